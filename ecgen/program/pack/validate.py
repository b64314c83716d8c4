"""The invariants of a PackedProgram, checked: single assignment, definition before use, and lanes
that hold something are computed only from lanes that do."""

from typing import Any

from ecgen.errors import FormulaError
from ecgen.extension import Element
from ecgen.program.pack.factor import is_factor
from ecgen.program.pack.ir import PACKED, Layout, PackedOp, PackedProgram

Row = tuple[str | None, ...]  # what the lanes of a vector hold


def validate(program: PackedProgram) -> PackedProgram:
    """The program itself if it is well formed, else a FormulaError that names the operation at
    fault.
    """
    held: dict[str, Row] = {}
    if program.width < 1:
        raise _refuse(program, f"a vector has {program.width} lanes")
    for layout in program.inputs:
        _define(program, held, layout.value, layout.lanes, f"the input {layout.place}")
    _distinct(program, program.inputs, "inputs")
    for op in program.ops:
        _check(program, op, held)
        _define(program, held, op.out, op.holds, f"`{op.out} = {op.name}`")
    _distinct(program, program.outputs, "outputs")
    for layout in program.outputs:
        if layout.value not in held:
            raise _refuse(
                program, f"the output {layout.place} is {layout.value}, which is never assigned"
            )
        for lane, (public, value) in enumerate(zip(layout.lanes, held[layout.value], strict=True)):
            if public is not None and value is None:
                raise _refuse(
                    program,
                    f"lane {lane} of the output {layout.place} holds nothing, and is stored as"
                    f" {public}",
                )
    return program


def _define(program: PackedProgram, held: dict[str, Row], name: str, lanes: Row, how: str) -> None:
    if not name.isidentifier():
        raise _refuse(program, f"{name!r} is not a name made of letters, digits and _")
    if name in held:
        raise _refuse(program, f"{name} is assigned twice, the second time by {how}")
    if len(lanes) != program.width:
        raise _refuse(program, f"{how} has {len(lanes)} lanes instead of {program.width}")
    held[name] = lanes


def _distinct(program: PackedProgram, layouts: tuple[Layout, ...], what: str) -> None:
    places = [layout.place for layout in layouts]
    if len(set(places)) != len(places):
        raise _refuse(program, f"two {what} have the same place")
    if any(len(layout.lanes) != program.width for layout in layouts):
        raise _refuse(program, f"one of the {what} has not {program.width} lanes")


def _check(program: PackedProgram, op: PackedOp, held: dict[str, Row]) -> None:
    spec = PACKED.get(op.name)
    if spec is None:
        raise _refuse(program, f"`{op.out} = {op.name}` is an operation that does not exist")
    where = f"`{op.out} = {op.name}({', '.join(op.args)})`"
    if len(op.args) != spec.arity:
        raise _refuse(
            program, f"{where} has {len(op.args)} arguments, {op.name} takes {spec.arity}"
        )
    for name in op.args:
        if name not in held:
            raise _refuse(program, f"{where} reads {name}, which is not assigned before it")
    if len(op.lanes) != (program.width if spec.entry else 0) or len(op.holds) != program.width:
        raise _refuse(program, f"{where} does not speak of {program.width} lanes")
    for lane, made in enumerate(op.holds):
        if made is None:
            continue
        entry = op.lanes[lane] if spec.entry else 0
        if not _is_entry(program, spec.entry, entry):
            raise _refuse(program, f"{where} has {entry!r} in lane {lane}, expected {spec.entry}")
        for argument, source in reads(op, lane):
            if held[argument][source] is None:
                raise _refuse(
                    program,
                    f"{where} makes {made} in lane {lane} of a lane of {argument} that holds"
                    " nothing",
                )


def reads(op: PackedOp, lane: int) -> tuple[tuple[str, int], ...]:
    """The (vector, lane) pairs from which one lane of the result is computed."""
    entry: Any = op.lanes[lane] if op.lanes else None
    match op.name:
        case "perm":
            return ((op.args[0], entry),)
        case "blend":
            return ((op.args[entry], lane),)
        case "add" | "lin":
            return tuple((name, lane) for name, k in zip(op.args, entry) if k != 0)
    return tuple((name, lane) for name in op.args)


def _is_entry(program: PackedProgram, kind: str, entry: object) -> bool:
    match kind:
        case "signs":
            return (
                isinstance(entry, tuple) and len(entry) == 2 and all(e in (-1, 0, 1) for e in entry)
            )
        case "factors":
            return (
                isinstance(entry, tuple)
                and len(entry) == 2
                and all(is_factor(e, program.params) for e in entry)
            )
        case "factor":
            return is_factor(entry, program.params)
        case "value":
            return isinstance(entry, (int, Element))
        case "source":
            return type(entry) is int and 0 <= entry < program.width
        case "choice":
            return entry in (0, 1)
    return True


def _refuse(program: PackedProgram, why: str) -> FormulaError:
    return FormulaError(
        f"In the packed program {program.name}, {why}.",
        hint=(
            "Vectors are assigned once and read only afterwards; `_` is a lane that holds nothing."
        ),
    )
