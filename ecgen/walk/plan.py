"""A curve and its groups -> the walk of each function: the cheapest that is proven. What was dearer
or refused is kept, with the reason.

Candidates follow from the roles of the groups and from proofs, never from the name of a system or a
curve: complete additions with a table that has O in it, or odd digits, which need no complete
addition, where the proof excludes every exception. One file, longer than others: the strategies
stand beside each other because they compete.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import product
from math import inf
from typing import Any

from ecgen.errors import CurveError, EcgenError
from ecgen.group.model import Group
from ecgen.group.scaled import scale_of
from ecgen.kind.facts import KINDS
from ecgen.walk import make
from ecgen.walk.cost import cost_of
from ecgen.walk.ir import Call, Fixed, Walk, recodes, statements
from ecgen.walk.make import Names
from ecgen.walk.of_groups import RUNS, GroupSteps, endo_role, shared_by, way_to
from ecgen.walk.proof.prove import prove
from ecgen.walk.proof.record import Proof
from ecgen.walk.scalars.decompose import Decomposition, decomposition
from ecgen.walk.scalars.endomorphism import Endomorphism
from ecgen.walk.scalars.lattice import Lattice, serves
from ecgen.walk.scalars.recodings import Bits, Column, Comb, Odd, OddWindow, SignedWindow, Wnaf
from ecgen.walk.scalars.subgroup import Membership
from ecgen.walk.steps import SUBGROUP, Name, Order, Step, fits, known
from ecgen.walk.weights import PREFERRED, WINDOWS, CostWeights, choose_comb, choose_window

BY_MAP = "by the endomorphism"  # in the kinds of walks that use one
IMAGES = f"wNAFs of parts {BY_MAP}"
FIXED = 8  # the width of the base point's wNAF if no wider one earns its table
EARNED = 0.008  # the part of the cost that a table of constants of twice the size has to save
# bytes of such a table at most: it is read at random places, and is to stay in the cache nearest
# to the core
FIRST_LEVEL = 32 << 10


@dataclass(frozen=True)
class Planned:
    """A walk with its proof. `kind` names the strategy; `costs` are those of other windows, by
    width; `others` strategies that were not taken, with the reason."""

    kind: str
    walk: Walk
    proof: Proof
    cost: float
    width: int
    why: str
    costs: tuple[tuple[int, float], ...] = ()
    others: tuple[tuple[str, str], ...] = ()


# secp256k1 on a Zen 3: odd digits of parts 58.8k TSC cycles, wNAFs of parts 54.9k, the model 1944
# and 1949 multiplications
EXCESS_OF_ODD = 1.08


@dataclass(frozen=True)
class Strategy:
    """Walks by width, or of the one `width` that they have; `excess` is how much longer they take,
    measured beside the others in question, than the model says.
    """

    kind: str
    build: Callable[[int], Walk]
    excess: float = 1.0
    width: int | None = None


@dataclass(frozen=True)
class Room:
    """What plans are made of: a curve (anything with form, r, cofactor and name) and its steps;
    `complete` asks for complete formulas where there are any, `system` for a group, by its stem,
    for the multiplication in constant time; scalars of that with odd digits and without a complete
    group are `least` or more. `marked`: a sum that fails leaves a mark in the result, so that
    points of small order need not be told apart."""

    curve: Any
    steps: GroupSteps
    weights: CostWeights
    complete: bool = False
    system: str = ""
    least: int = 0
    marked: bool = False

    @property
    def order(self) -> Order:
        return Order(self.curve.r, self.curve.cofactor)

    @property
    def points(self) -> str:
        """The order of the points for which results are promised on curves of this form, where a
        proof reaches them.
        """
        return "r" if self.curve.cofactor == 1 or self.widest == SUBGROUP else "multiple of r"

    @property
    def widest(self) -> str:
        """The order of all points that multiplications may be given."""
        return SUBGROUP if self.curve.checks_subgroup else "any"

    def step(self, g: Group, role: str) -> Step | None:
        return self.steps.step(Name(g.stem, role))

    def is_right(self, g: Group, role: str) -> bool:
        """Whether the group has the step, complete for some points."""
        step = self.step(g, role)
        return step is not None and bool(step.complete_on)

    def converts(self, g: Group, c: Group) -> bool:
        """Whether points of g become such of another group c, by a step."""
        return c is not g and not c.differential and self.step(g, way_to(c.stem)) is not None

    def cost(self, walk: Walk) -> float:
        return cost_of(walk, self.steps, self.weights)

    def prove(self, walk: Walk) -> Proof:
        return prove(walk, self.steps, self.order)


def names_of(group: Group, steps: GroupSteps) -> Names:
    """The steps of a group; constants are stored as its mixed addition reads them."""
    mixed = steps.step(Name(group.stem, "madd"))
    entry = mixed.arguments[1].own if mixed else "cached"
    return Names(group.stem, RUNS, 1, "madd" if mixed else "add", entry)


def signed_count(w: int, high: int, low: int = 0) -> int:
    """The fewest digits for which the recoding is exact."""
    count = max(1, high.bit_length() // w)
    while not all(claim.holds for claim in SignedWindow(w, count, high, low).claims()):
        count += 1
    return count


def odd_count(w: int, most: int) -> int:
    return -(-most.bit_length() // w)


def _adds(g: Group) -> bool:
    return bool(g.role("readd") or g.role("add"))


def _is_whole(g: Group) -> bool:
    """Whether entries of tables are points."""
    return g.form("cached").coordinates == g.form("point").coordinates


def strategies(room: Room) -> tuple[Strategy, ...]:
    """The ways to multiply in constant time, in every group that has what they need."""
    found = []
    for g in room.steps.groups:
        if (
            g.differential
            or g.role("dbladd") is None
            or not _adds(g)
            or room.system not in ("", g.stem)
        ):
            continue
        if g.form("cached").neutral is not None:
            found.append(_signed_window(room, g))
            if room.is_right(g, "dbladd"):
                found += _with_endomorphism(room, g)
                continue  # odd digits of the scalar itself are for what is not complete
        if room.points == "r":
            found += [_odd_window(room, g, last) for last in ("", "twice")]
            found += _signs(room, g)
        elif room.marked:
            found.append(_odd_window(room, g, "", g))
        for c in room.steps.groups:
            if room.converts(g, c) and _adds(c):
                found += [_odd_window(room, g, last, c) for last in ("", "there", "twice")]
                found += _with_endomorphism(room, g, c)
    return tuple(found)


def _signed_window(room: Room, g: Group) -> Strategy:
    names, high, whole = names_of(g, room.steps), room.curve.r - 1, _is_whole(g)
    return Strategy(
        f"{g.stem}, signed window",
        lambda w: make.signed_window(
            names, SignedWindow(w, signed_count(w, high), high), room.points, whole
        ),
    )


def _odd_window(room: Room, g: Group, last: str, c: Group | None = None) -> Strategy:
    """Odd digits of k or r - k; or, with a group c, of k or k - 1, corrected in c, be it g."""
    names, co_z, r = names_of(g, room.steps), bool(shared_by(g)), room.curve.r
    there = names_of(c, room.steps) if c else None
    said = {"": "", "there": "last digit and ", "twice": "last digit by two additions"}[last]
    if c is None:
        kind = f"odd digits{f', {said}' if said else ''}"
    elif c is g:
        kind = "odd digits of k or k - 1"
    else:
        kind = f"odd digits, {said}{', ' if last == 'twice' else ''}correction in {c.stem}"
    least = room.least if c in (None, g) else 0

    def build(w: int) -> Walk:
        order, most = (r, r) if c is None else (0, r - 1)
        recoding = OddWindow(w, odd_count(w, most), r - 1, order, least)
        return make.odd_window(names, recoding, room.points, there, co_z, last)

    return Strategy(f"{g.stem}, {kind}", build)


def _with_endomorphism(room: Room, g: Group, c: Group | None = None) -> list[Strategy]:
    """Signed digits of the parts of the scalar in a complete group; in another odd digits, finished
    in the complete group c, where all points have order r.
    """
    if (lattice := _lattice_for(room, g, c)) is None:
        return []
    found = [] if c else _columns(room, g, lattice)
    if len(_endomorphism(room).maps) > 1:
        return found
    if c:
        return _odd_parts(room, g, c, lattice)
    by, names = decomposition(lattice, "least"), names_of(g, room.steps)
    cached, whole = room.step(g, "endo_cached") is not None, _is_whole(g)
    high = max(max(part.high, -part.low) for part in by.parts)

    def signed(w: int) -> Walk:
        count = signed_count(w, high, -high)
        digits = tuple(SignedWindow(w, count, own.high, own.low) for own in by.parts)
        of = make.Product(names, order=room.points)
        return make.images_window(of, make.Parts(by, digits), whole, cached)

    return [*found, Strategy(f"{g.stem}, signed digits of {len(by.parts)} parts {BY_MAP}", signed)]


def _endomorphism(room: Room) -> Endomorphism:
    """That of the curve, where a lattice serves or a group has its step."""
    own = room.steps.endomorphism
    assert own is not None
    return own


def _maps_points(room: Room, g: Group) -> bool:
    """Whether the group has the step of every map of the chain."""
    return all(room.step(g, endo_role(m)) is not None for _, m in _endomorphism(room).chain)


def _lattice_for(room: Room, g: Group, c: Group | None = None) -> Lattice | None:
    """The lattice by which the group, finished in the complete group c, multiplies with its
    endomorphism; None if it does not.
    """
    if (
        room.step(g, "endo") is None
        or not is_complete(room, c or g)
        or (lattice := lattice_for(room)) is None
        or (c and lattice.index > 1)
    ):
        return None
    return lattice


def _odd_parts(
    room: Room, g: Group, c: Group, lattice: Lattice, name: str = "mul", secret: bool = True
) -> list[Strategy]:
    """Odd digits of the parts of the scalar, from tables of cached points or of points of one
    scaling.
    """
    by, names, there = decomposition(lattice, "odd"), *(names_of(x, room.steps) for x in (g, c))
    cached, co_z = room.step(g, "endo_cached") is not None, bool(shared_by(g))
    high = tuple(max(part.high, -part.low) for part in by.parts)

    def built(flat: bool, said: str) -> Strategy:
        def odd(w: int) -> Walk:
            digits = tuple(Odd(w, odd_count(w, max(high)), own) for own in high)
            of, own = make.Product(names, name, "r", secret), make.Entries(co_z, cached, flat)
            return make.images_odd(of, make.Parts(by, digits), there, own)

        kind = f"odd digits of {len(high)} parts {BY_MAP}, {said}finished in {c.stem}"
        return Strategy(f"{g.stem}, {kind}", odd)

    flat = [room.step(g, role) for role in ("mcoz_add", "dbl", "madd", "mdbladd", "endo_affine")]
    found = [built(False, "")]
    if shared_by(g) and all(step and step.scaling for step in flat):
        found.append(built(True, "tables of one scaling, "))
    return found


def _columns(
    room: Room, g: Group, lattice: Lattice, name: str = "mul", secret: bool = True
) -> list[Strategy]:
    """Signed columns of all parts of the scalar, which have no width."""
    own = _endomorphism(room)
    if not _maps_points(room, g):
        return []
    turned = (lattice.turned((1, *signs)) for signs in product((1, -1), repeat=len(own.chain)))
    by = min(
        (decomposition(each, "aligned") for each in turned),
        key=lambda by: (
            _columns_of(by),
            sum(a != b for a, b in zip(by.lattice.eigenvalues, lattice.eigenvalues)),
        ),
    )
    count, reaches = _columns_of(by), tuple(max(-low, high + 1) for low, high in by.signed[1:])
    columns = tuple(
        Column(count, part.high, part.low, reach) for part, reach in zip(by.parts[1:], reaches)
    )
    first = OddWindow(1, count, by.parts[0].high, 0, by.parts[0].low)
    chain = tuple(
        (source, m, a != b)
        for (source, m), a, b in zip(own.chain, by.lattice.eigenvalues[1:], lattice.eigenvalues[1:])
    )
    of = make.Product(names_of(g, room.steps), name, room.points, secret)
    walk = make.images_columns(of, make.Parts(by, (first, *columns)), chain)
    return [
        Strategy(
            f"{g.stem}, signed columns of {len(reaches) + 1} parts {BY_MAP}",
            lambda w: walk,
            width=1,
        )
    ]


def _signs(room: Room, g: Group, name: str = "mul", secret: bool = True) -> list[Strategy]:
    """Signs of all parts of the scalar, where these are four or more: with two, windows take fewer
    additions.
    """
    own = room.steps.endomorphism
    if (
        own is None
        or (size := len(own.lattice.eigenvalues)) < 4
        or size & (size - 1)
        or not _maps_points(room, g)
    ):
        return []
    found = []
    for lattice in own.lattice.variants():
        by = decomposition(lattice, "odd")
        high = tuple(max(part.high, -part.low) for part in by.parts)
        recodings = tuple(Odd(1, odd_count(1, max(high)), each) for each in high)
        found.append(
            (_ends_in_a_double(by, recodings), recodings[0].count, max(high), by, recodings)
        )
    *_, by, recodings = min(found, key=lambda row: row[:3])
    of = make.Product(names_of(g, room.steps), name, "r", secret)
    walk = make.images_signs(of, make.Parts(by, recodings), own.chain, own.doubling)
    return [Strategy(f"{g.stem}, signs of {size} odd parts {BY_MAP}", lambda w: walk, width=1)]


def _ends_in_a_double(by: Decomposition, recodings: tuple[Odd, ...]) -> bool:
    """Whether for some scalar the sum before the last one is the last entry: [k]P is twice that
    then. Chance decides that for each basis, so one of several is taken.
    """
    doubles = (
        (digits, by.apply(by.lattice.value(tuple(2 * d for d in digits))))
        for digits in product((1, -1), repeat=len(recodings))
    )
    return any(
        all(recoding.apply(k)[0][0] == [d] for recoding, k, d in zip(recodings, parts, digits))
        for digits, parts in doubles
    )


def _columns_of(by: Decomposition) -> int:
    """How many columns aligned parts have; the first one may be made odd by taking 1 off, which
    adds 1 to what the others are computed from.
    """
    (low, high), *others = by.signed
    return max(max(1 - low, high).bit_length(), *(max(-a, b + 1).bit_length() for a, b in others))


def vartime_strategies(room: Room) -> tuple[Strategy, ...]:
    found = []
    for g in room.steps.groups:
        if g.differential or g.role("dbladd") is None or not _adds(g):
            continue
        found.append(_wnaf(room, g))
        if build := _wnaf_with_endomorphism(room, g):
            found.append(Strategy(f"{g.stem}, {IMAGES}", build))
            if lattice := _lattice_for(room, g):
                found += _columns(room, g, lattice, "mul_vartime", False)
        found += _odd_vartime(room, g)
        if room.points == "r" and not room.is_right(g, "dbladd"):
            found += _signs(room, g, "mul_vartime", False)
    return tuple(found)


def _wnaf(room: Room, g: Group) -> Strategy:
    names, co_z, high = names_of(g, room.steps), bool(shared_by(g)), room.curve.r - 1
    return Strategy(
        f"{g.stem}, wNAF",
        lambda w: make.wnaf(
            names,
            Wnaf((1 << (max(w, 2) - 1)) - 1, room.curve.r.bit_length() + 1, high),
            room.points,
            co_z,
        ),
    )


def _odd_vartime(room: Room, g: Group) -> list[Strategy]:
    """What is done in constant time where the group is not complete, which wNAFs need, and
    doublings there are cheaper than in the complete one.
    """
    own = room.steps.endomorphism
    if room.is_right(g, "dbladd") or own is None or len(own.maps) > 1:
        return []
    return [
        replace(way, excess=EXCESS_OF_ODD)
        for c in room.steps.groups
        if room.converts(g, c) and (lattice := _lattice_for(room, g, c)) is not None
        for way in _odd_parts(room, g, c, lattice, "mul_vartime", False)
    ]


def _wnaf_with_endomorphism(
    room: Room, g: Group, fixed: bool = False, name: str = "mul_vartime"
) -> Callable[..., Walk] | None:
    """The walk of wNAFs of parts by their width, where the group is complete; `fixed` as in
    make.py, then also by the width for the base point."""
    names = names_of(g, room.steps)
    if (
        room.step(g, "endo") is None
        or not is_complete(room, g)
        or (lattice := lattice_for(room)) is None
        or not _maps_points(room, g)
    ):
        return None
    by, maps = decomposition(lattice, "natural"), _endomorphism(room)
    high, cached = max(part.high for part in by.parts), room.step(g, "endo_cached") is not None

    def build(w: int, base: int = 0) -> Walk:
        digits = tuple(naf(max(w, 2), high) for _ in by.parts)
        own = make.Parts(by, digits, *(("b", "e") if fixed else ("k", "d")))
        constants = tuple(naf(base, high) for _ in by.parts) if fixed else ()
        chain = maps.chain if len(maps.maps) > 1 else ()
        of = make.Product(names, name, room.points, secret=False)
        return make.images_wnaf(of, own, cached, constants, chain)

    return build


def lattice_for(room: Room) -> Lattice | None:
    """The lattice by which scalars of points of every order may be decomposed, None if there is
    none: a formula that is not complete has no result where it fails, and outside of these cases
    the result has to be right."""
    own = room.steps.endomorphism
    lattices = (own.lattice, own.every) if own else ()
    return next((each for each in lattices if each and serves(each, room.order, room.widest)), None)


def plan(room: Room, ways: tuple[Strategy, ...], what: str, width: int | None = None) -> Planned:
    """The cheapest of the ways that is proven. CurveError, with what each lacks, if none is."""
    rows = _rows(room, ways, width)
    rows.sort(
        key=lambda row: (
            room.complete and not _is_complete(row[1].build(row[2]), room),
            row[0],
            row[1].kind,
        )
    )
    others: list[tuple[str, str]] = []
    for cost, way, w, costs in rows:
        try:
            walk, proof = proven(way.build(w), room)
        except EcgenError as error:
            others.append((way.kind, error.what))
            continue
        dearer = [
            (other.kind, f"modelled cost {c:g}")
            for c, other, _, _ in rows
            if other.kind not in {way.kind, *(kind for kind, _ in others)}
        ]
        return Planned(
            kind=way.kind,
            walk=walk,
            proof=proof,
            cost=cost,
            width=w,
            why=_why(w, None if way.width else width, dict(costs), room.weights)
            + ", of complete formulas" * room.complete,
            costs=costs,
            others=tuple(others + dearer),
        )
    reasons = "; ".join(f"{kind}: {why}" for kind, why in others) or _missing(room)
    hint = (
        "The subgroup is too small for this window, or formulas are missing; take a larger curve, a"
        " smaller window or --formulas."
    )
    raise CurveError(
        f"No {what} free of exceptional cases is known ({reasons}).",
        where=room.curve.where,
        hint=hint if others else "Add those formulas with --formulas, or take another --system.",
    )


def least_cost(room: Room, ways: tuple[Strategy, ...], width: int | None = None) -> float:
    """The modelled cost of the cheapest of the ways, be it proven or not; infinite if there is
    none.
    """
    return min((row[0] for row in _rows(room, ways, width)), default=inf)


Row = tuple[float, Strategy, int, tuple[tuple[int, float], ...]]


def _rows(room: Room, ways: tuple[Strategy, ...], width: int | None) -> list[Row]:
    """(cost, way, window width, modelled costs by width) of every way."""
    rows = []
    for way in ways:
        asked = way.width or width
        costs = {
            w: round(way.excess * room.cost(way.build(w)), 1)
            for w in (WINDOWS if asked is None else (asked,))
        }
        w = choose_window(costs.__getitem__, asked, room.weights.margin)
        rows.append((costs[w], way, w, tuple(sorted(costs.items()))))
    return rows


def _missing(room: Room) -> str:
    """What the groups that were asked for lack, and which of their formulas were refused."""
    found = []
    for g in room.steps.groups:
        if room.system in ("", g.stem):
            have = {"dbladd": g.role("dbladd") is not None, "add": _adds(g)}
            lacks = " or ".join(name for name in have if not have[name])
            refused = "".join(f"; {r.formula} is refused: {r.why}" for r in g.refused)
            if lacks:
                found.append(f"in {g.name} no formula serves the role {lacks}{refused}")
    return "; ".join(found) or "no group has the roles"


def proven(walk: Walk, room: Room) -> tuple[Walk, Proof]:
    """The walk for the widest class of points for which it is proven: all, or those of an order
    that r divides; where additions may be complete for others, such as odd order alone, also
    those."""
    own = KINDS[room.curve.form].orders
    fall_back = (*own, "r") if own else ()
    for order in (orders := tuple(dict.fromkeys(("any", room.widest, room.points, *fall_back)))):
        wider = replace(
            walk,
            inputs=tuple(replace(i, order=order) if i in walk.points else i for i in walk.inputs),
        )
        try:
            return wider, room.prove(wider)
        except EcgenError:
            if order == orders[-1]:
                raise
    raise AssertionError("there is an order")


def _is_complete(walk: Walk, room: Room) -> bool:
    """Whether every step of the walk is complete for points of odd order."""
    return all(
        known(room.steps, s.step).complete_on for s in statements(walk.body) if isinstance(s, Call)
    )


def _why(w: int, asked: int | None, costs: dict[int, float], weights: CostWeights) -> str:
    if asked is not None:
        return "asked for"
    best = min(costs, key=lambda k: (costs[k], k))
    if w == best:
        return "the least modelled cost"
    return (
        f"width {best} is modelled less than {weights.margin:.0%} cheaper, below what the model can"
        f" tell, so the usual width {w} is kept"
    )


def plan_base(
    room: Room,
    shape: tuple[int, int] | None = None,
    has_table: Callable[[Walk], bool] = lambda walk: True,
) -> Planned:
    """The cheapest comb on the base point that is proven, in a group that is complete on points of
    odd order, or in another one but for its last addition; where sums that fail are marked, for
    scalars above 0, without a complete group, and if the walk `has_table`: entries that have the
    coordinates of its table. `shape` (teeth, blocks) is given or found."""
    whole = [g for g in room.steps.groups if _is_complete_mixed(g, room)]
    rows = [_comb(room, c, shape) for c in whole]
    for g, c in product(
        (g for g in room.steps.groups if g not in whole), [*whole, *[None] * room.marked]
    ):
        for columns in (0, 1):
            most = min((row[0] for row in rows if row[4]), default=inf)
            row = _comb_of_columns(room, g, c, shape, columns, has_table, most=most)
            rows += [row] if row else []
    if not rows:
        raise CurveError(
            "No comb serves for this curve, and no group of it is complete on points of odd order.",
            where=room.curve.where,
            hint="Add complete formulas with --formulas.",
        )
    refused: list[tuple[str, str]] = []
    for cost, kind, walk, teeth, proof in sorted(rows, key=lambda row: row[:2]):
        try:
            return Planned(
                kind=kind,
                walk=walk,
                proof=proof or room.prove(walk),
                cost=cost,
                width=teeth,
                why="the least modelled cost",
                costs=(),
                others=tuple(refused),
            )
        except EcgenError as error:
            refused.append((kind, error.what))
            failure = error
    raise failure


def _is_complete_mixed(g: Group, room: Room) -> bool:
    return (
        not g.differential
        and all(room.is_right(g, role) for role in ("dbl", names_of(g, room.steps).mixed))
        and g.form("point").neutral is not None
    )


def _shape(
    room: Room,
    g: Group,
    shape: tuple[int, int] | None,
    low: int = 0,
    serves: Callable[[Comb], bool] = lambda comb: True,
    columns: int = 0,
) -> Comb | None:
    """The comb of the given or the cheapest shape, for the additions of a group, of those that have
    a table and serve; None if none has so many `columns`, if any are asked for.
    """
    n, bits, r = names_of(g, room.steps), room.curve.r.bit_length(), room.curve.r
    dbl, add = (known(room.steps, n.step(role)).cost for role in ("dbl", n.mixed))

    def is_taken(teeth: int, blocks: int, spacing: int) -> bool:
        recoding = Comb(teeth, blocks, spacing, r, low)
        return not recoding.has_neutral and serves(recoding)

    width = len(room.steps.coordinates(n.step(n.entry)))
    found = (
        (*shape, -(-bits // (shape[0] * shape[1])))
        if shape
        else choose_comb(bits, room.weights, (width, dbl, add), is_taken, columns)
    )
    if found is None or columns not in (0, found[2]):
        return None
    teeth, blocks, spacing = found
    return Comb(teeth, blocks, spacing, r, low)


# cost, kind, walk, teeth, and the proof where the choice of the shape took one
CombRow = tuple[float, str, Walk, int, Proof | None]


def _comb(room: Room, g: Group, shape: tuple[int, int] | None) -> CombRow:
    recoding = _shape(room, g, shape)
    assert recoding is not None  # of any number of columns
    # Edwards curves' combs are made in lanes, too, where points do not begin so
    alone = _becomes_point(room, g) and bool(scale_of(g))
    walk = make.comb(names_of(g, room.steps), recoding, alone)
    return room.cost(walk), f"{g.stem}, signed comb", walk, recoding.teeth, None


def _becomes_point(room: Room, g: Group) -> bool:
    """Whether an entry of a constant table becomes a point by a coordinate that is 1."""
    n, step = names_of(g, room.steps), room.step(g, "from_flat")
    return step is not None and fits(room.steps, n.step(n.entry), step.arguments[0])


def _comb_of_columns(
    room: Room,
    g: Group,
    c: Group | None,
    shape: tuple[int, int] | None,
    columns: int,
    has_table: Callable[[Walk], bool],
    *,
    most: float,
) -> CombRow | None:
    """The same in a group that is not complete, with the last addition in the complete group `c`,
    if there is one; of so many `columns`, 0 for any number: a smaller table is preferred to one
    that costs little less among combs of one kind alone. One that costs more than `most` is not
    proven, and None."""
    n, whole = names_of(g, room.steps), names_of(c, room.steps) if c else None
    if (
        g.differential
        or n.mixed != "madd"
        or not room.step(g, "dbl")
        or not _becomes_point(room, g)
    ):
        return None
    if whole and (
        whole.mixed != "madd"
        or not room.step(g, way_to(whole.stem))
        or not fits(room.steps, n.step(n.entry), whole.step(whole.entry))
    ):
        return None

    @cache
    def walk(own: Comb) -> Walk:
        return make.comb_of_columns(n, whole, own)

    proofs: dict[Comb, Proof] = {}

    def serves(own: Comb) -> bool:
        if room.cost(walk(own)) > most:
            return True
        try:
            proofs[own] = room.prove(walk(own))
        except EcgenError:
            return False
        return has_table(walk(own))

    recoding = _shape(room, g, shape, int(c is None), serves, columns)
    if recoding is None or (cost := room.cost(walk(recoding))) > most:
        return None
    kind = f"{g.stem}, signed comb" + (f", last entry in {c.stem}" if c else "")
    return cost, kind, walk(recoding), recoding.teeth, proofs.get(recoding)


def plan_ladder(room: Room, recoding: Bits, name: str, secret: bool = True) -> Planned:
    """The ladder on x-coordinates for scalars of these bits, which begins at their highest one if
    they are not secret; CurveError if the curve's groups have none."""
    group = next((g for g in room.steps.groups if g.differential and g.role("step")), None)
    if group is None:
        raise CurveError(
            "No ladder is known for this curve.",
            where=room.curve.where,
            hint="Add a proven formula of a ladder step with --formulas.",
        )
    given = known(room.steps, Name(group.stem, "step")).arguments[2]
    walk = make.ladder(Names(group.stem), recoding, name, secret, given)
    return _only(room, f"{group.stem}, Montgomery ladder", walk, room.prove(walk))


