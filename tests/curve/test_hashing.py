"""Hashing to curves: the vectors of RFC 9380, and for every other curve what the standard demands
of a map.
"""

import functools
import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.curve import Curve, known_curves, load_curve, maps
from ecgen.curve.hashing import HASHES, field_length, suite_of
from ecgen.curve.maps import find_z_ell2, find_z_sswu, has_root, map_plan, map_to_curve
from ecgen.errors import CurveError, EcgenError
from ecgen.kind import law
from ecgen.residues import is_square
from ecgen.resources import data_folder
from tests.support.curve.hashing import (
    clear_cofactor,
    encode_to_curve,
    expand_message,
    hash_to_curve,
    hash_to_field,
)

DATA = json.loads((Path(__file__).parent / "fixtures" / "rfc9380.json").read_text())
STANDARD = {
    "P256": "p256",
    "P384": "p384",
    "P521": "p521",
    "curve448": "curve448",
    "curve25519": "curve25519",
    "edwards25519": "ed25519",
    "BLS12381G1": "bls12381g1",
}


FORMS = ("weierstrass", "montgomery", "twisted_edwards")
# as recorded, over prime fields: to load every curve takes half a second
NAMES = [
    row["name"]
    for row in json.loads((data_folder("formulas") / "curves.json").read_text())
    if row.get("form") in FORMS and not row["prime"].startswith("(")
]
curve_of = functools.cache(load_curve)


def test_every_curve_of_these_forms_over_a_prime_field_is_hashed_to():
    found = []
    for name in known_curves():
        with suppress(EcgenError):
            curve = load_curve(name)
            found += [name] * (curve.form in FORMS and curve.degree == 1)
    assert sorted(found) == sorted(NAMES)


@pytest.mark.parametrize("table", DATA["expand"], ids=lambda t: f"{t['hash']}-{len(t['dst'])}")
def test_expand_message(table):
    name = {"SHA256": "sha256", "SHA512": "sha512", "SHAKE128": "shake128", "SHAKE256": "shake256"}[
        table["hash"]
    ]
    for test in table["tests"]:
        size = int(test["len_in_bytes"], 16)
        assert (
            expand_message(
                name, test["msg"].encode(), table["dst"].encode(), size, table["k"]
            ).hex()
            == test["uniform_bytes"]
        )


def test_expand_message_limits():
    with pytest.raises(ValueError, match="at most 8160"):
        expand_message("sha256", b"", b"x", 255 * 32 + 1, 128)
    with pytest.raises(ValueError, match="65535"):
        expand_message("shake128", b"", b"x", 65536, 128)
    assert len(expand_message("sha256", b"", b"x", 255 * 32, 128)) == 8160


@pytest.mark.essential
@pytest.mark.parametrize("table", DATA["suites"], ids=lambda t: t["ciphersuite"])
def test_vectors_of_the_standard(table):
    name = table["ciphersuite"]
    suite = suite_of(load_curve(STANDARD[name.split("_")[0]]))
    oracle = name.endswith("RO_")
    p = suite.curve.p
    assert suite.name(oracle) == name
    assert (suite.plan.z, suite.length, suite.level) == (
        int(table["Z"], 16) % p,
        int(table["L"], 16),
        int(table["k"], 16),
    )
    for vector in table["vectors"]:
        message, tag = vector["msg"].encode(), table["dst"].encode()
        us = hash_to_field(suite, message, tag, 2 if oracle else 1)
        assert us == tuple(int(u, 16) for u in vector["u"])
        for u, key in zip(us, ("Q0", "Q1") if oracle else ("Q",), strict=True):
            assert map_to_curve(suite.plan, u) == coordinates(vector[key])
        assert (hash_to_curve if oracle else encode_to_curve)(suite, message, tag) == coordinates(
            vector["P"]
        )


def coordinates(point: dict) -> tuple[int, int]:
    return int(point["x"], 16), int(point["y"], 16)


