"""Whole libraries for AArch64: checked, proven on their bytes, counted; and each check seen to fail
where what it looks for is there.
"""

import json
import re
import shutil
import subprocess

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: no AArch64 library was run")

from ecgen.run.check.checks import run_checks
from ecgen.run.check.erased import check_erased
from ecgen.run.differential import routines
from ecgen.run.emitted import read_emitted
from ecgen.run.emulated import checks
from ecgen.run.emulated.aarch64.emulation import DIVISIONS
from ecgen.run.emulated.aarch64.loaded import Emulated, build_emulated
from ecgen.run.emulated.aarch64.program import QEMU, programs_of
from ecgen.run.emulated.aarch64.toolchain import find_toolchain, known_toolchains
from ecgen.run.emulated.binary import check_symbols
from ecgen.run.measure.bench import build_bench, run_bench
from ecgen.run.proof.routines import prove_library
from ecgen.run.tools import run

HERE = known_toolchains()
pytestmark = pytest.mark.skipif(not HERE, reason="no toolchain for AArch64: no library was run")
needs_qemu = pytest.mark.skipif(not shutil.which(QEMU), reason=f"{QEMU} is missing: NOT run")
CURVE, API = "curve25519", "minimal"


@pytest.fixture
def own(library):
    return library(CURVE, API)


@pytest.fixture
def changed(library, tmp_path):
    """(source, pattern, replacement), ... -> the library with these changes, and its program."""

    def change(*rows, cpu="aarch64"):
        folder = shutil.copytree(library(CURVE, API, cpu), tmp_path / "changed")
        for source, pattern, replacement in rows:
            path = folder / "src" / source
            text, count = re.subn(pattern, replacement, path.read_text(), count=1, flags=re.DOTALL)
            assert count == 1, (source, pattern)
            path.write_text(text)
        emitted = read_emitted(folder)
        (scratch := tmp_path / "scratch").mkdir()
        return emitted, build_emulated(emitted, find_toolchain(), scratch), scratch

    return change


def in_routine(name, text):
    """A change of a routine, which begins with these instructions."""
    return "lib_field.S", rf"(LIB_BEGIN\(LIB_NAME\(lib_{name}\)\)\n)", rf"\1{text}"


def test_a_library_is_checked(own):
    """With few random inputs; nothing is dropped but what verdicts say that it is."""
    _, _, verdicts = run_checks(own, scale=0.01)
    assert {v.status for v in verdicts} <= {"passed", "skipped"}, verdicts
    skipped = {v.check for v in verdicts if v.status == "skipped"}
    whole = {v.check for v in verdicts if "program" in v.check or "sanitizers" in v.check}
    assert len(whole) == 3 and skipped <= whole and (not skipped or not shutil.which(QEMU))
    assert {
        "calling convention and stack",
        "code sizes",
        "known answers",
        "secrets are erased from the stack",
        "constant time, traces of blocks and addresses",
    } <= {v.check for v in verdicts}


def test_what_a_routine_must_not_do_is_seen(changed):
    emitted, program, scratch = changed(
        in_routine("fe_add", "\tmov x20, x0\n"),
        in_routine("fe_sub", "\tfmov d9, x0\n"),
        in_routine("fe_canon", "\tsub sp, sp, #16\n\tstr x0, [sp]\n\tadd sp, sp, #16\n"),
        in_routine("fe_cswap", "\tcbz x2, 9f\n\tnop\n9:\n"),
        in_routine("fe_cneg", "\tand x9, x2, #1\n\tldr x9, [x1, x9, lsl #3]\n"),
        in_routine("fe_is_zero", "\tudiv x9, x0, x0\n"),
        ("lib.c", r"\Z", "int astray = 1;\n"),
    )
    loaded = Emulated(emitted, program)
    kept = checks.check_calls(loaded)
    assert kept.status == "failed" and "fe_add does not keep x20 (and 2 more)" in kept.detail
    assert [
        name
        for name in ("fe_add", "fe_sub", "fe_mul")
        if loaded.call_routine(emitted.routine(name), bytes(2000)).clobbered
    ] == ["fe_add", "fe_sub"]
    sizes = checks.check_sizes(loaded)
    assert sizes.status == "failed" and "(and 5 more)" in sizes.detail
    watched = Emulated(emitted, program, watch=True)
    assert DIVISIONS.within(watched) == [
        "lib_fe_is_zero divides: the time of udiv depends on the operands"
    ]
    traces = checks.check_traces(watched)
    assert traces.status == "failed" and "fe_cswap: branches or addresses" in traces.detail
    symbols = check_symbols(emitted, find_toolchain(), scratch)
    assert symbols.status == "failed" and "astray, without the prefix" in symbols.detail


