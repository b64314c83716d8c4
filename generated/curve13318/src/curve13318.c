/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Encodings, validation, recoding and the loops of curve13318; the arithmetic itself is in the assembly files. Freestanding
 * C99 (with GNU attributes where the compiler has them): no library calls, no heap, no writable globals but kept answers of CPUID. Values that
 * may be secret never steer a branch or an address here; `bit` arguments are 0 or 1, `mask` is 0 or all ones.
 */
#include "curve13318_internal.h"

/* ---- words ---- */

/* Hides where a value comes from, so that the compiler cannot turn arithmetic on it into a branch; volatile, so that it
 * cannot turn a loop around it into a call of memset either. */
static inline uint64_t curve13318_barrier(uint64_t x)
{
#if defined(__GNUC__)
    __asm__ __volatile__("" : "+r"(x));
#endif
    return x;
}

static inline uint64_t curve13318_mask(uint64_t bit)
{
    return (uint64_t)0 - curve13318_barrier(bit);
}

/* The barrier keeps the loop from becoming a call of memcpy. */
static void curve13318_words_copy(uint64_t *out, const uint64_t *in, size_t words)
{
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] = curve13318_barrier(in[i]);
}

static void curve13318_words_zero(uint64_t *out, size_t words)
{
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] = curve13318_barrier(0);
}

/* out = a where bit = 1, unchanged where bit = 0. */
static void curve13318_words_move(uint64_t *out, const uint64_t *a, size_t words, uint64_t bit)
{
    uint64_t mask = curve13318_mask(bit);
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] ^= mask & (out[i] ^ a[i]);
}

/* Erases a secret; the memory clobber keeps the stores. */
static void curve13318_wipe(uint64_t *out, size_t words)
{
    curve13318_words_zero(out, words);
#if defined(__GNUC__)
    __asm__ __volatile__("" : : "r"(out) : "memory");
#endif
}

/* out = a - b modulo 2^(64 words), returns the borrow. */
static uint64_t curve13318_words_sub(uint64_t *out, const uint64_t *a, const uint64_t *b, size_t words)
{
    uint64_t borrow = 0;
    size_t i;
    for (i = 0; i < words; ++i) {
        uint64_t x = a[i], y = b[i], t = x - y - borrow;
        borrow = ((~x & y) | ((~x | y) & t)) >> 63;
        out[i] = t;
    }
    return borrow;
}

/* out = a + (b & mask) modulo 2^(64 words), returns the carry. */
static uint64_t curve13318_words_add(uint64_t *out, const uint64_t *a, const uint64_t *b, uint64_t mask, size_t words)
{
    uint64_t carry = 0;
    size_t i;
    for (i = 0; i < words; ++i) {
        uint64_t x = a[i], y = b[i] & mask, t = x + y + carry;
        carry = ((x & y) | ((x | y) & ~t)) >> 63;
        out[i] = t;
    }
    return carry;
}

/* Little-endian bytes to words, zero above. Requires bytes <= 8 words. */
static void curve13318_words_load(uint64_t *out, size_t words, const uint8_t *in, size_t bytes)
{
    size_t i, k;
    for (i = 0; i < words; ++i) {
        uint64_t x = 0;
        for (k = 8; k-- > 0;)
            x = (x << 8) | (8 * i + k < bytes ? in[8 * i + k] : 0);
        out[i] = curve13318_barrier(x);
    }
}

/* The lowest `bytes` bytes of the words, each byte under the mask. */
static void curve13318_words_store(uint8_t *out, size_t bytes, const uint64_t *in, uint64_t mask)
{
    size_t i;
    for (i = 0; i < bytes; ++i)
        out[i] = (uint8_t)(curve13318_barrier(in[i / 8] & mask) >> (8 * (i % 8)));
}

/* The `width` bits from position `position` on, for width < 64; bits above the words read as 0. */
static uint64_t curve13318_words_bits(const uint64_t *in, size_t words, size_t position, unsigned width)
{
    size_t i = position / 64;
    unsigned shift = (unsigned)(position % 64);
    uint64_t x = i < words ? in[i] >> shift : 0;
    if (shift != 0 && i + 1 < words)
        x |= in[i + 1] << (64 - shift);
    return x & (((uint64_t)1 << width) - 1);
}

/* ---- CPU ---- */

#if !(defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 11)
/* Asks once and keeps the answer, 1 for no and 2 for yes: CPUID may take 20,000 cycles in a virtual machine. Threads that ask at
 * the same time find the same. */
__attribute__((unused)) static int curve13318_cpu_answer(int *answer, int (*ask)(void))
{
    int known = __atomic_load_n(answer, __ATOMIC_RELAXED);
    if (!known) {
        known = 1 + ask();
        __atomic_store_n(answer, known, __ATOMIC_RELAXED);
    }
    return known == 2;
}
#endif

#if defined(CURVE13318_ASSUME_CPU)

int curve13318_cpu_supported(void)
{
    return 1;
}

#elif defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 11

/* The compiler's run-time support asks the CPU once, before main. */
int curve13318_cpu_supported(void)
{
    return __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("adx") != 0 && __builtin_cpu_supports("avx2") != 0;
}

#else

#include <cpuid.h>

/* Structured extended features: CPUID leaf 7, register EBX; BMI2 is bit 8, ADX is bit 19, AVX2 is bit 5. */
/* For AVX2 the system has to save the registers, too: OSXSAVE, CPUID leaf 1, ECX bit 27, then XCR0. */
__attribute__((target("xsave")))
static int curve13318_cpu_ask(void)
{
    const unsigned wanted = 1u << 8 | 1u << 19 | 1u << 5;
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || (ecx & (1u << 27)) == 0 || (__builtin_ia32_xgetbv(0) & 0x06) != 0x06)
        return 0;
    return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & wanted) == wanted;
}

static int curve13318_cpu_kept;

int curve13318_cpu_supported(void)
{
    return curve13318_cpu_answer(&curve13318_cpu_kept, curve13318_cpu_ask);
}

#endif

/* ---- inversion modulo an odd number below 2^256: 10 batches of 60 divsteps (Bernstein and Yang, ePrint 2019/266; delta from 1/2) ---- */

#define CURVE13318_LIMBS 5 /* of 60 bits; all but the topmost from 0 to 2^60 - 1, the topmost has the sign */
#define CURVE13318_LIMB_MASK ((uint64_t)-1 >> 4)

__extension__ typedef __int128 curve13318_wide;

/* The odd modulus and its inverse modulo 2^60. */
typedef struct {
    int64_t limb[CURVE13318_LIMBS];
    uint64_t inverse;
} curve13318_modulus;

/* The lower limb of a sum goes out, the rest stays; shifts of negative numbers keep the sign. */
static inline int64_t curve13318_limb(curve13318_wide *sum)
{
    int64_t low = (int64_t)((uint64_t)*sum & CURVE13318_LIMB_MASK);
    *sum >>= 60;
    return low;
}

/* One divstep on packed words, see below; zeta = -delta - 1/2. */
static inline void curve13318_divstep(uint64_t *x, uint64_t *y, int64_t *zeta)
{
    uint64_t positive = curve13318_barrier((uint64_t)(*zeta >> 63)), odd = curve13318_mask(*y & 1), swap = positive & odd;
    uint64_t sum = *y + (((*x ^ positive) - positive) & odd);
    *x ^= (*x ^ *y) & swap;
    *y = (uint64_t)((int64_t)sum >> 1);
    *zeta = (int64_t)((uint64_t)*zeta ^ swap) - 1;
}

/* 60 divsteps on the lowest bits of f and g: {f, g} turns into {m0 f + m1 g, m2 f + m3 g} / 2^60. zeta = -delta - 1/2.
 * 20 steps at a time see 20 bits of f and g. x = f' - 2^21 u - 2^42 v holds a row (u, v) of the matrix, times 2^20, beside f';
 * rows fit 21 bits because -u and -v are from -2^20 to 2^20 - 1. */
static int64_t curve13318_divsteps(int64_t zeta, uint64_t f, uint64_t g, int64_t m[4])
{
    const uint64_t low = ((uint64_t)1 << 20) - 1, half = (uint64_t)1 << 20, field = 2 * half - 1;
    int64_t a = (int64_t)1 << 0, b = 0, c = 0, d = a;
    int i, k;
    for (k = 0; k < 3; ++k) {
        uint64_t x = (f & low) - ((uint64_t)1 << 41), y = (g & low) - ((uint64_t)1 << 62), t;
        int64_t u, v, q, r, w;
        for (i = 0; i < 4; ++i) {
            curve13318_divstep(&x, &y, &zeta);
            curve13318_divstep(&x, &y, &zeta);
            curve13318_divstep(&x, &y, &zeta);
            curve13318_divstep(&x, &y, &zeta);
            curve13318_divstep(&x, &y, &zeta);
        }
        x += half;
        y += half;
        u = (int64_t)half - (int64_t)(((x >> 21) + half) & field);
        q = (int64_t)half - (int64_t)(((y >> 21) + half) & field);
        v = -((int64_t)(x + ((uint64_t)1 << 41)) >> 42);
        r = -((int64_t)(y + ((uint64_t)1 << 41)) >> 42);
        t = ((uint64_t)u * f + (uint64_t)v * g) >> 20;
        g = ((uint64_t)q * f + (uint64_t)r * g) >> 20;
        f = t;
        w = u * a + v * c;
        c = q * a + r * c;
        a = w;
        w = u * b + v * d;
        d = q * b + r * d;
        b = w;
    }
    m[0] = a;
    m[1] = b;
    m[2] = c;
    m[3] = d;
    return zeta;
}

/* {f, g} = {m0 f + m1 g, m2 f + m3 g} / 2^60, exactly; |f| and |g| stay at most the modulus. */
static void curve13318_update_fg(int64_t f[CURVE13318_LIMBS], int64_t g[CURVE13318_LIMBS], const int64_t m[4])
{
    curve13318_wide x = (curve13318_wide)m[0] * f[0] + (curve13318_wide)m[1] * g[0], y = (curve13318_wide)m[2] * f[0] + (curve13318_wide)m[3] * g[0];
    int i;
    curve13318_limb(&x);
    curve13318_limb(&y);
    for (i = 1; i < CURVE13318_LIMBS; ++i) {
        x += (curve13318_wide)m[0] * f[i];
        x += (curve13318_wide)m[1] * g[i];
        y += (curve13318_wide)m[2] * f[i];
        y += (curve13318_wide)m[3] * g[i];
        f[i - 1] = curve13318_limb(&x);
        g[i - 1] = curve13318_limb(&y);
    }
    f[CURVE13318_LIMBS - 1] = (int64_t)x;
    g[CURVE13318_LIMBS - 1] = (int64_t)y;
}

/* The same for d and e modulo the modulus M; they stay above -2 M and below M. */
static void curve13318_update_de(int64_t d[CURVE13318_LIMBS], int64_t e[CURVE13318_LIMBS], const int64_t m[4], const curve13318_modulus *p)
{
    int64_t ds = (int64_t)curve13318_barrier((uint64_t)(d[CURVE13318_LIMBS - 1] >> 63)), es = (int64_t)curve13318_barrier((uint64_t)(e[CURVE13318_LIMBS - 1] >> 63));
    int64_t md = (m[0] & ds) + (m[1] & es), me = (m[2] & ds) + (m[3] & es); /* so often M is added: once where negative, */
    curve13318_wide x = (curve13318_wide)m[0] * d[0] + (curve13318_wide)m[1] * e[0], y = (curve13318_wide)m[2] * d[0] + (curve13318_wide)m[3] * e[0];
    int i;
    md -= (int64_t)((p->inverse * (uint64_t)x + (uint64_t)md) & CURVE13318_LIMB_MASK); /* then until 2^60 divides */
    me -= (int64_t)((p->inverse * (uint64_t)y + (uint64_t)me) & CURVE13318_LIMB_MASK);
    x += (curve13318_wide)md * p->limb[0];
    y += (curve13318_wide)me * p->limb[0];
    curve13318_limb(&x);
    curve13318_limb(&y);
    for (i = 1; i < CURVE13318_LIMBS; ++i) {
        x += (curve13318_wide)m[0] * d[i];
        x += (curve13318_wide)m[1] * e[i];
        x += (curve13318_wide)md * p->limb[i];
        y += (curve13318_wide)m[2] * d[i];
        y += (curve13318_wide)m[3] * e[i];
        y += (curve13318_wide)me * p->limb[i];
        d[i - 1] = curve13318_limb(&x);
        e[i - 1] = curve13318_limb(&y);
    }
    d[CURVE13318_LIMBS - 1] = (int64_t)x;
    e[CURVE13318_LIMBS - 1] = (int64_t)y;
}

/* d = (d ^ negate) - negate + (M where the result is negative), for negate = 0 or -1, with limbs from 0 on. */
static void curve13318_settle(int64_t d[CURVE13318_LIMBS], int64_t negate, const curve13318_modulus *p)
{
    int64_t carry = 0, less = (int64_t)curve13318_barrier((uint64_t)((d[CURVE13318_LIMBS - 1] ^ negate) >> 63));
    int i;
    for (i = 0; i < CURVE13318_LIMBS; ++i) {
        carry += (d[i] ^ negate) - negate + (p->limb[i] & less);
        d[i] = carry;
        if (i + 1 < CURVE13318_LIMBS) {
            d[i] = (int64_t)((uint64_t)carry & CURVE13318_LIMB_MASK);
            carry >>= 60;
        }
    }
}

/* out = 1/in modulo the modulus, and 0 for 0, from 0 to the modulus - 1. Requires in below the modulus; out may be in. */
static void curve13318_invert(uint64_t *out, const uint64_t *in, size_t words, const curve13318_modulus *p)
{
    int64_t f[CURVE13318_LIMBS], g[CURVE13318_LIMBS], d[CURVE13318_LIMBS], e[CURVE13318_LIMBS], m[4], zeta = -1;
    size_t i;
    for (i = 0; i < CURVE13318_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        uint64_t low = at < words ? in[at] >> shift : 0, high = shift > 0 && at + 1 < words ? in[at + 1] << (64 - shift) : 0;
        f[i] = p->limb[i];
        g[i] = (int64_t)((low | high) & CURVE13318_LIMB_MASK);
        d[i] = (int64_t)curve13318_barrier(0);
        e[i] = (int64_t)curve13318_barrier(i == 0);
    }
    for (i = 0; i < 10; ++i) {
        zeta = curve13318_divsteps(zeta, (uint64_t)f[0], (uint64_t)g[0], m);
        curve13318_update_fg(f, g, m);
        curve13318_update_de(d, e, m, p);
    }
    curve13318_settle(d, 0, p);
    curve13318_settle(d, (int64_t)curve13318_barrier((uint64_t)(f[CURVE13318_LIMBS - 1] >> 63)), p); /* f = 1 or -1, or in = 0 and d = 0 */
    curve13318_words_zero(out, words);
    for (i = 0; i < CURVE13318_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        if (at < words)
            out[at] |= (uint64_t)d[i] << shift;
        if (shift > 4 && at + 1 < words)
            out[at + 1] |= (uint64_t)d[i] >> (64 - shift);
    }
    curve13318_wipe((uint64_t *)f, CURVE13318_LIMBS);
    curve13318_wipe((uint64_t *)g, CURVE13318_LIMBS);
    curve13318_wipe((uint64_t *)d, CURVE13318_LIMBS);
    curve13318_wipe((uint64_t *)e, CURVE13318_LIMBS);
    curve13318_wipe((uint64_t *)m, 4);
}

/* ---- field elements ---- */

static const uint64_t curve13318_fe_modulus[4] = {UINT64_C(0xffffffffffffffed), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffffffff)};
static const uint64_t curve13318_fe_one[4] = {UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};

/* Returns 1 if the encoding is canonical (the value is below the prime), else 0. */
static uint64_t curve13318_fe_decode(uint64_t out[CURVE13318_WORDS], const uint8_t in[CURVE13318_FIELD_BYTES])
{
    uint64_t t[CURVE13318_WORDS];
    curve13318_words_load(out, CURVE13318_WORDS, in, CURVE13318_FIELD_BYTES);
    return curve13318_words_sub(t, out, curve13318_fe_modulus, CURVE13318_WORDS);
}

static void curve13318_fe_encode(uint8_t out[CURVE13318_FIELD_BYTES], const uint64_t in[CURVE13318_WORDS], uint64_t mask)
{
    uint64_t t[CURVE13318_WORDS];
    curve13318_fe_canon(t, in);
    curve13318_words_store(out, CURVE13318_FIELD_BYTES, t, mask);
}

/* 1 if a = b modulo the prime. */
static uint64_t curve13318_fe_equal(const uint64_t a[CURVE13318_WORDS], const uint64_t b[CURVE13318_WORDS])
{
    uint64_t t[CURVE13318_WORDS];
    curve13318_fe_sub(t, a, b);
    return curve13318_fe_is_zero(t);
}

static const curve13318_modulus curve13318_field_modulus = {{INT64_C(0xfffffffffffffed), INT64_C(0xfffffffffffffff), INT64_C(0xfffffffffffffff), INT64_C(0xfffffffffffffff), INT64_C(0x7fff)}, UINT64_C(0x09435e50d79435e5)};

/* out = 1/in, and 0 for 0, below the prime. */
static void curve13318_fe_invert(uint64_t out[CURVE13318_WORDS], const uint64_t in[CURVE13318_WORDS])
{
    uint64_t t[CURVE13318_WORDS];
    curve13318_fe_canon(t, in);
    curve13318_invert(out, t, CURVE13318_WORDS, &curve13318_field_modulus);
    curve13318_wipe(t, CURVE13318_WORDS);
}

/* ---- scalars ---- */

#define CURVE13318_SCALAR_WORDS 4

static const uint64_t curve13318_order[4] = {UINT64_C(0xeb7d12dc4dc2cbe3), UINT64_C(0xf4f654f83deb8d16), UINT64_C(0x0000000000000000), UINT64_C(0x8000000000000000)};

/* Returns 1 if the scalar is below the order. */
static uint64_t curve13318_scalar_decode(uint64_t out[CURVE13318_SCALAR_WORDS], const uint8_t in[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_words_load(out, CURVE13318_SCALAR_WORDS, in, CURVE13318_SCALAR_BYTES);
    return curve13318_words_sub(t, out, curve13318_order, CURVE13318_SCALAR_WORDS);
}

int curve13318_scalar_is_valid(const uint8_t a[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    return (int)curve13318_scalar_decode(t, a);
}

/* out = the bytes modulo r, blocks of CURVE13318_SCALAR_WORDS words from the top down. */
static void curve13318_order_load(uint64_t out[CURVE13318_SCALAR_WORDS], const uint8_t *in, size_t bytes)
{
    const size_t block = CURVE13318_SCALAR_WORDS * sizeof(uint64_t);
    size_t blocks = bytes / block, rest = bytes % block;
    uint64_t t[2 * CURVE13318_SCALAR_WORDS];
    curve13318_words_load(t, CURVE13318_SCALAR_WORDS, in + blocks * block, rest);
    curve13318_sc_canon(out, t);
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        curve13318_words_load(t, 2 * CURVE13318_SCALAR_WORDS, in + blocks * block, 2 * block);
        curve13318_sc_reduce_wide(out, t);
    }
    while (blocks-- > 0) {
        curve13318_words_load(t, CURVE13318_SCALAR_WORDS, in + blocks * block, block);
        curve13318_sc_fold(out, out, t);
    }
    curve13318_wipe(t, 2 * CURVE13318_SCALAR_WORDS);
}

void curve13318_scalar_reduce(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, in, in_bytes);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
    curve13318_wipe(t, CURVE13318_SCALAR_WORDS);
}

void curve13318_scalar_add(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], u[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_order_load(u, b, CURVE13318_SCALAR_BYTES);
    curve13318_sc_add(t, t, u);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
    curve13318_wipe(t, CURVE13318_SCALAR_WORDS);
    curve13318_wipe(u, CURVE13318_SCALAR_WORDS);
}

void curve13318_scalar_mul(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], u[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_order_load(u, b, CURVE13318_SCALAR_BYTES);
    curve13318_sc_mul(t, t, u);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
    curve13318_wipe(t, CURVE13318_SCALAR_WORDS);
    curve13318_wipe(u, CURVE13318_SCALAR_WORDS);
}

void curve13318_scalar_neg(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_sc_neg(t, t);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
    curve13318_wipe(t, CURVE13318_SCALAR_WORDS);
}

/* ---- the curve y^2 = x^3 - 3 x + 13318 ---- */

static const uint64_t curve13318_curve_a[4] = {UINT64_C(0xffffffffffffffea), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0x7fffffffffffffff)};
static const uint64_t curve13318_curve_b[4] = {UINT64_C(0x0000000000003406), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};
static const uint64_t curve13318_base_x[4] = {UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};
static const uint64_t curve13318_base_y[4] = {UINT64_C(0x4dc9b0cef76a2bb3), UINT64_C(0x451d5d4cb07ae089), UINT64_C(0xacecac69671189be), UINT64_C(0x11f0805e07f348e1)};

/* 1 if (x, y) satisfies the equation. */
static uint64_t curve13318_on_curve(const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS])
{
    uint64_t t[CURVE13318_WORDS], u[CURVE13318_WORDS], v[CURVE13318_WORDS];
    curve13318_fe_sqr(t, x);
    curve13318_fe_sqr(u, y);
    curve13318_fe_add(t, t, curve13318_curve_a);
    curve13318_fe_mul(v, t, x);
    curve13318_fe_add(v, v, curve13318_curve_b);
    return curve13318_fe_equal(u, v);
}

/* ---- points: projective coordinates with a4=-3 (X, Y, Z) with x = X/Z, y = Y/Z ---- */

#define CURVE13318_PRJ_WORDS (3 * CURVE13318_WORDS)
#define CURVE13318_PRJ_CACHED_WORDS (3 * CURVE13318_WORDS)

static void curve13318_prj_affine(uint64_t acc[CURVE13318_PRJ_WORDS], const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS])
{
    curve13318_words_copy(acc, x, CURVE13318_WORDS);
    curve13318_words_copy(acc + CURVE13318_WORDS, y, CURVE13318_WORDS);
    curve13318_words_copy(acc + 2 * CURVE13318_WORDS, curve13318_fe_one, CURVE13318_WORDS);
}

/* Affine coordinates; returns 1 for the neutral element, whose coordinates become 0. */
static uint64_t curve13318_prj_to_affine(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint64_t acc[CURVE13318_PRJ_WORDS])
{
    uint64_t t0[CURVE13318_WORDS];
    curve13318_fe_invert(t0, acc + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(x, acc, t0);
    curve13318_fe_mul(y, acc + CURVE13318_WORDS, t0);
    return curve13318_fe_is_zero(acc + 2 * CURVE13318_WORDS);
}

static void curve13318_prj_neutral(uint64_t acc[CURVE13318_PRJ_WORDS])
{
    curve13318_words_zero(acc, CURVE13318_WORDS);
    curve13318_words_copy(acc + CURVE13318_WORDS, curve13318_fe_one, CURVE13318_WORDS);
    curve13318_words_zero(acc + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
}

static void curve13318_prj_neg(uint64_t acc[CURVE13318_PRJ_WORDS], uint64_t bit)
{
    curve13318_fe_cneg(acc + CURVE13318_WORDS, acc + CURVE13318_WORDS, bit);
}

static void curve13318_prj_cached_neg(uint64_t q[CURVE13318_PRJ_CACHED_WORDS], uint64_t bit)
{
    curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, bit);
}

/* What doublings read of the point of a table entry; the rest is left 0. */
static void curve13318_prj_from_cached(uint64_t acc[CURVE13318_PRJ_WORDS], const uint64_t q[CURVE13318_PRJ_CACHED_WORDS])
{
    curve13318_words_copy(acc, q, 3 * CURVE13318_WORDS);
}

/* The multiples O, P, 2P, ..., (entries - 1) P, as table entries. */
static void curve13318_prj_table_all(uint64_t *table, size_t entries, const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS])
{
    size_t i;
    curve13318_prj_neutral(table);
    curve13318_prj_affine(table + CURVE13318_PRJ_CACHED_WORDS, x, y);
    for (i = 2; i < entries; ++i) {
        if (i % 2 == 0)
            curve13318_prj_dbl(table + i * CURVE13318_PRJ_CACHED_WORDS, table + i / 2 * CURVE13318_PRJ_CACHED_WORDS);
        else
            curve13318_prj_add(table + i * CURVE13318_PRJ_CACHED_WORDS, table + (i - 1) * CURVE13318_PRJ_CACHED_WORDS, table + CURVE13318_PRJ_CACHED_WORDS);
    }
}

