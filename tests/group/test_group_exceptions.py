"""What a role says of its exceptional inputs is true: every pair of points of small curves, every
candidate, every scaling class.
"""

import itertools
from functools import cache
from pathlib import Path

import pytest

from ecgen.group import groups_of
from ecgen.group.model import ALL_POINTS, ODD_ORDER
from ecgen.group.represent import NoCoordinates, coordinates, represents
from ecgen.kind import law
from tests.support.group.roles import run_role
from tests.support.scalar.smallcurves import affine_points, multiples, small_curve

EFD = str(Path(__file__).parent / "efd")
CURVES = [
    ("weierstrass", 17, -3, 5),
    ("weierstrass", 13, -3, 8),
    ("weierstrass", 13, 0, 3),
    ("weierstrass", 19, 2, 5),
    ("weierstrass", 13, 0, 7),
    ("weierstrass", 17, 1, 0),
    ("twisted_edwards", 23, -1, 4),
    ("twisted_edwards", 23, 1, 5),
    ("weierstrass", 19, 4, 7),
    ("weierstrass", 17, 3, 5),
    ("twisted_edwards", 29, 1, 3),
    ("twisted_edwards", 29, 4, 2),  # isomorphic to curves that systems assume
]
ROLES = ("dbl", "add", "readd", "madd", "mreadd", "dbladd", "ndbl", "tpl")


def every_point(curve):
    return ([] if curve.form == "twisted_edwards" else [None]) + affine_points(curve)


@cache
def combination(curve, vector, points):
    """m_1 P_1 + ..., "infinite" where an Edwards sum has no affine coordinates."""
    total = law.neutral(curve)
    for m, point in zip(vector, points):
        try:
            total = law.add(curve, total, law.multiply(curve, m, point))
        except ZeroDivisionError:
            return "infinite"
    return total


def order(curve, point):
    return 1 if point == law.neutral(curve) else len(multiples(curve, point))


@pytest.mark.parametrize(
    "curve", [small_curve(*each) for each in CURVES], ids=lambda c: f"{c.name}_n{c.N}"
)
@pytest.mark.sample(12)
def test_a_role_is_wrong_at_its_exceptions_only(curve):
    points, checked = every_point(curve), 0
    orders = {point: order(curve, point) for point in points}
    for group in groups_of(curve, (EFD,)):
        for role in (r for r in group.roles if r.name in ROLES):
            for number, candidate in enumerate(role.candidates):
                if candidate.unknown:
                    continue
                for inputs in itertools.product(points, repeat=len(role.inputs)):
                    if (excused := _excused(curve, candidate, inputs, orders)) is None:
                        continue
                    checked += _check(curve, group, role, number, inputs, excused)
    assert checked > 400


def _excused(curve, candidate, inputs, orders):
    """None if a listed exception, or one without affine multiples, covers the inputs; else why they
    have to work.
    """
    if candidate.complete_on == ALL_POINTS or (
        candidate.complete_on == ODD_ORDER and all(orders[p] % 2 for p in inputs)
    ):
        return candidate.complete_on
    for vector in candidate.exceptions:
        if combination(curve, vector, inputs) in (law.neutral(curve), "infinite"):
            return None
    return "no exception"


def _check(curve, group, role, number, inputs, why) -> int:
    try:
        given = [coordinates(group, point.form, p, 1 if "affine" in point.form else scale)
                 for point, p, scale in zip(role.inputs, inputs, (3, 5))]  # fmt: skip
    except NoCoordinates:
        return 0
    if any(
        group.form(point.form).neutral is None
        and p == law.neutral(curve)
        and "affine" in point.form
        and group.zero
        for point, p in zip(role.inputs, inputs)
    ):
        return 0  # the neutral element is no affine point
    results = run_role(group, role, *given, candidate=number)
    for result, values in zip(role.results, results):
        wanted = combination(curve, result.multiples, inputs)
        if wanted == "infinite":
            assert why != ALL_POINTS, (group.name, role.name, inputs)
            return 0
        assert represents(group, result.form, values, wanted), (
            group.name,
            role.candidates[number],
            inputs,
            values,
            wanted,
            why,
        )
    return 1
