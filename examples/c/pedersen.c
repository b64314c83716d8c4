/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "pedersen.h"

#include <string.h>

static const char tag[] = "Pedersen generator, ed25519";

int pedersen_ed25519_start(pedersen_ed25519 *p, const char *label, hash_function *hash)
{
    uint8_t uniform[2 * ED25519_MAP_BYTES];
    hash_string strings[2] = {{tag, sizeof tag - 1}, {NULL, 0}};
    ed25519_point g, h;

    strings[1].bytes = label;
    strings[1].length = strlen(label);
    hash(uniform, sizeof uniform, strings, 2);
    ed25519_point_base(&g);
    ed25519_point_from_uniform(&h, uniform);
    return ed25519_point_comb_init(&p->g, &g) == ED25519_OK && ed25519_point_comb_init(&p->h, &h) == ED25519_OK;
}

int pedersen_ed25519_commit(uint8_t commitment[POINT], const pedersen_ed25519 *p, const uint8_t value[SCALAR], const uint8_t blinding[SCALAR])
{
    ed25519_fr a, b;
    ed25519_point c;

    memset(commitment, 0, POINT);
    if (ed25519_fr_decode(&a, value) != ED25519_OK || ed25519_fr_decode(&b, blinding) != ED25519_OK)
        return 0;
    ed25519_point_mul2_comb(&c, &a, &p->g, &b, &p->h);
    return points_ed25519_write(commitment, &c);
}

int pedersen_ed25519_opens(const uint8_t commitment[POINT], const pedersen_ed25519 *p, const uint8_t value[SCALAR], const uint8_t blinding[SCALAR])
{
    uint8_t expected[POINT];

    return pedersen_ed25519_commit(expected, p, value, blinding) && memcmp(expected, commitment, POINT) == 0;
}

/* A commitment as it has to be: a point of the subgroup, not neutral. */
static int read(ed25519_point *r, const uint8_t in[POINT])
{
#if POINT_CHECKED
    return points_ed25519_read(r, in);
#else
    return points_ed25519_read(r, in) && ed25519_point_is_in_subgroup(r);
#endif
}

int pedersen_ed25519_add(uint8_t sum[POINT], const uint8_t a[POINT], const uint8_t b[POINT])
{
    ed25519_point p, q;

    memset(sum, 0, POINT);
    if (!read(&p, a) || !read(&q, b))
        return 0;
    ed25519_point_add(&p, &p, &q);
    return points_ed25519_write(sum, &p);
}
