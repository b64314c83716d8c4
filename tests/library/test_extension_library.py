"""Libraries over F_{p^2}: points of tiny curves times scalars with the emitted C and assembly (in
the longer tier all pairs); operations at the extremes of their words; what a wrong expansion meets;
the three large curves whole."""

from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import prod
from random import Random

import pytest

from ecgen.curve import load_curve
from ecgen.curve.model import Curve
from ecgen.errors import CheckFailure, CurveError
from ecgen.extension import Element, components
from ecgen.field.proof import prove_lowering
from ecgen.isa.backends import back_end
from ecgen.isa.measured import CHOICES
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.facts.choices import Choice, save_choices
from ecgen.library.facts.known_answers import embedded_vectors
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.library.pipeline.refusals import encoding_of
from ecgen.library.routines.point_choices import choice_key
from ecgen.library.routines.programs import formula_choices
from ecgen.library.routines.towers import OPERATIONS, PREFIX, WAYS, extension_program, over_base
from ecgen.limb.interpret import run_limbs
from ecgen.program.ops import extended, fusion_rows
from ecgen.run.check.checks import load, run_checks
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import failure
from ecgen.run.inputs import edge_values
from ecgen.run.verdict import FAILED
from ecgen.verify.maps.expansion import prove_expansion
from tests.support.compilers import quick
from tests.support.library.exhaustive import every
from tests.support.library.extensions import tiny_of
from tests.support.library.placing import places
from tests.support.library.real import write

SHAPES = {
    "weierstrass 13": ("weierstrass", 13, 2, -3, 1),
    "weierstrass 11": ("weierstrass", 11, -1, 5, 1),
    "weierstrass 31": ("weierstrass", 31, 3, 1, 4),
    "edwards 31": ("twisted_edwards", 31, -1, -1, 4),
    "edwards 29": ("twisted_edwards", 29, 2, -1, 8),
}
SHORT = "weierstrass 13"
FEW, ALL = 60, 40_000  # inputs of a function; all where there are no more


@lru_cache
def tiny(form: str, p: int, n: int, a: int, cofactor: int) -> tuple[Curve, list]:
    """A curve that is not defined over F_p, and all its affine points."""
    field = [Element(c, d, p, n) for d in range(p) for c in range(p)]
    return next(
        found
        for second in field[p + 2 :]
        if (found := tiny_of(form, p, n, Element(a, 0, p, n), second, cofactor))
    )


@pytest.mark.long
@pytest.mark.parametrize("name", SHAPES)
def test_functions_on_every_input_or_many(name, tmp_path, monkeypatch):
    curve, points = tiny(*SHAPES[name])
    monkeypatch.setattr("test_exhaustive_emitted.curves.points", lambda _: points)
    emitted, random = read_emitted(write(curve, tmp_path, "tiny")), Random(name)
    assert emitted.curve == curve
    loaded = load(emitted, quick(), tmp_path)
    for function in emitted.functions:
        if function.name.startswith(("fr_", "scalar_", "cpu", "point_msm")):
            continue
        values, limit = (
            [list(every(emitted, a, random)) for a in function.inputs],
            FEW if name == SHORT else ALL,
        )
        for inputs in (
            product(*values)
            if prod(map(len, values)) <= limit
            else ([random.choice(v) for v in values] for _ in range(limit))
        ):
            assert not (
                text := failure(loaded, function, tuple(inputs), random.choice(places(function)))
            ), text


@pytest.mark.parametrize(
    ("p", "n", "cpu"),
    [
        ((1 << 127) - 1, -1, "zen4"),
        ((1 << 61) - 1, -1, "x86-64"),
        ((1 << 128) - 159, 2, "zen4"),
        (0xB0A1, 3, "cortex-m4f"),
    ],
)
def test_operations_at_the_extremes_of_their_words(p, n, cpu):
    """Proven, and compared with elements for all pairs of edges among the representatives, by both
    ways to multiply.
    """
    target = load_target(cpu)
    field, isa, table, random = (
        represent(p, target),
        back_end(target.isa),
        extended(fusion_rows("constants")),
        Random(p),
    )
    edges = edge_values(p, field.loose[1] + 1, field.n * field.bits, field.bits)
    for (name, _, _arity), way in product(OPERATIONS, WAYS):
        routine = over_base(extension_program(PREFIX + name), p, n, way)
        limbs = isa.lower_routine(routine, field, table, target.level).limbs
        prove_lowering(routine.program, limbs, field, table)
        for _ in range(60):
            held = {e.name: random.choice(edges) for e in limbs.inputs}
            a, b = (
                Element(*(field.decode(held.get(f"{x}_{i}", 0)) for i in (0, 1)), p, n)
                for x in "ab"
            )
            want = {"add": a + b, "sub": a - b, "neg": -a, "mul": a * b, "sqr": a * a}[name]
            values = list(run_limbs(limbs, held).values())
            assert (
                tuple(map(field.decode, values)) == components(want)
                and max(values) <= field.loose[1]
            )


def test_a_wrong_expansion_is_refused():
    p, product_of = (1 << 127) - 1, extension_program("fe2_mul")
    below = over_base(product_of, p, -1).program
    assert prove_expansion(product_of.program, below, p, -1) >= 2
    for n in (3, 5):
        with pytest.raises(CheckFailure, match="something else"):
            prove_expansion(product_of.program, below, p, n)


@pytest.mark.long
def test_what_is_not_made_is_refused():
    curve, target = load_curve("fourq"), load_target("x86-64")
    for options in ({"extras": ("map",)}, {"vector": True}):
        with pytest.raises(CurveError, match="do not have"):
            build_library(curve, target, BuildOptions("x", **options))
    with pytest.raises(CurveError, match="prime fields"):
        encoding_of(curve, "rfc8032")


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "cpu"), [("ted1271gls", "x86-64"), ("jac1271gls", "zen4"), ("fourq", "zen4")]
)
def test_the_large_curves_pass_every_check(name, cpu, tmp_path):
    curve = load_curve(name)
    write_library(
        build_library(curve, load_target(cpu), BuildOptions(name), embedded_vectors(curve)).files,
        tmp_path / name,
    )
    _, _, verdicts = run_checks(tmp_path / name, scale=0.01)
    assert len(verdicts) > 10 and not [v for v in verdicts if v.status == FAILED]
    assert any("known answers" in v.check and "37 vectors" in v.detail for v in verdicts)


@pytest.mark.long
def test_recorded_choices_are_taken(tmp_path):
    """Over F_{p^2} a choice names a way to multiply; one that was recorded for a prime field of as
    many words is none of it.
    """
    curve, target, name = load_curve("fourq"), load_target("zen4", untuned=True), "ext_mreadd"

    def way(choices: list[Choice]) -> str:
        save_choices(tmp_path / CHOICES, {each.key: each for each in choices}, {"cpu": "zen4"})
        library = build_library(
            curve, replace(target, tuned=tmp_path), BuildOptions("x", api="point_mul_base")
        )
        return next(e.routine.choice.fusions for e in library.assembly.emitted if e.name == name)

    usual = way([])
    other = next(each for each in WAYS if each != usual)
    facts = without_file(curve)
    chosen = Choice(
        *choice_key(name, facts, represent(curve.p, target)),
        *formula_choices(name, facts)[:1],
        other,
        "operations",
        4,
        0,
    )
    assert way([chosen]) == other
    assert way([replace(chosen, system=chosen.system.removesuffix(", degree 2"))]) == usual
