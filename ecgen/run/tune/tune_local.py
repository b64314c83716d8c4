"""A tuning run in this process: one routine after the other."""

import time
from collections.abc import Callable
from dataclasses import asdict

from ecgen.isa.measured import cpu_facts
from ecgen.run.tune.remaining_time import Eta, told_time
from ecgen.run.tune.tuning import Machine, Request, eta_of


def tune_alone(
    request: Request, recorded: Callable, say: Callable[[str], None], show: Callable[[str], None]
) -> dict:
    """{processor, target, name, outcome, seconds} as cli/cmd_tune.py writes it;
    `recorded(processor)` is what stands in the files of the winners, `say` prints a line, `show`
    one that the next overwrites. `seconds`: what was foretold after a quarter of the work, and what
    it took from there on."""
    began, foretold = time.monotonic(), None
    show("planning, building and proving the library ...")
    eta = Eta({})

    def heard(part: str, share: float, seconds: float) -> None:
        nonlocal foretold
        eta.did(part, share, seconds > 0)
        if foretold is None and eta.worked > 0.25 * sum(eta.parts.values()):
            foretold = (time.monotonic(), eta.left())
        show(
            f"{part} ({done} of {len(searches)} routines are done), about {told_time(eta.left())}"
            " left"
        )

    machine = Machine(request, heard)
    searches, done, found = machine.searches(), 0, {}
    eta = eta_of({each.routine: machine.tuner.seconds(each) for each in searches})
    for done, search in enumerate(searches, 1):
        found[search.routine] = machine.search(search)
        cycles = (
            f"{found[search.routine][0]['cycles']:.1f} cycles alone"
            if found[search.routine]
            else "nothing can be made"
        )
        show("")
        say(
            f"{search.routine}: {cycles} ({done} of {len(searches)} routines, about"
            f" {told_time(eta.left())} left)"
        )
    outcome = machine.settle(found, recorded(machine.processor))
    show("")
    end = time.monotonic()
    told = {
        "total": round(end - began, 1),
        "foretold": round(foretold[1], 1) if foretold else None,
        "took": round(end - foretold[0], 1) if foretold else None,
    }
    name = cpu_facts()["name"]
    return {
        "processor": asdict(machine.processor),
        "target": machine.target.name,
        "name": name,
        "outcome": outcome,
        "seconds": told,
    }
