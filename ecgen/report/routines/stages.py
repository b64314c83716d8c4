"""A built library -> the text of one stage of its routines: formula, field, limb, machine or asm.

Every stage prints what the routine was really made from (the data kept on the emitted routine),
nothing is computed a second time. Routines come in the order of the library, those on vectors (see
vector_stages) last; each text starts with a line that names the routine.
"""

from collections.abc import Callable

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.formula.lines import read_text
from ecgen.group.trees import formula_named
from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine
from ecgen.library.pipeline.build import Build
from ecgen.library.routines.programs import made_of
from ecgen.limb.printer import print_limbs
from ecgen.program.text import render
from ecgen.report.routines.vector_stages import is_vector_name, vector_stage, vector_stages


def render_stage(library: Build, curve: Curve, stage: str, routine: str | None = None) -> str:
    """The text of `stage` for all routines, or for one; it ends in a newline.

    For one routine, the text of the stages field and limb is exactly what their parsers read.
    Raises EcgenError for an unknown routine or one that has no such stage.
    """
    emitted = library.assembly.emitted
    if library.packed and is_vector_name(routine):
        return vector_stage(library.packed, library.spec, stage, routine)
    if routine is not None:
        text = _text(library, stage, find_routine(emitted, routine, curve))
        if not text:
            raise EcgenError(f"the routine {routine} has no stage `{stage}`.", hint=_NONE[stage])
        return text
    parts = [(each.name, _text(library, stage, each)) for each in emitted]
    parts += vector_stages(library.packed, library.spec, stage) if library.packed else []
    return "\n".join(f"# routine {name}\n{text}" for name, text in parts if text)


def _text(library: Build, stage: str, each: EmittedRoutine) -> str:
    return (
        formula_stage(each, library.spec.curve.formulas)
        if stage == "formula"
        else STAGES[stage](each)
    )


_NONE = {
    "formula": "Field routines are made of no formula; look at --emit=limb.",
    "field": "It is no field operation but a move or a test of words; look at --emit=limb.",
    "limb": (
        "It has no operations on words, it calls routines that have; look at --emit=field and"
        " --emit=machine."
    ),
}


def find_routine(
    emitted: tuple[EmittedRoutine, ...], name: str, curve: Curve | Curve
) -> EmittedRoutine:
    for each in emitted:
        if each.name == name:
            return each
    known = ", ".join(each.name for each in emitted)
    raise EcgenError(
        f"the library of {curve.name} has no assembly routine {name!r}.",
        hint=f"Its routines are {known}.",
    )


def formula_stage(each: EmittedRoutine, own: tuple[str, ...]) -> str:
    """The .op3 texts, each once, under a comment that says how they follow one another; `own` are
    trees and files beside the packaged ones.
    """
    formulas = each.routine.formulas
    if not formulas:
        return ""
    lines = [f"# made of {made_of(formulas)}"]
    for name in dict.fromkeys(formulas):
        lines += [f"# formula {name}", read_text(formula_named(name, own).path).rstrip("\n")]
    return "\n".join(lines) + "\n"


def field_stage(each: EmittedRoutine) -> str:
    """The FieldProgram after fusion and ordering."""
    return render(each.routine.program) if each.routine.program else ""


def limb_stage(each: EmittedRoutine) -> str:
    """The LimbProgram as lowered, before the back end orders it."""
    return "" if each.callees else print_limbs(each.routine.limbs)


def machine_stage(each: EmittedRoutine) -> str:
    """Arguments, frame and the instructions as data, before prologue and epilogue are added."""
    machine = each.machine
    lines = [f"machine {machine.name} {machine.isa} {machine.abi}"]
    lines += [
        f"argument {name} {direction} {register}" for name, direction, register in machine.arguments
    ]
    lines.append(f"saved {' '.join(machine.saved) or 'none'}")
    lines.append(f"slots {machine.slots}{' in the red zone' if machine.red_zone else ''}")
    for part in ("head", "body", "tail"):
        instructions = getattr(machine, part)
        if instructions:
            lines.append(f"{part}:")
        for instruction in instructions:
            if instruction.note:
                lines.append(f"# {instruction.note}")
            lines += [
                "    " + text.strip()
                for text in back_end(machine.isa).instruction_text(instruction).split("\n")
            ]
    return "\n".join(lines) + "\n"


def asm_stage(each: EmittedRoutine) -> str:
    """The assembly between label and end of the routine."""
    return (
        "\n".join(
            line if line.endswith(":") else f"\t{line}" for line in (f"{each.name}:", *each.lines)
        )
        + "\n"
    )


STAGES: dict[str, Callable[[EmittedRoutine], str]] = {
    "field": field_stage, "limb": limb_stage, "machine": machine_stage, "asm": asm_stage,
}  # fmt: skip
