"""Checks of a library that only an emulator can make: registers, stack, sizes, cycles, traces.

The computations are checked by the same code as on a host (run/check/checks.py).
"""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

from ecgen.library.api import Function
from ecgen.library.facts.spec import RoutineSpec
from ecgen.run.emitted import Emitted
from ecgen.run.emulation import Emulated
from ecgen.run.functions.public_functions import EDGES, invoke
from ecgen.run.inputs import sample_input
from ecgen.run.oracle.reference import reference
from ecgen.run.oracle.samples import samples
from ecgen.run.verdict import FAILED, LEAST_FUNCTIONS, LEAST_ROUTINES, Verdict, unlisted, verdict_of

SECRETS = 4
TRIED = 60  # random inputs among which accepted ones are looked for
# plain words that may be secret; counts and sizes are public
SECRET_NAMES = ("bit", "flag", "index", "swap")


def check_calls(loaded: Emulated) -> Verdict:
    """Each hidden routine once: registers that it must keep as before, and as much stack used as is
    claimed.
    """
    failures, deepest = unlisted(loaded.names(), loaded.emitted.routines), 0
    for routine in loaded.emitted.routines:
        outcome = loaded.call_routine(routine, sample_input(loaded.emitted, routine))
        deepest = max(deepest, outcome.stack)
        if outcome.clobbered:
            failures.append(f"{routine.name} does not keep {', '.join(outcome.clobbered)}")
        if routine.stack is not None and outcome.stack != routine.stack:
            failures.append(
                f"{routine.name} uses {outcome.stack} bytes of stack and claims {routine.stack}"
            )
    return verdict_of(
        "calling convention and stack",
        failures,
        f"{len(loaded.emitted.routines)} routines, at most {deepest} bytes of stack, as claimed",
        len(loaded.emitted.routines),
        loaded.emitted.least(LEAST_ROUTINES, len(loaded.emitted.routines)),
    )


def check_sizes(loaded: Emulated) -> Verdict:
    """The bytes of code of each routine are those of the linked program."""
    failures, total = [], 0
    for routine in loaded.emitted.routines:
        found = loaded.code_bytes(routine.name)
        total += found
        if routine.code_bytes is not None and found != routine.code_bytes:
            failures.append(
                f"{routine.name} has {found} bytes of code and claims {routine.code_bytes}"
            )
    return verdict_of(
        "code sizes",
        failures,
        f"{total} bytes in {len(loaded.emitted.routines)} routines, as claimed",
        len(loaded.emitted.routines),
        loaded.emitted.least(LEAST_ROUTINES, len(loaded.emitted.routines)),
    )


def check_cycles(timed: Emulated) -> Verdict:
    """One replayed call of each assembly routine, a loop with one round, costs what the manifest
    says, in each profile.
    """
    failures, done = [], 0
    for routine in timed.emitted.routines:
        if routine.profiles:
            routine = replace(
                routine,
                arguments=tuple(
                    replace(a, sample=1) if a.name == "count" else a for a in routine.arguments
                ),
            )
            outcome = timed.call_routine(routine, sample_input(timed.emitted, routine))
            done += 1
            failures += [
                f"{routine.name}: {outcome.cycles[name]} cycles, {outcome.stalls[name]} of them"
                f" fetch stalls, in profile {name}; claimed are {cycles} and {stalls}"
                for name, cycles, stalls in routine.profiles
                if (outcome.cycles[name], outcome.stalls[name]) != (cycles, stalls)
            ]
    return verdict_of(
        "modelled cycles",
        failures,
        f"{done} routines, as claimed (a model, not a measurement)",
        done,
        timed.emitted.least(LEAST_ROUTINES, done),
    )


def entry_calls(emitted: Emitted) -> dict[str, tuple[Function, list[tuple[bytes, ...]]]]:
    """Public function -> inputs of several calls that differ in nothing but secrets; refused ones
    are among them.

    Values come from run/oracle/samples.py: the first call has an edge case in every argument, the
    second one random values, and the others random values that the function accepts: two calls that
    are refused may look alike.
    """
    calls = {}
    for function in emitted.functions:
        if function.inputs:
            random = Random(function.name)
            streams = [samples(emitted, a.kind, a.bytes, random) for a in function.inputs]
            rows = zip(*streams, strict=False)
            _, edge, *_, other = islice(rows, EDGES + 1)
            first, other = (_same_shape(function, row, edge) for row in (edge, other))
            shaped = (_same_shape(function, row, edge) for row in rows)
            accepted = (
                row
                for row in islice(shaped, TRIED)
                if function.returns != "code"
                or (reference(emitted, function.name)(emitted, *row)[0][0] or 0) >= 0
            )
            calls[function.name] = function, [first, other, *islice(accepted, SECRETS - 2)]
    return calls


def _same_shape(
    function: Function, row: tuple[bytes, ...], first: tuple[bytes, ...]
) -> tuple[bytes, ...]:
    """The inputs with all lengths and public values as in every other call."""
    public = [not (a.secret or function.vartime) for a in function.inputs]
    return tuple(
        own if same else data.ljust(a.bytes, b"\x5a")
        for a, same, own, data in zip(function.inputs, public, first, row, strict=True)
    )


def _routine_inputs(emitted: Emitted, routine: RoutineSpec) -> Iterator[bytes]:
    """Inputs of calls that differ in elements and in those plain words that may be secret."""
    random = Random(routine.name)
    for turn in range(SECRETS):
        parts = []
        for argument in routine.arguments:
            if not argument.words:
                value = (
                    turn % 2 + 2 * (argument.name == "index")
                    if argument.name in SECRET_NAMES
                    else argument.sample
                )
                parts.append(value.to_bytes(emitted.word_bytes, "little"))
            elif argument.direction != "out":
                count = argument.words // emitted.words
                parts += [
                    (0 if turn == 0 else random.randrange(emitted.curve.p)).to_bytes(
                        emitted.element_bytes, "little"
                    )
                    for _ in range(count)
                ]
        yield b"".join(parts)


def check_traces(watched: Emulated, found: Iterable[str] = ()) -> Verdict:
    """Blocks and data addresses, in order, are the same whatever the secrets; those of vartime
    functions are not. `found`: what else takes a time that depends on data.
    """
    emitted, failures, done, different, every = watched.emitted, [], 0, 0, set()
    for routine in emitted.routines:
        traces = {
            watched.call_routine(routine, data).trace for data in _routine_inputs(emitted, routine)
        }
        failures += (
            [f"{routine.name}: branches or addresses depend on data"] if len(traces) > 1 else []
        )
        every |= traces
        done += 1
    for name, (function, calls) in entry_calls(emitted).items():
        traces = set()
        for inputs in calls:
            invoke(watched, function, inputs)
            traces.add(watched.last.trace if watched.last else "")
        every |= traces
        if function.vartime:
            different += len(traces) > 1
            continue
        done += 1
        failures += [f"{name}: branches or addresses depend on secrets"] if len(traces) > 1 else []
    failures += found
    check = "constant time, traces of blocks and addresses"
    seen = "the vartime function differs, as it must"
    if not any(
        function.vartime for function in emitted.functions
    ):  # nothing may differ but one function from another
        different, seen = len(every) > 1, "traces of two functions or routines differ, as they must"
    if not different:
        return Verdict(
            check,
            FAILED,
            "no vartime function showed different traces, so the check could not have failed",
        )
    return verdict_of(
        check,
        failures,
        f"{done} functions, {SECRETS} secrets each; {seen}",
        done,
        emitted.least(LEAST_ROUTINES + LEAST_FUNCTIONS),
    )
