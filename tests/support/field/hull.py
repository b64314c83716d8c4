"""A proof, for one size at a time, of how many divsteps suffice: convex hulls of all states, over
the integers.

After t steps from (delta, f, g) = (1/2, f, g), 0 <= g <= f <= M, all states with the same delta lie
in one convex polygon. Whatever the parity of g, a step takes a polygon with delta > 0 into its
images under (g, (g - f)/2) with 1 - delta and (f, g/2) with 1 + delta, one with delta < 0 into
those under (f, (g + f)/2) and (f, g/2), both with 1 + delta; the next polygons are the hulls of
such images. A polygon with |g| < 1 all over is left out: its states have g = 0 and keep it. When
none is left, g = 0 for every input. The idea is P. Wuille's
(https://github.com/sipa/safegcd-bounds). Polygons are kept symmetric under (f, g) -> (-f, -g),
which no step can tell apart, and times 2^t, which makes all corners integers.
"""

Point = tuple[int, int]


def needed(largest: int) -> int:
    """Divsteps (delta from 1/2) that suffice for all odd f and all g with 0 <= g <= f <= largest.
    Some minutes for 256 bits.
    """
    live, steps = {0: [(0, 0), (largest, 0), (largest, largest)]}, 0
    while live:
        steps += 1
        found: dict[int, list[Point]] = {}
        for delta, corners in live.items():  # delta - 1/2
            found.setdefault(delta + 1, []).extend((2 * f, g) for f, g in corners)
            if delta >= 0:
                found.setdefault(-delta, []).extend((2 * g, g - f) for f, g in corners)
            else:
                found[delta + 1].extend((2 * f, g + f) for f, g in corners)
        live = {}
        for delta, corners in found.items():
            if max(abs(g) for _, g in corners) >= 1 << steps:
                # above 1/2 one map alone leads there, under which corners stay corners
                live[delta] = corners if delta > 0 else half_hull(corners)
    return steps


def half_hull(points: list[Point]) -> list[Point]:
    """The upper chain of the hull of the points and their mirror images, corners only, without its
    last one; the mirror images of these are the lower chain."""
    chain: list[Point] = []
    for x, y in sorted(points + [(-x, -y) for x, y in points], reverse=True):
        while len(chain) > 1 and (chain[-1][0] - chain[-2][0]) * (y - chain[-2][1]) <= (
            chain[-1][1] - chain[-2][1]
        ) * (x - chain[-2][0]):
            chain.pop()
        chain.append((x, y))
    return chain[:-1]
