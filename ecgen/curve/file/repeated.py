"""What a curve file repeats of what follows from its other keys: compared, so that a slip of the
pen is an error with its line. What no module reads are remarks (keys.py, endomorphism.py).
"""

from flint import fmpq_mat, fmpz_mat

from ecgen.curve.file.endomorphism import SECTION
from ecgen.curve.file.numbers import integer, to_integer
from ecgen.curve.file.source import CurveFile
from ecgen.residues import inverse


def compare_map(file: CurveFile, p: int, r: int) -> None:
    """Of [endomorphism]: powers of the eigenvalue, the inverse of zeta, the determinant of the
    basis, and the constants of a decomposition by rounding, where they are written.
    """
    table = file.data.get(SECTION)
    if not isinstance(table, dict):
        return
    own = table.get("lambda")
    for key, power in (("lambda2", 2), ("lambda3", 3)):
        if key in table and (
            isinstance(own, list)
            or (
                pow(to_integer(file, own, SECTION, "lambda"), power, r)
                - to_integer(file, table[key], SECTION, key)
            )
            % r
        ):
            raise _wrong(file, key, f"the power {power} of `lambda` modulo r")
    if "zeta_inv" in table and (
        "zeta" not in table
        or inverse(to_integer(file, table["zeta"], SECTION, "zeta"), p)
        != to_integer(file, table["zeta_inv"], SECTION, "zeta_inv") % p
    ):
        raise _wrong(file, "zeta_inv", "the inverse of `zeta` modulo p")
    if "basis" in table:
        _compare_rounding(
            file,
            table,
            r,
            [[to_integer(file, x, SECTION, "basis") for x in row] for row in table["basis"]],
        )


def _compare_rounding(file: CurveFile, table: dict, r: int, basis: list[list[int]]) -> None:
    """k is reduced by round(k c[j]/r) times row j, c being r times the first row of the inverse of
    the basis: parts are at most half the sum of a column's magnitudes.
    """
    n, matrix = len(basis), fmpz_mat(basis)
    determinant, said = int(matrix.det()), table.get("basis_det")
    if abs(determinant) != r:
        return  # rows are no relations, which is said where the basis is taken
    if said not in (None, "+r" if determinant > 0 else "-r"):
        raise file.error(
            "`basis_det` is not the determinant of the basis.",
            "Correct or remove it.",
            SECTION,
            "basis_det",
        )
    c = [int(x * r) for x in fmpq_mat(matrix).inv().table()[0]]
    least = [-(-sum(abs(row[i]) for row in basis) // 2) for i in range(n)]

    def numbers(key: str) -> list[int] | None:
        value = table.get(key)
        if value is None:
            return None
        if not isinstance(value, list) or len(value) != n:
            raise file.error(
                f"`{key}` is no list of {n} integers.",
                f"Write one for each row of the basis, or remove {key}.",
                SECTION,
                key,
            )
        return [to_integer(file, x, SECTION, key) for x in value]

    def alone(key: str, count: int = 2) -> list[int] | None:
        keys = [key.format(i) for i in range(1, count + 1)]
        return (
            [to_integer(file, table[k], SECTION, k) for k in keys]
            if all(k in table for k in keys)
            else None
        )

    if numbers("babai_c") not in (None, c):
        raise _wrong(file, "babai_c", "r times the first row of the inverse of `basis`")
    for key, bits, bounds, widths in (
        ("bounds", "bound_bits", numbers("bounds"), numbers("bound_bits")),
        ("bound_k1", "bound_k1_bits", alone("bound_k{}"), alone("bound_k{}_bits")),
    ):
        if bounds and any(bound < low for bound, low in zip(bounds, least, strict=True)):
            raise _wrong(
                file,
                key,
                "at least half the sum of the magnitudes of a column of `basis`, which parts may"
                " reach",
            )
        if widths and widths != [bound.bit_length() for bound in bounds or least]:
            raise _wrong(file, bits, "the bit lengths of the bounds")
    shift = integer(file, SECTION, "barrett_shift")
    for key, factors in (("barrett_g", numbers("barrett_g")), ("barrett_g1", alone("barrett_g{}"))):
        if factors and (
            shift is None
            or any(2 * abs(g * r - (own << shift)) > r for g, own in zip(factors, c, strict=True))
        ):
            raise _wrong(
                file,
                key,
                "the integer nearest to 2^barrett_shift/r times that of the first row of r times"
                " the inverse of `basis`",
            )


def _wrong(file: CurveFile, key: str, wanted: str):
    return file.error(f"`{key}` is not {wanted}.", f"Correct or remove {key}.", SECTION, key)
