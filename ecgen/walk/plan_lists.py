"""A group -> the walks that sum up lists of points, and the length from which each is modelled the
cheapest.
"""

from math import floor

from ecgen.group.model import Group
from ecgen.walk import make
from ecgen.walk.cost import cost_of
from ecgen.walk.ir import Walk
from ecgen.walk.make import Names
from ecgen.walk.plan import Planned, Room, chosen, naf, proven, signed_count
from ecgen.walk.scalars.recodings import SignedWindow

# widths of digits by which points go into buckets, the one between two left out costs 2 % on
# average: at most 2^11 buckets where any may be the next, which fit the second level of caches;
# affine points are sorted before they are summed
BUCKETS, SORTED = range(4, 13, 2), range(4, 15, 2)
AT_ONCE = 3 << 12  # words of elements whose points are sorted at once, within a cache of 512 kB
MANY = 1 << 20  # points: what would pay for longer lists alone is left out


def plan_many(
    room: Room,
    g: Group,
    names: tuple[str, str],
    sums: bool,
    width: int | None = None,
    is_affine: bool = False,
) -> tuple[tuple[int, str, Planned], ...]:
    """The sum of [k]P over a list in variable time, in several ways: from how many points on each
    is modelled the cheapest, its name, its walk. First a table for each point (Straus), then
    buckets (Pippenger) of growing width. `sums`: the additions are those of P_point, where the
    system's own are not complete. `is_affine`: buckets are filled by affine additions."""
    n, high, stem = Names(g.stem), room.curve.r - 1, g.stem

    def whole(walk: Walk) -> Walk:
        return make.with_sums(walk, stem) if sums else walk

    straus = chosen(
        room,
        f"{stem}, wNAFs, a table for each point",
        lambda w: whole(make.straus(n, naf(max(w, 2), high), room.points, names[0])),
        width,
    )
    ways = {
        w: whole(
            make.pippenger(
                n,
                SignedWindow(w, signed_count(w, high), high),
                room.points,
                f"{names[1]}{w}",
                AT_ONCE // room.weights.words if is_affine else 0,
            )
        )
        for w in (SORTED if is_affine else BUCKETS)
    }
    found = [(0, names[0], straus)]
    for least, w in _envelope(
        {w: _line(room, walk) for w, walk in ({0: straus.walk} | ways).items()}
    ):
        walk, proof = proven(ways[w], room)
        costs = tuple(
            (other, cost_of(each, room.steps, room.weights, least)) for other, each in ways.items()
        )
        found.append(
            (
                least,
                walk.name,
                Planned(
                    kind=f"{stem}, buckets",
                    walk=walk,
                    proof=proof,
                    cost=dict(costs)[w],
                    width=w,
                    why=f"the least modelled cost from {least} points on",
                    costs=costs,
                ),
            )
        )
    return tuple(found)


def _line(room: Room, walk: Walk) -> tuple[float, float]:
    """What a walk on a list costs for itself, and for each point."""
    alone, all_points = (cost_of(walk, room.steps, room.weights, points) for points in (0, MANY))
    return alone, (all_points - alone) / MANY


def _envelope(lines: dict[int, tuple[float, float]]) -> list[tuple[int, int]]:
    """Which lines are the lowest, after the first, and from which number on, up to MANY; (a, b) is
    a + b x.
    """
    found: list[tuple[int, int]] = []
    (current, *rest) = lines
    while True:
        a, b = lines[current]
        crossings = [
            (floor((lines[w][0] - a) / (b - lines[w][1])) + 1, w) for w in rest if lines[w][1] < b
        ]
        least, current = min(crossings, default=(MANY + 1, current))
        if least > MANY:
            return found
        found.append((max(least, 1), current))
