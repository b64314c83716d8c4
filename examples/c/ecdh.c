/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "ecdh.h"

#include <string.h>

int ecdh_p256_public_key(uint8_t public_key[P256_POINT_BYTES], const uint8_t secret_key[P256_SCALAR_BYTES])
{
    return p256_scalarmult_base(public_key, secret_key) == P256_OK;
}

int ecdh_p256_agree(uint8_t common[P256_FIELD_BYTES], const uint8_t secret_key[P256_SCALAR_BYTES], const uint8_t *other, size_t other_bytes)
{
    uint8_t point[P256_POINT_BYTES];
    int is_right = p256_scalarmult(point, secret_key, other, other_bytes) == P256_OK;

    memcpy(common, point + 1, P256_FIELD_BYTES); /* zeros after a refusal */
    return is_right;
}
