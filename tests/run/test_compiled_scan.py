"""The scan of tables in vectors of 64 bytes, as compilers make it: nothing in its bytes hangs on
the index or the sign, and what does is told, whichever instruction it is.
"""

import re
import shutil

import pytest

from ecgen.run.binary.compiled_scan import compiled_scan, scan_of
from ecgen.run.check.conventions import check_constant_time
from ecgen.run.emitted import read_emitted
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library.packed import packing
from tests.support.library.packed.libraries import made_best as made
from tests.support.library.packed.processors import TIMED

pytestmark = pytest.mark.skipif(
    not HAS_AVX2, reason="not run: needs a CPU with AVX2, which the C of these libraries takes"
)

COMPILERS = [name for name in ("gcc", "clang") if shutil.which(name)]


def scanned(folder, compiler, level, change=lambda text: text, name="ed25519"):
    emitted = read_emitted(packing.written(*made(name), folder / "v", change, "_packed.c"))
    return compiled_scan(emitted, (*find_compiler(compiler), *level.split()), folder)


@pytest.mark.parametrize("name", ["ed25519", pytest.param("ted256189", marks=pytest.mark.long)])
@pytest.mark.parametrize("level", ["-O0", "-O1", "-O2", "-O3", "-Os", "-O2 -fstack-protector-all"])
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.sample(5)
def test_nothing_hangs_on_the_index_or_the_sign(compiler, level, name, tmp_path):
    count, told = scanned(tmp_path, compiler, level, name=name)
    assert count > 40 and told == []


CHANGES = {
    "a branch on the sign": (
        r"    flip = ",
        "    if (negative) { volatile int x = 1; (void)x; }\n    flip = ",
        "branch",
    ),
    "a branch on a word of a vector": (
        r"number \+= one;",
        "number += one;\n        if (number[0] == index)\n            break;",
        "branch",
    ),
    "a loop as long as the index says": (r"table != end", "table != end - index", "branch"),
    "an address": (r"table \+ 0\)", "table + index)", "address"),
    "an address in the frame": (
        r"(\(v_words4\)\{)keep\[0\]",
        r"\1((uint64_t *)&keep)[index & 7]",
        "address",
    ),
    "a division": (
        r"negative = 0 - negative;",
        "negative = 0 - index / (negative + 7);",
        "none that is followed",
    ),
    "a call": (
        r"negative = 0 - negative;",
        "negative = 0 - negative;\n    v_fe_half(r, table);",
        "none that is followed",
    ),
}


@pytest.mark.parametrize("what", CHANGES)
@pytest.mark.parametrize("compiler", COMPILERS)
@pytest.mark.sample(15)
def test_what_hangs_on_them_is_told(compiler, what, tmp_path):
    pattern, new, said = CHANGES[what]

    def changed(text: str) -> str:
        found = re.sub(pattern, new, text, count=1)
        assert found != text
        return found

    _, told = scanned(tmp_path, compiler, "-O2", changed)
    assert told and any(said in line for line in told), told


@pytest.mark.long
@pytest.mark.skipif(not shutil.which("valgrind"), reason="not run: valgrind is missing")
def test_the_check_of_a_library_tells_it(tmp_path):
    """memcheck runs the scan in narrower vectors and says nothing of what stands in the other
    alone.
    """

    def changed(text: str) -> str:
        return text.replace(
            "    negative = 0 - negative;",
            "#if !defined(V_NARROW_SCAN)\n    if (negative) { volatile int x = 1; (void)x;"
            " }\n#endif\n    negative = 0 - negative;",
            1,
        )

    verdict = check_constant_time(
        read_emitted(packing.written(*made("ed25519"), tmp_path / "v", changed, "_packed.c")),
        (*find_compiler("gcc"), "-O1"),
        tmp_path,
        TIMED,
    )
    assert (
        verdict.status == FAILED
        and "v_select as it is compiled" in verdict.detail
        and "branch" in verdict.detail
        and "ended with" not in verdict.detail
    )


@pytest.mark.parametrize(
    "code, said",
    [
        ("84c90f8500000000c3", "branch"),
        ("488b0411c3", "address"),
        ("c4e279930c11c3", "none that is followed"),
        ("ffe0", "none that is followed"),
        ("48f7f1c3", "none that is followed"),
        ("06", "no instruction"),
        ("4889c84801f8488b00c3", "address"),
        ("480fbec94883f900740190c3", "branch"),
        ("c4e1f97ec0488b04c7c3", "address"),
        ("c5f999c9740190c3", "branch"),
        ("4889c830c0488b0407c3", "address"),
        ("4889c86689d0488b0407c3", "address"),
        ("e30190c3", "branch"),
        ("d7c3", "none that is followed"),
        ("48894c24f8488b4424f8488b00c3", "address"),
        ("48897c24f8894c24fc488b4424f8488b00c3", "address"),
        ("31c04885c9480f45c24885d2480f45ca488b040fc3", "address"),
        ("48897c24f84883ec08488b4424f8488b00c3", "address"),
        ("4883f90548ffc6720190c3", "branch"),
        ("488d4424f848c74424f800000000488908488b4424f8488b0407c3", "address"),
        ("4889e048897c24f8488948f8488b4424f8488b00c3", "address"),
    ],
)
def test_bytes_that_hang_on_them_are_told(code, said):
    """A test and a jump, [rcx+rdx], a gather, jmp rax, div rcx, a byte that is none; rax = rcx, rax
    += rdi, [rax]; a comparison and a jump; a word of a vector as an index; ktestb and a jump; rax =
    rcx and a write to al, to ax, which leave the rest; jrcxz; xlatb; rcx by way of the frame; a
    pointer there, half written over; a move under a condition; a pointer there, and the frame
    moved; a comparison, inc, which leaves the carry, and a jump by that; a word of the frame, and a
    pointer there, that are written over by an address of the frame in a register, loaded or
    copied."""
    _, told = scan_of(bytes.fromhex(code))
    assert told and said in told[0]


@pytest.mark.parametrize(
    "code",
    [
        "31c0488b04c7c3",
        "4829c0488b04c7c3",
        "4801d6488b06c3",
        "4885d2740190c3",
        "48897c24f8488b4424f8488b00c3",
        "64488b04252800000064483b042528000000750190c3",
        "488d410890c3",
        "4883f90548ffc6750190c3",
    ],
)
def test_bytes_that_do_not_are_not_told(code):
    """What is made of nothing or of pointers and numbers of entries may be an address, or decide a
    branch.
    """
    assert scan_of(bytes.fromhex(code))[1] == []


def test_a_jump_out_of_the_function_is_told():
    """Of an object the distance is not there yet: it was followed as 0, to the next instruction."""
    assert (
        scan_of(bytes.fromhex("e900000000c3"))[1] == []
        and "out of the function" in scan_of(bytes.fromhex("e900000000c3"), {1: "elsewhere"})[1][0]
    )
    assert (
        scan_of(bytes.fromhex("e800000000c3"), {1: "__stack_chk_fail"})[1] == []
        and scan_of(bytes.fromhex("e800000000c3"), {1: "elsewhere"})[1]
    )
