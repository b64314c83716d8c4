"""The table of measurements: one file of SQLite, which a tuning run fills and, killed at any
moment, goes on from.

A measurement belongs to a processor, a compiler, a lowering (the digest of what makes the machine
code), a routine and a choice. Each is written in a transaction of its own and never changed; rows
of another processor, compiler or lowering are neither read nor written. Several processes may write
at once. The searches that ran, and what they found, stand beside.
"""

import json
import sqlite3
import uuid
from collections.abc import Callable
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ecgen.errors import EcgenError
from ecgen.isa.measured import Processor
from ecgen.resources import user_folder

VERSION = 1  # of the tables
APPLICATION = 0x65636765  # marks the file as one of ours
SECONDS = 60  # to wait for another process that writes
KEY = (
    "processor integer not null references processor, compiler text not null, lowering text not"
    " null, routine text not null"
)
TABLES = f"""
create table about (name text primary key, value text not null) without rowid;
create table processor (id integer primary key, vendor text, family integer, model integer,
                        stepping integer, microcode text, name text, probe real,
                        unique (vendor, family, model, stepping, microcode));
create table measurement ({KEY}, choice text not null, throughput real, latency real,
                          note text not null,
                          primary key (processor, compiler, lowering, routine, choice))
                          without rowid;
create table search ({KEY}, way text not null, curve text not null, seconds real not null,
                     result text, primary key (processor, compiler, lowering, routine, way))
                     without rowid;
"""


@dataclass(frozen=True)
class Times:
    """TSC cycles of independent and of chained calls; None of a candidate that cannot be made, with
    the reason in `note`.
    """

    throughput: Any  # a float, or None
    latency: Any
    note: str = ""


@dataclass(frozen=True)
class Row:
    """One measurement as it goes from one file to another."""

    routine: str
    choice: str
    times: Times


def user_file() -> Path:
    """The file that is used unless --db names another."""
    return user_folder("data") / "measurements.sqlite"


