/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Encodings, validation, recoding and the loops of jac256189; the arithmetic itself is in the assembly files. Freestanding
 * C99 (with GNU attributes where the compiler has them): no library calls, no heap, no writable globals but kept answers of CPUID. Values that
 * may be secret never steer a branch or an address here; `bit` arguments are 0 or 1, `mask` is 0 or all ones.
 */
#include "jac256189_internal.h"

/* ---- words ---- */

/* Hides where a value comes from, so that the compiler cannot turn arithmetic on it into a branch; volatile, so that it
 * cannot turn a loop around it into a call of memset either. */
static inline uint64_t jac256189_barrier(uint64_t x)
{
#if defined(__GNUC__)
    __asm__ __volatile__("" : "+r"(x));
#endif
    return x;
}

static inline uint64_t jac256189_mask(uint64_t bit)
{
    return (uint64_t)0 - jac256189_barrier(bit);
}

static inline uint64_t jac256189_is_nonzero(uint64_t x)
{
    return (x | ((uint64_t)0 - x)) >> 63;
}

/* The barrier keeps the loop from becoming a call of memcpy. */
static void jac256189_words_copy(uint64_t *out, const uint64_t *in, size_t words)
{
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] = jac256189_barrier(in[i]);
}

static void jac256189_words_zero(uint64_t *out, size_t words)
{
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] = jac256189_barrier(0);
}

/* out = a where bit = 1, unchanged where bit = 0. */
static void jac256189_words_move(uint64_t *out, const uint64_t *a, size_t words, uint64_t bit)
{
    uint64_t mask = jac256189_mask(bit);
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] ^= mask & (out[i] ^ a[i]);
}

/* Erases a secret; the memory clobber keeps the stores. */
static void jac256189_wipe(uint64_t *out, size_t words)
{
    jac256189_words_zero(out, words);
#if defined(__GNUC__)
    __asm__ __volatile__("" : : "r"(out) : "memory");
#endif
}

/* out = a - b modulo 2^(64 words), returns the borrow. */
static uint64_t jac256189_words_sub(uint64_t *out, const uint64_t *a, const uint64_t *b, size_t words)
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


/* Little-endian bytes to words, zero above. Requires bytes <= 8 words. */
static void jac256189_words_load(uint64_t *out, size_t words, const uint8_t *in, size_t bytes)
{
    size_t i, k;
    for (i = 0; i < words; ++i) {
        uint64_t x = 0;
        for (k = 8; k-- > 0;)
            x = (x << 8) | (8 * i + k < bytes ? in[8 * i + k] : 0);
        out[i] = jac256189_barrier(x);
    }
}

/* The lowest `bytes` bytes of the words, each byte under the mask. */
static void jac256189_words_store(uint8_t *out, size_t bytes, const uint64_t *in, uint64_t mask)
{
    size_t i;
    for (i = 0; i < bytes; ++i)
        out[i] = (uint8_t)(jac256189_barrier(in[i / 8] & mask) >> (8 * (i % 8)));
}

/* The `width` bits from position `position` on, for width < 64; bits above the words read as 0. */
static uint64_t jac256189_words_bits(const uint64_t *in, size_t words, size_t position, unsigned width)
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
__attribute__((unused)) static int jac256189_cpu_answer(int *answer, int (*ask)(void))
{
    int known = __atomic_load_n(answer, __ATOMIC_RELAXED);
    if (!known) {
        known = 1 + ask();
        __atomic_store_n(answer, known, __ATOMIC_RELAXED);
    }
    return known == 2;
}
#endif

#if defined(JAC256189_ASSUME_CPU)

int jac256189_cpu_supported(void)
{
    return 1;
}

#elif defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 11

/* The compiler's run-time support asks the CPU once, before main. */
int jac256189_cpu_supported(void)
{
    return __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("adx") != 0 && __builtin_cpu_supports("avx2") != 0;
}

#else

#include <cpuid.h>

/* Structured extended features: CPUID leaf 7, register EBX; BMI2 is bit 8, ADX is bit 19, AVX2 is bit 5. */
/* For AVX2 the system has to save the registers, too: OSXSAVE, CPUID leaf 1, ECX bit 27, then XCR0. */
__attribute__((target("xsave")))
static int jac256189_cpu_ask(void)
{
    const unsigned wanted = 1u << 8 | 1u << 19 | 1u << 5;
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || (ecx & (1u << 27)) == 0 || (__builtin_ia32_xgetbv(0) & 0x06) != 0x06)
        return 0;
    return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & wanted) == wanted;
}

static int jac256189_cpu_kept;

int jac256189_cpu_supported(void)
{
    return jac256189_cpu_answer(&jac256189_cpu_kept, jac256189_cpu_ask);
}

#endif

/* ---- inversion modulo an odd number below 2^256: 10 batches of 60 divsteps (Bernstein and Yang, ePrint 2019/266; delta from 1/2) ---- */

#define JAC256189_LIMBS 5 /* of 60 bits; all but the topmost from 0 to 2^60 - 1, the topmost has the sign */
#define JAC256189_LIMB_MASK ((uint64_t)-1 >> 4)

__extension__ typedef __int128 jac256189_wide;

/* The odd modulus and its inverse modulo 2^60. */
typedef struct {
    int64_t limb[JAC256189_LIMBS];
    uint64_t inverse;
} jac256189_modulus;

/* The lower limb of a sum goes out, the rest stays; shifts of negative numbers keep the sign. */
static inline int64_t jac256189_limb(jac256189_wide *sum)
{
    int64_t low = (int64_t)((uint64_t)*sum & JAC256189_LIMB_MASK);
    *sum >>= 60;
    return low;
}

/* One divstep on packed words, see below; zeta = -delta - 1/2. */
static inline void jac256189_divstep(uint64_t *x, uint64_t *y, int64_t *zeta)
{
    uint64_t positive = jac256189_barrier((uint64_t)(*zeta >> 63)), odd = jac256189_mask(*y & 1), swap = positive & odd;
    uint64_t sum = *y + (((*x ^ positive) - positive) & odd);
    *x ^= (*x ^ *y) & swap;
    *y = (uint64_t)((int64_t)sum >> 1);
    *zeta = (int64_t)((uint64_t)*zeta ^ swap) - 1;
}

/* 60 divsteps on the lowest bits of f and g: {f, g} turns into {m0 f + m1 g, m2 f + m3 g} / 2^60. zeta = -delta - 1/2.
 * 20 steps at a time see 20 bits of f and g. x = f' - 2^21 u - 2^42 v holds a row (u, v) of the matrix, times 2^20, beside f';
 * rows fit 21 bits because -u and -v are from -2^20 to 2^20 - 1. */
static int64_t jac256189_divsteps(int64_t zeta, uint64_t f, uint64_t g, int64_t m[4])
{
    const uint64_t low = ((uint64_t)1 << 20) - 1, half = (uint64_t)1 << 20, field = 2 * half - 1;
    int64_t a = (int64_t)1 << 0, b = 0, c = 0, d = a;
    int i, k;
    for (k = 0; k < 3; ++k) {
        uint64_t x = (f & low) - ((uint64_t)1 << 41), y = (g & low) - ((uint64_t)1 << 62), t;
        int64_t u, v, q, r, w;
        for (i = 0; i < 4; ++i) {
            jac256189_divstep(&x, &y, &zeta);
            jac256189_divstep(&x, &y, &zeta);
            jac256189_divstep(&x, &y, &zeta);
            jac256189_divstep(&x, &y, &zeta);
            jac256189_divstep(&x, &y, &zeta);
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
static void jac256189_update_fg(int64_t f[JAC256189_LIMBS], int64_t g[JAC256189_LIMBS], const int64_t m[4])
{
    jac256189_wide x = (jac256189_wide)m[0] * f[0] + (jac256189_wide)m[1] * g[0], y = (jac256189_wide)m[2] * f[0] + (jac256189_wide)m[3] * g[0];
    int i;
    jac256189_limb(&x);
    jac256189_limb(&y);
    for (i = 1; i < JAC256189_LIMBS; ++i) {
        x += (jac256189_wide)m[0] * f[i];
        x += (jac256189_wide)m[1] * g[i];
        y += (jac256189_wide)m[2] * f[i];
        y += (jac256189_wide)m[3] * g[i];
        f[i - 1] = jac256189_limb(&x);
        g[i - 1] = jac256189_limb(&y);
    }
    f[JAC256189_LIMBS - 1] = (int64_t)x;
    g[JAC256189_LIMBS - 1] = (int64_t)y;
}

/* The same for d and e modulo the modulus M; they stay above -2 M and below M. */
static void jac256189_update_de(int64_t d[JAC256189_LIMBS], int64_t e[JAC256189_LIMBS], const int64_t m[4], const jac256189_modulus *p)
{
    int64_t ds = (int64_t)jac256189_barrier((uint64_t)(d[JAC256189_LIMBS - 1] >> 63)), es = (int64_t)jac256189_barrier((uint64_t)(e[JAC256189_LIMBS - 1] >> 63));
    int64_t md = (m[0] & ds) + (m[1] & es), me = (m[2] & ds) + (m[3] & es); /* so often M is added: once where negative, */
    jac256189_wide x = (jac256189_wide)m[0] * d[0] + (jac256189_wide)m[1] * e[0], y = (jac256189_wide)m[2] * d[0] + (jac256189_wide)m[3] * e[0];
    int i;
    md -= (int64_t)((p->inverse * (uint64_t)x + (uint64_t)md) & JAC256189_LIMB_MASK); /* then until 2^60 divides */
    me -= (int64_t)((p->inverse * (uint64_t)y + (uint64_t)me) & JAC256189_LIMB_MASK);
    x += (jac256189_wide)md * p->limb[0];
    y += (jac256189_wide)me * p->limb[0];
    jac256189_limb(&x);
    jac256189_limb(&y);
    for (i = 1; i < JAC256189_LIMBS; ++i) {
        x += (jac256189_wide)m[0] * d[i];
        x += (jac256189_wide)m[1] * e[i];
        x += (jac256189_wide)md * p->limb[i];
        y += (jac256189_wide)m[2] * d[i];
        y += (jac256189_wide)m[3] * e[i];
        y += (jac256189_wide)me * p->limb[i];
        d[i - 1] = jac256189_limb(&x);
        e[i - 1] = jac256189_limb(&y);
    }
    d[JAC256189_LIMBS - 1] = (int64_t)x;
    e[JAC256189_LIMBS - 1] = (int64_t)y;
}

/* d = (d ^ negate) - negate + (M where the result is negative), for negate = 0 or -1, with limbs from 0 on. */
static void jac256189_settle(int64_t d[JAC256189_LIMBS], int64_t negate, const jac256189_modulus *p)
{
    int64_t carry = 0, less = (int64_t)jac256189_barrier((uint64_t)((d[JAC256189_LIMBS - 1] ^ negate) >> 63));
    int i;
    for (i = 0; i < JAC256189_LIMBS; ++i) {
        carry += (d[i] ^ negate) - negate + (p->limb[i] & less);
        d[i] = carry;
        if (i + 1 < JAC256189_LIMBS) {
            d[i] = (int64_t)((uint64_t)carry & JAC256189_LIMB_MASK);
            carry >>= 60;
        }
    }
}

/* out = 1/in modulo the modulus, and 0 for 0, from 0 to the modulus - 1. Requires in below the modulus; out may be in. */
static void jac256189_invert(uint64_t *out, const uint64_t *in, size_t words, const jac256189_modulus *p)
{
    int64_t f[JAC256189_LIMBS], g[JAC256189_LIMBS], d[JAC256189_LIMBS], e[JAC256189_LIMBS], m[4], zeta = -1;
    size_t i;
    for (i = 0; i < JAC256189_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        uint64_t low = at < words ? in[at] >> shift : 0, high = shift > 0 && at + 1 < words ? in[at + 1] << (64 - shift) : 0;
        f[i] = p->limb[i];
        g[i] = (int64_t)((low | high) & JAC256189_LIMB_MASK);
        d[i] = (int64_t)jac256189_barrier(0);
        e[i] = (int64_t)jac256189_barrier(i == 0);
    }
    for (i = 0; i < 10; ++i) {
        zeta = jac256189_divsteps(zeta, (uint64_t)f[0], (uint64_t)g[0], m);
        jac256189_update_fg(f, g, m);
        jac256189_update_de(d, e, m, p);
    }
    jac256189_settle(d, 0, p);
    jac256189_settle(d, (int64_t)jac256189_barrier((uint64_t)(f[JAC256189_LIMBS - 1] >> 63)), p); /* f = 1 or -1, or in = 0 and d = 0 */
    jac256189_words_zero(out, words);
    for (i = 0; i < JAC256189_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        if (at < words)
            out[at] |= (uint64_t)d[i] << shift;
        if (shift > 4 && at + 1 < words)
            out[at + 1] |= (uint64_t)d[i] >> (64 - shift);
    }
    jac256189_wipe((uint64_t *)f, JAC256189_LIMBS);
    jac256189_wipe((uint64_t *)g, JAC256189_LIMBS);
    jac256189_wipe((uint64_t *)d, JAC256189_LIMBS);
    jac256189_wipe((uint64_t *)e, JAC256189_LIMBS);
    jac256189_wipe((uint64_t *)m, 4);
}

/* ---- field elements ---- */

static const uint64_t jac256189_fe_modulus[4] = {UINT64_C(0xffffffffffffff43), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff)};
static const uint64_t jac256189_fe_one[4] = {UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};

/* Returns 1 if the encoding is canonical (the value is below the prime), else 0. */
static uint64_t jac256189_fe_decode(uint64_t out[JAC256189_WORDS], const uint8_t in[JAC256189_FIELD_BYTES])
{
    uint64_t t[JAC256189_WORDS];
    jac256189_words_load(out, JAC256189_WORDS, in, JAC256189_FIELD_BYTES);
    return jac256189_words_sub(t, out, jac256189_fe_modulus, JAC256189_WORDS);
}

static void jac256189_fe_encode(uint8_t out[JAC256189_FIELD_BYTES], const uint64_t in[JAC256189_WORDS], uint64_t mask)
{
    uint64_t t[JAC256189_WORDS];
    jac256189_fe_canon(t, in);
    jac256189_words_store(out, JAC256189_FIELD_BYTES, t, mask);
}

/* 1 if a = b modulo the prime. */
static uint64_t jac256189_fe_equal(const uint64_t a[JAC256189_WORDS], const uint64_t b[JAC256189_WORDS])
{
    uint64_t t[JAC256189_WORDS];
    jac256189_fe_sub(t, a, b);
    return jac256189_fe_is_zero(t);
}

static const jac256189_modulus jac256189_field_modulus = {{INT64_C(0xfffffffffffff43), INT64_C(0xfffffffffffffff), INT64_C(0xfffffffffffffff), INT64_C(0xfffffffffffffff), INT64_C(0xffff)}, UINT64_C(0x0ac056b015ac056b)};

/* out = 1/in, and 0 for 0, below the prime. */
static void jac256189_fe_invert(uint64_t out[JAC256189_WORDS], const uint64_t in[JAC256189_WORDS])
{
    uint64_t t[JAC256189_WORDS];
    jac256189_fe_canon(t, in);
    jac256189_invert(out, t, JAC256189_WORDS, &jac256189_field_modulus);
    jac256189_wipe(t, JAC256189_WORDS);
}

/* ---- scalars ---- */

#define JAC256189_SCALAR_WORDS 4

static const uint64_t jac256189_order[4] = {UINT64_C(0x50d2ffe01b869d35), UINT64_C(0xcc6bd10647eac1cb), UINT64_C(0x9999999999999999), UINT64_C(0x1999999999999999)};

/* Returns 1 if the scalar is below the order. */
static uint64_t jac256189_scalar_decode(uint64_t out[JAC256189_SCALAR_WORDS], const uint8_t in[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_words_load(out, JAC256189_SCALAR_WORDS, in, JAC256189_SCALAR_BYTES);
    return jac256189_words_sub(t, out, jac256189_order, JAC256189_SCALAR_WORDS);
}

int jac256189_scalar_is_valid(const uint8_t a[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    return (int)jac256189_scalar_decode(t, a);
}

/* out = the bytes modulo r, blocks of JAC256189_SCALAR_WORDS words from the top down. */
static void jac256189_order_load(uint64_t out[JAC256189_SCALAR_WORDS], const uint8_t *in, size_t bytes)
{
    const size_t block = JAC256189_SCALAR_WORDS * sizeof(uint64_t);
    size_t blocks = bytes / block, rest = bytes % block;
    uint64_t t[2 * JAC256189_SCALAR_WORDS];
    jac256189_words_load(t, JAC256189_SCALAR_WORDS, in + blocks * block, rest);
    jac256189_sc_canon(out, t);
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        jac256189_words_load(t, 2 * JAC256189_SCALAR_WORDS, in + blocks * block, 2 * block);
        jac256189_sc_reduce_wide(out, t);
    }
    while (blocks-- > 0) {
        jac256189_words_load(t, JAC256189_SCALAR_WORDS, in + blocks * block, block);
        jac256189_sc_fold(out, out, t);
    }
    jac256189_wipe(t, 2 * JAC256189_SCALAR_WORDS);
}

void jac256189_scalar_reduce(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, in, in_bytes);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
    jac256189_wipe(t, JAC256189_SCALAR_WORDS);
}

void jac256189_scalar_add(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], u[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_order_load(u, b, JAC256189_SCALAR_BYTES);
    jac256189_sc_add(t, t, u);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
    jac256189_wipe(t, JAC256189_SCALAR_WORDS);
    jac256189_wipe(u, JAC256189_SCALAR_WORDS);
}

void jac256189_scalar_mul(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], u[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_order_load(u, b, JAC256189_SCALAR_BYTES);
    jac256189_sc_mul(t, t, u);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
    jac256189_wipe(t, JAC256189_SCALAR_WORDS);
    jac256189_wipe(u, JAC256189_SCALAR_WORDS);
}

void jac256189_scalar_neg(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_sc_neg(t, t);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
    jac256189_wipe(t, JAC256189_SCALAR_WORDS);
}

/* ---- the curve y^2 = x^3 - 3 x + 0xfd63c3319814da55e88e9328e96273c483dca6cc84df53ec8d91b1b3e0237064 ---- */

static const uint64_t jac256189_curve_a[4] = {UINT64_C(0xffffffffffffff40), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff)};
static const uint64_t jac256189_curve_b[4] = {UINT64_C(0x8d91b1b3e0237064), UINT64_C(0x83dca6cc84df53ec), UINT64_C(0xe88e9328e96273c4), UINT64_C(0xfd63c3319814da55)};
static const uint64_t jac256189_base_x[4] = {UINT64_C(0x0000000000000037), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};
static const uint64_t jac256189_base_y[4] = {UINT64_C(0x3bb3b098882eb58e), UINT64_C(0x5807266efc6426e6), UINT64_C(0x8607bbc483e42647), UINT64_C(0x4c780bc580030104)};

/* 1 if (x, y) satisfies the equation. */
static uint64_t jac256189_on_curve(const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS])
{
    uint64_t t[JAC256189_WORDS], u[JAC256189_WORDS], v[JAC256189_WORDS];
    jac256189_fe_sqr(t, x);
    jac256189_fe_sqr(u, y);
    jac256189_fe_add(t, t, jac256189_curve_a);
    jac256189_fe_mul(v, t, x);
    jac256189_fe_add(v, v, jac256189_curve_b);
    return jac256189_fe_equal(u, v);
}

/* ---- points: projective coordinates with a4=-3 (X, Y, Z) with x = X/Z, y = Y/Z ---- */

#define JAC256189_PRJ_WORDS (3 * JAC256189_WORDS)
#define JAC256189_PRJ_CACHED_WORDS (3 * JAC256189_WORDS)

static void jac256189_prj_affine(uint64_t acc[JAC256189_PRJ_WORDS], const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS])
{
    jac256189_words_copy(acc, x, JAC256189_WORDS);
    jac256189_words_copy(acc + JAC256189_WORDS, y, JAC256189_WORDS);
    jac256189_words_copy(acc + 2 * JAC256189_WORDS, jac256189_fe_one, JAC256189_WORDS);
}

/* Affine coordinates; returns 1 for the neutral element, whose coordinates become 0. */
static uint64_t jac256189_prj_to_affine(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint64_t acc[JAC256189_PRJ_WORDS])
{
    uint64_t t0[JAC256189_WORDS];
    jac256189_fe_invert(t0, acc + 2 * JAC256189_WORDS);
    jac256189_fe_mul(x, acc, t0);
    jac256189_fe_mul(y, acc + JAC256189_WORDS, t0);
    return jac256189_fe_is_zero(acc + 2 * JAC256189_WORDS);
}

static void jac256189_prj_neutral(uint64_t acc[JAC256189_PRJ_WORDS])
{
    jac256189_words_zero(acc, JAC256189_WORDS);
    jac256189_words_copy(acc + JAC256189_WORDS, jac256189_fe_one, JAC256189_WORDS);
    jac256189_words_zero(acc + 2 * JAC256189_WORDS, JAC256189_WORDS);
}

static void jac256189_prj_neg(uint64_t acc[JAC256189_PRJ_WORDS], uint64_t bit)
{
    jac256189_fe_cneg(acc + JAC256189_WORDS, acc + JAC256189_WORDS, bit);
}

static void jac256189_prj_to_cached(uint64_t q[JAC256189_PRJ_CACHED_WORDS], const uint64_t acc[JAC256189_PRJ_WORDS])
{
    jac256189_words_copy(q, acc, 3 * JAC256189_WORDS);
}

static void jac256189_prj_cached_neg(uint64_t q[JAC256189_PRJ_CACHED_WORDS], uint64_t bit)
{
    jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, bit);
}

/* ---- points: Jacobian coordinates with a4=-3 (X, Y, Z) with x = X/ZZ, y = Y/ZZZ; table entries (X, Y, Z, ZZ, ZZZ) ---- */

#define JAC256189_JAC_WORDS (3 * JAC256189_WORDS)
#define JAC256189_JAC_CACHED_WORDS (5 * JAC256189_WORDS)

static void jac256189_jac_affine(uint64_t acc[JAC256189_JAC_WORDS], const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS])
{
    jac256189_words_copy(acc, x, JAC256189_WORDS);
    jac256189_words_copy(acc + JAC256189_WORDS, y, JAC256189_WORDS);
    jac256189_words_copy(acc + 2 * JAC256189_WORDS, jac256189_fe_one, JAC256189_WORDS);
}

/* Affine coordinates; returns 1 for the neutral element, whose coordinates become 0. */
static uint64_t jac256189_jac_to_affine(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint64_t acc[JAC256189_JAC_WORDS])
{
    uint64_t t0[JAC256189_WORDS], t1[JAC256189_WORDS], t2[JAC256189_WORDS];
    jac256189_fe_invert(t0, acc + 2 * JAC256189_WORDS);
    jac256189_fe_sqr(t1, t0);
    jac256189_fe_mul(x, acc, t1);
    jac256189_fe_mul(t2, t1, t0);
    jac256189_fe_mul(y, acc + JAC256189_WORDS, t2);
    return jac256189_fe_is_zero(acc + 2 * JAC256189_WORDS);
}

static void jac256189_jac_cached_neg(uint64_t q[JAC256189_JAC_CACHED_WORDS], uint64_t bit)
{
    jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, bit);
}

/* What doublings read of the point of a table entry; the rest is left 0. */
static void jac256189_jac_from_cached(uint64_t acc[JAC256189_JAC_WORDS], const uint64_t q[JAC256189_JAC_CACHED_WORDS])
{
    jac256189_words_copy(acc, q, 3 * JAC256189_WORDS);
}

/* acc, affine coordinates of a point and the coordinate that it is to share with another, becomes that point. */
static void jac256189_jac_rescale(uint64_t acc[JAC256189_JAC_WORDS])
{
    uint64_t t0[JAC256189_WORDS], t1[JAC256189_WORDS], t2[JAC256189_WORDS], t3[JAC256189_WORDS];
    jac256189_fe_sqr(t0, acc + 2 * JAC256189_WORDS);
    jac256189_fe_mul(t1, t0, acc + 2 * JAC256189_WORDS);
    jac256189_fe_mul(t2, acc, t0);
    jac256189_fe_mul(t3, acc + JAC256189_WORDS, t1);
    jac256189_words_copy(acc, t2, JAC256189_WORDS);
    jac256189_words_copy(acc + JAC256189_WORDS, t3, JAC256189_WORDS);
}

