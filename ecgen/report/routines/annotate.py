"""An emitted routine -> a listing for a reader: cycle of each instruction, loads in a row, live
registers, source operation.

                 # 2: t1 = x*y                       the first instruction that serves the field
                 operation number 2
    cycle cost op   instruction
       11    2  2 / ldr.n r4, [r2]                     r0 r1 r2 .. before it is issued: registers
       that are still needed
       13    1  2 \\ ldr.n r5, [r1]                     a load behind a load takes one cycle, the
       first of a row two

Operations are counted as the routine was lowered; where a back end interleaves them, numbers
alternate. Cycles are the back end's model, never a measurement.
"""

from itertools import accumulate, pairwise

from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine, TimedLine
from ecgen.isa.target import Target
from ecgen.report.routines.stages import find_routine

WIDTH = 44


def annotate(emitted: EmittedRoutine, target: Target) -> str:
    """The listing of one routine; it ends in a newline."""
    isa = back_end(target.isa)
    lines = isa.timeline(emitted, target)
    arguments = ", ".join(
        f"{name} ({direction}) in {register}"
        for name, direction, register in emitted.machine.arguments
    )
    head = [
        f"# routine {emitted.name}: {arguments}",
        f"# {totals(emitted, lines, target)}",
        f"# cycle cost  op   {'instruction':{WIDTH}} live registers",
    ]
    body, begun = [], set()
    notes, served = operations(emitted, lines)
    for number, (line, operation) in enumerate(zip(lines, served)):
        if operation not in begun and operation is not None:
            begun.add(operation)
            body.append(f"{'':18}# {operation + 1}: {notes[operation]}")
        body.append(
            _line(
                line, operation, number + 1 < len(lines) and lines[number + 1].joined, isa.REGISTERS
            )
        )
    return "\n".join([*head, *body]) + "\n"


def totals(emitted: EmittedRoutine, lines: tuple[TimedLine, ...], target: Target) -> str:
    """Modelled cycles, instructions, bytes of code and stack on one line."""
    code, profiles = back_end(target.isa).footprint(emitted)
    cycles = "; ".join(
        f"profile {name} {cycles} cycles, {stalls} of them fetch stalls"
        for name, cycles, stalls in profiles
    )
    cycles = (
        cycles or f"{back_end(target.isa).model_cycles(emitted, target):g} cycles in a steady state"
    )
    joined = sum(line.joined for line in lines)
    pairs = f"; {joined} loads behind a load" if joined else ""
    stack = "" if emitted.stack is None else f", {emitted.stack} bytes of stack"
    return (
        f"modelled: {cycles}; {emitted.instructions}"
        f" instructions{f', {code} bytes' if code else ''}{stack}{pairs}"
    )


def operations(
    emitted: EmittedRoutine, lines: tuple[TimedLine, ...]
) -> tuple[tuple[str, ...], list[int | None]]:
    """The field operations of a routine, in the order in which it was lowered, and the place of the
    one that each instruction serves, None for those that serve none.

    Routines that call others have no limb operations; there an instruction belongs to the operation
    that began last.
    """
    limbs = emitted.routine.limbs
    starts = sorted(limbs.notes)
    if not starts or emitted.callees:
        began = list(accumulate(bool(line.instr and line.instr.note) for line in lines))
        return tuple(line.instr.note for line in lines if line.instr and line.instr.note), [
            count - 1 if count else None for count in began
        ]
    owner: dict = {}
    for place, ((start, _), (end, _)) in enumerate(pairwise((*starts, (len(limbs.ops), "")))):
        owner.update((out, place) for op in limbs.ops[start:end] for out in op.outs)
    return tuple(note for _, note in starts), [
        owner.get(line.instr.serves) if line.instr and line.instr.serves else None for line in lines
    ]


def _line(
    line: TimedLine, operation: int | None, next_joined: bool, registers: tuple[str, ...]
) -> str:
    mark = {(False, True): "/", (True, True): "|", (True, False): "\\"}.get(
        (line.joined, next_joined), " "
    )
    live = (
        " ".join(name if name in line.live else "." * len(name) for name in registers)
        if line.live
        else ""
    )
    numbers = (
        f"{'' if line.cycle is None else format(line.cycle, 'g'):>7}"
        f" {'' if line.cost is None else format(line.cost, 'g'):>4}"
        f" {'' if operation is None else operation + 1:>3}"
    )
    return f"{numbers} {mark} {line.text:{WIDTH}} {live}".rstrip()


def annotated_library(library, target: Target, routine: str | None = None) -> str:
    """The listings of all assembly routines of a built library, or of one; EcgenError if it has
    none of that name.
    """
    return "\n".join(annotate(each, target) for each in listed(library, routine))


def listed(library, routine: str | None) -> tuple[EmittedRoutine, ...]:
    """The assembly routines that a built library holds, or any one that was made for it; EcgenError
    if there is none of that name.
    """
    if routine is None:
        called = {spec.name for spec in library.spec.routines}
        return tuple(each for each in library.assembly.emitted if each.name in called)
    return (find_routine(library.assembly.emitted, routine, library.spec.curve),)
