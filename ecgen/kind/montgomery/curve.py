"""The standard function on x-coordinates that the table [x_only] of a Montgomery curve describes,
and how byte strings are hashed to these curves.
"""

import re
from typing import Any

from ecgen.curve.file.expression import ExpressionError, evaluate
from ecgen.curve.file.source import CurveFile
from ecgen.curve.maps import MapPlan, to_montgomery
from ecgen.curve.model import Curve, XOnly
from ecgen.errors import CurveError

SECTION = "x_only"
EXAMPLE = (
    'function = "x25519", scalar_bytes = 32, scalar_keep = "2^255-8", scalar_set = "2^254",'
    " coordinate_bits = 255"
)


def map_plan(curve: Curve, montgomery_b: int | None, isogeny: None = None) -> MapPlan:
    """As curve/maps.py has it."""
    return to_montgomery(curve, curve.a, curve.b)


def mapped(plan: MapPlan, s: int, t: int) -> tuple[int, int]:
    """The point of the curve for one of the Montgomery curve of the map."""
    return s, t


def read_x_only(file: CurveFile, p: int) -> XOnly | None:
    """The function, None if the file has no such table; CurveError with its line if the table does
    not fit the curve.
    """
    table = file.data.get(SECTION)
    if table is None:
        return None
    if not isinstance(table, dict):
        raise file.error(
            "[x_only] describes a function on a Montgomery curve.",
            'Remove it, or write form = "montgomery".',
            SECTION,
        )
    name = table.get("function")
    if not isinstance(name, str) or not re.fullmatch(r"[a-z][a-z0-9_]{0,31}", name):
        raise _refuse(file, "function", "is not the name of a C function in lower case")
    size, keep, fixed, bits = (
        _natural(file, table, key)
        for key in ("scalar_bytes", "scalar_keep", "scalar_set", "coordinate_bits")
    )
    if not 1 <= size <= 256:
        raise _refuse(file, "scalar_bytes", f"is {size}, expected 1 to 256")
    for key, value in (("scalar_keep", keep), ("scalar_set", fixed)):
        if value >> 8 * size:
            raise _refuse(file, key, f"has {value.bit_length()} bits, more than {size} bytes hold")
    if not keep | fixed:
        raise _refuse(file, "scalar_keep", "keeps no bit of the scalar")
    whole = 8 * ((p.bit_length() + 7) // 8)
    if not p.bit_length() <= bits <= whole:
        raise _refuse(
            file,
            "coordinate_bits",
            f"is {bits}, expected {p.bit_length()} to {whole} for this prime",
        )
    return XOnly(name, size, keep, fixed, bits)


def _natural(file: CurveFile, table: dict[str, Any], key: str) -> int:
    value = table.get(key)
    try:
        number = evaluate(value, 4096) if isinstance(value, str) else value
    except ExpressionError as bad:
        raise _refuse(file, key, f"cannot be read as an integer: {bad}") from None
    if type(number) is not int or number < 0:
        raise _refuse(file, key, "is missing" if value is None else "is not a natural number")
    return number


def _refuse(file: CurveFile, key: str, why: str) -> CurveError:
    return file.error(
        f"`{key}` of [x_only] {why}.", f"A complete table reads: {EXAMPLE}.", SECTION, key
    )
