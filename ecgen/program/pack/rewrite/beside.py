"""A PackedProgram over F_{p^2} = F_p[i]/(i^2 - n) -> the same over F_p in vectors of twice the
width: every vector v one, its first components in the lower half, its second in the upper.

A point lies in memory as in vectors of components one behind the other (tower.py), each of which is
read into both halves. A product is the sum of (a0, a0) (b0, b1) and (n a1, a1) (b1, b0), or n times
the lower half of the product (a1, a1) (b1, b0), which is made first. What is linear in inputs is
had with a component in both halves as these are, without moving them; the factor a is the one that
is, or has fewer operations behind it. Instructions are half as many as component by component, if
halves can change places in one. Nothing is proven here: the result is compared with the tower of
the formula (library/packed/contract.py).
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ecgen.extension import components as numbers
from ecgen.program.pack.ir import ANY, PACKED, Layout, PackedOp, PackedProgram
from ecgen.program.pack.rewrite.tower import DEGREE, require_inside
from ecgen.program.pack.validate import validate
from ecgen.program.passes.tower import components, inner_components

PRODUCT = 8  # so many other operations take the time of one


def beside(
    program: PackedProgram, nonresidue: int, inside: frozenset[str] = frozenset()
) -> PackedProgram:
    """The program over F_p; BoundError where a factor is a parameter that is not `inside` F_p."""
    state = _Beside(program, nonresidue, inside)
    inputs = tuple(each for layout in program.inputs for each in state.taken_in(layout))
    for op in program.ops:
        state.expand(op)
    outputs = tuple(each for layout in program.outputs for each in state.given_out(layout))
    return validate(
        replace(
            program,
            width=DEGREE * program.width,
            inputs=inputs,
            outputs=outputs,
            ops=tuple(state.ops),
        )
    )


class _Beside:
    def __init__(self, program: PackedProgram, nonresidue: int, inside: frozenset[str]):
        self.program, self.n, self.inside, self.width = program, nonresidue, inside, program.width
        self.taken = {op.out for op in program.ops} | {layout.value for layout in program.inputs}
        self.held = {op.out: tuple(name and ANY for name in op.holds) for op in program.ops}
        self.ops: list[PackedOp] = []
        self.halved: dict[tuple[str, tuple[int, int] | int] | tuple[str], str] = {}
        self.linear: dict[
            str, PackedOp | tuple[str, ...]
        ] = {}  # what is linear in inputs: its operation, or the vectors of components of an input
        self.depth: dict[str, int] = {}

    def taken_in(self, layout: Layout) -> tuple[Layout, ...]:
        """Vectors of components, each in both halves; the halves of two make the value."""
        names, self.held[layout.value] = (
            inner_components(layout.value, self.taken),
            tuple(name and ANY for name in layout.lanes),
        )
        self.taken.update(names)
        self.linear[layout.value], self.depth[layout.value] = names, 0
        self.ops.append(
            PackedOp(
                "blend",
                layout.value,
                names,
                self.filled(
                    layout.value, [part for part in range(DEGREE) for _ in range(self.width)]
                ),
                self.holds(layout.value),
            )
        )
        return tuple(
            Layout(place, name, row * DEGREE)
            for place, name, row in zip(components(layout.place), names, _rows(layout.lanes))
        )

    def given_out(self, layout: Layout) -> tuple[Layout, ...]:
        """Vectors of components, each in the lower half."""
        values = (layout.value, self.halves(layout.value, (1, 1)))
        return tuple(
            Layout(place, value, (*row, *(None,) * self.width))
            for place, value, row in zip(components(layout.place), values, _rows(layout.lanes))
        )

    def holds(self, vector: str) -> tuple[str | None, ...]:
        return self.held[vector] * DEGREE

    def filled(self, vector: str, entries: Iterable[Any]) -> tuple[Any, ...]:
        """The entries of lanes that hold something."""
        return tuple(
            None if name is None else entry
            for name, entry in zip(self.holds(vector), entries, strict=True)
        )

    def expand(self, op: PackedOp) -> None:
        self.depth[op.out] = (
            (PACKED[op.name].kind == "product") * PRODUCT
            + 1
            + max((self.depth[name] for name in op.args), default=0)
        )
        match op.name:
            case "mul" | "sqr":
                self.product(op)
                return
            case "const":
                rows = zip(*(numbers(0 if value is None else value, DEGREE) for value in op.lanes))
                lanes = self.filled(op.out, [k for row in rows for k in row])
            case "perm":
                lanes = tuple(
                    None if entry is None else entry + half * self.width
                    for half in range(DEGREE)
                    for entry in op.lanes
                )
            case _:
                require_inside(self.program, op, self.inside)
                lanes = op.lanes * DEGREE
        self.ops.append(replace(op, lanes=lanes, holds=self.holds(op.out)))
        if op.args and all(name in self.linear for name in op.args):
            self.linear[op.out] = self.ops[-1]

    def product(self, op: PackedOp) -> None:
        """The components of a product, or of a square, which is (a0 + a1)(a0 - a1) and 2 a0 a1
        where n = -1.
        """
        one, two = sorted(
            (op.args[0], op.args[-1]), key=lambda name: (name not in self.linear, self.depth[name])
        )
        first, second = (self.halves(one, (half, half)) for half in range(DEGREE))
        if one == two and self.n == -1:
            twice = self.put("blend", f"{op.out}t", (second, first), self.of_halves(0, 1), one)
            total = self.put(
                "add", f"{op.out}s", (first, twice), self.of_halves((1, 1), (1, 1)), one
            )
            difference = self.put(
                "lin", f"{op.out}d", (first, second), self.of_halves((1, -1), (0, 1)), one
            )
            self.ops.append(PackedOp("mul", op.out, (total, difference), (), self.holds(op.out)))
            return
        whole, other = self.small(two), self.halves(two, (1, 0))
        if one in self.linear:
            signed = self.put("mulc", f"{op.out}n", (second,), self.of_halves(self.n, 1), one)
            self.ops.append(
                PackedOp("dot", op.out, (whole, first, other, signed), (), self.holds(op.out))
            )
            return
        parts = [
            self.put("mul", f"{op.out}{letter}", pair, (), op.out)
            for letter, pair in (("n", (second, other)), ("p", (first, whole)))
        ]
        self.ops.append(
            PackedOp(
                "lin",
                op.out,
                tuple(parts),
                self.filled(op.out, self.of_halves((self.n, 1), (1, 1))),
                self.holds(op.out),
            )
        )

    def of_halves(self, *entries: Any) -> list[Any]:
        return [entry for entry in entries for _ in range(self.width)]

    def small(self, vector: str) -> str:
        """The factor with small limbs, made once."""
        return self.once((vector,), "small", f"{vector}c", (vector,), (), vector)

    def halves(self, vector: str, wanted: tuple[int, int]) -> str:
        """The halves of a vector that are wanted, in their order, with small limbs; made once."""
        if vector in self.linear and len(set(wanted)) == 1:
            return self.small(self.component(vector, wanted[0]))
        lanes = [self.width * half + k for half in wanted for k in range(self.width)]
        return self.once(
            (vector, wanted),
            "perm",
            f"{vector}{wanted[0]}{wanted[1]}",
            (self.small(vector),),
            lanes,
            vector,
        )

    def component(self, vector: str, part: int) -> str:
        """A component of what is linear in inputs, in both halves; made once."""
        made = self.linear[vector]
        if isinstance(made, tuple):
            self.held[made[part]] = self.held[vector]
            return made[part]
        return self.once(
            (vector, part),
            made.name,
            f"{vector}{part}",
            tuple(self.component(name, part) for name in made.args),
            made.lanes,
            vector,
        )

    def once(self, key: tuple[Any, ...], *given: Any) -> str:
        if key not in self.halved:
            self.halved[key] = self.put(*given)
        return self.halved[key]

    def put(
        self, name: str, stem: str, args: Iterable[str], lanes: Sequence[Any], like: str
    ) -> str:
        """One more operation, whose lanes hold something where those of the vector `like` do; its
        result.
        """
        while stem in self.taken:
            stem += "_"
        self.taken.add(stem)
        self.held[stem] = self.held[like]
        self.ops.append(
            PackedOp(
                name, stem, tuple(args), self.filled(like, lanes) if lanes else (), self.holds(like)
            )
        )
        return stem


def _rows(lanes: Iterable[str | None]) -> list[tuple[str | None, ...]]:
    """The lanes of the vectors of components."""
    return list(zip(*(components(name) if name else (None,) * DEGREE for name in lanes)))
