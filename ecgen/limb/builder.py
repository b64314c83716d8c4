"""Operations, one call each -> LimbProgram: what lowerings write with.

A builder hands out fresh names, remembers every field element and cleans up at the end: results
that nobody reads are dropped, operations without readers vanish, so a lowering may compute first
and ask later.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from ecgen.errors import BoundError
from ecgen.limb.ir import RESULTS, Element, LimbOp, LimbProgram, Operand
from ecgen.limb.validate import validate

Way = int | BoundError  # the number of one among several, or why there is none
# what searches among ways have found, by all that it depends on
Known = dict[tuple[Any, ...], Any]
# operations, names given, hints, notes, elements, stem, start of the field value
Mark = tuple[int, dict[str, int], int, int, int, str, int]


def stem_of(name: str) -> str:
    """The field value that was being computed when a builder made the name."""
    return name.split(".")[0]


class LimbBuilder:
    """Mutable while a lowering runs; `build` freezes it. `price` weighs operations for one machine
    (field/reduction/fold.py).

    `choices` are those that searches among ways have made so far, `replay` those that they have to
    make, if they were made before; `known` is of all builders that it is given to. With `keeping`,
    words that only a hint names are computed all the same: upper words that are 0 are needed for
    its proof.
    """

    price: Callable[[Sequence[LimbOp]], tuple[float, ...]] | None = None

    def __init__(self, name: str, bits: int = 64, known: Known | None = None):
        self.name, self.bits = name, bits
        self.known: Known = {} if known is None else known
        self.ops: list[LimbOp] = []
        self.inputs: list[Element] = []
        self.elements: list[Element] = []
        self.hints: list[Element] = []
        self.notes: list[tuple[int, str]] = []
        self.stem = "k"
        self._count: dict[str, int] = {}
        self._start = 0
        self._owned: set[str] = set()
        self.hinting = True
        self.keeping = False
        self.choices: list[Way] = []
        self.replay: Iterator[Way] | None = None

    @contextmanager
    def searching(self) -> Iterator[None]:
        """Inside, choices (field/reduction/fold.py) are neither noted nor taken from others."""
        before, self.choices, self.replay = (self.choices, self.replay), [], None
        try:
            yield
        finally:
            self.choices, self.replay = before

    @property
    def top(self) -> int:
        return 1 << self.bits

    def fresh(self) -> str:
        """A name nobody has: the stem (the field value being computed), a dot, a number."""
        number = self._count.get(self.stem, 0)
        self._count[self.stem] = number + 1
        return f"{self.stem}.{number}"

    def mark(self) -> Mark:
        """A point to `rewind` to, so that an attempt can be priced and taken back."""
        return (
            len(self.ops),
            dict(self._count),
            len(self.hints),
            len(self.notes),
            len(self.elements),
            self.stem,
            self._start,
        )

    def rewind(self, mark: Mark) -> None:
        """Take back everything emitted after `mark`."""
        ops, count, hints, notes, elements, self.stem, self._start = mark
        self._count = dict(count)
        if len(self.elements) > elements:
            del self.elements[elements:]
            self._owned = {limb for e in (*self.inputs, *self.elements) for limb in e.limbs}
        del self.ops[ops:], self.hints[hints:], self.notes[notes:]

    def since(self, mark: Mark) -> list[LimbOp]:
        """The operations emitted after `mark`."""
        return self.ops[mark[0] :]

    def input(self, name: str, words: int, low: int = 0, high: int | None = None) -> Element:
        """Declare an input number of `words` limbs, low <= value <= high (default: anything that
        fits).
        """
        high = (1 << self.bits * words) - 1 if high is None else high
        element = Element(name, tuple(f"{name}_{i}" for i in range(words)), low, high)
        self.inputs.append(element)
        self._owned.update(element.limbs)
        return element

    def begin(self, stem: str, note: str = "") -> None:
        """Start computing the field value `stem`: names its temporaries and places the comment."""
        self.stem = stem
        self._start = len(self.ops)
        if note:
            self.notes.append((len(self.ops), note))

    def emit(self, name: str, *args: Operand) -> tuple[str, ...]:
        """Append one operation with fresh results."""
        stem, count = self.stem, RESULTS[name]
        first = self._count.get(stem, 0)
        self._count[stem] = first + count  # as `fresh`, for all results at once
        outs = tuple([f"{stem}.{number}" for number in range(first, first + count)])
        self.ops.append(LimbOp(name, outs, args))
        return outs

    def word(self, name: str, *args: Operand) -> str:
        """Append an operation with a single result and return it."""
        return self.emit(name, *args)[0]

    def add(self, a: Operand, b: Operand, carry: str | None = None) -> tuple[str, str]:
        """(sum, carry); with `carry` an adc."""
        made = self.emit("add", a, b) if carry is None else self.emit("adc", a, b, carry)
        return made[0], made[1]

    def sub(self, a: Operand, b: Operand, borrow: str | None = None) -> tuple[str, str]:
        """(difference, borrow); with `borrow` an sbb."""
        made = self.emit("sub", a, b) if borrow is None else self.emit("sbb", a, b, borrow)
        return made[0], made[1]

    def zero(self, flag: str | None) -> None:
        """Claim that the flag is always 0 (None: there is none)."""
        if flag is not None:
            self.ops.append(LimbOp("zero", (), (flag,)))

    def hint(self, words: Sequence[Operand], low: int, high: int, whole: bool = False) -> None:
        """Claim the interval of an intermediate number: it becomes an element `stem.k` that the
        prover proves once.

        Not for words whose carry is still to be used: the proof forgets how the number was made.
        With `whole`, words that `high` shows to be 0 belong to the element too, because later
        operations read them.
        """
        if self.hinting:
            self.claim(words, low, high, whole)

    def claim(self, words: Sequence[Operand], low: int, high: int, whole: bool = False) -> None:
        """The same where hints are off: an interval without which the next one is not proven."""
        words = tuple(words if whole else words[: max(1, -(-high.bit_length() // self.bits))])
        known = any(h.high <= high and h.limbs[: len(words)] == words for h in self.hints)
        names = tuple([w for w in words if isinstance(w, str)])
        if not known and len(names) == len(words) and not self._owned & set(names):
            self.hints.append(Element(f"{self.stem}.n{len(self.hints)}", names, low, high))

    def define(self, name: str, words: Sequence[Operand], low: int, high: int) -> Element:
        """Record the field element `name` held in `words`, low <= value <= high; its limbs become
        name_0, name_1 ...

        A word that already is a limb of another element keeps its name; a constant word gets a
        `const`.
        """
        named = [self.word("const", w) if isinstance(w, int) else w for w in words]
        mine = {out for op in self.ops[self._start :] for out in op.outs}
        rename: dict[Operand, str] = {}
        for i, word in enumerate(named):
            if word in mine and word not in self._owned and word not in rename:
                rename[word] = f"{name}_{i}"
        kept = rename.keys().isdisjoint
        for index in range(self._start, len(self.ops)):
            op = self.ops[index]
            if not (kept(op.outs) and kept(op.args)):
                self.ops[index] = LimbOp(
                    op.name,
                    tuple([rename.get(o, o) for o in op.outs]),
                    tuple([rename.get(a, a) for a in op.args]),
                )
        element = Element(name, tuple(rename.get(w, w) for w in named), low, high)
        hints = (
            h
            if kept(h.limbs)
            else Element(h.name, tuple(rename.get(w, w) for w in h.limbs), h.low, h.high)
            for h in self.hints
        )
        self.hints = [
            h for h in hints if h.limbs != element.limbs or (h.low, h.high) != (low, high)
        ]
        self._owned.update(element.limbs)
        self.elements.append(element)
        return element

    def build(self, outputs: Sequence[Element]) -> LimbProgram:
        """Freeze: drop what is never read, then validate."""
        ops, index_of = sweep(
            self.ops, [*outputs, *self.elements, *(self.hints if self.keeping else ())]
        )
        alive = {out for op in ops for out in op.outs}
        hints = tuple(h for h in self.hints if alive.issuperset(h.limbs))
        notes = tuple((index_of[i], text) for i, text in self.notes)
        return validate(
            LimbProgram(
                name=self.name,
                bits=self.bits,
                inputs=tuple(self.inputs),
                outputs=tuple(outputs),
                ops=ops,
                elements=tuple(self.elements) + hints,
                notes=notes,
            )
        )


def sweep(
    ops: Sequence[LimbOp], elements: Iterable[Element]
) -> tuple[tuple[LimbOp, ...], list[int]]:
    """Remove operations and results that neither an element nor a kept operation reads.

    A `zero` claim stays if the word beside its flag is read. Returns the operations and, for each
    old position, the new one.
    """
    live: set[Operand] = {limb for e in elements for limb in e.limbs}
    for op in reversed(ops):
        if op.name != "zero" and not live.isdisjoint(op.outs):
            live.update(op.args)
    beside = {out: op.outs[0] for op in ops for out in op.outs}
    claimed = {op.args[0] for op in ops if op.name == "zero" and beside.get(op.value(0)) in live}
    named = live | claimed
    kept: list[LimbOp] = []
    index_of: list[int] = []
    for op in ops:
        index_of.append(len(kept))
        if op.name == "zero":
            if op.args[0] in claimed:
                kept.append(op)
        elif not live.isdisjoint(op.outs):
            kept.append(
                op
                if named.issuperset(op.outs)
                else LimbOp(op.name, tuple([o if o in named else "" for o in op.outs]), op.args)
            )
    return tuple(kept), [*index_of, len(kept)]
