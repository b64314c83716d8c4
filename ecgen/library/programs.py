"""Routine names of a library -> FieldPrograms: which formulas they are made of, bound to the curve and scheduled.

The formula for a role follows from the form of the curve and from a; nothing here knows a curve by name. Where
several formulas compute the same, all are lowered and the one with the least modelled cost is taken.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import groupby

from ecgen.errors import ScheduleError
from ecgen.formula import load, parameter_values, to_field_program
from ecgen.library.spec import CurveFacts
from ecgen.program.compose import compose, coordinate
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.program.passes.exchange import exchange
from ecgen.program.passes.number import drop_dead
from ecgen.program.passes.values import fresh, names_of
from ecgen.program.schedule import Effort, schedule
from ecgen.verify import require_proven

FIELD = {
    "fe_add": ("add", 2), "fe_sub": ("sub", 2), "fe_neg": ("neg", 1), "fe_mul": ("mul", 2), "fe_sqr": ("sqr", 1),
    "fe_half": ("half", 1), "fe_dbl": ("dbl", 1), "fe_tpl": ("tpl", 1),
}  # fmt: skip
XZ = {"step": "ladder/mladd-1987-m", "dbl": "doubling/dbl-1987-m-3"}
SWAP = "swap"


@dataclass(frozen=True)
class Sources:
    """The formulas of one routine: `stages` run one after another; each stage lists equal candidates."""

    stages: tuple[tuple[str, ...], ...]


def system_names(curve: CurveFacts) -> dict[str, str]:
    """Folder of each coordinate system's formulas, the special one for this a where there is one."""
    small = {curve.p - 3: "-3", 0: "-0"}.get(curve.a, "")
    return {
        "xz": "montgom/xz",
        "jac": f"shortw/jacobian{small}", "prj": f"shortw/projective{small}",
        "ext": "twisted/extended-1" if curve.a == curve.p - 1 else "twisted/extended",
    }  # fmt: skip


def sources(name: str, curve: CurveFacts) -> Sources:
    """The formulas of `jac_dbladd`, `ext_4dbl`, `prj_add` ... for this curve."""
    system, _, operation = name.partition("_")
    folder = system_names(curve)[system]
    if system == "xz":
        return Sources(((f"{folder}/{XZ[operation]}",),))
    single, addition = _doubling(system, folder, operation != "dbl"), _addition(system, folder, operation)
    if operation == "to_cached":
        cached = {"jac": "cache-2010-lg", "ext": "cache-2008-hwcd-3" if folder.endswith("-1") else "cache-2008-hwcd"}
        return Sources(((f"{folder}/caching/{cached[system]}",),))
    if operation == "zaddu":
        return Sources(((f"{folder}/co-z-addition/zaddu-2007-m",),))
    if operation == "add":
        return Sources((addition,))
    if operation == "dbl":
        return Sources((single,))
    if operation == "dbladd":
        if system == "jac":
            return Sources(((f"{folder}/doubling-addition/dadd-2010-lg",),))
        return Sources((_doubling(system, folder, False), addition))
    return Sources((single,) * int(operation.removesuffix("dbl")))


def _doubling(system: str, folder: str, short: bool) -> tuple[str, ...]:
    if system == "jac":
        letters = ("", "-b", "-c", "-d", "-e", "-f", "-g") if folder.endswith("-3") else ("",)
        return tuple(f"{folder}/doubling/dbl-2010-lg{letter}" for letter in letters)
    if system == "prj":
        if folder.endswith("-3"):
            return f"{folder}/doubling/dbl-2019-ss", f"{folder}/doubling/dbl-2015-rcb-3"
        return (f"{folder}/doubling/dbl-2015-rcb{'-0' if folder.endswith('-0') else ''}",)
    if folder.endswith("-1"):
        return (f"{folder}/doubling/dbl-2010-lg{'' if short else '-t'}", f"{folder}/doubling/dbl-2008-hwcd")
    return (f"{folder}/doubling/dbl-2008-hwcd",)


