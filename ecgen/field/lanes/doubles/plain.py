"""Field operations on lanes of doubles without fused multiply-add -> vector operations.

Limb i is a double that holds an integer times 2^(position i): radix 2^21.25 in twelve doubles for
255 bits (D. J. Bernstein, "Curve25519: new Diffie-Hellman speed records", PKC 2006, section 4). All
products of a coefficient have the weight of their sum, and what exceeds 2^m comes back through one
multiplication by c * 2^-m. A coefficient plus 1.5 * 2^52 units has its integer in its low bits, so
that a mask takes the carry: one addition and one `and` from limb to limb.
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from ecgen.errors import BoundError
from ecgen.field.lanes.doubles.fused import RealField, magnitude
from ecgen.field.lanes.radix import Radix, fewest_limbs
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import MANTISSA, magic, word_of
from ecgen.limb.lanes.ir import Form, PackedElement

ROOM = 1 << MANTISSA - 1
EXACT = 1 << MANTISSA + 1
SLACK = 9
WIDEST = 26
CHAINS = 2
HEAD = 1  # limbs of x before the carries of the upper half start


@dataclass(frozen=True)
class ScaledField(RealField):
    """The fewest limbs for which a sum of two reduced elements times a reduced element can be
    carried.
    """

    fused: ClassVar[bool] = False
    across: ClassVar[bool] = False
    ways: ClassVar[tuple[tuple[bool, bool], ...]] = ((True, False),)
    counted: ClassVar[bool] = True

    @property
    def radix(self) -> Radix:
        return _radix(self.p)

    @property
    def tight(self) -> tuple[tuple[int, int], ...]:
        """Bounds of a reduced element."""
        return tuple((-limit, limit) for limit in _limits(self.radix))

    @property
    def scales(self) -> tuple[int, ...]:
        return self.radix.positions

    @property
    def words(self) -> str:
        """What the limbs are, for reports."""
        return f"{self.radix.n} doubles without fused multiply-add"


@cache
def _radix(p: int) -> Radix:
    m = p.bit_length()
    return fewest_limbs(
        p,
        range(-(-m // WIDEST), m // (SLACK + 1) + 1),
        _fits,
        "lanes of doubles without fused multiply-add",
    )


def _fits(radix: Radix) -> bool:
    """Whether a sum of two reduced elements times a reduced element can be carried, and a carry
    leaves reduced limbs.
    """
    limits = _limits(radix)
    is_closed = radix.c >> radix.width(0) - 2 == 0
    return is_closed and _carries(
        radix, column_sizes(radix, [2 * limit for limit in limits], limits)
    )


def _limits(radix: Radix) -> list[int]:
    """A balanced digit and a part of it for a carry; into limb 0 even a carry of one comes times
    c.
    """
    return [
        (1 << radix.width(i) - 1) + max(1 << radix.width(i) - SLACK, 0 if i else radix.c)
        for i in range(radix.n)
    ]


def column_sizes(radix: Radix, x, y) -> list[int]:
    """How large each coefficient of a product can be, from the sizes of the limbs."""
    sizes = [0] * radix.n
    for i, a in enumerate(x):
        for j, b in enumerate(y):
            sizes[(i + j) % radix.n] += (a * b << radix.excess(i, j)) * (
                radix.c if i + j >= radix.n else 1
            )
    return sizes


def _carries(radix: Radix, sizes) -> bool:
    """Whether a carry chain can take coefficients of these sizes."""
    try:
        _Chain(VectorBuilder("fits"), radix, "fits", [""] * radix.n, sizes).run()
    except BoundError:
        return False
    return True


def fits_product(field: ScaledField, x: PackedElement, y: PackedElement) -> bool:
    """Whether x * y can be computed without carrying an operand first."""
    return _carries(
        field.radix, column_sizes(field.radix, *(list(map(magnitude, e.bounds)) for e in (x, y)))
    )


def lower_mul(
    b: VectorBuilder, field: ScaledField, name: str, x: PackedElement, y: PackedElement
) -> PackedElement:
    """x * y; a square if both are the same element.

    The upper half of the coefficients comes first, a limb of x at a time: its sums stay in
    registers. Its carries run while the lower half is being computed, a step after each limb of x:
    a carry waits for the one before, and what waits takes room where the core looks for work (Zen
    4: 3 % of a point doubling).
    """
    radix, n = field.radix, field.radix.n
    chain = _Chain(
        b,
        radix,
        name,
        [None] * n,
        column_sizes(radix, *(list(map(magnitude, e.bounds)) for e in (x, y))),
    )
    rows = _square_terms if x.limbs == y.limbs else _terms
    middle = n // 2
    for columns in (range(middle, n), range(middle)):
        for i in range(n):
            for k in columns:
                for left, right in rows(b, radix, x, y, i, k):
                    chain.add(k, b.emit("fmul", left, right))
            if not columns.start and i >= HEAD:
                chain.step()
    return chain.finish({(x.name, y.name): 1})


def _terms(b: VectorBuilder, radix: Radix, x: PackedElement, y: PackedElement, i: int, k: int):
    """The product of limb i of x that counts in coefficient k."""
    j = (k - i) % radix.n
    yield x.limbs[i], y.limbs[j] if i + j < radix.n else folded(b, radix, y.limbs[j])


def _square_terms(
    b: VectorBuilder, radix: Radix, x: PackedElement, y: PackedElement, i: int, k: int
):
    """Of the two equal products one, doubled."""
    j = (k - i) % radix.n
    if i <= j:
        left = x.limbs[i] if i == j else b.emit("fadd", x.limbs[i], x.limbs[i])
        yield left, x.limbs[j] if i + j < radix.n else folded(b, radix, x.limbs[j])


def folded(b: VectorBuilder, radix: Radix, limb: str) -> str:
    """c * 2^-m times a value."""
    return b.emit("fmul", limb, b.words(word_of(radix.c / (1 << radix.m))))


def carry_order(n: int) -> tuple[list[int], list[int]]:
    """The limbs to carry, first those of the upper half, one after another, then those of the lower
    half and the seam.

    The lower half, for which the next operation waits, is carried from `CHAINS` places at once, the
    last chain no shorter than others, and once more out of each place that a chain ran into.
    """
    middle = n // 2
    starts = sorted({middle * i // CHAINS for i in range(CHAINS)})
    ends = [*starts[1:], middle]
    lower = [
        start + step
        for step in range(middle)
        for start, end in zip(starts, ends)
        if start + step < end
    ]
    return list(range(middle, n)), [*lower, *starts[1:], middle]


class _Chain:
    """Coefficients -> limbs, in `carry_order`.

    `size` bounds the sums in units; `incoming` are carries on their way, with the offset they still
    hold.
    """

    def __init__(self, b: VectorBuilder, radix: Radix, name: str, sums, sizes):
        self.b, self.radix, self.name = b, radix, name
        self.sums, self.size = list(sums), list(sizes)
        self.incoming: dict[int, tuple[str, int]] = {}
        first, self.rest = carry_order(radix.n)
        self.left = [*first, *self.rest]

    def add(self, k: int, term: str) -> None:
        self.sums[k] = term if self.sums[k] is None else self.b.emit("fadd", self.sums[k], term)

    def step(self) -> None:
        """The next carry of the upper half, if one is left."""
        if len(self.left) > len(self.rest):
            self.carry(self.left[0])

    def run(self) -> None:
        while self.left:
            self.carry(self.left[0])

    def finish(self, meaning) -> PackedElement:
        self.run()
        bounds = tuple((-size, size) for size in self.size)
        positions = self.radix.positions
        return self.b.define(
            self.name, self.sums, bounds, Form(positions, scales=positions), meaning
        )

    def base(self, k: int) -> int:
        return magic(MANTISSA + self.radix.position(k))

    def half(self, k: int) -> int:
        return 1 << self.radix.position(k) + self.radix.width(k) - 1

    def carry(self, k: int) -> None:
        """Leave a balanced digit in limb k and add the rest to the next."""
        b, w = self.b, self.radix.width(k)
        self.left.remove(k)
        if self.size[k] + (1 << w - 1) >= ROOM:
            raise BoundError(
                f"coefficient {k} of `{self.name}` may reach {self.size[k]}, which 52 bits do not"
                " hold.",
                where=b.name,
                hint="Carry an operand first, or take more limbs.",
            )
        term, base = self.incoming.pop(k, (None, 0))
        whole = b.emit("fadd", self.sums[k], b.real(self.base(k) + self.half(k) - base))
        whole = whole if term is None else b.emit("fadd", whole, term)
        upper = b.emit("and", whole, b.words(-(1 << w)))
        self.sums[k] = b.emit("fsub", whole, b.emit("or", upper, b.words(1 << w - 1)))
        carried = self.size[k] + (1 << w - 1) >> w
        self.size[k] = 1 << w - 1
        self.take((k + 1) % self.radix.n, k, upper, carried)

    def take(self, k: int, source: int, upper: str, carried: int) -> None:
        """Add what came out of limb `source`, which still has its offset."""
        b, base = self.b, self.base(source)
        if k == 0:
            carried *= self.radix.c
            upper, base = folded(b, self.radix, b.emit("fsub", upper, b.real(base))), 0
        if carried > EXACT:
            raise BoundError(
                f"the carry into limb {k} of `{self.name}` may reach {carried}.",
                where=b.name,
                hint="Carry an operand first.",
            )
        self.size[k] += carried
        if k in self.left:
            self.incoming[k] = (upper, base)
        elif base:
            self.sums[k] = b.emit("fadd", self.sums[k], b.emit("fsub", upper, b.real(base)))
        else:
            self.sums[k] = b.emit("fadd", self.sums[k], upper)


def lower_carry(b: VectorBuilder, field: ScaledField, name: str, x: PackedElement) -> PackedElement:
    """x with small limbs: every limb hands its upper part, rounded, to the next, all at once."""
    radix, n = field.radix, field.radix.n
    kept, taken, size = [], [], []
    for k, limb in enumerate(x.limbs):
        w, most = radix.width(k), magnitude(x.bounds[k])
        offset = b.real(magic(MANTISSA + radix.position(k) + w))
        taken.append(b.emit("fsub", b.emit("fadd", limb, offset), offset))
        kept.append(b.emit("fsub", limb, taken[-1]))
        size.append((most + (1 << w - 1)) >> w)
    limbs, bounds = [], []
    for k in range(n):
        upper = taken[k - 1] if k else folded(b, radix, taken[n - 1])
        limbs.append(b.emit("fadd", kept[k], upper))
        most = (1 << radix.width(k) - 1) + (1 if k else radix.c) * size[k - 1]
        bounds.append((-most, most))
    return b.define(name, limbs, bounds, Form(radix.positions, scales=x.scales), {(x.name,): 1})
