"""A file -> the checked Curve of a squared Kummer surface by its theta constants,
all that the file repeats compared, all claims checked.

What is proven for an accepted file is what kind/jacobian/curve.py proves of the Jacobian that
belongs to the constants, and that the base point of the surface is the image of the base divisor,
which has order r.
"""

from dataclasses import replace
from typing import Any

from ecgen.curve.file import read as reader
from ecgen.curve.file.endomorphism import read_endomorphism
from ecgen.curve.file.numbers import integer, to_integer, written
from ecgen.curve.file.source import CurveFile
from ecgen.curve.file.strength import weaknesses
from ecgen.curve.model import Curve, Stated
from ecgen.errors import CurveError
from ecgen.formula.model import load_shape
from ecgen.kind.jacobian.curve import MUMFORD, check_group, compare_f, read_class, twist_classes
from ecgen.kind.jacobian.curve.repeated import compare_class_of_minus_f, compare_twist
from ecgen.kind.jacobian.divisors import to_numbers
from ecgen.kind.kummer.record import RECORD
from ecgen.kind.kummer.surface import Image, Surface, quotient_of, surface_of
from ecgen.residues import inverse
from ecgen.resources import data_folder

SHAPE = "kummer"
DIVISOR, TWISTED = "base.jacobian_divisor", "base_twist.divisor_on_twist_model"


def read(file: CurveFile, name: str) -> Curve:
    """The surface that `file` describes, after every check; CurveError on the first that fails."""
    base, form = file.data.get("base"), RECORD.form
    divisor = base.get("jacobian_divisor") if isinstance(base, dict) else None
    file = replace(file, data=file.data | {DIVISOR: divisor})
    p = reader.read_prime(file)
    if reader.read_nonresidue(file, p) is not None:
        raise file.error(
            "Kummer surfaces over fields of degree 2 are not supported yet.",
            "Expected degree = 1.",
            "field",
            "degree",
        )
    read_endomorphism(file, form, p, None)
    theta = _list(file, p, "theta_sq", 4)
    if theta is None:
        raise reader.missing(file, "kummer", "theta_sq", "theta_sq = [11, -22, -19, -3]")
    surfaces, divisor = _surfaces(file, p, theta), read_class(file, p, DIVISOR)
    surface = next((each for each in surfaces if each.jacobian.contains(divisor)), surfaces[0])
    _compare_constants(file, p, theta)
    compare_f(file, p, surface.jacobian.f)
    r, cofactor = reader.read_order(file, p, genus=2)
    stated = Stated(file.path, file.sha256, encoding="wrapped")
    bare = Curve(
        name=name,
        form=form,
        p=p,
        r=r,
        cofactor=cofactor,
        base=to_numbers(divisor) or (),
        numbers=(("theta", theta), ("f", surface.jacobian.f)),
        file=stated,
    )
    check_group(file, bare, DIVISOR)
    _compare_surface(file, p, surface)
    twist_N = twist_classes(surface.twist.jacobian, r * cofactor)
    compare_twist(file, twist_N, "twist_N")
    _compare_base_of_twist(file, surface)
    _point(file, surface.image(divisor), surface, "base", DIVISOR)
    stated = replace(stated, twist_N=twist_N)
    bare = replace(bare, shown=surface.wrapped(divisor) or (), file=stated)
    return bare.warned(*(w.text for w in weaknesses(bare)))


def as_file(curve: Any) -> dict[str, Any]:
    """What a file would say of a library's surface beside its name, form and order: with the
    invariants, which tell the surface from the other one with these theta constants.
    """
    invariants = {name: hex(value) for name, value in surface_with(curve).values}
    return {
        "field": {"p": hex(curve.p)},
        "kummer": {"theta_sq": list(map(hex, curve.theta))},
        "curve": {name: invariants[name] for name in RECORD.keys["curve"] if name in invariants},
        "base": {"jacobian_divisor": dict(zip(MUMFORD[2], map(hex, curve.base)))},
    }


def surface_with(curve: Any) -> Surface:
    """The surface that has the polynomial f, of the two with these theta constants; CurveError if
    neither has.
    """
    shape = load_shape(data_folder("formulas") / SHAPE)
    for sign in (1, -1) if len(curve.theta) == len(quotient_of(shape).constants) else ():
        surface = surface_of(shape, curve.p, curve.theta, sign)
        if surface and surface.jacobian.f == curve.f:
            return surface
    raise CurveError("the polynomial f belongs to no surface with these theta constants.")


def _list(
    file: CurveFile, p: int, key: str, count: int, section: str = "kummer"
) -> tuple[int, ...] | None:
    """A list of `count` integers modulo p; None if it is not written."""
    value = file.lookup(section, key)
    if value is None:
        return None
    if not isinstance(value, list) or len(value) != count:
        raise file.error(
            f"`{key}` is no list of {count} integers.", f"Write {key} = [...].", section, key
        )
    return tuple(to_integer(file, number, section, key) % p for number in value)


