/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHAKE256 (FIPS 202) for the examples alone. */
#ifndef EXAMPLES_SHAKE_H
#define EXAMPLES_SHAKE_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t state[25];
    size_t position; /* of the next byte in the first 136 bytes of the state */
} shake256;

void shake256_start(shake256 *h);
void shake256_add(shake256 *h, const void *bytes, size_t length);
void shake256_finish(shake256 *h, uint8_t *out, size_t length);

#endif
