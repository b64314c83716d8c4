/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Eight keys, a signature of each, and their verification in one sum. */
#include "batch.h"
#include "entropy.h"

#include <stdio.h>

enum { COUNT = 8 };

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    uint8_t wide[SCALAR + 16], secret[SCALAR], random[32], keys[COUNT][POINT], own[COUNT][POINT + SCALAR], factors[COUNT][16];
    batch_signature list[COUNT];
    int i, is_right = 1, is_wrong;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    if (!random_bytes(&factors[0][0], sizeof factors))
        return puts("There are no random bytes."), 1;
    for (i = 0; i < COUNT; ++i) {
        if (!random_bytes(wide, sizeof wide) || !random_bytes(random, sizeof random))
            return puts("There are no random bytes."), 1;
        ed25519_scalar_reduce(secret, wide, sizeof wide);
        is_right &= schnorr_ed25519_public_key(keys[i], secret) && schnorr_ed25519_sign(own[i], text, sizeof text - 1, secret, random, hash_sha512);
        list[i].public_key = keys[i];
        list[i].signature = own[i];
        list[i].message = text;
        list[i].bytes = sizeof text - 1;
    }
    is_right = is_right && batch_ed25519_verify(list, COUNT, (const uint8_t(*)[16])factors, hash_sha512);
    --list[COUNT - 1].bytes;
    is_wrong = batch_ed25519_verify(list, COUNT, (const uint8_t(*)[16])factors, hash_sha512);
    puts(is_right && !is_wrong ? "Batch over ed25519: all signatures are valid, with one of another text they are not" : "WRONG");
    return !is_right || is_wrong;
}
