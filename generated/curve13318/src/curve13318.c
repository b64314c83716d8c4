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

static inline uint64_t curve13318_is_nonzero(uint64_t x)
{
    return (x | ((uint64_t)0 - x)) >> 63;
}

/* A function with a frame of its own. */
#if defined(__GNUC__)
#define CURVE13318_APART __attribute__((noinline))
#else
#define CURVE13318_APART
#endif

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

/* Erases a secret; the memory clobbers keep the stores, and the loop from becoming a call of memset. */
static void curve13318_wipe(uint64_t *out, size_t words)
{
    size_t i = 0;
#if defined(__GNUC__)
    for (; i + 8 <= words; i += 8) {
        out[i] = out[i + 1] = out[i + 2] = out[i + 3] = out[i + 4] = out[i + 5] = out[i + 6] = out[i + 7] = 0;
        __asm__ __volatile__("" : : "r"(out) : "memory");
    }
#endif
    for (; i < words; ++i)
        out[i] = curve13318_barrier(0);
#if defined(__GNUC__)
    __asm__ __volatile__("" : : "r"(out) : "memory");
#endif
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_192(void)
{
    uint64_t below[24];
    curve13318_wipe(below, 24);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_256(void)
{
    uint64_t below[32];
    curve13318_wipe(below, 32);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_384(void)
{
    uint64_t below[48];
    curve13318_wipe(below, 48);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_512(void)
{
    uint64_t below[64];
    curve13318_wipe(below, 64);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_768(void)
{
    uint64_t below[96];
    curve13318_wipe(below, 96);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_1024(void)
{
    uint64_t below[128];
    curve13318_wipe(below, 128);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_1536(void)
{
    uint64_t below[192];
    curve13318_wipe(below, 192);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_2048(void)
{
    uint64_t below[256];
    curve13318_wipe(below, 256);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static CURVE13318_APART void curve13318_wipe_stack_6144(void)
{
    uint64_t below[768];
    curve13318_wipe(below, 768);
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

#if defined(__GNUC__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
/* A word at any address; the compiler knows whether the processor reads it at once. */
typedef uint64_t curve13318_any_word __attribute__((aligned(1), may_alias));
#define CURVE13318_HAS_ANY_WORD 1
#endif

/* Little-endian bytes to words, zero above. Requires bytes <= 8 words. */
static inline void curve13318_words_load(uint64_t *out, size_t words, const uint8_t *in, size_t bytes)
{
    size_t i = 0, k;
#if defined(CURVE13318_HAS_ANY_WORD)
    for (; i < bytes / 8; ++i)
        out[i] = curve13318_barrier(*(const curve13318_any_word *)(const void *)(in + 8 * i));
#endif
    for (; i < words; ++i) {
        uint64_t x = 0;
        for (k = 8; k-- > 0;)
            x = (x << 8) | (8 * i + k < bytes ? in[8 * i + k] : 0);
        out[i] = curve13318_barrier(x);
    }
}

/* The lowest `bytes` bytes of the words, each byte under the mask. */
static inline void curve13318_words_store(uint8_t *out, size_t bytes, const uint64_t *in, uint64_t mask)
{
    size_t i = 0;
#if defined(CURVE13318_HAS_ANY_WORD)
    for (; i < bytes / 8; ++i)
        *(curve13318_any_word *)(void *)(out + 8 * i) = curve13318_barrier(in[i] & mask);
    i *= 8;
#endif
    for (; i < bytes; ++i)
        out[i] = (uint8_t)(curve13318_barrier(in[i / 8] & mask) >> (8 * (i % 8)));
}

/* The `width` bits from position `position` on, for width < 64; bits above the words read as 0. */
static uint64_t curve13318_words_bits(const uint64_t *in, size_t words, size_t position, unsigned width)
{
    size_t i = position / 64;
    unsigned shift = (unsigned)(position % 64);
    uint64_t x = i < words ? in[i] >> shift : 0;
    if (shift != 0 && i + 1 < words)
        x |= curve13318_barrier(in[i + 1]) << (64 - shift);
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

#if defined(CURVE13318_REFUSE_CPU)

/* For tests of what is refused. */
int curve13318_cpu_supported(void)
{
    return 0;
}

#elif defined(CURVE13318_ASSUME_CPU)

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

/* The residue as an integer below the prime. */
static void curve13318_fe_residue(uint64_t out[CURVE13318_WORDS], const uint64_t in[CURVE13318_WORDS])
{
    curve13318_fe_canon(out, in);
}

static void curve13318_fe_encode(uint8_t out[CURVE13318_FIELD_BYTES], const uint64_t in[CURVE13318_WORDS], uint64_t mask)
{
    uint64_t t[CURVE13318_WORDS];
    curve13318_fe_residue(t, in);
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

static CURVE13318_APART int curve13318_scalar_is_valid_work(const uint8_t a[CURVE13318_SCALAR_BYTES])
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
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        curve13318_words_load(t, 2 * CURVE13318_SCALAR_WORDS, in + blocks * block, 2 * block);
        curve13318_sc_reduce_wide(out, t);
    } else {
        curve13318_words_load(t, CURVE13318_SCALAR_WORDS, in + blocks * block, rest);
        curve13318_sc_canon(out, t);
    }
    while (blocks-- > 0) {
        curve13318_words_load(t, CURVE13318_SCALAR_WORDS, in + blocks * block, block);
        curve13318_sc_fold(out, out, t);
    }
}

static CURVE13318_APART void curve13318_scalar_reduce_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, in, in_bytes);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

static CURVE13318_APART void curve13318_scalar_add_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], u[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_order_load(u, b, CURVE13318_SCALAR_BYTES);
    curve13318_sc_add(t, t, u);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

static CURVE13318_APART void curve13318_scalar_mul_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], u[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_order_load(u, b, CURVE13318_SCALAR_BYTES);
    curve13318_sc_mul(t, t, u);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

static CURVE13318_APART void curve13318_scalar_neg_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_sc_neg(t, t);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* ---- integers modulo the order as a type of their own: canonical words ---- */

static CURVE13318_APART int curve13318_fr_decode_work(curve13318_fr *r, const uint8_t in[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], valid = curve13318_scalar_decode(t, in), mask = curve13318_mask(valid);
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        r->w[i] = t[i] & mask;
    return (int)(int64_t)curve13318_barrier(~mask & (uint64_t)(int64_t)CURVE13318_ERR_SCALAR);
}

static CURVE13318_APART void curve13318_fr_encode_work(uint8_t out[CURVE13318_SCALAR_BYTES], const curve13318_fr *a)
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_words_copy(t, a->w, CURVE13318_SCALAR_WORDS);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

static CURVE13318_APART void curve13318_fr_reduce_work(curve13318_fr *r, const uint8_t *in, size_t in_bytes)
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, in, in_bytes);
    curve13318_words_copy(r->w, t, CURVE13318_SCALAR_WORDS);
}

void curve13318_fr_add(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b)
{
    curve13318_sc_add(r->w, a->w, b->w);
}

void curve13318_fr_sub(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b)
{
    curve13318_sc_sub(r->w, a->w, b->w);
}

void curve13318_fr_neg(curve13318_fr *r, const curve13318_fr *a)
{
    curve13318_sc_neg(r->w, a->w);
}

void curve13318_fr_mul(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b)
{
    curve13318_sc_mul(r->w, a->w, b->w);
    curve13318_wipe_stack_192();
}

void curve13318_fr_muladd(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b, const curve13318_fr *c)
{
    curve13318_sc_muladd(r->w, a->w, b->w, c->w);
    curve13318_wipe_stack_192();
}

static const curve13318_modulus curve13318_order_modulus = {{INT64_C(0xb7d12dc4dc2cbe3), INT64_C(0xf654f83deb8d16e), INT64_C(0xf4), INT64_C(0x0), INT64_C(0x8000)}, UINT64_C(0x0d127ab23ddcd1cb)};

static CURVE13318_APART void curve13318_fr_inv_work(curve13318_fr *r, const curve13318_fr *a)
{
    curve13318_invert(r->w, a->w, CURVE13318_SCALAR_WORDS, &curve13318_order_modulus);
}

static CURVE13318_APART void curve13318_fr_half_work(curve13318_fr *r, const curve13318_fr *a)
{
    uint64_t odd = a->w[0] & 1, t[CURVE13318_SCALAR_WORDS], carry;
    size_t i;
    curve13318_words_copy(t, a->w, CURVE13318_SCALAR_WORDS);
    carry = curve13318_words_add(t, t, curve13318_order, curve13318_mask(odd), CURVE13318_SCALAR_WORDS);
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        r->w[i] = (t[i] >> 1) | ((i + 1 < CURVE13318_SCALAR_WORDS ? t[i + 1] : carry) << 63);
}

static CURVE13318_APART int curve13318_fr_is_zero_work(const curve13318_fr *a)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        any |= a->w[i];
    return (int)(curve13318_is_nonzero(any) ^ 1);
}

static CURVE13318_APART int curve13318_fr_equal_work(const curve13318_fr *a, const curve13318_fr *b)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        any |= a->w[i] ^ b->w[i];
    return (int)(curve13318_is_nonzero(any) ^ 1);
}

static CURVE13318_APART void curve13318_fr_cmov_work(curve13318_fr *r, const curve13318_fr *a, int flag)
{
    curve13318_words_move(r->w, a->w, CURVE13318_SCALAR_WORDS, (uint64_t)flag & 1);
}

static CURVE13318_APART unsigned curve13318_fr_bits_work(const curve13318_fr *a, size_t position, size_t count)
{
    return (unsigned)curve13318_words_bits(a->w, CURVE13318_SCALAR_WORDS, position, (unsigned)count);
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

/* What is to be inverted for affine coordinates; 0 where there are none. */
static void curve13318_prj_divisor(uint64_t d[CURVE13318_WORDS], const uint64_t acc[CURVE13318_PRJ_WORDS])
{
    curve13318_words_copy(d, acc + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
}

/* Affine coordinates from the inverse of that. */
static void curve13318_prj_affine_by(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint64_t acc[CURVE13318_PRJ_WORDS], const uint64_t i[CURVE13318_WORDS])
{
    curve13318_fe_mul(x, acc, i);
    curve13318_fe_mul(y, acc + CURVE13318_WORDS, i);
}

/* x as numerator and denominator, then y. */
static void curve13318_prj_ratios(uint64_t out[4 * CURVE13318_WORDS], const uint64_t acc[CURVE13318_PRJ_WORDS])
{
    curve13318_words_copy(out, acc, CURVE13318_WORDS);
    curve13318_words_copy(out + CURVE13318_WORDS, acc + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_words_copy(out + 2 * CURVE13318_WORDS, acc + CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_words_copy(out + 3 * CURVE13318_WORDS, acc + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
}

static void curve13318_prj_neg_if(uint64_t acc[CURVE13318_PRJ_WORDS], uint64_t bit)
{
    curve13318_fe_cneg(acc + CURVE13318_WORDS, acc + CURVE13318_WORDS, bit);
}

static void curve13318_prj_neutral(uint64_t acc[CURVE13318_PRJ_WORDS])
{
    curve13318_words_zero(acc, CURVE13318_WORDS);
    curve13318_words_copy(acc + CURVE13318_WORDS, curve13318_fe_one, CURVE13318_WORDS);
    curve13318_words_zero(acc + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
}

static void curve13318_prj_to_cached(uint64_t q[CURVE13318_PRJ_CACHED_WORDS], const uint64_t acc[CURVE13318_PRJ_WORDS])
{
    curve13318_words_copy(q, acc, 3 * CURVE13318_WORDS);
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

static void curve13318_jac_neutral(uint64_t acc[CURVE13318_JAC_WORDS])
{
    curve13318_words_copy(acc, curve13318_fe_one, CURVE13318_WORDS);
    curve13318_words_copy(acc + CURVE13318_WORDS, curve13318_fe_one, CURVE13318_WORDS);
    curve13318_words_zero(acc + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
}

/* What doublings read of the point of a table entry; the rest is left 0. */
static void curve13318_jac_from_cached(uint64_t acc[CURVE13318_JAC_WORDS], const uint64_t q[CURVE13318_JAC_CACHED_WORDS])
{
    curve13318_words_copy(acc, q, 3 * CURVE13318_WORDS);
}

/* acc, scaled by what stands in the place of the coordinate that it is to share with another point. */
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

/* a and b with one scaling; `second` may be b. */
static void curve13318_jac_share(uint64_t first[CURVE13318_JAC_WORDS], uint64_t second[CURVE13318_JAC_WORDS], const uint64_t a[CURVE13318_JAC_WORDS], const uint64_t b[CURVE13318_JAC_WORDS])
{
    const size_t at = 2 * CURVE13318_WORDS;
    uint64_t scale[CURVE13318_WORDS];
    curve13318_words_copy(scale, a + at, CURVE13318_WORDS);
    curve13318_words_copy(first, a, CURVE13318_JAC_WORDS);
    curve13318_words_copy(second, b, CURVE13318_JAC_WORDS);
    curve13318_words_copy(first + at, second + at, CURVE13318_WORDS);
    curve13318_words_copy(second + at, scale, CURVE13318_WORDS);
    curve13318_jac_rescale(first);
    curve13318_jac_rescale(second);
    curve13318_fe_mul(first + at, first + at, scale);
    curve13318_words_copy(second + at, first + at, CURVE13318_WORDS);
}

/* The same point in other coordinates. */
static void curve13318_jac_to_prj(uint64_t *out, const uint64_t *in)
{
    uint64_t t0[CURVE13318_WORDS], t1[CURVE13318_WORDS], t2[CURVE13318_WORDS];
    curve13318_fe_mul(t0, in, in + 2 * CURVE13318_WORDS);
    curve13318_fe_sqr(t1, in + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(t2, t1, in + 2 * CURVE13318_WORDS);
    curve13318_words_copy(out, t0, CURVE13318_WORDS);
    curve13318_words_copy(out + CURVE13318_WORDS, in + CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_words_copy(out + 2 * CURVE13318_WORDS, t2, CURVE13318_WORDS);
}

/* The same point in other coordinates. */
static void curve13318_prj_to_jac(uint64_t *out, const uint64_t *in)
{
    uint64_t neutral[CURVE13318_JAC_WORDS], zero = curve13318_fe_is_zero(in + 2 * CURVE13318_WORDS);
    uint64_t t0[CURVE13318_WORDS], t1[CURVE13318_WORDS], t2[CURVE13318_WORDS];
    curve13318_fe_mul(t0, in, in + 2 * CURVE13318_WORDS);
    curve13318_fe_sqr(t1, in + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(t2, t1, in + CURVE13318_WORDS);
    curve13318_words_copy(out, t0, CURVE13318_WORDS);
    curve13318_words_copy(out + CURVE13318_WORDS, t2, CURVE13318_WORDS);
    curve13318_words_copy(out + 2 * CURVE13318_WORDS, in + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_jac_neutral(neutral);
    curve13318_words_move(out, neutral, CURVE13318_JAC_WORDS, zero);
}

/* ---- encodings of points: xy ---- */

/* Return codes are built without branches: code = value where bit = 1. Later calls win. */
static void curve13318_code_set(uint64_t *code, int value, uint64_t bit)
{
    uint64_t wanted = (uint64_t)(int64_t)value;
    *code ^= curve13318_mask(bit) & (*code ^ wanted);
}

/* The lowest bit of the residue below the prime. */
static uint64_t curve13318_fe_parity(const uint64_t in[CURVE13318_WORDS])
{
    uint64_t t[CURVE13318_WORDS];
    curve13318_fe_residue(t, in);
    return t[0] & 1;
}

/* out = in^0xffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd: 251 squarings, 11 multiplications. */
static void curve13318_fe_power_0(uint64_t out[CURVE13318_WORDS], const uint64_t in[CURVE13318_WORDS])
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
}

static const uint64_t curve13318_fe_sqrt_i[4] = {UINT64_C(0xc4ee1b274a0ea0b0), UINT64_C(0x2f431806ad2fe478), UINT64_C(0x2b4d00993dfbd7a7), UINT64_C(0x2b8324804fc1df0b)};
/* out = a square root of x, if the result is 1. */
static uint64_t curve13318_fe_sqrt(uint64_t out[CURVE13318_WORDS], const uint64_t x[CURVE13318_WORDS])
{
    uint64_t t[3][CURVE13318_WORDS], f[1];
    curve13318_fe_power_0(t[0], x);
    curve13318_fe_mul(t[1], t[0], x);
    curve13318_fe_sqr(t[0], t[1]);
    f[0] = curve13318_fe_equal(t[0], x);
    curve13318_fe_mul(t[0], t[1], curve13318_fe_sqrt_i);
    curve13318_words_copy(t[2], t[0], CURVE13318_WORDS);
    curve13318_fe_cmov(t[2], t[1], f[0]);
    curve13318_fe_sqr(t[0], t[2]);
    f[0] = curve13318_fe_equal(t[0], x);
    curve13318_words_copy(out, t[2], CURVE13318_WORDS);
    return f[0];
}

/* y, of the parity that is wanted, for x: CURVE13318_OK, CURVE13318_ERR_CURVE if there is none, CURVE13318_ERR_ENCODING for an odd 0. */
static uint64_t curve13318_lift(uint64_t y[CURVE13318_WORDS], const uint64_t x[CURVE13318_WORDS], uint64_t parity)
{
    uint64_t t[CURVE13318_WORDS], u[CURVE13318_WORDS], code = 0, good, odd;
    /* y^2 = x^3 + a x + b */
    curve13318_fe_sqr(t, x);
    curve13318_fe_add(t, t, curve13318_curve_a);
    curve13318_fe_mul(t, t, x);
    curve13318_fe_add(u, t, curve13318_curve_b);
    good = curve13318_fe_sqrt(t, u);
    odd = curve13318_fe_is_zero(t) & parity;
    curve13318_code_set(&code, CURVE13318_ERR_CURVE, good ^ 1);
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, good & odd);
    curve13318_fe_cneg(y, t, curve13318_fe_parity(t) ^ parity);
    return code;
}

/* x with the parity of y in the topmost bit: CURVE13318_OK, CURVE13318_ERR_ENCODING or CURVE13318_ERR_CURVE. */
static uint64_t curve13318_compressed_read(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint8_t in[CURVE13318_COMPRESSED_BYTES])
{
    uint64_t code, parity, good;
    uint8_t bytes[CURVE13318_COMPRESSED_BYTES];
    size_t i;
    for (i = 0; i < CURVE13318_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)curve13318_barrier(in[i]);
    parity = bytes[CURVE13318_COMPRESSED_BYTES - 1] >> 7;
    bytes[CURVE13318_COMPRESSED_BYTES - 1] &= 0x7f;
    good = curve13318_fe_decode(x, bytes);
    code = curve13318_lift(y, x, parity);
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, good ^ 1);
    return code;
}

/* Zeros where the mask is 0. */
static void curve13318_compressed_write(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS], uint64_t mask)
{
    uint64_t parity = curve13318_fe_parity(y);
    curve13318_fe_encode(out, x, mask);
    out[CURVE13318_COMPRESSED_BYTES - 1] |= (uint8_t)((parity & mask) << 7);
}

/* Reads a point: CURVE13318_OK, CURVE13318_ERR_ENCODING or CURVE13318_ERR_CURVE. */
static uint64_t curve13318_affine_read(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint8_t in[CURVE13318_POINT_BYTES])
{
    uint64_t code = 0, canonical;
    canonical = curve13318_fe_decode(x, in);
    canonical &= curve13318_fe_decode(y, in + CURVE13318_FIELD_BYTES);
    curve13318_code_set(&code, CURVE13318_ERR_CURVE, curve13318_on_curve(x, y) ^ 1);
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, canonical ^ 1);
    return code;
}

/* Writes an affine point, or zeros where the code is an error; returns the code. */
static int curve13318_result(uint8_t out[CURVE13318_POINT_BYTES], const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS], uint64_t code)
{
    uint64_t keep = curve13318_mask((code >> 63) ^ 1);
    curve13318_fe_encode(out, x, keep);
    curve13318_fe_encode(out + CURVE13318_FIELD_BYTES, y, keep);
    return (int)(int64_t)curve13318_barrier(code);
}

static void curve13318_clear(uint8_t *out, size_t bytes)
{
    size_t i;
    for (i = 0; i < bytes; ++i)
        out[i] = (uint8_t)curve13318_barrier(0);
}

static void curve13318_refuse(uint8_t out[CURVE13318_POINT_BYTES])
{
    curve13318_clear(out, CURVE13318_POINT_BYTES);
}

/* ---- validation ---- */

/* Decodes a point and finds out what is wrong with it: CURVE13318_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t curve13318_affine_decode(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint8_t in[CURVE13318_POINT_BYTES], int with_order)
{
    uint64_t code, valid;
    code = curve13318_affine_read(x, y, in);
    valid = curve13318_is_nonzero(code) ^ 1;
    curve13318_words_move(x, curve13318_base_x, CURVE13318_WORDS, valid ^ 1);
    curve13318_words_move(y, curve13318_base_y, CURVE13318_WORDS, valid ^ 1);
    (void)with_order;
    return code;
}

static CURVE13318_APART int curve13318_point_validate_work(const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS];
    if (!curve13318_cpu_supported())
        return CURVE13318_ERR_CPU;
    return (int)(int64_t)curve13318_affine_decode(x, y, point, 1);
}

/* ---- constant-time multiplication: jac, odd digits, digits of 5 bits ---- */

/* The entry of one digit, negated for a negative one: all 16 entries are read, whatever the digit. */
static void curve13318_multiply_T(uint64_t q[CURVE13318_JAC_CACHED_WORDS], const uint64_t *table, const uint64_t *digits, size_t place)
{
    uint64_t digit = (curve13318_words_bits(digits, 5, place * 5, 6) | 1) - 32;
    uint64_t negative = curve13318_barrier(digit >> 63);
    curve13318_select(q, table, 16, CURVE13318_JAC_CACHED_WORDS, ((digit ^ curve13318_mask(negative)) + negative) >> 1);
    curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, negative);
}

/* acc = [k]P for 0 <= k <= r - 1, P of order r: jac, odd digits.
 * Proven for all scalars: 5 statements are complete, 12 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_multiply(uint64_t acc[CURVE13318_JAC_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS], const uint64_t point_p[CURVE13318_JAC_WORDS])
{
    uint64_t sum[CURVE13318_JAC_WORDS];
    uint64_t q[CURVE13318_JAC_CACHED_WORDS];
    uint64_t T[16 * CURVE13318_JAC_CACHED_WORDS];
    uint64_t twice[CURVE13318_JAC_WORDS];
    uint64_t d[5];
    uint64_t e;
    uint64_t d_odd[CURVE13318_SCALAR_WORDS];
    size_t i, j;
    e = curve13318_barrier((k[0] & 1) ^ 1);
    curve13318_words_zero(d, 5);
    curve13318_words_copy(d, k, CURVE13318_SCALAR_WORDS);
    /* k or r - k, whichever is odd */
    curve13318_words_sub(d_odd, curve13318_order, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_move(d, d_odd, CURVE13318_SCALAR_WORDS, e);
    d[4] |= (uint64_t)1 << 4; /* makes the top digit odd, too */
    curve13318_jac_to_cached(T, point_p);
    curve13318_jac_dbl(twice, point_p);
    curve13318_jac_share(sum, twice, point_p, twice);
    for (j = 1; j <= 15; ++j) {
        curve13318_jac_coz_add(sum, twice, twice, sum);
        curve13318_words_copy(twice + 2 * CURVE13318_WORDS, sum + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
        curve13318_jac_to_cached(T + j * CURVE13318_JAC_CACHED_WORDS, sum);
    }
    curve13318_multiply_T(q, T, d, 51);
    curve13318_jac_from_cached(acc, q);
    for (i = 51; i-- > 0;) {
        curve13318_multiply_T(q, T, d, i);
        curve13318_jac_4dbl(acc, acc);
        curve13318_jac_dbladd(acc, acc, q);
    }
    curve13318_fe_cneg(acc + CURVE13318_WORDS, acc + CURVE13318_WORDS, e);
}

/* ---- fixed base: prj, signed comb, 9 blocks of 6 teeth, 5 apart ---- */

/* X, Y of the combinations of powers of two of the base point. */
static const uint64_t curve13318_multiply_base_table[2304] = {
    UINT64_C(0xcebe9947fd4797e9), UINT64_C(0x984c95883858ee07), UINT64_C(0xbde5e6b9a65a3ef9), UINT64_C(0x613ab09da647dfbc), UINT64_C(0x9f135c706700d352), UINT64_C(0x5723e014568e26d0), UINT64_C(0xd3aa5297900a5e15), UINT64_C(0x34840c83b5b5ef57),
    UINT64_C(0xc08f2e0b4c5a0bb4), UINT64_C(0x4c45b8de6f03d046), UINT64_C(0x547a86e50f26d796), UINT64_C(0x10261f90c0077318), UINT64_C(0xd12ce0cc0b4ba416), UINT64_C(0xbd5e42fb4a15a46e), UINT64_C(0x87d9e7e1055cdb78), UINT64_C(0x35531d02d1089af3),
    UINT64_C(0xebc27f402b003859), UINT64_C(0xcd6e060c30232da4), UINT64_C(0x0ab22d4e5ddde38b), UINT64_C(0x47b6db23fa8e4f7b), UINT64_C(0x561804d49953f4cb), UINT64_C(0x3be15f277020162f), UINT64_C(0x977487fef93d780a), UINT64_C(0x73be9d4851f60f0e),
    UINT64_C(0xcb894eea0c90e893), UINT64_C(0x25715eb08409d1e6), UINT64_C(0x06db9c40f0693bda), UINT64_C(0x2d1b9ad345fa609d), UINT64_C(0x016e102ab3e3c579), UINT64_C(0x5079eafe83d176bf), UINT64_C(0x4b58b5adb4ac2dd6), UINT64_C(0x66a881e818a68c3e),
    UINT64_C(0x76d0d22d6908eb2c), UINT64_C(0x4d68b41beea2ade0), UINT64_C(0x656de0c623a3b18c), UINT64_C(0x1f65c7154b074359), UINT64_C(0x26dd0d5ca919fd55), UINT64_C(0xc917ce4d8ed9f302), UINT64_C(0xff27067540cadeb6), UINT64_C(0x48d80b815413fb07),
    UINT64_C(0x11375601e9bac3d9), UINT64_C(0x818aacd4adb4c282), UINT64_C(0x7d74a1406704a187), UINT64_C(0x7d831fc41605b0e8), UINT64_C(0xd30b2fefae940dc7), UINT64_C(0xa01efefa8de9aa41), UINT64_C(0x96717beb3cec8366), UINT64_C(0x375084916ce98f45),
    UINT64_C(0x0a0d2f7b54b04c4e), UINT64_C(0x7b2c34fc053cb575), UINT64_C(0x6b533c39a1d05acb), UINT64_C(0x72830ee10632f1ad), UINT64_C(0x73839241c83c6f8e), UINT64_C(0x32bbc2e8228bd381), UINT64_C(0xd0abb388bef3e958), UINT64_C(0x6e6f5dd90f8ad742),
    UINT64_C(0x31fa53acd48c1aad), UINT64_C(0x900d10a8ab987d1e), UINT64_C(0x09136d8f14cd0c7e), UINT64_C(0x652fb77239c3baca), UINT64_C(0x93da1aca71cfafc4), UINT64_C(0x8f0fc4c61c14cbf4), UINT64_C(0x81591ef0b5d27ee7), UINT64_C(0x26bd87a576de16fc),
    UINT64_C(0x2efec4f95845196d), UINT64_C(0xbb39eaf599248d23), UINT64_C(0x02c49c225feb8382), UINT64_C(0x6a8ee584e0701c07), UINT64_C(0xd617ce498107c836), UINT64_C(0x69810480f7f6bbac), UINT64_C(0x9a01cccfb2d07a6d), UINT64_C(0x5049b1761e806cd3),
    UINT64_C(0x52294dece2b5674f), UINT64_C(0xe9018ef527c9cf1e), UINT64_C(0x3690034dca15155b), UINT64_C(0x05ae3b3197f4d44e), UINT64_C(0xd7363a87d015f170), UINT64_C(0xb37e262850d70c04), UINT64_C(0x04bcbde3174ba073), UINT64_C(0x2dbbc280a593d8f2),
    UINT64_C(0xfc72c41e67b50dbc), UINT64_C(0x4132fefe7136311d), UINT64_C(0x1cdeba702516cac9), UINT64_C(0x030c2727c49624df), UINT64_C(0x01a6aa4378812d3e), UINT64_C(0x46ed40f234f0f600), UINT64_C(0xe7d1a6464d310ccb), UINT64_C(0x5810c7907e92c7d0),
    UINT64_C(0x0fb792e52261ddbd), UINT64_C(0xa7ab7b5d111ab016), UINT64_C(0x211b80169dbba227), UINT64_C(0x02737bcb37027c45), UINT64_C(0xaeeee3dd862942ea), UINT64_C(0xd5946ba13aeae6c4), UINT64_C(0x5e86907703f370b6), UINT64_C(0x740ea4a7745cffbc),
    UINT64_C(0xe961c4927970ebd9), UINT64_C(0x9d404921972af612), UINT64_C(0x68a0bab61eac12a2), UINT64_C(0x5e072dc1413cc4bc), UINT64_C(0x046373b1fd500ce1), UINT64_C(0xa6fc2b345b5037aa), UINT64_C(0x531fa636422f16c3), UINT64_C(0x326c25bfb269005a),
    UINT64_C(0xe8ccf82f8f44f3de), UINT64_C(0xb13c67be50410958), UINT64_C(0xe7b939ebdb1a5d76), UINT64_C(0x4aef5b5b25fb5dea), UINT64_C(0xc55438ade00b1367), UINT64_C(0x8b88049a24fea286), UINT64_C(0x9d63c3c9a39c6f5c), UINT64_C(0x420de1db25b41eda),
    UINT64_C(0x30da9985f6a1b4f1), UINT64_C(0xc2630eb92635364e), UINT64_C(0x7f696ace2a1c4aec), UINT64_C(0x240b85f80e04c0ea), UINT64_C(0xecfe823ed270920c), UINT64_C(0x16b297d6922f7968), UINT64_C(0x0266cdaa3f1fcb50), UINT64_C(0x6fb46b66c4473802),
    UINT64_C(0x98c5019599085d94), UINT64_C(0x1623da487d5c3fe0), UINT64_C(0x5ee03324b4aa69b8), UINT64_C(0x47689fad821790ef), UINT64_C(0x17f72acc025fd6e1), UINT64_C(0x2ed65e48bdf4685d), UINT64_C(0x3925f3a809a85521), UINT64_C(0x4ba0e470c77e7078),
    UINT64_C(0xe19e3a8b6a2b9f27), UINT64_C(0x9ac46fd1588305b0), UINT64_C(0x71d9410d17c2d5d4), UINT64_C(0x101d91776aa7a379), UINT64_C(0x2d03d95408e276b7), UINT64_C(0x9d356755631e56de), UINT64_C(0xb29c86a6335c1ab7), UINT64_C(0x7463dfe0de77f8a4),
    UINT64_C(0x5bb3736d56061f99), UINT64_C(0x8cb1795d9e8337d2), UINT64_C(0xd67cee070119cc58), UINT64_C(0x42c4c8fbc5b52b5c), UINT64_C(0x72d55a4dcac69601), UINT64_C(0x98ce5d618cedff76), UINT64_C(0xf3b7fd37c2e323e7), UINT64_C(0x73c2d30b92cfde82),
    UINT64_C(0x77051a59a9009833), UINT64_C(0x869dafebc6543ec9), UINT64_C(0xe95ec3059e8e525a), UINT64_C(0x4e56ecb084c338da), UINT64_C(0x462de81c5b1ce2ec), UINT64_C(0x5a27062c5331b6d8), UINT64_C(0xe214fd26b6e31592), UINT64_C(0x177bce7e365fe1b4),
    UINT64_C(0x3e6100a6b0a280b0), UINT64_C(0x045f927dca3b4cae), UINT64_C(0x33e0b7ccdf824183), UINT64_C(0x0db42ad0fe9b8b57), UINT64_C(0xbc7466b9962441c8), UINT64_C(0x2ee5ab627dafc8fb), UINT64_C(0x241efcdb12f44096), UINT64_C(0x277ed91c9452cd23),
    UINT64_C(0x3bae08f96db90121), UINT64_C(0xc5a3ed3aa52daa1b), UINT64_C(0x6ae742190c79c95d), UINT64_C(0x27edbe702d9705b8), UINT64_C(0x537260f005dcee1c), UINT64_C(0x0fc0bb61d730ce1c), UINT64_C(0xe46e35850145e12d), UINT64_C(0x5167c8e9b5652b74),
    UINT64_C(0xdc61dbf66221f40b), UINT64_C(0x34bfa9b4fe5bd91a), UINT64_C(0xa70d4ecc4c527862), UINT64_C(0x530b6a4808e54932), UINT64_C(0xe1b3f96ce2a8c085), UINT64_C(0xbbf0a9d1e63aeb41), UINT64_C(0xbc66d5baab730a2c), UINT64_C(0x594e9dd4a966b7f3),
    UINT64_C(0x6f07ba12c0a5683a), UINT64_C(0x54d0aadb6e7acda7), UINT64_C(0x1beea8b940b0e4ee), UINT64_C(0x24c7aa429390c569), UINT64_C(0xbffca2ea42386fa6), UINT64_C(0x3de1e8fb4629534c), UINT64_C(0x1e8b1dadd563b199), UINT64_C(0x031eb4fad97cf9c1),
    UINT64_C(0xee4661a260cf703d), UINT64_C(0x09516e4458d8dab8), UINT64_C(0x8e29210cecc3ec5b), UINT64_C(0x51ecb1399e2db62e), UINT64_C(0x6de90255e27d252c), UINT64_C(0x70f8be7f1c773712), UINT64_C(0xa0d56191d1c5b4c7), UINT64_C(0x580e8ca5f0411608),
    UINT64_C(0x83784901780aae76), UINT64_C(0x34823328071e8f80), UINT64_C(0x00f68811b57fcba5), UINT64_C(0x7908ab394f269990), UINT64_C(0xa771f58176b324ef), UINT64_C(0x05ce2b44d4e50f24), UINT64_C(0x9fc3493a60ae46e5), UINT64_C(0x21dac76296863cb3),
    UINT64_C(0x10a172ca1dc1c8cc), UINT64_C(0x8d829283429165d1), UINT64_C(0x7c82ca391613f76d), UINT64_C(0x6f9197b718b73e3b), UINT64_C(0xa92652a27c968db1), UINT64_C(0xf71fb7ee262e3353), UINT64_C(0xc789fe9913e4d052), UINT64_C(0x76a21903e07b8fdc),
    UINT64_C(0xde795571872d611e), UINT64_C(0x1e6d0645ef28df49), UINT64_C(0xe74bf0b4212ed4e8), UINT64_C(0x416e8cb2367f2f3d), UINT64_C(0x00ac51d3983e8cc1), UINT64_C(0x7edb56076ce05a5e), UINT64_C(0xaacf0ddca28fa006), UINT64_C(0x397adc55e839a0e8),
    UINT64_C(0x8eb243f1f5a332e8), UINT64_C(0x1546085214751903), UINT64_C(0x9abca6e4a92bb954), UINT64_C(0x231a9336272b2cd1), UINT64_C(0x9acb61ec7839ab76), UINT64_C(0x09e574acf0022c95), UINT64_C(0xa866b84c6b47e608), UINT64_C(0x07dc94551284e8f9),
    UINT64_C(0x095e6a501e0551cd), UINT64_C(0xb8f4d9678fc7de8c), UINT64_C(0x1d43c7d13f51d5f1), UINT64_C(0x2910a7a951d39e2b), UINT64_C(0xaf277238d951502b), UINT64_C(0xe5126dcb7fc765f9), UINT64_C(0x5d7dcabee6cab844), UINT64_C(0x2fd2ec9d252cdf2e),
    UINT64_C(0xb369e30947f6ad99), UINT64_C(0x556736698cf4ba71), UINT64_C(0xf7b0bcd1082699d1), UINT64_C(0x3d4805e5f16ef263), UINT64_C(0x0b286bd6408c39e0), UINT64_C(0xbe26d8bd4a637fc6), UINT64_C(0xa9f7d74870d7d48f), UINT64_C(0x3ad2ca7e1d659fec),
    UINT64_C(0x57ff955cedbb1eac), UINT64_C(0x01ca07793b237590), UINT64_C(0x8834f1496d1839a3), UINT64_C(0x4f015026d2445369), UINT64_C(0x1d9a49df1dc766ca), UINT64_C(0x7ca6c3e1b9f41a15), UINT64_C(0x94da0e0317e42926), UINT64_C(0x74ec5bfaddafe607),
    UINT64_C(0x18cb9acef62679a6), UINT64_C(0xce7164f5dc759f84), UINT64_C(0x2ec9409d1e0c5556), UINT64_C(0x469ea75696caf5ac), UINT64_C(0x80c8d7fc0b29e094), UINT64_C(0xb46b67b8e28556f2), UINT64_C(0xb9f646db878b886c), UINT64_C(0x18e92517b6c7323f),
    UINT64_C(0x96ed2059b5e67ca3), UINT64_C(0x00f005c3a1bd0fcf), UINT64_C(0x6535ea5eccd1e734), UINT64_C(0x1fa5b77d13d1854f), UINT64_C(0xf62be6b89d661cc3), UINT64_C(0x00153aeb69d33a1e), UINT64_C(0xaddceead8ceb6026), UINT64_C(0x728730231b27b7f5),
    UINT64_C(0xe462a6761b09c63d), UINT64_C(0xa1d44dcff9879bbd), UINT64_C(0x9ba8b306b02292ab), UINT64_C(0x3c7cefef985b443b), UINT64_C(0x306e0fd34681cf50), UINT64_C(0xa5d4e66ec014c6d5), UINT64_C(0x3bf18ccfb3e3e7cc), UINT64_C(0x2ef2680039497174),
    UINT64_C(0xe21172b13413536d), UINT64_C(0x8ff43e7bfee5aa26), UINT64_C(0x88988658e3ee83aa), UINT64_C(0x56fc700245933350), UINT64_C(0xe5ec968651050db4), UINT64_C(0xeae5a157be8e27a5), UINT64_C(0xa395bfc26736aa8f), UINT64_C(0x4a5f1aaa9579fdbc),
    UINT64_C(0x60aa9d7dcca34477), UINT64_C(0x280d19e1e4fb226e), UINT64_C(0xe6392ef41ffd8dd7), UINT64_C(0x67a43b4381e10295), UINT64_C(0xd86edd8e57d75774), UINT64_C(0x70fa8b2e0c64417b), UINT64_C(0x90d81433f5c92e93), UINT64_C(0x2a6f17d6e017da1a),
    UINT64_C(0x5378c2aadf339b07), UINT64_C(0x35b020d4a533bdea), UINT64_C(0x8451913819adff5c), UINT64_C(0x2a0d351395e0e87b), UINT64_C(0xe38253f9cf79be5f), UINT64_C(0x5c3f8b7c920deba7), UINT64_C(0x412323a09195fdac), UINT64_C(0x0e0385e87940d519),
    UINT64_C(0x928107771b97f7c1), UINT64_C(0xc5f4242469be0c49), UINT64_C(0x79da994a9a04c048), UINT64_C(0x1d04725f067c2f4b), UINT64_C(0x496a140ebdde6c7b), UINT64_C(0x10b2640ac1e60f52), UINT64_C(0x9e5af9546cd98488), UINT64_C(0x1d8121298d1bba26),
    UINT64_C(0x83071dd74c895962), UINT64_C(0x5c2adb727d0839de), UINT64_C(0xabc269640a393041), UINT64_C(0x76eed32e2743becf), UINT64_C(0xed5f2bf6c785fd41), UINT64_C(0x95aee047d6cf583d), UINT64_C(0x5ff9277ba8b15ade), UINT64_C(0x3796274a1616999c),
    UINT64_C(0x3b1ec68a2fc00815), UINT64_C(0x4f405f4601bccf8c), UINT64_C(0x4db621d38df2c0b8), UINT64_C(0x0c966ef371f79e66), UINT64_C(0xce6e9d381b9e8432), UINT64_C(0x2231e98f10eb2655), UINT64_C(0x744371bc10b1c5d1), UINT64_C(0x270d938f16068564),
    UINT64_C(0x41bbe2d5aafc24ce), UINT64_C(0x5870474d94b2152c), UINT64_C(0x5f0159660052c930), UINT64_C(0x7fd94a7fcf81d7ee), UINT64_C(0x01c79c77d17c8486), UINT64_C(0xb4b9b8a3b68034a5), UINT64_C(0x2f382ec0fae6420e), UINT64_C(0x0948896d5b45dd23),
    UINT64_C(0x780e770f85911553), UINT64_C(0xa6aae2fa4cb03152), UINT64_C(0x4d1797185097c328), UINT64_C(0x2844b2e185bd985d), UINT64_C(0x35a609d9fa26b8ce), UINT64_C(0x1126ccdc0e7242e0), UINT64_C(0x0c54c8b9faf608b9), UINT64_C(0x14abfe3fb1494909),
    UINT64_C(0x995c28cc83ce1c08), UINT64_C(0x117684ab9cbd0e10), UINT64_C(0x9323d1848b08ff02), UINT64_C(0x28255f1fddf8ec36), UINT64_C(0xe56791b038c3a239), UINT64_C(0x54cbe07dd8346591), UINT64_C(0xd1bc4af9ef5a0a4c), UINT64_C(0x60c464e47734b7c2),
    UINT64_C(0x3406c07a6f27dbb0), UINT64_C(0x69b7ff7786cfc7f2), UINT64_C(0x8d36ab4c1041aede), UINT64_C(0x45afb330279be13e), UINT64_C(0xb9a72936673dfe76), UINT64_C(0x29f04a34456d44a6), UINT64_C(0x5f45c4e2359af335), UINT64_C(0x3aff19374b336fe9),
    UINT64_C(0x483f0012f82835f0), UINT64_C(0xf4ee842a7aca2eb5), UINT64_C(0x6326cbf64ae79455), UINT64_C(0x21ef1b69e92c93fc), UINT64_C(0x632e1b75d4a768c4), UINT64_C(0xe370cae5d36f5a4e), UINT64_C(0xe59677d2d0c19fd8), UINT64_C(0x72cf3dafc9732075),
    UINT64_C(0x01158286763a1275), UINT64_C(0x234ad1942a9a5411), UINT64_C(0x665076c916ea1406), UINT64_C(0x180f9558138a7304), UINT64_C(0xfc9048cba4717896), UINT64_C(0x77f935f8377de813), UINT64_C(0x59ebefe391e7b28f), UINT64_C(0x40811a043a0822b8),
    UINT64_C(0x0aa7c0308ebac25d), UINT64_C(0x4dbd77868bcd0b1d), UINT64_C(0xc227826344ad25bf), UINT64_C(0x13766da30a968ac2), UINT64_C(0x75cb13900ab60735), UINT64_C(0x7b39e7e2f0c82f19), UINT64_C(0xd229356d6e843ea4), UINT64_C(0x6022321608ceaf32),
    UINT64_C(0x381bbe286c248ffa), UINT64_C(0xa04e58a917e820db), UINT64_C(0x2ca214799927478f), UINT64_C(0x7596d9215e35b282), UINT64_C(0x530f7dc7366e30b4), UINT64_C(0x12fd5ff452290c27), UINT64_C(0xf9b49b306c043ff3), UINT64_C(0x4c1a8691774b69a8),
    UINT64_C(0xeecd17bfc1b52986), UINT64_C(0xaf59953fa5d47cb1), UINT64_C(0x0089dfa32834602a), UINT64_C(0x6637f6dc90cb1059), UINT64_C(0x12eb12991bc1286a), UINT64_C(0x0979656fd2362a9a), UINT64_C(0x1ddf61ccc62f4133), UINT64_C(0x463dd57ddd4abc43),
    UINT64_C(0xe501a2e23354d1db), UINT64_C(0x963f27a3087e71fd), UINT64_C(0x2553e50e03cfbd1e), UINT64_C(0x6f8385849e252797), UINT64_C(0x5b9bc053af85cbb9), UINT64_C(0x3fc7d72af9c29d28), UINT64_C(0xc4a93416fad8753e), UINT64_C(0x7cce06dd06dbdad2),
    UINT64_C(0xaed8cb661c3c575f), UINT64_C(0x965d153e99f84e66), UINT64_C(0x14cbdda8c894d449), UINT64_C(0x6e08979a086f577a), UINT64_C(0x065d06ee7c1716de), UINT64_C(0x7007b56eb2af270a), UINT64_C(0xc03252b4a19ac7cc), UINT64_C(0x2e774b51947456da),
    UINT64_C(0x1769530b9059cec3), UINT64_C(0xb3d5c951ddf96c69), UINT64_C(0x773d57cceaf3b50c), UINT64_C(0x636831c6c0788bfc), UINT64_C(0xf9bd25ee32465db3), UINT64_C(0xc5ee1d88bc74b73b), UINT64_C(0x1bc2d1f1e30cdc40), UINT64_C(0x585735721fdc5233),
    UINT64_C(0xe362a89fe7fbb25a), UINT64_C(0xd85278f033e9b1d9), UINT64_C(0xe444108ea2115997), UINT64_C(0x7181fd67fc3acea9), UINT64_C(0x0cd4eb55e8af326e), UINT64_C(0x0cebfb2facea479c), UINT64_C(0x8608ff3b38c6604c), UINT64_C(0x00c2d84a15074012),
    UINT64_C(0xd0537960cf038fb6), UINT64_C(0x2fb5c30da13ef01d), UINT64_C(0x4a22a31cc76cd217), UINT64_C(0x50d347d1efedbd18), UINT64_C(0xee4b52527eeef709), UINT64_C(0x0a1c5e31780ece18), UINT64_C(0x0e1c5ee092a6c351), UINT64_C(0x01d6cd2365321b4d),
    UINT64_C(0x0942834513358a08), UINT64_C(0x8267cfe515e74eaf), UINT64_C(0x4282ff8bb501f513), UINT64_C(0x7d3e3baaae0eff28), UINT64_C(0x880fd137fb20d635), UINT64_C(0xafa9231e9456ce20), UINT64_C(0xc8e2e059aa852424), UINT64_C(0x7fb3e9f57115203b),
    UINT64_C(0x7f41eaba3962d482), UINT64_C(0x80ab8d49b3f0ab0b), UINT64_C(0x0e43022007e76f41), UINT64_C(0x539cfa6a16a8f09f), UINT64_C(0xd9ef55dd833c4666), UINT64_C(0x1f5eb2df1444c8b8), UINT64_C(0x8417d0fe8d6b2258), UINT64_C(0x53552ce11978444d),
    UINT64_C(0x31f17b1758a03f1a), UINT64_C(0x00a3ee86a166bf05), UINT64_C(0x815ceafb5d7ff68f), UINT64_C(0x6df561747a168e9a), UINT64_C(0x4995f63a8c487ad1), UINT64_C(0x6c34a432f8700bab), UINT64_C(0x88a4159bd81a1ef1), UINT64_C(0x61ca8e9573e1aa1f),
    UINT64_C(0xa57a7fac37c74948), UINT64_C(0x7e44d627d35b25b1), UINT64_C(0xde15a48269182559), UINT64_C(0x1d7dc8eb5ab4068a), UINT64_C(0x8b2d292d61799b0f), UINT64_C(0xea3e4d8b2640ab62), UINT64_C(0xa387acaf7e5b27fc), UINT64_C(0x24ad37889618d44c),
    UINT64_C(0x5fe2f32bff2b980b), UINT64_C(0xe1513eedee5f9a71), UINT64_C(0x1bb376033cb14da1), UINT64_C(0x1253c36aeab05ef7), UINT64_C(0xc4a0ca4a3001a428), UINT64_C(0x5221f13d7a0272c0), UINT64_C(0x2c30b77c6218bbad), UINT64_C(0x554abd00fc5cd89c),
    UINT64_C(0x41527e5031c19d3b), UINT64_C(0xcddafbe2faf8399c), UINT64_C(0x1480d3dea161abd8), UINT64_C(0x39ccc1d76ee02eca), UINT64_C(0xce335e9ab6fd0b4e), UINT64_C(0x583674e2da170030), UINT64_C(0x09d8932f855e9fdc), UINT64_C(0x17811babf80b83cb),
    UINT64_C(0x5d3eab554c493815), UINT64_C(0xc9745e3862f25f5f), UINT64_C(0xf234b694442866e7), UINT64_C(0x1ff48e8db67ca21c), UINT64_C(0xffa6e7c36a7be553), UINT64_C(0xe0c92446f78d4c59), UINT64_C(0x01eff52c07932e8f), UINT64_C(0x6fffd8944b62e325),
    UINT64_C(0x3c6856105be72752), UINT64_C(0x3c9af55f447f604a), UINT64_C(0x25e8d10dff190223), UINT64_C(0x685906146b520b78), UINT64_C(0x51ac57d91ce729f7), UINT64_C(0xf7fcb9c41a692645), UINT64_C(0x75e23d73a098758f), UINT64_C(0x5c2148b70b11a5f5),
    UINT64_C(0xddcb985ab9bedcd2), UINT64_C(0xdee5559068f01c5f), UINT64_C(0xb9bda14105251d12), UINT64_C(0x05e9296c22dba5cf), UINT64_C(0x33b823e023ec7d2b), UINT64_C(0xcaf5928b0577c3df), UINT64_C(0x099356e012f18754), UINT64_C(0x4ce18db7514e9847),
    UINT64_C(0x26acb740da61d768), UINT64_C(0xcd2cba0e2a333d3c), UINT64_C(0x396a59fb90dab574), UINT64_C(0x79b65a78ecb8694a), UINT64_C(0x04a601638e202bfa), UINT64_C(0x0341d6ff7f79365d), UINT64_C(0xf776b85c8bd5fbb6), UINT64_C(0x452b80ac55e1082e),
    UINT64_C(0x283f269cd0d315f7), UINT64_C(0x863faf7d0309487c), UINT64_C(0x5a34c26562d95532), UINT64_C(0x12d09a9a58862b60), UINT64_C(0x324b297ebc2d35bd), UINT64_C(0x913261a69fd971e0), UINT64_C(0xee29fcc82a6fa7e0), UINT64_C(0x3186fb488cfe9911),
    UINT64_C(0xd93b8b63d20541b2), UINT64_C(0x607c078d9028c06b), UINT64_C(0xad4d82fd3b0f2e5a), UINT64_C(0x37d7b3484cef1850), UINT64_C(0x3b5d5d1d07448978), UINT64_C(0xee98fc214e6d5d06), UINT64_C(0x62db5634dc0fcbfc), UINT64_C(0x2875f7045fd97aad),
    UINT64_C(0xa65a699e0b8f5c5f), UINT64_C(0x97c139ca6af39b21), UINT64_C(0xe02b3a69e1ab3920), UINT64_C(0x44058730a91c9e85), UINT64_C(0xfb22a02e101b9aa7), UINT64_C(0xb58c3dc8db798f2b), UINT64_C(0xc2182016945cbe12), UINT64_C(0x6ad564ee9d6d09c3),
    UINT64_C(0x3a5c18ab6fe11f42), UINT64_C(0x4c9693d13f6f1bad), UINT64_C(0xbd10db9efeed8e38), UINT64_C(0x374dbee273120d25), UINT64_C(0xca7f922c28691cf8), UINT64_C(0xb6251f0513760799), UINT64_C(0x7aeadd2e19faa6e7), UINT64_C(0x5b6ff6914f09ec5f),
    UINT64_C(0xfbfbf3a8fa393466), UINT64_C(0xaa1b395299666e24), UINT64_C(0x3ca9b5635e067ae7), UINT64_C(0x6f9649006eac4959), UINT64_C(0x351a4a64febaf53e), UINT64_C(0xe1625a45319a692e), UINT64_C(0xb66e7b6b714da36d), UINT64_C(0x470f7cb196d5d968),
    UINT64_C(0xe49c2c9a95d190c6), UINT64_C(0xb88d7ae9289e1cc0), UINT64_C(0xd0f616a9be6dcb5b), UINT64_C(0x1f75f17e9a01aff8), UINT64_C(0x045ab0c097f5e11f), UINT64_C(0x97b39e138485e08e), UINT64_C(0xd57051dfa5ee6b43), UINT64_C(0x3601b66616036e7f),
    UINT64_C(0x5bae3d19682f415d), UINT64_C(0xaa4e53492c18be9d), UINT64_C(0x211ab2fe6fbb5b3c), UINT64_C(0x1aa183ae11a143d5), UINT64_C(0xd8532142fbfdc0bc), UINT64_C(0x57f75ac921e8ba17), UINT64_C(0x786f04ffd581fabb), UINT64_C(0x44ff097a12bb41cf),
    UINT64_C(0x52ca4f6f55af1f6e), UINT64_C(0x36a43b8e1c6fd71c), UINT64_C(0x1a8c4c8192f95e62), UINT64_C(0x74e1f75e01eb7792), UINT64_C(0x0c392ed03a371893), UINT64_C(0x4ca2baf86a3f8e27), UINT64_C(0x9136f5d91ab56426), UINT64_C(0x129234d41d3716dd),
    UINT64_C(0x685eebf80118b798), UINT64_C(0xc3625e239e4a5e8c), UINT64_C(0x47bb449f4c7c5b61), UINT64_C(0x2e545d9b59536ba5), UINT64_C(0xa26fe00489aa4dd1), UINT64_C(0x58e9cb118c590a23), UINT64_C(0xc38f03876f7e4d3a), UINT64_C(0x1a299b5992f02133),
    UINT64_C(0xb091c4b88b62f7ba), UINT64_C(0x43c9b9c82737627a), UINT64_C(0x266dd2f0547ece94), UINT64_C(0x26c79952cdc31c48), UINT64_C(0x6870281980b8a341), UINT64_C(0xba23820c6178d99a), UINT64_C(0x3579ab480a2921d3), UINT64_C(0x7f8a8ce37245f854),
    UINT64_C(0xb1ee3470a9f7b808), UINT64_C(0xfee0729836c2afa7), UINT64_C(0xeacdafcac88a8bde), UINT64_C(0x31c167484b201690), UINT64_C(0xbb4d2f6ac9db64cd), UINT64_C(0xef651a8b0a7e998a), UINT64_C(0x257e051c7b2d41b6), UINT64_C(0x299532007c076662),
    UINT64_C(0x9d480702e1f6f9b1), UINT64_C(0x39f7dda573d2b77d), UINT64_C(0x542aa019b8a8d9be), UINT64_C(0x2d82126bda6f6413), UINT64_C(0x0ebdf0e97dc3123b), UINT64_C(0x1d2135464186c85e), UINT64_C(0x5fa5f08652f1f8bc), UINT64_C(0x35934a6466b69bef),
    UINT64_C(0x0533817a7dd1cfb9), UINT64_C(0x53b123c9f0717d83), UINT64_C(0x6324f535bd2c68b2), UINT64_C(0x20c159591bd66707), UINT64_C(0x9920829455df673c), UINT64_C(0x15bb435b81c89f0e), UINT64_C(0xde9cd1ecb0d2e944), UINT64_C(0x014e1ed45f589157),
    UINT64_C(0xf1be059b8ddd8d3a), UINT64_C(0xfb6a3e5877366fe1), UINT64_C(0x1d113518346c157e), UINT64_C(0x4d31271d99e9fd48), UINT64_C(0xa05a3329bc32d234), UINT64_C(0xbbd284f433e0acc7), UINT64_C(0x9827c5e41c905c10), UINT64_C(0x4ca5d5a5056b3f80),
    UINT64_C(0x1c675ed07796563a), UINT64_C(0x0864223c767740d1), UINT64_C(0xb0e3e638457c81fe), UINT64_C(0x590d97f018f80c01), UINT64_C(0x62af5cccb57456c1), UINT64_C(0x1458894b955aac67), UINT64_C(0x7c2667f1e9fa1815), UINT64_C(0x20b0856385df17ea),
    UINT64_C(0x846626cc9eb99c6a), UINT64_C(0x4ece25c84c060c53), UINT64_C(0x223a2f0c2cf13731), UINT64_C(0x25f1accf196c9544), UINT64_C(0x814c33e1b505d68f), UINT64_C(0xae751cef79cfe99e), UINT64_C(0x6ff6c5d4f23d6a04), UINT64_C(0x28ed85ef290d977e),
    UINT64_C(0x0acc02ae44e28a01), UINT64_C(0xba2cfc1ccf660577), UINT64_C(0x083e8b5d03977e25), UINT64_C(0x571064e5f035ca11), UINT64_C(0xa22eb263f92eaeeb), UINT64_C(0xe1e411bda311113b), UINT64_C(0x1c641a068c3fba85), UINT64_C(0x348943a687ba7f21),
    UINT64_C(0x29233ec568b06353), UINT64_C(0x70c1261d0269ee1a), UINT64_C(0xc257d3bd1bb353e3), UINT64_C(0x636a1a372457c1c9), UINT64_C(0x0005e315826b202f), UINT64_C(0x1b398e343cbdd01d), UINT64_C(0x0794e03459ae05cf), UINT64_C(0x7424beda6f61191a),
    UINT64_C(0x2b333685fefa8e9c), UINT64_C(0xbd36cd9c4160e4ec), UINT64_C(0x39c55294d5ac7ea5), UINT64_C(0x3b332ec4dd4c7ed6), UINT64_C(0xfe3cacc6ab532aa9), UINT64_C(0x017516b3139cce99), UINT64_C(0xa51d8ccfac05bfc1), UINT64_C(0x2878326d542a7b7f),
    UINT64_C(0x0291c080c8a16504), UINT64_C(0xca4c0e2520269d02), UINT64_C(0x91abd24c93a91c72), UINT64_C(0x112c9eb4954603f9), UINT64_C(0xaab7d9f41e70bf06), UINT64_C(0x38de0e5178a22d7d), UINT64_C(0x61d1a80509517b6e), UINT64_C(0x07019100ced4f5d8),
    UINT64_C(0xee7703e89454e25f), UINT64_C(0x5271f51e01d860b3), UINT64_C(0xee558f7fc61d65b7), UINT64_C(0x6a89a19a332ad3fb), UINT64_C(0xf6bff5d0c538e67c), UINT64_C(0xd1fb78e9eeb0c8a4), UINT64_C(0xc334dd83cde52912), UINT64_C(0x3eb732712b57ad24),
    UINT64_C(0x2b3e05547eab1a1d), UINT64_C(0x8608a24e0277ffc2), UINT64_C(0x8a520e3a6516f2f9), UINT64_C(0x6e94df5d712fe91f), UINT64_C(0x33ca1722d3ae5a25), UINT64_C(0xd804f25d2fee4113), UINT64_C(0x93c40d5dc596af9d), UINT64_C(0x626e5a3f915a7934),
    UINT64_C(0xbae31b8ebfdd9dbe), UINT64_C(0xcdb73ff471846497), UINT64_C(0x8a4e046c6f71c024), UINT64_C(0x231da98764470b84), UINT64_C(0x369933df364443d4), UINT64_C(0x7f93f60f8ecfca04), UINT64_C(0x1e798435634f210d), UINT64_C(0x2fd3b65199c0e022),
    UINT64_C(0x1dbe9eff16928913), UINT64_C(0xf0d07bf48a5beda8), UINT64_C(0x734d839eaf0fcf0d), UINT64_C(0x03e376331e56e742), UINT64_C(0xe41e757a9ce58b7a), UINT64_C(0xa7a4e356deb98d76), UINT64_C(0xcc72608b04611231), UINT64_C(0x27ac23f18c6334b4),
    UINT64_C(0x47cb08840768aa00), UINT64_C(0x1a035fe4c8bdb975), UINT64_C(0xadd20aedd1bb55fa), UINT64_C(0x54103a184d7c4a1c), UINT64_C(0xdf422ec1ed51b039), UINT64_C(0x97940d2b2d97bb4a), UINT64_C(0x5deda6b772a74718), UINT64_C(0x50351d94ffbae070),
    UINT64_C(0x8e77eeae06b27192), UINT64_C(0x6411501a099cb995), UINT64_C(0xec4bd1cf65a158e1), UINT64_C(0x1b4f9d0f70cf4e33), UINT64_C(0x5ac7f4ebca512ec6), UINT64_C(0xd9367c46b97bb202), UINT64_C(0x936a0e54f3af9411), UINT64_C(0x258d245c9571924e),
    UINT64_C(0xb24ffe521556116b), UINT64_C(0xec43b27678f2c6bd), UINT64_C(0x8f8647732b5db758), UINT64_C(0x297a3109f5018298), UINT64_C(0x73fde8f1e788e03a), UINT64_C(0xaae603a75527e77f), UINT64_C(0x75e8364a8bedd518), UINT64_C(0x468a8b1e678755d2),
    UINT64_C(0x848649a9df21fead), UINT64_C(0x3422c63e3c5f9b7a), UINT64_C(0xa09fc0e9601c4bd9), UINT64_C(0x112db8204e622da2), UINT64_C(0x4134d66d4652e4cd), UINT64_C(0x3a7e28b6087eca85), UINT64_C(0x33ce3b06b5679c62), UINT64_C(0x362237e5bb19f641),
    UINT64_C(0x404f3b29359d9e98), UINT64_C(0xe1044141621403e2), UINT64_C(0x5ad26c13c9c0028d), UINT64_C(0x512e5b13bfcf4c53), UINT64_C(0xe19e6c5bc6f6eb09), UINT64_C(0xcc060ae9f2731369), UINT64_C(0x790f0e65e8959098), UINT64_C(0x7a3d93a01c6bbd69),
    UINT64_C(0x4d5d211e3a3a8fa4), UINT64_C(0x6715faec4ead4fda), UINT64_C(0x116c048f68dd388f), UINT64_C(0x2b434b98832196de), UINT64_C(0xb01692a201ee5825), UINT64_C(0x131f569499d09722), UINT64_C(0x8d76871249036c5e), UINT64_C(0x54d5381ccaece062),
    UINT64_C(0xe05d8db2896aff3d), UINT64_C(0xa58c316c8e32e128), UINT64_C(0xbb8944f39775d49b), UINT64_C(0x72bf3c6e4eb0b5b5), UINT64_C(0x0732e51ed13c2dea), UINT64_C(0x11dce7f9e2ed8ec3), UINT64_C(0x4ce6d9de0099a93b), UINT64_C(0x0c1f34cbd4155230),
    UINT64_C(0x40f2877e15b72837), UINT64_C(0x7c1b936943e6a590), UINT64_C(0xc6e9b7007795fc52), UINT64_C(0x09b294e83d8d92d4), UINT64_C(0x30118df5b406b0ff), UINT64_C(0x87bfbb32cd172b2a), UINT64_C(0x3635903bd52c52f3), UINT64_C(0x5708356623466fa1),
    UINT64_C(0x922d2e1fff261b3b), UINT64_C(0xc7cd6d8f76a1e11d), UINT64_C(0x45f3bac0c4ced438), UINT64_C(0x058ecd288e576718), UINT64_C(0x13cdf625ad140331), UINT64_C(0xd5e77db9b69cd9cf), UINT64_C(0xf5e5e8f5ff94fea5), UINT64_C(0x36002ee6c3590e55),
    UINT64_C(0x74adf69b00200ca8), UINT64_C(0x3cd6491f2ddc1a04), UINT64_C(0x3de7ea5d101bdca9), UINT64_C(0x7747b1954bf616e7), UINT64_C(0x9cd259a90d8a7d27), UINT64_C(0xb54d581146025678), UINT64_C(0x704ebcc5b4d48f87), UINT64_C(0x7d26d6f6b7a88c85),
    UINT64_C(0x18fab1194122bde0), UINT64_C(0x910ba12e60cc4e17), UINT64_C(0xc3bf25ca6714c1d6), UINT64_C(0x743c0b837dd68f9e), UINT64_C(0xc7ceb92089a301fc), UINT64_C(0xa6223ea77614d56f), UINT64_C(0x568576d3dcd98d4f), UINT64_C(0x479f220c5733c6db),
    UINT64_C(0x96251de8dd9a8cc3), UINT64_C(0x8380450b1170b632), UINT64_C(0x32e160026eb09bcf), UINT64_C(0x61e675f655cba468), UINT64_C(0x1862a5a9b9e269f0), UINT64_C(0xf23eeaa110a3b5fa), UINT64_C(0xd225bf8ceb747815), UINT64_C(0x71fc208e1e4f58a4),
    UINT64_C(0xbf46096e43d040e4), UINT64_C(0x83fe95d32032e523), UINT64_C(0xe988921f578487ff), UINT64_C(0x3dd4b7c50c36e743), UINT64_C(0xd86a65c515d10408), UINT64_C(0xab253c840aa646b2), UINT64_C(0xbda8dac9f694ea17), UINT64_C(0x5e091120d3e71c4e),
    UINT64_C(0xe79d994c7ade849f), UINT64_C(0xdceeadc5e2a1c050), UINT64_C(0x63d6d530ee64cae5), UINT64_C(0x36b18ddb9a1da49e), UINT64_C(0x66d44a8a224762e1), UINT64_C(0x50e5d038de5832e9), UINT64_C(0x0fc375464292959d), UINT64_C(0x4bcd99a40054cb44),
    UINT64_C(0x8f5b46d806e6fe8a), UINT64_C(0xe06ece6b0d487a24), UINT64_C(0x9936c6ea60260e2b), UINT64_C(0x00e5fe736bcbce6d), UINT64_C(0x930a1b5623701358), UINT64_C(0xe5ea1ce0b21ded5d), UINT64_C(0x6254b16411f0ef92), UINT64_C(0x37133b54d61c3776),
    UINT64_C(0x55e7161a29775035), UINT64_C(0xd6a736ea859f601d), UINT64_C(0xedda8acd9027fa7e), UINT64_C(0x39b7c99353b2f099), UINT64_C(0x004b8136a3793369), UINT64_C(0xe783f1e574d1901e), UINT64_C(0x6d937702806b5bb9), UINT64_C(0x3fd07bcdbc71a69a),
    UINT64_C(0x596e2c6f376efddd), UINT64_C(0xe8f14721aa24b737), UINT64_C(0xe1af7f27f2d27229), UINT64_C(0x39ebf5a8c7b86776), UINT64_C(0x6aabd926161be724), UINT64_C(0xfcaf6e0815f4774b), UINT64_C(0xbf2d78e016c6b653), UINT64_C(0x64f47df31904b7ce),
    UINT64_C(0x1dbb4d880d8c85f7), UINT64_C(0x24ee0cf5be71a59c), UINT64_C(0x3e57cf0f812e4e0d), UINT64_C(0x1ac74b41b19a561e), UINT64_C(0xa1273d799eb38b50), UINT64_C(0x94eba897209d985c), UINT64_C(0x52794803e18ec2b1), UINT64_C(0x5b3f287fb635de42),
    UINT64_C(0x567f5903a8ade170), UINT64_C(0x98e3cfcfc82181cd), UINT64_C(0xffddb98c1fef45c1), UINT64_C(0x0a56f80a3853b83b), UINT64_C(0x5f03480cdc0aab87), UINT64_C(0xbb089539ce51f140), UINT64_C(0xacc1b7117432a104), UINT64_C(0x55e230e549a34ce3),
    UINT64_C(0xd23650db0c8a42f9), UINT64_C(0x10e13a2b32803a73), UINT64_C(0xd2cae402465220d3), UINT64_C(0x262d26f07da185fa), UINT64_C(0xd47c94be8f3f7c64), UINT64_C(0x663087588802bf4b), UINT64_C(0x2210885daae4266a), UINT64_C(0x7dcd076b59057791),
    UINT64_C(0x809a15d4e1b99d3d), UINT64_C(0x5e364f1d243e9f07), UINT64_C(0x7bf2fd6a4ef43555), UINT64_C(0x6c2a5b595b39deee), UINT64_C(0xcbfadb480259d14e), UINT64_C(0xb9e217ce047f1a08), UINT64_C(0x832c6ab195438b66), UINT64_C(0x1be24b4eb0f2493c),
    UINT64_C(0x40d647d8a728746a), UINT64_C(0x925068cd996675d7), UINT64_C(0x8242cc352835060d), UINT64_C(0x67d4c9e69b357f11), UINT64_C(0x830f3e300ec9f610), UINT64_C(0xa00e70228db2743c), UINT64_C(0xb31d976f483d92fc), UINT64_C(0x2abf4cad0023230f),
    UINT64_C(0x646f25b67c930c32), UINT64_C(0x53ce1d3c98fe2762), UINT64_C(0x3594833851af778c), UINT64_C(0x5bef08f6b253f577), UINT64_C(0x916e32e0f7ef0a30), UINT64_C(0x08f6a2c7eef2158a), UINT64_C(0xfb0b2918be7d3144), UINT64_C(0x2c6ca7060fb80f23),
    UINT64_C(0xa1175c7b2d925402), UINT64_C(0xe29b699735ea6506), UINT64_C(0x84372d3ab9ed4772), UINT64_C(0x453c0be4712737b0), UINT64_C(0x963c69127e540557), UINT64_C(0xcc99fcf4edd77635), UINT64_C(0xd5a72d4845751dcd), UINT64_C(0x39dfa5a202d28080),
    UINT64_C(0xa2560d55ecb0cf9b), UINT64_C(0xb9c3fe03b3ba20e6), UINT64_C(0x485ee5ba6a4b0797), UINT64_C(0x1922f81ecaa53002), UINT64_C(0xcd701c6f389b9332), UINT64_C(0x2ed3ff4cddfe30eb), UINT64_C(0xbcb30bbd34a5d30e), UINT64_C(0x6e3a2b55b1c86559),
    UINT64_C(0x891720dd415de806), UINT64_C(0x83f56dc7254ab161), UINT64_C(0x493f4be83cb179e0), UINT64_C(0x26bb4cd02789faae), UINT64_C(0xa6423003ff5c41da), UINT64_C(0xeaaabc95860a7c30), UINT64_C(0xfe1c7a01df35c708), UINT64_C(0x7e63c92ccab581c1),
    UINT64_C(0x7af818fc116153b0), UINT64_C(0xcb2a6c26de7d995e), UINT64_C(0xcf0cb65f708f38ec), UINT64_C(0x75dc3a788eabe681), UINT64_C(0xfb52a20b32f99e49), UINT64_C(0x248deb32b78e80bd), UINT64_C(0xe85d08e7471c79ba), UINT64_C(0x58fce15bcdee7b86),
    UINT64_C(0x74905950ea5082b1), UINT64_C(0xa786bf96354ef0ef), UINT64_C(0xded963041c72d292), UINT64_C(0x7a54099e66959bf8), UINT64_C(0xfbe7bbf0d8bc83b1), UINT64_C(0x55b94719f336f4ff), UINT64_C(0x25e8c4d67040ce0f), UINT64_C(0x39ede9779ea08ad2),
    UINT64_C(0x5f33becb13460cf7), UINT64_C(0x4ac3290e33a73624), UINT64_C(0xc2b8f684d1902d2f), UINT64_C(0x4912d1508613e375), UINT64_C(0x7231633d8d5ae1f7), UINT64_C(0xe7b10eb89b9eb169), UINT64_C(0xef180c43f76661aa), UINT64_C(0x5a743b42b94ed9be),
    UINT64_C(0x376dc8f80cef6b32), UINT64_C(0xee16d36ce40799e6), UINT64_C(0x896ea0491af8e61c), UINT64_C(0x0afc1de7055ef675), UINT64_C(0x0c0afacf0f9b772c), UINT64_C(0xa479dda5f3f76a71), UINT64_C(0x3ae7598e3c25f55c), UINT64_C(0x52cdcde9307aabf7),
    UINT64_C(0xeca6d0172851f6bf), UINT64_C(0x92de269772378460), UINT64_C(0x93a5193d096f6873), UINT64_C(0x17d54bf00e2d351b), UINT64_C(0xd7dcac0d627cba94), UINT64_C(0x30b348f868e5aa31), UINT64_C(0xf6c0f1414465c476), UINT64_C(0x4f34480d043d8c1e),
    UINT64_C(0xc1f508eab031d9a9), UINT64_C(0x2ab52d7223edd57d), UINT64_C(0xe96b750af2e80873), UINT64_C(0x24b5ec1fe1b65dbf), UINT64_C(0xf6485c6064e0785a), UINT64_C(0x74d72facfc1bb817), UINT64_C(0x061bff9e5d2ae495), UINT64_C(0x38593c4644f2e137),
    UINT64_C(0xb595973f69d2d53b), UINT64_C(0x47683336b698d161), UINT64_C(0x1b3977847bcf4354), UINT64_C(0x73449def1f2aef0b), UINT64_C(0x342d00de00fba30f), UINT64_C(0x7945fdae94407fef), UINT64_C(0x64071cdd00e8c301), UINT64_C(0x55d79ea9d77af110),
    UINT64_C(0xfd7485935fe26922), UINT64_C(0x469d49b50c5ff3d9), UINT64_C(0x2ea8db6314de8a58), UINT64_C(0x39512f145d1e36b1), UINT64_C(0x4c6243b343755414), UINT64_C(0x65f4c5477c0e9f59), UINT64_C(0x3332d788a7b1bf0f), UINT64_C(0x60a8f48d641ce057),
    UINT64_C(0xa1140602e50d488d), UINT64_C(0xc2419cda4c3d8208), UINT64_C(0x02b4e7a646af2325), UINT64_C(0x76f4944c4234c8d1), UINT64_C(0x193ade4731282cb8), UINT64_C(0x0ae422ebc1988cee), UINT64_C(0xe70e201714a0a2d8), UINT64_C(0x73ab27129b41441b),
    UINT64_C(0x6d949f001891ea73), UINT64_C(0x5f1dd09110eb252d), UINT64_C(0x77379a4a252a370b), UINT64_C(0x3fbceaeaf7616ae4), UINT64_C(0x17decfb05e30db3c), UINT64_C(0x8257e3eb0a0bfc8c), UINT64_C(0x4f593307ff0d7f26), UINT64_C(0x72ca7615f92f9028),
    UINT64_C(0xc24274868eb7552d), UINT64_C(0x7aa34c4f674b7d5b), UINT64_C(0x02cb0fcd2910c0d8), UINT64_C(0x42789d4604a0ae37), UINT64_C(0x7eb54cfe55277f80), UINT64_C(0x5d571b7446f92ca4), UINT64_C(0x115e8c2f37e28660), UINT64_C(0x71504e64502df564),
    UINT64_C(0x24ac2a3b85a3b8b7), UINT64_C(0xe17c57fe25883b6a), UINT64_C(0x5058d1f55efed33e), UINT64_C(0x27c58aff61928bbd), UINT64_C(0x8139bbc22574e69c), UINT64_C(0xbfd21e87db1c418f), UINT64_C(0x3e673f315fe88209), UINT64_C(0x47a62e3bd7820a46),
    UINT64_C(0x4de9080ca59640d1), UINT64_C(0x6a720c4d56df2455), UINT64_C(0x09ea14235c2f6289), UINT64_C(0x38428a94542d0e79), UINT64_C(0xc3371e4ea3568918), UINT64_C(0x95e3095a08ae0cbd), UINT64_C(0x6a700842a0accaaf), UINT64_C(0x2c989f98b45ef619),
    UINT64_C(0x8cb10e1ce151775f), UINT64_C(0x59ec320047f7d9f5), UINT64_C(0x48ba6423388fc62d), UINT64_C(0x6728d879898fa2cd), UINT64_C(0x97bba4dc14f4d688), UINT64_C(0xd5fb79642b84bef1), UINT64_C(0x7f93efd002e75f84), UINT64_C(0x3e9b0f591a030db6),
    UINT64_C(0x3a3188d03116f32d), UINT64_C(0x9d7dc0f3634f7882), UINT64_C(0xd5093b28a18322f5), UINT64_C(0x06be206e921d9a91), UINT64_C(0x909ba6b03b11f71b), UINT64_C(0xc98ace1ef8f7db1c), UINT64_C(0x613d10d90171c33b), UINT64_C(0x1e0a5ef1b26e9afd),
    UINT64_C(0x0684df211b13a582), UINT64_C(0xc60853971659c898), UINT64_C(0xa8e9c84bdc9920d8), UINT64_C(0x16e87775f148291e), UINT64_C(0xddc4d28baa978657), UINT64_C(0xb7aa2bc8f059f43e), UINT64_C(0x0f5918b4bf146561), UINT64_C(0x5addccca22dd2a74),
    UINT64_C(0x55425de678faba05), UINT64_C(0xf11bdcf623df3073), UINT64_C(0x39e78e35a975741a), UINT64_C(0x655679ea19b17471), UINT64_C(0x2c0aa7c6a031b167), UINT64_C(0x10a3fdaadfbfea98), UINT64_C(0xd57d7e938188bcd2), UINT64_C(0x4dd66bef07cf2f20),
    UINT64_C(0xba8b4d7ad2cb64b6), UINT64_C(0x9e78884a0a33bffc), UINT64_C(0x9daf236d7015ff12), UINT64_C(0x510111ab4c4fa70d), UINT64_C(0x263523e37a8b0dac), UINT64_C(0xaff48cc40032de35), UINT64_C(0xe08d84f3bfe99d0a), UINT64_C(0x6fbf2c9226958a11),
    UINT64_C(0x269588f269fd3947), UINT64_C(0x6381d905bdd0134e), UINT64_C(0xe781d98d7b697174), UINT64_C(0x1e43cef09fa6013f), UINT64_C(0x876bb98e04b51ac7), UINT64_C(0x5ecbd86712f3832e), UINT64_C(0x48736dcf20babf5a), UINT64_C(0x32bb143bd95f45a2),
    UINT64_C(0x09b7a120a21e0a5b), UINT64_C(0xb8e3de073616f602), UINT64_C(0x86fad378f5a6a782), UINT64_C(0x338cfed5ed019ffe), UINT64_C(0xbbacbc56d1e4c52f), UINT64_C(0xf87b6da42467d897), UINT64_C(0x2f8e3361720d8521), UINT64_C(0x5e7504ea85c45b21),
    UINT64_C(0x57b8eecb0e57cc99), UINT64_C(0x994ff4c91ce2092e), UINT64_C(0x664a28e410f60d5c), UINT64_C(0x12a3ae7b31e15c72), UINT64_C(0xd4594bf74df0e976), UINT64_C(0xe6b910be66019f05), UINT64_C(0x47fa2b8eb778a503), UINT64_C(0x6dbcddf764dcf497),
    UINT64_C(0x0ad46f00a9a5ac52), UINT64_C(0x73fa36d1998c5df4), UINT64_C(0xd89c40490b0aaf06), UINT64_C(0x330ee5872a81bee7), UINT64_C(0x686996229a9c9cfe), UINT64_C(0x22026846cc219e60), UINT64_C(0x07f25c9a27e04abe), UINT64_C(0x3a09cddbc289db73),
    UINT64_C(0x192beefae0df9cb6), UINT64_C(0x12cb94e1bdfdbb36), UINT64_C(0x8d4525a82ceaa260), UINT64_C(0x16a7831816c8354d), UINT64_C(0x34df6165933d055d), UINT64_C(0xff2d99282328c146), UINT64_C(0x4244e3992633a57a), UINT64_C(0x7da5d459a6ac4979),
    UINT64_C(0x028700d2fbbb5759), UINT64_C(0xcc79ffaee023afca), UINT64_C(0xdd26936419179689), UINT64_C(0x3c64778c1b194a56), UINT64_C(0xbf0d006e65253608), UINT64_C(0x0ae5eacf28d18d9b), UINT64_C(0xd483dab598863fb4), UINT64_C(0x556d63df562b25de),
    UINT64_C(0x0077efb6fd21cb55), UINT64_C(0x469e765d383d1bdc), UINT64_C(0x1d944e725f28c210), UINT64_C(0x14f05e6e3e533a98), UINT64_C(0x7b7948d8ac59893e), UINT64_C(0x92ee0aee04c1f9c5), UINT64_C(0x52239e59a6282f89), UINT64_C(0x50dc64e5bc6bb25b),
    UINT64_C(0x6e4f1492bc90eec9), UINT64_C(0x4bd2adce727cd824), UINT64_C(0x4fdef45571af6843), UINT64_C(0x76aab4f8a82ff644), UINT64_C(0x68eb204a4e906483), UINT64_C(0xd6fc6414c73e2fca), UINT64_C(0x107c02b478a329fe), UINT64_C(0x021028563e3a03c7),
    UINT64_C(0xc0670ecdfbae6cfa), UINT64_C(0x2f04b81d6bbeb8c9), UINT64_C(0xf3a0488c32d8b2ac), UINT64_C(0x60038259530227cd), UINT64_C(0x8aa3686748d2715e), UINT64_C(0x9b5e46f710141fee), UINT64_C(0x6175e3feccffdcf6), UINT64_C(0x190c58d3561ce765),
    UINT64_C(0xb6c5ec3ebbdb51a4), UINT64_C(0xc6ce1b1c103836a7), UINT64_C(0x10115b879c49ce0c), UINT64_C(0x5279f8ba4d9c78f0), UINT64_C(0xc8ee10393740fefd), UINT64_C(0x6bbf3cb441e1e393), UINT64_C(0x106c7dac1bfe4331), UINT64_C(0x140cafc6d6af542e),
    UINT64_C(0xaa971227a319ddc6), UINT64_C(0x854ced08c76f0f59), UINT64_C(0xe55bcf53838f6749), UINT64_C(0x75cb53bf9de0021f), UINT64_C(0x5340c5e131a4dda7), UINT64_C(0x36e4d409f5b5fcd2), UINT64_C(0x21c44d3fa8a7adab), UINT64_C(0x261907f722404770),
    UINT64_C(0xcccda47343159ae1), UINT64_C(0xd5c44fc85051a7fd), UINT64_C(0x7641180c8e75fce0), UINT64_C(0x5ea9b0e50ee46ba0), UINT64_C(0x1344165afa0d0229), UINT64_C(0x4bc13dc0f7142c7a), UINT64_C(0xb778ba700bb1c797), UINT64_C(0x63749a3fb5d57307),
    UINT64_C(0xfcd2611c0637bac7), UINT64_C(0x55212644ed69ba2f), UINT64_C(0xbe669605d70be311), UINT64_C(0x588d133d6f04479f), UINT64_C(0x80012c60829307f3), UINT64_C(0x64304e4bfbc03879), UINT64_C(0x4f071d289c388ee8), UINT64_C(0x63b94db6b9440348),
    UINT64_C(0x766dc430a6d736e3), UINT64_C(0xc5d1bdf308490dec), UINT64_C(0x40b58cf91a8010b4), UINT64_C(0x37fdc10e932ce662), UINT64_C(0x95bce295f1baac8d), UINT64_C(0x9b80babc028fbf21), UINT64_C(0x3f1dd07618d3c9fe), UINT64_C(0x60671ded8ef8240f),
    UINT64_C(0x535e542c35c4f355), UINT64_C(0x988996961ecd8981), UINT64_C(0xb7a3a8ad79d266ee), UINT64_C(0x5e0db1e2ee0f7654), UINT64_C(0xa700c31fe40a2cd7), UINT64_C(0x5b5568710a3adf79), UINT64_C(0x856cafdb6bc517bc), UINT64_C(0x226f127e9653d60a),
    UINT64_C(0xdd24b6f31d19a67b), UINT64_C(0xb2b100e09a6dd9b0), UINT64_C(0x166d51aed1a4aec2), UINT64_C(0x76237e7ad88315f6), UINT64_C(0x4b41289ae6846c84), UINT64_C(0xc6309e3d2ce3a55c), UINT64_C(0x3aa79a6f0b1efca0), UINT64_C(0x20c16cc63d4ad7bf),
    UINT64_C(0xa49fdbda6b7c547c), UINT64_C(0x96b1ccbe57032f2e), UINT64_C(0x4ac565b425cae557), UINT64_C(0x1bf50e58c131f453), UINT64_C(0x82c9399d429bcbad), UINT64_C(0xb04514a917ca2455), UINT64_C(0xded569a9beee1a7c), UINT64_C(0x5a68ffdb941fd529),
    UINT64_C(0x517bb7d7829db48a), UINT64_C(0xcf3ff503fece7742), UINT64_C(0x69ad8ddc5ea9f129), UINT64_C(0x09c590784769ee18), UINT64_C(0x6c848f76bc3f8316), UINT64_C(0x182d5a5ee309bf34), UINT64_C(0x3f0e127fff37e59d), UINT64_C(0x5fed4bf1b63f07d4),
    UINT64_C(0x5883c23cd5180ab6), UINT64_C(0x816d5a214523ba21), UINT64_C(0xb4ce56a3b7addc0e), UINT64_C(0x4c1b333103cdf574), UINT64_C(0xf98041888fa1dc90), UINT64_C(0xbc364fa73ef72476), UINT64_C(0x4530286632ab5371), UINT64_C(0x35e7fc946fb083dd),
    UINT64_C(0xb40f23ec29b3b82e), UINT64_C(0xa09ddc2a9f6d9698), UINT64_C(0x29270cbd83c2adc7), UINT64_C(0x79ed5977d2cd5c6f), UINT64_C(0xd2ef6d288ceb9585), UINT64_C(0xc6d90190fd46bdbe), UINT64_C(0x357ebf6e7b396b15), UINT64_C(0x40136bb814333fce),
    UINT64_C(0x80524758f6fb12d8), UINT64_C(0x79809f7a03339123), UINT64_C(0xa86019bee093fb48), UINT64_C(0x75e6b51ecedfb537), UINT64_C(0x57154aec4965d2be), UINT64_C(0xd38336d26821cef3), UINT64_C(0x1b5456ee3b800be6), UINT64_C(0x050a74597825522e),
    UINT64_C(0xc769465939813c1f), UINT64_C(0x14c2ffab72e769c3), UINT64_C(0xa26668b8dad573b2), UINT64_C(0x197e68edaabc3583), UINT64_C(0x51fb237bcce5a663), UINT64_C(0x439ff5b55f477d6e), UINT64_C(0x8413e23499542115), UINT64_C(0x339be14a5d70e28e),
    UINT64_C(0x880b530e5ea7aaa2), UINT64_C(0x07c1fe97be500374), UINT64_C(0x49e571043847adbc), UINT64_C(0x4aa76ff4d311d40b), UINT64_C(0xfaaf52b254cba676), UINT64_C(0x7dbaa63c8d45ce15), UINT64_C(0x7b1c5fbe68bf3b8e), UINT64_C(0x59ac78f34adc5214),
    UINT64_C(0x71b7a003a0613f9e), UINT64_C(0xaaa03f27178c0265), UINT64_C(0xee2721d5b837d8eb), UINT64_C(0x1a37e2972e72b58d), UINT64_C(0xa2da4458502c8d32), UINT64_C(0xaad089555315ec83), UINT64_C(0x0cd9f52643adf226), UINT64_C(0x793baa6369f70cdc),
    UINT64_C(0xe605bb7a79066831), UINT64_C(0x6cbe124ff9ca533c), UINT64_C(0xbee5628933e6c6a8), UINT64_C(0x40636321abc95a7f), UINT64_C(0xf1d39c800c4b4508), UINT64_C(0x3c0f026529a2ae0d), UINT64_C(0x0fc73de85de1ae07), UINT64_C(0x16ccbdd7a356ebac),
    UINT64_C(0x2231d29d19ad8322), UINT64_C(0xd545ea78313ab6f6), UINT64_C(0x64e2607008a0c534), UINT64_C(0x0b543f91158d3371), UINT64_C(0xb07aaac93604b0e9), UINT64_C(0x68e289107b0aa29a), UINT64_C(0x34180f235fad25be), UINT64_C(0x2f5e9fa09e8dd58c),
    UINT64_C(0x02addb151cabb672), UINT64_C(0x43c31308fa01be6b), UINT64_C(0xf9faf88096973556), UINT64_C(0x3fb0507d3d7a33ea), UINT64_C(0xc2b1d7571577b8fb), UINT64_C(0xcc9fa37a4c97b183), UINT64_C(0xd876cebb18930d40), UINT64_C(0x1c8c0fee57121142),
    UINT64_C(0xd5e70618ea2a16f9), UINT64_C(0x2a171145fa2043ce), UINT64_C(0xb73bf83ff759fbe5), UINT64_C(0x232c07f8db3c25b8), UINT64_C(0xf405487789743560), UINT64_C(0x417847385c7fbd2a), UINT64_C(0xea00fa652daa176e), UINT64_C(0x523204c4b56ff0c8),
    UINT64_C(0x478bfdd8cffcd83e), UINT64_C(0x8a4353f2985407bd), UINT64_C(0xde12947a0b4ad593), UINT64_C(0x72ba0165268a295c), UINT64_C(0x213d94cc04b71991), UINT64_C(0x29007c790a7b567a), UINT64_C(0xec71c9694683066c), UINT64_C(0x350bd0677fe42c82),
    UINT64_C(0xd305214f500f8bf5), UINT64_C(0x7b539e5aa9ffd8b7), UINT64_C(0xcb887a825539cd47), UINT64_C(0x248528196ce42d14), UINT64_C(0xcfcf097d46740244), UINT64_C(0x25ed56e3ceb255ff), UINT64_C(0x5f8a40b513834651), UINT64_C(0x430e16c00b782a90),
    UINT64_C(0x597d29034bff2419), UINT64_C(0x354af228a89d02ae), UINT64_C(0xc8903cc137310bad), UINT64_C(0x5c717678d8c57442), UINT64_C(0xcdd9a711c1ed47f2), UINT64_C(0x681a934da89b3aa4), UINT64_C(0x6e01e5e9f7f3988b), UINT64_C(0x3e7af456c8664362),
    UINT64_C(0x8e5bafcf4eefaec6), UINT64_C(0x3e7a71c31c908bb6), UINT64_C(0x335a84e3f7c1b42a), UINT64_C(0x2e9e0504ccf594d5), UINT64_C(0xa0074352487d417a), UINT64_C(0x52613d456d2d2281), UINT64_C(0xd0f7eda0fbe6f361), UINT64_C(0x2455230ba2b81d92),
    UINT64_C(0x3b0ea32005fc537b), UINT64_C(0x3a264daa4059abee), UINT64_C(0x8e65d972e94a20be), UINT64_C(0x58cfb82be14e2452), UINT64_C(0x87994900b2c1dfea), UINT64_C(0x361e9193617537a2), UINT64_C(0x2326fa06acd912e2), UINT64_C(0x5623d0e6a3042987),
    UINT64_C(0x550b971f64ee459f), UINT64_C(0xdbd32f964c4a8c4c), UINT64_C(0x165af6ce17b8b5c9), UINT64_C(0x34262cd991cd7285), UINT64_C(0xadbe4a2ee1f65e0d), UINT64_C(0x577290f1c672969d), UINT64_C(0xcd2fdefcabf3ae00), UINT64_C(0x1e907fffec3d0837),
    UINT64_C(0x0a506e58986351be), UINT64_C(0x23083e041a6fe0e1), UINT64_C(0xc49e2b1124c9b6a3), UINT64_C(0x6d11b9368efb52db), UINT64_C(0xacfc0bfe69713527), UINT64_C(0xea6b1406fc230166), UINT64_C(0x717763e4ef6208aa), UINT64_C(0x3c309bbb50793020),
    UINT64_C(0xb7f4ba9363ac4468), UINT64_C(0x4b15fd332ff04359), UINT64_C(0x2207b33d8a7cab0f), UINT64_C(0x3e209557951cf112), UINT64_C(0xf77169c766c9af8e), UINT64_C(0xf938cb6e34ff836a), UINT64_C(0x8e15c95aa91b86ab), UINT64_C(0x7614c0612331f76b),
    UINT64_C(0xd0ec12cd9e2d476d), UINT64_C(0x337295ddd635167a), UINT64_C(0x33cfed719ec853a2), UINT64_C(0x1ccdaecb4930b671), UINT64_C(0x2484b04728b0c08a), UINT64_C(0x960e7f9b4f0acdbc), UINT64_C(0xc8916f473cc0b907), UINT64_C(0x444c84a23885ac99),
    UINT64_C(0x34ec80c658fb0218), UINT64_C(0x78b0a11654ba56a5), UINT64_C(0xb55e7b9492ce881b), UINT64_C(0x49d459983557300c), UINT64_C(0xe5af7c6eb0eb8818), UINT64_C(0xdbe256675e4a2519), UINT64_C(0x1506834af28052d0), UINT64_C(0x59060f55e377c84b),
    UINT64_C(0x8a44627415aa151f), UINT64_C(0x441d49429b524c15), UINT64_C(0xa72963deb0c9d2ef), UINT64_C(0x7471eaba1196937e), UINT64_C(0x852ea8282747e139), UINT64_C(0x692bffa748310490), UINT64_C(0x563f336ad83acb01), UINT64_C(0x0f1d932551fff52c),
    UINT64_C(0xdc8aa076194e6217), UINT64_C(0x146defd1e06c94d8), UINT64_C(0x6f51b14facf6cb46), UINT64_C(0x18dd3c72da1f78ef), UINT64_C(0x5c63a23ba823ca63), UINT64_C(0xd01a70f7c5598694), UINT64_C(0x85abadf29cf81e5b), UINT64_C(0x6dd03e6a26e8059a),
    UINT64_C(0xea87d4043c7c851a), UINT64_C(0x011d267ba604bb2c), UINT64_C(0xea8cef5125d3e4c9), UINT64_C(0x6622d75305f23d7e), UINT64_C(0x81c7a105d30ed6af), UINT64_C(0xde48d1ad98b06826), UINT64_C(0x8b3fa1f2e7bcf382), UINT64_C(0x4bde4ddc16e84db5),
    UINT64_C(0xd7ef4e3ac48bace4), UINT64_C(0x27428c8da4bc02c0), UINT64_C(0x73b119552a939b2d), UINT64_C(0x4d91543c58c23a9e), UINT64_C(0x0165194a02d63e11), UINT64_C(0xa85489b9fd90a3a5), UINT64_C(0x55714d0e42906c41), UINT64_C(0x5755ffdb1e41dee1),
    UINT64_C(0xdea2953396548b3e), UINT64_C(0x61471443b184a009), UINT64_C(0x7e8876e07d8982c2), UINT64_C(0x66b59174276dc3cf), UINT64_C(0xbf3f2490b7616a0c), UINT64_C(0xaaec84a7afac3664), UINT64_C(0xc2bef5390b327c17), UINT64_C(0x72fa0b00da2ce6e2),
    UINT64_C(0xed9b1995a89408cc), UINT64_C(0xea7720d4a0cb453c), UINT64_C(0x6da5b40dd9a3e00c), UINT64_C(0x7549979546aca75f), UINT64_C(0xa30000dce0d616eb), UINT64_C(0x4611b70d770ab4fe), UINT64_C(0x37f49101e94b2a6b), UINT64_C(0x280cb972c36cb93f),
    UINT64_C(0x0c6afb3de965a03a), UINT64_C(0x7a0adb774775f074), UINT64_C(0x95a6e193dd18a33d), UINT64_C(0x141d01e1e4030dae), UINT64_C(0x78dd872cc9fc9d4a), UINT64_C(0xf4fc08e9688e227d), UINT64_C(0x344d4a661e7550bd), UINT64_C(0x7f88096f0fe58bbc),
    UINT64_C(0xa433efa0e281418d), UINT64_C(0x273ad77d6cce1546), UINT64_C(0x43f3d416c8997de6), UINT64_C(0x70141322247cd811), UINT64_C(0xf68d27a2ae46ef6a), UINT64_C(0xa8ade6711445f746), UINT64_C(0xb51a12d9c746f16c), UINT64_C(0x78f40e08429c5d1a),
    UINT64_C(0xd319b94a2affdf4a), UINT64_C(0x9d103585eadc421e), UINT64_C(0xafd3c4027d146090), UINT64_C(0x62dfa3b485b5cd2e), UINT64_C(0x6884a8c4d0b6faf3), UINT64_C(0x0cd1f99feca7715a), UINT64_C(0x52600ea243bc4a41), UINT64_C(0x5003f2f073428c86),
    UINT64_C(0xb95dfa101b366cba), UINT64_C(0xf2989a2afe63d2bd), UINT64_C(0x07a7d45eee3d006a), UINT64_C(0x068428f62d9f5184), UINT64_C(0x965bb3e61a2fabc3), UINT64_C(0x2d5887f06601fdf7), UINT64_C(0x5cf16a9527e1ba42), UINT64_C(0x1dd93b7d3e630dfc),
    UINT64_C(0x10673669a6cbd056), UINT64_C(0xad59f1cbcfb36092), UINT64_C(0xf76543ab4c8c9a6b), UINT64_C(0x73acba0ba3f1b74a), UINT64_C(0x621edea1fa5e14ce), UINT64_C(0x89ef302990c6cbb2), UINT64_C(0x679b030efce129ba), UINT64_C(0x23203bbd01f0333e),
    UINT64_C(0x87abc54c8f20a00e), UINT64_C(0x5fa9b968a669b727), UINT64_C(0x9dc3475bf0e0e41a), UINT64_C(0x67c20f81cd32bfcc), UINT64_C(0x8015a3d8baa208e3), UINT64_C(0x66af36a4523e082c), UINT64_C(0xf15c158b5ba05ff1), UINT64_C(0x5a774d61a406c478),
    UINT64_C(0x8f061bafeefec300), UINT64_C(0xd573d102487f005a), UINT64_C(0x578492c773568abf), UINT64_C(0x1311ba9bdcd692e3), UINT64_C(0x11f1cb8a10e3efe3), UINT64_C(0xbc6fb67082b6e7e5), UINT64_C(0x5394e2d88d14f138), UINT64_C(0x1aa1dc6599c74142),
    UINT64_C(0x1cf06ca0d9209d4c), UINT64_C(0x5ab6d497139f645d), UINT64_C(0x4f6719c665c2cb58), UINT64_C(0x3fd38b45d6ba7e11), UINT64_C(0xff040d60d01c7fe8), UINT64_C(0x7ba83d512910b9aa), UINT64_C(0x0289ef778ffdb572), UINT64_C(0x678a2a7768feb71b),
    UINT64_C(0x6cd729feab85a313), UINT64_C(0xad35d011d60cf71f), UINT64_C(0x9821bb1087e792dc), UINT64_C(0x1f72efc17498f030), UINT64_C(0x636629195f4a667b), UINT64_C(0x8c7e4e3e07295448), UINT64_C(0x1164bc58cfe5b67c), UINT64_C(0x78403ea19838f106),
    UINT64_C(0x104216bea2ee2fd6), UINT64_C(0xb350bc64a5c9aef1), UINT64_C(0x768c0453e205390f), UINT64_C(0x75dda7259f14cd87), UINT64_C(0xeac7724e53562707), UINT64_C(0x678c01ba9a8fb9ae), UINT64_C(0x4a9500e8d5b7c497), UINT64_C(0x3efbad6dc9b4bdae),
    UINT64_C(0x959322d4b81bcf0e), UINT64_C(0xd9682c8a982a2f55), UINT64_C(0x87f9b7be6b76983d), UINT64_C(0x479136599877b0ea), UINT64_C(0x666795f6cf669578), UINT64_C(0x66cd4279ca661e74), UINT64_C(0x6c4b1a9e4a92ea89), UINT64_C(0x390ef60104d4d3a5),
    UINT64_C(0xb95a98ad9d51f2c3), UINT64_C(0xca0a7f66eed2de6a), UINT64_C(0x553ab754eed89dc6), UINT64_C(0x0356e0a7d7530ce2), UINT64_C(0x373247dac401443f), UINT64_C(0x076caf1c7cc88841), UINT64_C(0xffdcb59007a34bab), UINT64_C(0x15fda9570c696ce3),
    UINT64_C(0x6da3c24a4a2292f7), UINT64_C(0x0d96948a819327fb), UINT64_C(0xc531959b722c56f3), UINT64_C(0x7c6d651662fac554), UINT64_C(0xc98a62a94f73ce9d), UINT64_C(0xf86ce23f2cf7efef), UINT64_C(0xcf00bfbe588af851), UINT64_C(0x3fe99d81d8d8322f),
    UINT64_C(0xb73eaa89fe2b7a6f), UINT64_C(0x4e3d3b87c39ff551), UINT64_C(0x68cc453c6911be40), UINT64_C(0x314ba478b36187c8), UINT64_C(0x6fb70f627ff453ed), UINT64_C(0xcec0bed02a3095b9), UINT64_C(0xd5459e3cb7ba87b7), UINT64_C(0x3906ee646d1f62c4),
    UINT64_C(0x57f359e38badf22e), UINT64_C(0xe0ae493667ec79ad), UINT64_C(0x536472cd257e651a), UINT64_C(0x3ed9c572c15415e8), UINT64_C(0xd959811a9a88228d), UINT64_C(0xac355e84bc82d2b2), UINT64_C(0x57f56b78205c3b2b), UINT64_C(0x25d0920bf5b62c0d),
    UINT64_C(0x25d4428d075b82a1), UINT64_C(0x08f34f785a4ba64d), UINT64_C(0x8c68dd14eeda4a5d), UINT64_C(0x016fa4fccb299056), UINT64_C(0xae53b346d497f2ac), UINT64_C(0x150417a2036241ab), UINT64_C(0x72a741fd543f014c), UINT64_C(0x7d988162a3e972ab),
    UINT64_C(0xc29836bbb7ad1865), UINT64_C(0xba045eace350fcaf), UINT64_C(0xefc7cd352f183ff8), UINT64_C(0x5f4cfb7743e81d32), UINT64_C(0xbf25cb1181e8b1aa), UINT64_C(0xf93967afa9e04721), UINT64_C(0x8705f0ccf02b854f), UINT64_C(0x36257c66f4f9eb88),
    UINT64_C(0x6193d1ab637aaf0a), UINT64_C(0x2f8237799941de8d), UINT64_C(0xccc37202e2f56450), UINT64_C(0x3caca792ae0e4fd3), UINT64_C(0x7ad4abe2411d969a), UINT64_C(0x3c6655a8d21435b7), UINT64_C(0xc0bfcbecb6f689a5), UINT64_C(0x4188c1703515bfe0),
    UINT64_C(0x6208b55dfa937372), UINT64_C(0xaaef9975c5caa971), UINT64_C(0xe4cef934b950adab), UINT64_C(0x257777f20457efa0), UINT64_C(0x987b01fe3552fd1f), UINT64_C(0x1fbffdc568bc3bed), UINT64_C(0x46b926deab2a5ee5), UINT64_C(0x0ea7f2e9d168b504),
    UINT64_C(0x9ba2e09d041a048b), UINT64_C(0x1bc3d50a545dd57f), UINT64_C(0x75f7d2df7735b416), UINT64_C(0x09a52a365699c2aa), UINT64_C(0xd2e5968164406a16), UINT64_C(0x202c157b1d278680), UINT64_C(0xb329b5047fb4af08), UINT64_C(0x02a04d8a19b3e4bf),
    UINT64_C(0xaf5fb4f7282498cd), UINT64_C(0x5fd4b9ec99441fbe), UINT64_C(0x9daa51c618207304), UINT64_C(0x7ae578692c50a821), UINT64_C(0x02e6b21e211ba5f7), UINT64_C(0x790ec700b51985f5), UINT64_C(0x406e975e5df92036), UINT64_C(0x40a4479e2c467ead),
    UINT64_C(0xe87576964392861e), UINT64_C(0x70bb1cf85096ec0e), UINT64_C(0x75f6852fff1dbd04), UINT64_C(0x6c5bdf8a1a66b3ff), UINT64_C(0xe24f37726bdb29dd), UINT64_C(0x16286053c5c53ef7), UINT64_C(0xea505fd138064f23), UINT64_C(0x23e36bf2028deb73),
    UINT64_C(0xafc7f2b47b315a4b), UINT64_C(0xd216f758739cd54a), UINT64_C(0x458633ccb85a1eae), UINT64_C(0x5642ee6bf1e1e130), UINT64_C(0xcb490b0068347fd5), UINT64_C(0x6fc8f4f36630c8fe), UINT64_C(0xfe6bf415205d49bc), UINT64_C(0x0f6efb31c123ad47),
    UINT64_C(0x9020cf304f3520bb), UINT64_C(0x502ff20f45463895), UINT64_C(0xd031064642f7f811), UINT64_C(0x77937fa2078c3a67), UINT64_C(0x1495da035c09aed9), UINT64_C(0xcfc793e577d96229), UINT64_C(0xd70ff8581ceb86bf), UINT64_C(0x433483c967fcbb87),
    UINT64_C(0x1dddcd603a01163e), UINT64_C(0x9aaa5b35ac3ae434), UINT64_C(0xa14101a324d6be87), UINT64_C(0x75ad1cd2ddcf9d7c), UINT64_C(0xb5063b315c093449), UINT64_C(0x25ef042c484e9e93), UINT64_C(0x3822df626e9eec47), UINT64_C(0x63abff7c9579c02e),
    UINT64_C(0xf066e13b2486112b), UINT64_C(0xf2a4ccbcbcdddbe9), UINT64_C(0x9167d766520bf8d4), UINT64_C(0x5b568856adedf130), UINT64_C(0xb652977237852e02), UINT64_C(0x6a42ebbeecad91d2), UINT64_C(0xcb190bf0cff1d83e), UINT64_C(0x76766c964627cbb0),
    UINT64_C(0x63c181874436daf4), UINT64_C(0x19f9661d1637dd53), UINT64_C(0xf376a7787af2a31f), UINT64_C(0x5d617922c1a5810c), UINT64_C(0x75f8598767e02503), UINT64_C(0x0959b25e318b6491), UINT64_C(0x72ea1e103ddde8c3), UINT64_C(0x6c62527ba7c1cdbb),
    UINT64_C(0x4b90137b7e74a115), UINT64_C(0xadb0362fcd3b29fe), UINT64_C(0xa5a5be6ff41145a8), UINT64_C(0x24264e27a7c159cd), UINT64_C(0x594bfeab06f2ce24), UINT64_C(0x5b4e1b28941c9247), UINT64_C(0xb8347ba3ccef1229), UINT64_C(0x40fe451529e36db4),
    UINT64_C(0xa8dc4128ca09faa4), UINT64_C(0x9a2378ce0e5ed450), UINT64_C(0x4239729a48e9d6e4), UINT64_C(0x6e7ff330477ca2c0), UINT64_C(0x78b397be3d413a63), UINT64_C(0x8d48aaaa5d7a0da1), UINT64_C(0x18c2bbdcde482d2f), UINT64_C(0x555872636c99e731),
    UINT64_C(0x6112278155da9b23), UINT64_C(0xec56ef76dddd21ed), UINT64_C(0xa505e26fc2111286), UINT64_C(0x1c5dfc8fab5fac6a), UINT64_C(0x4befd027c94c15c9), UINT64_C(0x89443cc111c9f977), UINT64_C(0x849270f995d53032), UINT64_C(0x25dfe50911b24074),
    UINT64_C(0x6ff1ebd41e9ed487), UINT64_C(0x469986cf52da4fa7), UINT64_C(0xd629846a4283aaec), UINT64_C(0x37fa2a9b4118b23c), UINT64_C(0x20ef0f1344146719), UINT64_C(0xc2a115cdfe230925), UINT64_C(0xbfd5a68b7f8ba206), UINT64_C(0x7428f7ce117cc234),
    UINT64_C(0xef4d62f0fc97ee7a), UINT64_C(0xcc80431f1126ab87), UINT64_C(0x87c11da773b6f629), UINT64_C(0x30a028cc245f4338), UINT64_C(0xec4ce60313657f68), UINT64_C(0x68c48a723fafa7b6), UINT64_C(0x5e95ffcf28297c9d), UINT64_C(0x1ef15c029e975425),
    UINT64_C(0xc44ab3afe51b3b37), UINT64_C(0xf51223991d857942), UINT64_C(0xc09934b1342814fc), UINT64_C(0x494f96152ca2dbc0), UINT64_C(0xcc500572c1e81b9b), UINT64_C(0xff7e3507167623a3), UINT64_C(0x5c6325cef4d338dd), UINT64_C(0x1ec7aabfaaf541ec),
    UINT64_C(0xc4661edbf1981c97), UINT64_C(0xcc2fe1f8e44068f3), UINT64_C(0x09d1a8928519949b), UINT64_C(0x446eca090b20125e), UINT64_C(0x490dc93d1cbd9615), UINT64_C(0x1374cbb8675ef2fd), UINT64_C(0x6d8b0ee7993f10de), UINT64_C(0x40e87e2fc8fa4acc),
    UINT64_C(0xfc6f70345c016903), UINT64_C(0x4b26f7dc3ac11fa7), UINT64_C(0xd6b0ca2923465a71), UINT64_C(0x779f1f039351eb0b), UINT64_C(0xfa3603c2e5f23448), UINT64_C(0xf1f815c079e4d933), UINT64_C(0xbc14405202b5cfa8), UINT64_C(0x135ec76d68c49c2f),
    UINT64_C(0x56bb85703ca79b55), UINT64_C(0x8d89ed67159016fb), UINT64_C(0xf2836d1d50c7e94e), UINT64_C(0x5edf6daba18b7df1), UINT64_C(0xb8bf996442e7ef88), UINT64_C(0x10b12b502442717a), UINT64_C(0x9b1f7bfccf275183), UINT64_C(0x24a317915972a3b8),
    UINT64_C(0xbfaee94ab86d5aee), UINT64_C(0xc78d62a41146b0f4), UINT64_C(0x17b45ea59439b152), UINT64_C(0x3643bd3693427c48), UINT64_C(0xccf0d0fff7e7b747), UINT64_C(0xbd3128c4f409c8c3), UINT64_C(0x699b32e6a7ddfad4), UINT64_C(0x560da5a53fcf9729),
    UINT64_C(0x0e8137121369a501), UINT64_C(0x63372fbd1793e5b8), UINT64_C(0x86b079a3e4e96ee9), UINT64_C(0x598b464aefd1b975), UINT64_C(0x6749ed3b4cc54fa6), UINT64_C(0x1b2a70bedeff97f7), UINT64_C(0x3a30f4f104ac13d8), UINT64_C(0x4a8fff8bfdefd34c),
    UINT64_C(0x8c54d2a8af3a8a15), UINT64_C(0xd067dca8c3c8a71b), UINT64_C(0xdae9bdadacf628ba), UINT64_C(0x0cdddbc0b784f6cf), UINT64_C(0xda95f6dea0dbd11c), UINT64_C(0x38545edd2e100503), UINT64_C(0x00a88d85acf39448), UINT64_C(0x098e5e21a6cfc3e8),
    UINT64_C(0xf113eefc9fa6d979), UINT64_C(0xdf21aa9421bdf634), UINT64_C(0x6941fea505242481), UINT64_C(0x7e37c593094b9be4), UINT64_C(0x689336d342538275), UINT64_C(0xeacbe7949a56b439), UINT64_C(0x6196d16e74f965df), UINT64_C(0x3408e9f2cbbfc1f9),
    UINT64_C(0x166e9b3f900dc82c), UINT64_C(0x60f50f38315e57d5), UINT64_C(0x8c3fbc4af857aa20), UINT64_C(0x090abab9810038cf), UINT64_C(0x175687e72e62966a), UINT64_C(0xdc90d448009ab1a7), UINT64_C(0xf3bdc993bebb2cfe), UINT64_C(0x122be668d222f00c),
    UINT64_C(0xb702e54e8a03ff95), UINT64_C(0x7d34aaab7dd26b6d), UINT64_C(0xf100f4a83e76b8e1), UINT64_C(0x0492777b07482cca), UINT64_C(0xd0dfd57c35665396), UINT64_C(0xf4b447c3fc6b4f7a), UINT64_C(0xc01f3eddee3d19d4), UINT64_C(0x40888288ea2ff7a9),
    UINT64_C(0xd06a7731c7067248), UINT64_C(0x554251e94270d700), UINT64_C(0xea310212f5fd2452), UINT64_C(0x505290f580d0e1ad), UINT64_C(0x778b238e0fafe9b6), UINT64_C(0xa65b03dfa7519410), UINT64_C(0x0fbb00f3d5793efe), UINT64_C(0x046a487de4217688),
    UINT64_C(0xe743f61a604f45a4), UINT64_C(0x44e04b21b37da089), UINT64_C(0x9313155738fa3d3c), UINT64_C(0x021f9d5fd9db7a94), UINT64_C(0x5f995419af172446), UINT64_C(0x504b2cc3dbb5f872), UINT64_C(0x67fdc45b7ce33480), UINT64_C(0x67e0b421c29368fa),
    UINT64_C(0x0acca0b32a0943f5), UINT64_C(0x7883de7eed80a4bb), UINT64_C(0x3f02de13da465b8a), UINT64_C(0x460ae85da73ce048), UINT64_C(0x804883765969491c), UINT64_C(0x653ec2de08dc8822), UINT64_C(0x3f9252226bcbadd5), UINT64_C(0x6da92280f04350df),
    UINT64_C(0x5abc51235a20d26a), UINT64_C(0x430ac09a22108560), UINT64_C(0xbe514f870c6d3fb9), UINT64_C(0x68dfbbc0234ae7fc), UINT64_C(0x9acf93becc39c382), UINT64_C(0x82b8e2d2ba6fac22), UINT64_C(0x47418cf8da6f7a12), UINT64_C(0x36be43e451f5cbf4),
    UINT64_C(0x365a9ccf478549a8), UINT64_C(0x471ac39bf711daa7), UINT64_C(0xff94beabf3c86ed1), UINT64_C(0x5741e15b89687e89), UINT64_C(0x302d64d48fc88a04), UINT64_C(0x91e284c14a7a7bc5), UINT64_C(0x8ffb6220542282b6), UINT64_C(0x1bf8e8d7059f76f1),
    UINT64_C(0x6586ec0a644994d7), UINT64_C(0x43a380cc46fe2e1d), UINT64_C(0x7a8874ae984ce867), UINT64_C(0x52d12689a9b5a666), UINT64_C(0x3d8949fbf28bf031), UINT64_C(0xc2635ea19ccb7999), UINT64_C(0x95c1ee0e2f1c715d), UINT64_C(0x4e028b7655fded3d),
    UINT64_C(0x1fc1ba8978175b54), UINT64_C(0x979334c344093bce), UINT64_C(0xaadd50655614b39d), UINT64_C(0x4e3a84e0fb4d64b1), UINT64_C(0x83e4cbacbbbdca4b), UINT64_C(0xc20306806b8affa7), UINT64_C(0xa726708fc720f993), UINT64_C(0x42bcf9c854600fc8),
    UINT64_C(0x8ec898a0d41f8066), UINT64_C(0x7e6ea190142e1f2c), UINT64_C(0x80f727e64dba97eb), UINT64_C(0x2dccaf964f4a6cf8), UINT64_C(0xecb577ef7d582e49), UINT64_C(0x576e52b184d71d2b), UINT64_C(0xda0785db603a4baa), UINT64_C(0x37973f01fc0cce2f),
    UINT64_C(0xcd2c13678ce2b869), UINT64_C(0xbde32f1fce4bdeba), UINT64_C(0x4a2fddee53300c6f), UINT64_C(0x266f483ccb56eebf), UINT64_C(0xd65789a3908a56f1), UINT64_C(0xb2c28236c734c614), UINT64_C(0x00eda02d0b246399), UINT64_C(0x3c9b859fa8c33415),
    UINT64_C(0x8451f6d8b76193f5), UINT64_C(0x286c3f75903d9128), UINT64_C(0xca3054e4973eb012), UINT64_C(0x46bba42fb255ab2a), UINT64_C(0x97029fe060900492), UINT64_C(0x22065a7fc357e63d), UINT64_C(0x89a2c343c345c871), UINT64_C(0x75475e57c2a5378f),
    UINT64_C(0xf6886e6e49b821cd), UINT64_C(0xbf4439fc7ab0d3d3), UINT64_C(0xf1aa72f3520aca29), UINT64_C(0x170c995134b50698), UINT64_C(0xe827f788926c684d), UINT64_C(0x05406fd34c387d27), UINT64_C(0x234c4fe375565044), UINT64_C(0x02c0aa9e5c09dbf3),
    UINT64_C(0xb20ce5fb9583ad5a), UINT64_C(0x6fa1be12e9f7c18f), UINT64_C(0xb8942211a170074a), UINT64_C(0x698b576f1c47e765), UINT64_C(0xd0251329f5993ddf), UINT64_C(0x814f4af33d09407f), UINT64_C(0xea65e5aa8130360c), UINT64_C(0x68573467b00046f5),
    UINT64_C(0xdea28d7fbcfd9ef3), UINT64_C(0xd7c39d3ac4f75a2e), UINT64_C(0xafb628130b85cc72), UINT64_C(0x06594297262d495f), UINT64_C(0x08371f3981a6ad21), UINT64_C(0x86f3240107fba3ef), UINT64_C(0xdd2c688a41f30c67), UINT64_C(0x0a0305b4ad970cc6),
    UINT64_C(0x74efb88f988269c3), UINT64_C(0xd852462713c6761a), UINT64_C(0x46aa9c13f1b6a823), UINT64_C(0x4fbee11c35338d8b), UINT64_C(0x3bcc3b984a4e61ca), UINT64_C(0x40ae36e4302fd6a3), UINT64_C(0x963f21e6556600ba), UINT64_C(0x324ee4982f6058a4),
    UINT64_C(0xe67ca8652c306ff8), UINT64_C(0xb0d04ad35f8cf618), UINT64_C(0x6176481a8f79025b), UINT64_C(0x7c08781b016c2677), UINT64_C(0xca4edc021d3803ab), UINT64_C(0xdbeff38c05b19df3), UINT64_C(0x68a228103a6865fe), UINT64_C(0x5aa6330477568858),
    UINT64_C(0x332076a6e1c24327), UINT64_C(0xb34f7273e1e38e2f), UINT64_C(0xd42521c75cbc3860), UINT64_C(0x30959b14bd9c1497), UINT64_C(0xb6934d95262fee72), UINT64_C(0x2323e140eb5f9577), UINT64_C(0x5f655aaa87d89fa7), UINT64_C(0x024f2f09efb6aaaf),
    UINT64_C(0x3d96d4f54354edd1), UINT64_C(0x2b45d45adf93dc6f), UINT64_C(0x2a35d8283756b8a5), UINT64_C(0x42b4ef00c4e7cbc6), UINT64_C(0x094c78b43e5ce78b), UINT64_C(0x816bf8b182ebff74), UINT64_C(0x9b3156d8715aaeb5), UINT64_C(0x633118398bda5e0a),
    UINT64_C(0x79742f347b832471), UINT64_C(0xcac79d0468e40975), UINT64_C(0x9a94a4403fe4dce8), UINT64_C(0x12fb549abfba6d30), UINT64_C(0x29c241a8963b4596), UINT64_C(0x5a8f01651d7eaf05), UINT64_C(0xcaf59595f54fe984), UINT64_C(0x49c784ce548181a1),
    UINT64_C(0xcb56d46e48ab6b34), UINT64_C(0x989b5d78fb53771b), UINT64_C(0xff92fb9c634e829e), UINT64_C(0x4ae4dcd28504088f), UINT64_C(0x14c658ee29fa6049), UINT64_C(0x92b17f6d0be287ae), UINT64_C(0x34763684b32442d7), UINT64_C(0x7d121ed41f48da25),
    UINT64_C(0x32721c1b0aa4a824), UINT64_C(0xbd754d214b8e2832), UINT64_C(0xd2336f414169dfbe), UINT64_C(0x2484b4212a1be4b8), UINT64_C(0x524c77dc311720f8), UINT64_C(0x652e6a890de51e1f), UINT64_C(0xd3c634a88fb1c807), UINT64_C(0x7c8a1285b1c08eaf),
    UINT64_C(0x3fc539f3045672d1), UINT64_C(0x677fd47012f2a12f), UINT64_C(0x5549565d9027b0e0), UINT64_C(0x30d8afcbe8e41caa), UINT64_C(0x36f08063ea3198e6), UINT64_C(0xd885d7d393f63780), UINT64_C(0xb553b3ccf9713163), UINT64_C(0x12fef2a797f03a44),
    UINT64_C(0xaea2b2cc5eb353ff), UINT64_C(0x5c14a7f18ccf29c4), UINT64_C(0xffe7e63c0f7a6195), UINT64_C(0x0150d88b474db1e3), UINT64_C(0xf0ab692afe67ecd5), UINT64_C(0xc561bf8001268e83), UINT64_C(0xabaffce4bdbef029), UINT64_C(0x0fa866c306d50c58),
    UINT64_C(0xacddcdd718985b53), UINT64_C(0xb9c47eea8feaf087), UINT64_C(0x261b1cada7bc8bcd), UINT64_C(0x263f9230760e8225), UINT64_C(0x4b864bb316c52ec5), UINT64_C(0x805da23e67c51a62), UINT64_C(0x5dae08e09f036a41), UINT64_C(0x777aebe6cd91319b),
    UINT64_C(0xb53d813148c347b4), UINT64_C(0x589efcfb7cc98419), UINT64_C(0x4f63ceb1f7a2b923), UINT64_C(0x4917c4714a928b17), UINT64_C(0x789f3f8bb6a9ea3e), UINT64_C(0x2b1402cdd3dcf240), UINT64_C(0x121d4f25e471c06c), UINT64_C(0x7456d2cf8ad7e3de),
    UINT64_C(0xba404b7303378b50), UINT64_C(0x7ebe6913238f308e), UINT64_C(0xf6d6a390ac71d13c), UINT64_C(0x6042bb33429a3520), UINT64_C(0x5d37cb0dcfc53cf9), UINT64_C(0xe3942c32b3afdd00), UINT64_C(0x09b47c53906e71a3), UINT64_C(0x579e330b313b331e),
    UINT64_C(0x43c501aa670a2b3e), UINT64_C(0x19c53577187a6c72), UINT64_C(0x6c2ddda58341a94f), UINT64_C(0x34c67aeb7566c5ad), UINT64_C(0x13f3d088d69832d1), UINT64_C(0x0d36ad46f51567c5), UINT64_C(0x279fdd730b2b7964), UINT64_C(0x0ca9a1dee4da3fa4),
    UINT64_C(0x6fe1381bdea90f7b), UINT64_C(0x9f5a2564b75d297d), UINT64_C(0xa0f669ee2e1d4f5c), UINT64_C(0x68276c9bccb5b068), UINT64_C(0x9a8b55886f527661), UINT64_C(0xb3add9bc70b88b82), UINT64_C(0xe614cd59c7d083aa), UINT64_C(0x04e6e45c58ea788c),
    UINT64_C(0xeac604335f0aceac), UINT64_C(0x5b59abe156f3e3ac), UINT64_C(0x0c620ff0f5a9bdc4), UINT64_C(0x36cd90be9e1a1739), UINT64_C(0xc9b555a9f473ebe4), UINT64_C(0x8d4927b8302d3710), UINT64_C(0x384e3d3cfc0f51fb), UINT64_C(0x7d8ef407d8ec2714),
    UINT64_C(0x0ea5cef66d0ae6dc), UINT64_C(0xb76f9e0ef6f67b79), UINT64_C(0x370cf1a360ea9c2b), UINT64_C(0x494cda5f7ceec7cf), UINT64_C(0xf627731296b82a14), UINT64_C(0x1d374600788fad15), UINT64_C(0x16c6e434d7ba1f8a), UINT64_C(0x03d34a7186efdcfd),
    UINT64_C(0x06f3f074b169cebc), UINT64_C(0x74f3fba30c5ff0e1), UINT64_C(0x08d72aa116416bb2), UINT64_C(0x41db9d235b82b61a), UINT64_C(0x42af3b8de61f1d6e), UINT64_C(0x4357c5023e6dd98d), UINT64_C(0x279a478aa52bb3e0), UINT64_C(0x2a45ff53c1855c93),
    UINT64_C(0x00aa5365a5e0f70e), UINT64_C(0x98b7484b422659c5), UINT64_C(0xaf480adf540458fd), UINT64_C(0x4d4254513beccb9a), UINT64_C(0xba7c4666875e594f), UINT64_C(0x0b27a8f62af3000a), UINT64_C(0x780a39d3d09bc62f), UINT64_C(0x58d9cf96b009d488),
    UINT64_C(0xd5ee812dc3032920), UINT64_C(0xc83cdefd688fcc08), UINT64_C(0x4a8947d55e0c04cf), UINT64_C(0x0c0bfb73a23a8628), UINT64_C(0xb9d3edbd974bb8c3), UINT64_C(0x3b40b85a295cef04), UINT64_C(0x87c0069e9efed7d9), UINT64_C(0x1f0fb2dcb32aa14b),
    UINT64_C(0xcc6622733cadc949), UINT64_C(0x90740a53c8389684), UINT64_C(0x59ed814c0d4689af), UINT64_C(0x7979b8a68aa82cc9), UINT64_C(0x44f84e763e5837b6), UINT64_C(0xde1e348c69d0bbd1), UINT64_C(0x7b1602fce7b0ae91), UINT64_C(0x7d12a077acaff9df),
    UINT64_C(0xac4f1c9695c84f27), UINT64_C(0x8112a118f17c474d), UINT64_C(0x403ead0922be8b04), UINT64_C(0x6cfc9dbc0733bf54), UINT64_C(0xa364c5973175e051), UINT64_C(0x23ceb7e1366eeb0a), UINT64_C(0xbba4b495328b68cb), UINT64_C(0x23e554d7f303815d),
    UINT64_C(0x2207949979719986), UINT64_C(0xb9023a37a0fd915f), UINT64_C(0xe969125033066c99), UINT64_C(0x6a72ef1c15f367eb), UINT64_C(0xd140b4bec6fb65ae), UINT64_C(0xd20af09e8cb03e33), UINT64_C(0xee56a1c329c8a299), UINT64_C(0x1c473260a74dd78a),
    UINT64_C(0x198583f4db0d0248), UINT64_C(0x70d7c896ac4eba90), UINT64_C(0x6a3c319e71d48cd5), UINT64_C(0x13b86294072c995f), UINT64_C(0x4c54d910c3774f7e), UINT64_C(0x6760b7b3108b2c97), UINT64_C(0xf9c0ab2534c7d436), UINT64_C(0x026bd24b77fc2e93),
    UINT64_C(0x719e2e29d40f8585), UINT64_C(0x87c0076d8e0d0e55), UINT64_C(0xc18802cf7abf342e), UINT64_C(0x565e3d9699c38929), UINT64_C(0x51ddb2f29c98327f), UINT64_C(0x864f58729815989b), UINT64_C(0xce36306cddb0cdeb), UINT64_C(0x1e37da8371052568),
    UINT64_C(0x07b5c224522801c6), UINT64_C(0xb29a43d31dfa745a), UINT64_C(0xe2a8d3add50b675f), UINT64_C(0x3c010be5ad95f821), UINT64_C(0x6675780234637e55), UINT64_C(0xac53c55f931f227d), UINT64_C(0x8c9172bca7399c5b), UINT64_C(0x28cbe0badd6b632c),
    UINT64_C(0x7b55997f736499b6), UINT64_C(0xca8cb14e437b27f5), UINT64_C(0x03f612447bae6d39), UINT64_C(0x625120988847093e), UINT64_C(0x9f17dd7392113dcb), UINT64_C(0xa4b3eeef2a1839c4), UINT64_C(0xf311ef4945daad31), UINT64_C(0x4e1a98d5810cc702),
    UINT64_C(0xa6fe0eb7d8651e21), UINT64_C(0x7eb76b7eae541dac), UINT64_C(0xe644ea7e30cb9c94), UINT64_C(0x5af8ca5aaf04ad0a), UINT64_C(0x0361ae8b764ab8b7), UINT64_C(0x7afbf3af5326d039), UINT64_C(0xb0e238e2e54e86a9), UINT64_C(0x02d45c76b4ceb611),
    UINT64_C(0x67ab863f6e6c3f0b), UINT64_C(0x1f78879cf5224c96), UINT64_C(0x2e48e5e8375ff9f3), UINT64_C(0x0a89ca58aa99c3c7), UINT64_C(0xe31c44217ec796c1), UINT64_C(0xe7f964b17772201e), UINT64_C(0xb0ff8def406487bb), UINT64_C(0x68b0076ae7a4e2ca),
    UINT64_C(0xbeeee4c00f00e50c), UINT64_C(0x27960c898652a6d0), UINT64_C(0x7cdf613362be06d9), UINT64_C(0x376de409c83d2fcd), UINT64_C(0x011185002d5160c1), UINT64_C(0x5faacbe438d4c32e), UINT64_C(0x6f76f008edebd4c6), UINT64_C(0x69f689e88115c1cf),
    UINT64_C(0xd507188577dce26b), UINT64_C(0x611e29df7603d945), UINT64_C(0xdc6b2c77e104870c), UINT64_C(0x2c520d27a52e6fc3), UINT64_C(0x0dacaa34159d9134), UINT64_C(0xd5573e28832be675), UINT64_C(0x29e6f7086b133ed2), UINT64_C(0x335253129ae58c36),
    UINT64_C(0x95fd6a419acd13c8), UINT64_C(0xb47abcce584e3cf8), UINT64_C(0x76830d6d053bfc37), UINT64_C(0x5b9103142cc665fc), UINT64_C(0x148dab30c0de88af), UINT64_C(0x09f49abb85ebaaf1), UINT64_C(0xb8ecace2a8966839), UINT64_C(0x474cac010951c3cf),
    UINT64_C(0xe332d6c0bbf3daca), UINT64_C(0xa25edde7fd306745), UINT64_C(0x74b7f8040240e143), UINT64_C(0x171775dcd5539c6c), UINT64_C(0xdd7ae48f4aaea65a), UINT64_C(0xef9080f2c274c8b4), UINT64_C(0x335e5f689843b78b), UINT64_C(0x1aa2ab02be8b7ca1),
    UINT64_C(0xd1ab6ca6351f683f), UINT64_C(0x326d7a34d0d5fbb5), UINT64_C(0xc33c99e593763f5a), UINT64_C(0x685ec3524c2d87f3), UINT64_C(0x9667209f53c6434d), UINT64_C(0xb50bb93749a4b626), UINT64_C(0x6c3436c02e4f2610), UINT64_C(0x5a853b8552d7acce),
    UINT64_C(0x070c3b3cdfc154d2), UINT64_C(0x4c37bd7d6b06d1ad), UINT64_C(0x9623ab13b577606c), UINT64_C(0x3b4b408364d54fed), UINT64_C(0x9d65f1b3f0b7e36b), UINT64_C(0x19a5e3066cff82a3), UINT64_C(0xc39ef0448fcda825), UINT64_C(0x74342f37c4e66d05),
    UINT64_C(0x829454eebf90dbac), UINT64_C(0x0c21c7b31f4cc4cd), UINT64_C(0x5b00592c7c2dd2b1), UINT64_C(0x163d009cbb0f54a7), UINT64_C(0xc3a5918d8426282c), UINT64_C(0xbe95bb2f5ac55d16), UINT64_C(0xd294b12c459b4be8), UINT64_C(0x2b3aab693fbffd21),
    UINT64_C(0x97477a6755a9463e), UINT64_C(0x8fba1cc6e994cdad), UINT64_C(0x09c6f28e4fd27bdb), UINT64_C(0x053809bd272aace6), UINT64_C(0x3136ab90e71ab2b0), UINT64_C(0x648236026b5bdc0e), UINT64_C(0x7c26d4be782698db), UINT64_C(0x7305bc4418e6139a),
    UINT64_C(0x12db12621be2b2de), UINT64_C(0x851793183f1dc5a3), UINT64_C(0xec8fb5ea9075bfc6), UINT64_C(0x09d90add723ca1f8), UINT64_C(0x86104499f0fba778), UINT64_C(0x4228173b79f3b798), UINT64_C(0x80230fbb2333281e), UINT64_C(0x1a7cfbca720b256f),
    UINT64_C(0xf73da49a574b2db5), UINT64_C(0x89aeaceca9b60fb6), UINT64_C(0x6a48cefb95707df3), UINT64_C(0x0f45c224da62be41), UINT64_C(0xe7a4a7667dab85a0), UINT64_C(0x3c08be8bd8211577), UINT64_C(0x8b5e8e68ea8cbdde), UINT64_C(0x0ead9724da957b41),
    UINT64_C(0xcf0fcc5a813c2370), UINT64_C(0xe8c010b5c9af1cf1), UINT64_C(0x52f5f0d70ea02698), UINT64_C(0x13a7e436a3b052a2), UINT64_C(0xe8e45a14168551a2), UINT64_C(0x1fedbe02f9a98da0), UINT64_C(0x2f379b1b9d10a5d2), UINT64_C(0x6782090347e003e6),
    UINT64_C(0xf41b87803d4f7093), UINT64_C(0xd4e8156f67374d67), UINT64_C(0x53a892604e30b87f), UINT64_C(0x7a8de0d8c3624088), UINT64_C(0xf201036a7c208e00), UINT64_C(0x26dea8d6fcee58bb), UINT64_C(0x176bce0f9cffaeda), UINT64_C(0x3c72c225309daf7f),
    UINT64_C(0x03c2daaa05f016f9), UINT64_C(0x5d14169eeabdb242), UINT64_C(0x4800c180abd54321), UINT64_C(0x70e5f7a7ac90098b), UINT64_C(0x40ce9394f6f67085), UINT64_C(0x38edada1fdc11910), UINT64_C(0x69cbff6019d164ad), UINT64_C(0x516057f26162de92),
    UINT64_C(0x562c726772be5d87), UINT64_C(0x5a6e45d341d29cb4), UINT64_C(0x532e39b4b361bd3f), UINT64_C(0x56efa3c225a0806a), UINT64_C(0x1f71d23f9f0e22d4), UINT64_C(0x76ce628222f82c78), UINT64_C(0xf01ff8b8fe674999), UINT64_C(0x30c21db7f8728864),
    UINT64_C(0xb1d02257f164de1b), UINT64_C(0xac570e6f1353a0b7), UINT64_C(0x3625f6406eaa91c6), UINT64_C(0x50814515df2e19b2), UINT64_C(0xa324355bb9b90fac), UINT64_C(0xaa51d411b20a3904), UINT64_C(0x26e7542382253a86), UINT64_C(0x4bfbb42b8b96e22e),
    UINT64_C(0x0c7942b3e07d8276), UINT64_C(0x6245006c368bdae8), UINT64_C(0xe02f0f7131cad807), UINT64_C(0x42d21143769cfae4), UINT64_C(0xfa9523fd93cbdc89), UINT64_C(0x846e72b9de5a5b74), UINT64_C(0x953c51d16e4d9df6), UINT64_C(0x79d2c27c2a07e120),
    UINT64_C(0x41cbbc9661a451cb), UINT64_C(0x34c4acf300b68cec), UINT64_C(0x9a068c058e3c555f), UINT64_C(0x54ae653187976900), UINT64_C(0x7bd11fd6530ba3c0), UINT64_C(0x79c05423f5283083), UINT64_C(0xd78059aa189fe564), UINT64_C(0x7900c4afc73733f8),
    UINT64_C(0xc4f0c0cbc0753e73), UINT64_C(0x4c667efbb1e42579), UINT64_C(0xd7583febc82d94a3), UINT64_C(0x0060deb1527bcfcb), UINT64_C(0x2bb2db7dc6265127), UINT64_C(0xd51053fb017b0091), UINT64_C(0x504095f7bdbd4419), UINT64_C(0x0c91c286fba4fe1b),
    UINT64_C(0x7de1423f5db796c3), UINT64_C(0x6e553c23ab7fddcd), UINT64_C(0x6064b85352e14704), UINT64_C(0x0586787d7ed89f10), UINT64_C(0x479217b87616c520), UINT64_C(0x4b0dea793e43a412), UINT64_C(0x50d5400577a66550), UINT64_C(0x238a966c6a4a75cd),
    UINT64_C(0x69175cac592a8fb1), UINT64_C(0x4a707bcd401a2d26), UINT64_C(0x566ca3a2ffd5149a), UINT64_C(0x5aa2bd8a96dc70e8), UINT64_C(0x35c6e7f8fdcee201), UINT64_C(0x70f36ae2a802b748), UINT64_C(0x9a7ac89a4c31b948), UINT64_C(0x20405b65d7b3539a),
    UINT64_C(0xf12e288260d85411), UINT64_C(0x1e750552c042e245), UINT64_C(0x0626d1ab7dc0fb80), UINT64_C(0x044df4497dc7c8a2), UINT64_C(0xb046b1976ea4a3db), UINT64_C(0x2eb4f4bc42512449), UINT64_C(0xa9e14d44196f3271), UINT64_C(0x2ba7df0693c630cd),
    UINT64_C(0x40c6a3a1c5a46ea4), UINT64_C(0xee65b60f6093c56c), UINT64_C(0x855b7209ea357023), UINT64_C(0x10dbacfa28e462da), UINT64_C(0xc79b6a1f9a50f2e4), UINT64_C(0x5854c442c78a4b9f), UINT64_C(0x2a7556bcead70f78), UINT64_C(0x31d89e338828279b),
    UINT64_C(0x513bfa899fd2cff3), UINT64_C(0xd4e6009bf39a4be8), UINT64_C(0x306cddc44a034858), UINT64_C(0x07de2b730f1cf618), UINT64_C(0xf4453d8259157ef6), UINT64_C(0x79da63f10e2a5fb8), UINT64_C(0x887ef08414fd959b), UINT64_C(0x4be0db7642fd03e5),
    UINT64_C(0x4b3ff04e13e4dda8), UINT64_C(0x8c2f5a4957fee398), UINT64_C(0x2aeb92ceb207c58b), UINT64_C(0x029af7e65735da7d), UINT64_C(0x76d72d070056368f), UINT64_C(0x25a52ef0fa19ef7a), UINT64_C(0xb2a44726ce805336), UINT64_C(0x35cce4bf7dfb488b),
    UINT64_C(0xf6f1d7886d4dabb8), UINT64_C(0xd64e8a12e5f8f4c2), UINT64_C(0x1e43a006f59954dc), UINT64_C(0x1fe8964fc9ac78fc), UINT64_C(0xf991862b00a4d818), UINT64_C(0x9330fc603dab14ef), UINT64_C(0xd6315a23e5fa917d), UINT64_C(0x209a727e16e0f174),
    UINT64_C(0x2d70ce86fbd8e545), UINT64_C(0x65922f1421b1d304), UINT64_C(0x77ff1d4d80c06c0c), UINT64_C(0x5685ab0a4075ad79), UINT64_C(0x28dc0edb0e680408), UINT64_C(0x4db087424bddd1a9), UINT64_C(0xd67d52504058f695), UINT64_C(0x347c8da9d11958c2),
    UINT64_C(0x56aad506fcbbfcd5), UINT64_C(0xb6e076eb18a48b84), UINT64_C(0x60de3f40a162ce69), UINT64_C(0x76b4bcc671f44db1), UINT64_C(0x991c357f134624ef), UINT64_C(0x472dd503f565da99), UINT64_C(0xb848f8909302e9cf), UINT64_C(0x7abe68b02b104cd1),
    UINT64_C(0x0cc451f4c66b022c), UINT64_C(0xebd33814d84a34eb), UINT64_C(0x9904e35016d4ccf0), UINT64_C(0x332498599d070d86), UINT64_C(0x183c1a8002ec1806), UINT64_C(0x13585cf45d49e1f1), UINT64_C(0xcf4e8f86d0178197), UINT64_C(0x4283e6a992977e19),
    UINT64_C(0x1d2bef9bd948e891), UINT64_C(0x8ea5c2f19925396d), UINT64_C(0xf0cc83a2519c5e85), UINT64_C(0x2dcc03f8a952f890), UINT64_C(0x8132ab41943701e0), UINT64_C(0xf623bbd6346b9fee), UINT64_C(0xb23dd32b69e57604), UINT64_C(0x6929af4475549c93),
};

/* out = in / 2 rounded down, zero above. */
static void curve13318_words_half(uint64_t *out, size_t words, const uint64_t *in, size_t in_words)
{
    size_t i;
    for (i = 0; i < words; ++i) {
        uint64_t low = i < in_words ? in[i] : 0, high = i + 1 < in_words ? in[i + 1] : 0;
        out[i] = curve13318_barrier((low >> 1) | (high << 63));
    }
}

/* The entry of one digit, negated for a negative one: all 32 entries are read, whatever the digit. */
static void curve13318_multiply_base_C(uint64_t q[2 * CURVE13318_WORDS], const uint64_t *table, const uint64_t *digits, size_t place, size_t block)
{
    uint64_t index = 0, negative;
    size_t tooth;
    for (tooth = 6; tooth-- > 0;)
        index = (index << 1) | curve13318_words_bits(digits, 5, (block * 6 + tooth) * 5 + place, 1);
    negative = curve13318_barrier((index >> 5) ^ 1);
    index = (index ^ curve13318_mask(negative)) & 31;
    curve13318_select(q, table + block * 32 * 2 * CURVE13318_WORDS, 32, 2 * CURVE13318_WORDS, index);
    curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, negative);
}

/* acc = [k]G for 0 <= k <= r - 1: prj, signed comb.
 * Proven for all scalars: 3 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_multiply_base(uint64_t acc[CURVE13318_PRJ_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS])
{
    uint64_t q[2 * CURVE13318_WORDS];
    uint64_t d[5];
    uint64_t e;
    uint64_t d_odd[CURVE13318_SCALAR_WORDS];
    size_t b, i;
    e = curve13318_barrier((k[0] & 1) ^ 1);
    /* k or r - k, whichever is odd */
    curve13318_words_copy(d_odd, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_sub(d, curve13318_order, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_move(d_odd, d, CURVE13318_SCALAR_WORDS, e);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 at the top */
    curve13318_words_half(d, 5, d_odd, CURVE13318_SCALAR_WORDS);
    d[4] |= (uint64_t)1 << 13;
    curve13318_prj_neutral(acc);
    for (b = 0; b <= 8; ++b) {
        curve13318_multiply_base_C(q, curve13318_multiply_base_table, d, 4, b);
        curve13318_prj_madd(acc, acc, q);
    }
    for (i = 4; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        for (b = 0; b <= 8; ++b) {
            curve13318_multiply_base_C(q, curve13318_multiply_base_table, d, i, b);
            curve13318_prj_madd(acc, acc, q);
        }
    }
    curve13318_fe_cneg(acc + CURVE13318_WORDS, acc + CURVE13318_WORDS, e);
}

/* ---- variable-time multiplication: jac, wNAF of width 5; public data only ---- */

#define CURVE13318_NAF_LOOK 56

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

/* The width-`window` NAF of k: digits 0 or odd of magnitude < 2^(window - 1), no two nonzero ones within `window` places; returns
 * how many places are used. */
static size_t curve13318_naf(signed char *digits, size_t count, const uint64_t k[CURVE13318_SCALAR_WORDS], unsigned window)
{
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; ++i)
        digits[i] = (signed char)curve13318_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = curve13318_words_bits(k, CURVE13318_SCALAR_WORDS, i, CURVE13318_NAF_LOOK) ^ ((uint64_t)0 - carry);
        size_t skip = curve13318_trailing_zeros(bits | (uint64_t)1 << CURVE13318_NAF_LOOK);
        i += skip;
        if (skip == CURVE13318_NAF_LOOK || i >= count)
            continue;
        bits = curve13318_words_bits(k, CURVE13318_SCALAR_WORDS, i, window) + carry;
        carry = bits >> (window - 1);
        digits[i] = (signed char)((int)bits - (int)(carry << window));
        used = i + 1;
        i += window;
    }
    return used;
}

static void curve13318_multiply_vartime_double(uint64_t acc[CURVE13318_JAC_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        curve13318_jac_4dbl(acc, acc);
    for (; count >= 1; count -= 1)
        curve13318_jac_dbl(acc, acc);
}

/* acc = [k]P for 1 <= k <= r - 1, P of order r: jac, wNAF.
 * Proven for all scalars: 5 statements are complete, 12 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_multiply_vartime(uint64_t acc[CURVE13318_JAC_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS], const uint64_t point_p[CURVE13318_JAC_WORDS])
{
    uint64_t sum[CURVE13318_JAC_WORDS];
    uint64_t q[CURVE13318_JAC_CACHED_WORDS];
    uint64_t T[8 * CURVE13318_JAC_CACHED_WORDS];
    uint64_t twice[CURVE13318_JAC_WORDS];
    signed char d[257];
    size_t i, j, waiting, top_d;
    top_d = curve13318_naf(d, 257, k, 5) - 1;
    curve13318_jac_to_cached(T, point_p);
    curve13318_jac_dbl(twice, point_p);
    curve13318_jac_share(sum, twice, point_p, twice);
    for (j = 1; j <= 7; ++j) {
        curve13318_jac_coz_add(sum, twice, twice, sum);
        curve13318_words_copy(twice + 2 * CURVE13318_WORDS, sum + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
        curve13318_jac_to_cached(T + j * CURVE13318_JAC_CACHED_WORDS, sum);
    }
    curve13318_words_copy(q, T + (size_t)(d[top_d] / 2) * CURVE13318_JAC_CACHED_WORDS, CURVE13318_JAC_CACHED_WORDS);
    curve13318_jac_from_cached(acc, q);
    waiting = 0;
    for (i = top_d; i-- > 0;) {
        if (d[i] != 0) {
            curve13318_words_copy(q, T + (size_t)((d[i] < 0 ? -d[i] : d[i]) / 2) * CURVE13318_JAC_CACHED_WORDS, CURVE13318_JAC_CACHED_WORDS);
            curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, d[i] < 0);
            curve13318_multiply_vartime_double(acc, waiting);
            waiting = 0;
            curve13318_jac_dbladd(acc, acc, q);
        } else {
            ++waiting;
        }
    }
    curve13318_multiply_vartime_double(acc, waiting);
}

/* ---- entry points ---- */

/* Refuses a scalar that is not below r, and goes on with 0 in its place. */
static void curve13318_scalar_take(uint64_t k[CURVE13318_SCALAR_WORDS], const uint8_t *scalar, uint64_t *code)
{
    uint64_t valid = curve13318_scalar_decode(k, scalar), mask = curve13318_mask(valid);
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        k[i] &= mask;
    curve13318_code_set(code, CURVE13318_ERR_SCALAR, valid ^ 1);
}

static CURVE13318_APART int curve13318_scalarmult_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], k[CURVE13318_SCALAR_WORDS], p[CURVE13318_JAC_WORDS], acc[CURVE13318_JAC_WORDS];
    uint64_t refusal, code = 0;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    refusal = curve13318_affine_decode(x, y, point, 1);
    curve13318_scalar_take(k, scalar, &refusal);
    curve13318_jac_affine(p, x, y);
    curve13318_multiply(acc, k, p);
    curve13318_code_set(&code, CURVE13318_NEUTRAL, curve13318_jac_to_affine(x, y, acc));
    curve13318_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    return curve13318_result(out, x, y, code);
}

static CURVE13318_APART int curve13318_scalarmult_base_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], k[CURVE13318_SCALAR_WORDS], acc[CURVE13318_PRJ_WORDS];
    uint64_t refusal = 0, code = 0;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    curve13318_scalar_take(k, scalar, &refusal);
    curve13318_multiply_base(acc, k);
    curve13318_code_set(&code, CURVE13318_NEUTRAL, curve13318_prj_to_affine(x, y, acc));
    curve13318_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    return curve13318_result(out, x, y, code);
}

int curve13318_scalarmult_vartime(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES],
                         const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], k[CURVE13318_SCALAR_WORDS], p[CURVE13318_JAC_WORDS], acc[CURVE13318_JAC_WORDS];
    uint64_t code, nonzero = 0;
    size_t i;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    code = curve13318_affine_decode(x, y, point, 1);
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
    curve13318_jac_affine(p, x, y);
    curve13318_multiply_vartime(acc, k, p);
    if (curve13318_jac_to_affine(x, y, acc))
        code = CURVE13318_NEUTRAL;
    return curve13318_result(out, x, y, code);
}

static const uint8_t curve13318_base_bytes[64] = {0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xb3, 0x2b, 0x6a, 0xf7, 0xce, 0xb0, 0xc9, 0x4d, 0x89, 0xe0, 0x7a, 0xb0, 0x4c, 0x5d, 0x1d, 0x45, 0xbe, 0x89, 0x11, 0x67, 0x69, 0xac, 0xec, 0xac, 0xe1, 0x48, 0xf3, 0x07, 0x5e, 0x80, 0xf0, 0x11};
void curve13318_base(uint8_t out[CURVE13318_POINT_BYTES])
{
    size_t i;
    for (i = 0; i < CURVE13318_POINT_BYTES; ++i)
        out[i] = (uint8_t)curve13318_barrier(curve13318_base_bytes[i]);
}

/* ---- points as a type of their own: projective coordinates with a4=-3 (X, Y, Z) with x = X/Z, y = Y/Z ---- */

/* 1 if a and b are the same point with affine coordinates. */
static uint64_t curve13318_point_alike(const uint64_t a[CURVE13318_PRJ_WORDS], const uint64_t b[CURVE13318_PRJ_WORDS])
{
    uint64_t p[4 * CURVE13318_WORDS], q[4 * CURVE13318_WORDS], t[CURVE13318_WORDS], good = 1;
    size_t i;
    curve13318_prj_ratios(p, a);
    curve13318_prj_ratios(q, b);
    for (i = 0; i < 4 * CURVE13318_WORDS; i += 2 * CURVE13318_WORDS) {
        good &= curve13318_fe_is_zero(p + i + CURVE13318_WORDS) ^ 1;
        good &= curve13318_fe_is_zero(q + i + CURVE13318_WORDS) ^ 1;
        curve13318_fe_mul(t, p + i, q + i + CURVE13318_WORDS);
        curve13318_fe_mul(p + i, p + i + CURVE13318_WORDS, q + i);
        good &= curve13318_fe_equal(t, p + i);
    }
    return good;
}

static uint64_t curve13318_point_is_zero(const uint64_t a[CURVE13318_PRJ_WORDS])
{
    return curve13318_fe_is_zero(a + 2 * CURVE13318_WORDS);
}

/* 1 if a has no affine coordinates and is not the neutral element, which no point is. */
static uint64_t curve13318_point_is_lost(const uint64_t a[CURVE13318_PRJ_WORDS])
{
    (void)a;
    return 0;
}

/* Doubles. */
static void curve13318_point_twice(uint64_t r[CURVE13318_PRJ_WORDS], const uint64_t a[CURVE13318_PRJ_WORDS])
{
    curve13318_prj_dbl(r, a);
}

/* Adds: the formulas are proven right for all points. */
static void curve13318_point_sum(uint64_t r[CURVE13318_PRJ_WORDS], const uint64_t a[CURVE13318_PRJ_WORDS], const uint64_t b[CURVE13318_PRJ_WORDS])
{
    curve13318_prj_add(r, a, b);
}

static CURVE13318_APART int curve13318_point_decode_work(curve13318_point *r, const uint8_t in[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], t[CURVE13318_PRJ_WORDS], code;
    curve13318_prj_neutral(r->w);
    if (!curve13318_cpu_supported())
        return CURVE13318_ERR_CPU;
    code = curve13318_affine_decode(x, y, in, 0);
    curve13318_prj_affine(t, x, y);
    curve13318_words_move(r->w, t, CURVE13318_PRJ_WORDS, curve13318_is_nonzero(code) ^ 1);
    return (int)(int64_t)curve13318_barrier(code);
}

static CURVE13318_APART int curve13318_point_encode_work(uint8_t out[CURVE13318_POINT_BYTES], const curve13318_point *a)
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], code = 0;
    int result;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    curve13318_code_set(&code, CURVE13318_NEUTRAL, curve13318_prj_to_affine(x, y, a->w));
    curve13318_code_set(&code, CURVE13318_ERR_ORDER, curve13318_point_is_lost(a->w));
    result = curve13318_result(out, x, y, code);
    return result;
}

/* What encode_many inverts: 1 in place of 0, which is told by the result. */
static uint64_t curve13318_point_divisor(uint64_t d[CURVE13318_WORDS], const uint64_t a[CURVE13318_PRJ_WORDS])
{
    uint64_t zero;
    curve13318_prj_divisor(d, a);
    zero = curve13318_fe_is_zero(d);
    curve13318_fe_cmov(d, curve13318_fe_one, zero);
    return zero;
}

static CURVE13318_APART int curve13318_point_encode_many_work(uint8_t *out, const curve13318_point *in, size_t count)
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], d[CURVE13318_WORDS], i[CURVE13318_WORDS], all[CURVE13318_WORDS], worst = 0, neutral, lost;
    size_t k;
    if (!curve13318_cpu_supported()) {
        for (k = 0; k < count; ++k)
            curve13318_refuse(out + k * CURVE13318_POINT_BYTES);
        return CURVE13318_ERR_CPU;
    }
    /* the product of the divisors before a point waits where the point is to be written */
    curve13318_words_copy(all, curve13318_fe_one, CURVE13318_WORDS);
    for (k = 0; k < count; ++k) {
        curve13318_fe_encode(out + k * CURVE13318_POINT_BYTES, all, ~(uint64_t)0);
        (void)curve13318_point_divisor(d, in[k].w);
        curve13318_fe_mul(all, all, d);
    }
    curve13318_fe_invert(all, all);
    for (k = count; k-- > 0;) {
        uint64_t zero = curve13318_point_divisor(d, in[k].w), code = 0;
        (void)curve13318_fe_decode(i, out + k * CURVE13318_POINT_BYTES);
        curve13318_fe_mul(i, i, all);
        curve13318_fe_mul(all, all, d);
        curve13318_words_zero(d, CURVE13318_WORDS);
        curve13318_fe_cmov(i, d, zero);
        curve13318_prj_affine_by(x, y, in[k].w, i);
        neutral = curve13318_point_is_zero(in[k].w);
        lost = curve13318_point_is_lost(in[k].w);
        curve13318_code_set(&code, CURVE13318_NEUTRAL, neutral);
        curve13318_code_set(&code, CURVE13318_ERR_ORDER, lost);
        (void)curve13318_result(out + k * CURVE13318_POINT_BYTES, x, y, code);
        curve13318_code_set(&worst, CURVE13318_NEUTRAL, neutral & ((worst >> 63) ^ 1));
        curve13318_code_set(&worst, CURVE13318_ERR_ORDER, lost);
    }
    return (int)(int64_t)curve13318_barrier(worst);
}

