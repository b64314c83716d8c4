"""The checker that Coq proved, as a program: the OCaml that Coq extracted, compiled here, or Coq's
kernel itself, for which the theories are compiled once.
"""

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ecgen.errors import ToolError
from ecgen.resources import data_folder
from ecgen.run.certified.theorems import theorem

NATIVE, COQ = "native", "coq"
SECONDS = 120  # for one routine
MEGABYTES = 2000


ROUTINES, FORMULAS, LAWS = "routines", "formulas", "laws"  # what certificates are of


@dataclass(frozen=True)
class Answer:
    accepted: bool
    seconds: float


class Checker(Protocol):
    """`accepts` asks it about one routine, one formula, or how such belong together; `of` is the
    same checker for another of these."""

    name: str

    def of(self, subject: str) -> "Checker": ...

    def accepts(self, statement: str, certificate: str) -> Answer: ...


@contextmanager
def checker_of(way: str, subject: str = ROUTINES) -> Iterator[Checker]:
    """ToolError where its tools are not there."""
    with tempfile.TemporaryDirectory(prefix="ecgen-") as name:
        yield (Native if way == NATIVE else Kernel)(Path(name), subject)


class Native:
    name = "the extracted checker"

    def __init__(self, folder: Path, subject: str):
        compiler = _first(("ocamlfind", "ocamlopt"), ("ocamlopt",))
        if not compiler:
            raise ToolError(
                "no OCaml compiler was found: ocamlopt is missing from the search path.",
                hint="On Debian it is in the package ocaml-nox; or --certify=coq, by Coq itself.",
            )
        native = data_folder("proofs") / "native"
        sources = ("checker.mli", "checker.ml", "main.ml")
        for name in sources:
            shutil.copy(native / name, folder)
        _run([*compiler, "-w", "-a", *sources, "-o", "checker"], folder)
        self.folder, self.subject = folder, subject

    @property
    def command(self) -> list[str]:
        return [str(self.folder / "checker"), self.subject]

    def of(self, subject: str) -> "Native":
        other = copy(self)
        other.subject = subject
        return other

    def accepts(self, statement: str, certificate: str) -> Answer:
        answer = _limited(self.command, self.folder, f"{statement}\n{certificate}\n")
        word, seconds = answer.split() if len(answer.split()) == 2 else ("refused", "0")
        return Answer(word == "accepted", float(seconds))


class Kernel:
    name = "Coq's kernel"

    def __init__(self, folder: Path, subject: str):
        if not shutil.which("coqc"):
            raise ToolError(
                "Coq was not found: coqc is missing from the search path.",
                hint="On Debian it is in the package coq; or --certify, by the extracted checker.",
            )
        self.folder, self.subject = folder, subject
        proofs = data_folder("proofs")
        for name in (proofs / "ORDER").read_text().split():
            if name in ("Assumptions", "Native"):
                continue
            shutil.copy(proofs / "theories" / f"{name}.v", folder)
            _run(["coqc", "-q", "-R", ".", "Ecgen", f"{name}.v"], folder)

    def of(self, subject: str) -> "Kernel":
        other = copy(self)
        other.subject = subject
        return other

    def accepts(self, statement: str, certificate: str) -> Answer:
        (self.folder / "Routine.v").write_text(theorem(self.subject, statement, certificate))
        out = _limited(["coqc", "-q", "-time", "-R", ".", "Ecgen", "Routine.v"], self.folder, "")
        seconds = sum(
            float(line.split("]")[1].split()[0]) for line in out.splitlines() if "] " in line
        )
        return Answer("Closed under the global context" in out, seconds)


def _first(*commands: tuple[str, ...]) -> tuple[str, ...]:
    return next((command for command in commands if shutil.which(command[0])), ())


def _run(command: list[str], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"{command[0]} failed: {done.stderr.strip()[-300:]}")
    return done.stdout


def _limited(command: list[str], folder: Path, text: str) -> str:
    """What the program prints; nothing where it fails, or takes too long or too much memory."""
    limited = ["sh", "-c", f'ulimit -v {MEGABYTES * 1000}; exec "$@"', "sh", *command]
    try:
        done = subprocess.run(
            limited, cwd=folder, input=text, capture_output=True, text=True, timeout=SECONDS,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return ""
    return "" if done.returncode else done.stdout
