"""A library that crashes: each step that dies is reported by its name and signal, and the others
still run.
"""

import os
import re
import shutil
import time
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.run.check import conventions, isolate
from ecgen.run.check.checks import STEPS, run_checks
from ecgen.run.verdict import Verdict
from tests.support.compilers import quick_option
from tests.support.library import curves

SMALL = {"window": 4, "teeth": 3, "blocks": 2}
CRASH = "c += (u128)a[i] * b[j] + t[i + j]"


def crashing(text: str) -> str:
    """A field multiplication that reads from address 0 where a factor has a word of all ones."""
    return text.replace(CRASH, f"if (a[i] + 1 == 0) c += *(volatile uint64_t *)0; {CRASH}")


@pytest.mark.long
def test_a_crash_is_a_verdict(folder_of, monkeypatch):
    # a valgrind for each function that dies
    monkeypatch.setattr(
        conventions,
        "check_constant_time",
        lambda *given: Verdict("constant time", "skipped", "not looked at here"),
    )
    reports = []
    _, _, verdicts = run_checks(
        folder_of(curves.LARGE["ted256189"], "crash", change=crashing, **SMALL),
        only="",
        scale=0.001,
        report=reports.append,
    )
    died = [verdict for verdict in verdicts if "signal" in verdict.detail]
    assert "the process died by signal 11 (SIGSEGV) in step 'field routines'" in [
        verdict.detail for verdict in died
    ]
    assert all(verdict.status == "failed" for verdict in died) and reports == verdicts
    passed = [verdict.check for verdict in verdicts if verdict.status == "passed"]
    assert "symbols: prefix, no foreign functions, no writable data" in passed


def test_the_command_says_what_died(folder_of, capsys):
    folder = folder_of(curves.LARGE["ted256189"], "crash", change=crashing, **SMALL)
    assert (
        main(
            [
                "check",
                str(folder),
                "--scale",
                "0.001",
                "--only",
                "field routines",
                "--cc",
                quick_option(),
            ]
        )
        == 1
    )
    shown = capsys.readouterr()
    assert "died by signal 11 (SIGSEGV)" in shown.out and "Traceback" not in shown.out + shown.err


def test_a_missing_function_is_a_verdict(folder_of, tmp_path):
    folder = tmp_path / "lib"
    shutil.copytree(folder_of(curves.tiny("twisted_edwards", 4, 467, -1), "lost", **SMALL), folder)
    for path in (folder / "src/lost.c", folder / "src/lost_entry.S", folder / "include/lost.h"):
        path.write_text(re.sub(r"\blost_scalar_neg\b", "lost_scalar_negg", path.read_text()))
    _, _, verdicts = run_checks(folder, only="functions", scale=0.001, cc=quick_option())
    assert (
        [v.status for v in verdicts] == ["failed"]
        and "lost_scalar_neg" in verdicts[0].detail
        and "exit status 1" in verdicts[0].detail
    )


def test_a_lost_register_is_found_before_what_it_breaks(tmp_path):
    """The first routine that saves r15 drops it: the check that says so comes first, whatever dies
    of it later.
    """
    folder = tmp_path / "ted"
    shutil.copytree(Path(__file__).parents[2] / "generated" / "ted256189", folder)
    source = folder / "src" / "ted256189_point.S"
    text = source.read_text()
    assert "\tpop r15\n" in text
    source.write_text(text.replace("\tpop r15\n", "\tadd rsp, 8\n", 1))
    _, _, verdicts = run_checks(folder, only="in", scale=0.0001)
    if verdicts[0].status == "skipped":
        pytest.skip(f"not tested that a lost register is reported: {verdicts[0].detail}")
    assert (
        verdicts[0].check == "calling convention and stack"
        and "changes a general register that it has to keep" in verdicts[0].detail
    )
    assert any(v.status == "failed" and "died" in v.detail for v in verdicts[1:])


@pytest.mark.long
def test_steps_are_run_in_their_order(folder_of, monkeypatch):
    heard = []
    monkeypatch.setattr(
        conventions,
        "check_constant_time",
        lambda *given: Verdict("constant time", "skipped", "not looked at here"),
    )
    run_checks(
        folder_of(curves.tiny("twisted_edwards", 4, 467, -1), "steps", **SMALL),
        scale=0.0001,
        cc=quick_option(),
        progress=heard.append,
    )
    emulated = {"code sizes", "modelled cycles", "whole program"}
    assert [step for step in dict.fromkeys(heard) if step not in ("compiling", "code sizes")] == [
        step for step in STEPS if step not in emulated
    ]
    # of the objects, after all calls; in an emulator before them
    assert heard.index("code sizes") == heard.index("symbols") - 1


@pytest.mark.long
def test_one_nursery_does_all_jobs_where_they_were_asked_for_and_its_end_is_a_verdict(
    folder_of, monkeypatch
):
    folder, pids = folder_of(curves.tiny("twisted_edwards", 4, 467, -1), "steps", **SMALL), []
    monkeypatch.setattr(
        isolate,
        "_nursery",
        lambda preloaded, own=isolate._nursery: pids.append(own(preloaded)) or pids[-1],
    )
    given = {"only": "erasure", "scale": 0.0001, "cc": quick_option()}
    *_, verdicts = run_checks(folder, **given)
    monkeypatch.chdir(folder.parent)  # not where the nursery was started
    *_, others = run_checks(Path(folder.name), **given | {"only": "field routines"})
    assert (
        {v.status for v in verdicts} == {v.status for v in others} == {"passed"}
        and len(pids) > 2
        and len({each.pid for each in pids}) == 1
    )
    *_, verdicts = run_checks(
        folder, progress=lambda step: step == "erasure" and pids[-1].kill(), **given
    )
    assert (
        any(v.status == "failed" and "signal 9" in v.detail for v in verdicts)
        and len({each.pid for each in pids}) > 1
    )


@pytest.mark.long
def test_an_interrupted_check_leaves_no_process(folder_of, monkeypatch):
    """The child is in the middle of tests that would take it hours."""
    pids = []
    monkeypatch.setattr(
        isolate,
        "_nursery",
        lambda preloaded, own=isolate._nursery: pids.append(own(preloaded)) or pids[-1],
    )

    def interrupted(step: str) -> None:
        if step == "field routines":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_checks(
            folder_of(curves.tiny("twisted_edwards", 4, 467, -1), "steps", **SMALL),
            only="field routines",
            scale=1000,
            cc=quick_option(),
            progress=interrupted,
        )
    for _ in range(100):
        try:
            os.killpg(pids[-1].pid, 0)
            time.sleep(0.05)
        except ProcessLookupError:
            break
    else:
        raise AssertionError("the child lives")
    assert not any(pids[-1] in idle for idle in isolate._IDLE.values())
