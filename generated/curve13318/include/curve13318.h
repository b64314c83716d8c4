/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* curve13318: scalar multiplication on curve13318 (y^2 = x^3 - 3 x + 13318 over the integers modulo
 * 0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffed).
 *
 * Encodings (xy). A field element is 32 bytes, a scalar 32 bytes, both little-endian. An affine point is x, then y.
 * Only the canonical encoding is accepted: a coordinate must be smaller than the prime, a scalar smaller than the
 * order r = 0x80000000000000000000000000000000f4f654f83deb8d16eb7d12dc4dc2cbe3.
 * A compressed point is 32 bytes: x, with the lowest bit of y in the topmost bit of the last byte.
 *
 * Time. Functions run in constant time with respect to scalars and points, also on the failing paths, except those
 * whose names say vartime; those are for public data only.
 *
 * Overlaps. Inputs may overlap one another in any way; outputs must not overlap one another. An output may overlap
 * an input in any way if either of them is an array of bytes. Otherwise it may begin where the input begins, even
 * if they differ in length, and must not overlap it in any other way. Where a function says `Overlaps`, that holds
 * for the arguments named there: any, the same start, or none. No alignment is required of byte buffers.
 *
 * Memory. No heap, no writable data but kept answers of CPUID, nothing of the C library. The assembly takes at most 336 bytes of stack and 99752 bytes of code.
 * Functions of secrets overwrite the stack that they used, at most 5896 bytes (6856 on Windows) below their caller.
 * The tables of a multiplication take 2560 bytes of the stack, in variable time 1280.
 *
 * Threads. Functions share nothing that they write, those answers aside, which are atomic: any of them may run in several threads at once, on buffers that none writes
 * while another uses them.
 *
 * CPU. Needs x86-64 with BMI2, ADX, AVX2; where the CPU lacks them, functions that check, read or write the encoding of a point return
 * CURVE13318_ERR_CPU, and others may stop the program: ask curve13318_cpu_supported before them.
 * Define CURVE13318_ASSUME_CPU to leave that check out.
 */
#ifndef CURVE13318_H
#define CURVE13318_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CURVE13318_VERSION "0.1.0"
#define CURVE13318_VERSION_NUMBER 100 /* 10000 major + 100 minor + patch */

#define CURVE13318_FIELD_BYTES 32
#define CURVE13318_SCALAR_BYTES 32
#define CURVE13318_POINT_BYTES 64
#define CURVE13318_COMPRESSED_BYTES 32

/* An integer modulo the order r = 0x80000000000000000000000000000000f4f654f83deb8d16eb7d12dc4dc2cbe3, for curve13318_fr_... alone to look into: canonical
 * words, so that equal numbers have equal bytes. */
typedef struct {
    uint64_t w[4];
} curve13318_fr;

/* A point in projective coordinates with a4=-3, for curve13318_point_... alone to look into: a point has many of them. */
typedef struct {
    uint64_t w[12];
} curve13318_point;

/* How many curve13318_points curve13318_point_msm_vartime takes as working memory for `count` points or fewer, a constant where count is one:
 *     curve13318_point memory[CURVE13318_MSM_MEMORY(16)], *more = malloc(CURVE13318_MSM_MEMORY(n) * sizeof(curve13318_point)); */
#define CURVE13318_MSM_MEMORY(count) \
    ((size_t)(count) < 165 ? ((size_t)(count) * 129 + 12) / 12 : \
     (size_t)(count) < 1219 ? ((size_t)(count) * 13 + 50072) / 12 : \
     (size_t)(count) < 6038 ? ((size_t)(count) * 13 + 52760) / 12 : \
     (size_t)(count) < 37618 ? ((size_t)(count) * 13 + 63512) / 12 : \
     (size_t)(count) < 175232 ? ((size_t)(count) * 13 + 106520) / 12 : \
     ((size_t)(count) * 13 + 278552) / 12)

