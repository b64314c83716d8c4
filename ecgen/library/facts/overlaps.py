"""Which arguments of a public function may share memory, and how: the general rule, what single
functions have instead, and the sentences that say both.

Inputs may share memory with one another in any way; only pairs with an output are listed.
"""

from collections.abc import Callable
from dataclasses import dataclass

ANY, SAME, NONE = "any", "same", "none"
SAID = {ANY: "any", SAME: "same start", NONE: "none"}
RULE = (
    "Inputs may overlap one another in any way; outputs must not overlap one another. An output may"
    " overlap an input in any way if either of them is an array of bytes. Otherwise it may begin"
    " where the input begins, even if they differ in length, and must not overlap it in any other"
    " way. Where a function says `Overlaps`, that holds for the arguments named there: any, the"
    " same start, or none."
)


@dataclass(frozen=True)
class Overlap:
    """How an output may share memory with an argument that is read or written beside it: `any`;
    `same`, beginning where that begins; `none`.
    """

    output: str
    other: str
    how: str


def overlaps_of(
    arguments: tuple, own: tuple[Overlap, ...], is_bytes: Callable[[str], bool]
) -> tuple[Overlap, ...]:
    """A row for each output and other argument in memory, by the rule or as `own` has it.
    `is_bytes` is told a kind of argument.
    """
    known = {(row.output, row.other): row.how for row in own}
    return tuple(
        Overlap(*names, known.get(names, how)) for names, how in _by_rule(arguments, is_bytes)
    )


def _by_rule(
    arguments: tuple, is_bytes: Callable[[str], bool]
) -> list[tuple[tuple[str, str], str]]:
    memory = [a for a in arguments if not a.value]
    outputs = [a for a in memory if a.direction != "in"]
    pairs = [
        (output, other)
        for k, output in enumerate(outputs)
        for other in (*outputs[k + 1 :], *(a for a in memory if a.direction == "in"))
    ]
    return [
        (
            (a.name, b.name),
            NONE if b.direction != "in" else ANY if is_bytes(a.kind) or is_bytes(b.kind) else SAME,
        )
        for a, b in pairs
    ]


def overlap_text(rows: tuple[Overlap, ...]) -> str:
    """What a function says of its own overlaps, "" for none."""
    groups: dict = {}
    for row in rows:
        groups.setdefault((row.output, row.how), []).append(f"`{row.other}`")
    said = (
        f"`{output}` with {' and '.join(filter(None, (', '.join(others[:-1]), others[-1])))}:"
        f" {SAID[how]}"
        for (output, how), others in groups.items()
    )
    return f"Overlaps: {'; '.join(said)}." if rows else ""
