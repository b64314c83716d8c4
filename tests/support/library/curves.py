"""Curves for the tests of the library: the three of the first issue, one with a = 1, and tiny ones
found by counting.
"""

import functools
import json
from pathlib import Path

from ecgen.curve.model import Curve
from ecgen.kind import law
from ecgen.kind.facts import KINDS

P189 = 2**256 - 189


def curve_of(
    name: str, form: str, p: int, a, r: int, cofactor: int, x, y, b=0, d=0, **more
) -> Curve:
    """The curve with a and b, or a and d, and the base point (x, y); none of it is checked."""
    _, second = KINDS[form].constants
    return Curve(
        name, form, p, r, cofactor, (x, y), (("a", a), (second, {"b": b, "d": d}[second])), **more
    )


LARGE = {
    "ted256189": curve_of(
        "ted256189",
        "twisted_edwards",
        P189,
        P189 - 1,
        0x40000000000000000000000000000000304447E4B9C528A59DA0C73C6565E08D,
        4,
        0x37614619D51B07080CB526AB85463C2A28ED9D1D310CF433B3C494F82A81FD78,
        3,
        d=358,
    ),
    "jac256189": curve_of(
        "jac256189",
        "weierstrass",
        P189,
        P189 - 3,
        0x19999999999999999999999999999999CC6BD10647EAC1CB50D2FFE01B869D35,
        10,
        0x37,
        0x4C780BC5800301048607BBC483E426475807266EFC6426E63BB3B098882EB58E,
        b=0xFD63C3319814DA55E88E9328E96273C483DCA6CC84DF53EC8D91B1B3E0237064,
    ),
    "curve13318": curve_of(
        "curve13318",
        "weierstrass",
        2**255 - 19,
        2**255 - 22,
        0x80000000000000000000000000000000F4F654F83DEB8D16EB7D12DC4DC2CBE3,
        1,
        0,
        0x11F0805E07F348E1ACECAC69671189BE451D5D4CB07AE0894DC9B0CEF76A2BB3,
        b=13318,
    ),
    "numsp256t1": curve_of(
        "numsp256t1",
        "twisted_edwards",
        P189,
        1,
        0x4000000000000000000000000000000041955AA52F59439B1A47B190EEDD4AF5,
        4,
        0x8A7514FB6AEA237DCD1E3D5F69209BD60C398A0EE3083586A0DEC0902EED13DA,
        0x44D53E9FD9D925C7CE9665D9A64B8010715F61D810856ED32FA616E7798A89E6,
        d=P189 - 15342,
    ),
}


def points(curve: Curve) -> list:
    """Every affine point of a curve over a tiny field."""
    roots: dict[int, list[int]] = {}
    for y in range(curve.p):
        roots.setdefault(y * y % curve.p, []).append(y)
    found = []
    for x in range(curve.p):
        if curve.form == "twisted_edwards":
            bottom = (1 - curve.d * x * x) % curve.p
            if bottom:
                value = (1 - curve.a * x * x) * pow(bottom, -1, curve.p) % curve.p
                found += [(x, y) for y in roots.get(value, [])]
        elif curve.form == "jacobi_quartic":
            value = (curve.d * x**4 + 2 * curve.a * x * x + 1) % curve.p
            found += [(x, y) for y in roots.get(value, [])]
        else:
            found += [(x, y) for y in roots.get((x**3 + curve.a * x + curve.b) % curve.p, [])]
    return found


def _prime(n: int) -> bool:
    return n > 1 and all(n % d for d in range(2, int(n**0.5) + 1))


@functools.cache
def tiny(
    form: str, cofactor: int, p: int = 1019, a: int = -3, seconds: tuple = (), least: int = 100
) -> Curve:
    """A curve over F_p with exactly cofactor * r points, r a prime from `least` on, and b or d
    among `seconds`, if any; points at infinity count.
    """
    _, second = KINDS[form].constants
    for value in seconds or range(2, p):
        curve = curve_of("tiny", form, p, a % p, 0, cofactor, 0, 0, **{second: value})
        if KINDS[form].elliptic.singular(curve):
            continue
        count = _count(curve)
        if count % cofactor or not _prime(count // cofactor) or count // cofactor < least:
            continue
        r = count // cofactor
        for point in points(curve):
            try:
                base = law.multiply(curve, cofactor, point)
            except ZeroDivisionError:
                continue
            if base != law.neutral(curve):
                return curve_of(
                    "tiny", form, p, curve.a, r, cofactor, *base, **{second: getattr(curve, second)}
                )
    raise LookupError("no such curve")


def _count(curve: Curve) -> int:
    affine = len(points(curve))
    if curve.form == "weierstrass":
        return affine + 1
    square = {x * x % curve.p for x in range(1, curve.p)}
    if curve.form == "jacobi_quartic":
        return affine + 2 * (curve.d in square)
    return (
        affine
        + 2 * (curve.d in square)
        + 2 * (curve.d * pow(curve.a, -1, curve.p) % curve.p in square)
    )


def vectors(name: str) -> list:
    """(label, k, Q or None, R or None) of the published-format file tests/vectors/<name>.json,
    scalars below r only.
    """
    data = json.loads((Path(__file__).parents[2] / "vectors" / f"{name}.json").read_text())
    rows = []
    for key in ("base_vectors", "point_vectors", "edge_vectors", "full_group_vectors"):
        for row in data.get(key, []):
            k = int(row["k"], 16)
            if k < int(data["r"], 16):
                rows.append(
                    (
                        f"{key} {row.get('label', '')}".strip(),
                        k,
                        _pair(row.get("Q")),
                        None if row["R"].get("inf") else _pair(row["R"]),
                    )
                )
    return rows


def _pair(value):
    return None if value is None else (int(value["x"], 16), int(value["y"], 16))


SECP112R1 = """
name = "secp112r1"
form = "weierstrass"
source = "SEC 2, version 1"
[field]
p = "0xDB7C2ABF62E35E668076BEAD208B"
[curve]
a = "0xDB7C2ABF62E35E668076BEAD2088"
b = "0x659EF8BA043916EEDE8911702B22"
[order]
N = "0xDB7C2ABF62E35E7628DFAC6561C5"
r = "0xDB7C2ABF62E35E7628DFAC6561C5"
cofactor = 1
[base]
x = "0x09487239995A5EE76B55F9C2F098"
y = "0xA89CE5AF8724C0A23E0E0FF77500"
"""
