"""Every public function against Python integers: each edge case of each argument, random ones, scalars whose decomposition carries, outputs over inputs.

The functions are the manifest's, made from the rows of library/api.py; what is right is in run/reference.py.
"""

import ctypes
from collections.abc import Iterator
from itertools import chain, cycle, islice
from random import Random

from ecgen.library.api import Argument, Function
from ecgen.run.emitted import Emitted, Loaded, copied
from ecgen.run.float_control import fault_under, under_controls
from ecgen.run.known import known_points
from ecgen.run.known_x import known_x
from ecgen.run.near import near_inputs
from ecgen.run.point_values import normal, normal_each
from ecgen.run.reference import SUMS, coordinate_of, reference, residue, walk_of
from ecgen.run.roundings import carrying_inputs, decompositions
from ecgen.run.samples import POISON, little, samples
from ecgen.run.verdict import Verdict, verdict_of

TESTS = 80
LEAST = 100  # calls of a whole library
EDGES = 32  # edge cases come before this many random values
AGAIN = 4  # of so many random values one is an edge case again
STEERED = 16  # of so many random inputs of a multiplication one keeps its scalar
# kinds with several encodings of one value -> which of them is compared, told what is expected; of working memory nothing is
NORMAL = {"pt": normal, "ptn": normal_each, **dict.fromkeys(("fp", "fp2"), lambda emitted, data, expected: residue(emitted, data)), "scratch": lambda emitted, data, expected: b""}


def check_functions(loaded: Loaded, count: int = TESTS, only: tuple[str, ...] = (), seed: int = 0) -> Verdict:
    """`count` inputs to each function (`only` those named), its output in turn apart and over each input that it fits. Another `seed`
    gives other inputs. To them come those of which the roundings of a decomposition carry between words, and those that differ in one bit. Functions on doubles are called under every control word in turn."""
    failures, done, functions = [], 0, [f for f in loaded.emitted.functions if not only or f.name in only]
    found = decompositions(loaded.emitted)
    for function in functions:
        every = chain(islice(inputs_of(loaded.emitted, function, seed), count if function.inputs else 1), carrying_inputs(loaded.emitted, function, found, seed),
                      near_inputs(loaded.emitted, function, seed))
        for inputs, place, called in zip(every, cycle(places(function)), cycle(under_controls(loaded)), strict=False):
            done += 1
            if text := fault_under(called, function.name, failure(called, function, inputs, place)):
                failures.append(text)
    return verdict_of("public functions against Python integers", failures, f"{done} calls of {len(functions)} functions, outputs over inputs too", done, 1 if only else loaded.emitted.least(LEAST))


def inputs_of(emitted: Emitted, function: Function, seed: int = 0) -> Iterator[tuple[bytes, ...]]:
    """In turn an edge case of each argument beside random values of the others; then each of them random, or again one of the first."""
    random = Random(f"{emitted.prefix} {function.name} {seed}")

    def stream(argument: Argument, skip: int) -> Iterator[bytes]:
        return islice(samples(emitted, argument.kind, argument.bytes, random), skip, None)

    if not function.inputs:
        yield ()
    edges = [zip(*(stream(a, 0 if a is own else EDGES) for a in function.inputs), strict=False) for own in function.inputs]
    for turn in islice(zip(*edges, strict=False), EDGES):
        yield from turn
    for inputs in zip(*(_mixed(stream(a, 0), random) for a in function.inputs), strict=False):
        yield _steered(emitted, function, inputs, random) if random.randrange(STEERED) else inputs


def _steered(emitted: Emitted, function: Function, inputs: tuple[bytes, ...], random: Random) -> tuple[bytes, ...]:
    """The inputs of a multiplication with another last scalar: one with which the sum is a point that needs no additions to be told."""
    walk = walk_of(emitted, function.name)
    if not (walk or function.name in SUMS) or emitted.curve.is_kummer:
        return inputs
    at = 0 if walk else max(i for i, argument in enumerate(function.inputs) if argument.kind in ("fr", "scalar"))
    factor = known_x(emitted.curve).steer(walk, coordinate_of(emitted, *inputs[1:]), random) if walk else known_points(emitted.curve).steer(SUMS[function.name](emitted, *inputs), random)
    if factor is None:
        return inputs
    number = little(factor, len(inputs[at])) if function.inputs[at].kind == "fr" else emitted.format.number(factor, len(inputs[at]))
    return (*inputs[:at], number, *inputs[at + 1:])


def _mixed(stream: Iterator[bytes], random: Random) -> Iterator[bytes]:
    first = list(islice(stream, EDGES))
    while True:
        yield next(stream) if random.randrange(AGAIN) else random.choice(first)


def places(function: Function) -> list["str | None"]:
    """None for outputs of their own, and each input over which the first output may lie; an array of points is none."""
    if not function.outputs:
        return [None]
    size = function.outputs[0].bytes
    return [None, *(a.name for a in function.inputs if a.bytes >= size and a.direction == "in" and not a.value and a.kind != "pts")]


def failure(loaded: Loaded, function: Function, inputs: tuple[bytes, ...], place: "str | None") -> str:
    """What is wrong with one call, "" if nothing. The first output lies over the input `place`, if one is named."""
    wanted = reference(loaded.emitted, function.name)(loaded.emitted, *inputs)
    found = invoke(loaded, function, inputs, place, tuple(data for _, data in wanted))
    if found in wanted:
        return ""
    shown = ", ".join(f"{a.name} = {data.hex() or 'nothing'}" for a, data in zip(function.inputs, inputs, strict=True))
    over = f" (output over {place})" if place else ""
    return f"{function.name}{over} is wrong for {shown}: gave {_text(found)}, expected {' or '.join(map(_text, wanted))}"


def _text(outcome: tuple["int | None", bytes]) -> str:
    return f"code {outcome[0]}, {outcome[1].hex()}"


def invoke(loaded: Loaded, function: Function, inputs: tuple[bytes, ...], place: "str | None" = None, expected: tuple[bytes, ...] = ()) -> tuple["int | None", bytes]:
    """(what is returned, bytes of the outputs) of one call. `expected` are outputs that it may have."""
    given = {a.name: data for a, data in zip(function.inputs, inputs, strict=True)}
    arrays = {a.name: copied(given[a.name].ljust(a.bytes, b"\0")) for a in function.inputs if not a.value}
    values = []
    for argument in function.arguments:
        if argument.value:
            values.append(ctypes.c_uint64(int.from_bytes(given[argument.name], "little")))
            continue
        if argument.direction == "out":
            over = place and argument is function.outputs[0]
            arrays[argument.name] = arrays[place] if over else copied(bytes([POISON]) * argument.bytes)
        values.append(arrays[argument.name])
        if argument.counted:
            values.append(ctypes.c_size_t(len(given[argument.name])))
    code = loaded.function(function.name, ctypes.c_int if function.returns else None)(*values)
    found = b""
    for argument in function.outputs:
        data = arrays[argument.name].raw[: argument.bytes]
        found += NORMAL[argument.kind](loaded.emitted, data, tuple(e[len(found):len(found) + len(data)] for e in expected)) if argument.kind in NORMAL else data
    return code, found
