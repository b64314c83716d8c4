"""Encodings by name: the standards' own vectors through the C, every short string against Python,
and who may have which.
"""

import ctypes
import hashlib
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.curve.encodings import ENCODINGS, Encoding
from ecgen.curve.model import Curve
from ecgen.errors import CurveError
from ecgen.extension import Element, components
from ecgen.kind import law
from ecgen.library.facts.encodings import refused_points
from ecgen.library.pipeline.planned import without_file
from ecgen.library.pipeline.render import render_c, render_header
from ecgen.run.functions.public_functions import failure, inputs_of, invoke
from ecgen.run.oracle.point_values import normal_of
from tests.support.library import curves, standin
from tests.support.library.curves import curve_of

TINY = {
    "sec1 of odd order": ("sec1", ("weierstrass", 1, 131, -3)),
    "sec1 with points of order two": ("sec1", ("weierstrass", 4, 491, 7)),
    "sec1, cofactor 10": ("sec1", ("weierstrass", 10, 1019, -3)),
    "rfc8032, complete": ("rfc8032", ("twisted_edwards", 4, 491, 1)),
    "rfc8032, sixteen bits": ("rfc8032", ("twisted_edwards", 4, 32771, 1)),
    "rfc8032, incomplete": ("rfc8032", ("twisted_edwards", 4, 467, -1)),
}
# RFC 8032, 7.1 (TEST 1 to 3) and 7.4 (Blank): secret key, public key, message, signature (where it
# is used here).
ED25519 = (
    (
        "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
        "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
        "",
        (
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e06522490155"
            "5fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b"
        ),
    ),
    (
        "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
        "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
        "72",
        (
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da"
            "085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
        ),
    ),
    (
        "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
        "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
        "af82",
        (
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
            "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
        ),
    ),
)
ED448 = (
    (
        "6c82a562cb808d10d632be89c8513ebf6c929f34ddfa8c9f63c9960ef6e348a3"
        "528c8a3fcc2f044e39a3fc5b94492f8f032e7549a20098f95b"
    ),
    (
        "5fd7449b59b461fd2ce787ec616ad46a1da1342485a70e1f8a0ea75d80e96778"
        "edf124769b46c7061bd6783df1e50f6cd1fa1abeafe8256180"
    ),
)
# SEC 2 (version 2), 2.4.1, 2.4.2, 2.5.1, 2.6.1: base points, compressed.
SEC2 = {
    "secp256k1": "0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798",
    "p256": "036b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296",
    "p384": (
        "03aa87ca22be8b05378eb1c71ef320ad746e1d3b628ba79b9859f741e082542a"
        "385502f25dbf55296c3a545e3872760ab7"
    ),
    "p521": (
        "0200c6858e06b70404e9cd9e3ecb662395b4429c648139053fb521f828af606b"
        "4d3dbaa14b5e77efe75928fe1dc127a2ffa8de3348b3c1856a429bf97e7e31c2"
        "e5bd66"
    ),
}
# A private key and its point: RFC 6979, A.2.5; BIP 340, test vector 1 (the y of its point is even).
KEYS = {
    "p256": (
        "c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721",
        (
            "0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
            "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
        ),
    ),
    "secp256k1": (
        "b7e151628aed2a6abf7158809cf4f3c762e7160f38b4da56a784d9045190cfef",
        "02dff1d77f2a671c5f36183726db2341be58feae1da2deced843240f7b502ba659",
    ),
}


@pytest.fixture
def tiny(request, loaded_of):
    encoding, shape = TINY[request.param]
    curve = curves.tiny(*shape)
    return loaded_of(
        curve,
        f"{encoding}_{shape[2]}",
        window=3,
        window_vartime=3,
        teeth=3,
        blocks=2,
        encoding=encoding,
    )


@pytest.fixture(scope="session")
def standard_of(loaded_of):
    """The library of a standard curve in its own encoding."""
    return lambda name: loaded_of(
        without_file(load_curve(name)), f"own_{name}", encoding=load_curve(name).file.encoding
    )


def strings(size: int):
    """All strings of one and two bytes, some of more."""
    if size <= 2:
        return product(range(256), repeat=size)
    return (
        (*head, value, *tail)
        for head in product(range(8), range(2))
        for value in range(0, 256, 3)
        for tail in product((0, 1, 128, 255), repeat=size - 3)
    )


# in the longer tier; an order of ten times a prime has such points, too
MORE = ("sec1 with points of order two", "rfc8032, sixteen bits")


