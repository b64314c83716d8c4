"""VectorProgram: SSA over vectors of four or eight 64-bit lanes, words or doubles, with exact
meaning over the integers.

A value is four lanes of 64 bits, or eight in a program of that `width`; whether a lane is read as a
word in [0, 2^64) or as an IEEE 754 double (round to nearest, ties to even) is the affair of the
operation that reads it. A name is assigned once. All operations but the last seven act on each lane
by itself.

    operation       arguments     meaning, lane by lane
    add sub         a b           a +- b mod 2^64
    mul             a b           (a mod 2^32) * (b mod 2^32)
    smul            a b           the same with both halves read as signed, result mod 2^64
    shl shr         a i           by the constant 0 < i < 64, bits shifted out are lost
    and or xor      a b           bitwise
    fadd fsub fmul  a b           doubles, rounded once
    fma fms         a b c         a * b +- c as doubles, rounded once
    choose          a b m         b if the top bit of the word m is set, else a
    mix             a b m         bit by bit: that of b where m has a one, else that of a
    maddlo maddhi   a b c         c + the lower, or the upper, 52 bits of (a mod 2^52) * (b mod
    2^52), mod 2^64
    mullo           a b           a * b mod 2^64
    const           w0 w1 w2 w3   four words, lane 0 first
    perm            a i0 i1 i2 i3 lane k of the result is lane ik of a
    blend           a b m         lane k is taken from b if bit k of m is set, else from a
    low high        a b           (a0, b0, a2, b2) and (a1, b1, a3, b3)
    halves          a b i j       the half i and the half j of (a01, a23, b01, b23)
    pick            a b i0 i1 i2 i3   (a_i0, b_i1, a_(2+i2), b_(2+i3)), each i 0 or 1
    route           a i           lane k of the result is lane i_k of a; i is a constant
    among           a b i         lane k of the result is lane i_k of a, or lane i_k - 8 of b; i is
    a constant

Eight lanes are moved by `route` and `among` alone. Inputs and results have four lanes in memory,
whatever the width: the eight of an input are these four twice, of a result the lower four count.
What is proven of an input holds for any eight lanes.

A packed element is a list of limbs: lane k of the limbs holds one field element, the sum of limb i
* 2^positions[i]. Limbs are words or doubles; doubles hold integers, those of an element with
`scales` the integer of limb i times 2^scales[i]. `bounds` are proven for each limb's integer, the
same for all lanes. A word of an element with `offsets` is its number plus offsets[i][lane] of limb
i, modulo 2^64; the number may be negative, and its interval is shorter than 2^64.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from ecgen.limb.ir import Operand

LANES = 4
WIDE = 2 * LANES
BITS = 64
VALUES = {
    "add": 2,
    "sub": 2,
    "mul": 2,
    "smul": 2,
    "shl": 1,
    "shr": 1,
    "and": 2,
    "or": 2,
    "xor": 2,
    "fadd": 2,
    "fsub": 2,
    "fmul": 2,
    "fma": 3,
    "fms": 3,
    "choose": 3,
    "mix": 3,
    "maddlo": 3,
    "maddhi": 3,
    "mullo": 2,
    "const": 0,
    "perm": 1,
    "blend": 2,
    "low": 2,
    "high": 2,
    "halves": 2,
    "pick": 2,
    "route": 2,
    "among": 3,
}
IMMEDIATES = {"shl": 1, "shr": 1, "const": LANES, "perm": 4, "blend": 1, "halves": 2, "pick": 4}
COMMUTATIVE = ("add", "mul", "smul", "mullo", "and", "or", "xor", "fadd", "fmul")
FACTORS = ("fma", "fms", "maddlo", "maddhi")  # of three operands the first two commute
CROSSING = ("perm", "blend", "low", "high", "halves", "pick", "route", "among")
ROUTES = {"route": 1, "among": 2}  # what moves eight lanes, by a constant, and of how many vectors
WORD, REAL = "word", "real"
# What an element is modulo p: a polynomial over elements before it, tuples of their names, of each
# the same lane, or (name, lane); one for all lanes or one for each.
Polynomial = Mapping[tuple[Any, ...], int | Fraction]
LaneMeaning = Polynomial | tuple[Polynomial, ...]


@dataclass(frozen=True)
class VectorOp:
    """`args` are the names of the values read, then the immediates."""

    name: str
    out: str
    args: tuple[Operand, ...]

    @property
    def reads(self) -> tuple[str, ...]:
        return self.args[: VALUES[self.name]]  # type: ignore[return-value]  # names, by the table

    @property
    def immediates(self) -> tuple[int, ...]:
        return self.args[VALUES[self.name] :]  # type: ignore[return-value]  # numbers, by the table


@dataclass(frozen=True)
class Form:
    """How limbs are to be read: limb i weighs 2^positions[i], and is held, as a word or a double,
    times 2^scales[i], if there are scales."""

    positions: Sequence[int]
    kind: str = REAL
    scales: Sequence[int] = ()


# factors[lane] * x
Multiple = tuple["PackedElement", tuple[int, ...]]


@dataclass(frozen=True)
class PackedElement:
    """Field elements, one a lane; limb i of each lies in [bounds[i][0], bounds[i][1]] and weighs
    2^positions[i], modulo p where that is negative; the whole is at most `limit`, if that is not
    0.
    """

    name: str
    limbs: tuple[str, ...]
    kind: str
    bounds: tuple[tuple[int, int], ...]
    positions: tuple[int, ...]
    scales: tuple[int, ...] = ()
    offsets: tuple[tuple[int, ...], ...] = ()
    limit: int = 0

    @property
    def form(self) -> Form:
        return Form(self.positions, self.kind, self.scales)

    @property
    def most(self) -> int:
        """What the number of an element at places that are not negative is at most."""
        return self.limit or sum(high << at for (_, high), at in zip(self.bounds, self.positions))

    def offset(self, i: int, lane: int) -> int:
        """What the word of limb i holds beside its number."""
        return self.offsets[i][lane] if self.offsets else 0

    @property
    def units(self) -> tuple[int, ...]:
        """The number that 1 is in each limb."""
        return tuple(1 << scale for scale in self.scales or (0,) * len(self.limbs))


@dataclass(frozen=True)
class VectorProgram:
    """`elements` are cut points of the proof, in order of definition; `notes` as in LimbProgram.
    `splits` are results of `shr`: the proof is made for each value of them by itself."""

    name: str
    inputs: tuple[PackedElement, ...]
    outputs: tuple[PackedElement, ...]
    ops: tuple[VectorOp, ...]
    elements: tuple[PackedElement, ...] = ()
    notes: tuple[tuple[int, str], ...] = field(default=())
    splits: tuple[str, ...] = ()
    width: int = LANES

    @property
    def is_lanewise(self) -> bool:
        """Whether every lane goes through the same computation: no lane crossing, constants equal
        in all lanes.
        """
        return all(
            op.name not in CROSSING and (op.name != "const" or len(set(op.args)) == 1)
            for op in self.ops
        )
