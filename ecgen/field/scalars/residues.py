"""Arithmetic modulo any odd r on plain residues in [0, r): add, subtract, negate, multiply, reduce
wide numbers.

A number of n + h words is brought down by a plan, which the machine's price chooses. A fold
replaces its upper f words U, which stand at 2^k, by U * (2^k mod r); where that residue is short,
or f at most h / 2, words are gained. What is left above n words is brought down by rows of
Montgomery's reduction: those h words times 2^(w (n + h)) mod r, divided by 2^(w h) row by row, are
congruent to what they stood for, at most 2r; the lower n words are added and multiples of r
subtracted. Where r leaves bits of its top word free, the lower words would be many times r: their
top bits then enter the last row by themselves.
"""

from dataclasses import dataclass
from functools import lru_cache

from ecgen.errors import BoundError, EcgenError
from ecgen.field.products.rows import Rows
from ecgen.field.reduction.fold import Number, add_chain, cheapest, flag_times, sub_chain
from ecgen.field.reduction.multiples import MOST_MULTIPLES, subtract_multiples, words_of
from ecgen.field.representations.montgomery import (
    Constants,
    Division,
    Factors,
    Montgomery,
    reduce_rows,
)
from ecgen.field.scalars.barrett import reduce_by_quotient
from ecgen.field.scalars.short_multiple import cuts, reduce_short
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element, LimbProgram
from ecgen.limb.proven import prove_once

LEAST, MOST_BITS = 3, 640
MOST_QUOTIENT = 2  # words of a quotient; of more, there are more word products than folds take


@dataclass(frozen=True)
class Scalars:
    """The ring of integers modulo r over words of a machine; `short`: numbers may be reduced by
    short_multiple.py where that is cheapest; `sure`: a quotient is taken only if that reduction by
    itself is proven, which repeats what the proof of a whole routine does. Raises BoundError for a
    modulus that is not taken."""

    field: Montgomery
    rows: Rows
    short: bool = True
    sure: bool = True

    @property
    def r(self) -> int:
        return self.field.p


def scalars_modulo(r: int, bits: int, rows: Rows, short: bool = True, sure: bool = True) -> Scalars:
    """The scalars modulo r; BoundError if r is even, below 3 or of more than 640 bits."""
    if r < LEAST or r.bit_length() > MOST_BITS or r % 2 == 0:
        raise BoundError(
            f"scalars are computed modulo odd orders of {LEAST} or more and at most {MOST_BITS}"
            f" bits, not modulo {r}."
        )
    return Scalars(Montgomery(r, bits), rows, short, sure)


@dataclass(frozen=True)
class Wide:
    """words + 2^(w len(words)) * carry in [0, high]; without a carry `mask` is None, with one 0 or
    2^w - 1 by it.
    """

    words: tuple
    high: int
    mask: str | None = None
    carry: str | None = None


@dataclass(frozen=True)
class Plan:
    """How many words are folded one time after the other; then whether the top bits of L have a row
    of their own, or no rows follow but a quotient.
    """

    folds: tuple[int, ...]
    top_apart: bool
    quotient: bool = False


