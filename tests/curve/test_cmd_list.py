"""`ecgen list`: text and JSON, exit codes, unknown kinds."""

import json

from click.testing import CliRunner

from ecgen.cli import cli, cmd_list, main


def invoke(*arguments):
    return CliRunner().invoke(cli, ["list", *arguments])


def test_curves_as_text():
    result = invoke("curves")
    assert result.exit_code == 0
    lines = {line.split()[0]: line for line in result.output.splitlines()}
    assert "2^256-189" in lines["ted256189"] and "cofactor 4" in lines["ted256189"]
    assert "complete" in lines["curve13318"] and "complete" not in lines["jac256189"]
    assert (
        "(2^127-1)^2" in lines["fourq"]
        and "f4 other than 0 are not supported yet" in lines["gs1271"]
        and "not supported" not in lines["bk127"]
        and "not supported" not in lines["kummer1271"]
        and "every two points" in lines["complete:"]
    )
    order = [
        "not supported yet" in line or "refused" in line
        for line in result.output.splitlines()[:-2]
        if "also: " not in line
    ]
    assert order == sorted(order) and len(set(order)) == 2


def test_curves_as_json():
    rows = {row["name"]: row for row in json.loads(invoke("curves", "--json").output)["curves"]}
    assert (
        len(rows) == 59
        and rows["jac256189"]["status"] == "ok"
        and rows["jac256189"]["cofactor"] == 10
    )
    assert (
        rows["kummer1271"]["status"] == "ok"
        and rows["kummer1271"]["taken"]
        and rows["kummer1271"]["form"] == "kummer_squared"
    )
    assert (
        rows["gs1271"]["status"] == "ok"
        and "not supported yet" in rows["gs1271"]["refused"]["x86_64"]
        and not rows["bk127"]["complete"]
        and rows["bk127"]["taken"]
        and rows["jac1271"]["taken"]
    )


def test_all_kinds():
    result = invoke()
    assert result.exit_code == 0
    lines = [line.split() for line in result.output.splitlines()]
    assert (
        [line[0] for line in lines] == ["curves", "formulas", "targets"]
        and lines[0][1] == "54"
        and "5 more" in result.output
    )
    assert set(json.loads(invoke("--json").output)) == {"curves", "formulas", "targets"}


def test_unknown_kind():
    result = invoke("things")
    assert result.exit_code == 2 and "curves" in result.output


def test_words_that_mean_a_kind():
    assert invoke("curve").output == invoke("curves").output
    assert invoke("cpus").output == invoke("cpu").output == invoke("targets").output


def test_names_of_standards_are_listed():
    lines = invoke("curves").output.splitlines()
    below = lines[next(i for i, line in enumerate(lines) if line.startswith("  p256 ")) + 1]
    assert below.split("also: ")[1].split(", ") == [
        *("NIST P-256", "secp256r1", "prime256v1", "nistp256", "1.2.840.10045.3.1.7")
    ]


def test_broken_files_are_shown_not_hidden(tmp_path, monkeypatch):
    """A damaged target or curve among the others does not stop the list."""
    (tmp_path / "targets").mkdir()
    (tmp_path / "targets" / "good.toml").write_text('name = "good"\ndescription = "a CPU"\n')
    (tmp_path / "targets" / "bad.toml").write_text("name = ")
    monkeypatch.setattr(
        cmd_list,
        "known_targets",
        lambda: {path.stem: path for path in (tmp_path / "targets").glob("*.toml")},
    )
    output = invoke("targets").output
    assert "a CPU" in output and "not readable" in output
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "bad"\n')
    monkeypatch.setattr(cmd_list, "known_curves", lambda: {"bad": bad})
    row = json.loads(invoke("curves", "--json").output)["curves"][0]
    assert row["status"] == "broken" and "form" in row["reason"]


def test_examples_are_listed_with_their_curves_and_languages(capsys):
    assert main(["list", "example", "--json"]) == 0
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)["examples"]}
    assert rows["eddsa"]["languages"] == ["c", "python", "go", "rust"]
    assert rows["ecdsa"]["curves"] == ["any with the encoding sec1"]
    assert rows["schnorr"]["curves"] == ["any with points"]
    assert main(["list", "examples"]) == 0 and "x25519" in capsys.readouterr().out
    assert main(["list", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"curves", "formulas", "targets"}
