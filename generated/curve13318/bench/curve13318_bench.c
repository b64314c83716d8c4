/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Cycle counts of curve13318, by the time-stamp counter between load fences, call and loop overhead included: minimum and
 * median of many runs. `_throughput` runs independent calls, `_latency` feeds each result into the next call, point
 * operations are chained, entry points run one at a time. Not part of the library.
 *
 *   ./bench [--json]
 */
#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif
#include <cpuid.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <x86intrin.h>

#include "../src/curve13318_internal.h"

/* It finds how many bytes to clear where System V puts a third argument. */
CURVE13318_HIDDEN void curve13318_erase(uint64_t, uint64_t, uint64_t size) __attribute__((sysv_abi));

#define MOST_RUNS 1000
#define LONGEST 500000 /* of a run of several calls: longer ones are interrupted too often */
#define WIDTH 320
#define SETS 8

static uint64_t slot[6][SETS][WIDTH];

/* The base point, its encoding, and bytes that look random, from which inputs are made (library/api.py says how for each kind). */
static uint8_t seed[1024];
static const uint8_t sample[CURVE13318_POINT_BYTES] = {0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xb3, 0x2b, 0x6a, 0xf7, 0xce, 0xb0, 0xc9, 0x4d, 0x89, 0xe0, 0x7a, 0xb0, 0x4c, 0x5d, 0x1d, 0x45, 0xbe, 0x89, 0x11, 0x67, 0x69, 0xac, 0xec, 0xac, 0xe1, 0x48, 0xf3, 0x07, 0x5e, 0x80, 0xf0, 0x11};
static const uint8_t point_sample[sizeof(curve13318_point)] = {0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xb3, 0x2b, 0x6a, 0xf7, 0xce, 0xb0, 0xc9, 0x4d, 0x89, 0xe0, 0x7a, 0xb0, 0x4c, 0x5d, 0x1d, 0x45, 0xbe, 0x89, 0x11, 0x67, 0x69, 0xac, 0xec, 0xac, 0xe1, 0x48, 0xf3, 0x07, 0x5e, 0x80, 0xf0, 0x11, 0x01, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
static const uint8_t compressed_sample[CURVE13318_COMPRESSED_BYTES] = {0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x80};

static void prepare(void)
{
    uint64_t z = UINT64_C(0x9e3779b97f4a7c15);
    size_t i;
    for (i = 0; i < sizeof seed; ++i) {
        z = z * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        seed[i] = (uint8_t)(z >> 56);
    }
}

static uint64_t start(void)
{
    uint64_t t;
    _mm_lfence();
    t = __rdtsc();
    _mm_lfence();
    return t;
}

static uint64_t stop(void)
{
    uint64_t t;
    _mm_lfence();
    t = __rdtsc();
    _mm_lfence();
    return t;
}

static uint64_t state = 1;

static uint64_t next(void)
{
    uint64_t z = (state += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static void fill(void)
{
    size_t i, k, j;
    for (i = 0; i < 6; ++i)
        for (k = 0; k < SETS; ++k)
            for (j = 0; j < WIDTH; ++j)
                slot[i][k][j] = j % CURVE13318_WORDS == CURVE13318_WORDS - 1 ? next() & UINT64_C(0x3fffffffffffffff) : next();
    prepare();
}

static void bench_0(void)
{
    curve13318_fe_add(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_fe_add(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_fe_add(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_fe_add(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_fe_add(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_fe_add(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_fe_add(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_fe_add(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_1(void)
{
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_add(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_2(void)
{
    curve13318_fe_sub(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_fe_sub(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_fe_sub(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_fe_sub(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_fe_sub(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_fe_sub(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_fe_sub(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_fe_sub(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_3(void)
{
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_sub(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_4(void)
{
    curve13318_fe_mul(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_fe_mul(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_fe_mul(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_fe_mul(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_fe_mul(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_fe_mul(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_fe_mul(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_fe_mul(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_5(void)
{
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_fe_mul(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_6(void)
{
    curve13318_fe_sqr(slot[0][0], slot[1][0]);
    curve13318_fe_sqr(slot[0][1], slot[1][1]);
    curve13318_fe_sqr(slot[0][2], slot[1][2]);
    curve13318_fe_sqr(slot[0][3], slot[1][3]);
    curve13318_fe_sqr(slot[0][4], slot[1][4]);
    curve13318_fe_sqr(slot[0][5], slot[1][5]);
    curve13318_fe_sqr(slot[0][6], slot[1][6]);
    curve13318_fe_sqr(slot[0][7], slot[1][7]);
}

static void bench_7(void)
{
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
    curve13318_fe_sqr(slot[0][0], slot[0][0]);
}

static void bench_8(void)
{
    curve13318_fe_nsqr(slot[0][0], slot[1][0], 10);
    curve13318_fe_nsqr(slot[0][1], slot[1][1], 10);
    curve13318_fe_nsqr(slot[0][2], slot[1][2], 10);
    curve13318_fe_nsqr(slot[0][3], slot[1][3], 10);
    curve13318_fe_nsqr(slot[0][4], slot[1][4], 10);
    curve13318_fe_nsqr(slot[0][5], slot[1][5], 10);
    curve13318_fe_nsqr(slot[0][6], slot[1][6], 10);
    curve13318_fe_nsqr(slot[0][7], slot[1][7], 10);
}

static void bench_9(void)
{
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
    curve13318_fe_nsqr(slot[0][0], slot[0][0], 10);
}

static void bench_10(void)
{
    curve13318_fe_canon(slot[0][0], slot[1][0]);
    curve13318_fe_canon(slot[0][1], slot[1][1]);
    curve13318_fe_canon(slot[0][2], slot[1][2]);
    curve13318_fe_canon(slot[0][3], slot[1][3]);
    curve13318_fe_canon(slot[0][4], slot[1][4]);
    curve13318_fe_canon(slot[0][5], slot[1][5]);
    curve13318_fe_canon(slot[0][6], slot[1][6]);
    curve13318_fe_canon(slot[0][7], slot[1][7]);
}

static void bench_11(void)
{
    curve13318_fe_canon(slot[0][0], slot[0][0]);
    curve13318_fe_canon(slot[0][0], slot[0][0]);
    curve13318_fe_canon(slot[0][0], slot[0][0]);
    curve13318_fe_canon(slot[0][0], slot[0][0]);
    curve13318_fe_canon(slot[0][0], slot[0][0]);
    curve13318_fe_canon(slot[0][0], slot[0][0]);
    curve13318_fe_canon(slot[0][0], slot[0][0]);
    curve13318_fe_canon(slot[0][0], slot[0][0]);
}

static void bench_12(void)
{
    state += curve13318_fe_is_zero(slot[0][0]);
    state += curve13318_fe_is_zero(slot[0][1]);
    state += curve13318_fe_is_zero(slot[0][2]);
    state += curve13318_fe_is_zero(slot[0][3]);
    state += curve13318_fe_is_zero(slot[0][4]);
    state += curve13318_fe_is_zero(slot[0][5]);
    state += curve13318_fe_is_zero(slot[0][6]);
    state += curve13318_fe_is_zero(slot[0][7]);
}

static void bench_13(void)
{
    curve13318_fe_cmov(slot[0][0], slot[1][0], 1);
    curve13318_fe_cmov(slot[0][1], slot[1][1], 1);
    curve13318_fe_cmov(slot[0][2], slot[1][2], 1);
    curve13318_fe_cmov(slot[0][3], slot[1][3], 1);
    curve13318_fe_cmov(slot[0][4], slot[1][4], 1);
    curve13318_fe_cmov(slot[0][5], slot[1][5], 1);
    curve13318_fe_cmov(slot[0][6], slot[1][6], 1);
    curve13318_fe_cmov(slot[0][7], slot[1][7], 1);
}

static void bench_14(void)
{
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
    curve13318_fe_cmov(slot[0][0], slot[0][0], 1);
}

static void bench_15(void)
{
    curve13318_fe_cneg(slot[0][0], slot[1][0], 1);
    curve13318_fe_cneg(slot[0][1], slot[1][1], 1);
    curve13318_fe_cneg(slot[0][2], slot[1][2], 1);
    curve13318_fe_cneg(slot[0][3], slot[1][3], 1);
    curve13318_fe_cneg(slot[0][4], slot[1][4], 1);
    curve13318_fe_cneg(slot[0][5], slot[1][5], 1);
    curve13318_fe_cneg(slot[0][6], slot[1][6], 1);
    curve13318_fe_cneg(slot[0][7], slot[1][7], 1);
}

static void bench_16(void)
{
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
    curve13318_fe_cneg(slot[0][0], slot[0][0], 1);
}

static void bench_17(void)
{
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
    curve13318_select(slot[0][0], slot[0][0], 16, 20, 1);
}

static void bench_18(void)
{
    curve13318_sc_add(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_sc_add(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_sc_add(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_sc_add(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_sc_add(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_sc_add(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_sc_add(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_sc_add(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_19(void)
{
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_add(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_20(void)
{
    curve13318_sc_sub(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_sc_sub(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_sc_sub(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_sc_sub(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_sc_sub(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_sc_sub(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_sc_sub(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_sc_sub(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_21(void)
{
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_sub(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_22(void)
{
    curve13318_sc_neg(slot[0][0], slot[1][0]);
    curve13318_sc_neg(slot[0][1], slot[1][1]);
    curve13318_sc_neg(slot[0][2], slot[1][2]);
    curve13318_sc_neg(slot[0][3], slot[1][3]);
    curve13318_sc_neg(slot[0][4], slot[1][4]);
    curve13318_sc_neg(slot[0][5], slot[1][5]);
    curve13318_sc_neg(slot[0][6], slot[1][6]);
    curve13318_sc_neg(slot[0][7], slot[1][7]);
}

static void bench_23(void)
{
    curve13318_sc_neg(slot[0][0], slot[0][0]);
    curve13318_sc_neg(slot[0][0], slot[0][0]);
    curve13318_sc_neg(slot[0][0], slot[0][0]);
    curve13318_sc_neg(slot[0][0], slot[0][0]);
    curve13318_sc_neg(slot[0][0], slot[0][0]);
    curve13318_sc_neg(slot[0][0], slot[0][0]);
    curve13318_sc_neg(slot[0][0], slot[0][0]);
    curve13318_sc_neg(slot[0][0], slot[0][0]);
}

static void bench_24(void)
{
    curve13318_sc_mul(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_sc_mul(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_sc_mul(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_sc_mul(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_sc_mul(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_sc_mul(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_sc_mul(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_sc_mul(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_25(void)
{
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_mul(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_26(void)
{
    curve13318_sc_muladd(slot[0][0], slot[1][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][1], slot[1][1], slot[2][1], slot[3][1]);
    curve13318_sc_muladd(slot[0][2], slot[1][2], slot[2][2], slot[3][2]);
    curve13318_sc_muladd(slot[0][3], slot[1][3], slot[2][3], slot[3][3]);
    curve13318_sc_muladd(slot[0][4], slot[1][4], slot[2][4], slot[3][4]);
    curve13318_sc_muladd(slot[0][5], slot[1][5], slot[2][5], slot[3][5]);
    curve13318_sc_muladd(slot[0][6], slot[1][6], slot[2][6], slot[3][6]);
    curve13318_sc_muladd(slot[0][7], slot[1][7], slot[2][7], slot[3][7]);
}

static void bench_27(void)
{
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
    curve13318_sc_muladd(slot[0][0], slot[0][0], slot[2][0], slot[3][0]);
}

static void bench_28(void)
{
    curve13318_sc_canon(slot[0][0], slot[1][0]);
    curve13318_sc_canon(slot[0][1], slot[1][1]);
    curve13318_sc_canon(slot[0][2], slot[1][2]);
    curve13318_sc_canon(slot[0][3], slot[1][3]);
    curve13318_sc_canon(slot[0][4], slot[1][4]);
    curve13318_sc_canon(slot[0][5], slot[1][5]);
    curve13318_sc_canon(slot[0][6], slot[1][6]);
    curve13318_sc_canon(slot[0][7], slot[1][7]);
}

static void bench_29(void)
{
    curve13318_sc_canon(slot[0][0], slot[0][0]);
    curve13318_sc_canon(slot[0][0], slot[0][0]);
    curve13318_sc_canon(slot[0][0], slot[0][0]);
    curve13318_sc_canon(slot[0][0], slot[0][0]);
    curve13318_sc_canon(slot[0][0], slot[0][0]);
    curve13318_sc_canon(slot[0][0], slot[0][0]);
    curve13318_sc_canon(slot[0][0], slot[0][0]);
    curve13318_sc_canon(slot[0][0], slot[0][0]);
}

static void bench_30(void)
{
    curve13318_sc_fold(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_sc_fold(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_sc_fold(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_sc_fold(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_sc_fold(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_sc_fold(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_sc_fold(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_sc_fold(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_31(void)
{
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_fold(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_32(void)
{
    curve13318_sc_reduce_wide(slot[0][0], slot[1][0]);
    curve13318_sc_reduce_wide(slot[0][1], slot[1][1]);
    curve13318_sc_reduce_wide(slot[0][2], slot[1][2]);
    curve13318_sc_reduce_wide(slot[0][3], slot[1][3]);
    curve13318_sc_reduce_wide(slot[0][4], slot[1][4]);
    curve13318_sc_reduce_wide(slot[0][5], slot[1][5]);
    curve13318_sc_reduce_wide(slot[0][6], slot[1][6]);
    curve13318_sc_reduce_wide(slot[0][7], slot[1][7]);
}

static void bench_33(void)
{
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
    curve13318_sc_reduce_wide(slot[0][0], slot[0][0]);
}

static void bench_34(void)
{
    curve13318_sc_divsteps(slot[0][0], slot[1][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][1], slot[1][1], slot[2][1]);
    curve13318_sc_divsteps(slot[0][2], slot[1][2], slot[2][2]);
    curve13318_sc_divsteps(slot[0][3], slot[1][3], slot[2][3]);
    curve13318_sc_divsteps(slot[0][4], slot[1][4], slot[2][4]);
    curve13318_sc_divsteps(slot[0][5], slot[1][5], slot[2][5]);
    curve13318_sc_divsteps(slot[0][6], slot[1][6], slot[2][6]);
    curve13318_sc_divsteps(slot[0][7], slot[1][7], slot[2][7]);
}

static void bench_35(void)
{
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_sc_divsteps(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_36(void)
{
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
    curve13318_jac_to_cached(slot[0][0], slot[0][0]);
}

static void bench_37(void)
{
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
    curve13318_jac_dbl(slot[0][0], slot[0][0]);
}

static void bench_38(void)
{
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
    curve13318_jac_coz_add(slot[0][0], slot[1][0], slot[0][0], slot[3][0]);
}

static void bench_39(void)
{
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
    curve13318_jac_4dbl(slot[0][0], slot[0][0]);
}

static void bench_40(void)
{
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_dbladd(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_41(void)
{
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_jac_madd(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_42(void)
{
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_madd(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_43(void)
{
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
    curve13318_prj_dbl(slot[0][0], slot[0][0]);
}

static void bench_44(void)
{
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
    curve13318_prj_add(slot[0][0], slot[0][0], slot[2][0]);
}

static void bench_45(void)
{
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
    curve13318_prj_4dbl(slot[0][0], slot[0][0]);
}

static void bench_46(void)
{
    curve13318_erase(0, 0, 200);
    curve13318_erase(0, 0, 200);
    curve13318_erase(0, 0, 200);
    curve13318_erase(0, 0, 200);
    curve13318_erase(0, 0, 200);
    curve13318_erase(0, 0, 200);
    curve13318_erase(0, 0, 200);
    curve13318_erase(0, 0, 200);
}

static void bench_47(void)
{
    curve13318_erase(0, 0, 264);
    curve13318_erase(0, 0, 264);
    curve13318_erase(0, 0, 264);
    curve13318_erase(0, 0, 264);
    curve13318_erase(0, 0, 264);
    curve13318_erase(0, 0, 264);
    curve13318_erase(0, 0, 264);
    curve13318_erase(0, 0, 264);
}

static void bench_48(void)
{
    curve13318_erase(0, 0, 328);
    curve13318_erase(0, 0, 328);
    curve13318_erase(0, 0, 328);
    curve13318_erase(0, 0, 328);
    curve13318_erase(0, 0, 328);
    curve13318_erase(0, 0, 328);
    curve13318_erase(0, 0, 328);
    curve13318_erase(0, 0, 328);
}

static void bench_49(void)
{
    curve13318_erase(0, 0, 392);
    curve13318_erase(0, 0, 392);
    curve13318_erase(0, 0, 392);
    curve13318_erase(0, 0, 392);
    curve13318_erase(0, 0, 392);
    curve13318_erase(0, 0, 392);
    curve13318_erase(0, 0, 392);
    curve13318_erase(0, 0, 392);
}

static void bench_50(void)
{
    curve13318_erase(0, 0, 456);
    curve13318_erase(0, 0, 456);
    curve13318_erase(0, 0, 456);
    curve13318_erase(0, 0, 456);
    curve13318_erase(0, 0, 456);
    curve13318_erase(0, 0, 456);
    curve13318_erase(0, 0, 456);
    curve13318_erase(0, 0, 456);
}

static void bench_51(void)
{
    curve13318_erase(0, 0, 520);
    curve13318_erase(0, 0, 520);
    curve13318_erase(0, 0, 520);
    curve13318_erase(0, 0, 520);
    curve13318_erase(0, 0, 520);
    curve13318_erase(0, 0, 520);
    curve13318_erase(0, 0, 520);
    curve13318_erase(0, 0, 520);
}

static void bench_52(void)
{
    curve13318_erase(0, 0, 584);
    curve13318_erase(0, 0, 584);
    curve13318_erase(0, 0, 584);
    curve13318_erase(0, 0, 584);
    curve13318_erase(0, 0, 584);
    curve13318_erase(0, 0, 584);
    curve13318_erase(0, 0, 584);
    curve13318_erase(0, 0, 584);
}

static void bench_53(void)
{
    curve13318_erase(0, 0, 648);
    curve13318_erase(0, 0, 648);
    curve13318_erase(0, 0, 648);
    curve13318_erase(0, 0, 648);
    curve13318_erase(0, 0, 648);
    curve13318_erase(0, 0, 648);
    curve13318_erase(0, 0, 648);
    curve13318_erase(0, 0, 648);
}

static void bench_54(void)
{
    curve13318_erase(0, 0, 776);
    curve13318_erase(0, 0, 776);
    curve13318_erase(0, 0, 776);
    curve13318_erase(0, 0, 776);
    curve13318_erase(0, 0, 776);
    curve13318_erase(0, 0, 776);
    curve13318_erase(0, 0, 776);
    curve13318_erase(0, 0, 776);
}

static void bench_55(void)
{
    curve13318_erase(0, 0, 840);
    curve13318_erase(0, 0, 840);
    curve13318_erase(0, 0, 840);
    curve13318_erase(0, 0, 840);
    curve13318_erase(0, 0, 840);
    curve13318_erase(0, 0, 840);
    curve13318_erase(0, 0, 840);
    curve13318_erase(0, 0, 840);
}

static void bench_56(void)
{
    curve13318_erase(0, 0, 904);
    curve13318_erase(0, 0, 904);
    curve13318_erase(0, 0, 904);
    curve13318_erase(0, 0, 904);
    curve13318_erase(0, 0, 904);
    curve13318_erase(0, 0, 904);
    curve13318_erase(0, 0, 904);
    curve13318_erase(0, 0, 904);
}

static void bench_57(void)
{
    curve13318_erase(0, 0, 1096);
    curve13318_erase(0, 0, 1096);
    curve13318_erase(0, 0, 1096);
    curve13318_erase(0, 0, 1096);
    curve13318_erase(0, 0, 1096);
    curve13318_erase(0, 0, 1096);
    curve13318_erase(0, 0, 1096);
    curve13318_erase(0, 0, 1096);
}

static void bench_58(void)
{
    curve13318_erase(0, 0, 1352);
    curve13318_erase(0, 0, 1352);
    curve13318_erase(0, 0, 1352);
    curve13318_erase(0, 0, 1352);
    curve13318_erase(0, 0, 1352);
    curve13318_erase(0, 0, 1352);
    curve13318_erase(0, 0, 1352);
    curve13318_erase(0, 0, 1352);
}

static void bench_59(void)
{
    curve13318_erase(0, 0, 2504);
    curve13318_erase(0, 0, 2504);
    curve13318_erase(0, 0, 2504);
    curve13318_erase(0, 0, 2504);
    curve13318_erase(0, 0, 2504);
    curve13318_erase(0, 0, 2504);
    curve13318_erase(0, 0, 2504);
    curve13318_erase(0, 0, 2504);
}

static void bench_60(void)
{
    curve13318_erase(0, 0, 2568);
    curve13318_erase(0, 0, 2568);
    curve13318_erase(0, 0, 2568);
    curve13318_erase(0, 0, 2568);
    curve13318_erase(0, 0, 2568);
    curve13318_erase(0, 0, 2568);
    curve13318_erase(0, 0, 2568);
    curve13318_erase(0, 0, 2568);
}

static void bench_61(void)
{
    curve13318_erase(0, 0, 2760);
    curve13318_erase(0, 0, 2760);
    curve13318_erase(0, 0, 2760);
    curve13318_erase(0, 0, 2760);
    curve13318_erase(0, 0, 2760);
    curve13318_erase(0, 0, 2760);
    curve13318_erase(0, 0, 2760);
    curve13318_erase(0, 0, 2760);
}

static void bench_62(void)
{
    curve13318_erase(0, 0, 2888);
    curve13318_erase(0, 0, 2888);
    curve13318_erase(0, 0, 2888);
    curve13318_erase(0, 0, 2888);
    curve13318_erase(0, 0, 2888);
    curve13318_erase(0, 0, 2888);
    curve13318_erase(0, 0, 2888);
    curve13318_erase(0, 0, 2888);
}

static void bench_63(void)
{
    curve13318_erase(0, 0, 5512);
    curve13318_erase(0, 0, 5512);
    curve13318_erase(0, 0, 5512);
    curve13318_erase(0, 0, 5512);
    curve13318_erase(0, 0, 5512);
    curve13318_erase(0, 0, 5512);
    curve13318_erase(0, 0, 5512);
    curve13318_erase(0, 0, 5512);
}

static void bench_64(void)
{
    curve13318_erase(0, 0, 5640);
    curve13318_erase(0, 0, 5640);
    curve13318_erase(0, 0, 5640);
    curve13318_erase(0, 0, 5640);
    curve13318_erase(0, 0, 5640);
    curve13318_erase(0, 0, 5640);
    curve13318_erase(0, 0, 5640);
    curve13318_erase(0, 0, 5640);
}

static void bench_65(void)
{
    curve13318_erase(0, 0, 5896);
    curve13318_erase(0, 0, 5896);
    curve13318_erase(0, 0, 5896);
    curve13318_erase(0, 0, 5896);
    curve13318_erase(0, 0, 5896);
    curve13318_erase(0, 0, 5896);
    curve13318_erase(0, 0, 5896);
    curve13318_erase(0, 0, 5896);
}

static void bench_66(void)
{
    static int filled;
    static uint8_t out[64];
    static uint8_t scalar[32];
    static uint8_t point[64];
    if (!filled) {
        filled = 1;
        memcpy(scalar, seed, sizeof scalar); scalar[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
        memcpy(point, sample, sizeof sample);
    }
    (void)curve13318_scalarmult(out, scalar, point);
}

static void bench_67(void)
{
    static int filled;
    static uint8_t out[64];
    static uint8_t scalar[32];
    static uint8_t point[64];
    if (!filled) {
        filled = 1;
        memcpy(scalar, seed, sizeof scalar); scalar[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
        memcpy(point, sample, sizeof sample);
    }
    (void)curve13318_scalarmult_vartime(out, scalar, point);
}

static void bench_68(void)
{
    static int filled;
    static uint8_t out[64];
    static uint8_t scalar[32];
    if (!filled) {
        filled = 1;
        memcpy(scalar, seed, sizeof scalar); scalar[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
    }
    (void)curve13318_scalarmult_base(out, scalar);
}

static void bench_69(void)
{
    static int filled;
    static uint8_t point[64];
    if (!filled) {
        filled = 1;
        memcpy(point, sample, sizeof sample);
    }
    (void)curve13318_point_validate(point);
}

static void bench_70(void)
{
    static int filled;
    static curve13318_point r[1];
    static uint8_t in[64];
    if (!filled) {
        filled = 1;
        memcpy(in, sample, sizeof sample);
    }
    (void)curve13318_point_decode(r, in);
}

static void bench_71(void)
{
    static int filled;
    static uint8_t out[64];
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_encode(out, a);
}

static void bench_72(void)
{
    static int filled;
    static uint8_t out[192];
    static curve13318_point in[3];
    static size_t count[1];
    if (!filled) {
        filled = 1;
        memcpy(in + 0, point_sample, sizeof point_sample); memcpy(in + 1, point_sample, sizeof point_sample); memcpy(in + 2, point_sample, sizeof point_sample);
        count[0] = 3;
    }
    (void)curve13318_point_encode_many(out, in, count[0]);
}

static void bench_73(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_point a[1];
    static curve13318_point b[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
        memcpy(b, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_add(r, a, b);
}

static void bench_74(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_point a[1];
    static curve13318_point b[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
        memcpy(b, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_sub(r, a, b);
}

static void bench_75(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_dbl(r, a);
}

static void bench_76(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_neg(r, a);
}

static void bench_77(void)
{
    static int filled;
    static curve13318_point a[1];
    static curve13318_point b[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
        memcpy(b, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_equal(a, b);
}

static void bench_78(void)
{
    static int filled;
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_is_neutral(a);
}

static void bench_79(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_point a[1];
    static int flag[1];
    if (!filled) {
        filled = 1;
        memcpy(r, point_sample, sizeof point_sample);
        memcpy(a, point_sample, sizeof point_sample);
        flag[0] = 1;
    }
    (void)curve13318_point_cmov(r, a, flag[0]);
}

static void bench_80(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_fr k[1];
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_mul(r, k, a);
}

static void bench_81(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_fr k[1];
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_mul_vartime(r, k, a);
}

static void bench_82(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_fr k[1];
    if (!filled) {
        filled = 1;
        memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_point_mul_base(r, k);
}

static void bench_83(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_fr a[1];
    static curve13318_point p[1];
    static curve13318_fr b[1];
    static curve13318_point q[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(p, point_sample, sizeof point_sample);
        memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(q, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_mul2(r, a, p, b, q);
}

static void bench_84(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_fr a[1];
    static curve13318_fr b[1];
    static curve13318_point p[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(p, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_mul2_base_vartime(r, a, b, p);
}

static void bench_85(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_point memory[33];
    static curve13318_fr k[3];
    static curve13318_point a[3];
    static size_t count[1];
    if (!filled) {
        filled = 1;
        memcpy(k, seed, sizeof k); k[0].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff); k[1].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff); k[2].w[sizeof k[0].w / sizeof k[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(a + 0, point_sample, sizeof point_sample); memcpy(a + 1, point_sample, sizeof point_sample); memcpy(a + 2, point_sample, sizeof point_sample);
        count[0] = 3;
    }
    (void)curve13318_point_msm_vartime(r, memory, k, a, count[0]);
}

static void bench_86(void)
{
    static int filled;
    static curve13318_point r[1];
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_clear_cofactor(r, a);
}

static void bench_87(void)
{
    static int filled;
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_is_in_subgroup(a);
}

static void bench_88(void)
{
    static int filled;
    static uint8_t out[32];
    static uint8_t point[64];
    if (!filled) {
        filled = 1;
        memcpy(point, sample, sizeof sample);
    }
    (void)curve13318_compress(out, point);
}

static void bench_89(void)
{
    static int filled;
    static uint8_t out[64];
    static uint8_t compressed[32];
    if (!filled) {
        filled = 1;
        memcpy(compressed, compressed_sample, sizeof compressed_sample);
    }
    (void)curve13318_decompress(out, compressed);
}

static void bench_90(void)
{
    static int filled;
    static uint8_t out[32];
    static curve13318_point a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, point_sample, sizeof point_sample);
    }
    (void)curve13318_point_encode_compressed(out, a);
}

static void bench_91(void)
{
    static int filled;
    static uint8_t a[32];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
    }
    (void)curve13318_scalar_is_valid(a);
}

static void bench_92(void)
{
    static int filled;
    static uint8_t out[32];
    static uint8_t in[67];
    if (!filled) {
        filled = 1;
        memcpy(in, seed, sizeof in);
    }
    (void)curve13318_scalar_reduce(out, in, 64);
}

static void bench_93(void)
{
    static int filled;
    static uint8_t out[32];
    static uint8_t a[32];
    static uint8_t b[32];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
        memcpy(b, seed, sizeof b); b[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
    }
    (void)curve13318_scalar_add(out, a, b);
}

static void bench_94(void)
{
    static int filled;
    static uint8_t out[32];
    static uint8_t a[32];
    static uint8_t b[32];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
        memcpy(b, seed, sizeof b); b[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
    }
    (void)curve13318_scalar_mul(out, a, b);
}

static void bench_95(void)
{
    static int filled;
    static uint8_t out[32];
    static uint8_t a[32];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
    }
    (void)curve13318_scalar_neg(out, a);
}

static void bench_96(void)
{
    static int filled;
    static curve13318_fr r[1];
    static uint8_t in[32];
    if (!filled) {
        filled = 1;
        memcpy(in, seed, sizeof in); in[CURVE13318_SCALAR_BYTES - 1] &= 0x7f;
    }
    (void)curve13318_fr_decode(r, in);
}

static void bench_97(void)
{
    static int filled;
    static uint8_t out[32];
    static curve13318_fr a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_encode(out, a);
}

static void bench_98(void)
{
    static int filled;
    static curve13318_fr r[1];
    static uint8_t in[67];
    if (!filled) {
        filled = 1;
        memcpy(in, seed, sizeof in);
    }
    (void)curve13318_fr_reduce(r, in, 64);
}

static void bench_99(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    static curve13318_fr b[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_add(r, a, b);
}

static void bench_100(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    static curve13318_fr b[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_sub(r, a, b);
}

static void bench_101(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_neg(r, a);
}

static void bench_102(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    static curve13318_fr b[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_mul(r, a, b);
}

static void bench_103(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    static curve13318_fr b[1];
    static curve13318_fr c[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(c, seed, sizeof c); c[0].w[sizeof c[0].w / sizeof c[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_muladd(r, a, b, c);
}

static void bench_104(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_inv(r, a);
}

static void bench_105(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_half(r, a);
}

static void bench_106(void)
{
    static int filled;
    static curve13318_fr a[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_is_zero(a);
}

static void bench_107(void)
{
    static int filled;
    static curve13318_fr a[1];
    static curve13318_fr b[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(b, seed, sizeof b); b[0].w[sizeof b[0].w / sizeof b[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
    }
    (void)curve13318_fr_equal(a, b);
}

static void bench_108(void)
{
    static int filled;
    static curve13318_fr r[1];
    static curve13318_fr a[1];
    static int flag[1];
    if (!filled) {
        filled = 1;
        memcpy(r, seed, sizeof r); r[0].w[sizeof r[0].w / sizeof r[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        flag[0] = 1;
    }
    (void)curve13318_fr_cmov(r, a, flag[0]);
}

static void bench_109(void)
{
    static int filled;
    static curve13318_fr a[1];
    static size_t position[1];
    static size_t count[1];
    if (!filled) {
        filled = 1;
        memcpy(a, seed, sizeof a); a[0].w[sizeof a[0].w / sizeof a[0].w[0] - 1] &= UINT64_C(0x7fffffffffffffff);
        position[0] = 3;
        count[0] = 5;
    }
    (void)curve13318_fr_bits(a, position[0], count[0]);
}

static const struct {
    const char *name;
    void (*run)(void);
    int calls, inner, runs;
} benches[] = {
    {"fe_add_throughput", bench_0, 8, 256, 500},
    {"fe_add_latency", bench_1, 8, 256, 500},
    {"fe_sub_throughput", bench_2, 8, 256, 500},
    {"fe_sub_latency", bench_3, 8, 256, 500},
    {"fe_mul_throughput", bench_4, 8, 256, 500},
    {"fe_mul_latency", bench_5, 8, 256, 500},
    {"fe_sqr_throughput", bench_6, 8, 256, 500},
    {"fe_sqr_latency", bench_7, 8, 256, 500},
    {"fe_nsqr_throughput", bench_8, 8, 256, 500},
    {"fe_nsqr_latency", bench_9, 8, 256, 500},
    {"fe_canon_throughput", bench_10, 8, 256, 500},
    {"fe_canon_latency", bench_11, 8, 256, 500},
    {"fe_is_zero_throughput", bench_12, 8, 256, 500},
    {"fe_cmov_throughput", bench_13, 8, 256, 500},
    {"fe_cmov_latency", bench_14, 8, 256, 500},
    {"fe_cneg_throughput", bench_15, 8, 256, 500},
    {"fe_cneg_latency", bench_16, 8, 256, 500},
    {"select", bench_17, 8, 16, 500},
    {"sc_add_throughput", bench_18, 8, 256, 500},
    {"sc_add_latency", bench_19, 8, 256, 500},
    {"sc_sub_throughput", bench_20, 8, 256, 500},
    {"sc_sub_latency", bench_21, 8, 256, 500},
    {"sc_neg_throughput", bench_22, 8, 256, 500},
    {"sc_neg_latency", bench_23, 8, 256, 500},
    {"sc_mul_throughput", bench_24, 8, 256, 500},
    {"sc_mul_latency", bench_25, 8, 256, 500},
    {"sc_muladd_throughput", bench_26, 8, 256, 500},
    {"sc_muladd_latency", bench_27, 8, 256, 500},
    {"sc_canon_throughput", bench_28, 8, 256, 500},
    {"sc_canon_latency", bench_29, 8, 256, 500},
    {"sc_fold_throughput", bench_30, 8, 256, 500},
    {"sc_fold_latency", bench_31, 8, 256, 500},
    {"sc_reduce_wide_throughput", bench_32, 8, 256, 500},
    {"sc_reduce_wide_latency", bench_33, 8, 256, 500},
    {"sc_divsteps_throughput", bench_34, 8, 256, 500},
    {"sc_divsteps_latency", bench_35, 8, 256, 500},
    {"jac_to_cached", bench_36, 8, 16, 500},
    {"jac_dbl", bench_37, 8, 16, 500},
    {"jac_coz_add", bench_38, 8, 16, 500},
    {"jac_4dbl", bench_39, 8, 16, 500},
    {"jac_dbladd", bench_40, 8, 16, 500},
    {"jac_madd", bench_41, 8, 16, 500},
    {"prj_madd", bench_42, 8, 16, 500},
    {"prj_dbl", bench_43, 8, 16, 500},
    {"prj_add", bench_44, 8, 16, 500},
    {"prj_4dbl", bench_45, 8, 16, 500},
    {"erase_200", bench_46, 8, 256, 500},
    {"erase_264", bench_47, 8, 256, 500},
    {"erase_328", bench_48, 8, 256, 500},
    {"erase_392", bench_49, 8, 256, 500},
    {"erase_456", bench_50, 8, 256, 500},
    {"erase_520", bench_51, 8, 256, 500},
    {"erase_584", bench_52, 8, 256, 500},
    {"erase_648", bench_53, 8, 256, 500},
    {"erase_776", bench_54, 8, 256, 500},
    {"erase_840", bench_55, 8, 256, 500},
    {"erase_904", bench_56, 8, 256, 500},
    {"erase_1096", bench_57, 8, 256, 500},
    {"erase_1352", bench_58, 8, 256, 500},
    {"erase_2504", bench_59, 8, 256, 500},
    {"erase_2568", bench_60, 8, 256, 500},
    {"erase_2760", bench_61, 8, 256, 500},
    {"erase_2888", bench_62, 8, 256, 500},
    {"erase_5512", bench_63, 8, 256, 500},
    {"erase_5640", bench_64, 8, 256, 500},
    {"erase_5896", bench_65, 8, 256, 500},
    {"scalarmult", bench_66, 1, 1, 500},
    {"scalarmult_vartime", bench_67, 1, 1, 500},
    {"scalarmult_base", bench_68, 1, 1, 500},
    {"point_validate", bench_69, 1, 1, 500},
    {"point_decode", bench_70, 1, 1, 500},
    {"point_encode", bench_71, 1, 1, 500},
    {"point_encode_many", bench_72, 1, 1, 500},
    {"point_add", bench_73, 1, 256, 500},
    {"point_sub", bench_74, 1, 256, 500},
    {"point_dbl", bench_75, 1, 256, 500},
    {"point_neg", bench_76, 1, 256, 500},
    {"point_equal", bench_77, 1, 256, 500},
    {"point_is_neutral", bench_78, 1, 256, 500},
    {"point_cmov", bench_79, 1, 256, 500},
    {"point_mul", bench_80, 1, 256, 500},
    {"point_mul_vartime", bench_81, 1, 256, 500},
    {"point_mul_base", bench_82, 1, 256, 500},
    {"point_mul2", bench_83, 1, 256, 500},
    {"point_mul2_base_vartime", bench_84, 1, 256, 500},
    {"point_msm_vartime", bench_85, 1, 256, 500},
    {"point_clear_cofactor", bench_86, 1, 256, 500},
    {"point_is_in_subgroup", bench_87, 1, 256, 500},
    {"compress", bench_88, 1, 1, 500},
    {"decompress", bench_89, 1, 1, 500},
    {"point_encode_compressed", bench_90, 1, 1, 500},
    {"scalar_is_valid", bench_91, 1, 256, 500},
    {"scalar_reduce", bench_92, 1, 256, 500},
    {"scalar_add", bench_93, 1, 256, 500},
    {"scalar_mul", bench_94, 1, 256, 500},
    {"scalar_neg", bench_95, 1, 256, 500},
    {"fr_decode", bench_96, 1, 1, 500},
    {"fr_encode", bench_97, 1, 256, 500},
    {"fr_reduce", bench_98, 1, 256, 500},
    {"fr_add", bench_99, 1, 256, 500},
    {"fr_sub", bench_100, 1, 256, 500},
    {"fr_neg", bench_101, 1, 256, 500},
    {"fr_mul", bench_102, 1, 256, 500},
    {"fr_muladd", bench_103, 1, 256, 500},
    {"fr_inv", bench_104, 1, 256, 500},
    {"fr_half", bench_105, 1, 256, 500},
    {"fr_is_zero", bench_106, 1, 256, 500},
    {"fr_equal", bench_107, 1, 256, 500},
    {"fr_cmov", bench_108, 1, 256, 500},
    {"fr_bits", bench_109, 1, 256, 500},
};

static int ascending(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static void brand(char out[49])
{
    unsigned i, word[12];
    for (i = 0; i < 3; ++i)
        __get_cpuid(0x80000002u + i, &word[4 * i], &word[4 * i + 1], &word[4 * i + 2], &word[4 * i + 3]);
    memcpy(out, word, 48);
    out[48] = 0;
    for (i = 48; i-- > 0 && (out[i] == ' ' || out[i] == 0);)
        out[i] = 0;
}

int main(int argc, char **argv)
{
    static double taken[MOST_RUNS];
    int json = argc > 1 && !strcmp(argv[1], "--json");
    size_t i, count = sizeof benches / sizeof benches[0];
    uint64_t overhead = UINT64_MAX;
    char cpu[49];
    int k, j;
#if defined(__linux__)
    cpu_set_t set;
    int core = sched_getcpu();
    CPU_ZERO(&set);
    CPU_SET((size_t)(core < 0 ? 0 : core), &set);
    sched_setaffinity(0, sizeof set, &set);
#endif
    if (!curve13318_cpu_supported()) {
        fprintf(stderr, "this CPU lacks bmi2, adx, avx2: nothing was timed\n");
        return 3;
    }
    fill();
    brand(cpu);
    for (k = 0; k < 1000; ++k) {
        uint64_t t = start();
        t = stop() - t;
        overhead = t < overhead ? t : overhead;
    }
    if (json)
        printf("{\"cpu\": \"%s\", \"counter\": \"rdtsc\", \"unit\": \"TSC cycles\", \"compiler\": \"%s\", \"results\": [", cpu, __VERSION__);
    else
        printf("%s, TSC cycles, %s\n%-32s %12s %12s %6s\n", cpu, __VERSION__, "function", "min", "median", "runs");
    for (i = 0; i < count; ++i) {
        int inner = benches[i].inner;
        uint64_t first = start();
        double calls;
        benches[i].run();
        first = stop() - first;
        while (inner > 1 && first * (uint64_t)inner > LONGEST)
            inner /= 2;
        calls = (double)benches[i].calls * inner;
        for (k = 0; k < benches[i].runs / 10 + 1; ++k)
            for (j = 0; j < inner; ++j)
                benches[i].run();
        for (k = 0; k < benches[i].runs; ++k) {
            uint64_t t = start();
            for (j = 0; j < inner; ++j)
                benches[i].run();
            t = stop() - t;
            taken[k] = (double)(t > overhead ? t - overhead : 0) / calls;
        }
        qsort(taken, (size_t)benches[i].runs, sizeof taken[0], ascending);
        printf(json ? "%s{\"name\": \"%s\", \"min\": %.2f, \"median\": %.2f, \"runs\": %d}" : "%s%-32s %12.2f %12.2f %6d\n",
               json && i ? ", " : "", benches[i].name, taken[0], taken[benches[i].runs / 2], benches[i].runs);
    }
    if (json)
        printf("]}\n");
    return 0;
}
