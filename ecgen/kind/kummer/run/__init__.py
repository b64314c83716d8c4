"""How libraries of Kummer surfaces are checked."""

from collections.abc import Callable, Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from ecgen.curve.model import Curve
from ecgen.kind.kummer.run.exceptional_inputs import check_zeros
from ecgen.kind.kummer.run.known_surface import known_surface
from ecgen.library.facts.spec import LadderWalk
from ecgen.run.emitted import Emitted
from ecgen.run.functions.known_answers import Answer, natural
from ecgen.run.oracle.reference import (
    ERR_CURVE,
    ERR_ENCODING,
    ERR_ORDER,
    NEUTRAL,
    OK,
    Outcome,
    number_in,
)
from ecgen.run.oracle.samples import damaged
from ecgen.run.shared.ladders import answer_of

check_exceptional = check_zeros


def is_base(curve: Curve, said: dict[str, Any]) -> bool:
    """Whether a file of known answers says the base point."""
    return tuple(int(each, 16) for each in said["wrapped"]) == curve.shown


ANSWERS = (
    'Expected {"p": "0x..", "r": "0x..", "base_vectors": [{"k": "0x..", "R": {"wrapped": ["0x..",'
    " ...]}}, ...]}; a row may have Q."
)


def answers(data: dict[str, Any], emitted: Emitted) -> Iterator[Answer]:
    """Rows with k and R = [k]Q, or [k] of the point G of the file, of G_twist where the list's name
    begins with twist, each with `wrapped`.
    """

    def encoded(point: dict[str, Any]) -> bytes:
        return emitted.format.point(tuple(natural(value, "wrapped") for value in point["wrapped"]))

    walk = emitted.up_to_sign[0]
    for name, rows in data.items():
        for number, row in enumerate(rows if isinstance(rows, list) else ()):
            if isinstance(row, dict) and {"k", "R"} <= set(row):
                point = row.get("Q") or data["G_twist" if name.startswith("twist") else "G"]
                k = natural(row["k"], "k")
                if not k >> 8 * walk.scalar_bytes:
                    scalar = k.to_bytes(walk.scalar_bytes, "little")
                    given = scalar, encoded(point), encoded(row["R"])
                    yield answer_of(emitted, walk, f"{name}[{number}]", given)


def multiplication(walk: LadderWalk) -> Callable[..., tuple[Outcome, ...]]:
    """What a function that multiplies has to return."""
    return _on_surface


def accepted(emitted: Emitted, data: bytes) -> tuple[int, tuple[int, ...]]:
    """(OK or the refusal, the numbers) of an encoded point of a surface."""
    size = emitted.field_bytes
    found = tuple(number_in(data[i : i + size]) for i in range(0, len(data), size))
    if max(found) >= emitted.curve.p:
        return ERR_ENCODING, found
    return OK if known_surface(emitted.curve).is_valid(found) else ERR_CURVE, found


def _on_surface(emitted: Emitted, scalar: bytes, point: bytes | None = None) -> tuple[Outcome, ...]:
    known, size = known_surface(emitted.curve), emitted.format.point_bytes
    code, given = accepted(emitted, point) if point is not None else (OK, emitted.curve.shown_base)
    result = known.multiple(number_in(scalar), given) if code == OK else None
    code = code or (ERR_ORDER if result is None else NEUTRAL if result == known.neutral else OK)
    return ((code, emitted.format.point(result) if result else bytes(size)),)


def steered(emitted: Emitted, name: str, inputs: tuple[bytes, ...], random: Random) -> None:
    """No multiple is told by less than a multiplication."""


def encodings(emitted: Emitted, size: int, random: Random) -> Iterator[bytes]:
    """Of the surface, both sides of it, of order two, off the surface, with coordinates 0, p and
    more.
    """
    p, known, whole = emitted.curve.p, known_surface(emitted.curve), emitted.format
    base, ones = whole.point(emitted.curve.shown_base), (1 << 8 * emitted.field_bytes) - 1
    yield base
    yield from (whole.point(given) for given in known.special)
    for place, value in product(range(3), (0, 1, p - 1, p, p + 1, ones)):
        yield whole.point(
            tuple(value if i == place else c for i, c in enumerate(emitted.curve.shown_base))
        )
    yield from (bytes(size), b"\xff" * size)
    source = known.points(random)
    for point in source:
        yield whole.point(known.given(point))
        yield whole.point(known.given(next(source)))
        yield damaged(whole.point(known.given(next(source))), random)
        yield random.randbytes(size)
        given = known.given(next(source))
        # not canonical, where that fits
        large = tuple(c + p if c + p <= ones else c for c in given or ())
        yield whole.point(large)


def triples(curve: Curve, random: Random, count: int) -> list[Any]:
    """(curve, Q, R, P) with P = R - Q, which has no coordinate 0: multiples of one point that
    differ by it.
    """
    rows = []
    known = known_surface(curve)
    for point in known.points(random):
        first = known.multiply(random.choice((0, 1, 2, 3, random.randrange(2, curve.p))), point)
        for _ in range(8):
            second = known.add(first, point)
            rows.append((curve, first, second, point))
            first = second
        if len(rows) >= count:
            return rows[:count]
    return rows


def at_scale(curve: Curve, layout: str, point: tuple[Any, ...], z: int) -> tuple[int, ...]:
    """The coordinates of a point, scaled by z."""
    return tuple(c * z % curve.p for c in known_surface(curve).image(point))


def shown(curve: Curve, point: tuple[Any, ...]) -> tuple[int, ...]:
    """The numbers in which a step reads a difference."""
    return known_surface(curve).given(point) or ()


def sum_of(curve: Curve, first: Any, second: Any) -> Any:
    return known_surface(curve).add(first, second)


def is_point(curve: Curve, values: tuple[Any, ...], point: Any) -> bool:
    """Whether coordinates are a point's, whatever their common factor."""
    image, p = known_surface(curve).image(point), curve.p
    return any(values) and all(
        (a * d - b * c) % p == 0 for (a, b), (c, d) in combinations(zip(values, image), 2)
    )
