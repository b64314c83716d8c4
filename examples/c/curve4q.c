/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "curve4q.h"

#include <fourq.h>

int curve4q_public_key(uint8_t public_key[32], const uint8_t secret_key[32])
{
    fourq_fr scalar;
    fourq_point p;

    fourq_fr_reduce(&scalar, secret_key, 32);
    fourq_point_mul_base(&p, &scalar);
    return fourq_point_encode(public_key, &p) == FOURQ_OK;
}

int curve4q_agree(uint8_t common[32], const uint8_t secret_key[32], const uint8_t other[32])
{
    fourq_fr scalar;
    fourq_point p;
    int is_right = fourq_point_decode(&p, other) == FOURQ_OK; /* else p is neutral */
    unsigned i, keep;

    fourq_fr_reduce(&scalar, secret_key, 32);
    fourq_point_clear_cofactor(&p, &p);
    fourq_point_mul(&p, &scalar, &p);
    is_right &= fourq_point_encode(common, &p) == FOURQ_OK;
    common[31] &= 0x7f; /* y alone, without the sign of x */
    keep = 0U - (unsigned)is_right;
    for (i = 0; i < 32; ++i)
        common[i] &= (uint8_t)keep;
    return is_right;
}
