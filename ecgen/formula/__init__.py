"""Formula files and model files -> Formula -> FieldProgram."""

from ecgen.formula.formula import Formula
from ecgen.formula.library import find, library, load, load_file
from ecgen.formula.lower import to_field_program
from ecgen.formula.parameters import parameter_values
from ecgen.names import formula_names as names

__all__ = [
    "Formula",
    "find",
    "library",
    "load",
    "load_file",
    "names",
    "parameter_values",
    "to_field_program",
]
