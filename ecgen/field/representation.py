"""What every representation of residues modulo p in words of a machine says about itself.

Kinds: "pseudo-mersenne" (prime.py: incomplete residues of 2^m - c, a product means a*b), "mersenne"
(the same, c = 1, at most p in memory), "solinas" (solinas.py: 2^(w n) is a short sum of signed
powers of two mod p, a product means a*b) and "montgomery" (montgomery.py: any odd p, c is stored as
c*R, a product means a*b/R). Proofs and tests read from here what stored integers and products stand
for.
"""

from typing import Protocol


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
        """The sequences of steps of close.py that may bring a number within a limit."""

    @property
    def most_multiple(self) -> int:
        """The greatest constant factor that is no element."""

    def encode(self, value: int) -> int:
        """The integer that is stored for the residue `value`."""

    def decode(self, stored: int) -> int:
        """The residue, in [0, p), that a stored integer stands for."""

    def limbs(self, value: int, words: int | None = None) -> tuple[int, ...]:
        """The limbs of an integer, least significant first."""


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
