"""Whether the `compute` lines of a description agree with the three-operand code; disagreement is a
warning.
"""

from typing import Any

from ecgen.formula.expression import evaluate
from ecgen.formula.formula import Formula
from ecgen.verify.laws.setting import Setting


def description_warnings(formula: Formula, setting: Setting) -> tuple[str, ...]:
    """One line for every output that the description computes differently, or cannot be computed
    from it.
    """
    if not formula.computes:
        return ()
    field, values = setting.field, dict(setting.inputs) | setting.params
    where = formula.path.with_suffix("")
    try:
        for equation in formula.computes:
            values[equation.left.name] = evaluate(equation.right, values.__getitem__, field)
    except KeyError as missing:
        return (f"{where}: the description reads {missing.args[0]}, which it never defines",)
    except ZeroDivisionError:
        return (f"{where}: the description divides by zero",)
    found = []
    for public, value in setting.program.outputs:
        if public not in values:
            found.append(f"{where}: the description does not compute {public}")
        elif not field.is_zero(_gap(field, values[public], setting.values[value])):
            found.append(
                f"{where}: the description's {public} differs from the .op3 file, which counts"
            )
    return tuple(found)


def _gap(field: Any, a: Any, b: Any) -> Any:
    return field.sub(a, b)
