"""Ed25519 signatures (RFC 8032, 5.1) on the package of an emitted library, which is made and
installed by

    ecgen build ed25519 --package python -o ../build/ed25519
    pip install ../build/ed25519

With SECRET and MESSAGE, in hexadecimal digits, it prints the public key and the signature.
"""

import secrets
import sys
from hashlib import sha512

from ed25519 import Point, Scalar


def expanded(secret: bytes) -> tuple[Scalar, bytes]:
    """The secret scalar and the prefix of nonces; a ValueError if the key is not 32 bytes."""
    if len(secret) != 32:
        raise ValueError("The secret key is not 32 bytes")
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
    """Whether 8 S B = 8 R + 8 k A; False, too, for a key or a signature of another length."""
    try:
        key, commitment = Point.decode(public), Point.decode(signature[:32])
        s = Scalar.decode(signature[32:])
    except ValueError:  # an error of the library is one
        return False
    k = challenge(signature[:32], public, message)
    return (Point.mul2_base_vartime(s, -k, key) - commitment).clear_cofactor().is_neutral()


def demonstrate() -> None:
    secret, message = secrets.token_bytes(32), b"the text that is signed"
    public, signature = public_key(secret), sign(secret, message)
    if not verify(public, message, signature) or verify(public, b"another", signature):
        raise SystemExit("WRONG")
    print("EdDSA over ed25519: the signature is valid, of another message it is not")


def main() -> None:
    match sys.argv[1:]:
        case []:
            demonstrate()
        case [secret, message]:
            try:
                key, text = bytes.fromhex(secret), bytes.fromhex(message)
                print(public_key(key).hex(), sign(key, text).hex(), sep="\n")
            except ValueError as error:
                raise SystemExit(f"refused: {error}") from None
        case _:
            raise SystemExit("usage: program.py [SECRET MESSAGE], in hexadecimal digits")


if __name__ == "__main__":
    main()
