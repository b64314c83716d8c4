"""The comparison of the models: figures of CPU files follow from it, errors beside published cycles
are small and printed, other people's assembly is read as it is.
"""

import shutil
from pathlib import Path

import pytest

from ecgen.isa.aarch64 import calibrate, listing, ports
from ecgen.isa.aarch64.record import RECORD
from ecgen.isa.target import load_target
from tests.support.isa.aarch64.routines import emitted

pytest.importorskip("capstone", reason="not run: capstone is not installed")
needs_compiler = pytest.mark.skipif(
    shutil.which(RECORD.compiler) is None, reason="not run: there is no compiler for AArch64"
)
EXACT = 0.02  # two digits of a figure
ERROR = 0.1  # of a lower bound beside what was measured
OTHERS = """
.globl first, second
.text
first:
    adds x3, x4, x5 ; adcs x6, x7, xzr
    cset w8, hs
1:  mul x9, x3, x6
    umulh x10, x3, x6
    add x9, x9, x10, lsl #5
    subs x1, x1, #1
    b.ne 1b
    ret
second:
    umull v0.2d, v1.2s, v2.2s
    ret
"""


@pytest.mark.parametrize(
    "cpu",
    [
        pytest.param(cpu, marks=[] if cpu == calibrate.MODEL else pytest.mark.long)
        for cpu in calibrate.FITTED
    ],
)
def test_figures_of_a_cpu_file_are_those_that_the_command_prints(cpu):
    target = load_target(cpu)
    multiply, integer = calibrate.fitted(target)
    assert target.model["multiply"] == pytest.approx(multiply, rel=EXACT)
    assert target.model["integer"] == pytest.approx(integer, rel=EXACT)
    for name, figures in calibrate.field_figures(target).items():
        assert target.data["field_ops"][name] == pytest.approx(figures, abs=0.5)


def test_the_bound_is_below_what_was_measured_and_near():
    for each, modelled in calibrate.errors(None):
        assert (1 - ERROR) * each.cycles < modelled < each.cycles, each.name
    assert "root mean square" in "\n".join(calibrate.error_lines(None))


@pytest.fixture
def others(tmp_path) -> Path:
    path = tmp_path / "others.S"
    path.write_text(OTHERS)
    return path


@needs_compiler
def test_assembly_of_others_is_read(others):
    found = listing.functions(others)
    assert {*found} == {"first", "second"}
    first = found["first"]
    assert [line.mnemonic for line in listing.longest_loop(first)] == [
        "mul",
        "umulh",
        "add",
        "subs",
    ]
    assert "nzcv" in first[1].reads and "x8" in first[2].writes
    code = listing.straight(first)
    assert len(code) == 7
    core = ports.core_of(load_target("neoverse-n1"))
    rows = [fact.row for fact in listing.facts(code, core)]
    assert rows[3:6] == [core.rows[name] for name in ("mul", "umulh", "add_lsr")]


@needs_compiler
def test_emitted_code_has_the_same_time_as_it_is_listed(tmp_path):
    """The two ways to the clock agree: instructions as data, and bytes as capstone has them."""
    routine, core = emitted("mul", "curve25519"), ports.Core()
    source = tmp_path / "routine.S"
    body = [line for line in routine.lines if not line.startswith("//")]
    source.write_text("\n".join([".globl f", "f:", *body]) + "\n")
    read = listing.facts(listing.straight(listing.functions(source)["f"]), core)
    steady, alone = ports.cycles(ports.whole(routine.machine), core)
    assert ports.cycles_of(read, core) == (
        pytest.approx(steady, abs=0.5),
        pytest.approx(alone, abs=2),
    )


def test_what_is_missing_is_said(tmp_path, capsys):
    assert calibrate.main(["--peers", str(tmp_path)]) == 1
    assert "no folder arm" in capsys.readouterr().err
    assert calibrate.main(["--mca", str(tmp_path / "none")]) == 1
    assert "cannot be run" in capsys.readouterr().err
