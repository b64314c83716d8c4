"""VectorProgram -> the same whose sums of three words and more are made of what is there first:
addition modulo 2^64 is associative.

Only sums inside one element are touched, whose partial sums nothing else reads; there are as many
additions as before. What is there when is a model: the operations behind a value, by their
latencies. Nothing is trusted here: bounds and meanings are proven of what comes out.
"""

from collections import Counter
from dataclasses import replace
from heapq import heapify, heappop, heappush

from ecgen.limb.lanes.ir import CROSSING, VectorOp, VectorProgram
from ecgen.limb.lanes.order import moved_notes

PRODUCTS = ("maddlo", "maddhi", "mullo", "mul", "smul")
# latencies of products and of what moves lanes, and of the rest, beside each other
LONG, SHORT = (4, 2)


def associated(program: VectorProgram) -> VectorProgram:
    """The program with sums in the order in which their terms are there."""
    by_name = {op.out: op for op in program.ops}
    readers = Counter(name for op in program.ops for name in op.reads)
    kept = {limb for e in (*program.elements, *program.outputs) for limb in e.limbs} | set(
        program.splits
    )
    inner = {
        name
        for op in program.ops
        if op.name == "add"
        for name in op.reads
        if name in by_name
        and by_name[name].name == "add"
        and readers[name] == 1
        and name not in kept
    }
    there, ops = {limb: 0 for e in program.inputs for limb in e.limbs}, []
    for op in program.ops:
        if op.name == "add" and op.out not in inner and inner & set(op.reads):
            ops += _sum(op, by_name, inner, there)
        elif op.out not in inner:
            there[op.out] = (op.name != "const") * (
                _latency(op) + max((there[name] for name in op.reads), default=0)
            )
            ops.append(op)
    return replace(
        program, ops=tuple(ops), notes=moved_notes(program, {op.out: k for k, op in enumerate(ops)})
    )


def _latency(op: VectorOp) -> int:
    return LONG if op.name in PRODUCTS or op.name in CROSSING else SHORT


def _sum(
    op: VectorOp, by_name: dict[str, VectorOp], inner: set[str], there: dict[str, int]
) -> list[VectorOp]:
    """The additions of one sum, the two terms that are there first before the others; the last has
    the name of the sum.
    """
    terms, names, stack = [], [], [op]
    while stack:
        one = stack.pop()
        names.append(one.out)
        for name in one.reads:
            stack += [by_name[name]] if name in inner else []
            terms += [] if name in inner else [name]
    heap, found = [(there[name], k, name) for k, name in enumerate(terms)], []
    heapify(heap)
    for out in names[::-1]:
        (_, _, first), (time, k, second) = heappop(heap), heappop(heap)
        there[out] = time + SHORT
        found.append(VectorOp("add", out, (first, second)))
        heappush(heap, (there[out], k, out))
    return found
