"""Known answers: vectors in JSON from any source, run through every entry point of an emitted
library.

The file names its curve by p and r; rows hold k, maybe Q, and the result R = [k]Q or [k]G,
big-endian hexadecimal, `inf` for the neutral element. Scalars of r and more must be refused, then
are reduced and run.
"""

import json
import re
from dataclasses import dataclass, replace
from pathlib import Path

from ecgen.curve.model import Curve
from ecgen.errors import EcgenError
from ecgen.extension import element
from ecgen.kind import law
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.oracle.samples import encode_point
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

OK, NEUTRAL, ERR_SCALAR, ERR_CURVE, ERR_ORDER, ERR_EXCEPTION = 0, 1, -1, -3, -4, -6
BASE = "G"
MULTIPLICATIONS = {
    "scalarmult": "constant time",
    "scalarmult_complete": "complete sums",
    "scalarmult_vartime": "variable time",
    "scalarmult_base": "fixed base",
}
COMPLETE = "scalarmult_complete"
KEYS = ("label", "k", "Q", "R")
HINT = (
    'Expected {"p": "0x..", "r": "0x..", "base_vectors": [{"k": "0x..", "R": {"x": "0x..", "y":'
    ' "0x.."}}, ...]}; a row may have Q.'
)


@dataclass(frozen=True)
class Answer:
    """R = [k]Q. `point` is BASE where the row has no Q; None for a point or a result is the neutral
    element.
    """

    label: str
    k: int
    point: "tuple[int, int] | str | None"
    result: "tuple[int, int] | None"


@dataclass(frozen=True)
class Answers:
    """All rows of a file; `warning` says what it leaves open."""

    rows: tuple[Answer, ...]
    warning: str = ""

    def __len__(self) -> int:
        return len(self.rows)


def read_answers(path: Path, emitted: Emitted) -> Answers:
    """All rows of every list in the file that have k or R; EcgenError where the file is malformed
    or of another curve.
    """
    data = _object(path)
    for key in ("p", "r"):
        if key in data and _integer(data[key], path, key) != getattr(emitted.curve, key):
            raise EcgenError(
                f"the known answers are for another curve: {key} differs from the library's.",
                where=path,
                hint=f"The library is for {emitted.curve.name}.",
            )
    base = emitted.curve.base
    if "G" in data and _point(data["G"], path, "G", emitted.curve) != base:
        raise EcgenError(
            "the known answers are for another base point.",
            where=path,
            hint="Rows without Q are multiples of G.",
        )
    answers = []
    for name, rows in data.items():
        if isinstance(rows, list) and not name.startswith("ladder"):
            found = (
                _answer(row, f"{name}[{number}]", path, emitted.curve)
                for number, row in enumerate(rows)
                if isinstance(row, dict)
            )
            answers += [answer for answer in found if answer is not None]
    if not answers:
        raise EcgenError("the file holds no row with k and R.", where=path, hint=HINT)
    unnamed = [key for key in ("p", "r", "G") if key not in data]
    warning = (
        f"{path} names neither p nor r nor G: nothing says that it is for {emitted.curve.name}."
        if len(unnamed) == 3
        else ""
    )
    return Answers(tuple(answers), warning)


def _object(path: Path) -> dict:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise EcgenError(
            "there is no such file of known answers.", where=path, hint=HINT
        ) from error
    except (OSError, ValueError) as error:
        raise EcgenError(
            f"the known answers cannot be read: {error}.", where=path, hint=HINT
        ) from error
    except RecursionError as error:
        raise EcgenError(
            "the known answers nest brackets too deeply.", where=path, hint=HINT
        ) from error
    if not isinstance(data, dict):
        raise EcgenError("the known answers are not a JSON object.", where=path, hint=HINT)
    return data


