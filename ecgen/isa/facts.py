"""Every instruction set: the records that the folders beside this file export, by name.

The layers above read these records and nothing else about an instruction set; a new one is a new folder.
"""

from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from ecgen import isa
from ecgen.isa.record import InstructionSet


def records() -> "dict[str, InstructionSet]":
    """Name -> record of each folder that has one, in the order of their names."""
    folders = sorted(found.name for found in iter_modules(isa.__path__, f"{isa.__name__}.") if found.ispkg)
    found = [import_module(f"{folder}.record").RECORD for folder in folders if find_spec(f"{folder}.record")]
    return {record.name: record for record in found}


FACTS = records()
