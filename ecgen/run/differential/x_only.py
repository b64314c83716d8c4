"""Differential tests of a library on points up to sign: ladder step and doubling against the affine
law, or Cantor's algorithm.

Points come from the curve and from its twist (the same equation with another b), and the state that
a ladder holds at its beginning and at points of small order, the neutral element included.
"""

from random import Random

from ecgen.library.facts.spec import CurveFacts, RoutineSpec
from ecgen.run.differential.routines import check_law, point_failures, run_elements
from ecgen.run.emitted import Loaded
from ecgen.run.inputs import representative
from ecgen.run.verdict import Verdict


def check_points_law(loaded: Loaded, count: int) -> Verdict:
    """The ladder step and the doubling for points of the curve and its twist, every flag; what the
    multiplication of the base point calls, for points of the image; every aliasing; bounds of the
    results."""
    return check_law(loaded, count, ("x-law", "law: "), _point_failures)


def triples(curve: CurveFacts, random: Random, count: int) -> list:
    """(curve, Q, R, P) with P = R - Q, which a step can read: multiples of one point that differ by
    it.
    """
    return curve.kind.part("run").triples(curve, random, count)


def at_scale(curve: CurveFacts, layout: str, point, z: int) -> tuple[int, ...]:
    """The coordinates of a point, scaled by z."""
    return curve.kind.part("run").at_scale(curve, layout, point, z)


def shown(curve: CurveFacts, point) -> tuple[int, ...]:
    """The numbers in which a step reads a difference."""
    return curve.kind.part("run").shown(curve, point)


def sum_of(curve: CurveFacts, first, second):
    """The sum by the affine law, or by Cantor's algorithm."""
    return curve.kind.part("run").sum_of(curve, first, second)


def is_point(curve: CurveFacts, values, point) -> bool:
    """Whether coordinates are a point's, whatever their common factor."""
    return curve.kind.part("run").is_point(curve, values, point)


def is_step(routine: RoutineSpec) -> bool:
    """Whether a routine is a ladder step: it gives a double and a sum."""
    return len(routine.meaning) > 1


def _point_failures(loaded: Loaded, routine: RoutineSpec, count: int, alias) -> list[str]:
    if not routine.meaning[0].startswith("x-law"):
        return point_failures(loaded, routine, count, alias)
    emitted, curve = loaded.emitted, loaded.emitted.curve
    random = Random(f"{emitted.prefix} {routine.name} {alias}")
    rows, held = [], []
    for own, Q, R, P in triples(curve, random, count):
        flag = random.getrandbits(1)
        pair = (Q, R) if is_step(routine) else (Q,)
        values = [
            x
            for point in pair
            for x in at_scale(
                curve, routine.arguments[0].coordinates, point, random.randrange(1, curve.p)
            )
        ]
        values += shown(curve, P) if is_step(routine) else ()
        held.append(
            [
                representative(emitted.stored(value), curve.p, emitted.tight + 1, random)
                for value in values
            ]
            + ([flag] if is_step(routine) else [])
        )
        rows.append((own, Q, R, flag))
    return law_failures(loaded, routine, rows, held, alias)


def law_failures(
    loaded: Loaded, routine: RoutineSpec, rows, held: "list[list[int]]", alias=None
) -> list[str]:
    """What is wrong with the routine's results: `rows` are (curve, Q, R, flag), `held` the elements
    that stand for them.
    """
    emitted = loaded.emitted
    curve, tight = emitted.curve, emitted.tight
    bad, found = run_elements(loaded, routine, held, alias)
    failures = [f"{routine.name} wrote outside its output in {bad} tests"] if bad else []
    for (own, Q, R, flag), values in zip(rows, found, strict=True):
        said, chosen = (Q, R, flag), R if flag and is_step(routine) else Q
        results = [sum_of(own, chosen, chosen)] + ([sum_of(own, Q, R)] if is_step(routine) else [])
        size = len(values) // len(results)
        good = all(
            is_point(curve, tuple(map(emitted.residue, values[size * i : size * (i + 1)])), point)
            for i, point in enumerate(results)
        )
        if not good or max(values) > tight:
            failures.append(
                f"{routine.name} (aliased as {alias}) is wrong for {said}"
                if not good
                else f"{routine.name} exceeds its bound for {said}"
            )
    return failures
