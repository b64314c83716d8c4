"""Text -> LimbProgram: the inverse of printer.py, with file and line in every complaint."""

from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.limb.ir import ARGUMENTS, Element, LimbOp, LimbProgram


class LimbSyntaxError(EcgenError):
    """A line of limb text that is not a LimbProgram line."""


def parse_limbs(text: str, where: str | Path = "<limbs>") -> LimbProgram:
    """Read what `print_limbs` wrote; raises LimbSyntaxError with `where:line` for anything else."""
    name, bits = "", 0
    elements: dict[str, list[Element]] = {"in": [], "element": [], "out": []}
    ops: list[LimbOp] = []
    notes: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        try:
            if not words:
                continue
            if line.startswith("# "):
                notes.append((len(ops), line[2:]))
            elif words[0] == "limbs":
                name, bits = words[1], int(words[2])
            elif words[0] in elements and words[2] == "=":
                elements[words[0]].append(_element(words))
            else:
                ops.append(_op(words))
        except (ValueError, IndexError, KeyError) as error:
            raise LimbSyntaxError(
                f"cannot read `{line.strip()}` ({error}).",
                where=where,
                line=number,
                hint="Expected `outs = name args`, `in|element|out NAME = limbs : low .. high`.",
            ) from error
    if not bits:
        raise LimbSyntaxError(
            "there is no `limbs NAME BITS` line.",
            where=where,
            line=1,
            hint="Start the file with that line.",
        )
    return LimbProgram(
        name,
        bits,
        tuple(elements["in"]),
        tuple(elements["out"]),
        tuple(ops),
        tuple(elements["element"]),
        tuple(notes),
    )


def _element(words: list[str]) -> Element:
    colon = words.index(":")
    low, dots, high = words[colon + 1 :]
    if dots != "..":
        raise ValueError("expected `low .. high`")
    return Element(words[1], tuple(words[3:colon]), int(low, 0), int(high, 0))


def _op(words: list[str]) -> LimbOp:
    equals = words.index("=") if "=" in words else -1
    outs = tuple("" if o == "_" else o for o in words[: max(equals, 0)])
    name, *args = words[equals + 1 :]
    ARGUMENTS[name]
    return LimbOp(name, outs, tuple(int(a, 0) if a[0].isdigit() else a for a in args))
