"""Routines that call field operations: the proof over elements takes what is emitted and refuses
what was changed in it.
"""

from dataclasses import replace

import pytest

from ecgen.errors import CheckFailure
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.backends import back_end
from ecgen.isa.target import load_target
from ecgen.isa.x86_64 import calls, table
from ecgen.isa.x86_64.validate import validate_machine
from ecgen.library.routines.called import Operations
from ecgen.library.routines.platform import Platform
from ecgen.machine.ir import Imm, Instr, Label, Mem, Reg, Sum
from ecgen.machine.secrets import scan_secrets
from ecgen.machine.validation.calls import Elements, check_calls
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.routine import Argument, Routine

P = 2**127 - 1
PROGRAM = FieldProgram(
    "some",
    ("X1", "Y1", "X2", "Y2"),
    (("X3", "x"), ("Y3", "y"), ("Z3", "Y2")),
    (
        Op("const", ("k",), (), 77),
        Op("mul", ("s",), ("X1", "k")),
        Op("sub2", ("t",), ("s", "Y1")),
        Op("sqr", ("u",), ("t",)),
        Op("mulc", ("v",), ("u",), -3),
        Op("copy", ("w",), ("v",)),
        Op("mul", ("x",), ("w", "X2")),
        Op("sub", ("y",), ("x", "t")),
    ),
)
ROUTINE = Routine(
    "some",
    PROGRAM,
    (
        Argument("r", "out", ("X3", "Y3", "Z3")),
        Argument("p", "in", ("X1", "Y1")),
        Argument("q", "in", ("X2", "Y2")),
    ),
)


def emitted(abi: str, level: str = "x86-64"):
    target, field = load_target(level), Field(P)
    backend = back_end("x86_64").backend_of(target, abi)
    operations = Operations(Platform(None, target, field, backend, extended(fusion_rows("paper"))))
    return back_end("x86_64").emit_calls(ROUTINE, field, operations.callee, backend)


@pytest.fixture(scope="module", params=["sysv", "win64"])
def made(request):
    return emitted(request.param)


def check(machine, made, routine=ROUTINE) -> int:
    """What the build asks of a routine that calls."""
    validate_machine(machine)
    scan_secrets(machine, table.WITH_CALLS)
    named = {c.name: calls.callee(c) for c in made.callees}
    elements = Elements(2, 8, Field(P).encode)
    return check_calls(machine, routine, named, elements, calls.convention(machine.abi))


def test_what_is_emitted_is_proven(made):
    assert check(made.machine, made) == 6
    assert [c.name for c in made.callees] == [
        "fe_mul",
        "fe_sub2",
        "fe_sqr",
        "fe_mulc_m3",
        "fe_mul",
        "fe_sub",
    ]
    assert made.stack >= 8 * (made.machine.slots + len(made.machine.saved) + 1)


def operand_mutants(operand):
    match operand:
        case Reg():
            yield from (Reg(r) for r in table.NARROW if Reg(r) != operand)
        case Imm(value):
            yield Imm(value + 1)
        case Label(name):
            yield from (
                Label(other)
                for other in ("fe_mul", "fe_sqr", "fe_sub", "fe_sub2", "fe_mulc_m3", "fe_nothing")
                if other != name
            )
        case Mem(base, offset, space):
            yield from (
                Mem(base, other, space)
                for other in (offset + 8, offset - 8, offset + 16, offset + 1)
            )
            yield from (
                Mem(base, offset, other) for other in ("slot", "r", "p", "q") if other != space
            )
        case Sum(base, index, scale, offset):
            yield from (
                Sum(base, index, scale, other)
                for other in (offset + 8, offset - 8, offset + 16, offset - 16, offset + 1)
            )
            yield from (
                Sum(other, index, scale, offset)
                for other in ("rbx", "rbp", "r12", "rsp", "rdi")
                if other != base
            )


def mutants(machine):
    body = machine.body
    for k, instr in enumerate(body):
        yield body[:k] + body[k + 1 :]
        if k + 1 < len(body):
            yield (*body[:k], body[k + 1], instr, *body[k + 2 :])
        for place, operand in enumerate(instr.operands):
            for other in operand_mutants(operand):
                yield (
                    *body[:k],
                    replace(
                        instr,
                        operands=(*instr.operands[:place], other, *instr.operands[place + 1 :]),
                    ),
                    *body[k + 1 :],
                )


def is_refused(machine, made) -> bool:
    try:
        check(machine, made)
    except CheckFailure:
        return True
    return False


def run(body, machine, callees, same: dict[str, str], inputs):
    """An interpreter of its own: one store of words with arrays at addresses, calls by the integers
    of their operations. The result's elements.
    """
    order = {name: 10_000 * (k + 1) for k, name in enumerate(("r", "p", "q"))}
    at = {name: order[same.get(name, name)] for name in order}
    memory, registers = (
        {},
        {register: at[name] for name, _, register in machine.arguments} | {"rsp": 100_000},
    )
    for name, words in inputs.items():
        memory.update({at[name] + 8 * k: word for k, word in enumerate(words)})
    words = lambda a: (memory[a], memory[a + 8])  # noqa: E731
    meaning = {
        "fe_mul": lambda a, b: a * b,
        "fe_sub2": lambda a, b: a - 2 * b,
        "fe_sqr": lambda a: a * a,
        "fe_mulc_m3": lambda a: -3 * a,
        "fe_sub": lambda a, b: a - b,
    }
    for instr in body:
        match instr.mnemonic, instr.operands:
            case "mov", (Reg(to), Reg(name)):
                registers[to] = registers[name]
            case "mov", (Reg(to), Imm(value)):
                registers[to] = value
            case "mov", (Reg(to), Mem(base, offset, _)):
                registers[to] = memory[registers[base] + offset]
            case "mov", (Mem(base, offset, _), Reg(name)):
                memory[registers[base] + offset] = registers[name]
            case "lea", (Reg(to), Sum(base, _, _, offset)):
                registers[to] = registers[base] + offset
            case "call", (Label(name),):
                addresses = [registers[r] for _, _, r in callees[name].machine.arguments]
                low = [words(a)[0] | words(a)[1] << 64 for a in addresses[1:]]
                value = meaning[name](*low) % P
                memory[addresses[0]], memory[addresses[0] + 8] = value & (1 << 64) - 1, value >> 64
                registers = {
                    r: v
                    for r, v in registers.items()
                    if r in (*table.ABI_SAVED[machine.abi], "rsp")
                }
    return [(words(at["r"] + 16 * k)[0] | words(at["r"] + 16 * k)[1] << 64) % P for k in range(3)]


