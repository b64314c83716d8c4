"""An emitted routine -> a listing for a reader: cycle of each instruction, loads in a row, live registers, source operation.

    cycle cost   instruction
       11    2  / ldr.n r4, [r2]                     r0 r1 r2 .. before it is issued: registers that are still needed
       13    1  \\ ldr.n r5, [r1]                     a load behind a load takes one cycle, the first of a row two

Cycles are the back end's model, never a measurement.
"""

from ecgen.isa.backends import back_end
from ecgen.isa.routine import EmittedRoutine, TimedLine
from ecgen.isa.target import Target
from ecgen.report.stages import find_routine

WIDTH = 44


def annotate(emitted: EmittedRoutine, target: Target) -> str:
    """The listing of one routine; it ends in a newline."""
    isa = back_end(target.isa)
    lines = isa.timeline(emitted, target)
    arguments = ", ".join(f"{name} ({direction}) in {register}" for name, direction, register in emitted.machine.arguments)
    head = [f"# routine {emitted.name}: {arguments}", f"# {totals(emitted, lines, target)}", f"# cycle cost   {'instruction':{WIDTH}} live registers"]
    body = []
    for number, line in enumerate(lines):
        body += [f"{'':14}# {line.note}"] if line.note else []
        body.append(_line(line, number + 1 < len(lines) and lines[number + 1].joined, isa.REGISTERS))
    return "\n".join([*head, *body]) + "\n"


def totals(emitted: EmittedRoutine, lines: tuple[TimedLine, ...], target: Target) -> str:
    """Modelled cycles, instructions, bytes of code and stack on one line."""
    code, profiles = back_end(target.isa).footprint(emitted)
    cycles = "; ".join(f"profile {name} {cycles} cycles, {stalls} of them fetch stalls" for name, cycles, stalls in profiles)
    cycles = cycles or f"{back_end(target.isa).model_cycles(emitted, target):g} cycles in a steady state"
    joined = sum(line.joined for line in lines)
    pairs = f"; {joined} loads behind a load" if joined else ""
    stack = "" if emitted.stack is None else f", {emitted.stack} bytes of stack"
    return f"modelled: {cycles}; {emitted.instructions} instructions{f', {code} bytes' if code else ''}{stack}{pairs}"


def _line(line: TimedLine, next_joined: bool, registers: tuple[str, ...]) -> str:
    mark = {(False, True): "/", (True, True): "|", (True, False): "\\"}.get((line.joined, next_joined), " ")
    live = " ".join(name if name in line.live else "." * len(name) for name in registers) if line.live else ""
    numbers = f"{'' if line.cycle is None else format(line.cycle, 'g'):>7} {'' if line.cost is None else format(line.cost, 'g'):>4}"
    return f"{numbers}  {mark} {line.text:{WIDTH}} {live}".rstrip()


def annotated_library(library, target: Target, routine: "str | None" = None) -> str:
    """The listings of all assembly routines of a built library, or of one; EcgenError if it has none of that name."""
    return "\n".join(annotate(each, target) for each in listed(library, routine))


def listed(library, routine: "str | None") -> tuple[EmittedRoutine, ...]:
    """All assembly routines of a built library, or the one; EcgenError if it has none of that name."""
    return library.assembly.emitted if routine is None else (find_routine(library.assembly.emitted, routine, library.spec.curve),)
