/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189 --vector none
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* jac256189: scalar multiplication on jac256189 (y^2 = x^3 - 3 x + 0xfd63c3319814da55e88e9328e96273c483dca6cc84df53ec8d91b1b3e0237064 over the integers modulo
 * 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff43).
 *
 * Encodings (xy). A field element is 32 bytes, a scalar 32 bytes, both little-endian. An affine point is x, then y.
 * Only the canonical encoding is accepted: a coordinate must be smaller than the prime, a scalar smaller than the
 * order r = 0x19999999999999999999999999999999cc6bd10647eac1cb50d2ffe01b869d35.
 * A compressed point is 33 bytes: x, with the lowest bit of y in the topmost bit of the last byte.
 *
 * Time. Functions run in constant time with respect to scalars and points, also on the failing paths, except those
 * whose names say vartime; those are for public data only.
 *
 * Overlaps. Inputs may overlap one another in any way; outputs must not overlap one another. An output may overlap
 * an input in any way if either of them is an array of bytes. Otherwise it may begin where the input begins, even
 * if they differ in length, and must not overlap it in any other way. Where a function says `Overlaps`, that holds
 * for the arguments named there: any, the same start, or none. No alignment is required of byte buffers.
 *
 * Memory. No heap, no writable data but kept answers of CPUID, nothing of the C library. The assembly takes at most 312 bytes of stack and 77358 bytes of code.
 * Functions of secrets overwrite the stack that they used, at most 6216 bytes (7240 on Windows) below their caller.
 * The tables of a multiplication take 2560 bytes of the stack, in variable time 1280.
 *
 * Threads. Functions share nothing that they write, those answers aside, which are atomic: any of them may run in several threads at once, on buffers that none writes
 * while another uses them.
 *
 * CPU. Needs x86-64 with BMI2, ADX, AVX2; where the CPU lacks them, functions that check, read or write the encoding of a point return
 * JAC256189_ERR_CPU, and others may stop the program: ask jac256189_cpu_supported before them.
 * Define JAC256189_ASSUME_CPU to leave that check out.
 */
#ifndef JAC256189_H
#define JAC256189_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define JAC256189_VERSION "0.1.0"
#define JAC256189_VERSION_NUMBER 100 /* 10000 major + 100 minor + patch */

#define JAC256189_FIELD_BYTES 32
#define JAC256189_SCALAR_BYTES 32
#define JAC256189_POINT_BYTES 64
#define JAC256189_COMPRESSED_BYTES 33

/* An integer modulo the order r = 0x19999999999999999999999999999999cc6bd10647eac1cb50d2ffe01b869d35, for jac256189_fr_... alone to look into: canonical
 * words, so that equal numbers have equal bytes. */
typedef struct {
    uint64_t w[4];
} jac256189_fr;

/* A point in Jacobian coordinates with a4=-3, for jac256189_point_... alone to look into: a point has many of them. */
typedef struct {
    uint64_t w[12];
} jac256189_point;

/* How many jac256189_points jac256189_point_msm_vartime takes as working memory for `count` points or fewer, a constant where count is one:
 *     jac256189_point memory[JAC256189_MSM_MEMORY(16)], *more = malloc(JAC256189_MSM_MEMORY(n) * sizeof(jac256189_point)); */
#define JAC256189_MSM_MEMORY(count) \
    ((size_t)(count) < 194 ? ((size_t)(count) * 128 + 12) / 12 : \
     (size_t)(count) < 905 ? ((size_t)(count) * 13 + 50072) / 12 : \
     (size_t)(count) < 6337 ? ((size_t)(count) * 13 + 52760) / 12 : \
     (size_t)(count) < 33309 ? ((size_t)(count) * 13 + 63512) / 12 : \
     (size_t)(count) < 155220 ? ((size_t)(count) * 13 + 106520) / 12 : \
     ((size_t)(count) * 13 + 278552) / 12)

