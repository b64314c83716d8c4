"""Extended Jacobi quartics: the law is that of their Weierstrass curves, the formulas are proven,
and complete where d is no square; what is changed in them, or in a curve's file, is refused.
"""

import shutil
from dataclasses import replace
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecgen.curve import load_curve
from ecgen.curve.count import count_points
from ecgen.errors import CurveError, FormulaError, WrongFormula
from ecgen.formula import load
from ecgen.formula.library import load_file
from ecgen.formula.model import load_shape
from ecgen.group import find_group
from ecgen.group.exceptions.proven import derive_exceptions
from ecgen.group.model import ALL_POINTS, ODD_ORDER
from ecgen.kind import law
from ecgen.kind.facts import KINDS
from ecgen.kind.record import NoAffinePoint
from ecgen.names import known_curves
from ecgen.residues import is_square
from ecgen.resources import data_folder
from ecgen.verify import require_proven
from ecgen.verify.laws.lemma import prove_lemma

FORM, CHORDS = "jacobi_quartic", KINDS["weierstrass"].law
PLANE = KINDS[FORM].elliptic
SYSTEM = data_folder("formulas") / "jquartic" / "extended"
BASE = load_curve("jq25519").base
PRIMES = (101, 103, 1009, 2**127 - 1, 2**255 - 19)


def quartic(p: int, a: int, d: int) -> SimpleNamespace:
    return SimpleNamespace(form=FORM, p=p, a=a % p, d=d % p, degree=1, nonresidue=None)


@st.composite
def quartics(draw) -> SimpleNamespace:
    p = draw(st.sampled_from(PRIMES))
    numbers = st.integers(0, p - 1)
    return draw(
        st.builds(quartic, st.just(p), numbers, numbers).filter(
            lambda curve: not PLANE.singular(curve)
        )
    )


def point_of(curve: SimpleNamespace, x: int, sign: int) -> tuple[int, int]:
    """The first point from x on, (0, 1) and (0, -1) among them."""
    while (y := law.partner(curve, x % curve.p)) is None:
        x += 1
    return x % curve.p, y * sign % curve.p


POINTS = st.tuples(st.integers(0, 2**255), st.sampled_from((1, -1)))


@given(quartics(), POINTS, POINTS)
def test_sums_are_those_of_the_weierstrass_curve(curve, first, second):
    model, first, second = PLANE.model(curve), point_of(curve, *first), point_of(curve, *second)
    flat = [model.there(point) for point in (first, second)]
    assert all(CHORDS.contains(model, point) for point in flat)
    total = CHORDS.add(model, *flat)
    wanted = law.neutral(curve) if total is None else model.back(total)
    if wanted is None:
        assert is_square(curve.d, curve.p)
        with pytest.raises(NoAffinePoint):
            law.add(curve, first, second)
        return
    assert law.add(curve, first, second) == wanted and law.contains(curve, wanted)
    assert law.combine(curve, [(1, first), (1, second)]) == wanted
    assert law.add(curve, wanted, law.neutral(curve)) == wanted
    assert law.add(curve, wanted, law.negate(curve, wanted)) == law.neutral(curve)


@given(quartics(), POINTS)
def test_the_map_to_the_weierstrass_curve_and_back(curve, point):
    model, point = PLANE.model(curve), point_of(curve, *point)
    image = model.there(point)
    assert (law.neutral(curve) if image is None else model.back(image)) == point
    assert CHORDS.negate(model, image) == model.there(law.negate(curve, point))


@given(quartics(), st.lists(POINTS, min_size=1, max_size=6))
def test_long_sums_are_sums(curve, points):
    points = [point_of(curve, *point) for point in points]
    points = [point for point in points if point != law.neutral(curve)]
    sums = law.sums(curve)
    if not points:
        return
    try:
        found = sums.total([sums.entry(point) for point in points])
    except ZeroDivisionError:
        assert is_square(curve.d, curve.p)
    else:
        assert found == law.combine(curve, [(1, point) for point in points])


@pytest.mark.parametrize("p", (101, 103))
def test_the_weierstrass_curve_has_as_many_points(p):
    for a, d in ((a, d) for a in (-1, 0, 5) for d in range(p)):
        curve = quartic(p, a, d)
        if not PLANE.singular(curve):
            squares = [law.partner(curve, x) for x in range(p)]
            affine = sum(2 if y else 1 for y in squares if y is not None)
            assert affine + 2 * is_square(d, p) == count_points(PLANE.short(curve))
        else:
            assert d == 0 or (a * a - d) % p == 0


@pytest.mark.parametrize("name", ("addition/add", "doubling/dbl"))
def test_formulas_are_proven_to_be_complete_where_d_is_no_square(name):
    assert derive_exceptions(load(f"jquartic/extended/{name}")).complete == "d nonsquare"


