"""Curve: a curve of any kind over a prime field or its quadratic extension, as every later stage
reads it.
"""

from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from ecgen.curve.isogeny import Isogeny
from ecgen.curve.shape import PrimeShape, classify_prime
from ecgen.extension import Element
from ecgen.kind import law
from ecgen.kind.facts import KINDS
from ecgen.kind.record import Completeness, Kind, Point

SMALL = 1 << 31
# cofactors up to it: what answers for points of another order tell is at most so many bits
MOST_UNCHECKED = 1 << 16


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
    suites, the hash function as hashlib spells it, the B of the Montgomery form of a twisted
    Edwards curve, and the isogeny by which a short Weierstrass curve is reached. "" and None leave
    it to hashing.py."""

    label: str = ""
    hash_name: str = ""
    montgomery_b: int | None = None
    isogeny: Isogeny | None = None


@dataclass(frozen=True)
class StatedEndomorphism:
    """What a curve file says of endomorphisms: the eigenvalue of each modulo r, rows of a basis of
    the lattice of their products (1, l0, l1, l0 l1 ...) or none, the constants of their formulas by
    name, and the dimension of that lattice, None where it is not written. Not checked here."""

    eigenvalues: tuple[int, ...]
    basis: tuple[tuple[int, ...], ...] = ()
    constants: tuple[tuple[str, int | Element], ...] = ()
    dim: int | None = None


@dataclass(frozen=True)
class Stated:
    """What a curve's file says of it beside its numbers, and where it stands.

    `encoding` is one of curve/encodings.py; `twist_N` the number of points of the quadratic twist
    where the kind does not have it from that of the curve.
    """

    path: Path
    sha256: str
    encoding: str = ""
    warnings: tuple[str, ...] = ()
    x_only: XOnly | None = None
    hash_choice: HashChoice | None = None
    twist_N: int | None = None


@dataclass(frozen=True)
class Curve:
    """A curve of the kind that `form` names, over F_p, or where i^2 = `nonresidue` over F_p[i]
    (ecgen/extension.py); of a field alone p says all.

    `numbers` are those of its equation, by the names that the kind's record gives them; each is
    an attribute, too. `base`: the numbers of the base point of prime order r, of a class of degree
    1 two; `shown`: those that encode it, where they are others. All lie in [0, p).

    `formulas` are trees and files of formulas beside the packaged ones, `system` a coordinate
    system that is to be taken, `endomorphism` what the file states of one, `image` the curve, the
    same group, on which the multiples of the base point are had. `file` is None for a curve that
    is of no file.
    """

    name: str
    form: str
    p: int
    r: int
    cofactor: int
    base: tuple
    numbers: tuple[tuple[str, Any], ...] = ()
    shown: tuple = ()
    nonresidue: int | None = None
    endomorphism: StatedEndomorphism | None = None
    formulas: tuple[str, ...] = ()
    system: str = ""
    image: "Curve | None" = None
    file: Stated | None = None

    def __getattr__(self, name: str) -> Any:
        for number, value in self.__dict__.get("numbers", ()):
            if number == name:
                return value
        raise AttributeError(f"curves of this form have no {name}")

    def __hash__(self) -> int:
        return hash((self.form, self.p, self.r, self.base))

    @property
    def where(self) -> Path | str:
        """Its file for messages, its name where it is of none."""
        return self.file.path if self.file else self.name

    @property
    def kind(self) -> Kind:
        """What is known of curves of this form."""
        return KINDS[self.form]

    @cached_property
    def shape(self) -> PrimeShape:
        return classify_prime(self.p)

    @cached_property
    def completeness(self) -> Completeness:
        plane = self.kind.elliptic
        assert plane is not None
        return plane.completeness(self)

    @property
    def degree(self) -> int:
        return 1 if self.nonresidue is None else 2

    @property
    def of_nonresidue(self) -> int:
        """1/n modulo p for n = `nonresidue`."""
        assert self.nonresidue is not None
        return pow(self.nonresidue, -1, self.p)

    @property
    def bits(self) -> int:
        return self.p.bit_length()

    @property
    def q(self) -> int:
        """The number of field elements."""
        return self.p**self.degree

    @property
    def checks_subgroup(self) -> bool:
        """Whether libraries take points of the subgroup of order r alone, and look: the cofactor is
        so large that a point of another order would tell much of a secret scalar.
        """
        return self.kind.checks_subgroup and self.cofactor > MOST_UNCHECKED

    @cached_property
    def clearing(self) -> int:
        """By what points are multiplied to be in the subgroup: the cofactor, of curves that check
        points the part of it that is known to be enough.
        """
        if not self.checks_subgroup:
            return self.cofactor
        assert self.kind.elliptic is not None
        repeated = self.kind.elliptic.repeated(self)
        return self.cofactor // repeated if self.cofactor % repeated == 0 else self.cofactor

    @property
    def N(self) -> int:
        """The number of rational points, or of classes."""
        return self.r * self.cofactor

    @property
    def twist_N(self) -> int | None:
        """The number of points of the quadratic twist, None where it is not known."""
        if self.kind.elliptic:
            return 2 * self.q + 2 - self.N
        return self.file.twist_N if self.file else None

    @property
    def shown_base(self) -> tuple:
        """The numbers that encode the base point."""
        return (self.shown or self.base)[: self.kind.coordinates or None]

    @property
    def of_points(self) -> "Curve":
        """The curve whose points have both coordinates in some routine of the library."""
        return self.image or self

    @property
    def a_int(self) -> int | None:
        return self.small("a")

    def small(self, name: str) -> int | None:
        """Parameter `name` as a signed integer below 2^31 in absolute value, or None if it is
        larger (or absent, or outside F_p).
        """
        value = getattr(self, name, None)
        if isinstance(value, Element):
            value = value.c0 if value.c1 == 0 else None
        if value is None or abs(small := signed(value, self.p)) >= SMALL:
            return None
        return small

    @property
    def neutral(self) -> Point:
        """The neutral element: affine (0, 1) on an Edwards curve, None (the point at infinity)
        elsewhere.
        """
        return law.neutral(self)

    def with_numbers(self, **numbers: Any) -> "Curve":
        """The curve with other numbers in its equation."""
        return replace(self, numbers=tuple((dict(self.numbers) | numbers).items()))

    def warned(self, *warnings: str) -> "Curve":
        """The same curve, of which its file gives these warnings."""
        assert self.file is not None
        return replace(self, file=replace(self.file, warnings=warnings))
