"""How libraries of extended Jacobi quartics are checked."""

from typing import Any

from ecgen.run.shared.points import (
    NEUTRAL_CODE,
    SHARE,
    WITHOUT,
    accepted,
    cases,
    check_exceptional,
    check_known,
    check_law,
    coordinates,
    encodings,
    is_base,
    is_scaling,
    keys_of,
    known,
    own_encodings,
    own_points,
    point_of,
    point_type,
    read_point,
    steered,
    walk_differences,
)

__all__ = [
    "NEUTRAL_CODE",
    "SHARE",
    "WITHOUT",
    "accepted",
    "alike",
    "cases",
    "check_exceptional",
    "check_known",
    "check_law",
    "coordinates",
    "encodings",
    "is_base",
    "is_scaling",
    "keys_of",
    "known",
    "own_encodings",
    "own_points",
    "point_of",
    "point_type",
    "read_point",
    "steered",
    "walk_differences",
]


def alike(curve: Any, point: tuple) -> list:
    """The point with the same x and another y; that with the same y is the opposite one."""
    x, y = point
    return [(x, -y % curve.p)]
