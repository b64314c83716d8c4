"""Tiny curves of every form, cofactor and coordinate system."""

from pathlib import Path

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

# in the longer tier: each has a sibling of its form, and of systems that are not ecgen's own one is
# left
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

FORMULAS = str(Path(__file__).parents[2] / "group" / "efd")
