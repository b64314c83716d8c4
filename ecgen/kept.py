"""What was made or proven before is not made again: a file of the user's, keyed by everything that
enters.

A key is the SHA-256 of the kind of result, of what was given, of ecgen's own text and data, and of
the versions of Python and of the libraries that compute. A changed byte of any of them is another
key. Values are pickles of plain data and of ecgen's own dataclasses, and nothing else is read back;
each carries the digest of its key and content, which is compared on use. The file is a base of
SQLite, so that processes may share it; what cannot be read or written, ECGEN_PROOFS=off, or
`without_kept` means that everything is made anew. The oldest go first.

A digest has no secret: it finds damage, and whoever changes a file can compute it. So where
everything is made anew, no verdict is taken from ecgen's own records (group/exceptions/recorded.py)
either, nor one that this process made with their help (`cached_apart`); `Tally.proven` names the
formulas that were proven.
"""

import functools
import hashlib
import io
import json
import os
import pickle
import sqlite3
import sys
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, is_dataclass
from enum import Enum
from os.path import isfile
from pathlib import Path

from ecgen.errors import ToolError
from ecgen.resources import data_folder, sets_of_others, user_folder

# more rows of proofs, or more bytes of other results, and the oldest go
ROWS, BYTES = (200_000, 512 << 20)
SECONDS = 5  # to wait for another process that writes
LIBRARIES = ("jinja2", "python-flint", "sympy")
FOLDERS = ("formulas", "targets", "templates", "harness")
ENDINGS = (".py", ".toml")  # of ecgen's own text
ABOVE = ("cli", "report", "run")  # rooms that no build imports
PLAIN = {("builtins", name) for name in ("set", "frozenset", "complex", "bytearray")} | {
    ("fractions", "Fraction"),
    ("pathlib", "PosixPath"),
    ("pathlib", "WindowsPath"),
}
MAGIC = b"SQLite format 3\0"
TABLES = {
    "proofs": "key text primary key, zeros int, intervals int, congruences int, digest text",
    "results": "key text primary key, value blob, digest text",
}


@dataclass
class Tally:
    """How many results were `taken` from the file that earlier processes left there, and how many
    `made` in this one; the names of the formulas that this one has `proven`."""

    taken: int = 0
    made: int = 0
    own: set[str] = field(default_factory=set)
    took: list[str] = field(default_factory=list)
    proven: set[str] = field(default_factory=set)

    def take(self, key: str) -> None:
        if key not in self.own:
            self.taken += 1
            self.took.append(key)

    def make(self, key: str) -> None:
        self.own.add(key)
        self.made += 1

    def add(self, others: "list[Tally]") -> None:
        """What other processes took and made for this one, at the same time: what one of them made
        another may have taken.
        """
        self.own |= set().union(*(other.own for other in others))
        self.proven |= set().union(*(other.proven for other in others))
        self.made += sum(other.made for other in others)
        for key in (key for other in others for key in other.took):
            self.take(key)


TALLY = Tally()
# what is left out: "", "results" or "all"
_without: ContextVar[str] = ContextVar("without", default="")


def kept_file() -> Path | None:
    """Where results are kept: what ECGEN_PROOFS names, else the user's folder of caches; None if it
    says `off`.
    """
    named = os.environ.get("ECGEN_PROOFS", "")
    return None if is_anew() else Path(named) if named else _default_file()


def _default_file() -> Path | None:
    try:
        return user_folder("cache") / "proofs.sqlite"
    except ToolError:
        return None


def is_anew() -> bool:
    """Whether everything is made and proven anew, with no verdict of an earlier run."""
    return os.environ.get("ECGEN_PROOFS") == "off" or _without.get() == "all"


def cached_apart(most: int) -> Callable:
    """As functools.lru_cache(most), of functions whose results rest on verdicts: what was made with
    recorded ones is not what is returned where all is proven anew."""

    def decorate(make: Callable) -> Callable:
        @functools.lru_cache(maxsize=most)
        def known(anew: bool, *given, **named):
            return make(*given, **named)

        @functools.wraps(make)
        def ask(*given, **named):
            return known(is_anew(), *given, **named)

        ask.cache_clear = known.cache_clear
        return ask

    return decorate


@contextmanager
def without_kept(what: str = "all") -> Iterator[None]:
    """Inside, nothing is taken from the file, and nothing written: "all", the "results" of `once`
    alone, or "" for no change.
    """
    before = _without.set(what or _without.get())
    try:
        yield
    finally:
        _without.reset(before)


def once(
    kind: str,
    given: tuple,
    make: Callable,
    files: tuple[Path, ...] = (),
    formulas: tuple[str, ...] = (),
    above: bool = False,
):
    """make(), or what it returned before for the same `given`, told apart by repr, and the same
    content of `files`. Raises what make() raises, and keeps nothing then.

    With `formulas` of a user's, which may read files beside them, nothing is kept. `above`: what it
    returns depends on the rooms above the library, too.
    """
    path = None if formulas or _without.get() else kept_file()
    text = None if path is None else _text(kind, given)
    if text is None:
        return make()
    key = hashlib.sha256(
        "\n".join([text, own_text(above), *map(_content, files)]).encode()
    ).hexdigest()
    data = _read(path, key)
    if data is not None:
        try:
            value = _Reader(io.BytesIO(zlib.decompress(data))).load()
            TALLY.take(key)
            return value
        except (pickle.UnpicklingError, zlib.error, EOFError, AttributeError, ImportError):
            pass  # not written by this ecgen
    value = make()
    TALLY.make(key)
    _write(path, key, zlib.compress(pickle.dumps(value, protocol=5), 1))
    return value


