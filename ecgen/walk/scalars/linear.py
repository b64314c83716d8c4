"""Multiples of points as polynomials in the digits: exact arithmetic, linear in every symbol.

A symbol is one bit, digit or prefix of a recoding. Bits are idempotent (b * b = b), so that an
exchange under a bit stays a polynomial; a product of two other symbols does not occur and is
refused.
"""

from bisect import bisect_left
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ecgen.errors import EcgenError


class NotLinear(EcgenError):
    """A product of digits, which no proof needs."""

    exit_code = 1


class Symbol(NamedTuple):
    """`kind`: "V" prefix, "d" digit, "b" bit (0 or 1); of the digits `digits`, at `place`, in block
    `block`. Of a digit, too: "x" its sign where its magnitude is `block`, else 0; "r" the sum of
    these from magnitude `block` on; "s" the sum of the "r" from there on, so that from 1 on it is
    the digit.

    `point` tells the scalars of a list apart: the name of the loop variable, or "".
    """

    kind: str
    digits: str
    place: int = 0
    block: int = 0
    point: str = ""

    def __str__(self) -> str:
        block = f",{self.block}" if self.block else ""
        return f"{self.kind}_{self.digits}{self.point}[{self.place}{block}]"


@dataclass
class Poly:
    """Sum of coefficient * product of symbols; `terms` sorted, no zero coefficient. Never changed:
    not frozen, because many are made.
    """

    terms: tuple[tuple[tuple[Symbol, ...], int], ...] = ()

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        return hash(self.terms)

    def __reduce__(self) -> tuple[object, ...]:
        return Poly, (self.terms,)  # another process has other hashes of text

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __add__(self, other: "Poly") -> "Poly":
        if not self.terms or not other.terms:
            return self if self.terms else other
        if len(self.terms) == 1 or len(other.terms) == 1:
            return (
                self._with(*other.terms[0])
                if len(other.terms) == 1
                else other._with(*self.terms[0])
            )
        found = dict(self.terms)
        for symbols, c in other.terms:
            found[symbols] = found.get(symbols, 0) + c
        return _poly(found)

    def _with(self, symbols: tuple[Symbol, ...], c: int) -> "Poly":
        """The sum with one term, whose place is found among those that are sorted."""
        at = bisect_left(self.terms, (symbols,))
        if at == len(self.terms) or self.terms[at][0] != symbols:
            return Poly((*self.terms[:at], (symbols, c), *self.terms[at:]))
        total = self.terms[at][1] + c
        return Poly(
            (*self.terms[:at], *([(symbols, total)] if total else ()), *self.terms[at + 1 :])
        )

    def __sub__(self, other: "Poly") -> "Poly":
        return self + other.scaled(-1)

    def scaled(self, factor: int) -> "Poly":
        return (
            self
            if factor == 1
            else Poly(tuple([(symbols, c * factor) for symbols, c in self.terms]) if factor else ())
        )

    def __mul__(self, other: "Poly") -> "Poly":
        if (factor := other.constant) is not None:
            return self.scaled(factor)
        if (factor := self.constant) is not None:
            return other.scaled(factor)
        found: dict[tuple[Symbol, ...], int] = {}
        for first, c in self.terms:
            for second, d in other.terms:
                if any(s.kind != "b" for s in set(first) & set(second)):
                    raise NotLinear(
                        f"A square of {first[0]} is not linear: this walk cannot be proven."
                    )
                symbols = tuple(sorted({*first, *second}))
                found[symbols] = found.get(symbols, 0) + c * d
        return _poly(found)

    @property
    def constant(self) -> int | None:
        """The value, if no symbol occurs."""
        if not self.terms:
            return 0
        return self.terms[0][1] if len(self.terms) == 1 and not self.terms[0][0] else None

    @cached_property
    def symbols(self) -> tuple[Symbol, ...]:
        return tuple(sorted({s for symbols, _ in self.terms for s in symbols}))

    def replaced(self, symbol: Symbol, by: "Poly") -> "Poly":
        """The polynomial with `by` in place of the symbol."""
        total = Poly(tuple([term for term in self.terms if symbol not in term[0]]))
        for symbols, c in self.terms if len(total.terms) < len(self.terms) else ():
            if symbol in symbols:
                total = total + Poly(((tuple(s for s in symbols if s != symbol), c),)) * by
        return total

    def lowered(self, places: int) -> "Poly":
        """The polynomial in the symbols that lie so many places lower; what is at no place
        stays.
        """
        return _poly(
            {
                tuple(
                    [
                        (
                            Symbol(s.kind, s.digits, s.place - places, s.block, s.point)
                            if s.place >= 0
                            else s
                        )
                        for s in symbols
                    ]
                ): c
                for symbols, c in self.terms
            }
        )

    def moved(self, magnitudes: int) -> "Poly":
        """The polynomial in the indicators of magnitudes so much larger."""
        if not any([s.kind in "xrs" for symbols, _ in self.terms for s in symbols]):
            return self
        return _poly(
            {
                tuple(
                    sorted(
                        [
                            (
                                Symbol(s.kind, s.digits, s.place, s.block + magnitudes, s.point)
                                if s.kind in "xrs"
                                else s
                            )
                            for s in symbols
                        ]
                    )
                ): c
                for symbols, c in self.terms
            }
        )

    def divided(self, factor: int) -> "Poly | None":
        """An exact quotient, or None."""
        if factor == 0 or any(c % factor for _, c in self.terms):
            return None
        return _poly({symbols: c // factor for symbols, c in self.terms})

    def __str__(self) -> str:
        shown = [
            "*".join(([str(c)] if c != 1 or not s else []) + list(map(str, s)))
            for s, c in self.terms
        ]
        return " + ".join([*shown[:8], *(["..."] if len(shown) > 8 else [])]) or "0"


def _poly(found: Mapping[tuple[Symbol, ...], int]) -> Poly:
    terms = [item for item in found.items() if item[1]]
    # no symbols stand twice, so that coefficients are not compared
    return Poly(tuple(sorted(terms) if len(terms) > 1 else terms))


def _is_constant(terms: tuple[tuple[tuple[Symbol, ...], int], ...]) -> bool:
    return not terms or (len(terms) == 1 and not terms[0][0])


def number(x: int) -> Poly:
    return Poly((((), x),)) if x else Poly()


def symbol(s: Symbol) -> Poly:
    return Poly((((s,), 1),))


@dataclass(unsafe_hash=True)
class Combination:
    """Sum of [poly] point over named points, sorted, without zeros; the neutral element has no
    term. Never changed.
    """

    terms: tuple[tuple[str, Poly], ...] = ()

    def __add__(self, other: "Combination") -> "Combination":
        if not self.terms or not other.terms:
            return self if self.terms else other
        if len(self.terms) == len(other.terms) == 1 and self.terms[0][0] == other.terms[0][0]:
            total = self.terms[0][1] + other.terms[0][1]
            return Combination(((self.terms[0][0], total),) if total.terms else ())
        found = dict(self.terms)
        for name, poly in other.terms:
            found[name] = found[name] + poly if name in found else poly
        return combination(found)

    def __sub__(self, other: "Combination") -> "Combination":
        found = dict(self.terms)
        for name, poly in other.terms:
            if name not in found:
                found[name] = poly.scaled(-1)
            elif found[name] == poly:  # most often
                del found[name]
            else:
                found[name] = found[name] - poly
        return combination(found)

    def scaled(self, factor: int) -> "Combination":
        return (
            self
            if factor == 1
            else Combination(
                tuple([(name, poly.scaled(factor)) for name, poly in self.terms]) if factor else ()
            )
        )

    def times(self, factor: Poly) -> "Combination":
        if (constant := factor.constant) is not None:
            return self.scaled(constant)
        return combination({name: poly * factor for name, poly in self.terms})

    def mapped(self, change: Callable[[Poly], Poly]) -> "Combination":
        """With every coefficient changed but constants, of which `change` makes themselves."""
        changed = [poly if _is_constant(poly.terms) else change(poly) for _, poly in self.terms]
        if all([new is poly for new, (_, poly) in zip(changed, self.terms)]):
            return self
        return Combination(
            tuple((name, new) for new, (name, _) in zip(changed, self.terms) if new.terms)
        )

    def moved(self, magnitudes: int) -> "Combination":
        """With the indicators of magnitudes so much larger."""
        return (
            Combination(tuple([(name, poly.moved(magnitudes)) for name, poly in self.terms]))
            if self.terms
            else self
        )

    def renamed(self, old: str, new: str) -> "Combination":
        return combination({new if name == old else name: poly for name, poly in self.terms})

    def divided(self, factor: int) -> "Combination | None":
        """An exact quotient, or None."""
        parts = {name: poly.divided(factor) for name, poly in self.terms}
        known = {name: poly for name, poly in parts.items() if poly is not None}
        return combination(known) if len(known) == len(parts) else None

    def __str__(self) -> str:
        return " + ".join(f"[{poly}]{name}" for name, poly in self.terms) or "O"


def combination(found: Mapping[str, Poly]) -> Combination:
    terms = [term for term in found.items() if term[1].terms]
    return Combination(tuple(sorted(terms) if len(terms) > 1 else terms))


def point(name: str, factor: int = 1) -> Combination:
    return combination({name: number(factor)})
