"""Whether a statement says anything: random points modulo a prime that fit what it assumes."""

from collections.abc import Sequence

from ecgen.certify.formulas.statement import CONSTANT, MINUS, OVER, PLUS, TIMES, FormulaStatement
from ecgen.formula.formula import Formula
from ecgen.program.ir import FieldProgram
from ecgen.verify.laws.setting import Situation, Unsupported
from ecgen.verify.modular import PRIME, random_instance


def values_at(statement: FormulaStatement, given: dict[str, int]) -> list[int]:
    """All values of the statement's program modulo the prime of examples."""
    return values_modulo(statement, [given[name] for name in statement.free], PRIME)


def values_modulo(statement: FormulaStatement, free: Sequence[int], p: int) -> list[int]:
    """All values of the statement's program modulo p; what is divided by 0 is 0."""
    values = list(free)
    for kind, *at in statement.operations:
        if kind == CONSTANT:
            values.append(at[0] % p)
            continue
        a, b = (values[i] for i in at)
        if kind == OVER:
            values.append(a * pow(b, p - 2, p) % p)
        else:
            values.append({PLUS: a + b, MINUS: a - b, TIMES: a * b}[kind] % p)
    return values


def example(
    formula: Formula, program: FieldProgram, *, same: bool = False
) -> dict[str, int] | None:
    """The free values of a statement about the formula, at random points of a random curve; None
    where none are found."""
    situation = Situation("P = Q", tuple((k, ((1, 1),)) for k in (1, 2))) if same else None
    try:
        found = random_instance(formula, program, 0, situation=situation)
    except Unsupported:
        return None
    affine = {
        f"{c}{k}": value
        for k, point in found.points.items()
        for c, value in zip(formula.system.shape.coordinates, point)
    }
    return found.params | found.inputs | affine


def fits(statement: FormulaStatement, given: dict[str, int]) -> bool:
    """Whether the values fit what is assumed."""
    values = values_at(statement, given)
    return all(values[i] for i in statement.nonzero) and all(
        values[i] == values[j] for i, j in statement.assumed
    )
