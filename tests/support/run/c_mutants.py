"""The score of the checks on a library: of how many small changes of its C `ecgen check` says that
something is wrong.

    python -m tests.support.run.c_mutants DIR ... [SAMPLE]

Every change (c_changes.py), or SAMPLE of them of each library, is made in turn, and the calls are
made that reach it (c_replay.py); then the sanitizers watch. Not counted are changes of what erases
(the check of erasure looks at that in the binary, not here), of `cpu_supported`, which another CPU
decides, those of c_mutants_equivalent.toml, each with its reason, and those of which compilers make
the same code (c_same_code.py).
"""

import gc
import hashlib
import re
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from unittest import mock

from ecgen.run.emitted import Emitted, read_emitted
from ecgen.run.functions import public_functions
from ecgen.run.tools import find_compiler
from tests.support.run.c_calls import once
from tests.support.run.c_changes import Mutant
from tests.support.run.c_replay import Replay

EQUIVALENT = Path(__file__).with_name("c_mutants_equivalent.toml")
NOT_HERE = re.compile(r"wipe|cpu_supported|vector_registers|= \(int\)P_barrier\(0\)")


@dataclass
class Score:
    """`found` counts what finds the mutants; `equivalent` counts those that a row explains,
    `same_code` those of which compilers make the same code; `left` are the others."""

    found: Counter = field(default_factory=Counter)
    equivalent: "Counter[Row]" = field(default_factory=Counter)
    same_code: int = 0
    left: list[Mutant] = field(default_factory=list)

    @property
    def killed(self) -> int:
        return sum(self.found.values())

    @property
    def share(self) -> float:
        """Of those that are not equivalent."""
        return self.killed / max(self.killed + len(self.left), 1)


@dataclass(frozen=True)
class Row:
    """Changes that change nothing which a caller can observe: in functions, of statements, in ways;
    `...` stands for anything. In libraries whose C has the text `beside` alone."""

    where: tuple[str, ...]
    statement: str
    changes: tuple[str, ...]
    reason: str
    beside: str = ""

    def explains(self, mutant: Mutant) -> bool:
        return (
            mutant.where in self.where
            and _fits(self.statement, mutant.statement)
            and any(_fits(own, mutant.change) for own in self.changes)
        )

    def is_of(self, code: str) -> bool:
        return _pattern(self.beside).search(code) is not None


def _fits(pattern: str, text: str) -> bool:
    return _pattern(pattern).fullmatch(text) is not None


@cache
def _pattern(text: str) -> re.Pattern:
    return re.compile(".*".join(map(re.escape, text.split("..."))), re.DOTALL)


def rows() -> list[Row]:
    data = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["equivalent"]
    return [
        Row(
            tuple([row["where"]] if isinstance(row["where"], str) else row["where"]),
            row.get("statement", "..."),
            tuple(row.get("changes", ["..."])),
            row["reason"],
            row.get("beside", ""),
        )
        for row in data
    ]


def counted(mutant: Mutant) -> bool:
    return not NOT_HERE.search(f"{mutant.where}: {mutant.statement}")


def sampled(mutants, count: int | None) -> list[Mutant]:
    """Those whose keys have the least digests, so that the sample stays as templates change."""
    chosen = sorted(
        filter(counted, mutants),
        key=lambda own: hashlib.sha256(f"{own.key} {own.place}".encode()).digest(),
    )
    return chosen[:count]


def score(emitted: Emitted, count: int | None = None) -> Score:
    done = Score()
    kept = mock.patch.object(public_functions, "reference", once(public_functions.reference))
    with tempfile.TemporaryDirectory() as scratch, kept:
        replay = Replay(emitted, find_compiler(), Path(scratch))
        known = [row for row in rows() if row.is_of(replay.code)]
        gc.collect()
        gc.freeze()
        for mutant, found in outcomes(replay, count):
            if found:
                done.found[found.partition(":")[0]] += 1
            elif row := next((row for row in known if row.explains(mutant)), None):
                done.equivalent[row] += 1
            elif replay.same_code.has(mutant):
                done.same_code += 1
            else:
                done.left.append(mutant)
        gc.unfreeze()
    return done


def outcomes(replay: Replay, count: int | None) -> Iterator[tuple[Mutant, str]]:
    for mutant in sampled(replay.mutants.values(), count):
        yield mutant, replay.outcome(mutant)


def main() -> None:
    folders = [own for own in sys.argv[1:] if not own.isdigit()]
    count = next((int(own) for own in sys.argv[1:] if own.isdigit()), None)
    used = Counter()
    for folder in folders:
        done = score(read_emitted(Path(folder).resolve()), count)
        used += done.equivalent
        for mutant in done.left:
            print(mutant.key)
        print(
            f"{folder}: {done.killed} killed, {len(done.left)} not; equivalent: {done.same_code} "
            f"by their code, {done.equivalent.total()} by a row; {100 * done.share:.2f} %; "
            f"killed by {dict(done.found.most_common())}",
            flush=True,
        )
    for row in rows() if count is None else ():
        if row not in used:
            print(f"explains nothing in these libraries: {row}")


if __name__ == "__main__":
    main()
