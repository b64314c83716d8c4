"""VectorProgram -> the same operations, between two products the upper limbs' before the lower ones'.

A sum or permutation of elements goes limb by limb, and the next one reads each limb again. Taken one after another they
pass twelve limbs through memory each time; limb by limb nothing runs at once. Half of the limbs from product to product
do both: few values leave the registers, and enough operations are independent. Upper limbs come first, as they leave
a product first (on Zen 4 6 to 11 % of a point operation on twelve limbs).
"""

from dataclasses import replace
from itertools import groupby

from ecgen.limb.lanes.ir import VectorOp, VectorProgram


def in_halves(program: VectorProgram, in_products: "set[str]") -> VectorProgram:
    """`in_products` names the values whose operations keep their order and their place."""
    limb = _limbs(program, in_products)
    half = {name: 2 * k < size for name, (k, size) in limb.items()}
    ordered: list[VectorOp] = []
    for is_product, run in groupby(program.ops, lambda op: op.out in in_products):
        ordered += run if is_product else _after_operands(sorted(run, key=lambda op: op.name != "const" and half[op.out]))
    place = {op.out: i for i, op in enumerate(ordered)}
    return replace(program, ops=tuple(ordered), notes=moved_notes(program, place))


def _limbs(program: VectorProgram, in_products: "set[str]") -> "dict[str, tuple[int, int]]":
    """The limb that each value between products serves, of how many: its own in an element, else the lowest of its readers'."""
    limb: dict[str, tuple[int, int]] = {}
    for element in (*program.inputs, *program.elements, *program.outputs):
        for k, name in enumerate(element.limbs):
            limb.setdefault(name, (k, len(element.limbs)))
    own = set(limb)
    for op in reversed(program.ops):
        if op.out not in in_products:
            here = limb.setdefault(op.out, (0, 1))
            limb.update((name, min(limb.get(name, here), here)) for name in op.reads if name not in own)
    return limb


def _after_operands(run: "list[VectorOp]") -> "list[VectorOp]":
    """The run with every operation behind what it reads, the order kept otherwise."""
    by_name = {op.out: op for op in run}
    done: dict[str, VectorOp] = {}
    for first in run:
        waiting = [first]
        while waiting:
            op = waiting[-1]
            before = [by_name[name] for name in op.reads if name in by_name and name not in done]
            waiting += before
            if not before:
                done.setdefault(waiting.pop().out, op)
    return list(done.values())


def moved_notes(program: VectorProgram, place: "dict[str, int]") -> tuple:
    """The notes for operations at new places: a comment goes before the first operation of its group that still has one."""
    starts = [at for at, _ in program.notes] + [len(program.ops)]
    notes = []
    for (at, text), end in zip(program.notes, starts[1:]):
        places = [place[op.out] for op in program.ops[at:end] if op.out in place]
        if places:
            notes.append((min(places), text))
    return tuple(sorted(notes))
