"""Every public function against Python integers: each edge case of each argument, random ones,
scalars whose decomposition carries, arguments that overlap.

The functions are the manifest's, made from the rows of library/api.py; what is right is in
run/oracle/reference.py.
"""

from collections.abc import Iterator
from itertools import chain, cycle, islice
from random import Random

from ecgen.library.api import Argument, Function
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.emulation import Emulated, PaintedStack
from ecgen.run.functions.call_memory import Memory, Over
from ecgen.run.functions.float_control import UnderControl, fault_under, under_controls
from ecgen.run.functions.overlapped import said, ways
from ecgen.run.oracle.near_inputs import near_inputs
from ecgen.run.oracle.own_combs import normal_table
from ecgen.run.oracle.point_values import normal, normal_each
from ecgen.run.oracle.reference import reference, residue
from ecgen.run.oracle.rounding_carries import carrying_inputs, decompositions
from ecgen.run.oracle.samples import little, samples
from ecgen.run.verdict import Verdict, verdict_of

TESTS = 80
LEAST = 100  # calls of a whole library
EDGES = 32  # edge cases come before this many random values
APART = 3  # of so many calls one has arguments that lie apart
AGAIN = 4  # of so many random values one is an edge case again
STEERED = 16  # of so many random inputs of a multiplication one keeps its scalar
# kinds with several encodings of one value -> which of them is compared, told what is expected; of
# working memory nothing is
NORMAL = {
    "pt": normal,
    "ptn": normal_each,
    "comb": normal_table,
    **dict.fromkeys(("fp", "fp2"), lambda emitted, data, expected: residue(emitted, data)),
    "scratch": lambda emitted, data, expected: b"",
}


def check_functions(
    loaded: Loaded, count: int = TESTS, only: tuple[str, ...] = (), seed: int = 0
) -> Verdict:
    """`count` inputs to each function (`only` those named), in two of three calls with arguments
    that overlap in a way that its row allows. Another `seed` gives other inputs. To them come,
    apart, those of which the roundings of a decomposition carry between words and those that differ
    in one bit. Functions on doubles are called under every control word in turn."""
    failures = []
    done = 0
    overlaps = set()
    functions = [f for f in loaded.emitted.functions if not only or f.name in only]
    found = decompositions(loaded.emitted)
    for function in functions:
        every = islice(inputs_of(loaded.emitted, function, seed), count if function.inputs else 1)
        made = chain(
            carrying_inputs(loaded.emitted, function, found, seed),
            near_inputs(loaded.emitted, function, seed),
        )
        # where they overlap they are others
        apart = ((Memory(loaded.emitted, function, inputs), ()) for inputs in made)
        for (memory, over), called in zip(
            chain(placed(loaded.emitted, function, every, seed), apart),
            cycle(under_controls(loaded)),
        ):
            done += 1
            overlaps |= {(function.name, over)} if over else set()
            if text := fault_under(called, function.name, failure_in(called, memory, over)):
                failures.append(text)
    least = 1 if only else loaded.emitted.least(LEAST)
    overlapping = (
        f"{len(overlaps)} ways to overlap in {len({name for name, _ in overlaps})} of them"
    )
    return verdict_of(
        "public functions against Python integers",
        failures,
        f"{done} calls of {len(functions)} functions, {overlapping}",
        done,
        least,
    )


def placed(
    emitted: Emitted, function: Function, every: Iterator[tuple[bytes, ...]], seed: int = 0
) -> Iterator[tuple[Memory, Over]]:
    """A call for each of the inputs, one of APART with arguments apart, the others in the ways that
    the row allows, the first of them first.
    """
    random = Random(f"{emitted.prefix} {function.name} overlaps {seed}")
    allowed = ways(function, emitted.word_bytes, random)
    for inputs in every:
        over = next(allowed, ()) if random.randrange(APART) else ()
        memory = Memory(emitted, function, inputs, over)
        yield (memory, over) if memory.is_valid else (Memory(emitted, function, inputs), ())


