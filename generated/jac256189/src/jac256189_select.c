/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189 --vector none
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
#include "jac256189_internal.h"

/* The table scan: every entry is read whatever the index, and masks, not branches, decide which one is kept.
 * Vectors of 32 bytes; the compiler turns them into the vector instructions of the processor.
 */
typedef uint64_t jac256189_vector __attribute__((vector_size(32), aligned(8), may_alias));
#define JAC256189_LANES 4

#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(JAC256189_SANITIZED)
__attribute__((no_sanitize("address"))) /* whose frames nothing clears */
#endif
#endif
__attribute__((target("avx2")))
JAC256189_C_ABI void jac256189_select(uint64_t *r, const uint64_t *table, uint64_t entries, uint64_t words, uint64_t index)
{
    uint64_t k, i;
    const jac256189_vector one = (jac256189_vector){0} + 1, wanted = (jac256189_vector){0} + index;
    k = 0;
    for (; k + 5 * JAC256189_LANES <= words; k += 5 * JAC256189_LANES) {
        jac256189_vector a0 = {0}, a1 = {0}, a2 = {0}, a3 = {0}, a4 = {0};
        jac256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            jac256189_vector keep = (jac256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const jac256189_vector *)(entry + 0 * JAC256189_LANES) & keep;
            a1 |= *(const jac256189_vector *)(entry + 1 * JAC256189_LANES) & keep;
            a2 |= *(const jac256189_vector *)(entry + 2 * JAC256189_LANES) & keep;
            a3 |= *(const jac256189_vector *)(entry + 3 * JAC256189_LANES) & keep;
            a4 |= *(const jac256189_vector *)(entry + 4 * JAC256189_LANES) & keep;
        } while (++i < entries);
        *(jac256189_vector *)(r + k + 0 * JAC256189_LANES) = a0;
        *(jac256189_vector *)(r + k + 1 * JAC256189_LANES) = a1;
        *(jac256189_vector *)(r + k + 2 * JAC256189_LANES) = a2;
        *(jac256189_vector *)(r + k + 3 * JAC256189_LANES) = a3;
        *(jac256189_vector *)(r + k + 4 * JAC256189_LANES) = a4;
    }
    for (; k + 4 * JAC256189_LANES <= words; k += 4 * JAC256189_LANES) {
        jac256189_vector a0 = {0}, a1 = {0}, a2 = {0}, a3 = {0};
        jac256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            jac256189_vector keep = (jac256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const jac256189_vector *)(entry + 0 * JAC256189_LANES) & keep;
            a1 |= *(const jac256189_vector *)(entry + 1 * JAC256189_LANES) & keep;
            a2 |= *(const jac256189_vector *)(entry + 2 * JAC256189_LANES) & keep;
            a3 |= *(const jac256189_vector *)(entry + 3 * JAC256189_LANES) & keep;
        } while (++i < entries);
        *(jac256189_vector *)(r + k + 0 * JAC256189_LANES) = a0;
        *(jac256189_vector *)(r + k + 1 * JAC256189_LANES) = a1;
        *(jac256189_vector *)(r + k + 2 * JAC256189_LANES) = a2;
        *(jac256189_vector *)(r + k + 3 * JAC256189_LANES) = a3;
    }
    for (; k + 3 * JAC256189_LANES <= words; k += 3 * JAC256189_LANES) {
        jac256189_vector a0 = {0}, a1 = {0}, a2 = {0};
        jac256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            jac256189_vector keep = (jac256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const jac256189_vector *)(entry + 0 * JAC256189_LANES) & keep;
            a1 |= *(const jac256189_vector *)(entry + 1 * JAC256189_LANES) & keep;
            a2 |= *(const jac256189_vector *)(entry + 2 * JAC256189_LANES) & keep;
        } while (++i < entries);
        *(jac256189_vector *)(r + k + 0 * JAC256189_LANES) = a0;
        *(jac256189_vector *)(r + k + 1 * JAC256189_LANES) = a1;
        *(jac256189_vector *)(r + k + 2 * JAC256189_LANES) = a2;
    }
    for (; k + 2 * JAC256189_LANES <= words; k += 2 * JAC256189_LANES) {
        jac256189_vector a0 = {0}, a1 = {0};
        jac256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            jac256189_vector keep = (jac256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const jac256189_vector *)(entry + 0 * JAC256189_LANES) & keep;
            a1 |= *(const jac256189_vector *)(entry + 1 * JAC256189_LANES) & keep;
        } while (++i < entries);
        *(jac256189_vector *)(r + k + 0 * JAC256189_LANES) = a0;
        *(jac256189_vector *)(r + k + 1 * JAC256189_LANES) = a1;
    }
    for (; k + 1 < words && words >= JAC256189_LANES; k += JAC256189_LANES) {
        k = k + JAC256189_LANES <= words ? k : words - JAC256189_LANES; /* two words and more that are left: a vector that takes words of the one before again */
        jac256189_vector a0 = {0};
        jac256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            jac256189_vector keep = (jac256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const jac256189_vector *)(entry + 0 * JAC256189_LANES) & keep;
        } while (++i < entries);
        *(jac256189_vector *)(r + k + 0 * JAC256189_LANES) = a0;
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
