"""What functions of secrets leave, for every compiler at hand and many flags: `python -m
tests.support.run.erasure_matrix LIBRARY...`.

Each cell builds a library and runs the check of erasure on it (ecgen/run/check/erased.py). Where
this CPU lacks what the flags name, the object is decoded instead: no function of secrets reaches
deeper than what is cleared (frame_depths.py), and what clears, clears all of AVX-512. Exit status 1
if any cell fails.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ecgen.errors import EcgenError, ToolError
from ecgen.isa.measured import cpu_facts
from ecgen.run.check.check_list import STEPS
from ecgen.run.check.checks import build_shared
from ecgen.run.check.isolate import Job, run_isolated
from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.functions.known_answers import Answers
from ecgen.run.preload import loading
from tests.support.run.frame_depths import too_deep

COMPILERS = ("gcc-11", "gcc-12", "clang-13", "clang-14", "clang-19", "clang-22")
LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os", "-Oz")
WAYS = (
    (),
    ("-march=native",),
    ("-mavx2",),
    ("-mavx512f",),
    ("-fstack-protector-all",),
    ("-fsanitize=address",),
    ("-flto",),
)
WIDE = "avx512f"
ELSEWHERE = "-mavx512f"


def cells(compilers) -> Iterator[tuple[str, ...]]:
    """(compiler, level, more flags) of every cell."""
    for name in compilers:
        if shutil.which(name):
            for level in LEVELS:
                if level != "-Oz" or "clang" in name:
                    yield from ((name, level, *way) for way in WAYS)


def outcome(emitted: Emitted, cell: tuple[str, ...], scratch: Path) -> str:
    """ "" if nothing is left in this cell, else what is."""
    if ELSEWHERE in cell and WIDE not in cpu_facts()["flags"]:
        return too_deep(emitted, cell, scratch)
    try:
        own = loading(cell)
    except ToolError as error:
        return f"SKIPPED: {error.what}"
    shared = build_shared(emitted, cell, scratch, name="cell")
    done = tuple(name for name in STEPS if name != "erasure")
    verdicts = [*run_isolated(Job(emitted, shared, Answers(), "", 1, "erasure", done, **own))]
    return "; ".join(v.detail for v in verdicts if v.status != "passed") or (
        "" if verdicts else "nothing was run"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("libraries", nargs="+", type=Path)
    parser.add_argument("--cc", action="append", help="a compiler; may be given several times")
    parser.add_argument("--only", default="", help="cells whose flags contain this text")
    given = parser.parse_args()
    tried = bad = left_out = 0
    for emitted in map(read_emitted, given.libraries):
        for cell in (c for c in cells(given.cc or COMPILERS) if given.only in " ".join(c)):
            with tempfile.TemporaryDirectory() as scratch:
                try:
                    text = outcome(emitted, cell, Path(scratch))
                except EcgenError as error:
                    text = f"{error.what}"
            skipped = text.startswith("SKIPPED")
            tried, bad, left_out = tried + 1, bad + bool(text and not skipped), left_out + skipped
            if text:
                print(f"{emitted.prefix} {' '.join(cell)}: {text}", flush=True)
    print(f"{tried} cells, {left_out} left out, {bad} fail")
    return bad > 0


if __name__ == "__main__":
    sys.exit(main())
