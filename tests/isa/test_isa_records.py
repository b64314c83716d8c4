"""Every instruction set is one record of its own folder, and no file outside of the folder names
one, but for those said here.
"""

import platform
import re
from pathlib import Path

import pytest

from ecgen.errors import TargetError
from ecgen.isa.avx.table import ISAS, WIDER
from ecgen.isa.backends import back_end
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.isa.target import load_target
from ecgen.isa.vectors import vector_routine
from ecgen.limb.lanes.ir import VALUES
from ecgen.resources import data_folder
from ecgen.run.emulation import emulation_of, emulations
from ecgen.run.measure.lane_products import product
from tests.support.isa.routines import all_routines

pytestmark = pytest.mark.essential

ROOM = Path(__file__).resolve().parents[2] / "ecgen"
# Programs that measure one kind of machine; machines as compilers and QEMU call them.
STILL_NAMING = {
    "run/tune/routine_search.py",
    "run/measure/instruction_costs.py",
    "run/check/foreign.py",
}
EMULATED = [record.name for record in FACTS.values() if not record.host]
FOLDERS = (*FACTS, *(record.name for record in VECTORS.values()))


@pytest.mark.parametrize("name", FACTS)
def test_a_record_is_complete(name):
    record = FACTS[name]
    assert record.name == name and back_end(name) is record.backend and record.abi in record.abis
    assert set(record.needed) <= set(record.levels) and {
        f for needed in record.needed.values() for f in needed
    } <= set(record.features)
    assert set(record.backend.LEVELS) == set(record.levels) and record.vector_level in (
        "",
        *record.levels,
    )
    for part in (
        "backend_of",
        "lower_routine",
        "emit",
        "emit_power",
        "HELD",
        "estimate",
        "model_cycles",
        "MODEL",
        "footprint",
        "instruction_text",
        "timeline",
        "REGISTERS",
        "MULTIPLICATIONS",
        "FREE",
        "TUNED",
        "ordered_limbs",
    ):
        assert hasattr(record.backend, part), part
    assert record.backend.estimate or hasattr(record.backend, "least_cycles")
    assert (data_folder("templates") / record.shell).is_file() and (
        record.cpu_check == "cpuid"
    ) == bool(record.cpuid_bits)
    assert set(record.table.flags) >= {
        f for row in record.table.values() for f in re.sub("[? ]", "", row.reads + row.writes)
    }


@pytest.mark.parametrize("beside", VECTORS)
def test_a_record_of_vectors_is_complete(beside):
    record = VECTORS[beside]
    assert record.beside == beside and set(record.features) <= set(FACTS[beside].features)
    every = (*record.units, *record.batches)
    assert {unit.isa for unit in every} == set(ISAS) - set(WIDER.values()) and len(
        {unit.extensions for unit in every}
    ) == len(every)
    for unit in record.units:
        field = unit.field(2**255 - 19)
        assert (unit.kind, unit.counted) == (field.kind, field.counted)
        assert set(unit.extensions) <= set(record.features) and unit.operation in VALUES
        core = record.core_of({"vector": {unit.operation: {"latency": 4, "pipes": [0, 1]}}})
        emitted = unit.emit(vector_routine("r", product(unit, 2**255 - 19, "v_mul")[0]))
        assert (
            emitted.machine.isa == unit.isa
            and core.time(emitted.routine.vectors) > 4
            and len(record.listing(emitted)) >= len(emitted.machine.body)
        )


@pytest.mark.parametrize("cpu", ["zen4", "x86-64"])
def test_the_lower_bound_of_the_model_is_one(cpu):
    """By which formulas are left out before they are emitted; and it is close, or little would
    be.
    """
    target = load_target(cpu)
    isa = back_end(target.isa)
    for name, routine in all_routines(target.level).items():
        if "nsqr" not in name:  # a loop, whose model is of one turn
            bound, modelled = (
                isa.least_cycles(routine.routine.limbs, target),
                isa.model_cycles(routine, target),
            )
            assert 0.4 * modelled < bound <= modelled, name


def test_every_folder_exports_one_record():
    assert sorted(path.parent.name for path in (ROOM / "isa").glob("*/__init__.py")) == sorted(
        FOLDERS
    )


def test_no_file_outside_names_an_instruction_set():
    named = set()
    for path in ROOM.rglob("*.py"):
        place = path.relative_to(ROOM).as_posix()
        if place.startswith(
            (*(f"run/emulated/{n}/" for n in EMULATED), *(f"isa/{folder}/" for folder in FOLDERS))
        ):
            continue
        if re.search(
            "|".join(rf'"{name}"|isa\.{name}\b' for name in FACTS)
            + "|"
            + "|".join(rf"isa\.{record.name}\b" for record in VECTORS.values()),
            path.read_text(),
        ):
            named.add(place)
    assert named <= STILL_NAMING, named - STILL_NAMING


# Words for the processors of a set that does not run natively.
OF_EMULATED = r"armv7|cortex|\bm4f?\b|thumb\w*-|unicorn|qemu-system"


def test_no_file_outside_knows_what_does_not_run_natively():
    """What is emulated, and by what, its record and its emulation say alone."""
    own = tuple(f"{room}/{name}/" for room in ("run/emulated", "isa") for name in EMULATED)
    places = {path.relative_to(ROOM).as_posix(): path for path in ROOM.rglob("*.py")}
    named = {
        place
        for place, path in places.items()
        if re.search(OF_EMULATED, path.read_text(), re.IGNORECASE) and not place.startswith(own)
    }
    # a machine that calls itself so, to whom user emulators belong; the emulator of all of them
    assert named == {"run/check/foreign.py", "run/emulated/core.py"}


def test_every_emulation_is_complete():
    assert EMULATED == ["aarch64", "armv7em"]
    for name in EMULATED:
        emulation = emulation_of(name)
        assert emulation in emulations() and 0 < emulation.share <= 1
        assert emulation.cpu and emulation.profile and emulation.unit


def test_what_computers_run_is_timed_there(monkeypatch):
    """What their libraries hold does not depend on the computer that builds them."""
    hosted = {name for name, record in FACTS.items() if record.hosted}
    assert hosted == set(FACTS) - {"armv7em"}
    for machine, here in (("x86_64", set()), ("arm64", {"aarch64"})):
        monkeypatch.setattr(platform, "machine", lambda machine=machine: machine)
        assert {name for name in EMULATED if FACTS[name].here} == here
        assert {name for name, record in FACTS.items() if record.hosted} == hosted


def test_an_unknown_instruction_set_is_refused():
    with pytest.raises(TargetError, match="no back end"):
        back_end("vax")
