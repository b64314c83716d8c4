"""What is known of digits and prefixes while a walk is executed: folding of prefixes, domains of
polynomials, refutations.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import product
from typing import Any, TypeVar

from ecgen.walk.ir import Recode
from ecgen.walk.proof.reached import OddParts, scalar_reaches
from ecgen.walk.scalars import domain as dom
from ecgen.walk.scalars.domain import Domain
from ecgen.walk.scalars.lattice import Lattice
from ecgen.walk.scalars.linear import Poly, Symbol, number, symbol
from ecgen.walk.scalars.recodings import Bits

TOP = -2  # the place of the highest nonzero digit, which is not known
FLAG = -1
T = TypeVar("T")
MOST_MULTIPLES = 1 << 12


@dataclass(frozen=True)
class Facts:
    """The recodings by name of their digits, and narrower domains of single symbols that hold at
    this point of the walk.
    """

    recodes: dict[str, Recode] = field(default_factory=dict)
    known: dict[Symbol, Domain] = field(default_factory=dict)
    # what follows from the recodings alone, which all facts of a walk share
    memo: dict[Any, Any] = field(default_factory=dict, repr=False, compare=False)

    def knowing(self, known: dict[Symbol, Domain]) -> "Facts":
        return Facts(self.recodes, self.known | known, self.memo)

    def once(self, made: Callable[..., T], *given: object) -> T:
        """made(*given), which depends on the recodings alone."""
        key = made.__name__, given
        if key not in self.memo:
            self.memo[key] = made(*given)
        found: T = self.memo[key]
        return found

    def asked(self) -> set[tuple[str, int]]:
        """The digits and places of which anything was asked."""
        named = {key[1][:2] for key in self.memo if isinstance(key, tuple)}
        return named | {
            (s.digits, s.place) for key in self.memo if isinstance(key, Poly) for s in key.symbols
        }

    def prefix(self, name: str, place: int) -> Domain:
        """All values of a prefix."""
        return self.once(self._prefix, name, place)

    def _prefix(self, name: str, place: int) -> Domain:
        return self.recodes[name].recoding.prefix(place)

    def values(self, name: str, place: int, block: int = 0) -> Domain:
        """All values of a digit."""
        return self.once(self._values, name, place, block)

    def _values(self, name: str, place: int, block: int) -> Domain:
        return self.recodes[name].recoding.digit(place, block)

    def digit(self, name: str, place: int, block: int = 0, point: str = "") -> Poly:
        """A digit as a polynomial, 0 where it is always 0."""
        return self.once(self._digit, name, place, block, point)

    def _digit(self, name: str, place: int, block: int, point: str) -> Poly:
        recoding = self.recodes[name].recoding
        if place == TOP:
            return symbol(Symbol("V", name, TOP, 0, point))
        if isinstance(recoding, Bits):
            if self.values(name, place).high == 0:
                return Poly()
            return symbol(Symbol("b", name, place, block, point))
        if (
            place == recoding.count - 1 and block == recoding.blocks - 1
        ):  # the digits of the highest place make its prefix
            whole = (
                symbol(Symbol("V", name, place, 0, point))
                if self.prefix(name, place) != dom.constant(0)
                else Poly()
            )
            for other in range(block):
                whole = whole - self.digit(name, place, other, point)
            return whole
        return symbol(Symbol("d", name, place, block, point))

    def row(self, name: str, place: int, point: str = "") -> Poly:
        """The sum of the digits of one place."""
        return self.once(self._row, name, place, point)

    def _row(self, name: str, place: int, point: str) -> Poly:
        total = Poly()
        for block in range(self.recodes[name].recoding.blocks):
            total = total + self.digit(name, place, block, point)
        return total

    def apart(self, name: str, place: int, point: str = "") -> Poly:
        """The same with a symbol for each digit of several blocks, at the highest place, too."""
        blocks = self.recodes[name].recoding.blocks
        return (
            self.row(name, place, point)
            if blocks == 1
            else Poly(
                tuple(((Symbol("d", name, place, block, point),), 1) for block in range(blocks))
            )
        )

    def fold(self, poly: Poly) -> Poly:
        """radix V[i+1] becomes V[i] - d[i] wherever the coefficient allows; V[count] is 0;
        indicators make up their sums, and these their digit.
        """
        if poly not in self.memo:
            folded = self._fold(poly)
            self.memo[poly] = None if folded == poly else folded
        return poly if (folded := self.memo[poly]) is None else folded

    def _fold(self, poly: Poly) -> Poly:
        if len(poly.terms) > 1 and (
            sum(symbols[0].kind in "xrs" for symbols, _ in poly.terms if len(symbols) == 1) > 1
        ):
            poly = self._gathered(poly)
        again = True
        while again:
            again = False
            for symbols, c in poly.terms:
                if len(symbols) != 1:
                    continue
                by = self._folded(symbols[0], c)
                if by is not None:
                    poly = poly - Poly(((symbols, c),)) + by
                    again = True
                    break
        return poly

    def _folded(self, s: Symbol, c: int) -> Poly | None:
        """c * s in other words, if it has any."""
        if s.kind == "d":
            return None
        if s.kind in "xrs":
            is_digit = s.block == 1 and (s.kind == "s" or self.largest(s) == 1)
            return self.digit(s.digits, s.place, 0, s.point).scaled(c) if is_digit else None
        recoding = self.recodes[s.digits].recoding
        if (
            s.kind == "b" and 1 < s.place == recoding.count - 1 and c % 4 == 0
        ):  # by then the step of its own place is over
            s = Symbol("V", s.digits, s.place, 0, s.point)
        if s.kind != "V" or s.place < 1:
            return None
        if s.place >= recoding.count or self.prefix(s.digits, s.place) == dom.constant(0):
            return Poly()
        if c % recoding.radix:
            is_bit = isinstance(recoding, Bits) and s.place == recoding.count - 1
            return self.digit(s.digits, s.place, 0, s.point).scaled(c) if is_bit else None
        below = symbol(Symbol("V", s.digits, s.place - 1, 0, s.point))
        return (below - self.row(s.digits, s.place - 1, s.point)).scaled(c // recoding.radix)

    def _gathered(self, poly: Poly) -> Poly:
        """x[j] + r[j+1] becomes r[j], and r[j] + s[j+1] becomes s[j]; from the largest magnitude on
        all three are the same, written x.
        """
        found = dict(poly.terms)
        for symbols, c in poly.terms:
            s = symbols[0] if len(symbols) == 1 else None
            if s is None or s.kind not in "xr" or symbols not in found:
                continue
            largest = self.largest(s)
            for kind in "rs" if s.kind == "x" else "s":
                above = s._replace(kind=kind if s.block + 1 < largest else "x", block=s.block + 1)
                if found.get((above,)) == c and (
                    s.kind == "r" or kind == "r" or s.block == largest
                ):
                    del found[symbols], found[above,]
                    found[s._replace(kind=kind),] = found.get((s._replace(kind=kind),), 0) + c
                    break
        return poly if len(found) == len(poly.terms) else Poly(tuple(sorted(found.items())))

    def largest(self, s: Symbol) -> int:
        """The largest magnitude of the digit to which an indicator belongs."""
        return self.values(s.digits, s.place).largest

    def unfold(self, poly: Poly) -> Poly:
        """Prefixes of the three highest places in terms of their digits, which in a ladder are
        bits.
        """
        for s in poly.symbols:
            count = self.recodes[s.digits].recoding.count
            if s.kind == "V" and s.place >= max(count - 3, 0):
                total = Poly()
                for place in range(count - 1, s.place - 1, -1):
                    total = total.scaled(self.recodes[s.digits].recoding.radix) + self.row(
                        s.digits, place, s.point
                    )
                poly = poly.replaced(s, total)
        return poly

    def domain(self, poly: Poly) -> Domain:
        """A domain of all values of the polynomial, by three ways of writing it."""
        found = self._plain(poly)
        for s in poly.symbols:
            if s.kind != "V" or s.place < 0:
                continue
            recoding = self.recodes[s.digits].recoding
            lifted = symbol(Symbol("V", s.digits, s.place + 1, 0, s.point)).scaled(
                recoding.radix
            ) + self.apart(s.digits, s.place, s.point)
            found = dom.meet(found, self._plain(poly.replaced(s, lifted)))
            if s.place > 0:
                found = dom.meet(
                    found,
                    dom.divided(
                        self._plain(self.fold(poly.scaled(recoding.radix))), recoding.radix
                    ),
                )
        return found

    def _plain(self, poly: Poly) -> Domain:
        total = dom.constant(0)
        for symbols, c in poly.terms:
            one = self._symbol(symbols[0]) if symbols else dom.constant(1)
            for s in symbols[1:]:
                one = dom.product(one, self._symbol(s))
            total = dom.plus(total, dom.times(one, c))
        return total

    def _symbol(self, s: Symbol) -> Domain:
        if s in self.known:
            return self.known[s]
        if s.kind == "b":
            return dom.domain(0, 1)
        if s.kind in "xrs":  # with the sign of its digit
            most = self.largest(s) - s.block + 1 if s.kind == "s" else 1
            return dom.domain(-most, most)
        if s.place == TOP:
            return self.recodes[s.digits].naf.leading
        return (
            self.prefix(s.digits, s.place)
            if s.kind == "V"
            else self.values(s.digits, s.place, s.block)
        )

    def cases(self, poly: Poly) -> Iterator[Poly]:
        """The polynomial for every value of the bits in it."""
        for (case,) in self.cases_of((poly,)):
            yield case

    def cases_of(self, polys: tuple[Poly, ...]) -> Iterator[tuple[Poly, ...]]:
        """The same of several polynomials together."""
        bits = sorted({s for poly in polys for s in poly.symbols if s.kind == "b"})
        for values in product((0, 1), repeat=len(bits)):
            cases = polys
            for s, value in zip(bits, values):
                cases = tuple(case.replaced(s, number(value)) for case in cases)
            yield cases

    def refute(self, poly: Poly, r: int, but_zero: bool = False) -> str:
        """Why the polynomial is no multiple of r (`but_zero`: none but 0), for every scalar; "" if
        that is not shown.
        """
        reasons = [self._refute(case, r, but_zero) for case in self.cases(self.fold(poly))]
        return "" if "" in reasons else " / ".join(dict.fromkeys(reasons))

    def refute_in(
        self,
        lattice: Lattice,
        polys: tuple[Poly, ...],
        but_zero: bool = False,
        parts: OddParts | None = None,
    ) -> str:
        """Why the polynomials together are no point of the lattice (`but_zero`: none but 0), for
        every scalar, which may be decomposed into `parts`; "" if that is not shown.
        """
        reasons = [
            self._refute_in(lattice, case, but_zero, parts)
            for case in self.cases_of(tuple(map(self.fold, polys)))
        ]
        return "" if "" in reasons else " / ".join(dict.fromkeys(reasons))

    def _refute_in(
        self, lattice: Lattice, polys: tuple[Poly, ...], but_zero: bool, parts: OddParts | None
    ) -> str:
        box = tuple(map(self.domain, polys))
        if any(values.is_empty for values in box):
            return "never reached"
        within = parts and parts.intervals(polys, self._symbol)
        if (found := lattice.points(box, within or ())) is None:
            return ""
        left = [v for v in found if not but_zero or any(v)]
        if left and not (parts and not any(parts.is_reached(polys, v, self._symbol) for v in left)):
            return ""
        said = f"has {len(left)} points, of which no scalar reaches one" if left else "has no point"
        return (
            f"in ({') x ('.join(map(str, box))})"
            f"{', within what the parts reach,' if within else ','} where the lattice {said}"
        )

    def _refute(self, poly: Poly, r: int, but_zero: bool) -> str:
        values = self.domain(poly)
        if values.is_empty:
            return "never reached"
        first, last = -(-values.low // r), values.high // r
        if last - first > MOST_MULTIPLES:
            return ""
        hit = [t for t in range(first, last + 1) if t * r in values and (t or not but_zero)]
        if any(scalar_reaches(poly, t * r, self.recodes) for t in hit):
            return ""
        if hit:
            return (
                f"in {values}, where no scalar reaches"
                f" {', '.join(f'{t} r' if t else '0' for t in hit)}"
            )
        if first > last:
            return f"in {values}, between multiples of r"
        return (
            f"in {values}, so it is none of"
            f" {', '.join(f'{t} r' if t else '0' for t in range(first, last + 1))}"
        )
