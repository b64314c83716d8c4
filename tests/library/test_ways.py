"""A library of several levels: the CPU takes one at run time, each is the library that it is alone,
and what is broken is found.
"""

import json
import platform
import shutil
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import CheckFailure, EcgenError
from ecgen.isa.target import load_target
from ecgen.isa.x86_64 import ways as x86_64
from ecgen.library.pipeline.ways import made_around, targets_of, way_of
from ecgen.run.emitted import read_emitted
from ecgen.run.members.at_run_time import check_ways, prove_ways
from ecgen.run.tools import find_compiler, run
from ecgen.run.verdict import FAILED, PASSED, SKIPPED
from tests.support.compilers import quick

BUILD = ("build", "curve25519", "--api", "minimal", "--vector", "none", "--cpu", "x86-64")
ENTRY = bytes.fromhex("8b0500000000 83f801 0f8400000000 83f802 0f8400000000 e800000000 ebe1")
LINKS = {2: "", 11: "P_adx_f", 20: "P_generic_f", 25: "P_way_ask"}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    folder = tmp_path_factory.mktemp("ways") / "a b"
    assert main([*BUILD, "--level", "auto", "-o", str(folder)]) == 0
    return folder


@pytest.fixture
def copied(made, tmp_path):
    return Path(shutil.copytree(made, tmp_path / "copy"))


def checks(folder: Path) -> dict[str, str]:
    """Name -> status of what is around the libraries."""
    found = check_ways(folder, cc=" ".join(quick()), only="choice")[3]
    return {verdict.check: verdict.status for verdict in found}


def proofs(folder: Path) -> dict[str, str]:
    found = prove_ways(folder, only="choice", report=lambda verdict: None)[2]
    return {verdict.check: verdict.status for verdict in found}


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_each_way_is_taken_where_it_can_be(made):
    found = checks(made)
    assert len(found) == 7 and FAILED not in found.values()
    passed = [name for name, status in found.items() if status == PASSED]
    assert "choice, its sources" in passed and "choice, this machine's" in passed
    if shutil.which("qemu-x86_64"):
        assert found["choice, generic where an emulated CPU lacks BMI2, ADX, AVX2"] == PASSED
    assert {*proofs(made).values()} == {PASSED}


def test_the_manifest_says_what_each_way_needs_and_costs(made):
    data = json.loads((made / "MANIFEST.json").read_text())
    assert [(row["folder"], row["choice"]["instructions"]) for row in data["members"]] == [
        ("adx", 3),
        ("generic", 5),
    ]
    assert [row["features"] for row in data["members"]] == [["bmi2", "adx", "avx2"], []]
    assert all(10_000 < row["code_bytes"] < 100_000 for row in data["members"])
    assert "--cpu x86-64 --level auto" in data["command"]


@pytest.mark.long
def test_a_way_is_what_it_is_alone(made, tmp_path):
    alone = tmp_path / "alone"
    command = [*BUILD, "--level", "generic", "--prefix", "curve25519_generic", "-o", str(alone)]
    assert main(command) == 0
    own, of_way = (
        {path.relative_to(at): path.read_bytes() for path in at.rglob("*") if path.is_file()}
        for at in (alone, made / "generic")
    )
    assert own == of_way


ASM = "src/curve25519_ways.S"


@pytest.mark.parametrize(
    "path, old, new",
    [
        (ASM, "je CURVE25519_NAME(curve25519_adx_x25519)", "je X(curve25519_adx_x25519_base)"),
        (ASM, "cmp eax, 1", "cmp eax, 2"),
        ("include/curve25519.h", "int curve25519_way(void);", ""),
        ("test/curve25519_names.h", "#define curve25519_adx_x25519 curve25519_x25519\n", ""),
        ("test/curve25519_test.c", "../generic/", "../adx/"),
        ("MANIFEST.json", '"bmi2",', ""),
    ],
)
def test_what_is_around_the_libraries_is_theirs(path, old, new, copied):
    change(copied / path, old, new.replace("X(", "CURVE25519_NAME("))
    assert proofs(copied)["choice, its sources"] == FAILED


def test_bytes_that_go_on_to_another_function_are_found(copied):
    change(copied / ASM, "je CURVE25519_NAME(curve25519_adx_x25519)",
           "je CURVE25519_NAME(curve25519_adx_x25519_base)")  # fmt: skip
    assert proofs(copied)["choice, its entries"] == FAILED


def test_an_entry_is_read_from_its_bytes():
    wanted = ("P_adx_f", "P_generic_f")
    assert x86_64.read_entry(ENTRY, LINKS) == wanted
    moved = {at + 4: name for at, name in LINKS.items()}
    assert x86_64.read_entry(x86_64.ENDBR + ENTRY, moved) == wanted
    for k in (0, 6, 8, 9, 15, 17, 18, 24, 29, 30):  # of each instruction, and each number
        broken = ENTRY[:k] + bytes((ENTRY[k] ^ 1,)) + ENTRY[k + 1 :]
        with pytest.raises(CheckFailure):
            x86_64.read_entry(broken, LINKS)
    for links in ({**LINKS, 2: "P_other"}, {**LINKS, 25: "P_f"}, {2: "", 11: "P_adx_f"}):
        with pytest.raises(CheckFailure):
            x86_64.read_entry(ENTRY, links)
    with pytest.raises(CheckFailure):
        x86_64.read_entry(ENTRY + b"\x90", LINKS)


