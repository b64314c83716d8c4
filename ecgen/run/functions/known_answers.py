"""Known answers: vectors in JSON from any source, run through every entry point of an emitted
library.

What a row of a file says of points is read by the kind (`answers` of its part, which says in
`ANSWERS` what it expects): as calls with what they return.
"""

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from ecgen.errors import EcgenError
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

CHECK = "known answers"


class Unreadable(Exception):
    """What is wrong with a file, and what to try."""

    def __init__(self, what: str, hint: str = ""):
        super().__init__(what)
        self.hint = hint


@dataclass(frozen=True)
class Call:
    """`function` is given a scalar and, unless it has its own, a point; it returns one of
    `outcomes`, codes with bytes, the right one first. With `rounds` it is called again: each result
    becomes the next scalar, each scalar the next point.
    """

    function: str
    scalar: bytes
    point: bytes | None
    outcomes: tuple[tuple[int, bytes], ...]
    rounds: int = 1


@dataclass(frozen=True)
class Answer:
    """A row of a file."""

    label: str
    calls: tuple[Call, ...]


@dataclass(frozen=True)
class Answers:
    """All rows of files; `warning` says what these leave open."""

    rows: tuple[Answer, ...] = ()
    warning: str = ""

    def __len__(self) -> int:
        return len(self.rows)


def read_answers(path: Path, emitted: Emitted) -> Answers:
    """All rows of the file; EcgenError where it is malformed or of another curve."""
    part = emitted.curve.kind.part("run")
    try:
        data = _object(path)
        for key in ("p", "r"):
            if key in data and integer(data[key], key) != getattr(emitted.curve, key):
                raise foreign(f"curve: {key} differs from the library's", emitted)
        rows = tuple(part.answers(data, emitted))
        if not rows:
            raise Unreadable("the file holds no known answer.")
    except Unreadable as error:
        raise EcgenError(str(error), where=path, hint=error.hint or part.ANSWERS) from error
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        what = str(error) if isinstance(error, ValueError) else f"{type(error).__name__}: {error}"
        raise EcgenError(
            f"the known answers cannot be read: {what}.", where=path, hint=part.ANSWERS
        ) from error
    silent = not data.keys() & {"p", "r", "G", "function"}
    warning = f"{path} names neither p nor r nor G: nothing says that it is for "
    return Answers(rows, f"{warning}{emitted.curve.name}." if silent else "")


def foreign(what: str, emitted: Emitted) -> Unreadable:
    """A file about something else."""
    return Unreadable(
        f"the known answers are for another {what}.", f"The library is for {emitted.curve.name}."
    )


def _object(path: Path) -> dict:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise Unreadable("there is no such file of known answers.") from error
    except (OSError, ValueError) as error:
        raise Unreadable(f"the known answers cannot be read: {error}.") from error
    except RecursionError as error:
        raise Unreadable("the known answers nest brackets too deeply.") from error
    if not isinstance(data, dict):
        raise Unreadable("the known answers are not a JSON object.")
    return data


def integer(value: Any, where: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and re.fullmatch(r"-?(0[xX])?[0-9a-fA-F]+", value):
        return int(value, 16)
    shown = repr(value) if len(repr(value)) <= 60 else repr(value)[:57] + "..."
    raise Unreadable(
        f"{where} is not an integer: {shown}.",
        "Integers are big-endian hexadecimal strings such as 0x1f.",
    )


def natural(value: Any, what: str) -> int:
    """A big-endian hexadecimal string as an integer of 0 or more."""
    if not isinstance(value, str) or not re.fullmatch("(0[xX])?[0-9a-fA-F]+", value):
        raise ValueError(
            f"{what} is {str(value)[:40]!r}, expected a hexadecimal string such as 0x1f"
        )
    return int(value, 16)


def known_of(emitted: Emitted, files: tuple[Path, ...]) -> Answers:
    """The answers of all the files; a field alone has none but those of its own test."""
    parts = [read_answers(path, emitted) for path in files if emitted.curve.kind.points]
    rows = tuple(row for part in parts for row in part.rows)
    return Answers(rows, " ".join(part.warning for part in parts if part.warning))


def check_answers(loaded: Loaded, answers: Answers, source: str) -> Verdict:
    """Every answer through every function that it is about."""
    if not answers:
        what = "ecgen has no vectors of this curve, and none were given (--vectors FILE.json)"
        return Verdict(CHECK, SKIPPED, what)
    names = {function.name for function in loaded.emitted.functions}
    calls = [
        (answer, call) for answer in answers.rows for call in answer.calls if call.function in names
    ]
    if not calls:
        what = "the library has none of the functions that the vectors are about"
        return Verdict(CHECK, SKIPPED, what)
    failures = []
    for answer, call in calls:
        code, out = _returned(loaded, call)
        if (code, out) not in call.outcomes:
            failures.append(
                f"{call.function} is wrong for {answer.label}: code {code}, {out.hex()}"
            )
    figure = f"{len(answers)} vectors of {source}, {len(calls)} calls"
    done = verdict_of(CHECK, failures, figure, len(calls), 1)
    return replace(done, warning=answers.warning)


def _returned(loaded: Loaded, call: Call) -> tuple[int, bytes]:
    size = loaded.emitted.format.point_bytes
    scalar, points = call.scalar, () if call.point is None else (call.point,)
    for _ in range(call.rounds):
        code, out = loaded.entry(call.function, size, scalar, *points)
        scalar, points = out, (scalar,)
    return code, out
