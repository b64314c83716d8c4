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

/* A function with a frame of its own. */
#if defined(__GNUC__)
#define JAC256189_APART __attribute__((noinline))
#else
#define JAC256189_APART
#endif

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

/* Erases a secret; the memory clobbers keep the stores, and the loop from becoming a call of memset. */
static void jac256189_wipe(uint64_t *out, size_t words)
{
    size_t i = 0;
#if defined(__GNUC__)
    for (; i + 8 <= words; i += 8) {
        out[i] = out[i + 1] = out[i + 2] = out[i + 3] = out[i + 4] = out[i + 5] = out[i + 6] = out[i + 7] = 0;
        __asm__ __volatile__("" : : "r"(out) : "memory");
    }
#endif
    for (; i < words; ++i)
        out[i] = jac256189_barrier(0);
#if defined(__GNUC__)
    __asm__ __volatile__("" : : "r"(out) : "memory");
#endif
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_192(void)
{
    uint64_t below[24];
    jac256189_wipe(below, 24);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_256(void)
{
    uint64_t below[32];
    jac256189_wipe(below, 32);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_384(void)
{
    uint64_t below[48];
    jac256189_wipe(below, 48);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_512(void)
{
    uint64_t below[64];
    jac256189_wipe(below, 64);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_768(void)
{
    uint64_t below[96];
    jac256189_wipe(below, 96);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_1024(void)
{
    uint64_t below[128];
    jac256189_wipe(below, 128);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_1536(void)
{
    uint64_t below[192];
    jac256189_wipe(below, 192);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_2048(void)
{
    uint64_t below[256];
    jac256189_wipe(below, 256);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static JAC256189_APART void jac256189_wipe_stack_6144(void)
{
    uint64_t below[768];
    jac256189_wipe(below, 768);
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

/* out = a + (b & mask) modulo 2^(64 words), returns the carry. */
static uint64_t jac256189_words_add(uint64_t *out, const uint64_t *a, const uint64_t *b, uint64_t mask, size_t words)
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
typedef uint64_t jac256189_any_word __attribute__((aligned(1), may_alias));
#define JAC256189_HAS_ANY_WORD 1
#endif

/* Little-endian bytes to words, zero above. Requires bytes <= 8 words. */
static inline void jac256189_words_load(uint64_t *out, size_t words, const uint8_t *in, size_t bytes)
{
    size_t i = 0, k;
#if defined(JAC256189_HAS_ANY_WORD)
    for (; i < bytes / 8; ++i)
        out[i] = jac256189_barrier(*(const jac256189_any_word *)(const void *)(in + 8 * i));
#endif
    for (; i < words; ++i) {
        uint64_t x = 0;
        for (k = 8; k-- > 0;)
            x = (x << 8) | (8 * i + k < bytes ? in[8 * i + k] : 0);
        out[i] = jac256189_barrier(x);
    }
}

/* The lowest `bytes` bytes of the words, each byte under the mask. */
static inline void jac256189_words_store(uint8_t *out, size_t bytes, const uint64_t *in, uint64_t mask)
{
    size_t i = 0;
#if defined(JAC256189_HAS_ANY_WORD)
    for (; i < bytes / 8; ++i)
        *(jac256189_any_word *)(void *)(out + 8 * i) = jac256189_barrier(in[i] & mask);
    i *= 8;
#endif
    for (; i < bytes; ++i)
        out[i] = (uint8_t)(jac256189_barrier(in[i / 8] & mask) >> (8 * (i % 8)));
}

/* The `width` bits from position `position` on, for width < 64; bits above the words read as 0. */
static uint64_t jac256189_words_bits(const uint64_t *in, size_t words, size_t position, unsigned width)
{
    size_t i = position / 64;
    unsigned shift = (unsigned)(position % 64);
    uint64_t x = i < words ? in[i] >> shift : 0;
    if (shift != 0 && i + 1 < words)
        x |= jac256189_barrier(in[i + 1]) << (64 - shift);
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

#if defined(JAC256189_REFUSE_CPU)

/* For tests of what is refused. */
int jac256189_cpu_supported(void)
{
    return 0;
}

#elif defined(JAC256189_ASSUME_CPU)

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

/* The residue as an integer below the prime. */
static void jac256189_fe_residue(uint64_t out[JAC256189_WORDS], const uint64_t in[JAC256189_WORDS])
{
    jac256189_fe_canon(out, in);
}

static void jac256189_fe_encode(uint8_t out[JAC256189_FIELD_BYTES], const uint64_t in[JAC256189_WORDS], uint64_t mask)
{
    uint64_t t[JAC256189_WORDS];
    jac256189_fe_residue(t, in);
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

static JAC256189_APART int jac256189_scalar_is_valid_work(const uint8_t a[JAC256189_SCALAR_BYTES])
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
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        jac256189_words_load(t, 2 * JAC256189_SCALAR_WORDS, in + blocks * block, 2 * block);
        jac256189_sc_reduce_wide(out, t);
    } else {
        jac256189_words_load(t, JAC256189_SCALAR_WORDS, in + blocks * block, rest);
        jac256189_sc_canon(out, t);
    }
    while (blocks-- > 0) {
        jac256189_words_load(t, JAC256189_SCALAR_WORDS, in + blocks * block, block);
        jac256189_sc_fold(out, out, t);
    }
}

static JAC256189_APART void jac256189_scalar_reduce_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, in, in_bytes);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static JAC256189_APART void jac256189_scalar_add_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], u[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_order_load(u, b, JAC256189_SCALAR_BYTES);
    jac256189_sc_add(t, t, u);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static JAC256189_APART void jac256189_scalar_mul_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], u[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_order_load(u, b, JAC256189_SCALAR_BYTES);
    jac256189_sc_mul(t, t, u);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static JAC256189_APART void jac256189_scalar_neg_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_sc_neg(t, t);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* ---- integers modulo the order as a type of their own: canonical words ---- */

static JAC256189_APART int jac256189_fr_decode_work(jac256189_fr *r, const uint8_t in[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], valid = jac256189_scalar_decode(t, in), mask = jac256189_mask(valid);
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        r->w[i] = t[i] & mask;
    return (int)(int64_t)jac256189_barrier(~mask & (uint64_t)(int64_t)JAC256189_ERR_SCALAR);
}

static JAC256189_APART void jac256189_fr_encode_work(uint8_t out[JAC256189_SCALAR_BYTES], const jac256189_fr *a)
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_words_copy(t, a->w, JAC256189_SCALAR_WORDS);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static JAC256189_APART void jac256189_fr_reduce_work(jac256189_fr *r, const uint8_t *in, size_t in_bytes)
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, in, in_bytes);
    jac256189_words_copy(r->w, t, JAC256189_SCALAR_WORDS);
}

void jac256189_fr_add(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b)
{
    jac256189_sc_add(r->w, a->w, b->w);
}

void jac256189_fr_sub(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b)
{
    jac256189_sc_sub(r->w, a->w, b->w);
}

void jac256189_fr_neg(jac256189_fr *r, const jac256189_fr *a)
{
    jac256189_sc_neg(r->w, a->w);
}

void jac256189_fr_mul(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b)
{
    jac256189_sc_mul(r->w, a->w, b->w);
    jac256189_wipe_stack_192();
}

void jac256189_fr_muladd(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b, const jac256189_fr *c)
{
    jac256189_sc_muladd(r->w, a->w, b->w, c->w);
    jac256189_wipe_stack_192();
}

static const jac256189_modulus jac256189_order_modulus = {{INT64_C(0xd2ffe01b869d35), INT64_C(0x6bd10647eac1cb5), INT64_C(0x9999999999999cc), INT64_C(0x999999999999999), INT64_C(0x1999)}, UINT64_C(0x013660208fc28d1d)};

static JAC256189_APART void jac256189_fr_inv_work(jac256189_fr *r, const jac256189_fr *a)
{
    jac256189_invert(r->w, a->w, JAC256189_SCALAR_WORDS, &jac256189_order_modulus);
}

static JAC256189_APART void jac256189_fr_half_work(jac256189_fr *r, const jac256189_fr *a)
{
    uint64_t odd = a->w[0] & 1, t[JAC256189_SCALAR_WORDS], carry;
    size_t i;
    jac256189_words_copy(t, a->w, JAC256189_SCALAR_WORDS);
    carry = jac256189_words_add(t, t, jac256189_order, jac256189_mask(odd), JAC256189_SCALAR_WORDS);
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        r->w[i] = (t[i] >> 1) | ((i + 1 < JAC256189_SCALAR_WORDS ? t[i + 1] : carry) << 63);
}

static JAC256189_APART int jac256189_fr_is_zero_work(const jac256189_fr *a)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        any |= a->w[i];
    return (int)(jac256189_is_nonzero(any) ^ 1);
}

static JAC256189_APART int jac256189_fr_equal_work(const jac256189_fr *a, const jac256189_fr *b)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        any |= a->w[i] ^ b->w[i];
    return (int)(jac256189_is_nonzero(any) ^ 1);
}

static JAC256189_APART void jac256189_fr_cmov_work(jac256189_fr *r, const jac256189_fr *a, int flag)
{
    jac256189_words_move(r->w, a->w, JAC256189_SCALAR_WORDS, (uint64_t)flag & 1);
}

static JAC256189_APART unsigned jac256189_fr_bits_work(const jac256189_fr *a, size_t position, size_t count)
{
    return (unsigned)jac256189_words_bits(a->w, JAC256189_SCALAR_WORDS, position, (unsigned)count);
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

static void jac256189_prj_to_cached(uint64_t q[JAC256189_PRJ_CACHED_WORDS], const uint64_t acc[JAC256189_PRJ_WORDS])
{
    jac256189_words_copy(q, acc, 3 * JAC256189_WORDS);
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

/* What is to be inverted for affine coordinates; 0 where there are none. */
static void jac256189_jac_divisor(uint64_t d[JAC256189_WORDS], const uint64_t acc[JAC256189_JAC_WORDS])
{
    jac256189_words_copy(d, acc + 2 * JAC256189_WORDS, JAC256189_WORDS);
}

/* Affine coordinates from the inverse of that. */
static void jac256189_jac_affine_by(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint64_t acc[JAC256189_JAC_WORDS], const uint64_t i[JAC256189_WORDS])
{
    uint64_t t0[JAC256189_WORDS], t1[JAC256189_WORDS];
    jac256189_fe_sqr(t0, i);
    jac256189_fe_mul(x, acc, t0);
    jac256189_fe_mul(t1, t0, i);
    jac256189_fe_mul(y, acc + JAC256189_WORDS, t1);
}

/* x as numerator and denominator, then y. */
static void jac256189_jac_ratios(uint64_t out[4 * JAC256189_WORDS], const uint64_t acc[JAC256189_JAC_WORDS])
{
    jac256189_fe_sqr(out + JAC256189_WORDS, acc + 2 * JAC256189_WORDS);
    jac256189_fe_mul(out + 3 * JAC256189_WORDS, out + JAC256189_WORDS, acc + 2 * JAC256189_WORDS);
    jac256189_words_copy(out, acc, JAC256189_WORDS);
    jac256189_words_copy(out + 2 * JAC256189_WORDS, acc + JAC256189_WORDS, JAC256189_WORDS);
}

static void jac256189_jac_neg_if(uint64_t acc[JAC256189_JAC_WORDS], uint64_t bit)
{
    jac256189_fe_cneg(acc + JAC256189_WORDS, acc + JAC256189_WORDS, bit);
}

static void jac256189_jac_neutral(uint64_t acc[JAC256189_JAC_WORDS])
{
    jac256189_words_copy(acc, jac256189_fe_one, JAC256189_WORDS);
    jac256189_words_copy(acc + JAC256189_WORDS, jac256189_fe_one, JAC256189_WORDS);
    jac256189_words_zero(acc + 2 * JAC256189_WORDS, JAC256189_WORDS);
}

/* What doublings read of the point of a table entry; the rest is left 0. */
static void jac256189_jac_from_cached(uint64_t acc[JAC256189_JAC_WORDS], const uint64_t q[JAC256189_JAC_CACHED_WORDS])
{
    jac256189_words_copy(acc, q, 3 * JAC256189_WORDS);
}

/* acc, scaled by what stands in the place of the coordinate that it is to share with another point. */
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

/* a and b with one scaling; `second` may be b. */
static void jac256189_jac_share(uint64_t first[JAC256189_JAC_WORDS], uint64_t second[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_JAC_WORDS], const uint64_t b[JAC256189_JAC_WORDS])
{
    const size_t at = 2 * JAC256189_WORDS;
    uint64_t scale[JAC256189_WORDS];
    jac256189_words_copy(scale, a + at, JAC256189_WORDS);
    jac256189_words_copy(first, a, JAC256189_JAC_WORDS);
    jac256189_words_copy(second, b, JAC256189_JAC_WORDS);
    jac256189_words_copy(first + at, second + at, JAC256189_WORDS);
    jac256189_words_copy(second + at, scale, JAC256189_WORDS);
    jac256189_jac_rescale(first);
    jac256189_jac_rescale(second);
    jac256189_fe_mul(first + at, first + at, scale);
    jac256189_words_copy(second + at, first + at, JAC256189_WORDS);
}

/* 1 if [cofactor] acc = O; acc is overwritten. An exceptional case is met only by points whose order divides the cofactor (times a power
 * of two), and a coordinate that vanished stays 0. */
static uint64_t jac256189_jac_is_small(uint64_t acc[JAC256189_JAC_WORDS])
{
    uint64_t t[JAC256189_WORDS], point[JAC256189_JAC_CACHED_WORDS];
    jac256189_jac_to_cached(point, acc);
    jac256189_jac_dbl(acc, acc);
    jac256189_jac_dbl(acc, acc);
    jac256189_jac_readd(acc, acc, point);
    jac256189_jac_dbl(acc, acc);
    jac256189_words_copy(t, acc + 2 * JAC256189_WORDS, JAC256189_WORDS);
    return jac256189_fe_is_zero(t);
}

/* The same point in other coordinates. */
static void jac256189_jac_to_prj(uint64_t *out, const uint64_t *in)
{
    uint64_t t0[JAC256189_WORDS], t1[JAC256189_WORDS], t2[JAC256189_WORDS];
    jac256189_fe_mul(t0, in, in + 2 * JAC256189_WORDS);
    jac256189_fe_sqr(t1, in + 2 * JAC256189_WORDS);
    jac256189_fe_mul(t2, t1, in + 2 * JAC256189_WORDS);
    jac256189_words_copy(out, t0, JAC256189_WORDS);
    jac256189_words_copy(out + JAC256189_WORDS, in + JAC256189_WORDS, JAC256189_WORDS);
    jac256189_words_copy(out + 2 * JAC256189_WORDS, t2, JAC256189_WORDS);
}

/* The same point in other coordinates. */
static void jac256189_prj_to_jac(uint64_t *out, const uint64_t *in)
{
    uint64_t neutral[JAC256189_JAC_WORDS], zero = jac256189_fe_is_zero(in + 2 * JAC256189_WORDS);
    uint64_t t0[JAC256189_WORDS], t1[JAC256189_WORDS], t2[JAC256189_WORDS];
    jac256189_fe_mul(t0, in, in + 2 * JAC256189_WORDS);
    jac256189_fe_sqr(t1, in + 2 * JAC256189_WORDS);
    jac256189_fe_mul(t2, t1, in + JAC256189_WORDS);
    jac256189_words_copy(out, t0, JAC256189_WORDS);
    jac256189_words_copy(out + JAC256189_WORDS, t2, JAC256189_WORDS);
    jac256189_words_copy(out + 2 * JAC256189_WORDS, in + 2 * JAC256189_WORDS, JAC256189_WORDS);
    jac256189_jac_neutral(neutral);
    jac256189_words_move(out, neutral, JAC256189_JAC_WORDS, zero);
}

/* ---- encodings of points: xy ---- */

/* Return codes are built without branches: code = value where bit = 1. Later calls win. */
static void jac256189_code_set(uint64_t *code, int value, uint64_t bit)
{
    uint64_t wanted = (uint64_t)(int64_t)value;
    *code ^= jac256189_mask(bit) & (*code ^ wanted);
}

/* The lowest bit of the residue below the prime. */
static uint64_t jac256189_fe_parity(const uint64_t in[JAC256189_WORDS])
{
    uint64_t t[JAC256189_WORDS];
    jac256189_fe_residue(t, in);
    return t[0] & 1;
}

/* out = in^0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd0: 253 squarings, 11 multiplications. */
static void jac256189_fe_power_0(uint64_t out[JAC256189_WORDS], const uint64_t in[JAC256189_WORDS])
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
}

/* out = a square root of x, if the result is 1. */
static uint64_t jac256189_fe_sqrt(uint64_t out[JAC256189_WORDS], const uint64_t x[JAC256189_WORDS])
{
    uint64_t t[2][JAC256189_WORDS], f[1];
    jac256189_fe_power_0(t[0], x);
    jac256189_fe_mul(t[1], t[0], x);
    jac256189_fe_sqr(t[0], t[1]);
    f[0] = jac256189_fe_equal(t[0], x);
    jac256189_words_copy(out, t[1], JAC256189_WORDS);
    return f[0];
}

/* y, of the parity that is wanted, for x: JAC256189_OK, JAC256189_ERR_CURVE if there is none, JAC256189_ERR_ENCODING for an odd 0. */
static uint64_t jac256189_lift(uint64_t y[JAC256189_WORDS], const uint64_t x[JAC256189_WORDS], uint64_t parity)
{
    uint64_t t[JAC256189_WORDS], u[JAC256189_WORDS], code = 0, good, odd;
    /* y^2 = x^3 + a x + b */
    jac256189_fe_sqr(t, x);
    jac256189_fe_add(t, t, jac256189_curve_a);
    jac256189_fe_mul(t, t, x);
    jac256189_fe_add(u, t, jac256189_curve_b);
    good = jac256189_fe_sqrt(t, u);
    odd = jac256189_fe_is_zero(t) & parity;
    jac256189_code_set(&code, JAC256189_ERR_CURVE, good ^ 1);
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, good & odd);
    jac256189_fe_cneg(y, t, jac256189_fe_parity(t) ^ parity);
    return code;
}

/* x with the parity of y in the topmost bit: JAC256189_OK, JAC256189_ERR_ENCODING or JAC256189_ERR_CURVE. */
static uint64_t jac256189_compressed_read(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint8_t in[JAC256189_COMPRESSED_BYTES])
{
    uint64_t code, parity, good;
    uint8_t bytes[JAC256189_COMPRESSED_BYTES];
    size_t i;
    for (i = 0; i < JAC256189_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)jac256189_barrier(in[i]);
    parity = bytes[JAC256189_COMPRESSED_BYTES - 1] >> 7;
    bytes[JAC256189_COMPRESSED_BYTES - 1] &= 0x7f;
    good = jac256189_fe_decode(x, bytes);
    good &= jac256189_is_nonzero(bytes[JAC256189_COMPRESSED_BYTES - 1]) ^ 1;
    code = jac256189_lift(y, x, parity);
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, good ^ 1);
    return code;
}

/* Zeros where the mask is 0. */
static void jac256189_compressed_write(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS], uint64_t mask)
{
    uint64_t parity = jac256189_fe_parity(y);
    out[JAC256189_COMPRESSED_BYTES - 1] = 0;
    jac256189_fe_encode(out, x, mask);
    out[JAC256189_COMPRESSED_BYTES - 1] |= (uint8_t)((parity & mask) << 7);
}

/* Reads a point: JAC256189_OK, JAC256189_ERR_ENCODING or JAC256189_ERR_CURVE. */
static uint64_t jac256189_affine_read(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint8_t in[JAC256189_POINT_BYTES])
{
    uint64_t code = 0, canonical;
    canonical = jac256189_fe_decode(x, in);
    canonical &= jac256189_fe_decode(y, in + JAC256189_FIELD_BYTES);
    jac256189_code_set(&code, JAC256189_ERR_CURVE, jac256189_on_curve(x, y) ^ 1);
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, canonical ^ 1);
    return code;
}

/* Writes an affine point, or zeros where the code is an error; returns the code. */
static int jac256189_result(uint8_t out[JAC256189_POINT_BYTES], const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS], uint64_t code)
{
    uint64_t keep = jac256189_mask((code >> 63) ^ 1);
    jac256189_fe_encode(out, x, keep);
    jac256189_fe_encode(out + JAC256189_FIELD_BYTES, y, keep);
    return (int)(int64_t)jac256189_barrier(code);
}

static void jac256189_clear(uint8_t *out, size_t bytes)
{
    size_t i;
    for (i = 0; i < bytes; ++i)
        out[i] = (uint8_t)jac256189_barrier(0);
}

static void jac256189_refuse(uint8_t out[JAC256189_POINT_BYTES])
{
    jac256189_clear(out, JAC256189_POINT_BYTES);
}

/* ---- validation ---- */

/* Decodes a point and finds out what is wrong with it: JAC256189_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t jac256189_affine_decode(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint8_t in[JAC256189_POINT_BYTES], int with_order)
{
    uint64_t code, valid;
    uint64_t acc[JAC256189_JAC_WORDS];
    code = jac256189_affine_read(x, y, in);
    valid = jac256189_is_nonzero(code) ^ 1;
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

static JAC256189_APART int jac256189_point_validate_work(const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS];
    if (!jac256189_cpu_supported())
        return JAC256189_ERR_CPU;
    return (int)(int64_t)jac256189_affine_decode(x, y, point, 1);
}

/* ---- constant-time multiplication: jac, odd digits, correction in prj, digits of 5 bits ---- */

/* The entry of one digit, negated for a negative one: all 16 entries are read, whatever the digit. */
static void jac256189_multiply_T(uint64_t q[JAC256189_JAC_CACHED_WORDS], const uint64_t *table, const uint64_t *digits, size_t place)
{
    uint64_t digit = (jac256189_words_bits(digits, 4, place * 5, 6) | 1) - 32;
    uint64_t negative = jac256189_barrier(digit >> 63);
    jac256189_select(q, table, 16, JAC256189_JAC_CACHED_WORDS, ((digit ^ jac256189_mask(negative)) + negative) >> 1);
    jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, negative);
}

/* R = [k]P for 0 <= k <= r - 1, P of an order that r divides: jac, odd digits, correction in prj.
 * Proven for all scalars: 6 statements are complete, 23 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_multiply(uint64_t R[JAC256189_PRJ_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t point_p[JAC256189_JAC_WORDS])
{
    uint64_t acc[JAC256189_JAC_WORDS];
    uint64_t sum[JAC256189_JAC_WORDS];
    uint64_t q[JAC256189_JAC_CACHED_WORDS];
    uint64_t T[16 * JAC256189_JAC_CACHED_WORDS];
    uint64_t twice[JAC256189_JAC_WORDS];
    uint64_t total[JAC256189_PRJ_WORDS];
    uint64_t plus[JAC256189_PRJ_CACHED_WORDS];
    uint64_t d[4];
    uint64_t e;
    uint64_t d_one[4];
    size_t i, j;
    e = jac256189_barrier((k[0] & 1) ^ 1);
    jac256189_words_zero(d, 4);
    jac256189_words_copy(d, k, JAC256189_SCALAR_WORDS);
    jac256189_words_zero(d_one, 4);
    d_one[0] = e;
    d[3] |= (uint64_t)1 << 63; /* makes the top digit odd, too */
    jac256189_words_sub(d, d, d_one, 4); /* k - 1 where k is even: odd, from -1 on */
    jac256189_jac_to_cached(T, point_p);
    jac256189_jac_dbl(twice, point_p);
    jac256189_jac_share(sum, twice, point_p, twice);
    for (j = 1; j <= 15; ++j) {
        jac256189_jac_coz_add(sum, twice, twice, sum);
        jac256189_words_copy(twice + 2 * JAC256189_WORDS, sum + 2 * JAC256189_WORDS, JAC256189_WORDS);
        jac256189_jac_to_cached(T + j * JAC256189_JAC_CACHED_WORDS, sum);
    }
    jac256189_multiply_T(q, T, d, 50);
    jac256189_jac_from_cached(acc, q);
    for (i = 50; i-- > 0;) {
        jac256189_multiply_T(q, T, d, i);
        jac256189_jac_4dbl(acc, acc);
        jac256189_jac_dbladd(acc, acc, q);
    }
    jac256189_jac_to_prj(R, acc);
    jac256189_jac_to_prj(total, point_p);
    jac256189_prj_to_cached(plus, total);
    jac256189_prj_add(total, R, plus);
    jac256189_words_move(R, total, JAC256189_PRJ_WORDS, e);
}

/* ---- fixed base: prj, signed comb, 9 blocks of 6 teeth, 5 apart ---- */

