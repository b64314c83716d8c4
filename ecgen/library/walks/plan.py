"""The walks of a library: planned for the curve, and written in C with the library's routines and
helpers.
"""

from dataclasses import dataclass, field, replace

from ecgen.curve.model import Curve
from ecgen.errors import CurveError, EcgenError
from ecgen.group import Group
from ecgen.group.derived.convert import from_affine
from ecgen.group.derived.lost import keeps_lost
from ecgen.group.model import ALL_POINTS
from ecgen.kept import cached_apart, once
from ecgen.kind import law
from ecgen.library.c import text as ctext
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import PARTIAL, PointType, point_type
from ecgen.library.walks.naming import OfGroups, routine_of
from ecgen.program.interpret import interpret
from ecgen.walk.c.digits import digit_type
from ecgen.walk.c.names import Function
from ecgen.walk.c.statements import print_function
from ecgen.walk.ir import Call, Collect, Fixed, Walk, recodes, statements
from ecgen.walk.of_groups import SCALINGS, SUMS, GroupSteps, way_to
from ecgen.walk.plan import (
    Planned,
    Room,
    is_complete,
    plan,
    plan_base,
    plan_cofactor,
    plan_double,
    plan_double_base,
    plan_membership,
    plan_own_combs,
    strategies,
    vartime_strategies,
)
from ecgen.walk.plan_lists import plan_many
from ecgen.walk.scalars.domain import shown
from ecgen.walk.scalars.endomorphism import endomorphism_of
from ecgen.walk.scalars.recodings import Wnaf
from ecgen.walk.scalars.subgroup import Membership, membership
from ecgen.walk.steps import SUBGROUP, Name
from ecgen.walk.weights import CostWeights

VARTIME_DOUBLINGS = 4
CLEAR, DOUBLE, DOUBLE_BASE = "point_by_cofactor", "point_double", "point_double_base"
IN_SUBGROUP = "point_subgroup"
LISTS = "point_msm_straus", "point_msm_buckets"
OWN_COMB = "point_comb_table", "point_comb_times"  # what makes the caller's table, what takes it
MIXED = "madd_vartime"


@dataclass(frozen=True)
class Walks:
    """What a library's multiplications do: in constant time, in variable time, of the base point
    (None, of a Jacobian: as any other; of a curve whose base point alone is multiplied the first
    two are None); and `more` walks on P_point, by the names of their C functions."""

    mul: Planned | None
    vartime: Planned | None
    base: Planned | None
    steps: GroupSteps = field(hash=False, repr=False)
    more: tuple[tuple[str, Planned], ...] = ()
    lists: tuple[tuple[int, str], ...] = ()
    """The ways to sum up a list of points: from how many points on each is taken, ascending, and
    the name of its C function.
    """
    standard: Planned | None = None
    """The function on x-coordinates that a standard describes."""
    image: Curve | None = None
    """The curve on which the base point is multiplied, if that is another one."""
    image_steps: GroupSteps | None = field(default=None, hash=False, repr=False)
    no_base: str = ""
    """Why the base point is multiplied as any other."""
    membership: Membership | None = None
    """How points are asked whether they are in the subgroup, of curves whose libraries do."""

    @property
    def own_table(self) -> int:
        """Elements of the field in the table of a comb that the caller holds, 0 without such."""
        planned = dict(self.more).get(OWN_COMB[0])
        if planned is None:
            return 0
        name = planned.walk.result.name
        coordinates = self.steps.coordinates(planned.walk.storage(name).form)
        return planned.walk.entries(name) * len(coordinates)

    @property
    def of_image(self) -> "Walks":
        """The multiplication of the base point as the only one of its curve."""
        return Walks(None, None, self.base, self.image_steps)

    @property
    def of_any_point(self) -> tuple[Planned, ...]:
        return tuple(filter(None, (self.mul, self.vartime, self.standard)))

    @property
    def nafs(self) -> tuple[tuple[str, str], ...]:
        """Of the functions that make wNAFs: what their names end in, and the type of a digit."""
        used = {
            recode.recoding
            for planned in self.every
            for recode in recodes(planned.walk).values()
            if isinstance(recode.recoding, Wnaf)
        }
        return tuple(sorted({("" if naf.is_narrow else "_wide", digit_type(naf)) for naf in used}))

    @property
    def planned(self) -> tuple[Planned, ...]:
        return (*self.of_any_point, *((self.base,) if self.base else ()))

    @property
    def collecting(self) -> tuple[str, ...]:
        """The ways to sum up a list that collect affine points in buckets."""
        ways = {name for _, name in self.lists}
        return tuple(
            name
            for name, planned in self.more
            if name in ways and any(isinstance(s, Collect) for s in statements(planned.walk.body))
        )

    @property
    def named(self) -> dict[str, Planned]:
        """The same by the names of their C functions."""
        return {NAMES[kind]: planned for kind in NAMES if (planned := getattr(self, kind))}

    @property
    def every(self) -> tuple[Planned, ...]:
        return (*self.planned, *(planned for _, planned in self.more))

    @property
    def is_of_classes(self) -> bool:
        """Whether the group is a Jacobian."""
        return any(group.system.shape.definition for group in self.steps.groups)

    def stem(self, planned: Planned) -> str:
        """The system of the accumulator."""
        return planned.walk.register("acc").form.stem

    def result(self, planned: Planned) -> str:
        return planned.walk.register(planned.walk.result.name).form.stem

    def group(self, stem: str) -> Group:
        return self.steps.group(stem)


