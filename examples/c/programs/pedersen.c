/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Commitments to two values, their sum, and what opens them. */
#include "entropy.h"
#include "pedersen.h"

#include <stdio.h>

int main(void)
{
    static pedersen_ed25519 p; /* as large as two tables of the base point */
    static const uint8_t numbers[2] = {20, 22};
    uint8_t wide[SCALAR + 16], values[2][SCALAR], blindings[2][SCALAR], commitments[2][POINT], sum[POINT], value[SCALAR], blinding[SCALAR];
    int i, is_right, is_wrong;

    if (!ed25519_cpu_supported())
        return puts("This CPU lacks instructions that the library uses."), 1;
    is_right = pedersen_ed25519_start(&p, "an application of mine", hash_sha512);
    for (i = 0; i < 2; ++i) {
        if (!random_bytes(wide, sizeof wide))
            return puts("There are no random bytes."), 1;
        ed25519_scalar_reduce(blindings[i], wide, sizeof wide);
        ed25519_scalar_reduce(values[i], numbers + i, 1);
        is_right &= pedersen_ed25519_commit(commitments[i], &p, values[i], blindings[i]);
    }
    ed25519_scalar_add(value, values[0], values[1]);
    ed25519_scalar_add(blinding, blindings[0], blindings[1]);
    is_right = is_right && pedersen_ed25519_add(sum, commitments[0], commitments[1]) && pedersen_ed25519_opens(sum, &p, value, blinding);
    is_wrong = pedersen_ed25519_opens(sum, &p, values[0], blinding);
    puts(is_right && !is_wrong ? "Pedersen over ed25519: the sum opens as 42, as nothing else" : "WRONG");
    return !is_right || is_wrong;
}