/* ---- points: Jacobian coordinates with a4=-3 (X, Y, Z) with x = X/ZZ, y = Y/ZZZ; table entries (X, Y, Z, ZZ, ZZZ) ---- */

#define CURVE13318_JAC_WORDS (3 * CURVE13318_WORDS)
#define CURVE13318_JAC_CACHED_WORDS (5 * CURVE13318_WORDS)

static void curve13318_jac_affine(uint64_t acc[CURVE13318_JAC_WORDS], const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS])
{
    curve13318_words_copy(acc, x, CURVE13318_WORDS);
    curve13318_words_copy(acc + CURVE13318_WORDS, y, CURVE13318_WORDS);
    curve13318_words_copy(acc + 2 * CURVE13318_WORDS, curve13318_fe_one, CURVE13318_WORDS);
}

/* Affine coordinates; returns 1 for the neutral element, whose coordinates become 0. */
static uint64_t curve13318_jac_to_affine(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint64_t acc[CURVE13318_JAC_WORDS])
{
    uint64_t t0[CURVE13318_WORDS], t1[CURVE13318_WORDS], t2[CURVE13318_WORDS];
    curve13318_fe_invert(t0, acc + 2 * CURVE13318_WORDS);
    curve13318_fe_sqr(t1, t0);
    curve13318_fe_mul(x, acc, t1);
    curve13318_fe_mul(t2, t1, t0);
    curve13318_fe_mul(y, acc + CURVE13318_WORDS, t2);
    return curve13318_fe_is_zero(acc + 2 * CURVE13318_WORDS);
}

static void curve13318_jac_cached_neg(uint64_t q[CURVE13318_JAC_CACHED_WORDS], uint64_t bit)
{
    curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, bit);
}

/* What doublings read of the point of a table entry; the rest is left 0. */
static void curve13318_jac_from_cached(uint64_t acc[CURVE13318_JAC_WORDS], const uint64_t q[CURVE13318_JAC_CACHED_WORDS])
{
    curve13318_words_copy(acc, q, 3 * CURVE13318_WORDS);
}

