"""Jacobians over tiny fields, with a prime number of classes or a cofactor, found by counting, as
curve files.
"""

import functools
from itertools import product

from ecgen.curve.divisors import NEUTRAL, Jacobian
from ecgen.curve.genus2 import count_classes

OK, OF_NEUTRAL, ERR_SCALAR, ERR_ENCODING, ERR_CURVE, ERR_ORDER, ERR_EXCEPTION = (
    0,
    1,
    -1,
    -2,
    -3,
    -4,
    -6,
)

FILE = """
name = "tiny{p}"
form = "genus2_imaginary"
[field]
p = {p}
[curve]
f0 = {f[0]}
f1 = {f[1]}
f2 = {f[2]}
f3 = {f[3]}
[order]
r = {r}
cofactor = {cofactor}
[base]
u1 = {base[0]}
u0 = {base[1]}
v1 = {base[2]}
v0 = {base[3]}
"""


@functools.cache
def tiny_jacobian(p: int, cofactor: int = 1) -> str:
    """The file of the first curve over F_p, by its coefficients from f3 on, whose number of classes
    is a prime above the cofactor times that, with a base class of degree 2.
    """
    for f3, f2, f1, f0 in product(range(1, p), repeat=4):
        jacobian = Jacobian(p, (f0, f1, f2, f3, 0, 1))
        if not jacobian.is_smooth:
            continue
        number = count_classes(p, jacobian.f)
        r = number // cofactor
        if (
            number % cofactor
            or cofactor > 1
            and r <= max(cofactor, 16)
            or any(r % d == 0 for d in range(2, int(r**0.5) + 1))
        ):
            continue
        u, v = next(
            element
            for element in jacobian.elements()
            if len(element[0]) == 3 and jacobian.multiply(r, element) == NEUTRAL
        )
        v = (*v, 0, 0)
        return FILE.format(p=p, f=jacobian.f, r=r, cofactor=cofactor, base=(u[1], u[0], v[1], v[0]))
    raise AssertionError(f"no Jacobian over F_{p}")


def multiples_of(jacobian: Jacobian, element) -> list:
    """[0], [1], ... of the element, once each: the next would be [0] again."""
    found = [NEUTRAL]
    while (following := jacobian.add(found[-1], element)) != NEUTRAL:
        found.append(following)
    return found


def answer(
    loaded, name: str, k: int, point: "bytes | None", wanted: "tuple[int, ...] | None"
) -> str:
    """What a multiplication does with k and a class, None for the base class: "right" where it
    gives [k] of it, of the numbers `wanted`, "refused", and "neutral" for k = 0. Nothing else is
    let pass.
    """
    form = loaded.emitted.format
    code, out = loaded.entry(
        name,
        form.point_bytes,
        k.to_bytes(loaded.emitted.scalar_bytes, "little"),
        *[point] * (point is not None),
    )
    if k == 0 or code == ERR_EXCEPTION:
        assert not any(out) and code == (ERR_EXCEPTION if k else OF_NEUTRAL), (name, k, code)
        return "refused" if k else "neutral"
    assert wanted and len(wanted) == 4 and (code, out) == (OK, form.point(wanted)), (name, k, point)
    return "right"
