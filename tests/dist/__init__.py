"""`make dist`: the source archive and the wheel of the commit at hand, built twice in trees and
under settings that differ, with the digests of both in SHA256SUMS and a bill of materials.

What is not committed is in none of them. Two runs with the same backend, whose version the bill of
materials names, give the same bytes; files in the archive have the date of the commit.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
import tomllib
import uuid
from importlib.metadata import version
from pathlib import Path

from ecgen import __version__

ROOT = Path(__file__).resolve().parents[2]
SUMS, BILL = "SHA256SUMS", "sbom.cdx.json"
# what must not matter: (mask of modes, time zone, language)
SETTINGS = ((0o022, "UTC", "C"), (0o077, "Asia/Tokyo", "C.UTF-8"))


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tests.dist", description=__doc__.partition("\n")[0])
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "dist")
    output = parser.parse_args(words).output
    with tempfile.TemporaryDirectory() as scratch:
        first, second = (built(Path(scratch) / str(i), *each) for i, each in enumerate(SETTINGS))
        if first != second:
            print(
                f"dist: two builds differ: {', '.join(differing(first, second))}", file=sys.stderr
            )
            return 1
    output.mkdir(parents=True, exist_ok=True)
    files = first | {BILL: bill_of(first)}
    for name, data in (files | {SUMS: sums_of(files)}).items():
        (output / name).write_bytes(data)
    print(f"dist: {', '.join([*files, SUMS])} in {output}; two builds gave the same bytes")
    return 0


def built(folder: Path, mask: int, zone: str, language: str) -> dict[str, bytes]:
    """The archives of the commit, by name, built in `folder`."""
    tree, made = folder / "tree", folder / "made"
    tree.mkdir(parents=True)
    archive = _git("archive", "HEAD")
    before = os.umask(mask)
    try:
        subprocess.run(["tar", "x", "-C", str(tree)], input=archive, check=True)
        command = [sys.executable, "-m", "build", "--no-isolation", "-o", str(made), str(tree)]
        date = _git("show", "-s", "--format=%ct", "HEAD").decode().strip()
        own = {"SOURCE_DATE_EPOCH": date, "TZ": zone, "LC_ALL": language}
        done = subprocess.run(command, env=os.environ | own, capture_output=True, text=True)
    finally:
        os.umask(before)
    if done.returncode:
        raise SystemExit(f"dist: the build failed.\n{done.stdout}{done.stderr}")
    return {path.name: path.read_bytes() for path in sorted(made.iterdir())}


def _git(*words: str) -> bytes:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout


def differing(first: dict[str, bytes], second: dict[str, bytes]) -> list[str]:
    """The names of files that are not the same in both."""
    return sorted(n for n in first.keys() | second.keys() if first.get(n) != second.get(n))


def sums_of(files: dict[str, bytes]) -> bytes:
    """As `sha256sum -c` reads them."""
    rows = (f"{hashlib.sha256(data).hexdigest()}  {name}\n" for name, data in files.items())
    return "".join(rows).encode()


def bill_of(files: dict[str, bytes]) -> bytes:
    """CycloneDX 1.5: the files with their digests, what they were built by, and what ecgen needs to
    run, as pyproject.toml has it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    serial = uuid.uuid5(uuid.NAMESPACE_OID, sums_of(files).decode())
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "serialNumber": f"urn:uuid:{serial}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": project["name"],
                "name": project["name"],
                "version": __version__,
                "description": project["description"],
                "licenses": [{"expression": project["license"]["text"]}],
                "purl": f"pkg:pypi/{project['name']}@{__version__}",
            },
            "tools": {
                "components": [
                    {"type": "application", "name": name, "version": version(name)}
                    for name in ("build", "hatchling")
                ]
            },
        },
        "components": [
            {
                "type": "file",
                "name": name,
                "hashes": [{"alg": "SHA-256", "content": hashlib.sha256(data).hexdigest()}],
            }
            for name, data in files.items()
        ]
        + [
            {"type": "library", "name": need, "scope": "required"}
            for need in project["dependencies"]
        ],
    }
    return (json.dumps(bill, indent=1) + "\n").encode()
