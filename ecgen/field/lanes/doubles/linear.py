"""Linear operations on lanes of doubles -> vector operations: sums with a factor per lane, large
factors, carries.

For fields with and without fused multiply-add, by `field.fused`; only carries differ in more than
an instruction.

A factor differs from lane to lane at no cost: it is a vector constant. A sum stays exact as long as
53 bits hold it; a factor too large for that splits every limb in the part that stays and the part
that the next limb takes.
"""

from collections.abc import Callable

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles import plain
from ecgen.field.lanes.doubles.fused import RealField, magnitude
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import MANTISSA, magic, word_of
from ecgen.limb.lanes.ir import LANES, Form, Multiple, PackedElement

EXACT = 1 << MANTISSA + 1
ONES = (1,) * LANES


def scaled_bounds(bounds, factors) -> tuple:
    """The interval of each limb times any of the factors."""
    result = []
    for low, high in bounds:
        ends = [end * k for end in (low, high) for k in factors]
        result.append((min(ends), max(ends)))
    return tuple(result)


def sum_bounds(x, y) -> tuple:
    return tuple((a + c, b + d) for (a, b), (c, d) in zip(x, y))


def times(x: PackedElement, factors) -> tuple:
    """The meaning factors[lane] * x."""
    return tuple({(x.name,): k} for k in factors)


def is_exact(bounds) -> bool:
    return all(magnitude(pair) <= EXACT for pair in bounds)


def lower_scale(
    b: VectorBuilder, field: RealField | ScaledField, name: str, x: PackedElement, factors
) -> PackedElement:
    """factors[lane] * x."""
    meaning = times(x, factors)
    bounds = scaled_bounds(x.bounds, factors)
    if not is_exact(bounds):
        return (
            _split(b, field, name, x, factors)
            if field.fused
            else lower_scale(b, field, name, _lighter(b, field, f"{name}.c", x), factors)
        )
    if set(factors) == {1}:
        return b.define(name, x.limbs, bounds, x.form, meaning)
    if set(factors) == {2}:
        limbs = [b.emit("fadd", limb, limb) for limb in x.limbs]
    else:
        limbs = [b.emit("fmul", limb, b.real(*factors)) for limb in x.limbs]
    return b.define(name, limbs, bounds, x.form, meaning)


def lower_carry(
    b: VectorBuilder, field: RealField | ScaledField, name: str, x: PackedElement
) -> PackedElement:
    """x with small limbs: every limb hands its upper part to the next, all at once."""
    return _split(b, field, name, x, ONES) if field.fused else plain.lower_carry(b, field, name, x)


def _lighter(
    b: VectorBuilder, field: RealField | ScaledField, name: str, x: PackedElement
) -> PackedElement:
    """x carried; BoundError where that changes nothing."""
    result = lower_carry(b, field, name, x)
    if max(map(magnitude, result.bounds)) >= max(map(magnitude, x.bounds)):
        raise BoundError(
            f"`{x.name}` is too large for its factor although it is carried.",
            where=b.name,
            hint="Take a smaller factor.",
        )
    return result


def _split(
    b: VectorBuilder, field: RealField | ScaledField, name: str, x: PackedElement, factors
) -> PackedElement:
    """factors[lane] * x, limb k split at its width: x*k = low - taken, and the next limb gets
    -taken / 2^width.
    """
    radix = field.radix
    if max(map(abs, factors)) > EXACT:
        raise BoundError(
            f"a factor of `{x.name}` reaches {max(map(abs, factors))}, more than 53 bits hold.",
            where=b.name,
            hint="Make it an operand of a product, or take a smaller factor.",
        )
    multiplier = b.real(*factors)
    kept, taken, size = [], [], []
    for k, limb in enumerate(x.limbs):
        w = radix.width(k)
        most = max(magnitude(pair) for pair in scaled_bounds([x.bounds[k]], factors))
        if most > 1 << MANTISSA - 1 + w:
            raise BoundError(
                f"a limb of `{x.name}` times {max(map(abs, factors))} may reach {most}.",
                where=b.name,
                hint="Carry it first, or take a smaller factor.",
            )
        offset = b.real(magic(MANTISSA + w))
        if set(factors) == {1}:
            taken.append(b.emit("fsub", offset, b.emit("fadd", limb, offset)))
            kept.append(b.emit("fadd", limb, taken[-1]))
        else:
            taken.append(b.emit("fsub", offset, b.emit("fma", limb, multiplier, offset)))
            kept.append(b.emit("fma", limb, multiplier, taken[-1]))
        size.append((most >> w) + 1)
    limbs, bounds = [], []
    for k in range(radix.n):
        scale = -(radix.c if k == 0 else 1) / (1 << radix.width(k - 1 if k else radix.n - 1))
        limbs.append(b.emit("fma", taken[k - 1], b.words(word_of(scale)), kept[k]))
        most = (1 << radix.width(k) - 1) + (radix.c if k == 0 else 1) * size[k - 1]
        bounds.append((-most, most))
    return b.define(name, limbs, bounds, Form(radix.positions, scales=x.scales), times(x, factors))