@dataclass(frozen=True)
class Wanted:
    """What is asked of walks in place of what costs least: the widths of windows in constant and in
    variable time, a comb's (teeth, blocks), complete sums; without `endomorphism` none is used,
    without `affine_sums` lists are summed by the system's own additions. With `own_combs` also
    combs on points of the caller's."""

    width: int | None = None
    vartime: int | None = None
    complete: bool = False
    comb: tuple[int, int] | None = None
    endomorphism: bool = True
    affine_sums: bool = True
    own_combs: bool = False


@cached_apart(64)
def plan_walks(
    curve: Curve, weights: CostWeights, wanted: Wanted = Wanted(), more: bool = True
) -> Walks:
    """The walks of a curve; without `more` those on P_point are left out. CurveError if one cannot
    be had, or if what the file states of an endomorphism is wrong."""
    return curve.kind.part("library").walks(curve, weights, wanted, more)


def steps_of(
    curve: Curve, weights: CostWeights = CostWeights(), endomorphism: bool = True
) -> GroupSteps:
    """What the walks of a curve may do: the steps of its groups. CurveError if what its file states
    of an endomorphism is wrong.
    """
    return curve.kind.part("library").steps(curve, weights, endomorphism)


def steps_of_points(curve: Curve, weights: CostWeights, endomorphism: bool) -> GroupSteps:
    """The same of curves whose libraries have points (x, y)."""
    groups = library_groups(curve)
    own = endomorphism_of(curve, groups)
    return GroupSteps(groups, weights, point_type(groups).sums, own if endomorphism else None)


def walks_of_points(curve: Curve, weights: CostWeights, wanted: Wanted, more: bool) -> Walks:
    """`plan_walks` of curves whose libraries have points (x, y)."""
    given = curve, weights, wanted, more
    return once("walks", given, lambda: _plan_walks(*given), formulas=curve.formulas)


def _plan_walks(curve: Curve, weights: CostWeights, wanted: Wanted, more: bool) -> Walks:
    forced = next(
        (
            g.stem
            for g in library_groups(curve)
            if curve.system and curve.system in (g.name, g.name.partition("/")[2])
        ),
        "",
    )
    kind = point_type(library_groups(curve))
    steps = steps_of(curve, weights, wanted.endomorphism)
    room = Room(curve, steps, weights, wanted.complete, forced)
    mul = plan(room, strategies(room), "multiplication", wanted.width)
    ways = vartime_strategies(room)
    naf = plan(room, ways, "multiplication in variable time", wanted.vartime)
    walks = Walks(mul, naf, plan_base(room, wanted.comb), room.steps)
    return _with_more(room, walks, kind, wanted) if more else walks


