"""Stores beyond an output passed every check of x86-64 and ARMv7E-M: the lifter compared the words
of outputs and looked at no others.

A store behind the last word of an output, far behind it, before it, between two words, or through a
wrong argument register changes none of the compared words. Vector code checked its outputs, but
took a last slot that only began inside the frame.
"""

from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.support import PROGRAMS, arguments_of
from ecgen.isa.armv7em import table as arm
from ecgen.isa.armv7em.emit import Backend as ArmBackend
from ecgen.isa.armv7em.emit import emit as emit_arm
from ecgen.isa.armv7em.validate import validate_machine as validate_arm
from ecgen.isa.avx.table import TABLE as AVX
from ecgen.isa.avx.validate import validate_vectors
from ecgen.isa.routine import LimbRoutine
from ecgen.isa.x86_64 import table as x86
from ecgen.isa.x86_64.emit import Backend as X86Backend
from ecgen.isa.x86_64.emit import emit as emit_x86
from ecgen.isa.x86_64.validate import validate_machine as validate_x86
from ecgen.machine.ir import Instr, MachineProgram, Mem, Reg
from ecgen.machine.order import settle_flags
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.lift import check_translation
from ecgen.machine.validation.lift_lanes import check_vector_translation
from tests.support.isa.armv7em import routines as arm_routines
from tests.support.isa.avx.product import CONSTANTS, EMITTED, LIMBS
from tests.support.isa.routines import emitted

pytestmark = pytest.mark.essential

P = 2**256 - 189


def of(isa: str, operation: str = "add"):
    """(emitted field operation, bytes of a word, function that makes a store, checks)."""
    if isa == "armv7em":
        return (
            arm_routines.emitted(operation, P, "m4"),
            4,
            lambda place, word: Instr("str", (word, place)),
            (validate_arm, arm.TABLE),
        )
    return (
        emitted(operation, P, isa),
        8,
        lambda place, word: Instr("mov", (place, word)),
        (validate_x86, x86.TABLE),
    )


def passes(routine, machine: MachineProgram, checks) -> bool:
    validate, rows = checks
    try:
        check_translation(
            settle_flags(routine.routine.limbs), validate(machine), routine.routine.arguments, rows
        )
        scan_secrets(machine, rows)
    except CheckFailure:
        return False
    return True


def last_store(machine: MachineProgram) -> int:
    return max(
        k
        for k, i in enumerate(machine.body)
        if any(isinstance(o, Mem) and o.space == "r" for o in i.operands)
    )


@pytest.mark.parametrize("isa", ["adx", "generic", "armv7em"])
@pytest.mark.parametrize("words", [-1, 0, 1, 500], ids=["before", "next", "behind", "far"])
def test_a_store_beyond_the_output_is_refused(isa, words):
    routine, size, store, checks = of(isa)
    machine, place = routine.machine, last_store(routine.machine)
    base = next(o.base for o in machine.body[place].operands if isinstance(o, Mem))
    held = next(o for o in machine.body[place].operands if isinstance(o, Reg))
    length = len(routine.routine.arguments[0][2])
    offset = -size if words < 0 else size * (length + words)
    body = (
        *machine.body[: place + 1],
        store(Mem(base, offset, "r"), held),
        *machine.body[place + 1 :],
    )
    assert passes(routine, machine, checks)
    assert not passes(routine, replace(machine, body=body), checks)


@pytest.mark.parametrize("isa", ["adx", "generic", "armv7em"])
def test_only_the_lifter_need_look_at_stores(isa):
    """A store between two words, said to be of the output or of a space that is no argument, is
    refused without `validate_machine`.
    """
    routine, size, store, (_, rows) = of(isa)
    machine, place = routine.machine, last_store(routine.machine)
    base = next(o.base for o in machine.body[place].operands if isinstance(o, Mem))
    held = next(o for o in machine.body[place].operands if isinstance(o, Reg))
    for wrong in (Mem(base, size // 2, "r"), Mem(base, 0, "elsewhere")):
        body = (*machine.body[:place], store(wrong, held), *machine.body[place:])
        assert not passes(routine, replace(machine, body=body), (lambda m: m, rows))


def with_spaces(instr: Instr, names: dict) -> Instr:
    return replace(
        instr,
        operands=tuple(
            replace(o, space=names.get(o.space, o.space)) if isinstance(o, Mem) else o
            for o in instr.operands
        ),
    )


@pytest.mark.parametrize("isa", ["adx", "generic", "armv7em"])
def test_arguments_are_where_the_convention_puts_them(isa):
    """A subtraction that takes `a` and `b` in each other's registers throughout computes b - a; an
    input is no output.
    """
    routine, *_, checks = of(isa, "sub")
    machine = routine.machine
    r, a, b = machine.arguments
    body = tuple(with_spaces(i, {"a": "b", "b": "a"}) for i in machine.body)
    assert passes(routine, machine, checks)
    turned = replace(machine, arguments=(r, ("b", "in", a[2]), ("a", "in", b[2])), body=body)
    assert not passes(routine, turned, checks)
    assert not passes(
        routine, replace(turned, arguments=(r, ("a", "in", b[2]), ("b", "in", a[2]))), checks
    )
    assert not passes(routine, replace(machine, arguments=(r, ("a", "out", a[2]), b)), checks)


def test_a_vector_slot_lies_in_the_frame_as_a_whole():
    """Three vectors of frame less a word: the last store would overwrite what lies behind the
    frame.
    """
    machine = EMITTED.machine
    short = replace(machine, slots=machine.slots - machine.slots % 4 + 9)
    last = Mem("rsp", 8 * (short.slots - 1), "slot")
    body = (*machine.body, Instr("vmovdqu", (last, Reg("ymm0"))))
    with pytest.raises(CheckFailure):
        validate_vectors(replace(short, body=body), len(CONSTANTS), LIMBS)
    with pytest.raises(CheckFailure):
        check_vector_translation(
            EMITTED.routine.vectors,
            replace(short, body=body),
            EMITTED.routine.arguments,
            CONSTANTS,
            AVX,
        )


@pytest.mark.parametrize("isa", ["adx", "generic", "armv7em"])
def test_a_value_is_returned_where_the_convention_says(isa):
    """fe_is_zero with its answer in another register, and said to be there."""
    bits, other = (32, "r1") if isa == "armv7em" else (64, "rcx")
    limbs = PROGRAMS["fe_is_zero"](Field(P, bits))
    routine = LimbRoutine("fe_is_zero", limbs, arguments_of("fe_is_zero", limbs))
    done = (
        emit_arm(routine, ArmBackend("m4"))
        if isa == "armv7em"
        else emit_x86(routine, X86Backend(isa))
    )
    checks = of(isa)[3]
    move = Instr("mov", (Reg(other), Reg(done.machine.returns)))
    assert passes(done, done.machine, checks)
    moved = replace(done.machine, body=(*done.machine.body, move))
    assert passes(done, moved, checks) and not passes(done, replace(moved, returns=other), checks)
    assert not passes(done, replace(done.machine, returns=""), checks)