static CURVE13318_APART void curve13318_point_add_work(curve13318_point *r, const curve13318_point *a, const curve13318_point *b)
{
    curve13318_point_sum(r->w, a->w, b->w);
}

static CURVE13318_APART void curve13318_point_sub_work(curve13318_point *r, const curve13318_point *a, const curve13318_point *b)
{
    uint64_t t[CURVE13318_PRJ_WORDS];
    curve13318_words_copy(t, b->w, CURVE13318_PRJ_WORDS);
    curve13318_prj_neg_if(t, 1);
    curve13318_point_sum(r->w, a->w, t);
}

static CURVE13318_APART void curve13318_point_dbl_work(curve13318_point *r, const curve13318_point *a)
{
    curve13318_point_twice(r->w, a->w);
}

static CURVE13318_APART void curve13318_point_neg_work(curve13318_point *r, const curve13318_point *a)
{
    curve13318_words_copy(r->w, a->w, CURVE13318_PRJ_WORDS);
    curve13318_prj_neg_if(r->w, 1);
}

/* 1 if a and b are the same point. */
static uint64_t curve13318_point_same(const uint64_t a[CURVE13318_PRJ_WORDS], const uint64_t b[CURVE13318_PRJ_WORDS])
{
    uint64_t same = curve13318_point_alike(a, b);
    same |= curve13318_point_is_zero(a) & curve13318_point_is_zero(b);
    return same;
}

