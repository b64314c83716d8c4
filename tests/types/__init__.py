"""mypy's findings by file, compared with those recorded in allowed.txt: `python -m tests.types`,
with --record to write that file.

Rooms that pyproject.toml has under strict have none. More findings in a file than recorded fail;
fewer ask to be recorded, so that the numbers only fall.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
RECORD = pathlib.Path(__file__).with_name("allowed.txt")
FINDING = re.compile(r"([^:]+):\d+: error: ")


def findings() -> dict[str, list[str]]:
    """mypy's lines by file, a path with slashes from the root of the repository."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "ecgen"], cwd=ROOT, capture_output=True, text=True
    )
    if done.returncode not in (0, 1) or done.stderr:
        sys.exit(f"mypy did not run: {done.stderr or done.stdout}")
    found = collections.defaultdict(list)
    for line in done.stdout.splitlines():
        if match := FINDING.match(line):
            found[match[1].replace("\\", "/")].append(line)
    return found


def recorded() -> dict[str, int]:
    """The numbers of allowed.txt by file."""
    rows = (line.split() for line in RECORD.read_text().splitlines())
    return {file: int(count) for count, file in rows}


def record(found: dict[str, list[str]]) -> None:
    rows = (f"{len(found[file]):4} {file}\n" for file in sorted(found))
    RECORD.write_text("".join(rows))


def compare(found: dict[str, list[str]], allowed: dict[str, int]) -> list[str]:
    """What is not as recorded, in words."""
    said = []
    for file in sorted(found.keys() | allowed.keys()):
        count, most = len(found.get(file, ())), allowed.get(file, 0)
        if count > most:
            said += [*found[file], f"{file}: {count} findings, {most} recorded: mend them"]
        elif count < most:
            said.append(
                f"{file}: {count} findings, {most} recorded: python -m tests.types --record"
            )
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", action="store_true", help="write tests/types/allowed.txt")
    asked, found = parser.parse_args(), findings()
    if asked.record:
        record(found)
    said = compare(found, recorded())
    print(*said, sep="\n", end="\n" if said else "")
    print(f"{sum(map(len, found.values()))} findings of mypy in {len(found)} files")
    sys.exit(bool(said))