def _only(room: Room, kind: str, walk: Walk, proof: Proof) -> Planned:
    return Planned(kind, walk, proof, room.cost(walk), 1, "the only one")


def bits_of(keep: int, always: int) -> Bits:
    """How the scalars (s & keep) | always are walked: bits that are the same for all scalars are
    public.
    """
    possible = keep | always
    top = possible.bit_length() - 1
    is_set = bool(always >> top & 1)
    return Bits(top + 1 - is_set, is_set, (possible & -possible).bit_length() - 1)


def plan_cofactor(room: Room, stem: str, name: str) -> Planned:
    """The product of a point by the cofactor, which is above 1, or by what is enough of it, in the
    coordinates of P_point.
    """
    walk, proof = proven(make.multiple(Names(stem), room.curve.clearing, name), room)
    return _only(room, f"{stem}, doublings and additions", walk, proof)


def plan_own_combs(room: Room, base: Planned, stem: str, names: tuple[str, str]) -> list[Planned]:
    """What makes the table of a comb of the shape of the base point's for another point, in the
    system `stem`, and the multiplication by it, by these names. EcgenError where that is not
    proven.
    """
    g = next(g for g in room.steps.groups if g.stem == stem)
    (fixed,) = (given for given in base.walk.inputs if isinstance(given, Fixed))
    (recoding,) = (recode.recoding for recode in recodes(base.walk).values())
    assert isinstance(recoding, Comb)  # as that of the base point is
    n = names_of(g, room.steps)
    walks = make.comb_table(n, recoding, names[0]), make.with_table(base.walk, *names[::-1])
    if not fits(room.steps, n.step(n.entry), fixed.form):
        raise EcgenError(f"entries of {fixed.form} are not made in {stem}.")
    kinds = f"{g.stem}, table of a comb", f"{base.kind}, of the caller's table"
    return [_only(room, kind, walk, room.prove(walk)) for kind, walk in zip(kinds, walks)]


