"""Every instruction set, and the vectors beside some: the records that the folders beside this file
export, and those of the package ecgen_isa, where there is one, by name.

The layers above read these records and nothing else about an instruction set; a new one is a new
folder.
"""

from importlib import import_module
from pkgutil import iter_modules

from ecgen import isa
from ecgen.isa.record import InstructionSet
from ecgen.isa.vectors import VectorSet
from ecgen.resources import SETS, sets_of_others


def records() -> list[InstructionSet | VectorSet]:
    """The record of each folder, in the order of the folders' names."""
    own = [found.name for found in iter_modules(isa.__path__, f"{isa.__name__}.") if found.ispkg]
    others = [f"{SETS}.{folder.name}" for folder in sets_of_others()]
    return [import_module(f"{name}.record").RECORD for name in (*own, *others)]


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
