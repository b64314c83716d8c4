"""`make same`: emits the libraries of libraries.txt and compares their bytes with those recorded in
digests.txt.

A change of the house that is to leave every emitted byte as it was runs this. A change of what is
emitted records anew (--record) in the same commit. --keep DIR leaves the libraries, to be compared
with those of another commit by `diff -r`.
"""

import argparse
import hashlib
import os
import re
import shlex
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
LIBRARIES = HERE / "libraries.txt"
DIGESTS = HERE / "digests.txt"
SHOWN = 16  # hexadecimal digits of a digest: these are compared with one's own, not with a forger's


def commands() -> tuple[str, ...]:
    lines = LIBRARIES.read_text().splitlines()
    return tuple(line for line in lines if line and not line.startswith("#"))


def folder_name(command: str) -> str:
    return re.sub(r"[^A-Za-z0-9]+", "-", command)


def emit(command: str, out: Path) -> Path:
    """The library of `command` in a folder of `out`; CalledProcessError where it is refused."""
    folder = out / folder_name(command)
    words = [sys.executable, "-m", "ecgen", *shlex.split(command), "-o", str(folder)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONHASHSEED": "1"}
    subprocess.run(words, check=True, cwd=out, env=environment, capture_output=True, text=True)
    return folder


def digests(folder: Path) -> str:
    """`PART=DIGEST ...`, a part for each folder of the library and one for the files beside
    them.
    """
    parts: dict[str, hashlib._Hash] = {}
    for path in sorted(p for p in folder.rglob("*") if p.is_file()):
        name = path.relative_to(folder)
        digest = parts.setdefault(name.parts[0] if len(name.parts) > 1 else ".", hashlib.sha256())
        digest.update(str(name).encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return " ".join(f"{part}={parts[part].hexdigest()[:SHOWN]}" for part in sorted(parts))


def made(out: Path) -> str:
    """The text of digests.txt for what ecgen emits today."""
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        folders = pool.map(lambda command: emit(command, out), commands())
        return "".join(f"{command}: {digests(folder)}\n"
                       for command, folder in zip(commands(), folders, strict=True))  # fmt: skip


def differences(recorded: str, found: str) -> list[str]:
    """One line for each library whose bytes differ, with the parts that do."""
    before = dict(line.split(": ", 1) for line in recorded.splitlines())
    after = dict(line.split(": ", 1) for line in found.splitlines())
    lines = [f"{command}: is not recorded" for command in after.keys() - before.keys()]
    lines += [f"{command}: is recorded, not made" for command in before.keys() - after.keys()]
    for command in sorted(before.keys() & after.keys()):
        parts = set(before[command].split()) ^ set(after[command].split())
        if parts:
            lines.append(f"{command}: {', '.join(sorted({p.split('=')[0] for p in parts}))} differ")
    return lines


def main() -> int:
    parser = argparse.ArgumentParser(prog="make same", description=__doc__.splitlines()[0])
    parser.add_argument("--record", action="store_true", help="write digests.txt anew")
    parser.add_argument(
        "--keep", type=Path, metavar="DIR", help="an empty folder for the libraries"
    )
    given = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ecgen-same-") as scratch:
        out = (given.keep or Path(scratch)).resolve()
        out.mkdir(parents=True, exist_ok=True)
        try:
            found = made(out)
        except subprocess.CalledProcessError as error:
            print(f"{shlex.join(error.cmd[2:])}: {error.stderr.strip()}", file=sys.stderr)
            return 2
    if given.record:
        DIGESTS.write_text(found)
        return 0
    lines = differences(DIGESTS.read_text(), found)
    print("\n".join(lines) or f"{len(commands())} libraries: every byte as recorded")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