static CURVE13318_APART int curve13318_point_equal_work(const curve13318_point *a, const curve13318_point *b)
{
    return (int)curve13318_barrier(curve13318_point_same(a->w, b->w));
}

static CURVE13318_APART int curve13318_point_is_neutral_work(const curve13318_point *a)
{
    return (int)curve13318_barrier(curve13318_point_is_zero(a->w));
}

static CURVE13318_APART void curve13318_point_cmov_work(curve13318_point *r, const curve13318_point *a, int flag)
{
    curve13318_words_move(r->w, a->w, CURVE13318_PRJ_WORDS, (uint64_t)flag & 1);
}

void curve13318_point_base(curve13318_point *r)
{
    curve13318_prj_affine(r->w, curve13318_base_x, curve13318_base_y);
}

void curve13318_point_neutral(curve13318_point *r)
{
    curve13318_prj_neutral(r->w);
}

/* ---- multiples of points ---- */

/* 1 if [1] a is neutral: then r = [k] a, else r is neutral. */
static uint64_t curve13318_point_small_case(uint64_t r[CURVE13318_PRJ_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS], const uint64_t a[CURVE13318_PRJ_WORDS])
{
    uint64_t small;
    (void)k;
    small = curve13318_point_is_zero(a);
    curve13318_prj_neutral(r);
    return small;
}

