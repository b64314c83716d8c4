"""The definitions of a coordinate system over free symbols: coordinates as rational functions of x,
y and the curve's constants.
"""

from collections.abc import Mapping
from functools import lru_cache

from ecgen.formula.expression import Field, Number, evaluate
from ecgen.formula.model import System
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing


def symbols(system: System) -> tuple[FunctionField, dict[str, Fraction]]:
    """A field in free symbols for the affine coordinates and the constants of a system, and the
    symbols by name.
    """
    names = tuple(
        dict.fromkeys((*system.shape.coordinates, *system.shape.parameters, *system.parameters))
    )
    field = FunctionField(PolynomialRing(names))
    return field, {name: field.gen(name) for name in names}


def coordinate_values(
    system: System, field: Field[Number], values: Mapping[str, Number]
) -> dict[str, Number]:
    """The variables and derived names of the affine point in `values`, written as `tosystem` says.
    ZeroDivisionError where it divides by zero.
    """
    variables = {v: evaluate(node, values.__getitem__, field) for v, node in system.tosystem}
    return with_derived(system, field, values, variables)


def with_derived(
    system: System,
    field: Field[Number],
    values: Mapping[str, Number],
    variables: Mapping[str, Number],
) -> dict[str, Number]:
    """The variables with all derived names that they and the constants in `values` define."""
    constants = {n: v for n, v in values.items() if n not in system.shape.coordinates}
    defined = dict(variables)
    for name, node in system.derived:
        known = constants | defined
        if node.names() <= known.keys():
            defined[name] = evaluate(node, known.__getitem__, field)
    return defined


@lru_cache(maxsize=256)
def neutral_is_faithful(system: System) -> bool:
    """Whether the neutral element's coordinates satisfy the system's equations without a
    denominator of zero, or it is at infinity.
    """
    if set(dict(system.neutral)) != set(system.variables):
        return False
    if not system.shape.neutral:
        return True
    field, values = symbols(system)
    values |= {v: evaluate(node, values.__getitem__, field) for v, node in system.neutral}
    for name, node in system.derived:
        values[name] = evaluate(node, values.__getitem__, field)
    values |= {
        c: evaluate(node, values.__getitem__, field)
        for c, node in zip(system.shape.coordinates, system.shape.neutral)
    }
    try:
        return all(
            field.is_zero(
                field.sub(
                    evaluate(e.left, values.__getitem__, field),
                    evaluate(e.right, values.__getitem__, field),
                )
            )
            for e in system.satisfying
        )
    except ZeroDivisionError:
        return False
