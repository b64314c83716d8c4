"""Lines of a user's `variables` that contradicted one another went unnoticed; two independent
scalings were refused without a line, once for each formula.
"""

import re
import shutil
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.errors import FormulaError
from ecgen.formula.model import load_system
from ecgen.group.load import groups_of
from ecgen.group.own import formula_faults
from ecgen.verify.system import check_system, remarks_on

ROOT = Path(__file__).resolve().parents[2]
TREES = (ROOT / "formulas", ROOT / "tests" / "group" / "efd")
HALVED = """name Jacobian coordinates with doubled y
variable U
variable V
variable W
neutral U = 1
neutral V = 2
neutral W = 0
satisfying x = U/W^2
satisfying y = V/(2*W^3)
toaffine x = U/W^2
toaffine y = V/(2*W^3)
tosystem U = x
tosystem V = 2*y
tosystem W = 1
homogweight U = 2
homogweight V = 3
homogweight W = 1
"""
COMPLETED = """name completed coordinates
variable X
variable Z
variable Y
variable T
neutral X = 0
neutral Z = 1
neutral Y = 1
neutral T = 1
satisfying x = X/Z
satisfying y = Y/T
tosystem X = x
tosystem Z = 1
tosystem Y = y
tosystem T = 1
"""
WRONG = {
    "toaffine": (
        "toaffine y = V/(2*W^3)",
        "toaffine y = V/W^3",
        11,
        "contradicts the `satisfying`",
    ),
    "weight": ("homogweight V = 3", "homogweight V = 4", 16, "U = 2, V = 3, W = 1"),
    "parameter of the shape": ("variable W", "variable W\nparameter b", 5, "b is one of the shape"),
    "parameter": ("variable W", "variable W\nparameter e", 5, "reads the parameter e"),
    "finite neutral": ("neutral W = 0", "neutral W = 1", 5, "finite point"),
    "neutral off the curve": ("neutral V = 2", "neutral V = 1", 5, "does not satisfy `y^2 = x^3"),
    "neutral of zeros": (
        "neutral U = 1\nneutral V = 2",
        "neutral U = 0\nneutral V = 0",
        5,
        "are 0",
    ),
    "tosystem": ("tosystem V = 2*y", "tosystem V = y", 9, "does not hold"),
    "a variable twice": ("variable W", "variable W\nvariable U", 5, "there already"),
}
RIGHT = [
    (
        "homogweight U = 2\nhomogweight V = 3\nhomogweight W = 1",
        "homogweight U = 4\nhomogweight V = 6\nhomogweight W = 2",
    ),
    ("neutral U = 1\nneutral V = 2", "neutral U = 4\nneutral V = -16"),
    ("toaffine x = U/W^2", "toaffine x = 2*y*U*W/V"),
    ("variable W\n", "variable W\nparameter e\nassume 2*e = a\n"),
    ("neutral", "assume a = -3\nassume b = a^2\nneutral"),
]


def written(tmp_path, text: str, name: str = "shortw/halved") -> Path:
    folder = tmp_path / name
    for operation in ("addition", "doubling"):
        (folder / operation).mkdir(parents=True)
        variables = [line.split()[1] for line in text.splitlines() if line.startswith("variable ")]
        (folder / operation / "f.op3").write_text(
            "".join(f"{v}3 = {v}1\n" for v in dict.fromkeys(variables))
        )
    (folder / "variables").write_text(text)
    return folder


# whatever the command; of the others `explain` and `build` refuse a wrong neutral element, and the
# rest is told
REFUSED = ("tosystem", "a variable twice")


@pytest.mark.parametrize("what", WRONG)
def test_contradictions_are_told_with_their_line(what, tmp_path, capsys):
    old, new, line, why = WRONG[what]
    assert old in HALVED
    place = f"{written(tmp_path, HALVED.replace(old, new, 1)) / 'variables'}:{line}: "
    assert main(["verify", "--formulas", str(tmp_path)]) == (2 if what in REFUSED else 1)
    told = [line for line in capsys.readouterr().err.splitlines() if why in line]
    assert len(told) == 1 and told[0].startswith(
        f"{'ecgen' if what in REFUSED else 'warning'}: {place}"
    )
    if what in REFUSED or "neutral" in what:
        with pytest.raises(FormulaError, match=re.escape(place)):
            formula_faults(load_curve("secp256k1"), (str(tmp_path),))
    else:
        assert [
            why in note
            for note in formula_faults(load_curve("secp256k1"), (str(tmp_path),))
            if note.startswith(place)
        ] == [True]


def test_a_wrong_neutral_refuses_its_system_alone(tmp_path):
    """With --system for another it refused that, as edwards/inverted of the database did all
    systems beside it.
    """
    place = (
        f"{written(tmp_path, HALVED.replace('neutral V = 2', 'neutral V = 1')) / 'variables'}:5: "
    )
    shutil.copytree(ROOT / "tests/group/efd/shortw", tmp_path / "shortw", dirs_exist_ok=True)
    curve, trees = load_curve("secp256k1"), (str(tmp_path),)
    assert [
        note.startswith(place) for note in formula_faults(curve, trees, "xyzz") if "neutral" in note
    ] == [True]
    assert {"shortw/xyzz"} == {group.name for group in groups_of(curve, trees)} & {
        "shortw/xyzz",
        "shortw/halved",
    }
    with pytest.raises(FormulaError, match=re.escape(place)):
        formula_faults(curve, trees, "halved")


def test_a_remark_refuses_nothing(tmp_path, capsys):
    """Nothing rests on these lines."""
    folder = tmp_path / "own/shortw"
    shutil.copytree(ROOT / "tests/group/efd/shortw", folder)
    text = (folder / "xyzz/variables").read_text()
    assert "toaffine x = X/ZZ\n" in text
    (folder / "xyzz/variables").write_text(
        text.replace("toaffine x = X/ZZ\n", "toaffine x = X/ZZZ\n")
    )
    assert (
        main(["verify", "--formulas", str(tmp_path / "own")]) == 0
        and "contradicts" in capsys.readouterr().err
    )
    assert [
        note
        for note in formula_faults(load_curve("secp256k1"), (str(tmp_path / "own"),), "xyzz")
        if "contradicts" in note
    ]


@pytest.mark.parametrize("old, new", RIGHT, ids=range(len(RIGHT)))
def test_other_ways_to_say_the_same_are_taken(old, new, tmp_path):
    assert old in HALVED
    system = load_system(written(tmp_path, HALVED.replace(old, new, 1)))
    check_system(system)
    assert remarks_on(system) == ()


@pytest.mark.parametrize(
    "path",
    [path.parent for tree in TREES for path in sorted(tree.rglob("variables"))],
    ids=lambda path: "-".join(path.parts[-2:]),
)
def test_known_systems_are_taken(path):
    check_system(load_system(path))
    assert remarks_on(load_system(path)) == ()


def test_two_scalings_are_refused_once(tmp_path, capsys):
    folder = written(tmp_path, COMPLETED, "twisted/completed")
    with pytest.raises(FormulaError, match="variables:11: .* 2 independent scalings"):
        check_system(load_system(folder))
    assert main(["verify", "--formulas", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("scalings, expected one") == 1
