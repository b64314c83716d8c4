"""ECDH (SEC 1, 3.3.1) on the package of an emitted library, which is made and installed by

    ecgen build p256 --package python -o ../build/p256
    pip install ../build/p256

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
    """The x-coordinate of [scalar] public. The public key is checked: p256.Error, a ValueError, is
    raised for what is no point, infinity, or of small order.
    """
    return p256.scalarmult(scalar, public)[1 : 1 + p256.FIELD_BYTES]


def demonstrate() -> None:
    (a, public_a), (b, public_b) = key_pair(), key_pair()
    if agree(a, public_b) != agree(b, public_a):
        raise SystemExit("the two sides disagree")
    print("both sides agree")


def main() -> None:
    match sys.argv[1:]:
        case []:
            demonstrate()
        case [scalar, point]:
            try:
                print(agree(bytes.fromhex(scalar), bytes.fromhex(point)).hex())
            except ValueError as error:
                raise SystemExit(f"refused: {error}") from None
        case _:
            raise SystemExit("usage: program.py [SCALAR POINT], in hexadecimal digits")


if __name__ == "__main__":
    main()
