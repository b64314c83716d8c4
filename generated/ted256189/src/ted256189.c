/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Encodings, validation, recoding and the loops of ted256189; the arithmetic itself is in the assembly files. Freestanding
 * C99 (with GNU attributes where the compiler has them): no library calls, no heap, no writable globals but kept answers of CPUID. Values that
 * may be secret never steer a branch or an address here; `bit` arguments are 0 or 1, `mask` is 0 or all ones.
 */
#include "ted256189_internal.h"

/* ---- words ---- */

/* Hides where a value comes from, so that the compiler cannot turn arithmetic on it into a branch; volatile, so that it
 * cannot turn a loop around it into a call of memset either. */
static inline uint64_t ted256189_barrier(uint64_t x)
{
#if defined(__GNUC__)
    __asm__ __volatile__("" : "+r"(x));
#endif
    return x;
}

static inline uint64_t ted256189_mask(uint64_t bit)
{
    return (uint64_t)0 - ted256189_barrier(bit);
}

static inline uint64_t ted256189_is_nonzero(uint64_t x)
{
    return (x | ((uint64_t)0 - x)) >> 63;
}

/* A function with a frame of its own. */
#if defined(__GNUC__)
#define TED256189_APART __attribute__((noinline))
#else
#define TED256189_APART
#endif

/* The barrier keeps the loop from becoming a call of memcpy. */
static void ted256189_words_copy(uint64_t *out, const uint64_t *in, size_t words)
{
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] = ted256189_barrier(in[i]);
}

static void ted256189_words_zero(uint64_t *out, size_t words)
{
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] = ted256189_barrier(0);
}

/* out = a where bit = 1, unchanged where bit = 0. */
static void ted256189_words_move(uint64_t *out, const uint64_t *a, size_t words, uint64_t bit)
{
    uint64_t mask = ted256189_mask(bit);
    size_t i;
    for (i = 0; i < words; ++i)
        out[i] ^= mask & (out[i] ^ a[i]);
}

/* Erases a secret; the memory clobbers keep the stores, and the loop from becoming a call of memset. */
static void ted256189_wipe(uint64_t *out, size_t words)
{
    size_t i = 0;
#if defined(__GNUC__)
    for (; i + 8 <= words; i += 8) {
        out[i] = out[i + 1] = out[i + 2] = out[i + 3] = out[i + 4] = out[i + 5] = out[i + 6] = out[i + 7] = 0;
        __asm__ __volatile__("" : : "r"(out) : "memory");
    }
#endif
    for (; i < words; ++i)
        out[i] = ted256189_barrier(0);
#if defined(__GNUC__)
    __asm__ __volatile__("" : : "r"(out) : "memory");
#endif
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_192(void)
{
    uint64_t below[24];
    ted256189_wipe(below, 24);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_256(void)
{
    uint64_t below[32];
    ted256189_wipe(below, 32);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_384(void)
{
    uint64_t below[48];
    ted256189_wipe(below, 48);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_512(void)
{
    uint64_t below[64];
    ted256189_wipe(below, 64);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_768(void)
{
    uint64_t below[96];
    ted256189_wipe(below, 96);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_1024(void)
{
    uint64_t below[128];
    ted256189_wipe(below, 128);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_1536(void)
{
    uint64_t below[192];
    ted256189_wipe(below, 192);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_2048(void)
{
    uint64_t below[256];
    ted256189_wipe(below, 256);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_4096(void)
{
    uint64_t below[512];
    ted256189_wipe(below, 512);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_6144(void)
{
    uint64_t below[768];
    ted256189_wipe(below, 768);
}

/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */
static TED256189_APART void ted256189_wipe_stack_8192(void)
{
    uint64_t below[1024];
    ted256189_wipe(below, 1024);
}

/* out = a - b modulo 2^(64 words), returns the borrow. */
static uint64_t ted256189_words_sub(uint64_t *out, const uint64_t *a, const uint64_t *b, size_t words)
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
static uint64_t ted256189_words_add(uint64_t *out, const uint64_t *a, const uint64_t *b, uint64_t mask, size_t words)
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
typedef uint64_t ted256189_any_word __attribute__((aligned(1), may_alias));
#define TED256189_HAS_ANY_WORD 1
#endif

/* Little-endian bytes to words, zero above. Requires bytes <= 8 words. */
static inline void ted256189_words_load(uint64_t *out, size_t words, const uint8_t *in, size_t bytes)
{
    size_t i = 0, k;
#if defined(TED256189_HAS_ANY_WORD)
    for (; i < bytes / 8; ++i)
        out[i] = ted256189_barrier(*(const ted256189_any_word *)(const void *)(in + 8 * i));
#endif
    for (; i < words; ++i) {
        uint64_t x = 0;
        for (k = 8; k-- > 0;)
            x = (x << 8) | (8 * i + k < bytes ? in[8 * i + k] : 0);
        out[i] = ted256189_barrier(x);
    }
}

/* The lowest `bytes` bytes of the words, each byte under the mask. */
static inline void ted256189_words_store(uint8_t *out, size_t bytes, const uint64_t *in, uint64_t mask)
{
    size_t i = 0;
#if defined(TED256189_HAS_ANY_WORD)
    for (; i < bytes / 8; ++i)
        *(ted256189_any_word *)(void *)(out + 8 * i) = ted256189_barrier(in[i] & mask);
    i *= 8;
#endif
    for (; i < bytes; ++i)
        out[i] = (uint8_t)(ted256189_barrier(in[i / 8] & mask) >> (8 * (i % 8)));
}

/* The `width` bits from position `position` on, for width < 64; bits above the words read as 0. */
static uint64_t ted256189_words_bits(const uint64_t *in, size_t words, size_t position, unsigned width)
{
    size_t i = position / 64;
    unsigned shift = (unsigned)(position % 64);
    uint64_t x = i < words ? in[i] >> shift : 0;
    if (shift != 0 && i + 1 < words)
        x |= ted256189_barrier(in[i + 1]) << (64 - shift);
    return x & (((uint64_t)1 << width) - 1);
}

/* ---- CPU ---- */

#if !(defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 11)
/* Asks once and keeps the answer, 1 for no and 2 for yes: CPUID may take 20,000 cycles in a virtual machine. Threads that ask at
 * the same time find the same. */
__attribute__((unused)) static int ted256189_cpu_answer(int *answer, int (*ask)(void))
{
    int known = __atomic_load_n(answer, __ATOMIC_RELAXED);
    if (!known) {
        known = 1 + ask();
        __atomic_store_n(answer, known, __ATOMIC_RELAXED);
    }
    return known == 2;
}
#endif

#if defined(TED256189_REFUSE_CPU)

/* For tests of what is refused. */
int ted256189_cpu_supported(void)
{
    return 0;
}

#elif defined(TED256189_ASSUME_CPU)

int ted256189_cpu_supported(void)
{
    return 1;
}

#elif defined(__GNUC__) && !defined(__clang__) && __GNUC__ >= 11

/* The compiler's run-time support asks the CPU once, before main. */
int ted256189_cpu_supported(void)
{
    return __builtin_cpu_supports("bmi2") != 0 && __builtin_cpu_supports("adx") != 0 && __builtin_cpu_supports("avx2") != 0;
}

#else

#include <cpuid.h>

/* Structured extended features: CPUID leaf 7, register EBX; BMI2 is bit 8, ADX is bit 19, AVX2 is bit 5. */
/* For AVX2 the system has to save the registers, too: OSXSAVE, CPUID leaf 1, ECX bit 27, then XCR0. */
__attribute__((target("xsave")))
static int ted256189_cpu_ask(void)
{
    const unsigned wanted = 1u << 8 | 1u << 19 | 1u << 5;
    unsigned eax = 0, ebx = 0, ecx = 0, edx = 0;
    if (!__get_cpuid(1, &eax, &ebx, &ecx, &edx) || (ecx & (1u << 27)) == 0 || (__builtin_ia32_xgetbv(0) & 0x06) != 0x06)
        return 0;
    return __get_cpuid_count(7, 0, &eax, &ebx, &ecx, &edx) && (ebx & wanted) == wanted;
}

static int ted256189_cpu_kept;

int ted256189_cpu_supported(void)
{
    return ted256189_cpu_answer(&ted256189_cpu_kept, ted256189_cpu_ask);
}

#endif

/* ---- inversion modulo an odd number below 2^256: 10 batches of 60 divsteps (Bernstein and Yang, ePrint 2019/266; delta from 1/2) ---- */

#define TED256189_LIMBS 5 /* of 60 bits; all but the topmost from 0 to 2^60 - 1, the topmost has the sign */
#define TED256189_LIMB_MASK ((uint64_t)-1 >> 4)

__extension__ typedef __int128 ted256189_wide;

/* The odd modulus and its inverse modulo 2^60. */
typedef struct {
    int64_t limb[TED256189_LIMBS];
    uint64_t inverse;
} ted256189_modulus;

/* The lower limb of a sum goes out, the rest stays; shifts of negative numbers keep the sign. */
static inline int64_t ted256189_limb(ted256189_wide *sum)
{
    int64_t low = (int64_t)((uint64_t)*sum & TED256189_LIMB_MASK);
    *sum >>= 60;
    return low;
}

/* One divstep on packed words, see below; zeta = -delta - 1/2. */
static inline void ted256189_divstep(uint64_t *x, uint64_t *y, int64_t *zeta)
{
    uint64_t positive = ted256189_barrier((uint64_t)(*zeta >> 63)), odd = ted256189_mask(*y & 1), swap = positive & odd;
    uint64_t sum = *y + (((*x ^ positive) - positive) & odd);
    *x ^= (*x ^ *y) & swap;
    *y = (uint64_t)((int64_t)sum >> 1);
    *zeta = (int64_t)((uint64_t)*zeta ^ swap) - 1;
}

/* 60 divsteps on the lowest bits of f and g: {f, g} turns into {m0 f + m1 g, m2 f + m3 g} / 2^60. zeta = -delta - 1/2.
 * 20 steps at a time see 20 bits of f and g. x = f' - 2^21 u - 2^42 v holds a row (u, v) of the matrix, times 2^20, beside f';
 * rows fit 21 bits because -u and -v are from -2^20 to 2^20 - 1. */
static int64_t ted256189_divsteps(int64_t zeta, uint64_t f, uint64_t g, int64_t m[4])
{
    const uint64_t low = ((uint64_t)1 << 20) - 1, half = (uint64_t)1 << 20, field = 2 * half - 1;
    int64_t a = (int64_t)1 << 0, b = 0, c = 0, d = a;
    int i, k;
    for (k = 0; k < 3; ++k) {
        uint64_t x = (f & low) - ((uint64_t)1 << 41), y = (g & low) - ((uint64_t)1 << 62), t;
        int64_t u, v, q, r, w;
        for (i = 0; i < 4; ++i) {
            ted256189_divstep(&x, &y, &zeta);
            ted256189_divstep(&x, &y, &zeta);
            ted256189_divstep(&x, &y, &zeta);
            ted256189_divstep(&x, &y, &zeta);
            ted256189_divstep(&x, &y, &zeta);
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
static void ted256189_update_fg(int64_t f[TED256189_LIMBS], int64_t g[TED256189_LIMBS], const int64_t m[4])
{
    ted256189_wide x = (ted256189_wide)m[0] * f[0] + (ted256189_wide)m[1] * g[0], y = (ted256189_wide)m[2] * f[0] + (ted256189_wide)m[3] * g[0];
    int i;
    ted256189_limb(&x);
    ted256189_limb(&y);
    for (i = 1; i < TED256189_LIMBS; ++i) {
        x += (ted256189_wide)m[0] * f[i];
        x += (ted256189_wide)m[1] * g[i];
        y += (ted256189_wide)m[2] * f[i];
        y += (ted256189_wide)m[3] * g[i];
        f[i - 1] = ted256189_limb(&x);
        g[i - 1] = ted256189_limb(&y);
    }
    f[TED256189_LIMBS - 1] = (int64_t)x;
    g[TED256189_LIMBS - 1] = (int64_t)y;
}

/* The same for d and e modulo the modulus M; they stay above -2 M and below M. */
static void ted256189_update_de(int64_t d[TED256189_LIMBS], int64_t e[TED256189_LIMBS], const int64_t m[4], const ted256189_modulus *p)
{
    int64_t ds = (int64_t)ted256189_barrier((uint64_t)(d[TED256189_LIMBS - 1] >> 63)), es = (int64_t)ted256189_barrier((uint64_t)(e[TED256189_LIMBS - 1] >> 63));
    int64_t md = (m[0] & ds) + (m[1] & es), me = (m[2] & ds) + (m[3] & es); /* so often M is added: once where negative, */
    ted256189_wide x = (ted256189_wide)m[0] * d[0] + (ted256189_wide)m[1] * e[0], y = (ted256189_wide)m[2] * d[0] + (ted256189_wide)m[3] * e[0];
    int i;
    md -= (int64_t)((p->inverse * (uint64_t)x + (uint64_t)md) & TED256189_LIMB_MASK); /* then until 2^60 divides */
    me -= (int64_t)((p->inverse * (uint64_t)y + (uint64_t)me) & TED256189_LIMB_MASK);
    x += (ted256189_wide)md * p->limb[0];
    y += (ted256189_wide)me * p->limb[0];
    ted256189_limb(&x);
    ted256189_limb(&y);
    for (i = 1; i < TED256189_LIMBS; ++i) {
        x += (ted256189_wide)m[0] * d[i];
        x += (ted256189_wide)m[1] * e[i];
        x += (ted256189_wide)md * p->limb[i];
        y += (ted256189_wide)m[2] * d[i];
        y += (ted256189_wide)m[3] * e[i];
        y += (ted256189_wide)me * p->limb[i];
        d[i - 1] = ted256189_limb(&x);
        e[i - 1] = ted256189_limb(&y);
    }
    d[TED256189_LIMBS - 1] = (int64_t)x;
    e[TED256189_LIMBS - 1] = (int64_t)y;
}

/* d = (d ^ negate) - negate + (M where the result is negative), for negate = 0 or -1, with limbs from 0 on. */
static void ted256189_settle(int64_t d[TED256189_LIMBS], int64_t negate, const ted256189_modulus *p)
{
    int64_t carry = 0, less = (int64_t)ted256189_barrier((uint64_t)((d[TED256189_LIMBS - 1] ^ negate) >> 63));
    int i;
    for (i = 0; i < TED256189_LIMBS; ++i) {
        carry += (d[i] ^ negate) - negate + (p->limb[i] & less);
        d[i] = carry;
        if (i + 1 < TED256189_LIMBS) {
            d[i] = (int64_t)((uint64_t)carry & TED256189_LIMB_MASK);
            carry >>= 60;
        }
    }
}

/* out = 1/in modulo the modulus, and 0 for 0, from 0 to the modulus - 1. Requires in below the modulus; out may be in. */
static void ted256189_invert(uint64_t *out, const uint64_t *in, size_t words, const ted256189_modulus *p)
{
    int64_t f[TED256189_LIMBS], g[TED256189_LIMBS], d[TED256189_LIMBS], e[TED256189_LIMBS], m[4], zeta = -1;
    size_t i;
    for (i = 0; i < TED256189_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        uint64_t low = at < words ? in[at] >> shift : 0, high = shift > 0 && at + 1 < words ? in[at + 1] << (64 - shift) : 0;
        f[i] = p->limb[i];
        g[i] = (int64_t)((low | high) & TED256189_LIMB_MASK);
        d[i] = (int64_t)ted256189_barrier(0);
        e[i] = (int64_t)ted256189_barrier(i == 0);
    }
    for (i = 0; i < 10; ++i) {
        zeta = ted256189_divsteps(zeta, (uint64_t)f[0], (uint64_t)g[0], m);
        ted256189_update_fg(f, g, m);
        ted256189_update_de(d, e, m, p);
    }
    ted256189_settle(d, 0, p);
    ted256189_settle(d, (int64_t)ted256189_barrier((uint64_t)(f[TED256189_LIMBS - 1] >> 63)), p); /* f = 1 or -1, or in = 0 and d = 0 */
    ted256189_words_zero(out, words);
    for (i = 0; i < TED256189_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        if (at < words)
            out[at] |= (uint64_t)d[i] << shift;
        if (shift > 4 && at + 1 < words)
            out[at + 1] |= (uint64_t)d[i] >> (64 - shift);
    }
}

/* ---- field elements ---- */

static const uint64_t ted256189_fe_modulus[4] = {UINT64_C(0xffffffffffffff43), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff)};
static const uint64_t ted256189_fe_one[4] = {UINT64_C(0x0000000000000001), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};

/* Returns 1 if the encoding is canonical (the value is below the prime), else 0. */
static uint64_t ted256189_fe_decode(uint64_t out[TED256189_WORDS], const uint8_t in[TED256189_FIELD_BYTES])
{
    uint64_t t[TED256189_WORDS];
    ted256189_words_load(out, TED256189_WORDS, in, TED256189_FIELD_BYTES);
    return ted256189_words_sub(t, out, ted256189_fe_modulus, TED256189_WORDS);
}

/* The residue as an integer below the prime. */
static void ted256189_fe_residue(uint64_t out[TED256189_WORDS], const uint64_t in[TED256189_WORDS])
{
    ted256189_fe_canon(out, in);
}

static void ted256189_fe_encode(uint8_t out[TED256189_FIELD_BYTES], const uint64_t in[TED256189_WORDS], uint64_t mask)
{
    uint64_t t[TED256189_WORDS];
    ted256189_fe_residue(t, in);
    ted256189_words_store(out, TED256189_FIELD_BYTES, t, mask);
}

/* 1 if a = b modulo the prime. */
static uint64_t ted256189_fe_equal(const uint64_t a[TED256189_WORDS], const uint64_t b[TED256189_WORDS])
{
    uint64_t t[TED256189_WORDS];
    ted256189_fe_sub(t, a, b);
    return ted256189_fe_is_zero(t);
}

static const ted256189_modulus ted256189_field_modulus = {{INT64_C(0xfffffffffffff43), INT64_C(0xfffffffffffffff), INT64_C(0xfffffffffffffff), INT64_C(0xfffffffffffffff), INT64_C(0xffff)}, UINT64_C(0x0ac056b015ac056b)};

/* out = 1/in, and 0 for 0, below the prime. */
static void ted256189_fe_invert(uint64_t out[TED256189_WORDS], const uint64_t in[TED256189_WORDS])
{
    uint64_t t[TED256189_WORDS];
    ted256189_fe_canon(t, in);
    ted256189_invert(out, t, TED256189_WORDS, &ted256189_field_modulus);
}

/* ---- scalars ---- */

#define TED256189_SCALAR_WORDS 4

static const uint64_t ted256189_order[4] = {UINT64_C(0x9da0c73c6565e08d), UINT64_C(0x304447e4b9c528a5), UINT64_C(0x0000000000000000), UINT64_C(0x4000000000000000)};

/* Returns 1 if the scalar is below the order. */
static uint64_t ted256189_scalar_decode(uint64_t out[TED256189_SCALAR_WORDS], const uint8_t in[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_words_load(out, TED256189_SCALAR_WORDS, in, TED256189_SCALAR_BYTES);
    return ted256189_words_sub(t, out, ted256189_order, TED256189_SCALAR_WORDS);
}

static TED256189_APART int ted256189_scalar_is_valid_work(const uint8_t a[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS];
    return (int)ted256189_scalar_decode(t, a);
}

/* out = the bytes modulo r, blocks of TED256189_SCALAR_WORDS words from the top down. */
static void ted256189_order_load(uint64_t out[TED256189_SCALAR_WORDS], const uint8_t *in, size_t bytes)
{
    const size_t block = TED256189_SCALAR_WORDS * sizeof(uint64_t);
    size_t blocks = bytes / block, rest = bytes % block;
    uint64_t t[2 * TED256189_SCALAR_WORDS];
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        ted256189_words_load(t, 2 * TED256189_SCALAR_WORDS, in + blocks * block, 2 * block);
        ted256189_sc_reduce_wide(out, t);
    } else {
        ted256189_words_load(t, TED256189_SCALAR_WORDS, in + blocks * block, rest);
        ted256189_sc_canon(out, t);
    }
    while (blocks-- > 0) {
        ted256189_words_load(t, TED256189_SCALAR_WORDS, in + blocks * block, block);
        ted256189_sc_fold(out, out, t);
    }
}

static TED256189_APART void ted256189_scalar_reduce_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, in, in_bytes);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static TED256189_APART void ted256189_scalar_add_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS], u[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, a, TED256189_SCALAR_BYTES);
    ted256189_order_load(u, b, TED256189_SCALAR_BYTES);
    ted256189_sc_add(t, t, u);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static TED256189_APART void ted256189_scalar_mul_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS], u[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, a, TED256189_SCALAR_BYTES);
    ted256189_order_load(u, b, TED256189_SCALAR_BYTES);
    ted256189_sc_mul(t, t, u);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static TED256189_APART void ted256189_scalar_neg_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, a, TED256189_SCALAR_BYTES);
    ted256189_sc_neg(t, t);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* ---- integers modulo the order as a type of their own: canonical words ---- */

static TED256189_APART int ted256189_fr_decode_work(ted256189_fr *r, const uint8_t in[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS], valid = ted256189_scalar_decode(t, in), mask = ted256189_mask(valid);
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        r->w[i] = t[i] & mask;
    return (int)(int64_t)ted256189_barrier(~mask & (uint64_t)(int64_t)TED256189_ERR_SCALAR);
}

static TED256189_APART void ted256189_fr_encode_work(uint8_t out[TED256189_SCALAR_BYTES], const ted256189_fr *a)
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_words_copy(t, a->w, TED256189_SCALAR_WORDS);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

static TED256189_APART void ted256189_fr_reduce_work(ted256189_fr *r, const uint8_t *in, size_t in_bytes)
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, in, in_bytes);
    ted256189_words_copy(r->w, t, TED256189_SCALAR_WORDS);
}

void ted256189_fr_add(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b)
{
    ted256189_sc_add(r->w, a->w, b->w);
}

void ted256189_fr_sub(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b)
{
    ted256189_sc_sub(r->w, a->w, b->w);
}

void ted256189_fr_neg(ted256189_fr *r, const ted256189_fr *a)
{
    ted256189_sc_neg(r->w, a->w);
}

void ted256189_fr_mul(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b)
{
    ted256189_sc_mul(r->w, a->w, b->w);
    ted256189_wipe_stack_192();
}

void ted256189_fr_muladd(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b, const ted256189_fr *c)
{
    ted256189_sc_muladd(r->w, a->w, b->w, c->w);
    ted256189_wipe_stack_192();
}

static const ted256189_modulus ted256189_order_modulus = {{INT64_C(0xda0c73c6565e08d), INT64_C(0x4447e4b9c528a59), INT64_C(0x30), INT64_C(0x0), INT64_C(0x4000)}, UINT64_C(0x0bcb76655806e245)};

static TED256189_APART void ted256189_fr_inv_work(ted256189_fr *r, const ted256189_fr *a)
{
    ted256189_invert(r->w, a->w, TED256189_SCALAR_WORDS, &ted256189_order_modulus);
}

static TED256189_APART void ted256189_fr_half_work(ted256189_fr *r, const ted256189_fr *a)
{
    uint64_t odd = a->w[0] & 1, t[TED256189_SCALAR_WORDS], carry;
    size_t i;
    ted256189_words_copy(t, a->w, TED256189_SCALAR_WORDS);
    carry = ted256189_words_add(t, t, ted256189_order, ted256189_mask(odd), TED256189_SCALAR_WORDS);
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        r->w[i] = (t[i] >> 1) | ((i + 1 < TED256189_SCALAR_WORDS ? t[i + 1] : carry) << 63);
}

static TED256189_APART int ted256189_fr_is_zero_work(const ted256189_fr *a)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        any |= a->w[i];
    return (int)(ted256189_is_nonzero(any) ^ 1);
}

static TED256189_APART int ted256189_fr_equal_work(const ted256189_fr *a, const ted256189_fr *b)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        any |= a->w[i] ^ b->w[i];
    return (int)(ted256189_is_nonzero(any) ^ 1);
}

static TED256189_APART void ted256189_fr_cmov_work(ted256189_fr *r, const ted256189_fr *a, int flag)
{
    ted256189_words_move(r->w, a->w, TED256189_SCALAR_WORDS, (uint64_t)flag & 1);
}

static TED256189_APART unsigned ted256189_fr_bits_work(const ted256189_fr *a, size_t position, size_t count)
{
    return (unsigned)ted256189_words_bits(a->w, TED256189_SCALAR_WORDS, position, (unsigned)count);
}

/* ---- the curve -x^2 + y^2 = 1 + 358 x^2 y^2 ---- */

static const uint64_t ted256189_curve_a[4] = {UINT64_C(0xffffffffffffff42), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff), UINT64_C(0xffffffffffffffff)};
static const uint64_t ted256189_curve_d[4] = {UINT64_C(0x0000000000000166), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};
static const uint64_t ted256189_base_x[4] = {UINT64_C(0xb3c494f82a81fd78), UINT64_C(0x28ed9d1d310cf433), UINT64_C(0x0cb526ab85463c2a), UINT64_C(0x37614619d51b0708)};
static const uint64_t ted256189_base_y[4] = {UINT64_C(0x0000000000000003), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000)};

/* 1 if (x, y) satisfies the equation. */
static uint64_t ted256189_on_curve(const uint64_t x[TED256189_WORDS], const uint64_t y[TED256189_WORDS])
{
    uint64_t t[TED256189_WORDS], u[TED256189_WORDS], v[TED256189_WORDS];
    ted256189_fe_sqr(t, x);
    ted256189_fe_sqr(u, y);
    ted256189_fe_mul(v, t, u);
    ted256189_fe_mul(v, v, ted256189_curve_d);
    ted256189_fe_add(v, v, ted256189_fe_one);
    ted256189_fe_mul(t, t, ted256189_curve_a);
    ted256189_fe_add(t, t, u);
    return ted256189_fe_equal(t, v);
}

/* ---- points: extended coordinates with a=-1 (X, Y, Z, T) with x = X/Z, y = Y/Z; table entries (YpX, YmX, Zd, Tk) ---- */

#define TED256189_EXT_WORDS (4 * TED256189_WORDS)
#define TED256189_EXT_CACHED_WORDS (4 * TED256189_WORDS)

static void ted256189_ext_affine(uint64_t acc[TED256189_EXT_WORDS], const uint64_t x[TED256189_WORDS], const uint64_t y[TED256189_WORDS])
{
    ted256189_fe_mul(acc + 3 * TED256189_WORDS, x, y);
    ted256189_words_copy(acc, x, TED256189_WORDS);
    ted256189_words_copy(acc + TED256189_WORDS, y, TED256189_WORDS);
    ted256189_words_copy(acc + 2 * TED256189_WORDS, ted256189_fe_one, TED256189_WORDS);
}

/* Affine coordinates; returns 1 for the neutral element. */
static uint64_t ted256189_ext_to_affine(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], const uint64_t acc[TED256189_EXT_WORDS])
{
    uint64_t t0[TED256189_WORDS];
    ted256189_fe_invert(t0, acc + 2 * TED256189_WORDS);
    ted256189_fe_mul(x, acc, t0);
    ted256189_fe_mul(y, acc + TED256189_WORDS, t0);
    return ted256189_fe_is_zero(x) & ted256189_fe_equal(y, ted256189_fe_one);
}

/* What is to be inverted for affine coordinates; 0 where there are none. */
static void ted256189_ext_divisor(uint64_t d[TED256189_WORDS], const uint64_t acc[TED256189_EXT_WORDS])
{
    ted256189_words_copy(d, acc + 2 * TED256189_WORDS, TED256189_WORDS);
}

/* Affine coordinates from the inverse of that. */
static void ted256189_ext_affine_by(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], const uint64_t acc[TED256189_EXT_WORDS], const uint64_t i[TED256189_WORDS])
{
    ted256189_fe_mul(x, acc, i);
    ted256189_fe_mul(y, acc + TED256189_WORDS, i);
}

/* x as numerator and denominator, then y. */
static void ted256189_ext_ratios(uint64_t out[4 * TED256189_WORDS], const uint64_t acc[TED256189_EXT_WORDS])
{
    ted256189_words_copy(out, acc, TED256189_WORDS);
    ted256189_words_copy(out + TED256189_WORDS, acc + 2 * TED256189_WORDS, TED256189_WORDS);
    ted256189_words_copy(out + 2 * TED256189_WORDS, acc + TED256189_WORDS, TED256189_WORDS);
    ted256189_words_copy(out + 3 * TED256189_WORDS, acc + 2 * TED256189_WORDS, TED256189_WORDS);
}

static void ted256189_ext_neg_if(uint64_t acc[TED256189_EXT_WORDS], uint64_t bit)
{
    ted256189_fe_cneg(acc, acc, bit);
    ted256189_fe_cneg(acc + 3 * TED256189_WORDS, acc + 3 * TED256189_WORDS, bit);
}

static void ted256189_ext_neutral(uint64_t acc[TED256189_EXT_WORDS])
{
    ted256189_words_zero(acc, TED256189_WORDS);
    ted256189_words_copy(acc + TED256189_WORDS, ted256189_fe_one, TED256189_WORDS);
    ted256189_words_copy(acc + 2 * TED256189_WORDS, ted256189_fe_one, TED256189_WORDS);
    ted256189_words_zero(acc + 3 * TED256189_WORDS, TED256189_WORDS);
}

/* What doublings read of the point of a table entry; the rest is left 0. */
static void ted256189_ext_from_cached(uint64_t acc[TED256189_EXT_WORDS], const uint64_t q[TED256189_EXT_CACHED_WORDS])
{
    ted256189_fe_sub(acc, q, q + TED256189_WORDS);
    ted256189_fe_add(acc + TED256189_WORDS, q, q + TED256189_WORDS);
    ted256189_words_copy(acc + 2 * TED256189_WORDS, q + 2 * TED256189_WORDS, TED256189_WORDS);
    ted256189_words_zero(acc + 3 * TED256189_WORDS, TED256189_WORDS);
}

/* 1 if [cofactor] acc = O; acc is overwritten. An exceptional case is met only by points whose order divides the cofactor (times a power
 * of two), and a coordinate that vanished stays 0. */
static uint64_t ted256189_ext_is_small(uint64_t acc[TED256189_EXT_WORDS])
{
    uint64_t t[TED256189_WORDS];
    ted256189_ext_dbl(acc, acc);
    ted256189_ext_dbl(acc, acc);
    ted256189_words_copy(t, acc + 0 * TED256189_WORDS, TED256189_WORDS);
    ted256189_fe_mul(t, t, acc + 2 * TED256189_WORDS);
    return ted256189_fe_is_zero(t);
}

/* The same point in other coordinates. */
static void ted256189_ext_to_ext(uint64_t *out, const uint64_t *in)
{
    uint64_t t0[TED256189_WORDS], t1[TED256189_WORDS], t2[TED256189_WORDS], t3[TED256189_WORDS];
    ted256189_fe_mul(t0, in, in + 2 * TED256189_WORDS);
    ted256189_fe_mul(t1, in + TED256189_WORDS, in + 2 * TED256189_WORDS);
    ted256189_fe_sqr(t2, in + 2 * TED256189_WORDS);
    ted256189_fe_mul(t3, in, in + TED256189_WORDS);
    ted256189_words_copy(out, t0, TED256189_WORDS);
    ted256189_words_copy(out + TED256189_WORDS, t1, TED256189_WORDS);
    ted256189_words_copy(out + 2 * TED256189_WORDS, t2, TED256189_WORDS);
    ted256189_words_copy(out + 3 * TED256189_WORDS, t3, TED256189_WORDS);
}

/* ---- encodings of points: xy ---- */

