"""A program that calls the sum over a list with memory that overlaps its arguments."""

LIST = """
#include <string.h>
#include "lib.h"
#define N 3
int main(void)
{
    static lib_point a[N], kept[N], memory[LIB_MSM_MEMORY(N)], r;
    static lib_fr k[N];
    uint8_t wide[LIB_POINT_BYTES], out[LIB_POINT_BYTES];
    size_t i, way;
    lib_point_msm_vartime(&r, NULL, NULL, NULL, 0);
    if (!lib_point_is_neutral(&r))
        return 1;
    for (i = 0; i < N; ++i) {
        memset(wide, 7 + (int)i, sizeof wide);
        lib_fr_reduce(&k[i], wide, sizeof wide);
        lib_point_mul_base(&a[i], &k[i]);
        kept[i] = a[i];
    }
    memset(memory, 0, sizeof memory);
    lib_point_msm_vartime(&r, memory, k, a, N);
    (void)lib_point_encode(wide, &r);
    for (way = 0; way < 3; ++way) {
        lib_point *into = way == 0 ? &a[1] : way == 1 ? &memory[0] : &r;
        memset(memory, 0xa5, sizeof memory);
        lib_point_msm_vartime(into, memory, k, a, N);
        (void)lib_point_encode(out, into);
        if (memcmp(out, wide, sizeof out) != 0)
            return 2 + (int)way;
        a[1] = kept[1];
    }
    return 0;
}
"""
