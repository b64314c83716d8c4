"""The table [hash_to_curve] of a curve file -> what a standard chose for hashing to that curve,
checked as text and numbers.
"""

import re

from ecgen.curve.file.numbers import to_integer
from ecgen.curve.file.source import CurveFile
from ecgen.curve.isogeny import Isogeny
from ecgen.curve.model import HashChoice

SECTION = "hash_to_curve"
MOST_OF_KERNEL = 32
HASHES = {
    "sha256": ("XMD", "SHA-256"),
    "sha384": ("XMD", "SHA-384"),
    "sha512": ("XMD", "SHA-512"),
    "sha3_256": ("XMD", "SHA3-256"),
    "sha3_512": ("XMD", "SHA3-512"),
    "shake128": ("XOF", "SHAKE128"),
    "shake256": ("XOF", "SHAKE256"),
}
EXAMPLE = 'label = "edwards25519", hash = "sha512", montgomery_B = 1'


OF_ISOGENY = ("isogeny_a", "isogeny_b", "kernel", "scale")


def read_hash_choice(file: CurveFile, keys: tuple[str, ...], p: int) -> HashChoice | None:
    """The choice, None if the file has no such table; CurveError with its line if a key is wrong.
    Every one of the `keys` may be left out, those of an isogeny together.
    """
    table = file.data.get(SECTION)
    if table is None:
        return None
    if not isinstance(table, dict):
        raise file.error(
            "[hash_to_curve] is no table.", f"A complete one reads: {EXAMPLE}.", SECTION
        )
    unknown = sorted(set(table) - set(keys))
    if unknown:
        raise _refuse(file, unknown[0], "is unknown on curves of this form")
    label, name, b = (table.get(key) for key in ("label", "hash", "montgomery_B"))
    if label is not None and not (
        isinstance(label, str) and re.fullmatch(r"[A-Za-z0-9]{1,32}", label)
    ):
        raise _refuse(
            file,
            "label",
            "is not one word of letters and digits, as the curve is called in names of suites",
        )
    if name is not None and not (isinstance(name, str) and name in HASHES):
        raise _refuse(file, "hash", f"is {name!r}, expected one of {', '.join(HASHES)}")
    if b is not None and (type(b) is not int or not 0 < abs(b) < 1 << 31):
        raise _refuse(file, "montgomery_B", "is not an integer of at most 31 bits other than 0")
    return HashChoice(label or "", name or "", b, _isogeny(file, table, p))


def _isogeny(file: CurveFile, table: dict, p: int) -> Isogeny | None:
    """What the table states of one; that it is one is checked where it is used."""
    if not set(OF_ISOGENY) & set(table):
        return None
    for key in OF_ISOGENY:
        if key not in table:
            raise _refuse(file, key, "is missing beside the other numbers of an isogeny")
    kernel = table["kernel"]
    if not isinstance(kernel, list) or not 0 < len(kernel) <= MOST_OF_KERNEL:
        raise _refuse(
            file, "kernel", f"is no list of 1 to {MOST_OF_KERNEL} coefficients, the constant first"
        )
    a, b, scale = (
        to_integer(file, table[key], SECTION, key) % p for key in (*OF_ISOGENY[:2], "scale")
    )
    own = tuple(to_integer(file, each, SECTION, "kernel") % p for each in kernel)
    return Isogeny(a, b, own, scale)


def _refuse(file: CurveFile, key: str, why: str):
    return file.error(
        f"`{key}` of [hash_to_curve] {why}.", f"A complete table reads: {EXAMPLE}.", SECTION, key
    )
