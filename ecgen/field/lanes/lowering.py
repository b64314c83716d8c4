"""A field in lanes -> the functions that lower its operations, one record for each
representation.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ecgen.field.lanes import ifma, ifma_linear, ifma_signed, montgomery
from ecgen.field.lanes.doubles import fused, fused_late, linear, plain
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.field.lanes.ifma import ShortField
from ecgen.field.lanes.montgomery import MontgomeryField

LaneField = RealField | ScaledField | ShortField | MontgomeryField


@dataclass(frozen=True)
class Lowering:
    """Each takes a builder and a field: `mul(.., name, x, y)`, `total(.., name, (x, factors), (y,
    factors))`, `scale(.., name, x, factors)`, `carry(.., name, x)`; `fits(field, x, y)` is whether
    x * y can be computed without carrying an operand first. With `sums`, both take more factors, of
    products that are summed before they are reduced."""

    mul: Callable
    fits: Callable
    total: Callable
    scale: Callable
    carry: Callable
    sums: bool = False


_LOWERINGS = {
    RealField: Lowering(
        fused.lower_mul,
        fused.fits_product,
        linear.lower_sum,
        linear.lower_scale,
        linear.lower_carry,
    ),
    ScaledField: Lowering(
        plain.lower_mul,
        plain.fits_product,
        linear.lower_sum,
        linear.lower_scale,
        linear.lower_carry,
    ),
    ShortField: Lowering(
        ifma.lower_mul,
        ifma.fits_product,
        ifma_linear.lower_sum,
        ifma_linear.lower_scale,
        ifma.lower_carry,
        sums=True,
    ),
    MontgomeryField: Lowering(
        montgomery.lower_mul,
        montgomery.fits_product,
        ifma_linear.lower_sum,
        ifma_linear.lower_scale,
        montgomery.lower_carry,
        sums=True,
    ),
}


_LATE = {
    RealField: Lowering(
        fused_late.lower_mul,
        fused_late.fits_product,
        fused_late.lower_sum,
        fused_late.lower_scale,
        fused_late.lower_carry,
    ),
    ShortField: Lowering(
        ifma.lower_mul,
        ifma_signed.fits_product,
        ifma_signed.lower_sum,
        ifma_signed.lower_scale,
        ifma_signed.lower_carry,
    ),
}


def lowering_of(field: LaneField, is_late: bool = False) -> Lowering:
    """The functions of a field; with `is_late` those of sums of words that may be negative, of
    doubles those whose products stay words.
    """
    return _LATE[type(field)] if is_late else _LOWERINGS[type(field)]
