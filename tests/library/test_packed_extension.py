"""Point operations in lanes over F_{p^2}: proven as those over F_p are, component by component,
refused where they are something else, and the same as integers say.
"""

from dataclasses import replace
from random import Random

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure, CurveError
from ecgen.extension import Element
from ecgen.extension import components as numbers
from ecgen.field.lanes import packed as lowering
from ecgen.field.lanes.ifma import ShortField
from ecgen.formula import load, to_field_program
from ecgen.isa.target import load_target
from ecgen.library.facts.known_answers import embedded_vectors
from ecgen.library.files.write import write_library
from ecgen.library.packed import runs as packed_runs
from ecgen.library.packed.contract import Law
from ecgen.library.packed.platform import VectorPlatform
from ecgen.library.packed.points import build_packed, packings
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.curve import build_library, made
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.pack.rewrite.beside import beside
from ecgen.program.pack.rewrite.tower import expand_packed
from ecgen.program.passes import clean
from ecgen.program.passes.tower import components
from ecgen.run.check.checks import run_checks
from ecgen.run.verdict import FAILED
from tests.support.program.pack.interpret import interpret

FOURQ = without_file(load_curve("fourq"), BuildOptions("x"))
FIELDS = ((2**127 - 1, -1), (2**127 - 1, 3), (2**251 - 9, -1), (2**255 - 19, 2), (2**192 - 237, 5))
NAMES = (
    "twisted/extended-1/doubling/dbl-2008-hwcd-n",
    "twisted/extended-1/addition/readd-2008-hwcd-3",
)


# the CPU that has eight lanes in a point routine tries both
WAYS = {"expand_packed": ("zen4", expand_packed), "beside": ("zen5", beside)}


def built(cpu: str = "zen4"):
    return build_packed(FOURQ, load_target(cpu), 8, "ifma")


def packing_of(name: str):
    """The first packing that is recorded of a formula."""
    law = Law(None, None, clean(to_field_program(load(name))), {})
    return packings(law, VectorPlatform(None, None), False)[0]


@pytest.mark.parametrize(("p", "n"), FIELDS)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("expand", [expand_packed, beside])
@pytest.mark.sample(3)
def test_lowered_packings_are_proven_and_give_what_elements_give(expand, name, p, n):
    """Of every field: inputs with limbs at the ends of their bounds, a value of its own in each
    lane.
    """
    field, random = ShortField(p), Random(f"{name} {p} {n}")
    packed = packing_of(name)
    for merge in (False, True):
        lowered = lowering.lower_packed(
            expand(packed, n), field, style=lowering.Style(merge=merge, soon=expand is beside)
        )
        prove_vectors(lowered.vectors, lowered.meanings, p)
        for _ in range(10):
            given = {
                e.name: tuple(
                    tuple(
                        random.choice((low, high, high, random.randint(low, high)))
                        for _ in range(4)
                    )
                    for low, high in e.bounds
                )
                for e in lowered.ordered.inputs
            }
            held = {}
            for layout, first in zip(packed.inputs, range(0, len(lowered.ordered.inputs), 2)):
                pair = [(e, given[e.name]) for e in lowered.ordered.inputs[first : first + 2]]
                held |= {
                    each: Element(*(lane_value(e, limbs, k) for e, limbs in pair), p, n)
                    for k, each in enumerate(layout.lanes)
                    if each
                }
            found, wanted = run_vectors(lowered.ordered, given), interpret(packed, held, p)
            for output in packed.outputs:
                rows = [
                    next(e for e in lowered.ordered.outputs if e.name == place)
                    for place in components(output.place)
                ]
                for k, each in enumerate(output.lanes):
                    assert not each or tuple(
                        lane_value(e, found[e.name], k) % p for e in rows
                    ) == numbers(wanted[each], 2)


def test_a_prime_whose_sums_of_products_do_not_fit_is_refused():
    """A limb of 52 bits leaves none for a second product."""
    packed = packing_of(NAMES[1])
    for expand in (expand_packed, beside):
        with pytest.raises(BoundError, match="too large for a product"):
            lowering.lower_packed(expand(packed, 2), ShortField(2**256 - 189))


