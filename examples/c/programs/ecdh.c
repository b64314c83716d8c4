/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Two sides make keys, exchange the public ones, and agree on a secret. */
#include "ecdh.h"
#include "entropy.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    uint8_t secret[2][P256_SCALAR_BYTES], public_key[2][P256_POINT_BYTES], common[2][P256_FIELD_BYTES];
    int i;

    if (!p256_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    for (i = 0; i < 2; ++i)
        do
            if (!random_bytes(secret[i], sizeof secret[i]))
                return puts("There are no random bytes."), 1;
        while (!ecdh_p256_public_key(public_key[i], secret[i])); /* not below the order: once more */
    for (i = 0; i < 2; ++i)
        if (!ecdh_p256_agree(common[i], secret[i], public_key[1 - i], P256_POINT_BYTES))
            return puts("The other public key is refused."), 1;
    i = memcmp(common[0], common[1], sizeof common[0]);
    puts(i ? "The two sides differ." : "ECDH over p256: both sides agree");
    return i != 0;
}
