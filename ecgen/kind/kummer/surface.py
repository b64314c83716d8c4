"""A Kummer surface over F_p from its constants: the Jacobian whose quotient by -1 it is, and the
map from one to the other.

How they follow from the constants is said by the shape's file (`constant`, `let`, `root`, `curve`
and `map` lines of its `coordinates`).
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from flint import fmpz_mod_ctx, fmpz_mod_mat

from ecgen.errors import FormulaError
from ecgen.extension import Element
from ecgen.formula.expression import Equation, evaluate, prepared
from ecgen.formula.parameters import Modular
from ecgen.formula.shape import Quotient, Shape
from ecgen.kind.jacobian.divisors import Class, Jacobian
from ecgen.residues import inverse, is_square, square_root

Image = tuple[int, ...]
# classes whose images are remembered: those of a proof, whose sums are formed of few
IMAGES = 1 << 12


@dataclass(frozen=True)
class Surface:
    """A surface over F_p with its Jacobian: `values` of all constants and parameters, `image` of a
    class, None where the map has none.
    """

    p: int
    values: tuple[tuple[str, int], ...]
    jacobian: Jacobian
    image: Callable[[Class], Image | None]

    @cached_property
    def nonsquare(self) -> int:
        """The least non-square modulo p."""
        return next(a for a in range(2, self.p) if not is_square(a, self.p))

    @cached_property
    def twist(self) -> "Surface":
        """The same surface as the quotient of the twist's Jacobian: of y^2 = n^5 f(x/n) for n =
        `nonsquare`, whose points are (n x, n^3 y/i), i^2 = n.
        """
        n = self.nonsquare
        jacobian = Jacobian(
            self.p, tuple(c * pow(n, 5 - i, self.p) for i, c in enumerate(self.jacobian.f))
        )
        below = inverse(n, self.p)

        def image(element: Class) -> Image | None:
            u, v = element
            if len(u) != 3:
                return None
            turned: Any = tuple(
                Element(0, c * pow(below, 3, self.p) % self.p, self.p, n) for c in v[:1]
            )
            found = self.image(((u[0] * below * below % self.p, u[1] * below % self.p, 1), turned))
            return found and tuple(c.c0 if isinstance(c, Element) else c for c in found)

        return Surface(self.p, self.values, jacobian, image)

    def wrapped(self, element: Class) -> Image | None:
        """X/Y, X/Z, X/T of the image of a class, None where it has a coordinate 0."""
        image = self.image(element)
        return (
            tuple(image[0] * inverse(below, self.p) % self.p for below in (*image[1:], 1))
            if image and all(image)
            else None
        )

    def difference(self, equation: Equation, point: dict[str, int]) -> int:
        """The sides of an equation in the constants, one less the other modulo p, for a point's
        coordinates.
        """
        lookup, field = (dict(self.values) | point).__getitem__, Modular(self.p)
        return (
            evaluate(equation.left, lookup, field) - evaluate(equation.right, lookup, field)
        ) % self.p

    def satisfies(self, equation: Equation, point: dict[str, int]) -> bool:
        """Whether it holds for them."""
        return self.difference(equation, point) == 0


def surface_of(shape: Shape, p: int, constants: tuple[int, ...], sign: int = 1) -> Surface | None:
    """The surface with these constants and `sign` times the roots that are found; None if it is
    degenerate, or a root does not exist.
    """
    quotient = quotient_of(shape)
    field, values = Modular(p), dict(zip(quotient.constants, constants, strict=True))
    try:
        for is_root, name, node in quotient.steps:
            value = evaluate(node, values.__getitem__, field)
            root = square_root(value, p) if is_root else value
            if root is None:
                return None
            values[name] = root * sign % p if is_root else root
    except ZeroDivisionError:
        return None
    f = _coefficients(shape, p, values)
    jacobian = Jacobian(p, f)
    if not jacobian.is_smooth:
        return None

    try:
        images = prepared(quotient.images, values, field)
    except ZeroDivisionError:  # of what all classes have in common
        images = None

    @lru_cache(maxsize=IMAGES)
    def image(element: Class) -> Image | None:
        u, v = element
        if len(u) != 3 or images is None:
            return None
        try:
            return images(
                {"q": u[1], "r": u[0], "s": v[1] if len(v) > 1 else 0, "t": v[0] if v else 0}
            )
        except ZeroDivisionError:
            return None

    return Surface(p, tuple(values.items()), jacobian, image)


def quotient_of(shape: Shape) -> Quotient:
    """How a surface is the quotient of a Jacobian."""
    assert shape.quotient is not None
    return shape.quotient


def _coefficients(shape: Shape, p: int, values: dict[str, int]) -> tuple[int, ...]:
    """The coefficients of the curve's polynomial in x, by its values at 0 ... 5; FormulaError if it
    is not monic of degree 5.
    """
    rows, right = [[pow(x, i, p) for i in range(6)] for x in range(6)], []
    for x in range(6):
        right.append(
            evaluate(quotient_of(shape).curve, (values | {"x": x}).__getitem__, Modular(p))
        )
    ring = fmpz_mod_ctx(p)
    solved = fmpz_mod_mat(6, 6, [c for row in rows for c in row], ring).solve(
        fmpz_mod_mat(6, 1, right, ring)
    )
    f = tuple(int(solved[i, 0]) for i in range(6))
    if (
        f[5] != 1
        or (
            evaluate(quotient_of(shape).curve, (values | {"x": 6}).__getitem__, Modular(p))
            - sum(c * 6**i for i, c in enumerate(f))
        )
        % p
    ):
        raise FormulaError(
            "The `curve` of this quotient is not monic of degree 5.", where=shape.path
        )
    return f
