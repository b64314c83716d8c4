"""What `ecgen build` records and says: a command that can be run again, stages at a terminal,
nothing else.
"""

import json
import shlex
import shutil
import sys
from dataclasses import replace

import pytest

import ecgen.library.pipeline.curve
from ecgen.cli import main
from ecgen.cli.output.progress import Progress
from ecgen.curve import known_curves
from ecgen.names import known_targets


@pytest.fixture
def asked(built, monkeypatch):
    """(curve file, target name and level, options) of each build, without its work."""
    calls = []

    def build(curve, target, options, *more):
        calls.append((curve.file.sha256, target.name, target.level, options))
        return built[2]

    monkeypatch.setattr(ecgen.library.pipeline.curve, "build_library", build)
    return calls


@pytest.mark.parametrize(
    "arguments",
    [
        ["jac256189"],
        [
            "jac256189",
            "--prefix",
            "mine",
            "--abi",
            "win64",
            "--no-red-zone",
            "--window",
            "4",
            "--window-vartime",
            "3",
        ],
        ["jac256189", "--license", "mit", "--copyright", "2026 Example Ltd", "--level", "generic"],
        ["sub/own.toml", "--prefix", "own"],
        ["sub/own.toml", "--cpu", "sub/cpu.toml"],
    ],
)
def test_the_recorded_command_makes_the_same_again(arguments, asked, tmp_path, monkeypatch):
    """Run where the files lie, it asks for the very same library; and it does not tell where that
    was.
    """
    (tmp_path / "sub").mkdir()
    shutil.copy(known_curves()["jac256189"], tmp_path / "sub" / "own.toml")
    shutil.copy(
        next(path for path in known_targets().values() if path.stem == "x86-64"),
        tmp_path / "sub" / "cpu.toml",
    )
    monkeypatch.chdir(tmp_path)
    cpu = [] if "--cpu" in arguments else ["--cpu", "zen4"]
    assert main(["build", *arguments, *cpu, "-o", "out"]) == 0
    words = shlex.split(asked[0][3].command)
    assert words[:2] == ["ecgen", "build"] and not any("sub" in word for word in words)
    monkeypatch.chdir(tmp_path / "sub")
    assert main([*words[1:], "-o", "out"]) == 0
    assert asked[0] == asked[1]
    assert asked[0][3].license == ("MIT" if "mit" in arguments else "Apache-2.0 OR MIT")


def test_stages_are_told_at_a_terminal_only(asked, tmp_path, monkeypatch, capsys):
    assert main(["build", "jac256189", "--cpu", "zen4", "-o", str(tmp_path / "a")]) == 0
    assert not capsys.readouterr().err
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["build", "jac256189", "--cpu", "zen4", "-o", str(tmp_path / "b")]) == 0
    Progress()("proving")
    assert capsys.readouterr().err == "known answers in Python integers ...\nproving ...\n"


def test_a_library_is_the_same_in_one_process_and_in_two(tmp_path):
    for jobs in (1, 2):
        assert (
            main(
                [
                    "field",
                    "2^127-1",
                    "--cpu",
                    "x86-64",
                    "--no-cache",
                    "--jobs",
                    str(jobs),
                    "-o",
                    str(tmp_path / str(jobs)),
                ]
            )
            == 0
        )
    names = sorted(
        path.relative_to(tmp_path / "1") for path in (tmp_path / "1").rglob("*") if path.is_file()
    )
    assert names and all(
        (tmp_path / "1" / name).read_bytes() == (tmp_path / "2" / name).read_bytes()
        for name in names
    )


def test_a_library_of_other_options_is_not_replaced_without_a_word(
    built, tmp_path, monkeypatch, capsys
):
    """A folder with a --vector library held a plain one after a build that left the option out, and
    nothing said so.
    """
    library = built[2]

    def build_library(curve, target, options, *more):
        manifest = json.loads(library.files["MANIFEST.json"]) | {"command": options.command}
        return replace(library, files={**library.files, "MANIFEST.json": json.dumps(manifest)})

    def said(*more: str) -> str:
        assert (
            main(
                [
                    "build",
                    "jac256189",
                    "--cpu",
                    "zen4",
                    "--prefix",
                    "jac",
                    "-o",
                    str(tmp_path / "a"),
                    *more,
                ]
            )
            == 0
        )
        return capsys.readouterr().err

    monkeypatch.setattr(ecgen.library.pipeline.curve, "build_library", build_library)
    made = "ecgen build jac256189 --cpu zen4 --level {} --abi sysv --prefix jac --vector".format
    assert (
        said("--vector", "--copyright", "2026 A --b Ltd")
        == said("--vector", "--copyright", "2026 A --b Ltd")
        == ""
    )
    assert (
        said() == "Notice: the library that is replaced was made with --level generic --vector"
        " --copyright '2026 A --b Ltd', this one with --level adx --vector none and without"
        f" --copyright '2026 A --b Ltd'; the former was made by {made('generic')} --copyright"
        " '2026 A --b Ltd'.\n"
    )
    assert (
        said("--vector", "auto")
        == "Notice: the library that is replaced was made with --vector none, this one with"
        f" --vector auto; the former was made by {made('adx')} none.\n"
    )
    assert (
        said() == "Notice: the library that is replaced was made with --vector auto, this one with"
        " --vector none;"
        f" the former was made by {made('adx')} auto.\n"
    )
    # it lost most of its functions without a word
    assert "was made with all functions, this one with --api minimal; the former" in said(
        "--api", "minimal"
    )
    # read as if one were instead of the other
    assert (
        "was made with --vector none --api minimal, this one with --vector auto and without --api"
        " minimal; the former" in said("--vector", "auto")
    )
    assert said("--vector", "auto", "--with", "field") == ""


def test_words_with_commas_are_each_taken_once(asked, tmp_path, capsys):
    words = ["--with", "map,field", "--with", "field", "-o", str(tmp_path / "lib")]
    assert main(["build", "jac256189", *words]) == 0
    ((*_, options),) = asked
    assert options.extras == ("map", "field")
    assert main(["build", "jac256189", "--with", "map,fild", "-o", str(tmp_path / "no")]) == 2
    assert "'fild' is not one of 'field', 'map'" in capsys.readouterr().err