/* X, Y of the combinations of powers of two of the base point. */
static const uint64_t jac256189_multiply_base_table[2304] = {
    UINT64_C(0x6a6c13883f0d4628), UINT64_C(0x4f9551b71d434e35), UINT64_C(0xaa22d2514412f5c3), UINT64_C(0x02d1685dadec9be8), UINT64_C(0xe6443c958c21fa1d), UINT64_C(0xd4ff1031e49ca6cb), UINT64_C(0x445eaae0e52eec55), UINT64_C(0xe32d572d43ada497),
    UINT64_C(0x61530ba8b6a006f3), UINT64_C(0x7022d0cf600454c2), UINT64_C(0x7bf7ae5a4873ab08), UINT64_C(0x02a9f7dec14645f5), UINT64_C(0xa03ee5dc4bdf09ab), UINT64_C(0xb603d40faba5f834), UINT64_C(0xcb865c6926d55979), UINT64_C(0xa843d5e3d77bb826),
    UINT64_C(0xd82a04c3bcbb7e1f), UINT64_C(0x6d057dde63d53e06), UINT64_C(0xb412eeab39359753), UINT64_C(0x665ed8bba817b19c), UINT64_C(0x714dfa45e50ceb1f), UINT64_C(0x2ec283efd46ac9ed), UINT64_C(0x34c586c522af7e9d), UINT64_C(0xc88beef31d8f6888),
    UINT64_C(0x29a73115e6ebbda7), UINT64_C(0xf22c4480e8f00560), UINT64_C(0x343c4b8983432393), UINT64_C(0xc090f9a38f838005), UINT64_C(0x99156c843238d04e), UINT64_C(0x5965a61b496c3fa0), UINT64_C(0x72959152ec083242), UINT64_C(0xbfcc685a70f46a06),
    UINT64_C(0xe5fbf910f0677a7a), UINT64_C(0xb6d5861bbef49347), UINT64_C(0x7360098d21a90a77), UINT64_C(0xc267f5835b7afdcd), UINT64_C(0x3fb304ed67726185), UINT64_C(0x6da9a7abcdede32c), UINT64_C(0x7dec21c61451211b), UINT64_C(0x801301d1a04f2bb5),
    UINT64_C(0xe6e3168658c43ed7), UINT64_C(0xa387ee0a67e31cc8), UINT64_C(0xe276b0d40785ba33), UINT64_C(0xc44615599e2314cf), UINT64_C(0x74235078bf322134), UINT64_C(0x37f75be98abe4c41), UINT64_C(0x69629493ccaf703f), UINT64_C(0xd50617fc6690eeed),
    UINT64_C(0xa5473cddbd185e51), UINT64_C(0xf541d1899aeb6a2a), UINT64_C(0x35991cdf174da05c), UINT64_C(0x209d1ca4a88796b9), UINT64_C(0xb3804678f560861f), UINT64_C(0x8c74ebe1bb1a7247), UINT64_C(0x3053984dff84cdc7), UINT64_C(0xac2417bf4f814bb4),
    UINT64_C(0x52cf4892b81f05c6), UINT64_C(0xc594941b260a11aa), UINT64_C(0xc54c74baeb0fb6f1), UINT64_C(0x3cdbad779dd160cc), UINT64_C(0x8d7d9a84032d6c45), UINT64_C(0xe6efb7c0a3255293), UINT64_C(0x10a9a2dec988b1c7), UINT64_C(0x5c1066f310c68a01),
    UINT64_C(0x744ab879d58f5bcd), UINT64_C(0xe01682305cab3e7b), UINT64_C(0xcf4b65d2a2428e17), UINT64_C(0x399423f57dba9d2f), UINT64_C(0xc2a286af5e8b03d2), UINT64_C(0x525efa890319eda2), UINT64_C(0xd1fed8b7dccfff97), UINT64_C(0xbd41ebacb937466b),
    UINT64_C(0x4c33d2fa8d11e3d5), UINT64_C(0xdaa203309333888e), UINT64_C(0x5bc1781a33085ee2), UINT64_C(0x6b23ccdbd42d0191), UINT64_C(0x8f30ec1e8b910e3d), UINT64_C(0xc31f24da1fdcd211), UINT64_C(0xf967548ef1cf16f0), UINT64_C(0x3e37cc59c9e16404),
    UINT64_C(0xa2017dac4a56ac52), UINT64_C(0xcb9f16182174701f), UINT64_C(0x9170634188488e67), UINT64_C(0xf8f6b4ad13d38490), UINT64_C(0xa121ae2017089a4f), UINT64_C(0xb998518bc111b696), UINT64_C(0x25a73329b882e64d), UINT64_C(0x4770cfbaf88c636d),
    UINT64_C(0xd37d6c12c744604e), UINT64_C(0xd88afddd15a9a62e), UINT64_C(0xef06b1a2cc35ab1f), UINT64_C(0x7d65a363f7559813), UINT64_C(0x0700a16e016eca06), UINT64_C(0x55ab059c46dced53), UINT64_C(0x6acdf8b987b95733), UINT64_C(0xb1c69f4360af1dbf),
    UINT64_C(0xb61316f4c9b08fda), UINT64_C(0x814a2cbbfd547470), UINT64_C(0x9183f89020680315), UINT64_C(0x91e031b24077fa08), UINT64_C(0xbaa17670c5db96a2), UINT64_C(0x3170ba3ea712cc78), UINT64_C(0x469e768c0d607f3f), UINT64_C(0x756ef1e3a8a2bc7f),
    UINT64_C(0x895cd829926b6071), UINT64_C(0x389ba75cc3a20fd6), UINT64_C(0x827b22bc691e86de), UINT64_C(0x0f7c1b53e909e9c3), UINT64_C(0x4bf81bbbc6530582), UINT64_C(0x5c0a37e88bd0a9c5), UINT64_C(0xca6e05004202a644), UINT64_C(0x4952f457177c2481),
    UINT64_C(0x0376630bef985eec), UINT64_C(0xb03da908f0c1a31e), UINT64_C(0xcc8626d816d00e69), UINT64_C(0x92352ab84ec033e4), UINT64_C(0x4c1cbb2a5df0500e), UINT64_C(0xbd4762aef3ad6c6d), UINT64_C(0x30f13cb704ca9230), UINT64_C(0x30ffad6dafd82bde),
    UINT64_C(0x8ec01ab1f9191a7e), UINT64_C(0x9b82851607fa37b6), UINT64_C(0xdf342317afb50e1e), UINT64_C(0x2975e79eeb2873fd), UINT64_C(0x0b8bcc174b8da0ef), UINT64_C(0x6d3e625b9709f09c), UINT64_C(0x3bbd6c09b178e967), UINT64_C(0x1f228692c2443108),
    UINT64_C(0xd7a21278efbbc05c), UINT64_C(0xf85558c5df454705), UINT64_C(0x4edb48250a7bbb9b), UINT64_C(0xd9a0d3b28f903ee4), UINT64_C(0xcf0ad39e4c451c6a), UINT64_C(0xcbc196a0603c76f7), UINT64_C(0x38ed5cd20af8d7cd), UINT64_C(0x42e06ebe90a962bf),
    UINT64_C(0xe70f77d0b0b6aa7d), UINT64_C(0x33cd6a58f68a2368), UINT64_C(0x293bb45a3948bf5f), UINT64_C(0xf2b50af1e34e9345), UINT64_C(0x76f67f3403d4a0e1), UINT64_C(0xcb713cb46578f638), UINT64_C(0xf3c95b5f1af4c74b), UINT64_C(0xe80b8e5b699d813d),
    UINT64_C(0xeeaba4386e3c739f), UINT64_C(0x8ed6d365e2de49ef), UINT64_C(0x702617cf80706b0e), UINT64_C(0xd7b28b1bc2d222b5), UINT64_C(0x849536a0bea1100e), UINT64_C(0xd9813c470e348add), UINT64_C(0xf874e3a3aa89f0eb), UINT64_C(0x44b361405ea1e3f3),
    UINT64_C(0xebcc5148747b49ec), UINT64_C(0x42de0990048ab166), UINT64_C(0x7995d102f99cee96), UINT64_C(0xc57460feb86b83e6), UINT64_C(0x407a7e5516b92a1f), UINT64_C(0x081614dfb8379d65), UINT64_C(0xb7c568791c63981e), UINT64_C(0x5f64ad7205fdfde1),
    UINT64_C(0xdd9e76dec4eaeeae), UINT64_C(0xdb0c525de8250d2b), UINT64_C(0xf56862ee2962a7a4), UINT64_C(0xf00547d157594a6a), UINT64_C(0xf956bab4092fe66f), UINT64_C(0xb1f6890a706e8c68), UINT64_C(0xbf69f00f613a425c), UINT64_C(0x24b7c06ec427e7b2),
    UINT64_C(0x0bc706ac2e93e1c8), UINT64_C(0xeaa50252907bc683), UINT64_C(0x52fb8cfe6c7f6366), UINT64_C(0x7c6114c0c2c408f1), UINT64_C(0xfa86aa2057e666e9), UINT64_C(0x8a26006434051362), UINT64_C(0x92cd5cc689ccc417), UINT64_C(0xe43fe3ebe8b6fab6),
    UINT64_C(0xad19dc0b42f5e8ca), UINT64_C(0x2cfd5e936f9a4cc7), UINT64_C(0x11f0167943cb4ec4), UINT64_C(0x5ba9d7b06e2541b3), UINT64_C(0x5a194fa9343c496c), UINT64_C(0xa4b940b59842c8c7), UINT64_C(0x9efd2adf5d44a618), UINT64_C(0x46b16b76a1fad8b3),
    UINT64_C(0x1e25b67fb16620b7), UINT64_C(0xbe1159f8a2ce5009), UINT64_C(0xf8e5b91ba33edee0), UINT64_C(0xa1c7881d881122c2), UINT64_C(0x384c1f53625230c6), UINT64_C(0x7d248c0d8e648eb3), UINT64_C(0x7e1e5429ab2c5a3b), UINT64_C(0x3e9ad41edd56b317),
    UINT64_C(0x65567db5ac0b6dbb), UINT64_C(0xb993e29300685707), UINT64_C(0xb75e100a14f74fed), UINT64_C(0xb3b17875a4a94d64), UINT64_C(0x555872d55fec574d), UINT64_C(0x68ba655a509cf1f8), UINT64_C(0x3f22ffebdedd7a78), UINT64_C(0x5c9206ccf39d9064),
    UINT64_C(0x869d8e3f87b88efd), UINT64_C(0xd41c895cbcb74c2a), UINT64_C(0xc19841437aed779e), UINT64_C(0xcd4d9cf4633e337b), UINT64_C(0xf5a945ee89b5434c), UINT64_C(0x061b1bee3f72488b), UINT64_C(0x3c435ee9970b660d), UINT64_C(0xb33eaba65dc5ba58),
    UINT64_C(0x05e2ab548ec74ae3), UINT64_C(0x65049e95aaec4989), UINT64_C(0xa3aa505d76f904c9), UINT64_C(0xad1c7222b951751e), UINT64_C(0x6d7999c67f73897e), UINT64_C(0x3445842f60e0131d), UINT64_C(0x2b99929d169347a6), UINT64_C(0x3dd0b9923c3f81e7),
    UINT64_C(0x675804788d1e2bc3), UINT64_C(0xdf7bc98e8f76676e), UINT64_C(0x3d8740ed91ae3b51), UINT64_C(0x16aaa231ecdd3242), UINT64_C(0xf3adad806f9975f3), UINT64_C(0x1e697fe4d1a47723), UINT64_C(0xc43053355c201057), UINT64_C(0x4704697e2a42db7c),
    UINT64_C(0x486827dcd69113a9), UINT64_C(0xeb25abf65468c09b), UINT64_C(0xe954a6fe9230973e), UINT64_C(0x414ab1b1f5f27cfc), UINT64_C(0x192c1b8f1bdcded0), UINT64_C(0x7c218ba83f951b95), UINT64_C(0x4667e370ffffb85f), UINT64_C(0xea7b03c07efec9da),
    UINT64_C(0xd900054237a1ae89), UINT64_C(0xc196c73b5de31d8c), UINT64_C(0xc815349622b7080b), UINT64_C(0x3a3847ed77d2c2eb), UINT64_C(0x99145899bf88971f), UINT64_C(0x40fa96cddbb17eb9), UINT64_C(0xa212d9e8247aa720), UINT64_C(0x132296100e5d045f),
    UINT64_C(0xe23300cf3fbae979), UINT64_C(0xf797db556d3e7946), UINT64_C(0xd8b70550c7216813), UINT64_C(0xb8b5c13f790f5448), UINT64_C(0xdd0ab17fd6020a0a), UINT64_C(0x5638cab91642bc79), UINT64_C(0x3f0b172ba663fe09), UINT64_C(0x9d817c31031ceb57),
    UINT64_C(0xb03910a42e7d26a5), UINT64_C(0xbdbd66b61f646f9f), UINT64_C(0xc81abe7f57fa2316), UINT64_C(0x35ce4566f8747f2e), UINT64_C(0xb82cdb23484b2faf), UINT64_C(0xa887f3004f9b0fad), UINT64_C(0xc536c2a42bb344b5), UINT64_C(0x4c70b59c8a4f129e),
    UINT64_C(0x748242fbb53a756e), UINT64_C(0xdc599bfe6fc2a262), UINT64_C(0xb49fead079bf61c7), UINT64_C(0x9fbc1f78db2ddfa3), UINT64_C(0x6a6fd0b6f55b6170), UINT64_C(0x2675adfce83029a9), UINT64_C(0x4e6a7cb84bd295d9), UINT64_C(0x4a573efc7895526a),
    UINT64_C(0xa26c58d3e18de792), UINT64_C(0x3d462edd1269cb6f), UINT64_C(0x1b495ff98b408a17), UINT64_C(0x57a7bf1be14a46fd), UINT64_C(0x128df0abce4b69a5), UINT64_C(0xf93cbeb297cd5961), UINT64_C(0xecc991a238d8dc75), UINT64_C(0x9876e32d7d39b8e3),
    UINT64_C(0xb4637ac7d7d1123d), UINT64_C(0x9c6b52694f3add89), UINT64_C(0xc1a67883eb6c2998), UINT64_C(0x840dfd42e29e3632), UINT64_C(0x39c00a7c0349b0f1), UINT64_C(0x1470d5c3a58040e2), UINT64_C(0xe68be9d2590b6cd1), UINT64_C(0xb3eec5f7fee4e758),
    UINT64_C(0xc0363f1336bdcf1c), UINT64_C(0x5a8396bad40e2674), UINT64_C(0x43bf8ef54143a799), UINT64_C(0x0c88f9729e1ad536), UINT64_C(0xa7df4e72192d81ab), UINT64_C(0x167cd21a2035a1ba), UINT64_C(0x6b5e1f0be53f1238), UINT64_C(0x91c5621959ac112b),
    UINT64_C(0x3efa387e514d940e), UINT64_C(0x45be3f8bf477df3b), UINT64_C(0xfb5d0922f3ec1da2), UINT64_C(0xe6185cf9d43c5005), UINT64_C(0xa8413c31f928621f), UINT64_C(0x291841ea4e59bb09), UINT64_C(0x76877773295f23b4), UINT64_C(0xa2750a22111921f0),
    UINT64_C(0xb75ce0537e6b1d66), UINT64_C(0x80266a4e318a7fb2), UINT64_C(0xdc600095a1f8bfb1), UINT64_C(0xe343e0af5d1f55d0), UINT64_C(0xa54c9db871e29188), UINT64_C(0x3899bee9bfeff57c), UINT64_C(0xee06b6840cac12ba), UINT64_C(0xff7126753950d356),
    UINT64_C(0xf0587de4516ee4a8), UINT64_C(0xbddb4e7e6661340c), UINT64_C(0x06a93d581e74cc4a), UINT64_C(0x54fd235a448e9b2a), UINT64_C(0xb121d77678bace59), UINT64_C(0x14f377f51ed0bef8), UINT64_C(0x2f7d726739d66362), UINT64_C(0xecf08919bf0d6bd7),
    UINT64_C(0x7cfe02fce825f749), UINT64_C(0xa8fb3a0d51b91d43), UINT64_C(0xaa5401ae8f3de11c), UINT64_C(0xc92d10964a63acd2), UINT64_C(0xdd1ff77f404c582c), UINT64_C(0x0293e690ef6b6c47), UINT64_C(0x66ba6d023bb9d3e8), UINT64_C(0x5b67cc328f3bcc54),
    UINT64_C(0x06cbcfe25c1723ac), UINT64_C(0x1da79dcd2446b2d2), UINT64_C(0xfab85dacab4ddf52), UINT64_C(0xf914403cc6c26a20), UINT64_C(0x34b3de13727b87e7), UINT64_C(0x4e17d73617f90859), UINT64_C(0xe1412cba6775b99a), UINT64_C(0xe837e4f6ff021ed7),
    UINT64_C(0x70c4e027d5e93893), UINT64_C(0x96c2af78cb9ab444), UINT64_C(0x036ec74da493b131), UINT64_C(0x739587cc8d26f594), UINT64_C(0x694c1a3c60a35c9f), UINT64_C(0x8c2733d8ea1b2012), UINT64_C(0xf535f4eb9f9ab699), UINT64_C(0xecf1d129c17398c1),
    UINT64_C(0xea17ba022458ccee), UINT64_C(0x25c1ce78baa47cf9), UINT64_C(0x1b3d40e7d7beaea6), UINT64_C(0x06fad6c1fdf02535), UINT64_C(0x133214135b155069), UINT64_C(0x29c4ce719708355b), UINT64_C(0xc88f21a7ea2bae7c), UINT64_C(0xdbe5ed80409aa42f),
    UINT64_C(0x5b0ac182b7250652), UINT64_C(0x68cb55c13dd8b295), UINT64_C(0x9421aa258f1bb224), UINT64_C(0x26f95121a5a7adf0), UINT64_C(0x3171d24b97a19885), UINT64_C(0x5b541bab0ac4a2f9), UINT64_C(0xf21cbfaff081863d), UINT64_C(0xa1d3bc831a286abd),
    UINT64_C(0x504262e8539c931f), UINT64_C(0x5248723e40c8fb8e), UINT64_C(0x390794059c82b068), UINT64_C(0x3a9e2011eea52c7f), UINT64_C(0xeb348d89dcd406d1), UINT64_C(0xfe63752fb6a662f2), UINT64_C(0x5811e76f7068a0fd), UINT64_C(0xb0007998707bf4eb),
    UINT64_C(0xfdf664ddf9aa1002), UINT64_C(0x1072a77020754c99), UINT64_C(0x074080ccbefd8158), UINT64_C(0x587cdba2c623f777), UINT64_C(0x1cdd2aa40ffed595), UINT64_C(0xaf5ebcfdadcc4cce), UINT64_C(0x7abaf349d1a1e9b3), UINT64_C(0x814b5760534e1acb),
    UINT64_C(0x5a1d6442b96d76d0), UINT64_C(0x83ba77f52d826fba), UINT64_C(0x19d771377b718700), UINT64_C(0x781bdd190185b1e2), UINT64_C(0x9532c800cbc9b8a8), UINT64_C(0xb56980d5473d52c5), UINT64_C(0x67f703ac09342677), UINT64_C(0x2bb0fa032c1aa5b5),
    UINT64_C(0x6e3fea3a11292d4d), UINT64_C(0x5536a78a08044301), UINT64_C(0xd78ef3e306dc3939), UINT64_C(0xa893f9808a99e3ad), UINT64_C(0x8b7a1c35c76842cd), UINT64_C(0x8f4a1b990cc59e20), UINT64_C(0x2e6074f0db1b006f), UINT64_C(0x8035b68a74846a9a),
    UINT64_C(0x9c9dedf876c85906), UINT64_C(0xe3ae21b6bf865b60), UINT64_C(0xa38cc71184e93393), UINT64_C(0xec98b8f0ac3aae66), UINT64_C(0x741ff30553b628eb), UINT64_C(0xafcd33037d466589), UINT64_C(0x857dad1981c9f0cc), UINT64_C(0xb0febad23d14b5f8),
    UINT64_C(0x8b4bda899c0832f2), UINT64_C(0x29333eac37ab08a0), UINT64_C(0x7fa6b19b6b3b775e), UINT64_C(0x475c7c0e93b4c385), UINT64_C(0x4876b2cdd81466ce), UINT64_C(0xf01ef88444a42f3f), UINT64_C(0x9748db660e4f367a), UINT64_C(0x7d7dd5b524245e09),
    UINT64_C(0x6b7b1fa65a639bd3), UINT64_C(0xd3d54175d2400ae9), UINT64_C(0x1cea0a86ac72816a), UINT64_C(0x93862e409d545232), UINT64_C(0x1612578d195bec67), UINT64_C(0x761b9754c04b57e9), UINT64_C(0x5aaa39c750e2c42b), UINT64_C(0xe50ecef5e58a3c26),
    UINT64_C(0x0cd7852b4c67f65b), UINT64_C(0xf2e6d44437e4168f), UINT64_C(0xfd34ec93d5275717), UINT64_C(0x672e9b9582f66ac6), UINT64_C(0x9d2085e4aaf14ec5), UINT64_C(0x13ad001e6dde95c9), UINT64_C(0x511f18a0740217c5), UINT64_C(0x4979156d492f080f),
    UINT64_C(0xdb79617680db4059), UINT64_C(0x3f2e43f4bf0d2f2f), UINT64_C(0x7329433259719ef3), UINT64_C(0x809a025de41e6a84), UINT64_C(0x449e609d79f766f3), UINT64_C(0x64468074522194f4), UINT64_C(0x3d767b6ea6ea68f0), UINT64_C(0x9f17fbdd60a0e276),
    UINT64_C(0xe68958154a083f10), UINT64_C(0xb442b2566ebbdcf1), UINT64_C(0xae09ef850783556e), UINT64_C(0x83f6c62d8a544823), UINT64_C(0xa570d977e45dd215), UINT64_C(0x3e875f70d913d4d5), UINT64_C(0xf6eee265079a10b1), UINT64_C(0x4d34aba1450f04d9),
    UINT64_C(0xe60110fc1ab1be89), UINT64_C(0x71bd46b85ca74620), UINT64_C(0xd335fae0635989f4), UINT64_C(0xa1966a8b5f27f28d), UINT64_C(0x259a9c23f278f893), UINT64_C(0xa1af52b002aa3299), UINT64_C(0x0a9e3cea85cb47e2), UINT64_C(0xf82bb5942abd7635),
    UINT64_C(0x825c21bca3297282), UINT64_C(0x471b32989b3e6720), UINT64_C(0x9bf6cf31d36b605e), UINT64_C(0x875f9d2af998cfd3), UINT64_C(0x99e428c3accfbc79), UINT64_C(0xb3dc54462e27ad74), UINT64_C(0x2c1e4ba8e0f5867e), UINT64_C(0x42b0bddb76634483),
    UINT64_C(0x4b12b3f549eebe2a), UINT64_C(0x925256f5f4d6964a), UINT64_C(0xf65e41e13ea964bc), UINT64_C(0xcc41927fc36527bb), UINT64_C(0x46df1bd5518671ad), UINT64_C(0x843bf1e933bcefb5), UINT64_C(0x318abfaa7c7bf0f2), UINT64_C(0x57b4b4910e90c881),
    UINT64_C(0xeda2b3be24e0b436), UINT64_C(0x22aa6bdbad6ffb32), UINT64_C(0x6099708d727dc0ae), UINT64_C(0x8ce61ae2424380ac), UINT64_C(0xbd3c05da82a4ceac), UINT64_C(0x5495e785ab84568e), UINT64_C(0xa8c2ae6e3a3bd83a), UINT64_C(0x4ea4f4c04c6a8e89),
    UINT64_C(0xc07f3933960f1543), UINT64_C(0x87e00964de974a86), UINT64_C(0x38b3c96f2314648c), UINT64_C(0xe42fea64163775ef), UINT64_C(0x9c2f4e8dbd6ab43d), UINT64_C(0x9f51aeb411d2fa2d), UINT64_C(0xe644eacde1ad1e7d), UINT64_C(0x134195307534240e),
    UINT64_C(0x0bfa76a0dd30e9b8), UINT64_C(0xb23216c5796ac934), UINT64_C(0x4052794f3cf8a0ea), UINT64_C(0x83917ada1bfa963d), UINT64_C(0xf458235b10e1257c), UINT64_C(0x4774d2ecea102de2), UINT64_C(0x28e30de4f5b38b4b), UINT64_C(0xc2df21ee98948f65),
    UINT64_C(0x6137eb6a713bbecc), UINT64_C(0x5a703a8d0e407fbe), UINT64_C(0x6b9550a31498e45b), UINT64_C(0x50f1bab36c576cfb), UINT64_C(0x95d89e1c0f3e5a78), UINT64_C(0x90b02078c16b5768), UINT64_C(0xf9b6c26f50a8ff70), UINT64_C(0x600b8a02f065452f),
    UINT64_C(0xb14b2795ed0b5b0c), UINT64_C(0x0009907d886ed481), UINT64_C(0x1a6eee9c5d181f6d), UINT64_C(0xbc52ccce220c782b), UINT64_C(0xd7274361ec753a76), UINT64_C(0x8e27c0806df85804), UINT64_C(0xb526fa9a28dc8bdb), UINT64_C(0xdacd94da338c9d6e),
    UINT64_C(0x17d42c90db7ca713), UINT64_C(0xf21b13e6f933ecb7), UINT64_C(0x70c1dba9772a0bf5), UINT64_C(0x63d3e4d57ac834a0), UINT64_C(0xd0c0c5b456320745), UINT64_C(0xa59ad344f59879a9), UINT64_C(0x40d53394743da31c), UINT64_C(0x1f02c987e8952c3c),
    UINT64_C(0x8ad9ed3c8f0c93ca), UINT64_C(0x7a06606c507bc9dc), UINT64_C(0x15f8b1e48001bcec), UINT64_C(0x849c0ebfa058ba44), UINT64_C(0x2b6fd84715cb003e), UINT64_C(0xaa884d86c119764d), UINT64_C(0x4b303d7a893730fb), UINT64_C(0x3554eec96cf6c764),
    UINT64_C(0x57b88bec257f5ff5), UINT64_C(0x757f63704a3a3eb1), UINT64_C(0xcf2f7fe00fadcad5), UINT64_C(0x2369bf7ab2aa44ba), UINT64_C(0xfbce2f707b79265b), UINT64_C(0xbd21d1a8bb91ad60), UINT64_C(0x76bfba36064efa42), UINT64_C(0x0a22496fdac81f6a),
    UINT64_C(0x60f25f021761891f), UINT64_C(0x640d70b3a8c4b2c6), UINT64_C(0xe2e976633654bc49), UINT64_C(0xce238d292aaeeb9f), UINT64_C(0x88a5170776e5af2e), UINT64_C(0x6bc543c64e0c0d35), UINT64_C(0xcbf11ab01584d442), UINT64_C(0xf9d25a0525278a2a),
    UINT64_C(0xf3f4f392362a89a1), UINT64_C(0xf4ecbc1ffa1fd66b), UINT64_C(0x04d70984654d0aaa), UINT64_C(0x7c96adc1318e27f4), UINT64_C(0xdad2e7d36dfc3460), UINT64_C(0x2f740619195f8436), UINT64_C(0xbacddd4532403464), UINT64_C(0x9949acc06b97c837),
    UINT64_C(0x554f33f63cb9aac8), UINT64_C(0xebed8f5424503aa1), UINT64_C(0x2811913087343656), UINT64_C(0x37a2d8b18fe40b8a), UINT64_C(0x97021ed2bffd0543), UINT64_C(0x7456da495fb024bf), UINT64_C(0x15197a13c6748ddc), UINT64_C(0x25ef9f6477421ca6),
    UINT64_C(0x51ba78bb1e53b43e), UINT64_C(0xa95fb033dfbe4a8f), UINT64_C(0x916a96cb815cd6e2), UINT64_C(0xed0710cbfb9eed6d), UINT64_C(0xe3906864191b573b), UINT64_C(0x63174766a6de7a2c), UINT64_C(0x3632d1793b3d6c82), UINT64_C(0xea237bb3466b1f23),
    UINT64_C(0x0157aec77136d660), UINT64_C(0xc9586b4cbb79216c), UINT64_C(0x358485acb463f5f0), UINT64_C(0x2cd5893b7dd261be), UINT64_C(0x1e00fb9ee177308d), UINT64_C(0x2b4bae634596b44b), UINT64_C(0xf2f57aa8a7fb8ea4), UINT64_C(0x9363314f47576509),
    UINT64_C(0x81e694cbfeda280b), UINT64_C(0x097250488a01e429), UINT64_C(0x7f93a6a275e466f0), UINT64_C(0x670ae5046c3dd3b0), UINT64_C(0xbaa1540f35f50ef1), UINT64_C(0x686c20388ba37903), UINT64_C(0xf781c173f66522ca), UINT64_C(0x53bd61d125d4f4ef),
    UINT64_C(0x2f2147d08d04446e), UINT64_C(0x160981617fe0ace4), UINT64_C(0x303418846a1f1899), UINT64_C(0x79c274c8ff74dd71), UINT64_C(0xc43b3afe7370cbf1), UINT64_C(0xbcde938ff5117cab), UINT64_C(0xdf0564efbb28fe17), UINT64_C(0x21b268d014334b6a),
    UINT64_C(0xd05132af57d7e0cd), UINT64_C(0x15997e5430671ffd), UINT64_C(0xe16d09ca50fd623d), UINT64_C(0x0dfb08af8b051b91), UINT64_C(0xfcb63f3380e0db53), UINT64_C(0x8758fd39cd57e8e7), UINT64_C(0xd4af419e9ff8bb65), UINT64_C(0x6e8cc7e045932062),
    UINT64_C(0xefa93b7a2f5ae965), UINT64_C(0xd8bae01d59e1d51b), UINT64_C(0xdf3a33a10796c43e), UINT64_C(0xea9665b74dda9113), UINT64_C(0xcdde0589cd30e72e), UINT64_C(0x74094f4408206bab), UINT64_C(0xb4551f8e4f5ffac8), UINT64_C(0xb260a8f3a8da8780),
    UINT64_C(0x3b1d318d1ed87eaa), UINT64_C(0x55ba44adc0099681), UINT64_C(0x507c39cbfda1b44b), UINT64_C(0x491cd2e7823b5e3e), UINT64_C(0xc5b9a4ddc6d11a7f), UINT64_C(0x795c83c35a1f37de), UINT64_C(0x4f409b738fdd8216), UINT64_C(0x30e8e0afa5f48f83),
    UINT64_C(0x0360913ce4ddb813), UINT64_C(0xa1431320e6cace15), UINT64_C(0xe78b919958a276cb), UINT64_C(0x1ac9b754944c97a7), UINT64_C(0x175e6517c17e5711), UINT64_C(0x50166864e51484cd), UINT64_C(0x34fab84172ad1227), UINT64_C(0xbeafda30eef4d644),
    UINT64_C(0x7a1c1c4d3a1481c6), UINT64_C(0xd5990645403d0286), UINT64_C(0x2f5257318080ae2b), UINT64_C(0x59af321a654f69f9), UINT64_C(0xf1084efe0fbc711d), UINT64_C(0xe273a7a439d27ed8), UINT64_C(0x064a24b4d4b3e5f1), UINT64_C(0x72ed26b0660e5019),
    UINT64_C(0x59f4e8235befe871), UINT64_C(0xc0168c901cad2be8), UINT64_C(0x464ff769ed64c348), UINT64_C(0x5957fbc12c78a299), UINT64_C(0x9dd69abe90882a4d), UINT64_C(0xb4da6832bed0dce2), UINT64_C(0x1acf053d22f1942c), UINT64_C(0xb0b3bdb2cf1a375b),
    UINT64_C(0x9ed3f83219b0a3b7), UINT64_C(0x9ec6cfcdcc13ef9c), UINT64_C(0x0ae10297d2e3f5ad), UINT64_C(0xaec84c8ddb2fd8ff), UINT64_C(0x85c46c7a26fee86e), UINT64_C(0x55767e768dd484a4), UINT64_C(0xac3de687eff33db3), UINT64_C(0xd91e6b15b594fb32),
    UINT64_C(0x19645bef2c7c522d), UINT64_C(0x660f7154d8f4cbbe), UINT64_C(0x81b77e5d908d0b56), UINT64_C(0x8e24d4da5265ee08), UINT64_C(0xcaf7b3498c31aef4), UINT64_C(0xc8fc099768554fc1), UINT64_C(0x79520c59d676b8ee), UINT64_C(0xad51ed2cae5f4935),
    UINT64_C(0x18156d7f5e6b02ff), UINT64_C(0x43eef876a1338842), UINT64_C(0xfe2210d0858d04f4), UINT64_C(0x13daab9d8c041cb4), UINT64_C(0xc25d66b1d2fcd837), UINT64_C(0xdacfa1e07eaeceb3), UINT64_C(0xd5546fbd58828d2f), UINT64_C(0x87a01a9e8f4c7df4),
    UINT64_C(0x301b0e33b47591b1), UINT64_C(0x6e3a813b81b8a799), UINT64_C(0xebf208b57331e013), UINT64_C(0x15c458e5c9749bb1), UINT64_C(0x2cb4fc9399421409), UINT64_C(0x163a38d7146935c2), UINT64_C(0xc56ae77b3fc5d54c), UINT64_C(0x1a321a1363f799aa),
    UINT64_C(0xaa6d35e08ce79750), UINT64_C(0xee1dbe2097d8ce9b), UINT64_C(0x4f29c094a96b2e11), UINT64_C(0x98465a176b141b66), UINT64_C(0xe0c86bd103d6699c), UINT64_C(0x980c3019ecd62827), UINT64_C(0x5eb7cdff640b23c0), UINT64_C(0xa7d3354aad5985fd),
    UINT64_C(0x1d53632f98ca86bb), UINT64_C(0x1ef6cf61f161f30e), UINT64_C(0xf8a2b49dd811c1d1), UINT64_C(0xd53eb9df9f0b42a9), UINT64_C(0x1257a719da981df3), UINT64_C(0xfa547a92e98c557d), UINT64_C(0x4a5612605846ce11), UINT64_C(0x970f757d26cb2af2),
    UINT64_C(0x02db13f385ddbfcb), UINT64_C(0xb67915cb34aed850), UINT64_C(0xb1504d9b0701aa52), UINT64_C(0x076d7865740b8185), UINT64_C(0x81c777130237d0f0), UINT64_C(0xa822224b1170227a), UINT64_C(0xee3ff3ca43a04ff7), UINT64_C(0xccf0d431235d5b90),
    UINT64_C(0xe36dcf5aa9ffaaaa), UINT64_C(0x94afc96fc464c391), UINT64_C(0xa26ddc8396c480e1), UINT64_C(0x8681f507a9868175), UINT64_C(0xeebb3cccfa96b8eb), UINT64_C(0xf6567cee8e13cb68), UINT64_C(0x9e029fd036fc4d8d), UINT64_C(0xd94758b7ffce5e26),
    UINT64_C(0x2eb97d736391ba2a), UINT64_C(0xb56b4f3e3ee62e8a), UINT64_C(0x5efba3706e5b8bf0), UINT64_C(0x759a482c9e21e8bd), UINT64_C(0x2f9221a02df6e213), UINT64_C(0x59e387863a5c553b), UINT64_C(0xec5c4233a6e6d974), UINT64_C(0x6e1a201f76b0dd5e),
    UINT64_C(0xb3816f9f8927252b), UINT64_C(0xe8f352ca10aee62b), UINT64_C(0x13bf93fe4b13a0dc), UINT64_C(0x09150e0452b80289), UINT64_C(0x1bd38e9a507d323a), UINT64_C(0x01de0ec23a869209), UINT64_C(0x7b8a0af34c57c232), UINT64_C(0xa21a3677988bb08a),
    UINT64_C(0x723f796170c34672), UINT64_C(0x234407fe15262e28), UINT64_C(0xcfd07c42b53f4eff), UINT64_C(0x0190183455f30762), UINT64_C(0xb96ba5e41a2acebc), UINT64_C(0xa5d8724f927af410), UINT64_C(0xb1bf99595ec04a39), UINT64_C(0x2c7aaf2edd2ba386),
    UINT64_C(0xccc5a1d7e25aa66e), UINT64_C(0x78d9a545e83f3ff9), UINT64_C(0xe1b3d7ce3e503625), UINT64_C(0x3543317be458048c), UINT64_C(0x0755961222b3d3d9), UINT64_C(0x12f0e5b0bb50d03c), UINT64_C(0x9a71a28a2604805a), UINT64_C(0xf51614fa8fd0b6cf),
    UINT64_C(0x88f061b39eac454c), UINT64_C(0x0b1144b968bca1ab), UINT64_C(0x06f0d57e459c4143), UINT64_C(0xf9e2f75d61b38fce), UINT64_C(0x4a5753dd78b83cd0), UINT64_C(0xda737f58de31ead7), UINT64_C(0x8a2fb77463bd3c5e), UINT64_C(0x3ff1d4750c66e6f3),
    UINT64_C(0x91d2045c3f692466), UINT64_C(0xc8851137334ef316), UINT64_C(0x3139cc2438e4fe5b), UINT64_C(0x74f087ef0510cf20), UINT64_C(0xda04e5b807151ef3), UINT64_C(0xd3dc7f97307940e9), UINT64_C(0x3110f042119eeb7a), UINT64_C(0x554f08f4d2e732f8),
    UINT64_C(0xd640749ad4c7da6d), UINT64_C(0x7f17283872072334), UINT64_C(0xcd6438c3ea3df394), UINT64_C(0x053ccde07f2bce37), UINT64_C(0x0533d00a475b3f09), UINT64_C(0x82d94cfba259b102), UINT64_C(0x7bb6e30007b4c5a7), UINT64_C(0x11d49d1397ed864d),
    UINT64_C(0xb444181d6a21f20c), UINT64_C(0x6dcd1c53bdca43a8), UINT64_C(0x5222348ba949e604), UINT64_C(0x742d3a8f7563aa52), UINT64_C(0x022136255e226db4), UINT64_C(0xd4a40fff774f924c), UINT64_C(0x650aa94fff1a7d9b), UINT64_C(0x88fb5b5d39d8f5a6),
    UINT64_C(0x99bf32411b7f5bfc), UINT64_C(0xf7d6d6d83cc89765), UINT64_C(0xac3870638137ef7a), UINT64_C(0x87b634d2f26471e7), UINT64_C(0x4e2f05ab731600b4), UINT64_C(0xd542566127c66ad2), UINT64_C(0xffbc98873fd729a8), UINT64_C(0xa18a1e29d4ae4b50),
    UINT64_C(0x103ae0f3800db980), UINT64_C(0x909e94fd3350f19e), UINT64_C(0x0dc7e86d5de82f68), UINT64_C(0xc789935d25c4b9cc), UINT64_C(0x37ea553030e2acb7), UINT64_C(0xa6c0cfb943f163fd), UINT64_C(0x01333f70a388ef9a), UINT64_C(0xa8fa1dbed236d96a),
    UINT64_C(0x228381c2dc7c01eb), UINT64_C(0xa774e64284f5c513), UINT64_C(0xa3d3f29f318129fa), UINT64_C(0x639762e08e19649b), UINT64_C(0xebd8e0e8389ee0d9), UINT64_C(0x125b7e2e28b60153), UINT64_C(0x84822953b4ff5ba1), UINT64_C(0xab45041486913c9e),
    UINT64_C(0x1960f1f406ae5644), UINT64_C(0x55a08badca9d9e8a), UINT64_C(0xab32593b1230065e), UINT64_C(0x000078df5db7f8af), UINT64_C(0xaefeffc28d38bc25), UINT64_C(0xebeeafaa3fb82d4e), UINT64_C(0x42a580e24663c807), UINT64_C(0x3a42daf3c092094b),
    UINT64_C(0x7c71a65b3f4bda00), UINT64_C(0xe1949a1b4eef2df1), UINT64_C(0x92e322d3ea847cb1), UINT64_C(0x7835602f5644e681), UINT64_C(0xd09fcb29656185e0), UINT64_C(0xbf33d92939acdde2), UINT64_C(0x5d8c9ed6deadc4ba), UINT64_C(0x63b0aa44eba3919c),
    UINT64_C(0xf1b7b1a82ca6845b), UINT64_C(0xdc9ab05d26e35d6d), UINT64_C(0x65f3b38c95e68417), UINT64_C(0xc6220f854796f550), UINT64_C(0x924ed167408fecae), UINT64_C(0xa85ab58d2a07131c), UINT64_C(0xabbed2964ee7980e), UINT64_C(0xf8166981104d004b),
    UINT64_C(0x70fea9546c8fd553), UINT64_C(0x74afc2e85869fb68), UINT64_C(0xd12a5b72ec2b1aea), UINT64_C(0x838376197f195ee9), UINT64_C(0x089347713a3796b5), UINT64_C(0x70592b68b28931e5), UINT64_C(0x234ee294c1b80d59), UINT64_C(0x74769be20b716362),
    UINT64_C(0xe85d8ff1b15931c7), UINT64_C(0xdb8364240279fb30), UINT64_C(0x3f3ce2c142fa06c3), UINT64_C(0xffb8a4d4f753b577), UINT64_C(0xc486c1c70bcb96a1), UINT64_C(0x9c4920361aa95ff8), UINT64_C(0x445a09943ab9539a), UINT64_C(0xd1bcc0d6edc1ddb8),
    UINT64_C(0x170a1c9eb18c1e6b), UINT64_C(0x5bb9e01e94ae6e13), UINT64_C(0x952b6fd1c29d1277), UINT64_C(0x150bac24d2ad371c), UINT64_C(0x8418e08e6c18cbb9), UINT64_C(0x9f69fe133bc5b3a2), UINT64_C(0x516e68fc08bf67b5), UINT64_C(0x86bd857496d8ee2d),
    UINT64_C(0x9fe9e6af2cf8e172), UINT64_C(0xe7247c1673af0b26), UINT64_C(0x66a33565bcdf6442), UINT64_C(0x7dec94641ef10241), UINT64_C(0x2f8aae8121a72d64), UINT64_C(0xb20252e0ef1eba7c), UINT64_C(0xa5f3fbe52cc89e69), UINT64_C(0x98ff2f33fe9782d9),
    UINT64_C(0xfce78721aae960bc), UINT64_C(0x5d05d02545d29875), UINT64_C(0x40e43537b165f8b0), UINT64_C(0xb39e814b12fdc0de), UINT64_C(0xd2d6045c3b75c9cc), UINT64_C(0xf2426895045f9969), UINT64_C(0x05a5093a8bdb2f8a), UINT64_C(0x7669c6c30fbde678),
    UINT64_C(0x90248632a2e025e5), UINT64_C(0x75ec6c96f3a01749), UINT64_C(0x2caa389430c2d53a), UINT64_C(0x53871d5fcbac94b2), UINT64_C(0x0ca38eb8ca6aa339), UINT64_C(0x541e4de2aa2beb4a), UINT64_C(0x5e36fdd643b69fcd), UINT64_C(0x41ad5820e01db559),
    UINT64_C(0xef985c6bc665e40b), UINT64_C(0xa7f80ca6bde41693), UINT64_C(0x81d00b38b2b329bd), UINT64_C(0xa3ceedab0b7db11a), UINT64_C(0x3f9fc3c958bf7922), UINT64_C(0x04d88d9c7525b6c5), UINT64_C(0xe0e0f515dc156284), UINT64_C(0xbe38084c4f0cedfc),
    UINT64_C(0x0377c9f963a1a244), UINT64_C(0x4b4607e51ebac2b4), UINT64_C(0x18dcb6f236491c84), UINT64_C(0xee6ff3b977efc515), UINT64_C(0x901602b72a9f2a2e), UINT64_C(0xb79c3881b1850949), UINT64_C(0x31e09253f9d4383f), UINT64_C(0xaf87aa2109c2dcbe),
    UINT64_C(0x1833697775aa7c38), UINT64_C(0xea2574832e5e6648), UINT64_C(0xe16eade1eb911636), UINT64_C(0x5e755e381ee0df46), UINT64_C(0xeaa694f31a350202), UINT64_C(0x1d9bedff930b0069), UINT64_C(0x06373dbcb694fe01), UINT64_C(0x2e910a9cfb5fb3e6),
    UINT64_C(0x7ad6c51eab0a79dc), UINT64_C(0x1409a6f72012d4d2), UINT64_C(0xfd31b42ec44b87d5), UINT64_C(0xe749472f2c381148), UINT64_C(0xc993d545719df821), UINT64_C(0x554772bdf4d2c7f6), UINT64_C(0x6ff5a00b31e4a9c4), UINT64_C(0x78ea3dd6aa5718a8),
    UINT64_C(0x698874c6856d084c), UINT64_C(0x59a666e9ce855cbf), UINT64_C(0xb0b4b05d1105b6d5), UINT64_C(0x35f0d626caafbefa), UINT64_C(0xcb39594f4afaa010), UINT64_C(0xbbb82b12f9c32df1), UINT64_C(0x034f5295fec2b22d), UINT64_C(0xe81f09465211a4dc),
    UINT64_C(0xe2d05741474b4c8f), UINT64_C(0x81d2e9498b0c995c), UINT64_C(0x05252d0b26b99496), UINT64_C(0x5e1699994bdcf8a2), UINT64_C(0x638b5e199ae99772), UINT64_C(0x08bdef4e186974f1), UINT64_C(0x34e146f6f4446c89), UINT64_C(0xac391f8c0de9d1d5),
    UINT64_C(0x70254e68e4b81238), UINT64_C(0x111a3bbc11b925f2), UINT64_C(0x3648b1b1ec5a3a61), UINT64_C(0xcf5c99937e2c3a06), UINT64_C(0x27f42f72ef8288ed), UINT64_C(0x57217c2a586cae34), UINT64_C(0x3d45aa45fe2309cd), UINT64_C(0x4ea080f55bbbe112),
    UINT64_C(0x15387fa2228d4ca8), UINT64_C(0xff56184a40364651), UINT64_C(0x3b492c67c11e3c1e), UINT64_C(0x8e81211035cf558a), UINT64_C(0xcfa4c25bc10126c5), UINT64_C(0x55576c291d81f3f0), UINT64_C(0x0017b44c034db359), UINT64_C(0x1e07815952a534a6),
    UINT64_C(0x12c18bda81644964), UINT64_C(0x2ed5a951fb9300e2), UINT64_C(0x75f9eef3bb5b61b9), UINT64_C(0xc383cc1d2d528ad1), UINT64_C(0x18f65e93c9231454), UINT64_C(0xd37f956817ee9680), UINT64_C(0x419aa31d696b9a0b), UINT64_C(0x1db178c12cd782ee),
    UINT64_C(0xa3e0d7a13194678c), UINT64_C(0x6189bcade6984f10), UINT64_C(0x3de36eb2120a7849), UINT64_C(0xeb32f3547aeb8280), UINT64_C(0x8effce55b732571e), UINT64_C(0x2e81df4fee976b3b), UINT64_C(0x4a9f245c83b8d0b1), UINT64_C(0x29e5c0e2cf189745),
    UINT64_C(0xd36e616ba138a59f), UINT64_C(0xba701f30d7596c5e), UINT64_C(0x2b50e69866ff3914), UINT64_C(0x69cdc88021dbc4c6), UINT64_C(0xc3d408f9fa789ce8), UINT64_C(0x91c9a8f378bdc658), UINT64_C(0xea19b331bcaa637a), UINT64_C(0x6acf78cd39d75001),
    UINT64_C(0xb76055da8843a0c7), UINT64_C(0xa8e7be0e140f76ef), UINT64_C(0xf4da6d0e0c442270), UINT64_C(0x45cadb0913ccdd99), UINT64_C(0xd7e815b4b4293230), UINT64_C(0x1777843bf16c8065), UINT64_C(0xc7b5e7e538b245b9), UINT64_C(0x289d17dd2b73622d),
    UINT64_C(0xe76a47ebc5096a00), UINT64_C(0xab2f28557759bc97), UINT64_C(0x4af9ea730f58230d), UINT64_C(0xbfdac4c9c0d2aebf), UINT64_C(0xea61a216880449d2), UINT64_C(0x4b38ee0489e1045d), UINT64_C(0xc7743de9fd10c4a2), UINT64_C(0x2f7d97dc26eb2a93),
    UINT64_C(0x695f50abc041aa90), UINT64_C(0x1f95392e277878c8), UINT64_C(0x8289ddf441dc6c8f), UINT64_C(0x488879497c7bf4d0), UINT64_C(0xf4e431d205ee9f57), UINT64_C(0xf1aacbbefd2416d2), UINT64_C(0x7c460fb8117bfe6a), UINT64_C(0xaa2f8309ba6f9ebe),
    UINT64_C(0xe29e5f6a723fe63c), UINT64_C(0x4ee58d310cdd7175), UINT64_C(0x05bb48dd423edd5b), UINT64_C(0xa70e6acc39e4fb4b), UINT64_C(0xb2f0586830dc5876), UINT64_C(0x2aa0e1f6978e7719), UINT64_C(0xd939236e6e93d8d9), UINT64_C(0xfaff65164cf5ab25),
    UINT64_C(0xf8634103fdaa09c9), UINT64_C(0x13c31f290b1f6477), UINT64_C(0x2b9e44d6ef2ea030), UINT64_C(0xe904899a19d5849c), UINT64_C(0xf311ed89048c8694), UINT64_C(0xe85d7b7bb92a54cb), UINT64_C(0x55bc916d4fe32726), UINT64_C(0x35175840a48645a7),
    UINT64_C(0xf1ba827e93fd94ca), UINT64_C(0x55fd092b0808d26f), UINT64_C(0xba2c1acc1c84a084), UINT64_C(0x16d38fd375c5af17), UINT64_C(0x639e5248531bb72c), UINT64_C(0x70ef5f63c8f4d577), UINT64_C(0x387ec96020dac527), UINT64_C(0x088ad0bb6e3e4c16),
    UINT64_C(0x59e07952945b41ae), UINT64_C(0x3fa5425670fcf31b), UINT64_C(0x224d459915baf480), UINT64_C(0x08164bbbe0d3521e), UINT64_C(0xe3ef28dd78d8d788), UINT64_C(0x904563f07c2c54b0), UINT64_C(0x13a525a0c8236ca3), UINT64_C(0xbeea00b0df75611c),
    UINT64_C(0x83b16a5c8a405137), UINT64_C(0x1d52ab9f0027001a), UINT64_C(0x0d24247cba04f362), UINT64_C(0xdcb83884a33e1f52), UINT64_C(0x9aa9dd411f12f6e2), UINT64_C(0xc383661c655615e5), UINT64_C(0xe48d23ab78eb5fca), UINT64_C(0xf73cff9353486011),
    UINT64_C(0xb624aad1113d3545), UINT64_C(0x445ad9be40318729), UINT64_C(0x94adf699cfd0d9bb), UINT64_C(0x07d5db21639e1b7e), UINT64_C(0xbeab270fb924d18d), UINT64_C(0x2dceeca391a14855), UINT64_C(0xe85b0e761a3472eb), UINT64_C(0x6a6dd1b6fda2e3b0),
    UINT64_C(0xc30802ba274eb6f1), UINT64_C(0x8362c69444066593), UINT64_C(0x1936558920ac2b71), UINT64_C(0x4f28ba2b2bc782b5), UINT64_C(0xfd94dcb870a65c4a), UINT64_C(0xf4b2346230d8887e), UINT64_C(0xf52d1336038f93d5), UINT64_C(0xfb970b59f26fad68),
    UINT64_C(0x9de138b7cb3ac5f8), UINT64_C(0x31232b3ce0182eba), UINT64_C(0x3afd3b98a51a66f4), UINT64_C(0x16531b64d102aa5b), UINT64_C(0xb828df5ed6783e55), UINT64_C(0x4f6025fbb024f117), UINT64_C(0x85fcfc37df3aec3a), UINT64_C(0x44fc0a437e4b6ec4),
    UINT64_C(0x163eac6f91d5525a), UINT64_C(0x02a252b000f69617), UINT64_C(0xa0905803f2c195b9), UINT64_C(0x760677b0fd9311b0), UINT64_C(0x67ad7a2b45347a5b), UINT64_C(0x89dac5b0391626fa), UINT64_C(0x474aab090c7f4299), UINT64_C(0x7c2a5e6d462fb2f0),
    UINT64_C(0xe15587b4206ba4b6), UINT64_C(0x086f5a0b5398305d), UINT64_C(0x1edd4d67482d3820), UINT64_C(0x9ec49a9ec819b5c6), UINT64_C(0x7345813b82eb275b), UINT64_C(0xc2d8d6b21d1d87a8), UINT64_C(0xdf76a018173cafbd), UINT64_C(0xed2576fe165d7187),
    UINT64_C(0x9f10ccb37becae5f), UINT64_C(0x1a3797ccd58aefe0), UINT64_C(0x3022ee7425a45dbe), UINT64_C(0x241a60eb3c162a7a), UINT64_C(0xaa33d1241f760b71), UINT64_C(0x1f5a47cbfe4a0118), UINT64_C(0x6bc107435ffed2cf), UINT64_C(0x6e32086e16c224e5),
    UINT64_C(0x256a9fd8deec36e3), UINT64_C(0xb582dcf121a6cd60), UINT64_C(0x0cad0665183d2086), UINT64_C(0x6b332c8e24aa38ab), UINT64_C(0xe354f4903c6ab107), UINT64_C(0x5b1c095546b1070c), UINT64_C(0x8c8f22f953a87c79), UINT64_C(0x7f7544c3e7235997),
    UINT64_C(0xfbb9cfec74668d8d), UINT64_C(0x713071588b43f4a0), UINT64_C(0xd11cd2661e4ee14f), UINT64_C(0x5011eb6badf95e50), UINT64_C(0xabdbb5c379950073), UINT64_C(0xecb38207a951947e), UINT64_C(0xb34901088c5d03ba), UINT64_C(0x623a2be4a22068c7),
    UINT64_C(0xa14c003a0fb9a3a3), UINT64_C(0x276a27f15c9c6d3d), UINT64_C(0x8dac959b6db26e81), UINT64_C(0xd911a3dea2dd0f32), UINT64_C(0x6bc5b10a45cfc0c6), UINT64_C(0xe0479372a2b83e4b), UINT64_C(0x9ed4c49e864d9d09), UINT64_C(0xecc25ccfdae10aa3),
    UINT64_C(0x7c53d5b37d55c813), UINT64_C(0x12a23e90c6c91a39), UINT64_C(0x8aab4875d312d337), UINT64_C(0x92031a8e6c29a68d), UINT64_C(0x6d10bf1d06579fd8), UINT64_C(0x63b3b587b323412d), UINT64_C(0x50ac69d6b33401b6), UINT64_C(0x8c12ca7baed9073f),
    UINT64_C(0xe7acda6378713728), UINT64_C(0xc2653e9cba857f54), UINT64_C(0x8ee8a20a80a321b4), UINT64_C(0x75e6040f04e90855), UINT64_C(0xb7328a36475b06e3), UINT64_C(0x92009ca2566f087e), UINT64_C(0x54a2cfb94c551ea7), UINT64_C(0x854b1ea33c7991d8),
    UINT64_C(0x533593b7da332201), UINT64_C(0x49dee8ef7f5d44c8), UINT64_C(0xad4d7737372c5493), UINT64_C(0xdc65663877de3695), UINT64_C(0x4ba7eae743f6d637), UINT64_C(0x3dd472808ba99a5a), UINT64_C(0x35042e0829b5a6c8), UINT64_C(0xd89ce73a1f98b9a5),
    UINT64_C(0x44fa53a9d6b3277d), UINT64_C(0xa443bb41d44a9a33), UINT64_C(0x86ebef945ccfc5a6), UINT64_C(0xfec981b42297b4e2), UINT64_C(0xf469fff51cd93548), UINT64_C(0xc2ef1ab0227d8106), UINT64_C(0xc73c5cee333c1e1c), UINT64_C(0x004e9f138141312e),
    UINT64_C(0xfb6abc561091d631), UINT64_C(0x08d38df6f94d71c2), UINT64_C(0x95c03c4bf9a99d7c), UINT64_C(0x1c64d7e87fb81f1a), UINT64_C(0x468175a46b7735c1), UINT64_C(0x99ff6f7ec74800bb), UINT64_C(0x231aeeb0104e1066), UINT64_C(0xd6ac6cfe2d848f11),
    UINT64_C(0x6f88c0147c2ef07a), UINT64_C(0xb4123b8912534079), UINT64_C(0xf219578298156223), UINT64_C(0xd756596dce1fb9a4), UINT64_C(0x3e9ae8399165ee38), UINT64_C(0x4693ef4ff7776063), UINT64_C(0xe4aef3cdf63cd258), UINT64_C(0x975bf7021a23c742),
    UINT64_C(0x91fca1be285af835), UINT64_C(0x4dabc66ff9307b63), UINT64_C(0xfcffb36da0164aa5), UINT64_C(0x7db167666e78206e), UINT64_C(0xf48e82f95a09beb1), UINT64_C(0x131e2415c8d9b12b), UINT64_C(0x54b298c50b68d764), UINT64_C(0xdc3b95816ca96a2e),
    UINT64_C(0x2b09488212fc44d7), UINT64_C(0x09b8def424a5d7fe), UINT64_C(0x940a35c23f8b1c3c), UINT64_C(0xc54b63a4090716d8), UINT64_C(0xf4d0c6dba33524a7), UINT64_C(0xc39fd847d7b749a6), UINT64_C(0x343d0821e658ef76), UINT64_C(0x79f8ee96f5e96f0b),
    UINT64_C(0x97520615ce62304b), UINT64_C(0x89ac020fc5b31d40), UINT64_C(0x2af7cf2f0a7ef482), UINT64_C(0x60d0567401fce2f8), UINT64_C(0x4d394797291fee8d), UINT64_C(0xcad69a00a2f23c19), UINT64_C(0xeae01519236e63ad), UINT64_C(0x2fc05bef6bd2077c),
    UINT64_C(0x782c0acb258c5957), UINT64_C(0x105714b0ae97e15e), UINT64_C(0xf91cd5cf477b5a23), UINT64_C(0xde976e192dd8bce0), UINT64_C(0x1225e3fbbf1c68c7), UINT64_C(0x97e8eecc05f6f1f7), UINT64_C(0x0f9b248d697a4e2c), UINT64_C(0x3195ccaf44219994),
    UINT64_C(0x9c41d949e1eed508), UINT64_C(0xcf1953517c2c4814), UINT64_C(0x8e6e2e2bc69ee8fa), UINT64_C(0x8f2c944a01eae622), UINT64_C(0x210937b4017efb9c), UINT64_C(0x7dd97c27ed7ba532), UINT64_C(0x1032b737c726ed0a), UINT64_C(0x7ef2c60a6e655467),
    UINT64_C(0x21475b6bb9606f5a), UINT64_C(0xe6360d9ab3900201), UINT64_C(0x2d9f455276fd0a3d), UINT64_C(0x2114f39ea107e877), UINT64_C(0xec55b5e026da8637), UINT64_C(0x21e9dbd5ab2bcc61), UINT64_C(0x09414577cf0b3330), UINT64_C(0x5397159300e1f2ed),
    UINT64_C(0x0eba0cca80af6b4a), UINT64_C(0x2c89af9051187b2b), UINT64_C(0x0384607dd2b7a25c), UINT64_C(0x21d95739b779b9ed), UINT64_C(0x4dd6ffd389a80e49), UINT64_C(0x4104711e66c75043), UINT64_C(0xc68d076e11d98785), UINT64_C(0xe68aff70a357e3ce),
    UINT64_C(0xac55c1b4dab0a9bd), UINT64_C(0xa986556410ccdd2b), UINT64_C(0xe03762eedb250560), UINT64_C(0x7e8d67150c6a8079), UINT64_C(0x08b7f75f5f00131b), UINT64_C(0x5a349a1945305351), UINT64_C(0xacf3064bb19ec753), UINT64_C(0x1155c63cf9fff588),
    UINT64_C(0xead6f410050b7cc0), UINT64_C(0x169ed2b4875202ff), UINT64_C(0x725661dd3217000f), UINT64_C(0xa32125acd3818e3a), UINT64_C(0x6632fdbf88af35d5), UINT64_C(0xacc361a88cfed2ed), UINT64_C(0x5cadddcd2f8aa840), UINT64_C(0xe5612b23885a0478),
    UINT64_C(0x57346f25c97a3b60), UINT64_C(0x1aaf21cd40dcd70e), UINT64_C(0xdac493f872317bdb), UINT64_C(0x0b2b82f3504158a9), UINT64_C(0xbc9a38921a88d4e1), UINT64_C(0x201c91485931ea2a), UINT64_C(0xf859f4c87b86e679), UINT64_C(0xae19bbbd668085ce),
    UINT64_C(0x08aec8a7b99caa35), UINT64_C(0x59cf497293e558da), UINT64_C(0x3887b01d206b0128), UINT64_C(0x920f4d6679724a30), UINT64_C(0x4e6622b7813b65ba), UINT64_C(0xe353d0bc43ce2404), UINT64_C(0x93c2341fc1297e78), UINT64_C(0x166e202f5b575344),
    UINT64_C(0x7a4a44e3b3f8fe4d), UINT64_C(0x5ddf957ad13a50a2), UINT64_C(0x82c9600a84746ed1), UINT64_C(0xb97878c6a75c3b83), UINT64_C(0xb823354a412d2fc3), UINT64_C(0x3938b42f6923fecc), UINT64_C(0xba58b9204662226d), UINT64_C(0xd0205ced2ecda1cc),
    UINT64_C(0x15a9e05c8d3fc0a9), UINT64_C(0xf44dcba59fe9c672), UINT64_C(0x042df4dbf057e677), UINT64_C(0x6de7c46b24d0b84b), UINT64_C(0xdeb95a99cee8c877), UINT64_C(0x533253867caeb0c1), UINT64_C(0x8e8e4e2168e6aa25), UINT64_C(0x7e5808b795887715),
    UINT64_C(0x1346fb0f0d50c3d2), UINT64_C(0xf6efd3145c65a7e3), UINT64_C(0xe094465762865fa3), UINT64_C(0x081a83af15186280), UINT64_C(0xfff352c80ac5aa84), UINT64_C(0x57c4cae6c0ca0530), UINT64_C(0x7f1875bed3e6cc0f), UINT64_C(0xf38fc0ee781afb90),
    UINT64_C(0x17e068afac0038d6), UINT64_C(0xf60df5f898e8ae65), UINT64_C(0x9a747757eb32fd10), UINT64_C(0x2b50786528b76988), UINT64_C(0xde9a887eb662d26a), UINT64_C(0x7a1a0bcfa9e59961), UINT64_C(0xd17a27791f89ae05), UINT64_C(0xe5222df1b7435cec),
    UINT64_C(0x2f58700efa1bbdb1), UINT64_C(0xdcff7e198aad3964), UINT64_C(0x2b6ca5a0d2eb7479), UINT64_C(0xfe255d77ca40832a), UINT64_C(0xe6dd45860ba3f53d), UINT64_C(0x7a358343b7c7aeab), UINT64_C(0x8d31981816faf02d), UINT64_C(0x40dc53ed54d5a3a6),
    UINT64_C(0x8a53a85bfc7091cf), UINT64_C(0xde892e4d98c740cb), UINT64_C(0x0712555bb3d8afaf), UINT64_C(0x7fdc2a07fe391f86), UINT64_C(0x3dfa4e354d49a1d3), UINT64_C(0xb108b394b55c2992), UINT64_C(0x93d7ef9072b345fb), UINT64_C(0xfd217bc4f75ee198),
    UINT64_C(0x4216bc127504b7f3), UINT64_C(0x13097c98692c36f9), UINT64_C(0x42eaa7e94405ca09), UINT64_C(0xebb11d60b1abc7fd), UINT64_C(0x723320eeab8c2565), UINT64_C(0xda46ea588f065449), UINT64_C(0x67c34425fa876887), UINT64_C(0x455b6bc6d2dcadec),
    UINT64_C(0x2b316c5be213bf7c), UINT64_C(0x894380fc2423ce70), UINT64_C(0xa75d3bbccf3b1209), UINT64_C(0x5bf1441b036294b7), UINT64_C(0x3aa3fecfc2648ef8), UINT64_C(0x5d312b1084147b4d), UINT64_C(0xc364121851659cc0), UINT64_C(0xb55069746d58b3a8),
    UINT64_C(0xb49a02b2d5c6f0bd), UINT64_C(0x4cb47beeb233ac7a), UINT64_C(0x3b327eea76d8787e), UINT64_C(0x740d8f60c74405a5), UINT64_C(0x4729dfd515ce7c12), UINT64_C(0xe074244d1f557ae9), UINT64_C(0x938e886a158c15f5), UINT64_C(0x75db17bad540a91c),
    UINT64_C(0xb2634f888871f8f8), UINT64_C(0x231c91cd31b55f55), UINT64_C(0xfcb2d01b7ae6ad2a), UINT64_C(0xd8d0d8eda1ac1a05), UINT64_C(0x1c2d09895b3ed59a), UINT64_C(0xc8142cc09201b0fb), UINT64_C(0x95fd250078f7ab5f), UINT64_C(0xb3f3e6cae7c393ec),
    UINT64_C(0x3c3c8d74df694c2e), UINT64_C(0x0e1c762cc5bfb1f2), UINT64_C(0xa96efd3a1a2c4462), UINT64_C(0xb8e10e65e652d209), UINT64_C(0x71f642e4567e5f2d), UINT64_C(0x0a3ea31db1bc1a0c), UINT64_C(0xb7407f31984fb437), UINT64_C(0x6a1ec43da14ae784),
    UINT64_C(0xd8979496fafd12b7), UINT64_C(0x65c4266baf134297), UINT64_C(0xe990bc1c5f5fd13b), UINT64_C(0x668f41e0d0b057ff), UINT64_C(0x02e1a0a99d13e407), UINT64_C(0x2da88e1d36d00183), UINT64_C(0x883bc40a59a8106b), UINT64_C(0x236f2586f471fd2d),
    UINT64_C(0x0b0183fb8da9847c), UINT64_C(0x335f29df47a2dc46), UINT64_C(0x8471da3c03a8a81f), UINT64_C(0x595e1f3f9901a016), UINT64_C(0xd645d12ca2d40f6d), UINT64_C(0x888e31fabc67b2d0), UINT64_C(0x94b55d2f1367dcf2), UINT64_C(0xdad3661ad68f5b38),
    UINT64_C(0x3af552b4c955fcbb), UINT64_C(0xf0d7622b727c940f), UINT64_C(0xa195b09ad09d0b74), UINT64_C(0xb11e3526f3e36f00), UINT64_C(0xae5928b4d6d407e1), UINT64_C(0xd4ed11ea54e20082), UINT64_C(0x8191b3462d93849b), UINT64_C(0xd65656752792af4f),
    UINT64_C(0xe250de7da6e79e6d), UINT64_C(0x6004ec3891feda0e), UINT64_C(0x2edcaf72f2e1d13e), UINT64_C(0x6077e37af081be57), UINT64_C(0xf96bb16ba7aed08c), UINT64_C(0x7ef6125bef9c004c), UINT64_C(0x1942e6e0bff63dca), UINT64_C(0x391ced85d87b5975),
    UINT64_C(0xf4f9d2ce94220a87), UINT64_C(0x93078431ca9c4a27), UINT64_C(0x034f0b47c61383a8), UINT64_C(0xc8ccb5b1f0acc175), UINT64_C(0x6d9dd4234e726432), UINT64_C(0x20790943a3fb5013), UINT64_C(0xb7a25bda2435d7ca), UINT64_C(0x10bfba56a11ee20a),
    UINT64_C(0x0999be66d9e59f5f), UINT64_C(0x5e91318189a3d06f), UINT64_C(0x2d7d967592daa32a), UINT64_C(0x1829860921e672cd), UINT64_C(0x21afa52a100d0bec), UINT64_C(0xc22ca56b564b0bb1), UINT64_C(0x13a1ad01b9da7bb8), UINT64_C(0x04db2ee9ec36868e),
    UINT64_C(0xf41ac4596b1528e2), UINT64_C(0x88e92d1a615e8740), UINT64_C(0x6a0cf14e62bdc5ac), UINT64_C(0xa98a09a50d08fedf), UINT64_C(0x1084845c99a865dc), UINT64_C(0xd03ae2f55ad875a1), UINT64_C(0x68509c69cab49abb), UINT64_C(0xa6380eb0bc145ca5),
    UINT64_C(0x77dabb1f6937dbe0), UINT64_C(0x9350c320728db854), UINT64_C(0x215bc8795ca87b49), UINT64_C(0x726795520c96cafc), UINT64_C(0x5a64e32b1a07f749), UINT64_C(0x39f0b4556a2a60bf), UINT64_C(0x4530b71398ffcf0a), UINT64_C(0x958270370477a644),
    UINT64_C(0x897610f00536330f), UINT64_C(0xe2bbade7c1992bee), UINT64_C(0x7fe1d9a30f07f69c), UINT64_C(0xcce8d5fedf76e443), UINT64_C(0xbd8e03c2889ba6a8), UINT64_C(0x0a8f608ca9b8c358), UINT64_C(0xf35036e7b2751815), UINT64_C(0xb61dd78ceb118747),
    UINT64_C(0xb50e733780ed6516), UINT64_C(0xf0f3e8481cf029af), UINT64_C(0xb9b29a50ef49bfd2), UINT64_C(0xcda4c86b512a8d6e), UINT64_C(0x02b5a4379426d42f), UINT64_C(0x89315b405aa01419), UINT64_C(0x2dd507512698797f), UINT64_C(0xace3d42d766eb70c),
    UINT64_C(0x25970174dae675e6), UINT64_C(0x9255e86b344618f6), UINT64_C(0x855901e06f1d0d59), UINT64_C(0x61bfd9621ecfb00a), UINT64_C(0xbf635ee0f7824d7a), UINT64_C(0xc596430785bee49b), UINT64_C(0x59a76d9fcb07173a), UINT64_C(0xf4bd0e791f7d367d),
    UINT64_C(0xdf02b3ce33c6967a), UINT64_C(0x3c63540e82684c0d), UINT64_C(0x9536d6f062258cd4), UINT64_C(0x6bccf6113c1b8075), UINT64_C(0x22012fc251d1fae3), UINT64_C(0x4285099810b78f06), UINT64_C(0xbbe65cf7acdff3ca), UINT64_C(0x5cadd54ded89691a),
    UINT64_C(0x64d9059b2a857135), UINT64_C(0x421933ba5c120a98), UINT64_C(0x16c605b62b28d9cb), UINT64_C(0x3e3dab671fb2bd26), UINT64_C(0xde92a8555857f1c4), UINT64_C(0x7e9317cc582d4489), UINT64_C(0xc5e4b1982fc28a5b), UINT64_C(0xbcaba54a23861141),
    UINT64_C(0x3168f3baef7481f0), UINT64_C(0xa14b68febccf5178), UINT64_C(0xead0a3aa19179339), UINT64_C(0x64ff6afe4d91f48b), UINT64_C(0xc7d129c8e96b658c), UINT64_C(0x46895f7bc3ea4177), UINT64_C(0xe97367ac1c44a90c), UINT64_C(0x5adb77476ac105fb),
    UINT64_C(0xca2949e3770ba1b7), UINT64_C(0xd2c64675f2f40fd1), UINT64_C(0x36c5c6d617fba85d), UINT64_C(0x84bc159e8f7727eb), UINT64_C(0xc7e26ba3e19f4037), UINT64_C(0xed2023b137dfb35c), UINT64_C(0xcf0135a3bb5c5b85), UINT64_C(0x0b30e70239aa3ee0),
    UINT64_C(0xe9de7111bac69799), UINT64_C(0xb757b451a3380ac7), UINT64_C(0x6d12e50dd73f85b7), UINT64_C(0x54431c7efb761e6e), UINT64_C(0x90753d04beafa8f8), UINT64_C(0x3d254961dd5ddb18), UINT64_C(0xc9ab9d1a13d685b3), UINT64_C(0x6c3d645b19360314),
    UINT64_C(0x22b7bf26541131bc), UINT64_C(0xcefcffc29a83c9b7), UINT64_C(0xf77a64de99cc2478), UINT64_C(0x73b7d1b0e46162cf), UINT64_C(0xd432bc250a9268b6), UINT64_C(0xb6b3af6e6f89bfe0), UINT64_C(0x6d78639c4fd95480), UINT64_C(0xa6d9f43647ead41e),
    UINT64_C(0xaced6097f2aa6b7a), UINT64_C(0x4e7064c6d89b5c2d), UINT64_C(0x66ce5c647da2efde), UINT64_C(0x7c539c8537ce8ed0), UINT64_C(0xce96101119e5eda1), UINT64_C(0x517febe7bdb2a167), UINT64_C(0xe0cb197e985014ce), UINT64_C(0x4fa828851fd0e38b),
    UINT64_C(0x6e4139fd8b216d9a), UINT64_C(0x51ad67852cd36e5e), UINT64_C(0xaddb9ad7eafdab3a), UINT64_C(0x29e68761925c3878), UINT64_C(0x42d4f3f7630a5908), UINT64_C(0x570c1ea89c3a3b2a), UINT64_C(0x550e799b187d6bfd), UINT64_C(0xb6f6e3b9f0688c85),
    UINT64_C(0x010b3beab099e69d), UINT64_C(0x5117fa3ef4d287e2), UINT64_C(0xd1e21f268878a6d7), UINT64_C(0xcfbeaf4720b93481), UINT64_C(0xc1dc8af6958eefb9), UINT64_C(0x85684fe22ff578b4), UINT64_C(0x9902505aabc4146c), UINT64_C(0xf3fd302f7b07ce7d),
    UINT64_C(0x0b6d858d3d006445), UINT64_C(0x4de25f6fa7b61fcd), UINT64_C(0xb470b008d9eac76d), UINT64_C(0xd8553c4ad69c51ed), UINT64_C(0xb525da8f6942eafa), UINT64_C(0xf5c271d405a53ef8), UINT64_C(0x0e994401b038b1ba), UINT64_C(0x4c617cdbbf0fa959),
    UINT64_C(0x27573a6dcf187365), UINT64_C(0x08392b451561500c), UINT64_C(0xe32725904e8f7b49), UINT64_C(0x2d27a2ab2a7f9bf2), UINT64_C(0xd327e9d26cb4dbd4), UINT64_C(0xcd50ad46e6acec07), UINT64_C(0x163a511c2344ea75), UINT64_C(0xc4d01d61015061c4),
    UINT64_C(0x2e2a9411a866d071), UINT64_C(0x137cb273a076a115), UINT64_C(0xcb80db92cb0a0046), UINT64_C(0xa66cb6d8ed8444c4), UINT64_C(0x9bcb000174dafb0b), UINT64_C(0xa2f30a668dea710b), UINT64_C(0x5fbfca96f42aa9f8), UINT64_C(0x07d7d1570dc669d4),
    UINT64_C(0x07aae92b555c78d2), UINT64_C(0xc3f875d2d66e1361), UINT64_C(0xf8fd2e5d62705ec1), UINT64_C(0x40b0d5111497aa4d), UINT64_C(0xaf9f1010ae71db8d), UINT64_C(0x34de3b085b4d241b), UINT64_C(0x390ee5d342aa5bf5), UINT64_C(0x6abddc6f9d5703a1),
    UINT64_C(0x3abd082731ba8cb4), UINT64_C(0x2fade119d92145d4), UINT64_C(0x714166b184214065), UINT64_C(0xdb5a104fc7e40bd1), UINT64_C(0xce9ee02d8c709ae6), UINT64_C(0x6cf026ea1a27c5aa), UINT64_C(0x6432670c5e3036c4), UINT64_C(0x21d6be5fbe502855),
    UINT64_C(0xd53832c32e79aace), UINT64_C(0xc48e9431d1a065fb), UINT64_C(0x675f7f9a72c0dc4d), UINT64_C(0xbbd28d370e353ae5), UINT64_C(0x00c81a63e93d5372), UINT64_C(0x4f0543b0209bc5d6), UINT64_C(0xcbb9871588d38668), UINT64_C(0xdec06fb8f65f483c),
    UINT64_C(0x7cd2d595de97772d), UINT64_C(0xbf66cf2c6bcb658a), UINT64_C(0x7a84bd460b57d2de), UINT64_C(0x56f3872d6dfdee4c), UINT64_C(0x03a03eeddaefdc79), UINT64_C(0x53d39f7c9c70e05d), UINT64_C(0xab7660bb60d88824), UINT64_C(0x08b5b23d43e28ff0),
    UINT64_C(0x9cdf79472c389d85), UINT64_C(0xca65ee4610f11698), UINT64_C(0x6ed8082d5e497797), UINT64_C(0x86119f64322962db), UINT64_C(0x9ef655ee1d38ab8e), UINT64_C(0xf0ec9cdfd55e680d), UINT64_C(0xedf4d193ac21b38a), UINT64_C(0x817d5642e3218ebb),
    UINT64_C(0x9a42d56abe140d0a), UINT64_C(0x2f9b76a66d2ad690), UINT64_C(0xef9b96d9800d3518), UINT64_C(0xc206d6c3ba86b254), UINT64_C(0xc789b5e180b628e8), UINT64_C(0xc1cdbeea0b45dd29), UINT64_C(0x35575a9130d70a1f), UINT64_C(0x21fc476bdde96b05),
    UINT64_C(0xc2ba49ff9a4d3716), UINT64_C(0x33c573d27a25f5f3), UINT64_C(0x0a3b11768a8c8f6c), UINT64_C(0x258fc2c43672938c), UINT64_C(0xceb53f0943a0ba8f), UINT64_C(0x9e33b25a8a72a04b), UINT64_C(0x9d49142f2e6e1ab9), UINT64_C(0xa6a4f866775c6f06),
    UINT64_C(0x78057c8ac3e1ab25), UINT64_C(0x5200843b4bb86569), UINT64_C(0xafc52df53b0cd052), UINT64_C(0x7063fd3dd868095d), UINT64_C(0xfb284aa5c5901ae2), UINT64_C(0xc1ee383fbfff0897), UINT64_C(0x8218f9796e5a809d), UINT64_C(0x5f538ae9eab05d06),
    UINT64_C(0x6d94a7bc779cc1ab), UINT64_C(0x244858eee7571ee0), UINT64_C(0x7488f7bc3ead1b05), UINT64_C(0x7fa3bbc4a4ca9d80), UINT64_C(0xad0536167f044a9d), UINT64_C(0x4c1a4ffb6ee57aa6), UINT64_C(0xa892077fb3894e35), UINT64_C(0x8040384b0b67b2e2),
    UINT64_C(0xd651927945bc9532), UINT64_C(0x01422ed5b4cf5d40), UINT64_C(0x2f6e29622a63c916), UINT64_C(0xde3330954fc2bd41), UINT64_C(0x28a5a9192fe84f7d), UINT64_C(0x97e454bea3c852d4), UINT64_C(0x75ca85f88bd70c4f), UINT64_C(0x8ce867290d91fdbb),
    UINT64_C(0x57a7a844c8e37cf0), UINT64_C(0x26d69af922385fa8), UINT64_C(0x0d34c9c957b553a2), UINT64_C(0x49d58de9b4b6558a), UINT64_C(0xdd9fb03ea8256c19), UINT64_C(0x591c465b8c2a602e), UINT64_C(0x071eb141785f4019), UINT64_C(0xbb961a91bb9eb81f),
    UINT64_C(0xd44e905391b11898), UINT64_C(0xc816913031417a72), UINT64_C(0xcf60ead1fb6fb510), UINT64_C(0xfaf4aa9e94aad21e), UINT64_C(0xa2f2a62a8114fcb2), UINT64_C(0x1eff014a1cdeb42d), UINT64_C(0x3d882efaf55bd64a), UINT64_C(0x0df1c52429ab4980),
    UINT64_C(0x48b5b35010582230), UINT64_C(0x796d639fd7ce2f61), UINT64_C(0x5c0acd24f8189554), UINT64_C(0xce04a81273e3e240), UINT64_C(0x3fbe54dd326fffe5), UINT64_C(0x85a49e6ca26928b0), UINT64_C(0xa4b52e88ecb7d3d7), UINT64_C(0xb74a6400e3c0bb7c),
    UINT64_C(0x0b0d7a5f64e0274c), UINT64_C(0x5ed1291e490fbaff), UINT64_C(0x85177e1d8ca89b0e), UINT64_C(0x0a65434527529858), UINT64_C(0x93b0f01f2a13bf0c), UINT64_C(0x882bf57aa63b8bbd), UINT64_C(0x8dac565fc917d156), UINT64_C(0x13909761fa584c25),
    UINT64_C(0x9159eb71859dd55f), UINT64_C(0xfee0f520e1096b0a), UINT64_C(0x9ef80585c94f5da7), UINT64_C(0x3404e71bdc1ec573), UINT64_C(0x9c9105cfb94e48ae), UINT64_C(0x37b21a6ccd4be83c), UINT64_C(0x40812120004898e7), UINT64_C(0xb8130b4d03a18fd6),
    UINT64_C(0x5328755757d9be2b), UINT64_C(0x439c2beca969ebab), UINT64_C(0xeeefba4b082064fb), UINT64_C(0xd294c9480b3ef93f), UINT64_C(0x1d15f3d7c15e08b3), UINT64_C(0x417c4d67a91a9cdb), UINT64_C(0x1beea11cea2eaa24), UINT64_C(0x56bd734020d0cee8),
    UINT64_C(0xe16bfb983065be2c), UINT64_C(0x10a5a9b9581dd12a), UINT64_C(0x94bf302ef5d3ebe4), UINT64_C(0xf3c1a3b6bd552047), UINT64_C(0x10afec83b7d663f3), UINT64_C(0xa4698e25033c8328), UINT64_C(0x3673037dae652f6e), UINT64_C(0x5b0b2ad9ad506fec),
    UINT64_C(0xc0907312a4c60264), UINT64_C(0x0a9b5e19f5591ecb), UINT64_C(0x2b57ba51f9a01a42), UINT64_C(0xd78ae4f41214aacd), UINT64_C(0x8093f529bc5dffd2), UINT64_C(0xa3424cce8148f17b), UINT64_C(0xb11fb5b4517e9ca0), UINT64_C(0x9a6b623919f18815),
    UINT64_C(0x77b1a02a1cf486fc), UINT64_C(0xdf873999f8e86a5a), UINT64_C(0x688c6bacea4400fd), UINT64_C(0x770c0c44ac818d48), UINT64_C(0x9ca05ac09279ec33), UINT64_C(0xdbdd61adba40877e), UINT64_C(0x772d6d7cb0b69862), UINT64_C(0xb3b7b1ec32e6573e),
    UINT64_C(0xf980e3f98ada9c1e), UINT64_C(0x8e355210538bd549), UINT64_C(0x54003ed13997607e), UINT64_C(0x2e0d5f3edfe11943), UINT64_C(0xc1a9840cb8a0c8c8), UINT64_C(0x72a829f5f93a013e), UINT64_C(0xc8953cc19493b3a1), UINT64_C(0x2e78ad7fe02e1977),
    UINT64_C(0xefaec4414b04176d), UINT64_C(0xecddce16f8a8df58), UINT64_C(0xf40e3bd35c29335d), UINT64_C(0xefbeca2575dc65bb), UINT64_C(0x0ec8a99b8ad20b81), UINT64_C(0xb5fcfa9e64e738d4), UINT64_C(0xafe19183a260f485), UINT64_C(0x8745515c8b8cfb43),
    UINT64_C(0x44dbad79bbecaf42), UINT64_C(0x0cb9d07950613d21), UINT64_C(0x060d611f2955fe46), UINT64_C(0x3ea5d553df938789), UINT64_C(0xdba51191c035917e), UINT64_C(0x7047cd539e9cf2c1), UINT64_C(0xab4a4c6063c60599), UINT64_C(0x621a777d5086c7d8),
    UINT64_C(0x107f969990ddce60), UINT64_C(0xd5c3fb331c820587), UINT64_C(0xf583fb83bd185aa9), UINT64_C(0x1b7cd795df578584), UINT64_C(0x3062bd3faef2693b), UINT64_C(0xb520ab981c61799e), UINT64_C(0x0abd8462ea66fae2), UINT64_C(0xd7673adb450930a4),
    UINT64_C(0x004c1caea18cde3d), UINT64_C(0x99bfcc159a5fa8f3), UINT64_C(0xe3053607ee8f5434), UINT64_C(0xe9124878ca0d2519), UINT64_C(0x59eca3992d9ae181), UINT64_C(0x38f7fb8a7ed92906), UINT64_C(0x61fc9b7ab3707724), UINT64_C(0xcff01043a732a826),
    UINT64_C(0x112d50863fcb81ad), UINT64_C(0x0b31b9999dea71fd), UINT64_C(0xe80c676a85516aad), UINT64_C(0xa832066ddc1e2fb2), UINT64_C(0x9321237a541e0f32), UINT64_C(0x1f6c2cdb46a58575), UINT64_C(0x84c8d206d6b551d4), UINT64_C(0x5ee569799f7920f5),
    UINT64_C(0xa78fcd65718daffd), UINT64_C(0x6cfb343dabdb10ad), UINT64_C(0x39bce5472f8b7ce4), UINT64_C(0x2a60ba234ec74dbf), UINT64_C(0x45910baa7b51d19a), UINT64_C(0xa194278d40adeaba), UINT64_C(0xe78469bb2a03ed9d), UINT64_C(0xcc6584127386dc3a),
    UINT64_C(0xb47b6989b1e699e8), UINT64_C(0xa6fa04c64d2d8eff), UINT64_C(0x9d2bbf450af4892f), UINT64_C(0xb3e058dc4a3bb06f), UINT64_C(0x6a4fcb2cd9f5913b), UINT64_C(0xb3da71df593e1db1), UINT64_C(0xeec3a4f2a9e678ac), UINT64_C(0xe036c76904253002),
    UINT64_C(0xf88ec22a9388df6c), UINT64_C(0xff0f5f2316fc0921), UINT64_C(0xe331ad5fbbd8dc6f), UINT64_C(0x53c77e0fe01a731f), UINT64_C(0x2f43b92876b87b91), UINT64_C(0xff85e3f985729dfa), UINT64_C(0x3a65b84244bf2649), UINT64_C(0x633a1d0f4cd59574),
    UINT64_C(0xf7539595afcfb54b), UINT64_C(0x4b7100da1bb0a0f9), UINT64_C(0x2266041b4f75e4a1), UINT64_C(0x0078b6737699cd83), UINT64_C(0x58472105693b48d2), UINT64_C(0x6896f0795cd4c721), UINT64_C(0xeb6db5fad45fe946), UINT64_C(0x2ab07a9a11e8c252),
    UINT64_C(0x3f01869b62ddcdb6), UINT64_C(0x2b28e16c1881a165), UINT64_C(0xb037f9438096df94), UINT64_C(0x6c1a6525e05c6e48), UINT64_C(0x697265c83207386a), UINT64_C(0x87c86f4efb33a881), UINT64_C(0xc651e7e58cd07c5c), UINT64_C(0x2af731f7b420d9c5),
    UINT64_C(0x8e93a24be446cfbc), UINT64_C(0x449a690128e061d9), UINT64_C(0x741f89ec3eb8dffd), UINT64_C(0x4c62bb557a7a3638), UINT64_C(0x0272a4e3268b0a9b), UINT64_C(0x60e95042135886a8), UINT64_C(0x2034e79b8fb83f82), UINT64_C(0x9816b98e45dd5fc5),
    UINT64_C(0x7eaec95ccbc55d9d), UINT64_C(0x5307bc98e0531a54), UINT64_C(0x70865eba42292ef8), UINT64_C(0x0a3b65f711f848d4), UINT64_C(0xd9284774595c698c), UINT64_C(0x55a8e11363232a7e), UINT64_C(0x2723d5335c1bae1c), UINT64_C(0x041382ad3f99a9c0),
    UINT64_C(0x226514fe5e729e1a), UINT64_C(0x28d6becfd6588b83), UINT64_C(0xdef59d7153be95b0), UINT64_C(0x6efa7bc1cfb7f192), UINT64_C(0x583bac156ca49488), UINT64_C(0x26296e7549dd37b3), UINT64_C(0xa8cbcf840a6c2f4b), UINT64_C(0x9183be863f4f9df4),
    UINT64_C(0xbaec50a520039fe5), UINT64_C(0x40c49132c72d5a5e), UINT64_C(0x9403ae11e1908876), UINT64_C(0x67a5cbcc4bcdf591), UINT64_C(0x06af879d1f95b5a5), UINT64_C(0xf394df7371f0f2f8), UINT64_C(0x1aeaa02427645575), UINT64_C(0x7a65db64cfd378e1),
    UINT64_C(0x7240da4b7fc48c3b), UINT64_C(0x6b01e8b699c318da), UINT64_C(0x203b9fb35e0ee838), UINT64_C(0x191e0108019bf15d), UINT64_C(0xe0e28f63719fb1d8), UINT64_C(0x1b97b8266a3f37b4), UINT64_C(0x1f4d3e1bd2e37408), UINT64_C(0xf9956ffa04cd48b8),
    UINT64_C(0x592bf94f315877b0), UINT64_C(0xfb7544a1b5fb6709), UINT64_C(0x01e98272cf831d6f), UINT64_C(0xfbdd8a0a7f64b44e), UINT64_C(0xb197120b78a446c2), UINT64_C(0xc5841420f52f113c), UINT64_C(0x5db8fcb40ff6760a), UINT64_C(0x11b82af9e03f66a1),
    UINT64_C(0x5cd5e06da69a170e), UINT64_C(0x22c8f1322af596a7), UINT64_C(0x7d5275aea424ab2b), UINT64_C(0xca94cb11cbe51720), UINT64_C(0xc338ba73d25a6f85), UINT64_C(0xfd05e5af77b78e85), UINT64_C(0x9599eef6df20019b), UINT64_C(0x85b800e61b32670b),
    UINT64_C(0x1f25d7809ce03616), UINT64_C(0xff065b3757757b8a), UINT64_C(0x5741fbfe0b7e3c51), UINT64_C(0xd6e5b9aa0af01758), UINT64_C(0x7896d8d4643f1178), UINT64_C(0x5377c91dec70dc0b), UINT64_C(0x3cc75b08ad85f8db), UINT64_C(0xceec5b7b20bbb776),
    UINT64_C(0x1ccb869a6331b133), UINT64_C(0xf905e6fe7a9ebe17), UINT64_C(0x9190865f041a5205), UINT64_C(0xff96365041f62d47), UINT64_C(0x19aca8af80bdc0bd), UINT64_C(0x41cc256c7c3bdf58), UINT64_C(0x6b31cd40a1123547), UINT64_C(0xd7e2e7163c0cafa3),
    UINT64_C(0xb70a57b63faeb418), UINT64_C(0x4362dc68c0467e56), UINT64_C(0x1ab33d588d9cd722), UINT64_C(0x009475118179be76), UINT64_C(0xef3bb6d3fbd06897), UINT64_C(0x1581d26c4d1b13ea), UINT64_C(0x9d80a90f4a836f9e), UINT64_C(0x8c43832882aa8c61),
    UINT64_C(0x09f883a1ce042c44), UINT64_C(0xd8f75952b50d3558), UINT64_C(0xd9e12f0ff34debb0), UINT64_C(0xaccdbf07fbf2122c), UINT64_C(0x8c061afd1db4dfd6), UINT64_C(0x6f79f169484d2c5e), UINT64_C(0xe3f9326729b796e7), UINT64_C(0xce69f06159482e9a),
    UINT64_C(0xc0161efb4137c15c), UINT64_C(0x8c622c80d4c836f3), UINT64_C(0x74be248beba3ccfc), UINT64_C(0xfc2ffea19927cc75), UINT64_C(0xd8fa0d433fb675c2), UINT64_C(0x9cc91053071ad943), UINT64_C(0xa8053caead6a6850), UINT64_C(0x310ac4a3432b845b),
    UINT64_C(0x29be2e20e98ca0e2), UINT64_C(0xa2ba7a78fc15cf2d), UINT64_C(0x017a297a6f3a8e25), UINT64_C(0xa3eb0323ac13b602), UINT64_C(0x6d49b23def0a107c), UINT64_C(0x765e186d86c9631b), UINT64_C(0x2f30e27c0b00b749), UINT64_C(0xb647e9dd0ef1d6fe),
    UINT64_C(0x371fd0512b512441), UINT64_C(0xabe9768e7c965e9e), UINT64_C(0x279d48450b42ae8a), UINT64_C(0x0559e95c91c2f584), UINT64_C(0x65814ae7745fd6b2), UINT64_C(0x874d1257f73875b9), UINT64_C(0x1655fb0400269a89), UINT64_C(0xa208cd63502baa25),
    UINT64_C(0xddb05c0a4848c9cb), UINT64_C(0xf9bc10e7463273e1), UINT64_C(0x0c6951d144fc0a1f), UINT64_C(0x4e0bdf182479ff7f), UINT64_C(0x85dc09858e8fe51c), UINT64_C(0x19ea12e188bacf0b), UINT64_C(0x7a29fa6f355bcb7d), UINT64_C(0xa51b3680d8b9b35f),
    UINT64_C(0x65d1c11f7583b9c0), UINT64_C(0x1f44835139107396), UINT64_C(0xe5fceae5cc523b94), UINT64_C(0xb200f6d549032476), UINT64_C(0x655e8d05b332d50c), UINT64_C(0x9c6840cc63b0883a), UINT64_C(0x5592aac721fd2c46), UINT64_C(0x59ba8886eecdf09d),
    UINT64_C(0x8be3a356e1ca31db), UINT64_C(0x88283366e3e02cb9), UINT64_C(0x9cc767c8cdcc53a0), UINT64_C(0xc62bf100cf5a7770), UINT64_C(0xf30b30725a4675ec), UINT64_C(0x60d17e39acdd6105), UINT64_C(0x15f3df1caf677ccb), UINT64_C(0x0f02f145dc94b49b),
    UINT64_C(0xcf7f5fff73347e2c), UINT64_C(0x26508db436f8e433), UINT64_C(0xbd2b42003baf2dea), UINT64_C(0x57121cd28f92f88f), UINT64_C(0xeca194928581731b), UINT64_C(0xfc9f309a86d04d0b), UINT64_C(0x1a09e443b1b595cb), UINT64_C(0xe90a38d7bc147a64),
    UINT64_C(0x9ac24f4d354b2706), UINT64_C(0x6bd01cba26a1dc48), UINT64_C(0x6cddba7ecd50ae86), UINT64_C(0xa1142b33e6dc1168), UINT64_C(0x071b2b832533d170), UINT64_C(0x87a661ffa017060e), UINT64_C(0x7c34788dba8ee182), UINT64_C(0x9ca444c8538f55fc),
    UINT64_C(0x7348ed0e37c93d2b), UINT64_C(0x4a8cea0b73dfb483), UINT64_C(0xd91e698e3d9f1d76), UINT64_C(0xfc5f7d8a660c1c3c), UINT64_C(0x6456a1e13cce3bcd), UINT64_C(0xe5f949c309bb18d2), UINT64_C(0x71bff94fae19931e), UINT64_C(0x045fff23cabcc8a5),
    UINT64_C(0x43ecdd547531897f), UINT64_C(0x05b3ad633ed17e44), UINT64_C(0x829bc40f57119cc1), UINT64_C(0x075e9fbe2be5815d), UINT64_C(0x1507ad9167be370e), UINT64_C(0xe608657a2656c040), UINT64_C(0x28cc3a4ab8d23ffb), UINT64_C(0x339595508638a794),
    UINT64_C(0xcda840c8fd64d1eb), UINT64_C(0x138ed7ceb9a8eb86), UINT64_C(0xa11ea345e60002a6), UINT64_C(0x09976bd7dd725444), UINT64_C(0x2aac0cbc2a373d72), UINT64_C(0x934d750140accb01), UINT64_C(0xec7dcaf68cc16cff), UINT64_C(0xcbf449dbce462da6),
    UINT64_C(0x8a829c71d325f0f2), UINT64_C(0x8050ff21c25d8978), UINT64_C(0x31698d50f833a1d9), UINT64_C(0x6eb5906c68f6a19a), UINT64_C(0x33867aca1cc1d7f5), UINT64_C(0x94f744622c271749), UINT64_C(0x7548b8dbf3e7bd32), UINT64_C(0x25b4dd5610c6a467),
    UINT64_C(0xb4dc1ef5c2be7c29), UINT64_C(0x0b18e1f13dd3067d), UINT64_C(0xf50f1efd827acad1), UINT64_C(0xc9efaf31ee39ec5b), UINT64_C(0xb9ce4b2d1986f322), UINT64_C(0x178dedf4c13e6720), UINT64_C(0xf6ea3137f8ffcee5), UINT64_C(0xc557e37f8a3ab760),
    UINT64_C(0x295f052db152ede4), UINT64_C(0x6c6eb2a6188bc517), UINT64_C(0xdc82abaa92c48727), UINT64_C(0xd867348d99e42d59), UINT64_C(0x4c5d4f3e9ba9112d), UINT64_C(0xf13eb0f3283c6a26), UINT64_C(0x9aa73d535bbe6aa9), UINT64_C(0x9b560056811a236a),
    UINT64_C(0x4bede45f4a99ae8c), UINT64_C(0xcae0292c10b116bc), UINT64_C(0x42133e0f309b09fd), UINT64_C(0xe812587099ff9a83), UINT64_C(0x9222606227a0c54f), UINT64_C(0xa740558abb8151a2), UINT64_C(0x23a05ebc25564bfa), UINT64_C(0x1b1ce5cede13f92a),
    UINT64_C(0x7c2b75ff193fd9dc), UINT64_C(0x63a4dd9261e7e1bb), UINT64_C(0x33036050932f8659), UINT64_C(0xbe03500c204c7f31), UINT64_C(0x14f854474d4c8c98), UINT64_C(0x9656d91c3c3b8ee4), UINT64_C(0x09d2234fe0ca9743), UINT64_C(0xba69698feb8bff2b),
    UINT64_C(0x67e9fccb4db04775), UINT64_C(0xa85bd31891ed3fd4), UINT64_C(0x5878a84226d36b4a), UINT64_C(0xaea2082af46f7fdb), UINT64_C(0x4327cd2ef3955ac7), UINT64_C(0x8551e35565da2309), UINT64_C(0x9f947d5d783202d3), UINT64_C(0x1b7460c01def14bb),
    UINT64_C(0x2bb10f6d75dd8505), UINT64_C(0xd879a89d2316ba82), UINT64_C(0x9c3b7368750cf6be), UINT64_C(0xae1529c631fb2c0c), UINT64_C(0x83ba1940f24748ac), UINT64_C(0xfc7efe6f010c0764), UINT64_C(0xc4f055a1e4d60e29), UINT64_C(0xc4072d52979fce95),
    UINT64_C(0x13f1c1808a188c26), UINT64_C(0xeea3365e47a4dfa9), UINT64_C(0xe51e622e2742242c), UINT64_C(0x23559c9b1f5b2c35), UINT64_C(0x45af8d18a3f76ee5), UINT64_C(0x22742d3d28e135f8), UINT64_C(0x4c8266fe2303c41a), UINT64_C(0x4cc96065bb9d65f7),
    UINT64_C(0xa2a5f11a1b84faf5), UINT64_C(0x30d135604fa2644b), UINT64_C(0x350aa78fdff11e37), UINT64_C(0xfed654acc7ab433e), UINT64_C(0xa92416dee3e4c994), UINT64_C(0x5766d11d1c4fe9da), UINT64_C(0x413dcc59c3754fe3), UINT64_C(0x3fda654328e22cbd),
    UINT64_C(0x8e695a523c7dfd23), UINT64_C(0x9d1965d57e8ef954), UINT64_C(0xa3ec42044b1630f5), UINT64_C(0x0aa22175e8d8f6c4), UINT64_C(0x772b6bef5d365664), UINT64_C(0x4de961f1e98b6460), UINT64_C(0xbf8fe1ce5c1f3512), UINT64_C(0x4c538274714b18e4),
    UINT64_C(0x42105773369f82af), UINT64_C(0xb4d546ee4de631a2), UINT64_C(0xfb671a69760a3147), UINT64_C(0x5c9c182098fa24b6), UINT64_C(0x60217dae5bcd0864), UINT64_C(0xeb848c6a662a668e), UINT64_C(0xa262f312e8be1d55), UINT64_C(0x7965277e04d7e60a),
    UINT64_C(0xbcfd17fa347ab9a0), UINT64_C(0xe6deed32bea74667), UINT64_C(0xa41249b3ea24b71c), UINT64_C(0x2e775ec635d462e2), UINT64_C(0x1c50d453c4f5041e), UINT64_C(0x8d68e0f88baae02a), UINT64_C(0x6ca5e48f84330dba), UINT64_C(0x18612b6745c386c2),
    UINT64_C(0x3c4e89ef3ff15df9), UINT64_C(0xb799aceec5e65bec), UINT64_C(0x21c1441dba6a3620), UINT64_C(0xc3fe3231e3b6af55), UINT64_C(0x95724c91086d716c), UINT64_C(0xc4f81f0e849e8734), UINT64_C(0x60da43d50b7ef0c7), UINT64_C(0xcc9d966461144d2b),
    UINT64_C(0x02b2b28e7226aaa0), UINT64_C(0xc7426c1508de362a), UINT64_C(0x6ff3b52253a78cb7), UINT64_C(0x15120088decc41b5), UINT64_C(0xbe9992e5f56b88a4), UINT64_C(0x1f1599f45ae9dcad), UINT64_C(0x739102822b40d66f), UINT64_C(0xfdf8a119a816fbf4),
    UINT64_C(0x5afc33655090744a), UINT64_C(0x265b5b2223623888), UINT64_C(0x509e2ecb48450dad), UINT64_C(0xc23a2dcba7707c8f), UINT64_C(0xb68cc67ea58db6fc), UINT64_C(0x443f1a8a3b94884c), UINT64_C(0x350570ba0c18b346), UINT64_C(0x5f1d600dc62c6972),
    UINT64_C(0x554b03eb70599497), UINT64_C(0x82194be4e9da1e3a), UINT64_C(0xf40889bc7eec68ce), UINT64_C(0x8964c3363db1ead3), UINT64_C(0xa19b5f7ff2f2cd7e), UINT64_C(0x6c496876c3f8f27f), UINT64_C(0x8b7d1e8f9572fb5b), UINT64_C(0x86afef3fe2c84375),
    UINT64_C(0xee6077f29a230544), UINT64_C(0x5f58505295fd9185), UINT64_C(0x88be9d21a536703f), UINT64_C(0x832cabd1c18002bf), UINT64_C(0xa2323c38d410eb44), UINT64_C(0x4fefcaf63629ca27), UINT64_C(0x472039910226bec1), UINT64_C(0xff8ca0345cae573c),
    UINT64_C(0x6cb1bafdc682dd8d), UINT64_C(0x28259635d548cc2f), UINT64_C(0x126d35b7de114910), UINT64_C(0xb9251abd14743617), UINT64_C(0xa436b3847eb85b60), UINT64_C(0x4eb569dd846e3b33), UINT64_C(0x3b1d8bcf0c7f05a9), UINT64_C(0x1d3fd297da2a8cb5),
    UINT64_C(0x7a2a85c4f9779840), UINT64_C(0xb38b88b40abb0f63), UINT64_C(0x43c40ac2cf2691dc), UINT64_C(0x0037161fb68f00e1), UINT64_C(0xda35230b768d0998), UINT64_C(0x067d51ed32914faa), UINT64_C(0x034f9562b2a9ed8c), UINT64_C(0x786c65f14063f117),
    UINT64_C(0xa63234448499f265), UINT64_C(0x7dc786f4e7eb8a90), UINT64_C(0xafd53d128b88b80c), UINT64_C(0xbed763d617b50b84), UINT64_C(0x50e2bf88ce3dcb4a), UINT64_C(0x6dfe09cbc23c2ff0), UINT64_C(0xdbcfd98b1d1fcbda), UINT64_C(0xdd03e11e4dc1bec6),
    UINT64_C(0x43393bb95f74584b), UINT64_C(0x44a99e6c8750db14), UINT64_C(0xf2fa04b140594fca), UINT64_C(0x12f9c6d70c4f2531), UINT64_C(0x4a2bf5fb897724a0), UINT64_C(0x0806e7d09c2bcd17), UINT64_C(0x8512fb56e24f427f), UINT64_C(0xb37d2ee5be9fdb13),
    UINT64_C(0xa07425f63c7626a5), UINT64_C(0x195be577cb609ca5), UINT64_C(0x2081a9b6ad89d3dd), UINT64_C(0x77e51f2920adae48), UINT64_C(0xa481b60e86ef7dd2), UINT64_C(0xf0756e241de27d62), UINT64_C(0x4dd2231631b2de12), UINT64_C(0x9f05f457c5629dba),
    UINT64_C(0x4b9da572dcb487e2), UINT64_C(0x0f586fd5c9bf1d12), UINT64_C(0xc42564da3260cae7), UINT64_C(0x9572e894e9b8bb5e), UINT64_C(0x8c8752229fcd9b86), UINT64_C(0x8ace4f33fff2556b), UINT64_C(0x7f37cc68ba7f1074), UINT64_C(0x00860759af28024b),
    UINT64_C(0x8fb302564b8a86ce), UINT64_C(0x5d3d9fa67ab76fb0), UINT64_C(0xffe53a32258b4efb), UINT64_C(0x779049b70a2b05a9), UINT64_C(0x5e263b2babc22781), UINT64_C(0xe89e665b280c74ba), UINT64_C(0x994654b46fc641ed), UINT64_C(0xdfdad2786659f9a5),
    UINT64_C(0x97bd5ffab1fdedad), UINT64_C(0x5247aa5838bbc1d6), UINT64_C(0x8902d0cf6120db0b), UINT64_C(0xad3cd79a3ddedafd), UINT64_C(0x0a3290c63a1b40da), UINT64_C(0x3eb30f7046377216), UINT64_C(0xc6f43f31bccf5ba4), UINT64_C(0x9cf743e83f699317),
    UINT64_C(0x792b58eeb01a9910), UINT64_C(0xf51980cc80715e12), UINT64_C(0x1a2bbd28c74f7abf), UINT64_C(0x2365a52f704a3783), UINT64_C(0x3a23c77d349b6d54), UINT64_C(0x6dbda93503b5c311), UINT64_C(0x7cd6422e6bfbaa67), UINT64_C(0xd5c3694c5dc7a8a8),
    UINT64_C(0x7058499795b7f6c1), UINT64_C(0x254c5eec788cf3c3), UINT64_C(0x008e7bfaa4c111b7), UINT64_C(0xa77aca6c69f5f67d), UINT64_C(0xf7935ccf8187d039), UINT64_C(0x18df38587c79e47f), UINT64_C(0xe5c9d468950fad28), UINT64_C(0xd46cd9902512bdad),
    UINT64_C(0x051248945599c534), UINT64_C(0xc3425a8e884a9be2), UINT64_C(0x98c30a090308ac02), UINT64_C(0x1336921c0176a60f), UINT64_C(0xa3d8ee8abecff278), UINT64_C(0x7bd625ba8e08ca2f), UINT64_C(0x2fe89483e8c02735), UINT64_C(0xeb97601c9f827cbd),
    UINT64_C(0x8b5eef2f5f71f25c), UINT64_C(0x47a9e12bca8412e8), UINT64_C(0x28c7682a840d5b1c), UINT64_C(0x10e47010e5b8449b), UINT64_C(0xe48e025e5a72abf0), UINT64_C(0xde6114a4043dcfb6), UINT64_C(0x4e4b60ed61b02ea2), UINT64_C(0x591e469fcce9070e),
    UINT64_C(0x72c5e3ac2705b479), UINT64_C(0xd86c3ebabf525a28), UINT64_C(0x053061f57a41f3db), UINT64_C(0x571524f63d51909f), UINT64_C(0xef8ef15848599cb8), UINT64_C(0x4f5b09339694feb2), UINT64_C(0x9b6ce4037669f720), UINT64_C(0x087b74a77cccbac4),
    UINT64_C(0x5f30c06f5e8cfaeb), UINT64_C(0x5b60cf7528be3294), UINT64_C(0x0f38d78fa31db1b1), UINT64_C(0xbea3fcedc097768f), UINT64_C(0xa1fc07de9ff4bcb1), UINT64_C(0xcb227917cbb6faff), UINT64_C(0x8a9fd761935a5470), UINT64_C(0x369aafb26c388b96),
    UINT64_C(0x70bd3388458e719f), UINT64_C(0x3222bb406db0e9ef), UINT64_C(0x4cf0c503e7000ef0), UINT64_C(0x8ca94a0d828e06d2), UINT64_C(0x83a34529bef4f473), UINT64_C(0x6dae52b8740454fc), UINT64_C(0xffe0e5f5e62b371b), UINT64_C(0xf8d29723f93c0159),
    UINT64_C(0xabcf1cc7a04fd992), UINT64_C(0xf27e1c9cbd531682), UINT64_C(0x6c7cfc04baeb63ac), UINT64_C(0x35beb91b103b6a8e), UINT64_C(0x1f1b02d7ec08eb52), UINT64_C(0xa64afc5850ba272d), UINT64_C(0x3856b30f4c13af49), UINT64_C(0x23d32c8d92a13391),
    UINT64_C(0x4ee0a5c4a20a9d93), UINT64_C(0x918dd0f02844ffcf), UINT64_C(0x19afef43a5f00a3b), UINT64_C(0x164b225e78bb5cc8), UINT64_C(0xe8302ab097bbcbc4), UINT64_C(0xec56cb180951331e), UINT64_C(0x57e34ade339f9d00), UINT64_C(0xccc706d341d34a33),
    UINT64_C(0x7c4def122e74c279), UINT64_C(0xb530a7515d2270e0), UINT64_C(0x178c7d50e04410dd), UINT64_C(0x63e8e0549c5d4e2b), UINT64_C(0xdfac8d66d7a05be3), UINT64_C(0xc348fc1416e162ed), UINT64_C(0x71592d64cbb3a78b), UINT64_C(0x78cd9b5fe7f1f22c),
    UINT64_C(0x531b5a9438085cbc), UINT64_C(0xb9d4406eaf580a92), UINT64_C(0x212f244beebaedd6), UINT64_C(0xc6c8d99f923fcbe3), UINT64_C(0xd4b7e3ca8a6acb1d), UINT64_C(0xd23d80e0ad27cd10), UINT64_C(0xed1c965a45eac507), UINT64_C(0xb5156b518513a07d),
    UINT64_C(0xd1abc55271816850), UINT64_C(0x1156cb7f51e21269), UINT64_C(0x912fba656efcad85), UINT64_C(0xe3f0acf3b3a567be), UINT64_C(0xf857cd840d57ecce), UINT64_C(0xf8993be297991f6d), UINT64_C(0xbbf6e66ebdf3cac5), UINT64_C(0xd44a123ce657d9bb),
    UINT64_C(0x360c5736425bfdd9), UINT64_C(0x2d6885d68c0e2080), UINT64_C(0xa0ed0fe5ae015cc4), UINT64_C(0xf001b3279a3e900a), UINT64_C(0x5aafb8ec510de7b7), UINT64_C(0x5d0fd5d146afad71), UINT64_C(0xe03debaf4483810c), UINT64_C(0x0c16186cdb16333c),
    UINT64_C(0xab4db9c377084a75), UINT64_C(0x356b68c98147ad43), UINT64_C(0xa629a1b298ec5881), UINT64_C(0xd58267e5fb08d73b), UINT64_C(0x14f0ceba7a1f7586), UINT64_C(0xaad080767eb30095), UINT64_C(0x9c940640f622db4c), UINT64_C(0xd827cf0356514a6e),
    UINT64_C(0xd98f63d55f711013), UINT64_C(0xd655dc1ec6bca7fc), UINT64_C(0xbefaf12703634fe9), UINT64_C(0xa25f75113be18edb), UINT64_C(0x5c67b90f8fe164dd), UINT64_C(0x6286e20a85f55bab), UINT64_C(0x545fb7f7d9728847), UINT64_C(0xf53565b0c4ed1546),
    UINT64_C(0x7e4dd5ad57f8f74e), UINT64_C(0x6ead6ee6eeec4243), UINT64_C(0x122b2bbe9eb17247), UINT64_C(0xe5cda01bfa807439), UINT64_C(0x036e6ac2bb794ec5), UINT64_C(0x80a24951ee47b9a9), UINT64_C(0x1c695ebbb1f2e032), UINT64_C(0x384649c3a809fdb2),
    UINT64_C(0xd206e5e54871ca9e), UINT64_C(0x5613c1495eb3fa6d), UINT64_C(0xc5bcb5f5354793f8), UINT64_C(0x9ce5ba52f0f743b0), UINT64_C(0x96d4110797542043), UINT64_C(0x4d724949c8e025f1), UINT64_C(0xddc0c6e748e2a5ab), UINT64_C(0x53da27632c3fef4b),
    UINT64_C(0x89533322dc9c1b36), UINT64_C(0xbb1c386bc936e845), UINT64_C(0x7b44f297345aa969), UINT64_C(0x9fc07eff5a6f6b08), UINT64_C(0x1734e8d6b7939c29), UINT64_C(0xa506eb069549eb2c), UINT64_C(0x7c9d446fd1dfa99b), UINT64_C(0x4bad4fc58e20e920),
    UINT64_C(0xfb53a5a03fe5480b), UINT64_C(0x5f18205b043b2615), UINT64_C(0x056cbfe6a5a548bc), UINT64_C(0x5a46fd3666d7c877), UINT64_C(0x2e9e1a4dad59f7e6), UINT64_C(0x2f4271f9da7ca4b2), UINT64_C(0x347b63a73310dad4), UINT64_C(0x044d19e8be04fdc1),
    UINT64_C(0x8d1b64691b0a2b0f), UINT64_C(0xe98bf7172f2bb890), UINT64_C(0x946060ba0d5c1abc), UINT64_C(0xea400da9c335d0b8), UINT64_C(0x14afba2ed5e3e29d), UINT64_C(0x5b295124a61c3b30), UINT64_C(0xf8ce3beead567ac2), UINT64_C(0x23f74b6b16df7d13),
    UINT64_C(0x2d0b443cb1b62aaf), UINT64_C(0x3761f7dc5afddd55), UINT64_C(0x16092210cafda647), UINT64_C(0xdf054a20f8b41157), UINT64_C(0xd2df8cd5bf400199), UINT64_C(0x0a3abee7d24c3c51), UINT64_C(0x1287341ccba4d9ad), UINT64_C(0x70ae181f2ac79553),
    UINT64_C(0xa051549afa5b97d0), UINT64_C(0xe813c39c2b1822c8), UINT64_C(0x64bfff449f837bbc), UINT64_C(0xf17d21e63c0e5fe7), UINT64_C(0xea78d15838954227), UINT64_C(0xbcfe11367872eca8), UINT64_C(0xa8691cb4d56d884a), UINT64_C(0xba4910eab2f43d0a),
    UINT64_C(0xa8d9302328899be3), UINT64_C(0xcd11245b0ebd4712), UINT64_C(0x794b4de3c3edaf61), UINT64_C(0x69f3aa42d9e8f5de), UINT64_C(0x67b67a1e129bbde5), UINT64_C(0x1f01393688510d8d), UINT64_C(0xefd6548902f12ecb), UINT64_C(0xc70d4219855d4be1),
    UINT64_C(0x5adb66573fd67ea5), UINT64_C(0x39fa9a7e4ab510da), UINT64_C(0xf81c3e1d00cb7006), UINT64_C(0xb40c1a2994109d1f), UINT64_C(0xa38cf4c328419c7b), UINT64_C(0xc369627cea018588), UINT64_C(0x78df283427c8d79e), UINT64_C(0x98da2dcc7f7b422a),
    UINT64_C(0x8dd17999734ef618), UINT64_C(0x4703dddefcd9fa58), UINT64_C(0xc140859b6f9c57ff), UINT64_C(0xb1234dd330f4fe6d), UINT64_C(0x020269074e138077), UINT64_C(0x572d4579d8fea0c7), UINT64_C(0x3b471b2186951a27), UINT64_C(0xab21558913df23ce),
    UINT64_C(0xb7309a9a46c25c6d), UINT64_C(0xf3482b9236b6202a), UINT64_C(0x43a68936d3b22d38), UINT64_C(0x5b2f55863e87d6e0), UINT64_C(0xc0ff64d766d15b1e), UINT64_C(0xbc64ee983e1b3b28), UINT64_C(0xee404cdf013f1110), UINT64_C(0xf50b230554dc65a1),
};

