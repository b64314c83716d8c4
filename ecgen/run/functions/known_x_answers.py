"""Known answers on x-coordinates: vectors in JSON from any source, run through the functions of an
emitted library.

Two forms of file. Of a standard function: {"function": name, lists of {"k", "u", "out"}, of
{"k_u_start", "iterations", "out"} and an exchange of keys {"a", "A", "b", "B", "K"}}, all
little-endian bytes in hexadecimal. Of a curve: p, r and lists with k and R = [k]G or [k]Q as points
with u, or with u_in and u_out; integers, big-endian hexadecimal.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.library.facts.spec import LadderWalk
from ecgen.run.emitted import Emitted, Loaded
from ecgen.run.verdict import SKIPPED, Verdict, verdict_of

CODES = {True: (0,), False: (1, -4)}  # by whether the result is not 0


@dataclass(frozen=True)
class XAnswer:
    """`out` is what `function` gives for the encoded scalar and point; `iterations`: each result
    becomes the next scalar, each scalar the next point."""

    label: str
    function: str
    scalar: bytes
    point: bytes
    out: bytes
    iterations: int = 1


def read_answers(path: Path, emitted: Emitted) -> list[XAnswer]:
    """All rows of the file; EcgenError where it is malformed or of another curve or function."""
    hint = (
        'Expected {"function": "x25519", "rfc7748": [{"k": "..", "u": "..", "out": ".."}, ...]} or'
        ' {"p": "0x..", "r": "0x..", "ladder_vectors": [...]}.'
    )
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        answers = _of_function(data, emitted) if "function" in data else _of_curve(data, emitted)
    except FileNotFoundError as error:
        raise EcgenError(
            "there is no such file of known answers.", where=path, hint=hint
        ) from error
    except _Foreign as error:
        raise EcgenError(
            f"the known answers are for another {error}.",
            where=path,
            hint=f"The library is for {emitted.curve.name}.",
        ) from error
    except (OSError, ValueError, KeyError, TypeError, AttributeError, OverflowError) as error:
        raise EcgenError(
            (
                f"the known answers cannot be read: {error}."
                if isinstance(error, ValueError)
                else f"the known answers cannot be read ({type(error).__name__}: {error})."
            ),
            where=path,
            hint=hint,
        ) from error
    if not answers:
        raise EcgenError("the file holds no known answer.", where=path, hint=hint)
    return answers


class _Foreign(Exception):
    """The file is about something else."""


def _of_function(data: dict, emitted: Emitted) -> list[XAnswer]:
    walk = emitted.standard
    if walk is None or data["function"] != walk.name:
        raise _Foreign(f"function: {data['function']}")
    answers = []
    for name, value in data.items():
        for number, row in enumerate(value if isinstance(value, list) else ()):
            start = row.get("k_u_start")
            scalar, point = (start, start) if start else (row["k"], row["u"])
            answers.append(
                _bytes(
                    walk,
                    emitted,
                    f"{name}[{number}]",
                    scalar,
                    point,
                    row["out"],
                    row.get("iterations", 1),
                )
            )
        if isinstance(value, dict) and {"a", "A", "b", "B", "K"} <= set(value):
            for secret, other in (("a", "B"), ("b", "A")):
                answers.append(
                    _bytes(
                        walk,
                        emitted,
                        f"{name}, shared key by {secret}",
                        value[secret],
                        value[other],
                        value["K"],
                    )
                )
            base = emitted.curve.base[0].to_bytes(emitted.field_bytes, "little").hex()
            answers += [
                _bytes(
                    walk, emitted, f"{name}, public key of {x}", value[x], base, value[x.upper()]
                )
                for x in "ab"
            ]
    return answers


def _bytes(
    walk: LadderWalk,
    emitted: Emitted,
    label: str,
    scalar: str,
    point: str,
    out: str,
    iterations: int = 1,
) -> XAnswer:
    answer = XAnswer(
        label,
        walk.name,
        bytes.fromhex(scalar),
        bytes.fromhex(point),
        bytes.fromhex(out),
        iterations,
    )
    if len(answer.scalar) != walk.scalar_bytes or {len(answer.point), len(answer.out)} != {
        emitted.field_bytes
    }:
        raise ValueError(f"{label} has a scalar or coordinate of a wrong length")
    return answer


def _of_curve(data: dict, emitted: Emitted) -> list[XAnswer]:
    curve, walk = emitted.curve, emitted.up_to_sign[0]
    for key in ("p", "r"):
        if key in data and int(data[key], 16) != getattr(curve, key):
            raise _Foreign(f"curve: {key} differs from the library's")
    return curve.kind.part("run").rows_of(data, emitted, walk)


def rows_of_coordinates(data: dict, emitted: Emitted, walk: LadderWalk) -> list[XAnswer]:
    """Rows with u, or with u_in and u_out."""
    answers = []
    for name, rows in data.items():
        for number, row in enumerate(rows if isinstance(rows, list) else ()):
            if isinstance(row, dict) and {"k", "R", "u_out"} & set(row):
                where = f"{name}[{number}]"
                try:
                    answers += _of_row(emitted, walk, where, row, name.startswith("full"))
                except KeyError as missing:
                    raise ValueError(f"{where} has no {missing.args[0]}") from None
                except (ValueError, TypeError, AttributeError, OverflowError) as error:
                    raise ValueError(f"{where}: {error}") from None
    return answers


def _of_row(emitted: Emitted, walk: LadderWalk, where: str, row: dict, full: bool) -> list[XAnswer]:
    """The answer of one row; none where the order of the point is not known, so that a large scalar
    cannot be reduced.
    """
    k, size = natural(row["k"], "k"), emitted.field_bytes
    whole = "u_in" in row or ("Q" in row and full)
    if whole and k >> 8 * walk.scalar_bytes:
        return []
    k = k if whole else k % emitted.curve.r
    u = (
        natural(row["u_in"], "u_in")
        if "u_in" in row
        else natural(row["Q"]["u"], "Q.u")
        if "Q" in row
        else emitted.curve.base[0]
    )
    out = (
        natural(row["u_out"], "u_out")
        if "u_out" in row
        else 0
        if row["R"].get("inf") is True
        else natural(row["R"]["u"], "R.u")
    )
    for what, value in (("u of the point", u), ("u of the result", out)):
        if value >> 8 * size:
            raise ValueError(f"the {what} has more than {size} bytes")
    return [
        XAnswer(
            where,
            walk.name,
            k.to_bytes(walk.scalar_bytes, "little"),
            u.to_bytes(size, "little"),
            out.to_bytes(size, "little"),
        )
    ]


def natural(value, what: str) -> int:
    """A big-endian hexadecimal string as an integer of 0 or more."""
    if not isinstance(value, str) or not re.fullmatch("(0[xX])?[0-9a-fA-F]+", value):
        raise ValueError(
            f"{what} is {str(value)[:40]!r}, expected a hexadecimal string such as 0x1f"
        )
    return int(value, 16)


def check_answers(loaded: Loaded, answers: list[XAnswer], source: str) -> Verdict:
    """Every answer through its function, through the one for the base point where it is about that,
    and in variable time.
    """
    if not answers:
        return Verdict("known answers", SKIPPED, "no file of vectors was given (--vectors)")
    emitted, failures, calls = loaded.emitted, [], 0
    base = emitted.format.point(emitted.curve.shown_base)
    given = emitted.curve.kind.part("library").neutral_given(emitted.curve)
    neutral = emitted.format.point(given)
    present = {function.name for function in emitted.functions}
    if not any(
        f"{answer.function}{what}" in present
        for answer in answers
        for what in ("", "_vartime", "_base")
    ):
        return Verdict(
            "known answers",
            SKIPPED,
            "the library has none of the functions that the vectors are about",
        )
    for answer in answers:
        names = [answer.function] + [f"{answer.function}_vartime"] * (
            answer.function == emitted.up_to_sign[0].name
        )
        names += [f"{answer.function}_base"] * (answer.point == base and answer.iterations == 1)
        for name in (name for name in names if name in present):
            code, out = _run(loaded, name, answer)
            calls += 1
            if out != answer.out or (
                code not in CODES[any(answer.out)] and (code, out) != (1, neutral)
            ):
                failures.append(f"{name} is wrong for {answer.label}: code {code}, {out.hex()}")
    return verdict_of(
        "known answers", failures, f"{len(answers)} vectors of {source}, {calls} calls", calls, 1
    )


def _run(loaded: Loaded, name: str, answer: XAnswer) -> tuple[int, bytes]:
    scalar, point, code = answer.scalar, answer.point, 0
    inputs = () if name.endswith("_base") else (point,)
    for _ in range(answer.iterations):
        code, out = loaded.entry(name, loaded.emitted.format.point_bytes, scalar, *inputs)
        scalar, inputs = out, (scalar,)
    return code, out


def known_of(emitted: Emitted, files: tuple[Path, ...]) -> list[XAnswer]:
    """The answers of all the files."""
    return [answer for path in files for answer in read_answers(path, emitted)]
