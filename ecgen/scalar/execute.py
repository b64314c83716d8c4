"""Reference executions: a plan run on coordinates with exact integers, step by step as the emitted C runs.

`operations` is a class of pointops.py, or anything with the same methods (an adapter around FieldProgram
interpreters). Nothing here asks what a point's order is: what goes wrong on the real machine goes wrong here.
"""

from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.scalar import recode, reference
from ecgen.scalar.plan import CurvePlan, ScalarPlan
from ecgen.scalar.pointops import Edwards, Jacobian, Projective


class Refused(ArithmeticError):
    """The library returns an error code: the point is not on the curve, of small order, or an operation failed."""


def operations_for(system: str, curve: Curve):
    """The integer operations of a coordinate system on `curve`."""
    match system:
        case "projective":
            return Projective(curve.p, curve.a, curve.b)
        case "jacobian":
            return Jacobian(curve.p, curve.a)
        case "extended":
            return Edwards(curve.p, curve.a, curve.d)
    raise ValueError(system)


def is_small_order(curve: Curve, point, operations=None) -> bool:
    """Whether [cofactor]P = O on a Weierstrass curve, by double-and-add on coordinates (the exponent is public)."""
    ops = operations or Jacobian(curve.p, curve.a)
    entry, total = ops.to_cached(ops.lift(point)), ops.neutral
    for bit in bin(curve.cofactor)[2:]:
        total = ops.dbl(total)
        total = ops.add_complete(total, entry) if bit == "1" else total
    return total[2] == 0


def execute(plan: CurvePlan, part: ScalarPlan, k: int, point=None, operations=None):
    """[k]P (or [k]G for the fixed base) as the library computes it; affine, None for the point at infinity.

    Raises Refused where the library returns an error. 0 <= k < 2^scalar_bits.
    """
    curve = plan.curve
    if not 0 <= k < 1 << part.scalar_bits:
        raise ValueError("the scalar does not fit")
    ops = operations or operations_for(part.system, curve)
    if part.recoding == "comb":
        return _affine(curve, ops, run_comb(plan.curve, part, k, ops))
    if not reference.is_on_curve(curve, point) or point is None:
        raise Refused("the point is not on the curve")
    if plan.reject_small_order and is_small_order(curve, point):
        raise Refused("the point has small order")
    match part.recoding, part.system:
        case "signed_window", _:
            total = run_signed_window(part, k, ops, point)
        case "odd_window", "jacobian":
            total = run_odd_window(part, k, ops, point)
        case "wnaf", "jacobian":
            total = run_wnaf_jacobian(part, k, ops, point)
        case "wnaf", "extended":
            total = run_wnaf_edwards(part, k, ops, point)
    return _affine(curve, ops, total)


def _affine(curve: Curve, ops, total):
    if curve.form == "twisted_edwards" and total[2] == 0:
        raise Refused("an operation failed or the result is at infinity: the point is outside the subgroup of order r")
    return ops.to_affine(total)


def _cached(ops, point):
    return ops.to_cached(point) if hasattr(ops, "to_cached") else point


def _signed(ops, table, neutral, digit: int):
    """The table entry of |digit|, negated for a negative digit; `table` maps |digit| to entries."""
    entry = table[abs(digit)] if digit else neutral
    return ops.negate(entry) if digit < 0 else entry


