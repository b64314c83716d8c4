"""Differential tests of a library on x-coordinates: ladder step and doubling, and the public functions, against the affine law.

Points come from the curve and from its twist (the same equation with another b), and the state that a ladder holds at
its beginning and at points of small order, the neutral element included.
"""

from dataclasses import replace
from random import Random

from ecgen.field.prime import Field
from ecgen.library import check_points
from ecgen.library.ladder import GENERAL, expected
from ecgen.library.spec import CurveFacts, LadderWalk, RoutineSpec
from ecgen.run.differential import check_law, run_elements
from ecgen.run.emitted import Loaded
from ecgen.run.inputs import coordinates, representative
from ecgen.run.verdict import Verdict, verdict_of

OK, NEUTRAL, ERR_ENCODING, ERR_ORDER = 0, 1, -2, -4


def check_points_law(loaded: Loaded, count: int) -> Verdict:
    """The ladder step and the doubling for points of the curve and its twist, every flag, every aliasing; bounds of the results."""
    return check_law(loaded, count, "x-law", _point_failures)


def curves_over(curve: CurveFacts, random: Random, count: int) -> list[tuple[CurveFacts, tuple[int, int]]]:
    """`count` points, each with the curve it lies on: (x, 1) satisfies the equation for one b, which is of the curve or its twist."""
    found = []
    while len(found) < count:
        x = random.randrange(2, curve.p)
        if b := (x * x * x + curve.a * x * x + x) % curve.p:
            found.append((replace(curve, b=b), (x, 1)))
    return found


