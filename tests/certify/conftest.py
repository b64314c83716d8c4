"""What is compiled once for all tests of certificates."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ecgen.run.certified.checker import NATIVE, Checker, checker_of
from tests.support.certify import machine_program


@pytest.fixture(scope="session")
def checker() -> Iterator[Checker]:
    with checker_of(NATIVE) as found:
        yield found


@pytest.fixture(scope="session")
def machine(tmp_path_factory) -> Path:
    """The decoder and single steps, as a program."""
    return machine_program(tmp_path_factory.mktemp("machine"))
