"""What every representation of residues modulo p in words of a machine says about itself.

Kinds: "pseudo-mersenne" (prime.py: incomplete residues of 2^m - c, a product means a*b) and "montgomery" (montgomery.py: any odd
p, c is stored as c*R, a product means a*b/R). Proofs and tests read from here what stored integers and products stand for.
"""

from typing import Protocol


class Representation(Protocol):
    """`loose` is the interval of elements in memory, `tight` the greatest value of a product that is left as it is."""

    p: int
    bits: int
    kind: str

    @property
    def n(self) -> int:
        """Words of an element."""

    @property
    def loose(self) -> tuple[int, int]: ...

    @property
    def tight(self) -> int: ...

    @property
    def product_scale(self) -> int:
        """A product of stored a and b is congruent to a * b * product_scale."""

    def encode(self, value: int) -> int:
        """The integer that is stored for the residue `value`."""

    def decode(self, stored: int) -> int:
        """The residue, in [0, p), that a stored integer stands for."""

    def limbs(self, value: int, words: "int | None" = None) -> tuple[int, ...]:
        """The limbs of an integer, least significant first."""


def product_meaning(field: Representation, terms) -> dict:
    """What the lowered sum of sign * x * y over `terms` = ((sign, x, y), ...) is congruent to, for limb/prove.py."""
    total: dict = {}
    for sign, x, y in terms:
        key = tuple(sorted((x, y)))
        total[key] = total.get(key, 0) + sign * field.product_scale
    return total