def triples(curve: CurveFacts, random: Random, count: int) -> list:
    """(curve, Q, R, P) with P = R - Q, x(P) != 0: multiples of one point that differ by it, O among them."""
    rows = []
    for own, point in curves_over(curve, random, -(-count // 8)):
        first = check_points.multiply(own, random.choice((0, 1, 2, 3, random.randrange(2, curve.p))), point)
        for _ in range(8):
            second = check_points.add(own, first, point)
            rows.append((own, first, second, point))
            first = second
    return rows[:count]


def scaled(curve: CurveFacts, layout: str, point, random: Random) -> tuple[int, ...]:
    """The coordinates of a point, scaled at random."""
    return coordinates(curve, f"{layout.partition(' ')[0]} point", point, random.randrange(1, curve.p))


def is_step(routine: RoutineSpec) -> bool:
    """Whether a routine is a ladder step: it gives a double and a sum."""
    return len(routine.meaning) > 1


def _point_failures(loaded: Loaded, routine: RoutineSpec, count: int, alias) -> list[str]:
    emitted, curve = loaded.emitted, loaded.emitted.curve
    random = Random(f"{emitted.prefix} {routine.name} {alias}")
    tight = Field(curve.p, emitted.word_bits).tight
    rows, held = [], []
    for own, Q, R, P in triples(curve, random, count):
        flag = random.getrandbits(1)
        pair = (Q, R) if is_step(routine) else (Q,)
        values = [x for point in pair for x in scaled(curve, routine.arguments[0].coordinates, point, random)]
        values += [P[0]] if is_step(routine) else []
        held.append([representative(value, curve.p, tight + 1, random) for value in values] + ([flag] if is_step(routine) else []))
        rows.append((own, Q, R, flag))
    return law_failures(loaded, routine, rows, held, alias)


def law_failures(loaded: Loaded, routine: RoutineSpec, rows, held: "list[list[int]]", alias=None) -> list[str]:
    """What is wrong with the routine's results: `rows` are (curve, Q, R, flag), `held` the elements that stand for them."""
    curve, tight = loaded.emitted.curve, Field(loaded.emitted.curve.p, loaded.emitted.word_bits).tight
    bad, found = run_elements(loaded, routine, held, alias)
    failures = [f"{routine.name} wrote outside its output in {bad} tests"] if bad else []
    for (own, Q, R, flag), values in zip(rows, found, strict=True):
        shown, chosen = (Q, R, flag), R if flag and is_step(routine) else Q
        results = [check_points.add(own, chosen, chosen)] + ([check_points.add(own, Q, R)] if is_step(routine) else [])
        good = all(_is_point(values[2 * i : 2 * i + 2], point, curve.p) for i, point in enumerate(results))
        if not good or max(values) > tight:
            failures.append(f"{routine.name} (aliased as {alias}) is wrong for {shown}" if not good else f"{routine.name} exceeds its bound for {shown}")
    return failures


def _is_point(values, point, p: int) -> bool:
    X, Z = (value % p for value in values)
    return (Z == 0 and X != 0) if point is None else Z != 0 and X == point[0] * Z % p


def _functions(walk: LadderWalk) -> tuple[str, ...]:
    return (walk.name, f"{walk.name}_vartime") if walk.name == GENERAL else (walk.name,)


def check_multiplications(loaded: Loaded, count: int = 40) -> Verdict:
    """Every function with edge and random scalars, on points of curve and twist, on u = 0, 1, -1 and on the base point."""
    emitted, curve = loaded.emitted, loaded.emitted.curve
    random, failures, tests = Random("x-only"), [], 0
    for walk in emitted.ladder.walks:
        edges = (0, 1, 2, 3, 4, 7, 8, curve.r - 1, curve.r, curve.r + 1, (1 << 8 * walk.scalar_bytes) - 1, 1 << walk.bits - 1)
        scalars = [k % (1 << 8 * walk.scalar_bytes) for k in edges] + [random.getrandbits(8 * walk.scalar_bytes) for _ in range(count)]
        points = [0, 1, curve.p - 1, curve.gx] + [random.randrange(curve.p) for _ in scalars]
        for k, u in zip(scalars + scalars[:4], points[: len(scalars)] + points[:4], strict=True):
            failures += [text for name in _functions(walk) if (text := multiplication_failure(loaded, walk, name, k, u))]
            failures += [text for text in (multiplication_failure(loaded, walk, f"{walk.name}_base", k, None),) if text]
            tests += 2
    return verdict_of("random and edge differential, multiplication on x-coordinates", failures, f"{tests} tests of {len(emitted.ladder.walks) * 2 + 1} functions", tests, 30)


def multiplication_failure(loaded: Loaded, walk: LadderWalk, name: str, k: int, u: "int | None") -> str:
    """What is wrong with one call, "" if nothing; u is the encoded coordinate, None for the base point."""
    emitted, curve = loaded.emitted, loaded.emitted.curve
    size = emitted.field_bytes
    result = expected(curve, walk, k, curve.gx if u is None else u)
    code = ERR_ENCODING if result is None else OK if result else NEUTRAL if walk.strict else ERR_ORDER
    inputs = [k.to_bytes(walk.scalar_bytes, "little")] + ([] if u is None else [u.to_bytes(size, "little")])
    got = loaded.entry(name, size, *inputs)
    return "" if got == (code, (result or 0).to_bytes(size, "little")) else f"{name} is wrong for k = {k:#x}, u = {u}: code {got[0]}, {got[1].hex()}"


def check_refusals(loaded: Loaded) -> Verdict:
    """Coordinates of p and more: refused by the general function, reduced by the standard one; unused bits ignored there."""
    emitted, p = loaded.emitted, loaded.emitted.curve.p
    top, failures, tests = (1 << 8 * emitted.field_bytes) - 1, [], 0
    for walk in emitted.ladder.walks:
        for u in sorted({v for v in (p, p + 1, p + 9, top, top - 1, p | (top ^ top >> 1), 9 | (top ^ top >> 1)) if v <= top}):
            for name in _functions(walk):
                failures += [text for text in (multiplication_failure(loaded, walk, name, 5 << walk.bits - 4, u),) if text]
                tests += 1
    return verdict_of("encodings of p and more", failures, f"{tests} calls: refused with zero output by {GENERAL}, reduced by the standard function", tests, 4)
