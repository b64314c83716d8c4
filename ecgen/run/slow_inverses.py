"""Numbers whose inversion by divsteps takes more steps than that of random ones, so that the last batch of steps does something.

The highest bits of x say how large x is beside the modulus M, its lowest ones whether g is odd before each step. A beam search over these takes the ways
on which f and g become small most slowly; of the numbers found, those are kept of which all steps were counted to be the most.
"""

from functools import lru_cache

BEAM, KEPT = 24, 12  # ways that are followed at a time, numbers that are kept
HIGH = 24  # highest bits, which are chosen first
RATIOS = (0.99, 0.8, 0.62, 0.47, 0.31, 0.13)  # of x to M


@lru_cache(maxsize=8)
def slow_inverses(modulus: int) -> tuple[int, ...]:
    """Numbers below the odd modulus, those that take most steps first."""
    bits = max(modulus.bit_length() - HIGH, 0)
    found = {
        (int(ratio * modulus) >> bits << bits) + low
        for ratio in RATIOS
        for low in _lowest(modulus, bits, ratio)
    }
    return tuple(
        sorted((x for x in found if x < modulus), key=lambda x: (-steps(modulus, x), x))[:KEPT]
    )


def _lowest(modulus: int, bits: int, ratio: float) -> list[int]:
    """The lowest bits of x, for each way that the beam ends with."""
    beam = [
        (0, 1, (1, 0, 0, 1), 0.0)
    ]  # bits so far, doubled delta, the matrix by which (M, x) was multiplied, how large f and g are
    for place in range(bits):
        following = [
            _step(modulus, place, x | bit << place, delta, matrix, ratio)
            for x, delta, matrix, _ in beam
            for bit in (0, 1)
        ]
        beam = sorted(following, key=lambda way: -way[-1])[:BEAM]
    return [x for x, *_ in beam]


def _step(
    modulus: int, place: int, x: int, delta: int, matrix: tuple[int, ...], ratio: float
) -> tuple:
    """One more divstep, the number `place`."""
    a, b, c, d = matrix
    odd = (c * modulus + d * x) >> place & 1
    delta, matrix = (
        (2 - delta, (2 * c, 2 * d, c - a, d - b))
        if odd and delta > 0
        else (2 + delta, (2 * a, 2 * b, c + odd * a, d + odd * b))
    )
    shift = 2 << place
    f, g = ((p / shift) + (q / shift) * ratio for p, q in (matrix[:2], matrix[2:]))
    return x, delta, matrix, abs(f * g)


def steps(modulus: int, x: int) -> int:
    """Divsteps, delta from 1/2, until g is 0."""
    delta, f, g, count = 1, modulus, x, 0
    while g:
        if g & 1:
            delta, f, g = (-delta, g, g - f) if delta > 0 else (delta, f, g + f)
        delta, g, count = delta + 2, g >> 1, count + 1
    return count
