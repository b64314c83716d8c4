"""A Gröbner basis of what a formula assumes, each element as a sum of multiples of the assumptions,
so that a checker need not know what a basis is.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ecgen.certify.reasons import NotFound
from ecgen.verify.algebra.polynomial import PolynomialRing

MOST_RULES = 12


@dataclass(frozen=True)
class Rule:
    """The first monomial of `polynomial` is minus the rest of it; it is the sum of multiples of the
    assumptions."""

    polynomial: Any
    multiples: Mapping[int, Any]


def basis(ring: PolynomialRing, start: Sequence[tuple[int, Any]]) -> list[Rule]:
    """Buchberger's algorithm; NotFound where a first coefficient is not 1 or -1, or the basis is
    large."""
    found: list[Rule] = []
    waiting = [Rule(p, {k: ring.constant(1)}) for k, p in start]
    while waiting:
        rule = _remainder(ring, waiting.pop(0), found)
        if rule.polynomial == 0:
            continue
        lead = ring.leading(rule.polynomial)
        if lead not in (1, -1):
            raise NotFound("an assumption is no rule: its first coefficient is not 1")
        rule = _scaled(rule, lead)
        waiting += [_pair(ring, rule, other) for other in found if not _apart(ring, rule, other)]
        found.append(rule)
        if len(found) > MOST_RULES:
            raise NotFound(f"more than {MOST_RULES} rules follow from what is assumed")
    kept: list[Rule] = []
    for i, rule in enumerate(found):
        others = [other for j, other in enumerate(found) if j != i and (j > i or other in kept)]
        if not any(_divides(_first(ring, other), _first(ring, rule)) for other in others):
            kept.append(rule)
    return [_tail_reduced(ring, rule, kept) for rule in kept]


def _tail_reduced(ring: PolynomialRing, rule: Rule, all_of: Sequence[Rule]) -> Rule:
    return _remainder(ring, rule, [other for other in all_of if other is not rule])


def _first(ring: PolynomialRing, rule: Rule) -> tuple[int, ...]:
    return tuple(map(int, ring.terms(rule.polynomial)[0][0]))


def _divides(a: Sequence[int], b: Sequence[int]) -> bool:
    return all(x <= y for x, y in zip(a, b))


def _apart(ring: PolynomialRing, a: Rule, b: Rule) -> bool:
    return not any(x and y for x, y in zip(_first(ring, a), _first(ring, b)))


def _scaled(rule: Rule, factor: Any) -> Rule:
    return Rule(rule.polynomial * factor, {k: p * factor for k, p in rule.multiples.items()})


def _added(rule: Rule, other: Rule, factor: Any) -> Rule:
    multiples = dict(rule.multiples)
    for k, p in other.multiples.items():
        multiples[k] = multiples[k] + factor * p if k in multiples else factor * p
    return Rule(rule.polynomial + factor * other.polynomial, multiples)


def _pair(ring: PolynomialRing, a: Rule, b: Rule) -> Rule:
    first, second = _first(ring, a), _first(ring, b)
    factors = []
    for own in (first, second):
        total = ring.constant(1)
        for name, x, y, e in zip(ring.names, first, second, own):
            total = total * ring.gen(name) ** (max(x, y) - e)
        factors.append(total)
    zero = Rule(ring.constant(0), {})
    return _added(_added(zero, a, factors[0]), b, -factors[1])


def _remainder(ring: PolynomialRing, rule: Rule, others: Sequence[Rule]) -> Rule:
    before = None
    while before is None or before.polynomial != rule.polynomial:
        before = rule
        for other in others:
            rest = ring.remainder(rule.polynomial, other.polynomial)
            if rest != rule.polynomial:
                quotient = ring.divide(rule.polynomial - rest, other.polynomial)
                rule = _added(rule, other, -quotient)
    return rule