/* Return codes. A negative code is a refusal, and the output is then all zero (of a jac256189_point the neutral element). */
#define JAC256189_OK 0
#define JAC256189_NEUTRAL 1         /* the result is the neutral element; the output is all zero */
#define JAC256189_ERR_SCALAR (-1)   /* the scalar is not smaller than the order r */
#define JAC256189_ERR_ENCODING (-2) /* a coordinate is not smaller than the prime, or is 0 with the sign of 1 */
#define JAC256189_ERR_CURVE (-3)    /* the point is not on the curve */
#define JAC256189_ERR_ORDER (-4)    /* the point's order divides the cofactor 10 */
#define JAC256189_ERR_CPU (-5)      /* this CPU lacks an instruction that the library uses */

/* 1 if this CPU has the instructions that the library uses, else 0. */
int jac256189_cpu_supported(void);

/* out = [scalar] point, constant time. Refuses invalid points. The scalar 0 is allowed and gives JAC256189_NEUTRAL, which
 * is no error. A point whose order is a multiple of r but not r itself is accepted (the cofactor is 10). */
int jac256189_scalarmult(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES]);

/* The same function in variable time: only where scalar and point are public. */
int jac256189_scalarmult_vartime(uint8_t out[JAC256189_POINT_BYTES],
                         const uint8_t scalar[JAC256189_SCALAR_BYTES],
                         const uint8_t point[JAC256189_POINT_BYTES]);

/* out = [scalar] G for the base point G, constant time. */
int jac256189_scalarmult_base(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES]);

/* The base point G. */
void jac256189_base(uint8_t out[JAC256189_POINT_BYTES]);

/* JAC256189_OK, JAC256189_ERR_ENCODING, JAC256189_ERR_CURVE or JAC256189_ERR_ORDER. This is the check of a public key, but for points of mixed
 * order: where it has to be a multiple of G, point_decode and point_is_in_subgroup tell. */
int jac256189_point_validate(const uint8_t point[JAC256189_POINT_BYTES]);

/* r = the point that `in` encodes: JAC256189_OK, JAC256189_ERR_ENCODING or JAC256189_ERR_CURVE. Its order is not looked at. The neutral
 * element has no encoding; r is neutral where the code is a refusal. */
int jac256189_point_decode(jac256189_point *r, const uint8_t in[JAC256189_POINT_BYTES]);

/* The encoding: JAC256189_OK, or JAC256189_NEUTRAL for the neutral element. */
int jac256189_point_encode(uint8_t out[JAC256189_POINT_BYTES], const jac256189_point *a);

/* The encodings of `count` points one behind the other, with one inversion for all. JAC256189_NEUTRAL if one is neutral,
 * else JAC256189_OK; the others are encoded. Overlaps: `out` with `in`: none. */
int jac256189_point_encode_many(uint8_t *out, const jac256189_point *in, size_t count);

/* r = a + b, a - b, 2 a, -a. Right for all points of the curve. */
void jac256189_point_add(jac256189_point *r, const jac256189_point *a, const jac256189_point *b);
void jac256189_point_sub(jac256189_point *r, const jac256189_point *a, const jac256189_point *b);
void jac256189_point_dbl(jac256189_point *r, const jac256189_point *a);
void jac256189_point_neg(jac256189_point *r, const jac256189_point *a);

/* 1 if a = b; 1 if a is the neutral element. */
int jac256189_point_equal(const jac256189_point *a, const jac256189_point *b);
int jac256189_point_is_neutral(const jac256189_point *a);

/* r = a if the lowest bit of flag is 1, else r stays. */
void jac256189_point_cmov(jac256189_point *r, const jac256189_point *a, int flag);

/* The base point G; the neutral element. */
void jac256189_point_base(jac256189_point *r);
void jac256189_point_neutral(jac256189_point *r);

/* r = [k] a. Right for all points of the curve. */
void jac256189_point_mul(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a);

/* The same function in variable time: only where k and a are public. */
void jac256189_point_mul_vartime(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a);

/* r = [k] G for the base point G. */
void jac256189_point_mul_base(jac256189_point *r, const jac256189_fr *k);

/* r = [a] p + [b] q. Right for all points of the curve. */
void jac256189_point_mul2(jac256189_point *r, const jac256189_fr *a, const jac256189_point *p, const jac256189_fr *b, const jac256189_point *q);

