"""Walks for the functions of a library, by strategy and parameters; nothing is proven here.

Every system has `neutral`, `to_cached` and `from_cached`; input points
are in its internal coordinates. One file, longer than others: strategies are put together from the
same parts, tables, scans and turns, which stand among them.
"""

import itertools
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from ecgen.walk.ir import (
    EVERY,
    AffineEntries,
    Body,
    Call,
    Collect,
    Decompose,
    Digit,
    Exchange,
    Fixed,
    For,
    Index,
    Lookup,
    Move,
    Negate,
    Normalize,
    Point,
    Recode,
    Ref,
    Register,
    Scalar,
    Scatter,
    Statement,
    Swap,
    Walk,
    When,
)
from ecgen.walk.of_groups import endo_role, way_to
from ecgen.walk.scalars.decompose import Decomposition
from ecgen.walk.scalars.lattice import odd_factor
from ecgen.walk.scalars.recodings import Bits, Column, Comb, OddWindow, SignedWindow, Windows, Wnaf
from ecgen.walk.scalars.subgroup import windows
from ecgen.walk.steps import AFFINE, Name

ACC, Q, T, SUM, TWICE, P = Ref("acc"), Ref("q"), Ref("T"), Ref("sum"), Ref("twice"), Ref("P")
RESULT, TOTAL, PLUS, WHOLE, Z, FLAT = (
    Ref("R"),
    Ref("total"),
    Ref("plus"),
    Ref("whole"),
    Ref("z"),
    Ref("flat"),
)
I, J = Index("i"), Index("j")
Table = Callable[..., Body]  # of a system, a point, how many entries, names of tables


@dataclass(frozen=True)
class Names:
    """The steps and forms of a system that walks use: `stem` begins both. `doublings`: the runs of
    doublings that exist; `single`: 1 where a doubling whose result only doublings and `dbladd` read
    is a run of one, else 0; `entry`: the form of a constant table's entries, which `mixed` adds."""

    stem: str
    doublings: tuple[int, ...] = ()
    single: int = 0
    mixed: str = "madd"
    entry: str = "affine cached"

    def step(self, role: str) -> Name:
        return Name(self.stem, role)

    def call(self, role: str, outs: Ref | tuple[Ref, ...], *args: Ref) -> Call:
        return Call(outs if isinstance(outs, tuple) else (outs,), self.step(role), args)

    def doubling(self, count: int, later: bool = False) -> Call:
        """acc doubled by a run of so many, or (0) by the doubling that is none."""
        return Call((ACC,), Name(self.stem, "dbl", count), (ACC,), later)

    def run(self, count: int) -> Body:
        """acc doubled `count` times."""
        if count > 1 and count in self.doublings:
            return (self.doubling(count),)
        return (self.doubling(self.single),) * count

    def point(self, *names: str) -> tuple[Register, ...]:
        return tuple(Register(name, self.step("point")) for name in names)

    def cached(self, name: str, count: int = 0, many: bool = False) -> Register:
        return Register(name, self.step("cached"), count, many)


@dataclass(frozen=True)
class Product:
    """A walk to be of [k]P: in which system, its name, the order of P, and whether both are
    secret.
    """

    g: Names
    name: str = "mul"
    order: str = "r"
    secret: bool = True

    def walk(
        self, scalar: Scalar, registers: Iterable[Register], body: Body, result: Ref = ACC
    ) -> Walk:
        point = Point("P", self.g.step("point"), self.order, self.secret)
        inputs = point, replace(scalar, secret=self.secret)
        return Walk(self.name, inputs, tuple(registers), body, result, ((scalar.name, "P"),))


@dataclass(frozen=True)
class Parts:
    """A scalar in parts, one for each image of the point, and how each is recoded: k0, k1 ... into
    d0, d1 ..., each with a table, T, T1 ...
    """

    by: Decomposition
    recodings: tuple[Windows, ...]
    scalar: str = "k"
    letter: str = "d"

    @property
    def count(self) -> int:
        return self.recodings[0].count

    @property
    def width(self) -> int:
        return self.recodings[0].width

    @property
    def entries(self) -> int:
        return len(self.recodings[0].magnitudes())

    @property
    def digits(self) -> tuple[str, ...]:
        return tuple(f"{self.letter}{i}" for i in range(len(self.recodings)))

    @property
    def tables(self) -> tuple[str, ...]:
        return tuple(f"T{i or ''}" for i in range(len(self.recodings)))

    @property
    def whole(self) -> Scalar:
        return Scalar(self.scalar, self.by.r - 1)

    @property
    def recoded(self) -> Body:
        """A first part with a flag is made odd; columns are along the signs of the first part."""
        names = tuple(f"{self.scalar}{i}" for i in range(len(self.recodings)))
        return (
            Decompose(names, self.scalar, self.by),
            *(
                Recode(
                    digits,
                    name,
                    each,
                    "e" if each.has_flag else "",
                    self.digits[0] if isinstance(each, Column) else "",
                )
                for digits, name, each in zip(self.digits, names, self.recodings)
            ),
        )


def turns(first: int, last: int, *body: Statement) -> For:
    """i from `first` down to `last`."""
    return For("i", Index("", first), Index("", last), body)


def rising(first: int, last: int, *body: Statement) -> For:
    """j from `first` up to `last`."""
    return For("j", Index("", first), Index("", last), body, down=False)


def from_top(digits: tuple[str, ...], *body: Statement, offset: int = 0) -> For:
    return For("i", Index("", offset), Index("", 0), body, top=digits)


def for_all(*body: Statement) -> For:
    """For each point of the list."""
    return For("p", Index(), Index(), body, over=True)


def entry(name: str, index: int | Index, of: str = "") -> Ref:
    return Ref(name, Index("", index) if isinstance(index, int) else index, of)


