"""VectorProgram -> its modelled time on a core, and the same operations in another order.

List scheduling on a model of the core: every operation has a latency and pipes that can start it, a
pipe starts one operation a cycle. Among the operations that are ready the one with the longest way
to the end goes first; when many values are live, one that frees a register goes before. Operations
may overtake at most `window` others. The figures come from the [vector] table of a CPU file.

With the 16 registers of AVX2 the order of the lowering is the better one: on Zen 4 and Zen 5 no
window measured faster, since the core reorders by itself and a longer life of values costs spills.
Libraries take this one where it costs few (library/packed/points.py).
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ecgen.errors import TargetError
from ecgen.limb.lanes.ir import VALUES, VectorOp, VectorProgram
from ecgen.limb.lanes.order import moved_notes

EVERY = (0, 1, 2, 3)
MULTIPLICATIONS = ("mul", "smul", "mullo", "maddlo", "maddhi", "fmul", "fma", "fms")
INSIDE = "inside"  # a permutation inside the pairs of lanes, which has an instruction of its own


@dataclass(frozen=True)
class Core:
    """`latency` in cycles and `pipes` by operation, 1 and all of them where an operation is
    missing; `mixed` is the core cycles that one operation adds in mixed code, `chained` the
    measured time of a routine in a chain of calls over that without it."""

    latency: dict[str, int]
    pipes: dict[str, tuple[int, ...]]
    issue: int = 4
    mixed: float = 0.25
    registers: int = 16
    chained: float = 1.0

    def latency_of(self, op: VectorOp) -> int:
        return self.latency.get(self.kind_of(op), 1)

    def pipes_of(self, op: VectorOp) -> tuple[int, ...]:
        return self.pipes.get(self.kind_of(op), EVERY)

    def kind_of(self, op: VectorOp) -> str:
        """The row of the CPU file that an operation has."""
        inside = (
            op.name == "perm"
            and INSIDE in self.latency
            and all(source // 2 == k // 2 for k, source in enumerate(op.immediates))
        )
        return INSIDE if inside else op.name

    def time(self, program: VectorProgram) -> float:
        """What a routine takes in a chain of calls, core cycles: the longest chain of latencies,
        and what issuing the operations adds to it. A figure to compare packings of one formula by;
        the core overlaps neighbours in part.
        """
        ops = [op for op in program.ops if op.name != "const"]
        return self.chained * (
            self.mixed * len(ops) + max(_Scheduler(ops, program, self, 1, 1).height, default=0)
        )

    def multiplier_bound(self, program: VectorProgram) -> float:
        """Core cycles of a routine whose multiplications alone take the pipes that can start them,
        every cycle.
        """
        return sum(1 / len(self.pipes_of(op)) for op in program.ops if op.name in MULTIPLICATIONS)

    def ordered(self, program: VectorProgram) -> VectorProgram:
        """The program in the order of a list scheduling."""
        return order_vectors(program, self)


def core_of(data: dict, where="", registers: int = Core.registers, unit: str = "") -> Core:
    """The core of a CPU file's [vector] table with so many vector registers, on which the code of
    `unit` runs; a TargetError for an unknown operation or a figure that is none.
    """
    table = dict(data.get("vector", {}))
    issue = table.pop("issue", len(EVERY))
    mixed = table.pop("mixed", None)
    chained = table.pop("chained", 1.0)
    known = set(VALUES) - {"const"} | {INSIDE}
    for name, row in table.items():
        good = (
            name in known
            and isinstance(row, dict)
            and type(row.get("latency")) is int
            and row["latency"] > 0
            and (row.get("pipes") and all(type(p) is int and 0 <= p < 8 for p in row["pipes"]))
        )
        if not good:
            raise TargetError(
                f"vector.{name} is {row!r}, expected a vector operation with its latency and"
                " pipes.",
                where=where or None,
                hint="A row reads: fma = { latency = 4, throughput = 0.5, pipes = [0, 1] }.",
            )
    if type(issue) is not int or not 1 <= issue <= 8:
        raise TargetError(
            f"vector.issue is {issue!r}, expected 1 to 8 operations a cycle.", where=where or None
        )
    if mixed is not None and (type(mixed) not in (int, float) or not 0 < mixed <= 8):
        raise TargetError(
            f"vector.mixed is {mixed!r}, expected core cycles an operation, above 0.",
            where=where or None,
        )
    own = chained if isinstance(chained, dict) else {unit: chained}
    if any(type(value) not in (int, float) or not 0 < value <= 8 for value in own.values()):
        raise TargetError(
            f"vector.chained is {chained!r}, expected measured over modelled cycles, above 0: of"
            " all units, or a table of some.",
            where=where or None,
            hint="A table reads: chained = { avx2 = 0.78, ifma = 0.68 }.",
        )
    return Core(
        {n: r["latency"] for n, r in table.items()},
        {n: tuple(r["pipes"]) for n, r in table.items()},
        issue,
        mixed or 1 / issue,
        registers,
        own.get(unit, 1.0),
    )


def order_vectors(
    program: VectorProgram, core: Core, window: int = 96, live_limit: int | None = None
) -> VectorProgram:
    """The scheduled program; deterministic. `live_limit` values in registers is when register
    pressure comes first.
    """
    consts = [op for op in program.ops if op.name == "const"]
    ops = [op for op in program.ops if op.name != "const"]
    order = _Scheduler(
        ops, program, core, window, core.registers - 3 if live_limit is None else live_limit
    ).run()
    place = {op.out: i + len(consts) for i, op in enumerate(order)}
    notes = moved_notes(program, place)
    return replace(program, ops=(*consts, *order), notes=notes)


class _Scheduler:
    def __init__(
        self, ops: list[VectorOp], program: VectorProgram, core: Core, window: int, live_limit: int
    ):
        self.ops, self.core, self.window, self.live_limit = ops, core, window, live_limit
        self.index = {op.out: i for i, op in enumerate(ops)}
        self.sources = [sorted({self.index[a] for a in op.reads if a in self.index}) for op in ops]
        self.readers: list[list[int]] = [[] for _ in ops]
        for i, sources in enumerate(self.sources):
            for s in sources:
                self.readers[s].append(i)
        self.height = [0] * len(ops)
        for i in range(len(ops) - 1, -1, -1):
            self.height[i] = core.latency_of(ops[i]) + max(
                (self.height[r] for r in self.readers[i]), default=0
            )
        self.results = {limb for e in program.outputs for limb in e.limbs}

    def run(self) -> list[VectorOp]:
        """The operations in the order in which `core` issues them, cycle by cycle; where
        `live_limit` values are alive, what frees registers goes first.
        """
        waiting = [len(s) for s in self.sources]
        left = self.left = [
            len(r) + (op.out in self.results) for r, op in zip(self.readers, self.ops)
        ]
        ready_at = [0] * len(self.ops)
        ready = {i for i, n in enumerate(waiting) if not n}
        done = [False] * len(self.ops)
        order: list[VectorOp] = []
        cycle = first = live = 0
        while len(order) < len(self.ops):
            taken: set[int] = set()
            while len(taken) < self.core.issue:
                timely = (i for i in ready if ready_at[i] <= cycle and i < first + self.window)
                choice = self._choose(timely, taken, live >= self.live_limit)
                if choice is None:
                    break
                i, pipe = choice
                taken.add(pipe)
                ready.discard(i)
                done[i] = True
                order.append(self.ops[i])
                live += left[i] > 0
                for s in self.sources[i]:
                    left[s] -= 1
                    live -= left[s] == 0
                for r in self.readers[i]:
                    waiting[r] -= 1
                    ready_at[r] = max(ready_at[r], cycle + self.core.latency_of(self.ops[i]))
                    if not waiting[r]:
                        ready.add(r)
                while first < len(self.ops) and done[first]:
                    first += 1
            cycle += 1
        return order

    def _choose(
        self, ready: Iterable[int], taken: set[int], is_crowded: bool
    ) -> tuple[int, int] | None:
        """(operation, pipe): where registers are few, what frees most of them first."""
        best, left = None, self.left
        for i in ready:
            pipe = next((p for p in self.core.pipes_of(self.ops[i]) if p not in taken), None)
            if pipe is None:
                continue
            gain = sum(left[s] == 1 for s in self.sources[i]) - (left[i] > 0) if is_crowded else 0
            key = (gain, self.height[i], -i)
            if best is None or key > best[0]:
                best = key, i, pipe
        return best and best[1:]
