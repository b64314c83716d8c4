"""How the C of walks writes steps, forms and negations: on general registers by the routines of the
groups, in vectors by those of lanes, and a ladder whose pair alone is in lanes.
"""

from dataclasses import dataclass
from functools import cached_property

from ecgen.errors import EcgenError
from ecgen.group.program import LADDER
from ecgen.library.c.points import place
from ecgen.library.facts.spec import Packed
from ecgen.walk.c.names import Naming
from ecgen.walk.of_groups import IMAGES, RUNS, SUMS, GroupSteps
from ecgen.walk.steps import Name

ALIGNED = " __attribute__((aligned({})))"
ADDITIONS = ("add", "readd", "madd")
STEPS = {"v_4step": 4, "v_2step": 2}  # how many steps a routine in vectors makes
# steps done on general registers, between conversions: few of a multiplication
MAPPED = {role for role, (_, form) in IMAGES.items() if form in ("point", "cached")}


def routine_of(steps: GroupSteps, step: Name) -> str:
    """The name of the assembly routine of a step, "" for conversions that have none."""
    group, found = steps.group(step.stem), steps.role(step)
    if step.run == 1 and group.form("short").coordinates == group.form("point").coordinates:
        return group.routine("dbl")
    return group.routine(found[1].name, step.run) if found else ""


@dataclass(frozen=True)
class OfGroups(Naming):
    """On general registers, by the routines of the groups. Runs of doublings that are not
    `available` are written out.
    """

    steps: GroupSteps
    available: set[str]
    bits: int

    def words(self, form: Name) -> str:
        if form.own == "cached":
            return f"P_{form.stem.upper()}_CACHED_WORDS"
        if form.own in ("point", "short"):
            return f"P_{form.stem.upper()}_WORDS"
        size = len(self.steps.coordinates(form))
        return f"{size} * P_WORDS" if size > 1 else "P_WORDS"

    def call(self, step: Name, outs: list[str], args: list[str]) -> list[str]:
        stem, role = step.stem, step.own
        arguments = ", ".join([*outs, *args])
        if role == "copy":
            return [f"P_words_copy({outs[0]}, {args[0]}, {self.words(Name(stem, 'point'))});"]
        if role in SUMS:
            return [f"P_point_{role}({arguments});"]
        name = routine_of(self.steps, step)
        if not name:
            return [f"P_{stem}_{role}({arguments});"]
        own = self.steps.step(step)
        if own.gives_shared and own.results[1][0].own == "point":
            return [f"P_{name}({arguments});", self._shared(stem, outs)]
        if name in self.available or own.doublings <= 1:
            return [f"P_{name}({arguments});"]
        single = routine_of(self.steps, Name(stem, "dbl", 1))
        given = (args[0], *outs * (own.doublings - 1))
        return [f"P_{single}({outs[0]}, {arg});" for arg in given]

    def _shared(self, stem: str, outs: list[str]) -> str:
        """Copies the coordinate that two results have in common to the second."""
        own = self.steps.coordinates(Name(stem, "co-z"))
        whole = self.steps.coordinates(Name(stem, "point"))
        at = next(i for i, c in enumerate(whole) if c not in own)
        z = f" + {at} * P_WORDS" if at else ""
        return f"P_words_copy({outs[1]}{z}, {outs[0]}{z}, P_WORDS);"

    def negate(self, form: Name, name: str, flag: str) -> list[str]:
        own = self.steps.form(form)
        at = {c: place(name, i) for i, c in enumerate(own.coordinates)}
        return [
            f"P_fe_cneg({at[move[1]]}, {at[move[1]]}, {flag});"
            if move[0] == "neg"
            else f"P_fe_cswap({at[move[1]]}, {at[move[2]]}, {flag});"
            for move in own.negation
        ]

    def negative(self, form: Name, out: str, source: str) -> list[str]:
        own = self.steps.form(form)
        at, negated = {c: c for c in own.coordinates}, set()
        for kind, *names in own.negation:
            if kind == "neg":
                negated ^= set(names)
            else:
                first, second = names
                at[first], at[second] = at[second], at[first]
                negated = {names[1 - names.index(c)] if c in names else c for c in negated}
        lines = []
        for i, c in enumerate(own.coordinates):
            to, of = place(out, i), place(source, own.coordinates.index(at[c]))
            lines.append(
                f"P_fe_cneg({to}, {of}, 1);"
                if c in negated
                else f"P_words_copy({to}, {of}, P_WORDS);"
            )
        return lines

    def signed(self, form: Name, out: str, source: str, flag: str) -> list[str]:
        copy = f"P_words_copy({out}, {source}, {self.words(form)});"
        return [copy, *self.negate(form, out, flag)]

    def swap(self, form: Name, first: str, second: str, flag: str) -> list[str]:
        return [
            f"P_fe_cswap({place(first, i)}, {place(second, i)}, {flag});"
            for i in range(len(self.steps.coordinates(form)))
        ]

    def scan(self, q: str, table: str, entries: int, form: Name, index: str) -> list[str]:
        return [
            f"P_select({q}, {table}, {entries}, {self.words(form)}, {index});",
            *self.negate(form, q, "negative"),
        ]

    def runs(self, stem: str) -> list[tuple[int, str]]:
        group = self.steps.group(stem)
        merged = [(count, group.routine("ndbl", count)) for count in reversed(RUNS)]
        return [
            *((count, name) for count, name in merged if name in self.available),
            (1, routine_of(self.steps, Name(stem, "dbl", 1))),
        ]


