"""Random and edge differential tests of the hidden routines against Python integers, in every way
of aliasing.

Field operations are compared with their meaning, the polynomial in the manifest.
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.divsteps import is_divsteps_routine
from ecgen.library.routines.modulo_order import is_scalar_routine
from ecgen.library.routines.signatures import PLAIN
from ecgen.library.routines.sums import is_sum_routine
from ecgen.library.routines.towers import is_extension_routine
from ecgen.program.meaning import parse_meaning
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.inputs import element_values
from ecgen.run.verdict import Verdict, verdict_of

FIELD_TESTS, ALIAS_SHARE = 100_000, 20
LEAST_FIELD = 4  # routines that every library has: products, canonical form, a predicate, a move
SELECT_SHARE = 100  # select moves words and computes nothing; each test carries a whole table
CAVEAT = f" (select 1/{SELECT_SHARE} of that)"


def aliasings(routine: RoutineSpec) -> list[tuple[int, ...]]:
    """Every way outputs may be inputs (not two outputs alike), and equal inputs, as argument ->
    argument whose buffer it is.
    """
    outs = [i for i, a in enumerate(routine.arguments) if a.words and a.direction == "out"]
    ins = [i for i, a in enumerate(routine.arguments) if a.words and a.direction == "in"]
    identity = tuple(range(len(routine.arguments)))
    found = []
    for choice in itertools.product([None, *ins], repeat=len(outs)):
        used = [i for i in choice if i is not None]
        if len(set(used)) != len(used):
            continue
        for same in (False, True):
            alias = list(identity)
            if same and not (
                len(ins) > 1
                and routine.arguments[ins[0]].coordinates == routine.arguments[ins[1]].coordinates
            ):
                continue
            if same:
                alias[ins[1]] = ins[0]
            for out, source in zip(outs, choice, strict=True):
                if source is not None:
                    root = alias[source]
                    alias = [out if place == root else place for place in alias]
            if len({alias[out] for out in outs}) == len(outs):
                found.append(tuple(alias))
    return list(dict.fromkeys(alias for alias in found if alias != identity))


def check_field(loaded: Loaded, count: int = FIELD_TESTS) -> Verdict:
    """All field routines that have a polynomial meaning, and nsqr, canon, is_zero, cmov, cswap,
    cneg, select.
    """
    routines = [
        r
        for r in loaded.emitted.routines
        if r.meaning
        and "law: " not in r.meaning[0]
        and not is_scalar_routine(r)
        and not is_divsteps_routine(r)
        and not is_sum_routine(r)
    ]
    return check_routines(loaded, FIELD, routines, count)


@dataclass(frozen=True)
class Differential:
    """Tests of `routines` by `failures(loaded, routine, tests, alias)`; `least` there must be."""

    routines: str
    failures: Callable[..., list[str]]
    least: int
    caveat: str = ""


def check_routines(
    loaded: Loaded, test: Differential, routines: list[RoutineSpec], count: int
) -> Verdict:
    """`count` tests of each, and a share of that for each way of aliasing."""
    failures, tests = [], 0
    for routine in routines:
        for alias in (None, *aliasings(routine)):
            share = count if alias is None else max(count // ALIAS_SHARE, 1)
            failures += test.failures(loaded, routine, share, alias)
            tests += share
    figure = (
        f"{len(routines)} routines, {count} tests each{test.caveat}, {tests} with the aliased ones"
    )
    return verdict_of(
        f"random and edge differential, {test.routines}",
        failures,
        figure,
        len(routines),
        loaded.emitted.least(test.least, len(routines)),
    )


def _field_failures(loaded: Loaded, routine: RoutineSpec, count: int, alias) -> list[str]:
    """What a field routine does wrong, a sentence each, in `count` calls, edges among the elements;
    `alias` has the array of each argument, None: each has its own.
    """
    emitted = loaded.emitted
    if routine.meaning == ("select",):
        return table_failures(loaded, routine, max(count // SELECT_SHARE, 1))
    random = Random(f"{emitted.prefix} {routine.name} {alias}")
    p, bits = emitted.curve.p, emitted.word_bits * emitted.words
    places = alias or tuple(range(len(routine.arguments)))
    columns: list[list[int] | None] = []
    for position, argument in enumerate(routine.arguments):
        if argument.direction == "out":
            columns.append(None)
        elif not argument.words:
            columns.append(
                [
                    (
                        random.choice((1, 2, 3, 5, 64))
                        if argument.name == "count"
                        else random.getrandbits(1)
                    )
                    for _ in range(count)
                ]
            )
        else:
            twin = next(
                (j for j in range(position) if columns[j] and places[j] == places[position]), None
            )
            bound = 1 << bits if argument.coordinates == PLAIN else emitted.loose
            values = [
                element_values(p, bound, bits, count, random, emitted.word_bits)
                for _ in range(argument.words // emitted.words)
            ]
            columns.append(
                columns[twin]
                if twin is not None
                else [sum(part << i * bits for i, part in enumerate(row)) for row in zip(*values)]
            )
    return field_failures(
        loaded,
        routine,
        list(zip(*(column for column in columns if column is not None), strict=True)),
        alias,
    )


FIELD = Differential("field routines", _field_failures, LEAST_FIELD, CAVEAT)


def halves(emitted: Emitted, value: int, words: int) -> tuple[int, ...]:
    """The integers of an element of F_p, or of its extension, of so many words in memory."""
    bits = 8 * emitted.element_bytes
    return tuple(value >> i * bits & (1 << bits) - 1 for i in range(words // emitted.words))


def field_failures(
    loaded: Loaded, routine: RoutineSpec, rows: list[tuple[int, ...]], alias=None
) -> list[str]:
    """What is wrong with the routine's results for `rows`, the values of every argument that is
    read (elements of an extension as one number of all their words): values, and bounds that are
    claimed."""
    emitted = loaded.emitted
    word, words = emitted.word_bytes, max(argument.words for argument in routine.arguments)
    size = word * words
    widths = [
        size if argument.words else word
        for argument in routine.arguments
        if argument.direction != "out"
    ]
    data = b"".join(
        value.to_bytes(width, "little")
        for row in rows
        for value, width in zip(row, widths, strict=True)
    )
    bad, out = loaded.run(routine, len(rows), data, alias)
    failures = (
        [f"{routine.name} {alias_text(routine, alias)}wrote outside its outputs in {bad} tests"]
        if bad
        else []
    )
    expected = _expectation(emitted, routine)
    most = emitted.loose - 1 if routine.most is None else routine.most
    results = sum(argument.direction != "in" for argument in routine.arguments)
    step = size * results + word * routine.returns
    for number, row in enumerate(rows):
        chunk = out[number * step : (number + 1) * step]
        values = tuple(
            int.from_bytes(chunk[i * size : (i + 1) * size], "little") for i in range(results)
        )
        values += (int.from_bytes(chunk[-word:], "little"),) if routine.returns else ()
        if (
            not expected(row, values)
            or max(part for value in values for part in halves(emitted, value, words)) > most
        ):
            shown = ", ".join(hex(value) for value in row)
            failures.append(
                f"{routine.name}({shown}) {alias_text(routine, alias)}gave"
                f" {', '.join(map(hex, values))}"
            )
    return failures


def alias_text(routine: RoutineSpec, alias) -> str:
    if alias is None:
        return ""
    groups = [
        [a.name for a, place in zip(routine.arguments, alias, strict=True) if place == root]
        for root in dict.fromkeys(alias)
    ]
    return "with " + ", ".join(" = ".join(group) for group in groups if len(group) > 1) + " "


def _expectation(emitted: Emitted, routine: RoutineSpec):
    """A predicate (inputs, results) -> right."""
    p, loose = emitted.curve.p, emitted.loose
    residue: Callable[[int], Any] = emitted.residue
    match routine.meaning:
        case ("nsqr",):
            return lambda row, out: (
                out[0] < loose and residue(out[0]) == pow(residue(row[0]), 1 << row[1], p)
            )
        case ("canon",):
            return lambda row, out: out[0] == row[0] % p
        case ("from_words",):
            return lambda row, out: out[0] < loose and residue(out[0]) == row[0] % p
        case ("to_words",):
            return lambda row, out: out[0] == residue(row[0])
        case ("is_zero",):
            return lambda row, out: out[0] == (row[0] % p == 0)
        case ("cmov",):
            return lambda row, out: out[0] == row[row[2]]
        case ("cswap",):
            return lambda row, out: out == ((row[1], row[0]) if row[2] else row[:2])
        case ("cneg",):
            return lambda row, out: (
                out[0] < loose and (out[0] - (-row[0] if row[1] else row[0])) % p == 0
            )
    meanings = [parse_meaning(text).value for text in routine.meaning]
    names = "abcd"
    if is_extension_routine(routine):
        words = routine.arguments[0].words

        def residue_of(value: int) -> Any:
            parts = [emitted.residue(part) for part in halves(emitted, value, words)]
            return emitted.elements(parts)[0]

        residue = residue_of
        loose = 1 << 8 * emitted.word_bytes * words  # of each half field_failures sees to it

    def holds(row, out) -> bool:
        values = dict(zip(names, map(residue, row), strict=False))
        values["k"] = routine.const or 0
        return all(
            result < loose and residue(result) == meaning(values, p) % p
            for meaning, result in zip(meanings, out, strict=True)
        )

    return holds


def table_failures(loaded: Loaded, routine: RoutineSpec, count: int) -> list[str]:
    """Tables of entries of every width up to the routine's, of one entry and more, each entry in
    turn. What lies behind the entry that is given stays as it was.
    """
    random, size = Random(loaded.emitted.prefix), loaded.emitted.word_bytes
    words, table_words = routine.arguments[0].words, routine.arguments[1].words
    rows, data = [], []
    for i in range(count):
        width, table = words - i % words, random.randbytes(size * table_words)
        most = table_words // width
        entries = most if i // words % 2 else random.randint(1, most)
        index = i // words % entries
        rows.append((width, index, table[size * width * index : size * width * (index + 1)]))
        data.append(
            table + b"".join(value.to_bytes(size, "little") for value in (entries, width, index))
        )
    bad, out = loaded.run(routine, count, b"".join(data))
    untouched: dict[int, bytes] = {}
    failures = [f"{routine.name} wrote outside its output in {bad} tests"] if bad else []
    for i, (width, index, wanted) in enumerate(rows):
        found = out[size * words * i : size * words * (i + 1)]
        behind = [found[at : at + size] for at in range(size * width, size * words, size)]
        kept = all(
            untouched.setdefault(place, word) == word for place, word in enumerate(behind, width)
        )
        if found[: size * width] != wanted or not kept:
            failures.append(
                f"{routine.name} gave a wrong entry, or more than it, for index {index} of entries"
                f" of {width} words"
            )
    return failures


def run_elements(
    loaded: Loaded, routine: RoutineSpec, held: list[list[int]], alias=None
) -> tuple[int, list[tuple[int, ...]]]:
    """(tests that wrote where they must not, the elements of the results); `held` are the elements
    and plain words that are read.
    """
    size, words = loaded.emitted.element_bytes, loaded.emitted.words
    read = [argument for argument in routine.arguments if argument.direction != "out"]
    widths = [
        width
        for a in read
        for width in ([size] * (a.words // words) if a.words else [loaded.emitted.word_bytes])
    ]
    data = b"".join(
        value.to_bytes(width, "little")
        for values in held
        for value, width in zip(values, widths, strict=True)
    )
    bad, out = loaded.run(routine, len(held), data, alias)
    width = (
        sum(argument.words for argument in routine.arguments if argument.direction != "in") // words
    )
    found = [
        int.from_bytes(out[i * size : (i + 1) * size], "little") for i in range(width * len(held))
    ]
    return bad, [tuple(found[i * width : (i + 1) * width]) for i in range(len(held))]
