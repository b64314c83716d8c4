/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * Times a routine by the time-stamp counter on fresh random field elements: one sample, in cycles per call, for each
 * run. The operands are drawn anew before each run, outside the timed part, so that no branch predictor learns them. */
#include <stdint.h>

#define POOL 256
#define WIDEST 9
#define SPACE 64

typedef void (*routine)(uint64_t *, const uint64_t *, const uint64_t *);

static uint64_t left[POOL * WIDEST], right[POOL * WIDEST], space[SPACE * WIDEST];

static uint64_t now(void)
{
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return ((uint64_t)high << 32) | low;
}

static uint64_t state;

static uint64_t next(void)
{
    uint64_t z = (state += UINT64_C(0x9e3779b97f4a7c15));
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

static int below(const uint64_t *x, const uint64_t *p, int words)
{
    int i;
    for (i = words - 1; i > 0 && x[i] == p[i]; --i)
        ;
    return x[i] < p[i];
}

/* Elements in [0, p), one after another; p fills its words but for a bit at most, so that draws are accepted soon. */
static void fill(uint64_t *x, int elements, int words, const uint64_t *p)
{
    int i, j;
    for (i = 0; i < elements; ++i)
        do
            for (j = 0; j < words; ++j)
                x[i * words + j] = next();
        while (!below(x + i * words, p, words));
}

/* chained: each call reads and overwrites the space of the one before; else each has its own operands, of so many parts of `words` words, each below p. */
void sequence(routine f, int chained, int runs, int calls, int parts, int words, const uint64_t *p, uint64_t seed, double *samples)
{
    int i, run, size = parts * words;
    state = seed;
    for (run = 0; run < runs; ++run) {
        uint64_t from;
        fill(left, POOL * parts, words, p);
        fill(right, POOL * parts, words, p);
        fill(space, SPACE * parts, words, p);
        from = now();
        for (i = 0; i < calls; ++i) {
            int at = i % POOL * size;
            if (chained)
                f(space, space, right + at);
            else
                f(space + i % 8 * size, left + at, right + at);
        }
        samples[run] = (double)(now() - from) / calls;
    }
}
