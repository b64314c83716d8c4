"""Endomorphism formula -> Verdict: it maps the curve to itself, O to O, and its eigenvalue
satisfies the stated equation.

A rational map between elliptic curves that sends O to O is a homomorphism (Silverman, AEC III.4.8),
so that these identities, at a generic point of the curve in every projective scaling, are enough:
(1) the image satisfies the curve's equation and that of the coordinates, (2) O is sent to O, (3)
with the stated equation c0 + c1*l + c2*l^2 = 0, c0*P + c1*f(P) + c2*f(f(P)) = O. Which of its roots
the eigenvalue is on a given curve depends on its constants; `eigenvalue_on` finds out on a
generator. Conjugation is made plain by twins.py.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from flint import fmpz_mod_ctx, fmpz_mod_poly_ctx

from ecgen.errors import FormulaError, WrongFormula
from ecgen.extension import random_element
from ecgen.formula.expression import Equation, Node, evaluate, stated
from ecgen.formula.formula import Formula
from ecgen.formula.lower import operation_lines
from ecgen.formula.parameters import solve_equations, square_root
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.evaluate import run
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import PolynomialRing, text
from ecgen.verify.counts import begun
from ecgen.verify.identity import Failure, check_finite, check_neutral
from ecgen.verify.laws.generic_points import Curve, Singular
from ecgen.verify.laws.parameters import bind_parameters, plan_parameters
from ecgen.verify.laws.setting import Setting
from ecgen.verify.laws.weights import scalings, weights
from ecgen.verify.maps.class_map import prove_class_map
from ecgen.verify.maps.conjugates import plain_equations, twin, with_twins
from ecgen.verify.maps.curve_map import Ground, ground_of, proven_on, satisfies_on
from ecgen.verify.modular import Residues
from ecgen.verify.mutants import mutants
from ecgen.verify.repair import in_words
from ecgen.verify.verdict import PROVEN, REFUSED, UNSUPPORTED, Claim, Suggestion, Verdict

VARIABLE = "l"
# of a coefficient in an equation of an eigenvalue, and of the equation: twice the dimension
MOST, MOST_DEGREE = (128, 4)
SPLIT = (1 << 127) - 295  # 1 mod 12: square roots of -1 and -3 exist
MERSENNE = (1 << 127) - 1
MOST_SUGGESTIONS = 3
LARGE = 16  # the largest degree that is proven over Q
_ATTEMPTS = 400


@dataclass(frozen=True)
class Instance:
    """A point of the curve, its conjugate on the conjugate curve, and all constants, in one
    field.
    """

    field: Any
    params: dict[str, Any]
    point: Any
    conjugate: Any
    scales: tuple[Any, ...]


def plain_formula(formula: Formula) -> Formula:
    """The formula with its constants' conjugates as constants of their own, and its equations
    without conj.
    """
    declared = (*formula.system.shape.parameters, *formula.parameters)
    return replace(
        formula,
        parameters=(*formula.parameters, *map(twin, declared)),
        equations=plain_equations(formula.equations),
    )


def symbolic(formula: Formula) -> Instance:
    """The generic point in function fields over Q."""
    plain = plain_formula(formula)
    plan, (x, y) = plan_parameters(plain), formula.system.shape.coordinates
    names = (
        f"{y}1",
        f"{y}2",
        *(n for n, _ in plan.algebraic),
        f"{x}1",
        f"{x}2",
        "s1",
        "s2",
        *plan.free,
    )
    field = FunctionField(PolynomialRing(names))
    params = bind_parameters(plan, field, plain)
    first, second = (
        curve.generic_point(k) for k, curve in enumerate(_curves(formula, field, params), 1)
    )
    return Instance(field, params, first, second, (field.gen("s1"), field.gen("s2")))


def modular(formula: Formula, seed: int) -> Instance:
    """Random points modulo a prime; FormulaError if none is found."""
    plain, field, source = plain_formula(formula), Residues(SPLIT), random.Random(seed)
    free = plan_parameters(plain).free
    for _ in range(_ATTEMPTS):
        try:
            params = solve_equations(
                plain.equations,
                {name: source.randrange(2, SPLIT) for name in free},
                SPLIT,
                f"formula {formula.name}",
                formula.path,
            )
            points = [_random_point(curve, source) for curve in _curves(formula, field, params)]
        except (FormulaError, ZeroDivisionError):
            continue
        if None not in points:
            point, conjugate = points
            scales = tuple(source.randrange(2, SPLIT) for _ in range(2))
            return Instance(field, params, point, conjugate, scales)
    raise FormulaError("No random instance of this curve was found.", where=formula.path)


def _random_point(curve: Curve, source: random.Random) -> tuple[int, int] | None:
    x = source.randrange(2, SPLIT)
    y = square_root(
        evaluate(
            stated(curve.shape.ysquared),
            (dict(curve.params) | {curve.shape.coordinates[0]: x}).__getitem__,
            curve.field,
        ),
        SPLIT,
    )
    return (x, y) if y else None


def _curves(formula: Formula, field: Any, params: dict[str, Any]) -> tuple[Curve, Curve]:
    """The curve and its conjugate, each with the names of the shape for its constants."""
    shape = formula.system.shape
    return Curve(shape, field, params), Curve(
        shape, field, params | {n: params[twin(n)] for n in shape.parameters if twin(n) in params}
    )


def _coordinates(
    formula: Formula, instance: Instance, point: tuple[Fraction, Fraction] | None, which: int
) -> dict[str, Any]:
    """Name -> value of the coordinates of a point (None: O) of the curve (0) or its conjugate (1),
    scaled by a variable.
    """
    system, field = formula.system, instance.field
    params = _curves(formula, field, instance.params)[which].params
    lookup = dict(params) | (dict(zip(system.shape.coordinates, point)) if point else {})
    weight, found = weights(system), {}
    for name, node in system.tosystem if point else system.neutral:
        value = evaluate(node, lookup.__getitem__, field)
        for _ in range(weight[name]):
            value = field.mul(value, instance.scales[which])
        found[name] = value
    for name, node in system.derived:
        if node.names() <= set(found) | set(params):
            found[name] = evaluate(node, (dict(params) | found).__getitem__, field)
    return {(f"{name}1" if not which else twin(f"{name}1")): value for name, value in found.items()}


def _apply(
    formula: Formula, program: FieldProgram, instance: Instance, coordinates: dict[str, Any]
) -> Setting:
    """The results at these coordinates (with their twins), as a setting that identity.py can look
    at.
    """
    doubled = with_twins(program)
    setting = Setting(
        formula=formula,
        program=program,
        field=instance.field,
        params=instance.params,
        points={1: None},
        inputs=coordinates,
        results=(None,),
        free_scalings=(),
    )
    setting.values = run(doubled, coordinates | instance.params, instance.field)
    return setting


def _image(formula: Formula, setting: Setting, which: int) -> tuple[Fraction, Fraction]:
    """The affine point, or the conjugate's, that the results stand for; ZeroDivisionError if it is
    not finite.
    """
    system, field = formula.system, setting.field
    (_index,) = formula.output_points()
    names = {
        public: value if not which else twin(value) for public, value in setting.program.outputs
    }
    found = {system.placed(public)[0]: setting.values[value] for public, value in names.items()}
    params = _curves(formula, field, setting.params)[which].params
    for name, node in system.derived:
        if name not in found and node.names() <= set(found) | set(params):
            found[name] = evaluate(node, (dict(params) | found).__getitem__, field)
    return tuple(
        evaluate(node, (dict(params) | found).__getitem__, field) for _, node in system.toaffine
    )


def check_map(formula: Formula, program: FieldProgram, instance: Instance) -> Failure | None:
    """The first thing wrong with the image of the point and of O; None if the map is one of the
    curve to itself that fixes O.
    """
    shape, field = formula.system.shape, instance.field
    coordinates = _coordinates(formula, instance, instance.point, 0) | _coordinates(
        formula, instance, instance.conjugate, 1
    )
    try:
        setting = _apply(formula, program, instance, coordinates)
        image = _image(formula, setting, 0)
    except ZeroDivisionError:
        return Failure("the image of a generic point is not a finite point")
    lookup = (instance.params | dict(zip(shape.coordinates, image))).__getitem__
    gap = field.sub(
        evaluate(shape.equation.left, lookup, field), evaluate(shape.equation.right, lookup, field)
    )
    if not field.is_zero(gap):
        return Failure(
            "the image does not lie on the curve",
            text(gap.numerator) if isinstance(field, FunctionField) else str(gap),
        )
    (index,) = formula.output_points()
    if failure := check_finite(setting, index, image):
        return failure
    neutral = _coordinates(formula, instance, None, 0) | _coordinates(formula, instance, None, 1)
    failure = check_neutral(_apply(formula, program, instance, neutral), index)
    return failure and Failure(f"O is not mapped to O: {failure.what}", failure.residual)


def coefficients(equation: Equation, most: int = MOST_DEGREE) -> tuple[int, ...]:
    """c0, c1 ... of an equation in l with integer coefficients, the last not 0; FormulaError if it
    is none, or of a degree above `most`.
    """
    if equation.names() == {VARIABLE}:
        field = FunctionField(PolynomialRing((VARIABLE,)))
        gap = evaluate(Node("-", (equation.left, equation.right)), field.gen, field)
        terms = (
            {int(power): c for (power,), c in field.ring.terms(gap.numerator)}
            if not gap.denominators
            else {}
        )
        if 0 < max(terms, default=0) <= most and all(
            abs(c) <= MOST and c == int(c) for c in terms.values()
        ):
            return tuple(int(terms.get(i, 0)) for i in range(max(terms) + 1))
    raise WrongFormula(
        f"`eigenvalue {equation.text}` is no equation of degree 1 to {most} in {VARIABLE} with"
        " small coefficients.",
        line=equation.line,
        hint="Expected one such as `eigenvalue l^2+l+1 = 0`.",
    )


def check_eigenvalue(
    formula: Formula, program: FieldProgram, instance: Instance, found: tuple[int, ...]
) -> Failure | None:
    """Whether c0*P + c1*f(P) + c2*f(f(P)) = O at the instance's point; None if so."""
    curve, _twisted = _curves(formula, instance.field, instance.params)
    point, conjugate, images = instance.point, instance.conjugate, []
    for _ in found[1:]:
        setting = _apply(
            formula,
            program,
            instance,
            _coordinates(formula, instance, point, 0)
            | _coordinates(formula, instance, conjugate, 1),
        )
        point, conjugate = _image(formula, setting, 0), _image(formula, setting, 1)
        images.append(point)
    total = curve.weighted(found[1:], images)
    wanted = curve.multiply(-found[0], instance.point) if found[0] else None
    same = wanted is not None and all(
        instance.field.is_zero(instance.field.sub(a, b)) for a, b in zip(total or (), wanted)
    )
    return (
        None
        if same
        else Failure(
            f"`{stated(formula.eigenvalue).text}` does not hold for the map on a generic point"
        )
    )


