"""Known answers on x-coordinates of Montgomery curves.

Two forms of file. Of a standard function: {"function": name, lists of {"k", "u", "out"}, of
{"k_u_start", "iterations", "out"} and an exchange of keys {"a", "A", "b", "B", "K"}}, all
little-endian bytes in hexadecimal. Of a curve: p, r and lists with k and R = [k]G or [k]Q as points
with u, or with u_in and u_out; integers, big-endian hexadecimal.
"""

from collections.abc import Iterator
from typing import Any

from ecgen.library.facts.spec import LadderWalk
from ecgen.run.emitted import Emitted
from ecgen.run.functions.known_answers import Answer, foreign, natural
from ecgen.run.shared.ladders import answer_of

ANSWERS = (
    'Expected {"function": "x25519", "rfc7748": [{"k": "..", "u": "..", "out": ".."}, ...]} or'
    ' {"p": "0x..", "r": "0x..", "ladder_vectors": [...]}.'
)


def answers(data: dict[str, Any], emitted: Emitted) -> Iterator[Answer]:
    """All rows of the file."""
    return (_of_function if "function" in data else _of_curve)(data, emitted)


def _of_function(data: dict[str, Any], emitted: Emitted) -> Iterator[Answer]:
    walk = emitted.standard
    if walk is None or data["function"] != walk.name:
        raise foreign(f"function: {data['function']}", emitted)
    base = emitted.curve.base[0].to_bytes(emitted.field_bytes, "little").hex()
    for name, value in data.items():
        for number, row in enumerate(value if isinstance(value, list) else ()):
            start = row.get("k_u_start")
            given = (*((start, start) if start else (row["k"], row["u"])), row["out"])
            yield _bytes(walk, emitted, f"{name}[{number}]", given, row.get("iterations", 1))
        if isinstance(value, dict) and {"a", "A", "b", "B", "K"} <= set(value):
            for secret, other in ("aB", "bA"):
                given = value[secret], value[other], value["K"]
                yield _bytes(walk, emitted, f"{name}, shared key by {secret}", given)
            for secret in "ab":
                given = value[secret], base, value[secret.upper()]
                yield _bytes(walk, emitted, f"{name}, public key of {secret}", given)


def _bytes(
    walk: LadderWalk, emitted: Emitted, label: str, given: tuple[str, ...], rounds: int = 1
) -> Answer:
    scalar, point, out = map(bytes.fromhex, given)
    if len(scalar) != walk.scalar_bytes or {len(point), len(out)} != {emitted.field_bytes}:
        raise ValueError(f"{label} has a scalar or coordinate of a wrong length")
    return answer_of(emitted, walk, label, (scalar, point, out), rounds)


def _of_curve(data: dict[str, Any], emitted: Emitted) -> Iterator[Answer]:
    """Rows with u, or with u_in and u_out."""
    for name, rows in data.items():
        for number, row in enumerate(rows if isinstance(rows, list) else ()):
            if isinstance(row, dict) and {"k", "R", "u_out"} & set(row):
                where = f"{name}[{number}]"
                try:
                    yield from _of_row(emitted, where, row, name.startswith("full"))
                except KeyError as missing:
                    raise ValueError(f"{where} has no {missing.args[0]}") from None
                except (ValueError, TypeError, AttributeError, OverflowError) as error:
                    raise ValueError(f"{where}: {error}") from None


def _of_row(emitted: Emitted, where: str, row: dict[str, Any], full: bool) -> Iterator[Answer]:
    """The answer of one row; none where the order of the point is not known, so that a large scalar
    cannot be reduced.
    """
    walk, k, size = emitted.up_to_sign[0], natural(row["k"], "k"), emitted.field_bytes
    whole = "u_in" in row or ("Q" in row and full)
    if whole and k >> 8 * walk.scalar_bytes:
        return
    k = k if whole else k % emitted.curve.r
    u, out = emitted.curve.base[0], 0
    if "u_in" in row or "Q" in row:
        u = natural(*((row["u_in"], "u_in") if "u_in" in row else (row["Q"]["u"], "Q.u")))
    if "u_out" in row:
        out = natural(row["u_out"], "u_out")
    elif row["R"].get("inf") is not True:
        out = natural(row["R"]["u"], "R.u")
    for what, value in (("u of the point", u), ("u of the result", out)):
        if value >> 8 * size:
            raise ValueError(f"the {what} has more than {size} bytes")
    given = (k, walk.scalar_bytes), (u, size), (out, size)
    scalar, point, result = (value.to_bytes(length, "little") for value, length in given)
    yield answer_of(emitted, walk, where, (scalar, point, result))
