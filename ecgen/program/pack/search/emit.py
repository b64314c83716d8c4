"""Plan -> PackedProgram: every operand is brought together with the fewest permutes and blends,
equal ones made once.

Two permutes of one vector that agree wherever both are read become one; so do blends of the same
two vectors, and vectors in memory whose lanes do not clash.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ecgen.program.pack.ir import Layout, PackedOp, PackedProgram
from ecgen.program.pack.models import GlueModel
from ecgen.program.pack.search.plan import (
    Needs,
    Options,
    Plan,
    doubles,
    factor_pair,
    fetch,
    orient,
    output_needs,
    places,
    step_needs,
    validate_plan,
)
from ecgen.program.pack.search.problem import Node
from ecgen.program.pack.validate import validate


def emit(plan: Plan, model: GlueModel, name: str = "") -> PackedProgram:
    """The plan as a packed program, permutes and blends chosen for a model."""
    return _Emission(validate_plan(plan), model).run(name or plan.problem.name)


@dataclass
class _Draft:
    """One operation whose lanes may still be filled in while later readers ask for more of them."""

    name: str
    out: str
    args: tuple[str, ...]
    lanes: list[Any]
    holds: list[str | None]


@dataclass
class _Emission:
    plan: Plan
    model: GlueModel
    drafts: list[_Draft] = field(default_factory=list)
    memory: list[tuple[str, list[str | None]]] = field(default_factory=list)
    vectors: dict[int, str] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.nodes: dict[str | None, Node] = {n.name: n for n in self.plan.problem.nodes}
        self.where = places(self.plan)
        self.constants = dict(self.plan.problem.constants)
        several = len(self.plan.layouts) > 1
        self.inputs = [
            Layout(f"P{i + 1}" if several else "P", f"P{i + 1}" if several else "P", lanes)
            for i, lanes in enumerate(self.plan.layouts)
        ]
        self.vectors |= {-1 - i: layout.value for i, layout in enumerate(self.inputs)}

    def fresh(self, letter: str) -> str:
        self.counts[letter] = self.counts.get(letter, 0) + 1
        return f"{letter}{self.counts[letter]}"

    def run(self, name: str) -> PackedProgram:
        for s, step in enumerate(self.plan.steps):
            self.step(s, tuple(self.nodes.get(cell) for cell in step.cells))
        outputs = self.tied() + self.loose()
        ops = tuple(
            PackedOp(d.name, d.out, d.args, tuple(d.lanes), tuple(d.holds)) for d in self.drafts
        )
        memory = tuple(Layout(value, value, tuple(lanes)) for value, lanes in self.memory)
        problem = self.plan.problem
        return validate(
            PackedProgram(
                name=name,
                width=self.plan.width,
                inputs=(*self.inputs, *memory),
                outputs=outputs,
                ops=ops,
                params=problem.params,
                source=problem.source,
            )
        )

    def step(self, s: int, nodes: tuple[Node | None, ...]) -> None:
        def options(value: str) -> Options:
            return (
                None
                if value not in self.where
                else tuple(place for place in self.where[value] if place[0] < s)
            )

        needs = step_needs(nodes, options, self.model)
        swaps = orient(nodes, needs, self.model)[1]
        names = [self._names(node, needs[lane]) for lane, node in enumerate(nodes)]
        sides = [0, 1] if any(pair[1] for pair in names) else [0]
        if all(node is None or (node.is_product and len(node.args) == 1) for node in nodes):
            sides = [0]
        args = []
        for side in sides:
            pick = [side ^ swap for swap in swaps]
            args.append(
                self.operand(
                    tuple(n[i] for n, i in zip(needs, pick)), [n[i] for n, i in zip(names, pick)]
                )
            )
        kind, lanes = _operation(nodes, swaps, doubles(nodes, self.model), len(args))
        self.vectors[s] = self.fresh("m" if kind in ("mul", "sqr") else "s")
        self.drafts.append(
            _Draft(
                kind,
                self.vectors[s],
                tuple(args),
                lanes,
                [None if node is None else node.name for node in nodes],
            )
        )

    def _names(
        self, node: Node | None, needs: tuple[Options, Options]
    ) -> tuple[str | None, str | None]:
        """The names of the two arguments of a lane, None where the lane reads nothing."""
        if node is None:
            return None, None
        return node.args[0], None if needs[1] == () else node.args[-1]

    def operand(self, needs: Needs, names: list[str | None]) -> str:
        """The vector that holds `names` in their lanes, made of permutes and blends where none does
        yet.
        """
        _, choice = fetch(needs, self.model)
        groups: dict[str, dict[int, int]] = {}
        for lane, place in enumerate(choice):
            if place is not None:
                groups.setdefault(self.vectors[place[0]], {})[lane] = place[1]
        parts = [
            (self.permuted(vector, moved, names), list(moved)) for vector, moved in groups.items()
        ]
        free = {lane: names[lane] or "" for lane, need in enumerate(needs) if need is None}
        for is_constant in (False, True):
            chosen = {
                lane: name for lane, name in free.items() if (name in self.constants) == is_constant
            }
            if chosen:
                parts.append(
                    (self.constant(chosen) if is_constant else self.loaded(chosen), list(chosen))
                )
        whole, lanes = parts[0]
        for vector, more in parts[1:]:
            whole = self.blended(whole, lanes, vector, more, names)
            lanes = lanes + more
        return whole

    def permuted(self, vector: str, moved: dict[int, int], names: Sequence[str | None]) -> str:
        if all(lane == source for lane, source in moved.items()):
            return vector
        draft = self._find("perm", (vector,), moved)
        if draft is None:
            draft = self._add("perm", "p", (vector,))
        for lane, source in moved.items():
            draft.lanes[lane], draft.holds[lane] = source, names[lane]
        return draft.out

    def blended(
        self,
        left: str,
        first: list[int],
        right: str,
        second: list[int],
        names: Sequence[str | None],
    ) -> str:
        wanted = {lane: 0 for lane in first} | {lane: 1 for lane in second}
        draft = self._find("blend", (left, right), wanted) or self._add("blend", "e", (left, right))
        for lane, side in wanted.items():
            draft.lanes[lane], draft.holds[lane] = side, names[lane]
        return draft.out

    def constant(self, chosen: dict[int, str]) -> str:
        wanted = {lane: self.constants[name] for lane, name in chosen.items()}
        draft = self._find("const", (), wanted) or self._add("const", "c", ())
        for lane, k in wanted.items():
            draft.lanes[lane], draft.holds[lane] = k, chosen[lane]
        return draft.out

    def _find(self, name: str, args: tuple[str, ...], wanted: Mapping[int, Any]) -> _Draft | None:
        for draft in self.drafts:
            if (draft.name, draft.args) == (name, args) and all(
                draft.lanes[lane] in (None, entry) for lane, entry in wanted.items()
            ):
                return draft
        return None

    def _add(self, name: str, letter: str, args: tuple[str, ...]) -> _Draft:
        self.drafts.append(
            _Draft(
                name, self.fresh(letter), args, [None] * self.plan.width, [None] * self.plan.width
            )
        )
        return self.drafts[-1]

    def loaded(self, chosen: dict[int, str]) -> str:
        """A vector in memory with free values in these lanes."""
        for value, lanes in self.memory:  # noqa: B007
            if all(lanes[lane] in (None, name) for lane, name in chosen.items()):
                break
        else:
            value, lanes = f"Q{len(self.memory) + 1}", [None] * self.plan.width
            self.memory.append((value, lanes))
        for lane, name in chosen.items():
            lanes[lane] = name
        return value

    def tied(self) -> tuple[Layout, ...]:
        """The vectors of results that return to the lanes of the inputs."""
        publics: dict[str | None, str] = {name: public for public, name in self.plan.problem.ties}
        values: dict[str | None, str] = {**dict(self.plan.problem.outputs)}
        found: list[Layout] = []
        needs = output_needs(self.plan, self.where)
        for layout in self.plan.layouts:
            results = tuple(publics.get(name) for name in layout)
            if any(results):
                value = self.operand(needs.pop(0), [values.get(public) for public in results])
                found.append(Layout(f"R{len(found) + 1}", value, results))
        return tuple(found)

    def loose(self) -> tuple[Layout, ...]:
        """Results without a lane of their own are stored from the vector that holds them."""
        lanes: dict[str, list[tuple[int, str]]] = {}
        tied = {public for public, _ in self.plan.problem.ties}
        for public, value in self.plan.problem.outputs:
            if public in tied:
                continue
            step, lane = self.where[value][0]
            row = lanes.setdefault(self.vectors[step], [])
            row.append((lane, public))
        found: list[tuple[str, tuple[str | None, ...]]] = []
        for vector, row in lanes.items():
            while row:
                taken = dict(reversed(row))
                found.append((vector, tuple(taken.get(i) for i in range(self.plan.width))))
                row = [pair for pair in row if pair not in taken.items()]
        return tuple(Layout(f"S{i + 1}", vector, names) for i, (vector, names) in enumerate(found))


def _operation(
    nodes: tuple[Node | None, ...], swaps: Sequence[bool], twice: bool, operands: int
) -> tuple[str, list[Any]]:
    """The name of a step's operation and its entry in each lane."""
    cells = [node for node in nodes if node is not None]
    if cells[0].is_product:
        return ("mul" if operands == 2 else "sqr"), []
    if operands == 1:
        return "mulc", [None if node is None else node.factors[0] for node in nodes]
    pairs = [
        None if node is None else factor_pair(node, swap, twice) for node, swap in zip(nodes, swaps)
    ]
    small = all(k in (-1, 0, 1) for pair in pairs if pair is not None for k in pair)
    return ("add" if small else "lin"), pairs
