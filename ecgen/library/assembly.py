"""Routines of a library -> assembly sources: programs, machine code, text. The bridge from the passes to the files."""

from dataclasses import dataclass, replace

import jinja2

from ecgen.errors import BoundError, CheckFailure, CurveError, ScheduleError
from ecgen.field.care import more_care, until_proven
from ecgen.field.prime import Field
from ecgen.field.proof import prove_lowering
from ecgen.field.statements import STATEMENTS, Statement, prove_statement
from ecgen.isa.backends import back_end
from ecgen.isa.facts import FACTS
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.isa.target import Target
from ecgen.library.ctext import prototype, with_prefix, with_words
from ecgen.library.choices import Choice, load_choices
from ecgen.library.programs import SWAP, field_program, formula_choices, made_of, routine_program, system_names
from ecgen.library.spec import TIGHT, CurveFacts, RoutineSpec, SourceUnit
from ecgen.library.support import support_limbs
from ecgen.program.compose import coordinate
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.routine import Argument, Routine
from ecgen.resources import data_folder

STEMS = {
    "field": ("x",), "xz": ("X", "Z"), "xz-pair": ("X4", "Z4", "X5", "Z5"), "projective": ("X", "Y", "Z"), "jacobian": ("X", "Y", "Z"), "edwards": ("X", "Y", "Z"),
    "extended": ("X", "Y", "Z", "T"), "projective-cached": ("X", "Y", "Z"), "jacobian-cached": ("X", "Y", "Z", "ZZ", "ZZZ"),
    "co-z": ("X", "Y"), "extended-cached": ("YpX", "YmX", "Zd", "Tk"), "extended-cached-a": ("X", "Y", "Z", "dT"),
}  # fmt: skip
FUSIONS = "constants"
WINDOW = 8
POWER = "fe_nsqr"
SELECT = "select"


@dataclass(frozen=True)
class Assembly:
    """The source files and, for the manifest and the reports, every routine as data."""

    units: tuple[SourceUnit, ...]
    routines: tuple[RoutineSpec, ...]
    emitted: tuple[EmittedRoutine, ...]


def assemble(specs: tuple[RoutineSpec, ...], curve: CurveFacts, target: Target, prefix: str, abi: str = "sysv",
             red_zone: bool = True, banner: str = "") -> Assembly:  # fmt: skip
    """Emit every routine of `specs` for the curve's prime and the target."""
    field = _field(curve, target)
    backend = back_end(target.isa).backend_of(target, abi, red_zone)
    table = extended(fusion_rows(FUSIONS))
    choices = load_choices(*target.choice_files) if target.level == target.data.get("level") else {}
    found = []
    every, specs = specs, tuple(s for s in specs if s.name != SELECT)
    for spec in specs:
        chosen = None if spec.name.startswith("fe_") else choices.get(choice_key(spec.name, curve, field))
        found.append(_emit_one(spec, curve, field, target, backend, table, {}, chosen))
    specs, found = zip(*((s, e) for s, e in zip(specs, found) if not _too_long(e, specs, found, target)))
    found = tuple(_proven(s, e, curve, field, target, backend, table) for s, e in zip(specs, found))
    filled = tuple(
        replace(spec, stack=e.stack + e.red_zone, instructions=e.instructions, model_cycles=model_cycles(e, target),
                **dict(zip(("code_bytes", "profiles"), back_end(target.isa).footprint(e))))
        for spec, e in zip(specs, found))
    units = tuple(
        SourceUnit(f"src/{prefix}_{part}.S", render_assembly(prefix, part, chosen, target, abi, banner, field))
        for part, chosen in (
            ("field", [(s, e) for s, e in zip(filled, found) if s.name.startswith("fe_")]),
            ("point", [(s, e) for s, e in zip(filled, found) if not s.name.startswith("fe_")]))
        if chosen)
    scan = (SourceUnit(f"src/{prefix}_select.c", render_select(prefix, target, banner)),) if any(s.name == SELECT for s in every) else ()
    by_name = {s.name: s for s in filled}
    return Assembly((*units, *scan), tuple(by_name.get(s.name, s) for s in every if s.name in by_name or s.name == SELECT), tuple(found))


