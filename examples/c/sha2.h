/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256, SHA-384 and SHA-512 for the examples alone. */
#ifndef EXAMPLES_SHA2_H
#define EXAMPLES_SHA2_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t state[8], total; /* bytes so far */
    uint8_t buffer[128];
    unsigned word_bytes, hash_bytes;
} sha2;

void sha256_start(sha2 *h);
void sha384_start(sha2 *h);
void sha512_start(sha2 *h);
void sha2_add(sha2 *h, const void *bytes, size_t length);
void sha2_finish(sha2 *h, uint8_t *out); /* 32, 48 or 64 bytes */

#endif
