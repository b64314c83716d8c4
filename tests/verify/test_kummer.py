"""Kummer surfaces: formulas proven by interpolation, on random constants and on a curve's own;
known answers; tiny surfaces; mutants.
"""

import collections
import itertools
import json
import random
import tomllib
from pathlib import Path

import pytest

from ecgen.errors import FormulaError
from ecgen.formula import load, names, to_field_program
from ecgen.formula.model import load_shape
from ecgen.resources import data_folder
from ecgen.verify import verify_file
from ecgen.verify.maps import interpolation
from ecgen.verify.maps.interpolation import (
    Judge,
    points_of,
    prove_on,
    random_surface,
    run_plain,
    surface_of,
)
from ecgen.verify.modular import PRIME
from ecgen.verify.mutants import Runner, mutants
from tests.support.curve.classes import every_class

FOLDER = data_folder("formulas") / "kummer"
SHAPE = load_shape(FOLDER)
COUNTS = {
    "squared/ladder/ladd-2007-g": "7M + 12S + 9D",
    "squared/ladder/ladd-2014-bcls": "10M + 9S + 6D",
    "squared/ladder/ladd-lanes": "7M + 12S + 12D",
    "squared/ladder/ladd-small": "11M + 8S + 8D",
    "squared/doubling/dbl-2007-g": "8S + 6D",
    "squared/doubling/dbl-lanes": "8S + 8D",
    "squared/diffadd/dadd-2007-g": "7M + 4S + 3D",
}
CURVE = tomllib.loads((FOLDER / "curves" / "kummer1271.toml").read_text())
VECTORS = json.loads(
    (Path(__file__).resolve().parent.parent / "vectors" / "kummer1271.json").read_text()
)


def known_surface():
    """That of the curve file, with the root that its Rosenhain invariants were made with."""
    p = int(CURVE["field"]["p"], 16)
    for sign in (1, -1):
        surface = surface_of(SHAPE, p, tuple(CURVE["kummer"]["theta_sq"]), sign)
        if dict(surface.values)["mu"] == int(CURVE["curve"]["mu"], 16):
            return surface
    raise AssertionError("neither root gives the curve of the file")


@pytest.mark.parametrize("name", COUNTS)
def test_formulas_are_proven_with_their_counts(name):
    verdict = verify_file(FOLDER / f"{name}.op3")
    assert verdict.status == "proven" and verdict.cost.startswith(COUNTS[name] + " + ")
    assert "by interpolation" in verdict.claims[0].detail
    assert {str(c) for c in verdict.conditions} >= (
        {"Y1 = 0  (XY1 does not exist)"} if "doubling" not in name else set()
    )


def test_every_formula_is_in_the_table_of_counts():
    assert {name.removeprefix("kummer/") for name in names() if name.startswith("kummer/")} == set(
        COUNTS
    )


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.long] * ("2007" in name)) for name in COUNTS]
)
def test_formulas_are_proven_for_the_constants_of_a_curve(name):
    formula = load(f"kummer/{name}")
    assert prove_on(formula, to_field_program(formula), known_surface()) == ""


def test_constants_of_the_curve_file():
    surface = known_surface()
    p, values = surface.p, dict(surface.values)
    assert surface.jacobian.f == tuple(int(c) for c in CURVE["curve"]["f_dec"])
    assert all(values[n] == int(CURVE["curve"][n], 16) for n in ("lambda", "mu", "nu"))
    for i, (hat, eps) in enumerate(zip(CURVE["kummer"]["eps_hat"], CURVE["kummer"]["eps"])):
        if i:
            assert (
                values[f"k{i}"] * CURVE["kummer"]["eps_hat"][0] % p == hat % p
                and values[f"c{i}"] * CURVE["kummer"]["eps"][0] % p == eps % p
            )


def affine(vector, p):
    *xyz, t = (int(c, 16) for c in vector["xyzt_T1"])
    return tuple(c * pow(t, -1, p) % p for c in xyz)


def same(found, image, p):
    return found[3] % p and all((c - image[i] * found[3]) % p == 0 for i, c in enumerate(found[:3]))


def run(judge, program, images):
    values = run_plain(program, judge.values(images), judge.surface.p)
    return {public: values[value] for public, value in program.outputs}


