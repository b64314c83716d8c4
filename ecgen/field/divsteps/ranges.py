"""Inversion by divsteps -> the interval of every intermediate value, for all inputs, within the
word that holds it.

Rests on four facts about k divsteps, whose matrix (u v; q r) / 2^k begins as the identity; k >= 1
from (b) on: (a) |u| + |v| <= 2^k and |q| + |r| <= 2^k: the new rows are 2 (u v) or 2 (q r), and (q
r) or (q r) +- (u v). (b) |q|, |r| < 2^k: equality needs both rows before the step to be multiples
of one coordinate, and their determinant is 2^(k-1), not 0. (c) u, v > -2^k: by (b), since 2 (q r)
is above -2^k and the only multiple of (1 0) or (0 1) of full size that is kept is the first. (d)
|v| + |r| <= 2^(k+1) - 1, for the same reason as (b). A batch is a product of such matrices, so (a)
holds for it; times 2^(width - steps), its rows have |u| + |v| <= 2^width.
"""

from ecgen.errors import BoundError
from ecgen.field.divsteps.shape import Divsteps

Range = tuple[int, int]


def ranges(n: Divsteps, modulus: int) -> dict[str, tuple[Range, int]]:
    """Name, as in `divsteps.invert`, -> ((least, greatest), bits of the signed integer that holds
    it).

    Raises BoundError if one does not fit, if the modulus is not an odd number below 2^bits, or if a
    value is not kept between its limits from batch to batch.
    """
    if modulus < 3 or modulus % 2 == 0 or modulus >> n.bits:
        raise BoundError(
            f"{modulus} is not an odd number from 3 to 2^{n.bits} - 1, so divsteps of this shape do"
            " not invert modulo it."
        )
    w, one, half = n.word_bits, 1 << n.width, 1 << n.sub
    # fields of x and y, by (a); y/2 and (x - 1)/2 add up to such a word
    packed = half + (half << 2 * n.sub + 2)
    multiple = (1 - 2 * one, one)  # u or v or both or neither, then less 0 .. 2^width - 1
    found = {
        "zeta": ((-n.total - 1, n.total), w),
        "packed": ((-packed, packed), w), "half": ((-packed - 1 >> 1, packed - 1 >> 1), w),
        "entry": ((1 - half, half), w), "product": ((-one, one), w), "matrix": ((1 - one, one), w),
        "multiple": (multiple, w),
        "accumulator": (_sums(n, modulus, multiple), 2 * w),
        "top": (_tops(n, modulus, multiple), w),
        "carry": (_carries(n, modulus), w),
    }  # fmt: skip
    for name, ((least, greatest), bits) in found.items():
        if least < -1 << bits - 1 or greatest >= 1 << bits - 1:
            raise BoundError(
                f"inversion by divsteps modulo {modulus}: {name} reaches from {least} to"
                f" {greatest}, beyond {bits} bits."
            )
    return found


def _limb_ranges(n: Divsteps, least: int, greatest: int) -> list[Range]:
    """Of each limb of a number from `least` to `greatest`."""
    shift = n.width * (n.limbs - 1)
    return [(0, (1 << n.width) - 1)] * (n.limbs - 1) + [(least >> shift, greatest >> shift)]


def _sums(n: Divsteps, modulus: int, multiple: Range) -> Range:
    """Of the accumulators: the carry, u a + v b with |u| + |v| <= 2^width, and the multiple of a
    limb of the modulus.
    """
    least = greatest = low = high = 0
    for (first, last), part in zip(_limb_ranges(n, 1 - 2 * modulus, modulus), n.split(modulus)):
        size = max(-first, last) << n.width
        low, high = low - size + multiple[0] * part, high + size + multiple[1] * part
        least, greatest = min(least, low), max(greatest, high)
        low, high = low >> n.width, high >> n.width
    return least, greatest


def _tops(n: Divsteps, modulus: int, multiple: Range) -> Range:
    """Of the topmost limb after a batch; BoundError if |f|, |g| <= M or -2 M < d, e < M does not
    last.
    """
    one = 1 << n.width
    if one * modulus // one > modulus:  # |u f + v g| / 2^width
        raise BoundError("f and g grow.")
    # negative d, e get M once: then |d|, |e| < M; less 0 .. 2^width - 1 times M; exact division
    least, greatest = -one * (modulus - 1) - (one - 1) * modulus, one * (modulus - 1)
    if not (-2 * modulus < -(-least // one) and greatest // one < modulus):
        raise BoundError("d and e grow.")
    shift = n.width * (n.limbs - 1)
    return (1 - 2 * modulus) >> shift, modulus >> shift


def _carries(n: Divsteps, modulus: int) -> Range:
    """Of the sums in which d becomes positive: +-limb, perhaps a limb of the modulus, a carry of -1
    to 1.

    The number stays between -M and M, so its topmost limb does, too, before and after that carry.
    """
    top = (modulus >> n.width * (n.limbs - 1)) + 2
    low = (1 << n.width) - 1 if n.limbs > 1 else 0
    return -max(top, low + 1), max(top, 2 * low + 1)
