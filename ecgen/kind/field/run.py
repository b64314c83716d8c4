"""How libraries of a field alone are checked."""

from random import Random
from typing import Any

SHARE = 1  # of so many tests of point routines one is made
WITHOUT = (  # steps of the check that are none here
    "known answers",
    "scalar routines",
    "point routines",
    "complete sums",
    "vector routines",
    "eight instances",
    "exceptional cases",
    "lists of points",
)


def encodings(emitted: Any, size: int, random: Random) -> Any:
    """Of points there are none."""
    return iter(())


def steered(emitted: Any, name: str, inputs: tuple[bytes, ...], random: Random) -> None:
    """There are no multiplications of points."""


def is_base(curve: Any, said: dict[str, Any]) -> bool:
    """Files of answers about points are of no use here."""
    return False
