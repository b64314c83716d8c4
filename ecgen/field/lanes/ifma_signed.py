"""Linear operations on lanes of words with 52-bit multiply-add that are no numbers yet -> vector
operations.

Sums, differences and multiples of words are those modulo 2^64. What a word holds beside its number,
which is not negative, is known (`PackedElement.offsets`): the multiple of p for the lanes that are
subtracted is not added to each sum but once, before the words are a factor or carried, and there to
the part of the last sum that had its sign changed, for which nothing waits.
"""

from ecgen.field.lanes import ifma, ifma_linear
from ecgen.field.lanes.doubles.linear import part_name
from ecgen.field.lanes.ifma import TOP, ShortField
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import LANES, Multiple, PackedElement


def fits_product(field: ShortField, x: PackedElement, y: PackedElement) -> bool:
    """Whether x * y can be computed without carrying an operand first."""
    return not (x.offsets or y.offsets) and ifma.fits_product(field, x, y)


def held(x: PackedElement) -> tuple:
    """What the words hold beside their numbers."""
    return x.offsets or ((0,) * LANES,) * len(x.limbs)


def lower_sum(
    b: VectorBuilder, field: ShortField, name: str, x: Multiple, y: Multiple
) -> PackedElement:
    (e, es), (f, fs) = terms = (x, y) if set(x[1]) != {-1} else (y, x)
    bounds = ifma_linear.bounds_of(field, terms)
    if e.name == f.name or bounds is None:
        (one, ones), (other, others) = x, y
        return ifma_linear.lower_sum(
            b, field, name, (settled(b, field, one), ones), (settled(b, field, other), others)
        )
    op, sign = ("sub", -1) if set(fs) == {-1} else ("add", 1)
    meaning, limbs, offsets = tuple({(e.name,): k, (f.name,): m} for k, m in zip(es, fs)), [], []
    for limb, haves, subtrahend, others in zip(e.limbs, held(e), f.limbs, held(f)):
        one, left = _times(b, limb, haves, es)
        two, right = (subtrahend, others) if sign < 0 else _times(b, subtrahend, others, fs)
        limbs.append(b.emit(op, one, two))
        offsets.append([s + sign * t for s, t in zip(left, right)])
        b.sums[limbs[-1]] = (
            (op, one, two, meaning) if one != limb or sign < 0 else (op, two, one, meaning)
        )
    return b.define(name, limbs, bounds, e.form, meaning, _short(field, terms, offsets))


def lower_scale(
    b: VectorBuilder, field: ShortField, name: str, x: PackedElement, factors: tuple[int, ...]
) -> PackedElement:
    """factors[lane] * x."""
    terms, meaning = ((x, factors),), tuple({(x.name,): k} for k in factors)
    bounds = ifma_linear.bounds_of(field, terms)
    if set(factors) == {1} or bounds is None:
        return ifma_linear.lower_scale(b, field, name, settled(b, field, x), factors)
    parts = [_times(b, limb, haves, factors) for limb, haves in zip(x.limbs, held(x))]
    limbs, offsets = zip(*parts)
    return b.define(name, limbs, bounds, x.form, meaning, _short(field, terms, offsets))


def _short(field: ShortField, terms: tuple[Multiple, ...], offsets) -> tuple:
    """What the words of the sum hold beside its numbers: these are those to which a multiple of p
    is added that keeps them from being negative, although the words do not hold it.
    """
    digits = field.radix.digits(field.radix.modulus)
    multiples = ifma_linear.multiples_of(field, terms)
    short = tuple(
        tuple((have - multiple * digit) % TOP for have, multiple in zip(row, multiples))
        for row, digit in zip(offsets, digits)
    )
    return short if any(map(any, short)) else ()


def lower_carry(b: VectorBuilder, field: ShortField, name: str, x: PackedElement) -> PackedElement:
    """x with words that are its numbers, which may be a factor then, if they are not; else with
    small limbs.
    """
    return settled(b, field, x, name) if x.offsets else ifma.lower_carry(b, field, name, x)


