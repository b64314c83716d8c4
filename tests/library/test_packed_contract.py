"""A packed routine that returns something else, elsewhere or beyond its bounds is refused by the
build, whatever its lowering claims.
"""

from contextlib import suppress
from dataclasses import replace
from types import SimpleNamespace

import pytest

import ecgen.library.packed.points as packed
from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes import packed as lowering
from ecgen.field.reduction.pseudo_mersenne import Mersenne
from ecgen.field.representations.montgomery import Montgomery
from ecgen.isa.target import load_target
from ecgen.library.batch import ladders as batch
from ecgen.library.packed import contract as packed_contract
from ecgen.library.packed import runs as packed_runs
from ecgen.library.pipeline.options import BuildOptions
from ecgen.limb.lanes.ir import WORD
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.pack.ir import PackedOp
from ecgen.program.pack.validate import validate
from tests.support.library.curves import LARGE
from tests.support.library.made import made_library

CURVE, CPU = LARGE["curve13318"], "sandybridge"
WRITTEN = packed.read_written


def build():
    return packed.build_packed(CURVE, load_target(CPU), 17)


def rearranged(program, sources, lanes):
    """The doubling with its result permuted, and its lanes named as if that were meant."""
    if "doubling" not in program.name:
        return program
    (output,) = program.outputs
    holds = tuple(None if s is None else output.lanes[s] for s in sources)
    op = PackedOp("perm", "moved", (output.value,), sources, holds)
    return validate(
        replace(
            program, ops=(*program.ops, op), outputs=(replace(output, value="moved", lanes=lanes),)
        )
    )


@pytest.mark.parametrize(
    "sources, lanes",
    [((1, 1, 2, 0), ("X3", "Z3", "Y3", "X3")), ((1, 0, 2, None), ("Z3", "X3", "Y3", None))],
)
def test_results_in_other_lanes(monkeypatch, sources, lanes):
    only = [
        p
        for p in WRITTEN(4)
        if "doubling" in p.name and p.outputs[0].lanes == ("X3", "Z3", "Y3", None)
    ]
    monkeypatch.setattr(
        packed,
        "packings",
        lambda law, platform, search: [
            rearranged(p, sources, lanes) for p in only if p.name == law.program.name
        ],
    )
    with pytest.raises(CheckFailure, match="in the lanes in which points lie"):
        build()


def test_a_result_beyond_the_bounds_of_an_operand(monkeypatch):
    real = lowering.lower_packed

    def wide(program, field, params, **names):
        bounds = [(3 * low, 3 * high) for low, high in field.tight]
        lowered = real(program, field, params, **names)
        inputs = tuple(replace(e, bounds=tuple(bounds)) for e in lowered.vectors.inputs)
        return replace(lowered, vectors=replace(lowered.vectors, inputs=inputs))

    monkeypatch.setattr(packed_runs, "lower_packed", wide)
    with pytest.raises(CheckFailure, match="bounds of a reduced element"):
        build()


def test_no_meanings(monkeypatch):
    real = lowering.lower_packed
    monkeypatch.setattr(
        packed_runs,
        "lower_packed",
        lambda *args, **names: replace(real(*args, **names), meanings={}),
    )
    with pytest.raises(CheckFailure, match="is not proven to be"):
        build()


def test_a_lowering_that_exchanges_factors_and_says_so(monkeypatch):
    """Its meanings are proven, but they are not those of the packing."""
    real = lowering.lowering_of
    monkeypatch.setattr(
        lowering,
        "lowering_of",
        lambda field, late=False: replace(
            real(field, late),
            total=lambda b, field, name, x, y: real(field, late).total(
                b, field, name, (x[0], y[1]), (y[0], x[1])
            ),
        ),
    )
    with pytest.raises(CheckFailure, match="is not proven to be"):
        build()


@pytest.mark.long
def test_a_constant_of_another_curve(monkeypatch):
    real = packed.bound_formula

    def wrong(name, curve, group=None):
        program, params = real(name, curve, group)
        return program, {k: v + 1 for k, v in params.items()}

    monkeypatch.setattr(packed, "bound_formula", wrong)
    with pytest.raises(CheckFailure, match="the group law"):
        build()


def test_words_beyond_what_general_registers_take():
    """2^127 + 2^46 left the lanes where elements in memory are at most 2^127 - 1: sums of such
    overflowed. Elements in another form than residues are refused too.
    """
    p = 2**127 - 1
    for unit in packed.UNITS:
        field = unit.field(p)
        program = packed.conversions(field, Mersenne(p))["v_unpack"][0]
        (whole,) = (e for e in program.elements if e.name == "whole")
        for larger in (1, 4):  # one more in the topmost digit, more bits there
            bounds = (*whole.bounds[:-1], (0, larger * (whole.bounds[-1][1] + 1)))
            wide = replace(
                program,
                elements=tuple(
                    replace(e, bounds=bounds) if e is whole else e for e in program.elements
                ),
            )
            with pytest.raises(
                BoundError,
                match=(
                    r"v_unpack: elements on general registers, mersenne, are at most 2\^127-1,"
                    r" those that leave the lanes at most"
                ),
            ):
                packed_contract.require_words("v_unpack", wide, Mersenne(p))
        # whatever words hold: they are converted before and behind
        assert packed.conversions(field, Montgomery(p))
        if field.kind == WORD:
            assert batch.conversions(field, Montgomery(p))  # which multiply by what 1 is held by
        else:
            with pytest.raises(
                BoundError,
                match="elements on general registers, montgomery, stand for others than themselves",
            ):
                batch.conversions(field, Montgomery(p))