def _surfaces(file: CurveFile, p: int, theta: tuple[int, ...]) -> list[Surface]:
    """The surface with that root whose invariants the file writes in [curve]; both, where it writes
    none.
    """
    shape = load_shape(data_folder("formulas") / SHAPE)
    found = [surface for sign in (1, -1) if (surface := surface_of(shape, p, theta, sign))]
    if not found:
        hint = (
            "None of the constants and of those of the dual surface may be 0, and the Rosenhain"
            " invariants must exist in the field and differ."
        )
        raise file.error(
            "These theta constants belong to no curve of genus 2 over the field.",
            hint,
            "kummer",
            "theta_sq",
        )
    names = [
        name for _, name, _ in quotient_of(shape).steps if file.lookup("curve", name) is not None
    ]
    said = {name: written(file, "curve", name) % p for name in names}
    if fitting := [surface for surface in found if said.items() <= dict(surface.values).items()]:
        return fitting
    wrong = next(
        (
            name
            for name in names
            if all(dict(surface.values)[name] != said[name] for surface in found)
        ),
        names[-1],
    )
    raise file.error(
        f"`{wrong}` does not follow from the theta constants.",
        "Correct or remove it.",
        "curve",
        wrong,
    )


def _compare_constants(file: CurveFile, p: int, theta: tuple[int, ...]) -> None:
    """The dual constants, and the multiples of inverses of both, where they are written: each list
    up to a common factor.
    """
    a, b, c, d = theta
    dual = (a + b + c + d, a + b - c - d, a - b + c - d, a - b - c + d)
    for key, wanted in (
        ("dual_theta_sq", dual),
        ("eps", [inverse(t % p, p) for t in theta]),
        ("eps_hat", [inverse(t % p, p) for t in dual]),
        ("y0_norm", [inverse(t % p, p) for t in theta]),
        ("y0_hat_norm", [inverse(t % p, p) for t in dual]),
    ):
        given = _list(file, p, key, 4)
        if given is not None and (
            not any(given) or any((given[0] * w - g * wanted[0]) % p for g, w in zip(given, wanted))
        ):
            raise file.error(
                f"`{key}` does not follow from `theta_sq`.",
                f"Correct or remove `{key}`.",
                "kummer",
                key,
            )


def _compare_surface(file: CurveFile, p: int, surface: Surface) -> None:
    """The constants of the surface's equation, where they are written."""
    for key, name in (("F", "F"), ("G", "G"), ("H", "H"), ("E4", "M")):
        stated = integer(file, "kummer", key)
        if stated is not None and (stated - dict(surface.values)[name]) % p:
            raise file.error(
                f"`{key}` of the surface's equation does not follow from `theta_sq`.",
                f"Correct or remove `{key}`.",
                "kummer",
                key,
            )


def _compare_base_of_twist(file: CurveFile, surface: Surface) -> None:
    """The table [base_twist]: a point of the surface that is the image of a class of the twist,
    which is written on y^2 = -f(-x).
    """
    table = file.data.get("base_twist")
    if table is None:
        return
    if not isinstance(table.get("divisor_on_twist_model"), dict):
        raise file.error(
            "[base_twist] has no divisor, so that nothing could be compared.",
            "Write [base_twist.divisor_on_twist_model] with u1, u0, v1, v0, or remove the table.",
            "base_twist",
            "wrapped",
            "xyzt_T1",
        )
    file = replace(file, data=file.data | {TWISTED: table["divisor_on_twist_model"]})
    element = compare_class_of_minus_f(
        file,
        surface.p,
        surface.jacobian.f,
        read_class(file, surface.p, TWISTED),
        TWISTED,
        surface.nonsquare,
    )
    _point(file, surface.twist.image(element), surface, "base_twist", TWISTED)


def _point(
    file: CurveFile, image: Image | None, surface: Surface, section: str, divisor: str
) -> Image:
    """The image of a divisor, which `wrapped` (X/Y, X/Z, X/T) and `xyzt_T1` of `section` must
    repeat where they are written.
    """
    p = surface.p
    if image is None or 0 in image:
        raise file.error(
            "The image of the base divisor has a coordinate 0, so that it has no wrapped"
            " coordinates.",
            "Take another base divisor.",
            divisor,
            "u1",
            "u0",
        )
    x, y, z = image
    wrapped, plain = _list(file, p, "wrapped", 3, section), _list(file, p, "xyzt_T1", 4, section)
    if wrapped is not None and wrapped != (x * inverse(y, p) % p, x * inverse(z, p) % p, x):
        raise file.error(
            "`wrapped` is not the image of the base divisor.",
            "Correct it, or the divisor.",
            section,
            "wrapped",
        )
    if plain is not None and plain != (x, y, z, 1):
        raise file.error(
            "`xyzt_T1` is not the image of the base divisor.",
            "Correct it, or the divisor.",
            section,
            "xyzt_T1",
        )
    return image
