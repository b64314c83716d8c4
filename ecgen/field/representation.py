"""What every representation of residues modulo p in words of a machine says about itself.

Kinds: "pseudo-mersenne" (pseudo_mersenne.py: incomplete residues of 2^m - c, a product means a*b),
"mersenne" (the same, c = 1, at most p in memory), "solinas" (solinas.py: 2^(w n) is a short sum of
signed powers of two mod p, a product means a*b) and "montgomery" (montgomery.py: any odd p, c is
stored as c*R, a product means a*b/R). Proofs and tests read from here what stored integers and
products stand for."""

from dataclasses import dataclass
from typing import Protocol

from ecgen.errors import BoundError


class Representation(Protocol):
    """`loose` is the interval of elements in memory, `tight` the greatest value of a product that
    is left as it is.
    """

    @property
    def p(self) -> int: ...

    @property
    def bits(self) -> int:
        """Of a word."""

    @property
    def kind(self) -> str: ...

    @property
    def size(self) -> int:
        """Bits of n words."""

    @property
    def room(self) -> int:
        """Bits of n words that the prime leaves."""

    @property
    def n(self) -> int:
        """Words of an element."""

    @property
    def loose(self) -> tuple[int, int]: ...

    @property
    def inner(self) -> int:
        """The greatest value between operations of one routine; results are in `loose`."""

    @property
    def widest(self) -> int:
        """The greatest value that sums of one routine may leave for another sum; more than n words
        hold, or `full`.
        """

    @property
    def tight(self) -> int: ...

    @property
    def full(self) -> int:
        """The greatest number of n words."""

    @property
    def one(self) -> int:
        """What is stored for 1, in [0, p); stored numbers are this times their residues."""

    @property
    def product_scale(self) -> int:
        """A product of stored a and b is congruent to a * b * product_scale: 1 / one."""

    @property
    def closings(self) -> tuple[tuple[str, ...], ...]:
        """The sequences of steps of reduction/reduce_to.py that may bring a number within a
        limit."""

    @property
    def most_multiple(self) -> int:
        """The greatest constant factor that is no element."""

    def encode(self, value: int) -> int:
        """The integer that is stored for the residue `value`."""

    def decode(self, stored: int) -> int:
        """The residue, in [0, p), that a stored integer stands for."""

    def limbs(self, value: int, words: int | None = None) -> tuple[int, ...]:
        """The limbs of an integer, least significant first."""


@dataclass(frozen=True)
class Words:
    """What follows from an odd p and the bits of a word: residues stand for themselves in n whole
    words, and what is in memory is as small as anything."""

    p: int
    bits: int = 64

    @property
    def m(self) -> int:
        """Bits of p."""
        return self.p.bit_length()

    @property
    def c(self) -> int:
        """2^m - p."""
        return (1 << self.m) - self.p

    @property
    def n(self) -> int:
        """Words of an element."""
        return -(-self.m // self.bits)

    @property
    def size(self) -> int:
        """w*n, the bits of n words."""
        return self.n * self.bits

    @property
    def room(self) -> int:
        """w*n - m, the unused bits of the top word."""
        return self.size - self.m

    @property
    def full(self) -> int:
        """The greatest number of n words."""
        return (1 << self.size) - 1

    @property
    def loose(self) -> tuple[int, int]:
        """The interval of elements in memory: below p."""
        return 0, self.p - 1

    @property
    def inner(self) -> int:
        """The greatest value between operations of one routine."""
        return self.loose[1]

    @property
    def widest(self) -> int:
        """The greatest value between sums of one routine."""
        return self.full

    @property
    def tight(self) -> int:
        """The bound of elements that are kept small: there is no smaller one than that of all."""
        return self.loose[1]

    def encode(self, value: int) -> int:
        """What is stored for the residue `value`."""
        return value % self.p

    def decode(self, stored: int) -> int:
        """The residue that the stored integer stands for."""
        return stored % self.p

    def limbs(self, value: int, words: int | None = None) -> tuple[int, ...]:
        """The limbs of 0 <= value < 2^(w * words), least significant first; words = n by
        default.
        """
        words = self.n if words is None else words
        if not 0 <= value < 1 << self.bits * words:
            raise BoundError(
                f"the constant {value} does not fit {words} words of {self.bits} bits."
            )
        return tuple((value >> self.bits * i) & ((1 << self.bits) - 1) for i in range(words))


def stored(
    field: Representation,
    polynomial: dict,
    plain: frozenset[str] = frozenset(),
    plain_result: bool = False,
) -> dict:
    """The polynomial between residues as one between what is stored for them; names in `plain`, and
    the result if said, are the residues themselves.

    With a = one * residue a monomial of d stored names is multiplied by one^(1-d).
    """
    if field.one == 1:
        return polynomial
    found = {}
    for monomial, factor in polynomial.items():
        power = sum(name not in plain for name in monomial) - (not plain_result)
        found[monomial] = factor * pow(field.product_scale, power, field.p)
    return found


def product_meaning(field: Representation, terms) -> dict:
    """What the lowered sum of sign * x * y over `terms` = ((sign, x, y), ...) is congruent to, for
    limb/prove.py.
    """
    total: dict = {}
    for sign, x, y in terms:
        key = tuple(sorted((x, y)))
        total[key] = total.get(key, 0) + sign
    return stored(field, total)