class _Reader(pickle.Unpickler):
    """Reads plain data and ecgen's dataclasses, and calls nothing else that a pickle may name."""

    def find_class(self, module: str, name: str):
        if (module, name) in PLAIN:
            return super().find_class(module, name)
        found = super().find_class(module, name) if module.partition(".")[0] == "ecgen" else None
        if (
            isinstance(found, type)
            and found.__module__ == module
            and (is_dataclass(found) or issubclass(found, Enum))
        ):
            return found
        raise pickle.UnpicklingError(f"{module}.{name} is no data of ecgen's")


def _text(kind: str, given: tuple) -> str | None:
    """What tells results apart, None where a part has no text but its address."""
    text = f"{kind} {given!r}"
    return None if " at 0x" in text else text


def _content(path: Path) -> str:
    """The digest of a file, "" where there is none."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else ""


def _files_below(root: Path, *endings: str) -> list[str]:
    """The paths from `root` of the files below it that end so. As texts: a thousand of Path take a
    tenth of a second.
    """
    start = len(os.path.join(root, ""))
    paths = (os.path.join(at, name) for at, _, names in os.walk(root) for name in names)
    return [path[start:] for path in paths if path.endswith(endings or "") and isfile(path)]


def _digest_of(root: Path, files: Iterable[str]) -> str:
    """The digest of the names and contents of files, whose paths from `root` these are."""
    found = hashlib.sha256()
    for name in sorted(file.split(os.sep) for file in files):
        with open(os.path.join(root, *name), "rb") as file:
            content = file.read()
        found.update(f"{'/'.join(name)} {len(content)}\n".encode() + content)
    return found.hexdigest()


@functools.cache
def own_text(above: bool) -> str:
    """The digest of ecgen's text and data, and the versions of what it computes with."""
    package = Path(__file__).resolve().parent
    files = _files_below(package, *ENDINGS)
    rooms = [name for name in files if (name.split(os.sep)[0] in ABOVE) == above]
    if above:
        return f"{own_text(False)}\n{_digest_of(package, rooms)}"
    folders = (*map(data_folder, FOLDERS), *sets_of_others())
    return "\n".join(
        [sys.version, *map(_version, LIBRARIES), _digest_of(package, rooms), *map(_folder, folders)]
    )


@functools.cache
def text_of(*rooms: str) -> str:
    """The digest of ecgen's own text in these rooms (packages, or files without their ending) and
    single files ROOM/NAME.py. One that is not there is an error: its text would be missed.
    """
    package = Path(__file__).resolve().parent
    files: list[str] = []
    for room in rooms:
        names = [room] if room.endswith(ENDINGS) else [f"{room}.py"]
        found = [name for name in names if isfile(package / name)]
        found += [os.path.join(room, name) for name in _files_below(package / room, *ENDINGS)]
        if not found:
            raise FileNotFoundError(package / room)
        files += found
    return _digest_of(package, files)


@functools.cache
def data_of(name: str) -> str:
    """The digest of a folder of ecgen's data."""
    return _folder(data_folder(name))


def row_digest(row: dict) -> str:
    """The digest of a row of a record, which stands in it as `digest`."""
    content = json.dumps({key: value for key, value in row.items() if key != "digest"})
    return hashlib.sha256(content.encode()).hexdigest()


def _folder(root: Path) -> str:
    return _digest_of(root, (name for name in _files_below(root) if not name.endswith(".pyc")))


def _version(name: str) -> str:
    # takes longer to load than all of this file
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(name)
    except PackageNotFoundError:
        return ""


def opened(path: Path) -> sqlite3.Connection:
    """The base of results, with its tables."""
    path.parent.mkdir(parents=True, exist_ok=True)
    base = sqlite3.connect(path, timeout=SECONDS)
    base.execute("pragma synchronous = off")  # what a power failure takes is made again
    for name, columns in TABLES.items():
        base.execute(f"create table if not exists {name} ({columns})")
    return base


def _digest(key: str, data: bytes) -> str:
    return hashlib.sha256(key.encode() + data).hexdigest()


def _read(path: Path, key: str) -> bytes | None:
    if not path.is_file():
        return None
    try:
        with closing(opened(path)) as base:
            row = base.execute("select value, digest from results where key = ?", (key,)).fetchone()
    except (sqlite3.Error, OSError) as error:
        drop_if_damaged(path, error)
        return None
    return row[0] if row and isinstance(row[0], bytes) and row[1] == _digest(key, row[0]) else None


def _write(path: Path, key: str, data: bytes) -> None:
    try:
        with closing(opened(path)) as base, base:
            base.execute(
                "insert or replace into results values (?, ?, ?)", (key, data, _digest(key, data))
            )
            if path.stat().st_size > BYTES:  # what the file holds is less than its size
                _keep_within(base, BYTES)
    except (sqlite3.Error, OSError) as error:
        drop_if_damaged(path, error)


def _keep_within(base: sqlite3.Connection, most: int) -> None:
    """Delete the oldest results until those left have at most so many bytes."""
    total, last = 0, None
    for rowid, size in base.execute("select rowid, length(value) from results order by rowid desc"):
        total += size
        if total > most:
            last = rowid
            break
    if last is not None:
        base.execute("delete from results where rowid <= ?", (last,))


def drop_if_damaged(path: Path, error: Exception) -> None:
    """Remove a base of results that cannot be read (cut short, say), so that the next run starts
    another; what never was one, such as a text that ECGEN_PROOFS names, stays.
    """
    if (
        not isinstance(error, sqlite3.DatabaseError)
        or isinstance(error, sqlite3.OperationalError)
        or not path.is_file()
    ):
        return
    with path.open("rb") as file:
        is_base = file.read(len(MAGIC)) == MAGIC
    if is_base or path == _default_file():
        path.unlink(missing_ok=True)