@pytest.mark.parametrize("name", sorted(NAMES))
def test_every_curve_has_a_suite(name):
    """Maps of edge and other values lie on the curve; inputs of exceptional cases among them;
    hashes have order r.
    """
    curve = curve_of(name)
    suite = suite_of(curve)
    assert suite.plan.kind == expected_kind(curve)
    for u in (
        0,
        1,
        2,
        curve.p - 1,
        curve.p - 2,
        curve.p // 2,
        *hash_to_field(suite, b"", b"tag", 5),
        *exceptional(suite.plan),
    ):
        point = map_to_curve(suite.plan, u)
        assert law.contains(curve, point)
    point = hash_to_curve(suite, b"abc", b"tag")
    assert point != curve.neutral and law.multiply(curve, curve.r, point) == curve.neutral
    assert encode_to_curve(suite, b"abc", b"tag") == clear_cofactor(
        suite, map_to_curve(suite.plan, hash_to_field(suite, b"abc", b"tag", 1)[0])
    )


def expected_kind(curve) -> str:
    if curve.form == "weierstrass":
        choice = curve.file.hash_choice
        mapped = curve.a * curve.b or (choice and choice.isogeny)
        return "sswu" if mapped else "svdw"
    square = curve.a * curve.a - 4 if curve.form == "montgomery" else curve.a * curve.d
    return "ell2" if not is_square(square, curve.p) else "svdw"


def exceptional(plan):
    """Values of u at which the map divides by zero, where there are any."""
    p, c = plan.p, dict(plan.constants)
    squares = {
        "sswu": [-pow(plan.z, -1, p)],
        "ell2": [-pow(plan.z, -1, p)],
        "svdw": [pow(s * c.get("c1", 1), -1, p) for s in (1, -1)],
    }[plan.kind]
    return [root for square in squares if (root := maps.square_root(square, p)) is not None]


def test_exceptional_values_are_met():
    """p = 3 mod 4: there Elligator's denominator vanishes; SvdW's does where g(Z) or -g(Z) is a
    square, so for every p = 3 mod 4.
    """
    for name, kind in (("curve448", "ell2"), ("secp256k1", "svdw")):
        plan = map_plan(curve_of(name))
        assert plan.kind == kind and exceptional(plan)
    plan = map_plan(curve_of("p256"))
    assert map_to_curve(plan, 0)[0] == dict(plan.constants)["b_over_za"]


def small(form: str, p: int, a: int, b: int | None, d: int | None) -> Curve:
    second = ("b", b % p) if d is None else ("d", d)
    return replace(curve_of("p256"), form=form, p=p, numbers=(("a", a % p), second))


@pytest.mark.parametrize(
    "form, a, b, d, kind",
    [
        ("weierstrass", -3, 7, None, "sswu"),
        ("weierstrass", 0, 7, None, "svdw"),
        ("weierstrass", 5, 0, None, "svdw"),
        ("montgomery", 6, 1, None, None),
        ("montgomery", 10, 3, None, None),
        ("montgomery", 0, 1, None, "svdw"),
        ("twisted_edwards", -1, None, 7, None),
        ("twisted_edwards", 5, None, 4, None),
    ],
)
@pytest.mark.parametrize("p", [227, 229, 241, 1009])
def test_every_u_of_small_fields(form, a, b, d, kind, p):
    """Each of the forms and maps, for p of each class: all u give points of the curve, and the
    image is as large as the maps promise: more than a quarter of p."""
    curve = small(form, p, a, b, d)
    plan = map_plan(curve)
    assert kind in (None, plan.kind)
    image = set()
    for u in range(p):
        point = map_to_curve(plan, u)
        assert law.contains(curve, point), u
        image.add(point)
    assert len(image) > p // 4


def test_the_classes_are_all_met():
    kinds = {
        (form, map_plan(small(form, p, a, b, d)).kind)
        for form, a, b, d in (
            ("montgomery", 6, 1, None),
            ("montgomery", 10, 3, None),
            ("twisted_edwards", -1, None, 7),
            ("twisted_edwards", 5, None, 4),
        )
        for p in (227, 229, 241, 1009)
    }
    assert kinds == {
        (form, kind) for form in ("montgomery", "twisted_edwards") for kind in ("ell2", "svdw")
    }


