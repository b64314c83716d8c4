/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Two of three signers make a signature, which is verified as any of Ed25519. */
#include "eddsa.h"
#include "entropy.h"
#include "frost.h"

#include <stdio.h>

enum { THRESHOLD = 2 };

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    static const uint16_t numbers[THRESHOLD] = {1, 3};
    uint8_t coefficients[THRESHOLD][32], shares[THRESHOLD][32], answers[THRESHOLD][32];
    uint8_t random[64], group_key[32], signature[64];
    frost_nonces nonces[THRESHOLD];
    frost_commitments list[THRESHOLD];
    int i, is_right = 1;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    for (i = 0; i < THRESHOLD; ++i) {
        if (!random_bytes(random, sizeof random))
            return puts("There are no random bytes."), 1;
        ed25519_scalar_reduce(coefficients[i], random, sizeof random);
    }
    if (ed25519_scalarmult_base(group_key, coefficients[0]) != ED25519_OK)
        return puts("The secret key is 0."), 1;
    for (i = 0; i < THRESHOLD; ++i) {
        if (!random_bytes(random, sizeof random))
            return puts("There are no random bytes."), 1;
        frost_share(shares[i], numbers[i], (const uint8_t(*)[32])coefficients, THRESHOLD);
        frost_commit(nonces + i, list + i, numbers[i], shares[i], random);
    }
    for (i = 0; i < THRESHOLD; ++i)
        is_right &= frost_sign(answers[i], numbers[i], shares[i], nonces + i, list, THRESHOLD, text, sizeof text - 1, group_key);
    is_right &= frost_aggregate(signature, (const uint8_t(*)[32])answers, list, THRESHOLD, text, sizeof text - 1, group_key);
    is_right = is_right && eddsa_verify(signature, text, sizeof text - 1, group_key);
    puts(is_right ? "FROST: two of three signers make an Ed25519 signature" : "WRONG");
    return !is_right;
}
