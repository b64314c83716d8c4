/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Two parties agree on a point. After `make`: cc -Iinclude example.c -Lbuild -lted256189 */
#include <stdio.h>

#include <ted256189.h>

int main(void)
{
    /* secret scalars below the order; take yours from the system's random source */
    uint8_t a[TED256189_SCALAR_BYTES] = {0x42, 0x17, 0x99}, b[TED256189_SCALAR_BYTES] = {0x23, 0x05, 0x71};
    uint8_t pa[TED256189_POINT_BYTES], pb[TED256189_POINT_BYTES], s1[TED256189_POINT_BYTES], s2[TED256189_POINT_BYTES];
    size_t i;

    if (ted256189_scalarmult_base(pa, a) != TED256189_OK || ted256189_scalarmult_base(pb, b) != TED256189_OK)
        return 1;
    if (ted256189_scalarmult(s1, a, pb) != TED256189_OK || ted256189_scalarmult(s2, b, pa) != TED256189_OK)
        return 1;
    for (i = 0; i < TED256189_POINT_BYTES; ++i)
        if (s1[i] != s2[i])
            return 1;
    puts("ted256189: both sides hold the same point");
    return 0;
}
