"""A field in lanes -> the functions that lower its operations, one record for each
representation.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.field.lanes import (
    late,
    linear,
    montgomery,
    reals,
    scaled,
    short,
    short_linear,
    short_signed,
)
from ecgen.field.lanes.montgomery import MontgomeryField
from ecgen.field.lanes.reals import RealField
from ecgen.field.lanes.scaled import ScaledField
from ecgen.field.lanes.short import ShortField

LaneField = RealField | ScaledField | ShortField | MontgomeryField


@dataclass(frozen=True)
class Lowering:
    """Each takes a builder and a field: `mul(.., name, x, y)`, `total(.., name, x, xs, y, ys)`,
    `scale(.., name, x, factors)`, `carry(.., name, x)`; `fits(field, x, y)` is whether x * y can be
    computed without carrying an operand first. With `sums`, both take more factors, of products
    that are summed before they are reduced."""

    mul: Callable
    fits: Callable
    total: Callable
    scale: Callable
    carry: Callable
    sums: bool = False


_LOWERINGS = {
    RealField: Lowering(
        reals.lower_mul,
        reals.fits_product,
        linear.lower_sum,
        linear.lower_scale,
        linear.lower_carry,
    ),
    ScaledField: Lowering(
        scaled.lower_mul,
        scaled.fits_product,
        linear.lower_sum,
        linear.lower_scale,
        linear.lower_carry,
    ),
    ShortField: Lowering(
        short.lower_mul,
        short.fits_product,
        short_linear.lower_sum,
        short_linear.lower_scale,
        short.lower_carry,
        sums=True,
    ),
    MontgomeryField: Lowering(
        montgomery.lower_mul,
        montgomery.fits_product,
        short_linear.lower_sum,
        short_linear.lower_scale,
        montgomery.lower_carry,
        sums=True,
    ),
}


_LATE = {
    RealField: Lowering(
        late.lower_mul, late.fits_product, late.lower_sum, late.lower_scale, late.lower_carry
    ),
    ShortField: Lowering(
        short.lower_mul,
        short_signed.fits_product,
        short_signed.lower_sum,
        short_signed.lower_scale,
        short_signed.lower_carry,
    ),
}


def lowering_of(field: LaneField, is_late: bool = False) -> Lowering:
    """The functions of a field; with `is_late` those of sums of words that may be negative, of
    doubles those whose products stay words.
    """
    return _LATE[type(field)] if is_late else _LOWERINGS[type(field)]
