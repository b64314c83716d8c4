"""Loops in the proof of a walk: place by place, one turn for all points of a list, or by the
invariant of a loop that begins at the highest nonzero digit.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass

from ecgen.walk.ir import Call, Digit, Fixed, For, Index
from ecgen.walk.proof.execution import Execution
from ecgen.walk.proof.facts import TOP, Facts
from ecgen.walk.proof.scales import of
from ecgen.walk.proof.state import ALL, OWN, SO_FAR, Row, Spot, State, Unproven
from ecgen.walk.scalars.domain import is_within
from ecgen.walk.scalars.linear import Combination, Poly, Symbol, point, symbol
from ecgen.walk.scalars.recodings import SignedWindow, Wnaf
from ecgen.walk.steps import Name

Held = tuple[Combination | None, Name]  # what a register holds, None if it is not set, and its form
FEW = 8  # turns that are run one after another
# how many places at either end of a loop downwards have turns of their own: the least number that
# will do
EDGES = (2, 3, 4, 8, 16)


def names_places(s: For) -> bool:
    """Whether the loop's variable names the place of every digit in it, and nothing else."""
    inner = tuple(_parts(s.body))
    return all(
        part.place == Index(s.var) if isinstance(part, Digit) else part.var != s.var
        for part in inner
    )


def _parts(value: object) -> Iterator[Digit | Index]:
    """Every digit of a body, and every index that is not the place of one."""
    if isinstance(value, Digit):
        yield value
        yield value.block
    elif isinstance(value, Index):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _parts(each)
    elif is_dataclass(value):
        for each in fields(value):
            yield from _parts(getattr(value, each.name))


def _calls(s: For) -> tuple[Call, ...]:
    return tuple(o for o in s.body if isinstance(o, Call))


def _lowered(state: State, places: int) -> State:
    """A state with all that is said of places said so many lower."""
    return state.mapped(lambda poly: poly.lowered(places), in_rows=True)