def prove_routine(spec: RoutineSpec, routine: LimbRoutine, prime: Field, table) -> None:
    """Prove bounds, carries and the meaning of a routine's limb program for all inputs: what field/statements.py or the spec
    says of a field routine, the operations of a point routine's field program. BoundError or CheckFailure if not."""
    statement, outs = STATEMENTS.get(spec.name), [a.name for a in spec.arguments if a.direction == "out"]
    is_field = all(a.coordinates == "field" for a in spec.arguments)
    if statement is None and is_field and 0 < len(spec.meaning) == len(outs):
        statement = Statement(congruent=dict(zip(outs, spec.meaning)))
    if statement is not None:
        prove_statement(routine.limbs, routine.arguments, statement, prime, spec.const)
    elif routine.program is not None and not is_field:
        prove_lowering(routine.program, routine.limbs, prime, table)
    else:
        raise CheckFailure(f"nothing says what {spec.name} computes, so that nothing is proven of it.",
                           hint="Every routine has a row in field/statements.py, a meaning in its spec, or a field program.")


def _proven(spec: RoutineSpec, emitted: EmittedRoutine, curve: CurveFacts, prime: Field, target: Target, backend, table) -> EmittedRoutine:
    """`emitted` if its proof closes; else the same routine with the operations that fail lowered with more care (field/care.py)."""
    def again(care: dict) -> EmittedRoutine:
        return _emit_one(spec, curve, prime, target, backend, table, care, emitted.routine.choice)

    return until_proven(emitted, emitted.routine.program, lambda made: prove_routine(spec, made.routine, prime, table), again)


def _too_long(routine: EmittedRoutine, specs, found, target: Target) -> bool:
    """Whether merged doublings, together with the doubling-addition that follows, overflow the cache of decoded
    instructions (`[limits] decoded` of the target), so that separate doublings are faster."""
    limit = target.data.get("limits", {}).get("decoded")
    system, _, operation = routine.name.partition("_")
    count = operation.removesuffix("dbl")
    if not limit or not operation.endswith("dbl") or not count.isdigit() or int(count) < 2:
        return False
    beside = [e.instructions for s, e in zip(specs, found) if s.name == f"{system}_dbladd"]
    return routine.instructions + sum(beside) > limit


def _field(curve: CurveFacts, target: Target) -> Field:
    try:
        return Field(curve.p, target.word_bits)
    except Exception as error:
        raise CurveError(str(error)) from error


def _emit_one(spec, curve, field, target, backend, table, care: dict, chosen: "Choice | None") -> EmittedRoutine:
    isa, limbs = back_end(target.isa), support_limbs(spec, field)
    if limbs is not None:
        return isa.emit(limbs, backend)
    if spec.name == POWER:
        square = isa.lower_routine(field_op_routine("fe_sqr", None), field, table, target.level, care=care)
        return isa.emit_power(square, POWER, backend)
    if spec.name.startswith("fe_"):
        return isa.emit(isa.lower_routine(field_op_routine(spec.name, spec.const), field, table, target.level, care=care), backend)
    return _emit_point(spec, curve, field, target, backend, table, care, chosen)


def field_op_routine(name: str, const: "int | None") -> Routine:
    program = field_program(name, const)
    arguments = (Argument("r", "out", ("r",)), *(Argument(a, "in", (a,)) for a in program.inputs))
    return Routine(name, program, arguments)


def _emit_point(spec, curve, prime, target, backend, table, care: dict, chosen: "Choice | None") -> EmittedRoutine:
    """What was `chosen` (recorded for such curves, or before); else the formula and the fusions of least modelled cost, the first on a tie."""
    options = [chosen] if chosen else default_choices(spec.name, curve, prime)
    estimate = back_end(backend.isa).estimate
    if len(options) > 1:
        options = _different(options, spec, curve)
    if estimate is not None and len(options) > 1:
        options = [min(options, key=lambda c: estimate(choice_routine(spec, curve, prime, c, backend, table)[0]))]
    best = None
    for choice in options:
        emitted = emit_choice(spec, curve, prime, choice, backend, table, care)
        cost = model_cycles(emitted, target)
        if best is None or cost < best[0]:
            best = cost, emitted
    return best[1]


