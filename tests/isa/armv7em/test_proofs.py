"""The lowering for 32-bit words is proven for every prime and operation, and broken programs and
code are refused.
"""

import random
from dataclasses import replace

import pytest

from ecgen.curve.library import load_curve
from ecgen.errors import EcgenError
from ecgen.field.proof import prove_lowering
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.armv7em import table
from ecgen.isa.armv7em.cycles import F3, straight_line_cycles
from ecgen.isa.armv7em.emit import Backend
from ecgen.isa.armv7em.selection.settle import settle_order
from ecgen.isa.armv7em.text import timing, widths
from ecgen.isa.armv7em.validate import validate_machine
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.limb.interpret import run_limbs
from ecgen.machine.ir import Imm, Instr, Reg
from ecgen.machine.order import settle_flags
from ecgen.machine.segments import apply_orders, load_orders
from ecgen.machine.validation.lift import check_translation
from tests.support.isa.armv7em.kernel import select_kernel
from tests.support.isa.armv7em.mutants import mutants
from tests.support.isa.armv7em.routines import (
    OPERATIONS,
    PRIMES,
    SPECS,
    WORD,
    arity,
    emitted,
    limb_routine,
    operands,
)
from tests.support.isa.armv7em.tune import kernel_routine

FLAGSHIP = PRIMES[0]


@pytest.mark.essential
@pytest.mark.parametrize("p", PRIMES, ids=lambda p: f"2^{p.bit_length()}")
def test_lowerings_are_proven(p):
    prime, rng = Field(p, bits=WORD), random.Random(p)
    for name in OPERATIONS:
        routine = limb_routine(name, p, "m4f")
        proof = prove_lowering(routine.program, routine.limbs, prime, SPECS)
        assert proof.congruences == 1
        for pair in operands(rng, p, 20, prime.size):
            inputs = dict(zip("ab", pair[: arity(name)]))
            assert (
                run_limbs(routine.limbs, inputs)["r"] - OPERATIONS[name][2](p, *inputs.values())
            ) % p == 0


@pytest.mark.long
@pytest.mark.parametrize("name", ("mul", "sqr", "add"))
def test_mutants_are_not_proven(name):
    routine, prime = limb_routine(name, FLAGSHIP, "m4f"), Field(FLAGSHIP, bits=WORD)
    some = list(mutants(routine.limbs))
    assert len(some) >= 5
    for mutant in some[:: max(1, len(some) // 12)]:
        with pytest.raises(EcgenError):
            prove_lowering(routine.program, mutant, prime, SPECS)


@pytest.mark.parametrize("name", ("mul", "sqr", "sub", "half"))
def test_wrong_code_is_refused(name):
    emission = emitted(name, FLAGSHIP, "m4f")
    limbs = settle_flags(emission.routine.limbs)
    machine = emission.machine
    assert check_translation(limbs, machine, emission.routine.arguments, table.TABLE) == 8
    refused = 0
    for k, instr in enumerate(machine.body):
        if instr.mnemonic in ("umaal", "ldr", "vmov", "sbcs", "adcs", "umull"):
            broken = replace(machine, body=machine.body[:k] + machine.body[k + 1 :])
            with pytest.raises(EcgenError):
                check_translation(limbs, broken, emission.routine.arguments, table.TABLE)
            refused += 1
    assert refused >= 15


def test_invalid_instructions_are_refused():
    machine = emitted("add", FLAGSHIP, "m4f").machine
    wrong = (
        Instr("umull", (Reg("r1"), Reg("r1"), Reg("r2"), Reg("r3"))),
        Instr("add", (Reg("r1"), Reg("r2"), Imm(257))),
        Instr("vmov", (Reg("r1"), Reg("r2"))),
        Instr("mov", (Reg("sp"), Reg("r2"))),
        Instr("lsl", (Reg("r1"), Reg("r2"), Imm(32))),
        Instr("nop", ()),
        Instr("mov", (Reg("r11"), Reg("r2"))),
    )
    for instr in wrong:
        with pytest.raises(EcgenError):
            validate_machine(replace(machine, saved=(), body=(instr,)))


# Cycles with the return, profile F3, operands in memory and the result in r0-r7; operands as
# products leave them.
BARS = (
    ("mul", "m4f", 150),
    ("sqr", "m4f", 104),
    ("mul", "m4", 160),
    ("sqr", "m4", 107),
    ("add", "m4f", 40),
    ("sub", "m4f", 40),
)


@pytest.mark.parametrize("name, level, bar", BARS)
def test_kernels_reach_their_bars(name, level, bar):
    assert kernel_cycles(limb_routine(name, FLAGSHIP, level, 1 << 230), level) <= bar


# The same for P-256 and secp256k1 in the representations that builds take; the aims for P-256 are
# 205 and 160.
MORE_BARS = (
    ("p256", "mul", "m4f", 204),
    ("p256", "sqr", "m4f", 159),
    ("secp256k1", "mul", "m4f", 173),
    ("secp256k1", "sqr", "m4f", 129),
)


@pytest.mark.parametrize("curve, name, level, bar", MORE_BARS)
def test_kernels_of_other_primes_reach_their_bars(curve, name, level, bar):
    field = represent(load_curve(curve).p, load_target(f"cortex-{level}"))
    assert kernel_cycles(kernel_routine(name, field, level), level) <= bar


def kernel_cycles(routine, level):
    limbs = apply_orders(
        settle_flags(routine.limbs), load_orders(load_target(f"cortex-{level}").orders)
    )
    cycles = []
    for habits in Backend(level).all_habits(len(limbs.ops)):
        machine = settle_order(select_kernel(routine, limbs, habits))
        found = straight_line_cycles(
            [timing(i, s) for i, s in zip(machine.body, widths(machine.body))], F3
        )
        assert found[1] == 0
        cycles.append(found[0] + 2)
    return min(cycles)
