"""A meaning of the operation table ("(a-b)-2*c", "k*a", "a/2") -> a polynomial in the arguments with exact coefficients.

A polynomial maps a monomial (sorted tuple of argument positions) to a Fraction.
"""

import ast
from fractions import Fraction
from functools import lru_cache

from ecgen.errors import EcgenError

ARGUMENTS = "abcdefgh"


class MeaningError(EcgenError):
    """A meaning that is no polynomial in the arguments, such as an inversion."""


def meaning_polynomial(meaning: str, const: "int | None" = None) -> "dict[tuple[int, ...], Fraction]":
    """Expand `meaning`; a, b, c ... are arguments 0, 1, 2 ..., k is `const`."""
    return dict(_expand(meaning, const))


def named_polynomial(meaning: str, names: "tuple[str, ...]", const: "int | None" = None) -> "dict[tuple[int, ...], Fraction]":
    """The same over arguments with the given names: argument i is names[i]."""
    return dict(_expand(meaning, const, names))


@lru_cache(maxsize=None)
def _expand(meaning: str, const: "int | None", names: "tuple[str, ...]" = tuple(ARGUMENTS)):
    try:
        tree = ast.parse(meaning, mode="eval").body
    except SyntaxError as error:
        raise MeaningError(f"the meaning `{meaning}` cannot be read ({error.msg}).") from error
    return tuple(sorted(_walk(tree, meaning, const, names).items()))


def _walk(node, meaning, const, names):
    match node:
        case ast.Constant(value=int() as value):
            return {(): Fraction(value)} if value else {}
        case ast.Name(id="k") if const is not None:
            return {(): Fraction(const)} if const else {}
        case ast.Name(id=name) if name in names:
            return {(names.index(name),): Fraction(1)}
        case ast.UnaryOp(op=ast.USub(), operand=x):
            return {m: -f for m, f in _walk(x, meaning, const, names).items()}
        case ast.BinOp(left=x, op=ast.Add() | ast.Sub() as op, right=y):
            right = _walk(y, meaning, const, names)
            sign = 1 if isinstance(op, ast.Add) else -1
            return _sum(_walk(x, meaning, const, names), {m: sign * f for m, f in right.items()})
        case ast.BinOp(left=x, op=ast.Mult(), right=y):
            return _times(_walk(x, meaning, const, names), _walk(y, meaning, const, names))
        case ast.BinOp(left=x, op=ast.Pow(), right=ast.Constant(value=int() as power)) if 0 <= power <= 8:
            result = {(): Fraction(1)}
            for _ in range(power):
                result = _times(result, _walk(x, meaning, const, names))
            return result
        case ast.BinOp(left=x, op=ast.Div(), right=y):
            divisor = _walk(y, meaning, const, names)
            if set(divisor) == {()}:
                return {m: f / divisor[()] for m, f in _walk(x, meaning, const, names).items()}
    raise MeaningError(f"the meaning `{meaning}` is not a polynomial in its arguments: `{ast.unparse(node)}`.",
                       hint="Inversions are expanded into multiplications before the lowering.")


def _sum(x, y):
    total = dict(x)
    for monomial, factor in y.items():
        total[monomial] = total.get(monomial, 0) + factor
    return {m: f for m, f in total.items() if f}


def _times(x, y):
    total: dict = {}
    for m1, f1 in x.items():
        for m2, f2 in y.items():
            monomial = tuple(sorted(m1 + m2))
            total[monomial] = total.get(monomial, 0) + f1 * f2
    return {m: f for m, f in total.items() if f}
