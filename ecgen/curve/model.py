"""Curve: a checked elliptic curve over a prime field or its quadratic extension, as every later
stage reads it.
"""

from dataclasses import dataclass
from pathlib import Path

from ecgen.curve.shape import PrimeShape
from ecgen.extension import Element
from ecgen.kind import law
from ecgen.kind.record import Completeness

SMALL = 1 << 31


def signed(value: int, p: int) -> int:
    """The representative of value mod p of least absolute value."""
    value %= p
    return value - p if 2 * value > p else value


@dataclass(frozen=True)
class XOnly:
    """A function on x-coordinates that a standard defines on a Montgomery curve, such as those of
    RFC 7748.

    It reads a scalar of `scalar_bytes` bytes as (s & keep) | set, and of a coordinate the lowest
    `coordinate_bits` bits; a coordinate of p and more stands for its residue.
    """

    function: str
    scalar_bytes: int
    keep: int
    set: int
    coordinate_bits: int


@dataclass(frozen=True)
class HashChoice:
    """What a standard fixes for hashing to the curve (RFC 9380, section 8): the curve's name in
    suites, the hash function as hashlib spells it, and the B of the Montgomery form of a twisted
    Edwards curve. "" and None leave it to hashing.py."""

    label: str = ""
    hash_name: str = ""
    montgomery_b: "int | None" = None


@dataclass(frozen=True)
class StatedEndomorphism:
    """What a curve file says of endomorphisms: the eigenvalue of each modulo r, rows of a basis of
    the lattice of their products (1, l0, l1, l0 l1 ...) or none, the constants of their formulas by
    name, and the dimension of that lattice, None where it is not written. Not checked here."""

    eigenvalues: tuple[int, ...]
    basis: tuple[tuple[int, ...], ...] = ()
    constants: tuple[tuple[str, "int | Element"], ...] = ()
    dim: "int | None" = None


@dataclass(frozen=True)
class Curve:
    """A curve whose checks passed (file/check.py); all field elements are integers in [0, p), or,
    where i^2 = `nonresidue`, elements of F_p[i] (ecgen/extension.py).

    a, b and d are the numbers of the equation that its kind says, None where there is no such one.
    """

    name: str
    form: str
    p: int
    shape: PrimeShape
    a: int
    b: "int | None"
    d: "int | None"
    r: int
    cofactor: int
    base: tuple[int, int]
    completeness: Completeness
    warnings: tuple[str, ...]
    path: Path
    sha256: str
    x_only: "XOnly | None" = None
    hash_choice: "HashChoice | None" = None
    encoding: str = ""  # by the name of encodings.py
    endomorphism: "StatedEndomorphism | None" = None
    nonresidue: "int | None" = None

    genus = 1

    @property
    def degree(self) -> int:
        return 1 if self.nonresidue is None else 2

    @property
    def twist_N(self) -> int:
        """The number of points of the quadratic twist."""
        return 2 * self.q + 2 - self.N

    @property
    def q(self) -> int:
        """The number of field elements."""
        return self.p**self.degree

    @property
    def N(self) -> int:
        """The number of rational points."""
        return self.r * self.cofactor

    @property
    def a_int(self) -> "int | None":
        return self.small("a")

    def small(self, name: str) -> "int | None":
        """Parameter `name` as a signed integer below 2^31 in absolute value, or None if it is
        larger (or absent, or outside F_p).
        """
        value = getattr(self, name)
        if isinstance(value, Element):
            value = value.c0 if value.c1 == 0 else None
        if value is None or abs(small := signed(value, self.p)) >= SMALL:
            return None
        return small

    @property
    def neutral(self) -> "tuple[int, int] | None":
        """The neutral element: affine (0, 1) on an Edwards curve, None (the point at infinity)
        elsewhere.
        """
        return law.neutral(self)

    @property
    def parameters(self) -> dict[str, int]:
        """The curve constants by the names that formula files use."""
        return {name: value for name in "abd" if (value := getattr(self, name)) is not None}
