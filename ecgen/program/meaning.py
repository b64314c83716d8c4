"""Meanings of field operations: an expression such as "a-2*b" turned into a polynomial and a function mod p.

A polynomial is a mapping from monomials (sorted tuples of variable names) to rational coefficients, so
that two ways of writing one operation compare equal. Invariant: nothing but names, integers and + - * /
is ever evaluated.
"""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

Monomial = tuple[str, ...]
Polynomial = dict[Monomial, Fraction]


class MeaningError(ValueError):
    """A meaning that is not an expression over a, b, c, d, k, integers and + - * /."""


@dataclass(frozen=True)
class Meaning:
    """`value` maps {"a": .., "k": ..} and p to the result mod p; `variables` are the arguments read."""

    text: str
    variables: frozenset[str]
    value: Callable[[Mapping[str, int], int], int]


@lru_cache(maxsize=None)
def parse_meaning(text: str) -> Meaning:
    """The meaning of one result, or a MeaningError that quotes the offending part."""
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError):
        raise MeaningError(f"has the meaning {text!r}, which is not an expression") from None
    names = frozenset(node.id for node in ast.walk(tree) if isinstance(node, ast.Name))
    return Meaning(text, names, _function(tree, text))


def _function(node: ast.expr, text: str):
    match node:
        case ast.Name(id=name) if name in ("a", "b", "c", "d", "k"):
            return lambda values, p: values[name]
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return lambda values, p: number
        case ast.UnaryOp(op=ast.USub(), operand=x):
            f = _function(x, text)
            return lambda values, p: -f(values, p) % p
        case ast.BinOp(left=x, op=op, right=y):
            f, g = _function(x, text), _function(y, text)
            match op:
                case ast.Add():
                    return lambda values, p: (f(values, p) + g(values, p)) % p
                case ast.Sub():
                    return lambda values, p: (f(values, p) - g(values, p)) % p
                case ast.Mult():
                    return lambda values, p: f(values, p) * g(values, p) % p
                case ast.Div():
                    return lambda values, p: f(values, p) * pow(g(values, p), -1, p) % p
    raise MeaningError(f"has the meaning {text!r}, of which {ast.unparse(node)!r} is not allowed")


def substitute(text: str, values: Mapping[str, Polynomial], k: "int | None" = None) -> "Polynomial | None":
    """The polynomial of a meaning whose arguments are polynomials; None where it divides by one of them."""
    parse_meaning(text)
    return _polynomial(ast.parse(text.strip(), mode="eval").body, values, k)


def polynomial(text: str, k: "int | None" = None) -> "Polynomial | None":
    """The polynomial of a meaning in its own variables a, b, c, d; None if it is not one ("1/a")."""
    return substitute(text, {name: {(name,): Fraction(1)} for name in "abcd"}, k)


def _polynomial(node, values, k) -> "Polynomial | None":
    match node:
        case ast.Name(id="k"):
            return None if k is None else _clean({(): Fraction(k)})
        case ast.Name(id=name):
            return values[name]
        case ast.Constant(value=number):
            return _clean({(): Fraction(number)})
        case ast.UnaryOp(operand=x):
            f = _polynomial(x, values, k)
            return None if f is None else {m: -c for m, c in f.items()}
    f, g = _polynomial(node.left, values, k), _polynomial(node.right, values, k)
    if f is None or g is None:
        return None
    match node.op:
        case ast.Add():
            return _sum(f, g, 1)
        case ast.Sub():
            return _sum(f, g, -1)
        case ast.Mult():
            return _product(f, g)
    if set(g) != {()}:
        return None
    return {m: c / g[()] for m, c in f.items()}


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
