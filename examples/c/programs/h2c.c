/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A text becomes a point of prime order. */
#include "h2c.h"

#include <stdio.h>

int main(void)
{
    static const uint8_t text[] = "the text that is hashed";
    static const uint8_t domain[] = "MY-APPLICATION-V01-CS01-with-edwards25519_XMD:SHA-512_ELL2_RO_";
    ed25519_point p;
    int is_right;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    is_right = h2c_hash(&p, text, sizeof text - 1, domain, sizeof domain - 1) && ed25519_point_is_in_subgroup(&p);
    puts(is_right ? "Hash to curve: the text is a point of prime order" : "WRONG");
    return !is_right;
}
