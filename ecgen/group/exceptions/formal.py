"""A formula on the Jacobian of a genus-2 curve -> the relations between its inputs at which it
fails for every class, and whether a failure is noticed.

A proven formula is right wherever the coordinates that the model divides by (Z3, W3) are not 0
(ecgen.verify.conditions). They vanish where two polynomials have a common root, which happens to
about one in p classes and is no relation, and always where some multiples of the inputs add up to O
(P = Q in an addition). The latter are found here, at classes modulo a prime: a relation at which
the formula is right once is none at which it always fails; that there are no more than those with
small multiples is taken from the definition of the laws.
"""

from functools import lru_cache
from itertools import product
from random import Random

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate
from ecgen.formula.formula import Formula
from ecgen.formula.lower import to_field_program
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.parameters import Modular
from ecgen.group.exceptions.relations import positive
from ecgen.group.symbols import coordinate_values
from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian
from ecgen.program.interpret import interpret
from ecgen.verify.conditions import nonzero_variables

P = (1 << 127) - 507  # where the classes are taken
LARGEST = 3  # of the multiples that are tried
KEEPS = {"mul", "sqr", "neg", "dbl", "tpl", "mulc", "half", "copy"}


def check_passes_on(formula: Formula) -> None:
    """FormulaError unless a coordinate that must not vanish (Z, W) is 0 in the result whenever one
    is 0 in an input, whatever the others are: each is a factor of one, as the formula multiplies.
    So one test at the end of a computation tells every failure on the way."""
    program, system = to_field_program(formula), formula.system
    tops, factors = nonzero_variables(system), {name: frozenset((name,)) for name in formula.inputs}
    for op in program.ops:
        own = [factors.get(name, frozenset()) for name in op.args]
        found = (
            frozenset().union(*own)
            if op.name in KEEPS
            else frozenset.intersection(*own)
            if own and op.name in ("add", "sub")
            else frozenset()
        )
        factors |= dict.fromkeys(op.outs, found)
    kept = frozenset().union(
        *(
            factors.get(value, frozenset())
            for public, value in program.outputs
            if system.split(public) and system.placed(public)[0] in tops
        )
    )
    fixed = {name for e in formula.assumes for name in e.names()}
    lost = [
        name
        for k in OPERATIONS[formula.operation].points
        for v in tops
        if (name := f"{v}{k}") not in kept and name not in fixed
    ]
    if lost:
        raise FormulaError(
            f"The formula {formula.name} may give a result that is not marked as failed where"
            f" {lost[0]} = 0.",
            where=formula.path,
            hint=f"{' or '.join(tops)} of the result has to be a multiple of it.",
        )


@lru_cache(maxsize=1024)
def always_fails(formula: Formula) -> tuple[tuple[int, ...], ...]:
    """The relations, as integer vectors over the inputs of an addition, doubling or both, at which
    the formula fails for every class.
    """
    points, random = OPERATIONS[formula.operation].points, Random(formula.name)
    # O has no coordinates
    found = {tuple(int(k == i) for k in range(len(points))) for i in range(len(points))}
    if len(points) == 1:
        jacobian, element = _sample(formula, random, True)
        return tuple(sorted(found | ({(2,)} if _fails(formula, jacobian, (element,)) else set())))
    jacobian, element = _sample(formula, random, False)
    for a, b in product(range(1, LARGEST + 1), range(-LARGEST, LARGEST + 1)):
        classes = jacobian.multiply(b, element), jacobian.multiply(-a, element)
        if b and _fails(formula, jacobian, classes):
            found.add(_reduced(a, b))
    return tuple(sorted(map(positive, found), key=lambda v: (sum(map(abs, v)), v)))


def _reduced(a: int, b: int) -> tuple[int, int]:
    from math import gcd

    return a // gcd(a, b), b // gcd(a, b)


def _sample(formula: Formula, random: Random, of_order_two: bool) -> tuple[Jacobian, Class]:
    """A curve on which the formula's assumptions hold and a class of it: its numbers are free, and
    the curve's last coefficients follow, being linear.
    """
    assumed = {
        e.left.name: e.right.number
        for e in (*formula.assumes, *formula.system.assumes)
        if e.left.op == "name" and e.right.op == "int"
    }
    q, r, s, t = (random.randrange(P) for _ in range(4))
    s, t = (0, 0) if of_order_two else (s, t)
    f3, f2 = (assumed.get(name, random.randrange(P)) for name in ("f3", "f2"))
    shape, field = formula.system.shape, Modular(P)
    lookup = {"q": q, "r": r, "s": s, "t": t, "f3": f3, "f2": f2, "f1": 0, "f0": 0}
    f1, f0 = (
        (evaluate(e.left, lookup.__getitem__, field) - evaluate(e.right, lookup.__getitem__, field))
        % P
        for e in shape.equations
    )
    jacobian, element = Jacobian(P, (f0, f1, f2, f3, 0, 1)), ((r, q, 1), (t, s) if s else ())
    if not jacobian.contains(element) or not jacobian.is_smooth:
        raise FormulaError(
            "No class of this shape is found.",
            where=shape.path,
            hint="Coordinates q, r, s, t and parameters f3 ... f0 were expected.",
        )
    return jacobian, element


def _fails(formula: Formula, jacobian: Jacobian, classes: tuple[Class, ...]) -> bool:
    """Whether a coordinate that must not vanish is 0 in the result."""
    system, values = formula.system, {f"f{i}": c for i, c in enumerate(jacobian.f)}
    for k, (u, v) in zip(OPERATIONS[formula.operation].points, classes):
        if len(u) != 3 or (u, v) == NEUTRAL:
            return True
        own = dict(zip(system.shape.coordinates, (u[1], u[0], *(*v, 0, 0)[1::-1])))
        values |= {
            f"{name}{k}": value
            for name, value in coordinate_values(system, Modular(P), values | own).items()
        }
    program = to_field_program(formula)
    found = interpret(
        program, {name: values[name] for name in (*program.inputs, *program.params)}, P
    )
    first = formula.output_points()[0]
    return any(
        found[f"{v}{first}"] % P == 0 for v in nonzero_variables(system) if f"{v}{first}" in found
    )
