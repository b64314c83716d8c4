"""A packed library's vector routines -> the text of one stage: field (the packing), machine or asm;
others are refused.

Like `stages`, this prints the data that the routine was really made from.
"""

from ecgen.errors import EcgenError
from ecgen.isa.facts import VECTORS
from ecgen.isa.vectors import EmittedVectors
from ecgen.library.facts.spec import LibrarySpec
from ecgen.library.packed.points import PackedCode
from ecgen.program.pack.text import render

BEGINNING = "v_"  # of the names of vector routines, and of no others
PRINTED = ("field", "machine", "asm")


def is_vector_name(routine: str | None) -> bool:
    return routine is not None and routine.startswith(BEGINNING)


def require_listing(routine: str | None, vector: bool, stage: str | None) -> None:
    """EcgenError, before anything is built, where a listing of a vector routine cannot be had;
    `stage` None: annotated.
    """
    if not is_vector_name(routine):
        return
    if not vector:
        raise EcgenError(
            f"{routine} is the name of a vector routine, and those are made with --vector only.",
            hint="Add --vector, or ask for another routine.",
        )
    if stage is None:
        raise EcgenError(
            "--annotate shows the modelled cycles of routines on general registers, not those of"
            f" {routine}.",
            hint=_TRY,
        )
    if stage not in PRINTED:
        raise EcgenError(f"the vector routine {routine} has no stage `{stage}`.", hint=_TRY)


_TRY = (
    f"Ask for {', '.join(f'--emit={stage}' for stage in PRINTED[:-1])} or --emit={PRINTED[-1]};"
    " report.html has the modelled cycles of the whole routine."
)


def vector_stage(code: PackedCode, spec: LibrarySpec, stage: str, routine: str) -> str:
    """The text of a stage that `require_listing` allows; EcgenError for an unknown routine, or a
    conversion, which no packing makes.
    """
    rows = _emitted(code, spec)
    found = next((each for each in rows if each.name == routine), None)
    if found is None:
        known = ", ".join(each.name for each in rows)
        raise EcgenError(
            f"the library has no vector routine {routine!r} in assembly.",
            hint=f"There are {known}; v_select is C, in the library's files.",
        )
    text = _text(code, stage, found)
    if not text:
        raise EcgenError(
            f"the routine {routine} has no stage `{stage}`: it converts elements and computes"
            " nothing.",
            hint="Look at --emit=machine.",
        )
    return text


def vector_stages(code: PackedCode, spec: LibrarySpec, stage: str) -> list[tuple[str, str]]:
    """(routine, text) of every vector routine that has the stage."""
    return [
        (each.name, text) for each in _emitted(code, spec) if (text := _text(code, stage, each))
    ]


def _emitted(code: PackedCode, spec: LibrarySpec) -> list[EmittedVectors]:
    """Those that are in the library, of the best unit."""
    names = {routine.name for routine in spec.vector_routines if not routine.path}
    return [each for each in code.every if each.name in names]


def _text(code: PackedCode, stage: str, each: EmittedVectors) -> str:
    if stage == "field":
        programs = code.programs | (code.image.programs if code.image else {})
        return render(programs[each.name]) if each.name in programs else ""
    if stage == "machine":
        return _machine(each)
    return (
        "\n".join((f"{each.name}:", *(f"\t{line}" for line in each.lines))) + "\n"
        if stage == "asm"
        else ""
    )


def _machine(each: EmittedVectors) -> str:
    """Arguments, frame and the instructions as data, before prologue and epilogue are added."""
    machine = each.machine
    lines = [f"machine {machine.name} {machine.isa} {machine.abi}"]
    lines += [
        f"argument {name} {direction} {register}" for name, direction, register in machine.arguments
    ]
    lines += [f"slots {machine.slots}", "body:", *_listing(each)]
    return "\n".join(lines) + "\n"


def _listing(each: EmittedVectors) -> list[str]:
    return next(
        record
        for record in VECTORS.values()
        if each.machine.isa in {unit.isa for unit in record.units}
    ).listing(each)