def _different(options: list[Choice], spec: RoutineSpec, curve: CurveFacts) -> list[Choice]:
    """The first option of each field program: fusions that find nothing to fuse leave the same one."""
    results = STEMS[_layout(spec.arguments[0].coordinates, curve)]
    found = {}
    for choice in options:
        program = routine_program(spec.name, curve, choice.formulas, choice.fusions, choice.objective, results)
        found.setdefault((program.ops, program.inputs, program.outputs), choice)
    return list(found.values())


def choice_key(name: str, curve: CurveFacts, prime: Field) -> tuple[str, str, int, bool]:
    return name, system_names(curve)[name.partition("_")[0]], prime.n, prime.room > 0


def default_choices(name: str, curve: CurveFacts, prime: Field) -> list[Choice]:
    """Every formula, with and without fusions, blocks interleaved a little."""
    key = choice_key(name, curve, prime)
    return [Choice(*key, formulas, fusions, "operations", WINDOW, 0)
            for fusions in ("paper", "products", "none", "constants") for formulas in formula_choices(name, curve)]


def emit_choice(spec: RoutineSpec, curve: CurveFacts, prime: Field, choice: Choice, backend, table, care: "dict | None" = None) -> EmittedRoutine:
    """The routine as `choice` says; if its blocks cannot be moved that way, they stay where they are."""
    lowered, moved = choice_routine(spec, curve, prime, choice, backend, table, care)
    try:
        return back_end(backend.isa).emit(lowered, moved)
    except ScheduleError:
        return back_end(backend.isa).emit(replace(lowered, choice=replace(choice, window=0, ahead=0)), backend)


def choice_routine(spec: RoutineSpec, curve: CurveFacts, prime: Field, choice: Choice, backend, table, care: "dict | None" = None) -> tuple:
    """The lowered routine that `choice` describes, and the back end that moves its blocks as `choice` says."""
    results = STEMS[_layout(spec.arguments[0].coordinates, curve)]
    program = routine_program(spec.name, curve, choice.formulas, choice.fusions, choice.objective, results)
    lowered = _lower_point(spec, point_routine(spec, program, curve), prime, backend, table, care or {})
    lowered = replace(lowered, formulas=choice.formulas, choice=choice)
    return lowered, replace(backend, window=choice.window, ahead=choice.ahead)


def _lower_point(spec: RoutineSpec, routine: Routine, prime: Field, backend, table, care: dict) -> LimbRoutine:
    """The lowered routine; results that leave the bound of coordinates that are kept tight are lowered with more care."""
    while True:
        lowered = back_end(backend.isa).lower_routine(routine, prime, table, backend.level, _bounds(spec, routine.program, prime), care=care)
        largest = max(lowered.limbs.outputs, key=lambda e: e.high)
        if spec.arguments[0].coordinates not in TIGHT or largest.high <= prime.tight:
            return lowered
        error = BoundError(f"a result of {spec.name} may reach {largest.high:#x}, above the bound {prime.tight:#x} of its coordinates.",
                           value=largest.name)
        care = more_care(care, routine.program, error)


def _layout(coordinates: str, curve: CurveFacts) -> str:
    return "extended-cached-a" if coordinates == "extended-cached" and curve.a != curve.p - 1 else coordinates


def _bounds(spec: RoutineSpec, program: FieldProgram, prime: Field) -> dict:
    """The intervals of the inputs of a routine whose coordinates are kept tight."""
    if spec.arguments[0].coordinates not in TIGHT:
        return {}
    return {name: (0, prime.tight) for name in program.inputs}


def ladder_routine(spec: RoutineSpec, program: FieldProgram) -> Routine:
    """The database's numbering: P1 is the difference of P2 and P3, the results are P4 = 2 P2 and P5 = P2 + P3."""
    places = {"xz-pair": {"out": ("X4", "Z4", "X5", "Z5"), "in": ("X2", "Z2", "X3", "Z3")}, "x": {"in": ("X1",)},
              "xz": {"out": ("X3", "Z3"), "in": ("X1", "Z1")}}  # fmt: skip
    arguments = tuple(
        Argument(a.name, a.direction, places[a.coordinates][a.direction]) if a.words else Argument(a.name, "word", (SWAP,)) for a in spec.arguments)
    inputs = tuple(name for a in arguments if a.direction != "out" for name in a.coordinates)
    return Routine(spec.name, replace(program, inputs=inputs), arguments)


