"""Thumb machine code -> Timings, through capstone: the independent way into the cycle model.

The back end's own table also makes Timings; that both agree on emitted code is a test, so nothing
here reads it.
"""

from functools import cache

from ecgen.errors import CheckFailure
from ecgen.isa.armv7em.cycles import Timing, alu, load, loads, mask, store, stores
from ecgen.isa.disassembler import disassembler, text_of

SINGLE_LOADS = {
    "ldr",
    "ldrb",
    "ldrh",
    "ldrsb",
    "ldrsh",
    "ldrt",
    "ldrbt",
    "ldrht",
    "ldrsbt",
    "ldrsht",
    "ldrex",
    "ldrexb",
    "ldrexh",
}
SINGLE_STORES = {"str", "strb", "strh", "strt", "strbt", "strht", "strex", "strexb", "strexh"}
MULTI_LOADS = {"ldm", "ldmib", "ldmda", "ldmdb", "ldrd", "pop", "vldr", "vldmia", "vldmdb", "vpop"}
MULTI_STORES = {
    "stm",
    "stmib",
    "stmda",
    "stmdb",
    "strd",
    "push",
    "vstr",
    "vstmia",
    "vstmdb",
    "vpush",
}
STACK = {"push", "pop", "vpush", "vpop"}
PAIRS = {"ldrd", "strd"}
CYCLES = {"sdiv": 6, "udiv": 6, "vdiv": 14, "vsqrt": 14, "tbb": 4, "tbh": 4}
PC = mask(15)
STACK_POINTER = mask(13)
MACHINE = "ARM", "THUMB", "MCLASS"


@cache
def _register(number: int) -> tuple[int, int]:
    """(bit mask of a core register or 0, words of an FPU register or 0) of a capstone register
    number.
    """
    name = disassembler(*MACHINE)[1].reg_name(number) or ""
    names = {f"r{i}": i for i in range(13)} | {
        "sb": 9,
        "sl": 10,
        "fp": 11,
        "ip": 12,
        "sp": 13,
        "lr": 14,
        "pc": 15,
    }
    if name in names:
        return mask(names[name]), 0
    return 0, {"s": 1, "d": 2, "q": 4}.get(name[:1], 0) if name[1:].isdigit() else 0


def decode(code: bytes, address: int) -> tuple[Timing, ...]:
    """The instructions of `code`, which starts at `address`. CheckFailure where the bytes are no
    instruction.
    """
    machine = disassembler(*MACHINE)[1]
    found, end = [], 0
    for instruction in machine.disasm(code, address):
        found.append(timing(instruction))
        end = instruction.address + instruction.size - address
    if end != len(code):
        raise CheckFailure(
            f"the bytes {code[end : end + 4].hex(' ')} at {address + end:#x} are no Thumb"
            " instruction."
        )
    return tuple(found)


def listing(code: bytes, address: int) -> tuple[tuple[int, str], ...]:
    """(address, text) of each instruction, for reports and error messages."""
    return tuple((i.address, text_of(i)) for i in disassembler(*MACHINE)[1].disasm(code, address))


def timing(instruction) -> Timing:
    """The Timing of one capstone instruction. A conditional one is charged as if it ran: the model
    knows no skipping.
    """
    name, size = instruction.insn_name(), instruction.size
    if name in SINGLE_LOADS:
        operand = _memory(instruction)
        loaded = _register(instruction.operands[0].reg)[0]
        return load(
            size, _address(operand), loaded, writeback=instruction.writeback, to_pc=loaded == PC
        )
    if name in SINGLE_STORES:
        operand = _memory(instruction)
        return store(size, _address(operand), indexed=operand.index != 0)
    if name in MULTI_LOADS or name in MULTI_STORES:
        address, words, to_pc = _transfer(instruction, name)
        return (
            loads(size, address, words, to_pc=to_pc)
            if name in MULTI_LOADS
            else stores(size, address, words)
        )
    written = 0
    for number in instruction.regs_access()[1]:
        written |= _register(number)[0]
    core = sum(
        1
        for o in instruction.operands
        if o.type == disassembler(*MACHINE)[0].CS_OP_REG and _register(o.reg)[0]
    )
    return alu(size, written, 2 if name == "vmov" and core == 2 else CYCLES.get(name, 1))


def _memory(instruction):
    return next(
        o.mem for o in instruction.operands if o.type == disassembler(*MACHINE)[0].arm.ARM_OP_MEM
    )


def _address(memory) -> int:
    return _register(memory.base)[0] | (_register(memory.index)[0] if memory.index else 0)


def _transfer(instruction, name: str) -> tuple[int, int, bool]:
    """(address registers, words, whether it loads the program counter) of a transfer of several
    words.
    """
    numbers = [o.reg for o in instruction.operands if o.type == disassembler(*MACHINE)[0].CS_OP_REG]
    if name in PAIRS or name in ("vldr", "vstr"):
        return (
            _address(_memory(instruction)),
            2 if name in PAIRS else _register(numbers[0])[1],
            False,
        )
    base = STACK_POINTER if name in STACK else _register(numbers.pop(0))[0]
    words = sum(max(fpu, 1) for _, fpu in map(_register, numbers))
    return base, words, any(core == PC for core, _ in map(_register, numbers))
