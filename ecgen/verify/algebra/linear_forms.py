"""Values of formulas and programs modulo p as linear forms in products of such forms: two that are
equal as forms are equal for all inputs.

A product is known by its factors, each taken up to a scalar, in any order and however they are
bracketed; an inverse by what is inverted. So negations, halvings and constants may stand wherever
they like. What is left of a difference is multiplied out, the last product first. Everything is
exact: nothing is tried at random points, and what is too large is an error, never a proof.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

from ecgen.errors import CheckFailure
from ecgen.extension import Element
from ecgen.residues import inverse

MOST_TERMS = 4000
Atom = tuple[Any, ...]
Monomials = dict[tuple[int, ...], Any]
Terms = tuple[tuple[int, Any], ...]  # atoms with their coefficients
T = TypeVar("T")
ONE = 0  # the number of the empty product
Form = dict[int, int]  # number of an atom -> coefficient modulo p, not 0


class LinearForms:
    """A field for `evaluate`, modulo p or over the extension that constants belong to.

    An atom is ("name", text), ("conj", text), ("inverse", k) or ("product", k, k ...), where k are
    numbers of forms whose first coefficient is 1.
    """

    def __init__(self, p: int, is_extension: bool = False):
        self.p, self.is_extension = p, is_extension
        self.numbers: dict[Atom, int] = {("product",): ONE}
        self.atoms: list[Atom] = [("product",)]
        self.form_numbers: dict[Terms, int] = {}
        self.forms: list[Terms] = []

    # the field's operations

    def name(self, text: str) -> Form:
        """An unknown: an input."""
        return self._form(("name", text))

    def constant(self, value: int) -> Form:
        return {ONE: value % self.p} if value % self.p else {}

    def add(self, x: Form, y: Form) -> Form:
        return self._total(((1, x), (1, y)))

    def sub(self, x: Form, y: Form) -> Form:
        return self._total(((1, x), (-1, y)))

    def mul(self, x: Form, y: Form) -> Form:
        for scalar, other in ((x, y), (y, x)):
            if scalar.keys() <= {ONE}:
                return self._total(((scalar.get(ONE, 0), other),))
        (left, i), (right, j) = self._monic(x), self._monic(y)
        factors = sorted((*self._factors(left), *self._factors(right)))
        return self._total(((i * j, self._form(("product", *factors))),))

    def div(self, x: Form, y: Form) -> Form:
        """x/y, where 1/0 = 0."""
        if y.keys() <= {ONE}:
            return self.mul(x, {ONE: inverse(y[ONE], self.p)} if y else {})
        number, k = self._monic(y)
        return self.mul(self._total(((inverse(k, self.p), x),)), self._form(("inverse", number)))

    def conj(self, x: Form) -> Form:
        """The p-th power."""
        if not self.is_extension:
            return x
        return self._total((_conjugate(c), self._conjugate(a)) for a, c in x.items())

    def is_zero(self, x: Form) -> bool:
        """Whether the form is 0 once products are multiplied out; CheckFailure where that takes too
        many terms.
        """
        found: Monomials = {(atom,) if atom else (): c for atom, c in x.items()}
        while found:
            last = max(
                (a for monomial in found for a in monomial if self.atoms[a][0] == "product"),
                default=None,
            )
            if last is None:
                return False
            found = self._without(found, last)
        return True

    # forms and atoms

    def _form(self, atom: Atom) -> Form:
        return {_number(atom, self.numbers, self.atoms): 1}

    def _total(self, terms: Iterable[tuple[Any, Form]]) -> Form:
        total: Form = {}
        for k, form in terms:
            for atom, c in form.items():
                total[atom] = (total.get(atom, 0) + k * c) % self.p
        return {atom: c for atom, c in total.items() if c}

    def _monic(self, x: Form) -> tuple[int, Any]:
        """(number of a form, k) with x = k * form, whose first coefficient is 1."""
        rows = sorted(x.items(), key=lambda row: row[0])
        k = rows[0][1]
        if k != 1:
            scale = inverse(k, self.p)
            rows = [(atom, c * scale % self.p) for atom, c in rows]
        return _number(tuple(rows), self.form_numbers, self.forms), k

    def _factors(self, number: int) -> tuple[int, ...]:
        """The factors that a form is the product of, itself where it is none."""
        form = self.forms[number]
        kind, *factors = self.atoms[form[0][0]]
        return tuple(factors) if len(form) == 1 and kind == "product" else (number,)

    def _conjugate(self, atom: int) -> Form:
        kind, *parts = self.atoms[atom]
        if kind in ("name", "conj"):
            return self._form(("conj" if kind == "name" else "name", *parts))
        if kind == "inverse":
            return self.div(self.constant(1), self.conj(dict(self.forms[parts[0]])))
        total = self.constant(1)
        for factor in parts:
            total = self.mul(total, self.conj(dict(self.forms[factor])))
        return total

    def _without(self, polynomial: Monomials, last: int) -> Monomials:
        """The polynomial, monomials of atoms, with the product `last` multiplied out."""
        factors = self.atoms[last][1:]
        total: Monomials = {}
        for monomial, c in polynomial.items():
            terms = {tuple(a for a in monomial if a != last): c}
            for factor in factors * monomial.count(last):
                terms = self._times(terms, self.forms[factor])
            for key, k in terms.items():
                total[key] = (total.get(key, 0) + k) % self.p
        return {key: k for key, k in total.items() if k}

    def _times(self, terms: Monomials, form: Terms) -> Monomials:
        if len(terms) * len(form) > MOST_TERMS:
            raise CheckFailure(
                f"a polynomial of more than {MOST_TERMS} terms is needed, so that nothing is"
                " proven."
            )
        total: Monomials = {}
        for monomial, c in terms.items():
            for atom, k in form:
                key = tuple(sorted((*monomial, atom) if atom else monomial))
                total[key] = (total.get(key, 0) + c * k) % self.p
        return total


def _number(key: T, numbers: dict[T, int], keys: list[T]) -> int:
    """The number of a key, the next one where it has none yet."""
    if key not in numbers:
        numbers[key] = len(keys)
        keys.append(key)
    return numbers[key]


def _conjugate(value: Any) -> Any:
    return value.conj() if isinstance(value, Element) else value