/* out = in / 2 rounded down, zero above. */
static void jac256189_words_half(uint64_t *out, size_t words, const uint64_t *in, size_t in_words)
{
    size_t i;
    for (i = 0; i < words; ++i) {
        uint64_t low = i < in_words ? in[i] : 0, high = i + 1 < in_words ? in[i + 1] : 0;
        out[i] = jac256189_barrier((low >> 1) | (high << 63));
    }
}

/* The entry of one digit, negated for a negative one: all 32 entries are read, whatever the digit. */
static void jac256189_multiply_base_C(uint64_t q[2 * JAC256189_WORDS], const uint64_t *table, const uint64_t *digits, size_t place, size_t block)
{
    uint64_t index = 0, negative;
    size_t tooth;
    for (tooth = 6; tooth-- > 0;)
        index = (index << 1) | jac256189_words_bits(digits, 5, (block * 6 + tooth) * 5 + place, 1);
    negative = jac256189_barrier((index >> 5) ^ 1);
    index = (index ^ jac256189_mask(negative)) & 31;
    jac256189_select(q, table + block * 32 * 2 * JAC256189_WORDS, 32, 2 * JAC256189_WORDS, index);
    jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, negative);
}

/* acc = [k]G for 0 <= k <= r - 1: prj, signed comb.
 * Proven for all scalars: 3 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_multiply_base(uint64_t acc[JAC256189_PRJ_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS])
{
    uint64_t q[2 * JAC256189_WORDS];
    uint64_t d[5];
    uint64_t e;
    uint64_t d_odd[JAC256189_SCALAR_WORDS];
    size_t b, i;
    e = jac256189_barrier((k[0] & 1) ^ 1);
    /* k or r - k, whichever is odd */
    jac256189_words_copy(d_odd, k, JAC256189_SCALAR_WORDS);
    jac256189_words_sub(d, jac256189_order, k, JAC256189_SCALAR_WORDS);
    jac256189_words_move(d_odd, d, JAC256189_SCALAR_WORDS, e);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 at the top */
    jac256189_words_half(d, 5, d_odd, JAC256189_SCALAR_WORDS);
    d[4] |= (uint64_t)1 << 13;
    jac256189_prj_neutral(acc);
    for (b = 0; b <= 8; ++b) {
        jac256189_multiply_base_C(q, jac256189_multiply_base_table, d, 4, b);
        jac256189_prj_madd(acc, acc, q);
    }
    for (i = 4; i-- > 0;) {
        jac256189_prj_dbl(acc, acc);
        for (b = 0; b <= 8; ++b) {
            jac256189_multiply_base_C(q, jac256189_multiply_base_table, d, i, b);
            jac256189_prj_madd(acc, acc, q);
        }
    }
    jac256189_fe_cneg(acc + JAC256189_WORDS, acc + JAC256189_WORDS, e);
}

