"""Walks for the functions of a library, by strategy and parameters; nothing is proven here.

Steps are named SYSTEM.ROLE. Every system has `neutral`, `to_cached` and `from_cached`; input points
are in its internal coordinates. One file, longer than others: strategies are put together from the
same parts, tables, scans and turns, which stand among them.
"""

import itertools
from dataclasses import dataclass, replace

from ecgen.walk.ir import (
    Body,
    Call,
    Decompose,
    Digit,
    Exchange,
    Fixed,
    For,
    Index,
    Lookup,
    Move,
    Negate,
    Point,
    Recode,
    Ref,
    Register,
    Scalar,
    Scatter,
    Swap,
    Walk,
    When,
)
from ecgen.walk.of_groups import endo_role
from ecgen.walk.scalars.decompose import Decomposition
from ecgen.walk.scalars.lattice import odd_factor
from ecgen.walk.scalars.recodings import Bits, Column, Comb, Odd, OddWindow, SignedWindow, Wnaf

ACC, Q, T, SUM, TWICE = Ref("acc"), Ref("q"), Ref("T"), Ref("sum"), Ref("twice")
I, J = Index("i"), Index("j")


@dataclass(frozen=True)
class Names:
    """The steps and forms of a system that walks use: `stem` begins both. `doublings`: the runs of
    doublings that exist; `single`: a doubling whose result only doublings and `dbladd` read;
    `entry`: the form of a constant table's entries, which `mixed` adds."""

    stem: str
    doublings: tuple[int, ...] = ()
    single: str = "dbl"
    mixed: str = "madd"
    entry: str = "affine_cached"

    def step(self, role: str) -> str:
        return f"{self.stem}.{role}"

    def call(self, role: str, outs: Ref | tuple[Ref, Ref], *args: Ref, later: bool = False) -> Call:
        return Call(outs if isinstance(outs, tuple) else (outs,), self.step(role), args, later)

    def run(self, count: int) -> tuple[Call, ...]:
        """acc doubled `count` times."""
        if count > 1 and count in self.doublings:
            return (self.call(f"{count}dbl", ACC, ACC),)
        return (self.call(self.single, ACC, ACC),) * count


def entry(name: str, index: int | Index, of: str = "") -> Ref:
    return Ref(name, Index("", index) if isinstance(index, int) else index, of)


def _digit(name: str, place: int | Index | None, of: str = "") -> Digit:
    return Digit(name, Index("", place) if isinstance(place, int) else place, Index(), of)


def _kept(g: Names, at: Index | int, point: Ref, tables: tuple[str, ...], of: str = "") -> Body:
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
    loop = For(
        "j",
        Index("", 3),
        Index("", entries - 1),
        (g.call("add", SUM, SUM, one), *_kept(g, J, SUM, tables, of)),
        down=False,
    )
    second = (g.call("add", SUM, point, one), *_kept(g, 2, SUM, tables, of)) if entries > 2 else ()
    return (
        g.call("neutral", SUM),
        *_kept(g, 0, SUM, tables, of),
        *_kept(g, 1, point, tables, of),
        *second,
        *((loop,) if entries > 3 else ()),
    )


