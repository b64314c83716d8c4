"""The lines of a walk as a manifest has them -> the form in which they are compared with what the C
is read back into (readback/walk.py).

A line that says how a point is held, and not what is computed, is brought to what the C can show of
it.
"""

import re
from dataclasses import dataclass, field, replace

from ecgen.walk.steps import Name
from ecgen.walk.text import parse_form, parse_step


@dataclass
class Read:
    """The lines of a walk; `tables`: registers and constants -> (rows of constants, elements of
    each, whether there are many; 0 for what is no array); `recodings` as `facts_of_recoding` gives
    them, `scalars`: digits -> (their scalar, their flag or ""); `parts`: (names, scalar, numbers)
    of each decomposition. `forms`: registers, constants and points -> their forms; `inputs`:
    (scalar or point, its name, whether there are many) in the order of the lines, `result`: the
    register; `takes`: whether the table C is a parameter."""

    lines: list[str] = field(default_factory=list)
    tables: dict = field(default_factory=dict)
    recodings: set = field(default_factory=set)
    scalars: dict = field(default_factory=dict)
    parts: list = field(default_factory=list)
    forms: dict = field(default_factory=dict)
    inputs: list = field(default_factory=list)
    result: str = ""
    takes: bool = False


class UnknownLine(Exception):
    """C that is no statement of a walk."""


def need(holds: bool, text: str) -> None:
    """UnknownLine unless it holds."""
    if not holds:
        raise UnknownLine(text)


def the(pattern: str, text: str, flags: int = 0) -> re.Match[str]:
    """What the C has to have; UnknownLine without it."""
    if match := re.search(pattern, text, flags):
        return match
    raise UnknownLine(f"nothing is like {pattern}")


def plain(text: str) -> Name:
    """jac.readd -> jac.add, jac.1dbl -> jac.dbl."""
    step = parse_step(text)
    own, run = step.own.replace("readd", "add"), step.run if step.run > 1 else 0
    return replace(step, own=own, run=run)


def claimed(rows: list[str], hidden: set[str]) -> Read:
    """What the manifest says: `rows` of a walk, the `hidden` routines without their prefix."""
    found = Read()
    for row in rows:
        line = row.strip()
        if match := re.match(r"(?:register|fixed|point) (\w+) ([\w.]+)", line):
            found.forms[match[1]] = parse_form(match[2])
        if match := re.fullmatch(
            r"(\w+)(?:, (\w+))? = recode (\w+) by (\w+)\((.*)\)(?: along (\w+))?", line
        ):
            numbers = dict(part.split("=") for part in match[5].split(", "))
            found.recodings.add(
                facts_of_recoding(match[1], match[4], numbers | {"along": match[6]})
            )
            found.scalars[match[1]] = match[3], match[2] or ""
            found.lines.append(f"recode {match[1]}")
        elif match := re.fullmatch(r"(point|scalar) (\w+) .*?( many)?", line):
            found.inputs.append((match[1], match[2], bool(match[3])))
        elif match := re.fullmatch(r"result (\w+) = .*", line):
            found.result = match[1]
        elif match := re.fullmatch(r"register (\w+) ([\w.]+)(?: count=(\d+))?( many)?", line):
            found.tables[match[1]] = 1, int(match[3] or 0), bool(match[4])
        elif match := re.fullmatch(
            r"fixed (\w+) ([\w.]+) base=(?:G|P) multiples=(\d+) x (\d+)( made_by=\w+)? rows=.*",
            line,
        ):
            found.tables[match[1]] = int(match[3]), int(match[4]), False
            found.takes = bool(match[5])
        elif match := re.fullmatch(r"(\w+(?:, \w+)+) = decompose (\w+) by lattice\((.*)\)", line):
            found.parts.append((tuple(match[1].split(", ")), match[2], match[3]))
            found.lines.append(f"decompose {match[2]}")
        elif not line.startswith("walk "):
            found.lines += _said(line, hidden)
    return found


def facts_of_recoding(digits: str, kind: str, numbers: dict[str, str]) -> tuple:
    """The digits' name, the kind, and the numbers that the C must have."""
    match kind:
        case "odd":
            return digits, kind, int(numbers["width"]), int(numbers["count"])
        case "column":
            return digits, kind, int(numbers["count"]), numbers["along"]
        case "signed_window" | "odd_window":
            return (
                digits,
                kind,
                int(numbers["width"]),
                int(numbers["count"]),
                numbers.get("order", "0") != "0",
            )
        case "bits":
            return digits, kind, int(numbers["count"]), numbers["top"], numbers["tail"]
        case "wnaf":
            return digits, kind, int(numbers["largest"]).bit_length() + 1, int(numbers["count"])
    return (
        digits,
        kind,
        int(numbers["teeth"]),
        int(numbers["spacing"]),
        int(numbers["blocks"]),
        int(numbers["order"], 0).bit_length(),
    )


def _said(line: str, hidden: set[str]) -> list[str]:
    if match := re.fullmatch(r"(later )?(.+) = (\w+\.\w+)\((.*)\)", line):
        step = parse_step(match[3])
        if match[1]:
            return [line]
        if step.run > 1 and match[3].replace(".", "_") not in hidden:
            first, again = (
                f"{step.stem}.dbl({match[2]}, {given})" for given in (match[4], match[2])
            )
            return [first, *[again] * (step.run - 1)]
        return [f"{plain(match[3])}({', '.join(filter(None, (match[2], match[4])))})"]
    return [line]
