"""Square roots and roots of ratios: every argument modulo small primes, samples modulo large ones,
programs well formed.
"""

import random
from dataclasses import replace

import pytest

from ecgen.curve.primality import is_prime
from ecgen.curve.roots import least_non_square, root_plan, run, square_root
from ecgen.residues import is_square

SMALL = [p for p in range(3, 60) if is_prime(p)]
P224, GOLDILOCKS64 = 2**224 - 2**96 + 1, 2**64 - 2**32 + 1
LARGE = {
    "3 mod 4": (
        2**256 - 189,
        2**256 - 2**32 - 977,
        2**521 - 1,
        2**448 - 2**224 - 1,
        2**256 - 2**224 + 2**192 + 2**96 - 1,
    ),
    "5 mod 8": (2**255 - 19, 2**61 - 259, 2**256 - 435),
    "1 mod 8": (P224, GOLDILOCKS64, 97, 65537),
}


def check(p: int, u: int, v: int, plan):
    square = is_square(u * v, p)
    flag, root = run(plan.ratio, {"u": u, "v": v}, p)
    assert flag == square and root * root * v % p == (u if square else plan.z * u) % p
    if v == 1:
        flag, root = run(plan.root, {"x": u}, p)
        assert flag == square and (root * root % p == u or not square)


@pytest.mark.parametrize("p", SMALL)
@pytest.mark.sample(12)
def test_every_ratio_modulo_small_primes(p):
    for z in range(2, p):
        if not is_square(z, p):
            plan = root_plan(p, z)
            for u in range(p):
                for v in range(1, p):
                    check(p, u, v, plan)
        else:
            with pytest.raises(ValueError):
                root_plan(p, z)


@pytest.mark.parametrize("kind, p", [(kind, p) for kind, primes in LARGE.items() for p in primes])
def test_large_primes(kind, p):
    plan, source = root_plan(p), random.Random(p)
    assert (
        plan.kind == kind
        and plan.odd % 2 == 1
        and plan.odd << plan.twos == p - 1
        and not is_square(plan.z, p)
    )
    for u in (0, 1, p - 1, plan.z, *(source.randrange(p) for _ in range(20))):
        for v in (1, p - 1, source.randrange(1, p)):
            check(p, u, v, plan)


@pytest.mark.parametrize("p", [3, 5, 17, 2**255 - 19, 2**224 - 2**96 + 1])
def test_programs_read_what_is_written(p):
    """Straight lines: no step depends on a value, every name is written once, and before it is
    read.
    """
    plan = root_plan(p)
    for program in (plan.root, plan.ratio):
        known = {*program.inputs, *(name for name, _ in program.constants)}
        for step in program.steps:
            assert set(step.args) <= known and step.out not in known
            known.add(step.out)
        assert {program.root, program.flag} <= known and all(
            0 <= value < p for _, value in program.constants
        )


def test_a_wrong_constant_is_noticed():
    """The checks above can fail: for each constant of each kind."""
    for p in (59, 61, 97):
        plan = root_plan(p)
        for index, (name, value) in enumerate(plan.ratio.constants):
            wrong = (
                *plan.ratio.constants[:index],
                (name, value + 1),
                *plan.ratio.constants[index + 1 :],
            )
            program = replace(plan.ratio, constants=wrong)
            found = [run(program, {"u": u, "v": 3}, p) for u in range(p)]
            assert found != [run(plan.ratio, {"u": u, "v": 3}, p) for u in range(p)], (p, name)


def test_square_root():
    for p in SMALL:
        for x in range(p):
            roots = [y for y in range(p) if y * y % p == x]
            assert square_root(x, p) == (next(y for y in roots if y % 2 == 0) if roots else None)
        assert least_non_square(p) == min(z for z in range(p) if not is_square(z, p))
