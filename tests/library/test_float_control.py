"""Libraries on doubles under callers that round another way, flush subnormals or trap: same
results, and the caller's control word afterwards. Lanes of words have nothing that rounds.
"""

from functools import cache

import pytest

from ecgen.isa.avx.record import RECORD
from ecgen.isa.avx.table import FUSED, ISAS, LONG, TABLE, TWICE
from ecgen.limb.lanes.ir import WORD
from ecgen.run.check.checks import load
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import float_control
from ecgen.run.functions.float_control import CONTROLS, FLAGS, MASKS
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.short_lanes import HAS_IFMA
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library.packed import libraries, packing

needs_avx2 = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")
ROUNDED = {"fadd", "fsub", "fmul", *FUSED}
LIBRARIES = {
    "points": lambda: packing.spec_and_code("zen3"),
    "ladder": lambda: libraries.made_ladder(),
    "AVX alone": lambda: packing.spec_and_code("sandybridge"),
    "ladder in AVX alone": lambda: libraries.made_ladder("sandybridge"),
    "beside IFMA": lambda: libraries.made_both("ed25519"),
}
MASKED = tuple(control for control in CONTROLS if control & MASKS)


@cache
def made(name: str):
    return LIBRARIES[name]()


def loaded(name: str, folder, change=lambda text: text):
    return load(
        read_emitted(packing.written(*made(name), folder / "v", change, "v.c")), quick(), folder
    )


def test_every_control_word_is_tried():
    assert (
        len(set(CONTROLS)) == 16
        and {control >> 13 & 3 for control in CONTROLS} == {0, 1, 2, 3}
        and any(control & FLAGS for control in CONTROLS)
    )


@pytest.mark.long
@needs_avx2
@pytest.mark.parametrize(
    "name",
    [
        name if name in ("points", "ladder") else pytest.param(name, marks=pytest.mark.long)
        for name in LIBRARIES
    ],
)
def test_no_control_word_changes_what_functions_return(name, tmp_path):
    if name == "beside IFMA" and HAS_IFMA:
        pytest.skip("not run: this CPU takes the words instead of the doubles")
    verdict = check_functions(loaded(name, tmp_path), len(CONTROLS) + 1)
    assert verdict.status == PASSED, verdict


SET, RESTORED = "set_float_control(0x1f80)", "set_float_control(callers)"


@pytest.mark.sample(4)
@needs_avx2
@pytest.mark.parametrize(
    "name, old, new",
    [
        ("points", SET, "set_float_control(control)"),  # as before: in the caller's mode
        ("points", RESTORED, "set_float_control(0x1f80)"),  # the caller's mode is lost,
        ("ladder", RESTORED, "set_float_control(0x1f80)"),
        (
            "points",
            RESTORED,
            "set_float_control(callers | __builtin_ia32_stmxcsr())",
        ),  # or which flags were raised is told
    ],
)
def test_a_control_word_that_is_not_set_or_not_kept_is_found(name, old, new, tmp_path, monkeypatch):
    monkeypatch.setattr(float_control, "CONTROLS", MASKED)  # an exception would end this process
    library = loaded(name, tmp_path, lambda text: text.replace(old, new))
    verdict = check_functions(
        library, len(MASKED) + 1, ("scalarmult_x" if name == "ladder" else "scalarmult",)
    )
    assert verdict.status == FAILED and "MXCSR" in verdict.detail, verdict


def test_units_of_words_have_no_instruction_that_rounds():
    rounds = {
        name
        for name, row in TABLE.rows.items()
        if any(f" {op} " in f" {meaning} " for meaning in row.meaning for op in ROUNDED)
    }
    assert rounds == {
        "vaddpd",
        "vsubpd",
        "vmulpd",
        *(f"{stem}{order}pd" for stem in FUSED.values() for order in (132, 213, 231)),
    }
    units = [unit for unit in (*RECORD.units, *RECORD.batches) if unit.kind == WORD]
    assert {unit.isa for unit in units} == {"ifma", "ifma8"}
    for isa in (
        "ifma",
        "ifma8",
        "ifmawide",
    ):  # the last is what a routine of the first is where its program is wide
        assert not rounds & {*ISAS[isa].values(), *LONG[isa], TWICE}
    assert all(rounds & set(ISAS[isa].values()) for isa in ("avx2", "avx"))
