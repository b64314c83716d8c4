"""Every class of divisors of a Jacobian over a tiny field."""

from itertools import product

from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian


def every_class(jacobian: Jacobian) -> list[Class]:
    """By exhaustion: all v for each u, by the remainder of f modulo u."""
    numbers, p = range(jacobian.p), jacobian.p
    found: list[Class] = [NEUTRAL]
    for c in numbers:
        (value,) = _remainder(jacobian, (c,))
        found += [((c, 1), _trimmed(y)) for y in numbers if (y * y - value) % p == 0]
    for q, r in product(numbers, repeat=2):
        low, high = _remainder(jacobian, (r, q))
        found += [  # (s x + t)^2 = (2 s t - s^2 q) x + t^2 - s^2 r
            ((r, q, 1), _trimmed(t, s))
            for s in numbers
            for t in numbers
            if (t * t - s * s * r - low) % p == 0 == (2 * s * t - s * s * q - high) % p
        ]
    assert all(map(jacobian.contains, found))
    return found


def _remainder(jacobian: Jacobian, lower: tuple[int, ...]) -> tuple[int, ...]:
    """f modulo the monic polynomial whose other coefficients are these, the constant one first."""
    rest, size = list(jacobian.f), len(lower)
    while len(rest) > size:
        top = rest.pop()
        for i, c in enumerate(lower):
            rest[i - size] -= top * c
    return tuple(c % jacobian.p for c in rest)


def _trimmed(*coefficients: int) -> tuple[int, ...]:
    """Without zeros at the end."""
    size = next((i for i in range(len(coefficients), 0, -1) if coefficients[i - 1]), 0)
    return coefficients[:size]
