"""Sums of eight points + the walks that sum up lists -> sums over lists by the buckets of eight
digits at once.

Every lane has buckets of its own, for digits of its own place in the scalars: all lanes read the
same point, and no two fill the same bucket, so that nothing has to be sorted. In the caller's
memory the limbs of a point lie one behind another, in a row of whole vectors; eight rows go into
lanes and back by moves of lanes alone.
"""

from collections.abc import Iterator
from dataclasses import replace

from ecgen.library.api import function_names
from ecgen.library.batch.points import ADD, CACHE, digits_of
from ecgen.library.cycles import walk_cycles
from ecgen.library.facts.spec import LibrarySpec, RoutineArgument, RoutineSpec
from ecgen.library.walks.vectors import planned_in_vectors
from ecgen.walk.plan_lists import MANY

FUNCTION = "point_msm_vartime"
TAKE, PUT, SPREAD = "v_take8", "v_put8", "v_spread8"
MEANINGS = {
    TAKE: "eight rows of limbs, into lanes; C with vector types",
    PUT: "eight points in lanes, into rows of limbs; C with vector types",
    SPREAD: "a table entry in every lane, negated where its mask is set; C with vector types",
}
WINDOWS = range(4, 12)  # bits of a digit: 2^13 buckets at most, 1.6 MB at 192 bytes
MOVED = 3  # cycles for each of eight vectors that change their rows for columns: as many moves
DIGIT = 8  # cycles of a digit, estimated: where its bucket is


def with_lists(spec: LibrarySpec) -> LibrarySpec:
    """With the lengths from which lists are summed in eight lanes, if the library has such sums, in
    the same coordinates, and all of them in four lanes: those of affine points stay as they are.
    """
    batch, packed = spec.batch, spec.packed
    if batch is None or packed is None or FUNCTION not in function_names(spec):
        return spec
    in_four = planned_in_vectors(spec)
    if batch.stem != packed.stem or any(name not in in_four for _, name in spec.walks.lists):
        return spec
    if not (lists := tuple(_lengths(spec))):
        return spec
    words = batch.width * batch.row
    lanes, rows = (RoutineArgument(name, "out", words, "packed") for name in ("r", "rows"))
    at = RoutineArgument("at", "in", batch.width, "places", batch.row)
    negative = RoutineArgument("negative", "in", batch.width, "mask")
    arguments = {
        TAKE: (lanes, replace(rows, direction="in"), at),
        PUT: (rows, replace(lanes, direction="in"), at),
        SPREAD: (lanes, replace(rows, name="row", direction="in", words=batch.row), negative),
    }
    own = tuple(RoutineSpec(name, given, (MEANINGS[name],)) for name, given in arguments.items())
    return replace(spec, batch=replace(batch, routines=(*batch.routines, *own), lists=lists))


def _lengths(spec: LibrarySpec) -> Iterator[tuple[int, int, int]]:
    """From how many points on eight lanes are modelled the fastest, with digits of which width,
    and how many a scalar has, up to MANY points."""
    lines = {window: _line(spec, window) for window in WINDOWS}
    points, window = 1, 0
    while points <= MANY:
        costs = {w: alone + each * points for w, (alone, each) in lines.items()}
        best = min(costs, key=lambda w: (costs[w], w))
        if best != window and (window or costs[best] < _in_four(spec, points)):
            window = best
            yield points, window, digits_of(spec.curve.r.bit_length(), window)
        points += max(points >> 5, 1)


def _in_four(spec: LibrarySpec, points: int) -> float:
    """Modelled cycles of the way that is taken otherwise."""
    name = max((least, name) for least, name in spec.walks.lists if least <= points)[1]
    return walk_cycles(spec, planned_in_vectors(spec)[name], 1.0, True, points)


def _line(spec: LibrarySpec, window: int) -> tuple[float, float]:
    """Modelled cycles for digits of so many bits: for itself, and for each point."""
    batch, packed = spec.batch, spec.packed
    assert batch is not None and packed is not None
    times = {routine.name: routine.model_cycles or 0.0 for routine in batch.routines}
    turns = -(-digits_of(spec.curve.r.bit_length(), window) // batch.width)
    rows, cache = MOVED * batch.row, times.get(CACHE, 0.0)
    filled = times[ADD] + 2 * rows + len(batch.entry) * batch.limbs + DIGIT * batch.width
    weighed = 2 * (times[ADD] + cache) + rows
    doubled = next(r.model_cycles or 0.0 for r in packed.routines if r.name == "v_dbl")
    return (
        turns * weighed * (1 << window - 1) + spec.curve.r.bit_length() * doubled,
        turns * filled + (cache + 2 * rows) / batch.width,
    )
