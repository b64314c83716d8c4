"""A user's faulty formula was passed over in silence: a tree with a file that did not parse, a
wrong `variables` or a refuted formula built with the packaged formulas, without a word by `build`
and without a place by `explain`; with --system it was blamed on the window.
"""

import shutil
from pathlib import Path

import pytest

import ecgen.library.pipeline.curve
from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.group.own import formula_faults

EFD = Path(__file__).parent.parent / "group" / "efd"
ADD, DBL = "addition/add-2008-s.op3", "doubling/dbl-2008-s-1.op3"
MALFORMED = {
    "a formula": (ADD, "X3 = t2-t1", "X3 = X1 ** Y1", 13),
    "variables": ("variables", "neutral X = 1", "neutral Q = 3", 6),
    "an undefined name": ("variables", "toaffine x = X/ZZ", "toaffine x = X/W", 13),
    "no tosystem": ("variables", "tosystem ZZ = 1\n", "", 21),
    "another shape": (
        "../../twisted/inverted/addition/add-2008-bbjlp.op3",
        "A = ",
        "A = 2 + * ",
        1,
    ),
    "coordinates": ("../coordinates", "ysquared x^3", "ysquared x^^3", 7),
    "a description": ("addition/add-2008-s", "source", "assume X1 = (\nsource", 1),
}
REFUTED = {
    "a sign": (ADD, "P = U2-U1", "P = U2+U1", "P = U2+U1"),
    "a term": (DBL, "X3 = t4-t5", "X3 = t4", "X3 = t4"),
    "an assignment": (ADD, "ZZ3 = ", "Q3 = ", ""),
    "a name": (ADD, "R = S2-S1", "R = S2-S0", "R = S2-S0"),
}


def changed(tmp_path, name: str, old: str, new: str) -> tuple[Path, Path]:
    """A copy of the tree with one file changed, and that file."""
    tree = Path(shutil.copytree(EFD, tmp_path / "tree"))
    path = tree / "shortw/xyzz" / name
    text = path.read_text()
    assert old in text, (name, text)
    path.write_text(text.replace(old, new, 1))
    return tree, path


@pytest.fixture
def stops_before_building(monkeypatch):
    """Nothing is built: whoever comes that far has found no error."""

    def stop(*given):
        raise StopIteration

    monkeypatch.setattr(ecgen.library.pipeline.curve, "build_library", stop)  # fmt: skip


def line_of(path: Path, text: str) -> int:
    lines = path.read_text().splitlines()
    return next((n for n, line in enumerate(lines, 1) if text and text in line), len(lines))


@pytest.mark.parametrize("command", ["build", "explain"])
@pytest.mark.parametrize("what", MALFORMED)
def test_malformed_files_are_errors_with_their_line(
    what, command, tmp_path, capsys, stops_before_building
):
    *change, line = MALFORMED[what]
    tree, path = changed(tmp_path, *change)
    more = ["-o", str(tmp_path / "out")] if command == "build" else []
    assert main([command, "secp256k1", "--cpu", "zen4", "--formulas", str(tree), *more]) == 2
    text = capsys.readouterr().err
    assert text.count("\n") == 1 and f"{path.resolve().name}:{line}:" in text, text


@pytest.mark.parametrize("what", REFUTED)
def test_refuted_formulas_of_the_system_asked_for_are_errors(
    what, tmp_path, capsys, stops_before_building
):
    *change, statement = REFUTED[what]
    tree, path = changed(tmp_path, *change)
    assert (
        main(
            [
                "build",
                "secp256k1",
                "--cpu",
                "zen4",
                "--formulas",
                str(tree),
                "-o",
                str(tmp_path / "out"),
                "--system",
                "xyzz",
            ]
        )
        == 2
    )
    text = capsys.readouterr().err
    assert (
        text.count("\n") == 1
        and f"{path}:{line_of(path, statement)}:" in text
        and "--system" in text
        and "window" not in text
    ), text


@pytest.mark.parametrize("what", REFUTED)
def test_refuted_formulas_are_told_where_another_system_may_stand_in(
    what, tmp_path, capsys, stops_before_building
):
    *change, statement = REFUTED[what]
    tree, path = changed(tmp_path, *change)
    with pytest.raises(StopIteration):
        main(
            [
                "build",
                "secp256k1",
                "--cpu",
                "zen4",
                "--formulas",
                str(tree),
                "-o",
                str(tmp_path / "out"),
            ]
        )
    warning = capsys.readouterr().err
    assert f"Warning: {path}:{line_of(path, statement)}: " in warning


@pytest.mark.parametrize("wrong", ["T3 = T1", "X3 = -X1"])
def test_a_wrong_negation_is_told_and_stops_nothing(wrong, tmp_path):
    """The export of the database that is commonly used has such files in most systems: none of them
    could be named by --system. Negations are derived from `variables`.
    """
    tree = Path(shutil.copytree(EFD, tmp_path / "tree"))
    path = tree / "shortw/xyzz/negation/neg.op3"
    path.parent.mkdir()
    path.write_text(f"X3 = X1\nY3 = -Y1\nZZ3 = ZZ1\nZZZ3 = ZZZ1\n{wrong}\n")
    (note,) = formula_faults(load_curve("secp256k1"), (str(tree),), "xyzz")
    assert note.startswith(f"{path}:") and "Mend it" not in note, note


def test_formulas_of_a_packaged_system_are_told_too(tmp_path):
    """Their folder has its own `variables`, which are read although the packaged ones count."""
    shape = Path(__file__).parents[2] / "formulas" / "shortw"
    tree = tmp_path / "tree"
    for name in ("coordinates", "jacobian/variables", "jacobian/doubling/dbl-2007-bl.op3"):
        (tree / "shortw" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(shape / name, tree / "shortw" / name)
    curve, path = load_curve("secp256k1"), tree / "shortw/jacobian/doubling/dbl-2007-bl.op3"
    path.write_text(path.read_text().replace("t6 = 3*XX", "t6 = 2*XX"))
    (note,) = formula_faults(curve, (str(tree),))
    assert note.startswith(f"{path}:{line_of(path, 'X3 = T')}: ")


def test_right_trees_and_those_of_other_curves(tmp_path):
    assert formula_faults(load_curve("secp256k1"), (str(EFD),), "xyzz") == ()
    (note,) = formula_faults(load_curve("secp256k1"), (str(EFD / "twisted"),))
    assert note.startswith(f"{EFD / 'twisted'}: nothing") and "shortw/jacobian" in note
