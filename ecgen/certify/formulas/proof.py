"""The certificate of a formula: which free values the assumptions express by others, by which rules
their polynomials are reduced, and of which factors each divisor is the product.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import lcm
from typing import Any

from ecgen.certify.formulas.basis import Rule, basis
from ecgen.certify.formulas.statement import (
    CONSTANT,
    MINUS,
    OVER,
    PLUS,
    TIMES,
    FormulaStatement,
    Pair,
    statement_of_formula,
)
from ecgen.certify.reasons import NotFound
from ecgen.certify.text import written
from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS
from ecgen.formula.shape import Shape
from ecgen.program.ir import FieldProgram
from ecgen.verify.algebra.polynomial import PolynomialRing

Exponents = tuple[int, ...]  # of the factors, as far as they go


@dataclass(frozen=True)
class Value:
    """A polynomial over a product of factors."""

    above: Any
    under: Exponents = ()


@dataclass(frozen=True)
class Solution:
    """After the first `operations`, assumption `equation` gives the free value `name`: the sign
    times the product of factors stands before it there."""

    operations: int
    equation: int
    name: int
    under: Exponents
    sign: int
    hints: tuple[Exponents, ...]


@dataclass
class FormulaCertificate:
    ring: PolynomialRing
    names: Mapping[str, int]
    factors: list[Any] = field(default_factory=list)
    solutions: list[Solution] = field(default_factory=list)
    before: int = 0
    before_hints: tuple[Exponents, ...] = ()
    rules: list[Rule] = field(default_factory=list)
    hints: tuple[Exponents, ...] = ()

    def text(self) -> str:
        """As `formula_certificate_read` of FormulaChecker.v reads it."""
        return written(self._numbers())

    def _numbers(self) -> Iterable[int]:
        yield len(self.factors)
        for factor in self.factors:
            yield from self._polynomial(factor)
        yield len(self.solutions)
        for s in self.solutions:
            yield from (s.operations, s.equation, s.name, *_listed(s.under), s.sign)
            yield from _all_listed(s.hints)
        yield from (self.before, *_all_listed(self.before_hints), len(self.rules))
        for rule in self.rules:
            powers = dict(self._powers(self.ring.terms(rule.polynomial)[0][0]))
            monomial = tuple(powers.get(i, 0) for i in range(max(powers) + 1))
            yield from (*_listed(monomial), len(rule.multiples))
            for k, multiple in rule.multiples.items():
                yield from (k, *self._polynomial(multiple))
        yield from _all_listed(self.hints)

    def _polynomial(self, p: Any) -> Iterable[int]:
        terms = self.ring.terms(p)
        yield len(terms)
        for exponents, coefficient in terms:
            yield from self._monomial(exponents, coefficient)

    def _monomial(self, exponents: Sequence[int], coefficient: Any) -> Iterable[int]:
        powers = self._powers(exponents)
        yield from (_integer(coefficient), len(powers))
        for power in powers:
            yield from power

    def _powers(self, exponents: Sequence[int]) -> list[tuple[int, int]]:
        return [(self.names[n], int(e)) for n, e in zip(self.ring.names, exponents) if e]


def _listed(exponents: Exponents) -> Iterable[int]:
    return len(exponents), *exponents


def _all_listed(lists: Sequence[Exponents]) -> Iterable[int]:
    yield len(lists)
    for each in lists:
        yield from _listed(each)


def _integer(value: Any) -> int:
    if getattr(value, "denominator", 1) != 1:
        raise NotFound("a coefficient is no integer")
    return int(getattr(value, "numerator", value))


class Unnamed(NotFound):
    """More values have to be named that must not be 0."""


class _Run:
    """Values of a program as fractions modulo rules; the factors are known to all runs."""

    def __init__(self, ring: PolynomialRing, factors: list[Any], rules: Sequence[Any] = ()):
        self.ring, self.factors, self.rules = ring, factors, rules
        self.made: dict[int, Exponents] = {}  # what named values were products of

    def reduced(self, p: Any) -> Any:
        before = None
        while before is None or before != p:
            before = p
            for rule in self.rules:
                p = self.ring.remainder(p, rule)
        return p

    def times(self, p: Any, q: Any) -> Any:
        return self.reduced(self.ring.product(p, q))

    def product(self, exponents: Exponents) -> Any:
        total = self.ring.constant(1)
        for factor, e in zip(self.factors, exponents):
            for _ in range(e):
                total = self.times(total, factor)
        return total

    def values(
        self, statement: FormulaStatement, given: Sequence[Value], operations: int
    ) -> tuple[list[Value], tuple[Exponents, ...]]:
        """Those after so many operations, and of which factors each value that is named, and each
        divisor, is the product."""
        values, hints = list(given), list[Exponents]()
        made = dict[int, Exponents]()  # of values that are named
        known: Exponents = ()

        def learn(i: int) -> None:
            nonlocal known
            if i in statement.nonzero:
                made[i] = self.factors_of(i, statement, values, made)
                known = _sums(known, made[i])
                hints.append(made[i])

        for i in range(len(given)):
            learn(i)
        for kind, *at in statement.operations[:operations]:
            if kind == CONSTANT:
                values.append(Value(self.ring.constant(at[0])))
            elif kind == OVER:
                a, b = (values[i] for i in at)
                hint = self.factors_of(at[1], statement, values, made)
                if any(e and not there for e, there in _padded(hint, _sums(known, self.units()))):
                    raise Unnamed("a divisor is no product of factors that are named")
                hints.append(hint)
                total = _sums(a.under, hint)
                above = self.times(a.above, self.product(_gaps(b.under, total)))
                values.append(Value(above, _gaps(total, b.under)))
            else:
                a, b = (values[i] for i in at)
                values.append(
                    Value(self.times(a.above, b.above), _sums(a.under, b.under))
                    if kind == TIMES
                    else self.combined(a, b, kind == MINUS)
                )
            learn(len(values) - 1)
        self.made = made
        return values, tuple(hints)

    def units(self) -> Exponents:
        return tuple(int(factor in (1, -1)) for factor in self.factors)

    def factors_of(
        self,
        i: int,
        statement: FormulaStatement,
        values: Sequence[Value],
        made: Mapping[int, Exponents],
    ) -> Exponents:
        """Of which factors a value is the product: as it was made, else by its polynomial."""
        if i in made:
            return made[i]
        number = i - len(statement.free)
        kind, *at = statement.operations[number] if number >= 0 else (CONSTANT,)
        if kind == TIMES:
            a, b = (self.factors_of(j, statement, values, made) for j in at)
            return _sums(a, b)
        if kind == PLUS and at[0] == at[1]:
            twice = self.factored(self.ring.constant(2))
            return _sums(twice, self.factors_of(at[0], statement, values, made))
        return self.factored(values[i].above)

    def combined(self, a: Value, b: Value, minus: bool) -> Value:
        left = self.times(a.above, self.product(_gaps(b.under, a.under)))
        right = self.times(b.above, self.product(_gaps(a.under, b.under)))
        return Value(left - right if minus else left + right, _most(a.under, b.under))

    def gap(self, values: Sequence[Value], equation: Pair) -> Value:
        return self.combined(values[equation[0]], values[equation[1]], True)

    def factored(self, p: Any) -> Exponents:
        """Of which factors a polynomial is the product; new ones are added."""
        if p == 0:
            raise NotFound("a divisor is always 0")
        found = dict[int, int]()
        for i, factor in enumerate(self.factors):
            while not self.ring.is_constant(factor) and (
                (quotient := self.ring.divide(p, factor)) is not None
            ):
                p, found[i] = quotient, found.get(i, 0) + 1
        for factor, e in self.irreducible(p):
            at = next((i for i, known in enumerate(self.factors) if known == factor), None)
            if at is None:
                at = len(self.factors)
                self.factors.append(factor)
            found[at] = found.get(at, 0) + e
        return tuple(found.get(i, 0) for i in range(max(found, default=-1) + 1))

    def irreducible(self, p: Any) -> Iterable[tuple[Any, int]]:
        """Factors with integer coefficients, constants as well."""
        constant, factors = self.ring.factors(p)
        for factor, e in factors:
            shared = lcm(*(int(c.denominator) for _, c in self.ring.terms(factor)))
            constant /= shared**e
            yield factor * shared, e
        rest = _integer(constant)
        if rest < 0:
            yield self.ring.constant(-1), 1
        rest = abs(rest)
        for prime in (2, 3):
            e = 0
            while rest % prime == 0:
                rest, e = rest // prime, e + 1
            if e:
                yield self.ring.constant(prime), e
        if rest != 1:
            yield self.ring.constant(rest), 1


def _padded(a: Exponents, b: Exponents) -> Iterable[tuple[int, int]]:
    size = max(len(a), len(b))
    return zip((*a, *(0,) * (size - len(a))), (*b, *(0,) * (size - len(b))))


def _sums(a: Exponents, b: Exponents) -> Exponents:
    return tuple(x + y for x, y in _padded(a, b))


def _gaps(a: Exponents, b: Exponents) -> Exponents:
    return tuple(max(0, x - y) for x, y in _padded(a, b))


def _most(a: Exponents, b: Exponents) -> Exponents:
    return tuple(max(x, y) for x, y in _padded(a, b))


class _Prover:
    def __init__(self, statement: FormulaStatement, order: Sequence[str]):
        self.statement = statement
        ring = PolynomialRing(tuple(order))
        self.made = FormulaCertificate(ring, {n: i for i, n in enumerate(statement.free)})
        self.run = _Run(ring, self.made.factors)
        self.given = [Value(ring.gen(name)) for name in statement.free]
        self.solved: set[str] = set()
        self.covered: set[int] = set()

    def before(self, equations: Iterable[Pair]) -> int:
        """How many operations make the values of these equations."""
        last = max((i for pair in equations for i in pair), default=0)
        return max(0, last + 1 - len(self.statement.free))

    def solve(self, wanted: Sequence[str], equations: Sequence[int]) -> int | None:
        """Free values by others, as long as one of these assumptions gives one. An assumption that
        should have come before others, if there is such: it gives what is in their values."""
        while (k := next((k for k in equations if self.solve_by(k, wanted)), None)) is not None:
            at = self.made.solutions[-1].name
            name = self.statement.free[at]
            before = [self.given[s.name].above for s in self.made.solutions[:-1]]
            if any(self.run.ring.degree(above, name) for above in before):
                return k
        return None

    def solve_by(self, k: int, wanted: Sequence[str]) -> bool:
        equation, ring = self.statement.assumed[k], self.run.ring
        count = self.before([equation])
        values, hints = self.run.values(self.statement, self.given, count)
        gap = self.run.gap(values, equation)
        if gap.above == 0:
            return False
        degrees = ring.degrees(gap.above)
        for name in wanted:
            if name in self.solved or degrees[name] != 1:
                continue
            factor = self.factor_of(gap.above, name)
            if (found := self.as_factors(factor, gap.under)) is None:
                continue
            under, sign = found
            at = self.made.names[name]
            above = ring.gen(name) * self.run.product(under) - sign * gap.above
            self.given[at] = Value(above, under)
            self.made.solutions.append(Solution(count, k, at, under, sign, hints))
            self.solved.add(name)
            return True
        return False

    def factor_of(self, p: Any, name: str) -> Any:
        """What stands before a name in which `p` is linear."""
        ring, total = self.run.ring, self.run.ring.constant(0)
        at = ring.names.index(name)
        for exponents, coefficient in ring.terms(p):
            if exponents[at]:
                term = ring.constant(1) * coefficient
                for i, e in enumerate(exponents):
                    if i != at:
                        term = term * ring.gen(ring.names[i]) ** int(e)
                total = total + term
        return total

    def as_factors(self, p: Any, most: Exponents) -> tuple[Exponents, int] | None:
        """`p` as a product of factors within these exponents, up to its sign."""
        ring, found = self.run.ring, []
        for i, e in enumerate(most):
            factor, count = self.run.factors[i], 0
            while count < e and (quotient := ring.divide(p, factor)) is not None:
                if any(c.denominator != 1 for _, c in ring.terms(quotient)):
                    break
                p, count = quotient, count + 1
            found.append(count)
        for sign in (1, -1):
            if p == sign:
                return tuple(found), sign
        return None

    def find_rules(self) -> None:
        """A Gröbner basis of what is assumed still, each element as a sum of multiples."""
        made, ring = self.made, self.run.ring
        made.before = self.before(self.statement.assumed)
        values, made.before_hints = self.run.values(self.statement, self.given, made.before)
        start = [
            (k, gap)
            for k, pair in enumerate(self.statement.assumed)
            if (gap := self.run.gap(values, pair).above) != 0
        ]
        made.rules = basis(ring, start)
        for rule in made.rules:
            for p in (rule.polynomial, *rule.multiples.values()):
                for _, coefficient in ring.terms(p):
                    _integer(coefficient)

    def prove(self) -> FormulaCertificate:
        rules = [rule.polynomial for rule in self.made.rules]
        run = _Run(self.run.ring, self.made.factors, rules)
        values, self.made.hints = run.values(
            self.statement, self.given, len(self.statement.operations)
        )
        for number, pair in enumerate(self.statement.claimed):
            if run.gap(values, pair).above != 0:
                raise NotFound(f"claim {number + 1} does not follow from what is assumed")
        self.covered = _covered(self.statement, run.made, run.units())
        return self.made


def _covered(
    statement: FormulaStatement, made: Mapping[int, Exponents], units: Exponents
) -> set[int]:
    """What the law divides by, where its factors are among those of other named values."""

    def factors(i: int) -> set[int]:
        return {k for k, e in enumerate(_gaps(made[i], units)) if e}

    others = set[int]().union(*(factors(i) for i in made if i not in statement.law))
    return {i for i in statement.law if i in made and factors(i) <= others}


def certified(
    formula: Formula, program: FieldProgram, *, same: bool = False
) -> tuple[FormulaStatement, FormulaCertificate]:
    """What is claimed of the program, in characteristics as many as may be, and its certificate;
    with `same`, of a point and itself.
    NotCovered; NotFound where the claims do not follow from what is assumed, or it is not seen
    how."""
    failure: NotFound | None = None
    for constants in ((), (2,), (2, 3)):
        statement = statement_of_formula(formula, program, constants, same)
        try:
            made, covered = _certificate(formula, statement)
        except Unnamed as why:
            failure = why
            continue
        try:
            less = statement.without(covered)
            return less, _certificate(formula, less)[0]
        except Unnamed:
            return statement, made
    assert failure is not None
    raise failure


def _certificate(
    formula: Formula, statement: FormulaStatement
) -> tuple[FormulaCertificate, set[int]]:
    """With what of the law need not be named."""
    shape, operation = formula.system.shape, OPERATIONS[formula.operation]
    scale = [v for v, node in formula.system.tosystem if not node.names()]
    moved = [v for v in formula.system.variables if v not in scale]
    coordinates = [f"{v}{k}" for v in (*moved, *scale) for k in operation.points]
    parameters = list(dict.fromkeys((*formula.parameters[::-1], *shape.parameters[::-1])))
    base = [k for k in operation.base if f"{shape.coordinates[0]}{k}" in statement.free]
    affine = [[f"{c}{k}" for k in base] for c in shape.coordinates]
    curves = len(base) * len(shape.equations)
    orders = ([*coordinates, *order] for order in _orders(affine, parameters))
    best = _best(statement, orders, [*coordinates, *parameters], curves)
    return best.prove(), best.covered


def certificate_of_law(shape: Shape, statement: FormulaStatement) -> FormulaCertificate:
    """Of a statement about points of a shape alone; NotFound as for formulas."""
    affine = [
        [name for name in statement.free if name.rstrip("0123456789") == c]
        for c in shape.coordinates
    ]
    orders = _orders(affine, list(shape.parameters))
    return _best(statement, orders, [], len(statement.assumed)).prove()


def _best(
    statement: FormulaStatement, orders: Iterable[list[str]], wanted: Sequence[str], curves: int
) -> _Prover:
    """With the fewest rules; `wanted` are given by others where an assumption says how that is none
    of the first ones, which are the curves' equations."""
    best: _Prover | None = None
    failure: NotFound | None = None
    for order in orders:
        equations = list(range(curves, len(statement.assumed)))
        for _ in range(len(equations) + 1):
            prover = _Prover(statement, order)
            late = prover.solve(wanted, equations)
            if late is None:
                break
            equations.remove(late)
            equations.insert(0, late)
        try:
            prover.find_rules()
        except Unnamed:
            raise
        except NotFound as why:
            failure = why
            continue
        if best is None or len(prover.made.rules) < len(best.made.rules):
            best = prover
    if best is None:
        assert failure is not None
        raise failure
    return best


def _orders(affine: list[list[str]], parameters: list[str]) -> Iterable[list[str]]:
    """Of the variables, in which a basis may be small: y before x before constants, and others."""
    for groups in ([*affine[::-1], parameters], [*affine, parameters], [parameters, *affine]):
        yield [name for group in groups for name in group]