/* The odd multiples P, 3P, ..., (2 entries - 1) P, as table entries. 2P and the last multiple always share one Z (Meloni), which makes
 * the additions cheap (Longa and Miri). */
static void jac256189_jac_table_odd(uint64_t *table, size_t entries, const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS])
{
    uint64_t twice[JAC256189_JAC_WORDS], sum[JAC256189_JAC_WORDS];
    size_t i;
    jac256189_jac_affine(sum, x, y);
    jac256189_jac_to_cached(table, sum);
    jac256189_jac_dbl(twice, sum);
    jac256189_words_copy(sum + 2 * JAC256189_WORDS, twice + 2 * JAC256189_WORDS, JAC256189_WORDS);
    jac256189_jac_rescale(sum);
    for (i = 1; i < entries; ++i) {
        jac256189_jac_coz_add(sum, twice, twice, sum);
        jac256189_words_copy(twice + 2 * JAC256189_WORDS, sum + 2 * JAC256189_WORDS, JAC256189_WORDS);
        jac256189_jac_to_cached(table + i * JAC256189_JAC_CACHED_WORDS, sum);
    }
}

/* 1 if [cofactor] acc = O; acc is overwritten. An exceptional case is met only by points whose order divides the cofactor (times a power
 * of two), and a coordinate that vanished stays 0. */
static uint64_t jac256189_jac_is_small(uint64_t acc[JAC256189_JAC_WORDS])
{
    uint64_t t[JAC256189_WORDS], point[JAC256189_JAC_CACHED_WORDS];
    jac256189_words_copy(point, acc, JAC256189_JAC_WORDS);
    jac256189_jac_dbl(acc, acc);
    jac256189_jac_dbl(acc, acc);
    jac256189_jac_add(acc, acc, point);
    jac256189_jac_dbl(acc, acc);
    jac256189_words_copy(t, acc + 2 * JAC256189_WORDS, JAC256189_WORDS);
    return jac256189_fe_is_zero(t);
}

/* acc, a finite point of which doublings can be made, in the coordinates of the complete formulas. */
static void jac256189_jac_to_prj(uint64_t *acc)
{
    uint64_t t0[JAC256189_WORDS], t1[JAC256189_WORDS], t2[JAC256189_WORDS];
    jac256189_fe_mul(t0, acc, acc + 2 * JAC256189_WORDS);
    jac256189_fe_sqr(t1, acc + 2 * JAC256189_WORDS);
    jac256189_fe_mul(t2, t1, acc + 2 * JAC256189_WORDS);
    jac256189_words_copy(acc, t0, JAC256189_WORDS);
    jac256189_words_copy(acc + 2 * JAC256189_WORDS, t2, JAC256189_WORDS);
}

/* ---- validation ---- */

/* Return codes are built without branches: code = value where bit = 1. Later calls win. */
static void jac256189_code_set(uint64_t *code, int value, uint64_t bit)
{
    uint64_t wanted = (uint64_t)(int64_t)value;
    *code ^= jac256189_mask(bit) & (*code ^ wanted);
}

/* Decodes a point and finds out what is wrong with it: JAC256189_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t jac256189_point_decode(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint8_t in[JAC256189_POINT_BYTES], int with_order)
{
    uint64_t code = 0, canonical, valid;
    uint64_t acc[JAC256189_JAC_WORDS];
    canonical = jac256189_fe_decode(x, in);
    canonical &= jac256189_fe_decode(y, in + JAC256189_FIELD_BYTES);
    valid = jac256189_on_curve(x, y);
    jac256189_code_set(&code, JAC256189_ERR_CURVE, valid ^ 1);
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, canonical ^ 1);
    valid &= canonical;
    jac256189_words_move(x, jac256189_base_x, JAC256189_WORDS, valid ^ 1);
    jac256189_words_move(y, jac256189_base_y, JAC256189_WORDS, valid ^ 1);
    if (with_order) {
        jac256189_jac_affine(acc, x, y);
        valid = jac256189_jac_is_small(acc) ^ 1;
        jac256189_code_set(&code, JAC256189_ERR_ORDER, valid ^ 1);
        jac256189_words_move(x, jac256189_base_x, JAC256189_WORDS, valid ^ 1);
        jac256189_words_move(y, jac256189_base_y, JAC256189_WORDS, valid ^ 1);
    }
    return code;
}

int jac256189_point_validate(const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS];
    if (!jac256189_cpu_supported())
        return JAC256189_ERR_CPU;
    return (int)(int64_t)jac256189_point_decode(x, y, point, 1);
}

/* ---- constant-time multiplication: 51 digits of 5 bits, odd ---- */

#define JAC256189_RESULT_WORDS (JAC256189_JAC_WORDS > JAC256189_PRJ_WORDS ? JAC256189_JAC_WORDS : JAC256189_PRJ_WORDS)
#define JAC256189_WINDOW 5
#define JAC256189_DIGITS 51
#define JAC256189_ENTRIES 16
#define JAC256189_RECODED_WORDS 4

/* The table entry of one digit, given as digit + 2^5: every entry is read, whatever the digit. */
static void jac256189_lookup(uint64_t q[JAC256189_JAC_CACHED_WORDS], const uint64_t *table, uint64_t biased)
{
    uint64_t digit = biased - 32;
    uint64_t negative = jac256189_barrier(digit >> 63);
    uint64_t magnitude = (digit ^ jac256189_mask(negative)) + negative;
    jac256189_select(q, table, JAC256189_ENTRIES, JAC256189_JAC_CACHED_WORDS, magnitude >> 1);
    jac256189_jac_cached_neg(q, negative);
}

/* acc = [k] P over the table of P; `k` is recoded.
 * The point has an order n that r divides, and k < r. What is recoded is k, or k - 1 where k is even: odd, from -1
 * to r - 2, so that no prefix is a multiple of r. The doubling-addition takes A = [a]P, Q = [d]P, d odd and a
 * even, |a| + |d| < r: so A is neither Q nor -Q, and its result is not O. P is added by complete formulas where k
 * is even.
 */
static void jac256189_multiply(uint64_t acc[JAC256189_RESULT_WORDS], const uint64_t k[JAC256189_RECODED_WORDS], const uint64_t *table)
{
    uint64_t q[JAC256189_JAC_CACHED_WORDS];
    size_t i;
    for (i = JAC256189_DIGITS; i-- > 0;) {
        jac256189_lookup(q, table, jac256189_words_bits(k, JAC256189_RECODED_WORDS, i * JAC256189_WINDOW, JAC256189_WINDOW + 1) | 1);
        if (i == JAC256189_DIGITS - 1) {
            jac256189_jac_from_cached(acc, q);
            continue;
        }
        jac256189_jac_4dbl(acc, acc);
        jac256189_jac_dbladd(acc, acc, q);
    }
    jac256189_wipe(q, JAC256189_JAC_CACHED_WORDS);
}


