"""Files of measurements, and what is in them."""

import sqlite3

import pytest

from ecgen.isa.measured import Processor
from ecgen.run.tune.measurements import Measurements
from tests.support.cpuinfo import can_tune

ONE, OTHER = Processor("AuthenticAMD", 25, 1, "0x1", 1), Processor("AuthenticAMD", 25, 1, "0x1", 2)

ADX = pytest.mark.skipif(
    not can_tune(), reason="not tested: this machine has no ADX, for which routines are tuned"
)


def table(path, processor=ONE, compiler="cc", lowering="l") -> Measurements:
    return Measurements(path, processor, compiler, lowering, "a CPU")


def content(path) -> dict:
    """Every row but those of the file itself, and of the probe; of searches not the seconds that
    were planned, which are told by how fast this machine was at that moment.
    """
    searches = "select processor, compiler, lowering, routine, way, curve, result from search"
    with sqlite3.connect(path) as base:
        found = {
            name: sorted(map(tuple, base.execute(rows)), key=repr)
            for name, rows in (("measurement", "select * from measurement"), ("search", searches))
        }
        return found | {
            "processor": sorted(
                base.execute("select vendor, family, model, stepping, microcode from processor")
            )
        }
