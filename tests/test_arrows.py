"""The house has one direction: a package imports only what stands before it on the arrow, and no
file, by way of others, itself.
"""

import ast
import re
from pathlib import Path

import pytest

from ecgen.isa.aarch64 import text as aarch64
from ecgen.isa.armv7em import table as armv7em
from ecgen.isa.facts import FACTS, VECTORS
from tests.support.arrows import PACKAGE, imported_modules, modules

# formula/lower.py makes FieldPrograms and reads the operations' table; the rest of program/ reads
# no formula.
ROOMS = [
    "errors",
    "lines",
    "resources",
    "kept",
    "spread",
    "names",
    "extension",
    "residues",
    "program",
    "formula",
    "kind",
    "curve",
    "verify",
    "group",
    "walk",
    "limb",
    "field",
    "machine",
    "isa",
    "scalar",
    "library",
    "certify",
    "run",
    "report",
    "cli",
]
MOST = 16  # modules in a folder
PARAMETERS = 6  # of a function, by their place
BY_NAME = {  # files that name modules below them in texts, which are imported where they are needed
    "kind/parts.py": {"curve", "library", "run"},
    "isa/aarch64/record.py": {"run"},
    "isa/armv7em/record.py": {"run"},
}
LARGE: dict[str, int] = {}  # folders that have more; they may only shrink
CIRCLES: list[tuple[str, list[str]]] = []  # and so may these

PARTS = (
    "curve",
    "library",
    "run",
)  # of a kind of curve, which count as part of the room of that name


def room_of(path: Path) -> str:
    """The room of a file; what has such a name in the folder of a kind of curve is of that."""
    room, *rest = path.relative_to(PACKAGE).with_suffix("").parts
    return next((name for name in rest[1:] if name in PARTS), room) if room == "kind" else room


def imported_rooms(text: str) -> tuple[set[str], set[str]]:
    """The rooms that the text of a file imports, and those that it names in texts."""
    imported, named = set(), set()
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                imported |= {module, *(f"{module}.{name.name}" for name in names)}
            case ast.Import(names=names):
                imported |= {name.name for name in names}
            case ast.Constant(value=str(value)):
                named.add(value)
    found = [
        {name.split(".")[1] for name in names if re.match(r"ecgen\.\w", name)} & {*ROOMS}
        for names in (imported, named)
    ]
    return found[0], found[1]


@pytest.mark.essential
def test_imports_go_downwards():
    wrong, by_name = [], {}
    for path in sorted(PACKAGE.rglob("*.py")):
        room, file = room_of(path), path.relative_to(PACKAGE).as_posix()
        if room in ("__init__", "__main__"):
            continue
        imported, named = (
            {other for other in rooms if ROOMS.index(other) > ROOMS.index(room)}
            for rooms in imported_rooms(path.read_text())
        )
        wrong += [f"{file} imports {other}" for other in sorted(imported)]
        by_name |= {file: named} if named else {}
    assert not wrong, wrong
    assert by_name == BY_NAME


def test_arrows_of_every_shape_are_seen():
    assert imported_rooms("from ecgen import run\nimport ecgen.cli.man")[0] == {"run", "cli"}
    assert imported_rooms('import_module(f"ecgen.report.{x}")')[1] == {"report"}


def circles(arrows: dict[str, set[str]]) -> list[set[str]]:
    """The sets of two or more nodes of which each is reached from each other one."""
    reached = {node: set(arrows[node]) for node in arrows}
    for middle in arrows:
        for node in arrows:
            if middle in reached[node]:
                reached[node] |= reached[middle]
    found = {
        frozenset({other for other in reached[node] if node in reached[other]} | {node})
        for node in arrows
        if node in reached[node]
    }
    return sorted((set(circle) for circle in found if len(circle) > 1), key=sorted)


def test_no_file_imports_itself_by_way_of_others():
    files = modules()
    arrows = {name: imported_modules(path, files) - {name} for name, path in files.items()}
    assert sum(map(len, arrows.values())) > 2 * len(files)  # the arrows were seen
    wrong = [sorted(circle) for circle in circles(arrows)]
    assert not wrong, wrong


def below(folder: str, name: str) -> str:
    """The folder or file directly in `folder` to which a module belongs, "" if it is elsewhere."""
    inside = f"{folder}." if folder else ""
    kinds, *own = name.split(".")
    if not folder and kinds == "kind" and (room := [part for part in own[1:] if part in ROOMS]):
        return room[0]  # of the room whose name it has
    return name[len(inside) :].partition(".")[0] if name.startswith(inside) else ""


def test_no_folder_imports_itself_by_way_of_its_neighbours():
    """In every folder its files and its folders, each taken as one, have an order, too."""
    files = modules()
    arrows = {name: imported_modules(path, files) - {name} for name, path in files.items()}
    folders = {name.rpartition(".")[0] for name in files}
    wrong = []
    for folder in sorted(folders):
        drawn: dict[str, set[str]] = {}
        for name, others in arrows.items():
            if here := below(folder, name):
                ends = {below(folder, other) for other in others} - {here, ""}
                drawn.setdefault(here, set()).update(ends)
                for end in ends:
                    drawn.setdefault(end, set())
        wrong += [(folder, sorted(circle)) for circle in circles(drawn)]
    assert wrong == CIRCLES, wrong