class Measurements:
    """The rows of one processor, compiler and lowering. EcgenError, one paragraph, for a file that
    cannot be read or written, holds something else, or has tables of another version."""

    def __init__(
        self, path: Path, processor: Processor, compiler: str, lowering: str, name: str = ""
    ):
        self.path = path
        self.base = opened(path)
        with self._writing():
            facts = (
                processor.vendor,
                processor.family,
                processor.model,
                processor.stepping,
                processor.microcode,
            )
            self.base.execute(
                "insert or ignore into processor (vendor, family, model, stepping, microcode, name)"
                " values (?, ?, ?, ?, ?, ?)",
                (*facts, name),
            )
            number = self.base.execute(
                "select id from processor where vendor = ? and family = ? and model = ? and"
                " stepping = ? and microcode = ?",
                facts,
            ).fetchone()[0]
        self.key = (number, compiler, lowering)

    def times(self, routine: str, choice: str) -> Times | None:
        """What was measured of the choice, None if nothing was."""
        with told(self.path):
            row = self.base.execute(
                f"select throughput, latency, note from measurement where {_KEYS} and choice = ?",
                (*self.key, routine, choice),
            ).fetchone()
            return _times(*row) if row else None

    def put(self, row: Row) -> Times:
        """Write a measurement, unless another process did so first; returns the one that stands."""
        with self._writing():
            self.base.execute(
                "insert or ignore into measurement values (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *self.key,
                    row.routine,
                    row.choice,
                    row.times.throughput,
                    row.times.latency,
                    row.times.note,
                ),
            )
        return self.times(row.routine, row.choice) or row.times

    def rows(self) -> list[Row]:
        """All measurements of this key."""
        with told(self.path):
            found = self.base.execute(
                "select routine, choice, throughput, latency, note from measurement where processor"
                " = ? and compiler = ? and lowering = ?",
                self.key,
            )
            return [Row(routine, choice, _times(*times)) for routine, choice, *times in found]

    def note_given(self, curve: str, given: tuple[str, str]) -> None:
        """Note how the command line named the curve and the CPU: a file of the user's own has no
        name that a later command could take.
        """
        with self._writing():
            self.base.execute(
                "insert or replace into about values (?, ?)",
                (f"given {self.key[2]} {curve}", json.dumps(given)),
            )

    def plan(self, curve: str, routine: str, way: str, seconds: float) -> None:
        """Note a search that will run, and how many seconds it may take."""
        with self._writing():
            self.base.execute(
                "insert or ignore into search values (?, ?, ?, ?, ?, ?, ?, null)",
                (*self.key, routine, way, curve, seconds),
            )

    def finish(self, routine: str, way: str, result) -> None:
        """Note what a planned search found, as JSON."""
        with self._writing():
            self.base.execute(
                f"update search set result = ? where {_KEYS} and way = ?",
                (json.dumps(result), *self.key, routine, way),
            )

    def result(self, routine: str, way: str, read: Callable = lambda found: None):
        """What the search found, which `read` can read; None while it has not ended."""
        with told(self.path):
            row = self.base.execute(
                f"select result from search where {_KEYS} and way = ?", (*self.key, routine, way)
            ).fetchone()
            found = json.loads(row[0]) if row and row[0] else None
            if found is not None:
                read(found)
            return found

    def results(self, routine: str) -> list:
        """What all searches for a routine found that have ended."""
        with told(self.path):
            return [
                json.loads(text)
                for (text,) in self.base.execute(
                    f"select result from search where {_KEYS} and result is not null order by way",
                    (*self.key, routine),
                )
            ]

    @contextmanager
    def _writing(self):
        with told(self.path):
            self.base.execute("begin immediate")
            try:
                yield
            except BaseException:
                self.base.rollback()
                raise
            self.base.commit()

    def probe(self) -> float | None:
        """The least that the probe took in quiet moments on this processor; None if that was never
        noted.
        """
        with told(self.path):
            return self.base.execute(
                "select probe from processor where id = ?", self.key[:1]
            ).fetchone()[0]

    def note_probe(self, cycles: float) -> None:
        with self._writing():
            self.base.execute(
                "update processor set probe = min(?, coalesce(probe, ?)) where id = ?",
                (cycles, cycles, self.key[0]),
            )

    def close(self) -> None:
        self.base.close()


_KEYS = "processor = ? and compiler = ? and lowering = ? and routine = ?"


