"""The programs under examples/, on libraries made here: the standards' own vectors, another
library's answers, refusals. One file, longer than others: one class for each program, on fixtures
that all share."""

import ctypes
import hashlib
import hmac
import json
from pathlib import Path
from random import Random

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed448, ed25519, utils, x25519
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141


def vectors(name: str) -> dict:
    return json.loads((Path(__file__).parent / f"{name}.json").read_text())


def gives(size: int, function, *arguments, ok=True) -> bytes:
    """What the function writes into its first argument; `ok` is the truth of what it must return,
    None if it returns nothing.
    """
    out = ctypes.create_string_buffer(size)
    code = function(out, *arguments)
    assert ok is None or bool(code) == ok
    return out.raw


def flipped(data: bytes, bit: int) -> bytes:
    return bytes(byte ^ (1 << bit % 8 if i == bit // 8 else 0) for i, byte in enumerate(data))


@pytest.mark.long
@pytest.mark.parametrize("bits", (256, 384, 512))
def test_hashes(program, bits):
    code = program("ed25519", "eddsa")
    for length in (0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 127, 128, 129, 1000):
        message, state, out = (
            bytes(i * 7 & 255 for i in range(length)),
            ctypes.create_string_buffer(512),
            ctypes.create_string_buffer(bits // 8),
        )
        getattr(code, f"sha{bits}_start")(state)
        for part in (message[: length // 3], message[length // 3 :]):
            code.sha2_add(state, part, ctypes.c_size_t(len(part)))
        code.sha2_finish(state, out)
        assert out.raw == hashlib.new(f"sha{bits}", message).digest()


def test_shake(program):
    code = program("ed25519", "eddsa")
    for length in (0, 1, 3, 135, 136, 137, 271, 272, 273, 1000):
        message, state, out = (
            bytes(i * 7 & 255 for i in range(length)),
            ctypes.create_string_buffer(512),
            ctypes.create_string_buffer(300),
        )
        code.shake256_start(state)
        for part in (message[: length // 3], message[length // 3 :]):
            code.shake256_add(state, part, ctypes.c_size_t(len(part)))
        code.shake256_finish(state, out, ctypes.c_size_t(300))
        assert out.raw == hashlib.shake_256(message).digest(300)


class Test_eddsa:
    @pytest.fixture
    def code(self, program):
        return program("ed25519", "eddsa")

    def signed(self, code, secret, message):
        key = gives(32, code.eddsa_public_key, secret, ok=None)
        return key, gives(
            64, code.eddsa_sign, message, ctypes.c_size_t(len(message)), secret, ok=None
        )

    def is_valid(self, code, signature, message, key) -> bool:
        return bool(code.eddsa_verify(signature, message, ctypes.c_size_t(len(message)), key))

    def test_rfc_8032(self, code):
        for row in vectors("eddsa")["signatures"]:
            secret, key, message, signature = (
                bytes.fromhex(row[name])
                for name in ("secret_key", "public_key", "message", "signature")
            )
            assert self.signed(code, secret, message) == (key, signature)
            assert self.is_valid(code, signature, message, key)

    def test_another_library(self, code):
        random = Random(1)
        for _ in range(100):
            secret, message = random.randbytes(32), random.randbytes(random.randrange(200))
            other = ed25519.Ed25519PrivateKey.from_private_bytes(secret)
            key, signature = self.signed(code, secret, message)
            assert key == other.public_key().public_bytes(
                Encoding.Raw, PublicFormat.Raw
            ) and signature == other.sign(message)
            assert self.is_valid(code, signature, message, key)
            bit = random.randrange(512)
            assert not self.is_valid(code, flipped(signature, bit), message, key)
            assert not self.is_valid(code, signature, message + b"!", key)
            assert not self.is_valid(code, signature, message, flipped(key, random.randrange(256)))

    def test_a_scalar_of_the_order_or_more_is_refused(self, code):
        order = 2**252 + 27742317777372353535851937790883648493
        key, signature = self.signed(code, bytes(32), b"text")
        again = signature[:32] + (int.from_bytes(signature[32:], "little") + order).to_bytes(
            32, "little"
        )
        assert self.is_valid(code, signature, b"text", key) and not self.is_valid(
            code, again, b"text", key
        )


class Signature(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("public_key", "signature", "message")]
    _fields_ += [("bytes", ctypes.c_size_t), ("key", ctypes.c_void_p)]


class Test_eddsa_batch:
    ORDER = 2**252 + 27742317777372353535851937790883648493

    @pytest.fixture
    def code(self, program):
        return program("ed25519", "eddsa_batch", "eddsa")

    def is_valid(self, code, *rows) -> bool:
        """Of rows (public key, message, signature), whether the keys are decoded before or not; but
        for those that cannot be.
        """
        points = [ctypes.create_string_buffer(128) for _ in rows]
        decoded = [
            code.ed25519_point_decode(point, key) == 0 for point, (key, *_) in zip(points, rows)
        ]
        given = (lambda i: None, lambda i: points[i] if i % 3 else None, lambda i: points[i])
        verdicts = set()
        for of in given:
            found = [
                Signature(
                    *(key, own, message, len(message)),
                    ctypes.cast(of(i) if decoded[i] else None, ctypes.c_void_p),
                )
                for i, (key, message, own) in enumerate(rows)
            ]
            factors = Random(len(rows)).randbytes(16 * len(rows))
            list_of = (Signature * len(rows))(*found)
            verdicts.add(code.eddsa_batch_verify(list_of, ctypes.c_size_t(len(rows)), factors))
        assert len(verdicts) == 1
        return bool(*verdicts)

    def rows(self, count: int):
        random = Random(7)
        for i in range(count):
            own = ed25519.Ed25519PrivateKey.from_private_bytes(random.randbytes(32))
            message = random.randbytes(i)
            key = own.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)
            yield key, message, own.sign(message)

    def test_rfc_8032(self, code):
        rows = [
            tuple(bytes.fromhex(row[name]) for name in ("public_key", "message", "signature"))
            for row in vectors("eddsa")["signatures"]
        ]
        assert self.is_valid(code, *rows) and self.is_valid(code)

    @pytest.mark.parametrize("count", [1, 5, pytest.param(200, marks=pytest.mark.long)])
    def test_one_that_is_wrong_is_found_wherever_it_stands(self, code, count):
        rows, random = list(self.rows(count)), Random(count)
        assert self.is_valid(code, *rows)
        for place in range(min(count, 5)):
            key, message, own = rows[place]
            s = int.from_bytes(own[32:], "little") + self.ORDER
            for wrong in (
                (flipped(key, random.randrange(256)), message, own),
                (key, message + b"!", own),
                (key, message, flipped(own, random.randrange(512))),
                (key, message, own[:32] + s.to_bytes(32, "little")),  # not below the order
                (key, message, b"\xff" * 32 + own[32:]),  # no point
            ):
                assert not self.is_valid(code, *rows[:place], wrong, *rows[place + 1 :])

    def signed(self, r: int, commitment: bytes | None = None) -> tuple[bytes, bytes, bytes]:
        """A row with the nonce r, with another commitment than its own if that is given."""
        secret, message = bytes(range(32)), b"text"
        digest = bytearray(hashlib.sha512(secret).digest()[:32])
        digest[0] &= 0xF8
        digest[31] = digest[31] & 0x7F | 0x40
        a = int.from_bytes(digest, "little")
        key = ed25519_multiple(a.to_bytes(32, "little"))
        commitment = commitment or ed25519_multiple(r.to_bytes(32, "little"))
        k = int.from_bytes(hashlib.sha512(commitment + key + message).digest(), "little")
        return key, message, commitment + ((r + k * a) % self.ORDER).to_bytes(32, "little")

    def test_the_cofactor_is_as_the_header_says(self, code):
        """R and the point of order 2: the equation holds with the cofactor alone."""
        own = int.from_bytes(ed25519_multiple((12345).to_bytes(32, "little")), "little")
        y, sign = own % 2**255, own >> 255
        moved = ((2**255 - 19 - y) | (1 - sign) << 255).to_bytes(32, "little")
        key, message, signature = row = self.signed(12345, moved)
        assert self.is_valid(code, self.signed(12345), row)
        assert not code.eddsa_verify(signature, *sized(message), key)

    def test_what_is_no_point_stands_for_none(self, code):
        """Not for the neutral element either, for which the equation would hold."""
        neutral = (1).to_bytes(32, "little")
        assert self.is_valid(code, self.signed(0, neutral))
        signed, again = 1 | 1 << 255, 2**255 - 18  # neutral, but not as it is encoded
        for wrong in (2**256 - 1, signed, again):
            wrong = wrong.to_bytes(32, "little")
            assert not self.is_valid(code, self.signed(0, wrong))


def test_threads_sum_up_to_what_one_does(program):
    """Slices of all lengths, none too, and more threads than there are points."""
    code = program("ed25519", "msm")
    points, factors = ctypes.create_string_buffer(128 * 20), ctypes.create_string_buffer(32 * 20)
    for i in range(20):
        number = Random(i).randbytes(48)
        code.ed25519_fr_reduce(ctypes.byref(factors, 32 * i), number, ctypes.c_size_t(48))
        code.ed25519_point_mul_base(
            ctypes.byref(points, 128 * i), ctypes.byref(factors, 32 * (19 - i))
        )
    memory = ctypes.create_string_buffer(128 * 500)
    for count in (0, 1, 2, 7, 20):
        one, many = (ctypes.create_string_buffer(128) for _ in range(2))
        code.ed25519_point_msm_vartime(one, memory, factors, points, ctypes.c_size_t(count))
        for threads in (0, 1, 2, 3, 8, 1000):
            assert code.msm_ed25519_vartime(many, factors, points, ctypes.c_size_t(count), threads)
            assert code.ed25519_point_equal(one, many)


class Commitments(ctypes.Structure):
    _fields_ = [("signer", ctypes.c_uint16), ("points", ctypes.c_uint8 * 64)]


class Test_frost:
    @pytest.fixture
    def code(self, program):
        return program("ed25519", "frost", "eddsa")

    def session(self, code, known, list_of):
        """Arguments that all rounds share: the list, its length, message and length, the group's
        key.
        """
        message = bytes.fromhex(known["message"])
        return (
            (Commitments * len(list_of))(*list_of),
            ctypes.c_size_t(len(list_of)),
            message,
            ctypes.c_size_t(len(message)),
            bytes.fromhex(known["group_public_key"]),
        )

    def commitments(self, row):
        return Commitments(row["signer"], (ctypes.c_uint8 * 64)(*bytes.fromhex(row["commitments"])))

    def test_rfc_9591(self, code):
        known = vectors("frost")
        coefficients = bytes.fromhex(known["group_secret_key"] + known["coefficient"])
        shares = [
            gives(
                32, code.frost_share, ctypes.c_uint16(i), coefficients, ctypes.c_size_t(2), ok=None
            )
            for i in (1, 2, 3)
        ]
        assert [share.hex() for share in shares] == known["shares"]
        given, answers = (
            self.session(code, known, [self.commitments(row) for row in known["signers"]]),
            b"",
        )
        for row in known["signers"]:
            nonces, made, share = (
                ctypes.create_string_buffer(64),
                Commitments(),
                shares[row["signer"] - 1],
            )
            code.frost_commit(
                nonces,
                ctypes.byref(made),
                ctypes.c_uint16(row["signer"]),
                share,
                bytes.fromhex(row["random"]),
            )
            assert (nonces.raw.hex(), bytes(made.points).hex(), made.signer) == (
                row["nonces"],
                row["commitments"],
                row["signer"],
            )
            answer = gives(
                32, code.frost_sign, ctypes.c_uint16(row["signer"]), share, nonces, *given
            )
            assert answer.hex() == row["answer"]
            share_key = ed25519_multiple(share)
            assert code.frost_check(answer, ctypes.c_uint16(row["signer"]), share_key, *given)
            assert not code.frost_check(
                flipped(answer, 3), ctypes.c_uint16(row["signer"]), share_key, *given
            )
            answers += answer
            # the share 0, whose key is neutral: no key (RFC 9591, section 6.1)
            of_zero = gives(
                32, code.frost_sign, ctypes.c_uint16(row["signer"]), bytes(32), nonces, *given
            )
            no_key = (1).to_bytes(32, "little")
            assert not code.frost_check(of_zero, ctypes.c_uint16(row["signer"]), no_key, *given)
        signature = gives(64, code.frost_aggregate, answers, *given)
        assert signature.hex() == known["signature"]
        assert code.eddsa_verify(signature, given[2], given[3], given[4])

    def test_malformed_lists(self, code):
        known = vectors("frost")
        first, third = (self.commitments(row) for row in known["signers"])
        nonces, share = (
            bytes.fromhex(known["signers"][0]["nonces"]),
            bytes.fromhex(known["shares"][0]),
        )
        neutral = Commitments(3, (ctypes.c_uint8 * 64)(1))
        for wrong in (
            [third, first],
            [first, first],
            [third],
            [Commitments(0, first.points), third],
            [first, neutral],
        ):
            assert gives(
                32,
                code.frost_sign,
                ctypes.c_uint16(1),
                share,
                nonces,
                *self.session(code, known, wrong),
                ok=False,
            ) == bytes(32)

    @pytest.mark.parametrize("nonce", (0, 1))
    def test_a_list_with_other_commitments_of_the_signer(self, code, nonce):
        """RFC 9591, section 5.2: the signer must find its own in the list. It once answered to
        any.
        """
        known = vectors("frost")
        own, other = (self.commitments(row) for row in known["signers"])
        nonces, share = (
            bytes.fromhex(known["signers"][0]["nonces"]),
            bytes.fromhex(known["shares"][0]),
        )
        wrong = flipped(nonces, 256 * nonce)
        for given, right in ((nonces, True), (wrong, False)):
            answer = gives(
                32,
                code.frost_sign,
                ctypes.c_uint16(1),
                share,
                given,
                *self.session(code, known, [own, other]),
                ok=right,
            )
            assert right or answer == bytes(32)


def ed25519_multiple(scalar: bytes) -> bytes:
    """[scalar] G, encoded, from the affine law on integers."""
    from ecgen.curve import load_curve
    from ecgen.kind import law
    from ecgen.library.pipeline.planned import without_file

    curve = without_file(load_curve("ed25519"))
    x, y = law.multiply(curve, int.from_bytes(scalar, "little"), curve.base)
    return (y | (x & 1) << 255).to_bytes(32, "little")


def sized(data: bytes) -> tuple:
    return data, ctypes.c_size_t(len(data))


@pytest.mark.long
def test_ed448(program):
    """RFC 8032, section 7.4 (the first), and another library; that has Ed448 with the empty context
    alone, as here.
    """
    code, random = program("ed448", "eddsa"), Random(4)
    known = vectors("eddsa")["ed448"]
    rows = [bytes.fromhex(known["secret_key"]), *(random.randbytes(57) for _ in range(10))]
    for secret in rows:
        message, other = (
            b"" if secret == rows[0] else random.randbytes(random.randrange(300)),
            ed448.Ed448PrivateKey.from_private_bytes(secret),
        )
        key, signature = (
            gives(57, code.eddsa448_public_key, secret, ok=None),
            gives(114, code.eddsa448_sign, *sized(message), secret, ok=None),
        )
        assert key == other.public_key().public_bytes(
            Encoding.Raw, PublicFormat.Raw
        ) and signature == other.sign(message)
        assert secret != rows[0] or (key.hex(), signature.hex()) == (
            known["public_key"],
            known["signature"],
        )
        assert code.eddsa448_verify(signature, *sized(message), key)
        assert not code.eddsa448_verify(
            flipped(signature, random.randrange(912)), *sized(message), key
        )
        assert not code.eddsa448_verify(signature, *sized(message + b"!"), key)


CURVES = {
    "secp256k1": ec.SECP256K1(),
    "p256": ec.SECP256R1(),
    "p384": ec.SECP384R1(),
    "p521": ec.SECP521R1(),
    "brainpoolp320r1": None,
}
OTHERS = [pytest.param(name, marks=() if name == "p256" else pytest.mark.long) for name in CURVES]


class Numbers:
    """ECDSA on integers and the affine law, with the nonces of RFC 6979, section 3.2, from the
    text.
    """

    def __init__(self, name: str):
        from ecgen.curve import load_curve
        from ecgen.kind import law
        from ecgen.library.pipeline.planned import without_file

        self.curve, self.multiply = without_file(load_curve(name)), law.multiply
        self.order, self.bits = self.curve.r, self.curve.r.bit_length()
        self.size, self.hash = (
            (self.bits + 7) // 8,
            "sha256" if self.bits <= 256 else "sha384" if self.bits <= 384 else "sha512",
        )

    def number(self, data: bytes) -> int:
        return int.from_bytes(data, "big") >> max(0, 8 * len(data) - self.bits)

    def nonces(self, secret: int, digest: bytes):
        first = secret.to_bytes(self.size, "big") + (self.number(digest) % self.order).to_bytes(
            self.size, "big"
        )
        v = b"\1" * hashlib.new(self.hash).digest_size
        key = bytes(len(v))
        for tag in (b"\0", b"\1"):
            key = hmac.digest(key, v + tag + first, self.hash)
            v = hmac.digest(key, v, self.hash)
        while True:
            text = b""
            while len(text) < self.size:
                v = hmac.digest(key, v, self.hash)
                text += v
            if 0 < (k := self.number(text)) < self.order:
                yield k
            key = hmac.digest(key, v + b"\0", self.hash)
            v = hmac.digest(key, v, self.hash)

    def multiple(self, scalar: int) -> tuple[int, int]:
        return self.multiply(self.curve, scalar, self.curve.base)

    def signed(self, secret: int, digest: bytes) -> bytes:
        k = next(self.nonces(secret, digest))
        r = self.multiple(k)[0] % self.order
        s = (self.number(digest) + r * secret) * pow(k, -1, self.order) % self.order
        return r.to_bytes(self.size, "big") + s.to_bytes(self.size, "big")


class Test_ecdsa:
    @pytest.fixture
    def code(self, program):
        return program("secp256k1", "ecdsa")

    def test_the_nonces_of_the_reference(self):
        # RFC 6979, A.2.5
        secret, digest = (
            0xC9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721,
            hashlib.sha256(b"sample").digest(),
        )
        assert (
            next(Numbers("p256").nonces(secret, digest))
            == 0xA6E3C57DD01ABE90086538398355DD4C3B17AA873382B0F24D6129493D8AAD60
        )
        assert Numbers("p256").signed(secret, digest).hex() == (
            "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
            "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"
        )

    @pytest.mark.long
    @pytest.mark.parametrize("curve", OTHERS)
    def test_deterministic_signatures(self, program, curve):
        """Digests shorter and longer than the order; of orders of 521 bits and, by another hash, of
        320.
        """
        code, numbers, other, random = (
            program(curve, "ecdsa"),
            Numbers(curve),
            CURVES[curve],
            Random(2),
        )
        public_key, sign, verify = (
            getattr(code, f"ecdsa_{curve}_{name}") for name in ("public_key", "sign", "verify")
        )
        size, field = numbers.size, (numbers.curve.p.bit_length() + 7) // 8
        for secret in (
            1,
            numbers.order - 1,
            *(random.randrange(1, numbers.order) for _ in range(12)),
        ):
            digest = hashlib.new(
                random.choice(("sha1", "sha256", "sha384", "sha512")), random.randbytes(20)
            ).digest()
            x, y = numbers.multiple(secret)
            key = gives(field + 1, public_key, secret.to_bytes(size, "big"))
            assert key == bytes([2 + y % 2]) + x.to_bytes(field, "big")
            signature = gives(2 * size, sign, *sized(digest), secret.to_bytes(size, "big"))
            assert signature == numbers.signed(secret, digest)
            assert verify(signature, *sized(digest), *sized(key)) and not verify(
                flipped(signature, random.randrange(16 * size)), *sized(digest), *sized(key)
            )
            assert not verify(signature, *sized(flipped(digest, 5)), *sized(key))
            if other:
                r, s = (
                    int.from_bytes(part, "big") for part in (signature[:size], signature[size:])
                )
                algorithm = {
                    20: hashes.SHA1(),
                    32: hashes.SHA256(),
                    48: hashes.SHA384(),
                    64: hashes.SHA512(),
                }[len(digest)]
                public = ec.derive_private_key(secret, other).public_key()
                public.verify(
                    utils.encode_dss_signature(r, s), digest, ec.ECDSA(utils.Prehashed(algorithm))
                )

    def test_known_answer(self, code):
        """A vector that implementations of Bitcoin share: secret key 1, "Satoshi Nakamoto"; they
        take the smaller of s and -s.
        """
        digest, secret = hashlib.sha256(b"Satoshi Nakamoto").digest(), (1).to_bytes(32, "big")
        signature = gives(64, code.ecdsa_secp256k1_sign, *sized(digest), secret)
        s = int.from_bytes(signature[32:], "big")
        assert (
            signature[:32].hex()
            == "934b1ea10a4b3c1757e2b0c017d0b6143ce3c9a7e6a4a49860d7a6ab210ee3d8"
        )
        assert (
            min(s, ORDER - s) == 0x2442CE9D2B916064108014783E923EC36B49743E2FFA1C4496F01A512AAFD9E5
        )

    def test_signatures_of_another_library(self, code):
        for secret in range(1, 20):
            other, digest = (
                ec.derive_private_key(secret, ec.SECP256K1()),
                hashlib.sha256(bytes([secret])).digest(),
            )
            r, s = utils.decode_dss_signature(
                other.sign(digest, ec.ECDSA(utils.Prehashed(hashes.SHA256())))
            )
            for form in (PublicFormat.CompressedPoint, PublicFormat.UncompressedPoint):
                key = other.public_key().public_bytes(Encoding.X962, form)
                assert code.ecdsa_secp256k1_verify(
                    r.to_bytes(32, "big") + s.to_bytes(32, "big"), *sized(digest), *sized(key)
                )

    def test_out_of_range(self, code):
        digest, key = (
            sized(bytes(32)),
            sized(gives(33, code.ecdsa_secp256k1_public_key, (5).to_bytes(32, "big"))),
        )
        for secret in (0, ORDER, 2**256 - 1):
            assert gives(
                64, code.ecdsa_secp256k1_sign, *digest, secret.to_bytes(32, "big"), ok=False
            ) == bytes(64)
            assert gives(
                33, code.ecdsa_secp256k1_public_key, secret.to_bytes(32, "big"), ok=False
            ) == bytes(33)
        signature = gives(64, code.ecdsa_secp256k1_sign, *digest, (5).to_bytes(32, "big"))
        assert code.ecdsa_secp256k1_verify(signature, *digest, *key)
        for part in (bytes(32), ORDER.to_bytes(32, "big")):
            for wrong in (part + signature[32:], signature[:32] + part):
                assert not code.ecdsa_secp256k1_verify(wrong, *digest, *key)
        # infinity is no key
        assert not code.ecdsa_secp256k1_verify(signature, *digest, *sized(b"\0"))


@pytest.mark.long
def test_ecdsa_refuses_a_key_of_small_order(program):
    """[u]G + [v]T is [u]G for half of all v where T has order 2: such a key once had signatures."""
    from ecgen.run.oracle.known_logarithms import known_points

    code, numbers = program("jac256189 sec1", "ecdsa"), Numbers("jac256189")
    curve = numbers.curve
    x = next(point[0] for point in known_points(curve).small if point and point[1] == 0)
    key = b"\2" + x.to_bytes(32, "big")
    k = next(k for k in range(1, 99) if numbers.multiple(k)[0] % curve.r % 2 == 0)
    r = numbers.multiple(k)[0] % curve.r
    signature = r.to_bytes(32, "big") + (1).to_bytes(32, "big")
    digest = (k << 256 - numbers.bits).to_bytes(32, "big")
    assert not code.ecdsa_jac256189_verify(signature, *sized(digest), *sized(key))


@pytest.mark.parametrize("curve", ["p256", pytest.param("sm2", marks=pytest.mark.long)])
def test_ecdh(program, curve):
    """Against the affine law on integers; Wycheproof's vectors stand in test_wycheproof.py, but
    none for SM2.
    """
    code, numbers, random = program(curve, "ecdh"), Numbers(curve), Random(6)
    public_key, agree = (getattr(code, f"ecdh_{curve}_{name}") for name in ("public_key", "agree"))
    for _ in range(10):
        first, second = (random.randrange(1, numbers.order) for _ in range(2))
        keys = [gives(65, public_key, secret.to_bytes(32, "big")) for secret in (first, second)]
        assert keys == [
            b"\4" + b"".join(c.to_bytes(32, "big") for c in numbers.multiple(secret))
            for secret in (first, second)
        ]
        common = numbers.multiple(first * second % numbers.order)[0].to_bytes(32, "big")
        assert (
            gives(32, agree, first.to_bytes(32, "big"), *sized(keys[1]))
            == common
            == gives(32, agree, second.to_bytes(32, "big"), *sized(keys[0]))
        )
    for secret in (0, numbers.order):
        assert gives(32, agree, secret.to_bytes(32, "big"), *sized(keys[1]), ok=False) == bytes(32)
        assert gives(65, public_key, secret.to_bytes(32, "big"), ok=False) == bytes(65)
    for wrong in (b"\0", flipped(keys[1], 500), keys[1][:64]):
        assert gives(32, agree, first.to_bytes(32, "big"), *sized(wrong), ok=False) == bytes(32)


def test_bip340(program):
    code, rows = program("secp256k1", "bip340"), vectors("bip340")["signatures"]
    assert {row["valid"] for row in rows} == {True, False}
    for row in rows:
        secret, key, noise, message, signature = (
            bytes.fromhex(row[name])
            for name in ("secret_key", "public_key", "random", "message", "signature")
        )
        size = ctypes.c_size_t(len(message))
        assert bool(code.bip340_verify(signature, message, size, key)) == row["valid"]
        if secret:
            assert gives(32, code.bip340_public_key, secret) == key
            assert gives(64, code.bip340_sign, message, size, secret, noise) == signature
    for secret in (0, ORDER):
        assert gives(
            64,
            code.bip340_sign,
            b"",
            ctypes.c_size_t(0),
            secret.to_bytes(32, "big"),
            bytes(32),
            ok=False,
        ) == bytes(64)


@pytest.mark.essential
def test_x25519(program):
    code, random = program("curve25519", "x25519"), Random(3)
    for _ in range(20):
        first, second = random.randbytes(32), random.randbytes(32)
        keys = [gives(32, code.dh_public_key, secret, ok=None) for secret in (first, second)]
        other = [x25519.X25519PrivateKey.from_private_bytes(secret) for secret in (first, second)]
        assert keys == [
            secret.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw) for secret in other
        ]
        expected = hashlib.sha256(
            other[0].exchange(other[1].public_key()) + keys[0] + keys[1]
        ).digest()
        assert (
            gives(32, code.dh_agree, first, keys[0], keys[1], 1)
            == expected
            == gives(32, code.dh_agree, second, keys[1], keys[0], 0)
        )
    for small in (bytes(32), (1).to_bytes(32, "little")):
        assert gives(32, code.dh_agree, first, keys[0], small, 1, ok=False) == bytes(32)


@pytest.mark.parametrize(
    "suite, name",
    [
        ("edwards25519_XMD:SHA-512_ELL2_RO_", "h2c_hash"),
        ("edwards25519_XMD:SHA-512_ELL2_NU_", "h2c_encode"),
    ],
)
def test_hash_to_curve(program, suite, name):
    """RFC 9380, appendix J.5."""
    code = program("ed25519", "h2c")
    known = json.loads(
        (Path(__file__).resolve().parents[1] / "curve" / "fixtures" / "rfc9380.json").read_text()
    )["suites"]
    (own,) = (row for row in known if row["ciphersuite"] == suite)
    point, encoded, domain = (
        ctypes.create_string_buffer(256),
        ctypes.create_string_buffer(32),
        own["dst"].encode(),
    )
    assert len(own["vectors"]) >= 5
    for row in own["vectors"]:
        message, (x, y) = row["msg"].encode(), (int(row["P"][c], 16) for c in "xy")
        assert getattr(code, name)(
            point, message, ctypes.c_size_t(len(message)), domain, ctypes.c_size_t(len(domain))
        )
        assert code.ed25519_point_encode(encoded, point) == 0
        assert encoded.raw == (y | (x & 1) << 255).to_bytes(32, "little")
    for length in (0, 256):  # a domain has 1 to 255 bytes
        assert not getattr(code, name)(
            point, b"", ctypes.c_size_t(0), bytes(256), ctypes.c_size_t(length)
        )


class Test_fourq:
    """Answers of FourQlib, the same on integers, and refusals; a library with the endomorphisms in
    the longer tier.
    """

    @pytest.fixture(params=["fourq", pytest.param("fourq with maps", marks=pytest.mark.long)])
    def code(self, program, request):
        return program(request.param, "schnorrq", "curve4q")

    def signed(self, code, secret, message):
        return gives(32, code.schnorrq_public_key, secret, ok=None), gives(
            64, code.schnorrq_sign, *sized(message), secret, ok=None
        )

    @pytest.mark.long
    def test_schnorrq(self, code):
        rows = vectors("fourq")["signatures"]
        for row in rows:
            secret, key, message, signature = (
                bytes.fromhex(row[name])
                for name in ("secret_key", "public_key", "message", "signature")
            )
            assert self.signed(code, secret, message) == (key, signature)
            assert code.schnorrq_verify(signature, *sized(message), key)
            for bit in (0, 127, 128, 255, 256, 300, 500, 511):
                assert not code.schnorrq_verify(flipped(signature, bit), *sized(message), key)
            assert not code.schnorrq_verify(signature, *sized(message + b"!"), key)
            assert not any(
                code.schnorrq_verify(signature, *sized(message), flipped(key, bit))
                for bit in (0, 127, 128, 255)
            )
        assert len(rows) == 6

    @pytest.mark.long
    def test_schnorrq_on_integers(self, code):
        """The report's algorithm by hashlib and the affine law."""
        numbers, random = Fourq(), Random(7)
        for length in (0, 3, 111, 112, 200):
            secret, message = random.randbytes(32), random.randbytes(length)
            digest = hashlib.sha512(secret).digest()
            key = numbers.multiple(numbers.of(digest))
            nonce = numbers.of(hashlib.sha512(digest[32:] + message).digest())
            challenge = numbers.of(hashlib.sha512(numbers.multiple(nonce) + key + message).digest())
            s = (nonce - challenge * numbers.of(digest)) % numbers.curve.r
            assert self.signed(code, secret, message) == (
                key,
                numbers.multiple(nonce) + s.to_bytes(32, "little"),
            )
            again = numbers.multiple(nonce) + (s + numbers.curve.r).to_bytes(32, "little")
            assert not code.schnorrq_verify(again, *sized(message), key)  # the order or more

    def test_agreement(self, code):
        for row in vectors("fourq")["agreements"]:
            secrets, keys = (
                [bytes.fromhex(text) for text in row[name]]
                for name in ("secret_keys", "public_keys")
            )
            assert [gives(32, code.curve4q_public_key, secret) for secret in secrets] == keys
            for secret, other in zip(secrets, reversed(keys), strict=True):
                assert gives(32, code.curve4q_agree, secret, other).hex() == row["common"]

    def test_agreement_clears_the_cofactor(self, code):
        """A point plus one of small order gives what the point gives; those of small order, and
        strings that are no points, are refused.
        """
        numbers = Fourq()
        secret, key = (
            bytes(range(32)),
            numbers.points.multiply(numbers.curve, 12345, numbers.curve_base),
        )
        common = gives(32, code.curve4q_agree, secret, numbers.form.point(key))
        for small in numbers.small[:8]:
            assert (
                gives(
                    32,
                    code.curve4q_agree,
                    secret,
                    numbers.form.point(numbers.points.add(numbers.curve, key, small)),
                )
                == common
            )
            assert gives(
                32, code.curve4q_agree, secret, numbers.form.point(small), ok=False
            ) == bytes(32)
        y, last = numbers.form.point(key), numbers.form.point(key)[31]
        for wrong in (
            b"\xff" * 32,
            y[:15] + bytes([y[15] | 128]) + y[16:],
            (1).to_bytes(32, "little"),
            (1 | 1 << 255).to_bytes(32, "little"),
        ):
            assert gives(32, code.curve4q_agree, secret, wrong, ok=False) == bytes(32)
        # -P has the same y
        assert gives(32, code.curve4q_agree, secret, y[:31] + bytes([last ^ 128])) == common
        for zero in (0, numbers.curve.r, 2 * numbers.curve.r):
            assert gives(32, code.curve4q_agree, zero.to_bytes(32, "little"), y, ok=False) == bytes(
                32
            )
            assert not code.curve4q_public_key(
                ctypes.create_string_buffer(32), zero.to_bytes(32, "little")
            )


class Fourq:
    """FourQ by the affine law on integers."""

    def __init__(self):
        from ecgen.curve import load_curve
        from ecgen.curve.encodings import Encoding
        from ecgen.kind import law
        from ecgen.library.pipeline.planned import without_file
        from ecgen.run.oracle.known_logarithms import known_points

        self.curve, self.points = without_file(load_curve("fourq")), law
        self.curve_base, self.small = self.curve.base, known_points(self.curve).small
        self.form = Encoding("cfrg4q", self.curve.form, self.curve.p, self.curve.nonresidue)

    def of(self, digest: bytes) -> int:
        return int.from_bytes(digest[:32], "little") % self.curve.r

    def multiple(self, scalar: int) -> bytes:
        return self.form.point(self.points.multiply(self.curve, scalar, self.curve_base))
