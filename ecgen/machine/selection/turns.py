"""LimbProgram -> the same program for a machine with one carry flag whose other instructions leave
it alone: each carry chain is whole before the next begins, and a word is made where it is first
needed.

The two halves of a product are operations of their own, so that neither waits in a register for
the chain of the other. Every field operation stays by itself.
"""

from ecgen.errors import ScheduleError
from ecgen.limb.ir import LimbOp, LimbProgram
from ecgen.machine.chains import chains
from ecgen.machine.order import reorder
from ecgen.machine.segments import segments


def in_halves(program: LimbProgram) -> LimbProgram:
    """The program with an operation for each half of a product that is read."""
    ops: list[LimbOp] = []
    start = []
    for op in program.ops:
        start.append(len(ops))
        halves = [
            LimbOp(
                op.name, tuple(out if k == place else "" for k, out in enumerate(op.outs)), op.args
            )
            for place in (0, 1)
            if op.name == "mulwide" and op.outs[place]
        ]
        ops += halves or [op]
    notes = tuple((start[i], text) for i, text in program.notes)
    return LimbProgram(
        name=program.name,
        bits=program.bits,
        inputs=program.inputs,
        outputs=program.outputs,
        ops=tuple(ops),
        elements=program.elements,
        notes=notes,
    )


def in_turn(program: LimbProgram) -> LimbProgram:
    """The program with its chains one after the other. ScheduleError if two wait for each other."""
    return reorder(program, tuple(Turns(program).order()))


class Turns:
    """`done` operations in their new order; a chain `begun` is not to be begun again."""

    def __init__(self, program: LimbProgram):
        self.program, self.runs = program, chains(program)
        self.chain_of = {i: k for k, run in enumerate(self.runs) for i in run}
        self.maker = {out: i for i, op in enumerate(program.ops) for out in op.outs if out}
        self.done: dict[int, None] = {}
        self.begun: set[int] = set()

    def order(self) -> list[int]:
        for start, end in segments(self.program):
            for i in range(start, end):
                if i in self.chain_of:
                    self.take_chain(self.chain_of[i])
            for i in range(start, end):
                self.take(i)
        return list(self.done)

    def makers(self, i: int) -> list[int]:
        """The operations whose results an operation reads."""
        return [self.maker[a] for a in self.program.ops[i].args if a in self.maker]

    def take(self, i: int) -> None:
        """An operation of no chain, after those that it reads."""
        if i in self.done:
            return
        for before in self.makers(i):
            self.take(before)
        self.done[i] = None

    def take_chain(self, chain: int) -> None:
        """A chain, after those that it reads, each word where it is needed."""
        if chain in self.begun:
            return
        self.begun.add(chain)
        for before in self.chains_before(chain):
            if before in self.begun and not self.done.keys() >= set(self.runs[before]):
                raise ScheduleError(f"{self.program.name}: two carry chains wait for each other.")
            self.take_chain(before)
        for i in self.runs[chain]:
            self.take(i)

    def chains_before(self, chain: int) -> list[int]:
        """The other chains whose results reach one by way of operations of no chain."""
        found: dict[int, None] = {}
        left, seen = list(self.runs[chain]), set(self.runs[chain])
        while left:
            for i in self.makers(left.pop()):
                if i in seen or i in self.done:
                    continue
                seen.add(i)
                other = self.chain_of.get(i)
                if other is None:
                    left.append(i)
                elif other != chain:
                    found[other] = None
        return sorted(found, key=lambda k: self.runs[k][0])
