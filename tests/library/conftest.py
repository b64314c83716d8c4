"""Libraries that several tests read or call, each made once: packed ones, and whole ones over tiny
fields.
"""

import pytest

from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from tests.support.compilers import quick
from tests.support.library import real
from tests.support.library.packed import packing


@pytest.fixture(scope="session")
def emitted_of(tmp_path_factory):
    """(curve facts, options of a build) -> the library, loaded: emitted C and emitted assembly."""
    made = {}

    def build(curve, **options):
        key = curve, tuple(sorted(options.items()))
        if key not in made:
            folder = real.write(
                curve, tmp_path_factory.mktemp("tiny"), f"tiny{len(made)}", **options
            )
            made[key] = load(read_emitted(folder), quick(), tmp_path_factory.mktemp("so"))
        return made[key]

    return build


@pytest.fixture(scope="session")
def spec_and_code():
    return packing.spec_and_code("zen3")


@pytest.fixture(scope="session")
def library(spec_and_code, tmp_path_factory):
    """AVX2 with fused multiply-add."""
    return packing.written(*spec_and_code, tmp_path_factory.mktemp("packed") / "v")


@pytest.fixture(scope="session")
def avx_library(tmp_path_factory):
    """AVX alone."""
    return packing.written(
        *packing.spec_and_code("sandybridge"), tmp_path_factory.mktemp("avx") / "v"
    )
