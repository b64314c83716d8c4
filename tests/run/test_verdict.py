"""The last line of `ecgen check`: what failed, by name, or how many passed."""

import pytest

from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict, summary


@pytest.mark.essential
def test_the_last_line_names_what_failed():
    rows = [Verdict("one", PASSED, ""), Verdict("two", SKIPPED, ""), Verdict("three", PASSED, "")]
    assert summary(rows) == "2 passed, 1 skipped, none failed"
    assert summary(rows[:1]) == "1 passed, none failed"
    more = [*rows, Verdict("code sizes", FAILED, "src/x.S"), Verdict("symbols", FAILED, "y")]
    told = "2 of 5 failed: code sizes; symbols. The first found: src/x.S"
    assert summary(more) == told
    long = Verdict("symbols", FAILED, "a " * 100)
    assert summary([long]).endswith(" a a ...") and len(summary([long])) < 150
