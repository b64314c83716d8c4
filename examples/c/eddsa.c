/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "eddsa.h"

#include <string.h>

#ifdef EDDSA_448
#include "shake.h"
#include <ed448.h>
#define CURVE(name) ed448_##name
#define EDDSA(name) eddsa448_##name
enum { KEY = 57, SCALAR = ED448_SCALAR_BYTES, OK = ED448_OK };
#else
#include "sha2.h"
#include <ed25519.h>
#define CURVE(name) ed25519_##name
#define EDDSA(name) eddsa_##name
enum { KEY = 32, SCALAR = ED25519_SCALAR_BYTES, OK = ED25519_OK };
#endif

typedef struct {
    const uint8_t *bytes;
    size_t length;
} string;

/* H of RFC 8032 of up to three strings: SHA-512, or SHAKE256 after dom4 unless `is_plain`. */
static void hash(uint8_t digest[2 * KEY], int is_plain, string a, string b, string c)
{
#ifdef EDDSA_448
    shake256 h;

    shake256_start(&h);
    shake256_add(&h, "SigEd448\0", is_plain ? 0 : 10); /* neither a hash of the message nor a context */
    shake256_add(&h, a.bytes, a.length);
    shake256_add(&h, b.bytes, b.length);
    shake256_add(&h, c.bytes, c.length);
    shake256_finish(&h, digest, 2 * KEY);
#else
    sha2 h;

    (void)is_plain;
    sha512_start(&h);
    sha2_add(&h, a.bytes, a.length);
    sha2_add(&h, b.bytes, b.length);
    sha2_add(&h, c.bytes, c.length);
    sha2_finish(&h, digest);
#endif
}

static void hash_to_scalar(CURVE(fr) *r, string a, string b, string c)
{
    uint8_t digest[2 * KEY];

    hash(digest, 0, a, b, c);
    CURVE(fr_reduce)(r, digest, sizeof digest);
}

void EDDSA(expand)(EDDSA(key) *key, const uint8_t secret_key[KEY])
{
    uint8_t digest[2 * KEY];
    string none = {NULL, 0}, own = {secret_key, KEY};
    CURVE(fr) scalar;
    CURVE(point) p;

    hash(digest, 1, own, none, none);
#ifdef EDDSA_448
    digest[0] &= 0xfc;
    digest[55] |= 0x80;
    digest[56] = 0;
#else
    digest[0] &= 0xf8;
    digest[31] = (uint8_t)((digest[31] & 0x7f) | 0x40);
#endif
    CURVE(fr_reduce)(&scalar, digest, KEY); /* modulo the order, which the base point has */
    CURVE(fr_encode)(key->scalar, &scalar);
    memcpy(key->prefix, digest + KEY, KEY);
    CURVE(point_mul_base)(&p, &scalar);
    CURVE(point_encode)(key->public_key, &p);
}

void EDDSA(public_key)(uint8_t public_key[KEY], const uint8_t secret_key[KEY])
{
    EDDSA(key) key;

    EDDSA(expand)(&key, secret_key);
    memcpy(public_key, key.public_key, KEY);
}

void EDDSA(sign)(uint8_t signature[2 * KEY], const uint8_t *message, size_t bytes, const uint8_t secret_key[KEY])
{
    EDDSA(key) key;

    EDDSA(expand)(&key, secret_key);
    EDDSA(sign_expanded)(signature, message, bytes, &key);
}

void EDDSA(sign_expanded)(uint8_t signature[2 * KEY], const uint8_t *message, size_t bytes, const EDDSA(key) *key)
{
    string text = {message, bytes}, from = {key->prefix, KEY}, own = {key->public_key, KEY}, commitment = {signature, KEY}, none = {NULL, 0};
    CURVE(fr) scalar, nonce, challenge;
    CURVE(point) p;

    hash_to_scalar(&nonce, from, text, none);
    CURVE(point_mul_base)(&p, &nonce);
    memset(signature, 0, 2 * KEY);
    CURVE(point_encode)(signature, &p);
    hash_to_scalar(&challenge, commitment, own, text);
    CURVE(fr_decode)(&scalar, key->scalar);
    CURVE(fr_muladd)(&scalar, &challenge, &scalar, &nonce);
    CURVE(fr_encode)(signature + KEY, &scalar);
}

int EDDSA(verify)(const uint8_t signature[2 * KEY], const uint8_t *message, size_t bytes, const uint8_t public_key[KEY])
{
    uint8_t expected[KEY];
    string text = {message, bytes}, own = {public_key, KEY}, commitment = {signature, KEY};
    CURVE(fr) s, challenge;
    CURVE(point) p;
    size_t i;

    for (i = KEY + SCALAR; i < 2 * KEY; ++i)
        if (signature[i])
            return 0;
    if (CURVE(point_decode)(&p, public_key) != OK || CURVE(fr_decode)(&s, signature + KEY) != OK)
        return 0;
    hash_to_scalar(&challenge, commitment, own, text);
    CURVE(fr_neg)(&challenge, &challenge);
    CURVE(point_mul2_base_vartime)(&p, &s, &challenge, &p); /* [s]G - [challenge]A */
    CURVE(point_encode)(expected, &p);
    return memcmp(expected, signature, KEY) == 0;
}
