"""What a CPU file may say: its TOML data checked key by key against one table; the first fault is a
TargetError with its line.

A key that nobody reads is a slip of the pen and refused, so that no figure is written in vain.
"""

import re
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from pathlib import Path

from ecgen.errors import TargetError
from ecgen.isa.facts import FACTS, VECTORS
from ecgen.lines import locate

NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.+-]{0,63}")


LARGEST = 1e18  # no figure of a CPU file reaches it
MOST_CHAINED, PIPES_OF_A_CORE, VECTOR_PIPES = 8, 16, 8


def _is_number(value, least: float, strictly: bool = False) -> bool:
    return (
        type(value) in (int, float)
        and abs(value) < LARGEST
        and (value > least if strictly else value >= least)
    )


def _is_count(value) -> bool:
    return type(value) is int and 0 <= value < 1 << 63


def _is_list(value, kind: type) -> bool:
    return isinstance(value, list) and all(type(item) is kind for item in value)


def _is_line(value) -> bool:
    return isinstance(value, str) and value.isprintable() and len(value) <= 400


def _is_rates(value, most: int = PIPES_OF_A_CORE) -> bool:
    if not isinstance(value, Mapping):
        return False
    figures, pipes = {**value}, value.get("pipes", [])
    figures.pop("pipes", None)
    return (
        set(figures) <= {"latency", "throughput"}
        and all(_is_number(figure, 0, True) for figure in figures.values())
        and _is_list(pipes, int)
        and all(0 <= pipe < most for pipe in pipes)
    )


def _is_pipes(value) -> bool:
    """`issue` in instructions a cycle, or the rates of an operation with the pipes that take it."""
    if not isinstance(value, Mapping):
        return _is_number(value, 0, True)
    return _is_rates(value, VECTOR_PIPES)


def _is_chained(value) -> bool:
    """A figure of all units of vectors, or of each of some."""
    units = {unit.isa for record in VECTORS.values() for unit in (*record.units, *record.batches)}
    figures = [*value.values()] if isinstance(value, Mapping) and set(value) <= units else [value]
    return bool(figures) and all(
        _is_number(figure, 0, True) and figure <= MOST_CHAINED for figure in figures
    )


def _is_weight(value) -> bool:
    pair = [value.get("latency"), value.get("throughput")] if isinstance(value, Mapping) else value
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(_is_number(figure, 0) and figure < 10**9 for figure in pair)
    )


# What is expected, and the predicate that holds for it.
LINE = ("a text on one line", _is_line)
POSITIVE = ("a finite number above 0", lambda value: _is_number(value, 0, True))
NOT_NEGATIVE = ("a finite number of 0 or more", lambda value: _is_number(value, 0))
COUNT = ("a number of 0 or more without a point", _is_count)
WORDS = ("a list of words in quotes", lambda value: _is_list(value, str))
COUNTS = ("a list of integers", lambda value: _is_list(value, int))
FILE = (
    "the name of a file",
    lambda value: isinstance(value, str) and bool(value) and value.isprintable(),
)
RATES = ("a table such as { latency = 1, throughput = 1.0 } with finite numbers above 0", _is_rates)
PIPES = (
    "a finite number above 0, or a table such as { latency = 3, throughput = 0.5, pipes = [0, 1] }",
    _is_pipes,
)
CHAINED = (
    (
        f"a number above 0, at most {MOST_CHAINED}, or a table of such by unit, as {{ avx2 = 0.78,"
        " ifma = 0.68 }"
    ),
    _is_chained,
)
WEIGHT = ("[latency, throughput] in cycles", _is_weight)

KEYS: dict[str, tuple[str, Callable]] = {
    "name": (
        "a name of at most 64 letters, digits, _ . + or -",
        lambda value: isinstance(value, str) and bool(NAME.fullmatch(value)),
    ),
    "description": LINE,
    "isa": LINE,
    "level": LINE,
    "refused": LINE,
    "unsafe": ('a list of mnemonics, such as ["mul"]', WORDS[1]),
    "features": ('a list of words in quotes, such as ["bmi2"]', WORDS[1]),
    "orders": FILE,
    "choices": FILE,
    "tuned_on": LINE,
    "beside": ('a list of CPUs, such as ["x86-64-adx"]', WORDS[1]),
}
# Tables: their keys, or under "" what every key means whose name the second column says.
TABLES: dict[str, dict[str, tuple[str, Callable]]] = {
    "match": {"vendor": LINE, "family": COUNT, "models": COUNTS, "flags": WORDS, "told_by": WORDS},
    "model": {
        "multiply": POSITIVE,
        "integer": POSITIVE,
        "store_forward": NOT_NEGATIVE,
        "scan_word": POSITIVE,
        "chained": POSITIVE,
        "issue": POSITIVE,
        "window": NOT_NEGATIVE,
    },
    "limits": {"decoded": COUNT, "inline": COUNT, "doubling": COUNT, "constants": COUNT},
    "inversion": {"divstep": POSITIVE, "limb": POSITIVE, "batch": POSITIVE},
    "instructions": {"": RATES},
    "field_ops": {"": WEIGHT},
    "vector": {"": PIPES, "chained": CHAINED},
    "packed": {"": NOT_NEGATIVE},
}


