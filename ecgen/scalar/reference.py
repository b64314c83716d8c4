"""Scalar multiplication on affine points in exact integers: the oracle against which plans and libraries are tested."""

from ecgen.curve.group import NoAffinePoint, add, is_on_curve, multiply, negate, neutral

__all__ = ["NoAffinePoint", "add", "is_on_curve", "multiply", "negate", "neutral", "odd_multiples", "multiples"]


def multiples(curve, point, count: int) -> tuple:
    """([1]P, [2]P, ..., [count]P)."""
    found = [point]
    for _ in range(count - 1):
        found.append(add(curve, found[-1], point))
    return tuple(found)


def odd_multiples(curve, point, count: int) -> tuple:
    """([1]P, [3]P, ..., [2 count - 1]P)."""
    twice, found = add(curve, point, point), [point]
    for _ in range(count - 1):
        found.append(add(curve, found[-1], twice))
    return tuple(found)
