"""The group of a Montgomery curve, and multiples of x-coordinates of the curve or its twist."""

from typing import Any

from ecgen.kind.chord import Cubic, chord_law

LAW = chord_law(lambda curve: Cubic(curve.b, curve.a, 1, 0))


def x_multiple(curve: Any, k: int, x: int) -> int:
    """x([k]P) for k >= 0 and a point P over x of a Montgomery curve or its twist, 0 where [k]P is
    neutral.

    With b = x^3 + a x^2 + x there is the point (x, 1); where that is 0, (x, 0) has order 2.
    """
    b = (x * x * x + curve.a * x * x + x) % curve.p
    if b == 0:
        return x if k % 2 else 0
    found = LAW.combine(curve.with_numbers(b=b), [(k, (x, 1))])
    return 0 if found is None else found[0]
