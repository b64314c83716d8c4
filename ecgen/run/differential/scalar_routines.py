"""Random and edge differential tests of the hidden routines modulo the order against Python
integers, in every way of aliasing.
"""

from math import gcd
from random import Random

from ecgen.library.facts.spec import RoutineArgument, RoutineSpec
from ecgen.library.routines.divsteps import is_divsteps_routine, samples, shape_of
from ecgen.library.routines.modulo_order import (
    SCALAR,
    is_scalar_routine,
    names_of,
    scalar_polynomial,
)
from ecgen.run.differential.routines import Differential, check_routines
from ecgen.run.emitted import Loaded
from ecgen.run.inputs import element_values
from ecgen.run.verdict import Verdict

CONSTRUCTED = 8  # one in so many results lies next to 0 or r
LEAST_SCALAR = 6  # canonical form, sums, products, folds


def check_scalar_routines(loaded: Loaded, count: int) -> Verdict:
    """Every routine modulo r, `count` operands each and a share of that for each way of
    aliasing.
    """
    routines = [
        routine
        for routine in loaded.emitted.routines
        if is_scalar_routine(routine) or is_divsteps_routine(routine)
    ]
    test = Differential(
        "scalar routines",
        lambda *way: (_batch_failures if is_divsteps_routine(way[1]) else _failures)(*way),
        LEAST_SCALAR,
    )
    return check_routines(loaded, test, routines, count)


def operand_values(
    argument: RoutineArgument, r: int, word_bits: int, count: int, random: Random
) -> list[int]:
    """Operands of one argument: below r, or any words; a third at edges."""
    bits = word_bits * argument.words
    return element_values(
        r, r if argument.coordinates == SCALAR else 1 << bits, bits, count, random, word_bits
    )


def expected(routine: RoutineSpec, r: int, row: tuple[int, ...]) -> int:
    """What the routine has to give for the values of the arguments that it reads."""
    values, total = dict(zip(names_of(routine), row, strict=True)), 0
    for monomial, factor in scalar_polynomial(routine).items():
        for name in monomial:
            factor *= values[name]
        total += factor
    return total % r


def constructed(
    routine: RoutineSpec, r: int, row: tuple[int, ...], random: Random
) -> tuple[int, ...]:
    """The row with its last value changed so that the result is next to 0 modulo r, where there is
    such a value.
    """
    first, second = (expected(routine, r, (*row[:-1], last)) for last in (0, 1))
    if gcd(second - first, r) != 1:
        return row
    wanted = random.choice((0, 1, 2, -1, -2))
    return *row[:-1], (wanted - first) * pow(second - first, -1, r) % r


def _batch_failures(loaded: Loaded, routine: RoutineSpec, count: int, alias) -> list[str]:
    """A batch of divsteps against the integers of field/divsteps/shape.py."""
    emitted = loaded.emitted
    n, size = shape_of(emitted.curve, emitted.word_bits), emitted.word_bytes
    rows = samples(n, count, Random(f"{emitted.prefix} {routine.name} {alias}"))
    # of f, g, d, e, m, zeta and the modulus
    widths = [size * n.limbs] * 4 + [4 * size, size, size * (n.limbs + 1)]
    bad, out = loaded.run(
        routine,
        count,
        b"".join(
            value.to_bytes(width, "little")
            for given, _ in rows
            for value, width in zip(given, widths, strict=True)
        ),
        alias,
    )
    failures = [f"{routine.name} wrote outside its output in {bad} tests"] if bad else []
    whole = sum(widths[:-1])
    for number, (given, wanted) in enumerate(rows):
        found = out[number * whole : (number + 1) * whole]
        if found != b"".join(
            value.to_bytes(width, "little") for value, width in zip(wanted, widths)
        ):
            failures.append(f"{routine.name}({', '.join(map(hex, given))}) gave {found.hex()}")
    return failures


def _failures(loaded: Loaded, routine: RoutineSpec, count: int, alias) -> list[str]:
    """What a routine modulo r does wrong, a sentence each, in `count` calls, constructed results
    among them; `alias` has the array of each argument, None: each has its own.
    """
    emitted = loaded.emitted
    random = Random(f"{emitted.prefix} {routine.name} {alias}")
    places = alias or tuple(range(len(routine.arguments)))
    columns: list = []
    for position, argument in enumerate(routine.arguments):
        twin = next(
            (j for j in range(position) if columns[j] and places[j] == places[position]), None
        )
        if argument.direction == "out":
            columns.append(None)
        else:
            columns.append(
                columns[twin]
                if twin is not None
                else operand_values(argument, emitted.curve.r, emitted.word_bits, count, random)
            )
    rows = list(zip(*(column for column in columns if column is not None), strict=True))
    if alias is None:
        rows = [
            constructed(routine, emitted.curve.r, row, random) if i % CONSTRUCTED == 0 else row
            for i, row in enumerate(rows)
        ]
    widths = [emitted.word_bytes * a.words for a in routine.arguments if a.direction == "in"]
    data = b"".join(
        value.to_bytes(width, "little")
        for row in rows
        for value, width in zip(row, widths, strict=True)
    )
    bad, out = loaded.run(routine, count, data, alias)
    shared = "" if alias is None else f" (buffers {alias})"
    failures = [f"{routine.name}{shared} wrote outside its output in {bad} tests"] if bad else []
    size = emitted.word_bytes * routine.arguments[0].words
    for number, row in enumerate(rows):
        value = int.from_bytes(out[number * size : (number + 1) * size], "little")
        if value != expected(routine, emitted.curve.r, row):
            failures.append(f"{routine.name}({', '.join(map(hex, row))}){shared} gave {value:#x}")
    return failures
