"""Reference executions: a plan run on coordinates with exact integers, step by step as the emitted C runs.

`operations` is a class of pointops.py, or anything with the same methods (an adapter around FieldProgram
interpreters). Nothing here asks what a point's order is: what goes wrong on the real machine goes wrong here.
"""

from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.scalar import reference
from ecgen.scalar.plan import CurvePlan, ScalarPlan, Table
from ecgen.scalar.pointops import Edwards, Jacobian, Projective, add_complete
from ecgen.walk import digits as recode


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
    ops, p = operations or Jacobian(curve.p, curve.a), curve.p
    entry, total = ops.to_cached(ops.lift(point)), ops.neutral
    for bit in bin(curve.cofactor)[2:]:
        total = ops.dbl(total)
        total = add_complete(ops, p, total, entry) if bit == "1" else total
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
            total = run_signed_window(part, k, ops, point, curve.p)
        case "odd_window", "jacobian":
            total = run_odd_window(part, k, ops, point, curve.p)
        case "wnaf", "jacobian":
            total = run_wnaf_jacobian(part, k, ops, point, curve.p)
        case "wnaf", "extended":
            total = run_wnaf_edwards(part, k, ops, point, curve.p)
    return _affine(curve, ops, total)


def _affine(curve: Curve, ops, total):
    if curve.form == "twisted_edwards" and total[2] == 0:
        raise Refused("an operation failed or the result is at infinity: the point is outside the subgroup of order r")
    return ops.to_affine(total)


def negate_entry(table: Table, entry, p: int):
    """The entry of -P from that of P, by the table's `negation`: coordinates swapped or negated."""
    values = dict(zip(table.coordinates, entry, strict=True))
    for change in table.negation:
        match change.split():
            case ["swap", first, second]:
                values[first], values[second] = values[second], values[first]
            case ["neg", name]:
                values[name] = -values[name] % p
    return tuple(values.values())


def _signed(part: ScalarPlan, p: int, entries, digit: int):
    """The entry of |digit|, negated for a negative digit; the table's neutral entry for 0."""
    entry = entries[abs(digit)] if digit else part.table.neutral
    return negate_entry(part.table, entry, p) if digit < 0 else entry


def _start(part: ScalarPlan, ops, entry):
    """The accumulator that holds a table entry: its X, Y, Z, or, if extended, the neutral element plus it."""
    return ops.add(ops.neutral, entry) if part.system == "extended" else entry[:3]


def run_signed_window(part: ScalarPlan, k: int, ops, point, p: int):
    """The accumulator: table of all multiples, digits from the top, `window` doublings and an addition each."""
    points = {1: ops.lift(point)}
    entries = {1: ops.to_cached(points[1])}
    for m in part.table.multiples[1:]:
        points[m] = ops.dbl_t(points[m // 2]) if m % 2 == 0 else ops.add(points[m - 1], entries[1])
        entries[m] = ops.to_cached(points[m])
    digits = recode.signed_window(k, part.window, part.digits)
    total = _start(part, ops, _signed(part, p, entries, digits[-1]))
    for i in reversed(range(part.digits - 1)):
        for _ in range(part.window - 1):
            total = ops.dbl(total)
        total = ops.dbladd(total, _signed(part, p, entries, digits[i]))
    return total


def coz_table(part: ScalarPlan, ops, point) -> dict[int, tuple]:
    """Odd multiples as cached Jacobian entries by co-Z additions of 2P (Longa and Miri 2008): no inversion."""
    twice, current = ops.coz_init(point)
    points = {1: ops.lift(point)}
    for m in part.table.multiples[1:]:
        current, twice = ops.coz_add(twice, current)
        points[m] = current
    return {m: ops.to_cached(found) for m, found in points.items()}


def run_odd_window(part: ScalarPlan, k: int, ops, point, p: int):
    """The accumulator after all odd digits and the correction for even k."""
    entries = coz_table(part, ops, point)
    odd, is_even = recode.make_odd(k)
    digits = recode.odd_window(odd, part.window, part.digits)
    total = _start(part, ops, _signed(part, p, entries, digits[-1]))
    for i in reversed(range(part.digits - 1)):
        entry = _signed(part, p, entries, digits[i])
        for _ in range(part.window - 1):
            total = ops.dbl(total)
        if i >= part.complete_digits:
            total = ops.dbladd(total, entry)
        else:
            total = add_complete(ops, p, ops.dbl(total), entry)
    corrected = add_complete(ops, p, total, _signed(part, p, entries, -1))
    return corrected if is_even else total


def run_wnaf_jacobian(part: ScalarPlan, k: int, ops, point, p: int):
    """Variable time: doublings, doubling-additions at nonzero digits, complete additions in the last bits."""
    digits = recode.wnaf(k, part.window)
    if not digits:
        return ops.neutral
    entries = coz_table(part, ops, point)
    total = _start(part, ops, entries[digits[-1]])
    for i in reversed(range(len(digits) - 1)):
        digit = digits[i]
        if digit and i >= part.complete_digits:
            total = ops.dbladd(total, _signed(part, p, entries, digit))
            continue
        total = ops.dbl(total)
        if digit:
            total = add_complete(ops, p, total, _signed(part, p, entries, digit))
    return total


def run_wnaf_edwards(part: ScalarPlan, k: int, ops, point, p: int):
    """Variable time; the table P, 3P, ... by additions of a cached 2P."""
    digits = recode.wnaf(k, part.window)
    if not digits:
        return ops.neutral
    points = {1: ops.lift(point)}
    twice = ops.to_cached(ops.dbl_t(points[1]))
    for m in part.table.multiples[1:]:
        points[m] = ops.add(points[m - 2], twice)
    entries = {m: ops.to_cached(found) for m, found in points.items()}
    total = _start(part, ops, entries[digits[-1]])
    for digit in reversed(digits[:-1]):
        total = ops.dbladd(total, _signed(part, p, entries, digit)) if digit else ops.dbl(total)
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
    ops = operations_for(part.system, curve)
    cached = ops.to_cached(ops.lift(point))
    return cached[:2] + cached[3:]  # the third is 2Z or Z, constant for Z = 1


def run_comb(curve: Curve, part: ScalarPlan, k: int, ops, table=None):
    """The accumulator of the signed comb on the base point; `table` is comb_table's, if already made."""
    shape = part.comb
    table = table or comb_table(curve, part)
    signs = recode.comb_signs(k, curve.r, shape.length)
    total = None
    for row in recode.comb_digits(signs, shape.teeth, shape.blocks, shape.spacing):
        total = None if total is None else ops.dbl_t(total)
        for block, (index, negative) in enumerate(row):
            entry = comb_coordinates(curve, part, table[block][index])
            entry = negate_entry(part.table, entry, curve.p) if negative else entry
            if total is None and part.system == "projective":
                total = (*entry, 1)
            else:
                total = ops.madd(ops.neutral if total is None else total, entry)
    return total
