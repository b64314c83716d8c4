/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many signatures of schnorr.c in one sum: [cofactor] of the sum of [z](R + [e]P - [s]G) over all of them, with a random z for each.
 * A wrong signature passes once in 2^128. Written for ed25519; `ecgen new example` puts another curve in its place. */
#ifndef EXAMPLES_BATCH_ED25519_H
#define EXAMPLES_BATCH_ED25519_H

#include "schnorr.h"

typedef struct {
    const uint8_t *public_key, *signature; /* POINT and POINT + SCALAR bytes */
    const uint8_t *message;
    size_t bytes;
} batch_signature;

/* 1 if every one of `count` signatures is valid, also if there is none. 0 if one is not, or if memory is short; schnorr_ed25519_verify tells which.
 * `random`: 16 fresh random bytes for each, which nobody knew when the signatures were made. Everything else is public. */
int batch_ed25519_verify(const batch_signature *signatures, size_t count, const uint8_t (*random)[16], hash_function *hash);

#endif
