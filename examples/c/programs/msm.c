/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A sum over 65,536 points on one thread and on two: the same point, and how many times as fast. */
#define _POSIX_C_SOURCE 200809L
#include "entropy.h"
#include "msm.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { COUNT = 65536, TURNS = 3 };

static double seconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

int main(void)
{
    ed25519_fr *k = malloc(COUNT * sizeof *k);
    ed25519_point *a = malloc(COUNT * sizeof *a), sums[2];
    uint8_t random[ED25519_SCALAR_BYTES + 16];
    double start, taken, least[2] = {1e9, 1e9};
    unsigned i, turn;
    int is_right = 1;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    if (!k || !a || !random_bytes(random, sizeof random))
        return puts("There is no memory, or there are no random bytes."), 1;
    ed25519_fr_reduce(k, random, sizeof random);
    ed25519_point_mul_base(a, k);
    for (i = 1; i < COUNT; ++i) {
        ed25519_fr_mul(k + i, k + i - 1, k);
        ed25519_point_add(a + i, a + i - 1, a);
    }
    for (turn = 0; turn < TURNS; ++turn)
        for (i = 0; i < 2; ++i) {
            start = seconds();
            is_right &= msm_ed25519_vartime(sums + i, k, a, COUNT, i + 1);
            taken = seconds() - start;
            least[i] = taken < least[i] ? taken : least[i];
        }
    is_right = is_right && ed25519_point_equal(sums, sums + 1);
    printf("Sum over %d points of ed25519: %.1f ms on one thread, %.1f ms on two, %.2f times as fast%s\n", COUNT, 1e3 * least[0], 1e3 * least[1],
           least[0] / least[1], is_right ? "" : ": WRONG");
    free(k);
    free(a);
    return !is_right;
}
