"""The kinds of representation that residues of a prime can have, and which primes have none."""

from functools import cache

from ecgen.errors import BoundError
from ecgen.field.operation import Lowerings
from ecgen.field.products.rows import Rows
from ecgen.field.reduction.pseudo_mersenne import Field, Mersenne
from ecgen.field.representation import Representation
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


def lowerings_of(prime: Representation, rows: Rows, otherwise: Lowerings) -> Lowerings:
    """How products and linear forms of elements in this representation are lowered on a machine
    that adds rows of word products so; `otherwise` if they are not made of rows.
    """
    return _by_rows(prime.kind, rows) if prime.kind in BY_ROWS else otherwise


@cache  # each once, so that what was found by them is found again (lower.py)
def _by_rows(kind: str, rows: Rows) -> Lowerings:
    return Lowerings(BY_ROWS[kind](rows), montgomery.lower_linear_with(rows))


def check_odd_prime(p: int, bits: int) -> None:
    """BoundError if no kind takes the prime in words of `bits` bits."""
    if p.bit_length() > MOST_BITS:
        raise BoundError(
            f"the prime has {p.bit_length()} bits.",
            hint=f"Elements of up to {MOST_BITS} bits are taken.",
        )
    KINDS[-1](p, bits)
