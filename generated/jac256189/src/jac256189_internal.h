/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189 --vector none
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

/* It moves arrays to a second stack, of which nothing is cleared. */
#if defined(__has_feature)
#if __has_feature(safe_stack)
#error "jac256189 clears one stack, and -fsanitize=safe-stack makes two: build it without that flag"
#endif
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

/* Bodies of public functions of secrets, which jac256189_entry.S calls. */
JAC256189_HIDDEN int jac256189_scalarmult_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES]);
JAC256189_HIDDEN int jac256189_scalarmult_base_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES]);
JAC256189_HIDDEN int jac256189_point_validate_work(const uint8_t point[JAC256189_POINT_BYTES]);
JAC256189_HIDDEN int jac256189_point_decode_work(jac256189_point *r, const uint8_t in[JAC256189_POINT_BYTES]);
JAC256189_HIDDEN int jac256189_point_encode_work(uint8_t out[JAC256189_POINT_BYTES], const jac256189_point *a);
JAC256189_HIDDEN int jac256189_point_encode_many_work(uint8_t *out, const jac256189_point *in, size_t count);
JAC256189_HIDDEN void jac256189_point_add_work(jac256189_point *r, const jac256189_point *a, const jac256189_point *b);
JAC256189_HIDDEN void jac256189_point_sub_work(jac256189_point *r, const jac256189_point *a, const jac256189_point *b);
JAC256189_HIDDEN void jac256189_point_dbl_work(jac256189_point *r, const jac256189_point *a);
JAC256189_HIDDEN void jac256189_point_neg_work(jac256189_point *r, const jac256189_point *a);
JAC256189_HIDDEN int jac256189_point_equal_work(const jac256189_point *a, const jac256189_point *b);
JAC256189_HIDDEN int jac256189_point_is_neutral_work(const jac256189_point *a);
JAC256189_HIDDEN void jac256189_point_cmov_work(jac256189_point *r, const jac256189_point *a, int flag);
JAC256189_HIDDEN void jac256189_point_mul_work(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a);
JAC256189_HIDDEN void jac256189_point_mul_base_work(jac256189_point *r, const jac256189_fr *k);
JAC256189_HIDDEN void jac256189_point_mul2_work(jac256189_point *r, const jac256189_fr *a, const jac256189_point *p, const jac256189_fr *b, const jac256189_point *q);
JAC256189_HIDDEN void jac256189_point_clear_cofactor_work(jac256189_point *r, const jac256189_point *a);
JAC256189_HIDDEN int jac256189_point_is_in_subgroup_work(const jac256189_point *a);
JAC256189_HIDDEN int jac256189_compress_work(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES]);
JAC256189_HIDDEN int jac256189_decompress_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES]);
JAC256189_HIDDEN int jac256189_point_encode_compressed_work(uint8_t out[JAC256189_COMPRESSED_BYTES], const jac256189_point *a);
JAC256189_HIDDEN int jac256189_scalar_is_valid_work(const uint8_t a[JAC256189_SCALAR_BYTES]);
JAC256189_HIDDEN void jac256189_scalar_reduce_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes);
JAC256189_HIDDEN void jac256189_scalar_add_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]);
JAC256189_HIDDEN void jac256189_scalar_mul_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]);
JAC256189_HIDDEN void jac256189_scalar_neg_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES]);
JAC256189_HIDDEN int jac256189_fr_decode_work(jac256189_fr *r, const uint8_t in[JAC256189_SCALAR_BYTES]);
JAC256189_HIDDEN void jac256189_fr_encode_work(uint8_t out[JAC256189_SCALAR_BYTES], const jac256189_fr *a);
JAC256189_HIDDEN void jac256189_fr_reduce_work(jac256189_fr *r, const uint8_t *in, size_t in_bytes);
JAC256189_HIDDEN void jac256189_fr_inv_work(jac256189_fr *r, const jac256189_fr *a);
JAC256189_HIDDEN void jac256189_fr_half_work(jac256189_fr *r, const jac256189_fr *a);
JAC256189_HIDDEN int jac256189_fr_is_zero_work(const jac256189_fr *a);
JAC256189_HIDDEN int jac256189_fr_equal_work(const jac256189_fr *a, const jac256189_fr *b);
JAC256189_HIDDEN void jac256189_fr_cmov_work(jac256189_fr *r, const jac256189_fr *a, int flag);
JAC256189_HIDDEN unsigned jac256189_fr_bits_work(const jac256189_fr *a, size_t position, size_t count);

/* What is in use of vector registers: 1 what every x86-64 has, 2 twice as wide, 3 all of AVX-512. */
JAC256189_HIDDEN unsigned jac256189_vector_registers(void);

#endif
