"""Classes of divisors of y^2 = f(x) -> those in other coordinates of the same curve, as a field program derived from the shape's Mumford polynomials.

x = (a X + b)/(c X + d) and y = Y/(c X + d)^3 make a curve of genus 2 one of genus 2: u and v are put through, u divided by its first coefficient, v reduced modulo u.
"""

from functools import lru_cache

from ecgen.errors import FormulaError
from ecgen.formula.expression import Node, evaluate, parse_expression
from ecgen.formula.shape import Shape
from ecgen.group.polynomials import Writer
from ecgen.program.ir import FieldProgram
from ecgen.verify.definition import Polynomials
from ecgen.verify.fractions import FunctionField
from ecgen.verify.polynomial import PolynomialRing

DEGREE = 3  # of c X + d below y
PARAMETER = "m"
LEADING = "leading"


@lru_cache(maxsize=16)
def moebius(shape: Shape, name: str, matrix: tuple[str, str, str, str]) -> FieldProgram:
    """Affine coordinates -> those of the class in X and Y, a, b, c, d being expressions in m, a parameter. `leading` is the value that u is divided by, 0 where u would
    have a smaller degree, and the coordinates are of no class then."""
    names = shape.coordinates
    field = FunctionField(PolynomialRing((*names, PARAMETER)))
    over, writer = Polynomials(field), Writer(field, names, (PARAMETER,))
    a, b, c, d = (evaluate(parse_expression(text, "a change of coordinates"), field.gen, field) for text in matrix)

    def put_through(p: list, degree: int) -> list:
        total: list = []
        for i, coefficient in enumerate(p):
            term = over.trimmed([coefficient])
            for factor in [[b, a]] * i + [[d, c]] * (degree - i):
                term = over.mul(term, over.trimmed(list(factor)))
            total = over.add(total, term)
        return total

    u, v = (_polynomial(node, {n: field.gen(n) for n in names}, over) for node in (shape.definition.u, shape.definition.v))
    moved = put_through(u, len(u) - 1)
    leading, monic = moved[-1], over.div(moved, moved[-1:])
    parts = {"u": monic, "v": over.remainder(put_through(v, DEGREE), monic)}
    found = {n: parts[part][power] for n, (part, power) in _places(shape, over).items()}
    writer.prepare([*found.values(), leading])
    return writer.program(name, tuple((n, writer.fraction(value)) for n, value in (*found.items(), (LEADING, leading))))


def _polynomial(node: Node, values: dict, over: Polynomials) -> list:
    return evaluate(node, lambda n: [over.field.zero, over.field.one] if n == "x" else over.trimmed([values[n]]), over)


def _places(shape: Shape, over: Polynomials) -> dict[str, tuple[str, int]]:
    """Coordinate -> the polynomial, u or v, and the power of x whose coefficient it is; FormulaError if one is no coefficient."""
    found, zeros = {}, dict.fromkeys(shape.coordinates, over.field.zero)
    for name in shape.coordinates:
        for part, node in (("u", shape.definition.u), ("v", shape.definition.v)):
            gap = over.sub(_polynomial(node, zeros | {name: over.field.one}, over), _polynomial(node, zeros, over))
            if gap and all(map(over.field.is_zero, gap[:-1])) and gap[-1] == over.field.one:
                found[name] = part, len(gap) - 1
    if len(found) < len(shape.coordinates):
        raise FormulaError("A coordinate of this shape is no coefficient of a Mumford polynomial.", where=shape.path, hint="Expected lines such as `mumford u = x^2+q*x+r`.")
    return found
