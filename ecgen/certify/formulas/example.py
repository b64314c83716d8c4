"""Whether a statement says anything: random points modulo a prime that fit what it assumes."""

from ecgen.certify.formulas.statement import CONSTANT, MINUS, OVER, PLUS, TIMES, FormulaStatement
from ecgen.formula.formula import Formula
from ecgen.program.ir import FieldProgram
from ecgen.verify.laws.setting import Unsupported
from ecgen.verify.modular import PRIME, random_instance


def values_at(statement: FormulaStatement, given: dict[str, int]) -> list[int]:
    """All values of the statement's program modulo the prime; what is divided by 0 is 0."""
    values = [given[name] for name in statement.free]
    for kind, *at in statement.operations:
        if kind == CONSTANT:
            values.append(at[0] % PRIME)
            continue
        a, b = (values[i] for i in at)
        if kind == OVER:
            values.append(a * pow(b, PRIME - 2, PRIME) % PRIME)
        else:
            values.append({PLUS: a + b, MINUS: a - b, TIMES: a * b}[kind] % PRIME)
    return values


def example(formula: Formula, program: FieldProgram) -> dict[str, int] | None:
    """The free values of a statement about the formula, at random points of a random curve; None
    where none are found."""
    try:
        found = random_instance(formula, program, 0)
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
