"""One constant of a lane product shifted: the prover refuses it, in every representation; an
overflow even where no meaning is asked for.

Every constant of a product without fused multiply-add is shifted in
tests/isa/avx/test_avx_scaled.py.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.doubles import fused, plain
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.prove import prove_vectors
from tests.support.field import lane_integers as integers

P = 2**255 - 19
REPRESENTATIONS = {
    "fma": (fused.RealField(P), fused.lower_mul), "avx": (plain.ScaledField(P), plain.lower_mul),
    "integers": (integers.IntegerField(P), integers.lower_product),
}  # fmt: skip
# VPMULUDQ reads 32 bits, and masks have bits where words have none: a change there is no error
CHANGES = {"fma": (1, -1, 1 << 40, 1 << 50), "integers": (1, -1, 1 << 31)}
LARGE = {"fma": 1 << 62, "avx": 1 << 62, "integers": 1 << 31}
OVERFLOWS = ("not proven to lie in", "may be rounded", "exceed", "wrap", "modulo 2^64")


def product(name: str, is_square: bool):
    field, lower = REPRESENTATIONS[name]
    b = VectorBuilder(name)
    x = field.input(b, "a")
    vectors = b.build([lower(b, field, "r", x, x if is_square else field.input(b, "b"))])
    return vectors, b.meanings


def shifted(vectors, index: int, change: int):
    ops = list(vectors.ops)
    ops[index] = replace(
        ops[index], args=tuple((word + change) % 2**64 for word in ops[index].args)
    )
    return replace(vectors, ops=tuple(ops))


def constants(vectors) -> list[int]:
    return [i for i, op in enumerate(vectors.ops) if op.name == "const"]


@pytest.mark.parametrize("is_square", [False, True])
@pytest.mark.parametrize("name", ["fma", "integers"])
def test_every_constant_shifted_is_refused(name, is_square):
    vectors, meanings = product(name, is_square)
    rng, places = random.Random(3), constants(vectors)
    assert prove_vectors(vectors, meanings, P).congruences == 1 and len(places) >= 3
    for index in places:
        with pytest.raises((BoundError, CheckFailure)):
            prove_vectors(shifted(vectors, index, rng.choice(CHANGES[name])), meanings, P)


@pytest.mark.parametrize("name", REPRESENTATIONS)
def test_an_overflow_is_refused_although_no_meaning_is_asked_for(name):
    """Without congruences nothing but the intervals can fail: some constant of each product leaves
    no room when it grows.
    """
    vectors, _ = product(name, False)
    prove_vectors(vectors, {}, P)
    assert any(overflows(shifted(vectors, index, LARGE[name])) for index in constants(vectors))


def overflows(vectors) -> bool:
    try:
        prove_vectors(vectors, {}, P)
    except BoundError as error:
        return any(text in str(error) for text in OVERFLOWS)
    return False
