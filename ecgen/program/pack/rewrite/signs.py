"""Signs move from factors into the sums that read the products: (-k)*x is -(k*x), and a square has
no sign.

Where lanes hold no negative numbers, a factor below 0 costs an addition, and a sum in which one
operand alone differs in sign is cheaper than one in which both do.
"""

from dataclasses import replace
from typing import Any

from ecgen.program.pack.factor import evaluated
from ecgen.program.pack.ir import ANY, PackedOp, PackedProgram


def without_signs(program: PackedProgram, params: dict[str, int]) -> PackedProgram:
    """The program with factors that are not negative, and sums whose second operand is not
    subtracted, in place of the parameters bound, but for what results would have another sign
    by.
    """
    signs = {layout.value: (1,) * program.width for layout in program.inputs}
    kept = _kept(program)
    ops = []
    for op in program.ops:
        lanes, signs[op.out] = _moved(op, signs, params, program.width, op.out in kept)
        ops.append(
            replace(
                op,
                lanes=lanes,
                holds=tuple(
                    name and (name if sign > 0 else ANY)
                    for name, sign in zip(op.holds, signs[op.out])
                ),
            )
        )
    return replace(program, ops=tuple(ops))


def _kept(program: PackedProgram) -> set[str]:
    """The values whose signs are those of results."""
    kept = {layout.value for layout in program.outputs}
    for op in reversed(program.ops):
        if (op.out in kept and op.name in ("perm", "blend", "mul", "small")) or op.name == "dot":
            kept.update(op.args)
    return kept


def _moved(
    op: PackedOp,
    signs: dict[str, tuple[int, ...]],
    params: dict[str, int],
    width: int,
    is_kept: bool,
) -> tuple[tuple[Any, ...], tuple[int, ...]]:
    """The entries of the operation for operands with signs of their own, by lane, and the signs of
    the result, none where they are to be kept.
    """
    args = [signs[name] for name in op.args]
    match op.name:
        case "small":
            return op.lanes, args[0]
        case "perm":
            return op.lanes, tuple(1 if source is None else args[0][source] for source in op.lanes)
        case "blend":
            return op.lanes, tuple(args[choice or 0][lane] for lane, choice in enumerate(op.lanes))
        case "mul":
            return op.lanes, tuple(x * y for x, y in zip(*args))
        case "mulc":
            factors = [
                None if k is None else evaluated(k, params) * sign
                for k, sign in zip(op.lanes, args[0])
            ]
            found = tuple(-1 if k and k < 0 and not is_kept else 1 for k in factors)
            return tuple(k and k * sign for k, sign in zip(factors, found)), found
        case "add" | "lin":
            pairs = [
                entry and tuple(evaluated(k, params) * sign for k, sign in zip(entry, each))
                for entry, each in zip(op.lanes, zip(*args))
            ]
            found = tuple(
                -1 if pair and (pair[1] or pair[0]) < 0 and not is_kept else 1 for pair in pairs
            )
            return tuple(
                pair and tuple(k * sign for k in pair) for pair, sign in zip(pairs, found)
            ), found
    return op.lanes, (1,) * width
