"""Emitted routines -> one page for a reader without other files: which pipe is busy when, which
registers are live, every instruction with the field operation it belongs to, the proven interval of
each value, modelled cycles beside the multiplications alone.

Cycles are the back end's model. Where that adds up rates and knows no order, a place on the axis is
a share of the work, not a time, and the page says so.
"""

import html
from dataclasses import dataclass
from itertools import groupby
from math import log2

from markupsafe import Markup

from ecgen.errors import EcgenError
from ecgen.isa.backends import back_end
from ecgen.isa.facts import FACTS
from ecgen.isa.routine import EmittedRoutine, TimedLine
from ecgen.isa.target import Target
from ecgen.library.routines.assembly import multiplier_bound, word_multiplications
from ecgen.machine.ir import Instr, Mem
from ecgen.report.draw import CHARACTER, ROW, svg, text
from ecgen.report.routines.annotate import listed, operations, totals
from ecgen.report.schedule import render_page

LARGEST = 3 << 20  # bytes of a page
CYCLE, INSTRUCTION = 12, 3  # pixels of a cycle, of an instruction in the picture of registers
MULTIPLIER, OTHERS, MOVES = "multiplier", "other integer", "moves, loads, stores"


_NOTE = {
    True: (
        "The model adds up rates and knows no order: a place on the axis of cycles is a share of"
        " the work, not a time; moves, loads, stores and zeroing count nothing beside it."
    ),
    False: "One instruction issues at a time; a place on the axis is the cycle in which it issues.",
}


@dataclass(frozen=True)
class Step:
    """An instruction with what the page says of it; `operation` is the place of the field operation
    that it serves, None for what serves none. `slot`: it stores to or loads from the frame.
    """

    line: TimedLine
    operation: int | None
    pipe: str
    slot: str = ""


def routines_page(library, target: Target, routine: str | None, command: str) -> str:
    """The page of all assembly routines of a library or of one. EcgenError where there is none, or
    where all of them would make a page above 3 MB.
    """
    chosen = listed(library, routine)
    if FACTS[target.isa].compiled:
        raise EcgenError(
            f"the routines for {target.name} are C, of which a compiler makes the instructions.",
            hint="--emit=asm prints them.",
        )
    page = render_page(
        "routines.html.j2",
        title=f"Routines of {library.spec.prefix}",
        about=f"{library.spec.curve.name} on {target.name}, level {target.level}",
        command=command,
        model=back_end(target.isa).MODEL.format(**target.model),
        note=_NOTE[bool(back_end(target.isa).FREE)],
        routines=[_facts(each, target) for each in chosen],
    )
    if len(page.encode()) > LARGEST:
        raise EcgenError(
            f"the page would have {len(page.encode()) / (1 << 20):.1f} MB, above 3.",
            hint=f"Take one routine: --routine {chosen[-1].name}.",
        )
    return page


def _facts(each: EmittedRoutine, target: Target) -> dict:
    steps, notes = _steps(each, target)
    isa = back_end(target.isa)
    multiplications = word_multiplications(each, target.isa).total()
    bound = multiplier_bound(each, target)
    model = isa.model_cycles(each, target)
    intervals = {
        element.name: element
        for element in (*each.routine.limbs.inputs, *each.routine.limbs.elements)
    }
    rows = [
        {
            "text": note,
            "interval": _intervals(note.partition(" = ")[0].split(", "), intervals),
            "count": sum(step.operation == i for step in steps),
        }
        for i, note in enumerate(notes)
    ]
    return {
        "name": each.name,
        "comment": each.routine.comment,
        "totals": totals(each, tuple(step.line for step in steps), target),
        "multiplications": multiplications,
        "bound": bound,
        "model": model,
        "inputs": [(element.name, _interval(element)) for element in each.routine.limbs.inputs],
        "operations": rows,
        "groups": _groups(steps, notes),
        "bars": Markup(_bars(bound, model)),
        "gantt": Markup(_gantt(each.name, steps)),
        "registers": Markup(_registers(each.name, steps, isa.REGISTERS)),
    }


def _steps(each: EmittedRoutine, target: Target) -> tuple[list[Step], tuple[str, ...]]:
    """The instructions, and the field operations that they serve, as they were written down when
    the routine was lowered.
    """
    isa = back_end(target.isa)
    lines = isa.timeline(each, target)
    notes, served = operations(each, lines)
    return [
        Step(line, operation, _pipe(line, isa), _slot(line.instr))
        for line, operation in zip(lines, served)
    ], notes


def _mnemonic(words: str) -> str:
    return words.split()[0].partition(".")[0]


def _pipe(line: TimedLine, isa) -> str:
    """What takes the instruction: where the model has nothing free, what names memory stands
    apart.
    """
    if _mnemonic(line.text) in isa.MULTIPLICATIONS:
        return MULTIPLIER
    return MOVES if not line.cost or (not isa.FREE and set("[{") & set(line.text)) else OTHERS


def _slot(instr: Instr | None) -> str:
    """ "spill" or "reload" of an instruction that names a word of the frame."""
    held = (
        [
            i
            for i, operand in enumerate(instr.operands)
            if isinstance(operand, Mem) and operand.space == "slot"
        ]
        if instr is not None
        else []
    )
    return "" if not held else "spill" if held[0] == 0 else "reload"


def _groups(steps: list[Step], notes: tuple[str, ...]) -> list[tuple[int | None, str, list[Step]]]:
    """Instructions in a row that serve one operation: its place, its text where it begins, "" where
    it goes on, and they.
    """
    found, begun = [], {None}
    for operation, held in groupby(steps, key=lambda step: step.operation):
        found.append((operation, notes[operation] if operation not in begun else "", list(held)))
        begun.add(operation)
    return found


