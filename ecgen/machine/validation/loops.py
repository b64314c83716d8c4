"""Translation validation of a loop: does a MachineProgram apply its LimbProgram to one element
`count` times?

By induction over the rounds. Between two rounds the element lies in `places`, the address of the
result in `pointers`, the rounds that are left in the frame word `counter`; nothing else is taken
for known. Proven are, each for all inputs:
- the head brings the argument, the address and `count` there;
- from any element there, the body leaves the LimbProgram's result in the same places, the addresses
  untouched, and the latch
  one less in the counter, with the flag Z saying whether that is 0: for count >= 1 the loop ends
  after `count` rounds;
- the tail stores what then lies in the places, whatever it is, as the result;
- stores go to the result and the frame only; the interval of a result is one of an argument, so
  that rounds may follow.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from ecgen.errors import Defect
from ecgen.limb.ir import LimbProgram
from ecgen.machine.ir import Arguments, Instr, MachineProgram, Mem, Place, Reg
from ecgen.machine.table import Table
from ecgen.machine.validation.graph import Graph
from ecgen.machine.validation.lift import State, execute_limbs, require_signature, step


class HasArguments(Protocol):
    """A routine of an instruction set, of which only the arguments count."""

    @property
    def arguments(self) -> Arguments: ...


def power_arguments(routine: HasArguments) -> Arguments:
    """The arguments of `name(r, a, count)` made from the routine `name(r, a)`."""
    (_, _, results), (_, _, words) = routine.arguments
    return ("r", "out", results), ("a", "in", words), ("count", "word", ("count",))


def check_power(
    limbs: LimbProgram,
    machine: MachineProgram,
    arguments: Arguments,
    places: Sequence[Place],
    pointers: Sequence[Place],
    table: Table,
) -> int:
    """Prove `name(r, a, count)`; returns the number of words compared. `arguments` as for the
    selector: r "out", a "in", count "word".

    `places` are registers or words of r, one for each word of the element; `pointers` are the
    registers and slots that hold the address of r throughout. Raises CheckFailure at the first
    place that holds something else.
    """
    require_signature(machine, arguments)
    counter = _counter(machine, arguments)
    _require_element(limbs, machine, arguments, places)
    proof = _Induction(limbs, machine, arguments, (places, pointers, counter), table)
    return proof.head() + proof.round() + proof.tail()


def _counter(machine: MachineProgram, arguments: Arguments) -> Place:
    directions = [direction for _, direction, _ in arguments]
    if machine.counter is None or directions != ["out", "in", "word"]:
        raise Defect(f"{machine.name} is no loop with a counter over r, a and count.")
    return machine.counter


def _require_element(
    limbs: LimbProgram, machine: MachineProgram, arguments: Arguments, places: Sequence[Place]
) -> None:
    """One element in, one out, in as many words as there are places, and no result is too large for
    the next round.
    """
    (result, _, results), (_, _, words), _ = arguments
    (given,), (found,) = limbs.inputs, limbs.outputs
    if (given.limbs, found.limbs) != (words, results) or not len(words) == len(results) == len(
        places
    ):
        raise Defect(
            f"{machine.name} does not go from the words of its argument to those of its result."
        )
    if found.low < given.low or found.high > given.high:
        raise Defect(
            f"{machine.name}: a result in [{found.low}, {found.high}] is no argument of the next"
            " round."
        )
    if any(not isinstance(p, Reg) and p.space != result for p in places):
        raise Defect(
            f"{machine.name} keeps its element in {places}, expected registers or words of"
            f" {result}."
        )


class _Induction:
    """The three parts, each from a state in which only what the one before has proven is known."""

    def __init__(
        self,
        limbs: LimbProgram,
        machine: MachineProgram,
        arguments: Arguments,
        between: tuple[Sequence[Place], Sequence[Place], Place],
        table: Table,
    ):
        self.limbs, self.machine, self.arguments, self.table = limbs, machine, arguments, table
        self.places, self.pointers, self.counter = between
        self.graph = Graph(limbs.bits)
        (self.result, _, _), (self.source, _, self.words), (self.count, _, _) = arguments
        self.address = self.graph.leaf(("pointer", self.result))

    def element(self, name: str) -> list[int]:
        """A leaf for each word of any element."""
        return [self.graph.leaf((name, k)) for k in range(len(self.words))]

    def between(self, element: list[int], left: int) -> State:
        """Any state between two rounds."""
        state = State(self.machine, self.graph, {}, {}, self.arguments)
        for place, node in self.invariant(element, left):
            state.hold(place, node)
        return state

    def run(self, state: State, instrs: Iterable[Instr]) -> State:
        for instr in instrs:
            step(state, instr, self.table)
        return state

    def require(self, when: str, state: State, expected: Sequence[tuple[Place, int]]) -> int:
        for place, node in expected:
            if state.held(place) != node:
                raise Defect(f"{self.machine.name}: {place} does not hold what it must {when}.")
        return len(expected)

    def invariant(self, element: list[int], left: int) -> list[tuple[Place, int]]:
        return [
            *zip(self.places, element),
            *((p, self.address) for p in self.pointers),
            (self.counter, left),
        ]

    def head(self) -> int:
        argument, state = self.left_by_head()
        return self.require(
            "before the first round", state, self.invariant(argument, self.graph.leaf("count"))
        )

    def round(self) -> int:
        element, left = self.element("element"), self.graph.leaf("left")
        values = execute_limbs(self.limbs, self.graph, dict(zip(self.words, element)))
        state = self.run(self.between(element, left), (*self.machine.body, *self.machine.latch))
        fewer, ended = (self.graph.make("countdown", (left,), k) for k in range(2))
        results = [values[word] for word in self.arguments[0][2]]
        if state.flag.get("Z") != ended:
            raise Defect(f"{self.machine.name} branches on something else than its counter.")
        return self.require("after a round", state, self.invariant(results, fewer))

    def tail(self) -> int:
        size, final = self.graph.bits // 8, self.element("final")
        state = self.run(self.between(final, self.graph.leaf("spent")), self.machine.tail)
        return self.require(
            "at the end",
            state,
            [(Mem("", size * k, self.result), node) for k, node in enumerate(final)],
        )

    def left_by_head(self) -> tuple[list[int], State]:
        """(the words of any argument, the state behind the head)."""
        size = self.graph.bits // 8
        argument = self.element("argument")
        registers = {
            register: (
                {self.result: self.address, self.count: self.graph.leaf("count")}.get(
                    name, self.graph.leaf(("pointer", name))
                )
            )
            for name, _, register in self.machine.arguments
        }
        memory = {(self.source, size * k): node for k, node in enumerate(argument)}
        return argument, self.run(
            State(self.machine, self.graph, memory, registers, self.arguments), self.machine.head
        )

    def holders(self, state: State, node: int) -> list[Place]:
        """The registers, slots and words of the result that hold a node."""
        found: list[Place] = [Reg(name) for name, held in state.register.items() if held == node]
        found += [Mem("", offset, "slot") for offset, held in state.slot.items() if held == node]
        return found + [
            Mem("", offset, space)
            for (space, offset), held in state.memory.items()
            if held == node and space == self.result
        ]


def carried(
    limbs: LimbProgram, machine: MachineProgram, arguments: Arguments, table: Table
) -> tuple[tuple[Place, ...], tuple[Place, ...]]:
    """(places, pointers) for `check_power` of a machine program that says neither: of all that the
    head leaves where the words of the element or the address of the result lie, what a round keeps
    so. CheckFailure if nothing is left of a word. What is found is proven by check_power."""
    proof = _Induction(limbs, machine, arguments, ((), (), _counter(machine, arguments)), table)
    argument, state = proof.left_by_head()
    words = [proof.holders(state, node) for node in argument]
    pointers = proof.holders(state, proof.address)
    while True:
        element, left = proof.element("element"), proof.graph.leaf("left")
        values = execute_limbs(limbs, proof.graph, dict(zip(proof.words, element)))
        state = proof.between(element, left)
        for places, node in (*zip(words, element), (pointers, proof.address)):
            for place in places:
                state.hold(place, node)
        state = proof.run(state, (*machine.body, *machine.latch))
        kept = [
            [p for p in places if state.held(p) == values[word]]
            for places, word in zip(words, arguments[0][2])
        ]
        still = [p for p in pointers if state.held(p) == proof.address]
        if not all(kept):
            raise Defect(
                f"{machine.name} keeps a word of its element nowhere from one round to the next."
            )
        if (kept, still) == (words, pointers):
            return tuple(places[0] for places in words), tuple(pointers)
        words, pointers = kept, still
