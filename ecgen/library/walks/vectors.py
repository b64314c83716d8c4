"""The walks of multiplications in C on vectors of lanes: the same statements, every step a vector
routine, or a few.

Steps are those of one group whose addition is complete: a run of doublings is written out, what a
table entry stands for is had by adding it to the neutral element where entries have other
coordinates than points. Constants are table entries of all coordinates: a coordinate that is 1
saves nothing in lanes.
"""

import struct
from collections.abc import Iterable
from dataclasses import dataclass
from operator import sub

from ecgen.curve.model import Curve
from ecgen.errors import CheckFailure
from ecgen.extension import components
from ecgen.field.lanes.radix import digits_at
from ecgen.group.derived.convert import from_affine
from ecgen.library.c.text import word_list
from ecgen.library.facts.spec import LibrarySpec, Packed
from ecgen.library.walks.naming import ADDITIONS, MAPPED, OfGroups, OfLanes
from ecgen.library.walks.plan import (
    DOUBLE,
    DOUBLE_BASE,
    IN_SUBGROUP,
    LISTS,
    TableWords,
    comment,
    fixed_points,
    fixed_table,
)
from ecgen.program.interpret import interpret
from ecgen.walk.c.statements import memory_of, print_function
from ecgen.walk.ir import Call, Collect, Normalize, Scatter, Walk, statements
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned
from ecgen.walk.steps import Name

# routines that are several in a row
RUNS = {"v_4dbl": ("v_dbl",) * 4, "v_2dbl": ("v_dbl",) * 2, "v_dbladd": ("v_dbl", "v_add")}
# steps that are vector routines, or a few
COMPUTED = {"neutral", "copy", "to_cached", "from_cached", "dbl", "dbladd", *ADDITIONS, *MAPPED}


@dataclass(frozen=True)
class VectorWalk:
    """The C of a walk in vectors: its function's `name` on general registers, the stem of its
    result, its scalars and points (name, stem), or lists of them (`many`), and constants, if there
    are any.
    """

    name: str
    result: str
    scalars: tuple[str, ...]
    points: tuple[tuple[str, str], ...]
    code: str
    table: TableWords | None
    many: bool


def vector_walks(spec: LibrarySpec) -> dict[str, VectorWalk]:
    """The walks that are done in vectors, too, by the names of their functions on general
    registers.
    """
    own, found = OfLanes(spec.packed, spec.word_bits), {}
    for name, planned in planned_in_vectors(spec).items():
        walk = planned.walk
        code = print_function(
            planned.walk, own, f"v_{name}", comment(planned, spec.curve.r)
        ).text.rstrip()
        points = tuple((f"point_{p.name.lower()}", p.form.stem) for p in walk.points)
        found[name] = VectorWalk(
            name=name,
            result=spec.walks.result(planned),
            scalars=tuple(s.name for s in walk.scalars),
            points=points,
            code=code,
            table=(
                vector_table(spec.walks.steps, spec.packed, walk, spec.curve, spec.word_bits)
                if fixed_table(walk)
                else None
            ),
            many=is_of_list(walk),
        )
    return found


def planned_in_vectors(spec: LibrarySpec) -> dict[str, Planned]:
    """The multiplication in constant time, and of the others those in the same group, of points, of
    the base point, of two and of lists, and of the test for the subgroup, all of whose steps are
    vector routines.
    """
    walks = spec.walks
    own = walks.named | {
        name: planned
        for name, planned in walks.more
        if name in (DOUBLE, DOUBLE_BASE, IN_SUBGROUP) or is_of_list(planned.walk)
    }
    return {
        name: planned
        for name, planned in own.items()
        if (planned is walks.mul or is_computed(planned.walk, spec.packed.stem))
        and (not spec.packed.walks or name in spec.packed.walks)
    }


def is_of_list(walk: Walk) -> bool:
    """Whether it is the sum over a list of points."""
    return any(point.many for point in walk.points)


@dataclass(frozen=True)
class _InWords(OfGroups):
    """Sizes as numbers."""

    element: int

    def words(self, form: Name) -> str:
        return str(len(self.steps.coordinates(form)) * self.element)


class _LanesInWords(OfLanes):
    def words(self, form: Name) -> str:
        return str(self.packed.words)


def list_memory(spec: LibrarySpec) -> list[tuple[int, int, int]]:
    """Of each way to sum up a list: from how many points on it is taken, the words of the caller's
    memory for every point, and beside: the most that general registers, four lanes or eight take
    for so many points or fewer.
    """
    walks, known = spec.walks, dict(spec.walks.more)
    own = _InWords(walks.steps, set(), spec.word_bits, spec.element_words)
    ways = {name: [memory_of(known[name].walk, own)] for _, name in walks.lists}
    for each in (spec, spec.of_second) if spec.second else (spec,) if spec.packed else ():
        held = _LanesInWords(each.packed, spec.word_bits)
        for name in ways.keys() & planned_in_vectors(each):
            ways[name].append(memory_of(known[name].walk, held))
    found = [(least, *map(max, zip(*ways[name]))) for least, name in walks.lists]
    eight = _memory_of_eight(spec)
    return _never_less(
        (least, *map(max, zip(*(_at(least, rows) for rows in (found, eight) if _at(least, rows)))))
        for least in sorted({least for least, *_ in (*found, *eight)})
    )


