"""Systems of laws: complete sums of classes of genus 2. Each law is proven; of any two classes over
tiny fields, one is right; misprints are refused.
"""

import itertools
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import load
from ecgen.formula.library import load_file
from ecgen.formula.lower import to_field_program, to_segments, with_first
from ecgen.group.derived.moebius import moebius_below
from ecgen.kind.jacobian.divisors import NEUTRAL, Jacobian
from ecgen.kind.jacobian.model import real_model
from ecgen.program.interpret import interpret
from ecgen.resources import data_folder
from ecgen.verify import prove
from ecgen.verify.algebra.polynomial import TooLarge
from ecgen.verify.choices import at_random, check_choices, symbolic
from ecgen.verify.laws.definition import prove_law
from ecgen.verify.mutants import mutants
from tests.support.curve.classes import every_class

ADD, DBL = (f"genus2-sextic/projective/{name}" for name in ("addition/add", "doubling/dbl"))


def chosen(formula, values: dict[str, int], p: int) -> tuple[dict[str, int], tuple[int, ...]]:
    """The result of the law that a library takes, and which alternatives it takes."""
    state, taken = dict(values), []
    for program, choice in to_segments(formula):
        state |= interpret(program, {n: state[n] for n in (*program.inputs, *program.params)}, p)
        if choice:
            taken.append(
                next(
                    (
                        i
                        for i, names in enumerate(choice.alternatives)
                        if any(state[n] for n in names)
                    ),
                    len(choice.alternatives) - 1,
                )
            )
            state |= {n: state[a] for n, a in zip(choice.names, choice.alternatives[taken[-1]])}
    return {n: state[n] for n in formula.outputs}, tuple(taken)


def affine(values: dict[str, int], p: int) -> tuple[int, ...]:
    i = pow(values["Z3"], -1, p)
    return tuple(values[f"{c}3"] * i % p for c in "QRST")


def classes_of(jacobian: Jacobian) -> tuple[dict, dict]:
    """Class -> its numbers on the model of degree 6, and the constants of that."""
    p, model = jacobian.p, real_model(SimpleNamespace(p=jacobian.p, f=jacobian.f, r=1 << 20))
    there, found = moebius_below(load(ADD).system.shape, "there", ("m", "1", "1", "0")), {}
    for u, v in every_class(jacobian):
        if len(u) > 1:
            numbers = dict(zip("qrst", (u[1], u[0], *(*v, 0, 0)[1::-1])))
            value = interpret(there, numbers | {"m": model.shift, "whole": int(len(u) == 3)}, p)
            below = pow(value["below"], -1, p)
            found[u, v] = tuple(value[c] * below % p for c in "qrst")
            if len(u) == 2:  # the class of a point less infinity is that of the point and (0, 0)
                x = pow(-u[0] - model.shift, -1, p)
                assert found[u, v] == (-x % p, 0, (v or (0,))[0] * x * x % p, 0)
    return found, {f"f{i}": c for i, c in enumerate(model.f)}


