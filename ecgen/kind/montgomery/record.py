"""b v^2 = u^3 + a u^2 + u."""

from typing import Any

from ecgen.kind.elliptic import X_ONLY, keys_of
from ecgen.kind.equation import first, term
from ecgen.kind.montgomery.law import LAW
from ecgen.kind.parts import BY_LADDERS, LADDERS, ON_PLANE, own
from ecgen.kind.record import Completeness, Elliptic, Kind
from ecgen.kind.short import of_montgomery, same_model
from ecgen.residues import is_square


def singular(curve: Any) -> tuple[str, ...]:
    if (curve.a * curve.a - 4) % curve.p == 0:
        return "A^2 = 4 modulo p", "A"
    return ("B = 0", "B") if curve.b == 0 else ()


LADDER = "x-only arithmetic: the ladder is right for every u, including 0 and points of the twist"
ONE_OF_ORDER_2 = "; A^2-4 is no square, so (0,0) is the only point of order 2"


def completeness(curve: Any) -> Completeness:
    square = is_square(curve.a * curve.a - 4, curve.p)
    return Completeness(False, LADDER if square else LADDER + ONE_OF_ORDER_2)


PLANE = Elliptic(
    parameters={"A": "a", "B": "b"},
    coordinates=("u", "v"),
    equation=lambda curve, x, y: curve.b * y * y - x**3 - curve.a * x * x - x,
    singular=singular,
    model=same_model,
    short=lambda curve: of_montgomery(curve.p, curve.a, curve.b),
    completeness=completeness,
    assumed={"B": 1},
)
RECORD = Kind(
    form="montgomery",
    package=__package__,
    equation=lambda curve: (
        f"{first(curve.b, 'y^2', curve.p)} = x^3{term(curve.a, 'x^2', curve.p)} + x"
    ),
    law=LAW,
    elliptic=PLANE,
    constants=("a", "b"),
    keys={**keys_of(PLANE.parameters, PLANE.coordinates), "x_only": X_ONLY},
    maps=False,
    encodings={"rfc7748": (1,)},
    points="x-coordinates",
    extras=("field", "batch"),
    instead_of_map="Take the twisted Edwards form of the curve.",
    takes_twist=True,
    packs=lambda curve: True,
    title="multiplication on the x-coordinates of",
    operands="coordinates",
    refusing="multiplications",
    parts={**LADDERS, **own("montgomery", "encodings.h", "codes.h", "source.c", "zeros.c")},
    shared={**ON_PLANE, **BY_LADDERS},
    coordinates=2,
)
