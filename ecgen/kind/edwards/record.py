"""a x^2 + y^2 = 1 + d x^2 y^2."""

from typing import Any

from ecgen.kind.edwards.law import LAW
from ecgen.kind.edwards.model import MontgomeryModel, montgomery
from ecgen.kind.elliptic import keys_of
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
)
RECORD = Kind(
    form="twisted_edwards",
    package=__package__,
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
)
