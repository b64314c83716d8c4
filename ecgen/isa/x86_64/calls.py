"""A field program whose operations are routines of their own -> checked machine code that calls them on places in memory.

Coordinates stay where the caller has them, temporaries and constants lie in the frame (program/assign.py), pointers to arguments in registers
that callees preserve. machine/calls.py proves that the instructions compute what the program says, from what is proven of the callees.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

from ecgen.errors import ScheduleError
from ecgen.field.representation import Representation
from ecgen.isa.routine import EmittedRoutine, LimbRoutine, limb_routine
from ecgen.isa.x86_64 import table
from ecgen.limb.ir import Element, LimbProgram
from ecgen.machine.calls import Callee, Convention, check_calls
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Reg, Sum
from ecgen.program.assign import Assignment, aliases_of, assign
from ecgen.program.ir import Op
from ecgen.program.routine import Argument, Routine

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


def call_operations(routine: Routine, prime: Representation, callee_of: Callable[[Op], EmittedRoutine], abi: str) -> tuple:
    """(the routine without operations on words, its machine program, the callees in order of their calls).

    `callee_of(op)` is a routine that is proven to compute the operation from and to elements in prime.loose. ScheduleError if it has more arguments than registers for them, or a flag.
    """
    pointers, registers = table.CALLEE_SAVED, table.ARGUMENTS[abi]
    if len(routine.arguments) > min(len(pointers), len(registers)) or any(a.direction == "word" for a in routine.arguments):
        raise ScheduleError(f"{routine.name} has a flag, or more arguments than registers that calls preserve.")
    held = dict(zip((a.name for a in routine.arguments), pointers))
    places, slots = _places(routine, prime.n, held, table.SHADOW[abi])
    found = {i: callee_of(op) for i, op in enumerate(routine.program.ops) if op.name not in ("const", "copy")}
    body = [Instr("mov", (Reg(held[a.name]), Reg(registers[k]))) for k, a in enumerate(routine.arguments)]
    for i, op in enumerate(routine.program.ops):
        match op.name:
            case "const":
                body += _constant(prime.limbs(prime.encode(op.const)), places[op.outs[0]])
            case "copy":
                body += _copy(places[op.args[0]], places[op.outs[0]], prime.n)
            case _:
                body += _call(op, found[i], places)
    for value, public in _copies(routine):
        body += _copy(places[value], places[f"out:{public}"], prime.n)
    saved = tuple(r for r in table.ABI_SAVED[abi] if r in held.values())
    slots += (1 + len(saved) + slots) % 2
    arguments = tuple((a.name, a.direction, registers[k]) for k, a in enumerate(routine.arguments))
    machine = MachineProgram(routine.name, "x86_64", abi, arguments, tuple(body), saved, slots, False)
    callees = tuple(found[i] for i in sorted(found))
    check_calls(machine, routine, {c.name: callee(c) for c in callees}, prime.n, BYTES, convention(abi), prime.encode)
    return _signature(routine, prime), machine, callees


def convention(abi: str) -> Convention:
    """What calls by an ABI preserve."""
    return Convention(table.ABI_SAVED[abi], "rsp", table.ALIGNMENT, RETURN, table.SHADOW[abi])


def callee(emitted: EmittedRoutine) -> Callee:
    """A proven routine of one field program, as the proof of its caller takes it."""
    named = {e.limbs: e.name for e in (*emitted.routine.limbs.inputs, *emitted.routine.limbs.outputs)}
    arguments = tuple(Argument(name, direction, (named[words],)) for name, direction, words in emitted.routine.arguments)
    return Callee(Routine(emitted.name, emitted.routine.program, arguments), tuple(register for _, _, register in emitted.machine.arguments))


def _copies(routine: Routine) -> "list[tuple[str, str]]":
    """(value, result) to be copied at the end, inputs first: the places of other results may be theirs."""
    return sorted(assign(routine.program, aliases=aliases_of(routine)).copies, key=lambda copy: copy[0] not in routine.program.inputs)


def _places(routine: Routine, words: int, held: dict[str, str], shadow: int) -> "tuple[dict[str, Place], int]":
    """(the place of every value, and of `out:NAME` for every result; the words of the frame)."""
    assignment: Assignment = assign(routine.program, aliases=aliases_of(routine))
    size = BYTES * words
    known = {f"{'out' if a.direction == 'out' else 'in'}:{name}": Place(held[a.name], k * size, a.name) for a in routine.arguments for k, name in enumerate(a.coordinates)}
    frame = sorted({slot for slot in assignment.slots.values() if slot not in known}, key=lambda slot: (slot[0] != "t", len(slot), slot))
    known |= {slot: Place("rsp", shadow + k * size, "slot") for k, slot in enumerate(frame)}
    values = {value: known[slot] for value, slot in assignment.slots.items()}
    return values | {slot: place for slot, place in known.items() if slot.startswith("out:")}, shadow // BYTES + words * len(frame)


def _call(op: Op, emitted: EmittedRoutine, places: dict[str, Place]) -> list[Instr]:
    """Addresses into the callee's argument registers, results first, and the call."""
    values = [*op.outs, *op.args]
    registers = [register for _, _, register in emitted.machine.arguments]
    instrs = [places[value].address(register) for value, register in zip(values, registers, strict=True)]
    constant = "" if op.const is None else f"; {op.const}"
    note = f"{', '.join(op.outs)} = {op.name}({', '.join(op.args)}{constant})"
    return [replace(instrs[0], note=note), *instrs[1:], Instr("call", (Label(emitted.name),))]


def _constant(limbs: tuple[int, ...], place: Place) -> list[Instr]:
    return [instr for k, limb in enumerate(limbs) for instr in (Instr("mov", (Reg("rax"), Imm(limb))), Instr("mov", (place.word(k), Reg("rax"))))]


def _copy(source: Place, target: Place, words: int) -> list[Instr]:
    return [instr for k in range(words) for instr in (Instr("mov", (Reg("rax"), source.word(k))), Instr("mov", (target.word(k), Reg("rax"))))]


def _signature(routine: Routine, prime: Representation) -> LimbRoutine:
    """The routine without operations on words: its elements in and out, all in prime.loose."""
    def element(name: str) -> Element:
        return Element(name, tuple(f"{name}_{k}" for k in range(prime.n)), *prime.loose)

    outs = tuple(element(name) for a in routine.arguments if a.direction == "out" for name in a.coordinates)
    limbs = LimbProgram(routine.name, prime.bits, tuple(element(name) for name in routine.program.inputs), outs, ())
    return limb_routine(routine, limbs)
