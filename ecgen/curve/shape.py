"""What kind of prime a field has, found from the integer alone: the field layer chooses by it."""

from dataclasses import dataclass

WORD = 1 << 64
# bits of the least word that is taken: modulo it such a prime's inverse, of which Montgomery's
# reduction takes a product, is 1 or -1
FRIENDLY = 32
FEW = 7  # signed powers of two whose sum is a shape; a random prime of 256 bits has some 85


@dataclass(frozen=True)
class PrimeShape:
    """`kind` is "mersenne" (p = 2^m - 1), "pseudo_mersenne" (p = 2^m - c, 1 < c < 2^64) or "other".

    For the first two p = 2^m - c holds; for "other" m is the bit length of p and c is 2^m - p, of
    any size.
    """

    kind: str
    m: int
    c: int

    @property
    def is_supported(self) -> bool:
        return self.kind != "other"

    def __str__(self) -> str:
        if self.is_supported:
            return f"2^{self.m}-{self.c}"
        powers = signed_powers((1 << self.m) - self.c)
        if len(powers) <= FEW:
            return "".join(map(_power, powers)).removeprefix("+")
        sign, power = powers[-1][0], powers[-2][1]  # p is that sign modulo 2^power
        return (
            f"{self.m}-bit prime, {sign} modulo 2^{power}"
            if powers[-1][1] == 0 and power >= FRIENDLY
            else f"{self.m}-bit prime of no special shape"
        )


def signed_powers(value: int) -> tuple[tuple[int, int], ...]:
    """(sign, exponent), largest first: the fewest signed powers of two with this sum, no two of
    them neighbours.
    """
    found, exponent = [], 0
    while value:
        if value & 1:
            sign = 2 - (value & 3)
            found.append((sign, exponent))
            value -= sign
        value, exponent = value >> 1, exponent + 1
    return tuple(reversed(found))


def _power(term: tuple[int, int]) -> str:
    sign, exponent = term
    return ("+" if sign > 0 else "-") + (f"2^{exponent}" if exponent else "1")


def classify_prime(p: int) -> PrimeShape:
    """The shape of p; m is the bit length of p, because then c = 2^m - p is the smallest positive
    one.
    """
    m = p.bit_length()
    c = (1 << m) - p
    if c == 1:
        return PrimeShape("mersenne", m, c)
    return PrimeShape("pseudo_mersenne" if c < WORD and 2 * c < p else "other", m, c)
