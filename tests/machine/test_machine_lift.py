"""The lifter's own rules, and the selector's bugs that random programs found, each as one small
program.
"""

import random

import pytest

from ecgen.errors import CheckFailure
from ecgen.isa.x86_64.selection.select import select
from ecgen.isa.x86_64.selection.uses import Options, destroys_flags
from ecgen.isa.x86_64.table import TABLE
from ecgen.isa.x86_64.text import instruction_text
from ecgen.isa.x86_64.validate import validate_machine
from ecgen.limb.interpret import evaluate, join
from ecgen.limb.ir import ARGUMENTS, Element, LimbOp, LimbProgram
from ecgen.limb.validate import result_kinds
from ecgen.machine.ir import Imm, Instr, MachineProgram, Mem, Reg
from ecgen.machine.order import precedences
from ecgen.machine.validation.graph import Graph
from ecgen.machine.validation.lift import check_translation
from tests.support.isa.native import random_word
from tests.support.machine.interpret import run_machine

pytestmark = pytest.mark.essential

A, B, R = (
    (lambda k: Mem("rsi", 8 * k, "a")),
    (lambda k: Mem("rdx", 8 * k, "b")),
    (lambda k: Mem("rdi", 8 * k, "r")),
)
RAX, RCX, R8, R9 = Reg("rax"), Reg("rcx"), Reg("r8"), Reg("r9")


def limbs(ops, *results: str) -> LimbProgram:
    """r(a, b) with two words each."""
    a, b = (Element(x, (f"{x}_0", f"{x}_1"), 0, (1 << 128) - 1) for x in "ab")
    r = Element("r", results, 0, (1 << 64 * len(results)) - 1)
    return LimbProgram("small", 64, (a, b), (r,), tuple(LimbOp(*op) for op in ops))


def arguments(program: LimbProgram):
    return (
        ("r", "out", program.outputs[0].limbs),
        *((e.name, "in", e.limbs) for e in program.inputs),
    )


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
    body = (
        Instr("mov", (R9, B(0))),
        Instr("mov", (Reg("rdx"), A(0))),
        Instr("mulx", (RAX, RAX, R9)),
        Instr("mov", (R(0), RAX)),
    )
    product = [("mulwide", ("h", "l"), ("a_0", "b_0"))]
    assert holds(limbs(product, "h"), *body)
    assert not holds(limbs(product, "l"), *body)


def test_only_bit_zero_is_the_flag():
    program = limbs(
        [("and", ("w",), ("a_0", 1)), ("flag", ("c",), ("w",)), ("mask", ("m",), ("c",))], "m"
    )

    def body(place):
        return (
            Instr("mov", (RAX, A(0))),
            Instr("and", (RAX, Imm(1))),
            Instr("bt", (RAX, Imm(place))),
            Instr("mask", (RCX,)),
            Instr("mov", (R(0), RCX)),
        )

    assert holds(program, *body(0)) and not holds(program, *body(1))


def test_a_carry_claimed_zero_needs_no_clearing():
    ops = [
        ("and", ("x",), ("a_0", 1)),
        ("and", ("y",), ("b_0", 1)),
        ("add", ("s", "c"), ("x", "y")),
        ("zero", (), ("c",)),
        ("add", ("t", ""), ("a_1", "s")),
    ]
    body = (
        Instr("mov", (RAX, A(0))),
        Instr("and", (RAX, Imm(1))),
        Instr("mov", (RCX, B(0))),
        Instr("and", (RCX, Imm(1))),
        Instr("add", (RAX, RCX)),
        Instr("adcx", (RAX, A(1))),
        Instr("mov", (R(0), RAX)),
    )
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
    program = limbs(
        [("add", ("s", "c"), ("a_0", "b_0")), ("adc", ("t", ""), ("a_1", "b_1", "c"))], "s", "t"
    )
    good = [
        Instr("mov", (RAX, A(0))),
        Instr("add", (RAX, B(0))),
        Instr("mov", (RCX, A(1))),
        Instr("adc", (RCX, B(1))),
        Instr("mov", (R(0), RAX)),
        Instr("mov", (R(1), RCX)),
    ]
    assert holds(program, *good)
    assert not holds(program, *good, Instr("mov", (A(0), RAX)))
    assert not holds(program, *good[:2], Instr("and", (R8, R8)), *good[2:])
    assert not holds(program, *good[:2], Instr("zero", (R8,)), *good[2:])


