"""A built library -> its checks that call into it, by name and in order; `ecgen check` runs them in
a process of their own.
"""

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from ecgen.errors import EcgenError
from ecgen.isa.facts import FACTS
from ecgen.run.check import conventions, erased
from ecgen.run.differential import (
    batch,
    complete_sums,
    constructed_inputs,
    packed,
    point_routines,
    routines,
    scalar_routines,
)
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.emulation import Steps, emulation_of
from ecgen.run.functions import public_functions
from ecgen.run.functions.known_answers import Answers, check_answers
from ecgen.run.oracle import list_sums
from ecgen.run.verdict import Verdict

EXCEPTIONS = 10_000  # inputs made to meet an exceptional case
STEPS = (
    "files",
    "manifest",
    "calling convention",
    "code sizes",
    "modelled cycles",
    "known answers",
    "field routines",
    "scalar routines",
    "point routines",
    "complete sums",
    "constructed results",
    "vector routines",
    "eight instances",
    "public functions",
    "exceptional cases",
    "lists of points",
    "erasure",
    "refusals without the CPU",
    "symbols",
    "memory",
    "masks",
    "constant time",
    "whole program",
)
# what is printed of steps in words that do not have their names
PRINTED = {
    "secrets are erased from the stack": "erasure",
    "hidden routines": "calling convention",
    "classes made to meet an exceptional case": "exceptional cases",
    "points made to have a coordinate 0": "exceptional cases",
    "the library's own test program": "whole program",
}


def step_named(only: str) -> str:
    """What names of steps are searched for: a part of some, or what `ecgen check` prints of one,
    whole or the beginning of it. EcgenError, with the nearest, where there is none.
    """
    if any(only in step for step in STEPS):
        return only
    asked, known = only.lower().strip(), PRINTED | {step.lower(): step for step in STEPS}
    if found := [step for said, step in known.items() if asked in said or said in asked]:
        return max(found, key=len)
    near = [known[name] for name in get_close_matches(asked, known, 1, 0.5)]
    raise EcgenError(
        f"no check is named {only!r}.",
        hint=f"{f'Did you mean {near[0]!r}? ' if near else ''}There are: {', '.join(STEPS)}.",
    )


def opened(emitted: Emitted, program: Path) -> Any:
    """The built library, to be called: Loaded, or what emulates it."""
    return (Loaded if emitted.host else emulation_of(emitted.isa).opened)(emitted, program)


def computations(
    loaded: Any, known: Answers, source: str, scale: float, larger: bool = False
) -> Steps:
    """(step, check) of everything that calls into the library, the calling convention first: once
    it is broken, the process that calls may go wrong anywhere. `larger`: so are frames, and what is
    cleared."""
    entries = FACTS[loaded.emitted.isa].entries
    taken = entries.larger if larger and entries else int
    part = loaded.emitted.curve.kind.part("run")
    constructed = max(int(constructed_inputs.TESTS * scale), 12)
    exceptions = max(int(EXCEPTIONS * scale), 16)
    calls = public_functions.TESTS if loaded.emitted.host else public_functions.TESTS // 4
    fields = max(int(routines.FIELD_TESTS * scale), 50)
    points = max(int(point_routines.POINT_TESTS * scale) // part.SHARE, 50)
    if loaded.emitted.compiled:
        yield "calling convention", lambda: conventions.check_names(loaded)
    elif loaded.emitted.host:
        yield "calling convention", lambda: conventions.check_calling_convention(loaded)
    else:
        yield from emulation_of(loaded.emitted.isa).calls(loaded)
    every: dict[str, Callable[[], Verdict | None] | None] = {
        "known answers": lambda: check_answers(loaded, known, source),
        "field routines": lambda: routines.check_field(loaded, fields),
        "scalar routines": lambda: scalar_routines.check_scalar_routines(loaded, fields),
        "point routines": lambda: point_routines.check_points_law(loaded, points),
        "complete sums": lambda: complete_sums.check_sums(loaded, points),
        "constructed results": lambda: constructed_inputs.check_corners(loaded, constructed),
        "vector routines": None,
        "eight instances": lambda: batch.check_batch(loaded, points),
        "public functions": lambda: public_functions.check_functions(loaded, calls),
        "exceptional cases": lambda: part.check_exceptional(loaded, exceptions),
        "lists of points": lambda: list_sums.check_lists(loaded),
        "erasure": lambda: erased.check_erased(loaded, taken),
    }
    for name in (name for name in every if name not in part.WITHOUT):
        for lanes in (loaded.emitted.lanes or (None,)) if every[name] is None else ():
            yield name, lambda lanes=lanes: packed.check_packed(loaded, points, lanes)
        if check := every[name]:
            yield name, check
