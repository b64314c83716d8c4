"""Secrets stayed on the stack: 2k in scalar_add, k in scalar_is_valid, halves of k in scalarmult, points, spills of assembly.

Each compiler left others, at each level of optimisation; so the stack is wiped as a whole, and compared as a whole.
"""

import re
import shutil
from types import SimpleNamespace

import pytest
from compilers import quick

from ecgen.cli import main
from ecgen.library import erase
from ecgen.run import erased
from ecgen.run.checks import build_shared, run_checks
from ecgen.run.emitted import Loaded, read_emitted

COMPILERS = [(name, level) for name in ("gcc", "clang") if shutil.which(name) for level in ("-O0", "-O1", "-O2", "-O3", "-Os")]
FEW = (("gcc", "-O0"), ("clang", "-O2"))  # in the shorter tier; the checks of other libraries are made at these, too
CASES = [pytest.param("ted256189", c, marks=() if c in FEW else pytest.mark.long) for c in COMPILERS] + [
    pytest.param(name, c, marks=() if name == "curve25519" and c[0] == "gcc" else pytest.mark.long) for name in ("jac256189", "curve25519") for c in COMPILERS if c[1] == "-O1"]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    made = {}

    def build(name):
        if name not in made:
            made[name] = tmp_path_factory.mktemp("erased") / name
            assert main(["build", name, "--cpu", "x86-64", "-o", str(made[name])]) == 0
        return made[name]

    return build


@pytest.mark.parametrize(("name", "compiler"), CASES, ids=lambda given: given if isinstance(given, str) else " ".join(given))
def test_nothing_stays(name, compiler, library, tmp_path):
    emitted = read_emitted(library(name))
    verdict = erased.check_erased(Loaded(emitted, build_shared(emitted, compiler, tmp_path)))
    assert verdict.status == "passed", verdict.detail


def test_nothing_stays_of_a_routine_with_few_registers_saved_and_a_few_words_spilled(tmp_path):
    """A product's four words below the stack pointer were taken for registers of its caller, for they are fewer than a routine may save."""
    assert main(["field", "2^256-357", "--cpu", "zen4", "-o", str(tmp_path / "f")]) == 0
    verdict = erased.check_erased(Loaded(emitted := read_emitted(tmp_path / "f"), build_shared(emitted, quick(), tmp_path)))
    assert verdict.status == "passed" and "fp_mul" in {function.name for function in emitted.functions}, verdict.detail


ONE_WORD = """
name = "own"
form = "weierstrass"
p = 2207443149282477881
a = 663280111530903681
b = 112
r = 2207443150221988999
cofactor = 1
base = ["977272183600193768", "662046991120285177"]
"""


@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is missing: no stack protector was tried")
@pytest.mark.parametrize("flags", [("-O0", "-fstack-protector-all"), *(pytest.param(flags, marks=pytest.mark.long) for flags in (("-O0", "-fstack-protector-strong"), ("-O1", "-fstack-protector-all")))], ids=" ".join)
def test_nothing_stays_above_a_stack_protector(flags, tmp_path):
    """The word that a protector puts above the array of a wipe kept what functions of one word had there."""
    (tmp_path / "own.toml").write_text(ONE_WORD)
    assert main(["build", str(tmp_path / "own.toml"), "--cpu", "x86-64", "--allow-weak", "--api", "fr_reduce,scalar_reduce,scalar_mul", "-o", str(tmp_path / "own")]) == 0
    verdict = erased.check_erased(Loaded(emitted := read_emitted(tmp_path / "own"), build_shared(emitted, ("gcc", *flags), tmp_path)))
    assert verdict.status == "passed", verdict.detail


# what is taken out of the C, functions that must be named for it
BREAKS = {
    "a wipe of a multiplication": (r"(scalarmult_base_work\(out, scalar\);\n)    \w+_wipe_stack_\d+\(\);", r"\1", "scalarmult_base leaves"),
    "the wipes of short functions": (r"(scalar_add_work\(out, a, b\);\n)    \w+_wipe_stack_\d+\(\);", r"\1", "scalar_add leaves"),
    "half of every wipe": (r"(WORD|uint64_t) below\[(\d+)\];\n    (\w+)\(below, \d+\)", r"\1 below[\2 / 2];\n    \3(below, \2 / 2)", "scalarmult leaves"),
    "the secret flag of a caller": (r"    flag = \(int\)\w+\(0\);\n", "", "point_cmov leaves"),
}


@pytest.mark.parametrize("what", [pytest.param(what, marks=pytest.mark.long) if what.startswith(("the wipes", "half")) else what for what in BREAKS])
def test_a_missing_wipe_is_found(what, library, tmp_path):
    name = "ted256189"
    shutil.copytree(library(name), tmp_path / name)
    pattern, instead, wanted = BREAKS[what]
    path = tmp_path / name / f"src/{name}.c"
    text, count = re.subn(pattern, instead, path.read_text())
    assert count
    path.write_text(text)
    _, _, verdicts = run_checks(tmp_path / name, only="erasure", cc="gcc -O0")
    assert [v.status for v in verdicts].count("failed") > 0
    assert wanted in " ".join(v.detail for v in verdicts)


@pytest.mark.parametrize("bits", [32, 64])
def test_the_wipe_covers_a_routine_and_the_word_that_aligns_the_stack(bits):
    """`sub rsp, 8; call r; add rsp, 8; jmp wipe`: the wipe begins a word above what the routine's return address lies below."""
    word = bits // 8
    for stack in range(0, 2000, word):
        assert erase._frame(SimpleNamespace(outside={"P_r": stack + word}), "P_r", bits) >= stack + 2 * word
