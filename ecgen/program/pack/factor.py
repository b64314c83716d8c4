"""The factors of a packed operation: an integer, a parameter, or a sum of their multiples, as
`3*b+9`.
"""

import re
from collections.abc import Collection, Mapping

_TERM = re.compile(r"([+-]?)(?:(?:(\d+)\*)?([A-Za-z_]\w*)|(\d+))")


def terms(factor: int | str) -> tuple[tuple[int, str], ...]:
    """(multiple, parameter) of each term, the parameter "" for an integer; ValueError if the text
    is no factor.
    """
    if isinstance(factor, int):
        return ((factor, ""),)
    found: list[tuple[int, str]] = []
    at = 0
    while at < len(factor):
        match = _TERM.match(factor, at)
        if not match or (found and not match[1]):
            raise ValueError(f"{factor!r} is no factor")
        sign, times, name, number = match.groups()
        found.append((int(sign + (number or times or "1")), name or ""))
        at = match.end()
    if not found:
        raise ValueError("an empty factor")
    return tuple(found)


def evaluated(factor: int | str, params: Mapping[str, int]) -> int:
    """The integer that a factor is for these values of the parameters."""
    return sum(k * params[name] if name else k for k, name in terms(factor))


def is_factor(factor: object, params: Collection[str]) -> bool:
    """Whether this is a factor that names parameters of `params` only."""
    if type(factor) is int:
        return True
    try:
        return isinstance(factor, str) and all(
            not name or name in params for _, name in terms(factor)
        )
    except ValueError:
        return False
