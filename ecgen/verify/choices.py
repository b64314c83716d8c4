"""A formula with choices is a system of laws, one for each way through its alternatives: all are
proven at generic inputs.

The generic curve and its classes are given by the function through them: free are the names of the
shape's `function`, the first class, the polynomials u of the others and the leading coefficient of
the norm; by definition of the law (ecgen.verify.laws.definition) v of each class is what the
function says modulo u, and the curve's polynomial what the norm leaves. That is birational to a
generic curve with generic classes on it, and all is polynomial, so that nothing grows by
denominators. At a choice with a `multiple` line every alternative is proven to be a multiple, not
zero, of the line's values; what follows is homogeneous in the chosen names and goes on from these
values. At other choices it goes on from every alternative.

A law is right wherever the coordinates that it divides by are not 0, as two rational maps that
agree on a dense set do (compare ecgen.verify.conditions). That for any two inputs one of the laws
has such coordinates is no part of the proof.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

from ecgen.formula.expression import Node, evaluate, stated
from ecgen.formula.formula import Choice, Formula
from ecgen.formula.lower import to_segments
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.shape import Shape
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.linear import solve_linear
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.identity import Failure, check
from ecgen.verify.laws.definition import Polynomials
from ecgen.verify.laws.setting import Setting, Unsupported, are_scaled
from ecgen.verify.laws.weights import Degrees, Inhomogeneous, scalings
from ecgen.verify.modular import PRIME, Residues
from ecgen.verify.verdict import Condition

Segments = tuple[tuple[FieldProgram, "Choice | None"], ...]
_LEADING = "leading"


@dataclass(frozen=True)
class Classes:
    """Generic inputs of an addition or a doubling by number, the result, the curve's constants, and
    the values of the names of the function through them.
    """

    field: Any
    points: dict[int, Any]
    result: tuple[Any, ...]
    params: dict[str, Any]
    function: dict[str, Any]


class _Generic:
    """The classes of a law of a shape over a field, whose elements `value` gives for the free
    names.
    """

    def __init__(self, shape: Shape, law: str, field: Any, value: Callable[[str], Any]):
        self.shape, self.law, self.field, self.value, self.over = (
            shape,
            law,
            field,
            value,
            Polynomials(field),
        )

    def polynomial(self, node: Node, values: dict[str, Any]) -> list[Fraction]:
        """An expression in x and in names with values."""
        return evaluate(
            node,
            lambda n: (
                [self.field.zero, self.field.one] if n == "x" else self.over.trimmed([values[n]])
            ),
            self.over,
        )

    def solved(
        self,
        node: Node,
        names: tuple[str, ...],
        known: dict[str, Any],
        wanted: Sequence[Fraction],
        size: int,
    ) -> dict[str, Any]:
        """The values of names for which the polynomial `node`, linear in them, is the one that is
        `wanted`, of degree below `size`.
        """

        def coefficients(p: Sequence[Fraction]) -> list[Fraction]:
            if len(p) > size:
                raise Unsupported(
                    f"the curves of {self.shape.name} are not those that norms of functions give"
                )
            return [*p, *[self.field.zero] * (size - len(p))]

        zeros = known | {name: self.field.zero for name in names}
        constant = coefficients(self.polynomial(node, zeros))
        columns = [
            list(
                map(
                    self.field.sub,
                    coefficients(self.polynomial(node, zeros | {name: self.field.one})),
                    constant,
                )
            )
            for name in names
        ]
        if (
            len(names) != size
            or (
                found := solve_linear(
                    [list(row) for row in zip(*columns)],
                    list(map(self.field.sub, coefficients(wanted), constant)),
                    self.field,
                )
            )
            is None
        ):
            raise Unsupported(
                f"the curves of {self.shape.name} are not those that norms of functions give"
            )
        return dict(zip(names, found))

    def element(self, k: int, root: Sequence[Fraction]) -> tuple[Fraction, ...]:
        """The class number k whose u is free and on which y is the polynomial `root`."""
        shape, definition = self.shape, stated(self.shape.definition)
        at = {c: self.value(f"{c}{k}") for c in shape.coordinates if c in definition.u.names()}
        u = self.polynomial(definition.u, at)
        others = tuple(c for c in shape.coordinates if c not in at)
        at |= self.solved(definition.v, others, at, self.over.remainder(root, u), len(u) - 1)
        return tuple(at[c] for c in shape.coordinates)

    def classes(self) -> Classes:
        shape, over, count = self.shape, self.over, len(OPERATIONS[self.law].points)
        equation, names = _function(shape, self.law)
        function = {name: self.value(name) for name in names}
        known = function | {f"{c}1": self.value(f"{c}1") for c in shape.coordinates}
        left, right = (
            self.polynomial(side, known) for side in (equation.left.args[0], equation.right)
        )
        root = over.div(right, left)
        points = {k: self.element(k, root) for k in range(1, count + 1)}
        if any(
            not self.field.is_zero(self.field.sub(v, known[f"{c}1"]))
            for c, v in zip(shape.coordinates, points[1])
        ):
            raise Unsupported(f"the function `{equation.text}` is not written with the first class")
        result = self.element(3, over.sub([], root))
        norm = [self.value(_LEADING)]
        for point in (*points.values(), *([points[1]] if count == 1 else []), result):
            norm = over.mul(
                norm,
                self.polynomial(stated(shape.definition).u, dict(zip(shape.coordinates, point))),
            )
        params = self.solved(
            stated(shape.definition).curve,
            shape.parameters,
            {},
            over.sub(over.mul(root, root), norm),
            len(norm),
        )
        return Classes(self.field, points, result, params, function)


def _function(shape: Shape, law: str) -> tuple[Any, tuple[str, ...]]:
    """The equation of a law's function, and the names of the law that it is written with."""
    if shape.definition is None or law not in dict(stated(shape.definition).functions):
        raise Unsupported(
            "formulas with choices are proven for shapes that say by which function an element is"
            f" added, which {shape.name} does not of the {law}"
        )
    equation = dict(stated(shape.definition).functions)[law]
    return equation, tuple(name for name, _ in shape.let(law) if name in equation.names())


