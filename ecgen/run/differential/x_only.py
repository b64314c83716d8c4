"""Differential tests of a library on points up to sign: ladder step and doubling against the affine
law, or Cantor's algorithm.

Points come from the curve and from its twist (the same equation with another b), and the state that
a ladder holds at its beginning and at points of small order, the neutral element included.
"""

from dataclasses import replace
from itertools import combinations
from random import Random

from ecgen.kind import law
from ecgen.library.spec import CurveFacts, RoutineSpec
from ecgen.run.differential.routines import check_law, point_failures, run_elements
from ecgen.run.emitted import Loaded
from ecgen.run.inputs import coordinates, representative
from ecgen.run.oracle.known_surface import known_surface
from ecgen.run.verdict import Verdict


def check_points_law(loaded: Loaded, count: int) -> Verdict:
    """The ladder step and the doubling for points of the curve and its twist, every flag; what the
    multiplication of the base point calls, for points of the image; every aliasing; bounds of the
    results."""
    return check_law(loaded, count, ("x-law", "law: "), _point_failures)


def curves_over(
    curve: CurveFacts, random: Random, count: int
) -> list[tuple[CurveFacts, tuple[int, int]]]:
    """`count` points, each with the curve it lies on: (x, 1) satisfies the equation for one b,
    which is of the curve or its twist.
    """
    found = []
    while len(found) < count:
        x = random.randrange(2, curve.p)
        if b := (x * x * x + curve.a * x * x + x) % curve.p:
            found.append((replace(curve, b=b), (x, 1)))
    return found


def triples(curve: CurveFacts, random: Random, count: int) -> list:
    """(curve, Q, R, P) with P = R - Q, x(P) != 0: multiples of one point that differ by it, O among
    them. On a surface P has no coordinate 0.
    """
    rows = []
    if curve.is_kummer:
        known = known_surface(curve)
        for point in known.points(random):
            first = known.multiply(random.choice((0, 1, 2, 3, random.randrange(2, curve.p))), point)
            for _ in range(8):
                second = known.add(first, point)
                rows.append((curve, first, second, point))
                first = second
            if len(rows) >= count:
                return rows[:count]
    for own, point in curves_over(curve, random, -(-count // 8)):
        first = law.multiply(own, random.choice((0, 1, 2, 3, random.randrange(2, curve.p))), point)
        for _ in range(8):
            second = law.add(own, first, point)
            rows.append((own, first, second, point))
            first = second
    return rows[:count]


def at_scale(curve: CurveFacts, layout: str, point, z: int) -> tuple[int, ...]:
    """The coordinates of a point, scaled by z."""
    if curve.is_kummer:
        return tuple(c * z % curve.p for c in known_surface(curve).image(point))
    return coordinates(curve, f"{layout.partition(' ')[0]} point", point, z)


def shown(curve: CurveFacts, point) -> tuple[int, ...]:
    """The numbers in which a step reads a difference."""
    return known_surface(curve).given(point) if curve.is_kummer else point[:1]


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


def sum_of(curve: CurveFacts, first, second):
    """The sum by the affine law, or by Cantor's algorithm."""
    return (
        known_surface(curve).add(first, second)
        if curve.is_kummer
        else law.add(curve, first, second)
    )


def is_point(curve: CurveFacts, values, point) -> bool:
    """Whether coordinates are a point's, whatever their common factor."""
    p = curve.p
    if curve.is_kummer:
        image = known_surface(curve).image(point)
        return any(values) and all(
            (a * d - b * c) % p == 0 for (a, b), (c, d) in combinations(zip(values, image), 2)
        )
    X, Z = (value % p for value in values)
    return (Z == 0 and X != 0) if point is None else Z != 0 and X == point[0] * Z % p
