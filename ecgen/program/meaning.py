"""Meanings of field operations: the one reader of expressions such as "a-2*b", and what can be made
of one.

An expression is over the arguments a ... h (or names that the caller gives), the constant k,
integers, + - * / and conj(). `fold` walks it with an Algebra; the algebras here make a function
modulo p and a polynomial. Invariant: nothing else is ever read or evaluated.
"""

import ast
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Any

from ecgen.errors import EcgenError
from ecgen.extension import Element

ARGUMENTS = "abcdefgh"
MAX_LENGTH = 300  # characters, and so the depth of what is walked

Monomial = tuple[str, ...]
Polynomial = dict[Monomial, Fraction]


class MeaningError(EcgenError):
    """A meaning that is no expression over a ... h, k, integers and + - * /, or not one of the kind
    that is needed.
    """


@dataclass(frozen=True)
class Meaning:
    """`value` maps {"a": .., "k": ..} and p to the result mod p; `variables` are the arguments
    read.
    """

    text: str
    variables: frozenset[str]
    value: Callable[[Mapping[str, int], int], int]


@dataclass(frozen=True)
class Algebra:
    """What each part of an expression becomes; `name` is asked for arguments and k, `number` for
    integers >= 0.
    """

    name: Callable[[str], Any]
    number: Callable[[int], Any]
    neg: Callable[[Any], Any]
    add: Callable[[Any, Any], Any]
    sub: Callable[[Any, Any], Any]
    mul: Callable[[Any, Any], Any]
    div: Callable[[Any, Any], Any]
    conj: Callable[[Any], Any] | None = None


_BINARY = {ast.Add: "add", ast.Sub: "sub", ast.Mult: "mul", ast.Div: "div"}


def fold(text: str, algebra: Algebra, names: Sequence[str] = ARGUMENTS) -> Any:
    """The expression over `names` and k in the algebra, parts from left to right; MeaningError if
    `text` is none.
    """
    return _fold(_tree(text, names), algebra)


@cache
def _tree(text: str, names: Sequence[str] = ARGUMENTS) -> ast.expr:
    """The syntax tree of `text`, every node of which is allowed."""
    if len(text) > MAX_LENGTH:
        raise MeaningError(
            f"has a meaning of {len(text)} characters, at most {MAX_LENGTH} are read"
        )
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        raise MeaningError(f"has the meaning {text!r}, which is not an expression") from None
    _check(tree, text, frozenset(names))
    return tree


def _check(node: ast.expr, text: str, names: frozenset[str]) -> None:
    match node:
        case ast.Name(id=name) if name == "k" or name in names:
            return
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return
        case ast.UnaryOp(op=ast.USub(), operand=x):
            return _check(x, text, names)
        case ast.Call(func=ast.Name(id="conj"), args=[x], keywords=[]):
            return _check(x, text, names)
        case ast.BinOp(left=x, op=op, right=y) if type(op) in _BINARY:
            _check(x, text, names)
            return _check(y, text, names)
    raise MeaningError(f"has the meaning {text!r}, of which {ast.unparse(node)!r} is not allowed")


def _fold(node: ast.expr, algebra: Algebra) -> Any:
    match node:
        case ast.Name(id=name):
            return algebra.name(name)
        case ast.Constant(value=int(number)):
            return algebra.number(number)
        case ast.UnaryOp(operand=x):
            return algebra.neg(_fold(x, algebra))
        case ast.Call(args=[x]):
            assert algebra.conj is not None
            return algebra.conj(_fold(x, algebra))
    assert isinstance(node, ast.BinOp)  # as _check has seen
    x, y = _fold(node.left, algebra), _fold(node.right, algebra)
    return getattr(algebra, _BINARY[type(node.op)])(x, y)


Function = Callable[[Mapping[str, int], int], int]


def _conj(f: Function) -> Function:
    """The p-th power, which every integer modulo p equals."""
    return lambda values, p: value.conj() if isinstance(value := f(values, p), Element) else value


# Functions of the arguments' values (integers, or elements of an extension) and p.
_FUNCTIONS = Algebra(
    name=lambda name: lambda values, p: values[name],
    number=lambda number: lambda values, p: number,
    neg=lambda f: lambda values, p: -f(values, p) % p,
    add=lambda f, g: lambda values, p: (f(values, p) + g(values, p)) % p,
    sub=lambda f, g: lambda values, p: (f(values, p) - g(values, p)) % p,
    mul=lambda f, g: lambda values, p: f(values, p) * g(values, p) % p,
    div=lambda f, g: lambda values, p: f(values, p) * pow(g(values, p), -1, p) % p,
    conj=_conj,
)


@cache
def parse_meaning(text: str) -> Meaning:
    """The meaning of one result, or a MeaningError that quotes the offending part."""
    names = frozenset(node.id for node in ast.walk(_tree(text)) if isinstance(node, ast.Name)) - {
        "conj"
    }
    return Meaning(text, names, fold(text, _FUNCTIONS))


class _NotPolynomial(Exception):
    """A division by something other than a constant, a conjugate, or a constant k that is not
    given.
    """


def substitute(
    text: str, values: Mapping[str, Polynomial], k: int | None = None
) -> Polynomial | None:
    """The polynomial of a meaning whose arguments are the polynomials `values`; None where it
    divides by one of them or conjugates, or k is needed and not given.

    A polynomial maps monomials (sorted tuples of names) to coefficients other than 0, so that two
    ways of writing one operation compare equal.
    """

    def name(letter: str) -> Polynomial:
        if letter != "k":
            return values[letter]
        if k is None:
            raise _NotPolynomial
        return _clean({(): Fraction(k)})

    algebra = Algebra(
        name=name,
        number=lambda number: _clean({(): Fraction(number)}),
        neg=lambda f: {m: -c for m, c in f.items()},
        add=lambda f, g: _sum(f, g, 1),
        sub=lambda f, g: _sum(f, g, -1),
        mul=_product,
        div=_quotient,
        conj=_conjugate,
    )
    try:
        found: Polynomial = fold(text, algebra, tuple(values))
        return found
    except _NotPolynomial:
        return None


def polynomial(
    text: str, k: int | None = None, names: Sequence[str] = ARGUMENTS
) -> Polynomial | None:
    """The polynomial of a meaning in its own variables, `names`; None if it is not one ("1/a")."""
    return substitute(text, {name: {(name,): Fraction(1)} for name in names}, k)


def _clean(f: Polynomial) -> Polynomial:
    return {m: c for m, c in f.items() if c}


def _sum(f: Polynomial, g: Polynomial, sign: int) -> Polynomial:
    total = dict(f)
    for monomial, c in g.items():
        total[monomial] = total.get(monomial, Fraction(0)) + sign * c
    return _clean(total)


def _product(f: Polynomial, g: Polynomial) -> Polynomial:
    total: Polynomial = {}
    for m, c in f.items():
        for n, e in g.items():
            key = tuple(sorted(m + n))
            total[key] = total.get(key, Fraction(0)) + c * e
    return _clean(total)


def _conjugate(f: Polynomial) -> Polynomial:
    raise _NotPolynomial


def _quotient(f: Polynomial, g: Polynomial) -> Polynomial:
    if set(g) != {()}:
        raise _NotPolynomial
    return {m: c / g[()] for m, c in f.items()}