@pytest.mark.parametrize("name", ("addition/add", "doubling/dbl"))
def test_a_formula_with_another_sign_is_refused(name, tmp_path):
    lines = (SYSTEM / f"{name}.op3").read_text().splitlines()
    folder = tmp_path / "jquartic" / "extended"
    path = folder / f"{name}.op3"
    path.parent.mkdir(parents=True)
    (folder / "variables").write_text((SYSTEM / "variables").read_text())
    tried = 0
    for number, line in enumerate(lines):
        for place, sign in enumerate(line):
            if sign in "+-":
                changed = line[:place] + "+-"[sign == "+"] + line[place + 1 :]
                path.write_text("\n".join([*lines[:number], changed, *lines[number + 1 :]]))
                with pytest.raises(WrongFormula):
                    require_proven(load_file(path))
                tried += 1
    assert tried >= 6


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("combine d*x1*x2", "combine x1*x2", "gives no contradiction"),
        ("nonsquare d", "nonsquare a", "is not of the form U\\^2 = a\\*W\\^2"),
        ("(1)^2 = d*(x1*x2)^2", "(2)^2 = d*(x1*x2)^2", "does not follow"),
        ("nonzero 1-d*x1^2*x2^2", "nonzero 1+d*x1^2*x2^2", "does not follow"),
        ("lemma nonsquare d\n", "", "needs one `nonsquare` line"),
        ("nonsquare d", "square a = s^2\nlemma square d = t^2", "needs one `nonsquare` line"),
    ],
)
def test_a_lemma_with_another_line_is_refused(old, new, why, tmp_path):
    text = (SYSTEM.parent / "coordinates").read_text()
    assert old in text
    (tmp_path / "coordinates").write_text(text.replace(old, new))
    with pytest.raises(FormulaError, match=why):
        prove_lemma(load_shape(tmp_path))


def test_a_shape_need_not_say_what_y_squared_is(tmp_path):
    """Its equation may be one that no expression in x solves; then it names what does solve it."""
    shape = shutil.copytree(SYSTEM.parent, tmp_path / "own")
    lines = (shape / "coordinates").read_text().splitlines()
    kept = [line for line in lines if not line.startswith(("lemma", "ysquared"))]
    (shape / "coordinates").write_text("\n".join([*kept, "solve a d"]))
    curve = SimpleNamespace(**vars(quartic(1019, -1, 2)), r=5, cofactor=2)
    group = find_group(curve, "own/extended", (str(tmp_path),))
    assert {role.name for role in group.roles} >= {"add", "dbl"}


@pytest.mark.parametrize(
    "d, complete", [(2, ALL_POINTS), (4, ODD_ORDER)], ids=("no square", "a square")
)
def test_a_square_d_leaves_points_of_odd_order(d, complete):
    curve = SimpleNamespace(**vars(quartic(1019, -1, d)), r=5, cofactor=2)
    group = find_group(curve, "jquartic/extended")
    found = {role.name: {c.complete_on for c in role.candidates} for role in group.roles}
    assert found["add"] == found["dbl"] == {complete}


def test_the_curve_that_comes_with_ecgen():
    curve = load_curve("jq25519")
    assert curve.completeness.unified_everywhere and curve.cofactor == 2 and not curve.file.warnings
    assert law.of_small_order(curve) == (0, curve.p - 1)
    other = replace(curve, base=(curve.base[0], curve.p - curve.base[1]))
    assert law.multiply(curve, curve.r, other.base) == law.of_small_order(curve)


WRONG = {
    "another d": ("d = 220", "d = 221", "does not lie on the curve"),
    "another a": ("\na = -1", "\na = 1", "does not lie on the curve"),
    "d = 0": ("d = 220", "d = 0", "singular: d = 0"),
    "d = a^2": ("d = 220", "d = 1", "singular: a\\^2 = d"),
    "another cofactor": ("cofactor = 2", "cofactor = 4", "N / r = 2"),
    "a base point of order 2 r": (hex(BASE[1]), hex(2**255 - 19 - BASE[1]), "the order is wrong"),
    "a base point of order 2": ('x = "0x3"', 'x = "0x0"', "does not lie on the curve"),
    "another r": ('r = "0x3f', 'r = "0x3e', "."),
    "a key of another form": ("d = 220", "d = 220\nb = 1", "`b` of \\[curve\\] is not known"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_file_with_another_number_is_refused(case, tmp_path):
    old, new, what = WRONG[case]
    text = known_curves()["jq25519"].read_text()
    assert old in text
    path = tmp_path / "changed.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(CurveError, match=f"(?i){what}"):
        load_curve(path)