def _answer(row: dict, where: str, path: Path, curve: Curve) -> "Answer | None":
    """The row as an answer, None if it has neither k nor R (a table of additions, say); a misspelt
    key is an error.
    """
    if "k" not in row and "R" not in row:
        return None
    unknown = [key for key in row if key not in KEYS]
    for key in ("k", "R"):
        if key not in row:
            guess = f" It has {', '.join(unknown)}, which means nothing here." if unknown else ""
            raise EcgenError(
                f"{where} has {'R' if key == 'k' else 'k'} but no {key}.{guess}",
                where=path,
                hint=HINT,
            )
    if unknown:
        raise EcgenError(
            f"{where} has the unknown key {unknown[0]!r}.",
            where=path,
            hint=f"Expected {', '.join(KEYS)}.",
        )
    k = _integer(row["k"], path, f"{where}.k")
    if k < 0:
        raise EcgenError(
            f"{where}.k is negative.",
            where=path,
            hint="Expected 0 <= k; a scalar of r or more must be refused, and is then reduced.",
        )
    point = _point(row["Q"], path, f"{where}.Q", curve) if "Q" in row else BASE
    return Answer(
        f"{where} {row.get('label', '')}".strip(),
        k,
        point,
        _point(row["R"], path, f"{where}.R", curve),
    )


