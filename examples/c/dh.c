/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "dh.h"

#include <string.h>

static const char tag[] = "Diffie-Hellman, ed25519";

int dh_ed25519_public_key(uint8_t public_key[POINT], const uint8_t secret_key[SCALAR])
{
    return points_ed25519_public_key(public_key, secret_key);
}

int dh_ed25519_agree(uint8_t key[32], const uint8_t secret_key[SCALAR], const uint8_t other[POINT], int is_initiator, hash_function *hash)
{
    uint8_t own[POINT], common[POINT];
    hash_string strings[4] = {{tag, sizeof tag - 1}, {NULL, POINT}, {NULL, POINT}, {NULL, POINT}};
    ed25519_fr d;
    ed25519_point p;

    memset(key, 0, 32);
    if (!points_ed25519_read(&p, other) || !points_ed25519_scalar(&d, secret_key) || !points_ed25519_public_key(own, secret_key))
        return 0;
    points_ed25519_clear(&p, &p);
    ed25519_point_mul(&p, &d, &p);
    if (!points_ed25519_write(common, &p)) /* never: neither factor is 0 */
        return 0;
    strings[1].bytes = common;
    strings[2].bytes = is_initiator ? own : other;
    strings[3].bytes = is_initiator ? other : own;
    hash(key, 32, strings, 4);
    return 1;
}