def plan_membership(
    room: Room,
    groups: Iterable[Group],
    test: Membership,
    name: str,
    is_telling: Callable[[Walk], bool],
) -> Planned | None:
    """[base^times]P for P of order r, of which a test of membership in the subgroup is made: in
    one of the groups, the cheapest that is proven of the walks that say of every other point, too,
    where they failed; None if there are none.
    """
    found: dict[str, Walk] = {}
    for g in groups:
        n, given = names_of(g, room.steps), (test.base, test.times)
        found[f"{g.stem}, doublings and additions"] = make.power_by_windows(
            n, *given, test.width, name
        )
        if test.width == 1 and _adds_affine(room, g, test.times > 1):
            mixed = make.power_by_mixed(n, *given, name)
            found[f"{g.stem}, doublings and mixed additions"] = mixed
    rows = [(room.cost(walk), kind, walk) for kind, walk in found.items() if is_telling(walk)]
    failure = None
    for _, kind, walk in sorted(rows, key=lambda row: row[0]):
        try:
            return _only(room, kind, walk, room.prove(walk))
        except EcgenError as error:
            failure = error
    if failure:
        raise failure
    return None


def _adds_affine(room: Room, g: Group, scaled: bool) -> bool:
    """Whether affine points, which hold the affine coordinates themselves, become points and are
    added to some; also `scaled`.
    """
    steps = [room.step(g, role) for role in ("from_flat", "dbl", "madd")]
    affine = Name(g.stem, "affine")
    plain = room.steps.plain(affine)
    return (
        all(steps)
        and [factor for _, factor in plain] == [1, 1]
        and fits(room.steps, affine, known(room.steps, Name(g.stem, "madd")).arguments[1])
        and not (scaled and not all(step and step.scaling == "same" for step in steps))
    )