@contextmanager
def told(path: Path):
    """Errors of SQLite and of the system, told as one paragraph about the file."""
    try:
        yield
    except (TypeError, ValueError, LookupError, AttributeError) as error:
        raise _damaged(
            path, f"what it says is not of the expected form, {type(error).__name__}: {error}"
        ) from error
    except (sqlite3.Error, OSError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        if (
            (
                isinstance(error, sqlite3.DatabaseError)
                and not isinstance(error, sqlite3.OperationalError)
            )
            or "no such" in why
            or "has no column" in why
        ):
            raise _damaged(path, why) from error
        raise EcgenError(
            f"measurements cannot be kept here ({why}).",
            where=path,
            hint=(
                "Make room, check the permissions of the file and its folder, or name another file"
                " with --db; what was recorded before stays."
            ),
        ) from error


def _times(throughput, latency, note) -> Times:
    if not all(value is None or isinstance(value, int | float) for value in (throughput, latency)):
        raise TypeError(f"{throughput!r} and {latency!r} are no cycles")
    return Times(throughput, latency, note)


def _damaged(path: Path, why: str) -> EcgenError:
    return EcgenError(
        f"this file holds no measurements that can be read ({why}).",
        where=path,
        hint="Remove or rename it and tune again, or name another file with --db.",
    )


def opened(path: Path, read_only: bool = False) -> sqlite3.Connection:
    """The file with its tables, made if there is none and not `read_only`."""
    with told(path):
        if read_only:
            base = sqlite3.connect(
                f"{path.absolute().as_uri()}?mode=ro",
                uri=True,
                timeout=SECONDS,
                isolation_level=None,
            )
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            base = sqlite3.connect(
                path, timeout=SECONDS, isolation_level=None, check_same_thread=False
            )
            if not path.stat().st_size:
                _make(base)
        marks = [
            base.execute(f"pragma {name}").fetchone()[0]
            for name in ("application_id", "user_version")
        ]
        sound = base.execute("pragma quick_check(1)").fetchone()[0]
    if marks[0] != APPLICATION:
        raise EcgenError(
            "this database is not one of ecgen's measurements.",
            where=path,
            hint="Name another file with --db.",
        )
    if marks[1] != VERSION:
        raise EcgenError(
            "this file was written by another version of ecgen: its tables are of version"
            f" {marks[1]}, this one knows version {VERSION}.",
            where=path,
            hint=(
                "Name another file with --db, or use the ecgen that wrote it; measurements can be"
                " made anew at any time."
            ),
        )
    if sound != "ok":
        raise EcgenError(
            f"this file is damaged ({sound.splitlines()[0]}).",
            where=path,
            hint="Remove or rename it and tune again, or name another file with --db.",
        )
    return base


def _make(base: sqlite3.Connection) -> None:
    """The tables, in one transaction; of processes that come at once one makes them."""
    base.execute("pragma journal_mode = wal")
    base.execute("begin immediate")
    if not base.execute("select count(*) from sqlite_master").fetchone()[0]:
        for statement in TABLES.split(";"):
            base.execute(statement)
        base.execute("insert into about values ('id', ?)", (uuid.uuid4().hex,))
        base.execute(f"pragma application_id = {APPLICATION}")
        base.execute(f"pragma user_version = {VERSION}")
    base.commit()


def identity(path: Path) -> str:
    """A text that no other file has: how a process of another machine learns whether it sees the
    same file.
    """
    with closing(opened(path)) as base, told(path):
        return base.execute("select value from about where name = 'id'").fetchone()[0]


def is_same(path: Path, wanted: str) -> bool:
    """Whether the file that lies here has this identity."""
    try:
        with closing(opened(path, read_only=True)) as base:
            return base.execute("select value from about where name = 'id'").fetchone()[0] == wanted
    except (EcgenError, sqlite3.Error):
        return False


def summary(path: Path) -> list[dict]:
    """What the file holds, nothing if there is none, a row for each processor, compiler, lowering
    and curve: searches planned and ended, seconds left as planned, measurements, totals, and how
    the command line named curve and CPU, None if that was not noted."""
    if not path.exists():
        return []
    with closing(opened(path, read_only=True)) as base, told(path):
        base.row_factory = sqlite3.Row
        found = base.execute(
            """
            select p.vendor, p.family, p.model, p.stepping, p.microcode, p.name,
                   s.compiler, s.lowering, s.curve,
                   count(*) as searches, count(s.result) as ended,
                   sum(case when s.result is null then s.seconds else 0 end) as seconds_left,
                   (select count(*) from measurement m
                    where m.processor = s.processor and m.compiler = s.compiler
                    and m.lowering = s.lowering) as measurements,
                   (select value from about
                    where name = 'given ' || s.lowering || ' ' || s.curve) as given,
                   json_group_array(case when s.routine = 'library' then s.result end) as outcomes
            from search s join processor p on p.id = s.processor
            group by s.processor, s.compiler, s.lowering, s.curve
            order by s.curve, p.id"""
        ).fetchall()
        return [
            dict(row)
            | {"outcome": _fastest(json.loads(row["outcomes"])), "given": _named(row["given"])}
            for row in found
        ]


def _named(text: str | None) -> tuple[str, str] | None:
    if text is None:
        return None
    curve, cpu = json.loads(text)
    return str(curve), str(cpu)


def _fastest(outcomes: list[str | None]) -> dict | None:
    """Of what runs found for a library, that with the least total; None before one ended."""
    return min(
        (json.loads(text) for text in outcomes if text),
        key=lambda outcome: sum(outcome["new"].values()),
        default=None,
    )
