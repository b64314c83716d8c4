"""The statement about a routine with inlined operations, a point routine: its field program, and
where the lowering placed the values of that.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ecgen.certify.code import NotCovered, frame_of, steps_of
from ecgen.certify.inlined import Placed
from ecgen.certify.routines import operation
from ecgen.certify.statement import Elements, Operation, Statement
from ecgen.field.representation import Representation
from ecgen.isa.routine import LimbRoutine
from ecgen.limb.ir import Element
from ecgen.machine.ir import MachineProgram
from ecgen.machine.table import Table as Instructions
from ecgen.machine.validation.places import register_places
from ecgen.program.ir import Op
from ecgen.program.meaning import ARGUMENTS
from ecgen.program.ops import SELECT, Table


@dataclass(frozen=True)
class Inlined:
    """What the manifest's formula was lowered to, under the routine's signature."""

    lowered: LimbRoutine
    prime: Representation
    table: Table

    def statement(self, machine: MachineProgram) -> Statement:
        """Inputs are all numbers up to the bound that the routine's comment states, or words that
        are 0 or 1; NotCovered for operations that are no sums of products."""
        lowered, program = self.lowered, self.lowered.program
        if program is None or self.prime.bits != 64:
            raise NotCovered("a routine without a field program in words of 64 bits is not covered")
        bound = {name: register for name, _, register in machine.arguments}
        pointers = [name for name, direction, _ in lowered.arguments if direction != "word"]
        inputs, position, stored = [], {}, []
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
        for op in program.ops:
            for result, meaning in zip(op.outs, self.table[op.name].meanings):
                operations.append(self._operation(op, meaning, position))
                position[result] = len(inputs) + len(operations) - 1
        return Statement(
            lowered.name,
            steps_of(machine),
            self.prime.p,
            tuple((bound[name], k) for k, name in enumerate(pointers, 1)),
            tuple(inputs),
            tuple(operations),
            tuple(replace(placed, value=position[name]) for name, placed in stored),
            frame_of(machine),
        )

    def _rows(self, direction: str, words: tuple[str, ...]) -> Iterator[tuple[int, Element]]:
        """The elements of an argument, and with which of its words each begins."""
        if direction not in ("in", "out"):
            raise NotCovered("arguments that are no elements are not covered")
        limbs = self.lowered.limbs
        known = {e.limbs: e for e in (limbs.inputs if direction == "in" else limbs.outputs)}
        n = self.prime.n
        for row in range(0, len(words), n):
            yield row, known[words[row : row + n]]

    def _operation(self, op: Op, meaning: str, position: dict[str, int]) -> Operation:
        plain = ("a",) if op.name == SELECT else ()
        letters = tuple(ARGUMENTS[: len(op.args)])
        made = operation(meaning, letters, op.const, self.prime, plain, "result")
        places = [position[name] for name in op.args]
        return Operation(
            made.scale,
            tuple((c, *(k if k is None else places[k] for k in pair)) for c, *pair in made.terms),
        )

    def placed(self, machine: MachineProgram, instructions: Instructions) -> tuple[Placed, ...]:
        """Of each value of the program, by the lowering."""
        lowered = self.lowered
        found = register_places(lowered.limbs, machine, lowered.arguments, instructions)
        before = (len(steps_of(machine)) - len(machine.body)) // 2
        limbs = lowered.limbs
        elements = {e.name: e for e in (*limbs.outputs, *limbs.elements)}

        def placed(element: Element, inner: tuple[Placed, ...] = ()) -> Placed:
            if missing := [limb for limb in element.limbs if limb not in found]:
                raise NotCovered(f"the word {missing[0]} of a value is in no register")
            words = tuple(
                p if isinstance(p, int) else tuple((before + k, register) for k, register in p)
                for p in (found[limb] for limb in element.limbs)
            )
            return Placed(words, element.low, element.high, inner)

        def within(result: str) -> tuple[Placed, ...]:
            parts = [e for e in limbs.elements if e.name.startswith(f"{result}.")]
            return tuple(placed(e) for e in parts if set(e.limbs) <= found.keys())

        assert lowered.program is not None
        results = [result for op in lowered.program.ops for result in op.outs]
        return tuple(placed(elements[result], within(result)) for result in results)
