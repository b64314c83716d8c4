"""a x^2 + y^2 = 1 + d x^2 y^2."""

from typing import Any

from ecgen.kind.edwards.law import LAW, completeness
from ecgen.kind.edwards.model import MontgomeryModel, montgomery
from ecgen.kind.elliptic import keys_of
from ecgen.kind.equation import first, term
from ecgen.kind.parts import BY_POINTS, ON_PLANE, POINTS, own
from ecgen.kind.record import Elliptic, Kind
from ecgen.kind.short import of_montgomery


def singular(curve: Any) -> tuple[str, ...]:
    for value, key in ((curve.a, "a"), (curve.d, "d")):
        if value == 0:
            return f"{key} = 0", key
    return ("a = d modulo p", "d") if curve.a == curve.d else ()


PLANE = Elliptic(
    parameters={"a": "a", "d": "d"},
    coordinates=("x", "y"),
    equation=lambda curve, x, y: curve.a * x * x + y * y - 1 - curve.d * x * x * y * y,
    singular=singular,
    model=lambda curve: MontgomeryModel(curve.p, *montgomery(curve)),
    short=lambda curve: of_montgomery(curve.p, *montgomery(curve)),
    completeness=completeness,
)
EXAMPLE = {
    "encoding": "rfc8032",
    "p": "2^251-9",
    "parameters": "a = 1\nd = -1174",
    "r": "2^249-11332719920821432534773113288178349711",
    "cofactor": "4",
    "x": "1582619097725911541954547006453739763381091388846394833492296309729998839514",
    "y": "3037538013604154504764115728651437646519513534305223422754827055689195992590",
}
RECORD = Kind(
    form="twisted_edwards",
    package=__package__,
    equation=lambda curve: (
        f"{first(curve.a, 'x^2', curve.p)} + y^2 = 1{term(curve.d, 'x^2 y^2', curve.p)}"
    ),
    law=LAW,
    elliptic=PLANE,
    constants=("a", "d"),
    orders=("odd",),
    keys={
        **keys_of(PLANE.parameters, PLANE.coordinates),
        "hash_to_curve": ("label", "hash", "montgomery_B"),
    },
    encodings={"xy": (1, 2), "rfc8032": (1,), "cfrg4q": (2,)},
    kept=1,
    points="points",
    checks_subgroup=True,
    extras=("field", "map", "batch", "decode", "comb"),
    degrees=(1, 2),
    packs=lambda curve: True,
    image=("a", "d", "gx", "gy"),
    image_name="image",
    by_ratio=True,
    parts={**POINTS, **own("edwards", "lift.c", "map.c", "on_curve.c")},
    shared={**ON_PLANE, **BY_POINTS},
    example=("curve", EXAMPLE),
)