def is_large(formula: Formula, program: FieldProgram) -> bool:
    """Whether the degree of the results in the coordinates, as the operations make it, is beyond a
    proof over Q.
    """
    weight, degree = scalings(formula.system), {name: 0 for name in program.params}
    degree |= {name: max(weight[formula.system.placed(name)[0]]) for name in program.inputs}
    for op in program.ops:
        own = [degree[a] for a in op.args]
        degree |= dict.fromkeys(
            op.outs,
            (
                sum(own)
                if op.name == "mul"
                else 2 * own[0]
                if op.name == "sqr"
                else max(own, default=0)
            ),
        )
    return max(degree[value] for _, value in program.outputs) > LARGE


def ground_for(formula: Formula) -> Ground:
    """A curve over F_{p^2}, p = 2^127-1 and i^2 = -1, with constants as the formula wants them."""
    source, names = random.Random(1), (*formula.system.shape.parameters, *formula.parameters)
    for _ in range(_ATTEMPTS):
        try:
            values: dict[str, Any] = {}
            while missing := [name for name in names if name not in values]:
                values = solve_equations(
                    formula.equations, values, MERSENNE, f"formula {formula.name}", formula.path, -1
                )
                if still := [name for name in missing if name not in values]:
                    chosen: Any = random_element(source, MERSENNE, -1)
                    values[still[0]] = chosen
            return ground_of(formula, values, MERSENNE)
        except FormulaError as error:
            failure = error
            if not values:
                break
    raise failure


