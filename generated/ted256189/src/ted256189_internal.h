/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* The routines of ted256189 that stay inside the library: field elements are 4 little-endian 64-bit words,
 * any value below 2^256 stands for its residue; coordinates lie one after another. An output may be the same
 * pointer as an input.
 */
#ifndef TED256189_INTERNAL_H
#define TED256189_INTERNAL_H

#include "../include/ted256189.h"

#if defined(_MSC_VER) && !defined(__clang__)
#error "ted256189 is GNU assembly and C with GNU attributes: build it with clang-cl or MinGW; its header and archive are for MSVC too"
#endif
#if !(defined(__x86_64__) && !defined(__ILP32__))
#error "ted256189 is x86-64 assembly: it cannot be built for this processor, or for pointers of 32 bits (x32)"
#endif

#define TED256189_WORDS 4

#if defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__)
#define TED256189_HIDDEN __attribute__((visibility("hidden")))
#else
#define TED256189_HIDDEN
#endif

/* The routines follow the System V calling convention on every system. */
#define TED256189_ABI __attribute__((sysv_abi))
/* Those in C follow the compiler's on Windows: to functions of another convention it gives no unwind data. */
#if defined(_WIN32) || defined(__CYGWIN__)
#define TED256189_C_ABI
#else
#define TED256189_C_ABI TED256189_ABI
#endif

TED256189_HIDDEN TED256189_ABI void ted256189_fe_add(uint64_t *r, const uint64_t *a, const uint64_t *b);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_sub(uint64_t *r, const uint64_t *a, const uint64_t *b);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_sqr(uint64_t *r, const uint64_t *a);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_nsqr(uint64_t *r, const uint64_t *a, uint64_t count);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_canon(uint64_t *r, const uint64_t *a);
TED256189_HIDDEN TED256189_ABI uint64_t ted256189_fe_is_zero(const uint64_t *a);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_cmov(uint64_t *r, const uint64_t *a, uint64_t flag);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_cswap(uint64_t *a, uint64_t *b, uint64_t flag);
TED256189_HIDDEN TED256189_ABI void ted256189_fe_cneg(uint64_t *r, const uint64_t *a, uint64_t flag);
TED256189_HIDDEN TED256189_C_ABI void ted256189_select(uint64_t *r, const uint64_t *table, uint64_t entries, uint64_t words, uint64_t index);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_add(uint64_t *r, const uint64_t *a, const uint64_t *b);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_sub(uint64_t *r, const uint64_t *a, const uint64_t *b);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_neg(uint64_t *r, const uint64_t *a);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_muladd(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *c);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_canon(uint64_t *r, const uint64_t *a);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_fold(uint64_t *r, const uint64_t *a, const uint64_t *t);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_reduce_wide(uint64_t *r, const uint64_t *t);
TED256189_HIDDEN TED256189_ABI void ted256189_sc_divsteps(uint64_t *r, const uint64_t *a, const uint64_t *p);
TED256189_HIDDEN TED256189_ABI void ted256189_ext_to_cached(uint64_t *r, const uint64_t *p);
TED256189_HIDDEN TED256189_ABI void ted256189_ext_readd(uint64_t *r, const uint64_t *p, const uint64_t *q);
TED256189_HIDDEN TED256189_ABI void ted256189_ext_4dbl(uint64_t *r, const uint64_t *p);
TED256189_HIDDEN TED256189_ABI void ted256189_ext_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q);
TED256189_HIDDEN TED256189_ABI void ted256189_ext_dbl(uint64_t *r, const uint64_t *p);
TED256189_HIDDEN TED256189_ABI void ted256189_ext_1dbl(uint64_t *r, const uint64_t *p);
TED256189_HIDDEN TED256189_ABI void ted256189_ext_mreadd(uint64_t *r, const uint64_t *p, const uint64_t *q);

#endif
