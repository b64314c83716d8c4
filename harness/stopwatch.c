/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * Times one routine by the time-stamp counter: independent calls and chained calls, minima over runs. */
#include <stdint.h>
#include <stdlib.h>

typedef void (*routine)(uint64_t *, uint64_t *, const void *, uint64_t *, uint64_t *);

static uint64_t now(void)
{
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return ((uint64_t)high << 32) | low;
}

/* As in the timing program of an emitted library: arrays of the same size, eight sets, eight calls a turn. */
enum { SETS = 8, WIDTH = 272 };
static uint64_t r[SETS][WIDTH], a[SETS][WIDTH], b[SETS][WIDTH], c[SETS][WIDTH], d[SETS][WIDTH];

static void fill(void)
{
    uint64_t state = 88172645463325252u;
    int i, j;
    for (i = 0; i < SETS; ++i)
        for (j = 0; j < WIDTH; ++j) {
            state ^= state << 13, state ^= state >> 7, state ^= state << 17;
            r[i][j] = a[i][j] = state >> 1;
            b[i][j] = state * 3 >> 1;
        }
}

#define THIRD(k) (counted ? (const void *)(uintptr_t)counted : b[k])
#define APART(k) f(r[k], a[k], THIRD(k), c[k], d[k]);
#define CHAINED(k) f(r[0], r[0], THIRD(k), c[0], d[0]);
#define IN_TURN(k) CHAINED(k) then(r[0], r[0], b[k], c[0], d[0]);
#define EIGHT(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)

/* Cycles of one call in *throughput (independent calls) and *latency (each call reads the result of the one before);
 * `turns` times eight calls a run. `counted` > 0: the third argument is that number. With `then`, each chained call is
 * followed by one of `then`, and *latency is the time of both. */
void stopwatch(routine f, routine then, int runs, int turns, uint64_t counted, double *throughput, double *latency)
{
    int i, run;
    *throughput = *latency = 1e30;
    fill();
    for (run = 0; run < runs; ++run) {
        uint64_t from = now();
        double cycles;
        for (i = 0; i < turns; ++i) {
            EIGHT(APART)
        }
        cycles = (double)(now() - from) / turns / 8;
        if (cycles < *throughput)
            *throughput = cycles;
        from = now();
        for (i = 0; i < turns && !then; ++i) {
            EIGHT(CHAINED)
        }
        for (i = 0; i < turns && then; ++i) {
            EIGHT(IN_TURN)
        }
        cycles = (double)(now() - from) / turns / 8;
        if (cycles < *latency)
            *latency = cycles;
    }
}

/* Cycles of a fixed loop, the least of some turns: multiplications at the rate of the multiplier beside additions that fill the
 * other units. More than usual says that the clock changed, or that something else uses this core, its other thread too. */
double probe(void)
{
    double best = 1e30;
    int turn, i;
    for (turn = 0; turn < 32; ++turn) {
        uint64_t w = 3, x = 5, y = 7, z = 11, s = 1, t = 2, u = 3, k = 88172645463325253u, from = now();
        double cycles;
        for (i = 0; i < 500; ++i)
            __asm__ volatile("imul %7, %0\n\tadd %7, %4\n\tadd %7, %5\n\tadd %7, %6\n\t"
                             "imul %7, %1\n\tadd %7, %4\n\tadd %7, %5\n\tadd %7, %6\n\t"
                             "imul %7, %2\n\tadd %7, %4\n\tadd %7, %5\n\tadd %7, %6\n\t"
                             "imul %7, %3\n\tadd %7, %4\n\tadd %7, %5\n\tadd %7, %6"
                             : "+r"(w), "+r"(x), "+r"(y), "+r"(z), "+r"(s), "+r"(t), "+r"(u) : "r"(k) : "cc");
        cycles = (double)(now() - from);
        if (cycles < best)
            best = cycles;
    }
    return best;
}
