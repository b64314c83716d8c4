/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "points.h"

#include <string.h>

int points_ed25519_read(ed25519_point *r, const uint8_t in[POINT])
{
    ed25519_point cleared;

#if POINT_LENGTHS
    if (ed25519_point_decode(r, in, POINT) != ED25519_OK)
        return 0;
#else
    if (ed25519_point_decode(r, in) != ED25519_OK)
        return 0;
#endif
    points_ed25519_clear(&cleared, r);
    return !ed25519_point_is_neutral(&cleared);
}

int points_ed25519_write(uint8_t out[POINT], const ed25519_point *a)
{
#if POINT_LENGTHS
    int code = ed25519_point_encode_compressed(out, a);
#else
    int code = ed25519_point_encode(out, a);
#endif

    if (code != ED25519_OK)
        memset(out, 0, POINT);
    return code == ED25519_OK;
}

void points_ed25519_clear(ed25519_point *r, const ed25519_point *a)
{
#if POINT_CHECKED
    *r = *a;
#else
    ed25519_point_clear_cofactor(r, a);
#endif
}

int points_ed25519_scalar(ed25519_fr *r, const uint8_t in[SCALAR])
{
    return ed25519_fr_decode(r, in) == ED25519_OK && !ed25519_fr_is_zero(r);
}

void points_ed25519_hash(ed25519_fr *r, hash_function *hash, const hash_string *strings, size_t count)
{
    uint8_t digest[SCALAR + 16];

    hash(digest, sizeof digest, strings, count);
    ed25519_fr_reduce(r, digest, sizeof digest);
}

int points_ed25519_public_key(uint8_t public_key[POINT], const uint8_t secret_key[SCALAR])
{
    ed25519_fr d;
    ed25519_point p;

    memset(public_key, 0, POINT);
    if (!points_ed25519_scalar(&d, secret_key))
        return 0;
    ed25519_point_mul_base(&p, &d);
    return points_ed25519_write(public_key, &p);
}
