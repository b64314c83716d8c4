/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Diffie-Hellman with the cofactor on an ecgen library of the curve fourq, as FourQlib has it with compressed keys; draft-ladd-cfrg-4q, section 5, is alike, but
 * its public keys are 392 times these. */
#ifndef EXAMPLES_CURVE4Q_H
#define EXAMPLES_CURVE4Q_H

#include <stdint.h>

/* The public key of a secret key: any 32 random bytes. Returns 0 for a multiple of the order (one such is 0), which has none. Constant time. */
int curve4q_public_key(uint8_t public_key[32], const uint8_t secret_key[32]);

/* The common secret, y of [secret key][392] other: not uniform, to be hashed before it is a key. Returns 0, and zeros, if the other side's bytes are no point or if
 * the result is neutral, so that the secret would be known to everybody. Constant time. */
int curve4q_agree(uint8_t common[32], const uint8_t secret_key[32], const uint8_t other[32]);

#endif
