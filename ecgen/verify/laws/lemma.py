"""Proof that some expressions in two points of a shape never vanish: the `lemma` lines of its model
file.

`square a = s^2` and `nonsquare d` state when; `nonzero E` what; each `witness U^2 = d*W^2` must
follow from the equations of both points and E = 0, where a is replaced by s^2. As d is no square, W
= 0 for every witness; `combine` gives coefficients with sum(c*W) = 2^i*3^j modulo E: a
contradiction in characteristic above 3. All three steps are polynomial remainders, done here.
"""

import functools
import itertools
from collections.abc import Sequence
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.expression import Node, evaluate, stated, written
from ecgen.formula.shape import Shape
from ecgen.verify.algebra.fractions import FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing


def is_unit(constant: Any) -> bool:
    """Whether a rational number is plus or minus a product of powers of 2 and 3."""
    for part in (
        abs(int(getattr(constant, "numerator", constant))),
        int(getattr(constant, "denominator", 1)),
    ):
        if part == 0:
            return False
        for prime in (2, 3):
            while part % prime == 0:
                part //= prime
        if part != 1:
            return False
    return True


def _reduces_to_zero(ring: PolynomialRing, p: Any, divisors: Sequence[Any]) -> bool:
    """Whether p lies in the ideal of the divisors, as repeated division by them in some order
    shows.
    """
    for order in itertools.permutations(divisors):
        rest, before = p, None
        while rest != before:
            before = rest
            for divisor in order:
                rest = ring.remainder(rest, divisor)
        if rest == 0:
            return True
    return False


def _renamed(node: Node, coordinates: tuple[str, ...], index: int) -> Node:
    """x -> x1 in an expression."""
    if node.op == "name" and node.value in coordinates:
        return Node("name", value=f"{node.value}{index}")
    return Node(node.op, tuple(_renamed(arg, coordinates, index) for arg in node.args), node.value)


@functools.cache
def prove_lemma(shape: Shape) -> None:
    """Raise FormulaError unless the lemma of `shape` is proven by its own lines."""
    lemma = stated(shape.lemma)

    def fail(what: str) -> FormulaError:
        return FormulaError(f"The lemma of this model is not proven: {what}.", where=shape.path)

    points = tuple(f"{c}{k}" for c in shape.coordinates for k in (1, 2))
    root = (lemma.root,) if lemma.square else ()
    ring = PolynomialRing((*root, *points, *(p for p in shape.parameters if p != lemma.square)))
    field = FunctionField(ring)
    values = {name: field.gen(name) for name in ring.names}
    if lemma.square:
        values[lemma.square] = field.mul(values[lemma.root], values[lemma.root])

    def polynomial(node: Node) -> Any:
        return evaluate(node, values.__getitem__, field).numerator

    equation = Node("-", (shape.equation.left, shape.equation.right))
    curves = [polynomial(_renamed(equation, shape.coordinates, k)) for k in (1, 2)]
    roots = []
    for witness in lemma.witnesses:
        right = witness.right
        if witness.left.op != "^" or right.op != "*" or right.args[0].value != lemma.nonsquare:
            raise fail(f"`{witness.text}` is not of the form U^2 = {lemma.nonsquare}*W^2")
        if right.args[1].op != "^" or right.args[1].value != 2 or witness.left.value != 2:
            raise fail(f"`{witness.text}` does not compare squares")
        roots.append(polynomial(right.args[1].args[0]))
    for expression in lemma.expressions:
        zero = polynomial(expression)
        for witness in lemma.witnesses:
            gap = polynomial(Node("-", (witness.left, witness.right)))
            if not _reduces_to_zero(ring, gap, [*curves, zero]):
                raise fail(
                    f"`{witness.text}` does not follow from the curve equations and"
                    f" {written(expression)} = 0"
                )
        total = sum(
            (polynomial(c) * root for c, root in zip(lemma.combine, roots, strict=True)),
            ring.constant(0),
        )
        rest = ring.remainder(total, zero)
        if not ring.is_constant(rest) or not is_unit(ring.leading(rest)):
            raise fail("its `combine` line gives no contradiction")
