"""Assembly and C sources -> linked ARM programs, with whichever cross toolchain this machine has.

Three are known: GNU (arm-none-eabi-gcc), LLVM (clang with ld.lld or arm-none-eabi-ld), and zig from
the Python package ziglang, which needs no rights to install. All three assemble the emitted files
to the same bytes; a test says so.
"""

import importlib.util
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.resources import data_folder
from ecgen.run.tools import run

LEVELS = ("m4", "m4f")
WARNINGS = ("-Wall", "-Wextra")
FREESTANDING = (
    "-std=c11",
    "-O2",
    "-ffreestanding",
    "-fno-builtin",
    "-ffunction-sections",
    "-fdata-sections",
    "-fno-unwind-tables",
    "-fno-asynchronous-unwind-tables",
)
HINT = "On Debian: apt-get install gcc-arm-none-eabi; elsewhere: pip install ziglang."


@dataclass(frozen=True)
class Toolchain:
    """`compile` precedes the flags and sources of one object file, `link` those of a program,
    `last` ends a link.
    """

    name: str
    compile: tuple[str, ...]
    link: tuple[str, ...]
    last: tuple[str, ...] = ()

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
            Toolchain("gnu", ("arm-none-eabi-gcc",), ("arm-none-eabi-gcc", "-nostdlib"), ("-lgcc",))
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
    found = known_toolchains()
    for toolchain in found:
        if wanted in (None, toolchain.name):
            return toolchain
    have = ", ".join(t.name for t in found) or "none"
    raise ToolError(
        f"no toolchain for the Cortex-M4{f' named {wanted!r}' if wanted else ''} is installed"
        f" (found: {have}).",
        hint=HINT,
    )


def compile_object(
    toolchain: Toolchain, source: Path, output: Path, level: str, flags: tuple[str, ...] = ()
) -> None:
    """One .S or .c file to an object file, freestanding; `flags` come last."""
    language = FREESTANDING + WARNINGS if source.suffix == ".c" else ()
    run(
        [
            *toolchain.compile,
            *toolchain.target_flags(level),
            *language,
            *flags,
            "-c",
            source,
            "-o",
            output,
        ]
    )


def link_program(
    toolchain: Toolchain, objects: list[Path], script: Path, output: Path, level: str
) -> None:
    """Object files to a program laid out by the linker script; ToolError names undefined
    symbols.
    """
    driver = toolchain.name == "gnu"
    flags = toolchain.target_flags(level) if driver else ()
    layout = (
        [f"-Wl,-T,{script}", "-Wl,--build-id=none", "-Wl,--gc-sections"]
        if driver
        else ["-T", script, "--build-id=none", "--gc-sections"]
    )
    run([*toolchain.link, *flags, *layout, *objects, *toolchain.last, "-o", output])


def build_program(
    sources,
    folder: Path,
    level: str,
    *,
    toolchain: Toolchain | None = None,
    script: Path | None = None,
    include: Path | None = None,
    flags: tuple[str, ...] = (),
    name: str = "program.elf",
) -> Path:
    """Compile and link `sources` in `folder`; returns the program.

    Without `script` it is laid out for the emulator: everything kept, no start-up code, initialised
    data in place.
    """
    toolchain = toolchain or find_toolchain()
    script = script or data_folder("harness") / "m4" / "call.ld"
    folder.mkdir(parents=True, exist_ok=True)
    objects = []
    for number, source in enumerate(map(Path, sources)):
        objects.append(folder / f"{number}_{source.stem}.o")
        compile_object(
            toolchain, source, objects[-1], level, (*((f"-I{include}",) if include else ()), *flags)
        )
    output = folder / name
    link_program(toolchain, objects, script, output, level)
    return output
