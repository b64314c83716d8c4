"""The walks of multiplications in C on vectors of lanes: the same statements, every step a vector
routine, or a few.

Steps are those of one group whose addition is complete: a run of doublings is written out, what a
table entry stands for is had by adding it to the neutral element where entries have other
coordinates than points. Constants are table entries of all coordinates: a coordinate that is 1
saves nothing in lanes.
"""

import re
import struct
from dataclasses import dataclass, replace
from operator import sub

from ecgen.curve.model import Curve
from ecgen.errors import CheckFailure, EcgenError
from ecgen.extension import components
from ecgen.field.lanes.radix import digits_at
from ecgen.group.derived.convert import from_affine
from ecgen.group.program import LADDER
from ecgen.library.c.points import place
from ecgen.library.c.text import word_list
from ecgen.library.facts.spec import LibrarySpec, Packed
from ecgen.library.packed.ladder_runs import STEPS
from ecgen.library.packed.runs import RUNS
from ecgen.library.walks.plan import (
    DOUBLE,
    DOUBLE_BASE,
    LISTS,
    TableWords,
    comment,
    fixed_points,
    fixed_table,
    naming,
)
from ecgen.program.interpret import interpret
from ecgen.walk.c.names import Naming
from ecgen.walk.c.statements import memory_of, print_function
from ecgen.walk.ir import Call, Collect, Normalize, Scatter, Walk, statements
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Planned
from ecgen.walk.steps import name_of

ALIGNED = " __attribute__((aligned({})))"
ADDITIONS = ("add", "readd", "madd")
# steps done on general registers, between conversions: few of a multiplication
IMAGE = re.compile(r"endo\d*(?:_cached)?")
# steps that are vector routines, or a few
COMPUTED = re.compile(
    rf"neutral|copy|to_cached|from_cached|dbladd|\d*dbl|(?:re|m)?add|{IMAGE.pattern}"
)


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
    own, found = vector_naming(spec.packed, spec.word_bits), {}
    for name, planned in planned_in_vectors(spec).items():
        walk, code = (
            planned.walk,
            print_function(
                planned.walk, own, f"v_{name}", comment(planned, spec.curve.r)
            ).text.rstrip(),
        )
        points = tuple((f"point_{p.name.lower()}", name_of(p.form).stem) for p in walk.points)
        found[name] = VectorWalk(
            name,
            spec.walks.result(planned),
            tuple(s.name for s in walk.scalars),
            points,
            code,
            (
                vector_table(spec.walks.steps, spec.packed, walk, spec.curve, spec.word_bits)
                if fixed_table(walk)
                else None
            ),
            is_of_list(walk),
        )
    return found


