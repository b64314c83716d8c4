"""Values of a curve file -> integers and elements of its field; CurveError, at its line, for what
is none.
"""

from dataclasses import dataclass
from typing import Any

from ecgen.curve.file import check
from ecgen.curve.file.expression import ExpressionError, evaluate
from ecgen.curve.file.source import CurveFile
from ecgen.extension import Element


def kind_of(value) -> str:
    """What a value of a TOML file is, in words."""
    names = {
        bool: "true or false",
        int: "an integer",
        float: "a number with a point",
        str: "a string",
        list: "a list",
        dict: "a table",
    }
    return next((name for kind, name in names.items() if isinstance(value, kind)), "a date or time")


def integer(
    file: CurveFile, section: str, key: str, max_bits: int = check.MAX_BITS + 8
) -> int | None:
    """The integer written under `key` (an integer or an expression in a string); None if the key is
    absent.
    """
    value = file.lookup(section, key)
    if value is None:
        return None
    return to_integer(file, value, section, key, max_bits)


def written(file: CurveFile, section: str, key: str) -> int:
    """The same of a key that is there."""
    value = integer(file, section, key)
    assert value is not None
    return value


def to_integer(
    file: CurveFile, value, section: str, key: str, max_bits: int = check.MAX_BITS + 8
) -> int:
    """`value`, read from `key` of `section`, as an integer of at most `max_bits` bits."""
    hint = f'Write an integer, such as {key} = 19 or {key} = "0x13" or {key} = "2^255-19".'
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise file.error(
            f"`{key}` is {kind_of(value)}, an integer was expected.", hint, section, key
        )
    try:
        result = value if isinstance(value, int) else evaluate(value, max_bits)
    except ExpressionError as bad:
        shown = value if len(value) <= 60 else value[:57] + "..."
        raise file.error(
            f"`{key} = {shown!r}` cannot be read as an integer: {bad}.", hint, section, key
        ) from None
    if result.bit_length() > max_bits:
        raise file.error(
            f"`{key}` has {result.bit_length()} bits.",
            f"At most {max_bits} bits are supported.",
            section,
            key,
        )
    return result


@dataclass(frozen=True)
class BaseField:
    """F_p, or F_{p^2} = F_p(i) with i^2 = nonresidue, of which a file's numbers are elements."""

    p: int
    nonresidue: int | None


def to_pair(
    file: CurveFile, value: list[Any], section: str, key: str, field: BaseField, low: int = -1
) -> Element:
    """[a, b] as a + b*i, both between `low` and p; CurveError for one over a prime field."""
    p = field.p
    if field.nonresidue is None:
        raise file.error(
            f"`{key}` is a list, as only elements of a field with degree = 2 are.",
            f"Write an integer, such as {key} = 19.",
            section,
            key,
        )
    if len(value) != 2:
        raise file.error(
            f"`{key}` is a list of {len(value)}, two integers were expected.",
            f'Write {key} = ["a", "b"] for a + b*i.',
            section,
            key,
        )
    c0, c1 = numbers = [to_integer(file, number, section, key) for number in value]
    if not all(low < number < p for number in numbers):
        raise file.error(
            f"`{key}` does not lie between {'-p' if low < -1 else '0'} and p.",
            "Write both numbers reduced modulo p.",
            section,
            key,
        )
    return Element(c0, c1, p, field.nonresidue)
