"""Every kind of curve: the records that the folders beside this file export, by form.

The layers above read these records and nothing else about a form; a new one is a new folder.
"""

from importlib import import_module
from pkgutil import iter_modules

from ecgen import kind
from ecgen.kind.record import Kind


def records() -> list[Kind]:
    """The record of each folder, in the order of the folders' names."""
    folders = (
        found.name for found in iter_modules(kind.__path__, f"{kind.__name__}.") if found.ispkg
    )
    return [import_module(f"{name}.record").RECORD for name in folders]


KINDS: dict[str, Kind] = {record.form: record for record in records()}
