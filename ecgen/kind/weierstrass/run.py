"""How libraries of short Weierstrass curves are checked."""

from typing import Any

from ecgen.residues import square_root
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
    """Points with the same y and another x."""
    (x, y), p = point, curve.p
    root = square_root((-3 * x * x - 4 * curve.a) % p, p)
    return [((-x + sign * root) * pow(2, -1, p) % p, y) for sign in (1, -1)] if root else []