def test_has_root():
    for p in (5, 7, 11, 13):
        for a in range(p):
            for b in range(p):
                assert has_root(p, a, b) == any((x**3 + a * x + b) % p == 0 for x in range(p))


def test_constants_z():
    assert (
        find_z_sswu(curve_of("p256").p, -3, curve_of("p256").b) == curve_of("p256").p - 10
        and find_z_ell2(2**255 - 19) == 2
    )
    for name in ("p384", "brainpoolp256r1", "curve13318", "sm2"):
        curve = curve_of(name)
        z = find_z_sswu(curve.p, curve.a, curve.b)
        assert not is_square(z, curve.p) and not has_root(curve.p, curve.a, curve.b - z)


def test_lengths_and_levels():
    assert [
        field_length(curve_of(name).p, k)
        for name, k in (
            ("p256", 128),
            ("p384", 192),
            ("p521", 256),
            ("ed25519", 128),
            ("curve448", 224),
        )
    ] == [48, 72, 98, 48, 84]
    assert [
        suite_of(curve_of(name)).level for name in ("p256", "p384", "p521", "ed25519", "curve448")
    ] == [128, 192, 256, 128, 224]
    assert suite_of(curve_of("p384")).hash_name == "sha384" and set(HASHES) >= {
        "sha256",
        "shake256",
    }


def test_refusals():
    with pytest.raises(CurveError, match="too short"):
        suite_of(curve_of("p384"), hash_name="sha256")
    with pytest.raises(CurveError, match="no hash function"):
        suite_of(curve_of("p384"), hash_name="md5")
    with pytest.raises(CurveError, match="no B of a Montgomery form"):
        map_plan(curve_of("ed25519"), montgomery_b=2)
    with pytest.raises(CurveError, match="No constant Z"):
        map_plan(small("weierstrass", 5, 2, 1, None))


def test_a_wrong_constant_is_noticed():
    """The vectors can fail: with another Z that the map allows, and with the other sign of the
    rational map.
    """
    plan = map_plan(curve_of("p256"))
    other = next(z for z in range(2, 999) if z != plan.z and not is_square(z, plan.p))
    assert map_to_curve(replace(plan, z=other), 5) != map_to_curve(plan, 5)
    plan = map_plan(curve_of("ed25519"), montgomery_b=1)
    x, y = map_to_curve(plan, 5)
    assert map_to_curve(replace(plan, scale=plan.p - plan.scale), 5) == (plan.p - x, y)
    assert map_to_curve(map_plan(curve_of("ed25519")), 5) != (x, y)


@pytest.mark.parametrize(
    "lines, said",
    [
        ('hash = ["md5"]', "`hash` of [hash_to_curve] is ['md5']"),
        ("hash = 5", "`hash` of [hash_to_curve] is 5"),
        ('hash = "md5"', "is 'md5', expected one of sha256"),
        ('label = "a_b"', "is not one word"),
        ("montgomery_B = 0", "other than 0"),
        ('montgomery_B = "1"', "is not an integer"),
        ("suite = 1", "`suite` of [hash_to_curve] is not known"),
    ],
)
def test_tables_of_curve_files(lines, said, tmp_path):
    text = known_curves()["ed25519"].read_text()
    head = text[: text.index("[hash_to_curve]")]
    (tmp_path / "c.toml").write_text(f"{head}[hash_to_curve]\n{lines}\n")
    with pytest.raises(CurveError) as caught:
        load_curve(tmp_path / "c.toml")
    assert said in caught.value.what and caught.value.where.endswith(f":{head.count(chr(10)) + 2}")
    (tmp_path / "c.toml").write_text(head)
    plain = load_curve(tmp_path / "c.toml")
    assert (
        plain.file.hash_choice is None and suite_of(plain).identifier == "ed25519_XMD:SHA-256_ELL2_"
    )


def test_montgomery_b_is_for_edwards_curves(tmp_path):
    (tmp_path / "c.toml").write_text(known_curves()["p256"].read_text() + "montgomery_B = 1\n")
    with pytest.raises(CurveError, match="`montgomery_B` of .hash_to_curve. is not known"):
        load_curve(tmp_path / "c.toml")
