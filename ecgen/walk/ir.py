"""The Walk: what a public function does above the field, as a structured program over points,
scalars and digits.

Points are held in registers of a *form* (a tuple of coordinates, named by the group); every change
of a register is a *step* of the group, named by its role. Digits come from a recoding of a scalar.
Nothing else happens: no statement computes on coordinates or scalars, so that a register's value is
always a combination of the input points.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from ecgen.walk.scalars.decompose import Decomposition
from ecgen.walk.scalars.recodings import Comb, Recoding, Wnaf
from ecgen.walk.steps import Name

EVERY = "all"  # what a digit is `of` where one statement takes those of all points of a list


@dataclass(frozen=True)
class Point:
    """An input point. `order`: "r" (exactly r), "multiple of r", "odd" (the neutral element among
    them), "subgroup" (r, or neutral), or "any" (every point of the curve). `many`: one for each
    index of a list as long as the caller says."""

    name: str
    form: Name
    order: str = "r"
    secret: bool = True
    many: bool = False


@dataclass(frozen=True)
class Scalar:
    """An input integer, a multiple of `multiple_of` with low <= k <= high. `many` as for points."""

    name: str
    high: int
    secret: bool = True
    many: bool = False
    low: int = 0
    multiple_of: int = 1


@dataclass(frozen=True)
class Fixed:
    """A table of constants: entry [block][index] is the multiple `multiples[block][index]` of the
    base point. A digit of a comb is looked up in its own block; where lookups name a row (the
    table's index in a Ref), that is the block. `made_by`: no constants, but what the walk of that
    name put into the caller's memory, for a point of order r of the caller's."""

    name: str
    form: Name
    base: str
    multiples: tuple[tuple[int, ...], ...]
    made_by: str = ""


@dataclass(frozen=True)
class Register:
    """Storage for points: one, or `count` of them (for each of the list, if `many`), in a form at
    least as wide as what is put there.
    """

    name: str
    form: Name
    count: int = 0
    many: bool = False


@dataclass(frozen=True)
class Index:
    """factor * var + offset, or the number `offset` if there is no var."""

    var: str = ""
    offset: int = 0
    factor: int = 1

    def value(self, variables: dict[str, int]) -> int:
        return (self.factor * variables[self.var] if self.var else 0) + self.offset


@dataclass(frozen=True)
class Ref:
    """A register, one of its elements, or (`of`) that of one point of a list."""

    name: str
    index: Index | None = None
    of: str = ""


@dataclass(frozen=True)
class Digit:
    """Digit [place][block] of an array, of the scalar `of` in a list. Place None is that of the
    highest nonzero digit.
    """

    name: str
    place: Index | None
    block: Index = Index()
    of: str = ""


@dataclass(frozen=True)
class Recode:
    """`digits`, and if the recoding has a flag the bit `flag`, from a scalar; those of a column
    `along` the signs of other digits.
    """

    digits: str
    scalar: str
    recoding: Recoding
    flag: str = ""
    along: str = ""

    @property
    def naf(self) -> Wnaf:
        """The recoding, where branches on digits need a wNAF."""
        assert isinstance(self.recoding, Wnaf)
        return self.recoding


@dataclass(frozen=True)
class Decompose:
    """`parts`, small integers k_0, k_1 ... from a scalar, which is k_0 l_0 + k_1 l_1 + ... modulo
    the order; they are recoded as scalars are.
    """

    parts: tuple[str, ...]
    scalar: str
    by: Decomposition


@dataclass(frozen=True)
class Call:
    """Outs := step(args). `later`: the step may wait until the register is read again (a run of
    doublings is merged).
    """

    outs: tuple[Ref, ...]
    step: Name
    args: tuple[Ref, ...] = ()
    later: bool = False


@dataclass(frozen=True)
class Exchange:
    """A step on a pair, its two points exchanged first where `flag` xor `bit` is 1; then the flag,
    0 at first, becomes `bit`."""

    outs: tuple[Ref, Ref]
    step: Name
    args: tuple[Ref, ...]
    flag: str
    bit: Digit


@dataclass(frozen=True)
class Swap:
    """The two registers exchanged where the flag is 1."""

    first: Ref
    second: Ref
    flag: str


@dataclass(frozen=True)
class Lookup:
    """out := entry of |digit|, negated where digit < 0. `scan`: every entry is read, whatever the
    digit. With `columns`, digits along this one, which is +-1, the entry is that whose bits, the
    lowest first, say which of them are not 0."""

    out: Ref
    table: Ref
    digit: Digit
    scan: bool = True
    columns: tuple[Digit, ...] = ()


@dataclass(frozen=True)
class Scatter:
    """buckets[|digit|] := step(buckets[|digit|], +-point), nothing where digit = 0. Variable
    time.
    """

    buckets: str
    step: Name
    point: Ref
    digit: Digit


@dataclass(frozen=True)
class Normalize:
    """out := the affine coordinates of each point of a list, by one inversion for all of them."""

    out: str
    source: str


@dataclass(frozen=True)
class AffineEntries:
    """Elements of the array `out` from this one on := those of the array `source`, as entries made
    of their affine coordinates, by one inversion for all of them. None of them is the neutral
    element. Constant time."""

    out: Ref
    source: str


@dataclass(frozen=True)
class Collect:
    """Each bucket := the sum of +-point over all normalized points whose digit's magnitude is its
    own, by affine additions that share their inversions, `most` points at once; the digit is `of`
    EVERY point. Variable time. The `room` holds nothing afterwards."""

    buckets: str
    points: str
    digit: Digit
    room: str
    most: int


@dataclass(frozen=True)
class Negate:
    """out := -out where the flag is 1, or always ("")."""

    out: Ref
    flag: str = ""


@dataclass(frozen=True)
class Move:
    """out := source where the flag is 1."""

    out: Ref
    source: Ref
    flag: str


@dataclass(frozen=True)
class For:
    """`var` from `first` to `last`, both included, up or down. `top` names digits: the loop begins
    at their highest nonzero place plus `first.offset` (0 or -1) instead, downwards. `over`: for
    each index of the list instead."""

    var: str
    first: Index
    last: Index
    body: "tuple[Statement, ...]"
    down: bool = True
    top: tuple[str, ...] = ()
    over: bool = False


@dataclass(frozen=True)
class When:
    """The body where the digit is not 0, else `otherwise`. Variable time."""

    digit: Digit
    body: "tuple[Statement, ...]"
    otherwise: "tuple[Statement, ...]" = ()


Statement = (
    Recode
    | Decompose
    | Call
    | Exchange
    | Swap
    | Lookup
    | Scatter
    | Normalize
    | AffineEntries
    | Collect
    | Negate
    | Move
    | For
    | When
)
Body = tuple[Statement, ...]


@dataclass(frozen=True)
class Walk:
    """`result` holds sum of [scalar]point over the `meaning`'s pairs; where a factor is a number,
    that multiple. Of a walk that makes a `table`, an array: block by block the multiples of the
    point, by the factor "1" of the meaning, that digits of this comb read.

    `constant_time`: no statement in variable time may depend on a secret input.
    """

    name: str
    inputs: tuple[Point | Scalar | Fixed, ...]
    registers: tuple[Register, ...]
    body: Body
    result: Ref
    meaning: tuple[tuple[str, str], ...]
    table: Comb | None = None

    @cached_property
    def _named(self) -> tuple[dict[str, Fixed | Point | Scalar], dict[str, Register]]:
        """Inputs and registers by name, the first where a name stands twice."""
        return {i.name: i for i in reversed(self.inputs)}, {
            r.name: r for r in reversed(self.registers)
        }

    def input(self, name: str) -> Point | Scalar | Fixed | None:
        return self._named[0].get(name)

    def register(self, name: str) -> Register | None:
        return self._named[1].get(name)

    def storage(self, name: str) -> Register | Point | Fixed:
        """What holds points under that name, in a walk that is well formed."""
        found = self.register(name) or self.input(name)
        assert found is not None and not isinstance(found, Scalar)
        return found

    def entries(self, name: str) -> int:
        """How many entries a table has, of constants in each row."""
        table = self.storage(name)
        if isinstance(table, Fixed):
            return len(table.multiples[0])
        assert isinstance(table, Register)
        return table.count

    def given(self, name: str) -> Scalar:
        """That input, in a walk that is well formed."""
        found = self.input(name)
        assert isinstance(found, Scalar)
        return found

    def recoded(self, s: Recode) -> Scalar:
        """The scalar that is recoded, in a walk that is well formed."""
        found = self.scalar(s.scalar)
        assert found is not None
        return found

    def scalar(self, name: str) -> Scalar | None:
        """An input scalar, or a part of one with its proven bounds."""
        if isinstance(given := self.input(name), Scalar):
            return given
        for s in self.decompositions:
            if name in s.parts:
                part = s.by.parts[s.parts.index(name)]
                return Scalar(name, part.high, self.given(s.scalar).secret, low=part.low)
        return None

    @property
    def decompositions(self) -> tuple[Decompose, ...]:
        return tuple(s for s in self.body if isinstance(s, Decompose))

    @property
    def points(self) -> tuple[Point, ...]:
        return tuple(i for i in self.inputs if isinstance(i, Point))

    @property
    def scalars(self) -> tuple[Scalar, ...]:
        return tuple(i for i in self.inputs if isinstance(i, Scalar))


def statements(body: Body) -> Iterator[Statement]:
    """Every statement of a body, outer ones first."""
    for statement in body:
        yield statement
        for inner in ("body", "otherwise"):
            yield from statements(getattr(statement, inner, ()))


def recodes(walk: Walk) -> dict[str, Recode]:
    """The recoding of each array of digits."""
    return {s.digits: s for s in statements(walk.body) if isinstance(s, Recode)}
