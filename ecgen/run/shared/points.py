"""How libraries of points (x, y) are checked: what their kinds have in common."""

from collections.abc import Iterator
from random import Random
from typing import Any

from ecgen.curve.model import Curve
from ecgen.extension import components
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import PointType
from ecgen.library.facts.point_type import point_type as type_of
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.functions.point_answers import ANSWERS, answers
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.oracle.point_values import affine_coordinates as coordinates
from ecgen.run.oracle.point_values import affine_point as point_of
from ecgen.run.oracle.point_values import is_scaled as is_scaling
from ecgen.run.oracle.reference import ERR_ORDER, SUMS, accepted
from ecgen.run.oracle.reference import read_affine as read_point
from ecgen.run.oracle.samples import points as encodings

__all__ = [
    "ANSWERS",
    "accepted",
    "answers",
    "coordinates",
    "encodings",
    "is_scaling",
    "point_of",
    "read_point",
]
SHARE = 1  # of so many tests of point routines one is made
WITHOUT = ()  # steps of the check that are none here
NEUTRAL_CODE = ERR_ORDER  # of multiplications of a neutral element without coordinates


def keys_of(said: Any) -> tuple[str, ...]:
    """The keys by which files of known answers write a point."""
    return "x", "y"


def is_base(curve: Curve, said: dict) -> bool:
    """Whether a file of known answers says the base point."""
    if curve.kind.elliptic is None:
        return False
    keys = curve.kind.elliptic.coordinates
    values = (said[key] if isinstance(said[key], list) else [said[key]] for key in keys)
    own = (list(components(value, curve.degree)) for value in curve.base)
    return [[int(part, 16) for part in value] for value in values] == list(own)


def point_type(curve: Curve) -> PointType:
    return type_of(library_groups(curve))


def own_encodings(emitted: Emitted, random: Random) -> Iterator[bytes]:
    """Encodings that no other kind has."""
    return iter(())


def own_points(emitted: Emitted, random: Random) -> list:
    """Points that no other kind has."""
    return []


def steered(emitted: Emitted, name: str, inputs: tuple[bytes, ...], random: Random) -> int | None:
    """A last factor with which the sum is a point that needs no additions to be told."""
    if name not in SUMS:
        return None
    return known_points(emitted.curve).steer(SUMS[name](emitted, *inputs), random)


def check_exceptional(loaded: Loaded, count: int) -> None:
    """There are no exceptional cases that inputs could be made for."""