def _prove_large(formula: Formula, program: FieldProgram, base: Verdict) -> Verdict:
    """On one curve; of the eigenvalue's equation random points are tried."""
    try:
        ground = ground_for(formula)
    except FormulaError as error:
        return replace(base, status=REFUSED, reason=error.what)
    found = proven_on(formula, program, ground)
    if isinstance(found, Failure):
        return replace(base, status=REFUSED, reason=found.what)
    where = (
        f"{len(found.points)} points of the field's where all results"
        f" vanish{', beside points at infinity' if found.infinite else ''}"
    )
    claims = (
        Claim(
            "endomorphism",
            PROVEN,
            "maps the curve over F_p^2, p = 2^127-1, with these constants to itself and fixes O,"
            f" hence a homomorphism; {where}",
        ),
    )
    if formula.eigenvalue is None:
        return replace(base, claims=(*claims, Claim("eigenvalue", "not claimed")))
    if not satisfies_on(formula, program, ground, coefficients(formula.eigenvalue, 2)):
        reason = f"`{stated(formula.eigenvalue).text}` does not hold for the map at random points"
        return replace(
            base,
            status=REFUSED,
            reason=reason,
            claims=(*claims, Claim("eigenvalue", REFUSED, reason)),
        )
    return replace(
        base,
        claims=(
            *claims,
            Claim(
                "eigenvalue",
                "tested",
                f"{stated(formula.eigenvalue).text} at random points; what it is on a curve is"
                " computed there",
            ),
        ),
    )


