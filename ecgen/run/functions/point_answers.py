"""Known answers of points and classes: rows hold k, maybe Q, and the result R = [k]Q or [k]G,
big-endian hexadecimal, `inf` for the neutral element. Scalars of r and more must be refused, then
are reduced and run.
"""

from collections.abc import Iterator
from typing import Any

from ecgen.curve.model import Curve
from ecgen.extension import element
from ecgen.kind import law
from ecgen.kind.record import Point
from ecgen.run.emitted import Emitted
from ecgen.run.functions.known_answers import Answer, Call, Unreadable, integer
from ecgen.run.oracle.reference import ERR_CURVE, ERR_EXCEPTION, ERR_ORDER, ERR_SCALAR, NEUTRAL, OK
from ecgen.run.oracle.samples import encode_point

COMPLETE = "scalarmult_complete"
OF_POINTS = ("scalarmult", COMPLETE, "scalarmult_vartime")
KEYS = ("label", "k", "Q", "R")
ANSWERS = (
    'Expected {"p": "0x..", "r": "0x..", "base_vectors": [{"k": "0x..", "R": {"x": "0x..", "y":'
    ' "0x.."}}, ...]}; a row may have Q.'
)


def answers(data: dict, emitted: Emitted) -> Iterator[Answer]:
    """All rows of every list in the file that have k or R."""
    curve = emitted.curve
    if "G" in data and _point(data["G"], "G", curve) != curve.base:
        raise Unreadable(
            "the known answers are for another base point.", "Rows without Q are multiples of G."
        )
    for name, rows in data.items():
        if isinstance(rows, list) and not name.startswith("ladder"):
            for number, row in enumerate(rows):
                if isinstance(row, dict) and ("k" in row or "R" in row):
                    yield _answer(row, f"{name}[{number}]", emitted)


def _answer(row: dict, where: str, emitted: Emitted) -> Answer:
    """The row as an answer; a misspelt key is an error."""
    curve = emitted.curve
    unknown = [key for key in row if key not in KEYS]
    for key, other in (("k", "R"), ("R", "k")):
        if key not in row:
            guess = f" It has {', '.join(unknown)}, which means nothing here." if unknown else ""
            raise Unreadable(f"{where} has {other} but no {key}.{guess}")
    if unknown:
        raise Unreadable(
            f"{where} has the unknown key {unknown[0]!r}.", f"Expected {', '.join(KEYS)}."
        )
    k = integer(row["k"], f"{where}.k")
    if k < 0:
        raise Unreadable(
            f"{where}.k is negative.",
            "Expected 0 <= k; a scalar of r or more must be refused, and is then reduced.",
        )
    neutral = law.neutral(curve)
    point = _point(row["Q"], f"{where}.Q", curve) if "Q" in row else curve.base
    result = _point(row["R"], f"{where}.R", curve)
    point, result = (neutral if each is None else each for each in (point, result))
    names = OF_POINTS if "Q" in row else (*OF_POINTS, "scalarmult_base")
    calls = [call for name in names for call in _calls(emitted, name, k, point, result)]
    return Answer(f"{where} {row.get('label', '')}".strip(), tuple(calls))


def _calls(emitted: Emitted, name: str, k: int, point: Point, result: Point) -> Iterator[Call]:
    """Those of one function; first the refusal of a scalar that is not below r."""
    size, nothing = emitted.scalar_bytes, bytes(emitted.format.point_bytes)
    given = None
    if name != "scalarmult_base":
        short = not point and emitted.format.counted
        given = emitted.format.neutral if short else encode_point(emitted, point)
    if emitted.curve.r <= k < 1 << 8 * size:
        refused = ((ERR_SCALAR, nothing),)
        yield Call(name, emitted.format.number(k, size), given, refused)
    right = NEUTRAL if result == law.neutral(emitted.curve) else OK, encode_point(emitted, result)
    refusals = tuple((code, nothing) for code in _refusals(emitted.curve, point, result))
    if name != COMPLETE and is_alone(emitted.curve, point, result):
        right, refusals = (ERR_EXCEPTION, nothing), ()
    scalar = emitted.format.number(k % emitted.curve.r, size)
    yield Call(name, scalar, given, (right, *(() if given is None else refusals)))


def is_alone(curve: Curve, *points: Point) -> bool:
    """Whether one is a class of degree 1 of a Jacobian, which only complete sums take."""
    return any(point is not None and len(point) < len(curve.base) for point in points)


def _refusals(curve: Curve, point: Point, result: Point) -> tuple[int, ...]:
    """The codes by which a function may refuse the point of a row instead of giving its result.

    An Edwards point outside the subgroup of order r, for which an incomplete law may fail. The
    neutral element where R is neutral too: the library counts it among the points of small order,
    and where it is no affine point, bytes of zero stand for it, which are off the curve (or a point
    of order two if b = 0).
    """
    neutral = law.neutral(curve)
    if point == neutral:
        codes = (ERR_CURVE, ERR_ORDER) if neutral is None else (ERR_ORDER,)
        return codes if result == neutral else ()
    if not law.law_of(curve).infinity_is_small or point == curve.base:
        return ()
    try:
        return () if law.multiply(curve, curve.r, point) == neutral else (ERR_ORDER,)
    except ZeroDivisionError:
        return (ERR_ORDER,)


def _point(value: Any, where: str, curve: Curve) -> Point:
    """Affine coordinates in [0, p), over F_{p^2} lists of two, of a class those of Mumford, fewer
    where `deg` is 1; None for the neutral element.
    """
    if isinstance(value, dict) and value.get("inf") is True:
        return None
    keys = curve.kind.part("run").keys_of(value)
    if not isinstance(value, dict) or not set(keys) <= set(value):
        shown = ", ".join(f'"{key}": "0x.."' for key in keys)
        raise Unreadable(
            f"{where} is not a point with {' and '.join(keys)}: {value!r}.",
            f'Expected {{{shown}}} or {{"inf": true}}.',
        )
    return tuple(_coordinate(value[key], f"{where}.{key}", curve) for key in keys)


def _coordinate(value: Any, where: str, curve: Curve) -> Any:
    given = value if curve.degree > 1 and isinstance(value, list) else [value]
    if len(given) != curve.degree:
        raise Unreadable(
            f"{where} is no list of {curve.degree} integers.", 'Write ["0x..", "0x.."] for a + b i.'
        )
    parts = [integer(part, where) for part in given]
    if not all(0 <= part < curve.p for part in parts):
        raise Unreadable(f"{where} does not lie in [0, p).", "Write it reduced modulo p.")
    return element(parts, curve.p, curve.nonresidue)
