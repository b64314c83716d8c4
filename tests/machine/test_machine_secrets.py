"""The static scan for secrets: emitted routines pass, and every way to leak is refused."""

from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.table import TABLE, Row
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg, Sum
from ecgen.machine.secrets import scan_secrets
from tests.support.isa.routines import PRIMES, all_routines, emitted, emitted_power

A0, SLOT = Mem("rsi", 0, "a"), Mem("rsp", 0, "slot")
RAX, RBX, RCX = Reg("rax"), Reg("rbx"), Reg("rcx")
LATCH = (Instr("dec", (SLOT,)),)
LEAKY = TABLE | {
    "div": Row(
        "div", ("r",), ("r",), ("rdx rax = mulwide rax d",), writes="C?O?", secret_safe=False
    )
}
ARGUMENTS = (("r", "out", "rdi"), ("a", "in", "rsi"), ("k", "word", "rdx"))


def program(*body: Instr, **more) -> MachineProgram:
    return MachineProgram("probe", "x86_64", "sysv", ARGUMENTS, body, ("rbx",), 2, True, **more)


@pytest.mark.parametrize("level", ("adx", "generic"))
@pytest.mark.parametrize("abi", ("sysv", "win64"))
def test_emitted_routines_pass(level, abi):
    for name, routine in all_routines(level, abi, primes=PRIMES).items():
        loop = name.startswith("nsqr")
        report = scan_secrets(routine.machine, TABLE, ("count",) if loop else ())
        body = routine.machine
        assert report.instructions == len(body.instructions)
        assert report.branches == loop and report.addresses > 0 and report.secret_results > 0


def test_a_secret_counter_is_refused():
    machine = emitted_power(PRIMES[0], "generic").machine
    assert scan_secrets(machine, TABLE, ("count",)).branches == 1
    with pytest.raises(CheckFailure, match="secret counter"):
        scan_secrets(machine, TABLE)


@pytest.mark.parametrize(
    "body, why",
    [
        (
            (Instr("mov", (RAX, A0)), Instr("mov", (RCX, Mem("rax", 0, "a")))),
            "an address made of a loaded word",
        ),
        ((Instr("mov", (RCX, Mem("rdx", 0, "a"))),), "an address made of a word argument"),
        ((Instr("mov", (Mem("rdx", 0, "r"), RCX)),), "a store to a secret address"),
        (
            (
                Instr("mov", (RAX, A0)),
                Instr("mov", (SLOT, RAX)),
                Instr("mov", (RBX, SLOT)),
                Instr("mov", (RCX, Mem("rbx", 0, "a"))),
            ),
            "through a slot",
        ),
        (
            (
                Instr("mov", (RAX, A0)),
                Instr("add", (RAX, RAX)),
                Instr("mov", (RBX, Imm(0))),
                Instr("adc", (RBX, Imm(0))),
                Instr("mov", (RCX, Mem("rbx", 0, "a"))),
            ),
            "through the carry",
        ),
        (
            (
                Instr("mov", (RAX, A0)),
                Instr("add", (RAX, RAX)),
                Instr("mask", (RBX,)),
                Instr("mov", (RCX, Mem("rbx", 0, "a"))),
            ),
            "through a mask",
        ),
        (
            (
                Instr("mov", (RAX, Reg("rsi"))),
                Instr("cmp1", (Reg("rdx"),)),
                Instr("cmovc", (RAX, Reg("rdi"))),
                Instr("mov", (RCX, Mem("rax", 0, "a"))),
            ),
            "a pointer chosen by a secret",
        ),
        (
            (Instr("lea", (RBX, Sum("rsi", "rdx", 8))), Instr("mov", (RCX, Mem("rbx", 0, "a")))),
            "an indexed table look-up",
        ),
        ((Instr("mov", (RCX, Mem("rbx", 0, "a"))),), "an address nobody gave"),
    ],
)
def test_secret_addresses_are_refused(body, why):
    with pytest.raises(CheckFailure, match="depends on a secret"):
        scan_secrets(program(*body), TABLE)


