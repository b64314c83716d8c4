"""Libraries in portable C: they pass their checks, natively and on other processors, and a branch
that is planted is reported.
"""

import platform
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import ToolError
from ecgen.run.check.checks import run_checks
from ecgen.run.check.conventions import check_constant_time
from ecgen.run.check.foreign import emulator_of
from ecgen.run.emitted import read_emitted
from ecgen.run.verdict import FAILED, PASSED, SKIPPED

CPUS = ("c64", "c32")
CURVES = ("p256", "curve25519", "ed25519", "curve13318", "secp256k1")
CROSS = [
    ("aarch64-linux-gnu-gcc", "c64"),
    ("aarch64-linux-gnu-gcc", "c32"),
    ("riscv64-linux-gnu-gcc", "c64"),
    ("riscv64-linux-gnu-gcc", "c32"),
    ("arm-linux-gnueabihf-gcc", "c32"),
]
FIELD = ("field", "2^127-1", "--prefix", "small")
CHOSEN = ("--api", "fp_mul,fp_sub,fp_cmov,fp_is_zero,fp_decode,fp_encode")


@pytest.fixture(scope="module")
def field_of(tmp_path_factory):
    """CPU -> the folder of a field alone."""
    made = {}

    def build(cpu: str) -> Path:
        if cpu not in made:
            made[cpu] = tmp_path_factory.mktemp("c") / cpu
            assert main([*FIELD, *CHOSEN, "--cpu", cpu, "-o", str(made[cpu])]) == 0
        return made[cpu]

    return build


@pytest.mark.parametrize("cpu, only", [("c64", ""), ("c32", "field routines")])
def test_a_field_passes_its_checks(cpu, only, field_of):
    _, _, verdicts = run_checks(field_of(cpu), scale=0.02, only=only)
    assert (
        verdicts
        and [
            v
            for v in verdicts
            if v.status != PASSED and not (v.status == SKIPPED and "valgrind" in v.detail)
        ]
        == []
    )
    assert only or {"hidden routines", "files as written"} <= {v.check for v in verdicts}


def test_nothing_but_c_is_in_a_library(field_of):
    folder = field_of("c64")
    emitted = read_emitted(folder)
    assert (
        all(source.endswith(".c") for source in emitted.sources)
        and emitted.compiled
        and not emitted.watched
    )
    text = "".join((folder / source).read_text() for source in emitted.sources)
    assert ".intel_syntax" not in text and all(
        routine.stack is None and routine.instructions is None for routine in emitted.routines
    )
    if platform.machine() == "x86_64" and shutil.which("make") and shutil.which("gcc"):
        done = subprocess.run(
            ["make", "-C", str(folder), f"BUILD={folder.parent / 'b'}", "CC=gcc -Werror", "all"],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(
    not shutil.which("valgrind"), reason="valgrind is missing: constant time was NOT checked"
)
def test_a_planted_branch_is_reported(tmp_path):
    assert (
        main([*FIELD, "--cpu", "c64", "--api", "fp_add,fp_decode", "-o", str(tmp_path / "x")]) == 0
    )
    emitted = read_emitted(tmp_path / "x")
    assert check_constant_time(emitted, ("cc", "-O0"), tmp_path).status == PASSED
    path = tmp_path / "x/src/small_field.c"
    text = path.read_text()
    planted = text.replace(
        "{\n    return b ^ (small_w_mask(bit) & (a ^ b));",
        "{\n    if (bit)\n        return a;\n    return b;",
    )
    if planted == text:  # no selection in this field: the carry of a sum steers
        planted = text.replace(
            "    *sum = x;\n    return in;",
            "    *sum = x;\n    if (in)\n        *sum = x;\n    return in;",
        )
    assert planted != text
    path.write_text(planted)
    assert check_constant_time(emitted, ("cc", "-O0"), tmp_path).status == FAILED


def test_a_processor_without_emulator_has_a_reason():
    with pytest.raises(ToolError, match="qemu-vax, which would run them here, is missing"):
        emulator_of("vax-dec-ultrix")


def missing(compiler: str) -> str:
    """What is missing to run programs of the cross compiler, "" if nothing is."""
    if not shutil.which(compiler):
        return f"{compiler} is missing: this processor was NOT tried"
    try:
        emulator_of(compiler)
    except ToolError as error:
        return f"{error.what} This processor was NOT tried."
    return ""


@pytest.mark.long
@pytest.mark.parametrize("compiler, cpu", CROSS)
@pytest.mark.parametrize("curve", CURVES)
def test_other_processors_pass_the_library_s_tests(curve, compiler, cpu, tmp_path):
    if why := missing(compiler):
        pytest.skip(why)
    assert main(["build", curve, "--cpu", cpu, "-o", str(tmp_path / "x")]) == 0
    _, _, verdicts = run_checks(tmp_path / "x", cc=compiler)
    assert [v for v in verdicts if v.status == FAILED] == []
    assert [v for v in verdicts if "under qemu" in v.check and v.status == PASSED]


@pytest.mark.long
@pytest.mark.parametrize("cpu", CPUS)
@pytest.mark.parametrize("curve", CURVES)
def test_curves_pass_their_checks_and_are_constant_time_at_every_level(curve, cpu, tmp_path):
    assert main(["build", curve, "--cpu", cpu, "-o", str(tmp_path / "x")]) == 0
    _, _, verdicts = run_checks(tmp_path / "x")
    assert [v for v in verdicts if v.status == FAILED] == []
    for compiler in filter(shutil.which, ("gcc", "clang")):
        for level in ("-O0", "-O1", "-O2", "-O3"):
            found = check_constant_time(read_emitted(tmp_path / "x"), (compiler, level), tmp_path)
            assert found.status != FAILED, (compiler, level, found.detail)


@pytest.mark.skipif(
    not all(map(shutil.which, ("make", "gcc", "valgrind"))),
    reason=(
        "make, gcc or valgrind is missing: what `make check` says where memcheck cannot run was NOT"
        " tested"
    ),
)
def test_constant_time_that_was_not_looked_at_is_no_success(field_of, tmp_path):
    """A list of functions that could not be asked for counted as one of which all are clean."""
    folder = Path(shutil.copytree(field_of("c64"), tmp_path / "x"))

    def make(*arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run(
            ["make", "-s", "-C", str(folder), f"BUILD={tmp_path / 'b'}", "CC=gcc -O1", *arguments],
            capture_output=True,
            text=True,
        )

    assert make("check-ct").returncode == 0
    skipped = make("RUN=env", "check")
    assert (
        skipped.returncode == 0
        and "constant time of the binary was NOT checked" in skipped.stdout
        and "without a report" not in skipped.stdout
    )
    path = folder / "test/small_ct.c"
    path.write_text(
        path.read_text().replace("int main(", "int main(void) { return 3; }\nint other(")
    )
    broken = make("check-ct")
    assert broken.returncode != 0 and "FAILED" in broken.stdout
