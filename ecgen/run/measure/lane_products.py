"""The packed multiplication and squaring of a library's prime and lanes as routines of their own,
for timing.

A library holds none: its point operations have their products inline. Each product comes twice:
carried, so that its result is an operand again (proven like a library's code), and up to its
columns, summed and folded but not carried, which is where published functions of other authors end.
"""

from dataclasses import replace

from ecgen.errors import EcgenError
from ecgen.field.lanes.lowering import lowering_of
from ecgen.isa.facts import UNITS
from ecgen.isa.vectors import EmittedVectors, VectorUnit, vector_routine
from ecgen.library.facts.spec import Packed
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import REAL, WORD, PackedElement, VectorProgram
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.validate import validate

EXACT = 1 << 53  # what a double holds, of its unit


def unit_of_library(packed: Packed) -> VectorUnit:
    """The lanes that a packed library was made for."""
    for unit in UNITS:
        if unit.extensions == packed.extensions:
            return unit
    raise EcgenError(
        f"the library's lanes need {', '.join(packed.extensions)}, which no representation of this"
        " version does.",
        hint="Build the library again.",
    )


def emitted_products(packed: Packed, p: int) -> dict[str, EmittedVectors]:
    """v_mul and v_sqr, carried; and both `_before_carry`, where the lowering has such a point."""
    unit, found = unit_of_library(packed), {}
    for name in ("v_mul", "v_sqr"):
        vectors, meanings = product(unit, p, name)
        prove_vectors(vectors, meanings, p)
        for label, program in (
            (f"{name}_carried", vectors),
            (f"{name}_before_carry", before_carry(vectors)),
        ):
            if program is not None:
                found[label] = unit.emit(vector_routine(label, replace(program, name=label)))
    return found


def product(unit: VectorUnit, p: int, name: str) -> tuple[VectorProgram, dict]:
    """r = a * b, or a squared; with the meaning of r."""
    field, b = unit.field(p), VectorBuilder(name)
    made_by = lowering_of(field)
    a = field.input(b, "a")
    other = a if name == "v_sqr" else field.input(b, "b")
    if not made_by.fits(field, a, other):
        first = made_by.carry(b, field, "a~", a)
        a, other = first, first if other is a else made_by.carry(b, field, "b~", other)
    result = made_by.mul(b, field, "r", a, other)
    while any(have > want for (_, have), (_, want) in zip(result.bounds, field.tight)):
        result = made_by.carry(b, field, f"{result.name}~", result)
    return b.build([result]), b.meanings


def before_carry(vectors: VectorProgram) -> VectorProgram | None:
    """The product up to its columns, one for each limb of the result; None if they are not found in
    it.
    """
    columns = shifted_words(vectors) or sums_of_products(vectors)
    result = vectors.outputs[0]
    if len(columns) != len(result.limbs):
        return None
    kind, low, high = (WORD, 0, (1 << 64) - 1) if shifted_words(vectors) else (REAL, -EXACT, EXACT)
    element = PackedElement(
        "r",
        columns,
        kind,
        ((low, high),) * len(columns),
        result.positions,
        () if kind == WORD else result.scales,
    )
    return validate(
        VectorProgram(vectors.name, vectors.inputs, (element,), needed(vectors, columns))
    )


def shifted_words(vectors: VectorProgram) -> tuple[str, ...]:
    """Columns of words, lowest first: what a carry is shifted out of and whose digit, masked,
    becomes a limb of the result.
    """
    made = {op.out: op for op in vectors.ops}
    shifted = {op.reads[0] for op in vectors.ops if op.name == "shr"}
    columns = [digits_of(made, limb) & shifted for limb in vectors.outputs[0].limbs]
    return tuple(min(found) for found in columns if len(found) == 1)


def digits_of(made: dict, limb: str) -> set[str]:
    """The values that are masked on the way to a limb, not through a carry."""
    op = made.get(limb)
    if op is None or op.name in ("shr", "mul"):
        return set()
    return (
        set(op.reads)
        if op.name == "and"
        else {value for read in op.reads for value in digits_of(made, read)}
    )


def sums_of_products(vectors: VectorProgram) -> tuple[str, ...]:
    """Columns of doubles, lowest first: limb i times limb j, either also doubled or folded, counts
    in column i + j modulo the number of limbs; a column is the sum of such products that no other
    sum of one column reads."""
    limb = {name: k for e in vectors.inputs for k, name in enumerate(e.limbs)}
    column: dict[str, int] = {}
    count = len(vectors.outputs[0].limbs)
    for op in vectors.ops:
        known = [limb[value] for value in op.reads if value in limb]
        sides = {column.get(value) for value in op.reads}
        if op.name == "fmul" and len(known) == 2:
            column[op.out] = sum(known) % count
        elif (op.name == "fmul" and known) or (
            op.name == "fadd" and known and len(set(op.reads)) == 1
        ):
            limb[op.out] = known[0]
        elif op.name == "fadd" and len(sides) == 1 and None not in sides:
            column[op.out] = sides.pop() or 0
    read = {value for op in vectors.ops if op.out in column for value in op.reads}
    return tuple(sorted((name for name in column if name not in read), key=column.__getitem__))


def needed(vectors: VectorProgram, values) -> tuple:
    """The operations that the values depend on, in order."""
    wanted, kept = set(values), []
    for op in reversed(vectors.ops):
        if op.out in wanted:
            kept.append(op)
            wanted |= set(op.reads)
    return tuple(reversed(kept))


def assembly_text(emitted: tuple[EmittedVectors, ...]) -> str:
    """Routines and their constants as one source for GNU as and clang."""
    lines = [".intel_syntax noprefix", ".text"]
    for e in emitted:
        lines += [
            f".globl {e.name}",
            ".p2align 6",
            f"{e.name}:",
            *(line for line in e.lines if not line.startswith("//")),
        ]
    lines.append(".section .rodata")
    for e in emitted:
        lines += [".p2align 5", f"{e.label}:", *e.constants]
    return "\n".join([*lines, '.section .note.GNU-stack,"",@progbits']) + "\n"