def _with_more(room: Room, walks: Walks, kind: PointType, wanted: Wanted) -> Walks:
    """The walks with those on P_point."""
    curve = room.curve
    clear: tuple[tuple[str, Planned], ...] = ()
    if curve.cofactor > 1:
        clear = ((CLEAR, plan_cofactor(room, kind.stem, CLEAR)),)
    lists = _lists(room, walks, kind, wanted)
    if curve.checks_subgroup:
        test, own = _membership(room, walks)
        walks = replace(walks, membership=test)
        clear += ((IN_SUBGROUP, own),)
    more = (
        *clear,
        *(_own_combs(room, walks) if wanted.own_combs else ()),
        *_pairs(room, walks, kind, wanted, sum(planned.cost for _, planned in clear)),
        *((name, planned) for _, name, planned in lists),
    )
    return replace(walks, more=more, lists=tuple((least, name) for least, name, _ in lists))


def _own_combs(room: Room, walks: Walks) -> tuple[tuple[str, Planned], ...]:
    """The comb of the base point for others; CurveError where none is proven."""
    assert walks.base  # as curves of points have one
    try:
        return tuple(
            zip(OWN_COMB, plan_own_combs(room, walks.base, walks.result(walks.base), OWN_COMB))
        )
    except EcgenError as error:
        raise CurveError(
            f"there are no combs on points of one's own (--with comb): {error.what}",
            where=room.curve.where,
            hint="Leave out --with comb, and take point_mul.",
        ) from error


def _membership(room: Room, walks: Walks) -> tuple[Membership, Planned]:
    """How membership in the subgroup is tested, and the walk of that: in any system of the
    multiplications, or in that of the one in constant time where formulas are to be complete.
    """
    curve, stems = room.curve, {small_stem(walks): None}
    for planned in () if room.complete else walks.planned:
        stems |= {walks.stem(planned): None, walks.result(planned): None}
    try:
        test = membership(curve.r, curve.cofactor, room.steps.endomorphism)
    except CurveError as error:
        raise CurveError(error.what, where=curve.where, hint=error.hint) from error
    own = plan_membership(
        room, map(walks.group, stems), test, IN_SUBGROUP, lambda walk: is_telling(room.steps, walk)
    )
    if own is None:
        raise CurveError(
            f"The cofactor of {curve.name} has {curve.cofactor.bit_length()} bits, so that points"
            " have to be tested for the subgroup, and no sum of any two points is right, or says"
            f" that it is not, in the coordinates {', '.join(stems)}.",
            where=curve.where,
            hint="Add complete formulas with --formulas, or take another --system.",
        )
    return test, own


def _lists(
    room: Room, walks: Walks, kind: PointType, wanted: Wanted
) -> tuple[tuple[int, str, Planned], ...]:
    """The ways to sum up a list, each with the length from which it is taken and its name: by the
    system's own additions if these are right for all points that P_point promises sums of, else by
    its sums. Buckets are filled by affine sums where the kind has them, and (0, 0), which stands
    for the neutral element among affine points, is no point of the curve."""
    is_affine = (
        wanted.affine_sums
        and "affine_sums" in room.curve.kind.parts
        and kind.how != PARTIAL
        and not law.contains(room.curve, (0, 0))
    )
    for sums in (False, True):
        if sums or is_complete(room, kind.group):
            ways = plan_many(room, kind.group, LISTS, sums, wanted.vartime, is_affine)
            if sums or not any(is_guarded(walks, planned, kind) for _, _, planned in ways):
                return ways
    raise AssertionError("P_point has sums")


def _pairs(
    room: Room, walks: Walks, kind: PointType, wanted: Wanted, guard: float
) -> tuple[tuple[str, Planned], ...]:
    """The walks of [a]P + [b]Q and [a]G + [b]P, where they are proven for all points that P_point
    promises sums of, the latter also where points of small order are left out, of which `guard` is
    the cost of a test, and cheaper than two multiplications and a sum."""
    whole = is_complete(room, kind.group)
    total = room.steps.step(Name(kind.stem, "sum")).cost
    found = []
    for name, make_plan, w, apart in (
        (DOUBLE, plan_double, wanted.width, 2 * walks.mul.cost),
        (DOUBLE_BASE, plan_double_base, wanted.vartime, walks.base.cost + walks.vartime.cost),
    ):
        sums = () if whole else (True,)
        if sums and (name == DOUBLE or not room.steps.step(Name(kind.stem, MIXED))):
            continue
        try:
            planned = make_plan(room, kind.group, name, w, *sums)
        except EcgenError:  # the subgroup is too small for its tables
            continue
        guarded = is_guarded(walks, planned, kind)
        if not (guarded and name == DOUBLE) and planned.cost + guarded * guard < apart + total:
            found.append((name, planned))
    return tuple(found)


