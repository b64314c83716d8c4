"""Polynomials over atoms with exact coefficients: what the prover knows about a word.

A form maps a monomial (sorted tuple of atom numbers, () the constant) to an int or, after an exact
division, a Fraction. Forms are plain dicts that nobody changes after they are made.
"""

from dataclasses import dataclass, field
from fractions import Fraction
from math import lcm

Number = int | Fraction
Monomial = tuple[int, ...]
Form = dict[Monomial, Number]
Part = tuple[Number, Form]  # of a sum: a factor and what it multiplies
INTEGERS = frozenset((int,))


@dataclass
class Atom:
    """An unknown integer in [low, high]; `elements` are the numbers of which it is a limb, as
    (number, position).

    `choice` of a select result is (flag atom, form if 1, form if 0); `meaning` of a flag cast from
    a word is its form; `whole` of a part v >> k is (form of v, k, name of v); `equal` is a form
    that the atom equals: the top bit of x for the carry of x + x (+ carry), the number divided by
    2^w for what a word known to be 0 hands on; `residue` of the low word of a product is the
    product, congruent to it modulo 2^w.
    """

    name: str
    low: int
    high: int
    is_flag: bool = False
    elements: list[tuple[int, int]] = field(default_factory=list)
    choice: tuple[int, Form, Form] | None = None
    meaning: Form | None = None
    whole: tuple[Form, int, str] | None = None
    equal: Form | None = None
    residue: Form | None = None


def constant(value: Number) -> Form:
    return {(): value} if value else {}


def single(atom: int, factor: Number = 1) -> Form:
    return {(atom,): factor}


def combine(*parts: Part) -> Form:
    """The sum of factor * form over `parts` = ((factor, form), ...); coefficients are ints where
    all are, or where they come out whole.
    """
    if not all(
        type(factor) is int and INTEGERS.issuperset(map(type, form.values()))
        for factor, form in parts
    ):
        return _combine_fractions(parts)
    total: Form = {}
    for factor, form in parts:
        if factor == 1 and not total:
            total = dict(form)
            continue
        if factor == 1:
            for monomial, value in form.items():
                total[monomial] = total.get(monomial, 0) + value
            continue
        for monomial, value in form.items():
            total[monomial] = total.get(monomial, 0) + factor * value
    return {m: v for m, v in total.items() if v} if 0 in total.values() else total


def _combine_fractions(parts: tuple[Part, ...]) -> Form:
    """The same of any numbers: what stands in one part alone is not added, and what is whole is no
    fraction any more.
    """
    total: Form = {}
    for factor, form in parts:
        if factor == 1 and not total:
            total = dict(form)
            continue
        x, y = factor.numerator, factor.denominator
        for monomial, value in form.items():
            if factor != 1:
                value = over(x * value.numerator, y * value.denominator)
            if monomial in total:
                value = sum_of(value, total[monomial])
            total[monomial] = value
    return {m: v for m, v in total.items() if v} if 0 in total.values() else total


def size(x: Number) -> Number:
    """The absolute value."""
    return -x if x < 0 else x


def sum_of(x: Number, y: Number) -> Number:
    """x + y, an int where it is one: integers are faster."""
    if type(x) is type(y) is int:
        return x + y
    a, b = x.denominator, y.denominator
    return (
        over(x.numerator * b + y.numerator * a, a * b)
        if a != b
        else over(x.numerator + y.numerator, a)
    )


def _denominator(form: Form) -> int:
    """The least common one of all coefficients."""
    return lcm(*{value.denominator for value in form.values()})


def over(x: Number, y: int) -> Number:
    """x / y, an int where it is one: integers are faster."""
    return Fraction(x, y) if x % y else x // y


def whole(form: Form) -> tuple[Form, int]:
    """(form * d, d) for the least d that makes all coefficients integers."""
    if INTEGERS.issuperset(map(type, form.values())):
        return form, 1
    d = _denominator(form)
    return {m: v.numerator * (d // v.denominator) for m, v in form.items()}, d


def multiply(x: Form, y: Form) -> Form:
    """The product; flags are not simplified."""
    total: Form = {}
    for m1, v1 in x.items():
        for m2, v2 in y.items():
            monomial = tuple(sorted(m1 + m2)) if m1 and m2 else m1 or m2
            total[monomial] = total.get(monomial, 0) + v1 * v2
    return {m: v for m, v in total.items() if v}


def divide(x: Form, divisor: Number) -> Form:
    """x / divisor, in integers where possible."""
    result: Form = {}
    for monomial, value in x.items():
        quotient = Fraction(value) / divisor
        result[monomial] = quotient.numerator if quotient.denominator == 1 else quotient
    return result


def is_divisible(x: Form, divisor: int) -> bool:
    """Whether every coefficient is an integer multiple of `divisor`."""
    return all(Fraction(v).denominator == 1 and v % divisor == 0 for v in x.values())


def substitute(x: Form, atom: int, value: Form) -> Form:
    """x with `atom` replaced by the form `value`."""
    kept = {m: v for m, v in x.items() if atom not in m}
    if len(kept) == len(x):
        return x
    parts: list[Part] = [(1, kept)]
    for monomial, factor in x.items():
        if atom in monomial:
            place = monomial.index(atom)
            parts.append((factor, multiply({monomial[:place] + monomial[place + 1 :]: 1}, value)))
    return (
        substitute(combine(*parts), atom, value)
        if not any(atom in m for m in value)
        else combine(*parts)
    )


def atoms_of(x: Form) -> set[int]:
    return {atom for monomial in x for atom in monomial}
