"""How libraries of Montgomery curves are checked."""

from collections.abc import Callable, Iterator
from itertools import count, islice
from random import Random
from typing import Any

from ecgen.curve.model import Curve
from ecgen.group import represent
from ecgen.kind import law
from ecgen.kind.montgomery.library import expected
from ecgen.kind.montgomery.run.answers import ANSWERS, answers
from ecgen.kind.montgomery.run.known_x import known_x
from ecgen.library.facts.groups import group_and_form
from ecgen.library.facts.spec import LadderWalk
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.oracle.reference import (
    ERR_ENCODING,
    ERR_ORDER,
    NEUTRAL,
    OK,
    Outcome,
    coordinate_of,
    number_in,
    walk_of,
)
from ecgen.run.oracle.samples import little
from ecgen.run.shared.points import is_base

__all__ = ["ANSWERS", "answers", "is_base"]
RARE = 15  # of so many rounds of coordinates one has a point of unknown logarithm


def multiplication(walk: LadderWalk) -> Callable[..., tuple[Outcome, ...]]:
    """What a function that multiplies has to return."""
    return lambda emitted, scalar, point=None: _ladder(emitted, walk, scalar, point)


def _ladder(
    emitted: Emitted, walk: LadderWalk, scalar: bytes, point: bytes | None
) -> tuple[Outcome, ...]:
    size = emitted.field_bytes
    result = expected(
        emitted.curve,
        walk,
        number_in(scalar),
        coordinate_of(emitted, point),
        lambda curve, k, x: known_x(curve).multiple(k, x),
    )
    code = (
        ERR_ENCODING if result is None else OK if result else NEUTRAL if walk.strict else ERR_ORDER
    )
    return ((code, little(result or 0, size)),)


def steered(
    emitted: Emitted, name: str, inputs: tuple[bytes, ...], random: Random
) -> tuple[int, int | None] | None:
    """The place of the scalar, and one with which the result needs no additions to be told."""
    walk, known = walk_of(emitted, name), known_x(emitted.curve)
    return (0, known.steer(walk, coordinate_of(emitted, *inputs[1:]), random)) if walk else None


def check_exceptional(loaded: Loaded, count: int) -> None:
    """Ladders are right for every coordinate."""


def encodings(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Of the curve and its twist, of small order, not canonical, with a bit above the prime's."""
    p, top, known = emitted.curve.p, 1 << 8 * size, known_x(emitted.curve)
    for value in (
        emitted.curve.base[0],
        0,
        1,
        p - 1,
        2,
        p,
        p + 1,
        p + 9,
        top - 1,
        top - 2,
        p | top >> 1,
        9 | top >> 1,
    ):
        yield little(value, size)
    yield from (
        little(point[0], size)
        for side in known.sides
        for point in (*side.small, *side.outside(random))
    )
    source = known.coordinates(random)
    for turn in count():
        for value in islice(source, 12):
            yield little(value, size)
        yield little(next(source) | top >> 1, size)
        value = next(source)
        yield little(value + p if value + p < top else value, size)
        if turn % RARE == 0:  # to multiply it takes long
            yield little(random.randrange(top if turn % 2 else p), size)


def curves_over(curve: Curve, random: Random, count: int) -> list[tuple[Curve, tuple[int, int]]]:
    """`count` points, each with the curve it lies on: (x, 1) satisfies the equation for one b,
    which is of the curve or its twist.
    """
    found: list[tuple[Curve, tuple[int, int]]] = []
    while len(found) < count:
        x = random.randrange(2, curve.p)
        if b := (x * x * x + curve.a * x * x + x) % curve.p:
            found.append((curve.with_numbers(b=b), (x, 1)))
    return found


def triples(curve: Curve, random: Random, count: int) -> list[Any]:
    """(curve, Q, R, P) with P = R - Q, x(P) != 0: multiples of one point that differ by it, O among
    them.
    """
    rows = []
    for own, point in curves_over(curve, random, -(-count // 8)):
        first = law.multiply(own, random.choice((0, 1, 2, 3, random.randrange(2, curve.p))), point)
        for _ in range(8):
            second = law.add(own, first, point)
            rows.append((own, first, second, point))
            first = second
    return rows[:count]


def at_scale(curve: Curve, layout: str, point: tuple[Any, ...], z: int) -> tuple[int, ...]:
    """The coordinates of a point, scaled by z."""
    group, _ = group_and_form(layout, curve)
    return represent.coordinates(group, "point", point, z)


def shown(curve: Curve, point: tuple[Any, ...]) -> tuple[int, ...]:
    """The numbers in which a step reads a difference."""
    return point[:1]


def sum_of(curve: Curve, first: Any, second: Any) -> Any:
    return law.add(curve, first, second)


def is_point(curve: Curve, values: tuple[Any, ...], point: Any) -> bool:
    """Whether coordinates are a point's, whatever their common factor."""
    p = curve.p
    X, Z = (value % p for value in values)
    return bool(Z == 0 and X != 0 if point is None else Z != 0 and point[0] * Z % p == X)
