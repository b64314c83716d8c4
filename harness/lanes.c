/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * Times a routine by the time-stamp counter on the core that it finds itself on: eight calls a turn, each with its own
 * arguments, so that calls are independent or chained as the arguments say. */
#if defined(__linux__)
#define _GNU_SOURCE
#include <sched.h>
#endif
#include <stdint.h>

enum { CALLS = 8, ARGUMENTS = 5 };
typedef void (*routine)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t);

static uint64_t now(void)
{
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return ((uint64_t)high << 32) | low;
}

/* Cycles of one call in samples[run], for `turns` times eight calls a run, counter overhead taken off. A tenth of the runs
 * warms up first. */
void lanes_time(routine f, const uint64_t args[CALLS][ARGUMENTS], int runs, int turns, double *samples);
void lanes_time(routine f, const uint64_t args[CALLS][ARGUMENTS], int runs, int turns, double *samples)
{
    uint64_t overhead = UINT64_MAX;
    int run, turn, k;
#if defined(__linux__)
    cpu_set_t before, here;
    int core = sched_getcpu();
    sched_getaffinity(0, sizeof before, &before);
    CPU_ZERO(&here);
    CPU_SET((unsigned)(core < 0 ? 0 : core), &here);
    sched_setaffinity(0, sizeof here, &here);
#endif
    for (k = 0; k < 1000; ++k) {
        uint64_t t = now();
        t = now() - t;
        overhead = t < overhead ? t : overhead;
    }
    for (run = -runs / 10 - 1; run < runs; ++run) {
        uint64_t t = now();
        for (turn = 0; turn < turns; ++turn)
            for (k = 0; k < CALLS; ++k)
                f(args[k][0], args[k][1], args[k][2], args[k][3], args[k][4]);
        t = now() - t;
        if (run >= 0)
            samples[run] = (double)(t > overhead ? t - overhead : 0) / turns / CALLS;
    }
#if defined(__linux__)
    sched_setaffinity(0, sizeof before, &before);
#endif
}
