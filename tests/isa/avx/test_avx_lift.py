"""Translation validation of vector code: every mutant of every instruction is rejected; frames and
constants are checked.
"""

from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.avx.table import ROWS, TABLE, immediate_of, numbers_of
from ecgen.isa.avx.validate import validate_vectors
from ecgen.machine.ir import Imm, Instr, Mem, Reg
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.lift_lanes import check_vector_translation
from tests.support.isa.avx.product import CONSTANTS, EMITTED, LIMBS

SWAPS = {
    "vpaddq": "vpsubq",
    "vsubpd": "vaddpd",
    "vaddpd": "vsubpd",
    "vpand": "vpor",
    "vpor": "vpand",
    "vpmuludq": "vpmuldq",
    "vfmadd231pd": "vfmadd213pd",
    "vfmadd213pd": "vfmadd132pd",
    "vfmadd132pd": "vfmadd231pd",
    "vpsrlq": "vpsllq",
    "vpsllq": "vpsrlq",
}


def check(body):
    machine = replace(EMITTED.machine, body=tuple(body))
    return check_vector_translation(
        EMITTED.routine.vectors,
        validate_vectors(machine, len(CONSTANTS), LIMBS),
        EMITTED.routine.arguments,
        CONSTANTS,
        TABLE,
    )


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
        yield replace(instr, operands=(*instr.operands[:k], other, *instr.operands[k + 1 :]))


@pytest.mark.essential
def test_the_routine_itself_passes():
    assert check(EMITTED.machine.body) == 5


def test_every_mutant_is_rejected():
    body, tried = EMITTED.machine.body, 0
    for index, instr in enumerate(body):
        for mutant in mutants(instr):
            changed = (*body[:index], *(() if mutant is None else (mutant,)), *body[index + 1 :])
            with pytest.raises(CheckFailure):
                check(changed)
            tried += 1
    assert tried > 700


def test_a_result_stored_before_the_inputs_are_read_is_rejected():
    """The output array may be an input array: what is stored there makes the input unreadable."""
    body = list(EMITTED.machine.body)
    first = next(
        i
        for i, instr in enumerate(body)
        if isinstance(instr.operands[0], Mem) and instr.operands[0].space == "r"
    )
    last = max(
        i
        for i, instr in enumerate(body)
        if any(isinstance(o, Mem) and o.space in "ab" for o in instr.operands)
    )
    assert first > last
    early = Instr("vmovdqu", (Mem("rdi", 128, "r"), Reg("ymm0")))
    with pytest.raises(CheckFailure, match="holds no known value"):
        check((body[0], early, *body[1:]))


@pytest.mark.parametrize(
    "target",
    [
        Mem("rdi", 32 * 100000, "r"),
        Mem("rdi", 160, "r"),
        Mem("rdi", -32, "r"),
        Mem("rdi", 16, "r"),
        Mem("rsi", 0, "a"),
        Mem("rip", 0, "const"),
        Mem("rsp", 8 * EMITTED.machine.slots, "slot"),
        Mem("rsp", -32, "slot"),
        Mem("rbx", 0, "r"),
        Mem("rdi", 0, "other"),
    ],
)
def test_a_store_outside_the_outputs_and_the_frame_is_rejected(target):
    """By the validator and by the translation check, each alone."""
    body = (*EMITTED.machine.body, Instr("vmovdqu", (target, Reg("ymm0"))))
    machine = replace(EMITTED.machine, body=body)
    with pytest.raises(CheckFailure):
        validate_vectors(machine, len(CONSTANTS), LIMBS)
    with pytest.raises(CheckFailure):
        check_vector_translation(
            EMITTED.routine.vectors, machine, EMITTED.routine.arguments, CONSTANTS, TABLE
        )


@pytest.mark.parametrize(
    "source",
    [
        Mem("rsi", 160, "a"),
        Mem("rip", 32 * len(CONSTANTS), "const"),
        Mem("rsp", 8 * EMITTED.machine.slots, "slot"),
    ],
)
def test_a_load_outside_its_array_is_rejected(source):
    machine = replace(
        EMITTED.machine, body=(Instr("vmovdqu", (Reg("ymm0"), source)), *EMITTED.machine.body)
    )
    with pytest.raises(CheckFailure, match="addresses byte"):
        validate_vectors(machine, len(CONSTANTS), LIMBS)


def test_arguments_that_are_not_those_of_the_routine_are_rejected():
    (first, *others), rows = EMITTED.machine.arguments, EMITTED.routine.arguments
    for arguments in (
        ((first[0], "in", first[2]), *others),
        (*others, first),
        (("slot", *first[1:]), *others),
    ):
        with pytest.raises(CheckFailure, match="not those of the routine"):
            machine = replace(EMITTED.machine, arguments=arguments)
            check_vector_translation(EMITTED.routine.vectors, machine, rows, CONSTANTS, TABLE)


@pytest.mark.parametrize("value", [0x08, 0x80, 0x44, 255, 256, -1, None])
def test_an_immediate_that_clears_a_half_is_rejected(value):
    for mnemonic in ("vperm2i128", "vperm2f128"):
        body = (
            *EMITTED.machine.body,
            Instr(mnemonic, (Reg("ymm0"), Reg("ymm1"), Reg("ymm2"), Imm(value))),
        )
        with pytest.raises(CheckFailure, match="immediate"):
            validate_vectors(replace(EMITTED.machine, body=body), len(CONSTANTS), LIMBS)


def test_a_register_as_address_is_a_secret_address():
    bad = Instr("vmovdqu", (Reg("ymm0"), Mem("rax", 0, "a")))
    with pytest.raises(CheckFailure):
        scan_secrets(replace(EMITTED.machine, body=(bad,)), TABLE)


def test_frame_is_aligned_and_below_the_stack_pointer():
    assert (
        EMITTED.lines[:3] == ("push rbp", "mov rbp, rsp", "and rsp, -32")
        and EMITTED.lines[3] == f"sub rsp, {8 * EMITTED.machine.slots}"
    )
    assert (
        EMITTED.lines[-4:] == ("vzeroupper", "mov rsp, rbp", "pop rbp", "ret")
        and not EMITTED.machine.red_zone
    )


def test_immediates_round_trip():
    for row in ROWS:
        for value in range(256):
            try:
                numbers = numbers_of(row.mnemonic, value)
            except ValueError:
                continue
            assert immediate_of(row.mnemonic, numbers) in (value, None)
