"""Forms, negations, neutral elements and roles are derived from `variables` and roles.toml; what
those cannot mean is refused with its line.
"""

from pathlib import Path

import pytest

from ecgen.curve.library import load_curve
from ecgen.errors import FormulaError
from ecgen.group import find_group, groups_of
from ecgen.group.represent import NoCoordinates, coordinates, represents, to_affine
from ecgen.group.trees import system_folders
from ecgen.kind import law
from tests.support.scalar.smallcurves import affine_points, small_curve

pytestmark = pytest.mark.essential

EFD = str(Path(__file__).parent / "efd")


def negated(group, form, values):
    values = dict(zip(group.form(form).coordinates, values))
    for move, *names in group.form(form).negation:
        if move == "swap":
            values[names[0]], values[names[1]] = values[names[1]], values[names[0]]
        else:
            values[names[0]] = -values[names[0]] % group.p
    return tuple(values.values())


@pytest.mark.parametrize(
    "curve",
    [
        small_curve("weierstrass", 19, 2, 5),
        small_curve("weierstrass", 17, -3, 5),
        small_curve("twisted_edwards", 23, -1, 4),
        small_curve("twisted_edwards", 23, 1, 5),
    ],
    ids=lambda c: c.name,
)
def test_negation_and_affine_point_of_every_form(curve):
    tried = 0
    for group in groups_of(curve, (EFD,)):
        for point in affine_points(curve):
            for form in ("point", "short", "cached", "affine", "affine cached"):
                try:
                    values = coordinates(group, form, point, 1 if "affine" in form else 7)
                except NoCoordinates:
                    assert group.name == "twisted/inverted" and 0 in point
                    continue
                assert represents(group, form, values, point)
                assert represents(
                    group, form, negated(group, form, values), law.negate(curve, point)
                )
                if point != law.negate(curve, point):
                    assert not represents(group, form, values, law.negate(curve, point))
                if form == "point":
                    assert to_affine(group, values) == point
                tried += 1
    assert tried > 100


def test_inverted_coordinates_have_no_neutral_element():
    group = find_group(load_curve("ed25519"), "inverted", (EFD,))
    assert all(form.neutral is None for form in group.forms)
    assert (1, 0) in group.role("add").exceptions and not group.role("add").complete_on


def test_the_affine_entry_leaves_out_constants():
    group = find_group(load_curve("ted256189"), "extended-1")
    assert group.form("affine cached").coordinates == ("YpX", "YmX", "Tk") and group.form(
        "affine cached"
    ).fixed == (("Zd", 2),)
    assert find_group(load_curve("jac256189"), "xyzz", (EFD,)).form("affine").coordinates == (
        "X",
        "Y",
    )


def test_what_the_curve_does_not_fit_is_said():
    with pytest.raises(FormulaError, match="assumes `a = 0`, which does not hold on this curve"):
        find_group(load_curve("p256"), "jacobian-0")
    with pytest.raises(FormulaError, match="describes curves of another equation"):
        find_group(load_curve("p256"), "extended")
    with pytest.raises(FormulaError, match="no coordinate system `xyzz`.*--formulas"):
        find_group(load_curve("p256"), "xyzz")


BAD = [
    ("stem = [", 1, "not valid TOML"),
    ('stem = "Jac"', 1, "not a short name"),
    ('cached = "X"', 1, "not a list of names"),
    ('cached = ["X", "W"]', 1, "names W, which `variables` does not define"),
    ('colour = "red"', 1, "not known here"),
    ("roles = 3", 1, "not a table"),
    ('[roles]\nadd = ["addition/none"]', 2, "there is no file addition/none.op3"),
    ("[roles]\nadd = []", 2, "names no formula"),
    ('[roles]\nadd = "addition/add-2008-s"', 2, "not a list of names"),
    ('[roles]\nhop = ["addition/add-2008-s"]', 2, "not known here"),
    # a formula that is proven, and computes something else than the role, or that of other points
    (
        '[roles]\nadd = ["doubling/dbl-2008-s-1"]',
        2,
        "names doubling/dbl-2008-s-1, which serves dbl, not add",
    ),
    ('[roles]\nndbl = ["addition/add-2008-s"]', 2, "which serves add, not ndbl"),
    ('[roles]\nadd = ["addition/madd-2008-s"]', 2, "which serves madd, not add"),
    (
        '[roles]\ndbladd = [["doubling/dbl-2008-s-1"], ["doubling/dbl-2008-s-1"]]',
        2,
        "which serves dbl, not add",
    ),
    (
        '[roles]\ndbl = [["doubling/dbl-2008-s-1"], ["doubling/dbl-2008-s-1"]]',
        2,
        "has 2 stages, and only dbladd and mdbladd have two",
    ),
]


@pytest.mark.parametrize(
    "text, line, what", BAD, ids=[f"{row[2][:20]} {k}" for k, row in enumerate(BAD)]
)
def test_a_bad_roles_file_is_refused_with_its_line(tmp_path, text, line, what):
    tree = _copy(tmp_path)
    (tree / "shortw/xyzz/roles.toml").write_text(text + "\n")
    with pytest.raises(FormulaError) as refusal:
        groups_of(load_curve("jac256189"), (str(tree),))
    assert what in refusal.value.paragraph() and f"roles.toml:{line}:" in refusal.value.paragraph()


def test_a_formula_that_assumes_less_may_be_listed(tmp_path):
    """A sum of any two points is one of a point and an affine one."""
    tree = _copy(tmp_path)
    (tree / "shortw/xyzz/roles.toml").write_text('[roles]\nmadd = ["addition/add-2008-s"]\n')
    group = find_group(load_curve("jac256189"), "xyzz", (str(tree),))
    assert [c.stages for c in group.role("madd").candidates] == [
        ("shortw/xyzz/addition/add-2008-s",)
    ]


def test_a_refuted_formula_is_refused_and_the_rest_is_used(tmp_path):
    tree = _copy(tmp_path)
    file = tree / "shortw/xyzz/addition/add-2008-s.op3"
    file.write_text(file.read_text().replace("P = U2-U1", "P = U2+U1"))
    group = find_group(load_curve("jac256189"), "xyzz", (str(tree),))
    assert group.role("add") is None and group.role("madd")
    assert any(r.formula.endswith("add-2008-s") and "is refused" in r.why for r in group.refused)


def test_a_file_of_the_user_becomes_a_candidate(tmp_path):
    file = tmp_path / "mine.op3"
    source = (
        Path(system_folders()[0].path).parent.parent / "shortw/jacobian/doubling/dbl-2007-bl.op3"
    )
    file.write_text("# model shortw/jacobian/doubling\n" + source.read_text())
    stages = (
        find_group(load_curve("jac256189"), "shortw/jacobian", (str(file),)).role("dbl").stages[0]
    )
    assert stages == ("shortw/jacobian/doubling/dbl-2010-lg", "shortw/jacobian/doubling/mine")


@pytest.mark.parametrize("make, what", [
    (lambda d: d / "none", "no such folder or file"),
    (lambda d: d, "holds no coordinate system"),
], ids=["missing", "empty"])  # fmt: skip
def test_a_tree_that_is_none_is_refused(tmp_path, make, what):
    with pytest.raises(FormulaError, match=what):
        groups_of(load_curve("jac256189"), (str(make(tmp_path)),))


def _copy(folder: Path) -> Path:
    import shutil

    return Path(shutil.copytree(EFD, folder / "tree"))
