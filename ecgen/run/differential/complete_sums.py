"""Random and edge differential tests of the parts of complete sums: the words they compute against
their programs in Python integers, in every way of aliasing.
"""

from random import Random

from ecgen.library.routines.sums import is_sum_routine, sum_routine
from ecgen.program.interpret import interpret
from ecgen.run.differential.routines import ALIAS_SHARE, aliasings, run_elements
from ecgen.run.emitted import Loaded
from ecgen.run.inputs import element_values
from ecgen.run.verdict import Verdict, verdict_of

LEAST = 5  # of additions three, of doublings two


def check_sums(loaded: Loaded, count: int) -> Verdict | None:
    """Every part, `count` inputs each and a share of that for each way of aliasing; None for
    libraries without.
    """
    failures, done, tests = [], 0, 0
    for routine in filter(is_sum_routine, loaded.emitted.routines):
        for alias in (None, *aliasings(routine)):
            share = count if alias is None else max(count // ALIAS_SHARE, 1)
            failures += _failures(loaded, routine, share, alias)
            tests += share
        done += 1
    curve = loaded.emitted.curve
    if not curve.kind.part("library").laws(curve, loaded.emitted.words):
        return None
    return verdict_of(
        "random and edge differential, complete sums",
        failures,
        f"{done} routines, {count} tests each, {tests} with the aliased ones",
        done,
        loaded.emitted.least(LEAST, done),
    )


def _failures(loaded: Loaded, routine, count: int, alias) -> list[str]:
    emitted, part = loaded.emitted, sum_routine(routine.name, loaded.emitted.curve).routine
    p = emitted.curve.p
    bits = emitted.word_bits * emitted.words
    random = Random(f"{emitted.prefix} {routine.name} {alias}")
    columns: dict[int, list] = {}
    places = alias or tuple(range(len(routine.arguments)))
    for position, argument in enumerate(part.arguments):
        if argument.direction == "in":
            twin = next((j for j in columns if places[j] == places[position]), None)
            rows = [
                element_values(p, emitted.loose, bits, count, random, emitted.word_bits)
                for _ in argument.coordinates
            ]
            columns[position] = columns[twin] if twin is not None else list(zip(*rows, strict=True))
    held = [
        [value for values in row for value in values] for row in zip(*columns.values(), strict=True)
    ]
    bad, found = run_elements(loaded, routine, held, alias)
    failures = (
        [f"{routine.name} wrote outside its output in {bad} tests (buffers {places})"]
        if bad
        else []
    )
    for row, values in zip(held, found, strict=True):
        given = dict(zip(part.program.inputs, map(emitted.residue, row), strict=True))
        wanted = interpret(part.program, given, p)
        if max(values) >= emitted.loose or tuple(map(emitted.residue, values)) != tuple(
            wanted[c] for c in part.arguments[0].coordinates
        ):
            failures.append(
                f"{routine.name} (buffers {places}) is wrong for {', '.join(map(hex, row))}"
            )
    return failures
