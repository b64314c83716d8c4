/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Two parties agree on a point. After `make`: cc -Iinclude example.c -Lbuild -lcurve13318 */
#include <stdio.h>

#include <curve13318.h>

int main(void)
{
    /* secret scalars below the order; take yours from the system's random source */
    uint8_t a[CURVE13318_SCALAR_BYTES] = {0x42, 0x17, 0x99}, b[CURVE13318_SCALAR_BYTES] = {0x23, 0x05, 0x71};
    uint8_t pa[CURVE13318_POINT_BYTES], pb[CURVE13318_POINT_BYTES], s1[CURVE13318_POINT_BYTES], s2[CURVE13318_POINT_BYTES];
    size_t i;

    if (curve13318_scalarmult_base(pa, a) != CURVE13318_OK || curve13318_scalarmult_base(pb, b) != CURVE13318_OK)
        return 1;
    if (curve13318_scalarmult(s1, a, pb) != CURVE13318_OK || curve13318_scalarmult(s2, b, pa) != CURVE13318_OK)
        return 1;
    for (i = 0; i < CURVE13318_POINT_BYTES; ++i)
        if (s1[i] != s2[i])
            return 1;
    puts("curve13318: both sides hold the same point");
    return 0;
}
