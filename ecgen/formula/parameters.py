"""Curve constants -> the constants a formula reads: solve `b3 = 3*b`, `2*half = 1`, `k*c = 1`
modulo p.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path

from ecgen import residues
from ecgen.errors import FormulaError
from ecgen.extension import Element
from ecgen.formula.expression import Equation, Node, evaluate
from ecgen.formula.formula import Formula
from ecgen.residues import inverse, parity


class Modular:
    """The field of integers modulo the prime p, or its extension that elements belong to
    (ecgen/extension.py), for `evaluate`.
    """

    def __init__(self, p: int):
        self.p = p

    def constant(self, value: int) -> int:
        return value % self.p

    def add(self, a: int, b: int) -> int:
        return (a + b) % self.p

    def sub(self, a: int, b: int) -> int:
        return (a - b) % self.p

    def mul(self, a: int, b: int) -> int:
        return a * b % self.p

    def div(self, a: int, b: int) -> int:
        if b % self.p == 0:
            raise ZeroDivisionError
        quotient: int = a * inverse(b, self.p) % self.p
        return quotient

    def conj(self, a: int) -> int:
        """The p-th power, which every integer modulo p equals."""
        return a.conj() if isinstance(a, Element) else a


def square_root(value: int, p: int) -> int | None:
    """The smaller square root of `value` modulo the odd prime p, None if there is none (Tonelli,
    Shanks); of an element the one of parity 0.
    """
    if isinstance(value, Element):
        root = residues.square_root(value, p)
        return root if root is None or parity(root) == 0 else -root
    value %= p
    if value == 0 or pow(value, (p - 1) // 2, p) != 1:
        return 0 if value == 0 else None
    odd, twos = p - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    nonresidue = next(z for z in range(2, p) if pow(z, (p - 1) // 2, p) == p - 1)
    c, root, t = pow(nonresidue, odd, p), pow(value, (odd + 1) // 2, p), pow(value, odd, p)
    while t != 1:
        i, power = 0, t
        while power != 1:
            power, i = power * power % p, i + 1
        b = pow(c, 1 << (twos - i - 1), p)
        root, c, t, twos = root * b % p, b * b % p, t * b * b % p, i
    return min(root, p - root)


def _difference(equation: Equation, values: Mapping[str, int], p: int) -> int:
    field = Modular(p)
    left = evaluate(equation.left, values.__getitem__, field)
    return (left - evaluate(equation.right, values.__getitem__, field)) % p


def solve_for(
    equation: Equation, name: str, values: dict[str, int], p: int, nonresidue: int | None = None
) -> int | None:
    """The value of the one unknown `name`: of linear equations, and of those in which it is only
    squared one of two.
    """
    try:
        if (
            equation.left.op == "name"
            and equation.left.value == name
            and name not in equation.right.names()
        ):
            return evaluate(equation.right, values.__getitem__, Modular(p))
        at = [_difference(equation, values | {name: u}, p) for u in (0, 1, -1)]
        square = -at[0] * pow(at[1] - at[0], -1, p) % p
        found: int | None = square
        if at[1] == at[2]:
            found = square_root(
                square
                if nonresidue is None or isinstance(square, Element)
                # counts as a number
                else Element(square, 0, p, nonresidue),  # type: ignore[arg-type]
                p,
            )
        return (
            found
            if found is not None and _difference(equation, values | {name: found}, p) == 0
            else None
        )
    except (ZeroDivisionError, ValueError):
        return None


def _takes_root(equation: Equation, known: set[str]) -> int:
    """1 if the unknown of an equation is squared in it: then one of two roots would be chosen,
    which others may determine; 2 if it is conjugated, which leaves many.
    """
    sides = equation.left, equation.right
    return (
        2
        if any(side.has("conj") for side in sides)
        else int(any(_squares(side, known) for side in sides))
    )


def _squares(node: Node, known: set[str]) -> bool:
    return (node.op == "^" and not node.names() <= known) or any(
        _squares(arg, known) for arg in node.args
    )


def solve_parameters(formula: Formula, curve: Mapping[str, int], p: int) -> dict[str, int]:
    """All constants that follow from `curve` by the `assume` equations of the formula and its
    system, modulo p.
    """
    return solve_equations(formula.equations, curve, p, f"formula {formula.name}", formula.path)


def solve_equations(
    equations: tuple[Equation, ...],
    curve: Mapping[str, int],
    p: int,
    whose: str,
    path: Path,
    nonresidue: int | None = None,
) -> dict[str, int]:
    """All constants that follow from `curve` by the equations, modulo p, those of `curve` among
    them.

    With a `nonresidue` n, or an element among the values, roots may lie in F_p[i], i^2 = n. Solves
    one unknown at a time and checks the rest, with the other one of two roots where the first does
    not do; FormulaError names the equation that does not hold, and `whose` it is.
    """
    values = {name: value % p for name, value in curve.items()}
    if nonresidue is None:
        numbers: Iterable[object] = values.values()
        nonresidue = next((each.n for each in numbers if isinstance(each, Element)), None)
    pending = list(equations)
    while pending:
        ready = [e for e in pending if len(e.names() - set(values)) <= 1]
        if not ready:
            break
        tried = []
        for equation in sorted(
            ready, key=lambda e: _takes_root(e, set(values))
        ):  # one that says nothing of its unknown waits for the others
            unknown = sorted(equation.names() - set(values))
            solved = solve_for(equation, unknown[0], values, p, nonresidue) if unknown else None
            tried.append((equation, unknown, solved))
            if not unknown or solved is not None:
                break
        else:
            equation, unknown, solved = tried[0]
        pending.remove(equation)
        if unknown:
            if solved is None:
                raise FormulaError(
                    f"The {whose} needs `{equation.text}`, which has no solution for {unknown[0]}"
                    " on this curve.",
                    where=path,
                    hint="Choose another formula.",
                )
            if (
                pending
                and _takes_root(equation, set(values)) == 1
                and (other := -solved % p) != solved
            ):
                try:
                    return solve_equations(
                        tuple(pending), values | {unknown[0]: solved}, p, whose, path, nonresidue
                    )
                except FormulaError:
                    if not _holds(equation, values | {unknown[0]: other}, p):
                        raise
                try:
                    return solve_equations(
                        tuple(pending), values | {unknown[0]: other}, p, whose, path, nonresidue
                    )
                except FormulaError:
                    pass  # what the first root does not fulfil is told
            values[unknown[0]] = solved
        elif not _holds(equation, values, p):
            raise FormulaError(
                f"The {whose} assumes `{equation.text}`, which does not hold on this curve.",
                where=path, hint="Choose a formula for this curve's coefficients.",
            )  # fmt: skip
    return values


def parameter_values(formula: Formula, curve: Mapping[str, int], p: int) -> dict[str, int]:
    """Every parameter the formula reads, modulo p, from the curve's own (`{"a": -3, "b": 7}`); of a
    common factor that is left free one with which all its multiples are small.

    FormulaError names the assumption that does not hold on this curve, or the parameter left
    undetermined.
    """
    values = solve_parameters(formula, curve, p)
    while scaled := next(
        filter(
            None,
            (_multiples(formula, values, name, p) for name in formula.params if name not in values),
        ),
        None,
    ):
        factor = smallest_multiple(tuple(scaled.values()), p)
        values = solve_parameters(
            formula, values | {next(iter(scaled)): factor * next(iter(scaled.values()))}, p
        )
    missing = [name for name in formula.params if name not in values]
    if missing:
        raise FormulaError(
            f"The parameter `{missing[0]}` of the formula {formula.name} is not determined by the"
            f" curve's {', '.join(sorted(curve))}.",
            where=formula.path,
            hint="Add an `assume` line that defines it.",
        )
    return {name: values[name] for name in formula.params}


def _multiples(formula: Formula, values: Mapping[str, int], name: str, p: int) -> dict[str, int]:
    """The parameters that are multiples of the one of that name, at its value 1; empty if it has no
    other, or if others do more than scale.
    """
    at = [solve_parameters(formula, {**values, name: k}, p) for k in (1, 2)]
    moved = {name: 1} | {n: at[0][n] for n in formula.params if n in at[0] and n not in values}
    return (
        moved
        if len(moved) > 1 and all(at[1][n] == 2 * value % p for n, value in moved.items())
        else {}
    )


def smallest_multiple(values: tuple[int, ...], p: int) -> int:
    """A factor modulo p, not 0, with which all values are small residues, positive or negative:
    from a reduced basis of the lattice of their multiples.
    """
    from flint import fmpz_mat

    size = len(values)
    rows = [
        [*(v * pow(values[0], -1, p) % p for v in values)],
        *([p * int(i == j) for j in range(size)] for i in range(1, size)),
    ]
    basis = [[int(c) for c in row] for row in fmpz_mat(rows).lll().tolist()]
    first = min((row for row in basis if row[0] % p), key=lambda row: max(map(abs, row)))
    return first[0] * pow(values[0], -1, p) % p


def _holds(equation: Equation, values: Mapping[str, int], p: int) -> bool:
    try:
        return _difference(equation, values, p) == 0
    except ZeroDivisionError:
        return False
