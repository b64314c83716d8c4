"""Sums, products and recodings on inputs that are related: a few here, a million with
`python -m tests.support.run.related_inputs DIR 1000000`; and that the comparison sees what
is wrong."""

import shutil
from pathlib import Path

import pytest

from tests.support.isa.native import HAS_ADX
from tests.support.run.related_inputs import NAMES, SUMS, Related

LIBRARY = Path(__file__).parents[2] / "generated" / "ted256189"
COUNT = 600
needs_adx = pytest.mark.skipif(not HAS_ADX, reason="not run: this CPU has no ADX")
NEGATED = "(int)bits - (int)(carry << window)"


@needs_adx
@pytest.mark.asm
def test_related_inputs(tmp_path):
    related = Related(LIBRARY, tmp_path)
    assert not related.failures_of_the_table()
    assert not any(related.failures(name, COUNT)[1] for name in NAMES)


@needs_adx
@pytest.mark.asm
def test_what_is_wrong_for_few_inputs_is_seen(tmp_path):
    """Negative digits of a recoding at its upper places."""
    folder = Path(shutil.copytree(LIBRARY, tmp_path / "lib"))
    source = folder / "src" / "ted256189.c"
    text = source.read_text()
    assert NEGATED in text
    source.write_text(text.replace(NEGATED, f"(i > 248 ? 1 : {NEGATED})"))
    related = Related(folder, tmp_path)
    assert related.failures("point_mul_vartime", COUNT)[1] and related.failures(SUMS, COUNT)[1]
