"""What one AArch64 instruction makes of two limb operations: a shift and what reads it, the mask of
a flag and a constant under it. What two sums make of a multiple.
"""

from collections import Counter

from ecgen.limb.ir import LimbOp
from ecgen.machine.selection.fuse import NOTHING

TOP = 63  # the place of the highest bit
SHIFTS = {"shl": "lsl", "shr": "lsr"}
WITH_SHIFT = ("add", "sub", "and", "or", "xor")
SHIFTED = tuple(f"{name}_{shift}" for name in WITH_SHIFT for shift in SHIFTS.values())

NEAR = (1, 2, 3, 4)  # places by which a sum shifts an operand in no more time than it takes
MULTIPLE = "multiple"  # of a word, by two sums


def two_sums(factor: int) -> tuple[int, int] | None:
    """(a, b) with factor = 1 + 2^a + 2^b; a is the smaller. None if there are none that are
    NEAR."""
    return next(((a, b) for b in NEAR for a in NEAR if a < b and factor == 1 + 2**a + 2**b), None)


def has_two_sums(factor: int) -> bool:
    """Whether two sums make a multiple by it."""
    return two_sums(factor) is not None


def merged(ops: list[LimbOp], kept: set[str]) -> list[LimbOp]:
    """The operations, in their places, with NOTHING for those that another one takes in."""
    return _with_masks(_with_shifts(_with_bits(ops, kept), kept), kept)


def _with_bits(ops: list[LimbOp], kept: set[str]) -> list[LimbOp]:
    """A word shifted until its top bit is left, which is read as a flag alone, becomes that bit."""
    reads = _readers(ops)
    maker = {op.outs[0]: i for i, op in enumerate(ops) if op.name == "shr" and op.args[1] == TOP}
    result = list(ops)
    for i, op in enumerate(ops):
        word = op.args[0] if op.name == "flag" else ""
        if word in maker and reads[word] == 1 and word not in kept:
            result[i] = LimbOp("bit", op.outs, (ops[maker[word]].args[0], TOP))
            result[maker[word]] = NOTHING
    return result


def _readers(ops: list[LimbOp]) -> Counter:
    return Counter(a for op in ops for a in op.args if isinstance(a, str) and op.name != "zero")


def _with_shifts(ops: list[LimbOp], kept: set[str]) -> list[LimbOp]:
    """A shift whose only reader can shift its second operand becomes part of that; of shifts read
    more than once every reader shifts, if all can."""
    reads = _readers(ops)
    maker = {op.outs[0]: i for i, op in enumerate(ops) if op.name in SHIFTS}
    result = list(ops)
    for i, op in enumerate(ops):
        if op.name not in WITH_SHIFT:
            continue
        a, b = op.args
        if a in maker and reads[a] == 1 and op.name != "sub":
            a, b = b, a
        if b not in maker or reads[b] != 1 or b in kept or not isinstance(a, str) or not op.outs[0]:
            continue
        source, amount = ops[maker[b]].args
        result[i] = LimbOp(f"{op.name}_{SHIFTS[ops[maker[b]].name]}", op.outs, (a, source, amount))
        result[maker[b]] = NOTHING
    return result


def _with_masks(ops: list[LimbOp], kept: set[str]) -> list[LimbOp]:
    """A mask that only constants are taken under becomes choices between these and 0, where the
    flag is at hand."""
    reads = _readers(ops)
    result = list(ops)
    for i, op in enumerate(ops):
        if op.name != "mask" or op.outs[0] in kept or reads[op.outs[0]] != 1:
            continue
        k = next(k for k, other in enumerate(ops) if op.outs[0] in other.args)
        reader = ops[k]
        number = next((a for a in reader.args if a != op.outs[0]), "")
        if reader.name == "and" and (isinstance(number, int) or str(number).startswith("#")):
            result[i] = LimbOp("select", reader.outs, (op.args[0], number, 0))
            result[k] = NOTHING
    return result