@pytest.mark.parametrize(
    "f, step",
    [
        ((1, 4, 6, 6, 6), 5),
        *(
            pytest.param(f, 1, marks=pytest.mark.long)
            for f in ((1, 4, 6, 6, 6), (6, 6, 0, 0, 0), (1, 4, 4, 1, 2))
        ),
    ],
)
def test_of_the_laws_one_is_right_for_any_two_classes(f, step):
    """All pairs, or those of every fifth class, over a field of 7 elements, also where the number
    of classes is even; a sum that is neutral has no Z, and every alternative but one is taken.
    """
    jacobian, taken = Jacobian(7, (*f, 1)), set()
    found, constants = classes_of(jacobian)
    assert len(found) == len(every_class(jacobian)) - 1

    def values(k: int, numbers: tuple, z: int) -> dict[str, int]:
        return {f"{c}{k}": n * z % 7 for c, n in zip("QRSTZ", (*numbers, 1))}

    for first, second in itertools.product(list(found)[::step], found):
        total = jacobian.add(first, second)
        result, way = chosen(
            load(ADD), constants | values(1, found[first], 3) | values(2, found[second], 5), 7
        )
        assert (result["Z3"] == 0) if total == NEUTRAL else affine(result, 7) == found[total], (
            first,
            second,
        )
        taken.add(way)
        if first == second:
            result, way = chosen(load(DBL), constants | values(1, found[first], 2), 7)
            assert (result["Z3"] == 0) if total == NEUTRAL else affine(result, 7) == found[total], (
                first
            )
            taken.add(way)
    assert taken >= {(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (3, 0), (3, 2), (0,), (1,)}


def test_the_law_of_curves_of_degree_six_is_proven_from_its_definition():
    prove_law(load(ADD).system.shape)


@pytest.mark.parametrize("name, step", [(DBL, 40), (ADD, 600)])
def test_mutants_are_refused(name, step):
    """Of every part: signs and operands, at random classes; some of them by the proof itself."""
    formula = load(name)
    segments, classes, generic = to_segments(formula), at_random(formula, 3), symbolic(formula)
    assert check_choices(formula, classes, segments) is None
    every = [(i, m) for i, (program, _) in enumerate(segments) for m in mutants(program)]
    for number, (i, mutant) in enumerate(every[::step]):
        program, choice = segments[i]
        broken = (*segments[:i], (mutant.apply(program), choice), *segments[i + 1 :])
        assert check_choices(formula, classes, broken) is not None, mutant
        assert number % 25 or not is_proven(formula, generic, broken), mutant


def is_proven(formula, generic, segments) -> bool:
    try:
        return check_choices(formula, generic, segments) is None
    except TooLarge:
        return False


def copy_of(name: str, folder: Path, description: str, *change: str) -> Path:
    source = data_folder("formulas") / f"{name}.op3"
    path = folder / "mine.op3"
    path.write_text(
        f"# model {name.rpartition('/')[0]}\n"
        + (source.read_text().replace(*change) if change else source.read_text())
    )
    path.with_suffix("").write_text(description)
    return path


def test_a_wrong_alternative_is_refused_whichever_it_is(tmp_path):
    text = (data_folder("formulas") / ADD).read_text()
    for change, what in (
        (("g2 = a-b", "g2 = a+b"), "homogeneous|no multiple"),
        (("C3 = b-a", "C3 = a-b"), "fails for T3"),
        (("D2 = k*a", "D2 = k*k"), "homogeneous|fails"),
        (("h4 = a-b", "h4 = b-a"), "no multiple"),
    ):
        verdict = prove(load_file(copy_of(ADD, tmp_path, text, *change)))
        assert verdict.status == "refused"
        assert any(part in verdict.reason for part in what.split("|")), verdict.reason
    verdict = prove(load_file(copy_of(ADD, tmp_path, text.replace("= 1 c h", "= 1 h c"))))
    assert verdict.status == "refused" and "no multiple" in verdict.reason
    assert prove(load_file(copy_of(ADD, tmp_path, text))).status == "proven"


@pytest.mark.parametrize(
    "old, new, what",
    [
        ("choose B C D = B1", "choose B C D = B9", "takes what is not written before"),
        (" | B2 C2 D2", "", "has one alternative"),
        ("| B2 C2 D2", "| B2 C2", "alternatives of other lengths"),
        ("choose B C D", "choose a C D", "sets what the code sets"),
        ("choose B C D", "choose U V W", "names nothing that the code reads"),
    ],
)
def test_choices_that_are_none(tmp_path, old, new, what):
    text = (data_folder("formulas") / DBL).read_text()
    assert old in text
    with pytest.raises(FormulaError, match=what) as caught:
        load_file(copy_of(DBL, tmp_path, text.replace(old, new)))
    assert caught.value.line == 2


def test_segments_make_the_first_law():
    """What the segments compute with the first alternatives is what the formula without choices
    computes.
    """
    formula, p = load(ADD), 1009
    values = {n: 3 + 7 * i for i, n in enumerate((*formula.inputs, *formula.params))}
    program = to_field_program(formula)
    result, way = chosen(formula, values, p)
    assert way == (0, 0) and result == interpret(program, values, p)
    assert with_first(formula).choices == ()
