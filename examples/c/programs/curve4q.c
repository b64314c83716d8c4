/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Two sides make keys, exchange the public ones, and agree on a secret. */
#include "curve4q.h"
#include "entropy.h"

#include <fourq.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    uint8_t secret[2][32], public_key[2][32], common[2][32];
    int i;

    if (!fourq_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    for (i = 0; i < 2; ++i)
        do
            if (!random_bytes(secret[i], sizeof secret[i]))
                return puts("There are no random bytes."), 1;
        while (!curve4q_public_key(public_key[i], secret[i])); /* a multiple of the order: once more */
    for (i = 0; i < 2; ++i)
        if (!curve4q_agree(common[i], secret[i], public_key[1 - i]))
            return puts("The other public key is refused."), 1;
    i = memcmp(common[0], common[1], sizeof common[0]);
    puts(i ? "The two sides differ." : "FourQ: both sides agree");
    return i != 0;
}