def test_the_same_is_fine_with_a_public_word():
    body = (Instr("lea", (RBX, Sum("rsi", "rdx", 8))), Instr("mov", (RCX, Mem("rbx", 0, "a"))))
    assert scan_secrets(program(*body), TABLE, ("k",)).addresses == 1


def test_variable_time_instructions_are_refused():
    with pytest.raises(CheckFailure, match="takes a time"):
        scan_secrets(program(Instr("div", (Reg("rdx"),))), LEAKY)
    with pytest.raises(CheckFailure, match="not in the instruction table"):
        scan_secrets(program(Instr("div", (Reg("rdx"),))), TABLE)


def test_a_loop_that_spoils_its_own_pointer_is_refused():
    """Only the second round reads through the secret pointer."""
    head = (Instr("mov", (SLOT, Reg("rdx"))),)
    body = (Instr("mov", (RAX, Mem("rsi", 0, "a"))), Instr("mov", (Reg("rsi"), RAX)))
    looped = program(*body, head=head, counter=SLOT, latch=LATCH)
    with pytest.raises(CheckFailure, match="depends on a secret"):
        scan_secrets(looped, TABLE, ("k",))
    assert scan_secrets(replace(looped, body=body[:1]), TABLE, ("k",)).branches == 1


def test_a_loop_that_spoils_its_counter_is_refused():
    head = (Instr("mov", (SLOT, Reg("rdx"))),)
    body = (Instr("mov", (RAX, A0)), Instr("mov", (SLOT, RAX)))
    with pytest.raises(CheckFailure, match="secret counter"):
        scan_secrets(program(*body, head=head, counter=SLOT, latch=LATCH), TABLE, ("k",))


def test_an_unknown_public_argument_is_refused():
    with pytest.raises(CheckFailure, match="no argument named z"):
        scan_secrets(program(), TABLE, ("z",))


def test_zeroing_makes_a_register_public_again():
    body = (
        Instr("mov", (RBX, A0)),
        Instr("zero", (RBX,)),
        Instr("adcx", (RBX, Reg("rsi"))),
        Instr("mov", (RCX, Mem("rbx", 0, "a"))),
    )
    assert scan_secrets(program(*body), TABLE).addresses == 2


@pytest.mark.parametrize("level", ("adx", "generic"))
def test_leaks_planted_in_real_routines_are_refused(level):
    """After any load of an argument's word, addressing through the loaded register is noticed."""
    machine = emitted("mul", PRIMES[0], level).machine
    planted = 0
    for k, instr in enumerate(machine.body):
        loads = (
            instr.mnemonic == "mov"
            and isinstance(instr.operands[1], Mem)
            and instr.operands[1].space in ("a", "b")
        )
        if loads and isinstance(instr.operands[0], Reg):
            leak = Instr("mov", (Reg("r15"), Mem(instr.operands[0].name, 0, "a")))
            with pytest.raises(CheckFailure, match="depends on a secret"):
                scan_secrets(
                    replace(machine, body=(*machine.body[: k + 1], leak, *machine.body[k + 1 :])),
                    TABLE,
                )
            planted += 1
    assert planted >= 3 and table.TABLE is TABLE


def test_slots_that_hold_public_values_in_the_end_are_counted():
    other = Mem("rsp", 8, "slot")
    kept = (Instr("mov", (RAX, A0)), Instr("mov", (SLOT, RAX)), Instr("mov", (other, RAX)))
    assert scan_secrets(program(*kept), TABLE).public_slots == 0
    assert scan_secrets(program(*kept, Instr("mov", (SLOT, Reg("rdi")))), TABLE).public_slots == 1
    assert (
        scan_secrets(
            program(*kept, *(Instr("mov", (slot, Reg("rdi"))) for slot in (SLOT, other))), TABLE
        ).public_slots
        == 2
    )