/* Return codes are built without branches: code = value where bit = 1. Later calls win. */
static void ted256189_code_set(uint64_t *code, int value, uint64_t bit)
{
    uint64_t wanted = (uint64_t)(int64_t)value;
    *code ^= ted256189_mask(bit) & (*code ^ wanted);
}

/* The lowest bit of the residue below the prime. */
static uint64_t ted256189_fe_parity(const uint64_t in[TED256189_WORDS])
{
    uint64_t t[TED256189_WORDS];
    ted256189_fe_residue(t, in);
    return t[0] & 1;
}

/* out = in^0x3fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffd0: 253 squarings, 11 multiplications. */
static void ted256189_fe_power_0(uint64_t out[TED256189_WORDS], const uint64_t in[TED256189_WORDS])
{
    uint64_t t[4][TED256189_WORDS];
    ted256189_fe_sqr(t[0], in);
    ted256189_fe_mul(t[0], t[0], in);
    ted256189_fe_nsqr(t[1], t[0], 2);
    ted256189_fe_mul(t[0], t[1], t[0]);
    ted256189_fe_nsqr(t[1], t[0], 4);
    ted256189_fe_mul(t[0], t[1], t[0]);
    ted256189_fe_nsqr(t[1], t[0], 8);
    ted256189_fe_mul(t[1], t[1], t[0]);
    ted256189_fe_nsqr(t[2], t[1], 16);
    ted256189_fe_mul(t[2], t[2], t[1]);
    ted256189_fe_nsqr(t[3], t[2], 32);
    ted256189_fe_mul(t[2], t[3], t[2]);
    ted256189_fe_nsqr(t[2], t[2], 16);
    ted256189_fe_mul(t[1], t[2], t[1]);
    ted256189_fe_nsqr(t[2], t[1], 80);
    ted256189_fe_mul(t[2], t[2], t[1]);
    ted256189_fe_nsqr(t[2], t[2], 80);
    ted256189_fe_mul(t[1], t[2], t[1]);
    ted256189_fe_nsqr(t[1], t[1], 8);
    ted256189_fe_mul(t[0], t[1], t[0]);
    ted256189_fe_nsqr(t[0], t[0], 2);
    ted256189_fe_mul(t[0], t[0], in);
    ted256189_fe_nsqr(t[0], t[0], 4);
    ted256189_words_copy(out, t[0], TED256189_WORDS);
}

/* out = a square root of u/v, if the result is 1, for v != 0 or u != 0. */
static uint64_t ted256189_fe_sqrt_ratio(uint64_t out[TED256189_WORDS], const uint64_t u[TED256189_WORDS], const uint64_t v[TED256189_WORDS])
{
    uint64_t t[3][TED256189_WORDS], f[1];
    ted256189_fe_mul(t[0], u, v);
    ted256189_fe_sqr(t[1], v);
    ted256189_fe_mul(t[2], t[1], t[0]);
    ted256189_fe_power_0(t[1], t[2]);
    ted256189_fe_mul(t[2], t[1], t[0]);
    ted256189_fe_sqr(t[0], t[2]);
    ted256189_fe_mul(t[1], t[0], v);
    f[0] = ted256189_fe_equal(t[1], u);
    ted256189_words_copy(out, t[2], TED256189_WORDS);
    return f[0];
}

/* x, of the parity that is wanted, for y: TED256189_OK, TED256189_ERR_CURVE if there is none, TED256189_ERR_ENCODING for an odd 0. */
static uint64_t ted256189_lift(uint64_t x[TED256189_WORDS], const uint64_t y[TED256189_WORDS], uint64_t parity)
{
    uint64_t t[TED256189_WORDS], u[TED256189_WORDS], v[TED256189_WORDS], code = 0, good, odd;
    /* x^2 = (1 - y^2) / (a - d y^2) */
    ted256189_fe_sqr(t, y);
    ted256189_fe_sub(u, ted256189_fe_one, t);
    ted256189_fe_mul(v, t, ted256189_curve_d);
    ted256189_fe_sub(v, ted256189_curve_a, v);
    good = ted256189_fe_sqrt_ratio(t, u, v);
    odd = ted256189_fe_is_zero(t) & parity;
    ted256189_code_set(&code, TED256189_ERR_CURVE, good ^ 1);
    ted256189_code_set(&code, TED256189_ERR_ENCODING, good & odd);
    ted256189_fe_cneg(x, t, ted256189_fe_parity(t) ^ parity);
    return code;
}

/* y with the parity of x in the topmost bit: TED256189_OK, TED256189_ERR_ENCODING or TED256189_ERR_CURVE. */
static uint64_t ted256189_compressed_read(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], const uint8_t in[TED256189_COMPRESSED_BYTES])
{
    uint64_t code, parity, good;
    uint8_t bytes[TED256189_COMPRESSED_BYTES];
    size_t i;
    for (i = 0; i < TED256189_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)ted256189_barrier(in[i]);
    parity = bytes[TED256189_COMPRESSED_BYTES - 1] >> 7;
    bytes[TED256189_COMPRESSED_BYTES - 1] &= 0x7f;
    good = ted256189_fe_decode(y, bytes);
    good &= ted256189_is_nonzero(bytes[TED256189_COMPRESSED_BYTES - 1]) ^ 1;
    code = ted256189_lift(x, y, parity);
    ted256189_code_set(&code, TED256189_ERR_ENCODING, good ^ 1);
    return code;
}

/* Zeros where the mask is 0. */
static void ted256189_compressed_write(uint8_t out[TED256189_COMPRESSED_BYTES], const uint64_t x[TED256189_WORDS], const uint64_t y[TED256189_WORDS], uint64_t mask)
{
    uint64_t parity = ted256189_fe_parity(x);
    out[TED256189_COMPRESSED_BYTES - 1] = 0;
    ted256189_fe_encode(out, y, mask);
    out[TED256189_COMPRESSED_BYTES - 1] |= (uint8_t)((parity & mask) << 7);
}

/* Reads a point: TED256189_OK, TED256189_ERR_ENCODING or TED256189_ERR_CURVE. */
static uint64_t ted256189_affine_read(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], const uint8_t in[TED256189_POINT_BYTES])
{
    uint64_t code = 0, canonical;
    canonical = ted256189_fe_decode(x, in);
    canonical &= ted256189_fe_decode(y, in + TED256189_FIELD_BYTES);
    ted256189_code_set(&code, TED256189_ERR_CURVE, ted256189_on_curve(x, y) ^ 1);
    ted256189_code_set(&code, TED256189_ERR_ENCODING, canonical ^ 1);
    return code;
}

/* Writes an affine point, or zeros where the code is an error; returns the code. */
static int ted256189_result(uint8_t out[TED256189_POINT_BYTES], const uint64_t x[TED256189_WORDS], const uint64_t y[TED256189_WORDS], uint64_t code)
{
    uint64_t keep = ted256189_mask((code >> 63) ^ 1);
    ted256189_fe_encode(out, x, keep);
    ted256189_fe_encode(out + TED256189_FIELD_BYTES, y, keep);
    return (int)(int64_t)ted256189_barrier(code);
}

static void ted256189_clear(uint8_t *out, size_t bytes)
{
    size_t i;
    for (i = 0; i < bytes; ++i)
        out[i] = (uint8_t)ted256189_barrier(0);
}

static void ted256189_refuse(uint8_t out[TED256189_POINT_BYTES])
{
    ted256189_clear(out, TED256189_POINT_BYTES);
}

/* ---- validation ---- */

/* Decodes a point and finds out what is wrong with it: TED256189_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t ted256189_affine_decode(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], const uint8_t in[TED256189_POINT_BYTES], int with_order)
{
    uint64_t code, valid;
    uint64_t acc[TED256189_EXT_WORDS];
    code = ted256189_affine_read(x, y, in);
    valid = ted256189_is_nonzero(code) ^ 1;
    ted256189_words_move(x, ted256189_base_x, TED256189_WORDS, valid ^ 1);
    ted256189_words_move(y, ted256189_base_y, TED256189_WORDS, valid ^ 1);
    if (with_order) {
        ted256189_ext_affine(acc, x, y);
        valid = ted256189_ext_is_small(acc) ^ 1;
        ted256189_code_set(&code, TED256189_ERR_ORDER, valid ^ 1);
        ted256189_words_move(x, ted256189_base_x, TED256189_WORDS, valid ^ 1);
        ted256189_words_move(y, ted256189_base_y, TED256189_WORDS, valid ^ 1);
    }
    return code;
}

static TED256189_APART int ted256189_point_validate_work(const uint8_t point[TED256189_POINT_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS];
    if (!ted256189_cpu_supported())
        return TED256189_ERR_CPU;
    return (int)(int64_t)ted256189_affine_decode(x, y, point, 1);
}

/* ---- constant-time multiplication: ext, signed window, digits of 5 bits ---- */

static const uint64_t ted256189_multiply_d_offset[5] = {UINT64_C(0x842108421084210), UINT64_C(0x1084210842108421), UINT64_C(0x2108421084210842), UINT64_C(0x4210842108421084), UINT64_C(0x8)};

/* The entry of one digit, negated for a negative one: all 17 entries are read, whatever the digit. */
static void ted256189_multiply_T(uint64_t q[TED256189_EXT_CACHED_WORDS], const uint64_t *table, const uint64_t *digits, size_t place)
{
    uint64_t digit = (ted256189_words_bits(digits, 5, place * 5, 5)) - 16;
    uint64_t negative = ted256189_barrier(digit >> 63);
    ted256189_select(q, table, 17, TED256189_EXT_CACHED_WORDS, ((digit ^ ted256189_mask(negative)) + negative));
    ted256189_fe_cswap(q, q + TED256189_WORDS, negative);
    ted256189_fe_cneg(q + 3 * TED256189_WORDS, q + 3 * TED256189_WORDS, negative);
}

/* acc = [k]P for 0 <= k <= r - 1, P of odd order: ext, signed window.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_multiply(uint64_t acc[TED256189_EXT_WORDS], const uint64_t k[TED256189_SCALAR_WORDS], const uint64_t point_p[TED256189_EXT_WORDS])
{
    uint64_t sum[TED256189_EXT_WORDS];
    uint64_t q[TED256189_EXT_CACHED_WORDS];
    uint64_t T[17 * TED256189_EXT_CACHED_WORDS];
    uint64_t d[5];
    size_t i, j;
    ted256189_words_zero(d, 5);
    ted256189_words_copy(d, k, TED256189_SCALAR_WORDS);
    ted256189_words_add(d, d, ted256189_multiply_d_offset, ~(uint64_t)0, 5);
    ted256189_ext_neutral(sum);
    ted256189_ext_to_cached(T, sum);
    ted256189_ext_to_cached(T + TED256189_EXT_CACHED_WORDS, point_p);
    ted256189_ext_readd(sum, point_p, T + TED256189_EXT_CACHED_WORDS);
    ted256189_ext_to_cached(T + 2 * TED256189_EXT_CACHED_WORDS, sum);
    for (j = 3; j <= 16; ++j) {
        ted256189_ext_readd(sum, sum, T + TED256189_EXT_CACHED_WORDS);
        ted256189_ext_to_cached(T + j * TED256189_EXT_CACHED_WORDS, sum);
    }
    ted256189_multiply_T(q, T, d, 51);
    ted256189_ext_from_cached(acc, q);
    for (i = 51; i-- > 0;) {
        ted256189_multiply_T(q, T, d, i);
        ted256189_ext_4dbl(acc, acc);
        ted256189_ext_dbladd(acc, acc, q);
    }
}

/* ---- fixed base: ext, signed comb, 13 blocks of 5 teeth, 4 apart ---- */

