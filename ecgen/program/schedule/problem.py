"""The scheduling problem of a program as bit masks: which units there are, what each needs, reads
and keeps alive.

Operation i of the program is bit i; `const` operations, parameters and pinned inputs lie in
read-only memory and take part in nothing. A unit is ready at a set of done operations (an order
ideal of the data flow) if what it needs is done; a fused group is one transition, so that its
convexity is automatic.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from ecgen.program.compose import feedback
from ecgen.program.ir import FieldProgram
from ecgen.program.ops import OPS
from ecgen.program.patterns import Unit, units_of
from ecgen.program.values import readers

Aim = tuple[tuple[int, int], tuple[int, int]]
AIMS: dict[str, Aim] = {"contiguous": ((1, 0), (0, 1)), "operations": ((0, 1), (1, 0))}
"""What one contiguous dependency, and one unit of cost, add to the two sums that are minimised in
turn.
"""


def cycles_aim(stall: int) -> Aim:
    """Cycles first, a contiguous dependency costing `stall` of them, then the number of
    dependencies.
    """
    return (stall, 1), (1, 0)


# costs are divided among at most 3 members of a group: any multiple of 6 keeps the shares exact
SHARE = 60


@dataclass(frozen=True)
class Problem:
    """Per unit u: `masks[u]` its operations, `needs[u]` the operations it must follow, `costs[u]`
    >= 0.

    `born[u]` are the readers (a mask of operations, or -1 for a public result) of each of its
    results, `dying[u]` the readers of each value it reads that is held in a slot of ours.
    `wraps[u]` are the inputs of the next iteration that its results become, `fed[u]` those inputs
    that it reads.
    """

    program: FieldProgram
    units: tuple[Unit, ...]
    masks: tuple[int, ...]
    needs: tuple[int, ...]
    costs: tuple[int, ...]
    born: tuple[tuple[int, ...], ...]
    dying: tuple[tuple[int, ...], ...]
    wraps: tuple[frozenset[str], ...]
    fed: tuple[frozenset[str], ...]
    start: int
    live: int
    full: int
    shares: tuple[int, ...]
    aim: Aim = AIMS["contiguous"]


def pose(
    program: FieldProgram,
    units: tuple[Unit, ...] | None = None,
    costs: Mapping[str, int] | None = None,
    pinned: Collection[str] = (),
    loop: bool = False,
    aim: Aim = AIMS["contiguous"],
) -> Problem:
    """The problem of ordering `program` in these units (None: its operations), each costing
    `costs[operation]` (1 where costs is None).
    """
    units = units_of(program, (), OPS) if units is None else units
    maker = {out: i for i, op in enumerate(program.ops) if op.name != "const" for out in op.outs}
    use = {value: _mask(where) for value, where in readers(program).items()}
    held = set(maker) | (set(program.inputs) - set(pinned))
    wiring = feedback(program, program) if loop else {}
    final = {public: value for public, value in program.outputs}
    next_input: dict[str, set[str]] = {}
    for name, public in wiring.items():
        next_input.setdefault(final[public], set()).add(name)
    constants = sum(1 << i for i, op in enumerate(program.ops) if op.name == "const")
    masks = tuple(sum(1 << i for i in unit.members) for unit in units)
    price = tuple(1 if costs is None else costs[unit.op.name] for unit in units)
    return Problem(
        program=program,
        units=units,
        masks=masks,
        needs=tuple(_mask(maker[a] for a in unit.op.args if a in maker) for unit in units),
        costs=price,
        born=tuple(tuple(use.get(out, 0) for out in unit.op.outs) for unit in units),
        dying=tuple(
            tuple(use[a] for a in dict.fromkeys(unit.op.args) if a in held) for unit in units
        ),
        wraps=tuple(
            frozenset(n for out in unit.op.outs for n in next_input.get(out, ())) for unit in units
        ),
        fed=tuple(frozenset(unit.op.args) & set(wiring) for unit in units),
        start=constants,
        live=sum(use.get(i, 0) != 0 for i in program.inputs if i in held),
        full=(1 << len(program.ops)) - 1,
        shares=_shares(program, units, price),
        aim=aim,
    )


def _mask(where: Iterable[int]) -> int:
    """Bits of operations; -1 as soon as one of them is a public result (always needed)."""
    bits = 0
    for i in where:
        if i < 0:
            return -1
        bits |= 1 << i
    return bits


def _shares(
    program: FieldProgram, units: tuple[Unit, ...], price: tuple[int, ...]
) -> tuple[int, ...]:
    """For each operation, SHARE times the least cost that covering it can add: their sum is a lower
    bound.
    """
    shares = [0] * len(program.ops)
    for unit, cost in zip(units, price):
        for i in unit.members:
            share = cost * SHARE // len(unit.members)
            shares[i] = share if len(unit.members) == 1 else min(shares[i], share)
    return tuple(shares)
