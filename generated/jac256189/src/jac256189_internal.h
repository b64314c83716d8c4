/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* The routines of jac256189 that stay inside the library: field elements are 4 little-endian 64-bit words,
 * any value below 2^256 stands for its residue; coordinates lie one after another. An output may be the same
 * pointer as an input.
 */
#ifndef JAC256189_INTERNAL_H
#define JAC256189_INTERNAL_H

#include "../include/jac256189.h"

#if defined(_MSC_VER) && !defined(__clang__)
#error "jac256189 is GNU assembly and C with GNU attributes: build it with clang-cl or MinGW; its header and archive are for MSVC too"
#endif
#if !(defined(__x86_64__) && !defined(__ILP32__))
#error "jac256189 is x86-64 assembly: it cannot be built for this processor, or for pointers of 32 bits (x32)"
#endif

#define JAC256189_WORDS 4

#if defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__)
#define JAC256189_HIDDEN __attribute__((visibility("hidden")))
#else
#define JAC256189_HIDDEN
#endif

/* The routines follow the System V calling convention on every system. */
#define JAC256189_ABI __attribute__((sysv_abi))
/* Those in C follow the compiler's on Windows: to functions of another convention it gives no unwind data. */
#if defined(_WIN32) || defined(__CYGWIN__)
#define JAC256189_C_ABI
#else
#define JAC256189_C_ABI JAC256189_ABI
#endif

JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_add(uint64_t *r, const uint64_t *a, const uint64_t *b);
JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_sub(uint64_t *r, const uint64_t *a, const uint64_t *b);
JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_sqr(uint64_t *r, const uint64_t *a);
JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_nsqr(uint64_t *r, const uint64_t *a, uint64_t count);
JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_canon(uint64_t *r, const uint64_t *a);
JAC256189_HIDDEN JAC256189_ABI uint64_t jac256189_fe_is_zero(const uint64_t *a);
JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_cmov(uint64_t *r, const uint64_t *a, uint64_t flag);
JAC256189_HIDDEN JAC256189_ABI void jac256189_fe_cneg(uint64_t *r, const uint64_t *a, uint64_t flag);
JAC256189_HIDDEN JAC256189_C_ABI void jac256189_select(uint64_t *r, const uint64_t *table, uint64_t entries, uint64_t words, uint64_t index);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_add(uint64_t *r, const uint64_t *a, const uint64_t *b);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_sub(uint64_t *r, const uint64_t *a, const uint64_t *b);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_neg(uint64_t *r, const uint64_t *a);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_mul(uint64_t *r, const uint64_t *a, const uint64_t *b);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_muladd(uint64_t *r, const uint64_t *a, const uint64_t *b, const uint64_t *c);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_canon(uint64_t *r, const uint64_t *a);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_fold(uint64_t *r, const uint64_t *a, const uint64_t *t);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_reduce_wide(uint64_t *r, const uint64_t *t);
JAC256189_HIDDEN JAC256189_ABI void jac256189_sc_divsteps(uint64_t *r, const uint64_t *a, const uint64_t *p);
JAC256189_HIDDEN JAC256189_ABI void jac256189_jac_to_cached(uint64_t *r, const uint64_t *p);
JAC256189_HIDDEN JAC256189_ABI void jac256189_jac_dbl(uint64_t *r, const uint64_t *p);
JAC256189_HIDDEN JAC256189_ABI void jac256189_jac_coz_add(uint64_t *r, uint64_t *u, const uint64_t *p, const uint64_t *q);
JAC256189_HIDDEN JAC256189_ABI void jac256189_jac_4dbl(uint64_t *r, const uint64_t *p);
JAC256189_HIDDEN JAC256189_ABI void jac256189_jac_dbladd(uint64_t *r, const uint64_t *p, const uint64_t *q);
JAC256189_HIDDEN JAC256189_ABI void jac256189_prj_add(uint64_t *r, const uint64_t *p, const uint64_t *q);
JAC256189_HIDDEN JAC256189_ABI void jac256189_jac_madd(uint64_t *r, const uint64_t *p, const uint64_t *q);
JAC256189_HIDDEN JAC256189_ABI void jac256189_prj_madd(uint64_t *r, const uint64_t *p, const uint64_t *q);
JAC256189_HIDDEN JAC256189_ABI void jac256189_jac_readd(uint64_t *r, const uint64_t *p, const uint64_t *q);

#endif