/* r = [k] a. */
static void curve13318_point_times(uint64_t r[CURVE13318_PRJ_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS], const uint64_t a[CURVE13318_PRJ_WORDS])
{
    uint64_t p[CURVE13318_JAC_WORDS], acc[CURVE13318_JAC_WORDS];
    /* the multiplication is proven for points of order r: others are replaced by the base point */
    uint64_t t[CURVE13318_PRJ_WORDS], other[CURVE13318_PRJ_WORDS], small = curve13318_point_small_case(other, k, a);
    curve13318_prj_affine(t, curve13318_base_x, curve13318_base_y);
    curve13318_words_move(t, a, CURVE13318_PRJ_WORDS, small ^ 1);
    curve13318_prj_to_jac(p, t);
    curve13318_multiply(acc, k, p);
    curve13318_jac_to_prj(r, acc);
    curve13318_words_move(r, other, CURVE13318_PRJ_WORDS, small);
}

/* r = [k] G. */
static void curve13318_point_times_base(uint64_t r[CURVE13318_PRJ_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS])
{
    uint64_t acc[CURVE13318_PRJ_WORDS];
    curve13318_multiply_base(acc, k);
    curve13318_words_copy(r, acc, CURVE13318_PRJ_WORDS);
}

/* r = [k] a in variable time. */
static void curve13318_point_times_vartime(uint64_t r[CURVE13318_PRJ_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS], const uint64_t a[CURVE13318_PRJ_WORDS])
{
    uint64_t p[CURVE13318_JAC_WORDS], acc[CURVE13318_JAC_WORDS], some = 0;
    size_t i;
    uint64_t other[CURVE13318_PRJ_WORDS];
    if (curve13318_point_small_case(other, k, a)) {
        curve13318_words_copy(r, other, CURVE13318_PRJ_WORDS);
        return;
    }
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        some |= k[i];
    if (some == 0) {
        curve13318_prj_neutral(r);
        return;
    }
    curve13318_prj_to_jac(p, a);
    curve13318_multiply_vartime(acc, k, p);
    curve13318_jac_to_prj(r, acc);
}