def is_guarded(walks: Walks, planned: Planned, kind: PointType) -> bool:
    """Whether a multiplication is proven for less than what P_point promises of its sums: then
    points whose order divides the cofactor, the neutral element among them, are multiplied
    otherwise."""
    promised = ("odd", "any", SUBGROUP) if kind.how == PARTIAL else ("any", SUBGROUP)
    stem = walks.stem(planned)
    step = walks.steps.step(Name(kind.stem, way_to(stem)))
    return planned.walk.points[0].order not in promised or (
        stem != kind.stem and not (step and step.complete_on)
    )


def small_stem(walks: Walks) -> str:
    """The group in which a point is tested for small order: that of the multiplication if it
    notices where its sums fail.
    """
    first = walks.stem(walks.mul)
    return first if walks.group(first).zero else walks.result(walks.base)


def is_telling(steps: GroupSteps, walk: Walk) -> bool:
    """Whether the calls of a walk in one system are right for any points of the curve, or lost,
    which its result says.
    """
    names = dict.fromkeys(s.step for s in statements(walk.body) if isinstance(s, Call))
    called, stems = [steps.step(name) for name in names], {name.stem for name in names}
    if len(stems) != 1 or not all(called):
        return False
    found = [steps.role(name) for name in names]
    return all(step and step.complete_on == ALL_POINTS for step in called) or keeps_lost(
        steps.known_group(*stems),
        [role for own in found if own for role in own[1:]],
        [name.own for name in names if name.own in SCALINGS],
    )


def routines_of(walks: Walks, cofactor: int) -> tuple[str, ...]:
    """The point routines that the walks call, and those of the test for small order and of P_point,
    each once.
    """
    found: dict[str, None] = {}
    doubled: dict[str, None] = {}
    for planned in walks.every:
        for s in statements(planned.walk.body):
            if not isinstance(s, Call):
                continue
            step = Name(s.step.stem, "madd") if s.step.own == MIXED else s.step
            if step.own not in SUMS and (name := routine_of(walks.steps, step)):
                found[name] = None
                if step.run or s.later:
                    doubled[step.stem] = None
                if s.later:
                    found[f"{walks.stem(planned)}_{VARTIME_DOUBLINGS}dbl"] = None
    if cofactor > 1 and walks.is_of_classes:
        found[f"{walks.stem(walks.mul)}_dbl"] = None
    elif cofactor > 1:
        first = small_stem(walks)
        found[f"{first}_dbl"] = None
        if cofactor & (cofactor - 1):
            found[routine_of(walks.steps, Name(first, "add"))] = None
    if not walks.is_of_classes:
        found |= dict.fromkeys(point_type(walks.steps.groups).routines(tuple(found)))
    for stem in doubled:  # what a run is written out in, where it is not available
        found[routine_of(walks.steps, Name(stem, "dbl", 1))] = None
    return tuple(found)


NAMES = {"mul": "multiply", "vartime": "multiply_vartime", "base": "multiply_base"}


def functions(walks: Walks, r: int, available: set[str], bits: int) -> dict[str, Function]:
    """The C functions by kind, those of `more` by their names; r is the order of the base point."""
    own = OfGroups(walks.steps, available, bits)
    found = {
        kind: print_function(
            planned.walk, own, NAMES[kind], comment(planned, r, walks.is_of_classes)
        )
        for kind, planned in zip(NAMES, walks.planned)
    }
    return found | {
        name: print_function(planned.walk, own, name, comment(planned, r))
        for name, planned in walks.more
    }


@dataclass(frozen=True)
class TableWords:
    """A table of constants as C: the coordinates of an entry, how many words there are, and the
    words; its rows.
    """

    coordinates: tuple[str, ...]
    size: int
    text: str
    rows: int = 1


