"""Inversion by divsteps on integers: right for every kind of modulus, steps enough and not far too
many, words wide enough.
"""

from math import gcd
from random import Random

import pytest

from ecgen.errors import BoundError
from ecgen.field.divsteps.ranges import ranges
from ecgen.field.divsteps.shape import Divsteps, invert, steps_needed
from tests.support.field.hull import half_hull, needed

SIZES = (
    2,
    3,
    13,
    29,
    30,
    31,
    33,
    60,
    61,
    62,
    64,
    127,
    128,
    192,
    224,
    255,
    256,
    300,
    384,
    414,
    448,
    521,
    600,
    640,
)
WORDS = (64, 32)


def divstep(delta: int, f: int, g: int) -> tuple[int, int, int]:
    """The definition; delta is counted in halves."""
    return (
        (2 - delta, g, (g - f) // 2)
        if delta > 0 and g % 2
        else (2 + delta, f, (g + g % 2 * f) // 2)
    )


def steps_taken(f: int, g: int) -> int:
    """Divsteps until g = 0."""
    steps, delta = 0, 1
    while g:
        delta, f, g = divstep(delta, f, g)
        steps += 1
    return steps


def moduli(bits: int, random: Random):
    """Odd numbers of the size: the least, the greatest, next to powers of two, random."""
    top = 1 << bits
    return sorted(
        {top - 1, top // 2 + 1, *(top // 2 | random.getrandbits(bits - 1) | 1 for _ in range(2))}
        - {1}
    )


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("bits", SIZES)
@pytest.mark.sample(42)
def test_the_model_inverts_within_the_proven_ranges(bits, word):
    random, n = Random(bits), Divsteps(bits, word)
    for modulus in moduli(bits, random):
        proven = ranges(n, modulus)

        def see(name, value):
            (least, greatest), _ = proven[name]
            assert least <= value <= greatest, (name, value)

        inputs = [
            0,
            1,
            2,
            modulus - 1,
            modulus - 2,
            modulus // 2,
            modulus // 2 + 1,
            *(1 << random.randrange(bits) for _ in range(3)),
        ]
        for x in [*inputs, *(random.randrange(modulus) for _ in range(8))]:
            if x < modulus and gcd(x, modulus) == 1:
                assert invert(n, modulus, x, see=see) == pow(x, -1, modulus)
        assert invert(n, modulus, 0, see=see) == 0


@pytest.mark.parametrize("word", WORDS)
def test_one_shape_serves_smaller_moduli(word):
    n = Divsteps(256, word)
    for modulus in (3, 2**89 - 1, 2**255 - 19, 2**252 + 27742317777372353535851937790883648493):
        ranges(n, modulus)
        assert invert(n, modulus, modulus - 2) == pow(modulus - 2, -1, modulus)


@pytest.mark.parametrize("word", WORDS)
def test_a_fifth_fewer_batches_fail(word):
    n, p, random = Divsteps(256, word), 2**256 - 189, Random("few")
    inputs = [random.randrange(p) for _ in range(20)]
    assert all(invert(n, p, x) == pow(x, -1, p) for x in inputs)
    wrong = sum(invert(n, p, x, batches=n.batches * 4 // 5) != pow(x, -1, p) for x in inputs)
    assert wrong > 15


@pytest.mark.parametrize("word", WORDS)
def test_steps_are_those_of_the_definition(word):
    """delta after each batch is the definition's; another rule would still invert most numbers in
    time.
    """
    n, p, random = Divsteps(192, word), 2**192 - 237, Random("rule")
    for x in (random.randrange(p) for _ in range(10)):
        seen, expected, state = [], [], (1, p, x)
        invert(n, p, x, see=lambda name, value: seen.append(value) if name == "zeta" else None)
        for _ in range(n.batches):
            for _ in range(n.steps):
                state = divstep(*state)
            expected.append(-(state[0] + 1) // 2)
        assert seen == expected


def test_steps_suffice_for_every_input_of_small_sizes():
    """Exhaustive, and not by far: the worst input takes the steps that the hulls prove, or a few
    less.
    """
    for bits in range(2, 8):
        worst = max(steps_taken(f, g) for f in range(1, 1 << bits, 2) for g in range(f + 1))
        assert (
            needed((1 << bits) - 1) - 5 <= worst <= needed((1 << bits) - 1) <= steps_needed(bits)
        ), bits


@pytest.mark.parametrize("bits", (*range(2, 17), 24, 31, 33))
def test_hulls_prove_the_published_bound(bits):
    assert needed((1 << bits) - 1) <= steps_needed(bits) <= needed((1 << bits) - 1) + 3


@pytest.mark.parametrize(
    "bits", (48, *(pytest.param(bits, marks=pytest.mark.long) for bits in (64, 96, 128)))
)
def test_hulls_prove_the_published_bound_for_longer_moduli(bits):
    assert needed((1 << bits) - 1) <= steps_needed(bits) <= needed((1 << bits) - 1) + 1


def test_hulls_hold_every_state():
    """A hull that forgot states could claim anything: all points are on or below the chain."""
    random = Random("hull")
    for _ in range(200):
        points = [
            (random.randrange(-9, 10), random.randrange(-9, 10))
            for _ in range(random.randrange(3, 9))
        ]
        upper = half_hull(list(points))
        chain = [*upper, *[(-x, -y) for x, y in upper]]
        assert {max(x for x, _ in [*points, *((-x, -y) for x, y in points)])} == {
            max(x for x, _ in chain)
        }
        if len(chain) > 2:
            edges = list(zip(chain, [*chain[1:], chain[0]]))
            assert all(
                (c - a) * (y - b) - (d - b) * (x - a) >= 0
                for (a, b), (c, d) in edges
                for x, y in points
            ), points


def test_hard_inputs_are_no_harder_than_the_bound():
    """Inputs with many steps, found by climbing."""
    random, bits = Random("hard"), 64
    f = (1 << bits) - 59
    best = max((random.randrange(f) for _ in range(500)), key=lambda g: steps_taken(f, g))
    for _ in range(1000):
        other = (best ^ 1 << random.randrange(bits)) % f
        best = max(best, other, key=lambda g: steps_taken(f, g))
    assert 130 < steps_taken(f, best) <= steps_needed(bits)
    for word in WORDS:
        assert invert(Divsteps(bits, word), f, best) * best % f == gcd(best, f) == 1


def test_limbs_too_wide_for_their_word_are_refused(monkeypatch):
    ranges(Divsteps(255), 2**255 - 19)
    monkeypatch.setattr(Divsteps, "width", 63)
    with pytest.raises(BoundError, match="product reaches from"):
        ranges(Divsteps(255), 2**255 - 19)


def test_packed_words_too_full_are_refused(monkeypatch):
    ranges(Divsteps(255, 32), 2**255 - 19)
    monkeypatch.setattr(Divsteps, "sub", 10)
    with pytest.raises(BoundError, match="packed reaches from"):
        ranges(Divsteps(255, 32), 2**255 - 19)


@pytest.mark.parametrize("modulus", (1, 2, 2**255, 2**256 + 1, -5))
def test_what_cannot_be_inverted_modulo_is_refused(modulus):
    with pytest.raises(BoundError, match="not an odd number from 3"):
        ranges(Divsteps(256), modulus)