/* acc = [k] (x, y) for k < r, in the coordinates of the complete formulas. */
static void jac256189_multiply_affine(uint64_t acc[JAC256189_RESULT_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t x[JAC256189_WORDS],
                              const uint64_t y[JAC256189_WORDS])
{
    uint64_t table[JAC256189_ENTRIES * JAC256189_JAC_CACHED_WORDS], recoded[JAC256189_RECODED_WORDS];
    uint64_t even = jac256189_barrier((k[0] & 1) ^ 1), sum[JAC256189_PRJ_WORDS], entry[JAC256189_PRJ_CACHED_WORDS], one[JAC256189_RECODED_WORDS];
    jac256189_words_zero(one, JAC256189_RECODED_WORDS);
    one[0] = even;
    jac256189_words_zero(recoded, JAC256189_RECODED_WORDS);
    jac256189_words_copy(recoded, k, JAC256189_SCALAR_WORDS);
    recoded[3] |= (uint64_t)1 << 63; /* makes the top digit odd, too */
    jac256189_words_sub(recoded, recoded, one, JAC256189_RECODED_WORDS); /* k - 1 where k is even: odd, from -1 to r - 2 */
    jac256189_jac_table_odd(table, JAC256189_ENTRIES, x, y);
    jac256189_multiply(acc, recoded, table);
    /* [k - 1] P + P where k was even, by the complete addition */
    jac256189_jac_to_prj(acc);
    jac256189_prj_affine(sum, x, y);
    jac256189_prj_to_cached(entry, sum);
    jac256189_prj_add(sum, acc, entry);
    jac256189_words_move(acc, sum, JAC256189_PRJ_WORDS, even);
    jac256189_wipe(sum, JAC256189_PRJ_WORDS);
    jac256189_wipe(one, JAC256189_RECODED_WORDS);
    jac256189_wipe(recoded, JAC256189_RECODED_WORDS);
    jac256189_wipe(table, JAC256189_ENTRIES * JAC256189_JAC_CACHED_WORDS);
}

/* ---- fixed base: signed comb, 11 blocks of 6 teeth, 4 apart ---- */

#define JAC256189_COMB_TEETH 6
#define JAC256189_COMB_SPACING 4
#define JAC256189_COMB_BLOCKS 11
#define JAC256189_COMB_ENTRIES 32
#define JAC256189_COMB_ENTRY_WORDS (2 * JAC256189_WORDS)
#define JAC256189_COMB_BITS 264
#define JAC256189_COMB_WORDS 5

/* X, Y of the combinations of powers of two of the base point. */
static const uint64_t jac256189_comb_table[2816] = {
    UINT64_C(0x1ef30d725cfa5136), UINT64_C(0x4050a1fbba282ba7), UINT64_C(0xa13234af98366969), UINT64_C(0xd625c9889df08110), UINT64_C(0xc9308f901e755ab1), UINT64_C(0x94763bd9a7e672b6), UINT64_C(0xd8ca0e104b24b3cf), UINT64_C(0x7e340dd6b9ea3924),
    UINT64_C(0x5db40b39471d1e44), UINT64_C(0x76c610fcb16e3a55), UINT64_C(0x558064e99092c8be), UINT64_C(0xb80f4e0485816354), UINT64_C(0xfb5ac0978372ab28), UINT64_C(0x0d9c0a3beea09cbe), UINT64_C(0x413aee46b6083511), UINT64_C(0xbcd290f9214ff1e5),
    UINT64_C(0x1b077a9e2e53019e), UINT64_C(0xbb0ad3ff94b43e25), UINT64_C(0xbb828da14d283db5), UINT64_C(0xdb3ea1deb7a0f75e), UINT64_C(0x944c9107574f280c), UINT64_C(0xf8e39c9474845bed), UINT64_C(0xc4480f7415b99666), UINT64_C(0x7e93e828f41639af),
    UINT64_C(0x837ad9979d4ce094), UINT64_C(0x6cd323e88a243966), UINT64_C(0x90bea69cdd5d846c), UINT64_C(0xa58d23bd92d1b131), UINT64_C(0xc1014b378568e307), UINT64_C(0x6acfa96c6709de8a), UINT64_C(0xb84d25f03db02a1d), UINT64_C(0xc80f74884db54bab),
    UINT64_C(0xdb604baf839dac4e), UINT64_C(0x8adcd739235c3bb2), UINT64_C(0x981c2bba2aac9776), UINT64_C(0x1acf852e42a8c24c), UINT64_C(0xbee83d7252e65f7d), UINT64_C(0xf0b4b0f0cfcd9615), UINT64_C(0x95468054d52cc066), UINT64_C(0x213f3ac50928eb5a),
    UINT64_C(0x6223f18a279147aa), UINT64_C(0x00b4806f17550e07), UINT64_C(0x403d844c2741c5c9), UINT64_C(0x3457797fadb8ecb8), UINT64_C(0xab854b2bc2fdae0f), UINT64_C(0x7e84b59cc3db372c), UINT64_C(0x5a6fee057e088f23), UINT64_C(0xdfe4c1ff992b1a48),
    UINT64_C(0xd256b27c03fc3595), UINT64_C(0xa4feef14d15e9c57), UINT64_C(0x870808ae435f4d23), UINT64_C(0xbfc66331c43fe98b), UINT64_C(0xbf70689a38cd296d), UINT64_C(0xd8202d1447039545), UINT64_C(0x3c9aee3b900eb191), UINT64_C(0x8a2c81681ca851c2),
    UINT64_C(0xdd1087d8ac00d2ea), UINT64_C(0x2c9f993523b746f2), UINT64_C(0x175a6db75e8ec9e4), UINT64_C(0x456338104ad562d5), UINT64_C(0xc40463a3231dfe7c), UINT64_C(0xff06c808651fb431), UINT64_C(0x7fb864eeebb4b7ab), UINT64_C(0xb8a910983e273014),
    UINT64_C(0x88a190e9ed2763f7), UINT64_C(0xfd6585a4f08c40ba), UINT64_C(0x8ee1782a511ca005), UINT64_C(0x2fd5755cdbcbbcad), UINT64_C(0x4b9240981907c68a), UINT64_C(0x61f7301eef38bfad), UINT64_C(0x3289ab2bc55dff57), UINT64_C(0x891dcac0d34de6a5),
    UINT64_C(0x98fc984470f216c6), UINT64_C(0xbbeb99e2f788e731), UINT64_C(0xb28103d4abf8c1de), UINT64_C(0xa4c2d804c4e38fbc), UINT64_C(0x2f9a5e920291d0da), UINT64_C(0x12a90ca6b9082db9), UINT64_C(0xebafb632c9a1231c), UINT64_C(0xdca3c32962daa73d),
    UINT64_C(0xe5ff4f2f21e69c8b), UINT64_C(0xb0d74521480da347), UINT64_C(0xb0c985a9b3679b9c), UINT64_C(0x5c3f7bd2a5d545ba), UINT64_C(0x701e3774119abc38), UINT64_C(0xfb669c9567d9783b), UINT64_C(0x04e7ed1254e2d511), UINT64_C(0x4b5ff0772ba91e98),
    UINT64_C(0x4a8c2039ecbc12a1), UINT64_C(0xbdad7e8c7fa8ff6c), UINT64_C(0xd4f95ca19f8834c4), UINT64_C(0x8491c23b0b39c7e0), UINT64_C(0xbb492651acd41ff9), UINT64_C(0x4595f72be90a27b4), UINT64_C(0x1d4654223c03de72), UINT64_C(0x0bfc6487a04927d7),
    UINT64_C(0xb78f76ca5f4f028f), UINT64_C(0x07705e109aa049cf), UINT64_C(0xd5ab678b128dab24), UINT64_C(0xf895d3c78eef896f), UINT64_C(0x02da96bbd74941ff), UINT64_C(0x34f0a5fd89750249), UINT64_C(0x58d8a04673bd3bff), UINT64_C(0x051fb54ce4781628),
    UINT64_C(0x33d6480ac12b315c), UINT64_C(0x1c03ab4c35d836cd), UINT64_C(0xeace316f61034a08), UINT64_C(0xce356bc1413d9b19), UINT64_C(0x5f2cc1b52c10c6d4), UINT64_C(0xc7277725e550305a), UINT64_C(0x255651bb23be31cb), UINT64_C(0xae56d7a6f9bc0072),
    UINT64_C(0xe4141b0cfd0d3511), UINT64_C(0x4d1d9024d8f630b0), UINT64_C(0x6ba9a7a005f5fc67), UINT64_C(0x7ad3c25f92cbc989), UINT64_C(0xa03c39c7a1ed5af0), UINT64_C(0x4fa1ef03329489f3), UINT64_C(0x969cd166eec20917), UINT64_C(0x29427ba1fb1628a8),
    UINT64_C(0x36fa65d474fa3556), UINT64_C(0xcd7989314cd9c4ce), UINT64_C(0xf4fc36701a830604), UINT64_C(0x88d020ebe02ed2cd), UINT64_C(0xa7997b1bd002da20), UINT64_C(0x69e520e68e9b6070), UINT64_C(0x92846f3f99b2eca3), UINT64_C(0x45274dbc4e48b3ed),
    UINT64_C(0x4149a57079740c01), UINT64_C(0x3489097ad6c5d3a9), UINT64_C(0xdb5b5afb96737cfd), UINT64_C(0xe7ef019870ca45e3), UINT64_C(0xd2cccc268d6f0720), UINT64_C(0xe8c3e30e9a52a664), UINT64_C(0x526e22c992d6926e), UINT64_C(0x9ad6d14a0666201f),
    UINT64_C(0xcd68bf5fea4423e9), UINT64_C(0xb237d35fb189ff4f), UINT64_C(0xd9400459de29325f), UINT64_C(0xe00840b7bace6fc1), UINT64_C(0xe113345cde78ffd1), UINT64_C(0x003a88e7a622b9b3), UINT64_C(0x96c40b1d9ac7a184), UINT64_C(0x4b60fbf598298baf),
    UINT64_C(0xef2456ea0f000d3d), UINT64_C(0x728e99b2e94133a9), UINT64_C(0x4c99fffe4d2ba935), UINT64_C(0xf39920272dc6d94f), UINT64_C(0x4f28ab597459a99e), UINT64_C(0x4f06288eda6a4222), UINT64_C(0x9bebe611958547a7), UINT64_C(0x0c09ad5f5b7c3bbf),
    UINT64_C(0xa1bb770219ab4598), UINT64_C(0x01bba6a64f1ab75e), UINT64_C(0x79cebbf5969e4ad4), UINT64_C(0x3708f58df1feda9d), UINT64_C(0x2adf785dc94e34c0), UINT64_C(0x6dc563bb9822b22e), UINT64_C(0x8312f31c7a9c5862), UINT64_C(0x5c3d1ac42407217e),
    UINT64_C(0x791404f0f7d141cf), UINT64_C(0xf87a01e0b7dbd88e), UINT64_C(0x4388a415ba8d00ce), UINT64_C(0xd2ed6ab27a783347), UINT64_C(0xca7d40775941ea4a), UINT64_C(0x9618db794feb621d), UINT64_C(0xcdf207ad7ffd3e30), UINT64_C(0xd6ca4e3bf5cc6768),
    UINT64_C(0x5839fbefdc354381), UINT64_C(0xeec4d975abc5416b), UINT64_C(0x6f8755f3385f6024), UINT64_C(0x51a5b7a2f4033dc6), UINT64_C(0xb69f0b4bed89cb38), UINT64_C(0x180ae78cbf9be582), UINT64_C(0x5caa75719be35e33), UINT64_C(0x6d413faae64c27cc),
    UINT64_C(0xcaf33a415b1907c0), UINT64_C(0xf2dfd81d74a9c31f), UINT64_C(0x3752dd3ed0f3b99b), UINT64_C(0xa379303130d0bd44), UINT64_C(0x47988d491534b110), UINT64_C(0xb086c1a05b796cde), UINT64_C(0xd0b4aa4db3880a30), UINT64_C(0x68fcf895937f4582),
    UINT64_C(0xf184470a770d05a0), UINT64_C(0x9ac56251c2229d1f), UINT64_C(0xa8813e2b4b5493b7), UINT64_C(0xcfec4363f06fecf5), UINT64_C(0x56239c58ee3e4ffa), UINT64_C(0xdf48c7cf05583c52), UINT64_C(0x164828cc5c422d2b), UINT64_C(0x3f2028c1a8fbdbf2),
    UINT64_C(0x00863b794b78c929), UINT64_C(0x60533a52cdc3e536), UINT64_C(0xfb79c0b25da67d8e), UINT64_C(0xf1c271d07207baef), UINT64_C(0x376a02db28dec38b), UINT64_C(0xc4a822dd4c860580), UINT64_C(0x55eaa617e15d6bbc), UINT64_C(0x905fe02641af9b15),
    UINT64_C(0x9f37fc50af70a032), UINT64_C(0x31504c0c503f6c78), UINT64_C(0x31be4e8ba8c3ff4a), UINT64_C(0x4cb0cd1e01082efb), UINT64_C(0xab47662cdef1fb72), UINT64_C(0x90bd143884911f68), UINT64_C(0x883fcc0953ee8d37), UINT64_C(0xd2aa62698b08ed59),
    UINT64_C(0x7a319cc261f1b6f6), UINT64_C(0x447721b720c994be), UINT64_C(0x0f037f5c039e4f32), UINT64_C(0x13d64951a052d041), UINT64_C(0x8a00289bf67babe8), UINT64_C(0x0fdc91fd9e49e0a4), UINT64_C(0x4f5c62bb6d9bf46c), UINT64_C(0x851b78b4e6f06bac),
    UINT64_C(0x01fceee8305a93d8), UINT64_C(0x7a3993602aabcba8), UINT64_C(0x698096da191c4e1f), UINT64_C(0x3d8320a613570666), UINT64_C(0x6fc814c24a126336), UINT64_C(0x79f4083a48d12c9b), UINT64_C(0x2301a7af5bb04e4d), UINT64_C(0x17f53fa7320a01a7),
    UINT64_C(0x273d49e9bfbc9adc), UINT64_C(0xd816bb19ffb06b0b), UINT64_C(0x64757224a35f4233), UINT64_C(0x1ef4c4b352b02799), UINT64_C(0x846ef67f72b694ec), UINT64_C(0x2c1d781993851e10), UINT64_C(0x4eeb4d738f41166b), UINT64_C(0xea014d618b33d377),
    UINT64_C(0x5ef47c8b972f1e11), UINT64_C(0x4f3d41562a9aa7e1), UINT64_C(0x4ef544ece46330d5), UINT64_C(0x16e8fa7ba37e3d72), UINT64_C(0x0284b15e898c7172), UINT64_C(0xc072650502a4ca6c), UINT64_C(0x62214505e40377ed), UINT64_C(0x0e6ad7d0b54dbb83),
    UINT64_C(0x407e7c5dff86eac0), UINT64_C(0x79c30da694f5154c), UINT64_C(0x78c1c4b5cabc9950), UINT64_C(0xca63fcbce42a915e), UINT64_C(0xe32f1c0680752763), UINT64_C(0xeb9956c42831afc3), UINT64_C(0x4d432d64bfa3b47a), UINT64_C(0x29f3ca74deaa4522),
    UINT64_C(0x77642dc8457dd643), UINT64_C(0xd469198b28af4c26), UINT64_C(0xe2d5b1032a464e11), UINT64_C(0xa6990da744646dfa), UINT64_C(0x4cbe693a1c7c1b11), UINT64_C(0x0145df2c87e5d31c), UINT64_C(0x3cb36b3702bbb23e), UINT64_C(0x30617a1cb9b3e8d4),
    UINT64_C(0xbd6c624c98d20077), UINT64_C(0x8b1ed723ee2ccce0), UINT64_C(0x97066fb2fb8c27a3), UINT64_C(0x1dac799e1f750f85), UINT64_C(0xe27c6771624098b3), UINT64_C(0xcbd8d8d85db4cf23), UINT64_C(0x694ef2034493d5b7), UINT64_C(0xe8e3c36f26addbdb),
    UINT64_C(0xc5a8b1597dd12d44), UINT64_C(0x317a26ea8d338b98), UINT64_C(0xefc865eb2dd6ba66), UINT64_C(0xd7a2ba5edfc549b9), UINT64_C(0xbd88a752864af1f2), UINT64_C(0x21ebe0b0a819b738), UINT64_C(0xcfcde7760e19bdd7), UINT64_C(0x60c5924e0b1772e1),
    UINT64_C(0xcca6db4ca52d43a8), UINT64_C(0xf3827882e7a2e7b3), UINT64_C(0x6574dd4a15386d48), UINT64_C(0x56b45199114ce591), UINT64_C(0x4adaa93847f95223), UINT64_C(0x6c39ed8028ad1774), UINT64_C(0x15718b1094bcd40a), UINT64_C(0x2db4852a912ab6c3),
    UINT64_C(0x5fc4fb4aacd35109), UINT64_C(0x59b2bbe720bc1b0c), UINT64_C(0xd5f7ebeb982e9e25), UINT64_C(0xe75c294acb413123), UINT64_C(0xe11fad9c51424cb7), UINT64_C(0x59caaf2943226d41), UINT64_C(0x4ba64e18e12d0213), UINT64_C(0x2e13b1c36e619b70),
    UINT64_C(0x982ce0757be43b82), UINT64_C(0x114c1a9d74005e2f), UINT64_C(0x3b117404598b1ad2), UINT64_C(0x1268f22d14c0aa30), UINT64_C(0x7db357ef33a9bfd6), UINT64_C(0x3b920986ffba8454), UINT64_C(0x6305e5d101e031d3), UINT64_C(0x9eaeca0a85d17e95),
    UINT64_C(0xa8f7dd97de648303), UINT64_C(0x3ff844c01002f736), UINT64_C(0x1583123b57210aaf), UINT64_C(0xc08f0422c0e06a36), UINT64_C(0x00b8bcc5d769bb90), UINT64_C(0x5cc255c81d4b6077), UINT64_C(0xf97489ad33066751), UINT64_C(0xf70d3965d5f6f2fa),
    UINT64_C(0xeabb89401056847d), UINT64_C(0x182b850445d5cda3), UINT64_C(0x862250a179668a68), UINT64_C(0x4edd0ea51828d84e), UINT64_C(0x4ae8beafd9280e70), UINT64_C(0xe257874240e1cb5a), UINT64_C(0x20b2dd834e0e2bde), UINT64_C(0x5d0750b55c0fa996),
    UINT64_C(0x0d6c0a666110ee81), UINT64_C(0xf942025cbf43e6b4), UINT64_C(0xf31710db5d838378), UINT64_C(0x53afeb4fe6bdb412), UINT64_C(0x68ff656653ede8aa), UINT64_C(0x2b748691f9d19bb4), UINT64_C(0x49a9cc06ecdfe39b), UINT64_C(0xce599c5b7572ea88),
    UINT64_C(0xccda2ef7c36afd2f), UINT64_C(0x4a651d2116bb92b9), UINT64_C(0xa1f8ebf9a5d6bdb0), UINT64_C(0x7ef713e55115fe21), UINT64_C(0x8fcfbc6282668480), UINT64_C(0xb9eb279bd76c6315), UINT64_C(0x809543858c3e6cbf), UINT64_C(0xb53cde1a2f94ca98),
    UINT64_C(0xeae1439f220d24ca), UINT64_C(0x5a5a24c1b6acddaa), UINT64_C(0x445f98bcc6e9c69b), UINT64_C(0x484c596e525e2c09), UINT64_C(0x706923043c76a3e4), UINT64_C(0xda6d1350bcdf0ae9), UINT64_C(0xae8572448b666798), UINT64_C(0xd7b799803f510ffd),
    UINT64_C(0x81ad560896b5534e), UINT64_C(0x250100c37febe8d0), UINT64_C(0x1ccbf7b13474b9ed), UINT64_C(0x48a9d8f81923c446), UINT64_C(0x3f8e206f3527037f), UINT64_C(0xcfdd96381555c41a), UINT64_C(0xd7cfb3074467cdc0), UINT64_C(0xd237d07717d8d512),
    UINT64_C(0x771f3c426d9ca8a4), UINT64_C(0x11a09e2eeb781684), UINT64_C(0xba5dc530a5d3559d), UINT64_C(0xecaa2db56c08cb6d), UINT64_C(0x733df6be158e6ac6), UINT64_C(0x70988944f1564665), UINT64_C(0xf32a16ddc75a039b), UINT64_C(0x2827c97c446f45c7),
    UINT64_C(0x41b11795b8e4c48a), UINT64_C(0xb8471f7ea5d5aa5a), UINT64_C(0x917c0198fba27107), UINT64_C(0x1db2f63437ee2c7e), UINT64_C(0x43caee9f6bb716a5), UINT64_C(0x92862fd5e863f2bd), UINT64_C(0x09bd814d2061a359), UINT64_C(0x35b447df52585281),
    UINT64_C(0xc942c0e8e78dbd8d), UINT64_C(0x5bb516381762133c), UINT64_C(0x7da07fd531d0edae), UINT64_C(0x2c8019be93d853a9), UINT64_C(0x01b1848550ad0b45), UINT64_C(0xff5e08f28b880071), UINT64_C(0xc2da6047b876b779), UINT64_C(0xbcf5558aa392a096),
    UINT64_C(0x829443cafe6f3943), UINT64_C(0x117bb4e27f315750), UINT64_C(0x9392317f52c44080), UINT64_C(0x23f5f9129b609ac2), UINT64_C(0xcaf86a02e01ef496), UINT64_C(0xd1ad3ce7492e99dc), UINT64_C(0xd48ea10b6f1a68b9), UINT64_C(0x42e8dcca2dd740fa),
    UINT64_C(0x6dea32a260fe24b0), UINT64_C(0x34b9462d9e12385f), UINT64_C(0x8cfcf510817031cc), UINT64_C(0xca2f291c670d83fc), UINT64_C(0x89201c523d2855ec), UINT64_C(0x7f598d64737e09fb), UINT64_C(0xe470354f6bdf4784), UINT64_C(0x7166c6e3b2094a6f),
    UINT64_C(0x4ecdc59076f1fa43), UINT64_C(0x6fcb60bf9b37bd9a), UINT64_C(0x8ecde4b1fe184ecc), UINT64_C(0xdfe0e60b2a3b5d5c), UINT64_C(0x2e9befb0b578348e), UINT64_C(0x37ded10260f7af3c), UINT64_C(0x530bfe863f987226), UINT64_C(0xe1865ff57afd02bc),
    UINT64_C(0xd17f8c3d28852b77), UINT64_C(0x67ed2945397dbd75), UINT64_C(0x3b0a6d116703d171), UINT64_C(0xf450b23b6555f76c), UINT64_C(0xde5161a0c452eefb), UINT64_C(0x39356f6cf2e26819), UINT64_C(0x1515fb6ffc247412), UINT64_C(0xf26267ba95754895),
    UINT64_C(0xb4b17c0aa3518ec3), UINT64_C(0xe29ba35996187cd7), UINT64_C(0xa5758c5f03d04728), UINT64_C(0xa56e48a402b9f66a), UINT64_C(0x4f545cb5747ab814), UINT64_C(0x899819c645eef063), UINT64_C(0xe8251cac7e934f78), UINT64_C(0x15f76376a672ade4),
    UINT64_C(0xeb4cb520ad54b17e), UINT64_C(0xeabcb5a8a88e32fc), UINT64_C(0x2abed6436588a9f7), UINT64_C(0xb41b41bf0f6a9ed0), UINT64_C(0xf9168edf46cc1a57), UINT64_C(0xe8c0cd933ecf872a), UINT64_C(0x82c630f7a4591b3f), UINT64_C(0x6c176ae4bfd13101),
    UINT64_C(0x9c0660582d2f166d), UINT64_C(0x14bbaa8ca4b74834), UINT64_C(0x1d9801c208f0b75c), UINT64_C(0x5675469aa734fddc), UINT64_C(0xef0d9047308e2772), UINT64_C(0x42c00a17ad794d65), UINT64_C(0xfae04637d62ef726), UINT64_C(0x168bfceaae177156),
    UINT64_C(0xb4df6a76053c741c), UINT64_C(0x0a6d57c745e99572), UINT64_C(0xaf6429bbb61c5d27), UINT64_C(0x576e76bf0e2e5b4c), UINT64_C(0xfd0fcf492f490329), UINT64_C(0x52218dd6dc776afc), UINT64_C(0xb843bf1429cc7c3e), UINT64_C(0x3705517d1ef27d1a),
    UINT64_C(0x70793dbd0e2f1608), UINT64_C(0x4ba00bbe750aa49f), UINT64_C(0xc652fd025a9a8f83), UINT64_C(0x3a9fb0868325781b), UINT64_C(0x9c0d620e99fac4b2), UINT64_C(0x37b02b68dfea6ce9), UINT64_C(0x12d648f79fb6e0f5), UINT64_C(0x846c986d3203c23c),
    UINT64_C(0x03df51f5e0139d41), UINT64_C(0xe9aa16c66ceb6b0d), UINT64_C(0x106a878cf306bb99), UINT64_C(0xdf007927c4c6008d), UINT64_C(0x2335b4a7959b9022), UINT64_C(0x91444acb387984b9), UINT64_C(0xea8b929fe9dca164), UINT64_C(0xfa71ceab8deeeee7),
    UINT64_C(0x1e24402a2925a89c), UINT64_C(0x2c09cd5858699eaf), UINT64_C(0xdeeeb19b9c735937), UINT64_C(0x7bddbaac9c27efd1), UINT64_C(0x1ea08982f1e48ce0), UINT64_C(0x6f78b895f8bf3925), UINT64_C(0x668d21a8c748d51f), UINT64_C(0x5a60feeaf0ea65d0),
    UINT64_C(0xb86d7a6bbea6425a), UINT64_C(0x7b73ed3b5bce46cd), UINT64_C(0x7ee73b78714b4c1e), UINT64_C(0x860efda953add354), UINT64_C(0x468156fb36b36e9d), UINT64_C(0x005ade2d01c634e1), UINT64_C(0x83afeee706c3cfc9), UINT64_C(0xc185510b4c4fc90e),
    UINT64_C(0x540f7b813c2626d1), UINT64_C(0x226241207aa0ea8f), UINT64_C(0x6d941f12345da357), UINT64_C(0xbe2ce6d56ccc7dfe), UINT64_C(0xc41f9c6c172043b7), UINT64_C(0x72480e211def3d75), UINT64_C(0xa0586d4f711e6d20), UINT64_C(0x84a028e4c5b9b148),
    UINT64_C(0xcf6700d3d0f0b42a), UINT64_C(0xb53ec75da4be3937), UINT64_C(0xd7b28216ddbb6a6b), UINT64_C(0xa38c7248394a02c1), UINT64_C(0x7bc84c449a2d24ac), UINT64_C(0x66010caaa70ee330), UINT64_C(0xddb4c9f65f51754c), UINT64_C(0xee6f41e4c01732f8),
    UINT64_C(0xed6c18592e5bc831), UINT64_C(0x36e7cb43df906c63), UINT64_C(0x315b17cfd86cdd9c), UINT64_C(0x790f95db1e365e49), UINT64_C(0x34a0a18a38f29585), UINT64_C(0x9bd7f1762a4ae563), UINT64_C(0x4b52442000aeac80), UINT64_C(0x542f7b359b193023),
    UINT64_C(0x4db808607f266b86), UINT64_C(0xca7d9c1fa6078059), UINT64_C(0xa3eae3d0530394b4), UINT64_C(0x3c2c95cb9b43b7b8), UINT64_C(0xf3caffc4a613a4f8), UINT64_C(0x9ab37ac2f2bfb9ba), UINT64_C(0xfe0629544e238c57), UINT64_C(0x62be82afb1e89706),
    UINT64_C(0xc405dbc530cbafaf), UINT64_C(0xa576f8cf7d42090c), UINT64_C(0x141acd368a9c6e83), UINT64_C(0xf01a83f5480af68e), UINT64_C(0x70db938292f06614), UINT64_C(0xf7fd32150c4fb2ce), UINT64_C(0x127974d986de17d4), UINT64_C(0x369d87c5d44e21d0),
    UINT64_C(0x2ff3f9b3cfb755e3), UINT64_C(0x9e7d8e16b03be094), UINT64_C(0x8d50e5be28b33755), UINT64_C(0x6c0cd58bb214cd01), UINT64_C(0x80772ff9ae7d09a9), UINT64_C(0xa5927318da9b25fd), UINT64_C(0xf26496d8cb9220aa), UINT64_C(0xe0fe0e00f2d8d606),
    UINT64_C(0xa204c39ff2c863c1), UINT64_C(0xb7737b5aba8b3e67), UINT64_C(0x7a9d5aa7109f5859), UINT64_C(0x64b382ee505b46ea), UINT64_C(0xddaad79264b4d566), UINT64_C(0x3c0920ccf36e700f), UINT64_C(0x8085d497612d1340), UINT64_C(0x99f3076b6c624be0),
    UINT64_C(0xe7fd323c185d501b), UINT64_C(0x7272cd0b5e74bfbf), UINT64_C(0xc3eb9b8b20a52ccb), UINT64_C(0xe40042a59b4c2c8a), UINT64_C(0x410a524697631aa7), UINT64_C(0x794c28d8d999b596), UINT64_C(0x0dc37d67c4404c5c), UINT64_C(0xb5282986bc3a9ca6),
    UINT64_C(0x89b712f6e01ebef4), UINT64_C(0x36a0fdcc364f59b0), UINT64_C(0x5e754d88d140ce70), UINT64_C(0xe5124baad41c112e), UINT64_C(0x86cb60dbb1ef45ac), UINT64_C(0xb8494cd32f1d9ad1), UINT64_C(0x1d808c1cf3194a9c), UINT64_C(0x61c3cb04ce35c772),
    UINT64_C(0xe142fb0268c68822), UINT64_C(0x46df0ac8c51fbd50), UINT64_C(0x877eca67938a62ba), UINT64_C(0x3d9e052b85a7d058), UINT64_C(0xe01fa2fb87ad9268), UINT64_C(0xe1e8b4d496f60b24), UINT64_C(0x209c1e6768882673), UINT64_C(0xfe837cf2bf88b845),
    UINT64_C(0xc39fa86542a5aef9), UINT64_C(0x7018d21102079198), UINT64_C(0x6fd46a3d8c9285a0), UINT64_C(0x0c65cf534b48cc81), UINT64_C(0xa96032aa265e9ce6), UINT64_C(0x0b8a6c088c8935b4), UINT64_C(0xc676f09aa03f3bcd), UINT64_C(0xfa41f7b9a81ce4b2),
    UINT64_C(0x6c872d64dd2fe2a0), UINT64_C(0xf18747bd9825c0d5), UINT64_C(0x0af365af0eb9e287), UINT64_C(0x90640f532b42e188), UINT64_C(0xb15b1059a27cbab6), UINT64_C(0xbfa4581059473a69), UINT64_C(0xb43e8fc95ec7a5a6), UINT64_C(0x16d579d0a516e138),
    UINT64_C(0x0a2ee1f77613bc92), UINT64_C(0xb79f6dc45e4834e1), UINT64_C(0xb52ff5648c6ad5a5), UINT64_C(0x8d611def05988155), UINT64_C(0x5636630d45580e5e), UINT64_C(0xb6a49902a20b3473), UINT64_C(0x7c47a57764c1ae7b), UINT64_C(0x59161fc557c8c623),
    UINT64_C(0x1991cd2719aee34d), UINT64_C(0xf2fb2d41da2db45e), UINT64_C(0x1c902c8510336aa1), UINT64_C(0x8096bdd31c8273f2), UINT64_C(0xc37336789bdf45ff), UINT64_C(0x2824a36bed092c98), UINT64_C(0x8c2063098c0f946a), UINT64_C(0xb305fd6345132383),
    UINT64_C(0xf0294461e1c403e9), UINT64_C(0x93d83dbad3fb4105), UINT64_C(0xf7f6d5e48dd37b69), UINT64_C(0x56ee043517f9dc7a), UINT64_C(0x6b16a69dae7ab0c7), UINT64_C(0x75394065ca8f9d46), UINT64_C(0x0afc6f4b4c6c9a04), UINT64_C(0x8446876bbd90cf2d),
    UINT64_C(0x0f37fe060737c490), UINT64_C(0x92cf7f4a2aef7892), UINT64_C(0xcdfa3ae28430a48c), UINT64_C(0xd68a1d49ab321c38), UINT64_C(0x00ced90bbef00423), UINT64_C(0x290ca02081cc8b5b), UINT64_C(0xbed204350ca75ab9), UINT64_C(0x59163af271cd091c),
    UINT64_C(0x5a7d30726e18021f), UINT64_C(0x31d14cf29f8767cf), UINT64_C(0x3468a0056b49fe91), UINT64_C(0xfe065e19f414b252), UINT64_C(0x83f1f2276a66314b), UINT64_C(0xb0bb75ce5c76b880), UINT64_C(0x40fedd0347354645), UINT64_C(0x3c9af32423c32443),
    UINT64_C(0x1586a05471341368), UINT64_C(0xf57515f80d55a975), UINT64_C(0x2cfbe928bec513ba), UINT64_C(0x8a2e9f93fd572d5b), UINT64_C(0xb92ff5667e7c9b25), UINT64_C(0x02d54ac09c4beeac), UINT64_C(0x428164e3d6c7b9d4), UINT64_C(0xcb0b1d928437d0ee),
    UINT64_C(0x19c690a58758e0d8), UINT64_C(0xa916b3321c8f9660), UINT64_C(0x07b076591cadb26c), UINT64_C(0xc1e30af787306a25), UINT64_C(0xf87f73bc7372ffb5), UINT64_C(0xc3526cacbd514032), UINT64_C(0x65a2a038804d8d3f), UINT64_C(0x1e741460495dfecf),
    UINT64_C(0x852383dbf068efc5), UINT64_C(0x63e6c7bc505c7456), UINT64_C(0x41b1e63395cb2f9f), UINT64_C(0xaa5de2ad1fb6f738), UINT64_C(0x28c3b117be2cfc37), UINT64_C(0x55ea3f8fa608544f), UINT64_C(0xf6f65aacafac2fa8), UINT64_C(0xbeb4a21fe62f6239),
    UINT64_C(0xb0d8ce8ab439161a), UINT64_C(0x78834075d3782cc0), UINT64_C(0x77c183957da13711), UINT64_C(0x7894e09af8b9ba79), UINT64_C(0x57f5754ed85ae1da), UINT64_C(0x9f7fe8aedb075caf), UINT64_C(0x570e7a71227900f1), UINT64_C(0xfbb15fa51e1d2503),
    UINT64_C(0xca73a26583f13ec4), UINT64_C(0x5e363c8da058edf1), UINT64_C(0x4807f3a6ba56cc4a), UINT64_C(0x2ef2f01cc8df52c7), UINT64_C(0xca830fe01e6432ec), UINT64_C(0x2ae5056f4a789029), UINT64_C(0x890a905b2ba429fb), UINT64_C(0xcea229fe7fc11c04),
    UINT64_C(0x875e32c5399a4b2e), UINT64_C(0x45b00a12ee134cef), UINT64_C(0x52625185621cba84), UINT64_C(0xcb439b156a9156e0), UINT64_C(0x8d729a80afbdad8b), UINT64_C(0x3da0a7e2301adc6e), UINT64_C(0x94f533c427e4c91a), UINT64_C(0xf7d93215b5925ff1),
    UINT64_C(0xcffb39020312f844), UINT64_C(0x331e50ee44d5c490), UINT64_C(0x5ed8cee936a88caf), UINT64_C(0x2fa9fa6e6e65a0b2), UINT64_C(0x2ff13a86da33e60a), UINT64_C(0x8d5b96a28e622c51), UINT64_C(0x5a8d67bfb9fde680), UINT64_C(0xc2b4ce3af086973d),
    UINT64_C(0x578075141d783ac4), UINT64_C(0x3f759f4414013313), UINT64_C(0x56414ffa32eda586), UINT64_C(0x8d9d29cc1606a5b3), UINT64_C(0x3f949e9369792906), UINT64_C(0x8af876d3dfa49a1e), UINT64_C(0xe8b1b7196a50021a), UINT64_C(0xa90722ef862fe2b5),
    UINT64_C(0x13e9c5fc7a64299c), UINT64_C(0x0f9712ddae4a709a), UINT64_C(0x57f99a24f07345b3), UINT64_C(0x0c44019cd63d2a65), UINT64_C(0xb81bb0508069ee61), UINT64_C(0x7a0fd0f7605d7e9f), UINT64_C(0x06db9cbfced93894), UINT64_C(0xec5230e10bef8cda),
    UINT64_C(0xd6b80b48b0632611), UINT64_C(0x91a5f222d7b2be09), UINT64_C(0x89dcfb37eafec0af), UINT64_C(0x91092297fb78f827), UINT64_C(0x0c977a8f8acdafbf), UINT64_C(0x9667b5d5f9d3bbe6), UINT64_C(0x8a9ef593c260ba63), UINT64_C(0xb888c0853ae7d907),
    UINT64_C(0x1865a81cb005dc7d), UINT64_C(0x62a058dde5ca09c1), UINT64_C(0x301ed975a1dc1706), UINT64_C(0x5a9621c593edd09e), UINT64_C(0xe863e3c3bb86960c), UINT64_C(0x810e44c15634670f), UINT64_C(0x34975bcc608b38b1), UINT64_C(0x9f29a59a9037a7b0),
    UINT64_C(0x8a6853d99164bb63), UINT64_C(0x5f11c504e6dbb5a2), UINT64_C(0xcc924a57cc124a9d), UINT64_C(0x7ca7901cbf64e50d), UINT64_C(0xa5b733598132865f), UINT64_C(0x86768c2db3f57c47), UINT64_C(0xf7cf66f625a5693d), UINT64_C(0x8535d11340b71e0d),
    UINT64_C(0x6a4197a5f846ce4a), UINT64_C(0xb9667f543baf77b9), UINT64_C(0x1195fa48e1109982), UINT64_C(0xac4c7e596df3909e), UINT64_C(0xd547d531e96e0c09), UINT64_C(0x1b5eab18346b0bac), UINT64_C(0xaead48210469af3d), UINT64_C(0xe6dda7f1a3a2eef8),
    UINT64_C(0xe4a89703b739718a), UINT64_C(0x455108d8f9a338e3), UINT64_C(0xf2451bc9e34973cc), UINT64_C(0xde71989c8619b30b), UINT64_C(0xac44f4fdab70deac), UINT64_C(0xcf750b68592df568), UINT64_C(0x218f4c922d732e84), UINT64_C(0xe911c13d248a9441),
    UINT64_C(0xa38cf5745837743a), UINT64_C(0xdfe1d439925c744b), UINT64_C(0x04ceb5d652e568fc), UINT64_C(0x0abc562ce67eba5f), UINT64_C(0x91abc1283bc52ec9), UINT64_C(0xe7257eb3edb92d0f), UINT64_C(0x17d1e093fbde39bc), UINT64_C(0xf36d3676fa9d22e0),
    UINT64_C(0x3c61df0e64e335a5), UINT64_C(0x18e650d9953344d8), UINT64_C(0xfbaebfc22c3e4c3a), UINT64_C(0x80c84b8ce8c0620e), UINT64_C(0xa9c3d3648f2e17bd), UINT64_C(0xe89d253afb09d17d), UINT64_C(0x5f3992a04d86e4bd), UINT64_C(0xc02270c810147758),
    UINT64_C(0x507b15320594a566), UINT64_C(0xb4619e18e643177a), UINT64_C(0x7370e3dbfe34c1b5), UINT64_C(0x2765b93d788e1949), UINT64_C(0x3620d432f8d321f6), UINT64_C(0x02a55f8324bf9d23), UINT64_C(0x264386c0324bba4e), UINT64_C(0x21eb19b21adf3feb),
    UINT64_C(0x34d437c704c8de2d), UINT64_C(0x3c6b6288970e4316), UINT64_C(0x9cfb417355ae76b9), UINT64_C(0x3edb01a49655dce8), UINT64_C(0xefe85b30335e9a2a), UINT64_C(0xaa4b1c64d891555b), UINT64_C(0x0803a0ab5482d306), UINT64_C(0xd9dc71ffece2befe),
    UINT64_C(0xcd63cd1882a8d549), UINT64_C(0xbbbdb4294b458e64), UINT64_C(0x9dff91a2f5060420), UINT64_C(0x7d49ad0ea719af95), UINT64_C(0xaf10b15571d4621e), UINT64_C(0xbe387a24283456c4), UINT64_C(0x162d93ce6b62687b), UINT64_C(0x147717e61efc4f17),
    UINT64_C(0xca3262e9b531e208), UINT64_C(0xe41c89b81630145a), UINT64_C(0xcacd83d523537f28), UINT64_C(0x4ab2085f5c3a239e), UINT64_C(0x0db2c0b588fb8743), UINT64_C(0x68592c8f4d75e1ed), UINT64_C(0x70c6b069ecff17ab), UINT64_C(0x848eb337de6f4a93),
    UINT64_C(0x0cce8d943de89220), UINT64_C(0x0a1b77099ea5a580), UINT64_C(0x36a7b2a402466090), UINT64_C(0x37f7ebe2bef55fc9), UINT64_C(0xc390f8b99103e3a2), UINT64_C(0xb7bf74c18aeddb32), UINT64_C(0x0525ac67d7d8ccce), UINT64_C(0x44b49965c9aa96a1),
    UINT64_C(0x312624ce4a84dc01), UINT64_C(0x2d0d3a17d2a11450), UINT64_C(0xfa8d4bbf1eec12cb), UINT64_C(0x488fbbc11d7cc7b4), UINT64_C(0xb1ab78e7b388e860), UINT64_C(0x4cd93c3bc55f1cff), UINT64_C(0xca4b9c196779d4e1), UINT64_C(0xd1ad9531bf75048a),
    UINT64_C(0xaf971d9dbca5c3ef), UINT64_C(0x26d22d7a65448bbc), UINT64_C(0x226701924573ca62), UINT64_C(0xa37af969b25b4db8), UINT64_C(0xa43ea9ed60ca9088), UINT64_C(0x5da55f2a4974120b), UINT64_C(0x78daf61cbbab8e96), UINT64_C(0xaf205faae65e6b06),
    UINT64_C(0xfea1b388d626f4e3), UINT64_C(0xb4f93a90406588df), UINT64_C(0xfde27aa63b5f31d8), UINT64_C(0x625c5f7234682dac), UINT64_C(0x346c9986b6222c30), UINT64_C(0x2f0b6861d4efe63c), UINT64_C(0x25ded02534a75133), UINT64_C(0xba0cb417fe078b70),
    UINT64_C(0xe320e46248ba6b33), UINT64_C(0x3dfcee0d0e2f3f51), UINT64_C(0xa498e3daba400aab), UINT64_C(0x42aca78be65e7615), UINT64_C(0x63fd859db9f3a181), UINT64_C(0x3c5971d2271c6a2d), UINT64_C(0x1a361717b353046a), UINT64_C(0xb100fbaa7465b097),
    UINT64_C(0x8e8b0bab74aa8f5f), UINT64_C(0x9d6487db25138bad), UINT64_C(0xf5aaefc21cd8cb20), UINT64_C(0x6dfbd58c04707738), UINT64_C(0xeda11fed8eee4c49), UINT64_C(0x8f8ba860d1ad79db), UINT64_C(0xa374433e37b48db0), UINT64_C(0x8ed5b5058f9f987e),
    UINT64_C(0x365bd787cb8829fe), UINT64_C(0x609699e80dbefabf), UINT64_C(0x66b8d342784afcef), UINT64_C(0xf5828afde0c212ff), UINT64_C(0x05a0fe6bd8618d27), UINT64_C(0x8147ca31a6993f3c), UINT64_C(0xef2f2f4b53d71bbb), UINT64_C(0xdb6021b08a18bf49),
    UINT64_C(0x49ffa810ea59d0ac), UINT64_C(0x342265cb22e9a7a4), UINT64_C(0x1c45db3a3f4b9bf8), UINT64_C(0xe22cb38b280996f9), UINT64_C(0x2e0b1fe13595cb16), UINT64_C(0x30b8c4199ef2ab5b), UINT64_C(0x1d40952be2089ded), UINT64_C(0xe11364141bf0eb4e),
    UINT64_C(0x9b02dcff9063c6fc), UINT64_C(0x395286fc7bcb6217), UINT64_C(0xfac00fa845608bb8), UINT64_C(0x6a1713333664b0d9), UINT64_C(0x769d50e34e61432f), UINT64_C(0x987b7140a59ed5f2), UINT64_C(0x09f867c5ec20bef2), UINT64_C(0x50aa72eeadd60ccf),
    UINT64_C(0x9ec9ad6bf8f8950e), UINT64_C(0x05551f951696f127), UINT64_C(0xa0c3a3400c24aea6), UINT64_C(0xd0d80479f24febb4), UINT64_C(0x261ed0b79a48a1e8), UINT64_C(0x7480292483851e78), UINT64_C(0x866677cc090e28ac), UINT64_C(0x8cd4c924ac002ede),
    UINT64_C(0x93f95e31375c1737), UINT64_C(0x30994e84eb9704de), UINT64_C(0xa64654fe06796e3b), UINT64_C(0x780398c303d01e33), UINT64_C(0xf4f9e37a9f17b5d5), UINT64_C(0x377b1737bb1dc2b4), UINT64_C(0xaf0b2b0eea0c23cf), UINT64_C(0xe40643c9194263c0),
    UINT64_C(0x57ae367caa806010), UINT64_C(0x3f456b3dd5c3ed1d), UINT64_C(0x0a6ecf597d7201bf), UINT64_C(0xf3d243905baa9228), UINT64_C(0x54126bd1800b143a), UINT64_C(0xc352ec88e43de741), UINT64_C(0xc8ac2d65336052e9), UINT64_C(0x8fde1933ceab471d),
    UINT64_C(0x8061a44d9747c21a), UINT64_C(0x4dc0ca34a8b2435b), UINT64_C(0x7dc11494a3773b47), UINT64_C(0x792dffcfdbc3d631), UINT64_C(0x30877d7f7892cb90), UINT64_C(0xcbc760e1cae3fc44), UINT64_C(0xf1b1721244545f0f), UINT64_C(0xe6d800003bf161d4),
    UINT64_C(0xc3885d225fd12365), UINT64_C(0x2f50a1b086174da4), UINT64_C(0x4ee1f9acab801312), UINT64_C(0x5cb1926e6cd37299), UINT64_C(0xdf70a3e38b07d997), UINT64_C(0x37c0dc98b4d1a2f5), UINT64_C(0xfaba3c4f8fb36539), UINT64_C(0x841e09f7ddb5153f),
    UINT64_C(0xb8b368c54fa95fe1), UINT64_C(0x0fee1afe9554f05c), UINT64_C(0xf13dd532d9014caa), UINT64_C(0xadcd831a55460833), UINT64_C(0x9805e1e6cee356e9), UINT64_C(0x9c9094f671d2fb1a), UINT64_C(0xbd5122129eff919d), UINT64_C(0x41d75dca02689ae8),
    UINT64_C(0x74631f49f086bcb1), UINT64_C(0x2c6622ff1265b0a9), UINT64_C(0x29ce2c606a12e3d7), UINT64_C(0xe1676c705cc9a631), UINT64_C(0x060d80ee59b289df), UINT64_C(0x65f4b4608be3043e), UINT64_C(0xabe899e1c43f3ca6), UINT64_C(0x9d91c05d39e17ffc),
    UINT64_C(0xe7b03bc218623cc2), UINT64_C(0xec82c82de19cd681), UINT64_C(0x1cfc4a9a49db2012), UINT64_C(0x7f1e3566c9ee9b7c), UINT64_C(0x544cacae00d7e17e), UINT64_C(0x240c35f8c547833f), UINT64_C(0x444aa65f920bd13c), UINT64_C(0x1fa8738bd7716f6d),
    UINT64_C(0x289d6725d96fbb1f), UINT64_C(0x4c44b5cb8e81745d), UINT64_C(0x02b0d7c0339d3588), UINT64_C(0x5bebdc616d00e20d), UINT64_C(0xb4b95be253618254), UINT64_C(0xb3a0e8e19bf7bddb), UINT64_C(0x74b63e4c6013e687), UINT64_C(0x83a5e461acd10ad1),
    UINT64_C(0x43ad539cbb146905), UINT64_C(0x876c1ff53afd4fb0), UINT64_C(0x688b7b5301d2525f), UINT64_C(0x469b1d39178e8a3a), UINT64_C(0x6aca78ec6afc949f), UINT64_C(0xb01c85f7c2a4ad5d), UINT64_C(0x5a8e8352b6afd864), UINT64_C(0xcd471217dc0538b6),
    UINT64_C(0xd768bdb0045683b8), UINT64_C(0x6d3cd670bcf8d616), UINT64_C(0x9b927f1a1303ea38), UINT64_C(0x33d6b8dca6a41afb), UINT64_C(0x36dcff46623f4005), UINT64_C(0xbc422dcad83c9434), UINT64_C(0x9ea0f95e438ba6cd), UINT64_C(0x179c819cf02707e0),
    UINT64_C(0x2fd98ab13326b0e5), UINT64_C(0xdc548ddc28328330), UINT64_C(0x3843b81b07af3954), UINT64_C(0x941deb410a60d33c), UINT64_C(0xcde097022a840a82), UINT64_C(0x7999775b2dd9b217), UINT64_C(0xd5f72201c4ffe3cd), UINT64_C(0xf8a3e6d26fbd0b52),
    UINT64_C(0xbb3095b806ebe125), UINT64_C(0xde7a6130f6d51bb2), UINT64_C(0x24707b848ce00496), UINT64_C(0x5febbde6bc1b9235), UINT64_C(0x58725306ac748958), UINT64_C(0x9a348f419c99e0f1), UINT64_C(0x5d0c531889177a8f), UINT64_C(0xc9c1efc7423c33d6),
    UINT64_C(0x83e7d0434f434ba3), UINT64_C(0x23ff782b05b71a0f), UINT64_C(0x8679a98af70ae75e), UINT64_C(0xb19c0cb0b2167d1b), UINT64_C(0x0b603e887abacbfc), UINT64_C(0xdec56851698f9b3e), UINT64_C(0x7b11091a930346b4), UINT64_C(0x182108856a129eab),
    UINT64_C(0x6fbf1ab228d9dd54), UINT64_C(0xfd341b371423cf2c), UINT64_C(0x60912cc465c92448), UINT64_C(0xb48d0b2134ca2dd8), UINT64_C(0x2503cc3233d86e12), UINT64_C(0x8fbbc260079feba6), UINT64_C(0x31739c397b4c008a), UINT64_C(0x97b98c79515e94db),
    UINT64_C(0xd3006c6e663502ed), UINT64_C(0xc659c8087c4e6e07), UINT64_C(0xa77b02be9c283dfd), UINT64_C(0x966f45e50b0ee414), UINT64_C(0xd1828619b0bbf143), UINT64_C(0x9beb936c57fe4a81), UINT64_C(0xcf45d15608809a1e), UINT64_C(0x30c60eff41e8e392),
    UINT64_C(0xa7bcb9c2b4991a8c), UINT64_C(0x3d291c269e2fec8e), UINT64_C(0x3e7c94fea5687f47), UINT64_C(0xa2967c13eb301d5f), UINT64_C(0xe51b549e8f4af997), UINT64_C(0x85c8e9c6a534292f), UINT64_C(0x09659bcb2ef97189), UINT64_C(0x94f564b935cd8fb0),
    UINT64_C(0x5b197e2beb685e7e), UINT64_C(0x800c0121d8869db8), UINT64_C(0x224e1944aaea1788), UINT64_C(0x7ff57dd00cb0a1a9), UINT64_C(0xe468f899be0e7ec5), UINT64_C(0x7576294f058cd13c), UINT64_C(0xc96c50c15f517b3e), UINT64_C(0x49f558ad1bb83231),
    UINT64_C(0x1c36f31f1e800566), UINT64_C(0x4a99d7123724a470), UINT64_C(0x4904e3d27e133f8e), UINT64_C(0xd6d06a51f2e29a0b), UINT64_C(0xad643f067af65811), UINT64_C(0xad618330d5eb2151), UINT64_C(0x72d8937872a8c445), UINT64_C(0xb6c34edd9b5dd8de),
    UINT64_C(0xf8b4d1a213f00bf8), UINT64_C(0xa49ddf4453b112e6), UINT64_C(0xff985a2c4158ad5a), UINT64_C(0x3769bb0b18e4a6f3), UINT64_C(0x5cdf487fb38411bc), UINT64_C(0x404c03ef14732ace), UINT64_C(0xe8d6507772fe2f93), UINT64_C(0xcbd82c87b042499c),
    UINT64_C(0xcb4f077c5a4060c3), UINT64_C(0x5f5fcf90219388e6), UINT64_C(0x12b43e8f355298eb), UINT64_C(0x962fd94ee5a9947b), UINT64_C(0xed0906447e417eb3), UINT64_C(0x1c650bc7b6c56972), UINT64_C(0x251068f71a807dcb), UINT64_C(0x13fc97db03af0b9c),
    UINT64_C(0x2cca15f5dfe5e1d3), UINT64_C(0x6dbf4e53c2ecd82d), UINT64_C(0x64c7e03a5a134e07), UINT64_C(0x4a0620238cd56a18), UINT64_C(0xd6d4ef84a5434ee6), UINT64_C(0xa54f7878d560154f), UINT64_C(0xa73ef7169f6114fc), UINT64_C(0x57f5031ce5891599),
    UINT64_C(0xfdfc66da4601deee), UINT64_C(0xac537d73219a05cf), UINT64_C(0xd88b807864bfb1e3), UINT64_C(0xac2f3593a50d0654), UINT64_C(0x76372229e440acf3), UINT64_C(0x9a5d1ddc217927d3), UINT64_C(0x596c469b2ab3103c), UINT64_C(0xb905e26af16214f1),
    UINT64_C(0x4e1ac58ce1c1b18b), UINT64_C(0xef6e73ee5a015694), UINT64_C(0x124943855394c412), UINT64_C(0x2bd1f5d2d2ce99f0), UINT64_C(0xb066f4a7bfd4ee34), UINT64_C(0xeed1a7df9cfae22b), UINT64_C(0xfff43b942be80fb2), UINT64_C(0xefd2d9cda2ab66f8),
    UINT64_C(0x50c41a519a6a4a17), UINT64_C(0x63fdb7bcda295a22), UINT64_C(0xc3ad5f4d633fb0c0), UINT64_C(0xa1ace816c0f4846a), UINT64_C(0xc8f1053eea629cc1), UINT64_C(0xed247d4e50e3687d), UINT64_C(0xcd29943c8b45d4cc), UINT64_C(0xd5b9ee709aec6a9b),
    UINT64_C(0xdcd0cc656bd0c061), UINT64_C(0xb2a3fbc2112b82e1), UINT64_C(0xe38be8deeaf7070a), UINT64_C(0xdfb9599b1b592487), UINT64_C(0x6a0fe67d76aba808), UINT64_C(0xeaf2f1cbb8717b88), UINT64_C(0x7bc18a74a1ec913a), UINT64_C(0x70c08281def4dfc8),
    UINT64_C(0x32f46367520130ba), UINT64_C(0x8c5b7a3466dfb298), UINT64_C(0x984b0c584b4da6e8), UINT64_C(0x7729086252f948ae), UINT64_C(0x6fa1315cba65067f), UINT64_C(0x1a9f797892ac7de8), UINT64_C(0x0ad7aca163ff328b), UINT64_C(0x33b89fa45df0d939),
    UINT64_C(0xec1b64319cdc29ac), UINT64_C(0x107c21f3ef132dc8), UINT64_C(0x241f2218bbecb10a), UINT64_C(0xdb4a9f1bbd48a44f), UINT64_C(0x89bcb86af6934994), UINT64_C(0xd98344f837e41a80), UINT64_C(0xaf8a4adbfcc5e5b9), UINT64_C(0x07ec44bad585e69d),
    UINT64_C(0xb361599ea7fcd532), UINT64_C(0x84deb6b49ac5c59b), UINT64_C(0xcda4c1bd8c1dc2d1), UINT64_C(0x34e026ffd94250f2), UINT64_C(0x7b25bd53c64a379e), UINT64_C(0xa04a517f8cfb25c2), UINT64_C(0x249a17cf4cd78098), UINT64_C(0xbf2771873b275621),
    UINT64_C(0x7afad8f18261e0e2), UINT64_C(0x574e1fad48e7d7cd), UINT64_C(0x58387c3947d72617), UINT64_C(0xd9b0169c15d6934c), UINT64_C(0x64ff56d46f1d9a2b), UINT64_C(0x519fcc59331b7ce5), UINT64_C(0xf1767a7dc10d22d5), UINT64_C(0x20cfa59e0ccf4ff5),
    UINT64_C(0xfd14a086c4b99f45), UINT64_C(0x197af80aaf9871e0), UINT64_C(0xa8098d21a53c706b), UINT64_C(0x96b86d14f34382c5), UINT64_C(0xe1a464e88595149d), UINT64_C(0x7662ca57c88d877d), UINT64_C(0x6a822f32d7ca282d), UINT64_C(0x4b9364b29af5a1ac),
    UINT64_C(0x771018afd115a61d), UINT64_C(0x782c53997559fecd), UINT64_C(0xac50d7dae71549fe), UINT64_C(0x1d679b2150a19d64), UINT64_C(0x6f9df5dc838baa76), UINT64_C(0xbbc2107a95dbe679), UINT64_C(0xc113e1b6bd90a4d9), UINT64_C(0x13e84e107fcf1dc3),
    UINT64_C(0xa31ed3b1a0467074), UINT64_C(0x5d54211f658f8b48), UINT64_C(0xf4fe34c9b6f87c94), UINT64_C(0x11dd615890c37845), UINT64_C(0xfdfafa1f86e60a5c), UINT64_C(0xba19eaf8e76924b7), UINT64_C(0x89053b87f95998b5), UINT64_C(0x21a381cfa06c6680),
    UINT64_C(0x43a04f288ac6666d), UINT64_C(0x736e4d386daeadb1), UINT64_C(0xfbf558b4271da7b3), UINT64_C(0xdfbf01ea002b64c8), UINT64_C(0x8aef1dfcfc1d0f68), UINT64_C(0x8d5c39209ae71576), UINT64_C(0xf40788b1cfd34fe0), UINT64_C(0xeb43785099ff7cb3),
    UINT64_C(0xc8789132bd8fde70), UINT64_C(0xab84db95c137c39d), UINT64_C(0xdc544941fbb00bd6), UINT64_C(0xb2244c647f5ebb01), UINT64_C(0xb6c55d3dc3d2de2a), UINT64_C(0x6946742901df9d8a), UINT64_C(0xd14c173e1c529061), UINT64_C(0x22be518e046fb2a1),
    UINT64_C(0x6a55c4887d8f1035), UINT64_C(0xeef51f68f9748597), UINT64_C(0x3749a46c3e23daaf), UINT64_C(0xdc90dd74c81a1e5d), UINT64_C(0xa67ddc65a313d64e), UINT64_C(0x672d626b983ba813), UINT64_C(0x15963369b50d7aab), UINT64_C(0x4d72146431045dd8),
    UINT64_C(0xda64a70d0ae5e694), UINT64_C(0x5e38c8be37008e7c), UINT64_C(0xf65b2446142fad2c), UINT64_C(0x00133ba627a2c9cc), UINT64_C(0xeb67b98f8adb769c), UINT64_C(0x1e1e31d55255de79), UINT64_C(0x5c34507c9f983d78), UINT64_C(0xe34a9d7157f42458),
    UINT64_C(0x09899299af22cf80), UINT64_C(0x60e556d0298bdd52), UINT64_C(0x917786c1fbd869ba), UINT64_C(0x4b179a570ce5d03d), UINT64_C(0x2551ed2c50ea5d93), UINT64_C(0x809c92decddb5377), UINT64_C(0x621b4f971dbe7339), UINT64_C(0xedace37908ceea43),
    UINT64_C(0x31e16984438ae8dd), UINT64_C(0xae098c940784658f), UINT64_C(0xfbe80c0b67e99750), UINT64_C(0xf4b199fd043f2152), UINT64_C(0xcc3d2db4792ae655), UINT64_C(0x1b8ebdc85da00691), UINT64_C(0x09b632e64ec9ab9f), UINT64_C(0xa84c9195c839130e),
    UINT64_C(0xd59c0869f5098850), UINT64_C(0x012051a25accba24), UINT64_C(0x4febeace65b1f7a6), UINT64_C(0xb8189edc9df34b42), UINT64_C(0x4353ffe875413e56), UINT64_C(0x10baaacbfa4041da), UINT64_C(0x998cdb1b29386d5b), UINT64_C(0xcd516fea77f5af14),
    UINT64_C(0x279a0f7c22387aef), UINT64_C(0x514ab65e1e016e56), UINT64_C(0x8fd43de0e79e433c), UINT64_C(0xaffb67c158e0c527), UINT64_C(0xac6f2ec9d748d522), UINT64_C(0xd984aeb6f01699bd), UINT64_C(0x882174ecb28a3089), UINT64_C(0x437bc484c85e7deb),
    UINT64_C(0xd5cd0e89509f5309), UINT64_C(0x1c79247e1c2cfcb5), UINT64_C(0xe879b8ad076e0f44), UINT64_C(0xbcc0b7cccfd49663), UINT64_C(0x21156f9d106398b8), UINT64_C(0x31f96d738a54cdf1), UINT64_C(0xf010162949dcf6cd), UINT64_C(0x5cf9f1b414e030be),
    UINT64_C(0x00e2f9c511ac0aed), UINT64_C(0xce7e11df49be3f4a), UINT64_C(0x87cb17427481297e), UINT64_C(0x69e5cf9d731d5984), UINT64_C(0xd59573a9e59f633f), UINT64_C(0x8cb70c0cd2bf3d76), UINT64_C(0x721ef35036dd6eae), UINT64_C(0xf9b518d8701dd2d2),
    UINT64_C(0x9f3c8988472eb610), UINT64_C(0xa6d337f63cbd9b0e), UINT64_C(0x4dd21ee8deb4d661), UINT64_C(0x98cd7247839c754a), UINT64_C(0x3d113860ea86e97f), UINT64_C(0x0f49c6c6b4e47f49), UINT64_C(0xc5419b41a8367fd2), UINT64_C(0x8cd0bf1010a51efb),
    UINT64_C(0xfaaca7cc0d0b8354), UINT64_C(0xd6c3c7cffe701179), UINT64_C(0xc5b14d1b2f42baea), UINT64_C(0xc12ce9075531ccdf), UINT64_C(0x3efda6c141d726d5), UINT64_C(0xefba47d5658a12e4), UINT64_C(0x1de4d45a5b71b878), UINT64_C(0xb47c0be6d3239d1a),
    UINT64_C(0xd527dde01086419a), UINT64_C(0xb16fa416f3ce72af), UINT64_C(0x48cb934e02ae6124), UINT64_C(0x42b0eed4cd6775de), UINT64_C(0xf92807561495b336), UINT64_C(0xb227eef17d3b6da1), UINT64_C(0xf5cb26a988fb109a), UINT64_C(0xb1f5637088bb5f6e),
    UINT64_C(0xc3c16b1845179a17), UINT64_C(0xdda504ffa489e912), UINT64_C(0x50ce81581e664680), UINT64_C(0x3d732545c5aee38d), UINT64_C(0xe9afcb167486f97a), UINT64_C(0x1c4481ab6242a48c), UINT64_C(0x834d9c4554868899), UINT64_C(0x26a7f3257965a3eb),
    UINT64_C(0x0ec141d96c050676), UINT64_C(0x03cad9cc687d38a9), UINT64_C(0xf7927de992012227), UINT64_C(0x995572eb3c0168d9), UINT64_C(0x35326296930a0fd8), UINT64_C(0x42cad981d1321fba), UINT64_C(0x3ce68f6340562896), UINT64_C(0xd061008481b1ed04),
    UINT64_C(0x1162742de0730824), UINT64_C(0x9255acbc83278a98), UINT64_C(0x12633fbf437c6b5f), UINT64_C(0x7c0b213b7dd6f735), UINT64_C(0x0a92037be58ca410), UINT64_C(0xf9cbee25fb4fd8e9), UINT64_C(0xe4a2c1914a66fd92), UINT64_C(0xc79fb3d66e4ac9e2),
    UINT64_C(0x2900e71301393f65), UINT64_C(0x2b7ff3cc4696041e), UINT64_C(0xea7a6ed7c1307d19), UINT64_C(0xf711fadbe2464fc8), UINT64_C(0x10d839da01dcf056), UINT64_C(0xe84e365be1c9fd7f), UINT64_C(0xfa735b93b4b18225), UINT64_C(0x1b8fa79601bfd374),
    UINT64_C(0xbb6d5f17e135d6bc), UINT64_C(0x7d0c7963b93e177e), UINT64_C(0x4a0c6d5f5f94d802), UINT64_C(0x99b8774ad4b1cc88), UINT64_C(0xf522bd719a7f8025), UINT64_C(0x82df21b886d31028), UINT64_C(0xf02b3e48abe2d5f5), UINT64_C(0x2abfd101c76ac1f2),
    UINT64_C(0x77274d1e1399f559), UINT64_C(0x885395f0feb61c8e), UINT64_C(0xa93e869b139e06ab), UINT64_C(0x572267f2a113aeba), UINT64_C(0x5d4b6626621e7c40), UINT64_C(0xb821074405855e69), UINT64_C(0xcb11bc6e6491e126), UINT64_C(0xe63364c860eb1ea9),
    UINT64_C(0xe9bde5698baee504), UINT64_C(0xb4edb3a243f8e0eb), UINT64_C(0x2db35d5540987768), UINT64_C(0x65b1b9d22f43d28c), UINT64_C(0x79937f915591ccf0), UINT64_C(0xbf79b7c23d44d88c), UINT64_C(0xa4a269d7a47dd050), UINT64_C(0x4b7b214f5ff0447e),
    UINT64_C(0xa363f7be47cb8cbf), UINT64_C(0xf3f871261ee3b360), UINT64_C(0xd95c0e56cc44fa9b), UINT64_C(0x264f321210b8662c), UINT64_C(0xed1ef827ab710228), UINT64_C(0xa66b68490a1ca97d), UINT64_C(0xd4da23732929b56e), UINT64_C(0x36e143d392de4941),
    UINT64_C(0xa59f067c7445920f), UINT64_C(0xca97a5d41a6a4c16), UINT64_C(0xd2a9b556cc8331ba), UINT64_C(0x41fa4eaceea06052), UINT64_C(0x410b09007657ae87), UINT64_C(0x2c93a91996e60a43), UINT64_C(0x7862694fc5000bfa), UINT64_C(0x99b41b0c8d46491b),
    UINT64_C(0x0530951f6e04c850), UINT64_C(0x0dd90d5880c4e128), UINT64_C(0xa81389250213fe3c), UINT64_C(0x18ad526ab6a7af62), UINT64_C(0xdda91b932d4349ba), UINT64_C(0x17db2e0397547679), UINT64_C(0x1d90e9dc1ad3bb74), UINT64_C(0x562d6f63f7609d7e),
    UINT64_C(0x8eaf871f66019a38), UINT64_C(0x147a537415b49b2f), UINT64_C(0x3a9e5560c8c500bd), UINT64_C(0x8985045f5b5e0dc5), UINT64_C(0x31f2338204fef923), UINT64_C(0x85279ebac5364bca), UINT64_C(0x9994587f30aed332), UINT64_C(0xb0305034e8ff6720),
    UINT64_C(0x62397022be53083c), UINT64_C(0xc729cc8fc86261d5), UINT64_C(0x09f3134a8a4421d2), UINT64_C(0x6cfab5f260b04ed2), UINT64_C(0x8c6e227ac6d71284), UINT64_C(0xbf50ed60d8a91d8b), UINT64_C(0x984a9f0393dce6f6), UINT64_C(0xd8ce8a88ddea4d31),
    UINT64_C(0x060110167fb409fb), UINT64_C(0x916d590cafb7e4ce), UINT64_C(0xdbfbcb64bfab79ff), UINT64_C(0x046acef6f752111a), UINT64_C(0xbe162dcd2902ecab), UINT64_C(0x176e333f05272ebd), UINT64_C(0xc568c197f1cf7bea), UINT64_C(0xd518533d3e6cb12e),
    UINT64_C(0xc855aad9d763deb9), UINT64_C(0x199810f4339dfa0a), UINT64_C(0x67620a9a7cf847e6), UINT64_C(0x18edc31de82996e2), UINT64_C(0x665809f8074bc31d), UINT64_C(0x2ad4da50c215283b), UINT64_C(0x6be4b3ab737ce8b0), UINT64_C(0xb95a9be7c1adf357),
    UINT64_C(0xaff0bdbd122a9320), UINT64_C(0xb232dc0dff401328), UINT64_C(0xdfa6602cd0831cdf), UINT64_C(0x6b89eb40ea7a11f0), UINT64_C(0xcb3f57b03b1295a2), UINT64_C(0x8741502bd8117f6f), UINT64_C(0x1030afe9723efa9e), UINT64_C(0xd7e53a6e0638f785),
    UINT64_C(0x4640e44c5f50d1cf), UINT64_C(0xd8feabb60a1acdb3), UINT64_C(0x659bb896f417f58f), UINT64_C(0xa61ffd25bb7b9958), UINT64_C(0x5390d92d0e03e235), UINT64_C(0x8aa04db274fb53f5), UINT64_C(0xdf88f728d9b926e3), UINT64_C(0xaf5706bc96096f5d),
    UINT64_C(0x2d79bc6d48cd5baa), UINT64_C(0x446d2d19d9a60644), UINT64_C(0xeedbcb3255b94ee9), UINT64_C(0xcb0602c41d04bfe0), UINT64_C(0x7e89b5d2b5aca07a), UINT64_C(0x321560e615420952), UINT64_C(0xffbd38cfbe525510), UINT64_C(0xaaf890f5f86bd325),
    UINT64_C(0xfd8e2eb774825e94), UINT64_C(0xe392204eb005e9f7), UINT64_C(0x510dee4e1416b8c6), UINT64_C(0x95b76d887e99fba5), UINT64_C(0xf875379a51d0f7a6), UINT64_C(0x89e170586b34c8b9), UINT64_C(0x56b133958f63cbb0), UINT64_C(0xbd1b93a7304b11a0),
    UINT64_C(0x899e777b2bb03893), UINT64_C(0x5dba6098071f178e), UINT64_C(0x357a32e31c840b58), UINT64_C(0xe1c6e50653fe202b), UINT64_C(0xeb6c5a7eac08b39b), UINT64_C(0x1c44251252c872cd), UINT64_C(0x292d5985fe32364e), UINT64_C(0xae9cab7f117a61d6),
    UINT64_C(0xcc238ed287a1b7fe), UINT64_C(0x73969b9cdf83611b), UINT64_C(0x4d6159564d14357b), UINT64_C(0xd9d84f15f7e42abe), UINT64_C(0x1acaeb13ebb1c8a3), UINT64_C(0x8bb405f645caace4), UINT64_C(0xfeba97e6c602a20a), UINT64_C(0xa499ba56928c93b6),
    UINT64_C(0xf00bf6e1f26104fb), UINT64_C(0x49be6ddfe1e75efc), UINT64_C(0x02da55fda483d82d), UINT64_C(0x1fc54239ec997f53), UINT64_C(0x1c743ac14786d7e2), UINT64_C(0x977d2455e18ecebd), UINT64_C(0xd7c429cc2db009e6), UINT64_C(0x46be85635acacd14),
    UINT64_C(0x36b17f35840f2dde), UINT64_C(0x5c76099135bb8662), UINT64_C(0x8985da265895ee37), UINT64_C(0xe3db6d2b55685bdb), UINT64_C(0xa7121aea485fd79e), UINT64_C(0x9a6bb9bbd13fcd25), UINT64_C(0xf896213c3435884f), UINT64_C(0x8fa12e7115686694),
    UINT64_C(0x82d57a6b63007c9f), UINT64_C(0x23f9f7d31a52df12), UINT64_C(0x030d18b3e25df4ff), UINT64_C(0x80b59248f8691c5e), UINT64_C(0xcae3430142e53169), UINT64_C(0xe3d9d5bc666a31eb), UINT64_C(0xaade90f722d745bf), UINT64_C(0xf0c3721a77f60fb0),
    UINT64_C(0x0c2728179318fc6f), UINT64_C(0x0799112d267b4863), UINT64_C(0xc44c81541c1bcf20), UINT64_C(0x052e34f3b3fa49d7), UINT64_C(0xd9bb3ef3e066d168), UINT64_C(0xdcfd9e3905feab2d), UINT64_C(0xab9e4f28df4479df), UINT64_C(0x1266c9117f803095),
    UINT64_C(0xc7c8b286a2e862ef), UINT64_C(0x4d55db35b17bc481), UINT64_C(0x75ad731ff2887c87), UINT64_C(0xa62a37a37b20f808), UINT64_C(0xed26729c57d603e1), UINT64_C(0x1be447e412764141), UINT64_C(0xdcbf472726089062), UINT64_C(0xdfa7b43d3a8676e2),
    UINT64_C(0x4d3bf05c20098d93), UINT64_C(0xd388c03eee84b390), UINT64_C(0x1d3898105eb8e474), UINT64_C(0x9bd41d669871c7e3), UINT64_C(0x05391a87ef5b0479), UINT64_C(0x906b34ea54c4a1f9), UINT64_C(0x57d1028ab77a1c42), UINT64_C(0x70d1d1d4abf48630),
    UINT64_C(0x073292a966ab4ec3), UINT64_C(0x1271f99bd64c74fd), UINT64_C(0xdfb38b5ff6fa0057), UINT64_C(0x964157bd18e7e9f2), UINT64_C(0x80bee6add713ea7f), UINT64_C(0x9c4ce3f49ae4b15f), UINT64_C(0xd5fa1fd0b7d3b0ae), UINT64_C(0xc8799c9239b7e888),
    UINT64_C(0x56e631294f0afffb), UINT64_C(0x84cfdde43522b8d4), UINT64_C(0x0426d5d34588c621), UINT64_C(0x1eae26c69d71e601), UINT64_C(0x6bd4e8fd1d6bd0d5), UINT64_C(0xff7840290bedbc37), UINT64_C(0x03fe52d0bd306aa7), UINT64_C(0x8a966d8090232c32),
    UINT64_C(0xc174cfa95b5e0003), UINT64_C(0x54553de55dbd520f), UINT64_C(0xe7de654059c18bef), UINT64_C(0x942b7056f8777cdd), UINT64_C(0xab7a37f44f6430a1), UINT64_C(0x2c62591f0d497f1e), UINT64_C(0x5d2ec531ff05bcd3), UINT64_C(0x8e28b8fbc795c7b4),
    UINT64_C(0xcb44365bb59c1fc4), UINT64_C(0x9f71ffc675e9c141), UINT64_C(0x19e77542848ac572), UINT64_C(0xb4e25562cb14e47f), UINT64_C(0xdba50d4aed121636), UINT64_C(0xcfb30e18a5ece7c9), UINT64_C(0xd232f844f87754da), UINT64_C(0xed22fe47a2815c1c),
    UINT64_C(0x9120186532146dca), UINT64_C(0x95a91969df54fb03), UINT64_C(0x3998c9de5ff60fb8), UINT64_C(0x3746eadc86c01018), UINT64_C(0xaaeff7e0ee6f7628), UINT64_C(0xd2f5a857e6f886ac), UINT64_C(0x89c17f2050833557), UINT64_C(0x3a57d30f68d9bb51),
    UINT64_C(0x7faaa716d09cbb70), UINT64_C(0xd5ba0c536f7e71e3), UINT64_C(0x082d4a87fa252cea), UINT64_C(0xf374bc11d189ee5c), UINT64_C(0xdd6993f7736f0052), UINT64_C(0x591eac48e29eaee8), UINT64_C(0x7215f79b3337ba31), UINT64_C(0xf6d6994aaee04e32),
    UINT64_C(0x135c1a64265a1e12), UINT64_C(0x6c12e71905755c09), UINT64_C(0x2843b2527eb46335), UINT64_C(0x6a322f03962639cc), UINT64_C(0x36ce0e15a47e70ba), UINT64_C(0x6e32c1983a3a5c4d), UINT64_C(0x452cd9d996fb8416), UINT64_C(0x51d32a95990d7d50),
    UINT64_C(0x35780e651a1e0b51), UINT64_C(0x7a4f436bd2cf326a), UINT64_C(0xf693937764953393), UINT64_C(0x25b55afab9efe184), UINT64_C(0xbde2a714c0992958), UINT64_C(0xa41f978a7aa27ae4), UINT64_C(0x34a840fe37abdcbe), UINT64_C(0x0b1526e38a1f7c69),
    UINT64_C(0xa75390da4e61ee3b), UINT64_C(0xffb94790e84bbf69), UINT64_C(0x6c2b2cc4615725dc), UINT64_C(0x4dcca98237000c81), UINT64_C(0x1d6835a76ca9a10d), UINT64_C(0xedd5ca8eaf5f5b5f), UINT64_C(0x32389afb852d2157), UINT64_C(0x36fa22d97d8ca0a0),
    UINT64_C(0x5a1eb50a752cd592), UINT64_C(0x2de1b3b3ef9ad10d), UINT64_C(0x8af808e2dcee7919), UINT64_C(0x7b90ae4170c2b32b), UINT64_C(0xefd198a7284c71e6), UINT64_C(0x44ea6fd0cc87b8d3), UINT64_C(0xae8464d513d53679), UINT64_C(0x953e5b5b3bb88cbf),
    UINT64_C(0x539762636cbf3628), UINT64_C(0x79d5392a6561d20a), UINT64_C(0x0c79d13184d96a6e), UINT64_C(0xde668fa2cde680ae), UINT64_C(0xfc3755b90558a04c), UINT64_C(0x9197ee22ead7147f), UINT64_C(0x6f7249dddb687b62), UINT64_C(0x655c86fbd82d0dff),
    UINT64_C(0x921e192f1dd23f05), UINT64_C(0xa7e9040938ffc50a), UINT64_C(0xccfbcede1ec1b3f2), UINT64_C(0x2bd05ac4eaa6dd66), UINT64_C(0x22dd0df2823d7e6e), UINT64_C(0xc56a06e90712a8af), UINT64_C(0x0c46bc62889516ea), UINT64_C(0x14bf66b00a7376dc),
    UINT64_C(0xa2450eb6efd9960f), UINT64_C(0xabb8299bb999ff6d), UINT64_C(0xdc79c56cdf2c1f26), UINT64_C(0x4d4733ebb5198d1b), UINT64_C(0x5e2ef22046aa02fc), UINT64_C(0x85691eb3af49594c), UINT64_C(0xb5922d9223fa3572), UINT64_C(0xde37b42c464f3dc1),
    UINT64_C(0xec5955462cfe45d3), UINT64_C(0xc7cb38a770ffd60a), UINT64_C(0x4e33ec9431e4da2b), UINT64_C(0x53da6f90a52bbb0e), UINT64_C(0xd8497a4828060394), UINT64_C(0xfc14574833c3391a), UINT64_C(0x5978808433a8046c), UINT64_C(0xe298aa0fc09291fe),
    UINT64_C(0x2ab5188b7f7d718f), UINT64_C(0x5b98b6fa185e1457), UINT64_C(0x84b3e54cdd8feec7), UINT64_C(0xe22d13e4dbd6efd4), UINT64_C(0x8642d7a4ffbf9efa), UINT64_C(0x3ee124655f722577), UINT64_C(0x5dc64e4d528aeb7a), UINT64_C(0xa1f9c648d0d004bd),
    UINT64_C(0xafec8dcfd1334083), UINT64_C(0xc8f2cc60366ce7bc), UINT64_C(0x16ad1f75afc0f64a), UINT64_C(0xb6a55db43fb9dc23), UINT64_C(0xaf8882e2688bd148), UINT64_C(0x246619732a67459c), UINT64_C(0xc72d30800e1cc72a), UINT64_C(0xcd42d09af68d8179),
    UINT64_C(0x1842ca0bb33a8886), UINT64_C(0x614f916226d30900), UINT64_C(0x488c8f43f45f306a), UINT64_C(0x1646d26428285846), UINT64_C(0x6be29edb028f0711), UINT64_C(0x9ec6ddc984657bf2), UINT64_C(0x3825092722a374d4), UINT64_C(0x109ae0ab3bd21ee6),
    UINT64_C(0x6b0e35534ce58ed6), UINT64_C(0x0918bd74f4863169), UINT64_C(0x7655aeb469842e0f), UINT64_C(0x896ad696d4569fc2), UINT64_C(0x65aff699367bcc92), UINT64_C(0xe547f57441c111c7), UINT64_C(0x9e6432635ff4a386), UINT64_C(0xff1b90fa158c133e),
    UINT64_C(0x4c4f34f413ae328b), UINT64_C(0x3f1a04946d61c00a), UINT64_C(0x344c3fec1d75610a), UINT64_C(0x16648d6babb3a2c2), UINT64_C(0xdae33ac7b5e3db91), UINT64_C(0x04a8753461e5e1a3), UINT64_C(0x4e18631da1fb4ecd), UINT64_C(0x1bf81b25ef1264d9),
    UINT64_C(0xe511e40ac7177083), UINT64_C(0x331b6abb18062da5), UINT64_C(0xf6b3dfcb8eff8233), UINT64_C(0xb58f41d740b38cd6), UINT64_C(0x53c1fc3e5ac863aa), UINT64_C(0xb428d7c00fe3443e), UINT64_C(0x5d7fd1be9b07792b), UINT64_C(0x3c19024fc6e79951),
    UINT64_C(0x062924a3f6ae9620), UINT64_C(0x4b3b84f32421b12f), UINT64_C(0xd6a3e114111e93a7), UINT64_C(0x90d59163cd7f4c6c), UINT64_C(0x8251d37ae966a3cf), UINT64_C(0x05a1f10433ab0dc9), UINT64_C(0x31d258190315f2cf), UINT64_C(0x9250b32d14413372),
    UINT64_C(0x251fd816249ba7c8), UINT64_C(0x4e042e4992d78514), UINT64_C(0x56ebe7e5ec91f06b), UINT64_C(0xbe110cc7d459e8df), UINT64_C(0x4ff608742a9d7e79), UINT64_C(0x23311f5e8bff478a), UINT64_C(0x4131e1a8ce6719a6), UINT64_C(0x5afd72c88908d145),
    UINT64_C(0x6e143666144ec971), UINT64_C(0x40aedbc2d1402f7e), UINT64_C(0xd3073cb45eb07c27), UINT64_C(0x67701ef3c6012ed6), UINT64_C(0xe3f793cd3aa6660f), UINT64_C(0x46e8ae9f26903095), UINT64_C(0x41d4b9058c143d4d), UINT64_C(0xf121859d219393ce),
    UINT64_C(0x37df111ef6dff5e5), UINT64_C(0x2b49d0da1e52d2ef), UINT64_C(0xa7cb6a3a5f57c87b), UINT64_C(0x205f808456ba1719), UINT64_C(0xc9acb3f7bac1f859), UINT64_C(0x8c520262f265ac00), UINT64_C(0xec1e80886d14380e), UINT64_C(0x2fe97b9566990691),
    UINT64_C(0x151dacc85c84f3fc), UINT64_C(0x13169635c98a07df), UINT64_C(0x1df22f4a551c6f65), UINT64_C(0xf63db76f6cc83a7f), UINT64_C(0x8d03f83a7a8a2e00), UINT64_C(0x671abacf3003fc4d), UINT64_C(0xb9cb16c80b655649), UINT64_C(0x17150c224d31615e),
    UINT64_C(0x2b4868f657484b56), UINT64_C(0x51f7d2608a072d61), UINT64_C(0xfb71d62a2c0b8f4f), UINT64_C(0x555f6c32a0ba45fe), UINT64_C(0xd84db2c2638f0d86), UINT64_C(0x336cba8e1f29b381), UINT64_C(0x8bfd1f4ee1eaa89e), UINT64_C(0x1085df75ec819db2),
    UINT64_C(0xea28c77bb4f8bb5e), UINT64_C(0x15d06c7b4a066cc3), UINT64_C(0x55eea283a0f81dd8), UINT64_C(0xe8dd25427741fb7a), UINT64_C(0x6061ed30f48b1a5d), UINT64_C(0xac2e6432d74c9f8d), UINT64_C(0xfecd58eae6ff7a9b), UINT64_C(0x7f157e14287a1ce0),
    UINT64_C(0xabb2d824de0c0c38), UINT64_C(0x101c9f6d244cfad6), UINT64_C(0x029fc3b151269a9e), UINT64_C(0xc306ae867d0f2c44), UINT64_C(0x1b878222e5a6d37a), UINT64_C(0xeaf26e7f07a881f4), UINT64_C(0xed68dc55fe3c6d76), UINT64_C(0x785e830ed7e810d5),
    UINT64_C(0x204751f74a59c709), UINT64_C(0x76ce421ea5b513ae), UINT64_C(0x354b8a69d755743c), UINT64_C(0xb2201fdae0e276bd), UINT64_C(0x2e23bb3849cdccd9), UINT64_C(0x346765caf4808578), UINT64_C(0xfe2fc5820810d88d), UINT64_C(0xf1fb17278e623b19),
    UINT64_C(0xbe0d10d0e6af4cfe), UINT64_C(0xc2ada91b8ac3ecd6), UINT64_C(0x674562f32d46b8f2), UINT64_C(0xbab13d60bf6b601f), UINT64_C(0xf2edcd533b5daf93), UINT64_C(0xb3ec8bf2b0740f9f), UINT64_C(0xfa367a18c20f904c), UINT64_C(0x84453ce2110d1066),
    UINT64_C(0x117d2e6c5164992d), UINT64_C(0x21d0ab2ad3fe297e), UINT64_C(0x51bea59e1ce991be), UINT64_C(0x444c46e0e89f2f51), UINT64_C(0x13213bacf52d26dd), UINT64_C(0x11b973c4a17e2b68), UINT64_C(0x9d547022f617ecb5), UINT64_C(0x539c2a9d016a5c05),
    UINT64_C(0x1279cfa924afaf51), UINT64_C(0x22aaef1f502a42a9), UINT64_C(0x50dbdda80d058528), UINT64_C(0x60ff6a3219ce2dc1), UINT64_C(0xf63bc6b2443e3ec1), UINT64_C(0xd6a4d0f4cc6efeaf), UINT64_C(0x0eda8269e12ffe09), UINT64_C(0xaa42b8021874f539),
    UINT64_C(0xdcd4319a326729bc), UINT64_C(0x76f60a33b106978a), UINT64_C(0xe24df1d5435dfd9d), UINT64_C(0xa8062b908054e689), UINT64_C(0xe2164daee225db18), UINT64_C(0x0bcdfd646c1173e4), UINT64_C(0x8ee07112f157c3b6), UINT64_C(0x92aab2a5483c4923),
    UINT64_C(0xe3ffe73c80430b98), UINT64_C(0x7ae6d0e65b079e64), UINT64_C(0x8c1ceab4b4d77910), UINT64_C(0xf0f0187c2e165ef5), UINT64_C(0x534c472eebf7a27e), UINT64_C(0xe48137877175aa77), UINT64_C(0xf0da55eb3906ac2a), UINT64_C(0x9c86ba7888ca7b6d),
    UINT64_C(0xcb25818ae69193f6), UINT64_C(0x239d203a119b7703), UINT64_C(0x60a482fac56dd1b0), UINT64_C(0x9ae3383f8c4e45df), UINT64_C(0x4d64008b2d8ed33b), UINT64_C(0x2419d45c8ea476dc), UINT64_C(0x7bfbfd70a0a19dc4), UINT64_C(0x4166566be8006873),
    UINT64_C(0x14e462844465913b), UINT64_C(0xae4723f00c48d3d6), UINT64_C(0xe42eb8e6f1c29b14), UINT64_C(0x3f56745cd5491cfe), UINT64_C(0x9afb885f6c3a0db6), UINT64_C(0x91e7e07f86c8e397), UINT64_C(0x33c441c5282dc399), UINT64_C(0x10b8b71618583538),
    UINT64_C(0xef6440fb42eb5229), UINT64_C(0x094d4380ebb8574b), UINT64_C(0xe7cbf4d0afc4ce97), UINT64_C(0xd4d3ee3c18299e4c), UINT64_C(0x1321fbaa61277b68), UINT64_C(0x96af6324a6e69fd6), UINT64_C(0x87015638d05b65a6), UINT64_C(0x7fac26ab712ff825),
    UINT64_C(0xba62767c1168fd1e), UINT64_C(0x5bfc4e9f7bbe2fb2), UINT64_C(0x0ccebbfde1989a2f), UINT64_C(0xd136daf406c11304), UINT64_C(0x3d1a58a423c39493), UINT64_C(0x49565a948990e927), UINT64_C(0x543d38e8e5c9a731), UINT64_C(0xd360c7961946c843),
    UINT64_C(0xf5627986721a55d8), UINT64_C(0x823b2e338c49ba7b), UINT64_C(0x58b1ca64e72fc39d), UINT64_C(0xf607adce0a044d4e), UINT64_C(0xdef50fdfd5334509), UINT64_C(0xe37ffacc7237e146), UINT64_C(0xd725c0454a5c64cb), UINT64_C(0xf372475a98194101),
    UINT64_C(0xe31ebe7c47896637), UINT64_C(0xd66584f689b4135b), UINT64_C(0x8650fb018b85948d), UINT64_C(0x96bd0c7c6e86b485), UINT64_C(0xb6a2b940a8be67eb), UINT64_C(0xc2cc87988cce99e7), UINT64_C(0x03cbe7303aee20a8), UINT64_C(0x2bda58c1228e6795),
    UINT64_C(0xdcc9c43234b9c4ea), UINT64_C(0x8fa5cd21fe8181a1), UINT64_C(0xc85f860686eb5c2d), UINT64_C(0x0260d9ae0dff793b), UINT64_C(0x176902d0a96129c1), UINT64_C(0x136aa6c31283579e), UINT64_C(0x39ffd6f3809203a6), UINT64_C(0x716a3f69c8617a4b),
    UINT64_C(0x90ade4290b856539), UINT64_C(0x48d48530dc097e23), UINT64_C(0x2fc3c86f15eb9225), UINT64_C(0x2df938bd75d5044a), UINT64_C(0x0387d02c16cf5a92), UINT64_C(0x90a4906a9755b956), UINT64_C(0x1a5954a9f62ea068), UINT64_C(0xdda5f824fb926d21),
    UINT64_C(0x09c3896ef135f20a), UINT64_C(0x68849a27af5d74e0), UINT64_C(0x61cfc3c2b3875186), UINT64_C(0x72651cf9bffdcf03), UINT64_C(0x15f5ff1a8e6650e0), UINT64_C(0xc9f8e40b144983c2), UINT64_C(0x2cf4cf9ea3e1d3a9), UINT64_C(0x291714ada8e5b9e2),
    UINT64_C(0x001c531a2e5f9101), UINT64_C(0x790d860f35e92f8d), UINT64_C(0x02708ec0bd3ec4d0), UINT64_C(0xd8489392c7bc694e), UINT64_C(0xae3f25d779eb0a86), UINT64_C(0xb62a35c10ed4cbe1), UINT64_C(0x5e3f26dc88738c13), UINT64_C(0x98e275cf19991dc0),
    UINT64_C(0x68a891189223488a), UINT64_C(0xd8b1c550b5f34366), UINT64_C(0xca1461f7b4c8dfdc), UINT64_C(0xb5751b775ff6d270), UINT64_C(0x24540e574db5eb07), UINT64_C(0x0518c37021f89f58), UINT64_C(0x9c60a90bce985619), UINT64_C(0xb2af55efce1beb45),
    UINT64_C(0x1020dd9822aed764), UINT64_C(0xa4e6afee4bcaa5e3), UINT64_C(0xcf31d899f1f58087), UINT64_C(0x92e29d1125576149), UINT64_C(0x9fb8b80684c3e394), UINT64_C(0xfaf4f536cf974ad6), UINT64_C(0x8d49c8865b225490), UINT64_C(0x5a1dcf1b5027c8e6),
    UINT64_C(0xb7a36509071992b0), UINT64_C(0x21fd831d9711ed45), UINT64_C(0x8ccf44b58ce68e8b), UINT64_C(0xb3ab9648da791aa4), UINT64_C(0x4351240d68af660c), UINT64_C(0x135264a83b6ba2e9), UINT64_C(0xd519bdcd648b57c2), UINT64_C(0x948a05a08205d29b),
    UINT64_C(0xf5c28cf8136a554a), UINT64_C(0xdccabe3911ba181a), UINT64_C(0x3023fd92aa8d9d29), UINT64_C(0x9fa47151b5bdfbcb), UINT64_C(0x83bc9f95fb64aa28), UINT64_C(0x528032fc89f35322), UINT64_C(0x6fa46522300ad433), UINT64_C(0xba4a2d90e17ac5b5),
    UINT64_C(0xd14810c912bbecd8), UINT64_C(0x62c030d402756c99), UINT64_C(0x0f898f3f6fb8ca9c), UINT64_C(0x14e951fd7c77efcf), UINT64_C(0xc2966000fd0ec1f5), UINT64_C(0xfa49eac17cb371ec), UINT64_C(0xd2df2e2d7c4821a0), UINT64_C(0x74536f57818e955e),
    UINT64_C(0xd167684eec0d06db), UINT64_C(0xe0654dada12a1896), UINT64_C(0x8290910104958ec5), UINT64_C(0xec433ae25dec7bee), UINT64_C(0x71e2cceb87ea95ab), UINT64_C(0x477602e256e19bcb), UINT64_C(0xec028614cbad1580), UINT64_C(0x9011a2d693fc1506),
    UINT64_C(0xa3708690d9edbb2c), UINT64_C(0x2cffb629781831da), UINT64_C(0x5f189c5d84ece89c), UINT64_C(0xdf6fd36cbf42f0e3), UINT64_C(0xeccb9d07cc6672f8), UINT64_C(0x91faa00fc285f6fb), UINT64_C(0x094948adaf5601e8), UINT64_C(0x2277ea3c92350db4),
    UINT64_C(0x5e3b47ae9298f6cf), UINT64_C(0x2b5ffb58d4c11a5f), UINT64_C(0x8f399c9333e5c34b), UINT64_C(0x79b32cfe46bd56e4), UINT64_C(0x145179a303d9cd2d), UINT64_C(0x7b5ca81ae6921611), UINT64_C(0x2fb9580ef39e3352), UINT64_C(0x37aef9e49fbbd294),
    UINT64_C(0x375b17ae4ab4009e), UINT64_C(0xd2cdb51b73efb807), UINT64_C(0x3c73323684e0a837), UINT64_C(0x8718f744eafe22af), UINT64_C(0x7f42e21e9418fb6a), UINT64_C(0xd9d3d1fdc55df3e3), UINT64_C(0x2e8e6ff5adfb30cf), UINT64_C(0x1884b62155822bb3),
    UINT64_C(0xf95cd9bbbb7933ec), UINT64_C(0x8baca77b0f945a26), UINT64_C(0x91f17fdb022479f3), UINT64_C(0x6585635fee93896d), UINT64_C(0xf2ca70376e418308), UINT64_C(0x4f4ac55bb81d82ea), UINT64_C(0x8cd903522d0ff400), UINT64_C(0xbc17173313d239d4),
    UINT64_C(0x8fa12dec40663270), UINT64_C(0x35a0436facf01b8b), UINT64_C(0x3c671c6527d12347), UINT64_C(0x178ddd7f659138ba), UINT64_C(0x0e6b5c851762c916), UINT64_C(0x67c6bc6123b0eab7), UINT64_C(0x3c0ad2d5f43a9b50), UINT64_C(0xc4db924cc3b14e65),
    UINT64_C(0x1d23c076e4fd118c), UINT64_C(0x060dff317e0d78f5), UINT64_C(0x1ae79ae048312f81), UINT64_C(0xf719fea3fc9ec9dd), UINT64_C(0x6cbfd9ae86010b52), UINT64_C(0x892a14ffaca96a44), UINT64_C(0x7391de7dfe0ee079), UINT64_C(0xc19ae831468af7c5),
    UINT64_C(0x8fcd86301e88ce77), UINT64_C(0x7ca4e778a68262fe), UINT64_C(0x2592d3bc4ce053c3), UINT64_C(0xe47bae025a3f135d), UINT64_C(0xba48bf554a6a651c), UINT64_C(0xc96794d51821560c), UINT64_C(0x042e1f54e17f0aa7), UINT64_C(0x524c4a693d8f39a6),
    UINT64_C(0xa3e8299e2fa4fda7), UINT64_C(0xaba9b87b41fdb671), UINT64_C(0x4f8f784b506cf611), UINT64_C(0x962caf2b86d022b6), UINT64_C(0xb781b6b8dacc8b0d), UINT64_C(0x35608290da26b329), UINT64_C(0x83890fe59276d988), UINT64_C(0x9bde15b4bbcde7a3),
    UINT64_C(0xc11fc6b0fb911501), UINT64_C(0x965070a38f2ff87c), UINT64_C(0x1f8781673689c9bc), UINT64_C(0x46adbeeed64d736f), UINT64_C(0x6a8a67965f9df15e), UINT64_C(0x5431099b062140e7), UINT64_C(0x2ba9ff504bf344c5), UINT64_C(0xfdb4350d9c93d8a6),
    UINT64_C(0xb3268a3131bba87a), UINT64_C(0xbedc1b12b89f1a15), UINT64_C(0x63ef00d1a3019db9), UINT64_C(0x3c62b812bc839aea), UINT64_C(0xbbdfb81d570360e5), UINT64_C(0x2f42f0a8305679b9), UINT64_C(0xf3230b269ea743be), UINT64_C(0x36ec3c73f2195611),
    UINT64_C(0xb2646fc38be0da05), UINT64_C(0x5b7a007f4310ac46), UINT64_C(0x4a3ff74d357328ed), UINT64_C(0xa8c7e90404b68ccb), UINT64_C(0x454227bdd0f973a6), UINT64_C(0xd1faf469c969eb8e), UINT64_C(0x111ff1c6899b0541), UINT64_C(0x3716caa14f479dfc),
    UINT64_C(0xdb898acf888bca02), UINT64_C(0x81b7ce0e99bb5c95), UINT64_C(0x5c797141c324dcc9), UINT64_C(0xf293f0ecccf7f69a), UINT64_C(0xc82854aba84f25a3), UINT64_C(0xde5dd67b85accd92), UINT64_C(0x1b79e82ea8b2d28f), UINT64_C(0x7ad456b2fc1bf264),
    UINT64_C(0xf6e2a6a7440436a4), UINT64_C(0xd4ded409170c3272), UINT64_C(0x381837de4bc03cf5), UINT64_C(0xe0e9991df5a21f7c), UINT64_C(0x96a96ffdde8d7361), UINT64_C(0x00cb964ab2eece22), UINT64_C(0xb6f3fb38f78688f1), UINT64_C(0xcd357ad533cf2fba),
    UINT64_C(0x024a0ba2a9a67286), UINT64_C(0x57dc4004f85e804c), UINT64_C(0x05db93ffa4306fcf), UINT64_C(0x61b4e788ebfb4edb), UINT64_C(0x6e2bda81df585707), UINT64_C(0xc3156318a94454e7), UINT64_C(0x7cb4486284dfbcb0), UINT64_C(0xb192757ea7052fa0),
    UINT64_C(0x0d1fed163ec6c0bd), UINT64_C(0x2f17d1155d53abd5), UINT64_C(0xfea990f03a5fd9e1), UINT64_C(0x451c38a5f360b5f2), UINT64_C(0x4a01a1b0927ad655), UINT64_C(0xa88ee598e2fdb9d4), UINT64_C(0x5ef3ac7640c00fe9), UINT64_C(0x218fd9d9794e2c4a),
    UINT64_C(0x7cedd01163438c93), UINT64_C(0xc9dbde65a32696f8), UINT64_C(0xd1f5539baf353292), UINT64_C(0xaf0501b605d1f978), UINT64_C(0x2f7651dda15d5db9), UINT64_C(0x69c903d32d2e3c03), UINT64_C(0x88b8fe78fb1e637a), UINT64_C(0xa8aa2e5a2a743aba),
    UINT64_C(0xd1f35e8fa468b0f0), UINT64_C(0xf9e906f65ccc7f51), UINT64_C(0x878bb7e5f8605fc0), UINT64_C(0x38dc77083b2a647a), UINT64_C(0xde590f3263add6e5), UINT64_C(0x499e88f3cda3ff9b), UINT64_C(0x674a129f0675ad03), UINT64_C(0x7c1f07a0af6eeb31),
    UINT64_C(0xc9345a6f35697a95), UINT64_C(0x7a0018658d25f5f5), UINT64_C(0x84b64b3a2088ee16), UINT64_C(0xfb47179087aa8403), UINT64_C(0x081b97168d2212f5), UINT64_C(0xbf330c42d528d7bb), UINT64_C(0x788909ab060a474b), UINT64_C(0x87af5688900caf2e),
    UINT64_C(0x4f9906b56e528e7f), UINT64_C(0x683ddba2b79f0514), UINT64_C(0x5e383354c01c1675), UINT64_C(0xbff6ea42877dcb50), UINT64_C(0x93a66897def80f9f), UINT64_C(0x931cd0f437dee41b), UINT64_C(0xf8bf04865ec5048e), UINT64_C(0xee257ffaee7da97a),
    UINT64_C(0x75d7cb23e8462cf8), UINT64_C(0x9f82a1ba57d3f410), UINT64_C(0xda3bddf0cae6c0bd), UINT64_C(0x4a554368e487b409), UINT64_C(0xe393777521609441), UINT64_C(0x177a6f61a182cc4a), UINT64_C(0x1dfad8dd0fa709ee), UINT64_C(0x28e6b6c5ab3e4578),
    UINT64_C(0x30119243465a3cb6), UINT64_C(0x9d22ccbe9e22ca00), UINT64_C(0x0f63d780018aebc6), UINT64_C(0x02cc07414d980bd8), UINT64_C(0x0adcd33472c2c342), UINT64_C(0xddd6becfadbfc93f), UINT64_C(0x9bc6cbfe894d6f1b), UINT64_C(0x366db75d35629949),
    UINT64_C(0xdbcef0eee4f8679c), UINT64_C(0xa4ef7073d42aa59e), UINT64_C(0xb6e2e2e1573f095b), UINT64_C(0xd54ea581faf9f12d), UINT64_C(0x94e67fc2f0770671), UINT64_C(0x648670cc103660d7), UINT64_C(0x515942f6188d7d03), UINT64_C(0x76ff242093e053cc),
    UINT64_C(0x927e157a5d31d055), UINT64_C(0xd430eabef12c956f), UINT64_C(0x41bba969bedfec8b), UINT64_C(0xef2f2e5175f23f12), UINT64_C(0x095195231c009045), UINT64_C(0x863c93831404002a), UINT64_C(0x091a17494ba25cc3), UINT64_C(0x4361275b51e6fcb3),
    UINT64_C(0x5f6d0b583b701511), UINT64_C(0x7543dcf468b42eb2), UINT64_C(0xe088e58ecfcbb451), UINT64_C(0x36d3dab8f86d7be6), UINT64_C(0xcebbaa367d603ad4), UINT64_C(0xcbab304407504895), UINT64_C(0x3e7773afdf4b4b86), UINT64_C(0xa68f182fe89cee89),
    UINT64_C(0x146762928eae8c31), UINT64_C(0x623c7fccf50a5078), UINT64_C(0x32e106a616748e4d), UINT64_C(0xe66f791d732d5912), UINT64_C(0xad81a94122497bce), UINT64_C(0x1d2fd48d965e09ee), UINT64_C(0xaf2960870ea00c52), UINT64_C(0xb2e201a2d8f960cf),
    UINT64_C(0x29e6eef38a8bab65), UINT64_C(0x7cb64c604f4f2ba4), UINT64_C(0x92919f61c45c9820), UINT64_C(0x12fe52ac8e7c9ab7), UINT64_C(0x198120f18e7f3500), UINT64_C(0xf1455ae5ce28c501), UINT64_C(0x62129d4ad8b130db), UINT64_C(0x0af15c3368da708d),
    UINT64_C(0x17447d5610805577), UINT64_C(0xabce0ff0fb964c12), UINT64_C(0x0a445afb8be42322), UINT64_C(0xaddcb496df9e9b77), UINT64_C(0x31cd8e8bb18b67d6), UINT64_C(0xbf6890496c596334), UINT64_C(0xdba2ca0caf5526ae), UINT64_C(0xae689652f9127237),
    UINT64_C(0xb2efb2bb895dadcc), UINT64_C(0x63e645233dcb4ce4), UINT64_C(0xacd058fc5c206ace), UINT64_C(0x58aca5e6881f29b3), UINT64_C(0x932cc7aecaefb8b7), UINT64_C(0x5859bb4f13136044), UINT64_C(0x9b5e7696f838f7d0), UINT64_C(0x84a1aecc231894ff),
    UINT64_C(0xcaa6796c9b7ca314), UINT64_C(0x04d6cf9808249930), UINT64_C(0xdc07d281521d0bb9), UINT64_C(0x036e0d4004517319), UINT64_C(0xda855e97f4049c5b), UINT64_C(0x015ffe9be830890b), UINT64_C(0xae91741789e854b0), UINT64_C(0xdc368008da9a2711),
    UINT64_C(0x0c2efd41e56a1188), UINT64_C(0x57b90fa18fb37f24), UINT64_C(0xdb2e12f9b910747a), UINT64_C(0xb5785af8090db606), UINT64_C(0x8b912141a6bffa81), UINT64_C(0x61b895c944b35019), UINT64_C(0x836b19d9036d2e7a), UINT64_C(0x82a5970f99455723),
    UINT64_C(0x66f28b555e6eb0c1), UINT64_C(0x3d21b69f82f7252e), UINT64_C(0xeeabb28d6c4d3a18), UINT64_C(0x0d42c7424ef0c685), UINT64_C(0xe3eb38a92786d71a), UINT64_C(0x0e32d38282716bc3), UINT64_C(0x0278d9ebaf0440e7), UINT64_C(0x5bc5638004c048c0),
    UINT64_C(0x3af78b232401f9fb), UINT64_C(0x4e98ab29cd94ce3c), UINT64_C(0x824ed3016c9b033e), UINT64_C(0xf8d264c78d493648), UINT64_C(0x2ab80f0f891972a9), UINT64_C(0x1687eba49e16fdde), UINT64_C(0xb0d0195e88143ed9), UINT64_C(0x61dd0ff73d791a09),
    UINT64_C(0xfd90a275fcae0bd9), UINT64_C(0xa97337d3fd2edaf7), UINT64_C(0x9afc43de77937b84), UINT64_C(0x0bcf7bbbd4671ddf), UINT64_C(0xbac3a8da01c7b045), UINT64_C(0x9bd7493021938f92), UINT64_C(0xe9fcf7747c728686), UINT64_C(0xc1f55a8b9be25c7c),
    UINT64_C(0x64cd7fa5e6a6d36a), UINT64_C(0xa3aaf6fe70ee9e7a), UINT64_C(0x1557644457760f99), UINT64_C(0xbc300a6ea2360b8e), UINT64_C(0x46a853e84e9c1f91), UINT64_C(0x5a98785c691b7893), UINT64_C(0x0541e7c225661d36), UINT64_C(0x4a118f499b629939),
    UINT64_C(0x22cf1bb2cc1aa1bf), UINT64_C(0x4f3e42913814e74d), UINT64_C(0x0db95368bd268317), UINT64_C(0x8da9b1294952bc97), UINT64_C(0xe90e8f2dfd4e84b8), UINT64_C(0x8497f99d745c4db5), UINT64_C(0x55ee1e9684f53d0a), UINT64_C(0xb551c1e61015e992),
    UINT64_C(0xc1a69c006445512b), UINT64_C(0x8a425497ee9ae652), UINT64_C(0x8f52cedb65326bd0), UINT64_C(0x3147ac344478e12d), UINT64_C(0x2b3f9b1fdb39b325), UINT64_C(0x03bdef7224b26d4d), UINT64_C(0xaeba7ae7672ad91b), UINT64_C(0x31e9236b9cb3b850),
    UINT64_C(0x3f9cc932788af535), UINT64_C(0xc1f76f5b3a36fe4b), UINT64_C(0x4c04a77ac9debb38), UINT64_C(0x1142558f7731987f), UINT64_C(0x7d805ce1fb2807b6), UINT64_C(0x347ec55e13f92cab), UINT64_C(0xe3c12da4c5057085), UINT64_C(0x4f90ae7f20a645ae),
    UINT64_C(0x0516e3fc3485fa24), UINT64_C(0x0ed50dfb8ecc5744), UINT64_C(0x5565470edc475148), UINT64_C(0xbf9ce80dc8ceac9d), UINT64_C(0x8184231a686dc1ff), UINT64_C(0x5e5e71eb7dbf19bf), UINT64_C(0x959e4a1ebc1d0399), UINT64_C(0x6ebe888bbb292f63),
    UINT64_C(0x675d8c2f8be62789), UINT64_C(0xa2488cbd2bf96393), UINT64_C(0x1348dc3c48fdb9ef), UINT64_C(0x495efd9363b153c0), UINT64_C(0xcda82b92c4501325), UINT64_C(0x313458b0cd8989ec), UINT64_C(0xfeb369e02b796763), UINT64_C(0x07b5d1be251cca40),
    UINT64_C(0x9142b3b0500324a8), UINT64_C(0x936f07bac1d98c74), UINT64_C(0x3f3606e2d25d8abf), UINT64_C(0xe3db87b79b71c77a), UINT64_C(0xc1c49a60bed7454b), UINT64_C(0x76e50eb76eaf8051), UINT64_C(0x2f060b3d2fa8ead6), UINT64_C(0xec0b9306185177f5),
    UINT64_C(0x7062fe3853989e9a), UINT64_C(0xff9590c2796856a8), UINT64_C(0xd61e59bb3da443c3), UINT64_C(0xf7d53a90bca75733), UINT64_C(0xb8e8e9c8a833c2e2), UINT64_C(0xe10bb47957878453), UINT64_C(0xe768b81a7ba5dfd6), UINT64_C(0xc764069731dfd711),
    UINT64_C(0x775e0bdb5410f6b2), UINT64_C(0x2da4fa61572fd97d), UINT64_C(0x26a182567ce3d567), UINT64_C(0x16422a6ea1c50430), UINT64_C(0xed53bb337126679a), UINT64_C(0x9ba8b8c5755575c3), UINT64_C(0x9c5c1b55b4f0da45), UINT64_C(0x795493ac37eda6fd),
    UINT64_C(0x41e581e75005415b), UINT64_C(0xdf6c8a6ca40bcd23), UINT64_C(0xf55c0ad6a8855877), UINT64_C(0xdcc069c8d7791818), UINT64_C(0x2667a5d465bc46e8), UINT64_C(0x42a4e54437290180), UINT64_C(0x9f04a3c871ad8f69), UINT64_C(0x3ffd60b42536cf39),
    UINT64_C(0xa1ade9d16d7dee79), UINT64_C(0xf5d9cf4b9bcb2677), UINT64_C(0x26cd14a084dc55f0), UINT64_C(0xa3f0820afeb58782), UINT64_C(0xd3d4e63b07754e5c), UINT64_C(0xd50994b354fd8017), UINT64_C(0xe75a6bf7957bdb94), UINT64_C(0xaffa67f8aac2e0ed),
    UINT64_C(0xac83eacf4261215c), UINT64_C(0x4c6f2f835ef2ef4f), UINT64_C(0xd560641cb48526d8), UINT64_C(0x09b40c9b58648c9c), UINT64_C(0x9b157ff015a6aa5b), UINT64_C(0xd9e282617df70812), UINT64_C(0xce3da8957c0bb1bb), UINT64_C(0xd651bdd80efb0e1b),
    UINT64_C(0xcb62d8e11ac570b6), UINT64_C(0xfb71ea4ecc262cf3), UINT64_C(0xa72ccf49ed4a3eb6), UINT64_C(0xd7de1ec675157b50), UINT64_C(0xb77a3217220c6594), UINT64_C(0xb83a9852408f474c), UINT64_C(0xca6e3baf7d3a2b99), UINT64_C(0xda2cb7c580dc8519),
    UINT64_C(0x930541ee324ac57e), UINT64_C(0x7ec1450ec414e83d), UINT64_C(0x7e75338af1056c9c), UINT64_C(0x613150cb3cab1ea8), UINT64_C(0xbc3876d3785f4839), UINT64_C(0x498ec61112cc40c5), UINT64_C(0xa720def46edb865e), UINT64_C(0xa8c905e52306de76),
    UINT64_C(0x035a029e09a5c34e), UINT64_C(0xc127231c4874dd50), UINT64_C(0xe0a2f23c6c3291d5), UINT64_C(0x45eac6b4c5a3c8c7), UINT64_C(0xfcbbc36230c13a5c), UINT64_C(0x9e6d4c3f48ce1e8d), UINT64_C(0xb3b291642dc48ffe), UINT64_C(0x6fa39b70b1ab2130),
    UINT64_C(0x3e157240b3c11839), UINT64_C(0x536fbc41ad510ae4), UINT64_C(0x8f1f425705f1692b), UINT64_C(0x9c6a496a0ffa26fb), UINT64_C(0xee726bbe7f96eb55), UINT64_C(0xeb7b6b968408c44a), UINT64_C(0x05c9008fac86ce05), UINT64_C(0x44481ac06692ca83),
    UINT64_C(0x31076e74459a11fb), UINT64_C(0x02641187a8018ad8), UINT64_C(0xc4b38f0cc812c6b3), UINT64_C(0x522451a59059a750), UINT64_C(0xedd1db867a39b962), UINT64_C(0x84ee8f0899a84754), UINT64_C(0xf06a715fcb45385d), UINT64_C(0x513b32d4764c35c1),
    UINT64_C(0x82f8a21860180ec7), UINT64_C(0xa0699809877b61fc), UINT64_C(0x378bcb653f1d4154), UINT64_C(0xc2d20d07b560e921), UINT64_C(0xd16e50cb4393a0e7), UINT64_C(0x92113c8daf143945), UINT64_C(0x5639f808713b2395), UINT64_C(0xc22a539068ba9320),
    UINT64_C(0xb2f06409a3c14cd6), UINT64_C(0x7207878dc1da8c16), UINT64_C(0x1a3ccf5c983b7517), UINT64_C(0xfe41cb9d9fa0b779), UINT64_C(0xae1e330420ae9981), UINT64_C(0xd551c1bdb4918aee), UINT64_C(0xab0bf0e67fd6e160), UINT64_C(0x233672108003ec97),
    UINT64_C(0x43a82868772e8e56), UINT64_C(0x6df5fffb4e7e2a0d), UINT64_C(0x9b2eb43abb566815), UINT64_C(0x108897d9f0dcc17a), UINT64_C(0xea6241d664b837c8), UINT64_C(0x9dde3bc89fda0707), UINT64_C(0xa88be515a4508bfc), UINT64_C(0x6c1bd843c2e4d5ab),
    UINT64_C(0x5955107ff973018a), UINT64_C(0xe6b482d069942396), UINT64_C(0x3904e610cdf487b3), UINT64_C(0x68e25b9a686fda14), UINT64_C(0xe9e362a33ff70292), UINT64_C(0x204e00df9e97d7f5), UINT64_C(0x89643e35c7ec7c72), UINT64_C(0xef1ce895dcbc66d8),
    UINT64_C(0x9d0b06ca314b8bdf), UINT64_C(0x266be730118b3654), UINT64_C(0x0dc4b2b95628c422), UINT64_C(0x86d15953770616de), UINT64_C(0x30243c2e4773c77c), UINT64_C(0xc117fbaa3990722e), UINT64_C(0x6e6d726ca67947ff), UINT64_C(0x31bbd470329ed618),
    UINT64_C(0x100b3889884cf396), UINT64_C(0x4809c15fe2ea2ea1), UINT64_C(0xe5199294c68f6d89), UINT64_C(0xe775258279820cba), UINT64_C(0xa98599d3ced8cfea), UINT64_C(0xfd0a1977205a4be0), UINT64_C(0xec48c3fad2e3edcd), UINT64_C(0x5131f9d1b21d9ae2),
    UINT64_C(0x7a76a2cb71d0f362), UINT64_C(0xe806bcd22580c12b), UINT64_C(0x61158514c7838211), UINT64_C(0x71249d91a2ccfca8), UINT64_C(0x4e4292dbcb055588), UINT64_C(0xaf26367600d1ab40), UINT64_C(0x19dcfb807e152d8d), UINT64_C(0x1ad89110c165fa53),
    UINT64_C(0x44d03ee3154110d6), UINT64_C(0x95e7bcbb358cced8), UINT64_C(0x080cf8003399fb19), UINT64_C(0x43fbcf298f326407), UINT64_C(0xa26cc869d4da4395), UINT64_C(0x9563ae5f8585d280), UINT64_C(0xc934347d045b065b), UINT64_C(0x0c5f310edaa30a81),
    UINT64_C(0x2ae6e17046ce4a54), UINT64_C(0x0de5e1fddab35f54), UINT64_C(0xa0af10ccbdd51e92), UINT64_C(0x9e923a8861493225), UINT64_C(0x29dd5959c959b2b7), UINT64_C(0x2eaeaa34d9b086d7), UINT64_C(0x7a288a6d462e9931), UINT64_C(0xd93200db6d02db9e),
    UINT64_C(0xe13aa4be77f041af), UINT64_C(0xeb77788e34956ebf), UINT64_C(0xfaeda1057ab4978f), UINT64_C(0x0550614e8167f6fa), UINT64_C(0x788603a82d9b89eb), UINT64_C(0x93e7f9ab9b68f769), UINT64_C(0x5e2f939407ffdd6f), UINT64_C(0xc6ec026f11aba7e2),
    UINT64_C(0xef546b3181c5c1d1), UINT64_C(0xeb1605c8a23aa431), UINT64_C(0xa4b16c5451c9a691), UINT64_C(0x6ae51de11700a4fc), UINT64_C(0xb5f412c58875e016), UINT64_C(0x9ee416033118cccf), UINT64_C(0xb20ac485c4d86d32), UINT64_C(0x60021b191e4184ab),
    UINT64_C(0x7189666da73796bb), UINT64_C(0xfdef9ac85f1889e7), UINT64_C(0x31203c88c64f7f1e), UINT64_C(0xf226be18e1025906), UINT64_C(0x6b96a5d0cbb0c8c0), UINT64_C(0xf678e308cdf3c5c2), UINT64_C(0xf6b88f25a4e35381), UINT64_C(0xf927af56651e0143),
    UINT64_C(0xcc31cb46b630f5c3), UINT64_C(0xb7fbf913cffacce0), UINT64_C(0xc9016f87624a6748), UINT64_C(0x720be3904ec83119), UINT64_C(0xd38744065be6d6b8), UINT64_C(0x3bb9699b2bf69d9b), UINT64_C(0x17b9f35692f3b068), UINT64_C(0x19d9b2d68bdc3644),
    UINT64_C(0x51c25531952a8ff7), UINT64_C(0xc6a88323b92f77d4), UINT64_C(0x67793233192deb93), UINT64_C(0x98f2c89defa16473), UINT64_C(0xef0a0d7f72fe68e3), UINT64_C(0x3faace5ae9ee28dd), UINT64_C(0xfb2137b82e846c35), UINT64_C(0x06491b7f55d677c9),
    UINT64_C(0x2572f63cc05e27b4), UINT64_C(0x855007d1c58915d3), UINT64_C(0xd8f8205c676f50dd), UINT64_C(0x5bef3e7a2b84d651), UINT64_C(0x502098539b98e7b2), UINT64_C(0xa75414bbdac3ee88), UINT64_C(0xabd6b35ea8b03cb9), UINT64_C(0x9f729532adcf4d54),
    UINT64_C(0xa405eeff60f9ecb5), UINT64_C(0x7355b77a1364eecd), UINT64_C(0x69aba93d5e9dca43), UINT64_C(0xf39b3cff22214752), UINT64_C(0x829481f9a0fd0359), UINT64_C(0x34fb57460d08afa1), UINT64_C(0x3184a42a38ef0d34), UINT64_C(0xe08645910ed813c2),
    UINT64_C(0xa775befbaa3ea1bb), UINT64_C(0x02dd247c822e4f0a), UINT64_C(0xb0ff52742e0f872f), UINT64_C(0x974f90770db38015), UINT64_C(0x9393aed284b5becb), UINT64_C(0x5e26626e768343a9), UINT64_C(0x391aafd0ad687a11), UINT64_C(0xda0acfd5c32fd005),
    UINT64_C(0xbcc62f2323f988dc), UINT64_C(0x3cdf6fac4d9abcc6), UINT64_C(0x137b095132dc5d15), UINT64_C(0x3dbc4808c56dd97c), UINT64_C(0xee69c9b0cb53e20d), UINT64_C(0x3469164de7887e22), UINT64_C(0x9c3875b9f747f504), UINT64_C(0xa08f759545ac2990),
    UINT64_C(0xf52fd2cd06260cb5), UINT64_C(0xfc0b2059b67541c1), UINT64_C(0x0bb34e96dac89bd1), UINT64_C(0xc739d0ff6451e082), UINT64_C(0xa271201b70ad24cf), UINT64_C(0xc37a7834251bd7ee), UINT64_C(0xe137ee8be1b0b139), UINT64_C(0xb45b94b1b6797731),
    UINT64_C(0x660dd3e9fe7932ae), UINT64_C(0x73483678cf908923), UINT64_C(0xda85dbc005452bd8), UINT64_C(0x01f06587df8479f6), UINT64_C(0xf4e5945dd27842f0), UINT64_C(0xb0683e2b188899f3), UINT64_C(0x41d49b971ed758c0), UINT64_C(0x4cd07d5d974a89f1),
    UINT64_C(0xe9ecd6e33fbe41d0), UINT64_C(0x08fb3d5a90ead23a), UINT64_C(0x10afb9da5176c05a), UINT64_C(0xb3335f74ed4cf21d), UINT64_C(0x01c71b154f2a7ff0), UINT64_C(0xcb20addeee4626cf), UINT64_C(0x40322a3e4a567549), UINT64_C(0x017b5148fabf8e82),
    UINT64_C(0xbacf1211fc0a56e8), UINT64_C(0x9ccb203d0d7a4f10), UINT64_C(0x569b35ceb2ccd6cf), UINT64_C(0xbd768e57543d5ab3), UINT64_C(0xbc44244f26d0df5f), UINT64_C(0x73f833ffb2bad023), UINT64_C(0x413f56e3ad9b555e), UINT64_C(0x1beca5c35b9c9aae),
    UINT64_C(0xb8ecef7c1b41c43a), UINT64_C(0xec27504c28241ab7), UINT64_C(0xc56c2cbd3b2576c9), UINT64_C(0x91013efffea2eafb), UINT64_C(0xb273c98140282c43), UINT64_C(0xf5aaabf385fb1afb), UINT64_C(0x6d8886c96a14349e), UINT64_C(0x50cdfeed478a30ff),
    UINT64_C(0x750c68272b850ffa), UINT64_C(0xac4e59e694b5c7f8), UINT64_C(0xc1bf9ffa2fe10b61), UINT64_C(0xdfba7318e6c55583), UINT64_C(0x3228d5c59eeb7f0b), UINT64_C(0xde33878a1d83ba9e), UINT64_C(0x4433e5977b0cd3f4), UINT64_C(0xc1c4a6c807160703),
    UINT64_C(0xfeb02f91c0cb5bec), UINT64_C(0xea6484e80f7add22), UINT64_C(0x30f9c86391cbcf49), UINT64_C(0x3c045ed019530e63), UINT64_C(0xcc5c7c9317d5d136), UINT64_C(0x9640585c3d0784a0), UINT64_C(0x024a7d42b9df37a9), UINT64_C(0x8638d2d2b1658421),
    UINT64_C(0x8f211384efd1050e), UINT64_C(0x13de419384ac04fb), UINT64_C(0x9c0c3691183e2b58), UINT64_C(0xf858895eca24afe7), UINT64_C(0x2ac8574e8c1b1bcb), UINT64_C(0x6ed4ec205e456ebb), UINT64_C(0x47b4d184b28ecdf4), UINT64_C(0xdf3ae4ddb09cb786),
    UINT64_C(0xaf122467bd2864d0), UINT64_C(0xbca59772844f7b10), UINT64_C(0xe92095e2c096a3bc), UINT64_C(0xe8b05e9281f86e56), UINT64_C(0xcdf837c167df5443), UINT64_C(0x59c153fad277f73e), UINT64_C(0x286e220afe4d7d3a), UINT64_C(0x4e1b37b919c331a8),
    UINT64_C(0x724aa025b35eeb84), UINT64_C(0xa98f92ccb9e2a0a1), UINT64_C(0x782eab2857cd19d0), UINT64_C(0xfed81f1000e7fac4), UINT64_C(0x409e91a490ff9f6f), UINT64_C(0x151e15a4d5ae5906), UINT64_C(0x6edbcd4f3f57fd83), UINT64_C(0xe7aa8f0485c40b5a),
    UINT64_C(0x313ff61deb66da98), UINT64_C(0x12d185016824974e), UINT64_C(0x5beda6ba45a817ee), UINT64_C(0x9477629f5687b16b), UINT64_C(0xdabafe77cc22e035), UINT64_C(0x9bec435b705d6975), UINT64_C(0x89ccd5c011eff2a5), UINT64_C(0x6f4465ffe513d89b),
    UINT64_C(0x66f4cf92a6b5a0b3), UINT64_C(0x9220cd688fd47b75), UINT64_C(0x906798f8dff65f39), UINT64_C(0x09f1345634d4d1d7), UINT64_C(0x8e5a8eb1c7e41e93), UINT64_C(0x055a818c3f208dc1), UINT64_C(0x3e14e64f4d639266), UINT64_C(0x6ff4e06857b01b3c),
    UINT64_C(0x5d2df4cbd6447dbb), UINT64_C(0x51ebc309decfd64b), UINT64_C(0x5149a896701a5c1a), UINT64_C(0x4076e86da9a20df0), UINT64_C(0xa7fc1a7ab346a1b0), UINT64_C(0x91b108c7a5c7166c), UINT64_C(0xf47945438cc8ab0a), UINT64_C(0x147149c4c8d8dd09),
    UINT64_C(0x7ae7035ad970f4d0), UINT64_C(0xc0bf491dab0a3f33), UINT64_C(0xebe39389a8c82225), UINT64_C(0xaa16b796c182fdd5), UINT64_C(0xb1998b2334d74477), UINT64_C(0x5eedc32863b4f0b4), UINT64_C(0x06a1d0cbe505f269), UINT64_C(0x9cc3b55a2458a2de),
    UINT64_C(0x96757fca6e2176fc), UINT64_C(0xacda6ce56d5a6dc4), UINT64_C(0xe8b1047a57d5fe1d), UINT64_C(0x645cab3fb7a06a65), UINT64_C(0xcc9a20d3230f3b84), UINT64_C(0xa0dd8764bfab54f8), UINT64_C(0xf61554ec31e3c5cc), UINT64_C(0xdaf36efd317dac74),
    UINT64_C(0xc84bb692ba93471d), UINT64_C(0x7a35495bc214098d), UINT64_C(0x10ca3aaae20c6cd1), UINT64_C(0xec65a3766e227310), UINT64_C(0x79ef2b32ed66eb88), UINT64_C(0xbefb4f48700cbba1), UINT64_C(0x7ecc54ce846501a9), UINT64_C(0xedcb9694a4d3bf38),
    UINT64_C(0x950ca6cb5aa3c760), UINT64_C(0xa557737896d2f2bb), UINT64_C(0xa08e1eacd48795a4), UINT64_C(0x183dc33eab102b91), UINT64_C(0x7d61f901218ba199), UINT64_C(0x3dff95e6d81b68ef), UINT64_C(0x86a8ceff00094d00), UINT64_C(0xc850b934b9c66c2b),
    UINT64_C(0x245b0b39aa4ab641), UINT64_C(0x54e151a48eee3ce5), UINT64_C(0x02f30f518fe4b375), UINT64_C(0x87238e35edf5180e), UINT64_C(0xb45127efbc4f5530), UINT64_C(0x62b9e8bd10c5bce0), UINT64_C(0x2a220d5d10da2949), UINT64_C(0x4ced012522b09e09),
    UINT64_C(0x1465564dd5085727), UINT64_C(0x80c12080e1724314), UINT64_C(0x3630d49a1de0e812), UINT64_C(0x2623c7ce47f47d37), UINT64_C(0x1d680d6ae13286b9), UINT64_C(0xebd4a44541b31e2c), UINT64_C(0xd2baeb34c004fb2f), UINT64_C(0x883c02a404f25dd4),
    UINT64_C(0x84bd33201089141e), UINT64_C(0x5131942bce1eb10b), UINT64_C(0xef1ce29b5d9fd903), UINT64_C(0x888fb874cbc76ba8), UINT64_C(0xe1d200ecbd14fbb1), UINT64_C(0x8ceb55c03234196d), UINT64_C(0xfc0561f1f6e21b86), UINT64_C(0x9562bf060ed52578),
    UINT64_C(0x1172f4f252cc1189), UINT64_C(0x6f43ebb1f1807ab5), UINT64_C(0xc855671bf957be64), UINT64_C(0x772c8daddf8a8bae), UINT64_C(0x0002e1a85442d082), UINT64_C(0x9ae1bde6421654ac), UINT64_C(0x1ef5e20b326d3748), UINT64_C(0xdf443496c1103d4d),
    UINT64_C(0x4fe111d69b462c1a), UINT64_C(0xab590928defd1be2), UINT64_C(0xc5c09f5d4288e972), UINT64_C(0xba2ce5448d0a10ad), UINT64_C(0x62f324d9a7656785), UINT64_C(0x3d11cd766cdd0c71), UINT64_C(0x0a32de76b5765234), UINT64_C(0xb9249860312ba5cd),
    UINT64_C(0x1b16f20794eeb02f), UINT64_C(0x6669f40b41b4af9b), UINT64_C(0xd916d911f22320d0), UINT64_C(0x934e1797fe792852), UINT64_C(0xc7b4b72c09ee3009), UINT64_C(0x7e987993869c7fc5), UINT64_C(0x796606309453856e), UINT64_C(0xfa7e30a6ae8aca0b),
    UINT64_C(0xbd272f8c08c817ae), UINT64_C(0x873cee5af94547e0), UINT64_C(0x5d51e05360943cc3), UINT64_C(0xeb26644df4990f67), UINT64_C(0xe4d4ce68b6f998a6), UINT64_C(0xe72a9b4e63cc7c49), UINT64_C(0xa407e96422fbda50), UINT64_C(0xbdaeead3d46f63a3),
    UINT64_C(0xf281d74f3922113b), UINT64_C(0x66be23406f657541), UINT64_C(0x0be2f3c48c4c629a), UINT64_C(0x5e2ad5defebfde68), UINT64_C(0xc8a0245f7e3fa422), UINT64_C(0x47f7ddca4b5fb77c), UINT64_C(0xd03a704c1d557deb), UINT64_C(0xbcef3189134aa9aa),
    UINT64_C(0x6b92aa0ac35b764a), UINT64_C(0xc0602442aea8fb29), UINT64_C(0xb49b99e43921dc2c), UINT64_C(0x841605f2fff01a54), UINT64_C(0x0b7e60b73cb96d43), UINT64_C(0x9658d3a912af3305), UINT64_C(0x87026cdf85fb19d5), UINT64_C(0xdb638f43e319f953),
    UINT64_C(0x8a73e908a92ce619), UINT64_C(0x419c892b665971ba), UINT64_C(0xb81a0400031868ab), UINT64_C(0x82cc2856878daf01), UINT64_C(0xe8d5ed321722c72c), UINT64_C(0x76b85ee0eb04e0af), UINT64_C(0x699b75a6b46bbbbf), UINT64_C(0xb15a348999925711),
    UINT64_C(0x2b6e2f8186bc4837), UINT64_C(0x9e879b077d1dd9c0), UINT64_C(0xd96e212f6706b58a), UINT64_C(0x9f3535b6b0176f39), UINT64_C(0x72df12e95cd86d18), UINT64_C(0x9528641c8d5db9ea), UINT64_C(0xd593a35d36c0dead), UINT64_C(0xf314e679d017fa7b),
    UINT64_C(0x3468dbc2ba109c80), UINT64_C(0xd985772b3849ec90), UINT64_C(0x333dfaed9ce86f13), UINT64_C(0x345318e0eb2f5402), UINT64_C(0x9ed67e2b896c1478), UINT64_C(0xcf796a5200b64ce2), UINT64_C(0xd520933fbbf008b9), UINT64_C(0xcd221613b6a022ef),
    UINT64_C(0xc7a2b3bb7395cca5), UINT64_C(0xc112943aea9845c1), UINT64_C(0xa6fa08fb592a5525), UINT64_C(0x674c1f293c1ccebe), UINT64_C(0x94f179c093a34226), UINT64_C(0x0ee249effef3eeb4), UINT64_C(0x38f89a27507e3184), UINT64_C(0x2451acea3ac191db),
    UINT64_C(0xfeba46fc4f4f4ae3), UINT64_C(0x37c5a9b190007aa5), UINT64_C(0x5d854deb2d1c4614), UINT64_C(0x45f2a004ca7b5ade), UINT64_C(0x173291f58d63e085), UINT64_C(0x719c958757715d17), UINT64_C(0x53f11fa0b5d7264e), UINT64_C(0x10018a97d9fc342a),
    UINT64_C(0x79b236857a6b96b6), UINT64_C(0xad1b9501bb7e91b3), UINT64_C(0xfaedefef3985ff47), UINT64_C(0x11eff0b083c437a0), UINT64_C(0x0497a64acb29b002), UINT64_C(0x7092d02c35e13077), UINT64_C(0xc72ae3859196a897), UINT64_C(0x87c72c51a96d7435),
    UINT64_C(0xab02ec61e4334b0f), UINT64_C(0xe770049a25efd40f), UINT64_C(0x402cb2bd6702b46b), UINT64_C(0x0f3cc5f3de73071d), UINT64_C(0x1bdcca165588fa06), UINT64_C(0xf64871c8831efc50), UINT64_C(0x9c8922493020c65f), UINT64_C(0x535dfe4c15b44806),
    UINT64_C(0x231b52f0b2d004f0), UINT64_C(0x48e1be76517c4137), UINT64_C(0xe0bf11dd4da987a3), UINT64_C(0x6521c82e297d98d0), UINT64_C(0xd15bfb50b93723aa), UINT64_C(0x2cff6dfd95dd6aaf), UINT64_C(0xbbeb8c5719689a01), UINT64_C(0x88bd73bbed34a04d),
    UINT64_C(0x9f68283bc2534b48), UINT64_C(0xb480e07f6de6107d), UINT64_C(0x2490fddca25389f9), UINT64_C(0x02e22e0c348e8e0c), UINT64_C(0xd901217e85e0d374), UINT64_C(0xd1e36ef58175976b), UINT64_C(0xbb10858035a2ae6e), UINT64_C(0x9a3bf71752aeb67c),
    UINT64_C(0xdc49c0534b1a21cb), UINT64_C(0xf8f4f56e7ae7fe56), UINT64_C(0xe28747dfcc8e58da), UINT64_C(0x836521ec64940996), UINT64_C(0x6bfef433786c4806), UINT64_C(0xf66dcca3dafc4ac7), UINT64_C(0x43364d13fc183345), UINT64_C(0x0fa82c031b0e6896),
    UINT64_C(0xf0cfcb5a6c4ee8de), UINT64_C(0x00e29fd4239ad92b), UINT64_C(0x32d92f339fdb997f), UINT64_C(0x9c19a4ebf853a0ba), UINT64_C(0x8995e018ba135455), UINT64_C(0x47f3e3f4fb1d2af7), UINT64_C(0x50195ff163c6fbc4), UINT64_C(0x17d94bc61abe977c),
    UINT64_C(0x11e13c71d4b0bf14), UINT64_C(0x86180f6803f83df4), UINT64_C(0x086e52c10d1df26f), UINT64_C(0xe8471ab5c7cc2dcd), UINT64_C(0x81e657c733677f17), UINT64_C(0xad01f6ad086f91e9), UINT64_C(0x28228c7b7771a2ce), UINT64_C(0xbb3e6eafe87f1827),
    UINT64_C(0x57a5907a5e1de764), UINT64_C(0x6e914f81c9785971), UINT64_C(0x3e596a67064a9bc3), UINT64_C(0xd7a4e0733d0e1184), UINT64_C(0x4f417d6fe8210bd2), UINT64_C(0x949399e0be2d2485), UINT64_C(0x713c354d8dd393dc), UINT64_C(0x85fba41bf50e494b),
    UINT64_C(0x73884eeb999bd33c), UINT64_C(0x6617fa29cdf584e9), UINT64_C(0x2dadd986c72ac288), UINT64_C(0x57dcb75c1e9cd65a), UINT64_C(0x8e06fed2d76211dd), UINT64_C(0x5a9e195ff73f6305), UINT64_C(0x2e30c0014ad34520), UINT64_C(0x871ce10aa939280a),
    UINT64_C(0x5f3f4b50840a11d5), UINT64_C(0x93d402825672153c), UINT64_C(0xe774dd0db89a4acc), UINT64_C(0x284b8e1b57ae6630), UINT64_C(0xb1533aee5f0a3547), UINT64_C(0xd632ad89aa9ebb62), UINT64_C(0x975344a7bbe309a5), UINT64_C(0x572700720c73ef96),
    UINT64_C(0xcd7f24b3a73885ca), UINT64_C(0x5332b579481b7a9c), UINT64_C(0x65b68a098e592f7b), UINT64_C(0x33820b39891337b1), UINT64_C(0x80376b4dc9e19f9d), UINT64_C(0xf37b4cdd17ac1def), UINT64_C(0x0f38fcd850aee5b7), UINT64_C(0xa308fe49f9648a5f),
    UINT64_C(0xcbe68d4d4fa70ef3), UINT64_C(0xa6bd93c1c83227e3), UINT64_C(0x878319e6a4fe87d8), UINT64_C(0x3846aa81f21905ce), UINT64_C(0x9ee3bea8d21c3368), UINT64_C(0x1982f110066b821d), UINT64_C(0x79f9a7e7d559b3f8), UINT64_C(0x322e03bfdbdc2277),
    UINT64_C(0x475721eaf61c5e97), UINT64_C(0xdae6aa8885acb7f5), UINT64_C(0x7eb9e05fbbac031e), UINT64_C(0xad0d229b8c11b3d0), UINT64_C(0x4dad6f704868f9b9), UINT64_C(0x5179a91c2bc695a3), UINT64_C(0x40e29db6cfc6d4cc), UINT64_C(0xcd64f84a3920d92e),
    UINT64_C(0x3dd7418be6afafe3), UINT64_C(0x5010ff2aa819e325), UINT64_C(0xec3fc7932756cf01), UINT64_C(0x7220c898be261319), UINT64_C(0xf23d9f1771c244ed), UINT64_C(0x6fc1c1a8e49761bc), UINT64_C(0xc9d1f6a8ba96e89a), UINT64_C(0xe1bb1fef784564dc),
    UINT64_C(0x84d14b6d38d60618), UINT64_C(0xb5c2d26f5a56101f), UINT64_C(0x6faeddbf2d9072be), UINT64_C(0xcd423c982c2fd5de), UINT64_C(0x3543ef6fadffc8d9), UINT64_C(0xfc51e39b62eb6389), UINT64_C(0x1a00224c5a6511b4), UINT64_C(0x68f6c608565848db),
    UINT64_C(0x6070a5f1bdabb58e), UINT64_C(0x1e2b4d92aa9a266f), UINT64_C(0x0decb11a1413e0af), UINT64_C(0xd2c550430ca3ae03), UINT64_C(0x2cba4aad94f06e1c), UINT64_C(0x16228425f3c8fa25), UINT64_C(0xf1e3c4ba997e116b), UINT64_C(0xb4daa9f2cf1849e5),
    UINT64_C(0x9c30cc46d3f919e8), UINT64_C(0x9ccc551bf9bb7ff5), UINT64_C(0x12ec03c9ca4a20b8), UINT64_C(0x8f30183aa36d25b6), UINT64_C(0xb9ab84eff6a8c698), UINT64_C(0xaab33f6b673b29ab), UINT64_C(0xce6d0be2dffe12ce), UINT64_C(0x91ca462ea0d38744),
    UINT64_C(0x19837a82be1ac0f7), UINT64_C(0x69536b496ec362eb), UINT64_C(0xdaba3ecb09c07307), UINT64_C(0x2a4aa379edb69e73), UINT64_C(0xfaf0358947c3252e), UINT64_C(0x5f79173fb738a289), UINT64_C(0x400a84f4ee8330d9), UINT64_C(0x3895f852fe86cee8),
    UINT64_C(0xf367d738bf6a0a5b), UINT64_C(0xcf45e429d8066fa1), UINT64_C(0x734a9f5ea3552401), UINT64_C(0x697e554b2e171437), UINT64_C(0x582209eccaf091a9), UINT64_C(0xb74ebf0392e2debb), UINT64_C(0x73de834d0bd13e75), UINT64_C(0xf03dc5aeda7f7fcf),
    UINT64_C(0x26c2fb44ea1f6516), UINT64_C(0xe0483a1dc1d837b9), UINT64_C(0x7dde9e9d031ebccb), UINT64_C(0x9ecb56850cc0c4ee), UINT64_C(0x4746caf1c6770059), UINT64_C(0x6c49b6babe11868b), UINT64_C(0x031f2e5ee4a75f90), UINT64_C(0x0759d84c016de7e4),
    UINT64_C(0x3d7bc1ca83b65df2), UINT64_C(0x6e23651b7e067aa2), UINT64_C(0x9308c3c71dec8286), UINT64_C(0xbf082ad14b0454e7), UINT64_C(0xe98e062260c33fa5), UINT64_C(0x0e012c33f960a50b), UINT64_C(0x717298cb35fd38ad), UINT64_C(0x5ecbc6980cff5c2c),
    UINT64_C(0x6a4ce4fae8e83a9a), UINT64_C(0x2dbb72bc894a7d8b), UINT64_C(0x4ab908852c157adc), UINT64_C(0xb757d11cca522e02), UINT64_C(0xd7470ef2de515a67), UINT64_C(0x96539d12c380f5b9), UINT64_C(0x80ca89675bf84857), UINT64_C(0xba5f51c533078cf8),
    UINT64_C(0xd7165f813af232e8), UINT64_C(0xf74ab04d5b9dd2c1), UINT64_C(0x9ff49784333a11f6), UINT64_C(0xf946649bf333b132), UINT64_C(0x81d766bf71c34139), UINT64_C(0xf2b33eba993a04ec), UINT64_C(0x9b55849649c74e08), UINT64_C(0x6bb7b4d3919dd37a),
    UINT64_C(0xab0d0e5264ee59c1), UINT64_C(0x464402de47d2983f), UINT64_C(0xc137ee452e07a0a5), UINT64_C(0x5a4251b901a60082), UINT64_C(0xeeb62139081328ad), UINT64_C(0xd186ecdb1387cce9), UINT64_C(0x5402798a7e746147), UINT64_C(0x1d81621f37d99644),
    UINT64_C(0xf70f8fc58263d802), UINT64_C(0x9f34a4b4c68ee125), UINT64_C(0x702b82ef8bb79949), UINT64_C(0x0b5c5468d51bebbb), UINT64_C(0x28fa8ee798d834ae), UINT64_C(0xbbe8f55ba49375d5), UINT64_C(0x1236076460f24012), UINT64_C(0x20115e3860c9bf20),
    UINT64_C(0x638294d893fd3c84), UINT64_C(0x28bac22022251705), UINT64_C(0x617837dac98562c9), UINT64_C(0x8c0d3566389693a4), UINT64_C(0xf704fae1f244f941), UINT64_C(0xeee0552dc801d03b), UINT64_C(0x6118b35664fbda29), UINT64_C(0x30570556fce78e94),
    UINT64_C(0xad5e045f79c9cbcd), UINT64_C(0x33628e81848fc171), UINT64_C(0xe344417115175746), UINT64_C(0xb479a11f08b897d2), UINT64_C(0x0798d6fc31116389), UINT64_C(0xddfb67bb25d8c248), UINT64_C(0x4ae3769834020f06), UINT64_C(0x30f6c07b887adaef),
};

/* acc = acc + (the entry chosen by one column of a block). */
static void jac256189_comb_add(uint64_t acc[JAC256189_PRJ_WORDS], const uint64_t *k, size_t block, size_t column)
{
    uint64_t q[JAC256189_PRJ_CACHED_WORDS], t[JAC256189_COMB_ENTRY_WORDS];
    uint64_t index = 0, negative;
    size_t tooth;
    for (tooth = JAC256189_COMB_TEETH; tooth-- > 0;)
        index = (index << 1) | jac256189_words_bits(k, JAC256189_COMB_WORDS, (block * JAC256189_COMB_TEETH + tooth) * JAC256189_COMB_SPACING + column, 1);
    negative = jac256189_barrier((index >> (JAC256189_COMB_TEETH - 1)) ^ 1);
    index = (index ^ jac256189_mask(negative)) & (JAC256189_COMB_ENTRIES - 1);
    jac256189_select(t, jac256189_comb_table + block * JAC256189_COMB_ENTRIES * JAC256189_COMB_ENTRY_WORDS, JAC256189_COMB_ENTRIES, JAC256189_COMB_ENTRY_WORDS, index);
    jac256189_words_copy(q, t, JAC256189_WORDS);
    jac256189_words_copy(q + JAC256189_WORDS, t + JAC256189_WORDS, JAC256189_WORDS);
    jac256189_words_copy(q + 2 * JAC256189_WORDS, jac256189_fe_one, JAC256189_WORDS);
    jac256189_prj_cached_neg(q, negative);
    jac256189_prj_add(acc, acc, q);
}

/* acc = [k] G for k < r, in the coordinates of the complete formulas: the formulas are complete on the subgroup of the base point. An even k becomes r - k. */
static void jac256189_multiply_base(uint64_t acc[JAC256189_PRJ_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS])
{
    uint64_t odd[JAC256189_SCALAR_WORDS], t[JAC256189_SCALAR_WORDS], bits[JAC256189_COMB_WORDS];
    uint64_t even = jac256189_barrier((k[0] & 1) ^ 1);
    size_t i, block;
    jac256189_words_copy(odd, k, JAC256189_SCALAR_WORDS);
    jac256189_words_sub(t, jac256189_order, k, JAC256189_SCALAR_WORDS);
    jac256189_words_move(odd, t, JAC256189_SCALAR_WORDS, even);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 at the top */
    for (i = 0; i < JAC256189_COMB_WORDS; ++i) {
        uint64_t low = i < JAC256189_SCALAR_WORDS ? odd[i] : 0, high = i + 1 < JAC256189_SCALAR_WORDS ? odd[i + 1] : 0;
        bits[i] = jac256189_barrier((low >> 1) | (high << 63));
    }
    bits[(JAC256189_COMB_BITS - 1) / 64] |= (uint64_t)1 << ((JAC256189_COMB_BITS - 1) % 64);
    jac256189_prj_neutral(acc);
    for (i = JAC256189_COMB_SPACING; i-- > 0;) {
        if (i != JAC256189_COMB_SPACING - 1)
            jac256189_prj_add(acc, acc, acc);
        for (block = 0; block < JAC256189_COMB_BLOCKS; ++block)
            jac256189_comb_add(acc, bits, block, i);
    }
    jac256189_prj_neg(acc, even);
    jac256189_wipe(odd, JAC256189_SCALAR_WORDS);
    jac256189_wipe(t, JAC256189_SCALAR_WORDS);
    jac256189_wipe(bits, JAC256189_COMB_WORDS);
}

/* ---- variable-time multiplication: wNAF of width 5; public data only ---- */

#define JAC256189_NAF_WINDOW 5
#define JAC256189_NAF_LOOK 56
#define JAC256189_NAF_ENTRIES 8
#define JAC256189_NAF_DIGITS 254

static size_t jac256189_trailing_zeros(uint64_t x)
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
static size_t jac256189_naf(signed char digits[JAC256189_NAF_DIGITS], const uint64_t k[JAC256189_SCALAR_WORDS])
{
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < JAC256189_NAF_DIGITS; ++i)
        digits[i] = (signed char)jac256189_barrier(0);
    for (i = 0; i < JAC256189_NAF_DIGITS;) {
        /* to the next bit that differs from the carry */
        uint64_t window = jac256189_words_bits(k, JAC256189_SCALAR_WORDS, i, JAC256189_NAF_LOOK) ^ ((uint64_t)0 - carry);
        size_t skip = jac256189_trailing_zeros(window | (uint64_t)1 << JAC256189_NAF_LOOK);
        i += skip;
        if (skip == JAC256189_NAF_LOOK || i >= JAC256189_NAF_DIGITS)
            continue;
        window = jac256189_words_bits(k, JAC256189_SCALAR_WORDS, i, JAC256189_NAF_WINDOW) + carry;
        carry = window >> (JAC256189_NAF_WINDOW - 1);
        digits[i] = (signed char)((int)window - (int)(carry << JAC256189_NAF_WINDOW));
        used = i + 1;
        i += JAC256189_NAF_WINDOW;
    }
    return used;
}