static CURVE13318_APART void curve13318_point_mul_work(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a)
{
    curve13318_point_times(r->w, k->w, a->w);
}

static CURVE13318_APART void curve13318_point_mul_base_work(curve13318_point *r, const curve13318_fr *k)
{
    curve13318_point_times_base(r->w, k->w);
}

void curve13318_point_mul_vartime(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a)
{
    curve13318_point_times_vartime(r->w, k->w, a->w);
}

static CURVE13318_APART void curve13318_point_clear_cofactor_work(curve13318_point *r, const curve13318_point *a)
{
    curve13318_words_copy(r->w, a->w, CURVE13318_PRJ_WORDS);
}

/* Every point of the curve is. */
static CURVE13318_APART int curve13318_point_is_in_subgroup_work(const curve13318_point *a)
{
    (void)a;
    return 1;
}

static const uint64_t curve13318_point_double_d_offset[5] = {UINT64_C(0x842108421084210), UINT64_C(0x1084210842108421), UINT64_C(0x2108421084210842), UINT64_C(0x4210842108421084), UINT64_C(0x8)};

static const uint64_t curve13318_point_double_e_offset[5] = {UINT64_C(0x842108421084210), UINT64_C(0x1084210842108421), UINT64_C(0x2108421084210842), UINT64_C(0x4210842108421084), UINT64_C(0x8)};

