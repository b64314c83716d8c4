"""Known answers that an emitted test carries: computed by affine arithmetic in Python integers, for
any curve.
"""

import hashlib
from functools import lru_cache

from ecgen.curve.model import Curve
from ecgen.extension import Element, element
from ecgen.kind.facts import KINDS
from ecgen.residues import is_square, parity


@lru_cache(maxsize=64)  # libraries of one curve on several CPUs
def embedded_vectors(curve: Curve, count: int = 12) -> tuple:
    """(label, k, point or None for the base point, result or None for the neutral element), always
    the same for a curve.
    """
    return KINDS[curve.form].part("library").vectors(curve, count)


def number_of(curve: Curve, label: str) -> int:
    """A number that depends on the curve and the label only."""
    stream = b"".join(
        hashlib.sha256(f"{curve.p:x} {curve.r:x} {label} {i}".encode()).digest()
        for i in range(1 + curve.r.bit_length() // 256 + 1)
    )
    return int.from_bytes(stream, "little")


def field_vectors(p: int, nonresidue: int | None = None, count: int = 12) -> tuple[tuple, ...]:
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


def no_square(p: int, nonresidue: int | None = None) -> int | Element:
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
