"""A build of a curve over a long prime said "proving ... 17 routines" and nothing more for
minutes.
"""

import sys

import pytest

from ecgen.cli import main

WORDS = ["field", "2^61-1", "--cpu", "x86-64", "--api", "fp_mul,fp_decode"]


@pytest.mark.parametrize(
    ("terminal", "more", "shown"), [(True, [], True), (True, ["--json"], False), (False, [], False)]
)
def test_each_routine_is_named(terminal, more, shown, tmp_path, monkeypatch, capsys):
    """At a terminal only, in one line that is overwritten; the last of them is cleared."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    assert main([*WORDS, *more, "-o", str(tmp_path / "lib")]) == 0
    told = capsys.readouterr().err
    if not shown:
        assert not told
        return
    steps = [
        line.removeprefix("\x1b[K  ")
        for line in told.replace("\n", "\r").split("\r")
        if line.startswith("\x1b[K  ")
    ]
    count = len(steps) // 2
    lowered, proven = steps[:count], steps[count:]
    assert (
        f"lowering fe_mul ({[s.split()[1] for s in lowered].index('fe_mul') + 1} of {count})"
        in lowered
    )
    assert [step.split()[1] for step in proven] == [step.split()[1] for step in lowered] and all(
        step.startswith("proving ") for step in proven
    )
    assert told.endswith("\r\x1b[Kwriting the texts ...\n")
