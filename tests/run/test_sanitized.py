"""`ecgen check` sees accesses beyond arrays and undefined behaviour in a library's C, which most
often give right results.
"""

import pytest

from ecgen.run.check.checks import run_checks
from tests.support.compilers import quick_option
from tests.support.library import curves

CHANGES = {
    "a word read beyond the array": (
        "P_words_copy(t, a->w, P_SCALAR_WORDS)",
        "P_words_copy(t, a->w, P_SCALAR_WORDS + 1)",
    ),
    "a word read of seven bytes": (
        "const size_t whole = bytes / 8;",
        "const size_t whole = (bytes + 1) / 8;",
    ),
    "a shift by all bits": (
        "P_words_bits(a->w, P_SCALAR_WORDS, position, (unsigned)count)",
        "P_words_bits(a->w, P_SCALAR_WORDS, position, (unsigned)count) >> (8 * sizeof(unsigned))",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", CHANGES)
def test_what_no_result_shows_is_seen(name, folder_of):
    prefix = f"memory{len(name)}"
    old, new = (
        text.replace("P_SC", f"{prefix.upper()}_SC").replace("P_", f"{prefix}_", 1)
        for text in CHANGES[name]
    )
    folder = folder_of(
        curves.tiny("twisted_edwards", 4, 467, -1),
        prefix,
        change=lambda text: text.replace(old, new),
    )
    assert new in (folder / f"src/{prefix}.c").read_text()
    *_, (verdict,) = run_checks(folder, only="memory", cc=quick_option())
    if verdict.status == "skipped":
        pytest.skip(f"not seen that it is seen: {verdict.detail}")
    assert verdict.status == "failed" and (
        "AddressSanitizer" in verdict.detail or "runtime error" in verdict.detail
    )


def test_right_libraries_pass(folder_of):
    *_, (verdict,) = run_checks(
        folder_of(curves.tiny("twisted_edwards", 4, 467, -1), "memory"),
        only="memory",
        cc=quick_option(),
    )
    assert verdict.status in ("passed", "skipped")
