/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A key, a signature of a text, its verification. */
#include "entropy.h"
#include "schnorrq.h"

#include <fourq.h>
#include <stdio.h>

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    uint8_t secret[32], public_key[32], signature[64];
    int is_right, is_wrong;

    if (!fourq_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    if (!random_bytes(secret, sizeof secret))
        return puts("There are no random bytes."), 1;
    schnorrq_public_key(public_key, secret);
    schnorrq_sign(signature, text, sizeof text - 1, secret);
    is_right = schnorrq_verify(signature, text, sizeof text - 1, public_key);
    is_wrong = schnorrq_verify(signature, text, sizeof text - 2, public_key);
    puts(is_right && !is_wrong ? "SchnorrQ: the signature is valid, of another text it is not" : "WRONG");
    return !is_right || is_wrong;
}