/* Return codes. A negative code is a refusal, and the output is then all zero (of a curve13318_point the neutral element). */
#define CURVE13318_OK 0
#define CURVE13318_NEUTRAL 1         /* the result is the neutral element; the output is all zero */
#define CURVE13318_ERR_SCALAR (-1)   /* the scalar is not smaller than the order r */
#define CURVE13318_ERR_ENCODING (-2) /* a coordinate is not smaller than the prime, or is 0 with the sign of 1 */
#define CURVE13318_ERR_CURVE (-3)    /* the point is not on the curve */
#define CURVE13318_ERR_ORDER (-4)    /* never returned here: the cofactor is 1 */
#define CURVE13318_ERR_CPU (-5)      /* this CPU lacks an instruction that the library uses */

/* 1 if this CPU has the instructions that the library uses, else 0. */
int curve13318_cpu_supported(void);

/* out = [scalar] point, constant time. Refuses invalid points. The scalar 0 is allowed and gives CURVE13318_NEUTRAL, which
 * is no error. Every point that can be encoded has order r. */
int curve13318_scalarmult(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES], const uint8_t point[CURVE13318_POINT_BYTES]);

/* The same function in variable time: only where scalar and point are public. */
int curve13318_scalarmult_vartime(uint8_t out[CURVE13318_POINT_BYTES],
                         const uint8_t scalar[CURVE13318_SCALAR_BYTES],
                         const uint8_t point[CURVE13318_POINT_BYTES]);

/* out = [scalar] G for the base point G, constant time. */
int curve13318_scalarmult_base(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES]);

/* The base point G. */
void curve13318_base(uint8_t out[CURVE13318_POINT_BYTES]);

/* CURVE13318_OK, CURVE13318_ERR_ENCODING, CURVE13318_ERR_CURVE or CURVE13318_ERR_ORDER. This is the check of a public key. */
int curve13318_point_validate(const uint8_t point[CURVE13318_POINT_BYTES]);

/* r = the point that `in` encodes: CURVE13318_OK, CURVE13318_ERR_ENCODING or CURVE13318_ERR_CURVE. Its order is not looked at. The neutral
 * element has no encoding; r is neutral where the code is a refusal. */
int curve13318_point_decode(curve13318_point *r, const uint8_t in[CURVE13318_POINT_BYTES]);

/* The encoding: CURVE13318_OK, or CURVE13318_NEUTRAL for the neutral element. */
int curve13318_point_encode(uint8_t out[CURVE13318_POINT_BYTES], const curve13318_point *a);

/* The encodings of `count` points one behind the other, with one inversion for all. CURVE13318_NEUTRAL if one is neutral,
 * else CURVE13318_OK; the others are encoded. Overlaps: `out` with `in`: none. */
int curve13318_point_encode_many(uint8_t *out, const curve13318_point *in, size_t count);

/* r = a + b, a - b, 2 a, -a. Right for all points of the curve. */
void curve13318_point_add(curve13318_point *r, const curve13318_point *a, const curve13318_point *b);
void curve13318_point_sub(curve13318_point *r, const curve13318_point *a, const curve13318_point *b);
void curve13318_point_dbl(curve13318_point *r, const curve13318_point *a);
void curve13318_point_neg(curve13318_point *r, const curve13318_point *a);

/* 1 if a = b; 1 if a is the neutral element. */
int curve13318_point_equal(const curve13318_point *a, const curve13318_point *b);
int curve13318_point_is_neutral(const curve13318_point *a);

/* r = a if the lowest bit of flag is 1, else r stays. */
void curve13318_point_cmov(curve13318_point *r, const curve13318_point *a, int flag);

/* The base point G; the neutral element. */
void curve13318_point_base(curve13318_point *r);
void curve13318_point_neutral(curve13318_point *r);

/* r = [k] a. Right for all points of the curve. */
void curve13318_point_mul(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a);

/* The same function in variable time: only where k and a are public. */
void curve13318_point_mul_vartime(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a);

/* r = [k] G for the base point G. */
void curve13318_point_mul_base(curve13318_point *r, const curve13318_fr *k);

/* r = [a] p + [b] q. Right for all points of the curve. */
void curve13318_point_mul2(curve13318_point *r, const curve13318_fr *a, const curve13318_point *p, const curve13318_fr *b, const curve13318_point *q);

/* r = [a] G + [b] p in variable time: only where all is public, as in the check of a signature. Right for all
 * points of the curve. */
