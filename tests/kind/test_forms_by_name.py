"""No file outside of ecgen/kind asks which form a curve has: a new kind of curve is a new folder.

What is left of such lines, and of branches in templates, is counted; the numbers may only shrink.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ASKS = re.compile(
    r"is_jacobian|is_kummer|is_edwards|is_montgomery|\.ladder\b(?! import)|is_field"
    r"|UP_TO_SIGN|GENUS2"
    r"|genus == 2|\"(montgomery|twisted_edwards|weierstrass|kummer_squared|genus2_imaginary)\""
    r"|\"jacobi_quartic\""
    r"|ecgen\.kind\.(?!facts|law|record)\w+\.\w+ import"
)
BRANCHES = re.compile(
    r"is_jacobian|is_kummer|is_edwards|is_montgomery|\.ladder\b(?! import)|is_field|jacobian"
)
LINES, FILES, IN_TEMPLATES = 24, 17, 0


def asking() -> "list[tuple[Path, str]]":
    """The lines of ecgen that name a form, or a kind's folder, outside of these folders."""
    house = ROOT / "ecgen"
    files = [path for path in house.rglob("*.py") if path.relative_to(house).parts[0] != "kind"]
    return [
        (path, line)
        for path in files
        for line in path.read_text().splitlines()
        if ASKS.search(line)
    ]


@pytest.mark.essential
def test_few_lines_ask_for_a_form():
    found = asking()
    assert (len(found), len({path for path, _ in found})) <= (LINES, FILES), found


def test_no_more_template_asks_for_a_form():
    texts = [
        path.read_text()
        for room in ("templates", "harness")
        for path in (ROOT / room).rglob("*.j2")
    ]
    found = [
        line
        for text in texts
        for line in text.splitlines()
        if "{%" in line and BRANCHES.search(line)
    ]
    assert len(found) <= IN_TEMPLATES, found
