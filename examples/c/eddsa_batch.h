/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many Ed25519 signatures (RFC 8032) verified in one sum, on an ecgen library of the curve ed25519 that `--with batch` made:
 * [8] of the sum of [z](R + [k]A - [s]G) over all of them, with a random z for each. A wrong signature passes once in 2^128.
 * This is the equation with the cofactor, which RFC 8032 allows; that of eddsa_verify is without it. What one accepts and the
 * other does not are signatures whose maker put a point of small order into R or A. */
#ifndef EXAMPLES_EDDSA_BATCH_H
#define EXAMPLES_EDDSA_BATCH_H

#include <ed25519.h>

typedef struct {
    const uint8_t *public_key, *signature; /* 32 and 64 bytes */
    const uint8_t *message;
    size_t bytes;
    const ed25519_point *key; /* what ed25519_point_decode makes of the public key, with ED25519_OK; NULL: it is decoded here */
} eddsa_batch_signature;

/* 1 if every one of `count` signatures is valid, also if there is none. 0 if one is not, or if memory is short; eddsa_verify tells which.
 * `random`: 16 fresh random bytes for each, which nobody knew when the signatures were made. Everything else is public. */
int eddsa_batch_verify(const eddsa_batch_signature *signatures, size_t count, const uint8_t (*random)[16]);

#endif
