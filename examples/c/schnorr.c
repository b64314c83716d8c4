/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "schnorr.h"

#include <string.h>

/* The curve's name keeps signatures of different curves apart. */
static const char challenge_tag[] = "Schnorr challenge, ed25519", nonce_tag[] = "Schnorr nonce, ed25519";

void schnorr_ed25519_challenge(ed25519_fr *e, const uint8_t commitment[POINT], const uint8_t public_key[POINT], const uint8_t *message, size_t bytes,
                               hash_function *hash)
{
    hash_string strings[4] = {{challenge_tag, sizeof challenge_tag - 1}, {NULL, POINT}, {NULL, POINT}, {NULL, 0}};

    strings[1].bytes = commitment;
    strings[2].bytes = public_key;
    strings[3].bytes = message;
    strings[3].length = bytes;
    points_ed25519_hash(e, hash, strings, 4);
}

int schnorr_ed25519_public_key(uint8_t public_key[POINT], const uint8_t secret_key[SCALAR])
{
    return points_ed25519_public_key(public_key, secret_key);
}

int schnorr_ed25519_sign(uint8_t signature[POINT + SCALAR], const uint8_t *message, size_t bytes, const uint8_t secret_key[SCALAR], const uint8_t random[32],
                         hash_function *hash)
{
    uint8_t public_key[POINT];
    hash_string strings[5] = {{nonce_tag, sizeof nonce_tag - 1}, {NULL, SCALAR}, {NULL, 32}, {NULL, POINT}, {NULL, 0}};
    ed25519_fr d, k, e;
    ed25519_point p;

    memset(signature, 0, POINT + SCALAR);
    /* the public key is never one that is given: signatures with two of them tell the secret key */
    if (!points_ed25519_scalar(&d, secret_key) || !points_ed25519_public_key(public_key, secret_key))
        return 0;
    strings[1].bytes = secret_key;
    strings[2].bytes = random;
    strings[3].bytes = public_key;
    strings[4].bytes = message;
    strings[4].length = bytes;
    points_ed25519_hash(&k, hash, strings, 5);
    if (ed25519_fr_is_zero(&k)) /* as likely as a guess of the secret key */
        return 0;
    ed25519_point_mul_base(&p, &k);
    points_ed25519_write(signature, &p);
    schnorr_ed25519_challenge(&e, signature, public_key, message, bytes, hash);
    ed25519_fr_muladd(&k, &e, &d, &k);
    ed25519_fr_encode(signature + POINT, &k);
    return 1;
}

int schnorr_ed25519_verify(const uint8_t signature[POINT + SCALAR], const uint8_t *message, size_t bytes, const uint8_t public_key[POINT], hash_function *hash)
{
    ed25519_fr s, e;
    ed25519_point key, commitment, rest;

    if (!points_ed25519_read(&key, public_key) || !points_ed25519_read(&commitment, signature) || ed25519_fr_decode(&s, signature + POINT) != ED25519_OK)
        return 0;
    schnorr_ed25519_challenge(&e, signature, public_key, message, bytes, hash);
    ed25519_fr_neg(&e, &e);
    ed25519_point_mul2_base_vartime(&rest, &s, &e, &key); /* [s]G - [e]P */
    ed25519_point_sub(&rest, &rest, &commitment);
    points_ed25519_clear(&rest, &rest);
    return ed25519_point_is_neutral(&rest);
}
