"""A file of a curve of genus 2 -> the checked Curve: y^2 = f(x), f monic of degree 5, the order of
its Jacobian, and a base divisor, all checked.

What is proven for an accepted curve: p and r are prime (proven up to 2^128, above that they pass
Baillie-PSW); f has no double root; the base divisor D is a reduced class of the curve, [r]D = 0 and
D is not 0, so that the prime r divides the number of classes; and that number is r * cofactor: the
only multiple of r in Weil's interval (sqrt(q) - 1)^4 ... (sqrt(q) + 1)^4, or counted where the
field has fewer than 64 elements.
"""

from collections.abc import Iterable, Sequence
from itertools import accumulate
from random import Random
from typing import Any

from ecgen.curve.file import check
from ecgen.curve.file import read as reader
from ecgen.curve.file.endomorphism import read_endomorphism
from ecgen.curve.file.numbers import integer, to_integer, written
from ecgen.curve.file.repeated import compare_map
from ecgen.curve.file.source import CurveFile
from ecgen.curve.file.strength import weaknesses
from ecgen.curve.model import Curve, Stated
from ecgen.extension import Element
from ecgen.kind.jacobian.curve.repeated import compare_points, compare_twist, states_twist
from ecgen.kind.jacobian.divisors import NEUTRAL, Class, Jacobian, to_class, to_numbers
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.kind.jacobian.record import RECORD
from ecgen.residues import is_square

DEGREE = 5
TWIST_TRIES = 8  # classes of the twist
COUNTED = 64  # p^2 elements of F_{p^2} are looked at below this
MUMFORD = {2: ("u1", "u0", "v1", "v0"), 1: ("u0", "v0"), 0: ()}


def read(file: CurveFile, name: str) -> Curve:
    """The curve that `file` describes, after every check; CurveError on the first that fails."""
    p, form = reader.read_prime(file), RECORD.form
    if reader.read_nonresidue(file, p) is not None:
        raise file.error(
            "Genus-2 curves over fields of degree 2 are not supported yet.",
            "Expected degree = 1.",
            "field",
            "degree",
        )
    f = _polynomial(file, p)
    jacobian = Jacobian(p, f)
    if not jacobian.is_smooth:
        raise file.error(
            "The curve is singular: f has a double root modulo p.",
            "A polynomial without double roots was expected; look for a mistyped digit.",
            "curve",
            "f0",
            "f1",
            "f2",
            "f3",
            "f4",
        )
    base = read_class(file, p, "base")
    r, cofactor = reader.read_order(file, p, genus=2)
    bare = Curve(
        name=name,
        form=form,
        p=p,
        r=r,
        cofactor=cofactor,
        base=to_numbers(base) or (),
        numbers=(("f", f),),
        endomorphism=read_endomorphism(file, form, p, None),
        file=Stated(file.path, file.sha256, encoding="mumford"),
    )
    check_group(file, bare, "base")
    compare_points(file, p, base)
    compare_map(file, p, r)
    if states_twist(file, "twist_order"):
        compare_twist(file, twist_classes(twist_of(jacobian), bare.N), "twist_order")
    return bare.warned(*(w.text for w in weaknesses(bare)))


def as_file(curve: Any) -> dict[str, Any]:
    """What a file would say of a library's curve beside its name, form and order."""
    return {
        "field": {"p": hex(curve.p)},
        "curve": {f"f{i}": hex(c) for i, c in enumerate(curve.f)},
        "base": dict(zip(MUMFORD[2], map(hex, curve.base))),
    }


def _polynomial(file: CurveFile, p: int) -> tuple[int, ...]:
    """f0, ..., f4, 1; f4 is 0 where it is not written."""
    if file.lookup("curve", "f6") is not None and written(file, "curve", "f6") % p:
        hint = (
            "A curve of degree 6 with a rational root of f has a model of degree 5: move that root"
            " to infinity."
        )
        raise file.error(
            "f has degree 6: only curves with one point at infinity, f monic of degree 5, are"
            " supported.",
            hint,
            "curve",
            "f6",
        )
    if file.lookup("curve", "f5") is not None and (top := written(file, "curve", "f5")) % p != 1:
        raise file.error(
            f"f5 is {top}: f is not monic of degree 5.",
            "Scale x and y so that f is monic; f5 = 1 need not be written.",
            "curve",
            "f5",
        )
    f = []
    for i in range(DEGREE):
        value = integer(file, "curve", f"f{i}")
        if value is None and i < DEGREE - 1:
            raise reader.missing(file, "curve", f"f{i}", f'f{i} = "0x.."')
        if not -p < (value := value or 0) < p:
            raise file.error(
                f"`f{i}` does not lie between -p and p.",
                "Write it reduced modulo p.",
                "curve",
                f"f{i}",
            )
        f.append(value % p)
    f.append(1)
    compare_f(file, p, tuple(f))
    return tuple(f)


def compare_f(file: CurveFile, p: int, f: tuple[int, ...]) -> None:
    """`f_dec`, where it is written, must repeat the coefficients."""
    repeated = file.lookup("curve", "f_dec")
    if repeated is not None:
        numbers = (
            [to_integer(file, value, "curve", "f_dec") % p for value in repeated]
            if isinstance(repeated, list)
            else []
        )
        if tuple(numbers) != f:
            raise file.error(
                "`f_dec` is another polynomial than what the other keys say.",
                "Correct or remove `f_dec`.",
                "curve",
                "f_dec",
            )


