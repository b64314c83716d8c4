"""`--force` erased the home folder, a repository, or the folder that the command ran in, when -o
named them; an empty -o meant the current folder.
"""

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.library.files.write import require_output


@pytest.fixture
def home(tmp_path, monkeypatch):
    folder = tmp_path / "home"
    (folder / "work/deep").mkdir(parents=True)
    (folder / "precious").write_text("kept")
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.chdir(folder / "work/deep")
    return folder


@pytest.mark.parametrize(
    "output, why",
    [
        (".", "current folder"),
        ("..", "current folder"),
        ("../..", "home"),
        ("../../../home", "home"),
        ("/", "in it"),
    ],
)
def test_a_folder_that_nobody_means_is_refused(output, why, home, capsys):
    (home / "work/deep/file").write_text("kept")
    assert main(["build", "jac256189", "--cpu", "zen4", "--force", "-o", output]) == 2
    said = capsys.readouterr().err
    assert (
        why in said
        and said.count("\n") == 1
        and (home / "precious").read_text() == (home / "work/deep/file").read_text() == "kept"
    )


def test_a_repository_is_refused(home):
    (home / "work/own/.git").mkdir(parents=True)
    with pytest.raises(EcgenError, match="repository"):
        require_output(home / "work/own", "x", "y", force=True)
    (home / "work/own/.git").rmdir()
    (home / "work/own/other").write_text("")
    require_output(home / "work/own", "x", "y", force=True)


@pytest.mark.parametrize("command", [("build", "jac256189"), ("field", "2^127-1")])
def test_an_empty_name_is_no_folder(command, home, capsys):
    assert main([*command, "--cpu", "zen4", "-o", ""]) == 2 and "empty" in capsys.readouterr().err
