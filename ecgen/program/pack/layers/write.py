"""Layers and a Choice -> PackedProgram.

What a step reads is gathered from the vectors before it, by permutations and blends; of a step of
sums every lane is a sum of products of a factor and what a gathering holds there. Arrangements that
agree wherever both are read are one.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from ecgen.program.pack.ir import ANY, Layout, PackedOp, PackedProgram
from ecgen.program.pack.layers.model import ONE, Choice, Factor, Lanes, Layers
from ecgen.program.pack.layers.sums import kind_of, ordered
from ecgen.program.pack.validate import validate

T = TypeVar("T")
Vector = tuple[str, dict[int, Any]]  # with a factor by lane
MERGED = ("perm", "blend", "add", "lin", "mulc", "const")


class Unwritable(Exception):
    """A choice that no program is: something is read before it is there, or is no integer multiple
    of what is.
    """


@dataclass
class Draft:
    """An operation whose entries may still be filled in where they are None."""

    name: str
    out: str
    args: tuple[str, ...]
    entries: list[Any]


@dataclass(frozen=True)
class Place:
    """A lane of a vector that holds a class; `vector` counts them in the order in which they are
    made.
    """

    vector: int
    lane: int


Term = tuple[Place, int | str]  # a factor of what a place holds


class Writer:
    """The operations of one choice. `where` are the places of a class, `scales` the multiples that
    are held.
    """

    def __init__(self, layers: Layers, choice: Choice):
        self.layers, self.choice = layers, choice
        self.ops: list[Draft] = []
        self.names: list[str] = []
        self.where: dict[str, list[Place]] = {}
        self.scales: dict[str, int] = {}
        self.wanted_scales = dict(choice.scales)
        self.made: dict[tuple[str, tuple[str, ...]], list[Draft]] = {}
        self.inputs = []
        rows = [*choice.inputs, *([choice.other] if any(choice.other) else [])]
        for number, lanes in enumerate(rows):
            name = (
                ("P" if len(layers.inputs) == 1 else f"P{number + 1}")
                if number < len(layers.inputs)
                else "Q1"
            )
            self.inputs.append(Layout(name, name, lanes))
            self.hold(name, lanes)
            self.scales |= {each: 1 for each in lanes if each}

    def hold(self, name: str, lanes: Iterable[str | None]) -> None:
        self.names.append(name)
        for lane, each in enumerate(lanes):
            if each is not None:
                self.where.setdefault(each, []).append(Place(len(self.names) - 1, lane))

    def emit(self, name: str, args: tuple[str, ...], entries: list[Any], out: str = "") -> str:
        """An operation, or one of the same arguments that is there and agrees wherever both say
        something; entries are None where nothing is.
        """
        known = self.made.setdefault((name, args), [])
        for old in known if not out else ():
            if all(
                mine is None or other is None or mine == other
                for mine, other in zip(entries, old.entries)
            ):
                old.entries = [
                    other if mine is None else mine for mine, other in zip(entries, old.entries)
                ]
                return old.out
        known.append(Draft(name, out or f"t{len(self.ops)}", args, entries))
        self.ops.append(known[-1])
        return known[-1].out

    def write(self) -> list[Layout]:
        """Makes all operations, of which those lanes stay that something reads; the results."""
        for number, cells in enumerate(self.choice.steps):
            if any(cells):
                (self.batch if number in self.choice.batches else self.sums)(number, cells)
        outputs = [
            found
            for number, layout in enumerate(self.choice.inputs)
            if (found := self.result(number, layout))
        ]
        return self.pruned(outputs)

    def pruned(self, outputs: list[Layout]) -> list[Layout]:
        """Takes away what nothing reads, lane by lane; the results."""
        live: dict[str, set[int]] = {}
        for layout in outputs:
            live.setdefault(layout.value, set()).update(
                lane for lane, name in enumerate(layout.lanes) if name
            )
        for op in reversed(self.ops):
            mine = live.get(op.out, ())
            op.entries = [entry if lane in mine else None for lane, entry in enumerate(op.entries)]
            for lane in mine:
                entry = op.entries[lane]
                match op.name:
                    case "perm":
                        live.setdefault(op.args[0], set()).add(entry)
                    case "blend":
                        live.setdefault(op.args[entry], set()).add(lane)
                    case "add" | "lin":
                        for name, k in zip(op.args, entry):
                            if k != 0:
                                live.setdefault(name, set()).add(lane)
                    case _:
                        for name in op.args:
                            live.setdefault(name, set()).add(lane)
        same: dict[str, str] = {}
        self.ops = merged([op for op in self.ops if live.get(op.out)], same)
        return [replace(layout, value=same.get(layout.value, layout.value)) for layout in outputs]

    def program(self) -> PackedProgram:
        outputs, source = self.write(), self.layers.program
        ops = tuple(
            PackedOp(
                op.name,
                op.out,
                op.args,
                () if op.name in ("mul", "sqr") else tuple(op.entries),
                tuple(None if entry is None else ANY for entry in op.entries),
            )
            for op in self.ops
        )
        return validate(
            PackedProgram(
                source.name,
                self.layers.width,
                tuple(self.inputs),
                tuple(outputs),
                ops,
                source.params,
            )
        )

    def batch(self, number: int, cells: Lanes) -> None:
        """Products, and what passes through: classes that are there already, and are multiplied by
        one.
        """
        pairs: dict[int, tuple[str, str]] = {}
        passing = []
        for lane, name in enumerate(cells):
            if name is None:
                continue
            left, right = self.layers.products.get(name, (name, ONE))
            if name in self.where:
                left, right = name, ONE
            if right == ONE:
                passing.append(lane)
            pairs[lane] = (right, left) if name in self.choice.turned else (left, right)
        if passing:
            self.one(passing)
        left, right = (
            self.gathered({lane: self.place(pair[side], lane) for lane, pair in pairs.items()})
            for side in (0, 1)
        )
        for lane, (one, two) in pairs.items():
            self.scaled(cells[lane] or "", self.scales[one] * self.scales[two])
        entries = [None if name is None else 0 for name in cells]
        out = (
            self.emit("sqr", (left,), entries, f"m{number}")
            if left == right
            else self.emit("mul", (left, right), entries, f"m{number}")
        )
        self.hold(out, cells)

    def one(self, lanes: Collection[int]) -> None:
        """A vector of ones where they are read, made anew for each batch."""
        self.scales[ONE], self.where[ONE] = 1, []
        ones = self.emit("const", (), self.lanes(dict.fromkeys(lanes, 1)))
        self.hold(ones, self.lanes(dict.fromkeys(lanes, ONE)))

    def scaled(self, name: str, scale: int) -> None:
        """The class is held as this multiple, in all its places."""
        if self.scales.setdefault(name, scale) != scale:
            raise Unwritable

    def place(self, name: str, lane: int) -> Place:
        """Where a class is read: in the same lane, if it is there."""
        places = self.where.get(name)
        if not places:
            raise Unwritable
        return next((place for place in places if place.lane == lane), places[0])

    def gathered(self, wanted: dict[int, Place]) -> str:
        """A vector with these places in its lanes."""
        found = ""
        filled: list[int] = []
        for vector in dict.fromkeys(place.vector for place in wanted.values()):
            pattern = {lane: place.lane for lane, place in wanted.items() if place.vector == vector}
            moved = self.moved(self.names[vector], pattern)
            filled += pattern
            found = (
                self.emit(
                    "blend", (found, moved), self.lanes({k: int(k in pattern) for k in filled})
                )
                if found
                else moved
            )
        return found

    def lanes(self, entries: Mapping[int, T]) -> list[T | None]:
        """The entries of all lanes, None where there is none."""
        return [entries.get(lane) for lane in range(self.layers.width)]

    def moved(self, vector: str, pattern: dict[int, int]) -> str:
        """The vector with lanes as the pattern says."""
        if all(lane == source for lane, source in pattern.items()):
            return vector
        return self.emit("perm", (vector,), self.lanes(pattern))

    def sums(self, number: int, cells: Lanes) -> None:
        rows: dict[int, list[Term]] = {}
        orders = self.choice.orders[number]
        for lane, name in enumerate(cells):
            if name is None:
                continue
            scale = 1 if name.startswith("=") else self.wanted_scales.get(name, 1)
            self.scaled(name, scale)
            rows[lane] = sorted(
                (
                    self.term(leaf, lane, factor, scale)
                    for leaf, factor in self.taken_apart(name).items()
                ),
                key=lambda term: (term[0].vector, term[0].lane ^ lane),
            )
        count = max(map(len, rows.values()))
        terms: list[dict[int, Term]] = [{} for _ in range(count)]
        for lane, row in aligned(rows, count).items():
            for slot, term in zip(terms, ordered(row, orders[lane])):
                if term is not None:
                    slot[lane] = term
        vectors = [
            (
                self.gathered({lane: place for lane, (place, _) in sorted(slot.items())}),
                {lane: k for lane, (_, k) in slot.items()},
            )
            for slot in terms
            if slot
        ]
        self.hold(self.total(vectors, number in self.choice.chained, set(rows)), cells)

    def taken_apart(self, name: str) -> dict[str, Factor]:
        """{class that is there: factor} of the sum."""
        found: dict[str, Factor] = {}
        for leaf, factor in self.layers.sums[name]:
            parts = (
                {leaf: {(): 1}}
                if leaf in self.where
                else self.taken_apart(leaf)
                if leaf in self.layers.sums
                else {}
            )
            if not parts:
                raise Unwritable
            for part, more in parts.items():
                row = found.setdefault(part, {})
                for first, c in factor.items():
                    for second, d in more.items():
                        row[first + second] = row.get(first + second, 0) + c * d
        return {
            part: {params: c for params, c in row.items() if c}
            for part, row in found.items()
            if any(row.values())
        }

    def term(self, leaf: str, lane: int, factor: Factor, scale: int) -> Term:
        held = self.scales[leaf]
        if any(len(params) > 1 or c * scale % held for params, c in factor.items()):
            raise Unwritable
        return self.place(leaf, lane), written(
            {params: c * scale // held for params, c in factor.items()}
        )

    def total(self, vectors: list[Vector], is_chained: bool, lanes: set[int]) -> str:
        """The sum of vectors with factors by lane; one by one, or in pairs."""
        while len(vectors) > 1:
            if is_chained:
                vectors = [self.added(vectors[0], vectors[1], lanes), *vectors[2:]]
            else:
                vectors = [
                    self.added(vectors[k], vectors[k + 1], lanes)
                    if k + 1 < len(vectors)
                    else vectors[k]
                    for k in range(0, len(vectors), 2)
                ]
        ((vector, factors),) = vectors
        return (
            vector
            if set(factors.values()) == {1}
            else self.emit(
                "mulc", (vector,), self.lanes({lane: factors.get(lane, 0) for lane in lanes})
            )
        )

    def added(self, first: Vector, second: Vector, lanes: set[int]) -> Vector:
        (left, xs), (right, ys) = first, second
        lanes = lanes & (xs.keys() | ys.keys())
        entries = self.lanes({lane: (xs.get(lane, 0), ys.get(lane, 0)) for lane in lanes})
        return self.emit(kind_of(entries), (left, right), entries), dict.fromkeys(lanes, 1)

    def result(self, number: int, layout: Lanes) -> Layout | None:
        """The results that return to the lanes of an input vector."""
        back = self.layers.returns
        names = [back.get(name or "") for name in layout]
        if not any(names):
            return None
        vector = self.gathered(
            {lane: self.result_place(f"={name}", lane) for lane, name in enumerate(names) if name}
        )
        return Layout(f"R{number + 1}", vector, tuple(names))

    def result_place(self, name: str, lane: int) -> Place:
        if name in self.where:
            return self.place(name, lane)
        parts = self.layers.sums[name]
        if len(parts) > 1 or parts[0][1] != {(): self.scales.get(parts[0][0])}:
            raise Unwritable
        return self.place(parts[0][0], lane)


def merged(ops: list[Draft], same: dict[str, str]) -> list[Draft]:
    """The operations, each simpler where it can be, and of those of the same operands that agree
    wherever something is read one; `same`: what stands for those that are gone.
    """
    found: list[Draft] = []
    known: dict[tuple[str, tuple[str, ...]], list[Draft]] = {}
    for draft in ops:
        op = simpler(draft, same)
        if op is None:
            continue
        row = known.setdefault((op.name, op.args), [])
        old = (
            next(
                (
                    old
                    for old in row
                    if all(
                        None in pair or pair[0] == pair[1] for pair in zip(op.entries, old.entries)
                    )
                ),
                None,
            )
            if op.name in MERGED
            else None
        )
        if old:
            old.entries, same[op.out] = (
                [
                    entry if other is None else other
                    for entry, other in zip(op.entries, old.entries)
                ],
                old.out,
            )
        else:
            row.append(op)
            found.append(op)
    return found


def simpler(op: Draft, same: dict[str, str]) -> Draft | None:
    """The operation, of an operand if the other is read nowhere; None, and its name in `same`, if
    it is the operand itself.
    """
    op.args = tuple(same.get(name, name) for name in op.args)
    lanes = {lane: entry for lane, entry in enumerate(op.entries) if entry is not None}
    alike = None
    if op.name == "blend" and (len(set(lanes.values())) == 1 or op.args[0] == op.args[1]):
        alike = op.args[next(iter(lanes.values()))]
    elif op.name == "perm" and all(lane == source for lane, source in lanes.items()):
        alike = op.args[0]
    elif op.name in ("add", "lin"):
        if op.args[0] == op.args[1] and all(
            type(k) is int for pair in lanes.values() for k in pair
        ):
            op.entries = [pair and (sum(pair), 0) for pair in op.entries]
            lanes = {lane: entry for lane, entry in enumerate(op.entries) if entry is not None}
        for side in (0, 1):
            if not any(pair[1 - side] for pair in lanes.values()):
                op.name, op.args, op.entries = (
                    "mulc",
                    op.args[side : side + 1],
                    [pair and pair[side] for pair in op.entries],
                )
                if {*op.entries} <= {1, None}:
                    alike = op.args[0]
                break
    if alike:
        same[op.out] = alike
    return None if alike else op


def written(factor: Factor) -> int | str:
    """A factor as packed operations name it."""
    text = "".join(
        f"{c:+d}*{params[0]}" if params else f"{c:+d}"
        for params, c in sorted(factor.items(), reverse=True)
        if c
    )
    return (
        factor.get((), 0)
        if set(factor) <= {()}
        else text.removeprefix("+").replace("+1*", "+").replace("-1*", "-").removeprefix("1*")
    )


def aligned(rows: dict[int, list[Term]], count: int) -> dict[int, list[Term | None]]:
    """The terms of every lane in `count` places, those that one permutation brings in the same
    place, as far as there is room.
    """
    keys: list[tuple[int, int]] = []
    found: dict[int, list[Term | None]] = {lane: [None] * count for lane in rows}
    for lane, row in rows.items():
        left = []
        for term in row:
            key = term[0].vector, term[0].lane ^ lane
            if key not in keys and len(keys) < count:
                keys.append(key)
            if key in keys:
                found[lane][keys.index(key)] = term
            else:
                left.append(term)
        for term in left:
            found[lane][found[lane].index(None)] = term
    return found
