"""A map of coordinates on one curve over F_p or F_{p^2} -> whether it is one of the curve to itself
that fixes O, and the points where its results vanish.

For maps of degrees that no proof over Q can take. What a formula computes at a point (x, y) is a
function A(x) + B(x) w of the curve, or of its conjugate after a conjugation, where y = w/D and w^2
= N D for the right side N/D of y^2: polynomials over the field, which FLINT multiplies. Identities
between them are identities on the curve, whatever the degrees. A product is zero where a factor is,
so that the points where all results vanish are found among the roots, in the field, of the norms
A^2 - N D B^2 of a few sums.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import Any

from flint import fmpz_mod_ctx, fmpz_mod_poly_ctx, fq_default_ctx, fq_default_poly_ctx

from ecgen.extension import Element, components, random_element
from ecgen.formula.expression import Field, evaluate, stated
from ecgen.formula.formula import Formula
from ecgen.formula.parameters import Modular
from ecgen.program.interpret import interpret
from ecgen.program.ir import FieldProgram
from ecgen.residues import inverse, square_root
from ecgen.verify.algebra.evaluate import apply
from ecgen.verify.algebra.fractions import Quotients
from ecgen.verify.identity import Failure
from ecgen.verify.laws.generic_points import Curve
from ecgen.verify.laws.weights import Inhomogeneous, weights

SAME_ZEROS = ("copy", "conj", "neg", "sqr", "dbl")


@dataclass(frozen=True)
class Ground:
    """The field and the constants, by their names, of a curve and of a map on it."""

    p: int
    nonresidue: int | None
    constants: tuple[tuple[str, Any], ...]


def ground_of(formula: Formula, values: Mapping[str, Element | int], p: int) -> Ground:
    """The constants that the formula, its system and its shape name among `values`."""
    names = {*formula.system.shape.parameters, *formula.system.parameters, *formula.params}
    used = tuple(sorted((name, value) for name, value in values.items() if name in names))
    extended: list[Any] = [value for _, value in used if isinstance(value, Element)]
    return Ground(p, extended[0].n if extended else None, used)


@dataclass(frozen=True)
class Vanishing:
    """The affine points of the curve, with coordinates in the field, where all results of a map are
    0. `infinite`: the curve has points, other than O, without affine coordinates, of which nothing
    is known."""

    points: tuple[tuple[Any, ...], ...]
    infinite: bool


@dataclass(frozen=True)
class _Function:
    """a + b w on the curve (`conj` False), on its conjugate (True), or a constant (None);
    homogeneous in the coordinates, of this degree.
    """

    a: Any
    b: Any
    conj: bool | None
    degree: int


class _Functions:
    """The ring of these functions, for `evaluate`. Inhomogeneous for sums of different degrees, and
    for a function that meets one of the conjugate curve.
    """

    def __init__(self, ground: Ground, right: Callable[..., Any]) -> None:
        p, n = ground.p, ground.nonresidue
        polynomials = fmpz_mod_poly_ctx(fmpz_mod_ctx(p))
        self.field = (
            fq_default_ctx(modulus=polynomials([-n, 0, 1]), var="i")
            if n is not None
            else fq_default_ctx(p, 1, var="i")
        )
        self.degree, self.ring = 1 if n is None else 2, fq_default_poly_ctx(self.field)
        self.zero, self.one_ = self.ring([0]), self.ring([1])
        top, bottom = right(self)
        self.bottom = {False: bottom.a, True: self.turned(bottom.a)}
        self.square = {False: top.a * bottom.a, True: self.turned(top.a * bottom.a)}

    def number(self, value: Element | int) -> Any:
        return self.field(value) if self.degree == 1 else self.field(list(components(value, 2)))

    def scalar(self, value: Element | int) -> _Function:
        return _Function(self.ring([self.number(value)]), self.zero, None, 0)

    def constant(self, value: int) -> _Function:
        return self.scalar(value)

    def turned(self, polynomial: Any) -> Any:
        return (
            polynomial
            if self.degree == 1
            else self.ring([c.frobenius() for c in polynomial.coeffs()])
        )

    def conj(self, f: _Function) -> _Function:
        return _Function(
            self.turned(f.a),
            self.turned(f.b),
            None if f.conj is None else f.conj != (self.degree == 2),
            f.degree,
        )

    def side(self, f: _Function, g: _Function) -> bool | None:
        if f.conj is not None and g.conj is not None and f.conj != g.conj:
            raise Inhomogeneous
        return f.conj if g.conj is None else g.conj

    def add(self, f: _Function, g: _Function, sign: int = 1) -> _Function:
        if self.is_zero(f) or self.is_zero(g):
            degree = f.degree if self.is_zero(g) else g.degree
        elif f.degree != g.degree:
            raise Inhomogeneous
        else:
            degree = f.degree
        return _Function(f.a + g.a * sign, f.b + g.b * sign, self.side(f, g), degree)

    def sub(self, f: _Function, g: _Function) -> _Function:
        return self.add(f, g, -1)

    def mul(self, f: _Function, g: _Function) -> _Function:
        side = self.side(f, g)
        if f.b.is_zero() and g.b.is_zero():
            return _Function(f.a * g.a, self.zero, side, f.degree + g.degree)
        square = f.b * g.b
        if not square.is_zero():
            square = square * self.square[bool(side)]
        return _Function(f.a * g.a + square, f.a * g.b + f.b * g.a, side, f.degree + g.degree)

    def div(self, f: _Function, g: _Function) -> None:
        raise ZeroDivisionError("a formula of a map divides by nothing")

    def is_zero(self, f: _Function) -> bool:
        return bool(f.a.is_zero() and f.b.is_zero())

    def norm(self, f: _Function) -> Any:
        """A polynomial in x that is 0 where the function is."""
        if f.b.is_zero():
            return f.a
        return f.a * f.a - f.b * f.b * self.square[bool(f.conj)]


def _right(formula: Formula, constants: Mapping[str, Element]) -> Callable[..., Any]:
    """Numerator and denominator of y^2 as polynomials in x."""

    def of(ring: _Functions) -> tuple[_Function, _Function]:
        x = formula.system.shape.coordinates[0]
        over: Field[Any] = Quotients(ring)
        lookup = {n: (ring.scalar(v), ring.scalar(1)) for n, v in constants.items()} | {
            x: (_Function(ring.ring([0, 1]), ring.zero, None, 0), ring.scalar(1))
        }
        top, bottom = evaluate(stated(formula.system.shape.ysquared), lookup.__getitem__, over)
        common = top.a.gcd(bottom.a)
        above, below = (_Function(f.a // common, ring.zero, None, 0) for f in (top, bottom))
        return above, below

    return of


class _Map:
    """One formula on one curve: the functions that its values are."""

    def __init__(self, formula: Formula, program: FieldProgram, ground: Ground):
        self.formula, self.program, self.ground = formula, program, ground
        self.constants = dict(ground.constants)
        shape = formula.system.shape
        self.curve = {
            n: self.constants[n]
            for n in (*shape.parameters, *formula.system.parameters)
            if n in self.constants
        }
        self.ring = _Functions(ground, _right(formula, self.curve))
        self.weights = weights(formula.system)

    def generic(self) -> dict[str, _Function]:
        """The coordinates of (x, w/D), scaled by D."""
        ring, system = self.ring, self.formula.system
        bottom = ring.bottom[False]
        x = _Function(ring.ring([0, 1]), ring.zero, False, 0)
        y = _Function(ring.zero, ring.one_, False, 0)
        lookup = {n: (ring.scalar(v), ring.scalar(1)) for n, v in self.curve.items()}
        lookup |= dict(
            zip(
                system.shape.coordinates,
                ((x, ring.scalar(1)), (y, _Function(bottom, ring.zero, False, 0))),
            )
        )
        found = {}
        over: Field[Any] = Quotients(ring)
        for name, node in system.tosystem:
            top, below = evaluate(node, lookup.__getitem__, over)
            w = self.weights[name]
            a, b = (_exact(part * bottom**w, below.a) for part in (top.a, top.b))
            found[f"{name}1"] = _Function(a, b, False, w)
        return found

    def values(self, inputs: Mapping[str, _Function]) -> dict[str, _Function]:
        state: dict[str, Any] = dict(inputs) | {
            n: self.ring.scalar(self.constants[n]) for n in self.program.params
        }
        for op in self.program.ops:
            state.update(zip(op.outs, apply(op, [state[arg] for arg in op.args], self.ring)))
        return state

    def results(self, state: Mapping[str, _Function]) -> dict[str, _Function]:
        placed = self.formula.system.placed
        return {placed(public)[0]: state[value] for public, value in self.program.outputs}

    def identity(self, state: Mapping[str, _Function]) -> Failure | None:
        """The equations of the coordinates and of the curve, cleared, for the image."""
        system, ring = self.formula.system, self.ring
        found = self.results(state)
        if len({f.degree // self.weights[n] for n, f in found.items()}) > 1 or any(
            f.degree % self.weights[n] for n, f in found.items()
        ):
            return Failure("the results do not scale as coordinates do")
        if len({f.conj for f in found.values()}) > 1:
            return Failure("one result is conjugate and another is not")
        one = ring.scalar(1)
        over: Field[Any] = Quotients(ring)
        values = {n: (f, one) for n, f in found.items()} | {
            n: (ring.scalar(v), one) for n, v in self.curve.items()
        }
        for name, node in system.derived:
            if name not in values and node.names() <= set(values):
                values[name] = evaluate(node, values.__getitem__, over)
        image = {name: evaluate(node, values.__getitem__, over) for name, node in system.toaffine}
        if any(ring.is_zero(below) for _, below in image.values()):
            return Failure("the image of a generic point is not a finite point")
        for equation in (system.shape.equation, *system.satisfying):
            if not equation.names() <= set(values | image):
                continue
            left, right = (
                evaluate(side, (values | image).__getitem__, over)
                for side in (equation.left, equation.right)
            )
            if ring.is_zero(left[1]) or ring.is_zero(right[1]):
                return Failure(f"the denominator in `{equation.text}` is identically zero")
            if not ring.is_zero(
                ring.sub(_plain(ring.mul(left[0], right[1])), _plain(ring.mul(right[0], left[1])))
            ):
                return Failure(
                    "the image does not lie on the curve"
                    if equation is system.shape.equation
                    else f"`{equation.text}` fails for the image"
                )
        return None

    def at(self, coordinates: Mapping[str, Element | int]) -> dict[str, Element]:
        """The results at numbers."""
        names = {f"{n}1": v for n, v in coordinates.items()} | self.constants
        found: Mapping[str, Any] = interpret(
            self.program,
            {n: names[n] for n in (*self.program.inputs, *self.program.params)},
            self.ground.p,
        )
        return {self.formula.system.placed(n)[0]: found[n] for n, _ in self.program.outputs}

    def neutral(self) -> Failure | None:
        """O is mapped to O."""
        field, system = Modular(self.ground.p), self.formula.system
        wanted = {n: evaluate(node, self.curve.__getitem__, field) for n, node in system.neutral}
        if set(wanted) != set(system.variables):
            return Failure("the model does not state the neutral element")
        found = self.at(wanted)
        if any(
            bool(wanted[n] % self.ground.p) != bool(v % self.ground.p) for n, v in found.items()
        ):
            return Failure("O is not mapped to O")
        ratios = {
            n: v * inverse(wanted[n], self.ground.p) % self.ground.p
            for n, v in found.items()
            if wanted[n]
        }
        p = self.ground.p
        alike = all(
            pow(one, self.weights[m], p) == pow(other, self.weights[n], p)
            for n, one in ratios.items()
            for m, other in ratios.items()
        )
        return None if ratios and alike else Failure("O is not mapped to O")

    def zeros(self, state: Mapping[str, _Function]) -> Vanishing:
        """All results vanish only where one does: that whose factors have the lowest degrees."""
        made = {out: op for op in self.program.ops for out in op.outs}
        rows = [self.factors(value, made, state) for _, value in self.program.outputs]
        rows = [row for row in rows if not any(self.ring.is_zero(state[name]) for name in row)]
        least = min(
            rows,
            key=lambda row: (
                sum(self.ring.norm(state[name]).degree() for name in row),
                sorted(row),
            ),
        )
        found = {x for name in sorted(least) for x in self.roots(state[name])}
        points = tuple(
            point
            for x in sorted(found, key=repr)
            for point in self.points(x)
            if not any(v % self.ground.p for v in self.at(self.coordinates(point)).values())
        )
        infinite = bool(self.field_roots(self.ring.bottom[False]))
        return Vanishing(points, infinite)

    def factors(
        self, name: str, made: Mapping[str, Any], state: Mapping[str, _Function]
    ) -> frozenset[str]:
        """Values one of which vanishes where this one does. (No closure that calls itself:
        python-flint 0.9 crashes where a cycle of garbage holds polynomials.)
        """
        op = made.get(name)
        if op is not None and op.name == "mul":
            return frozenset().union(*(self.factors(arg, made, state) for arg in op.args))
        if op is not None and op.name in SAME_ZEROS:
            return self.factors(op.args[0], made, state)
        return (
            frozenset()
            if name in self.program.params and not self.ring.is_zero(state[name])
            else frozenset({name})
        )

    def roots(self, f: _Function) -> tuple[Element, ...]:
        """Every x in the field at which a function vanishes, the factor D aside."""
        norm, bottom = self.ring.norm(f), self.ring.bottom[bool(f.conj)]
        while bottom.degree() > 0 and (norm % bottom).is_zero():
            norm = norm // bottom
        found = self.field_roots(norm)
        return tuple(x.conj() if f.conj else x for x in found)

    def field_roots(self, polynomial: Any) -> tuple[Any, ...]:
        """Roots in the field; a polynomial in x^2 is taken as one."""
        coefficients, p = polynomial.coeffs(), self.ground.p
        if len(coefficients) < 2:
            return ()
        even = not any(coefficients[1::2])
        found = [
            self.number(root)
            for root, _ in (self.ring.ring(coefficients[::2]) if even else polynomial).roots()
        ]
        if not even:
            return tuple(found)
        first = [square_root(root, p) for root in found]
        return tuple(x for root in first if root is not None for x in {root, -root % p})

    def number(self, value: Any) -> Any:
        """A number of FLINT's field as one of ours."""
        numbers = [int(c) for c in value.to_list()]
        numbers += [0] * (self.ring.degree - len(numbers))
        return (
            numbers[0]
            if self.ring.degree == 1
            else Element(numbers[0], numbers[1], self.ground.p, stated(self.ground.nonresidue))
        )

    def points(self, x: Any) -> tuple[tuple[Any, Any], ...]:
        shape, p = self.formula.system.shape, self.ground.p
        try:
            right = evaluate(
                stated(shape.ysquared),
                (self.curve | {shape.coordinates[0]: x}).__getitem__,
                Modular(p),
            )
        except ZeroDivisionError:
            return ()
        y = square_root(right, p)
        return () if y is None else tuple((x, each) for each in {y, -y % p})

    def coordinates(self, point: tuple[Any, Any]) -> dict[str, Any]:
        lookup = (self.curve | dict(zip(self.formula.system.shape.coordinates, point))).__getitem__
        return {
            n: evaluate(node, lookup, Modular(self.ground.p))
            for n, node in self.formula.system.tosystem
        }

    def image(
        self, point: tuple[Element, Element], source: Random
    ) -> tuple[Element, Element] | None:
        """The affine image of a point, whose coordinates are scaled at random; None if that lies on
        no such curve, or the coordinates contradict each other.
        """
        p = self.ground.p
        field = Modular(self.ground.p)
        scale = random_element(source, self.ground.p, self.ground.nonresidue, 1)
        values = (
            self.at(
                {
                    n: v * pow(scale, self.weights[n], p) % p
                    for n, v in self.coordinates(point).items()
                }
            )
            | self.curve
        )
        system = self.formula.system
        for name, node in system.derived:
            if name not in values and node.names() <= set(values):
                values[name] = evaluate(node, values.__getitem__, field)
        found = values | {
            name: evaluate(node, values.__getitem__, field) for name, node in system.toaffine
        }
        for equation in (system.shape.equation, *system.satisfying):
            if (
                equation.names() <= set(found)
                and (
                    evaluate(equation.left, found.__getitem__, field)
                    - evaluate(equation.right, found.__getitem__, field)
                )
                % p
            ):
                return None
        return tuple(found[name] for name in system.shape.coordinates)

    def random_point(self, source: Random) -> tuple[Element, Element]:
        while True:
            if found := self.points(random_element(source, self.ground.p, self.ground.nonresidue)):
                return source.choice(sorted(found, key=repr))


