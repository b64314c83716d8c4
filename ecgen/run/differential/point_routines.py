"""Random and edge differential tests of the hidden routines of points, in every way of aliasing,
against the affine group law, or Cantor's algorithm, which know nothing of the formulas.

Of a library on points up to sign these are ladder steps and doublings: points come from the curve
and from its twist (the same equation with another b), and the state that a ladder holds at its
beginning and at points of small order, the neutral element included.
"""

import itertools
from collections.abc import Callable
from random import Random

from ecgen.curve.model import Curve
from ecgen.kind import law
from ecgen.library.facts.groups import coordinates_of, find_routine
from ecgen.library.facts.spec import RoutineSpec
from ecgen.run.differential.routines import Differential, alias_text, check_routines, run_elements
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.inputs import coordinates, representative, represents
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.verdict import Verdict

POINT_TESTS, LEAST = 10_000, 1  # a ladder step
Rows = tuple[list[tuple], list[list[int]]]  # points, and the elements that stand for them
LAWS = ("law: ", "x-law")


def check_points_law(loaded: Loaded, count: int = POINT_TESTS) -> Verdict:
    """Points of the subgroup that are no exceptional inputs; for steps points of the curve and its
    twist, and every flag.
    """
    routines = [r for r in loaded.emitted.routines if r.meaning and r.meaning[0].startswith(LAWS)]
    return check_routines(loaded, Differential("point routines", _failures, LEAST), routines, count)


def is_up_to_sign(routine: RoutineSpec) -> bool:
    return routine.meaning[0].startswith("x-law")


def is_step(routine: RoutineSpec) -> bool:
    """Whether a routine on points up to sign is a ladder step: it gives a double and a sum."""
    return len(routine.meaning) > 1


def _failures(loaded: Loaded, routine: RoutineSpec, count: int, alias) -> list[str]:
    random = Random(f"{loaded.emitted.prefix} {routine.name} {alias}")
    made = _step_inputs if is_up_to_sign(routine) else _point_inputs
    rows, held = made(loaded.emitted, routine, count, alias, random)
    return law_failures(loaded, routine, rows, held, alias) if rows else []


def law_failures(
    loaded: Loaded, routine: RoutineSpec, rows: list, held: list[list[int]], alias=None
) -> list[str]:
    """What is wrong with the routine's results: `held` are the elements that stand for `rows`,
    affine points, of points up to sign (curve, Q, R, flag).
    """
    emitted, who = loaded.emitted, f"{routine.name} {alias_text(routine, alias)}"
    bad, found = run_elements(loaded, routine, held, alias)
    failures = [f"{who}wrote outside its output in {bad} tests"] if bad else []
    are_right, most = (
        (_are_steps, emitted.tight) if is_up_to_sign(routine) else (_are_sums, emitted.loose - 1)
    )
    for row, values in zip(rows, found, strict=True):
        if not are_right(emitted, routine, row, tuple(map(emitted.residue, values))):
            failures.append(f"{who}is wrong for {row}")
        elif max(values) > most:
            failures.append(f"{who}exceeds its bound for {row}")
    return failures


def _step_inputs(emitted: Emitted, routine: RoutineSpec, count: int, alias, random: Random) -> Rows:
    curve, part = emitted.curve, emitted.curve.kind.part("run")
    rows, held = [], []
    for own, Q, R, P in part.triples(curve, random, count):
        flag = random.getrandbits(1)
        values = [
            x
            for point in ((Q, R) if is_step(routine) else (Q,))
            for x in part.at_scale(
                curve, routine.arguments[0].coordinates, point, random.randrange(1, curve.p)
            )
        ]
        values += part.shown(curve, P) if is_step(routine) else ()
        elements = [
            representative(emitted.stored(value), curve.p, emitted.tight + 1, random)
            for value in values
        ]
        held.append(elements + [flag] * is_step(routine))
        rows.append((own, Q, R, flag))
    return rows, held


def _are_steps(emitted: Emitted, routine: RoutineSpec, row: tuple, values: tuple) -> bool:
    own, Q, R, flag = row
    part, chosen = emitted.curve.kind.part("run"), R if flag and is_step(routine) else Q
    results = [part.sum_of(own, chosen, chosen)]
    results += [part.sum_of(own, Q, R)] if is_step(routine) else []
    size = len(values) // len(results)
    return all(
        part.is_point(own, values[size * i : size * (i + 1)], point)
        for i, point in enumerate(results)
    )