static void jac256189_jac_double(uint64_t acc[JAC256189_JAC_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        jac256189_jac_4dbl(acc, acc);
    for (; count > 0; --count)
        jac256189_jac_dbl(acc, acc);
}

/* acc = [k] (x, y) for 0 < k < r. */
static void jac256189_multiply_vartime(uint64_t acc[JAC256189_JAC_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t x[JAC256189_WORDS],
                               const uint64_t y[JAC256189_WORDS])
{
    uint64_t table[JAC256189_NAF_ENTRIES * JAC256189_JAC_CACHED_WORDS], q[JAC256189_JAC_CACHED_WORDS];
    signed char digits[JAC256189_NAF_DIGITS];
    size_t i = jac256189_naf(digits, k), zeros = 0;
    jac256189_jac_table_odd(table, JAC256189_NAF_ENTRIES, x, y);
    --i;
    jac256189_jac_from_cached(acc, table + (size_t)(digits[i] / 2) * JAC256189_JAC_CACHED_WORDS);
    while (i-- > 0) {
        int digit = digits[i];
        if (digit == 0) {
            ++zeros;
            continue;
        }
        jac256189_jac_double(acc, zeros);
        zeros = 0;
        jac256189_words_copy(q, table + (size_t)((digit < 0 ? -digit : digit) / 2) * JAC256189_JAC_CACHED_WORDS, JAC256189_JAC_CACHED_WORDS);
        jac256189_jac_cached_neg(q, digit < 0);
        jac256189_jac_dbladd(acc, acc, q);
    }
    jac256189_jac_double(acc, zeros);
}

/* ---- entry points ---- */

/* Writes an affine point, or zeros where the code is an error; returns the code. */
static int jac256189_result(uint8_t out[JAC256189_POINT_BYTES], const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS], uint64_t code)
{
    uint64_t keep = jac256189_mask((code >> 63) ^ 1);
    jac256189_fe_encode(out, x, keep);
    jac256189_fe_encode(out + JAC256189_FIELD_BYTES, y, keep);
    return (int)(int64_t)jac256189_barrier(code);
}

static void jac256189_refuse(uint8_t out[JAC256189_POINT_BYTES])
{
    uint64_t zero[JAC256189_WORDS];
    jac256189_words_zero(zero, JAC256189_WORDS);
    jac256189_words_store(out, JAC256189_FIELD_BYTES, zero, 0);
    jac256189_words_store(out + JAC256189_FIELD_BYTES, JAC256189_FIELD_BYTES, zero, 0);
}

/* Refuses a scalar that is not below r, and goes on with 0 in its place. */
static void jac256189_scalar_take(uint64_t k[JAC256189_SCALAR_WORDS], const uint8_t *scalar, uint64_t *code)
{
    uint64_t valid = jac256189_scalar_decode(k, scalar), mask = jac256189_mask(valid);
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        k[i] &= mask;
    jac256189_code_set(code, JAC256189_ERR_SCALAR, valid ^ 1);
}

int jac256189_scalarmult(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], k[JAC256189_SCALAR_WORDS], acc[JAC256189_RESULT_WORDS];
    uint64_t refusal, code = 0;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    refusal = jac256189_point_decode(x, y, point, 1);
    jac256189_scalar_take(k, scalar, &refusal);
    jac256189_multiply_affine(acc, k, x, y);
    jac256189_code_set(&code, JAC256189_NEUTRAL, jac256189_prj_to_affine(x, y, acc));
    jac256189_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    jac256189_wipe(k, JAC256189_SCALAR_WORDS);
    jac256189_wipe(acc, JAC256189_RESULT_WORDS);
    return jac256189_result(out, x, y, code);
}