/* The entry of one digit, negated for a negative one: all 17 entries are read, whatever the digit. */
static void curve13318_point_double_T(uint64_t q[CURVE13318_PRJ_CACHED_WORDS], const uint64_t *table, const uint64_t *digits, size_t place)
{
    uint64_t digit = (curve13318_words_bits(digits, 5, place * 5, 5)) - 16;
    uint64_t negative = curve13318_barrier(digit >> 63);
    curve13318_select(q, table, 17, CURVE13318_PRJ_CACHED_WORDS, ((digit ^ curve13318_mask(negative)) + negative));
    curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, negative);
}

/* The entry of one digit, negated for a negative one: all 17 entries are read, whatever the digit. */
static void curve13318_point_double_U(uint64_t q[CURVE13318_PRJ_CACHED_WORDS], const uint64_t *table, const uint64_t *digits, size_t place)
{
    uint64_t digit = (curve13318_words_bits(digits, 5, place * 5, 5)) - 16;
    uint64_t negative = curve13318_barrier(digit >> 63);
    curve13318_select(q, table, 17, CURVE13318_PRJ_CACHED_WORDS, ((digit ^ curve13318_mask(negative)) + negative));
    curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, negative);
}

/* acc = [a]P + [b]Q for 0 <= a <= r - 1, 0 <= b <= r - 1, P of any order, Q of any order: prj, signed windows, interleaved.
 * Proven for all scalars: 14 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_double(uint64_t acc[CURVE13318_PRJ_WORDS], const uint64_t a[CURVE13318_SCALAR_WORDS], const uint64_t b[CURVE13318_SCALAR_WORDS], const uint64_t point_p[CURVE13318_PRJ_WORDS], const uint64_t point_q[CURVE13318_PRJ_WORDS])
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS];
    uint64_t T[17 * CURVE13318_PRJ_CACHED_WORDS];
    uint64_t U[17 * CURVE13318_PRJ_CACHED_WORDS];
    uint64_t d[5];
    uint64_t e[5];
    size_t i, j;
    curve13318_words_zero(d, 5);
    curve13318_words_copy(d, a, CURVE13318_SCALAR_WORDS);
    curve13318_words_add(d, d, curve13318_point_double_d_offset, ~(uint64_t)0, 5);
    curve13318_words_zero(e, 5);
    curve13318_words_copy(e, b, CURVE13318_SCALAR_WORDS);
    curve13318_words_add(e, e, curve13318_point_double_e_offset, ~(uint64_t)0, 5);
    curve13318_prj_neutral(T);
    curve13318_prj_to_cached(T + CURVE13318_PRJ_CACHED_WORDS, point_p);
    for (j = 1; j <= 7; ++j) {
        curve13318_prj_dbl(T + 2 * j * CURVE13318_PRJ_CACHED_WORDS, T + j * CURVE13318_PRJ_CACHED_WORDS);
        curve13318_prj_add(T + (2 * j + 1) * CURVE13318_PRJ_CACHED_WORDS, T + 2 * j * CURVE13318_PRJ_CACHED_WORDS, T + CURVE13318_PRJ_CACHED_WORDS);
    }
    curve13318_prj_dbl(T + 16 * CURVE13318_PRJ_CACHED_WORDS, T + 8 * CURVE13318_PRJ_CACHED_WORDS);
    curve13318_prj_neutral(U);
    curve13318_prj_to_cached(U + CURVE13318_PRJ_CACHED_WORDS, point_q);
    for (j = 1; j <= 7; ++j) {
        curve13318_prj_dbl(U + 2 * j * CURVE13318_PRJ_CACHED_WORDS, U + j * CURVE13318_PRJ_CACHED_WORDS);
        curve13318_prj_add(U + (2 * j + 1) * CURVE13318_PRJ_CACHED_WORDS, U + 2 * j * CURVE13318_PRJ_CACHED_WORDS, U + CURVE13318_PRJ_CACHED_WORDS);
    }
    curve13318_prj_dbl(U + 16 * CURVE13318_PRJ_CACHED_WORDS, U + 8 * CURVE13318_PRJ_CACHED_WORDS);
    curve13318_prj_neutral(acc);
    curve13318_point_double_T(q, T, d, 51);
    curve13318_prj_add(acc, acc, q);
    curve13318_point_double_U(q, U, e, 51);
    curve13318_prj_add(acc, acc, q);
    for (i = 51; i-- > 0;) {
        curve13318_prj_4dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_point_double_T(q, T, d, i);
        curve13318_prj_add(acc, acc, q);
        curve13318_point_double_U(q, U, e, i);
        curve13318_prj_add(acc, acc, q);
    }
}

static CURVE13318_APART void curve13318_point_mul2_work(curve13318_point *r, const curve13318_fr *a, const curve13318_point *p, const curve13318_fr *b, const curve13318_point *q)
{
    uint64_t t[CURVE13318_PRJ_WORDS];
    curve13318_point_double(t, a->w, b->w, p->w, q->w);
    curve13318_words_copy(r->w, t, CURVE13318_PRJ_WORDS);
}

void curve13318_point_mul2_base_vartime(curve13318_point *r, const curve13318_fr *a, const curve13318_fr *b, const curve13318_point *p)
{
    uint64_t t[CURVE13318_PRJ_WORDS], u[CURVE13318_PRJ_WORDS];
    curve13318_point_times_base(t, a->w);
    curve13318_point_times_vartime(u, b->w, p->w);
    curve13318_point_sum(r->w, t, u);
}

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, wNAFs, a table for each point.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_straus(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t sum[CURVE13318_PRJ_WORDS], q[CURVE13318_PRJ_CACHED_WORDS], twice[CURVE13318_PRJ_WORDS];
    uint64_t *T = memory;
    signed char *d = (signed char *)(memory + (n * 8 * CURVE13318_PRJ_CACHED_WORDS));
    size_t i, j, p, top_d;
    top_d = 0;
    for (p = 0; p < n; ++p) {
        size_t used = curve13318_naf(d + p * 264, 257, k[p].w, 5);
        top_d = used > top_d ? used : top_d;
    }
    top_d -= 1;
    for (p = 0; p < n; ++p) {
        curve13318_prj_to_cached(T + (p * 8 + 0) * CURVE13318_PRJ_CACHED_WORDS, point_p[p].w);
        curve13318_prj_dbl(twice, point_p[p].w);
        curve13318_prj_to_cached(q, twice);
        curve13318_prj_add(sum, point_p[p].w, q);
        curve13318_prj_to_cached(T + (p * 8 + 1) * CURVE13318_PRJ_CACHED_WORDS, sum);
        for (j = 2; j <= 7; ++j) {
            curve13318_prj_add(sum, sum, q);
            curve13318_prj_to_cached(T + (p * 8 + j) * CURVE13318_PRJ_CACHED_WORDS, sum);
        }
    }
    curve13318_prj_neutral(acc);
    for (i = top_d + 1; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        for (p = 0; p < n; ++p) {
            if (d[p * 264 + i] != 0) {
                curve13318_words_copy(q, T + (p * 8 + (size_t)((d[p * 264 + i] < 0 ? -d[p * 264 + i] : d[p * 264 + i]) / 2)) * CURVE13318_PRJ_CACHED_WORDS, CURVE13318_PRJ_CACHED_WORDS);
                curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, d[p * 264 + i] < 0);
                curve13318_prj_add(acc, acc, q);
            }
        }
    }
}

static const uint64_t curve13318_point_msm_buckets_d_offset[5] = {UINT64_C(0x820820820820820), UINT64_C(0x2082082082082082), UINT64_C(0x8208208208208208), UINT64_C(0x820820820820820), UINT64_C(0x2)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, buckets.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_buckets(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS], run[CURVE13318_PRJ_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (33 * CURVE13318_PRJ_WORDS);
    uint64_t *d = memory + (33 * CURVE13318_PRJ_WORDS + n * CURVE13318_PRJ_CACHED_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        curve13318_words_zero(d + p * 5, 5);
        curve13318_words_copy(d + p * 5, k[p].w, CURVE13318_SCALAR_WORDS);
        curve13318_words_add(d + p * 5, d + p * 5, curve13318_point_msm_buckets_d_offset, ~(uint64_t)0, 5);
    }
    for (p = 0; p < n; ++p) {
        curve13318_prj_to_cached(c + p * CURVE13318_PRJ_CACHED_WORDS, point_p[p].w);
    }
    curve13318_prj_neutral(acc);
    for (i = 43; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        for (j = 1; j <= 32; ++j) {
            curve13318_prj_neutral(B + j * CURVE13318_PRJ_WORDS);
        }
        for (p = 0; p < n; ++p) {
            {
                uint64_t one[CURVE13318_PRJ_CACHED_WORDS], negative, digit = curve13318_words_bits(d + p * 5, 5, i * 6, 6) - 32;
                negative = digit >> 63;
                digit = negative ? (uint64_t)0 - digit : digit;
                if (digit != 0) {
                    curve13318_words_copy(one, c + p * CURVE13318_PRJ_CACHED_WORDS, CURVE13318_PRJ_CACHED_WORDS);
                    curve13318_fe_cneg(one + CURVE13318_WORDS, one + CURVE13318_WORDS, negative);
                    curve13318_prj_add(B + digit * CURVE13318_PRJ_WORDS, B + digit * CURVE13318_PRJ_WORDS, one);
                }
            }
        }
        curve13318_prj_neutral(run);
        for (j = 33; j-- > 1;) {
            curve13318_prj_to_cached(q, B + j * CURVE13318_PRJ_WORDS);
            curve13318_prj_add(run, run, q);
            curve13318_prj_to_cached(q, run);
            curve13318_prj_add(acc, acc, q);
        }
    }
}

void curve13318_point_msm_vartime(curve13318_point *r, curve13318_point *memory, const curve13318_fr *k, const curve13318_point *a, size_t count)
{
    uint64_t t[CURVE13318_PRJ_WORDS];
    if (count == 0)
        curve13318_prj_neutral(t);
    else if (count < 368)
        curve13318_point_msm_straus(t, k, a, count, (uint64_t *)memory);
    else
        curve13318_point_msm_buckets(t, k, a, count, (uint64_t *)memory);
    curve13318_words_copy(r->w, t, CURVE13318_PRJ_WORDS);
}

/* ---- compressed points ---- */