@pytest.mark.long
def test_elements_in_montgomery_form_go_into_lanes_as_residues():
    """Over 2^61 - 1 a library was built whose vectors took x R for x. Every element is converted
    before it goes into lanes, and behind them.
    """
    library = made_library(
        load_curve("curve448"),
        load_target("zen5"),
        BuildOptions("curve448", vector="ifma", api="x448"),
    )
    assert library.spec.one != 1 and library.spec.goes_by_words
    (text,) = (
        text
        for name, text in library.files.items()
        if name.endswith(".c") and "curve448_v_pack_words(" in text
    )
    for way, first, last in (("to", "pack", "v_pack(r, "), ("from", "unpack", "words_copy(")):
        body = text.split(f"curve448_v_{first}_words(", 1)[1].split("\n}", 1)[0]
        places = [
            body.index(f"curve448_fe_{way}_words(w + {8 * k}, w + {8 * k});") for k in range(4)
        ]
        assert all(
            (
                place < body.index(f"curve448_{last}")
                if way == "to"
                else place > body.index("curve448_v_unpack(")
            )
            for place in places
        )
    assert text.count("curve448_v_pack(") == text.count("curve448_v_unpack(") == 1


@pytest.mark.parametrize(
    "m, c",
    [
        (61, 1),
        (64, 59),
        (107, 1),
        (127, 1),
        (128, 173),
        (192, 237),
        (251, 9),
        (255, 19),
        (256, 189),
    ],
)
@pytest.mark.sample(3)
def test_numbers_leave_the_lanes_as_long_as_the_prime(m, c):
    """Proven, for every unit that takes the prime: the carry that is folded last is 0, or leaves
    little.
    """
    fields = [field for unit in packed.UNITS if (field := taken(unit, 2**m - c))]
    assert len(fields) >= 1 + (m > 64)
    for field in fields:
        program, meanings = packed.unpack_program(field)
        (whole,) = (e for e in program.elements if e.name == "whole")
        assert sum(high << at for (_, high), at in zip(whole.bounds, whole.positions)) < 1 << m
        assert prove_vectors(program, meanings, 2**m - c).congruences


def taken(unit, p):
    """The lanes of a unit for a prime, None if they refuse it."""
    with suppress(BoundError):
        field = unit.field(p)
        packed.pack_program(field)
        return field


@pytest.mark.parametrize(
    "name, side, factor", [("pack_program", "outputs", 2), ("unpack_program", "inputs", 0.5)]
)
def test_conversions_with_bounds_of_their_own(monkeypatch, name, side, factor):
    real = getattr(packed, name)

    def other(field, routine):
        program, meanings = real(field, routine)
        elements = tuple(
            replace(
                e, bounds=tuple((int(factor * low), int(factor * high)) for low, high in e.bounds)
            )
            for e in getattr(program, side)
        )
        return replace(program, **{side: elements}), meanings

    monkeypatch.setattr(packed, name, other)
    with pytest.raises(CheckFailure, match="limbs and bounds of a reduced element"):
        build()


@pytest.mark.parametrize(
    "counted, instructions, is_taken",
    [(False, 200, True), (False, 208, True), (False, 209, False), (True, 200, False)],
)
def test_the_order_of_a_list_scheduling_is_taken_where_it_costs_few_instructions(
    counted, instructions, is_taken
):
    """The order of the lowering has 200 instructions: 8 more are few, and fields of counted
    instructions have no list scheduling.
    """
    unit = next(iter(packed.UNITS))
    program, _ = packed.pack_program(unit.field(2**255 - 19))
    other = replace(program, ops=tuple(sorted(program.ops, key=lambda op: len(op.reads))))
    assert other.ops != program.ops

    def emitted(routine):
        return SimpleNamespace(
            made=routine.vectors, instructions=instructions if routine.vectors is other else 200
        )

    fake = SimpleNamespace(counted=counted, emit=emitted)
    row = packed.ProvenRow("v_pack", program, program, {})

    def sooner(ordered):
        core = SimpleNamespace(ordered=lambda _: ordered)
        return packed._sooner(row, SimpleNamespace(unit=fake, core=core), 1)

    made = sooner(other).made
    assert made is (other if is_taken else program)
    if not counted:
        less = replace(program, ops=program.ops[1:])
        with pytest.raises(CheckFailure, match="other operations"):
            sooner(less)