int jac256189_scalarmult_base(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], k[JAC256189_SCALAR_WORDS], acc[JAC256189_RESULT_WORDS];
    uint64_t refusal = 0, code = 0;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    jac256189_scalar_take(k, scalar, &refusal);
    jac256189_multiply_base(acc, k);
    jac256189_code_set(&code, JAC256189_NEUTRAL, jac256189_prj_to_affine(x, y, acc));
    jac256189_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    jac256189_wipe(k, JAC256189_SCALAR_WORDS);
    jac256189_wipe(acc, JAC256189_RESULT_WORDS);
    return jac256189_result(out, x, y, code);
}

int jac256189_scalarmult_vartime(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES],
                         const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], k[JAC256189_SCALAR_WORDS], acc[JAC256189_JAC_WORDS];
    uint64_t code, nonzero = 0;
    size_t i;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    code = jac256189_point_decode(x, y, point, 1);
    jac256189_scalar_take(k, scalar, &code);
    if (code != 0)
        return jac256189_result(out, x, y, code);
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        nonzero |= k[i];
    if (nonzero == 0) {
        jac256189_words_zero(x, JAC256189_WORDS);
        jac256189_words_zero(y, JAC256189_WORDS);
        return jac256189_result(out, x, y, JAC256189_NEUTRAL);
    }
    jac256189_multiply_vartime(acc, k, x, y);
    if (jac256189_jac_to_affine(x, y, acc))
        code = JAC256189_NEUTRAL;
    return jac256189_result(out, x, y, code);
}