def settled(b: VectorBuilder, field: ShortField, x: PackedElement, name: str = "") -> PackedElement:
    """x as words that hold nothing beside their numbers: what they hold is part of these where it
    is a multiple of p, and taken off elsewhere.
    """
    if not x.offsets:
        return x
    rows = [
        [(low + have) % TOP - low for have in row] for (low, _), row in zip(x.bounds, x.offsets)
    ]
    bounds = tuple((low + min(row), high + max(row)) for (low, high), row in zip(x.bounds, rows))
    if not any(
        sum(k << at for k, at in zip(lane, x.positions)) % field.p for lane in zip(*rows)
    ) and all(high < ifma.top_of(field.radix) for _, high in bounds):
        return b.define(name or part_name(b, x.name), x.limbs, bounds, x.form, {(x.name,): 1})
    constants = [tuple(-have % TOP for have in haves) for haves in x.offsets]
    is_sum = all(limb in b.sums for limb in x.limbs)
    limbs = [_plus(b, limb, constant, is_sum) for limb, constant in zip(x.limbs, constants)]
    return b.define(
        name or part_name(b, x.name),
        limbs,
        x.bounds,
        x.form,
        b.sums[x.limbs[0]][-1] if is_sum else {(x.name,): 1},
    )


def alike(
    b: VectorBuilder, field: ShortField, elements: list[PackedElement]
) -> list[PackedElement]:
    """The elements as words that hold the same beside their numbers: by lane, of one element in
    every lane, the greatest multiple of p that any is short of, which changes no word. Numbers,
    where that has no room, or one holds something else."""
    digits = field.radix.digits(field.radix.modulus)
    lacks = [
        [-have % TOP // digits[0] for have in x.offsets[0]] if x.offsets else [0] * LANES
        for x in elements
    ]
    most = [max(column) for column in zip(*lacks)] if len(elements) > 1 else [max(lacks[0])] * LANES
    offsets, found = tuple(tuple(-k * digit % TOP for k in most) for digit in digits), []
    for x, row in zip(elements, lacks):
        more = [k - lack for k, lack in zip(most, row)]
        bounds = tuple(
            (low + min(more) * digit, high + max(more) * digit)
            for (low, high), digit in zip(x.bounds, digits)
        )
        if (
            x.offsets
            and x.offsets != tuple(tuple(-k * digit % TOP for k in row) for digit in digits)
        ) or any(high >= ifma.top_of(field.radix) for _, high in bounds):
            return [settled(b, field, x) for x in elements]
        found.append(
            b.define(part_name(b, x.name), x.limbs, bounds, x.form, {(x.name,): 1}, offsets)
            if any(more)
            else x
        )
    return found


def _plus(b: VectorBuilder, limb: str, constant, is_sum: bool) -> str:
    """A word and a constant, which is added to the part of a sum that is there first."""
    if not any(constant) and not is_sum:
        return limb
    if not is_sum:
        return b.emit("add", limb, b.words(*constant))
    op, one, two, _ = b.sums[limb]
    return b.emit(op, b.emit("add", one, b.words(*constant)) if any(constant) else one, two)


def _times(b: VectorBuilder, word: str, offsets, factors) -> tuple:
    """factors[lane] * the word, in lanes of -1 beside others of 1 its complement; and what it holds
    beside its number then.
    """
    if set(factors) == {1}:
        return word, offsets
    if set(factors) == {1, -1}:
        return b.emit("xor", word, b.words(*(TOP - 1 if k < 0 else 0 for k in factors))), tuple(
            have if k > 0 else -have - 1 for have, k in zip(offsets, factors)
        )
    scaled = tuple(k * have % TOP for k, have in zip(factors, offsets))
    return b.emit("add", word, word) if set(factors) == {2} else b.emit(
        "mullo", word, b.words(*factors)
    ), scaled
