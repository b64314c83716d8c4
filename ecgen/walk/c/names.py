"""What a walk printed as C takes from the library, and what it gives back."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Naming:
    """How steps, forms and negations are written in C: made by the library from its groups.

    `call(step, outs, args)` gives the statements of a step; `words(form)` how many words a point
    has; `negate(form, name, flag)` the statements that negate under a flag, `negative(form, out,
    source)` those that put the negative elsewhere, `signed(form, out, source, flag)` those that put
    the negative elsewhere where the flag is 1, the same where it is 0, `swap(form, first, second,
    flag)` those that exchange two points; `runs(stem)` the calls of doublings for those that
    waited; `scan(q, table, entries, form, index)` those that read an entry of a table, whatever the
    index, negated under the flag `negative`. `attribute` stands behind the declaration of every
    array of points. `around(pair, given)`, where there is one, gives the declarations, and the
    statements before and behind a loop, by which the pair that the loop exchanges is held otherwise
    in it; `listed(out, source)` those that bring a point of a list, which lies otherwise there,
    into an array. A step on an exchanged pair takes the two points one behind the other, and the
    flag as its last argument.
    """

    call: Callable[[str, list[str], list[str]], list[str]]
    words: Callable[[str], str]
    negate: Callable[[str, str, str], list[str]]
    negative: Callable[[str, str, str], list[str]]
    runs: Callable[[str], list[tuple[int, str]]]
    swap: Callable[[str, str, str, str], list[str]]
    scan: Callable[[str, str, int, str, str], list[str]]
    signed: Callable[[str, str, str, str], list[str]]
    bits: int = 64
    attribute: str = ""
    around: Callable[[str, str], tuple[list[str], list[str], list[str]]] | None = None
    listed: Callable[[str, str], list[str]] | None = None


@dataclass(frozen=True)
class Function:
    """A C function: `head` its declaration without the semicolon, `text` the whole with what it
    needs before it.
    """

    name: str
    head: str
    text: str
