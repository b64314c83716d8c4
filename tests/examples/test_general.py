"""The examples for any curve with points (schnorr, batch, dh, pedersen), as `ecgen new example`
writes them: their results are those of integers and hashlib, and they refuse what they say.
"""

import ctypes
import hashlib
import subprocess
from random import Random

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.curve.encodings import Encoding
from ecgen.kind import law
from ecgen.library.pipeline.planned import without_file
from ecgen.run.oracle.known_logarithms import known_points
from ecgen.run.tools import find_compiler
from tests.examples.conftest import WARNINGS

NAMES = ("schnorr", "batch", "dh", "pedersen")


def hashed(size: int, *strings: bytes) -> bytes:
    """hash_sha512 of hash.c."""
    text = b"".join(len(part).to_bytes(8, "little") + part for part in strings)
    blocks = (hashlib.sha512(bytes([i]) + text).digest() for i in range(-(-size // 64)))
    return b"".join(blocks)[:size]


class General:
    """The code of the four on a library, and the same on integers."""

    def __init__(self, curve: str, library, folder):
        for name in NAMES:
            words = ["new", "example", name, "--curve", curve, "-o", str(folder), "--force"]
            assert main(words) == 0
        sources = [*folder.glob("[!pe]*.c"), folder / "points.c", folder / "pedersen.c"]
        sources += sorted((library / "src").glob("*.[cS]"))
        words = [*find_compiler(), "-O1", "-fPIC", "-shared", *WARNINGS, f"-I{folder}"]
        words += [f"-I{library / 'include'}", *map(str, sources), "-o", str(folder / "code.so")]
        subprocess.run(words, check=True)
        self.code, self.name = ctypes.CDLL(str(folder / "code.so")), curve
        loaded = load_curve(curve)
        self.curve, self.order = without_file(loaded), loaded.r
        self.form = Encoding(loaded.file.encoding, loaded.form, loaded.p, loaded.nonresidue)
        self.scalar = (loaded.r.bit_length() + 7) // 8
        self.point = self.form.compressed_bytes if self.form.counted else self.form.point_bytes
        self.hash = self.code.hash_sha512

    def call(self, name: str, *arguments) -> int:
        protocol, _, function = name.partition("_")
        return getattr(self.code, f"{protocol}_{self.name}_{function}")(*arguments)

    def gives(self, name: str, size: int, *arguments, ok: bool = True) -> bytes:
        out = ctypes.create_string_buffer(size)
        assert bool(self.call(name, out, *arguments)) == ok
        assert ok or out.raw == bytes(size)
        return out.raw

    def encoded(self, point) -> bytes:
        return self.form.compressed(point) if self.form.counted else self.form.point(point)

    def number(self, k: int) -> bytes:
        return k.to_bytes(self.scalar, self.form.order)

    def multiple(self, k: int, point=None):
        return law.multiply(self.curve, k, self.curve.base if point is None else point)

    def of_hash(self, *strings: bytes) -> int:
        return int.from_bytes(hashed(self.scalar + 16, *strings), self.form.order) % self.order

    def challenge(self, r: bytes, key: bytes, message: bytes) -> int:
        return self.of_hash(f"Schnorr challenge, {self.name}".encode(), r, key, message)

    def signed(self, d: int, message: bytes, random: bytes) -> tuple[bytes, bytes]:
        """Public key and signature, of a nonce that integers make."""
        key, secret = self.encoded(self.multiple(d)), self.number(d)
        tag = f"Schnorr nonce, {self.name}".encode()
        k = self.of_hash(tag, secret, random, key, message)
        r = self.encoded(self.multiple(k))
        return key, r + self.number((k + self.challenge(r, key, message) * d) % self.order)

    def verdict(self, signature: bytes, message: bytes, key: bytes) -> bool:
        """Of one signature, and of a batch in which it is the second."""
        size = ctypes.c_size_t(len(message))
        one = bool(self.call("schnorr_verify", signature, message, size, key, self.hash))
        first = self.signed(3, b"another", bytes(32))
        rows = [Signature(*first, b"another", 7), Signature(key, signature, message, len(message))]
        factors = Random(len(message)).randbytes(32)
        many = self.call(
            "batch_verify", (Signature * 2)(*rows), ctypes.c_size_t(2), factors, self.hash
        )
        assert bool(many) == one
        return one


class Signature(ctypes.Structure):
    _fields_ = [(name, ctypes.c_char_p) for name in ("public_key", "signature", "message")]
    _fields_ += [("bytes", ctypes.c_size_t)]


CURVES = ("p256", "ted256189", "bls12381g1", "jac256189", "e521")
ORDINARY = ("p256", "ted256189")


@pytest.fixture(
    scope="module",
    params=[pytest.param(c, marks=() if c in ORDINARY else pytest.mark.long) for c in CURVES],
)
def general(request, library, tmp_path_factory):
    return General(request.param, library(request.param), tmp_path_factory.mktemp("general"))


def flipped(data: bytes, bit: int) -> bytes:
    return bytes(byte ^ (1 << bit % 8 if i == bit // 8 else 0) for i, byte in enumerate(data))


def test_schnorr(general):
    random = Random(1)
    for message in (b"", b"text", random.randbytes(200)):
        d, noise = random.randrange(1, general.order), random.randbytes(32)
        key, signature = general.signed(d, message, noise)
        assert general.gives("schnorr_public_key", general.point, general.number(d)) == key
        words = (message, ctypes.c_size_t(len(message)), general.number(d), noise, general.hash)
        assert general.gives("schnorr_sign", general.point + general.scalar, *words) == signature
        assert general.verdict(signature, message, key)
        for bit in random.sample(range(8 * len(signature)), 4):
            assert not general.verdict(flipped(signature, bit), message, key)
        assert not general.verdict(signature, message + b"!", key)
        assert not general.verdict(signature, message, flipped(key, 9))
        s = int.from_bytes(signature[general.point :], general.form.order) + general.order
        if s.bit_length() <= 8 * general.scalar:
            again = signature[: general.point] + general.number(s)
            assert not general.verdict(again, message, key)
    for secret in (0, general.order):
        words = (b"", ctypes.c_size_t(0), general.number(secret), bytes(32), general.hash)
        general.gives("schnorr_sign", general.point + general.scalar, *words, ok=False)
        general.gives("schnorr_public_key", general.point, general.number(secret), ok=False)


def test_keys_of_small_order(general):
    """For such a key everybody could sign: with d = 0, R = [k]G, s = k."""
    tag = f"Schnorr challenge, {general.name}".encode()
    assert general.challenge(b"", b"", b"") == general.of_hash(tag, b"", b"", b"")
    keys = [p for p in known_points(general.curve).small[:6] if p is not None]
    for point in (*keys, law.multiply(general.curve, general.order, general.curve.base)):
        key = general.encoded(point)
        for k in (5, 6, 7, 8):
            forged = general.encoded(general.multiple(k)) + general.number(k)
            assert not general.verdict(forged, b"text", key)


def test_points_of_mixed_order_get_one_verdict(general):
    """R + T with T of small order is what its signer may take; alone and among others alike."""
    small = [p for p in known_points(general.curve).small[:3] if p is not None]
    if general.curve.checks_subgroup or not small:
        pytest.skip("there are no such points, or decoding refuses them")
    k, d, key = 77, 99, general.encoded(general.multiple(99))
    for point in small:
        mixed = general.encoded(law.add(general.curve, general.multiple(k), point))
        s = (k + general.challenge(mixed, key, b"text") * d) % general.order
        assert general.verdict(mixed + general.number(s), b"text", key)


def test_empty_batches(general):
    assert general.call("batch_verify", None, ctypes.c_size_t(0), None, general.hash)


def test_agreement(general):
    random, cofactor = Random(2), 1 if general.curve.checks_subgroup else general.curve.cofactor
    a, b = (random.randrange(1, general.order) for _ in range(2))
    keys = [general.encoded(general.multiple(k)) for k in (a, b)]
    common = general.encoded(general.multiple(a * b * cofactor % general.order))
    expected = hashed(32, f"Diffie-Hellman, {general.name}".encode(), common, *keys)
    for own, other, first in ((a, keys[1], 1), (b, keys[0], 0)):
        words = (general.number(own), other, first, general.hash)
        assert general.gives("dh_agree", 32, *words) == expected
    small = [p for p in known_points(general.curve).small[:6] if p is not None]
    wrong = [general.encoded(p) for p in small] + [bytes(general.point), b"\xff" * general.point]
    for other in wrong:
        general.gives("dh_agree", 32, general.number(a), other, 1, general.hash, ok=False)
    for secret in (0, general.order):
        words = (general.number(secret), keys[1], 1, general.hash)
        general.gives("dh_agree", 32, *words, ok=False)


def test_commitments(general):
    """They add up, open as what they are of alone, and H is another point for another label."""
    made, random = {}, Random(3)
    for label in (b"one", b"two"):
        made[label] = ctypes.create_string_buffer(1 << 20)
        assert general.call("pedersen_start", made[label], label, general.hash)

    def commit(value: int, blinding: int, label: bytes = b"one", ok: bool = True) -> bytes:
        words = (made[label], general.number(value), general.number(blinding))
        return general.gives("pedersen_commit", general.point, *words, ok=ok)

    a, b, r, s = (random.randrange(general.order) for _ in range(4))
    both = commit((a + b) % general.order, (r + s) % general.order)
    assert general.gives("pedersen_add", general.point, commit(a, r), commit(b, s)) == both
    assert commit(a, 0) == general.encoded(general.multiple(a)) == commit(a, 0, b"two")
    assert commit(0, 1) != commit(0, 1, b"two")
    opens = [(a, r), (a, s), (b, r)]
    words = [(commit(a, r), made[b"one"], general.number(v), general.number(x)) for v, x in opens]
    assert [bool(general.call("pedersen_opens", *each)) for each in words] == [True, False, False]
    for wrong in ((0, 0), (general.order, 1), (1, general.order)):
        commit(*wrong, ok=False)
    for point in known_points(general.curve).small[:6]:
        if point is not None:
            given = (commit(a, r), general.encoded(point))
            general.gives("pedersen_add", general.point, *given, ok=False)
