"""Equations for readers."""

from typing import Any

from ecgen.extension import Element

SHORT = 1 << 32  # from here on numbers are hexadecimal


def term(value: Any, factor: str, p: int) -> str:
    """` + 5 x`, ` - x`, or nothing for 0."""
    if isinstance(value, Element) and value.c1:
        return f" + ({' + '.join(_number(part, p) for part in value)} i) {factor}".rstrip()
    value = value.c0 if isinstance(value, Element) else value
    low = value - p if p - value < SHORT else value
    number = str(abs(low)) if abs(low) < SHORT else hex(low)
    shown = factor if number == "1" and factor else f"{number} {factor}".strip()
    return "" if low == 0 else f" {'-' if low < 0 else '+'} {shown}"


def first(value: Any, factor: str, p: int) -> str:
    """The same at the beginning of an equation."""
    return term(value, factor, p).removeprefix(" + ").replace(" - ", "-")


def _number(value: int, p: int) -> str:
    low = value - p if p - value < SHORT else value
    return str(low) if abs(low) < SHORT else hex(low)
