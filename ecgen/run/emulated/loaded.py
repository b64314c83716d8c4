"""An emitted library for another machine -> a program in its emulator that the checks call like a
library in this process.
"""

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Self

from ecgen.library.facts.spec import RoutineSpec
from ecgen.run.emitted import Emitted, names_of
from ecgen.run.emulated.core import Core, Outcome

PROGRAM = "library.elf"
BESIDE = 256  # bytes of RAM that are left free


class Emulated(ABC):
    """What `run.emitted.Loaded` is for a library of this machine: the same calls, made in an
    emulated core.

    `watch` and `timed` as in Core. Memory that a call needs is given back before the next one, so
    that equal calls see equal addresses. `PROFILE`: that of the meter by which a function's own
    cycles are told.
    """

    PROFILE: ClassVar[str]

    def __init__(
        self, emitted: Emitted, program: Path, *, watch: bool = False, timed: bool = False
    ):
        self.emitted, self.program = emitted, program
        self.core = self.opened(program, watch, timed)
        self.first = self.core.free
        self.last: Outcome | None = None

    @abstractmethod
    def opened(self, program: Path, watch: bool, timed: bool) -> Core:
        """The core with the program in its memory."""

    @abstractmethod
    def counted(self, count: int) -> tuple[int, ...]:
        """A number of 64 bits as the second argument of a call, with what is passed over before
        it."""

    def again(self, *, watch: bool = False, timed: bool = False) -> Self:
        """The same program in another core."""
        return type(self)(self.emitted, self.program, watch=watch, timed=timed)

    def call(self, name: str, *arguments: int) -> Outcome:
        """The routine `name`, without the prefix; the outcome is also kept in `last`."""
        self.last = self.core.call(f"{self.emitted.prefix}_{name}", *arguments)
        return self.last

    def call_routine(self, routine: RoutineSpec, data: bytes) -> Outcome:
        """One call by the procedure call standard, every buffer its own; `data` as the shim reads
        it.
        """
        core, values, word = self.core, [], self.emitted.word_bytes
        core.free = self.first
        for argument in routine.arguments:
            size = word * argument.words
            if not argument.words:
                values.append(int.from_bytes(data[:word], "little"))
                data = data[word:]
            elif argument.direction == "out":
                values.append(core.space(size))
            else:
                values.append(core.place(data[:size]))
                data = data[size:]
        return self.call(routine.name, *values)

    def code_bytes(self, name: str) -> int:
        """The bytes of code of a function or routine."""
        return self.core.image.symbol(f"{self.emitted.prefix}_{name}").size

    def spent(self) -> dict[str, int]:
        """Function -> cycles of its own code in the last call, the largest first."""
        found = {
            name.removeprefix(f"{self.emitted.prefix}_"): row["cycles"][self.PROFILE]
            for name, row in self.core.routines().items()
        }
        return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))

    def names(self) -> tuple[str, ...]:
        """The hidden routines that the shim can call."""

        def name_at(index: int) -> str:
            place = self.call("shim_name", index).registers[0]
            return self.core.read(place, 64).split(b"\0")[0].decode() if place else ""

        return names_of(name_at)

    def run(
        self, routine: RoutineSpec, count: int, data: bytes, alias: tuple[int, ...] | None = None
    ) -> tuple[int, bytes]:
        """(tests that wrote where they must not, results) of `count` calls through the shim;
        `alias` as there.
        """
        core, number = self.core, [r.name for r in self.emitted.routines].index(routine.name)
        places = tuple(range(len(routine.arguments))) if alias is None else alias
        words = (
            sum(argument.words for argument in routine.arguments if argument.direction != "in")
            + routine.returns
        )
        taken, given = len(data) // max(count, 1), self.emitted.word_bytes * words
        most = max((core.low - self.first - BESIDE) // (taken + given + 16), 1)
        bad, results = 0, []
        for start in range(0, count, most):
            core.free, these = self.first, min(most, count - start)
            out = core.space(given * these)
            source = core.place(data[taken * start : taken * (start + these)])
            table = core.place(b"".join(place.to_bytes(4, "little") for place in places))
            counted = self.counted(these)
            bad += self.call("shim_run", number, *counted, table, source, out).registers[0]
            results.append(core.read(out, given * these))
        return bad, b"".join(results)

    def entry(self, name: str, out_bytes: int, *inputs: bytes) -> tuple[int, bytes]:
        """Call a public function `int f(out, inputs...)`, each input followed by its length where
        it has several.
        """
        core, values = self.core, []
        core.free = self.first
        out = core.place(b"\xa5" * out_bytes)
        for argument, data in zip(self.emitted.function(name).inputs, inputs, strict=True):
            values += [core.place(data), *([len(data)] if argument.counted else [])]
        outcome = self.call(name, out, *values)
        return ctypes.c_int(outcome.registers[0]).value, core.read(out, out_bytes)

    def function(self, name: str, result) -> Callable:
        """A public function that takes ctypes arrays and integers; arrays are copied in and, as
        changed, back out.
        """

        def call(*arguments):
            core, places, values = self.core, {}, []
            core.free = self.first
            for argument in arguments:
                if isinstance(argument, ctypes.Array):
                    # arrays that overlap are parts of one
                    block = getattr(argument, "block", argument)
                    if id(block) not in places:
                        places[id(block)] = core.place(bytes(block), core.ALIGNED), block
                    values.append(
                        places[id(block)][0] + ctypes.addressof(argument) - ctypes.addressof(block)
                    )
                else:
                    values.append(getattr(argument, "value", argument))
            outcome = self.call(name, *values)
            for place, argument in places.values():
                ctypes.memmove(
                    argument, core.read(place, ctypes.sizeof(argument)), ctypes.sizeof(argument)
                )
            return None if result is None else result(outcome.registers[0]).value

        return call


class OnEmulatedStack:
    """A PaintedStack (run/emulation.py): the emulator paints the stack before every call. `HELD`:
    what a call need not keep, without the result: registers, and from what bit on, words of eight
    bytes."""

    HELD: ClassVar[tuple[tuple[str, int], ...]]

    def __init__(self, loaded: Emulated):
        self.emitted, self.loaded, self.moved = loaded.emitted, loaded, 0

    def function(self, name: str, result) -> Callable:
        return self.loaded.function(name, result)

    @property
    def outcome(self) -> Outcome:
        """Of the last call."""
        assert self.loaded.last is not None
        return self.loaded.last

    def register(self, word: int) -> str:
        return self.HELD[word][0]

    @property
    def registers(self) -> bytes:
        core, outcome = self.loaded.core, self.outcome
        held = dict(zip((*core.GENERAL, *core.VECTORS), (*outcome.registers[:-2], *outcome.fpu)))
        return b"".join(
            (held[name] >> bit & 0xFFFFFFFFFFFFFFFF).to_bytes(8, "little")
            for name, bit in self.HELD
        )

    @property
    def stack(self) -> bytes:
        """Below the stack pointer of the caller: arguments lie above it."""
        core = self.loaded.core
        return core.read(core.low, self.outcome.registers[len(core.GENERAL)] - core.low)
