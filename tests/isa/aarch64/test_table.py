"""Every row of the instruction table, in every form: two encoders make the same bytes, an emulator
computes what the meaning says, and the decoder gives the instruction back.
"""

import random

import pytest

from ecgen.errors import EcgenError
from ecgen.isa.aarch64.decode import MACHINE, borrowing, instruction
from ecgen.isa.aarch64.table import (
    CORE,
    TABLE,
    halfwords,
    is_bitmask,
    is_move,
    is_sum_immediate,
    moves,
)
from ecgen.isa.aarch64.text import instruction_text
from ecgen.isa.aarch64.validate import validate_machine
from ecgen.isa.disassembler import instructions_of
from ecgen.machine.code import Code
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg
from tests.support.isa.aarch64.code import DATA, GNU, LLVM, assembled, core, functions, is_installed
from tests.support.isa.aarch64.routines import forms
from tests.support.machine.interpret import Machine, step

pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
pytest.importorskip("capstone", reason="not run: capstone is not installed")
needs_tools = pytest.mark.skipif(
    not is_installed(GNU), reason="not run: there is no compiler for AArch64"
)
EDGES = (0, 1, 2, 2**63 - 1, 2**63, 2**64 - 1, 2**64 - 2, 38)
NAMES = {f"f{k}": instr for k, instr in enumerate(forms())}
PLACE = 16  # of the two words in memory


def text() -> str:
    return functions({name: [instruction_text(i), "ret"] for name, i in NAMES.items()})


@pytest.fixture(scope="module")
def code(tmp_path_factory):
    return assembled(text(), tmp_path_factory.mktemp("forms"))