/* YpX, YmX, Tk of the combinations of powers of two of the base point. */
static const uint64_t ted256189_multiply_base_table[2496] = {
    UINT64_C(0x35151e358e71ed13), UINT64_C(0x3383b6ba6eb7d9e8), UINT64_C(0x92d0a926c522f634), UINT64_C(0x7d9351c0c5c42af7), UINT64_C(0x36c4843ba303ae2f), UINT64_C(0x5c17eb600fd0739c), UINT64_C(0x51be527a71944795), UINT64_C(0x72170595d0c92cec), UINT64_C(0x8cdd2cf277363c88), UINT64_C(0x8f0dc14dbd6759bb), UINT64_C(0x849b5bcb8666fbd6), UINT64_C(0xa5a11eed7a7cecab),
    UINT64_C(0x1c2e2ade363f18d6), UINT64_C(0x98ff4ea54c89bacc), UINT64_C(0x6df68263d6f29bc3), UINT64_C(0x64b1befd8cddfbbc), UINT64_C(0x2393e9605ddbd5ab), UINT64_C(0x1c2269bced264f40), UINT64_C(0x9b9cdeffdc3d1ef0), UINT64_C(0x5da990c6b19970a4), UINT64_C(0x2909f64ecf238297), UINT64_C(0x697aad91dd98d7d5), UINT64_C(0x8bbfd50e64d7ed33), UINT64_C(0xae7a70b3770892a9),
    UINT64_C(0xa0a7cc5c06cf31ff), UINT64_C(0xf5a3b9662cf3dfbb), UINT64_C(0x1b722614557e265d), UINT64_C(0xb6dfbaad45016920), UINT64_C(0x4953890c7fc45fb9), UINT64_C(0xbacfdca30b72e540), UINT64_C(0xf1b2b85dfbe829c4), UINT64_C(0xeaf357ac7f0eacda), UINT64_C(0xd11a062a0f4e3f80), UINT64_C(0xd448f73eaf8352f6), UINT64_C(0x80116aba85617d0a), UINT64_C(0xeeb1d8bc7579f55b),
    UINT64_C(0xa45b794e4e5687cc), UINT64_C(0x143fe560dbcb713c), UINT64_C(0x7ac88c31846df3e0), UINT64_C(0x845e5f06934d19bb), UINT64_C(0x66f579219fa480ee), UINT64_C(0xef725a0cc728a69e), UINT64_C(0x464dba742ee588cc), UINT64_C(0x3cc58dacf757fd43), UINT64_C(0x12e1f6ac0e9ae4a8), UINT64_C(0xc381bc01b7146e94), UINT64_C(0xf68d88ce85bf722c), UINT64_C(0x01d33da10e750d34),
    UINT64_C(0xf67274e9e2e18925), UINT64_C(0xeab4c62c5af9b797), UINT64_C(0x600c35cc246bee7a), UINT64_C(0x73a41aade851c3a8), UINT64_C(0x29b7d58e3b049346), UINT64_C(0xba5ceb4f1f55007d), UINT64_C(0xd7d4c863e90c8e01), UINT64_C(0x7908b9bd66d63e42), UINT64_C(0xf8e5e7626cf17c29), UINT64_C(0x149e7eba5a64d22e), UINT64_C(0x3b18b8ffc0a0c012), UINT64_C(0x3dc7a1539f27bfa4),
    UINT64_C(0x8ba31553313f6856), UINT64_C(0x0658930aaf6e603b), UINT64_C(0xf81450962bda4a8f), UINT64_C(0xe4b0bfa4b563e8c1), UINT64_C(0xf0cad116965e7dba), UINT64_C(0xf9a827c947139e71), UINT64_C(0x62094c7cd3ec6e52), UINT64_C(0x11d2c8194bff4fa6), UINT64_C(0xea8f92f1117521e6), UINT64_C(0x286e710d919e43b0), UINT64_C(0x871f22e21b42668c), UINT64_C(0x4857376a558989e7),
    UINT64_C(0xd6f8c0d49257dc40), UINT64_C(0x34963447085c552d), UINT64_C(0x060a896633ebf995), UINT64_C(0x0930a563224db5b4), UINT64_C(0xd987c6889bd884ec), UINT64_C(0x0815a40ae0e6b9eb), UINT64_C(0x49d3e3fb39ad869b), UINT64_C(0xadd8a56634b1b300), UINT64_C(0x6b8f703e16ac8c9b), UINT64_C(0x189542a6cf18e07e), UINT64_C(0xe3860d2c160944f3), UINT64_C(0xa0dbe0cbb555a119),
    UINT64_C(0xc4a43455ae26e28d), UINT64_C(0x432786ac8a5f78f7), UINT64_C(0x02a53361217df1c9), UINT64_C(0x5d26f23e4d98be07), UINT64_C(0x7d2da0f796191bc9), UINT64_C(0x705ec4473fc6140c), UINT64_C(0xdf93ca7c34f7aa7b), UINT64_C(0x462266a06fd5cee4), UINT64_C(0x19431794f30f51d6), UINT64_C(0x6a0a527c254b90b5), UINT64_C(0x602bc0196d873be4), UINT64_C(0xd5a2d0d8087b89f4),
    UINT64_C(0x07050976ade2925c), UINT64_C(0xa13e9b54471d8087), UINT64_C(0x251733f6c4aebc60), UINT64_C(0x01ce4e24cf2e808c), UINT64_C(0x124b934993aaf1bc), UINT64_C(0xcf0c7770c802a4ab), UINT64_C(0xfded51e136b07b47), UINT64_C(0x3723f47453cd8201), UINT64_C(0x86f31403218fda07), UINT64_C(0x318e65e75ae0ac98), UINT64_C(0x8159ebf43fcde5f2), UINT64_C(0x650837eee4fbe151),
    UINT64_C(0xc75d4148ee852811), UINT64_C(0x18227c6083ed5bfb), UINT64_C(0xa5d6213dfd1ce224), UINT64_C(0x72abf1c3ba8d72c8), UINT64_C(0x1c0dcbb3cd1bd53a), UINT64_C(0xc823e586731a4398), UINT64_C(0xf4803725559c6f0e), UINT64_C(0x407caa44658e7df4), UINT64_C(0x20269fa8b330b367), UINT64_C(0x0732b76208667d41), UINT64_C(0x7716397d6b49f382), UINT64_C(0x0d8f9a0e9637e9b3),
    UINT64_C(0x4b8ac03ade85ce04), UINT64_C(0x8252e58438fdfcf9), UINT64_C(0xfe0cbf50c7a72cab), UINT64_C(0x1f9e91aa49284374), UINT64_C(0x5df4b9e39e67cad7), UINT64_C(0xe533becf8488171e), UINT64_C(0x0aef5fcde2f49ae9), UINT64_C(0xabb80d99d496d50e), UINT64_C(0x351e95f61a4d7ae0), UINT64_C(0x95fd668f0c43abd6), UINT64_C(0xa1673dcd8d5312c7), UINT64_C(0xedfbcf8de01f48b1),
    UINT64_C(0x1e041bcc281d08e0), UINT64_C(0xc5737d4d36cdb018), UINT64_C(0x0e661dbe9450c5a6), UINT64_C(0xfbb03452535433f1), UINT64_C(0x8b31b363a33f6e34), UINT64_C(0x9771b817dafc3986), UINT64_C(0x0ada6c37ba262e2c), UINT64_C(0xfaee24c64fcb955e), UINT64_C(0xb04e07f696d18bd8), UINT64_C(0x22aa124faa826cc8), UINT64_C(0x91334af1d79c4500), UINT64_C(0xbeb5a0e425a4cbba),
    UINT64_C(0x7973b48c9a1c0270), UINT64_C(0xd7031ad177f56a18), UINT64_C(0x125fc94f53314f42), UINT64_C(0xce841d20c5235ab5), UINT64_C(0x5ef836206e1b077c), UINT64_C(0xa91e60a07d775bef), UINT64_C(0x170f7d60d0074f00), UINT64_C(0x77ce64dc93feff18), UINT64_C(0x56f5dc5b88558a39), UINT64_C(0x8dbcad1b94756549), UINT64_C(0x7a56241897080045), UINT64_C(0x9f937bb78c096eaf),
    UINT64_C(0x5fe3d0adaeef6ca4), UINT64_C(0x6f437e03fe747854), UINT64_C(0x5b71637f0f365a50), UINT64_C(0xe52306023ddff734), UINT64_C(0xea1fd83a033fd933), UINT64_C(0xc84f39b656d02942), UINT64_C(0x6e0441de985ba400), UINT64_C(0x5ce932e730e8459f), UINT64_C(0x5e3224a61b441a1d), UINT64_C(0x9093d3c93eea417c), UINT64_C(0xb7b65797b01e80a7), UINT64_C(0x45211ecba9b00f94),
    UINT64_C(0x85e4934c29cab689), UINT64_C(0x7049c6258c15fde2), UINT64_C(0x1278e930a15ee58b), UINT64_C(0x7d35eddf39ce2550), UINT64_C(0x57c74d434ee06b74), UINT64_C(0xf826b0b7c2137899), UINT64_C(0xcbf483306b3b02eb), UINT64_C(0x40d8fd8b7afd4a9f), UINT64_C(0xe3a3c54981d61488), UINT64_C(0x68a5c848a89d70bc), UINT64_C(0x524235f9f07f0c7b), UINT64_C(0x16e080e8990f29a0),
    UINT64_C(0x9662ae569cfe8176), UINT64_C(0x877b58bcfeeeecaf), UINT64_C(0xe2b3063d44cedd8c), UINT64_C(0x5fbfa5bf899b49ed), UINT64_C(0xf726a7c6cb23e7af), UINT64_C(0x1016802fcad8f675), UINT64_C(0xf157b64886a1267f), UINT64_C(0xeac294ea9aee7cf4), UINT64_C(0xfab322c2323963bb), UINT64_C(0xc4a4243ace945271), UINT64_C(0x39137ad8a609badd), UINT64_C(0xbf02420961f516d3),
    UINT64_C(0x2e572cda7a33ffea), UINT64_C(0x79e546ef6c60df30), UINT64_C(0xf951320dbdaa2604), UINT64_C(0xb6200747d909fc1f), UINT64_C(0xe0149d0b82f05cc2), UINT64_C(0x2d5ed6f82e777143), UINT64_C(0x35205cb85de47577), UINT64_C(0x028d921d230608e8), UINT64_C(0xa4a12656045ab14b), UINT64_C(0x0c6378cb35eb7c58), UINT64_C(0x2c9f3c805b153f28), UINT64_C(0xd440f5985ec8ea41),
    UINT64_C(0x3f2d7e1eee9c77a8), UINT64_C(0xc89816cfa3ec7287), UINT64_C(0x399b7d3fe712f49e), UINT64_C(0x9ae1f184fd6783b7), UINT64_C(0x347bf9ccf2cff79a), UINT64_C(0x96a0a41687cd2ab4), UINT64_C(0x86fe753be9b5c155), UINT64_C(0x961c60326a156d17), UINT64_C(0xb20c5a42ce479181), UINT64_C(0x9825a990659738f2), UINT64_C(0x8abe5baaa4308535), UINT64_C(0xa3f241e8be66b31d),
    UINT64_C(0x10fb84e4a6b3c327), UINT64_C(0x63f5dbd3b41d79e2), UINT64_C(0x1413de767687ed84), UINT64_C(0x5d1a08aecdccb4f1), UINT64_C(0xe04b818c9cf4439f), UINT64_C(0xb49d065486350ff7), UINT64_C(0xbf9282ff2e8be83b), UINT64_C(0xc10e5f65f573e0ed), UINT64_C(0x9b62a9b8eb2559a5), UINT64_C(0xaf56e10b4df8662a), UINT64_C(0x218bfc4fd5de6d60), UINT64_C(0x775fd1aff0e559ab),
    UINT64_C(0x7aa75fb2d1d4a07f), UINT64_C(0x615e479713ab57a6), UINT64_C(0x9cdb359077e8e80f), UINT64_C(0x1390c44898e12364), UINT64_C(0x1a12896dee7731c7), UINT64_C(0x8ffe6c6e8deacab5), UINT64_C(0x8c88ed2025b15cf1), UINT64_C(0x413ab3f1c905dc91), UINT64_C(0xed37871cefc5785b), UINT64_C(0x30b2d9d5d8e65907), UINT64_C(0x5a9f2620c273d28a), UINT64_C(0x6d3f442e7d75b20e),
    UINT64_C(0x698838529eff2348), UINT64_C(0x38c30b0031da7826), UINT64_C(0x0ce6fb6d7fb8ff79), UINT64_C(0x217a0b8813dff16c), UINT64_C(0x47d723512b553f83), UINT64_C(0x261b3a313be628fa), UINT64_C(0x63897eb78b528967), UINT64_C(0x860dac56399b5a86), UINT64_C(0xe2e862139e7588b0), UINT64_C(0x7bb1396b14e6b9ac), UINT64_C(0x0c240b68faadfb4e), UINT64_C(0x0d759562ac08271c),
    UINT64_C(0x36e5a2d6209aa078), UINT64_C(0xce1062ad3b8d6922), UINT64_C(0xcaa3d52d1258c73b), UINT64_C(0x392eb5c759a65c03), UINT64_C(0xd21cd9bfc895bb7d), UINT64_C(0x55b6b96be87db4fd), UINT64_C(0xc2677305b0a40303), UINT64_C(0x27a2740b42d86634), UINT64_C(0xd8389d7238aec265), UINT64_C(0x2443372f9b4af6eb), UINT64_C(0x5f022b6d28e4a1d9), UINT64_C(0x4072cf2b2875effd),
    UINT64_C(0xe7ad0af88bfd75de), UINT64_C(0xfe1b276e969c12a0), UINT64_C(0x68fc243c154440bf), UINT64_C(0x35ad446d5b224529), UINT64_C(0x39574fde67470bef), UINT64_C(0x733ecfe5191fbb84), UINT64_C(0xbf01a07e7bef6e35), UINT64_C(0x9cb7ec77b54df557), UINT64_C(0xf3c8d4e36d0d6214), UINT64_C(0x668b817c91032cea), UINT64_C(0xce25eb073b778f7d), UINT64_C(0xad7d53cef6bc95c7),
    UINT64_C(0x271f5f2e376db130), UINT64_C(0xdd2797191d1ae2ba), UINT64_C(0x7060ba13aad3bea7), UINT64_C(0x287c446ad741eb58), UINT64_C(0x9a120e0b6b4daff9), UINT64_C(0x17c47b114510394c), UINT64_C(0x7a74407d0f3332d0), UINT64_C(0xb1d9f0e90cac935c), UINT64_C(0xe6bb8cbe0a62e137), UINT64_C(0xecd9d66a424bc63b), UINT64_C(0x132440e41a893922), UINT64_C(0xdf285fb410c2fb55),
    UINT64_C(0x87a3e578f9224d6e), UINT64_C(0xe3d92571f8b03b7e), UINT64_C(0x5d4ded163585e89d), UINT64_C(0x25d0c85e8a368917), UINT64_C(0x9566c94ab48d12ee), UINT64_C(0xd421f177dcef6d6b), UINT64_C(0x564f1e12aa180e4f), UINT64_C(0x18ef0f53bf10f3d9), UINT64_C(0x436dbecb61583f40), UINT64_C(0x29bb8d1c8de868cb), UINT64_C(0xcf3ce398eb6e85ec), UINT64_C(0x80b621390415fc8d),
    UINT64_C(0x4ca038d825367963), UINT64_C(0x2deffc8282e8ad0f), UINT64_C(0x67d6df2b40769554), UINT64_C(0x84f4b27ada6282cc), UINT64_C(0xc2c1efd7a6ccb12f), UINT64_C(0x6962fc5a9c5d2399), UINT64_C(0x6c6cedef07311301), UINT64_C(0xb70565ff6e57b686), UINT64_C(0xd45433cff724a033), UINT64_C(0x8f7eabac6ad78daf), UINT64_C(0x79be711c2fc5c8c0), UINT64_C(0xe8d877e3b7cc1a11),
    UINT64_C(0x272c67168743d132), UINT64_C(0xc83d1bbf64aec575), UINT64_C(0x0aba8328c65ec485), UINT64_C(0x4109e522b4073d1a), UINT64_C(0x989729f066f31823), UINT64_C(0xae6b6d8c9f40e385), UINT64_C(0x7ac5a5392bdb2273), UINT64_C(0x2232ee3444ccdc88), UINT64_C(0x0b61b0a2049242fb), UINT64_C(0x7e1da61a5ef9d530), UINT64_C(0x216645b95fd0b4ed), UINT64_C(0xa970e9cb4c4e2928),
    UINT64_C(0x37e9fb85b6f72134), UINT64_C(0x768e61729b45e964), UINT64_C(0xd2b877b96988f131), UINT64_C(0xf53198761f6fb900), UINT64_C(0xa2c519efaed27cef), UINT64_C(0x86449ef4d6929c61), UINT64_C(0xbac74c3012a5f8b0), UINT64_C(0xc60952c73b1c1c97), UINT64_C(0x6bc71bac8ec5d76c), UINT64_C(0xf47563e4d3493b5a), UINT64_C(0xcf11c7247a5d0c74), UINT64_C(0x4634f1c61ea77872),
    UINT64_C(0xc8a5d6fe7f35cbfa), UINT64_C(0xaf70081ab8e712f0), UINT64_C(0xa1fd09d9fb91f817), UINT64_C(0xa42897b7bcf9a1cf), UINT64_C(0x750e544cfe401de5), UINT64_C(0x59923dada3b54b11), UINT64_C(0x3586e8ab9c65067b), UINT64_C(0x5954bcae0f597943), UINT64_C(0xba663e48b3970cc8), UINT64_C(0x929eebf59e754e5a), UINT64_C(0x448604ad7e8c22d2), UINT64_C(0x2d4418bfa1cda098),
    UINT64_C(0x86ebd93ab75d7fd3), UINT64_C(0x6b4a3d2c0247c592), UINT64_C(0xee0950972931096e), UINT64_C(0x449e3e276271efc4), UINT64_C(0x095963705b082043), UINT64_C(0x7203bb04fe2a04c0), UINT64_C(0x8db97ae1b26c6a55), UINT64_C(0x9681f74b90170598), UINT64_C(0x991330c06abee5b9), UINT64_C(0x185cf044cb9da2d0), UINT64_C(0x325d64409e1c7d65), UINT64_C(0xbbcb0cab94d87954),
    UINT64_C(0x1495508491a5e0bc), UINT64_C(0x91e2bec38d099700), UINT64_C(0x4b3e21d48faa9aef), UINT64_C(0xbc26b049c1fc1c23), UINT64_C(0x7f2e8233edb71844), UINT64_C(0x8e86afdd4cd8042d), UINT64_C(0x920ab13d9c350263), UINT64_C(0xb6223e5f6718459e), UINT64_C(0xe4a1061dd4c1020f), UINT64_C(0xcdd5c1908f768550), UINT64_C(0xd6510fadaf8ef97e), UINT64_C(0x9fa22d35e82c817d),
    UINT64_C(0x2df4c8fd112c578c), UINT64_C(0x40ce00b80d6b3490), UINT64_C(0xc35d44a50e6f3673), UINT64_C(0xaa9bf6e7690bdbeb), UINT64_C(0xef6c070bb5839d7e), UINT64_C(0x1912c152e9333a89), UINT64_C(0x655b44e6b751fee5), UINT64_C(0x1ac23c0864c9bfab), UINT64_C(0x692849540d94c659), UINT64_C(0xa730dba0346a074a), UINT64_C(0x27415ef9ee53cb1f), UINT64_C(0x8d7734c6924f9051),
    UINT64_C(0xe2c671b6ede0c24f), UINT64_C(0x34b9db4a2a57078c), UINT64_C(0x10e2368006857f60), UINT64_C(0x82b74bdcdadf61f8), UINT64_C(0x84d7e5d2e1a30dde), UINT64_C(0xd2362c852348645e), UINT64_C(0xc7fbfd8c4da07993), UINT64_C(0x934e9e5c237f6f5e), UINT64_C(0x6ead70c0465faa91), UINT64_C(0x221918a2c6f931e2), UINT64_C(0xa6026c867fbd18a8), UINT64_C(0x1b8c62c1fcd56c5c),
    UINT64_C(0x98faf6740de858de), UINT64_C(0x376adec2d49d25f7), UINT64_C(0x02ffde9a0b4fdb3b), UINT64_C(0xf7d96573e6630d88), UINT64_C(0xe59a063f30017d9b), UINT64_C(0x04e3c2f5f2d4833c), UINT64_C(0x99555b6a3c5644c4), UINT64_C(0xd81e8bc3109b4d3d), UINT64_C(0xb40e4f4f1ae34808), UINT64_C(0x9abf8fa49c24a806), UINT64_C(0xaa90f5a606f43adf), UINT64_C(0x4984830e0e4f108c),
    UINT64_C(0xb44a87006e0fb7c5), UINT64_C(0xbd67877281562d38), UINT64_C(0x10ca61f257137230), UINT64_C(0xb783b009e36bbb49), UINT64_C(0x57187323b3970af0), UINT64_C(0xc6bb314ec01d3854), UINT64_C(0xc7797295fd249204), UINT64_C(0x569f9ac2a65e5c75), UINT64_C(0xbf7bd59a6619d184), UINT64_C(0xb5394a398c6622e3), UINT64_C(0xbbaa351135319387), UINT64_C(0x70b3391eeb044022),
    UINT64_C(0x99d28486bb82cbd2), UINT64_C(0x7c7c332939e04e20), UINT64_C(0x2f4b851c2e417a7b), UINT64_C(0x7c03f4e2b39803bf), UINT64_C(0xbbe285434389c9dd), UINT64_C(0xc1ab038dad986b72), UINT64_C(0xd2977a7e616abb26), UINT64_C(0xf0971b37bd93aa92), UINT64_C(0x65a981250b719145), UINT64_C(0xd1a4f99383e279f9), UINT64_C(0xbdda1c291358d217), UINT64_C(0xc15e6ddadec4adf2),
    UINT64_C(0x8967a244887c9929), UINT64_C(0x5d2d85d5eb1fa898), UINT64_C(0xad5aa0f31ff0aed4), UINT64_C(0x5bc45ae9024a86c9), UINT64_C(0xb16000ceed7cfda7), UINT64_C(0x06cd43cdb13a1049), UINT64_C(0x66ff81d655fbbb8a), UINT64_C(0x5bd79e88a6720f7b), UINT64_C(0xa6e001cbc84f2d79), UINT64_C(0x14899653caee9fba), UINT64_C(0x4376c19cda9ee089), UINT64_C(0xdbf48bb8e1db7139),
    UINT64_C(0x8915078ee284443c), UINT64_C(0x2baa19cf528f228a), UINT64_C(0xbe1dda411b360126), UINT64_C(0x789578776af69e83), UINT64_C(0x54eaa8777c14c66a), UINT64_C(0x9b1510c12c97de59), UINT64_C(0xc30d8726ed2dc3bb), UINT64_C(0xcbdf0b974ceb4f73), UINT64_C(0x8bcb068432fb0167), UINT64_C(0x668739d60c5b701f), UINT64_C(0x17add71666fd21f4), UINT64_C(0xf37516fd6c7f80e5),
    UINT64_C(0x7aa4d88a356688c5), UINT64_C(0x5ddf0ee041db4c01), UINT64_C(0x3ff2c588e1150418), UINT64_C(0x7b95aba42244e795), UINT64_C(0x566505beeea4ec82), UINT64_C(0xbdd8a58b2c796c38), UINT64_C(0xbbf6367464517785), UINT64_C(0x4fb895a6cbaaf1fb), UINT64_C(0xf03dbd988f6887fc), UINT64_C(0x7c9675c7032473c4), UINT64_C(0x3f5c520c13cb63e5), UINT64_C(0x812875cadbd97820),
    UINT64_C(0x040883b04486a079), UINT64_C(0x069023dc457f84cf), UINT64_C(0x993ce349e83db945), UINT64_C(0xe31424f3ad99984c), UINT64_C(0x9600d78f382a4f31), UINT64_C(0xe12ebd2c40b51cbb), UINT64_C(0xc7350b33c6a75a32), UINT64_C(0xe93eac46501afdb7), UINT64_C(0x0cdd61eaed81101f), UINT64_C(0x57a726d187aad47b), UINT64_C(0x2a823234f3c05dcf), UINT64_C(0xe5a98f7ddbad18d6),
    UINT64_C(0x50961f1098d85686), UINT64_C(0xce793fe09f037cd0), UINT64_C(0x252585cc81deb106), UINT64_C(0xd54654a3088f393b), UINT64_C(0x1ce097a6b45085e2), UINT64_C(0xd2de486344e4eee8), UINT64_C(0xc2b1762584aac3a8), UINT64_C(0x42e75c1694221df2), UINT64_C(0xfe38e8a5d8189a81), UINT64_C(0x33142aff956ea166), UINT64_C(0xae55edb4a4d782f3), UINT64_C(0x1123df3e2f4548bf),
    UINT64_C(0xdfd0f6a9629a15b9), UINT64_C(0xfde6b560a5d7f38a), UINT64_C(0x96750f1ac9b8db20), UINT64_C(0x3acf94a7371bcf18), UINT64_C(0xcd34556738bd09a6), UINT64_C(0xd3708481e7416b8f), UINT64_C(0xe814ff3c483f6df7), UINT64_C(0x45c8d7856137b40c), UINT64_C(0xbed0ca7744b67824), UINT64_C(0x18e5b616bd56e175), UINT64_C(0x5b3770cec53e5773), UINT64_C(0x5fa4d8cef4caa7e0),
    UINT64_C(0x3e7c9220ed2510e0), UINT64_C(0x55fb9d5c63f847a2), UINT64_C(0x71c8d2e16b4f4f08), UINT64_C(0x561c2f6d97057e2b), UINT64_C(0x3ff95efc80d7922f), UINT64_C(0xa2eba3f60e132538), UINT64_C(0x3066aac2880e0e92), UINT64_C(0xb427e421e4027450), UINT64_C(0xeb738f4b53431528), UINT64_C(0xc52535f35aa9077f), UINT64_C(0x89c33b452a7263f8), UINT64_C(0xa6ad9686fbfaaa2e),
    UINT64_C(0xe58b7fe5a4a70703), UINT64_C(0xf241d992dbed2a82), UINT64_C(0xdb5e930f4e160245), UINT64_C(0x2ec1fde0c27efcc4), UINT64_C(0xec3da182ecf454d4), UINT64_C(0xfff9fd3d57176625), UINT64_C(0x331737feeca60e79), UINT64_C(0x14ba2b5b26b77a53), UINT64_C(0x01529d1c6976ae01), UINT64_C(0x5a49e09db20228d1), UINT64_C(0x7119b6c6f49e2afe), UINT64_C(0x82f656600d3f5fa7),
    UINT64_C(0xcbf67f522000d9eb), UINT64_C(0x0f980ccf2a9e55c3), UINT64_C(0x1220ae646a2987bd), UINT64_C(0x9ab583b82fc13979), UINT64_C(0x8721d129f17f55e3), UINT64_C(0x5821a0aa51fd59f3), UINT64_C(0xcf433afc76bdced2), UINT64_C(0xbaef65428ca2022a), UINT64_C(0xf8a7189316f0c067), UINT64_C(0xb1dc7052ce415639), UINT64_C(0x7ddd82039b9569c9), UINT64_C(0xd5dadb5c05287394),
    UINT64_C(0x660163f8c6399252), UINT64_C(0x5bd902af83dc8aaa), UINT64_C(0xf83061c2b1a140f3), UINT64_C(0xf548f7bf4a0c16af), UINT64_C(0x5dba2b4ee1a5cfe9), UINT64_C(0x7d72d3c080699bc9), UINT64_C(0xb2d0984a47c9f32e), UINT64_C(0x705ac763c14fa97e), UINT64_C(0xf6e3210903038273), UINT64_C(0x278482fb3555350d), UINT64_C(0xd9bdd610ab9bdfb7), UINT64_C(0x5af1190cda2f2d6e),
    UINT64_C(0x1dc6b16d58c27523), UINT64_C(0xb9c35a753f4be734), UINT64_C(0xaaaea7f1ce02081e), UINT64_C(0x0651b48175f432b2), UINT64_C(0x9f46d074fdd0435d), UINT64_C(0x077fed13ec264599), UINT64_C(0x74f5bf162a787926), UINT64_C(0xc9c8bed0dfdf7b7d), UINT64_C(0xd5da72c24b81d1f0), UINT64_C(0x198be5017cf0b4e5), UINT64_C(0x436b14b40b6d28a2), UINT64_C(0xc4daf65853c11cc3),
    UINT64_C(0xdd00fb187015d0d5), UINT64_C(0x13484197bf0fd800), UINT64_C(0x4c1859bf27366af0), UINT64_C(0x6e0a30bcccc10866), UINT64_C(0xb59644cf1588873a), UINT64_C(0xbf3cf4a4be136b1e), UINT64_C(0x82f40059b7cbd4d5), UINT64_C(0x0c4158a5243d621c), UINT64_C(0x92b354075c32141c), UINT64_C(0xd5ea496a0681ff70), UINT64_C(0x2b906509788a3455), UINT64_C(0xb717928b0b5cc845),
    UINT64_C(0xc908416a16942fac), UINT64_C(0x18abd8b9bb6afa1e), UINT64_C(0xdf0486bfec76efb6), UINT64_C(0x6c90a1ca668b8cfa), UINT64_C(0x5604866cbb1d2476), UINT64_C(0xef7df9e09df571dd), UINT64_C(0x87049053243303db), UINT64_C(0x81b4b40fb80938ed), UINT64_C(0x0c69edd011dcbecc), UINT64_C(0x25d8836f9a1bfecc), UINT64_C(0xcf78ee6c354f457f), UINT64_C(0xd33df7d6d9c64d9b),
    UINT64_C(0x26f6cafd4e7c3148), UINT64_C(0x7356ec1c9c74d842), UINT64_C(0x042f69ab186025d9), UINT64_C(0x112ab93388543359), UINT64_C(0xef2f9ccc9be44cbd), UINT64_C(0x605f9765da91bb95), UINT64_C(0xe63d94ffc10fc21b), UINT64_C(0xba58e38845452a31), UINT64_C(0xf9f284a537e54628), UINT64_C(0x1f822c38f22c4e84), UINT64_C(0xd0d3987abd57ee78), UINT64_C(0x74decf826df04bdf),
    UINT64_C(0xc98cedf204cc18ac), UINT64_C(0x99db9f7f2df80740), UINT64_C(0x94f8edcd14f5ca89), UINT64_C(0xa16fd8b09bd183e1), UINT64_C(0x5f76fce10fe2f83a), UINT64_C(0x9c086dda1c275b11), UINT64_C(0x6c8d0c419dd6810d), UINT64_C(0xefa0a2f9004b7319), UINT64_C(0xc0b99b7081df56d6), UINT64_C(0x7afe1a23e2699bb2), UINT64_C(0xebad8cca9ec5ed13), UINT64_C(0x4f9c6c3a8a9edd49),
    UINT64_C(0xa93e4e9388b33395), UINT64_C(0x26a4004fe8d7b608), UINT64_C(0xded0619b93e56ead), UINT64_C(0x7b29c68d9b4df0db), UINT64_C(0xe14c838aac83b920), UINT64_C(0x261ec1d1a5935f26), UINT64_C(0x27d4bf1a8436a6f7), UINT64_C(0x642e4e97ce52b3fd), UINT64_C(0xbd6aea7404360e80), UINT64_C(0x42d026589222ed73), UINT64_C(0x094e591aa7250634), UINT64_C(0xce881793209d9eaf),
    UINT64_C(0xe4b77b5fec560955), UINT64_C(0x20b0bc416480615c), UINT64_C(0x234ebe43d3e5ba6f), UINT64_C(0xabb34a0b4d46f1f0), UINT64_C(0x232bc931c00bde71), UINT64_C(0x89c128df44e48b86), UINT64_C(0xba153968808a58a7), UINT64_C(0x3c643fe79b651470), UINT64_C(0xb125522a849b568b), UINT64_C(0x75487c90200a0a94), UINT64_C(0xec1518fc572a8afa), UINT64_C(0x04b0808c12937646),
    UINT64_C(0xeed26b9d0ac13532), UINT64_C(0x9a21fa582aca524f), UINT64_C(0xd63d08865efebf11), UINT64_C(0xf90444e0f6233e7b), UINT64_C(0x0277a82f24b6161e), UINT64_C(0xa9349c63c3334e6c), UINT64_C(0xf051db69ad892d01), UINT64_C(0x33e9b9e9d3976858), UINT64_C(0x02ab6630833a05b3), UINT64_C(0xf0617d2b6baa2cb0), UINT64_C(0xe01fc09ac3d2b13e), UINT64_C(0x718ef3be116ecdef),
    UINT64_C(0x9e8985850d8f9662), UINT64_C(0x2a726a47318dd2bd), UINT64_C(0x9ef10b51e9205c82), UINT64_C(0x368c199a8b82e525), UINT64_C(0x81a0ef8fe7a142ba), UINT64_C(0x46c151fc0cad4a24), UINT64_C(0x56e894091bf361ed), UINT64_C(0x02edafaef53b91ea), UINT64_C(0x87ef7369872e4d4b), UINT64_C(0x382ada3d96a5bf23), UINT64_C(0x734d3f3b7a9cf5bb), UINT64_C(0xc3fe609932c5da5b),
    UINT64_C(0xcaea9da7f1d179b3), UINT64_C(0x7b02a411b178f5b0), UINT64_C(0x677e9bf5d003fae8), UINT64_C(0x79299f2cb000ec74), UINT64_C(0x246761db6effe54b), UINT64_C(0xe42c23427531f6a9), UINT64_C(0x074840d22dae42a6), UINT64_C(0xd784864c34b0407d), UINT64_C(0xacd4e2b872a8a964), UINT64_C(0x10daf73af53eb420), UINT64_C(0x9da42b8ea2f11a96), UINT64_C(0x4e6f7ee6fc3e12c7),
    UINT64_C(0x84836112ac709cc3), UINT64_C(0x9713b38446c29b79), UINT64_C(0xbee7342861f9181e), UINT64_C(0x5b86bbe9ecc54a3d), UINT64_C(0x753d2371391bdc53), UINT64_C(0x7998a8a1ea265bb9), UINT64_C(0x67f0831e002a3a93), UINT64_C(0x67ebf95b7168addb), UINT64_C(0xdc0c893e99b57a5f), UINT64_C(0x965cc4ce00596d4b), UINT64_C(0xe380c2a4f2fe6cc4), UINT64_C(0xf486f9512acdf2e2),
    UINT64_C(0x67197012aedb4228), UINT64_C(0xed3bd874b0739339), UINT64_C(0xe42d924715045d55), UINT64_C(0x6370138f0d20fbe3), UINT64_C(0xe8e06956a4e2fea3), UINT64_C(0x7bc830edc01859d5), UINT64_C(0xb6abe080f73b9f7d), UINT64_C(0x0a37f0962bc03736), UINT64_C(0x747a3e3c499c11e2), UINT64_C(0x96be859287408398), UINT64_C(0xea03fd8f53d3f3d4), UINT64_C(0x8776146c2472de6e),
    UINT64_C(0x5ea22b947837dc78), UINT64_C(0x675cffc5e5befebd), UINT64_C(0xe8696b90b88f44ad), UINT64_C(0xea8b649edc71d7b8), UINT64_C(0xb9fbe8acdc31a9ad), UINT64_C(0xc57366c416eb5952), UINT64_C(0x69ed9e0c23fa83c5), UINT64_C(0xa70e42800c282c38), UINT64_C(0xb021ade1ee48422a), UINT64_C(0xcec9db7099ad5aa2), UINT64_C(0xb565b0590795a2d1), UINT64_C(0xab3d14e66b40b945),
    UINT64_C(0x416af46b7ea9be77), UINT64_C(0xcc749e198b5d6a09), UINT64_C(0xed5db3e053885c5a), UINT64_C(0x9c2dc02b05c54999), UINT64_C(0xbce19b1978b76f7f), UINT64_C(0x49891ab45d002cb5), UINT64_C(0x46792e2e5b078ffc), UINT64_C(0xf4c8f933c2250296), UINT64_C(0x2f022b44d1d489c7), UINT64_C(0x0abd36699787a5a8), UINT64_C(0xa0de59893980e77e), UINT64_C(0x0653a0d761960fa8),
    UINT64_C(0xdcfd2ec639264e02), UINT64_C(0x4003fc0922e5c125), UINT64_C(0x59c61d84f236dd91), UINT64_C(0xbfad2e3be5f34ab6), UINT64_C(0x23836343d56e2044), UINT64_C(0x9f50d691e8aa67b4), UINT64_C(0x9496e058e691095f), UINT64_C(0x2721ffbb92c3aece), UINT64_C(0x5d11b45860fa5df3), UINT64_C(0x306f626aa38e8f0d), UINT64_C(0xb4d688052eb015c7), UINT64_C(0xec0e8ca6e0d78e93),
    UINT64_C(0x282aa34d15cd6755), UINT64_C(0x56051f9cdf1bd29f), UINT64_C(0x41f852c9555c56a7), UINT64_C(0xfd9ba06fc6b7733a), UINT64_C(0x6390dc8139ff69c9), UINT64_C(0xb550faff7a0bb87f), UINT64_C(0x44d889573df005c0), UINT64_C(0x22031d2c551c20f7), UINT64_C(0x5100b0ffe0edb3c6), UINT64_C(0x797bc2bb02004a88), UINT64_C(0x11affe884715632e), UINT64_C(0x26479f2e96408d25),
    UINT64_C(0x3af505ffe46b31fd), UINT64_C(0xeb01c7a74d955cdc), UINT64_C(0x594bb85319e8428a), UINT64_C(0x8ad07aa13e56f220), UINT64_C(0x0fe65475043f7f04), UINT64_C(0x7e3b411dac776cdb), UINT64_C(0xb4530ba117b771aa), UINT64_C(0x8ffd5b662e94056b), UINT64_C(0xfb8b79a7d9c06197), UINT64_C(0xf75bd073a87a3f29), UINT64_C(0xb25c2eb4043967ba), UINT64_C(0x053a026eb1ccd971),
    UINT64_C(0xb8cfcca6eac59f45), UINT64_C(0xbc15c47d155ad496), UINT64_C(0x78a3dbc6f1daf23d), UINT64_C(0x7785ad1a22adc2a3), UINT64_C(0xceae67e8a1c6c478), UINT64_C(0x306d620e82361dae), UINT64_C(0xf497ac5599b3abb7), UINT64_C(0x5e0b6b045067b9ce), UINT64_C(0x2c9611b80cc7f3ab), UINT64_C(0xf4ce1fa1daba767e), UINT64_C(0xbdf6c8767809e29e), UINT64_C(0xa89a523c498e9037),
    UINT64_C(0xcfb1fff0f0c41eae), UINT64_C(0xcec694f88b109bdf), UINT64_C(0xa4c9ae5d759abdc9), UINT64_C(0x6d30f8e6b4cfaec3), UINT64_C(0x93e33422f327b1b2), UINT64_C(0x87dc00c30ec0adcc), UINT64_C(0x7c4c7076e2a8182e), UINT64_C(0xf50c333c0e66ebe4), UINT64_C(0xe799e77d3b400c4f), UINT64_C(0x66e180b5c1fa3029), UINT64_C(0x7c6aacc1ca3e6841), UINT64_C(0xa74244ae62978fb4),
    UINT64_C(0x160a9d4c98227056), UINT64_C(0xb49801c37ae77067), UINT64_C(0xcd94ec1a5dd340da), UINT64_C(0xf3d2a4bc12e7030c), UINT64_C(0x520c029eb6bd1248), UINT64_C(0x197d4946ea261125), UINT64_C(0xfd358d70d21470af), UINT64_C(0x06d38128ba3acd98), UINT64_C(0xff1fb39622cca816), UINT64_C(0x5d9bae8948e37108), UINT64_C(0x37983e124a936ad9), UINT64_C(0xef135b2c591dcccd),
    UINT64_C(0xe353a1cb29735370), UINT64_C(0x81e6120991bb69e7), UINT64_C(0x4f3a30c2840a6d2c), UINT64_C(0xd00e7f01ecbf1cbf), UINT64_C(0x4575f7d22e8640bd), UINT64_C(0xe4a84f174a6ea665), UINT64_C(0xeb62add383a53af0), UINT64_C(0x78c69284277d1a8c), UINT64_C(0xad37edf2f5717340), UINT64_C(0x0b94a851f7494541), UINT64_C(0xf2706eddb19c4687), UINT64_C(0x19dbe91e6269ea12),
    UINT64_C(0x303bc9fd9bdba8ba), UINT64_C(0x92b20c964825fb15), UINT64_C(0xd251aa994d04da02), UINT64_C(0x4259622bd164c0ac), UINT64_C(0x2c6b1649873c5c09), UINT64_C(0x294de37f1a56b8f9), UINT64_C(0xb3ab8d78328fd434), UINT64_C(0xf7edc0bf4069994c), UINT64_C(0x564cde9e5ba66f31), UINT64_C(0xa46b0f78028cc58c), UINT64_C(0xebef8fe44a29ded4), UINT64_C(0xaba0ec937d2dd34a),
    UINT64_C(0x6ad1534f821776eb), UINT64_C(0x67a016bd0bded57c), UINT64_C(0xcc633df7141fea2f), UINT64_C(0x7f678b508244f5b0), UINT64_C(0x6f201deb1cfbad1e), UINT64_C(0x87757fe546bb6b18), UINT64_C(0xd66957bc287eb22b), UINT64_C(0x52905b1ff8ce5f20), UINT64_C(0x12a492f13ca0959b), UINT64_C(0x47469f8524d13d91), UINT64_C(0x612c37dae8713de4), UINT64_C(0x576b4756beca91ff),
    UINT64_C(0x298391f2e6eb2c6e), UINT64_C(0x393dfa9cef550123), UINT64_C(0xd34762301d7bb62a), UINT64_C(0x5e8d46d070cb27b8), UINT64_C(0x2bbfbc25b0b578c7), UINT64_C(0xbf45f7ba1d3a6c99), UINT64_C(0x90d6d4f05357543d), UINT64_C(0xf0bced05f852b878), UINT64_C(0x91d5d3cf8d5ec92f), UINT64_C(0xb9424b04594d6504), UINT64_C(0xf1e94265d56d1ea3), UINT64_C(0x3a4587422f1ec8e3),
    UINT64_C(0x02c48b1ca1105a20), UINT64_C(0x3814738775fc95bc), UINT64_C(0xfbacf20f17d82ce3), UINT64_C(0x0c2ea92730704dce), UINT64_C(0x0d2628741bf4f9a0), UINT64_C(0x4d87424563ce2ccb), UINT64_C(0xfc91e0bb7a365728), UINT64_C(0xd8ebb76e6cf36cba), UINT64_C(0x53cb5327ade16854), UINT64_C(0x26aaf939153a50bb), UINT64_C(0x3759140356d6629d), UINT64_C(0xd55726307f736ea6),
    UINT64_C(0xfd280374c19eb4a1), UINT64_C(0x23c7920cdac11364), UINT64_C(0x262b85b67fdf3890), UINT64_C(0x2ba5cdcb3abe4cc5), UINT64_C(0x0c0c20a18e8a5d26), UINT64_C(0xa567b5058a3f95e3), UINT64_C(0x92a695ab27b58e74), UINT64_C(0x287fd72d1f9e6644), UINT64_C(0x0d54f2ec4713d22e), UINT64_C(0x826839169c0e81e1), UINT64_C(0x16545e187700c2e6), UINT64_C(0xe43851a6a04c9772),
    UINT64_C(0x6a31db96f97acc45), UINT64_C(0x3035a01cce682db5), UINT64_C(0x0d17748ca7f5fa3e), UINT64_C(0x899e7900acbae72b), UINT64_C(0x328914d68fcc5fde), UINT64_C(0x12dce1811f5df006), UINT64_C(0xa9bd7c995aeca108), UINT64_C(0x3087b1e36a5f07b5), UINT64_C(0xeeb5b5bf8c36f5f7), UINT64_C(0xe0d22763e5afde77), UINT64_C(0x1140becdd8057ec4), UINT64_C(0x133c8ef9d13d83f4),
    UINT64_C(0x211b5c8a94bc16b0), UINT64_C(0x386a4c4af199db42), UINT64_C(0x4108aadd7b1891f5), UINT64_C(0x9e022964f3344a39), UINT64_C(0xb567fcc74a3f23e6), UINT64_C(0xc19d1dd8efca0b96), UINT64_C(0x1864ac1a9006cf96), UINT64_C(0xc81addee5917309b), UINT64_C(0x07240acf2d92974f), UINT64_C(0xc4b00025552e768f), UINT64_C(0xc411cc2bd147f94c), UINT64_C(0x9df553d54c0fac66),
    UINT64_C(0xa7477adc87f341a8), UINT64_C(0xd847e12c8b625415), UINT64_C(0x0651dc5e2960cff7), UINT64_C(0x4efa8891cd1b1b57), UINT64_C(0x1cae3aae470a505a), UINT64_C(0x900dc3ec2733efeb), UINT64_C(0x114f18b072ccafbb), UINT64_C(0x01a2650982741806), UINT64_C(0x7097489977cd0081), UINT64_C(0x911b0be8f6dae70a), UINT64_C(0x9a8019be04e2fa25), UINT64_C(0x334c67610c8dd4c2),
    UINT64_C(0x5302a7e337307491), UINT64_C(0x2209d7f435c02242), UINT64_C(0xbbbd20c51b9e9ae0), UINT64_C(0x43e8bf9d79828dd8), UINT64_C(0xc78a33859e7d509c), UINT64_C(0xcefd0f67fcf333ba), UINT64_C(0x0f074289cb40baea), UINT64_C(0xe625230ae8f02968), UINT64_C(0xa96eab15ce3babde), UINT64_C(0xfc405f00bfdeb18f), UINT64_C(0x2dec76380617b7e6), UINT64_C(0x5a0579aaf2180e18),
    UINT64_C(0x211a6a4f5004d6c8), UINT64_C(0x17e507af8fde6fda), UINT64_C(0x540085688f7dcef0), UINT64_C(0x7537bbfe12db2625), UINT64_C(0x0470d7fa71577556), UINT64_C(0x78122175aafe5b2b), UINT64_C(0x146ad8380eaca573), UINT64_C(0x79b900df209c2707), UINT64_C(0xf862641b97b75185), UINT64_C(0x4aee7c1611e3f0df), UINT64_C(0x75418a15dc937456), UINT64_C(0xfb3461c2b9477197),
    UINT64_C(0xbf53832ed70b8332), UINT64_C(0xc6b0c7db8d0bf06b), UINT64_C(0x3eeb88d35e769419), UINT64_C(0xf2407869ef279618), UINT64_C(0x3116eec810da44cf), UINT64_C(0x243e093bc57d9c79), UINT64_C(0xf368092ea413e153), UINT64_C(0x0e1202e5578e920a), UINT64_C(0xee4bb4cdb21828e4), UINT64_C(0xf02a6c92df17fe9b), UINT64_C(0x03a232eccb5deb3f), UINT64_C(0xf9928fe941ec2830),
    UINT64_C(0x2d9c985238d3b3ef), UINT64_C(0xbe05a62602240ab5), UINT64_C(0x6cbdc69b49542e6f), UINT64_C(0x84a98f5584f22e28), UINT64_C(0xaca736533b73cc49), UINT64_C(0x1cdbdf393ab5c261), UINT64_C(0x3bd180d09dd55acd), UINT64_C(0x7942e07984689224), UINT64_C(0x888cc630ab46c9f4), UINT64_C(0xc861cb6034382634), UINT64_C(0x13e344ab128b5354), UINT64_C(0x04a6fcfd32afe617),
    UINT64_C(0x5f2213dbcb33681c), UINT64_C(0xb626d462e2736638), UINT64_C(0x47d12af2bc7644b2), UINT64_C(0xd7ec524be304d5a4), UINT64_C(0xbb7238b5f641d96d), UINT64_C(0xbcc76cdd680e9d4b), UINT64_C(0x664e6c4604e20c20), UINT64_C(0x2c4ea5f8040ee58b), UINT64_C(0x38808a3d4f9c2419), UINT64_C(0x606ecb2297aefbfd), UINT64_C(0x5bc0a65143509134), UINT64_C(0x15dff08ada24866f),
    UINT64_C(0x57e40c956b31e429), UINT64_C(0x9cd57efb34e82567), UINT64_C(0x5edcc8a4cd95d61c), UINT64_C(0x7e0404bba583072b), UINT64_C(0xfb8a9a4d2ea73076), UINT64_C(0xefb175066efe210b), UINT64_C(0xdc95cae400e3d9b6), UINT64_C(0x3777d2fe7d8492f6), UINT64_C(0x7db84bf51b0697c4), UINT64_C(0x03d9eb4784157ce6), UINT64_C(0x46a1bfadb003baf6), UINT64_C(0xf4f8679283e08080),
    UINT64_C(0x4c0328bc67c164c6), UINT64_C(0x46bcb46e793e9a2f), UINT64_C(0x7c3e3925aee7bf6b), UINT64_C(0x789e524c638b5d89), UINT64_C(0x3f84148bf4e98ae5), UINT64_C(0x33566d3c3514e3b5), UINT64_C(0x0628e3738921bbba), UINT64_C(0x6f615ac4a2f5cfcd), UINT64_C(0x16b271ac2b774871), UINT64_C(0x37c8c9e3449fa1af), UINT64_C(0x3cf5f4ee7ec7af63), UINT64_C(0x0a20e45aec222cd4),
    UINT64_C(0x58b4afbf592e6140), UINT64_C(0x74c824632bf0bd20), UINT64_C(0x2a61b4d5dde29903), UINT64_C(0x10d78422ce77f1d8), UINT64_C(0x5ee0728b73e6c11c), UINT64_C(0x45649a74fea4cefd), UINT64_C(0x78ab10958f6bf258), UINT64_C(0xe6d6dd0e0c036e3d), UINT64_C(0xdb1d6d913e087720), UINT64_C(0xee1a8a23da1fefda), UINT64_C(0xe6a559b391882945), UINT64_C(0xe6b0bf9302e7b2e7),
    UINT64_C(0xdfdab8a307c18d87), UINT64_C(0x8c4e080a6d3e012b), UINT64_C(0x9dcbe64cc97f6ce3), UINT64_C(0xe19133cb4a4fab9c), UINT64_C(0xa3176dcb8cdf7f49), UINT64_C(0xb9b94e59cc4335c0), UINT64_C(0xcffb496715969767), UINT64_C(0x46ecaa22b4b8803d), UINT64_C(0xe180510c8fce8f07), UINT64_C(0xf816e2e4ee9eabb4), UINT64_C(0x3481ef46e138c746), UINT64_C(0x16a92fe567640a15),
    UINT64_C(0xc65cd7d3a603308c), UINT64_C(0x13679b6bca2d3049), UINT64_C(0xcc4bc5170e77b997), UINT64_C(0x7e3451a6a7985eda), UINT64_C(0xf230dc37fe036b71), UINT64_C(0x8b9dbaf01110d398), UINT64_C(0x755770b0d408b3f0), UINT64_C(0x884a3db5462a1e33), UINT64_C(0x3830803832ebf5cc), UINT64_C(0x3229904c0551e756), UINT64_C(0x8a1777b1ef305467), UINT64_C(0x6fce1d528a8157fe),
    UINT64_C(0xef7f355cc3267127), UINT64_C(0x0a0e19b588ccbcaf), UINT64_C(0x35b6c6dfde8eb181), UINT64_C(0x8b7086f35e93a38a), UINT64_C(0xf9c244241f71238c), UINT64_C(0xb1fb2f8a0f1d5795), UINT64_C(0x992310e302e00522), UINT64_C(0x97dec716ce38834d), UINT64_C(0x21d9fa28de28e3f5), UINT64_C(0xc4e32b4ba0b5fcbd), UINT64_C(0xc5aa4c135525ca37), UINT64_C(0x70a847e5326424a5),
    UINT64_C(0xcfe509e114f9d1d1), UINT64_C(0xf2636d58d63a77c5), UINT64_C(0xb28b237603ec5b93), UINT64_C(0xa689a3ff7d30c8bf), UINT64_C(0xd3c455f1779369c8), UINT64_C(0x74f241ebe61f6dd3), UINT64_C(0x039bf197c5dfb14b), UINT64_C(0x9f55fdaa1a03b1a5), UINT64_C(0x63fd589781ef5c01), UINT64_C(0x08e89eb63b3dd154), UINT64_C(0xa799ef0628471a11), UINT64_C(0x5f919e0298112c81),
    UINT64_C(0xe895cda80b28b42b), UINT64_C(0xdcfd6a031dfedd54), UINT64_C(0x1a770c4bc7d8dd67), UINT64_C(0x7a844b8120683adc), UINT64_C(0x798740761a7a4556), UINT64_C(0xf4eeec573a4cf50b), UINT64_C(0xaf62c6992d898ce2), UINT64_C(0xc9b0ebe37b85712a), UINT64_C(0xbe425f149c79da80), UINT64_C(0xa76a469e844f456a), UINT64_C(0x5c470bd7b9628623), UINT64_C(0x1508b4b66eab3939),
    UINT64_C(0xc62a92e6e708443c), UINT64_C(0x8006250618e266ed), UINT64_C(0xac8d8a35486f9f77), UINT64_C(0x6c3d0f488d63108d), UINT64_C(0x67a6a449d0d5c6eb), UINT64_C(0xe8679af5bc55b073), UINT64_C(0xcdbee82874f9ce5d), UINT64_C(0x6dce6d66b989293a), UINT64_C(0xf1c564e2e8e820c4), UINT64_C(0xd56646a9dbf854b6), UINT64_C(0xda69e8e15a7f5988), UINT64_C(0x1951c9a62ae98825),
    UINT64_C(0xc701a7922fae65e8), UINT64_C(0xfb20a879edd85b3c), UINT64_C(0x7fb21b1a0d248612), UINT64_C(0x86c0de9e80a28452), UINT64_C(0x52cb5763f0de75f0), UINT64_C(0x1172d2997d515fd2), UINT64_C(0x797c7482ef96fd43), UINT64_C(0xbf08a425c80300b7), UINT64_C(0x3a3d6b4f59a21366), UINT64_C(0x7e07b1b0fab3c789), UINT64_C(0x31039f5ae9ce63cf), UINT64_C(0xd1f90860688ce39e),
    UINT64_C(0xc2af436101233a3d), UINT64_C(0x974dd7b89bf1b8d3), UINT64_C(0xbe7430efda45aa54), UINT64_C(0x8cd57390b7d03ee8), UINT64_C(0xe4e8f712f057d1c8), UINT64_C(0x10dedafc8118cc2b), UINT64_C(0xa1cdef4559778e44), UINT64_C(0x692baadfb628c86b), UINT64_C(0xe8ea7e88cdfc1694), UINT64_C(0xa68c23a76c275bb5), UINT64_C(0x1b3e014c3ed0d49c), UINT64_C(0x5050277c9aa7daab),
    UINT64_C(0xf9267e521c4f728f), UINT64_C(0xdcb2dc4a235675c8), UINT64_C(0xc130e9b9b58d210f), UINT64_C(0x7a469619c65efc28), UINT64_C(0x1d90f9477eb422d0), UINT64_C(0x08d53c24d4ce02eb), UINT64_C(0x36ccfb54b575ccab), UINT64_C(0x03334f1fe02f19cb), UINT64_C(0x85dd2990409689bf), UINT64_C(0xbfac8c2b0044d629), UINT64_C(0x2dcd1be4776b0ddb), UINT64_C(0xa2ef2538a7673fcc),
    UINT64_C(0x06bdd59523c3e2ab), UINT64_C(0xdceb105ca4ec8f30), UINT64_C(0x7a08160cea1573b3), UINT64_C(0xfca0778032efc13c), UINT64_C(0xcba1d097d5e561c0), UINT64_C(0x53f51e2a415d78c1), UINT64_C(0xc6198d5f8f0fd3f5), UINT64_C(0xc93f78ec79476e48), UINT64_C(0xecded23ef455c06e), UINT64_C(0x4f8068d0fb7eea40), UINT64_C(0x656f3f57508f9677), UINT64_C(0x1107e22d7c0a9b17),
    UINT64_C(0x13537230e81c964f), UINT64_C(0xa9e8983d82e0c886), UINT64_C(0xa3900b5aa94c27bf), UINT64_C(0x8c03953de58f1a80), UINT64_C(0x0cea4d6b1db0b5c6), UINT64_C(0x0c49929401ffb92c), UINT64_C(0x28b7ef3a57b0508f), UINT64_C(0x6f07713d8870eafb), UINT64_C(0x8e5a37a068a68859), UINT64_C(0x7e031d553829d347), UINT64_C(0x9cbadd698c490d92), UINT64_C(0x10cf4943e59c465e),
    UINT64_C(0x2e4b1ae42613f004), UINT64_C(0x1a27eccc6a795ff1), UINT64_C(0x2bace0e089316dd7), UINT64_C(0x3382d8ca0d39c992), UINT64_C(0xdb320cdcef542c62), UINT64_C(0xbd033c91d479d684), UINT64_C(0x7fe3406acdb5d762), UINT64_C(0x1d0fed33c9e452ca), UINT64_C(0x6adb109f6e764421), UINT64_C(0x1b564b97cf31f7b2), UINT64_C(0xd1be36165d549cbe), UINT64_C(0xe953cbd37da891aa),
    UINT64_C(0x94e8d782f31e23cf), UINT64_C(0xb152814b74220e9e), UINT64_C(0x4a2093fc2885b679), UINT64_C(0xab0f5d209e0a04d1), UINT64_C(0x3da55dc1d7957752), UINT64_C(0xe6f073a036198db7), UINT64_C(0x04cdf92f8531f3eb), UINT64_C(0x09d0513decda3e73), UINT64_C(0x77eeecc38b54e2d6), UINT64_C(0x658a57fca85dc144), UINT64_C(0xddbb7c89f00a9605), UINT64_C(0x41970448f6a5a897),
    UINT64_C(0x67560db777c40ac5), UINT64_C(0xb1158ff2a6ffb7b6), UINT64_C(0x71614de9def53db8), UINT64_C(0x831d0215713bb2ef), UINT64_C(0xb9ccd91339e1e33b), UINT64_C(0xf0e938472e0461a9), UINT64_C(0x9eb9a958579ddaa3), UINT64_C(0xea2ded6807538b87), UINT64_C(0xf9a690b86e6c1112), UINT64_C(0x44332aecd281b0a3), UINT64_C(0xd263278d474c8664), UINT64_C(0x8d9d67e1f9ec78ea),
    UINT64_C(0x2f9aa10fcb625f5a), UINT64_C(0xe217a39343216e43), UINT64_C(0xe3caef8e5b5ddfb2), UINT64_C(0xf5cbbcc3ffef8729), UINT64_C(0x795d58dc4e2957c4), UINT64_C(0xbe4eba1492d2c209), UINT64_C(0xd71e9758e641ea2f), UINT64_C(0xcc58f93ec6f3241a), UINT64_C(0xf561efce12e663e3), UINT64_C(0x630a608697f6a376), UINT64_C(0xd0aff398e85a6239), UINT64_C(0xcb4014fe2dd8974c),
    UINT64_C(0xe68b7a298e98612e), UINT64_C(0xaceb74e1ae4d062e), UINT64_C(0x2513c980cc0dd9eb), UINT64_C(0x6c98638389d5310a), UINT64_C(0x59d3a3a3fee257a4), UINT64_C(0x687bdfbf8ac81a01), UINT64_C(0xe8c4c840b7f366dc), UINT64_C(0xc84a620b1997d8e0), UINT64_C(0x50d3cba2eaf49740), UINT64_C(0xb030bd646ae14037), UINT64_C(0xfd9dc806df781930), UINT64_C(0x64f6d60257102ad3),
    UINT64_C(0xa0381ebf3572af3c), UINT64_C(0x5d712b9faf90d97f), UINT64_C(0x41a4d08d9ca66a9b), UINT64_C(0x4ca9e305415ed1ae), UINT64_C(0xe8cf4661cfd7392e), UINT64_C(0xb125ef12fb6f8b66), UINT64_C(0x2b8cfbc8b1225488), UINT64_C(0x9bcd2a3a849de433), UINT64_C(0x6c82961d3c2a379c), UINT64_C(0xf56b0d6b0b3ca9ac), UINT64_C(0x7bb028d9b23d6382), UINT64_C(0x91fa5fb11d8b6855),
    UINT64_C(0x0f8c312bf52e5cf6), UINT64_C(0x8331dd817ad249ea), UINT64_C(0xdb4a5cc743088017), UINT64_C(0x7b0b07adb0204b23), UINT64_C(0x2f74fa6e97a91b0d), UINT64_C(0xc6e6aebc014d76f7), UINT64_C(0x67b52b7648529063), UINT64_C(0xb02d60711ffeeb8b), UINT64_C(0x867859c162bfac79), UINT64_C(0x6d30e4964133f930), UINT64_C(0x9a9c4d363957215b), UINT64_C(0x9bd8370268793fd5),
    UINT64_C(0xe9ef0d2fc5242682), UINT64_C(0x2ac8f1a705b04275), UINT64_C(0x16ff2325b0795c62), UINT64_C(0xcd01173028a86589), UINT64_C(0x94742d384f04b002), UINT64_C(0xbdd22ade29c0a485), UINT64_C(0xf49b151cfdca73e5), UINT64_C(0xdf53011c87222c5f), UINT64_C(0x414e4304efc7d155), UINT64_C(0x5252fa10311f0973), UINT64_C(0xc18d168868ff73c3), UINT64_C(0x42650eaec5266172),
    UINT64_C(0xbb5fdbc56e647d4e), UINT64_C(0x0cfee2848cd0f7a8), UINT64_C(0x9b2b7346ed8103bb), UINT64_C(0xb148f3545e64a346), UINT64_C(0x4e894a99e227d93a), UINT64_C(0x1bf6eda377d84586), UINT64_C(0xfcdd3e07f9600db9), UINT64_C(0x12d01705e8cbb595), UINT64_C(0x73de1b081063ede4), UINT64_C(0xdd6fcd5ffb8d41f4), UINT64_C(0x8482c5f86a44668c), UINT64_C(0xe43545a4e9f50f22),
    UINT64_C(0x6ee2f841063f50a1), UINT64_C(0x473c7c8bcad584e1), UINT64_C(0x89c552bbfa5b9cb8), UINT64_C(0x7369e7c72c099d6a), UINT64_C(0xbbfbe02988c50c08), UINT64_C(0xf55d4a81adaa5ea6), UINT64_C(0x3bf6c74a67e49af0), UINT64_C(0xf8bfa3cc365950cb), UINT64_C(0xfbd6d9b0085403eb), UINT64_C(0x313d9e8d1bfdf213), UINT64_C(0x143d3df6cfda5f20), UINT64_C(0x6dab5a4ce30e33b4),
    UINT64_C(0x12fd3119011e4bdf), UINT64_C(0x2d4a24787351fa92), UINT64_C(0xa682f30c42f8aae8), UINT64_C(0xa26bae34d6d6d168), UINT64_C(0xa50ee8d5280a5224), UINT64_C(0x626ddd9240739bc4), UINT64_C(0xe8dabe5dccfd10c4), UINT64_C(0x9b121db36cbaf63b), UINT64_C(0xa9183325a17a9fb5), UINT64_C(0x2a394c5faf9cbd4d), UINT64_C(0x09fe45d0ca37ff13), UINT64_C(0x1e2fe2a50b928f92),
    UINT64_C(0xd0d7df93fb8d4217), UINT64_C(0x8c3f79c9d03ceba3), UINT64_C(0x162e51209fc74e5c), UINT64_C(0xb5c7fb4dc6270b42), UINT64_C(0x1ac750b70c925060), UINT64_C(0x1577d3d8f922d3da), UINT64_C(0xb83178f27705dc78), UINT64_C(0x58dc597e377fde15), UINT64_C(0xb865bc0b81fa5c54), UINT64_C(0xba74f31968ad8699), UINT64_C(0xd2e3803a8f56dca3), UINT64_C(0x8dd0183b9e646856),
    UINT64_C(0x9f4fa2ba0d182fc4), UINT64_C(0x93add50222342c27), UINT64_C(0xa4aaae75d410d5e4), UINT64_C(0xb82b8d7f36c76399), UINT64_C(0xc8c47dae132fde46), UINT64_C(0xbd9c861820f03dfb), UINT64_C(0x8041a5f80a2b96c2), UINT64_C(0x37f1ece5fe54615e), UINT64_C(0xc5c9ddbcbeca3716), UINT64_C(0xd94e9ab5058a42f8), UINT64_C(0xf1c9399483ace238), UINT64_C(0xa95ac4cd4a31e99e),
    UINT64_C(0xb348811abaa2b75e), UINT64_C(0x0860651b6cd400e9), UINT64_C(0x4b4e151bf32d5027), UINT64_C(0x29c40ab7b05759bb), UINT64_C(0xd9d5c5502edb9538), UINT64_C(0x79b15c6a9fa18aa4), UINT64_C(0x648954d6a0ed3d23), UINT64_C(0xf1a00abf68d4bc83), UINT64_C(0x6f2949167517346f), UINT64_C(0x07e2d419b90a00af), UINT64_C(0x279dad198c115eae), UINT64_C(0xbc231a389d732ae9),
    UINT64_C(0xbc156df1f9e486af), UINT64_C(0xb9d872ffc73caea1), UINT64_C(0xffe7e8cb6bcdb5df), UINT64_C(0x4e87dbcf19d0044c), UINT64_C(0x9f6bc2f5d4f650fb), UINT64_C(0xadb4644fb0c2551f), UINT64_C(0xc41f5011c92692f8), UINT64_C(0xfea0122e77663ede), UINT64_C(0xba6daccabfa36a6c), UINT64_C(0x35bcdec05fe76766), UINT64_C(0xd5fcf0cc18f6d547), UINT64_C(0xb1a59aacf617f7a6),
    UINT64_C(0x063f700d422360b0), UINT64_C(0xc1609a3879ae826c), UINT64_C(0xf84d05656cf493d5), UINT64_C(0x543203fb85f3caa8), UINT64_C(0x701a5c46a5d3ea82), UINT64_C(0x89130e0cb275ac1b), UINT64_C(0xe98f4e18a31b65da), UINT64_C(0xe60a5471ab86af50), UINT64_C(0x8cac57529d0e13e1), UINT64_C(0x2f816d95b1d0f992), UINT64_C(0x41a7a1c7f5981e3b), UINT64_C(0xa02a7c829293c4c2),
    UINT64_C(0x2699ff6c6dbee005), UINT64_C(0x351750c5134530bc), UINT64_C(0xe0a2303bad3a8c2c), UINT64_C(0xb2b7aa393d8b3fa9), UINT64_C(0x0852c65622bcd6ff), UINT64_C(0x55375aa7642ae9a4), UINT64_C(0x1222c3af81323bc2), UINT64_C(0x933eedc75888b77e), UINT64_C(0xac8832ebdaf59ad7), UINT64_C(0x50f7c6a8dc8634a7), UINT64_C(0xec9dc6d6440cd04c), UINT64_C(0x931a5daf3b1b6a69),
    UINT64_C(0x971094b4e62c20e9), UINT64_C(0x738171853dd59e8a), UINT64_C(0x816cf4e61b07df7d), UINT64_C(0xd208eb60ce785ad6), UINT64_C(0x0165a63b2f573a33), UINT64_C(0x199f9d71e271992a), UINT64_C(0xa91c2f6c792e3ba5), UINT64_C(0x255090d1e4a07f63), UINT64_C(0xcf7afdab5caf2e7f), UINT64_C(0x64339a68e3af42fd), UINT64_C(0xfc775d920353871f), UINT64_C(0x36bc2014052f4fdf),
    UINT64_C(0xe36bbadb0f4e5afb), UINT64_C(0xe9b99afc3f3a9746), UINT64_C(0x2f4ab18b26aca3e7), UINT64_C(0xd68a8672aa6fb8ba), UINT64_C(0x060b783c47cb3631), UINT64_C(0x3ac37083ff19ca45), UINT64_C(0xc5670b191c2baf98), UINT64_C(0x0be33c6c490f0a84), UINT64_C(0x96d6917355303046), UINT64_C(0xbd6e4ceed2c72c9b), UINT64_C(0xea6f8f1c08d0de77), UINT64_C(0xe1fc386737be9b3a),
    UINT64_C(0x2dd64626d00c4e03), UINT64_C(0xcbd504df7311c939), UINT64_C(0xa81563efcc99f116), UINT64_C(0x1d7075513864fae9), UINT64_C(0x595340fe6ab4ce3c), UINT64_C(0x6b3c8a62a714016a), UINT64_C(0xa715c4c5982b0627), UINT64_C(0xd4840baad7e71742), UINT64_C(0xd4f8492ab4fe16e2), UINT64_C(0x02003ff16627935a), UINT64_C(0xb1bdcaa28a2a93f7), UINT64_C(0x65a2521c2879c1d3),
    UINT64_C(0x927ab423901668f0), UINT64_C(0x10dd80ae45e4c70a), UINT64_C(0x119d59bf46c32735), UINT64_C(0x4f82e1543464bc6f), UINT64_C(0x15bc43ff2daf07bf), UINT64_C(0x675f823d9d74513d), UINT64_C(0x87d3c8f46ec575d6), UINT64_C(0x8e6b94e60948f49d), UINT64_C(0xc5ac54cb1fe7ae70), UINT64_C(0xa12133ebdca81600), UINT64_C(0x366c6310181344ee), UINT64_C(0x56b05b43ab183810),
    UINT64_C(0xf26f6b274814941a), UINT64_C(0x583a9f2b30f1288b), UINT64_C(0x3e6cdedef2b842a8), UINT64_C(0xa7446a9c42a36739), UINT64_C(0x5e1f780eecc42aec), UINT64_C(0x5479ebe9d5eb3c88), UINT64_C(0x8fcb78a40b7501c8), UINT64_C(0x756c9c256d429e6a), UINT64_C(0xf28b10f418eba807), UINT64_C(0x195b92d2cea0ba0b), UINT64_C(0x261efacc1a9e98a6), UINT64_C(0x0f09318b31cff1ec),
    UINT64_C(0x4239e69c8135ed7d), UINT64_C(0x71104109cd405817), UINT64_C(0xe915cc63728adcb0), UINT64_C(0x6eb19221be5975fb), UINT64_C(0x586bab30b1cd0c9c), UINT64_C(0xe06eac93a5bba47b), UINT64_C(0x4b1a757cb226814b), UINT64_C(0x98a7b003f60ad2cb), UINT64_C(0x4feeea235e6c6977), UINT64_C(0xfb4d37e67722d36b), UINT64_C(0xd37449ecb3f84f00), UINT64_C(0xff962c1f6320cc3e),
    UINT64_C(0x3f5eb802a01bd05c), UINT64_C(0x2ecba28361261969), UINT64_C(0x7a953d8a8c2c07af), UINT64_C(0xec835d336cb498cc), UINT64_C(0x45ccbac5706f2a69), UINT64_C(0x2d01e0cee46ed929), UINT64_C(0xf1a7cdfa61a38040), UINT64_C(0x031e16c120e928de), UINT64_C(0x2ba3513f32b19c04), UINT64_C(0xc7a017b775dd6152), UINT64_C(0xe53d4f8b31756a03), UINT64_C(0xe2c71630dd507f93),
    UINT64_C(0xa9c860a77b0e3b43), UINT64_C(0x08e7802da7a090d6), UINT64_C(0x367579252a70bff0), UINT64_C(0xac29f516af0df6cb), UINT64_C(0xf993a522c5796487), UINT64_C(0x70ab79842e4b6092), UINT64_C(0x95f9364709f080f6), UINT64_C(0x0fbb125a3a444dad), UINT64_C(0x8820c41d842bb803), UINT64_C(0x2b0f6c14fe902bca), UINT64_C(0xd39edc136ba8413d), UINT64_C(0x8ac0a8dcc5f02299),
    UINT64_C(0xd99620a007e6446c), UINT64_C(0xf97cc28897eb7009), UINT64_C(0x4e32ea18e0bbbcd7), UINT64_C(0xcfb365b590c2fe90), UINT64_C(0x8bf1e0c71fe10a8b), UINT64_C(0xc1847da8c5513fd8), UINT64_C(0x9b2933d79049f465), UINT64_C(0xf6c28bc66f03c8e9), UINT64_C(0xc6d7f93926cad7a2), UINT64_C(0x87e4be872f3037e2), UINT64_C(0xc35615d9680f027c), UINT64_C(0x7ab66461f1f420e3),
    UINT64_C(0x05664b7f757993df), UINT64_C(0x8606931b8eb2c6f1), UINT64_C(0x65c9945af6488ac3), UINT64_C(0xc9d6dabf20fe9f7e), UINT64_C(0xf552e7b5e723cc51), UINT64_C(0x4c60c6ff376ebc75), UINT64_C(0xbc515cf2fc97f065), UINT64_C(0xd64e2b957c11eed3), UINT64_C(0x09326b32d1996424), UINT64_C(0xdd8dce7d3051a615), UINT64_C(0x34224bf208e69716), UINT64_C(0x048b9dbcb0327882),
    UINT64_C(0x196dc4d897fd0845), UINT64_C(0xe17328fc2398f508), UINT64_C(0x67ecfb98ed7cd12f), UINT64_C(0x941b55bc208a5f26), UINT64_C(0x9e19dfa2e728bda2), UINT64_C(0xda727a6dcea3fcac), UINT64_C(0xfa0ed925e4bbb42d), UINT64_C(0xa4393f49e32ff694), UINT64_C(0xdba0935eddbaeca7), UINT64_C(0x18e1922d1180c891), UINT64_C(0x55d9cc6e64eb1414), UINT64_C(0xf3c0391ded8f43aa),
    UINT64_C(0xaa22f56ccf6590f6), UINT64_C(0x2619c363972f45d6), UINT64_C(0x2231d99665157065), UINT64_C(0xc9de7a4ea5cefada), UINT64_C(0x54862ef6502fb041), UINT64_C(0x1b7a5b6a755d570d), UINT64_C(0xa28b43a8069ced64), UINT64_C(0x1ff6c3fd7fee369e), UINT64_C(0x17661f1af4c58767), UINT64_C(0x723c7d98c4306eeb), UINT64_C(0x9f03b41ea2dc3d6c), UINT64_C(0x6ac51268e363e351),
    UINT64_C(0xf72ac0d9e39fb8da), UINT64_C(0x55fdc934ad6e465f), UINT64_C(0x17516e0208c4277d), UINT64_C(0x96cf523023e7f54f), UINT64_C(0xa1e56ac1501a9212), UINT64_C(0x9fc909148b122f6c), UINT64_C(0x75cd59c8472e04b4), UINT64_C(0x51f7e96e69ebff92), UINT64_C(0x1503ffd8493c507b), UINT64_C(0x8e1ed9b2f21f1ddf), UINT64_C(0xa24190867d10d16c), UINT64_C(0x41c2a88b76463119),
    UINT64_C(0x683f72456e3b9632), UINT64_C(0x90be1c890f714dd0), UINT64_C(0xd0063e87bf516ee0), UINT64_C(0x09602a37f057992f), UINT64_C(0x98c953f1d1d9bee8), UINT64_C(0x25b28406f055ef56), UINT64_C(0xfd5fabeee3d66151), UINT64_C(0x21c4936e5519755a), UINT64_C(0x6f71b7421047c3b7), UINT64_C(0xec39ea53f1caccd7), UINT64_C(0xfd2846be69b903bc), UINT64_C(0xedb8600caaca7190),
    UINT64_C(0xd0a0b75882f860bb), UINT64_C(0x22745a059ec488dc), UINT64_C(0xc3ea4addfbf39673), UINT64_C(0x220513ec7f8a927b), UINT64_C(0x0e3b2029cf036bd2), UINT64_C(0xabb247104fd8d6a1), UINT64_C(0x1e5daa0af2afe752), UINT64_C(0x30c63c1ed57b0fae), UINT64_C(0x805437e5b5aefaeb), UINT64_C(0x5bff5bca49cd5c59), UINT64_C(0x7b67fa08346da13d), UINT64_C(0x7041f84ab3b35192),
    UINT64_C(0xfa194f7a9b38fc19), UINT64_C(0x51fc4a4a9a78e5cc), UINT64_C(0xd68aaa829da3784d), UINT64_C(0x75a3094571ee3a52), UINT64_C(0xef7ad88403cb3b87), UINT64_C(0x6429042c24759497), UINT64_C(0x164de26bee6120b2), UINT64_C(0xa0fb304fb9e10345), UINT64_C(0x555cea7d414f679b), UINT64_C(0xb0f8a539cfd66e2a), UINT64_C(0x2d89225be5e6750a), UINT64_C(0x9bf8229bac642253),
    UINT64_C(0x616d8ceb6d793bc4), UINT64_C(0xa4b180091280edc1), UINT64_C(0x2bd75a083c1dbd24), UINT64_C(0xf4de7d985dc04146), UINT64_C(0x9db1da886d556c70), UINT64_C(0x2fe857c488264a7f), UINT64_C(0x79b8e10d60733d19), UINT64_C(0xc0063bd071af1200), UINT64_C(0x3046ed56d33ae19b), UINT64_C(0x887d131d5e3fc7c0), UINT64_C(0xb5390eb380fdcd59), UINT64_C(0x7ce09d7d6a3aebe8),
    UINT64_C(0x14394f5f30c61fcb), UINT64_C(0x02a333e661033217), UINT64_C(0x96bc0bd305e082cb), UINT64_C(0x2a8e5f31de6cf128), UINT64_C(0x09aea816a84b3619), UINT64_C(0x51617de381ef4773), UINT64_C(0x5663ccac8728abcb), UINT64_C(0xa05a6338cc372ad4), UINT64_C(0x651872a0200a046e), UINT64_C(0xf7ee82bee0c1d304), UINT64_C(0xa90dab3c1a7b0105), UINT64_C(0x1ba5659c1d37385e),
    UINT64_C(0x6a96c72ad1408ecb), UINT64_C(0x9fa57a3070f7ab84), UINT64_C(0xf78b3da90e9c7b51), UINT64_C(0xc2ebf3603f7d458b), UINT64_C(0xfc72d41d6f878568), UINT64_C(0xb72e01dd389267f5), UINT64_C(0x287ad6c78a4d3e90), UINT64_C(0x22c43bf528751c21), UINT64_C(0xa1ff6965bf3d7f9e), UINT64_C(0x02920887b6b29eab), UINT64_C(0xbbfc07413fb1f798), UINT64_C(0x595c1acd0a7def59),
    UINT64_C(0x64d208ebd26c94c6), UINT64_C(0x1ed46be2ceb8edc9), UINT64_C(0x3768bf554a0e1c7a), UINT64_C(0xa84f7c54fa9dc5df), UINT64_C(0xef727861e2d98a5c), UINT64_C(0xfe33dbd396de9383), UINT64_C(0x37e46139c0920953), UINT64_C(0xbfb5a3588ebd49b4), UINT64_C(0x88ad4067098bea6a), UINT64_C(0xb9d8d299d1b6d614), UINT64_C(0xbe5d1b732380327d), UINT64_C(0xaa4de0450c9ec1e8),
    UINT64_C(0xca6899b3940f020d), UINT64_C(0xe6927b43d56751e0), UINT64_C(0x476efea757692d60), UINT64_C(0x388638b154bce5f0), UINT64_C(0x4f0ab1ed5869ef67), UINT64_C(0xb4611fd02434d19c), UINT64_C(0xed6131835a403c7d), UINT64_C(0x0c2f0c8231e47dad), UINT64_C(0xe8bf6ced86e2415e), UINT64_C(0xa93547abc6229617), UINT64_C(0xa42bee11d102b1b2), UINT64_C(0xde6347046fbd039e),
    UINT64_C(0x90daa6ff9ec0846f), UINT64_C(0xb542d57c1dd156e2), UINT64_C(0xa4e58594e88cef36), UINT64_C(0x334d5122ba1d8be9), UINT64_C(0x087b55601a55ce23), UINT64_C(0xade9e5b5a718804d), UINT64_C(0x5e110523290529de), UINT64_C(0x6ea5d444643b42d2), UINT64_C(0xfa1a99218836c787), UINT64_C(0x2fb5b70f9aa68c4a), UINT64_C(0x6fb909a4a3aaa60b), UINT64_C(0xda2c5f8fc9eb717f),
    UINT64_C(0xf2ee08febd777051), UINT64_C(0xdc37feb5b7506bb7), UINT64_C(0xb058b919b05af41c), UINT64_C(0x176c04080384effa), UINT64_C(0xbc0662c6827847d2), UINT64_C(0x7edb2f6c8a6061dc), UINT64_C(0x74ea2b6600f70f48), UINT64_C(0x85b0e383be951082), UINT64_C(0x115b85e6276a7883), UINT64_C(0xb722105816b89a4f), UINT64_C(0x023fde82b9352470), UINT64_C(0xe8a9d905f82d5acd),
    UINT64_C(0xebddadeeeeb9614c), UINT64_C(0x89ca04263e880433), UINT64_C(0x3090e6fa76d35874), UINT64_C(0x99c1cbdbeed1481a), UINT64_C(0xe78e405ea2a40bcd), UINT64_C(0x86feac3ddc3f8910), UINT64_C(0x8773ccb627369ccb), UINT64_C(0x2dcdd727251024fe), UINT64_C(0xc55e025d8b672c2e), UINT64_C(0x8af7e154b9698dd1), UINT64_C(0xd418d05c4e4024d5), UINT64_C(0x40a63d1e2207c6e9),
    UINT64_C(0x9170776dfebc59e7), UINT64_C(0xc727a86d1a3ac240), UINT64_C(0x680f8a9c6cb9f1d8), UINT64_C(0xef5db907e6a6d41f), UINT64_C(0xe897a991fed6b156), UINT64_C(0xa133ca5e7c0a1292), UINT64_C(0xc734f557943c2095), UINT64_C(0xdd9426bbefedeb6c), UINT64_C(0x44f5731991cfd1d6), UINT64_C(0xc43abde74481272b), UINT64_C(0x51b08d897f28ecd9), UINT64_C(0x038f8af3c0fd7092),
    UINT64_C(0xb38825d8a8d2e11f), UINT64_C(0x0b77aedf3dbe1421), UINT64_C(0xe470992be5b29afa), UINT64_C(0xacb642420e42b5d3), UINT64_C(0x0c283780e86a26ea), UINT64_C(0x6208c918fa61cab7), UINT64_C(0xfbfc9620f4ffa7b0), UINT64_C(0x983c964984ffc21b), UINT64_C(0x33f7a8ece99d381e), UINT64_C(0xc8686021ce8660bd), UINT64_C(0x7fd666c539a48a14), UINT64_C(0x63078582ba7f7f7b),
    UINT64_C(0x388637fca726bc7e), UINT64_C(0xa4c4dc2e9d5c8409), UINT64_C(0xf20ee75b1567619f), UINT64_C(0x29df17e7c34e6301), UINT64_C(0xd68dcebae31fa4f8), UINT64_C(0xa326fa2b55dc6059), UINT64_C(0xeb91d00994542c2f), UINT64_C(0xe5a065f52de0370a), UINT64_C(0x403995bf1baa7ac8), UINT64_C(0xf4e1561ede485325), UINT64_C(0x12e1dc5e25eb8879), UINT64_C(0x14e95c1792f97f90),
    UINT64_C(0x49004cd2938d6dfc), UINT64_C(0x084f36355744a746), UINT64_C(0xaa3f74697e8d11ca), UINT64_C(0x9d8ed70529e103ce), UINT64_C(0x1451fe6c5ac00b03), UINT64_C(0x47f6145b36a216b2), UINT64_C(0x84c56d05a03058b5), UINT64_C(0xcde891e645ce39f7), UINT64_C(0x27ff19cbac1749af), UINT64_C(0xda57c92efcc9380d), UINT64_C(0xebe4227229e7a661), UINT64_C(0x6f53a11a70a629b8),
    UINT64_C(0xd40ee5e3515a9c19), UINT64_C(0xc2eb4a816449e32d), UINT64_C(0xeef23a952d3cbe1f), UINT64_C(0x1c193cac135bf7a3), UINT64_C(0x65d7927f2c9e224e), UINT64_C(0xcd56bebee7806fa3), UINT64_C(0xa9033a07381394f7), UINT64_C(0x725394a16b5c7aba), UINT64_C(0x1331e89040413a45), UINT64_C(0x99359e3609a729b9), UINT64_C(0xa78b62bb7ef17e8c), UINT64_C(0xf0ac26d05abba0fc),
    UINT64_C(0xfb6f21241387c493), UINT64_C(0x05e4563f252d7ae2), UINT64_C(0x8e33e500cea57a61), UINT64_C(0xb9d384e684747d97), UINT64_C(0x6a8dd3048c24ee1a), UINT64_C(0xdd2eb59eac9ff4ae), UINT64_C(0xa596b5002c7ea61f), UINT64_C(0x928502f3edea1b97), UINT64_C(0x3e48621159d80b26), UINT64_C(0xd92cd16a76998da4), UINT64_C(0xcb470ef68c7e6fea), UINT64_C(0x7bfeae67a729c0fe),
    UINT64_C(0x30c57a01de7570cd), UINT64_C(0xa9308a94fd82df6e), UINT64_C(0x8f6e50c0d6c580a9), UINT64_C(0x8d44285c70dc8558), UINT64_C(0xc0f528bc541b0805), UINT64_C(0xa750f18679c4c91a), UINT64_C(0xe5e33a50aa141957), UINT64_C(0xdac4b6bc2d4c4412), UINT64_C(0xefdab3bc97eda35d), UINT64_C(0xa2d5431656302748), UINT64_C(0x8583121bb1999f4f), UINT64_C(0x6bbf9d233ce42633),
    UINT64_C(0xd65de625dc763e6e), UINT64_C(0x6e47d9e0680122c9), UINT64_C(0x82691abf3000a746), UINT64_C(0xf3aa09de95d1b8f4), UINT64_C(0x63b319ded6aaca52), UINT64_C(0xf2ef8504cf227fb2), UINT64_C(0x9e0df5ccca55a811), UINT64_C(0x755df8ef513de6c6), UINT64_C(0x0e5dad7716e67d78), UINT64_C(0x2bfeca572414d0e1), UINT64_C(0xd0c09515ccd98d32), UINT64_C(0x56e998465148427c),
    UINT64_C(0x2f25506eef0c10a0), UINT64_C(0xeb7025da2ce0cae8), UINT64_C(0xc19675d92263ceeb), UINT64_C(0xc5c772ef849e2daa), UINT64_C(0xe4ca1ff25f456222), UINT64_C(0x3f77c6fcce5f9cea), UINT64_C(0xcc1d2db2fea86240), UINT64_C(0xb2b7e113d2b0c2a3), UINT64_C(0x3647b17f33dbf0e3), UINT64_C(0x1811cb983d247e4d), UINT64_C(0xb9f43ea1f2b5113b), UINT64_C(0xb35794f168b06bf5),
    UINT64_C(0x3137e1ea7327afd8), UINT64_C(0x80e835812a79d5e5), UINT64_C(0xe2a0666d5abf1140), UINT64_C(0x4f083a1435c2eb06), UINT64_C(0x7188884a6d14921a), UINT64_C(0x11fd354c2605df11), UINT64_C(0xb5b83ac96c0f35a1), UINT64_C(0x8c8dd5f24eda50fc), UINT64_C(0x581075fdfbad74e0), UINT64_C(0x5794a2f265faf03b), UINT64_C(0xdf9a0f4e82250596), UINT64_C(0xfa7aba36d99555b4),
    UINT64_C(0x4dfc3596c85fca15), UINT64_C(0x7632240b56ecfb35), UINT64_C(0x3874355b8a631d0b), UINT64_C(0x41b59f066f3966fa), UINT64_C(0x94d5bdffba805001), UINT64_C(0x06ef949582705ba2), UINT64_C(0x70b0a3d489a215c6), UINT64_C(0xb0bfa9b52873392a), UINT64_C(0xa6f6ac51091d6526), UINT64_C(0x60ca13facbe51e5d), UINT64_C(0x21d5fe5ba5a09ec7), UINT64_C(0x6bbecd705cf11a9d),
    UINT64_C(0xd7593a8005179b12), UINT64_C(0xfc0f1eda51dd94b0), UINT64_C(0xb4101d1faf48e1ed), UINT64_C(0xb9efea14a77d01c0), UINT64_C(0xa172c090148ee6b5), UINT64_C(0xaf5983973d17e1df), UINT64_C(0xc6b0cf0746dc3909), UINT64_C(0x48b4646a0e9330b5), UINT64_C(0xa21dd30b004be02d), UINT64_C(0x1edf842c5929de65), UINT64_C(0x786e3753a1d402a4), UINT64_C(0x54fd205d06d7bb35),
    UINT64_C(0xc4793b9950d20f75), UINT64_C(0x4141b837c9d53f55), UINT64_C(0xe436fb06511ef1db), UINT64_C(0x2caa7c61c5b9c494), UINT64_C(0x14ac8d03c4338689), UINT64_C(0x41af6c2307be3678), UINT64_C(0x92fd801e9a0f551c), UINT64_C(0xb22f532aacbac3d2), UINT64_C(0x535a6500c16807f1), UINT64_C(0xc1305348ab5b608e), UINT64_C(0xd85b929885966ad7), UINT64_C(0xef149b842379caab),
    UINT64_C(0x5a6951fdf9e2e943), UINT64_C(0x235741f40a54b692), UINT64_C(0xf66305f2ba1d715f), UINT64_C(0xf21b49bf6614f78a), UINT64_C(0x1fba68c2ef7fc6e8), UINT64_C(0xb79b1ad267e404ec), UINT64_C(0x059c3ded1eb9e94d), UINT64_C(0x023d397ac1dff4a0), UINT64_C(0x25b5b423af73b070), UINT64_C(0x5ac06e588deefbbf), UINT64_C(0xa1945f414cde38b9), UINT64_C(0x714f1c6225be87a8),
    UINT64_C(0x297598341dd48b76), UINT64_C(0x658923f75ce9c796), UINT64_C(0xb7465bd29bc115ee), UINT64_C(0xf831d1eaa9ca9b55), UINT64_C(0x5d8b1ffcab47fe62), UINT64_C(0x784133895952b045), UINT64_C(0x5fbfc19af6ead42d), UINT64_C(0xafeebaf8bbf698dc), UINT64_C(0x9dc3921967269a2b), UINT64_C(0x49cc135caaad7ff2), UINT64_C(0xc2ce7d9f4be03aef), UINT64_C(0xf63ace36440d0b77),
    UINT64_C(0xcb61803fdee99e92), UINT64_C(0xf028a0498aa32871), UINT64_C(0xa764dfd50055423d), UINT64_C(0x150aa02fc2dab510), UINT64_C(0x3dd137798792837d), UINT64_C(0x706dd33d0b49efd3), UINT64_C(0x7c14f710de9883f5), UINT64_C(0x66bf4c7fc57bd308), UINT64_C(0x2a478ee87835ce66), UINT64_C(0x1d16782d4d4c4f42), UINT64_C(0xca5d3afee1d155e4), UINT64_C(0x9df873c137ec4c88),
    UINT64_C(0xacfa37b229896398), UINT64_C(0x6636bbaff0f1a1c4), UINT64_C(0x83986065a32617f5), UINT64_C(0xe8ef5c10c3394e02), UINT64_C(0x3583c1d4040739df), UINT64_C(0x43c20f26c2468292), UINT64_C(0x5d016f5bcf626fc6), UINT64_C(0x9329cbca04da0a95), UINT64_C(0xebc00474fcd3bb7a), UINT64_C(0x7dd52a20d8568add), UINT64_C(0xcfc1ac3f2cb901c6), UINT64_C(0xfeeb18d990350242),
    UINT64_C(0x8c9e507e92ffd1f5), UINT64_C(0x00a8e0810a04fa90), UINT64_C(0x69251fbb3c03430d), UINT64_C(0xc852ac708cccb148), UINT64_C(0xd97e90e1a64c8387), UINT64_C(0xb0b6ae81e07e01b4), UINT64_C(0x2860ec3cb1379c25), UINT64_C(0x2535543d95d23223), UINT64_C(0x3280c0c9bebf7f5a), UINT64_C(0x076119363b288d12), UINT64_C(0x517ea4972d72c4df), UINT64_C(0x7c0886ef65c5a763),
    UINT64_C(0x0815b643dd0baa36), UINT64_C(0xe6d698d80a772585), UINT64_C(0xa11953e3279d6787), UINT64_C(0x659d42dc09d95fcd), UINT64_C(0xe5d0d2519867291e), UINT64_C(0xbca171438819e2b5), UINT64_C(0x8dbd4493af6fd80c), UINT64_C(0xb0d958178d9f2af9), UINT64_C(0x56c9b3f67722ffd9), UINT64_C(0xaf15e827eaa8e14c), UINT64_C(0x7c6eb7392cbbfc20), UINT64_C(0x28c2784d4219002e),
    UINT64_C(0xf2901b23a613dedf), UINT64_C(0xe1ca0fb95d4d57e5), UINT64_C(0x6e64f40c9d300987), UINT64_C(0xc70fdbed0cf54b15), UINT64_C(0xc924c4f7a1c0849f), UINT64_C(0xb5a33c800bb7edbc), UINT64_C(0x1cb48c0669d2ccfa), UINT64_C(0x1f80b615486f55b4), UINT64_C(0x1c9521ec2f08cab3), UINT64_C(0x26c9912a6bec42ea), UINT64_C(0x96de50f66a1cb84c), UINT64_C(0x9f9b75b5f89bb9cf),
    UINT64_C(0x81e77d3f622fd271), UINT64_C(0xfc05d55680b0f1f8), UINT64_C(0xa13c04290a65a0d8), UINT64_C(0x278eac42e40ed4e5), UINT64_C(0x34668b4b9b519957), UINT64_C(0xb74897439b1a6222), UINT64_C(0xcbe87a21728a76e3), UINT64_C(0x400cc70e62303fba), UINT64_C(0x841d78124a749992), UINT64_C(0x4d69f7691306db82), UINT64_C(0xc362af95f7b10fc2), UINT64_C(0xfa65cf6334552f5f),
    UINT64_C(0x4553f92cde2a8bc9), UINT64_C(0xac439da2d954a110), UINT64_C(0x4c5a02e9c8ce9876), UINT64_C(0x4bb6b46cf59af46a), UINT64_C(0xbf7b2c14a57847e7), UINT64_C(0xb1a0d4aea01cf8b0), UINT64_C(0x92477d7edbde129b), UINT64_C(0xef3b8052c84f330a), UINT64_C(0x30416560a109d93b), UINT64_C(0x132604c7e875cfbb), UINT64_C(0x3a511f54e6e71bad), UINT64_C(0x2b88fbf1ae791925),
    UINT64_C(0x2340dbfb49fd53a4), UINT64_C(0x7c174a93080acbb8), UINT64_C(0xc09ac81ee7f27284), UINT64_C(0xe839511ac2e9ac9f), UINT64_C(0xdc701eae20dbc555), UINT64_C(0x8e3f017da50d3aef), UINT64_C(0xb25c3f3974f8f27d), UINT64_C(0x9614ea81e55c8b06), UINT64_C(0xb6c47c5dbda386a6), UINT64_C(0xd736a7c10c69b066), UINT64_C(0xe184ba3d8789b160), UINT64_C(0x3f563cfe8fd26f03),
    UINT64_C(0x1db70f9c72069cb4), UINT64_C(0xd25db9ac8370ffe3), UINT64_C(0x91baef2ce7e3d95e), UINT64_C(0xc31746b350db9406), UINT64_C(0xa99af3b2336aa9c8), UINT64_C(0xedfb5c94b3cc1deb), UINT64_C(0xe612c5ad38e3bbb1), UINT64_C(0x7aa7add2883c16c5), UINT64_C(0xff64a08849b36610), UINT64_C(0x716b87da689ef35c), UINT64_C(0xe344922e9727bd15), UINT64_C(0x1615e5939c6c513d),
    UINT64_C(0xbe53591d88ae926e), UINT64_C(0xa6d2c707e2dc0f62), UINT64_C(0x1342c9424eeddf25), UINT64_C(0x666e6e1a538b9359), UINT64_C(0x88e6e5656299298d), UINT64_C(0xd06da52d045b8e22), UINT64_C(0xadc18e2eea5b24b2), UINT64_C(0x8e36e317407c22bd), UINT64_C(0xdc2b51f1be6bb23b), UINT64_C(0xed16984a8404e85c), UINT64_C(0x13ea9d59d15306d4), UINT64_C(0x2a7b9932fc5fe112),
    UINT64_C(0x4a00e06b7ca5a63d), UINT64_C(0x8951c475126dec08), UINT64_C(0x1f2590809389e1d3), UINT64_C(0x4e708098826555fd), UINT64_C(0x6b8b454685061d3a), UINT64_C(0x412c205a63ceb30b), UINT64_C(0xdd7cddb79dea376b), UINT64_C(0x6292c9d6a27919e9), UINT64_C(0xec584179caa52a54), UINT64_C(0x56a793aef25606e5), UINT64_C(0x47cb6e9b9dad2454), UINT64_C(0x67ba1d1d78b09153),
    UINT64_C(0xfa492fa19e6893d9), UINT64_C(0xa41f50d9764da6a5), UINT64_C(0xd85965b4750f4aaa), UINT64_C(0xe0da7fb5cef8a567), UINT64_C(0x6fe52c5aa4a65f4d), UINT64_C(0xff463a55231a2717), UINT64_C(0x9c73683c633fecc3), UINT64_C(0xf18cf34703d31067), UINT64_C(0xcd172ef66588001f), UINT64_C(0x72f83fffc35ee19b), UINT64_C(0xe7175c4bbc7aaefd), UINT64_C(0x630d4d607050d92f),
    UINT64_C(0xd5d289ff5f1874ab), UINT64_C(0x53a782a6b8fb444c), UINT64_C(0xf0ff9b67cbe9ba84), UINT64_C(0xe3daef9251baf3ce), UINT64_C(0x5c07af1c3e85d8b1), UINT64_C(0xfd10656f80b70d51), UINT64_C(0x8582aea218dfd6f8), UINT64_C(0x795f142e845aea51), UINT64_C(0x603cb73134015c1c), UINT64_C(0x5844d05452111487), UINT64_C(0x80baca40481da786), UINT64_C(0xbcdaf83d8284bb2a),
    UINT64_C(0x967cc91af209f253), UINT64_C(0x4b4262962f9d974d), UINT64_C(0xb19fe4875bf376a6), UINT64_C(0xc88ee485d6a7bbab), UINT64_C(0xedc34fb952287768), UINT64_C(0x7e5ebc81df099c7d), UINT64_C(0x2f60a0e55d1d69b7), UINT64_C(0x3b9a3e123bc29df5), UINT64_C(0x2577668e0fca00c9), UINT64_C(0x493fb4659623ac90), UINT64_C(0xc166e529b8782938), UINT64_C(0x75b9fa156ce6df57),
    UINT64_C(0x458c957f11bfcdfa), UINT64_C(0x856694dc0a0f7f7b), UINT64_C(0xf7608b9c4c76ea8b), UINT64_C(0x57296a237b5925b5), UINT64_C(0x000fa91d188d78e5), UINT64_C(0x032b8c2459c01dbe), UINT64_C(0xf204b7911b5766d0), UINT64_C(0xe65186126fe3d5c5), UINT64_C(0x77dd710f9b49d53d), UINT64_C(0x2a77693c52129856), UINT64_C(0x7283339f8ed79a67), UINT64_C(0x5afebab89c2260f3),
    UINT64_C(0xfa3613bb91d435ed), UINT64_C(0x1abfb9fa1aa58fa9), UINT64_C(0x4ae66f3673e5eb31), UINT64_C(0x31a4061a7c15d1aa), UINT64_C(0x1278d9e865682a2f), UINT64_C(0x237ab3aaa742f220), UINT64_C(0x4778ee8dec98839b), UINT64_C(0x4ea97856b0b77493), UINT64_C(0x9d722b8f368f907e), UINT64_C(0x81af40021fe089e9), UINT64_C(0x0b1c63ce590e04a8), UINT64_C(0xf6b741cb0a4f57a4),
    UINT64_C(0xb38ef284e586136e), UINT64_C(0x51271c5226de84d1), UINT64_C(0x0843bed80cbd5ec1), UINT64_C(0x06eb49b3dc92aa43), UINT64_C(0xd26706751fe8383e), UINT64_C(0x3daf671cb3ac4948), UINT64_C(0x0b4f93651898c2f2), UINT64_C(0x3c777b78303dba02), UINT64_C(0x59cbeff098ff2204), UINT64_C(0x9a82866e7b398b53), UINT64_C(0x78b512e4348a12fa), UINT64_C(0x3de38ab2e6eba1ff),
    UINT64_C(0x8e6217aa90aad381), UINT64_C(0x60d0cab084ebfcd5), UINT64_C(0x0650743a19de078e), UINT64_C(0x92a9168203c70ee6), UINT64_C(0x72441a545270b3f3), UINT64_C(0xfa1d26c4e92ff2c8), UINT64_C(0x339cdb9d7130717e), UINT64_C(0xc98d1d8b565869f8), UINT64_C(0xab73fd4f16dbcab0), UINT64_C(0xc497e408dbdca1ee), UINT64_C(0xec33b47db5593e14), UINT64_C(0x12d82f4969f4a46c),
    UINT64_C(0x828ea20f9153bf46), UINT64_C(0x506850038d12cb85), UINT64_C(0xd2b521ba3ba0bd70), UINT64_C(0x0d6333ee5462d47e), UINT64_C(0x1e1ee80f96d5ed52), UINT64_C(0xad33ac08b28ec912), UINT64_C(0x060253c81f8e89d0), UINT64_C(0x5dc1235a62ba6232), UINT64_C(0xb652758c015d3dfc), UINT64_C(0xcc77856d8de11988), UINT64_C(0xce67a3c3da983519), UINT64_C(0x96c9c09a095fcb97),
    UINT64_C(0x20fa4b510cb8351d), UINT64_C(0x07f81e79e7c92de4), UINT64_C(0xcc304fe51b9c3441), UINT64_C(0x71c1bb1b5af38abd), UINT64_C(0xcb284b01cddc76ed), UINT64_C(0x586191767d9d14cc), UINT64_C(0x5d8f05326de35da3), UINT64_C(0x2fecaa8d1992a5e2), UINT64_C(0xef591db5b2d53d17), UINT64_C(0x0beeb78750cc6143), UINT64_C(0xb43f240c11807a60), UINT64_C(0xddf551c9fc60ef53),
    UINT64_C(0xd7cb9b1cce65a494), UINT64_C(0x4d8f1f3caf4ff083), UINT64_C(0x5f627a855067a7c4), UINT64_C(0xe87a03a3eb45ae24), UINT64_C(0x8f1d2b94149df5c9), UINT64_C(0x126801fb6ab99497), UINT64_C(0x072f9bb1241ab80a), UINT64_C(0xf430d7d6eda9b7d4), UINT64_C(0xcda83e18727513fc), UINT64_C(0x00503b74ee5a79f6), UINT64_C(0x39581ab38edf04a1), UINT64_C(0x2258f7d3fe09fa9d),
    UINT64_C(0x9233c833cd8378bd), UINT64_C(0xc70b176b5b12a19a), UINT64_C(0x5478f6bf8212b2b2), UINT64_C(0x44a0597e6b0d4c35), UINT64_C(0x616159dcd42e136b), UINT64_C(0xe0aa9d2e64f76f32), UINT64_C(0x2cebad51e08cea65), UINT64_C(0xdfc7f9c9a53641cd), UINT64_C(0xda1507efabf708b1), UINT64_C(0xc803a0a176c646f6), UINT64_C(0xb05d721c605f0bd7), UINT64_C(0xeb37598194401735),
    UINT64_C(0x7b8c9d4036453393), UINT64_C(0x023863b43e2cac32), UINT64_C(0x860afab2c4ad4ecf), UINT64_C(0xb19e2c06db2a275a), UINT64_C(0x83e737fd86646082), UINT64_C(0x867a499bfbc357c2), UINT64_C(0x1052b1f4c7c6d18b), UINT64_C(0xdc8a5631d09425de), UINT64_C(0x433428484c1e145d), UINT64_C(0x52a334520efb4dba), UINT64_C(0x09349b5ee702cb82), UINT64_C(0x2676a2ef3d273ddb),
    UINT64_C(0x3e76f0d211020147), UINT64_C(0x10bfa63eb15a25fa), UINT64_C(0x11d57637b8f8881a), UINT64_C(0x5001a954a89197e0), UINT64_C(0xf8ab7b33a1bb101a), UINT64_C(0xa65836cf2193ed72), UINT64_C(0x409ab3d1476865d6), UINT64_C(0x0abe4144bc95495e), UINT64_C(0xf0676fdcb16bde28), UINT64_C(0x3a7aaf68bd32b5db), UINT64_C(0x02626e5891bf9072), UINT64_C(0x3b18ef0bbdc65378),
    UINT64_C(0xd6caacb8dbada9b7), UINT64_C(0xf44f8d021dc1aaba), UINT64_C(0x1aeb3beb9e6787cc), UINT64_C(0x2761af77efb7b63c), UINT64_C(0xfd95262580925748), UINT64_C(0xd844eb93402e5cd4), UINT64_C(0x54f396042c0f2f40), UINT64_C(0x8bc028d002c6f508), UINT64_C(0x1bbe66443489bd33), UINT64_C(0x5850e6218a5924dc), UINT64_C(0xf19aeb4821fd96c8), UINT64_C(0xc002edec5899a07b),
    UINT64_C(0xe0bbc3c9a14f0e0f), UINT64_C(0xd0156e4af9a576d9), UINT64_C(0xacaa36ad63bbcb24), UINT64_C(0x98c46721273030e4), UINT64_C(0x94e36ca7e85c68cd), UINT64_C(0x3668ce0eb5416813), UINT64_C(0x9195960ad36ebbf6), UINT64_C(0xfd4255663cde7d75), UINT64_C(0x79b2d77b78b63c8b), UINT64_C(0x82a344e6703eefd5), UINT64_C(0x9df56883de1796ca), UINT64_C(0x45fed495bcfc8698),
    UINT64_C(0x64e6a0d7e01f1642), UINT64_C(0x7548c96561726ffd), UINT64_C(0x14c6a58446c762ae), UINT64_C(0x36a69e65b3d2d674), UINT64_C(0x83959ace641ac479), UINT64_C(0xc6570f229f547ea1), UINT64_C(0xdba9f1a2822405d8), UINT64_C(0xeefa85eee2a8c94c), UINT64_C(0x306cc7ea90aa6a43), UINT64_C(0x408f32310d0e4442), UINT64_C(0xbf745576c89922f7), UINT64_C(0x05991a6af31c7697),
    UINT64_C(0x1fe424d9c8637468), UINT64_C(0x94392b56e711ae30), UINT64_C(0x6e64de34b710d7c7), UINT64_C(0x3e2716b557e1e97f), UINT64_C(0x5df0568d75264ef0), UINT64_C(0x2561c13a02cc1cdc), UINT64_C(0xfa77a08226fef09d), UINT64_C(0xefdc48acad58a01f), UINT64_C(0x6fb2f1befac39544), UINT64_C(0x74e977473f214a1e), UINT64_C(0x4785f1d8fa673397), UINT64_C(0x88e0b79ad2f47f90),
    UINT64_C(0xc32ee6045fbbd809), UINT64_C(0x4b7f3711c1a1da1c), UINT64_C(0x548572f1d2a81ee1), UINT64_C(0xd89d5e3ae7d124ad), UINT64_C(0x982fde89f196734a), UINT64_C(0x8552cc5d1448381e), UINT64_C(0xa6e42b95e221d6f4), UINT64_C(0x27aee5d0ab749d54), UINT64_C(0xe61e915b3a021484), UINT64_C(0x048164dd1cb722c3), UINT64_C(0x79e69f49a9fd9fe1), UINT64_C(0xa7bc43512811623c),
    UINT64_C(0xbf16e234015fedd3), UINT64_C(0x952c0104a898697f), UINT64_C(0xfc9cc632833ad9db), UINT64_C(0xbe0e4c485a76581b), UINT64_C(0xda2f8644c62029f5), UINT64_C(0x7eb3d55de38b1a5c), UINT64_C(0x184bbfdc9650493f), UINT64_C(0xd3e5623722e4b389), UINT64_C(0x4f372ad67fc0e26f), UINT64_C(0x4c945a9e9bf71457), UINT64_C(0x057afa6cf9c590b5), UINT64_C(0xc25aaad86bf1e2cb),
    UINT64_C(0xedadb75536a8affd), UINT64_C(0x6b404c724e564654), UINT64_C(0x361e79a20fa76fd4), UINT64_C(0xd703c2655cc2feef), UINT64_C(0xd5dec905f7da3fda), UINT64_C(0x1076d3592a1be332), UINT64_C(0xe9e9ae09d61c64a5), UINT64_C(0xfe39573fd35a4dc6), UINT64_C(0x8d49c4557e209c4a), UINT64_C(0x63b85a74090274ab), UINT64_C(0x8d7a83603527519a), UINT64_C(0x1bfc8edbe787d5b7),
    UINT64_C(0x64674b7ed3a1bebc), UINT64_C(0x3a83464a90b063d1), UINT64_C(0x1456a027cdf9e771), UINT64_C(0xb33c2a997ec4440e), UINT64_C(0xf461d4f53fb1d1a5), UINT64_C(0xe81e245a96cdfb75), UINT64_C(0xcf2ee8e6c1eee92e), UINT64_C(0x701a4a4e71039370), UINT64_C(0x63fe0891e9d1f21b), UINT64_C(0x5f7d2d4901e6fc54), UINT64_C(0x2967e560ea2d0bdf), UINT64_C(0x6463a43ff937361c),
    UINT64_C(0xbc39b406b5a8219f), UINT64_C(0xbad5209f4d8763f4), UINT64_C(0x840d42c3c518345a), UINT64_C(0x2eaa0fb95b676b2e), UINT64_C(0x760fa933869d3eae), UINT64_C(0x785c11293efdc71e), UINT64_C(0x4919f569999567e2), UINT64_C(0x3abc1d2da3a9fcc8), UINT64_C(0xbeb9d9344901c66e), UINT64_C(0x02deb6fb2ac30c85), UINT64_C(0xe030625cdf9aeec7), UINT64_C(0x8bdea8c96fe80063),
    UINT64_C(0xa4013c8def1c1da5), UINT64_C(0xd5ac04cfa72af37f), UINT64_C(0xdfee5c92c8f108f8), UINT64_C(0xc0defd3a45df067b), UINT64_C(0xa5a6dd35cbf50ab9), UINT64_C(0xeed2787bc3ab7dd3), UINT64_C(0xac055cedd66ca707), UINT64_C(0xc6c620e012a4a477), UINT64_C(0x87be5fbe06577b86), UINT64_C(0x9e6cbfeae16fd28a), UINT64_C(0x4301539b4573a3e7), UINT64_C(0x7f3cdb07954372ce),
    UINT64_C(0xaa4533176b67874f), UINT64_C(0x3b221cc43e142eff), UINT64_C(0xa7314971e8c2bdda), UINT64_C(0x60b7d2abdaad295b), UINT64_C(0x23fdf41ada2e0432), UINT64_C(0xe97c4e3eb3592b1c), UINT64_C(0xc1202bc08e108d51), UINT64_C(0x8d957e84d663207f), UINT64_C(0x485fb02a7b95fb69), UINT64_C(0xc627da8df9d2390b), UINT64_C(0x96a64a8d7d6ae62a), UINT64_C(0xb87bed69735734b0),
    UINT64_C(0xfa6a079d78a5e0c2), UINT64_C(0x6bb60711ab2967c4), UINT64_C(0xf02fb7b06a86048f), UINT64_C(0x1363842e444ddfe9), UINT64_C(0xa198c38f4c57a860), UINT64_C(0xf8c656cba8a50ba3), UINT64_C(0x3bceba7152bc2e2f), UINT64_C(0x7424daab2657f02e), UINT64_C(0x207d98c2c7aa079c), UINT64_C(0xbcabd6e9f716b599), UINT64_C(0x5f5469838774ae88), UINT64_C(0x63e655d9bdf2b3f6),
    UINT64_C(0x26d11a058d40b757), UINT64_C(0x1d6dc68e39baf394), UINT64_C(0x25ea9a45b8cfded5), UINT64_C(0xbe4f718b8dd99a0c), UINT64_C(0xeff0bc6281d6740c), UINT64_C(0xb21223ebbd4f9cf2), UINT64_C(0x92da7153a7abd382), UINT64_C(0x8db633c56298198b), UINT64_C(0x5e6926a0ab5b1787), UINT64_C(0x18cca7bc75247b72), UINT64_C(0xd83f14d58b9d080e), UINT64_C(0x49ba40dac070872a),
    UINT64_C(0x3731a451943e25e2), UINT64_C(0xbda8d5fe039892f1), UINT64_C(0x86ef2b2c778d0117), UINT64_C(0xd9516a16410e252a), UINT64_C(0xc974fdb5970222f9), UINT64_C(0x7b130c01cd106f03), UINT64_C(0x336762561077b506), UINT64_C(0x56fadf700d1d8b2c), UINT64_C(0x61aae280fc6a39d1), UINT64_C(0x6e13763b8daf8d6e), UINT64_C(0x3d0090ecc65ea136), UINT64_C(0x50851e54f3a67a59),
    UINT64_C(0x2101b8ffe266016e), UINT64_C(0x64988ce59b3cab8c), UINT64_C(0x8b5efb8684aca304), UINT64_C(0x8ab389dfd107cb65), UINT64_C(0x37f5442b3fbf4328), UINT64_C(0xa271d807701f77e0), UINT64_C(0x9314784468ac96a7), UINT64_C(0x616c68e3824faa60), UINT64_C(0x582bb02cc8e4196f), UINT64_C(0xe58882c394520aaf), UINT64_C(0x7aad5f2d4ccd43c6), UINT64_C(0x12d1a1041d16a0ef),
    UINT64_C(0xa4b7a3080da056b2), UINT64_C(0x39ff2537b90f8c99), UINT64_C(0x750d1f429a98caa1), UINT64_C(0xb3815436b8f5411c), UINT64_C(0x25ca5dc947689045), UINT64_C(0x565e330b989d90ae), UINT64_C(0xb36faee306bd4301), UINT64_C(0xd93819d66f63673f), UINT64_C(0xc66909d78cd6d3b5), UINT64_C(0xedfd332fd2ee356c), UINT64_C(0x7b26b014fd6dce8e), UINT64_C(0x16a307a72476666b),
    UINT64_C(0x6c2338ef465ef9bc), UINT64_C(0xfada1de091699ead), UINT64_C(0x88cbeae9c077ca7a), UINT64_C(0x1baa3f050b1fbf52), UINT64_C(0x7c6860e83449e37c), UINT64_C(0x4842fa67f5fe7084), UINT64_C(0x00a1af68042afba5), UINT64_C(0x5db10b1833989054), UINT64_C(0xc7723f07bebe62b4), UINT64_C(0x68098799a131b8c7), UINT64_C(0x2f91be437ba0032c), UINT64_C(0xc1bff716fc8e68f9),
    UINT64_C(0x1d2d00e0f075db33), UINT64_C(0xbdde388368344eb0), UINT64_C(0x9c7b65d0c66e185c), UINT64_C(0x43ca057252440313), UINT64_C(0xcaf9b3b8d4a25e12), UINT64_C(0x544aac77459443f7), UINT64_C(0x707c85d49de942be), UINT64_C(0x13fafbf8e0372777), UINT64_C(0x11f93bcf9eadea03), UINT64_C(0xb9c3f163b338370a), UINT64_C(0xdad5155416396cef), UINT64_C(0xadfd0164d1877fef),
    UINT64_C(0x5c170674027d5d41), UINT64_C(0xd17f18a1557affa7), UINT64_C(0x5102e008038c9bf4), UINT64_C(0x055708a93dbbee6a), UINT64_C(0xc9611c49ff8e42bf), UINT64_C(0xab6ccf14e587c7b6), UINT64_C(0xdd4f26997840e500), UINT64_C(0xc5a312dd7434466f), UINT64_C(0xd21e546b8ebca8e7), UINT64_C(0x69a908e399e48f0f), UINT64_C(0x162fc0a3559b3f48), UINT64_C(0xaf0da0e16779f12b),
    UINT64_C(0x484015301d24cf97), UINT64_C(0xaba0f7a8878ee2cb), UINT64_C(0x0315ae73d38beef7), UINT64_C(0x50ff0144855cffb4), UINT64_C(0x3a34768f3e8deb80), UINT64_C(0x7f6ee86583fdecc2), UINT64_C(0x60a2c7414d5388ad), UINT64_C(0xb8d85c196b8eeff2), UINT64_C(0x9db694875c417385), UINT64_C(0x7127d0145e6b0982), UINT64_C(0x20fe4ed77c1e6798), UINT64_C(0x89d75b29d946985e),
    UINT64_C(0x288df837b24d431a), UINT64_C(0x3e3cc64a38894b3d), UINT64_C(0x9631e8fb9e7d5eab), UINT64_C(0xd53b3ac61714e444), UINT64_C(0xdaadc7e8cde5b995), UINT64_C(0x5dbce1340fa2bc03), UINT64_C(0x03675287b08a706f), UINT64_C(0x2eab25b2d140522b), UINT64_C(0x40e71932d888efe7), UINT64_C(0xea2acde8fcd3e15a), UINT64_C(0x6668cd383dd8886d), UINT64_C(0x64cf8da0eabf04ee),
    UINT64_C(0x8677f510173e1e6b), UINT64_C(0x3115dfddacc7c280), UINT64_C(0x3b404d80ce85ee9b), UINT64_C(0x81b424f902e1b40e), UINT64_C(0xd96706c53a46baca), UINT64_C(0x64c69b902dce9cfb), UINT64_C(0x3974c030c4c22c89), UINT64_C(0x6b652261855fae74), UINT64_C(0x4bae1a2321fe9209), UINT64_C(0x43586bf44a7d87e2), UINT64_C(0xb6faafa81ae685c8), UINT64_C(0x2b9d76637023d3e6),
    UINT64_C(0xa64bbcb66bff5fa6), UINT64_C(0xece0710bb1dbabc4), UINT64_C(0x93fc39cb4b5287a6), UINT64_C(0x1b09fece85811898), UINT64_C(0xdc3b0ef3fec24db0), UINT64_C(0xa29b2f71c4afcbb7), UINT64_C(0xef309ef8e5ce0d20), UINT64_C(0xc3d5f630e69a932c), UINT64_C(0xf53ca7370988538a), UINT64_C(0x847e3b25184948cd), UINT64_C(0xe1dd72dc878cbda3), UINT64_C(0xcfa0f6e4613c8dc8),
    UINT64_C(0xc0a78a7243ba2457), UINT64_C(0xaf9a4b655f6050da), UINT64_C(0x2275eaa6bc0ffd12), UINT64_C(0x3a6030d3933b5e0a), UINT64_C(0x37e2672307e3ab46), UINT64_C(0xa6377f91d84b5ccc), UINT64_C(0x3c30de5aa4fe6ee2), UINT64_C(0xf044c9700bf5857b), UINT64_C(0x2fbb922f252decdd), UINT64_C(0x4d875969f1701c23), UINT64_C(0x634812f427a78e56), UINT64_C(0xc7127e24a80709d5),
    UINT64_C(0xf70cef847feab595), UINT64_C(0xb41a7a8542da5ca7), UINT64_C(0xb3cecdc8cbd86047), UINT64_C(0x9ff975f0b078db7d), UINT64_C(0xfc18ac9e93f411ef), UINT64_C(0x1e3856e80dda4ddb), UINT64_C(0xfc996504cbc08b93), UINT64_C(0x2023b5310b272e9e), UINT64_C(0x3ab72ec967e184dd), UINT64_C(0xbcf52572fdd8ca25), UINT64_C(0xfdd60c96d34e67d1), UINT64_C(0x5fda87d2be48cd65),
    UINT64_C(0xd5fe497ffc361ad9), UINT64_C(0x9857bbee14f0d544), UINT64_C(0x5f47d9062bc51edd), UINT64_C(0x3ce4b780fa961b40), UINT64_C(0x1ff86df486bf721e), UINT64_C(0x88ff3e0ec142a8e0), UINT64_C(0x34a4900670cfa1b7), UINT64_C(0xc1ee793e37619cdc), UINT64_C(0xf0146233f417335b), UINT64_C(0x98a1e92591768e29), UINT64_C(0xf64ae74a4dd6c68e), UINT64_C(0xa966495ad7bec5b5),
    UINT64_C(0x0691959c91ba49f5), UINT64_C(0x78c7841987440c99), UINT64_C(0x4581bc4ae292a5c2), UINT64_C(0x5038c3a270844b7e), UINT64_C(0x01aa0fd4749faf8b), UINT64_C(0xb2adf1542e67387d), UINT64_C(0x0317a94b8926ebad), UINT64_C(0x5c5ec1a0948b06f8), UINT64_C(0x3506158506c215e1), UINT64_C(0xe55d7ce4135995c2), UINT64_C(0xe0efa08300561ece), UINT64_C(0xa547ce4dbcd58072),
    UINT64_C(0xd58eac5ee685a81b), UINT64_C(0xf5f4062553b69bee), UINT64_C(0x52c6a2934c9a8fa3), UINT64_C(0x8990d7c7dffb5adc), UINT64_C(0x84a04c27b5a33fd3), UINT64_C(0x019a0cd2df3a1b68), UINT64_C(0xce21492c50feefe5), UINT64_C(0xd4042b211d18aaf4), UINT64_C(0x42f3aa6b73c155e5), UINT64_C(0x6bb084518e1fe62a), UINT64_C(0xca320ac91127be6d), UINT64_C(0x62b41369ed4cfdab),
    UINT64_C(0x54f50d7c77b60bc9), UINT64_C(0x7af8ad3757f50fda), UINT64_C(0xb88f12c51613e948), UINT64_C(0xa6995339e2ffe865), UINT64_C(0x99911ce3eaf4833c), UINT64_C(0xdf914f4e59b94c30), UINT64_C(0x5338764acc106c9c), UINT64_C(0x8ad770eb93450004), UINT64_C(0x03c7f9265c55454f), UINT64_C(0xc0b30e01df15cabb), UINT64_C(0xf5e437e0c12757cf), UINT64_C(0xa35a82f602f98e47),
    UINT64_C(0xa0e50e688d6a9e89), UINT64_C(0xf23e582eda11fb29), UINT64_C(0x02a707a2e2bac929), UINT64_C(0x6a087ca2f86fc277), UINT64_C(0xeca28136e889b5b8), UINT64_C(0x33341ecb5b30a6af), UINT64_C(0x87fccd30042711a9), UINT64_C(0x6a57ee5c2d8d2405), UINT64_C(0x3985d3cc8e5afe61), UINT64_C(0x91621f8ce61dbd6f), UINT64_C(0x0d7dabdf4fceafcc), UINT64_C(0x38fef21dec2bf9f0),
    UINT64_C(0x0ad9c35adb262f22), UINT64_C(0x6ac009918c4d0cbb), UINT64_C(0x43739dd51580efad), UINT64_C(0x873c3db3c6fc82ff), UINT64_C(0x4bde083197ff9daf), UINT64_C(0xf63bcac503f03870), UINT64_C(0x1493cff72727f5b1), UINT64_C(0x93d583a03557d47b), UINT64_C(0x117054a5ba09b7bd), UINT64_C(0xdbdc8e872e6e38fa), UINT64_C(0x19022a210f3fa8d1), UINT64_C(0xeede9a788a58b988),
    UINT64_C(0xb8ee15c594a07e04), UINT64_C(0x4dd7dad77b6c9f9c), UINT64_C(0xbdd412f3940f0f66), UINT64_C(0x4035ee8708e65f33), UINT64_C(0x0732d84a1caa272c), UINT64_C(0x34f3afd6625b3c47), UINT64_C(0x1bf8775b8ad4a7bc), UINT64_C(0x1f935203c780a022), UINT64_C(0x4ea4a06bb891f24e), UINT64_C(0xe1f1abfab6c35ce0), UINT64_C(0xe7e9b5ad5936aa52), UINT64_C(0xd3c70c70b7b9ce42),
    UINT64_C(0x5c8ed05f38df56ae), UINT64_C(0xc837d6f2b387cb22), UINT64_C(0x6b37588772eba379), UINT64_C(0xc4d04ffaee5f597b), UINT64_C(0x89a6a551050e3337), UINT64_C(0x2002c4dfdad05a61), UINT64_C(0x6cdfe07986204310), UINT64_C(0x20101d10e160cf5f), UINT64_C(0x9b70c14efdabac78), UINT64_C(0xf946477af2887a91), UINT64_C(0x7eda0d5f5166e6f8), UINT64_C(0x2bfad6f19801dd20),
    UINT64_C(0x59df96b39cf04c0f), UINT64_C(0xa4929bd1978909f1), UINT64_C(0x7c4af9b9c9462cbf), UINT64_C(0xfe15564114f5b388), UINT64_C(0xa99315ecf19d3b90), UINT64_C(0x443b698125fb106f), UINT64_C(0xcec0dab4ccbb71a1), UINT64_C(0x35766f8bc0c8561b), UINT64_C(0x36ce64904bb4359d), UINT64_C(0x39336a8030b0aa61), UINT64_C(0x3601014621c8188f), UINT64_C(0x221c9edff5c01f2b),
};

