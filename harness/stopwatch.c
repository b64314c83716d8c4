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

static uint64_t r[8][64], a[8][64], b[8][64], c[64], d[64];

void stopwatch(routine f, int runs, int calls, uint64_t counted, double *throughput, double *latency)
{
    int i, j, run;
    uint64_t state = 88172645463325252u;
    *throughput = *latency = 1e30;
    for (i = 0; i < 8; ++i)
        for (j = 0; j < 64; ++j) {
            state ^= state << 13, state ^= state >> 7, state ^= state << 17;
            r[i][j] = a[i][j] = state >> 1;
            b[i][j] = state * 3 >> 1;
        }
    for (run = 0; run < runs; ++run) {
        uint64_t from = now();
        double cycles;
        for (i = 0; i < calls; ++i)
            f(r[i & 3], a[i & 3], counted ? (const void *)(uintptr_t)counted : b[i & 3], c, d);
        cycles = (double)(now() - from) / calls;
        if (cycles < *throughput)
            *throughput = cycles;
        from = now();
        for (i = 0; i < calls; ++i)
            f(r[0], r[0], counted ? (const void *)(uintptr_t)counted : b[i & 3], c, d);
        cycles = (double)(now() - from) / calls;
        if (cycles < *latency)
            *latency = cycles;
    }
}
