"""Addition chains: right for any exponent, as short as claimed for known primes, printed and parsed
without loss.
"""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.scalar.chain import Chain, ChainError, Step, assign_slots, validate
from ecgen.scalar.chain_search import _deepen, addition_sequence, find_chain, length_chain
from tests.support.scalar.chains import evaluate, parse, to_text

pytestmark = pytest.mark.essential

PRIMES = {
    "2^255-19": 2**255 - 19,
    "2^256-189": 2**256 - 189,
    "2^251-9": 2**251 - 9,
    "2^221-3": 2**221 - 3,
    "2^127-1": 2**127 - 1,
    "2^521-1": 2**521 - 1,
    "secp256k1": 2**256 - 2**32 - 977,
    "p256": 2**256 - 2**224 + 2**192 + 2**96 - 1,
    "2^256-11733": 2**256 - 11733,
    "brainpool": 0xA9FB57DBA1EEA9BC3E660A909D838D726E3BF623D52620282013481D1F6E5377,
    "5": 5,
    "7": 7,
    "101": 101,
    "10007": 10007,
}

# (exponent, squarings, greatest number of multiplications): 11 for 2^255 - 21 is what hand-made
# code reaches.
LENGTHS = [
    (2**255 - 21, 254, 11),
    (2**256 - 191, 255, 12),
    (2**127 - 3, 126, 10),
    (2**521 - 3, 520, 13),
    (2**256 - 2**32 - 979, 255, 14),
    (2**252 - 3, 251, 11),
]