def _intervals(names: list[str], known: dict) -> str:
    """The proven intervals of what an operation makes, of which some may be no elements of their
    own.
    """
    return "; ".join(filter(None, (_interval(known.get(name)) for name in names)))


def _interval(element) -> str:
    """The ends of a proven interval; "" of a value that is no element of its own."""
    return f"{_shown(element.low)} .. {_shown(element.high)}" if element else ""


def _shown(value: int) -> str:
    """Rounded where it is long and no power of two, nor one less."""
    size = abs(value).bit_length()
    if size < 20:
        return str(value)
    if value & value + 1 == 0:
        return f"2^{size} - 1"
    sign, shift = "-" * (value < 0), size - 53
    return (
        f"{sign}2^{size - 1}"
        if abs(value) == 1 << size - 1
        else f"{sign}~2^{shift + log2(abs(value) >> shift):.2f}"
    )


def _bars(bound: float, model: float) -> str:
    """The multiplications alone beside all of the model."""
    widest = max(bound, model, 1)
    rows = []
    for k, (name, value, colour) in enumerate(
        (("multiplications alone", bound, "--a,#2f6db5"), ("modelled", model, "--b,#b3661d"))
    ):
        rows.append(
            f'<rect x="170" y="{ROW * k + 3}" width="{120 * value / widest:.0f}" height="{ROW - 6}"'
            f' fill="var({colour})"/>'
        )
        rows += [
            text(0, ROW * k + ROW / 2 + 4, name),
            text(176 + 120 * value / widest, ROW * k + ROW / 2 + 4, f"{value:g}"),
        ]
    return svg(
        360, 2 * ROW + 2, f"Modelled cycles: {model:g}, the multiplications alone {bound:g}", rows
    )


def _gantt(name: str, steps: list[Step]) -> str:
    """One row a pipe, one box an instruction from the cycle in which it issues for as long as it
    takes; what is free is a stroke.
    """
    rows, left = (MULTIPLIER, OTHERS, MOVES), 22 * CHARACTER
    colours = {MULTIPLIER: "--a,#2f6db5", OTHERS: "--b,#b3661d", MOVES: "--c,#7a7a7a"}
    drawn = [text(2, ROW * (k + 1) + ROW / 2 + 4, row) for k, row in enumerate(rows)]
    end = max(
        (step.line.cycle + step.line.cost for step in steps if step.line.cycle is not None),
        default=0,
    )
    for cycle in range(0, int(end) + 1, 10):
        drawn += [
            text(left + CYCLE * cycle, ROW / 2 + 4, str(cycle)),
            (
                f'<path d="M{left + CYCLE * cycle:.0f} {ROW}V{ROW * 4}" stroke="currentColor"'
                ' stroke-opacity="0.15"/>'
            ),
        ]
    groups: dict = {}
    for step in steps:
        if step.line.cycle is not None:
            groups.setdefault((step.operation, step.pipe), []).append(step)
    for (operation, pipe), members in groups.items():
        op = f' data-op="{_key(name, operation)}"' if operation is not None else ""
        y = ROW * (rows.index(pipe) + 1) + 3
        path = "".join(
            f"M{left + CYCLE * step.line.cycle:.1f} {y}"
            f"h{max(CYCLE * step.line.cost - 0.6, 0.8):.1f}v{ROW - 6}"
            f"h-{max(CYCLE * step.line.cost - 0.6, 0.8):.1f}z"
            for step in members
        )
        drawn.append(f'<path{op} fill="var({colours[pipe]})" d="{path}"/>')
    return svg(
        left + CYCLE * end + 30,
        ROW * 4 + 4,
        f"Which pipe is busy when, in {end:g} modelled cycles",
        drawn,
    )


def _registers(name: str, steps: list[Step], registers: tuple[str, ...]) -> str:
    """One row a register, filled where its value is still needed; below, where words go to the
    frame and come back.
    """
    used = [register for register in registers if any(register in step.line.live for step in steps)]
    left, drawn = (max(map(len, [*used, "spills, reloads"])) + 2) * CHARACTER, []
    for k, register in enumerate(used):
        runs, begun = [], None
        for i, step in enumerate([*steps, None]):
            live = step is not None and register in step.line.live
            if live and begun is None:
                begun = i
            elif not live and begun is not None:
                runs.append((begun, i))
                begun = None
        path = "".join(
            f"M{left + INSTRUCTION * a:.0f}"
            f" {ROW * k + 5}h{INSTRUCTION * (b - a)}v{ROW - 9}h-{INSTRUCTION * (b - a)}z"
            for a, b in runs
        )
        drawn += [
            text(2, ROW * k + ROW / 2 + 5, register),
            (
                '<path fill="var(--a,#2f6db5)" fill-opacity="0.55"'
                f' d="{path}"><title>{html.escape(register)}</title></path>'
            ),
        ]
    y = ROW * len(used)
    drawn.append(text(2, y + ROW / 2 + 5, "spills, reloads"))
    for kind, colour, top in (
        ("spill", "--hot,#b3243c", y + 3),
        ("reload", "--c,#7a7a7a", y + ROW / 2 + 2),
    ):
        path = "".join(
            f"M{left + INSTRUCTION * i:.0f} {top:.0f}h2v{ROW / 2 - 4:.0f}h-2z"
            for i, step in enumerate(steps)
            if step.slot == kind
        )
        drawn.append(f'<path fill="var({colour})" d="{path}"/>')
    spilled = sum(step.slot == "spill" for step in steps)
    return svg(
        left + INSTRUCTION * len(steps) + 8,
        y + ROW + 4,
        f"Live registers of {name} over {len(steps)} instructions; {spilled} words are stored to"
        " the frame",
        drawn,
    )


def _key(name: str, operation: int) -> str:
    return f"{name}.{operation}"