def planned_in_vectors(spec: LibrarySpec) -> dict[str, Planned]:
    """The multiplication in constant time, and of the others those in the same group, of points, of
    the base point, of two and of lists, all of whose steps are vector routines.
    """
    walks = spec.walks
    own = walks.named | {
        name: planned
        for name, planned in walks.more
        if name in (DOUBLE, DOUBLE_BASE) or is_of_list(planned.walk)
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


def list_memory(spec: LibrarySpec) -> list[tuple[int, int, int]]:
    """Of each way to sum up a list: from how many points on it is taken, the words of the caller's
    memory for every point, and beside: the most that general registers or lanes take.
    """
    walks, known = spec.walks, dict(spec.walks.more)
    own = replace(
        naming(walks.steps, set(), spec.word_bits),
        words=lambda form: str(len(walks.steps.coordinates(form)) * spec.element_words),
    )
    ways = {name: [memory_of(known[name].walk, own)] for _, name in walks.lists}
    for each in (spec, spec.of_second) if spec.second else (spec,) if spec.packed else ():
        held = replace(
            vector_naming(each.packed, spec.word_bits), words=lambda form: str(each.packed.words)
        )
        for name in ways.keys() & planned_in_vectors(each):
            ways[name].append(memory_of(known[name].walk, held))
    return [(least, *map(max, zip(*ways[name]))) for least, name in walks.lists]


def images_in_vectors(spec: LibrarySpec) -> tuple[str, ...]:
    """The images under endomorphisms that walks in vectors have of points and of table entries."""
    steps = {
        name_of(s.step).own
        for planned in planned_in_vectors(spec).values()
        for s in statements(planned.walk.body)
        if isinstance(s, Call)
    }
    return tuple(sorted(role for role in steps if IMAGE.fullmatch(role)))


def runs_in_vectors(walk: Walk) -> tuple[str, ...]:
    """The routines that are several in a row which a walk takes: doublings, or a doubling and an
    addition.
    """
    roles = {name_of(s.step).own for s in statements(walk.body) if isinstance(s, Call)}
    return tuple(
        name
        for name in RUNS
        if (
            "dbladd" in roles
            if name == "v_dbladd"
            else any(re.fullmatch(r"[2-9]\d*dbl", role) for role in roles)
        )
    )


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
    steps = [name_of(s.step) for s in body if isinstance(s, Call | Scatter)]
    return not any(isinstance(s, Normalize | Collect) for s in body) and all(
        step.stem == stem and COMPUTED.fullmatch(step.own) for step in steps
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


def vector_naming(packed: Packed, bits: int) -> Naming:
    """Steps of the group of `packed` by its routines; EcgenError for a step that they do not
    compute.
    """
    same, names = packed.entry == packed.lanes, {routine.name for routine in packed.routines}
    runs_of = [count for count in (4, 2, 1) if count == 1 or f"v_{count}dbl" in names]

    def doubled(count: int, out: str, source: str) -> list[str]:
        lines = []
        for each in runs_of:
            turns, count = divmod(count, each)
            lines += [
                f"P_{_run(each)}({out}, {source if not lines and not k else out});"
                for k in range(turns)
            ]
        return lines

    def call(step: str, outs: list[str], args: list[str]) -> list[str]:
        stem, role = name_of(step).parts
        if stem != packed.stem:
            raise _missing(step)
        if run := name_of(step).run or role == "dbl":
            return doubled(int(run), outs[0], args[0])
        if role == "dbladd" and "v_dbladd" in names:
            return [f"P_v_dbladd({outs[0]}, {args[0]}, {args[1]});"]
        if role == "dbladd":
            return [f"P_v_dbl({outs[0]}, {args[0]});", f"P_v_add({outs[0]}, {outs[0]}, {args[1]});"]
        if role in ADDITIONS:
            return [f"P_v_add({outs[0]}, {args[0]}, {args[1]});"]
        if IMAGE.fullmatch(role):
            return [f"P_v_{role}({outs[0]}, {args[0]});"]
        if role == "neutral":
            return [f"P_words_copy({outs[0]}, P_v_neutral, P_V_WORDS);"]
        if role == "copy" or (same and role in ("to_cached", "from_cached")):
            return [f"P_words_copy({outs[0]}, {args[0]}, P_V_WORDS);"]
        if role == "to_cached":
            return [f"P_v_cache({outs[0]}, {args[0]});"]
        if role == "from_cached":
            return [f"P_v_add({outs[0]}, P_v_neutral, {args[0]});"]
        raise _missing(step)

    def scan(q: str, table: str, entries: int, form: str, index: str) -> list[str]:
        return [f"P_v_select({q}, {table}, {entries}, {index}, negative);"]

    def negate(form: str, name: str, flag: str) -> list[str]:
        return [f"P_v_negate({name}, {flag});"]

    def negative(form: str, out: str, source: str) -> list[str]:
        return signed(form, out, source, "1")

    def signed(form: str, out: str, source: str, flag: str) -> list[str]:
        return [f"P_v_select({out}, {source}, 1, 0, {flag});"]

    def listed(out: str, source: str) -> list[str]:
        return [f"P_v_from_words({out}, {source});"]

    def runs(stem: str) -> list[tuple[int, str]]:
        return [(count, _run(count)) for count in runs_of]

    def without(*given):
        raise EcgenError(
            "the multiplication exchanges points, which is not done in vectors.",
            hint="Take --vector auto for this curve.",
        )

    return Naming(
        call,
        lambda form: "P_V_WORDS",
        negate,
        negative,
        runs,
        without,
        scan,
        signed,
        bits,
        ALIGNED.format(packed.bytes),
        listed=listed,
    )


def _run(count: int) -> str:
    """The routine of so many doublings."""
    return "v_dbl" if count == 1 else f"v_{count}dbl"


def ladder_naming(
    packed: Packed,
    own: Naming,
    coordinates: tuple[str, ...],
    given_as: tuple[str, ...],
    is_short: bool,
) -> Naming:
    """The ladder's steps by the vector routine: the pair and the difference are in lanes as long as
    the loop runs; all else is as `own` writes it. `coordinates` are those of a point as they lie in
    memory, `given_as` those of a difference; elements that go into vectors by C (`is_short`) do so
    by their words."""
    aligned, short = ALIGNED.format(packed.bytes), "_words" if is_short else ""
    run, count = next(
        (
            (name, count)
            for name, count in STEPS.items()
            if any(routine.name == name for routine in packed.routines)
        ),
        ("v_step", 1),
    )

    def call(step: str, outs: list[str], args: list[str]) -> list[str]:
        if step != f"{packed.stem}.step":
            return own.call(step, outs, args)
        if count == 1:
            return [f"P_v_mask(mask, {args[-1]});", "P_v_step(pair, pair, given, mask);"]
        return [
            f"P_v_mask(mask + {packed.width} * waiting, {args[-1]});",
            f"if (++waiting == {count}) {{",
            f"    P_{run}(pair, pair, given, mask);",
            "    waiting = 0;",
            "}",
        ]

    def around(pair: str, given: str) -> tuple[list[str], list[str], list[str]]:
        names, differences = (
            [f"{c}{LADDER[point]}" for point in "PQ" for c in coordinates],
            [f"{c}{LADDER['D']}" for c in given_as],
        )
        rows = [
            packed.lanes[at : at + packed.width] for at in range(0, len(packed.lanes), packed.width)
        ]
        places = [
            (
                f"pair + {k} * P_V_WORDS" if k else "pair",
                ", ".join(place(pair, names.index(lane)) for lane in row),
            )
            for k, row in enumerate(rows)
        ]
        lanes = ", ".join(
            place(given, differences.index(name) if name else 0) for name in packed.entry
        )
        declared = [
            (
                f"WORD pair[{f'{len(rows)} * ' if len(rows) > 1 else ''}P_V_WORDS]{aligned},"
                f" given[P_V_WORDS]{aligned},"
                f" mask[{f'{count} * ' if count > 1 else ''}{packed.width}]{aligned}"
            ),
            *(["size_t waiting = 0, w"] if count > 1 else []),
        ]
        left = (
            [
                "for (w = 0; w < waiting; w++)",
                f"    P_v_step(pair, pair, given, mask + {packed.width} * w);",
            ]
            if count > 1
            else []
        )
        return (
            declared,
            [
                *(f"P_v_pack{short}({array}, {places});" for array, places in places),
                f"P_v_pack{short}(given, {lanes});",
            ],
            [*left, *(f"P_v_unpack{short}({places}, {array});" for array, places in places)],
        )

    return replace(own, call=call, around=around)


def _missing(step: str) -> EcgenError:
    return EcgenError(
        f"the multiplication takes the step {step}, which no vector routine computes.",
        hint="Take --vector auto for this curve.",
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
