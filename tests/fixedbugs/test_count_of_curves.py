"""`ecgen list` counted the curves that it does not support yet among those that it knows."""

import json
import re

from ecgen.cli import main


def test_list_counts_what_can_be_built(capsys):
    assert main(["list", "curves", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["curves"]
    taken = [row for row in rows if row.get("taken")]
    assert 0 < len(taken) < len(rows)
    assert main(["list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        rf"curves +{len(taken)}   ecgen list curves \(which shows {len(rows) - len(taken)} more,"
        r" and why they are refused\)",
        lines[0],
    )
    assert all(re.fullmatch(r"\w+ +\d+   ecgen list \w+", line) for line in lines[1:])
