/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "hash.h"

#include "sha2.h"

#include <string.h>

void hash_sha512(uint8_t *out, size_t out_bytes, const hash_string *strings, size_t count)
{
    uint8_t digest[64], length[8], block = 0;
    size_t done, i, j;
    sha2 h;

    for (done = 0; done < out_bytes; done += sizeof digest, ++block) {
        sha512_start(&h);
        sha2_add(&h, &block, 1);
        for (i = 0; i < count; ++i) {
            for (j = 0; j < sizeof length; ++j)
                length[j] = (uint8_t)((uint64_t)strings[i].length >> 8 * j);
            sha2_add(&h, length, sizeof length);
            sha2_add(&h, strings[i].bytes, strings[i].length);
        }
        sha2_finish(&h, digest);
        memcpy(out + done, digest, out_bytes - done < sizeof digest ? out_bytes - done : sizeof digest);
    }
}
