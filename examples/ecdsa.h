/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ECDSA over secp256k1 with deterministic nonces (RFC 6979, HMAC-SHA-256), on an ecgen library of the curve. Numbers are big-endian. */
#ifndef EXAMPLES_ECDSA_H
#define EXAMPLES_ECDSA_H

#include <stdint.h>

/* The compressed public key (SEC 1); 0 if the secret key is not between 1 and the order - 1. */
int ecdsa_public_key(uint8_t public_key[33], const uint8_t secret_key[32]);

/* r, then s, of the SHA-256 digest of a message; 0 if the secret key is out of range. Constant time. */
int ecdsa_sign(uint8_t signature[64], const uint8_t digest[32], const uint8_t secret_key[32]);

/* 1 if the signature is one of the digest, else 0; both s and -s are accepted. Everything is public. */
int ecdsa_verify(const uint8_t signature[64], const uint8_t digest[32], const uint8_t public_key[33]);

#endif
