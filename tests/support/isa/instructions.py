"""Random instructions of x86-64: every row of the table, in each of its forms."""

import random

from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.text import instruction_text
from ecgen.isa.x86_64.validate import SHIFTS
from ecgen.machine.ir import Imm, Instr, Mem, Reg, Sum
from tests.support.isa.native import FLAGS

REGISTERS = tuple(sorted(set(table.NARROW) - {"rsp", "r15"}))
FLAGS_AT, MEMORY_AT, WORDS = len(REGISTERS), len(REGISTERS) + 1, len(REGISTERS) + 2
CHOICES, INPUTS = 6, 30
CARRY, OVERFLOW, ZERO = 1, 1 << 11, 1 << 6
SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")


def _operand(kind: str, row, rng: random.Random, used: list[str]):
    match kind:
        case "r":
            name = rng.choice(used) if used and rng.random() < 0.3 else rng.choice(REGISTERS)
            used.append(name)
            return Reg(name)
        case "m":
            return Mem("r15", 8 * MEMORY_AT, "block")
        case "s":
            base, index = rng.choice((*REGISTERS, "")), rng.choice(REGISTERS)
            return Sum(
                base,
                index if (base and rng.random() < 0.9) or not base else "",
                rng.choice((1, 2, 4, 8)),
                rng.choice((0, 0, 5, 2**31 - 1)),
            )
    if row.mnemonic in SHIFTS:
        return Imm(rng.randrange(0 if row.mnemonic in ("bt", "btr") else 1, 64))
    wide = (
        [1 << 32, (1 << 64) - 189, (1 << 64) - (1 << 31), (1 << 64) - (1 << 31) - 1, 1 << 63]
        if row.mnemonic == "mov"
        else []
    )
    return Imm(rng.choice([0, 1, 19, 127, 128, 189, 255, 256, 121665, 2**31 - 1, *wide]))


def instances(rng: random.Random):
    """CHOICES instructions for each row and form, equal registers among them."""
    for row in table.ROWS:
        if row.extension != "x86-64" and row.extension not in FLAGS:
            continue
        for form in row.forms:
            for _ in range(CHOICES if form else 1):
                used: list[str] = []
                operands = tuple(_operand(kind, row, rng, used) for kind in form)
                if form == "mi" and operands[1].value >= 1 << 31:
                    operands = operands[0], Imm(189)
                yield row, Instr(row.mnemonic, operands)


def stub(name: str, instr: Instr) -> str:
    """A function that loads registers and flags from a block of WORDS, executes the instruction,
    and stores them again.
    """
    load = "\n".join(f"mov {r}, [r15+{8 * k}]" for k, r in enumerate(REGISTERS))
    store = "\n".join(f"mov [r15+{8 * k}], {r}" for k, r in enumerate(REGISTERS))
    push, pop = (
        "\n".join(f"push {r}" for r in SAVED),
        "\n".join(f"pop {r}" for r in reversed(SAVED)),
    )
    return (
        f".globl {name}\n{name}:\n{push}\nmov r15, rdi\npush qword ptr"
        f" [r15+{8 * FLAGS_AT}]\npopfq\n{load}\n{instruction_text(instr)}\n{store}\npushfq\npop"
        f" qword ptr [r15+{8 * FLAGS_AT}]\n{pop}\nret\n"
    )
