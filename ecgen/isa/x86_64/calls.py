"""A field program whose operations are routines of their own -> checked machine code that calls
them on places in memory.

Coordinates stay where the caller has them, temporaries and constants lie in the frame
(program/assign.py), pointers to arguments in registers that callees preserve.
machine/validation/calls.py proves that the instructions compute what the program says, from what is
proven of the callees.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ecgen.errors import ScheduleError
from ecgen.field.representation import Representation
from ecgen.isa.operations import callee, frame_of, result_copies, signature_of
from ecgen.isa.routine import EmittedRoutine
from ecgen.isa.x86_64 import table
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Reg, Sum
from ecgen.machine.validation.calls import Convention, Elements, check_calls
from ecgen.program.ir import Op
from ecgen.program.routine import Routine

BYTES = 8
RETURN = BYTES  # what a call pushes


@dataclass(frozen=True)
class Place:
    """An element at `base + offset`, in the argument array `space` or in the frame."""

    base: str
    offset: int
    space: str

    def word(self, k: int) -> Mem:
        return Mem(self.base, self.offset + BYTES * k, self.space)

    def address(self, register: str) -> Instr:
        if self.offset == 0 and self.space != "slot":
            return Instr("mov", (Reg(register), Reg(self.base)))
        return Instr("lea", (Reg(register), Sum(self.base, "", 1, self.offset)))


def call_operations(
    routine: Routine, prime: Representation, callee_of: Callable[[Op], EmittedRoutine], abi: str
) -> tuple:
    """(the routine without operations on words, its machine program, the callees in order of their
    calls).

    `callee_of(op)` is a routine that is proven to compute the operation from and to elements in
    prime.loose. ScheduleError if it has more arguments than registers for them, or a flag.
    """
    pointers, registers = table.CALLEE_SAVED, table.ARGUMENTS[abi]
    if len(routine.arguments) > min(len(pointers), len(registers)) or any(
        a.direction == "word" for a in routine.arguments
    ):
        raise ScheduleError(
            f"{routine.name} has a flag, or more arguments than registers that calls preserve."
        )
    held = dict(zip((a.name for a in routine.arguments), pointers))
    places, slots = _places(routine, prime.n, held, table.SHADOW[abi])
    found = {
        i: callee_of(op)
        for i, op in enumerate(routine.program.ops)
        if op.name not in ("const", "copy")
    }
    body = [
        Instr("mov", (Reg(held[a.name]), Reg(registers[k])))
        for k, a in enumerate(routine.arguments)
    ]
    for i, op in enumerate(routine.program.ops):
        match op.name:
            case "const":
                body += _constant(prime.limbs(prime.encode(op.const)), places[op.outs[0]])
            case "copy":
                body += _copy(places[op.args[0]], places[op.outs[0]], prime.n)
            case _:
                body += _call(op, found[i], places)
    for value, public in result_copies(routine):
        body += _copy(places[value], places[f"out:{public}"], prime.n)
    saved = tuple(r for r in table.ABI_SAVED[abi] if r in held.values())
    slots += (1 + len(saved) + slots) % 2
    arguments = tuple((a.name, a.direction, registers[k]) for k, a in enumerate(routine.arguments))
    machine = MachineProgram(
        name=routine.name,
        isa="x86_64",
        abi=abi,
        arguments=arguments,
        body=tuple(body),
        saved=saved,
        slots=slots,
        red_zone=False,
    )
    callees = tuple(found[i] for i in sorted(found))
    check_calls(
        machine,
        routine,
        {c.name: callee(c) for c in callees},
        Elements(prime.n, BYTES, prime.encode),
        convention(abi),
    )
    return signature_of(routine, prime), machine, callees


def convention(abi: str) -> Convention:
    """What calls by an ABI preserve."""
    return Convention(table.ABI_SAVED[abi], "rsp", table.ALIGNMENT, RETURN, table.SHADOW[abi])


def _places(
    routine: Routine, words: int, held: dict[str, str], shadow: int
) -> tuple[dict[str, Place], int]:
    """(the place of every value, and of `out:NAME` for every result; the words of the frame)."""
    found, elements = frame_of(routine)
    size = BYTES * words
    places = {
        value: Place(held[array], k * size, array)
        if array
        else Place("rsp", shadow + k * size, "slot")
        for value, (array, k) in found.items()
    }
    return places, shadow // BYTES + words * elements


def _call(op: Op, emitted: EmittedRoutine, places: dict[str, Place]) -> list[Instr]:
    """Addresses into the callee's argument registers, results first, and the call."""
    values = [*op.outs, *op.args]
    registers = [register for _, _, register in emitted.machine.arguments]
    instrs = [
        places[value].address(register) for value, register in zip(values, registers, strict=True)
    ]
    constant = "" if op.const is None else f"; {op.const}"
    note = f"{', '.join(op.outs)} = {op.name}({', '.join(op.args)}{constant})"
    return [replace(instrs[0], note=note), *instrs[1:], Instr("call", (Label(emitted.name),))]


def _constant(limbs: tuple[int, ...], place: Place) -> list[Instr]:
    return [
        instr
        for k, limb in enumerate(limbs)
        for instr in (
            Instr("mov", (Reg("rax"), Imm(limb))),
            Instr("mov", (place.word(k), Reg("rax"))),
        )
    ]


def _copy(source: Place, target: Place, words: int) -> list[Instr]:
    return [
        instr
        for k in range(words)
        for instr in (
            Instr("mov", (Reg("rax"), source.word(k))),
            Instr("mov", (target.word(k), Reg("rax"))),
        )
    ]
