/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* The routines of curve13318 that stay inside the library: field elements are 4 little-endian 64-bit words,
 * any value below 2^256 stands for its residue; coordinates lie one after another. An output may be the same
 * pointer as an input.
 */
#ifndef CURVE13318_INTERNAL_H
#define CURVE13318_INTERNAL_H

#include "../include/curve13318.h"

#if defined(_MSC_VER) && !defined(__clang__)
#error "curve13318 is GNU assembly and C with GNU attributes: build it with clang-cl or MinGW; its header and archive are for MSVC too"
#endif
#if !(defined(__x86_64__) && !defined(__ILP32__))
#error "curve13318 is x86-64 assembly: it cannot be built for this processor, or for pointers of 32 bits (x32)"
#endif

#define CURVE13318_WORDS 4

#if defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__)
#define CURVE13318_HIDDEN __attribute__((visibility("hidden")))
#else
#define CURVE13318_HIDDEN
#endif

/* The routines follow the System V calling convention on every system. */
#define CURVE13318_ABI __attribute__((sysv_abi))
/* Those in C follow the compiler's on Windows: to functions of another convention it gives no unwind data. */
#if defined(_WIN32) || defined(__CYGWIN__)
#define CURVE13318_C_ABI
#else
#define CURVE13318_C_ABI CURVE13318_ABI
#endif

CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_add(uint64_t *r, const uint64_t *a, const uint64_t *b);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_sub(uint64_t *r, const uint64_t *a, const uint64_t *b);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_sqr(uint64_t *r, const uint64_t *a);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_nsqr(uint64_t *r, const uint64_t *a, uint64_t count);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_canon(uint64_t *r, const uint64_t *a);
CURVE13318_HIDDEN CURVE13318_ABI uint64_t curve13318_fe_is_zero(const uint64_t *a);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_cmov(uint64_t *r, const uint64_t *a, uint64_t flag);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_fe_cneg(uint64_t *r, const uint64_t *a, uint64_t flag);
CURVE13318_HIDDEN CURVE13318_C_ABI void curve13318_select(uint64_t *r, const uint64_t *table, uint64_t entries, uint64_t words, uint64_t index);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_add(uint64_t *r, const uint64_t *a, const uint64_t *b);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_sub(uint64_t *r, const uint64_t *a, const uint64_t *b);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_neg(uint64_t *r, const uint64_t *a);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_muladd(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *c);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_canon(uint64_t *r, const uint64_t *a);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_fold(uint64_t *r, const uint64_t *a, const uint64_t *t);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_reduce_wide(uint64_t *r, const uint64_t *t);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_sc_divsteps(uint64_t *r, const uint64_t *a, const uint64_t *p);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_jac_to_cached(uint64_t *r, const uint64_t *p);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_jac_dbl(uint64_t *r, const uint64_t *p);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_jac_coz_add(uint64_t *r, uint64_t *u, const uint64_t *p, const uint64_t *q);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_jac_4dbl(uint64_t *r, const uint64_t *p);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_jac_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_jac_madd(uint64_t *r, const uint64_t *p, const uint64_t *q);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_prj_madd(uint64_t *r, const uint64_t *p, const uint64_t *q);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_prj_dbl(uint64_t *r, const uint64_t *p);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_prj_add(uint64_t *r, const uint64_t *p, const uint64_t *q);
CURVE13318_HIDDEN CURVE13318_ABI void curve13318_prj_4dbl(uint64_t *r, const uint64_t *p);

#endif
