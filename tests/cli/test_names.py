"""Names of curves and CPUs as people write them: each leads to what it means, or to the right
question, and none to another curve.
"""

import re
import tomllib

import pytest
from click.testing import CliRunner

from ecgen.cli import main
from ecgen.cli.options.types import CPU, CURVE
from ecgen.errors import CurveError
from ecgen.names import _spelling, curve_path, known_curves, standard_names, target_path
from ecgen.resources import data_folder

pytestmark = pytest.mark.essential

MEANT = {
    "p192": "P-192 secp192r1 prime192v1",
    "p224": "P-224 secp224r1 1.3.132.0.33",
    "p256": "P256 P-256 NIST_P-256 nistp256 secp256r1 SECP256R1 prime256v1 1.2.840.10045.3.1.7",
    "p384": "P-384 secp384r1 nist-p384 urn:oid:1.3.132.0.34",
    "p521": "P-521 secp521r1 NISTP521",
    "secp256k1": "Secp256k1 SECP-256-K1 1.3.132.0.10",
    "secp160r2": "SECP160R2 1.3.132.0.30",
    "brainpoolp256r1": "brainpoolP256r1 BRAINPOOL-P256-R1 1.3.36.3.3.2.8.1.1.7",
    "brainpoolp512t1": "brainpoolP512t1 1.3.36.3.3.2.8.1.1.14",
    "curve25519": "Curve25519 X25519 x25519 1.3.101.110",
    "curve448": "Curve448 X448 x448",
    "ed25519": "Ed25519 ed-25519 edwards25519 1.3.101.112",
    "ed448": "ED448 Ed448-Goldilocks",
    "e521": "E-521",
    "fourq": "FourQ Curve4Q",
    "sm2": "SM2 sm2p256v1 curveSM2",
    "bn254": "BN254 alt_bn128",
    "bls12381g1": "BLS12-381 bls12_381_g1",
    "bls12381g2": "BLS12-381-G2",
    "jubjub": "Jubjub JubJub",
}
ASKED = {
    "secp256": "p256 or secp256k1",
    "prime256": "p256",
    "p265": "p256",
    "P-256K": "secp256k1",
    "ES256K": "secp256k1",
    "nist 384": "p384",
    "ecdsa-sha2-nistp521": "p521",
    "cv25519": "curve25519",
    "ed25591": "ed25519",
    "ed25519ph": "ed25519",
    "goldilocks": "ed448",
    "brainpool256r1": "brainpoolp256r1",
    "Palas": "pallas",
    "jac256": "jac256189",
    "secp256kl": "secp256k1",
    "secp256k2": "secp256k1",
    "numsp256d2": "numsp256d1",
    "bp384r1": "brainpoolp384r1",
    "ed-on-bls12-381": "jubjub",
    "ed_on_bls12_381_bandersnatch": "bandersnatch",
    "bls381": "bls12381g1",
    "BP512": "brainpoolp512r1 or brainpoolp512t1",
    "MBEDTLS_ECP_DP_BP384R1": "brainpoolp384r1",
    "ES512": "p521",
    "prime521v1": "p521",
    "prime384v1": "p384",
    "P-512": "p521 or brainpoolp512r1 or brainpoolp512t1",
    "curve-ed25519": "ed25519",
    "curve-ed448": "ed448",
    "ansip256r1": "p256",
    "ansix9p256k1": "secp256k1",
    "wap-wsg-idm-ecid-wtls6": "secp112r1",
    "wap-wsg-idm-ecid-wtls7": "secp160r2",
    "wap-wsg-idm-ecid-wtls12": "p224",
    "ecdsap256": "p256",
}
# with blanks, or braces
WRITTEN = {
    "X9.62 prime256v1": "p256",
    "NID_X9_62_prime256v1": "p256",
    "SN_X9_62_prime256v1": "p256",
    "ansi-x9-62-prime256v1": "p256",
    "x962_prime256v1": "p256",
    "NID_secp384r1": "p384",
    "MBEDTLS_ECP_DP_SECP256K1": "secp256k1",
    "MBEDTLS_ECP_DP_CURVE448": "curve448",
    "OID.1.3.132.0.34": "p384",
    "{1 3 132 0 34}": "p384",
    "{ iso(1) member-body(2) us(840) ansi-X9-62(10045) curves(3) prime(1) 7 }": "p256",
}
# of curves that ecgen lacks, of none, or that say too little: what the answer is about
ANSWERED = {
    "edwards448": "RFC 7748",
    "bn256": "several curves",
    "BN(2,254)": "another curve than bn254",
    "Fp254BNb": "another curve than bn254",
    "Fp256BN": "another curve than bn254",
    "BN-P256": "another curve than bn254",
    "BLS12-377": "another curve than bls12381g1",
    "Pasta": "pallas and vesta",
    "ristretto255": "an encoding",
    "decaf448": "an encoding",
    "Wei25519": "as a Weierstrass curve",
    "FRP256v1": "a curve of ANSSI",
    "ANSSI FRP256v1": "a curve of ANSSI",
    "anssifrp256v1": "a curve of ANSSI",
    "wapip192v1": "another curve than p192",
    "babyjubjub": "another curve than jubjub",
    "ed_on_bn254": "another curve than jubjub",
    "BN254_nogami": "another curve than bn254",
    "BN254N": "another curve than bn254",
    "bn256_cf": "another curve than bn254",
    "jq255": "another curve than jq25519",
    "Baby JubJub": "another curve than jubjub",
    "SM9": "another curve than sm2",
    "secq256k1": "another curve than secp256k1",
    "numsp384t1": "numsp256d1 and numsp256t1 only",
    "prime192v2": "ANSI X9.62",
    "X9.62 prime192v3": "ANSI X9.62",
    "prime239v1": "ANSI X9.62",
    "wap-wsg-idm-ecid-wtls9": "WTLS",
    "id-GostR3410-2001": "GOST",
    "gost": "GOST",
    "secp384k1": "SEC 2 has no curve",
    "secp521k1": "SEC 2 has no curve",
    "secp256r2": "SEC 2 has no curve",
    "K-256": "Some programs call secp256k1 so; NIST does not",
    "nistk256": "Some programs call secp256k1 so; NIST does not",
    **dict.fromkeys(
        ("K-283", "NIST B-233", "sect283k1", "c2pnb163v1", "wap-wsg-idm-ecid-wtls11"),
        "over a binary field",
    ),
}
NOTHING = ("M-511", "Curve41417", "E-222", "1.3.132.0.38", "{1 3 132 0 38}", "K-257", "{}")


