/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Diffie-Hellman on a Weierstrass curve (SEC 1, section 3.3.1), on an ecgen library with the encoding sec1; numbers are big-endian.
 * Written for p256. For another curve of that encoding replace its name in both files, as sed 's/p256/p521/g; s/P256/P521/g' does it. */
#ifndef EXAMPLES_ECDH_P256_H
#define EXAMPLES_ECDH_P256_H

#include <p256.h>

#if P256_POINT_BYTES != 2 * P256_FIELD_BYTES + 1
#error "the library has another encoding: build it with --encoding sec1"
#endif

/* The uncompressed public key; 0 if the secret key is not between 1 and the order - 1. */
int ecdh_p256_public_key(uint8_t public_key[P256_POINT_BYTES], const uint8_t secret_key[P256_SCALAR_BYTES]);

/* The common secret, the x-coordinate of the common point: to be hashed, with both public keys, before it is a key. Returns 0, with
 * zeros, if a key is out of range or the other side's public key no point of the curve, infinity, or of small order. Constant time. */
int ecdh_p256_agree(uint8_t common[P256_FIELD_BYTES], const uint8_t secret_key[P256_SCALAR_BYTES], const uint8_t *other, size_t other_bytes);

#endif