def _digit(name: str, place: int | Index | None, of: str = "") -> Digit:
    return Digit(name, Index("", place) if isinstance(place, int) else place, Index(), of)


def scan(digits: str, place: int | Index, table: Ref = T) -> Lookup:
    return Lookup(Q, table, _digit(digits, place))


def scan_all(digits: tuple[str, ...], place: int | Index) -> Lookup:
    """The entry of the digits of all columns."""
    first, *others = (_digit(name, place) for name in digits)
    return Lookup(Q, T, first, True, tuple(others))


def read(digits: str, place: Index | None, table: Ref = T, out: Ref = Q) -> Lookup:
    """In variable time."""
    return Lookup(out, table, _digit(digits, place), scan=False)


# tables


def _kept(g: Names, at: int | Index, point: Ref, tables: tuple[str, ...], of: str = "") -> Body:
    """The point as an entry of the first table, and its images as entries of the others."""
    calls, image = [g.call("to_cached", entry(tables[0], at, of), point)], Ref("image")
    for i, name in enumerate(tables[1:]):
        calls += [
            g.call("endo", image, image if i else point),
            g.call("to_cached", entry(name, at, of), image),
        ]
    return tuple(calls)


def table_all(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...] = ("T",), of: str = ""
) -> Body:
    """T[m] = [m]P for 0 <= m < entries, by additions of P; with other tables beside it, of the
    images of those points.
    """
    one = entry(tables[0], 1, of)
    more = g.call("add", SUM, SUM, one), *_kept(g, J, SUM, tables, of)
    second = g.call("add", SUM, point, one), *_kept(g, 2, SUM, tables, of)
    return (
        g.call("neutral", SUM),
        *_kept(g, 0, SUM, tables, of),
        *_kept(g, 1, point, tables, of),
        *(second if entries > 2 else ()),
        *((rising(3, entries - 1, *more),) if entries > 3 else ()),
    )


