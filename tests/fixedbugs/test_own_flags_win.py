"""`ecgen check --cc "gcc -O0"` compiled with -O2, which came after the compiler's own flags, and
did not say so.
"""

import json
import shutil
import stat

import pytest

from ecgen.cli import main
from ecgen.run.tools import find_compiler, level_of, with_flags
from tests.support.library import curves

SMALL = {"window": 4, "teeth": 3, "blocks": 2}


@pytest.mark.parametrize(
    ("own", "expected"),
    [
        ("gcc -O0", "gcc -O2 -fPIC -O0"),
        ("ccache gcc-12 -Os -g", "ccache gcc-12 -O2 -fPIC -Os -g"),
        ("python3 -m ziglang cc -O1", "python3 -m ziglang cc -O2 -fPIC -O1"),
        ("x86_64-linux-gnu-gcc", "x86_64-linux-gnu-gcc -O2 -fPIC"),
        ("mycompiler -O0", "mycompiler -O2 -fPIC -O0"),
        ("clang --target=x86_64-linux-gnu", "clang -O2 -fPIC --target=x86_64-linux-gnu"),
    ],
)
def test_the_compilers_own_flags_come_last(own, expected):
    command = tuple(own.split())
    assert " ".join(with_flags(command, ("-O2", "-fPIC"))) == expected
    assert level_of(command, "-O3") == next(
        (word for word in command if word.startswith("-O")), "-O3"
    )


def test_check_compiles_with_them_and_prints_them(folder_of, tmp_path, capsys, monkeypatch):
    """A compiler that writes down how it is called: the last -O of every call that compiles is the
    user's.
    """
    real, log = shutil.which(find_compiler()[0]), tmp_path / "log"
    wrapper = tmp_path / "bin" / "gcc"
    wrapper.parent.mkdir()
    wrapper.write_text(f'#!/bin/sh\necho "$@" >> {log}\nexec {real} "$@"\n')
    wrapper.chmod(wrapper.stat().st_mode | stat.S_IXUSR)
    folder = folder_of(curves.LARGE["ted256189"], "flags", **SMALL)
    code = main(["check", str(folder), "--cc", f"{wrapper} -O0", "--only", "symbols", "--json"])
    found = json.loads(capsys.readouterr().out)
    levels = [
        [word for word in line.split() if word.startswith("-O")]
        for line in log.read_text().splitlines()
    ]
    compiled = [words for words in levels if len(words) > 1]
    assert code == 0 and len(compiled) > 1 and all(words[-1] == "-O0" for words in compiled), levels
    assert found["compiler"].endswith("-O2 -fPIC -shared -O0")
    assert "at -O0" in found["checks"][0]["detail"]
