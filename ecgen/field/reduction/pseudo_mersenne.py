"""A prime -> its saturated representation: n words of w bits, and the constants that fold overflow
back.

p = 2^m - c. A value is any integer 0 <= v < 2^(w n), n = ceil(m / w); it stands for v mod p and is
not unique (incomplete reduction). What overflows n words comes back through 2^(w n) = C (mod p), C
= c * 2^(w n - m) mod p; what overflows m bits through 2^m = c (mod p). Intervals decide which fold
is used (fold.py).
"""

from dataclasses import dataclass
from itertools import product

from ecgen.errors import BoundError
from ecgen.field.representation import Words


@dataclass(frozen=True)
class Field(Words):
    """The prime p and the word size; all else is derived. Precondition: p odd, p > 2."""

    kind = "pseudo-mersenne"
    one = product_scale = 1
    folds_carries = False
    closings = tuple(s for length in range(4) for s in product(("top", "bit"), repeat=length))

    def __post_init__(self):
        if self.p < 3 or self.p % 2 == 0:
            raise BoundError(
                f"{self.p} is not an odd prime.", hint="Saturated words need an odd modulus > 2."
            )
        if self.c >> self.bits:
            raise BoundError(
                f"the prime 2^{self.m} - c has c = {self.c}, which leaves the interval [1,"
                f" 2^{self.bits} - 1].",
                hint=(
                    "This representation folds with one word; take a prime 2^m - c with a"
                    " smaller c."
                ),
            )

    @property
    def most_multiple(self) -> int:
        """Constant factors up to this are a row of word products, greater ones an element."""
        return (1 << self.bits) - 1

    @property
    def fold(self) -> int:
        """C = 2^(w n) mod p; c * 2^(w n - m) unless that exceeds p (small primes); may need two
        words.
        """
        return (self.c << self.room) % self.p

    @property
    def multiple(self) -> int:
        """2^(w n) - C, the largest multiple of p in n words."""
        return (1 << self.size) - self.fold

    @property
    def loose(self) -> tuple[int, int]:
        """The interval that every element in memory satisfies between routines: whatever n words
        hold.
        """
        return 0, (1 << self.size) - 1

    @property
    def inner(self) -> int:
        """The greatest value between operations of one routine."""
        return self.full

    @property
    def tight(self) -> int:
        """Bound of a reduced product: a little above 2^m where the top word has room, else whatever
        n words hold.

        The excess leaves slack over what one fold leaves, and is so small that sums of two such
        values stay below 2^(w n) plus what a row of word products can absorb. On 32-bit words a
        product is closed in one pass (field/products/maal.py), which leaves a carry in the top
        word: there the excess is 2^(m-8). A prime has no such bound if two folds at bit m of
        whatever n words hold do not reach it: one of a word with small m or large c.
        """
        excess = 1 << max(self.m - (8 if self.bits == 32 else self.bits * (self.n - 1) + 8), 0)
        bound = (1 << self.m) + max(excess, 4 * self.c * (self.fold + 2))
        reached = self.loose[1]
        for _ in range(2):
            reached = (1 << self.m) - 1 + self.c * (reached >> self.m)
        return bound if self.room and reached <= bound <= self.loose[1] else self.loose[1]


@dataclass(frozen=True)
class Mersenne(Field):
    """2^m - 1 with m = w n - 1: elements in memory, and what products leave, are at most p, so that
    two of them are added without a carry; between operations whatever n words hold. What lies above
    bit m is the upper half of a product doubled (mersenne.py). BoundError for other primes."""

    kind = "mersenne"

    def __post_init__(self):
        if self.p < 3 or self.c != 1 or self.room != 1:
            raise BoundError(
                f"{self.p} is not 2^m - 1 with one bit less than words of {self.bits} bits."
            )

    @property
    def loose(self) -> tuple[int, int]:
        """The interval of elements in memory: both 0 and p stand for 0."""
        return 0, self.p

    @property
    def widest(self) -> int:
        """The greatest value between sums: of a word more, of which half may be used."""
        return (1 << self.size + self.bits // 2) - 1

    @property
    def tight(self) -> int:
        """Bound of a reduced product."""
        return self.p