def test_every_change_is_refused_or_changes_nothing(made):
    """What the proof lets through gives the same results at every overlap of places that routines
    allow.
    """
    callees = {c.name: c for c in made.callees}
    inputs = {"p": (11, 22, 33, 44), "q": (55, 66, 77, 88)}
    overlaps = ({}, {"r": "p"}, {"r": "q"})
    wanted = [run(made.machine.body, made.machine, callees, same, inputs) for same in overlaps]
    assert len({tuple(w) for w in wanted}) == 1
    every = list(mutants(made.machine))
    survivors = [body for body in every if not is_refused(replace(made.machine, body=body), made)]
    assert len(every) > 500 and len(survivors) < len(every) / 8
    for body in survivors:
        assert [run(body, made.machine, callees, same, inputs) for same in overlaps] == wanted, [
            i for i in body if i not in made.machine.body
        ]


@pytest.mark.parametrize(
    "change",
    [{"slots": 1}, {"saved": ()}, {"red_zone": True}, {"returns": "rax"}, {"arguments": ()}],
)
def test_a_wrong_frame_is_refused(made, change):
    assert is_refused(replace(made.machine, **change), made)


def test_a_stack_that_is_not_aligned_is_refused(made):
    with pytest.raises(CheckFailure, match="aligned"):
        check(replace(made.machine, slots=made.machine.slots + 1), made)


def test_another_meaning_is_refused(made):
    """The field program decides, not the text: with one operation changed the same instructions are
    wrong.
    """
    ops = tuple(replace(op, name="add") if op.name == "sub" else op for op in PROGRAM.ops)
    with pytest.raises(CheckFailure, match="does not hold"):
        check(made.machine, made, replace(ROUTINE, program=replace(PROGRAM, ops=ops)))


def test_outputs_written_before_inputs_are_read_are_refused():
    """Y3 = X1 X2 at the place of Y1, which is read after: right only where r is not p."""
    program = FieldProgram(
        "some",
        ("X1", "Y1"),
        (("X3", "x"), ("Y3", "y")),
        (Op("mul", ("y",), ("X1", "Y1")), Op("sqr", ("x",), ("Y1",))),
    )
    routine = Routine(
        "some", program, (Argument("r", "out", ("X3", "Y3")), Argument("p", "in", ("X1", "Y1")))
    )
    target, field = load_target("x86-64"), Field(P)
    backend = back_end("x86_64").backend_of(target)
    operations = Operations(Platform(None, target, field, backend, extended(fusion_rows("paper"))))
    made = back_end("x86_64").emit_calls(routine, field, operations.callee, backend)
    first = next(k for k, instr in enumerate(made.machine.body) if instr.mnemonic == "lea")
    direct = replace(
        made.machine.body[first],
        operands=(made.machine.body[first].operands[0], Sum("rbx", "", 1, 16)),
    )
    body = tuple(direct if k == first else instr for k, instr in enumerate(made.machine.body))
    with pytest.raises(CheckFailure, match="where none is known"):
        check(replace(made.machine, body=body), made, routine)


@pytest.mark.parametrize("offset, fits", [(0, True), (16, True), (8, False), (-8, False)])
def test_a_callee_is_given_the_same_place_or_another(made, offset, fits):
    """Squares in the frame: the second is written over the first, beside it, or over a part of it,
    of which callees say nothing.
    """
    program = FieldProgram(
        "some",
        ("X1",),
        (("X3", "w"),),
        (Op("sqr", ("u",), ("X1",)), Op("sqr", ("v",), ("u",)), Op("sqr", ("w",), ("v",))),
    )
    routine = Routine(
        "some", program, (Argument("r", "out", ("X3",)), Argument("p", "in", ("X1",)))
    )
    square = next(c for c in made.callees if c.name == "fe_sqr")
    (_, _, out), (_, _, source) = square.machine.arguments
    frame = 64

    def call(*places):
        lea = [
            Instr("lea", (Reg(register), Sum(base, "", 1, at)))
            for register, (base, at) in zip((out, source), places, strict=True)
        ]
        return [*lea, Instr("call", (Label("fe_sqr"),))]

    body = (
        Instr("mov", (Reg("rbx"), Reg(out))),
        Instr("mov", (Reg("rbp"), Reg(source))),
        *call(("rsp", frame), ("rbp", 0)),
        *call(("rsp", frame + offset), ("rsp", frame)),
        *call(("rbx", 0), ("rsp", frame + offset)),
    )
    arguments = (("r", "out", out), ("p", "in", source))
    machine = replace(made.machine, body=body, arguments=arguments, saved=("rbx", "rbp"), slots=13)
    if fits:
        assert check(machine, made, routine) == 3
    else:
        with pytest.raises(CheckFailure, match="overlapping"):
            check(machine, made, routine)
