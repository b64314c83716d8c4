"""Tables stay in their columns where names are longer than most: figures of long names were pushed
out of theirs.
"""

import shutil
from pathlib import Path

import pytest

import ecgen.run.measure.bench
from ecgen.cli import main
from ecgen.cli.cmd_compare import _text
from ecgen.report.peers import render_text

LIBRARY = Path(__file__).parents[2] / "generated" / "ted256189"
LONG = "point_mul2_base_vartime_without_vectors"


def ends(lines: list[str]) -> set[int]:
    """Where the first figure behind a name ends."""
    return {
        len(line)
        - len(line.lstrip())
        + len(line.split()[0])
        + len(rest)
        - len(rest.lstrip())
        + len(rest.split()[0])
        for line in lines
        for rest in [line.lstrip()[len(line.split()[0]) :]]
    }


def test_compare():
    rows = [{"name": name, "a": 12.0, "b": 24.0, "ratio": 0.5} for name in ("fe_mul", LONG)]
    found = {
        "a": "x",
        "b": "y",
        "curve_a": "c",
        "curve_b": "c",
        "unit": "cycles",
        "measured": False,
        "rows": rows,
        "only_a": [],
        "only_b": [],
    }
    assert len(ends(_text(found).splitlines()[2:])) == 1


@pytest.mark.parametrize(
    "row",
    [
        {"min": 1.0, "median": 2.0, "runs": 9},
        {"profiles": {"F3": {"cycles": 100, "fetch_stalls": 1}}, "stack": 8, "code_bytes": 10},
    ],
)
def test_bench(row, tmp_path, monkeypatch, capsys):
    shutil.copy(LIBRARY / "MANIFEST.json", tmp_path)
    result = {
        "library": "x",
        "curve": "c",
        "cpu": "CPU",
        "unit": "cycles",
        "compiler": "cc",
        "results": [{"name": name} | row for name in ("fe_mul", LONG)],
    } | ({"modelled": "yes"} if "profiles" in row else {})
    monkeypatch.setattr(ecgen.run.measure.bench, "run_bench", lambda folder, cc: result)
    assert main(["bench", str(tmp_path)]) == 0
    assert len(ends(capsys.readouterr().out.splitlines()[1:4])) == 1


def test_peers():
    rows = [
        {
            "what": what,
            "ecgen": [100, 120],
            "others": {"an implementation of a long name": [300, 310]},
        }
        for what in ("X", "[a]G + [b]P of a curve with a long name, variable time")
    ]
    lines = render_text(
        {"cpu": "c", "counter": "t", "compiler": "cc", "date": "d", "about": "a", "rows": rows}
    ).splitlines()[1:]
    assert len({len(line) for line in lines}) == 1
