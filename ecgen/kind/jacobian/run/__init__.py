"""How libraries of Jacobians are checked."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ecgen.curve.model import Curve
from ecgen.kind import law
from ecgen.kind.jacobian.divisors import point_class, to_numbers
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.kind.jacobian.library.classes import class_of
from ecgen.kind.jacobian.library.classes import coordinates as coordinates
from ecgen.kind.jacobian.run.exceptional_classes import check_exceptional as check_exceptional
from ecgen.library.facts.point_type import ClassType
from ecgen.run.emitted import Emitted
from ecgen.run.oracle.point_values import NONE
from ecgen.run.oracle.reference import ERR_CURVE, ERR_ENCODING, NEUTRAL, OK, coordinate_in
from ecgen.run.oracle.samples import encode_point, little

SHARE = 8  # Cantor's algorithm takes longer than a chord
NEUTRAL_CODE = ERR_CURVE  # of multiplications of the neutral element, which has no numbers
MUMFORD = ("u1", "u0", "v1", "v0")


def keys_of(said: Any) -> tuple[str, ...]:
    """The keys by which files of known answers write a class, fewer where `deg` is 1."""
    return ("u0", "v0") if isinstance(said, dict) and said.get("deg") == 1 else MUMFORD


def is_base(curve: Curve, said: dict[str, Any]) -> bool:
    """Whether a file of known answers says the base class."""
    return tuple(int(said[key], 16) for key in MUMFORD) == curve.base


def point_type(curve: Curve) -> ClassType:
    return ClassType()


def point_of(curve: Curve, values: tuple[Any, ...]) -> Any:
    """The numbers of a class, NONE if coordinates stand for none."""
    try:
        found = class_of(curve, values)
    except ZeroDivisionError:
        return NONE
    return found if found is None or law.contains(curve, found) else NONE


def is_scaling(curve: Curve, values: tuple[Any, ...], wanted: tuple[Any, ...]) -> bool:
    """Whether coordinates are others of the same class, scaled."""
    return (
        all((a * wanted[-1] - b * values[-1]) % curve.p == 0 for a, b in zip(values, wanted))
        and (values[-1] != 0) == (wanted[-1] != 0)
        and any(values) == any(wanted)
    )


def read_point(emitted: Emitted, data: bytes) -> tuple[int, tuple[int, ...] | None]:
    """(OK or the refusal, the numbers) of an encoded class, two of them for one of degree 1;
    (NEUTRAL, None) for zeros.
    """
    half, curve = emitted.field_bytes, emitted.curve
    if not any(data):
        return NEUTRAL, None
    alone = data[:half] == b"\xff" * half
    point = tuple(
        coordinate_in(emitted, data[i : i + half])
        for i in range(half if alone else 0, len(data), half)
    )
    if None in point or (alone and point[1]):
        return ERR_ENCODING, None
    point = (point[0], point[2]) if alone else point
    return (OK, point) if law.contains(curve, point) else (ERR_CURVE, None)


def own_points(emitted: Emitted, random: Random) -> list[Any]:
    """Classes of degree 1 of a Jacobian, and one of degree 2 that is the sum of such."""
    first, second = (to_numbers(point_class(jacobian_of(emitted.curve), random)) for _ in range(2))
    return [
        first,
        second,
        law.negate(emitted.curve, first),
        law.add(emitted.curve, first, second),
        law.add(emitted.curve, first, first),
    ]


def own_encodings(emitted: Emitted, random: Random) -> Iterator[bytes]:
    """Encodings of classes of degree 1, then of one with another number each, or p and more in its
    place, and those with half the mark.
    """
    first, *rest = (encode_point(emitted, point) for point in own_points(emitted, random))
    size = emitted.field_bytes
    yield from (first, *rest)
    for place in range(1, 4):
        for value in (1, emitted.curve.p, (1 << 8 * size) - 1):
            yield first[: place * size] + little(value, size) + first[(place + 1) * size :]
    yield from (
        first[:1] + bytes(size - 1) + first[size:],
        first[: size - 1] + b"\xfe" + first[size:],
        b"\xff" * size + bytes(3 * size),
    )