def run_signed_window(part: ScalarPlan, k: int, ops, point):
    """The accumulator: table of all multiples, digits from the top, `window` doublings and an addition each."""
    start = ops.lift(point)
    entries = {1: _cached(ops, start)}
    points = {1: start}
    for m in part.table.multiples[1:]:
        points[m] = ops.dbl(points[m // 2]) if m % 2 == 0 else ops.add(points[m - 1], entries[1])
        entries[m] = _cached(ops, points[m])
    digits = recode.signed_window(k, part.window, part.digits)
    total = _start(part, ops, _signed(ops, entries, part.table.neutral, digits[-1]))
    for i in reversed(range(part.digits - 1)):
        for _ in range(part.window):
            total = ops.dbl(total)
        total = ops.add(total, _signed(ops, entries, part.table.neutral, digits[i]))
    return total


def _start(part: ScalarPlan, ops, entry):
    """The accumulator that holds a table entry: its X, Y, Z, or for Edwards entries their sum with the neutral element."""
    return ops.add(ops.neutral, entry) if part.system == "extended" else entry[:3]


def coz_table(part: ScalarPlan, ops, point) -> dict[int, tuple]:
    """Odd multiples as cached Jacobian entries by co-Z additions of 2P (Longa and Miri 2008): no inversion."""
    twice, current = ops.coz_init(point)
    points = {1: ops.lift(point)}
    for m in part.table.multiples[1:]:
        current, twice = ops.coz_add(twice, current)
        points[m] = current
    return {m: ops.to_cached(found) for m, found in points.items()}


def run_odd_window(part: ScalarPlan, k: int, ops, point):
    """The accumulator after all odd digits and the correction for even k."""
    table = coz_table(part, ops, point)
    odd, is_even = recode.make_odd(k)
    digits = recode.odd_window(odd, part.window, part.digits)
    total = _start(part, ops, _signed(ops, table, None, digits[-1]))
    for i in reversed(range(part.digits - 1)):
        entry = _signed(ops, table, None, digits[i])
        for _ in range(part.window - 1):
            total = ops.dbl(total)
        if i >= part.complete_digits:
            total = ops.dbladd(total, entry)
        else:
            total = ops.add_complete(ops.dbl(total), entry)
    corrected = ops.add_complete(total, ops.negate(table[1]))
    return corrected if is_even else total


def run_wnaf_jacobian(part: ScalarPlan, k: int, ops, point):
    """Variable time: doublings, doubling-additions at nonzero digits, complete additions in the last bits."""
    digits = recode.wnaf(k, part.window)
    if not digits:
        return ops.neutral
    table = coz_table(part, ops, point)
    total = _start(part, ops, table[digits[-1]])
    for i in reversed(range(len(digits) - 1)):
        digit = digits[i]
        if digit and i >= part.complete_digits:
            total = ops.dbladd(total, _signed(ops, table, None, digit))
            continue
        total = ops.dbl(total)
        if digit:
            total = ops.add_complete(total, _signed(ops, table, None, digit))
    return total


def run_wnaf_edwards(part: ScalarPlan, k: int, ops, point):
    """Variable time; the table P, 3P, ... by additions of a cached 2P."""
    digits = recode.wnaf(k, part.window)
    if not digits:
        return ops.neutral
    points = {1: ops.lift(point)}
    twice = ops.to_cached(ops.dbl(points[1]))
    for m in part.table.multiples[1:]:
        points[m] = ops.add(points[m - 2], twice)
    entries = {m: ops.to_cached(found) for m, found in points.items()}
    total = _start(part, ops, entries[digits[-1]])
    for i in reversed(range(len(digits) - 1)):
        total = ops.dbl(total)
        if digits[i]:
            total = ops.add(total, _signed(ops, entries, None, digits[i]))
    return total


def comb_table(curve: Curve, part: ScalarPlan) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Affine points of the fixed-base table, one tuple for each block, by reference arithmetic.

    CurveError if an entry is the neutral element, which a mixed addition could not take.
    """
    shape, blocks = part.comb, []
    powers = [curve.base]
    for _ in range(shape.length - 1):
        powers.append(reference.add(curve, powers[-1], powers[-1]))
    for block in range(shape.blocks):
        teeth = [powers[(block * shape.teeth + tooth) * shape.spacing] for tooth in range(shape.teeth)]
        entries = []
        for index in range(1 << (shape.teeth - 1)):
            total = teeth[-1]
            for tooth, multiple in enumerate(teeth[:-1]):
                total = reference.add(
                    curve, total, multiple if index >> tooth & 1 else reference.negate(curve, multiple)
                )
            if total == reference.neutral(curve) and curve.form == "weierstrass":
                raise CurveError(
                    "An entry of the fixed-base table is the neutral element.",
                    where=curve.path,
                    hint="The subgroup is too small for a fixed-base table.",
                )
            entries.append(total)
        blocks.append(tuple(entries))
    return tuple(blocks)


def comb_coordinates(curve: Curve, part: ScalarPlan, point: tuple[int, int]) -> tuple[int, ...]:
    """An affine entry in the coordinates in which the table stores it (`part.table.coordinates`)."""
    if part.system == "projective":
        return point
    cached = operations_for(part.system, curve).to_cached(operations_for(part.system, curve).lift(point))
    return cached[:2] + cached[3:]


def run_comb(curve: Curve, part: ScalarPlan, k: int, ops, table=None):
    """The accumulator of the signed comb on the base point."""
    shape = part.comb
    table = table or comb_table(curve, part)
    signs = recode.comb_signs(k, curve.r, shape.length)
    total = None
    for row in recode.comb_digits(signs, shape.teeth, shape.blocks, shape.spacing):
        total = None if total is None else ops.dbl(total)
        for block, (index, negative) in enumerate(row):
            entry = table[block][index]
            entry = reference.negate(curve, entry) if negative else entry
            if total is None:
                total = ops.lift(entry)
            elif part.system == "projective":
                total = ops.madd(total, entry)
            else:
                total = ops.add(total, ops.to_cached(ops.lift(entry)))
    return total
