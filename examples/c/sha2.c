/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SHA-256, SHA-384 and SHA-512 (FIPS 180-4), so that the examples need no other library. Plain and slow: in your program take the
 * hash of your cryptographic library. No branch and no address depends on the message, only on its length. */
#include "sha2.h"

#include <string.h>

#ifdef SHA2_OPENSSL
void sha256_start(sha2 *h)
{
    h->hash_bytes = 32;
    SHA256_Init(&h->of.small);
}

void sha384_start(sha2 *h)
{
    h->hash_bytes = 48;
    SHA384_Init(&h->of.large);
}

void sha512_start(sha2 *h)
{
    h->hash_bytes = 64;
    SHA512_Init(&h->of.large);
}

void sha2_add(sha2 *h, const void *bytes, size_t length)
{
    if (h->hash_bytes == 32)
        SHA256_Update(&h->of.small, bytes, length);
    else
        SHA512_Update(&h->of.large, bytes, length); /* of SHA-384, too */
}

void sha2_finish(sha2 *h, uint8_t *out)
{
    if (h->hash_bytes == 32)
        SHA256_Final(out, &h->of.small);
    else if (h->hash_bytes == 48)
        SHA384_Final(out, &h->of.large);
    else
        SHA512_Final(out, &h->of.large);
    memset(h, 0, sizeof *h);
}
#else
/* Fractional parts of the cube roots of the first 80 primes; SHA-256 takes the upper halves of the first 64. */
static const uint64_t round_constants[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

/* Fractional parts of the square roots of the first 8 primes; SHA-256 takes the upper halves. */
static const uint64_t first_state[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

/* The same of the ninth to the sixteenth prime, for SHA-384, which is SHA-512 from there, cut. */
static const uint64_t first_state_384[8] = {
    0xcbbb9d5dc1059ed8, 0x629a292a367cd507, 0x9159015a3070dd17, 0x152fecd8f70e5939,
    0x67332667ffc00b31, 0x8eb44a8768581511, 0xdb0c2e0d64f98fa7, 0x47b5481dbefa4fa4,
};

/* The two functions differ in the size of words, the number of rounds and the rotations; words are kept in the low bits of 64. */
struct variant {
    unsigned word_bytes, rounds;
    unsigned char big[2][3], small[2][3]; /* the third number of `small` is a shift */
};
static const struct variant sha256_variant = {4, 64, {{2, 13, 22}, {6, 11, 25}}, {{7, 18, 3}, {17, 19, 10}}};
static const struct variant sha512_variant = {8, 80, {{28, 34, 39}, {14, 18, 41}}, {{1, 8, 7}, {19, 61, 6}}};

static uint64_t rotate(uint64_t x, unsigned by, unsigned bits)
{
    uint64_t mask = bits == 64 ? ~(uint64_t)0 : 0xffffffff;

    return ((x >> by) | (x << (bits - by))) & mask;
}

static uint64_t rotations(uint64_t x, const unsigned char by[3], unsigned bits, int shifts)
{
    return rotate(x, by[0], bits) ^ rotate(x, by[1], bits) ^ (shifts ? x >> by[2] : rotate(x, by[2], bits));
}

static void compress(const struct variant *v, uint64_t state[8], const uint8_t *block)
{
    unsigned bits = 8 * v->word_bytes, i, j;
    uint64_t mask = bits == 64 ? ~(uint64_t)0 : 0xffffffff, w[80], s[8], t1, t2;

    for (i = 0; i < 16; ++i)
        for (w[i] = 0, j = 0; j < v->word_bytes; ++j)
            w[i] = w[i] << 8 | block[i * v->word_bytes + j];
    for (; i < v->rounds; ++i)
        w[i] = (rotations(w[i - 2], v->small[1], bits, 1) + w[i - 7] + rotations(w[i - 15], v->small[0], bits, 1) + w[i - 16]) & mask;
    memcpy(s, state, sizeof s);
    for (i = 0; i < v->rounds; ++i) {
        t1 = s[7] + rotations(s[4], v->big[1], bits, 0) + ((s[4] & s[5]) ^ (~s[4] & s[6])) + (round_constants[i] >> (64 - bits)) + w[i];
        t2 = rotations(s[0], v->big[0], bits, 0) + ((s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] = (s[4] + t1) & mask;
        s[0] = (t1 + t2) & mask;
    }
    for (i = 0; i < 8; ++i)
        state[i] = (state[i] + s[i]) & mask;
}

static void start(sha2 *h, const uint64_t state[8], unsigned word_bytes, unsigned hash_bytes)
{
    unsigned i;

    memset(h, 0, sizeof *h);
    h->word_bytes = word_bytes;
    h->hash_bytes = hash_bytes;
    for (i = 0; i < 8; ++i)
        h->state[i] = state[i] >> (64 - 8 * word_bytes);
}

void sha256_start(sha2 *h)
{
    start(h, first_state, 4, 32);
}

void sha384_start(sha2 *h)
{
    start(h, first_state_384, 8, 48);
}

void sha512_start(sha2 *h)
{
    start(h, first_state, 8, 64);
}

static const struct variant *variant_of(const sha2 *h)
{
    return h->word_bytes == 8 ? &sha512_variant : &sha256_variant;
}

void sha2_add(sha2 *h, const void *bytes, size_t length)
{
    const uint8_t *in = bytes;
    size_t block = 16 * h->word_bytes;

    for (; length; --length) {
        h->buffer[h->total++ % block] = *in++;
        if (h->total % block == 0)
            compress(variant_of(h), h->state, h->buffer);
    }
}

void sha2_finish(sha2 *h, uint8_t *out)
{
    uint64_t bits = 8 * h->total;
    size_t block = 16 * h->word_bytes, length = 2 * h->word_bytes, i; /* the length stands in the last two words; 2^61 bytes are too many */
    uint8_t byte = 0x80;

    do {
        sha2_add(h, &byte, 1);
        byte = 0;
    } while (h->total % block != block - length);
    for (i = length; i--;) {
        byte = i < 8 ? (uint8_t)(bits >> 8 * i) : 0;
        sha2_add(h, &byte, 1);
    }
    for (i = 0; i < h->hash_bytes; ++i)
        out[i] = (uint8_t)(h->state[i / h->word_bytes] >> 8 * (h->word_bytes - 1 - i % h->word_bytes));
    memset(h, 0, sizeof *h);
}
#endif
