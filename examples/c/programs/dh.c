/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Two sides make keys, exchange the public ones, and agree on a key. */
#include "dh.h"
#include "entropy.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    uint8_t wide[SCALAR + 16], secret[2][SCALAR], public_key[2][POINT], key[2][32];
    int i;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    for (i = 0; i < 2; ++i)
        do {
            if (!random_bytes(wide, sizeof wide))
                return puts("There are no random bytes."), 1;
            ed25519_scalar_reduce(secret[i], wide, sizeof wide);
        } while (!dh_ed25519_public_key(public_key[i], secret[i])); /* 0: once more */
    for (i = 0; i < 2; ++i)
        if (!dh_ed25519_agree(key[i], secret[i], public_key[1 - i], i == 0, hash_sha512))
            return puts("The other public key is refused."), 1;
    i = memcmp(key[0], key[1], sizeof key[0]);
    puts(i ? "The two sides differ." : "Diffie-Hellman over ed25519: both sides agree");
    return i != 0;
}