@pytest.mark.long
@pytest.mark.parametrize(
    "name, cpu",
    [
        ("fourq", "zen4"),
        ("fourq", "zen5"),
        *(pytest.param("ted1271gls", cpu, marks=pytest.mark.long) for cpu in ("zen5", "zen4")),
    ],
)
def test_routines_are_made(name, cpu):
    made = build_packed(
        without_file(load_curve(name), BuildOptions("x")),
        load_target(cpu),
        8,
        "ifma",
        ("v_dbladd",),
    )
    sizes = {
        a.words
        for routine in made.spec.routines
        if routine.name in ("v_dbl", "v_add", "v_cache")
        for a in routine.arguments
    }
    assert made.spec.degree == 2 and sizes == {2 * 4 * made.spec.limbs} == {made.spec.words}
    assert "v_dbladd" in {routine.name for routine in made.spec.routines}
    assert {e.machine.isa for e in made.emitted if e.name in ("v_dbl", "v_add", "v_dbladd")} == {
        "ifmawide" if cpu == "zen5" else "ifma"
    }


def otherwise(change):
    return lambda real: (
        lambda packed, n, inside=frozenset(): change(
            real(packed, n, inside), real, packed, n, inside
        )
    )


MUTANTS = {
    "another i^2": (
        otherwise(lambda below, real, packed, n, inside: real(packed, n - 1, inside)),
        "not proven to be",
    ),
    "components that change places": (
        otherwise(
            lambda below, *_: replace(
                below,
                outputs=tuple(
                    replace(x, value=y.value) for x, y in zip(below.outputs, below.outputs[::-1])
                ),
            )
        ),
        "not proven to be",
    ),
    "a component left out": (
        otherwise(lambda below, *_: replace(below, outputs=below.outputs[:1])),
        "the components",
    ),
    "a component of another lane": (
        otherwise(
            lambda below, *_: replace(
                below, outputs=tuple(replace(x, lanes=x.lanes[::-1]) for x in below.outputs)
            )
        ),
        "the components",
    ),
    "a component read twice": (
        otherwise(
            lambda below, *_: replace(
                below,
                inputs=(
                    below.inputs[0],
                    replace(below.inputs[1], lanes=below.inputs[0].lanes),
                    *below.inputs[2:],
                ),
            )
        ),
        "the components",
    ),
    "a product of the first components left out": (
        otherwise(
            lambda below, *_: replace(
                below,
                ops=tuple(
                    replace(op, args=(*op.args[2:], *op.args[2:]))
                    if op.name == "dot"
                    else replace(op, args=op.args[:1] * 2)
                    if op.name == "lin"
                    else op
                    for op in below.ops
                ),
            )
        ),
        "not proven to be",
    ),
}


@pytest.mark.parametrize("name", MUTANTS)
@pytest.mark.parametrize("way", WAYS)
def test_a_wrong_expansion_is_refused(way, name, monkeypatch):
    (change, said), (cpu, real) = MUTANTS[name], WAYS[way]
    monkeypatch.setattr(packed_runs, way, change(real))
    with pytest.raises(CheckFailure, match=said):
        built(cpu)


def test_a_missing_bound_is_refused(monkeypatch):
    """Sums of products whose sizes are taken to be those of one product alone."""
    real = lowering.lowering_of(ShortField(FOURQ.p))

    def small(b, field, name, *factors):
        made = real.mul(b, field, name, *factors)
        b.elements[-1] = replace(
            made,
            bounds=tuple(
                (low, high // 2 if len(factors) > 2 else high) for low, high in made.bounds
            ),
        )
        return b.elements[-1]

    monkeypatch.setattr(lowering, "lowering_of", lambda *given: replace(real, mul=small))
    with pytest.raises(BoundError, match="not proven to lie in"):
        built()


@pytest.mark.parametrize(
    ("vector", "cpu"),
    [("avx2", "zen4"), ("avx", "zen4"), (True, "zen3"), ("ifma", "zen3"), ("avx2", "zen3")],
)
def test_lanes_that_have_no_sums_of_products_are_refused(vector, cpu):
    with pytest.raises(CurveError, match="do not have lanes but those of AVX-512 IFMA"):
        build_library(load_curve("fourq"), load_target(cpu), BuildOptions("x", vector=vector))


@pytest.mark.long
def test_auto_goes_without_them():
    options = BuildOptions("x", vector="auto")
    build = Build(load_curve("ted1271gls"), load_target("zen3"), options)
    assert made(build, texts=False).spec.packed is None


@pytest.mark.long
@pytest.mark.parametrize("name", ["fourq", "ted1271gls"])
def test_libraries_pass_every_check(name, tmp_path):
    curve = load_curve(name)
    write_library(
        build_library(
            curve, load_target("zen4"), BuildOptions(name, vector="ifma"), embedded_vectors(curve)
        ).files,
        tmp_path / name,
    )
    _, _, verdicts = run_checks(tmp_path / name, scale=0.01)
    assert len(verdicts) > 10 and not [v for v in verdicts if v.status == FAILED]