def check_description(path: Path, text: str, data: Mapping) -> None:
    """Every key is known, every value of its kind, every figure finite; TargetError otherwise."""
    for key, value in data.items():
        if key in TABLES:
            if not isinstance(value, Mapping):
                raise _error(
                    path,
                    text,
                    "",
                    key,
                    f"{key} is {_shown(value)}, not a table.",
                    f"Write [{key}] on a line of its own.",
                )
            _check_table(path, text, key, value, str(data.get("isa")))
            continue
        _check_known(path, text, "", key, (*KEYS, *TABLES))
        expected, holds = KEYS[key]
        if not holds(value):
            raise _error(path, text, "", key, f"{key} is {_shown(value)}, not {expected}.")
        if key == "unsafe" and (known := _mnemonics(str(data.get("isa")))):
            for name in value:
                _check_known(path, text, "instructions", name, known, key)


def _check_table(path: Path, text: str, table: str, rows: Mapping, isa: str) -> None:
    kinds = TABLES[table]
    names = _mnemonics(isa) if table == "instructions" else () if "" in kinds else tuple(kinds)
    for key, value in rows.items():
        if names:
            _check_known(path, text, table, key, names)
        expected, holds = kinds.get(key) or kinds[""]
        if not holds(value):
            raise _error(
                path, text, table, key, f"{table}.{key} is {_shown(value)}, not {expected}."
            )


def _check_known(
    path: Path, text: str, section: str, key: str, known: tuple[str, ...], place: str = ""
) -> None:
    """TargetError at the key, or at the key `place` whose value has it, unless it is known."""
    if key not in known:
        near = get_close_matches(key, known, 1)
        guess = f"Did you mean {near[0]}? " if near else ""
        what = (
            f"there is no instruction {key!r} in ecgen's table."
            if section == "instructions"
            else f"the key {key!r}{f' in [{section}]' if section else ''} means nothing here."
        )
        hint = f"{guess}Known: {', '.join(known)}."
        raise _error(path, text, "" if place else section, place or key, what, hint)


def _mnemonics(isa: str) -> tuple[str, ...]:
    """The names of the instruction table of an ISA that has a back end, else nothing."""
    return tuple(FACTS[isa].table) if isa in FACTS else ()


def require_figures(path: Path, text: str, data: Mapping) -> None:
    """TargetError where what costs are weighed by is missing, as in a file that was cut short: what
    its instruction set names, and of vectors that its features list, where there is no unit with
    its operation, or not all that goes with that of the best one. One that calls instructions
    unsafe may be there to say just that.
    """
    isa, listed = FACTS[str(data["isa"])], set(data.get("features", ()))
    vectors = VECTORS.get(isa.name)
    own = [
        unit for unit in (vectors.units if vectors else ()) if listed.issuperset(unit.extensions)
    ]
    rows = data.get("vector", {})
    timed = [unit for unit in own if unit.operation in rows]
    wanted = [*isa.figures]
    wanted += [f"vector.{name}" for unit in timed[:1] for name in unit.figures]
    wanted += [f"vector.{unit.operation}" for unit in own[:1] if not timed]
    missing = [
        name
        for name in dict.fromkeys(wanted)
        if name.partition(".")[2] not in data.get(name.partition(".")[0], {})
    ]
    if missing and not data.get("unsafe"):
        raise TargetError(
            f"the file has no {', '.join(missing)}, by which costs are weighed.",
            where=path,
            line=len(text.splitlines()) or 1,
            hint="If it was cut short, take it whole. `ecgen new cpu NAME` writes one with all of"
            " them, to compare.",
        )


def check_files(path: Path, text: str, data: Mapping) -> None:
    """The tuning files that the CPU file names exist."""
    for key in ("orders", "choices"):
        if key in data and not (path.parent / data[key]).is_file():
            raise _error(
                path,
                text,
                "",
                key,
                f"{key} names the file {data[key]}, which is not there.",
                "Paths start at the folder of the CPU file; `ecgen tune` writes such files.",
            )


def _shown(value) -> str:
    text = repr(value)
    return text if len(text) <= 40 else f"{text[:37]}..."


def _error(
    path: Path,
    text: str,
    section: str,
    key: str,
    what: str,
    hint: str = "`ecgen new cpu NAME` writes one with every key explained, to compare.",
) -> TargetError:
    line = locate(text, section, key) or locate(text, section, "") or locate(text, key, "") or None
    return TargetError(what, where=path, line=line, hint=hint)
