"""VectorProgram + integers -> integers: the exact meaning of ir.py, with every bound checked on the
way.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ecgen.errors import CheckFailure
from ecgen.limb.forms import over
from ecgen.limb.lanes.doubles import (
    double_of,
    fused,
    multiplied,
    of_finite,
    ratio_of,
    word_of_integer,
)
from ecgen.limb.lanes.ir import BITS, CROSSING, LANES, REAL, PackedElement, VectorOp, VectorProgram

TOP = 1 << 64
Given = Mapping[str, Sequence[Sequence[int]]]  # the integers of an element, limb by limb
Lanes = tuple[int, ...]
HALF = (1 << 32) - 1
SHORT = (1 << 52) - 1


def run_vectors(program: VectorProgram, inputs: Given) -> dict[str, tuple[Lanes, ...]]:
    """Limbs by input name -> limbs by output name; an element is a tuple over limbs of four
    integers each, as they lie in memory.
    """
    values = trace_vectors(program, inputs)
    return {
        e.name: tuple(limb[:LANES] for limb in read_element(e, values)) for e in program.outputs
    }


def trace_vectors(program: VectorProgram, inputs: Given) -> dict[str, Lanes]:
    """Like `run_vectors`, but the words of every value by its name; a bound that does not hold
    raises CheckFailure.
    """
    values: dict[str, Lanes] = {}
    for element in program.inputs:
        for i, (limb, unit, lanes) in enumerate(
            zip(element.limbs, element.units, inputs[element.name], strict=True)
        ):
            values[limb] = tuple(
                _encode(v * unit + element.offset(i, lane), element.kind)
                for lane, v in enumerate(lanes)
            ) * (program.width // len(lanes))
        _check(element, values, program)
    for op in program.ops:
        values[op.out] = evaluate(op, [values[a] for a in op.reads])
    for element in (*program.elements, *program.outputs):
        _check(element, values, program)
    return values


def read_element(element: PackedElement, values: Mapping[str, Lanes]) -> tuple[Lanes, ...]:
    """The integers in the limbs of an element."""
    if element.offsets:
        return tuple(
            tuple((w - have - low) % TOP + low for w, have in zip(values[limb], row))
            for limb, row, (low, _) in zip(element.limbs, element.offsets, element.bounds)
        )
    return tuple(
        tuple(_decode(w, element.kind, unit) for w in values[limb])
        for limb, unit in zip(element.limbs, element.units)
    )


def lane_value(element: PackedElement, limbs: Iterable[Sequence[int]], lane: int) -> int:
    """The integer that a lane of an element stands for, not reduced."""
    return sum(limb[lane] << position for limb, position in zip(limbs, element.positions))


def _encode(value: int, kind: str) -> int:
    return word_of_integer(value) if kind == REAL else value % TOP


def _decode(word: int, kind: str, unit: int = 1) -> int:
    if kind != REAL:
        return word
    numerator, denominator = ratio_of(word)
    found = over(numerator * unit.denominator, denominator * unit.numerator)
    # of a double that is no multiple of its unit a fraction
    return found  # type: ignore[return-value]


def _check(element: PackedElement, values: Mapping[str, Lanes], program: VectorProgram) -> None:
    if (
        element.limit
        and max(
            lane_value(element, read_element(element, values), lane)
            for lane in range(program.width)
        )
        > element.limit
    ):
        raise CheckFailure(
            f"`{element.name}` is above its limit {element.limit}.",
            where=f"vector program {program.name}",
        )
    for limb, lanes, (low, high) in zip(
        element.limbs, read_element(element, values), element.bounds
    ):
        for lane, value in enumerate(lanes):
            if not low <= value <= high:
                raise CheckFailure(
                    f"lane {lane} of `{limb}` = {value} leaves its interval [{low}, {high}].",
                    where=program.name,
                )


def evaluate(op: VectorOp, args: Sequence[Lanes]) -> Lanes:
    """The words of the result."""
    if op.name == "const":
        return tuple(op.immediates)
    if op.name in CROSSING:
        return selected(op.name, args, op.immediates)
    return tuple(_lane(op.name, [a[k] for a in args], op.immediates) for k in range(len(args[0])))


def selected(name: str, args: Sequence[Sequence[Any]], numbers: Sequence[int]) -> tuple[Any, ...]:
    """The lanes of an operation that only moves lanes, whatever these are."""
    match name:
        case "perm":
            return tuple(args[0][i] for i in numbers)
        case "blend":
            return tuple(args[numbers[0] >> k & 1][k] for k in range(LANES))
        case "low" | "high":
            k = int(name == "high")
            return args[0][k], args[1][k], args[0][2 + k], args[1][2 + k]
        case "halves":
            pairs = (args[0][:2], args[0][2:], args[1][:2], args[1][2:])
            return (*pairs[numbers[0]], *pairs[numbers[1]])
        case "pick":
            return tuple(args[k % 2][k // 2 * 2 + numbers[k]] for k in range(LANES))
        case "route":
            return tuple(args[0][i] for i in args[1])
        case "among":
            return tuple((*args[0], *args[1])[i] for i in args[2])
    raise ValueError(f"{name} does not move lanes")


def _lane(name: str, args: list[int], numbers: Sequence[int]) -> int:
    """One lane; a long `match` because it is the table of ir.py, row by row."""
    match name, args:
        case "add", [a, b]:
            return (a + b) % TOP
        case "sub", [a, b]:
            return (a - b) % TOP
        case "mul", [a, b]:
            return (a & HALF) * (b & HALF)
        case "smul", [a, b]:
            return _signed(a) * _signed(b) % TOP
        case "shl", [a]:
            return (a << numbers[0]) % TOP
        case "shr", [a]:
            return a >> numbers[0]
        case "and", [a, b]:
            return a & b
        case "or", [a, b]:
            return a | b
        case "xor", [a, b]:
            return a ^ b
        case "fadd", [a, b]:
            return of_finite(double_of(a) + double_of(b))
        case "fsub", [a, b]:
            return of_finite(double_of(a) - double_of(b))
        case "fmul", [a, b]:
            return multiplied(a, b)
        case "fma", [a, b, c]:
            return fused(a, b, c, 1)
        case "fms", [a, b, c]:
            return fused(a, b, c, -1)
        case "choose", [a, b, m]:
            return b if m >> BITS - 1 else a
        case "mix", [a, b, m]:
            return (a & ~m) | (b & m)
        case "maddlo", [a, b, c]:
            return (c + ((a & SHORT) * (b & SHORT) & SHORT)) % TOP
        case "maddhi", [a, b, c]:
            return (c + ((a & SHORT) * (b & SHORT) >> 52)) % TOP
        case "mullo", [a, b]:
            return a * b % TOP
    raise ValueError(f"{name} with {len(args)} arguments")


def _signed(word: int) -> int:
    half = word & HALF
    return half - (half >> 31 << 32)
