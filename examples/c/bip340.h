/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Schnorr signatures over secp256k1 (BIP 340), on an ecgen library of the curve. */
#ifndef EXAMPLES_BIP340_H
#define EXAMPLES_BIP340_H

#include <stddef.h>
#include <stdint.h>

/* What signing computes of a secret key, once for many signatures: as secret as that key. Only bip340_expand makes it, for
 * signatures with two public keys tell the secret one. */
typedef struct {
    uint8_t scalar[32], public_key[32];
} bip340_key;

/* The x-coordinate that is the public key; 0 if the secret key is not between 1 and the order - 1. */
int bip340_public_key(uint8_t public_key[32], const uint8_t secret_key[32]);
int bip340_expand(bip340_key *key, const uint8_t secret_key[32]);

/* `random`: 32 fresh random bytes. 0 if the secret key is out of range. Constant time but for the length of the message, of an
 * expanded key with one multiplication of the base point in place of two. */
int bip340_sign(uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t secret_key[32], const uint8_t random[32]);
int bip340_sign_expanded(uint8_t signature[64], const uint8_t *message, size_t bytes, const bip340_key *key, const uint8_t random[32]);

/* 1 if the signature is one of the message, else 0; everything is public. */
int bip340_verify(const uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t public_key[32]);

#endif
