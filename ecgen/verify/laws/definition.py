"""The affine group law of a shape, proven from its definition in classes of divisors: the `curve`,
`mumford` and `function` lines.

A class (u, v) is the divisor of the zeros x of u, each with y = v(x), less as many times the point
at infinity. A law is right if the function e*y - l of its `function` line has the zeros of P, of Q
and of -(P+Q) and no others: l = e*v modulo u for P and for Q and l = -e*v3 modulo u3 for the law's
result ((u, -v) is the negative), and the norm l^2-e^2*f is u1*u2*u3 up to a constant. These are
identities in the function field of a generic curve with generic classes on it (a doubling has Q =
P: its norm has u1 squared). Why they are enough: a zero (x0, v(x0)) of the function, with v(x0) not
0, has the multiplicity of x0 in the norm, since the function is not 0 at (x0, -v(x0)). The divisor
of a function is principal, so the three classes add up to 0.
"""

import functools
from collections.abc import Mapping, Sequence
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate, stated
from ecgen.formula.shape import Shape
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.linear import solve_linear
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.laws.generic_points import Curve, Singular, solve_parameters
from ecgen.verify.laws.parameters import Parameters

_INPUTS = {"addition": 2, "doubling": 1}


class Polynomials:
    """Polynomials in x over a field, lists of coefficients with the constant first and none last
    that is zero, for `evaluate`.
    """

    def __init__(self, field: Any):
        self.field = field

    def trimmed(self, p: list[Fraction]) -> list[Fraction]:
        while p and self.field.is_zero(p[-1]):
            p.pop()
        return p

    def constant(self, value: int) -> list[Fraction]:
        return self.trimmed([self.field.constant(value)])

    def add(self, a: Sequence[Fraction], b: Sequence[Fraction]) -> list[Fraction]:
        short, long = sorted((a, b), key=len)
        return self.trimmed([*map(self.field.add, short, long), *long[len(short) :]])

    def sub(self, a: Sequence[Fraction], b: Sequence[Fraction]) -> list[Fraction]:
        return self.add(a, [self.field.sub(self.field.zero, c) for c in b])

    def mul(self, a: Sequence[Fraction], b: Sequence[Fraction]) -> list[Fraction]:
        total = [self.field.zero] * max(len(a) + len(b) - 1, 0)
        for i, c in enumerate(a):
            for j, d in enumerate(b):
                total[i + j] = self.field.add(total[i + j], self.field.mul(c, d))
        return self.trimmed(total)

    def div(self, a: Sequence[Fraction], b: Sequence[Fraction]) -> list[Fraction]:
        if len(b) != 1:
            raise FormulaError("The definition of a group law divides by a polynomial in x.")
        return [self.field.div(c, b[0]) for c in a]

    def remainder(self, a: Sequence[Fraction], monic: Sequence[Fraction]) -> list[Fraction]:
        """`a` modulo a monic polynomial."""
        rest = list(a)
        while len(rest := self.trimmed(rest)) >= len(monic):
            top, shift = rest[-1], len(rest) - len(monic)
            for i, c in enumerate(monic):
                rest[shift + i] = self.field.sub(rest[shift + i], self.field.mul(top, c))
        return rest


class _Classes:
    """A generic curve of a shape with generic classes on it: the shape's equations determine some
    parameters, the others are free, as are the names `extra` of the ring."""

    def __init__(self, shape: Shape, count: int, extra: tuple[str, ...] = ()):
        if len(shape.solve) < (wanted := count * len(shape.equations)):
            raise self.fail(
                shape,
                f"{count} generic classes determine {wanted} parameters, `solve` names"
                f" {len(shape.solve)}",
            )
        unknown, indices = shape.solve[len(shape.solve) - wanted :], tuple(range(1, count + 1))
        others = tuple(n for n in shape.parameters if n not in unknown)
        self.shape, self.field = (
            shape,
            FunctionField(
                PolynomialRing(
                    tuple(f"{c}{k}" for c in shape.coordinates for k in indices) + others + extra
                )
            ),
        )
        self.over, params = (
            Polynomials(self.field),
            Parameters({n: self.field.gen(n) for n in others}),
        )
        self.curve = Curve(shape, self.field, params)
        self.points = list(self.curve.generic_points(indices).values())
        try:
            params.update(
                solve_parameters(shape, self.field, self.points, unknown, params.__getitem__)
            )
        except Singular as reason:
            raise self.fail(shape, str(reason)) from None

    @staticmethod
    def fail(shape: Shape, what: str) -> FormulaError:
        return FormulaError(
            f"The group law of this model is not proven from its definition: {what}.",
            where=shape.path,
        )

    def polynomial(self, node: Any, values: Mapping[str, Fraction]) -> list[Fraction]:
        """An expression in x and in names with values in the field."""
        field, params = self.field, self.curve.params
        return evaluate(
            node,
            lambda n: (
                [field.zero, field.one]
                if n == "x"
                else self.over.trimmed([values[n] if n in values else params[n]])
            ),
            self.over,
        )

    def mumford(self, point: tuple[Fraction, ...]) -> tuple[list[Fraction], list[Fraction]]:
        """(u, v) of a class, u monic and v of a smaller degree."""
        values, definition = dict(zip(self.shape.coordinates, point)), stated(self.shape.definition)
        u, v = self.polynomial(definition.u, values), self.polynomial(definition.v, values)
        if (
            len(u) < 2
            or not self.field.is_zero(self.field.sub(u[-1], self.field.one))
            or len(v) >= len(u)
        ):
            raise self.fail(
                self.shape, "`mumford u` is not monic, or `mumford v` not of a smaller degree"
            )
        return u, v

    def function(
        self, law: str, values: Mapping[str, Fraction]
    ) -> tuple[list[Fraction], list[Fraction]]:
        """(e, l) of the law's function e*y - l."""
        equation = dict(stated(self.shape.definition).functions)[law]
        left = self.polynomial(equation.left.args[0], values)
        right = self.polynomial(equation.right, values)
        if len(left) > 1:
            raise self.fail(self.shape, f"the factor of y in `{equation.text}` is no constant")
        return left, right

    def value_at(
        self,
        left: Sequence[Fraction],
        right: Sequence[Fraction],
        point: tuple[Fraction, ...],
        sign: int,
    ) -> list[Fraction]:
        """The function at a class or its negative, a polynomial modulo u, [] if it is zero
        there.
        """
        u, v = self.mumford(point)
        return self.over.remainder(
            self.over.sub(right, self.over.mul(self.over.constant(sign), self.over.mul(left, v))), u
        )


