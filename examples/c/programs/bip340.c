/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A key, a signature of a text, its verification. */
#include "bip340.h"
#include "entropy.h"

#include <secp256k1.h>
#include <stdio.h>

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    uint8_t secret[32], public_key[32], random[32], signature[64];
    int is_right, is_wrong;

    if (!secp256k1_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    do
        if (!random_bytes(secret, sizeof secret) || !random_bytes(random, sizeof random))
            return puts("There are no random bytes."), 1;
    while (!bip340_public_key(public_key, secret)); /* not below the order: once more */
    is_right = bip340_sign(signature, text, sizeof text - 1, secret, random) &&
               bip340_verify(signature, text, sizeof text - 1, public_key);
    is_wrong = bip340_verify(signature, text, sizeof text - 2, public_key);
    puts(is_right && !is_wrong ? "BIP 340: the signature is valid, of another text it is not" : "WRONG");
    return !is_right || is_wrong;
}
