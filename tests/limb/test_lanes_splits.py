"""Proofs of vector programs by cases: words of 256 bits modulo 2^256 - c, where what is folded last
is 0 or leaves little room to fill.
"""

from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.field.lanes.ifma import ShortField
from ecgen.field.lanes.words import unpack_program
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import LANES, REAL, WORD, Form, VectorOp
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.validate import validate

P = 2**256 - 189
FIELDS = (ShortField, RealField, ScaledField)


@pytest.mark.parametrize("kind", FIELDS)
def test_unpacking_is_proven_for_either_carry_and_not_without(kind):
    """Of two terms the sum of which decides; of one the interval of the whole polynomial tells it,
    too.
    """
    for p in (P, 2**448 - 2**224 - 1)[: 1 + (kind is ShortField)]:
        program, meanings = unpack_program(kind(p))
        assert len(program.splits) == 1 and prove_vectors(program, meanings, p).congruences >= 20
        if p == P:
            assert prove_vectors(replace(program, splits=()), meanings, p).congruences
            continue
        with pytest.raises(BoundError, match="not proven to lie in"):
            prove_vectors(replace(program, splits=()), meanings, p)


@pytest.mark.parametrize("kind", FIELDS)
def test_another_constant_is_refused(kind):
    program, meanings = unpack_program(kind(P))
    ops = tuple(
        replace(op, args=(190,) * LANES) if op.name == "const" and op.args == (189,) * LANES else op
        for op in program.ops
    )
    assert ops != program.ops
    with pytest.raises(CheckFailure, match="congruent"):
        prove_vectors(replace(program, ops=ops), meanings, P)


@pytest.mark.parametrize("kind", FIELDS)
def test_numbers_around_the_end_of_the_words(kind):
    """Every number from 2^256 - 400 on for which limbs are within bounds and words are filled by
    carries, in another lane each time.
    """
    field = kind(P)
    program, _ = unpack_program(field)
    (argument,) = program.inputs
    numbers = [2**256 + k for k in range(-400, 400)] + [0, 1, P - 1, P, P + 1]
    for start in range(0, len(numbers), LANES):
        row = (numbers[start : start + LANES] + [0] * LANES)[:LANES]
        limbs = [limbs_of(n, argument) for n in row]
        assert all(
            low <= x <= high for lane in limbs for x, (low, high) in zip(lane, argument.bounds)
        )
        words = run_vectors(program, {argument.name: tuple(zip(*limbs))})
        assert [
            sum(w << 64 * k for k, w in enumerate(words[f"w{e}"][0])) % P for e in range(LANES)
        ] == [n % P for n in row]


def limbs_of(number: int, element) -> list[int]:
    """Digits between the positions, the top one with the rest; of doubles balanced ones of a number
    that is the same modulo p.
    """
    number, digits = number - P if element.kind == REAL and number > P // 2 else number, []
    for low, high in zip(element.positions, element.positions[1:]):
        half = 1 << high - low - 1 if element.kind == REAL else 0
        digits.append((number + half) % (1 << high - low) - half)
        number = number - digits[-1] >> high - low
    return [*digits, number]


def small(*masks: int, behind: str = ""):
    """A word of at most 2^20 - 1, or of what lane by lane the masks leave, cut at bit 16; the
    program, whose proof splits there.
    """
    b = VectorBuilder("small")
    a = b.input("a", WORD, [(0, (1 << 20) - 1)], [0])
    word = b.emit("and", a.limbs[0], b.words(*masks)) if masks else a.limbs[0]
    carry = b.emit("shr", word, 16)
    b.splits.append(carry)
    moved = b.emit("perm", carry, 1, 0, 3, 2)
    found = b.emit("add", moved, moved) if behind else moved
    return b.define("r", [found], [(0, 15)], Form([0], WORD), {}), b


def test_more_cases_than_eight_are_refused():
    result, b = small()
    with pytest.raises(BoundError, match="more than 8 values"):
        prove_vectors(b.build([result]))


def test_every_lane_has_the_same_cases():
    result, b = small((1 << 17) - 1, (1 << 17) - 1, (1 << 18) - 1, (1 << 17) - 1)
    with pytest.raises(BoundError, match="other values in one lane than in another"):
        prove_vectors(b.build([result]))
    result, b = small((1 << 17) - 1)
    assert prove_vectors(b.build([result])).bounds[b.splits[0]] == (WORD, 0, 1)


def test_nothing_is_computed_of_lanes_that_were_moved():
    result, b = small((1 << 17) - 1, behind="a sum")
    with pytest.raises(EcgenError, match="computed of lanes that were moved"):
        b.build([result])


def test_a_split_is_the_result_of_a_shift():
    program, _ = unpack_program(ShortField(P))
    with pytest.raises(EcgenError, match="no result of `shr`"):
        validate(replace(program, splits=(next(op.out for op in program.ops if op.name == "and"),)))
    ops = tuple(
        VectorOp("const", op.out, (0,) * LANES) if op.out in program.splits else op
        for op in program.ops
    )
    with pytest.raises(EcgenError, match="no result of `shr`"):
        validate(replace(program, ops=ops))
