/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SchnorrQ signatures (Costello and Longa, "SchnorrQ: Schnorr signatures on FourQ", 2016) on an ecgen library of the curve fourq. */
#ifndef EXAMPLES_SCHNORRQ_H
#define EXAMPLES_SCHNORRQ_H

#include <stddef.h>
#include <stdint.h>

/* The public key of a secret key: 32 random bytes. */
void schnorrq_public_key(uint8_t public_key[32], const uint8_t secret_key[32]);

/* Constant time but for the length of the message. */
void schnorrq_sign(uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t secret_key[32]);

/* 1 if the signature is one of the message, else 0; everything is public. The equation is checked without the cofactor, and a scalar of the order or more is refused
 * (FourQlib takes those below 2^246). */
int schnorrq_verify(const uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t public_key[32]);

#endif
