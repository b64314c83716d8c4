"""Known calls of a routine: run in the emulator, or written as the C of a bare-metal program."""

from functools import cache

import jinja2

from ecgen.errors import CheckFailure
from ecgen.resources import data_folder
from ecgen.run.emulated.armv7em.emulate import Core, Outcome
from ecgen.run.emulated.case import Case


def run_case(core: Core, case: Case) -> Outcome:
    """The last call's outcome. CheckFailure names the case and the first buffer or result that is
    wrong.
    """
    places = [core.place(buffer.before) for buffer in case.buffers]
    sizes = [len(buffer.before) for buffer in case.buffers]
    arguments = [places[int(a[1:])] if isinstance(a, str) else a for a in case.arguments]
    for turn in range(case.rounds):
        if turn:
            for source, target in case.carry:
                core.write(places[target], core.read(places[source], sizes[target]))
        outcome = core.call(case.function, *arguments)
    for number, (buffer, place) in enumerate(zip(case.buffers, places)):
        found = core.read(place, len(buffer.before))
        if buffer.after is not None and found != buffer.after:
            raise CheckFailure(
                f"{case.name}: {case.function} left {found.hex()} in buffer {number}, expected"
                f" {buffer.after.hex()}."
            )
    if case.result is not None and outcome.registers[0] != case.result & 0xFFFFFFFF:
        raise CheckFailure(
            f"{case.name}: {case.function} returned {outcome.registers[0]:#x}, expected"
            f" {case.result & 0xFFFFFFFF:#x}."
        )
    if outcome.clobbered:
        raise CheckFailure(
            f"{case.name}: {case.function} did not keep {', '.join(outcome.clobbered)}."
        )
    return outcome


@cache
def _environment() -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(str(data_folder("harness") / "m4")),
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters["bytes"] = lambda data: ", ".join(f"{byte:#04x}" for byte in data)
    return environment


def render(template: str, **names) -> str:
    return _environment().get_template(template).render(**names)


def render_answers(cases: "tuple[Case, ...]") -> str:
    """A C main that runs the cases, prints `ok NAME` or `FAILED NAME` for each, and ends with 0 if
    all agree.
    """
    return render("answers.c.j2", cases=cases)


def render_cycles(cases: "tuple[Case, ...]", runs: int = 10) -> str:
    """A C main that prints `NAME LEAST MOST` cycles of the cases' calls on a board with a cycle
    counter.
    """
    return render("cycles.c.j2", cases=cases, runs=runs)
