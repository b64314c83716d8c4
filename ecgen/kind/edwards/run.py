"""How libraries of twisted Edwards curves are checked."""

from typing import Any


def alike(curve: Any, point: tuple[Any, ...]) -> list[Any]:
    """The point with the same x and another y; that with the same y is the opposite one."""
    x, y = point
    return [(x, -y % curve.p)]
