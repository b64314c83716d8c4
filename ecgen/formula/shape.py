"""Shape: a family of curves with a group law, as its file `coordinates` states it; read by
model.py.
"""

from dataclasses import dataclass
from pathlib import Path

from ecgen.formula.expression import Equation, Node


@dataclass(frozen=True)
class Lemma:
    """`expressions` in two points are never zero on curves where `nonsquare` is none and `square =
    root^2`; `square` and `root` are "" where nothing has to be a square.

    `witnesses` and `combine` are the proof, which ecgen.verify.laws.lemma checks.
    """

    nonsquare: str
    square: str
    root: str
    expressions: tuple[Node, ...]
    witnesses: tuple[Equation, ...]
    combine: tuple[Node, ...]

    @property
    def condition(self) -> str:
        """What the curve has to be, as `complete` lines say it."""
        return f"{self.square} square, " * bool(self.square) + f"{self.nonsquare} nonsquare"


@dataclass(frozen=True)
class Definition:
    """What the group law is by definition: elements are classes of divisors of y^2 = `curve`, a
    polynomial in x, and (u, v) their Mumford representation in the coordinates; `functions` maps a
    law to the equation e*y = l(x) of a function whose zeros are P, Q and -(P+Q)."""

    curve: Node
    u: Node
    v: Node
    functions: tuple[tuple[str, Equation], ...]


@dataclass(frozen=True)
class Quotient:
    """A Kummer surface: the Jacobian of y^2 = `curve`, a polynomial in x of degree 5, modulo -1.

    From free `constants` the `steps` (is it a square root, name, expression) define others, the
    shape's parameters among them. `images` are the coordinates of the image of a class u =
    x^2+q*x+r, v = s*x+t; the shape has no affine law of its own.
    """

    constants: tuple[str, ...]
    steps: tuple[tuple[bool, str, Node], ...]
    curve: Node
    images: tuple[Node, ...]


@dataclass(frozen=True)
class Shape:
    """A family of curves: affine `coordinates` (x, y), its equations and its affine group law.

    `laws` maps `addition`, `doubling`, `negation` to one expression per coordinate, in x1, y1, x2,
    y2, the parameters, and the names that the law's `lets` define; `neutral` is empty when the
    neutral element is not an affine point. A generic element is given by `ysquared`, the square of
    the second of two coordinates; else its coordinates are free, and the equations, linear in the
    parameters `solve`, determine as many of these, the last ones first. `exceptions` say what it
    means that a name of a law is 0.
    """

    name: str
    title: str
    path: Path
    parameters: tuple[str, ...]
    coordinates: tuple[str, ...]
    equations: tuple[Equation, ...]
    ysquared: Node | None
    laws: tuple[tuple[str, tuple[Node, ...]], ...]
    neutral: tuple[Node, ...] = ()
    lemma: Lemma | None = None
    lets: tuple[tuple[str, tuple[tuple[str, Node], ...]], ...] = ()
    solve: tuple[str, ...] = ()
    definition: Definition | None = None
    exceptions: tuple[tuple[str, str, str], ...] = ()
    quotient: Quotient | None = None

    def __hash__(self) -> int:
        return hash(self.path)

    @property
    def equation(self) -> Equation:
        """The equation of a shape that has one."""
        (equation,) = self.equations
        return equation

    def law(self, name: str) -> tuple[Node, ...]:
        return dict(self.laws)[name]

    def let(self, name: str) -> tuple[tuple[str, Node], ...]:
        """The names that a law defines on the way, each from those before it."""
        return dict(self.lets)[name]