class Loops(Execution):
    """The loops of a walk."""

    def run_for(self, s: For, state: State) -> None:
        if s.over:
            self.over_all(s, state)
        elif s.top:
            self.from_top(s, state)
        else:
            self.by_places(s, state)
        state.variables.pop(s.var, None)

    def by_places(self, s: For, state: State) -> None:
        """Turn by turn; those that are alike at once."""
        first, last = s.first.value(state.variables), s.last.value(state.variables)
        if not s.down and last - first >= FEW and self.is_by_entries(s, state):
            return self.by_entries(s, state, range(first, last + 1))
        if s.down and first - last >= FEW and self.is_by_entries(s, state):
            return self.by_entries(s, state, range(first, last - 1, -1))
        if s.down:
            return self.downwards(s, state, first, last, self.at_place)
        for i in range(first, last + 1):
            self.at_place(s, state, i)
        return None

    def at_place(self, s: For, state: State, i: int) -> None:
        state.variables[s.var] = i
        self.body(s.body, state)
        del state.variables[s.var]

    def downwards(
        self, s: For, state: State, first: int, last: int, turn: Callable[[For, State, int], None]
    ) -> None:
        """Turn by turn; where one at `low` ends as it begins, a place lower, and stands for all
        from here to there, they are done.
        """
        i = first
        while i >= last:
            low = last + first - i
            if (
                first - i in EDGES
                and i > low
                and (ended := self.ended(s, state, i, low, turn)) is not None
            ):
                state.registers, state.flags, i = ended.registers, ended.flags, low
            else:
                turn(s, state, i)
            i -= 1

    def ended(
        self, s: For, state: State, i: int, low: int, turn: Callable[[For, State, int], None]
    ) -> State | None:
        """The state after the turns from i to `low`, if that at `low` stands for all of them."""
        begun, ended = (_lowered(state, i - low + more) for more in (0, 1))

        def is_shown(trial: State) -> bool:
            turn(s, trial, low)
            return trial == ended

        return ended if self.is_alike(s, begun, i - low, is_shown) else None

    def is_alike(self, s: For, trial: State, shift: int, is_shown: Callable[[State], bool]) -> bool:
        """Whether a turn is shown on the state `trial`, and stands for those at all places up to
        `shift` above: all that it asks of digits is asked of places so far from both ends of the
        digits that the same is asked at the others, of domains within those here. Else nothing has
        happened."""
        if (
            trial.facts.known or not names_places(s) or self.exclusions.odd_parts
        ):  # which are told apart by more than their domains
            return False
        kept = (self.notes.kept(), self.exclusions.seen)
        held = {(own.digits, own.place) for own in trial.symbols() if own.place >= 0}
        # what was asked before would not be asked again
        trial.facts, self.exclusions.seen = (Facts(self.recodes), {})
        try:
            with self.notes.counting(shift + 1):
                shown = is_shown(trial) and self.holds_above(held | trial.facts.asked(), shift)
        except Unproven:
            shown = False
        if not shown:
            self.notes.restore(kept[0])
        self.exclusions.seen = kept[1]
        return shown

    def holds_above(self, asked: set[tuple[str, int]], shift: int) -> bool:
        """Whether what is so of the domains of these digits and prefixes is so of those up to
        `shift` places above, and none is at the lowest place, which is folded otherwise.
        """
        for name in {digits for digits, _ in asked}:
            recoding = self.recodes[name].recoding
            places = [place for digits, place in asked if digits == name]
            if min(places) < 1:
                return False
            domains = [
                recoding.prefix,
                *(
                    lambda place, block=block: recoding.digit(place, block)
                    for block in range(recoding.blocks)
                ),
            ]
            domains += (
                [recoding.started, recoding.before_nonzero] if isinstance(recoding, Wnaf) else []
            )
            for domain_at in domains:
                found = [domain_at(place) for place in range(min(places), max(places) + shift + 1)]
                if not all(map(is_within, found[1:], found)):
                    return False
        return True

    # by the entries of arrays

    def is_by_entries(self, s: For, state: State) -> bool:
        """Whether a turn does the same with every entry: calls of complete steps on registers, and
        on those entries of arrays that the loop's variable names.
        """
        calls = _calls(s)
        if len(calls) < len(s.body) or not all(
            self.exclusions.is_complete(step := self.steps.step(o.step))
            and not (
                step.takes_shared
                or step.gives_shared
                or step.eigenvalue
                or step.scaling not in ("", "same")
            )
            for o in calls
        ):
            return False
        refs = [ref for o in calls for ref in (*o.outs, *o.args)]
        arrays = {ref.name for ref in refs if ref.index is not None}
        windows = all(isinstance(r.recoding, SignedWindow) for r in self.recodes.values())
        return (
            windows
            and not state.facts.known
            and not state.shared
            and not state.scales
            and all(
                not ref.of
                and (ref.index == Index(s.var) if ref.name in arrays else ref.index is None)
                for ref in refs
            )
        )

    def by_entries(self, s: For, state: State, turns: range) -> None:
        """Turn by turn; where one begins as the one before did, an entry further, so do all that
        follow but the last, and end as it does.
        """
        calls, read = _calls(s), []
        single: dict[str, None] = {}
        arrays: dict[str, None] = {}
        for o in calls:
            for ref in (*o.outs, *o.args):
                (single if ref.index is None else arrays)[ref.name] = None
        written = {ref.name: None for o in calls for ref in o.outs if ref.index is not None}
        for name in arrays:  # those that a turn reads before it writes them
            for o in calls:
                if name in (ref.name for ref in o.args):
                    read.append(name)
                    break
                if name in (ref.name for ref in o.outs):
                    break
        before: dict[Spot, Held] | None = None
        at = 0
        while at < len(turns):
            now: dict[Spot, Held] = {(name, None): self.held(state, name, None) for name in single}
            alike = (
                0 if before is None else self.alike(before, now, turns[at - 1 : -1], read, state)
            )
            if alike:
                for name in single:
                    if (held := now[name, None][0]) is not None:
                        state.registers[name] = held.moved(turns.step * alike)
                for name in written:
                    value, form = self.held(state, name, turns[at - 1])
                    for k, entry in enumerate(turns[at : at + alike], 1):
                        state.forms[name, entry] = form
                        if value is not None:
                            state.put((name, entry), value.moved(turns.step * k))
                at += alike
            before = (
                None
                if alike
                else now | {(name, turns[at]): self.held(state, name, turns[at]) for name in read}
            )
            state.variables[s.var] = turns[at]
            self.body(s.body, state)
            at += 1

    def held(self, state: State, name: str, entry: int | None) -> Held:
        """What a register or an entry holds, None if it is not set, and its form."""
        spot = name, entry
        return state.held(spot), self.form_at(state, spot)

    def alike(
        self,
        before: Mapping[Spot, Held],
        now: Mapping[Spot, Held],
        turns: range,
        read: list[str],
        state: State,
    ) -> int:
        """How many turns after the first of `turns` begin as that did, with the indicators of all
        that they read as many magnitudes further: `before` is what it read, `now` what it left.
        None of these indicators, here or there, is among the two lowest or highest of a digit,
        which are folded otherwise (facts.py)."""

        def is_further(one: Held, other: Held, steps: int) -> bool:
            return one[1] == other[1] and (
                one[0].moved(steps) == other[0]
                if one[0] is not None and other[0] is not None
                else one[0] is other[0]
            )

        if not all(is_further(before[spot], held, turns.step) for spot, held in now.items()):
            return 0
        met = [value for value, _ in (*before.values(), *now.values()) if value is not None]
        rooms = [
            (s.block - 2, state.facts.largest(s) - 2 - s.block)
            for value in met
            for _, poly in value.terms
            for s in poly.symbols
            if s.kind in "xrs"
        ]
        if any(min(room) < 0 for room in rooms):
            return 0
        most = min((room[turns.step > 0] for room in rooms), default=len(turns))
        most = min(most, len(turns) - 1)
        for name in read:
            begun, known = before[name, turns[0]], self.in_row(state, name, turns)
            if begun != self.held(state, name, turns[0]):
                known = 0
            for k, entry in enumerate(turns[known + 1 : most + 1], known + 1):
                if not is_further(begun, self.held(state, name, entry), turns.step * k):
                    most = k - 1
                    break
        return most

    def in_row(self, state: State, name: str, turns: range) -> int:
        """How many entries after the first of `turns` are that of the first, further, because all
        of them are of one row, and in one form.
        """
        row = state.registers.get(name)
        if not isinstance(row, Row) or any(named == name for named, _ in state.forms):
            return 0
        ends = row.places[-1:] if turns.step > 0 else row.places[:1]
        return max((abs(end - turns[0]) for end in ends if turns[0] in row.places), default=0)

    # a list

    def over_all(self, s: For, state: State) -> None:
        """A turn for a point of the list; what it adds to other registers is added for all of
        them.
        """
        own = {r.name for r in self.walk.registers if r.many} | {
            p.name for p in self.walk.points if p.many
        }
        while True:
            state.shared, inner = frozenset(), state.copy()
            marks = self.mark(inner, own)
            self.body(s.body, inner)
            if inner.scales != state.scales or state.scales:
                raise self.fail("a point is scaled in a loop over points.", s)
            if inner.flags != state.flags:
                raise self.fail("a flag changes in a loop over points.", s)
            forms = self.weakest(state, inner)
            if all(
                forms[spot] == self.form_at(state, spot)
                for spot in forms
                if spot in state.forms or state.registers.get(spot[0]) is not None
            ):
                break
            state.forms = forms
        state.forms = forms
        for name in own:
            state.registers.pop(name, None)
        state.registers |= {name: held for name, held in inner.registers.items() if name in own}
        for (name, key), marked in marks.items():
            after = inner.held((name, key))
            if after is None:
                state.registers.pop(name, None)
            elif name in state.registers:
                self.add_all(s, state, (name, key), after - marked)
        for name in own & set(state.registers):
            held = state.registers[name]
            if any(
                base.startswith(SO_FAR)
                for value in (held.values() if isinstance(held, Mapping) else [held])
                for base, _ in value.terms
            ):
                state.registers.pop(name)

    def mark(self, inner: State, own: set[str]) -> dict[Spot, Combination]:
        """What other turns have added to a register is a point of its own. Returns what each then
        holds, by register and index.
        """
        marks: dict[Spot, Combination] = {}
        for name, held in inner.registers.items():
            if name in own or isinstance(self.walk.input(name), Fixed):
                continue
            for key, value in held.items() if isinstance(held, Mapping) else [(None, held)]:
                marks[name, key] = value + point(f"{SO_FAR}{name}.{key}")
        for spot, marked in marks.items():
            inner.put(spot, marked)
        return marks

    def add_all(self, s: For, state: State, spot: Spot, gain: Combination) -> None:
        """What a turn adds, added for all points."""
        name, _ = spot
        if any(not base.endswith(OWN) for base, _ in gain.terms):
            raise self.fail(f"{name} is not only added to, in a loop over points.", s)
        for base, _ in gain.terms:
            gain = gain.renamed(base, base.removesuffix(OWN) + ALL)
        state.put(spot, (self.read_at(state, spot) + gain).mapped(state.facts.fold))

    # from the highest nonzero digit

    def from_top(self, s: For, state: State) -> None:
        """The invariant at every place where the loop may begin or go on; afterwards it holds for
        the last place.
        """
        state.shared = frozenset()
        if s.first.offset != -1:
            return self.from_any(s, state)
        (name,), last = s.top if len(s.top) == 1 else ("",), s.last.value(state.variables)
        recode = self.recodes.get(name)
        given = self.walk.scalar(recode.scalar) if recode else None
        if (
            recode is None
            or given is None
            or given.many
            or given.low < 1
            or not isinstance(recode.recoding, Wnaf)
            or last
        ):
            raise self.fail(
                "only a wNAF of one scalar above 0 has a highest nonzero digit for sure, and only"
                " at 0 or above.",
                s,
            )
        while self.by_invariant(
            s, state
        ):  # what one turn sets and the next may not read is no part of the invariant
            pass
        state.registers = self.invariant(state, s, last).registers
        return None

    def from_any(self, s: For, state: State) -> None:
        """Every turn after another; each may be the first, and there may be none."""
        start, last = state.copy(), s.last.value(state.variables)

        def turn(s: For, state: State, i: int) -> None:
            self.same(start, self.nothing_above(state, s, i), s)
            state.forms, state.shared = self.weakest(start, state), frozenset()
            self.at_place(s, state, i)
            for name in set(start.registers) ^ set(state.registers):
                start.registers.pop(name, None)
                state.registers.pop(name, None)

        self.downwards(
            s, state, max(self.recodes[name].recoding.count for name in s.top) - 1, last, turn
        )
        self.same(start, self.nothing_above(state, s, last - 1), s)
        state.forms, state.shared = self.weakest(start, state), frozenset()

    def by_invariant(self, s: For, state: State) -> bool:
        """Every turn from the invariant to the invariant; whether the state had to be made weaker,
        and nothing is shown yet.
        """
        (name,), last = s.top, s.last.value(state.variables)
        first = i = self.recodes[name].recoding.count - 2
        is_free = all(own == Symbol("V", name, TOP) for own in state.symbols())
        while i >= last:
            low = last + first - i
            if first - i in EDGES and i > low and is_free and self.is_kept(s, state, i, low):
                i = low
            elif self.turn(s, state, i):
                return True
            i -= 1
        return False

    def is_kept(self, s: For, state: State, i: int, low: int) -> bool:
        """Whether the turn at `low` keeps the invariant, and stands for those from i to there."""
        return self.is_alike(s, state.copy(), i - low, lambda trial: not self.turn(s, trial, low))

    def turn(self, s: For, state: State, i: int) -> bool:
        """The turn at one place; whether the state had to be made weaker."""
        (name,) = s.top
        here = self.invariant(state, s, i + 1)
        here.facts = state.facts.knowing(
            {Symbol("V", name, i + 1): self.recodes[name].naf.started(i + 1)}
        )
        here.variables, here.started, here.shared = (
            {**state.variables, s.var: i},
            (name, i),
            frozenset(),
        )
        self.body(s.body, here)
        lost = {r for r in state.registers if r not in here.registers}
        forms = {
            spot: form
            for spot, form in self.weakest(state, here).items()
            if state.registers.get(spot[0]) is not None
        }
        if lost or any(form != self.form_at(state, spot) for spot, form in forms.items()):
            state.forms |= forms
            for r in lost:
                state.registers.pop(r)
            return True
        self.same(self.invariant(state, s, i), here, s)
        return False

    def invariant(self, entry: State, s: For, place: int) -> State:
        """The state before the loop, with the prefix of the place for that of the highest nonzero
        digit.
        """
        top, here = Symbol("V", s.top[0], TOP), symbol(Symbol("V", s.top[0], place))
        return entry.mapped(lambda poly: entry.facts.fold(poly.replaced(top, here)))

    def nothing_above(self, state: State, s: For, i: int) -> State:
        """The state if no digit at a place above i is nonzero."""

        def clear(poly: Poly) -> Poly:
            for found in poly.symbols:
                if found.digits in s.top and found.place > i:
                    poly = poly.replaced(found, Poly())
            return state.facts.fold(poly)

        return state.mapped(clear)

    def same(self, wanted: State, found: State, s: For) -> None:
        for name, held in wanted.registers.items():
            if of(name, wanted.scales) != of(name, found.scales):
                raise self.fail(f"{name} is not scaled as where the loop begins.", s)
            if found.registers.get(name) != held:
                raise self.fail(
                    f"{name} does not keep its invariant {held}: {found.registers.get(name)}.", s
                )
        for name in sorted(set(wanted.flags) | set(found.flags)):
            if wanted.flags.get(name, Poly()) != found.flags.get(name, Poly()):
                raise self.fail(f"the flag {name} is not what it is where the loop begins.", s)