/* ---- variable-time multiplication: jac, wNAF of width 5; public data only ---- */

#define JAC256189_NAF_LOOK 56

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

/* The width-`window` NAF of k: digits 0 or odd of magnitude < 2^(window - 1), no two nonzero ones within `window` places; returns
 * how many places are used. */
static size_t jac256189_naf(signed char *digits, size_t count, const uint64_t k[JAC256189_SCALAR_WORDS], unsigned window)
{
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; ++i)
        digits[i] = (signed char)jac256189_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = jac256189_words_bits(k, JAC256189_SCALAR_WORDS, i, JAC256189_NAF_LOOK) ^ ((uint64_t)0 - carry);
        size_t skip = jac256189_trailing_zeros(bits | (uint64_t)1 << JAC256189_NAF_LOOK);
        i += skip;
        if (skip == JAC256189_NAF_LOOK || i >= count)
            continue;
        bits = jac256189_words_bits(k, JAC256189_SCALAR_WORDS, i, window) + carry;
        carry = bits >> (window - 1);
        digits[i] = (signed char)((int)bits - (int)(carry << window));
        used = i + 1;
        i += window;
    }
    return used;
}

static void jac256189_multiply_vartime_double(uint64_t acc[JAC256189_JAC_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        jac256189_jac_4dbl(acc, acc);
    for (; count >= 1; count -= 1)
        jac256189_jac_dbl(acc, acc);
}

/* acc = [k]P for 1 <= k <= r - 1, P of an order that r divides: jac, wNAF.
 * Proven for all scalars: 3 statements are complete, 14 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_multiply_vartime(uint64_t acc[JAC256189_JAC_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t point_p[JAC256189_JAC_WORDS])
{
    uint64_t sum[JAC256189_JAC_WORDS];
    uint64_t q[JAC256189_JAC_CACHED_WORDS];
    uint64_t T[8 * JAC256189_JAC_CACHED_WORDS];
    uint64_t twice[JAC256189_JAC_WORDS];
    signed char d[254];
    size_t i, j, waiting, top_d;
    top_d = jac256189_naf(d, 254, k, 5) - 1;
    jac256189_jac_to_cached(T, point_p);
    jac256189_jac_dbl(twice, point_p);
    jac256189_jac_share(sum, twice, point_p, twice);
    for (j = 1; j <= 7; ++j) {
        jac256189_jac_coz_add(sum, twice, twice, sum);
        jac256189_words_copy(twice + 2 * JAC256189_WORDS, sum + 2 * JAC256189_WORDS, JAC256189_WORDS);
        jac256189_jac_to_cached(T + j * JAC256189_JAC_CACHED_WORDS, sum);
    }
    jac256189_words_copy(q, T + (size_t)(d[top_d] / 2) * JAC256189_JAC_CACHED_WORDS, JAC256189_JAC_CACHED_WORDS);
    jac256189_jac_from_cached(acc, q);
    waiting = 0;
    for (i = top_d; i-- > 0;) {
        if (d[i] != 0) {
            jac256189_words_copy(q, T + (size_t)((d[i] < 0 ? -d[i] : d[i]) / 2) * JAC256189_JAC_CACHED_WORDS, JAC256189_JAC_CACHED_WORDS);
            jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, d[i] < 0);
            jac256189_multiply_vartime_double(acc, waiting);
            waiting = 0;
            jac256189_jac_dbladd(acc, acc, q);
        } else {
            ++waiting;
        }
    }
    jac256189_multiply_vartime_double(acc, waiting);
}

/* ---- entry points ---- */

/* Refuses a scalar that is not below r, and goes on with 0 in its place. */
static void jac256189_scalar_take(uint64_t k[JAC256189_SCALAR_WORDS], const uint8_t *scalar, uint64_t *code)
{
    uint64_t valid = jac256189_scalar_decode(k, scalar), mask = jac256189_mask(valid);
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        k[i] &= mask;
    jac256189_code_set(code, JAC256189_ERR_SCALAR, valid ^ 1);
}

static JAC256189_APART int jac256189_scalarmult_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], k[JAC256189_SCALAR_WORDS], p[JAC256189_JAC_WORDS], acc[JAC256189_PRJ_WORDS];
    uint64_t refusal, code = 0;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    refusal = jac256189_affine_decode(x, y, point, 1);
    jac256189_scalar_take(k, scalar, &refusal);
    jac256189_jac_affine(p, x, y);
    jac256189_multiply(acc, k, p);
    jac256189_code_set(&code, JAC256189_NEUTRAL, jac256189_prj_to_affine(x, y, acc));
    jac256189_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    return jac256189_result(out, x, y, code);
}

