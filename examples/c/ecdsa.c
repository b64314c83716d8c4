/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "ecdsa.h"

#include "sha2.h"

#include <string.h>

enum { SCALAR = SECP256K1_SCALAR_BYTES, HASH = SCALAR <= 32 ? 32 : SCALAR <= 48 ? 48 : 64, BLOCK = HASH == 32 ? 64 : 128 };

static void hash_start(sha2 *h)
{
    if (HASH == 32)
        sha256_start(h);
    else if (HASH == 48)
        sha384_start(h);
    else
        sha512_start(h);
}

/* The number of bits of the order, from the encoding of -1. */
static unsigned order_bits(void)
{
    uint8_t byte = 1, encoded[SCALAR];
    unsigned bits = 8 * SCALAR;
    secp256k1_fr one;

    secp256k1_fr_reduce(&one, &byte, 1);
    secp256k1_fr_neg(&one, &one);
    secp256k1_fr_encode(encoded, &one);
    while (!(encoded[SCALAR - (bits + 7) / 8] >> (bits + 7) % 8 & 1))
        --bits;
    return bits;
}

/* bits2int of RFC 6979, section 2.3.2: the number that the first bits of a string are, as many as the order has. */
static void first_bits(uint8_t out[SCALAR], const uint8_t *in, size_t in_bytes)
{
    size_t taken = in_bytes < SCALAR ? in_bytes : SCALAR, i;
    unsigned bits = order_bits(), shift = 8 * in_bytes > bits ? (unsigned)(8 * taken - bits) : 0;

    memset(out, 0, SCALAR);
    memcpy(out + SCALAR - taken, in, taken);
    for (i = SCALAR; i--;)
        out[i] = (uint8_t)((out[i] >> shift) | (i ? out[i - 1] << (8 - shift) : 0));
}

/* HMAC (RFC 2104) of v, a byte unless `tag` is negative, and two strings of SCALAR bytes unless they are missing. */
static void hmac(uint8_t out[HASH], const uint8_t key[HASH], const uint8_t v[HASH], int tag, const uint8_t *a, const uint8_t *b)
{
    uint8_t pad[BLOCK], byte = (uint8_t)tag;
    unsigned i;
    sha2 h;

    for (i = 0; i < BLOCK; ++i)
        pad[i] = (uint8_t)((i < HASH ? key[i] : 0) ^ 0x36);
    hash_start(&h);
    sha2_add(&h, pad, BLOCK);
    sha2_add(&h, v, HASH);
    sha2_add(&h, &byte, tag >= 0);
    sha2_add(&h, a, a ? SCALAR : 0);
    sha2_add(&h, b, b ? SCALAR : 0);
    sha2_finish(&h, out);
    for (i = 0; i < BLOCK; ++i)
        pad[i] ^= 0x36 ^ 0x5c;
    hash_start(&h);
    sha2_add(&h, pad, BLOCK);
    sha2_add(&h, out, HASH);
    sha2_finish(&h, out);
}

/* The generator of RFC 6979, section 3.2. */
typedef struct {
    uint8_t key[HASH], v[HASH];
    int is_used;
} generator;

static void update(generator *g, int tag, const uint8_t *secret_key, const uint8_t *digest)
{
    hmac(g->key, g->key, g->v, tag, secret_key, digest);
    hmac(g->v, g->key, g->v, -1, NULL, NULL);
}

static void seed(generator *g, const uint8_t secret_key[SCALAR], const uint8_t digest[SCALAR])
{
    memset(g->v, 1, HASH);
    memset(g->key, 0, HASH);
    g->is_used = 0;
    update(g, 0, secret_key, digest);
    update(g, 1, secret_key, digest);
}

