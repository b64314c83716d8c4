/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Threshold signatures: FROST(Ed25519, SHA-512) of RFC 9591, on an ecgen library of the curve ed25519.
 *
 * The secret key is the constant term of a polynomial over the scalars, a signer's share its value at the signer's number.
 * Round one: every signer publishes commitments to two nonces. Round two: every signer answers to message and list of
 * commitments; the sum of the answers is an Ed25519 signature. `frost_sign` must never be called twice with one nonce. */
#ifndef EXAMPLES_FROST_H
#define EXAMPLES_FROST_H

#include <stddef.h>
#include <stdint.h>

#include <ed25519.h>

typedef struct {
    uint8_t hiding[32], binding[32]; /* scalars, secret */
} frost_nonces;

typedef struct {
    uint16_t signer; /* 1, 2, ...; lists are sorted by it */
    uint8_t hiding[32], binding[32]; /* points */
} frost_commitments;

/* The share of one signer: the polynomial's value there. `coefficients`: `threshold` scalars of 32 bytes, the secret key first. */
void frost_share(uint8_t share[32], uint16_t signer, const uint8_t (*coefficients)[32], size_t threshold);

/* Round one; `random` is 64 fresh random bytes. */
void frost_commit(frost_nonces *nonces, frost_commitments *commitments, uint16_t signer, const uint8_t share[32], const uint8_t random[64]);

/* Round two: the answer of one signer, 32 bytes. Returns 0 if the list is malformed or does not hold the signer with the commitments to its nonces. */
int frost_sign(uint8_t answer[32], uint16_t signer, const uint8_t share[32], const frost_nonces *nonces, const frost_commitments *list, size_t signers,
               const uint8_t *message, size_t bytes, const uint8_t group_key[32]);

/* 1 if the answer is right for this signer, whose share's public key [share]G is `share_key`: tells who spoils a signature. */
int frost_check(const uint8_t answer[32], uint16_t signer, const uint8_t share_key[32], const frost_commitments *list, size_t signers, const uint8_t *message,
                size_t bytes, const uint8_t group_key[32]);

/* The signature; `answers` in the order of the list. Returns 0 if something is malformed. The caller verifies it as any Ed25519 signature. */
int frost_aggregate(uint8_t signature[64], const uint8_t (*answers)[32], const frost_commitments *list, size_t signers, const uint8_t *message, size_t bytes,
                    const uint8_t group_key[32]);

#endif
