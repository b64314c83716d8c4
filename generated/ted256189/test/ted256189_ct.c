/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Marks every secret input of a public function (every input of a vartime one) as undefined memory and calls it under valgrind's memcheck, which reports every
 * branch and every address that depends on them. What comes out is marked defined again, as a caller may look at it.
 * Not part of the library.
 *
 *   valgrind --error-exitcode=99 ./ct FUNCTION...        each FUNCTION as listed by ./ct without an argument
 */
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

#include "../include/ted256189.h"

#define SECRET(x) VALGRIND_MAKE_MEM_UNDEFINED(x, sizeof(x))
#define PUBLIC(x) VALGRIND_MAKE_MEM_DEFINED(x, sizeof(x))

/* The base point, its encoding, and bytes that look random, from which inputs are made (library/api.py says how for each kind). */
static uint8_t seed[1024];
static const uint8_t sample[TED256189_POINT_BYTES] = {0x78, 0xfd, 0x81, 0x2a, 0xf8, 0x94, 0xc4, 0xb3, 0x33, 0xf4, 0x0c, 0x31, 0x1d, 0x9d, 0xed, 0x28, 0x2a, 0x3c, 0x46, 0x85, 0xab, 0x26, 0xb5, 0x0c, 0x08, 0x07, 0x1b, 0xd5, 0x19, 0x46, 0x61, 0x37, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
static const uint8_t point_sample[sizeof(ted256189_point)] = {0x78, 0xfd, 0x81, 0x2a, 0xf8, 0x94, 0xc4, 0xb3, 0x33, 0xf4, 0x0c, 0x31, 0x1d, 0x9d, 0xed, 0x28, 0x2a, 0x3c, 0x46, 0x85, 0xab, 0x26, 0xb5, 0x0c, 0x08, 0x07, 0x1b, 0xd5, 0x19, 0x46, 0x61, 0x37, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x68, 0xf8, 0x85, 0x7f, 0xe8, 0xbe, 0x4d, 0x1b, 0x9b, 0xdc, 0x26, 0x93, 0x57, 0xd7, 0xc8, 0x7a, 0x7e, 0xb4, 0xd2, 0x8f, 0x02, 0x74, 0x1f, 0x26, 0x18, 0x15, 0x51, 0x7f, 0x4d, 0xd2, 0x23, 0xa6};
static const uint8_t compressed_sample[TED256189_COMPRESSED_BYTES] = {0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};

static void prepare(void)
{
    uint64_t z = UINT64_C(0x9e3779b97f4a7c15);
    size_t i;
    for (i = 0; i < sizeof seed; ++i) {
        z = z * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        seed[i] = (uint8_t)(z >> 56);
    }
}

static int run_scalarmult(void)
{
    static uint8_t out[64];
    static uint8_t scalar[32];
    static uint8_t point[64];
    volatile int code = 0;
    memcpy(scalar, seed, sizeof scalar); scalar[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    memcpy(point, sample, sizeof sample);
    SECRET(scalar);
    SECRET(point);
    code = ted256189_scalarmult(out, scalar, point);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalarmult_vartime(void)
{
    static uint8_t out[64];
    static uint8_t scalar[32];
    static uint8_t point[64];
    volatile int code = 0;
    memcpy(scalar, seed, sizeof scalar); scalar[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    memcpy(point, sample, sizeof sample);
    SECRET(scalar);
    SECRET(point);
    code = ted256189_scalarmult_vartime(out, scalar, point);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalarmult_base(void)
{
    static uint8_t out[64];
    static uint8_t scalar[32];
    volatile int code = 0;
    memcpy(scalar, seed, sizeof scalar); scalar[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    SECRET(scalar);
    code = ted256189_scalarmult_base(out, scalar);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_point_validate(void)
{
    static uint8_t point[64];
    volatile int code = 0;
    memcpy(point, sample, sizeof sample);
    SECRET(point);
    code = ted256189_point_validate(point);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_point_decode(void)
{
    static ted256189_point r[1];
    static uint8_t in[64];
    volatile int code = 0;
    memcpy(in, sample, sizeof sample);
    SECRET(in);
    code = ted256189_point_decode(r, in);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_point_encode(void)
{
    static uint8_t out[64];
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(a);
    code = ted256189_point_encode(out, a);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_point_encode_many(void)
{
    static uint8_t out[192];
    static ted256189_point in[3];
    static size_t count[1];
    volatile int code = 0;
    memcpy(in + 0, point_sample, sizeof point_sample); memcpy(in + 1, point_sample, sizeof point_sample); memcpy(in + 2, point_sample, sizeof point_sample);
    count[0] = 3;
    SECRET(in);
    code = ted256189_point_encode_many(out, in, count[0]);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_point_add(void)
{
    static ted256189_point r[1];
    static ted256189_point a[1];
    static ted256189_point b[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    memcpy(b, point_sample, sizeof point_sample);
    SECRET(a);
    SECRET(b);
    ted256189_point_add(r, a, b);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_sub(void)
{
    static ted256189_point r[1];
    static ted256189_point a[1];
    static ted256189_point b[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    memcpy(b, point_sample, sizeof point_sample);
    SECRET(a);
    SECRET(b);
    ted256189_point_sub(r, a, b);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_dbl(void)
{
    static ted256189_point r[1];
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(a);
    ted256189_point_dbl(r, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_neg(void)
{
    static ted256189_point r[1];
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(a);
    ted256189_point_neg(r, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_equal(void)
{
    static ted256189_point a[1];
    static ted256189_point b[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    memcpy(b, point_sample, sizeof point_sample);
    SECRET(a);
    SECRET(b);
    code = ted256189_point_equal(a, b);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_is_neutral(void)
{
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(a);
    code = ted256189_point_is_neutral(a);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_cmov(void)
{
    static ted256189_point r[1];
    static ted256189_point a[1];
    static int flag[1];
    volatile int code = 0;
    memcpy(r, point_sample, sizeof point_sample);
    memcpy(a, point_sample, sizeof point_sample);
    flag[0] = 1;
    SECRET(r);
    SECRET(a);
    SECRET(flag);
    ted256189_point_cmov(r, a, flag[0]);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_mul(void)
{
    static ted256189_point r[1];
    static ted256189_fr k[1];
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(k);
    SECRET(a);
    ted256189_point_mul(r, k, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_mul_vartime(void)
{
    static ted256189_point r[1];
    static ted256189_fr k[1];
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(k);
    SECRET(a);
    ted256189_point_mul_vartime(r, k, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_mul_base(void)
{
    static ted256189_point r[1];
    static ted256189_fr k[1];
    volatile int code = 0;
    memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(k);
    ted256189_point_mul_base(r, k);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_mul2(void)
{
    static ted256189_point r[1];
    static ted256189_fr a[1];
    static ted256189_point p[1];
    static ted256189_fr b[1];
    static ted256189_point q[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(p, point_sample, sizeof point_sample);
    memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(q, point_sample, sizeof point_sample);
    SECRET(a);
    SECRET(p);
    SECRET(b);
    SECRET(q);
    ted256189_point_mul2(r, a, p, b, q);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_mul2_base_vartime(void)
{
    static ted256189_point r[1];
    static ted256189_fr a[1];
    static ted256189_fr b[1];
    static ted256189_point p[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(p, point_sample, sizeof point_sample);
    SECRET(a);
    SECRET(b);
    SECRET(p);
    ted256189_point_mul2_base_vartime(r, a, b, p);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_msm_vartime(void)
{
    static ted256189_point r[1];
    static ted256189_point memory[31];
    static ted256189_fr k[3];
    static ted256189_point a[3];
    static size_t count[1];
    volatile int code = 0;
    memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff); k[1].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff); k[2].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(a + 0, point_sample, sizeof point_sample); memcpy(a + 1, point_sample, sizeof point_sample); memcpy(a + 2, point_sample, sizeof point_sample);
    count[0] = 3;
    SECRET(k);
    SECRET(a);
    SECRET(count);
    ted256189_point_msm_vartime(r, memory, k, a, count[0]);
    PUBLIC(r);
    PUBLIC(memory);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_clear_cofactor(void)
{
    static ted256189_point r[1];
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(a);
    ted256189_point_clear_cofactor(r, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_point_is_in_subgroup(void)
{
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(a);
    code = ted256189_point_is_in_subgroup(a);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_compress(void)
{
    static uint8_t out[33];
    static uint8_t point[64];
    volatile int code = 0;
    memcpy(point, sample, sizeof sample);
    SECRET(point);
    code = ted256189_compress(out, point);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_decompress(void)
{
    static uint8_t out[64];
    static uint8_t compressed[33];
    volatile int code = 0;
    memcpy(compressed, compressed_sample, sizeof compressed_sample);
    SECRET(compressed);
    code = ted256189_decompress(out, compressed);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_point_encode_compressed(void)
{
    static uint8_t out[33];
    static ted256189_point a[1];
    volatile int code = 0;
    memcpy(a, point_sample, sizeof point_sample);
    SECRET(a);
    code = ted256189_point_encode_compressed(out, a);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalar_is_valid(void)
{
    static uint8_t a[32];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    SECRET(a);
    code = ted256189_scalar_is_valid(a);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_scalar_reduce(void)
{
    static uint8_t out[32];
    static uint8_t in[67];
    volatile int code = 0;
    size_t n;
    memcpy(in, seed, sizeof in);
    SECRET(in);
    for (n = 67; n-- > 0;) { /* every other length, from the array's begin and up to its end */
        ted256189_scalar_reduce(out, in, n);
        ted256189_scalar_reduce(out, in + 67 - n, n);
    }
    ted256189_scalar_reduce(out, in, 67);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_scalar_add(void)
{
    static uint8_t out[32];
    static uint8_t a[32];
    static uint8_t b[32];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    memcpy(b, seed, sizeof b); b[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    SECRET(a);
    SECRET(b);
    ted256189_scalar_add(out, a, b);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_scalar_mul(void)
{
    static uint8_t out[32];
    static uint8_t a[32];
    static uint8_t b[32];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    memcpy(b, seed, sizeof b); b[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    SECRET(a);
    SECRET(b);
    ted256189_scalar_mul(out, a, b);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_scalar_neg(void)
{
    static uint8_t out[32];
    static uint8_t a[32];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    SECRET(a);
    ted256189_scalar_neg(out, a);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_decode(void)
{
    static ted256189_fr r[1];
    static uint8_t in[32];
    volatile int code = 0;
    memcpy(in, seed, sizeof in); in[TED256189_SCALAR_BYTES - 1] &= 0x3f;
    SECRET(in);
    code = ted256189_fr_decode(r, in);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_fr_encode(void)
{
    static uint8_t out[32];
    static ted256189_fr a[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    ted256189_fr_encode(out, a);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_reduce(void)
{
    static ted256189_fr r[1];
    static uint8_t in[67];
    volatile int code = 0;
    size_t n;
    memcpy(in, seed, sizeof in);
    SECRET(in);
    for (n = 67; n-- > 0;) { /* every other length, from the array's begin and up to its end */
        ted256189_fr_reduce(r, in, n);
        ted256189_fr_reduce(r, in + 67 - n, n);
    }
    ted256189_fr_reduce(r, in, 67);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_add(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    static ted256189_fr b[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    SECRET(b);
    ted256189_fr_add(r, a, b);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_sub(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    static ted256189_fr b[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    SECRET(b);
    ted256189_fr_sub(r, a, b);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_neg(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    ted256189_fr_neg(r, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_mul(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    static ted256189_fr b[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    SECRET(b);
    ted256189_fr_mul(r, a, b);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_muladd(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    static ted256189_fr b[1];
    static ted256189_fr c[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(c, seed, sizeof c); c[0].w[sizeof c[0].w / sizeof c[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    SECRET(b);
    SECRET(c);
    ted256189_fr_muladd(r, a, b, c);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_inv(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    ted256189_fr_inv(r, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_half(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    ted256189_fr_half(r, a);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_is_zero(void)
{
    static ted256189_fr a[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    code = ted256189_fr_is_zero(a);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_equal(void)
{
    static ted256189_fr a[1];
    static ted256189_fr b[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    SECRET(a);
    SECRET(b);
    code = ted256189_fr_equal(a, b);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_cmov(void)
{
    static ted256189_fr r[1];
    static ted256189_fr a[1];
    static int flag[1];
    volatile int code = 0;
    memcpy(r, seed, sizeof r); r[0].w[sizeof r[0].w / sizeof r[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    flag[0] = 1;
    SECRET(r);
    SECRET(a);
    SECRET(flag);
    ted256189_fr_cmov(r, a, flag[0]);
    PUBLIC(r);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static int run_fr_bits(void)
{
    static ted256189_fr a[1];
    static size_t position[1];
    static size_t count[1];
    volatile int code = 0;
    memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x3fffffffffffffff);
    position[0] = 3;
    count[0] = 5;
    SECRET(a);
    code = ted256189_fr_bits(a, position[0], count[0]);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return 0;
}

static const struct {
    const char *name;
    int (*run)(void);
} functions[] = {
    {"scalarmult", run_scalarmult},
    {"scalarmult_vartime", run_scalarmult_vartime},
    {"scalarmult_base", run_scalarmult_base},
    {"point_validate", run_point_validate},
    {"point_decode", run_point_decode},
    {"point_encode", run_point_encode},
    {"point_encode_many", run_point_encode_many},
    {"point_add", run_point_add},
    {"point_sub", run_point_sub},
    {"point_dbl", run_point_dbl},
    {"point_neg", run_point_neg},
    {"point_equal", run_point_equal},
    {"point_is_neutral", run_point_is_neutral},
    {"point_cmov", run_point_cmov},
    {"point_mul", run_point_mul},
    {"point_mul_vartime", run_point_mul_vartime},
    {"point_mul_base", run_point_mul_base},
    {"point_mul2", run_point_mul2},
    {"point_mul2_base_vartime", run_point_mul2_base_vartime},
    {"point_msm_vartime", run_point_msm_vartime},
    {"point_clear_cofactor", run_point_clear_cofactor},
    {"point_is_in_subgroup", run_point_is_in_subgroup},
    {"compress", run_compress},
    {"decompress", run_decompress},
    {"point_encode_compressed", run_point_encode_compressed},
    {"scalar_is_valid", run_scalar_is_valid},
    {"scalar_reduce", run_scalar_reduce},
    {"scalar_add", run_scalar_add},
    {"scalar_mul", run_scalar_mul},
    {"scalar_neg", run_scalar_neg},
    {"fr_decode", run_fr_decode},
    {"fr_encode", run_fr_encode},
    {"fr_reduce", run_fr_reduce},
    {"fr_add", run_fr_add},
    {"fr_sub", run_fr_sub},
    {"fr_neg", run_fr_neg},
    {"fr_mul", run_fr_mul},
    {"fr_muladd", run_fr_muladd},
    {"fr_inv", run_fr_inv},
    {"fr_half", run_fr_half},
    {"fr_is_zero", run_fr_is_zero},
    {"fr_equal", run_fr_equal},
    {"fr_cmov", run_fr_cmov},
    {"fr_bits", run_fr_bits},
};

int main(int argc, char **argv)
{
    const size_t count = sizeof functions / sizeof functions[0];
    size_t i;
    int k, code, status = 0;
    prepare();
    for (i = 0; argc < 2 && i < count; ++i)
        puts(functions[i].name);
    for (k = 1; k < argc; ++k) {
        for (i = 0; i < count && strcmp(argv[k], functions[i].name); ++i) {
        }
        if (i == count)
            return 2;
        code = functions[i].run();
        if (code < 0) {
            printf("%s returned %d\n", functions[i].name, code);
            status = 3;
        }
    }
    return status;
}
