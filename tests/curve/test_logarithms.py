"""Discrete logarithms in groups of order 2^twos: every element of small groups by every window, the
loop of the emitted C step by step with what it costs, and what is chosen for large ones.
"""

import random

import pytest

from ecgen.curve.logarithms import ENTRIES, WINDOWS, Logarithms, logarithms
from ecgen.curve.roots import least_non_square

pytestmark = pytest.mark.essential

# (p, a generator of the group of order 2^twos, twos)
GROUPS = (
    (97, pow(5, 3, 97), 5),
    (193, pow(5, 3, 193), 6),
    (257, 3, 8),
    (7681, pow(17, 15, 7681), 9),
)
P224, STARK = 2**224 - 2**96 + 1, 2**251 + 17 * 2**192 + 1


def loop(logs, value):
    """(digits, squarings, products, powers held at once) as templates/c/logarithms.c.j2 goes."""
    p, held, left, digits = logs.p, [value], [logs.count], []
    squarings = products = most = 0
    by_power = {entry: -digit % logs.size for digit, entry in enumerate(logs.table[-1])}
    for _ in range(logs.count):
        while left[-1] > 1:
            half = left[-1] // 2
            held.append(pow(held[-1], 1 << logs.window * half, p))
            left.append(left[-1] - half)
            squarings += logs.window * half
        most = max(most, len(held))
        digits.append(by_power[held.pop()])
        left.pop()
        for i in range(len(held)):
            held[i] = held[i] * logs.table[logs.count - left[i]][digits[-1]] % p
            left[i] -= 1
            products += 1
    return tuple(digits), squarings, products, most


@pytest.mark.parametrize("p, g, twos", GROUPS)
def test_every_element_of_small_groups(p, g, twos):
    assert pow(g, 1 << twos - 1, p) == p - 1
    for window in (w for w in WINDOWS if w <= twos):
        logs = Logarithms(p, g, twos, window)
        for e in range(1 << twos):
            value = pow(g, -e, p)
            digits, *work, most = loop(logs, value)
            assert digits == logs.digits(value) and tuple(work) == logs.work and most <= logs.depth
            whole = sum(d << window * i for i, d in enumerate(digits))
            assert whole == e << logs.slack
            assert logs.turned(1, digits) == pow(g, e // 2, p)


def test_a_number_outside_the_group_has_digits():
    logs = logarithms(257, 3, 8)
    assert logs.turned(0, logs.digits(0)) == 0


@pytest.mark.parametrize("p, twos", [(P224, 96), (STARK, 192)])
def test_large_groups(p, twos):
    g = pow(least_non_square(p), (p - 1) >> twos, p)
    logs, source = logarithms(p, g, twos), random.Random(twos)
    assert pow(g, 1 << twos - 1, p) == p - 1
    for e in (0, 1, 2**twos - 1, *(source.randrange(1 << twos) for _ in range(3))):
        digits, *work, most = loop(logs, pow(g, -e, p))
        assert sum(d << logs.window * i for i, d in enumerate(digits)) == e << logs.slack
        assert tuple(work) == logs.work and most <= logs.depth
    assert logs.count * logs.size <= ENTRIES
    assert sum(logs.work) < twos**2 / 12  # the squarings of Tonelli and Shanks are twos^2 / 2
