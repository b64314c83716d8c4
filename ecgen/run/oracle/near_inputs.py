"""Inputs that differ from one another, from 0 or from a bound in one word, one byte or one bit:
what comparisons, tests for zero and codes have to see.

To random ones that never happens: a comparison that leaves out a word is right of all of them. One
argument is such at a time, beside typical ones.
"""

from collections.abc import Iterator
from itertools import islice
from random import Random

from ecgen.kind import law
from ecgen.library.api import Argument, Function
from ecgen.run.emitted import Emitted
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.oracle.point_values import held
from ecgen.run.oracle.samples import little, samples

# kinds of which a function that reads one alone is given every byte changed
ENCODED = ("point", "octets", "compressed")
COMPARED = ("fr", "fp", "fp2")
TRIED = 16  # points, of which one is looked for that has a coordinate in common with another one
ZEROS = 6  # points that are multiplied by 0
TYPICAL = 40  # samples of a kind that are passed over: those in front are edge cases


def near_inputs(emitted: Emitted, function: Function, seed: int = 0) -> Iterator[tuple[bytes, ...]]:
    """Of functions that give a code or a bit; none of others."""
    if function.returns not in ("code", "bit"):
        return
    random = Random(f"{emitted.prefix} {function.name} {seed} near")
    typical = [_typical(emitted, argument, random) for argument in function.inputs]
    for place, argument in enumerate(function.inputs):
        alone = len(function.inputs) == 1
        for data in _changed(emitted, argument, alone, typical[place], random):
            yield (*typical[:place], data, *typical[place + 1 :])
    kinds = {a.kind for a in function.inputs}
    if "scalar" in kinds and kinds & {*ENCODED}:  # what is refused, where 0 would have a code, too
        yield tuple((b"\0" if a.kind == "scalar" else b"\xff") * a.bytes for a in function.inputs)
        for _ in range(ZEROS):
            others = (_typical(emitted, a, random, first=False) for a in function.inputs)
            yield tuple(
                bytes(a.bytes) if a.kind == "scalar" else b for a, b in zip(function.inputs, others)
            )
    if len(function.inputs) == 2 and len(kinds) == 1:
        yield from _pairs(emitted, function.inputs[0], random)


def _typical(emitted: Emitted, argument: Argument, random: Random, first: bool = True) -> bytes:
    """An encoding of the base point where the `first` is wanted, else a random sample."""
    if argument.kind in ENCODED and first:
        return next(samples(emitted, argument.kind, argument.bytes, random))
    source = samples(emitted, argument.kind, argument.bytes, random)
    return [next(source) for _ in range(TYPICAL)][-1]


def _changed(
    emitted: Emitted, argument: Argument, alone: bool, data: bytes, random: Random
) -> Iterator[bytes]:
    kind, size = argument.kind, argument.bytes
    if kind == "scalar" or kind == "element":
        bound = emitted.curve.r if kind == "scalar" else emitted.curve.p
        yield from (
            emitted.format.number(value, size)
            for value in _beside(bound, 8 * size, emitted.word_bits, random)
        )
    elif kind == "element2":
        for value in _beside(emitted.curve.p, 4 * size, emitted.word_bits, random):
            own = emitted.format.number(value, size // 2)
            yield from (own + data[size // 2 :], data[: size // 2] + own)
    elif kind in COMPARED and alone:
        yield from _single_bits(emitted, kind, size, random)
    elif kind in ENCODED and alone:
        yield from (_flipped(data, 8 * at + random.randrange(8)) for at in range(len(data)))


def _beside(bound: int, bits: int, word: int, random: Random) -> Iterator[int]:
    """The bound with one bit more and less in each word."""
    for place in range(0, bits, word):
        step = 1 << random.randrange(place, min(place + word, bits))
        yield from (value for value in (bound + step, bound - step) if 0 <= value < 1 << bits)


def _single_bits(emitted: Emitted, kind: str, size: int, random: Random) -> Iterator[bytes]:
    """Numbers of one bit, in each byte; of an element also what is 0 modulo p and that bit."""
    for at in range(size):
        bit = 1 << 8 * at + random.randrange(8)
        values = (
            (bit,)
            if kind == "fr"
            else (
                bit,
                bit
                + sum(emitted.curve.p << i for i in range(0, 8 * size, 8 * emitted.element_bytes)),
            )
        )
        yield from (
            data
            for data in (little(value, size) for value in values if value < 1 << 8 * size)
            if _is_held(emitted, kind, data)
        )


def _is_held(emitted: Emitted, kind: str, data: bytes) -> bool:
    """Whether words stand for a number that the kind has."""
    size, limit = (
        (len(data), emitted.curve.r) if kind == "fr" else (emitted.element_bytes, emitted.loose)
    )
    return all(
        int.from_bytes(data[i : i + size], "little") < limit for i in range(0, len(data), size)
    )


def _flipped(data: bytes, bit: int) -> bytes:
    return little(int.from_bytes(data, "little") ^ 1 << bit, len(data))


def _pairs(emitted: Emitted, argument: Argument, random: Random) -> Iterator[tuple[bytes, bytes]]:
    """The same twice, then two that differ in one bit of each byte; points that have a coordinate
    in common.
    """
    if argument.kind == "pt":
        yield from (
            (held(emitted, a, random), held(emitted, b, random)) for a, b in _alike(emitted, random)
        )
    elif argument.kind in COMPARED:
        data = _typical(emitted, argument, random)
        yield data, data
        for at in range(len(data)):
            other = _flipped(data, 8 * at + random.randrange(8))
            if _is_held(emitted, argument.kind, other):
                yield from ((data, other), (other, data))


def _alike(emitted: Emitted, random: Random) -> list:
    """Pairs of points: equal, opposite, with one coordinate in common, neutral."""
    curve, source = emitted.curve, known_points(emitted.curve).points(random)
    some = list(islice(source, TRIED))
    alike = law.law_of(curve).alike
    point = next((own for own in some if alike(curve, own)), some[0])
    other = next(source)
    neutral = law.neutral(curve)
    others = [
        point,
        other,
        law.negate(curve, point),
        neutral,
        *known_points(curve).on_axis,
        *known_points(curve).small,
        *alike(curve, point),
    ]
    return [pair for own in others for pair in ((point, own), (own, point), (own, own))]
