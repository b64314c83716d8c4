"""The maps of RFC 9380 from the field to a curve, for every curve: their constants derived from the
parameters, and a reference.

    weierstrass, a*b != 0     "sswu"   simplified SWU (6.6.2)
    weierstrass, a*b = 0      "sswu"   on the curve of an isogeny that the file states (6.6.3),
                              "svdw"   without one: Shallue and van de Woestijne (6.6.1)
    montgomery                "ell2"   Elligator 2 (6.7.1) where A != 0 and A^2 - 4 is no square,
    else "svdw"
    twisted_edwards           as its Montgomery curve, then the rational map (6.8.1, appendix D.1)

"svdw" works on y^2 = x^3 + a x + b, to which montgomery and twisted_edwards curves are brought by
the maps of appendix D. Points are affine pairs; the maps are right for every u in [0, p).
"""

from dataclasses import dataclass, replace

from ecgen.curve import roots
from ecgen.curve.isogeny import Isogeny
from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.kind.facts import KINDS
from ecgen.kind.short import of_montgomery
from ecgen.residues import inverse, is_square, square_root

TRIED = 1 << 12  # candidates for Z; about half to an eighth of all will do


@dataclass(frozen=True)
class MapPlan:
    """`kind` sswu | svdw | ell2 with its Z and, by the names of RFC 9380 appendix F, its
    `constants`.

    `a`, `b`: of the Weierstrass curve (sswu, svdw) or J and K of the Montgomery curve (ell2) that
    the map reaches. `form` is that of the target; where it is not weierstrass, `model` is (J, K),
    and a point (s, t) there is the Edwards point (scale*s/t, (s-1)/(s+1)). With an `isogeny` a
    and b are those of its curve.
    """

    kind: str
    form: str
    p: int
    z: int
    a: int
    b: int
    constants: tuple[tuple[str, int], ...]
    model: tuple[int, int] | None = None
    scale: int = 1
    isogeny: Isogeny | None = None


def map_plan(
    curve: Curve, montgomery_b: int | None = None, isogeny: Isogeny | None = None
) -> MapPlan:
    """The plan for `curve`; CurveError if no Z exists, as over tiny fields.

    `montgomery_b`: for a twisted Edwards curve the B of its standard Montgomery form (1 for
    edwards25519, RFC 7748), which differs from 4/(a-d) by a square; the sign of the rational map is
    then fixed by sgn0 of the scale being 0. `isogeny`: of a Weierstrass curve, onto it.
    """
    return KINDS[curve.form].part("curve").map_plan(curve, montgomery_b, isogeny)


def to_montgomery(curve: Curve, j: int, k: int, scale: int = 1) -> MapPlan:
    """The plan by way of K t^2 = s^3 + J s^2 + s."""
    flat = of_montgomery(curve.p, j, k)
    plan = (
        _elligator(curve, j, k)
        if j and not is_square(j * j - 4, curve.p)
        else svdw(curve, flat.a, flat.b)
    )
    return replace(plan, model=(j, k), scale=scale)


def sswu(curve: Curve, a: int, b: int) -> MapPlan:
    p, z = curve.p, find_z_sswu(curve.p, a, b)
    constants = (
        ("minus_b_over_a", -b * pow(a, -1, p) % p),
        ("b_over_za", b * pow(z * a, -1, p) % p),
    )
    return MapPlan(kind="sswu", form=curve.form, p=p, z=z, a=a, b=b, constants=constants)


def svdw(curve: Curve, a: int, b: int) -> MapPlan:
    p, z = curve.p, find_z_svdw(curve.p, a, b)
    at, slope = (z**3 + a * z + b) % p, 3 * z * z + 4 * a
    constants = (
        ("c1", at),
        ("c2", -z * pow(2, -1, p) % p),
        ("c3", roots.square_root(-at * slope, p)),
        ("c4", -4 * at * pow(slope, -1, p) % p),
    )
    return MapPlan(kind="svdw", form=curve.form, p=p, z=z, a=a, b=b, constants=constants)


def _elligator(curve: Curve, j: int, k: int) -> MapPlan:
    p = curve.p
    constants = (("c1", j * pow(k, -1, p) % p), ("c2", pow(k, -2, p)))
    return MapPlan(
        kind="ell2", form=curve.form, p=p, z=find_z_ell2(p), a=j, b=k, constants=constants
    )


def _first(p: int, fits) -> int:
    """The first of 1, -1, 2, -2, ... that fits, in [0, p)."""
    for step in range(1, min(p, TRIED)):
        for z in (step, p - step):
            if fits(z):
                return z
    raise CurveError(
        f"No constant Z for a map to the curve was found among {2 * min(p, TRIED)} candidates.",
        hint="Take a curve over a larger field.",
    )


def find_z_sswu(p: int, a: int, b: int) -> int:
    """Z of RFC 9380 appendix H.2, for a*b != 0."""

    def fits(z: int) -> bool:
        if is_square(z, p) or z == p - 1 or has_root(p, a, b - z):
            return False
        x = b * pow(z * a, -1, p)
        return is_square(x**3 + a * x + b, p)

    return _first(p, fits)


