"""Numbers whose inversion by divsteps takes more steps than that of random ones, so that the last
batch of steps does something.

The highest bits of x say how large x is beside the modulus M, its lowest ones whether g is odd
before each step. A beam search over these takes the ways on which f and g become small most slowly;
of the numbers found, those are kept of which all steps were counted to be the most.
"""

from functools import lru_cache

BEAM, KEPT = 192, 20  # ways that are followed at a time, numbers that are kept
HIGH = 24  # highest bits, which are chosen first
# a way counts half for so much that its doubled delta is away from EVEN, where f and g change
# places soon
HALVED = 4
EVEN = 2
RATIOS = (0.99, 0.7995, 0.759, 0.62, 0.47, 0.31, 0.13)  # of x to M


@lru_cache(maxsize=8)
def slow_inverses(modulus: int) -> tuple[int, ...]:
    """Numbers from 1 below the odd modulus, those that take most steps first."""
    bits = max(modulus.bit_length() - HIGH, 0)
    found = {
        (int(ratio * modulus) >> bits << bits) + low
        for ratio in RATIOS
        for low in _lowest(modulus, bits, ratio)
    }
    return tuple(
        sorted((x for x in found if 0 < x < modulus), key=lambda x: (-steps(modulus, x), x))[:KEPT]
    )


def _lowest(modulus: int, bits: int, ratio: float) -> list[int]:
    """The lowest bits of x, for each way that the beam ends with."""
    # bits so far, doubled delta, f and g of these bits alone, what one more bit adds to them, how
    # large they are
    beam = [(0, 1, modulus, 0, 0, 1, 1.0, ratio)]
    for place in range(bits):
        following = [_step(bit << place, bit, way) for way in beam for bit in (0, 1)]
        beam = sorted(following, key=_slowness, reverse=True)[:BEAM]
    return [x for x, *_ in beam]


def _step(value: int, bit: int, way: tuple) -> tuple:
    """One more bit of x and one more divstep."""
    x, delta, f, g, b, d, large, small = way
    x, f, g = x + value, f + bit * b, g + bit * d
    if g & 1 == 0:
        return x, delta + 2, f, g >> 1, 2 * b, d, large, small / 2
    if delta > 0:
        return x, 2 - delta, g, (g - f) >> 1, 2 * d, d - b, small, (small - large) / 2
    return x, delta + 2, f, (g + f) >> 1, 2 * b, d + b, large, (small + large) / 2


def _slowness(way: tuple) -> float:
    return abs(way[-2] * way[-1]) * 2 ** (-abs(way[1] - EVEN) / HALVED)


def steps(modulus: int, x: int) -> int:
    """Divsteps, delta from 1/2, until g is 0."""
    delta, f, g, count = 1, modulus, x, 0
    while g:
        if g & 1:
            delta, f, g = (-delta, g, g - f) if delta > 0 else (delta, f, g + f)
        delta, g, count = delta + 2, g >> 1, count + 1
    return count
