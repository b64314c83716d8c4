"""An emitted library for the Cortex-M4 -> modelled cycles, fetch stalls and stack of every routine
and entry point.

Nothing is timed: the blocks that an emulator runs are replayed through the cycle model.
Constant-time code costs the same for all secrets, so that one call is enough; of a vartime function
the figure is that of one random scalar.
"""

import tempfile
from itertools import islice
from pathlib import Path
from random import Random

from ecgen.errors import CheckFailure
from ecgen.library.api import BATCH, Function, timed_bytes
from ecgen.run.arm_toolchain import find_toolchain
from ecgen.run.emitted import Emitted
from ecgen.run.emulated.armv7em.checks import call_routine
from ecgen.run.emulated.armv7em.emulate import Outcome, require_emulator
from ecgen.run.emulated.armv7em.loaded import Emulated, build_emulated
from ecgen.run.functions.public_functions import EDGES, invoke
from ecgen.run.inputs import sample_input
from ecgen.run.oracle.reference import reference
from ecgen.run.oracle.samples import samples
from ecgen.run.tools import compiler_name

COUNTER = "model F3"
TRIES = 64
CPU = "Cortex-M4 without wait states (modelled)"


def model_bench(emitted: Emitted, wanted: str | None = None) -> dict:
    """As `run.bench.run_bench`; `min` and `median` are the cycles of profile F3."""
    require_emulator()
    toolchain = find_toolchain(wanted)
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        loaded = Emulated(emitted, build_emulated(emitted, toolchain, Path(name)), timed=True)
        rows = [
            _row(
                loaded, routine.name, call_routine(loaded, routine, sample_input(emitted, routine))
            )
            for routine in emitted.routines
        ]
        for function in emitted.functions:
            if function.inputs:
                invoke(loaded, function, timed_inputs(emitted, function))
                rows.append(_row(loaded, function.name, loaded.last) | {"spent": spent(loaded)})
    return {
        "library": emitted.prefix,
        "curve": emitted.curve.name,
        "cpu": CPU,
        "counter": COUNTER,
        "unit": "cycles",
        "modelled": True,
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


def _row(loaded: Emulated, name: str, outcome: Outcome) -> dict:
    cycles = outcome.cycles[COUNTER.split()[1]]
    profiles = {
        profile: {"cycles": outcome.cycles[profile], "fetch_stalls": outcome.stalls[profile]}
        for profile in outcome.cycles
    }
    size = loaded.core.image.symbol(f"{loaded.emitted.prefix}_{name}").size
    return {
        "name": name,
        "min": cycles,
        "median": cycles,
        "runs": 1,
        "profiles": profiles,
        "stack": outcome.stack,
        "code_bytes": size,
    }


def spent(loaded: Emulated) -> dict[str, int]:
    """Function -> cycles of its own code in the last call, profile F3, the largest first."""
    found = {
        name.removeprefix(f"{loaded.emitted.prefix}_"): row["cycles"][COUNTER.split()[1]]
        for name, row in loaded.core.routines().items()
    }
    return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))