def find_z_svdw(p: int, a: int, b: int) -> int:
    """Z of RFC 9380 appendix H.1."""

    def g(x: int) -> int:
        return (x**3 + a * x + b) % p

    def fits(z: int) -> bool:
        h = -(3 * z * z + 4 * a) * g(z) % p  # a square exactly if -(3 z^2 + 4 a)/(4 g(z)) is one
        return (
            h != 0
            and is_square(h, p)
            and (is_square(g(z), p) or is_square(g(-z * pow(2, -1, p)), p))
        )

    return _first(p, fits)


def find_z_ell2(p: int) -> int:
    """Z of RFC 9380 appendix H.3."""
    return _first(p, lambda z: not is_square(z, p))


def has_root(p: int, a: int, b: int) -> bool:
    """Whether x^3 + a x + b has a root modulo p, so that it is reducible: gcd(x^p - x, .) is not
    1.
    """

    def times(f, g):
        """The product of two polynomials of degree 2 at most, constant term first, modulo x^3 + a x
        + b.
        """
        h = [0] * 5
        for i in range(3):
            for k in range(3):
                h[i + k] += f[i] * g[k]
        for i in (4, 3):
            h[i - 2] -= a * h[i]
            h[i - 3] -= b * h[i]
        return [value % p for value in h[:3]]

    power = [1, 0, 0]
    for bit in bin(p)[2:]:
        power = times(power, power)
        power = times(power, [0, 1, 0]) if bit == "1" else power
    power[1] -= 1
    return len(_gcd([b % p, a % p, 0, 1], [value % p for value in power], p)) > 1


def _gcd(f: list[int], g: list[int], p: int) -> list[int]:
    """The greatest common divisor of two polynomials, constant term first, up to a factor."""
    while g and g[-1] == 0:
        g = g[:-1]
    if not g:
        return f
    inverse = pow(g[-1], -1, p)
    while len(f) >= len(g):
        factor, shift = f[-1] * inverse % p, len(f) - len(g)
        f = [
            (value - factor * g[i - shift]) % p if i >= shift else value
            for i, value in enumerate(f)
        ][:-1]
    return _gcd(g, f, p)


def inv0(x: int, p: int) -> int:
    """1/x, and 0 for 0."""
    return inverse(x, p) if x % p else 0


def sgn0(x: int) -> int:
    """The parity of the representative in [0, p)."""
    return x & 1


def _with_sign(y: int, sign: int, p: int) -> int:
    return y if sgn0(y) == sign else -y % p


def map_to_curve(plan: MapPlan, u: int) -> tuple[int, int] | None:
    """The point of the plan's curve for u, 0 <= u < p; not in the subgroup of prime order in
    general. None: the neutral element, of the kernel of an isogeny.
    """
    x, y = MAPS[plan.kind](plan, u)
    if plan.kind == "svdw" and plan.model:
        x, y = _to_montgomery(*plan.model, x, y, plan.p)
    return KINDS[plan.form].part("curve").mapped(plan, x, y)


def _map_sswu(plan: MapPlan, u: int) -> tuple[int, int]:
    p, z, a, b, c = plan.p, plan.z, plan.a, plan.b, dict(plan.constants)
    t = inv0(z * z * u**4 + z * u * u, p)
    x = c["minus_b_over_a"] * (1 + t) % p if t else c["b_over_za"]
    y = square_root(x**3 + a * x + b, p)
    if y is None:
        x = z * u * u * x % p
        y = square_root(x**3 + a * x + b, p)
    return x, _with_sign(y, sgn0(u), p)


def _map_svdw(plan: MapPlan, u: int) -> tuple[int, int]:
    p, c = plan.p, dict(plan.constants)
    t1 = u * u * c["c1"] % p
    t2, t1 = 1 + t1, 1 - t1
    t3 = inv0(t1 * t2, p)
    t4 = u * t1 * t3 * c["c3"]
    for x in ((c["c2"] - t4) % p, (c["c2"] + t4) % p, (plan.z + c["c4"] * (t2 * t2 * t3) ** 2) % p):
        y = square_root(x**3 + plan.a * x + plan.b, p)
        if y is not None:
            return x, _with_sign(y, sgn0(u), p)
    raise AssertionError("one of three values is a square by the choice of Z")


def _map_elligator(plan: MapPlan, u: int) -> tuple[int, int]:
    p, k, c = plan.p, plan.b, dict(plan.constants)
    x = -c["c1"] * inv0(1 + plan.z * u * u, p) % p or -c["c1"] % p
    y, sign = square_root(x**3 + c["c1"] * x * x + c["c2"] * x, p), 1
    if y is None:
        x, sign = (-x - c["c1"]) % p, 0
        y = square_root(x**3 + c["c1"] * x * x + c["c2"] * x, p)
    return x * k % p, _with_sign(y, sign, p) * k % p


def _to_montgomery(j: int, k: int, x: int, y: int, p: int) -> tuple[int, int]:
    """Appendix D.2: x = (3 s + J)/(3 K), y = t/K."""
    return (k * x - j * pow(3, -1, p)) % p, k * y % p


MAPS = {"sswu": _map_sswu, "svdw": _map_svdw, "ell2": _map_elligator}
