"""The prover against the interpreter: of claims about random programs, none that is false for some input is accepted.

ECGEN_CLAIM_TESTS=20000 python -m pytest tests/limb/test_random_claims.py runs that many programs (about 60 a second).
"""

import os
import random
from collections import Counter

from ecgen.limb.printer import print_limbs
from tests.limb.claims import claims, is_proven, random_program

PROGRAMS = int(os.environ.get("ECGEN_CLAIM_TESTS", "300"))


def test_no_false_claim_is_proven():
    """A claim is false by as little as can be; the true ones beside them keep the test from passing by refusing all."""
    met = Counter()
    for seed in range(PROGRAMS):
        rng = random.Random(f"claims {seed}")
        for claim in claims(rng, *random_program(rng)):
            proven = is_proven(claim)
            assert claim.is_true or not proven, f"seed {seed}: {claim.what} is false\n{print_limbs(claim.program)}"
            met[claim.kind, claim.is_true, proven] += 1
    for kind in ("bound", "flag", "zero", "congruence"):
        assert met[kind, False, False] >= PROGRAMS // 4, kind
        assert met[kind, True, True] >= PROGRAMS // 20, kind
    assert met["bound", True, True] > 2 * met["bound", True, False]
