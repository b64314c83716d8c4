"""A library that is emulated -> modelled cycles, fetch stalls and stack of every routine and entry
point.

Nothing is timed: the blocks that an emulator runs are replayed through the cycle model, or their
instructions are counted, where the model is of whole routines.
Constant-time code costs the same for all secrets, so that one call is enough; of a vartime function
the figure is that of one random scalar.
"""

import tempfile
from itertools import islice
from pathlib import Path
from random import Random

from ecgen.errors import CheckFailure
from ecgen.library.api import BATCH, Function, timed_bytes
from ecgen.run.differential.packed import has_vectors
from ecgen.run.emitted import Emitted
from ecgen.run.emulation import Emulated, Outcome, emulation_of
from ecgen.run.functions.public_functions import EDGES, invoke
from ecgen.run.inputs import sample_input
from ecgen.run.oracle.reference import reference
from ecgen.run.oracle.samples import samples
from ecgen.run.tools import compiler_name

TRIES = 64
CYCLES = "cycles"


def model_bench(emitted: Emitted, wanted: str | None = None) -> dict:
    """As `run_bench`; `min` and `median` are what is spent under the emulation's profile. Where
    that is no cycles, rows have what the manifest says of modelled ones."""
    way = emulation_of(emitted.isa)
    way.require()
    toolchain = way.toolchain(wanted)
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        loaded = way.opened(emitted, way.build(emitted, toolchain, Path(name)), timed=True)
        calls = (
            (routine.name, loaded.call_routine(routine, sample_input(emitted, routine)))
            for routine in emitted.routines
        )
        row_of = _row if way.unit == CYCLES else _counted
        rows = [row_of(loaded, way.profile, *call) for call in calls]
        for function in emitted.functions:
            if function.inputs:
                invoke(loaded, function, timed_inputs(emitted, function))
                row = row_of(loaded, way.profile, function.name, loaded.last)
                rows.append(row | ({"spent": loaded.spent()} if way.unit == CYCLES else {}))
    return {
        "library": emitted.prefix,
        "curve": emitted.curve.name,
        "cpu": way.cpu,
        "counter": f"model {way.profile}" if way.unit == CYCLES else "emulator",
        "unit": way.unit,
        **({"modelled": True} if way.unit == CYCLES else {}),
        "results": rows,
        "compiler": compiler_name(toolchain.compile),
    }


def timed_inputs(emitted: Emitted, function: Function) -> tuple[bytes, ...]:
    """Random inputs that the function does not refuse, of the lengths that the bench of other
    machines times; CheckFailure if TRIES hold none.
    """
    timed, random = timed_bytes(function, emitted.scalar_bytes), Random(function.name)
    rows = zip(*(samples(emitted, a.kind, a.bytes, random) for a in function.inputs), strict=False)
    for row in islice(rows, EDGES, EDGES + TRIES):
        inputs = tuple(
            data[: a.bytes]
            if a.kind == "number"
            else BATCH.to_bytes(len(data), "little")
            if a.kind == "number_of"
            else data
            for a, data in zip(timed.inputs, row, strict=True)
        )
        whole = all(
            len(data) == a.bytes
            for a, data in zip(timed.inputs, inputs, strict=True)
            if a.kind == "number"
        )
        if whole and all(
            (code or 0) >= 0 for code, _ in reference(emitted, function.name)(emitted, *inputs)
        ):
            return inputs
    raise CheckFailure(
        f"{function.name} refuses each of {TRIES} random inputs: there is nothing to time."
    )


def _row(loaded: Emulated, profile: str, name: str, outcome: Outcome) -> dict:
    cycles = outcome.cycles[profile]
    profiles = {
        profile: {"cycles": outcome.cycles[profile], "fetch_stalls": outcome.stalls[profile]}
        for profile in outcome.cycles
    }
    return {
        "name": name,
        "min": cycles,
        "median": cycles,
        "runs": 1,
        "profiles": profiles,
        "stack": outcome.stack,
        "code_bytes": loaded.code_bytes(name),
    }


def _counted(loaded: Emulated, profile: str, name: str, outcome: Outcome) -> dict:
    """As a row of what is timed."""
    spent = outcome.cycles[profile]
    return {"name": name, "min": spent, "median": spent, "runs": 1} | modelled_of(
        loaded.emitted, name
    )


def modelled_of(emitted: Emitted, name: str) -> dict:
    """The modelled core cycles of what the row times; of a loop the manifest says those of one
    round, of a function what its routines take in all.
    """
    if emitted.packed is None or has_vectors(emitted.packed):
        for function, cycles, bound in emitted.modelled:
            if function == name:
                return {"model": cycles, "multiplier_bound": bound, "whole": True}
    routine = emitted.routine(name.removesuffix("_throughput").removesuffix("_latency"))
    if routine is None:
        return {}
    rounds = next(
        (argument.sample for argument in routine.arguments if argument.name == "count"), 0
    )
    known = {"model": routine.model_cycles, "multiplier_bound": routine.multiplier_bound}
    found = {
        key: round(value * (rounds or 1), 1) for key, value in known.items() if value is not None
    }
    return found | ({"rounds": rounds} if rounds else {})
