/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* ted256189: scalar multiplication on ted256189 (-x^2 + y^2 = 1 + 358 x^2 y^2 over the integers modulo
 * 0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff43).
 *
 * Encodings (xy). A field element is 32 bytes, a scalar 32 bytes, both little-endian. An affine point is x, then y.
 * Only the canonical encoding is accepted: a coordinate must be smaller than the prime, a scalar smaller than the
 * order r = 0x40000000000000000000000000000000304447e4b9c528a59da0c73c6565e08d.
 * A compressed point is 33 bytes: y, with the lowest bit of x in the topmost bit of the last byte.
 *
 * Time. Functions run in constant time with respect to scalars and points, also on the failing paths, except those
 * whose names say vartime; those are for public data only.
 *
 * Overlaps. Inputs may overlap one another in any way; outputs must not overlap one another. An output may overlap
 * an input in any way if either of them is an array of bytes. Otherwise it may begin where the input begins, even
 * if they differ in length, and must not overlap it in any other way. Where a function says `Overlaps`, that holds
 * for the arguments named there: any, the same start, or none. No alignment is required of byte buffers.
 *
 * Memory. No heap, no writable data but kept answers of CPUID, nothing of the C library. The assembly takes at most 248 bytes of stack and 50139 bytes of code.
 * Functions of secrets overwrite the stack that they used, at most 7240 bytes (8392 on Windows) below their caller.
 * The tables of a multiplication take 2176 bytes of the stack, in variable time 1024.
 *
 * Threads. Functions share nothing that they write, those answers aside, which are atomic: any of them may run in several threads at once, on buffers that none writes
 * while another uses them.
 *
 * CPU. Needs x86-64 with BMI2, ADX, AVX2; where the CPU lacks them, functions that check, read or write the encoding of a point return
 * TED256189_ERR_CPU, and others may stop the program: ask ted256189_cpu_supported before them.
 * Define TED256189_ASSUME_CPU to leave that check out.
 */
#ifndef TED256189_H
#define TED256189_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TED256189_VERSION "0.1.0"
#define TED256189_VERSION_NUMBER 100 /* 10000 major + 100 minor + patch */

#define TED256189_FIELD_BYTES 32
#define TED256189_SCALAR_BYTES 32
#define TED256189_POINT_BYTES 64
#define TED256189_COMPRESSED_BYTES 33

/* An integer modulo the order r = 0x40000000000000000000000000000000304447e4b9c528a59da0c73c6565e08d, for ted256189_fr_... alone to look into: canonical
 * words, so that equal numbers have equal bytes. */
typedef struct {
    uint64_t w[4];
} ted256189_fr;

/* A point in extended coordinates with a=-1, for ted256189_point_... alone to look into: a point has many of them. */
typedef struct {
    uint64_t w[16];
} ted256189_point;

/* How many ted256189_points ted256189_point_msm_vartime takes as working memory for `count` points or fewer, a constant where count is one:
 *     ted256189_point memory[TED256189_MSM_MEMORY(16)], *more = malloc(TED256189_MSM_MEMORY(n) * sizeof(ted256189_point)); */
#define TED256189_MSM_MEMORY(count) \
    ((size_t)(count) < 370 ? ((size_t)(count) * 160 + 16) / 16 : \
     (size_t)(count) < 528 ? ((size_t)(count) * 21 + 51286) / 16 : \
     (size_t)(count) < 3280 ? ((size_t)(count) * 21 + 51265) / 16 : \
     (size_t)(count) < 16943 ? ((size_t)(count) * 21 + 51244) / 16 : \
     ((size_t)(count) * 21 + 51223) / 16)

/* Return codes. A negative code is a refusal, and the output is then all zero (of a ted256189_point the neutral element). */
#define TED256189_OK 0
#define TED256189_NEUTRAL 1         /* the result is the neutral element; the output is its encoding (0, 1) */
#define TED256189_ERR_SCALAR (-1)   /* the scalar is not smaller than the order r */
#define TED256189_ERR_ENCODING (-2) /* a coordinate is not smaller than the prime, or is 0 with the sign of 1 */
#define TED256189_ERR_CURVE (-3)    /* the point is not on the curve */
#define TED256189_ERR_ORDER (-4)    /* the point's order divides the cofactor 4; a sum is encoded that was lost: see point_add */
#define TED256189_ERR_CPU (-5)      /* this CPU lacks an instruction that the library uses */

