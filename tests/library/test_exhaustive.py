"""Emitted libraries of each strategy over tiny fields, C and assembly: every scalar with points
spread over the whole group.

At most some 300 points per curve, of all orders; that is where an exceptional case of a formula
would show.
"""

from dataclasses import replace
from pathlib import Path

import curves
import pytest

from ecgen.kind import law
from ecgen.run.oracle.samples import encode_point

CASES = {
    "complete": ("weierstrass", 1, 131, -3, 5),
    "complete_general_a": ("weierstrass", 1, 139, 5, 4),
    "complete_cofactor_3": ("weierstrass", 3, 419, -3, 4),
    "jacobian_10": ("weierstrass", 10, 1019, -3, 3),
    "jacobian_4": ("weierstrass", 4, 491, -3, 4),
    "edwards_minus_one": ("twisted_edwards", 4, 467, -1, 4),
    "edwards_one": ("twisted_edwards", 4, 491, 1, 4),
    "edwards_8": ("twisted_edwards", 8, 811, -1, 3),
    "xyzz_odd": ("weierstrass", 1, 131, -3, 3, "shortw/xyzz"),
    "xyzz_general_a": ("weierstrass", 4, 491, 7, 3, "shortw/xyzz"),
    "inverted_one": ("twisted_edwards", 4, 491, 1, 3, "twisted/inverted"),
    "inverted_minus_one": ("twisted_edwards", 8, 811, -1, 3, "twisted/inverted"),
    "projective_edwards": ("twisted_edwards", 4, 467, -1, 3, "twisted/projective"),
    "jacobian_odd_order": ("weierstrass", 1, 131, -3, 3, "shortw/jacobian-3"),
}
MORE = {
    "complete_general_a",
    "complete_cofactor_3",
    "jacobian_4",
    "edwards_one",
    "edwards_8",
    "xyzz_odd",
    "xyzz_general_a",
    "inverted_one",
    "inverted_minus_one",
    "jacobian_odd_order",
}
# in the longer tier: each has a sibling of its form, and of systems that are not ecgen's own one is
# left
FORMULAS = str(Path(__file__).parent.parent / "group" / "efd")


def facts(name):
    form, cofactor, p, a, window, *system = CASES[name]
    curve = curves.tiny(form, cofactor, p, a)
    return replace(curve, formulas=(FORMULAS,), system=system[0]) if system else curve, window


def multiples(curve, point):
    """[0]P, [1]P, ..., [r-1]P; None marks the neutral element, "infinity" a sum that is not
    affine.
    """
    found, total = [], law.neutral(curve)
    for k in range(curve.r):
        try:
            found.append(law.multiply(curve, k, point) if total == "lost" else total)
        except ZeroDivisionError:
            found.append("infinity")
        try:
            total = law.add(curve, total, point) if total != "lost" else total
        except ZeroDivisionError:
            total = "lost"
    return found


@pytest.mark.asm
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=pytest.mark.long) if name in MORE else name for name in CASES]
)
@pytest.mark.sample(2)
def test_every_scalar_on_points_of_all_orders(name, emitted_of):
    curve, window = facts(name)
    loaded = emitted_of(curve, window=window, window_vartime=min(window, 4))
    emitted = loaded.emitted
    zero, size, tried, refused = law.neutral(curve), 2 * emitted.field_bytes, 0, 0
    points = curves.points(curve)
    step = max(1, len(points) // 150)
    for point in points[::step]:
        small = _is_small(curve, point)
        expected = multiples(curve, point)
        data = encode_point(emitted, point)
        scalars = range(curve.r) if not small else range(2)
        in_subgroup = not small and _times(curve, curve.r, point) == zero
        for k in scalars:
            scalar = k.to_bytes(emitted.scalar_bytes, "little")
            right = (
                (-4, bytes(size))
                if small
                else (1 if expected[k] == zero else 0, encode_point(emitted, expected[k]))
                if expected[k] != "infinity"
                else None
            )
            for function in ("scalarmult", "scalarmult_vartime"):
                got = loaded.entry(function, size, scalar, data)
                tried += 1
                if got == (-4, bytes(size)) and not in_subgroup and curve.form == "twisted_edwards":
                    refused += 1
                    continue
                assert got == right, f"{function}: [{k}]{point}"
    assert tried > 2000
    for k in range(curve.r):
        value = law.multiply(curve, k, (curve.gx, curve.gy))
        got = loaded.entry("scalarmult_base", size, k.to_bytes(emitted.scalar_bytes, "little"))
        assert got == (1 if value == zero else 0, encode_point(emitted, value)), k


def _times(curve, k, point):
    try:
        return law.multiply(curve, k, point)
    except ZeroDivisionError:
        return "infinity"


def _is_small(curve, point):
    """Whether the order divides the cofactor; on an Edwards curve with points at infinity judged by
    r times the point.
    """
    total = _times(curve, curve.cofactor, point)
    return total == law.neutral(curve)
