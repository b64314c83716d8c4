/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Ed25519 signatures (RFC 8032, section 5.1) on an ecgen library of the curve ed25519. Compiled with -DEDDSA_448 the files give
 * eddsa448_..., Ed448 signatures with the empty context (section 5.2) on a library of the curve ed448. */
#ifndef EXAMPLES_EDDSA_H
#define EXAMPLES_EDDSA_H

#include <stddef.h>
#include <stdint.h>

/* The public key of a secret key: 32 random bytes. */
void eddsa_public_key(uint8_t public_key[32], const uint8_t secret_key[32]);

/* Constant time but for the length of the message. */
void eddsa_sign(uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t secret_key[32]);

/* 1 if the signature is one of the message, else 0; everything is public. The equation is checked without the cofactor. */
int eddsa_verify(const uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t public_key[32]);

void eddsa448_public_key(uint8_t public_key[57], const uint8_t secret_key[57]);
void eddsa448_sign(uint8_t signature[114], const uint8_t *message, size_t bytes, const uint8_t secret_key[57]);
int eddsa448_verify(const uint8_t signature[114], const uint8_t *message, size_t bytes, const uint8_t public_key[57]);

#endif
