"""Run a PackedProgram over the integers mod p, lane by lane; a lane that holds nothing is None and
stays unread. `differs_at_random` is a second opinion beside the symbolic comparison of
ecgen/program/pack/check.py.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any

from ecgen.errors import FormulaError
from ecgen.program.interpret import interpret as run_field
from ecgen.program.ir import FieldProgram
from ecgen.program.pack.factor import evaluated
from ecgen.program.pack.ir import PackedOp, PackedProgram

Vector = tuple[Any, ...]  # integers; None in lanes that hold nothing

PRIMES = (2**127 - 1, 2**61 - 1)


def interpret(program: PackedProgram, values: Mapping[str, int], p: int) -> dict[str, int]:
    """Public name -> result in [0, p), for `values` of every public input name and parameter."""
    state = trace(program, values, p)
    return {
        public: state[x.value][i]
        for x in program.outputs
        for i, public in enumerate(x.lanes)
        if public is not None
    }


def trace(program: PackedProgram, values: Mapping[str, int], p: int) -> dict[str, Vector]:
    """Every vector of a run: SSA name -> tuple of integers in [0, p), None in lanes that hold
    nothing.
    """
    names = [name for x in program.inputs for name in x.lanes if name is not None] + list(
        program.params
    )
    missing = sorted({name for name in names if name not in values})
    if missing:
        raise FormulaError(
            f"The packed program {program.name} was given no value for {', '.join(missing)}."
        )
    params = {name: values[name] % p for name in program.params}
    state = {
        x.value: tuple(None if n is None else values[n] % p for n in x.lanes)
        for x in program.inputs
    }
    for op in program.ops:
        args = [state[name] for name in op.args]
        state[op.out] = tuple(
            None if name is None else _lane(op, args, i, params) % p
            for i, name in enumerate(op.holds)
        )
    return state


def _lane(op: PackedOp, args: Sequence[Vector], i: int, params: Mapping[str, int]) -> int:
    match op.name:
        case "mul":
            return args[0][i] * args[1][i]
        case "sqr":
            return args[0][i] ** 2
        case "dot":
            return args[0][i] * args[1][i] + args[2][i] * args[3][i]
        case "small":
            return args[0][i]
        case "add" | "lin":
            return sum(evaluated(k, params) * x[i] for k, x in zip(op.lanes[i], args) if k != 0)
        case "mulc":
            return evaluated(op.lanes[i], params) * args[0][i]
        case "const":
            return op.lanes[i]
        case "perm":
            return args[0][op.lanes[i]]
        case "blend":
            return args[op.lanes[i]][i]
    raise FormulaError(f"There is no packed operation {op.name!r}.")


def differs_at_random(
    program: FieldProgram, packed: PackedProgram, seed: int = 1, rounds: int = 3
) -> str | None:
    """None if both give equal results at random points mod two primes, else the public name of a
    result that differs.
    """
    chance = random.Random(seed)
    for p in PRIMES * rounds:
        values = {name: chance.randrange(p) for name in program.inputs + program.params}
        left, right = run_field(program, values, p), interpret(packed, values, p)
        for public in sorted({*left, *right}):
            if left.get(public) != right.get(public):
                return public
    return None