def read_class(file: CurveFile, p: int, section: str) -> Class:
    """The class (u, v) of a table; its degree is `deg`, 2 where that is not written."""
    if not isinstance(file.data.get(section), dict):
        raise reader.missing(file, section, "u1", 'u1 = "0x.."')
    degree = integer(file, section, "deg")
    degree = 2 if degree is None else degree
    if degree not in (1, 2):
        what = (
            "The base divisor has degree 0: it is the neutral element."
            if degree == 0
            else f"The base divisor cannot have degree {degree}: a reduced one has degree 1 or 2."
        )
        raise file.error(what, "A class of order r was expected.", section, "deg")
    values = {}
    for key in MUMFORD[2]:
        value = integer(file, section, key)
        if key not in MUMFORD[degree]:
            if value:
                raise file.error(
                    f"`{key}` does not belong to a divisor of degree {degree}: u = x+u0, v = v0.",
                    "Write deg = 2, or remove it.",
                    section,
                    key,
                )
            continue
        if value is None:
            hint = (
                f'{key} = "0x..", or deg = 1 for u = x+u0, v = v0'
                if degree == 2 and key.endswith("1")
                else f'{key} = "0x.."'
            )
            raise reader.missing(file, section, key, hint)
        if not 0 <= value < p:
            raise file.error(
                f"`{key}` of the base divisor is not reduced: it does not lie in [0, p).",
                "Write it reduced modulo p.",
                section,
                key,
            )
        values[key] = value
    u = (values["u0"], values["u1"], 1) if degree == 2 else (values["u0"], 1)
    v = (values["v0"], values.get("v1", 0))
    return u, v if v[1] else v[:1] if v[0] else ()


def check_group(file: CurveFile, curve: Curve, section: str) -> None:
    """The base divisor, written in `section`, lies on the curve and has order r; N = r * cofactor
    is the number of classes.
    """
    jacobian, base = jacobian_of(curve), to_class(curve.base)
    if not jacobian.contains(base):
        hint = "Coefficients for which u divides f - v^2 were expected; look for a mistyped digit."
        raise file.error(
            "The base divisor does not lie on the curve: u does not divide f - v^2.",
            hint,
            section,
            "u1",
            "u0",
        )
    if jacobian.multiply(curve.r, base) != NEUTRAL:
        raise file.error(
            "The order is wrong: r times the base divisor is not the neutral element.",
            "Correct r, or take a base divisor of order r.",
            "order",
            "r",
            "N",
        )
    low, high = check.weil_interval(curve.p, 2)
    if -(-low // curve.r) == high // curve.r:
        return
    keys = ("cofactor",) if file.lookup("order", "cofactor") is not None else ("N", "r")
    if curve.p >= COUNTED:
        what = (
            f"The number of classes cannot be proven: r has {curve.r.bit_length()} bits, and"
            " several of its multiples lie in Weil's interval."
        )
        raise file.error(
            what,
            f"Take a subgroup of at least {(high - low).bit_length() + 1} bits.",
            "order",
            "r",
            "N",
        )
    if count_classes(curve.p, curve.f) != curve.N:
        raise file.error(
            f"The Jacobian does not have {curve.N} classes, although Weil's interval allows that"
            " number.",
            "Correct the cofactor, or N.",
            "order",
            *keys,
        )


def count_classes(p: int, f: tuple[int, ...]) -> int:
    """The number of classes of the Jacobian, by the numbers of points of the curve over F_p and
    F_{p^2}: (N1^2 + N2)/2 - p.
    """
    nonresidue = next(n for n in range(2, p) if not is_square(n, p))

    def points(values: Iterable[Any]) -> int:
        return 1 + sum(1 if value == 0 else 2 * is_square(value, p) for value in values)

    one = points(sum(c * x**i for i, c in enumerate(f)) % p for x in range(p))
    two = points(
        sum((c * x**i for i, c in enumerate(f)), start=x - x)
        for x in (Element(k % p, k // p, p, nonresidue) for k in range(p * p))
    )
    return (one * one + two) // 2 - p


def twist_of(jacobian: Jacobian) -> Jacobian:
    """That of y^2 = n^5 f(x/n), n the least non-square modulo p."""
    n = next(a for a in range(2, jacobian.p) if not is_square(a, jacobian.p))
    return Jacobian(
        jacobian.p, tuple(c * pow(n, DEGREE - i, jacobian.p) for i, c in enumerate(jacobian.f))
    )


def twist_classes(twist: Jacobian, number: int) -> int | None:
    """The number of classes of the Jacobian `twist`, the curve's being `number`; None where more
    than one is possible after all tries.

    With T^4 + a T^3 + b T^2 + p a T + p^2 the polynomial of Frobenius, |b| <= 6 p, they are N = p^2
    + 1 + b + a (p + 1) and N - 2 a (p + 1): of the few a that are possible those are left out with
    which some class is not neutral.
    """
    p, random = twist.p, Random(number)
    if p < COUNTED:
        return count_classes(p, twist.f)
    possible: Sequence[int] = range(
        (number - p * p - 1 - 6 * p) // (p + 1), (number - p * p - 1 + 6 * p) // (p + 1) + 2
    )
    for _ in range(TWIST_TRIES):
        element = twist.random_element(random)
        by = twist.multiply(number - 2 * possible[0] * (p + 1), element)
        step = twist.multiply(-2 * (p + 1), element)
        multiples = accumulate(
            range(1, possible[-1] - possible[0] + 1),
            lambda total, _: twist.add(total, step),
            initial=by,
        )
        neutral = {a for a, total in enumerate(multiples, possible[0]) if total == NEUTRAL}
        possible = [a for a in possible if a in neutral]
        if len(possible) < 2:
            return number - 2 * possible[0] * (p + 1) if possible else None
    return None
