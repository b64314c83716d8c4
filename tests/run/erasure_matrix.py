"""What functions of secrets leave, for every compiler at hand and many flags: `python -m tests.run.erasure_matrix LIBRARY...`.

Each cell builds a library and runs the check of erasure on it (ecgen/run/erased.py). Where this CPU
lacks what the flags name, the object is decoded instead: no function of secrets reaches deeper than
what is cleared (frame_depths.py), and what clears, clears all of AVX-512. Exit status 1 if any cell
fails.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.isa.measured import cpu_facts
from ecgen.isa.x86_64.entry import larger
from ecgen.run.checks import build_shared
from ecgen.run.emitted import Emitted, Loaded, read_emitted
from ecgen.run.erased import check_erased
from ecgen.run.isolate import Job, run_isolated
from ecgen.run.steps import STEPS
from tests.run.frame_depths import too_deep

COMPILERS = ("gcc-11", "gcc-12", "clang-13", "clang-14", "clang-19", "clang-22")
LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os", "-Oz")
WAYS = ((), ("-march=native",), ("-mavx2",), ("-mavx512f",), ("-fstack-protector-all",), ("-fsanitize=address",), ("-flto",))
WIDE = "avx512f"
ELSEWHERE = "-mavx512f"


def cells(compilers) -> "Iterator[tuple[str, ...]]":
    """(compiler, level, more flags) of every cell."""
    for name in compilers:
        if shutil.which(name):
            for level in LEVELS:
                if level != "-Oz" or "clang" in name:
                    yield from ((name, level, *way) for way in WAYS)


def outcome(emitted: Emitted, cell: tuple[str, ...], scratch: Path) -> str:
    """"" if nothing is left in this cell, else what is."""
    if ELSEWHERE in cell and WIDE not in cpu_facts()["flags"]:
        return too_deep(emitted, cell, scratch)
    shared = build_shared(emitted, cell, scratch, name="cell")
    if "-fsanitize=address" in cell:
        return _preloaded(emitted, shared, cell)
    done = tuple(name for name in STEPS if name != "erasure")
    verdicts = [*run_isolated(Job(emitted, shared, (), "", 1, "erasure", done))]
    return "; ".join(v.detail for v in verdicts if v.status != "passed") or ("" if verdicts else "nothing was run")


def _preloaded(emitted: Emitted, shared: Path, cell: tuple[str, ...]) -> str:
    """The check in a process that has the run-time support of -fsanitize=address from its start."""
    name = "libasan.so" if "gcc" in cell[0] else "libclang_rt.asan-x86_64.so"
    support = subprocess.run([cell[0], f"-print-file-name={name}"], capture_output=True, text=True).stdout.strip()
    if not os.path.isabs(support):
        return f"SKIPPED: {cell[0]} has no {name}"
    own = {"LD_PRELOAD": support, "ASAN_OPTIONS": "detect_leaks=0"}
    done = subprocess.run([sys.executable, "-m", __spec__.name, "--loaded", str(shared), str(emitted.folder)], env={**os.environ, **own}, capture_output=True, text=True)
    return "" if done.returncode == 0 else (done.stdout + done.stderr).strip()[-600:]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("libraries", nargs="+", type=Path)
    parser.add_argument("--cc", action="append", help="a compiler; may be given several times")
    parser.add_argument("--only", default="", help="cells whose flags contain this text")
    parser.add_argument("--loaded", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.loaded:
        verdict = check_erased(Loaded(read_emitted(given.libraries[0]), given.loaded), larger)
        print(verdict.detail)
        return verdict.status != "passed"
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
