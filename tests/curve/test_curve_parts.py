"""The small parts: integer expressions, primality, classification of primes, lines of keys, the
affine group law.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.curve.file.expression import ExpressionError, evaluate
from ecgen.curve.model import signed
from ecgen.curve.primality import is_prime, why_not_prime
from ecgen.curve.shape import classify_prime
from ecgen.kind.law import add, contains, multiply, negate, neutral
from ecgen.kind.record import NoAffinePoint
from ecgen.lines import locate

numbers = st.integers(0, 2**70).map(str) | st.integers(0, 2**70).map(hex)
terms = st.recursive(
    numbers,
    lambda inner: (
        st.tuples(inner, st.sampled_from(["+", "-", "*", " + "]), inner).map("".join)
        | inner.map("({})".format)
        | inner.map("-{}".format)
    ),
    max_leaves=8,
)


@given(terms)
def test_expressions_have_the_usual_meaning(text):
    assert evaluate(text, 4096) == eval(text)  # the text holds only numbers, + - * and parentheses


@pytest.mark.parametrize(
    "text, value",
    [
        ("2^255-19", 2**255 - 19),
        ("2^64*(2^63-27443)+1", 2**64 * (2**63 - 27443) + 1),
        ("-3", -3),
        ("2**10", 1024),
        ("2^2^3", 256),
        ("-2^2", -4),
        ("0x1F", 31),
        ("(-1)^3", -1),
        ("0^0", 1),
        ("1^999999999999", 1),
        ("(-1)^1000000001", -1),
        ("0^7", 0),
    ],
)
def test_powers(text, value):
    assert evaluate(text, 4096) == value


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2^",
        "2^-1",
        "(2",
        "2)",
        "1/2",
        "a",
        "2^9999999999",
        "9^9^9",
        "1 2",
        "2^(1",
        "import os",
        "1;2",
        "1.5",
        "(" * 200 + "1" + ")" * 200,
        "-" * 100 + "1",
        "1" * 30_000,
        "9" * 1500,
        "1e5",
        "0x",
        "*2",
    ],
)
def test_other_text_is_refused(text):
    with pytest.raises(ExpressionError):
        evaluate(text, 4096)


def test_primality_against_another_implementation():
    from sympy import isprime

    rng = random.Random(1)
    candidates = list(range(3000)) + [
        rng.getrandbits(bits) | 1 for bits in (20, 40, 64, 128) for _ in range(150)
    ]
    candidates += [
        2**127 - 1,
        2**255 - 19,
        2**521 - 1,
        2**256 - 189,
        2**256 - 187,
        3215031751,
        341550071728321,
        3825123056546413051,
        5459 * 5459,
    ]
    for n in candidates:
        assert is_prime(n) == isprime(n), n


def test_strong_lucas_pseudoprimes_and_carmichael_numbers_are_refused():
    for n in (
        5459,
        5777,
        10877,
        16109,
        18971,
        561,
        1105,
        1729,
        2047,
        1373653,
        25326001,
        318665857834031151167461,
    ):
        assert not is_prime(n)


def test_what_a_number_is_instead_of_a_prime():
    from sympy import factorint, isprime

    said = {n: why_not_prime(n) for n in range(2, 3000)}
    for n, why in said.items():
        factors = factorint(n)
        least, times = next(iter(factors.items()))
        if isprime(n):
            assert why == ""
        elif n % 2 == 0:
            assert why == "is even"
        else:
            assert why == (
                f"is {least}^{times}, a power of a prime"
                if len(factors) == 1
                else f"is not prime: {least} divides it"
            )
    assert (
        why_not_prime((2**127 - 1) * (2**521 - 1)) == "is not prime"
        and why_not_prime((2**521 - 1) ** 2) == f"is {2**521 - 1}^2, a power of a prime"
    )


@pytest.mark.parametrize(
    "p, kind, m, c",
    [
        (2**255 - 19, "pseudo_mersenne", 255, 19),
        (2**127 - 1, "mersenne", 127, 1),
        (2**256 - 2**32 - 977, "pseudo_mersenne", 256, 2**32 + 977),
        (2**256 - 2**224 + 2**192 + 2**96 - 1, "other", 256, 2**224 - 2**192 - 2**96 + 1),
        (2**221 - 3, "pseudo_mersenne", 221, 3),
        (2**448 - 2**224 - 1, "other", 448, 2**224 + 1),
    ],
)
def test_classification(p, kind, m, c):
    shape = classify_prime(p)
    assert (shape.kind, shape.m, shape.c) == (kind, m, c) and p == 2**m - c
    assert shape.is_supported == (kind != "other")


def test_signed():
    assert [signed(x, 7) for x in range(7)] == [0, 1, 2, 3, -3, -2, -1]


def test_locate():
    text = (
        'name = "p = 1"\n\n[field]\n# p = 3\np = 5\nlong = """\nq = 1\n"""\nq = 2\n[ base ]\nx ='
        ' 1\n"y" = 2\n'
    )
    assert (
        locate(text, "field", "p") == 5
        and locate(text, "field", "q") == 9
        and locate(text, "base", "y") == 12
    )
    assert (
        locate(text, "field", "") == 3
        and locate(text, "", "name") == 1
        and locate(text, "", "p") == 0
    )


class Tiny:
    """Curves over F_101 of each form."""

    degree = 1

    def __init__(self, form, a, b=None, d=None):
        self.form, self.p, self.a, self.b, self.d = form, 101, a, b, d

    def points(self):
        grid = [(x, y) for x in range(self.p) for y in range(self.p) if contains(self, (x, y))]
        return grid + ([] if self.form == "twisted_edwards" else [None])


@pytest.mark.parametrize(
    "curve",
    [
        Tiny("weierstrass", -3, 7),
        Tiny("weierstrass", 2, 6),
        Tiny("montgomery", 6, 1),
        Tiny("montgomery", 5, 2),
        Tiny("twisted_edwards", 1, d=2),
        Tiny("twisted_edwards", -1, d=2),
    ],
)
def test_group_axioms(curve):
    """Closure, neutral element, inverses, and associativity on random triples; complete forms never
    raise.
    """
    points, rng = curve.points(), random.Random(2)
    for point in points:
        assert add(curve, point, neutral(curve)) == point
        assert add(curve, point, negate(curve, point)) == neutral(curve)
    for _ in range(500):
        P, Q, R = rng.choices(points, k=3)
        total = add(curve, P, Q)
        assert contains(curve, total) and total == add(curve, Q, P)
        assert add(curve, total, R) == add(curve, P, add(curve, Q, R))
    for point in rng.choices(points, k=20):
        assert multiply(curve, len(points), point) == neutral(curve)
        assert multiply(curve, -3, point) == negate(curve, multiply(curve, 3, point))


def test_incomplete_edwards_law_agrees_with_associativity_or_raises():
    """a = -1 no square, d = 4 a square modulo 103: sums that exist are right, the others raise."""
    curve = Tiny("twisted_edwards", -1, d=4)
    curve.p = 103
    points, rng, raised = curve.points(), random.Random(3), 0
    for _ in range(3000):
        P, Q, R = rng.choices(points, k=3)
        try:
            assert add(curve, add(curve, P, Q), R) == add(curve, P, add(curve, Q, R))
        except NoAffinePoint:
            raised += 1
    assert 0 < raised < 1000


@settings(max_examples=20)
@given(st.integers(0, 10**6))
def test_points_off_the_curve_are_seen(seed):
    curve, rng = Tiny("weierstrass", -3, 7), random.Random(seed)
    x, y = rng.randrange(101), rng.randrange(101)
    assert contains(curve, (x, y)) == ((y * y - x**3 + 3 * x - 7) % 101 == 0)
    assert not contains(curve, (x + 101, y)) and not contains(curve, (x, y - 101))