def plan_double(room: Room, g: Group, name: str, width: int | None = None) -> Planned:
    """[a]P + [b]Q in constant time, one chain of doublings for both. EcgenError where that is not
    proven.
    """
    names, high, whole = names_of(g, room.steps), room.curve.r - 1, _is_whole(g)
    return chosen(
        room,
        f"{g.stem}, signed windows, interleaved",
        lambda w: make.double(
            names, SignedWindow(w, signed_count(w, high), high), room.points, whole, name
        ),
        width,
    )


def plan_double_base(
    room: Room, g: Group, name: str, width: int | None = None, sums: bool = False
) -> Planned:
    """[a]G + [b]P in variable time: wNAFs, that of a as wide as its table earns. `sums`: the
    additions are those of P_point.
    """
    n, high = names_of(g, room.steps), room.curve.r - 1

    def build(w: int, base: int) -> Walk:
        walk = make.double_base(n, naf(base, high), naf(max(w, 2), high), room.points, name)
        return make.with_sums(walk, g.stem) if sums else walk

    with_parts = None if sums else _wnaf_with_endomorphism(room, g, True, name)
    ways = [
        (f"{g.stem}, wNAFs, interleaved", build),
        *([(f"{g.stem}, {IMAGES}, interleaved", with_parts)] if with_parts else []),
    ]
    rows = [(kind, *_cheapest_pair(room, n.step(n.entry), way, width)) for kind, way in ways]
    kind, walk, costs, w = min(rows, key=lambda row: row[2][row[3]])
    return _proven_of(room, kind, (walk, costs, w), width)


