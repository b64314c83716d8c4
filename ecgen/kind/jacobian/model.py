"""Other models of a curve y^2 = f(x): without a fourth power of x, and of degree 6."""

from dataclasses import dataclass
from typing import Any

from ecgen.errors import EcgenError
from ecgen.residues import is_square


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


def real_model(curve: Any) -> RealModel:
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
