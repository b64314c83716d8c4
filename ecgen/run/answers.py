"""Known answers: vectors in JSON from any source, run through every entry point of an emitted library.

The file names its curve by p and r; rows hold k, maybe Q, and the result R = [k]Q or [k]G, big-endian hexadecimal,
`inf` for the neutral element. Scalars of r and more must be refused, then are reduced and run.
"""

import json
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.library import check_points
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

OK, NEUTRAL, ERR_SCALAR, ERR_ORDER = 0, 1, -1, -4


@dataclass(frozen=True)
class Answer:
    """R = [k]Q; Q is None for the base point, R is None for the neutral element."""

    label: str
    k: int
    point: "tuple[int, int] | None"
    result: "tuple[int, int] | None"


def read_answers(path: Path, emitted: Emitted) -> list[Answer]:
    """All rows of every list in the file that have k and R; EcgenError where the file is malformed or of another curve."""
    hint = 'Expected {"p": "0x..", "r": "0x..", "base_vectors": [{"k": "0x..", "R": {"x": "0x..", "y": "0x.."}}, ...]}.'
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        raise EcgenError("there is no such file of known answers.", where=path, hint=hint) from error
    except (OSError, ValueError) as error:
        raise EcgenError(f"the known answers cannot be read: {error}.", where=path, hint=hint) from error
    if not isinstance(data, dict):
        raise EcgenError("the known answers are not a JSON object.", where=path, hint=hint)
    for key in ("p", "r"):
        if key in data and _integer(data[key], path, key) != getattr(emitted.curve, key):
            raise EcgenError(f"the known answers are for another curve: {key} differs from the library's.", where=path, hint=f"The library is for {emitted.curve.name}.")
    base = (emitted.curve.gx, emitted.curve.gy)
    if "G" in data and _point(data["G"], path, "G") != base:
        raise EcgenError("the known answers are for another base point.", where=path, hint="Rows without Q are multiples of G.")
    answers = []
    for name, rows in data.items():
        if isinstance(rows, list) and not name.startswith("ladder"):
            for number, row in enumerate(rows):
                if isinstance(row, dict) and "k" in row and "R" in row:
                    where = f"{name}[{number}]"
                    answers.append(Answer(f"{where} {row.get('label', '')}".strip(), _integer(row["k"], path, where), _point(row.get("Q"), path, where), _point(row["R"], path, where)))
    if not answers:
        raise EcgenError("the file holds no row with k and R.", where=path, hint=hint)
    return answers


def _integer(value, path: Path, where: str) -> int:
    try:
        return int(value, 16) if isinstance(value, str) else int(value)
    except (TypeError, ValueError) as error:
        raise EcgenError(f"{where} is not an integer: {value!r}.", where=path, hint="Integers are big-endian hexadecimal strings such as 0x1f.") from error


def _point(value, path: Path, where: str):
    if value is None or (isinstance(value, dict) and value.get("inf")):
        return None
    if not isinstance(value, dict) or not {"x", "y"} <= set(value):
        raise EcgenError(f"{where} is not a point with x and y: {value!r}.", where=path, hint='Expected {"x": "0x..", "y": "0x.."} or {"inf": true}.')
    return _integer(value["x"], path, where), _integer(value["y"], path, where)


def check_answers(loaded: Loaded, answers: list[Answer], source: str) -> Verdict:
    """Every answer through scalarmult and scalarmult_vartime, those of the base point also through scalarmult_base."""
    if not answers:
        return Verdict("known answers", SKIPPED, "ecgen has no vectors of this curve, and none were given (--vectors FILE.json)")
    failures = []
    for answer in answers:
        failures += _run_answer(loaded, answer)
    return verdict_of("known answers", failures, f"{len(answers)} vectors of {source}, constant time, variable time and fixed base")


def _run_answer(loaded: Loaded, answer: Answer) -> list[str]:
    emitted, curve = loaded.emitted, loaded.emitted.curve
    size = 2 * emitted.field_bytes
    point = encode_point(emitted, answer.point or (curve.gx, curve.gy))
    expected = (OK, encode_point(emitted, answer.result)) if answer.result not in (None, check_points.neutral(curve)) else (NEUTRAL, encode_point(emitted, check_points.neutral(curve)))
    failures, scalar = [], None
    if answer.k >= 1 << (8 * emitted.scalar_bytes):
        k = reduce_scalar(loaded, answer.k)
    else:
        scalar = answer.k.to_bytes(emitted.scalar_bytes, "little")
        k = scalar if answer.k < curve.r else reduce_scalar(loaded, answer.k)
    calls = [("scalarmult", (point,)), ("scalarmult_vartime", (point,))] + ([("scalarmult_base", ())] if answer.point is None else [])
    for name, more in calls:
        if scalar is not None and answer.k >= curve.r and loaded.entry(name, size, scalar, *more) != (ERR_SCALAR, bytes(size)):
            failures.append(f"{name} did not refuse the scalar of {answer.label}, which is not below r")
        code, out = loaded.entry(name, size, k, *more)
        if (code, out) != expected and not ((code, out) == (ERR_ORDER, bytes(size)) and _may_be_refused(curve, answer.point)):
            failures.append(f"{name} is wrong for {answer.label}: code {code}, {out.hex()}")
    return failures


def _may_be_refused(curve, point) -> bool:
    """An Edwards point outside the subgroup of order r, for which an incomplete law may fail, may be refused."""
    if point is None or not curve.is_edwards:
        return False
    try:
        return check_points.multiply(curve, curve.r, point) != check_points.neutral(curve)
    except ZeroDivisionError:
        return True


def reduce_scalar(loaded: Loaded, k: int) -> bytes:
    """k modulo r by the library's own scalar_reduce."""
    import ctypes

    data = k.to_bytes((k.bit_length() + 7) // 8, "little")
    out = ctypes.create_string_buffer(loaded.emitted.scalar_bytes)
    loaded.function("scalar_reduce", None)(out, ctypes.create_string_buffer(data, len(data)), ctypes.c_size_t(len(data)))
    return out.raw


def encode_point(emitted: Emitted, point) -> bytes:
    if point is None:
        return bytes(2 * emitted.field_bytes)
    return b"".join(value.to_bytes(emitted.field_bytes, "little") for value in point)
