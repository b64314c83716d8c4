"""A cofactor that is no power of two, a multiplication in a system that cannot notice lost sums:
the test for small order is made in that of the fixed base, whose addition the library did not
hold."""

from pathlib import Path

import pytest

from ecgen.cli import main

CURVE = Path(__file__).parent / "fixtures/e320.toml"  # Edwards, a and d squares, cofactor 2^11 7^2


@pytest.mark.long
def test_it_is_built(tmp_path):
    assert (
        main(
            [
                "build",
                str(CURVE),
                "--cpu",
                "x86-64",
                "--allow-weak",
                "--api",
                "scalarmult,point_decode,point_is_in_subgroup",
                "-o",
                str(tmp_path / "x"),
            ]
        )
        == 0
    )