/* acc, affine coordinates of a point and the coordinate that it is to share with another, becomes that point. */
static void curve13318_jac_rescale(uint64_t acc[CURVE13318_JAC_WORDS])
{
    uint64_t t0[CURVE13318_WORDS], t1[CURVE13318_WORDS], t2[CURVE13318_WORDS], t3[CURVE13318_WORDS];
    curve13318_fe_sqr(t0, acc + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(t1, t0, acc + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(t2, acc, t0);
    curve13318_fe_mul(t3, acc + CURVE13318_WORDS, t1);
    curve13318_words_copy(acc, t2, CURVE13318_WORDS);
    curve13318_words_copy(acc + CURVE13318_WORDS, t3, CURVE13318_WORDS);
}

/* The odd multiples P, 3P, ..., (2 entries - 1) P, as table entries. 2P and the last multiple always share one Z (Meloni), which makes
 * the additions cheap (Longa and Miri). */
static void curve13318_jac_table_odd(uint64_t *table, size_t entries, const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS])
{
    uint64_t twice[CURVE13318_JAC_WORDS], sum[CURVE13318_JAC_WORDS];
    size_t i;
    curve13318_jac_affine(sum, x, y);
    curve13318_jac_to_cached(table, sum);
    curve13318_jac_dbl(twice, sum);
    curve13318_words_copy(sum + 2 * CURVE13318_WORDS, twice + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_jac_rescale(sum);
    for (i = 1; i < entries; ++i) {
        curve13318_jac_coz_add(sum, twice, twice, sum);
        curve13318_words_copy(twice + 2 * CURVE13318_WORDS, sum + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
        curve13318_jac_to_cached(table + i * CURVE13318_JAC_CACHED_WORDS, sum);
    }
}


/* ---- validation ---- */

/* Return codes are built without branches: code = value where bit = 1. Later calls win. */
static void curve13318_code_set(uint64_t *code, int value, uint64_t bit)
{
    uint64_t wanted = (uint64_t)(int64_t)value;
    *code ^= curve13318_mask(bit) & (*code ^ wanted);
}

/* Decodes a point and finds out what is wrong with it: CURVE13318_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t curve13318_point_decode(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint8_t in[CURVE13318_POINT_BYTES], int with_order)
{
    uint64_t code = 0, canonical, valid;
    canonical = curve13318_fe_decode(x, in);
    canonical &= curve13318_fe_decode(y, in + CURVE13318_FIELD_BYTES);
    valid = curve13318_on_curve(x, y);
    curve13318_code_set(&code, CURVE13318_ERR_CURVE, valid ^ 1);
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, canonical ^ 1);
    valid &= canonical;
    curve13318_words_move(x, curve13318_base_x, CURVE13318_WORDS, valid ^ 1);
    curve13318_words_move(y, curve13318_base_y, CURVE13318_WORDS, valid ^ 1);
    (void)with_order;
    return code;
}

int curve13318_point_validate(const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS];
    if (!curve13318_cpu_supported())
        return CURVE13318_ERR_CPU;
    return (int)(int64_t)curve13318_point_decode(x, y, point, 1);
}

/* ---- constant-time multiplication: 52 digits of 5 bits, in [-16, 16) ---- */

#define CURVE13318_RESULT_WORDS (CURVE13318_PRJ_WORDS > CURVE13318_PRJ_WORDS ? CURVE13318_PRJ_WORDS : CURVE13318_PRJ_WORDS)
#define CURVE13318_WINDOW 5
#define CURVE13318_DIGITS 52
#define CURVE13318_ENTRIES 17
#define CURVE13318_RECODED_WORDS 5

/* The table entry of one digit, given as digit + 2^4: every entry is read, whatever the digit. */
static void curve13318_lookup(uint64_t q[CURVE13318_PRJ_CACHED_WORDS], const uint64_t *table, uint64_t biased)
{
    uint64_t digit = biased - 16;
    uint64_t negative = curve13318_barrier(digit >> 63);
    uint64_t magnitude = (digit ^ curve13318_mask(negative)) + negative;
    curve13318_select(q, table, CURVE13318_ENTRIES, CURVE13318_PRJ_CACHED_WORDS, magnitude);
    curve13318_prj_cached_neg(q, negative);
}

/* acc = [k] P over the table of P; `k` is recoded.
 * The number of points is odd, so no difference of two points has order 2 and the complete formulas are right for
 * every pair of points, the neutral element included. Nothing depends on the scalar.
 */
static void curve13318_multiply(uint64_t acc[CURVE13318_RESULT_WORDS], const uint64_t k[CURVE13318_RECODED_WORDS], const uint64_t *table)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS];
    size_t i;
    for (i = CURVE13318_DIGITS; i-- > 0;) {
        curve13318_lookup(q, table, curve13318_words_bits(k, CURVE13318_RECODED_WORDS, i * CURVE13318_WINDOW, CURVE13318_WINDOW));
        if (i == CURVE13318_DIGITS - 1) {
            curve13318_prj_from_cached(acc, q);
            continue;
        }
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbladd(acc, acc, q);
    }
    curve13318_wipe(q, CURVE13318_PRJ_CACHED_WORDS);
}

static const uint64_t curve13318_recode_offset[5] = {UINT64_C(0x0842108421084210), UINT64_C(0x1084210842108421), UINT64_C(0x2108421084210842), UINT64_C(0x4210842108421084), UINT64_C(0x0000000000000008)};

/* acc = [k] (x, y) for k < r. */
static void curve13318_multiply_affine(uint64_t acc[CURVE13318_RESULT_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS], const uint64_t x[CURVE13318_WORDS],
                              const uint64_t y[CURVE13318_WORDS])
{
    uint64_t table[CURVE13318_ENTRIES * CURVE13318_PRJ_CACHED_WORDS], recoded[CURVE13318_RECODED_WORDS];
    curve13318_words_zero(recoded, CURVE13318_RECODED_WORDS);
    curve13318_words_copy(recoded, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_add(recoded, recoded, curve13318_recode_offset, ~(uint64_t)0, CURVE13318_RECODED_WORDS);
    curve13318_prj_table_all(table, CURVE13318_ENTRIES, x, y);
    curve13318_multiply(acc, recoded, table);
    curve13318_wipe(recoded, CURVE13318_RECODED_WORDS);
    curve13318_wipe(table, CURVE13318_ENTRIES * CURVE13318_PRJ_CACHED_WORDS);
}

/* ---- fixed base: signed comb, 11 blocks of 6 teeth, 4 apart ---- */

#define CURVE13318_COMB_TEETH 6
#define CURVE13318_COMB_SPACING 4
#define CURVE13318_COMB_BLOCKS 11
#define CURVE13318_COMB_ENTRIES 32
#define CURVE13318_COMB_ENTRY_WORDS (2 * CURVE13318_WORDS)
#define CURVE13318_COMB_BITS 264
#define CURVE13318_COMB_WORDS 5

/* X, Y of the combinations of powers of two of the base point. */
static const uint64_t curve13318_comb_table[2816] = {
    UINT64_C(0xc57c933e05652bc6), UINT64_C(0x2574d417313589ce), UINT64_C(0xc4edf1b65661b27c), UINT64_C(0x3a8d84c2b9064316), UINT64_C(0xa311f979e18025a0), UINT64_C(0x7145090a0dbc33ca), UINT64_C(0x941d230839f82085), UINT64_C(0x47cacaab037aafc7),
    UINT64_C(0xffd7e6070b4c47a4), UINT64_C(0x0b028f35b574369c), UINT64_C(0x7f427e5a85210dcb), UINT64_C(0x16c75c06dbe8408f), UINT64_C(0xbe4fb7d5bef20faf), UINT64_C(0x3daf21de99b027ce), UINT64_C(0x7809ee2f94246fc5), UINT64_C(0x290701c4353e563a),
    UINT64_C(0xbfa8495e886b94a8), UINT64_C(0x1cf0b1a8ffabd3cd), UINT64_C(0x811f4b959c83efc9), UINT64_C(0x40c95700e5aa79c0), UINT64_C(0x97cc4f2265a13fce), UINT64_C(0x8a93496043c59be1), UINT64_C(0xf82d66c79f9aabdd), UINT64_C(0x69ed4b8c9a2b3f47),
    UINT64_C(0xbd65c9d5aaa99d62), UINT64_C(0x3934d1fbc7fe1b14), UINT64_C(0x9e6731b86e457c89), UINT64_C(0x6aff6f80cacf7971), UINT64_C(0xc7ad4b0bc56b7094), UINT64_C(0xf2321ef5e013d5c7), UINT64_C(0xa0ef493d9b1d184d), UINT64_C(0x5401f0759f07af57),
    UINT64_C(0x1559a462015e56e6), UINT64_C(0xcb5ce264934082b3), UINT64_C(0x1f98a8c0b8061add), UINT64_C(0x05ca400283bfce5c), UINT64_C(0x43a995ce711da73e), UINT64_C(0xaabfe3cf6030edcc), UINT64_C(0x1ab0851ab34bbb7b), UINT64_C(0x119a06e1e0125f1f),
    UINT64_C(0x706330fc51e873f5), UINT64_C(0x20c800728e658ad9), UINT64_C(0x40b341ebb28ee441), UINT64_C(0x1be3a165785d70f2), UINT64_C(0x719f9c13e2712fd5), UINT64_C(0xa551f8274b142395), UINT64_C(0xabce3b627b1fbc00), UINT64_C(0x6231b5d6a7157220),
    UINT64_C(0x7bbda8fe58b210ff), UINT64_C(0xf1ba3cedeee98a9e), UINT64_C(0xb0c2c972ad24831d), UINT64_C(0x57e4473afc988daa), UINT64_C(0xc94276bacc02dfb8), UINT64_C(0xc74dd90fec9afcde), UINT64_C(0x66eb19a28ee98590), UINT64_C(0x73505b33c7a8a3e5),
    UINT64_C(0x725fc54cf9ecb908), UINT64_C(0x4c4553fb2e9507ef), UINT64_C(0x4a2ed62c5382dba2), UINT64_C(0x7e8b9d21b3a75adf), UINT64_C(0xfbb0e2618f2b3c38), UINT64_C(0x39f589fdce627ce1), UINT64_C(0x36bcd2230a31467f), UINT64_C(0x02b7b81aeda22b29),
    UINT64_C(0x1746bace8976b41b), UINT64_C(0x5084a03ac312431a), UINT64_C(0xac2eb5e3f73da09b), UINT64_C(0x23582fc64226d93e), UINT64_C(0x995a1491f3f6891a), UINT64_C(0x1f9d2032b933d466), UINT64_C(0xaa49e33f68228b63), UINT64_C(0x7ab4be5238bdd18b),
    UINT64_C(0x5aec70939d213526), UINT64_C(0xe7d2c555e8935195), UINT64_C(0xb0fcb5cf6cbf35c6), UINT64_C(0x7d9cbeaf5d5b92a1), UINT64_C(0x2e081aa9fe57aa7f), UINT64_C(0xa9c53b36d7f726d4), UINT64_C(0x0b355050da3b4f1d), UINT64_C(0x3c9406cef778d060),
    UINT64_C(0x3b6fc6e357cb09d6), UINT64_C(0xaad77e8ccf9091fa), UINT64_C(0xf1de986a4f79333f), UINT64_C(0x334801736b78fcbe), UINT64_C(0x9ed9e7f33ba00c19), UINT64_C(0x8acb2c5bb8f1af13), UINT64_C(0xedc382bdd5212c80), UINT64_C(0x09a56fa7808bfabc),
    UINT64_C(0x7aa925b04671fcc2), UINT64_C(0x2c463e8cdb8bffe6), UINT64_C(0x2ba4020e6abf3cce), UINT64_C(0x3d091bc397f8ab47), UINT64_C(0x74ae24fa9e8f22a8), UINT64_C(0xb3dd75a553c8be80), UINT64_C(0xaebcf80e9d996b80), UINT64_C(0x783f60fe4d1384b4),
    UINT64_C(0x586f5be6487d4b2f), UINT64_C(0x24cdd115771efb2e), UINT64_C(0xa91306ec810cf118), UINT64_C(0x2d7a5b947b97f2da), UINT64_C(0x2e2d19e4d2ddc6a0), UINT64_C(0xeb1380d50a228813), UINT64_C(0x74d8a09fd3d6b5e9), UINT64_C(0x5c9beedd909e77f4),
    UINT64_C(0x95e40a07871aeef2), UINT64_C(0xd33d9303edb6c296), UINT64_C(0x529a3d46234fd09d), UINT64_C(0x6044fa41efae0d89), UINT64_C(0xd6e648173a47e91f), UINT64_C(0x21f07ab33d6f1406), UINT64_C(0xde8836829619ed44), UINT64_C(0x5994acc569891c3f),
    UINT64_C(0xf488c2b807b8f295), UINT64_C(0x5bafdd9012ea2a01), UINT64_C(0x53b90f915606df57), UINT64_C(0x62252c1168073d20), UINT64_C(0x19cb287d770ed91a), UINT64_C(0x87d924f1eb013065), UINT64_C(0x71d66814aa6e64be), UINT64_C(0x46a560daab92412b),
    UINT64_C(0x13cf16ac6c8d142d), UINT64_C(0x3e812d8f4f82cc79), UINT64_C(0xfd90641fe924211a), UINT64_C(0x4de8a16b0308851a), UINT64_C(0xefe31de1d231222d), UINT64_C(0x3df2fceb823361b3), UINT64_C(0x987377fe2765067d), UINT64_C(0x595d0442053d57ad),
    UINT64_C(0x115d3402512d5231), UINT64_C(0xc0c67448d85f727b), UINT64_C(0x2486f5f7f0197bd1), UINT64_C(0x6dfef8495a44d40c), UINT64_C(0x21c26e89a256b8d9), UINT64_C(0xe115036946cdcffa), UINT64_C(0xe4d02d831f443745), UINT64_C(0x04d7f0c503c190a2),
    UINT64_C(0xf4bec813ce87a3a1), UINT64_C(0x82c583ebacec6eda), UINT64_C(0x487323541d398f24), UINT64_C(0x21d6ba87c9df436a), UINT64_C(0xf419a0b953a8ecb1), UINT64_C(0xbfb683a88cae94a7), UINT64_C(0xfe335d1b5eb770db), UINT64_C(0x65e67e7595c2e951),
    UINT64_C(0xb4139ae3ce0905e2), UINT64_C(0x012d4bc870bfc71d), UINT64_C(0xd8b52d9e3fd09e98), UINT64_C(0x7f03a1c957a6a2cd), UINT64_C(0xff47d2ae2382fd05), UINT64_C(0x6218e0163e281be5), UINT64_C(0xbca9a9e6696ca9e8), UINT64_C(0x3cfb961db6d90f9e),
    UINT64_C(0xf7126d2b15adc5ac), UINT64_C(0xab2ed608fb2ed48e), UINT64_C(0xb05bff48c58739ca), UINT64_C(0x40093e741a6bd6ab), UINT64_C(0xe1657775d56c1743), UINT64_C(0x48cb5fb5a9820ff6), UINT64_C(0x0b0ff5d25d21f18b), UINT64_C(0x58e8e28018a7b3e4),
    UINT64_C(0x7bd6b86f5c23b203), UINT64_C(0xfb4d91b000eca727), UINT64_C(0xadf0bf39962de83a), UINT64_C(0x27510c87b64ccaea), UINT64_C(0xd7d489e3b6d8a426), UINT64_C(0xf664360a350854d7), UINT64_C(0x2d8143d3ba7a79aa), UINT64_C(0x247e54d140fe18b9),
    UINT64_C(0x18b5680f9d39cfb1), UINT64_C(0x639ec461a17d0b28), UINT64_C(0xe2f354e9e84e829d), UINT64_C(0x3a26a6c78997ced1), UINT64_C(0xa0b4eaf5a7982445), UINT64_C(0xe6a41fa9a8c84003), UINT64_C(0x0af88d136c0ccca9), UINT64_C(0x4c7b5e97fe839e2f),
    UINT64_C(0xded17c788abfa2db), UINT64_C(0x366d2864fdff9cb2), UINT64_C(0x5fb924636319ddb9), UINT64_C(0x16de54bc28e4cc7e), UINT64_C(0x17e9125846ff017c), UINT64_C(0x82ceff85f5f89f72), UINT64_C(0x6517020779ea90bb), UINT64_C(0x68acb32e2fabea29),
    UINT64_C(0x08464445c8b597e4), UINT64_C(0x3fdd37bbc4b81070), UINT64_C(0xfb184a4b77480d81), UINT64_C(0x514f0a248a957fc7), UINT64_C(0x69365ad0bb353f80), UINT64_C(0x4a47749e8e6a6d47), UINT64_C(0xd21ba6e58838ed9f), UINT64_C(0x78388b5a6b0be5bc),
    UINT64_C(0x9625c365f5aa56b4), UINT64_C(0x26abd37ed5eb09e7), UINT64_C(0xea01b5d1a3b04877), UINT64_C(0x7f864627e052527f), UINT64_C(0x0a8a065f81331764), UINT64_C(0xb83c72b105fa05ba), UINT64_C(0xeec21fcfe1b38c10), UINT64_C(0x2f7cb62dca222a4a),
    UINT64_C(0xa0cc21162eeb9fee), UINT64_C(0x68585518d08936f4), UINT64_C(0xb658abb57cf49e6a), UINT64_C(0x35a8a577de20dea7), UINT64_C(0x9eb81763b37f835c), UINT64_C(0x6bad21d24942103a), UINT64_C(0x94ea85b6499aa3c1), UINT64_C(0x6b0b0a0a4da3529f),
    UINT64_C(0xab730eaef433eb86), UINT64_C(0x87fd23e5983dfe88), UINT64_C(0x5ee06733722d4fff), UINT64_C(0x7b04d2f7fa5ae7df), UINT64_C(0x50866ef3fb949043), UINT64_C(0xfc2ceb4872c6837d), UINT64_C(0xc842021bb66d38f1), UINT64_C(0x1dee519019aac7ae),
    UINT64_C(0xa2cc1e626bebc889), UINT64_C(0x790e7dbb1230ad6a), UINT64_C(0xf646446e95ec3dac), UINT64_C(0x5b05cd5610af5747), UINT64_C(0xa904ff2444a0ac0e), UINT64_C(0x25e25bb923deb508), UINT64_C(0xe90f4feea5b4393c), UINT64_C(0x62bd9ddf23f75cdf),
    UINT64_C(0xf75c800bd480350c), UINT64_C(0xddfe731b2d8dbf90), UINT64_C(0xee8269c5fdb61526), UINT64_C(0x43946d5fc5a32902), UINT64_C(0xcbf93f81ad4fc275), UINT64_C(0xa59db3ffdaede9f0), UINT64_C(0x0436449dcf922df1), UINT64_C(0x62c381228bc60f18),
    UINT64_C(0x15fc1a5d342d818a), UINT64_C(0xe638f4b0a06335c8), UINT64_C(0xaf9569e2a6b2cbb5), UINT64_C(0x61d386fc090ad69c), UINT64_C(0xe8f44253c924cbc9), UINT64_C(0x6d98a6771f678b40), UINT64_C(0x42177002e4c01b04), UINT64_C(0x2981824316903030),
    UINT64_C(0x2f29db665862553f), UINT64_C(0x93f823655729e322), UINT64_C(0x31b73b2b9fb4c7e8), UINT64_C(0x38f7ed435e457e86), UINT64_C(0x2fb2760fc3d54634), UINT64_C(0xfb9dc753ce570ca4), UINT64_C(0xc162e642fde9ead2), UINT64_C(0x5cb2fa6ba8e67401),
    UINT64_C(0x3a1133e3e3f20423), UINT64_C(0x84b672013d68ebc7), UINT64_C(0x059d708458c4d95b), UINT64_C(0x1deda2f3eeb2f75c), UINT64_C(0xbeda60280d0fd53d), UINT64_C(0x9d73db5d7617da6d), UINT64_C(0x7b235ca97e79bbf0), UINT64_C(0x566e147e2614ee22),
    UINT64_C(0x93fefdaa40a868ac), UINT64_C(0x1e3864b4a9f01688), UINT64_C(0xc7a40b92fb7ecc1a), UINT64_C(0x0e4e80ff6f507ce9), UINT64_C(0x123c02ecc0b39268), UINT64_C(0x8a4e5a9cf3094812), UINT64_C(0x260de7fa9a0fb16c), UINT64_C(0x22cec673f495847c),
    UINT64_C(0x7b3fccda7e1c5c23), UINT64_C(0x181cc59cf168eef3), UINT64_C(0xc594990972103463), UINT64_C(0x533bd4c05396515a), UINT64_C(0xc26010c28be590b7), UINT64_C(0xafa6d3c84e4cf159), UINT64_C(0x2ee6e7e97545ec2a), UINT64_C(0x29fd96dfd3bde32a),
    UINT64_C(0x65579f367135e633), UINT64_C(0xbcf29b85e12a0df7), UINT64_C(0x7415b9dae7ffa9ff), UINT64_C(0x21ae408690e97f59), UINT64_C(0x9d20f9ae521d1184), UINT64_C(0xcb3727c72e9557d7), UINT64_C(0x1ecbdc301efe6f5f), UINT64_C(0x353957be18f33586),
    UINT64_C(0x85bcca1d2e44e91a), UINT64_C(0x01ef561800573391), UINT64_C(0x5082b150be339f75), UINT64_C(0x40a568b51b0ec791), UINT64_C(0xfe06579cdba70055), UINT64_C(0x6a1d86c1af7a0677), UINT64_C(0x024a0dc385547215), UINT64_C(0x33541830c202119f),
    UINT64_C(0xcdc9fa77bb11817e), UINT64_C(0x614b86a9d19126a0), UINT64_C(0x13f1168955b722b7), UINT64_C(0x612d60d051981d8f), UINT64_C(0x88fcbb1f338c50e9), UINT64_C(0x4a5600974a4aaa36), UINT64_C(0xb35d934a8d1b2dbf), UINT64_C(0x6dbd3d7f7852d85c),
    UINT64_C(0xd517fe8b35519f1f), UINT64_C(0x391f6158422e6172), UINT64_C(0xffb33670577a008e), UINT64_C(0x3d73e3cf08a7b05f), UINT64_C(0xf2971623dc12e282), UINT64_C(0x550fdf9e9103ab5b), UINT64_C(0xed1510ff9a4997bc), UINT64_C(0x24b77afec804208c),
    UINT64_C(0x32b2fdf0dbf8af10), UINT64_C(0xce06f0a5f5f76889), UINT64_C(0x3d5892f8029814d5), UINT64_C(0x0a3e928f324676dc), UINT64_C(0xf1ce4a440e346453), UINT64_C(0x5fa071d1b971c16d), UINT64_C(0x99eb9b1b36271540), UINT64_C(0x60d12ccde0f0b8f5),
    UINT64_C(0xf81a3b56e1b5c55e), UINT64_C(0x225a149ac0fcbb4d), UINT64_C(0x42b6726a0bd59f09), UINT64_C(0x446b1f5eb0028929), UINT64_C(0x28b6fb99aa9d7604), UINT64_C(0x48425d8f72660875), UINT64_C(0xc10a451b0cab272b), UINT64_C(0x4ee193ef33e3d4c8),
    UINT64_C(0x59ad9daf55f73076), UINT64_C(0xa5741f958b8ec334), UINT64_C(0x048346a3d55b8e41), UINT64_C(0x3fb94e4c7a647151), UINT64_C(0x21ea8ce6f402b2c0), UINT64_C(0x6cbea0866eacc18c), UINT64_C(0x1ddf0bc494094ef7), UINT64_C(0x035ec7802a7a7f8f),
    UINT64_C(0x7e94447cc473d634), UINT64_C(0x7700fa8ee89ef0a3), UINT64_C(0x50f3966e15a79ce4), UINT64_C(0x06a2b07dcde6b3e4), UINT64_C(0x3a4ce118d6422c4d), UINT64_C(0xf6d3c8023d5d111a), UINT64_C(0xb08342baa127ef7e), UINT64_C(0x70096d23a0a563f1),
    UINT64_C(0x8a956abbaeab5009), UINT64_C(0x8b47d12d54fb001f), UINT64_C(0x7caa84b9eb3359a9), UINT64_C(0x38b5f28ad4e30889), UINT64_C(0xcda9aea47a5d9e4a), UINT64_C(0xe7e5c3011e767f7a), UINT64_C(0x890c220e17f06b04), UINT64_C(0x653a1ccb07c88dd5),
    UINT64_C(0xca87f16786ac48a0), UINT64_C(0x0149cf1c3edbbf6e), UINT64_C(0x41cbc312887ef70b), UINT64_C(0x090dd6f00737ba11), UINT64_C(0x275e26e3f87fc905), UINT64_C(0x81853cb72cb2b5ff), UINT64_C(0x6f9c633673767170), UINT64_C(0x659037a4b9d2360a),
    UINT64_C(0x1ba39c449cd4f641), UINT64_C(0x7af86f9e12e89574), UINT64_C(0xc32a66e4aa523f33), UINT64_C(0x477bb2e19678e65f), UINT64_C(0x98bb8e26a495dd28), UINT64_C(0xc16ec85ced0278ca), UINT64_C(0x2e836eb643bd716c), UINT64_C(0x1d1c7a5d28c4d272),
    UINT64_C(0x8d735e2185dfec58), UINT64_C(0xa00091626dcd9afa), UINT64_C(0x95e7f98b5af52364), UINT64_C(0x0a929aebd565ddc5), UINT64_C(0xfe31b87b515f6a4e), UINT64_C(0x4d062244daa1e1e0), UINT64_C(0x6c6a87149c021715), UINT64_C(0x3310ac0ec347585c),
    UINT64_C(0x1fd270651b0883ac), UINT64_C(0x6f504c764677f1f7), UINT64_C(0x03bc2cdba7b9ffb8), UINT64_C(0x48fdad166fd93323), UINT64_C(0xbd916d7f793bfd94), UINT64_C(0x9f8cd402bdc8e80b), UINT64_C(0x1276a8e6acfddfb4), UINT64_C(0x7e74f620bcedb722),
    UINT64_C(0xad17281fc9d4cbe0), UINT64_C(0xd9aeaf6488e70cdb), UINT64_C(0x8336714970971f43), UINT64_C(0x362e12d5895a91be), UINT64_C(0x3c1276a7d64c023e), UINT64_C(0xf383c0d2d2128730), UINT64_C(0x57d0563320c01c4c), UINT64_C(0x0d5acf61455f7097),
    UINT64_C(0x3a7c0fb3bb01fc9b), UINT64_C(0x6bee7b1d8099931a), UINT64_C(0x8b199efaec5fd2fd), UINT64_C(0x5fec19447caaf488), UINT64_C(0xaad87effdb9bf498), UINT64_C(0x524f905c5d48fc1f), UINT64_C(0x690c94aeee805892), UINT64_C(0x049b66c79c2fb94d),
    UINT64_C(0xf613c468fdb5d7e5), UINT64_C(0x89f119cbe320b639), UINT64_C(0x8b27f5d3cc0c93bd), UINT64_C(0x6eea9a341a48eafd), UINT64_C(0x50f8382c44bb3454), UINT64_C(0x5c3af4343beec3ea), UINT64_C(0xadb1aff7814d3b59), UINT64_C(0x770524d32a45751c),
    UINT64_C(0x2ce7e5ed53ee6779), UINT64_C(0x6e338a47b6a0a06c), UINT64_C(0x6ab70f9ec22986a4), UINT64_C(0x3fa5c86c34b965f8), UINT64_C(0x8369cb92a1eee859), UINT64_C(0x60a7149f4f62e550), UINT64_C(0x63f03628728bb6d1), UINT64_C(0x7e5755f895538d40),
    UINT64_C(0xe038915b2d9f5a79), UINT64_C(0x866142144663c513), UINT64_C(0x8f2de92c711e4a61), UINT64_C(0x3a7364d4ff16294c), UINT64_C(0xd99f16e77399f876), UINT64_C(0x39c20805fc93bec7), UINT64_C(0x375445d825812600), UINT64_C(0x23046c4f5a09efcc),
    UINT64_C(0x8adc1979ba9fa50b), UINT64_C(0x4bcbc83268502b11), UINT64_C(0xc255444a9597750a), UINT64_C(0x15a433e8c42956b6), UINT64_C(0x30cd1c36de39974c), UINT64_C(0x3d6816a7f35bb523), UINT64_C(0xc2bbe901abb93c70), UINT64_C(0x005d56b2f3ef275b),
    UINT64_C(0x49e8658830a89bb4), UINT64_C(0x75e8bed54de25634), UINT64_C(0x733f1719d0ec2d8e), UINT64_C(0x7302bc8103402545), UINT64_C(0xd2a97575cba96865), UINT64_C(0xc211c5280d7e92e1), UINT64_C(0x84b7fed92992c342), UINT64_C(0x2eeb9b0abadfbce7),
    UINT64_C(0x07e251a358bae40f), UINT64_C(0xce50a01832f7bdf2), UINT64_C(0x02c29e97291343c0), UINT64_C(0x77116b58eb46c6f3), UINT64_C(0x473bf5e49d3aa7e1), UINT64_C(0x927e6f3b549d19ba), UINT64_C(0xd3f8fa51c020ab1f), UINT64_C(0x27b0617324becf7c),
    UINT64_C(0x2922fab9e07cbe7a), UINT64_C(0x0bd4c50187c1c5e0), UINT64_C(0xe22e27158b77abcb), UINT64_C(0x3e1a07de0724452e), UINT64_C(0x3f3060cbe206e7da), UINT64_C(0xa6ab8ceac0261e10), UINT64_C(0x1fc5569a98f2d431), UINT64_C(0x47ab238e55443f32),
    UINT64_C(0x014b2b7e6bd95b97), UINT64_C(0x1eb0bf380293dc6a), UINT64_C(0x94d49044a9ac77b4), UINT64_C(0x04be38de9b4665a4), UINT64_C(0xf4cce9fd05306b9e), UINT64_C(0x1ec6ab44bb4e45db), UINT64_C(0x4e4aca378db890e8), UINT64_C(0x10c55de8d0d77282),
    UINT64_C(0x5870bafa4c940654), UINT64_C(0xcd0f820a8db079d3), UINT64_C(0x3da9c4216f1c6fa2), UINT64_C(0x182639772ef78966), UINT64_C(0x680f828d8b8b16e4), UINT64_C(0xcdf7c83ccb4be270), UINT64_C(0x81bf6e393a7e2d92), UINT64_C(0x211cbef8825908d5),
    UINT64_C(0xa8f98271a927be2c), UINT64_C(0x1ca0b0775b7efa01), UINT64_C(0x15a7ba2f44180cc7), UINT64_C(0x60cfe8b610bc5c06), UINT64_C(0x99b0951adee84320), UINT64_C(0x104a7f5417126cb9), UINT64_C(0x5c66a24d37c26766), UINT64_C(0x340b059996ae637c),
    UINT64_C(0xafc9c922e7ea60a2), UINT64_C(0xfe7b2ce63a74a640), UINT64_C(0x05d4bc0343a46e1a), UINT64_C(0x76a802cb48cd18e0), UINT64_C(0x3a656fde4fc617ee), UINT64_C(0xe51379c385956996), UINT64_C(0xc74c3bf6ffb4bfb2), UINT64_C(0x27a61e3a7a97a0d2),
    UINT64_C(0x1ab84516584c8249), UINT64_C(0xbb6f2b5bd5bc7af4), UINT64_C(0xf1516035db7e6b33), UINT64_C(0x5a08195783d97024), UINT64_C(0x8644a151a25d63ee), UINT64_C(0xcbb28620280ff5e1), UINT64_C(0x4e6691ee1c5f2025), UINT64_C(0x6b8d8551a767ed62),
    UINT64_C(0xca40a23f2a60b774), UINT64_C(0x3699fc7e2700873d), UINT64_C(0x6df5fa8c9d06c82f), UINT64_C(0x67cbc3ad4b3c718e), UINT64_C(0x6718c07c092acae7), UINT64_C(0x7338e7aca0afc9ea), UINT64_C(0x5e78a9f681bd6a13), UINT64_C(0x6996065fe6981ca5),
    UINT64_C(0xbd40372def1caa9e), UINT64_C(0xd2c8453e3d504a0c), UINT64_C(0x8ff34268590d687c), UINT64_C(0x619a17a81d1b3efb), UINT64_C(0xceb1c3ce756e3c23), UINT64_C(0x5593961fe79778c8), UINT64_C(0x802cfc97b0835f79), UINT64_C(0x3024fb407d4c7488),
    UINT64_C(0x02ea50ab112d95a5), UINT64_C(0xa33fe6981be313dc), UINT64_C(0x131a48d8c61b1e13), UINT64_C(0x172cd86244828e7f), UINT64_C(0x66b97a9f906ebe9b), UINT64_C(0xd726b126a795ae70), UINT64_C(0x7293c5f5789d4af8), UINT64_C(0x42d54a64ac80c3f1),
    UINT64_C(0xd3df8b0365d15c5e), UINT64_C(0x510d93706a760864), UINT64_C(0x7fc1df65aebdc3bb), UINT64_C(0x7168467e4a632230), UINT64_C(0xae80754e874f9def), UINT64_C(0x8e7add0d2b2389a2), UINT64_C(0x7dc5c1acb9ed70f2), UINT64_C(0x15bd87d25512c8e5),
    UINT64_C(0x7cfc534d82dc90d0), UINT64_C(0xc2ee6b94eca88f3b), UINT64_C(0x12b844553fa5251a), UINT64_C(0x5643823210d35276), UINT64_C(0x594cff46b318a3d1), UINT64_C(0x4840e47a5d6c8273), UINT64_C(0x4aa6d9910fd7f007), UINT64_C(0x5cc1e69038c1d396),
    UINT64_C(0x01f7616a37bb5551), UINT64_C(0xa3df8f6ef45c1b2e), UINT64_C(0x2034c5328196b06e), UINT64_C(0x43216e2c472a70ca), UINT64_C(0x059911989f6b4c24), UINT64_C(0x73b7402c91b88a4c), UINT64_C(0x0b6802df1c388287), UINT64_C(0x458ac9ef89aaaa43),
    UINT64_C(0xf2d4024594bd6c70), UINT64_C(0x4579c336a0e5b8d5), UINT64_C(0x453792762ee5f168), UINT64_C(0x339ce0d5d5764619), UINT64_C(0xba83fe99578f100d), UINT64_C(0x5019158e006f93cd), UINT64_C(0xfe6fd93aabac34c3), UINT64_C(0x1a26847d98fd1a66),
    UINT64_C(0x5f58b09ece42a8a8), UINT64_C(0x4a1f31ff8d3081be), UINT64_C(0x3f9c01bb4787de7f), UINT64_C(0x2ed4ad79f8ef02d1), UINT64_C(0x26d8b5cc1e267f56), UINT64_C(0x8c7c02c46128a0e5), UINT64_C(0x2974505bd0f87a36), UINT64_C(0x20da122dc865f1e8),
    UINT64_C(0xc41b858db162ef7c), UINT64_C(0x584a33c946b11c35), UINT64_C(0xc2ee293df122a04d), UINT64_C(0x79c91372497c8a83), UINT64_C(0x8fd6e2d3cb69a1d6), UINT64_C(0x9b8aa1ed8bf295a2), UINT64_C(0x48daa8d202167d35), UINT64_C(0x2b03aabe8f607b38),
    UINT64_C(0xb60cac1dce4fb873), UINT64_C(0x236ed5650ba1db0c), UINT64_C(0x302ccbfda19ce0dd), UINT64_C(0x7a4c07821be658d7), UINT64_C(0x50e9679b535ffa7b), UINT64_C(0x1f0cb4b350501dc6), UINT64_C(0xe5349223c8e6bf57), UINT64_C(0x0ede31075dcd6861),
    UINT64_C(0x7f3223774841ac8f), UINT64_C(0x39e1027a2f68b18d), UINT64_C(0x4732fad5b73e7461), UINT64_C(0x34ef1c4b675e5573), UINT64_C(0x3322ae082db81836), UINT64_C(0x87ac2e4c153db637), UINT64_C(0xebf81c3af2b864c8), UINT64_C(0x4f46376d8ba60e93),
    UINT64_C(0x5ee2f53f9f80bc78), UINT64_C(0xcfb263b9333327cd), UINT64_C(0x75db68f49bcede15), UINT64_C(0x2dc2c5e2792f21f0), UINT64_C(0x128d59d0d506fce9), UINT64_C(0x4d499eff0620eb20), UINT64_C(0x5ff7bcf650658338), UINT64_C(0x048cc35b678ea52b),
    UINT64_C(0x2f2486e520df3c44), UINT64_C(0xd71d6917577acb92), UINT64_C(0xa9b7d198b42b9798), UINT64_C(0x47d26f6803c45594), UINT64_C(0x5be12ea8b42b384d), UINT64_C(0x8636cd6192220890), UINT64_C(0x4822280346380281), UINT64_C(0x5d7a511b04883f15),
    UINT64_C(0xe842feada340e47c), UINT64_C(0x09eef95c30f1b9e0), UINT64_C(0xbcd4e90c9d41b283), UINT64_C(0x3180482b00084172), UINT64_C(0x7c81485cb7fbefad), UINT64_C(0x06479f3e5fde60d8), UINT64_C(0x48facd7c8fc220e1), UINT64_C(0x430d567c744163f7),
    UINT64_C(0x3088562fcf77bd44), UINT64_C(0xb14b3678196351c0), UINT64_C(0x0addfa76110dac09), UINT64_C(0x49031ad06a1599bb), UINT64_C(0x31f2fbc399e98730), UINT64_C(0xf969664ebbf176a2), UINT64_C(0x2802f5f851621476), UINT64_C(0x73bdf2715d00c34f),
    UINT64_C(0xc2b3f291dff3a93a), UINT64_C(0x685038eb4c0e1cce), UINT64_C(0xda199ccfa02af0aa), UINT64_C(0x1c0f35572021c0e9), UINT64_C(0x45b54de89d4fe7de), UINT64_C(0xd619a2423df3f204), UINT64_C(0xcf81abccdf0a14f9), UINT64_C(0x43b6138b6c4b5003),
    UINT64_C(0x70cb6fffeedb1280), UINT64_C(0x1cd7a51116f1e300), UINT64_C(0x51ffdf1fe03094b6), UINT64_C(0x730b680126d166ad), UINT64_C(0x502fc83465eb1d32), UINT64_C(0x2932baca4b060e2c), UINT64_C(0x7b9c5990fdd99c82), UINT64_C(0x70329ee19f4d7791),
    UINT64_C(0xffb3700ed27e47e5), UINT64_C(0xc5745a70b44743ad), UINT64_C(0x2728ca58159f0339), UINT64_C(0x013f41e46e248219), UINT64_C(0x3fb421dd41c7b6cf), UINT64_C(0x33ace589c84cfbb1), UINT64_C(0x953b66cbd35e3f49), UINT64_C(0x71a612c6dbc2cc8d),
    UINT64_C(0x3ddc28a6e795550d), UINT64_C(0x25795b131c6d20e5), UINT64_C(0x1ea6a7df5e9e5ce7), UINT64_C(0x27bd464e61762426), UINT64_C(0x4c6fd8692846222f), UINT64_C(0x18648528d9dd0144), UINT64_C(0xa88376067f27e0d0), UINT64_C(0x6df71005799a67cc),
    UINT64_C(0x882e179d8aa8bde5), UINT64_C(0xb87ab3e053ea2c24), UINT64_C(0x52623e2ae3d0a052), UINT64_C(0x13781433362e5092), UINT64_C(0xd8163bc2cab8b176), UINT64_C(0x998843ace9e3a14f), UINT64_C(0xd659ed7a51a1d1b9), UINT64_C(0x51a032b8a8f94c83),
    UINT64_C(0x019edbedc2a262ea), UINT64_C(0xc9c861ff141285d8), UINT64_C(0x19b8ed0845e23d0b), UINT64_C(0x19e435a8cae33eb6), UINT64_C(0xe8012699947d3966), UINT64_C(0x399935d4397f4234), UINT64_C(0x7e58f4fb60e7ce2a), UINT64_C(0x75a7a39d9209c633),
    UINT64_C(0xc5a1b4e0b3c7cf2d), UINT64_C(0x95cf017b3732d8a5), UINT64_C(0x50908ecf90fd5b97), UINT64_C(0x0afc4539af261199), UINT64_C(0x306ba4a99b8b95fd), UINT64_C(0x6cb6ee9f8558502d), UINT64_C(0xcacff89bffa1af29), UINT64_C(0x61813f7e6ba793c3),
    UINT64_C(0xa0f0265b8664b20a), UINT64_C(0x5e38066676041458), UINT64_C(0xb71899b8fc0db75c), UINT64_C(0x11f45d1715834c4f), UINT64_C(0xcd363646cb980a83), UINT64_C(0xee5775636fa2cad9), UINT64_C(0xf8f538e2d9ed583c), UINT64_C(0x55cdc7f9c012f4f8),
    UINT64_C(0x14c03cd2f8ca24a2), UINT64_C(0x698faab44c4d5a13), UINT64_C(0x4ee413f3edb75576), UINT64_C(0x211f5bc6d43317f8), UINT64_C(0x1b406fffdf6c7bfc), UINT64_C(0x08d2af1f38ee3aee), UINT64_C(0x0bc0c5f4c644903a), UINT64_C(0x222055b783178619),
    UINT64_C(0xa8a11d4db1abd732), UINT64_C(0x30b65944dd396ecf), UINT64_C(0x02b05111c5a108e3), UINT64_C(0x35d0916257fb0d60), UINT64_C(0x3ac006cb1137e1c5), UINT64_C(0xdf98f8fb67b80e73), UINT64_C(0x4b1abb10794262a6), UINT64_C(0x0611f58e4c6b8639),
    UINT64_C(0x2d8f27e5a2aba12c), UINT64_C(0x8cb74590d995e06d), UINT64_C(0xdf30bf61456e59e7), UINT64_C(0x2f6b6fa4b724f7a0), UINT64_C(0xb4f7d5a748153484), UINT64_C(0x17e7a5e747967df2), UINT64_C(0x5937a7f08fd7ad84), UINT64_C(0x3507b501073b406e),
    UINT64_C(0xe027cef9b7247c1d), UINT64_C(0xdbde51eae1d963cd), UINT64_C(0x414e2ddab7efd517), UINT64_C(0x298eb54a551d806d), UINT64_C(0x820774d9edbb1db7), UINT64_C(0x6dce5411b99de7a3), UINT64_C(0x912ed2b5cf96909c), UINT64_C(0x750d016cc9fda7c5),
    UINT64_C(0xa10dd772b776a8eb), UINT64_C(0xbb8e19b22452f68d), UINT64_C(0x07ee946457a70279), UINT64_C(0x1e7cd434760bfe7a), UINT64_C(0xccf4ff9a7b2e5c1e), UINT64_C(0x2e2c0d033f23def0), UINT64_C(0xd238eac71f40941b), UINT64_C(0x3320d8d0b154fdbb),
    UINT64_C(0xb01e9b8b654eb834), UINT64_C(0xad94a2e013138463), UINT64_C(0xc49c7c3c6b2ff7c9), UINT64_C(0x00798024bd6668f9), UINT64_C(0x7236c1b06294ddd0), UINT64_C(0x9b294b35702954dc), UINT64_C(0xe8cfd09a6e8b8937), UINT64_C(0x1a03828860415a90),
    UINT64_C(0x052f98b00efc2b36), UINT64_C(0x7d3787165e3dd0d9), UINT64_C(0xecd4cb55201b29dd), UINT64_C(0x6ec2ac0fa6f5935a), UINT64_C(0x84de6374c1055df3), UINT64_C(0x837548dd5c92600a), UINT64_C(0xbd04d198eb71b9c7), UINT64_C(0x4ed289dcd6c08652),
    UINT64_C(0x5d8d934dd17e14e6), UINT64_C(0x05bb084b73ab9a96), UINT64_C(0xb67c856f3620312b), UINT64_C(0x3d66db099ac63d90), UINT64_C(0xeacadfe35a0ef6a9), UINT64_C(0x2fe64b2c5935ad7e), UINT64_C(0x107c4466d331fff9), UINT64_C(0x2e3118598f3a8258),
    UINT64_C(0xffb2fdbe06136cbe), UINT64_C(0x2f3473953dbf3da9), UINT64_C(0xf18571e253431500), UINT64_C(0x01af536719888301), UINT64_C(0xc72d359a22c7ceec), UINT64_C(0xc1bb0e2a50088673), UINT64_C(0xef752720f2b15493), UINT64_C(0x0acf554aad2f7ca8),
    UINT64_C(0xb3f82e91a23f76b9), UINT64_C(0xfd593cdf3f21ba11), UINT64_C(0x20dda27b1d382cc1), UINT64_C(0x0d75687fe5fdf54f), UINT64_C(0x1637651d8e324942), UINT64_C(0xe73cebe0da4c2627), UINT64_C(0xbfb31e7ebb76a66e), UINT64_C(0x2e8502eaba43d7d6),
    UINT64_C(0x6bb76b42c221cb43), UINT64_C(0x4fe8e11b02922e32), UINT64_C(0xafcb4b78103880ed), UINT64_C(0x6692ff11a3f4e3ba), UINT64_C(0xf2da90db60fe5028), UINT64_C(0xb5a159114b26d47c), UINT64_C(0x319e38d401e1582e), UINT64_C(0x25682611d2f8cc77),
    UINT64_C(0xcf1dad6b9c60547c), UINT64_C(0x2f9b49043c1f9d65), UINT64_C(0x222c7ed6684c0e39), UINT64_C(0x35b3f32af810d847), UINT64_C(0x2608dbc985e59643), UINT64_C(0x6f5ca64fc1f960ae), UINT64_C(0x99b5402884d15ac6), UINT64_C(0x0b5f92b5f88f1abd),
    UINT64_C(0x0d7d2cdb9c06a191), UINT64_C(0xe72f5b6bf1802bf5), UINT64_C(0x44156c1a57f4d9f1), UINT64_C(0x38ae647a9ae22af5), UINT64_C(0x7508811dc522698c), UINT64_C(0xe257d05bbb41ab06), UINT64_C(0xb92f16d20c316e1d), UINT64_C(0x24ffdf9b3a4d905e),
    UINT64_C(0x9812e8a408358ecf), UINT64_C(0x2d59b549994d4199), UINT64_C(0x2715411a7485a8e1), UINT64_C(0x08dfab867ca581e3), UINT64_C(0xb3fe6db439099643), UINT64_C(0x3c3982cf0167c038), UINT64_C(0x7670c8a36b474d26), UINT64_C(0x21e1ad5787029098),
    UINT64_C(0x3bd7609433e96c69), UINT64_C(0xa3039718d16ee6cc), UINT64_C(0x59b96182fa4fe46e), UINT64_C(0x7bb8208248eed483), UINT64_C(0x3ea0c43b8a209b3a), UINT64_C(0xa80b29f017ab497a), UINT64_C(0xbbd0a9c8bc18688d), UINT64_C(0x6cc36efa3be346d7),
    UINT64_C(0x32275e199903eb3f), UINT64_C(0xe15d4144b8613a71), UINT64_C(0x1906b862cbfe28f2), UINT64_C(0x0dc4ea92381260be), UINT64_C(0x25f8c268805b7dbb), UINT64_C(0xed89b84d6bf7438f), UINT64_C(0x2f2b7ccb3bd555dc), UINT64_C(0x4ff0101187766a3f),
    UINT64_C(0x29c1470b7f5e416b), UINT64_C(0x0a2ed25cee73e23a), UINT64_C(0x6ce731261ff55954), UINT64_C(0x7dd6e902b57b7415), UINT64_C(0xa974939781238951), UINT64_C(0xbf88afcc7fd1eb86), UINT64_C(0x9b60b9e58120b411), UINT64_C(0x327ebda45ece6134),
    UINT64_C(0xc6c7f239fc5953fe), UINT64_C(0xfc98e2334213f7fe), UINT64_C(0x740d7748c13cf4e2), UINT64_C(0x16524109d9ab66f4), UINT64_C(0xef45f036d39fbec1), UINT64_C(0xefd046f4bc361b97), UINT64_C(0xa2de393100073cc8), UINT64_C(0x21f55d6d4aea42ab),
    UINT64_C(0xf78cea3a8b8bde80), UINT64_C(0x3df7da4002c5597b), UINT64_C(0x1296bbe1ca061687), UINT64_C(0x24cfc42b03bc222a), UINT64_C(0xf5acf3919ca5050f), UINT64_C(0xebf92592fcb63ea6), UINT64_C(0x96f8b63c496b703b), UINT64_C(0x6b4553bbfb361640),
    UINT64_C(0xeabecbba16b925b1), UINT64_C(0xf7e76b6120a06e5e), UINT64_C(0xfecad99ac35c1474), UINT64_C(0x70657bc29686dc0a), UINT64_C(0x366928d9ab2a3a34), UINT64_C(0x12ab5d1ee0285a92), UINT64_C(0x2465186f18fce63c), UINT64_C(0x29a95c989175c431),
    UINT64_C(0x8016d270b4a400bf), UINT64_C(0x80c42d3cd74e97c2), UINT64_C(0x11978c4073d66323), UINT64_C(0x73487d5224fe89cd), UINT64_C(0x94fd60e8cc8ab0fd), UINT64_C(0xe9635f2aa628983e), UINT64_C(0x9e07570cf0e6e4b1), UINT64_C(0x0fc5901754a2ce6c),
    UINT64_C(0x47e0bbac7a0aaf35), UINT64_C(0x5e136c1e3f7a3090), UINT64_C(0xb113b646f507f300), UINT64_C(0x368551d7ebe2b7cc), UINT64_C(0x5f22971130210998), UINT64_C(0x9d7eff34e595abb7), UINT64_C(0x25b37732bf4ef17c), UINT64_C(0x7d84b09a15cf693b),
    UINT64_C(0xc3c1627233b26585), UINT64_C(0x4e4280585d28ec06), UINT64_C(0x10d18d4274655bf2), UINT64_C(0x0f8003a4171f2895), UINT64_C(0xe296c514d89ca0a1), UINT64_C(0x74974aa48845dcc1), UINT64_C(0x56e17b5d571a6eb7), UINT64_C(0x3b7327ef9961d168),
    UINT64_C(0xda2bd53eec52f4f7), UINT64_C(0xd8ee9b4a5e49a9e3), UINT64_C(0x44dbd5b9ca4aaec4), UINT64_C(0x62c44e30c08ef8b7), UINT64_C(0x79f32a3349abda75), UINT64_C(0xad0e65377ddd273e), UINT64_C(0x06d3447c026e5979), UINT64_C(0x2c3dda775c69aaef),
    UINT64_C(0xc4698fd9bba22c71), UINT64_C(0x08184a57086999d9), UINT64_C(0x5612c82c8dc0c3f3), UINT64_C(0x5ec412f96a5b76f2), UINT64_C(0x5d2a87f84494d8d9), UINT64_C(0xc7d790e9aca22011), UINT64_C(0x5691e223b1f5d26c), UINT64_C(0x373d88716fd82000),
    UINT64_C(0x8d737d799f915974), UINT64_C(0xc27a7d2252aabb2f), UINT64_C(0x14d850cc109b6a09), UINT64_C(0x1c3bbef854693989), UINT64_C(0x5ae07d4c6ebb902d), UINT64_C(0xc9090eaa16834157), UINT64_C(0x4cb6d05c0d71bcf6), UINT64_C(0x302c21e53fc6a348),
    UINT64_C(0xe935b8ab8df6f14e), UINT64_C(0x71a7d6f54620afa0), UINT64_C(0xe179bdd11ed4dcc0), UINT64_C(0x2e079a5ceb55141f), UINT64_C(0x1ee56b483a04d15f), UINT64_C(0x15235574e5942ef3), UINT64_C(0x353b2f621bb4076e), UINT64_C(0x59a5d7dcdd748187),
    UINT64_C(0x0b762fc56649a46b), UINT64_C(0xb45615b31762c8b2), UINT64_C(0xf8aefbdac10332ee), UINT64_C(0x6d6568b6a5e9bb91), UINT64_C(0xfec9d7b21c089e3c), UINT64_C(0xf65f237580c85b31), UINT64_C(0x723e5f58f24d1ea5), UINT64_C(0x41fb350203fc3ff9),
    UINT64_C(0x6d751cb8dc80a419), UINT64_C(0x3604bd92b6bd83b7), UINT64_C(0x84fbec0e6540c4f2), UINT64_C(0x10876b1cc2b884ff), UINT64_C(0xb0ce2896320c87bd), UINT64_C(0xcc9178b4c4a68ef9), UINT64_C(0x18c2b85e2aa3d03b), UINT64_C(0x783388a21c4f3bda),
    UINT64_C(0x367db2eccc5ddbfa), UINT64_C(0xaf10d832352deefa), UINT64_C(0x91140e7a3a66f9f4), UINT64_C(0x10de38bd0b64735f), UINT64_C(0x7beae4898735477e), UINT64_C(0xca1c34909ac00aea), UINT64_C(0xe6ab2cd0a07a3419), UINT64_C(0x3653d6e188b25c4a),
    UINT64_C(0xd0e4da9425557ab9), UINT64_C(0x30b8889a0ff973bd), UINT64_C(0xc79433b9afabb3a2), UINT64_C(0x7a055de30184d17b), UINT64_C(0xb1e0634c492d301b), UINT64_C(0xff825b5cbd1d6a43), UINT64_C(0x96309ce386285f90), UINT64_C(0x17573ffb3dff98a3),
    UINT64_C(0x199d9091cb9f9486), UINT64_C(0xb54e9e2a9a2b8aec), UINT64_C(0xa4c8249d72ad9a1f), UINT64_C(0x22f10019d019c2a7), UINT64_C(0xcc868080a71eb2cf), UINT64_C(0xd1ad4c7184f886ed), UINT64_C(0xb2eb012b897ec7b0), UINT64_C(0x18fe5804213720dd),
    UINT64_C(0x5e30d97e4af3c33c), UINT64_C(0x5a7ed7cc0ec7a2b8), UINT64_C(0xc83f0c8d2d03cb3a), UINT64_C(0x0146780ca53771a8), UINT64_C(0xc9313ccafeed1c46), UINT64_C(0x35f72ab30e181d3b), UINT64_C(0xbc8e2e623bcbe3d0), UINT64_C(0x7132d844a8f15f47),
    UINT64_C(0x4510b01cab34675b), UINT64_C(0xa19ef43db131f58e), UINT64_C(0x81932e5fe41670c3), UINT64_C(0x46b42c16a47ff2eb), UINT64_C(0x199dc0775c368ecc), UINT64_C(0x71d34069a0b8b646), UINT64_C(0x31a71fc895033513), UINT64_C(0x0c050652c006028e),
    UINT64_C(0xdd864defced6a57e), UINT64_C(0xdb329bee14854025), UINT64_C(0xa374b3906766ac60), UINT64_C(0x2727525c69861be5), UINT64_C(0x0809e2a6e792e2be), UINT64_C(0x4fdb64a0664f4daa), UINT64_C(0xf55bec2d68b9786c), UINT64_C(0x326975340554070c),
    UINT64_C(0xe6d4d3fd528a8050), UINT64_C(0x5d2b93e90df37cd1), UINT64_C(0x2bfd87c2a597b27e), UINT64_C(0x07d75e00ba2a52b5), UINT64_C(0x73b36023d83fbc74), UINT64_C(0x4c71c3309087e668), UINT64_C(0xdb88674c949cbbbe), UINT64_C(0x34d9f01d343bebee),
    UINT64_C(0xfa21eacea567ba08), UINT64_C(0x3b002c0465237327), UINT64_C(0xb31d29133c405635), UINT64_C(0x397506c0527881f1), UINT64_C(0x8141be09ecda541d), UINT64_C(0xca0b513767ce2f69), UINT64_C(0xf3a8a27da0ba2610), UINT64_C(0x5ffc54093c87f319),
    UINT64_C(0x0a23c85238611a35), UINT64_C(0x601f1c7a69669646), UINT64_C(0xcb777e278eb7cbb8), UINT64_C(0x0499fcb845094573), UINT64_C(0x5edf1ccd3033ee48), UINT64_C(0x81cbc2415fbf11c8), UINT64_C(0x620ae8a6a3161240), UINT64_C(0x2585949d3001a9c4),
    UINT64_C(0xdb47f42e9d960b27), UINT64_C(0x22f9f9647699bebe), UINT64_C(0xdc84a2eb51650304), UINT64_C(0x06bc659ec74139d6), UINT64_C(0xea3e77c42dbac574), UINT64_C(0x75140601d0d561b0), UINT64_C(0x7b6b685ba098c701), UINT64_C(0x1f0b16fc345e1921),
    UINT64_C(0xb4957d356a15e6be), UINT64_C(0x6f3810cc49df9aba), UINT64_C(0xa1bbf914e7ba2a5a), UINT64_C(0x42b242d6e7379c5b), UINT64_C(0xd3dbd1db36085899), UINT64_C(0x2e3334100d0bbd22), UINT64_C(0xf70457cacb2b7f0e), UINT64_C(0x32f38765851e8dd6),
    UINT64_C(0xa2e9b3cac0134725), UINT64_C(0x07fd1a0880bd0a1e), UINT64_C(0xba4dcaf69be0b620), UINT64_C(0x77c0a3b248db999c), UINT64_C(0xda004b79202aedb0), UINT64_C(0xf8410112b79f25f6), UINT64_C(0x1c61868b232fb1ef), UINT64_C(0x1a72baaa90ad3ba8),
    UINT64_C(0x64c6c74930814b63), UINT64_C(0xde7f13a9db47d168), UINT64_C(0xd31a1d8d68a4c294), UINT64_C(0x2542fb3839153f51), UINT64_C(0xdfd8b926aed147ca), UINT64_C(0x21c524673e0e0813), UINT64_C(0xba2ae93687149191), UINT64_C(0x06aaff8b3cb4cdd1),
    UINT64_C(0x863195fe3cbc4606), UINT64_C(0xe446140b6cca48d3), UINT64_C(0x38e5819a0cc7a863), UINT64_C(0x7c2ecd5ae9b28d44), UINT64_C(0x0e0998740700b46e), UINT64_C(0xfdbf2d7b7679c903), UINT64_C(0xe32ab01497b5d874), UINT64_C(0x3259598e5a5ce726),
    UINT64_C(0x16dd4bf2eb4b04ca), UINT64_C(0xda3f4d0295038783), UINT64_C(0x76409e4b6cc08682), UINT64_C(0x6e61af031eaffcec), UINT64_C(0x370b35550da0604c), UINT64_C(0xb50704045d6c25ca), UINT64_C(0x38fe20e9e58f69a0), UINT64_C(0x193353b6b9e8004c),
    UINT64_C(0x3f79927aaec4e9d5), UINT64_C(0x05b1f25fa74d001d), UINT64_C(0x9fb642ef0fd8dcc5), UINT64_C(0x0a94249ad26cabd8), UINT64_C(0x8e70de7887edb84e), UINT64_C(0x39dbebe182abcddc), UINT64_C(0xb6774fba7f53fcff), UINT64_C(0x060cc71bc2f8f2dc),
    UINT64_C(0x6d6bc6cdb0d71548), UINT64_C(0xbdc86aef71ba8843), UINT64_C(0x6a5a653b29c11d88), UINT64_C(0x36d53d6d3d79ee8c), UINT64_C(0x1bdec161b74d431a), UINT64_C(0x04f268b3ddf4bd34), UINT64_C(0x65ec4d8bf96db7cd), UINT64_C(0x4ae93b7bd4d6a704),
    UINT64_C(0x5ef357e9d6ebfb4d), UINT64_C(0x7e93446e61d3a871), UINT64_C(0xb48df3b76843d9a3), UINT64_C(0x038fae52a25195f1), UINT64_C(0x7159c99574ecd6ea), UINT64_C(0x6b6a7552400a3173), UINT64_C(0x0f9ad3bd0950923d), UINT64_C(0x2755636c8c55d7c8),
    UINT64_C(0xb7e8a81210b7cb0f), UINT64_C(0x11a8b838670346f8), UINT64_C(0x4ed1c70e2e9d1d86), UINT64_C(0x1228d60618b05ffe), UINT64_C(0x04851e4b98d0c085), UINT64_C(0x7ab6acd55c789410), UINT64_C(0x1c1b5386e41dd3ca), UINT64_C(0x744c07bf644c756d),
    UINT64_C(0xc7ecdd073cf24bd1), UINT64_C(0x91ac473b03e3ab33), UINT64_C(0x606ea350cc82bded), UINT64_C(0x44a621e97e0da702), UINT64_C(0xeb30dc7eeb57d75a), UINT64_C(0x7b2805070cf52931), UINT64_C(0x39771390fb979b14), UINT64_C(0x4aecf1f4c9f0743c),
    UINT64_C(0x0ca900ae91d678f7), UINT64_C(0xd7ed655919b0d379), UINT64_C(0xa543b24147ccf61f), UINT64_C(0x537e0181771910b1), UINT64_C(0x7f64eb9dff71142d), UINT64_C(0x9427b3a0cace4853), UINT64_C(0x2df33305ccae3057), UINT64_C(0x769abb57cb9a1b8e),
    UINT64_C(0x40ce9f3e637f5894), UINT64_C(0x9433539e0779c34c), UINT64_C(0x6b86c40426237b12), UINT64_C(0x598a81fd259f5d35), UINT64_C(0x03a4e9c1f77f5af9), UINT64_C(0x0f27206c4d83b497), UINT64_C(0x6c884c854edeb51f), UINT64_C(0x54bed5ecff2c0242),
    UINT64_C(0x6495976d139999dc), UINT64_C(0x17490bb8a6ce51bb), UINT64_C(0x40641294e618a419), UINT64_C(0x6618cb1b5817139f), UINT64_C(0x040d83dc9b4cc824), UINT64_C(0xab8d6b36f25b4938), UINT64_C(0x7b50f3b0d07e3c8e), UINT64_C(0x59bdc8a1c28d83b3),
    UINT64_C(0x9a1807042ad8fcb9), UINT64_C(0xef0ccf2be254ad6e), UINT64_C(0x850ede73df9c1b47), UINT64_C(0x088cd2a08532e851), UINT64_C(0xdd182e1002e2d30f), UINT64_C(0xc08e7dd6858111fa), UINT64_C(0x8783aeefafbc7f3a), UINT64_C(0x44d889e8931b4b19),
    UINT64_C(0x52f331bc62203660), UINT64_C(0xe0f970a262f1bfb5), UINT64_C(0x0a13fe1023b3ae77), UINT64_C(0x472a0ef4a2d060cf), UINT64_C(0x40bc2df721eaefbe), UINT64_C(0xc9983956c2c85c7e), UINT64_C(0x6bae0d6ebc1b0cd9), UINT64_C(0x1e0542aaa65176c3),
    UINT64_C(0x13378e668067e23d), UINT64_C(0x777aa725e46221b3), UINT64_C(0xbd6ad051cfdaccfd), UINT64_C(0x04586dd53fea8485), UINT64_C(0xfad54cf2b31878db), UINT64_C(0x25eaeb0a7160e548), UINT64_C(0xcf37c9775859ff8f), UINT64_C(0x2c279eeb90dab855),
    UINT64_C(0xb237e11103471ea6), UINT64_C(0x80989aae077f5a80), UINT64_C(0x174571d8dd994db6), UINT64_C(0x5429e388539e30e1), UINT64_C(0x4cef21d47feec5e4), UINT64_C(0x970e3b32dc4ac37b), UINT64_C(0x91cd61c36f7cd7d9), UINT64_C(0x0d46a45313770f8f),
    UINT64_C(0xff2340d255a9cb17), UINT64_C(0xcc9bd875d9ea8a95), UINT64_C(0x99fc06cd6e3411bf), UINT64_C(0x0d0f12667f221e64), UINT64_C(0x2c96176f6c6ce88a), UINT64_C(0xce67ef2d706fe4bf), UINT64_C(0xb9cb1d5a2b76ba01), UINT64_C(0x61872c23b89d855a),
    UINT64_C(0xcb775c0254c91227), UINT64_C(0x55aa27a47d846e07), UINT64_C(0x3947037fba42c894), UINT64_C(0x2de2a2d0a601b586), UINT64_C(0x9eb48e7d541823f8), UINT64_C(0x3c5861b41b9f9c56), UINT64_C(0x39d19adf96db9cde), UINT64_C(0x2e2098729c82a778),
    UINT64_C(0x2b8d94fa07dd2c80), UINT64_C(0x2f70ecd76ee462f3), UINT64_C(0x12a8ce19132d47cc), UINT64_C(0x07c9e182419ba8a1), UINT64_C(0xa6621650a0bae441), UINT64_C(0x5fce6a7f0fc9e11c), UINT64_C(0x0511aa16c767ecab), UINT64_C(0x045a074cb81a0b06),
    UINT64_C(0x467218d6e0832b1e), UINT64_C(0x083ddda6e01867dd), UINT64_C(0x51f2d41b53524bb2), UINT64_C(0x6a4c46554a9b29e5), UINT64_C(0x52a743017d08eaff), UINT64_C(0xfb3ba5beb8528b17), UINT64_C(0x1533077bbd5f80b4), UINT64_C(0x4036c9a77f37dd0f),
    UINT64_C(0x793720c4dbb4ec8c), UINT64_C(0x5337a312b7b5b569), UINT64_C(0x9a1360af64bc6204), UINT64_C(0x1eccf9728da341c2), UINT64_C(0x2342fc8e9a1c3b64), UINT64_C(0xa6113851eaf769ad), UINT64_C(0x46cd43c1e00d8109), UINT64_C(0x796e1da19ee248d0),
    UINT64_C(0xb4493371ca31d654), UINT64_C(0xa3e8833716577e3d), UINT64_C(0x05ca76fed92cec17), UINT64_C(0x4fca87c5d4185daf), UINT64_C(0x685d66a8bae0625a), UINT64_C(0xd12e9ef0f012ba1b), UINT64_C(0x800e39a6f09b9bf7), UINT64_C(0x6c7698c46a394204),
    UINT64_C(0xd4dd407a5941f6d2), UINT64_C(0x260255659cd7ed50), UINT64_C(0x4ec77feea7afae2c), UINT64_C(0x66fbd7793164baca), UINT64_C(0x247485f6074d882a), UINT64_C(0x6976007479ff8c7d), UINT64_C(0x543ab3ad0a81dd54), UINT64_C(0x353c513e0d79f11d),
    UINT64_C(0xa252edf004d4818a), UINT64_C(0xf249113d0c64f9b3), UINT64_C(0x13ceb168247ddb69), UINT64_C(0x62c12eb93c8f8884), UINT64_C(0xa6ec8c7715fb7e38), UINT64_C(0xa1bb56efa6bca6a0), UINT64_C(0x1231a4ad0d7189c1), UINT64_C(0x3780bdf56957d2e5),
    UINT64_C(0x929c20af8a9d57b9), UINT64_C(0xc3afcc3f58cebee4), UINT64_C(0xd7b610086fee00a6), UINT64_C(0x74361bd24f64cc87), UINT64_C(0x62ebbc37ffc7d7d9), UINT64_C(0x88ec2b24f7217e5e), UINT64_C(0xc85261bf902f3961), UINT64_C(0x60391a391f384357),
    UINT64_C(0x8045f9670ba9272a), UINT64_C(0x1f0f5b6e7c85ca15), UINT64_C(0xc0d37807f97d7ada), UINT64_C(0x15482c01bcc5e11a), UINT64_C(0xfd5b3df7167f3547), UINT64_C(0x2e114706592d1de1), UINT64_C(0x22297d2daea0746c), UINT64_C(0x2de376429c96f1a5),
    UINT64_C(0xf8429bf48ad2212f), UINT64_C(0x8fc8b25cdb05b398), UINT64_C(0xf50f41ec816dd344), UINT64_C(0x0ce278340b31914d), UINT64_C(0xb07b2dc0178aa33b), UINT64_C(0x91bb08f96fc74969), UINT64_C(0x892934f57c19cad1), UINT64_C(0x6db7e37546f07304),
    UINT64_C(0x97a385b13d69a51f), UINT64_C(0x2bb481cfdfcc6e78), UINT64_C(0x8de1b3dbc135d4d2), UINT64_C(0x20f79240de6fe7bc), UINT64_C(0xc9be8f9d16cd9eb7), UINT64_C(0x7150520fef0bd9a8), UINT64_C(0x2312059802319c7d), UINT64_C(0x4599d7b6f5f73652),
    UINT64_C(0x9f93aaa6a4b8cdc3), UINT64_C(0x41ddffb9cde0c66a), UINT64_C(0xcd0880475892a808), UINT64_C(0x40521657023d53f0), UINT64_C(0x96f663f5751b1398), UINT64_C(0x2279b6bb847deb99), UINT64_C(0x53441b052fdedf67), UINT64_C(0x6cc7cf10fb99876d),
    UINT64_C(0xfa6eded30b4f816a), UINT64_C(0xe1f24bee8cbf6f26), UINT64_C(0x63d03445ddf3c3ad), UINT64_C(0x360c1398350b2590), UINT64_C(0xfd3f902b7e964e84), UINT64_C(0x2ad6940913f74532), UINT64_C(0xa600d8c183f62345), UINT64_C(0x3a2d319214dbfc07),
    UINT64_C(0x473309842ea51a2b), UINT64_C(0xd874ab4e5fd998bc), UINT64_C(0x4ad25159b76220b8), UINT64_C(0x741a78db330c393a), UINT64_C(0xefe7119f138e36ce), UINT64_C(0x6885fe23a2ed08ad), UINT64_C(0x10b34ee40668a26e), UINT64_C(0x6e3bc880581c0045),
    UINT64_C(0x42c36f2b53b1d183), UINT64_C(0xf9ba814d68be277a), UINT64_C(0x7c4f54d2f94a38a0), UINT64_C(0x15d514573b572c67), UINT64_C(0x18532394eec39ee0), UINT64_C(0xfdd5a9c40b7a801c), UINT64_C(0x0e81be9c01b6ea82), UINT64_C(0x74cccbae87e4a176),
    UINT64_C(0xae46abdad769832d), UINT64_C(0x151675d710410685), UINT64_C(0xa125d904d153739d), UINT64_C(0x51c7d326462a9e5c), UINT64_C(0xb785d3d1e0563f09), UINT64_C(0x2394e26e2d7cd88d), UINT64_C(0xd7228c315d0ceb17), UINT64_C(0x2247af7dfad8f0ef),
    UINT64_C(0x472b251fdbee1e0a), UINT64_C(0x545540b2abff4dfc), UINT64_C(0xc5590a7555399a43), UINT64_C(0x7c64ef430381cfdc), UINT64_C(0xed951b3670c42daa), UINT64_C(0x14eec733fba73ba3), UINT64_C(0xcc4c687972030d34), UINT64_C(0x23ae1c9a2dab5cd0),
    UINT64_C(0xc5bc2caa0a9df28a), UINT64_C(0x3e17bebb441236ad), UINT64_C(0x800cd1278bbdd7dd), UINT64_C(0x1f9fb5ff0f03fac6), UINT64_C(0xe82dbb111c1b34c7), UINT64_C(0x989ec52c51453a20), UINT64_C(0x7fe65ade2020f503), UINT64_C(0x624ccc6ba2815bb2),
    UINT64_C(0x037e3bc118f6d120), UINT64_C(0xcbc2fa3a01e117d7), UINT64_C(0x12412713bf94745d), UINT64_C(0x56b1725fdca32455), UINT64_C(0x7d541f33655448d4), UINT64_C(0x54c8a153e31d0d6b), UINT64_C(0x753ade9c411e13a3), UINT64_C(0x33802271c54d9537),
    UINT64_C(0x09ce92d2032dd87d), UINT64_C(0x519ea6bcfc4bdcfd), UINT64_C(0x97fe93de1b59ba75), UINT64_C(0x5dfeec6d4dd9a695), UINT64_C(0x7cd2b97c88096757), UINT64_C(0x313d1bc386585e4a), UINT64_C(0x5473f478b8cf001a), UINT64_C(0x74718fd379775b6e),
    UINT64_C(0x7e9c509d5f55d140), UINT64_C(0x2b3adbbffe12ddb7), UINT64_C(0xad02dc2ba4770463), UINT64_C(0x6105ea2a52d0cfbb), UINT64_C(0x9f9769359fa23969), UINT64_C(0xc0308f7ec1f553c3), UINT64_C(0x4895c7ca320b59f2), UINT64_C(0x565d817b6be1c15d),
    UINT64_C(0x5abbad31cd9788ac), UINT64_C(0x47ef2040d45fe294), UINT64_C(0x8f64d9a47d1b635e), UINT64_C(0x510e465cc031648b), UINT64_C(0x0829950df07db5b4), UINT64_C(0x3ec128e36f273fbd), UINT64_C(0xc46babf5d3e3a3fe), UINT64_C(0x4091d59c5d1f75af),
    UINT64_C(0x098417c93113b745), UINT64_C(0x4512e1f6adb954d9), UINT64_C(0xf324bd049836eea5), UINT64_C(0x2809b5a9656647ca), UINT64_C(0xa05a63066fab7550), UINT64_C(0x96e8a7afeb68012a), UINT64_C(0xda2b4b1f3dd98ea5), UINT64_C(0x50353c19a222c88a),
    UINT64_C(0xa92155c53115cfe5), UINT64_C(0xcdb975686856f172), UINT64_C(0x816bed8d0b1e45ed), UINT64_C(0x1ad541cbe990fd06), UINT64_C(0x79da600c343b8180), UINT64_C(0xa5fb8dd66ff61e94), UINT64_C(0x39986b7c684dfa21), UINT64_C(0x22e8eea6f21d33a0),
    UINT64_C(0x4c5747483c32e030), UINT64_C(0x7736c750a7497bad), UINT64_C(0x3120e8e31bf60321), UINT64_C(0x08721b2335d40547), UINT64_C(0x9a18069a0ccae0c9), UINT64_C(0x18bc383a51cc9674), UINT64_C(0x08a23cb2f30a9122), UINT64_C(0x297f2e2cd0b1a7db),
    UINT64_C(0xf433ca9c1218aa73), UINT64_C(0x42bc48c206fd909e), UINT64_C(0x99fe599b1b30a42e), UINT64_C(0x4d65f7854e14f41f), UINT64_C(0x20285164011a473f), UINT64_C(0x812a2b18f8f23873), UINT64_C(0x0ea2ccd583fed011), UINT64_C(0x1eabbebf38ab083d),
    UINT64_C(0xacf9a628e990c89d), UINT64_C(0x91b7d9afcb91e62f), UINT64_C(0xaae614c8da0f0c79), UINT64_C(0x74c46a011fa967a6), UINT64_C(0xea916a4719247758), UINT64_C(0x48bfe6a98c966045), UINT64_C(0x25c4888ca2c2e9ca), UINT64_C(0x2ee88acfbe8515e7),
    UINT64_C(0x6f819251fce4b14a), UINT64_C(0x47d820adc218bd4b), UINT64_C(0xfe942b3cf19aef38), UINT64_C(0x676ee5bd44d9d22f), UINT64_C(0x5e090ceba9990a81), UINT64_C(0xe61d1f05ad3bae68), UINT64_C(0x7e119e6dda2b2d68), UINT64_C(0x6d6f37c73cab1895),
    UINT64_C(0xffd1c3729e527ef3), UINT64_C(0xe04bd1213c2d42c4), UINT64_C(0x84993aa4a23fff4e), UINT64_C(0x75f5177e97800e52), UINT64_C(0x6c9f9952fec113f2), UINT64_C(0xec5c439aeb1bf4d0), UINT64_C(0xd1ee5e40dcfee513), UINT64_C(0x292ef4376ea4fe0a),
    UINT64_C(0x4e4dfd9dcf06773f), UINT64_C(0x18095dc4bc1c6253), UINT64_C(0xc4db13a8c68d9310), UINT64_C(0x5fd7bbe1d17db960), UINT64_C(0x4279cb62e6ca7223), UINT64_C(0x283a8aeed05fd2ad), UINT64_C(0xd39ce634099563a7), UINT64_C(0x47f4f432e26ab1f5),
    UINT64_C(0xd2c9121daff5e17a), UINT64_C(0x82bc66f1d1688cd5), UINT64_C(0xaf539661c0f2e29e), UINT64_C(0x44403ab5b1015c9b), UINT64_C(0xccbcb8a2d8a25668), UINT64_C(0xb6af5a44c16f8cf1), UINT64_C(0xe04809f385cce549), UINT64_C(0x188f51843f7d07e7),
    UINT64_C(0x749823f15a072c31), UINT64_C(0x421dc16271b83365), UINT64_C(0xea0111ec340b58d8), UINT64_C(0x14fc6c4817f9f342), UINT64_C(0x896b8afed9b629ce), UINT64_C(0x886dd6efa991675b), UINT64_C(0x7b4d75b7e01c6dbc), UINT64_C(0x3462c9d509d16b9f),
    UINT64_C(0xd4a9b158f45a69ed), UINT64_C(0x8cdf02b8667294a3), UINT64_C(0xa9f67e333c732633), UINT64_C(0x066ec77637919ab1), UINT64_C(0xc4b1e81a484106d0), UINT64_C(0x3ac2188b25da5d2b), UINT64_C(0xb115d59af2083a18), UINT64_C(0x476d6b42c1254cd6),
    UINT64_C(0x9325e19b93f8b4f3), UINT64_C(0x45f64ec892ac4814), UINT64_C(0x95646671015f0983), UINT64_C(0x74552b6ec4acd720), UINT64_C(0xbeb0aeffa75e7f5b), UINT64_C(0x48b1d1fd0aacb7c9), UINT64_C(0x2f3019188e24a3f5), UINT64_C(0x6ee7adf115d5e9fc),
    UINT64_C(0xccd2ed36176eb4c6), UINT64_C(0x208ccca22f703737), UINT64_C(0x040e0e8453b732cb), UINT64_C(0x44aaf48ee3e1eac1), UINT64_C(0x3da61accd3b0c011), UINT64_C(0x12ec4eb0e706d4b4), UINT64_C(0xffd23978ac231c18), UINT64_C(0x066b9c3af7a683d1),
    UINT64_C(0xb61618c8253f2bb6), UINT64_C(0x2e6982337ed420e8), UINT64_C(0x07d8caa0bd369e1e), UINT64_C(0x7728ff2892cb3858), UINT64_C(0xb78f14a3ae85661d), UINT64_C(0x7bd62def8482e779), UINT64_C(0xbcc3e6c7e550f08d), UINT64_C(0x57b59479002d526b),
    UINT64_C(0x8ac12af6cbcf2238), UINT64_C(0x1615b6642f051f3c), UINT64_C(0x5268c627392ae93d), UINT64_C(0x6e9583e2032c45ff), UINT64_C(0x3923e0c511a2aa02), UINT64_C(0xae8c1551a7041b95), UINT64_C(0xe7315bb297ef7311), UINT64_C(0x150216a81a295f5c),
    UINT64_C(0x125da40c6712392b), UINT64_C(0xb36389973d7c29c3), UINT64_C(0x6b769ac4e722367e), UINT64_C(0x5cb50f0fec89b759), UINT64_C(0x85a31fc2937cb7e0), UINT64_C(0x6c8238af2ecd68fc), UINT64_C(0xb1d4d10f97693de3), UINT64_C(0x3a5797b93d410de4),
    UINT64_C(0xdd26dc99d3788cc6), UINT64_C(0x71aa36fc44839348), UINT64_C(0x054d85034c80c035), UINT64_C(0x3addd10d02421cc4), UINT64_C(0x6bd717e204c9e922), UINT64_C(0xf96b2aa674d34d9c), UINT64_C(0x33261a27c1ebfe64), UINT64_C(0x48d042b77dde5212),
    UINT64_C(0x4d0441284e5f5c95), UINT64_C(0x191ba45f2f171cef), UINT64_C(0x9a2ad8f3486410c6), UINT64_C(0x0e6075fbcc59bf75), UINT64_C(0xa6de331a61fe51d1), UINT64_C(0x890f9285d0e6afd6), UINT64_C(0xec47d885146b147a), UINT64_C(0x07a8c04871670e03),
    UINT64_C(0x954638dfcf77af0b), UINT64_C(0xbf3093f1cb8a2ce3), UINT64_C(0x27aae79043c40fe4), UINT64_C(0x6e5987267bdd41e8), UINT64_C(0x1310842797cbf55f), UINT64_C(0xbf5efa6e5d35066f), UINT64_C(0xb009ca24dbf2ae3f), UINT64_C(0x4a9743ac182ff5ff),
    UINT64_C(0x74fc51c9688664a0), UINT64_C(0x67f5b03296903618), UINT64_C(0xc8c3ab0cf8403d21), UINT64_C(0x058584bcd2cd2281), UINT64_C(0x4d5aa96cde47be15), UINT64_C(0x741d4fc8f9c40ed0), UINT64_C(0xb84017f9c30ea064), UINT64_C(0x29c2b8b86957a08c),
    UINT64_C(0xddda01989154ee12), UINT64_C(0x1049d1215e439ee7), UINT64_C(0x5a4a4917fc77920f), UINT64_C(0x48de1438980fe1fb), UINT64_C(0x92690f015a3ebeb7), UINT64_C(0x22f69bb5f57ef9a4), UINT64_C(0x6d240dc33797b533), UINT64_C(0x051a729b960b75c1),
    UINT64_C(0xf6a8f0392d175e6f), UINT64_C(0x96440a3139376e44), UINT64_C(0x5cc5fd937ba3b34b), UINT64_C(0x100935bd3bf49fc9), UINT64_C(0xba4d0a8a7721a890), UINT64_C(0xee7a8719fb7e2adc), UINT64_C(0x927f0bb45bc009da), UINT64_C(0x2d54298f6a652983),
    UINT64_C(0x3ad6b6ad40209eb7), UINT64_C(0xfc999531a20cc803), UINT64_C(0x0d2807225188f028), UINT64_C(0x54bde53b70096d7b), UINT64_C(0x5ae0d9f5a6ddc4b4), UINT64_C(0x011311d10ba7d6d3), UINT64_C(0x13bf004629163f7b), UINT64_C(0x4fedd3fcc40fbd83),
    UINT64_C(0xff224066efd61ec7), UINT64_C(0x9ec48c9f82aef060), UINT64_C(0x76a1e3bbaeb93515), UINT64_C(0x0e34eb1bc7b20083), UINT64_C(0x5ec0357b67c427b5), UINT64_C(0x8abdbfcf68e88d25), UINT64_C(0x79a4194a49a51efe), UINT64_C(0x4270e56af980bb3c),
    UINT64_C(0xdce98f1c49374414), UINT64_C(0xd84a5e27dbc3477b), UINT64_C(0x8877f5918d807b6c), UINT64_C(0x4e02c7f8898b68f4), UINT64_C(0x5f6c442a4d21ad19), UINT64_C(0x627dc65086acf1d3), UINT64_C(0xde4cf01d60f5142f), UINT64_C(0x0ce241994e592143),
    UINT64_C(0xe1366a1ed6249940), UINT64_C(0xb4bc25309b40ff0e), UINT64_C(0x0b45ef3f2ac24c18), UINT64_C(0x5239a229b7fb501f), UINT64_C(0x263800a550ff11fa), UINT64_C(0xc914636dbba271b2), UINT64_C(0xde794b4f74550c83), UINT64_C(0x54f4b9847fd005d3),
    UINT64_C(0xc8007aad7c02af7d), UINT64_C(0x54e47433cc8cd37d), UINT64_C(0xf3ad98db31f40b48), UINT64_C(0x7cb2d2d817da9b32), UINT64_C(0xd6f5b514678b50bd), UINT64_C(0xfc155fb47bb5f9dc), UINT64_C(0x9fc8409c05b7e44f), UINT64_C(0x55e8a4ee046dba79),
    UINT64_C(0x2ca8199935c9f87b), UINT64_C(0x2811383bc5854ea3), UINT64_C(0x5294d31842da0f4e), UINT64_C(0x42a28365d675220c), UINT64_C(0xd2b752d261e1860b), UINT64_C(0xdee8bad89316bc12), UINT64_C(0x359c77d6713788b5), UINT64_C(0x35a77c467ab5ae52),
    UINT64_C(0x4ebbdeb9855ff1c5), UINT64_C(0x5fcc858e22230ff3), UINT64_C(0xb29558669ad157e1), UINT64_C(0x0a456ff31662e5d1), UINT64_C(0x6103aee34e141a94), UINT64_C(0x291ec08dbdb3eaae), UINT64_C(0xfeb818facb22bb64), UINT64_C(0x4f38026165c8729b),
    UINT64_C(0xcd177c3808fff11e), UINT64_C(0x145a773ff085180a), UINT64_C(0x70c42214eca0be19), UINT64_C(0x0c182467bb1eabfa), UINT64_C(0x5af681d43bdbcf04), UINT64_C(0x425f77b68df8848b), UINT64_C(0x75532928926786f3), UINT64_C(0x64f9d056f1773542),
    UINT64_C(0xde9b1592b5cfa308), UINT64_C(0x10a2cf18486afce3), UINT64_C(0x08f6924e1377c693), UINT64_C(0x0f18e8c8b075d989), UINT64_C(0x588beab5439e6973), UINT64_C(0x8eaf16618426df82), UINT64_C(0x91098ed8a78ffad0), UINT64_C(0x1159a871863169c9),
    UINT64_C(0xe5a46020be5689c0), UINT64_C(0x56af995829bdb59d), UINT64_C(0xf243d7e8a4def971), UINT64_C(0x3dfc96602a5e2036), UINT64_C(0x9b2c426649ba7cd0), UINT64_C(0xb7daf819a2df9536), UINT64_C(0x0e981322e9d7a422), UINT64_C(0x602bee52aa674e3a),
    UINT64_C(0xb8de83a2b44c7dd6), UINT64_C(0x0d524df6b3aaa72b), UINT64_C(0xbc9aff4aba626717), UINT64_C(0x2410d7119bdb4e7a), UINT64_C(0x8cd7283d86358d23), UINT64_C(0x43934c7ed650c3d7), UINT64_C(0x42355e20bf66a21a), UINT64_C(0x59ba88625eaf8d07),
    UINT64_C(0xc337f444e1dd3068), UINT64_C(0xd8b113deea784a93), UINT64_C(0x04c08d9795bd6280), UINT64_C(0x6df78b0a02dc580d), UINT64_C(0x1aef07dd50b31d00), UINT64_C(0x94f81bf2ab7d475a), UINT64_C(0x71ea0f467386d733), UINT64_C(0x464569b225124c85),
    UINT64_C(0xad3095e714222d7b), UINT64_C(0xa6f04027facae246), UINT64_C(0xda0a8a45dbeda2f0), UINT64_C(0x3a0bc22db26f94ff), UINT64_C(0xbab25c063254cd76), UINT64_C(0x54a6743a823f2b13), UINT64_C(0x951fe573e372538a), UINT64_C(0x138352ce8845460f),
    UINT64_C(0x6c179bc98b3f653f), UINT64_C(0x10b9e1c6263eeb4f), UINT64_C(0xc753331e1b072799), UINT64_C(0x60d889c585a0d5b5), UINT64_C(0xfd79cbfdd4e064ab), UINT64_C(0x8a04828aec0d678b), UINT64_C(0xabd98876939adf51), UINT64_C(0x4d17718cccb38540),
    UINT64_C(0xc2d0173b5e513c37), UINT64_C(0x6d5fdd6995b0b5fe), UINT64_C(0xcecb4d9d095ba553), UINT64_C(0x2150d411a44fdbbe), UINT64_C(0x9b8e35df10ffc92a), UINT64_C(0x9a5a1f2921136a25), UINT64_C(0xc6f5c67d77724d82), UINT64_C(0x3ce03c12f00484e1),
    UINT64_C(0x05ee29a47f028d97), UINT64_C(0xccaca527793040cc), UINT64_C(0x3c8f2be2c6308f9e), UINT64_C(0x27053071770a95db), UINT64_C(0x6e1da65ac51a0978), UINT64_C(0xc1283d99b52a5f08), UINT64_C(0x4526cd9cc03dd219), UINT64_C(0x50ca722e0b682095),
    UINT64_C(0xb48cd94c21c03ddd), UINT64_C(0x479381ce86261c14), UINT64_C(0x3f3e28f87f49d1ec), UINT64_C(0x6a5f43f618efd466), UINT64_C(0xf198931a10b777c4), UINT64_C(0xa9bda7f1950ed39a), UINT64_C(0x87e57c6b5f63cbd4), UINT64_C(0x6009330dcb08c1a4),
    UINT64_C(0x5193a6fa855e76e1), UINT64_C(0xb3fbff4172bec11f), UINT64_C(0xb2782994a6eb2be3), UINT64_C(0x42d3d81bebb5e03b), UINT64_C(0x77a4a32d08d20d25), UINT64_C(0x5a8ab72e5faebbd8), UINT64_C(0x4ca50ac1e50e689b), UINT64_C(0x77aa49020b74fb0b),
    UINT64_C(0x3fc7e823182978a8), UINT64_C(0x755b61ae2fa46597), UINT64_C(0x69f9c3623f0c4f2d), UINT64_C(0x15ca59443f44e818), UINT64_C(0x25ddfe162f827130), UINT64_C(0x2c319fe478b80a23), UINT64_C(0x1b96a164f3e6134f), UINT64_C(0x1fedefaabadc7d36),
    UINT64_C(0x39423dc4134b3b81), UINT64_C(0xa8cdfdb73b73b596), UINT64_C(0x11a06ebfcb0dab94), UINT64_C(0x370f3e656c45a52c), UINT64_C(0x4509d14f5226de95), UINT64_C(0xa8649238a57bcd44), UINT64_C(0x05af9cc028dad33c), UINT64_C(0x0dcda655d1517e37),
    UINT64_C(0xddd3b8a1167476a3), UINT64_C(0xba79afb31bc2af74), UINT64_C(0x16a02fca4aa20b11), UINT64_C(0x568bc5a9eb0010f4), UINT64_C(0xb75d398479e0a3a8), UINT64_C(0x8ac7fe3faa0efcbb), UINT64_C(0x74811b56682512a1), UINT64_C(0x7cecd9f1e1099a62),
    UINT64_C(0x36bac60604a3fea1), UINT64_C(0x4cd670195d39076e), UINT64_C(0x270a61f7f38bbd8f), UINT64_C(0x70d5904294b0ce76), UINT64_C(0x72cf700477f15d0b), UINT64_C(0xc8b60404bbf3888a), UINT64_C(0xba74bd09c6fa7639), UINT64_C(0x5c21ba34e5f4ca87),
    UINT64_C(0xa195027ad46c80ca), UINT64_C(0xf35fd498759e855c), UINT64_C(0xf44712833bb3d656), UINT64_C(0x5abeb3f715de778b), UINT64_C(0x256cbadfc0b8534f), UINT64_C(0x50477c5efbae67fe), UINT64_C(0xb7b84bad297c3ab3), UINT64_C(0x0e00147e181b0077),
    UINT64_C(0x3d8c25442f40780e), UINT64_C(0x552e77c8ba36c7f4), UINT64_C(0xed4b9eea61cc2eb1), UINT64_C(0x4da89314b43f7f44), UINT64_C(0xc62a91f9eca5f8fb), UINT64_C(0x75ee647d7479c477), UINT64_C(0x518cef72106bd8e9), UINT64_C(0x7974193fa72311fa),
    UINT64_C(0xc5325ff4a14b2952), UINT64_C(0xd8ea4b1b61830f9b), UINT64_C(0xa8cb79a875fdbfcc), UINT64_C(0x694d3913602ff3cb), UINT64_C(0xbfc9d8971164ead7), UINT64_C(0xb912371eeebdd564), UINT64_C(0xb09a61175ba344cb), UINT64_C(0x6a265659514f9ef6),
    UINT64_C(0x25c23cfc4c538072), UINT64_C(0xd741ff59fd9bf396), UINT64_C(0xa317aaaf21baa921), UINT64_C(0x1ba41435abe87fe1), UINT64_C(0xbbdcb125c5ee20ee), UINT64_C(0x7c4b62e4500cfe04), UINT64_C(0xfb43bbdd95a48173), UINT64_C(0x1e0bdfc27b68b16f),
    UINT64_C(0x9e52e6e280262083), UINT64_C(0x76bff93bd3977b75), UINT64_C(0xd500375b84c2d0f9), UINT64_C(0x4b71048ef5a12a95), UINT64_C(0xf6c53b7ce9c0f395), UINT64_C(0x0b8b53bc7dc82a12), UINT64_C(0x20e313027937a424), UINT64_C(0x4d88ce4a0af55929),
    UINT64_C(0x7226758e1a4dd456), UINT64_C(0x81a796ecce711f0b), UINT64_C(0xb151ba899c468548), UINT64_C(0x52af4f4abf11f834), UINT64_C(0x15bb4bf1b50437dd), UINT64_C(0x89bf8931a87e9e60), UINT64_C(0x77c0a78d3beb6855), UINT64_C(0x6a055374f49a7861),
    UINT64_C(0xc0a1693e98d3f143), UINT64_C(0xe8b2349ee50ecf66), UINT64_C(0xe360486094a2a854), UINT64_C(0x35a18d599b88dfd8), UINT64_C(0xa916e0cad054872c), UINT64_C(0x067d7a1ebc313de4), UINT64_C(0xcc76898b18297763), UINT64_C(0x16d5ae3d982c1c74),
    UINT64_C(0x2914f47a209da1e6), UINT64_C(0x7618ddcdc9af4f7b), UINT64_C(0xc42eb55857952867), UINT64_C(0x5cb5fbe7842634f6), UINT64_C(0xb31a1ead953c61d8), UINT64_C(0x6f07c226e4b6b587), UINT64_C(0x959ed9b4bfea160e), UINT64_C(0x441ddfd9c59c2d70),
    UINT64_C(0x936a1b2c7012e704), UINT64_C(0x4c2994dfee8cedaf), UINT64_C(0x768f2921c9ee4da4), UINT64_C(0x3d064922c2ee1347), UINT64_C(0xbf8eec7015f2de5a), UINT64_C(0x9ab83c6d15b8f88e), UINT64_C(0x1c608e67f02344bc), UINT64_C(0x5fcfb44f6b08f5d0),
    UINT64_C(0x558dcfad4b0686e5), UINT64_C(0x270afe9a58f0cc1c), UINT64_C(0x510e6ceea3668145), UINT64_C(0x3c16f785fa8416a7), UINT64_C(0x40f5a977d2f9f79f), UINT64_C(0xf07554745d1fea26), UINT64_C(0x93a205114fbdf39d), UINT64_C(0x6e0573e79f3e9f4b),
    UINT64_C(0x56b8c41c9eef34a9), UINT64_C(0x12f9df151e9d167d), UINT64_C(0x3a28c9e753f619f1), UINT64_C(0x634dddfa81116647), UINT64_C(0xdd397b7672217e84), UINT64_C(0x11ae7f9c670309a2), UINT64_C(0xb5b9c1d388d7baf6), UINT64_C(0x12b5249087cae86a),
    UINT64_C(0x27716635bb508eff), UINT64_C(0x0062394d0aeb6e2b), UINT64_C(0x447921ca40825f42), UINT64_C(0x4e1759eb1f572bdb), UINT64_C(0xb39137ce53af9302), UINT64_C(0x0f0910eda85280cc), UINT64_C(0xbf95bfde2f18cc9c), UINT64_C(0x2bd81473ade4ae33),
    UINT64_C(0xb2c869b9404ed990), UINT64_C(0x039400ea8c248c60), UINT64_C(0x391563c17655c433), UINT64_C(0x6ea6dc45363ded4a), UINT64_C(0xcc818d3c2be91051), UINT64_C(0x0a40bf3aabd0857e), UINT64_C(0x1b9192a6eb2d66e4), UINT64_C(0x5c5da7abb1504ddd),
    UINT64_C(0xd55ef02acf287b70), UINT64_C(0x57a0317781f61c32), UINT64_C(0x6a46e285b3f4e935), UINT64_C(0x3f4a4fc37a32907a), UINT64_C(0x8d3d2ee3c1f71679), UINT64_C(0x04691157705a84b5), UINT64_C(0x9a64b8ed5218021c), UINT64_C(0x0ad9000a88306a28),
    UINT64_C(0x1a431fb8156bae9d), UINT64_C(0x62739e4f5e9fc865), UINT64_C(0x57fc8fdfe8d33230), UINT64_C(0x69ea76e4c5042056), UINT64_C(0x84e52eaa5bdd8c1d), UINT64_C(0x6c31aea0d83e450e), UINT64_C(0x1803b3361df45c15), UINT64_C(0x625a14ba8ac20c69),
    UINT64_C(0x210158936da99a12), UINT64_C(0xe6ca25874af8e0d5), UINT64_C(0xedd66b2ae9308474), UINT64_C(0x326a13bb104dc960), UINT64_C(0xe98fbcb0e369c6dd), UINT64_C(0xfef8261952949374), UINT64_C(0xe59dd5e43ed1d36d), UINT64_C(0x11386a95de19cb5d),
    UINT64_C(0xc7eec21e73ed0e76), UINT64_C(0x71c19afb0a13045b), UINT64_C(0x32dacc6bb9d0ffa3), UINT64_C(0x1551ff2ac498ee04), UINT64_C(0x2a90ad45328cc83f), UINT64_C(0x16511baed077a842), UINT64_C(0x0c9410650f3b8695), UINT64_C(0x648e539f92427ced),
    UINT64_C(0xf4a571590327786b), UINT64_C(0xc9f8d6e310f03e0b), UINT64_C(0xb32931d9aa778ba2), UINT64_C(0x045439d5b72caef3), UINT64_C(0x01ea4f65c54c67d5), UINT64_C(0x75d75d4b1d099287), UINT64_C(0x7d72b30bb662efa4), UINT64_C(0x42163244fcb8b921),
    UINT64_C(0x873c887cfad425dc), UINT64_C(0xea2d6542a20e5d34), UINT64_C(0x8632e880206d16c7), UINT64_C(0x0bd5af7f2da36303), UINT64_C(0x4db395520960bfcb), UINT64_C(0x3c3c6c721458c175), UINT64_C(0x83dd32af0fa14c78), UINT64_C(0x53538ee8d3190a6d),
    UINT64_C(0xbff7af4d4dddd919), UINT64_C(0x7ad7283674f3de8b), UINT64_C(0xed960158cee0e6ce), UINT64_C(0x4aa980b567e303c9), UINT64_C(0x51191350479ea05d), UINT64_C(0x7c3a158bad1428f9), UINT64_C(0xa089046217c7d367), UINT64_C(0x385761b93c6e5541),
    UINT64_C(0xe8e1383194a94ff6), UINT64_C(0xef35968a50341f01), UINT64_C(0xaa3e90c717ba0db0), UINT64_C(0x432a3110e2905b2b), UINT64_C(0xee7d003b354c7bd0), UINT64_C(0xd68106aa842740b3), UINT64_C(0x6f02e7774aa07e57), UINT64_C(0x03740052da7fe9fa),
    UINT64_C(0x69fbc345eb2d0087), UINT64_C(0xf8883ac1e35e97d4), UINT64_C(0xc340c384a0b138ce), UINT64_C(0x29035388b88e8cbf), UINT64_C(0xe2d87f38387274c7), UINT64_C(0x9946e9bd7ae61a6b), UINT64_C(0xb6ea6ef4d6586b71), UINT64_C(0x233f3898adc6c960),
    UINT64_C(0xfa655260be886f7e), UINT64_C(0xd3e8e9fcc7ab6bbb), UINT64_C(0x24aa4015dd8a0872), UINT64_C(0x2bf5b017c9dcdb72), UINT64_C(0x45a21c6a1a737bef), UINT64_C(0x6e5550858770f965), UINT64_C(0xbde70ed83ae2a23e), UINT64_C(0x1a7f9b454aa0ed79),
    UINT64_C(0xd5977e815efd9901), UINT64_C(0x45f380129e02c30b), UINT64_C(0x437f14b6f03eee6f), UINT64_C(0x73eb6f29d514989c), UINT64_C(0xdaa4417170a03494), UINT64_C(0x59ab0050282e0ebc), UINT64_C(0x64b06ec29aaa4ae7), UINT64_C(0x76d5a93ffe942e44),
    UINT64_C(0x9e7b1fe634c2c02e), UINT64_C(0x7ef4ee465617abb4), UINT64_C(0x7eee226321b21d07), UINT64_C(0x2c7ae5cbea788ee1), UINT64_C(0x782d875d156b3e69), UINT64_C(0xa409d85dc93cab3a), UINT64_C(0x03abc2910e783514), UINT64_C(0x0698322e498c5ad3),
    UINT64_C(0xbd4c026d79b2916c), UINT64_C(0x119729712cc446dd), UINT64_C(0x0d210e6429a040b8), UINT64_C(0x550bc37f52a75166), UINT64_C(0xf15735945316ea95), UINT64_C(0xcd547149c5eef912), UINT64_C(0x1bfcefc2371b1304), UINT64_C(0x5ad8aa22ac060dd2),
    UINT64_C(0xf1e4abcbda85f833), UINT64_C(0x92b481c77be7fb81), UINT64_C(0xb26983fdd8528873), UINT64_C(0x122fffbc59655189), UINT64_C(0x48cf0e6e12276569), UINT64_C(0x31bf7b2b66f13b9a), UINT64_C(0x30c294843ffb04d0), UINT64_C(0x20527d677786a5a8),
    UINT64_C(0xd6ea470616d67483), UINT64_C(0x8410506d25804f7c), UINT64_C(0xc681457e838c1eb5), UINT64_C(0x24d744686d7516e2), UINT64_C(0x4cd33af6c1f8fafa), UINT64_C(0x4d8fb1dbcabeae7d), UINT64_C(0x505ceacfe387bb3e), UINT64_C(0x33000a8841f30d58),
    UINT64_C(0x241fbdd19ca62453), UINT64_C(0xbef4d388ffa1fa7d), UINT64_C(0x29ebc5361cdb4f44), UINT64_C(0x79f7e4b39085432a), UINT64_C(0x131f77cea943e46b), UINT64_C(0x7c1528f8e968a707), UINT64_C(0xecca36323919a674), UINT64_C(0x20a3c5e09d6b9caa),
    UINT64_C(0x1cbc5f245a13e9ad), UINT64_C(0x16aca5f912141e3c), UINT64_C(0x2312928310c5928d), UINT64_C(0x31c85706d799e30c), UINT64_C(0x7d849a5775409c5f), UINT64_C(0xe65834f5047dd53c), UINT64_C(0xbbc11d9e2471022a), UINT64_C(0x17ecca01e3ba2936),
    UINT64_C(0x8fc7ce3c7f3cabb5), UINT64_C(0xc3feee6714548bac), UINT64_C(0x079e3ee4b776a4d0), UINT64_C(0x0f90af628b9c7071), UINT64_C(0x008bf0c705b6cb24), UINT64_C(0x6e95da772d64997f), UINT64_C(0xf3243587e29ee03c), UINT64_C(0x4688d9f7158ce8b5),
    UINT64_C(0xf93d4096d042b419), UINT64_C(0x8081e98444f35c4a), UINT64_C(0x630f85409c2005e5), UINT64_C(0x61ee10274e2468c7), UINT64_C(0x78f830c2a8547c07), UINT64_C(0x6c013bb8137c49fd), UINT64_C(0xcf165d634a084b13), UINT64_C(0x682d4f19a1918e1a),
    UINT64_C(0xc0cf80d9b176ca9b), UINT64_C(0x140972f645cc03b7), UINT64_C(0xeffe5baeba1e863b), UINT64_C(0x0a7b0d79e8be69a8), UINT64_C(0x83e54a1c1a8a6e4d), UINT64_C(0xbfacb4cd6150b1c0), UINT64_C(0x4332d7fe17a6bd5b), UINT64_C(0x77419e8994bd65da),
    UINT64_C(0xb61216364473291f), UINT64_C(0xc3c76ada7fe2efa9), UINT64_C(0xf982d79f324fd67a), UINT64_C(0x18fba364e1542d49), UINT64_C(0x766c776fff2bcddd), UINT64_C(0xb8f2646c80b5947c), UINT64_C(0x81e96bc26ba51f39), UINT64_C(0x5e4f83e6780e2e90),
    UINT64_C(0xf1d1a33cb8e93972), UINT64_C(0x32692d835aaaf753), UINT64_C(0x2894f316238d2ed1), UINT64_C(0x6f5f1502a7db04bd), UINT64_C(0xf49e60d095d8f517), UINT64_C(0x17e04d3a46615866), UINT64_C(0x0d8f6d3a69803f77), UINT64_C(0x0b46a71ef5ac44fb),
    UINT64_C(0xb8696cbb1231647e), UINT64_C(0x2d7a1e2be0b98238), UINT64_C(0x59b698996378d052), UINT64_C(0x76a9dce84f2f94fc), UINT64_C(0xb6f0f6ae9aaee55b), UINT64_C(0x87839a7c84a24688), UINT64_C(0x21d7c3520510f3f8), UINT64_C(0x1417e263f01efcd9),
    UINT64_C(0x01f0758014fca9c4), UINT64_C(0x4c49de6cd83f7de4), UINT64_C(0xc0de961ac10b460f), UINT64_C(0x79b81cfe7001c182), UINT64_C(0x71eb2865a56a9758), UINT64_C(0xc2d30fcd5360d023), UINT64_C(0xd7e1de11ab15df74), UINT64_C(0x4b70c31edefa842c),
    UINT64_C(0xda412c89fee7d003), UINT64_C(0x3e8cf7a986cdfa98), UINT64_C(0x7ccb53820ca186d4), UINT64_C(0x56db41d70470c08b), UINT64_C(0xe5d33e511248bc2f), UINT64_C(0x8c03999d43a83d17), UINT64_C(0x32d971c15ef5ed2b), UINT64_C(0x00538be587a905cc),
    UINT64_C(0x57dfcf0b9fe7ba55), UINT64_C(0x138c0679ee6253d5), UINT64_C(0x5ed026597dae1fe2), UINT64_C(0x0b33c0f651c32c43), UINT64_C(0x027a35fa2fbeec29), UINT64_C(0x3c82d1da6ef2209f), UINT64_C(0xc5278409b93e06ad), UINT64_C(0x5504b87ae00ebd3a),
    UINT64_C(0xd3bef0f9bced927b), UINT64_C(0x803179dc2b898991), UINT64_C(0x812933a2321ac7e0), UINT64_C(0x67162ced0ac5de3d), UINT64_C(0x36ff280d4d5704dc), UINT64_C(0xfdbee04a92c3ef9e), UINT64_C(0x1144fa2a78f6a3ed), UINT64_C(0x22eb3995f615cebc),
    UINT64_C(0xe97fd3d14205c611), UINT64_C(0xb6a161f755297edb), UINT64_C(0x61951a8f0f87218d), UINT64_C(0x186451cef11d4c49), UINT64_C(0x19ceaf3a05d49c3d), UINT64_C(0x51323ca56cf79ad2), UINT64_C(0xea4db98a3c8fe9c2), UINT64_C(0x730c791b913e7fe3),
    UINT64_C(0xa7927619c59e698a), UINT64_C(0xbddb8ca7db9ea54d), UINT64_C(0x589eb8abba35ec61), UINT64_C(0x7697f5ac75531dde), UINT64_C(0xa71233ae15d98912), UINT64_C(0x3fa24f6e735fd207), UINT64_C(0x2e865723d832e892), UINT64_C(0x365c56bc8f6a001e),
    UINT64_C(0x5954230e910c4d36), UINT64_C(0xc88801e2016bdb0c), UINT64_C(0x7eee9fd91cfce7e4), UINT64_C(0x0a095812865d896c), UINT64_C(0xbc0a66d994e02e33), UINT64_C(0x2db586f99f21201c), UINT64_C(0x1d3f59c2199f737f), UINT64_C(0x645a623a74b4a245),
    UINT64_C(0x4c9c345f32818875), UINT64_C(0x647dc89190426374), UINT64_C(0xef718404496bc3cc), UINT64_C(0x516be01ecace4ebd), UINT64_C(0x211c97ce4ecde576), UINT64_C(0x61b57aee393317a4), UINT64_C(0x320cd3d39c5b29bd), UINT64_C(0x39fae4767a19c2e7),
    UINT64_C(0x3959ac428efc26e4), UINT64_C(0x22503ed0fa3d4057), UINT64_C(0x2497af2ffb5e38ea), UINT64_C(0x7d12c15c22792170), UINT64_C(0x670cba16085ca79c), UINT64_C(0x4a8739aea5b249f7), UINT64_C(0x5a0b2ccbf5c6cde1), UINT64_C(0x307ea20d47a14ec3),
    UINT64_C(0xb464753917c1fb25), UINT64_C(0x5743660a553293b7), UINT64_C(0x2768da4bd7f6d439), UINT64_C(0x2ff835346217bb6c), UINT64_C(0x12279e3031ff2cd1), UINT64_C(0x4818f7ae43a1c48c), UINT64_C(0x9f973718f308fcd5), UINT64_C(0x79579a7923b2647d),
    UINT64_C(0x78022cf687331e82), UINT64_C(0x964d783b2d637185), UINT64_C(0x1c7a65090cdc1d46), UINT64_C(0x51e8ecc3df73d430), UINT64_C(0x0c11e94cfc832218), UINT64_C(0x23d1c38aa4642586), UINT64_C(0xe52603cb8d194be0), UINT64_C(0x25667a3cf61166d4),
    UINT64_C(0x29c3b96a470b2408), UINT64_C(0x63790e87d04c64ef), UINT64_C(0xd12fe2da8156e2dd), UINT64_C(0x4ded19865a541440), UINT64_C(0x0d1d0bb356039c10), UINT64_C(0x8c5ea610840c2b96), UINT64_C(0x97df60e85d906d5e), UINT64_C(0x59a8a059ae1ccdb5),
    UINT64_C(0x0bfa3af2c56729be), UINT64_C(0x6cba00d3a80f4509), UINT64_C(0x34ec3d8662525384), UINT64_C(0x118ae51b9df0aab5), UINT64_C(0xb6c7f199111eb332), UINT64_C(0x5619ef94087c456b), UINT64_C(0x46ac8380b2cdedac), UINT64_C(0x4df2220ae69af907),
    UINT64_C(0x704cdc532c3f07ae), UINT64_C(0xddaef2aad1df06d7), UINT64_C(0xbf76eb0ea5ff3457), UINT64_C(0x495c1f17c622bf6f), UINT64_C(0x3355b6a23665f851), UINT64_C(0x3bf1547622a57514), UINT64_C(0xfcd4e07aa98d0613), UINT64_C(0x747319054b3fdac1),
    UINT64_C(0xde54389f054ba1af), UINT64_C(0xd9b571ebea7944bb), UINT64_C(0x7098acf8a666024a), UINT64_C(0x58d34e902e5970fe), UINT64_C(0x744c536a94f016be), UINT64_C(0xff902e3e1892190b), UINT64_C(0xf2c00826c24bf8e6), UINT64_C(0x470165ad39b03e0f),
    UINT64_C(0xaf546f136b00ebb4), UINT64_C(0x870807dcc40d1844), UINT64_C(0x6620ea14e7fa2c24), UINT64_C(0x12e9300739301c85), UINT64_C(0xcb5bce8da3ff3d3e), UINT64_C(0x6b015dcfc4523b9e), UINT64_C(0x02ad0b802d35da90), UINT64_C(0x6a8b5df586631d18),
    UINT64_C(0x6399d481f1469458), UINT64_C(0x425de1a35938c27a), UINT64_C(0xd4275897f88065d2), UINT64_C(0x60929a0eb6810f19), UINT64_C(0x62e53de8944a4ca5), UINT64_C(0x8078ce4190d1dd31), UINT64_C(0x75adec07534b5636), UINT64_C(0x1a9a8ba578a25d22),
    UINT64_C(0x3c96647dca47ad10), UINT64_C(0x1c429f5a3e2a925a), UINT64_C(0x65087372241034f3), UINT64_C(0x66551b6e1fe75b0a), UINT64_C(0xc2acdd7e6e46927b), UINT64_C(0x55632404c3ed31fb), UINT64_C(0x52534b584798615c), UINT64_C(0x52ea518dfb5a227a),
    UINT64_C(0x22de151522f50422), UINT64_C(0xd6ff039f99ee09a3), UINT64_C(0xd14eda8b2c409279), UINT64_C(0x6fbdcb243a7600dd), UINT64_C(0xd2df8ce07c170039), UINT64_C(0x4b6966906ca72236), UINT64_C(0x7bf25df5dcd90d35), UINT64_C(0x020fc8f54960465d),
    UINT64_C(0xd7b11f894ea50a3a), UINT64_C(0x13f3411c69ae9b3b), UINT64_C(0x98d2b7e04ec47ccb), UINT64_C(0x7f6b9860e9e57b8f), UINT64_C(0x9b9400396ed6004a), UINT64_C(0xc1ce0d41c02e5a19), UINT64_C(0xd79401f86fcdf2ca), UINT64_C(0x180d1f743096478a),
    UINT64_C(0x4d308ebe1cf7e02f), UINT64_C(0x6404ee249d2eb30d), UINT64_C(0x1196390ced81f623), UINT64_C(0x228e785bb43fe793), UINT64_C(0xefa66ed5c36fbe2f), UINT64_C(0x402b45055b73c186), UINT64_C(0xcbbccf6a697b1c75), UINT64_C(0x45e28e47d3c6fc41),
    UINT64_C(0xb67a8cf0bf4ec981), UINT64_C(0xddca784a1d02fd45), UINT64_C(0x67e1d1d57b1aed4a), UINT64_C(0x3002f54bd23d9c09), UINT64_C(0xf8e58298f28c4967), UINT64_C(0xe848f9737df6dc39), UINT64_C(0xc4ed2224cde5ccce), UINT64_C(0x2a270de374cbf32b),
    UINT64_C(0x2ea63dd0affff18e), UINT64_C(0x41b0be95aa40b673), UINT64_C(0xceb9ab9bcd784f75), UINT64_C(0x0a1aa97ca4d7bd4d), UINT64_C(0x259dd1b58d24f289), UINT64_C(0xe2c8b51bc409c320), UINT64_C(0xfdf7c8a639d67f62), UINT64_C(0x09130cbd2e3a5972),
    UINT64_C(0x1518f7484972cc10), UINT64_C(0x8e9f07fffe7da2f7), UINT64_C(0x6f5c7ac612dbd7da), UINT64_C(0x663a498535d80e56), UINT64_C(0x7b748c8a4b80ee3c), UINT64_C(0x1c1e2c91f61ec8b9), UINT64_C(0x7ac1051961c19fb8), UINT64_C(0x15d171d97b98f47b),
    UINT64_C(0x099cc4a6865c4c43), UINT64_C(0x9b4521457918b6fd), UINT64_C(0xf65fb853a89da27b), UINT64_C(0x6c37f16a839b2ef2), UINT64_C(0xb6730e5104d35a3a), UINT64_C(0x992c43fff5c7bbd9), UINT64_C(0xb654d18670fd1df2), UINT64_C(0x59a7b3b550395b48),
    UINT64_C(0xbadca3256f389ed1), UINT64_C(0x569a3680632c7ec8), UINT64_C(0xff4ebbf3bb9aee54), UINT64_C(0x1554d16b869938ea), UINT64_C(0x19e10fa9217e28db), UINT64_C(0x77e81bad27fc89a6), UINT64_C(0x7c77e4c315399243), UINT64_C(0x10b8dbe2b0adc28c),
    UINT64_C(0x6e3c9eba4bcdda28), UINT64_C(0x1b66ae0a4f679ebf), UINT64_C(0x14e3b9b32c63111a), UINT64_C(0x1f13e6f53d0c7921), UINT64_C(0x89247b1850dc59aa), UINT64_C(0xfb6fc3a4c66ac23e), UINT64_C(0xdb07681436d8b6d9), UINT64_C(0x22757991c74b1b63),
    UINT64_C(0x6f657140a7c7b93a), UINT64_C(0x61c5b72246eb8718), UINT64_C(0x31e2eda2668b9f34), UINT64_C(0x71b47edcfa42fb30), UINT64_C(0xe7d5c00a3f50a792), UINT64_C(0x3dc0372aa98d0103), UINT64_C(0x81464030bf42ed63), UINT64_C(0x57f5505292ec39a8),
    UINT64_C(0x02c234a1ca7aeaf9), UINT64_C(0xd6f554ffe08df89d), UINT64_C(0x601c63d64300d08f), UINT64_C(0x39c226f878ea4725), UINT64_C(0xca391880d1eb6130), UINT64_C(0xed8b573dbde40050), UINT64_C(0x968efde126d5ec5a), UINT64_C(0x7a33d383de0eecd2),
    UINT64_C(0x4537f7b3d58c6241), UINT64_C(0x81dd32d9ef4c5a7a), UINT64_C(0x0a8218748aecfe2b), UINT64_C(0x3f12ddaa30835cb9), UINT64_C(0xc59978efe02d7ac4), UINT64_C(0x0f2dc382f96ecd01), UINT64_C(0xc004da5acb18e9fb), UINT64_C(0x3e6a6ad38be31c8e),
    UINT64_C(0x92608a0ee3033362), UINT64_C(0xabde79cb7a0713e1), UINT64_C(0x7bb79536224dfd0c), UINT64_C(0x441b098d2c0c005a), UINT64_C(0x021963780fa179e1), UINT64_C(0xa64e452a92d2090f), UINT64_C(0xdd4098a56ac178df), UINT64_C(0x1fd809aaf9ad5aba),
    UINT64_C(0x17278053431043e5), UINT64_C(0xe2c7bdf16703570e), UINT64_C(0xffd703fb1710d06a), UINT64_C(0x2badee3bfe03f626), UINT64_C(0xd0a8afda4196ab4b), UINT64_C(0x134edaeae51116b7), UINT64_C(0xde5bb378a1155398), UINT64_C(0x1cb6f53038ddb784),
    UINT64_C(0x294e090274032855), UINT64_C(0xd80befb65497cd99), UINT64_C(0xd9f6bb8852c4b6d9), UINT64_C(0x6cf07209ad4ab57c), UINT64_C(0x14d08751726d468e), UINT64_C(0xb1f6d31b56a47f39), UINT64_C(0x40a8c3f382cd5b77), UINT64_C(0x786eabd634685f29),
    UINT64_C(0x8bf55e26701e6fb8), UINT64_C(0xcf078048cfdbd80e), UINT64_C(0xd069051fb379d2ee), UINT64_C(0x4af3a9c54a21a096), UINT64_C(0xbc7d524bb060b24c), UINT64_C(0x8bc18dacc0afa51e), UINT64_C(0x5bd8be444cc2f680), UINT64_C(0x5e88c02aa4eaa619),
    UINT64_C(0x2416c9b31ed3b05f), UINT64_C(0x38f36015b4610838), UINT64_C(0xd4237cf275cab7fa), UINT64_C(0x658ecd0468fc5eaa), UINT64_C(0x1909f662540e086e), UINT64_C(0xac8c1bcfba9ab873), UINT64_C(0xcbfbef3c082cf6ee), UINT64_C(0x1b8412967182f0c6),
    UINT64_C(0xc7e51fe40032e3dd), UINT64_C(0x4f0dd79e1dcbe8cc), UINT64_C(0x664d356f40259129), UINT64_C(0x6e7a58946806a405), UINT64_C(0x07ad339e0d087f77), UINT64_C(0xad849db1065bf1af), UINT64_C(0xf8bea75b26d034b7), UINT64_C(0x65a0275813424869),
    UINT64_C(0x0eceedaf16543856), UINT64_C(0x36fddb45f391c2c4), UINT64_C(0x123cd6455e0b20bc), UINT64_C(0x134b86a039d23957), UINT64_C(0x568be3ff353d27ab), UINT64_C(0xe84f43c7fb52c562), UINT64_C(0x148d766a6b4ccb27), UINT64_C(0x05ccd628e02a0782),
    UINT64_C(0x10e7ee63dcdec1c7), UINT64_C(0x9bac6b6826ea2e4d), UINT64_C(0xd8ad140a6574fa36), UINT64_C(0x179641c200c72af5), UINT64_C(0x30cdde12f3f3c535), UINT64_C(0xa767c767a39ecab1), UINT64_C(0x49a7c216f3964378), UINT64_C(0x42caf70dd2145d10),
    UINT64_C(0x582828e5185dd6df), UINT64_C(0xd37d06589689fd7d), UINT64_C(0x0cd133580bc8645f), UINT64_C(0x6b052a221473154d), UINT64_C(0x9ac0e9869839c571), UINT64_C(0x977e5be3809666ed), UINT64_C(0xbc76efd1b86c3dc0), UINT64_C(0x0440eff73e4c7595),
    UINT64_C(0x4075851cf221ad0b), UINT64_C(0x841e2551aecaaea8), UINT64_C(0x450349b7abd963ab), UINT64_C(0x321567e2ceae6820), UINT64_C(0x2ff26396c1f18d42), UINT64_C(0x465e1bdb3b5267ac), UINT64_C(0xc513eeb531cdfd1c), UINT64_C(0x1adb03dcd0d9659e),
    UINT64_C(0xb21af43b6b28e44e), UINT64_C(0xfaff9b627af5c396), UINT64_C(0x003549694a78c31e), UINT64_C(0x3783c198c4a0f7cf), UINT64_C(0x6f4ec4afa576fb0b), UINT64_C(0xc0f955f62d9fa738), UINT64_C(0x98e16ad3b2086c7f), UINT64_C(0x0624236d8c98e884),
    UINT64_C(0x7251c2ea7c605661), UINT64_C(0xbdd6222c95c72b63), UINT64_C(0xd7c2e20105ea0b30), UINT64_C(0x0c37412ebf73b11c), UINT64_C(0x9cf0f4b2cffc5f51), UINT64_C(0x9f9c6702f80c2d76), UINT64_C(0xf27b3fbe1cbfe7a3), UINT64_C(0x62fad9bd48f286f3),
    UINT64_C(0xdddfbab3a665dcae), UINT64_C(0x2c31dff188386ccf), UINT64_C(0x42b29930a4904017), UINT64_C(0x4338dda6fe359876), UINT64_C(0x41b6b695067aac75), UINT64_C(0x0b6c2f0ed019ad4f), UINT64_C(0xdbcc0abb8f73dea3), UINT64_C(0x3fb44a99d9cd26e6),
    UINT64_C(0x9fccca54b364cfc0), UINT64_C(0xf542c78f11843342), UINT64_C(0x08d48206886552e7), UINT64_C(0x470ec5b28f06f42d), UINT64_C(0xc499d4a03579d5f0), UINT64_C(0x2053264e3bdd9c12), UINT64_C(0x4098737280867d09), UINT64_C(0x39e58e1e27e022fd),
    UINT64_C(0x4c79eb14b00e5de7), UINT64_C(0x74e8b09069b17693), UINT64_C(0x06c0a22b644fe7c3), UINT64_C(0x66b9cdae5d80dbae), UINT64_C(0xeb921f584db5325b), UINT64_C(0x4ad2c49f9204e852), UINT64_C(0x6e48102325d1d481), UINT64_C(0x753e4e9b055364bf),
    UINT64_C(0x9a3b77d31afc2885), UINT64_C(0xfed99eb8e0319500), UINT64_C(0xc35d8ae708f11ee6), UINT64_C(0x002d91be1188566d), UINT64_C(0x2c2da8ea5a1c5c1c), UINT64_C(0x44bbf8fb29c904d7), UINT64_C(0x2d129704ab4744e5), UINT64_C(0x15a51c0b37662d43),
    UINT64_C(0x5b68e6f7b34eb476), UINT64_C(0xf208f2c681357576), UINT64_C(0x9f2038e94ed1bf78), UINT64_C(0x3ce81819764485b7), UINT64_C(0x5ef22db959c55639), UINT64_C(0xe113d1a74ab85955), UINT64_C(0x5a40a19375ffb757), UINT64_C(0x704b61295f50ecfb),
    UINT64_C(0x69e28b53ad837542), UINT64_C(0x052c46865cda0bb7), UINT64_C(0xe52c78f1ab444ed8), UINT64_C(0x3fa1f8f9758aeaab), UINT64_C(0xf19916365b529b7c), UINT64_C(0x0e90615c568de1ca), UINT64_C(0x73ba63da6a323668), UINT64_C(0x4edd429c390d80b2),
    UINT64_C(0x534a9c154a7ed833), UINT64_C(0x7dd4daa6bd664b12), UINT64_C(0x602f40e4899c444e), UINT64_C(0x2ff8008e140cd6cf), UINT64_C(0x4d5ba1e3e14319b3), UINT64_C(0xa40e90366edcf758), UINT64_C(0xc9698556052fe506), UINT64_C(0x3206f4ab894ced03),
    UINT64_C(0x35481fd0af4ebfba), UINT64_C(0x244dd79c2b0a73ab), UINT64_C(0x5d94518ba3136fc1), UINT64_C(0x4f34f46ed4a17a6b), UINT64_C(0x35e8b60acf83f941), UINT64_C(0x7126db9bb30ae39f), UINT64_C(0x3694eb1b536569b0), UINT64_C(0x3a7197ffe7654f1f),
    UINT64_C(0xd936ad5cbd523ce5), UINT64_C(0x5d720b8477282379), UINT64_C(0xc04363167781f4b5), UINT64_C(0x4f76dddded343d03), UINT64_C(0x51a8bbfc4d7e7711), UINT64_C(0x157a5dcb3e958cee), UINT64_C(0x102c8eeeb908c1dc), UINT64_C(0x09c006ced86525fd),
    UINT64_C(0xce41881ee07aacdd), UINT64_C(0xe3334030fab9ea24), UINT64_C(0x5e7d54ca92a3c869), UINT64_C(0x379e55e5218638e1), UINT64_C(0x82724973b8d21868), UINT64_C(0x380936fb50f7ed88), UINT64_C(0xa6f4c928f205a1a7), UINT64_C(0x67188979b4cda21f),
    UINT64_C(0x4ca4f17a5f9b8489), UINT64_C(0xf9bd50b247b6d244), UINT64_C(0x0efd07ffa47b44dc), UINT64_C(0x25f509fe3eeed67a), UINT64_C(0x517abeba07309e32), UINT64_C(0x2773e613967469fb), UINT64_C(0xc063de4322daa1c7), UINT64_C(0x30eacae26baff507),
    UINT64_C(0x26cd5aeeba205abf), UINT64_C(0x3ac23aca2aa42b36), UINT64_C(0x98b871d39f8922fb), UINT64_C(0x1f9d90731235cd98), UINT64_C(0x4239c0d7a0a93b3f), UINT64_C(0xa0fdf700f1780666), UINT64_C(0xc56b0fd4a1ba2148), UINT64_C(0x0d4c8888b36851fc),
    UINT64_C(0xd14d362187ed9786), UINT64_C(0x1080df2991150cdd), UINT64_C(0xd7b534eb991c644f), UINT64_C(0x5634fed653b56dd3), UINT64_C(0x3c089f182cb501d4), UINT64_C(0xaef57e8ec58beee5), UINT64_C(0x4594f0bf9d84f246), UINT64_C(0x0f12776b36fb2794),
    UINT64_C(0x70b40e8c15227f8c), UINT64_C(0x84e4c6916b61c4f6), UINT64_C(0xad2f2ee9d51b3b85), UINT64_C(0x28ca2b1e8bb5495c), UINT64_C(0xf1e72046802d63bd), UINT64_C(0x1bb24469baac3f2f), UINT64_C(0x686eb9bb820be876), UINT64_C(0x445788f94b584e64),
    UINT64_C(0x9bd96f89fec960c3), UINT64_C(0x7cd30a5c24e92f98), UINT64_C(0xd413034891646afb), UINT64_C(0x3663583af40dbba5), UINT64_C(0xa8c3468179177341), UINT64_C(0x188fe82dfeb974e4), UINT64_C(0x5a00f1fcfb019f19), UINT64_C(0x233b07516e921a53),
    UINT64_C(0x9a9c57d1e645131d), UINT64_C(0x50c52b47f54e5362), UINT64_C(0x0d4481eece511f9d), UINT64_C(0x120b6cdd59d9d545), UINT64_C(0x0bbcf71c3e73c997), UINT64_C(0xb015cb4023bb0842), UINT64_C(0x9490694e7c91b04c), UINT64_C(0x2172aa96c3b66f48),
    UINT64_C(0x6ceabf647a6ee5d4), UINT64_C(0x37d6676490dcdea1), UINT64_C(0x8fb872f21cc9cff3), UINT64_C(0x3a4765dc44dfb52e), UINT64_C(0xfe87ff076fd51243), UINT64_C(0xccdaf9c0514c3746), UINT64_C(0x2339ba5c7ef55790), UINT64_C(0x6068e0f8adc50bd3),
    UINT64_C(0x60b8b5f3eff8f07b), UINT64_C(0x175f479ace73d132), UINT64_C(0x8b4e23871a856a53), UINT64_C(0x1838751ed78c4562), UINT64_C(0x584fa37740dc3531), UINT64_C(0x2e97ab4bde0ecb55), UINT64_C(0x9513c4e844d89b28), UINT64_C(0x0e84a161e52f8c26),
    UINT64_C(0xd1b1d7ae9c3547da), UINT64_C(0xc1683fb510ec88cd), UINT64_C(0x4db7f8c5e6a9eaaa), UINT64_C(0x05e7a10a91a963fd), UINT64_C(0x131f2ac6bc88a84e), UINT64_C(0x3e60e68459599579), UINT64_C(0x8701e3fe3ae61db1), UINT64_C(0x723ce463c6ce7391),
    UINT64_C(0xde7c0d160b7a339e), UINT64_C(0xd7bfd9bfc888e0f9), UINT64_C(0x925a77576147ca0e), UINT64_C(0x27f71f06bf6b78e0), UINT64_C(0x5b90605daf9d0d6c), UINT64_C(0x5811c5c03620ff6e), UINT64_C(0x955b43ea719298a0), UINT64_C(0x4b19783fe6ead43c),
    UINT64_C(0xb8df25c4f78e1368), UINT64_C(0xa590a0ff405c9523), UINT64_C(0x3e2632e0e3d46b1c), UINT64_C(0x60e189288fd6a27d), UINT64_C(0x0ae0c0c06f47ed8e), UINT64_C(0xc32dad63e11752ae), UINT64_C(0xa24281bae7235a40), UINT64_C(0x3ca2a46a69a5a1b6),
    UINT64_C(0xe188336bcab37741), UINT64_C(0xe9cae0315b6c367b), UINT64_C(0xfbac9fa58a41e12b), UINT64_C(0x7530d5b5f6c6716c), UINT64_C(0x0068cd5ee939609e), UINT64_C(0x95a69bbabbd973d6), UINT64_C(0x11bd1f9942ed8838), UINT64_C(0x32810348d522aeb7),
    UINT64_C(0xff5abb5967978964), UINT64_C(0x1ebbc8fa7b9f6ea1), UINT64_C(0x781176cf438dee3a), UINT64_C(0x0166fedb31ff2ece), UINT64_C(0x103a5e543a1bf600), UINT64_C(0xef9d6dd49eee61ad), UINT64_C(0xb947aebc86488730), UINT64_C(0x7550503f88afd299),
    UINT64_C(0x98eb1646b501ccee), UINT64_C(0xb2bc58ce6e50f0c8), UINT64_C(0x768c6d9ab2743ba3), UINT64_C(0x7b65f7fa3222d3fa), UINT64_C(0x7dba4c0a7684aadf), UINT64_C(0x2ee6fc5008087899), UINT64_C(0x2e58b8e9290f88a8), UINT64_C(0x1dfedc1ce41fc257),
    UINT64_C(0xbe0b12787567a3bf), UINT64_C(0x7ac87eb059661a74), UINT64_C(0x5816050129e463a4), UINT64_C(0x70f649d9d75360b3), UINT64_C(0xc791e990cd91dc39), UINT64_C(0xa8c093c13de8c2d3), UINT64_C(0x75a0e600041d5285), UINT64_C(0x407b1bab7ad26bfe),
    UINT64_C(0x22db782293f6c009), UINT64_C(0x6e3a9501d6132a10), UINT64_C(0x6f19f071a7251791), UINT64_C(0x771dd0204ca2d97b), UINT64_C(0x7368fafe06ea64a6), UINT64_C(0x30feb98eaac9ce8a), UINT64_C(0xbdf3f9ce104899d1), UINT64_C(0x243c61f0b644f847),
    UINT64_C(0xcab75c23bdd21017), UINT64_C(0x4ccfa7c710faf24f), UINT64_C(0x20ce997b08b585cc), UINT64_C(0x30c6f5ed55ee2031), UINT64_C(0x66b61550f36bf73c), UINT64_C(0xba7f596a03dd29e4), UINT64_C(0x9c2177875c6b69d2), UINT64_C(0x799b2502d5dcaa4c),
    UINT64_C(0xdd72623eed8a3b9e), UINT64_C(0xaf9e908e81d7061c), UINT64_C(0x8e113241a134822a), UINT64_C(0x6b5b38d02a8bc336), UINT64_C(0x7517489f8f1f513f), UINT64_C(0x00d539db3ee1b067), UINT64_C(0x9f93a6d31f966dbd), UINT64_C(0x34c208d6d150404a),
    UINT64_C(0xf614daf0f0c6edfb), UINT64_C(0x9cd2b510ebdc11e5), UINT64_C(0xf56a3a8dc33f6455), UINT64_C(0x65ab95015cb945f9), UINT64_C(0x9f9d5e302d193701), UINT64_C(0xfdfef039ef7b18f7), UINT64_C(0x585fb2deb917a4d2), UINT64_C(0x38c3e4c3d244c428),
    UINT64_C(0xfd4e069a7e92098e), UINT64_C(0xc911da176ca559a9), UINT64_C(0xff09fabdf2d2a7d2), UINT64_C(0x5c329f33a2d93dcf), UINT64_C(0x983069efea93c8da), UINT64_C(0xdfb3f20b80dedcd0), UINT64_C(0x4c50f1ac95107c8b), UINT64_C(0x37015960d6dd6b93),
    UINT64_C(0x47ff675179d81bd5), UINT64_C(0x7c88a9046ca8a6fd), UINT64_C(0x91739f394e563e4c), UINT64_C(0x7bf3394a2edde2e0), UINT64_C(0x6aff108dbdce5cce), UINT64_C(0xce07cd50a5e27e56), UINT64_C(0xdb05d4f2f003727f), UINT64_C(0x054e6d8e92a718f9),
    UINT64_C(0x23c4e21f1460dbf0), UINT64_C(0xdc0e295ffac9d755), UINT64_C(0xd64e266d3b14caec), UINT64_C(0x5cbdf4ac0d952c06), UINT64_C(0x0c35d36e89dedf50), UINT64_C(0x2a71370ebc347ffe), UINT64_C(0xb8d990dfa2f09105), UINT64_C(0x3388bd7a90a80679),
    UINT64_C(0xf09f44dfd10fdb1b), UINT64_C(0xca941f654d013cde), UINT64_C(0x50ee3568802b9a7c), UINT64_C(0x392c06a53bf5400b), UINT64_C(0x0b941b9d6168c6d8), UINT64_C(0x3f7bde13a7606253), UINT64_C(0x9e84e02fdcc90998), UINT64_C(0x643cd22776b612b9),
    UINT64_C(0xa0bd79b87cc0100a), UINT64_C(0x51b37f7f6f2319cd), UINT64_C(0xefd1e1e4fa899670), UINT64_C(0x7da1e17f447427d3), UINT64_C(0x3e24c0b3dcf73b7f), UINT64_C(0x3c5866cced29ed36), UINT64_C(0xc4d84e6f8a90b139), UINT64_C(0x094fcf7c93b1eda8),
    UINT64_C(0xca53d06f8cae044b), UINT64_C(0x05bca22e4450aecb), UINT64_C(0xcac848b3ae7fbe3a), UINT64_C(0x7c5ee9dc4f2ef0d4), UINT64_C(0xf249232e473f56f3), UINT64_C(0xd91ad2c2c9f6e454), UINT64_C(0x3bca284d7a86a572), UINT64_C(0x5ccad0e682a8aa3c),
    UINT64_C(0xbf4f6855b19d2c32), UINT64_C(0xb8575ca775a32dbf), UINT64_C(0x7b83b66f2011aaa1), UINT64_C(0x76f32d8b6a4be029), UINT64_C(0xeb4d2800c685e66f), UINT64_C(0xa68660e373313c64), UINT64_C(0x122d285e6934ad8b), UINT64_C(0x40deff59a57c3a8b),
    UINT64_C(0x548ec9e0d9243781), UINT64_C(0xbc278eefb3b14162), UINT64_C(0x4697b7e5eb06825e), UINT64_C(0x60172bab9c0f9bb6), UINT64_C(0x54307effde6d6348), UINT64_C(0xf05046d256775026), UINT64_C(0xb60ae29fae309251), UINT64_C(0x4125c0ea3aa63834),
    UINT64_C(0xe75b27d9ff3264cc), UINT64_C(0x33272e25a94a2cc9), UINT64_C(0x2a8cf0247607ad8a), UINT64_C(0x25ad4fa299eba997), UINT64_C(0xa243404328721d65), UINT64_C(0x1817152bfaf6379d), UINT64_C(0x6c2f6e46a9f76cf8), UINT64_C(0x77ef5e9359d25a9a),
    UINT64_C(0xab6e36767d7999a3), UINT64_C(0x66693cd3260f0ec1), UINT64_C(0x2f9969ea916eaa14), UINT64_C(0x198e5e49d2cd55fc), UINT64_C(0xac5c82826e1e6d72), UINT64_C(0xf5638bd4b20eb929), UINT64_C(0xd0c60e5f2fa7b45d), UINT64_C(0x2ae682d9e0e9ec30),
    UINT64_C(0x62f21881345b6208), UINT64_C(0x396e852ae8a84500), UINT64_C(0x14fb1807cedc64a5), UINT64_C(0x2162d8edb77386ca), UINT64_C(0xc5496588714458f2), UINT64_C(0x313144c323d4a7bc), UINT64_C(0xf415d6364eb88c17), UINT64_C(0x0676b5fedc4428c0),
    UINT64_C(0x7690897344b2b65c), UINT64_C(0x3f06171393be114d), UINT64_C(0x8a43fc6fe21aa9c0), UINT64_C(0x15297683046ce1b3), UINT64_C(0x0793e51f910c4d4f), UINT64_C(0x7de55e8408d4a745), UINT64_C(0xe61867cf0b331b17), UINT64_C(0x59b21dae914f3368),
    UINT64_C(0x31829e2a7bfa9f3e), UINT64_C(0x1781f62d2815ec14), UINT64_C(0x94bed254c9462cfe), UINT64_C(0x5f9930102c4812f7), UINT64_C(0x055d2054f9b673cb), UINT64_C(0xa8f8d835bbb9f156), UINT64_C(0xf0e74fc2165e6aa1), UINT64_C(0x4ae12bff8f32695d),
    UINT64_C(0xc09d1659e6d4864d), UINT64_C(0x2078b48ac91549de), UINT64_C(0x85af1a673f2601f8), UINT64_C(0x5f98cc0d6d1d0e4b), UINT64_C(0xe7e64db6b97e67c2), UINT64_C(0x329ec94342abb3b8), UINT64_C(0x05a9df4a12682fc8), UINT64_C(0x5e0b6de755352662),
    UINT64_C(0x947d18c2b859956d), UINT64_C(0x82d3b6e8727506b9), UINT64_C(0x413c333241070cd6), UINT64_C(0x322e33f535bbe487), UINT64_C(0x81dd3f088da06f46), UINT64_C(0x50e8bce67b428b8e), UINT64_C(0x86cb470976096a42), UINT64_C(0x5aaea37c3e8fdb64),
    UINT64_C(0x403f5a3fdac6584c), UINT64_C(0x2bf1e24ce24e6be5), UINT64_C(0x185f003c4d4fd009), UINT64_C(0x537c8ca7c7aeeacb), UINT64_C(0x8be0cde962c4c473), UINT64_C(0x503cda659e9b8234), UINT64_C(0xaab30c14e9c2f83e), UINT64_C(0x77a7f80bdae680db),
    UINT64_C(0xacd5f984ed22b23a), UINT64_C(0x34fe8ca3faaa1920), UINT64_C(0x4f4cb97f7d26ab23), UINT64_C(0x0da9272218d5713a), UINT64_C(0x596fd4d28de322c0), UINT64_C(0x2cf6efb01695dd71), UINT64_C(0x87dc286176a6e026), UINT64_C(0x7d09d6da88a4de9a),
    UINT64_C(0x136deb16e0771a24), UINT64_C(0xb16dc9effbe52318), UINT64_C(0xd77979d6d4a3ef59), UINT64_C(0x36432bc67c1b61d4), UINT64_C(0xe356cd64a225b859), UINT64_C(0x547604396772d400), UINT64_C(0x4a317e3b6da476f6), UINT64_C(0x76c93a372627c63f),
    UINT64_C(0x2768e189ab63c87a), UINT64_C(0xe6f9da9f08115fe3), UINT64_C(0x09360d0a0a389818), UINT64_C(0x573646af625dc696), UINT64_C(0x49deb3e235a20bac), UINT64_C(0xec51339d39fadec4), UINT64_C(0xc473eb709ad997d4), UINT64_C(0x1fe9c046d871e221),
    UINT64_C(0x55272205e8e81244), UINT64_C(0xce828b835c4404fe), UINT64_C(0xc3320e54acba80bc), UINT64_C(0x395044534ce00059), UINT64_C(0x02d098abb49a8a47), UINT64_C(0x04a0fdfcabffafdc), UINT64_C(0xc4e4ffeb504e804e), UINT64_C(0x3dd4bb287101dde9),
    UINT64_C(0xb8f563e403329eee), UINT64_C(0x1ed2fe1408493a7f), UINT64_C(0x76744b3e55880379), UINT64_C(0x33a1202dcd8f6c22), UINT64_C(0xf033884600e6c952), UINT64_C(0xfb5273522308e476), UINT64_C(0x514147c3ee19de82), UINT64_C(0x62c18b295757e732),
    UINT64_C(0x3a36155c6e040e7e), UINT64_C(0x3d88555751416a8c), UINT64_C(0xa5da18d7457cafe8), UINT64_C(0x41a993eb3e8cc202), UINT64_C(0x22a185dccd50f710), UINT64_C(0xc228fd5cc29fb648), UINT64_C(0x7c44f013b2005338), UINT64_C(0x4aadd2ad24a1d320),
    UINT64_C(0x3f8b838866979edb), UINT64_C(0xa330e7f11dfd0d0b), UINT64_C(0x7562a186608ed768), UINT64_C(0x1f84bc412517ac56), UINT64_C(0xd1998f4a5cc17c81), UINT64_C(0xa72a4ce87ff55d85), UINT64_C(0x0cbc8095e28b0eac), UINT64_C(0x58b9bf04d0d7cbdc),
    UINT64_C(0xf380659c86193312), UINT64_C(0x50e2546473c65525), UINT64_C(0xca9c58d1b34e3b87), UINT64_C(0x349ceae3378ad32c), UINT64_C(0xc71856e467f74dbf), UINT64_C(0x8ff90a9a01e0df96), UINT64_C(0x7383c2f4978399aa), UINT64_C(0x155e89321be74d79),
    UINT64_C(0x41733c820b87e215), UINT64_C(0x30e01bd6e4132e0b), UINT64_C(0xd12cbe7538284200), UINT64_C(0x6fe5c7c19d24cad8), UINT64_C(0x212b2821f4946324), UINT64_C(0x39c7858f9342dfda), UINT64_C(0x56bea9249f365413), UINT64_C(0x2ca2780cdee872bb),
    UINT64_C(0xf2fe523356e860c1), UINT64_C(0xb0b833efd8429b5e), UINT64_C(0x90e94d5d5a7da437), UINT64_C(0x338294d2bc792a38), UINT64_C(0x822b141068e22527), UINT64_C(0x08ed41c03731e58d), UINT64_C(0xda283093d97e49ac), UINT64_C(0x4aa3123fecd64d21),
    UINT64_C(0xb9860b57c64d22a7), UINT64_C(0xe3107432e847be3b), UINT64_C(0x29a6e0a383dbe02d), UINT64_C(0x69a3dbcf3d02b4e1), UINT64_C(0xe300aaea16df380f), UINT64_C(0x46853936990760a2), UINT64_C(0xed0e96fffe836eef), UINT64_C(0x7d11421f38dc04c7),
    UINT64_C(0x9c9fcc55e354638d), UINT64_C(0x31e06731277bb3c1), UINT64_C(0xc5078335ae5edd23), UINT64_C(0x63153ef4a5b78286), UINT64_C(0x8140dfe12ae6d9de), UINT64_C(0xd72cf1af470a6ddc), UINT64_C(0xf408d53288b8fe46), UINT64_C(0x7f491130f198a935),
    UINT64_C(0xa54b4311dee93597), UINT64_C(0x1bf45faa3560b41d), UINT64_C(0x810592e08b0f8226), UINT64_C(0x73ebac19632e159e), UINT64_C(0x49de571bbb94b6fc), UINT64_C(0x4dee94ddb9eee7a7), UINT64_C(0xa73691e2258b21f9), UINT64_C(0x2d638353af9649a8),
    UINT64_C(0x00e65396b8a1216e), UINT64_C(0x47afe414df8dfb65), UINT64_C(0x5c04fe30a70384db), UINT64_C(0x2deff28e8a5c571a), UINT64_C(0x6eedf8fdea49cec3), UINT64_C(0x7a9e4bb25f40e83e), UINT64_C(0x66b261c58b386a97), UINT64_C(0x09764337d8716fe5),
    UINT64_C(0x69f369803072217d), UINT64_C(0xf627ff3ab99f12a3), UINT64_C(0x6bfa51ff357806f6), UINT64_C(0x4b685f6770300fcb), UINT64_C(0x8e59b177ed26c696), UINT64_C(0x3c04c80e4cf03115), UINT64_C(0x4c99cb0f9f76441b), UINT64_C(0x3088cc89428cbffc),
    UINT64_C(0x3cf1a5734d75f574), UINT64_C(0x663994fe3c601d89), UINT64_C(0x8d566b61a7d61737), UINT64_C(0x4b78d66dd15ba1bd), UINT64_C(0xc7ef01c0065fdf33), UINT64_C(0xa20f25a64bd4bab2), UINT64_C(0x8eb8d7019ea68daa), UINT64_C(0x3d80f7a23cbcd784),
    UINT64_C(0x93ad5597e3641cb4), UINT64_C(0x5c545243963c4836), UINT64_C(0x0a3717b9805e8181), UINT64_C(0x4742ad77562e7f99), UINT64_C(0x23b483b7d7a3091d), UINT64_C(0xfcc9084934514d69), UINT64_C(0xa7be98d55d453715), UINT64_C(0x70813aa47893e44f),
    UINT64_C(0x91f13e762283e4b5), UINT64_C(0x266b5e96e9f1093b), UINT64_C(0x22776468f12e9e2e), UINT64_C(0x25c9645fa166a036), UINT64_C(0xd832284e9eceb1ac), UINT64_C(0xe600685824e2f5cb), UINT64_C(0x0720282173708d26), UINT64_C(0x5db5be289ddc8a7e),
    UINT64_C(0x0a89885ccfde049d), UINT64_C(0x2e02755f6edcfd3b), UINT64_C(0xdf062784a0ad5eb0), UINT64_C(0x4c4cdceda6fb8020), UINT64_C(0xdcf4ba955a745c11), UINT64_C(0xfb6c3c484fd67011), UINT64_C(0x2da46d12b1f48c67), UINT64_C(0x405861d4ee286c97),
    UINT64_C(0x01a458898a9a3633), UINT64_C(0xc16d07ca543a76e2), UINT64_C(0xe953344d43ac865b), UINT64_C(0x52326856a89d1a50), UINT64_C(0xf1bdc3881aef18ce), UINT64_C(0x1878af09bccab03a), UINT64_C(0xb90c1170944c7441), UINT64_C(0x11a322973cb66685),
    UINT64_C(0xc2884f7423e0a121), UINT64_C(0x1f60251352674d8b), UINT64_C(0xaa0921f55b38d0b3), UINT64_C(0x5bc1bd74507cbdfb), UINT64_C(0xfe53fc1f5f3e1cf4), UINT64_C(0x2fb61748694549fd), UINT64_C(0x42203d30e176b1a3), UINT64_C(0x0539b9d028fe0311),
    UINT64_C(0x78c49b58abd1b839), UINT64_C(0xc051bd180f3ec39b), UINT64_C(0x1486924740b08fb3), UINT64_C(0x20c9321661bbb718), UINT64_C(0x86fc532b6a0d4783), UINT64_C(0x4406cb71255f0b29), UINT64_C(0x925fd40ab61479f1), UINT64_C(0x6a6a58af5e7bdc24),
};

/* acc = acc + (the entry chosen by one column of a block). */
static void curve13318_comb_add(uint64_t acc[CURVE13318_PRJ_WORDS], const uint64_t *k, size_t block, size_t column)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS], t[CURVE13318_COMB_ENTRY_WORDS];
    uint64_t index = 0, negative;
    size_t tooth;
    for (tooth = CURVE13318_COMB_TEETH; tooth-- > 0;)
        index = (index << 1) | curve13318_words_bits(k, CURVE13318_COMB_WORDS, (block * CURVE13318_COMB_TEETH + tooth) * CURVE13318_COMB_SPACING + column, 1);
    negative = curve13318_barrier((index >> (CURVE13318_COMB_TEETH - 1)) ^ 1);
    index = (index ^ curve13318_mask(negative)) & (CURVE13318_COMB_ENTRIES - 1);
    curve13318_select(t, curve13318_comb_table + block * CURVE13318_COMB_ENTRIES * CURVE13318_COMB_ENTRY_WORDS, CURVE13318_COMB_ENTRIES, CURVE13318_COMB_ENTRY_WORDS, index);
    curve13318_words_copy(q, t, CURVE13318_WORDS);
    curve13318_words_copy(q + CURVE13318_WORDS, t + CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_words_copy(q + 2 * CURVE13318_WORDS, curve13318_fe_one, CURVE13318_WORDS);
    curve13318_prj_cached_neg(q, negative);
    curve13318_prj_add(acc, acc, q);
}

/* acc = [k] G for k < r: the formulas are complete on the subgroup of the base point. An even k becomes r - k. */
static void curve13318_multiply_base(uint64_t acc[CURVE13318_PRJ_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS])
{
    uint64_t odd[CURVE13318_SCALAR_WORDS], t[CURVE13318_SCALAR_WORDS], bits[CURVE13318_COMB_WORDS];
    uint64_t even = curve13318_barrier((k[0] & 1) ^ 1);
    size_t i, block;
    curve13318_words_copy(odd, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_sub(t, curve13318_order, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_move(odd, t, CURVE13318_SCALAR_WORDS, even);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 at the top */
    for (i = 0; i < CURVE13318_COMB_WORDS; ++i) {
        uint64_t low = i < CURVE13318_SCALAR_WORDS ? odd[i] : 0, high = i + 1 < CURVE13318_SCALAR_WORDS ? odd[i + 1] : 0;
        bits[i] = curve13318_barrier((low >> 1) | (high << 63));
    }
    bits[(CURVE13318_COMB_BITS - 1) / 64] |= (uint64_t)1 << ((CURVE13318_COMB_BITS - 1) % 64);
    curve13318_prj_neutral(acc);
    for (i = CURVE13318_COMB_SPACING; i-- > 0;) {
        if (i != CURVE13318_COMB_SPACING - 1)
            curve13318_prj_dbl(acc, acc);
        for (block = 0; block < CURVE13318_COMB_BLOCKS; ++block)
            curve13318_comb_add(acc, bits, block, i);
    }
    curve13318_prj_neg(acc, even);
    curve13318_wipe(odd, CURVE13318_SCALAR_WORDS);
    curve13318_wipe(t, CURVE13318_SCALAR_WORDS);
    curve13318_wipe(bits, CURVE13318_COMB_WORDS);
}

/* ---- variable-time multiplication: wNAF of width 5; public data only ---- */

#define CURVE13318_NAF_WINDOW 5
#define CURVE13318_NAF_LOOK 56
#define CURVE13318_NAF_ENTRIES 8
#define CURVE13318_NAF_DIGITS 257

static size_t curve13318_trailing_zeros(uint64_t x)
{
#if defined(__GNUC__)
    return (size_t)__builtin_ctzll(x);
#else
    size_t n = 0;
    for (; (x & 1) == 0; x >>= 1)
        ++n;
    return n;
#endif
}

/* Digits 0 or odd of magnitude < 2^4, no two nonzero ones within 5 places; returns how many. */
static size_t curve13318_naf(signed char digits[CURVE13318_NAF_DIGITS], const uint64_t k[CURVE13318_SCALAR_WORDS])
{
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < CURVE13318_NAF_DIGITS; ++i)
        digits[i] = (signed char)curve13318_barrier(0);
    for (i = 0; i < CURVE13318_NAF_DIGITS;) {
        /* to the next bit that differs from the carry */
        uint64_t window = curve13318_words_bits(k, CURVE13318_SCALAR_WORDS, i, CURVE13318_NAF_LOOK) ^ ((uint64_t)0 - carry);
        size_t skip = curve13318_trailing_zeros(window | (uint64_t)1 << CURVE13318_NAF_LOOK);
        i += skip;
        if (skip == CURVE13318_NAF_LOOK || i >= CURVE13318_NAF_DIGITS)
            continue;
        window = curve13318_words_bits(k, CURVE13318_SCALAR_WORDS, i, CURVE13318_NAF_WINDOW) + carry;
        carry = window >> (CURVE13318_NAF_WINDOW - 1);
        digits[i] = (signed char)((int)window - (int)(carry << CURVE13318_NAF_WINDOW));
        used = i + 1;
        i += CURVE13318_NAF_WINDOW;
    }
    return used;
}

static void curve13318_jac_double(uint64_t acc[CURVE13318_JAC_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        curve13318_jac_4dbl(acc, acc);
    for (; count > 0; --count)
        curve13318_jac_dbl(acc, acc);
}

/* acc = [k] (x, y) for 0 < k < r. */
static void curve13318_multiply_vartime(uint64_t acc[CURVE13318_JAC_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS], const uint64_t x[CURVE13318_WORDS],
                               const uint64_t y[CURVE13318_WORDS])
{
    uint64_t table[CURVE13318_NAF_ENTRIES * CURVE13318_JAC_CACHED_WORDS], q[CURVE13318_JAC_CACHED_WORDS];
    signed char digits[CURVE13318_NAF_DIGITS];
    size_t i = curve13318_naf(digits, k), zeros = 0;
    curve13318_jac_table_odd(table, CURVE13318_NAF_ENTRIES, x, y);
    --i;
    curve13318_jac_from_cached(acc, table + (size_t)(digits[i] / 2) * CURVE13318_JAC_CACHED_WORDS);
    while (i-- > 0) {
        int digit = digits[i];
        if (digit == 0) {
            ++zeros;
            continue;
        }
        curve13318_jac_double(acc, zeros);
        zeros = 0;
        curve13318_words_copy(q, table + (size_t)((digit < 0 ? -digit : digit) / 2) * CURVE13318_JAC_CACHED_WORDS, CURVE13318_JAC_CACHED_WORDS);
        curve13318_jac_cached_neg(q, digit < 0);
        curve13318_jac_dbladd(acc, acc, q);
    }
    curve13318_jac_double(acc, zeros);
}

/* ---- entry points ---- */

/* Writes an affine point, or zeros where the code is an error; returns the code. */
static int curve13318_result(uint8_t out[CURVE13318_POINT_BYTES], const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS], uint64_t code)
{
    uint64_t keep = curve13318_mask((code >> 63) ^ 1);
    curve13318_fe_encode(out, x, keep);
    curve13318_fe_encode(out + CURVE13318_FIELD_BYTES, y, keep);
    return (int)(int64_t)curve13318_barrier(code);
}

static void curve13318_refuse(uint8_t out[CURVE13318_POINT_BYTES])
{
    uint64_t zero[CURVE13318_WORDS];
    curve13318_words_zero(zero, CURVE13318_WORDS);
    curve13318_words_store(out, CURVE13318_FIELD_BYTES, zero, 0);
    curve13318_words_store(out + CURVE13318_FIELD_BYTES, CURVE13318_FIELD_BYTES, zero, 0);
}

/* Refuses a scalar that is not below r, and goes on with 0 in its place. */
static void curve13318_scalar_take(uint64_t k[CURVE13318_SCALAR_WORDS], const uint8_t *scalar, uint64_t *code)
{
    uint64_t valid = curve13318_scalar_decode(k, scalar), mask = curve13318_mask(valid);
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        k[i] &= mask;
    curve13318_code_set(code, CURVE13318_ERR_SCALAR, valid ^ 1);
}

int curve13318_scalarmult(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], k[CURVE13318_SCALAR_WORDS], acc[CURVE13318_RESULT_WORDS];
    uint64_t refusal, code = 0;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    refusal = curve13318_point_decode(x, y, point, 1);
    curve13318_scalar_take(k, scalar, &refusal);
    curve13318_multiply_affine(acc, k, x, y);
    curve13318_code_set(&code, CURVE13318_NEUTRAL, curve13318_prj_to_affine(x, y, acc));
    curve13318_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    curve13318_wipe(k, CURVE13318_SCALAR_WORDS);
    curve13318_wipe(acc, CURVE13318_RESULT_WORDS);
    return curve13318_result(out, x, y, code);
}

int curve13318_scalarmult_base(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], k[CURVE13318_SCALAR_WORDS], acc[CURVE13318_RESULT_WORDS];
    uint64_t refusal = 0, code = 0;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    curve13318_scalar_take(k, scalar, &refusal);
    curve13318_multiply_base(acc, k);
    curve13318_code_set(&code, CURVE13318_NEUTRAL, curve13318_prj_to_affine(x, y, acc));
    curve13318_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    curve13318_wipe(k, CURVE13318_SCALAR_WORDS);
    curve13318_wipe(acc, CURVE13318_RESULT_WORDS);
    return curve13318_result(out, x, y, code);
}