def test_known_answers():
    surface = known_surface()
    p = surface.p
    for v in VECTORS["map_vectors"]:
        d = {key: int(v["D"][key], 16) for key in ("u0", "u1", "v0", "v1")}
        assert surface.image(((d["u0"], d["u1"], 1), (d["v0"], d["v1"]))) == affine(v["K"], p)
    for name in COUNTS:
        formula = load(f"kummer/{name}")
        judge, program = Judge(formula, surface), to_field_program(formula)
        for v in VECTORS["step_vectors"]:
            given = {key: affine(v[key], p) for key in ("P", "Q", "P-Q", "2P", "P+Q")}
            found = run(
                judge,
                program,
                {1: given["P"]}
                if "doubling" in name
                else {1: given["P-Q"], 2: given["P"], 3: given["Q"]},
            )
            for index, key in (
                ((3, "2P"),)
                if "doubling" in name
                else ((5, "P+Q"),)
                if "diffadd" in name
                else ((4, "2P"), (5, "P+Q"))
            ):
                assert same([found[f"{c}{index}"] for c in "XYZT"], given[key], p)


def test_a_whole_ladder_of_known_answers():
    surface, formula = known_surface(), load("kummer/squared/ladder/ladd-2014-bcls")
    judge, runner, p = (
        Judge(formula, surface),
        Runner(to_field_program(formula), {}, surface.p),
        surface.p,
    )
    outputs = dict(to_field_program(formula).outputs)
    for v in VECTORS["base_vectors"][3:5]:
        base = affine(VECTORS["G"], p)
        fixed = {
            n: value
            for n, value in judge.values({1: base}).items()
            if n in judge.parameters or n in ("XY1", "XZ1", "XT1")
        }
        low, high = [c % p for c in CURVE["kummer"]["theta_sq"]], [*base, 1]
        for bit in bin(int(v["k"], 16))[2:]:
            low, high = (high, low) if bit == "1" else (low, high)
            values = runner.fresh(
                fixed
                | dict(zip((f"{c}2" for c in "XYZT"), low))
                | dict(zip((f"{c}3" for c in "XYZT"), high))
            )
            low, high = ([values[outputs[f"{c}{k}"]] for c in "XYZT"] for k in (4, 5))
            low, high = (high, low) if bit == "1" else (low, high)
        assert same(low, affine(v["R"], p), p)


@pytest.mark.parametrize(
    "p", [7, 11, pytest.param(13, marks=pytest.mark.long), pytest.param(17, marks=pytest.mark.long)]
)
def test_every_pair_of_tiny_surfaces(p):
    """Every pair whose sum, difference and double have images and whose difference has wrapped
    coordinates.
    """
    source, seen = random.Random(p), 0
    for _ in range(400):
        surface = surface_of(
            SHAPE, p, tuple(source.randrange(1, p) for _ in range(4)), source.choice((1, -1))
        )
        if surface is None:
            continue
        jacobian, elements = (
            surface.jacobian,
            [e for e in every_class(surface.jacobian) if surface.image(e)],
        )
        for name in ("squared/ladder/ladd-2007-g", "squared/ladder/ladd-lanes"):
            formula = load(f"kummer/{name}")
            judge, program = Judge(formula, surface), to_field_program(formula)
            for first, second in source.sample(
                list(itertools.product(elements, repeat=2)), min(150, len(elements) ** 2)
            ):
                images = [
                    surface.image(e)
                    for e in (
                        jacobian.add(first, jacobian.negate(second)),
                        first,
                        second,
                        jacobian.add(first, first),
                        jacobian.add(first, second),
                    )
                ]
                if None in images or 0 in images[0]:
                    continue
                found = run(judge, program, dict(zip((1, 2, 3), images)))
                assert all(
                    same([found[f"{c}{k}"] for c in "XYZT"], images[k - 1], p) for k in (4, 5)
                ), (p, first, second)
                seen += 1
        if seen > 150:
            return
    raise AssertionError(f"only {seen} pairs were seen")


@pytest.mark.parametrize("name", COUNTS)
def test_every_mutant_is_refused_or_right(name):
    """One that is right at a trial of each kind must be proven, or have another degree: then it is
    refused, too.
    """
    formula = load(f"kummer/{name}")
    program, surface = to_field_program(formula), random_surface(SHAPE)
    judge, found = Judge(formula, surface), collections.Counter()
    trials = list(judge.trials(points_of(surface)))
    chosen = [
        (Runner(program, run_plain(program, judge.values(images), PRIME)), wanted)
        for images, wanted in (trials[3], trials[-3])
    ]
    for mutant in mutants(program):
        if all(judge.is_right(program, runner.run(mutant), wanted) for runner, wanted in chosen):
            values = [runner.run(mutant) for runner, _ in chosen]
            same_values = all(
                v[value] == runner.values[value]
                for v, (runner, _) in zip(values, chosen)
                for _, value in program.outputs
            )
            found[
                "equal"
                if same_values
                else "proven"
                if not prove_on(formula, mutant.apply(program), surface)
                else "refused by the proof"
            ] += 1
        else:
            found["wrong"] += 1
    assert found["wrong"] > 500 and found["equal"] + found["proven"] < 0.05 * found["wrong"], found


