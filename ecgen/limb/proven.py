"""Proofs that closed before are not done again: a file of the user's, keyed by what was proven and
by the prover's own text.

The key is the SHA-256 of the whole LimbProgram, the meanings, the modulus, every source file of the
prover's room and the version of Python, so that a changed byte of any of them means a new proof.
Only proofs that closed are kept, in the file that ecgen/kept.py describes. A row whose digest does
not fit, a file that cannot be read or written, or ECGEN_PROOFS=off means that everything is proven
anew.
"""

import functools
import hashlib
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

from ecgen.kept import ROWS, TALLY, drop_if_damaged, kept_file, opened
from ecgen.limb.ir import LimbProgram
from ecgen.limb.prove import Meaning, Proof, prove

Facts = tuple[int, int, int]  # zero claims, intervals, congruences


def prove_once(
    program: LimbProgram,
    meanings: dict[str, Meaning] | None = None,
    modulus: int = 0,
    patience: int | None = None,
) -> Proof:
    """As limb.prove.prove, but taken from an earlier run where one proved the same; raises what
    that raises.
    """
    path = kept_file()
    if path is None:
        return prove(program, meanings, modulus, patience)
    key = _key(program, meanings or {}, modulus, patience)
    found = _read(path, key)
    if found is not None:
        TALLY.take(key)
    else:
        TALLY.make(key)
        proof = prove(program, meanings, modulus, patience)
        found = (proof.zeros, proof.intervals, proof.congruences)
        _write(path, key, found)
    return Proof(program.name, *found)


def _key(
    program: LimbProgram, meanings: dict[str, Meaning], modulus: int, patience: int | None
) -> str:
    text = "\n".join(
        [
            _prover(),
            repr(program),
            repr([(name, sorted(meaning.items())) for name, meaning in meanings.items()]),
            repr((modulus, patience)),
        ]
    )
    return hashlib.sha256(text.encode()).hexdigest()


@functools.cache
def _prover() -> str:
    """The digest of the prover: every file of this room, and the version of Python."""
    files = (path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))
    return hashlib.sha256(b"\0".join([sys.version.encode(), *files])).hexdigest()


def _digest(key: str, facts: Facts) -> str:
    return hashlib.sha256(f"{key} {tuple(facts)}".encode()).hexdigest()


def _read(path: Path, key: str) -> Facts | None:
    if not path.is_file():
        return None
    try:
        with closing(opened(path)) as base:
            row = base.execute(
                "select zeros, intervals, congruences, digest from proofs where key = ?", (key,)
            ).fetchone()
    except (sqlite3.Error, OSError) as error:
        drop_if_damaged(path, error)
        return None
    return row[:3] if row and row[3] == _digest(key, row[:3]) else None


def _write(path: Path, key: str, facts: Facts) -> None:
    try:
        with closing(opened(path)) as base, base:
            base.execute(
                "insert or replace into proofs values (?, ?, ?, ?, ?)",
                (key, *facts, _digest(key, facts)),
            )
            base.execute(
                "delete from proofs where rowid <= (select max(rowid) from proofs) - ?", (ROWS,)
            )
    except (sqlite3.Error, OSError) as error:
        drop_if_damaged(path, error)