@pytest.mark.parametrize(
    "tiny",
    [pytest.param(name, marks=pytest.mark.long) if name in MORE else name for name in TINY],
    indirect=True,
)
@pytest.mark.long
def test_every_string_is_read_as_python_reads_it(tiny):
    emitted, codes = tiny.emitted, set()
    names = [
        name
        for name in ("point_validate", "decompress")
        if name in {f.name for f in emitted.functions}
    ]
    for name in names:
        function = emitted.function(name)
        (argument,) = function.inputs
        for size in range(argument.bytes + 2) if argument.counted else (argument.bytes,):
            for text in strings(size):
                assert not failure(tiny, function, (bytes(text),))
    for point in curves.points(emitted.curve):
        for data in (
            {emitted.format.point(point), emitted.format.compressed(point)}
            if emitted.format.counted
            else {emitted.format.point(point)}
        ):
            assert not failure(tiny, emitted.function("point_decode"), (data,))
            codes.add(
                tiny.entry(
                    "scalarmult",
                    emitted.format.point_bytes,
                    emitted.format.number(1, emitted.scalar_bytes),
                    data,
                )[0]
            )
    assert codes == ({0} if emitted.curve.cofactor == 1 else {0, -4})


@pytest.mark.sample(6)
@pytest.mark.parametrize("tiny", TINY, indirect=True)
def test_every_function(tiny):
    for function in tiny.emitted.functions:
        for inputs, _ in zip(inputs_of(tiny.emitted, function), range(60)):
            assert not failure(tiny, function, inputs)


@pytest.mark.sample(6)
@pytest.mark.parametrize("tiny", TINY, indirect=True)
def test_malformed_points_are_refused(tiny):
    emitted = tiny.emitted
    spec = standin.spec(
        emitted.curve, window=3, window_vartime=3, teeth=3, blocks=2, encoding=emitted.encoding
    )
    for row in refused_points(spec):
        code = {"P_ERR_ENCODING": -2, "P_ERR_CURVE": -3, "P_ERR_ORDER": -4}[row["code"]]
        function = emitted.function("point_validate")
        assert (
            failure(tiny, function, (row["bytes"],)) == ""
            and tiny.entry(
                "scalarmult",
                emitted.format.point_bytes,
                emitted.format.number(1, emitted.scalar_bytes),
                row["bytes"],
            )[0]
            == code
        ), row


def test_rfc8032_keys_and_signatures(standard_of):
    loaded = standard_of("ed25519")
    r = loaded.emitted.curve.r
    for secret, public, message, signature in ED25519:
        hashed = hashlib.sha512(bytes.fromhex(secret)).digest()
        s = int.from_bytes(hashed[:32], "little") & (1 << 254) - 8 | 1 << 254
        public, signature = bytes.fromhex(public), bytes.fromhex(signature)
        assert loaded.entry("scalarmult_base", 32, (s % r).to_bytes(32, "little")) == (0, public)
        k = (
            int.from_bytes(
                hashlib.sha512(signature[:32] + public + bytes.fromhex(message)).digest(), "little"
            )
            % r
        )
        assert loaded.entry("scalarmult_base", 32, signature[32:]) == (
            0,
            right_side(loaded, signature[:32], k, public),
        )


def right_side(loaded, point: bytes, k: int, public: bytes) -> bytes:
    """R + [k]A by decode, add and encode."""
    size = loaded.emitted.function("point_neutral").outputs[0].bytes
    a, b = ctypes.create_string_buffer(size), ctypes.create_string_buffer(size)
    code, product_ = loaded.entry("scalarmult_vartime", 32, k.to_bytes(32, "little"), public)
    assert (
        code == 0
        and loaded.function("point_decode", ctypes.c_int)(a, point) == 0
        and loaded.function("point_decode", ctypes.c_int)(b, product_) == 0
    )
    loaded.function("point_add", None)(a, a, b)
    out = ctypes.create_string_buffer(32)
    assert loaded.function("point_encode", ctypes.c_int)(out, a) == 0
    return out.raw


def test_rfc8032_decoding_takes_the_neutral_element_and_mixed_order(standard_of):
    """A verifier may meet them: 5.1.3 takes every point of the curve."""
    emitted, loaded = standard_of("ed25519").emitted, standard_of("ed25519")
    for y, code in (
        (1, 0),
        (2**255 - 20, 0),
        (2**255 - 19, -2),
        (2**255 - 18, -2),
        (1 | 1 << 255, -2),
        (2, -3),
    ):
        assert not failure(loaded, emitted.function("point_decode"), (y.to_bytes(32, "little"),))
        assert (
            emitted.function("point_decode")
            and decoded(loaded, y.to_bytes(32, "little"))[0] == code
        )
    assert decoded(loaded, (1).to_bytes(32, "little"))[1] == normal_of(emitted, (0, 1))


def decoded(loaded, data: bytes):
    return invoke(loaded, loaded.emitted.function("point_decode"), (data,))


