"""Classes of divisors of y^2 = f(x) -> those in other coordinates of the same curve, as a field
program derived from the shape's Mumford polynomials.

x = (a X + b)/(c X + d) and y = Y/(c X + d)^3 make a curve of genus 2 one of genus 2: u and v are
put through, u divided by its first coefficient, v reduced modulo u.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ecgen.errors import FormulaError
from ecgen.formula.expression import Node, evaluate, parse_expression
from ecgen.formula.shape import Shape
from ecgen.group.derived.polynomials import Writer
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.laws.definition import Polynomials

DEGREE = 3  # of c X + d below y
PARAMETER, WHOLE, INVERSE, BELOW = "m", "whole", "i", "below"


@lru_cache(maxsize=16)
def moebius(
    shape: Shape, name: str, matrix: tuple[str, str, str, str], zero: tuple[str, ...] = ()
) -> FieldProgram:
    """Affine coordinates, and the inverse `i` of what u is divided by -> those of the class in X
    and Y; a, b, c, d are expressions in the parameter m. Where coordinates are `zero`, u has
    another degree there, and what it is divided by is another coefficient: then those of the class
    of that degree alone."""
    field, writer, _, parts = _put_through(shape, matrix, (INVERSE,), (), zero)
    writer.monomials[(("/0", 1),)], writer.inverses[0] = INVERSE, "/0"
    return writer.program(
        name,
        tuple(
            (n, writer.fraction(parts[part][power]))
            for n, (part, power) in _places(shape, Polynomials(field)).items()
            if power < len(parts["u"]) - 1
        ),
    )


@lru_cache(maxsize=16)
def moebius_below(shape: Shape, name: str, matrix: tuple[str, str, str, str]) -> FieldProgram:
    """The same without an inverse, of classes of any degree: u has the coefficient `whole` before
    its highest power, 1, or 0 of a class of degree 1, of which the next one is 1. The coordinates
    are multiples by `below`, which is 0 where u has a smaller degree in X, and they are of no class
    then."""
    field, writer, leading, parts = _put_through(shape, matrix, (WHOLE,), (WHOLE,))
    values = {
        n: parts[part][power] for n, (part, power) in _places(shape, Polynomials(field)).items()
    }
    most, found = max(e for value in values.values() for _, e in value.denominators), {}
    powers = ["", writer.polynomial(leading.numerator)]
    while len(powers) <= most:
        powers.append(writer.emit("mul", powers[-1], powers[1]))
    for n, value in values.items():
        above = writer.polynomial(value.numerator)
        rest = most - sum(e for _, e in value.denominators)
        found[n] = writer.emit("mul", above, powers[rest]) if rest else above
    return writer.program(name, ((BELOW, powers[most]), *found.items()))


def _put_through(
    shape: Shape,
    matrix: tuple[str, str, str, str],
    inputs: tuple[str, ...],
    whole: tuple[str, ...],
    zero: tuple[str, ...] = (),
) -> tuple[FunctionField, Writer, Fraction, dict[str, list[Fraction]]]:
    """(field, writer, what u is divided by, u and v by name) after the change of coordinates."""
    names = tuple(n for n in shape.coordinates if n not in zero)
    field = FunctionField(PolynomialRing((*names, *whole, PARAMETER)))
    over = Polynomials(field)
    a, b, c, d = (
        evaluate(parse_expression(text, "a change of coordinates"), field.gen, field)
        for text in matrix
    )

    def put_through(p: Sequence[Fraction], degree: int) -> list[Fraction]:
        total: list[Fraction] = []
        for i, coefficient in enumerate(p):
            term = over.trimmed([coefficient])
            for factor in [[b, a]] * i + [[d, c]] * (degree - i):
                term = over.mul(term, over.trimmed(list(factor)))
            total = over.add(total, term)
        return total

    values = {n: field.zero if n in zero else field.gen(n) for n in shape.coordinates}
    assert shape.definition is not None  # as of every Jacobian
    u, v = (_polynomial(node, values, over) for node in (shape.definition.u, shape.definition.v))
    u[-1:] = [field.gen(n) for n in whole] or u[-1:]
    moved = put_through(u, len(u) - 1)
    monic = over.div(moved, moved[-1:])
    return (
        field,
        Writer(field, (*names, *inputs), (PARAMETER,)),
        moved[-1],
        {"u": monic, "v": over.remainder(put_through(v, DEGREE), monic)},
    )


def constant_terms(shape: Shape) -> tuple[str, str]:
    """The coordinates that are u and v at x = 0."""
    at = {
        place: n
        for n, place in _places(
            shape, Polynomials(FunctionField(PolynomialRing(shape.coordinates)))
        ).items()
    }
    return at["u", 0], at["v", 0]


def _polynomial(node: Node, values: Mapping[str, Fraction], over: Polynomials) -> list[Fraction]:
    return evaluate(
        node,
        lambda n: [over.field.zero, over.field.one] if n == "x" else over.trimmed([values[n]]),
        over,
    )


def _places(shape: Shape, over: Polynomials) -> dict[str, tuple[str, int]]:
    """Coordinate -> the polynomial, u or v, and the power of x whose coefficient it is;
    FormulaError if one is no coefficient.
    """
    definition, found = shape.definition, {}
    assert definition is not None
    zeros = dict.fromkeys(shape.coordinates, over.field.zero)
    for name in shape.coordinates:
        for part, node in (("u", definition.u), ("v", definition.v)):
            gap = over.sub(
                _polynomial(node, zeros | {name: over.field.one}, over),
                _polynomial(node, zeros, over),
            )
            if gap and all(map(over.field.is_zero, gap[:-1])) and gap[-1] == over.field.one:
                found[name] = part, len(gap) - 1
    if len(found) < len(shape.coordinates):
        raise FormulaError(
            "A coordinate of this shape is no coefficient of a Mumford polynomial.",
            where=shape.path,
            hint="Expected lines such as `mumford u = x^2+q*x+r`.",
        )
    return found
