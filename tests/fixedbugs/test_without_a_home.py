"""Where HOME is not set and the user has no entry, as in a container that runs under any number,
every command ended in a traceback of platformdirs, or kept its results in a folder named ~."""

import os
import pwd

import pytest

from ecgen.cli import main
from ecgen.isa.target import load_target
from ecgen.kept import kept_file


@pytest.fixture
def homeless(monkeypatch, tmp_path):
    for name in ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "ECGEN_PROOFS"):
        monkeypatch.delenv(name, raising=False)

    def nobody(number):
        raise KeyError(number)

    monkeypatch.setattr(pwd, "getpwuid", nobody)
    monkeypatch.chdir(tmp_path)
    assert os.path.expanduser("~") == "~"


def test_nothing_is_kept(homeless, tmp_path, capsys):
    assert kept_file() is None and load_target("native").tuned is None
    assert main(["field", "2^127-1", "-o", "lib", "--jobs", "1"]) == 0
    assert os.listdir(tmp_path) == ["lib"]
    assert main(["doctor"]) == 0 and "Traceback" not in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [("tune", "curve25519", "--routine", "fe_mul"), ("tune", "--status"), ("bench", "--peers")],
)
def test_what_needs_a_folder_asks_for_one(words, homeless, tmp_path, capsys):
    assert main([*words]) == 2
    told = capsys.readouterr().err
    assert "where your home folder is" in told and "Set HOME" in told and told.count("\n") == 1
    assert not os.listdir(tmp_path)
