/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Pedersen commitments: [value]G + [blinding]H, on an ecgen library made with `--with map --with comb`. A commitment tells nothing of its value, and
 * nobody can open it to another one: the logarithm of H is unknown, since H is a hash. This is no standard.
 * Written for ed25519; `ecgen new example` puts another curve in its place. */
#ifndef EXAMPLES_PEDERSEN_ED25519_H
#define EXAMPLES_PEDERSEN_ED25519_H

#include "points.h"

#ifndef ED25519_MAP_BYTES
#error "build the library with --with map --with comb"
#endif

typedef struct {
    ed25519_comb g, h; /* tables of the generators */
} pedersen_ed25519;

/* Makes the tables; `label` names the application, and H depends on it. 0 if the hash gives no generator (never seen). */
int pedersen_ed25519_start(pedersen_ed25519 *p, const char *label, hash_function *hash);

/* `blinding`: a uniform scalar, as scalar_reduce of 16 bytes more than a scalar gives it. 0, and zeros, if a number is not below the order or the
 * commitment is neutral. Constant time. */
int pedersen_ed25519_commit(uint8_t commitment[POINT], const pedersen_ed25519 *p, const uint8_t value[SCALAR], const uint8_t blinding[SCALAR]);

/* 1 if the commitment is that of value and blinding, else 0. */
int pedersen_ed25519_opens(const uint8_t commitment[POINT], const pedersen_ed25519 *p, const uint8_t value[SCALAR], const uint8_t blinding[SCALAR]);

/* The commitment to the sum of two values, whose blinding is the sum of both. 0, and zeros, if a commitment is no point of the subgroup or the
 * sum is neutral. Commitments are public. */
int pedersen_ed25519_add(uint8_t sum[POINT], const uint8_t a[POINT], const uint8_t b[POINT]);

#endif
