"""What a curve file repeats of what follows from its other keys: compared, so that a slip of the
pen is an error with its line. What no module reads are remarks (keys.py, endomorphism.py).
"""

from flint import fmpq_mat, fmpz_mat

from ecgen.curve.file.endomorphism import SECTION
from ecgen.curve.file.numbers import integer, to_integer
from ecgen.curve.file.source import CurveFile
from ecgen.curve.primality import is_prime
from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian
from ecgen.residues import inverse, is_square, square_root


def compare_points(file: CurveFile, p: int, base: Class) -> None:
    """The points x1, y1 and x2, y2 of [base], where they are written, are those of which the base
    divisor (u, v) consists.
    """
    (u, v), roots = base, []
    for k in "12":
        x, y = (integer(file, "base", f"{name}{k}") for name in "xy")
        if x is None and y is None:
            continue
        if x is None or y is None:
            given, other = ("y", "x") if x is None else ("x", "y")
            raise file.error(
                f"`{given}{k}` is written without `{other}{k}`.",
                "Write both coordinates, or neither.",
                "base",
                f"{given}{k}",
            )
        if _value(u, x, p):
            raise file.error(
                f"`x{k}` is no root of u: the base divisor has no such point.",
                f"Correct or remove x{k} and y{k}.",
                "base",
                f"x{k}",
            )
        if (_value(v, x, p) - y) % p:
            raise file.error(
                f"`y{k}` is not v(x{k}): the base divisor has another point over x{k}.",
                f"Correct or remove x{k} and y{k}.",
                "base",
                f"y{k}",
            )
        roots.append(x)
    if len(roots) == 2 and (len(u) == 2 or (sum(roots) + u[1]) % p):
        raise file.error(
            "`x2` is not the other root of u.", "Correct or remove x2 and y2.", "base", "x2"
        )


def _value(polynomial: tuple[int, ...], x: int, p: int) -> int:
    return sum(c * pow(x, i, p) for i, c in enumerate(polynomial)) % p


def compare_twist(file: CurveFile, found: int | None, name: str) -> None:
    """The number of classes of the twist, `name` in [order], and `twist_r`, a prime that divides
    it, where they are written. `found` is that number, None where it is not known.
    """
    for key in (name, f"{name}_dec"):
        stated = integer(file, "order", key)
        if stated is not None and not found:
            raise file.error(
                f"`{key}` cannot be proven: several numbers are possible.",
                "Remove it.",
                "order",
                key,
            )
        if stated not in (None, found):
            raise file.error(
                f"`{key}` is not the number of classes of the twist.",
                f"Correct or remove it: it is {found:#x}.",
                "order",
                key,
            )
    for key in ("twist_r", "twist_r_dec"):
        stated = integer(file, "order", key)
        if stated is not None and not (
            found and stated > 1 and found % stated == 0 and is_prime(stated)
        ):
            raise file.error(
                f"`{key}` is not shown to be a prime that divides the number of classes of the"
                " twist.",
                "Correct or remove it.",
                "order",
                key,
            )


def states_twist(file: CurveFile, name: str) -> bool:
    """Whether the file says anything that `compare_twist` compares."""
    return any(
        file.lookup("order", key) is not None
        for key in (name, f"{name}_dec", "twist_r", "twist_r_dec")
    )


def compare_class_of_minus_f(
    file: CurveFile, p: int, f: tuple[int, ...], element: Class, section: str, n: int
) -> Class:
    """The class `element` of y^2 = -f(-x), the model of the twist of which the table `section` says
    a base, lies on it, and has the order `twist_r`, where that is written; as a class of y^2 = n^5
    f(x/n) for a non-square n. -1 is no square."""
    if is_square(p - 1, p):
        raise file.error(
            "The model y^2 = -f(-x) is that of the curve itself: -1 is a square.",
            "Remove the table.",
            section,
            "u1",
            "u0",
        )
    twist, r = (
        Jacobian(p, tuple(c * (-1) ** (5 - i) for i, c in enumerate(f))),
        integer(file, "order", "twist_r"),
    )
    if not twist.contains(element):
        raise file.error(
            "The divisor does not lie on the twist y^2 = -f(-x).",
            "Coefficients for which u divides -f(-x) - v^2 were expected.",
            section,
            "u1",
            "u0",
        )
    if r is not None and twist.multiply(r, element) != NEUTRAL:
        raise file.error(
            "The order of the divisor on the twist is not `twist_r`.",
            "Correct or remove the divisor.",
            section,
            "u1",
            "u0",
        )
    (u, v), root = element, square_root(-n, p)  # (x, y) becomes (-n x, (-n)^(5/2) y)
    return tuple(c * pow(-n, len(u) - 1 - i, p) % p for i, c in enumerate(u)), tuple(
        c * pow(root, 5 - 2 * i, p) % p for i, c in enumerate(v)
    )


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
