/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "bip340.h"

#include "sha2.h"

#include <secp256k1.h>
#include <string.h>

static void start(sha2 *h, const char *tag)
{
    uint8_t digest[32];

    sha256_start(h);
    sha2_add(h, tag, strlen(tag));
    sha2_finish(h, digest);
    sha256_start(h);
    sha2_add(h, digest, 32);
    sha2_add(h, digest, 32);
}

static void finish(sha2 *h, secp256k1_fr *r)
{
    uint8_t digest[32];

    sha2_finish(h, digest);
    secp256k1_fr_reduce(r, digest, 32);
}

/* The x-coordinate of [k]G; k is negated where y is odd. */
static void multiply(uint8_t x[32], secp256k1_fr *k)
{
    uint8_t encoded[33];
    secp256k1_fr negative;
    secp256k1_point p;

    secp256k1_point_mul_base(&p, k);
    secp256k1_point_encode_compressed(encoded, &p); /* 2 or 3, for y even or odd, then x */
    secp256k1_fr_neg(&negative, k);
    secp256k1_fr_cmov(k, &negative, encoded[0] & 1);
    memcpy(x, encoded + 1, 32);
}

static void challenge(secp256k1_fr *e, const uint8_t nonce[32], const uint8_t public_key[32], const uint8_t *message, size_t bytes)
{
    sha2 h;

    start(&h, "BIP0340/challenge");
    sha2_add(&h, nonce, 32);
    sha2_add(&h, public_key, 32);
    sha2_add(&h, message, bytes);
    finish(&h, e);
}

int bip340_expand(bip340_key *key, const uint8_t secret_key[32])
{
    secp256k1_fr d;

    memset(key, 0, sizeof *key);
    if (secp256k1_fr_decode(&d, secret_key) != SECP256K1_OK || secp256k1_fr_is_zero(&d))
        return 0;
    multiply(key->public_key, &d);
    secp256k1_fr_encode(key->scalar, &d);
    return 1;
}

int bip340_public_key(uint8_t public_key[32], const uint8_t secret_key[32])
{
    bip340_key key;
    int is_in_range = bip340_expand(&key, secret_key);

    memcpy(public_key, key.public_key, 32);
    return is_in_range;
}

int bip340_sign(uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t secret_key[32], const uint8_t random[32])
{
    bip340_key key;

    memset(signature, 0, 64);
    return bip340_expand(&key, secret_key) && bip340_sign_expanded(signature, message, bytes, &key, random);
}

int bip340_sign_expanded(uint8_t signature[64], const uint8_t *message, size_t bytes, const bip340_key *key, const uint8_t random[32])
{
    uint8_t hidden[32];
    secp256k1_fr d, k, e;
    unsigned i;
    sha2 h;

    memset(signature, 0, 64);
    start(&h, "BIP0340/aux");
    sha2_add(&h, random, 32);
    sha2_finish(&h, hidden);
    for (i = 0; i < 32; ++i)
        hidden[i] ^= key->scalar[i];
    start(&h, "BIP0340/nonce");
    sha2_add(&h, hidden, 32);
    sha2_add(&h, key->public_key, 32);
    sha2_add(&h, message, bytes);
    finish(&h, &k);
    if (secp256k1_fr_is_zero(&k)) /* once in 2^256 */
        return 0;
    multiply(signature, &k);
    challenge(&e, signature, key->public_key, message, bytes);
    secp256k1_fr_decode(&d, key->scalar);
    secp256k1_fr_muladd(&k, &e, &d, &k);
    secp256k1_fr_encode(signature + 32, &k);
    return 1;
}

int bip340_verify(const uint8_t signature[64], const uint8_t *message, size_t bytes, const uint8_t public_key[32])
{
    uint8_t encoded[33] = {2};
    secp256k1_fr s, e;
    secp256k1_point p;

    memcpy(encoded + 1, public_key, 32); /* the point with even y */
    if (secp256k1_point_decode(&p, encoded, 33) != SECP256K1_OK || secp256k1_fr_decode(&s, signature + 32) != SECP256K1_OK)
        return 0;
    challenge(&e, signature, public_key, message, bytes);
    secp256k1_fr_neg(&e, &e);
    secp256k1_point_mul2_base_vartime(&p, &s, &e, &p); /* [s]G - [e]P */
    return secp256k1_point_encode_compressed(encoded, &p) == SECP256K1_OK && encoded[0] == 2 && memcmp(encoded + 1, signature, 32) == 0;
}