def test_rfc8032_of_448_bits(standard_of):
    loaded = standard_of("ed448")
    hashed = bytearray(hashlib.shake_256(bytes.fromhex(ED448[0])).digest(114)[:57])
    hashed[0], hashed[55], hashed[56] = hashed[0] & 252, hashed[55] | 128, 0
    s = int.from_bytes(hashed, "little") % loaded.emitted.curve.r
    assert loaded.entry("scalarmult_base", 57, s.to_bytes(56, "little")) == (
        0,
        bytes.fromhex(ED448[1]),
    )
    assert decoded(loaded, bytes.fromhex(ED448[1]))[0] == 0


@pytest.mark.parametrize("name, said", [("ed448", True), ("ed25519", False)])
def test_scalars_of_signatures_that_are_longer_than_ours_are_said(name, said):
    """RFC 8032 (5.2.6): S has 57 bytes, the last 0; an order of 446 bits has 56."""
    text = render_header(standin.spec(without_file(load_curve(name)), encoding="rfc8032"))
    assert (
        ("scalar of a signature in 57 bytes: those after the first 56 are 0" in text)
        == said
        == ("scalar of a signature" in text)
    )


@pytest.mark.parametrize("name", SEC2)
def test_base_points_of_sec2(name):
    curve = load_curve(name)
    assert (
        curve.file.encoding == "sec1"
        and Encoding("sec1", curve.form, curve.p).compressed(curve.base).hex() == SEC2[name]
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", KEYS)
def test_sec1_keys(standard_of, name):
    loaded = standard_of(name)
    secret, public = (bytes.fromhex(text) for text in KEYS[name])
    code, whole = loaded.entry("scalarmult_base", 65, secret)
    assert code == 0 and public in (whole, loaded.entry("compress", 33, whole)[1])
    assert loaded.entry("decompress", 65, bytes.fromhex(SEC2[name])) == (
        0,
        loaded.emitted.format.point(loaded.emitted.curve.base),
    )
    assert loaded.entry("scalarmult", 65, secret, bytes.fromhex(SEC2[name])) == (0, whole)
    assert loaded.entry("scalarmult", 65, secret, b"\0")[0] == -4 and decoded(loaded, b"\0")[0] == 1


# y of the generator, with the sign of x, and keys of FourQlib (commit 1031567f, portable code): the
# first byte string as a little-endian scalar gives the second.
FOURQ = {
    "base": "87b2cb2b46a224b95a7820a19bee3f0e5c8b4c8444c3a74942020e63f84a1c6e",
    "keys": (
        (
            "465d0c478f2943c9e9ddb591823e4d35d5eb4349e64a0985fe4ac5b80f1ae10a",
            "72f3608c9c128235160dc2a3d0edc5659fddccb03b29e0ccf59f0740b1aa8ada",
        ),
        (
            "a6f3d2dffa0852360c880e24840addf076c791838da89c1e655c0477e1f68790",
            "19a4452759b7198f70bef7996815f02d1ce6f37394d942399b60995af9136369",
        ),
    ),
}
# p, i^2, d - i, cofactor, r
TOWERS = {
    "five bits": (19, -1, 7, 12, 29),
    "five bits, another non-residue": (17, 3, 3, 16, 19),
    "eight bits": (131, -1, 3, 12, 1451),
}
SOME = tuple(low | high for low in (*range(24), 31, 32, 64, 127) for high in (0, 128))
ALL = 1 << 16


def tower(p: int, n: int, d: int, cofactor: int, r: int) -> Curve:
    """-x^2 + y^2 = 1 + (d + i) x^2 y^2, complete, with a point of order r."""
    bare = curve_of(
        "tiny",
        "twisted_edwards",
        p,
        Element(-1, 0, p, n),
        r,
        cofactor,
        0,
        0,
        d=Element(d, 1, p, n),
        nonresidue=n,
    )
    found = (
        (x, y)
        for k in range(1, p)
        if (x := law.partner(bare, y := Element(k, 1, p, n))) is not None
    )
    base = next(
        point
        for given in found
        if (point := law.multiply(bare, cofactor, given)) != law.neutral(bare)
    )
    assert law.multiply(bare, r, base) == law.neutral(bare)
    return replace(bare, base=base)


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("five bits", SOME),
        *(pytest.param(name, range(256), marks=pytest.mark.long) for name in TOWERS),
    ],
)
def test_strings_over_an_extension_are_read_as_python_reads_them(name, values, emitted_of):
    """Every string of two such bytes, and where points have three, many; what is read is written
    again as it was.
    """
    loaded, random = emitted_of(tower(*TOWERS[name]), encoding="cfrg4q"), Random(name)
    emitted, size = loaded.emitted, loaded.emitted.format.point_bytes
    assert size == (2 if emitted.curve.p < 128 else 3) and not emitted.compressed_bytes
    validate, decode, encode, length = (
        *map(emitted.function, ("point_validate", "point_decode")),
        loaded.function("point_encode", ctypes.c_int),
        emitted.function("point_neutral").outputs[0].bytes,
    )
    seen, signs = 0, set()
    for text in (
        product(values, repeat=2)
        if size == 2
        else (
            random.randbytes(2) + bytes([random.choice((0, 128, random.randrange(256)))])
            for _ in range(ALL)
        )
    ):
        data, held = bytes(text), ctypes.create_string_buffer(length)
        assert not failure(loaded, validate, (data,))
        if loaded.function("point_decode", ctypes.c_int)(held, data) == 0:
            out = ctypes.create_string_buffer(size)
            encode(out, held)
            assert out.raw == data and not failure(loaded, decode, (data,))
            seen, signs = seen + 1, signs | {data[-1] >> 7}
    assert signs == {0, 1} and (size > 2 or seen == emitted.curve.r * emitted.curve.cofactor)
    for row in refused_points(
        replace(
            standin.spec(curves.tiny("twisted_edwards", 4, 491, 1)),
            curve=emitted.curve,
            encoding="cfrg4q",
        )
    ):
        assert (
            invoke(loaded, validate, (row["bytes"],))[0]
            == {"P_ERR_ENCODING": -2, "P_ERR_CURVE": -3, "P_ERR_ORDER": -4}[row["code"]]
        ), row


