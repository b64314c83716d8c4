"""Checks are named by `--only` as they are printed."""

from pathlib import Path

import pytest

from ecgen.errors import EcgenError
from ecgen.run.check.check_list import STEPS, step_named
from ecgen.run.check.checks import run_checks

LIBRARY = Path(__file__).parents[2] / "generated" / "ted256189"


@pytest.mark.essential
@pytest.mark.parametrize(
    ("only", "step"),
    [
        ("", ""),
        ("functions", "functions"),
        ("Constant time", "constant time"),
        ("constant time, valgrind memcheck on the binary", "constant time"),
        ("secrets are erased from the stack, with -O0", "erasure"),
        ("secrets are erased", "erasure"),
        ("what the manifest says of walks and routines is what the files have", "manifest"),
        ("random and edge differential, field routines", "field routines"),
        ("memory and undefined behaviour", "memory"),
        ("refusals without the CPU", "refusals without the CPU"),
        ("Refusals without the CPU of it", "refusals without the CPU"),
    ],
)
def test_a_printed_name_is_that_of_its_step(only, step):
    assert step_named(only) == step


@pytest.mark.parametrize(
    ("only", "near"), [("eraser", "erasure"), ("know answer", "known answers"), ("qqq", "")]
)
def test_another_name_is_refused_with_the_nearest(only, near):
    with pytest.raises(EcgenError, match="no check is named") as raised:
        step_named(only)
    assert raised.value.hint.startswith(f"Did you mean {near!r}? There" if near else "There are")


@pytest.mark.long
def test_what_is_printed_can_be_asked_for():
    """Of a whole check, each name that is printed."""
    _, _, verdicts = run_checks(LIBRARY, scale=0.0001)
    named = {verdict.check: step_named(verdict.check) for verdict in verdicts}
    assert len(verdicts) > 12 and set(named.values()) <= {*STEPS}
    for printed in ("constant time, valgrind memcheck on the binary", "files as written"):
        _, _, again = run_checks(LIBRARY, scale=0.0001, only=printed)
        assert [verdict.check for verdict in again] == [printed]
