/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * Functions of an emitted library, timed one by one: its own timing program, TIMING_PROGRAM, as a library. */
#define main timing_program
#include TIMING_PROGRAM
#undef main

int whole_count(void) { return (int)(sizeof benches / sizeof benches[0]); }

const char *whole_name(int number) { return benches[number].name; }

/* Cycles of a call of function `number`, the least of `runs`. */
double whole_cycles(int number, int runs)
{
    static int filled;
    double best = 1e30;
    int run, turn;
    if (!filled) {
        filled = 1;
        fill();
    }
    for (run = 0; run <= runs; ++run) { /* the first is not counted */
        uint64_t from = start();
        double cycles;
        for (turn = 0; turn < benches[number].inner; ++turn)
            benches[number].run();
        cycles = (double)(stop() - from) / benches[number].inner / benches[number].calls;
        if (run && cycles < best)
            best = cycles;
    }
    return best;
}
