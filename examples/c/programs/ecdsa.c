/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A key, a signature of a digest, its verification. */
#include "ecdsa.h"
#include "entropy.h"
#include "sha2.h"

#include <stdio.h>

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    uint8_t secret[SECP256K1_SCALAR_BYTES], public_key[SECP256K1_COMPRESSED_BYTES];
    uint8_t signature[2 * SECP256K1_SCALAR_BYTES], digest[32];
    sha2 h;
    int is_right, is_wrong;

    if (!secp256k1_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    do
        if (!random_bytes(secret, sizeof secret))
            return puts("There are no random bytes."), 1;
    while (!ecdsa_secp256k1_public_key(public_key, secret)); /* not below the order: once more */
    sha256_start(&h);
    sha2_add(&h, text, sizeof text - 1);
    sha2_finish(&h, digest);
    is_right = ecdsa_secp256k1_sign(signature, digest, sizeof digest, secret) &&
               ecdsa_secp256k1_verify(signature, digest, sizeof digest, public_key, sizeof public_key);
    digest[0] ^= 1;
    is_wrong = ecdsa_secp256k1_verify(signature, digest, sizeof digest, public_key, sizeof public_key);
    puts(is_right && !is_wrong ? "ECDSA over secp256k1: the signature is valid, of another digest it is not" : "WRONG");
    return !is_right || is_wrong;
}
