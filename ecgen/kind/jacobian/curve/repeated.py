"""What files of curves of genus 2 repeat of what follows from their other keys: compared, as in
curve/file/repeated.py.
"""

from ecgen.curve.file.numbers import integer
from ecgen.curve.file.source import CurveFile
from ecgen.curve.primality import is_prime
from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian
from ecgen.residues import is_square, square_root


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
    twist = Jacobian(p, tuple(c * (-1) ** (5 - i) for i, c in enumerate(f)))
    r = integer(file, "order", "twist_r")
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
