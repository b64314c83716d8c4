"""Packaged formulas -> `formulas/exceptions.json` (ecgen/group/exceptions/recorded.py): their
exceptional inputs, each formula proven for it.
"""

from dataclasses import asdict

from ecgen.errors import EcgenError
from ecgen.formula.formula import Formula
from ecgen.formula.operations import OPERATIONS
from ecgen.group.exceptions.proven import derive_exceptions
from ecgen.group.exceptions.recorded import FILE, write_rows
from ecgen.group.trees import read_formula, system_folders
from ecgen.resources import data_folder


def derived_rows() -> list[tuple[Formula, dict]]:
    """Every packaged formula on points for which exceptions can be found, with the fields of what
    was found. Takes the time of all proofs, half a minute.
    """
    found = []
    for folder in system_folders():
        for path in folder.files:
            try:
                formula = read_formula(path, folder)
                if not OPERATIONS[
                    formula.operation
                ].endomorphism:  # proven with their eigenvalue instead (group/roles.py)
                    found.append((formula, asdict(derive_exceptions(formula))))
            except (EcgenError, KeyError):
                # none can be found: of complete sums of classes, whose shape no group is made of,
                # or refused
                continue
    return found


if __name__ == "__main__":
    write_rows(derived_rows(), data_folder("formulas") / FILE)