void curve13318_point_mul2_base_vartime(curve13318_point *r, const curve13318_fr *a, const curve13318_fr *b, const curve13318_point *p);

/* r = the sum of [k[i]] a[i] for i < count, neutral if count is 0, in variable time: only where all is public.
 * `memory` are CURVE13318_MSM_MEMORY(count) points of any content. With count 0 the others may be NULL. Right for all
 * points of the curve. Overlaps: `r` with `memory`, `k` and `a`: any; `memory` with `k` and `a`: none. */
void curve13318_point_msm_vartime(curve13318_point *r, curve13318_point *memory, const curve13318_fr *k, const curve13318_point *a, size_t count);

/* r = [1] a, a point of the subgroup of order r. Right for all points of the curve. */
void curve13318_point_clear_cofactor(curve13318_point *r, const curve13318_point *a);

/* 1 if [r] a is the neutral element, that is if a is a multiple of the base point. */
int curve13318_point_is_in_subgroup(const curve13318_point *a);

/* Compress an encoded point (CURVE13318_ERR_ENCODING, CURVE13318_ERR_CURVE if it is none). The neutral element has no encoding. */
int curve13318_compress(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint8_t point[CURVE13318_POINT_BYTES]);

/* Decode: CURVE13318_ERR_ENCODING if not canonical, CURVE13318_ERR_CURVE if no such point. The order is not looked at. */
int curve13318_decompress(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t compressed[CURVE13318_COMPRESSED_BYTES]);

/* The compressed encoding; codes as those of point_encode. */
int curve13318_point_encode_compressed(uint8_t out[CURVE13318_COMPRESSED_BYTES], const curve13318_point *a);

/* 1 if a < r. The other functions on encoded scalars, constant time too, reduce any a and b first. */
int curve13318_scalar_is_valid(const uint8_t a[CURVE13318_SCALAR_BYTES]);

/* out = in modulo r. `in` is one little-endian number of any length (0 bytes are the number 0); the time depends
 * on in_bytes alone and grows with it. For a uniform scalar take 48 random bytes or more. */
void curve13318_scalar_reduce(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t *in, size_t in_bytes);

/* out = a + b, a * b, -a modulo r. */
void curve13318_scalar_add(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES]);
void curve13318_scalar_mul(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES]);
void curve13318_scalar_neg(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES]);

/* CURVE13318_OK, or CURVE13318_ERR_SCALAR and r = 0 if the encoded integer is not below the order. */
int curve13318_fr_decode(curve13318_fr *r, const uint8_t in[CURVE13318_SCALAR_BYTES]);

/* The encoding, 32 bytes. */
void curve13318_fr_encode(uint8_t out[CURVE13318_SCALAR_BYTES], const curve13318_fr *a);

/* r = in modulo the order, as scalar_reduce does it. */
void curve13318_fr_reduce(curve13318_fr *r, const uint8_t *in, size_t in_bytes);

/* r = a + b, a - b, -a, a * b, a * b + c modulo the order. */
void curve13318_fr_add(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b);
void curve13318_fr_sub(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b);
void curve13318_fr_neg(curve13318_fr *r, const curve13318_fr *a);
void curve13318_fr_mul(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b);
void curve13318_fr_muladd(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b, const curve13318_fr *c);

/* r = 1 / a modulo the order, 0 for a = 0. */
void curve13318_fr_inv(curve13318_fr *r, const curve13318_fr *a);

/* r = a / 2 modulo the order. */
void curve13318_fr_half(curve13318_fr *r, const curve13318_fr *a);

/* 1 if a = 0; 1 if a = b. */
int curve13318_fr_is_zero(const curve13318_fr *a);
int curve13318_fr_equal(const curve13318_fr *a, const curve13318_fr *b);

/* r = a if the lowest bit of flag is 1, else r stays. */
void curve13318_fr_cmov(curve13318_fr *r, const curve13318_fr *a, int flag);

/* `count` < 32 bits of a from `position` on; bits above the order's are 0. Position and count are public. */
unsigned curve13318_fr_bits(const curve13318_fr *a, size_t position, size_t count);

#ifdef __cplusplus
}
#endif

#endif