def _integer(value, path: Path, where: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if isinstance(value, str) and re.fullmatch(r"-?(0[xX])?[0-9a-fA-F]+", value):
        return int(value, 16)
    shown = repr(value) if len(repr(value)) <= 60 else repr(value)[:57] + "..."
    raise EcgenError(
        f"{where} is not an integer: {shown}.",
        where=path,
        hint="Integers are big-endian hexadecimal strings such as 0x1f.",
    )


def _point(value, path: Path, where: str, curve: Curve):
    """Affine coordinates in [0, p), over F_{p^2} lists of two, of a class those of Mumford, fewer
    where `deg` is 1; None for the neutral element.
    """
    if isinstance(value, dict) and value.get("inf") is True:
        return None
    keys = curve.kind.part("run").keys_of(value)
    if not isinstance(value, dict) or not set(keys) <= set(value):
        shown = ", ".join(f'"{key}": "0x.."' for key in keys)
        raise EcgenError(
            f"{where} is not a point with {' and '.join(keys)}: {value!r}.",
            where=path,
            hint=f'Expected {{{shown}}} or {{"inf": true}}.',
        )
    return tuple(_coordinate(value[key], path, f"{where}.{key}", curve) for key in keys)


def _coordinate(value, path: Path, where: str, curve: Curve):
    given = value if curve.degree > 1 and isinstance(value, list) else [value]
    if len(given) != curve.degree:
        raise EcgenError(
            f"{where} is no list of {curve.degree} integers.",
            where=path,
            hint='Write ["0x..", "0x.."] for a + b i.',
        )
    parts = [_integer(part, path, where) for part in given]
    if not all(0 <= part < curve.p for part in parts):
        raise EcgenError(
            f"{where} does not lie in [0, p).", where=path, hint="Write it reduced modulo p."
        )
    return element(parts, curve.p, curve.nonresidue)


def known_of(emitted: Emitted, files: tuple[Path, ...]) -> "Answers | tuple":
    """The answers of all the files, () without any."""
    parts = [read_answers(path, emitted) for path in files]
    rows = tuple(row for part in parts for row in part.rows)
    warning = " ".join(part.warning for part in parts if part.warning)
    return Answers(rows, warning) if parts else ()


def check_answers(loaded: Loaded, answers: "Answers | tuple", source: str) -> Verdict:
    """Every answer through scalarmult and scalarmult_vartime, those of the base point also through
    scalarmult_base.
    """
    if not answers:
        return Verdict(
            "known answers",
            SKIPPED,
            "ecgen has no vectors of this curve, and none were given (--vectors FILE.json)",
        )
    failures, names = [], {function.name for function in loaded.emitted.functions}
    if not names & MULTIPLICATIONS.keys():
        return Verdict("known answers", SKIPPED, "the library has no scalar multiplication")
    for answer in answers.rows:
        failures += _run_answer(loaded, answer)
    *most, last = (text for name, text in MULTIPLICATIONS.items() if name in names)
    how = f"{', '.join(most)} and {last}" if most else last
    done = verdict_of(
        "known answers", failures, f"{len(answers)} vectors of {source}, {how}", len(answers), 1
    )
    return replace(done, warning=answers.warning)


def _run_answer(loaded: Loaded, answer: Answer) -> list[str]:
    emitted, curve = loaded.emitted, loaded.emitted.curve
    size = emitted.format.point_bytes
    own = (
        curve.base
        if answer.point == BASE
        else law.neutral(curve)
        if answer.point is None
        else answer.point
    )
    point = encode_point(emitted, own)[: None if own or not emitted.format.counted else 1]
    expected = (
        (OK, encode_point(emitted, answer.result))
        if answer.result not in (None, law.neutral(curve))
        else (NEUTRAL, encode_point(emitted, law.neutral(curve)))
    )
    failures, scalar = [], None
    if answer.k >= 1 << (8 * emitted.scalar_bytes):
        k = reduce_scalar(loaded, answer.k)
    else:
        scalar = emitted.format.number(answer.k, emitted.scalar_bytes)
        k = scalar if answer.k < curve.r else reduce_scalar(loaded, answer.k)
    calls = [(name, (point,)) for name in ("scalarmult", COMPLETE, "scalarmult_vartime")] + (
        [("scalarmult_base", ())] if answer.point == BASE else []
    )
    present = {function.name for function in emitted.functions}
    for name, more in ((name, more) for name, more in calls if name in present):
        if (
            scalar is not None
            and answer.k >= curve.r
            and loaded.entry(name, size, scalar, *more) != (ERR_SCALAR, bytes(size))
        ):
            failures.append(
                f"{name} did not refuse the scalar of {answer.label}, which is not below r"
            )
        code, out = loaded.entry(name, size, k, *more)
        if (code, out) != expected and not (
            code in _refusals(curve, answer, name) and out == bytes(size)
        ):
            failures.append(f"{name} is wrong for {answer.label}: code {code}, {out.hex()}")
    return failures


def _refusals(curve, answer: Answer, name: str) -> tuple[int, ...]:
    """The codes by which the function may refuse the point of a row instead of giving its result.

    Classes of degree 1 of a Jacobian, but by complete sums. An Edwards point outside the subgroup
    of order r, for which an incomplete law may fail. The neutral element where R is neutral too:
    the library counts it among the points of small order, and where it is no affine point, bytes of
    zero stand for it, which are off the curve (or a point of order two if b = 0).
    """
    if name != COMPLETE and is_alone(curve, answer):
        return (ERR_EXCEPTION,)
    if answer.point == BASE:
        return ()
    neutral = law.neutral(curve)
    if answer.point in (None, neutral):
        return (
            (ERR_CURVE, ERR_ORDER)[neutral is not None :]
            if answer.result in (None, neutral)
            else ()
        )
    if not law.law_of(curve).infinity_is_small:
        return ()
    try:
        return () if law.multiply(curve, curve.r, answer.point) == neutral else (ERR_ORDER,)
    except ZeroDivisionError:
        return (ERR_ORDER,)


def is_alone(curve, answer: Answer) -> bool:
    """Whether the point or the result is a class of degree 1 of a Jacobian."""
    return any(
        point not in (BASE, None) and len(point) < len(curve.base)
        for point in (answer.point, answer.result)
    )


def reduce_scalar(loaded: Loaded, k: int) -> bytes:
    """k modulo r by the library's own scalar_reduce, if it has that."""
    import ctypes

    if "scalar_reduce" not in {function.name for function in loaded.emitted.functions}:
        return loaded.emitted.format.number(k % loaded.emitted.curve.r, loaded.emitted.scalar_bytes)
    data = loaded.emitted.format.number(k, (k.bit_length() + 7) // 8)
    out = ctypes.create_string_buffer(loaded.emitted.scalar_bytes)
    loaded.function("scalar_reduce", None)(
        out, ctypes.create_string_buffer(data, len(data)), ctypes.c_size_t(len(data))
    )
    return out.raw
