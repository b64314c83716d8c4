"""A sample of the changes of a library's C: `ecgen check` finds those that can be observed."""

from pathlib import Path

import pytest

from ecgen.isa.measured import cpu_facts
from ecgen.run.emitted import read_emitted
from tests.support.run.c_changes import Weaver
from tests.support.run.c_mutants import Row, rows, score
from tests.support.run.c_text import parse

ROOT = Path(__file__).resolve().parent.parent.parent
SHARE = 0.99


@pytest.mark.long
@pytest.mark.parametrize("sample", [100, 300])
def test_a_sample_of_changes_is_found(sample):
    emitted = read_emitted(ROOT / "generated/ted256189")
    if missing := set(emitted.features) - set(cpu_facts()["flags"]):
        pytest.skip(f"this CPU lacks {', '.join(sorted(missing))}: no change of the C was tried")
    done = score(emitted, sample)
    equivalent = done.equivalent.total() + done.same_code
    assert done.killed + equivalent + len(done.left) == sample
    assert done.share >= SHARE, "\n".join(own.key for own in done.left)


def test_every_row_of_equivalent_changes_has_a_reason():
    assert all(len(row.reason) > 15 and row.where for row in rows())


def test_changes_are_of_every_kind(tmp_path):
    text = """
static const uint64_t x_table[2] = {UINT64_C(0x1), UINT64_C(0x2)};
static int x_f(const uint64_t *a, const uint64_t *b, uint64_t n)
{
    uint64_t any = 0, i;
    for (i = 0; i < n; ++i)
        any |= a[i] ^ b[i];
    if (any != 0 && n > 1)
        return x_f(b, a, n);
    return (int)(any == 0);
}
"""
    (tmp_path / "src").mkdir()
    (tmp_path / "src/x.c").write_text("#include <stdint.h>\n" + text)
    made = Weaver(parse(tmp_path / "src/x.c", ("cc",)), "x.c", "x", {})
    changes = {f"{own.statement} :: {own.change}" for own in made.mutants}
    for wanted in (
        "UINT64_C(0x1) :: UINT64_C(0x1) -> (UINT64_C(0x1) ^ 1)",
        "for (i = 0; i < n; ++i) :: i < n -> ((i) <= (n))",
        "for (i = 0; i < n; ++i) :: i < n -> ((i) + 1 < (n))",
        "for (i = 0; i < n; ++i) :: 0 -> (0 + 1)",
        "any |= a[i] ^ b[i]; :: any |= a[i] ^ b[i]; -> ;",
        "any |= a[i] ^ b[i]; :: a[i] ^ b[i] -> ((a[i]) | (b[i]))",
        "any |= a[i] ^ b[i]; :: any |= a[i] ^ b[i] -> any = a[i] ^ b[i]",
        "any != 0 && n > 1 :: any != 0 && n > 1 -> ((any != 0) || (n > 1))",
        "any != 0 && n > 1 :: any != 0 && n > 1 -> 0",
        "return P_f(b, a, n); :: f(b, a, n) -> f(a, b, n)",
        "return (int)(any == 0); :: any == 0 -> ((any) != (0))",
    ):
        assert wanted in changes, wanted
    assert Row(("f",), "any |= ...", ("...-> ;",), "").explains(
        next(own for own in made.mutants if own.text == ";" and "any" in own.statement)
    )