def test_the_sign_of_cfrg4q_is_that_of_the_larger_one():
    """Draft-ladd-cfrg-4q, section 3: 1 for the larger of x and -x, as pairs of numbers."""
    form = Encoding("cfrg4q", "twisted_edwards", 19, -1)
    for x in (Element(a, b, 19, -1) for a in range(19) for b in range(19)):
        assert form.sign(x) == (components(x, 2) > components(-x, 2))


def test_fourq_is_encoded_as_fourqlib_does_it():
    curve = without_file(load_curve("fourq"))
    form = Encoding(load_curve("fourq").file.encoding, curve.form, curve.p, curve.nonresidue)
    assert (form.name, form.point_bytes, form.point(curve.base).hex()) == (
        "cfrg4q",
        32,
        FOURQ["base"],
    )
    for secret, public in FOURQ["keys"]:
        assert (
            form.point(
                law.multiply(
                    curve, int.from_bytes(bytes.fromhex(secret), "little") % curve.r, curve.base
                )
            ).hex()
            == public
        )


@pytest.mark.parametrize(
    "name, own",
    [
        ("ed25519", {"xy", "rfc8032"}),
        ("secp256k1", {"xy", "sec1"}),
        ("curve25519", {"rfc7748"}),
        ("fourq", {"xy", "cfrg4q"}),
        ("jac1271gls", {"xy"}),
        ("generic1271", {"mumford"}),
    ],
)
def test_each_form_of_curve_has_its_encodings(name, own):
    from ecgen.library.pipeline.refusals import encoding_of

    for encoding in ENCODINGS:
        if encoding in own:
            assert encoding_of(load_curve(name), encoding) == encoding
        else:
            with pytest.raises(CurveError, match="cannot be encoded so"):
                encoding_of(load_curve(name), encoding)


def test_the_command_refuses(tmp_path, capsys):
    assert (
        main(["build", "ed25519", "--cpu", "zen4", "--encoding", "sec1", "-o", str(tmp_path / "x")])
        == 2
    )
    assert "the encoding sec1 is for curves of form weierstrass" in capsys.readouterr().err
    assert (
        main(["build", "ed25519", "--cpu", "zen4", "--encoding", "der", "-o", str(tmp_path / "x")])
        == 2
    )
    assert (
        "'der' is no encoding; there are xy, sec1, zcash, rfc8032, cfrg4q, rfc7748"
        in capsys.readouterr().err
    )


def test_a_curve_file_is_refused_with_its_line(tmp_path):
    text = load_curve("ed25519").file.path.read_text()
    (tmp_path / "e.toml").write_text(text.replace('encoding = "rfc8032"', 'encoding = "sec1"'))
    with pytest.raises(CurveError, match="e.toml:3.*sec1 is for curves of form weierstrass"):
        load_curve(str(tmp_path / "e.toml"))


def test_a_library_says_which_encoding_it_has():
    curve = curves.tiny("weierstrass", 1, 131, -3)
    own, sec1 = (
        standin.spec(curve, window=3, window_vartime=3, teeth=3, blocks=2, encoding=encoding)
        for encoding in ("", "sec1")
    )
    assert "Encodings (xy)" in render_header(own) and "Encodings (sec1)" in render_header(sec1)
    assert (
        "const uint8_t *point, size_t point_bytes" in render_header(sec1)
        and "bswap" in render_c(sec1)
        and "bswap" not in render_c(own)
    )
