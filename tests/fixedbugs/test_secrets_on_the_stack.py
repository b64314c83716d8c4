"""Secrets stayed on the stack: 2k in scalar_add, k in scalar_is_valid, halves of k in scalarmult,
points, spills of assembly.

Each compiler left others, at each level of optimisation; so the stack is wiped as a whole, and
compared as a whole.
"""

import re
import shutil
from dataclasses import replace

import pytest

from ecgen.cli import main
from ecgen.run.check import erased
from ecgen.run.check.checks import build_shared
from ecgen.run.emitted import Loaded, read_emitted
from ecgen.run.tools import find_compiler
from tests.support.compilers import quick
from tests.support.run.frame_depths import too_deep

COMPILERS = [
    (name, level)
    for name in ("gcc", "clang")
    if shutil.which(name)
    for level in ("-O0", "-O1", "-O2", "-O3", "-Os")
]
# in the shorter tier; the checks of other libraries are made at these, too
FEW = (("gcc", "-O0"), ("clang", "-O2"))
CASES = [
    pytest.param("ted256189", c, marks=() if c in FEW else pytest.mark.long) for c in COMPILERS
] + [
    pytest.param(name, c, marks=() if name == "curve25519" and c[0] == "gcc" else pytest.mark.long)
    for name in ("jac256189", "curve25519")
    for c in COMPILERS
    if c[1] == "-O1"
]


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    made = {}

    def build(name):
        if name not in made:
            made[name] = tmp_path_factory.mktemp("erased") / name
            assert main(["build", name, "--cpu", "x86-64", "-o", str(made[name])]) == 0
        return made[name]

    return build


@pytest.mark.parametrize(
    ("name", "compiler"),
    CASES,
    ids=lambda given: given if isinstance(given, str) else " ".join(given),
)
def test_nothing_stays(name, compiler, library, tmp_path):
    emitted = read_emitted(library(name))
    verdict = erased.check_erased(Loaded(emitted, build_shared(emitted, compiler, tmp_path)))
    assert verdict.status == "passed", verdict.detail


def test_nothing_stays_of_a_routine_with_few_registers_saved_and_a_few_words_spilled(tmp_path):
    """A product's four words below the stack pointer were taken for registers of its caller, for
    they are fewer than a routine may save.
    """
    assert main(["field", "2^256-357", "--cpu", "zen4", "-o", str(tmp_path / "f")]) == 0
    verdict = erased.check_erased(
        Loaded(emitted := read_emitted(tmp_path / "f"), build_shared(emitted, quick(), tmp_path))
    )
    assert verdict.status == "passed" and "fp_mul" in {
        function.name for function in emitted.functions
    }, verdict.detail


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


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("gcc"), reason="gcc is missing: no stack protector was tried")
@pytest.mark.parametrize(
    "flags",
    [
        ("-O0", "-fstack-protector-all"),
        *(
            pytest.param(flags, marks=pytest.mark.long)
            for flags in (("-O0", "-fstack-protector-strong"), ("-O1", "-fstack-protector-all"))
        ),
    ],
    ids=" ".join,
)
def test_nothing_stays_above_a_stack_protector(flags, tmp_path):
    """The word that a protector puts above the array of a wipe kept what functions of one word had
    there.
    """
    (tmp_path / "own.toml").write_text(ONE_WORD)
    assert (
        main(
            [
                "build",
                str(tmp_path / "own.toml"),
                "--cpu",
                "x86-64",
                "--allow-weak",
                "--api",
                "fr_reduce,scalar_reduce,scalar_mul",
                "-o",
                str(tmp_path / "own"),
            ]
        )
        == 0
    )
    verdict = erased.check_erased(
        Loaded(
            emitted := read_emitted(tmp_path / "own"),
            build_shared(emitted, ("gcc", *flags), tmp_path),
        )
    )
    assert verdict.status == "passed", verdict.detail


