"""Lines of a user's `variables` that contradicted one another went unnoticed; two independent scalings were refused without a line, once for each formula."""

from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import FormulaError
from ecgen.formula.model import load_system
from ecgen.verify.system import check_system

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
    "toaffine": ("toaffine y = V/(2*W^3)", "toaffine y = V/W^3", 11, "contradicts the `satisfying`"),
    "weight": ("homogweight V = 3", "homogweight V = 4", 16, "U = 2, V = 3, W = 1"),
    "parameter of the shape": ("variable W", "variable W\nparameter b", 5, "b is one of the shape"),
    "parameter": ("variable W", "variable W\nparameter e", 5, "reads the parameter e"),
    "finite neutral": ("neutral W = 0", "neutral W = 1", 5, "finite point"),
    "neutral off the curve": ("neutral V = 2", "neutral V = 1", 5, "does not satisfy `y^2 = x^3"),
    "neutral of zeros": ("neutral U = 1\nneutral V = 2", "neutral U = 0\nneutral V = 0", 5, "are 0"),
    "tosystem": ("tosystem V = 2*y", "tosystem V = y", 9, "does not hold"),
    "a variable twice": ("variable W", "variable W\nvariable U", 5, "there already"),
}
RIGHT = [("homogweight U = 2\nhomogweight V = 3\nhomogweight W = 1", "homogweight U = 4\nhomogweight V = 6\nhomogweight W = 2"),
         ("neutral U = 1\nneutral V = 2", "neutral U = 4\nneutral V = -16"), ("toaffine x = U/W^2", "toaffine x = 2*y*U*W/V"),
         ("variable W\n", "variable W\nparameter e\nassume 2*e = a\n"), ("neutral", "assume a = -3\nassume b = a^2\nneutral")]  # fmt: skip


def written(tmp_path, text: str, name: str = "shortw/halved") -> Path:
    folder = tmp_path / name
    for operation in ("addition", "doubling"):
        (folder / operation).mkdir(parents=True)
        variables = [line.split()[1] for line in text.splitlines() if line.startswith("variable ")]
        (folder / operation / "f.op3").write_text("".join(f"{v}3 = {v}1\n" for v in dict.fromkeys(variables)))
    (folder / "variables").write_text(text)
    return folder


@pytest.mark.parametrize("what", WRONG)
def test_contradictions_are_refused_with_their_line(what, tmp_path, capsys):
    old, new, line, why = WRONG[what]
    assert old in HALVED
    folder = written(tmp_path, HALVED.replace(old, new, 1))
    for command in (["verify"], ["explain", "secp256k1", "--cpu", "c64"]):
        assert main([*command, "--formulas", str(tmp_path)]) == 2
        told = capsys.readouterr().err
        assert told.count("\n") == 1 and f"{folder / 'variables'}:{line}: " in told and why in told, told


@pytest.mark.parametrize("old, new", RIGHT, ids=range(len(RIGHT)))
def test_other_ways_to_say_the_same_are_taken(old, new, tmp_path):
    assert old in HALVED
    check_system(load_system(written(tmp_path, HALVED.replace(old, new, 1))))


@pytest.mark.parametrize("path", [path.parent for tree in TREES for path in sorted(tree.rglob("variables"))], ids=lambda path: "-".join(path.parts[-2:]))
def test_known_systems_are_taken(path):
    check_system(load_system(path))


def test_two_scalings_are_refused_once(tmp_path, capsys):
    folder = written(tmp_path, COMPLETED, "twisted/completed")
    with pytest.raises(FormulaError, match="variables:11: .* 2 independent scalings"):
        check_system(load_system(folder))
    assert main(["verify", "--formulas", str(tmp_path)]) == 2
    assert capsys.readouterr().err.count("scalings, expected one") == 1
