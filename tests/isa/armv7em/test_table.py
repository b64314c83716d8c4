"""Every row of the instruction table, in every form, against the emulator: results and flags of the
meaning are the processor's.
"""

import random

import pytest

from ecgen.isa.armv7em.table import TABLE, is_modified_immediate
from ecgen.isa.armv7em.text import can_be_narrow, instruction_text
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.run.emulated.armv7em.emulate import Core
from ecgen.run.emulated.armv7em.toolchain import build_program, known_toolchains
from ecgen.run.emulated.image import read_image
from tests.support.isa.armv7em.routines import WORD
from tests.support.machine.interpret import Machine, step

pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
pytestmark = pytest.mark.skipif(not known_toolchains(), reason="not run: no toolchain for ARM")
EDGES = (0, 1, 2, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFFFFFE, 38)
IMMEDIATES = {
    "lsl": (1, 31),
    "lsr": (1, 31),
    "ubfx": (1, 31),
    "movt": (0x1234,),
    "movi": (0, 19, 0xFFFF, 0xFF00FF00),
    "movs": (0, 255),
}


def instructions() -> list[Instr]:
    """Every form of every row, with different registers, with equal ones where that is allowed, and
    its immediates.
    """
    found = []
    for row in TABLE.values():
        for form in row.forms:
            choices = IMMEDIATES.get(
                row.mnemonic, (1, 31) if "_" in row.mnemonic else (0, 1, 38, 0xFF0000)
            )
            for number in choices if "i" in form else (None,):
                kinds = {
                    "r": lambda k: Reg(f"r{k + 1}"),
                    "i": lambda k: Imm(number),
                    "m": lambda k: Mem("r0", 8, "x"),
                }
                operands = tuple(kinds[kind](k) for k, kind in enumerate(form))
                if row.mnemonic == "vmov":
                    found += [
                        Instr("vmov", (Reg("s3"), Reg("r2"))),
                        Instr("vmov", (Reg("r1"), Reg("s3"))),
                    ]
                    continue
                found.append(Instr(row.mnemonic, operands))
                if form.startswith("rr") and row.mnemonic not in ("umull", "umaal"):
                    found.append(Instr(row.mnemonic, (operands[1], *operands[1:])))
                if row.mnemonic in ("umull", "umaal"):
                    found += [
                        Instr(row.mnemonic, (Reg("r3"), Reg("r2"), Reg("r3"), Reg("r4"))),
                        Instr(row.mnemonic, (Reg("r1"), Reg("r3"), Reg("r3"), Reg("r3"))),
                    ]
    return list(dict.fromkeys(found))


def functions(chosen) -> tuple[str, list]:
    """One function per instruction and width: C from r12, GE from r11, the flags afterwards in
    r9.
    """
    text, names = ".syntax unified\n.cpu cortex-m4\n.fpu fpv4-sp-d16\n.thumb\n.text\n", []
    for k, instr in enumerate(chosen):
        for size in (4, 2) if can_be_narrow(instr) else (4,):
            name = f"f{k}_{size}"
            names.append((name, instr))
            text += (
                f".globl {name}\n.p2align 2\n.thumb_func\n.type {name}, %function\n{name}:\ncmp.w"
                " r12, #1\nuadd8 r10, r11, r11\n"
            )
            text += (
                f"{instruction_text(instr, size)}\nmrs r9, apsr\nbx lr\n.size {name}, . - {name}\n"
            )
    return text, names


def test_meanings(tmp_path):
    rng = random.Random(7)
    text, names = functions(instructions())
    (tmp_path / "forms.S").write_text(text)
    core = Core(read_image(build_program([tmp_path / "forms.S"], tmp_path, "m4f")))
    place = core.space(64)
    for name, instr in names:
        row = TABLE[instr.mnemonic]
        for trial in range(6):
            values = [
                rng.choice(EDGES) if rng.random() < 0.5 else rng.getrandbits(WORD) for _ in range(6)
            ]
            carry, bytes_ = trial & 1, trial >> 1 & 1
            if row.mnemonic == "setge":
                values[2] = rng.choice((0, 0xFFFFFFFF))
            if row.mnemonic == "cmpf":
                values[1] = carry
            core.write(place + 8, values[5].to_bytes(4, "little"))
            registers = {f"r{i}": values[i] for i in range(1, 5)} | {
                "r11": bytes_ * 0xFFFFFFFF,
                "r12": carry,
                "s3": values[5],
            }
            outcome = core.call(name, place, registers=registers)
            flags = {"C": carry, "B": 1 - carry, "G": bytes_, "O": None, "Z": None}
            machine = Machine(
                {f"r{i}": values[i] for i in range(1, 5)} | {"r0": place, "s3": values[5]},
                flags,
                bits=WORD,
                arrays={"x": [0, 0, values[5]]},
            )
            step(machine, instr, TABLE)
            for i in range(1, 5):
                assert outcome.registers[i] == machine.registers[f"r{i}"], (name, instr, values, i)
            assert outcome.fpu[3] == machine.registers["s3"]
            assert int.from_bytes(core.read(place + 8, 4), "little") == machine.arrays["x"][2]
            apsr = outcome.registers[9]
            seen = {
                "C": apsr >> 29 & 1,
                "B": 1 - (apsr >> 29 & 1),
                "G": (apsr >> 16 & 15) // 15,
                "Z": apsr >> 30 & 1,
            }
            for flag in "CBGZ":
                if machine.flags[flag] is not None:
                    assert seen[flag] == machine.flags[flag], (name, instr, values, flag)


def test_rows_tell_which_flags_survive():
    """A row that writes one reading of the carry makes the other unknown, and no row writes a flag
    it does not list.
    """
    for row in TABLE.values():
        made = {
            flag
            for meaning in row.meaning
            for flag in meaning.split(" = ")[0].split()
            if flag in ("C", "B", "G")
        }
        assert made <= set(row.writes.replace("C?", "").replace("B?", "")), row.mnemonic
        assert ("C" in made) == ("B?" in row.writes and "C?" not in row.writes), row.mnemonic


def test_modified_immediates():
    for value in (
        0,
        255,
        0xFF0000,
        0x1FE,
        0x00AB00AB,
        0xAB00AB00,
        0xABABABAB,
        0x80000000,
        0xFF000000,
        0x3FC00,
    ):
        assert is_modified_immediate(value)
    for value in (257, 0x1FF, 0x00AB00AC, 0x7FFFFFFF, 0xFFFF, 0x101, 1 << 32):
        assert not is_modified_immediate(value), hex(value)
