/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "entropy.h"

#include <stdio.h>

int random_bytes(uint8_t *out, size_t count)
{
    FILE *source = fopen("/dev/urandom", "rb");
    int is_whole = source && fread(out, 1, count, source) == count;

    if (source)
        fclose(source);
    return is_whole;
}
