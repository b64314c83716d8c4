"""Proofs that closed before are not done again: a file of the user's, keyed by what was proven and by the prover's own text.

The key is the SHA-256 of the whole LimbProgram, the meanings, the modulus and every source file of the prover's room, so
that a changed byte of any of them means a new proof. Only proofs that closed are kept. A row whose digest does not fit,
a file that cannot be read or written, or ECGEN_PROOFS=off means that everything is proven anew.
"""

import functools
import hashlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from platformdirs import user_cache_path

from ecgen.limb.ir import LimbProgram
from ecgen.limb.prove import Proof, prove

ROWS = 200_000  # more than that, and the oldest go
SECONDS = 5  # to wait for another process that writes


def proofs_file() -> "Path | None":
    """Where proofs are kept: what ECGEN_PROOFS names, else the user's folder of caches; None if it says `off`."""
    named = os.environ.get("ECGEN_PROOFS", "")
    if named == "off":
        return None
    return Path(named) if named else user_cache_path("ecgen", appauthor=False) / "proofs.sqlite"


def prove_once(program: LimbProgram, meanings: "dict | None" = None, modulus: int = 0) -> Proof:
    """As limb.prove.prove, but taken from an earlier run where one proved the same; raises what that raises."""
    path = proofs_file()
    if path is None:
        return prove(program, meanings, modulus)
    key = _key(program, meanings or {}, modulus)
    found = _read(path, key)
    if found is None:
        proof = prove(program, meanings, modulus)
        found = (proof.zeros, proof.intervals, proof.congruences)
        _write(path, key, found)
    return Proof(program.name, *found)


def _key(program: LimbProgram, meanings: dict, modulus: int) -> str:
    text = "\n".join([_prover(), repr(program), repr([(name, sorted(meaning.items())) for name, meaning in meanings.items()]), repr(modulus)])
    return hashlib.sha256(text.encode()).hexdigest()


@functools.cache
def _prover() -> str:
    """The digest of the prover: every file of this room."""
    return hashlib.sha256(b"\0".join(path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.py")))).hexdigest()


def _digest(key: str, facts) -> str:
    return hashlib.sha256(f"{key} {tuple(facts)}".encode()).hexdigest()


def _opened(path: Path) -> sqlite3.Connection:
    path.parent.mkdir(parents=True, exist_ok=True)
    base = sqlite3.connect(path, timeout=SECONDS)
    base.execute("pragma synchronous = off")  # what a power failure takes is proven again
    base.execute("create table if not exists proofs (key text primary key, zeros int, intervals int, congruences int, digest text)")
    return base


def _read(path: Path, key: str) -> "tuple[int, int, int] | None":
    if not path.is_file():
        return None
    try:
        with closing(_opened(path)) as base:
            row = base.execute("select zeros, intervals, congruences, digest from proofs where key = ?", (key,)).fetchone()
    except (sqlite3.Error, OSError) as error:
        _drop_if_damaged(path, error)
        return None
    return row[:3] if row and row[3] == _digest(key, row[:3]) else None


def _write(path: Path, key: str, facts) -> None:
    try:
        with closing(_opened(path)) as base, base:
            base.execute("insert or replace into proofs values (?, ?, ?, ?, ?)", (key, *facts, _digest(key, facts)))
            base.execute("delete from proofs where rowid <= (select max(rowid) from proofs) - ?", (ROWS,))
    except (sqlite3.Error, OSError) as error:
        _drop_if_damaged(path, error)


def _drop_if_damaged(path: Path, error: Exception) -> None:
    """Remove a file that is no base of proofs (cut short, say), so that the next run starts another."""
    if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
        path.unlink(missing_ok=True)
