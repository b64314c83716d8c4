"""ECDH (SEC 1, 3.3.1) on the package of an emitted library (ecgen build p256 --package python -o
p256; pip install ./p256).

Two sides exchange public keys and agree on a secret. With SCALAR and POINT, in hexadecimal digits,
it prints the x-coordinate of their product.
"""

import secrets
import sys

import p256


def key_pair() -> tuple[bytes, bytes]:
    """A random scalar, not 0, and its public key."""
    scalar = p256.scalar_reduce(secrets.token_bytes(p256.SCALAR_BYTES + 16))
    return scalar, p256.scalarmult_base(scalar)


def agree(scalar: bytes, public: bytes) -> bytes:
    """The x-coordinate of [scalar] public; the public key is checked."""
    return p256.scalarmult(scalar, public)[1 : 1 + p256.FIELD_BYTES]


def main() -> None:
    if len(sys.argv) == 3:
        print(agree(*map(bytes.fromhex, sys.argv[1:])).hex())
        return
    (a, public_a), (b, public_b) = key_pair(), key_pair()
    if agree(a, public_b) != agree(b, public_a):
        raise SystemExit("the two sides disagree")
    print("both sides agree")


if __name__ == "__main__":
    main()
