"""What upper rooms ask of a kind: every name that stands in their code is had by every kind of
which it is asked.
"""

import ast
from functools import cache

import pytest

from ecgen.kind.facts import KINDS
from tests.support.arrows import PACKAGE

# By room: what is asked of points up to sign alone, of points with all their coordinates alone, and
# of a field alone as well.
UP_TO_SIGN = {
    "library": "DOMAIN GENERAL TRIED images known neutral_given points_of_image try_law with_base",
    "run": "at_scale is_point multiplication shown sum_of triples",
}
WITH_COORDINATES = {
    "library": "walks",
    "run": "NEUTRAL_CODE accepted coordinates is_scaling keys_of own_encodings own_points"
    " point_of point_type read_point",
}
OF_A_FIELD = {
    "library": "HEADER REPORT SOURCE code example identity in_vectors known_rows laws lengths"
    " memory minimal notes point_type rows samples strategy subject systems test",
    "run": "SHARE WITHOUT encodings is_base steered",
}


def rooms_of_parts(function: ast.AST) -> dict[str, str]:
    """The rooms of the parts that local names hold."""
    return {
        target.id: room
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        for targets, values in [_pairs(node)]
        for target, value in zip(targets, values)
        if isinstance(target, ast.Name) and (room := room_of_part(value, {}))
    }


def _pairs(node: ast.Assign) -> tuple[list, list]:
    target = node.targets[0]
    if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
        return target.elts, node.value.elts
    return [target], [node.value]


def room_of_part(node: ast.AST, names: dict[str, str]) -> str:
    """The room where an expression is a kind's part, "" where it is none."""
    match node:
        case ast.Call(func=ast.Attribute(attr="part"), args=[ast.Constant(value=str(room))]):
            return room
        case ast.Attribute(attr="part", value=ast.Name(id="spec" | "self")):
            return "library"
        case ast.Attribute(attr="part", value=ast.Attribute(attr="spec")):
            return "library"
        case ast.Name(id=name):
            return names.get(name, "")
    return ""


def asked_in(text: str) -> set[tuple[str, str]]:
    """(room, name) of all that a file's code asks of parts."""
    functions = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef)]
    return {
        (room, node.attr)
        for function in functions
        for names in [rooms_of_parts(function)]
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and (room := room_of_part(node.value, names))
    }


@cache
def asked() -> set[tuple[str, str]]:
    """(room, name) of all that the package asks of parts."""
    return set().union(*(asked_in(path.read_text()) for path in PACKAGE.rglob("*.py")))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("def f(c):\n    return c.kind.part('run').alike(c)", {("run", "alike")}),
        ("def f(c):\n    a, p = 1, c.part('run')\n    return p.alike", {("run", "alike")}),
        ("def f(spec):\n    return spec.part.rows(spec)", {("library", "rows")}),
        ("def f(sum):\n    return sum.part.rows", set()),
    ],
)
def test_what_code_asks_is_seen(text, found):
    assert asked_in(text) == found


def test_much_is_asked():
    assert len(asked()) > 60
    for names in (UP_TO_SIGN, WITH_COORDINATES, OF_A_FIELD):
        assert spelled(names) <= asked()


def spelled(names: dict[str, str]) -> set[tuple[str, str]]:
    return {(room, name) for room, words in names.items() for name in words.split()}


@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_a_kind_has_what_is_asked_of_it(kind):
    alone = spelled(WITH_COORDINATES if kind.coordinates else UP_TO_SIGN)
    needed = asked() - alone if kind.points else spelled(OF_A_FIELD)
    missing = [
        (room, name)
        for room, name in needed
        if room in ("library", "run") and not hasattr(kind.part(room), name)
    ]
    assert not missing


def test_a_name_that_no_module_has_is_refused():
    with pytest.raises(AttributeError, match="no such_name"):
        _ = KINDS["weierstrass"].part("run").such_name
