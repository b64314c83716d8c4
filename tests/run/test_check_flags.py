"""`ecgen check --cflags`: flags with which a library needs more than its own files, and what rows
say of them.
"""

import shutil
from pathlib import Path

import pytest

from ecgen.errors import ToolError
from ecgen.run import preload
from ecgen.run.check.checks import FLAGS, Hosted, plainly, run_checks
from ecgen.run.check.conventions import check_symbols
from ecgen.run.check.fuzz import run_fuzz
from ecgen.run.emitted import read_emitted
from ecgen.run.verdict import PASSED

pytestmark = [
    pytest.mark.asm,
    pytest.mark.skipif(
        not shutil.which("gcc"), reason="gcc is missing: no flags of its were tried"
    ),
]
LIBRARY = Path(__file__).parents[2] / "generated/ted256189"
ADDRESS = "-fsanitize=address"


def needs_support(name: str) -> tuple[str, ...]:
    """The compiler with the sanitizer."""
    if not shutil.which(name):
        pytest.skip(f"{name} is missing: its sanitizer was NOT tried")
    try:
        preload.loading((name, ADDRESS))
    except ToolError as error:
        pytest.skip(error.what)
    return name, ADDRESS


@pytest.mark.parametrize("name", ["gcc", "clang"])
def test_libraries_with_address_sanitizer_are_loaded(name):
    command = " ".join(needs_support(name))
    _, _, verdicts = run_fuzz(LIBRARY, 3, cc=command, only="fr_add")
    assert [verdict.status for verdict in verdicts] == [PASSED]


@pytest.mark.long
@pytest.mark.parametrize("name", ["gcc", pytest.param("clang", marks=pytest.mark.long)])
def test_erasure_is_checked_with_address_sanitizer(name):
    command = " ".join(needs_support(name))
    _, _, verdicts = run_checks(LIBRARY, cc=command, only="erasure", scale=0.01)
    assert [verdict.status for verdict in verdicts] == [PASSED] * (1 + len(FLAGS)), verdicts


def test_what_is_asked_of_the_compiler():
    needs_support("gcc")
    assert preload.loading(("gcc", "-O2")) == {"preloaded": (), "larger": False}
    assert preload.loading(("gcc", ADDRESS, "-fno-sanitize=address")) == {
        "preloaded": (),
        "larger": False,
    }
    found = preload.loading(("gcc", "-fsanitize=undefined,address"))
    assert found["larger"] and "libasan" in dict(found["preloaded"])["LD_PRELOAD"]


def test_a_sentence_where_there_is_no_support():
    with pytest.raises(ToolError, match="gcc has no libclang_rt.asan.so or .* can be loaded"):
        preload._support(("gcc", ADDRESS), is_clang=True)


@pytest.mark.parametrize("flag", ["-flto", ADDRESS])
def test_what_flags_add_to_symbols_is_not_the_librarys(flag, tmp_path):
    """Names of libgcc, weak and not defined; functions of the sanitizer."""
    needs_support("gcc")
    verdict = plainly(check_symbols, read_emitted(LIBRARY), ("gcc", flag), tmp_path)
    assert verdict.status == PASSED and ("-fno-sanitize" in verdict.detail) == (flag == ADDRESS), (
        verdict
    )


@pytest.mark.parametrize(
    "own, rows",
    [
        ((), FLAGS),
        (("-O3",), ["-march=native"]),
        (("-O3", "-march=x86-64"), []),
        (("-Os", "-g"), ["-march=native"]),
    ],
)
def test_rows_name_the_flags_in_use(own, rows):
    again = Hosted(("gcc", *own)).again(read_emitted(LIBRARY))
    assert [title for title, *_ in again] == [f"with {flags}" for flags in rows]
