/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ECDSA (SEC 1, section 4.1) with deterministic nonces (RFC 6979), on an ecgen library with the encoding sec1; numbers are big-endian.
 * Written for secp256k1. For another curve of that encoding replace its name in both files, as
 *     sed 's/secp256k1/p384/g; s/SECP256K1/P384/g'
 * does it: nothing else depends on the curve. The hash of the nonces is SHA-256, SHA-384 or SHA-512, as the order is long. */
#ifndef EXAMPLES_ECDSA_SECP256K1_H
#define EXAMPLES_ECDSA_SECP256K1_H

#include <secp256k1.h>

#if SECP256K1_POINT_BYTES != 2 * SECP256K1_FIELD_BYTES + 1
#error "the library has another encoding: build it with --encoding sec1"
#endif

/* The compressed public key; 0 if the secret key is not between 1 and the order - 1. */
int ecdsa_secp256k1_public_key(uint8_t public_key[SECP256K1_COMPRESSED_BYTES], const uint8_t secret_key[SECP256K1_SCALAR_BYTES]);

/* r, then s, of the digest of a message; 0 if the secret key is out of range. Constant time but for the length of the digest. */
int ecdsa_secp256k1_sign(uint8_t signature[2 * SECP256K1_SCALAR_BYTES],
                         const uint8_t *digest, size_t digest_bytes,
                         const uint8_t secret_key[SECP256K1_SCALAR_BYTES]);

/* 1 if the signature is one of the digest, else 0; both s and -s are accepted, and every encoding of the public key but that of
 * infinity. A key outside the subgroup of the base point is refused. Everything is public. */
int ecdsa_secp256k1_verify(const uint8_t signature[2 * SECP256K1_SCALAR_BYTES],
                           const uint8_t *digest, size_t digest_bytes,
                           const uint8_t *public_key, size_t public_key_bytes);

#endif
