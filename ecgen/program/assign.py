"""Temporary assignment: where every value of an ordered program lives, by linear scan over its
lifetimes.

Slots are named `in:X1` (the caller's input), `out:X3` (the place of a result), `param:b`, `const:c`
(read only) and `t0`, `t1` .. (temporaries). Rules, replayed by `check.check_assignment`:
  - a slot is free again once its value was read for the last time; a result may take the slot of an
    operand that dies in the same operation (every operation reads all operands before it writes);
  - an input slot is written only if the input is `own`;
  - the place of a result is written only when no input that may lie there is read any more, and
    holds
    temporaries before that only under the same rule.
Straight-line code makes lifetimes intervals, so that the scan uses as few slots as any assignment.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from ecgen.program.ir import FieldProgram
from ecgen.program.routine import Routine


@dataclass(frozen=True)
class Assignment:
    """`slots` value -> slot; `results` public name -> slot that holds it at the end, after
    `copies`.

    `copies` are (value, public name) pairs to be copied to `out:<public name>` after the last
    operation. `temporaries` counts the slots t0, t1 ... `aliases` is the assumption: public name ->
    inputs that may lie at the same address.
    """

    slots: Mapping[str, str]
    results: Mapping[str, str]
    copies: tuple[tuple[str, str], ...]
    temporaries: int
    own: tuple[str, ...] = ()
    aliases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


def aliases_of(routine: Routine) -> dict[str, tuple[str, ...]]:
    """Public result -> inputs at the same position of an argument: any "out" pointer may equal any
    "in" pointer.
    """
    sources = [a.coordinates for a in routine.arguments if a.direction == "in"]
    return {
        public: tuple(c[i] for c in sources if i < len(c))
        for a in routine.arguments if a.direction == "out" for i, public in enumerate(a.coordinates)
    }  # fmt: skip


def assign(
    program: FieldProgram,
    own: Collection[str] = (),
    aliases: Mapping[str, tuple[str, ...]] | None = None,
    places: bool = True,
) -> Assignment:
    """Slots for every value of a program whose results are all results of operations.

    `own` are inputs that may be overwritten. `aliases` defaults to: every result may lie where any
    input lies that is not `own`. With places=False there are no places for results: they end in any
    slot, as in a register machine.
    """
    public = [name for name, _ in program.outputs]
    if aliases is None:
        aliases = {name: tuple(i for i in program.inputs if i not in own) for name in public}
    ends = _last_reads(program)
    slots = {name: f"in:{name}" for name in program.inputs} | {
        name: f"param:{name}" for name in program.params
    }
    home = {value: f"out:{name}" for name, value in reversed(program.outputs)} if places else {}
    opens = (
        {f"out:{n}": max((ends.get(i, -1) for i in aliases.get(n, ())), default=-1) for n in public}
        if places
        else {}
    )
    held = _Slots(
        home,
        opens,
        {f"in:{name}" for name in own if name not in ends},
        {f"in:{name}": name for name in own if name in ends},
    )
    for i, op in enumerate(program.ops):
        if op.name == "const":
            slots[op.outs[0]] = f"const:{op.outs[0]}"
            continue
        for slot, value in list(held.busy.items()):
            if ends.get(value, -1) <= i:
                del held.busy[slot]
                held.free.add(slot)
        for out in op.outs:
            slots[out] = held.take(out, i)
    return _finish(program, slots, held.count, own, aliases, places)


def _last_reads(program: FieldProgram) -> dict[str, int]:
    """Value -> index of the last operation that reads it; results are read after the end."""
    ends = {a: i for i, op in enumerate(program.ops) for a in op.args}
    return ends | {value: len(program.ops) for _, value in program.outputs}


@dataclass
class _Slots:
    """The place of each result, from which operation on a place is open, and which slots are free
    or busy with a value; `count` are our own.
    """

    home: Mapping[str, str]
    opens: Mapping[str, int]
    free: set[str]
    busy: dict[str, str]
    count: int = 0

    def take(self, out: str, i: int) -> str:
        """The slot of a result of operation i, busy from then on."""
        slot = self._choose(out, i)
        self.busy[slot] = out
        self.free.discard(slot)
        return slot

    def _choose(self, out: str, i: int) -> str:
        """The place of the result if it is one and open, else a free slot of our own, else an open
        place, else a new slot.
        """
        place = self.home.get(out)
        if place is not None and self.opens[place] <= i and place not in self.busy:
            return place
        mine = sorted(self.free - set(self.opens), key=_slot_order)
        if mine:
            return mine[0]
        if place is None:
            lent = [slot for slot, at in self.opens.items() if at <= i and slot not in self.busy]
            if lent:
                return lent[0]
        self.count += 1
        return f"t{self.count - 1}"


def _slot_order(slot: str) -> tuple[bool, int, str]:
    return (slot[0] == "t", int(slot[1:]) if slot[1:].isdigit() else -1, slot)


def _finish(
    program: FieldProgram,
    slots: Mapping[str, str],
    count: int,
    own: Collection[str],
    aliases: Mapping[str, tuple[str, ...]],
    places: bool,
) -> Assignment:
    results: dict[str, str] = {}
    copies: list[tuple[str, str]] = []
    for name, value in program.outputs:
        if not places or slots[value] == f"out:{name}":
            results[name] = slots[value]
        else:
            results[name] = f"out:{name}"
            copies.append((value, name))
    return Assignment(
        slots, results, tuple(copies), count, tuple(own), dict(aliases) if places else {}
    )
