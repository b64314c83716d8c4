/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
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

/* It moves arrays to a second stack, of which nothing is cleared. */
#if defined(__has_feature)
#if __has_feature(safe_stack)
#error "ted256189 clears one stack, and -fsanitize=safe-stack makes two: build it without that flag"
#endif
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

/* Bodies of public functions of secrets, which ted256189_entry.S calls. */
TED256189_HIDDEN int ted256189_scalarmult_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES], const uint8_t point[TED256189_POINT_BYTES]);
TED256189_HIDDEN int ted256189_scalarmult_base_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES]);
TED256189_HIDDEN int ted256189_point_validate_work(const uint8_t point[TED256189_POINT_BYTES]);
TED256189_HIDDEN int ted256189_point_decode_work(ted256189_point *r, const uint8_t in[TED256189_POINT_BYTES]);
TED256189_HIDDEN int ted256189_point_encode_work(uint8_t out[TED256189_POINT_BYTES], const ted256189_point *a);
TED256189_HIDDEN int ted256189_point_encode_many_work(uint8_t *out, const ted256189_point *in, size_t count);
TED256189_HIDDEN void ted256189_point_add_work(ted256189_point *r, const ted256189_point *a, const ted256189_point *b);
TED256189_HIDDEN void ted256189_point_sub_work(ted256189_point *r, const ted256189_point *a, const ted256189_point *b);
TED256189_HIDDEN void ted256189_point_dbl_work(ted256189_point *r, const ted256189_point *a);
TED256189_HIDDEN void ted256189_point_neg_work(ted256189_point *r, const ted256189_point *a);
TED256189_HIDDEN int ted256189_point_equal_work(const ted256189_point *a, const ted256189_point *b);
TED256189_HIDDEN int ted256189_point_is_neutral_work(const ted256189_point *a);
TED256189_HIDDEN void ted256189_point_cmov_work(ted256189_point *r, const ted256189_point *a, int flag);
TED256189_HIDDEN void ted256189_point_mul_work(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a);
TED256189_HIDDEN void ted256189_point_mul_base_work(ted256189_point *r, const ted256189_fr *k);
TED256189_HIDDEN void ted256189_point_mul2_work(ted256189_point *r, const ted256189_fr *a, const ted256189_point *p, const ted256189_fr *b, const ted256189_point *q);
TED256189_HIDDEN void ted256189_point_clear_cofactor_work(ted256189_point *r, const ted256189_point *a);
TED256189_HIDDEN int ted256189_point_is_in_subgroup_work(const ted256189_point *a);
TED256189_HIDDEN int ted256189_compress_work(uint8_t out[TED256189_COMPRESSED_BYTES], const uint8_t point[TED256189_POINT_BYTES]);
TED256189_HIDDEN int ted256189_decompress_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t compressed[TED256189_COMPRESSED_BYTES]);
TED256189_HIDDEN int ted256189_point_encode_compressed_work(uint8_t out[TED256189_COMPRESSED_BYTES], const ted256189_point *a);
TED256189_HIDDEN int ted256189_scalar_is_valid_work(const uint8_t a[TED256189_SCALAR_BYTES]);
TED256189_HIDDEN void ted256189_scalar_reduce_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes);
TED256189_HIDDEN void ted256189_scalar_add_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES]);
TED256189_HIDDEN void ted256189_scalar_mul_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES]);
TED256189_HIDDEN void ted256189_scalar_neg_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES]);
TED256189_HIDDEN int ted256189_fr_decode_work(ted256189_fr *r, const uint8_t in[TED256189_SCALAR_BYTES]);
TED256189_HIDDEN void ted256189_fr_encode_work(uint8_t out[TED256189_SCALAR_BYTES], const ted256189_fr *a);
TED256189_HIDDEN void ted256189_fr_reduce_work(ted256189_fr *r, const uint8_t *in, size_t in_bytes);
TED256189_HIDDEN void ted256189_fr_inv_work(ted256189_fr *r, const ted256189_fr *a);
TED256189_HIDDEN void ted256189_fr_half_work(ted256189_fr *r, const ted256189_fr *a);
TED256189_HIDDEN int ted256189_fr_is_zero_work(const ted256189_fr *a);
TED256189_HIDDEN int ted256189_fr_equal_work(const ted256189_fr *a, const ted256189_fr *b);
TED256189_HIDDEN void ted256189_fr_cmov_work(ted256189_fr *r, const ted256189_fr *a, int flag);
TED256189_HIDDEN unsigned ted256189_fr_bits_work(const ted256189_fr *a, size_t position, size_t count);

/* What is in use of vector registers: 1 what every x86-64 has, 2 twice as wide, 3 all of AVX-512. */
TED256189_HIDDEN unsigned ted256189_vector_registers(void);

#endif
