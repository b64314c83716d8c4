/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "batch.h"

#include <stdlib.h>

/* [z](R + [e]P - [s]G): the first two as points and factors of a list, z s is added to the factor of G. */
static int take(ed25519_fr factors[2], ed25519_point points[2], ed25519_fr *of_base, const batch_signature *one, const uint8_t random[16], hash_function *hash)
{
    ed25519_fr s;

    if (!points_ed25519_read(points, one->signature) || !points_ed25519_read(points + 1, one->public_key) ||
        ed25519_fr_decode(&s, one->signature + POINT) != ED25519_OK)
        return 0;
    ed25519_fr_reduce(factors, random, 16);
    ed25519_fr_muladd(of_base, factors, &s, of_base);
    schnorr_ed25519_challenge(factors + 1, one->signature, one->public_key, one->message, one->bytes, hash);
    ed25519_fr_mul(factors + 1, factors, factors + 1);
    return 1;
}

int batch_ed25519_verify(const batch_signature *signatures, size_t count, const uint8_t (*random)[16], hash_function *hash)
{
    size_t terms = 2 * count + 1, i;
    ed25519_point *points = calloc(terms, sizeof *points), *memory = calloc(ED25519_MSM_MEMORY(terms), sizeof *memory), sum;
    ed25519_fr *factors = calloc(terms, sizeof *factors);
    int is_right = points && memory && factors;

    if (is_right) {
        ed25519_fr_reduce(factors, NULL, 0); /* 0 */
        ed25519_point_base(points);
        for (i = 0; i < count && is_right; ++i)
            is_right = take(factors + 1 + 2 * i, points + 1 + 2 * i, factors, signatures + i, random[i], hash);
    }
    if (is_right) {
        ed25519_fr_neg(factors, factors);
        ed25519_point_msm_vartime(&sum, memory, factors, points, terms);
        points_ed25519_clear(&sum, &sum);
        is_right = ed25519_point_is_neutral(&sum);
    }
    free(points);
    free(memory);
    free(factors);
    return is_right;
}