/* 1 if this CPU has the instructions that the library uses, else 0. */
int ted256189_cpu_supported(void);

/* out = [scalar] point, constant time. Refuses invalid points. The scalar 0 is allowed and gives TED256189_NEUTRAL, which
 * is no error. A point whose order is a multiple of r but not r itself is accepted (the cofactor is 4). */
int ted256189_scalarmult(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES], const uint8_t point[TED256189_POINT_BYTES]);

/* The same function in variable time: only where scalar and point are public. */
int ted256189_scalarmult_vartime(uint8_t out[TED256189_POINT_BYTES],
                         const uint8_t scalar[TED256189_SCALAR_BYTES],
                         const uint8_t point[TED256189_POINT_BYTES]);

/* out = [scalar] G for the base point G, constant time. */
int ted256189_scalarmult_base(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES]);

/* The base point G. */
void ted256189_base(uint8_t out[TED256189_POINT_BYTES]);

/* TED256189_OK, TED256189_ERR_ENCODING, TED256189_ERR_CURVE or TED256189_ERR_ORDER. This is the check of a public key, but for points of mixed
 * order: where it has to be a multiple of G, point_decode and point_is_in_subgroup tell. */
int ted256189_point_validate(const uint8_t point[TED256189_POINT_BYTES]);

/* r = the point that `in` encodes: TED256189_OK, TED256189_ERR_ENCODING or TED256189_ERR_CURVE. Its order is not looked at. The neutral
 * element is accepted, r is neutral where the code is a refusal. */
int ted256189_point_decode(ted256189_point *r, const uint8_t in[TED256189_POINT_BYTES]);

/* The encoding: TED256189_OK, or TED256189_NEUTRAL for the neutral element. TED256189_ERR_ORDER for a sum that was lost: see point_add. */
int ted256189_point_encode(uint8_t out[TED256189_POINT_BYTES], const ted256189_point *a);

/* The encodings of `count` points one behind the other, with one inversion for all. TED256189_ERR_ORDER if one is a sum
 * that was lost (see point_add), where zeros stand, else TED256189_NEUTRAL if one is neutral, else TED256189_OK; the others are
 * encoded. Overlaps: `out` with `in`: none. */
int ted256189_point_encode_many(uint8_t *out, const ted256189_point *in, size_t count);

/* r = a + b, a - b, 2 a, -a. Right for all points of odd order, those of the subgroup among them. The sum of
 * others may have no affine coordinates: it then is a point that point_encode refuses (TED256189_ERR_ORDER), that equals
 * none, not itself either; what is computed from it may be refused, too. */
void ted256189_point_add(ted256189_point *r, const ted256189_point *a, const ted256189_point *b);
void ted256189_point_sub(ted256189_point *r, const ted256189_point *a, const ted256189_point *b);
void ted256189_point_dbl(ted256189_point *r, const ted256189_point *a);
void ted256189_point_neg(ted256189_point *r, const ted256189_point *a);

/* 1 if a = b; 1 if a is the neutral element. */
int ted256189_point_equal(const ted256189_point *a, const ted256189_point *b);
int ted256189_point_is_neutral(const ted256189_point *a);

/* r = a if the lowest bit of flag is 1, else r stays. */
void ted256189_point_cmov(ted256189_point *r, const ted256189_point *a, int flag);

/* The base point G; the neutral element. */
void ted256189_point_base(ted256189_point *r);
void ted256189_point_neutral(ted256189_point *r);

/* r = [k] a. Right for all points of odd order; a multiple of another point may be lost, as a sum may be: see
 * point_add. */
void ted256189_point_mul(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a);

/* The same function in variable time: only where k and a are public. */
void ted256189_point_mul_vartime(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a);

/* r = [k] G for the base point G. */
void ted256189_point_mul_base(ted256189_point *r, const ted256189_fr *k);

/* r = [a] p + [b] q. Right for all points of odd order; a multiple of another point may be lost, as a sum may be:
 * see point_add. */
void ted256189_point_mul2(ted256189_point *r, const ted256189_fr *a, const ted256189_point *p, const ted256189_fr *b, const ted256189_point *q);

/* r = [a] G + [b] p in variable time: only where all is public, as in the check of a signature. Right for all
 * points of odd order; a multiple of another point may be lost, as a sum may be: see point_add. */
void ted256189_point_mul2_base_vartime(ted256189_point *r, const ted256189_fr *a, const ted256189_fr *b, const ted256189_point *p);

