"""The ratchet of mypy's findings: python -m tests.types."""

import tomllib
from pathlib import Path

from tests import types

ROOT = Path(__file__).resolve().parents[1]
STRICT = {"formula", "group", "kind", "limb", "machine", "program", "scalar", "verify", "walk"}


def test_what_is_as_recorded_is_silent():
    assert types.compare({"a.py": ["a.py:1: error: x"]}, {"a.py": 1}) == []


def test_more_findings_than_recorded_are_shown():
    found = {"a.py": ["a.py:1: error: x", "a.py:2: error: y"], "b.py": ["b.py:1: error: z"]}
    said = types.compare(found, {"a.py": 1})
    assert said == [
        *found["a.py"],
        "a.py: 2 findings, 1 recorded: mend them",
        *found["b.py"],
        "b.py: 1 findings, 0 recorded: mend them",
    ]


def test_fewer_findings_ask_to_be_recorded():
    said = types.compare({}, {"a.py": 2})
    assert said == ["a.py: 0 findings, 2 recorded: python -m tests.types --record"]


def test_the_record_is_read_as_it_is_written(tmp_path, monkeypatch):
    monkeypatch.setattr(types, "RECORD", tmp_path / "types.txt")
    types.record({"b.py": ["x", "y"], "a.py": ["z"]})
    assert types.recorded() == {"a.py": 1, "b.py": 2}
    assert types.RECORD.read_text().splitlines() == ["   1 a.py", "   2 b.py"]


def test_lines_of_mypy_are_counted_by_file():
    assert types.FINDING.match("ecgen/a.py:3: error: Name  [misc]")[1] == "ecgen/a.py"
    assert types.FINDING.match("ecgen/a.py:3: note: See") is None
    assert types.FINDING.match("Found 3 errors in 1 file (checked 2 source files)") is None


def test_the_record_only_shrinks():
    """The number is lowered with the record, and never raised; the rooms that mypy takes at their
    word have none.
    """
    assert sum(types.recorded().values()) == 269
    (strict,) = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["mypy"]["overrides"]
    rooms = [module.removesuffix(".*").replace(".", "/") for module in strict["module"]]
    assert set(rooms) == {f"ecgen/{room}" for room in STRICT}
    assert not [path for path in types.recorded() if path.startswith((*rooms,))]
