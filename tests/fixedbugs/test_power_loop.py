"""The head, the tail and the loop of fe_nsqr were outside the translation proof: a head that loads
a wrong word was built.

Now the whole routine is proven by induction over its rounds. A selector that emits a wrong head or
tail is refused by `emit_power`, and so is every change of a head, of a tail or of what counts the
rounds.
"""

from dataclasses import replace
from functools import cache

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.armv7em import emit as arm
from ecgen.isa.x86_64 import emit as x86
from ecgen.machine.ir import Instr, Mem, Reg
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.loops import check_power, power_arguments
from tests.support.isa import routines as x86_routines
from tests.support.isa.armv7em import routines as arm_routines

KINDS = {
    "adx": 2**256 - 189,
    "generic": 2**256 - 189,
    "in memory": 2**521 - 1,
    "m4": 2**255 - 19,
    "m4f": 2**127 - 1,
}


@cache
def power(kind: str):
    """fe_nsqr of a level: in registers on x86-64 and ARM, in memory for elements that registers do
    not hold.
    """
    if kind.startswith("m4"):
        return arm.emit_power(
            arm_routines.limb_routine("sqr", KINDS[kind], kind), "fe_nsqr", arm.Backend(kind)
        )
    level = "generic" if kind == "in memory" else kind
    return x86.emit_power(
        x86_routines.limb_routine("sqr", KINDS[kind], level), "fe_nsqr", x86.Backend(level)
    )


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("space", ["a", "r"])
def test_a_selector_that_takes_a_wrong_word_is_refused(kind, space, monkeypatch):
    """In the head and in the tail the second word of an array stands for the first."""
    where = arm if kind.startswith("m4") else x86
    size = 4 if where is arm else 8
    assert power(kind).machine.counter
    monkeypatch.setattr(
        where,
        "Mem",
        lambda base, offset, asked: Mem(
            base, size if asked == space and offset == 0 else offset, asked
        ),
    )
    with pytest.raises(CheckFailure):
        power.__wrapped__(kind)


def proven(kind: str, machine) -> bool:
    """Whether the machine program is accepted for fe_nsqr of the level, by all checks of a
    build.
    """
    where = arm if kind.startswith("m4") else x86
    routine = power(kind)
    named = power_arguments(routine.routine)
    places, pointers = places_between(kind, routine.machine)
    try:
        check_power(
            routine.routine.limbs,
            where.validate_machine(machine),
            named,
            places,
            pointers,
            where.table.TABLE,
        )
        scan_secrets(machine, where.table.TABLE, ("count",))
    except CheckFailure:
        return False
    return True


def places_between(kind: str, machine) -> tuple:
    """Where the element and the address of r are between rounds, read from the head of the right
    program.
    """
    if kind == "in memory":
        size = len(machine.head) // 2
        return tuple(Mem("rdi", 8 * k, "r") for k in range(size)), (Reg("rdi"),)
    loads = [
        i for i in machine.head if any(isinstance(o, Mem) and o.space == "a" for o in i.operands)
    ]
    pointer = next(o for o in machine.tail[0].operands if isinstance(o, Mem))
    return tuple(i.operands[0] for i in sorted(loads, key=lambda i: i.operands[1].offset)), (
        pointer,
    )


def changes(machine):
    """Every instruction of head, latch and tail lost, each operand another; counted twice; the
    frame overwritten by the body.
    """
    registers = sorted(
        {o.name for i in machine.instructions for o in i.operands if isinstance(o, Reg)}
    )
    for part in ("head", "latch", "tail"):
        instrs = getattr(machine, part)
        for k, instr in enumerate(instrs):
            yield f"{part} {k} lost", replace(machine, **{part: instrs[:k] + instrs[k + 1 :]})
            if instr.mnemonic in ("dec", "count"):
                yield (
                    f"{part} {k} doubled",
                    replace(machine, **{part: (*instrs[:k], instr, *instrs[k:])}),
                )
            for n, operand in enumerate(instr.operands):
                for other in others(operand, registers, machine):
                    changed = replace(
                        instr, operands=(*instr.operands[:n], other, *instr.operands[n + 1 :])
                    )
                    yield (
                        f"{part} {k}: {changed}",
                        replace(machine, **{part: (*instrs[:k], changed, *instrs[k + 1 :])}),
                    )
    slots = [o for instr in machine.tail[:1] for o in instr.operands if isinstance(o, Mem)]
    for place in (machine.counter, *slots):
        spoilt = (
            Instr("str", (Reg("r12"), place))
            if machine.isa == "armv7em"
            else Instr("mov", (place, Reg("rax")))
        )
        yield f"the body overwrites {place}", replace(machine, body=(*machine.body, spoilt))


def others(operand, registers, machine):
    match operand:
        case Reg(name):
            yield from (Reg(r) for r in registers if r != name)
        case Mem(base, offset, "slot"):
            yield from (
                Mem(base, o, "slot") for o in (offset - 8, offset - 4, offset + 4, offset + 8)
            )
        case Mem(base, offset, space):
            yield from (
                Mem(base, o, space) for o in (offset - 8, offset + 4, offset + 8, offset + 4096)
            )
            yield from (Mem(base, offset, s) for s in ("a", "r", "count") if s != space)


@pytest.mark.sample(5)
@pytest.mark.parametrize("kind", KINDS)
def test_every_change_around_the_body_is_refused(kind):
    routine = power(kind)
    assert proven(kind, routine.machine)
    survived = [what for what, machine in changes(routine.machine) if proven(kind, machine)]
    assert not survived, survived


@pytest.mark.parametrize("kind", KINDS)
def test_a_branch_on_another_number_than_the_counter_is_refused(kind):
    """The counter is right, but the last flags are those of the counter less one more."""
    machine = power(kind).machine
    if machine.isa == "armv7em":
        more = (Instr("count", (Reg("r12"),)),)
    else:
        more = (Instr("mov", (Reg("rax"), machine.counter)), Instr("dec", (Reg("rax"),)))
    assert proven(kind, replace(machine, latch=(*machine.latch, *more[:-1]))) and not proven(
        kind, replace(machine, latch=(*machine.latch, *more))
    )


@pytest.mark.parametrize("kind", ["adx", "m4"])
def test_a_loop_without_a_counter_or_with_a_wrong_element_is_refused(kind):
    routine = power(kind)
    machine = routine.machine
    assert not proven(kind, replace(machine, counter=None)) and not proven(
        kind, replace(machine, latch=())
    )
    (given,), (found,) = routine.routine.limbs.inputs, routine.routine.limbs.outputs
    narrow = replace(routine.routine.limbs, inputs=(replace(given, high=found.high - 1),))
    places, pointers = places_between(kind, machine)
    table = (arm if kind == "m4" else x86).table.TABLE
    with pytest.raises(CheckFailure, match="no argument of the next round"):
        check_power(narrow, machine, power_arguments(routine.routine), places, pointers, table)
