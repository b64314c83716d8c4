"""Lookups in the proof of a walk: what the entries that digits reach are the multiples of, by one
digit or by the digits of several columns.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import is_

from ecgen.walk.ir import Fixed, Lookup, Walk
from ecgen.walk.proof.scales import NONE, Scales
from ecgen.walk.proof.state import Scale, Spot, State, Table
from ecgen.walk.scalars import domain as dom
from ecgen.walk.scalars.linear import Combination
from ecgen.walk.scalars.recodings import Odd, Recoding
from ecgen.walk.steps import Order, Steps


class Lookups(Scales):
    """The lookups of a walk."""

    def __init__(self, walk: Walk, steps: Steps, order: Order):
        super().__init__(walk, steps, order)
        # (table, block) -> entries that were seen to be multiples, by what, and the unit
        self.units: dict[
            tuple[str, int], tuple[Sequence[Combination | None], tuple[int, ...], Combination]
        ] = {}

    def run_lookup(self, s: Lookup, state: State) -> None:
        recoding, (place, block) = self.recodes[s.digit.name].recoding, self.place(state, s.digit)
        if s.columns:
            return self.run_columns(s, state)
        values = (
            self.recodes[s.digit.name].naf.leading
            if s.digit.place is None
            else dom.meet(
                state.facts.values(s.digit.name, place, block),
                state.facts.domain(self.digit(state, s.digit)),
            )
        )
        magnitudes, reached, largest = _reached(recoding, block, values)
        if 0 in values and 0 not in magnitudes:
            raise self.fail("a digit 0 has no entry.", s)
        if values.largest > largest:
            raise self.fail(f"a digit of {values.largest} has no entry.", s)
        if not reached:
            raise self.fail("no entry is ever read.", s)
        unit = self.unit(self.table(state, s), block, reached, magnitudes, s)
        own = self.walk.storage(s.table.name).form
        form = self.least(
            *dict.fromkeys(state.forms.get((s.table.name, index)) or own for index in reached)
        )
        scale = self.scale_of_entries([(s.table.name, index) for index in reached], state, s)
        self.write(state, s.out, unit.times(self.digit(state, s.digit)), form)
        if scale:
            state.scales[self.spot(state, s.out)] = scale

    def table(self, state: State, s: Lookup) -> Table:
        """The entries of a table, none where it is not set."""
        found = state.registers.get(s.table.name, {})
        assert not isinstance(found, Combination)
        return found if isinstance(found, dict) else dict(found)

    def scale_of_entries(self, spots: Sequence[Spot], state: State, s: Lookup) -> Scale:
        """The one by which all of them are scaled."""
        scales = {state.scales.get(spot, NONE) for spot in spots}
        if len(scales) > 1:
            raise self.fail(f"the entries of {s.table.name} are not scaled alike.", s)
        return scales.pop()

    def unit(
        self,
        table: Table,
        block: int,
        reached: tuple[int, ...],
        magnitudes: tuple[int, ...],
        s: Lookup,
    ) -> Combination:
        """What the entries that are reached are the multiples of by their magnitudes."""
        fixed = isinstance(self.walk.input(s.table.name), Fixed)
        block = s.table.index.offset if s.table.index else block
        unit: Combination | None = None
        key = s.table.name, block
        entries = [table.get((block, index) if fixed else index) for index in reached]
        if key in self.units:
            seen, by, known = self.units[key]
            if by is reached and all(map(is_, entries, seen)):
                return known
        for index, entry in sorted(
            zip(reached, entries), key=lambda pair: magnitudes[pair[0]] == 0
        ):
            m = magnitudes[index]
            if entry is None:
                raise self.fail(f"entry {index} of {s.table.name} is not set.", s)
            unit = unit if unit is not None else entry.divided(m)
            if unit is None or entry != unit.scaled(m):
                raise self.fail(
                    f"entry {index} of {s.table.name} is {entry}, not a multiple by {m}.", s
                )
        assert unit is not None  # of one entry at least
        self.units[key] = entries, reached, unit
        return unit

    def run_columns(self, s: Lookup, state: State) -> None:
        """Entry m is the first one and, for every bit that is set in m, what the entry of that bit
        alone is beyond the first. The bit of a column is set where that has a digit, or, where the
        column's digits are signs like those of the first, where both are the same: then half of
        what the bit makes is added with either sign."""
        table, (_, block) = self.table(state, s), self.place(state, s.digit)
        entries = (
            {k[1]: v for k, v in table.items() if k[0] == block}
            if isinstance(self.walk.input(s.table.name), Fixed)
            else table
        )
        count = len(s.columns)
        if set(entries) != set(range(1 << count)):
            raise self.fail(
                f"{s.table.name} has an entry that is not set, or one that is never read.", s
            )
        more = [entries[1 << j] - entries[0] for j in range(count)]
        first, total = entries[0], Combination()
        for column, own in zip(s.columns, more):
            self.place(state, column)
            if isinstance(self.recodes[column.name].recoding, Odd):
                half = own.divided(2)
                if half is None:
                    raise self.fail(
                        f"the entries of {s.table.name} do not differ by twice a point.", s
                    )
                own = half
                first = first + own
            total = total + own.times(self.digit(state, column))
        total = total + first.times(self.digit(state, s.digit))
        for m, entry in entries.items():
            wanted = entries[0]
            for j, own in enumerate(more):
                wanted = wanted + own if m >> j & 1 else wanted
            if entry != wanted:
                raise self.fail(f"entry {m} of {s.table.name} is {entry}, not {wanted}.", s)
        self.unscaled([(s.table.name, m) for m in entries], state, s)
        self.write(
            state,
            s.out,
            total,
            self.least(*(self.form_at(state, (s.table.name, m)) for m in entries)),
        )


@lru_cache(maxsize=1 << 12)
def _reached(
    recoding: Recoding, block: int, values: dom.Domain
) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """The magnitudes of a table's entries, the indices of those that digits of these values read,
    and the largest magnitude.
    """
    magnitudes = recoding.magnitudes(block)
    return (
        magnitudes,
        tuple(i for i, m in enumerate(magnitudes) if m in values or -m in values),
        max(map(abs, magnitudes)),
    )
