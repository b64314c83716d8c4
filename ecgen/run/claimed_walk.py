"""The lines of a walk as a manifest has them -> the form in which they are compared with what the C is read back into (walk_of_c.py).

A line that says how a point is held, and not what is computed, is brought to what the C can show of it.
"""

import re
from dataclasses import dataclass, field


@dataclass
class Read:
    """The lines of a walk; `tables`: (name, form, entries, "" or "many") of registers and constants; `recodings` as `facts_of_recoding` gives them,
    `parts`: (names, scalar, numbers) of each decomposition."""

    lines: list[str] = field(default_factory=list)
    tables: set = field(default_factory=set)
    recodings: set = field(default_factory=set)
    parts: list = field(default_factory=list)


def plain(step: str) -> str:
    """jac.readd -> jac.add, jac.1dbl -> jac.dbl."""
    stem, _, role = step.partition(".")
    return f"{stem}.{re.sub('^1dbl$', 'dbl', role).replace('readd', 'add')}"


def claimed(rows: list[str], hidden: set[str]) -> Read:
    """What the manifest says: `rows` of a walk, the `hidden` routines without their prefix."""
    found, size = Read(), 0
    for row in rows:
        line = row.strip()
        if match := re.fullmatch(r"(\w+)(?:, \w+)? = recode \w+ by (\w+)\((.*)\)(?: along (\w+))?", line):
            numbers = dict(part.split("=") for part in match[3].split(", "))
            found.recodings.add(facts_of_recoding(match[1], match[2], numbers | {"along": match[4]}))
        elif match := re.fullmatch(r"register (\w+) ([\w.]+)(?: count=(\d+))?( many)?", line):
            found.tables.add((match[1], form_of(match[2]), int(match[3] or 1), match[4] or ""))
        elif match := re.fullmatch(r"fixed (\w+) ([\w.]+) base=G multiples=(\d+) x (\d+)", line):
            size = int(match[4])
            found.tables.add((match[1], form_of(match[2]), int(match[3]) * size, ""))
        elif match := re.fullmatch(r"(\w+(?:, \w+)+) = decompose (\w+) by lattice\((.*)\)", line):
            found.parts.append((tuple(match[1].split(", ")), match[2], match[3]))
        elif not re.match(r"(walk|point|scalar|result) ", line):
            found.lines += _said(line, hidden)
    if any(" = read C[" in line for line in found.lines):
        found.tables.add(("a row of C", "other", size, ""))
    return found


def facts_of_recoding(digits: str, kind: str, numbers: dict[str, str]) -> tuple:
    """The digits' name, the kind, and the numbers that the C must have."""
    match kind:
        case "odd":
            return digits, kind, int(numbers["width"]), int(numbers["count"])
        case "column":
            return digits, kind, int(numbers["count"]), numbers["along"]
        case "signed_window" | "odd_window":
            return digits, kind, int(numbers["width"]), int(numbers["count"]), numbers.get("order", "0") != "0"
        case "wnaf":
            return digits, kind, int(numbers["largest"]).bit_length() + 1, int(numbers["count"])
    return digits, kind, int(numbers["teeth"]), int(numbers["spacing"]), int(numbers["blocks"])


def form_of(name: str) -> str:
    """A form as far as the C names it: points and cached points of a system, and any other."""
    stem, _, form = name.partition(".")
    return {"short": f"{stem}.point"}.get(form, name if form in ("point", "cached") else "other")


def form_in_c(words: str) -> str:
    """The same of the C's number of words: P_JAC_WORDS, P_JAC_CACHED_WORDS, 2 * P_WORDS."""
    match = re.fullmatch(r"P_([A-Z0-9]+?)(_CACHED)?_WORDS", words)
    return f"{match[1].lower()}.{'cached' if match[2] else 'point'}" if match else "other"


def _said(line: str, hidden: set[str]) -> list[str]:
    if match := re.fullmatch(r"(later )?(.+) = (\w+\.\w+)\((.*)\)", line):
        stem, _, role = match[3].partition(".")
        run = re.fullmatch(r"(\d+)dbl", role)
        if match[1]:
            return [line]
        if run and int(run[1]) > 1 and f"{stem}_{role}" not in hidden:
            first, again = f"{stem}.dbl({match[2]}, {match[4]})", f"{stem}.dbl({match[2]}, {match[2]})"
            return [first, *[again] * (int(run[1]) - 1)]
        return [f"{plain(match[3])}({', '.join(filter(None, (match[2], match[4])))})"]
    return [line]