static CURVE13318_APART int curve13318_compress_work(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], code;
    if (!curve13318_cpu_supported()) {
        curve13318_clear(out, CURVE13318_COMPRESSED_BYTES);
        return CURVE13318_ERR_CPU;
    }
    code = curve13318_affine_decode(x, y, point, 0);
    curve13318_compressed_write(out, x, y, curve13318_mask(curve13318_is_nonzero(code) ^ 1));
    return (int)(int64_t)curve13318_barrier(code);
}

static CURVE13318_APART int curve13318_decompress_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t compressed[CURVE13318_COMPRESSED_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], code;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    code = curve13318_compressed_read(x, y, compressed);
    return curve13318_result(out, x, y, code);
}

static CURVE13318_APART int curve13318_point_encode_compressed_work(uint8_t out[CURVE13318_COMPRESSED_BYTES], const curve13318_point *a)
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], code = 0, good;
    if (!curve13318_cpu_supported()) {
        curve13318_clear(out, CURVE13318_COMPRESSED_BYTES);
        return CURVE13318_ERR_CPU;
    }
    curve13318_code_set(&code, CURVE13318_NEUTRAL, curve13318_prj_to_affine(x, y, a->w));
    curve13318_code_set(&code, CURVE13318_ERR_ORDER, curve13318_point_is_lost(a->w));
    good = curve13318_is_nonzero(code) ^ 1;
    curve13318_compressed_write(out, x, y, curve13318_mask(good));
    return (int)(int64_t)curve13318_barrier(code);
}

