"""Translation validation of vector code: every mutant of every instruction is rejected; frames and constants are checked."""

from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.avx.table import ROWS, TABLE, immediate_of, numbers_of
from ecgen.isa.avx.validate import validate_vectors
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.machine.lift_lanes import check_vector_translation
from ecgen.machine.secrets import scan_secrets
from tests.isa.avx.vectors import emit, product_program

EMITTED = emit("mul", product_program(2**255 - 19, False))
CONSTANTS = [op.args for op in EMITTED.routine.vectors.ops if op.name == "const"]
CONSTANTS = list(dict.fromkeys(CONSTANTS))
SWAPS = {"vpaddq": "vpsubq", "vsubpd": "vaddpd", "vaddpd": "vsubpd", "vpand": "vpor", "vpor": "vpand", "vpmuludq": "vpmuldq",
         "vfmadd231pd": "vfmadd213pd", "vfmadd213pd": "vfmadd132pd", "vfmadd132pd": "vfmadd231pd", "vpsrlq": "vpsllq", "vpsllq": "vpsrlq"}


def check(body):
    machine = replace(EMITTED.machine, body=tuple(body))
    return check_vector_translation(EMITTED.routine.vectors, validate_vectors(machine, len(CONSTANTS)), EMITTED.routine.arguments,
                                    CONSTANTS, TABLE, numbers_of)


def mutants(instr: Instr):
    yield None
    if instr.mnemonic in SWAPS:
        yield replace(instr, mnemonic=SWAPS[instr.mnemonic])
    for k, operand in enumerate(instr.operands):
        match operand:
            case Reg(name):
                other: object = Reg(f"ymm{(int(name[3:]) + 5) % 16}")
            case Imm(value):
                other = Imm(value ^ 1)
            case Mem(base, offset, space):
                other = Mem(base, offset ^ 32, space)
        yield replace(instr, operands=(*instr.operands[:k], other, *instr.operands[k + 1:]))


def test_the_routine_itself_passes():
    assert check(EMITTED.machine.body) == 5


def test_every_mutant_is_rejected():
    body, tried = EMITTED.machine.body, 0
    for index, instr in enumerate(body):
        for mutant in mutants(instr):
            changed = (*body[:index], *(() if mutant is None else (mutant,)), *body[index + 1:])
            with pytest.raises(CheckFailure):
                check(changed)
            tried += 1
    assert tried > 700


def test_a_result_stored_before_the_inputs_are_read_is_rejected():
    """The output array may be an input array: what is stored there makes the input unreadable."""
    body = list(EMITTED.machine.body)
    first = next(i for i, instr in enumerate(body) if isinstance(instr.operands[0], Mem) and instr.operands[0].space == "r")
    last = max(i for i, instr in enumerate(body) if any(isinstance(o, Mem) and o.space in "ab" for o in instr.operands))
    assert first > last
    early = Instr("vmovdqu", (Mem("rdi", 128, "r"), Reg("ymm0")))
    with pytest.raises(CheckFailure, match="holds no known value"):
        check((body[0], early, *body[1:]))


def test_a_register_as_address_is_a_secret_address():
    bad = Instr("vmovdqu", (Reg("ymm0"), Mem("rax", 0, "a")))
    with pytest.raises(CheckFailure):
        scan_secrets(replace(EMITTED.machine, body=(bad,)), TABLE)


def test_frame_is_aligned_and_below_the_stack_pointer():
    assert EMITTED.lines[:3] == ("push rbp", "mov rbp, rsp", "and rsp, -32") and EMITTED.lines[3] == f"sub rsp, {8 * EMITTED.machine.slots}"
    assert EMITTED.lines[-4:] == ("mov rsp, rbp", "pop rbp", "vzeroupper", "ret") and not EMITTED.machine.red_zone


def test_immediates_round_trip():
    for row in ROWS:
        for value in range(256):
            try:
                numbers = numbers_of(row.mnemonic, value)
            except ValueError:
                continue
            assert immediate_of(row.mnemonic, numbers) in (value, None)
