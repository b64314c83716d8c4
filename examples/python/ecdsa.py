"""ECDSA (SEC 1, 4.1) with the nonces of RFC 6979 on the package of an emitted library, which is
made and installed by

    ecgen build secp256k1 --package python -o ../build/secp256k1
    pip install ../build/secp256k1

With SECRET and DIGEST, in hexadecimal digits, it prints the signature. The library is constant time
in secrets, Python's HMAC is not known to be.
"""

import hmac
import secrets
import sys
from collections.abc import Iterator
from hashlib import sha256

import secp256k1
from secp256k1 import Point, Scalar

SIZE = secp256k1.SCALAR_BYTES
HASH = "sha256" if SIZE <= 32 else "sha384" if SIZE <= 48 else "sha512"
ORDER = int.from_bytes((-Scalar.reduce(b"\1")).encode(), "big") + 1


def first_bits(data: bytes) -> bytes:
    """As many as the order has: bits2int of RFC 6979, 2.3.2."""
    shift = max(8 * len(data) - ORDER.bit_length(), 0)
    if shift % 8 == 0:
        return data[: len(data) - shift // 8].rjust(SIZE, b"\0")
    return (int.from_bytes(data, "big") >> shift).to_bytes(SIZE, "big")


def nonces(secret: bytes, number: bytes) -> Iterator[Scalar]:
    """RFC 6979, 3.2: candidates between 1 and the order - 1."""
    size = len(hmac.digest(b"", b"", HASH))
    key, v = bytes(size), b"\1" * size
    for tag in (b"\0", b"\1"):
        key = hmac.digest(key, v + tag + secret + number, HASH)
        v = hmac.digest(key, v, HASH)
    while True:
        data = b""
        while len(data) < SIZE:
            v = hmac.digest(key, v, HASH)
            data += v
        try:
            candidate = Scalar.decode(first_bits(data))
            if not candidate.is_zero():
                yield candidate
        except secp256k1.ScalarError:  # the order or more
            pass
        key = hmac.digest(key, v + b"\0", HASH)
        v = hmac.digest(key, v, HASH)


def x_modulo_order(point: Point) -> Scalar:
    return Scalar.reduce(point.encode_compressed()[1:])


def sign(secret: bytes, digest: bytes) -> bytes:
    """r, then s; a ValueError if the secret key is not between 1 and the order - 1."""
    d, e = Scalar.decode(secret), Scalar.reduce(first_bits(digest))
    if d.is_zero():
        raise secp256k1.ScalarError("The secret key is 0")
    for k in nonces(secret, e.encode()):
        r = x_modulo_order(Point.mul_base(k))
        s = r.muladd(d, e) * k.inv()
        if not r.is_zero() and not s.is_zero():
            return r.encode() + s.encode()
    raise AssertionError("nonces do not end")


def verify(public: bytes, digest: bytes, signature: bytes) -> bool:
    """False, too, for a key or a signature of another length, infinity, and a key outside the
    subgroup of the base point.
    """
    try:
        r, s = Scalar.decode(signature[:SIZE]), Scalar.decode(signature[SIZE:])
        key = Point.decode(public)
    except ValueError:  # an error of the library is one
        return False
    if key.is_neutral() or not key.is_in_subgroup() or r.is_zero() or s.is_zero():
        return False
    w = s.inv()
    sum_ = Point.mul2_base_vartime(Scalar.reduce(first_bits(digest)) * w, r * w, key)
    return not sum_.is_neutral() and x_modulo_order(sum_) == r


def demonstrate() -> None:
    secret = secp256k1.scalar_reduce(secrets.token_bytes(SIZE + 16))
    public, digest = secp256k1.scalarmult_base(secret), sha256(b"the text that is signed").digest()
    signature = sign(secret, digest)
    if not verify(public, digest, signature) or verify(public, bytes(32), signature):
        raise SystemExit("WRONG")
    print("ECDSA over secp256k1: the signature is valid, of another digest it is not")


def main() -> None:
    match sys.argv[1:]:
        case []:
            demonstrate()
        case [secret, digest]:
            try:
                print(sign(bytes.fromhex(secret), bytes.fromhex(digest)).hex())
            except ValueError as error:
                raise SystemExit(f"refused: {error}") from None
        case _:
            raise SystemExit("usage: program.py [SECRET DIGEST], in hexadecimal digits")


if __name__ == "__main__":
    main()
