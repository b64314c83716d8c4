"""`ecgen verify`: exit codes, JSON, one paragraph for bad input."""

import json
from pathlib import Path

from ecgen.cli import main

MISPRINTS = Path(__file__).parent / "misprints"


def test_proven_formula(capsys):
    assert main(["verify", "shortw/jacobian-3/addition/madd-2010-lg"]) == 0
    out = capsys.readouterr().out
    for needle in (
        "proven",
        "8M + 3S + 7a",
        "X1-Z1^2*X2 = 0  (holds for P = ±Q)",
        "Z2 = 1",
        "X3 over X1",
    ):
        assert needle in out


def test_json(capsys):
    assert (
        main(["verify", "--json", "shortw/jacobian-3/doubling", str(MISPRINTS / "ss-alg2-v20.op3")])
        == 1
    )
    rows = json.loads(capsys.readouterr().out)
    assert {row["status"] for row in rows[:-1]} == {"proven"} and rows[-1]["status"] == "refused"
    assert (
        rows[-1]["path"].endswith("ss-alg2-v20.op3")
        and "fails" in rows[-1]["reason"]
        and rows[-1]["residual"]
    )
    first = next(row for row in rows if row["path"].endswith("dbl-2010-lg.op3"))
    assert first["counts"] == {
        "M": 4,
        "S": 4,
        "add": 1,
        "sub": 4,
        "times2": 1,
        "times3": 1,
        "half": 1,
    }
    assert first["conditions"] == [
        "Y1 = 0  (holds for points of order 2)",
        "Z1 = 0  (holds for P = O)",
    ]


def test_undefined_name_is_refused_with_file_and_line(tmp_path, capsys):
    path = tmp_path / "bad.op3"
    path.write_text("# model shortw/jacobian/negation\nX3 = X1\nY3 = -Y1\nZ3 = Z1*q\n")
    assert main(["verify", str(path)]) == 1
    assert f"{path}:4: The name `q` is read but never defined." in capsys.readouterr().out


def test_what_is_no_formula_is_bad_input_and_its_own_error_comes_first(tmp_path, capsys):
    """No model: exit 2; a syntax error is reported before the missing model; JSON keeps a row for
    it.
    """
    for text, why in (
        ("foo\n", ":1: "),
        ("X3 = X1\n", "curve model and operation are unknown"),
        ("# model no/such/thing\nX3 = X1\n", "There is no model"),
    ):
        path = tmp_path / "bad.op3"
        path.write_text(text)
        assert main(["verify", str(path)]) == 2
        captured = capsys.readouterr()
        assert (
            captured.err.startswith(f"ecgen: {path}:") and why in captured.err and not captured.out
        )
    assert main(["verify", str(path), str(MISPRINTS / "ss-alg2-v20.op3"), "--json"]) == 2
    assert [(row["status"], row["unreadable"]) for row in json.loads(capsys.readouterr().out)] == [
        ("refused", True),
        ("refused", False),
    ]


def test_a_formula_taken_out_of_the_tree_needs_its_description(tmp_path, capsys):
    """The error names the description file and its `omits` line; with it the formula is proven."""
    source = Path(__file__).parents[2] / "formulas/twisted/extended-1/doubling/dbl-2010-lg.op3"
    path = tmp_path / "f.op3"
    path.write_text(source.read_text())
    command = ["verify", str(path), "--model", "twisted/extended-1/doubling"]
    assert main(command) == 1
    error = capsys.readouterr().out
    assert "called `f`" in error and "`omits T3`" in error
    (tmp_path / "f").write_text("omits T3\n")
    assert main(command) == 0


def test_a_short_name_lists_the_full_ones(capsys):
    assert main(["verify", "dbl-2010-lg"]) == 2
    error = capsys.readouterr().err
    for name in (
        "shortw/jacobian-3/doubling/dbl-2010-lg",
        "twisted/extended-1/doubling/dbl-2010-lg",
    ):
        assert name in error
    assert main(["verify", "dd"]) == 2
    assert " more (`ecgen list formulas`)?" in capsys.readouterr().err


def test_unknown_path(capsys):
    assert main(["verify", "no/such/formula"]) == 2
    assert capsys.readouterr().err.startswith(
        "ecgen: There is no formula or path `no/such/formula`."
    )


def test_table_of_many(capsys):
    assert main(["verify", str(MISPRINTS)]) == 1
    out = capsys.readouterr().out
    assert "0 of 19 formulas proven" in out and "refused" in out