def point_routine(spec: RoutineSpec, program: FieldProgram, curve: CurveFacts) -> Routine:
    """Distribute the program's names over the C arguments: X1 to the first point, X2 to the second, X3 and X4 to the results."""
    if spec.name.startswith("xz_"):
        return ladder_routine(spec, program)
    arguments, number = [], 0
    outs = [argument for argument in spec.arguments if argument.direction == "out"]
    publics = {coordinate(public): public for public, _ in program.outputs}
    if len(outs) > 1:
        publics = {coordinate(public): public for public, _ in program.outputs if public.endswith("3")}
    for stem in STEMS[_layout(spec.arguments[0].coordinates, curve)]:
        if stem not in publics:
            publics[stem] = f"{stem}3"
            program = replace(program, outputs=(*program.outputs, (f"{stem}3", f"{stem}1")))
    for argument in spec.arguments:
        stems = STEMS[_layout(argument.coordinates, curve)]
        if argument.direction == "out":
            arguments.append(Argument(argument.name, "out", tuple(publics[stem] for stem in stems) if argument == outs[0] else tuple(f"{stem}4" for stem in stems)))
        else:
            number += 1
            arguments.append(Argument(argument.name, "in", tuple(f"{stem}{number}" for stem in stems)))
    known = {name for a in arguments if a.direction == "in" for name in a.coordinates}
    program = replace(program, inputs=tuple(n for a in arguments if a.direction == "in" for n in a.coordinates))
    if missing := {arg for op in program.ops for arg in op.args} - known - {out for op in program.ops for out in op.outs}:
        raise ScheduleError(f"{spec.name}: the formula reads {', '.join(sorted(missing))}, which no argument holds.")
    return Routine(spec.name, program, tuple(arguments))


def model_cycles(routine: EmittedRoutine, target: Target) -> float:
    """Modelled core cycles of one call, by the back end's model."""
    return back_end(target.isa).model_cycles(routine, target)


def _environment() -> jinja2.Environment:
    return jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(data_folder("templates"))), undefined=jinja2.StrictUndefined,
        trim_blocks=True, lstrip_blocks=True, keep_trailing_newline=True)  # fmt: skip


def render_select(prefix: str, target: Target, banner: str) -> str:
    """The table scan in C: its loops have public bounds, and vector types of the compiler make it fast."""
    facts = FACTS[target.isa]
    vector = 32 if "avx2" in target.features else facts.vector_bytes
    text = _environment().get_template("select.c.j2").render(features=target.features, W=facts.word_bits, vector=vector)
    return banner + with_words(with_prefix(text, prefix), facts.word_bits)


def render_assembly(prefix: str, part: str, routines, target: Target, abi: str, banner: str, prime: Field) -> str:
    """One .S file: the shell comes from the template, the instructions from the routines."""
    rows = [{"spec": s, "prototype": prototype(s), "lines": with_frame_notes(e.lines), "e": e,
             "tight": hex(prime.tight) if s.arguments[0].coordinates in TIGHT and prime.room else "",
             "made_of": made_of(e.routine.formulas), "choice": e.routine.choice} for s, e in routines]  # fmt: skip
    facts = FACTS[target.isa]
    text = _environment().get_template(facts.shell).render(part=part, rows=rows, target=target, abi=abi, isa=facts)
    return banner + with_words(with_prefix(text, prefix), facts.word_bits)


def with_frame_notes(lines: tuple[str, ...]) -> list[str]:
    """The lines with call frame information after each change of the stack pointer."""
    result, depth = [], 8
    for line in lines:
        result.append(line)
        word, _, rest = line.partition(" ")
        if word == "push":
            depth += 8
            result += [".cfi_adjust_cfa_offset 8", f".cfi_rel_offset {rest}, 0"]
        elif word == "pop":
            depth -= 8
            result += [".cfi_adjust_cfa_offset -8", f".cfi_restore {rest}"]
        elif line.startswith(("sub rsp, ", "add rsp, ")):
            change = int(line.rsplit(" ", 1)[1]) * (1 if word == "sub" else -1)
            result.append(f".cfi_adjust_cfa_offset {change}")
    return result