def table_doubled(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...] = ("T",), of: str = ""
) -> Body:
    """The first of those tables where entries are whole points: even ones are doubled."""

    def t(m: int | Index) -> Ref:
        return entry(tables[0], m, of)

    even, odd = t(Index("j", 0, 2)), t(Index("j", 1, 2))
    pairs = g.call("dbl", even, t(J)), g.call("add", odd, even, t(1))
    top = g.call("dbl", t(entries - 1), t((entries - 1) // 2))
    return (
        g.call("neutral", t(0)),
        g.call("to_cached", t(1), point),
        *((rising(1, (entries - 2) // 2, *pairs),) if entries > 3 else ()),
        *((top,) if entries % 2 and entries > 2 else ()),
    )


def table_odd(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...] = ("T",), of: str = ""
) -> Body:
    """T[j] = [2j+1]P by additions of a cached 2P; with other tables beside it, of the images of
    those points.
    """
    more = g.call("add", SUM, SUM, Q), *_kept(g, J, SUM, tables, of)
    second = (
        g.call("dbl", TWICE, point),
        g.call("to_cached", Q, TWICE),
        g.call("add", SUM, point, Q),
        *_kept(g, 1, SUM, tables, of),
    )
    return (
        *_kept(g, 0, point, tables, of),
        *(second if entries > 1 else ()),
        *((rising(2, entries - 1, *more),) if entries > 2 else ()),
    )


def table_co_z(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...] = ("T",), of: str = ""
) -> Body:
    """The same: 2P and the last multiple always share one Z (Meloni), which makes the additions
    cheap (Longa and Miri).
    """
    more = g.call("coz_add", (SUM, TWICE), TWICE, SUM), *_kept(g, J, SUM, tables, of)
    others = (
        g.call("dbl", TWICE, point),
        g.call("share", (SUM, TWICE), point, TWICE),
        rising(1, entries - 1, *more),
    )
    return (*_kept(g, 0, point, tables, of), *(others if entries > 1 else ()))


def table_of_one_scaling(g: Names, point: Ref, entries: int, images: tuple[str, ...] = ()) -> Body:
    """T[j] = [2j+1]P for 0 <= j < entries, at least 2, as affine points of one scaling, z (Longa
    and Miri, PKC 2008; libsecp256k1's "effective affine"): each co-Z addition scales by a ratio,
    and the entries are scaled, from the last one down, by the product of the ratios behind them. In
    `images` those of an endomorphism."""
    last, first = entries - 1, entry("S", 0)
    sums = g.call("mcoz_add", (Ref("S", J), TWICE), TWICE, Ref("S", Index("j", -1)))
    scaled = g.call("flatten", (Ref("T", J), Z), Ref("S", J), Z)
    return (
        g.call("dbl", TWICE, point),
        g.call("share", (first, TWICE), point, TWICE),
        rising(1, last, sums),
        g.call("split", (entry("T", last), Z), entry("S", last)),
        For("j", Index("", entries - 2), Index("", 0), (scaled,)),
        *(
            rising(0, last, g.call("endo_affine", Ref(name, J), Ref(source, J)))
            for source, name in itertools.pairwise(("T", *images))
        ),
    )


def table_images(
    g: Names, entries: int, tables: tuple[str, ...], build: Table, cached: bool
) -> Body:
    """A table of P and those of its images; `cached`: entries alone determine their images, as
    whole points do anyway.
    """
    if not cached and build is not table_doubled:
        return build(g, P, entries, tables)
    step = "endo_cached" if cached else "endo"
    return (
        *build(g, P, entries, tables[:1]),
        *(
            rising(0, entries - 1, g.call(step, entry(name, J), entry(source, J)))
            for source, name in itertools.pairwise(tables)
        ),
    )


def mapped(g: Names, points: tuple[Ref, ...], chain: Iterable[tuple[int, int]]) -> Body:
    """The images of the first point: each by the place of its source, and the map."""
    return tuple(
        g.call(endo_role(m), point, points[source]) for point, (source, m) in zip(points[1:], chain)
    )


def _images(g: Names, entries: int, tables: tuple[str, ...], cached: bool) -> tuple[Register, ...]:
    """The registers of the tables of images."""
    return (
        *(g.cached(name, entries) for name in tables[1:]),
        *(() if cached else g.point("image")),
    )


def _registers(g: Names, entries: int, *more: Register, sums: bool = True) -> tuple[Register, ...]:
    """`sums`: a table is made by additions."""
    table = (g.cached("T", entries),) if entries else ()
    return (*g.point("acc", *["sum"] * sums), g.cached("q"), *table, *more)


# [k]P in constant time


def signed_window(
    g: Names, recoding: SignedWindow, order: str, doubled: bool, name: str = "mul"
) -> Walk:
    """Every digit's entry is scanned, O among them; for complete additions."""
    n, table = recoding.count, table_doubled if doubled else table_all
    entries = len(recoding.magnitudes())
    turn = scan("d", I), *g.run(recoding.width - 1), g.call("dbladd", ACC, ACC, Q)
    body = (
        Recode("d", "k", recoding),
        *table(g, P, entries),
        scan("d", n - 1),
        g.call("from_cached", ACC, Q),
        turns(n - 2, 0, *turn),
    )
    registers = _registers(g, entries, sums=not doubled)
    return Product(g, name, order).walk(Scalar("k", recoding.high), registers, body)


@dataclass(frozen=True)
class Elsewhere:
    """Additions in a complete system `c`, to which points of `g` are converted: R is what they add
    up to.
    """

    g: Names
    c: Names

    def converted(self, out: Ref, point: Ref) -> Call:
        return Call((out,), self.g.step(way_to(self.c.stem)), (point,))

    def plus(self, point: Ref, out: Ref = RESULT) -> Body:
        return (
            self.converted(TOTAL, point),
            self.c.call("to_cached", PLUS, TOTAL),
            self.c.call("add", out, RESULT, PLUS),
        )

    @property
    def registers(self) -> tuple[Register, ...]:
        return (*self.c.point("R", "total"), self.c.cached("plus"))


def odd_window(
    g: Names,
    recoding: OddWindow,
    order: str,
    complete: Names | None = None,
    co_z: bool = True,
    last: str = "",
) -> Walk:
    """With odd digits. A recoding by r - k ends in a negation; one by k - 1 in the addition of P,
    in a complete system to which the result is converted, or, of scalars above 2, in the same.
    `last` "there": the last digit's entry is added there, too; "twice": it is added as (A + Q) + A,
    which a doubling-addition made of a doubling and an addition needs, where 2A = Q could be
    met."""
    n, w, entries = recoding.count, recoding.width, len(recoding.magnitudes())
    table, end = table_co_z if co_z else table_odd, int(bool(last))
    turn = scan("d", I), *g.run(w - 1), g.call("dbladd", ACC, ACC, Q)
    body: list[Statement] = [
        Recode("d", "k", recoding, "e"),
        *table(g, P, entries),
        scan("d", n - 1),
        g.call("from_cached", ACC, Q),
        *((turns(n - 2, end, *turn),) if n - 2 >= end else ()),
    ]
    registers, result = [*_registers(g, entries, *g.point("twice"))], ACC
    if last == "twice":
        again = Ref("again")
        registers.append(g.cached("again"))
        body += [
            scan("d", 0),
            *g.run(w - 2),
            g.call("dbl", ACC, ACC),
            g.call("to_cached", again, ACC),
            g.call("add", SUM, ACC, Q),
            g.call("add", ACC, SUM, again),
        ]
    if recoding.order:
        body.append(Negate(ACC, "e"))
    elif complete is None or complete.stem == g.stem:
        body += [g.call("add", SUM, ACC, entry("T", 0)), Move(ACC, SUM, "e")]
    else:
        there, result = Elsewhere(g, complete), RESULT
        registers += there.registers
        if last == "there":
            registers += g.point("whole")
            body += [
                scan("d", 0),
                *g.run(w),
                there.converted(RESULT, ACC),
                g.call("from_cached", WHOLE, Q),
                *there.plus(WHOLE),
            ]
        else:
            body.append(there.converted(RESULT, ACC))
        body += [*there.plus(P, TOTAL), Move(RESULT, TOTAL, "e")]
    scalar = Scalar("k", recoding.high, low=recoding.low)
    return Product(g, "mul", order).walk(scalar, registers, tuple(body), result)


def images_window(product: Product, parts: Parts, doubled: bool, cached: bool) -> Walk:
    """With an endomorphism: k is decomposed into parts, one for each image of P, whose signed
    digits are added after the doublings that all share; for complete additions.
    """
    g, n, entries, tables = product.g, parts.count, parts.entries, parts.tables

    def added(place: int | Index) -> Body:
        return tuple(
            step
            for d, t in zip(parts.digits, tables)
            for step in (scan(d, place, Ref(t)), g.call("add", ACC, ACC, Q))
        )

    turn = *g.run(parts.width - 1), g.call("dbl", ACC, ACC), *added(I)
    body = (
        *parts.recoded,
        *table_images(g, entries, tables, table_doubled if doubled else table_all, cached),
        g.call("neutral", ACC),
        *added(n - 1),
        *((turns(n - 2, 0, *turn),) if n > 1 else ()),
    )
    registers = _registers(g, entries, *_images(g, entries, tables, cached), sums=not doubled)
    return product.walk(parts.whole, registers, body)


@dataclass(frozen=True)
class Entries:
    """Of what a table of odd multiples is made, and how its entries are read: the steps that add
    one, double and add one, and make a point of one. `cached`: entries alone determine their
    images. `flat`: they are affine points of one scaling, which the sum has until it is
    converted."""

    co_z: bool
    cached: bool
    flat: bool = False

    @property
    def add(self) -> str:
        return "madd" if self.flat else "add"

    @property
    def dbladd(self) -> str:
        return "mdbladd" if self.flat else "dbladd"

    @property
    def whole(self) -> str:
        return "from_flat" if self.flat else "from_cached"

    def table(self, g: Names, entries: int, tables: tuple[str, ...]) -> Body:
        if self.flat:
            return table_of_one_scaling(g, P, entries, tables[1:])
        return table_images(g, entries, tables, table_co_z if self.co_z else table_odd, self.cached)

    def registers(self, g: Names, entries: int, tables: tuple[str, ...]) -> tuple[Register, ...]:
        if not self.flat:
            images = _images(g, entries, tables, self.cached)
            return _registers(g, entries, *g.point("twice"), *images)
        return (
            *g.point("acc", "twice"),
            Register("q", g.step("affine")),
            Register("z", g.step("scale")),
            Register("S", g.step("point"), entries),
            *(Register(name, g.step("affine"), entries) for name in tables),
        )


def images_odd(product: Product, parts: Parts, c: Names, own: Entries) -> Walk:
    """The same with odd parts in a group that is not complete: the last digits are added in the
    complete system c. In constant time also of inputs that are not secret.
    """
    g, n, entries, there = product.g, parts.count, parts.entries, Elsewhere(product.g, c)
    scans = [(d, Ref(t)) for d, t in zip(parts.digits, parts.tables)]

    def added(place: int | Index) -> Body:
        return tuple(
            step for d, t in scans[1:] for step in (scan(d, place, t), g.call(own.add, ACC, ACC, Q))
        )

    point = g.call("join", WHOLE, Q, Z) if own.flat else g.call("from_cached", WHOLE, Q)
    (d, t), *_ = scans
    turn = scan(d, I, t), *g.run(parts.width - 1), g.call(own.dbladd, ACC, ACC, Q), *added(I)
    body = (
        *parts.recoded,
        *own.table(g, entries, parts.tables),
        scan(d, n - 1, t),
        g.call(own.whole, ACC, Q),
        *added(n - 1),
        *((turns(n - 2, 1, *turn),) if n > 2 else ()),
        *(g.run(parts.width) if n > 1 else ()),
        *((g.call("unscale", ACC, ACC, Z),) if own.flat else ()),
        there.converted(RESULT, ACC),
        *(step for d, t in scans for step in (scan(d, 0, t), point, *there.plus(WHOLE))),
    )
    registers = *own.registers(g, entries, parts.tables), *g.point("whole"), *there.registers
    return product.walk(parts.whole, registers, body, RESULT)


def images_columns(
    product: Product, parts: Parts, chain: tuple[tuple[int, int, bool], ...]
) -> Walk:
    """In constant time, also of inputs that are not secret, with endomorphisms: one table of P and
    the sums of P and some of its images, of which an entry is added, with the sign of the first
    part's digit, after each doubling (GLV-SAC); for complete additions. That part is made odd, and
    P added at the end where it was even. `chain`: each image by the place of its source, the map,
    and whether it is negated for the table."""
    g, n, d, digits = product.g, parts.count, len(chain), parts.digits
    points = P, *(Ref(f"I{i}") for i in range(1, d + 1))
    body: list[Statement] = [
        *parts.recoded,
        *mapped(g, points, ((source, m) for source, m, _ in chain)),
        *(Negate(point) for point, (_, _, turned) in zip(points[1:], chain) if turned),
        g.call("copy", entry("S", 0), P),
        g.call("to_cached", entry("T", 0), P),
    ]
    for j in range(d):
        body.append(g.call("to_cached", Q, points[j + 1]))
        for m in range(1 << j):
            total = entry("S", m + (1 << j)) if j < d - 1 else SUM
            body += [
                g.call("add", total, entry("S", m), Q),
                g.call("to_cached", entry("T", m + (1 << j)), total),
            ]
    body += [scan_all(digits, n - 1), g.call("from_cached", ACC, Q)]
    if n > 2:
        body.append(turns(n - 2, 1, scan_all(digits, I), g.call("dbladd", ACC, ACC, Q)))
    if n > 1:
        body += [scan_all(digits, 0), g.call("dbl", ACC, ACC), g.call("add", ACC, ACC, Q)]
    body += [
        g.call("copy", RESULT, ACC),
        g.call("add", SUM, ACC, entry("T", 0)),
        Move(RESULT, SUM, "e"),
    ]
    registers = (
        *_registers(g, 1 << d),
        *g.point(*(point.name for point in points[1:])),
        Register("S", g.step("point"), max(1, 1 << (d - 1))),
        *g.point("R"),
    )
    return product.walk(parts.whole, registers, tuple(body), RESULT)


def images_signs(
    product: Product, parts: Parts, chain: tuple[tuple[int, int], ...], doubling: tuple[int, ...]
) -> Walk:
    """With endomorphisms and odd parts, for any additions: one table of P with the sums of its
    images with all signs, of which an entry is added after each doubling. No doubling-addition
    serves, as the sum 2 A + Q may begin with A = Q. `chain`: each image by the place of its source,
    and the map; `doubling`: the maps that, one after the other, give the second half of the images
    from the first. Twice as many sums as images have then to be made, and not of each image with
    each sum. In constant time also of inputs that are not secret."""
    g, n, size, digits = product.g, parts.count, len(parts.recodings), parts.digits
    half = size // 2
    points = P, *(Ref(f"I{i}") for i in range(1, max(half, 2)))

    def sums(m: int) -> Ref:
        return entry("S", m)

    body: list[Statement] = [*parts.recoded, *mapped(g, points, chain), g.call("copy", sums(0), P)]
    for j, point in enumerate(points[1:]):
        body.append(g.call("to_cached", Q, point))
        body += [g.call("add", sums(m + (1 << j)), sums(m), Q) for m in range(1 << j)]
        body += [Negate(Q), *(g.call("add", sums(m), sums(m), Q) for m in range(1 << j))]
    kept = 1 << (len(points) - 1)
    if size > len(points):
        for m in range(kept):
            body += [
                g.call(endo_role(step), SUM, SUM if i else sums(m))
                for i, step in enumerate(doubling)
            ]
            body.append(g.call("to_cached", Q, SUM))
            # the images of a sum in which signs are m: all of them, or their negatives
            for turned, signs in ((0, m << half | 1 << half - 1), (1, kept - 1 - m << half)):
                body += [Negate(Q)] * turned
                for low in range(kept):
                    body += [
                        g.call("add", TWICE, sums(low), Q),
                        g.call("to_cached", entry("T", low | signs), TWICE),
                    ]
    else:
        body += [g.call("to_cached", entry("T", m), sums(m)) for m in range(kept)]
    body += [scan_all(digits, n - 1), g.call("from_cached", ACC, Q)]
    if n > 1:
        turn = scan_all(digits, I), g.call("dbl", ACC, ACC), g.call("add", ACC, ACC, Q)
        body.append(turns(n - 2, 0, *turn))
    registers = (
        *_registers(g, 1 << (size - 1), *g.point("twice")),
        *g.point(*(point.name for point in points[1:])),
        Register("S", g.step("point"), kept),
    )
    return product.walk(replace(parts.whole, low=1), registers, tuple(body))


# [k]P in variable time


def images_wnaf(
    product: Product,
    own: Parts,
    cached: bool,
    fixed: tuple[Wnaf, ...] = (),
    chain: tuple[tuple[int, int], ...] = (),
) -> Walk:
    """With an endomorphism, or ("fixed") [a]G + [b]P: wNAFs of all parts, one chain of doublings;
    for complete additions. Odd multiples of G and of its images are the rows of one table of
    constants. With a `chain` of maps, each image by the place of its source and the map, every
    image of P has a table by additions."""
    g, entries, tables, tops = product.g, own.entries, own.tables, own.digits
    heads = own.recoded
    others: tuple[Register, ...] = ()
    turn = tuple(
        When(_digit(d, I), (read(d, I, Ref(t)), g.call("add", ACC, ACC, Q)))
        for d, t in zip(own.digits, tables)
    )
    registers = _registers(g, entries, *g.point("twice"), *_images(g, entries, tables, cached))
    if chain:
        points = P, *(Ref(f"I{i}") for i in range(1, len(tables)))
        table = (
            *mapped(g, points, chain),
            *(
                step
                for point, t in zip(points, tables)
                for step in table_odd(g, point, entries, (t,))
            ),
        )
        others = g.point(*(point.name for point in points[1:]))
    else:
        table = table_images(g, entries, tables, table_odd, cached)
    if fixed:
        base, mixed = Parts(own.by, fixed, "a"), Ref("m")
        heads += base.recoded
        turn += tuple(
            When(_digit(d, I), (read(d, I, entry("C", i), mixed), g.call(g.mixed, ACC, ACC, mixed)))
            for i, d in enumerate(base.digits)
        )
        registers, tops = (*registers, Register("m", g.step(g.entry))), (*base.digits, *tops)
    body = (*heads, *table, g.call("neutral", ACC), from_top(tops, g.call("dbl", ACC, ACC), *turn))
    if chain:
        registers = tuple(r for r in registers if r.name != "image")
    walk = product.walk(own.whole, (*registers, *others), body)
    if not fixed:
        return walk
    rows = tuple(
        tuple(odd_factor(l, own.by.r) * m for m in fixed[0].magnitudes())
        for l in own.by.lattice.eigenvalues
    )
    point, scalar = walk.inputs
    return replace(
        walk,
        inputs=(
            Fixed("C", g.step(g.entry), "G", rows),
            point,
            Scalar("a", own.by.r - 1, secret=False),
            scalar,
        ),
        meaning=(("a", "G"), *walk.meaning),
    )


def wnaf(g: Names, recoding: Wnaf, order: str, co_z: bool, name: str = "mul_vartime") -> Walk:
    """For k > 0: doublings, merged where they follow one another, and an addition at each nonzero
    digit.
    """
    entries, table = len(recoding.magnitudes()), table_co_z if co_z else table_odd
    nonzero = read("d", I), g.call("dbladd", ACC, ACC, Q)
    turn = When(_digit("d", I), nonzero, (g.doubling(g.single, later=True),))
    body = (
        Recode("d", "k", recoding),
        *table(g, P, entries),
        read("d", None),
        g.call("from_cached", ACC, Q),
        from_top(("d",), turn, offset=-1),
    )
    registers = _registers(g, entries, *g.point("twice"))
    scalar = Scalar("k", recoding.high, low=1)
    return Product(g, name, order, secret=False).walk(scalar, registers, body)


# [k]G


def _constants(g: Names, recoding: Comb) -> Fixed:
    rows = tuple(recoding.magnitudes(block) for block in range(recoding.blocks))
    return Fixed("C", g.step(g.entry), "G", rows)


def _entry_of(place: int | Index, block: int | Index) -> Lookup:
    at = Index("", place) if isinstance(place, int) else place
    of = Index("", block) if isinstance(block, int) else block
    return Lookup(Q, Ref("C"), Digit("d", at, of))


def _blocks(g: Names, place: int | Index, first: int, last: int, down: bool = False) -> For:
    """The entries of a column's blocks added."""
    added = _entry_of(place, Index("b")), g.call(g.mixed, ACC, ACC, Q)
    return For("b", Index("", first), Index("", last), added, down)


def comb(g: Names, recoding: Comb, alone: bool, name: str = "mul_base") -> Walk:
    """[k]G in constant time from a table of constants: a doubling for each column, an addition for
    each block of it; the first one is to O, unless an entry `alone` becomes a point.
    """
    top, last = recoding.count - 1, recoding.blocks - 1
    start = (_entry_of(top, 0), g.call("from_flat", ACC, Q)) if alone else (g.call("neutral", ACC),)
    body = (
        Recode("d", "k", recoding, "e"),
        *start,
        *((_blocks(g, top, int(alone), last),) if recoding.blocks > alone else ()),
        *((turns(top - 1, 0, g.call("dbl", ACC, ACC), _blocks(g, I, 0, last)),) if top else ()),
        Negate(ACC, "e"),
    )
    registers = *g.point("acc"), Register("q", g.step(g.entry))
    inputs = _constants(g, recoding), Scalar("k", recoding.high)
    return Walk(name, inputs, registers, body, ACC, (("k", "G"),))


def comb_of_columns(g: Names, c: Names | None, recoding: Comb, name: str = "mul_base") -> Walk:
    """The same in a system that is not complete, the blocks of a column from the highest on. Until
    the last one is added no sum is, up to sign, a multiple of the order beyond an entry: the powers
    of two that both are made of are all different, and but for the lowest block's the sums are
    even. The last entry is added in the complete system `c`; without one, of scalars above 0, in
    the same, where the order has no scalar for which that would be a doubling."""
    top, highest = recoding.count - 1, recoding.blocks - 1

    def added(place: int | Index, first: int, last: int) -> Body:
        return (_blocks(g, place, first, last, down=True),) if first >= last else ()

    column = *g.run(1), *added(I, highest, 0)
    columns = (
        *added(top, highest - 1, 0),
        *((turns(top - 1, 1, *column),) if top > 1 else ()),
        *g.run(1),
        *added(0, highest, 1),
    )
    end: Body = (_entry_of(0, 0), g.call(g.mixed, ACC, ACC, Q))
    if c:
        converted = Call((RESULT,), g.step(way_to(c.stem)), (ACC,))
        end = (converted, _entry_of(0, 0), c.call(c.mixed, RESULT, RESULT, Q))
    result = RESULT if c else ACC
    body = (
        Recode("d", "k", recoding, "e"),
        _entry_of(top, highest),
        g.call("from_flat", ACC, Q),
        *(columns if top else added(0, highest - 1, 1)),
        *end,
        Negate(result, "e"),
    )
    registers = (*g.point("acc"), *(c.point("R") if c else ()), Register("q", g.step(g.entry)))
    inputs = _constants(g, recoding), Scalar("k", recoding.high, low=recoding.low)
    return Walk(name, inputs, registers, body, result, (("k", "G"),))


def comb_table(n: Names, recoding: Comb, name: str) -> Walk:
    """The table of a comb for a point P of order r, block by block: [2^(spacing t)] of the block's
    first power for each tooth t, by doublings; the entry with every sign negative but that of the
    highest tooth; and from entry m for each lower tooth t, by adding twice its power, the one with
    that bit set. Teeth from the length on are none: without the highest one all signs are those
    of bits. Points are made affine by one inversion for a block."""
    size, twice = 1 << (recoding.teeth - 1), (n.call("dbl", ACC, ACC),)
    doubled = For("i", Index(), Index("", recoding.spacing - 1), twice, down=False)

    def block(at: Index, first: int) -> Body:
        places = ((first * recoding.teeth + t) * recoding.spacing for t in range(recoding.teeth))
        count = sum(place < recoding.length for place in places)
        powers: list[Statement] = []
        for t in range(count):
            powers += [n.call("copy", entry("D", t), ACC), doubled]
        whole = count == recoding.teeth
        own = range(count - whole)
        lowest: list[Statement] = [n.call("copy", SUM, entry("D", count - 1))]
        lowest += [] if whole else [Negate(SUM)]
        for t in range(count - 1):
            lowest += [n.call("to_cached", Q, entry("D", t)), Negate(Q), n.call("add", SUM, SUM, Q)]
        others: list[Statement] = [n.call("copy", entry("S", 0), SUM)]
        for t in range(recoding.teeth - 1):
            to, bit = entry("S", Index("j", 1 << t)), Ref("S", J)
            made = n.call("copy", to, bit)
            if t in own:
                others += [n.call("dbl", TWICE, entry("D", t)), n.call("to_cached", Q, TWICE)]
                made = n.call("add", to, bit, Q)
            others.append(rising(0, (1 << t) - 1, made))
        return (*powers, *lowest, *others, AffineEntries(Ref("T", at), "S"))

    last = recoding.blocks - 1
    all_but_one = For("b", Index(), Index("", last - 1), block(Index("b", 0, size), 0), False)
    body = (
        n.call("copy", ACC, P),
        *((all_but_one,) if last else ()),
        *block(Index("", last * size), last),
    )
    registers = (
        *n.point("acc", "sum", "twice"),
        n.cached("q"),
        Register("D", n.step("point"), recoding.teeth),
        Register("S", n.step("point"), size),
        Register("T", n.step(n.entry), recoding.blocks * size),
    )
    inputs = (Point("P", n.step("point")),)
    return Walk(name, inputs, registers, body, Ref("T"), (("1", "P"),), recoding)


def with_table(walk: Walk, name: str, made_by: str) -> Walk:
    """A walk of multiples of the base point as one of those of a point P, whose table the walk
    `made_by` puts into the caller's memory.
    """
    inputs = tuple(
        replace(given, base="P", made_by=made_by) if isinstance(given, Fixed) else given
        for given in walk.inputs
    )
    return replace(walk, name=name, inputs=inputs, meaning=(("k", "P"),))


def ladder(
    g: Names, recoding: Bits, name: str = "mul_x", secret: bool = True, given: Name = AFFINE
) -> Walk:
    """+-[k]P by the Montgomery ladder, for every P, which is `given` in the form that steps read
    differences in; public bits of the scalars cost what they must only, and of scalars that are not
    `secret` no more bits are walked than they have."""
    first, second = Ref("R0"), Ref("R1")
    n, tail, from_given = recoding.count, recoding.tail, f"from_{given.own}"
    if recoding.top:
        start = g.call(from_given, first, P), g.call("dbl", second, first)
    else:
        start = g.call("neutral", first), g.call(from_given, second, P)
    step = Exchange((first, second), g.step("step"), (first, second, P), "f", _digit("d", I))
    last = Index("", tail)
    body = (
        Recode("d", "k", recoding),
        *start,
        turns(n - 1, tail, step) if secret else For("i", Index("", 0), last, (step,), top=("d",)),
        Swap(first, second, "f"),
        *((turns(tail - 1, 0, g.call("dbl", first, first)),) if tail else ()),
    )
    scalar = Scalar("k", recoding.high, secret, low=recoding.low, multiple_of=1 << tail)
    inputs = Point("P", given, "any", secret), scalar
    return Walk(name, inputs, g.point("R0", "R1"), body, first, (("k", "P"),))


def multiple(g: Names, m: int, name: str, order: str = "any") -> Walk:
    """[m]P for a fixed m > 1, by sums of P_point from the top bit."""
    body = []
    for at, bit in enumerate(format(m, "b")[1:]):
        body.append(g.call("twice", ACC, ACC if at else P))
        body += [g.call("sum", ACC, ACC, P)] if bit == "1" else []
    inputs = (Point("P", g.step("point"), order),)
    return Walk(name, inputs, g.point("acc"), tuple(body), ACC, ((str(m), "P"),))


def power_by_windows(g: Names, m: int, times: int, width: int, name: str) -> Walk:
    """[m^times]P for a fixed m > 1 and P of order r: so many times multiplied by m, by the system's
    own doublings and additions of odd multiples below 2^width.
    """
    (_, first), *others = windows(m, width)
    entries = 1 << width - 1
    sums = [g.call("add", ACC, ACC, entry("T", i)) for i in range(entries)]
    body: list[Statement] = []
    for turn in range(times):
        body += table_odd(g, ACC if turn else P, entries)
        body.append(g.call("from_cached", ACC, entry("T", first // 2)))
        body += _digit_by_digit(g, others, sums)
    inputs = (Point("P", g.step("point"), "r"),)
    registers = (
        _registers(g, entries, *g.point("twice"))
        if entries > 1
        else (*g.point("acc"), g.cached("T", entries))
    )
    return Walk(name, inputs, registers, tuple(body), ACC, ((str(m**times), "P"),))


def power_by_mixed(g: Names, m: int, times: int, name: str) -> Walk:
    """The same of an affine P, bit by bit and by mixed additions. A point that is multiplied again
    is taken for an affine one on the curve that its own scaling coordinate z scales to; what comes
    of it is unscaled.
    """
    _, *others = windows(m, 1)
    body: list[Statement] = []
    for turn in range(times):
        point = FLAT if turn else P
        body += [g.call("split", (FLAT, Z), ACC)] if turn else []
        body.append(g.call("from_flat", ACC, point))
        body += _digit_by_digit(g, others, [g.call("madd", ACC, ACC, point)])
        body += [g.call("unscale", ACC, ACC, Z)] if turn else []
    inputs = (Point("P", g.step("affine"), "r"),)
    scaled = Register(FLAT.name, g.step("affine")), Register(Z.name, g.step("scale"))
    registers = *g.point("acc"), *(scaled if times > 1 else ())
    return Walk(name, inputs, registers, tuple(body), ACC, ((str(m**times), "P"),))


def _digit_by_digit(g: Names, digits: Iterable[tuple[int, int]], sums: list[Call]) -> Body:
    """acc doubled so often as each of `windows` says, then the sum of its odd digit."""
    body: list[Statement] = []
    for doublings, digit in digits:
        body += [*g.run(doublings - 1), g.call("dbl", ACC, ACC)]
        body += [sums[digit // 2]] if digit else []
    return tuple(body)


# sums of products


def double(g: Names, recoding: SignedWindow, order: str, doubled: bool, name: str = "mul2") -> Walk:
    """[a]P + [b]Q in constant time, one chain of doublings for both; for complete additions."""
    n, table = recoding.count, table_doubled if doubled else table_all
    entries = len(recoding.magnitudes())

    def added(place: int | Index) -> Body:
        return tuple(
            step
            for d, t in (("d", "T"), ("e", "U"))
            for step in (scan(d, place, Ref(t)), g.call("add", ACC, ACC, Q))
        )

    turn = *g.run(recoding.width - 1), g.call("dbl", ACC, ACC), *added(I)
    body = (
        Recode("d", "a", recoding),
        Recode("e", "b", recoding),
        *table(g, P, entries, ("T",)),
        *table(g, Ref("Q"), entries, ("U",)),
        g.call("neutral", ACC),
        *added(n - 1),
        turns(n - 2, 0, *turn),
    )
    points = (Point(p, g.step("point"), order) for p in "PQ")
    scalars = (Scalar(k, recoding.high) for k in "ab")
    registers = _registers(g, entries, g.cached("U", entries), sums=not doubled)
    return Walk(name, (*points, *scalars), registers, body, ACC, (("a", "P"), ("b", "Q")))


def double_base(
    g: Names, fixed: Wnaf, own: Wnaf, order: str, name: str = "mul2_base_vartime"
) -> Walk:
    """[a]G + [b]P in variable time, the wNAFs of both scalars interleaved; odd multiples of G are
    constants.
    """
    mixed, entries = Ref("m"), len(own.magnitudes())
    first = (
        read("d", I, Ref("C"), mixed),
        g.call("dbl", ACC, ACC),
        g.call(g.mixed, ACC, ACC, mixed),
        When(_digit("e", I), (read("e", I), g.call("add", ACC, ACC, Q))),
    )
    other = When(
        _digit("e", I),
        (read("e", I), g.call("dbladd", ACC, ACC, Q)),
        (g.doubling(g.single, later=True),),
    )
    body = (
        Recode("d", "a", fixed),
        Recode("e", "b", own),
        *table_odd(g, P, entries),
        g.call("neutral", ACC),
        from_top(("d", "e"), When(_digit("d", I), first, (other,))),
    )
    inputs = (
        Fixed("C", g.step(g.entry), "G", (fixed.magnitudes(),)),
        Point("P", g.step("point"), order, secret=False),
        Scalar("a", fixed.high, secret=False),
        Scalar("b", own.high, secret=False),
    )
    registers = _registers(g, entries, *g.point("twice"), Register("m", g.step(g.entry)))
    return Walk(name, inputs, registers, body, ACC, (("a", "G"), ("b", "P")))


def _list_inputs(g: Names, order: str, high: int) -> tuple[Point, Scalar]:
    return Point("P", g.step("point"), order, False, True), Scalar("k", high, False, True)


def straus(g: Names, recoding: Wnaf, order: str, name: str = "msm_straus") -> Walk:
    """Sum of [k]P over a list, in variable time: a table of odd multiples and a wNAF for each, one
    chain of doublings.
    """
    entries, digit = len(recoding.magnitudes()), _digit("d", I, "p")
    found = Lookup(Q, Ref("T", None, "p"), digit, scan=False)
    turn = for_all(When(digit, (found, g.call("add", ACC, ACC, Q))))
    body = (
        Recode("d", "k", recoding),
        for_all(*table_odd(g, Ref("P", None, "p"), entries, of="p")),
        g.call("neutral", ACC),
        from_top(("d",), g.call("dbl", ACC, ACC), turn),
    )
    registers = *_registers(g, 0, *g.point("twice")), g.cached("T", entries, True)
    inputs = _list_inputs(g, order, recoding.high)
    return Walk(name, inputs, registers, body, ACC, (("k", "P"),))


def pippenger(
    g: Names, recoding: SignedWindow, order: str, name: str = "msm_buckets", at_once: int = 0
) -> Walk:
    """Sum of [k]P over a list, in variable time: at each place, points go into the bucket of their
    digit's magnitude, and the buckets are summed with their magnitudes as factors by two running
    sums (Bernstein, Doumen, Lange, Oosterwijk, Indocrypt 2012). With `at_once`, so many points
    at a time are summed as affine ones, with one inversion for sums in all buckets."""
    half, bucket, run = 1 << (recoding.width - 1), Ref("B", J), Ref("run")
    affine, cached = g.step("affine"), Ref("c", None, "p")
    sums = (
        g.call("to_cached", Q, bucket),
        g.call("add", run, run, Q),
        g.call("to_cached", Q, run),
        g.call("add", ACC, ACC, Q),
    )
    fill: Body = (
        rising(1, half, g.call("neutral", bucket)),
        for_all(Scatter("B", g.step("add"), cached, _digit("d", I, "p"))),
    )
    held: Body = (for_all(g.call("to_cached", cached, Ref("P", None, "p"))),)
    lists: tuple[Register, ...] = (g.cached("c", many=True),)
    if at_once:
        fill = (Collect("B", "c", _digit("d", I, EVERY), "w", at_once),)
        held = (Normalize("c", "P"),)
        room = Register("w", affine, 2 * (at_once + half))
        lists = (Register("c", affine, many=True), room)
    turn = (
        *g.run(recoding.width - 1),
        g.call("dbl", ACC, ACC),
        *fill,
        g.call("neutral", run),
        For("j", Index("", half), Index("", 1), sums),
    )
    body = (
        Recode("d", "k", recoding),
        *held,
        g.call("neutral", ACC),
        turns(recoding.count - 1, 0, *turn),
    )
    registers = (
        *_registers(g, 0, sums=False),
        *g.point("run"),
        Register("B", g.step("point"), half + 1),
        *lists,
    )
    inputs = _list_inputs(g, order, recoding.high)
    return Walk(name, inputs, registers, body, ACC, (("k", "P"),))


def with_sums(walk: Walk, stem: str) -> Walk:
    """The walk, of public points, with the sums of P_point in place of a system's additions, and
    points in place of cached entries.
    """
    add, twice = Name(stem, "sum_vartime"), Name(stem, "twice_vartime")
    steps = {
        Name(stem, "add"): add,
        Name(stem, "dbl"): twice,
        Name(stem, "dbl", 1): twice,
        Name(stem, "madd"): Name(stem, "madd_vartime"),
        Name(stem, "to_cached"): Name(stem, "copy"),
    }

    def changed(body: Body) -> Body:
        return tuple(each for s in body for each in steps_of(s))

    def steps_of(s: Any) -> Body:
        match s:
            case For():
                return (replace(s, body=changed(s.body)),)
            case When():
                return (replace(s, body=changed(s.body), otherwise=changed(s.otherwise)),)
            case Call() if s.step == Name(stem, "dbladd"):
                return (Call(s.outs, twice, s.args[:1]), Call(s.outs, add, (*s.outs, s.args[1])))
            case Call():
                return (replace(s, step=steps.get(s.step, s.step), later=False),)
            case Exchange() | Scatter():
                return (replace(s, step=steps.get(s.step, s.step)),)
        return (s,)

    registers = tuple(
        replace(r, form=Name(stem, "point")) if r.form == Name(stem, "cached") else r
        for r in walk.registers
    )
    return replace(walk, registers=registers, body=changed(walk.body))
