"""`ecgen verify`: exit codes, JSON, one paragraph for bad input."""

import json
from pathlib import Path

from ecgen.cli import main

MISPRINTS = Path(__file__).parent / "misprints"


def test_proven_formula(capsys):
    assert main(["verify", "shortw/jacobian-3/addition/madd-2010-lg"]) == 0
    out = capsys.readouterr().out
    for needle in ("proven", "8M + 3S + 7a", "X1-Z1^2*X2 = 0  (holds for P = ±Q)", "Z2 = 1", "X3 over X1"):
        assert needle in out


def test_json(capsys):
    assert main(["verify", "--json", "shortw/jacobian-3/doubling", str(MISPRINTS / "ss-alg2-v20.op3")]) == 1
    rows = json.loads(capsys.readouterr().out)
    assert {row["status"] for row in rows[:-1]} == {"proven"} and rows[-1]["status"] == "refused"
    assert rows[-1]["path"].endswith("ss-alg2-v20.op3") and "fails" in rows[-1]["reason"] and rows[-1]["residual"]
    first = next(row for row in rows if row["path"].endswith("dbl-2010-lg.op3"))
    assert first["counts"] == {"M": 4, "S": 4, "add": 1, "sub": 4, "times2": 1, "times3": 1, "half": 1}
    assert first["conditions"] == ["Y1 = 0  (holds for points of order 2)", "Z1 = 0  (holds for P = O)"]


def test_undefined_name_is_refused_with_file_and_line(tmp_path, capsys):
    path = tmp_path / "bad.op3"
    path.write_text("# model shortw/jacobian/negation\nX3 = X1\nY3 = -Y1\nZ3 = Z1*q\n")
    assert main(["verify", str(path)]) == 1
    assert f"{path}:4: The name `q` is read but never defined." in capsys.readouterr().out


def test_unknown_path(capsys):
    assert main(["verify", "no/such/formula"]) == 2
    assert capsys.readouterr().err.startswith("ecgen: There is no formula or path `no/such/formula`.")


def test_table_of_many(capsys):
    assert main(["verify", str(MISPRINTS)]) == 1
    out = capsys.readouterr().out
    assert "0 of 19 formulas proven" in out and "refused" in out
