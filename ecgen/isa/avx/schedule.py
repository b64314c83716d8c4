"""VectorProgram -> the same operations in an order that keeps the execution pipes busy.

List scheduling on a model of the core: every operation class has a latency and the pipes that can start it, a pipe starts
one operation a cycle, and a few operations issue per cycle. Among the operations that are ready the one with the longest
way to the end goes first; when many values are live, one that frees a register goes before. Operations may overtake at
most `window` others, so that values do not wait in memory for long. Sources of the figures: targets/*.toml, [vector].
"""

from dataclasses import dataclass, replace

from ecgen.isa.avx.table import OF_OPERATION
from ecgen.limb.lanes.ir import VectorOp, VectorProgram

# Pipes of a generic recent core: two multipliers, two floating-point adders, two shifters, logic and sums anywhere.
LATENCY = {"fma": 4, "fadd": 3, "fsub": 3, "fmul": 3, "mul": 3, "smul": 3, "perm": 4, "halves": 3, "const": 0}
PIPES = {
    "fma": (0, 1), "fmul": (0, 1), "fadd": (2, 3), "fsub": (2, 3), "mul": (0, 3), "smul": (0, 3), "shl": (1, 2), "shr": (1, 2),
    "perm": (1, 2), "halves": (1, 2), "low": (1, 2), "high": (1, 2),
}  # fmt: skip
EVERY = (0, 1, 2, 3)


@dataclass(frozen=True)
class Core:
    """`latency` in cycles and `pipes` by operation, 1 and all of them where an operation is missing."""

    latency: "dict[str, int]"
    pipes: "dict[str, tuple[int, ...]]"
    issue: int = 4
    registers: int = 16


GENERIC = Core(LATENCY, PIPES)


def order_vectors(program: VectorProgram, core: Core = GENERIC, window: int = 96, live_limit: "int | None" = None) -> VectorProgram:
    """The scheduled program; deterministic. `live_limit` values in registers is when register pressure comes first."""
    consts = [op for op in program.ops if op.name == "const"]
    ops = [op for op in program.ops if op.name != "const"]
    order = _Scheduler(ops, program, core, window, core.registers - 3 if live_limit is None else live_limit).run()
    place = {op.out: i + len(consts) for i, op in enumerate(order)}
    notes = _moved_notes(program, place)
    return replace(program, ops=(*consts, *order), notes=notes)


def _moved_notes(program: VectorProgram, place) -> tuple:
    """A comment goes before the first operation of its group that still has one."""
    starts = [at for at, _ in program.notes] + [len(program.ops)]
    notes = []
    for (at, text), end in zip(program.notes, starts[1:]):
        places = [place[op.out] for op in program.ops[at:end] if op.out in place]
        if places:
            notes.append((min(places), text))
    return tuple(sorted(notes))


class _Scheduler:
    def __init__(self, ops: "list[VectorOp]", program: VectorProgram, core: Core, window: int, live_limit: int):
        self.ops, self.core, self.window, self.live_limit = ops, core, window, live_limit
        self.index = {op.out: i for i, op in enumerate(ops)}
        self.sources = [sorted({self.index[a] for a in op.reads if a in self.index}) for op in ops]
        self.readers: list[list[int]] = [[] for _ in ops]
        for i, sources in enumerate(self.sources):
            for s in sources:
                self.readers[s].append(i)
        self.height = [0] * len(ops)
        for i in range(len(ops) - 1, -1, -1):
            self.height[i] = core.latency.get(ops[i].name, 1) + max((self.height[r] for r in self.readers[i]), default=0)
        self.results = {limb for e in program.outputs for limb in e.limbs}

    def run(self) -> "list[VectorOp]":
        waiting = [len(s) for s in self.sources]
        left = [len(r) + (op.out in self.results) for r, op in zip(self.readers, self.ops)]
        ready_at = [0] * len(self.ops)
        ready = {i for i, n in enumerate(waiting) if not n}
        done = [False] * len(self.ops)
        order, cycle, first, live = [], 0, 0, 0
        while len(order) < len(self.ops):
            taken: set[int] = set()
            while len(taken) < self.core.issue:
                choice = self._choose(ready, ready_at, cycle, first, taken, left, live)
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
                    ready_at[r] = max(ready_at[r], cycle + self.core.latency.get(self.ops[i].name, 1))
                    if not waiting[r]:
                        ready.add(r)
                while first < len(self.ops) and done[first]:
                    first += 1
            cycle += 1
        return order

    def _choose(self, ready, ready_at, cycle: int, first: int, taken, left, live: int):
        best = None
        crowded = live >= self.live_limit
        for i in ready:
            if ready_at[i] > cycle or i >= first + self.window:
                continue
            pipe = next((p for p in self.core.pipes.get(self.ops[i].name, EVERY) if p not in taken), None)
            if pipe is None:
                continue
            gain = sum(left[s] == 1 for s in self.sources[i]) - (left[i] > 0) if crowded else 0
            key = (gain, self.height[i], -i)
            if best is None or key > best[0]:
                best = key, i, pipe
        return best and best[1:]


assert set(PIPES) <= set(OF_OPERATION) | {"fma"}
