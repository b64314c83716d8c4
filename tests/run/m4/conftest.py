"""Emitted libraries for the Cortex-M4."""

import pytest

from tests.support.run.built import built_once


@pytest.fixture(scope="session")
def m4_library(tmp_path_factory):
    """(curve, cpu, functions) -> folder of the library with the prefix `lib`."""
    return built_once(tmp_path_factory)