void jac256189_base(uint8_t out[JAC256189_POINT_BYTES])
{
    jac256189_words_store(out, JAC256189_FIELD_BYTES, jac256189_base_x, ~(uint64_t)0);
    jac256189_words_store(out + JAC256189_FIELD_BYTES, JAC256189_FIELD_BYTES, jac256189_base_y, ~(uint64_t)0);
}

/* ---- compressed points: x, with the parity of y in the topmost bit ---- */

/* out = in^0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd0: 253 squarings, 11 multiplications. */
static void jac256189_fe_power(uint64_t out[JAC256189_WORDS], const uint64_t in[JAC256189_WORDS])
{
    uint64_t t[4][JAC256189_WORDS];
    jac256189_fe_sqr(t[0], in);
    jac256189_fe_mul(t[0], t[0], in);
    jac256189_fe_nsqr(t[1], t[0], 2);
    jac256189_fe_mul(t[0], t[1], t[0]);
    jac256189_fe_nsqr(t[1], t[0], 4);
    jac256189_fe_mul(t[0], t[1], t[0]);
    jac256189_fe_nsqr(t[1], t[0], 8);
    jac256189_fe_mul(t[1], t[1], t[0]);
    jac256189_fe_nsqr(t[2], t[1], 16);
    jac256189_fe_mul(t[2], t[2], t[1]);
    jac256189_fe_nsqr(t[3], t[2], 32);
    jac256189_fe_mul(t[2], t[3], t[2]);
    jac256189_fe_nsqr(t[2], t[2], 16);
    jac256189_fe_mul(t[1], t[2], t[1]);
    jac256189_fe_nsqr(t[2], t[1], 80);
    jac256189_fe_mul(t[2], t[2], t[1]);
    jac256189_fe_nsqr(t[2], t[2], 80);
    jac256189_fe_mul(t[1], t[2], t[1]);
    jac256189_fe_nsqr(t[1], t[1], 8);
    jac256189_fe_mul(t[0], t[1], t[0]);
    jac256189_fe_nsqr(t[0], t[0], 2);
    jac256189_fe_mul(t[0], t[0], in);
    jac256189_fe_nsqr(t[0], t[0], 4);
    jac256189_words_copy(out, t[0], JAC256189_WORDS);
    jac256189_wipe(t[0], 4 * JAC256189_WORDS);
}

