/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHAKE256 (FIPS 202), so that the examples need no other library. Plain and slow: in your program take the hash of your
 * cryptographic library. No branch and no address depends on the message, only on its length. */
#include "shake.h"

#include <string.h>

enum { RATE = 136, ROUNDS = 24 };

static uint64_t rotate(uint64_t x, unsigned by)
{
    return x << by | x >> (-by & 63);
}

/* The round constants come from a register of eight bits with x^8 + x^6 + x^5 + x^4 + 1 (FIPS 202, section 3.2.5). */
static uint64_t round_constant(unsigned *bits)
{
    uint64_t constant = 0;
    unsigned i;

    for (i = 0; i < 7; ++i) {
        constant |= (uint64_t)(*bits & 1) << ((1u << i) - 1);
        *bits = (*bits << 1) ^ (*bits >> 7 ? 0x171 : 0);
    }
    return constant;
}

/* Keccak-f[1600]: theta, then rho and pi along the cycle of 24 places, chi, iota. */
static void permute(uint64_t a[25])
{
    uint64_t c[5], moved, kept;
    unsigned bits = 1, round, x, y, i, rotation, place;

    for (round = 0; round < ROUNDS; ++round) {
        for (x = 0; x < 5; ++x)
            c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (i = 0; i < 25; ++i)
            a[i] ^= c[(i + 4) % 5] ^ rotate(c[(i + 1) % 5], 1);
        for (i = 0, x = 1, y = 0, rotation = 0, moved = a[1]; i < 24; ++i) {
            rotation += i + 1;
            place = y;
            y = (2 * x + 3 * y) % 5;
            x = place;
            kept = a[5 * y + x];
            a[5 * y + x] = rotate(moved, rotation & 63);
            moved = kept;
        }
        for (y = 0; y < 25; y += 5) {
            memcpy(c, a + y, sizeof c);
            for (x = 0; x < 5; ++x)
                a[y + x] = c[x] ^ (~c[(x + 1) % 5] & c[(x + 2) % 5]);
        }
        a[0] ^= round_constant(&bits);
    }
}

static void xor_byte(shake256 *h, size_t at, uint8_t byte)
{
    h->state[at / 8] ^= (uint64_t)byte << 8 * (at % 8);
}

void shake256_start(shake256 *h)
{
    memset(h, 0, sizeof *h);
}

void shake256_add(shake256 *h, const void *bytes, size_t length)
{
    const uint8_t *in = bytes;

    for (; length; --length) {
        xor_byte(h, h->position++, *in++);
        if (h->position == RATE) {
            permute(h->state);
            h->position = 0;
        }
    }
}

void shake256_finish(shake256 *h, uint8_t *out, size_t length)
{
    size_t i;

    xor_byte(h, h->position, 0x1f);
    xor_byte(h, RATE - 1, 0x80);
    for (i = 0; i < length; ++i) {
        if (i % RATE == 0)
            permute(h->state);
        out[i] = (uint8_t)(h->state[i % RATE / 8] >> 8 * (i % 8));
    }
    memset(h, 0, sizeof *h);
}
