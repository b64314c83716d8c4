"""Arguments of the functions of a library over a tiny field: all values, or many."""

from collections.abc import Iterator
from itertools import islice, product
from math import prod
from random import Random

from ecgen.kind import law
from ecgen.library.api import Argument
from ecgen.library.facts.point_type import PARTIAL
from ecgen.run.emitted import Emitted
from ecgen.run.oracle.point_values import LOST, held, kind_of
from ecgen.run.oracle.samples import encode_point, little, samples
from tests.support.library import curves


def every(emitted: Emitted, argument: Argument, random: Random) -> Iterator[bytes]:
    """All values of an argument, or many; what is refused among them."""
    curve, size = emitted.curve, argument.bytes
    some = islice(samples(emitted, argument.kind, size, random), 100)
    if argument.kind == "fr":
        yield from (little(k, size) for k in range(curve.r))
    elif argument.kind == "fp":
        yield from (little(k, size) for k in range(curve.p))
    elif argument.kind in ("uniform", "uniforms"):
        length, others = (
            emitted.map.length,
            range(0, curve.p, 11) if argument.kind == "uniforms" else (None,),
        )
        yield from (
            b"".join(u.to_bytes(length, "big") for u in (u, v) if u is not None)
            for u in range(curve.p)
            for v in others
        )
    elif argument.kind in ("scalar", "element") or (
        argument.kind == "point" and emitted.up_to_sign
    ):
        below = curve.r if argument.kind == "scalar" and not emitted.up_to_sign else curve.p
        yield from (emitted.format.number(k, size) for k in range(min(1 << 8 * size, below + 3)))
        yield from islice(some, 30)
    elif argument.kind == "compressed" or (
        argument.kind == "point" and emitted.format.is_compressed
    ):
        yield from (
            head + emitted.format.number(k | sign, size - len(head))
            for head in heads(emitted)
            for k in range(curve.p + 3)
            for sign in signs(emitted, size)
        )
        yield from some
    elif argument.kind == "pt":
        points = [
            *curves.points(curve),
            law.neutral(curve),
            *([LOST] if kind_of(emitted).how == PARTIAL else []),
        ]
        yield from (held(emitted, point, random) for point in points)
    elif argument.kind == "octets":
        yield from (
            encode(point)
            for point in curves.points(curve)
            for encode in (emitted.format.point, emitted.format.compressed)
        )
        yield from some
    elif argument.kind == "point":
        yield from (encode_point(emitted, point) for point in curves.points(curve))
        yield from islice(some, 30)
    else:
        yield from some


def heads(emitted: Emitted) -> list[bytes]:
    """What stands before the coordinate of a compressed point; other values of that byte among
    them.
    """
    return (
        [bytes([first]) for first in (2, 3, 0, 1, 4, 255)]
        if emitted.format.name == "sec1"
        else [b""]
    )


def signs(emitted: Emitted, size: int) -> list[int]:
    """What is added to the coordinate of a compressed point."""
    return [0] if emitted.format.name == "sec1" else [0, 1 << 8 * size - 1]


def calls(
    lists: list[list[bytes]], whole: list[int], most: int, several: int, random: Random
) -> Iterator[tuple[bytes, ...]]:
    """All combinations of the arguments `whole`, if these are at most `most`, beside any values of
    the others; or every value beside random ones of the others and then `several` random
    combinations.
    """
    if not lists:
        yield ()
    elif whole and prod(len(lists[i]) for i in whole) <= most:
        for values in product(*(lists[i] for i in whole)):
            given = dict(zip(whole, values, strict=True))
            yield tuple(
                given[i] if i in given else random.choice(values) for i, values in enumerate(lists)
            )
    else:
        for own in range(len(lists)):
            for value in lists[own][: max(several // len(lists), 1)]:
                yield tuple(
                    value if i == own else random.choice(values) for i, values in enumerate(lists)
                )
        for _ in range(several):
            yield tuple(map(random.choice, lists))
