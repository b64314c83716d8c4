/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189 --vector none
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Two parties agree on a point. After `make`: cc -Iinclude example.c -Lbuild -ljac256189 */
#include <stdio.h>

#include <jac256189.h>

int main(void)
{
    /* secret scalars below the order; take yours from the system's random source */
    uint8_t a[JAC256189_SCALAR_BYTES] = {0x42, 0x17, 0x99}, b[JAC256189_SCALAR_BYTES] = {0x23, 0x05, 0x71};
    uint8_t pa[JAC256189_POINT_BYTES], pb[JAC256189_POINT_BYTES], s1[JAC256189_POINT_BYTES], s2[JAC256189_POINT_BYTES];
    size_t i;

    if (jac256189_scalarmult_base(pa, a) != JAC256189_OK || jac256189_scalarmult_base(pb, b) != JAC256189_OK)
        return 1;
    if (jac256189_scalarmult(s1, a, pb) != JAC256189_OK || jac256189_scalarmult(s2, b, pa) != JAC256189_OK)
        return 1;
    for (i = 0; i < JAC256189_POINT_BYTES; ++i)
        if (s1[i] != s2[i])
            return 1;
    puts("jac256189: both sides hold the same point");
    return 0;
}
