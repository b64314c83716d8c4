"""The classes of divisors of y^2 = f(x), f monic of degree 5."""

from typing import Any

from ecgen.kind.equation import term
from ecgen.kind.jacobian.law import LAW
from ecgen.kind.jacobian.model import real_model
from ecgen.kind.parts import BY_POINTS, POINTS, own
from ecgen.kind.record import Kind

POWERS = ("x^4", "x^3", "x^2", "x", "")


def equation(curve: Any) -> str:
    terms = zip(curve.f[4::-1], POWERS, strict=True)
    return "y^2 = x^5" + "".join(term(value, power, curve.p) for value, power in terms)


def law_constants(curve: Any) -> dict[str, int]:
    """The coefficients of the model of degree 6."""
    return {f"f{i}": c for i, c in enumerate(real_model(curve).f)}


SYSTEM = "genus2-sextic/projective"
TWIST = ("twist_order", "twist_order_dec", "twist_r", "twist_r_dec")
RECORD = Kind(
    genus=2,
    form="genus2_imaginary",
    package=__package__,
    equation=equation,
    law=LAW,
    constants=("f",),
    keys={
        "": ("name", "form"),
        "base": ("deg", "u1", "u0", "v1", "v0", "x1", "y1", "x2", "y2"),
        "curve": (*(f"f{i}" for i in range(7)), "f_dec"),
        "order": TWIST,
        "encoding": (),
        "field": (),
    },
    remarks={"order": ("proof", "cm"), "encoding": ("divisor",)},
    encodings={"mumford": (1,)},
    points="classes of divisors",
    extras=("field",),
    packs=lambda curve: False,
    sum_laws={"add": f"{SYSTEM}/addition/add", "dbl": f"{SYSTEM}/doubling/dbl"},
    law_constants=law_constants,
    image=("f", "divisor"),
    image_name="Jacobian",
    parts={**POINTS, **own("jacobian", "encodings.h", "codes.h", "source.c")},
    shared=BY_POINTS,
    example=("genus2", {}),
)
