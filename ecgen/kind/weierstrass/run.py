"""How libraries of short Weierstrass curves are checked."""

from typing import Any

from ecgen.residues import square_root


def alike(curve: Any, point: tuple[Any, ...]) -> list[Any]:
    """Points with the same y and another x."""
    (x, y), p = point, curve.p
    root = square_root((-3 * x * x - 4 * curve.a) % p, p)
    return [((-x + sign * root) * pow(2, -1, p) % p, y) for sign in (1, -1)] if root else []