def prove_endomorphism(formula: Formula, program: FieldProgram) -> Verdict:
    """The verdict on an endomorphism; it does not raise for a wrong one."""
    base = begun(formula, program)
    if formula.system.shape.definition is not None:
        stated_equation = formula.eigenvalue
        return prove_class_map(
            formula, program, base, coefficients(stated_equation) if stated_equation else None
        )
    if formula.assumes or not formula.system.toaffine:
        return replace(
            base,
            status=UNSUPPORTED,
            reason=(
                "a point with assumed coordinates, or a system that does not say `toaffine`, is not"
                " looked at"
            ),
        )
    if is_large(formula, program):
        return _prove_large(formula, program, base)
    try:
        instance = symbolic(formula)
    except Singular as reason:
        return replace(base, status=UNSUPPORTED, reason=str(reason))
    if failure := check_map(formula, program, instance):
        return replace(
            base,
            status=REFUSED,
            reason=failure.what,
            residual=failure.residual,
            suggestions=_suggest(formula, program),
        )
    claims = (
        Claim("endomorphism", PROVEN, "maps the curve to itself and fixes O, hence a homomorphism"),
    )
    if formula.eigenvalue is None:
        return replace(base, claims=(*claims, Claim("eigenvalue", "not claimed")))
    try:
        failure = check_eigenvalue(formula, program, instance, coefficients(formula.eigenvalue, 2))
    except ZeroDivisionError:
        failure = Failure(
            f"`{stated(formula.eigenvalue).text}` is not proven: a sum on the way is O or a"
            " doubling"
        )
    claim = Claim(
        "eigenvalue",
        REFUSED if failure else PROVEN,
        failure.what if failure else formula.eigenvalue.text,
    )
    return replace(
        base, status=claim.status, reason=failure.what if failure else "", claims=(*claims, claim)
    )


def _suggest(formula: Formula, program: FieldProgram) -> tuple[Suggestion, ...]:
    """Single changes, each with its line, that make it a map of the curve to itself modulo a
    prime.
    """
    try:
        instances = [modular(formula, seed) for seed in (3, 4)]
    except FormulaError:
        return ()
    found, lines = [], operation_lines(formula)
    for mutant in mutants(program):
        if all(
            check_map(formula, mutant.apply(program), instance) is None for instance in instances
        ):
            found.append(
                Suggestion(
                    lines[mutant.position],
                    in_words(program.ops[mutant.position]),
                    in_words(mutant.op),
                )
            )
            if len(found) == MOST_SUGGESTIONS:
                break
    return tuple(found)


def eigenvalue_on(equation: Equation, order: int, is_image: Callable[[int], bool]) -> int:
    """The root of the equation modulo the prime `order` for which `is_image(root)` holds: root * G
    is the image of a generator G.

    FormulaError if there is none: the map is not the one that the constants of the curve are for.
    """
    roots = sorted(
        int(root)
        for root, _ in fmpz_mod_poly_ctx(fmpz_mod_ctx(order))(list(coefficients(equation))).roots()
    )
    for root in roots:
        if is_image(root):
            return root
    raise FormulaError(
        f"No root of `{equation.text}` modulo the order is the eigenvalue of this map.",
        hint="Compare the curve's constants of the endomorphism.",
    )
