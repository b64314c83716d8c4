"""Run a FieldProgram over the integers mod p, by the meanings of the operation table and nothing
else.
"""

from collections.abc import Mapping

from ecgen.errors import FormulaError
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.meaning import ARGUMENTS, parse_meaning
from ecgen.program.ops import OPS, Table


def interpret(
    program: FieldProgram, values: Mapping[str, int], p: int, table: Table = OPS
) -> dict[str, int]:
    """Public name -> result in [0, p), for `values` of every input and parameter and a prime p >
    3.
    """
    missing = [name for name in program.inputs + program.params if name not in values]
    if missing:
        raise FormulaError(
            f"The field program {program.name} was given no value for {', '.join(missing)}."
        )
    state = {name: values[name] % p for name in program.inputs + program.params}
    for op in program.ops:
        state.update(zip(op.outs, apply(op, [state[a] for a in op.args], p, table)))
    return {public: state[value] for public, value in program.outputs}


def apply(op: Op, args: list[int], p: int, table: Table = OPS) -> tuple[int, ...]:
    """The results of one operation on integers mod p; 1/0 is 0, as in the emitted code
    (0^(p-2)).
    """
    values = dict(zip(ARGUMENTS, args))
    if op.const is not None:
        values["k"] = op.const
    try:
        return tuple(parse_meaning(m).value(values, p) % p for m in table[op.name].meanings)
    except ValueError:  # pow(0, -1, p)
        return (0,) * len(op.outs)