/* out = sqrt(u/v) for v != 0; returns 1 if it exists. */
static uint64_t jac256189_fe_root(uint64_t out[JAC256189_WORDS], const uint64_t u[JAC256189_WORDS], const uint64_t v[JAC256189_WORDS])
{
    uint64_t t[JAC256189_WORDS], w[JAC256189_WORDS];
    /* u v (u v^3)^((p-3)/4) */
    jac256189_fe_mul(w, u, v);
    jac256189_fe_sqr(t, v);
    jac256189_fe_mul(t, t, w);
    jac256189_fe_power(t, t);
    jac256189_fe_mul(w, w, t);
    jac256189_fe_sqr(t, w);
    jac256189_fe_mul(t, t, v);
    jac256189_words_copy(out, w, JAC256189_WORDS);
    return jac256189_fe_equal(t, u);
}

int jac256189_compress(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], code, keep;
    size_t i;
    if (!jac256189_cpu_supported()) {
        for (i = 0; i < JAC256189_COMPRESSED_BYTES; ++i)
            out[i] = (uint8_t)jac256189_barrier(0);
        return JAC256189_ERR_CPU;
    }
    code = jac256189_point_decode(x, y, point, 0);
    keep = jac256189_mask((code >> 63) ^ 1);
    out[JAC256189_COMPRESSED_BYTES - 1] = 0;
    jac256189_words_store(out, JAC256189_FIELD_BYTES, x, keep);
    out[JAC256189_COMPRESSED_BYTES - 1] |= (uint8_t)(((y[0] & keep) & 1) << 7);
    return (int)(int64_t)jac256189_barrier(code);
}

