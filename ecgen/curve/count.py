"""Which number of points a curve has: proven from its claim, where r alone leaves several in
Hasse's interval.

Let N be the number of points, a multiple of the prime r, and C = r*c the claim. Both lie within 2
sqrt(q) of q + 1, q the number of field elements, so c and N/r lie in an interval of `length`
integers. For a point Q of order n, [N]Q = O and [C]Q = O make N/r and c congruent modulo the order
of [r]Q; a point of the quadratic twist says the same of 2q + 2 - N. Once the least common multiple
of those orders is at least as large as the interval is long, N = C. An order is looked for up to
`length` only, by baby and giant steps. Mestre's theorem (Schoof, J. Theor. Nombres Bordeaux 7,
1995, section 3): for prime q > 457 the curve or its twist has a point that decides; below that the
points are counted.
"""

from dataclasses import dataclass
from math import isqrt, lcm

from ecgen.kind import law
from ecgen.extension import Element
from ecgen.residues import is_square

COUNTED = 1 << 12  # to look at q elements takes milliseconds
SEARCHED = 1 << 32  # length of an interval; 2^16 baby and giant steps for each point take seconds
POINTS = 64


@dataclass(frozen=True)
class Weierstrass:
    """y^2 = x^3 + a x + b over F_p, or over the extension that a and b are elements of, for the law
    of group.py.
    """

    p: int
    a: int
    b: int
    form: str = "weierstrass"

    @property
    def q(self) -> int:
        """The number of field elements."""
        return self.p**2 if isinstance(self.a, Element) else self.p

    def elements(self, count: int):
        """The first `count` elements x + y*i, by x + y*p."""
        numbers = range(min(count, self.q))
        return (
            (Element(k % self.p, k // self.p, self.p, self.a.n) for k in numbers)
            if isinstance(self.a, Element)
            else numbers
        )


def to_weierstrass(curve) -> Weierstrass:
    """A short Weierstrass curve with as many points (Bernstein et al., Africacrypt 2008, theorem
    3.2; RFC 7748's map).
    """
    p = curve.p
    if curve.form == "weierstrass":
        return Weierstrass(p, curve.a, curve.b)
    a, b = curve.a, curve.b
    if curve.form == "twisted_edwards":
        below = pow(curve.a - curve.d, -1, p)
        a, b = 2 * (curve.a + curve.d) * below % p, 4 * below % p
    return from_montgomery(p, a, b)


def from_montgomery(p: int, a: int, b: int) -> Weierstrass:
    """The same of b v^2 = u^3 + a u^2 + u, by x = (3 u + a)/(3 b), y = v/b (RFC 9380, appendix
    D.2).
    """
    return Weierstrass(
        p, (3 - a * a) * pow(3 * b * b, -1, p) % p, (2 * a**3 - 9 * a) * pow(27 * b**3, -1, p) % p
    )


def candidates(q: int, r: int) -> range:
    """The c for which c * r lies in Hasse's interval."""
    width = isqrt(4 * q)
    return range(-(-(q + 1 - width) // r), (q + 1 + width) // r + 1)


def count_points(curve: Weierstrass) -> int:
    """The number of points, by one quadratic character for each x."""
    values = ((x**3 + curve.a * x + curve.b) % curve.p for x in curve.elements(curve.q))
    return 1 + sum(1 if value == 0 else 2 * is_square(value, curve.p) for value in values)


def is_number_of_points(curve, r: int, cofactor: int) -> "bool | None":
    """Whether the curve has r * cofactor points, r a prime that divides their number; None if it
    cannot be decided here.

    `cofactor` lies in candidates(q, r). True and False are proven. None means that r is so short
    that the interval is too long to search, or that POINTS points did not decide (which Mestre's
    theorem makes improbable, not impossible).
    """
    flat = to_weierstrass(curve)
    length = len(candidates(flat.q, r))
    if length == 1:
        return True
    if flat.q < COUNTED:
        return count_points(flat) == r * cofactor
    if length > SEARCHED:
        return None
    known = 1
    for x in flat.elements(POINTS):
        value = (x**3 + flat.a * x + flat.b) % flat.p
        if value == 0:
            continue
        # On y^2 = x^3 + a f^2 x + b f^3, f = `value`: isomorphic to the curve where f is a square,
        # else to its twist.
        on = Weierstrass(flat.p, flat.a * value**2 % flat.p, flat.b * value**3 % flat.p)
        point = (x * value % flat.p, value * value % flat.p)
        total = r * cofactor if is_square(value, flat.p) else 2 * flat.q + 2 - r * cofactor
        if law.multiply(on, total, point) is not None:
            return False
        known = lcm(known, order_up_to(on, law.multiply(on, r, point), length) or length)
        if known >= length:
            return True
    return None


def order_up_to(curve, point, limit: int) -> "int | None":
    """The order of `point` if it is at most `limit`, else None; about 2 sqrt(limit) additions and
    as much memory.
    """
    steps = isqrt(limit) + 1
    small, each = {}, point
    for i in range(1, steps + 1):
        if each is None:
            return i if i <= limit else None
        small.setdefault(each, i)
        each = law.add(curve, each, point)
    stride = law.multiply(curve, steps, point)
    giant = stride
    for j in range(1, limit // steps + 2):
        # The order exceeds `steps`, so the first j that fits gives the order itself and not a
        # multiple of it.
        if found := small.get(law.negate(curve, giant)):
            return j * steps + found if j * steps + found <= limit else None
        giant = law.add(curve, giant, stride)
    return None
