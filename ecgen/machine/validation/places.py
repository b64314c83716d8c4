"""Where a machine program holds the words of its LimbProgram: what lift.py compares, looked up."""

from collections import defaultdict

from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Arguments, Instr, MachineProgram, Operand, Reg
from ecgen.machine.table import Table
from ecgen.machine.validation.lift import State, started, step


class Watched(State):
    """Notes which registers an instruction writes, and with what."""

    noted: list[tuple[str, int]]

    def write(self, instr: Instr, operand: Operand, value: int) -> None:
        super().write(instr, operand, value)
        if isinstance(operand, Reg):
            self.noted.append((operand.name, value))


def register_places(
    limbs: LimbProgram, machine: MachineProgram, arguments: Arguments, table: Table
) -> dict[str, list[tuple[int, str]] | int]:
    """Word of the LimbProgram -> the instructions of the body that leave it in a register, by
    number, and which register; or the constant that it is. What is in no register is left out."""
    state, values = started(limbs, machine, arguments, Watched)
    assert isinstance(state, Watched)
    found: dict[int, list[tuple[int, str]]] = defaultdict(list)
    for k, instr in enumerate(machine.body):
        state.noted = []
        step(state, instr, table)
        for register, node in state.noted:
            found[node].append((k, register))
    places: dict[int, list[tuple[int, str]] | int] = {**found, **state.graph.amount}
    return {word: places[node] for word, node in values.items() if node in places}
