"""The classes of divisors of y^2 = f(x), f monic of degree 5."""

from ecgen.kind.jacobian.law import LAW
from ecgen.kind.record import Kind

TWIST = ("twist_order", "twist_order_dec", "twist_r", "twist_r_dec")
RECORD = Kind(
    form="genus2_imaginary",
    package=__package__,
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
)
