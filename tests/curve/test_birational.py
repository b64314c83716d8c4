"""The twisted Edwards curves that are the same group as a Montgomery curve: every point of small
ones, and those of the standards.
"""

import pytest

from ecgen.curve import load_curve
from ecgen.curve.birational import edwards_images
from ecgen.kind import law
from ecgen.kind.montgomery.library import images
from ecgen.library.pipeline.planned import without_file
from tests.support.library.curves import curve_of


def montgomery_points(p, A, B):
    """The affine points."""
    return [
        (u, v)
        for u in range(p)
        for v in range(p)
        if (B * v * v - u * u * u - A * u * u - u) % p == 0
    ]


def u_of(image, point, p):
    """u of the point of the Montgomery curve, None for the neutral element."""
    _x, y = point
    return None if y == 1 else image.sign * (1 + y) * pow(1 - y, -1, p) % p


@pytest.mark.parametrize(
    "p, A, B",
    [(103, 6, 1), (103, 6, 5), (101, 7, 1), (101, 7, 2), (97, 3, 1), (97, 5, 5), (107, 9, 3)],
)
def test_every_multiple_on_a_small_curve(p, A, B):
    curve = curve_of("small", "montgomery", p, A, 1, 1, 0, 0, b=B)
    tried = 0
    for base in montgomery_points(p, A, B)[::2]:
        order = next(k for k in range(1, 4 * p) if law.multiply(curve, k, base) is None)
        if order % 2 == 0:
            continue
        for image in edwards_images(p, A, B, *base):
            own = curve_of(
                "image", "twisted_edwards", p, image.a, 1, 1, image.x, image.y, d=image.d
            )
            assert law.contains(own, (image.x, image.y))
            for k in range(order):
                multiple = law.multiply(curve, k, base)
                assert u_of(image, law.multiply(own, k, (image.x, image.y)), p) == (
                    multiple and multiple[0]
                )
            tried += 1
    assert tried >= 4


@pytest.mark.parametrize("p, classes", [(103, {1, -1}), (101, {1, -1, 2})])
def test_coefficients_are_small(p, classes):
    """One of 1 and -1 for p = 3 mod 4, both or neither for p = 1 mod 4."""
    seen = set()
    for A in range(3, p - 2):
        for base in montgomery_points(p, A, 1)[3:6]:
            found = edwards_images(p, A, 1, *base)
            seen |= {min(i.a, i.a - p, key=abs) for i in found}
            assert not found or {i.sign for i in found} == {1, -1}
    assert seen == classes


def test_a_point_of_order_four_or_less_has_no_image():
    for p, A, B in ((103, 6, 1), (97, 3, 1)):
        curve = curve_of("small", "montgomery", p, A, 1, 1, 0, 0, b=B)
        for u, v in montgomery_points(p, A, B):
            if not edwards_images(p, A, B, u, v):
                assert law.multiply(curve, 4, (u, v)) is None


def test_curve25519_is_edwards25519_and_curve448_is_none_of_its_isogenous_curves():
    found, ed = images(without_file(load_curve("curve25519"))), without_file(load_curve("ed25519"))
    x, y = ed.base
    assert any(
        (i.numbers, i.base[1]) == (ed.numbers, y) and i.base[0] in (x, ed.p - x) for i in found
    )
    facts, own = without_file(load_curve("curve448")), without_file(load_curve("ed448"))
    for image in images(facts):
        assert law.contains(image, image.base)
        assert (
            image.d * pow(image.a, -1, image.p) % image.p != own.d * pow(own.a, -1, own.p) % own.p
        )
        assert law.multiply(image, facts.r, image.base) == (0, 1)