def _addition(system: str, folder: str, operation: str) -> tuple[str, ...]:
    if system == "jac":
        return (f"{folder}/addition/add-2010-lg",)
    if system == "prj":
        if folder.endswith("-3"):
            return f"{folder}/addition/add-2019-ss", f"{folder}/addition/add-2015-rcb-3"
        return (f"{folder}/addition/add-2015-rcb{'-0' if folder.endswith('-0') else ''}",)
    ending = "-xyz" if operation == "dbladd" else ""
    name = "readd-2008-hwcd-3" if folder.endswith("-1") else "readd-2008-hwcd"
    return (f"{folder}/addition/{name}{ending}",)


@lru_cache(maxsize=2048)
def stage_program(name: str, curve: CurveFacts, fusions: str, objective: str, results: "tuple[str, ...] | None") -> FieldProgram:
    """One formula with the curve's constants in place of a, b, d, only the `results` kept, in its best order.

    A ladder step (2P2 and P2 + P3, in the database's numbering) gets the conditional exchange of P2 and P3 in front.
    """
    formula = load(name)
    require_proven(formula)
    values = {"a": curve.a, "d": curve.d} if curve.is_edwards else {"a": curve.a, "b": curve.b}
    values |= parameter_values(formula, values, curve.p)
    program = clean(_keep(clean(bind(to_field_program(formula), values, curve.p)), results))
    if name.split("/")[2] == "ladder":
        program = exchange(program, (("X2", "X3"), ("Z2", "Z3")), SWAP)
    try:
        return schedule(program, fusions, objective, effort=Effort(states=4000, solver=0.2)).program
    except ScheduleError:
        return program


def formula_choices(name: str, curve: CurveFacts) -> tuple[tuple[str, ...], ...]:
    """One formula per stage, for each number of the candidates; stages with fewer candidates stay at their last."""
    stages = sources(name, curve).stages
    return tuple(tuple(stage[min(k, len(stage) - 1)] for stage in stages) for k in range(max(map(len, stages))))


def routine_program(name: str, curve: CurveFacts, formulas: tuple[str, ...], fusions: str, objective: str,
                    results: "tuple[str, ...] | None" = None) -> FieldProgram:  # fmt: skip
    """The formulas, each in its best order, composed into one program; only the `results` (coordinates) are kept."""
    parts = [stage_program(f, curve, fusions, objective, results if k == len(formulas) - 1 else None) for k, f in enumerate(formulas)]
    whole = compose(parts, name=name, table=extended(fusion_rows(fusions))) if len(parts) > 1 else replace(parts[0], name=name)
    return _free_result_names(drop_dead(whole))


def _free_result_names(program: FieldProgram) -> FieldProgram:
    """Inner values that bear the public name of another result get a name of their own."""
    publics = {public: value for public, value in program.outputs}
    made = {out for op in program.ops for out in op.outs}
    rename = {name: fresh(f"{name}_s", names_of(program)) for name in made if publics.get(name, name) != name}

    def new(name: str) -> str:
        return rename.get(name, name)

    ops = tuple(replace(op, outs=tuple(map(new, op.outs)), args=tuple(map(new, op.args))) for op in program.ops)
    return replace(program, ops=ops, outputs=tuple((public, new(value)) for public, value in program.outputs))


def made_of(formulas: tuple[str, ...]) -> str:
    """The stages in order, equal neighbours counted: `4 * shortw/.../dbl-2010-lg, shortw/.../add-2010-lg`."""
    runs = [(name, len(list(same))) for name, same in groupby(formulas)]
    return ", then ".join(f"{count} * {name}" if count > 1 else name for name, count in runs)


def _keep(program: FieldProgram, results) -> FieldProgram:
    if results is None:
        return program
    outputs = tuple((public, value) for public, value in program.outputs if coordinate(public) in results or public in results)
    return drop_dead(replace(program, outputs=outputs))


def field_program(name: str, const: "int | None", meaning_name: "str | None" = None) -> FieldProgram:
    """The one-operation program of `fe_add`, `fe_mul` ... or of a fused operation given by its row's name."""
    op, arity = FIELD.get(name) or (meaning_name, None)
    args = tuple("abcd"[:arity])
    return FieldProgram(name, args, (("r", "r0"),), (Op(op, ("r0",), args, const),))
