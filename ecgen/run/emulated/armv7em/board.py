"""C and assembly sources -> a whole program for a board, and what it prints when QEMU runs it."""

import shutil
import tomllib
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.resources import data_folder
from ecgen.run.emulated.armv7em.toolchain import Toolchain, build_program
from ecgen.run.emulated.case import Case
from ecgen.run.emulated.cases import render, render_answers
from ecgen.run.tools import run

QEMU = "qemu-system-arm"


@dataclass(frozen=True)
class Region:
    origin: int
    length: int


@dataclass(frozen=True)
class Board:
    """Where flash and RAM lie, and QEMU's name of the machine, "" if it has none."""

    name: str
    description: str
    flash: Region
    ram: Region
    machine: str = ""


@dataclass(frozen=True)
class Printed:
    """What a program printed, and its exit status: 3 after a fault."""

    text: str
    status: int


def load_board(name: str) -> Board:
    """A board of harness/m4/boards.toml. Raises ToolError with the known names."""
    path = data_folder("harness") / "m4" / "boards.toml"
    boards = tomllib.loads(path.read_text())
    if name not in boards:
        raise ToolError(
            f"there is no board named {name!r}.",
            where=path,
            hint=f"Known: {', '.join(boards)}; add yours to the file.",
        )
    row = boards[name]
    return Board(
        name,
        row["description"],
        Region(**row["flash"]),
        Region(**row["ram"]),
        row.get("machine", ""),
    )


def build_board_program(
    board: Board,
    main: str,
    sources,
    folder: Path,
    level: str,
    *,
    toolchain: Toolchain | None = None,
    include: Path | None = None,
    flags: tuple[str, ...] = (),
) -> Path:
    """The program of start-up code, the C text `main` and `sources`, laid out for the board;
    returns the ELF file.
    """
    harness = data_folder("harness") / "m4"
    folder.mkdir(parents=True, exist_ok=True)
    script, main_file = folder / "board.ld", folder / "main.c"
    script.write_text(render("m4/board.ld.j2", name=board.name, board=board))
    main_file.write_text(main)
    return build_program(
        [harness / "start.c", main_file, *sources],
        folder,
        level,
        toolchain=toolchain,
        script=script,
        include=include,
        flags=(f"-I{harness}", *flags),
    )


def has_qemu() -> bool:
    return shutil.which(QEMU) is not None


def run_qemu(program: Path, board: Board, *, seconds: float = 120) -> Printed:
    """Run a program that ends by itself. Functional only: QEMU's instruction counts are no
    cycles.
    """
    if not board.machine:
        raise ToolError(
            f"QEMU does not emulate the board {board.name}.",
            hint="Run the program on the hardware.",
        )
    if not has_qemu():
        raise ToolError(
            f"{QEMU} was not found.", hint="Install it, on Debian: apt-get install qemu-system-arm."
        )
    done = run(
        [
            QEMU,
            "-M",
            board.machine,
            "-nographic",
            "-monitor",
            "none",
            "-serial",
            "none",
            "-semihosting-config",
            "enable=on,target=native",
            "-kernel",
            program,
        ],
        timeout=seconds,
        accept=tuple(range(256)),
    )
    # QEMU writes the program's text to its standard error.
    return Printed(done.stdout + done.stderr, done.returncode)


def check_on_qemu(
    cases: tuple[Case, ...],
    sources,
    folder: Path,
    level: str,
    *,
    toolchain: Toolchain | None = None,
    include: Path | None = None,
    flags: tuple[str, ...] = (),
) -> Printed:
    """Build the cases' program for the board that QEMU emulates and run it; status 0 if every
    answer was right.
    """
    board = load_board("an386")
    program = build_board_program(
        board,
        render_answers(cases),
        sources,
        folder,
        level,
        toolchain=toolchain,
        include=include,
        flags=flags,
    )
    return run_qemu(program, board)
