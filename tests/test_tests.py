"""The tests themselves: what several of them share lies in tests/support, and none imports another;
parts of the longer tier are disjoint and all of it; what was not reached is told.
"""

import ast
import itertools
import time
from pathlib import Path

import pytest

from tests.support import tiers

TESTS = Path(__file__).resolve().parent
MOST = 16  # modules in a folder of tests/support


def imported(path: Path) -> set[str]:
    """Every dotted name that a file imports, inside functions too."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            names |= {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def is_of_tests(name: str) -> bool:
    return any(part.startswith("test_") for part in name.split("."))


def misplaced(folder: Path) -> list[str]:
    """Files that import a test module, and modules beside the tests that belong into support."""
    wrong = []
    for path in sorted(folder.rglob("*.py")):
        place = path.relative_to(folder)
        wrong += [
            f"{place} imports {name}: put what they share into support"
            for name in sorted(imported(path))
            if is_of_tests(name)
        ]
        if place.parts[0] != "support" and not (
            path.name.startswith("test_")
            or path.name in ("__init__.py", "__main__.py")
            or path.name == "conftest.py"
        ):
            wrong.append(f"{place} is no test: put it into support")
    return wrong


@pytest.mark.essential
def test_what_tests_share_lies_in_support():
    assert misplaced(TESTS) == []


def test_folders_of_support_are_small():
    folders = {path.parent for path in (TESTS / "support").rglob("*.py")}
    counts = {
        folder.name: len([p for p in folder.glob("*.py") if p.name != "__init__.py"])
        for folder in folders
    }
    assert not {name: count for name, count in counts.items() if count > MOST}


@pytest.mark.parametrize(
    "text, file",
    [
        ("from tests.walk.test_scales import own", "walk/test_own.py"),
        ("from tests.walk import test_scales", "walk/conftest.py"),
        ("def own():\n    import test_scales\n", "support/walk/own.py"),
        ("ONE = 1", "walk/own.py"),
    ],
)
def test_a_helper_beside_the_tests_is_found(text, file, tmp_path):
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(text)
    (tmp_path / "walk" / "test_fine.py").parent.mkdir(exist_ok=True)
    (tmp_path / "walk" / "test_fine.py").write_text("from tests.support.walk import own")
    assert [row.partition(" ")[0] for row in misplaced(tmp_path)] == [file]


def without_essential(folder: Path) -> list[str]:
    """Folders that have tests and none that `make quick` runs."""
    files = {}
    for path in folder.rglob("test_*.py"):
        files.setdefault(str(path.parent.relative_to(folder)), []).append(path)
    return sorted(
        name
        for name, paths in files.items()
        if not any("pytest.mark.essential" in path.read_text() for path in paths)
    )


def test_every_folder_has_essential_tests():
    assert without_essential(TESTS) == []


def test_a_folder_without_essential_tests_is_found(tmp_path):
    for name, text in (("walk", "@pytest.mark.essential\n"), ("limb", ""), ("limb/pack", "")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "test_own.py").write_text(text)
    assert without_essential(tmp_path) == ["limb", "limb/pack"]


def test_parts_of_the_longer_tier_are_all_of_it():
    names = [f"tests/walk/test_own.py::test_one[{n}]" for n in range(1001)]
    for parts in (1, 7, 24, 2000):
        found = [tiers.of_part(names, part, parts) for part in range(1, parts + 1)]
        assert list(itertools.chain.from_iterable(found)) == names and {
            len(part) for part in found
        } <= {len(names) // parts, -(-len(names) // parts)}


@pytest.mark.parametrize("text", ["", "3", "0/4", "5/4", "-1/4", "1/0", "a/b", "1/2/3"])
def test_other_parts_are_refused(text):
    with pytest.raises(pytest.UsageError, match="give K/N"):
        tiers.part_of(text)


def test_what_would_start_late_is_skipped_by_name():
    tiers.skip_late("tests/test_own.py::test_one", {})
    tiers.skip_late("tests/test_own.py::test_one", {tiers.LATEST: str(time.time() + 60)})
    with pytest.raises(pytest.skip.Exception, match="not reached .*test_own.py::test_one"):
        tiers.skip_late("tests/test_own.py::test_one", {tiers.LATEST: "1"})