@pytest.mark.parametrize(
    "name, old, new, reason",
    [
        ("squared/ladder/ladd-2007-g", "Db = Db*k1", "Db = Db*k2", "is another point"),
        ("squared/ladder/ladd-2007-g", "Y5 = Mb*XY1", "Y5 = Mb*XZ1", "it does not read XY1"),
        ("squared/doubling/dbl-2007-g", "Ld = Gd^2", "Ld = Gc*Gd", "is another point"),
        ("squared/doubling/dbl-2007-g", "Z3 = Lc*c2", "Z3 = Lc*X1", "the degree of the theorem"),
        ("squared/diffadd/dadd-2007-g", "Ab = Ap-Aq", "Ab = Ap-c1", "not homogeneous"),
        ("squared/diffadd/dadd-2007-g", "Db = Ab*Bb", "Db = Ab*Bc", "is another point"),
    ],
)
def test_misprints_are_refused_and_named(tmp_path, name, old, new, reason):
    path = tmp_path / "changed.op3"
    text = (FOLDER / f"{name}.op3").read_text()
    assert old in text
    path.write_text(f"# model kummer/{name.rpartition('/')[0]}\n" + text.replace(old, new, 1))
    verdict = verify_file(path)
    assert verdict.status == "refused" and reason in verdict.reason
    if (
        "degree" not in reason and "read" not in reason
    ):  # what a misprint is to be replaced by must be read elsewhere in the file
        assert path.read_text().splitlines().index(new) + 1 in [
            s.line for s in verdict.suggestions
        ], verdict.suggestions


@pytest.mark.parametrize(
    "line, new, wanted",
    [
        ("map z", "source z", "quotient is not complete"),
        ("let k3 = A/D", "source k3", "quotient is not complete"),
        ("root e^2 = C*D/(A*B)", "root e = C*D/(A*B)", "defines no name"),
        ("let lambda = a*c/(b*d)", "let lambda = a*c/(b*g)", "reads g, which is not defined"),
        ("curve x*(x-1)", "curve x*(y-1)", "reads y, which is not defined"),
        ("curve x*(x-1)*(x-lambda)", "curve 2*x*(x-1)*(x-lambda)", "not monic of degree 5"),
        ("curve x*(x-1)*(x-lambda)", "curve (x-1)*(x-lambda)", "not monic of degree 5"),
    ],
)
def test_surfaces_that_cannot_be_read_say_why(tmp_path, line, new, wanted):
    text = (FOLDER / "coordinates").read_text()
    assert line in text
    (tmp_path / "coordinates").write_text(text.replace(line, new))
    with pytest.raises(FormulaError, match=wanted):
        random_surface(load_shape(tmp_path))


@pytest.mark.parametrize(
    "line, new",
    [
        ("let mu = c/d*(1+e)/(1-e)", "let mu = c/d*(1+e)/(1+2*e)"),
        ("let k1 = A/B", "let k1 = A/C"),
        ("map x = a*(", "map x = b*("),
        ("map y = b*(r*(nu*lambda-r)", "map y = b*(r*(nu*mu-r)"),
    ],
)
def test_a_wrong_surface_or_map_proves_nothing(tmp_path, line, new):
    """Changed invariants, constants or maps: the formulas are refused on them, or the map is none
    onto a quartic surface.
    """
    text = (FOLDER / "coordinates").read_text()
    assert line in text
    folder = tmp_path / "kummer"
    folder.mkdir()
    (folder / "coordinates").write_text(text.replace(line, new))
    (folder / "squared").symlink_to(FOLDER / "squared")
    formula = load("kummer/squared/doubling/dbl-2007-g")
    shape = load_shape(folder)
    wrong = interpolation.replace(
        formula, system=interpolation.replace(formula.system, shape=shape)
    )
    try:
        assert prove_on(wrong, to_field_program(wrong), random_surface(shape))
    except FormulaError as error:
        assert "rank" in error.what
