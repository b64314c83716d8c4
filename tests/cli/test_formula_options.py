"""--formulas and --system: systems given as files are explained, listed and named in errors of one
paragraph.
"""

import json
import shutil
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.group.trees import formula_named
from ecgen.resources import data_folder

PACKAGED = data_folder("formulas")
EFD = str(Path(__file__).parent.parent / "group" / "efd")


def paragraph(capsys) -> str:
    text = capsys.readouterr().err
    assert "Traceback" not in text and len(text.strip().splitlines()) == 1
    return text


@pytest.mark.long
def test_explain_lists_the_systems_and_says_why(capsys):
    assert (
        main(
            [
                "explain",
                "jac256189",
                "--cpu",
                "c64",
                "--formulas",
                EFD,
                "--system",
                "xyzz",
                "--json",
            ]
        )
        == 0
    )
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)["systems"]}
    assert "constant time" in rows["shortw/xyzz"]["taken"] and "constant time" not in rows[
        "shortw/jacobian-3"
    ]["taken"].replace("variable time", "")
    assert (
        not rows["shortw/jacobian"]["taken"]
        and "for this curve's constants" in rows["shortw/jacobian"]["why"]
    )


def test_list_shows_formulas_of_a_tree(capsys):
    assert main(["list", "formulas", "--formulas", EFD]) == 0
    assert "shortw/xyzz/addition/add-2008-s" in capsys.readouterr().out


BAD = [
    (["--system", "nowhere"], "no coordinate system `nowhere`"),
    (["--formulas", "{absent}"], "no such folder or file"),
    (["--formulas", EFD, "--system", "inverted"], "describes curves of another equation"),
]


@pytest.mark.machine
@pytest.mark.parametrize("options, what", BAD, ids=[row[1][:20] for row in BAD])
def test_what_cannot_be_used_is_one_paragraph(capsys, tmp_path, options, what):
    options = [each.format(absent=tmp_path / "absent") for each in options]
    assert main(["build", "jac256189", "--cpu", "zen4", "-o", str(tmp_path / "out"), *options]) == 2
    assert what in paragraph(capsys)


def test_explain_has_a_line_for_a_refuted_formula(tmp_path, capsys, no_building):
    """And its place; `build` says it on stderr."""
    tree = Path(shutil.copytree(EFD, tmp_path / "tree"))
    path = tree / "shortw/xyzz/doubling/dbl-2008-s-1.op3"
    path.write_text(path.read_text().replace("X3 = t4-t5", "X3 = t4"))
    where = f"{path}:{path.read_text().splitlines().index('X3 = t4') + 1}: "
    assert main(["explain", "jac256189", "--cpu", "zen4", "--formulas", str(tree)]) == 0
    assert any(
        line.startswith(f"Warning: {where}") for line in capsys.readouterr().out.splitlines()
    )
    assert (
        main(
            [
                "build",
                "jac256189",
                "--cpu",
                "zen4",
                "--formulas",
                str(tree),
                "-o",
                str(tmp_path / "out"),
                "--json",
            ]
        )
        == 0
    )
    told = capsys.readouterr()
    assert told.err.startswith(f"Warning: {where}") and any(
        text.startswith(where) for text in json.loads(told.out)["warnings"]
    )


