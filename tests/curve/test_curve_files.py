"""Every curve file that comes with ecgen loads with derived facts, or is refused with its
reason.
"""

import tomllib

import pytest

from ecgen.curve import known_curves, load_curve
from ecgen.residues import is_square

pytestmark = pytest.mark.essential

WARNED = {
    **{
        f"secp{name}": "the order r has only"
        for name in ("112r1", "112r2", "128r1", "128r2", "160k1", "160r1", "160r2", "192k1")
    },
    **{
        name: "the order r has only"
        for name in (
            "p192",
            "brainpoolp160r1",
            "brainpoolp160t1",
            "brainpoolp192r1",
            "brainpoolp192t1",
        )
    },
    "fourq": "cofactor 392",
    "bn254": "embedding degree 12",
    "bls12381g1": "embedding degree 12",
    "bls12381g2": "embedding degree 6",
}
SUPPORTED = sorted(known_curves())
GENUS2 = {"kummer1271", "bk127", "bk128", "generic1271", "generic128", "gs1271", "jac1271"}
ELLIPTIC = sorted(set(SUPPORTED) - GENUS2)


def test_all_files_are_accounted_for():
    assert len(known_curves()) == 59
    assert set(known_curves()) > GENUS2


@pytest.mark.parametrize("name", SUPPORTED)
def test_file_loads(name):
    curve = load_curve(name)
    data = tomllib.loads(known_curves()[name].read_text())
    assert curve.name == name and curve.p == int(data["field"]["p"], 16)
    assert int(data["order"]["N"], 16) == curve.N and curve.r == int(data["order"]["r"], 16)
    assert [*curve.file.warnings[:1]] == [
        text for text in curve.file.warnings if text.startswith(WARNED.get(name, "no warning"))
    ]
    if curve.shape.is_supported:
        assert curve.p == 2**curve.shape.m - curve.shape.c
    for key in ("a", "b", "d"):
        if f"{key}_int" in data["curve"]:
            assert getattr(curve, key) == data["curve"][f"{key}_int"] % curve.p
    assert curve.degree == data["field"].get("degree", 1)


@pytest.mark.parametrize("name", ELLIPTIC)
def test_derived_completeness_agrees_with_the_independent_statement(name):
    """The [completeness] section is not read by load_curve; it was computed elsewhere, so it is a
    cross-check.
    """
    claimed = tomllib.loads(known_curves()[name].read_text()).get("completeness", {})
    curve = load_curve(name)
    everywhere = curve.completeness.unified_everywhere
    pairs = {
        "odd_order": curve.N % 2 == 1,
        "renes_costello_batina_complete": everywhere,
        **{
            f"{name}_is_square": is_square(value, curve.p)
            for name, value in curve.numbers
            if name in "ad"
        },
        "unified_complete_on_all_points": everywhere,
    }
    for key in claimed.keys() & pairs.keys():
        assert claimed[key] == pairs[key], key
    assert claimed.keys() & pairs.keys() or load_curve(name).form == "montgomery"


def test_completeness_is_not_taken_from_the_file(tmp_path):
    old, new = (f"renes_costello_batina_complete = {word}" for word in ("false", "true"))
    text = known_curves()["jac256189"].read_text()
    assert old in text
    path = tmp_path / "jac.toml"
    path.write_text(text.replace(old, new))
    assert load_curve(path).completeness.unified_everywhere is False


MINIMAL = {
    "flat": (
        """
name = "tiny"
form = "twisted_edwards"
p = "2^255-19"
a = -1
d = "0x52036cee2b6ffe738cc740797779e89800700a4d4141d8ab75eb4dca135978a3"
r = "2^252+27742317777372353535851937790883648493"
cofactor = 8
base = [
  "0x216936d3cd6e53fec0a4e231fdd6dc5c692cc7609525a7b2c9562d608f25d51a",
  "0x6666666666666666666666666666666666666666666666666666666666666658",
]
"""
    ),
    "sections, p_expr, N only": (
        """
name = "tiny"
form = "weierstrass"
[field]
p_expr = "2^256-2^32-977"
[curve]
a = 0
b = 7
[order]
N = "0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141"
[base]
x = "0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798"
y = "0x483ada7726a3c4655da4fbfc0e1108a8fd17b448a68554199c47d08ffb10d4b8"
"""
    ),
    "r alone": (
        """
name = "tiny"
form = "montgomery"
p_expr = "2^255-19"
A = 486662
r = "0x1000000000000000000000000000000014def9dea2f79cd65812631a5cf5d3ed"
base = { u = 9, v = "0x20ae19a1b8a086b4e01edd2c7748d14c923d4d7e6d7c61b229e9c5a27eced3d9" }
"""
    ),
}


@pytest.mark.parametrize("layout", sorted(MINIMAL))
def test_short_files_written_by_users_load(layout, tmp_path):
    path = tmp_path / "tiny.toml"
    path.write_text(MINIMAL[layout])
    curve = load_curve(str(path))
    assert curve.name == "tiny" and curve.file.path == path and len(curve.file.sha256) == 64
    known = {"twisted_edwards": "ed25519", "weierstrass": "secp256k1", "montgomery": "curve25519"}[
        curve.form
    ]
    twin = load_curve(known)
    assert (curve.p, curve.numbers, curve.N, curve.base) == (
        twin.p,
        twin.numbers,
        twin.N,
        twin.base,
    )


def test_squares_of_small_fields():
    for p in (3, 5, 7, 101, 103):
        assert {x * x % p for x in range(p)} == {a for a in range(p) if is_square(a, p)}