@needs_tools
@pytest.mark.essential
def test_meanings(code):
    rng = random.Random(7)
    machine = core()
    used = [f"x{i}" for i in range(1, 6)]
    for name, instr in NAMES.items():
        for trial in range(5):
            values = {
                r: rng.choice(EDGES) if rng.random() < 0.5 else rng.getrandbits(64) for r in used
            }
            if instr.mnemonic == "cmp1":
                values["x1"] = trial & 1 or values["x1"]
            words = [rng.getrandbits(64) for _ in range(2)]
            if instr.mnemonic == "count":
                values["x1"] = trial or 5
            carry, zero = trial & 1, trial >> 1 & 1
            stored = b"".join(w.to_bytes(8, "little") for w in words)
            machine.machine.mem_write(DATA + PLACE, stored)
            seen = machine.call(code[name], {"x0": DATA, **values}, zero << 2 | carry << 1)
            flags = {"C": carry, "B": 1 - carry, "N": 1 - zero, "Z": zero}
            arrays = {"x": [0] * (PLACE // 8) + words}
            meant = Machine({"x0": DATA, **values}, flags, arrays=arrays)
            step(meant, instr, TABLE)
            for register in used:
                assert seen.registers[register] == meant.registers[register], (instr, values)
            data = bytes(machine.machine.mem_read(DATA + PLACE, 16))
            assert [int.from_bytes(data[k : k + 8], "little") for k in (0, 8)] == arrays["x"][-2:]
            c, z = seen.nzcv >> 1 & 1, seen.nzcv >> 2 & 1
            for flag, value in {"C": c, "B": 1 - c, "N": 1 - z, "Z": z}.items():
                if meant.flags[flag] is not None:
                    assert value == meant.flags[flag], (instr, values, flag)


@needs_tools
@pytest.mark.essential
def test_bytes_are_those_instructions(code):
    """The decoder reads each form as the row that it was printed from, or as one of the same
    meaning.
    """
    same = {"mov": "movi"}
    for name, instr in NAMES.items():
        data = code[name][:4]
        whole = Code("f", 0, data)
        (raw,) = instructions_of(whole, *MACHINE)
        found = instruction(whole, raw)
        bare = Instr(
            instr.mnemonic,
            tuple(Mem(o.base, o.offset, "") if isinstance(o, Mem) else o for o in instr.operands),
        )
        if found != bare and found.mnemonic != same.get(bare.mnemonic):
            assert _equal(found, bare), (found, bare)


def _equal(found: Instr, wanted: Instr) -> bool:
    """Aliases of one instruction: both are printed the same way, as far as bytes go."""
    match found, wanted:
        case Instr("adds" | "adc" | "adcs"), Instr("subs1s" | "sbc1s" | "sbcs1s"):
            # which it is, the chain says
            around = (
                Instr("subs", (Reg("x1"), Reg("x2"), Reg("x3"))),
                Instr("cset_lo", (Reg("x1"),)),
            )
            return borrowing([around[0], found, around[1]])[1] == wanted
        case Instr("subs", (a, b, Imm(1))), Instr("count", (c,)):
            return a == b == c
    return False


@needs_tools
def test_registers_have_one_name(tmp_path):
    """Disassemblers call x30 lr, also where it is a base."""
    lines = ["ldp x30, x1, [x30, #16]", "adcs x30, x30, x28", "ret"]
    whole = Code("f", 0, assembled(functions({"f": lines}), tmp_path)["f"])
    pair, sum_, _ = (raw for raw in instructions_of(whole, *MACHINE))
    places = Mem("x30", 16, ""), Mem("x30", 24, "")
    assert instruction(whole, pair) == Instr("ldp", (Reg("x30"), Reg("x1"), *places))
    assert instruction(whole, sum_) == Instr("adcs", (Reg("x30"), Reg("x30"), Reg("x28")))


@needs_tools
@pytest.mark.skipif(not is_installed(LLVM), reason="not run: there is no clang")
def test_a_second_encoder_makes_the_same_bytes(code, tmp_path):
    assert assembled(text(), tmp_path, LLVM) == code


def test_bitmask_immediates():
    """Against every pattern there is: 2, 4 ... 64 bits, some of them ones in a row, rotated."""
    made = set()
    for size in (2, 4, 8, 16, 32, 64):
        for ones in range(1, size):
            for turn in range(size):
                part = (1 << ones) - 1
                part = (part << turn | part >> size - turn) & (1 << size) - 1
                made.add(sum(part << k for k in range(0, 64, size)))
    assert len(made) == 5334 and all(map(is_bitmask, made))
    rng = random.Random(3)
    for value in (0, 2**64 - 1, 5, 0x1234, *(rng.getrandbits(64) for _ in range(2000))):
        assert is_bitmask(value) == (value in made)
    for value in list(made)[::50]:
        assert not is_bitmask(value ^ 1 << 5) or value ^ 1 << 5 in made


def test_other_immediates():
    assert is_sum_immediate(4095) and is_sum_immediate(0xFFF000) and not is_sum_immediate(4097)
    assert not is_sum_immediate(1 << 24) and not is_sum_immediate(-1)
    assert halfwords(0) == [(0, 0)] and halfwords(0x1000003D1) == [(0x3D1, 0), (1, 32)]
    for value in (0, 5, 0x1000003D1, 2**64 - 0x1000003D1, 2**64 - 1, 0x123456789ABCDEF0, 1 << 63):
        (made, _), *others = moves(value)
        assert is_move(made)
        for part, place in others:
            made = made & ~(0xFFFF << place) | part << place
        assert made == value and len(others) <= 3
    assert len(moves(2**64 - 0x1000003D1)) == 2
    assert is_move(2**64 - 1) and is_move(0xFFFF0000) and not is_move(0x1000003D1)


WRONG = (
    Instr("add", (Reg("x1"), Reg("x2"), Imm(4097))),
    Instr("add", (Reg("x18"), Reg("x2"), Reg("x3"))),
    Instr("add", (Reg("x29"), Reg("x2"), Reg("x3"))),
    Instr("add", (Reg("sp"), Reg("x2"), Imm(16))),
    Instr("mov", (Reg("x1"), Reg("sp"))),
    Instr("mov", (Reg("x1"), Reg("w2"))),
    Instr("mov", (Reg("x19"), Reg("x2"))),
    Instr("adc", (Reg("x1"), Reg("x2"), Imm(1))),
    Instr("cmp", (Reg("x1"), Imm(1))),
    Instr("and", (Reg("x1"), Reg("x2"), Imm(5))),
    Instr("lsl", (Reg("x1"), Reg("x2"), Imm(64))),
    Instr("movi", (Reg("x1"), Imm(0x1000003D1))),
    Instr("movk", (Reg("x1"), Imm(1), Imm(8))),
    Instr("ldp", (Reg("x1"), Reg("x1"), Mem("x2", 0, "a"), Mem("x2", 8, "a"))),
    Instr("ldp", (Reg("x1"), Reg("x3"), Mem("x2", 0, "a"), Mem("x2", 16, "a"))),
    Instr("ldr", (Reg("x1"), Mem("sp", 8, "slot"))),
    Instr("nop", ()),
)


@pytest.mark.essential
@pytest.mark.parametrize("instr", WRONG, ids=str)
def test_instructions_that_do_not_exist_are_refused(instr):
    program = MachineProgram("f", "aarch64", "aapcs64", (), (instr,), (), 1, False)
    with pytest.raises(EcgenError):
        validate_machine(program)


def test_what_the_pool_leaves_alone():
    assert not {"x18", "x29", "sp", "xzr", "x31"} & set(CORE) and len(CORE) == 29
