"""Every instruction set, and the vectors beside some: the records that the folders beside this file
export, and those of the package ecgen_isa, where there is one, by name.

The layers above read these records and nothing else about an instruction set; a new one is a new
folder.
"""

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from traceback import extract_tb
from typing import Any

from ecgen import isa
from ecgen.errors import TargetError
from ecgen.isa.record import InstructionSet
from ecgen.isa.vectors import VectorSet, VectorUnit
from ecgen.resources import SETS, sets_of_others


def records() -> list[InstructionSet | VectorSet]:
    """The record of each folder, in the order of the folders' names."""
    own = [found.name for found in iter_modules(isa.__path__) if found.ispkg]
    found = [import_module(f"{isa.__name__}.{name}.record").RECORD for name in own]
    return found + [_of_others(folder, own) for folder in sets_of_others()]


def _of_others(folder: Path, own: list[str]) -> InstructionSet | VectorSet:
    """The record of a folder outside of ecgen; TargetError where there is none, or it has a name of
    ecgen's, or another one than its folder.
    """
    name, where, why = folder.name, f"{folder / 'record.py'}", ""
    try:
        record = import_module(f"{SETS}.{name}.record").RECORD
    except Exception as error:  # of code that is not ecgen's, which may raise anything
        lines = [frame for frame in extract_tb(error.__traceback__) if name in frame.filename]
        where = f"{lines[-1].filename}:{lines[-1].lineno}" if lines else where
        raise _refused(name, f"cannot be loaded: {type(error).__name__}: {error}", where) from error
    if not isinstance(record, InstructionSet | VectorSet):
        why = "has a RECORD that is neither an InstructionSet nor a VectorSet"
    elif name in own:
        why = "has the name of a set of ecgen"
    elif record.name != name:
        why = f"has a record of another name, {record.name}"
    if why:
        raise _refused(name, why, where)
    return record


def _refused(name: str, why: str, where: str) -> TargetError:
    return TargetError(
        f"the instruction set of your own in the folder {name} {why}.",
        where=where,
        hint="docs/how-to/own-instruction-set.md says what such a folder holds. Mend it, or take"
        " its place off Python's path.",
    )


def words() -> dict[str, list[str]]:
    """What a command line may say of sets, those that run natively first: levels (one alone is no
    choice), calling conventions, units of vectors.
    """
    sets = sorted(FACTS.values(), key=lambda record: (record.compiled, not record.host))
    found = {
        "levels": (each for record in sets if len(record.levels) > 1 for each in record.levels),
        "abis": (each for record in sets for each in record.abis),
        "units": (unit.isa for record in VECTORS.values() for unit in record.units),
    }
    return {kind: list(dict.fromkeys(each)) for kind, each in found.items()}


_RECORDS = records()
FACTS: dict[str, InstructionSet] = {
    record.name: record for record in _RECORDS if isinstance(record, InstructionSet)
}
VECTORS: dict[str, VectorSet] = {
    record.beside: record for record in _RECORDS if isinstance(record, VectorSet)
}
UNITS = tuple(unit for record in VECTORS.values() for unit in record.units)
# the CPUID flags that some unit demands
OF_UNITS = tuple(flag for record in VECTORS.values() for flag in record.features)


def units_of(data: dict[str, Any], wanted: str = "") -> tuple[VectorUnit, ...]:
    """Every unit, or the one called `wanted`, whose extensions a CPU file's data lists, and whose
    figures its [vector] table has, the best first.
    """
    listed, figures = data.get("features", ()), data.get("vector", {})
    return tuple(
        u
        for u in UNITS
        if wanted in ("", u.isa) and set(u.extensions) <= set(listed) and u.operation in figures
    )