@dataclass(frozen=True)
class OfLanes(Naming):
    """In vectors, by the routines of `packed`; EcgenError for a step that they do not compute."""

    packed: Packed
    bits: int
    lists_otherwise = True

    @property
    def attribute(self) -> str:
        return ALIGNED.format(self.packed.bytes)

    @cached_property
    def _names(self) -> set[str]:
        return {routine.name for routine in self.packed.routines}

    def words(self, form: Name) -> str:
        return "P_V_WORDS"

    def call(self, step: Name, outs: list[str], args: list[str]) -> list[str]:
        role, out, given = step.own, outs[0], ", ".join([outs[0], *args])
        same = self.packed.entry == self.packed.lanes
        if step.stem != self.packed.stem:
            raise _missing(step)
        if role == "dbl":
            return self._doubled(step.run or 1, out, args[0])
        if role == "dbladd" and "v_dbladd" in self._names:
            return [f"P_v_dbladd({given});"]
        if role == "dbladd":
            return [f"P_v_dbl({out}, {args[0]});", f"P_v_add({out}, {out}, {args[1]});"]
        if role in ADDITIONS:
            return [f"P_v_add({given});"]
        if role in MAPPED:
            return [f"P_v_{role}({given});"]
        if role == "neutral":
            return [f"P_words_copy({out}, P_v_neutral, P_V_WORDS);"]
        if role == "copy" or (same and role in ("to_cached", "from_cached")):
            return [f"P_words_copy({out}, {args[0]}, P_V_WORDS);"]
        if role == "to_cached":
            return [f"P_v_cache({given});"]
        if role == "from_cached":
            return [f"P_v_add({out}, P_v_neutral, {args[0]});"]
        raise _missing(step)

    def _doubled(self, count: int, out: str, source: str) -> list[str]:
        lines: list[str] = []
        for each, routine in self.runs(""):
            turns, count = divmod(count, each)
            for _ in range(turns):
                lines.append(f"P_{routine}({out}, {out if lines else source});")
        return lines

    def scan(self, q: str, table: str, entries: int, form: Name, index: str) -> list[str]:
        return [f"P_v_select({q}, {table}, {entries}, {index}, negative);"]

    def negate(self, form: Name, name: str, flag: str) -> list[str]:
        return [f"P_v_negate({name}, {flag});"]

    def negative(self, form: Name, out: str, source: str) -> list[str]:
        return self.signed(form, out, source, "1")

    def signed(self, form: Name, out: str, source: str, flag: str) -> list[str]:
        return [f"P_v_select({out}, {source}, 1, 0, {flag});"]

    def listed(self, out: str, source: str) -> list[str]:
        return [f"P_v_from_words({out}, {source});"]

    def runs(self, stem: str) -> list[tuple[int, str]]:
        names = {4: "v_4dbl", 2: "v_2dbl", 1: "v_dbl"}
        return [(n, name) for n, name in names.items() if n == 1 or name in self._names]

    def swap(self, form: Name, first: str, second: str, flag: str) -> list[str]:
        raise EcgenError(
            "the multiplication exchanges points, which is not done in vectors.",
            hint="Take --vector auto for this curve.",
        )