/* out = in / 2 rounded down, zero above. */
static void ted256189_words_half(uint64_t *out, size_t words, const uint64_t *in, size_t in_words)
{
    size_t i;
    for (i = 0; i < words; ++i) {
        uint64_t low = i < in_words ? in[i] : 0, high = i + 1 < in_words ? in[i + 1] : 0;
        out[i] = ted256189_barrier((low >> 1) | (high << 63));
    }
}

/* The entry of one digit, negated for a negative one: all 16 entries are read, whatever the digit. */
static void ted256189_multiply_base_C(uint64_t q[3 * TED256189_WORDS], const uint64_t *table, const uint64_t *digits, size_t place, size_t block)
{
    uint64_t index = 0, negative;
    size_t tooth;
    for (tooth = 5; tooth-- > 0;)
        index = (index << 1) | ted256189_words_bits(digits, 5, (block * 5 + tooth) * 4 + place, 1);
    negative = ted256189_barrier((index >> 4) ^ 1);
    index = (index ^ ted256189_mask(negative)) & 15;
    ted256189_select(q, table + block * 16 * 3 * TED256189_WORDS, 16, 3 * TED256189_WORDS, index);
    ted256189_fe_cswap(q, q + TED256189_WORDS, negative);
    ted256189_fe_cneg(q + 2 * TED256189_WORDS, q + 2 * TED256189_WORDS, negative);
}

