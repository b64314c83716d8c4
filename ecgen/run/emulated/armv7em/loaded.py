"""An emitted library for the Cortex-M4 -> a program in the emulator that the checks call like a
library in this process.
"""

import ctypes
from collections.abc import Callable
from pathlib import Path

from ecgen.library.facts.spec import RoutineSpec
from ecgen.run.arm_toolchain import Toolchain, build_program
from ecgen.run.emitted import Emitted, names_of
from ecgen.run.emulated.armv7em.emulate import STACK_SIZE, STACK_TOP, Core
from ecgen.run.emulated.armv7em.image import read_image

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
        self.last = None

    def again(self, *, watch: bool = False, timed: bool = False) -> "Emulated":
        """The same program in another core."""
        return Emulated(self.emitted, self.program, watch=watch, timed=timed)

    def call(self, name: str, *arguments: int):
        """The routine `name`, without the prefix; the outcome is also kept in `last`."""
        self.last = self.core.call(f"{self.emitted.prefix}_{name}", *arguments)
        return self.last

    def names(self) -> tuple[str, ...]:
        """The hidden routines that the shim can call."""

        def name_at(index: int) -> str:
            place = self.call("shim_name", index).registers[0]
            return self.core.read(place, 64).split(b"\0")[0].decode() if place else ""

        return names_of(name_at)

    def run(
        self, routine: RoutineSpec, count: int, data: bytes, alias: "tuple[int, ...] | None" = None
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
