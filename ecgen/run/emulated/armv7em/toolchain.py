"""The cross toolchains for ARMv7E-M that this machine has.

Three are known: GNU (arm-none-eabi-gcc), LLVM (clang with ld.lld or arm-none-eabi-ld), and zig from
the Python package ziglang, which needs no rights to install. All three assemble the emitted files
to the same bytes; a test says so.
"""

import importlib.util
import shutil
import sys
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.run.emulated import toolchain as emulated
from ecgen.run.emulated.toolchain import chosen

TITLE = "the Cortex-M4"
LEVELS = ("m4", "m4f")
HINT = "On Debian: apt-get install gcc-arm-none-eabi; elsewhere: pip install ziglang."


class Toolchain(emulated.Toolchain):
    def target_flags(self, level: str) -> tuple[str, ...]:
        """Flags that name the CPU: `m4` has no FPU, `m4f` passes arguments in its registers."""
        if level not in LEVELS:
            raise ToolError(
                f"there is no Cortex-M4 level {level!r}, expected one of {', '.join(LEVELS)}."
            )
        fpu = level == "m4f"
        if self.name == "zig":
            return (
                "-target",
                "thumb-freestanding-eabi" + "hf" * fpu,
                "-mcpu=cortex_m4" + ("+vfp4d16sp" if fpu else "-vfp4d16sp"),
            )
        triple = (f"--target=thumbv7em-none-eabi{'hf' * fpu}",) if self.name == "clang" else ()
        return (
            *triple,
            "-mcpu=cortex-m4",
            "-mthumb",
            *(("-mfloat-abi=hard", "-mfpu=fpv4-sp-d16") if fpu else ("-mfloat-abi=soft",)),
        )


def known_toolchains() -> tuple[Toolchain, ...]:
    """Those that this machine has, the preferred one first."""
    found = []
    linker = next((name for name in ("ld.lld", "arm-none-eabi-ld") if shutil.which(name)), None)
    if shutil.which("arm-none-eabi-gcc"):
        # The linker alone would not find libgcc, the driver alone would add start files.
        found.append(
            Toolchain(
                "gnu",
                ("arm-none-eabi-gcc",),
                ("arm-none-eabi-gcc", "-nostdlib"),
                ("-lgcc",),
                drives=True,
            )
        )
    if shutil.which("clang") and linker:
        found.append(Toolchain("clang", ("clang",), (linker,)))
    if importlib.util.find_spec("ziglang"):
        zig = (sys.executable, "-m", "ziglang")
        found.append(Toolchain("zig", (*zig, "cc"), (*zig, "ld.lld")))
    return tuple(found)


def find_toolchain(wanted: str | None = None) -> Toolchain:
    """The toolchain `wanted` by name, else the first that is installed. Raises ToolError if there
    is none.
    """
    return chosen(known_toolchains(), wanted, TITLE, HINT)


def build_program(
    sources, folder: Path, level: str, *, toolchain: Toolchain | None = None, **how
) -> Path:
    """Compile and link `sources` in `folder`, by the toolchain or the first that is installed."""
    toolchain = toolchain or find_toolchain()
    return emulated.build_program(sources, folder, level, toolchain=toolchain, **how)
