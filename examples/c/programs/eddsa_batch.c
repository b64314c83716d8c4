/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Eight keys, a signature of each, and their verification in one sum. */
#include "eddsa.h"
#include "eddsa_batch.h"
#include "entropy.h"

#include <stdio.h>

enum { COUNT = 8 };

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    uint8_t secret[32], keys[COUNT][32], own[COUNT][64], factors[COUNT][16];
    eddsa_batch_signature list[COUNT];
    int i, is_right, is_wrong;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    if (!random_bytes(&factors[0][0], sizeof factors))
        return puts("There are no random bytes."), 1;
    for (i = 0; i < COUNT; ++i) {
        if (!random_bytes(secret, sizeof secret))
            return puts("There are no random bytes."), 1;
        eddsa_public_key(keys[i], secret);
        eddsa_sign(own[i], text, sizeof text - 1, secret);
        list[i].public_key = keys[i];
        list[i].signature = own[i];
        list[i].message = text;
        list[i].bytes = sizeof text - 1;
        list[i].key = NULL;
    }
    is_right = eddsa_batch_verify(list, COUNT, (const uint8_t(*)[16])factors);
    --list[COUNT - 1].bytes;
    is_wrong = eddsa_batch_verify(list, COUNT, (const uint8_t(*)[16])factors);
    puts(is_right && !is_wrong ? "Batch of Ed25519: all signatures are valid, with one of another text they are not" : "WRONG");
    return !is_right || is_wrong;
}
