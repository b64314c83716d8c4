"""SOUNDNESS.md and the pages of its stages: short enough to be read, and what they name is
there.
"""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
FIRST = ROOT / "SOUNDNESS.md"
STAGES = sorted((ROOT / "docs" / "soundness").glob("*.md"))
LINES = 120  # of the first page
# sections whose claims say nothing of tests that break them: they may only become fewer
SILENT = {"checks": 2, "functions": 1, "machine-code": 1, "models": 4, "trusted": 2, "walks": 1}
ROOMS = "docs|ecgen|examples|formulas|generated|harness|targets|templates|tests"
PATH = re.compile(rf"(?:{ROOMS})/[^\s`]*|[^\s`]*\.(?:py|j2)(?![^\s`])")
MODULE = re.compile(r"python -m ((?:ecgen|tests)\.[\w.]+)")


def expanded(name: str) -> list[str]:
    """`a/{b,c}.py` -> `a/b.py`, `a/c.py`."""
    if not (found := re.search(r"\{([^{}]*)\}", name)):
        return [name]
    before, after = name[: found.start()], name[found.end() :]
    return [path for part in found[1].split(",") for path in expanded(before + part + after)]


def missing_paths(text: str) -> list[str]:
    """Paths, and modules that are run, in backticks, which the checkout has not."""
    quoted = re.findall(r"`([^`]+)`", text)
    names = [name for part in quoted for name in PATH.findall(part)]
    names += [f"{m.replace('.', '/')}.py" for part in quoted for m in MODULE.findall(part)]
    return [
        path
        for name in names
        for path in expanded(name)
        if "/" not in path or not any(ROOT.glob(path))
    ]


@pytest.mark.parametrize("page", [FIRST, *STAGES], ids=lambda page: page.name)
def test_what_a_page_names_is_there(page):
    text = page.read_text(encoding="utf-8")
    assert missing_paths(text) == []


def test_the_first_page_is_short_and_links_to_every_stage():
    text = FIRST.read_text(encoding="utf-8")
    links = set(re.findall(r"\]\((docs/soundness/[^)#]+)", text))
    assert len(STAGES) > 8
    assert links == {page.relative_to(ROOT).as_posix() for page in STAGES}
    assert len(text.splitlines()) <= LINES


def test_every_test_that_a_claim_names_is_a_test():
    """What stands behind `Broken by` is in tests/, or a command."""
    for page in STAGES:
        for part in re.findall(r"Broken by: ([^\n]*)", page.read_text(encoding="utf-8")):
            assert all(path.startswith("tests/") for path in PATH.findall(part)), page.name


def silent(page: str) -> list[str]:
    """The sections of a page that do not say what breaks their claims, or that nothing does."""
    sections = re.split(r"^## ", page, flags=re.M)[1:]
    return [
        section.splitlines()[0]
        for section in sections
        if not re.search(r"Broken by:\s+\S", section)
    ]


@pytest.mark.parametrize("page", STAGES, ids=lambda page: page.name)
def test_every_section_says_what_breaks_its_claims(page):
    """CONTRIBUTING.md asks for it."""
    found = silent(page.read_text(encoding="utf-8"))
    assert len(found) == SILENT.get(page.stem, 0), found


def test_a_section_without_tests_is_seen():
    page = "# Page\n\nBroken by: `tests/a`.\n\n## One\n\n## Two\n\nBroken by: nothing.\n"
    assert silent(page) == ["One"]


@pytest.mark.parametrize(
    "text, missing",
    [
        ("`ecgen/limb/prove.py` and `tests/limb`", []),
        ("`ecgen/limb/{prove,nowhere}.py`", ["ecgen/limb/nowhere.py"]),
        ("`tests/walk/test_nothing*.py`", ["tests/walk/test_nothing*.py"]),
        ("`test_lattices.py`", ["test_lattices.py"]),
        ("`python -m tests.run.nothing DIR`", ["tests/run/nothing.py"]),
        ("`pytest tests/nowhere/test_x.py --long`", ["tests/nowhere/test_x.py"]),
        ("`src/P_internal.h`, `MANIFEST.json`, ecgen/no/backticks.py", []),
    ],
)
def test_a_path_to_nowhere_is_seen(text, missing):
    assert missing_paths(text) == missing
