"""Wycheproof's vectors through the programs of examples/ and the emitted libraries that they call.

wycheproof.tar.xz holds files of testvectors_v1 as published (github.com/C2SP/wycheproof, commit
dac1dd4729fd1f8dd9e1e9f3dce51d783da6c166, Apache License 2.0, which lies beside them). Verdicts are
taken as they stand: `valid` must be accepted, `invalid` refused; what is `acceptable` may be
either, but a result must be the one of the file. Vectors about the DER around a key are left out,
and counted.
"""

import ctypes
import functools
import hashlib
import json
import tarfile
from pathlib import Path

import pytest

ARCHIVE = Path(__file__).parent / "wycheproof.tar.xz"
# the names that the curve files have
NAMES = {f"secp{bits}r1": f"p{bits}" for bits in (192, 224, 256, 384, 521)}
# more with the long tests
ORDINARY = {
    "ecdh_secp256r1_ecpoint",
    "ecdsa_secp256r1_sha256_p1363",
    "ecdsa_secp256k1_sha512_p1363",
}


@pytest.fixture(scope="module")
def vectors():
    with tarfile.open(ARCHIVE) as archive:
        return {
            member.name: json.load(archive.extractfile(member))
            for member in archive
            if member.name.endswith(".json")
        }


@functools.cache
def members() -> list[str]:
    with tarfile.open(ARCHIVE) as archive:
        return archive.getnames()


def files(protocol: str) -> list:
    names = [
        name.removesuffix("_test.json") for name in members() if name.startswith(f"{protocol}_")
    ]
    return [
        pytest.param(name, marks=() if name in ORDINARY else pytest.mark.long) for name in names
    ]


def cases(document: dict):
    return [(group, test) for group in document["testGroups"] for test in group["tests"]]


def der(tag: int, body: bytes) -> bytes:
    size = len(body)
    return (
        bytes(
            [
                tag,
                *(
                    [size]
                    if size < 128
                    else [0x81, size]
                    if size < 256
                    else [0x82, *size.to_bytes(2, "big")]
                ),
            ]
        )
        + body
    )


def point_of(key: bytes, algorithm: bytes) -> bytes | None:
    """The point in a SubjectPublicKeyInfo (RFC 5280, section 4.1) of this algorithm and curve; None
    if anything else is in it.
    """
    for size in range(len(key)):
        if der(0x30, algorithm + der(0x03, b"\0" + key[len(key) - size :])) == key:
            return key[len(key) - size :]
    return None


def algorithm_of(document: dict) -> bytes:
    """The AlgorithmIdentifier of the document's valid keys: what stands before the string of bits
    in the first.
    """
    key = next(
        bytes.fromhex(test["public"]) for _, test in cases(document) if test["result"] == "valid"
    )
    start = {0x81: 3, 0x82: 4}.get(key[1], 2)
    return key[start : start + 2 + key[start + 1]]


def size_of(curve: str, text: str) -> int:
    """Bytes of an element of the field ("p") or of a scalar ("r")."""
    from ecgen.curve import load_curve

    loaded = load_curve(curve)
    return ((loaded.p if text == "p" else loaded.r).bit_length() + 7) // 8


