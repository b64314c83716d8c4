"""Known answers that an emitted test carries: computed by affine arithmetic in Python integers, for any curve."""

import hashlib

from ecgen.curve import group
from ecgen.curve.model import Curve


def embedded_vectors(curve: Curve, count: int = 12) -> tuple:
    """(label, k, point or None for the base point, result or None for the neutral element), always the same for a curve."""
    scalars = [1, 2, 3, 5, 16, 31, curve.r - 1, curve.r - 2, (curve.r + 1) // 2, 0]
    scalars += [_number(curve, f"scalar {i}") % curve.r for i in range(count)]
    rows = [(f"k = {k:#x}", k, None, _affine(curve, group.multiply(curve, k, curve.base))) for k in dict.fromkeys(k % curve.r for k in scalars)]
    for i in range(count):
        point = group.multiply(curve, 2 + _number(curve, f"point {i}") % (curve.r - 2), curve.base)
        k = _number(curve, f"factor {i}") % curve.r
        rows.append((f"point {i}", k, point, _affine(curve, group.multiply(curve, k, point))))
    return tuple(rows)


def _affine(curve: Curve, point):
    return None if point == curve.neutral else point


def _number(curve: Curve, label: str) -> int:
    """A number that depends on the curve and the label only."""
    stream = b"".join(hashlib.sha256(f"{curve.p:x} {curve.r:x} {label} {i}".encode()).digest() for i in range(1 + curve.r.bit_length() // 256 + 1))
    return int.from_bytes(stream, "little")
