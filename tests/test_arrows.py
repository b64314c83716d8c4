"""The house has one direction: a package imports only what stands before it on the arrow."""

import ast
from pathlib import Path

ROOMS = ["errors", "resources", "program", "formula", "curve", "verify", "group", "limb", "field", "machine", "isa", "scalar", "library", "run", "report", "cli"]
# formula/lower.py makes FieldPrograms and reads the operations' table; the rest of program/ reads no formula.
PACKAGE = Path(__file__).resolve().parent.parent / "ecgen"


def imported_rooms(path: Path):
    for node in ast.walk(ast.parse(path.read_text())):
        names = [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        for name in names:
            parts = name.split(".")
            if parts[0] == "ecgen" and len(parts) > 1:
                yield parts[1]


def test_imports_go_downwards():
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        room = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
        if room in ("__init__", "__main__"):
            continue
        wrong += [f"{path.relative_to(PACKAGE)} imports {other}" for other in imported_rooms(path) if ROOMS.index(other) > ROOMS.index(room)]
    assert not wrong, wrong


def test_no_pass_knows_a_curve_by_name():
    names = [path.stem for path in (PACKAGE.parent / "formulas").glob("*/curves/*.toml")]
    assert len(names) > 10
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text()
        for name in names:
            assert f'"{name}"' not in text or path.parts[-2] in ("cli", "run", "report"), f"{path} names {name}"


def test_no_template_holds_instructions():
    for path in sorted((PACKAGE.parent / "templates").rglob("*.j2")):
        for line in path.read_text().splitlines():
            word = line.strip().split(" ")[0].split("\t")[0]
            assert word not in ("mov", "add", "adc", "mulx", "push", "pop", "ret", "lea", "sub", "xor"), f"{path.name}: {line}"