@dataclass(frozen=True)
class OfLadder(OfGroups):
    """A ladder's steps by the vector routine: the pair and the difference are in lanes as long as
    the loop runs, all else is as on general registers. `coordinates` are those of a point as they
    lie in memory, `given_as` those of a difference; elements that go into vectors by C
    (`goes_by_words`) do so by their words.
    """

    packed: Packed
    coordinates: tuple[str, ...] = ()
    given_as: tuple[str, ...] = ()
    goes_by_words: bool = False

    @cached_property
    def _run(self) -> tuple[str, int]:
        """The routine that makes most steps, and how many."""
        names = {routine.name for routine in self.packed.routines}
        return next(((n, count) for n, count in STEPS.items() if n in names), ("v_step", 1))

    def call(self, step: Name, outs: list[str], args: list[str]) -> list[str]:
        if step != Name(self.packed.stem, "step"):
            return super().call(step, outs, args)
        run, count = self._run
        if count == 1:
            return [f"P_v_mask(mask, {args[-1]});", "P_v_step(pair, pair, given, mask);"]
        return [
            f"P_v_mask(mask + {self.packed.width} * waiting, {args[-1]});",
            f"if (++waiting == {count}) {{",
            f"    P_{run}(pair, pair, given, mask);",
            "    waiting = 0;",
            "}",
        ]

    def around(self, pair: str, given: str) -> tuple[list[str], list[str], list[str]]:
        lanes, width, count = self.packed.lanes, self.packed.width, self._run[1]
        names = [f"{c}{LADDER[point]}" for point in "PQ" for c in self.coordinates]
        differences = [f"{c}{LADDER['D']}" for c in self.given_as]
        places = {
            f"pair + {k} * P_V_WORDS" if k else "pair": ", ".join(
                place(pair, names.index(lane)) for lane in lanes[k * width : (k + 1) * width]
            )
            for k in range(-(-len(lanes) // width))
        }
        entry = ", ".join(
            place(given, differences.index(name) if name else 0) for name in self.packed.entry
        )
        aligned, words = ALIGNED.format(self.packed.bytes), "_words" * self.goes_by_words
        rows, masks = f"{len(places)} * " * (len(places) > 1), f"{count} * " * (count > 1)
        declared = [
            f"WORD pair[{rows}P_V_WORDS]{aligned}, given[P_V_WORDS]{aligned},"
            f" mask[{masks}{width}]{aligned}"
        ]
        left = []
        if count > 1:
            declared.append("size_t waiting = 0, w")
            left = [
                "for (w = 0; w < waiting; w++)",
                f"    P_v_step(pair, pair, given, mask + {width} * w);",
            ]
        return (
            declared,
            [
                *(f"P_v_pack{words}({array}, {at});" for array, at in places.items()),
                f"P_v_pack{words}(given, {entry});",
            ],
            [*left, *(f"P_v_unpack{words}({at}, {array});" for array, at in places.items())],
        )


def _missing(step: Name) -> EcgenError:
    return EcgenError(
        f"the multiplication takes the step {step}, which no vector routine computes.",
        hint="Take --vector auto for this curve.",
    )