def test_no_folder_has_more_modules_than_one_reads():
    sizes = {
        folder.relative_to(PACKAGE).as_posix(): len(list(folder.glob("*.py")))
        for folder in {path.parent for path in PACKAGE.rglob("*.py")}
    }
    large = {folder: size for folder, size in sizes.items() if size > MOST}
    assert large == LARGE, "a folder that has shrunk gets its new size here, or none"


def positional(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """How many parameters may be given by their place, `self` aside."""
    given = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
    return len(given) - (given[:1] in (["self"], ["cls"]))


def test_no_function_has_more_parameters_than_one_remembers():
    found = [
        (path.relative_to(PACKAGE).as_posix(), node.name, positional(node))
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert len(found) > 5000
    assert not [each for each in found if each[2] > PARAMETERS]


def test_the_map_has_every_room_and_names_what_is_there():
    """ARCHITECTURE.md: its rooms in the order of ROOMS, and no file that is gone."""
    text = (PACKAGE.parent / "ARCHITECTURE.md").read_text()
    rooms = re.findall(r"^\| `ecgen/(\w+)` \|", text, re.M)
    assert sorted(rooms) == sorted(path.parent.name for path in PACKAGE.glob("*/__init__.py"))
    assert [ROOMS.index(room) for room in rooms] == sorted(map(ROOMS.index, rooms))
    named = re.findall(r"`((?:ecgen|tests|docs|templates)/[\w/.-]+)`", text)
    named = [name for name in named if "NAME" not in name]
    assert len(named) > 30 and not [n for n in named if not (PACKAGE.parent / n).exists()]


def test_circles_are_found():
    arrows = {
        "a": {"b"},
        "b": {"c"},
        "c": {"a", "d"},
        "d": {"e"},
        "e": set(),
        "f": {"g"},
        "g": {"f", "a"},
    }
    assert circles(arrows) == [{"a", "b", "c"}, {"f", "g"}]


def test_no_pass_knows_a_curve_by_name():
    names = [path.stem for path in (PACKAGE.parent / "formulas").glob("*/curves/*.toml")]
    assert len(names) > 10
    for path in sorted(PACKAGE.rglob("*.py")):
        text = path.read_text()
        for name in names:
            assert f'"{name}"' not in text or path.relative_to(PACKAGE).parts[0] in (
                "cli",
                "run",
                "report",
            ), f"{path} names {name}"


# What frames are made of, and no instruction table has.
FRAME = {"push", "pop", "ret", "call", "jmp", "bx", "bl", "vpush", "vpop", "vzeroupper"}
TABLES = {
    name
    for record in (*FACTS.values(), *VECTORS.values())
    if not getattr(record, "compiled", False)
    for name in record.table.rows
}
# Rows such as add_lsl and imul3 are printed without their ending, some of AArch64 by another name.
MNEMONICS = FRAME | TABLES | {name.split("_")[0].rstrip("123") for name in TABLES}
MNEMONICS |= {*aarch64.PRINTED.values(), *armv7em.PRINTED.values()}
PREFIX = r'\s*(?:__asm__[ a-z_]*\(\s*)?"?\s*(?:[\w.$]+:\s*)?'  # inline assembly, a string, a label
OPERANDS = r'("?;?|\\n.*|\s+[\[{%$#\w-][^ =(]*(,.*)?)$'  # none, or one word, and more after a comma


def instructions_in(text: str) -> list[str]:
    """Lines whose first word, also behind a label or the quotes of inline assembly, is a mnemonic
    before an operand or nothing.

    A C statement follows the word with an operator, a call with a parenthesis, a sentence with two
    words and no comma.
    """
    found = []
    for line in text.splitlines():
        match = re.match(PREFIX + r"([a-z]\w*)(.*)", line)
        if match and match[1] in MNEMONICS and re.match(OPERANDS, match[2].rstrip("\\ \t;")):
            found.append(line)
    return found


def test_no_template_holds_instructions():
    for path in sorted((PACKAGE.parent / "templates").rglob("*.j2")):
        assert instructions_in(path.read_text()) == [], path.name


@pytest.mark.parametrize(
    "shape",
    [
        "  {} rax, [rsi + 8]",
        "\t{}\tr0, r1",
        "1: {} r0",
        '    __asm__("{} %0, %1" : "=r"(x));',
        '  "{} ymm0, ymm1, ymm2\\n"',
        "{}",
    ],
)
def test_every_mnemonic_would_be_seen(shape):
    missed = [word for word in sorted(MNEMONICS) if not instructions_in(shape.format(word))]
    assert len(MNEMONICS) > 100 and missed == []
