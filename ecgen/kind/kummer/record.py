"""The points of a Jacobian up to sign, on the squared Kummer surface of four theta constants."""

from typing import Any

from ecgen.formula.shape import Shape
from ecgen.kind.kummer.surface import Surface, quotient_of, surface_of
from ecgen.kind.parts import BY_LADDERS, LADDERS, own
from ecgen.kind.record import Kind


def equation(curve: Any) -> str:
    constants = ", ".join(str(min(t, t - curve.p, key=abs)) for t in curve.theta)
    return f"the squared Kummer surface of the squared theta constants ({constants})"


def surface(shape: Shape, p: int, theta: tuple[int, ...]) -> Surface | None:
    """That with these constants, for either sign of the roots."""
    if len(theta) != len(quotient_of(shape).constants):
        return None
    return next(filter(None, (surface_of(shape, p, theta, sign) for sign in (1, -1))), None)


SQUARES = ("theta_sq", "dual_theta_sq", "eps", "eps_hat", "y0_norm", "y0_hat_norm")
NAMES = ("theta_sq_names", "dual_names", "eps_names", "eps_hat_names")
RECORD = Kind(
    genus=2,
    form="kummer_squared",
    package=__package__,
    equation=equation,
    constants=("theta",),
    surface=surface,
    unused=("f",),
    keys={
        "": ("name", "form"),
        "base": ("wrapped", "xyzt_T1", "jacobian_divisor"),
        "curve": ("lambda", "mu", "nu", "f_dec"),
        "kummer": (*SQUARES, "F", "G", "H", "E4"),
        "order": ("twist_N", "twist_r", "twist_r_dec"),
        "base_twist": ("wrapped", "xyzt_T1", "divisor_on_twist_model"),
        "field": (),
    },
    remarks={
        "curve": ("rosenhain_formulas", "jacobian_file", "map", "map_twist"),
        "order": ("proof", "twist_r_proved_prime"),
        "base_twist": ("how",),
        "kummer": (*NAMES, "y0", "quartic", "hadamard", "xDBL", "xADD"),
    },
    maps=False,
    encodings={"wrapped": (1,)},
    points="points of a surface",
    extras=("field",),
    takes_twist=True,
    packs=lambda curve: True,
    title="multiplication up to sign on",
    operands="coordinates",
    refusing="multiplications",
    parts={**LADDERS, **own("kummer", "encodings.h", "codes.h", "source.c", "zeros.c")},
    shared=BY_LADDERS,
    coordinates=4,
    example=("kummer", {}),
)
