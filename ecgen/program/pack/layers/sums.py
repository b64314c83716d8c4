"""What both writers of packings in layers say of sums: their kind, and the order of their terms."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


def kind_of(entries: Iterable[tuple[Any, Any] | None]) -> str:
    """The operation that adds two vectors with these factors by lane."""
    return "add" if all(k in (-1, 0, 1) for pair in entries if pair for k in pair) else "lin"


def ordered(row: Sequence[T], number: int) -> list[T]:
    """One of the orders of the terms."""
    left, found = [*row], []
    while left:
        number, k = divmod(number, len(left))
        found.append(left.pop(k))
    return found
