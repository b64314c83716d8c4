"""Emitted libraries for AArch64."""

import pytest

from tests.support.run.built import built_once


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    """(curve, functions, CPU file) -> folder of the library with the prefix `lib`."""
    build = built_once(tmp_path_factory)
    return lambda curve, api="full", cpu="aarch64": build(curve, cpu, api)
