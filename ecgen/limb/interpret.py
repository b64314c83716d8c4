"""LimbProgram + integers -> integers: the exact meaning of ir.py, with every claim checked on the
way.
"""

from collections.abc import Iterable
from contextlib import suppress
from random import Random

from ecgen.errors import CheckFailure
from ecgen.limb.ir import Element, LimbOp, LimbProgram


def split(value: int, words: int, bits: int) -> tuple[int, ...]:
    """The `words` limbs of 0 <= value < 2^(bits*words), least significant first."""
    if not 0 <= value < 1 << words * bits:
        raise ValueError(f"{value} does not fit {words} words of {bits} bits")
    return tuple((value >> bits * i) & ((1 << bits) - 1) for i in range(words))


def join(limbs: Iterable[int], bits: int) -> int:
    """The integer whose limbs are given."""
    return sum(limb << bits * i for i, limb in enumerate(limbs))


def run_limbs(program: LimbProgram, inputs: dict[str, int]) -> dict[str, int]:
    """Integers by input name -> integers by output name; a false `zero` or bound claim raises
    CheckFailure.
    """
    values = trace_limbs(program, inputs)
    return {e.name: join((values[limb] for limb in e.limbs), program.bits) for e in program.outputs}


def trace_limbs(program: LimbProgram, inputs: dict[str, int]) -> dict[str, int]:
    """Like `run_limbs`, but every word and flag by its name."""
    values: dict[str, int] = {}
    for element in program.inputs:
        values.update(
            zip(element.limbs, split(inputs[element.name], len(element.limbs), program.bits))
        )
        _check_bounds(element, values, program)
    for op in program.ops:
        args = [a if isinstance(a, int) else values[a] for a in op.args]
        if op.name == "zero":
            if args[0]:
                raise CheckFailure(
                    f"flag `{op.args[0]}` was claimed to be 0 and is 1.", where=program.name
                )
            continue
        for out, value in zip(op.outs, evaluate(op, args, program.bits)):
            if out:
                values[out] = value
    for element in program.elements + program.outputs:
        _check_bounds(element, values, program)
    return values


def lost_at_random(program: LimbProgram, runs: int) -> list[dict[str, int]]:
    """The carries and borrows that nobody reads, by the words beside them, in runs on inputs at
    random in their intervals; runs in which a claim is false are left out.
    """
    chance, found = Random(1), []
    for _ in range(runs):
        inputs = {e.name: chance.randint(e.low, e.high) for e in program.inputs}
        with suppress(CheckFailure):
            values = trace_limbs(program, inputs)
            found.append(
                {
                    op.outs[0]: evaluate(
                        op, [a if isinstance(a, int) else values[a] for a in op.args], program.bits
                    )[1]
                    for op in program.ops
                    if op.name in ("add", "adc", "sub", "sbb") and op.outs[0] and not op.outs[1]
                }
            )
    return found


def _check_bounds(element: Element, values: dict[str, int], program: LimbProgram) -> None:
    value = join((values[limb] for limb in element.limbs), program.bits)
    if not element.low <= value <= element.high:
        raise CheckFailure(
            f"`{element.name}` = {value} leaves its claimed interval [{element.low},"
            f" {element.high}].",
            where=program.name,
        )


def evaluate(op: LimbOp, args: list[int], bits: int) -> tuple[int, ...]:
    """The results of one operation; a long `match` because it is the table of ir.py, row by row."""
    top = 1 << bits
    match op.name, args:
        case "mulwide", [a, b]:
            return divmod(a * b, top)
        case "half", [a, b, c]:
            most = (1 << bits // 2) - 1
            return (((a & most) * (b & most) + c) % (1 << bits),)
        case "maal", [a, b, c, d]:
            return divmod(a * b + c + d, top)
        case "mullo", [a, b]:
            return (a * b % top,)
        case "add" | "adc", [a, b, *cin]:
            carry, total = divmod(a + b + sum(cin), top)
            return total, carry
        case "sub" | "sbb", [a, b, *cin]:
            borrow, total = divmod(a - b - sum(cin), top)
            return total, -borrow
        case "and", [a, b]:
            return (a & b,)
        case "or", [a, b]:
            return (a | b,)
        case "xor", [a, b]:
            return (a ^ b,)
        case "topand", [a, b]:
            return (a * (b >> bits - 1),)
        case "not", [a]:
            return (top - 1 - a,)
        case "shl", [a, i]:
            return ((a << i) % top,)
        case "shr", [a, i]:
            return (a >> i,)
        case "sar", [a, i]:
            return ((a - (a >> bits - 1) * top >> i) % top,)
        case "bit", [a, i]:
            return (a >> i & 1,)
        case "shld", [hi, lo, i]:
            return (((hi << bits) + lo >> bits - i) % top,)
        case "shrd", [hi, lo, i]:
            return (((hi << bits) + lo >> i) % top,)
        case "mask", [c]:
            return (c * (top - 1),)
        case "word" | "const", [a]:
            return (a,)
        case "flag", [a]:
            if a > 1:
                raise CheckFailure(
                    f"the word {op.args[0]} = {a} is used as a flag.", where=op.outs[0]
                )
            return (a,)
        case "select", [c, a, b]:
            return (a if c else b,)
        case "iszero", [a]:
            return (int(a == 0),)
    raise ValueError(f"{op.name} with {len(args)} arguments")
