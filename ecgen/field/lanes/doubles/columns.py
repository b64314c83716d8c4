"""Products of limbs, doubles with fused multiply-add -> the coefficients of a product of elements,
as sums of words.

A product is split without loss: h = x*y + start * 2^w, with a start between 2^52 and 2^53, rounds
to a multiple of 2^w, and x*y - (what h took) is exact (Emmart, Zheng, Weems, ARITH 2018). The upper
parts of one column make a chain: each is added by its own multiplication to the one before, as far
as the sum keeps its exponent, and the whole is one word.
"""

from dataclasses import dataclass, field

from ecgen.errors import BoundError
from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import MANTISSA, magic, word_of_integer

CENTRE = 1 << MANTISSA - 1
FINEST = 44  # bits between the starts that are tried, where a digit has fewer
Term = tuple


@dataclass
class Chain:
    """Products of one column: `start` - 2^52 is what the sum of their upper parts begins with, and
    every sum differs from it by at least `low` and at most `high`. `h` and `l` are the sums of the
    upper and of the lower parts, as far as emitted."""

    column: int
    low: int
    high: int
    terms: list = field(default_factory=list)
    start: int = CENTRE
    h: str = ""
    l: str = ""


class Columns:
    """The coefficients 0 ... 2n-1 of a product. The words of coefficient k add up to raw[k], known,
    and its number, between low[k] and high[k]; missing[k] of them have not been emitted."""

    def __init__(self, b: VectorBuilder, radix: Radix, is_square: bool):
        self.b, self.radix, self.is_square = b, radix, is_square
        self.sums: list = [None] * (2 * radix.n)
        self.raw, self.low, self.high, self.missing = ([0] * (2 * radix.n) for _ in range(4))
        self.chains: list[Chain] = []
        self.chain_of: dict[Term, Chain] = {}

    def account(self, term: Term, least: int, most: int) -> None:
        """Count what `stages` will add for limb i times limb j, term = (column, i, j), a product
        between `least` and `most`.
        """
        k, w = term[0], self.radix.width(term[0])
        if max(-least, most) > CENTRE << w:
            raise BoundError(
                f"a product of {max(-least, most)} does not fit two doubles at width {w}.",
                hint="Carry an operand first.",
            )
        low, high = least >> w, -(-most >> w)
        self._count(k, -(1 << w - 1), 1 << w - 1)
        self._count(k + 1, low, high)
        chain = next((c for c in self.chains if self._has_room(c, term, low, high)), None)
        if chain is None:
            chain = Chain(k, min(low, 0), max(high, 0))
            self.chains.append(chain)
            for place, start in ((k, magic(MANTISSA)), (k + 1, magic(MANTISSA + w))):
                self.raw[place] += word_of_integer(start)
                self.missing[place] += 1
        else:
            chain.low, chain.high = chain.low + min(low, 0), chain.high + max(high, 0)
        chain.terms.append(term)
        self.chain_of[term] = chain

    def _count(self, k: int, low: int, high: int) -> None:
        self.low[k] += low
        self.high[k] += high

    def _has_room(self, chain: Chain, term: Term, low: int, high: int) -> bool:
        """Whether the chain can take one product more. Squares, which are not negative, stay alone:
        their room serves `starts`.
        """
        if chain.column != term[0] or (
            self.is_square and any(i == j for _, i, j in (term, *chain.terms))
        ):
            return False
        lower = len(chain.terms) + 1 << self.radix.width(chain.column) - 1
        return (
            lower <= CENTRE
            and chain.low + min(low, 0) >= -CENTRE
            and chain.high + max(high, 0) <= CENTRE
        )

    def starts(self, k: int, wanted: int):
        """The (chain, start) that make the words of coefficient k hold `wanted` more modulo
        2^width.
        """
        for chain in self.chains:
            if chain.column == k - 1 and chain.start == CENTRE:
                width = self.radix.width(k)
                for start in range(
                    (CENTRE + wanted) % (1 << width), 2 * CENTRE, 1 << max(width, FINEST)
                ):
                    if start + chain.low >= 0 and start + chain.high <= 2 * CENTRE:
                        yield chain, start

    def begin(self, chain: Chain, start: int) -> None:
        """Let the chain start elsewhere."""
        self.raw[chain.column + 1] += start - chain.start
        chain.start = start

    def stages(self, term: Term, x: str, y: str):
        """Emit x * y in stages, each of which waits for the one before."""
        b, k, w, chain = self.b, term[0], self.radix.width(term[0]), self.chain_of[term]
        start = (1 << MANTISSA) + chain.start << w
        before = chain.h
        is_last = term == chain.terms[-1]
        h = chain.h = b.emit("fma", x, y, before or b.real(start))
        yield
        s = b.emit("fsub", h, before or b.real(start + magic(MANTISSA)))
        if is_last:
            self._put(k + 1, h)
        yield
        l = b.emit("fms", x, y, s)
        yield
        chain.l = b.emit("fadd", chain.l, l) if chain.l else l
        if is_last:
            self._put(k, chain.l)

    def _put(self, k: int, value: str) -> None:
        self.missing[k] -= 1
        self.sums[k] = value if self.sums[k] is None else self.b.emit("add", self.sums[k], value)
