"""LimbProgram -> the same program with products of words made of products of half words, for
machines whose multiplier takes longer for whole words, or a time that depends on them.

By operations `half` (limb/ir.py) of halves of h bits. That each sequence is its product are the
rules of validation/half_rules.py, by which machine code is compared with the program that this one
was made from. They touch no flag, so they may stand inside a carry chain.
"""

from collections.abc import Callable
from dataclasses import replace

from ecgen.limb.ir import LimbOp, LimbProgram, Operand
from ecgen.machine.chains import HALF


def by_halves(program: LimbProgram, is_kept: Callable[[int], bool]) -> LimbProgram:
    """The program with its products made of halves, its other operations in their places; lower
    products by a factor that `is_kept` stay."""
    return _Halves(program, is_kept).run()


class _Halves:
    """`ops` so far; `upper` are the upper halves of words in the field operation in hand."""

    def __init__(self, program: LimbProgram, is_kept: Callable[[int], bool]):
        self.program, self.is_kept = program, is_kept
        self.h = program.bits // 2
        self.number = {op.outs[0]: op.constant(0) for op in program.ops if op.name == "const"}
        self.ops: list[LimbOp] = []
        self.upper: dict[Operand, Operand] = {}

    def run(self) -> LimbProgram:
        begins, notes = dict(self.program.notes), []
        for i, op in enumerate(self.program.ops):
            if i in begins:
                self.upper = {}
                notes.append((len(self.ops), begins[i]))
            self._take(op)
        return replace(self.program, ops=tuple(self.ops), notes=tuple(notes))

    def _take(self, op: LimbOp) -> None:
        if op.name == "mulwide" and any(op.outs):
            upper, lower = op.outs
        elif op.name == "mullo" and not any(map(self.is_kept, map(self._value, op.args))):
            upper, lower = "", op.outs[0]
        else:
            self.ops.append(op)
            return
        x, y = op.args
        if self._is_small(x):
            x, y = y, x
        if self._is_small(y):
            self._by_small(upper, lower, x, y)
        elif x == y:
            self._squared(upper, lower, x)
        else:
            self._product(upper, lower, x, y)

    def _value(self, arg: Operand) -> int:
        """The number that an argument is; one of more than a word for others."""
        return arg if isinstance(arg, int) else self.number.get(arg, 1 << self.program.bits)

    def _is_small(self, arg: Operand) -> bool:
        return self._value(arg) >> self.h == 0

    # sequences

    def _put(self, name: str, out: str, *args: Operand) -> str:
        outs = (out, "") if name == "add" else (out,)
        self.ops.append(LimbOp(name, outs, args))
        return out

    def _upper(self, word: Operand) -> Operand:
        """The upper half of a word."""
        if (number := self._value(word)) >> self.program.bits == 0:
            return number >> self.h
        if word not in self.upper:
            self.upper[word] = self._put("shr", f"{word} upper {len(self.ops)}", word, self.h)
        return self.upper[word]

    def _joined(self, lower: str, low: str, high: str, place: int) -> None:
        """The lower word: the lowest bits of one word below another."""
        kept = self._put("and", f"{lower} low", low, (1 << place) - 1)
        self._put("or", lower, kept, self._put("shl", f"{lower} high", high, place))

    def _first(self, stem: str, x: Operand, y: Operand, place: int) -> tuple[str, str]:
        """(x0 y0, its bits from a place on)."""
        t = self._put(HALF, f"{stem} t", x, y, 0)
        return t, self._put("shr", f"{stem} t up", t, place)

    def _by_small(self, upper: str, lower: str, x: Operand, y: Operand) -> None:
        stem = upper or lower
        t, moved = self._first(stem, x, y, self.h)
        u = self._put(HALF, f"{stem} u", self._upper(x), y, moved)
        if lower:
            self._joined(lower, t, u, self.h)
        if upper:
            self._put("shr", upper, u, self.h)

    def _squared(self, upper: str, lower: str, x: Operand) -> None:
        stem = upper or lower
        t, moved = self._first(stem, x, x, self.h + 1)
        x1 = self._upper(x)
        u = self._put(HALF, f"{stem} u", x, x1, moved)
        if lower:
            self._joined(lower, t, u, self.h + 1)
        if upper:
            rest = self._put("shr", f"{stem} u up", u, self.h - 1)
            self._put(HALF, upper, x1, x1, rest)

    def _product(self, upper: str, lower: str, x: Operand, y: Operand) -> None:
        stem = upper or lower
        t, moved = self._first(stem, x, y, self.h)
        x1, y1 = self._upper(x), self._upper(y)
        u = self._put(HALF, f"{stem} u", x1, y, moved)
        added = self._put("and", f"{stem} u low", u, (1 << self.h) - 1) if upper else u
        v = self._put(HALF, f"{stem} v", x, y1, added)
        if lower:
            self._joined(lower, t, v, self.h)
        if upper:
            rest = self._put("shr", f"{stem} u up", u, self.h)
            most = self._put(HALF, f"{stem} most", x1, y1, rest)
            self._put("add", upper, most, self._put("shr", f"{stem} v up", v, self.h))
