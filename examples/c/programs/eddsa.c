/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A key, a signature of a text, its verification. */
#include "eddsa.h"
#include "entropy.h"

#include <stdio.h>

#ifdef EDDSA_448
#include <ed448.h>
#define CURVE(name) ed448_##name
#define EDDSA(name) eddsa448_##name
enum { KEY = 57 };
#else
#include <ed25519.h>
#define CURVE(name) ed25519_##name
#define EDDSA(name) eddsa_##name
enum { KEY = 32 };
#endif

int main(void)
{
    static const uint8_t text[] = "the text that is signed";
    uint8_t secret[KEY], public_key[KEY], signature[2 * KEY];
    int is_right, is_wrong;

    if (!CURVE(cpu_supported)())
        return puts("This CPU lacks instructions that the library uses."), 1;
    if (!random_bytes(secret, sizeof secret))
        return puts("There are no random bytes."), 1;
    EDDSA(public_key)(public_key, secret);
    EDDSA(sign)(signature, text, sizeof text - 1, secret);
    is_right = EDDSA(verify)(signature, text, sizeof text - 1, public_key);
    is_wrong = EDDSA(verify)(signature, text, sizeof text - 2, public_key);
    puts(is_right && !is_wrong ? "EdDSA: the signature is valid, of another text it is not" : "WRONG");
    return !is_right || is_wrong;
}
