"""A division by a secret in the C of a library for x86-64 passed `ecgen check`: memcheck sees
branches and addresses, not the time of an instruction.
"""

import shutil

import pytest

from ecgen.run.check import conventions
from ecgen.run.check.conventions import divisions
from ecgen.run.tools import run
from tests.support.compilers import quick

CODE = """#include <stdint.h>
__attribute__((noinline)) uint64_t own_half(uint64_t a, uint64_t b) { return a OP b; }
__attribute__((noinline)) uint64_t own_sum_vartime(uint64_t a, uint64_t b) { return a / b; }
__attribute__((noinline)) uint64_t other(uint64_t a, uint64_t b) { return a % b; }
int main(int argc, char **argv)
{
    uint64_t a = (uint64_t)argc;
    return (int)(own_half(a, 7) + own_sum_vartime(a, 3) + other(a, 5));
}
"""


@pytest.mark.skipif(
    not shutil.which("objdump"), reason="objdump is missing: divisions were NOT looked for"
)
@pytest.mark.parametrize(
    "operator, found",
    [
        ("/", ["own_half"]),
        ("%", ["own_half"]),
        ("* (unsigned __int128)a %", ["own_half"]),
        ("* 3 >>", []),
    ],
)
def test_a_division_is_seen_where_time_is_constant(operator, found, tmp_path):
    (tmp_path / "own.c").write_text(CODE.replace("OP", operator))
    run([*quick(), "-O2", tmp_path / "own.c", "-o", tmp_path / "own"])
    assert [name for name, _ in divisions(tmp_path / "own", "own")] == found


def test_the_check_of_constant_time_tells_of_them(monkeypatch, tmp_path):
    """Compiling and memcheck left out."""

    class Done:
        returncode, stdout, stderr = 0, "scalarmult other_vartime", ""

    class Library:
        folder, prefix, sources, packed, is_field, vector_routines = (
            tmp_path,
            "own",
            (),
            None,
            False,
            (),
        )
        least = staticmethod(lambda whole: 1)

    monkeypatch.setattr(
        conventions,
        "run",
        lambda command, accept=(): (
            type("Told", (Done,), {"returncode": 99}) if "other_vartime" in command else Done
        ),
    )
    monkeypatch.setattr(conventions, "compile_c", lambda *given: None)
    monkeypatch.setattr(shutil, "which", lambda name: name)
    assert conventions.check_constant_time(Library, ("cc",), tmp_path).status == "passed"
    monkeypatch.setattr(conventions, "divisions", lambda program, prefix: [("own_half", "div")])
    verdict = conventions.check_constant_time(Library, ("cc",), tmp_path)
    assert verdict.status == "failed" and "own_half divides" in verdict.detail
