"""The memory of one call of a public function: its arguments in blocks of their own, or over one
another, with guard bytes around each block.

Nothing may change but what the function is to write: not the guards, not the inputs, not what lies
behind the last element of a list.
"""

import ctypes
from operator import ne
from typing import Any

from ecgen.library.api import KINDS, LISTED, SEVERAL, Argument, Function, is_bytes
from ecgen.run.emitted import Emitted
from ecgen.run.oracle.samples import POISON

GUARD = 64  # bytes on either side of a block: a multiple of every alignment
GUARDS = bytes(range(1, GUARD + 1))
# outputs of which as many elements are written as an input says
LISTS = {"ptn": LISTED, "codes": LISTED, "encodings": SEVERAL}
LENGTHS = ("many", "number_of")

Over = tuple[tuple[str, str, int], ...]
"""(an argument, another one, how many bytes behind the beginning of that one it begins); arguments
that it does not name lie apart.
"""


class Memory:
    """The arguments of a call; `inputs` are the bytes that are in those that are read, where they
    overlap others than were given.
    """

    def __init__(
        self, emitted: Emitted, function: Function, given: tuple[bytes, ...], over: Over = ()
    ):
        self.emitted, self.function = emitted, function
        self.given = {a.name: data for a, data in zip(function.inputs, given, strict=True)}
        self.arrays: dict[str, Any] = {}
        self.blocks = tuple(self._block(members) for members in self._members(over))
        self._fill()
        self.inputs = tuple(self._held(a) for a in function.inputs)
        self._before = tuple(block.raw for block in self.blocks)

    def _members(self, over: Over) -> list[list[tuple[Argument, int]]]:
        """The arguments of each block, with where they begin from a common place on."""
        places = {a.name: (a.name, 0) for a in self.function.arguments if not a.value}
        for name, other, shift in over:
            root, at = places[other]
            places[name] = root, at + shift
        roots = dict.fromkeys(root for root, _ in places.values())
        return [
            [
                (a, places[a.name][1])
                for a in self.function.arguments
                if not a.value and places[a.name][0] == root
            ]
            for root in roots
        ]

    def _block(self, members: list[tuple[Argument, int]]) -> ctypes.Array:
        """Memory for overlapping arguments: words where words may lie, bytes alone at an odd
        address.
        """
        low, high = min(at for _, at in members), max(at + self._size(a) for a, at in members)
        word = self.emitted.word_bytes
        pad = next(((low - at) % word for a, at in members if not is_bytes(a.kind)), 1)
        block = ctypes.create_string_buffer(
            GUARDS + bytes([POISON]) * (pad + high - low) + GUARDS, 2 * GUARD + pad + high - low
        )
        for a, at in members:
            view: Any = (ctypes.c_char * self._size(a)).from_buffer(block, GUARD + pad + at - low)
            view.block = block
            self.arrays[a.name] = view
        return block

    def _size(self, a: Argument) -> int:
        """Bytes of an argument: those of its kind, or more where more are given."""
        return max(a.bytes, len(self.given.get(a.name, b"")))

    def _fill(self) -> None:
        """Inputs, words behind bytes, so that bytes are as words have them."""
        for a in sorted(self.function.inputs, key=lambda a: not is_bytes(a.kind)):
            # behind a shorter input stands what a function that reads on would take for more of it
            if not a.value:
                ctypes.memmove(
                    self.arrays[a.name],
                    self.given[a.name].ljust(a.bytes, bytes([POISON if a.counted else 0])),
                    self._size(a),
                )

    def _held(self, a: Argument) -> bytes:
        return self.given[a.name] if a.value else self.arrays[a.name].raw[: len(self.given[a.name])]

    @property
    def is_valid(self) -> bool:
        """Whether inputs that overlap are such as the function takes: any bytes, numbers in range;
        other words of a point are taken for none.
        """
        return all(
            held == self.given[a.name] or self._takes(a, held)
            for a, held in zip(self.function.inputs, self.inputs, strict=True)
        )

    def _takes(self, a: Argument, held: bytes) -> bool:
        if is_bytes(a.kind):
            return True
        if KINDS[a.kind].element == "P_fr":
            size, most = a.bytes // KINDS[a.kind].count, self.emitted.curve.r
        elif a.kind in ("fp", "fp2"):
            size, most = self.emitted.element_bytes, self.emitted.loose
        else:
            return False
        return all(
            int.from_bytes(held[at : at + size], "little") < most
            for at in range(0, len(held), size)
        )

    def call(self, loaded) -> int | None:
        """What is returned."""
        values: list[Any] = []
        for a in self.function.arguments:
            values.append(
                ctypes.c_uint64(int.from_bytes(self.given[a.name], "little"))
                if a.value
                else self.arrays[a.name]
            )
            values += [ctypes.c_size_t(len(self.given[a.name]))] if a.counted else []
        return loaded.function(self.function.name, ctypes.c_int if self.function.returns else None)(
            *values
        )

    def written(self, a: Argument) -> int:
        """How many bytes of an output are to be written."""
        if a.kind not in LISTS:
            return a.bytes
        number = next(self.given[b.name] for b in self.function.inputs if b.kind in LENGTHS)
        return a.bytes // LISTS[a.kind] * int.from_bytes(number, "little")

    def results(self) -> list[tuple[Argument, bytes]]:
        """Each output with what was to be written of it."""
        return [(a, self.arrays[a.name].raw[: self.written(a)]) for a in self.function.outputs]

    def astray(self) -> int:
        """How many bytes were changed that are no results."""
        count = 0
        for block, before in zip(self.blocks, self._before, strict=True):
            old, new = bytearray(before), block.raw
            for a in self.function.outputs:
                if self.arrays[a.name].block is block:
                    written = self._range(a)
                    old[written] = new[written]
            count += sum(map(ne, old, new)) if old != new else 0
        return count

    def _range(self, a: Argument) -> slice:
        view = self.arrays[a.name]
        first = ctypes.addressof(view) - ctypes.addressof(view.block)
        return slice(first, first + self.written(a))
