"""Machine code to timings: one row per form of instruction, bytes as GNU as 2.40 makes them."""

import pytest

pytest.importorskip("capstone", reason="capstone is missing: decoding of Thumb code was not tested")

from ecgen.errors import CheckFailure
from ecgen.isa.armv7em.cycles import alu, load, loads, mask, store, stores
from ecgen.run.emulated.armv7em.decode import decode, listing

pytestmark = pytest.mark.essential

R0, R1, R2, R3, R4, SP, LR, PC = (mask(i) for i in (0, 1, 2, 3, 4, 13, 14, 15))

FORMS = [
    ("push {r4-r7, lr}", "b5f0", stores(2, SP, 5)),
    ("push {r4}", "b410", stores(2, SP, 1)),
    ("str r4, [sp, #-4]!", "f84d 4d04", store(4, SP)),
    ("ldr r4, [sp], #4", "f85d 4b04", load(4, SP, R4, writeback=True)),
    ("pop {r4}", "bc10", loads(2, SP, 1)),
    ("ldr r0, [r1]", "6808", load(2, R1, R0)),
    ("ldr.w r0, [r1, r2, lsl #2]", "f851 0022", load(4, R1 | R2, R0)),
    ("ldr r0, [r1, #4]!", "f851 0f04", load(4, R1, R0, writeback=True)),
    ("ldrb r0, [r1, r2]", "5c88", load(2, R1 | R2, R0)),
    ("ldr r0, [pc, #152]", "4826", load(2, PC, R0)),
    ("str r0, [r1, r2]", "5088", store(2, R1 | R2, indexed=True)),
    ("strh.w r0, [r1, #2]", "f8a1 0002", store(4, R1)),
    ("ldrd r0, r1, [r2, #8]", "e9d2 0102", loads(4, R2, 2)),
    ("strd r0, r1, [r2], #8", "e8e2 0102", stores(4, R2, 2)),
    ("ldm.w r0, {r1-r4}", "e890 001e", loads(4, R0, 4)),
    ("ldm r0!, {r1-r4}", "c81e", loads(2, R0, 4)),
    ("ldmdb r0!, {r1-r4}", "e930 001e", loads(4, R0, 4)),
    ("stm r0!, {r1-r4}", "c01e", stores(2, R0, 4)),
    ("stmdb r0, {r1-r4}", "e900 001e", stores(4, R0, 4)),
    ("vldr s0, [r0]", "ed90 0a00", loads(4, R0, 1)),
    ("vldr d0, [r0]", "ed90 0b00", loads(4, R0, 2)),
    ("vstr s0, [r0]", "ed80 0a00", stores(4, R0, 1)),
    ("vldm r0!, {s0-s7}", "ecb0 0a08", loads(4, R0, 8)),
    ("vldm r0, {d0-d3}", "ec90 0b08", loads(4, R0, 8)),
    ("vstmdb r0!, {s0-s7}", "ed20 0a08", stores(4, R0, 8)),
    ("vpush {s16-s31}", "ed2d 8a10", stores(4, SP, 16)),
    ("vpop {d8-d15}", "ecbd 8b10", loads(4, SP, 16)),
    ("vmov r0, s0", "ee10 0a10", alu(4, R0)),
    ("vmov s0, r0", "ee00 0a10", alu(4)),
    ("vmov r0, r1, s0, s1", "ec51 0a10", alu(4, R0 | R1, cycles=2)),
    ("vmov s0, s1, r0, r1", "ec41 0a10", alu(4, cycles=2)),
    ("vmov r0, r1, d0", "ec51 0b10", alu(4, R0 | R1, cycles=2)),
    ("vmov.f32 s0, s1", "eeb0 0a60", alu(4)),
    ("umaal r0, r1, r2, r3", "fbe2 0163", alu(4, R0 | R1)),
    ("umull r0, r1, r2, r3", "fba2 0103", alu(4, R0 | R1)),
    ("adds r0, r0, r1", "1840", alu(2, R0)),
    ("adcs.w r0, r1, r2", "eb51 0002", alu(4, R0)),
    ("cmp r3, #0", "2b00", alu(2)),
    ("it ne", "bf18", alu(2)),
    ("tbb [pc, r0]", "e8df f000", alu(4, cycles=4)),
    ("udiv r0, r1, r2", "fbb1 f0f2", alu(4, R0, cycles=6)),
    ("ldr.w pc, [r0]", "f8d0 f000", load(4, R0, PC, to_pc=True)),
    ("mov pc, lr", "46f7", alu(2, PC)),
    ("pop {r4-r7, pc}", "bdf0", loads(2, SP, 5, to_pc=True)),
    ("ldm.w sp!, {r4-r11, pc}", "e8bd 8ff0", loads(4, SP, 9, to_pc=True)),
]


def thumb(text: str) -> bytes:
    """Halfwords as the assembler lists them, in memory order."""
    return b"".join(int(half, 16).to_bytes(2, "little") for half in text.split())


@pytest.mark.parametrize("text, code, timing", FORMS, ids=[form[0] for form in FORMS])
def test_forms(text, code, timing):
    assert decode(thumb(code), 0x08000000) == (timing,)


def test_a_row_of_instructions_and_their_text():
    code = thumb("fbe2 0163 bf08 3401 4770")
    assert [t.size for t in decode(code, 0)] == [4, 2, 2, 2]
    assert listing(code, 0x10)[0] == (0x10, "umaal r0, r1, r2, r3")


def test_bytes_that_are_no_code_are_named():
    with pytest.raises(CheckFailure, match="ff ff ff ff at 0x12"):
        decode(thumb("4770 ffff ffff"), 0x10)
