"""Which Jacobians of genus-2 curves become libraries, and what is claimed of these."""

from dataclasses import dataclass

from ecgen.curve.model import Curve
from ecgen.curve.source import read_curve_file
from ecgen.errors import CurveError, EcgenError
from ecgen.kind.jacobian.curve import Genus2Curve
from ecgen.library.spec import CurveFacts
from ecgen.residues import is_square

SELECTED = " (with a cofactor from 3 on: 1 and 2 are selected in C, which is tested)"
MARKED_SUMS = (
    (
        "scalar multiplication gives [k]P or ERR_EXCEPTION",
        (
            f"the multiples are proven at build for all scalars{SELECTED}; that a sum of classes is"
            " right or leaves a mark that lasts to the result is proven for its formulas"
        ),
    ),
    (
        "scalar multiplication meets no exceptional case",
        (
            "proven at build, but for roots in common: no relation m P + n Q = O at which a sum"
            " always fails is met, for all scalars and all points of order r, with a cofactor for"
            " all scalars from 3 on and all points whose order r divides; that other failures"
            " happen to about one sum in p where points are not chosen for that is argued, not"
            " proven"
        ),
    ),
    (
        "scalarmult_complete and functions on P_point are right or refused",
        (
            "each law of their sums and doublings is proven, and leaves a mark that lasts to the"
            " result where it fails; the selection of neutral sums and the loop in C are tested"
        ),
    ),
    (
        "scalarmult_complete and functions on P_point are right for every class, and refuse none",
        (
            "argued (SOUNDNESS.md); tested with every class and scalar of tiny fields, and with"
            " classes made to meet exceptional cases"
        ),
    ),
)

GENUS2 = "genus2_imaginary"


def check_jacobian(curve: "Curve | Genus2Curve") -> None:
    """CurveError, with the line, for Jacobians of which no library is made yet."""
    if curve.form != GENUS2:
        return
    what, at, hint = "", (), ""
    if curve.f[4]:
        what, at, hint = (
            "of curves with f4 other than 0 are not supported yet",
            ("curve", "f4"),
            (
                f"Write the curve in x - f4/5 instead of x: {without_f4(curve)}."
                if curve.p != 5
                else ""
            ),
        )
    elif len(curve.base[0]) != 3:
        what, at, hint = (
            (
                "with a base divisor of degree 1 are not supported: the formulas that multiply it"
                " take classes of degree 2"
            ),
            ("base", "deg", "u0"),
            "Take a multiple of it of degree 2.",
        )
    if what:
        raise CurveError(
            f"Libraries of Jacobians {what}.",
            where=curve.path,
            line=read_curve_file(curve.path).line(*at) if curve.path.is_file() else None,
            hint=hint,
        )


def without_f4(curve: Genus2Curve) -> str:
    """The lines of the isomorphic curve with f4 = 0, x - f4/5 in place of x in f, u and v, and of
    its base class; p is not 5.
    """
    shift = shift_without_f4(curve.f, curve.p)
    f, (u, v) = (
        shifted(curve.f, shift, curve.p),
        (shifted(part, shift, curve.p) for part in curve.base),
    )
    lines = (
        {f"f{i}": f[i] for i in (3, 2, 1, 0)}
        | {f"u{i}": u[i] for i in range(len(u) - 2, -1, -1)}
        | {f"v{i}": v[i] for i in range(len(v) - 1, -1, -1)}
    )
    return ", ".join(f"{name} = {value:#x}" for name, value in lines.items())


def shift_without_f4(f: tuple[int, ...], p: int) -> int:
    """h for which f(x + h) has no fourth power of x; p is not 5."""
    return -f[4] * pow(5, -1, p) % p


def shifted(f: tuple[int, ...], shift: int, p: int) -> tuple[int, ...]:
    """The coefficients of f(x + shift), from the lowest on."""
    g = list(f)
    for i in range(len(g) - 1):
        for j in range(len(g) - 2, i - 1, -1):
            g[j] = (g[j] + shift * g[j + 1]) % p
    return tuple(g)


WIDTH = 4  # bits of a digit of a multiplication by complete sums


@dataclass(frozen=True)
class RealModel:
    """y^2 = f(x) written as Y^2 = F(X) with x = shift + 1/X, y = Y/X^3, F of degree 6; `f` are its
    coefficients from F0 = 0 on, F1 = 1, F6 no square, so that every class but the neutral one has
    degree 2. Multiples by `digits` digits of `width` bits, from -2^(width-1) to 2^(width-1) - 1,
    and a table of `entries` multiples from 0 on; `offset` is half of the range at every digit."""

    shift: int
    f: tuple[int, ...]
    digits: int
    width: int = WIDTH

    @property
    def entries(self) -> int:
        return (1 << (self.width - 1)) + 1

    @property
    def offset(self) -> int:
        return sum(1 << self.width * i + self.width - 1 for i in range(self.digits))


def real_model(curve: CurveFacts) -> RealModel:
    """That with the least shift, 0 <= shift < p; EcgenError if f has square values only, which is
    possible for p <= 31 alone (Hasse--Weil).
    """
    p, g = curve.p, curve.f
    for shift in range(p if p <= 31 else 1 << 16):
        if not is_square(g[0], p):
            # with the offset below 2^(WIDTH digits): it is above 8/15 of that
            return RealModel(shift, (0, *g[::-1]), -(-(curve.r.bit_length() + 2) // WIDTH))
        g = shifted(g, 1, p)
    raise EcgenError(
        f"f has no value that is no square modulo {p}, which complete sums of classes need.",
        hint="Take a larger prime.",
    )
