"""RFC 9380 on integers. With the standard's choices for its own curves it gives the standard's
points (appendix J).
"""

import hashlib

from ecgen.curve.file.hash_choice import HASHES
from ecgen.curve.hashing import Suite
from ecgen.curve.maps import map_to_curve
from ecgen.kind import law

LONGEST_TAG = 255
OVERSIZE = b"H2C-OVERSIZE-DST-"


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
