/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A key, a signature of a text, its verification. */
#include "entropy.h"
#include "schnorr.h"

#include <stdio.h>

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    uint8_t wide[SCALAR + 16], secret[SCALAR], random[32], public_key[POINT], signature[POINT + SCALAR];
    int is_right, is_wrong;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    if (!random_bytes(wide, sizeof wide) || !random_bytes(random, sizeof random))
        return puts("There are no random bytes."), 1;
    ed25519_scalar_reduce(secret, wide, sizeof wide);
    is_right = schnorr_ed25519_public_key(public_key, secret) &&
               schnorr_ed25519_sign(signature, text, sizeof text - 1, secret, random, hash_sha512) &&
               schnorr_ed25519_verify(signature, text, sizeof text - 1, public_key, hash_sha512);
    is_wrong = schnorr_ed25519_verify(signature, text, sizeof text - 2, public_key, hash_sha512);
    puts(is_right && !is_wrong ? "Schnorr over ed25519: the signature is valid, of another text it is not" : "WRONG");
    return !is_right || is_wrong;
}
