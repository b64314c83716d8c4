/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "h2c.h"

#include "sha2.h"

#include <string.h>

enum { DIGEST = 64, BLOCK = 128 }; /* bytes of a digest and of a block of SHA-512 */

/* expand_message_xmd (RFC 9380, section 5.3.1) with SHA-512. */
static int expand(uint8_t *out, size_t count, const uint8_t *message, size_t bytes, const uint8_t *domain, size_t domain_bytes)
{
    static const uint8_t zeros[BLOCK];
    uint8_t first[DIGEST], block[DIGEST] = {0}, length[3] = {(uint8_t)(count >> 8), (uint8_t)count, 0}, size = (uint8_t)domain_bytes, index;
    size_t i, done;
    sha2 h;

    if (domain_bytes == 0 || domain_bytes > 255)
        return 0;
    sha512_start(&h);
    sha2_add(&h, zeros, BLOCK);
    sha2_add(&h, message, bytes);
    sha2_add(&h, length, 3);
    sha2_add(&h, domain, domain_bytes);
    sha2_add(&h, &size, 1);
    sha2_finish(&h, first);
    for (done = 0, index = 1; done < count; done += DIGEST, ++index) {
        for (i = 0; i < DIGEST; ++i)
            block[i] ^= first[i];
        sha512_start(&h);
        sha2_add(&h, block, DIGEST);
        sha2_add(&h, &index, 1);
        sha2_add(&h, domain, domain_bytes);
        sha2_add(&h, &size, 1);
        sha2_finish(&h, block);
        memcpy(out + done, block, count - done < DIGEST ? count - done : DIGEST);
    }
    return 1;
}

int h2c_hash(ed25519_point *r, const uint8_t *message, size_t bytes, const uint8_t *domain, size_t domain_bytes)
{
    uint8_t uniform[2 * ED25519_MAP_BYTES];

    if (!expand(uniform, sizeof uniform, message, bytes, domain, domain_bytes))
        return 0;
    ed25519_point_from_uniform(r, uniform);
    return 1;
}

int h2c_encode(ed25519_point *r, const uint8_t *message, size_t bytes, const uint8_t *domain, size_t domain_bytes)
{
    uint8_t uniform[ED25519_MAP_BYTES];

    if (!expand(uniform, sizeof uniform, message, bytes, domain, domain_bytes))
        return 0;
    ed25519_encode_to_curve(r, uniform);
    return 1;
}
