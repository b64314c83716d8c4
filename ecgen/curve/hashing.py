"""RFC 9380: byte strings hashed to points of a curve; suites derived from the parameters.

What a suite fixes beside the curve: the hash function, how it is expanded, the security level k
(and so L), the map with its constants, and the factor by which results are multiplied. Curves
that the standard hashes to by way of an isogeny get another map here, and another name of the
suite, where their files do not state the isogeny.
"""

import hashlib
from dataclasses import dataclass

from ecgen.curve.file.hash_choice import HASHES
from ecgen.curve.isogeny import is_isogeny
from ecgen.curve.maps import MapPlan, map_plan
from ecgen.curve.model import Curve, HashChoice
from ecgen.errors import CurveError

MAP_NAMES = {"sswu": "SSWU", "svdw": "SVDW", "ell2": "ELL2"}


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
    montgomery_b: int | None = None,
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
    if choice.isogeny and not is_isogeny(choice.isogeny, curve.p, curve.a, curve.b):
        raise CurveError(
            "The polynomials of [hash_to_curve] are no isogeny onto the curve.",
            where=curve.where,
            hint="Correct isogeny_a, isogeny_b, kernel or scale, or leave all of them out.",
        )
    plan = map_plan(curve, montgomery_b, choice.isogeny)
    identifier = f"{label or curve.name}_{expand}:{printed}_{MAP_NAMES[plan.kind]}_"
    return Suite(
        curve=curve,
        plan=plan,
        hash_name=hash_name,
        level=level,
        length=field_length(curve.p, level),
        cofactor=curve.clearing,
        identifier=identifier,
    )


def field_length(p: int, level: int) -> int:
    """L: bytes that reduce modulo p with a bias below 2^-level (section 5.1)."""
    return -(-((p - 1).bit_length() + level) // 8)
