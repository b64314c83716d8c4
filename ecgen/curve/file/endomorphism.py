"""The table [endomorphism] of a curve file: what it states of an endomorphism. All of it is checked
where it is used (walk/scalars/endomorphism.py).

`lambda` is the eigenvalue modulo r, or a list of those of several maps, `basis` the rows of a basis
of the relations of 1, l, or of 1, l0, l1, l0 l1, and so on, `dim` their number. Keys of REMARKS
inform; every other one is a constant of the formulas in the folder `endomorphism` of a coordinate
system (`beta`): an integer, or an element ["a", "b"] of the curve's field.
"""

import difflib

from ecgen.curve.file.numbers import BaseField, kind_of, to_integer, to_pair
from ecgen.curve.file.source import CurveFile
from ecgen.curve.model import StatedEndomorphism
from ecgen.errors import CurveError
from ecgen.extension import Element
from ecgen.kind.facts import KINDS

SECTION = "endomorphism"
READ = ("lambda", "dim", "basis")
MOST_MAPS = 3  # a lattice of dimension 8
REMARKS = (
    "type",
    "map",
    "maps",
    "status",
    "notes",
    "char_poly",
    "relations",
    "order_of_multipliers",
    "lambda2",
    "lambda3",
    "lambda_phi",
    "lambda_psi",
    "beta_choice",
    "zeta_choice",
    "zeta_inv",
    "decompose",
    "basis_det",
    "babai_c",
    "bounds",
    "bound_bits",
    "observed_max_bits_10000",
    *(f"bound_k{i}{bits}" for i in (1, 2) for bits in ("", "_bits")),
    "barrett_shift",
    "barrett_note",
    "barrett_g",
    "barrett_g1",
    "barrett_g2",
    "trace_t_of_E_over_Fp_abs",
    "tau",
    "tau_dual",
    "delta",
    "delta_inv",
    "psiW",
    "phiW",
    "sqrt_dhat",
    "s12",
    "dhat",
    "A",
    "B",
    "c",
)


def read_endomorphism(
    file: CurveFile, form: str, p: int, nonresidue: int | None
) -> StatedEndomorphism | None:
    """What the file states, None without the table; CurveError for what cannot be read of it."""
    table = file.data.get(SECTION)
    if table is None:
        return None
    if not isinstance(table, dict):
        raise file.error(
            "`endomorphism` is no table.",
            'Write [endomorphism] and under it its eigenvalue, lambda = "0x..", or leave it out.',
            SECTION,
            SECTION,
        )
    if not KINDS[form].maps:
        raise file.error(
            f"The endomorphism of a curve of form {form} could not be checked: none is used there.",
            "Leave the table out.",
            SECTION,
            SECTION,
        )
    basis = _basis(file, table)
    constants = tuple(
        (key, _constant(file, key, value, p, nonresidue))
        for key, value in table.items()
        if key not in (*READ, *REMARKS)
    )
    return StatedEndomorphism(
        _eigenvalues(file, table), basis, constants, _dimension(file, table, basis)
    )


def _eigenvalues(file: CurveFile, table: dict) -> tuple[int, ...]:
    if (stated := table.get("lambda")) is None:
        raise file.error(
            "`lambda`, the eigenvalue, is missing, so that nothing else of the endomorphism could"
            " be checked.",
            'Write lambda = "0x..", or leave the table out.',
            SECTION,
            SECTION,
        )
    if not isinstance(stated, int | str | list):
        raise file.error(
            f"`lambda`, the eigenvalue, is {kind_of(stated)}, an integer modulo r was expected.",
            'Write lambda = "0x..", or leave the table out.',
            SECTION,
            "lambda",
        )
    several = stated if isinstance(stated, list) else [stated]
    if not 0 < len(several) <= MOST_MAPS:
        raise file.error(
            f"`lambda` lists {len(several)} eigenvalues.",
            f"Write one, or a list of at most {MOST_MAPS}.",
            SECTION,
            "lambda",
        )
    return tuple(to_integer(file, each, SECTION, "lambda") for each in several)


def _basis(file: CurveFile, table: dict) -> tuple[tuple[int, ...], ...]:
    basis = table.get("basis", ())
    if "basis" in table and (
        not isinstance(basis, list)
        or not basis
        or any(not isinstance(row, list) or len(row) != len(basis) for row in basis)
    ):
        raise file.error(
            "`basis` is no square table of integers.",
            "Write one list of integers for each row, or leave it out: one is found then.",
            SECTION,
            "basis",
        )
    return tuple(tuple(to_integer(file, x, SECTION, "basis") for x in row) for row in basis)


def _dimension(file: CurveFile, table: dict, basis: tuple) -> int | None:
    if "dim" not in table:
        return None
    dim = to_integer(file, table["dim"], SECTION, "dim")
    if basis and dim != len(basis):
        raise file.error(
            f"`dim` is {dim}, and `basis` has {len(basis)} rows.",
            "Correct either; `dim` may be left out.",
            SECTION,
            "dim",
            "basis",
        )
    return dim


def _constant(file: CurveFile, key: str, value, p: int, nonresidue: int | None) -> int | Element:
    try:
        if isinstance(value, list):
            return to_pair(file, value, SECTION, key, BaseField(p, nonresidue), -p)
        number = to_integer(file, value, SECTION, key)
    except CurveError as error:
        near = difflib.get_close_matches(key, (*READ, *REMARKS), 1, 0.6)
        start = f"Did you mean `{near[0]}`? " if near else ""
        raise file.error(
            error.what,
            f"{start}Constants of a map are integers, or pairs of them where degree = 2; remarks"
            " are comments.",
            SECTION,
            key,
        ) from None
    if not -p < number < p:
        raise file.error(
            f"`{key}` does not lie between -p and p.", "Write it reduced modulo p.", SECTION, key
        )
    return number
