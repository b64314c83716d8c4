"""What the modules of ecgen import."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2] / "ecgen"


def modules() -> dict[str, Path]:
    """Dotted name below ecgen -> file; a package has the name of its folder, and ecgen itself the
    empty one.
    """
    return {
        ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        .removesuffix("__init__")
        .removesuffix("."): path
        for path in sorted(PACKAGE.rglob("*.py"))
    }


def imported_modules(path: Path, names) -> set[str]:
    """The modules among `names` that a file imports, inside functions too; `from ecgen.x import y`
    is x.y where that is a file.
    """
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, (
                f"{path} imports by a relative name, which this test does not follow"
            )
            found |= {
                whole
                if (whole := f"{node.module}.{alias.name}").removeprefix("ecgen.") in names
                else node.module
                for alias in node.names
            }
    return {name.removeprefix("ecgen.") for name in found if name.startswith("ecgen.")} & set(names)