def _never_less(rows: Iterable[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """With words beside so that no list takes less than a shorter one, whose memory may be used
    again.
    """
    found: list[tuple[int, int, int]] = []
    for least, each, more in rows:
        if found:
            _, before, beside = found[-1]
            more = max(more, before * (least - 1) + beside - each * least)
        found.append((least, each, more))
    return found


def _memory_of_eight(spec: LibrarySpec) -> list[tuple[int, int, int]]:
    """The same of sums in eight lanes: entries and numbers; buckets, one in each lane for no digit,
    and what aligns them."""
    batch = spec.batch
    if batch is None:
        return []
    return [
        (
            least,
            batch.row + -(-window * digits // spec.word_bits),
            batch.width * ((1 << window - 1) + 1) * batch.row + batch.width - 1,
        )
        for least, window, digits in batch.lists
    ]


def _at(points: int, rows: list[tuple[int, int, int]]) -> tuple[int, ...]:
    """Of rows that begin with the least number of points the rest of the one for so many."""
    return next((tuple(own) for least, *own in reversed(rows) if least <= points), ())


def images_in_vectors(spec: LibrarySpec) -> tuple[str, ...]:
    """The images under endomorphisms that walks in vectors have of points and of table entries."""
    steps = {
        s.step.own
        for planned in planned_in_vectors(spec).values()
        for s in statements(planned.walk.body)
        if isinstance(s, Call)
    }
    return tuple(sorted(steps & MAPPED))


def runs_in_vectors(walk: Walk) -> tuple[str, ...]:
    """The routines that are several in a row which a walk takes: doublings, or a doubling and an
    addition.
    """
    steps = [s.step for s in statements(walk.body) if isinstance(s, Call)]
    adds, doubles = any(s.own == "dbladd" for s in steps), any(s.run > 1 for s in steps)
    return tuple(name for name in RUNS if (adds if name == "v_dbladd" else doubles))


def said_in_vectors(spec: LibrarySpec, code: str) -> str:
    """What the library with this C multiplies in vectors, in words."""
    return spec.part.said(spec, code) if spec.packed else "[k]P"


def said_of_points(spec: LibrarySpec, code: str) -> str:
    """The same of multiplications of points."""
    names = [
        name for name in planned_in_vectors(spec) if f" P_{spec.packed.path or 'v'}_{name}(" in code
    ]
    said = {
        "multiply": "[k]P" if "multiply_vartime" in names else "[k]P in constant time",
        "multiply_base": "[k]G",
        DOUBLE: "[a]P + [b]Q",
        DOUBLE_BASE: "[a]G + [b]P",
        IN_SUBGROUP: "the test for the subgroup",
        LISTS[0]: "sums over lists",
    }
    *others, last = [text for name, text in said.items() if name in names] or ["nothing"]
    return f"{', '.join(others)} and {last}" if others else last


def said_in_second(spec: LibrarySpec, code: str) -> str:
    """The same of the second unit; "" without one."""
    return said_in_vectors(spec.of_second, code) if spec.second else ""


def is_computed(walk: Walk, stem: str) -> bool:
    """Whether all steps of the walk are those of the group `stem` that vector routines do."""
    body = tuple(statements(walk.body))
    steps = [s.step for s in body if isinstance(s, Call | Scatter)]
    return not any(isinstance(s, Normalize | Collect) for s in body) and all(
        step.stem == stem and step.own in COMPUTED for step in steps
    )


def vector_table(
    steps: GroupSteps, packed: Packed, walk: Walk, curve: Curve, bits: int
) -> TableWords:
    """The constants of a walk as table entries in lanes."""
    group, table, rows = steps.group(packed.stem), fixed_table(walk), []
    program, constants = from_affine(group, "cached"), dict(group.parameters)
    for point in fixed_points(table, curve):
        values = interpret(
            program,
            dict(zip(group.system.shape.coordinates, point))
            | {n: constants[n] for n in program.params},
            curve.p,
        )
        words = packed_words(packed, [values.get(name, 0) for name in packed.entry], curve.p)
        rows.append(
            "    "
            + word_list(sum(word << bits * i for i, word in enumerate(words)), packed.words, bits)
        )
    return TableWords(
        packed.entry, len(rows) * packed.words, ",\n".join(rows) + ",", len(table.multiples)
    )


def packed_words(packed: Packed, lanes: list, p: int) -> tuple[int, ...]:
    """The elements of the lanes as words, or the bits of doubles; CheckFailure if one leaves the
    bounds of a reduced element.
    """
    rows = zip(*(components(value, packed.degree) for value in lanes))
    return tuple(word for row in rows for word in _component_words(packed, row, p))


def _component_words(packed: Packed, lanes, p: int) -> tuple[int, ...]:
    """The same of one component of each element."""
    columns = zip(
        *(
            (
                _balanced(value % p, packed.positions, p)
                if packed.kind == "real"
                else digits_at(value, packed.positions, p)
            )
            for value in lanes
        )
    )
    rows = list(zip(columns, packed.limits, packed.scales or (0,) * packed.limbs))
    if any(abs(digit) > limit for column, limit, _ in rows for digit in column):
        raise CheckFailure("a constant in lanes leaves the bounds of a reduced element.")
    if packed.kind == "word":
        return tuple(digit for column, _, _ in rows for digit in column)
    return tuple(
        struct.unpack("<Q", struct.pack("<d", float(digit << scale)))[0]
        for column, _, scale in rows
        for digit in column
    )


def _balanced(value: int, positions, p: int) -> list[int]:
    """The limbs of a residue, balanced, of the residue of least magnitude; the topmost has the
    rest.
    """
    value, found = value - p if value > p // 2 else value, []
    for width in map(sub, positions[1:], positions):
        digit = (value + (1 << width - 1)) % (1 << width) - (1 << width - 1)
        found.append(digit)
        value = value - digit >> width
    return [*found, value]
