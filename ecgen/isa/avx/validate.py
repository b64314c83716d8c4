"""MachineProgram of vector instructions -> the same program, or an error: operand kinds, immediates, frame, constants."""

from ecgen.errors import CheckFailure
from ecgen.isa.avx.table import PAIRED, REGISTERS, TABLE, VECTOR
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg

KINDS = {Reg: "r", Mem: "m", Imm: "i"}
SHIFTS = ("vpsllq", "vpsrlq")


def validate_vectors(program: MachineProgram, constants: int) -> MachineProgram:
    """Check every instruction; `constants` counts the vectors behind the constants' label."""
    for instr in program.body:
        row = TABLE.get(instr.mnemonic)
        form = "".join(KINDS.get(type(o), "?") for o in instr.operands)
        if row is None or form not in row.forms:
            _fail(program, instr, f"with the operands `{form}` is not in the instruction table")
        _check_extension(program, instr, row)
        for operand in instr.operands:
            _check_operand(program, instr, operand, constants)
    return program


def _fail(program: MachineProgram, instr: Instr, why: str):
    raise CheckFailure(f"{program.name}: `{instr.mnemonic}` {instr.operands} {why}.",
                       hint="This is a defect of ecgen's vector back end; please report the input that shows it.")


def _check_extension(program: MachineProgram, instr: Instr, row) -> None:
    """Integers in halves on AVX, everything else whole; only `vextractf128` and `vinsertf128` have both."""
    lower = [o.name.startswith("xmm") for o in instr.operands if isinstance(o, Reg)]
    expected = {"vextractf128": [True, False], "vinsertf128": [False, False, True]}.get(instr.mnemonic)
    if expected is None:
        expected = [program.isa == "avx" and instr.mnemonic in PAIRED.values()] * len(lower)
    if lower != expected:
        _fail(program, instr, f"has registers of the wrong width for {program.isa}")
    if program.isa == "avx" and row.extension != "avx" and not (all(lower) and instr.mnemonic in PAIRED.values()):
        _fail(program, instr, "is not an AVX instruction")
    if any(lower) and any(isinstance(o, Mem) for o in instr.operands):
        _fail(program, instr, "reads half a vector from memory, which ecgen does not emit")


def _check_operand(program: MachineProgram, instr: Instr, operand, constants: int) -> None:
    bases = {name: register for name, _, register in program.arguments}
    match operand:
        case Reg(name) if name.replace("xmm", "ymm") not in REGISTERS:
            _fail(program, instr, f"uses {name}, which is no vector register")
        case Imm(value) if not 0 <= value < (64 if instr.mnemonic in SHIFTS else 256):
            _fail(program, instr, "has an immediate out of range")
        case Mem(base, offset, "slot") if base != "rsp" or offset % VECTOR or not 0 <= offset < 8 * program.slots:
            _fail(program, instr, f"uses a slot outside its frame of {program.slots} words")
        case Mem(base, offset, "const") if base != "rip" or offset % VECTOR or not 0 <= offset < VECTOR * constants:
            _fail(program, instr, f"reads beyond its {constants} constants")
        case Mem(base, offset, space) if space not in ("slot", "const") and (bases.get(space) != base or offset % VECTOR or offset < 0):
            _fail(program, instr, "addresses an array with a bad base or offset")
