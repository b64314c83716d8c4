"""Each packed field operation on limbs at the ends of their proven bounds, every lane with its own
values and factors.

Once for every representation: doubles with fused multiply-add, doubles without (AVX), 64-bit
integers. A share of the inputs runs with the tests; `ECGEN_PACKED_TESTS=100000 python -m pytest
tests/isa/avx/test_avx_field.py` runs all.
"""

import random
from dataclasses import dataclass
from itertools import product

import pytest

from ecgen.field.lanes.doubles import fused, plain
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.doubles.linear import lower_carry
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.field.lanes.packed import lower_packed
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.pack.text import parse
from tests.support.field.lane_integers import (
    IntegerField,
    lower_add,
    lower_product,
    lower_reduced,
    lower_sub,
)
from tests.support.isa.avx.batches import COUNT, WHOLE, run_batches, values_of
from tests.support.isa.native import FLAGS, needs_host

P = 2**255 - 19
K, M = (3, -1, 13318, -8), (1, -13318, 0, 5)
MOVED = (2, 0, 3, 1)
OPERATIONS = {
    "add": (
        "add(P, Q) {a+b a-b b-a -a-b}",
        lambda lane, a, b: (
            ((1, 1), (1, -1), (-1, 1), (-1, -1))[lane][0] * a + (1, -1, 1, -1)[lane] * b
        ),
    ),
    "mulc": ("mulc(P) {3 -1 13318 -8}", lambda lane, a, b: K[lane] * a),
    "lin": ("lin(P, Q) {3:1 -1:-13318 13318:0 -8:5}", lambda lane, a, b: K[lane] * a + M[lane] * b),
    "sum_of_sums": (
        "lin(s, P) {3:1 -1:-13318 13318:0 -8:5}",
        lambda lane, a, b: K[lane] * (a + b) + M[lane] * a,
    ),
    "mul": ("mul(P, Q)", lambda lane, a, b: a * b),
    "sqr": ("sqr(P)", lambda lane, a, b: a * a),
    "mul_of_sums": ("mul(s, d)", lambda lane, a, b: (a + b) * (a - b)),
    "blend": ("blend(P, Q) {0 1 1 0}", lambda lane, a, b: (a, b, b, a)[lane]),
    "perm": (f"perm(P) {{{' '.join(map(str, MOVED))}}}", None),  # reads other lanes: see `meant`
}
INTEGERS = {
    "add": (lambda b, f, x, y: lower_add(b, f, "r", x, y), lambda lane, a, b: a + b),
    "sub": (lambda b, f, x, y: lower_sub(b, f, "r", x, y), lambda lane, a, b: a - b),
    "mul": (lambda b, f, x, y: lower_product(b, f, "r", x, y), lambda lane, a, b: a * b),
    "sqr": (lambda b, f, x, y: lower_product(b, f, "r", x, x), lambda lane, a, b: a * a),
    "mul_of_sums": (
        lambda b, f, x, y: lower_product(
            b,
            f,
            "r",
            lower_reduced(b, f, "s", lower_add(b, f, "t", x, y)),
            lower_sub(b, f, "d", x, y),
        ),
        lambda lane, a, b: (a + b) * (a - b),
    ),
    "carry": (lambda b, f, x, y: lower_reduced(b, f, "r", x), lambda lane, a, b: a),
}
pytestmark = needs_host


@dataclass(frozen=True)
class Lanes:
    """A representation: its field, the instruction set it is made for, and the lowering of
    products.
    """

    field: type
    isa: str
    needs: frozenset
    products: object = None

    def runs(self) -> bool:
        return self.needs <= FLAGS


REALS, SCALED = (
    Lanes(RealField, "avx2", frozenset({"avx2", "fma"}), fused),
    Lanes(ScaledField, "avx", frozenset({"avx"}), plain),
)
WORDS = Lanes(IntegerField, "avx2", frozenset({"avx2"}))
representations = [
    pytest.param(
        lanes,
        id=name,
        marks=pytest.mark.skipif(
            not lanes.runs(),
            reason=f"not run: needs a CPU with {' and '.join(sorted(lanes.needs))}",
        ),
    )
    for name, lanes in {"fma": REALS, "avx": SCALED, "integers": WORDS}.items()
]
doubles = representations[:2]


def proven(vectors, meanings, p: int = P):
    prove_vectors(vectors, meanings, p)
    return vectors


def packed_program(name: str, operation: str, field):
    text = f"packed {name} width 4\ninput P = P [X1 Y1 Z1 T1]\ninput Q = Q [X2 Y2 Z2 T2]\n"
    text += (
        "s = add(P, Q) {a+b a+b a+b a+b} -> [sx sy sz st]\nd = add(P, Q) {a-b a-b a-b a-b} -> [dx"
        " dy dz dt]\n"
    )
    text += f"r = {operation} -> [rx ry rz rt]\noutput R = r [X3 Y3 Z3 T3]\n"
    lowered = lower_packed(parse(text), field)
    return proven(lowered.vectors, lowered.meanings, field.p)


