/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "eddsa.h"

#include "sha2.h"

#include <ed25519.h>
#include <string.h>

/* The hash of up to three strings, modulo the order. */
static void hash_to_scalar(ed25519_fr *r, const uint8_t *a, size_t a_bytes, const uint8_t *b, size_t b_bytes, const uint8_t *c, size_t c_bytes)
{
    uint8_t digest[64];
    sha2 h;

    sha512_start(&h);
    sha2_add(&h, a, a_bytes);
    sha2_add(&h, b, b_bytes);
    sha2_add(&h, c, c_bytes);
    sha2_finish(&h, digest);
    ed25519_fr_reduce(r, digest, sizeof digest);
}

/* The secret scalar modulo the order (the base point has that order) and the 32 bytes that make the nonces. */
static void expand(ed25519_fr *scalar, uint8_t prefix[32], const uint8_t secret_key[32])
{
    uint8_t digest[64];
    sha2 h;

    sha512_start(&h);
    sha2_add(&h, secret_key, 32);
    sha2_finish(&h, digest);
    digest[0] &= 0xf8;
    digest[31] = (uint8_t)((digest[31] & 0x7f) | 0x40);
    ed25519_fr_reduce(scalar, digest, 32);
    memcpy(prefix, digest + 32, 32);
}

void eddsa_public_key(uint8_t public_key[32], const uint8_t secret_key[32])
{
    uint8_t prefix[32];
    ed25519_fr scalar;
    ed25519_point p;

    expand(&scalar, prefix, secret_key);
    ed25519_point_mul_base(&p, &scalar);
    ed25519_point_encode(public_key, &p);
}

void eddsa_sign(uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t secret_key[32])
{
    uint8_t prefix[32], public_key[32];
    ed25519_fr scalar, nonce, challenge;
    ed25519_point p;

    expand(&scalar, prefix, secret_key);
    ed25519_point_mul_base(&p, &scalar); /* never one that is given: signatures with two public keys tell the secret one */
    ed25519_point_encode(public_key, &p);
    hash_to_scalar(&nonce, prefix, 32, message, bytes, prefix, 0);
    ed25519_point_mul_base(&p, &nonce);
    ed25519_point_encode(signature, &p);
    hash_to_scalar(&challenge, signature, 32, public_key, 32, message, bytes);
    ed25519_fr_muladd(&scalar, &challenge, &scalar, &nonce);
    ed25519_fr_encode(signature + 32, &scalar);
}

int eddsa_verify(const uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t public_key[32])
{
    uint8_t expected[32];
    ed25519_fr s, challenge;
    ed25519_point p;

    if (ed25519_point_decode(&p, public_key) != ED25519_OK || ed25519_fr_decode(&s, signature + 32) != ED25519_OK)
        return 0;
    hash_to_scalar(&challenge, signature, 32, public_key, 32, message, bytes);
    ed25519_fr_neg(&challenge, &challenge);
    ed25519_point_mul2_base_vartime(&p, &s, &challenge, &p); /* [s]G - [challenge]A */
    ed25519_point_encode(expected, &p);
    return memcmp(expected, signature, 32) == 0;
}
