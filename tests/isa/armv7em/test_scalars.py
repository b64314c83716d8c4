"""Routines modulo an order on an emulated Cortex-M4: every shape of order, results against Python's
integers, modelled cycles.
"""

import random

import pytest

from ecgen.isa.armv7em.emit import backend_of, machine_cycles
from ecgen.isa.target import load_target
from ecgen.run.emulated.armv7em.emulate import Core
from ecgen.run.emulated.armv7em.toolchain import build_program, known_toolchains
from ecgen.run.emulated.image import read_image
from tests.support.isa.armv7em.routines import assembly
from tests.support.isa.scalar_cases import ORDERS, emitted, random_orders, rows

TARGETS = {"m4f": "cortex-m4f", "m4": "cortex-m4"}
MANY = 1_000  # of each routine; 10^4 are run by `ecgen check` on a library
needs_tools = pytest.mark.skipif(not known_toolchains(), reason="not run: no toolchain for ARM")


def routines(r: int, level: str) -> dict:
    target = load_target(TARGETS[level])
    return emitted(r, target, backend_of(target))


def execute(r: int, level: str, folder, count: int) -> None:
    pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
    found, rng = routines(r, level), random.Random(r)
    source = folder / "routines.S"
    source.write_text(assembly({spec.name: code for spec, code in found.items()}))
    core = Core(read_image(build_program([source], folder, "m4f")))
    free = core.free
    for spec in found:
        for row, result in rows(spec, r, 32, count, rng):
            core.free = free
            sizes = [4 * a.words for a in spec.arguments]
            out = core.space(sizes[0])
            places = [
                core.place(value.to_bytes(size, "little"))
                for value, size in zip(row, sizes[1:], strict=True)
            ]
            outcome = core.call(spec.name, out, *places)
            assert not outcome.clobbered
            assert int.from_bytes(core.read(out, sizes[0]), "little") == result, (
                spec.name,
                *map(hex, row),
            )


@needs_tools
@pytest.mark.parametrize(
    "order, level",
    [
        pytest.param(
            order,
            level,
            marks=pytest.mark.long
            if (order, level)
            in (("below 2^384", "m4"), ("near 2^252", "m4"), ("below 2^256", "m4f"))
            else (),
        )
        for order in (
            "near 2^256",
            "near 2^252",
            "below 2^256",
            "33 bits",
            "above 2^128",
            "below 2^384",
        )
        for level in TARGETS
    ],
)
@pytest.mark.long
def test_orders(order, level, tmp_path):
    execute(ORDERS[order], level, tmp_path, MANY if (order, level) == ("near 2^252", "m4f") else 60)


@pytest.mark.long
@needs_tools
def test_random_orders(tmp_path):
    for r in random_orders(9, 2):
        folder = tmp_path / hex(r)
        folder.mkdir()
        execute(r, "m4f", folder, 60)


@pytest.mark.long
def test_modelled_cycles():
    """Profile F3: a product modulo 256 bits within 900 cycles, 64 bytes within 1500, a sum within
    150.
    """
    for order in ("near 2^256", "near 2^252", "below 2^256"):
        cycles = {
            spec.name: machine_cycles(code.machine)[0]
            for spec, code in routines(ORDERS[order], "m4f").items()
        }
        assert (
            cycles["sc_mul"] <= 900 and cycles["sc_reduce_wide"] <= 1500 and cycles["sc_add"] <= 150
        )