static JAC256189_APART int jac256189_scalarmult_base_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], k[JAC256189_SCALAR_WORDS], acc[JAC256189_PRJ_WORDS];
    uint64_t refusal = 0, code = 0;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    jac256189_scalar_take(k, scalar, &refusal);
    jac256189_multiply_base(acc, k);
    jac256189_code_set(&code, JAC256189_NEUTRAL, jac256189_prj_to_affine(x, y, acc));
    jac256189_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    return jac256189_result(out, x, y, code);
}

int jac256189_scalarmult_vartime(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES],
                         const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], k[JAC256189_SCALAR_WORDS], p[JAC256189_JAC_WORDS], acc[JAC256189_JAC_WORDS];
    uint64_t code, nonzero = 0;
    size_t i;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    code = jac256189_affine_decode(x, y, point, 1);
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
    jac256189_jac_affine(p, x, y);
    jac256189_multiply_vartime(acc, k, p);
    if (jac256189_jac_to_affine(x, y, acc))
        code = JAC256189_NEUTRAL;
    return jac256189_result(out, x, y, code);
}

static const uint8_t jac256189_base_bytes[64] = {0x37, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x8e, 0xb5, 0x2e, 0x88, 0x98, 0xb0, 0xb3, 0x3b, 0xe6, 0x26, 0x64, 0xfc, 0x6e, 0x26, 0x07, 0x58, 0x47, 0x26, 0xe4, 0x83, 0xc4, 0xbb, 0x07, 0x86, 0x04, 0x01, 0x03, 0x80, 0xc5, 0x0b, 0x78, 0x4c};
void jac256189_base(uint8_t out[JAC256189_POINT_BYTES])
{
    size_t i;
    for (i = 0; i < JAC256189_POINT_BYTES; ++i)
        out[i] = (uint8_t)jac256189_barrier(jac256189_base_bytes[i]);
}