/* acc = [k]G for 0 <= k <= r - 1: ext, signed comb.
 * Proven for all scalars: 3 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_multiply_base(uint64_t acc[TED256189_EXT_WORDS], const uint64_t k[TED256189_SCALAR_WORDS])
{
    uint64_t q[3 * TED256189_WORDS];
    uint64_t d[5];
    uint64_t e;
    uint64_t d_odd[TED256189_SCALAR_WORDS];
    size_t b, i;
    e = ted256189_barrier((k[0] & 1) ^ 1);
    /* k or r - k, whichever is odd */
    ted256189_words_copy(d_odd, k, TED256189_SCALAR_WORDS);
    ted256189_words_sub(d, ted256189_order, k, TED256189_SCALAR_WORDS);
    ted256189_words_move(d_odd, d, TED256189_SCALAR_WORDS, e);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 at the top */
    ted256189_words_half(d, 5, d_odd, TED256189_SCALAR_WORDS);
    d[4] |= (uint64_t)1 << 3;
    ted256189_ext_neutral(acc);
    for (b = 0; b <= 12; ++b) {
        ted256189_multiply_base_C(q, ted256189_multiply_base_table, d, 3, b);
        ted256189_ext_mreadd(acc, acc, q);
    }
    for (i = 3; i-- > 0;) {
        ted256189_ext_dbl(acc, acc);
        for (b = 0; b <= 12; ++b) {
            ted256189_multiply_base_C(q, ted256189_multiply_base_table, d, i, b);
            ted256189_ext_mreadd(acc, acc, q);
        }
    }
    ted256189_fe_cneg(acc, acc, e);
    ted256189_fe_cneg(acc + 3 * TED256189_WORDS, acc + 3 * TED256189_WORDS, e);
}

