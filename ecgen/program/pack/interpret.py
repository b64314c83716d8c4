"""Run a PackedProgram over the integers mod p, lane by lane; a lane that holds nothing is None and
stays unread.
"""

from collections.abc import Mapping

from ecgen.errors import FormulaError
from ecgen.program.pack.factor import evaluated
from ecgen.program.pack.ir import PackedOp, PackedProgram

Vector = "tuple[int | None, ...]"


def interpret(program: PackedProgram, values: Mapping[str, int], p: int) -> dict[str, int]:
    """Public name -> result in [0, p), for `values` of every public input name and parameter."""
    state = trace(program, values, p)
    return {
        public: state[x.value][i]
        for x in program.outputs
        for i, public in enumerate(x.lanes)
        if public is not None
    }


def trace(program: PackedProgram, values: Mapping[str, int], p: int) -> dict:
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


def _lane(op: PackedOp, args, i: int, params: Mapping[str, int]) -> int:
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
