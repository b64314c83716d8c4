"""y^2 = d x^4 + 2 a x^2 + 1."""

from typing import Any

from ecgen.kind.elliptic import keys_of
from ecgen.kind.equation import first, term
from ecgen.kind.jacobi_quartic.law import LAW, completeness, right_side, weierstrass_model
from ecgen.kind.parts import BY_POINTS, ON_PLANE, POINTS, own
from ecgen.kind.record import Elliptic, Kind


def singular(curve: Any) -> tuple[str, ...]:
    if curve.d == 0:
        return "d = 0", "d"
    return ("a^2 = d modulo p", "d") if (curve.a * curve.a - curve.d) % curve.p == 0 else ()


PLANE = Elliptic(
    parameters={"a": "a", "d": "d"},
    coordinates=("x", "y"),
    equation=lambda curve, x, y: y * y - right_side(curve, x),
    singular=singular,
    short=weierstrass_model,
    model=weierstrass_model,
    completeness=completeness,
)
EXAMPLE = {
    "encoding": "xy",
    "p": "2^255-19",
    "parameters": "a = -1\nd = 220",
    "r": "0x3fffffffffffffffffffffffffffffff848fa6069487164bf075776f06b36775",
    "cofactor": "2",
    "x": "3",
    "y": "0x75fd8ae7a5ceb66ea50d9fbc864e4030c9ff9ab38421b04d352713b21a711b3e",
}
RECORD = Kind(
    form="jacobi_quartic",
    package=__package__,
    equation=lambda curve: (
        f"y^2 = {first(curve.d, 'x^4', curve.p)}{term(2 * curve.a % curve.p, 'x^2', curve.p)} + 1"
    ),
    law=LAW,
    elliptic=PLANE,
    constants=("a", "d"),
    orders=("odd",),
    keys=keys_of(PLANE.parameters, PLANE.coordinates),
    encodings={"xy": (1,)},
    points="points",
    checks_subgroup=True,
    extras=("field", "batch", "decode", "comb"),
    packs=lambda curve: False,
    parts={**POINTS, **own("jacobi_quartic", "lift.c", "on_curve.c")},
    shared={**ON_PLANE, **BY_POINTS},
    example=("curve", EXAMPLE),
)