def test_a_wrong_choice_is_found(copied):
    """A number of a way that does not run here, or that tests of a way do not mean."""
    change(copied / ASM, "test eax, eax\n\tmov eax, 1", "test eax, eax\n\tmov eax, 2")
    found = checks(copied)
    if found.get("choice, adx by CURVE25519_TAKE_ADX") == SKIPPED:
        pytest.skip("this CPU and its emulator have no ADX: the wrong choice was NOT made")
    assert FAILED in {status for name, status in found.items() if "sources" not in name}


ASKING = """
__asm__(".text; asks: push %rbx; mov %rdi, %rbx; mov $1, %edi; mov $2, %esi; mov $3, %edx;"
        "mov $4, %ecx; mov $5, %r8d; mov $6, %r9d; call curve25519_way_ask; mov %rdi, (%rbx);"
        "mov %rsi, 8(%rbx); mov %rdx, 16(%rbx); mov %rcx, 24(%rbx); mov %r8, 32(%rbx);"
        "mov %r9, 40(%rbx); pop %rbx; ret");
void asks(unsigned long *a);
int curve25519_adx_cpu_supported(void)
{
    __asm__ volatile("xor %%edi, %%edi; xor %%esi, %%esi; xor %%edx, %%edx; xor %%ecx, %%ecx;"
                     "xor %%r8d, %%r8d; xor %%r9d, %%r9d"
                     : : : "rdi", "rsi", "rdx", "rcx", "r8", "r9");
    return SUPPORTED;
}
int curve25519_way(void);
int main(void)
{
    unsigned long i, a[6] = {0};
    asks(a);
    for (i = 0; i < 6; ++i)
        if (a[i] != i + 1)
            return 9;
    return curve25519_way();
}
"""


@pytest.mark.skipif(platform.machine() != "x86_64", reason="x86-64 assembly is NOT run here")
@pytest.mark.parametrize("supported, way", [(1, 1), (0, 2)])
def test_asking_keeps_arguments_and_finds_the_first_way_that_runs(supported, way, made, tmp_path):
    """What asks writes all registers that a call may write."""
    for name in ("x25519", "x25519_base", "base"):
        for folder in ("adx", "generic"):
            with (tmp_path / "rest.c").open("a") as text:
                text.write(f"void curve25519_{folder}_{name}(void) {{}}\n")
    with (tmp_path / "rest.c").open("a") as text:
        text.write("int curve25519_generic_cpu_supported(void) { return 1; }\n")
    (tmp_path / "asks.c").write_text(ASKING.replace("SUPPORTED", str(supported)))
    run([*find_compiler(), made / ASM, "asks.c", "rest.c", "-o", "asks"], cwd=tmp_path)
    assert run([tmp_path / "asks"], accept=tuple(range(16))).returncode == way


@pytest.mark.parametrize(
    "options, says",
    [
        (("--cpu", "x86-64", "--fallback", "c64"), "--fallback"),
        (("--cpu", "x86-64", "--package", "rust"), "--package"),
        (("--cpu", "x86-64", "--emit", "asm"), "--emit"),
        (("--cpu", "aarch64"), "at run time"),
        (("--cpu", "sandybridge"), "one level alone"),
        (("--cpu", "x86-64", "--prefix", "p" * 60), "at most 64"),
    ],
)
def test_what_cannot_be_is_refused(options, says, tmp_path, capsys):
    command = ("build", "curve25519", "--level", "auto", *options, "-o", str(tmp_path / "x"))
    assert main([*command]) == 2
    said = capsys.readouterr().err
    assert says in said and said.count("\n") == 1 and not (tmp_path / "x").exists()


def test_the_ways_of_a_cpu_are_its_levels_and_those_of_the_cpus_beside_it():
    def found(name):
        return [(way.name, way.level) for way in targets_of(load_target(name))]

    assert found("x86-64") == [("x86-64-adx", "adx"), ("x86-64", "generic")]
    assert found("zen4") == [("zen4", "adx"), ("zen4", "generic")]


def test_ways_that_differ_are_refused(made):
    """Where points were stored in another form, the header would be wrong for one of them."""

    def text_of(name):
        return lambda path: (
            (made / name / path)
            .read_text()
            .replace("X25519_SCALAR_BYTES 32", f"X25519_SCALAR_BYTES {32 + (name == 'adx')}")
        )

    ways = tuple(way_of("curve25519", name, text_of(name)) for name in ("adx", "generic"))
    with pytest.raises(EcgenError, match="other functions or types: `#define .*33`, `.*32`"):
        made_around("curve25519", ways)


def test_commands_for_one_library_name_the_ways(made, capsys):
    with pytest.raises(EcgenError) as caught:
        read_emitted(made)
    assert all(name in caught.value.hint for name in ("adx", "generic"))
    assert main(["bench", str(made)]) == 2
    assert "Traceback" not in capsys.readouterr().err