def table_words(
    steps: GroupSteps, walk: Walk, curve: Curve, words: int, bits: int, one: int = 1
) -> TableWords:
    """The entries of a walk's fixed table, multiples of the base point, in the coordinates in which
    the walk reads them; `one` is what is stored for 1.
    """
    table = fixed_table(walk)
    group, name = steps.group(table.form.stem), table.form.own
    program, constants, rows = from_affine(group, name), dict(group.parameters), []
    coordinates = group.form(name).coordinates
    for point in fixed_points(table, curve):
        found = interpret(
            program,
            dict(zip(group.system.shape.coordinates, point))
            | {n: constants[n] for n in program.params},
            group.p,
        )
        rows.append(
            "    "
            + ", ".join(
                ctext.element_list(found[c], words, bits, curve.p, one, curve.degree)
                for c in coordinates
            )
        )
    return TableWords(
        coordinates,
        len(rows) * len(coordinates) * words * curve.degree,
        ",\n".join(rows) + ",",
        len(table.multiples),
    )


def fixed_points(table: Fixed, curve: Curve) -> list:
    """The points of a table of constants, affine: small multiples of an image of the base point, or
    sums of few doublings of it.
    """
    base, points = curve.base, []
    for row in table.multiples:
        image = row[0] if all(m % row[0] == 0 for m in row) else 1
        points += law.multiples(
            curve, [m // image for m in row], law.multiples(curve, [image], base)[0]
        )
    return points


def conversions(walks: Walks, kind: PointType) -> tuple[tuple[str, str], ...]:
    """The pairs of systems between which points are converted: in walks, and between P_point and
    the systems of multiplications. A pair of one system gives the coordinates that doublings do not
    read."""
    steps = {s.step for p in walks.every for s in statements(p.walk.body) if isinstance(s, Call)}
    stems = [group.stem for group in walks.steps.groups]
    pairs = {(kind.stem, kind.stem)} | {
        (a, b) for a in stems for b in stems if Name(a, way_to(b)) in steps
    }
    for planned in walks.planned:
        pairs |= {(kind.stem, walks.stem(planned)), (walks.result(planned), kind.stem)}
    if walks.own_table and walks.base:
        pairs.add((kind.stem, walks.result(walks.base)))
    return tuple(sorted((a, b) for a, b in pairs if a != b or is_short(walks.group(a))))


def is_short(group: Group) -> bool:
    """Whether doublings leave out coordinates."""
    return group.form("short").coordinates != group.form("point").coordinates


ORDERS = {
    "any": "any order",
    SUBGROUP: "the subgroup of order r",
    "odd": "odd order",
    "r": "order r",
    "multiple of r": "an order that r divides",
}


ROOTS = (
    "Of pairs of classes, and of classes, whose polynomials have a root in common nothing is"
    " proven: where one is met, the result is marked."
)


def comment(planned: Planned, r: int, marked: bool = False) -> str:
    """What the function computes and on what its proof rests, for a reader of the C; r is the order
    of the base point. `marked`: sums of classes may fail.
    """
    walk, given = planned.walk, []
    meaning = " + ".join(f"[{factor}]{name}" for factor, name in walk.meaning)
    for s in walk.scalars:
        high = "<= r - 1" if s.high == r - 1 else f"< 2^{s.high.bit_length()}"
        given.append(
            f"{shown(s.low)} <= {s.name}"
            f" {high}{f', a multiple of {s.multiple_of}' if s.multiple_of > 1 else ''}"
        )
    given += [f"{p.name} of {ORDERS[p.order]}" for p in walk.points]
    many = "the sum over the list of " if any(p.many for p in walk.points) else ""
    lines = [f"{walk.result.name} = {many}{meaning} for {', '.join(given)}: {planned.kind}."]
    if walk.table:
        lines = [
            f"{walk.result.name} = the multiples of {walk.points[0].name} that digits of the comb"
            f" read, block by block, for {', '.join(given)}: {planned.kind}."
        ]
    lines += [
        f"Proven for all scalars: {len(planned.proof.complete)} statements are complete,"
        f" {len(planned.proof.excluded)} relations of inputs excluded (MANIFEST.json)."
    ]
    lines += [ROOTS] * marked
    return "\n * ".join(lines)


def fixed_table(walk: Walk) -> Fixed | None:
    """The walk's constants."""
    tables = (given for given in walk.inputs if isinstance(given, Fixed) and not given.made_by)
    return next(tables, None)