def free_names(shape: Shape, law: str) -> tuple[str, ...]:
    """What generic classes of an addition or a doubling are given by."""
    names = _function(shape, law)[1]
    u = [c for c in shape.coordinates if c in stated(shape.definition).u.names()]
    return (
        *names,
        *(f"{c}1" for c in shape.coordinates),
        *(f"{c}{k}" for k in (*OPERATIONS[law].points[1:], 3) for c in u),
        _LEADING,
    )


def symbolic(formula: Formula) -> Classes:
    """Generic classes as polynomials."""
    shape, law = formula.system.shape, formula.operation
    field = FunctionField(PolynomialRing(free_names(shape, law)))
    return _Generic(shape, law, field, field.gen).classes()


def at_random(formula: Formula, seed: int) -> Classes:
    """Random classes modulo a prime."""
    source, shape, law = Random(seed), formula.system.shape, formula.operation
    values = {name: source.randrange(2, PRIME) for name in free_names(shape, law)}
    return _Generic(shape, law, Residues(PRIME), values.__getitem__).classes()


def check_homogeneous(formula: Formula, segments: Segments) -> Failure | None:
    """Whether every law scales its result with each input, and what follows a choice with values
    scales it with the chosen names.
    """
    weight, choices = scalings(formula.system), [choice for _, choice in segments if choice]
    inputs = {name: formula.system.placed(name) for name in formula.inputs}
    zero = dict.fromkeys(formula.params, (0,))
    for way in product(*(range(len(choice.alternatives)) for choice in choices)):
        for k in OPERATIONS[formula.operation].points:
            degrees = {
                name: (weight[v][0] if k == own else 0,) for name, (v, own) in inputs.items()
            } | zero
            if not _scales(formula, segments, way, degrees):
                return Failure(
                    f"the law of alternatives {_way(choices, way)} is not homogeneous in point {k}"
                )
    for i, choice in enumerate(choices):
        if choice.values:
            later = segments[i + 1 :]
            degrees = (
                {name: (0,) for program, _ in later for name in program.inputs}
                | dict.fromkeys(choice.names, (1,))
                | zero
            )
            ways = product(*(range(len(other.alternatives)) for other in choices[i + 1 :]))
            if not all(_scales(formula, later, way, degrees) for way in ways):
                return Failure(
                    f"what follows the choice of {', '.join(choice.names)} is not homogeneous in"
                    " these"
                )
    return None