def _exact(polynomial: Any, by: Any) -> Any:
    quotient, rest = divmod(polynomial, by)
    if not rest.is_zero():
        raise ArithmeticError("a coordinate scaled by its weight has a denominator")
    return quotient


def _plain(f: _Function) -> _Function:
    """Without the degree: a cleared equation is a sum of terms of any."""
    return _Function(f.a, f.b, f.conj, 0)


def check_on(formula: Formula, program: FieldProgram, ground: Ground) -> Failure | Vanishing:
    """The first thing wrong with a map on this curve, or else where its results vanish together."""
    try:
        own = _Map(formula, program, ground)
        state = own.values(own.generic())
        return own.identity(state) or own.neutral() or own.zeros(state)
    except Inhomogeneous:
        return Failure("a sum is not homogeneous in the coordinates, or mixes conjugates")


@lru_cache(maxsize=64)
def proven_on(formula: Formula, program: FieldProgram, ground: Ground) -> Failure | Vanishing:
    """`check_on`, remembered."""
    return check_on(formula, program, ground)


def satisfies_on(
    formula: Formula, program: FieldProgram, ground: Ground, found: tuple[int, ...], count: int = 8
) -> bool:
    """Whether c0 P + c1 f(P) + c2 f(f(P)) = O at random points P of the curve."""
    own, source = _Map(formula, program, ground), Random(2)
    curve = Curve(formula.system.shape, Modular(ground.p), own.curve)
    for _ in range(count):
        image: Any = own.random_point(source)
        images = []
        for _ in found:
            images.append(image)
            image = own.image(image, source)
        if tuple(curve.weighted(found, images) or ()) != tuple(
            evaluate(node, own.curve.__getitem__, Modular(ground.p))
            for node in formula.system.shape.neutral
        ):
            return False
    return True
