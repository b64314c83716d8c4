/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Ed25519 signatures (RFC 8032, section 5.1) on an ecgen library of the curve ed25519. Compiled with -DEDDSA_448 the files give
 * eddsa448_..., Ed448 signatures with the empty context (section 5.2) on a library of the curve ed448. */
#ifndef EXAMPLES_EDDSA_H
#define EXAMPLES_EDDSA_H

#include <stddef.h>
#include <stdint.h>

/* What signing computes of a secret key, once for many signatures: as secret as that key. Only eddsa_expand makes it, for
 * signatures with two public keys tell the secret one. */
typedef struct {
    uint8_t scalar[32], prefix[32], public_key[32];
} eddsa_key;

/* The public key of a secret key: 32 random bytes. */
void eddsa_public_key(uint8_t public_key[32], const uint8_t secret_key[32]);
void eddsa_expand(eddsa_key *key, const uint8_t secret_key[32]);

/* Constant time but for the length of the message, of an expanded key with one multiplication of
 * the base point in place of two. */
void eddsa_sign(uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t secret_key[32]);
void eddsa_sign_expanded(uint8_t signature[64], const uint8_t *message, size_t bytes, const eddsa_key *key);

/* 1 if the signature is one of the message, else 0; everything is public. The equation is checked without the cofactor. */
int eddsa_verify(const uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t public_key[32]);

typedef struct {
    uint8_t scalar[56], prefix[57], public_key[57];
} eddsa448_key;

void eddsa448_public_key(uint8_t public_key[57], const uint8_t secret_key[57]);
void eddsa448_expand(eddsa448_key *key, const uint8_t secret_key[57]);
void eddsa448_sign(uint8_t signature[114], const uint8_t *message, size_t bytes, const uint8_t secret_key[57]);
void eddsa448_sign_expanded(uint8_t signature[114], const uint8_t *message, size_t bytes, const eddsa448_key *key);
int eddsa448_verify(const uint8_t signature[114], const uint8_t *message, size_t bytes, const uint8_t public_key[57]);

#endif
