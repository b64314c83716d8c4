"""Routines that call others: what is claimed of one is its field program, and a certificate says of
each call which values of the program the callee's inputs are.

Nothing is searched: values are counted in the order of the calls, each of which is an operation of
the program (machine/validation/calls.py), and what a callee does is what its own statement says.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ecgen.certify.code import steps_of
from ecgen.certify.points import Inlined, Made
from ecgen.certify.reasons import NotFound
from ecgen.certify.statement import Statement
from ecgen.limb.ir import Element
from ecgen.machine.ir import MachineProgram

WORD = 8  # bytes, of the return address too


@dataclass(frozen=True)
class Constant:
    """A value of the program that is a number, as it lies in memory."""

    value: int


@dataclass(frozen=True)
class Copy:
    """A value of the program that is an earlier one."""

    value: int


Extra = Constant | Copy


@dataclass(frozen=True)
class Call:
    """`extras`: values that are made before it; `which` of the callees; the values that its inputs
    are."""

    extras: tuple[Extra, ...]
    which: int
    inputs: tuple[int, ...]


@dataclass(frozen=True)
class CallsCertificate:
    calls: tuple[Call, ...]
    extras: tuple[Extra, ...]
    """Behind the last call."""


@dataclass(frozen=True)
class Calling(Inlined):
    """A routine whose operations are calls. `callees`: name -> what is claimed of it."""

    callees: dict[str, Statement]

    def statement(self, machine: MachineProgram) -> Statement:
        """The frame is its own, the return address, and the callees'."""
        own = super().statement(machine)
        deepest = max(callee.frame for callee in self.callees.values())
        return replace(own, frame=own.frame + WORD + deepest)

    def _made(self) -> Iterator[Made]:
        program = self.lowered.program
        assert program is not None
        for op in program.ops:
            for result, meaning in zip(op.outs, self.table[op.name].meanings):
                yield Made(op, meaning, Element(result, (), 0, 0))

    def certificate(self, machine: MachineProgram) -> CallsCertificate:
        """NotFound where calls are no operations of the program."""
        program = self.lowered.program
        assert program is not None
        _, position = self.numbered(machine)
        labels = iter(called_by(machine))
        names, calls, extras = tuple(self.callees), list[Call](), list[Extra]()
        for op in program.ops:
            match op.name:
                case "const":
                    extras.append(Constant(self.prime.encode(op.const or 0)))
                case "copy":
                    extras.append(Copy(position[op.args[0]]))
                case _:
                    if (name := next(labels, "")) not in names:
                        raise NotFound("calls are not those of the program")
                    inputs = tuple(position[a] for a in op.args)
                    calls.append(Call(tuple(extras), names.index(name), inputs))
                    extras = []
        return CallsCertificate(tuple(calls), tuple(extras))


def called_by(machine: MachineProgram) -> Iterator[str]:
    """The names of the routines that are called, in the order of the calls."""
    return (name for step in steps_of(machine) if step.name == "call" for name in step.operands)
