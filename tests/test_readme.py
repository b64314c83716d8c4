"""The README's figures are those of the results file."""

import json
from pathlib import Path

from ecgen.report.readme import render_table, update

ROOT = Path(__file__).resolve().parent.parent


def test_table_is_made_from_the_results_file():
    text = (ROOT / "README.md").read_text()
    table = render_table(json.loads((ROOT / "generated" / "results.json").read_text()))
    assert update(text, table) == text
    assert update(text, table.replace(" / ", " - ")) != text
