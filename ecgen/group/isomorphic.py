"""A coordinate system that assumes a constant of the curve, a = -3, for a curve with another one:
in the coordinates of an isomorphic curve that has it.

Where all terms of a shape's equation have the same weight, scaling coordinates and constants, each
by a power of s != 0, leads from a curve to another one of the shape: (x, y) -> (s^2 x, s^3 y) from
y^2 = x^3 + a x + b to y^2 = x^3 + a s^4 x + b s^6. That map is one to one and keeps the neutral
element, so it is an isomorphism of groups. A point gets the coordinates of its image, formulas read
the constants of the image's curve, and only conversions from and to affine points know of s: its
powers are parameters of the system, which its equations name.
"""

from dataclasses import dataclass, replace

from ecgen.formula.expression import Equation, Node
from ecgen.formula.model import System
from ecgen.formula.parameters import solve_for, square_root
from ecgen.verify.laws.weights import independent_scalings

# of parameters: what a coordinate of the point, or of its image, is multiplied by to have the other
INTO, BACK = "into_", "back_"


@dataclass(frozen=True)
class Image:
    """The system in coordinates of the image; `constants`, those of the image's curve, and
    `powers`, the values of the parameters that the system has in addition.
    """

    system: System
    constants: dict[str, int]
    powers: dict[str, int]


def image_of(system: System, curve: dict[str, int], p: int) -> Image | None:
    """The image of a curve with these constants on which the first of the system's assumptions that
    says what one of them is holds; None if no isomorphism leads to it.
    """
    weights = _weights(system)
    for equation in system.assumes if weights else ():
        name, *others = sorted(equation.names())
        if others or not weights.get(name) or not curve.get(name):
            continue
        wanted = solve_for(equation, name, {}, p)
        if (
            not wanted
            or (s := _root(wanted * pow(curve[name], -1, p) % p, weights[name], p)) is None
        ):
            return None
        powers = {
            f"{prefix}{c}": pow(s, sign * weights[c], p)
            for c in _moved(system, weights)
            for prefix, sign in ((INTO, 1), (BACK, -1))
        }
        return Image(
            _in_image(system, weights),
            {n: value * pow(s, weights[n], p) % p for n, value in curve.items()},
            powers,
        )
    return None


def _weights(system: System) -> dict[str, int]:
    """The power of s by which each coordinate and constant is multiplied; none where the equation
    allows no such map, or the neutral element would move.
    """
    shape = system.shape
    if shape.definition or shape.quotient:
        return {}
    names = (*shape.coordinates, *shape.parameters)
    found = independent_scalings(names, shape.equations)
    weights = dict(zip(names, found[0])) if len(found) == 1 else {}
    stays = all(
        node.op == "int" and (node.value == 0 or not weights.get(c))
        for c, node in zip(shape.coordinates, shape.neutral)
    )
    return weights if stays else {}


def _moved(system: System, weights: dict[str, int]) -> tuple[str, ...]:
    return tuple(c for c in system.shape.coordinates if weights[c])


def _root(value: int, power: int, p: int) -> int | None:
    """s with s^power = value, where power is plus or minus a power of two; None if there is
    none.
    """
    if power < 0:
        value, power = pow(value, -1, p), -power
    if power == 1:
        return value
    root = square_root(value, p) if power % 2 == 0 else None
    if root is None:
        return None
    return next(
        (s for each in (root, -root % p) if (s := _root(each, power // 2, p)) is not None), None
    )


def _in_image(system: System, weights: dict[str, int]) -> System:
    """The same variables, of the image of the affine point."""
    moved = _moved(system, weights)
    into = {c: _product(INTO + c, Node("name", (), c)) for c in moved}
    satisfying = tuple(
        (
            _solved(e, e.left.value)
            if e.left.op == "name" and e.left.value in moved
            else replace(e, left=_put(e.left, into), right=_put(e.right, into))
        )
        for e in system.satisfying
    )
    return replace(
        system,
        title=f"{system.title}, of an isomorphic curve",
        parameters=(
            *system.parameters,
            *(f"{prefix}{c}" for c in moved for prefix in (INTO, BACK)),
        ),
        satisfying=satisfying,
        tosystem=tuple((v, _put(node, into)) for v, node in system.tosystem),
        toaffine=tuple(
            (c, _product(BACK + c, node) if c in moved else node) for c, node in system.toaffine
        ),
    )


def _product(name: str, node: Node) -> Node:
    return Node("*", (Node("name", (), name), node))


def _solved(equation: Equation, coordinate: str) -> Equation:
    """The equation `coordinate = ...` of the image for the point itself."""
    name, text = BACK + coordinate, equation.text.split("=")[-1].strip()
    return Equation(
        equation.left,
        _product(name, equation.right),
        f"{coordinate} = {name}*{text if equation.right.op not in '+-' else f'({text})'}",
        equation.line,
    )


def _put(node: Node, values: dict[str, Node]) -> Node:
    """The expression with others in place of names."""
    if node.op == "name":
        return values.get(node.name, node)
    return replace(node, args=tuple(_put(arg, values) for arg in node.args)) if node.args else node


def is_image(system: System) -> bool:
    """Whether its coordinates are those of an isomorphic curve."""
    return any(name.startswith(INTO) for name in system.parameters)


def without_power(node: Node) -> Node:
    """The coordinate of the image that the right side of an equation `coordinate = ...`
    multiplies.
    """
    return node.args[1] if node.op == "*" and str(node.args[0].value).startswith(BACK) else node


def powers(parameters: dict[str, int]) -> dict[str, int]:
    """Those of a system's parameters that affine coordinates are multiplied by."""
    return {name: value for name, value in parameters.items() if name.startswith((INTO, BACK))}


def are_alike(source: dict[str, int], target: dict[str, int]) -> bool:
    """Whether the coordinates of two systems with these parameters are those of one curve."""
    return powers(source) == powers(target)
