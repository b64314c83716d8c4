"""Constructed inputs: results just above 0, just below p, and on both sides of 2^m and of the end
of the words.

There a last carry is folded, or a last p subtracted, which no random input reaches: about one in
2^200 does. A field operation is solved for its last operand. A point routine is homogeneous: with
an input scaled by z every coordinate of the result is scaled by a power of z, whose exponent is
found by two calls; a root then makes the coordinate any value.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from ecgen.extension import random_element
from ecgen.kind import law
from ecgen.library.facts.spec import RoutineSpec
from ecgen.library.routines.divsteps import is_divsteps_routine
from ecgen.library.routines.modulo_order import is_scalar_routine
from ecgen.library.routines.sums import is_sum_routine
from ecgen.library.routines.towers import is_extension_routine
from ecgen.program.meaning import parse_meaning
from ecgen.run.differential import point_routines, routines
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.inputs import coordinates, representative, scalings
from ecgen.run.roots import root
from ecgen.run.verdict import Verdict, verdict_of

CHECK = "constructed results: near 0, p, 2^m and the end of the words"
TESTS, LEAST = 200, 8  # inputs for each result; results that every library has
CASES = 24  # points (or pairs) that are scaled
TRIES = 12  # for each input: a value has a root of a degree with probability 1 / gcd(degree, p - 1)
LARGEST_DEGREE = 4096  # five doublings multiply the exponents of Jacobian coordinates by 4^5


def targets(emitted: Emitted, count: int, random: Random) -> list[int]:
    """`count` residues beside 0, p, 2^m and 2^(words), at distances of all sizes up to the square
    of what a carry counts.
    """
    p, bits = emitted.curve.p, emitted.word_bits * emitted.words
    fold = (1 << bits) % p
    reach = max(min(2 * fold.bit_length() + 3, p.bit_length() - 2), 2)
    sides = (
        (0, 1),
        (p, -1),
        (1 << p.bit_length(), 1),
        (1 << p.bit_length(), -1),
        (1 << bits, 1),
        (1 << bits, -1),
    )
    found = []
    for i in range(count):
        # a folded carry most often leaves little above 0
        centre, sign = (0, 1) if i % 2 else random.choice(sides)
        found.append((centre + sign * random.getrandbits(random.randrange(1, reach))) % p)
    return found


def wanted(emitted: Emitted, routine: RoutineSpec | None, count: int, random: Random) -> list:
    """Results as residues; of an extension (or of points over one, without a routine) elements of
    two such, in some the second is random.
    """
    if emitted.curve.degree == 1 or (routine is not None and not is_extension_routine(routine)):
        return [emitted.residue(value) for value in targets(emitted, count, random)]
    p = emitted.curve.p
    pairs = zip(targets(emitted, count, random), targets(emitted, count, random))
    found = [
        emitted.elements(
            [emitted.residue(value) for value in (a, b if i % 2 else random.randrange(p))]
        )[0]
        for i, (a, b) in enumerate(pairs)
    ]
    return [value if i % 4 < 2 else value.swapped() for i, value in enumerate(found)]


def _in_memory(emitted: Emitted, routine: RoutineSpec, value, random: Random) -> int:
    """Any representative, as differential.field_failures takes it."""
    parts = emitted.parts((value,)) if is_extension_routine(routine) else [value]
    return sum(
        representative(emitted.stored(part), emitted.curve.p, emitted.loose, random)
        << 8 * emitted.element_bytes * i
        for i, part in enumerate(parts)
    )


def check_corners(loaded: Loaded, count: int = TESTS) -> Verdict:
    """Every field routine with a result to solve for and every coordinate of every point
    routine.
    """
    failures, done, tests, unreached = [], 0, 0, []
    for routine in loaded.emitted.routines:
        for name, made, wrong in _results(loaded, routine, count):
            done += made > 0
            tests += made
            failures += wrong
            unreached += [name] if not made else []
    left = (
        f"not tested: for {len(unreached)} results of routines no such input was found:"
        f" {', '.join(unreached)}"
        if unreached
        else ""
    )
    return replace(
        verdict_of(
            CHECK,
            failures,
            f"{done} results, {tests} inputs",
            done,
            loaded.emitted.least(LEAST, done),
        ),
        warning=left,
    )


def _results(
    loaded: Loaded, routine: RoutineSpec, count: int
) -> Iterator[tuple[str, int, list[str]]]:
    """(result, inputs made for it, what is wrong) of everything that the routine computes and that
    can be chosen.
    """
    random = Random(f"{loaded.emitted.prefix} {routine.name} corners")
    if (
        not routine.meaning
        or is_scalar_routine(routine)
        or is_divsteps_routine(routine)
        or is_sum_routine(routine)
    ):
        return
    if "law: " in routine.meaning[0]:
        for way in _ways(loaded.emitted, routine, random):
            yield from _scaled(loaded, routine, way, count, random)
    elif (solve := _solver(loaded.emitted, routine, random)) is not None:
        emitted = loaded.emitted
        solved = [row for value in wanted(emitted, routine, count, random) for row in solve(value)]
        rows = [
            tuple(
                value if plain else _in_memory(emitted, routine, value, random)
                for value, plain in row
            )
            for row in solved
        ]
        yield (
            routine.name,
            len(rows),
            routines.field_failures(loaded, routine, rows) if rows else [],
        )


def _solver(
    emitted: Emitted, routine: RoutineSpec, random: Random
) -> Callable[[int], list[tuple]] | None:
    """A function from a result to inputs that give it, each value with whether it is a plain word;
    None for routines that move words or canonicalize, whose results the edge inputs reach."""
    p = emitted.curve.p
    if routine.meaning == ("nsqr",):
        return lambda value: [
            ((x, False), (n, True)) for n in (1, 2, 5) if (x := root(value, 1 << n, p)) is not None
        ]
    if routine.meaning == ("cneg",):
        return lambda value: [((value, False), (0, True)), ((-value % p, False), (1, True))]
    if (
        routine.meaning[0]
        in ("canon", "is_zero", "cmov", "cswap", "select", "from_words", "to_words")
        or len(routine.meaning) > 1
    ):
        return None
    meaning = parse_meaning(routine.meaning[0]).value
    names = "abcd"[: sum(a.direction == "in" for a in routine.arguments)]

    def solve(value: int) -> list[tuple]:
        row = [
            random_element(
                random, p, emitted.curve.nonresidue if is_extension_routine(routine) else None, 1
            )
            for _ in names
        ]
        at = [
            meaning(dict(zip(names, (*row[:-1], x), strict=True)) | {"k": routine.const or 0}, p)
            % p
            for x in (0, 1, 2)
        ]
        step = (at[1] - at[0]) % p
        if step == 0:
            return []
        # 2 for a linear last operand, 4 for a square
        ratio = (at[2] - at[0]) * pow(step, -1, p) % p
        x = (
            root((value - at[0]) * pow(step, -1, p), {2: 1, 4: 2}.get(ratio, 0) or 1, p)
            if ratio in (2, 4)
            else None
        )
        return [] if x is None else [tuple((entry, False) for entry in (*row[:-1], x))]

    return solve


@dataclass(frozen=True)
class _Way:
    """`rows` as `wrong` judges them; `inputs(row, scales)` are the elements and plain words of the
    call with each of `groups` inputs scaled; elements are held below `limit`; `fixed` words at the
    end are no elements."""

    rows: tuple
    groups: int
    inputs: Callable[[object, tuple[int, ...]], list[int]]
    limit: int
    fixed: int
    wrong: Callable[[Loaded, list, list], list[str]]


def _ways(emitted: Emitted, routine: RoutineSpec, random: Random) -> Iterator[_Way]:
    """How the routine is called with points that `random` draws: in one way, or in one for each
    value of a ladder step's flag, whose points are known up to sign.
    """
    curve = emitted.curve
    if point_routines.is_up_to_sign(routine):
        step, part = point_routines.is_step(routine), curve.kind.part("run")
        found = [
            (own, Q, R, P)
            for own, Q, R, P in part.triples(curve, random, 2 * CASES)
            if Q is not None and R is not None
        ]
        for flag in (0, 1) if step else (0,):

            def inputs(row, scales, flag=flag):
                (_, Q, R, _), P = row[:4], row[4]
                layout = routine.arguments[0].coordinates
                pairs = [
                    v
                    for point, z in zip((Q, R), scales, strict=False)
                    for v in part.at_scale(curve, layout, point, z)
                ]
                return [*pairs, *part.shown(curve, P), flag] if step else pairs

            rows = tuple((own, Q, R, flag, P) for own, Q, R, P in found)
            yield _Way(
                rows,
                2 if step else 1,
                inputs,
                emitted.tight + 1,
                int(step),
                lambda loaded, rows, held: point_routines.law_failures(
                    loaded, routine, [row[:4] for row in rows], held
                ),
            )
        return
    curve = curve.of_points
    ins = [argument for argument in routine.arguments if argument.direction == "in"]
    shared = ins[-1].coordinates.endswith(" co-z")
    pool = law.random_points(curve, CASES * len(ins), random)
    rows = tuple(
        row
        for i in range(CASES)
        if not point_routines.is_exceptional(
            curve, routine, row := tuple(pool[i * len(ins) : (i + 1) * len(ins)])
        )
    )

    # of coordinates with several scalings each is a group of its own
    counts = [max(scalings(curve, argument.coordinates), 1) for argument in ins]

    def inputs(row, scales):
        rest = iter(scales * len(ins) if shared else scales)
        own = [tuple(islice(rest, count)) for count in counts]
        return [
            v
            for argument, point, z in zip(ins, row, own, strict=True)
            for v in coordinates(curve, argument.coordinates, point, z if len(z) > 1 else z[0])
        ]

    yield _Way(
        rows,
        counts[0] if shared else sum(counts),
        inputs,
        emitted.loose,
        0,
        lambda loaded, rows, held: point_routines.law_failures(loaded, routine, rows, held),
    )


def _scaled(
    loaded: Loaded, routine: RoutineSpec, way: _Way, count: int, random: Random
) -> Iterator[tuple[str, int, list[str]]]:
    """Every coordinate of the result brought to every target that some scaling reaches."""
    p = loaded.emitted.curve.p
    others = [tuple(random.randrange(1, p) for _ in range(way.groups)) for _ in way.rows]
    found = _call(loaded, routine, way, zip(way.rows, others, strict=True))
    degrees = _degrees(loaded, routine, way, others[0], found[0], random)
    for place in range(len(found[0])):
        groups = [group for group in range(way.groups) if degrees[group][place]]
        cases = [
            (row, scales, values[place])
            for row, scales, values in zip(way.rows, others, found, strict=True)
            if values[place]
        ]
        chosen = []
        for value in (
            wanted(loaded.emitted, None, count * TRIES, random) if groups and cases else ()
        ):
            (row, scales, now), group = random.choice(cases), random.choice(groups)
            z = root(value * pow(now, -1, p) % p, degrees[group][place], p)
            chosen += (
                [(row, (*scales[:group], scales[group] * z % p, *scales[group + 1 :]))] if z else []
            )
            if len(chosen) == count:
                break
        held = [
            _held(loaded.emitted, way, way.inputs(row, scales), random) for row, scales in chosen
        ]
        yield (
            f"{routine.name} {place}",
            len(chosen),
            way.wrong(loaded, [row for row, _ in chosen], held) if chosen else [],
        )


def _held(
    emitted: Emitted, way: _Way, values: list[int], random: Random | None = None
) -> list[int]:
    """Elements as any representative below the limit, without `random` the least; plain words as
    they are.
    """
    end, p = len(values) - way.fixed, emitted.curve.p
    return [
        representative(emitted.stored(part), p, way.limit if random else p, random or Random(0))
        for part in emitted.parts(values[:end])
    ] + values[end:]


def _call(loaded: Loaded, routine: RoutineSpec, way: _Way, calls) -> list[tuple[int, ...]]:
    """The residues of the results of inputs scaled by the given scales."""
    _, found = routines.run_elements(
        loaded,
        routine,
        [_held(loaded.emitted, way, way.inputs(row, scales)) for row, scales in calls],
    )
    return [loaded.emitted.elements(tuple(map(loaded.emitted.residue, values))) for values in found]


def _degrees(
    loaded: Loaded, routine: RoutineSpec, way: _Way, scales, values, random: Random
) -> list[tuple[int, ...]]:
    """By input and coordinate of the result: the power of the input's scale by which it is scaled,
    0 if none is found.
    """
    p, z = loaded.emitted.curve.p, random.randrange(2, loaded.emitted.curve.p)
    powers: dict[int, int] = {}
    power = 1
    for degree in range(LARGEST_DEGREE + 1):
        powers.setdefault(power, degree)
        power = power * z % p
    moved = _call(
        loaded,
        routine,
        way,
        (
            (way.rows[0], (*scales[:g], scales[g] * z % p, *scales[g + 1 :]))
            for g in range(way.groups)
        ),
    )
    return [
        tuple(
            powers.get(new * pow(old, -1, p) % p, 0) if old else 0
            for new, old in zip(row, values, strict=True)
        )
        for row in moved
    ]
