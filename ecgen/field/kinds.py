"""The kinds of representation that residues of a prime can have, and which primes have none."""

from ecgen.errors import BoundError
from ecgen.field.reduction.pseudo_mersenne import Field, Mersenne
from ecgen.field.representations import full_words, montgomery, solinas
from ecgen.field.representations.full_words import Folded, Whole
from ecgen.field.representations.montgomery import Montgomery
from ecgen.field.representations.solinas import Solinas

KINDS = (Field, Solinas, Mersenne, Folded, Whole, Montgomery)  # the last takes every odd prime
# made of rows of word products
BY_ROWS = {
    Montgomery.kind: montgomery.lower_products_with,
    Solinas.kind: solinas.lower_products_with,
    Folded.kind: full_words.lower_products_with,
    Whole.kind: full_words.lower_products_with,
}
MOST_BITS = 1300


def check_odd_prime(p: int, bits: int) -> None:
    """BoundError if no kind takes the prime in words of `bits` bits."""
    if p.bit_length() > MOST_BITS:
        raise BoundError(
            f"the prime has {p.bit_length()} bits.",
            hint=f"Elements of up to {MOST_BITS} bits are taken.",
        )
    KINDS[-1](p, bits)