def _point_inputs(
    emitted: Emitted, routine: RoutineSpec, count: int, alias, random: Random
) -> Rows:
    """Points with both coordinates, on the library's curve or its image; none where only
    exceptional ones can be given.
    """
    curve = emitted.curve.of_points
    ins = [argument for argument in routine.arguments if argument.direction == "in"]
    twins = alias is not None and len(
        {
            alias[place]
            for place, argument in enumerate(routine.arguments)
            if argument.direction == "in"
        }
    ) < len(ins)
    edges = _edge_points(curve)
    pool = list(itertools.islice(known_points(curve).points(random), count))
    if twins and is_exceptional(curve, routine, (pool[0], pool[0])):
        return [], []
    rows, held = [], []
    for _ in range(count):
        points = tuple(
            random.choice(edges) if random.randrange(8) == 0 else random.choice(pool) for _ in ins
        )
        points = (points[0],) * len(ins) if twins else points
        if is_exceptional(curve, routine, points):
            points = (pool[0],) * len(ins) if twins else (pool[0], pool[1])[: len(ins)]
        rows.append(points)
        scales = [random.randrange(1, curve.p) for _ in ins]
        scales = [scales[0]] * len(ins) if ins[-1].coordinates.endswith(" co-z") else scales
        scaled = [
            coordinates(curve, argument.coordinates, *rest)
            for argument, *rest in zip(ins, points, scales, strict=True)
        ]
        scaled = [scaled[0]] * len(ins) if twins else scaled
        own = [
            [
                representative(emitted.stored(part), curve.p, emitted.loose, random)
                for part in emitted.parts(values)
            ]
            for values in scaled
        ]
        own = [own[0]] * len(ins) if twins else own
        held.append([value for values in own for value in values])
    return rows, held


def _are_sums(emitted: Emitted, routine: RoutineSpec, row: tuple, values: tuple) -> bool:
    """Whether every result stands for its point; a point of co-z form shares the rest with the
    first result.
    """
    curve, size = emitted.curve.of_points, emitted.words * emitted.curve.degree
    results = [argument for argument in routine.arguments if argument.direction == "out"]
    laws = [_law(curve, text.removeprefix("law: ")) for text in routine.meaning]
    values, place = emitted.elements(values), 0
    first = values[: results[0].words // size]
    for argument, law_of_result in zip(results, laws, strict=True):
        own = values[place : place + argument.words // size]
        place += len(own)
        layout = argument.coordinates
        if layout.endswith(" co-z"):
            held = dict(zip(coordinates_of(results[0].coordinates, curve), first)) | dict(
                zip(coordinates_of(layout, curve), own)
            )
            layout, own = results[0].coordinates, tuple(held.values())
        point = law_of_result(*row[: law_of_result.__code__.co_argcount])
        if not represents(curve, layout, own, point):
            return False
    return True


def _law(curve: Curve, text: str) -> Callable:
    """The affine result of "P", "P+Q", "2*P+Q" or "n*P", as a function of as many points."""
    if text == "P":
        return lambda P: P
    if text == "P+Q":
        return lambda P, Q: law.add(curve, P, Q)
    if text == "2*P+Q":
        return lambda P, Q: law.add(curve, law.add(curve, P, P), Q)
    times = int(text.removesuffix("*P"))
    return lambda P: law.multiply(curve, times, P)


def is_exceptional(curve: Curve, routine: RoutineSpec, points: tuple) -> bool:
    """Inputs of the subgroup for which the formulas are not known to be right, or that have no
    coordinates in these forms.
    """
    point = find_routine(routine.name, curve)
    forms = [point.group.form(argument.form) for argument in point.role.inputs]
    neutral = law.neutral(curve)
    if any(
        p == neutral and (form.neutral is None or "co-z" in [each.name for each in forms])
        for p, form in zip(points, forms)
    ):
        return True
    if point.role.complete_on:
        return False
    logs = known_points(curve).logarithms(points)
    if logs is not None:  # [j]G is neutral where the order of G divides j
        return any(
            sum(m * j for m, j in zip(vector, logs)) % curve.r == 0
            for vector in point.role.exceptions
        )
    for vector in point.role.exceptions:
        total = neutral
        for m, p in zip(vector, points):
            total = law.add(
                curve, total, law.multiply(curve, abs(m), law.negate(curve, p) if m < 0 else p)
            )
        if total == neutral:
            return True
    return False


def _edge_points(curve: Curve) -> list:
    """Small multiples of the base point, their negatives, and the neutral element."""
    return [
        *map(known_points(curve).point, (1, 2, 3, 4, 5, 16, 17, -1, -2, -3, -4, -5, -16, -17)),
        law.neutral(curve),
    ]
