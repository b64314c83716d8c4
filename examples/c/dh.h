/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Diffie-Hellman over any curve that has points. This is no standard; where there is one for the curve take it: ecdh.c, x25519.c, curve4q.c.
 * Points are multiplied by the cofactor first, so that a point of another order tells nothing of a secret key.
 * Written for ed25519; `ecgen new example` puts another curve in its place. */
#ifndef EXAMPLES_DH_ED25519_H
#define EXAMPLES_DH_ED25519_H

#include "points.h"

/* The public key, a point; 0 if the secret key is not between 1 and the order - 1. */
int dh_ed25519_public_key(uint8_t public_key[POINT], const uint8_t secret_key[SCALAR]);

/* The common key: a hash of the common point and of both public keys, that of the initiator first. Returns 0, and zeros, if the secret key is
 * out of range or the other public key no point, or of small order. Constant time, if the hash is, but for what is refused. */
int dh_ed25519_agree(uint8_t key[32], const uint8_t secret_key[SCALAR], const uint8_t other[POINT], int is_initiator, hash_function *hash);

#endif
