"""The lifter's own rules, and the selector's bugs that random programs found, each as one small program."""

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64.select import Options, destroys_flags, select
from ecgen.isa.x86_64.table import TABLE
from ecgen.isa.x86_64.text import instruction_text
from ecgen.isa.x86_64.validate import validate_machine
from ecgen.limb.interpret import join
from ecgen.limb.ir import Element, LimbOp, LimbProgram
from ecgen.machine.interpret import run_machine
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg
from ecgen.machine.lift import check_translation
from ecgen.machine.order import precedences

A, B, R = (lambda k: Mem("rsi", 8 * k, "a")), (lambda k: Mem("rdx", 8 * k, "b")), (lambda k: Mem("rdi", 8 * k, "r"))
RAX, RCX, R8, R9 = Reg("rax"), Reg("rcx"), Reg("r8"), Reg("r9")


def limbs(ops, *results: str) -> LimbProgram:
    """r(a, b) with two words each."""
    a, b = (Element(x, (f"{x}_0", f"{x}_1"), 0, (1 << 128) - 1) for x in "ab")
    r = Element("r", results, 0, (1 << 64 * len(results)) - 1)
    return LimbProgram("small", 64, (a, b), (r,), tuple(LimbOp(*op) for op in ops))


def arguments(program: LimbProgram):
    return (("r", "out", program.outputs[0].limbs), *((e.name, "in", e.limbs) for e in program.inputs))


def holds(program: LimbProgram, *body: Instr) -> bool:
    """Whether the lifter accepts the body for the program; registers rdi = r, rsi = a, rdx = b."""
    bound = (("r", "out", "rdi"), ("a", "in", "rsi"), ("b", "in", "rdx"))
    machine = MachineProgram("small", "x86_64", "sysv", bound, body, (), 2, True)
    try:
        check_translation(program, machine, arguments(program), TABLE)
    except CheckFailure:
        return False
    return True


def test_mulx_into_one_register_keeps_the_high_word():
    body = (Instr("mov", (R9, B(0))), Instr("mov", (Reg("rdx"), A(0))), Instr("mulx", (RAX, RAX, R9)), Instr("mov", (R(0), RAX)))
    product = [("mulwide", ("h", "l"), ("a_0", "b_0"))]
    assert holds(limbs(product, "h"), *body)
    assert not holds(limbs(product, "l"), *body)


def test_only_bit_zero_is_the_flag():
    program = limbs([("and", ("w",), ("a_0", 1)), ("flag", ("c",), ("w",)), ("mask", ("m",), ("c",))], "m")

    def body(place):
        return (Instr("mov", (RAX, A(0))), Instr("and", (RAX, Imm(1))), Instr("bt", (RAX, Imm(place))), Instr("mask", (RCX,)),
                Instr("mov", (R(0), RCX)))

    assert holds(program, *body(0)) and not holds(program, *body(1))


def test_a_carry_claimed_zero_needs_no_clearing():
    ops = [("and", ("x",), ("a_0", 1)), ("and", ("y",), ("b_0", 1)), ("add", ("s", "c"), ("x", "y")), ("zero", (), ("c",)),
           ("add", ("t", ""), ("a_1", "s"))]  # fmt: skip
    body = (Instr("mov", (RAX, A(0))), Instr("and", (RAX, Imm(1))), Instr("mov", (RCX, B(0))), Instr("and", (RCX, Imm(1))),
            Instr("add", (RAX, RCX)), Instr("adcx", (RAX, A(1))), Instr("mov", (R(0), RAX)))
    assert holds(limbs(ops, "t"), *body)
    assert not holds(limbs([op for op in ops if op[0] != "zero"], "t"), *body)


def test_an_output_may_hide_the_same_word_of_every_input():
    program = limbs([("not", ("x",), ("a_0",))], "x", "b_1")
    load, store = Instr("mov", (RCX, B(1))), Instr("mov", (R(1), RCX))
    start = (Instr("mov", (RAX, A(0))), Instr("not", (RAX,)), Instr("mov", (R(0), RAX)))
    assert holds(program, *start, load, store)
    late = limbs([("not", ("x",), ("a_0",))], "x", "b_0")
    assert not holds(late, *start, Instr("mov", (RCX, B(0))), store)


def test_writes_to_inputs_and_lost_flags_are_refused():
    program = limbs([("add", ("s", "c"), ("a_0", "b_0")), ("adc", ("t", ""), ("a_1", "b_1", "c"))], "s", "t")
    good = [Instr("mov", (RAX, A(0))), Instr("add", (RAX, B(0))), Instr("mov", (RCX, A(1))), Instr("adc", (RCX, B(1))),
            Instr("mov", (R(0), RAX)), Instr("mov", (R(1), RCX))]
    assert holds(program, *good)
    assert not holds(program, *good, Instr("mov", (A(0), RAX)))
    assert not holds(program, *good[:2], Instr("and", (R8, R8)), *good[2:])
    assert not holds(program, *good[:2], Instr("zero", (R8,)), *good[2:])


SELECTED = {
    "outputs that are inputs elsewhere": ([("not", ("x",), ("a_0",))], ("a_1", "a_0")),
    "nothing but copies": ([], ("a_0", "b_1")),
    "an exchange": ([], ("a_1", "a_0")),
    "a stored multiplicand": ([("xor", ("x",), ("a_1", "b_1")), ("mulwide", ("h", "l"), ("x", "b_1"))], ("l", "x")),
    "a product of a number": ([("mullo", ("x",), ("a_0", 5)), ("shl", ("y",), ("x", 63)), ("mullo", ("z",), ("y", 2))], ("x", "z")),
    "a mask beside other uses of its carry": ([("add", ("s", "c"), ("a_0", "b_0")), ("mask", ("m",), ("c",)), ("select", ("x",),
                                              ("c", "a_1", "b_1"))], ("m", "x")),
}  # fmt: skip


@pytest.mark.parametrize("level", ("adx", "generic"))
@pytest.mark.parametrize("case", SELECTED)
def test_selected_programs(case, level):
    ops, results = SELECTED[case]
    program = limbs(ops, *results)
    machine = select(program, arguments(program), Options(level))
    assert check_translation(program, machine, arguments(program), TABLE) == len(results)
    validate_machine(machine)
    if case == "an exchange":
        a = [3, 4]
        run_machine(machine, {"r": a, "a": a, "b": [5, 6]}, table=TABLE)
        assert join(a, 64) == 4 + (3 << 64)


@pytest.mark.parametrize("level", ("adx", "generic"))
def test_a_lone_subtraction_stays_outside_carry_chains(level):
    program = limbs([("add", ("s", "c"), ("a_0", "b_0")), ("adc", ("t", ""), ("a_1", "b_1", "c")), ("sub", ("d", ""), ("a_0", "b_1"))],
                    "t", "d")
    assert (1, 2) in precedences(program, destroys_flags(level))


def test_stores_of_numbers_are_printed():
    assert instruction_text(Instr("mov", (R(1), Imm(189)))) == "mov qword ptr [rdi+8], 189"
    assert instruction_text(Instr("mov", (RAX, Imm((1 << 64) - 189)))) == "mov rax, -189"
    assert instruction_text(Instr("mov", (RAX, Imm((1 << 64) - (1 << 31) - 1)))).startswith("movabs")