class Checked:
    """A graph beside the exact numbers of its nodes; every node made twice must have the same
    number.
    """

    def __init__(self, rng: random.Random):
        self.rng, self.graph = rng, Graph(64)
        self.values = {
            self.graph.leaf("no carry"): ("flag", 0),
            self.graph.leaf(("input", "f")): ("flag", rng.randrange(2)),
        }
        for k in range(4):
            self.values[self.graph.leaf(("input", k))] = ("word", random_word(rng))

    def any(self, kind: str) -> int:
        pool = [n for n, (k, _) in self.values.items() if k == kind]
        return self.rng.choice(pool[-6:] if self.rng.random() < 0.7 else pool)

    def const(self, number: int) -> int:
        return self.know(self.graph.const(number), "word", number)

    def know(self, node: int, kind: str, number: int) -> int:
        assert self.values.setdefault(node, (kind, number)) == (kind, number)
        return node

    def do(self, name: str, *nodes: int, amount: int = 0) -> int:
        """One limb operation on nodes (and a shift amount); gives the node of the first result."""
        numbers = [self.values[n][1] for n in nodes] + ([amount] if amount else [])
        nodes += (self.graph.shifted(amount),) if amount else ()
        results = evaluate(LimbOp(name, (), ()), numbers, 64)
        if name == "shl":
            return self.know(self.graph.times(nodes[0], 1 << amount), "word", results[0])
        kinds = result_kinds(name)
        return next(
            self.know(self.graph.make(name, nodes, k), kinds[k], r) for k, r in enumerate(results)
        )

    def random_step(self) -> None:
        name = self.rng.choice(
            (
                "add",
                "sub",
                "adc",
                "sbb",
                "mulwide",
                "mullo",
                "and",
                "or",
                "xor",
                "not",
                "shl",
                "shr",
                "shld",
                "shrd",
                "mask",
                "word",
                "select",
                "iszero",
            )
        )
        nodes = [
            self.any("word" if kind == "w" else "flag") for kind in ARGUMENTS[name] if kind != "i"
        ]
        self.do(name, *nodes, amount=self.rng.randrange(1, 64) if "i" in ARGUMENTS[name] else 0)

    def pattern_step(self) -> None:
        """What the rewriting rules look for, and what is only almost that."""
        x, k = self.any("word"), self.rng.randrange(1, 64)
        constant = self.const(
            self.rng.choice(
                (0, 1, 19, 189, 2**31 - 1, 2**32 - 1, 2**63, 2**64 - 1, self.rng.getrandbits(64))
            )
        )
        match self.rng.randrange(4):
            case 0:
                flag = self.any("flag")
                part = self.do("and", self.do("mask", flag), constant)
                if self.rng.random() < 0.5:
                    second = self.const(self.rng.choice((1, 255, 2**31 - 1)))
                    part, constant = self.do("and", part, second), self.do("and", constant, second)
                    self.do("select", flag, self.do("add", x, second), x)
                for name in ("add", "sub"):
                    self.do(name, x, part)
                    self.do("select", flag, self.do(name, x, constant), x)
            case 1:
                high = self.do("shl", x, amount=k)
                other = min(63, max(1, 64 - k + self.rng.randrange(-1, 2)))
                parts = [high, self.do("shr", self.any("word"), amount=other)]
                self.rng.shuffle(parts)
                self.do("add", *parts)
                self.do("or", *parts)
            case 2:
                self.do("add", self.do("mullo", x, constant), self.do("shl", x, amount=k))
            case 3:
                self.do("and", x, constant)
                self.do("mullo", self.do("mullo", x, constant), constant)


