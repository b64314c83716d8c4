"""Encodings by name: which curves each is for, and the bytes of points and numbers.

    xy        x, then y; compressed: x (Edwards: y) with the parity (residues.py) of the other
    coordinate in the topmost bit; little-endian
    sec1      SEC 1, 2.3.3: 04 x y, or 02/03 x with the parity of y, or 00 for the neutral element;
    big-endian
    zcash     the Zcash Protocol Specification, 5.4.9.2, as in the IETF's drafts of BLS signatures:
    x, y, or x compressed, big-endian; of the three topmost bits, which primes with three free bits
    have, the first says compressed, the second neutral (all other bits but the first are 0), the
    third that y is above (p - 1)/2
    rfc8032   RFC 8032, 5.1.2: y with the parity of x in the topmost bit; little-endian
    cfrg4q    over F_{p^2}, draft-ladd-cfrg-4q, 3 (the format of SchnorrQ and FourQlib): y, and in
    the topmost bit whether x is the larger of x and -x,
              by the first component that is not 0; little-endian
    rfc7748   RFC 7748, 5: the x-coordinate alone; little-endian
    mumford   a class of a genus-2 curve, u = x^2 + u1 x + u0, v = v1 x + v0, as u1, u0, v1, v0; one
    of degree 1, u = x + u0, v = v0, has all bits 1 in place of u1, and v1 = 0; the neutral
              element is all 0; little-endian
    wrapped   a point (X : Y : Z : T) of a Kummer surface as X/Y, X/Z, X/T; little-endian

The byte order is that of scalars, too. Coordinates are below the prime everywhere; what is not is
refused.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from ecgen.extension import Element, components
from ecgen.kind.facts import KINDS
from ecgen.residues import parity

FLAGS = 3  # free bits that zcash needs above the prime
ENCODINGS = ("xy", "sec1", "zcash", "rfc8032", "cfrg4q", "rfc7748", "wrapped", "mumford")
DEGREES = {  # of the fields of curves that have an encoding
    name: {degree for kind in KINDS.values() for degree in kind.encodings.get(name, ())}
    for name in ENCODINGS
}
# that are written, where it is no point (x, y)
NUMBERS = {"rfc7748": 1, "wrapped": 3, "mumford": 4}


def default_encoding(form: str) -> str:
    """The encoding of curves whose file names none."""
    return next(iter(KINDS[form].encodings))


def refusal(name: str, form: str, p: int, degree: int = 1) -> tuple[str, str]:
    """(why curves of this form modulo p have no such encoding, what to try); ("", "") if they have
    it.
    """
    own = ", ".join(name for name, degrees in KINDS[form].encodings.items() if degree in degrees)
    hint = (
        f"Curves of form {form}{' over F_{p^2}' * (degree > 1)} have the"
        f" encoding{'s' if ',' in own else ''} {own}."
    )
    if name not in ENCODINGS:
        return f"{name[:80]!r} is no encoding; there are {', '.join(ENCODINGS)}", hint
    if degree not in DEGREES[name]:
        fields = "prime fields" if 1 in DEGREES[name] else "F_{p^2}"
        return f"the encoding {name} is for curves over {fields}", hint
    if name in KINDS[form].encodings:
        free = -p.bit_length() % 8
        if name == "zcash" and free < FLAGS:
            return f"the encoding zcash has {FLAGS} flags above x, and {free} bits are free", hint
        return "", ""
    forms = [kind.form for kind in KINDS.values() if kind.keys and name in kind.encodings]
    return f"the encoding {name} is for curves of form {' or '.join(forms)}", hint


@dataclass(frozen=True)
class Encoding:
    """The encoding `name` of points over F_p, or over F_p[i] with i^2 = `nonresidue`, on a curve of
    `form`. An element a + b*i is a, then b.
    """

    name: str
    form: str
    p: int
    nonresidue: int | None = None

    @property
    def degree(self) -> int:
        return 1 if self.nonresidue is None else 2

    @property
    def kept(self) -> str:
        """The coordinate that compression keeps."""
        return "xy"[KINDS[self.form].kept]

    @property
    def other(self) -> str:
        """The coordinate of which it keeps the sign."""
        return "yx"[KINDS[self.form].kept]

    @property
    def order(self) -> Literal["little", "big"]:
        """The byte order, as int.to_bytes names it."""
        return "big" if self.counted else "little"

    @property
    def counted(self) -> bool:
        """Whether points have several lengths, so that functions take the length too."""
        return self.name in ("sec1", "zcash")

    @property
    def is_compressed(self) -> bool:
        """Whether every point is written as one coordinate and the sign of the other."""
        return self.name in ("rfc8032", "cfrg4q")

    @property
    def signed(self) -> int:
        """The sign of a coordinate is the parity of so many times it: of x if x is odd below p, of
        2 x if x is above (p - 1)/2.
        """
        return 2 if self.name in ("cfrg4q", "zcash") else 1

    def sign(self, value: int | Element) -> int:
        """1 or 0, and the other one for -value unless it is 0."""
        return parity(self.signed * value % self.p)

    @cached_property
    def part_bytes(self) -> int:
        """Bytes of an integer below p."""
        return (self.p.bit_length() + 7) // 8

    @cached_property
    def field_bytes(self) -> int:
        return self.part_bytes * self.degree

    @cached_property
    def compressed_bytes(self) -> int:
        """One coordinate and the sign: a byte more where the top byte has no free bit, and always
        in SEC 1; 0 if there is none.
        """
        more = self.name == "sec1" or self.p.bit_length() % 8 == 0
        return 0 if self.name in NUMBERS else self.field_bytes + more

    @cached_property
    def point_bytes(self) -> int:
        """The longest encoding of a point, which functions write."""
        if self.name in NUMBERS:
            return NUMBERS[self.name] * self.field_bytes
        return (
            self.compressed_bytes
            if self.is_compressed
            else (self.name == "sec1") + 2 * self.field_bytes
        )

    @property
    def neutral(self) -> bytes:
        """The encoding of a neutral element without coordinates, empty where it has none."""
        return {"sec1": b"\0", "zcash": b"\x40" + bytes(self.point_bytes - 1)}.get(self.name, b"")

    def number(self, value: int, size: int) -> bytes:
        return value.to_bytes(size, self.order)

    def value(self, data: bytes) -> int:
        return int.from_bytes(data, self.order)

    def element(self, value: int | Element | tuple[int, ...]) -> bytes:
        """An element, or its components, which need not be below p."""
        parts = value if isinstance(value, tuple) else components(value, self.degree)
        return b"".join(self.number(part, self.part_bytes) for part in parts)

    def parts(self, data: bytes) -> tuple[int, ...]:
        """The components of an element, as written: they may be p and more."""
        return tuple(
            self.value(data[i : i + self.part_bytes])
            for i in range(0, self.field_bytes, self.part_bytes)
        )

    def point(self, point: tuple[int, ...] | None) -> bytes:
        """`point_bytes` bytes; for a neutral element without coordinates what functions write,
        which begins with its encoding where there is one.
        """
        if point is None:
            return self.neutral.ljust(self.point_bytes, b"\0")
        if self.is_compressed:
            return self.compressed(point)
        if self.name == "mumford" and len(point) == 2:
            return b"\xff" * self.field_bytes + b"".join(map(self.element, (point[0], 0, point[1])))
        shown = point[: NUMBERS.get(self.name)]
        return b"\4" * (self.name == "sec1") + b"".join(map(self.element, shown))

    def compressed(self, point: tuple[int, int] | None) -> bytes:
        """`compressed_bytes` bytes."""
        if point is None:
            first = b"\xc0" if self.name == "zcash" else b""
            return first.ljust(self.compressed_bytes, b"\0")
        kept, other = point[:: -1 if KINDS[self.form].kept else 1]
        if self.name == "sec1":
            return bytes([2 + self.sign(other)]) + self.element(kept)
        if self.name == "zcash":
            own = self.element(kept)
            return bytes([own[0] | 0x80 | self.sign(other) << 5]) + own[1:]
        whole = self.element(kept).ljust(self.compressed_bytes, b"\0")
        return whole[:-1] + bytes([whole[-1] | self.sign(other) << 7])