int curve13318_scalarmult_vartime(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES],
                         const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], k[CURVE13318_SCALAR_WORDS], acc[CURVE13318_JAC_WORDS];
    uint64_t code, nonzero = 0;
    size_t i;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    code = curve13318_point_decode(x, y, point, 1);
    curve13318_scalar_take(k, scalar, &code);
    if (code != 0)
        return curve13318_result(out, x, y, code);
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        nonzero |= k[i];
    if (nonzero == 0) {
        curve13318_words_zero(x, CURVE13318_WORDS);
        curve13318_words_zero(y, CURVE13318_WORDS);
        return curve13318_result(out, x, y, CURVE13318_NEUTRAL);
    }
    curve13318_multiply_vartime(acc, k, x, y);
    if (curve13318_jac_to_affine(x, y, acc))
        code = CURVE13318_NEUTRAL;
    return curve13318_result(out, x, y, code);
}

void curve13318_base(uint8_t out[CURVE13318_POINT_BYTES])
{
    curve13318_words_store(out, CURVE13318_FIELD_BYTES, curve13318_base_x, ~(uint64_t)0);
    curve13318_words_store(out + CURVE13318_FIELD_BYTES, CURVE13318_FIELD_BYTES, curve13318_base_y, ~(uint64_t)0);
}

