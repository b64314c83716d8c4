"""Arithmetic expressions of formula and model files: text -> Node, and Node -> a value in any
field.

The syntax is the database's: `+ - * / ^`, parentheses, integers, names; in description and model
files two factors may also stand side by side (`2 b (X1+Z1)`). Exponents are non-negative integer
constants. One addition: `conj(x)`, the automorphism of a quadratic extension (a + b*i -> a - b*i),
which over F_p^2 is the p-th power.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from typing import Protocol, TypeVar, runtime_checkable

from ecgen.errors import FormulaError

_TOKEN = re.compile(
    r"\s*(?:(?P<int>[0-9]+)|(?P<name>[A-Za-z_][A-Za-z0-9_']*)|(?P<op>\*\*|==|[-+*/^()=]))"
)

_LARGEST_EXPONENT = 255
# of one line; the database's longest has 68 tokens
_MOST_DIGITS, _MOST_TOKENS, _MOST_LEVELS = (1000, 300, 40)
_MOST_BITS = 4096
Number = TypeVar("Number")  # of a field


@dataclass(frozen=True)
class Node:
    """`op` is `int`, `name`, `neg`, `conj`, `+`, `-`, `*`, `/` or `^`; `value` holds the integer or
    the name.
    """

    op: str
    args: tuple["Node", ...] = ()
    value: int | str | None = None

    @property
    def name(self) -> str:
        """The name that a node is."""
        assert isinstance(self.value, str)
        return self.value

    @property
    def number(self) -> int:
        """The integer that a node is, or the exponent."""
        assert isinstance(self.value, int)
        return self.value

    def names(self) -> frozenset[str]:
        """Every name that occurs."""
        return self._names

    @cached_property
    def _names(self) -> frozenset[str]:
        if self.op == "name":
            return frozenset({self.name})
        return (
            frozenset[str]().union(*(arg.names() for arg in self.args))
            if self.args
            else frozenset()
        )

    def has(self, op: str) -> bool:
        """Whether an operation occurs."""
        return self.op == op or any(arg.has(op) for arg in self.args)


@dataclass(frozen=True)
class Equation:
    """`left = right` as written at `line`."""

    left: Node
    right: Node
    text: str
    line: int = 0

    def names(self) -> frozenset[str]:
        return self.left.names() | self.right.names()


def stated(value: Number | None) -> Number:
    """What a file states, where that is known to be there."""
    assert value is not None
    return value


class Field(Protocol[Number]):
    """What `evaluate` needs of the field it computes in, beside Conjugates where an expression
    conjugates.
    """

    def constant(self, value: int, /) -> Number: ...
    def add(self, a: Number, b: Number, /) -> Number: ...
    def sub(self, a: Number, b: Number, /) -> Number: ...
    def mul(self, a: Number, b: Number, /) -> Number: ...
    def div(self, a: Number, b: Number, /) -> Number: ...


@runtime_checkable
class Conjugates(Protocol[Number]):
    """A field with the automorphism that expressions call `conj`."""

    def conj(self, a: Number, /) -> Number: ...


class Rationals:
    """The field Q, as `fractions.Fraction`; OverflowError where a product has more than 4096 bits
    above or below.
    """

    @staticmethod
    def constant(value: int) -> Fraction:
        return Fraction(value)

    @staticmethod
    def add(a: Fraction, b: Fraction) -> Fraction:
        return _bounded(a + b)

    @staticmethod
    def sub(a: Fraction, b: Fraction) -> Fraction:
        return _bounded(a - b)

    @staticmethod
    def mul(a: Fraction, b: Fraction) -> Fraction:
        return _bounded(a * b)

    @staticmethod
    def div(a: Fraction, b: Fraction) -> Fraction:
        return _bounded(a / b)

    @staticmethod
    def conj(a: Fraction) -> Fraction:
        return a


def _bounded(value: Fraction) -> Fraction:
    if max(value.numerator.bit_length(), value.denominator.bit_length()) > _MOST_BITS:
        raise OverflowError(f"a constant has more than {_MOST_BITS} bits")
    return value


class _Parser:
    """Recursive descent over the tokens of one line; errors name the file and the line."""

    def __init__(self, text: str, where: str, line: int, implicit: bool):
        self.text, self.where, self.line, self.implicit = text, where, line, implicit
        self.depth = 0
        self.tokens, self.at = self._split(text), 0

    def fail(self, what: str) -> FormulaError:
        text = self.text.strip()
        return FormulaError(
            f"{what} in `{text if len(text) <= 80 else text[:77] + '...'}`.",
            where=self.where,
            line=self.line,
            hint="Expected names, integers, + - * / ^ and parentheses, as in `X3 = t3-2*t4`.",
        )

    def _split(self, text: str) -> list[tuple[str, str]]:
        tokens, position = [], 0
        while text[position:].strip():
            match = _TOKEN.match(text, position)
            if match is None:
                raise self.fail(f"Unexpected character `{text[position:].strip()[0]}`")
            kind = match.lastgroup
            assert kind is not None  # each alternative has a name
            tokens.append((kind, match.group(kind)))
            position = match.end()
            if kind == "int" and len(tokens[-1][1]) > _MOST_DIGITS:
                raise self.fail(
                    f"A constant has {len(tokens[-1][1])} digits, at most {_MOST_DIGITS} are read,"
                )
        if len(tokens) > _MOST_TOKENS:
            raise self.fail(
                f"There are {len(tokens)} names, numbers and signs, at most {_MOST_TOKENS} on a"
                " line are read,"
            )
        return tokens

    def peek(self) -> tuple[str, str]:
        return self.tokens[self.at] if self.at < len(self.tokens) else ("end", "")

    def take(self) -> tuple[str, str]:
        token = self.peek()
        self.at += 1
        return token

    def sum(self) -> Node:
        node = self.product()
        while self.peek()[1] in ("+", "-"):
            op = self.take()[1]
            node = Node(op, (node, self.product()))
        return node

    def product(self) -> Node:
        node = self.signed()
        while True:
            kind, text = self.peek()
            if text in ("*", "/"):
                self.take()
                node = Node(text, (node, self.signed()))
            elif self.implicit and (kind in ("int", "name") or text == "("):
                node = Node("*", (node, self.power()))
            else:
                return node

    def signed(self) -> Node:
        if self.peek()[1] == "-":
            self.take()
            return Node("neg", (self.nested(self.signed),))
        if self.peek()[1] == "+":
            self.take()
            return self.nested(self.signed)
        return self.power()

    def nested(self, rule: Callable[[], Node]) -> Node:
        """`rule` one level deeper: parentheses and signs in a row are levels."""
        self.depth += 1
        if self.depth > _MOST_LEVELS:
            raise self.fail(f"More than {_MOST_LEVELS} parentheses or signs are nested")
        node = rule()
        self.depth -= 1
        return node

    def power(self) -> Node:
        node = self.atom()
        while self.peek()[1] in ("^", "**"):
            self.take()
            kind, text = self.take()
            if kind != "int":
                raise self.fail("An exponent must be an integer constant")
            if int(text) > _LARGEST_EXPONENT:
                raise self.fail(f"The exponent {text[:20]} is above {_LARGEST_EXPONENT}")
            node = Node("^", (node,), int(text))
        return node

    def atom(self) -> Node:
        kind, text = self.take()
        if kind == "int":
            return Node("int", value=int(text))
        if kind == "name" and text == "conj" and self.peek()[1] == "(":
            return Node("conj", (self.atom(),))
        if kind == "name":
            return Node("name", value=text)
        if text == "(":
            node = self.nested(self.sum)
            if self.take()[1] != ")":
                raise self.fail("A closing parenthesis is missing")
            return node
        raise self.fail(f"Unexpected `{text}`" if text else "The expression ends too early")

    def finish(self) -> None:
        if self.peek()[0] != "end":
            raise self.fail(f"Unexpected `{self.peek()[1]}`")


def parse_expression(text: str, where: str = "", line: int = 0, implicit: bool = False) -> Node:
    """One expression; `implicit` allows factors side by side. Raises FormulaError with file and
    line.
    """
    parser = _Parser(text, where, line, implicit)
    node = parser.sum()
    parser.finish()
    return node


def parse_equation(text: str, where: str = "", line: int = 0, implicit: bool = False) -> Equation:
    """`left = right` (or `==`). Raises FormulaError with file and line."""
    parser = _Parser(text, where, line, implicit)
    left = parser.sum()
    if parser.take()[1] not in ("=", "=="):
        raise parser.fail("An equals sign is missing")
    right = parser.sum()
    parser.finish()
    return Equation(left, right, text.strip(), line)


def evaluate(node: Node, lookup: Callable[[str], Number], field: Field[Number]) -> Number:
    """The value of `node` in `field`, names read through `lookup`."""
    if node.op == "int":
        return field.constant(node.number)
    if node.op == "name":
        return lookup(node.name)
    return _operation(node, field)(*[evaluate(arg, lookup, field) for arg in node.args])


def _operation(node: Node, field: Field[Number]) -> Callable[..., Number]:
    """What a node that is no number and no name does with the values of its arguments."""
    if node.op == "neg":
        return lambda a: field.sub(field.constant(0), a)
    if node.op == "conj":
        assert isinstance(field, Conjugates)
        return field.conj
    if node.op == "^":
        return lambda a: power(a, node.number, field)
    return {"+": field.add, "-": field.sub, "*": field.mul, "/": field.div}[node.op]


def prepared(
    nodes: tuple[Node, ...], known: Mapping[str, Number], field: Field[Number]
) -> Callable[[Mapping[str, Number]], tuple[Number, ...]]:
    """A function of the values of the names that are not `known`, which gives the values of the
    nodes: what `evaluate` gives, where each sub-expression is evaluated once, and those of known
    names alone here."""
    places: dict[Node, int] = {}
    values: list[Number] = []  # what is not known yet stands as `unknown`
    steps: list[tuple[int, str, Callable[..., Number] | None, tuple[int, ...]]] = []
    unknown = field.constant(0)

    def place(node: Node) -> int:
        if node not in places:
            args, value = tuple(map(place, node.args)), unknown
            operation = _operation(node, field) if args else None
            if node.names() <= known.keys():
                value = (
                    operation(*[values[i] for i in args])
                    if operation
                    else evaluate(node, known.__getitem__, field)
                )
            else:
                name = "" if operation else node.name
                steps.append((len(values), name, operation, args))
            places[node] = len(values)
            values.append(value)
        return places[node]

    wanted = tuple(map(place, nodes))

    def found(given: Mapping[str, Number]) -> tuple[Number, ...]:
        held = values.copy()
        for at, name, operation, args in steps:
            held[at] = given[name] if operation is None else operation(*[held[i] for i in args])
        return tuple(held[at] for at in wanted)

    return found


def power(base: Number, exponent: int, field: Field[Number]) -> Number:
    """`base^exponent` by squaring and multiplying, exponent >= 0."""
    result: Number | None = None
    square = base
    while exponent:
        if exponent & 1:
            result = square if result is None else field.mul(result, square)
        exponent >>= 1
        if exponent:
            square = field.mul(square, square)
    return field.constant(1) if result is None else result


def integer_constant(node: Node) -> Fraction | None:
    """The rational value of an expression without names; None if a name occurs or it divides by
    zero.

    Raises OverflowError if a number on the way has more than 4096 bits.
    """
    if node.names():
        return None
    try:
        return evaluate(node, dict[str, Fraction]().__getitem__, Rationals)
    except ZeroDivisionError:
        return None


def written(node: Node) -> str:
    """The expression as text, every operation in parentheses except a name, an integer or a power
    of one.
    """
    if node.op in ("int", "name"):
        return str(node.value)
    if node.op == "neg":
        return f"-{written(node.args[0])}"
    if node.op == "^":
        return f"{written(node.args[0])}^{node.value}"
    if node.op == "conj":
        return f"conj({written(node.args[0])})"
    return "(" + node.op.join(map(written, node.args)) + ")"
