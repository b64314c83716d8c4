"""The tests themselves: what several of them share lies in tests/support, and none imports another."""

import ast
from pathlib import Path

import pytest

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
