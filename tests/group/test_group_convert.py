"""Conversions between forms and systems, derived from `variables`, give coordinates of the same
point.
"""

from pathlib import Path

import pytest

from ecgen.curve.library import load_curve
from ecgen.group import find_group, groups_of
from ecgen.group.derived.convert import between, from_affine, from_cached, to_affine, to_cached
from ecgen.group.represent import NoCoordinates, coordinates, represents
from ecgen.program.interpret import interpret
from ecgen.program.text import render
from ecgen.program.validate import validate
from tests.support.scalar.smallcurves import affine_points, small_curve

pytestmark = pytest.mark.essential

EFD = str(Path(__file__).parent / "efd")
CURVES = [
    small_curve("weierstrass", 19, 2, 5),
    small_curve("weierstrass", 17, -3, 5),
    small_curve("twisted_edwards", 23, -1, 4),
    small_curve("twisted_edwards", 23, 1, 5),
    small_curve("weierstrass", 19, 4, 7),
    small_curve("weierstrass", 17, 3, 5),
    small_curve("twisted_edwards", 29, 4, 2),
]


def run(group, program, values):
    found = interpret(
        validate(program),
        dict(zip(program.inputs, values, strict=True)) | dict(group.parameters),
        group.p,
    )
    return tuple(found.values())


@pytest.mark.parametrize("curve", CURVES, ids=lambda c: c.name)
def test_conversions_keep_the_point(curve):
    groups, tried = groups_of(curve, (EFD,)), 0
    for group in groups:
        for point in affine_points(curve):
            try:
                given = coordinates(group, "point", point, 5)
            except NoCoordinates:
                continue
            assert run(group, to_affine(group), given) == point
            assert represents(group, "cached", run(group, to_cached(group), given), point)
            assert represents(
                group,
                "short",
                run(group, from_cached(group), coordinates(group, "cached", point, 5)),
                point,
            )
            for form in ("point", "cached", "affine"):
                assert represents(group, form, run(group, from_affine(group, form), point), point)
            for other in groups:
                try:
                    coordinates(other, "point", point)
                except NoCoordinates:
                    continue
                assert represents(
                    other,
                    "point",
                    run(group, between(group, other), coordinates(group, "short", point, 5)),
                    point,
                ), (group.name, other.name)
                tried += 1
    assert tried > 50


def test_the_programs_are_the_ones_that_one_would_write():
    jac, prj = (find_group(load_curve("jac256189"), name) for name in ("jacobian", "projective"))
    assert [op.name for op in to_affine(jac).ops] == ["inv", "sqr", "mul", "mul", "mul"]
    assert sorted(op.name for op in between(jac, prj).ops) == ["mul", "mul", "sqr"]
    ext = find_group(load_curve("ted256189"), "extended-1")
    assert "X=t0 Y=t1 Z=Zd" in render(from_cached(ext)) and [
        op.name for op in from_cached(ext).ops
    ] == ["sub", "add"]
    inverted = find_group(load_curve("ted256189"), "inverted", (EFD,))
    assert [op.name for op in from_affine(inverted).ops] == ["mul"]
