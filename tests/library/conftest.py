"""Packed libraries that several tests read, each written once."""

import packing
import pytest


@pytest.fixture(scope="session")
def spec_and_code():
    return packing.spec_and_code("zen4")


@pytest.fixture(scope="session")
def library(spec_and_code, tmp_path_factory):
    """AVX2 with fused multiply-add."""
    return packing.written(*spec_and_code, tmp_path_factory.mktemp("packed") / "v")


@pytest.fixture(scope="session")
def avx_library(tmp_path_factory):
    """AVX alone."""
    return packing.written(*packing.spec_and_code("sandybridge"), tmp_path_factory.mktemp("avx") / "v")
