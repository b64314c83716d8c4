"""C text -> bytes of stack that a function and all that it calls may use, with whatever compiler.

Counted from the text: the arrays and the single variables that each function declares, its
parameters, the deepest of its calls, and once the registers that an optimising compiler saves.
Compilers differ; ecgen/run/check/erased.py tests what is made of it.
"""

import ast
import re
from collections import Counter
from dataclasses import dataclass
from functools import cached_property

from ecgen.errors import EcgenError
from ecgen.library.c.reach import blocks

_HEAD = re.compile(
    r"^(?!#|static const|typedef)([\w ]+[ *])(P_\w+)\(([^{;]*)\)\n\{\n(.*?)^\}",
    re.MULTILINE | re.DOTALL,
)
_DECLARATION = re.compile(
    r"\s+(?:const )?(WORD|SWORD|uint8_t|int16_t|signed char|size_t|int|unsigned|P_[a-z]\w*)"
    r" +(\*?\w[^;]*);|\s+for \((size_t) (\w[^;]*);"
)
_MACRO = re.compile(r"^#define (P_\w+) (.+)$", re.MULTILINE)
APART = "P_APART"  # of the head of a function that is not to be merged
DOUBLE = re.compile(r"\bP_wide $")  # of the head of a function whose result is two words
# words for each call of one: compilers that do not optimise keep all results, and copies as
# arguments
RESULT = 4
FRAME = 4  # words of a frame besides what it declares: return address, frame pointer, alignment
SAVED = 8  # words that the function saves into which others were merged


@dataclass(frozen=True)
class Body:
    """What one function declares, in bytes, and the names it mentions; `apart`: no compiler merges
    it with its caller.
    """

    bytes: int
    names: frozenset[str]
    text: str
    apart: bool


class Stack:
    """Depths of the functions of `text`. `macros`: values of names that it does not define;
    `types`: bytes of types of the library; `outside`: bytes of stack of the functions that it calls
    and does not define."""

    def __init__(
        self,
        text: str,
        word: int,
        macros: dict[str, int],
        types: dict[str, int],
        outside: dict[str, int],
    ):
        self.word, self.outside, self._known = word, outside, dict(macros)
        self.types = {
            "WORD": word,
            "SWORD": word,
            "size_t": word,
            "int": word,
            "unsigned": word,
            "uint8_t": 1,
            "int16_t": 2,
            "signed char": 1,
        } | types
        self._macros = dict(_MACRO.findall(re.sub(r" */\*.*?\*/", "", text)))
        self._text, self._depths = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL), {}

    @cached_property
    def bodies(self) -> dict[str, Body]:
        found = {}
        functions = [row for block in blocks(self._text) for row in _HEAD.findall(block.text)]
        double = {name for kind, name, _, _ in functions if DOUBLE.search(kind)}
        for kind, name, parameters, body in functions:
            results = sum(called in double for called in re.findall(r"\b(P_\w+)\(", body))
            own = self.word * (
                FRAME
                + RESULT * results
                + len([p for p in parameters.split(",") if p.strip() != "void"])
            ) + self._declared(body)
            new = Body(own, frozenset(re.findall(r"\b(P_\w+)", body)), body, APART in kind)
            # one of several under #if
            found[name] = max(found.get(name, new), new, key=lambda b: b.bytes)
        return found

    def of(self, name: str) -> int:
        """Bytes that a call of the function may use below its caller."""
        return SAVED * self.word + self._depth(name)

    def _depth(self, name: str) -> int:
        if name not in self._depths:
            size, others = self._merged(name)
            self._depths[name] = size + max(
                (
                    self._depth(other) if other in self.bodies else self.outside.get(other, 0)
                    for other in sorted(others)
                ),
                default=0,
            )
        return self._depths[name]

    def _merged(self, name: str) -> tuple[int, frozenset[str]]:
        """The frame of the function and of those called there alone, which compilers merge with it,
        and whatever else these mention.
        """
        body, size, others = self.bodies[name], self.bodies[name].bytes, frozenset()
        for other in sorted(body.names - {name}):
            more, names = (
                self._merged(other)
                if self._callers.get(other) == 1 and not self.bodies[other].apart
                else (0, frozenset({other}))
            )
            size, others = size + more, others | names
        return size, others

    @cached_property
    def _callers(self) -> dict[str, int]:
        return Counter(
            name
            for own, body in self.bodies.items()
            for name in body.names - {own}
            if name in self.bodies
        )

    def _declared(self, body: str) -> int:
        total = 0
        for line in body.splitlines():
            if match := _DECLARATION.match(line):
                size = self.types.get(match[1] or match[3], 2 * self.word)
                total += sum(
                    self._declarator(text, size) for text in _declarators(match[2] or match[4])
                )
        return total

    def _declarator(self, text: str, size: int) -> int:
        name = text.partition("=")[0].partition("__attribute__")[0]
        if name.strip().startswith("*"):
            return self.word
        for dimension in re.findall(r"\[([^\]]+)\]", name):
            size *= self.value(dimension)
        return -(-size // self.word) * self.word

    def value(self, expression: str) -> int:
        """A constant expression of numbers, macros, sums and products; EcgenError for what it
        cannot read.
        """

        def of(node: ast.AST) -> int:
            match node:
                case ast.Constant(int(value)):
                    return value
                case ast.Name(name) if name in self._known:
                    return self._known[name]
                case ast.Name(name) if name in self._macros:
                    return self.value(self._macros[name])
                case ast.BinOp(left, ast.Add(), right):
                    return of(left) + of(right)
                case ast.BinOp(left, ast.Sub(), right):
                    return of(left) - of(right)
                case ast.BinOp(left, ast.Mult(), right):
                    return of(left) * of(right)
            raise EcgenError(
                f"The C of a library has an array whose size {expression} is not known; a template"
                " is broken."
            )

        return of(ast.parse(expression.strip(), mode="eval").body)


def _declarators(text: str) -> list[str]:
    """`a, b[3], c = f(x, y)` cut at the commas outside brackets."""
    found, depth = [""], 0
    for c in text:
        depth += (c in "([{") - (c in ")]}")
        if c == "," and not depth:
            found.append("")
        else:
            found[-1] += c
    return found
