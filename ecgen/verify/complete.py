"""Proof that a formula has no exceptional inputs at all, under a stated condition on the curve.

Two conditions are known, by what they say, not by which curve has them:
- `no point of order 2` on shapes whose neutral element is at infinity: the inputs are split into
  the cases
  P = O, P = Q, P = -Q, neither; in each the coordinate that must not vanish is shown to be a
  constant times
  a product of values that cannot vanish there, such as x1-x2 or the y coordinate of P-Q.
- what a shape's lemma asks, `<a> square, <d> nonsquare` or `<d> nonsquare`: the same, with the
  expressions of the lemma.
"""

import itertools
import random
from collections.abc import Iterator
from typing import Any

from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate, stated
from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.parameters import square_root
from ecgen.verify.algebra.fractions import Fraction, FunctionField
from ecgen.verify.algebra.polynomial import text
from ecgen.verify.conditions import nonzero_outputs
from ecgen.verify.identity import result_values
from ecgen.verify.laws.generic_points import Curve
from ecgen.verify.laws.lemma import is_unit, prove_lemma
from ecgen.verify.laws.setting import GENERIC, Setting
from ecgen.verify.verdict import PROVEN, REFUSED, UNSUPPORTED, Case, Claim

# five have a root of -1, seven of -3
_PRIMES = tuple((1 << 62) - c for c in (57, 87, 117, 143, 153, 167, 171, 195, 203, 273))
_TRIES = 64  # random points of the variety modulo each
_LARGEST_EXPONENT = 4
NO_ORDER_TWO = "no point of order 2"


def prove_complete(
    formula: Formula, cases: tuple[Case, ...], settings: dict[str, Setting]
) -> Claim:
    """The claim `complete CONDITION` of a formula whose generic proof succeeded.

    `cases` and `settings` are all its special situations; `settings` has the generic one too.
    """
    if not formula.complete:
        return Claim("complete", "not claimed")
    operation, lemma = OPERATIONS[formula.operation], formula.system.shape.lemma
    if len(operation.results) != 1 or operation.given or operation.cached:
        return Claim("complete", UNSUPPORTED, f"for the operation {operation.name}")
    squares = lemma.condition if lemma else None
    infinite = formula.system.shape.ysquared is not None and not formula.system.shape.neutral
    by_cases = formula.complete == NO_ORDER_TWO and infinite
    if not by_cases and formula.complete != squares:
        known = [squares] if squares else [NO_ORDER_TWO] if infinite else []
        return Claim(
            "complete",
            REFUSED,
            f"the condition `{formula.complete}` proves nothing here; known:"
            f" {', '.join(known) or 'none'}",
        )
    wrong = next((case for case in cases if case.outcome == "wrong"), None)
    if wrong:
        return Claim("complete", REFUSED, f"for {wrong.label}: {wrong.detail}")
    try:
        found = _by_cases(settings) if by_cases else _by_lemma(formula, settings[GENERIC])
    except FormulaError as error:
        return Claim("complete", REFUSED, error.what)
    if found:
        return Claim("complete", REFUSED, found)
    outside = [case.label for case in cases if case.outcome == "impossible"]
    also = f"; {', '.join(outside)} cannot be an input" if outside else ""
    inputs = "inputs" if by_cases else "affine inputs"
    return Claim(
        "complete", PROVEN, f"no exceptional {inputs} on curves with {formula.complete}{also}"
    )


def _by_cases(settings: dict[str, Setting]) -> str:
    for label, setting in settings.items():
        found = _vanishing(setting, _points_not_of_order_two(setting))
        if found:
            return f"{label}: {found}"
    return ""


def _by_lemma(formula: Formula, setting: Setting) -> str:
    shape = formula.system.shape
    prove_lemma(shape)
    indices = sorted(setting.points)
    known = _denominators_of_points(setting)
    for p, q in itertools.combinations_with_replacement(indices, 2):
        values = dict(setting.params)
        for number, k in ((1, p), (2, q)):
            values |= {f"{c}{number}": v for c, v in zip(shape.coordinates, setting.points[k])}
        known += [
            evaluate(e, values.__getitem__, setting.field).numerator
            for e in stated(shape.lemma).expressions
        ]
    return _vanishing(setting, known)


def _denominators_of_points(setting: Setting) -> list[Any]:
    """Denominators of the affine coordinates: nonzero because the points are finite."""
    used = {
        i
        for point in setting.points.values()
        if point
        for value in point
        for i, _ in value.denominators
    }
    return [setting.field.factors[i] for i in sorted(used)]


def _points_not_of_order_two(setting: Setting) -> list[Any]:
    """Numerators that cannot vanish: y of finite points, differences of x where P != Q and P !=
    -Q.
    """
    field, points = setting.field, {k: p for k, p in setting.points.items() if p is not None}
    curve = Curve(setting.formula.system.shape, field, setting.params)
    known = [p[1].numerator for p in points.values()]
    free = [k for k, p in points.items() if len(p[0].numerator) == 1]
    pairs = [(points[a], points[b]) for a, b in itertools.combinations(free, 2)]
    for p, q in pairs:
        gap = field.sub(p[0], q[0])
        if field.is_zero(gap):  # P = Q or P = -Q: their double is finite and not of order 2 either
            known.append(curve.double(p)[1].numerator)
        else:
            known += [
                gap.numerator,
                curve.add(p, q)[1].numerator,
                curve.add(p, curve.negate(q))[1].numerator,
            ]
    return known + [curve.double(p)[1].numerator for p in points.values()]


