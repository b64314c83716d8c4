"""Primes x forms x parameters x instruction sets: every routine of such a library is emitted and
proven.

The curves need no known order, because routines are the subject: a, b or d, and the prime, are all
that they depend on. A few run with the suite. ECGEN_GRID=all python -m pytest
tests/library/test_grid_of_curves.py runs all, some minutes each for primes of many words.
"""

import os
from itertools import product

import pytest

from ecgen.curve.model import Curve
from ecgen.isa.target import load_target
from ecgen.library.facts.groups import library_groups
from ecgen.library.routines.assembly import assemble
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.signatures import field_routine, point_routine, support_routines
from tests.support.library.curves import curve_of

PRIMES = {
    "8191": 8191,
    "8209": 8209,
    "65521": 65521,
    "2^31-1": 2**31 - 1,
    "2^61-1": 2**61 - 1,
    "2^64-59": 2**64 - 59,
    "2^89-1": 2**89 - 1,
    "2^127-1": 2**127 - 1,
    "2^160-47": 2**160 - 47,
    "2^191-19": 2**191 - 19,
    "2^221-3": 2**221 - 3,
    "2^251-9": 2**251 - 9,
    "2^251-15931": 2**251 - 15931,
    "2^255-19": 2**255 - 19,
    "2^255-9223372036854776047": 2**255 - 9223372036854776047,
    "2^256-189": 2**256 - 189,
    "2^256-2^32-977": 2**256 - 2**32 - 977,
    "2^379-19": 2**379 - 19,
    "2^383-187": 2**383 - 187,
    "2^521-1": 2**521 - 1,
}
LARGE = 0x9E3779B97F4A7C15F39CC0605CEDC8341082276BF3A27251F86C6A11D0C18E95
FORMS = {
    "weierstrass": (-3, 0, 5, LARGE),
    "twisted_edwards": (-1, 1, LARGE),
    "montgomery": (6, 486662, LARGE),
}
STEMS = ("ext", "jac", "prj", "xz")
ROLES = ("dbl", "add", "readd", "madd", "mreadd", "dbladd", "to_cached", "coz_add", "step")
SECOND = (2, 7, LARGE)
CPUS = ("zen4", "x86-64", "cortex-m4f")
FEW = (
    ("8191", "weierstrass", -3, 7, "x86-64"),
    ("8209", "twisted_edwards", -1, 2, "zen4"),
    ("65521", "montgomery", 6, 2, "cortex-m4f"),
    ("2^61-1", "weierstrass", 0, 2, "zen4"),
    ("2^127-1", "montgomery", 6, 2, "x86-64"),
    ("2^64-59", "twisted_edwards", 1, 7, "x86-64"),
)


def whole_grid():
    for prime, cpu, form in product(PRIMES, CPUS, FORMS):
        for a, second in product(FORMS[form], SECOND):
            if not (
                cpu == "cortex-m4f" and (1 << PRIMES[prime].bit_length()) - PRIMES[prime] >> 32
            ):
                yield prime, form, a, second, cpu


def facts(prime: str, form: str, a: int, second: int) -> Curve:
    """A curve with these parameters; order and base point stand in, no routine depends on them."""
    p = PRIMES[prime]
    key = "d" if form == "twisted_edwards" else "b"
    return curve_of("grid", form, p, a % p, r=p, cofactor=1, x=1, y=1, **{key: second % p})


def routines(curve: Curve, words: int) -> tuple:
    """Field, support and point routines as a library of this form has them, merged doublings at
    their shortest.
    """
    meanings = {
        "fe_add": ("a+b",),
        "fe_sub": ("a-b",),
        "fe_neg": ("-a",),
        "fe_mul": ("a*b",),
        "fe_sqr": ("a*a",),
        "fe_half": ("a/2",),
    }
    arity = {"fe_neg": 1, "fe_sqr": 1, "fe_half": 1}
    fields = tuple(
        field_routine(name, meaning, arity.get(name, 2), words)
        for name, meaning in meanings.items()
    )
    names = tuple(
        f"{g.stem}_{role.name}"
        for g in library_groups(curve)
        for role in g.roles
        if role.name in ROLES and g.stem in STEMS
    )
    return (
        *fields,
        *support_routines(words, 0, 0),
        *(point_routine(name, curve, words) for name in names),
    )


@pytest.mark.parametrize(
    "prime, form, a, second, cpu", whole_grid() if os.environ.get("ECGEN_GRID") == "all" else FEW
)
@pytest.mark.sample(2)
def test_every_routine_is_emitted_and_proven(prime, form, a, second, cpu):
    """`assemble` proves what it emits; what does not close would end it with an error."""
    target, curve = load_target(cpu), facts(prime, form, a, second)
    words = -(-curve.bits // target.word_bits)
    made = assemble(routines(curve, words), platform_of(curve, target))
    assert len(made.emitted) >= 11 and all(routine.instructions for routine in made.emitted)
