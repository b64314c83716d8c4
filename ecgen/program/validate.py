"""The invariants of a FieldProgram, checked: single assignment, definition before use, rows of the
table.
"""

from ecgen.errors import FormulaError
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, Table


def validate(program: FieldProgram, table: Table = OPS) -> FieldProgram:
    """The program itself if it is well formed, else a FormulaError that names the operation at
    fault.
    """
    defined: set[str] = set()
    for name in program.inputs + program.params:
        _define(program, defined, name, "as input or parameter")
    for op in program.ops:
        _check_row(program, op, table)
        for name in op.args:
            if name not in defined:
                raise _refuse(
                    program, f"`{show(op)}` reads {name}, which is not assigned before it"
                )
        for name in op.outs:
            _define(program, defined, name, f"by `{show(op)}`")
    public = [name for name, _ in program.outputs]
    if len(set(public)) != len(public):
        raise _refuse(program, "two results have the same public name")
    for name, value in program.outputs:
        if value not in defined:
            raise _refuse(program, f"the result {name} is {value}, which is never assigned")
    return program


def show(op: Op) -> str:
    """One operation as a line of program text."""
    constant = "" if op.const is None else f"; {op.const}" if op.args else str(op.const)
    return f"{', '.join(op.outs)} = {op.name}({', '.join(op.args)}{constant})"


def _define(program: FieldProgram, defined: set[str], name: str, how: str) -> None:
    if not name.isidentifier():
        raise _refuse(program, f"{name!r} is not a name made of letters, digits and _")
    if name in defined:
        raise _refuse(program, f"{name} is assigned twice, the second time {how}")
    defined.add(name)


def _check_row(program: FieldProgram, op: Op, table: Table) -> None:
    spec = table.get(op.name)
    if spec is None:
        raise _refuse(
            program, f"`{show(op)}` uses the operation {op.name}, which is not in the table"
        )
    if len(op.args) != spec.arity:
        raise _refuse(
            program, f"`{show(op)}` has {len(op.args)} arguments, {op.name} takes {spec.arity}"
        )
    if len(op.outs) != len(spec.meanings):
        raise _refuse(
            program,
            f"`{show(op)}` has {len(op.outs)} results, {op.name} gives {len(spec.meanings)}",
        )
    if (op.const is not None) != spec.has_const:
        raise _refuse(
            program,
            f"`{show(op)}` {'lacks its' if spec.has_const else 'takes no'} integer constant",
        )


def _refuse(program: FieldProgram, why: str) -> FormulaError:
    return FormulaError(
        f"In the field program {program.name}, {why}.",
        hint="Names are assigned once and read only afterwards.",
    )
