"""Which number of points a curve has: proven from its claim, where r alone leaves several in
Hasse's interval.

Let N be the number of points, a multiple of the prime r, and C = r*c the claim. Both lie within 2
sqrt(q) of q + 1, q the number of field elements, so c and N/r lie in an interval of `length`
integers. For a point Q of order n, [N]Q = O and [C]Q = O make N/r and c congruent modulo the order
of [r]Q; a point of the quadratic twist says the same of 2q + 2 - N. Once the least common multiple
of those orders is at least as large as the interval is long, N = C. An order is looked for up to
`length` only, by baby and giant steps. Mestre's theorem (Schoof, J. Theor. Nombres Bordeaux 7,
1995, section 3): for prime q > 457 the curve or its twist has a point that decides; below that the
points are counted. Where r is short, a = 0 or b = 0 leaves few numbers, and points tell which one.
"""

from collections.abc import Iterator
from dataclasses import replace
from math import isqrt, lcm

from ecgen.kind import law
from ecgen.kind.facts import KINDS
from ecgen.kind.short import ShortWeierstrass
from ecgen.residues import is_square

COUNTED = 1 << 12  # to look at q elements takes milliseconds
SEARCHED = 1 << 32  # length of an interval; 2^16 baby and giant steps for each point take seconds
POINTS = 64


def candidates(q: int, r: int) -> range:
    """The c for which c * r lies in Hasse's interval."""
    width = isqrt(4 * q)
    return range(-(-(q + 1 - width) // r), (q + 1 + width) // r + 1)


def count_points(curve: ShortWeierstrass) -> int:
    """The number of points, by one quadratic character for each x."""
    values = ((x**3 + curve.a * x + curve.b) % curve.p for x in curve.elements(curve.q))
    return 1 + sum(1 if value == 0 else 2 * is_square(value, curve.p) for value in values)


def is_number_of_points(curve, r: int, cofactor: int) -> bool | None:
    """Whether the curve has r * cofactor points, r a prime that divides their number; None if it
    cannot be decided here.

    `cofactor` lies in candidates(q, r). True and False are proven. None means that r is so short
    that the interval is too long to search, or that POINTS points did not decide (which Mestre's
    theorem makes improbable, not impossible).
    """
    flat = KINDS[curve.form].plane.short(curve)
    all_of_r = candidates(flat.q, r)
    length = all_of_r.stop - all_of_r.start  # more than len() can say, where r is short
    if length == 1:
        return True
    if flat.q < COUNTED:
        return count_points(flat) == r * cofactor
    if length > SEARCHED:
        return _is_one_of_few(flat, r * cofactor)
    known = 1
    for on, point, is_own in _points(flat):
        total = r * cofactor if is_own else 2 * flat.q + 2 - r * cofactor
        if law.multiply(on, total, point) is not None:
            return False
        known = lcm(known, order_up_to(on, law.multiply(on, r, point), length) or length)
        if known >= length:
            return True
    return None


def _points(flat: ShortWeierstrass) -> Iterator[tuple[ShortWeierstrass, tuple, bool]]:
    """A curve, a point on it, and whether it is isomorphic to `flat`, else to its twist: with
    f = x^3 + a x + b, (x f, f^2) lies on y^2 = x^3 + a f^2 x + b f^3."""
    for x in flat.elements(POINTS):
        f = (x**3 + flat.a * x + flat.b) % flat.p
        if f != 0:
            on = replace(flat, a=flat.a * f**2 % flat.p, b=flat.b * f**3 % flat.p)
            yield on, (x * f % flat.p, f * f % flat.p), is_square(f, flat.p)


def _is_one_of_few(flat: ShortWeierstrass, total: int) -> bool | None:
    """The same of a curve with a = 0 or b = 0, by the numbers that its twists have.

    Let t be the trace, prime to p, and t^2 - 4 q = -3 s^2 (a = 0) or -4 s^2 (b = 0). Then the field
    has the automorphisms of order 3 or 4, with which Frobenius commutes: it is an element of norm q
    of Z[w] or Z[i], where these are (t + s sqrt(-3))/2 or t/2 + s i and over F_{p^2} p, up to units
    and conjugates (Silverman, Advanced Topics, II.10; Ireland and Rosen, 18). Of these numbers of
    points those that a point does not have as a multiple of its order are none.
    """
    unit = 3 if flat.a == 0 else 4 if flat.b == 0 else 0
    t = flat.q + 1 - total
    square, rest = divmod(4 * flat.q - t * t, unit) if unit else (0, 1)
    s = isqrt(max(square, 0))
    if rest or s * s != square or t % flat.p == 0:
        return None
    more = {(t + 3 * s) // 2, (t - 3 * s) // 2} if unit == 3 else {2 * s}
    traces = {t, *more, 2 * flat.p, flat.p if unit == 3 else 0}
    left = {flat.q + 1 - sign * other for other in traces for sign in (1, -1)} - {total}
    for on, point, is_own in _points(flat):
        if not is_own:
            continue
        if law.multiply(on, total, point) is not None:
            return False
        left = {other for other in left if law.multiply(on, other, point) is None}
        if not left:
            return True
    return None


def order_up_to(curve, point, limit: int) -> int | None:
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
