"""The table [endomorphism] of a curve file: what it states of an endomorphism. All of it is checked where it is used (walk/endomorphism.py).

`lambda` is the eigenvalue modulo r, or a list of those of several maps, `basis` the rows of a basis of the relations of 1, l, or of 1, l0, l1, l0 l1, and so on; other keys that are integers, or elements ["a", "b"] of the
curve's field, may be constants that formulas in the folder `endomorphism` of a coordinate system declare (`beta`). The rest of the table informs.
"""

from ecgen.curve.model import StatedEndomorphism
from ecgen.curve.source import CurveFile
from ecgen.extension import Element

SECTION = "endomorphism"
MOST_MAPS = 3  # a lattice of dimension 8
OTHER = ("lambda", "dim", "basis")


def read_endomorphism(file: CurveFile, to_integer, p: int, nonresidue: "int | None") -> "StatedEndomorphism | None":
    """What the file states, None without the table; CurveError for an eigenvalue or a basis that is none. `to_integer(file, value, section,
    key)` reads an integer."""
    table = file.data.get(SECTION)
    if table is None:
        return None
    if not isinstance(table, dict):
        raise file.error("`endomorphism` is no table.", "Write [endomorphism] and under it its eigenvalue, lambda = \"0x..\", or leave it out.", SECTION, SECTION)
    if not isinstance(table.get("lambda"), int | str | list):
        what = "`lambda`, the eigenvalue, is no integer" if "lambda" in table else "`lambda`, the eigenvalue, is missing"
        raise file.error(f"{what}, so that nothing else of the endomorphism could be checked.", "Write lambda = \"0x..\", or leave the table out.", SECTION, "lambda", SECTION)
    constants = tuple((key, to_integer(file, value, SECTION, key)) for key, value in table.items() if key not in OTHER and _is_integer(value))
    if nonresidue is not None:
        pairs = {key: value for key, value in table.items() if key not in OTHER and isinstance(value, list) and len(value) == 2 and all(map(_is_integer, value))}
        constants += tuple((key, Element(*(to_integer(file, part, SECTION, key) for part in value), p, nonresidue)) for key, value in pairs.items())
    basis = table.get("basis", [])
    if not isinstance(basis, list) or any(not isinstance(row, list) or len(row) != len(basis) for row in basis):
        raise file.error("`basis` is no square table of integers.", "Write one list of integers for each row, or leave it out: one is found then.", SECTION, "basis")
    if (dim := table.get("dim")) is not None and basis and dim != len(basis):
        raise file.error(f"`dim` is {dim}, and `basis` has {len(basis)} rows.", "Correct either; `dim` may be left out.", SECTION, "dim", "basis")
    rows = tuple(tuple(to_integer(file, x, SECTION, "basis") for x in row) for row in basis)
    several = table["lambda"] if isinstance(table["lambda"], list) else [table["lambda"]]
    if not 0 < len(several) <= MOST_MAPS:
        raise file.error(f"`lambda` lists {len(several)} eigenvalues.", f"Write one, or a list of at most {MOST_MAPS}.", SECTION, "lambda")
    return StatedEndomorphism(tuple(to_integer(file, each, SECTION, "lambda") for each in several), rows, constants)


def _is_integer(value) -> bool:
    if isinstance(value, str):
        digits = value.removeprefix("-").removeprefix("0x")
        return bool(digits) and all(c in "0123456789abcdefABCDEF" for c in digits) and (value.removeprefix("-")[:2] == "0x" or digits.isdigit())
    return isinstance(value, int) and not isinstance(value, bool)
