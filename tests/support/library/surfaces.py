"""Kummer surfaces over tiny fields, found by counting, as curve files."""

import functools
from itertools import product

from ecgen.formula.model import load_shape
from ecgen.kind.jacobian.curve import count_classes
from ecgen.kind.kummer.surface import surface_of
from ecgen.resources import data_folder
from tests.support.curve.classes import every_class

FILE = """
name = "tiny{p}"
form = "kummer_squared"
[field]
p = {p}
[kummer]
theta_sq = {theta}
[curve]
lambda = {lambda}
mu = {mu}
nu = {nu}
[order]
r = {r}
cofactor = {cofactor}
twist_N = {twist}
[base.jacobian_divisor]
u1 = {u1}
u0 = {u0}
v1 = {v1}
v0 = {v0}
"""

# of the Jacobian of y^2 = x^5 - 3x^4 - 2x^3 + 6x^2 + 3x - 1, which has complex multiplication by
# Z[sqrt(-2 + sqrt 2)], modulo 2^127 - 511; which root its invariants are made with follows from the
# divisor alone
UNSEEN = """
name = "own"
form = "kummer_squared"
[field]
p = "0x7ffffffffffffffffffffffffffffe01"
[kummer]
theta_sq = [
  "0x5ff09af839ea7f369ed05bec00e185ec",
  "0x5da9251389cecfcdbb5689bc2be32106",
  "0x36f98b6ec53b10e0fa6a653b03989386",
  "0x1",
]
[order]
r = "0x1fffffffffffffffa6898ed558f6f6181d5933e32d9962e3494444a272fa7a7"
cofactor = 32
[base.jacobian_divisor]
u1 = "0x19913d1b801608a29a1c5250cf934e76"
u0 = "0x440fa04f0e09019ad6954f2f28e25858"
v1 = "0xef72d9a1fd1dfbd65e590eb09df7873"
v0 = "0x72f9ddd2741cdec20b353f1c4fb0be8f"
"""


@functools.cache
def tiny_surface(p: int, multiple: int = 1) -> str:
    """The file of the first surface over F_p, by its constants, with a base point of the greatest
    prime order r >= 5 that r^2 does not divide, or a multiple of that.
    """
    shape = load_shape(data_folder("formulas") / "kummer")
    for theta in product(range(1, p), repeat=3):
        theta = (1, *theta)
        surface = surface_of(shape, p, theta)
        if surface is None:
            continue
        number = count_classes(p, surface.jacobian.f)
        r = max(
            (q for q in range(5, number) if number % q == 0 and all(q % d for d in range(2, q))),
            default=0,
        )
        if r < 5 or number % r**2 == 0:
            continue
        cofactor = number // r
        for element in every_class(surface.jacobian):
            base = surface.jacobian.multiply(cofactor * multiple, element)
            if surface.wrapped(base):
                (u0, u1, _), v = base[0], (*base[1], 0, 0)
                values = dict(surface.values)
                return FILE.format(
                    p=p,
                    theta=list(theta),
                    r=r,
                    cofactor=cofactor,
                    twist=count_classes(p, surface.twist.jacobian.f),
                    u1=u1,
                    u0=u0,
                    v1=v[1],
                    v0=v[0],
                    **{key: values[key] for key in ("lambda", "mu", "nu")},
                )
    raise AssertionError(f"no surface over F_{p}")
