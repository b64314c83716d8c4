"""MachineProgram of vector instructions -> the same program, or an error: operand kinds,
immediates, frame, constants.
"""

from ecgen.errors import Defect
from ecgen.isa.avx.table import (
    HALVED,
    LONG,
    PAIRED,
    REGISTERS,
    TABLE,
    TWICE,
    bytes_of,
    numbers_of,
    outer_bytes,
)
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

KINDS = {Reg: "r", Mem: "m", Imm: "i"}
SHIFTS = ("vpsllq", "vpsrlq")
KNOWN = {isa: frozenset(names) for isa, names in REGISTERS.items()}


def validate_vectors(
    program: MachineProgram, constants: int, limbs: dict[str, int]
) -> MachineProgram:
    """Check every instruction; `constants` counts the vectors behind the constants' label, `limbs`
    those of each argument.
    """
    size = bytes_of(program.isa)
    sizes = {"slot": 8 * program.slots, "const": size * constants} | {
        name: outer_bytes(program.isa) * count for name, count in limbs.items()
    }
    bases = {name: register for name, _, register in program.arguments} | {
        "slot": "rsp",
        "const": "rip",
    }
    writable = {"slot", *(name for name, direction, _ in program.arguments if direction == "out")}
    for instr in program.body:
        row = TABLE.get(instr.mnemonic)
        form = "".join(KINDS.get(type(o), "?") for o in instr.operands)
        if row is None or form not in row.forms:
            _fail(program, instr, f"with the operands `{form}` is not in the instruction table")
        _check_extension(program, instr, row)
        _check_immediate(program, instr)
        for operand in instr.operands:
            _check_operand(program, instr, operand, sizes, bases)
        _check_store(program, instr, writable)
        if program.isa in HALVED:
            _check_halves(program, instr)
    return program


def _fail(program: MachineProgram, instr: Instr, why: str):
    raise Defect(f"{program.name}: `{instr.mnemonic}` {instr.operands} {why}.")


def _check_extension(program: MachineProgram, instr: Instr, row) -> None:
    """Integers in halves on AVX, everything else whole; only `vextractf128` and `vinsertf128` have
    both.
    """
    lower = [o.name.startswith("xmm") for o in instr.operands if isinstance(o, Reg)]
    expected = {"vextractf128": [True, False], "vinsertf128": [False, False, True]}.get(
        instr.mnemonic
    )
    if expected is None:
        expected = [program.isa == "avx" and instr.mnemonic in PAIRED.values()] * len(lower)
    if lower != expected:
        _fail(program, instr, f"has registers of the wrong width for {program.isa}")
    long = LONG.get(program.isa)
    if instr.mnemonic not in long if long else row.extension.startswith("avx512"):
        _fail(program, instr, f"is no instruction of {program.isa}")
    if (
        program.isa == "avx"
        and row.extension != "avx"
        and not (all(lower) and instr.mnemonic in PAIRED.values())
    ):
        _fail(program, instr, "is not an AVX instruction")
    if any(lower) and any(isinstance(o, Mem) for o in instr.operands):
        _fail(program, instr, "reads half a vector from memory, which ecgen does not emit")


def _check_immediate(program: MachineProgram, instr: Instr) -> None:
    for operand in instr.operands:
        if isinstance(operand, Imm):
            least, most = (1, 63) if instr.mnemonic in SHIFTS else (0, 255)
            if type(operand.value) is not int or not least <= operand.value <= most:
                _fail(program, instr, f"has an immediate out of [{least}, {most}]")
            try:
                numbers_of(instr.mnemonic, operand.value)
            except ValueError as error:
                _fail(program, instr, f"has a bad immediate: {error}")


def _check_operand(
    program: MachineProgram, instr: Instr, operand, sizes: dict[str, int], bases: dict[str, str]
) -> None:
    size = (
        outer_bytes(program.isa)
        if isinstance(operand, Mem) and operand.space not in ("slot", "const")
        else bytes_of(program.isa)
    )
    match operand:
        case Reg(name) if (
            name.replace("ymm", "zmm") if program.isa in HALVED else name.replace("xmm", "ymm")
        ) not in KNOWN[program.isa]:
            _fail(program, instr, f"uses {name}, which is no vector register")
        case Mem(base, offset, space) if bases.get(space) != base:
            _fail(program, instr, f"addresses {space} through {base}")
        case Mem(base, offset, space) if (
            offset % size or not 0 <= offset <= sizes.get(space, 0) - size
        ):
            _fail(
                program,
                instr,
                f"addresses byte {offset} of the {sizes.get(space, 0)} bytes of {space}",
            )


def _check_store(program: MachineProgram, instr: Instr, writable: set[str]) -> None:
    """Memory is written in the frame and in outputs only."""
    target = instr.operands[0]
    if isinstance(target, Mem) and target.space not in writable:
        _fail(program, instr, f"writes to {target.space}")


def _check_halves(program: MachineProgram, instr: Instr) -> None:
    """Arguments are read by the load into both halves alone, and written from the lower half of a
    register, which nothing else names.
    """
    lower = [isinstance(o, Reg) and o.name.startswith("ymm") for o in instr.operands]
    outside = [isinstance(o, Mem) and o.space not in ("slot", "const") for o in instr.operands]
    is_store = outside == [True, False] and lower == [False, True]
    if (instr.mnemonic == TWICE and outside != [False, True]) or (
        any((*lower, *outside)) and not (is_store or (instr.mnemonic == TWICE and not any(lower)))
    ):
        _fail(
            program,
            instr,
            "reads or writes half a register otherwise than by a load of an argument, or a store of"
            " a result",
        )
