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
from ecgen.limb.lanes.ir import LANES, WORD, PackedElement


def fits_product(field: ShortField, x: PackedElement, y: PackedElement) -> bool:
    """Whether x * y can be computed without carrying an operand first."""
    return not (x.offsets or y.offsets) and ifma.fits_product(field, x, y)


def held(x: PackedElement) -> tuple:
    """What the words hold beside their numbers."""
    return x.offsets or ((0,) * LANES,) * len(x.limbs)


def lower_sum(
    b: VectorBuilder, field: ShortField, name: str, x: PackedElement, xs, y: PackedElement, ys
) -> PackedElement:
    """xs[lane] * x + ys[lane] * y."""
    terms = ((x, xs), (y, ys)) if set(xs) != {-1} else ((y, ys), (x, xs))
    if x.name == y.name or ifma_linear.bounds_of(field, terms) is None:
        return ifma_linear.lower_sum(
            b, field, name, settled(b, field, x), xs, settled(b, field, y), ys
        )
    (x, xs), (y, ys) = terms
    op, sign = ("sub", -1) if set(ys) == {-1} else ("add", 1)
    meaning, limbs, offsets = tuple({(x.name,): k, (y.name,): m} for k, m in zip(xs, ys)), [], []
    for first, haves, second, others in zip(x.limbs, held(x), y.limbs, held(y)):
        (one, left), (two, right) = (
            _times(b, first, haves, xs),
            (second, others) if sign < 0 else _times(b, second, others, ys),
        )
        limbs.append(b.emit(op, one, two))
        offsets.append([s + sign * t for s, t in zip(left, right)])
        b.sums[limbs[-1]] = (
            (op, one, two, meaning) if one != first or sign < 0 else (op, two, one, meaning)
        )
    return _defined(b, field, name, terms, limbs, offsets, meaning)


def lower_scale(
    b: VectorBuilder, field: ShortField, name: str, x: PackedElement, factors
) -> PackedElement:
    """factors[lane] * x."""
    terms = ((x, factors),)
    if set(factors) == {1} or ifma_linear.bounds_of(field, terms) is None:
        return ifma_linear.lower_scale(b, field, name, settled(b, field, x), factors)
    parts = [_times(b, limb, haves, factors) for limb, haves in zip(x.limbs, held(x))]
    return _defined(
        b,
        field,
        name,
        terms,
        [limb for limb, _ in parts],
        [offsets for _, offsets in parts],
        tuple({(x.name,): k} for k in factors),
    )


def _defined(
    b: VectorBuilder, field: ShortField, name: str, terms, limbs, offsets, meaning
) -> PackedElement:
    """The sum of the terms: its numbers are those to which a multiple of p is added that keeps them
    from being negative, although the words do not hold it.
    """
    digits, multiples = (
        field.radix.digits(field.radix.modulus),
        ifma_linear.multiples_of(field, terms),
    )
    offsets = tuple(
        tuple((have - multiple * digit) % TOP for have, multiple in zip(row, multiples))
        for row, digit in zip(offsets, digits)
    )
    return b.define(
        name,
        limbs,
        ifma_linear.bounds_of(field, terms),
        terms[0][0].positions,
        meaning,
        WORD,
        offsets=offsets if any(map(any, offsets)) else (),
    )


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
        return b.define(
            name or part_name(b, x.name), x.limbs, bounds, x.positions, {(x.name,): 1}, WORD
        )
    constants = [tuple(-have % TOP for have in haves) for haves in x.offsets]
    is_sum = all(limb in b.sums for limb in x.limbs)
    limbs = [_plus(b, limb, constant, is_sum) for limb, constant in zip(x.limbs, constants)]
    return b.define(
        name or part_name(b, x.name),
        limbs,
        x.bounds,
        x.positions,
        b.sums[x.limbs[0]][-1] if is_sum else {(x.name,): 1},
        WORD,
    )


def alike(
    b: VectorBuilder, field: ShortField, elements: "list[PackedElement]"
) -> "list[PackedElement]":
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
            or any(high >= ifma.top_of(field.radix) for _, high in bounds)
        ):
            return [settled(b, field, x) for x in elements]
        found.append(
            b.define(
                part_name(b, x.name),
                x.limbs,
                bounds,
                x.positions,
                {(x.name,): 1},
                WORD,
                offsets=offsets,
            )
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
