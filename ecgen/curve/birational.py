"""A Montgomery curve with a base point -> the twisted Edwards curves onto which it maps as a group,
coefficients as small as they get.

B v^2 = u^3 + A u^2 + u has for x = u/v, y = (u - 1)/(u + 1) the equation a x^2 + y^2 = 1 + d x^2
y^2 with a = (A + 2)/B, d = (A - 2)/B (Bernstein, Birkner, Joye, Lange, Peters, Africacrypt 2008,
theorem 3.2). (u, v) -> (-u, v) leads to the curve of -A and -B, and so to a and d exchanged, y
inverted. Both maps take the neutral element to (0, 1), so they are homomorphisms, of degree one:
orders and multiples are kept, which the isogenies of degree 4 between curve448 and edwards448 do
not do.
"""

from dataclasses import dataclass

from ecgen.curve.roots import square_root
from ecgen.residues import inverse, is_square


@dataclass(frozen=True)
class Image:
    """a x^2 + y^2 = 1 + d x^2 y^2 with the image (x, y) of the base point; a point's u is `sign` (1
    + y)/(1 - y).
    """

    a: int
    d: int
    x: int
    y: int
    sign: int


def edwards_images(p: int, A: int, B: int, u: int, v: int) -> tuple[Image, ...]:
    """The images for every a that formulas know, 1 and -1, where x can be scaled to it, else for
    the least of its class; none of a point of order 1, 2 or 4.
    """
    if 0 in (u % p, v % p, (u + 1) % p, (u - 1) % p):
        return ()
    over, found = inverse(B, p), []
    for sign in (1, -1):
        a, d = (A + 2 * sign) * over % p, (A - 2 * sign) * over % p
        x, y = sign * u * inverse(v, p) % p, (sign * u - 1) * inverse(sign * u + 1, p) % p
        for wanted in _classes(a, p):
            # x' = x scale turns a into a / scale^2
            scale = square_root(a * inverse(wanted, p) % p, p)
            found.append(Image(wanted % p, d * wanted * inverse(a, p) % p, x * scale % p, y, sign))
    return tuple(found)


def _classes(a: int, p: int) -> tuple[int, ...]:
    """1 and -1 where they are a times a square, else the number of least magnitude that is."""
    known = tuple(n for n in (-1, 1) if is_square(a * n % p, p))
    return known or (next(n for m in range(2, p) for n in (m, -m) if is_square(a * n % p, p)),)
