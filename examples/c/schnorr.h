/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Schnorr signatures over any curve that has points. This is no standard: no other program verifies these signatures. Where there is a standard
 * for the curve take it: eddsa.c, bip340.c, ecdsa.c. The scheme is that of BIP 340 with whole points in place of x-coordinates:
 *     R = [k]G,  e = hash("challenge", curve, R, public key, message),  s = k + e d,  the signature is R, then s.
 * It is verified as [cofactor]([s]G - [e]P - R) = 0, so that one signature and many (batch.c) get the same verdict.
 * The hash is an argument; hash_sha512 of hash.c will do. Written for ed25519; `ecgen new example` puts another curve in its place. */
#ifndef EXAMPLES_SCHNORR_ED25519_H
#define EXAMPLES_SCHNORR_ED25519_H

#include "points.h"

/* The public key, a point; 0 if the secret key is not between 1 and the order - 1. */
int schnorr_ed25519_public_key(uint8_t public_key[POINT], const uint8_t secret_key[SCALAR]);

/* `random`: 32 fresh random bytes; the nonce is a hash of them, the secret key and the message. 0, and zeros, if the secret key is out of
 * range. Constant time, if the hash is, but for the length of the message. */
int schnorr_ed25519_sign(uint8_t signature[POINT + SCALAR], const uint8_t *message, size_t bytes, const uint8_t secret_key[SCALAR], const uint8_t random[32],
                         hash_function *hash);

/* 1 if the signature is one of the message, else 0; everything is public. Keys and R of small order are refused. */
int schnorr_ed25519_verify(const uint8_t signature[POINT + SCALAR], const uint8_t *message, size_t bytes, const uint8_t public_key[POINT], hash_function *hash);

/* e of a signature. */
void schnorr_ed25519_challenge(ed25519_fr *e, const uint8_t commitment[POINT], const uint8_t public_key[POINT], const uint8_t *message, size_t bytes,
                               hash_function *hash);

#endif
