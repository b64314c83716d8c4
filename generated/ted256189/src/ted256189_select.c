/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
#include "ted256189_internal.h"

/* The table scan: every entry is read whatever the index, and masks, not branches, decide which one is kept.
 * Vectors of 32 bytes; the compiler turns them into the vector instructions of the processor.
 */
typedef uint64_t ted256189_vector __attribute__((vector_size(32), aligned(8), may_alias));
#define TED256189_LANES 4

#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(TED256189_SANITIZED)
__attribute__((no_sanitize("address"))) /* whose frames nothing clears */
#endif
#endif
__attribute__((target("avx2")))
TED256189_C_ABI void ted256189_select(uint64_t *r, const uint64_t *table, uint64_t entries, uint64_t words, uint64_t index)
{
    uint64_t k, i;
    const ted256189_vector one = (ted256189_vector){0} + 1, wanted = (ted256189_vector){0} + index;
    k = 0;
    for (; k + 4 * TED256189_LANES <= words; k += 4 * TED256189_LANES) {
        ted256189_vector a0 = {0}, a1 = {0}, a2 = {0}, a3 = {0};
        ted256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            ted256189_vector keep = (ted256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const ted256189_vector *)(entry + 0 * TED256189_LANES) & keep;
            a1 |= *(const ted256189_vector *)(entry + 1 * TED256189_LANES) & keep;
            a2 |= *(const ted256189_vector *)(entry + 2 * TED256189_LANES) & keep;
            a3 |= *(const ted256189_vector *)(entry + 3 * TED256189_LANES) & keep;
        } while (++i < entries);
        *(ted256189_vector *)(r + k + 0 * TED256189_LANES) = a0;
        *(ted256189_vector *)(r + k + 1 * TED256189_LANES) = a1;
        *(ted256189_vector *)(r + k + 2 * TED256189_LANES) = a2;
        *(ted256189_vector *)(r + k + 3 * TED256189_LANES) = a3;
    }
    for (; k + 3 * TED256189_LANES <= words; k += 3 * TED256189_LANES) {
        ted256189_vector a0 = {0}, a1 = {0}, a2 = {0};
        ted256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            ted256189_vector keep = (ted256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const ted256189_vector *)(entry + 0 * TED256189_LANES) & keep;
            a1 |= *(const ted256189_vector *)(entry + 1 * TED256189_LANES) & keep;
            a2 |= *(const ted256189_vector *)(entry + 2 * TED256189_LANES) & keep;
        } while (++i < entries);
        *(ted256189_vector *)(r + k + 0 * TED256189_LANES) = a0;
        *(ted256189_vector *)(r + k + 1 * TED256189_LANES) = a1;
        *(ted256189_vector *)(r + k + 2 * TED256189_LANES) = a2;
    }
    for (; k + 2 * TED256189_LANES <= words; k += 2 * TED256189_LANES) {
        ted256189_vector a0 = {0}, a1 = {0};
        ted256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            ted256189_vector keep = (ted256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const ted256189_vector *)(entry + 0 * TED256189_LANES) & keep;
            a1 |= *(const ted256189_vector *)(entry + 1 * TED256189_LANES) & keep;
        } while (++i < entries);
        *(ted256189_vector *)(r + k + 0 * TED256189_LANES) = a0;
        *(ted256189_vector *)(r + k + 1 * TED256189_LANES) = a1;
    }
    for (; k + 1 < words && words >= TED256189_LANES; k += TED256189_LANES) {
        k = k + TED256189_LANES <= words ? k : words - TED256189_LANES; /* two words and more that are left: a vector that takes words of the one before again */
        ted256189_vector a0 = {0};
        ted256189_vector number = {0};
        i = 0;
        do { /* entries > 0, and no zero-trip case that a compiler would make a memset of */
            const uint64_t *entry = table + i * words + k;
            ted256189_vector keep = (ted256189_vector)(number == wanted);
            __asm__("" : "+x"(keep));
            number += one;
            a0 |= *(const ted256189_vector *)(entry + 0 * TED256189_LANES) & keep;
        } while (++i < entries);
        *(ted256189_vector *)(r + k + 0 * TED256189_LANES) = a0;
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