def integer_program(name: str, field):
    """The operation on elements as they come out of a product; the operand of a carry is as wide as
    a difference.
    """
    b = VectorBuilder(name)
    bounds = tuple((0, 8 * high) for _, high in field.tight) if name == "carry" else None
    x, y = field.input(b, "P", bounds), field.input(b, "Q")
    return proven(b.build([INTEGERS[name][0](b, field, x, y)]), b.meanings)


def cases(lanes: Lanes) -> dict:
    """name -> (program, meaning of a lane)."""
    field = lanes.field(P)
    if lanes is WORDS:
        return {
            name: (integer_program(name, field), meaning) for name, (_, meaning) in INTEGERS.items()
        }
    return {
        name: (packed_program(name, text, field), meaning)
        for name, (text, meaning) in OPERATIONS.items()
    } | wide_cases(lanes, field)


def wide_cases(lanes: Lanes, field) -> dict:
    """A carry of limbs seven times as large as reduced ones, and products of the widest factors
    that are accepted, to a tenth.
    """
    b, lowered = VectorBuilder("carry"), {}
    lowered["carry"] = proven(
        b.build([lower_carry(b, field, "r", field.input(b, "P", times(field, 70)))]), b.meanings
    )
    for name in ("wide_mul", "wide_sqr"):
        b = VectorBuilder(name)
        x, y = next(
            pair
            for tenths in range(60, 9, -1)
            if fits(lanes, field, pair := factors(field, name, tenths))
        )
        assert x.bounds[0][1] > field.tight[0][1]
        x = field.input(b, "P", x.bounds)
        y = x if name == "wide_sqr" else field.input(b, "Q", y.bounds)
        lowered[name] = proven(b.build([lanes.products.lower_mul(b, field, "r", x, y)]), b.meanings)
    meanings = {
        "carry": lambda lane, a, b: a,
        "wide_mul": lambda lane, a, b: a * b,
        "wide_sqr": lambda lane, a, b: a * a,
    }
    return {name: (program, meanings[name]) for name, program in lowered.items()}


def times(field, tenths: int) -> tuple:
    return tuple((tenths * low // 10, tenths * high // 10) for low, high in field.tight)


def factors(field, name: str, tenths: int):
    b = VectorBuilder("factors")
    x = field.input(b, "P", times(field, tenths))
    return (x, x) if name == "wide_sqr" else (x, field.input(b, "Q", times(field, tenths)))


def fits(lanes: Lanes, field, pair) -> bool:
    return lanes.products.fits_product(field, *pair)


def meant(vectors, given, meaning, lane: int):
    """What every row of a lane must be congruent to."""
    names = [e.name for e in vectors.inputs]
    if meaning is None:
        return values_of(vectors.inputs[0], given[names[0]], MOVED[lane])
    sides = [values_of(e, given[e.name], lane) for e in vectors.inputs]
    return [meaning(lane, a, b) for a, b in zip(sides[0], sides[-1])]


def failures(vectors, given, found, meaning, change: int = 0) -> int:
    """How many limbs leave the bounds of the result, and how many lanes are not what the operation
    says; `change` is added in lane 3.
    """
    result = vectors.outputs[0]
    bad = sum(
        not low <= min(lane) <= max(lane) <= high
        for limb, (low, high) in zip(found[result.name], result.bounds)
        for lane in limb
    )
    for lane in range(LANES):
        expected = meant(vectors, given, meaning, lane)
        bad += sum(
            (want + change * (lane == 3) - have) % P != 0
            for want, have in zip(expected, values_of(result, found[result.name], lane))
        )
    return bad


@pytest.mark.sample(3)
@pytest.mark.parametrize("lanes", representations)
def test_every_operation_in_every_lane(lanes, tmp_path):
    programs = cases(lanes)
    for name, given, found in run_batches(
        tmp_path, {n: p for n, (p, _) in programs.items()}, random.Random(4), COUNT, lanes.isa
    ):
        vectors, meaning = programs[name]
        assert failures(vectors, given, found, meaning) == 0, name
        assert failures(vectors, given, found, meaning, change=1) == COUNT, name


@pytest.mark.parametrize("lanes", doubles)
def test_every_permutation(lanes, tmp_path):
    """All 256 moves of lanes, or a share; without permutes across pairs each takes its own way. A
    limb is as good as any: a short prime.
    """
    field = lanes.field(2**127 - 1)
    moves = list(product(range(LANES), repeat=LANES))
    moves = moves if WHOLE else random.Random(lanes.isa).sample(moves, 64)
    programs = {
        "perm" + "".join(map(str, m)): packed_program(
            "perm", f"perm(P) {{{' '.join(map(str, m))}}}", field
        )
        for m in moves
    }
    for name, given, found in run_batches(tmp_path, programs, random.Random(6), 8, lanes.isa):
        assert [found["R"][k][lane] for k in range(len(found["R"])) for lane in range(LANES)] == [
            limb[int(source)] for limb in given["P"] for source in name[4:]], name  # fmt: skip
