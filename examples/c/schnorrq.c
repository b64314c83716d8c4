/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "schnorrq.h"

#include "sha2.h"

#include <fourq.h>
#include <string.h>

/* The SHA-512 hash of up to three strings, as 64 bytes. */
static void hash(uint8_t digest[64], const uint8_t *a, size_t a_bytes, const uint8_t *b, size_t b_bytes, const uint8_t *c, size_t c_bytes)
{
    sha2 h;

    sha512_start(&h);
    sha2_add(&h, a, a_bytes);
    sha2_add(&h, b, b_bytes);
    sha2_add(&h, c, c_bytes);
    sha2_finish(&h, digest);
}

/* The number that the first 32 bytes of a hash are, modulo the order. */
static void scalar_of(fourq_fr *r, const uint8_t digest[64])
{
    fourq_fr_reduce(r, digest, 32);
}

void schnorrq_public_key(uint8_t public_key[32], const uint8_t secret_key[32])
{
    uint8_t digest[64];
    fourq_fr scalar;
    fourq_point p;

    hash(digest, secret_key, 32, NULL, 0, NULL, 0);
    scalar_of(&scalar, digest);
    fourq_point_mul_base(&p, &scalar);
    fourq_point_encode(public_key, &p);
}

void schnorrq_sign(uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t secret_key[32])
{
    uint8_t digest[64], public_key[32], key_digest[64];
    fourq_fr scalar, nonce, challenge;
    fourq_point p;

    hash(key_digest, secret_key, 32, NULL, 0, NULL, 0);
    scalar_of(&scalar, key_digest);
    fourq_point_mul_base(&p, &scalar); /* never one that is given: signatures with two public keys tell the secret one */
    fourq_point_encode(public_key, &p);
    hash(digest, key_digest + 32, 32, message, bytes, NULL, 0);
    scalar_of(&nonce, digest);
    fourq_point_mul_base(&p, &nonce);
    fourq_point_encode(signature, &p);
    hash(digest, signature, 32, public_key, 32, message, bytes);
    scalar_of(&challenge, digest);
    fourq_fr_neg(&challenge, &challenge);
    fourq_fr_muladd(&scalar, &challenge, &scalar, &nonce); /* nonce - challenge * scalar */
    fourq_fr_encode(signature + 32, &scalar);
    signature[63] = 0; /* a scalar has FOURQ_SCALAR_BYTES, 31 */
}

int schnorrq_verify(const uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t public_key[32])
{
    uint8_t digest[64], expected[32];
    fourq_fr s, challenge;
    fourq_point p;

    if (signature[63] || fourq_point_decode(&p, public_key) != FOURQ_OK || fourq_fr_decode(&s, signature + 32) != FOURQ_OK)
        return 0;
    hash(digest, signature, 32, public_key, 32, message, bytes);
    scalar_of(&challenge, digest);
    fourq_point_mul2_base_vartime(&p, &s, &challenge, &p); /* [s]G + [challenge]A */
    fourq_point_encode(expected, &p);
    return memcmp(expected, signature, 32) == 0;
}