/* ---- public functions of secrets: run apart, then the stack is wiped on which they ran ---- */

int curve13318_scalarmult(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
{
    int result = curve13318_scalarmult_work(out, scalar, point);
    curve13318_wipe_stack_6144();
    return result;
}

int curve13318_scalarmult_base(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES])
{
    int result = curve13318_scalarmult_base_work(out, scalar);
    curve13318_wipe_stack_2048();
    return result;
}

int curve13318_point_validate(const uint8_t point[CURVE13318_POINT_BYTES])
{
    int result = curve13318_point_validate_work(point);
    curve13318_wipe_stack_768();
    return result;
}

int curve13318_point_decode(curve13318_point *r, const uint8_t in[CURVE13318_POINT_BYTES])
{
    int result = curve13318_point_decode_work(r, in);
    curve13318_wipe_stack_1024();
    return result;
}

int curve13318_point_encode(uint8_t out[CURVE13318_POINT_BYTES], const curve13318_point *a)
{
    int result = curve13318_point_encode_work(out, a);
    curve13318_wipe_stack_1536();
    return result;
}

int curve13318_point_encode_many(uint8_t *out, const curve13318_point *in, size_t count)
{
    int result = curve13318_point_encode_many_work(out, in, count);
    curve13318_wipe_stack_2048();
    return result;
}

void curve13318_point_add(curve13318_point *r, const curve13318_point *a, const curve13318_point *b)
{
    curve13318_point_add_work(r, a, b);
    curve13318_wipe_stack_768();
}

void curve13318_point_sub(curve13318_point *r, const curve13318_point *a, const curve13318_point *b)
{
    curve13318_point_sub_work(r, a, b);
    curve13318_wipe_stack_768();
}

void curve13318_point_dbl(curve13318_point *r, const curve13318_point *a)
{
    curve13318_point_dbl_work(r, a);
    curve13318_wipe_stack_512();
}

void curve13318_point_neg(curve13318_point *r, const curve13318_point *a)
{
    curve13318_point_neg_work(r, a);
    curve13318_wipe_stack_256();
}

int curve13318_point_equal(const curve13318_point *a, const curve13318_point *b)
{
    int result = curve13318_point_equal_work(a, b);
    curve13318_wipe_stack_768();
    return result;
}

int curve13318_point_is_neutral(const curve13318_point *a)
{
    int result = curve13318_point_is_neutral_work(a);
    curve13318_wipe_stack_192();
    return result;
}

void curve13318_point_cmov(curve13318_point *r, const curve13318_point *a, int flag)
{
    curve13318_point_cmov_work(r, a, flag);
    flag = (int)curve13318_barrier(0);
    curve13318_wipe_stack_384();
}

void curve13318_point_mul(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a)
{
    curve13318_point_mul_work(r, k, a);
    curve13318_wipe_stack_6144();
}

void curve13318_point_mul_base(curve13318_point *r, const curve13318_fr *k)
{
    curve13318_point_mul_base_work(r, k);
    curve13318_wipe_stack_2048();
}

void curve13318_point_mul2(curve13318_point *r, const curve13318_fr *a, const curve13318_point *p, const curve13318_fr *b, const curve13318_point *q)
{
    curve13318_point_mul2_work(r, a, p, b, q);
    curve13318_wipe_stack_6144();
}

void curve13318_point_clear_cofactor(curve13318_point *r, const curve13318_point *a)
{
    curve13318_point_clear_cofactor_work(r, a);
    curve13318_wipe_stack_256();
}

int curve13318_point_is_in_subgroup(const curve13318_point *a)
{
    int result = curve13318_point_is_in_subgroup_work(a);
    curve13318_wipe_stack_192();
    return result;
}

int curve13318_compress(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
{
    int result = curve13318_compress_work(out, point);
    curve13318_wipe_stack_768();
    return result;
}

int curve13318_decompress(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t compressed[CURVE13318_COMPRESSED_BYTES])
{
    int result = curve13318_decompress_work(out, compressed);
    curve13318_wipe_stack_1024();
    return result;
}

int curve13318_point_encode_compressed(uint8_t out[CURVE13318_COMPRESSED_BYTES], const curve13318_point *a)
{
    int result = curve13318_point_encode_compressed_work(out, a);
    curve13318_wipe_stack_1536();
    return result;
}

int curve13318_scalar_is_valid(const uint8_t a[CURVE13318_SCALAR_BYTES])
{
    int result = curve13318_scalar_is_valid_work(a);
    curve13318_wipe_stack_384();
    return result;
}

void curve13318_scalar_reduce(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    curve13318_scalar_reduce_work(out, in, in_bytes);
    curve13318_wipe_stack_512();
}

void curve13318_scalar_add(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    curve13318_scalar_add_work(out, a, b);
    curve13318_wipe_stack_512();
}

void curve13318_scalar_mul(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    curve13318_scalar_mul_work(out, a, b);
    curve13318_wipe_stack_512();
}

void curve13318_scalar_neg(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES])
{
    curve13318_scalar_neg_work(out, a);
    curve13318_wipe_stack_512();
}

int curve13318_fr_decode(curve13318_fr *r, const uint8_t in[CURVE13318_SCALAR_BYTES])
{
    int result = curve13318_fr_decode_work(r, in);
    curve13318_wipe_stack_384();
    return result;
}

void curve13318_fr_encode(uint8_t out[CURVE13318_SCALAR_BYTES], const curve13318_fr *a)
{
    curve13318_fr_encode_work(out, a);
    curve13318_wipe_stack_256();
}

void curve13318_fr_reduce(curve13318_fr *r, const uint8_t *in, size_t in_bytes)
{
    curve13318_fr_reduce_work(r, in, in_bytes);
    curve13318_wipe_stack_512();
}

void curve13318_fr_inv(curve13318_fr *r, const curve13318_fr *a)
{
    curve13318_fr_inv_work(r, a);
    curve13318_wipe_stack_1536();
}

void curve13318_fr_half(curve13318_fr *r, const curve13318_fr *a)
{
    curve13318_fr_half_work(r, a);
    curve13318_wipe_stack_384();
}

int curve13318_fr_is_zero(const curve13318_fr *a)
{
    int result = curve13318_fr_is_zero_work(a);
    curve13318_wipe_stack_192();
    return result;
}

int curve13318_fr_equal(const curve13318_fr *a, const curve13318_fr *b)
{
    int result = curve13318_fr_equal_work(a, b);
    curve13318_wipe_stack_192();
    return result;
}

void curve13318_fr_cmov(curve13318_fr *r, const curve13318_fr *a, int flag)
{
    curve13318_fr_cmov_work(r, a, flag);
    flag = (int)curve13318_barrier(0);
    curve13318_wipe_stack_384();
}

unsigned curve13318_fr_bits(const curve13318_fr *a, size_t position, size_t count)
{
    unsigned result = curve13318_fr_bits_work(a, position, count);
    curve13318_wipe_stack_256();
    return result;
}
