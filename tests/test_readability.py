"""The pages are easy to read: few sentences are long, none is very long.

What counts is prose: not code, tables, headings, comments, formulas between back quotes (one word
each) or the addresses of links. A sentence ends with a full stop, a question mark or an exclamation
mark, with a colon that begins a list, and with its paragraph or entry of a list.
"""

import re
from pathlib import Path

import pytest

pytestmark = pytest.mark.essential

ROOT = Path(__file__).resolve().parent.parent
FIRST = (
    "README ARCHITECTURE CONTRIBUTING RELEASE SECURITY SOUNDNESS formulas/README examples/README"
).split()
PAGES = [*(ROOT / f"{name}.md" for name in FIRST), *sorted((ROOT / "docs").rglob("*.md"))]
CELL = 300  # characters of a cell of a table
LONG, SHARE, LONGEST = 30, 0.03, 45  # words
ABBREVIATIONS = re.compile(r"\b(e\.g|i\.e|vs|cf|p|pp|no|al)\. ", re.I)


def sentences(page: str) -> list[str]:
    """The sentences of a page's prose."""
    text = re.sub(r"^(```|~~~).*?^\1$", "\n", page, flags=re.M | re.S)
    text = re.sub(r"<!--.*?-->", "", text, flags=re.S)
    text = re.sub(r"^( {4,}|\t|\||#|\[picture:).*$", "\n", text, flags=re.M)
    text = re.sub(r"`[^`\n]*`", "NAME", text)
    text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"^\s*([-*]|\d+\.) ", "\n\n", text, flags=re.M)
    found = []
    for paragraph in re.split(r"\n\s*\n", text):
        flat = ABBREVIATIONS.sub(r"\1, ", " ".join(paragraph.replace("**", "").split()))
        found += re.split(r"(?<=[.!?])[)\"]? (?=[A-Z0-9\[(\"'])", flat)
    return [each for each in found if re.search(r"[A-Za-z]{3}", each)]


def words(sentence: str) -> int:
    return len(re.findall(r"\S*\w\S*", sentence))


def too_long(page: str) -> list[tuple[int, str]]:
    return [(count, each) for each in sentences(page) if (count := words(each)) > LONG]


def long_cells(text: str) -> list[str]:
    rows = [line for line in text.splitlines() if line.startswith("|")]
    cells = [cell.strip() for row in rows for cell in row.split("|")]
    return [cell[:60] for cell in cells if len(cell) > CELL]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_few_sentences_are_long(page):
    found = too_long(text := page.read_text())
    told = "\n".join(
        f"{count} words: {sentence}" for count, sentence in sorted(found, reverse=True)
    )
    assert len(found) <= SHARE * len(sentences(text)), told
    assert all(count <= LONGEST for count, _ in found), told
    assert long_cells(text) == []


def test_what_counts_as_a_sentence():
    page = """# A heading of words that do not count

One `ecgen build p256 --cpu zen4` makes two. Three, e.g. four [five](https://six.seven).

- six
- **seven** eight

    code is none

| nor | a table |
"""
    found = ["One NAME makes two.", "Three, e.g, four five.", "six", "seven eight"]
    assert sentences(page) == found and [words(each) for each in found] == [4, 4, 1, 2]
    long = "word " * 31 + "end"
    assert too_long(f"Short. {long.capitalize()}. Short.") == [(32, f"{long.capitalize()}.")]


def test_a_long_cell_is_seen():
    assert long_cells(f"| a | {'b' * CELL} |\n") == []
    assert long_cells(f"| a | {'b' * (CELL + 1)} |\n") == ["b" * 60]