@pytest.mark.parametrize("seed", range(40))
def test_normal_forms_keep_the_value(seed):
    """Whatever the graph rewrites, equal nodes are equal numbers (tested on numbers, not
    proven).
    """
    checked = Checked(random.Random(seed))
    for _ in range(60):
        checked.random_step()
        checked.pattern_step()


SELECTED = {
    "outputs that are inputs elsewhere": ([("not", ("x",), ("a_0",))], ("a_1", "a_0")),
    "nothing but copies": ([], ("a_0", "b_1")),
    "an exchange": ([], ("a_1", "a_0")),
    "a stored multiplicand": (
        [("xor", ("x",), ("a_1", "b_1")), ("mulwide", ("h", "l"), ("x", "b_1"))],
        ("l", "x"),
    ),
    "a product of a number": (
        [("mullo", ("x",), ("a_0", 5)), ("shl", ("y",), ("x", 63)), ("mullo", ("z",), ("y", 2))],
        ("x", "z"),
    ),
    "a double shift of one word": (
        [("shld", ("x",), ("a_0", "a_0", 50)), ("shrd", ("y",), ("a_1", "a_1", 3))],
        ("x", "y"),
    ),
    "a correction of zero": (
        [
            ("const", ("z",), (0,)),
            ("add", ("s", "c"), ("a_0", "b_0")),
            ("mask", ("m",), ("c",)),
            ("and", ("k",), ("m", 19)),
            ("add", ("x", ""), ("z", "k")),
        ],
        ("x", "s"),
    ),
    "all the bits": (
        [
            ("not", ("x",), ("a_0",)),
            ("and", ("y",), ("x", 2**64 - 1)),
            ("and", ("z",), ("x", 2**33 - 1)),
        ],
        ("y", "z"),
    ),
    "a mask beside other uses of its carry": (
        [
            ("add", ("s", "c"), ("a_0", "b_0")),
            ("mask", ("m",), ("c",)),
            ("select", ("x",), ("c", "a_1", "b_1")),
        ],
        ("m", "x"),
    ),
}


@pytest.mark.parametrize("level", ("adx", "generic"))
@pytest.mark.parametrize("double_shift", (True, False), ids=("shld", "two-shifts"))
@pytest.mark.parametrize("case", SELECTED)
def test_selected_programs(case, level, double_shift):
    ops, results = SELECTED[case]
    program = limbs(ops, *results)
    machine = select(program, arguments(program), Options(level, double_shift=double_shift))
    assert check_translation(program, machine, arguments(program), TABLE) == len(results)
    validate_machine(machine)
    if case == "an exchange":
        a = [3, 4]
        run_machine(machine, {"r": a, "a": a, "b": [5, 6]}, table=TABLE)
        assert join(a, 64) == 4 + (3 << 64)


@pytest.mark.parametrize("level", ("adx", "generic"))
def test_a_lone_subtraction_stays_outside_carry_chains(level):
    program = limbs(
        [
            ("add", ("s", "c"), ("a_0", "b_0")),
            ("adc", ("t", ""), ("a_1", "b_1", "c")),
            ("sub", ("d", ""), ("a_0", "b_1")),
        ],
        "t",
        "d",
    )
    assert (1, 2) in precedences(program, destroys_flags(level))


def test_stores_of_numbers_are_printed():
    assert instruction_text(Instr("mov", (R(1), Imm(189)))) == "mov qword ptr [rdi+8], 189"
    assert instruction_text(Instr("mov", (RAX, Imm((1 << 64) - 189)))) == "mov rax, -189"
    assert instruction_text(Instr("mov", (RAX, Imm((1 << 64) - (1 << 31) - 1)))).startswith(
        "movabs"
    )