/* ---- points as a type of their own: Jacobian coordinates with a4=-3 (X, Y, Z) with x = X/ZZ, y = Y/ZZZ; table entries (X, Y, Z, ZZ, ZZZ) ---- */

/* 1 if a and b are the same point with affine coordinates. */
static uint64_t jac256189_point_alike(const uint64_t a[JAC256189_JAC_WORDS], const uint64_t b[JAC256189_JAC_WORDS])
{
    uint64_t p[4 * JAC256189_WORDS], q[4 * JAC256189_WORDS], t[JAC256189_WORDS], good = 1;
    size_t i;
    jac256189_jac_ratios(p, a);
    jac256189_jac_ratios(q, b);
    for (i = 0; i < 4 * JAC256189_WORDS; i += 2 * JAC256189_WORDS) {
        good &= jac256189_fe_is_zero(p + i + JAC256189_WORDS) ^ 1;
        good &= jac256189_fe_is_zero(q + i + JAC256189_WORDS) ^ 1;
        jac256189_fe_mul(t, p + i, q + i + JAC256189_WORDS);
        jac256189_fe_mul(p + i, p + i + JAC256189_WORDS, q + i);
        good &= jac256189_fe_equal(t, p + i);
    }
    return good;
}

static uint64_t jac256189_point_is_zero(const uint64_t a[JAC256189_JAC_WORDS])
{
    return jac256189_fe_is_zero(a + 2 * JAC256189_WORDS);
}

/* 1 if a has no affine coordinates and is not the neutral element, which no point is. */
static uint64_t jac256189_point_is_lost(const uint64_t a[JAC256189_JAC_WORDS])
{
    (void)a;
    return 0;
}

/* Doubles; right for points of order two and the neutral element, too. */
static void jac256189_point_twice(uint64_t r[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t t[JAC256189_JAC_WORDS], own;
    jac256189_words_copy(t, a, JAC256189_JAC_WORDS);
    jac256189_jac_neg_if(t, 1);
    own = jac256189_point_alike(t, a);
    own |= jac256189_point_is_zero(a);
    jac256189_jac_dbl(r, a);
    jac256189_jac_neutral(t);
    jac256189_words_move(r, t, JAC256189_JAC_WORDS, own);
}

/* Adds; where the formulas have exceptional cases (one of the points neutral, a = b, a = -b) the sum is selected. */
static void jac256189_point_sum(uint64_t r[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_JAC_WORDS], const uint64_t b[JAC256189_JAC_WORDS])
{
    uint64_t q[JAC256189_JAC_CACHED_WORDS];
    uint64_t sum[JAC256189_JAC_WORDS], t[JAC256189_JAC_WORDS], first = jac256189_point_is_zero(a), second = jac256189_point_is_zero(b);
    uint64_t same = jac256189_point_alike(a, b), opposite;
    jac256189_words_copy(t, b, JAC256189_JAC_WORDS);
    jac256189_jac_neg_if(t, 1);
    opposite = jac256189_point_alike(a, t);
    jac256189_jac_to_cached(q, b);
    jac256189_jac_readd(sum, a, q);
    jac256189_jac_dbl(t, a);
    jac256189_words_move(sum, t, JAC256189_JAC_WORDS, same);
    jac256189_jac_neutral(t);
    jac256189_words_move(sum, t, JAC256189_JAC_WORDS, opposite);
    jac256189_words_move(sum, b, JAC256189_JAC_WORDS, first);
    jac256189_words_move(sum, a, JAC256189_JAC_WORDS, second);
    jac256189_words_copy(r, sum, JAC256189_JAC_WORDS);
}

/* The same of public points, in variable time: where the formulas give a point with affine coordinates it is right, by continuity. */
static void jac256189_point_sum_vartime(uint64_t r[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_JAC_WORDS], const uint64_t b[JAC256189_JAC_WORDS])
{
    uint64_t sum[JAC256189_JAC_WORDS];
    uint64_t q[JAC256189_JAC_CACHED_WORDS];
    if (jac256189_point_is_zero(a)) {
        jac256189_words_copy(r, b, JAC256189_JAC_WORDS);
        return;
    }
    if (jac256189_point_is_zero(b)) {
        jac256189_words_copy(r, a, JAC256189_JAC_WORDS);
        return;
    }
    jac256189_jac_to_cached(q, b);
    jac256189_jac_readd(sum, a, q);
    if (jac256189_point_is_zero(sum))
        jac256189_point_sum(sum, a, b);
    jac256189_words_copy(r, sum, JAC256189_JAC_WORDS);
}

static void jac256189_point_twice_vartime(uint64_t r[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t twice[JAC256189_JAC_WORDS];
    jac256189_jac_dbl(twice, a);
    if (jac256189_point_is_zero(twice))
        jac256189_point_twice(twice, a);
    jac256189_words_copy(r, twice, JAC256189_JAC_WORDS);
}

/* The same with an entry of the base point's table. */
static void jac256189_point_madd_vartime(uint64_t r[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_JAC_WORDS], const uint64_t *b)
{
    uint64_t sum[JAC256189_JAC_WORDS], whole[JAC256189_JAC_WORDS];
    jac256189_words_copy(whole, b, JAC256189_WORDS);
    jac256189_words_copy(whole + JAC256189_WORDS, b + JAC256189_WORDS, JAC256189_WORDS);
    jac256189_words_copy(whole + 2 * JAC256189_WORDS, jac256189_fe_one, JAC256189_WORDS);
    if (jac256189_point_is_zero(a)) {
        jac256189_words_copy(r, whole, JAC256189_JAC_WORDS);
        return;
    }
    jac256189_jac_madd(sum, a, b);
    if (jac256189_point_is_zero(sum))
        jac256189_point_sum(sum, a, whole);
    jac256189_words_copy(r, sum, JAC256189_JAC_WORDS);
}

static JAC256189_APART int jac256189_point_decode_work(jac256189_point *r, const uint8_t in[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], t[JAC256189_JAC_WORDS], code;
    jac256189_jac_neutral(r->w);
    if (!jac256189_cpu_supported())
        return JAC256189_ERR_CPU;
    code = jac256189_affine_decode(x, y, in, 0);
    jac256189_jac_affine(t, x, y);
    jac256189_words_move(r->w, t, JAC256189_JAC_WORDS, jac256189_is_nonzero(code) ^ 1);
    return (int)(int64_t)jac256189_barrier(code);
}

static JAC256189_APART int jac256189_point_encode_work(uint8_t out[JAC256189_POINT_BYTES], const jac256189_point *a)
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], code = 0;
    int result;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    jac256189_code_set(&code, JAC256189_NEUTRAL, jac256189_jac_to_affine(x, y, a->w));
    jac256189_code_set(&code, JAC256189_ERR_ORDER, jac256189_point_is_lost(a->w));
    result = jac256189_result(out, x, y, code);
    return result;
}

