"""The house has one direction: a package imports only what stands before it on the arrow, and no file, by way of others, itself."""

import ast
from pathlib import Path

ROOMS = ["errors", "resources", "program", "formula", "curve", "verify", "limb", "field", "machine", "isa", "scalar", "library", "run", "report", "cli"]
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


# The plans of each form of curve import what plan.py shares with them, and plan.py imports them; both go when walks replace plans.
KNOWN_CIRCLE = {"scalar.plan", "scalar.plan_edwards", "scalar.plan_montgomery", "scalar.plan_weierstrass"}


def modules() -> "dict[str, Path]":
    """Dotted name below ecgen -> file; a package has the name of its folder, and ecgen itself the empty one."""
    return {".".join(path.relative_to(PACKAGE).with_suffix("").parts).removesuffix("__init__").removesuffix("."): path for path in sorted(PACKAGE.rglob("*.py"))}


def imported_modules(path: Path, names) -> "set[str]":
    """The modules among `names` that a file imports, inside functions too; `from ecgen.x import y` is x.y where that is a file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports by a relative name, which this test does not follow"
            found |= {whole if (whole := f"{node.module}.{alias.name}").removeprefix("ecgen.") in names else node.module for alias in node.names}
    return {name.removeprefix("ecgen.") for name in found if name.startswith("ecgen.")} & set(names)


def circles(arrows: "dict[str, set[str]]") -> "list[set[str]]":
    """The sets of two or more nodes of which each is reached from each other one."""
    reached = {node: set(arrows[node]) for node in arrows}
    for middle in arrows:
        for node in arrows:
            if middle in reached[node]:
                reached[node] |= reached[middle]
    found = {frozenset({other for other in reached[node] if node in reached[other]} | {node}) for node in arrows if node in reached[node]}
    return sorted((set(circle) for circle in found if len(circle) > 1), key=sorted)


def test_no_file_imports_itself_by_way_of_others():
    files = modules()
    arrows = {name: imported_modules(path, files) - {name} for name, path in files.items()}
    assert sum(map(len, arrows.values())) > 2 * len(files)  # the arrows were seen
    wrong = [sorted(circle) for circle in circles(arrows) if not circle <= KNOWN_CIRCLE]
    assert not wrong, wrong


def test_circles_are_found():
    arrows = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set(), "f": {"g"}, "g": {"f", "a"}}
    assert circles(arrows) == [{"a", "b", "c"}, {"f", "g"}]


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