int jac256189_decompress(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], t[JAC256189_WORDS], u[JAC256189_WORDS], v[JAC256189_WORDS], code = 0, sign, good, odd;
    uint8_t bytes[JAC256189_COMPRESSED_BYTES], decoded[JAC256189_POINT_BYTES];
    size_t i;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    for (i = 0; i < JAC256189_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)jac256189_barrier(compressed[i]);
    sign = bytes[JAC256189_COMPRESSED_BYTES - 1] >> 7;
    bytes[JAC256189_COMPRESSED_BYTES - 1] &= 0x7f;
    good = jac256189_fe_decode(t, bytes);
    good &= jac256189_is_nonzero(bytes[JAC256189_COMPRESSED_BYTES - 1]) ^ 1;
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, good ^ 1);
    /* y^2 = x^3 + a x + b */
    jac256189_words_copy(x, t, JAC256189_WORDS);
    jac256189_fe_sqr(t, x);
    jac256189_fe_add(t, t, jac256189_curve_a);
    jac256189_fe_mul(t, t, x);
    jac256189_fe_add(u, t, jac256189_curve_b);
    jac256189_words_copy(v, jac256189_fe_one, JAC256189_WORDS);
    good = jac256189_fe_root(y, u, v);
    jac256189_fe_canon(t, y);
    /* a root 0 has no odd negative: its sign bit must be 0 */
    odd = jac256189_fe_is_zero(t) & sign;
    jac256189_code_set(&code, JAC256189_ERR_CURVE, (good ^ 1) & ((code >> 63) ^ 1));
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, good & odd);
    jac256189_fe_cneg(t, t, (t[0] & 1) ^ sign);
    jac256189_fe_encode(decoded, x, ~(uint64_t)0);
    jac256189_fe_encode(decoded + JAC256189_FIELD_BYTES, t, ~(uint64_t)0);
    jac256189_code_set(&code, (int)(int64_t)jac256189_point_decode(x, y, decoded, 1), (code >> 63) ^ 1);
    return jac256189_result(out, x, y, code);
}
