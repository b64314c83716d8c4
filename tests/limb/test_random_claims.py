"""The prover against the interpreter: of claims about random programs, none that is false for some
input is accepted.

ECGEN_CLAIM_TESTS=20000 python -m pytest tests/limb/test_random_claims.py runs that many programs
(about 15 a second).
"""

import os
import random
from collections import Counter

import pytest

from ecgen.limb.printer import print_limbs
from tests.support.limb.claims import claims, is_proven, random_program

PROGRAMS, MORE = int(os.environ.get("ECGEN_CLAIM_TESTS", "40")), 1000


@pytest.mark.parametrize(
    "first, last",
    [(0, PROGRAMS), pytest.param(PROGRAMS, PROGRAMS + MORE, marks=pytest.mark.long)],
    ids=["few", "more"],
)
def test_no_false_claim_is_proven(first, last):
    """A claim is false by as little as can be; the true ones beside them keep the test from passing
    by refusing all.
    """
    met, count = Counter(), last - first
    for seed in range(first, last):
        rng = random.Random(f"claims {seed}")
        for claim in claims(rng, *random_program(rng)):
            proven = is_proven(claim)
            assert claim.is_true or not proven, (
                f"seed {seed}: {claim.what} is false\n{print_limbs(claim.program)}"
            )
            met[claim.kind, claim.is_true, proven] += 1
    for kind in ("bound", "flag", "zero", "congruence"):
        assert met[kind, False, False] >= count // 4, kind
        assert met[kind, True, True] >= count // 20, kind
    assert met["bound", True, True] > 2 * met["bound", True, False]