@pytest.mark.parametrize("curve", MEANT)
def test_spellings_of_a_curve(curve):
    for name in [*MEANT[curve].split(), *standard_names().get(curve, ())]:
        assert CURVE.convert(name, None, None) == curve == curve_path(name).stem, name


@pytest.mark.parametrize("name", WRITTEN)
def test_what_is_written_around_a_name_is_left_out(name):
    assert curve_path(name).stem == WRITTEN[name]


def test_there_are_sixty_spellings():
    names = [name for names in MEANT.values() for name in names.split()]
    assert len({*names, *ASKED, *ANSWERED, *NOTHING}) >= 60
    assert not {*names} & {*known_curves()}


def hint(name: str) -> str:
    with pytest.raises(CurveError) as caught:
        curve_path(name)
    return caught.value.hint.partition("`ecgen list curves`")[0]


@pytest.mark.parametrize("name", ASKED)
def test_the_curve_that_is_meant_is_asked_for(name):
    assert hint(name) == f"Did you mean {ASKED[name]}? "


@pytest.mark.parametrize("name", ANSWERED)
def test_names_of_other_curves_are_answered(name):
    assert "Did you mean" not in hint(name) and hint(name).endswith(". ")
    assert ANSWERED[name] in hint(name)


@pytest.mark.parametrize("table", ["asked", "other"])
def test_each_pattern_is_met_and_answers_no_name_of_a_curve(table):
    tables = tomllib.loads((data_folder("formulas") / "names.toml").read_text(encoding="utf-8"))
    tried = [_spelling(name) for name in [*ASKED, *ANSWERED]]
    named = [*known_curves(), *(name for each in standard_names().values() for name in each)]
    for pattern in tables[table]:
        assert any(re.fullmatch(pattern, name) for name in tried), pattern
        shadowed = [name for name in named if re.fullmatch(pattern, _spelling(name))]
        assert table == "asked" or not shadowed


@pytest.mark.parametrize("name", NOTHING)
def test_names_of_no_curve_lead_to_none(name):
    assert hint(name) == ""


def test_no_name_stands_for_two_curves():
    names = [name.lower() for each in standard_names().values() for name in each]
    assert len(names) == len({*names}) and {*standard_names()} <= {*known_curves()}
    assert not {*names} & {*known_curves()} - {"curve4q"}


def test_a_path_is_no_name(tmp_path, monkeypatch):
    """What is written as one is one, whatever lies there."""
    monkeypatch.chdir(tmp_path)
    for text in ("P-256.toml", "curves/p256"):
        assert str(curve_path(text)) == text
    assert hint("./P-256") == "Did you mean p256? "


@pytest.mark.parametrize("name", ["Zen4", "zen-4", "ZEN 4", "zen_4"])
def test_spellings_of_a_cpu(name):
    assert target_path(name).stem == "zen4" and CPU.convert(name, None, None)
    assert target_path("x86_64_ADX").stem == "x86-64-adx"


@pytest.mark.parametrize("option", ["--target", "--arch", "--mcpu"])
def test_options_of_other_compilers_are_answered(option, capsys):
    assert main(["build", "p256", option, "zen4"]) == 2
    said = capsys.readouterr().err
    assert said.count("Did you mean") == 1 and "Did you mean --cpu?" in said


def test_licence_is_license():
    from ecgen.cli.cmd_build import command

    said = CliRunner().invoke(command, ["p256", "--licence", "???", "-o", "x"]).exception
    assert "SPDX" in str(said)