/* What encode_many inverts: 1 in place of 0, which is told by the result. */
static uint64_t jac256189_point_divisor(uint64_t d[JAC256189_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t zero;
    jac256189_jac_divisor(d, a);
    zero = jac256189_fe_is_zero(d);
    jac256189_fe_cmov(d, jac256189_fe_one, zero);
    return zero;
}

static JAC256189_APART int jac256189_point_encode_many_work(uint8_t *out, const jac256189_point *in, size_t count)
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], d[JAC256189_WORDS], i[JAC256189_WORDS], all[JAC256189_WORDS], worst = 0, neutral, lost;
    size_t k;
    if (!jac256189_cpu_supported()) {
        for (k = 0; k < count; ++k)
            jac256189_refuse(out + k * JAC256189_POINT_BYTES);
        return JAC256189_ERR_CPU;
    }
    /* the product of the divisors before a point waits where the point is to be written */
    jac256189_words_copy(all, jac256189_fe_one, JAC256189_WORDS);
    for (k = 0; k < count; ++k) {
        jac256189_fe_encode(out + k * JAC256189_POINT_BYTES, all, ~(uint64_t)0);
        (void)jac256189_point_divisor(d, in[k].w);
        jac256189_fe_mul(all, all, d);
    }
    jac256189_fe_invert(all, all);
    for (k = count; k-- > 0;) {
        uint64_t zero = jac256189_point_divisor(d, in[k].w), code = 0;
        (void)jac256189_fe_decode(i, out + k * JAC256189_POINT_BYTES);
        jac256189_fe_mul(i, i, all);
        jac256189_fe_mul(all, all, d);
        jac256189_words_zero(d, JAC256189_WORDS);
        jac256189_fe_cmov(i, d, zero);
        jac256189_jac_affine_by(x, y, in[k].w, i);
        neutral = jac256189_point_is_zero(in[k].w);
        lost = jac256189_point_is_lost(in[k].w);
        jac256189_code_set(&code, JAC256189_NEUTRAL, neutral);
        jac256189_code_set(&code, JAC256189_ERR_ORDER, lost);
        (void)jac256189_result(out + k * JAC256189_POINT_BYTES, x, y, code);
        jac256189_code_set(&worst, JAC256189_NEUTRAL, neutral & ((worst >> 63) ^ 1));
        jac256189_code_set(&worst, JAC256189_ERR_ORDER, lost);
    }
    return (int)(int64_t)jac256189_barrier(worst);
}

static JAC256189_APART void jac256189_point_add_work(jac256189_point *r, const jac256189_point *a, const jac256189_point *b)
{
    jac256189_point_sum(r->w, a->w, b->w);
}

static JAC256189_APART void jac256189_point_sub_work(jac256189_point *r, const jac256189_point *a, const jac256189_point *b)
{
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_words_copy(t, b->w, JAC256189_JAC_WORDS);
    jac256189_jac_neg_if(t, 1);
    jac256189_point_sum(r->w, a->w, t);
}

static JAC256189_APART void jac256189_point_dbl_work(jac256189_point *r, const jac256189_point *a)
{
    jac256189_point_twice(r->w, a->w);
}

static JAC256189_APART void jac256189_point_neg_work(jac256189_point *r, const jac256189_point *a)
{
    jac256189_words_copy(r->w, a->w, JAC256189_JAC_WORDS);
    jac256189_jac_neg_if(r->w, 1);
}

/* 1 if a and b are the same point. */
static uint64_t jac256189_point_same(const uint64_t a[JAC256189_JAC_WORDS], const uint64_t b[JAC256189_JAC_WORDS])
{
    uint64_t same = jac256189_point_alike(a, b);
    same |= jac256189_point_is_zero(a) & jac256189_point_is_zero(b);
    return same;
}

static JAC256189_APART int jac256189_point_equal_work(const jac256189_point *a, const jac256189_point *b)
{
    return (int)jac256189_barrier(jac256189_point_same(a->w, b->w));
}

static JAC256189_APART int jac256189_point_is_neutral_work(const jac256189_point *a)
{
    return (int)jac256189_barrier(jac256189_point_is_zero(a->w));
}

static JAC256189_APART void jac256189_point_cmov_work(jac256189_point *r, const jac256189_point *a, int flag)
{
    jac256189_words_move(r->w, a->w, JAC256189_JAC_WORDS, (uint64_t)flag & 1);
}

void jac256189_point_base(jac256189_point *r)
{
    jac256189_jac_affine(r->w, jac256189_base_x, jac256189_base_y);
}

void jac256189_point_neutral(jac256189_point *r)
{
    jac256189_jac_neutral(r->w);
}

/* ---- multiples of points ---- */

/* acc = [10]P for P of any order: jac, doublings and additions.
 * Proven for all scalars: 3 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_by_cofactor(uint64_t acc[JAC256189_JAC_WORDS], const uint64_t point_p[JAC256189_JAC_WORDS])
{
    jac256189_point_twice(acc, point_p);
    jac256189_point_twice(acc, acc);
    jac256189_point_sum(acc, acc, point_p);
    jac256189_point_twice(acc, acc);
}

/* r = [k] a where [10] a is neutral: k modulo 10 is enough. */
static void jac256189_point_small_multiple(uint64_t r[JAC256189_JAC_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t t[JAC256189_JAC_WORDS], rest = 0;
    size_t i;
    for (i = 253; i-- > 0;) {
        rest = 2 * rest + ((k[i / 64] >> (i % 64)) & 1);
        rest -= 10 & jac256189_mask(jac256189_barrier((rest - 10) >> 63) ^ 1);
    }
    jac256189_jac_neutral(r);
    for (i = 4; i-- > 0;) {
        jac256189_point_twice(r, r);
        jac256189_point_sum(t, r, a);
        jac256189_words_move(r, t, JAC256189_JAC_WORDS, jac256189_barrier((rest >> i) & 1));
    }
}

/* 1 if [10] a is neutral: then r = [k] a, else r is neutral. */
static uint64_t jac256189_point_small_case(uint64_t r[JAC256189_JAC_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t small;
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_point_by_cofactor(t, a);
    small = jac256189_point_is_zero(t);
    jac256189_point_small_multiple(r, k, a);
    return small;
}

/* r = [k] a. */
static void jac256189_point_times(uint64_t r[JAC256189_JAC_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t p[JAC256189_JAC_WORDS], acc[JAC256189_PRJ_WORDS];
    /* the multiplication is proven for points whose order is a multiple of r: others are replaced by the base point */
    uint64_t t[JAC256189_JAC_WORDS], other[JAC256189_JAC_WORDS], small = jac256189_point_small_case(other, k, a);
    jac256189_jac_affine(t, jac256189_base_x, jac256189_base_y);
    jac256189_words_move(t, a, JAC256189_JAC_WORDS, small ^ 1);
    jac256189_words_copy(p, t, JAC256189_JAC_WORDS);
    jac256189_multiply(acc, k, p);
    jac256189_prj_to_jac(r, acc);
    jac256189_words_move(r, other, JAC256189_JAC_WORDS, small);
}

/* r = [k] G. */
static void jac256189_point_times_base(uint64_t r[JAC256189_JAC_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS])
{
    uint64_t acc[JAC256189_PRJ_WORDS];
    jac256189_multiply_base(acc, k);
    jac256189_prj_to_jac(r, acc);
}

/* r = [k] a in variable time. */
static void jac256189_point_times_vartime(uint64_t r[JAC256189_JAC_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t p[JAC256189_JAC_WORDS], acc[JAC256189_JAC_WORDS], some = 0;
    size_t i;
    uint64_t other[JAC256189_JAC_WORDS];
    if (jac256189_point_small_case(other, k, a)) {
        jac256189_words_copy(r, other, JAC256189_JAC_WORDS);
        return;
    }
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        some |= k[i];
    if (some == 0) {
        jac256189_jac_neutral(r);
        return;
    }
    jac256189_words_copy(p, a, JAC256189_JAC_WORDS);
    jac256189_multiply_vartime(acc, k, p);
    jac256189_words_copy(r, acc, JAC256189_JAC_WORDS);
}

static JAC256189_APART void jac256189_point_mul_work(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a)
{
    jac256189_point_times(r->w, k->w, a->w);
}

static JAC256189_APART void jac256189_point_mul_base_work(jac256189_point *r, const jac256189_fr *k)
{
    jac256189_point_times_base(r->w, k->w);
}

void jac256189_point_mul_vartime(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a)
{
    jac256189_point_times_vartime(r->w, k->w, a->w);
}

static JAC256189_APART void jac256189_point_clear_cofactor_work(jac256189_point *r, const jac256189_point *a)
{
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_words_copy(t, a->w, JAC256189_JAC_WORDS);
    jac256189_point_by_cofactor(r->w, t);
}

/* [r - 1] a = -a, which is [r] a = O, for the points of the subgroup alone. */
static JAC256189_APART int jac256189_point_is_in_subgroup_work(const jac256189_point *a)
{
    uint64_t t[JAC256189_JAC_WORDS], k[JAC256189_SCALAR_WORDS], own;
    jac256189_words_copy(k, jac256189_order, JAC256189_SCALAR_WORDS);
    k[0] -= 1;
    jac256189_point_times(t, k, a->w);
    jac256189_jac_neg_if(t, 1);
    own = jac256189_point_same(t, a->w);
    return (int)jac256189_barrier(own);
}

static JAC256189_APART void jac256189_point_mul2_work(jac256189_point *r, const jac256189_fr *a, const jac256189_point *p, const jac256189_fr *b, const jac256189_point *q)
{
    uint64_t t[JAC256189_JAC_WORDS], u[JAC256189_JAC_WORDS];
    jac256189_point_times(t, a->w, p->w);
    jac256189_point_times(u, b->w, q->w);
    jac256189_point_sum(r->w, t, u);
}

/* X, Y of odd multiples of the base point. */
static const uint64_t jac256189_point_double_base_table[512] = {
    UINT64_C(0x0000000000000037), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x3bb3b098882eb58e), UINT64_C(0x5807266efc6426e6), UINT64_C(0x8607bbc483e42647), UINT64_C(0x4c780bc580030104),
    UINT64_C(0xc3f4084d4783ac6d), UINT64_C(0x0ce85d092fcc768c), UINT64_C(0x83add15350c130f7), UINT64_C(0xd38211d5a757250f), UINT64_C(0xbf42ac103a8ca17b), UINT64_C(0x0faf232af93302a7), UINT64_C(0x332d7b7eb655d9c9), UINT64_C(0x29176a9569477d80),
    UINT64_C(0x79ee4d9d23147fc4), UINT64_C(0x1e8cb06e8211b1f3), UINT64_C(0x974d42b049415c71), UINT64_C(0x4666ca55b30d7a2f), UINT64_C(0xf9b7c9b0494c59b9), UINT64_C(0x70898736b7bc54d2), UINT64_C(0xd857d31ba04c2182), UINT64_C(0x24c21ae761b43d03),
    UINT64_C(0x98afc4b68087a02f), UINT64_C(0x2903f85a8807e330), UINT64_C(0x1c24c9ab5a0fa60d), UINT64_C(0xac147493dc295ceb), UINT64_C(0xf533b8d36bacdceb), UINT64_C(0xe95edd8584367e5e), UINT64_C(0xbe72534abc690bf1), UINT64_C(0x2bfac7acffd13d2b),
    UINT64_C(0x7f7645fb04869219), UINT64_C(0x493b0c96d3c2c19a), UINT64_C(0xf6c2f7b2c701910e), UINT64_C(0xd33ff8aa014d899f), UINT64_C(0x9bcb6ae9aa339d0e), UINT64_C(0xd82b7cfef9a8e2a0), UINT64_C(0xf886195e02d902d3), UINT64_C(0x41fc20cb0ddfbfdd),
    UINT64_C(0x4fdae845cf32f8e0), UINT64_C(0xd1e091a2ce53cb32), UINT64_C(0x0f32329b6f2c90d1), UINT64_C(0x4e52a1cab749e410), UINT64_C(0xee8fa0f73b74b70c), UINT64_C(0x7cfc4f7ef76cb880), UINT64_C(0xb749c6c8f35d607f), UINT64_C(0xf5e59044f657fdd9),
    UINT64_C(0xc1da63d00d66eb02), UINT64_C(0x91d0046a21dc9246), UINT64_C(0x9bf9ca8a4213c4be), UINT64_C(0xb19406f83b9b99ca), UINT64_C(0x6f8a771d81110be5), UINT64_C(0xd2905137bb3e1527), UINT64_C(0x6d81934961856283), UINT64_C(0xfd27160e7a435e7c),
    UINT64_C(0xe1bdb5f74e2992da), UINT64_C(0x64c9e732ef300815), UINT64_C(0xdeb1b2f2c19cd271), UINT64_C(0xdf2b1c053439f6c1), UINT64_C(0xb5f55c8eb1393d95), UINT64_C(0x91ed38a63c6741fd), UINT64_C(0x6e16910efb75c8eb), UINT64_C(0xdce516527d7588ec),
    UINT64_C(0xd3f2facbc339807b), UINT64_C(0xeb9ec3624063d9c0), UINT64_C(0x9706a9e308ab2102), UINT64_C(0xf1b85feb9f381ef3), UINT64_C(0x6ef69284c79d18e8), UINT64_C(0x1dcc78606f1f75e4), UINT64_C(0xfdc2c63af9434e7c), UINT64_C(0x1976b670a7c243d7),
    UINT64_C(0x9dad9ea0977e5034), UINT64_C(0x9ed85205618b5924), UINT64_C(0x2aab2eb2d318d954), UINT64_C(0xd7f714603b15e209), UINT64_C(0x9e8541dfc4fd5c74), UINT64_C(0x3ee9d83a390f22a3), UINT64_C(0x7bffd0c1611f3e1d), UINT64_C(0xd4f19ba90714b269),
    UINT64_C(0xce954d19bc57ba71), UINT64_C(0x8dc99156a7ca6948), UINT64_C(0x435583c01c88a9c7), UINT64_C(0x2c2abf8b446cbd9f), UINT64_C(0xfad2cacba87fa365), UINT64_C(0x8d286dc11941ae1c), UINT64_C(0xe312b4d1f7277e90), UINT64_C(0x7e1e261b0dd39e20),
    UINT64_C(0xa9d78b48e433dd0e), UINT64_C(0xeb80e7c1dadb7da0), UINT64_C(0x4065adafaf0ecf0a), UINT64_C(0x46596341bdf5b695), UINT64_C(0x1167449e2a9f9f8a), UINT64_C(0x7b55b3551eb36a41), UINT64_C(0x28fd9cae791a16bd), UINT64_C(0xa236bd86ff7731a3),
    UINT64_C(0x0b5715652053c541), UINT64_C(0x5ed35d8479e2f37e), UINT64_C(0x8151c21f3dacf3ab), UINT64_C(0x60ee5c84e4a85bac), UINT64_C(0x6643853851de9acd), UINT64_C(0x2b876d0275279529), UINT64_C(0x7a743103625fb101), UINT64_C(0x28a7927f2da7daa9),
    UINT64_C(0xcfcf091fb9264511), UINT64_C(0x1c5592694d1a34d5), UINT64_C(0x9d2e4e8d4c6723ae), UINT64_C(0x475cfdbe8171b593), UINT64_C(0x95b8d0f7a9091670), UINT64_C(0xd458121aa3453da0), UINT64_C(0x19d0e79e76cb40f6), UINT64_C(0x3f1f5b6d12ee0b2d),
    UINT64_C(0xb45179c722e20e66), UINT64_C(0x12beabc29a57b8dd), UINT64_C(0x35fd15c5a594b959), UINT64_C(0x213cd0493d59b199), UINT64_C(0x12a7e7a52f6de563), UINT64_C(0x0ec76c60bcd13438), UINT64_C(0x1d31e00013258d41), UINT64_C(0x249c1a7ce45546b2),
    UINT64_C(0xd6036bcc5ac216c5), UINT64_C(0xf558766bc67c1349), UINT64_C(0xb2981cf4d0570a7c), UINT64_C(0xc054a9525c519503), UINT64_C(0x30df56d97c18e056), UINT64_C(0xc0d71fadbc1dbb45), UINT64_C(0x60a75a583b8104fd), UINT64_C(0x23d67ac811e75df7),
    UINT64_C(0xc510558570dace74), UINT64_C(0x87dd0b20580b4032), UINT64_C(0x1af9be647feca05c), UINT64_C(0x19ac89ef6478092b), UINT64_C(0x5db7c12b18631a1d), UINT64_C(0x4907dc3bc67f6268), UINT64_C(0x4c2d128366e14795), UINT64_C(0xb46866eeabab35a2),
    UINT64_C(0xfdb871f2d92a98c1), UINT64_C(0xe9c3c5af706b3977), UINT64_C(0x02354f87f54213b9), UINT64_C(0xd302f5d978bedd4e), UINT64_C(0x4157d86da7186946), UINT64_C(0xfefb821e19ca89bf), UINT64_C(0xdcf3784bd5a6c9de), UINT64_C(0x0db3b79a84546122),
    UINT64_C(0xd3136297abfea604), UINT64_C(0x1d6d2ac50956a74a), UINT64_C(0xe6ff0a7ab465ddea), UINT64_C(0xcfdbb25971fe719b), UINT64_C(0xee369ec0fe25b700), UINT64_C(0xe928f75434c08dc2), UINT64_C(0x4d45988f447a8756), UINT64_C(0x74a59dad9d5c2ade),
    UINT64_C(0x8afda50afca4ef0b), UINT64_C(0x2d2c9e69fab2f874), UINT64_C(0xbe121ae946d16896), UINT64_C(0x3be645c242738a66), UINT64_C(0x7d2a73562a130ca1), UINT64_C(0x0aca3d15457bddbc), UINT64_C(0xa7c64e061253790e), UINT64_C(0x0b2e867cdcfe5973),
    UINT64_C(0x87b893dfbb1af154), UINT64_C(0xfe5b6b7eb4c3e5cc), UINT64_C(0xd12dd9b2c2eb87fa), UINT64_C(0xa17cd230d2ec7938), UINT64_C(0x8c94fb4a80147b5c), UINT64_C(0x2bb56306440987dc), UINT64_C(0xeb0e1764dbbee73c), UINT64_C(0x6d04e25c7d5576cb),
    UINT64_C(0x26d41bec156591fc), UINT64_C(0x0284ce4c03160b20), UINT64_C(0xd700dba4992863c3), UINT64_C(0xe5970c50cf3e432a), UINT64_C(0x250389961f0a7229), UINT64_C(0x3f7c519f0ddffa37), UINT64_C(0xd6147dfe37742927), UINT64_C(0x91dd720faf080ab5),
    UINT64_C(0x50a00fd22b4424b5), UINT64_C(0x6f4d61384c7631ca), UINT64_C(0xede3ad552b35d365), UINT64_C(0x5670b0f71784a428), UINT64_C(0x05c859ea36a96209), UINT64_C(0x522aab189073602c), UINT64_C(0x6a932844771e9762), UINT64_C(0xf3f9b6039bd2f9a9),
    UINT64_C(0x8ff6e6d62dda2096), UINT64_C(0x8682325b58d5cd81), UINT64_C(0x1b44debd1db0b06e), UINT64_C(0x5a5edf197d596bac), UINT64_C(0x23bdb870337b0a6a), UINT64_C(0xf9e6c89c4ec998f7), UINT64_C(0x8031f399eba735df), UINT64_C(0x44bfc73916095fde),
    UINT64_C(0xcf27a1fe64980f4f), UINT64_C(0x3ab8315f544f3a42), UINT64_C(0x2f61808f74d9b22a), UINT64_C(0x263383a3ea507563), UINT64_C(0x2c3aeb41a36de995), UINT64_C(0x46087420feaea46a), UINT64_C(0x522222f56eb6127d), UINT64_C(0x55e85a6e8cd9113e),
    UINT64_C(0x63276dc71acd5ece), UINT64_C(0x45d9d7a5fc98d17c), UINT64_C(0xde9fd41f00e7ea3e), UINT64_C(0x2d8ca0a10098988d), UINT64_C(0x63682b20cf4ba4e1), UINT64_C(0xb1d1ff6592187acf), UINT64_C(0x04da533da28764ba), UINT64_C(0xc33bda7ab5a47eb6),
    UINT64_C(0x21d3ed7e79d36840), UINT64_C(0x7a27597da7ec131b), UINT64_C(0x171053250f739733), UINT64_C(0x5866270cc88e0b24), UINT64_C(0x7451c0c35adf423b), UINT64_C(0xa48839fd7c26380c), UINT64_C(0x2ff419549b0bd4ed), UINT64_C(0xef425351f7936397),
    UINT64_C(0x131096ed486f776a), UINT64_C(0x689d09b71ccfd3ab), UINT64_C(0x8f09afcb6d1e8e5e), UINT64_C(0x8a7fb9822316a083), UINT64_C(0xdba20162feeb173c), UINT64_C(0xa59368312bbc7ab6), UINT64_C(0xa1ded69329f3c31f), UINT64_C(0x5e35412685756bc6),
    UINT64_C(0xc858356b2468e46d), UINT64_C(0x0aa5494dd7a1afc7), UINT64_C(0xb7410e935a85e994), UINT64_C(0xe2fc14558f9eb93c), UINT64_C(0xc6b654811e9994c6), UINT64_C(0x3f3c4c59de207556), UINT64_C(0x77359a0d791f1010), UINT64_C(0x4ffdae4f0223b24d),
    UINT64_C(0xb77e4b698bb40825), UINT64_C(0x77521eabdfb2f464), UINT64_C(0xc0117100dc38afaf), UINT64_C(0x86138bd82ec74b88), UINT64_C(0xbb105bc97b47bdf4), UINT64_C(0x8c000625d8bef0c7), UINT64_C(0x4a245d9b700dc54f), UINT64_C(0xf778270aac6190fd),
    UINT64_C(0xf0abc5d34dcb2321), UINT64_C(0xc982a58d7869f3bc), UINT64_C(0xcb87d436b3250940), UINT64_C(0x1a8373f841e17696), UINT64_C(0x92bd45d050485245), UINT64_C(0xc392c9b5c8d771c6), UINT64_C(0xa7e406a3e6631634), UINT64_C(0xa16b52f3fdf243a3),
    UINT64_C(0x1279725ef9c92f59), UINT64_C(0x13e01d5bfbca8b37), UINT64_C(0x6222c119308c276a), UINT64_C(0x55242b8ecb9ca799), UINT64_C(0x78a74edbacbe80ab), UINT64_C(0xbb4ba088a56b6abb), UINT64_C(0x5ee7e9809ebdb412), UINT64_C(0x86a73934bb422d01),
    UINT64_C(0x98134bbfc37a081e), UINT64_C(0xe9e14cb3c487afc2), UINT64_C(0xc0848f10db661f9c), UINT64_C(0x644f8d785661998a), UINT64_C(0x3e1922cd906c4e96), UINT64_C(0x50b7927ea827f288), UINT64_C(0x96d2b5844049b037), UINT64_C(0xbc4416ff18734b73),
    UINT64_C(0x79b142939152981f), UINT64_C(0x17558295f00afda6), UINT64_C(0x5c31d533fc444862), UINT64_C(0xcfd1c4769d1515ad), UINT64_C(0x76c56104a91afa13), UINT64_C(0xc276eed0bf5c26e1), UINT64_C(0x3159aa8f66f62a92), UINT64_C(0x679b72ef34ae8b3f),
    UINT64_C(0x4af5cf694cc52ae3), UINT64_C(0x38f29e5aba63aee9), UINT64_C(0xf42209ce48326def), UINT64_C(0x748fc7bf78c48123), UINT64_C(0x7ac6b67be432041f), UINT64_C(0x142de96269bb3c9f), UINT64_C(0xf91539feb203343d), UINT64_C(0x5884017dae60d25d),
    UINT64_C(0x41751562e1e75ee4), UINT64_C(0xf12330b5114dbd2e), UINT64_C(0x35e47c9c29501660), UINT64_C(0xd47ae9b349720618), UINT64_C(0xca6bda7f876fce01), UINT64_C(0x81e4a7e994f5682b), UINT64_C(0x5f596a252bb0ecc0), UINT64_C(0xf74d83bad2533b4e),
    UINT64_C(0x89e045566e3171ac), UINT64_C(0xdad49771f4250fe6), UINT64_C(0xe830bc70f3c3b5ea), UINT64_C(0x8579068f40104425), UINT64_C(0x8dc6cdc67663d8ac), UINT64_C(0xd7c35f3de92326fe), UINT64_C(0x7e537346ea13b6c4), UINT64_C(0x6b310639f8df7bbe),
    UINT64_C(0xad02042a08227910), UINT64_C(0xadbe4954a90bce73), UINT64_C(0x32de094875a904d7), UINT64_C(0x5e42a09d93616c6e), UINT64_C(0x3b4c99257b373b68), UINT64_C(0xa6a9622e78400f17), UINT64_C(0x108921fe58d6e552), UINT64_C(0xa831219429f67b4d),
    UINT64_C(0xb5ccac58a627bc8e), UINT64_C(0x95fe8537e47884c1), UINT64_C(0x370ba78892860645), UINT64_C(0x6916e5dacb5c0fa4), UINT64_C(0x324bac9d92ec43a1), UINT64_C(0xf2c0f36dbb7151c2), UINT64_C(0xb4049c5a8162dadb), UINT64_C(0x9a304cb54988df50),
    UINT64_C(0x1ecc869ba6087242), UINT64_C(0xd9e9ad75738b4d68), UINT64_C(0xa5764b30246907ab), UINT64_C(0xf11705f78bec08bb), UINT64_C(0xb604c62d973a55a0), UINT64_C(0x4b48657c128734b1), UINT64_C(0x8ecfecf117b2a8a5), UINT64_C(0xbdecac05280671ac),
    UINT64_C(0xb5e8f94cd82efb20), UINT64_C(0x52c98fcaf7aff0a1), UINT64_C(0xad0f1e7f17cedef0), UINT64_C(0x8c5db205e59b11f3), UINT64_C(0x10dc1a9e745e531c), UINT64_C(0x9d9bacd9a008c970), UINT64_C(0x1acf5b631d18ce1a), UINT64_C(0xe9d1816cc3c51156),
    UINT64_C(0x17eef84ef41b0e39), UINT64_C(0xea4b7a8112cd44a9), UINT64_C(0x4d41a7e56fc66f44), UINT64_C(0xe83526cd5c9d9fe1), UINT64_C(0xbf0b6dc983656ec7), UINT64_C(0x83535ede3ece5948), UINT64_C(0x617cb48de04ab162), UINT64_C(0x896138ecdf952b9b),
    UINT64_C(0x1c2edba80b12d529), UINT64_C(0x0fc7b5f17072f21d), UINT64_C(0xca2b2b0898bc77b0), UINT64_C(0x57de94a877ff4186), UINT64_C(0xc428b46bf554390e), UINT64_C(0x28d218bad113244f), UINT64_C(0xab3602eed867f397), UINT64_C(0x367931c8196786f3),
    UINT64_C(0x31dbfc4a4e188f4f), UINT64_C(0x11ca84443a7836b4), UINT64_C(0xbe9e049a9f552c28), UINT64_C(0x51109f9633a8bed3), UINT64_C(0x954040f39f5358e9), UINT64_C(0x89dac99cc9f2a622), UINT64_C(0x67e305adc3f91f74), UINT64_C(0x2202e4d987118cbe),
    UINT64_C(0xb731184b287cdbc5), UINT64_C(0xc4c72b52def8c9ac), UINT64_C(0x6d67a7b454efcf9a), UINT64_C(0xdcb3f8550a655665), UINT64_C(0xbb03be8d6b23ef51), UINT64_C(0x07b98648913fc5d4), UINT64_C(0xca2e465031aca1b5), UINT64_C(0x5f4c561dfd135e4f),
    UINT64_C(0xb12e88ace5844d67), UINT64_C(0x3a5cc2149ac1440f), UINT64_C(0x1b34fe5dc52d6fb6), UINT64_C(0x80192fbc9bc4194f), UINT64_C(0xb5aeb2dd57bb87cb), UINT64_C(0xf31e4e767d6bc55b), UINT64_C(0x3e018e4962e79b51), UINT64_C(0x14ccf7af5d9b1fb8),
    UINT64_C(0xf175cf66a8b973f8), UINT64_C(0x97f6f1538940a8bb), UINT64_C(0x8f355008015d674b), UINT64_C(0x038c5a68eb95a0de), UINT64_C(0xaa43f01f02e42c49), UINT64_C(0x5f1d9bdba7ea2c10), UINT64_C(0x8fec6bb1fc4368d2), UINT64_C(0xcbdbdc47ea106c55),
    UINT64_C(0xd18e01cf58630630), UINT64_C(0x1568b3d10d48727e), UINT64_C(0xaa106156a3545464), UINT64_C(0x0ea249bb422f0198), UINT64_C(0xa5e908ea1cf29c92), UINT64_C(0x9baa0ff4eb19ab26), UINT64_C(0x9ecf0594287b4a47), UINT64_C(0x8757b5b28d6a732d),
    UINT64_C(0x6172b78088956bca), UINT64_C(0x1c25766c3bb1dd50), UINT64_C(0x40a24e5508eb6eb3), UINT64_C(0x8d538a717a55e519), UINT64_C(0x00cf22e3b1a48f1e), UINT64_C(0x8cd9f44707bf7ee3), UINT64_C(0x16cb74154d53b3e7), UINT64_C(0x569009890199710e),
    UINT64_C(0x8623102cf14490b9), UINT64_C(0x37c936ae75581968), UINT64_C(0x22e31ee777d79176), UINT64_C(0x77bf942069097249), UINT64_C(0x7993d57022516532), UINT64_C(0x486fdadb58dbda1c), UINT64_C(0x9e5e711670887828), UINT64_C(0x15ff88a632a174b9),
    UINT64_C(0x7628a85fd2389492), UINT64_C(0x465b3474abe3ee97), UINT64_C(0xbc0cebda4784eb2d), UINT64_C(0xf5547da8f4e5d637), UINT64_C(0x80f062b4d9f3dc72), UINT64_C(0x20e5730acee6c88c), UINT64_C(0x041b7812dfe52dfe), UINT64_C(0x638e2530a34ab875),
    UINT64_C(0xd3ed3d717622947d), UINT64_C(0xec047d574498486b), UINT64_C(0x7d325ec913aab659), UINT64_C(0x1cfcddefee08ed3c), UINT64_C(0x6fe5b7e508cfce22), UINT64_C(0xf7bd559e5a9b6eac), UINT64_C(0x9d3e2f2150c952a3), UINT64_C(0x889a0885b4f6b844),
    UINT64_C(0x5ac0937657575e79), UINT64_C(0x8b63969764a82b8e), UINT64_C(0xb2aa96e875f4e262), UINT64_C(0x0848787f3e7cf5b5), UINT64_C(0x49abeb5afdf26364), UINT64_C(0x30724a9bad4e6126), UINT64_C(0xe43650f568709ac8), UINT64_C(0x02a11f8b65b7fc6a),
    UINT64_C(0x8a8602894443e90e), UINT64_C(0xdb37f8a8aa71b5f4), UINT64_C(0xa5bbaa047c4554b9), UINT64_C(0x63dafe70d5256389), UINT64_C(0xfbdc5a4bbff3df2d), UINT64_C(0xf7237f250a8f0fb0), UINT64_C(0xf3ced8e0079698e1), UINT64_C(0x6aaf8a942477ec5a),
    UINT64_C(0xebf04f57e1b29eb5), UINT64_C(0x769bc293cc288693), UINT64_C(0x85d3d7dea04fc11b), UINT64_C(0x3c58127d50d6a009), UINT64_C(0xc7ca8eb34e17a018), UINT64_C(0x074694f01e18fd13), UINT64_C(0x567ff6123548c1cf), UINT64_C(0x7786e69febb30fd1),
    UINT64_C(0xe356d95d135d3b49), UINT64_C(0xd5028495950e128f), UINT64_C(0x574eeb2a1aebf0ab), UINT64_C(0xf727066bfc53fbbc), UINT64_C(0x45e2048a9ce24052), UINT64_C(0xe3dbde930611a5ea), UINT64_C(0x1beed2903dc5da5d), UINT64_C(0xaefda581c1eab910),
    UINT64_C(0xb1e14462335959de), UINT64_C(0x270d5bacb5cc155f), UINT64_C(0x233cd94f72236f7e), UINT64_C(0x4bef05695442f886), UINT64_C(0x1254c9233b7c642b), UINT64_C(0xde0c15e3360cd0b1), UINT64_C(0x39c8190b701b33e0), UINT64_C(0x2bb261c745d33a03),
    UINT64_C(0xf2261dbb8d1103e5), UINT64_C(0x3f2a5bd055c7df11), UINT64_C(0x05f68ad0f095dcb4), UINT64_C(0x300be95e99b629c7), UINT64_C(0xe05626cd9db8e92d), UINT64_C(0x22a7ef92710d07dc), UINT64_C(0x89ea4d4adc76c744), UINT64_C(0x061af5e1e74d4e5a),
    UINT64_C(0x813a9fbbf7df881c), UINT64_C(0x9f0e604a1aa3cd3d), UINT64_C(0x0ae37a2a795abdfc), UINT64_C(0xb421f68993d1d6d8), UINT64_C(0xb9e11997d5c8ac2d), UINT64_C(0x2ab9cc1510af48e7), UINT64_C(0x8547dd36199d027e), UINT64_C(0xec73d0b12742ecb4),
    UINT64_C(0x5fcb570d11fa4b03), UINT64_C(0x05d0802ae5474136), UINT64_C(0x7301d8a6b47fc7ba), UINT64_C(0x2a256f0d42f69fbf), UINT64_C(0xa7334af9fab205e8), UINT64_C(0x7ca1f386f3157517), UINT64_C(0xa81ec241ee8d2c72), UINT64_C(0x2356ee3d98cc616d),
    UINT64_C(0x5098ed24d8f63a9a), UINT64_C(0x21ee5582605ca31c), UINT64_C(0x209f24bdadd02aeb), UINT64_C(0xd3034e3908cc4c40), UINT64_C(0xc655ceb4daed4f15), UINT64_C(0x206120e9a8a23593), UINT64_C(0x5d9caa9c45cbc088), UINT64_C(0x27076b5a3d4dbb66),
    UINT64_C(0x67c7ab454a99cc74), UINT64_C(0xbe0bcfd4758d59c3), UINT64_C(0x4bae3fbcbec69a39), UINT64_C(0x7dc06bd5572f630b), UINT64_C(0xc7c91a3d4b85f220), UINT64_C(0x61fbb903e9c74bc1), UINT64_C(0x34abcf5b07dedfba), UINT64_C(0xd8c5342f26115bee),
    UINT64_C(0x4573ec75360d4768), UINT64_C(0x84881a8c9437816b), UINT64_C(0x9246e03795879848), UINT64_C(0x7b996cb4b5d7ad88), UINT64_C(0x88e736b13617a7cc), UINT64_C(0x0e299438386531a1), UINT64_C(0xad6e2695090691ca), UINT64_C(0x6c5e0fc6cacd5415),
    UINT64_C(0xe79fa774bc523f8e), UINT64_C(0x0d60eceb6800b1b3), UINT64_C(0x7fe6134874fabed0), UINT64_C(0xba3771e8e5bc8d26), UINT64_C(0x21d8115a18b16220), UINT64_C(0x52e18595d55867ce), UINT64_C(0xbdf42c5cb4e6575e), UINT64_C(0xf84ebbb2eb8046c2),
};

/* acc = [a]G + [b]P for 0 <= a <= r - 1, 0 <= b <= r - 1, P of any order: jac, wNAFs, interleaved.
 * Proven for all scalars: 11 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_double_base(uint64_t acc[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_SCALAR_WORDS], const uint64_t b[JAC256189_SCALAR_WORDS], const uint64_t point_p[JAC256189_JAC_WORDS])
{
    uint64_t sum[JAC256189_JAC_WORDS];
    uint64_t q[JAC256189_JAC_WORDS];
    uint64_t T[8 * JAC256189_JAC_WORDS];
    uint64_t twice[JAC256189_JAC_WORDS];
    uint64_t m[2 * JAC256189_WORDS];
    signed char d[254];
    signed char e[254];
    size_t i, j, top_d, top_e;
    top_d = jac256189_naf(d, 254, a, 8) - 1;
    top_e = jac256189_naf(e, 254, b, 5) - 1;
    jac256189_words_copy(T, point_p, JAC256189_JAC_WORDS);
    jac256189_point_twice_vartime(twice, point_p);
    jac256189_words_copy(q, twice, JAC256189_JAC_WORDS);
    jac256189_point_sum_vartime(sum, point_p, q);
    jac256189_words_copy(T + JAC256189_JAC_WORDS, sum, JAC256189_JAC_WORDS);
    for (j = 2; j <= 7; ++j) {
        jac256189_point_sum_vartime(sum, sum, q);
        jac256189_words_copy(T + j * JAC256189_JAC_WORDS, sum, JAC256189_JAC_WORDS);
    }
    jac256189_jac_neutral(acc);
    for (i = top_d + 1 > top_e + 1 ? top_d + 1 : top_e + 1; i-- > 0;) {
        if (d[i] != 0) {
            jac256189_point_twice_vartime(acc, acc);
            jac256189_words_copy(m, jac256189_point_double_base_table + (size_t)((d[i] < 0 ? -d[i] : d[i]) / 2) * 2 * JAC256189_WORDS, 2 * JAC256189_WORDS);
            jac256189_fe_cneg(m + JAC256189_WORDS, m + JAC256189_WORDS, d[i] < 0);
            jac256189_point_madd_vartime(acc, acc, m);
            if (e[i] != 0) {
                jac256189_words_copy(q, T + (size_t)((e[i] < 0 ? -e[i] : e[i]) / 2) * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
                jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, e[i] < 0);
                jac256189_point_sum_vartime(acc, acc, q);
            }
        } else {
            if (e[i] != 0) {
                jac256189_words_copy(q, T + (size_t)((e[i] < 0 ? -e[i] : e[i]) / 2) * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
                jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, e[i] < 0);
                jac256189_point_twice_vartime(acc, acc);
                jac256189_point_sum_vartime(acc, acc, q);
            } else {
                jac256189_point_twice_vartime(acc, acc);
            }
        }
    }
}

void jac256189_point_mul2_base_vartime(jac256189_point *r, const jac256189_fr *a, const jac256189_fr *b, const jac256189_point *p)
{
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_point_double_base(t, a->w, b->w, p->w);
    jac256189_words_copy(r->w, t, JAC256189_JAC_WORDS);
}

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, wNAFs, a table for each point.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_straus(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t sum[JAC256189_JAC_WORDS], q[JAC256189_JAC_WORDS], twice[JAC256189_JAC_WORDS];
    uint64_t *T = memory;
    signed char *d = (signed char *)(memory + (n * 8 * JAC256189_JAC_WORDS));
    size_t i, j, p, top_d;
    top_d = 0;
    for (p = 0; p < n; ++p) {
        size_t used = jac256189_naf(d + p * 256, 254, k[p].w, 5);
        top_d = used > top_d ? used : top_d;
    }
    top_d -= 1;
    for (p = 0; p < n; ++p) {
        jac256189_words_copy(T + (p * 8 + 0) * JAC256189_JAC_WORDS, point_p[p].w, JAC256189_JAC_WORDS);
        jac256189_point_twice_vartime(twice, point_p[p].w);
        jac256189_words_copy(q, twice, JAC256189_JAC_WORDS);
        jac256189_point_sum_vartime(sum, point_p[p].w, q);
        jac256189_words_copy(T + (p * 8 + 1) * JAC256189_JAC_WORDS, sum, JAC256189_JAC_WORDS);
        for (j = 2; j <= 7; ++j) {
            jac256189_point_sum_vartime(sum, sum, q);
            jac256189_words_copy(T + (p * 8 + j) * JAC256189_JAC_WORDS, sum, JAC256189_JAC_WORDS);
        }
    }
    jac256189_jac_neutral(acc);
    for (i = top_d + 1; i-- > 0;) {
        jac256189_point_twice_vartime(acc, acc);
        for (p = 0; p < n; ++p) {
            if (d[p * 256 + i] != 0) {
                jac256189_words_copy(q, T + (p * 8 + (size_t)((d[p * 256 + i] < 0 ? -d[p * 256 + i] : d[p * 256 + i]) / 2)) * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
                jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, d[p * 256 + i] < 0);
                jac256189_point_sum_vartime(acc, acc, q);
            }
        }
    }
}

static const uint64_t jac256189_point_msm_buckets_d_offset[5] = {UINT64_C(0x820820820820820), UINT64_C(0x2082082082082082), UINT64_C(0x8208208208208208), UINT64_C(0x820820820820820), UINT64_C(0x2)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, buckets.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_buckets(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[JAC256189_JAC_WORDS], run[JAC256189_JAC_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (33 * JAC256189_JAC_WORDS);
    uint64_t *d = memory + (33 * JAC256189_JAC_WORDS + n * JAC256189_JAC_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        jac256189_words_zero(d + p * 5, 5);
        jac256189_words_copy(d + p * 5, k[p].w, JAC256189_SCALAR_WORDS);
        jac256189_words_add(d + p * 5, d + p * 5, jac256189_point_msm_buckets_d_offset, ~(uint64_t)0, 5);
    }
    for (p = 0; p < n; ++p) {
        jac256189_words_copy(c + p * JAC256189_JAC_WORDS, point_p[p].w, JAC256189_JAC_WORDS);
    }
    jac256189_jac_neutral(acc);
    for (i = 43; i-- > 0;) {
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        for (j = 1; j <= 32; ++j) {
            jac256189_jac_neutral(B + j * JAC256189_JAC_WORDS);
        }
        for (p = 0; p < n; ++p) {
            {
                uint64_t one[JAC256189_JAC_WORDS], negative, digit = jac256189_words_bits(d + p * 5, 5, i * 6, 6) - 32;
                negative = digit >> 63;
                digit = negative ? (uint64_t)0 - digit : digit;
                if (digit != 0) {
                    jac256189_words_copy(one, c + p * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
                    jac256189_fe_cneg(one + JAC256189_WORDS, one + JAC256189_WORDS, negative);
                    jac256189_point_sum_vartime(B + digit * JAC256189_JAC_WORDS, B + digit * JAC256189_JAC_WORDS, one);
                }
            }
        }
        jac256189_jac_neutral(run);
        for (j = 33; j-- > 1;) {
            jac256189_words_copy(q, B + j * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(run, run, q);
            jac256189_words_copy(q, run, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(acc, acc, q);
        }
    }
}

void jac256189_point_msm_vartime(jac256189_point *r, jac256189_point *memory, const jac256189_fr *k, const jac256189_point *a, size_t count)
{
    uint64_t t[JAC256189_JAC_WORDS];
    if (count == 0)
        jac256189_jac_neutral(t);
    else if (count < 409)
        jac256189_point_msm_straus(t, k, a, count, (uint64_t *)memory);
    else
        jac256189_point_msm_buckets(t, k, a, count, (uint64_t *)memory);
    jac256189_words_copy(r->w, t, JAC256189_JAC_WORDS);
}

/* ---- compressed points ---- */

static JAC256189_APART int jac256189_compress_work(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], code;
    if (!jac256189_cpu_supported()) {
        jac256189_clear(out, JAC256189_COMPRESSED_BYTES);
        return JAC256189_ERR_CPU;
    }
    code = jac256189_affine_decode(x, y, point, 0);
    jac256189_compressed_write(out, x, y, jac256189_mask(jac256189_is_nonzero(code) ^ 1));
    return (int)(int64_t)jac256189_barrier(code);
}

static JAC256189_APART int jac256189_decompress_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], code;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    code = jac256189_compressed_read(x, y, compressed);
    return jac256189_result(out, x, y, code);
}

