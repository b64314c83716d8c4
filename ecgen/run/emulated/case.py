"""Known calls of a function as data, whoever makes them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Buffer:
    """Bytes before the call, and what they must be after it; None where that is not known."""

    before: bytes
    after: bytes | None = None


@dataclass(frozen=True)
class Case:
    """`function` is called with `arguments`: "b0", "b1" ... for the address of a buffer, or an
    integer.

    With `rounds` > 1 it is called again and again; between two calls the pairs (from, to) of
    `carry` are copied in order, e.g. ((0, 1), (2, 0)): buffer 1 takes what 0 holds, then 0 takes
    what 2 holds. Buffers of one size.
    """

    name: str
    function: str
    buffers: tuple[Buffer, ...]
    arguments: tuple[str | int, ...]
    result: int | None = None
    rounds: int = 1
    carry: tuple[tuple[int, int], ...] = ()