/* ---- compressed points: x, with the parity of y in the topmost bit ---- */

static const uint64_t curve13318_root_minus_one[4] = {UINT64_C(0xc4ee1b274a0ea0b0), UINT64_C(0x2f431806ad2fe478), UINT64_C(0x2b4d00993dfbd7a7), UINT64_C(0x2b8324804fc1df0b)};
/* out = in^0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd: 251 squarings, 11 multiplications. */
static void curve13318_fe_power(uint64_t out[CURVE13318_WORDS], const uint64_t in[CURVE13318_WORDS])
{
    uint64_t t[3][CURVE13318_WORDS];
    curve13318_fe_sqr(t[0], in);
    curve13318_fe_mul(t[0], t[0], in);
    curve13318_fe_nsqr(t[1], t[0], 2);
    curve13318_fe_mul(t[1], t[1], t[0]);
    curve13318_fe_nsqr(t[2], t[1], 4);
    curve13318_fe_mul(t[1], t[2], t[1]);
    curve13318_fe_nsqr(t[2], t[1], 8);
    curve13318_fe_mul(t[1], t[2], t[1]);
    curve13318_fe_nsqr(t[2], t[1], 16);
    curve13318_fe_mul(t[2], t[2], t[1]);
    curve13318_fe_nsqr(t[2], t[2], 16);
    curve13318_fe_mul(t[1], t[2], t[1]);
    curve13318_fe_nsqr(t[1], t[1], 2);
    curve13318_fe_mul(t[0], t[1], t[0]);
    curve13318_fe_nsqr(t[1], t[0], 50);
    curve13318_fe_mul(t[1], t[1], t[0]);
    curve13318_fe_nsqr(t[2], t[1], 100);
    curve13318_fe_mul(t[1], t[2], t[1]);
    curve13318_fe_nsqr(t[1], t[1], 50);
    curve13318_fe_mul(t[0], t[1], t[0]);
    curve13318_fe_nsqr(t[0], t[0], 2);
    curve13318_fe_mul(t[0], t[0], in);
    curve13318_words_copy(out, t[0], CURVE13318_WORDS);
    curve13318_wipe(t[0], 3 * CURVE13318_WORDS);
}

