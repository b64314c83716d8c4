/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Diffie-Hellman with X25519 (RFC 7748, section 6.1), on an ecgen library of curve25519. */
#ifndef EXAMPLES_X25519_H
#define EXAMPLES_X25519_H

#include <stdint.h>

/* The public key of a secret key: any 32 random bytes. */
void dh_public_key(uint8_t public_key[32], const uint8_t secret_key[32]);

/* A key of 32 bytes that both sides derive, from the common secret and both public keys, the initiator's first. Returns 0 if the
 * other side's public key has small order, so that the common secret would be known to everybody. Constant time. */
int dh_agree(uint8_t key[32], const uint8_t secret_key[32], const uint8_t own[32], const uint8_t other[32], int is_initiator);

#endif
