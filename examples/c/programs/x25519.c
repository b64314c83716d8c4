/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Two sides make keys, exchange the public ones, and agree on a key. */
#include "entropy.h"
#include "x25519.h"

#include <curve25519.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    uint8_t secret[2][32], public_key[2][32], key[2][32];
    int i;

    if (!curve25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    for (i = 0; i < 2; ++i) {
        if (!random_bytes(secret[i], sizeof secret[i]))
            return puts("There are no random bytes."), 1;
        dh_public_key(public_key[i], secret[i]);
    }
    for (i = 0; i < 2; ++i)
        if (!dh_agree(key[i], secret[i], public_key[i], public_key[1 - i], i == 0))
            return puts("The other public key is refused."), 1;
    i = memcmp(key[0], key[1], sizeof key[0]);
    puts(i ? "The two sides differ." : "X25519: both sides agree");
    return i != 0;
}