static JAC256189_APART int jac256189_point_encode_compressed_work(uint8_t out[JAC256189_COMPRESSED_BYTES], const jac256189_point *a)
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], code = 0, good;
    if (!jac256189_cpu_supported()) {
        jac256189_clear(out, JAC256189_COMPRESSED_BYTES);
        return JAC256189_ERR_CPU;
    }
    jac256189_code_set(&code, JAC256189_NEUTRAL, jac256189_jac_to_affine(x, y, a->w));
    jac256189_code_set(&code, JAC256189_ERR_ORDER, jac256189_point_is_lost(a->w));
    good = jac256189_is_nonzero(code) ^ 1;
    jac256189_compressed_write(out, x, y, jac256189_mask(good));
    return (int)(int64_t)jac256189_barrier(code);
}

/* ---- public functions of secrets: run apart, then the stack is wiped on which they ran ---- */

int jac256189_scalarmult(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
{
    int result = jac256189_scalarmult_work(out, scalar, point);
    jac256189_wipe_stack_6144();
    return result;
}

int jac256189_scalarmult_base(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES])
{
    int result = jac256189_scalarmult_base_work(out, scalar);
    jac256189_wipe_stack_2048();
    return result;
}

int jac256189_point_validate(const uint8_t point[JAC256189_POINT_BYTES])
{
    int result = jac256189_point_validate_work(point);
    jac256189_wipe_stack_1536();
    return result;
}

int jac256189_point_decode(jac256189_point *r, const uint8_t in[JAC256189_POINT_BYTES])
{
    int result = jac256189_point_decode_work(r, in);
    jac256189_wipe_stack_1536();
    return result;
}

int jac256189_point_encode(uint8_t out[JAC256189_POINT_BYTES], const jac256189_point *a)
{
    int result = jac256189_point_encode_work(out, a);
    jac256189_wipe_stack_1536();
    return result;
}

int jac256189_point_encode_many(uint8_t *out, const jac256189_point *in, size_t count)
{
    int result = jac256189_point_encode_many_work(out, in, count);
    jac256189_wipe_stack_2048();
    return result;
}

void jac256189_point_add(jac256189_point *r, const jac256189_point *a, const jac256189_point *b)
{
    jac256189_point_add_work(r, a, b);
    jac256189_wipe_stack_1536();
}

void jac256189_point_sub(jac256189_point *r, const jac256189_point *a, const jac256189_point *b)
{
    jac256189_point_sub_work(r, a, b);
    jac256189_wipe_stack_1536();
}

void jac256189_point_dbl(jac256189_point *r, const jac256189_point *a)
{
    jac256189_point_dbl_work(r, a);
    jac256189_wipe_stack_768();
}

void jac256189_point_neg(jac256189_point *r, const jac256189_point *a)
{
    jac256189_point_neg_work(r, a);
    jac256189_wipe_stack_256();
}

int jac256189_point_equal(const jac256189_point *a, const jac256189_point *b)
{
    int result = jac256189_point_equal_work(a, b);
    jac256189_wipe_stack_768();
    return result;
}

int jac256189_point_is_neutral(const jac256189_point *a)
{
    int result = jac256189_point_is_neutral_work(a);
    jac256189_wipe_stack_192();
    return result;
}

void jac256189_point_cmov(jac256189_point *r, const jac256189_point *a, int flag)
{
    jac256189_point_cmov_work(r, a, flag);
    flag = (int)jac256189_barrier(0);
    jac256189_wipe_stack_384();
}

void jac256189_point_mul(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a)
{
    jac256189_point_mul_work(r, k, a);
    jac256189_wipe_stack_6144();
}

void jac256189_point_mul_base(jac256189_point *r, const jac256189_fr *k)
{
    jac256189_point_mul_base_work(r, k);
    jac256189_wipe_stack_2048();
}

void jac256189_point_mul2(jac256189_point *r, const jac256189_fr *a, const jac256189_point *p, const jac256189_fr *b, const jac256189_point *q)
{
    jac256189_point_mul2_work(r, a, p, b, q);
    jac256189_wipe_stack_6144();
}

void jac256189_point_clear_cofactor(jac256189_point *r, const jac256189_point *a)
{
    jac256189_point_clear_cofactor_work(r, a);
    jac256189_wipe_stack_1536();
}

int jac256189_point_is_in_subgroup(const jac256189_point *a)
{
    int result = jac256189_point_is_in_subgroup_work(a);
    jac256189_wipe_stack_6144();
    return result;
}

int jac256189_compress(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
{
    int result = jac256189_compress_work(out, point);
    jac256189_wipe_stack_1536();
    return result;
}

int jac256189_decompress(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES])
{
    int result = jac256189_decompress_work(out, compressed);
    jac256189_wipe_stack_1024();
    return result;
}

int jac256189_point_encode_compressed(uint8_t out[JAC256189_COMPRESSED_BYTES], const jac256189_point *a)
{
    int result = jac256189_point_encode_compressed_work(out, a);
    jac256189_wipe_stack_1536();
    return result;
}

int jac256189_scalar_is_valid(const uint8_t a[JAC256189_SCALAR_BYTES])
{
    int result = jac256189_scalar_is_valid_work(a);
    jac256189_wipe_stack_384();
    return result;
}

void jac256189_scalar_reduce(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    jac256189_scalar_reduce_work(out, in, in_bytes);
    jac256189_wipe_stack_512();
}

void jac256189_scalar_add(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    jac256189_scalar_add_work(out, a, b);
    jac256189_wipe_stack_512();
}

void jac256189_scalar_mul(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    jac256189_scalar_mul_work(out, a, b);
    jac256189_wipe_stack_512();
}

void jac256189_scalar_neg(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES])
{
    jac256189_scalar_neg_work(out, a);
    jac256189_wipe_stack_512();
}

int jac256189_fr_decode(jac256189_fr *r, const uint8_t in[JAC256189_SCALAR_BYTES])
{
    int result = jac256189_fr_decode_work(r, in);
    jac256189_wipe_stack_384();
    return result;
}

void jac256189_fr_encode(uint8_t out[JAC256189_SCALAR_BYTES], const jac256189_fr *a)
{
    jac256189_fr_encode_work(out, a);
    jac256189_wipe_stack_256();
}

void jac256189_fr_reduce(jac256189_fr *r, const uint8_t *in, size_t in_bytes)
{
    jac256189_fr_reduce_work(r, in, in_bytes);
    jac256189_wipe_stack_512();
}

void jac256189_fr_inv(jac256189_fr *r, const jac256189_fr *a)
{
    jac256189_fr_inv_work(r, a);
    jac256189_wipe_stack_1536();
}

void jac256189_fr_half(jac256189_fr *r, const jac256189_fr *a)
{
    jac256189_fr_half_work(r, a);
    jac256189_wipe_stack_384();
}

int jac256189_fr_is_zero(const jac256189_fr *a)
{
    int result = jac256189_fr_is_zero_work(a);
    jac256189_wipe_stack_192();
    return result;
}

int jac256189_fr_equal(const jac256189_fr *a, const jac256189_fr *b)
{
    int result = jac256189_fr_equal_work(a, b);
    jac256189_wipe_stack_192();
    return result;
}

void jac256189_fr_cmov(jac256189_fr *r, const jac256189_fr *a, int flag)
{
    jac256189_fr_cmov_work(r, a, flag);
    flag = (int)jac256189_barrier(0);
    jac256189_wipe_stack_384();
}

unsigned jac256189_fr_bits(const jac256189_fr *a, size_t position, size_t count)
{
    unsigned result = jac256189_fr_bits_work(a, position, count);
    jac256189_wipe_stack_256();
    return result;
}
