/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Points and scalars as strings of one length each, on an ecgen library of any curve that has points: what schnorr.c, batch.c, dh.c and
 * pedersen.c share. `ecgen new example` writes the curve's name and the two numbers. */
#ifndef EXAMPLES_POINTS_ED25519_H
#define EXAMPLES_POINTS_ED25519_H

#include "hash.h"

#include <ed25519.h>

#define POINT_LENGTHS 0 /* 1: functions that read a point take its length, too (the encodings sec1 and zcash) */
#define POINT_CHECKED 0 /* 1: point_decode refuses points outside the subgroup of the base point (cofactors above 2^16) */

#if POINT_LENGTHS != (ED25519_POINT_BYTES == 2 * ED25519_FIELD_BYTES + 1) && !(POINT_LENGTHS && ED25519_COMPRESSED_BYTES == ED25519_FIELD_BYTES)
#error "POINT_LENGTHS is 1 of the encodings sec1 and zcash, else 0: build the library with the encoding of its curve file, or change it here"
#endif

enum {
#if POINT_LENGTHS
    POINT = ED25519_COMPRESSED_BYTES,
#else
    POINT = ED25519_POINT_BYTES,
#endif
    SCALAR = ED25519_SCALAR_BYTES
};

/* The point that a string is; 0 if it is none, or one whose order divides the cofactor, as the neutral element. Its time tells which. */
int points_ed25519_read(ed25519_point *r, const uint8_t in[POINT]);

/* The string of a point; 0, and zeros, if it is neutral. */
int points_ed25519_write(uint8_t out[POINT], const ed25519_point *a);

/* [cofactor] a, or a where all points are of the subgroup. */
void points_ed25519_clear(ed25519_point *r, const ed25519_point *a);

/* A number below the order and not 0; else returns 0. */
int points_ed25519_scalar(ed25519_fr *r, const uint8_t in[SCALAR]);

/* The hash of the strings modulo the order, from 16 bytes more than a scalar has. */
void points_ed25519_hash(ed25519_fr *r, hash_function *hash, const hash_string *strings, size_t count);

/* The string of [secret key] G; 0, and zeros, if the secret key is not between 1 and the order - 1. Constant time. */
int points_ed25519_public_key(uint8_t public_key[POINT], const uint8_t secret_key[SCALAR]);

#endif