@pytest.mark.parametrize("name", files("ecdh"))
def test_ecdh(program, vectors, name):
    document = vectors[f"{name}_test.json"]
    curve = NAMES.get(name.split("_")[1], name.split("_")[1].lower())
    code, agree = program(curve, "ecdh"), {"accepted": 0, "refused": 0, "not ours": 0}
    is_bare = document["testGroups"][0]["encoding"] == "ecpoint"
    algorithm, field, scalar = (
        None if is_bare else algorithm_of(document),
        size_of(curve, "p"),
        size_of(curve, "r"),
    )
    for _, test in cases(document):
        public, shared = bytes.fromhex(test["public"]), bytes.fromhex(test["shared"])
        point = public if is_bare else point_of(public, algorithm)
        if point is None:
            agree["not ours"] += 1
            continue
        secret, out = (
            int(test["private"], 16).to_bytes(scalar, "big"),
            ctypes.create_string_buffer(field),
        )
        is_taken = bool(
            getattr(code, f"ecdh_{curve}_agree")(out, secret, point, ctypes.c_size_t(len(point)))
        )
        agree["accepted" if is_taken else "refused"] += 1
        assert {"valid": is_taken, "invalid": not is_taken, "acceptable": True}[test["result"]], (
            test
        )
        assert out.raw == (shared if is_taken else bytes(field)), test
    assert (
        agree["accepted"] >= 300
        and agree["refused"] >= 17
        and agree["not ours"] <= (0 if is_bare else 300)
    )


@pytest.mark.parametrize("name", files("ecdsa"))
def test_ecdsa(program, vectors, name):
    document = vectors[f"{name}_test.json"]
    curve, digest_name = (
        NAMES.get(name.split("_")[1], name.split("_")[1].lower()),
        name.split("_")[2],
    )
    verify, scalar = getattr(program(curve, "ecdsa"), f"ecdsa_{curve}_verify"), size_of(curve, "r")
    verdicts = {True: 0, False: 0}
    for group, test in cases(document):
        signature, key = (
            bytes.fromhex(test["sig"]),
            bytes.fromhex(group["publicKey"]["uncompressed"]),
        )
        if len(signature) != 2 * scalar:  # refused by the caller: the function takes no length
            assert test["result"] == "invalid", test
            continue
        digest = hashlib.new(digest_name, bytes.fromhex(test["msg"])).digest()
        is_valid = bool(
            verify(signature, digest, ctypes.c_size_t(len(digest)), key, ctypes.c_size_t(len(key)))
        )
        assert is_valid == (test["result"] == "valid"), test
        verdicts[is_valid] += 1
    assert verdicts[True] >= 100 and verdicts[False] >= 50


@pytest.mark.parametrize(
    "curve, prefix, key_bytes",
    [("ed25519", "eddsa", 32), pytest.param("ed448", "eddsa448", 57, marks=pytest.mark.long)],
)
def test_eddsa(program, vectors, curve, prefix, key_bytes):
    code, verdicts = program(curve, "eddsa"), {True: 0, False: 0}
    for group, test in cases(vectors[f"{curve}_test.json"]):
        signature, message, key = (
            bytes.fromhex(text) for text in (test["sig"], test["msg"], group["publicKey"]["pk"])
        )
        if len(signature) != 2 * key_bytes:
            assert test["result"] == "invalid", test
            continue
        is_valid = bool(
            getattr(code, f"{prefix}_verify")(
                signature, message, ctypes.c_size_t(len(message)), key
            )
        )
        assert is_valid == (test["result"] == "valid"), test
        verdicts[is_valid] += 1
    assert verdicts[True] >= 17 and verdicts[False] >= 30


@pytest.mark.parametrize(
    "curve, function, size",
    [("curve25519", "x25519", 32), pytest.param("curve448", "x448", 56, marks=pytest.mark.long)],
)
def test_x_only(program, vectors, curve, function, size):
    """A common secret of zeros is refused (RFC 7748, section 6, allows it), everything else
    computed.
    """
    code, counts = program(curve), {True: 0, False: 0}
    for _, test in cases(vectors[f"{function}_test.json"]):
        public, secret, shared = (
            bytes.fromhex(test[name]) for name in ("public", "private", "shared")
        )
        if len(public) != size:
            assert test["result"] == "invalid", test
            continue
        out = ctypes.create_string_buffer(size)
        is_taken = getattr(code, f"{curve}_{function}")(out, secret, public) == 0
        assert out.raw == shared and is_taken == any(shared), test
        assert is_taken or test["result"] == "acceptable"
        counts[is_taken] += 1
    assert counts[True] >= 250 and counts[False] >= 5
