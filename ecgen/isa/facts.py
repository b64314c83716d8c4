"""Every instruction set, and the vectors beside some: the records that the folders beside this file
export, by name.

The layers above read these records and nothing else about an instruction set; a new one is a new
folder.
"""

from importlib import import_module
from pkgutil import iter_modules

from ecgen import isa
from ecgen.isa.record import InstructionSet
from ecgen.isa.vectors import VectorSet


def records() -> "list[InstructionSet | VectorSet]":
    """The record of each folder, in the order of the folders' names."""
    return [
        import_module(f"{found.name}.record").RECORD
        for found in iter_modules(isa.__path__, f"{isa.__name__}.")
        if found.ispkg
    ]


_RECORDS = records()
FACTS: "dict[str, InstructionSet]" = {
    record.name: record for record in _RECORDS if isinstance(record, InstructionSet)
}
VECTORS: "dict[str, VectorSet]" = {
    record.beside: record for record in _RECORDS if isinstance(record, VectorSet)
}
