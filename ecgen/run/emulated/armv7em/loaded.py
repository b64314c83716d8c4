"""An emitted library for the Cortex-M4 -> a program in the emulator that the checks call like a
library in this process.
"""

import ctypes
from collections.abc import Callable
from pathlib import Path

from ecgen.isa.armv7em.cycles import F3
from ecgen.library.facts.spec import RoutineSpec
from ecgen.run.emitted import Emitted, names_of
from ecgen.run.emulated.armv7em.emulate import STACK_SIZE, STACK_TOP, Core, Outcome
from ecgen.run.emulated.armv7em.image import read_image
from ecgen.run.emulated.armv7em.toolchain import Toolchain, build_program

PROGRAM = "library.elf"
ALIGNED = 8  # bytes, of every block of memory that is given to a function


def build_emulated(emitted: Emitted, toolchain: Toolchain, scratch: Path) -> Path:
    """Library and shim, linked for the emulator."""
    sources = [
        emitted.folder / source for source in (*emitted.sources, f"test/{emitted.prefix}_shim.c")
    ]
    return build_program(sources, scratch, emitted.level, toolchain=toolchain, name=PROGRAM)


class Emulated:
    """What `run.emitted.Loaded` is for a library of this machine: the same calls, made in an
    emulated core.

    `watch` and `timed` as in Core. Memory that a call needs is given back before the next one, so
    that equal calls see equal addresses.
    """

    def __init__(
        self, emitted: Emitted, program: Path, *, watch: bool = False, timed: bool = False
    ):
        self.emitted, self.program = emitted, program
        self.core = Core(read_image(program), watch=watch, timed=timed)
        self.first = self.core.free
        self.last: Outcome | None = None

    def again(self, *, watch: bool = False, timed: bool = False) -> "Emulated":
        """The same program in another core."""
        return Emulated(self.emitted, self.program, watch=watch, timed=timed)

    def call(self, name: str, *arguments: int):
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
            name.removeprefix(f"{self.emitted.prefix}_"): row["cycles"][F3.name]
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
        most = max((STACK_TOP - STACK_SIZE - self.first - 256) // (taken + given + 16), 1)
        bad, results = 0, []
        for start in range(0, count, most):
            core.free, these = self.first, min(most, count - start)
            out = core.space(given * these)
            source = core.place(data[taken * start : taken * (start + these)])
            table = core.place(b"".join(place.to_bytes(4, "little") for place in places))
            # a 64-bit count begins at r2
            bad += self.call("shim_run", number, 0, these, 0, table, source, out).registers[0]
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
        code = self.call(name, out, *values).registers[0]
        return code - (code >> 31 << 32), core.read(out, out_bytes)

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
                        places[id(block)] = core.place(bytes(block), ALIGNED), block
                    values.append(
                        places[id(block)][0] + ctypes.addressof(argument) - ctypes.addressof(block)
                    )
                else:
                    values.append(getattr(argument, "value", argument))
            code = self.call(name, *values).registers[0]
            for place, argument in places.values():
                ctypes.memmove(
                    argument, core.read(place, ctypes.sizeof(argument)), ctypes.sizeof(argument)
                )
            return None if result is None else code - (code >> 31 << 32)

        return call


class OnEmulatedStack:
    """A PaintedStack (run/emulation.py): the emulator paints the stack before every call."""

    def __init__(self, loaded: Emulated):
        self.emitted, self.loaded, self.moved = loaded.emitted, loaded, 0

    def function(self, name: str, result) -> Callable:
        return self.loaded.function(name, result)

    @property
    def outcome(self) -> Outcome:
        """Of the last call."""
        assert self.loaded.last is not None
        return self.loaded.last

    @staticmethod
    def register(word: int) -> str:
        return ("r1", "r2", "r3", "r12", *(f"s{i}" for i in range(16)))[word]

    @property
    def registers(self) -> bytes:
        """r1 to r3, r12 and the lower half of the FPU's, eight bytes each."""
        core, fpu = self.outcome.registers, self.outcome.fpu
        return b"".join(value.to_bytes(8, "little") for value in (*core[1:4], core[12], *fpu[:16]))

    @property
    def stack(self) -> bytes:
        """Below the stack pointer of the caller: arguments lie above it."""
        return self.loaded.core.read(
            STACK_TOP - STACK_SIZE, self.outcome.registers[13] - (STACK_TOP - STACK_SIZE)
        )