/* out = sqrt(u/v) for v != 0; returns 1 if it exists. */
static uint64_t curve13318_fe_root(uint64_t out[CURVE13318_WORDS], const uint64_t u[CURVE13318_WORDS], const uint64_t v[CURVE13318_WORDS])
{
    uint64_t t[CURVE13318_WORDS], w[CURVE13318_WORDS];
    /* u v^3 (u v^7)^((p-5)/8), times sqrt(-1) where its square is -u/v */
    uint64_t good, flipped;
    curve13318_fe_sqr(w, v);
    curve13318_fe_mul(w, w, v);
    curve13318_fe_mul(w, w, u);
    curve13318_fe_sqr(t, v);
    curve13318_fe_sqr(t, t);
    curve13318_fe_mul(t, t, w);
    curve13318_fe_power(t, t);
    curve13318_fe_mul(w, w, t);
    curve13318_fe_sqr(t, w);
    curve13318_fe_mul(t, t, v);
    good = curve13318_fe_equal(t, u);
    curve13318_fe_add(t, t, u);
    flipped = curve13318_fe_is_zero(t) & (good ^ 1);
    curve13318_fe_mul(t, w, curve13318_root_minus_one);
    curve13318_fe_cmov(w, t, flipped);
    curve13318_words_copy(out, w, CURVE13318_WORDS);
    return good | flipped;
}

