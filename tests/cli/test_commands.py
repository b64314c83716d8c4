"""What every command promises: --help, --json where it says so, and fixed exit codes."""

import json
import shutil
import subprocess
import sys

import pytest

from ecgen import __version__
from ecgen.cli import COMMANDS, main
from tests.support.compilers import quick_option

pytestmark = pytest.mark.essential


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help(name, flag, capsys):
    assert main([name, flag]) == 0
    text = capsys.readouterr().out
    assert text.startswith(f"Usage: ecgen {name}") and "--json" in text


def test_the_list_of_commands(capsys):
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    assert all(f"  {name} " in text for name in COMMANDS)
    assert main(["--version"]) == 0 and __version__ in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["nonsense"],
        ["build"],
        ["build", "ted256189", "--abi", "vms"],
        ["list", "--colour"],
        ["explain"],
        ["bench", "--runs", "0"],
    ],
)
def test_wrong_usage(arguments, capsys):
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.startswith("ecgen: ") and error.count("\n") == 1 and "ecgen" in error[7:]


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["build", "-o"], "argument. `ecgen build --help` says what it takes."),
        (["-o", "x", "build", "p256"], "behind the command: `ecgen build ... -o`. `ecgen build"),
        (["--nope", "build", "p256"], "Options stand behind a command. The commands are list,"),
        (["--cpu", "zen4", "p256"], "Options stand behind a command. The commands are list,"),
        (["biuld", "p256"], "Did you mean build? The commands are list,"),
        (["new", "exmaple", "ecdh"], "Did you mean example? `ecgen new --help`"),
        (["new", "example", "eddsa", "--language", "Python"], "Did you mean python? "),
        (["build", "p256", "--abi", "SYSV"], "Did you mean sysv? "),
        (["build", "p256", "--abi", "unheard"], "'c'. `ecgen build --help`"),
        (["new", "example", "ecdh", "-o", ""], "the output is empty. Say where to write: -o FILE."),
        (["new", "curve", "mine", "-o", ""], "the output is empty. Say where to write: -o FILE."),
        (["tune", "p256", "-o", ""], "the output is empty. Say where to write: -o DIR."),
        (["bench", "--peers", "-o", ""], "the output is empty. Say where to write: -o DIR."),
        (["check", "my.c"], "my.c: this is a file, and a library is a folder. Give the folder"),
        (["check", "no.c"], "no.c: there is no such folder. Give the folder"),
    ],
)
def test_the_hint_is_about_the_slip(arguments, hint, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.c").touch()
    assert main(arguments) == 2 and hint in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["my.c"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["build", "ed25519", "--encoding", "sec1"], "ecgen: ed25519:2: ed25519 cannot be"),
        (["build", "secp112r1"], "ecgen: secp112r1:23: The curve is weak."),
        (["build", "p256", "--cpu", "haswell", "--vector", "ifma"], "ecgen: haswell: the CPU file"),
    ],
)
def test_what_comes_with_ecgen_is_called_by_its_name(arguments, said, tmp_path, capsys):
    """The path of a file of one's own is said; --json has every path."""
    assert main([*arguments, "-o", str(tmp_path / "x"), "--json"]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(said)
    assert json.loads(told.out)["file"].endswith(f"{said.split(':')[1].strip()}.toml")


def test_json_of_list_and_verify(capsys):
    for kind in ("curves", "formulas", "targets"):
        assert main(["list", kind, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)[kind]
    assert main(["verify", "shortw/jacobian-3/doubling/dbl-2010-lg", "--json"]) == 0
    assert "proven" in json.dumps(json.loads(capsys.readouterr().out))


def test_counts_are_those_of_the_rows_and_need_no_generator(capsys):
    script = (
        "import sys; from ecgen.cli import main; main(['list']); print([m for m in sys.modules if"
        " m.startswith(('ecgen.library', 'ecgen.field', 'ecgen.isa.'))])"
    )
    *told, loaded = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert main(["list", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    rows["curves"] = [row for row in rows["curves"] if row.get("taken")]
    assert [line.split()[:2] for line in told] == [
        [kind, str(len(found))] for kind, found in rows.items()
    ] and loaded == "[]"


@pytest.fixture(scope="module")
def written(built, tmp_path_factory):
    from ecgen.library.files.write import write_library

    folder = tmp_path_factory.mktemp("library") / "jac"
    write_library(built[2].files, folder)
    return folder


def test_json_of_build(built, no_building, tmp_path, capsys):
    assert main(["build", "jac256189", "--cpu", "zen4", "-o", str(tmp_path / "out"), "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert sorted(facts["files"]) == sorted(built[2].files) and all(
        (tmp_path / "out" / name).is_file() for name in facts["files"]
    )
    assert {row["name"] for row in facts["routines"]} >= {"fe_mul", "jac_dbladd"}


def test_json_of_schedule(capsys):
    assert main(["schedule", "shortw/jacobian-3/doubling/dbl-2010-lg", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["dependencies"] <= 4


@pytest.mark.asm
def test_json_and_exit_codes_of_check(written, tmp_path, capsys):
    """0 when nothing fails, 1 when something does (a changed file), 2 when nothing could be
    checked.
    """
    assert main(["check", str(written), "--only", "files", "--json", "--cc", quick_option()]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["ok"] and [
        row["status"] for row in facts["checks"] if row["check"] == "files as written"
    ] == ["passed"]
    copy = tmp_path / "copy"
    shutil.copytree(written, copy)
    with open(
        copy / "README.txt" if (copy / "README.txt").exists() else copy / "example.c", "a"
    ) as file:
        file.write("\n")
    assert main(["check", str(copy), "--only", "files", "--json", "--cc", quick_option()]) == 1
    assert not json.loads(capsys.readouterr().out)["ok"]
    assert main(["check", str(written / "nothing"), "--json"]) == 2
    assert main(["check", str(written), "--only", "beauty"]) == 2


def test_pages_are_named_and_shown(capsys):
    assert main(["docs"]) == 0
    assert "how-to/own-curve " in capsys.readouterr().out
    assert main(["docs", "own-curve"]) == 0 == main(["docs", "how-to/own-curve"])
    first, second = capsys.readouterr().out.split("# A curve of your own\n")[1:]
    assert first.strip() == second.strip() != ""
    assert main(["docs", "tutrial"]) == 2
    assert "Did you mean tutorial?" in capsys.readouterr().err