@pytest.mark.long
def test_explain_says_what_became_of_a_formula(tmp_path, capsys):
    """One whose system is not taken, one that is beaten, a tree of which some are taken."""
    worse = tmp_path / "worse.op3"
    worse.write_text(
        "# model shortw/jacobian/doubling\nA = X1^2\nB = Y1^2\nC = B^2\nS = 4*X1*B\nM ="
        " 3*A+a*Z1^4\nX3 = M^2-2*S\nY3 = M*(S-X3)-8*C\nZ3 = 2*Y1*Z1\n"
    )
    options = ["secp256k1", "--cpu", "c64", "--formulas", str(worse)]
    assert main(["explain", *options]) == 0
    assert (
        f"  shortw/jacobian/doubling/worse ({worse})\n    not taken: its coordinate system is not"
        " taken: " in capsys.readouterr().out
    )
    assert main(["explain", *options, "--system", "jacobian"]) == 0
    assert (
        "    not in jac_dbl: made of shortw/jacobian/doubling/dbl-2010-lg, modelled to be faster\n"
        in capsys.readouterr().out
    )
    tree = Path(shutil.copytree(EFD, tmp_path / "tree"))
    assert (
        main(
            [
                "explain",
                "secp256k1",
                "--cpu",
                "c64",
                "--formulas",
                str(tree),
                "--system",
                "xyzz",
                "--json",
            ]
        )
        == 0
    )
    facts = json.loads(capsys.readouterr().out)
    made = {routine["name"]: routine for routine in facts["routines"]}
    assert {row["formula"] for row in facts["own_formulas"]} >= {
        "shortw/xyzz/doubling/dbl-2008-s-1",
        "shortw/xyzz/addition/add-2008-s",
    }
    assert any(row["taken"] for row in facts["own_formulas"])
    for row in facts["own_formulas"]:
        assert bool(row["taken"] or row["instead"]) != bool(row["why"]) and all(
            row["formula"] in made[name]["formulas"] for name in row["taken"]
        ), row


@pytest.mark.long
@pytest.mark.parametrize("wrong", [True, False])
def test_a_formula_with_the_name_of_another(wrong, tmp_path, capsys):
    """Another body under the name of a shipped formula, in a tree: what is said, and what stages
    print, was of the one, what was built of the other.
    """
    folder, shipped = tmp_path / "tree/shortw/jacobian-3", PACKAGED / "shortw/jacobian-3"
    (folder / "doubling").mkdir(parents=True)
    shutil.copy(shipped / "variables", folder)
    text = (shipped / "doubling/dbl-2001-b.op3").read_text()
    own = folder / "doubling/dbl-2010-lg.op3"
    own.write_text(text.replace("8*beta", "5*beta") if wrong else text)
    assert (
        main(
            ["explain", "jac256189", "--cpu", "c64", "--formulas", str(tmp_path / "tree"), "--json"]
        )
        == 0
    )
    facts = json.loads(capsys.readouterr().out)
    made = {name for routine in facts["routines"] for name in routine.get("formulas", ())}
    (row,) = facts["own_formulas"]
    assert (
        row["where"] == str(own)
        and (
            row["why"].startswith("refused: ") and not row["taken"]
            if wrong
            else row["taken"] or row["instead"]
        )
        and bool(row["taken"]) == (str(own) in made)
    )
    for name in sorted(made & {"shortw/jacobian-3/doubling/dbl-2010-lg", str(own)}):
        assert formula_named(name, (str(tmp_path / "tree"),)).path == (
            own if name == str(own) else shipped / "doubling/dbl-2010-lg.op3"
        )
    assert (
        formula_named("shortw/jacobian-3/doubling/dbl-2010-lg", (str(tmp_path / "tree"),)).path
        == shipped / "doubling/dbl-2010-lg.op3"
    )


def test_a_refuted_formula_of_the_system_asked_for_is_located(capsys, tmp_path):
    tree = Path(shutil.copytree(EFD, tmp_path / "tree"))
    file = tree / "shortw/xyzz/addition/add-2008-s.op3"
    file.write_text(file.read_text().replace("P = U2-U1", "P = U2+U1"))
    assert (
        main(
            [
                "build",
                "jac256189",
                "--cpu",
                "zen4",
                "-o",
                str(tmp_path / "out"),
                "--formulas",
                str(tree),
                "--system",
                "xyzz",
            ]
        )
        == 2
    )
    text = paragraph(capsys)
    assert f"{file}:" in text and "add-2008-s is refused" in text


def test_a_system_without_its_addition_says_what_is_missing(capsys, tmp_path):
    tree = Path(shutil.copytree(EFD, tmp_path / "tree"))
    shutil.rmtree(tree / "shortw/xyzz/addition")
    assert (
        main(
            [
                "build",
                "jac256189",
                "--cpu",
                "zen4",
                "-o",
                str(tmp_path / "out"),
                "--formulas",
                str(tree),
                "--system",
                "xyzz",
            ]
        )
        == 2
    )
    text = paragraph(capsys)
    assert "serves the role dbladd" in text and "window" not in text