/* ---- variable-time multiplication: ext, wNAF of width 5; public data only ---- */

#define TED256189_NAF_LOOK 56

static size_t ted256189_trailing_zeros(uint64_t x)
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
static size_t ted256189_naf(signed char *digits, size_t count, const uint64_t k[TED256189_SCALAR_WORDS], unsigned window)
{
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; ++i)
        digits[i] = (signed char)ted256189_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = ted256189_words_bits(k, TED256189_SCALAR_WORDS, i, TED256189_NAF_LOOK) ^ ((uint64_t)0 - carry);
        size_t skip = ted256189_trailing_zeros(bits | (uint64_t)1 << TED256189_NAF_LOOK);
        i += skip;
        if (skip == TED256189_NAF_LOOK || i >= count)
            continue;
        bits = ted256189_words_bits(k, TED256189_SCALAR_WORDS, i, window) + carry;
        carry = bits >> (window - 1);
        digits[i] = (signed char)((int)bits - (int)(carry << window));
        used = i + 1;
        i += window;
    }
    return used;
}

static void ted256189_multiply_vartime_double(uint64_t acc[TED256189_EXT_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        ted256189_ext_4dbl(acc, acc);
    for (; count >= 1; count -= 1)
        ted256189_ext_1dbl(acc, acc);
}

/* acc = [k]P for 1 <= k <= r - 1, P of odd order: ext, wNAF.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_multiply_vartime(uint64_t acc[TED256189_EXT_WORDS], const uint64_t k[TED256189_SCALAR_WORDS], const uint64_t point_p[TED256189_EXT_WORDS])
{
    uint64_t sum[TED256189_EXT_WORDS];
    uint64_t q[TED256189_EXT_CACHED_WORDS];
    uint64_t T[8 * TED256189_EXT_CACHED_WORDS];
    uint64_t twice[TED256189_EXT_WORDS];
    signed char d[256];
    size_t i, j, waiting, top_d;
    top_d = ted256189_naf(d, 256, k, 5) - 1;
    ted256189_ext_to_cached(T, point_p);
    ted256189_ext_dbl(twice, point_p);
    ted256189_ext_to_cached(q, twice);
    ted256189_ext_readd(sum, point_p, q);
    ted256189_ext_to_cached(T + TED256189_EXT_CACHED_WORDS, sum);
    for (j = 2; j <= 7; ++j) {
        ted256189_ext_readd(sum, sum, q);
        ted256189_ext_to_cached(T + j * TED256189_EXT_CACHED_WORDS, sum);
    }
    ted256189_words_copy(q, T + (size_t)(d[top_d] / 2) * TED256189_EXT_CACHED_WORDS, TED256189_EXT_CACHED_WORDS);
    ted256189_ext_from_cached(acc, q);
    waiting = 0;
    for (i = top_d; i-- > 0;) {
        if (d[i] != 0) {
            ted256189_words_copy(q, T + (size_t)((d[i] < 0 ? -d[i] : d[i]) / 2) * TED256189_EXT_CACHED_WORDS, TED256189_EXT_CACHED_WORDS);
            ted256189_fe_cswap(q, q + TED256189_WORDS, d[i] < 0);
            ted256189_fe_cneg(q + 3 * TED256189_WORDS, q + 3 * TED256189_WORDS, d[i] < 0);
            ted256189_multiply_vartime_double(acc, waiting);
            waiting = 0;
            ted256189_ext_dbladd(acc, acc, q);
        } else {
            ++waiting;
        }
    }
    ted256189_multiply_vartime_double(acc, waiting);
}

/* ---- entry points ---- */

/* Refuses a scalar that is not below r, and goes on with 0 in its place. */
static void ted256189_scalar_take(uint64_t k[TED256189_SCALAR_WORDS], const uint8_t *scalar, uint64_t *code)
{
    uint64_t valid = ted256189_scalar_decode(k, scalar), mask = ted256189_mask(valid);
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        k[i] &= mask;
    ted256189_code_set(code, TED256189_ERR_SCALAR, valid ^ 1);
}

static TED256189_APART int ted256189_scalarmult_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES], const uint8_t point[TED256189_POINT_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], k[TED256189_SCALAR_WORDS], p[TED256189_EXT_WORDS], acc[TED256189_EXT_WORDS];
    uint64_t refusal, code = 0;
    if (!ted256189_cpu_supported()) {
        ted256189_refuse(out);
        return TED256189_ERR_CPU;
    }
    refusal = ted256189_affine_decode(x, y, point, 1);
    ted256189_scalar_take(k, scalar, &refusal);
    ted256189_ext_affine(p, x, y);
    ted256189_multiply(acc, k, p);
    ted256189_code_set(&code, TED256189_NEUTRAL, ted256189_ext_to_affine(x, y, acc));
    /* the addition is complete for points of order r; any other point gets the right result or this coordinate is 0 */
    ted256189_code_set(&code, TED256189_ERR_ORDER, ted256189_fe_is_zero(acc + 2 * TED256189_WORDS));
    ted256189_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    return ted256189_result(out, x, y, code);
}

static TED256189_APART int ted256189_scalarmult_base_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], k[TED256189_SCALAR_WORDS], acc[TED256189_EXT_WORDS];
    uint64_t refusal = 0, code = 0;
    if (!ted256189_cpu_supported()) {
        ted256189_refuse(out);
        return TED256189_ERR_CPU;
    }
    ted256189_scalar_take(k, scalar, &refusal);
    ted256189_multiply_base(acc, k);
    ted256189_code_set(&code, TED256189_NEUTRAL, ted256189_ext_to_affine(x, y, acc));
    ted256189_code_set(&code, (int)(int64_t)refusal, refusal >> 63);
    return ted256189_result(out, x, y, code);
}

int ted256189_scalarmult_vartime(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES],
                         const uint8_t point[TED256189_POINT_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], k[TED256189_SCALAR_WORDS], p[TED256189_EXT_WORDS], acc[TED256189_EXT_WORDS];
    uint64_t code, nonzero = 0;
    size_t i;
    if (!ted256189_cpu_supported()) {
        ted256189_refuse(out);
        return TED256189_ERR_CPU;
    }
    code = ted256189_affine_decode(x, y, point, 1);
    ted256189_scalar_take(k, scalar, &code);
    if (code != 0)
        return ted256189_result(out, x, y, code);
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        nonzero |= k[i];
    if (nonzero == 0) {
        ted256189_words_zero(x, TED256189_WORDS);
        ted256189_words_copy(y, ted256189_fe_one, TED256189_WORDS);
        return ted256189_result(out, x, y, TED256189_NEUTRAL);
    }
    ted256189_ext_affine(p, x, y);
    ted256189_multiply_vartime(acc, k, p);
    if (ted256189_ext_to_affine(x, y, acc))
        code = TED256189_NEUTRAL;
    if (ted256189_fe_is_zero(acc + 2 * TED256189_WORDS))
        code = (uint64_t)(int64_t)TED256189_ERR_ORDER;
    return ted256189_result(out, x, y, code);
}

static const uint8_t ted256189_base_bytes[64] = {0x78, 0xfd, 0x81, 0x2a, 0xf8, 0x94, 0xc4, 0xb3, 0x33, 0xf4, 0x0c, 0x31, 0x1d, 0x9d, 0xed, 0x28, 0x2a, 0x3c, 0x46, 0x85, 0xab, 0x26, 0xb5, 0x0c, 0x08, 0x07, 0x1b, 0xd5, 0x19, 0x46, 0x61, 0x37, 0x03, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00};
void ted256189_base(uint8_t out[TED256189_POINT_BYTES])
{
    size_t i;
    for (i = 0; i < TED256189_POINT_BYTES; ++i)
        out[i] = (uint8_t)ted256189_barrier(ted256189_base_bytes[i]);
}

/* ---- points as a type of their own: extended coordinates with a=-1 (X, Y, Z, T) with x = X/Z, y = Y/Z; table entries (YpX, YmX, Zd, Tk) ---- */

/* 1 if a and b are the same point with affine coordinates. */
static uint64_t ted256189_point_alike(const uint64_t a[TED256189_EXT_WORDS], const uint64_t b[TED256189_EXT_WORDS])
{
    uint64_t p[4 * TED256189_WORDS], q[4 * TED256189_WORDS], t[TED256189_WORDS], good = 1;
    size_t i;
    ted256189_ext_ratios(p, a);
    ted256189_ext_ratios(q, b);
    for (i = 0; i < 4 * TED256189_WORDS; i += 2 * TED256189_WORDS) {
        good &= ted256189_fe_is_zero(p + i + TED256189_WORDS) ^ 1;
        good &= ted256189_fe_is_zero(q + i + TED256189_WORDS) ^ 1;
        ted256189_fe_mul(t, p + i, q + i + TED256189_WORDS);
        ted256189_fe_mul(p + i, p + i + TED256189_WORDS, q + i);
        good &= ted256189_fe_equal(t, p + i);
    }
    return good;
}

static uint64_t ted256189_point_is_zero(const uint64_t a[TED256189_EXT_WORDS])
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_ext_neutral(t);
    return ted256189_point_alike(a, t);
}

/* 1 if a has no affine coordinates and is not the neutral element: points outside the subgroup may have such a sum. */
static uint64_t ted256189_point_is_lost(const uint64_t a[TED256189_EXT_WORDS])
{
    uint64_t lost = 0;
    lost |= ted256189_fe_is_zero(a + 2 * TED256189_WORDS);
    return lost;
}

/* Doubles. */
static void ted256189_point_twice(uint64_t r[TED256189_EXT_WORDS], const uint64_t a[TED256189_EXT_WORDS])
{
    ted256189_ext_dbl(r, a);
}

/* Adds: the formulas are proven right for points of odd order. */
static void ted256189_point_sum(uint64_t r[TED256189_EXT_WORDS], const uint64_t a[TED256189_EXT_WORDS], const uint64_t b[TED256189_EXT_WORDS])
{
    uint64_t q[TED256189_EXT_CACHED_WORDS];
    ted256189_ext_to_cached(q, b);
    ted256189_ext_readd(r, a, q);
}

static TED256189_APART int ted256189_point_decode_work(ted256189_point *r, const uint8_t in[TED256189_POINT_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], t[TED256189_EXT_WORDS], code;
    ted256189_ext_neutral(r->w);
    if (!ted256189_cpu_supported())
        return TED256189_ERR_CPU;
    code = ted256189_affine_decode(x, y, in, 0);
    ted256189_ext_affine(t, x, y);
    ted256189_words_move(r->w, t, TED256189_EXT_WORDS, ted256189_is_nonzero(code) ^ 1);
    return (int)(int64_t)ted256189_barrier(code);
}

static TED256189_APART int ted256189_point_encode_work(uint8_t out[TED256189_POINT_BYTES], const ted256189_point *a)
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], code = 0;
    int result;
    if (!ted256189_cpu_supported()) {
        ted256189_refuse(out);
        return TED256189_ERR_CPU;
    }
    ted256189_code_set(&code, TED256189_NEUTRAL, ted256189_ext_to_affine(x, y, a->w));
    ted256189_code_set(&code, TED256189_ERR_ORDER, ted256189_point_is_lost(a->w));
    result = ted256189_result(out, x, y, code);
    return result;
}

/* What encode_many inverts: 1 in place of 0, which is told by the result. */
static uint64_t ted256189_point_divisor(uint64_t d[TED256189_WORDS], const uint64_t a[TED256189_EXT_WORDS])
{
    uint64_t zero;
    ted256189_ext_divisor(d, a);
    zero = ted256189_fe_is_zero(d);
    ted256189_fe_cmov(d, ted256189_fe_one, zero);
    return zero;
}

static TED256189_APART int ted256189_point_encode_many_work(uint8_t *out, const ted256189_point *in, size_t count)
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], d[TED256189_WORDS], i[TED256189_WORDS], all[TED256189_WORDS], worst = 0, neutral, lost;
    size_t k;
    if (!ted256189_cpu_supported()) {
        for (k = 0; k < count; ++k)
            ted256189_refuse(out + k * TED256189_POINT_BYTES);
        return TED256189_ERR_CPU;
    }
    /* the product of the divisors before a point waits where the point is to be written */
    ted256189_words_copy(all, ted256189_fe_one, TED256189_WORDS);
    for (k = 0; k < count; ++k) {
        ted256189_fe_encode(out + k * TED256189_POINT_BYTES, all, ~(uint64_t)0);
        (void)ted256189_point_divisor(d, in[k].w);
        ted256189_fe_mul(all, all, d);
    }
    ted256189_fe_invert(all, all);
    for (k = count; k-- > 0;) {
        uint64_t zero = ted256189_point_divisor(d, in[k].w), code = 0;
        (void)ted256189_fe_decode(i, out + k * TED256189_POINT_BYTES);
        ted256189_fe_mul(i, i, all);
        ted256189_fe_mul(all, all, d);
        ted256189_words_zero(d, TED256189_WORDS);
        ted256189_fe_cmov(i, d, zero);
        ted256189_ext_affine_by(x, y, in[k].w, i);
        neutral = ted256189_point_is_zero(in[k].w);
        lost = ted256189_point_is_lost(in[k].w);
        ted256189_code_set(&code, TED256189_NEUTRAL, neutral);
        ted256189_code_set(&code, TED256189_ERR_ORDER, lost);
        (void)ted256189_result(out + k * TED256189_POINT_BYTES, x, y, code);
        ted256189_code_set(&worst, TED256189_NEUTRAL, neutral & ((worst >> 63) ^ 1));
        ted256189_code_set(&worst, TED256189_ERR_ORDER, lost);
    }
    return (int)(int64_t)ted256189_barrier(worst);
}

static TED256189_APART void ted256189_point_add_work(ted256189_point *r, const ted256189_point *a, const ted256189_point *b)
{
    ted256189_point_sum(r->w, a->w, b->w);
}

static TED256189_APART void ted256189_point_sub_work(ted256189_point *r, const ted256189_point *a, const ted256189_point *b)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_words_copy(t, b->w, TED256189_EXT_WORDS);
    ted256189_ext_neg_if(t, 1);
    ted256189_point_sum(r->w, a->w, t);
}

static TED256189_APART void ted256189_point_dbl_work(ted256189_point *r, const ted256189_point *a)
{
    ted256189_point_twice(r->w, a->w);
}

static TED256189_APART void ted256189_point_neg_work(ted256189_point *r, const ted256189_point *a)
{
    ted256189_words_copy(r->w, a->w, TED256189_EXT_WORDS);
    ted256189_ext_neg_if(r->w, 1);
}

/* 1 if a and b are the same point. */
static uint64_t ted256189_point_same(const uint64_t a[TED256189_EXT_WORDS], const uint64_t b[TED256189_EXT_WORDS])
{
    uint64_t same = ted256189_point_alike(a, b);
    return same;
}

static TED256189_APART int ted256189_point_equal_work(const ted256189_point *a, const ted256189_point *b)
{
    return (int)ted256189_barrier(ted256189_point_same(a->w, b->w));
}

static TED256189_APART int ted256189_point_is_neutral_work(const ted256189_point *a)
{
    return (int)ted256189_barrier(ted256189_point_is_zero(a->w));
}

static TED256189_APART void ted256189_point_cmov_work(ted256189_point *r, const ted256189_point *a, int flag)
{
    ted256189_words_move(r->w, a->w, TED256189_EXT_WORDS, (uint64_t)flag & 1);
}

void ted256189_point_base(ted256189_point *r)
{
    ted256189_ext_affine(r->w, ted256189_base_x, ted256189_base_y);
}

void ted256189_point_neutral(ted256189_point *r)
{
    ted256189_ext_neutral(r->w);
}

/* ---- multiples of points ---- */

/* acc = [4]P for P of odd order: ext, doublings and additions.
 * Proven for all scalars: 2 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_by_cofactor(uint64_t acc[TED256189_EXT_WORDS], const uint64_t point_p[TED256189_EXT_WORDS])
{
    ted256189_point_twice(acc, point_p);
    ted256189_point_twice(acc, acc);
}

/* r = [k] a. */
static void ted256189_point_times(uint64_t r[TED256189_EXT_WORDS], const uint64_t k[TED256189_SCALAR_WORDS], const uint64_t a[TED256189_EXT_WORDS])
{
    uint64_t p[TED256189_EXT_WORDS], acc[TED256189_EXT_WORDS];
    ted256189_words_copy(p, a, TED256189_EXT_WORDS);
    ted256189_multiply(acc, k, p);
    ted256189_ext_to_ext(r, acc);
}

/* r = [k] G. */
static void ted256189_point_times_base(uint64_t r[TED256189_EXT_WORDS], const uint64_t k[TED256189_SCALAR_WORDS])
{
    uint64_t acc[TED256189_EXT_WORDS];
    ted256189_multiply_base(acc, k);
    ted256189_words_copy(r, acc, TED256189_EXT_WORDS);
}

/* r = [k] a in variable time. */
static void ted256189_point_times_vartime(uint64_t r[TED256189_EXT_WORDS], const uint64_t k[TED256189_SCALAR_WORDS], const uint64_t a[TED256189_EXT_WORDS])
{
    uint64_t p[TED256189_EXT_WORDS], acc[TED256189_EXT_WORDS], some = 0;
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        some |= k[i];
    if (some == 0) {
        ted256189_ext_neutral(r);
        return;
    }
    ted256189_words_copy(p, a, TED256189_EXT_WORDS);
    ted256189_multiply_vartime(acc, k, p);
    ted256189_ext_to_ext(r, acc);
}

static TED256189_APART void ted256189_point_mul_work(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a)
{
    ted256189_point_times(r->w, k->w, a->w);
}

static TED256189_APART void ted256189_point_mul_base_work(ted256189_point *r, const ted256189_fr *k)
{
    ted256189_point_times_base(r->w, k->w);
}

