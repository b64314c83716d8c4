"""An isogeny of odd degree onto a short Weierstrass curve, from its kernel: the polynomials of its
coordinates, and the check that it is one.

RFC 9380, 6.6.3 hashes to curves with a b = 0 by way of a curve E' with a' b' != 0 and such an
isogeny. Its 4 lists of coefficients (appendix E) follow from the monic polynomial h whose roots are
the x-coordinates of the kernel, and from the factor u by which Velu's isogeny is scaled (Kohel,
Endomorphism rings of elliptic curves over finite fields, 1996, section 2.4):

    X = 2 d + 1 times x, - 2 s - 2 (3 x^2 + a') h'/h - 4 (x^3 + a' x + b') (h'/h)'
    (x, y) -> (u^2 X, u^3 y dX/dx)       for h of degree d, s the sum of its roots
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from flint import fmpz_mod_ctx, fmpz_mod_poly_ctx

from ecgen.residues import inverse


@dataclass(frozen=True)
class Isogeny:
    """From y^2 = x^3 + a x + b; `kernel` are the coefficients of h, the constant one first, without
    the last, which is 1; `scale` is u. All lie in [0, p)."""

    a: int
    b: int
    kernel: tuple[int, ...]
    scale: int

    def polynomials(self, p: int) -> dict[str, tuple[int, ...]]:
        """`h`, `x` and `y`, the constant coefficient first: the image is (x/h^2, y' y/h^3)."""
        return _polynomials(self, p)

    def image(self, x: int, y: int, p: int) -> tuple[int, int] | None:
        """That of a point, None for a point of the kernel."""
        h, over, factor = (_at(f, x, p) for f in self.polynomials(p).values())
        if h == 0:
            return None
        i = inverse(h, p)
        return over * i * i % p, y * factor * i * i * i % p


def _at(coefficients: tuple[int, ...], x: int, p: int) -> int:
    total = 0
    for c in reversed(coefficients):
        total = (total * x + c) % p
    return total


def _ring(p: int) -> Any:
    return fmpz_mod_poly_ctx(fmpz_mod_ctx(p))


@lru_cache(maxsize=8)
def _polynomials(isogeny: Isogeny, p: int) -> dict[str, tuple[int, ...]]:
    ring = _ring(p)
    x, h = ring.gen(), ring([*isogeny.kernel, 1])
    d, s, slope = h.degree(), -isogeny.kernel[-1], h.derivative()
    cubic = x**3 + isogeny.a * x + isogeny.b
    over = (
        ((2 * d + 1) * x - 2 * s) * h**2
        - 2 * (3 * x**2 + isogeny.a) * slope * h
        - 4 * cubic * (slope.derivative() * h - slope**2)
    ) * isogeny.scale**2
    factor = (over.derivative() * h - 2 * over * slope) * isogeny.scale
    return {
        name: tuple(int(c) for c in f.coeffs())
        for name, f in (("h", h), ("x", over), ("y", factor))
    }


def is_isogeny(isogeny: Isogeny, p: int, a: int, b: int) -> bool:
    """Whether it maps its curve to y^2 = x^3 + a x + b, as polynomials: with O to O it is a
    homomorphism then (Silverman, AEC III.4.8)."""
    ring = _ring(p)
    h, over, factor = (ring(list(f)) for f in isogeny.polynomials(p).values())
    x = ring.gen()
    cubic = x**3 + isogeny.a * x + isogeny.b
    return (
        cubic * factor**2 == over**3 + a * over * h**4 + b * h**6
        and over.gcd(h).degree() == 0
        and (4 * isogeny.a**3 + 27 * isogeny.b**2) % p != 0
    )