/* r = [a] G + [b] p in variable time: only where all is public, as in the check of a signature. Right for all
 * points of the curve. */
void jac256189_point_mul2_base_vartime(jac256189_point *r, const jac256189_fr *a, const jac256189_fr *b, const jac256189_point *p);

/* r = the sum of [k[i]] a[i] for i < count, neutral if count is 0, in variable time: only where all is public.
 * `memory` are JAC256189_MSM_MEMORY(count) points of any content. With count 0 the others may be NULL. Right for all
 * points of the curve. Overlaps: `r` with `memory`, `k` and `a`: any; `memory` with `k` and `a`: none. */
void jac256189_point_msm_vartime(jac256189_point *r, jac256189_point *memory, const jac256189_fr *k, const jac256189_point *a, size_t count);

/* r = [10] a, a point of the subgroup of order r. Right for all points of the curve. */
void jac256189_point_clear_cofactor(jac256189_point *r, const jac256189_point *a);

/* 1 if [r] a is the neutral element, that is if a is a multiple of the base point. */
int jac256189_point_is_in_subgroup(const jac256189_point *a);

/* Compress an encoded point (JAC256189_ERR_ENCODING, JAC256189_ERR_CURVE if it is none). The order is not looked at: points of
 * small order are encoded. */
int jac256189_compress(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES]);

/* Decode: JAC256189_ERR_ENCODING if not canonical, JAC256189_ERR_CURVE if no such point. The order is not looked at: points of
 * small or mixed order are decoded; point_validate refuses those of small order. */
int jac256189_decompress(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES]);

/* The compressed encoding; codes as those of point_encode. */
int jac256189_point_encode_compressed(uint8_t out[JAC256189_COMPRESSED_BYTES], const jac256189_point *a);

/* 1 if a < r. The other functions on encoded scalars, constant time too, reduce any a and b first. */
int jac256189_scalar_is_valid(const uint8_t a[JAC256189_SCALAR_BYTES]);

/* out = in modulo r. `in` is one little-endian number of any length (0 bytes are the number 0); the time depends
 * on in_bytes alone and grows with it. For a uniform scalar take 48 random bytes or more. */
void jac256189_scalar_reduce(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes);

/* out = a + b, a * b, -a modulo r. */
void jac256189_scalar_add(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]);
void jac256189_scalar_mul(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES]);
void jac256189_scalar_neg(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES]);

/* JAC256189_OK, or JAC256189_ERR_SCALAR and r = 0 if the encoded integer is not below the order. */
int jac256189_fr_decode(jac256189_fr *r, const uint8_t in[JAC256189_SCALAR_BYTES]);

/* The encoding, 32 bytes. */
void jac256189_fr_encode(uint8_t out[JAC256189_SCALAR_BYTES], const jac256189_fr *a);

/* r = in modulo the order, as scalar_reduce does it. */
void jac256189_fr_reduce(jac256189_fr *r, const uint8_t *in, size_t in_bytes);

/* r = a + b, a - b, -a, a * b, a * b + c modulo the order. */
void jac256189_fr_add(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b);
void jac256189_fr_sub(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b);
void jac256189_fr_neg(jac256189_fr *r, const jac256189_fr *a);
void jac256189_fr_mul(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b);
void jac256189_fr_muladd(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b, const jac256189_fr *c);

/* r = 1 / a modulo the order, 0 for a = 0. */
void jac256189_fr_inv(jac256189_fr *r, const jac256189_fr *a);

/* r = a / 2 modulo the order. */
void jac256189_fr_half(jac256189_fr *r, const jac256189_fr *a);

/* 1 if a = 0; 1 if a = b. */
int jac256189_fr_is_zero(const jac256189_fr *a);
int jac256189_fr_equal(const jac256189_fr *a, const jac256189_fr *b);

/* r = a if the lowest bit of flag is 1, else r stays. */
void jac256189_fr_cmov(jac256189_fr *r, const jac256189_fr *a, int flag);

/* `count` < 32 bits of a from `position` on; bits above the order's are 0. Position and count are public. */
unsigned jac256189_fr_bits(const jac256189_fr *a, size_t position, size_t count);

#ifdef __cplusplus
}
#endif

#endif
