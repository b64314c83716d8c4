"""The statement about a routine with inlined operations, a point routine: its field program, and
where the lowering placed the values of that.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from ecgen.certify.code import NotCovered, frame_of, steps_of
from ecgen.certify.inlined import Placed
from ecgen.certify.routines import operation
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.field.meaning import meaning_polynomial
from ecgen.field.representation import Representation
from ecgen.isa.routine import LimbRoutine
from ecgen.limb.interpret import join, trace_limbs
from ecgen.limb.ir import Element
from ecgen.machine.ir import MachineProgram
from ecgen.machine.table import Table as Instructions
from ecgen.machine.validation.places import register_places
from ecgen.program.ir import Op
from ecgen.program.meaning import ARGUMENTS
from ecgen.program.ops import SELECT, Table


@dataclass(frozen=True)
class Made:
    """An operation, the meaning and the element of one of its results; which of its arguments has
    its negative as a factor, and that."""

    op: Op
    meaning: str
    element: Element
    negated: tuple[int, Element] | None = None


@dataclass(frozen=True)
class Inlined:
    """What the manifest's formula was lowered to, under the routine's signature."""

    lowered: LimbRoutine
    prime: Representation
    table: Table

    def statement(self, machine: MachineProgram) -> Statement:
        """Inputs are all numbers up to the bound that the routine's comment states, or words that
        are 0 or 1; NotCovered for operations that are no sums of products."""
        return self.numbered(machine)[0]

    def numbered(self, machine: MachineProgram) -> tuple[Statement, dict[str, int]]:
        """The statement, and which value each name of the program is."""
        lowered, program = self.lowered, self.lowered.program
        if program is None or self.prime.bits != 64:
            raise NotCovered("a routine without a field program in words of 64 bits is not covered")
        bound = {name: register for name, _, register in machine.arguments}
        pointers = [name for name, direction, _ in lowered.arguments if direction != "word"]
        inputs: list[Elements] = []
        position: dict[str, int] = {}
        stored: list[tuple[str, Elements]] = []
        for name, direction, words in lowered.arguments:
            if direction == "word":
                (element,) = (e for e in lowered.limbs.inputs if e.limbs == words)
                position[element.name] = len(inputs)
                inputs.append(Elements(0, 0, 1, 1, register=bound[name]))
                continue
            block = pointers.index(name) + 1
            for row, element in self._rows(direction, words):
                placed = Elements(block, 8 * row, len(element.limbs), element.high)
                if direction == "in":
                    position[element.name] = len(inputs)
                    inputs.append(placed)
                else:
                    stored.append((dict(program.outputs)[element.name], placed))
        operations = []
        for made in self._made():
            operations.append(self._operation(made, position))
            position[made.element.name] = len(inputs) + len(operations) - 1
        stated = Statement(
            lowered.name,
            steps_of(machine),
            self.prime.p,
            tuple((bound[name], k) for k, name in enumerate(pointers, 1)),
            tuple(inputs),
            tuple(operations),
            tuple(replace(placed, value=position[name]) for name, placed in stored),
            frame_of(machine),
        )
        return stated, position

    def _rows(self, direction: str, words: tuple[str, ...]) -> Iterator[tuple[int, Element]]:
        """The elements of an argument, and with which of its words each begins."""
        if direction not in ("in", "out"):
            raise NotCovered("arguments that are no elements are not covered")
        limbs = self.lowered.limbs
        known = {e.limbs: e for e in (limbs.inputs if direction == "in" else limbs.outputs)}
        n = self.prime.n
        for row in range(0, len(words), n):
            yield row, known[words[row : row + n]]

    def _made(self) -> Iterator[Made]:
        """The values of the program. Where a factor is negated before products are summed, that is
        an operation of its own."""
        program, limbs = self.lowered.program, self.lowered.limbs
        assert program is not None
        elements = {e.name: e for e in (*limbs.outputs, *limbs.elements)}
        for op in program.ops:
            for result, meaning in zip(op.outs, self.table[op.name].meanings):
                negated = self._negated(op, result, meaning)
                if negated:
                    at, element = negated
                    yield Made(replace(op, name="neg", args=(op.args[at],)), "-a", element)
                yield Made(op, meaning, elements[result], negated)

    def _negated(self, op: Op, result: str, meaning: str) -> tuple[int, Element] | None:
        """The argument whose negative is made on the way, and that; the numbers of one run tell."""
        terms = meaning_polynomial(meaning, op.const).items()
        factors = {k for m, c in terms if len(m) == 2 and c < 0 for k in m}
        number = self._numbers
        parts = [e for e in self.lowered.limbs.elements if e.name.startswith(f"{result}.")]
        for element in parts:
            for at in factors if len(element.limbs) == self.prime.n else ():
                if (number[element.name] + number[op.args[at]]) % self.prime.p == 0:
                    return at, element
        return None

    @cached_property
    def _numbers(self) -> dict[str, int]:
        """Element -> what it is for some inputs."""
        limbs, rng = self.lowered.limbs, random.Random(1)
        words = trace_limbs(limbs, {e.name: rng.randint(e.low, e.high) for e in limbs.inputs})
        every = (*limbs.inputs, *limbs.outputs, *limbs.elements)
        return {e.name: join((words[limb] for limb in e.limbs), limbs.bits) for e in every}

    def _operation(self, made: Made, position: dict[str, int]) -> Operation:
        op = made.op
        plain = ("a",) if op.name == SELECT else ()
        letters = tuple(ARGUMENTS[: len(op.args)])
        said = operation(made.meaning, letters, op.const, self.prime, plain, "result")

        def term(c: int, *pair: int | None) -> tuple[int, int | None, int | None]:
            places = [k if k is None else position[op.args[k]] for k in pair]
            if made.negated and c < 0 and made.negated[0] in pair and None not in pair:
                at, element = made.negated
                c, places[pair.index(at)] = -c, position[element.name]
            return c, places[0], places[1]

        return Operation(said.scale, tuple(term(*each) for each in said.terms))

    def placed(self, machine: MachineProgram, instructions: Instructions) -> tuple[Placed, ...]:
        """Where the lowering placed the values of the program; NotCovered for one that is in no
        register."""
        lowered = self.lowered
        found = register_places(lowered.limbs, machine, lowered.arguments, instructions)
        before = (len(steps_of(machine)) - len(machine.body)) // 2

        def placed(element: Element) -> Placed:
            if missing := [limb for limb in element.limbs if limb not in found]:
                raise NotCovered(f"the word {missing[0]} of a value is in no register")
            words = tuple(
                p if isinstance(p, int) else tuple((before + k, register) for k, register in p)
                for p in (found[limb] for limb in element.limbs)
            )
            return Placed(words, element.low, element.high)

        return tuple(placed(made.element) for made in self._made())
