"""Translation validation refuses every mutant of a field multiplication that computes something
else.

All changes of one mnemonic, one operand, one immediate, one address, and all lost, doubled or
exchanged instructions. What is accepted must be explained: the same carry under another mnemonic, a
carry proven to be 0, another register that holds the same number or pointer, XOR of another free
register to clear the flags, or an order that does not matter.
"""

import random
from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64.table import TABLE
from ecgen.isa.x86_64.validate import validate_machine
from ecgen.machine.ir import Instr, Mem, Reg, Sum
from ecgen.machine.order import settle_flags
from ecgen.machine.validation.lift import check_translation
from tests.support.isa.native import random_word
from tests.support.isa.routines import emitted
from tests.support.machine.interpret import run_machine
from tests.support.machine.mutants import mutants

# mnemonic -> mnemonics that may stand in for it: adc and adcx agree when O is not needed, add and
# adc when C is proven 0
SAME_CARRY = {"adc": {"adcx"}, "adcx": {"adc"}, "add": {"adc", "adcx"}}


def accepted(machine, limbs, arguments) -> bool:
    try:
        validate_machine(machine)
        check_translation(limbs, machine, arguments, TABLE)
    except CheckFailure:
        return False
    return True


def same_values(machine, k: int, old: Reg | Sum, new: Reg | Sum, inputs) -> bool:
    """Whether both operands are the same number before instruction k, for all inputs tried."""
    for values in inputs:
        arrays = {name: list(words) for name, words in values.items()} | {
            "r": [None] * len(values["a"])
        }
        state = run_machine(replace(machine, body=machine.body[:k]), arrays, table=TABLE)
        if state.read(old) != state.read(new):
            return False
    return True


def explained(what: str, machine, k: int, after: Instr, inputs) -> bool:
    """Whether a surviving mutant is of a kind that may be equivalent at all."""
    before = machine.body[k]
    if what == "mnemonic":
        return after.mnemonic in SAME_CARRY.get(before.mnemonic, ())
    if what == "operand" and before.mnemonic == "zero":
        return True
    if what == "operand":
        ((old, new),) = [(x, y) for x, y in zip(before.operands, after.operands) if x != y]
        if isinstance(old, Reg | Sum):
            return same_values(machine, k, old, new, inputs)
        return isinstance(old, Mem) and (old.offset, old.space) == (new.offset, new.space)
    return what in ("doubled", "swapped")


def outcome(machine, values, alias: str) -> list[int]:
    arrays = {name: list(words) for name, words in values.items()}
    arrays["r"] = arrays[alias] if alias else [None] * len(values["a"])
    run_machine(machine, arrays, table=TABLE)
    return arrays["r"]


@pytest.mark.parametrize(
    "p, level, every",
    [
        pytest.param(2**127 - 1, "adx", 1, id="127-adx"),
        pytest.param(2**127 - 1, "generic", 1, id="127-generic"),
        pytest.param(2**256 - 189, "adx", 5, id="256-adx, a fifth", marks=pytest.mark.long),
        pytest.param(2**256 - 189, "adx", 1, id="256-adx", marks=pytest.mark.long),
        pytest.param(2**256 - 189, "generic", 1, id="256-generic", marks=pytest.mark.long),
    ],
)
def test_mutants_of_a_multiplication(p, level, every):
    """All mutants of the short routines; in the longer tier those of a long one."""
    routine = emitted("mul", p, level)
    machine, limbs, arguments = (
        routine.machine,
        settle_flags(routine.routine.limbs),
        routine.routine.arguments,
    )
    assert accepted(machine, limbs, arguments)
    count, rng = Counter(), random.Random(4)
    size = len(arguments[0][2])
    inputs = [{x: [random_word(rng) for _ in range(size)] for x in "ab"} for _ in range(4)]
    right = [outcome(machine, values, "") for values in inputs]
    for what, k, mutant in islice(mutants(machine), 0, None, every):
        count[what] += 1
        if not accepted(mutant, limbs, arguments):
            continue
        cleared = what == "operand" and machine.body[k].mnemonic == "zero"
        count["survived clear" if cleared else "survived " + what] += 1
        assert explained(what, machine, k, mutant.body[k], inputs), (
            what,
            machine.body[k],
            mutant.body[k],
        )
        for alias in ("", "a", "b"):
            assert [outcome(mutant, values, alias) for values in inputs] == right, (
                what,
                k,
                mutant.body[k],
            )
    assert not count["survived lost"] and not count["survived exchange"]
    assert count["survived operand"] <= 10, count
    assert count["operand"] > 800 // every and count["mnemonic"] > 400 // every, count


@pytest.mark.parametrize(
    "change",
    ["stores to an input", "odd address", "below the frame", "preserved register", "stack pointer"],
)
def test_what_the_frame_forbids(change):
    """Mutants that compute the right words and still break the rules."""
    routine = emitted("mul", 2**127 - 1, "generic")
    machine, limbs, arguments = (
        routine.machine,
        settle_flags(routine.routine.limbs),
        routine.routine.arguments,
    )
    extra = {
        "stores to an input": Instr("mov", (Mem("rsi", 0, "a"), Reg("rax"))),
        "odd address": Instr("mov", (Mem("rdi", 4, "r"), Reg("rax"))),
        "below the frame": Instr("mov", (Mem("rsp", 8 * machine.slots, "slot"), Reg("rax"))),
        "preserved register": Instr("zero", (Reg("r15"),)),
        "stack pointer": Instr("zero", (Reg("rsp"),)),
    }[change]
    assert "r15" not in machine.saved
    place = next(k for k, i in enumerate(machine.body) if i.mnemonic == "mul")
    assert not accepted(
        machine.__class__(
            **{**vars(machine), "body": (*machine.body[:place], extra, *machine.body[place:])}
        ),
        limbs,
        arguments,
    )
