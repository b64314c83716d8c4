"""Endomorphism formula on the Jacobian of a genus-2 curve -> Verdict: it maps classes to classes,
is a homomorphism, and its eigenvalue satisfies the stated equation.

A rational map of an abelian variety to itself is a homomorphism h up to a translation by some c
(Milne, Abelian Varieties, 1986, theorem 3.1 and corollary 2.2), so that two identities at a generic
class P of a generic curve that satisfies the formula's assumptions are enough: f(P) satisfies the
equations of classes, whatever the scaling of P, and f(2P) = 2 f(P), that is h(2P)+c = 2 h(P)+2c,
hence c = O. A third one, c0*P + c1*f(P) + ... = O, is the equation of the eigenvalue. A generic
class is had without roots: each equation of classes is solved for what is linear in it, a parameter
of the curve if it has a free one, else a coordinate.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.expression import Equation, evaluate, stated
from ecgen.formula.formula import Formula
from ecgen.formula.parameters import solve_equations, solve_for
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing
from ecgen.verify.identity import Failure
from ecgen.verify.laws.definition import prove_law
from ecgen.verify.laws.generic_points import Curve, Point
from ecgen.verify.laws.parameters import bind_parameters, plan_parameters, solve_linearly
from ecgen.verify.laws.weights import scalings
from ecgen.verify.modular import Residues
from ecgen.verify.verdict import PROVEN, REFUSED, UNSUPPORTED, Claim, Verdict

PRIME = (1 << 127) - 1447  # 1 modulo 60: roots of 1 of order 3, 4 and 5 exist
_ATTEMPTS = 100


@dataclass(frozen=True)
class Generic:
    """A class of a curve with the formula's constants, and factors of its scalings, in one
    field.
    """

    field: Any
    params: Any
    point: Point
    scales: tuple[Any, ...]


def unknowns(formula: Formula) -> tuple[tuple[Equation, str], ...]:
    """Each equation of classes, in the order in which they are solved, with what it is solved for;
    FormulaError if there is nothing.
    """
    shape, plan = formula.system.shape, plan_parameters(formula)
    found: list[tuple[Equation, str]] = []
    free = [name for name in shape.solve if name in plan.free]
    for equation in sorted(shape.equations, key=lambda e: bool(e.names() & set(free))):
        names = [n for n in free if n in equation.names()] or [
            n for n in shape.coordinates if n in equation.names()
        ]
        names = [n for n in names if n not in [known for _, known in found]]
        if not names:
            raise FormulaError(
                f"No name is left to solve `{equation.text}` for.", where=formula.path
            )
        found.append((equation, names[-1]))
    return tuple(found)


def symbolic(formula: Formula) -> Generic:
    """The generic class, in a function field over Q."""
    shape, plan, solved = formula.system.shape, plan_parameters(formula), unknowns(formula)
    late = {name for _, name in solved}
    scales = tuple(f"l{i}" for i in range(len(next(iter(scalings(formula.system).values())))))
    field = FunctionField(
        PolynomialRing(
            (
                *(n for n, _ in plan.algebraic),
                *(c for c in shape.coordinates if c not in late),
                *scales,
                *(n for n in plan.free if n not in late),
            )
        )
    )
    values = {c: field.gen(c) for c in shape.coordinates if c not in late}

    def solve(lookup: Callable[[str], Any]) -> dict[str, Any]:
        for equation, name in solved:
            values[name] = solve_linearly(
                equation, name, lambda n: values[n] if n in values else lookup(n), field
            )
        return {name: values[name] for name in late if name in shape.parameters}

    params = bind_parameters(plan, field, formula, tuple(n for n in plan.free if n in late), solve)
    if not late & set(shape.parameters):
        solve(params.__getitem__)
    for name in (*shape.parameters, *formula.params):
        params[name]
    return Generic(
        field, params, tuple(values[c] for c in shape.coordinates), tuple(map(field.gen, scales))
    )


def modular(formula: Formula, seed: int) -> Generic:
    """A random class modulo a prime; FormulaError if none is found."""
    shape, source, free = formula.system.shape, random.Random(seed), plan_parameters(formula).free
    solved = unknowns(formula)
    late = {name for _, name in solved}
    for _ in range(_ATTEMPTS):
        values = {n: source.randrange(2, PRIME) for n in free if n not in late}
        params = solve_equations(
            formula.equations, values, PRIME, f"formula {formula.name}", formula.path
        )
        own = {c: source.randrange(2, PRIME) for c in shape.coordinates if c not in late}
        for equation, name in solved:
            value = solve_for(equation, name, params | own, PRIME)
            if value is None:
                break
            own[name] = value
        else:
            params |= {n: own[n] for n in late if n in shape.parameters}
            count = len(next(iter(scalings(formula.system).values())))
            return Generic(
                Residues(PRIME),
                params,
                tuple(own[c] for c in shape.coordinates),
                tuple(source.randrange(2, PRIME) for _ in range(count)),
            )
    raise FormulaError("No random class of this curve was found.", where=formula.path)


def image(
    formula: Formula,
    program: FieldProgram,
    at: Generic,
    point: Point,
    scales: tuple[Fraction | int, ...] = (),
) -> Point:
    """The affine image of an affine class, whose representative has these factors of its scalings,
    1 where there are none.
    """
    system, field = formula.system, at.field
    lookup, weight, (index,), (result,) = (
        dict(at.params) | dict(zip(system.shape.coordinates, point)),
        scalings(system),
        formula.input_points(),
        formula.output_points(),
    )
    found = {}
    for name, node in system.tosystem:
        found[name] = evaluate(node, lookup.__getitem__, field)
        for scale, w in zip(scales, weight[name]):
            for _ in range(w):
                found[name] = field.mul(found[name], scale)
    values = run(
        program,
        dict(at.params)
        | {f"{name}{index}": value for name, value in _derived(formula, at, found).items()},
        field,
    )
    found = _derived(
        formula,
        at,
        {
            system.placed(public)[0]: values[value]
            for public, value in program.outputs
            if system.placed(public)[1] == result
        },
    )
    nodes = {e.left.name: e.right for e in system.satisfying if e.left.op == "name"}
    return tuple(
        evaluate(nodes[c], (dict(at.params) | found).__getitem__, field)
        for c in system.shape.coordinates
    )


def _derived(formula: Formula, at: Generic, found: dict[str, Any]) -> dict[str, Any]:
    """The coordinates with those that are derived from them."""
    for name, node in formula.system.derived:
        if name not in found:
            found[name] = evaluate(node, (dict(at.params) | found).__getitem__, at.field)
    return found


def check_map(formula: Formula, program: FieldProgram, at: Generic) -> Failure | None:
    """The first thing wrong with the map at a class; None if it is a homomorphism of the
    Jacobian.
    """
    shape, field = formula.system.shape, at.field
    curve = Curve(shape, field, at.params)

    def same(a: Point, b: Point) -> bool:
        return all(field.is_zero(field.sub(x, y)) for x, y in zip(a, b))

    try:
        plain = image(formula, program, at, at.point)
        scaled = image(formula, program, at, at.point, at.scales)
        lookup = dict(at.params) | dict(zip(shape.coordinates, plain))
        if any(
            not field.is_zero(
                field.sub(
                    *(evaluate(side, lookup.__getitem__, field) for side in (e.left, e.right))
                )
            )
            for e in shape.equations
        ):
            return Failure("the image of a class is no class of the curve")
        if not same(plain, scaled):
            return Failure("the image of a class depends on its scaling")
        if not same(image(formula, program, at, curve.double(at.point)), curve.double(plain)):
            return Failure("the image of 2P is not twice the image of P")
    except ZeroDivisionError:
        return Failure("the image of a generic class has no coordinates")
    return None


def check_eigenvalue(
    formula: Formula, program: FieldProgram, at: Generic, found: tuple[int, ...]
) -> Failure | None:
    """Whether c0*P + c1*f(P) + c2*f(f(P)) ... = O at a class; None if so."""
    curve, images = Curve(formula.system.shape, at.field, at.params), [at.point]
    for _ in found[1:]:
        images.append(image(formula, program, at, images[-1]))
    total = curve.weighted(found[:-1], images)
    wanted = curve.multiply(-found[-1], images[-1])
    same = total is not None and all(
        at.field.is_zero(at.field.sub(a, b)) for a, b in zip(total, wanted)
    )
    return (
        None
        if same
        else Failure(
            f"`{stated(formula.eigenvalue).text}` does not hold for the map on a generic class"
        )
    )


def prove_class_map(
    formula: Formula, program: FieldProgram, base: Verdict, found: tuple[int, ...] | None
) -> Verdict:
    """The verdict; `found` are the coefficients of the eigenvalue's equation, None if there is
    none.
    """
    if formula.assumes:
        return replace(
            base, status=UNSUPPORTED, reason="a class with assumed coordinates is not looked at"
        )
    try:
        prove_law(formula.system.shape)
        at = symbolic(formula)
    except FormulaError as error:
        return replace(base, status=UNSUPPORTED, reason=error.what)
    if failure := check_map(formula, program, at):
        return replace(base, status=REFUSED, reason=failure.what, residual=failure.residual)
    claims = (
        Claim(
            "endomorphism",
            PROVEN,
            "maps classes to classes, 2P to twice the image of P, hence a homomorphism",
        ),
    )
    if found is None:
        return replace(base, claims=(*claims, Claim("eigenvalue", "not claimed")))
    failure = next(
        filter(
            None,
            (
                check_eigenvalue(formula, program, modular(formula, seed), found)
                for seed in range(3)
            ),
        ),
        None,
    )
    status, said = (
        (REFUSED, failure.what)
        if failure
        else (
            "tested",
            (
                f"{stated(formula.eigenvalue).text} at random classes; what it is on a curve is"
                " computed there"
            ),
        )
    )
    return replace(
        base,
        status=REFUSED if failure else PROVEN,
        reason=failure.what if failure else "",
        claims=(*claims, Claim("eigenvalue", status, said)),
    )
