"""Names of steps and of forms are values: text is read where text is, and no name is cut back into
what it was made of.
"""

import ast
import re

import pytest

from ecgen.walk.steps import Name
from ecgen.walk.text import parse_form, parse_step
from tests.support.arrows import PACKAGE

pytestmark = pytest.mark.essential

READERS = {"walk/text.py", "run/readback/claimed_walk.py"}  # of walks as text
PARTS = {"step", "form", "stem", "own", "role"}  # what a name, or a part of it, is called
CUTS = {
    *("split", "rsplit", "partition", "rpartition", "startswith", "endswith"),
    *("removeprefix", "removesuffix", "match", "fullmatch", "search"),
}


def said(node: ast.AST) -> str:
    """What an expression is called last, "" where it is no name; of str(x), as x."""
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
        case ast.Call(func=ast.Name(id="str"), args=[inner]):
            return said(inner)
    return ""


def cuts(text: str) -> list[int]:
    """The lines of a module where a name, or a part of one, is looked into as text."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in CUTS
        and any(said(each) in PARTS for each in (node.func.value, *node.args))
    ]


def readers() -> set[str]:
    """The modules that say what reads a name of text."""
    return {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"\bparse_(step|form)\b", path.read_text())
    }


def test_text_is_read_where_text_is():
    assert readers() == READERS


@pytest.mark.parametrize("room", ["walk", "library"])
def test_no_name_is_cut(room):
    found = {
        (path.relative_to(PACKAGE).as_posix(), line)
        for path in (PACKAGE / room).rglob("*.py")
        for line in cuts(path.read_text())
    }
    assert {file for file, _ in found} <= READERS, found


@pytest.mark.parametrize(
    "line",
    [
        'stem = s.step.partition(".")[0]',
        'form.endswith(".scale")',
        're.fullmatch(r"(\\d+)dbl", name.own)',
        'str(s.step).split(".")',
        "IMAGE.fullmatch(step.own)",
    ],
)
def test_every_cut_is_seen(line):
    assert cuts(line) == [1]


@pytest.mark.parametrize(
    "name, text",
    [
        (Name("jac", "dbl"), "jac.dbl"),
        (Name("jac", "dbl", 1), "jac.1dbl"),
        (Name("jac", "dbl", 12), "jac.12dbl"),
        (Name("jac", "to_cached"), "jac.to_cached"),
        (Name("ext", "endo2_affine_cached"), "ext.endo2_affine_cached"),
    ],
)
def test_a_step_is_read_as_it_is_written(name, text):
    assert str(name) == text and parse_step(text) == name


@pytest.mark.parametrize(
    "name, text",
    [
        (Name("", "affine"), "affine"),
        (Name("jac", "affine cached"), "jac.affine_cached"),
        (Name("jac", "co-z"), "jac.co-z"),
    ],
)
def test_a_form_is_read_as_it_is_written(name, text):
    assert str(name) == text and parse_form(text) == name


@pytest.mark.parametrize("text", ["jac.0dbl", "jac.04dbl"])
def test_a_run_has_one_text(text):
    """Of another nothing is read but what it says, which is no step."""
    assert parse_step(text).run == 0 and str(parse_step(text)) == text
