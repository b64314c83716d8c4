"""Field operations on lanes of 64-bit integers with 32-bit products -> vector operations.

The representation for cores without fused multiply-add: limbs of about 26 bits, radix 2^25.5 in ten
lanes for 255 bits (D. J. Bernstein, "Curve25519", PKC 2006). What overflows 2^m is folded before
the product, by c times one factor; a carry chain from two starting points brings the coefficients
back to size.
"""

from dataclasses import dataclass

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.fused import terms, times_small
from ecgen.field.lanes.radix import Radix
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import WORD, Form, PackedElement

TOP = 1 << 64
HALF = 1 << 32


@dataclass(frozen=True)
class IntegerField:
    """The fewest limbs for which a product of two sums of reduced elements fits 64 bits, folded
    factors 32 bits.
    """

    p: int

    @property
    def radix(self) -> Radix:
        n = -(-self.p.bit_length() // 28)
        while not self._fits(Radix(self.p, n)):
            n += 1
        return Radix(self.p, n)

    def _fits(self, radix: Radix) -> bool:
        limb = self._limit(radix)
        return 2 * limb * radix.c < HALF and 8 * radix.n * radix.c * limb * limb < TOP

    @staticmethod
    def _limit(radix: Radix) -> int:
        """A limb of full width with a carry of an eighth on top."""
        width = max(radix.width(i) for i in range(radix.n))
        return (1 << width) + (1 << width - 3)

    @property
    def tight(self) -> tuple[tuple[int, int], ...]:
        radix = self.radix
        return tuple((0, (1 << radix.width(i)) + (1 << radix.width(i) - 3)) for i in range(radix.n))

    def input(self, b: VectorBuilder, name: str, bounds=None) -> PackedElement:
        return b.input(name, WORD, bounds or self.tight, self.radix.positions)


def lower_product(
    b: VectorBuilder, field: IntegerField, name: str, x: PackedElement, y: PackedElement
) -> PackedElement:
    """x * y, carried; a square if both are the same element."""
    radix, square = field.radix, x.limbs == y.limbs
    sums: list = [None] * radix.n
    most = [0] * radix.n
    for column in range(2 * radix.n - 1):
        k, folded = column % radix.n, column >= radix.n
        for i, j, power in terms(radix, column, square):
            left = _times(b, x, i, 1 << power)
            right = _times(b, y, j, radix.c if folded else 1)
            term = b.emit("mul", left, right)
            sums[k] = term if sums[k] is None else b.emit("add", sums[k], term)
            most[k] += (x.bounds[i][1] << power) * y.bounds[j][1] * (radix.c if folded else 1)
    return carried(b, radix, name, sums, most, {(x.name, y.name): 1})


def _times(b: VectorBuilder, x: PackedElement, i: int, factor: int) -> str:
    """factor * limb i, which 32 bits must hold."""
    if factor * x.bounds[i][1] >= HALF:
        raise BoundError(
            f"limb {i} of `{x.name}` times {factor} exceeds 32 bits.",
            where=b.name,
            hint="Carry the operand first.",
        )
    value = x.limbs[i]
    if factor > 1 and factor & factor - 1 == 0:
        for _ in range(factor.bit_length() - 1):
            value = b.emit("add", value, value)
        return value
    return value if factor == 1 else b.emit("mul", value, b.words(factor))


def carried(b: VectorBuilder, radix: Radix, name: str, sums, most, meaning) -> PackedElement:
    """Carry coefficients at most `most`, from 0 and from the middle at once, around the top, and
    one step further.
    """
    n, limbs, most = radix.n, list(sums), list(most)
    middle = n // 2
    steps = [start + i for i in range(n - middle) for start in (0, middle)]
    order = [k for k in dict.fromkeys(steps) if k < n]
    second = [middle, 0, middle + 1, 1] if n > 3 else list(range(n))
    for k in (*order, *second):
        if k == middle and most[k] < 1 << radix.width(k):
            continue
        if most[k] >= TOP:
            raise BoundError(
                f"coefficient {k} of `{name}` may reach {most[k]}, which 64 bits do not hold.",
                where=b.name,
                hint="Carry an operand first, or take more limbs.",
            )
        w = radix.width(k)
        carry, high = b.emit("shr", limbs[k], w), most[k] >> w
        limbs[k], most[k] = b.emit("and", limbs[k], b.words((1 << w) - 1)), (1 << w) - 1
        target = (k + 1) % n
        if target:
            limbs[target] = b.emit("add", limbs[target], carry)
        elif high < HALF and radix.c > 1:
            limbs[0] = b.emit("add", limbs[0], b.emit("mul", carry, b.words(radix.c)))
        else:
            limbs[0] = times_small(b, carry, radix.c, [limbs[0]])
        most[target] += (1 if target else radix.c) * high
    bounds = tuple((0, high) for high in most)
    return b.define(name, limbs, bounds, Form(radix.positions, WORD), meaning)


def lower_add(
    b: VectorBuilder, field: IntegerField, name: str, x: PackedElement, y: PackedElement
) -> PackedElement:
    """x + y, not carried."""
    limbs = [b.emit("add", s, t) for s, t in zip(x.limbs, y.limbs)]
    bounds = tuple((0, a[1] + c[1]) for a, c in zip(x.bounds, y.bounds))
    return b.define(name, limbs, bounds, Form(x.positions, WORD), _sum(x, y, 1))


def lower_sub(
    b: VectorBuilder, field: IntegerField, name: str, x: PackedElement, y: PackedElement
) -> PackedElement:
    """x - y plus the multiple of p whose digits are all at least those of y; not carried."""
    radix = field.radix
    digits = radix.digits(radix.p)
    multiple = max(-(-high // digit) for (_, high), digit in zip(y.bounds, digits))
    limbs, bounds = [], []
    for s, t, a, c, digit in zip(x.limbs, y.limbs, x.bounds, y.bounds, digits):
        limbs.append(b.emit("sub", b.emit("add", s, b.words(multiple * digit)), t))
        bounds.append((0, a[1] + multiple * digit - c[0]))
    return b.define(name, limbs, bounds, Form(x.positions, WORD), _sum(x, y, -1))


def lower_reduced(
    b: VectorBuilder, field: IntegerField, name: str, x: PackedElement
) -> PackedElement:
    """x carried."""
    return carried(b, field.radix, name, x.limbs, [high for _, high in x.bounds], {(x.name,): 1})


def _sum(x: PackedElement, y: PackedElement, sign: int) -> dict:
    return {(x.name,): 1, (y.name,): sign} if x.name != y.name else {(x.name,): 1 + sign}
