"""A comb in four lanes + sums of eight points -> eight multiples of the base point at once, of the
comb's own table.

Every lane has a scalar of its own, and of the one table an entry of its own, which all entries are
read for. The digits are those of the comb (its walk is proven); the loop is C.
"""

from dataclasses import dataclass, replace
from typing import Any

from ecgen.library.batch.points import NEGATED, SELECT_BASE
from ecgen.library.facts.spec import LibrarySpec, RoutineArgument, RoutineSpec
from ecgen.library.walks.plan import fixed_table
from ecgen.library.walks.vectors import planned_in_vectors
from ecgen.walk.c.names import Naming
from ecgen.walk.c.statements import print_digits
from ecgen.walk.ir import recodes
from ecgen.walk.scalars.recodings import Comb
from ecgen.walk.steps import Name

WALK = "multiply_base"
NAME = "v_base8"  # of the functions of digits
MEANING = (
    "of a table of points in lanes for each of eight lanes the entry that its index says,"
    f" {NEGATED}"
)


def with_base_of_eight(spec: LibrarySpec) -> LibrarySpec:
    """With the scan of the comb's table, where that is in lanes, its elements are those of eight
    lanes, and each of its blocks has as many entries.
    """
    batch, packed = spec.batch, spec.packed
    if (
        batch is None
        or packed is None
        or not batch.stem
        or (planned := planned_in_vectors(spec).get(WALK)) is None
    ):
        return spec
    (recode,), rows = (
        recodes(planned.walk).values(),
        {len(row) for row in fixed_table(planned.walk).multiples},
    )
    if (
        not isinstance(recode.recoding, Comb)
        or len(rows) > 1
        or packed.kind != "word"
        or packed.degree > 1
        or (packed.positions, packed.limits) != (batch.positions, batch.limits)
        or set(batch.entry) - set(packed.entry)
    ):
        return spec
    (entries,) = rows
    arguments = (
        RoutineArgument("r", "out", len(batch.entry) * batch.words, "packed"),
        RoutineArgument("table", "in", entries * packed.words, "packed"),
        RoutineArgument("index", "in", batch.width, "mask"),
        RoutineArgument("negative", "in", batch.width, "mask"),
    )
    return replace(
        spec,
        batch=replace(
            batch,
            routines=(*batch.routines, RoutineSpec(SELECT_BASE, arguments, (MEANING,))),
            base_entries=entries,
        ),
    )


def base_of_eight(spec: LibrarySpec) -> dict | None:
    """The C of the digits, words of those of a scalar, columns, blocks and entries of a block; None
    without.
    """
    if not spec.batch or not spec.batch.base_entries:
        return None
    walk = planned_in_vectors(spec)[WALK].walk
    (recode,) = recodes(walk).values()
    recoding: Any = recode.recoding
    return {
        "text": print_digits(walk, _Digits(spec.word_bits), NAME).rstrip(),
        "words": -(-recoding.capacity // spec.word_bits),
        "columns": recoding.count,
        "blocks": recoding.blocks,
        "entries": spec.batch.base_entries,
        "table": fixed_table(walk).name,
        "name": NAME,
    }


@dataclass(frozen=True)
class _Digits(Naming):
    """An entry is its index, and a mask that is set where it is negated. Nothing else is printed of
    the walk.
    """

    bits: int

    def words(self, form: Name) -> str:
        return "2"

    def scan(self, q: str, table: str, entries: int, form: Name, index: str) -> list[str]:
        return ["(void)table;", f"{q}[0] = {index};", f"{q}[1] = P_mask(negative);"]
