"""Long functions of ecgen say in a sentence what they give."""

import ast

from tests.support.arrows import PACKAGE

LONG = 25  # lines
# long functions without a docstring, nested ones among them: they may only become fewer
SILENT = 65


def silent(text: str) -> list[tuple[str, int]]:
    """(name, lines) of the functions of a file that are long and have no docstring."""
    return [
        (node.name, lines)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > LONG
        and not ast.get_docstring(node)
    ]


def test_long_functions_say_what_they_give():
    found = [
        (lines, path.relative_to(PACKAGE).as_posix(), name)
        for path in sorted(PACKAGE.rglob("*.py"))
        for name, lines in silent(path.read_text())
    ]
    assert len(found) == SILENT, sorted(found, reverse=True)


def test_a_long_function_without_a_sentence_is_seen():
    body = "    pass\n" * LONG
    assert silent(f"def short():\n{body[:-9]}") == []
    assert silent(f"def long():\n{body}") == [("long", LONG + 1)]
    assert silent(f'def told():\n    """Nothing."""\n{body}') == []
    assert silent(f"class A:\n  def own(self):\n{body}") == [("own", LONG + 1)]
