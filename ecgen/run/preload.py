"""What a process needs from its start to load a library that was compiled for AddressSanitizer: the
compiler's run-time support, which a program has by linking, and Python has not."""

import os
import tempfile
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.run.tools import run, target_of

Surroundings = tuple[tuple[str, str], ...]  # names of the environment and their values
ASKS = """#ifdef __SANITIZE_ADDRESS__
larger
#endif
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
sanitized
#endif
#elif defined(__SANITIZE_ADDRESS__)
sanitized
#endif
#ifdef __clang__
clang
#endif
"""
PLAIN = "-fno-sanitize=all"


def loading(compiler: tuple[str, ...]) -> dict:
    """What a Job of a library of this compiler and its flags is told: `preloaded`, and whether
    `larger` frames are cleared, which assembly asks by a macro that clang has from 22 on. ToolError
    where the support is not to be had as a shared library."""
    said = _said(compiler) if any("-fsanitize=" in flag for flag in compiler) else ()
    own = _support(compiler, "clang" in said) if "sanitized" in said else ()
    return {"preloaded": own, "larger": "larger" in said}


def _said(compiler: tuple[str, ...]) -> list[str]:
    """The words that the preprocessor leaves."""
    with tempfile.TemporaryDirectory(prefix="ecgen-") as scratch:
        (probe := Path(scratch) / "probe.c").write_text(ASKS)
        return run([*compiler, "-E", "-P", probe]).stdout.split()


def _support(compiler: tuple[str, ...], is_clang: bool) -> Surroundings:
    machine = target_of(compiler).split("-")[0]
    names = (
        ("libclang_rt.asan.so", f"libclang_rt.asan-{machine}.so") if is_clang else ("libasan.so",)
    )
    for name in names:
        found = run([*compiler, f"-print-file-name={name}"]).stdout.strip()
        if os.path.isabs(found) and os.path.exists(found):
            return (("LD_PRELOAD", os.path.realpath(found)), ("ASAN_OPTIONS", "detect_leaks=0"))
    raise ToolError(
        f"{compiler[0]} has no {' or '.join(names)}, without which no library that it compiles with"
        " -fsanitize=address can be loaded here.",
        hint="Install the compiler's run-time support, or check without that flag.",
    )


def without_sanitizers(compiler: tuple[str, ...]) -> tuple[str, ...]:
    """The compiler for checks of what it makes where nothing is instrumented."""
    return (*compiler, PLAIN) if any("-fsanitize=" in flag for flag in compiler) else compiler