def exponents_of_prime(p: int) -> dict[str, int]:
    """The powers that a library over F_p, p > 3, needs: inversion, quadratic character, square
    root.

    "inverse": p - 2. "character": (p-1)/2. "sqrt": (p+1)/4 for p = 3 mod 4, (p-5)/8 for p = 5 mod 8
    (Atkin); absent for p = 1 mod 8. "sqrt_ratio": (p-3)/4 or (p-5)/8, for a square root of a
    fraction by one power.
    """
    found = {"inverse": p - 2, "character": (p - 1) // 2}
    if p % 4 == 3:
        found |= {"sqrt": (p + 1) // 4, "sqrt_ratio": (p - 3) // 4}
    elif p % 8 == 5:
        found |= {"sqrt": (p - 5) // 8, "sqrt_ratio": (p - 5) // 8}
    return {name: exponent for name, exponent in found.items() if exponent > 0}


@pytest.mark.parametrize("exponent, squarings, multiplications", LENGTHS)
def test_known_lengths(exponent, squarings, multiplications):
    chain = find_chain(exponent)
    assert (chain.squarings, chain.multiplications) <= (squarings, multiplications)


@pytest.mark.parametrize("name", sorted(PRIMES))
def test_powers_of_a_prime_field(name):
    p, rng = PRIMES[name], random.Random(7)
    chains = {role: find_chain(exponent) for role, exponent in exponents_of_prime(p).items()}
    assert chains["inverse"].exponent == p - 2
    for _ in range(3):
        x = rng.randrange(1, p)
        for chain in chains.values():
            assert evaluate(chain, x, p) == pow(x, chain.exponent, p)
        assert evaluate(chains["inverse"], x, p) * x % p == 1
        assert (evaluate(chains["character"], x * x, p)) == 1
        if p % 4 == 3:
            assert pow(evaluate(chains["sqrt"], x * x % p, p), 2, p) == x * x % p
    assert evaluate(chains["inverse"], 0, p) == 0


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 2**14) | st.integers(1, 2**160))
def test_any_exponent(exponent):
    chain = find_chain(exponent)
    validate(chain)
    assert parse(to_text(chain)) == chain
    assert evaluate(chain, 3, 10**9 + 7) == pow(3, exponent, 10**9 + 7)
    assert (
        chain.squarings <= exponent.bit_length() + 5
        and chain.multiplications <= exponent.bit_count()
    )


def run_in_slots(chain, x, p):
    """Evaluate on storage, to see that no slot is overwritten while it is needed."""
    slots, count = assign_slots(chain)
    storage = [None] * count
    read = lambda name: x if name == "x" else storage[slots[name]]  # noqa: E731
    result = x
    for step in chain.steps:
        result = (
            pow(read(step.left), 1 << step.squarings, p)
            if step.squarings
            else read(step.left) * read(step.right) % p
        )
        storage[slots[step.out]] = result
    return result


@pytest.mark.parametrize("name", sorted(PRIMES))
def test_slots(name):
    p = PRIMES[name]
    for exponent in exponents_of_prime(p).values():
        chain = find_chain(exponent)
        assert run_in_slots(chain, 1234567 % p, p) == pow(1234567 % p, exponent, p)
    assert assign_slots(find_chain(2**255 - 21))[1] <= 4


def test_search_is_deterministic():
    first = to_text(find_chain(2**256 - 191))
    find_chain.cache_clear()
    addition_sequence.cache_clear()
    length_chain.cache_clear()
    assert to_text(find_chain(2**256 - 191)) == first


def test_addition_sequences_are_shortest():
    """Lengths of shortest chains for single numbers, OEIS A003313."""
    known = {1: 0, 2: 1, 3: 2, 7: 4, 11: 5, 15: 5, 23: 6, 29: 7, 31: 7, 47: 8, 63: 8}
    for target, length in known.items():
        assert len(addition_sequence((target,))) == length
    assert len(addition_sequence((1, 3, 5, 7))) == 4


def every_sequence(values, wanted, depth, states):
    """The states and the best of all increasing sequences, counted one by one: what the search
    leaves out it knows to be hopeless.
    """
    best, sums = (
        None,
        sorted(
            {a + b for a in values for b in values if values[-1] < a + b <= wanted[0]}, reverse=True
        ),
    )
    for value in sums:
        rest, longer = wanted[1:] if value == wanted[0] else wanted, (*values, value)
        states[0] += bool(rest)
        if rest and (depth <= len(rest) or value << depth - 1 < rest[-1]):
            continue
        one = (
            every_sequence(longer, rest, depth - 1, states)
            if rest
            else (sum(v % 2 == 0 and v // 2 in longer for v in longer[1:]), longer)
        )
        best = one if one and (best is None or one[0] > best[0]) else best
    return best


@pytest.mark.parametrize(
    "wanted", [(7, 15), (5, 23), (3, 29), (11, 13, 31), (19, 41), (63,), (5, 9, 47)]
)
def test_what_is_left_out_of_the_search_is_counted_all_the_same(wanted):
    """So that the same numbers are searched to the same end, however fast."""
    for depth in range(max(len(wanted), wanted[-1].bit_length()), len(wanted) + 5):
        budget, states = [10**6], [1]
        found = _deepen(wanted, depth, budget)
        assert (
            every_sequence((1,), wanted, depth, states) == found and 10**6 - budget[0] == states[0]
        )


TEXT = "chain 0x7\nt1 = x^(2^1)\nt2 = t1*x\nt3 = t2^(2^1)\nt4 = t3*x\n"
BAD = {
    "no head": ("chain 0x7\n", "", "line 1"),
    "syntax": ("t2 = t1*x", "t2 = t1+x", "line 3"),
    "wrong exponent": ("0x7", "0x9", "not x"),
    "undefined": ("t1*x", "t9*x", "before it is computed"),
    "twice": ("t3 = t2^(2^1)", "t1 = t2^(2^1)", "before|twice"),
    "zero squarings": ("t2^(2^1)", "t2^(2^0)", "neither"),
    "wrong operand": ("t4 = t3*x", "t4 = t3*t1", "not x"),
}


@pytest.mark.parametrize("kind", sorted(BAD))
def test_wrong_chains_are_refused(kind):
    old, new, fragment = BAD[kind]
    assert parse(TEXT).exponent == 7
    with pytest.raises(ChainError) as caught:
        parse(TEXT.replace(old, new))
    assert any(part in str(caught.value) for part in fragment.split("|"))


def test_a_step_is_one_thing_only():
    with pytest.raises(ChainError):
        validate(Chain(3, (Step("t1", "x", "x", 1), Step("t2", "t1", "x"))))
    with pytest.raises(ValueError):
        find_chain(0)