int curve13318_compress(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], code, keep;
    size_t i;
    if (!curve13318_cpu_supported()) {
        for (i = 0; i < CURVE13318_COMPRESSED_BYTES; ++i)
            out[i] = (uint8_t)curve13318_barrier(0);
        return CURVE13318_ERR_CPU;
    }
    code = curve13318_point_decode(x, y, point, 0);
    keep = curve13318_mask((code >> 63) ^ 1);
    curve13318_words_store(out, CURVE13318_FIELD_BYTES, x, keep);
    out[CURVE13318_COMPRESSED_BYTES - 1] |= (uint8_t)(((y[0] & keep) & 1) << 7);
    return (int)(int64_t)curve13318_barrier(code);
}

int curve13318_decompress(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t compressed[CURVE13318_COMPRESSED_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], t[CURVE13318_WORDS], u[CURVE13318_WORDS], v[CURVE13318_WORDS], code = 0, sign, good, odd;
    uint8_t bytes[CURVE13318_COMPRESSED_BYTES], decoded[CURVE13318_POINT_BYTES];
    size_t i;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    for (i = 0; i < CURVE13318_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)curve13318_barrier(compressed[i]);
    sign = bytes[CURVE13318_COMPRESSED_BYTES - 1] >> 7;
    bytes[CURVE13318_COMPRESSED_BYTES - 1] &= 0x7f;
    good = curve13318_fe_decode(t, bytes);
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, good ^ 1);
    /* y^2 = x^3 + a x + b */
    curve13318_words_copy(x, t, CURVE13318_WORDS);
    curve13318_fe_sqr(t, x);
    curve13318_fe_add(t, t, curve13318_curve_a);
    curve13318_fe_mul(t, t, x);
    curve13318_fe_add(u, t, curve13318_curve_b);
    curve13318_words_copy(v, curve13318_fe_one, CURVE13318_WORDS);
    good = curve13318_fe_root(y, u, v);
    curve13318_fe_canon(t, y);
    /* a root 0 has no odd negative: its sign bit must be 0 */
    odd = curve13318_fe_is_zero(t) & sign;
    curve13318_code_set(&code, CURVE13318_ERR_CURVE, (good ^ 1) & ((code >> 63) ^ 1));
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, good & odd);
    curve13318_fe_cneg(t, t, (t[0] & 1) ^ sign);
    curve13318_fe_encode(decoded, x, ~(uint64_t)0);
    curve13318_fe_encode(decoded + CURVE13318_FIELD_BYTES, t, ~(uint64_t)0);
    curve13318_code_set(&code, (int)(int64_t)curve13318_point_decode(x, y, decoded, 1), (code >> 63) ^ 1);
    return curve13318_result(out, x, y, code);
}