/* r = the sum of [k[i]] a[i] for i < count, neutral if count is 0, in variable time: only where all is public.
 * `memory` are TED256189_MSM_MEMORY(count) points of any content. With count 0 the others may be NULL. Right for all
 * points of odd order; a multiple of another point may be lost, as a sum may be: see point_add. Overlaps: `r` with
 * `memory`, `k` and `a`: any; `memory` with `k` and `a`: none. */
void ted256189_point_msm_vartime(ted256189_point *r, ted256189_point *memory, const ted256189_fr *k, const ted256189_point *a, size_t count);

/* r = [4] a, a point of the subgroup of order r. Right for all points of odd order; a multiple of another point
 * may be lost, as a sum may be: see point_add. */
void ted256189_point_clear_cofactor(ted256189_point *r, const ted256189_point *a);

/* 1 if [r] a is the neutral element, that is if a is a multiple of the base point. */
int ted256189_point_is_in_subgroup(const ted256189_point *a);

/* Compress an encoded point (TED256189_ERR_ENCODING, TED256189_ERR_CURVE if it is none). The order is not looked at: the neutral
 * element and points of small order are encoded. */
int ted256189_compress(uint8_t out[TED256189_COMPRESSED_BYTES], const uint8_t point[TED256189_POINT_BYTES]);

/* Decode: TED256189_ERR_ENCODING if not canonical, TED256189_ERR_CURVE if no such point. The order is not looked at: the neutral
 * element and points of small or mixed order are decoded, as in RFC 8032; point_validate refuses those of small
 * order. */
int ted256189_decompress(uint8_t out[TED256189_POINT_BYTES], const uint8_t compressed[TED256189_COMPRESSED_BYTES]);

/* The compressed encoding; codes as those of point_encode. */
int ted256189_point_encode_compressed(uint8_t out[TED256189_COMPRESSED_BYTES], const ted256189_point *a);

/* 1 if a < r. The other functions on encoded scalars, constant time too, reduce any a and b first. */
int ted256189_scalar_is_valid(const uint8_t a[TED256189_SCALAR_BYTES]);

/* out = in modulo r. `in` is one little-endian number of any length (0 bytes are the number 0); the time depends
 * on in_bytes alone and grows with it. For a uniform scalar take 48 random bytes or more. */
void ted256189_scalar_reduce(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes);

/* out = a + b, a * b, -a modulo r. */
void ted256189_scalar_add(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES]);
void ted256189_scalar_mul(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES]);
void ted256189_scalar_neg(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES]);

/* TED256189_OK, or TED256189_ERR_SCALAR and r = 0 if the encoded integer is not below the order. */
int ted256189_fr_decode(ted256189_fr *r, const uint8_t in[TED256189_SCALAR_BYTES]);

/* The encoding, 32 bytes. */
void ted256189_fr_encode(uint8_t out[TED256189_SCALAR_BYTES], const ted256189_fr *a);

/* r = in modulo the order, as scalar_reduce does it. */
void ted256189_fr_reduce(ted256189_fr *r, const uint8_t *in, size_t in_bytes);

/* r = a + b, a - b, -a, a * b, a * b + c modulo the order. */
void ted256189_fr_add(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b);
void ted256189_fr_sub(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b);
void ted256189_fr_neg(ted256189_fr *r, const ted256189_fr *a);
void ted256189_fr_mul(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b);
void ted256189_fr_muladd(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b, const ted256189_fr *c);

/* r = 1 / a modulo the order, 0 for a = 0. */
void ted256189_fr_inv(ted256189_fr *r, const ted256189_fr *a);

/* r = a / 2 modulo the order. */
void ted256189_fr_half(ted256189_fr *r, const ted256189_fr *a);

/* 1 if a = 0; 1 if a = b. */
int ted256189_fr_is_zero(const ted256189_fr *a);
int ted256189_fr_equal(const ted256189_fr *a, const ted256189_fr *b);

/* r = a if the lowest bit of flag is 1, else r stays. */
void ted256189_fr_cmov(ted256189_fr *r, const ted256189_fr *a, int flag);

/* `count` < 32 bits of a from `position` on; bits above the order's are 0. Position and count are public. */
unsigned ted256189_fr_bits(const ted256189_fr *a, size_t position, size_t count);

#ifdef __cplusplus
}
#endif

#endif
