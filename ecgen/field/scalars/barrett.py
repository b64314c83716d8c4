"""Reduction modulo an r of n full words by a quotient (Barrett 1986), of what stands above n words.

T = low + 2^(w n) (U + 2^(w c) carry), with c words U. Let M = 2^(w (n + c)) / r, rounded down,
which is 2^(w c) + M'. Then with g, the top word of low, the quotient is

    q = U + (U + g / 2^w) M' / 2^(w c) + 2^(w c) carry + carry M',

of which every word product is taken that reaches the word below q, where g is added, too: q is at
most a few units below T / r. Of T - q r, a few times r, the n + 1 lowest words are computed, as
those of low + q (2^(w n) - r) + 2^(w n) (U - q); the proof shows that nothing stands above.
"""

from ecgen.errors import BoundError
from ecgen.field.products.rows import Rows
from ecgen.field.reduction.fold import Number, add_chain, flag_times
from ecgen.field.reduction.multiples import MOST_MULTIPLES, subtract_multiples
from ecgen.field.representations.montgomery import Constants, Montgomery
from ecgen.limb.builder import LimbBuilder


def reduce_by_quotient(
    b: LimbBuilder, field: Montgomery, rows: Rows, words: tuple, carry: str | None, high: int
) -> Number:
    """words + 2^(w len(words)) carry, at most `high`, modulo r, in [0, r); BoundError for an r that
    leaves bits of its top word free, and without words above n. That the bounds close is for the
    proof to tell."""
    n, count = field.n, len(words) - field.n
    if field.room or count < 1 or any(isinstance(word, int) for word in words):
        raise BoundError(f"`{b.stem}` has no quotient of whole words.")
    above = b.word("word", carry) if carry else 0
    # with the carry as a word: what T is at most ties it to the others
    b.hint((*words, above) if carry else words, 0, high, whole=True)
    factor = (1 << b.bits * len(words)) // field.p - (1 << b.bits * count)
    constants = Constants(b)
    quotient = _quotient(b, constants, factor, words[n - 1], words[n:], above)
    remainder = _remainder(b, field, rows, constants, words[: n + 1], quotient)
    most = _most(field, factor, count, high)
    if most // field.p >= MOST_MULTIPLES:
        raise BoundError(f"`{b.stem}` may be {most // field.p} times the modulus.")
    b.hint(remainder, 0, most, whole=True)
    return subtract_multiples(b, field, Number(remainder, 0, most), field.p - 1)


def _most(field: Montgomery, factor: int, count: int, high: int) -> int:
    """A bound of T - q r: a unit of q for what its lowest column cuts off, what M is rounded by,
    and less than a word's share for products left out.
    """
    error = (1 << field.size + field.bits * count) - field.p * (factor + (1 << field.bits * count))
    left_out = (count + 4) * field.p + (1 << field.size) >> field.bits
    return field.p + (error * (high >> field.size) >> field.bits * count) + left_out


def _quotient(
    b: LimbBuilder, constants: Constants, factor: int, guard, upper: tuple, above
) -> tuple[tuple, str]:
    """(The words of q, what stands above them), summed row by row. U and M' are in the last rows,
    which alone may carry out of q.
    """
    count = len(upper)
    columns: dict[int, list] = {k: [] for k in range(-2, count)}
    for i, word in enumerate((guard, *upper), -1):
        for j in range(count):
            value = factor >> b.bits * j & b.top - 1
            if value and i + j - count >= -2:
                halves = b.emit("mulwide", word, constants.word(value))
                columns[i + j - count + 1].append(halves[0])
                columns[i + j - count].append(halves[1])
    columns[-1].append(guard)
    masked = (
        (*flag_times(b, b.word("flag", above), factor, count), *(0,) * count)[:count]
        if above
        else ()
    )
    last = {-1: (), **{k: (word, *masked[k : k + 1]) for k, word in enumerate(upper)}}
    size = max(len(columns[k]) + len(last[k]) for k in last)
    full = [(*columns[k], *(0,) * (size - len(columns[k]) - len(last[k])), *last[k]) for k in last]
    total, *rows = zip(*full)
    for i, row in enumerate(rows, 1):
        total, carry = add_chain(b, total, row)
        if i < size - len(last[0]):
            b.zero(carry)
        else:
            above, lost = b.add(above, 0, carry)
            b.zero(lost)
    return total[1:], above


def _remainder(
    b: LimbBuilder,
    field: Montgomery,
    rows: Rows,
    constants: Constants,
    lowest: tuple,
    q: tuple[tuple, str],
) -> tuple:
    """The n + 1 lowest words of low + q (2^(w n) - r) - 2^(w n) q, for n + 1 words
    `lowest`; q as `_quotient` gives it."""
    (quotient, top), low = q, lowest[:-1]
    n, count, complement = field.n, len(quotient), (1 << field.size) - field.p
    factors = [constants.word(value) if value else 0 for value in field.limbs(complement)]
    masked = flag_times(b, b.word("flag", top), complement, n)[: n + 1 - count]
    last, _ = b.sub(lowest[-1], quotient[0])
    total = [*low[:count], *add_chain(b, (*low[count:], last), masked)[0]]
    for i, word in enumerate(quotient):
        total[i:] = rows.row(b, total[i:], factors[: n - i], word, b.top ** (n - i + 2))[
            : n - i + 1
        ]
        if i and factors[n - i]:
            total[n], _ = b.add(total[n], b.word("mullo", word, factors[n - i]))
    return tuple(total)
