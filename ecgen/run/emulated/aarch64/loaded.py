"""An emitted library for AArch64 in its emulator."""

from pathlib import Path

from ecgen.run.emitted import Emitted
from ecgen.run.emulated import loaded
from ecgen.run.emulated.aarch64.emulate import INSTRUCTIONS, Core
from ecgen.run.emulated.aarch64.toolchain import Toolchain
from ecgen.run.emulated.image import read_image
from ecgen.run.emulated.toolchain import build_program


def build_emulated(
    emitted: Emitted, toolchain: Toolchain, scratch: Path, flags: tuple[str, ...] = ()
) -> Path:
    """Library and shim, linked for the emulator; `flags` beside the usual ones."""
    sources = [
        emitted.folder / source for source in (*emitted.sources, f"test/{emitted.prefix}_shim.c")
    ]
    return build_program(
        sources, scratch, emitted.level, toolchain=toolchain, name=loaded.PROGRAM, flags=flags
    )


class Emulated(loaded.Emulated):
    PROFILE = INSTRUCTIONS

    def opened(self, program: Path, watch: bool, timed: bool) -> Core:
        return Core(read_image(program, "AARCH64", "AArch64"), watch=watch, timed=timed)

    def counted(self, count: int) -> tuple[int, ...]:
        return (count,)


class OnEmulatedStack(loaded.OnEmulatedStack):
    """x18 to x29 and the lower halves of v8 to v15 are kept."""

    HELD = (
        *((f"x{i}", 0) for i in range(1, 18)),
        *((f"v{i}", bit) for i in range(32) for bit in (0, 64) if bit or i not in range(8, 16)),
    )