def table_doubled(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...] = ("T",), of: str = ""
) -> Body:
    """The first of those tables where entries are whole points: even ones are doubled."""
    t = lambda m: entry(tables[0], m, of)  # noqa: E731
    pairs = (
        g.call("dbl", t(Index("j", 0, 2)), t(J)),
        g.call("add", t(Index("j", 1, 2)), t(Index("j", 0, 2)), t(1)),
    )
    head = (g.call("neutral", t(0)), g.call("to_cached", t(1), point))
    body = (
        (For("j", Index("", 1), Index("", (entries - 2) // 2), pairs, down=False),)
        if entries > 3
        else ()
    )
    return (
        *head,
        *body,
        *(
            (g.call("dbl", t(entries - 1), t((entries - 1) // 2)),)
            if entries % 2 and entries > 2
            else ()
        ),
    )


def table_odd(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...] = ("T",), of: str = ""
) -> Body:
    """T[j] = [2j+1]P by additions of a cached 2P; with other tables beside it, of the images of
    those points.
    """
    cached = Ref("q")
    loop = For(
        "j",
        Index("", 2),
        Index("", entries - 1),
        (g.call("add", SUM, SUM, cached), *_kept(g, J, SUM, tables, of)),
        down=False,
    )
    first = (
        g.call("dbl", TWICE, point),
        g.call("to_cached", cached, TWICE),
        g.call("add", SUM, point, cached),
        *_kept(g, 1, SUM, tables, of),
    )
    return (
        *_kept(g, 0, point, tables, of),
        *(first if entries > 1 else ()),
        *((loop,) if entries > 2 else ()),
    )


def table_co_z(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...] = ("T",), of: str = ""
) -> Body:
    """The same: 2P and the last multiple always share one Z (Meloni), which makes the additions
    cheap (Longa and Miri).
    """
    loop = For(
        "j",
        Index("", 1),
        Index("", entries - 1),
        (g.call("coz_add", (SUM, TWICE), TWICE, SUM), *_kept(g, J, SUM, tables, of)),
        down=False,
    )
    first = (g.call("dbl", TWICE, point), g.call("share", (SUM, TWICE), point, TWICE), loop)
    return (*_kept(g, 0, point, tables, of), *(first if entries > 1 else ()))


def table_of_one_scaling(g: Names, point: Ref, entries: int, images: tuple[str, ...] = ()) -> Body:
    """T[j] = [2j+1]P for 0 <= j < entries, at least 2, as affine points of one scaling, z (Longa
    and Miri, PKC 2008; libsecp256k1's "effective affine"): each co-Z addition scales by a ratio,
    and the entries are scaled, from the last one down, by the product of the ratios behind them. In
    `images` those of an endomorphism."""
    z, last, first = Ref("z"), Index("", entries - 1), Ref("S", Index("", 0))
    adds = For(
        "j",
        Index("", 1),
        last,
        (g.call("mcoz_add", (Ref("S", J), TWICE), TWICE, Ref("S", Index("j", -1))),),
        down=False,
    )
    down = For(
        "j",
        Index("", entries - 2),
        Index("", 0),
        (g.call("flatten", (Ref("T", J), z), Ref("S", J), z),),
    )
    more = (
        For(
            "j",
            Index("", 0),
            last,
            (g.call("endo_affine", Ref(name, J), Ref(source, J)),),
            down=False,
        )
        for source, name in zip(("T", *images), images)
    )
    return (
        g.call("dbl", TWICE, point),
        g.call("share", (first, TWICE), point, TWICE),
        adds,
        g.call("split", (Ref("T", last), z), Ref("S", last)),
        down,
        *more,
    )


def table_images(
    g: Names, point: Ref, entries: int, tables: tuple[str, ...], build, cached: bool
) -> Body:
    """A table and those of its images; `cached`: entries alone determine their images, as whole
    points do anyway.
    """
    if not cached and build is not table_doubled:
        return build(g, point, entries, tables)
    step = "endo_cached" if cached else "endo"
    return (
        *build(g, point, entries, tables[:1]),
        *(
            For(
                "j",
                Index("", 0),
                Index("", entries - 1),
                (g.call(step, entry(name, J), entry(source, J)),),
                down=False,
            )
            for source, name in itertools.pairwise(tables)
        ),
    )


def _images(g: Names, entries: int, tables: tuple[str, ...], cached: bool) -> tuple[Register, ...]:
    """The registers of those tables but the first."""
    return (
        *(Register(name, f"{g.stem}.cached", entries) for name in tables[1:]),
        *(() if cached else (Register("image", f"{g.stem}.point"),)),
    )


def _flat_registers(
    g: Names, entries: int, tables: tuple[str, ...], *more: Register
) -> tuple[Register, ...]:
    """Those of walks whose tables have one scaling."""
    points = (
        Register("acc", f"{g.stem}.point"),
        Register("twice", f"{g.stem}.point"),
        Register("q", f"{g.stem}.affine"),
        Register("z", f"{g.stem}.scale"),
    )
    return (
        *points,
        Register("S", f"{g.stem}.point", entries),
        *(Register(name, f"{g.stem}.affine", entries) for name in tables),
        *more,
    )


def _registers(g: Names, entries: int, *more: Register) -> tuple[Register, ...]:
    forms = (
        Register("acc", f"{g.stem}.point"),
        Register("sum", f"{g.stem}.point"),
        Register("q", f"{g.stem}.cached"),
    )
    return (*forms, *((Register("T", f"{g.stem}.cached", entries),) if entries else ()), *more)


def signed_window(
    g: Names, recoding: SignedWindow, order: str, doubled: bool, name: str = "mul"
) -> Walk:
    """[k]P in constant time: every digit's entry is scanned, O among them; for complete
    additions.
    """
    n, w, table = recoding.count, recoding.width, table_doubled if doubled else table_all
    entries = len(recoding.magnitudes())
    loop = For(
        "i",
        Index("", n - 2),
        Index("", 0),
        (Lookup(Q, T, _digit("d", I)), *g.run(w - 1), g.call("dbladd", ACC, ACC, Q)),
    )
    body = (
        Recode("d", "k", recoding),
        *table(g, Ref("P"), entries),
        Lookup(Q, T, _digit("d", n - 1)),
        g.call("from_cached", ACC, Q),
        loop,
    )
    registers = tuple(r for r in _registers(g, entries) if r.name != "sum" or not doubled)
    return Walk(
        name,
        (Point("P", g.step("point"), order), Scalar("k", recoding.high)),
        registers,
        body,
        ACC,
        (("k", "P"),),
    )


def odd_window(
    g: Names,
    recoding: OddWindow,
    order: str,
    complete: Names | None = None,
    co_z: bool = True,
    last: str = "",
    name: str = "mul",
) -> Walk:
    """[k]P in constant time with odd digits. A recoding by r - k ends in a negation; one by k - 1
    in the addition of P, in a complete system to which the result is converted, or, of scalars
    above 2, in the same. `last` "there": the last digit's entry is added there, too; "twice": it is
    added as (A + Q) + A, which a doubling-addition made of a doubling and an addition needs, where
    2A = Q could be met."""
    n, w, entries, table = (
        recoding.count,
        recoding.width,
        len(recoding.magnitudes()),
        table_co_z if co_z else table_odd,
    )
    turn = (Lookup(Q, T, _digit("d", I)), *g.run(w - 1), g.call("dbladd", ACC, ACC, Q))
    loop = (
        (For("i", Index("", n - 2), Index("", int(bool(last))), turn),)
        if n - 2 >= bool(last)
        else ()
    )
    body = (
        Recode("d", "k", recoding, "e"),
        *table(g, Ref("P"), entries),
        Lookup(Q, T, _digit("d", n - 1)),
        g.call("from_cached", ACC, Q),
        *loop,
    )
    more, result = (Register("twice", f"{g.stem}.point"),), ACC
    if last == "twice":
        more += (Register("again", f"{g.stem}.cached"),)
        body += (
            Lookup(Q, T, _digit("d", 0)),
            *g.run(w - 2),
            g.call("dbl", ACC, ACC),
            g.call("to_cached", Ref("again"), ACC),
            g.call("add", SUM, ACC, Q),
            g.call("add", ACC, SUM, Ref("again")),
        )
    if recoding.order:
        body += (Negate(ACC, "e"),)
    elif complete.stem == g.stem:
        body += (g.call("add", SUM, ACC, entry("T", 0)), Move(ACC, SUM, "e"))
    else:
        c, result, total, plus, whole = complete, Ref("R"), Ref("total"), Ref("plus"), Ref("whole")
        more += (
            *tuple(Register(r.name, f"{c.stem}.point") for r in (result, total)),
            Register("plus", f"{c.stem}.cached"),
        )
        to = f"{g.stem}.to_{c.stem}"
        if last == "there":
            more += (Register("whole", f"{g.stem}.point"),)
            body += (
                Lookup(Q, T, _digit("d", 0)),
                *g.run(w),
                Call((result,), to, (ACC,)),
                g.call("from_cached", whole, Q),
                Call((total,), to, (whole,)),
                c.call("to_cached", plus, total),
                c.call("add", result, result, plus),
            )
        else:
            body += (Call((result,), to, (ACC,)),)
        body += (
            Call((total,), to, (Ref("P"),)),
            c.call("to_cached", plus, total),
            c.call("add", total, result, plus),
            Move(result, total, "e"),
        )
    inputs = (Point("P", g.step("point"), order), Scalar("k", recoding.high, low=recoding.low))
    return Walk(name, inputs, _registers(g, entries, *more), body, result, (("k", "P"),))


def images_window(
    g: Names,
    by: Decomposition,
    recodings: tuple[SignedWindow, ...],
    order: str,
    doubled: bool,
    cached: bool,
    name: str = "mul",
) -> Walk:
    """[k]P in constant time with an endomorphism: k is decomposed into parts, one for each image of
    P, whose signed digits are added after the doublings that all share; for complete additions."""
    n, w, entries, parts = (
        recodings[0].count,
        recodings[0].width,
        len(recodings[0].magnitudes()),
        range(len(recodings)),
    )
    ks, ds, ts = (
        tuple(f"{letter}{i or '' if letter == 'T' else i}" for i in parts) for letter in "kdT"
    )

    def added(place: Index | int) -> Body:
        return tuple(
            step
            for d, t in zip(ds, ts)
            for step in (Lookup(Q, Ref(t), _digit(d, place)), g.call("add", ACC, ACC, Q))
        )

    loop = (
        (
            For(
                "i",
                Index("", n - 2),
                Index("", 0),
                (*g.run(w - 1), g.call("dbl", ACC, ACC), *added(I)),
            ),
        )
        if n > 1
        else ()
    )
    body = (
        Decompose(ks, "k", by),
        *(Recode(d, k, each) for d, k, each in zip(ds, ks, recodings)),
        *table_images(g, Ref("P"), entries, ts, table_doubled if doubled else table_all, cached),
        g.call("neutral", ACC),
        *added(n - 1),
        *loop,
    )
    registers = tuple(
        r
        for r in _registers(g, entries, *_images(g, entries, ts, cached))
        if r.name != "sum" or not doubled
    )
    return Walk(
        name,
        (Point("P", g.step("point"), order), Scalar("k", by.r - 1)),
        registers,
        body,
        ACC,
        (("k", "P"),),
    )


@dataclass(frozen=True)
class Entries:
    """How the entries of a table are read: the steps that add one, double and add one, and make a
    point of one.
    """

    add: str = "add"
    dbladd: str = "dbladd"
    whole: str = "from_cached"


CACHED, FLAT = Entries(), Entries("madd", "mdbladd", "from_flat")


def images_odd(
    g: Names,
    by: Decomposition,
    recodings: tuple[Odd, ...],
    c: Names,
    co_z: bool,
    cached: bool,
    name: str = "mul",
    secret: bool = True,
    flat: bool = False,
) -> Walk:
    """The same with odd parts in a group that is not complete: the last digits are added in the
    complete system c. In constant time also of inputs that are not `secret`. `flat`: the tables are
    of affine points of one scaling, which the sum has until it is converted."""
    n, w, entries, parts, own = (
        recodings[0].count,
        recodings[0].width,
        len(recodings[0].magnitudes()),
        range(len(recodings)),
        FLAT if flat else CACHED,
    )
    ks, ds, ts = (
        tuple(f"{letter}{i or '' if letter == 'T' else i}" for i in parts) for letter in "kdT"
    )
    result, total, plus, whole, z, to = (
        Ref("R"),
        Ref("total"),
        Ref("plus"),
        Ref("whole"),
        Ref("z"),
        f"{g.stem}.to_{c.stem}",
    )

    def scan(i: int, place: Index | int) -> Lookup:
        return Lookup(Q, Ref(ts[i]), _digit(ds[i], place))

    def added(place: Index | int) -> Body:
        return tuple(
            step for i in parts[1:] for step in (scan(i, place), g.call(own.add, ACC, ACC, Q))
        )

    def added_there(i: int) -> Body:
        point = g.call("join", whole, Q, z) if flat else g.call("from_cached", whole, Q)
        return (
            scan(i, 0),
            point,
            Call((total,), to, (whole,)),
            c.call("to_cached", plus, total),
            c.call("add", result, result, plus),
        )

    turn = (scan(0, I), *g.run(w - 1), g.call(own.dbladd, ACC, ACC, Q), *added(I))
    tables = (
        table_of_one_scaling(g, Ref("P"), entries, ts[1:])
        if flat
        else table_images(g, Ref("P"), entries, ts, table_co_z if co_z else table_odd, cached)
    )
    body = (
        Decompose(ks, "k", by),
        *(Recode(d, k, each) for d, k, each in zip(ds, ks, recodings)),
        *tables,
        scan(0, n - 1),
        g.call(own.whole, ACC, Q),
        *added(n - 1),
        *((For("i", Index("", n - 2), Index("", 1), turn),) if n > 2 else ()),
        *(g.run(w) if n > 1 else ()),
        *((g.call("unscale", ACC, ACC, z),) if flat else ()),
        Call((result,), to, (ACC,)),
        *(step for i in parts for step in added_there(i)),
    )
    more = (
        Register("whole", f"{g.stem}.point"),
        *(Register(r.name, f"{c.stem}.point") for r in (result, total)),
        Register("plus", f"{c.stem}.cached"),
    )
    cached_registers = _registers(
        g, entries, Register("twice", f"{g.stem}.point"), *_images(g, entries, ts, cached), *more
    )
    registers = _flat_registers(g, entries, ts, *more) if flat else cached_registers
    return Walk(
        name,
        (Point("P", g.step("point"), "r", secret), Scalar("k", by.r - 1, secret)),
        registers,
        body,
        result,
        (("k", "P"),),
    )


def images_columns(
    g: Names,
    by: Decomposition,
    first: OddWindow,
    columns: tuple[Column, ...],
    order: str,
    chain: tuple[tuple[int, int, bool], ...],
    name: str = "mul",
    secret: bool = True,
) -> Walk:
    """[k]P in constant time, also of inputs that are not `secret`, with endomorphisms: one table of
    P and the sums of P and some of its images, of which an entry is added, with the sign of the
    first part's digit, after each doubling (GLV-SAC); for complete additions. That part is made
    odd, and P added at the end where it was even. `chain`: each image by the place of its source,
    the map, and whether it is negated for the table."""
    n, d, result = first.count, len(chain), Ref("R")
    ks, ds = (tuple(f"{letter}{i}" for i in range(d + 1)) for letter in "kd")
    points = (Ref("P"), *(Ref(f"I{i}") for i in range(1, d + 1)))
    some, start = max(1, 1 << (d - 1)), Ref("S", Index("", 0))

    def scan(place: Index | int) -> Lookup:
        return Lookup(Q, T, _digit(ds[0], place), True, tuple(_digit(d, place) for d in ds[1:]))

    body = [
        Decompose(ks, "k", by),
        Recode(ds[0], ks[0], first, "e"),
        *(Recode(d, k, each, "", ds[0]) for d, k, each in zip(ds[1:], ks[1:], columns)),
    ]
    body += [
        g.call(endo_role(m), points[i + 1], points[source])
        for i, (source, m, _) in enumerate(chain)
    ]
    body += [Negate(point) for point, (_, _, turned) in zip(points[1:], chain) if turned]
    body += [g.call("copy", start, points[0]), g.call("to_cached", entry("T", 0), points[0])]
    for j in range(d):
        body.append(g.call("to_cached", Q, points[j + 1]))
        for m in range(1 << j):
            total = Ref("S", Index("", m + (1 << j))) if j < d - 1 else SUM
            body += [
                g.call("add", total, Ref("S", Index("", m)), Q),
                g.call("to_cached", entry("T", m + (1 << j)), total),
            ]
    body += [scan(n - 1), g.call("from_cached", ACC, Q)]
    body += (
        [For("i", Index("", n - 2), Index("", 1), (scan(I), g.call("dbladd", ACC, ACC, Q)))]
        if n > 2
        else []
    )
    body += [scan(0), g.call("dbl", ACC, ACC), g.call("add", ACC, ACC, Q)] if n > 1 else []
    body += [
        g.call("copy", result, ACC),
        g.call("add", SUM, ACC, entry("T", 0)),
        Move(result, SUM, "e"),
    ]
    registers = (
        *_registers(g, 1 << d),
        *(Register(point.name, f"{g.stem}.point") for point in points[1:]),
        Register("S", f"{g.stem}.point", some),
        Register("R", f"{g.stem}.point"),
    )
    return Walk(
        name,
        (Point("P", g.step("point"), order, secret), Scalar("k", by.r - 1, secret)),
        registers,
        tuple(body),
        result,
        (("k", "P"),),
    )


def images_signs(
    g: Names,
    by: Decomposition,
    recodings: tuple[Odd, ...],
    chain: tuple[tuple[int, int], ...],
    doubling: tuple[int, ...],
    name: str = "mul",
    secret: bool = True,
) -> Walk:
    """[k]P with endomorphisms and odd parts, for any additions: one table of P with the sums of its
    images with all signs, of which an entry is added after each doubling. No doubling-addition
    serves, as the sum 2 A + Q may begin with A = Q. `chain`: each image by the place of its source,
    and the map; `doubling`: the maps that, one after the other, give the second half of the images
    from the first. Twice as many sums as images have then to be made, and not of each image with
    each sum. In constant time also of inputs that are not `secret`."""
    n, size, body = recodings[0].count, len(recodings), []
    ks, ds = (tuple(f"{letter}{i}" for i in range(size)) for letter in "kd")
    points, half = (Ref("P"), *(Ref(f"I{i}") for i in range(1, max(size // 2, 2)))), size // 2

    def scan(place) -> Lookup:
        return Lookup(Q, T, _digit(ds[0], place), True, tuple(_digit(d, place) for d in ds[1:]))

    body = [Decompose(ks, "k", by), *(Recode(d, k, each) for d, k, each in zip(ds, ks, recodings))]
    body += [
        g.call(endo_role(m), points[i], points[source])
        for i, (source, m) in enumerate(chain[: len(points) - 1], 1)
    ]
    sums = lambda m: Ref("S", Index("", m))  # noqa: E731
    body.append(g.call("copy", sums(0), points[0]))
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
            for turned in (
                0,
                1,
            ):  # the images of a sum in which signs are m: all of them, or their negatives
                signs = (kept - 1 - m if turned else m) << half | (0 if turned else 1) << half - 1
                body += [Negate(Q)] * turned
                body += [
                    step
                    for low in range(kept)
                    for step in (
                        g.call("add", TWICE, sums(low), Q),
                        g.call("to_cached", entry("T", low | signs), TWICE),
                    )
                ]
    else:
        body += [g.call("to_cached", entry("T", m), sums(m)) for m in range(kept)]
    body += [scan(n - 1), g.call("from_cached", ACC, Q)]
    body += (
        [
            For(
                "i",
                Index("", n - 2),
                Index("", 0),
                (scan(I), g.call("dbl", ACC, ACC), g.call("add", ACC, ACC, Q)),
            )
        ]
        if n > 1
        else []
    )
    more = (Register(point.name, f"{g.stem}.point") for point in points[1:])
    registers = (
        *_registers(g, 1 << (size - 1), Register("twice", f"{g.stem}.point")),
        *more,
        Register("S", f"{g.stem}.point", kept),
    )
    return Walk(
        name,
        (Point("P", g.step("point"), "r", secret), Scalar("k", by.r - 1, secret, low=1)),
        registers,
        tuple(body),
        ACC,
        (("k", "P"),),
    )


def images_wnaf(
    g: Names,
    by: Decomposition,
    own: tuple[Wnaf, ...],
    order: str,
    cached: bool,
    fixed: tuple[Wnaf, ...] = (),
    name: str = "mul_vartime",
    chain: tuple[tuple[int, int], ...] = (),
) -> Walk:
    """[k]P in variable time with an endomorphism, or ("fixed") [a]G + [b]P: wNAFs of all parts, one
    chain of doublings; for complete additions. Odd multiples of G and of its images are the rows of
    one table of constants. With a `chain` of maps, each image by the place of its source and the
    map, every image of P has a table by additions."""
    entries, mixed, parts = len(own[0].magnitudes()), Ref("m"), range(len(own))
    k, a = ("b", "a") if fixed else ("k", "")
    ks, ds, ts = (
        tuple(f"{letter}{i or '' if letter == 'T' else i}" for i in parts)
        for letter in (k, "e" if fixed else "d", "T")
    )
    heads = (Decompose(ks, k, by), *(Recode(d, part, each) for d, part, each in zip(ds, ks, own)))
    turn = tuple(
        When(
            _digit(d, I), (Lookup(Q, Ref(t), _digit(d, I), scan=False), g.call("add", ACC, ACC, Q))
        )
        for d, t in zip(ds, ts)
    )
    inputs = (Point("P", g.step("point"), order, secret=False), Scalar(k, by.r - 1, secret=False))
    registers = _registers(
        g, entries, Register("twice", f"{g.stem}.point"), *_images(g, entries, ts, cached)
    )
    meaning, tops = ((k, "P"),), ds
    if fixed:
        entry_form = f"{g.stem}.{g.entry}"
        as_, gs = tuple(f"a{i}" for i in parts), tuple(f"d{i}" for i in parts)
        heads += (
            Decompose(as_, a, by),
            *(Recode(d, part, each) for d, part, each in zip(gs, as_, fixed)),
        )
        turn += tuple(
            When(
                _digit(d, I),
                (
                    Lookup(mixed, entry("C", i), _digit(d, I), scan=False),
                    g.call(g.mixed, ACC, ACC, mixed),
                ),
            )
            for i, d in enumerate(gs)
        )
        rows = tuple(
            tuple(odd_factor(l, by.r) * m for m in fixed[0].magnitudes())
            for l in by.lattice.eigenvalues
        )
        inputs = (
            Fixed("C", entry_form, "G", rows),
            inputs[0],
            Scalar(a, by.r - 1, secret=False),
            inputs[1],
        )
        registers, meaning, tops = (
            (*registers, Register("m", entry_form)),
            ((a, "G"), *meaning),
            (*gs, *ds),
        )
    tables = table_images(g, Ref("P"), entries, ts, table_odd, cached) if not chain else ()
    if chain:
        points = (Ref("P"), *(Ref(f"I{i}") for i in range(1, len(own))))
        tables = (
            *(
                g.call(endo_role(m), points[i + 1], points[source])
                for i, (source, m) in enumerate(chain)
            ),
            *(step for point, t in zip(points, ts) for step in table_odd(g, point, entries, (t,))),
        )
        registers = (
            *(r for r in registers if r.name != "image"),
            *(Register(point.name, f"{g.stem}.point") for point in points[1:]),
        )
    body = (
        *heads,
        *tables,
        g.call("neutral", ACC),
        For("i", Index("", 0), Index("", 0), (g.call("dbl", ACC, ACC), *turn), top=tops),
    )
    return Walk(name, inputs, registers, body, ACC, meaning)


def wnaf(g: Names, recoding: Wnaf, order: str, co_z: bool, name: str = "mul_vartime") -> Walk:
    """[k]P for k > 0 in variable time: doublings, merged where they follow one another, and an
    addition at each nonzero digit.
    """
    entries, table = len(recoding.magnitudes()), table_co_z if co_z else table_odd
    nonzero = (Lookup(Q, T, _digit("d", I), scan=False), g.call("dbladd", ACC, ACC, Q))
    loop = For(
        "i",
        Index("", -1),
        Index("", 0),
        (When(_digit("d", I), nonzero, (g.call(g.single, ACC, ACC, later=True),)),),
        top=("d",),
    )
    body = (
        Recode("d", "k", recoding),
        *table(g, Ref("P"), entries),
        Lookup(Q, T, _digit("d", None), scan=False),
        g.call("from_cached", ACC, Q),
        loop,
    )
    inputs = (
        Point("P", g.step("point"), order, secret=False),
        Scalar("k", recoding.high, secret=False, low=1),
    )
    return Walk(
        name,
        inputs,
        _registers(g, entries, Register("twice", f"{g.stem}.point")),
        body,
        ACC,
        (("k", "P"),),
    )


def comb(g: Names, recoding: Comb, alone: bool, name: str = "mul_base") -> Walk:
    """[k]G in constant time from a table of constants: a doubling for each column, an addition for
    each block of it; the first one is to O, unless an entry `alone` becomes a point.
    """
    table, last = (
        Fixed(
            "C",
            f"{g.stem}.{g.entry}",
            "G",
            tuple(recoding.magnitudes(b) for b in range(recoding.blocks)),
        ),
        Index("", recoding.blocks - 1),
    )

    def added(place: Index, first: int) -> For:
        return For(
            "b",
            Index("", first),
            last,
            (Lookup(Q, Ref("C"), Digit("d", place, Index("b"))), g.call(g.mixed, ACC, ACC, Q)),
            down=False,
        )

    top = Index("", recoding.count - 1)
    start = (
        (Lookup(Q, Ref("C"), Digit("d", top, Index("", 0))), g.call("from_flat", ACC, Q))
        if alone
        else (g.call("neutral", ACC),)
    )
    rest = (
        (
            For(
                "i",
                Index("", recoding.count - 2),
                Index("", 0),
                (g.call("dbl", ACC, ACC), added(I, 0)),
            ),
        )
        if recoding.count > 1
        else ()
    )
    body = (
        Recode("d", "k", recoding, "e"),
        *start,
        *((added(top, int(alone)),) if recoding.blocks > alone else ()),
        *rest,
        Negate(ACC, "e"),
    )
    registers = (Register("acc", f"{g.stem}.point"), Register("q", f"{g.stem}.{g.entry}"))
    return Walk(name, (table, Scalar("k", recoding.high)), registers, body, ACC, (("k", "G"),))


def comb_of_columns(g: Names, c: Names | None, recoding: Comb, name: str = "mul_base") -> Walk:
    """The same in a system that is not complete, the blocks of a column from the highest on. Until
    the last one is added no sum is, up to sign, a multiple of the order beyond an entry: the powers
    of two that both are made of are all different, and but for the lowest block's the sums are
    even. The last entry is added in the complete system `c`; without one, of scalars above 0, in
    the same, where the order has no scalar for which that would be a doubling."""
    table, top, lowest, block = (
        Fixed(
            "C",
            f"{g.stem}.{g.entry}",
            "G",
            tuple(recoding.magnitudes(b) for b in range(recoding.blocks)),
        ),
        recoding.count - 1,
        Index("", 0),
        Index("b"),
    )
    whole, last = Ref("R"), Index("", recoding.blocks - 1)

    def read(place: Index, at: Index) -> Lookup:
        return Lookup(Q, Ref("C"), Digit("d", place, at))

    def added(place: Index, first: int, to: int) -> Body:
        return (
            (
                For(
                    "b",
                    Index("", first),
                    Index("", to),
                    (read(place, block), g.call(g.mixed, ACC, ACC, Q)),
                ),
            )
            if first >= to
            else ()
        )

    column = (*g.run(1), *added(I, recoding.blocks - 1, 0))
    turns = (For("i", Index("", top - 1), Index("", 1), column),) if top > 1 else ()
    rest = (
        (
            *added(Index("", top), recoding.blocks - 2, 0),
            *turns,
            *g.run(1),
            *added(lowest, recoding.blocks - 1, 1),
        )
        if top
        else added(lowest, recoding.blocks - 2, 1)
    )
    end = (
        (
            Call((whole,), f"{g.stem}.to_{c.stem}", (ACC,)),
            read(lowest, lowest),
            c.call(c.mixed, whole, whole, Q),
        )
        if c
        else (read(lowest, lowest), g.call(g.mixed, ACC, ACC, Q))
    )
    result = whole if c else ACC
    body = (
        Recode("d", "k", recoding, "e"),
        read(Index("", top), last),
        g.call("from_flat", ACC, Q),
        *rest,
        *end,
        Negate(result, "e"),
    )
    registers = (
        Register("acc", f"{g.stem}.point"),
        *((Register("R", f"{c.stem}.point"),) if c else ()),
        Register("q", f"{g.stem}.{g.entry}"),
    )
    return Walk(
        name,
        (table, Scalar("k", recoding.high, low=recoding.low)),
        registers,
        body,
        result,
        (("k", "G"),),
    )


def ladder(
    g: Names, recoding: Bits, name: str = "mul_x", secret: bool = True, given: str = "affine"
) -> Walk:
    """+-[k]P by the Montgomery ladder, for every P, which is `given` in the form that steps read
    differences in; public bits of the scalars cost what they must only, and of scalars that are not
    `secret` no more bits are walked than they have."""
    first, second, u = Ref("R0"), Ref("R1"), Ref("P")
    n, tail, read = recoding.count, recoding.tail, f"from_{given.rpartition('.')[2]}"
    if recoding.top:
        start = (g.call(read, first, u), g.call("dbl", second, first))
    else:
        start = (g.call("neutral", first), g.call(read, second, u))
    step = Exchange((first, second), g.step("step"), (first, second, u), "f", _digit("d", I))
    loop = (
        For("i", Index("", n - 1), Index("", tail), (step,))
        if secret
        else For("i", Index("", 0), Index("", tail), (step,), top=("d",))
    )
    doublings = (
        (For("i", Index("", tail - 1), Index("", 0), (g.call("dbl", first, first),)),)
        if tail
        else ()
    )
    scalar = Scalar("k", recoding.high, secret, low=recoding.low, multiple_of=1 << tail)
    registers = (Register("R0", f"{g.stem}.point"), Register("R1", f"{g.stem}.point"))
    body = (Recode("d", "k", recoding), *start, loop, Swap(first, second, "f"), *doublings)
    return Walk(
        name, (Point("P", given, "any", secret), scalar), registers, body, first, (("k", "P"),)
    )


def multiple(g: Names, m: int, name: str, order: str = "any") -> Walk:
    """[m]P for a fixed m > 1, by sums of P_point from the top bit."""
    point, body = Ref("P"), []
    for at, bit in enumerate(format(m, "b")[1:]):
        body.append(g.call("twice", ACC, ACC if at else point))
        body += [g.call("sum", ACC, ACC, point)] if bit == "1" else []
    return Walk(
        name,
        (Point("P", g.step("point"), order),),
        (Register("acc", g.step("point")),),
        tuple(body),
        ACC,
        ((str(m), "P"),),
    )


def double(g: Names, recoding: SignedWindow, order: str, doubled: bool, name: str = "mul2") -> Walk:
    """[a]P + [b]Q in constant time, one chain of doublings for both; for complete additions."""
    n, entries, table = (
        recoding.count,
        len(recoding.magnitudes()),
        table_doubled if doubled else table_all,
    )

    def add(digits: str, which: str, place: Index | int) -> Body:
        return Lookup(Q, Ref(which), _digit(digits, place)), g.call("add", ACC, ACC, Q)

    first = (
        Lookup(Q, Ref("T"), _digit("d", n - 1)),
        g.call("add", ACC, ACC, Q),
        *add("e", "U", n - 1),
    )
    loop = For(
        "i",
        Index("", n - 2),
        Index("", 0),
        (*g.run(recoding.width - 1), g.call("dbl", ACC, ACC), *add("d", "T", I), *add("e", "U", I)),
    )
    body = (
        Recode("d", "a", recoding),
        Recode("e", "b", recoding),
        *table(g, Ref("P"), entries, ("T",)),
        *table(g, Ref("Q"), entries, ("U",)),
        g.call("neutral", ACC),
        *first,
        loop,
    )
    inputs = (
        *(Point(p, g.step("point"), order) for p in "PQ"),
        *(Scalar(k, recoding.high) for k in "ab"),
    )
    registers = tuple(
        r
        for r in _registers(g, entries, Register("U", f"{g.stem}.cached", entries))
        if r.name != "sum" or not doubled
    )
    return Walk(name, inputs, registers, body, ACC, (("a", "P"), ("b", "Q")))


def double_base(
    g: Names, fixed: Wnaf, own: Wnaf, order: str, name: str = "mul2_base_vartime"
) -> Walk:
    """[a]G + [b]P in variable time, the wNAFs of both scalars interleaved; odd multiples of G are
    constants.
    """
    constants = Fixed("C", f"{g.stem}.{g.entry}", "G", (fixed.magnitudes(),))
    mixed, entries = Ref("m"), len(own.magnitudes())
    add = (Lookup(Q, T, _digit("e", I), scan=False), g.call("add", ACC, ACC, Q))
    first = (
        Lookup(mixed, Ref("C"), _digit("d", I), scan=False),
        g.call("dbl", ACC, ACC),
        g.call(g.mixed, ACC, ACC, mixed),
        When(_digit("e", I), add),
    )
    other = When(
        _digit("e", I),
        (add[0], g.call("dbladd", ACC, ACC, Q)),
        (g.call(g.single, ACC, ACC, later=True),),
    )
    turn = (When(_digit("d", I), first, (other,)),)
    body = (
        Recode("d", "a", fixed),
        Recode("e", "b", own),
        *table_odd(g, Ref("P"), entries),
        g.call("neutral", ACC),
        For("i", Index("", 0), Index("", 0), turn, top=("d", "e")),
    )
    inputs = (
        constants,
        Point("P", g.step("point"), order, secret=False),
        Scalar("a", fixed.high, secret=False),
        Scalar("b", own.high, secret=False),
    )
    more = (Register("twice", f"{g.stem}.point"), Register("m", f"{g.stem}.{g.entry}"))
    return Walk(name, inputs, _registers(g, entries, *more), body, ACC, (("a", "G"), ("b", "P")))


def straus(g: Names, recoding: Wnaf, order: str, name: str = "msm_straus") -> Walk:
    """Sum of [k]P over a list, in variable time: a table of odd multiples and a wNAF for each, one
    chain of doublings.
    """
    entries, table = len(recoding.magnitudes()), Ref("T", None, "p")
    build = For(
        "p", Index(), Index(), table_odd(g, Ref("P", None, "p"), entries, of="p"), over=True
    )
    digit = _digit("d", I, "p")
    turn = For(
        "p",
        Index(),
        Index(),
        (When(digit, (Lookup(Q, table, digit, scan=False), g.call("add", ACC, ACC, Q))),),
        over=True,
    )
    body = (
        Recode("d", "k", recoding),
        build,
        g.call("neutral", ACC),
        For("i", Index("", 0), Index("", 0), (g.call("dbl", ACC, ACC), turn), top=("d",)),
    )
    inputs = (
        Point("P", g.step("point"), order, False, True),
        Scalar("k", recoding.high, False, True),
    )
    registers = (
        *_registers(g, 0, Register("twice", f"{g.stem}.point")),
        Register("T", f"{g.stem}.cached", entries, True),
    )
    return Walk(name, inputs, registers, body, ACC, (("k", "P"),))


def pippenger(g: Names, recoding: SignedWindow, order: str, name: str = "msm_buckets") -> Walk:
    """Sum of [k]P over a list, in variable time: at each place, points go into the bucket of their
    digit's magnitude, and the buckets are summed with their magnitudes as factors by two running
    sums (Bernstein, Doumen, Lange, Oosterwijk, Indocrypt 2012)."""
    half, bucket, run = 1 << (recoding.width - 1), Ref("B", Index("j")), Ref("run")
    cached = Ref("c", None, "p")
    prepare = For(
        "p", Index(), Index(), (g.call("to_cached", cached, Ref("P", None, "p")),), over=True
    )
    turn = (
        *g.run(recoding.width - 1),
        g.call("dbl", ACC, ACC),
        For("j", Index("", 1), Index("", half), (g.call("neutral", bucket),), down=False),
        For(
            "p",
            Index(),
            Index(),
            (Scatter("B", g.step("add"), cached, _digit("d", I, "p")),),
            over=True,
        ),
        g.call("neutral", run),
        For(
            "j",
            Index("", half),
            Index("", 1),
            (
                g.call("to_cached", Q, bucket),
                g.call("add", run, run, Q),
                g.call("to_cached", Q, run),
                g.call("add", ACC, ACC, Q),
            ),
        ),
    )
    body = (
        Recode("d", "k", recoding),
        prepare,
        g.call("neutral", ACC),
        For("i", Index("", recoding.count - 1), Index("", 0), turn),
    )
    inputs = (
        Point("P", g.step("point"), order, False, True),
        Scalar("k", recoding.high, False, True),
    )
    used = (r for r in _registers(g, 0) if r.name != "sum")
    registers = (
        *used,
        Register("run", f"{g.stem}.point"),
        Register("B", f"{g.stem}.point", half + 1),
        Register("c", f"{g.stem}.cached", 0, True),
    )
    return Walk(name, inputs, registers, body, ACC, (("k", "P"),))


def with_sums(walk: Walk, stem: str) -> Walk:
    """The walk, of public points, with the sums of P_point in place of a system's additions, and
    points in place of cached entries.
    """
    steps = {
        f"{stem}.{role}": f"{stem}.{own}"
        for role, own in (
            ("add", "sum_vartime"),
            ("dbl", "twice_vartime"),
            ("1dbl", "twice_vartime"),
            ("madd", "madd_vartime"),
            ("to_cached", "copy"),
        )
    }

    def changed(body: Body) -> Body:
        found = []
        for s in body:
            for name in ("body", "otherwise"):
                s = replace(s, **{name: changed(getattr(s, name))}) if getattr(s, name, ()) else s
            if getattr(s, "step", "") == f"{stem}.dbladd":
                found += [
                    Call(s.outs, steps[f"{stem}.dbl"], s.args[:1]),
                    Call(s.outs, steps[f"{stem}.add"], (*s.outs, s.args[1])),
                ]
            elif isinstance(s, Call):
                found.append(replace(s, step=steps.get(s.step, s.step), later=False))
            else:
                found.append(
                    replace(s, step=steps.get(s.step, s.step)) if hasattr(s, "step") else s
                )
        return tuple(found)

    registers = tuple(
        replace(r, form=f"{stem}.point") if r.form == f"{stem}.cached" else r
        for r in walk.registers
    )
    return replace(walk, registers=registers, body=changed(walk.body))