def _vanishing(setting: Setting, known: list[Any]) -> str:
    """Empty if every coordinate that must not vanish is a unit times a product of `known`, else
    what is not.
    """
    field = setting.field
    distinct = [field.gen(name).numerator for name in setting.free_scalings]
    for p in known:
        if not field.ring.is_constant(p) and p not in distinct:
            distinct.append(p)
    for index, point in zip(setting.formula.output_points(), setting.results, strict=True):
        found = result_values(setting, index)
        if point is None:
            system = setting.formula.system
            wanted = [
                v
                for v, n in system.neutral
                if not field.is_zero(evaluate(n, setting.params.__getitem__, field))
            ]
        else:
            wanted = [name[: -len(str(index))] for name in nonzero_outputs(setting.formula)]
        for variable in wanted:
            if variable in found and not _is_product(field, found[variable], distinct):
                return (
                    f"{variable}{index} = {text(found[variable].numerator, 120)} is not known to be"
                    " nonzero"
                )
    return ""


def _is_product(field: FunctionField, value: Fraction, known: list[Any]) -> bool:
    """Whether value is, up to a factor 2^i*3^j, a product of powers of the known polynomials."""
    p = value.numerator
    if field.ring.is_constant(p):
        return is_unit(field.ring.leading(p))
    if any(field.factors[i] not in known for i, _ in value.denominators):
        return False
    return any(
        _equals(field, p, known, exponents)
        for exponents in _candidates(*_samples(field, [p, *known]))
    )


def _candidates(prime: int, rows: list[list[int]]) -> Iterator[tuple[int, ...]]:
    """Exponents e for which p / product(k^e) takes the same value at both sample points.

    With q = p(first)/p(second), and likewise for the known values, that is product(q_k^e) = q_p,
    which is solved by meeting in the middle.
    """
    if not rows:
        return
    wanted, *bases = [a * pow(b, -1, prime) % prime for a, b in zip(*rows)]
    half = len(bases) // 2
    left = {value: exponents for exponents, value in _powers(bases[:half], prime)}
    for exponents, value in _powers(bases[half:], prime):
        other = wanted * pow(value, -1, prime) % prime
        if other in left:
            yield left[other] + exponents


def _powers(bases: list[int], prime: int) -> list[tuple[tuple[int, ...], int]]:
    """All products of powers of `bases` with their exponents."""
    found: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for base in bases:
        found = [
            ((*exponents, e), value * pow(base, e, prime) % prime)
            for exponents, value in found
            for e in range(_LARGEST_EXPONENT + 1)
        ]
    return found


def _equals(field: FunctionField, p: Any, known: list[Any], exponents: tuple[int, ...]) -> bool:
    """The symbolic proof of what the samples suggest."""
    product = field.ring.constant(1)
    for factor, e in zip(known, exponents):
        for _ in range(e):
            product = field.normal(product * factor)
    if product == 0:
        return False
    constant = field.ring.leading(p) / field.ring.leading(product)
    return is_unit(constant) and p - product * constant == 0


def _samples(
    field: FunctionField, polynomials: list[Any], count: int = 2
) -> tuple[int, list[list[int]]]:
    """A prime, and the values of the polynomials at random points of the field's variety modulo it,
    none of them zero.

    A rule may ask for the root of a constant (j^2 = -1), which not every prime has: the next one is
    tried then. No rows if all fail.
    """
    source = random.Random(1)
    for prime in _PRIMES:
        found = (_sample(field, polynomials, prime, source) for _ in range(_TRIES))
        rows = list(itertools.islice(filter(None, found), count))
        if len(rows) == count:
            return prime, rows
    return _PRIMES[0], []


def _sample(
    field: FunctionField, polynomials: list[Any], prime: int, source: random.Random
) -> list[int]:
    """Values at one point; empty if the point does not lie in this field or a polynomial vanishes
    there.
    """
    rules = dict(field.rules)
    values = {name: source.randrange(1, prime) for name in field.ring.names if name not in rules}
    for name in reversed(field.ring.names):
        if name in rules:
            square = (field.ring.gen(name) ** 2) - rules[name]
            root = square_root(
                _at(field, square, values | {n: 0 for n in rules if n not in values}, prime), prime
            )
            if root is None:
                return []
            values[name] = root
    row = [_at(field, p, values, prime) for p in polynomials]
    return row if all(row) else []


def _at(field: FunctionField, p: Any, values: dict[str, int], prime: int) -> int:
    total = 0
    for exponents, coefficient in field.ring.terms(p):
        term = int(coefficient.numerator) * pow(int(coefficient.denominator), -1, prime)
        for name, e in zip(field.ring.names, exponents):
            if e:
                term = term * pow(values[name], int(e), prime) % prime
        total += term
    return total % prime
