"""No file outside of ecgen/kind asks which form a curve has: a new kind of curve is a new folder.

What is left is counted; the numbers may only shrink.
"""

import ast
import re
from pathlib import Path

import pytest

from ecgen.kind.facts import KINDS

ROOT = Path(__file__).resolve().parents[2]
WITH_CURVES = {form: kind for form, kind in KINDS.items() if kind.keys}
FOLDERS = {kind.package.rpartition(".")[2] for kind in WITH_CURVES.values()}
NAMES = {*WITH_CURVES, *FOLDERS} | {
    name for kind in WITH_CURVES.values() for name in kind.constants if len(name) > 1
}
PLACES, FILES = 9, 5
WORDS = re.compile(r"\s*\S*[^\s.,:;](\s+\S*[^\s.,:;])*\s*")  # none before a stop
ELSEWHERE = re.compile(r"ecgen\.(?!kind\b)[\w.]+")  # modules of other rooms, as in imports
REPRESENTATION = "ecgen/field/representations/montgomery.py"  # of a prime: the same word


def asked(text: str) -> list[str]:
    """What a file's code says of forms, of their folders and of constants that one form alone has:
    in imports, as attributes, and in texts that are words or paths and no sentence.
    """
    tree = ast.parse(text)
    sentences = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = []
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                words = [part for name in names for part in name.name.split(".")]
            case ast.ImportFrom(module=str(module), names=names) if "ecgen.kind" in module:
                words = [*module.split("."), *(name.name for name in names)]
            case ast.Constant(value=str(value)) if node not in sentences and WORDS.fullmatch(value):
                words = re.findall(r"\w+", ELSEWHERE.sub("", value))
            case ast.Attribute(attr=word):
                words = [word]
            case _:
                continue
        if told := sorted(NAMES & {*words}):
            found.append(f"{node.lineno}: {' '.join(told)}")
    return found


@pytest.mark.essential
def test_few_places_ask_for_a_form():
    house = ROOT / "ecgen"
    files = [path for path in house.rglob("*.py") if path.relative_to(house).parts[0] != "kind"]
    found = {
        path.relative_to(ROOT).as_posix(): places
        for path in files
        if (places := asked(path.read_text()))
    }
    assert found.pop(REPRESENTATION, None)
    assert (sum(map(len, found.values())), len(found)) == (PLACES, FILES), found


@pytest.mark.parametrize(
    "line",
    [
        'form.startswith("kummer")',
        'x = "theta" in dict(c.numbers)',
        'x = kind.package.endswith(".edwards")',
        'x = {"weierstrass": 1}',
        'x = form in "kummer_squared genus2_imaginary".split()',
        "x = curve.theta",
        "from ecgen.kind import kummer",
        "from ecgen.kind.kummer import surface",
        "import ecgen.kind.edwards.law as law",
        'import_module("ecgen.kind.jacobian.model")',
    ],
)
def test_what_asks_is_seen(line):
    assert asked(line) and not asked(
        '"""Of montgomery."""\nfrom ecgen.kind import law\nx = "An edwards curve."'
    )


def asking_tags(template: str) -> list[str]:
    """The tags of a template that name a form, or a kind's folder."""
    tags = re.findall(r"{%.*?%}|{{.*?}}", template, re.S)
    return [tag for tag in tags if NAMES & {*re.findall(r"\w+", tag)}]


def test_no_template_asks_for_a_form():
    rooms = [ROOT / room for room in ("templates", "harness")]
    found = {
        str(path): tags
        for room in rooms
        for path in room.rglob("*.j2")
        if path.parent.parent.name != "kind" and (tags := asking_tags(path.read_text()))
    }
    assert not found
    assert asking_tags('{% if form == "kummer" %}') and asking_tags("{{ 1 if m.montgomery }}")