def inputs_of(emitted: Emitted, function: Function, seed: int = 0) -> Iterator[tuple[bytes, ...]]:
    """In turn an edge case of each argument beside random values of the others; then each of them
    random, or again one of the first.
    """
    random = Random(f"{emitted.prefix} {function.name} {seed}")

    def stream(argument: Argument, skip: int) -> Iterator[bytes]:
        return islice(samples(emitted, argument.kind, argument.bytes, random), skip, None)

    if not function.inputs:
        yield ()
    edges = [
        zip(*(stream(a, 0 if a is own else EDGES) for a in function.inputs), strict=False)
        for own in function.inputs
    ]
    for turn in islice(zip(*edges, strict=False), EDGES):
        yield from turn
    for inputs in zip(*(_mixed(stream(a, 0), random) for a in function.inputs), strict=False):
        yield _steered(emitted, function, inputs, random) if random.randrange(STEERED) else inputs


def _steered(
    emitted: Emitted, function: Function, inputs: tuple[bytes, ...], random: Random
) -> tuple[bytes, ...]:
    """The inputs of a multiplication with another last scalar: one with which the sum is a point
    that needs no additions to be told.
    """
    scalars = [i for i, each in enumerate(function.inputs) if each.kind in ("fr", "scalar")]
    steered = emitted.curve.kind.part("run").steered(emitted, function.name, inputs, random)
    at, factor = steered if isinstance(steered, tuple) else (max(scalars, default=0), steered)
    if factor is None:
        return inputs
    number = (
        little(factor, len(inputs[at]))
        if function.inputs[at].kind == "fr"
        else emitted.format.number(factor, len(inputs[at]))
    )
    return (*inputs[:at], number, *inputs[at + 1 :])


def _mixed(stream: Iterator[bytes], random: Random) -> Iterator[bytes]:
    first = list(islice(stream, EDGES))
    while True:
        yield next(stream) if random.randrange(AGAIN) else random.choice(first)


def failure(loaded: Loaded, function: Function, inputs: tuple[bytes, ...], over: Over = ()) -> str:
    """What is wrong with one call whose arguments lie over one another as `over` says, "" if
    nothing.
    """
    return failure_in(loaded, Memory(loaded.emitted, function, inputs, over), over)


def failure_in(loaded: Loaded | UnderControl, memory: Memory, over: Over) -> str:
    """The same of a call in memory that is laid out."""
    function, inputs = memory.function, memory.inputs
    wanted = reference(loaded.emitted, function.name)(loaded.emitted, *inputs)
    code = memory.call(loaded)
    found = code, _results(loaded.emitted, memory, tuple(data for _, data in wanted))
    beside = f"{function.name}{said(over)} "
    if found in wanted:
        return (
            f"{beside}changes {astray} bytes that are no results"
            if (astray := memory.astray())
            else ""
        )
    shown = ", ".join(
        f"{a.name} = {data.hex() or 'nothing'}"
        for a, data in zip(function.inputs, inputs, strict=True)
    )
    return (
        f"{beside}is wrong for {shown}: gave {_text(found)}, expected"
        f" {' or '.join(map(_text, wanted))}"
    )


def _text(outcome: tuple[int | None, bytes]) -> str:
    return f"code {outcome[0]}, {outcome[1].hex()}"


def invoke(
    loaded: Loaded | Emulated | PaintedStack,
    function: Function,
    inputs: tuple[bytes, ...],
    over: Over = (),
    expected: tuple[bytes, ...] = (),
) -> tuple[int | None, bytes]:
    """(what is returned, bytes of the outputs) of one call. `expected` are outputs that it may
    have.
    """
    memory = Memory(loaded.emitted, function, inputs, over)
    return memory.call(loaded), _results(loaded.emitted, memory, expected)


def _results(emitted: Emitted, memory: Memory, expected: tuple[bytes, ...]) -> bytes:
    """The outputs one behind the other, points and elements of the field in their normal forms."""
    found = b""
    for argument, data in memory.results():
        found += (
            NORMAL[argument.kind](
                emitted, data, tuple(e[len(found) : len(found) + len(data)] for e in expected)
            )
            if argument.kind in NORMAL
            else data
        )
    return found
