"""`decompress` refused the neutral element and points of small order, so that a verifier of RFC
8032 could not use it; libraries over primes p = 1 mod 8 had no decompression at all."""

import pytest

from ecgen.run.functions.public_functions import failure
from ecgen.run.oracle.samples import encode_point
from tests.support.library import curves

CASES = {
    "3 mod 4": ("twisted_edwards", 4, 491, 1),
    "5 mod 8": ("twisted_edwards", 8, 821, 1),
    "9 mod 16": ("twisted_edwards", 4, 617, 1),
    "1 mod 256": ("twisted_edwards", 4, 769, 1),
    "1 mod 64": ("weierstrass", 1, 577, -3),
    "weierstrass 10": ("weierstrass", 10, 1009, -3),
}


@pytest.fixture(
    params=[
        pytest.param(name, marks=pytest.mark.long) if name in ("9 mod 16", "1 mod 64") else name
        for name in CASES
    ]
)
def loaded(request, loaded_of):
    return loaded_of(
        curves.tiny(*CASES[request.param][:3], CASES[request.param][3]),
        f"decode_{CASES[request.param][2]}",
        window=3,
        window_vartime=3,
        teeth=3,
        blocks=2,
    )


@pytest.mark.sample(4)
def test_every_point_is_decompressed(loaded):
    emitted, points = loaded.emitted, curves.points(loaded.emitted.curve)
    assert len(points) > 100
    for point in points:
        assert loaded.entry(
            "decompress", 2 * emitted.field_bytes, emitted.format.compressed(point)
        ) == (0, encode_point(emitted, point)), point


@pytest.mark.long
def test_every_string_is_decompressed_or_refused_as_in_python(loaded):
    function = loaded.emitted.function("decompress")
    for value in range(1 << 8 * loaded.emitted.compressed_bytes):
        assert not failure(
            loaded, function, (value.to_bytes(loaded.emitted.compressed_bytes, "little"),)
        )