void ted256189_point_mul_vartime(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a)
{
    ted256189_point_times_vartime(r->w, k->w, a->w);
}

static TED256189_APART void ted256189_point_clear_cofactor_work(ted256189_point *r, const ted256189_point *a)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_words_copy(t, a->w, TED256189_EXT_WORDS);
    ted256189_point_by_cofactor(r->w, t);
}

/* [r - 1] a = -a, which is [r] a = O, for the points of the subgroup alone. */
static TED256189_APART int ted256189_point_is_in_subgroup_work(const ted256189_point *a)
{
    uint64_t t[TED256189_EXT_WORDS], k[TED256189_SCALAR_WORDS], own;
    ted256189_words_copy(k, ted256189_order, TED256189_SCALAR_WORDS);
    k[0] -= 1;
    ted256189_point_times(t, k, a->w);
    ted256189_ext_neg_if(t, 1);
    own = ted256189_point_same(t, a->w);
    return (int)ted256189_barrier(own);
}

static const uint64_t ted256189_point_double_d_offset[5] = {UINT64_C(0x842108421084210), UINT64_C(0x1084210842108421), UINT64_C(0x2108421084210842), UINT64_C(0x4210842108421084), UINT64_C(0x8)};

static const uint64_t ted256189_point_double_e_offset[5] = {UINT64_C(0x842108421084210), UINT64_C(0x1084210842108421), UINT64_C(0x2108421084210842), UINT64_C(0x4210842108421084), UINT64_C(0x8)};

/* The entry of one digit, negated for a negative one: all 17 entries are read, whatever the digit. */
static void ted256189_point_double_T(uint64_t q[TED256189_EXT_CACHED_WORDS], const uint64_t *table, const uint64_t *digits, size_t place)
{
    uint64_t digit = (ted256189_words_bits(digits, 5, place * 5, 5)) - 16;
    uint64_t negative = ted256189_barrier(digit >> 63);
    ted256189_select(q, table, 17, TED256189_EXT_CACHED_WORDS, ((digit ^ ted256189_mask(negative)) + negative));
    ted256189_fe_cswap(q, q + TED256189_WORDS, negative);
    ted256189_fe_cneg(q + 3 * TED256189_WORDS, q + 3 * TED256189_WORDS, negative);
}

/* The entry of one digit, negated for a negative one: all 17 entries are read, whatever the digit. */
static void ted256189_point_double_U(uint64_t q[TED256189_EXT_CACHED_WORDS], const uint64_t *table, const uint64_t *digits, size_t place)
{
    uint64_t digit = (ted256189_words_bits(digits, 5, place * 5, 5)) - 16;
    uint64_t negative = ted256189_barrier(digit >> 63);
    ted256189_select(q, table, 17, TED256189_EXT_CACHED_WORDS, ((digit ^ ted256189_mask(negative)) + negative));
    ted256189_fe_cswap(q, q + TED256189_WORDS, negative);
    ted256189_fe_cneg(q + 3 * TED256189_WORDS, q + 3 * TED256189_WORDS, negative);
}

/* acc = [a]P + [b]Q for 0 <= a <= r - 1, 0 <= b <= r - 1, P of odd order, Q of odd order: ext, signed windows, interleaved.
 * Proven for all scalars: 17 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_double(uint64_t acc[TED256189_EXT_WORDS], const uint64_t a[TED256189_SCALAR_WORDS], const uint64_t b[TED256189_SCALAR_WORDS], const uint64_t point_p[TED256189_EXT_WORDS], const uint64_t point_q[TED256189_EXT_WORDS])
{
    uint64_t sum[TED256189_EXT_WORDS];
    uint64_t q[TED256189_EXT_CACHED_WORDS];
    uint64_t T[17 * TED256189_EXT_CACHED_WORDS];
    uint64_t U[17 * TED256189_EXT_CACHED_WORDS];
    uint64_t d[5];
    uint64_t e[5];
    size_t i, j;
    ted256189_words_zero(d, 5);
    ted256189_words_copy(d, a, TED256189_SCALAR_WORDS);
    ted256189_words_add(d, d, ted256189_point_double_d_offset, ~(uint64_t)0, 5);
    ted256189_words_zero(e, 5);
    ted256189_words_copy(e, b, TED256189_SCALAR_WORDS);
    ted256189_words_add(e, e, ted256189_point_double_e_offset, ~(uint64_t)0, 5);
    ted256189_ext_neutral(sum);
    ted256189_ext_to_cached(T, sum);
    ted256189_ext_to_cached(T + TED256189_EXT_CACHED_WORDS, point_p);
    ted256189_ext_readd(sum, point_p, T + TED256189_EXT_CACHED_WORDS);
    ted256189_ext_to_cached(T + 2 * TED256189_EXT_CACHED_WORDS, sum);
    for (j = 3; j <= 16; ++j) {
        ted256189_ext_readd(sum, sum, T + TED256189_EXT_CACHED_WORDS);
        ted256189_ext_to_cached(T + j * TED256189_EXT_CACHED_WORDS, sum);
    }
    ted256189_ext_neutral(sum);
    ted256189_ext_to_cached(U, sum);
    ted256189_ext_to_cached(U + TED256189_EXT_CACHED_WORDS, point_q);
    ted256189_ext_readd(sum, point_q, U + TED256189_EXT_CACHED_WORDS);
    ted256189_ext_to_cached(U + 2 * TED256189_EXT_CACHED_WORDS, sum);
    for (j = 3; j <= 16; ++j) {
        ted256189_ext_readd(sum, sum, U + TED256189_EXT_CACHED_WORDS);
        ted256189_ext_to_cached(U + j * TED256189_EXT_CACHED_WORDS, sum);
    }
    ted256189_ext_neutral(acc);
    ted256189_point_double_T(q, T, d, 51);
    ted256189_ext_readd(acc, acc, q);
    ted256189_point_double_U(q, U, e, 51);
    ted256189_ext_readd(acc, acc, q);
    for (i = 51; i-- > 0;) {
        ted256189_ext_4dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_point_double_T(q, T, d, i);
        ted256189_ext_readd(acc, acc, q);
        ted256189_point_double_U(q, U, e, i);
        ted256189_ext_readd(acc, acc, q);
    }
}

static TED256189_APART void ted256189_point_mul2_work(ted256189_point *r, const ted256189_fr *a, const ted256189_point *p, const ted256189_fr *b, const ted256189_point *q)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_point_double(t, a->w, b->w, p->w, q->w);
    ted256189_ext_to_ext(r->w, t);
}

/* YpX, YmX, Tk of odd multiples of the base point. */
static const uint64_t ted256189_point_double_base_table[768] = {
    UINT64_C(0xb3c494f82a81fd7b), UINT64_C(0x28ed9d1d310cf433), UINT64_C(0x0cb526ab85463c2a), UINT64_C(0x37614619d51b0708), UINT64_C(0x4c3b6b07d57e01ce), UINT64_C(0xd71262e2cef30bcc), UINT64_C(0xf34ad9547ab9c3d5), UINT64_C(0xc89eb9e62ae4f8f7), UINT64_C(0x5d71f244aab41970), UINT64_C(0x69ba48ef90b101d0), UINT64_C(0x9ff8772a4150d1bf), UINT64_C(0xac3030c016c6ff8a),
    UINT64_C(0xdf26dd6865f06318), UINT64_C(0xd3bababf8ca1cd95), UINT64_C(0x11d8ff0520d40e8c), UINT64_C(0xa1f792cc88fb3fd7), UINT64_C(0x0044d5d73ee8f9d0), UINT64_C(0x6f7380db74456188), UINT64_C(0x1cde789037097b4a), UINT64_C(0xdda243031dc71a88), UINT64_C(0xa66cfbe0a3d3e48f), UINT64_C(0x8051a4a82cf052c4), UINT64_C(0xd5bd4005ee934b3d), UINT64_C(0xf0000da8b199d37d),
    UINT64_C(0x85d0178c541c1de3), UINT64_C(0x730fa8a11d506c46), UINT64_C(0x4185b63810d49a1f), UINT64_C(0xe293a2c2be9b3207), UINT64_C(0x38a4bf137234d22b), UINT64_C(0xf088a0f5033939cb), UINT64_C(0xf4d99a1506f7cdee), UINT64_C(0xf62ccc6f46fed861), UINT64_C(0x4ea2b98fc9b0684e), UINT64_C(0x5efeffb17103d7f8), UINT64_C(0xd7e03e1c6b23de32), UINT64_C(0xc5f278b16b1c32b8),
    UINT64_C(0x71f64f2bd7c18406), UINT64_C(0xb91ce5d41d7a36d6), UINT64_C(0x8e03f7b5d6e6b37f), UINT64_C(0x6f3c942cdea6a68c), UINT64_C(0xb132a0655401e5ea), UINT64_C(0x325bc86f1d85da62), UINT64_C(0x99ad30b3d1b370fc), UINT64_C(0x1a6421651ebe3837), UINT64_C(0xb88d2b4736fca52f), UINT64_C(0xfce817f2a79c464b), UINT64_C(0x15876d8601c631db), UINT64_C(0x42a68751d19dff5a),
    UINT64_C(0x4b2a8c3fc4f7bd45), UINT64_C(0x1fa48a0c25262685), UINT64_C(0x890e51aef0998284), UINT64_C(0x41352a2f22ef7dd2), UINT64_C(0x32a28cc547f68101), UINT64_C(0x90830faa90b55e88), UINT64_C(0x3a62f2bad05ae9ed), UINT64_C(0xe1d75a0eaaf556d8), UINT64_C(0x9a705cc65f1353ae), UINT64_C(0xf267e3bcc4f2ef21), UINT64_C(0x46f4d60e04e3ae25), UINT64_C(0x2533942f63142c1d),
    UINT64_C(0xea04596276f8ef69), UINT64_C(0xea111b5de4328d55), UINT64_C(0x39909ab9450fbc54), UINT64_C(0x3ef7ad3550805938), UINT64_C(0x872e0c8ed74d757f), UINT64_C(0x2beb8528688d8961), UINT64_C(0x765c4abdc895c047), UINT64_C(0xf6a7d36f7b22fbac), UINT64_C(0xfe00c0cab183436d), UINT64_C(0xead08dcab6de27e1), UINT64_C(0xd5e8d2d59bac4cc9), UINT64_C(0x96f8076c1cddaa7f),
    UINT64_C(0x43dcabdc9afa4cf7), UINT64_C(0x349d8c1caf109716), UINT64_C(0x440c17e95743c981), UINT64_C(0x0add81ddb91fe674), UINT64_C(0xec629a5f50d5c607), UINT64_C(0x34b76cc99662a51f), UINT64_C(0x14dfeb2d152a8173), UINT64_C(0x89837e307ec8b641), UINT64_C(0x187eb62c8b552808), UINT64_C(0x799daf17a80bd2d7), UINT64_C(0xe83084450a852211), UINT64_C(0xf86bbb187adcb101),
    UINT64_C(0x739def54d01ebd38), UINT64_C(0xa2015738c17882ac), UINT64_C(0xcd9fc47d5e48462f), UINT64_C(0x37f0b6b1b037b1e3), UINT64_C(0xdd088816e51fb3a3), UINT64_C(0x048fc35d9d10c7c1), UINT64_C(0x34d94a450cc1c122), UINT64_C(0x89d0508ee764c84c), UINT64_C(0xa6a90afda3b34025), UINT64_C(0x97ca8fd59f5a97fa), UINT64_C(0x9977fe35396ea8be), UINT64_C(0x24a8e6dd06c7f87c),
    UINT64_C(0x0b2a7e766a33e682), UINT64_C(0x9113be43e189cdb3), UINT64_C(0x1978222bb7d2865a), UINT64_C(0xbe4924483d7f897c), UINT64_C(0x7e849480015031c6), UINT64_C(0xf915048e36f7a013), UINT64_C(0xf2f79c53cc6a24f2), UINT64_C(0x4e815fcae6d2b957), UINT64_C(0x6d8773453fa51f46), UINT64_C(0x8a067d04cdd94969), UINT64_C(0x25ac3d2da520a7c6), UINT64_C(0xe4f724c0f68282c7),
    UINT64_C(0x538ced57fd53f1e6), UINT64_C(0x1382b76b42dfc09b), UINT64_C(0xbcd7cc930b3e4c90), UINT64_C(0xef008a91b879298b), UINT64_C(0x0e8b8cb780c2ddef), UINT64_C(0x0aa0bad82a1c8aed), UINT64_C(0xf152385150c56b8e), UINT64_C(0x647d939b7ffc0d6e), UINT64_C(0x9687a6833da82b3e), UINT64_C(0xabc87e4eb9eb95d4), UINT64_C(0x94c7cc1f63f12f0e), UINT64_C(0xc11e0a32a87bb934),
    UINT64_C(0x1b9307df19b876e4), UINT64_C(0xd2b0f2b3cfb1543c), UINT64_C(0xde49fa4a0655422f), UINT64_C(0x5613c8a3c9418d50), UINT64_C(0x1596f833f0765d8d), UINT64_C(0x65c112100ca52fd3), UINT64_C(0x4e873f36d58938de), UINT64_C(0x9bb86d98e06228c8), UINT64_C(0x2f28a8308042db00), UINT64_C(0x2482c5fb7e09962a), UINT64_C(0xfdb9b57eee63c319), UINT64_C(0x2edde0a39802d0f8),
    UINT64_C(0x755cb468913a85fb), UINT64_C(0x39f809a67431b586), UINT64_C(0x0bded96f5d32e710), UINT64_C(0x5075a783e9263142), UINT64_C(0xd0f143e23e3243b0), UINT64_C(0x4e0c8da20094453c), UINT64_C(0xbd4e0d284e369972), UINT64_C(0x225d588b5d7763ed), UINT64_C(0x0a8a678d8e35d00f), UINT64_C(0x8c405537da15eaab), UINT64_C(0x3e4951f281078765), UINT64_C(0xc4f2ad77dcb9cc93),
    UINT64_C(0xfdf882e4e1a9479b), UINT64_C(0x599ad30ea560e3da), UINT64_C(0x3a524004f341ce08), UINT64_C(0xc2b3f646b9b399b8), UINT64_C(0xd9ec9b4ca6d3a7cd), UINT64_C(0xb10ab6574f0b81b9), UINT64_C(0x2f0e52c900cb7323), UINT64_C(0x4c66851e7bcb07ac), UINT64_C(0x13d0d0934bddcae2), UINT64_C(0xa63a503e38240a1b), UINT64_C(0x5ed63b16273b8aa3), UINT64_C(0x8a921cb3b0b1fd25),
    UINT64_C(0xb4dc2cbf30bb7ed7), UINT64_C(0x8ca3d59bc1d542f0), UINT64_C(0x5f86e6fd10273b9d), UINT64_C(0xc17d8598ea6f75a2), UINT64_C(0x982949e2f05d7faa), UINT64_C(0xf3cd44c383935d6d), UINT64_C(0x731ed4e509a1d702), UINT64_C(0xfc59d18c6839c43b), UINT64_C(0xf0546c1c7f7ed8d5), UINT64_C(0x9a26f82c25226129), UINT64_C(0xc8813ab960816db0), UINT64_C(0x9c4a30d885fd69b1),
    UINT64_C(0x62049a053100d8da), UINT64_C(0x59b04bc6f71d93e0), UINT64_C(0xb2c319831c9f834f), UINT64_C(0xe28bd7a673c718fe), UINT64_C(0xb9210b7087a5ac66), UINT64_C(0xa4783df15b07feb9), UINT64_C(0x0b88ece507ae7d7d), UINT64_C(0x98a21f366b38be09), UINT64_C(0x53330fb6d696c0b6), UINT64_C(0x00ddda7dd0cc1eae), UINT64_C(0x793c4d92e57b5240), UINT64_C(0x314995240aa77150),
    UINT64_C(0xb0d0d565543b06f2), UINT64_C(0x124d52386307515c), UINT64_C(0x85bd8385972dece3), UINT64_C(0x20990ded7fd4264f), UINT64_C(0x3c99e5cb4c8fc139), UINT64_C(0x2e92b3202607507c), UINT64_C(0x209bf5024d1c0d1a), UINT64_C(0xd849bf475cec13be), UINT64_C(0x59e5e79020fd1975), UINT64_C(0xb245a16a2e517956), UINT64_C(0x66ffe1a8392c656c), UINT64_C(0x9c0fe1db6bd7ce33),
    UINT64_C(0x24d746a4a7c0eb85), UINT64_C(0xc1d7af8e421f51b1), UINT64_C(0xa8b029f70ccd5e9b), UINT64_C(0xcddb351ff268c98b), UINT64_C(0x70c01e70dbf947f6), UINT64_C(0x85c513924e08bf73), UINT64_C(0xc08d1edd9e231253), UINT64_C(0x8272cac40eac7291), UINT64_C(0x955ef7228d04f305), UINT64_C(0xece2d469b4550d91), UINT64_C(0x9b487edaf5f5d017), UINT64_C(0x71f96c4e7835677d),
    UINT64_C(0x1f14e8b23a73b1b8), UINT64_C(0xd9c908d792c151a4), UINT64_C(0xa527a99feb095801), UINT64_C(0xb50aacea6f406977), UINT64_C(0x7854798ea7ab0216), UINT64_C(0x320b703ab18f33ac), UINT64_C(0x17a4f50e78e83cb4), UINT64_C(0xebbbb810847bbc3d), UINT64_C(0xa2426402d6dcaca6), UINT64_C(0x48d2ccc47455f4ce), UINT64_C(0x5eede9eb4d80a8c7), UINT64_C(0xd7f30dc5756a47c8),
    UINT64_C(0x9c2a80453eddff55), UINT64_C(0x665da13ffb41480a), UINT64_C(0x381932340b06cf0a), UINT64_C(0x5fc32826a3c04a9a), UINT64_C(0x4a3247d63f7b3c9c), UINT64_C(0xf02d6b5c068f8d95), UINT64_C(0xd12cbf0db51fdfde), UINT64_C(0xa428cda1fe199124), UINT64_C(0x4eab4cc1c22f8642), UINT64_C(0x0f5b4fe9c348354e), UINT64_C(0x399b5034a9aad279), UINT64_C(0xd010a97bc703c667),
    UINT64_C(0xd37c7169ef2a02ef), UINT64_C(0x1ff3c56867ebd9db), UINT64_C(0x28c1238731ce5baa), UINT64_C(0xa712e4dcceea5a5e), UINT64_C(0xe99560ae59a593fa), UINT64_C(0xde9bcc46ed2f2619), UINT64_C(0xfaf4e0e51152968d), UINT64_C(0xe311a3f19b2fab5f), UINT64_C(0x312faeb44f8e6dc4), UINT64_C(0x55a0788eb5a3ca14), UINT64_C(0xa0a17800016aec42), UINT64_C(0xe88ee2f33716b863),
    UINT64_C(0x69f764adee68b4bb), UINT64_C(0xdb6cf171feb81557), UINT64_C(0x4b539296c23531a5), UINT64_C(0xbc90351813331b8c), UINT64_C(0xb4a43e17ca2ccac2), UINT64_C(0x12fa0a6f1c3ddcdd), UINT64_C(0x13148544c9058797), UINT64_C(0x3ae7c1943ce7ad48), UINT64_C(0x80bed7dd9a1074af), UINT64_C(0xc930a7129c35c273), UINT64_C(0xcdf3899a4b01e779), UINT64_C(0xccb3fb9ebf7da1cf),
    UINT64_C(0x8bdc1cc9ed328007), UINT64_C(0x340c6de8e6ebdbc2), UINT64_C(0xe88a756dd1878f98), UINT64_C(0x35146760b028e1a4), UINT64_C(0x0ae6551acbb897ae), UINT64_C(0xe6c7e330cca5bed3), UINT64_C(0xb53d144b80f11d71), UINT64_C(0xc7260c935e50a989), UINT64_C(0x1653129e5686ceeb), UINT64_C(0x0f84c33ff556f344), UINT64_C(0x980dad201435b10b), UINT64_C(0xd744ccdd3cc9acf4),
    UINT64_C(0x1bd94016eeea707b), UINT64_C(0x01089e3407dee59a), UINT64_C(0x5bd3b41877fd2203), UINT64_C(0x7d82def882e2afd3), UINT64_C(0xd79036defbd1e9b3), UINT64_C(0xaf4b49f97832b1a9), UINT64_C(0x377e5f23015cda6d), UINT64_C(0xe23aa980a4f989a6), UINT64_C(0xfc104362d5cf2594), UINT64_C(0xab052646d7e9e2ec), UINT64_C(0x6523f8729254bf3b), UINT64_C(0x5d4f4bd69176a388),
    UINT64_C(0x230efc8ed05e0a61), UINT64_C(0x63a5f0bb786897dc), UINT64_C(0xbbd8824dabb22cca), UINT64_C(0xcfb676b1f8807cf5), UINT64_C(0xc11efb901ec0be93), UINT64_C(0xb010e10ddd0e1593), UINT64_C(0xf927172d0b0ac01e), UINT64_C(0x124a34c732acab9e), UINT64_C(0x4a6feebbb80f4b3f), UINT64_C(0x412709051009afaf), UINT64_C(0x85febb53dfcbfc7a), UINT64_C(0xe65065017ed253e8),
    UINT64_C(0x2f33774827f1dae8), UINT64_C(0x73e4b70a78f646cd), UINT64_C(0xc3622e8012657a6d), UINT64_C(0x0f337c74ca2234b6), UINT64_C(0x25fb2ee85f878e24), UINT64_C(0x949865eae9f1a90e), UINT64_C(0x77dade3c73f7dd44), UINT64_C(0x0654b2efa1f151a6), UINT64_C(0x69364874dc107bcc), UINT64_C(0x9ce5ba31436353d0), UINT64_C(0x095ecf2a8f8dc00d), UINT64_C(0x6a8fc621b0d0cbe3),
    UINT64_C(0xbb62f8dc4edefc00), UINT64_C(0xa686d530cd064d53), UINT64_C(0x57f7b58840ce6fd5), UINT64_C(0x6f05dfe5fbf658df), UINT64_C(0x107d33339c543e61), UINT64_C(0xee4093b64d8ff475), UINT64_C(0x08493d412c016f9f), UINT64_C(0xf91d5e50c9a4c4e4), UINT64_C(0xebe30a5adf2c3309), UINT64_C(0x90359ddd77114100), UINT64_C(0xdd98c4e4b890d0f6), UINT64_C(0x84295c00356ff26a),
    UINT64_C(0x9cc610b0618b6935), UINT64_C(0xfd38796a4c6b6ffb), UINT64_C(0x99b7cc3f3dd853fd), UINT64_C(0xd21c0ca126e7627c), UINT64_C(0xe977d056a70b6069), UINT64_C(0xbbd6effbb344661f), UINT64_C(0x67dec639b9587f9e), UINT64_C(0x4300306338c1c333), UINT64_C(0x848e151d85cbd273), UINT64_C(0x47c2db982b2d3ea2), UINT64_C(0x7b5c736577c71c85), UINT64_C(0x8c7ed0e17f065327),
    UINT64_C(0xd81e297c1916e393), UINT64_C(0x88ea697bd8a21690), UINT64_C(0xa999a378b6b14648), UINT64_C(0xee437e84fd6ebf42), UINT64_C(0xd79ce6a2c01fdb41), UINT64_C(0x32fcee307aac267c), UINT64_C(0xebe960eff3e700e4), UINT64_C(0x8901a7aa89dcfc41), UINT64_C(0x493b3e51487c0b0f), UINT64_C(0x72ed580732cdcf2f), UINT64_C(0x41e725b7588cfcca), UINT64_C(0x9f6718c66aa04526),
    UINT64_C(0xaeaa6aa46ef8b266), UINT64_C(0x4a3bd483c3b88dc5), UINT64_C(0xf8df714e3ae72da6), UINT64_C(0x1c968995cd9d0cfc), UINT64_C(0xe5f072e91549864e), UINT64_C(0xae63802301e562cf), UINT64_C(0xd08b73913f8872ca), UINT64_C(0x1537b945d4d492cd), UINT64_C(0x0fabc2fb3a6f2ce0), UINT64_C(0x2123ca20e2c5f18c), UINT64_C(0x10b2799555a9a887), UINT64_C(0x2e4de1b538498634),
    UINT64_C(0x8b57b7607f13033e), UINT64_C(0x46d2d1f8e9f89053), UINT64_C(0x30d4bc16d1d3df21), UINT64_C(0x5ec5f6e35b3f9a2f), UINT64_C(0xd85ec59d43ebf90a), UINT64_C(0x787caa580591b0ba), UINT64_C(0x98c41cb34537fa11), UINT64_C(0xeffaef8e2e2c24f7), UINT64_C(0x7543584c7623caaa), UINT64_C(0xb572f727d9b94ef4), UINT64_C(0x4ab08d4cb3a193c9), UINT64_C(0x5db118eb84dcb54e),
    UINT64_C(0xc4d0e9b3b2fba584), UINT64_C(0x1d990ffce2e3472c), UINT64_C(0x83b1fdbc068bbe7a), UINT64_C(0x3dbe5e316ce3d894), UINT64_C(0x2cab54071f0aebf9), UINT64_C(0xdd90e5387e2ed5c2), UINT64_C(0x40dbe1ca7a9053cb), UINT64_C(0x20daf8903908f853), UINT64_C(0x5d9aa8054ef4c475), UINT64_C(0xe2e7b14fc5e4f5e5), UINT64_C(0xde84a427c4cbd178), UINT64_C(0x7fa5b9d94575a175),
    UINT64_C(0x418b4dea1e306e86), UINT64_C(0xbb47382f612e03b5), UINT64_C(0x58f5ef6abdc6c019), UINT64_C(0x1fb5341670f1b177), UINT64_C(0x94b662f350208713), UINT64_C(0x03c0366685ba07df), UINT64_C(0x6f0aa1a083facbd6), UINT64_C(0xf1b54f6a8d3befaf), UINT64_C(0xb716379b1fa25d88), UINT64_C(0xe9413310791b8b61), UINT64_C(0x122502efa6a03981), UINT64_C(0x1c78c5a79a8afae9),
    UINT64_C(0x6b7e3b6cda837047), UINT64_C(0x110f70a1bb3e2ced), UINT64_C(0xedb31708cc5f6c44), UINT64_C(0xac912233b09f96d0), UINT64_C(0x25805eb32ac58416), UINT64_C(0x51163301492cb5fa), UINT64_C(0x3441ed81f6f9b592), UINT64_C(0x17facb9c78ca4661), UINT64_C(0xbea233d9b7fa09a4), UINT64_C(0xd17f14c539a9ea07), UINT64_C(0x42a961a54e84e5b6), UINT64_C(0xfc4fd4917a1b89d8),
    UINT64_C(0xd2a720973da2f965), UINT64_C(0x1d60912460b5f422), UINT64_C(0x102ad139e8e4c0aa), UINT64_C(0x9260fbbef8310502), UINT64_C(0xe37f5db4c4d76c47), UINT64_C(0xf793211e60024705), UINT64_C(0xf6208157d37ad3d1), UINT64_C(0xe392f65cfe2479fa), UINT64_C(0x755070c5cdd6c42f), UINT64_C(0xed220357e7e91c8d), UINT64_C(0x50cdee0b7f71d7be), UINT64_C(0xd97aaedf4997d4b6),
    UINT64_C(0x613fa2ed09282148), UINT64_C(0xc3fcad8de9b78698), UINT64_C(0xf27f46caa1c42df1), UINT64_C(0x1f718b2eb95da88e), UINT64_C(0x79035719e297a4cc), UINT64_C(0xb3097f03c217000e), UINT64_C(0xb556c95b009566c6), UINT64_C(0x350aa12f18298f14), UINT64_C(0xf4d033c39b45b86c), UINT64_C(0xfd4e7a739a590542), UINT64_C(0x28f2a982142b0062), UINT64_C(0x6dab1b597286582e),
    UINT64_C(0x995f0bbe96c1e0bc), UINT64_C(0x9b2062c3daef0f29), UINT64_C(0x0a868d7d8dcbf1c8), UINT64_C(0x8ac4ec892e8d8201), UINT64_C(0x3f3153d6b38befd2), UINT64_C(0xeabea1014d6b6304), UINT64_C(0xe3f3466a74b50b92), UINT64_C(0x54acebe350441e75), UINT64_C(0x10622527e5104464), UINT64_C(0x5d437653cad522e2), UINT64_C(0xfb155f23ce29da55), UINT64_C(0x705cb3c33aadf33a),
    UINT64_C(0x8e52979ae9594dda), UINT64_C(0xc40b6097d109342a), UINT64_C(0xa8b92b5994b10c58), UINT64_C(0xda579f65fc388fc0), UINT64_C(0xb9c1e390f9f6f776), UINT64_C(0xf7b548963a3f335f), UINT64_C(0x3537e9fb9f387119), UINT64_C(0x7af1e07cb33b4fb8), UINT64_C(0x57755d1627e4ca8e), UINT64_C(0x8570dc1aa85b10f0), UINT64_C(0xe0214ec9f85ce42a), UINT64_C(0x351203a0fe509898),
    UINT64_C(0x16e993876eb2a4f7), UINT64_C(0x0f80e2c48f6208c6), UINT64_C(0x828f5aeaa95dac01), UINT64_C(0x5d45661f56305b1c), UINT64_C(0x383a7b321368c4df), UINT64_C(0x86d6e216790ec91b), UINT64_C(0x5ffbde503afb1e02), UINT64_C(0xba0900a9991a6ffe), UINT64_C(0xfd197e85690d20af), UINT64_C(0x3012b42a7b843eac), UINT64_C(0x33998a0a68362313), UINT64_C(0x3f1669caea7d21ba),
    UINT64_C(0xc55c4fd520b1dff0), UINT64_C(0x7ea53e91f99c05f9), UINT64_C(0xcf329fe8bcd1cfd9), UINT64_C(0xe7adb85a171d47c4), UINT64_C(0x5ea54d17333da710), UINT64_C(0xe1aae9388f78d22a), UINT64_C(0x2439d90f138c2e0e), UINT64_C(0x23d1c06af4f3f0db), UINT64_C(0x719da9bbcaf09a9a), UINT64_C(0x71e7f734b10f7839), UINT64_C(0x1d9b2d01630df2d0), UINT64_C(0xd52480e449bdd7ae),
    UINT64_C(0xce8c9bedc72eb534), UINT64_C(0x1ced633475fae66d), UINT64_C(0xa23ec9014160cfd8), UINT64_C(0xb6f2fa9114cfdc2a), UINT64_C(0xacb952f86cdf07c6), UINT64_C(0xe9caa81bd3e3435e), UINT64_C(0x9ee9b6ae00a1aa8e), UINT64_C(0x1200aa70ac5a1068), UINT64_C(0x438ee429890915a0), UINT64_C(0x17fb5083c6357e67), UINT64_C(0x25d81e20074e640d), UINT64_C(0x9f60bce375109b08),
    UINT64_C(0xf5a31c1a894ca382), UINT64_C(0x86ac9c36cb695637), UINT64_C(0x878458a91bfa7de0), UINT64_C(0x1163d3fd24d49c7c), UINT64_C(0x290ce2e78d731cee), UINT64_C(0x0c97b0ce9c3a2102), UINT64_C(0x23d265e1fd236d02), UINT64_C(0x7cfb651efcc6d7e9), UINT64_C(0x326647c215b3ef75), UINT64_C(0x94d23d3c85c13ec6), UINT64_C(0xd25ae0ef2a421190), UINT64_C(0x53aedf1b9ef3d2ba),
    UINT64_C(0xe0150fac810af3ee), UINT64_C(0xb4a36a4340638cfb), UINT64_C(0x99fc834021956b9a), UINT64_C(0x5a77bc830144d933), UINT64_C(0xe7b78c69521b043f), UINT64_C(0x0a0880e3e621d545), UINT64_C(0x9e8407621bde41a8), UINT64_C(0x98545365db79cc29), UINT64_C(0x68ccede7915dd003), UINT64_C(0xa6e9f19b307406b3), UINT64_C(0x51745205df83de03), UINT64_C(0x04f317bf72915968),
    UINT64_C(0xc065fa5bcb57f03d), UINT64_C(0x78958fa2af146e86), UINT64_C(0xe2fea123e0934e89), UINT64_C(0x2f734b3914ad0903), UINT64_C(0x0fe29150f47f0b26), UINT64_C(0xe7b1cead78fc4a31), UINT64_C(0x0dce33df329c90a1), UINT64_C(0x866871ca5bfcd051), UINT64_C(0x338d833e27511d0e), UINT64_C(0x9b30dccaee4501d2), UINT64_C(0x624daae1e1a0e106), UINT64_C(0xb113f0b983bdc232),
    UINT64_C(0x646636c1ea58db4b), UINT64_C(0xcb0ae8bda52d9549), UINT64_C(0x273f40ffead9b04e), UINT64_C(0xb0f41ef48d17d6fc), UINT64_C(0x497b10742b015bcb), UINT64_C(0xcb576e924c585ce7), UINT64_C(0xf394d9a736431684), UINT64_C(0x0fbc013735787ef0), UINT64_C(0xa01a548c740d5955), UINT64_C(0xa273ca22afb6f15e), UINT64_C(0x611a4498c8f1f8ab), UINT64_C(0xdc2654dca5b9268f),
    UINT64_C(0xba19dfdbc7021030), UINT64_C(0x398ab0434ee80524), UINT64_C(0xd1c698a4c4cb58e3), UINT64_C(0xa13bc770ae4d148e), UINT64_C(0x6694ab96b321686e), UINT64_C(0xa59af4fd48a844ef), UINT64_C(0x4bd0ae3020e8d715), UINT64_C(0x02e9ae53101533ca), UINT64_C(0x5203c2f607b92a0d), UINT64_C(0x6bc14ec18a908585), UINT64_C(0xab60ff1d4b715474), UINT64_C(0xe14c3b6524836d79),
    UINT64_C(0x289de2e5f32d83fd), UINT64_C(0xb927bb862edb5325), UINT64_C(0x784f64e5433dd97d), UINT64_C(0x2b87934577598adc), UINT64_C(0x068a771b306f914f), UINT64_C(0x02198bcb57dcc8c5), UINT64_C(0x49389becd6e49b51), UINT64_C(0x1d6874df7a248576), UINT64_C(0x043d57220ed2c825), UINT64_C(0x5fe101ef8da2a655), UINT64_C(0x2bc8c14de59e61ec), UINT64_C(0x371cf0694588541a),
    UINT64_C(0x290306ec81350345), UINT64_C(0x1964511c49ebf167), UINT64_C(0xde8e50c42991e340), UINT64_C(0x3b9d1629f8c1bfbb), UINT64_C(0x5be3dec8795f1e9b), UINT64_C(0x26d1b6c62f90c89f), UINT64_C(0x24c74e509e988ed3), UINT64_C(0x6e7a7d1c7bd5456c), UINT64_C(0x2a4dbf2adea10dfa), UINT64_C(0x38dcab72742aa9c9), UINT64_C(0xfa8bc5933289049e), UINT64_C(0x50fde1a56bda9d40),
    UINT64_C(0x99ba7c4a311836b4), UINT64_C(0x546a57ea2e5f36b6), UINT64_C(0x581869d5fb79081f), UINT64_C(0x74550eb6b0bd6c23), UINT64_C(0x8eb686106f53f362), UINT64_C(0x41b373330064836c), UINT64_C(0xbc0edec7094af284), UINT64_C(0x3d6ebad9dce9045e), UINT64_C(0x07d07f183809a0f2), UINT64_C(0xd720f428cca51643), UINT64_C(0x6ff4ab8547b2d9b9), UINT64_C(0x21e7f94dc8a1ff37),
    UINT64_C(0x518932d14740b083), UINT64_C(0x49f85ce5357b9437), UINT64_C(0x3337a67f510ca983), UINT64_C(0x9faf4ea523f7a4d1), UINT64_C(0x02446d8a5f33dc67), UINT64_C(0xe53fbf2a0c56ee34), UINT64_C(0xb22b281499e7cb48), UINT64_C(0xdd525d9443f38d6a), UINT64_C(0x066abd89813fcbb6), UINT64_C(0xcf4d373e94e2659e), UINT64_C(0x74baf23b9bd46342), UINT64_C(0x587f0e5c799ba566),
    UINT64_C(0x51273edfcbb03f86), UINT64_C(0xd982aa96c7951dcf), UINT64_C(0xf448c0d10c1a6e80), UINT64_C(0x71fec6132725a7a8), UINT64_C(0xc1ba476bdccdbee0), UINT64_C(0x4a5b97ee00d2ff4c), UINT64_C(0x2a7846331442e569), UINT64_C(0x25feb59868c1a1e1), UINT64_C(0x5bc5863122a77cba), UINT64_C(0x2f52d512e323dbf3), UINT64_C(0x54968caecde036ee), UINT64_C(0x1d1c387393c8aa6f),
    UINT64_C(0xc6e77f93e1584698), UINT64_C(0x01e80314eb5836b4), UINT64_C(0x5a04b6723292ecc0), UINT64_C(0x39ab6a84902ae843), UINT64_C(0x6659806ef3ad53fa), UINT64_C(0xad87a2ba61f9f6f5), UINT64_C(0xcace72c3ea2d51c2), UINT64_C(0x768796c0351eb234), UINT64_C(0xa72207ab8fc930bb), UINT64_C(0x577258db12b398fc), UINT64_C(0x7a1fd0b3460f2b7f), UINT64_C(0xcc1ceaec3d69bf8d),
    UINT64_C(0x542f3823d887f976), UINT64_C(0x757f78fb63a363ab), UINT64_C(0x7308e9ed44fe6f76), UINT64_C(0xede259ca36907db5), UINT64_C(0x5d2fdc22f03d1d49), UINT64_C(0x3c2b418e376dd2d6), UINT64_C(0x54bd55573a3caaa9), UINT64_C(0xf92ae76174c656d6), UINT64_C(0x3fbe32f209b0955f), UINT64_C(0xbc22b05c3ce498b8), UINT64_C(0x7e3baab64488b25c), UINT64_C(0xbf02c3064ffd87cf),
    UINT64_C(0xa7d5b8a1c24591f9), UINT64_C(0x8f52ab50c126dda4), UINT64_C(0x1dd06602491511ce), UINT64_C(0x1705e0ce73a8a325), UINT64_C(0x6ce6712a67b913c5), UINT64_C(0xadb6dc15a14b9bd9), UINT64_C(0xd6386baa18eb4801), UINT64_C(0xe763252d68855e73), UINT64_C(0xad83393b047ada24), UINT64_C(0x8f788c1091a8a8cf), UINT64_C(0x4a2bca6d0bb95094), UINT64_C(0x92ff33a102931bd8),
    UINT64_C(0xa74412903836154a), UINT64_C(0x0677fdcea01c282b), UINT64_C(0xbf9dcc70a9758823), UINT64_C(0x4af64590ac32c06b), UINT64_C(0x1f265feb94b69113), UINT64_C(0xbdb70679bd82bfd6), UINT64_C(0x9997794023945f0c), UINT64_C(0x0817538b3dba04be), UINT64_C(0x5551a19f6a458b25), UINT64_C(0x4ba1c40cd976bf87), UINT64_C(0xfc6c7498216e1097), UINT64_C(0x57759e6424efee90),
    UINT64_C(0x3a714589177ea05f), UINT64_C(0x7a754d00585eddf2), UINT64_C(0xbc178958f237f248), UINT64_C(0x9a55eaa757e4e483), UINT64_C(0x33f258e15516dbc3), UINT64_C(0xcb52f2e6c0a01ba5), UINT64_C(0x869996bc1064bb66), UINT64_C(0x13aa5e1c708fd36f), UINT64_C(0x53ff775b49e75803), UINT64_C(0xfc0cf8d1be19885a), UINT64_C(0x5cefdb238b31b1b5), UINT64_C(0x67b1a16f7cff4a48),
    UINT64_C(0x9dbb3ed640531de1), UINT64_C(0xe90947eeec365df1), UINT64_C(0x30426bccb9b616a2), UINT64_C(0xcf341f2052206f58), UINT64_C(0x7e6f3f35cad46b00), UINT64_C(0xcda192275ed1e07a), UINT64_C(0xbbf8e01e09d97f64), UINT64_C(0x97203108f5157dc4), UINT64_C(0x74276b8286664268), UINT64_C(0xfb49dd4e88770aa6), UINT64_C(0x271826e786978f7b), UINT64_C(0x3028034a8e9765d1),
    UINT64_C(0xc35217e5aaf693e4), UINT64_C(0x7ac16f01e69423f6), UINT64_C(0x5162f311aa283279), UINT64_C(0x79490afeeb0289ed), UINT64_C(0x3a38e717fcbbe9b2), UINT64_C(0x4ce9f0c99d6ef61d), UINT64_C(0x978b57e436055d57), UINT64_C(0xff29dd17aad5dfba), UINT64_C(0x612298058f634322), UINT64_C(0xd9aad3a2fcda4e5d), UINT64_C(0x7951cf60d54221de), UINT64_C(0x951257f2270cec7a),
    UINT64_C(0xfeb91571adf6a258), UINT64_C(0xc8494c3215414cdf), UINT64_C(0xed8eb5822858cf34), UINT64_C(0x7c5b17222952f1ef), UINT64_C(0x371182764a824506), UINT64_C(0xc142d8f7188e0625), UINT64_C(0x4e73531fd6a068e6), UINT64_C(0xd22ca43400cb8fdb), UINT64_C(0x0305a0463f383797), UINT64_C(0x836053624ffbf9b0), UINT64_C(0x84973b969b242ea3), UINT64_C(0x149063cf080874d4),
    UINT64_C(0x688dcd7f98b423c0), UINT64_C(0x80a2437f91c4fd10), UINT64_C(0x9d2c6140027de3bc), UINT64_C(0x22af759c29c16773), UINT64_C(0x8d835fd57d6bdf2f), UINT64_C(0xfc3ea398ff3b83ee), UINT64_C(0x3488bf712283a9a3), UINT64_C(0xf210a7bc78188c26), UINT64_C(0x0e3e174c49bb9dcf), UINT64_C(0x32064f14cf9d82fe), UINT64_C(0x4e16deb8ab25aeb3), UINT64_C(0xda4e61c4e5269d36),
    UINT64_C(0x5f5e4e3e36aafdbb), UINT64_C(0x0afdcee8ccc88468), UINT64_C(0xc5fd45190e627add), UINT64_C(0x3213dcaf231c9f7e), UINT64_C(0x657a5ba613e86fd5), UINT64_C(0x5fefe7f00f1f9b50), UINT64_C(0x0a3a5ba69ac66d7e), UINT64_C(0x19bcfa002f1347f5), UINT64_C(0xeaf0e94d225cc522), UINT64_C(0x1dae609ba74280bf), UINT64_C(0xa7b3526775f430a6), UINT64_C(0x050136fcaac50056),
    UINT64_C(0xb83b5949efdf781c), UINT64_C(0x4c073d8f9f1e89a7), UINT64_C(0x77d91afbc27edda5), UINT64_C(0xa5f8564e8933b7a7), UINT64_C(0xcbe4fd966d8ce8a1), UINT64_C(0xf5dcb1477b9188f3), UINT64_C(0x29deb7df39cc988f), UINT64_C(0x39d0970f9874c248), UINT64_C(0x524cb38a34def6ca), UINT64_C(0x59e54d56a146a2bd), UINT64_C(0xc5566efac51d4bc6), UINT64_C(0xa21e52e81160af5c),
    UINT64_C(0x1d89298ad17829f8), UINT64_C(0x64a0c388b5c4129e), UINT64_C(0x4e520f5f94567752), UINT64_C(0xe6d2412d76279920), UINT64_C(0x3a2cc385323abb36), UINT64_C(0x122d3cf59d6fc576), UINT64_C(0x2aeaf00fa4123a90), UINT64_C(0x5393e5d5a1e91520), UINT64_C(0xbfb43cff7b732131), UINT64_C(0xf2a8de4eb0498414), UINT64_C(0x96eef45dcd3ab280), UINT64_C(0x2fb876a1356ea9cb),
    UINT64_C(0x22f1d9a870459c5f), UINT64_C(0x96a4a1ad51a7c180), UINT64_C(0x570d3c3eaada5a1a), UINT64_C(0x9797e75440bf0b68), UINT64_C(0x1895217a19c8336b), UINT64_C(0x694d5891d1b41b11), UINT64_C(0xbb783940e55dad48), UINT64_C(0x1c3a5c4749c7c01c), UINT64_C(0xd1e854ec58c4b373), UINT64_C(0xedd90e9aec61146d), UINT64_C(0x6b3d69de12febfd4), UINT64_C(0xf063c376fb82cfe7),
    UINT64_C(0x3ecb9763344db5ff), UINT64_C(0x34df4f375ea666d4), UINT64_C(0x23362622fed4f7a0), UINT64_C(0xdd958a4b0204caec), UINT64_C(0x36ae82f01e905c88), UINT64_C(0x4334c2b54e9ea66a), UINT64_C(0x31dc12ae56fd34b1), UINT64_C(0x10fbe58ea9bf93a3), UINT64_C(0xd8142241f949d0b4), UINT64_C(0x270e706284b7106c), UINT64_C(0xdcd3e6980bb97284), UINT64_C(0x6122f26e078d8939),
};

