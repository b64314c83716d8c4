"""Vector operations, one call each -> VectorProgram: what the lane lowerings write with.

Equal operations on equal arguments are emitted once; operations nobody reads vanish at `build`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from ecgen.limb.ir import Operand
from ecgen.limb.lanes.doubles import word_of_integer
from ecgen.limb.lanes.ir import (
    COMMUTATIVE,
    LANES,
    Form,
    LaneMeaning,
    PackedElement,
    VectorOp,
    VectorProgram,
)
from ecgen.limb.lanes.validate import validate


class VectorBuilder:
    """Mutable while a lowering runs; `build` freezes it."""

    def __init__(self, name: str, width: int = LANES):
        self.name, self.width = name, width
        self.ops: list[VectorOp] = []
        self.inputs: list[PackedElement] = []
        self.elements: list[PackedElement] = []
        self.notes: list[tuple[int, str]] = []
        self.meanings: dict[str, LaneMeaning] = {}
        self.splits: list[str] = []
        # by value, what a lowering wants to know again of its own
        self.made: dict[str, tuple[Any, ...]] = {}
        self.meant: dict[str, tuple[Any, ...]] = {}
        self.sums: dict[str, tuple[Any, ...]] = {}
        self.stem = "t"
        self._count: dict[str, int] = {}
        self._known: dict[tuple[Operand, ...], str] = {}

    def fresh(self) -> str:
        number = self._count.get(self.stem, 0)
        self._count[self.stem] = number + 1
        return f"{self.stem}.{number}"

    def input(
        self,
        name: str,
        kind: str,
        bounds: Sequence[tuple[int, int]],
        positions: Iterable[int],
        scales: Iterable[int] = (),
        offsets: Iterable[tuple[int, ...]] = (),
    ) -> PackedElement:
        limbs = tuple(f"{name}_{i}" for i in range(len(bounds)))
        element = PackedElement(
            name=name,
            limbs=limbs,
            kind=kind,
            bounds=tuple(bounds),
            positions=tuple(positions),
            scales=tuple(scales),
            offsets=tuple(offsets),
        )
        self.inputs.append(element)
        return element

    def begin(self, stem: str, note: str = "") -> None:
        """Start computing the packed value `stem`: names its temporaries and places the comment."""
        self.stem = stem
        if note:
            self.notes.append((len(self.ops), note))

    def emit(self, name: str, *args: Operand) -> str:
        """The result of one operation, emitted once."""
        key = (name, *sorted(args)) if name in COMMUTATIVE else (name, *args)
        if key not in self._known:
            self._known[key] = self.fresh()
            self.ops.append(VectorOp(name, self._known[key], args))
        return self._known[key]

    def words(self, *lanes: int) -> str:
        """A constant of a word for each lane, or of one word in every lane."""
        lanes = lanes * self.width if len(lanes) == 1 else lanes
        return self.emit("const", *(lane % (1 << 64) for lane in lanes))

    def real(self, *lanes: int) -> str:
        """A constant of integers held as doubles."""
        return self.words(*(word_of_integer(lane) for lane in lanes))

    def total(self, terms: Iterable[str], name: str = "add") -> str:
        """The sum of one or more values, in the given order."""
        terms = list(terms)
        result = terms[0]
        for term in terms[1:]:
            result = self.emit(name, result, term)
        return result

    def define(
        self,
        name: str,
        limbs: Iterable[str],
        bounds: Iterable[tuple[int, int]],
        form: Form,
        meaning: LaneMeaning,
        offsets: Iterable[tuple[int, ...]] = (),
    ) -> PackedElement:
        """Record the packed element `name`, a cut point of the proof, and its meaning as
        `prove_vectors` reads it.
        """
        self.meanings[name] = meaning
        element = PackedElement(
            name=name,
            limbs=tuple(limbs),
            kind=form.kind,
            bounds=tuple(bounds),
            positions=tuple(form.positions),
            scales=tuple(form.scales),
            offsets=tuple(offsets),
        )
        self.elements.append(element)
        return element

    def limited(self, element: PackedElement, limit: int) -> PackedElement:
        """The element that was defined last, as one that is at most `limit` in all."""
        self.elements[-1] = replace(element, limit=limit)
        return self.elements[-1]

    def build(self, outputs: Sequence[PackedElement]) -> VectorProgram:
        """Freeze: drop what nobody reads, then validate."""
        needed: set[Operand] = {limb for e in outputs for limb in e.limbs}
        kept = []
        for index in range(len(self.ops) - 1, -1, -1):
            if self.ops[index].out in needed:
                kept.append(index)
                needed.update(self.ops[index].reads)
        kept.reverse()
        alive = {self.ops[i].out for i in kept} | {limb for e in self.inputs for limb in e.limbs}
        elements = tuple(e for e in self.elements if all(limb in alive for limb in e.limbs))
        notes = tuple((sum(i < at for i in kept), text) for at, text in self.notes)
        self.meanings = {
            e.name: self.meanings[e.name] for e in (*elements, *outputs) if e.name in self.meanings
        }
        return validate(
            VectorProgram(
                name=self.name,
                inputs=tuple(self.inputs),
                outputs=tuple(outputs),
                ops=tuple(self.ops[i] for i in kept),
                elements=elements,
                notes=notes,
                splits=tuple(self.splits),
                width=self.width,
            )
        )
