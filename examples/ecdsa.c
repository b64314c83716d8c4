/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "ecdsa.h"

#include "sha2.h"

#include <secp256k1.h>
#include <string.h>

/* HMAC-SHA-256 (RFC 2104) of up to four strings under a key of 32 bytes. */
static void hmac(uint8_t out[32], const uint8_t key[32], const uint8_t v[32], int tag, const uint8_t *a, const uint8_t *b)
{
    uint8_t pad[64], byte = (uint8_t)tag;
    unsigned i;
    sha2 h;

    for (i = 0; i < 64; ++i)
        pad[i] = (uint8_t)((i < 32 ? key[i] : 0) ^ 0x36);
    sha256_start(&h);
    sha2_add(&h, pad, 64);
    sha2_add(&h, v, 32);
    sha2_add(&h, &byte, tag >= 0);
    sha2_add(&h, a, a ? 32 : 0);
    sha2_add(&h, b, b ? 32 : 0);
    sha2_finish(&h, out);
    for (i = 0; i < 64; ++i)
        pad[i] ^= 0x36 ^ 0x5c;
    sha256_start(&h);
    sha2_add(&h, pad, 64);
    sha2_add(&h, out, 32);
    sha2_finish(&h, out);
}

/* The generator of RFC 6979, section 3.2: `next` gives candidates until one is between 1 and the order - 1. */
typedef struct {
    uint8_t key[32], v[32];
} generator;

static void seed(generator *g, const uint8_t secret_key[32], const uint8_t digest[32])
{
    memset(g->v, 1, 32);
    memset(g->key, 0, 32);
    hmac(g->key, g->key, g->v, 0, secret_key, digest);
    hmac(g->v, g->key, g->v, -1, NULL, NULL);
    hmac(g->key, g->key, g->v, 1, secret_key, digest);
    hmac(g->v, g->key, g->v, -1, NULL, NULL);
}

static void next(generator *g, secp256k1_fr *k)
{
    for (;;) {
        hmac(g->v, g->key, g->v, -1, NULL, NULL);
        if (secp256k1_fr_decode(k, g->v) == SECP256K1_OK && !secp256k1_fr_is_zero(k)) /* a candidate is refused once in 2^128 */
            return;
        hmac(g->key, g->key, g->v, 0, NULL, NULL);
        hmac(g->v, g->key, g->v, -1, NULL, NULL);
    }
}

static int secret(secp256k1_fr *d, const uint8_t secret_key[32])
{
    return secp256k1_fr_decode(d, secret_key) == SECP256K1_OK && !secp256k1_fr_is_zero(d);
}

int ecdsa_public_key(uint8_t public_key[33], const uint8_t secret_key[32])
{
    secp256k1_fr d;
    secp256k1_point p;

    memset(public_key, 0, 33);
    if (!secret(&d, secret_key))
        return 0;
    secp256k1_point_mul_base(&p, &d);
    secp256k1_point_encode_compressed(public_key, &p);
    return 1;
}

int ecdsa_sign(uint8_t signature[64], const uint8_t digest[32], const uint8_t secret_key[32])
{
    uint8_t reduced[32], encoded[33];
    secp256k1_fr d, e, k, r, s;
    secp256k1_point p;
    generator g;

    memset(signature, 0, 64);
    if (!secret(&d, secret_key))
        return 0;
    secp256k1_fr_reduce(&e, digest, 32);
    secp256k1_fr_encode(reduced, &e);
    seed(&g, secret_key, reduced);
    do {
        next(&g, &k);
        secp256k1_point_mul_base(&p, &k);
        secp256k1_point_encode_compressed(encoded, &p);
        secp256k1_fr_reduce(&r, encoded + 1, 32); /* the x-coordinate */
        secp256k1_fr_muladd(&s, &r, &d, &e);
        secp256k1_fr_inv(&k, &k);
        secp256k1_fr_mul(&s, &s, &k);
    } while (secp256k1_fr_is_zero(&r) | secp256k1_fr_is_zero(&s));
    secp256k1_fr_encode(signature, &r);
    secp256k1_fr_encode(signature + 32, &s);
    return 1;
}

int ecdsa_verify(const uint8_t signature[64], const uint8_t digest[32], const uint8_t public_key[33])
{
    uint8_t encoded[33];
    secp256k1_fr e, r, s, u, v;
    secp256k1_point p;

    if (!secret(&r, signature) || !secret(&s, signature + 32) || secp256k1_point_decode(&p, public_key, 33) != SECP256K1_OK)
        return 0;
    secp256k1_fr_reduce(&e, digest, 32);
    secp256k1_fr_inv(&s, &s);
    secp256k1_fr_mul(&u, &e, &s);
    secp256k1_fr_mul(&v, &r, &s);
    secp256k1_point_mul2_base_vartime(&p, &u, &v, &p);
    if (secp256k1_point_encode_compressed(encoded, &p) != SECP256K1_OK)
        return 0;
    secp256k1_fr_reduce(&e, encoded + 1, 32);
    return secp256k1_fr_equal(&e, &r);
}