static void ted256189_point_double_base_double(uint64_t acc[TED256189_EXT_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        ted256189_ext_4dbl(acc, acc);
    for (; count >= 1; count -= 1)
        ted256189_ext_1dbl(acc, acc);
}

/* acc = [a]G + [b]P for 0 <= a <= r - 1, 0 <= b <= r - 1, P of odd order: ext, wNAFs, interleaved.
 * Proven for all scalars: 13 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_double_base(uint64_t acc[TED256189_EXT_WORDS], const uint64_t a[TED256189_SCALAR_WORDS], const uint64_t b[TED256189_SCALAR_WORDS], const uint64_t point_p[TED256189_EXT_WORDS])
{
    uint64_t sum[TED256189_EXT_WORDS];
    uint64_t q[TED256189_EXT_CACHED_WORDS];
    uint64_t T[8 * TED256189_EXT_CACHED_WORDS];
    uint64_t twice[TED256189_EXT_WORDS];
    uint64_t m[3 * TED256189_WORDS];
    signed char d[256];
    signed char e[256];
    size_t i, j, waiting, top_d, top_e;
    top_d = ted256189_naf(d, 256, a, 8) - 1;
    top_e = ted256189_naf(e, 256, b, 5) - 1;
    ted256189_ext_to_cached(T, point_p);
    ted256189_ext_dbl(twice, point_p);
    ted256189_ext_to_cached(q, twice);
    ted256189_ext_readd(sum, point_p, q);
    ted256189_ext_to_cached(T + TED256189_EXT_CACHED_WORDS, sum);
    for (j = 2; j <= 7; ++j) {
        ted256189_ext_readd(sum, sum, q);
        ted256189_ext_to_cached(T + j * TED256189_EXT_CACHED_WORDS, sum);
    }
    ted256189_ext_neutral(acc);
    waiting = 0;
    for (i = top_d + 1 > top_e + 1 ? top_d + 1 : top_e + 1; i-- > 0;) {
        if (d[i] != 0) {
            ted256189_point_double_base_double(acc, waiting);
            waiting = 0;
            ted256189_ext_dbl(acc, acc);
            ted256189_words_copy(m, ted256189_point_double_base_table + (size_t)((d[i] < 0 ? -d[i] : d[i]) / 2) * 3 * TED256189_WORDS, 3 * TED256189_WORDS);
            ted256189_fe_cswap(m, m + TED256189_WORDS, d[i] < 0);
            ted256189_fe_cneg(m + 2 * TED256189_WORDS, m + 2 * TED256189_WORDS, d[i] < 0);
            ted256189_point_double_base_double(acc, waiting);
            waiting = 0;
            ted256189_ext_mreadd(acc, acc, m);
            if (e[i] != 0) {
                ted256189_words_copy(q, T + (size_t)((e[i] < 0 ? -e[i] : e[i]) / 2) * TED256189_EXT_CACHED_WORDS, TED256189_EXT_CACHED_WORDS);
                ted256189_fe_cswap(q, q + TED256189_WORDS, e[i] < 0);
                ted256189_fe_cneg(q + 3 * TED256189_WORDS, q + 3 * TED256189_WORDS, e[i] < 0);
                ted256189_point_double_base_double(acc, waiting);
                waiting = 0;
                ted256189_ext_readd(acc, acc, q);
            }
        } else {
            if (e[i] != 0) {
                ted256189_words_copy(q, T + (size_t)((e[i] < 0 ? -e[i] : e[i]) / 2) * TED256189_EXT_CACHED_WORDS, TED256189_EXT_CACHED_WORDS);
                ted256189_fe_cswap(q, q + TED256189_WORDS, e[i] < 0);
                ted256189_fe_cneg(q + 3 * TED256189_WORDS, q + 3 * TED256189_WORDS, e[i] < 0);
                ted256189_point_double_base_double(acc, waiting);
                waiting = 0;
                ted256189_ext_dbladd(acc, acc, q);
            } else {
                ++waiting;
            }
        }
    }
    ted256189_point_double_base_double(acc, waiting);
}

void ted256189_point_mul2_base_vartime(ted256189_point *r, const ted256189_fr *a, const ted256189_fr *b, const ted256189_point *p)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_point_double_base(t, a->w, b->w, p->w);
    ted256189_ext_to_ext(r->w, t);
}

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of odd order: ext, wNAFs, a table for each point.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_msm_straus(uint64_t acc[TED256189_EXT_WORDS], const ted256189_fr *k, const ted256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t sum[TED256189_EXT_WORDS], q[TED256189_EXT_CACHED_WORDS], twice[TED256189_EXT_WORDS];
    uint64_t *T = memory;
    signed char *d = (signed char *)(memory + (n * 8 * TED256189_EXT_CACHED_WORDS));
    size_t i, j, p, top_d;
    top_d = 0;
    for (p = 0; p < n; ++p) {
        size_t used = ted256189_naf(d + p * 256, 256, k[p].w, 5);
        top_d = used > top_d ? used : top_d;
    }
    top_d -= 1;
    for (p = 0; p < n; ++p) {
        ted256189_ext_to_cached(T + (p * 8 + 0) * TED256189_EXT_CACHED_WORDS, point_p[p].w);
        ted256189_ext_dbl(twice, point_p[p].w);
        ted256189_ext_to_cached(q, twice);
        ted256189_ext_readd(sum, point_p[p].w, q);
        ted256189_ext_to_cached(T + (p * 8 + 1) * TED256189_EXT_CACHED_WORDS, sum);
        for (j = 2; j <= 7; ++j) {
            ted256189_ext_readd(sum, sum, q);
            ted256189_ext_to_cached(T + (p * 8 + j) * TED256189_EXT_CACHED_WORDS, sum);
        }
    }
    ted256189_ext_neutral(acc);
    for (i = top_d + 1; i-- > 0;) {
        ted256189_ext_dbl(acc, acc);
        for (p = 0; p < n; ++p) {
            if (d[p * 256 + i] != 0) {
                ted256189_words_copy(q, T + (p * 8 + (size_t)((d[p * 256 + i] < 0 ? -d[p * 256 + i] : d[p * 256 + i]) / 2)) * TED256189_EXT_CACHED_WORDS, TED256189_EXT_CACHED_WORDS);
                ted256189_fe_cswap(q, q + TED256189_WORDS, d[p * 256 + i] < 0);
                ted256189_fe_cneg(q + 3 * TED256189_WORDS, q + 3 * TED256189_WORDS, d[p * 256 + i] < 0);
                ted256189_ext_readd(acc, acc, q);
            }
        }
    }
}

static const uint64_t ted256189_point_msm_buckets_d_offset[5] = {UINT64_C(0x820820820820820), UINT64_C(0x2082082082082082), UINT64_C(0x8208208208208208), UINT64_C(0x820820820820820), UINT64_C(0x2)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of odd order: ext, buckets.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_msm_buckets(uint64_t acc[TED256189_EXT_WORDS], const ted256189_fr *k, const ted256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[TED256189_EXT_CACHED_WORDS], run[TED256189_EXT_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (33 * TED256189_EXT_WORDS);
    uint64_t *d = memory + (33 * TED256189_EXT_WORDS + n * TED256189_EXT_CACHED_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        ted256189_words_zero(d + p * 5, 5);
        ted256189_words_copy(d + p * 5, k[p].w, TED256189_SCALAR_WORDS);
        ted256189_words_add(d + p * 5, d + p * 5, ted256189_point_msm_buckets_d_offset, ~(uint64_t)0, 5);
    }
    for (p = 0; p < n; ++p) {
        ted256189_ext_to_cached(c + p * TED256189_EXT_CACHED_WORDS, point_p[p].w);
    }
    ted256189_ext_neutral(acc);
    for (i = 43; i-- > 0;) {
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        for (j = 1; j <= 32; ++j) {
            ted256189_ext_neutral(B + j * TED256189_EXT_WORDS);
        }
        for (p = 0; p < n; ++p) {
            {
                uint64_t one[TED256189_EXT_CACHED_WORDS], negative, digit = ted256189_words_bits(d + p * 5, 5, i * 6, 6) - 32;
                negative = digit >> 63;
                digit = negative ? (uint64_t)0 - digit : digit;
                if (digit != 0) {
                    ted256189_words_copy(one, c + p * TED256189_EXT_CACHED_WORDS, TED256189_EXT_CACHED_WORDS);
                    ted256189_fe_cswap(one, one + TED256189_WORDS, negative);
                    ted256189_fe_cneg(one + 3 * TED256189_WORDS, one + 3 * TED256189_WORDS, negative);
                    ted256189_ext_readd(B + digit * TED256189_EXT_WORDS, B + digit * TED256189_EXT_WORDS, one);
                }
            }
        }
        ted256189_ext_neutral(run);
        for (j = 33; j-- > 1;) {
            ted256189_ext_to_cached(q, B + j * TED256189_EXT_WORDS);
            ted256189_ext_readd(run, run, q);
            ted256189_ext_to_cached(q, run);
            ted256189_ext_readd(acc, acc, q);
        }
    }
}

void ted256189_point_msm_vartime(ted256189_point *r, ted256189_point *memory, const ted256189_fr *k, const ted256189_point *a, size_t count)
{
    uint64_t t[TED256189_EXT_WORDS];
    if (count == 0)
        ted256189_ext_neutral(t);
    else if (count < 370)
        ted256189_point_msm_straus(t, k, a, count, (uint64_t *)memory);
    else
        ted256189_point_msm_buckets(t, k, a, count, (uint64_t *)memory);
    ted256189_words_copy(r->w, t, TED256189_EXT_WORDS);
}

/* ---- compressed points ---- */

static TED256189_APART int ted256189_compress_work(uint8_t out[TED256189_COMPRESSED_BYTES], const uint8_t point[TED256189_POINT_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], code;
    if (!ted256189_cpu_supported()) {
        ted256189_clear(out, TED256189_COMPRESSED_BYTES);
        return TED256189_ERR_CPU;
    }
    code = ted256189_affine_decode(x, y, point, 0);
    ted256189_compressed_write(out, x, y, ted256189_mask(ted256189_is_nonzero(code) ^ 1));
    return (int)(int64_t)ted256189_barrier(code);
}

static TED256189_APART int ted256189_decompress_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t compressed[TED256189_COMPRESSED_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], code;
    if (!ted256189_cpu_supported()) {
        ted256189_refuse(out);
        return TED256189_ERR_CPU;
    }
    code = ted256189_compressed_read(x, y, compressed);
    return ted256189_result(out, x, y, code);
}

static TED256189_APART int ted256189_point_encode_compressed_work(uint8_t out[TED256189_COMPRESSED_BYTES], const ted256189_point *a)
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], code = 0, good;
    if (!ted256189_cpu_supported()) {
        ted256189_clear(out, TED256189_COMPRESSED_BYTES);
        return TED256189_ERR_CPU;
    }
    ted256189_code_set(&code, TED256189_NEUTRAL, ted256189_ext_to_affine(x, y, a->w));
    ted256189_code_set(&code, TED256189_ERR_ORDER, ted256189_point_is_lost(a->w));
    good = (code >> 63) ^ 1;
    ted256189_compressed_write(out, x, y, ted256189_mask(good));
    return (int)(int64_t)ted256189_barrier(code);
}

/* ---- public functions of secrets: run apart, then the stack is wiped on which they ran ---- */

int ted256189_scalarmult(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES], const uint8_t point[TED256189_POINT_BYTES])
{
    int result = ted256189_scalarmult_work(out, scalar, point);
    ted256189_wipe_stack_6144();
    return result;
}

int ted256189_scalarmult_base(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES])
{
    int result = ted256189_scalarmult_base_work(out, scalar);
    ted256189_wipe_stack_2048();
    return result;
}

int ted256189_point_validate(const uint8_t point[TED256189_POINT_BYTES])
{
    int result = ted256189_point_validate_work(point);
    ted256189_wipe_stack_1024();
    return result;
}

int ted256189_point_decode(ted256189_point *r, const uint8_t in[TED256189_POINT_BYTES])
{
    int result = ted256189_point_decode_work(r, in);
    ted256189_wipe_stack_1024();
    return result;
}

int ted256189_point_encode(uint8_t out[TED256189_POINT_BYTES], const ted256189_point *a)
{
    int result = ted256189_point_encode_work(out, a);
    ted256189_wipe_stack_1536();
    return result;
}

int ted256189_point_encode_many(uint8_t *out, const ted256189_point *in, size_t count)
{
    int result = ted256189_point_encode_many_work(out, in, count);
    ted256189_wipe_stack_2048();
    return result;
}

void ted256189_point_add(ted256189_point *r, const ted256189_point *a, const ted256189_point *b)
{
    ted256189_point_add_work(r, a, b);
    ted256189_wipe_stack_512();
}

void ted256189_point_sub(ted256189_point *r, const ted256189_point *a, const ted256189_point *b)
{
    ted256189_point_sub_work(r, a, b);
    ted256189_wipe_stack_768();
}

void ted256189_point_dbl(ted256189_point *r, const ted256189_point *a)
{
    ted256189_point_dbl_work(r, a);
    ted256189_wipe_stack_384();
}

void ted256189_point_neg(ted256189_point *r, const ted256189_point *a)
{
    ted256189_point_neg_work(r, a);
    ted256189_wipe_stack_256();
}

int ted256189_point_equal(const ted256189_point *a, const ted256189_point *b)
{
    int result = ted256189_point_equal_work(a, b);
    ted256189_wipe_stack_768();
    return result;
}

int ted256189_point_is_neutral(const ted256189_point *a)
{
    int result = ted256189_point_is_neutral_work(a);
    ted256189_wipe_stack_1024();
    return result;
}

void ted256189_point_cmov(ted256189_point *r, const ted256189_point *a, int flag)
{
    ted256189_point_cmov_work(r, a, flag);
    flag = (int)ted256189_barrier(0);
    ted256189_wipe_stack_384();
}

void ted256189_point_mul(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a)
{
    ted256189_point_mul_work(r, k, a);
    ted256189_wipe_stack_4096();
}

void ted256189_point_mul_base(ted256189_point *r, const ted256189_fr *k)
{
    ted256189_point_mul_base_work(r, k);
    ted256189_wipe_stack_2048();
}

void ted256189_point_mul2(ted256189_point *r, const ted256189_fr *a, const ted256189_point *p, const ted256189_fr *b, const ted256189_point *q)
{
    ted256189_point_mul2_work(r, a, p, b, q);
    ted256189_wipe_stack_8192();
}

void ted256189_point_clear_cofactor(ted256189_point *r, const ted256189_point *a)
{
    ted256189_point_clear_cofactor_work(r, a);
    ted256189_wipe_stack_512();
}

int ted256189_point_is_in_subgroup(const ted256189_point *a)
{
    int result = ted256189_point_is_in_subgroup_work(a);
    ted256189_wipe_stack_6144();
    return result;
}

int ted256189_compress(uint8_t out[TED256189_COMPRESSED_BYTES], const uint8_t point[TED256189_POINT_BYTES])
{
    int result = ted256189_compress_work(out, point);
    ted256189_wipe_stack_1024();
    return result;
}

int ted256189_decompress(uint8_t out[TED256189_POINT_BYTES], const uint8_t compressed[TED256189_COMPRESSED_BYTES])
{
    int result = ted256189_decompress_work(out, compressed);
    ted256189_wipe_stack_1024();
    return result;
}

int ted256189_point_encode_compressed(uint8_t out[TED256189_COMPRESSED_BYTES], const ted256189_point *a)
{
    int result = ted256189_point_encode_compressed_work(out, a);
    ted256189_wipe_stack_1536();
    return result;
}

int ted256189_scalar_is_valid(const uint8_t a[TED256189_SCALAR_BYTES])
{
    int result = ted256189_scalar_is_valid_work(a);
    ted256189_wipe_stack_384();
    return result;
}

void ted256189_scalar_reduce(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    ted256189_scalar_reduce_work(out, in, in_bytes);
    ted256189_wipe_stack_512();
}

void ted256189_scalar_add(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES])
{
    ted256189_scalar_add_work(out, a, b);
    ted256189_wipe_stack_512();
}

void ted256189_scalar_mul(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES])
{
    ted256189_scalar_mul_work(out, a, b);
    ted256189_wipe_stack_512();
}

void ted256189_scalar_neg(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES])
{
    ted256189_scalar_neg_work(out, a);
    ted256189_wipe_stack_512();
}

int ted256189_fr_decode(ted256189_fr *r, const uint8_t in[TED256189_SCALAR_BYTES])
{
    int result = ted256189_fr_decode_work(r, in);
    ted256189_wipe_stack_384();
    return result;
}

void ted256189_fr_encode(uint8_t out[TED256189_SCALAR_BYTES], const ted256189_fr *a)
{
    ted256189_fr_encode_work(out, a);
    ted256189_wipe_stack_256();
}

void ted256189_fr_reduce(ted256189_fr *r, const uint8_t *in, size_t in_bytes)
{
    ted256189_fr_reduce_work(r, in, in_bytes);
    ted256189_wipe_stack_512();
}

void ted256189_fr_inv(ted256189_fr *r, const ted256189_fr *a)
{
    ted256189_fr_inv_work(r, a);
    ted256189_wipe_stack_1536();
}

void ted256189_fr_half(ted256189_fr *r, const ted256189_fr *a)
{
    ted256189_fr_half_work(r, a);
    ted256189_wipe_stack_384();
}

int ted256189_fr_is_zero(const ted256189_fr *a)
{
    int result = ted256189_fr_is_zero_work(a);
    ted256189_wipe_stack_192();
    return result;
}

int ted256189_fr_equal(const ted256189_fr *a, const ted256189_fr *b)
{
    int result = ted256189_fr_equal_work(a, b);
    ted256189_wipe_stack_192();
    return result;
}

void ted256189_fr_cmov(ted256189_fr *r, const ted256189_fr *a, int flag)
{
    ted256189_fr_cmov_work(r, a, flag);
    flag = (int)ted256189_barrier(0);
    ted256189_wipe_stack_384();
}

unsigned ted256189_fr_bits(const ted256189_fr *a, size_t position, size_t count)
{
    unsigned result = ted256189_fr_bits_work(a, position, count);
    ted256189_wipe_stack_256();
    return result;
}
