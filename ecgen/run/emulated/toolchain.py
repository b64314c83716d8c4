"""Assembly and C sources -> linked programs for a core in an emulator, by a cross toolchain."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from ecgen.errors import ToolError
from ecgen.resources import data_folder
from ecgen.run.finding import Finding
from ecgen.run.tools import run

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


@dataclass(frozen=True)
class Toolchain(ABC):
    """`compile` precedes the flags and sources of one object file, `link` those of a program,
    `last` ends a link. `drives`: a compiler calls the linker.
    """

    name: str
    compile: tuple[str, ...]
    link: tuple[str, ...]
    last: tuple[str, ...] = ()
    drives: bool = False

    @abstractmethod
    def target_flags(self, level: str) -> tuple[str, ...]:
        """Flags that name the CPU."""


Found = TypeVar("Found", bound=Toolchain)


def chosen(found: tuple[Found, ...], wanted: str | None, title: str, hint: str) -> Found:
    """The toolchain `wanted` by its name or that of its compiler, else the first that was found.
    Raises ToolError if there is none.
    """
    for toolchain in found:
        if wanted in (None, toolchain.name, " ".join(toolchain.compile)):
            return toolchain
    have = ", ".join(t.name for t in found) or "none"
    raise ToolError(
        f"no toolchain for {title}{f' named {wanted!r}' if wanted else ''} is installed"
        f" (found: {have}).",
        hint=hint,
    )


def findings_of(found: Sequence[Toolchain], title: str, use: str, hint: str) -> list[Finding]:
    """For `ecgen doctor`: any of them, where its compiler and its linker run."""
    names, faults = [], []
    for toolchain in found:
        try:
            for command in (toolchain.compile, toolchain.link):
                run([*command, "--version"], timeout=20)
            names.append(toolchain.name)
        except ToolError as error:
            faults.append(error.what)
    get = "" if names else " ".join([*faults, hint])
    return [Finding("program", f"toolchain for {title}", ", ".join(names), use, get)]


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
    flags = toolchain.target_flags(level) if toolchain.drives else ()
    layout = (
        [f"-Wl,-T,{script}", "-Wl,--build-id=none", "-Wl,--gc-sections"]
        if toolchain.drives
        else ["-T", script, "--build-id=none", "--gc-sections"]
    )
    run([*toolchain.link, *flags, *layout, *objects, *toolchain.last, "-o", output])


def build_program(
    sources,
    folder: Path,
    level: str,
    *,
    toolchain: Toolchain,
    script: Path | None = None,
    include: Path | None = None,
    flags: tuple[str, ...] = (),
    name: str = "program.elf",
) -> Path:
    """Compile and link `sources` in `folder`; returns the program.

    Without `script` it is laid out for the emulator: everything kept, no start-up code, initialised
    data in place.
    """
    script = script or data_folder("harness") / "call.ld"
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