def lower_sum(
    b: VectorBuilder, field: RealField | ScaledField, name: str, x: Multiple, y: Multiple
) -> PackedElement:
    """x + y; operands are carried, or products split, where 53 bits do not hold the sum."""
    if set(y[1]) != {1} and (set(x[1]) == {1} or _size(y) < _size(x)):
        x, y = y, x
    (e, es), (f, fs) = x, y
    whole = sum_bounds(scaled_bounds(e.bounds, es), scaled_bounds(f.bounds, fs))
    if not is_exact(whole):
        return _rescued(b, field, name, x, y)
    if set(fs) != {1}:
        f, fs = _alone(b, field, name, lower_scale, y)
    meaning = tuple(
        {(e.name,): k, (f.name,): m} if e.name != f.name else {(e.name,): k + m}
        for k, m in zip(es, fs)
    )
    if set(es) == {1}:
        limbs = [b.emit("fadd", s, t) for s, t in zip(e.limbs, f.limbs)]
    elif set(es) == {-1}:
        limbs = [b.emit("fsub", t, s) for s, t in zip(e.limbs, f.limbs)]
    else:
        limbs = [_multiplied(b, field, s, b.real(*es), t) for s, t in zip(e.limbs, f.limbs)]
    return b.define(name, limbs, whole, Form(e.positions, scales=e.scales), meaning)


def _size(x: Multiple) -> int:
    return max(map(abs, x[1]))


def _alone(
    b: VectorBuilder, field: RealField | ScaledField, name: str, how: Callable, x: Multiple
) -> Multiple:
    """The multiple as an element of its own, made by `lower_scale` or `_split`."""
    return how(b, field, part_name(b, name), *x), ONES


def _multiplied(
    b: VectorBuilder, field: RealField | ScaledField, s: str, factor: str, t: str
) -> str:
    """s * factor + t."""
    return (
        b.emit("fma", s, factor, t) if field.fused else b.emit("fadd", b.emit("fmul", s, factor), t)
    )


def part_name(b: VectorBuilder, name: str) -> str:
    """A name for an intermediate element of `name`; both operands of one sum may need one."""
    return next(
        part for k in range(len(b.meanings) + 1) if (part := f"{name}.part{k}") not in b.meanings
    )


def _rescued(
    b: VectorBuilder, field: RealField | ScaledField, name: str, x: Multiple, y: Multiple
) -> PackedElement:
    """A sum that does not fit: large factors are split first, then wide operands carried, then a
    factor split that alone would fit.
    """
    for one, other, is_first in ((x, y, True), (y, x, False)):
        if _size(one) > 1 and not is_exact(scaled_bounds(one[0].bounds, one[1])):
            one = _alone(b, field, name, lower_scale, one)
            return lower_sum(b, field, name, *((one, other) if is_first else (other, one)))
    tight = max(high for _, high in field.tight)
    if all(magnitude(pair) <= 2 * tight for pair in (*x[0].bounds, *y[0].bounds)):
        if field.fused and max(_size(x), _size(y)) > 1:
            x, y = (y, x) if _size(y) > _size(x) else (x, y)
            return lower_sum(b, field, name, _alone(b, field, name, _split, x), y)
        raise BoundError(
            f"the sum `{name}` does not fit 53 bits although its operands are carried.",
            where=b.name,
            hint="Take smaller factors.",
        )
    if max(map(magnitude, x[0].bounds)) >= max(map(magnitude, y[0].bounds)):
        x = lower_carry(b, field, part_name(b, name), x[0]), x[1]
    else:
        y = lower_carry(b, field, part_name(b, name), y[0]), y[1]
    return lower_sum(b, field, name, x, y)