Cheapest = tuple[Walk, dict[int, float], int]  # the walk, the costs by width, its own


def _cheapest_pair(
    room: Room, entry: Name, way: Callable[[int, int], Walk], width: int | None
) -> Cheapest:
    base = _base_width(room, entry, lambda base: way(PREFERRED, base))
    return _cheapest(room, lambda w: way(w, base), width)


def _base_width(room: Room, entry: Name, build: Callable[[int], Walk]) -> int:
    """The width of the base point's wNAF: from FIXED on wider as long as the table has room and
    earns it; no entry is the neutral element.
    """
    bits: int = room.curve.r.bit_length()
    w, (table, *_) = min(FIXED, bits), build(FIXED).inputs
    rows = len(table.multiples) if isinstance(table, Fixed) else 0
    size = len(room.steps.coordinates(entry)) * room.weights.words * 8 * rows

    while (
        w < bits
        and size << w - 1 <= min(FIRST_LEVEL, room.weights.table_bytes)
        and room.cost(build(w + 1)) <= (1 - EARNED) * room.cost(build(w))
    ):
        w += 1
    return w


def is_complete(room: Room, g: Group) -> bool:
    """Whether all additions and doublings of a group are complete on points of odd order at
    least.
    """
    return (
        not g.differential
        and all(room.is_right(g, role) for role in ("dbl", "add", "madd", "dbladd", "neutral"))
        and g.form("cached").neutral is not None
    )


def naf(w: int, high: int) -> Wnaf:
    """The width-w NAF of numbers up to `high`."""
    return Wnaf((1 << (w - 1)) - 1, high.bit_length() + 1, high)


def chosen(room: Room, kind: str, build: Callable[[int], Walk], width: int | None) -> Planned:
    """The walk of the cheapest width, proven."""
    return _proven_of(room, kind, _cheapest(room, build, width), width)


def _cheapest(room: Room, build: Callable[[int], Walk], width: int | None) -> Cheapest:
    """The walk of the cheapest width, not yet proven."""
    costs = {w: room.cost(build(w)) for w in (WINDOWS if width is None else (width,))}
    w = choose_window(costs.__getitem__, width, room.weights.margin)
    return build(w), costs, w


def _proven_of(room: Room, kind: str, found: Cheapest, width: int | None) -> Planned:
    walk, costs, w = found
    walk, proof = proven(walk, room)
    why, rows = _why(w, width, costs, room.weights), tuple(sorted(costs.items()))
    return Planned(kind=kind, walk=walk, proof=proof, cost=costs[w], width=w, why=why, costs=rows)
