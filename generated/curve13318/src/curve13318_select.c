/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
#include "curve13318_internal.h"

/* The table scan: every entry is read whatever the index, and masks, not branches, decide which one is kept.
 * Vectors of 32 bytes; the compiler turns them into the vector instructions of the processor.
 */
typedef uint64_t curve13318_vector __attribute__((vector_size(32), aligned(8), may_alias));
#define CURVE13318_LANES 4

#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(CURVE13318_SANITIZED)
__attribute__((no_sanitize("address"))) /* whose frames nothing clears */
#endif
#endif
__attribute__((target("avx2")))
CURVE13318_C_ABI void curve13318_select(uint64_t *r, const uint64_t *table, uint64_t entries, uint64_t words, uint64_t index)
{
    uint64_t k, i;
    const curve13318_vector one = (curve13318_vector){0} + 1, wanted = (curve13318_vector){0} + index;
    k = 0;
    for (; k + 5 * CURVE13318_LANES <= words; k += 5 * CURVE13318_LANES) {
        curve13318_vector a0 = {0}, a1 = {0}, a2 = {0}, a3 = {0}, a4 = {0};
        curve13318_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            curve13318_vector keep = (curve13318_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const curve13318_vector *)(entry + 0 * CURVE13318_LANES) & keep;
            a1 |= *(const curve13318_vector *)(entry + 1 * CURVE13318_LANES) & keep;
            a2 |= *(const curve13318_vector *)(entry + 2 * CURVE13318_LANES) & keep;
            a3 |= *(const curve13318_vector *)(entry + 3 * CURVE13318_LANES) & keep;
            a4 |= *(const curve13318_vector *)(entry + 4 * CURVE13318_LANES) & keep;
        } while (++i < entries);
        *(curve13318_vector *)(r + k + 0 * CURVE13318_LANES) = a0;
        *(curve13318_vector *)(r + k + 1 * CURVE13318_LANES) = a1;
        *(curve13318_vector *)(r + k + 2 * CURVE13318_LANES) = a2;
        *(curve13318_vector *)(r + k + 3 * CURVE13318_LANES) = a3;
        *(curve13318_vector *)(r + k + 4 * CURVE13318_LANES) = a4;
    }
    for (; k + 4 * CURVE13318_LANES <= words; k += 4 * CURVE13318_LANES) {
        curve13318_vector a0 = {0}, a1 = {0}, a2 = {0}, a3 = {0};
        curve13318_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            curve13318_vector keep = (curve13318_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const curve13318_vector *)(entry + 0 * CURVE13318_LANES) & keep;
            a1 |= *(const curve13318_vector *)(entry + 1 * CURVE13318_LANES) & keep;
            a2 |= *(const curve13318_vector *)(entry + 2 * CURVE13318_LANES) & keep;
            a3 |= *(const curve13318_vector *)(entry + 3 * CURVE13318_LANES) & keep;
        } while (++i < entries);
        *(curve13318_vector *)(r + k + 0 * CURVE13318_LANES) = a0;
        *(curve13318_vector *)(r + k + 1 * CURVE13318_LANES) = a1;
        *(curve13318_vector *)(r + k + 2 * CURVE13318_LANES) = a2;
        *(curve13318_vector *)(r + k + 3 * CURVE13318_LANES) = a3;
    }
    for (; k + 3 * CURVE13318_LANES <= words; k += 3 * CURVE13318_LANES) {
        curve13318_vector a0 = {0}, a1 = {0}, a2 = {0};
        curve13318_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            curve13318_vector keep = (curve13318_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const curve13318_vector *)(entry + 0 * CURVE13318_LANES) & keep;
            a1 |= *(const curve13318_vector *)(entry + 1 * CURVE13318_LANES) & keep;
            a2 |= *(const curve13318_vector *)(entry + 2 * CURVE13318_LANES) & keep;
        } while (++i < entries);
        *(curve13318_vector *)(r + k + 0 * CURVE13318_LANES) = a0;
        *(curve13318_vector *)(r + k + 1 * CURVE13318_LANES) = a1;
        *(curve13318_vector *)(r + k + 2 * CURVE13318_LANES) = a2;
    }
    for (; k + 2 * CURVE13318_LANES <= words; k += 2 * CURVE13318_LANES) {
        curve13318_vector a0 = {0}, a1 = {0};
        curve13318_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            curve13318_vector keep = (curve13318_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const curve13318_vector *)(entry + 0 * CURVE13318_LANES) & keep;
            a1 |= *(const curve13318_vector *)(entry + 1 * CURVE13318_LANES) & keep;
        } while (++i < entries);
        *(curve13318_vector *)(r + k + 0 * CURVE13318_LANES) = a0;
        *(curve13318_vector *)(r + k + 1 * CURVE13318_LANES) = a1;
    }
    for (; k + 1 < words && words >= CURVE13318_LANES; k += CURVE13318_LANES) {
        k = k + CURVE13318_LANES <= words ? k : words - CURVE13318_LANES; /* two words and more that are left: a vector that takes words of the one before again */
        curve13318_vector a0 = {0};
        curve13318_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            curve13318_vector keep = (curve13318_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const curve13318_vector *)(entry + 0 * CURVE13318_LANES) & keep;
        } while (++i < entries);
        *(curve13318_vector *)(r + k + 0 * CURVE13318_LANES) = a0;
    }
    for (; k < words; ++k) {
        uint64_t a = 0, mask;
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            mask = i ^ index;
            mask = ((mask | (0 - mask)) >> 63) - 1;
            __asm__("" : "+r"(mask));
            a |= table[i * words + k] & mask;
        } while (++i < entries);
        r[k] = a;
    }
}
