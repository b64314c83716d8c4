"""Linear operations on lanes of words with 52-bit multiply-add -> vector operations: sums with a
factor per lane, large factors.

Words are not negative: where a lane is subtracted, a multiple of p is added of which every digit is
at least what is taken off. The lanes of a sum that differ in sign alone cost an exclusive-or, -x
being ~x + 1, those of which some are left out a mask; other factors a multiplication modulo 2^64,
and those that 64 bits do not hold a product of limbs and factor in two halves.
"""

from dataclasses import replace

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.linear import part_name
from ecgen.field.lanes.ifma import SHORT, TOP, ShortField, top_of
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import WORD, Form, Multiple, PackedElement


def lower_scale(
    b: VectorBuilder, field: ShortField, name: str, x: PackedElement, factors
) -> PackedElement:
    """factors[lane] * x."""
    if set(factors) == {1}:
        return b.define(name, x.limbs, x.bounds, x.form, {(x.name,): 1})
    if bounds_of(field, ((x, factors),)) is None:
        carried = _lighter(b, field, x, factors)
        if carried is not None:
            return lower_scale(b, field, name, carried, factors)
        if min(factors) < 0:
            signs = tuple(-1 if k < 0 else 1 for k in factors)
            return lower_scale(
                b,
                field,
                name,
                field.wide(b, part_name(b, name), x, tuple(map(abs, factors))),
                signs,
            )
        return field.wide(b, name, x, factors)
    return _combined(b, field, name, ((x, factors),))


def lower_sum(
    b: VectorBuilder, field: ShortField, name: str, x: Multiple, y: Multiple
) -> PackedElement:
    """x + y; operands are carried, or large factors multiplied apart, where 64 bits do not hold the
    sum.
    """
    if x[0].name == y[0].name:
        return lower_scale(b, field, name, x[0], tuple(k + m for k, m in zip(x[1], y[1])))
    while bounds_of(field, (x, y)) is None:
        if _most(field, (x,)) >= _most(field, (y,)):
            x = _smaller(b, field, name, *x)
        else:
            y = _smaller(b, field, name, *y)
    return _combined(b, field, name, (x, y))


def _smaller(
    b: VectorBuilder, field: ShortField, name: str, x: PackedElement, xs: tuple[int, ...]
) -> Multiple:
    """The operand carried, or else multiplied by its factors and then carried."""
    carried = _lighter(b, field, x, xs)
    if carried is not None:
        return carried, xs
    if set(xs) <= {1, -1}:
        raise BoundError(
            f"the sum `{name}` does not fit 64 bits although its operands are carried.",
            where=b.name,
            hint="Take smaller factors.",
        )
    return lower_scale(b, field, part_name(b, name), x, xs), (1,) * len(xs)


def _lighter(
    b: VectorBuilder, field: ShortField, x: PackedElement, factors
) -> PackedElement | None:
    """x carried; None where that makes its greatest limb no smaller, or of no use: by less than a
    bit, where x can be a factor as it is, and is too large for its own factors still.
    """
    sizes = [high for _, high in x.bounds]
    found = field.after_carry(sizes)
    if found is None or max(found) >= max(sizes):
        return None
    after = replace(x, bounds=tuple((0, size) for size in found))
    is_of_use = (
        max(sizes) >> SHORT
        or 2 * max(found) <= max(sizes)
        or set(factors) <= {1, -1}
        or bounds_of(field, ((after, factors),)) is not None
    )
    return field.carry(b, part_name(b, x.name), x) if is_of_use else None


def multiples_of(field: ShortField, terms) -> tuple[int, ...]:
    """By lane, the multiple of 2^d p that keeps every limb of the sum from being negative."""
    digits = field.radix.digits(field.radix.modulus)
    return tuple(row[0] // digits[0] for row in _added(field, terms))


def _added(field: ShortField, terms) -> list[tuple[int, ...]]:
    """By lane, the limbs of a multiple of 2^d p that keep those of the sum from being negative; 0
    where nothing is subtracted.
    """
    rows = [
        [-sum(min(ks[lane], 0) * x.bounds[i][1] for x, ks in terms) for i in range(field.radix.n)]
        for lane in range(len(terms[0][1]))
    ]
    return [field.covering(row) if any(row) else (0,) * len(row) for row in rows]


def _ranges(field: ShortField, terms) -> tuple:
    """The interval of each limb of the sum over all lanes."""
    found = []
    for i, row in enumerate(zip(*_added(field, terms))):
        ends = [
            [
                more + sum(ks[lane] * x.bounds[i][int((ks[lane] > 0) == upper)] for x, ks in terms)
                for upper in (False, True)
            ]
            for lane, more in enumerate(row)
        ]
        found.append((min(low for low, _ in ends), max(high for _, high in ends)))
    return tuple(found)


def _most(field: ShortField, terms) -> int:
    return max(high for _, high in _ranges(field, terms))


def bounds_of(field: ShortField, terms) -> tuple | None:
    """The intervals of the limbs of the sum, None if a word does not hold them."""
    found = _ranges(field, terms)
    return found if all(high < top_of(field.radix) for _, high in found) else None


def _combined(b: VectorBuilder, field: ShortField, name: str, terms) -> PackedElement:
    """The sum of factors[lane] * x over the terms, which 64 bits hold."""
    radix, bounds, limbs = field.radix, bounds_of(field, terms), []
    for i, row in enumerate(zip(*_added(field, terms))):
        offset, parts, minus = list(row), [], []
        for x, ks in terms:
            value = x.limbs[i]
            if set(ks) == {-1}:
                minus.append(value)
            elif set(ks) <= {1, -1} and set(ks) != {1}:
                parts.append(b.emit("xor", value, b.words(*(TOP - 1 if k < 0 else 0 for k in ks))))
                offset = [a + (k < 0) for a, k in zip(offset, ks)]
            elif set(ks) == {0, 1}:
                parts.append(b.emit("and", value, b.words(*(TOP - 1 if k else 0 for k in ks))))
            elif set(ks) == {2}:
                parts.append(b.emit("add", value, value))
            else:
                parts.append(value if set(ks) == {1} else b.emit("mullo", value, b.words(*ks)))
        if any(offset):
            parts = (
                [*parts[:-1], b.emit("add", parts[-1], b.words(*offset))]
                if parts
                else [b.words(*offset)]
            )
        total = b.total(parts[::-1])
        for value in minus:
            total = b.emit("sub", total, value)
        limbs.append(total)
    meaning = tuple({(x.name,): ks[lane] for x, ks in terms} for lane in range(b.width))
    return b.define(name, limbs, bounds, Form(radix.positions, WORD), meaning)
