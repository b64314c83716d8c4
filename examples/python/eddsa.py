"""Ed25519 signatures (RFC 8032, 5.1) on the package of an emitted library (ecgen build ed25519
--package python -o ed25519; pip install ./ed25519).

With SECRET and MESSAGE, in hexadecimal digits, it prints the public key and the signature.
"""

import secrets
import sys
from hashlib import sha512

import ed25519
from ed25519 import Point, Scalar


def expanded(secret: bytes) -> tuple[Scalar, bytes]:
    """The secret scalar and the prefix of nonces."""
    digest = bytearray(sha512(secret).digest())
    digest[0] &= 248
    digest[31] = digest[31] & 127 | 64
    return Scalar.reduce(bytes(digest[:32])), bytes(digest[32:])


def public_key(secret: bytes) -> bytes:
    return Point.mul_base(expanded(secret)[0]).encode()


def challenge(*parts: bytes) -> Scalar:
    return Scalar.reduce(sha512(b"".join(parts)).digest())


def sign(secret: bytes, message: bytes) -> bytes:
    scalar, prefix = expanded(secret)
    nonce = challenge(prefix, message)
    commitment = Point.mul_base(nonce).encode()
    k = challenge(commitment, Point.mul_base(scalar).encode(), message)
    return commitment + k.muladd(scalar, nonce).encode()


def verify(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether 8 S B = 8 R + 8 k A."""
    try:
        key, commitment = Point.decode(public), Point.decode(signature[:32])
        s = Scalar.decode(signature[32:])
    except ed25519.Error:
        return False
    k = challenge(signature[:32], public, message)
    return (Point.mul2_base_vartime(s, -k, key) - commitment).clear_cofactor().is_neutral()


def main() -> None:
    if len(sys.argv) == 3:
        secret, message = map(bytes.fromhex, sys.argv[1:])
        print(public_key(secret).hex(), sign(secret, message).hex(), sep="\n")
        return
    secret, message = secrets.token_bytes(32), b"the text that is signed"
    public, signature = public_key(secret), sign(secret, message)
    if not verify(public, message, signature) or verify(public, b"another", signature):
        raise SystemExit("WRONG")
    print("EdDSA over ed25519: the signature is valid, of another message it is not")


if __name__ == "__main__":
    main()