def plans(s: Scalars, upper: int) -> tuple[Plan, ...]:
    """The plans to try for a number of n + `upper` words."""
    found: list[tuple[int, ...]] = [()]
    for folds in found:
        left = _left(s, upper, folds)
        for count in dict.fromkeys((left, -(-left // 2))) if left else ():
            if _left(s, upper, (*folds, count)) < left:
                found.append((*folds, count))
    by_quotient = [
        Plan(folds, False, True)
        for folds in found
        if s.rows.quotients and not s.field.room and 0 < _left(s, upper, folds) <= MOST_QUOTIENT
    ]
    return (*(Plan(folds, apart) for folds in found for apart in (False, True)), *by_quotient)


def _left(s: Scalars, upper: int, folds) -> int:
    """The words above n that the folds leave of `upper`."""
    for count in folds:
        at = s.field.n + upper - count
        upper = max(upper - count, count + words_of(_power(s, at), s.field.bits) - s.field.n)
    return upper


def _power(s: Scalars, place: int) -> int:
    """2^(w place) mod r."""
    return pow(2, s.field.bits * place, s.r)


def reduce_wide(b: LimbBuilder, s: Scalars, words: tuple, high: int) -> Number:
    """The words (a number up to `high`) mod r in [0, r), by the cheapest plan."""
    words = words[: words_of(high, b.bits)]
    if (plan := _quotient_plan(s, len(words), high)) is not None:
        return _by_plan(b, s, Wide(words, high), plan)
    return cheapest(b, [lambda b, way=way: way(b, words) for way in _ways(s, len(words), high)])


def _ways(s: Scalars, count: int, high: int) -> list:
    """Functions of the builder and `count` words up to `high` that reduce without a quotient of the
    whole.
    """
    found = [
        lambda b, words, plan=plan: _by_plan(b, s, Wide(words, high), plan)
        for plan in plans(s, max(count - s.field.n, 0))
        if not plan.quotient
    ]
    return found + [
        lambda b, words, f=f: reduce_short(b, s.field, s.rows, words, high, f)
        for f in cuts(s.field)
        if s.short
    ]


@lru_cache(maxsize=256)
def _quotient_plan(s: Scalars, count: int, high: int) -> Plan | None:
    """The plan with a quotient for `count` words up to `high` that is best of those that are
    cheaper than all other ways, and proven where `s.sure`; None without one.
    """
    if not s.rows.quotients or s.field.room:
        return None
    others = [found.ops for way in _ways(s, count, high) if (found := _alone(s, way, count, high))]
    least = min(map(s.rows.price, others), default=None)
    candidates = [plan for plan in plans(s, max(count - s.field.n, 0)) if plan.quotient]
    made = [
        (
            plan,
            _alone(
                s, lambda b, words, plan=plan: _by_plan(b, s, Wide(words, high), plan), count, high
            ),
        )
        for plan in candidates
    ]
    cheaper = [
        (plan, b) for plan, b in made if b and (least is None or s.rows.price(b.ops) < least)
    ]
    for plan, b in sorted(cheaper, key=lambda entry: s.rows.rank(entry[1].ops)):
        try:
            program = b.build(b.elements)
            if s.sure:
                prove_once(program, {"r": {("t",): 1}}, s.r)
            return plan
        except EcgenError:  # claims that do not hold, or intervals that their words cannot have
            pass
    return None


def _alone(s: Scalars, way, count: int, high: int) -> LimbBuilder | None:
    """The way by itself, of a number t to an element r; None if its bounds do not close."""
    b = _builder(s, "reduced")
    t = b.input("t", count, 0, high)
    b.begin("r")
    try:
        number = way(b, t.limbs)
    except BoundError:
        return None
    b.define("r", number.words, 0, number.high)
    return b


def _by_plan(b: LimbBuilder, s: Scalars, x: Wide, plan: Plan) -> Number:
    for place, count in enumerate(plan.folds):
        x = _fold(
            b, s, x, count, place == len(plan.folds) - 1 and not plan.top_apart, plan.quotient
        )
    if plan.quotient:
        return reduce_by_quotient(b, s.field, s.rows, x.words, x.carry, x.high)
    if x.mask is not None and len(x.words) == s.field.n and not plan.top_apart:
        x = _add_carry(b, s, x)
    if len(x.words) <= s.field.n and x.mask is None and not plan.top_apart:
        if x.high // s.r >= MOST_MULTIPLES:
            raise BoundError(f"`{b.stem}` may be {x.high // s.r} times the modulus.")
        return subtract_multiples(b, s.field, Number(x.words, 0, x.high), s.r - 1)
    return _rows(b, s, x, plan.top_apart)


def _masked(b: LimbBuilder, s: Scalars, x: Wide, rows: int) -> tuple[tuple, int]:
    """The carry of x times 2^(w rows), modulo r, and its greatest value; nothing if there is
    none.
    """
    if x.mask is None:
        return (), 0
    value = _power(s, len(x.words) + rows)
    limbs = s.field.limbs(value)
    return tuple(b.word("and", x.mask, limb) if limb else 0 for limb in limbs), value


def _add_carry(b: LimbBuilder, s: Scalars, x: Wide) -> Wide:
    """The carry out of n words times 2^(w n) mod r, added to them; what they hold beside a carry is
    small.
    """
    carried, most = _masked(b, s, x, 0)
    full = 1 << s.field.size
    high = max(full - 1, x.high - full + most)
    sums, carry = add_chain(b, x.words, carried)
    if high >= full:
        raise BoundError(f"`{b.stem}` up to {x.high} carries out of {s.field.n} words twice.")
    b.zero(carry)
    b.hint(sums, 0, high, whole=True)
    return Wide(sums, high)


def _fold(
    b: LimbBuilder, s: Scalars, x: Wide, count: int, last: bool, is_sum: bool = False
) -> Wide:
    """The upper `count` words of x times their weight modulo r, added to the lower ones; the `last`
    fold leaves n words. What `is_sum` stays one for the proof, that knows no words of it by
    themselves."""
    at = len(x.words) - count
    factor = _power(s, at)
    constants = Constants(b).words(s.field.limbs(factor, words_of(factor, b.bits)))
    carried, most = _masked(b, s, x, 0)
    upper, lower = x.words[at:], x.words[:at]
    if carried:
        constants = (*constants, *Constants(b).words((0,) * (s.field.n - len(constants))))
    high = (x.high >> b.bits * at if x.mask is None else (1 << b.bits * count) - 1) * factor + most
    words = upper
    if factor != 1 or carried:
        words = s.rows.multiply(b, Element("", upper, 0, 0), Element("", constants, 0, 0), carried)
        b.hint(words, 0, high, whole=True)
    words = words[: words_of(high, b.bits)]
    high += min(x.high, (1 << b.bits * at) - 1)
    longer, shorter = (words, lower) if len(words) > at else (lower, words)
    sums, carry = add_chain(b, longer, shorter)
    if high >> b.bits * len(sums) == 0:
        b.zero(carry)
        b.hint(sums, 0, high, whole=True)
        return Wide(sums, high)
    if not is_sum and (not last or at > s.field.n):
        b.hint(sums, 0, (1 << b.bits * len(sums)) - 1, whole=True)
    return Wide(sums, high, b.word("mask", carry), carry)


def _rows(b: LimbBuilder, s: Scalars, x: Wide, top_apart: bool) -> Number:
    """Rows for the words from n on and, with `top_apart`, for the bits of L from the last but one
    bit of r on; plus L.
    """
    field, n, constants = s.field, s.field.n, Constants(b)
    padded = (*x.words, *(0,) * n)[: max(len(x.words), n)]
    upper, low = padded[n:], list(padded[:n])
    count = max(len(upper), 1)
    most = (1 << b.bits * len(x.words)) - 1
    low_high = min(x.high, (1 << field.size) - 1)
    terms = []
    if upper:
        above = Wide(upper, min(x.high, most) >> field.size)
        terms.append(_term(field, constants, above, field.size, 0, count))
    if top_apart:
        at = s.r.bit_length() - 1
        shift = at - b.bits * (n - 1)
        if low_high >> at == 0 or isinstance(low[-1], int):
            raise BoundError(f"no bits of `{b.stem}` stand above 2^{at}.")
        top = b.word("shr", low[-1], shift) if shift else low[-1]
        low[-1] = b.word("and", low[-1], (1 << shift) - 1) if shift else 0
        terms.append(_term(field, constants, Wide((top,), low_high >> at), at, count - 1, 1))
        low_high = (1 << at) - 1
    words, reached = _masked(b, s, x, count)
    start = Number(words, 0, reached)
    number = reduce_rows(b, field, s.rows, terms, Division(count), start)
    total = number.high + low_high
    if total // s.r >= MOST_MULTIPLES:
        raise BoundError(f"`{b.stem}` may be {total // s.r} times the modulus.")
    longer = (*number.words, *(0,) * n)[: max(words_of(total, b.bits), n)]
    sums, carry = add_chain(b, longer, tuple(low))
    b.zero(carry)
    b.hint(sums, 0, total, whole=True)
    return subtract_multiples(b, field, Number(sums, 0, total), s.r - 1)


def _term(
    field: Montgomery, constants: Constants, x: Wide, at: int, first: int, left: int
) -> Factors:
    """The words, which stand at 2^at, as a term from row `first` on, which `left` rows leave there
    modulo r."""
    value = pow(2, at + field.bits * left, field.p)
    return Factors(x.words, x.high, constants.words(field.limbs(value)), value, first)


def add(s: Scalars) -> LimbProgram:
    """r = a + b."""
    b, (x, y) = _begin(s, "sc_add", "ab")
    sums, carry = add_chain(b, x.limbs, y.limbs)
    high = x.high + y.high
    if high >> s.field.size:
        sums = (*sums, b.word("word", carry))
    else:
        b.zero(carry)
    return _build(b, subtract_multiples(b, s.field, Number(sums, 0, high), s.r - 1))


def sub(s: Scalars) -> LimbProgram:
    """r = a - b."""
    b, (x, y) = _begin(s, "sc_sub", "ab")
    return _build(b, _difference(b, s, x.limbs, y.limbs))


def neg(s: Scalars) -> LimbProgram:
    """r = -a."""
    b, (x,) = _begin(s, "sc_neg", "a")
    return _build(b, _difference(b, s, (0,) * s.field.n, x.limbs))


def _difference(b: LimbBuilder, s: Scalars, x: tuple, y: tuple) -> Number:
    """x - y, plus r where it borrows: 2^(w n), which the borrow left there, less 2^(w n) - r."""
    words, borrow = sub_chain(b, x, y)
    excess = flag_times(b, borrow, (1 << s.field.size) - s.r, s.field.n)
    words, borrow = sub_chain(b, words, excess)
    b.zero(borrow)
    return Number(words, 0, s.r - 1)


def mul(s: Scalars) -> LimbProgram:
    """r = a * b."""
    b, (x, y) = _begin(s, "sc_mul", "ab")
    return _product(b, s, x, y, (), x.high * y.high)


def muladd(s: Scalars) -> LimbProgram:
    """r = a * b + c."""
    b, (x, y, z) = _begin(s, "sc_muladd", "abc")
    return _product(b, s, x, y, z.limbs, x.high * y.high + z.high)


def _product(b: LimbBuilder, s: Scalars, x, y, addend: tuple, high: int) -> LimbProgram:
    words = s.rows.multiply(b, x, y, addend)
    b.hint(words, 0, high, whole=True)
    return _build(b, reduce_wide(b, s, words, high))


def wide(s: Scalars) -> LimbProgram:
    """r = t mod r for any t of 2n words."""
    b = _builder(s, "sc_reduce_wide")
    t = b.input("t", 2 * s.field.n)
    b.begin("r", "r = t mod the order")
    return _build(b, reduce_wide(b, s, t.limbs, t.high))


def fold(s: Scalars) -> LimbProgram:
    """r = a * 2^(w n) + t for any t of n words."""
    b = _builder(s, "sc_fold")
    a, t = b.input("a", s.field.n, 0, s.r - 1), b.input("t", s.field.n)
    b.begin("r", f"r = a * 2^{s.field.size} + t")
    return _build(b, reduce_wide(b, s, (*t.limbs, *a.limbs), (a.high << s.field.size) + t.high))


def canon(s: Scalars) -> LimbProgram:
    """r = a mod r for any a of n words."""
    b = _builder(s, "sc_canon")
    a = b.input("a", s.field.n)
    b.begin("r", "r = a mod the order")
    return _build(b, reduce_wide(b, s, a.limbs, a.high))


def _builder(s: Scalars, name: str) -> LimbBuilder:
    b = LimbBuilder(name, s.field.bits)
    b.price, b.keeping = s.rows.price, True
    return b


def _begin(s: Scalars, name: str, arguments: str):
    b = _builder(s, name)
    inputs = [b.input(x, s.field.n, 0, s.r - 1) for x in arguments]
    b.begin("r", name)
    return b, inputs


def _build(b: LimbBuilder, number: Number) -> LimbProgram:
    return b.build([b.define("r", number.words, 0, number.high)])


PROGRAMS = {
    "sc_add": add,
    "sc_sub": sub,
    "sc_neg": neg,
    "sc_mul": mul,
    "sc_muladd": muladd,
    "sc_reduce_wide": wide,
    "sc_fold": fold,
    "sc_canon": canon,
}