# what is taken out of the assembly that clears, functions that must be named for it
BREAKS = {
    "what clears after a multiplication": (
        (
            r"(call \w+\(\w+_scalarmult_base_work\)(?:(?!#endif).)*#endif\n\t)\w+_JUMP\(\w+\(\w+\),"
            r" \w+\(\w+\)\)"
        ),
        r"\1ret; .cfi_endproc",
        "scalarmult_base leaves",
    ),
    "what clears after a sum": (
        (
            r"(call \w+\(\w+_scalar_add_work\)(?:(?!#endif).)*#endif\n\t)\w+_JUMP\(\w+\(\w+\),"
            r" \w+\(\w+\)\)"
        ),
        r"\1ret; .cfi_endproc",
        "scalar_add leaves",
    ),
    "half of every size": (
        r"mov edx, (\d+)",
        lambda found: f"mov edx, {int(found[1]) // 128 * 64 + 8}",
        "scalarmult leaves",
    ),
    "a line that no function reaches": (
        r"and edx, -64\n",
        "and edx, -128\n",
        "as they were of the",
    ),
    "a vector register": (
        r"pxor xmm1, xmm1\n|vpxor xmm1, xmm1, xmm1\n",
        "nop\n",
        "vector register 1",
    ),
    "a general register": (r"xor r11d, r11d\n", "nop\n", "r11"),
}


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "what",
    [
        (
            pytest.param(what, marks=pytest.mark.long)
            if what.startswith(("what clears after a sum", "half"))
            else what
        )
        for what in BREAKS
    ],
)
def test_what_is_not_cleared_is_found(what, library, tmp_path):
    name = "ted256189"
    shutil.copytree(library(name), tmp_path / name)
    pattern, instead, wanted = BREAKS[what]
    path = tmp_path / name / f"src/{name}_entry.S"
    text, count = re.subn(pattern, instead, path.read_text(), flags=re.DOTALL)
    assert count
    path.write_text(text)
    verdict = erased.check_erased(
        Loaded(
            emitted := read_emitted(tmp_path / name),
            build_shared(emitted, (*find_compiler(), "-O2"), tmp_path),
        )
    )
    assert verdict.status == "failed" and wanted in verdict.detail, verdict.detail


def test_a_body_that_reaches_deeper_than_is_cleared_is_found(library, tmp_path):
    """Nothing secret lies there, but the compiler at hand makes more of the C than was counted."""
    name = "ted256189"
    shutil.copytree(library(name), tmp_path / name)
    path = tmp_path / name / f"src/{name}.c"
    head = re.search(r"^\w+ int \w+_fr_is_zero_work\([^)]*\)\n{\n", path.read_text(), re.MULTILINE)[
        0
    ]
    deep = "    volatile unsigned char deep[9000];\n    deep[0] = deep[8999] = 0;\n"
    path.write_text(path.read_text().replace(head, head + deep))
    verdict = erased.check_erased(
        Loaded(emitted := read_emitted(tmp_path / name), build_shared(emitted, quick(), tmp_path))
    )
    assert verdict.status == "failed" and "fr_is_zero reaches" in verdict.detail, verdict.detail


SCALARS = "scalar_reduce,fr_reduce,fr_bits,fr_cmov,point_validate"
WAYS = [
    (name, *flags)
    for name in ("gcc", "clang")
    if shutil.which(name)
    for flags in (
        ("-O2", "-march=native"),
        ("-O3", "-march=native", "-fstack-protector-all"),
        ("-O0", "-mavx2"),
        ("-Os", "-flto"),
    )
]


@pytest.fixture(scope="module")
def short(tmp_path_factory):
    """Libraries of few functions, in assembly and in C."""
    made = {}
    for cpu in ("zen3", "c64"):
        made[cpu] = tmp_path_factory.mktemp("short") / "ed25519"
        assert main(["build", "ed25519", "--cpu", cpu, "--api", SCALARS, "-o", str(made[cpu])]) == 0
    return made


@pytest.mark.parametrize("cpu", ["zen3", "c64"])
@pytest.mark.parametrize("compiler", WAYS, ids=" ".join)
@pytest.mark.long
def test_nothing_stays_where_frames_are_aligned(compiler, cpu, short, tmp_path):
    """16 or 32 bytes of a reduced scalar stayed beside the caller where AVX aligned the frame of
    the wipe.
    """
    verdict = erased.check_erased(
        Loaded(emitted := read_emitted(short[cpu]), build_shared(emitted, compiler, tmp_path))
    )
    assert verdict.status == "passed", verdict.detail


@pytest.mark.parametrize("compiler", [c for c in ("gcc", "clang") if shutil.which(c)])
def test_nothing_stays_in_avx512(compiler, short, tmp_path):
    """Decoded, whether this CPU has AVX-512 or not: frames are no deeper than what is cleared, and
    all of its registers are.
    """
    emitted = read_emitted(short["zen3"])
    assert too_deep(emitted, (compiler, "-O3", "-mavx512f"), tmp_path) == ""
    path = tmp_path / "broken"
    shutil.copytree(short["zen3"], path)
    source = path / "src/ed25519_entry.S"
    source.write_text(source.read_text().replace("vpxord zmm19, zmm19, zmm19", "nop"))
    said = too_deep(
        replace(read_emitted(path), cleared=(("fr_cmov", 8),)),
        (compiler, "-O3", "-mavx512f"),
        tmp_path,
    )
    assert "zmm19" in said and "fr_cmov may reach" in said


def test_flags_of_the_user_are_taken(short, capsys):
    assert (
        main(
            ["check", str(short["zen3"]), "--only", "erasure", "--cflags=-O1 -fstack-protector-all"]
        )
        == 0
    )
    assert "-O1 -fstack-protector-all" in capsys.readouterr().out
    assert (
        main(["check", str(short["zen3"]), "--cflags='-O1"]) == 2
        and "cannot be read" in capsys.readouterr().err
    )
