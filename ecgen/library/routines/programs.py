"""Routine names of a library -> FieldPrograms: which formulas they are made of, bound to the curve
and scheduled.

Which formulas may serve a routine is said by its role in its group. Where several compute the same,
all are lowered and the one with the least modelled cost is taken.
"""

from dataclasses import replace
from functools import lru_cache
from itertools import groupby

from ecgen.curve.model import Curve
from ecgen.errors import ScheduleError
from ecgen.formula import to_field_program
from ecgen.group import Group
from ecgen.group.program import constants, with_derived_inputs
from ecgen.library.facts.groups import find_routine
from ecgen.program.compose import compose, coordinate
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.program.passes.exchange import exchange
from ecgen.program.passes.number import drop_dead
from ecgen.program.schedule import Effort, schedule
from ecgen.program.validate import validate
from ecgen.program.values import free_result_names

FIELD = {
    "fe_add": ("add", 2),
    "fe_sub": ("sub", 2),
    "fe_neg": ("neg", 1),
    "fe_mul": ("mul", 2),
    "fe_sqr": ("sqr", 1),
    "fe_half": ("half", 1),
    "fe_dbl": ("dbl", 1),
    "fe_tpl": ("tpl", 1),
}
SWAP = "swap"


@lru_cache(maxsize=2048)
def stage_program(
    name: str,
    group: Group,
    flag: bool,
    fusions: str,
    objective: str,
    results: tuple[str, ...] | None,
) -> FieldProgram:
    """One formula with the curve's constants in place of a, b, d, only the `results` kept, in its
    best order.

    With `flag` (a ladder step: 2P2 and P2 + P3, in the database's numbering) the conditional
    exchange of P2 and P3 comes first.
    """
    program = stage_source(name, group, flag, results)
    try:
        return schedule(program, fusions, objective, effort=Effort(states=4000, solver=0)).program
    except ScheduleError:
        return program


@lru_cache(maxsize=256)  # the same for every set of fusions
def stage_source(
    name: str, group: Group, flag: bool, results: tuple[str, ...] | None
) -> FieldProgram:
    """The same before it is scheduled."""
    formula = group.formula(name)
    values = dict(group.parameters) | constants(group, (name,))
    program = clean(_keep(clean(bind(to_field_program(formula), values, group.p)), results))
    if flag:
        program = exchange(program, tuple((f"{v}2", f"{v}3") for v in group.system.variables), SWAP)
    return validate(program)


def formula_choices(name: str, curve: Curve) -> tuple[tuple[str, ...], ...]:
    """One formula per stage, for each number of the candidates; stages with fewer candidates stay
    at their last.
    """
    stages = find_routine(name, curve).stages
    return tuple(
        tuple(stage[min(k, len(stage) - 1)] for stage in stages)
        for k in range(max(map(len, stages)))
    )


def is_choice(name: str, curve: Curve, formulas: tuple[str, ...]) -> bool:
    """Whether each stage of the routine has the formula as a candidate on this curve: a record may
    be of another curve of its system.
    """
    stages = find_routine(name, curve).stages
    return len(stages) == len(formulas) and all(
        each in stage for each, stage in zip(formulas, stages)
    )


def routine_program(
    name: str,
    curve: Curve,
    formulas: tuple[str, ...],
    fusions: str,
    objective: str,
    results: tuple[str, ...] | None = None,
) -> FieldProgram:
    """The formulas, each in its best order, composed into one program; only the `results`
    (coordinates) are kept.
    """
    routine = find_routine(name, curve)
    last = len(formulas) - 1
    parts = [
        stage_program(
            f, routine.group, routine.role.flag, fusions, objective, results if k == last else None
        )
        for k, f in enumerate(formulas)
    ]
    whole = (
        compose(parts, name=name, table=extended(fusion_rows(fusions)))
        if len(parts) > 1
        else replace(parts[0], name=name)
    )
    return free_result_names(
        drop_dead(
            whole if routine.role.flag else with_derived_inputs(routine.group, routine.role, whole)
        )
    )


def made_of(formulas: tuple[str, ...]) -> str:
    """The stages in order, equal neighbours counted: `4 * shortw/.../dbl-2010-lg,
    shortw/.../add-2010-lg`.
    """
    runs = [(name, len(list(same))) for name, same in groupby(formulas)]
    return ", then ".join(f"{count} * {name}" if count > 1 else name for name, count in runs)


def _keep(program: FieldProgram, results) -> FieldProgram:
    if results is None:
        return program
    outputs = tuple(
        (public, value)
        for public, value in program.outputs
        if coordinate(public) in results or public in results
    )
    return drop_dead(replace(program, outputs=outputs))


def field_program(name: str, const: int | None, meaning_name: str | None = None) -> FieldProgram:
    """The one-operation program of `fe_add`, `fe_mul` ... or of a fused operation given by its
    row's name.
    """
    op, arity = FIELD.get(name) or (meaning_name, None)
    args = tuple("abcd"[:arity])
    return FieldProgram(name, args, (("r", "r0"),), (Op(op, ("r0",), args, const),))
