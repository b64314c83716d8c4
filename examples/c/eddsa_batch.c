/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "eddsa_batch.h"

#include "sha2.h"

#include <stdlib.h>
#include <string.h>

/* z and z k, the factors of R and A; z s is added to the factor of G. 0 if s is not below the order. */
static int take(ed25519_fr *of_r, ed25519_fr *of_a, ed25519_fr *of_base, const eddsa_batch_signature *one, const uint8_t random[16])
{
    uint8_t digest[64];
    ed25519_fr s;
    sha2 h;

    if (ed25519_fr_decode(&s, one->signature + 32) != ED25519_OK)
        return 0;
    sha512_start(&h);
    sha2_add(&h, one->signature, 32);
    sha2_add(&h, one->public_key, 32);
    sha2_add(&h, one->message, one->bytes);
    sha2_finish(&h, digest);
    ed25519_fr_reduce(of_a, digest, sizeof digest);
    ed25519_fr_reduce(of_r, random, 16);
    ed25519_fr_mul(of_a, of_a, of_r);
    ed25519_fr_muladd(of_base, of_r, &s, of_base);
    return 1;
}

int eddsa_batch_verify(const eddsa_batch_signature *signatures, size_t count, const uint8_t (*random)[16])
{
    size_t terms = 2 * count + 1, read = count, i, at; /* G, every R, every A: first those that are decoded here */
    ed25519_point *points = calloc(terms, sizeof *points), *memory = calloc(ED25519_MSM_MEMORY(terms), sizeof *memory), sum;
    ed25519_fr *factors = calloc(terms, sizeof *factors);
    uint8_t *encoded = calloc(terms, 32);
    int *codes = calloc(terms, sizeof *codes), is_right = points && memory && factors && encoded && codes;

    if (is_right) {
        ed25519_fr_reduce(factors, NULL, 0); /* 0 */
        ed25519_point_base(points);
    }
    for (i = 0; i < count && is_right; ++i) {
        memcpy(encoded + 32 * i, signatures[i].signature, 32);
        at = terms - 1 - (i - (read - count)); /* from the end, as many as keys that were given */
        if (signatures[i].key)
            points[at] = *signatures[i].key;
        else {
            memcpy(encoded + 32 * read, signatures[i].public_key, 32);
            at = 1 + read++;
        }
        is_right = take(factors + 1 + i, factors + at, factors, signatures + i, random[i]);
    }
    if (is_right)
        is_right = ed25519_point_decode_batch(points + 1, codes, encoded, read) == ED25519_OK;
    if (is_right) {
        ed25519_fr_neg(factors, factors);
        ed25519_point_msm_vartime(&sum, memory, factors, points, terms);
        ed25519_point_clear_cofactor(&sum, &sum);
        is_right = ed25519_point_is_neutral(&sum);
    }
    free(points);
    free(memory);
    free(factors);
    free(encoded);
    free(codes);
    return is_right;
}
