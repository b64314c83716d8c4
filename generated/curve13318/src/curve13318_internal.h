/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
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

/* It moves arrays to a second stack, of which nothing is cleared. */
#if defined(__has_feature)
#if __has_feature(safe_stack)
#error "curve13318 clears one stack, and -fsanitize=safe-stack makes two: build it without that flag"
#endif
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

/* Bodies of public functions of secrets, which curve13318_entry.S calls. */
CURVE13318_HIDDEN int curve13318_scalarmult_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES], const uint8_t point[CURVE13318_POINT_BYTES]);
CURVE13318_HIDDEN int curve13318_scalarmult_base_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES]);
CURVE13318_HIDDEN int curve13318_point_validate_work(const uint8_t point[CURVE13318_POINT_BYTES]);
CURVE13318_HIDDEN int curve13318_point_decode_work(curve13318_point *r, const uint8_t in[CURVE13318_POINT_BYTES]);
CURVE13318_HIDDEN int curve13318_point_encode_work(uint8_t out[CURVE13318_POINT_BYTES], const curve13318_point *a);
CURVE13318_HIDDEN int curve13318_point_encode_many_work(uint8_t *out, const curve13318_point *in, size_t count);
CURVE13318_HIDDEN void curve13318_point_add_work(curve13318_point *r, const curve13318_point *a, const curve13318_point *b);
CURVE13318_HIDDEN void curve13318_point_sub_work(curve13318_point *r, const curve13318_point *a, const curve13318_point *b);
CURVE13318_HIDDEN void curve13318_point_dbl_work(curve13318_point *r, const curve13318_point *a);
CURVE13318_HIDDEN void curve13318_point_neg_work(curve13318_point *r, const curve13318_point *a);
CURVE13318_HIDDEN int curve13318_point_equal_work(const curve13318_point *a, const curve13318_point *b);
CURVE13318_HIDDEN int curve13318_point_is_neutral_work(const curve13318_point *a);
CURVE13318_HIDDEN void curve13318_point_cmov_work(curve13318_point *r, const curve13318_point *a, int flag);
CURVE13318_HIDDEN void curve13318_point_mul_work(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a);
CURVE13318_HIDDEN void curve13318_point_mul_base_work(curve13318_point *r, const curve13318_fr *k);
CURVE13318_HIDDEN void curve13318_point_mul2_work(curve13318_point *r, const curve13318_fr *a, const curve13318_point *p, const curve13318_fr *b, const curve13318_point *q);
CURVE13318_HIDDEN void curve13318_point_clear_cofactor_work(curve13318_point *r, const curve13318_point *a);
CURVE13318_HIDDEN int curve13318_point_is_in_subgroup_work(const curve13318_point *a);
CURVE13318_HIDDEN int curve13318_compress_work(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint8_t point[CURVE13318_POINT_BYTES]);
CURVE13318_HIDDEN int curve13318_decompress_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t compressed[CURVE13318_COMPRESSED_BYTES]);
CURVE13318_HIDDEN int curve13318_point_encode_compressed_work(uint8_t out[CURVE13318_COMPRESSED_BYTES], const curve13318_point *a);
CURVE13318_HIDDEN int curve13318_scalar_is_valid_work(const uint8_t a[CURVE13318_SCALAR_BYTES]);
CURVE13318_HIDDEN void curve13318_scalar_reduce_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t *in, size_t in_bytes);
CURVE13318_HIDDEN void curve13318_scalar_add_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES]);
CURVE13318_HIDDEN void curve13318_scalar_mul_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES]);
CURVE13318_HIDDEN void curve13318_scalar_neg_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES]);
CURVE13318_HIDDEN int curve13318_fr_decode_work(curve13318_fr *r, const uint8_t in[CURVE13318_SCALAR_BYTES]);
CURVE13318_HIDDEN void curve13318_fr_encode_work(uint8_t out[CURVE13318_SCALAR_BYTES], const curve13318_fr *a);
CURVE13318_HIDDEN void curve13318_fr_reduce_work(curve13318_fr *r, const uint8_t *in, size_t in_bytes);
CURVE13318_HIDDEN void curve13318_fr_inv_work(curve13318_fr *r, const curve13318_fr *a);
CURVE13318_HIDDEN void curve13318_fr_half_work(curve13318_fr *r, const curve13318_fr *a);
CURVE13318_HIDDEN int curve13318_fr_is_zero_work(const curve13318_fr *a);
CURVE13318_HIDDEN int curve13318_fr_equal_work(const curve13318_fr *a, const curve13318_fr *b);
CURVE13318_HIDDEN void curve13318_fr_cmov_work(curve13318_fr *r, const curve13318_fr *a, int flag);
CURVE13318_HIDDEN unsigned curve13318_fr_bits_work(const curve13318_fr *a, size_t position, size_t count);

/* What is in use of vector registers: 1 what every x86-64 has, 2 twice as wide, 3 all of AVX-512. */
CURVE13318_HIDDEN unsigned curve13318_vector_registers(void);

#endif
