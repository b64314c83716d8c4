"""RFC 9380: byte strings hashed to points of a curve; suites derived from the parameters, and a
reference on integers.

What a suite fixes beside the curve: the hash function, how it is expanded, the security level k
(and so L), the map with its constants, and the cofactor by which results are multiplied. With the
standard's choices for its own curves the reference gives the standard's points (appendix J). Curves
that the standard hashes to by way of an isogeny get another map here, and another name of the
suite.
"""

import hashlib
from dataclasses import dataclass

from ecgen.curve.file.hash_choice import HASHES
from ecgen.curve.maps import MapPlan, map_plan, map_to_curve
from ecgen.curve.model import Curve, HashChoice
from ecgen.errors import CurveError
from ecgen.kind import law

MAP_NAMES = {"sswu": "SSWU", "svdw": "SVDW", "ell2": "ELL2"}
LONGEST_TAG = 255
OVERSIZE = b"H2C-OVERSIZE-DST-"


@dataclass(frozen=True)
class Suite:
    """`level` is k in bits, `length` L in bytes, `hash_name` as hashlib spells it; `identifier`
    lacks RO_ or NU_.
    """

    curve: Curve
    plan: MapPlan
    hash_name: str
    level: int
    length: int
    cofactor: int
    identifier: str

    def name(self, random_oracle: bool = True) -> str:
        return self.identifier + ("RO_" if random_oracle else "NU_")


def suite_of(
    curve: Curve,
    hash_name: str = "",
    level: int = 0,
    montgomery_b: "int | None" = None,
    label: str = "",
) -> Suite:
    """The suite of `curve`; what is not given is what the curve file's table [hash_to_curve] says.

    Where that is silent k is the multiple of 32 nearest to half the bits of r, the hash SHA-2 of 2k
    bits, the `label` in the suite's name that of the file; `montgomery_b` as in map_plan.
    """
    if curve.degree > 1:
        raise CurveError(
            "There are no maps to curves over F_{p^2} yet.",
            where=curve.where,
            hint="Leave out --with map.",
        )
    choice = curve.file.hash_choice or HashChoice()
    hash_name, label = hash_name or choice.hash_name, label or choice.label
    montgomery_b = choice.montgomery_b if montgomery_b is None else montgomery_b
    level = level or max(32, 32 * round(curve.r.bit_length() / 64))
    hash_name = hash_name or next(
        (f"sha{bits}" for bits in (256, 384) if bits >= 2 * level), "sha512"
    )
    if hash_name not in HASHES:
        raise CurveError(
            f"{hash_name!r} is no hash function for curves.",
            hint=f"Expected one of {', '.join(HASHES)}.",
        )
    expand, printed = HASHES[hash_name]
    if expand == "XMD" and 8 * hashlib.new(hash_name).digest_size < 2 * level:
        raise CurveError(
            f"{printed} is too short for {level} bits of security.",
            where=curve.where,
            hint=f"Take a hash of {2 * level} bits.",
        )
    plan = map_plan(curve, montgomery_b)
    identifier = f"{label or curve.name}_{expand}:{printed}_{MAP_NAMES[plan.kind]}_"
    return Suite(
        curve, plan, hash_name, level, field_length(curve.p, level), curve.cofactor, identifier
    )


def field_length(p: int, level: int) -> int:
    """L: bytes that reduce modulo p with a bias below 2^-level (section 5.1)."""
    return -(-((p - 1).bit_length() + level) // 8)


def expand_message(hash_name: str, message: bytes, tag: bytes, size: int, level: int) -> bytes:
    """`size` uniform bytes (section 5.3); ValueError beyond the limits of the standard. A tag of
    more than 255 bytes is hashed.
    """
    xof = HASHES[hash_name][0] == "XOF"
    if len(tag) > LONGEST_TAG:
        long = hashlib.new(hash_name, OVERSIZE + tag)
        tag = long.digest(-(-2 * level // 8)) if xof else long.digest()
    tag += bytes([len(tag)])
    if size > 0xFFFF:
        raise ValueError(f"{size} bytes, at most 65535 can be had")
    if xof:
        return hashlib.new(hash_name, message + size.to_bytes(2, "big") + tag).digest(size)
    return _expand_xmd(hash_name, message, tag, size)


def _expand_xmd(hash_name: str, message: bytes, tag: bytes, size: int) -> bytes:
    """Section 5.3.1; `tag` with its length behind it."""
    block, width = hashlib.new(hash_name).block_size, hashlib.new(hash_name).digest_size
    count = -(-size // width)
    if count > 255:
        raise ValueError(f"{size} bytes, at most {255 * width} can be had of {hash_name}")
    first = hashlib.new(
        hash_name, bytes(block) + message + size.to_bytes(2, "big") + b"\0" + tag
    ).digest()
    last, found = bytes(width), b""
    for i in range(1, count + 1):
        mixed = bytes(x ^ y for x, y in zip(first, last, strict=True))
        last = hashlib.new(hash_name, mixed + bytes([i]) + tag).digest()
        found += last
    return found[:size]


def hash_to_field(suite: Suite, message: bytes, tag: bytes, count: int) -> tuple[int, ...]:
    """`count` field elements in [0, p) (section 5.2)."""
    data = expand_message(suite.hash_name, message, tag, count * suite.length, suite.level)
    return tuple(
        int.from_bytes(data[i * suite.length : (i + 1) * suite.length], "big") % suite.curve.p
        for i in range(count)
    )


def hash_to_curve(suite: Suite, message: bytes, tag: bytes):
    """A point of the subgroup of order r, as from a random oracle (section 3).

    The neutral element, and on an incomplete Edwards curve NoAffinePoint from a sum at infinity,
    are possible for about one message in r.
    """
    first, second = (map_to_curve(suite.plan, u) for u in hash_to_field(suite, message, tag, 2))
    return clear_cofactor(suite, law.add(suite.curve, first, second))


def encode_to_curve(suite: Suite, message: bytes, tag: bytes):
    """A point of the subgroup of order r, not uniform (section 3)."""
    (u,) = hash_to_field(suite, message, tag, 1)
    return clear_cofactor(suite, map_to_curve(suite.plan, u))


def clear_cofactor(suite: Suite, point):
    """[cofactor]point (section 7)."""
    return law.multiply(suite.curve, suite.cofactor, point)