def _scales(
    formula: Formula, segments: Segments, way: tuple[int, ...], degrees: dict[str, tuple[int]]
) -> bool:
    degrees = dict(degrees)
    try:
        for i, (program, choice) in enumerate(segments):
            degrees |= run(program, degrees, Degrees(1))
            if choice:
                degrees |= {
                    name: degrees[a] for name, a in zip(choice.names, choice.alternatives[way[i]])
                }
        return are_scaled(
            formula, degrees, {public: degrees[value] for public, value in segments[-1][0].outputs}
        )
    except Inhomogeneous:
        return False


def _way(choices: list[Choice], way: tuple[int, ...]) -> str:
    return ", then ".join(" ".join(choice.alternatives[i]) for choice, i in zip(choices, way))


def check_choices(
    formula: Formula, classes: Classes, segments: Segments | None = None
) -> Failure | None:
    """The first thing wrong with a law of the formula at the classes; None if all are right.
    `segments` are the formula's, or of one with other operations (a mutant).
    """
    segments = segments or to_segments(formula)
    if len(scalings(formula.system)[formula.system.variables[0]]) != 1:
        raise Unsupported("formulas with choices are proven for coordinates with one scaling")
    inputs: dict[str, Fraction] = {}
    for k, point in classes.points.items():
        known = classes.params | dict(zip(formula.system.shape.coordinates, point))
        inputs |= {
            f"{v}{k}": evaluate(node, known.__getitem__, classes.field)
            for v, node in formula.system.tosystem
        }
    return check_homogeneous(formula, segments) or _follow(
        formula, classes, segments, inputs, inputs
    )


def _follow(
    formula: Formula,
    classes: Classes,
    segments: Segments,
    inputs: Mapping[str, Fraction],
    state: dict[str, Any],
) -> Failure | None:
    """The first thing wrong in the segments that are left, behind `state` (the values of names so
    far), None if all is right. Every alternative of a choice without values is followed; of one
    with values each must be a multiple of them.
    """
    (program, choice), *rest = segments
    field = classes.field
    state = state | run(program, state | classes.params, field)
    if choice is None:
        setting = Setting(
            formula=formula,
            program=program,
            field=field,
            params=classes.params,
            points=classes.points,
            inputs=dict(inputs),
            results=(classes.result,),
            free_scalings=(),
        )
        setting.values = state
        return check(setting)
    if not choice.values:
        found = (
            _follow(
                formula,
                classes,
                tuple(rest),
                inputs,
                state | {n: state[a] for n, a in zip(choice.names, names)},
            )
            for names in choice.alternatives
        )
        return next((failure for failure in found if failure), None)
    values = [
        evaluate(node, (state | classes.params | classes.function).__getitem__, field)
        for node in choice.values
    ]
    for names in choice.alternatives:
        made = [state[name] for name in names]
        if all(map(field.is_zero, made)) or not _are_proportional(field, made, values):
            return Failure(
                f"{', '.join(names)} are no multiple of the values that {', '.join(choice.names)}"
                " have at generic inputs"
            )
    return _follow(formula, classes, tuple(rest), inputs, state | dict(zip(choice.names, values)))


def _are_proportional(field: Any, made: Sequence[Fraction], values: Sequence[Fraction]) -> bool:
    return all(
        field.is_zero(field.sub(field.mul(a, w), field.mul(b, v)))
        for a, v in zip(made, values)
        for b, w in zip(made, values)
    )


def choice_conditions(formula: Formula) -> tuple[Condition, ...]:
    """Where the formula fails: every alternative is zero."""
    return tuple(
        Condition(
            " = ".join(name for names in choice.alternatives for name in names),
            f"no alternative for {', '.join(choice.names)}",
        )
        for choice in formula.choices
    )