@functools.cache
def prove_law(shape: Shape) -> None:
    """FormulaError, with the identity that fails, unless the laws are proven from the definition
    that the shape states, if any.
    """
    if shape.definition is not None:
        for law in _INPUTS:
            _prove(shape, law)


def _prove(shape: Shape, law: str) -> None:
    classes = _Classes(shape, _INPUTS[law])
    over, curve, (first, *second) = classes.over, classes.curve, classes.points
    text = dict(stated(shape.definition).functions)[law].text
    left, right = classes.function(law, curve.lets(law, curve.named(first, *second)))
    result = curve.add(first, *second) if second else curve.double(first)
    f, product = classes.polynomial(stated(shape.definition).curve, {}), over.constant(1)
    for point, sign in ((first, 1), *((p, 1) for p in second or [first]), (result, -1)):
        (u, v), opposite = classes.mumford(point), classes.mumford(curve.negate(point))
        if over.sub(opposite[0], u) or over.add(opposite[1], v):
            raise classes.fail(shape, "the negation is not (u, -v)")
        if classes.value_at(left, right, point, sign):
            raise classes.fail(
                shape,
                f"the function `{text}` is not zero at"
                f" {'P and Q' if sign == 1 else 'the negative of the result'}",
            )
        product = over.mul(product, u)
    norm = over.sub(over.mul(right, right), over.mul(over.mul(left, left), f))
    if not left or not norm or over.sub(norm, over.mul(norm[-1:], product)):
        raise classes.fail(
            shape, f"the norm of the function `{text}` is not the product of the polynomials u"
        )


def function_names(shape: Shape) -> tuple[str, ...]:
    """The names of the addition law that its function is written with; none where the shape states
    no definition.
    """
    if shape.definition is None:
        return ()
    equation = dict(stated(shape.definition).functions)["addition"]
    return tuple(name for name, _ in shape.let("addition") if name in equation.names())


@functools.cache
def prove_exchange(shape: Shape) -> None:
    """FormulaError unless the names of the function of P+Q have the same values for -(P+Q) and Q,
    at generic P and Q.

    By the law's proof the function is zero at Q, which it is written with, and at -(P+Q). That is a
    linear equation for the names, and its determinant at generic classes, as (-(P+Q), Q) are, is
    not zero: so its one solution is what the law gives for -(P+Q) and Q.
    """
    prove_law(shape)
    names, equation = function_names(shape), dict(stated(shape.definition).functions)["addition"]
    if first := sorted(equation.names() & {f"{c}1" for c in shape.coordinates}):
        raise _Classes.fail(
            shape, f"`{equation.text}` reads {first[0]}, so it is not written with Q alone"
        )
    classes = _Classes(shape, 2, names)
    field, values = classes.field, dict(classes.curve.named(*classes.points))

    def residual(given: Sequence[Fraction]) -> list[Fraction]:
        found = classes.value_at(
            *classes.function("addition", values | dict(zip(names, given))), classes.points[0], 1
        )
        return found + [field.zero] * (len(names) - len(found))

    constant = residual([field.zero] * len(names))
    columns = [
        list(
            map(
                field.sub,
                residual([field.one if n == name else field.zero for n in names]),
                constant,
            )
        )
        for name in names
    ]
    whole = residual([field.gen(name) for name in names])
    if len(whole) != len(names) or len(constant) != len(names):
        raise _Classes.fail(shape, f"`{equation.text}` has another number of names than conditions")
    for i, value in enumerate(whole):
        for name, column in zip(names, columns):
            value = field.sub(value, field.mul(field.gen(name), column[i]))
        if not field.is_zero(field.sub(value, constant[i])):
            raise _Classes.fail(shape, f"`{equation.text}` is not linear in {', '.join(names)}")
    if solve_linear([list(row) for row in zip(*columns)], constant, field) is None:
        raise _Classes.fail(shape, f"`{equation.text}` is not determined by its zeros at P and Q")
