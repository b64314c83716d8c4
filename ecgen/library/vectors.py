"""Known answers that an emitted test carries: computed by affine arithmetic in Python integers, for
any curve.
"""

import hashlib
from collections.abc import Callable
from functools import lru_cache

from ecgen.curve.model import Curve
from ecgen.extension import Element, element
from ecgen.kind import law
from ecgen.kind.jacobian.curve import Genus2Curve
from ecgen.kind.jacobian.divisors import to_numbers
from ecgen.kind.kummer.curve import KummerCurve
from ecgen.residues import is_square, parity


@lru_cache(maxsize=64)  # libraries of one curve on several CPUs
def embedded_vectors(curve: Curve, count: int = 12) -> tuple:
    """(label, k, point or None for the base point, result or None for the neutral element), always
    the same for a curve.
    """
    if curve.form == "kummer_squared":
        return _of_surface(curve, count)
    if curve.genus == 2:
        return _of_jacobian(curve, count)
    scalars = [1, 2, 3, 5, 16, 31, curve.r - 1, curve.r - 2, (curve.r + 1) // 2, 0]
    scalars += [_number(curve, f"scalar {i}") % curve.r for i in range(count)]
    of_base = _multiples_of_base(curve)
    rows = [
        (f"k = {k:#x}", k, None, _affine(curve, of_base(k)))
        for k in dict.fromkeys(k % curve.r for k in scalars)
    ]
    for i in range(count):
        point = of_base(2 + _number(curve, f"point {i}") % (curve.r - 2))
        k = _number(curve, f"factor {i}") % curve.r
        rows.append((f"point {i}", k, point, _affine(curve, law.multiply(curve, k, point))))
    return tuple(rows)


def _multiples_of_base(curve: Curve) -> Callable:
    """k -> [k] base, for 0 <= k < r: sums of its doublings, which are made once."""
    doublings = [curve.base]
    for _ in range(curve.r.bit_length() - 1):
        doublings.append(law.add(curve, doublings[-1], doublings[-1]))

    def multiple(k: int):
        total = law.neutral(curve)
        for place, doubling in enumerate(doublings):
            total = law.add(curve, total, doubling) if k >> place & 1 else total
        return total

    return multiple


def _of_jacobian(curve: Genus2Curve, count: int) -> tuple:
    """The same of classes, by Cantor's algorithm; those whose point or result has degree 1, which
    not every function takes, are left out.
    """
    jacobian, scalars = (
        curve.jacobian,
        [1, 2, 3, 5, 16, 31, curve.r - 1, curve.r - 2, (curve.r + 1) // 2, 0],
    )
    rows = [
        (f"k = {k:#x}", k, None)
        for k in dict.fromkeys(
            k % curve.r for k in (*scalars, *(_number(curve, f"scalar {i}") for i in range(count)))
        )
    ]
    rows += [
        (
            f"point {i}",
            _number(curve, f"factor {i}") % curve.r,
            jacobian.multiply(2 + _number(curve, f"point {i}") % (curve.r - 2), curve.base),
        )
        for i in range(count)
    ]
    found = [
        (label, k, point, jacobian.multiply(k, point or curve.base)) for label, k, point in rows
    ]
    return tuple(
        (label, k, point and to_numbers(point), to_numbers(result))
        for label, k, point, result in found
        if len(result[0]) != 2 and (point is None or len(point[0]) == 3)
    )


def _of_surface(curve: KummerCurve, count: int) -> tuple:
    """The same up to sign: points as they are encoded, by Cantor's algorithm on the Jacobian."""
    surface, jacobian = curve.surface, curve.surface.jacobian
    classes = [None] * count + [
        jacobian.multiply(2 + _number(curve, f"point {i}") % (curve.r - 2), curve.base)
        for i in range(count)
    ]
    scalars = [1, 2, 3, 5, 16, 31, curve.r - 1, curve.r - 2, (curve.r + 1) // 2] + [
        _number(curve, f"scalar {i}") % curve.r for i in range(2 * count)
    ]
    rows = zip(scalars, [None] * (len(scalars) - len(classes)) + classes)
    return tuple(
        (
            f"k = {k:#x}",
            k,
            point and surface.wrapped(point),
            surface.wrapped(jacobian.multiply(k, point or curve.base)),
        )
        for k, point in rows
    )


def _affine(curve: Curve, point):
    return None if point == curve.neutral else point


def _number(curve: Curve, label: str) -> int:
    """A number that depends on the curve and the label only."""
    stream = b"".join(
        hashlib.sha256(f"{curve.p:x} {curve.r:x} {label} {i}".encode()).digest()
        for i in range(1 + curve.r.bit_length() // 256 + 1)
    )
    return int.from_bytes(stream, "little")


def field_vectors(p: int, nonresidue: "int | None" = None, count: int = 12) -> tuple[tuple, ...]:
    """(a, b, a + b, a - b, a b, 1/a or 0, the root of a^2 whose parity is 0, -a, a^2) modulo the
    prime p, or in F_p[i] with i^2 = `nonresidue`, and then the conjugate of a; always the same for
    a field.
    """
    edges, made = [0, 1, 2 % p, p - 1, p - 2, p // 2, p // 3], []
    pairs = [(a, b) for a in edges for b in edges[:4]] + [
        tuple(_stream(f"{p:x} {i} {side}", p) for side in "ab") for i in range(count)
    ]
    others = [(b, a) for a, b in pairs[1:] + pairs[:1]]  # the components at i
    for one, other in zip(dict.fromkeys(pairs), others):
        a, b = (element(numbers, p, nonresidue) for numbers in zip(one, other))
        made.append(
            (
                a,
                b,
                (a + b) % p,
                (a - b) % p,
                a * b % p,
                pow(a, -1, p) if a else a,
                -a % p if parity(a) else a,
                -a % p,
                a * a % p,
            )
            + (() if nonresidue is None else (a.conj(),))
        )
    return tuple(made)


def no_square(p: int, nonresidue: "int | None" = None) -> "int | Element":
    """The least residue that is none of the odd prime p; in F_p[i] a + i for the least a >= 0."""
    return next(
        found
        for a in range(p)
        if not is_square(found := a if nonresidue is None else Element(a, 1, p, nonresidue), p)
    )


def _stream(label: str, p: int) -> int:
    """A residue that depends on the label only."""
    digests = (
        hashlib.sha256(f"{label} {i}".encode()).digest() for i in range(p.bit_length() // 256 + 2)
    )
    return int.from_bytes(b"".join(digests), "little") % p
