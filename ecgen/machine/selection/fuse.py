"""What the selector settles before its walk: multiply-and-add, the registers that results should
end in, parallel moves.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence

from ecgen.errors import ScheduleError
from ecgen.limb.ir import LimbOp

MLA = "mla"
NOTHING = LimbOp("zero", (), ())


def parallel_moves(wanted: dict[str, str], registers: Iterable[str]) -> list[tuple[str, str]]:
    """(target, source) moves in an order that brings every source to its target, the other
    `registers` being free.
    """
    pending = {t: s for t, s in wanted.items() if t != s}
    free = [r for r in registers if r not in wanted and r not in wanted.values()]
    moves = []
    while pending:
        ready = next((t for t in pending if t not in pending.values()), None)
        if ready is None:
            if not free:
                raise ScheduleError("no register is free to break a cycle of moves.")
            ready = next(iter(pending))
            moves.append((free[0], ready))
            pending = {t: free[0] if s == ready else s for t, s in pending.items()}
        moves.append((ready, pending.pop(ready)))
    return moves


def wanted_registers(ops: Sequence[LimbOp], leave: Mapping[str, str]) -> dict[str, str]:
    """The register in which each result has to end, and the words that are added up to it, as far
    as sums keep their place.
    """
    wanted = dict(leave)
    for op in reversed(ops):
        if op.name == "maal" and op.outs[1] in wanted and isinstance(op.args[2], str):
            wanted.setdefault(op.args[2], wanted[op.outs[1]])
    return wanted


def fuse_products(ops: list[LimbOp], kept: Collection[str]) -> list[LimbOp]:
    """A lower product whose only use is a sum without carry becomes one multiply-and-add where the
    sum stands.
    """
    reads = Counter(a for op in ops for a in op.args if isinstance(a, str) and op.name != "zero")
    maker = {
        op.outs[0]: i
        for i, op in enumerate(ops)
        if op.name == "mullo" and reads[op.outs[0]] == 1 and op.outs[0] not in kept
    }
    result = list(ops)
    for i, op in enumerate(ops):
        product = next((a for a in op.args if a in maker), None)
        if (
            op.name == "add"
            and product is not None
            and not (op.outs[1] and reads[op.outs[1]])
            and all(isinstance(a, str) for a in op.args)
        ):
            addend = op.args[1] if op.args[0] == product else op.args[0]
            result[i] = LimbOp(MLA, op.outs, (*ops[maker[product]].args, addend))
            result[maker[product]] = NOTHING
    return result
