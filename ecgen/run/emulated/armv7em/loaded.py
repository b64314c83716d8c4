"""An emitted library for the Cortex-M4 in its emulator."""

from pathlib import Path

from ecgen.isa.armv7em.cycles import F3
from ecgen.run.emitted import Emitted
from ecgen.run.emulated import loaded
from ecgen.run.emulated.armv7em.emulate import Core
from ecgen.run.emulated.armv7em.toolchain import Toolchain, build_program
from ecgen.run.emulated.image import read_image


def build_emulated(emitted: Emitted, toolchain: Toolchain, scratch: Path) -> Path:
    """Library and shim, linked for the emulator."""
    sources = [
        emitted.folder / source for source in (*emitted.sources, f"test/{emitted.prefix}_shim.c")
    ]
    return build_program(sources, scratch, emitted.level, toolchain=toolchain, name=loaded.PROGRAM)


class Emulated(loaded.Emulated):
    PROFILE = F3.name

    def opened(self, program: Path, watch: bool, timed: bool) -> Core:
        return Core(read_image(program), watch=watch, timed=timed)

    def counted(self, count: int) -> tuple[int, ...]:
        return 0, count, 0  # it begins at r2


class OnEmulatedStack(loaded.OnEmulatedStack):
    HELD = tuple((name, 0) for name in ("r1", "r2", "r3", "r12", *(f"s{i}" for i in range(16))))