/* The next candidate between 1 and the order - 1. How many were refused is public: it tells nothing of the one that is taken. */
static void next(generator *g, secp256k1_fr *k)
{
    uint8_t bytes[SCALAR + HASH], candidate[SCALAR];
    size_t have;

    do {
        if (g->is_used)
            update(g, 0, NULL, NULL);
        g->is_used = 1;
        for (have = 0; have < SCALAR; have += HASH) {
            hmac(g->v, g->key, g->v, -1, NULL, NULL);
            memcpy(bytes + have, g->v, HASH);
        }
        first_bits(candidate, bytes, have);
    } while (secp256k1_fr_decode(k, candidate) != SECP256K1_OK || secp256k1_fr_is_zero(k));
}

static int secret(secp256k1_fr *d, const uint8_t secret_key[SCALAR])
{
    return secp256k1_fr_decode(d, secret_key) == SECP256K1_OK && !secp256k1_fr_is_zero(d);
}

/* The x-coordinate modulo the order, and whether there is one. */
static int x_modulo_order(secp256k1_fr *r, const secp256k1_point *p)
{
    uint8_t encoded[SECP256K1_COMPRESSED_BYTES];
    int code = secp256k1_point_encode_compressed(encoded, p);

    secp256k1_fr_reduce(r, encoded + 1, SECP256K1_FIELD_BYTES);
    return code == SECP256K1_OK;
}

int ecdsa_secp256k1_public_key(uint8_t public_key[SECP256K1_COMPRESSED_BYTES], const uint8_t secret_key[SCALAR])
{
    secp256k1_fr d;
    secp256k1_point p;

    memset(public_key, 0, SECP256K1_COMPRESSED_BYTES);
    if (!secret(&d, secret_key))
        return 0;
    secp256k1_point_mul_base(&p, &d);
    secp256k1_point_encode_compressed(public_key, &p);
    return 1;
}

int ecdsa_secp256k1_sign(uint8_t signature[2 * SCALAR], const uint8_t *digest, size_t digest_bytes, const uint8_t secret_key[SCALAR])
{
    uint8_t number[SCALAR];
    secp256k1_fr d, e, k, r, s;
    secp256k1_point p;
    generator g;

    memset(signature, 0, 2 * SCALAR);
    if (!secret(&d, secret_key))
        return 0;
    first_bits(number, digest, digest_bytes);
    secp256k1_fr_reduce(&e, number, SCALAR);
    secp256k1_fr_encode(number, &e);
    seed(&g, secret_key, number);
    do {
        next(&g, &k);
        secp256k1_point_mul_base(&p, &k);
        x_modulo_order(&r, &p);
        secp256k1_fr_muladd(&s, &r, &d, &e);
        secp256k1_fr_inv(&k, &k);
        secp256k1_fr_mul(&s, &s, &k);
    } while (secp256k1_fr_is_zero(&r) | secp256k1_fr_is_zero(&s));
    secp256k1_fr_encode(signature, &r);
    secp256k1_fr_encode(signature + SCALAR, &s);
    return 1;
}

int ecdsa_secp256k1_verify(const uint8_t signature[2 * SCALAR], const uint8_t *digest, size_t digest_bytes, const uint8_t *public_key, size_t public_key_bytes)
{
    uint8_t number[SCALAR];
    secp256k1_fr e, r, s, u, v;
    secp256k1_point p;

    if (!secret(&r, signature) || !secret(&s, signature + SCALAR) ||
        secp256k1_point_decode(&p, public_key, public_key_bytes) != SECP256K1_OK || !secp256k1_point_is_in_subgroup(&p))
        return 0;
    first_bits(number, digest, digest_bytes);
    secp256k1_fr_reduce(&e, number, SCALAR);
    secp256k1_fr_inv(&s, &s);
    secp256k1_fr_mul(&u, &e, &s);
    secp256k1_fr_mul(&v, &r, &s);
    secp256k1_point_mul2_base_vartime(&p, &u, &v, &p);
    return x_modulo_order(&e, &p) && secp256k1_fr_equal(&e, &r);
}
