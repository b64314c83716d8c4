/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "x25519.h"

#include "sha2.h"

#include <curve25519.h>
#include <string.h>

void dh_public_key(uint8_t public_key[32], const uint8_t secret_key[32])
{
    curve25519_x25519_base(public_key, secret_key);
}

int dh_agree(uint8_t key[32], const uint8_t secret_key[32], const uint8_t own[32], const uint8_t other[32], int is_initiator)
{
    uint8_t common[32];
    sha2 h;

    memset(key, 0, 32);
    if (curve25519_x25519(common, secret_key, other) != CURVE25519_OK)
        return 0;
    sha256_start(&h);
    sha2_add(&h, common, 32);
    sha2_add(&h, is_initiator ? own : other, 32);
    sha2_add(&h, is_initiator ? other : own, 32);
    sha2_finish(&h, key);
    return 1;
}
