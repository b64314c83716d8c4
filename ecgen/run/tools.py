"""External programs: finding the C compiler, running things, and one clear error when they are
missing or fail.
"""

import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from ecgen.errors import ToolError

# The word that is the compiler, behind a launcher too: `ccache gcc-12`, `python -m ziglang cc`.
DRIVER = re.compile(r"(^|[-/\\])(cc|gcc|clang|icx|tcc)(-[\d.]+)?(\.exe)?$")

REPLACED = ("-O", "-march=")  # of several the last one counts


def find_compiler(wanted: str | None = None) -> tuple[str, ...]:
    """The compiler command: `wanted`, else $CC, else the first of cc, gcc, clang that is
    installed.
    """
    asked = wanted or os.environ.get("CC")
    for name in (asked,) if asked else ("cc", "gcc", "clang"):
        command = tuple(shlex.split(name))
        if command and shutil.which(command[0]):
            return command
    if asked:
        raise ToolError(
            f"the C compiler {asked!r} {'' if wanted else '(from $CC) '}was not found.",
            hint="Install it, or name another with --cc or $CC.",
        )
    raise ToolError(
        "no C compiler was found: cc, gcc and clang are all missing from the search path.",
        hint=(
            "Install gcc or clang (on Debian: the package build-essential), or name yours with --cc"
            " or $CC."
        ),
    )


def run(
    command, *, cwd: Path | None = None, timeout: float = 600, accept: tuple[int, ...] = (0,)
) -> subprocess.CompletedProcess:
    """Run to the end and return the result; ToolError with the last lines it wrote if its exit
    status is not accepted.
    """
    command = [str(part) for part in command]
    try:
        with tempfile.TemporaryDirectory(
            prefix="ecgen-", ignore_cleanup_errors=True
        ) as scratch:  # what a killed compiler leaves goes with it
            done = _to_the_end(command, timeout, cwd=cwd, env={**os.environ, "TMPDIR": scratch})
    except FileNotFoundError as error:
        raise ToolError(
            f"{command[0]} was not found.", hint="Install it, or add it to the search path."
        ) from error
    except OSError as error:
        raise ToolError(f"{command[0]} could not be run: {error.strerror}.") from error
    except subprocess.TimeoutExpired as error:
        raise ToolError(f"{command[0]} did not finish within {timeout:g} seconds.") from error
    if done.returncode not in accept:
        lines = [
            line
            for line in (done.stderr or done.stdout).splitlines()
            if line.strip() and line.strip() != "Caused by:"
        ]
        if any("cannot execute" in line and "as" in re.findall(r"\w+", line) for line in lines):
            raise ToolError(
                f"{command[0]} found no assembler: {lines[0].strip()}",
                hint="Install GNU binutils, or add the folder of `as` to the search path.",
            )
        shown = " | ".join(line.strip() for line in lines[:6]) or "it wrote nothing"
        raise ToolError(
            f"{' '.join(command[:1])} failed with exit status {done.returncode}: {shown}",
            hint=f"The command was: {' '.join(command)}",
        )
    if (
        not done.returncode
        and "-o" in command
        and not Path(cwd or ".", output := command[command.index("-o") + 1]).exists()
    ):
        raise ToolError(
            f"{command[0]} ended well, but wrote no {Path(output).name}.",
            hint="Is that a compiler? Name another with --cc or $CC.",
        )
    return done


def _to_the_end(command: list[str], timeout: float, **options) -> subprocess.CompletedProcess:
    """As subprocess.run, but what the program has started ends with it when it is stopped: a
    compiler's own children would go on to write into folders that are being removed.
    """
    group = {"process_group": 0} if os.name == "posix" else {}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=pipe,
        stderr=pipe,
        text=True,
        errors="replace",
        **group,
        **options,
    ) as process:
        try:
            out, err = process.communicate(timeout=timeout)
        except BaseException:
            if group and process.returncode is None:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.killpg(process.pid, signal.SIGKILL)
            process.kill()
            process.communicate()  # to the end of its pipes: then all that held them are gone
            raise
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def with_flags(compiler: tuple[str, ...], flags: tuple[str, ...]) -> tuple[str, ...]:
    """The command with `flags` before its own ones: of two that contradict each other compilers
    take the last, so what the user wrote (`gcc -O0`) wins."""
    program, own = _parts(compiler)
    return (*program, *flags, *own)


def level_of(compiler: tuple[str, ...], usual: str) -> str:
    """The level of optimisation that is in use: the compiler's own one, else `usual`."""
    return [flag for flag in (usual, *_parts(compiler)[1]) if flag.startswith("-O")][-1]


def left_of(flags: str, compiler: tuple[str, ...]) -> str:
    """Those of `flags` that the compiler's own do not replace: the level of optimisation,
    -march=.
    """
    own = _parts(compiler)[1]
    return " ".join(
        flag
        for flag in flags.split()
        if not any(
            flag.startswith(kind) and any(word.startswith(kind) for word in own)
            for kind in REPLACED
        )
    )


def target_of(compiler: tuple[str, ...]) -> str:
    """The machine that the compiler makes programs for, as `x86_64-linux-gnu`; "" if it does not
    say.
    """
    done = run([*compiler, "-dumpmachine"], accept=tuple(range(256)))
    return done.stdout.strip() if done.returncode == 0 else ""


def takes_flags(compiler: tuple[str, ...], flags: str) -> bool:
    """Whether the compiler knows such flags."""
    with tempfile.TemporaryDirectory(prefix="ecgen-") as scratch:
        (probe := Path(scratch) / "probe.c").write_text("int probe;\n")
        command = [
            *with_flags(compiler, ("-c", *flags.split())),
            probe,
            "-o",
            Path(scratch) / "probe.o",
        ]
        return run(command, accept=tuple(range(256))).returncode == 0


def _parts(compiler: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(the compiler, behind its launcher if it has one; its own flags)."""
    end = next((i for i, word in enumerate(compiler) if DRIVER.search(word)), 0) + 1
    return compiler[:end], compiler[end:]


def compile_c(
    compiler: tuple[str, ...], sources, output: Path, flags=(), *, cwd: Path | None = None
) -> None:
    """Compile and link C and assembly sources into `output`; the compiler's own flags win over
    `flags`.
    """
    run([*with_flags(compiler, tuple(flags)), "-o", output, *sources], cwd=cwd)


def compiler_name(compiler: tuple[str, ...], flags: tuple[str, ...] = ()) -> str:
    """The first line of --version and the flags in use: `flags`, then the compiler's own."""
    first = run([*compiler, "--version"]).stdout.splitlines()[0].strip()
    used = " ".join((*flags, *_parts(compiler)[1]))
    return f"{first}, {used}" if used else first
