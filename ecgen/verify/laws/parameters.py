"""The curve constants of a formula as elements of a function field: free, defined by others, or
algebraic.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, Node, evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.shape import Shape
from ecgen.verify.algebra.fractions import FunctionField


@dataclass(frozen=True)
class ParameterPlan:
    """`free` constants are variables; `algebraic` ones satisfy name^2 = expression; `solved` ones
    follow from one equation each; `checks` are equations without an unknown, which must be
    identities."""

    free: tuple[str, ...]
    algebraic: tuple[tuple[str, Node], ...]
    solved: tuple[tuple[str, Equation], ...]
    checks: tuple[Equation, ...]


def plan_parameters(formula: Formula) -> ParameterPlan:
    """Which constant each equation determines: a bare left side first, else the one declared
    last.
    """
    declared = formula.system.shape.parameters + formula.parameters
    algebraic, solved, checks = {}, {}, []
    for equation in formula.equations:
        open_names = [
            n for n in declared if n in equation.names() and n not in algebraic and n not in solved
        ]
        unknown = equation.names() - set(declared)
        if unknown:
            raise FormulaError(
                f"`{equation.text}` uses the undeclared name `{sorted(unknown)[0]}`.",
                where=formula.path.with_suffix(""),
                line=equation.line,
                hint="Declare it by `parameter`.",
            )
        left = equation.left
        if (
            left.op == "name"
            and left.value in open_names
            and left.value not in equation.right.names()
        ):
            solved[left.value] = equation
        elif left.op == "^" and left.value == 2 and left.args[0].value in open_names:
            algebraic[left.args[0].value] = equation.right
        elif open_names:
            solved[open_names[-1]] = equation
        else:
            checks.append(equation)
    free = tuple(n for n in declared if n not in algebraic and n not in solved)
    return ParameterPlan(free, tuple(algebraic.items()), tuple(solved.items()), tuple(checks))


class Parameters(dict[str, Any]):
    """Name -> element; the names `late` are computed, all at once by `solve`, when the first of
    them is read.
    """

    def __init__(
        self,
        values: dict[str, Any],
        late: tuple[str, ...] = (),
        solve: Callable[[], dict[str, Any]] | None = None,
    ):
        super().__init__(values)
        self.late, self.solve = late, solve

    def __missing__(self, name: str) -> Any:
        if name not in self.late:
            raise KeyError(name)
        if self.solve is None:
            raise FormulaError(f"The parameter `{name}` is defined by itself.")
        solve, self.solve = self.solve, None
        self.update(solve())
        return self[name]


def unknown_parameters(plan: ParameterPlan, shape: Shape, points: int) -> tuple[str, ...] | None:
    """The free parameters that a number of independent generic points determines; None if there are
    too few of them.
    """
    if shape.ysquared is not None:
        return ()
    free = [name for name in shape.solve if name in plan.free]
    wanted = points * len(shape.equations)
    return tuple(free[len(free) - wanted :]) if wanted <= len(free) else None


def bind_parameters(
    plan: ParameterPlan,
    field: FunctionField,
    formula: Formula,
    late: tuple[str, ...] = (),
    solve: Callable[[Callable[[str], Any]], dict[str, Any]] | None = None,
) -> Parameters:
    """Name -> element of `field`, whose ring has the free and algebraic names; adds the algebraic
    rules.

    The names `late` are no variables: `solve`, given the others by a function of the name, computes
    them when one is needed.
    """
    values = Parameters(
        {
            name: field.gen(name)
            for name in plan.free + tuple(n for n, _ in plan.algebraic)
            if name not in late
        },
        late,
        lambda: solve(lookup) if solve else {},
    )
    solved, busy = dict(plan.solved), set()

    def lookup(name: str) -> Any:
        if name not in values and name not in late:
            if name in busy or name not in solved:
                raise FormulaError(
                    f"The parameter `{name}` is defined by itself.", where=formula.path
                )
            busy.add(name)
            values[name] = _solve(solved[name], name, lookup, field)
        return values[name]

    for name, right in plan.algebraic:
        field.add_rule(name, evaluate(right, lookup, field).numerator)
    for name in solved:
        lookup(name)
    for equation in plan.checks:
        if not field.is_zero(_difference(equation, lookup, field)):
            raise FormulaError(
                f"The assumption `{equation.text}` contradicts the others.", where=formula.path
            )
    return values


def _difference(equation: Equation, lookup: Callable[..., Any], field: FunctionField) -> Any:
    return field.sub(
        evaluate(equation.left, lookup, field), evaluate(equation.right, lookup, field)
    )


def _solve(equation: Equation, name: str, lookup: Callable[..., Any], field: FunctionField) -> Any:
    if equation.left.op == "name" and equation.left.name == name:
        return evaluate(equation.right, lookup, field)
    return solve_linearly(equation, name, lookup, field)


def solve_linearly(equation: Equation, name: str, lookup: Callable[..., Any], field: Any) -> Any:
    """The value of a name that an equation is linear in; FormulaError if it is not."""
    at = [
        _difference(equation, lambda n, u=u: field.constant(u) if n == name else lookup(n), field)
        for u in (0, 1, 2)
    ]
    slope = field.sub(at[1], at[0])
    if field.is_zero(slope) or not field.is_zero(field.sub(field.sub(at[2], at[1]), slope)):
        raise FormulaError(
            f"Cannot solve `{equation.text}` for `{name}`.", hint="Write `name = expression`."
        )
    return field.div(field.sub(field.zero, at[0]), slope)