@pytest.mark.long
def test_products_of_whole_words_are_seen_where_there_must_be_none(changed, library):
    """In routines, and in what the compiler makes of the C: nothing then says that its factors are
    halves."""
    emitted = read_emitted(library(CURVE, API, "cortex-a53"))
    assert emitted.level == "halves"
    emitted, program, _ = changed(
        ("lib.c", r"(uint32_t x = \(uint32_t\)a,.*?;\n)[^;]*;\n[^;]*;", r"\1    return a * b;"),
        in_routine("fe_add", "\tmul x9, x9, x9\n"),
        cpu="cortex-a53",
    )
    found = DIVISIONS.within(Emulated(emitted, program, watch=True))
    assert "lib_fe_add multiplies words: the time of mul x depends on the operands" in found
    assert any("lib_fe_add" not in said for said in found)


@pytest.mark.long
@pytest.mark.parametrize("curve", ["curve25519", "p256"])
def test_a_library_without_products_of_words_is_checked(library, curve):
    _, _, verdicts = run_checks(library(curve, "full", "cortex-a53"), scale=0.01)
    assert {v.status for v in verdicts} <= {"passed", "skipped"}, verdicts


def test_an_address_from_a_secret_is_seen(changed):
    emitted, program, _ = changed(
        in_routine("fe_cneg", "\tand x9, x2, #1\n\tldr x9, [x1, x9, lsl #3]\n")
    )
    traces = checks.check_traces(Emulated(emitted, program, watch=True))
    assert traces.status == "failed" and traces.detail.startswith("fe_cneg: branches or addresses")


def test_what_is_not_erased_is_seen(changed):
    stores = r"((?:\tstp xzr, xzr, \[x1, #-16\]!\n)+)"
    emitted, program, _ = changed(("lib_entry.S", stores, "\tsub x1, x1, #64\n"))
    left = check_erased(Emulated(emitted, program))
    assert left.status == "failed" and "depend on secrets" in left.detail


def test_a_register_that_is_not_cleared_is_seen(changed):
    emitted, program, _ = changed(
        ("lib_entry.S", "\n1:\n", "\n1:\n\tldr x8, [x1, #-16]\n\teor x9, x9, x8\n")
    )
    left = check_erased(Emulated(emitted, program))
    assert left.status == "failed" and "leaves secrets in x9" in left.detail


def test_wrong_words_are_seen(changed):
    emitted, program, scratch = changed(
        ("lib_field.S", r"(lib_fe_mul\)\).*?)\tadcs ", r"\1\tadds ")
    )
    wrong = routines.check_field(Emulated(emitted, program), 50)
    assert wrong.status == "failed" and "fe_mul" in wrong.detail
    if shutil.which(QEMU):
        verdict = programs_of(emitted, find_toolchain(), scratch).own_test()
        assert verdict.status == "failed"


@pytest.mark.long
@needs_qemu
def test_an_access_beyond_an_array_is_seen(changed):
    loop = r"i <( LIB_WORDS; \+\+i\)\n        u\[i\] &= )"
    emitted, _, scratch = changed(("lib.c", loop, r"i <=\1"))
    verdict = programs_of(emitted, find_toolchain(), scratch).memory()
    assert verdict.status == "failed" and "runtime error" in verdict.detail


def test_routines_and_walks_are_proven_on_bytes(own):
    pytest.importorskip("capstone", reason="capstone is missing: bytes were not proven")
    *_, verdicts = prove_library(own)
    assert {v.status for v in verdicts} <= {"passed", "skipped"}
    assert any(v.check.startswith("fe_mul") and v.status == "passed" for v in verdicts)


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("clang"), reason="clang is missing: nothing was compiled")
@pytest.mark.parametrize(
    "triple", ["arm64-apple-macos11", "aarch64-windows-gnu", "aarch64-linux-android21"]
)
def test_other_systems_take_the_sources(own, tmp_path, triple):
    """Without a warning; that the bytes are proven test_formats.py shows."""
    for source in (own / "src").glob("*.[cS]"):
        command = ("clang", f"--target={triple}", "-Werror", "-O2", "-ffreestanding", "-c")
        run([*command, source, "-o", tmp_path / "x.o"])


def test_instructions_are_counted(own):
    bench = run_bench(own)
    rows = {row["name"]: row for row in bench["results"]}
    assert (bench["unit"], bench["counter"]) == ("instructions", "emulator")
    # the routine, its landing pad and its return
    claimed = next(r for r in read_emitted(own).routines if r.name == "fe_mul")
    assert rows["fe_mul"]["min"] == claimed.instructions + 1
    assert rows["fe_mul"]["model"] == round(claimed.model_cycles, 1)
    assert rows["x25519"]["min"] > 255 * rows["xz_step"]["min"]


@pytest.mark.long
@needs_qemu
def test_its_bench_names_the_counter(own, tmp_path):
    """Under QEMU there are no events, so that it is the clock."""
    toolchain = find_toolchain()
    command = (*toolchain.compile, *toolchain.program_flags)
    build_bench(read_emitted(own), command, tmp_path / "bench")
    text = subprocess.run(
        [QEMU, tmp_path / "bench", "--json"], capture_output=True, text=True, check=True
    ).stdout
    bench = json.loads(text)
    assert (bench["counter"], bench["unit"]) == ("clock_gettime", "nanoseconds")
    assert {row["name"] for row in bench["results"]} > {"fe_mul_latency", "x25519"}
