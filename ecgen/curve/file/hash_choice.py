"""The table [hash_to_curve] of a curve file -> what a standard chose for hashing to that curve,
checked as text and numbers.
"""

import re

from ecgen.curve.file.source import CurveFile
from ecgen.curve.model import HashChoice

SECTION = "hash_to_curve"
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


def read_hash_choice(file: CurveFile, keys: tuple[str, ...]) -> HashChoice | None:
    """The choice, None if the file has no such table; CurveError with its line if a key is wrong.
    Every one of the `keys` may be left out.
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
    return HashChoice(label or "", name or "", b)


def _refuse(file: CurveFile, key: str, why: str):
    return file.error(
        f"`{key}` of [hash_to_curve] {why}.", f"A complete table reads: {EXAMPLE}.", SECTION, key
    )
