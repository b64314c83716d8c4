"""A PackedProgram over F_{p^2} = F_p[i]/(i^2 - n) -> the same over F_p: every vector v two, v_0 and
v_1, the components of what its lanes hold.

A product is two sums of two products, each reduced once, a square (a0+a1)(a0-a1) and 2 a0 a1 where
n = -1. What is linear with integer factors, and what moves lanes, works on each component alone.
Nothing is proven here: the result is compared with the tower of the formula
(library/packed/contract.py).
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from ecgen.errors import BoundError
from ecgen.extension import components as numbers
from ecgen.program.pack.factor import terms
from ecgen.program.pack.ir import ANY, Layout, PackedOp, PackedProgram
from ecgen.program.pack.validate import validate
from ecgen.program.passes.tower import components, inner_components

DEGREE = 2


def expand_packed(
    program: PackedProgram, nonresidue: int, inside: frozenset[str] = frozenset()
) -> PackedProgram:
    """The program over F_p; BoundError where a factor is a parameter that is not `inside` F_p."""
    state = _Expansion(program, nonresidue, inside)
    for op in program.ops:
        state.expand(op)
    inputs, outputs = (
        tuple(each for layout in layouts for each in state.layout(layout))
        for layouts in (program.inputs, program.outputs)
    )
    return validate(replace(program, inputs=inputs, outputs=outputs, ops=tuple(state.ops)))


class _Expansion:
    def __init__(self, program: PackedProgram, nonresidue: int, inside: frozenset[str]):
        self.program, self.n, self.inside = program, nonresidue, inside
        self.taken = {op.out for op in program.ops} | {layout.value for layout in program.inputs}
        self.names: dict[str, tuple[str, ...]] = {}
        self.ops: list[PackedOp] = []
        self.small: dict[str, tuple[str, ...]] = {}

    def of(self, vector: str) -> tuple[str, ...]:
        """The vectors of the components."""
        if vector not in self.names:
            self.names[vector] = inner_components(vector, self.taken)
            self.taken.update(self.names[vector])
        return self.names[vector]

    def layout(self, layout: Layout) -> tuple[Layout, ...]:
        lanes = zip(*(components(name) if name else (None,) * DEGREE for name in layout.lanes))
        return tuple(
            Layout(place, value, row)
            for place, value, row in zip(components(layout.place), self.of(layout.value), lanes)
        )

    def expand(self, op: PackedOp) -> None:
        holds = tuple(name and ANY for name in op.holds)
        match op.name:
            case "mul" | "sqr":
                self.product(op, holds)
                return
            case "const":
                rows = zip(*(numbers(0 if value is None else value, DEGREE) for value in op.lanes))
                found = [
                    replace(
                        op,
                        lanes=tuple(None if name is None else k for name, k in zip(op.holds, row)),
                    )
                    for row in rows
                ]
            case _:
                require_inside(self.program, op, self.inside)
                found = (
                    [replace(op, args=args) for args in zip(*map(self.of, op.args))]
                    if op.args
                    else [op] * DEGREE
                )
        self.ops += [
            replace(each, out=out, holds=holds) for each, out in zip(found, self.of(op.out))
        ]

    def product(self, op: PackedOp, holds: tuple[str | None, ...]) -> None:
        """The components of a product, or a square."""
        width, (c0, c1), (a0, a1), (b0, b1) = (
            self.program.width,
            self.of(op.out),
            self.smaller(op.args[0]),
            self.smaller(op.args[-1]),
        )
        if op.args[0] != op.args[-1]:
            other = self.put("mulc", f"{op.out}n", (b1,), (self.n,) * width, op.args[-1])
            self.ops += [
                PackedOp("dot", c0, (a0, b0, a1, other), (), holds),
                PackedOp("dot", c1, (a0, b1, a1, b0), (), holds),
            ]
            return
        twice = self.put("mulc", f"{op.out}t", (a0,), (2,) * width, op.args[0])
        if self.n == -1:
            total, difference = (
                self.put("add", f"{op.out}{letter}", (a0, a1), ((1, sign),) * width, op.args[0])
                for letter, sign in (("s", 1), ("d", -1))
            )
            self.ops.append(PackedOp("mul", c0, (total, difference), (), holds))
        else:
            other = self.put("mulc", f"{op.out}n", (a1,), (self.n,) * width, op.args[0])
            self.ops.append(PackedOp("dot", c0, (a0, a0, a1, other), (), holds))
        self.ops.append(PackedOp("mul", c1, (twice, a1), (), holds))

    def smaller(self, vector: str) -> tuple[str, ...]:
        """The components of a factor with small limbs, made once."""
        if vector not in self.small:
            self.small[vector] = tuple(
                self.put("small", f"{vector}c", (each,), (), vector) for each in self.of(vector)
            )
        return self.small[vector]

    def put(
        self, name: str, stem: str, args: Iterable[str], lanes: Iterable[Any], like: str
    ) -> str:
        """One more operation, whose lanes hold something where those of the vector `like` do; its
        result.
        """
        while stem in self.taken:
            stem += "_"
        self.taken.add(stem)
        held = next((op.holds for op in self.program.ops if op.out == like), None) or next(
            layout.lanes for layout in self.program.inputs if layout.value == like
        )
        self.ops.append(
            PackedOp(
                name,
                stem,
                tuple(args),
                tuple(None if kept is None else k for kept, k in zip(held, lanes)) if lanes else (),
                tuple(kept and ANY for kept in held),
            )
        )
        return stem


def require_inside(program: PackedProgram, op: PackedOp, inside: frozenset[str]) -> None:
    """BoundError where a factor is a parameter that is not `inside` F_p."""
    if outside := [
        name
        for entry in op.lanes
        if entry is not None
        for name in _parameters(op, entry)
        if name not in inside
    ]:
        raise BoundError(f"the factor {outside[0]} does not lie in F_p.", where=program.name)


def _parameters(op: PackedOp, entry: Any) -> list[str]:
    """The parameters that the factors of a lane name."""
    factors = {"mulc": (entry,), "lin": entry, "add": entry}.get(op.name, ())
    return [name for factor in factors for _, name in terms(factor) if name]
