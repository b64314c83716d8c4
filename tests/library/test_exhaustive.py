"""Emitted libraries of each strategy over tiny fields, C and assembly: every scalar with points
spread over the whole group.

At most some 300 points per curve, of all orders; that is where an exceptional case of a formula
would show.
"""

from dataclasses import replace

import pytest

from ecgen.kind import law
from ecgen.run.oracle.samples import encode_point
from tests.support.library import curves
from tests.support.library.systems import CASES, FORMULAS, MORE


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


@pytest.mark.essential
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
        value = law.multiply(curve, k, curve.base)
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
