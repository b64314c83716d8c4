/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318 --vector none
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Encodings, validation, recoding and the loops of curve13318; the arithmetic itself is in the assembly files. Freestanding
 * C99 (with GNU attributes where the compiler has them): no library calls, no heap, no writable globals but kept answers of CPUID. Values that
 * may be secret never steer a branch or an address here; `bit` arguments are 0 or 1, `mask` is 0 or all ones.
 */
#include "curve13318_internal.h"

/* The address sanitizer would put frames on a heap, where nothing clears them. */
#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(CURVE13318_SANITIZED)
#pragma clang attribute push(__attribute__((no_sanitize("address"))), apply_to = function)
#endif
#endif

/* ---- words ---- */

/* Hides where a value comes from, so that the compiler cannot turn arithmetic on it into a branch; volatile, so that it
 * cannot turn a loop around it into a call of memset either. Where there is no GNU C, by memory that anybody might change. */
static inline uint64_t curve13318_barrier(uint64_t x)
{
#if defined(__GNUC__)
    __asm__ __volatile__("" : "+r"(x));
    return x;
#else
    volatile uint64_t y = x;
    return y;
#endif
}

static inline uint64_t curve13318_mask(uint64_t bit)
{
    return (uint64_t)0 - curve13318_barrier(bit);
}

static inline uint64_t curve13318_is_nonzero(uint64_t x)
{
    return curve13318_barrier((x | ((uint64_t)0 - x)) >> 63);
}

/* A function with a frame of its own. */
#if defined(__GNUC__)
#define CURVE13318_APART __attribute__((noinline))
#elif defined(_MSC_VER)
#define CURVE13318_APART __declspec(noinline)
#else
#define CURVE13318_APART
#endif

/* One more, whose frame has no word of a stack protector beside its own, and which clears registers that it need not keep. */
#if defined(__GNUC__) && defined(__has_attribute)
#if __has_attribute(no_stack_protector)
#define CURVE13318_NO_PROTECTOR __attribute__((no_stack_protector))
#endif
#if __has_attribute(zero_call_used_regs)
#define CURVE13318_NO_REGISTERS __attribute__((zero_call_used_regs("all")))
#endif
#endif
#if !defined(CURVE13318_NO_PROTECTOR)
#define CURVE13318_NO_PROTECTOR
#endif
#if !defined(CURVE13318_NO_REGISTERS)
#define CURVE13318_NO_REGISTERS
#endif
#define CURVE13318_BARE CURVE13318_APART CURVE13318_NO_PROTECTOR CURVE13318_NO_REGISTERS

/* Keeps an array in its frame. */
#if defined(__GNUC__)
#define CURVE13318_KEPT(array) __asm__ __volatile__("" : : "r"(array) : "memory")
#else
#define CURVE13318_KEPT(array) (void)(*(volatile unsigned char *)(array) = 0)
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
    return curve13318_barrier(borrow);
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
    const size_t whole = bytes / 8;
    for (; i + 4 <= whole; i += 4) { /* the end of a short loop is often guessed wrong */
        out[i + 0] = curve13318_barrier(*(const curve13318_any_word *)(const void *)(in + 8 * (i + 0)));
        out[i + 1] = curve13318_barrier(*(const curve13318_any_word *)(const void *)(in + 8 * (i + 1)));
        out[i + 2] = curve13318_barrier(*(const curve13318_any_word *)(const void *)(in + 8 * (i + 2)));
        out[i + 3] = curve13318_barrier(*(const curve13318_any_word *)(const void *)(in + 8 * (i + 3)));
    }
    for (i = whole & ~(size_t)3; i < whole; ++i) /* each loop says where it begins: gcc 12 warns of ends that it does not see */
        out[i] = curve13318_barrier(*(const curve13318_any_word *)(const void *)(in + 8 * i));
    i = whole;
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

__extension__ typedef __int128 curve13318_wide;

static inline curve13318_wide curve13318_signed_times(int64_t a, int64_t b)
{
    return (curve13318_wide)a * b;
}

static inline curve13318_wide curve13318_wide_sum(curve13318_wide x, curve13318_wide y)
{
    return x + y;
}

/* x / 2^shift, rounded down, for 0 < shift < 64. */
static inline curve13318_wide curve13318_wide_shifted(curve13318_wide x, int shift)
{
    return x >> shift;
}

/* x modulo 2^64. */
static inline uint64_t curve13318_wide_low(curve13318_wide x)
{
    return (uint64_t)x;
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

/* The odd modulus and its inverse modulo 2^60. */
typedef struct {
    int64_t limb[CURVE13318_LIMBS];
    uint64_t inverse;
} curve13318_modulus;

/* The lower limb of a sum goes out, the rest stays; shifts of negative numbers keep the sign. */
static inline int64_t curve13318_limb(curve13318_wide *sum)
{
    int64_t low = (int64_t)(curve13318_wide_low(*sum) & CURVE13318_LIMB_MASK);
    *sum = curve13318_wide_shifted(*sum, 60);
    return low;
}

/* {f, g} = {m0 f + m1 g, m2 f + m3 g} / 2^60, exactly; |f| and |g| stay at most the modulus. */
static void curve13318_update_fg(int64_t f[CURVE13318_LIMBS], int64_t g[CURVE13318_LIMBS], const int64_t m[4])
{
    const int64_t a = m[0], b = m[1], c = m[2], d = m[3];
    curve13318_wide x = curve13318_wide_sum(curve13318_signed_times(a, f[0]), curve13318_signed_times(b, g[0])), y = curve13318_wide_sum(curve13318_signed_times(c, f[0]), curve13318_signed_times(d, g[0]));
    int i;
    curve13318_limb(&x);
    curve13318_limb(&y);
    for (i = 1; i < CURVE13318_LIMBS; ++i) {
        int64_t u = f[i], v = g[i];
        x = curve13318_wide_sum(x, curve13318_wide_sum(curve13318_signed_times(a, u), curve13318_signed_times(b, v))); /* one sum, so that two additions at most wait for each other */
        f[i - 1] = curve13318_limb(&x);
        y = curve13318_wide_sum(y, curve13318_wide_sum(curve13318_signed_times(c, u), curve13318_signed_times(d, v)));
        g[i - 1] = curve13318_limb(&y);
    }
    f[CURVE13318_LIMBS - 1] = (int64_t)curve13318_wide_low(x);
    g[CURVE13318_LIMBS - 1] = (int64_t)curve13318_wide_low(y);
}

/* The same for d and e modulo the modulus M; they stay above -2 M and below M. */
static void curve13318_update_de(int64_t d[CURVE13318_LIMBS], int64_t e[CURVE13318_LIMBS], const int64_t m[4], const curve13318_modulus *p)
{
    int64_t ds = (int64_t)curve13318_barrier((uint64_t)(d[CURVE13318_LIMBS - 1] >> 63)), es = (int64_t)curve13318_barrier((uint64_t)(e[CURVE13318_LIMBS - 1] >> 63));
    const int64_t m0 = m[0], m1 = m[1], m2 = m[2], m3 = m[3];
    int64_t md = (m0 & ds) + (m1 & es), me = (m2 & ds) + (m3 & es); /* so often M is added: once where negative, */
    curve13318_wide x = curve13318_wide_sum(curve13318_signed_times(m0, d[0]), curve13318_signed_times(m1, e[0])), y = curve13318_wide_sum(curve13318_signed_times(m2, d[0]), curve13318_signed_times(m3, e[0]));
    int i;
    md -= (int64_t)((p->inverse * curve13318_wide_low(x) + (uint64_t)md) & CURVE13318_LIMB_MASK); /* then until 2^60 divides */
    me -= (int64_t)((p->inverse * curve13318_wide_low(y) + (uint64_t)me) & CURVE13318_LIMB_MASK);
    x = curve13318_wide_sum(x, curve13318_signed_times(md, p->limb[0]));
    y = curve13318_wide_sum(y, curve13318_signed_times(me, p->limb[0]));
    curve13318_limb(&x);
    curve13318_limb(&y);
    for (i = 1; i < CURVE13318_LIMBS; ++i) {
        int64_t u = d[i], v = e[i], part = p->limb[i];
        x = curve13318_wide_sum(x, curve13318_wide_sum(curve13318_wide_sum(curve13318_signed_times(m0, u), curve13318_signed_times(m1, v)), curve13318_signed_times(md, part)));
        d[i - 1] = curve13318_limb(&x);
        y = curve13318_wide_sum(y, curve13318_wide_sum(curve13318_wide_sum(curve13318_signed_times(m2, u), curve13318_signed_times(m3, v)), curve13318_signed_times(me, part)));
        e[i - 1] = curve13318_limb(&y);
    }
    d[CURVE13318_LIMBS - 1] = (int64_t)curve13318_wide_low(x);
    e[CURVE13318_LIMBS - 1] = (int64_t)curve13318_wide_low(y);
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
    int64_t all[4 * CURVE13318_LIMBS + 5], *f = all, *g = f + CURVE13318_LIMBS, *d = g + CURVE13318_LIMBS, *e = d + CURVE13318_LIMBS, *m = e + CURVE13318_LIMBS;
    size_t i;
    for (i = 0; i < CURVE13318_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        uint64_t low = at < words ? in[at] >> shift : 0, high = shift > 0 && at + 1 < words ? in[at + 1] << (64 - shift) : 0;
        f[i] = p->limb[i];
        g[i] = (int64_t)((low | high) & CURVE13318_LIMB_MASK);
        d[i] = (int64_t)curve13318_barrier(0);
        e[i] = (int64_t)curve13318_barrier(i == 0);
    }
    for (i = 0; i < 4; ++i)
        m[i] = (int64_t)curve13318_barrier((uint64_t)(i == 0 || i == 3) << 60);
    m[4] = -1; /* zeta */
    /* the matrix m of the batch before is applied, which changes nothing in the first one, then steps are taken */
    for (i = 0; i < 10; ++i)
        curve13318_sc_divsteps((uint64_t *)all, (const uint64_t *)all, (const uint64_t *)p);
    curve13318_update_fg(f, g, m);
    curve13318_update_de(d, e, m, p);
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

/* its body; 456 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_scalar_is_valid_work(const uint8_t a[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    return (int)curve13318_scalar_decode(t, a);
}

/* out = the bytes modulo r, blocks of CURVE13318_SCALAR_WORDS words from the top down. */
static void curve13318_order_load(uint64_t out[CURVE13318_SCALAR_WORDS], const uint8_t *in, size_t bytes)
{
    const size_t block = CURVE13318_SCALAR_WORDS * sizeof(uint64_t);
    size_t blocks = 0, rest = bytes;
    uint64_t t[2 * CURVE13318_SCALAR_WORDS];
    for (; rest >= block; rest -= block) /* no division, which compilers without optimisation leave in */
        ++blocks;
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        curve13318_words_load(t, CURVE13318_SCALAR_WORDS, in + blocks * block, block);
        curve13318_words_load(t + CURVE13318_SCALAR_WORDS, CURVE13318_SCALAR_WORDS, in + (blocks + 1) * block, block);
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

/* its body; 584 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_scalar_reduce_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, in, in_bytes);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_scalar_add_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], u[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_order_load(u, b, CURVE13318_SCALAR_BYTES);
    curve13318_sc_add(t, t, u);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_scalar_mul_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES], const uint8_t b[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], u[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_order_load(u, b, CURVE13318_SCALAR_BYTES);
    curve13318_sc_mul(t, t, u);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 520 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_scalar_neg_work(uint8_t out[CURVE13318_SCALAR_BYTES], const uint8_t a[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_order_load(t, a, CURVE13318_SCALAR_BYTES);
    curve13318_sc_neg(t, t);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* ---- integers modulo the order as a type of their own: canonical words ---- */

/* its body; 520 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_fr_decode_work(curve13318_fr *r, const uint8_t in[CURVE13318_SCALAR_BYTES])
{
    uint64_t t[CURVE13318_SCALAR_WORDS], valid = curve13318_scalar_decode(t, in), mask = curve13318_mask(valid);
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        r->w[i] = t[i] & mask;
    return (int)(int64_t)curve13318_barrier(~mask & (uint64_t)(int64_t)CURVE13318_ERR_SCALAR);
}

/* its body; 392 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_fr_encode_work(uint8_t out[CURVE13318_SCALAR_BYTES], const curve13318_fr *a)
{
    uint64_t t[CURVE13318_SCALAR_WORDS];
    curve13318_words_copy(t, a->w, CURVE13318_SCALAR_WORDS);
    curve13318_words_store(out, CURVE13318_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_fr_reduce_work(curve13318_fr *r, const uint8_t *in, size_t in_bytes)
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
}

void curve13318_fr_muladd(curve13318_fr *r, const curve13318_fr *a, const curve13318_fr *b, const curve13318_fr *c)
{
    curve13318_sc_muladd(r->w, a->w, b->w, c->w);
}

static const curve13318_modulus curve13318_order_modulus = {{INT64_C(0xb7d12dc4dc2cbe3), INT64_C(0xf654f83deb8d16e), INT64_C(0xf4), INT64_C(0x0), INT64_C(0x8000)}, UINT64_C(0x0d127ab23ddcd1cb)};

/* its body; 2504 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_fr_inv_work(curve13318_fr *r, const curve13318_fr *a)
{
    curve13318_invert(r->w, a->w, CURVE13318_SCALAR_WORDS, &curve13318_order_modulus);
}

/* its body; 392 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_fr_half_work(curve13318_fr *r, const curve13318_fr *a)
{
    uint64_t odd = a->w[0] & 1, t[CURVE13318_SCALAR_WORDS], carry;
    size_t i;
    curve13318_words_copy(t, a->w, CURVE13318_SCALAR_WORDS);
    carry = curve13318_words_add(t, t, curve13318_order, curve13318_mask(odd), CURVE13318_SCALAR_WORDS);
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        r->w[i] = (t[i] >> 1) | ((i + 1 < CURVE13318_SCALAR_WORDS ? t[i + 1] : carry) << 63);
}

/* its body; 328 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_fr_is_zero_work(const curve13318_fr *a)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        any |= a->w[i];
    return (int)(curve13318_is_nonzero(any) ^ 1);
}

/* its body; 328 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_fr_equal_work(const curve13318_fr *a, const curve13318_fr *b)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < CURVE13318_SCALAR_WORDS; ++i)
        any |= a->w[i] ^ b->w[i];
    return (int)(curve13318_is_nonzero(any) ^ 1);
}

/* its body; 392 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_fr_cmov_work(curve13318_fr *r, const curve13318_fr *a, int flag)
{
    curve13318_words_move(r->w, a->w, CURVE13318_SCALAR_WORDS, (uint64_t)flag & 1);
}

/* its body; 328 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN unsigned curve13318_fr_bits_work(const curve13318_fr *a, size_t position, size_t count)
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

/* An affine point. */
static void curve13318_jac_from_flat(uint64_t out[CURVE13318_JAC_WORDS], const uint64_t *flat)
{
    curve13318_words_copy(out, flat, CURVE13318_WORDS);
    curve13318_words_copy(out + CURVE13318_WORDS, flat + CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_words_copy(out + 2 * CURVE13318_WORDS, curve13318_fe_one, CURVE13318_WORDS);
}

/* acc, scaled by what stands in the place of the coordinate that it is to share with another point. */
static void curve13318_jac_rescale(uint64_t acc[CURVE13318_JAC_WORDS])
{
    uint64_t t0[CURVE13318_WORDS], t1[CURVE13318_WORDS];
    curve13318_fe_sqr(t0, acc + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(t1, t0, acc + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(acc, acc, t0);
    curve13318_fe_mul(acc + CURVE13318_WORDS, acc + CURVE13318_WORDS, t1);
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

/* The same point in other coordinates. */
static void curve13318_jac_to_prj(uint64_t *out, const uint64_t *in)
{
    uint64_t t0[CURVE13318_WORDS];
    curve13318_fe_mul(out, in, in + 2 * CURVE13318_WORDS);
    curve13318_fe_sqr(t0, in + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(out + 2 * CURVE13318_WORDS, t0, in + 2 * CURVE13318_WORDS);
    curve13318_words_copy(out + CURVE13318_WORDS, in + CURVE13318_WORDS, CURVE13318_WORDS);
}

/* The same point in other coordinates. */
static void curve13318_prj_to_jac(uint64_t *out, const uint64_t *in)
{
    uint64_t neutral[CURVE13318_JAC_WORDS], zero = curve13318_fe_is_zero(in + 2 * CURVE13318_WORDS);
    uint64_t t0[CURVE13318_WORDS];
    curve13318_fe_mul(out, in, in + 2 * CURVE13318_WORDS);
    curve13318_fe_sqr(t0, in + 2 * CURVE13318_WORDS);
    curve13318_fe_mul(out + CURVE13318_WORDS, t0, in + CURVE13318_WORDS);
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
    return curve13318_barrier(t[0] & 1);
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

/* The square of y for x. */
static void curve13318_lift_square(uint64_t u[CURVE13318_WORDS], const uint64_t x[CURVE13318_WORDS])
{
    uint64_t t[CURVE13318_WORDS];
    /* y^2 = x^3 + a x + b */
    curve13318_fe_sqr(t, x);
    curve13318_fe_add(t, t, curve13318_curve_a);
    curve13318_fe_mul(t, t, x);
    curve13318_fe_add(u, t, curve13318_curve_b);
}

/* y, of the parity that is wanted, from a root t, if `good`: CURVE13318_OK, CURVE13318_ERR_CURVE if there is none, CURVE13318_ERR_ENCODING for an odd 0. */
static uint64_t curve13318_lift_root(uint64_t y[CURVE13318_WORDS], const uint64_t t[CURVE13318_WORDS], uint64_t parity, uint64_t good)
{
    uint64_t code = 0, odd = curve13318_fe_is_zero(t) & parity;
    curve13318_code_set(&code, CURVE13318_ERR_CURVE, good ^ 1);
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, good & odd);
    curve13318_fe_cneg(y, t, curve13318_fe_parity(t) ^ parity);
    return code;
}

/* x of a compressed point and the parity of y; returns 0 if it is not canonical. */
static uint64_t curve13318_compressed_take(uint64_t x[CURVE13318_WORDS], uint64_t *parity, const uint8_t in[CURVE13318_COMPRESSED_BYTES])
{
    uint64_t good;
    uint8_t bytes[CURVE13318_COMPRESSED_BYTES];
    size_t i;
    for (i = 0; i < CURVE13318_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)curve13318_barrier(in[i]);
    *parity = curve13318_barrier((uint64_t)bytes[CURVE13318_COMPRESSED_BYTES - 1] >> 7);
    bytes[CURVE13318_COMPRESSED_BYTES - 1] &= 0x7f;
    good = curve13318_fe_decode(x, bytes);
    return good;
}

/* x with the parity of y in the topmost bit: CURVE13318_OK, CURVE13318_ERR_ENCODING or CURVE13318_ERR_CURVE. */
static uint64_t curve13318_compressed_read(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint8_t in[CURVE13318_COMPRESSED_BYTES])
{
    uint64_t t[CURVE13318_WORDS], u[CURVE13318_WORDS], parity, code, good = curve13318_compressed_take(x, &parity, in), square;
    curve13318_lift_square(u, x);
    square = curve13318_fe_sqrt(t, u);
    code = curve13318_lift_root(y, t, parity, square);
    curve13318_code_set(&code, CURVE13318_ERR_ENCODING, good ^ 1);
    return code;
}

/* Zeros where the mask is 0. */
static void curve13318_compressed_write(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS], uint64_t mask)
{
    uint64_t parity = curve13318_fe_parity(y);
    curve13318_fe_encode(out, x, mask);
    out[CURVE13318_COMPRESSED_BYTES - 1] |= (uint8_t)curve13318_barrier((parity & mask) << 7);
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

/* What is wrong with a point of which reading gave a code: CURVE13318_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t curve13318_affine_accept(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], uint64_t code, int with_order)
{
    uint64_t valid = curve13318_is_nonzero(code) ^ 1;
    curve13318_words_move(x, curve13318_base_x, CURVE13318_WORDS, valid ^ 1);
    curve13318_words_move(y, curve13318_base_y, CURVE13318_WORDS, valid ^ 1);
    (void)with_order;
    return code;
}

/* Decodes a point and finds that out. */
static uint64_t curve13318_affine_decode(uint64_t x[CURVE13318_WORDS], uint64_t y[CURVE13318_WORDS], const uint8_t in[CURVE13318_POINT_BYTES], int with_order)
{
    uint64_t code = curve13318_affine_read(x, y, in);
    return curve13318_affine_accept(x, y, code, with_order);
}

/* its body; 904 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_validate_work(const uint8_t point[CURVE13318_POINT_BYTES])
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

/* ---- fixed base: jac, signed comb, last entry in prj, 43 blocks of 6 teeth, 1 apart ---- */

/* X, Y of the combinations of powers of two of the base point. */
static const uint64_t curve13318_multiply_base_table[11008] = {
    UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x0000000000000000), UINT64_C(0x4dc9b0cef76a2bb3), UINT64_C(0x451d5d4cb07ae089), UINT64_C(0xacecac69671189be), UINT64_C(0x11f0805e07f348e1),
    UINT64_C(0x161f9c8fcc0426df), UINT64_C(0xca4587e6b74f0329), UINT64_C(0xf0329161f9add3c0), UINT64_C(0x5d3c0ca4587e6b74), UINT64_C(0x7331f53c874f4563), UINT64_C(0x0755ed10807ae43b), UINT64_C(0x67f72d7c5adc313e), UINT64_C(0x27e2351d53792d96),
    UINT64_C(0x09ea8538a3f1adf8), UINT64_C(0x069bb8c3c7811f82), UINT64_C(0x8a2f30d7bb174a3f), UINT64_C(0x16d80b12b15a826f), UINT64_C(0x8c3fd17e83ed6318), UINT64_C(0x3e4a6811a0cbbc3a), UINT64_C(0xe72d68f53c6a42c0), UINT64_C(0x0fed161f7d8971dc),
    UINT64_C(0xc54441c6c48f3b3f), UINT64_C(0xc73fbcfb01df5310), UINT64_C(0x8aebf1fb781889c8), UINT64_C(0x7e33d84043d79b0e), UINT64_C(0x786be296e5c34b04), UINT64_C(0x58e3b46ee079be0f), UINT64_C(0x0bbe732e6a22446a), UINT64_C(0x01f47ce07a52ac76),
    UINT64_C(0x5ae3b674b5891af1), UINT64_C(0xe02ef766b7530a5d), UINT64_C(0xbc2bc957005b45e4), UINT64_C(0x5e8989831680929a), UINT64_C(0x66ee157d1ec635b7), UINT64_C(0xe01e242eabf91549), UINT64_C(0x8a611c18b43eca17), UINT64_C(0x4a28c875eb46c5c2),
    UINT64_C(0xd3dca99dcd7b48d7), UINT64_C(0xeb0dc34775fe9853), UINT64_C(0xfc25a06ef789e4f9), UINT64_C(0x257c0c622364effa), UINT64_C(0xa367735ff3417818), UINT64_C(0x9c0817c1ae8d1d8b), UINT64_C(0x4c0f07647aa2585e), UINT64_C(0x7922b2a0a8b36512),
    UINT64_C(0x7f6aff38bc1512fc), UINT64_C(0xd5628168a4501dcd), UINT64_C(0x03434341db3bb75b), UINT64_C(0x5ba748bd6624f197), UINT64_C(0x2e044203e391105b), UINT64_C(0x546fe980fbcdd422), UINT64_C(0xf57dd63d3a955df1), UINT64_C(0x48806381646a5cea),
    UINT64_C(0x2658d67d36e3e052), UINT64_C(0xbdfbc23f2a9306cf), UINT64_C(0x80e86076ff19cb53), UINT64_C(0x6ea8cf0f335c4436), UINT64_C(0xfe8b082da7413001), UINT64_C(0xf7a4d3f26c56906a), UINT64_C(0xc0d7ae4dd9ef7241), UINT64_C(0x7faa40e7bda9bc9d),
    UINT64_C(0x985a5f43cbb82c48), UINT64_C(0x8a25fac3e06d0344), UINT64_C(0xab492f862ee7a1e0), UINT64_C(0x6a999307a2087bbb), UINT64_C(0xf23235f3a3fde349), UINT64_C(0xd1a07757db468d81), UINT64_C(0x070d3984976651e1), UINT64_C(0x4f6428be909f4539),
    UINT64_C(0xeadb187642ee74a2), UINT64_C(0x3442fc9165f3f62d), UINT64_C(0x350bb0795eee7908), UINT64_C(0x6e32fd01dffd29fd), UINT64_C(0x0836e76a490e4386), UINT64_C(0xed4a5c8209e24498), UINT64_C(0x20670d9780c63cf1), UINT64_C(0x638e1b8558ccf833),
    UINT64_C(0xff262067e34f9826), UINT64_C(0xed838e2afb0d6a57), UINT64_C(0x9748fbe94f7dc17b), UINT64_C(0x431018b77a6fe56d), UINT64_C(0x6ae0552205f67887), UINT64_C(0x94a7426f3d153c48), UINT64_C(0xad3d6bbe50d20ceb), UINT64_C(0x124ee0f5eff9e1d1),
    UINT64_C(0xc81b28d273e7e49c), UINT64_C(0x53835aa1d4828872), UINT64_C(0x2dc8070d2e3b9d55), UINT64_C(0x3bc8683599f07ab6), UINT64_C(0xeda803e89abef5b3), UINT64_C(0x1625cb7a1037cc6a), UINT64_C(0xb8c661e03e6cefcb), UINT64_C(0x2749b67dfa213538),
    UINT64_C(0x205dfcbe34ec7988), UINT64_C(0x778196cbb1e64cc3), UINT64_C(0xbaea20a1df78ea7c), UINT64_C(0x4dd7bd46dc9d011b), UINT64_C(0xc3496d42ab45e71c), UINT64_C(0xfadc3a623e5eb268), UINT64_C(0x3f66794e953c7f06), UINT64_C(0x6fbca76c5cc0cb41),
    UINT64_C(0xc6c0bd98aa0c80ec), UINT64_C(0x3f64bdcfbf0fe995), UINT64_C(0xc32ba26defea31cd), UINT64_C(0x5ca910628dfa07b3), UINT64_C(0x450bf9960b395e05), UINT64_C(0xfaf33ebf79e330a9), UINT64_C(0x37211b9fda0d7241), UINT64_C(0x1dbb46480f2d8691),
    UINT64_C(0xba1c9d54e8be7e44), UINT64_C(0x65db1a2b97d9acfb), UINT64_C(0x9e0e9e08a7d7b212), UINT64_C(0x46f1ad52c1eed18f), UINT64_C(0x8cfb0e322cdcf298), UINT64_C(0x1abb7fa895160e9f), UINT64_C(0x0f5765e40c109fb1), UINT64_C(0x5497c4efed5c58e7),
    UINT64_C(0xbf4c5e78ac998a77), UINT64_C(0xd7d56dbba69e9f45), UINT64_C(0x6290b9d92b018896), UINT64_C(0x206eeb66c296eb29), UINT64_C(0x2646dcfdd32d6895), UINT64_C(0x809e7d95a10078b8), UINT64_C(0xb022f3859948907e), UINT64_C(0x43ddce6f6a58e866),
    UINT64_C(0x39484e3d0000bf9d), UINT64_C(0xd4a2c674858a5f61), UINT64_C(0x6545d382b334efdb), UINT64_C(0x33b7cd3ec84963eb), UINT64_C(0x1e1b9794b24d023f), UINT64_C(0x90360e758ff02451), UINT64_C(0x03ebfa3099e963d3), UINT64_C(0x27ddf708feb888bb),
    UINT64_C(0x5e4da8f9b960b6c7), UINT64_C(0xd070b9f52dfc6990), UINT64_C(0x1c5c9d7978951a1a), UINT64_C(0x37c83ae215c946e2), UINT64_C(0xb49f23d7bf362b39), UINT64_C(0xbe194b1b23f69e66), UINT64_C(0x3d343eb579cf3f3c), UINT64_C(0x49f517e0a4ca7f75),
    UINT64_C(0x8e1fc80889055875), UINT64_C(0x4baf810ab43e9cc4), UINT64_C(0x81e9f14de466d697), UINT64_C(0x18cb52ba4e1283cb), UINT64_C(0xbaa734f8e50fe2b0), UINT64_C(0x7be31d9013ac7222), UINT64_C(0x2edf7272b4f81120), UINT64_C(0x2196641d1c153076),
    UINT64_C(0xd2976ed7708fdc88), UINT64_C(0x9ea8f294ddec7c89), UINT64_C(0xa288c0fca66e4b5e), UINT64_C(0x1352172f82c4e293), UINT64_C(0x4d2242ceeba16c92), UINT64_C(0x4fd86ed80dceb153), UINT64_C(0x277025793ed638b2), UINT64_C(0x64aaefd51e52e8ee),
    UINT64_C(0x2171ec96f5bfb4bc), UINT64_C(0xc17d7048c62be0b7), UINT64_C(0xc806518aa8d486a5), UINT64_C(0x53f56eea331c8d9a), UINT64_C(0xa695c101ff54d2fb), UINT64_C(0x4dfb8af6ba8ebae3), UINT64_C(0x647f43bdb3f61ba7), UINT64_C(0x507946124b19cb08),
    UINT64_C(0x9f1c117819ce851c), UINT64_C(0x5882945c51992e88), UINT64_C(0xaea82750b70b9d69), UINT64_C(0x320f9ceb4c570da7), UINT64_C(0x4bf942eda2bfb975), UINT64_C(0x3eb8919d80bdbe93), UINT64_C(0x7f5d6f86e77fd384), UINT64_C(0x21bace5af7fefe6f),
    UINT64_C(0xf87aa55a931b0ea8), UINT64_C(0xc4b5cae4e761f6bb), UINT64_C(0x9c5a11da3fdf18cf), UINT64_C(0x42a0a7d06649bf9c), UINT64_C(0xe192fec112fccd65), UINT64_C(0x20a8db93eb150e4a), UINT64_C(0x37317ce2beda4c9b), UINT64_C(0x7b3a3f8645393da3),
    UINT64_C(0x05007faa80701c02), UINT64_C(0x2116ad8d5609cea0), UINT64_C(0xf73d86620ce37940), UINT64_C(0x119451d7c07bcd4b), UINT64_C(0x921cf293f49d0cef), UINT64_C(0x0a7c14ba6fc465b2), UINT64_C(0x3acd44c0aa53478a), UINT64_C(0x742aa6ae5b54114b),
    UINT64_C(0xf64fdfa394c6cd76), UINT64_C(0xfdc2fdbfc46b8a76), UINT64_C(0xcbfa0dc82655790a), UINT64_C(0x503599fbe350df75), UINT64_C(0x3837235b42d80d53), UINT64_C(0x4b1c87e756027fd5), UINT64_C(0x59111ee1e9f34fcc), UINT64_C(0x3b22d0e634d6b309),
    UINT64_C(0x00dffbf879e832bd), UINT64_C(0xc2f24a85834e4af2), UINT64_C(0xe81b17134434f7c7), UINT64_C(0x11c3ccec104659ff), UINT64_C(0x2ef21bf5fdf941ce), UINT64_C(0x21a2bdaf15cd1eab), UINT64_C(0xc2945a0891dd8c75), UINT64_C(0x1d8aa7aef6717771),
    UINT64_C(0x54e47383fb0a1da3), UINT64_C(0xa9ccd14077b36679), UINT64_C(0xdf1877957250d677), UINT64_C(0x0039d2c701beb3a8), UINT64_C(0xb62ee8d592b89afe), UINT64_C(0xd49e9b27fdbe77c7), UINT64_C(0x64b83cfcaff5d345), UINT64_C(0x157a4fde91a1de07),
    UINT64_C(0x28d8f6f698d14a3e), UINT64_C(0xecf38b00c609ada9), UINT64_C(0x184f3e3e481e84b3), UINT64_C(0x69544c34bc7741a6), UINT64_C(0xe969cef20f27b3ca), UINT64_C(0xb68e89eef60e30ec), UINT64_C(0x54b97a88082c9545), UINT64_C(0x31a7a4daa33fe863),
    UINT64_C(0x176f7ed8dbc39493), UINT64_C(0x51497464911cd225), UINT64_C(0x8d8411e5d8e130ad), UINT64_C(0x1cafae8b906b4d7a), UINT64_C(0xddc1cbde1148af35), UINT64_C(0xb984bdacc134b6e4), UINT64_C(0xc59373f3cde2fe48), UINT64_C(0x490ebb2dba2d70f4),
    UINT64_C(0x50fb15b33d42dba6), UINT64_C(0xf096f5978ae72bb0), UINT64_C(0xc4e41b87396485c5), UINT64_C(0x0f00a476e16fee00), UINT64_C(0xc5d7250d201bd4c4), UINT64_C(0xc414bdd3ce95727e), UINT64_C(0x4b04b33c68d87137), UINT64_C(0x0dd388b74f6f80bc),
    UINT64_C(0x9fb040ffafda8f4a), UINT64_C(0x2c02a8472742fe34), UINT64_C(0xe933f4b320eb148f), UINT64_C(0x5e13f8a1259582a0), UINT64_C(0x1a40ebe1e2c6c6eb), UINT64_C(0xb7585f3606c79435), UINT64_C(0x9e7c87ad5068cf3a), UINT64_C(0x7bd5530cd6ab6fe6),
    UINT64_C(0x9193e516a8aec32f), UINT64_C(0xff9aa1fdbadd691b), UINT64_C(0x98a7161eaf6fce45), UINT64_C(0x70e86a6fcb859a55), UINT64_C(0xac243978c5a7d11a), UINT64_C(0xeca2c6515acfab86), UINT64_C(0x83db46b4036fbf9c), UINT64_C(0x6b94296cabdd16b2),
    UINT64_C(0x69b7d8c4082accff), UINT64_C(0xea324385353ef406), UINT64_C(0x85e9f0a92a6fc222), UINT64_C(0x2c4a5ac8fd793a3f), UINT64_C(0xc74d567893581372), UINT64_C(0x6568b2d8ccab095a), UINT64_C(0xad5875090ee0d7df), UINT64_C(0x0a144ab2e0f0a6d5),
    UINT64_C(0x373e3f0ffac60da8), UINT64_C(0x62a8443aa0f12cf7), UINT64_C(0x9ca9c1d0ad4ac46f), UINT64_C(0x4797b1de6e63750d), UINT64_C(0x47986696883633ed), UINT64_C(0x00b47df32f76e6ba), UINT64_C(0x2d68752047287f48), UINT64_C(0x66e14631d4e41221),
    UINT64_C(0x8624cbac8a3ece54), UINT64_C(0x48f9f3dd7df80a55), UINT64_C(0x69bd0cea811286c9), UINT64_C(0x69e4e2c1a2de6806), UINT64_C(0xa37fb293f6b46188), UINT64_C(0x553e8ff413864371), UINT64_C(0xaf702ca14b375d47), UINT64_C(0x59434f7607fb8074),
    UINT64_C(0x5fb9222b68e9935e), UINT64_C(0x7b33a4160babc0ef), UINT64_C(0x053619ffa9909df2), UINT64_C(0x36abca30800adc3d), UINT64_C(0x41e5c28d3287e3eb), UINT64_C(0xfb483b117568a51a), UINT64_C(0x32155839183f5725), UINT64_C(0x0b69562e7a110990),
    UINT64_C(0xdcaae6173ba1017b), UINT64_C(0x7a30fccd65f9d27a), UINT64_C(0x3561c4dac06b253d), UINT64_C(0x08d2ec6ead5bf83d), UINT64_C(0x9046fa3c31572153), UINT64_C(0x2eed791e2987aed4), UINT64_C(0x4c8d0e18dca989e2), UINT64_C(0x4d782656d06337eb),
    UINT64_C(0x28c7f32b5627924b), UINT64_C(0x75c27d4143e9488e), UINT64_C(0xbec351f2f9cec873), UINT64_C(0x76082618b32f27e8), UINT64_C(0x9b6a61c7ebb16d7a), UINT64_C(0x529ee1500dbe9165), UINT64_C(0xb558fb8ac950599b), UINT64_C(0x3b14e5199c45bf64),
    UINT64_C(0x16525e98827573e1), UINT64_C(0xfe873cf7adec2c91), UINT64_C(0x6ceb0959091f0962), UINT64_C(0x3bf3dadff7b264fd), UINT64_C(0xf4a3f35d97269e11), UINT64_C(0xa2fc172ad3c72f28), UINT64_C(0xac9d6d5f0148237b), UINT64_C(0x4fc4e4c963b04121),
    UINT64_C(0x04c8d073d984acfa), UINT64_C(0x1cf45e98cd649eb8), UINT64_C(0xa302d6638667b499), UINT64_C(0x3b0afdda37a4d757), UINT64_C(0x4e5bb0df4dba6e70), UINT64_C(0x20b8509cb09adc67), UINT64_C(0x4d834ae4003a5093), UINT64_C(0x556b09238f449146),
    UINT64_C(0xfb3195315263331b), UINT64_C(0x961a8c10a720cf29), UINT64_C(0x472199a9d9ae0308), UINT64_C(0x1dbfc89a6608a74b), UINT64_C(0x5fde5879c7464f3e), UINT64_C(0x63235eb9975e4b2c), UINT64_C(0x021bc8704a211ab5), UINT64_C(0x206b7a849b84e8ba),
    UINT64_C(0xc1e96899abfbac57), UINT64_C(0xddc6ee9dc2005ee5), UINT64_C(0x4c0e11688fda860e), UINT64_C(0x0e5561071b878a7d), UINT64_C(0xe42b38488838205d), UINT64_C(0xcc63ebd9b52ec991), UINT64_C(0xc853bb6fe2126dec), UINT64_C(0x6df075348eda881c),
    UINT64_C(0x7669e80f6f43331d), UINT64_C(0x0fabd0b269622f6c), UINT64_C(0xa45bcd945f5fc2be), UINT64_C(0x227f046752c0517e), UINT64_C(0x520c2d5637f2c7b6), UINT64_C(0x583c2188b9f3237b), UINT64_C(0x254cceda05321b04), UINT64_C(0x54aeb124fbe1355a),
    UINT64_C(0x8cac6e1ac4836ffb), UINT64_C(0x307f3681cd72e19f), UINT64_C(0x2d0c0f407a2cd851), UINT64_C(0x1ffec292b08e8996), UINT64_C(0x93a4c28dc74a7a6b), UINT64_C(0xb335091720e9a1cc), UINT64_C(0xb6550bf456b8df37), UINT64_C(0x3225977a692fd18a),
    UINT64_C(0x19dadda606ac4512), UINT64_C(0xb2239b154f20e109), UINT64_C(0x40ebc3b2a6998df4), UINT64_C(0x38879e7014597ab7), UINT64_C(0xa217303cde63c344), UINT64_C(0x799139f56bf29b5f), UINT64_C(0xacacc8f5aef188e6), UINT64_C(0x215acf9df0e893a5),
    UINT64_C(0xc649e6a459fa2c46), UINT64_C(0x631f9758c759400e), UINT64_C(0x71c0ee6e9d8bd69b), UINT64_C(0x7cff3666c970e301), UINT64_C(0x4742a1de97f9b6f4), UINT64_C(0x7e0cef65ccc42623), UINT64_C(0x7d39e02c0d577a61), UINT64_C(0x115edb116dee5ab5),
    UINT64_C(0x2178cad4c8b080b5), UINT64_C(0x284781af9c10359a), UINT64_C(0x681d3ed0e590daf9), UINT64_C(0x7a1b9329d15ef3bd), UINT64_C(0x1e9e8f2ce1d8ba01), UINT64_C(0x0090a27628a04ab4), UINT64_C(0x1825b52102f32065), UINT64_C(0x53a81abdf4a7ed81),
    UINT64_C(0xa67cb8cb0c1875d5), UINT64_C(0xbb8e6e00f436bde5), UINT64_C(0x706ae3f22f7963a6), UINT64_C(0x279db9c589d334e0), UINT64_C(0x75cf1d783cbde1fe), UINT64_C(0x47e748087e9b7720), UINT64_C(0x73cc45acf2e4b1f3), UINT64_C(0x0c934ed99238130a),
    UINT64_C(0x17fd6a82492c9b28), UINT64_C(0xf91e16969656b12e), UINT64_C(0x100a4bfbef68347d), UINT64_C(0x26d47fac0b2fa4a2), UINT64_C(0x7e295b0fd4b9ef81), UINT64_C(0x20f294435a54a252), UINT64_C(0x410aa58a126a87d1), UINT64_C(0x2e8b2392dc4d15e5),
    UINT64_C(0xe357585ac8a5a395), UINT64_C(0xf0e758a1494fc751), UINT64_C(0x4d44d0e2e1cecc74), UINT64_C(0x08107fd3531b424e), UINT64_C(0x282128be1a451799), UINT64_C(0xa1e2394c331b971c), UINT64_C(0x38857839e06e32b9), UINT64_C(0x7ddcd5a74a58923e),
    UINT64_C(0x50fcf8820d40518c), UINT64_C(0xa04f2108d0fa9e60), UINT64_C(0xf3fc12b9ca637aa6), UINT64_C(0x531aa0579a40ce1d), UINT64_C(0x8bbfdcb3fbb79faa), UINT64_C(0xaf6f708aed6fe3d2), UINT64_C(0x8da2a6a7a68a8bae), UINT64_C(0x125634ab3853b2f7),
    UINT64_C(0x9ac9465a04c81847), UINT64_C(0x726844edaafd662d), UINT64_C(0xa1314d9e00fc10e4), UINT64_C(0x623b725a98bcb054), UINT64_C(0x6814d02a3e6d32b0), UINT64_C(0x732e01b099c5ad83), UINT64_C(0x0ca4a9708c14e241), UINT64_C(0x71124ae6307bbbe3),
    UINT64_C(0x0469c4d0ecc0c2c8), UINT64_C(0x5a03ef1f473fc943), UINT64_C(0xc36fddcd2641bf6b), UINT64_C(0x79ff37a4ebcb19b1), UINT64_C(0x721957afd8274a4b), UINT64_C(0x2e43c2d6f130f09e), UINT64_C(0x1e61f9765e22cd0b), UINT64_C(0x008544f2c5a75964),
    UINT64_C(0x0a037da3bcd3fa6f), UINT64_C(0x31a429305f3c4473), UINT64_C(0xda8f7dbb95d8a9f1), UINT64_C(0x691d4247d0b74db3), UINT64_C(0xf542a65450077fe9), UINT64_C(0xcceb2b96ca4894d2), UINT64_C(0xe5d059a2ed45214d), UINT64_C(0x2cb2453636e8b0ce),
    UINT64_C(0x1b6f9932abfcbe20), UINT64_C(0x09b492a530d81834), UINT64_C(0x0a4c1ce0efb5c63e), UINT64_C(0x2577b9382808b5b3), UINT64_C(0xf312dd9834bd8cc0), UINT64_C(0x4de0077412e1ea74), UINT64_C(0x51f22c6d01ad28c5), UINT64_C(0x241710679383ca50),
    UINT64_C(0x4a57f0d3bf869ad3), UINT64_C(0x42974a199f1f8473), UINT64_C(0x8cd5bc7372de0e3a), UINT64_C(0x35c8cca648a7df6d), UINT64_C(0x3f4fa589c4d266d7), UINT64_C(0x77ec9ad3f188d92f), UINT64_C(0xa1ba04c367046c4f), UINT64_C(0x7cd31bbd520512d6),
    UINT64_C(0xc9c4c5477bcb6b6f), UINT64_C(0x516ef522d29bfe3d), UINT64_C(0xb7fde9de5e71ac78), UINT64_C(0x4f04669aa0d3f25f), UINT64_C(0xd1b6c57643938f62), UINT64_C(0xb9ab2550bd3d5448), UINT64_C(0xe83d4c3d824d8f8b), UINT64_C(0x6014739055cf990a),
    UINT64_C(0x525f3afcffd3f290), UINT64_C(0x3cfa591934afcb51), UINT64_C(0x8c70a717269f7858), UINT64_C(0x003b08bb0f889e57), UINT64_C(0x2c7e06b67fc11b37), UINT64_C(0x1998ba701dd8551c), UINT64_C(0x527116bbdab7253c), UINT64_C(0x619e92e4573a4a11),
    UINT64_C(0x7e67a07bf8f597fa), UINT64_C(0x635d163863b32d65), UINT64_C(0xecb9caf95ee2a1ce), UINT64_C(0x06959660e0e46c45), UINT64_C(0xffd4a5cc44dd9485), UINT64_C(0x6b1539076ae86a65), UINT64_C(0x8ff82052d1e522b1), UINT64_C(0x472d35e9beb2e3df),
    UINT64_C(0x7de4dbcaf37a04ca), UINT64_C(0xa88fa8437f7bd3ef), UINT64_C(0x1c1153183fcc5456), UINT64_C(0x0f448dd96bf1c88f), UINT64_C(0xd4951d6fa9b0f6bc), UINT64_C(0xe52cf443b2b3a13a), UINT64_C(0x1dfd065018777649), UINT64_C(0x358beef99ef8866e),
    UINT64_C(0xd6f7189f618757ff), UINT64_C(0x087b37a33aafb667), UINT64_C(0xb34915fc14ae2623), UINT64_C(0x39c5420a317ff3da), UINT64_C(0xf3b7a483a7da2cf7), UINT64_C(0x9a278c2ee44c0138), UINT64_C(0x9bfccf2fef4cd239), UINT64_C(0x7d9202688e75c1c5),
    UINT64_C(0x945a48cf5c1112ce), UINT64_C(0x01c3af22ac5d9e01), UINT64_C(0xcbb04dbdedb1246d), UINT64_C(0x226d4426bdbbb244), UINT64_C(0x00829441e44210ad), UINT64_C(0x45f8f49736462a29), UINT64_C(0x8f09b03e4e3d5222), UINT64_C(0x7767def5b663c7da),
    UINT64_C(0xa31ddb1c409871e6), UINT64_C(0x1ee3fb30987341c8), UINT64_C(0x6b8dc26e56695941), UINT64_C(0x7543c1be0f469132), UINT64_C(0x7c927369b7c263d1), UINT64_C(0x71619d353885ed26), UINT64_C(0x1e0f8e7c9b9c0cfe), UINT64_C(0x76fc8bdf86633bd2),
    UINT64_C(0xfc18ca9d776cf7c2), UINT64_C(0x06c12099daf309ee), UINT64_C(0x41c93724f8bd9254), UINT64_C(0x2038239ac15e8f8d), UINT64_C(0x033aa5c74ea68a1a), UINT64_C(0x93718513770b7eeb), UINT64_C(0x01f65095b7bf99d6), UINT64_C(0x43054343e0b1a870),
    UINT64_C(0xc50eb745214b1a12), UINT64_C(0xaf12e9e0a0d053f9), UINT64_C(0xea05acf81f3d7c54), UINT64_C(0x0a356c96ea5710ff), UINT64_C(0xa584d8732fa8ada7), UINT64_C(0x218f6b65e12bee6f), UINT64_C(0x7d202ec533434ca5), UINT64_C(0x2ba8341261a1c022),
    UINT64_C(0xe03e748928ceb88b), UINT64_C(0x4465256e4160ce8e), UINT64_C(0xbe140c78e88280b4), UINT64_C(0x219d9011144740e8), UINT64_C(0xfcb5e981052f035f), UINT64_C(0x9c4e903aa0394081), UINT64_C(0x20dae9204f032072), UINT64_C(0x77a68a76ad2449a7),
    UINT64_C(0x537bce50969acce8), UINT64_C(0x275a91298e91082f), UINT64_C(0xfa8c08112c86ef2d), UINT64_C(0x2ac25254c9d0e29d), UINT64_C(0x18b50b2c3ed1e0cb), UINT64_C(0x7c1cee367ddef089), UINT64_C(0x4190b592ebf5cda3), UINT64_C(0x4afaae63e73980c9),
    UINT64_C(0x29eb2318ef16e349), UINT64_C(0xe6a8d4f61a437c69), UINT64_C(0xff304f9b67b6085f), UINT64_C(0x51e0ecfb843738d6), UINT64_C(0x7fa0b92f0f98f33e), UINT64_C(0x72dcd017053d9b4e), UINT64_C(0xa71e554d9395e1c4), UINT64_C(0x35bc443e7f258e44),
    UINT64_C(0xfa67a9927028d587), UINT64_C(0xb93448a2c13e1d2a), UINT64_C(0x029d3f35a416f4ff), UINT64_C(0x696461b3eabe8afb), UINT64_C(0x5c0c05d7e6676a59), UINT64_C(0x7af34a26c4fffe8d), UINT64_C(0x43118d4fcac1f150), UINT64_C(0x2548d9f67f4e874f),
    UINT64_C(0x0f6005da098d2c75), UINT64_C(0xc830a3a9d93ce99f), UINT64_C(0xb8afe0c61e960309), UINT64_C(0x3d71d0619ec1b79b), UINT64_C(0x9d34700f86984446), UINT64_C(0xae1daa1c5e826c11), UINT64_C(0x7b88fce7fbef4763), UINT64_C(0x261e6bff8e29476d),
    UINT64_C(0xf720b9b56d98dbc4), UINT64_C(0xdd08cb9cb075d4e6), UINT64_C(0x3003aee4b40c8f3d), UINT64_C(0x5eb4e74579eae2ea), UINT64_C(0x9cbf51505b3d0ff2), UINT64_C(0x28cfd8757c8fbd2a), UINT64_C(0x01bd70cf7a4263fd), UINT64_C(0x1b658f408d717829),
    UINT64_C(0xa8cfde3a3e1a4eb2), UINT64_C(0x32e19b9db488f5a8), UINT64_C(0x0203d2f98e907312), UINT64_C(0x6d996bbf0d173a54), UINT64_C(0x162567570fc1afec), UINT64_C(0x7a4547656a87fb92), UINT64_C(0xb881bb5352f2d378), UINT64_C(0x546287903600cdbd),
    UINT64_C(0x4bc91b1cdd4a3149), UINT64_C(0x3a44385f57c64952), UINT64_C(0x6bdfd39c8d76f115), UINT64_C(0x70e807dfeb3bc324), UINT64_C(0x0264bc08dd64824a), UINT64_C(0x5f3f1841a223e349), UINT64_C(0x10247ce546e44b7e), UINT64_C(0x4f146c49b17a68aa),
    UINT64_C(0xa2219655d23c6364), UINT64_C(0x68c280608ee76ef8), UINT64_C(0x49e70d2b25b8eef8), UINT64_C(0x39f548782efb2485), UINT64_C(0x80eca3777d05f592), UINT64_C(0x0f45b5fc742cb8e4), UINT64_C(0x416a8883061ce40b), UINT64_C(0x7ac4c64d84842139),
    UINT64_C(0xb9d3de9d37db3013), UINT64_C(0x2dacb55aadc1b10b), UINT64_C(0x75c3a90f15917ba7), UINT64_C(0x1daf23bf6208ee0a), UINT64_C(0x8a1258291a7d0b6f), UINT64_C(0xa00b186644fb7f44), UINT64_C(0x698cd69887132c24), UINT64_C(0x2e5fcdbaa4e7e3b1),
    UINT64_C(0x16b4dfc208bcc875), UINT64_C(0x7654250f8493b16e), UINT64_C(0x64ca1d67577ada17), UINT64_C(0x309d860b7f3373e0), UINT64_C(0x2581b36f64fbccdd), UINT64_C(0x6cb0de4a1cd16f8d), UINT64_C(0xde5a056a3c5433f5), UINT64_C(0x62bd334251228376),
    UINT64_C(0x7d99c6fe2d25d80c), UINT64_C(0x4c392874d68480a5), UINT64_C(0xe95fba2f18f85a86), UINT64_C(0x35dc393d5fe41f29), UINT64_C(0xd7d4fa63389294be), UINT64_C(0x6ee64bfbe25cf9c4), UINT64_C(0x2456517f97bb5528), UINT64_C(0x5e5790732347e8ac),
    UINT64_C(0x68fc8c31601a08ac), UINT64_C(0xf3aa3a465d6e1824), UINT64_C(0x20383178a7d6e5e1), UINT64_C(0x31cddf0faf39365b), UINT64_C(0x5f71ad511793f812), UINT64_C(0x0ba52e9f357d2df9), UINT64_C(0xa122d44e7504c70a), UINT64_C(0x175c0ff2b2ce4fe2),
    UINT64_C(0x15537a47eaa1d64b), UINT64_C(0x14925a103d9be73a), UINT64_C(0x88547e535634070a), UINT64_C(0x0c297ebd1e329262), UINT64_C(0xdf28e8e8d2e24877), UINT64_C(0x9b7297918b21b0e7), UINT64_C(0x10ad4aa0abec41bb), UINT64_C(0x317d4397e7e41d57),
    UINT64_C(0xb852583acf19d61d), UINT64_C(0x50de295217d44dbd), UINT64_C(0x44fbf5ec228ce1db), UINT64_C(0x7658c7a983ea2075), UINT64_C(0xad920122dd427a07), UINT64_C(0x491f86a1c986292b), UINT64_C(0x594d91faceb23f79), UINT64_C(0x73d722055514e97a),
    UINT64_C(0x945e577ccaa621ef), UINT64_C(0x94885bc77f1b63fe), UINT64_C(0xb6b30d4d4a64d6c1), UINT64_C(0x62ac94fc484a0eaa), UINT64_C(0x9aa3738aeefe6d09), UINT64_C(0x2031c7e5382c1b3d), UINT64_C(0x4580458221cf9f26), UINT64_C(0x5bdab70bc2590a16),
    UINT64_C(0x03a90e3271c18ac8), UINT64_C(0xcc782a77e5e6bf34), UINT64_C(0x7a893e66f9dc7390), UINT64_C(0x03dcfea85031a45a), UINT64_C(0x681328eadc9e5c57), UINT64_C(0xbfd8604090cd98b3), UINT64_C(0x59fbbf776c3116a7), UINT64_C(0x09c4f94d7f50472c),
    UINT64_C(0xccbfa90cabc48279), UINT64_C(0x2c4dc4ff27207dea), UINT64_C(0x0f8cb2ad1cbfaac4), UINT64_C(0x2628503c14e13480), UINT64_C(0x3814d91dfd42dcc9), UINT64_C(0x443b0e2fc84bc82d), UINT64_C(0xebf3448c08461194), UINT64_C(0x3706ca984869e5cd),
    UINT64_C(0x5000d488ad2b03ca), UINT64_C(0xd654ecdd75e4660b), UINT64_C(0xeec0a9453e2ef802), UINT64_C(0x0d54887e2845f170), UINT64_C(0xb8e3787783929a27), UINT64_C(0x6c10271d21ab831f), UINT64_C(0xa299d732184d2d2c), UINT64_C(0x0ae649dc19d413e8),
    UINT64_C(0xa5cf1213e7d506b4), UINT64_C(0xa1c8c156c5a7efc1), UINT64_C(0x70ebcbe94a2a9806), UINT64_C(0x170a8ef87b28bbb2), UINT64_C(0x48a54a9fe7018090), UINT64_C(0xa331006d709ee415), UINT64_C(0x6608095ff9b1d987), UINT64_C(0x1f70a97b1783f7cc),
    UINT64_C(0x252f3bd27b11b3d5), UINT64_C(0xb087ba358b20fb0a), UINT64_C(0xe464e4cb721f1fa2), UINT64_C(0x538872a453e0903c), UINT64_C(0x414c6794cde5345a), UINT64_C(0xf41e10ade25d6b14), UINT64_C(0x7f517f682acff3b6), UINT64_C(0x2560fbafa15699ac),
    UINT64_C(0xeabb7674a111229c), UINT64_C(0xda7761980b1d6e99), UINT64_C(0xc703f18912ba245e), UINT64_C(0x3eb509e1ad87119f), UINT64_C(0x6ec59c33de26f13a), UINT64_C(0xd890c8cc8a17b94d), UINT64_C(0x9648805af806f738), UINT64_C(0x60ef12492a83f830),
    UINT64_C(0x5ce0a7879edbde6f), UINT64_C(0xd0448ccb6747ceff), UINT64_C(0xd2cbc37740012a16), UINT64_C(0x64e6eee522df28c8), UINT64_C(0xcccdf95e825636aa), UINT64_C(0x356c95b94ac196e6), UINT64_C(0xbb16973745db60a0), UINT64_C(0x5946f22d5b0dccd3),
    UINT64_C(0xaab1511f66b4c957), UINT64_C(0xd70920dc4b2942b7), UINT64_C(0x740ba17e89c5af76), UINT64_C(0x2b85616cdd09376d), UINT64_C(0xba273a134d24a792), UINT64_C(0xc5f1591c53de14c3), UINT64_C(0xcc823ace9728921c), UINT64_C(0x7dc7e53438aec51b),
    UINT64_C(0xd9ef162945de825d), UINT64_C(0x1711d0efeccd8f00), UINT64_C(0x9cc67e07e166bcc8), UINT64_C(0x6d6477d42876ddd0), UINT64_C(0x930a860eab44818d), UINT64_C(0xf6ab333b0ec5890d), UINT64_C(0xa364e2f2c9cc91a5), UINT64_C(0x7d4db73bf62e69b8),
    UINT64_C(0x969e43ce588a38ad), UINT64_C(0x9af69a5a30fe752c), UINT64_C(0x2fed1ec1e58b4589), UINT64_C(0x062e73d59e10b197), UINT64_C(0x1c83166fefec14c0), UINT64_C(0x376cde4472ad8972), UINT64_C(0x686855e833260660), UINT64_C(0x2f48dd2707816ef4),
    UINT64_C(0x0078f9bdf134cfb9), UINT64_C(0xce8b6fa9cbfbd8b9), UINT64_C(0xe4078fc1a300c4aa), UINT64_C(0x4ca3f56f88605d26), UINT64_C(0x39339c7297d654da), UINT64_C(0x7ea99ea8dbd99400), UINT64_C(0xbca5ca8cca4d4a02), UINT64_C(0x1e3cfcb4f4ee1d39),
    UINT64_C(0xf51ab1d6320513f4), UINT64_C(0x2bab9d0d56f8ae29), UINT64_C(0xc4ae934546cba4e9), UINT64_C(0x2a52c8dec4abc49b), UINT64_C(0xd042bae5a62805f8), UINT64_C(0x443876afcdb46560), UINT64_C(0x8baecd8ccd4a5607), UINT64_C(0x5a91387732dd14c7),
    UINT64_C(0xe3de4c93bcbe0a9a), UINT64_C(0xd174f7429cb94481), UINT64_C(0x36a809ce4be7937a), UINT64_C(0x1ac0e7663cf9b926), UINT64_C(0xeee08d92a9ef35b4), UINT64_C(0x7463231bf7c683d1), UINT64_C(0x1cd32c68a2d26c25), UINT64_C(0x07e278869b8bb757),
    UINT64_C(0xeebc182724487362), UINT64_C(0xdb27338555c2086e), UINT64_C(0xf6ff838914c8eaf6), UINT64_C(0x5a2143d3fc02cee3), UINT64_C(0x29d772eb74141bc8), UINT64_C(0x8a4aea510276f818), UINT64_C(0x10df08e257e6fb31), UINT64_C(0x0b86f9c6d30b88ee),
    UINT64_C(0x64e3d8c718e9cece), UINT64_C(0xa228912ce0131cff), UINT64_C(0x331ba2d091babd3d), UINT64_C(0x53909c79adea3fbe), UINT64_C(0xe1ab66b11b5ede82), UINT64_C(0x0eba0b1a2d008bd7), UINT64_C(0x6c73a5458202793c), UINT64_C(0x30f416443dd23eba),
    UINT64_C(0x6a569c7cfe38609b), UINT64_C(0x8d9d3569f6a55add), UINT64_C(0x7029c4d4b4304105), UINT64_C(0x1497c3d6b00bc635), UINT64_C(0xaf03aa697bc2827b), UINT64_C(0x648bcbe8e612570c), UINT64_C(0x57e630c91b22a208), UINT64_C(0x7fa187a27f37b45e),
    UINT64_C(0x676481cd30e4353f), UINT64_C(0xd6045fc7e3c3e0f1), UINT64_C(0x0768b77fcdecc3ee), UINT64_C(0x6b4e5cf1aaa74501), UINT64_C(0xebc7aa6c4b4e3493), UINT64_C(0x2099d71d70056900), UINT64_C(0xb17f10bbfebdb9ce), UINT64_C(0x325b5d829088645b),
    UINT64_C(0x95a9bc21099c5552), UINT64_C(0xc9c09ec61b142cc0), UINT64_C(0x108b41e4eeb096f6), UINT64_C(0x75862b74bfd79bff), UINT64_C(0xdcd3f8a7231273a0), UINT64_C(0xea7b3c308d4ea572), UINT64_C(0x2670c993f4745a93), UINT64_C(0x0bdc8cad10367540),
    UINT64_C(0xdd9194c7ac890fe2), UINT64_C(0x1f74a971ef026d78), UINT64_C(0xd04835a85860a2ca), UINT64_C(0x607d5231957979ab), UINT64_C(0x2c31db2780a68e5b), UINT64_C(0xe30902cea5926f3c), UINT64_C(0xa3c7ac5ff5ca382b), UINT64_C(0x58605829bd616f42),
    UINT64_C(0x4f1bb913725ec2e6), UINT64_C(0x9baaf96babc9eb1d), UINT64_C(0x35a658800682df31), UINT64_C(0x53f3215944cb60f6), UINT64_C(0x2d0ff47abb7d979b), UINT64_C(0xa08fa1dafec9aa00), UINT64_C(0x737936ec277c109b), UINT64_C(0x7d79f2a3c7ba4bdb),
    UINT64_C(0x9e0109590daf93e8), UINT64_C(0xe6d4a01022b5bee3), UINT64_C(0x3e3097cbd8e6b016), UINT64_C(0x0ce36198da57bfe6), UINT64_C(0xb95e97bf15ad847b), UINT64_C(0xbb9207a0af56ba4a), UINT64_C(0xda1519e20c390254), UINT64_C(0x07ec666e5e60fdf7),
    UINT64_C(0x0016b6692780aaec), UINT64_C(0x5c1a140042e7b214), UINT64_C(0xfc80ed02fe46db4e), UINT64_C(0x54f72513db3c0d30), UINT64_C(0x9672172787539a51), UINT64_C(0x3aea058c9be60ca7), UINT64_C(0xe82606936695cada), UINT64_C(0x6259401df6880bb3),
    UINT64_C(0x595760d5b1a46611), UINT64_C(0x144046ecbdb37d80), UINT64_C(0x1826c5f17bc4ee43), UINT64_C(0x56d5e1c49506bfcb), UINT64_C(0x9fdf34a72a8bca35), UINT64_C(0x67c6bfbcc61a6258), UINT64_C(0x2878569d4ae7d5d6), UINT64_C(0x40248669d43ff126),
    UINT64_C(0x057b77f13d56068f), UINT64_C(0x9a44a2d6b21079ee), UINT64_C(0xab988b7ccddf5c2d), UINT64_C(0x1ff64bc0649ed867), UINT64_C(0xfd46b105849838b7), UINT64_C(0xce3dfecfa7c7fec5), UINT64_C(0xaa287d2e8598f972), UINT64_C(0x3075ed39ee1bd96a),
    UINT64_C(0xf67b36c3fe8ca348), UINT64_C(0x1c60666d99da43eb), UINT64_C(0x995dbbb74fcfe04f), UINT64_C(0x015e6e872487168a), UINT64_C(0x44dfbad72f9e3262), UINT64_C(0x4ae0d97bf6449948), UINT64_C(0xf33f43efbf4aee42), UINT64_C(0x30ffbf687fa3ddae),
    UINT64_C(0x4d20952a5c52cf74), UINT64_C(0x878caa68c55d726b), UINT64_C(0xd1db7f5e7de3a924), UINT64_C(0x4034924246a4bb18), UINT64_C(0x70e6a6d664f5a8a3), UINT64_C(0xd360faff00055892), UINT64_C(0xde7a51931e799a20), UINT64_C(0x5db9d3caf45d2082),
    UINT64_C(0x31b7ea1d1036243b), UINT64_C(0x95517553e67baa13), UINT64_C(0x335e5bebd10e5ac3), UINT64_C(0x596e9fc684cbd02f), UINT64_C(0xe6a709c287fbde45), UINT64_C(0x34795d10252242ce), UINT64_C(0x3f316fcc36a04006), UINT64_C(0x0835e6914a13bd33),
    UINT64_C(0xf7e7e97cf498ecd4), UINT64_C(0xf7a40dd52c387198), UINT64_C(0x9c18b54520fde363), UINT64_C(0x48a9f89ac291397d), UINT64_C(0xb75f96185e6213cd), UINT64_C(0x7190758072bfc7b3), UINT64_C(0xf7cf9c09d517e70a), UINT64_C(0x22ecdddda85e9a4f),
    UINT64_C(0xceb841cc56e3be4e), UINT64_C(0x3ff7736b366f6c8b), UINT64_C(0xb74992050b16bb2f), UINT64_C(0x4a2ebeb9e1f8f991), UINT64_C(0x44ea75c31aff9d98), UINT64_C(0xa93634c74fe87da1), UINT64_C(0x2200cb141aaf0390), UINT64_C(0x4d8b06875891d644),
    UINT64_C(0x8ddb5e2fd6a66fa4), UINT64_C(0xbf145c03aa62378b), UINT64_C(0xfdf65e2ff3890392), UINT64_C(0x271679409b54dd7b), UINT64_C(0xeeac223acfa83a37), UINT64_C(0x4f9e43f4f232ae5f), UINT64_C(0xd91ac3e2cd9f026d), UINT64_C(0x065e41a421fb3e30),
    UINT64_C(0xde3ad917d7ed4ba4), UINT64_C(0x7e6f95e09295b797), UINT64_C(0x17d04df8b94f8e33), UINT64_C(0x74076d6b319fe95b), UINT64_C(0x9f6be6d3b5474662), UINT64_C(0x6624223d7dd8fc45), UINT64_C(0x4167f5748d9cc364), UINT64_C(0x20710c3114724cc7),
    UINT64_C(0x9cef7cb88dd39b34), UINT64_C(0x5fdd8ef0f8074c47), UINT64_C(0x351c0dda3da94f34), UINT64_C(0x58ffcb6db37901a3), UINT64_C(0x310ca0169e59598f), UINT64_C(0xdef69cff29b59ac9), UINT64_C(0x8ea415df9ce0a02a), UINT64_C(0x5af8939f8e79d96a),
    UINT64_C(0x654958234b1c0ae1), UINT64_C(0x2cd51f75754e23af), UINT64_C(0xb6a1fce3af38aef3), UINT64_C(0x0ed0bc4df8dcfc01), UINT64_C(0x30459db4030c9aeb), UINT64_C(0xb824e5ca3804fe8c), UINT64_C(0xa1d64525c928e490), UINT64_C(0x14706a4b999506ba),
    UINT64_C(0x2a1596c579e4388c), UINT64_C(0x318195dfcc993db4), UINT64_C(0xd8a40843f2a7e701), UINT64_C(0x6853f6200917f66c), UINT64_C(0xa7bb9c6d5f621770), UINT64_C(0xf91266212585f654), UINT64_C(0xf5c62cc01e490788), UINT64_C(0x53433d13e3a712ad),
    UINT64_C(0xc6120637f326c62b), UINT64_C(0x717ebe524f82545e), UINT64_C(0x24f6ba214b57d00e), UINT64_C(0x0c1cff2963a4045b), UINT64_C(0x579b553ff3e4c376), UINT64_C(0x7980dae127dc2dca), UINT64_C(0xf5eba1f9b508f166), UINT64_C(0x519878b5443c5e49),
    UINT64_C(0x425083a2981fe870), UINT64_C(0xc7d2533c7d3b8d05), UINT64_C(0xb6e8b210351e1a63), UINT64_C(0x4bba162fb5a420a1), UINT64_C(0xcd8bf56881b30e46), UINT64_C(0xb5716a3ae8700176), UINT64_C(0x7761671743b5fa43), UINT64_C(0x39484f7dd89cdcd9),
    UINT64_C(0x710b385d5e404b6a), UINT64_C(0x9f3bfd53ccbb6e87), UINT64_C(0xe803c6d00951be15), UINT64_C(0x141adb0e2c5b938e), UINT64_C(0xb804b48054e8db57), UINT64_C(0xa788bf2f0d6735cf), UINT64_C(0xd788067da0ff75b3), UINT64_C(0x6ff713598d878cc4),
    UINT64_C(0xcdbe6f0dccf4363d), UINT64_C(0x7f225703ece50e77), UINT64_C(0x0ab43dff77fdb750), UINT64_C(0x2256d4d79fb8bad9), UINT64_C(0x7a3022b1fd14b436), UINT64_C(0x434d7cb94d916e88), UINT64_C(0x8ccf54428cd0eb5b), UINT64_C(0x7e58f64ddcd71ae1),
    UINT64_C(0x228d65a59b3ea35b), UINT64_C(0x0ef88c4e5c57e240), UINT64_C(0xea9fea7b0bcc1756), UINT64_C(0x7cb56f9e1505ce96), UINT64_C(0x1cfdb86346f81bac), UINT64_C(0xc6649ebb55a6a56b), UINT64_C(0x976b7707d5e6403f), UINT64_C(0x245f947d3f89e947),
    UINT64_C(0xbc06aac1eff5f113), UINT64_C(0x319bfed9c6c40bd7), UINT64_C(0x20c349cfd8cf606f), UINT64_C(0x2090ac57d4a26998), UINT64_C(0xa53ba45d24cfb944), UINT64_C(0xf09c6fb68002a5ac), UINT64_C(0xddf9ba1d7c3ecaaf), UINT64_C(0x107c2e7513d621c6),
    UINT64_C(0xe96df10de74c397f), UINT64_C(0xdb2d6a6abdda4b68), UINT64_C(0xd1194d873dd858d5), UINT64_C(0x540c56768455a8f7), UINT64_C(0x664024c86c3c0c31), UINT64_C(0x600b2fbec4b35a29), UINT64_C(0x4412e9e300c9b63d), UINT64_C(0x1612034ad569204d),
    UINT64_C(0x5f3d27b92915351f), UINT64_C(0xdae1a64dec3d4a94), UINT64_C(0x75389957ffcd87b5), UINT64_C(0x01de09fe717fcd41), UINT64_C(0xbaa861e812037f4f), UINT64_C(0x9899432872d5f0ae), UINT64_C(0x997804401dcc1174), UINT64_C(0x4cc613f02fe6abad),
    UINT64_C(0x5cb8f83990a5e407), UINT64_C(0xb23678e3220ae1bd), UINT64_C(0xc21bb17d8725f63c), UINT64_C(0x6b6a091583378418), UINT64_C(0x201b938595e5aed7), UINT64_C(0x1eb97f6ad312dfe0), UINT64_C(0xcf8f24206a894a82), UINT64_C(0x55a4221b883d2d42),
    UINT64_C(0xbcc29e0b89d41123), UINT64_C(0xf26017bf609f1541), UINT64_C(0x68080ebde942fe46), UINT64_C(0x0647b9197f4e4efa), UINT64_C(0xc2d38830e9ed1ce6), UINT64_C(0x416dd4846547942b), UINT64_C(0xf777043a6765e5d0), UINT64_C(0x0a0f812e8bbe0add),
    UINT64_C(0xa9cbb45a2fda41b5), UINT64_C(0x7baafad8064b010e), UINT64_C(0xf5b9d8c2d797d6e8), UINT64_C(0x3cd896a76f2e9981), UINT64_C(0x34807bc31d1d6222), UINT64_C(0xa03e742ac51b1919), UINT64_C(0x7c5a292dae0d93c2), UINT64_C(0x022ae73ff9dc4c57),
    UINT64_C(0x215d206da9f12389), UINT64_C(0xf967f4f3dda53fe0), UINT64_C(0x4900fa617cdbac73), UINT64_C(0x41cf5f574020e3cc), UINT64_C(0x49100fc80f62fbbb), UINT64_C(0xd58de759c33d7b20), UINT64_C(0xbd2b6a7ac6a8ec2c), UINT64_C(0x3ead352fda7f76c7),
    UINT64_C(0xc77f80786c193235), UINT64_C(0x2073f1233b9071a3), UINT64_C(0xcc25a8135ae97ecd), UINT64_C(0x1e14dc0f2ccb15be), UINT64_C(0x64ca70c9d5d7e742), UINT64_C(0x16904cd26ecd4faf), UINT64_C(0x12006039c86fcbc3), UINT64_C(0x3a1086a623798c07),
    UINT64_C(0x900050f5a8ed349f), UINT64_C(0x685a4b5d833534dd), UINT64_C(0xd1a5e4302ccbccf1), UINT64_C(0x36c0c34c6a741cca), UINT64_C(0xef3238e550a76c89), UINT64_C(0xf9791f500ccae586), UINT64_C(0xc857bad979ae5153), UINT64_C(0x77e168f401807ff1),
    UINT64_C(0x83f4a7b7da2dfd5e), UINT64_C(0x0f84b3b229b5a350), UINT64_C(0x6c71688ea259c830), UINT64_C(0x0cff0759e48483c6), UINT64_C(0xed20ca4c131f8e0d), UINT64_C(0xe736b0d94e743341), UINT64_C(0x532a552a710f5726), UINT64_C(0x02aa181ffaa8d896),
    UINT64_C(0x2da7a35f5cafa7aa), UINT64_C(0xd0609e46803a0a48), UINT64_C(0x08f3bc77357b896c), UINT64_C(0x688cc6a39121dc32), UINT64_C(0xf8065808815b78a5), UINT64_C(0xa4b8e782577a8e0f), UINT64_C(0x960d385c70d8e1e2), UINT64_C(0x0be94716d807b517),
    UINT64_C(0x76a3cebc5fffdd20), UINT64_C(0x15238a337b6317c5), UINT64_C(0x4f937ada187ed8cc), UINT64_C(0x31e7333aaae44055), UINT64_C(0x90ef8c51201de711), UINT64_C(0x1ab1bdb72e8f5f77), UINT64_C(0x8ffbbf4ec9ad46dc), UINT64_C(0x597d6e23706bf4c6),
    UINT64_C(0x00b2dba485aea44d), UINT64_C(0x2182f84e4267e575), UINT64_C(0x72a495fe06cce4f6), UINT64_C(0x13a62bc3293a6e78), UINT64_C(0xeda0c52d7f242085), UINT64_C(0x2f2c0e91578609c7), UINT64_C(0xc3dd66700bf74202), UINT64_C(0x6d144b1b9df8ac27),
    UINT64_C(0x1e96ed843d7a28db), UINT64_C(0xf9996e1b163624c6), UINT64_C(0xe34c0ff60c0572cf), UINT64_C(0x6b3bb5e8b0c1da7f), UINT64_C(0xe4f1e22e811ce2f8), UINT64_C(0xb84424cd51f99240), UINT64_C(0xf564ac950519eb92), UINT64_C(0x551040f553025d10),
    UINT64_C(0x703e92ccc1222795), UINT64_C(0x0c1f30e6f0bbd453), UINT64_C(0x4a735fe2f1f0a597), UINT64_C(0x1189e9494c1b5dc3), UINT64_C(0x6308f8fea1671ee1), UINT64_C(0x1ec6b4ab75387d23), UINT64_C(0x39a3a433b6f26bcb), UINT64_C(0x43fddccfe63fd82b),
    UINT64_C(0x4b5220ceb300d9c2), UINT64_C(0xebab53226ed43d6c), UINT64_C(0x75e0ccfabbb0269f), UINT64_C(0x137a8e666b642f72), UINT64_C(0xfd0c44c3ef62d27d), UINT64_C(0xaab3139add3ee578), UINT64_C(0x1a6b61da0d366892), UINT64_C(0x228600f4242297da),
    UINT64_C(0x64d347ce40077ade), UINT64_C(0xba70ce525ae79202), UINT64_C(0xaff54193d2d09439), UINT64_C(0x1ab5571ea639b67e), UINT64_C(0x7de01388479926f1), UINT64_C(0x41c99bfb03183de7), UINT64_C(0xf41f4ad604611251), UINT64_C(0x588faa0922038e31),
    UINT64_C(0x63d295c214b523b9), UINT64_C(0xaac6066604e9651b), UINT64_C(0x9bb13a53c4b075c5), UINT64_C(0x196270fe6ecdf63b), UINT64_C(0xac7cf62f7f972eb3), UINT64_C(0xf80eafd2934f1999), UINT64_C(0x7f9fdd82c0221f8a), UINT64_C(0x791c94ee63e1b4e9),
    UINT64_C(0x603736a3938fb76f), UINT64_C(0x9035c8707ecffed9), UINT64_C(0x3e4f36beb0290b0d), UINT64_C(0x334dd6a7e77a3af8), UINT64_C(0x674a8a4838afb6b5), UINT64_C(0x03e77dab54ed0b78), UINT64_C(0xa285667fec40a9bf), UINT64_C(0x1854ab31989b007b),
    UINT64_C(0xd3304ab018678d9c), UINT64_C(0xee092e932c9ca718), UINT64_C(0x22b7e053494e3cfd), UINT64_C(0x413ce7ad13e175fd), UINT64_C(0x73e34dee4d95b559), UINT64_C(0xc1cf3f4bbc65092e), UINT64_C(0xdbd299a5ca084008), UINT64_C(0x6f5ce7319c1911c9),
    UINT64_C(0xaad6328d16778d1c), UINT64_C(0x99f0b3f5f1319cda), UINT64_C(0x6a3ed7e66058d02c), UINT64_C(0x251081c3dbc286f6), UINT64_C(0xd3c9b271dea06ba5), UINT64_C(0xf80be5f9c2863ada), UINT64_C(0xdbe89a7c0fce03c4), UINT64_C(0x11b0bff2c92ac04f),
    UINT64_C(0xc5c817b512d88d6d), UINT64_C(0xcdc7e5fe8de84240), UINT64_C(0x38cd09346705d944), UINT64_C(0x7a4d93934974c838), UINT64_C(0x949c87d55488128e), UINT64_C(0x331a35675fae46e8), UINT64_C(0xe7a28dc3f3f449b5), UINT64_C(0x73cb97f921073857),
    UINT64_C(0xf85cdfe886992508), UINT64_C(0x5afe770b0006947e), UINT64_C(0xcd7f1b0a11605098), UINT64_C(0x72239b8d033b260f), UINT64_C(0x370977d8d8001c91), UINT64_C(0x346f47bcbfd4bd65), UINT64_C(0x8b131792078b9bb6), UINT64_C(0x10a5046416629e03),
    UINT64_C(0x9bd0512de7e2bd1f), UINT64_C(0x280cd4f731607374), UINT64_C(0xaf44c619239ce5d8), UINT64_C(0x0f4d65bf7abc7431), UINT64_C(0xea18c9de6b4f561c), UINT64_C(0x9bb7067970bdc19c), UINT64_C(0x16735ebf66de81d0), UINT64_C(0x68f6ce35b83cf23d),
    UINT64_C(0xeb47f33b2073d99c), UINT64_C(0x6a5e428c6476be4e), UINT64_C(0xb726dc3386bd83d2), UINT64_C(0x4701aba385d3819a), UINT64_C(0xf546915cb59298c5), UINT64_C(0xecaeb7793e7c867e), UINT64_C(0xa504151a71606fbb), UINT64_C(0x01102b6eced1ea44),
    UINT64_C(0x2b654e5f4a971d95), UINT64_C(0x45d9782be0d54548), UINT64_C(0xf14d11d890b7c797), UINT64_C(0x5cfd4b83d83440b2), UINT64_C(0xe39ca6d9f8ca23e4), UINT64_C(0x4027731aa89a9256), UINT64_C(0x5e8da933316ad930), UINT64_C(0x0d759f442053f1e7),
    UINT64_C(0x15745b3ae7a81d19), UINT64_C(0xb99f0758b3464460), UINT64_C(0xe2213759f88ff20b), UINT64_C(0x494aa5dd4765d2d9), UINT64_C(0xec7f69adeb89de84), UINT64_C(0x08c77d0a8e91820e), UINT64_C(0x3498102cf1be9720), UINT64_C(0x4b46cca4a8a6d6c4),
    UINT64_C(0x2784e42a65f3c869), UINT64_C(0xed01d5dffe14cc29), UINT64_C(0x3e134953eee06f99), UINT64_C(0x4a566e4a4efa808a), UINT64_C(0x6dfe3ab3eb88fde7), UINT64_C(0x26e5cdd55949fc88), UINT64_C(0x67581cd50bd3f1fd), UINT64_C(0x5e2586237960c4e8),
    UINT64_C(0xa80a94c1511239f3), UINT64_C(0xd486a6ab4468ae22), UINT64_C(0xab2b7036baf57f7b), UINT64_C(0x1c2151605428964b), UINT64_C(0x82ffdbd953b704d8), UINT64_C(0xa8e0a5a09e0b1f0d), UINT64_C(0x0e5dea2369639d9d), UINT64_C(0x2c995f863530a789),
    UINT64_C(0xdcce4608027a6092), UINT64_C(0x40bf76d04a616852), UINT64_C(0x305f79ad348ecfdf), UINT64_C(0x532a000c2eed46fc), UINT64_C(0x63989b6da5315b13), UINT64_C(0x3d72586d4efb0735), UINT64_C(0x8f025ad2fb5fac21), UINT64_C(0x7820958c7917e9ac),
    UINT64_C(0x12b1e564a430e774), UINT64_C(0xa527ed08c2049135), UINT64_C(0x4750fa4a33fa933b), UINT64_C(0x69da6c2e85a5bd00), UINT64_C(0xc7072db7d844ff4c), UINT64_C(0x270a818b09cc7070), UINT64_C(0xdff8f4e5ddd63970), UINT64_C(0x73f47242e3c64822),
    UINT64_C(0xe250d8b065f6ab97), UINT64_C(0xb7259f73db92e9ca), UINT64_C(0x85db74dd7c908e32), UINT64_C(0x7a1ff79eeae60f25), UINT64_C(0x9a37b1f8f71d5400), UINT64_C(0x05c80e748e7072b5), UINT64_C(0x7ab1771b2848518b), UINT64_C(0x2968594b2cad98e3),
    UINT64_C(0xb496708a26a85ee9), UINT64_C(0x7ad42e3d6d9b8fc0), UINT64_C(0xd0acbbc33cfea729), UINT64_C(0x12b2b58914d2bb27), UINT64_C(0xdf49b3b788176f43), UINT64_C(0x4d632c4ef6012a08), UINT64_C(0x8f66a72c2fc2b854), UINT64_C(0x7ba0d98d4fddd306),
    UINT64_C(0x15990316cf17bf12), UINT64_C(0x5a903367a7a666b7), UINT64_C(0x94c6d3a3062381fa), UINT64_C(0x3410c7d44040187d), UINT64_C(0xf826c5a4e169041a), UINT64_C(0x52b8deef76ee6b70), UINT64_C(0x372845479c776d99), UINT64_C(0x36fd16ec999f0ae9),
    UINT64_C(0x1e79bd2e3934413a), UINT64_C(0xfaa653f384d53238), UINT64_C(0x20c408f6ac1ce03b), UINT64_C(0x102e9c64456621f4), UINT64_C(0x417ec755e1920605), UINT64_C(0x15fe759abbaa1ce1), UINT64_C(0xaaba9236eb536e16), UINT64_C(0x6037709ef86b8448),
    UINT64_C(0x6fb2ef5501f9edf5), UINT64_C(0x0598d57c42f45199), UINT64_C(0xdb9e67efa03b1791), UINT64_C(0x3b969740195e8a5c), UINT64_C(0x749063b1aea9127e), UINT64_C(0x63ba430bc938efd7), UINT64_C(0x89231b0b1a813e0e), UINT64_C(0x6df8c1ffceab02bd),
    UINT64_C(0x2ac36ea4bf21b82d), UINT64_C(0xfd3baa51f70acf8e), UINT64_C(0xa227e2a522268c2c), UINT64_C(0x56e829fb351cd0fb), UINT64_C(0x011808f5cd2c585d), UINT64_C(0x937998c86407d55b), UINT64_C(0x504d975865c866fd), UINT64_C(0x257d41c60f9faf36),
    UINT64_C(0x28810cfa2a588514), UINT64_C(0x4d6a0bf713bd8baf), UINT64_C(0x11a2da94f5404f2f), UINT64_C(0x1d1fe07d6ff89140), UINT64_C(0x6788051382b5da5f), UINT64_C(0xfb09986dbc4d3214), UINT64_C(0x2252a83ce0015a53), UINT64_C(0x7318ab32b6be70b4),
    UINT64_C(0x3789a4fa70d4393f), UINT64_C(0xf304e73fdcc09d84), UINT64_C(0x65827bd3cab2aff7), UINT64_C(0x697577da342f9b76), UINT64_C(0xc9082d1b85ff22b0), UINT64_C(0xdc4df189b98802a5), UINT64_C(0x6d29d1ef3b612d3a), UINT64_C(0x385dcfeb2d8ded1c),
    UINT64_C(0x613335fccf81b9dc), UINT64_C(0xfc70f4616692772f), UINT64_C(0xeac7f0c88708e488), UINT64_C(0x5558937d28a19927), UINT64_C(0x2239e18045f05119), UINT64_C(0xe806252dadd98a62), UINT64_C(0xe88dd0b5577eb472), UINT64_C(0x7e4d9ad531cea659),
    UINT64_C(0x9dba2b9107f15e9f), UINT64_C(0x245c81ab74b74147), UINT64_C(0xf9810df90f528e53), UINT64_C(0x2881e6ce48e18219), UINT64_C(0x49fbef1dc0fcc4de), UINT64_C(0xd007e054a4ee6993), UINT64_C(0x594ab19356ad9a6a), UINT64_C(0x43b429fd219c85ca),
    UINT64_C(0x29c5e7b7deac0001), UINT64_C(0x3927930d21cd5442), UINT64_C(0x95c653390925d18a), UINT64_C(0x6b9b7b3b34e5fe8d), UINT64_C(0x1b64a2eda888db71), UINT64_C(0xb0e57310c4636567), UINT64_C(0x7099487019b16537), UINT64_C(0x2fd55d63b53958d7),
    UINT64_C(0xe985234a481dfb97), UINT64_C(0x3e67444c9ce39e58), UINT64_C(0xc4ecdc3128fc2a89), UINT64_C(0x1b863895014aa484), UINT64_C(0xaf712b4097da3fa9), UINT64_C(0xc122590651cbe3f7), UINT64_C(0xa94237149b7d7136), UINT64_C(0x3a89908ecfb207ef),
    UINT64_C(0x6af0c9a1b711b010), UINT64_C(0x68ad48a8a7337c36), UINT64_C(0xf8c06917b7ed31a5), UINT64_C(0x030c6bd118ba860f), UINT64_C(0xe9ff97c681d6df65), UINT64_C(0x5f5b46de56b1ff31), UINT64_C(0xd987b22960d88033), UINT64_C(0x4b7a894761afe147),
    UINT64_C(0x60fa6b241a200cab), UINT64_C(0x407fecc448a37433), UINT64_C(0x92840c0c739f57b5), UINT64_C(0x3ce03f3380c2c40b), UINT64_C(0xf767f7185fb9a6ba), UINT64_C(0x4b5d35adac6bf0ec), UINT64_C(0xb9c3ad0f257b6549), UINT64_C(0x51516aea7a710555),
    UINT64_C(0x08d9bda40cb31b75), UINT64_C(0x4c89d4047d2e7c2b), UINT64_C(0xf4c0fdc9fb2ea9c0), UINT64_C(0x6c418458accdb971), UINT64_C(0x513cad6d5660d1b1), UINT64_C(0x4626513d7c9a68a7), UINT64_C(0x8c5078379da84c82), UINT64_C(0x0dfe05ee8750eb20),
    UINT64_C(0xb526ec86b6a27940), UINT64_C(0xbd88263142133cd3), UINT64_C(0x8f53b3817ee3b4f2), UINT64_C(0x2e50294af40b5ece), UINT64_C(0x8f705f92d99c0a17), UINT64_C(0xa9565be5e7a66110), UINT64_C(0xdbfb9f031dcfc2be), UINT64_C(0x02a5d5f631396918),
    UINT64_C(0xb74639f081e158b9), UINT64_C(0x971f089ed6a33448), UINT64_C(0xbf3b088c3c52d2ae), UINT64_C(0x57cefd15f38f4be8), UINT64_C(0x862337580353acd2), UINT64_C(0xb4fcf72ecbb72584), UINT64_C(0x49992531114bd12e), UINT64_C(0x1b17f7922782f38c),
    UINT64_C(0x0a1c8e877e20709b), UINT64_C(0x1cb3908da3fd8222), UINT64_C(0xdf38330a05985132), UINT64_C(0x6c56faafc281b9fc), UINT64_C(0x406baeca4fbd286d), UINT64_C(0x71eac52cc6a89db6), UINT64_C(0xe99511efb52864ef), UINT64_C(0x11a779a73ed4e2df),
    UINT64_C(0x79a54270243ebb6c), UINT64_C(0x7ca1e270fa0d1707), UINT64_C(0x43bd9b45ecc2b9c0), UINT64_C(0x54734512c5bc3880), UINT64_C(0x6c77872cde556cf8), UINT64_C(0xd63f9799a7cb03a9), UINT64_C(0x07a4f759f38016dd), UINT64_C(0x209ca2c68dfe5836),
    UINT64_C(0x3881ba2c17d54371), UINT64_C(0xfdbb7ed77be53f84), UINT64_C(0x6b9a279b7bdab96b), UINT64_C(0x194e19bc761b8da1), UINT64_C(0x198f72962a17ab2e), UINT64_C(0xa105d58651f9defd), UINT64_C(0xef372e8c1a01eed1), UINT64_C(0x6a0f34e7752c2541),
    UINT64_C(0x8ec185fc38ad0e1f), UINT64_C(0x37ae7fb2c06c9eff), UINT64_C(0x137ec7954425011f), UINT64_C(0x087393e9293bad14), UINT64_C(0xf5864d1cece8ae34), UINT64_C(0x5c9e89a0b0f87866), UINT64_C(0xf78311fe6d4e9a19), UINT64_C(0x7c2e56533362190f),
    UINT64_C(0xc8bccd953013bfe5), UINT64_C(0x7f7bd1f2ef07336e), UINT64_C(0xa82ac679ae7185b2), UINT64_C(0x58ac50046f694b46), UINT64_C(0xcad81bbcf00804a7), UINT64_C(0x4cefc817373bb0ea), UINT64_C(0x856a8f5cce4e4fbe), UINT64_C(0x13b8cbb0c7a6baca),
    UINT64_C(0x7e2ced1a30195419), UINT64_C(0x6108d3f42b32578a), UINT64_C(0xb87054c996b10dcf), UINT64_C(0x1382cb61651dc942), UINT64_C(0xea098a50411f567c), UINT64_C(0x4189d4860f321d1c), UINT64_C(0x9ed615a77349b63d), UINT64_C(0x279a41dbd2232ae1),
    UINT64_C(0xf3321c579f032da1), UINT64_C(0xe9746a30f6b83cb6), UINT64_C(0xd1104d5aae65123c), UINT64_C(0x016ca5a25fa028e6), UINT64_C(0xaff0597404e320dd), UINT64_C(0x9e6194a43bec10ee), UINT64_C(0xd3332099ecf4a096), UINT64_C(0x4d3c94632b24eb92),
    UINT64_C(0x1f4b6aa7a3daf2ca), UINT64_C(0xa5ffbee591fc9502), UINT64_C(0xead12ab6baf804ec), UINT64_C(0x2298aa4e7db038d3), UINT64_C(0xfe5c5b0ade437287), UINT64_C(0x6fbf0a62e0118469), UINT64_C(0xa8b023f849355791), UINT64_C(0x6371574cc73d49e7),
    UINT64_C(0x75edda446f758604), UINT64_C(0x452f3e20aa1a1871), UINT64_C(0x65c7bf24352c3be0), UINT64_C(0x35cd0bc7edc9649c), UINT64_C(0x70a267407e9c512a), UINT64_C(0xe1ae65bd65604ad3), UINT64_C(0x4a60b241aaa343e0), UINT64_C(0x2c173196ca1bf422),
    UINT64_C(0xc097a720954b7215), UINT64_C(0x675c711801c3c06f), UINT64_C(0x16d33404d82d7336), UINT64_C(0x4a85c1eb186fd337), UINT64_C(0xc26ea95d3e64bb8d), UINT64_C(0x39be248f7584c1c7), UINT64_C(0xbd2d712f278cf86b), UINT64_C(0x53a54bde183275fc),
    UINT64_C(0x1935c5bc9d78de7b), UINT64_C(0x7f0016058c5149e4), UINT64_C(0x543cc0c940e4ff71), UINT64_C(0x66006e7c27fcd596), UINT64_C(0x2de0aa57b092e43b), UINT64_C(0x4d24c027cffaaded), UINT64_C(0xc99d1ffab46d7ffa), UINT64_C(0x30e8f4fd286f7654),
    UINT64_C(0xa7b32545fea34dd3), UINT64_C(0x55a1d811407f2660), UINT64_C(0x531a672b0be3ed4f), UINT64_C(0x2f5a5e0a094074ac), UINT64_C(0xfb99b3eb797765fc), UINT64_C(0x8526e16b73ad2ade), UINT64_C(0x921cf9229e76bc7e), UINT64_C(0x3135f86d441b3b9d),
    UINT64_C(0xa44eeb681259c714), UINT64_C(0x57f8aaa001e0345d), UINT64_C(0xc82793842442a997), UINT64_C(0x5acfe583e989d9a3), UINT64_C(0x4de0ed005018d5e8), UINT64_C(0xd0c2934423b78178), UINT64_C(0x18eee55bc367e260), UINT64_C(0x03149caf8ba6f19f),
    UINT64_C(0x945fa30d70faa980), UINT64_C(0x4d70cb2e9e1b9ac1), UINT64_C(0x48bb3dd580f06319), UINT64_C(0x07ccc46f50d9f8cf), UINT64_C(0xc8f4b17e248a9a87), UINT64_C(0xa0dc8e794f8007ca), UINT64_C(0x6cc530c971e0c5dc), UINT64_C(0x30fdfdbd85b65909),
    UINT64_C(0x430854e90973e6ee), UINT64_C(0x777811f3264d02b0), UINT64_C(0xc245c331e8d0aa65), UINT64_C(0x0853e8313a7b6cbb), UINT64_C(0xc1524ec31e8d036e), UINT64_C(0x09ac2468bdf0d770), UINT64_C(0xd4b20fa5f567b9ce), UINT64_C(0x59829fc4ac573f0c),
    UINT64_C(0x2ed5c0f563ea3a97), UINT64_C(0xd9c55be3b117b555), UINT64_C(0xa61ff5c2cfaaa549), UINT64_C(0x0ad0120ce6478fdc), UINT64_C(0x7afd929e9ae0fd31), UINT64_C(0xeacd621578615184), UINT64_C(0xa00e2e9066750dfe), UINT64_C(0x7adbd26998650b03),
    UINT64_C(0xac353f22422dbb96), UINT64_C(0xb2793854c607ef4c), UINT64_C(0xc792629e912bc746), UINT64_C(0x4637e89a5f9ff9b9), UINT64_C(0x2ba6b469dc195e78), UINT64_C(0x5e6062d59d21cb58), UINT64_C(0xa64817d650b10ba5), UINT64_C(0x49d1207f35d5e0b1),
    UINT64_C(0x485984e7fcf6196f), UINT64_C(0x8ddb26fc2a9dcef5), UINT64_C(0x7032d9010f5a6724), UINT64_C(0x51eee0787b1c0211), UINT64_C(0x410f13d3587915ac), UINT64_C(0x3feb9190603f22dd), UINT64_C(0x22a247d7113c210f), UINT64_C(0x1fa4a8c483d3083b),
    UINT64_C(0xb98576d36553b895), UINT64_C(0x3228b0a5e7e508e5), UINT64_C(0xdd1d6b4e8037ca15), UINT64_C(0x2e45abb1af3cc2d4), UINT64_C(0xb54072ad85881613), UINT64_C(0x9e80739f312d36eb), UINT64_C(0x137661beb0a217a1), UINT64_C(0x56d5ccfa811db6f1),
    UINT64_C(0x3e0d3bdd76cd1fbe), UINT64_C(0x2a8a5e6dff39214e), UINT64_C(0x19afabbe026d185c), UINT64_C(0x580cc905a588cdee), UINT64_C(0x942c4f85e2125ae5), UINT64_C(0xd8e70983033b3344), UINT64_C(0xdfab94509947c4c6), UINT64_C(0x7ebb4d937f4c623a),
    UINT64_C(0xa9639faad44baf16), UINT64_C(0x577880b092c84734), UINT64_C(0x771b07169c3aa9ec), UINT64_C(0x706920f1803c4dbc), UINT64_C(0xd3446c03de5f2abe), UINT64_C(0x1cdbf8d08e5a8df6), UINT64_C(0x33a27cca14a96c18), UINT64_C(0x6783f34725c10682),
    UINT64_C(0x98d22d38a7c9190a), UINT64_C(0x1fa7f475ebfb8c14), UINT64_C(0x1c48e0ff1d3c3ac1), UINT64_C(0x7e4059bbfa91813f), UINT64_C(0x9804ebb8e8595a25), UINT64_C(0x1f8d5261d449ca28), UINT64_C(0x039907438f8df20c), UINT64_C(0x44d84eddbe66fabf),
    UINT64_C(0xe2d1b49f4d42fd3f), UINT64_C(0xb77974212870c480), UINT64_C(0x94c08618d3932174), UINT64_C(0x34d04d4a98112f4a), UINT64_C(0x5cc77d82dc1ae1ac), UINT64_C(0x6d4e159600a93226), UINT64_C(0x1d3be5f07b5396a3), UINT64_C(0x3307f284f2bd2a50),
    UINT64_C(0xbb3f7e0b1f70ef83), UINT64_C(0x3312a6382a6d7f1e), UINT64_C(0xadcd670538c3cc81), UINT64_C(0x29939a0c4c518f0f), UINT64_C(0x220fdfd63d35edbb), UINT64_C(0xa242ed3a36bdc6d4), UINT64_C(0x6f6edfecb25d6883), UINT64_C(0x1e785909a03407e9),
    UINT64_C(0x93fb87177476bf5a), UINT64_C(0xcc1db0685094a4be), UINT64_C(0xc58d4e89148d2c79), UINT64_C(0x3e19dd9994916f46), UINT64_C(0x39972a51e01b9727), UINT64_C(0x117263775518b771), UINT64_C(0x898e18c8b1a148c1), UINT64_C(0x446103a3217f84b3),
    UINT64_C(0x8233573c7ec01b9b), UINT64_C(0x65970aad839be7f3), UINT64_C(0xf42fb51e462fa0a9), UINT64_C(0x688bb925b3266a64), UINT64_C(0xab4217be1d1ecb6c), UINT64_C(0xd1a69affdb3e146f), UINT64_C(0x1e83f4f66ffe7cc3), UINT64_C(0x02c3bcec5ce3003f),
    UINT64_C(0x65829c805396b3fa), UINT64_C(0x03af29be15253af1), UINT64_C(0xc0e130e98881e864), UINT64_C(0x27a44715445d1d4e), UINT64_C(0x86296aeb54635425), UINT64_C(0x59f886457fb9a369), UINT64_C(0xaac294224ede8875), UINT64_C(0x0b6152c84b5c66ab),
    UINT64_C(0x24101b27860f2904), UINT64_C(0xc7cf3c0b38f1d0e6), UINT64_C(0x19ab4b88a555bf3e), UINT64_C(0x1be5f10adee8f7d4), UINT64_C(0x6d88ce8ecb3cf2f8), UINT64_C(0x8a56a1050037a0d0), UINT64_C(0x4a6561b7cf796dd3), UINT64_C(0x7ba51ffdd0adbfa4),
    UINT64_C(0x75705173dbd7eab1), UINT64_C(0x1edd5e3a7265d777), UINT64_C(0x95299cc51bf0a31f), UINT64_C(0x0db77828a75b7e2e), UINT64_C(0xdfb670884890fea1), UINT64_C(0xb0c367b2eddb813f), UINT64_C(0xe6756267cb22c7bb), UINT64_C(0x42c8792ec8764aaa),
    UINT64_C(0x01a9a1fcc119007f), UINT64_C(0x7a3af7ba2fd76109), UINT64_C(0x01371387797402db), UINT64_C(0x6cb89091f38f28b9), UINT64_C(0xbf3bc079994cab2d), UINT64_C(0x36a8e918d649ea33), UINT64_C(0x8f1835277ddbf16a), UINT64_C(0x43a829147b0e6808),
    UINT64_C(0x72d0088967d0de1e), UINT64_C(0x95917d78d97000f5), UINT64_C(0xe96f4bf88530e4f7), UINT64_C(0x63d4c9979757ac36), UINT64_C(0x6a9ac973e6e2c341), UINT64_C(0xdb4a1fd7bc3931ae), UINT64_C(0x7f5f3779f7647e49), UINT64_C(0x5f9ba031b17e24a5),
    UINT64_C(0xa9e76e4ca22ebdbd), UINT64_C(0xb018f164dc000eaf), UINT64_C(0x4d68f9babb23f005), UINT64_C(0x73060b6e8ead6380), UINT64_C(0x44e749dc3f7be795), UINT64_C(0x61085195516105c8), UINT64_C(0x90b7cb3248444815), UINT64_C(0x6bc1c22959965bf1),
    UINT64_C(0x88a770acda492943), UINT64_C(0x544abf026b2fb8ce), UINT64_C(0xd51d7f94fc0f180c), UINT64_C(0x464ead573f80bc37), UINT64_C(0x3b61111bcf933dd7), UINT64_C(0x4d6f0150268ea878), UINT64_C(0xa5f7c1ef1e1938f8), UINT64_C(0x3402f620e177c80a),
    UINT64_C(0x523c4030c41f5e2a), UINT64_C(0xf03529825cf47549), UINT64_C(0xe5efe136f23a4cd9), UINT64_C(0x4d6da6db5bb478f7), UINT64_C(0xbbd06e11d4856a63), UINT64_C(0x02d104024c497b4b), UINT64_C(0xdcceaf8d2261c7cb), UINT64_C(0x78dbcd2751542c03),
    UINT64_C(0x654633567a4872f1), UINT64_C(0x0f11c08e900ddb49), UINT64_C(0x390bbba486866897), UINT64_C(0x763a7b45fcba01a8), UINT64_C(0x783f2f8286261329), UINT64_C(0x96f3172863c3cda4), UINT64_C(0x5eeb4ce3bb578815), UINT64_C(0x68b488f016d019cb),
    UINT64_C(0x949d99e20a3d510d), UINT64_C(0x00cb0699d8e2b742), UINT64_C(0x14d2f0ae190fd77d), UINT64_C(0x7a9955426b32f861), UINT64_C(0x0f24e754b427fe53), UINT64_C(0xe4c77df49413961f), UINT64_C(0x474a1e8032af7746), UINT64_C(0x76530a08a65f7091),
    UINT64_C(0x8795d66215f89b2b), UINT64_C(0xdf2547ede5c0647a), UINT64_C(0x9e9883754339e88b), UINT64_C(0x369b7a5232d8c648), UINT64_C(0x57ad659599e470f5), UINT64_C(0xf5b7a8735e17caf9), UINT64_C(0x1dcd1f06f62840e4), UINT64_C(0x43723613326ad403),
    UINT64_C(0xe88768df7a64a274), UINT64_C(0x100c1540340f7f23), UINT64_C(0x639e9969570b5d8d), UINT64_C(0x79045714413a5cb7), UINT64_C(0x5219c4f602509b92), UINT64_C(0xe796e33f2e450859), UINT64_C(0xa54106f9a393db62), UINT64_C(0x2299dfab59aae732),
    UINT64_C(0xb3ac636dc8938c5a), UINT64_C(0xdb30feaecd45b267), UINT64_C(0x783a31e39ac92221), UINT64_C(0x59b1145a462e313b), UINT64_C(0x4e80af67823936af), UINT64_C(0x2f946e599c8231b0), UINT64_C(0x095c77eaac768c5b), UINT64_C(0x38edf46b51ffc9bf),
    UINT64_C(0x16ce66ec3ea015b5), UINT64_C(0x6f526ee18017dd65), UINT64_C(0x04e0c7223ca31e9e), UINT64_C(0x59fe0708838d3bfd), UINT64_C(0xaca8f5ad921418c4), UINT64_C(0x23ee24b53252dcbb), UINT64_C(0xce9552de0f60d6b0), UINT64_C(0x32217c46a12f5916),
    UINT64_C(0xd7085580b76b1d9c), UINT64_C(0x58046377e7b6cd64), UINT64_C(0x64243aede0c36627), UINT64_C(0x53568e30c10fbf17), UINT64_C(0x2ac5801f4f0a9c61), UINT64_C(0xb22628f68d750b37), UINT64_C(0x16fb487003e87b5f), UINT64_C(0x10e7345af6dbe4c2),
    UINT64_C(0x699c66620f71dc46), UINT64_C(0xb671f3a54a4a40ba), UINT64_C(0xe881ddf288e441be), UINT64_C(0x426f3e860c88320d), UINT64_C(0x1e632f303969c80d), UINT64_C(0x6a35867d03cb112e), UINT64_C(0x5c37faac71698c66), UINT64_C(0x758c3ee718270462),
    UINT64_C(0x9012475c60283df7), UINT64_C(0xebb79691ed123749), UINT64_C(0x5c7c5d1fa533eb59), UINT64_C(0x1ba589f2abf893fc), UINT64_C(0x55c70a32df348d39), UINT64_C(0x1eedd13a03b79a8c), UINT64_C(0x9d149110154fd802), UINT64_C(0x47dd04afbb3abdd1),
    UINT64_C(0xe4e44cb12b2ae352), UINT64_C(0xe606d8dd2a6b8236), UINT64_C(0x97107124fcd9e9a4), UINT64_C(0x679a3331d4f2e041), UINT64_C(0xbeb742e9d1c2d05b), UINT64_C(0x09cd199f0600377f), UINT64_C(0x80bc86071f56fdf2), UINT64_C(0x2d54cdc670e551d7),
    UINT64_C(0x6e5d25cdf3f6b9f1), UINT64_C(0xa03c3152ac6539d3), UINT64_C(0x8046c7c642a147d2), UINT64_C(0x39d98727673c0d97), UINT64_C(0x5802a53016338949), UINT64_C(0x1e20fef2d4e242b0), UINT64_C(0x24e6bea816e7d35f), UINT64_C(0x38005e12dbc3edb0),
    UINT64_C(0x522d23ee4819c091), UINT64_C(0x3905a8cd10659601), UINT64_C(0x0d423bd2f9adeab8), UINT64_C(0x4031e45308a1ab41), UINT64_C(0xb47e79914a366373), UINT64_C(0x454f22b47ab9546e), UINT64_C(0x16213f3d65e55698), UINT64_C(0x7a23c5b123bfcf29),
    UINT64_C(0xa72adc149b2391d1), UINT64_C(0x992005a4db9e0c16), UINT64_C(0x15782f6ae7fdf4a5), UINT64_C(0x6d6068e3ae9a6c70), UINT64_C(0xf6116d063bcf299c), UINT64_C(0x4e2866b756287432), UINT64_C(0x0f7864bb3431b55d), UINT64_C(0x33a88d25afcf4208),
    UINT64_C(0xb81c4a4ce57cc494), UINT64_C(0xceb020ef82186da0), UINT64_C(0xbc8dcf7512bc2da8), UINT64_C(0x7b384916bf723444), UINT64_C(0x4e4177649734e06d), UINT64_C(0x4dcaf5de81483b70), UINT64_C(0x005370b87baceeb2), UINT64_C(0x1eb378d018201af2),
    UINT64_C(0x4b5eae9656d8d149), UINT64_C(0x13299ced8e6fd222), UINT64_C(0x98e3a024c3179bed), UINT64_C(0x6fec0d13dc723745), UINT64_C(0x569d7b7c8c85e464), UINT64_C(0xf3d529c01dd7290e), UINT64_C(0x09e45088ac74378d), UINT64_C(0x30ddb80faa5bbc24),
    UINT64_C(0xa0c635f8ef193b76), UINT64_C(0xb9dd24fcec3fa3d5), UINT64_C(0x9c2c1197b584f54d), UINT64_C(0x1b3cc061428df0cc), UINT64_C(0x94088ae93dce8d9f), UINT64_C(0x0a6c0fea8ccd0532), UINT64_C(0xfe40099f62a2a8aa), UINT64_C(0x1047a71dad6b37b8),
    UINT64_C(0x38f4040786e5b4cd), UINT64_C(0x17e662d1b0162e34), UINT64_C(0x77b8bbdb288edf0f), UINT64_C(0x297be46b756d9286), UINT64_C(0xb1c0482c00ff737e), UINT64_C(0xcb03b174a52d7f4c), UINT64_C(0x65e066e36f3cc1f1), UINT64_C(0x588b577375414e1f),
    UINT64_C(0x39e54874bc280a17), UINT64_C(0x47fcc5b5834ca6db), UINT64_C(0x01f72798906a0d2b), UINT64_C(0x5ed1935072cc4a83), UINT64_C(0x2f96e3efef426895), UINT64_C(0x839d7e18fe41aade), UINT64_C(0xac39283ea4f14a7e), UINT64_C(0x2b1ba228238b4621),
    UINT64_C(0x0d5b9a4c4e14b834), UINT64_C(0xc403f03917e91792), UINT64_C(0x5d599b86602a6860), UINT64_C(0x2c3cead1fb3c6868), UINT64_C(0xfe2bbbfdc0aff7fb), UINT64_C(0x66e33bf6df284dec), UINT64_C(0xb721dee5a799581c), UINT64_C(0x584d479977004f19),
    UINT64_C(0x250463226c2cba36), UINT64_C(0xba1f2d2f6cddc29e), UINT64_C(0xce2fc775c4145615), UINT64_C(0x6faf0fd8bf065c91), UINT64_C(0x55c464cd3c81a708), UINT64_C(0x8a2acca9fb391b7d), UINT64_C(0x3e9dc45cf882dd1e), UINT64_C(0x6c2ef2bb63e2e7f5),
    UINT64_C(0x4f7da67fb2c16688), UINT64_C(0x887ad95f431ddcf8), UINT64_C(0x0f08c6eda86faffa), UINT64_C(0x717bcaa9b91f7057), UINT64_C(0x611c0912310942b8), UINT64_C(0x0fd8347c465cec87), UINT64_C(0x7ebae8580cd024d8), UINT64_C(0x33a051b79cb8d80e),
    UINT64_C(0x64016c8e84fa42a3), UINT64_C(0xe94e2e9e61da6298), UINT64_C(0xed143315f0701f42), UINT64_C(0x6e9ab064acd4a43c), UINT64_C(0xe7da0337402446e2), UINT64_C(0x0abbf20c6933b441), UINT64_C(0xc55de0d2042051fe), UINT64_C(0x0ad5f474ef0ab90b),
    UINT64_C(0xe2ee07f2541bd8d0), UINT64_C(0x40f3e8922dfc11d1), UINT64_C(0x30acdd78b4491415), UINT64_C(0x259297b86c5de35d), UINT64_C(0xb2f25e50b6720f50), UINT64_C(0x2ac00d8f5f499fad), UINT64_C(0xc8212030674aef0c), UINT64_C(0x55094b4e5ac901ca),
    UINT64_C(0xb9d69956195662f9), UINT64_C(0xf1ffcb1571be6508), UINT64_C(0x2ccfd8cdb04a10f3), UINT64_C(0x5e26a20d85087fd8), UINT64_C(0x9e3072aa3db9ec01), UINT64_C(0x83bf5404502b58b4), UINT64_C(0x4f1cf9a9d2ba84dc), UINT64_C(0x2bd802e09f5d426f),
    UINT64_C(0x6a911c9cca3c5fa8), UINT64_C(0x611428dfcfce98c3), UINT64_C(0x81dd050c3be14584), UINT64_C(0x08b8cabd1e52ae49), UINT64_C(0x2945ec104543bfe2), UINT64_C(0xe9a6092eb51c51c6), UINT64_C(0xeed13e0d851ec90e), UINT64_C(0x0eb24026f23588b4),
    UINT64_C(0x78c3966c01f1feec), UINT64_C(0x3b773839dc0ef30a), UINT64_C(0x6bf26f6983b3cf8d), UINT64_C(0x29ec0998d40d5831), UINT64_C(0x0abb508ed4bafa63), UINT64_C(0x258a9928dbf37d4c), UINT64_C(0xaf83b209625897ab), UINT64_C(0x70e6f8f239443a80),
    UINT64_C(0x7b17d0eb00198b5e), UINT64_C(0xcf6d7f8ea1ac47b2), UINT64_C(0xd18fac7eef183ca2), UINT64_C(0x0bb5c875394869ef), UINT64_C(0xfa12084a1d1ad65b), UINT64_C(0xb3f43af102034442), UINT64_C(0x26b7f31f9d0474f2), UINT64_C(0x7f5576fb0d28710a),
    UINT64_C(0x503f8fd1c4030580), UINT64_C(0xef8985762e7c1afd), UINT64_C(0xf4eadca7eb7191f1), UINT64_C(0x1d8cc285bfd41ecb), UINT64_C(0x716a39e4df474891), UINT64_C(0x2afb1a33e973a2f1), UINT64_C(0x1a312d9330679c79), UINT64_C(0x262a097f51c37f0f),
    UINT64_C(0x5cfb720fd21f157c), UINT64_C(0xfe67de81876d9e12), UINT64_C(0x5129a0d9609a7f0a), UINT64_C(0x06fc578f3971f27f), UINT64_C(0x96186ce890a1d28f), UINT64_C(0xe88f907c2a2e2e52), UINT64_C(0xb61b3061aae6e958), UINT64_C(0x68b1bd0d9209ab3e),
    UINT64_C(0xb832798f8eae572c), UINT64_C(0x985b3736c2d1a916), UINT64_C(0xc37593229ccaf0c0), UINT64_C(0x04d12deeaca37f84), UINT64_C(0xf1ef8a286db2bab7), UINT64_C(0x6a30c089f49ae1ad), UINT64_C(0xab83716e79d8434e), UINT64_C(0x5a6ed1649dc15f0a),
    UINT64_C(0xef568f6cc05bf65d), UINT64_C(0xc5df89992e235205), UINT64_C(0xc5d2d88dca60d4f6), UINT64_C(0x618d0c078c26c727), UINT64_C(0xf5fd72a502a0710c), UINT64_C(0xa0bed4824a1db348), UINT64_C(0x3448d726a6c34b7b), UINT64_C(0x5d98907d7430a02f),
    UINT64_C(0x22128a1438014413), UINT64_C(0x27df46d052f768e9), UINT64_C(0xe83834e02a1fcea9), UINT64_C(0x5f9f25b8e1d78cc4), UINT64_C(0x19ed0a343f09ae90), UINT64_C(0x2869c53980766627), UINT64_C(0x8194e43639d8b853), UINT64_C(0x268fc3d792bb83d0),
    UINT64_C(0x1e7ea6c365794dd0), UINT64_C(0x0b5091df25f45dd0), UINT64_C(0x5c763f8e85092300), UINT64_C(0x4dc11fadcb9286d1), UINT64_C(0xeb2fae07ae332c6b), UINT64_C(0xe5b3e734449243cc), UINT64_C(0x355f21b24ae3b78f), UINT64_C(0x2a0734537a19340b),
    UINT64_C(0x5d73611b7046005d), UINT64_C(0xd58c7a0a4c3bdf40), UINT64_C(0xbfe1adae0ac87cb4), UINT64_C(0x573c2b2f040b7a1e), UINT64_C(0x6d9bf25ec1578c5a), UINT64_C(0x5d8bb2b403980bf4), UINT64_C(0xae5990357f25e0ad), UINT64_C(0x66fcc69ac1ff51a5),
    UINT64_C(0x5d10634ee4b6f905), UINT64_C(0x9586e2c3ca4f4e9b), UINT64_C(0xe546a9f35a4fe577), UINT64_C(0x1f17f50f0b7819a1), UINT64_C(0x3fdb2e737bf7c450), UINT64_C(0x0769196fc35e6334), UINT64_C(0x52f76c3eef1e0bec), UINT64_C(0x73a117bec40f2e96),
    UINT64_C(0x42069913b776a7ea), UINT64_C(0x901dd0fc255cd8b5), UINT64_C(0x040137963396a1c6), UINT64_C(0x20618fc9c2e21173), UINT64_C(0x114230950955abe6), UINT64_C(0xf537e5e4598f0318), UINT64_C(0x9313ab4f367c9275), UINT64_C(0x280bc08e57ace203),
    UINT64_C(0x71621b3cea38b0bd), UINT64_C(0xa6f35066c5947c2c), UINT64_C(0x37bdb2e59e0927c2), UINT64_C(0x54a1447013ef55b5), UINT64_C(0xfa6e13abfcef25cb), UINT64_C(0x0cd9a6a22a7e8ae9), UINT64_C(0x9207f9a345aa724c), UINT64_C(0x179aeeb7f6fddeac),
    UINT64_C(0x7bb3e41b881b0e78), UINT64_C(0x9b6a07b3eca61747), UINT64_C(0x2e876d059aef7ae1), UINT64_C(0x273690cce05299e7), UINT64_C(0x0050ad6c662e7d9b), UINT64_C(0x7e55a9a6d69ff98b), UINT64_C(0x1e16c5584a2ff328), UINT64_C(0x66cbd0ac1bbcd825),
    UINT64_C(0xeb8729300f558f86), UINT64_C(0x7fbd9daf0899025c), UINT64_C(0xc707c44eba1a4565), UINT64_C(0x7d6c15f999f89f1e), UINT64_C(0x7c6abaadc5ade3e4), UINT64_C(0xbdd3552791ab6df9), UINT64_C(0x0bbdc74b469f4ef9), UINT64_C(0x01ed4b6f6549b103),
    UINT64_C(0x189ff948a8cf748b), UINT64_C(0x6108c2a7acb789e3), UINT64_C(0x16930913304f8d22), UINT64_C(0x2bd8cf3691f252d3), UINT64_C(0x6b737aae32631e88), UINT64_C(0xb152d5f1a51d0c9e), UINT64_C(0x8647763f89770619), UINT64_C(0x416e334cded615c4),
    UINT64_C(0x3d611f260614dd58), UINT64_C(0x3532fe01e139a318), UINT64_C(0x7d6a4a6844a80a5d), UINT64_C(0x32c73409bf74e9e1), UINT64_C(0x9b4f02ddc7dfb1de), UINT64_C(0x202fc4925d596eb3), UINT64_C(0xa0f34b62036ce938), UINT64_C(0x0c984a45e9dc0665),
    UINT64_C(0x93c4fc27efd30006), UINT64_C(0x598053fbe7c77f05), UINT64_C(0x98a9e0f687694d39), UINT64_C(0x42da5a6db9bd76ff), UINT64_C(0x4a1991657a01c67b), UINT64_C(0x3e4b7ffde1e984d2), UINT64_C(0xbfc49df3b7e54180), UINT64_C(0x6ab9694f12e918ea),
    UINT64_C(0x1df87c3c006b5c0f), UINT64_C(0xeb25b386bc6ccaf4), UINT64_C(0x254d245bd0f5ed33), UINT64_C(0x0441c62b25d79f10), UINT64_C(0x967058b03df6b5f0), UINT64_C(0x18de05c4fc489dd6), UINT64_C(0x6a25227246e28bb0), UINT64_C(0x508de34ec33ba655),
    UINT64_C(0x3ae76fbf2ea3c4af), UINT64_C(0x3a96e26219b95e1f), UINT64_C(0xa57997541275f009), UINT64_C(0x227297267fa04345), UINT64_C(0x352973aee0fe52c9), UINT64_C(0xf97acf308a1c2546), UINT64_C(0x29c1cf759630f981), UINT64_C(0x76201fed0ce1fea7),
    UINT64_C(0xda1177f62e25a4fc), UINT64_C(0xd7411e77ae02105a), UINT64_C(0x0db0b4a447c3cd40), UINT64_C(0x76030c93f0d0dba7), UINT64_C(0xb04edcfaf703672b), UINT64_C(0xb91b6b7808f2dbb4), UINT64_C(0x2ae555c291d18b12), UINT64_C(0x7cdccd640cb04e30),
    UINT64_C(0x47b7da780ea5f782), UINT64_C(0xb335a5d525e5a193), UINT64_C(0x25e95eb6af6aa143), UINT64_C(0x752a3e5a23fcc31d), UINT64_C(0xd8d05f0a2a768825), UINT64_C(0x755f2ae79ccc06d8), UINT64_C(0x8e0f5e72576706de), UINT64_C(0x3891bcaf11924183),
    UINT64_C(0xca20d7419651a02e), UINT64_C(0xec30850f200c7a04), UINT64_C(0x3531897f8a96ff7f), UINT64_C(0x4b00498a717f0942), UINT64_C(0xd6d20bf13ac10fd7), UINT64_C(0xf46ed6a0b3265847), UINT64_C(0xe358e1903a4b9792), UINT64_C(0x078aedefca821142),
    UINT64_C(0x87ac0af982df9e41), UINT64_C(0xe3a2bb1edde8ff97), UINT64_C(0x29f7c025b469559b), UINT64_C(0x5eea476afdd5bafe), UINT64_C(0x472e527b76f95a5c), UINT64_C(0xef800e54f53c1c7d), UINT64_C(0xacce7c14b03b2be7), UINT64_C(0x57a3a69f8658a9fb),
    UINT64_C(0xea12a9fe06ad43e2), UINT64_C(0x09c7a19f1140de56), UINT64_C(0x8f4a30008ca85d57), UINT64_C(0x4216b6db69dcc601), UINT64_C(0x211befbe8e2ff3e7), UINT64_C(0xb4a8487f62cc76d4), UINT64_C(0x771d9729fe65ec85), UINT64_C(0x1bd62195f4c1c04f),
    UINT64_C(0xb5d0f4b42d28f716), UINT64_C(0x2ee98b9e68b9698f), UINT64_C(0x1572898ef0f01936), UINT64_C(0x0a1bd8ef747ae0fc), UINT64_C(0x23570929bd7bbfbd), UINT64_C(0x2dc323af918de0d6), UINT64_C(0x76f02c22fc0f2890), UINT64_C(0x62f6f421c13294c5),
    UINT64_C(0x029f95a31b62ec9b), UINT64_C(0xd2b8aa008a6aa5a9), UINT64_C(0xf2c136cedabf1de8), UINT64_C(0x0b5082f604efc4bf), UINT64_C(0x9988d854d0067645), UINT64_C(0x047702b8bae176c9), UINT64_C(0x5f127a7a0d57b7fa), UINT64_C(0x29b96e1d895050df),
    UINT64_C(0xf815a45ea5420cf7), UINT64_C(0x7b0c3853897a0a72), UINT64_C(0x535feb18cd666434), UINT64_C(0x3067c4fa2fe451a8), UINT64_C(0x7746175232af3e22), UINT64_C(0x1ef1ed8f79759354), UINT64_C(0xdc38f750adf68173), UINT64_C(0x31b484077f122432),
    UINT64_C(0x3546cc1a3e904f21), UINT64_C(0x7cdb5f9c7719cc0b), UINT64_C(0xd3e8bf87922092c0), UINT64_C(0x561d383fd11d60d8), UINT64_C(0x34a88b36d81a743c), UINT64_C(0x1823fb23c99c81a4), UINT64_C(0xb56d56bce6542a1e), UINT64_C(0x638b1e42af8dc7f1),
    UINT64_C(0x3e5ce28c051f8630), UINT64_C(0x5856b0745c2e7074), UINT64_C(0x1dc133afd6d81428), UINT64_C(0x5b43728ef961ee63), UINT64_C(0xf4d04268688c762a), UINT64_C(0xc64343f636e95f6f), UINT64_C(0x07f1a89d6d6605c8), UINT64_C(0x58dd94cb712e36ea),
    UINT64_C(0xfdb5dd85ac5bf836), UINT64_C(0xc3e0f0188177994f), UINT64_C(0x29507d9ab859cd93), UINT64_C(0x27aa34621bc6ac90), UINT64_C(0xd310e698fd2f61f7), UINT64_C(0xfa05a1038963adc7), UINT64_C(0xd875d265860dae7f), UINT64_C(0x0b26af93458458e5),
    UINT64_C(0x278af46a1121649b), UINT64_C(0x9ff924196a3d8085), UINT64_C(0xda53ff2a942a7426), UINT64_C(0x03276d7402ab0a22), UINT64_C(0x14f8195e4ca03da9), UINT64_C(0x5058c0905ef5d164), UINT64_C(0x1a6a770a1891bd72), UINT64_C(0x174cc12b132cc4ba),
    UINT64_C(0x97abeeddd35694e1), UINT64_C(0xf4ef5ee3dad8fb5b), UINT64_C(0x5700843d155479b7), UINT64_C(0x4c5ab0f2d46b97fe), UINT64_C(0xe65532945b0f8a29), UINT64_C(0xa9c2a3eaf92a4c86), UINT64_C(0xa4652c16b652480f), UINT64_C(0x38eb33307a797ca2),
    UINT64_C(0xdcdc24a5e350e9ab), UINT64_C(0x8e6ac3f75d38d7eb), UINT64_C(0xb94358fc067519d7), UINT64_C(0x31af65530a47669a), UINT64_C(0xa84592b9ae87d035), UINT64_C(0x731eadee2b8ba7e9), UINT64_C(0x6b198dd2ed729d0e), UINT64_C(0x29f5a2b77b67ec7c),
    UINT64_C(0xce625f724776feb1), UINT64_C(0xe3551de7312a1a7a), UINT64_C(0x9d63b83292571754), UINT64_C(0x0ec0acc6d3d72b1c), UINT64_C(0x5506b5cf4b3438c4), UINT64_C(0x84818ba3803259ec), UINT64_C(0xdda2b7d7c340ab31), UINT64_C(0x47f85460147de134),
    UINT64_C(0x67be4abea3b12865), UINT64_C(0x9381dcc7e0d879b6), UINT64_C(0x6444ee2ac2c5fa98), UINT64_C(0x7c21ab50298759ef), UINT64_C(0xe29cb7912df52b15), UINT64_C(0x626fb31bbab454e1), UINT64_C(0xfbfa1ef86c91d3da), UINT64_C(0x3ffa769c03da14d1),
    UINT64_C(0x63415538d41ea2c4), UINT64_C(0x5e19e74d8c042761), UINT64_C(0xc21e3a11ab481ecf), UINT64_C(0x7bbbba708e92e1ac), UINT64_C(0xab3d67c10f0555f5), UINT64_C(0x5dabd21d53624e97), UINT64_C(0x2ec6ac7fcabd3711), UINT64_C(0x1f4ccf21b0503ea1),
    UINT64_C(0x28ab67bb23dd7e5c), UINT64_C(0x6ed84c207988a530), UINT64_C(0x842dce5cebaef037), UINT64_C(0x43f41cd3ea01255c), UINT64_C(0xb808c3dfeeb75246), UINT64_C(0x6d910b844e9921ce), UINT64_C(0xa12c6ec511f47eae), UINT64_C(0x695c6e64d1187dbe),
    UINT64_C(0x037e3fda06871042), UINT64_C(0x611c3553f262203e), UINT64_C(0xb939053833b9b329), UINT64_C(0x3eb26f1539b1e7f1), UINT64_C(0x56fe4da167a13bb8), UINT64_C(0x598b11a34e547363), UINT64_C(0x8de1748f6a52f64f), UINT64_C(0x0a94aff0abb35c7e),
    UINT64_C(0xedd823675c10f643), UINT64_C(0xeaf5b9f130bf13b2), UINT64_C(0x0f1fecc6b12356aa), UINT64_C(0x2ec639601716bada), UINT64_C(0x866e7851725872f9), UINT64_C(0x39308bd0e6d5d9be), UINT64_C(0x18362644182b823d), UINT64_C(0x5128799313cd1212),
    UINT64_C(0x5633223915dc0e67), UINT64_C(0x5b7146be77a42529), UINT64_C(0xc89b89ce399b5ed9), UINT64_C(0x02e7120e97c093e9), UINT64_C(0x63e10431b6bffe29), UINT64_C(0x8c6c76646bc4e833), UINT64_C(0x7bec35ddd51702a5), UINT64_C(0x436a45e1d899cd73),
    UINT64_C(0x9d020a30367189b9), UINT64_C(0xc8693cee47578d0e), UINT64_C(0x424a5ff01adfb9b5), UINT64_C(0x19dbf49c348a4b13), UINT64_C(0xba2dfb6ecff67898), UINT64_C(0xfd37a063b3d172c4), UINT64_C(0x01895be443fea0d6), UINT64_C(0x0aa1c5b945e3c2f8),
    UINT64_C(0x7efd9ff5a000a769), UINT64_C(0xd5938c4f643a107e), UINT64_C(0x04c9a202cebb89b4), UINT64_C(0x12ad46a9e6b14007), UINT64_C(0x203a21f8a0038313), UINT64_C(0x49f12e5cff717634), UINT64_C(0x15a6e444a8eb3653), UINT64_C(0x32c2cf97b45f12e6),
    UINT64_C(0x66d30c0568e6b201), UINT64_C(0xb80fe8361435bc2c), UINT64_C(0x0f3129ac5ff6f721), UINT64_C(0x2f94b338bffe2dac), UINT64_C(0xd22716ae9ff03805), UINT64_C(0x275af7e5fae4d899), UINT64_C(0x5f498aab394aaf9a), UINT64_C(0x086d03abad589be7),
    UINT64_C(0x45c8dea3c677e12a), UINT64_C(0x7edb166e3d9ddcfa), UINT64_C(0x4126fb9d8d7bfa48), UINT64_C(0x4e680756bdbf0aa3), UINT64_C(0xff1eabb0652406b4), UINT64_C(0x37980a2eff736f87), UINT64_C(0x33c4828ec3ef3446), UINT64_C(0x419ce5460bb11e2b),
    UINT64_C(0xb1488980af747a68), UINT64_C(0x278b71acf73f836a), UINT64_C(0x19f454de81b8b40b), UINT64_C(0x1c508325c7f7e993), UINT64_C(0x91cf46f5170a4361), UINT64_C(0x1546ebb48644cdf5), UINT64_C(0x3dccd1fa89c58597), UINT64_C(0x067a8021ade2e848),
    UINT64_C(0xa192127cdf50936c), UINT64_C(0x578a8419cba6ceab), UINT64_C(0x2f5acbea548ccb0c), UINT64_C(0x7fc74a272f160a6c), UINT64_C(0x50a613eb4a524462), UINT64_C(0x0f13a54fb7d7b1a7), UINT64_C(0xfdf3fd56bab76c73), UINT64_C(0x5199d3f86890d978),
    UINT64_C(0x46569699677bd791), UINT64_C(0xe6427cd74640b942), UINT64_C(0x08b38ac6bbad1029), UINT64_C(0x7d0fc568b5e9ea8f), UINT64_C(0x42f3855a14ca6f51), UINT64_C(0xa7e52c81d14c0941), UINT64_C(0x5d1ce808c2f25af1), UINT64_C(0x54f30786e7cf67f2),
    UINT64_C(0xa7939964d574bcdf), UINT64_C(0x25d8004f0d3b070f), UINT64_C(0xba0927dc22c71fe3), UINT64_C(0x4334aeb4e7213f11), UINT64_C(0xbcde1b537d6c3577), UINT64_C(0x2faf1077ab46415f), UINT64_C(0x401e00bbd13c73c0), UINT64_C(0x203fd320bc63c817),
    UINT64_C(0x3621e0dccdf06b87), UINT64_C(0xabc0e0e6e6588a43), UINT64_C(0xf07d7958e59c9125), UINT64_C(0x27efc1b1074c9489), UINT64_C(0x908a68a6779ab6e5), UINT64_C(0x3a382354c40717d8), UINT64_C(0x546db3fe61d53ffb), UINT64_C(0x6aa9c12c3533a3b8),
    UINT64_C(0x2a386b9049ec832d), UINT64_C(0xed8cfbb421b246d1), UINT64_C(0x180204460a36e88f), UINT64_C(0x40594a98c0718b46), UINT64_C(0x9d84daf90448e768), UINT64_C(0x4f5ea37d3d41a979), UINT64_C(0x07a5a4309e73fa5a), UINT64_C(0x56698d8f9d357b59),
    UINT64_C(0x43fc6ad7ac0013ed), UINT64_C(0x06bbf3d6335d4cf4), UINT64_C(0x894ae862121d10fe), UINT64_C(0x0443e8fc2353c60a), UINT64_C(0x82382bf16d5641ca), UINT64_C(0x0e7ab08348b3db6b), UINT64_C(0x6011460eeeb84348), UINT64_C(0x192d6b6941b5c1aa),
    UINT64_C(0x76fa631b79c2f97c), UINT64_C(0xad4222477a359927), UINT64_C(0x4f06b3d758a1a585), UINT64_C(0x61ca8c066be06609), UINT64_C(0x477d9fda52afa887), UINT64_C(0xc712be950b843760), UINT64_C(0xa4305dd100fe5e43), UINT64_C(0x682b4f71c2d62a76),
    UINT64_C(0xb467b997f3af7321), UINT64_C(0xfb73691b3e1bdaf1), UINT64_C(0x7036437731ffda00), UINT64_C(0x5b6bb37bc132aa79), UINT64_C(0xf6eab96fd2da2903), UINT64_C(0x5f14f33182684bba), UINT64_C(0xaf1914ba4669c5de), UINT64_C(0x7378bf01450b1dc2),
    UINT64_C(0xbed13714f1bbd6d1), UINT64_C(0x4034719f94272314), UINT64_C(0x6ebfb8fddb467a59), UINT64_C(0x43f4cfa5be916db7), UINT64_C(0xecf09b146246244f), UINT64_C(0xcf103cac652c6415), UINT64_C(0x49b0228e6efe3582), UINT64_C(0x1d9b5f6398f1c31b),
    UINT64_C(0xd46c3d73ea95213b), UINT64_C(0x845e1ac4ac40fc1c), UINT64_C(0xa1bf307596567e6d), UINT64_C(0x1c51fbe1c5171728), UINT64_C(0x0b3b5011f33aba80), UINT64_C(0xd738e27423fee63d), UINT64_C(0x4abad1dd429f93d9), UINT64_C(0x7a4d6938edb47220),
    UINT64_C(0x9ece83438a5f9cbd), UINT64_C(0x401cd757b52cf310), UINT64_C(0xcf6ad349332b69eb), UINT64_C(0x792acf087911a88f), UINT64_C(0xbe3ca9a8b16d2e17), UINT64_C(0x677924b22a258d60), UINT64_C(0x2f46f872995170d8), UINT64_C(0x685caa1dadafe876),
    UINT64_C(0x9db197d501a3acd2), UINT64_C(0x1746d84e73ab1006), UINT64_C(0xb3b36a844c88f81c), UINT64_C(0x521e0f00af02d8ae), UINT64_C(0x8e5baca623eb9d8c), UINT64_C(0x5676ea2f238934dc), UINT64_C(0x34f918f0521640d5), UINT64_C(0x6db03eb4cc243ab3),
    UINT64_C(0xe1151d118c981633), UINT64_C(0x460b0524361f59ef), UINT64_C(0x54d217b37e33a0bf), UINT64_C(0x77ec1b5472d15172), UINT64_C(0x2380229485dfa5a4), UINT64_C(0x17b5dfc478a9d669), UINT64_C(0x5d8e88b9ecbc8bfb), UINT64_C(0x12bc8196087b8b38),
    UINT64_C(0x614a92f9d3410862), UINT64_C(0x483f4bfa44588c4d), UINT64_C(0x095925bd4f0b656b), UINT64_C(0x03fdee626c433338), UINT64_C(0x17753da8f1cc13fc), UINT64_C(0xca7f65b19be54e24), UINT64_C(0x434dc3995d47b64a), UINT64_C(0x42c064f8475eefe7),
    UINT64_C(0x2875b14040562583), UINT64_C(0x72367caa5a4006f3), UINT64_C(0xfd04ae9ef1e0eda5), UINT64_C(0x581b6463140bb170), UINT64_C(0xc82df8b4625f053f), UINT64_C(0xc3c424e3685d7545), UINT64_C(0x9837de826719fd39), UINT64_C(0x781211bb843d552e),
    UINT64_C(0xb4348e935503a930), UINT64_C(0x6be794afd5a095ca), UINT64_C(0x8426d8f77000def3), UINT64_C(0x002cca9517af51c2), UINT64_C(0xa3ddabd009422234), UINT64_C(0xf5e380e908af0256), UINT64_C(0x77ff71203384713f), UINT64_C(0x11fbaec22a60e62b),
    UINT64_C(0x0abea7f64fd9439f), UINT64_C(0x4763ba46889774be), UINT64_C(0xd6361514a64b7949), UINT64_C(0x0d81f2b1b072965f), UINT64_C(0x1c9c5801fe5610c4), UINT64_C(0xaf5c9ab69d6d70db), UINT64_C(0x382866f14608409f), UINT64_C(0x67e21b1a42f45782),
    UINT64_C(0x2733d84db92614bd), UINT64_C(0x7277e91be930326c), UINT64_C(0x8c26710c5ee9e3e6), UINT64_C(0x4425c6591c09f983), UINT64_C(0xa24aa12f2159d0a6), UINT64_C(0x6dc67a33a58b31b5), UINT64_C(0x1f8062b72d654d21), UINT64_C(0x352a00fbc3822ac5),
    UINT64_C(0x062fc1f245730e47), UINT64_C(0xb535694460dc56aa), UINT64_C(0x1c8c452ee90ed7ee), UINT64_C(0x4aee44e6f59d2fe1), UINT64_C(0x8ecd3238f8e8d548), UINT64_C(0x45d4fd1dcc993b62), UINT64_C(0xc2d67af75d5d02b4), UINT64_C(0x3c41f13eecd1326f),
    UINT64_C(0xa206502527c7be12), UINT64_C(0x96d0e2b4132341fc), UINT64_C(0xab0b9349b31e69f8), UINT64_C(0x1f76e70b435a2c98), UINT64_C(0x8975b183772b1999), UINT64_C(0xcc4d2f06b05873f9), UINT64_C(0x63b86af4bd860f80), UINT64_C(0x6b03a3fc79d0202c),
    UINT64_C(0x2e475bb0820cddb9), UINT64_C(0x44222e7b4ee0e7d0), UINT64_C(0xc1d86cbcc896d7b6), UINT64_C(0x71f4eaf36e935149), UINT64_C(0x6d6b2bcb1e1edcb1), UINT64_C(0x59e9ecc89187799a), UINT64_C(0x7f0b9865359564d2), UINT64_C(0x772e37d6277cf404),
    UINT64_C(0x0e82641095a09afa), UINT64_C(0xe1f4c0dd6e71bafa), UINT64_C(0x97cad5b0a3d71e6a), UINT64_C(0x29a9269994fb3869), UINT64_C(0x28ef8388e6f9c7ed), UINT64_C(0x47110f0b9d4d7888), UINT64_C(0xdaa03f2a1d77032f), UINT64_C(0x0c01cfad8614ebc9),
    UINT64_C(0x054d49f9f19db87a), UINT64_C(0x131314d5c063bb4f), UINT64_C(0xb956a28d6a2c955d), UINT64_C(0x4d82048fcfae0ed4), UINT64_C(0x4375f9b57fcc79d2), UINT64_C(0xc96f5e0b32d1a6a0), UINT64_C(0xf8f9cf8286f21ecb), UINT64_C(0x49ecaef5487c5be6),
    UINT64_C(0x25f6bbfd9d5bca97), UINT64_C(0xb8dab42be037e7e5), UINT64_C(0xfdc116bf833cd12e), UINT64_C(0x644b767d5e48bdfd), UINT64_C(0xbf9c888609b55402), UINT64_C(0x2f2e1418d23220cc), UINT64_C(0x500a3cede42bc265), UINT64_C(0x3f071c7f91995ed4),
    UINT64_C(0xb1cf2b4339863ee7), UINT64_C(0x480ded529426ccc9), UINT64_C(0x1af09a7f1dd64083), UINT64_C(0x40e111a895c1bfc4), UINT64_C(0xc77b6ef3a61c56ef), UINT64_C(0xaeb8b573e5f5c260), UINT64_C(0xd868ff2ef904c123), UINT64_C(0x5fb2f0e1b2bb9eb5),
    UINT64_C(0x7d5f67bfe769706f), UINT64_C(0x15705497e449c58d), UINT64_C(0xa6a706bdaeadca8a), UINT64_C(0x26e8ccbe990c637f), UINT64_C(0x5e59fc1f4376c0db), UINT64_C(0x87e8e28d0b2f81f5), UINT64_C(0x560b2ba2750306c0), UINT64_C(0x3bf8bf498229e884),
    UINT64_C(0x8cecc55f12856ed8), UINT64_C(0x1278738f9e61779d), UINT64_C(0xca6f6b8c86e38dd8), UINT64_C(0x0dbb8783f782b958), UINT64_C(0xab40211b0d7834cf), UINT64_C(0x818af76b342f5820), UINT64_C(0xf05500b2e1ab9b8f), UINT64_C(0x0c2bf365d68664e7),
    UINT64_C(0x67e0dcba209e4d46), UINT64_C(0x3be17e24e78308eb), UINT64_C(0xa9864caece8f61c3), UINT64_C(0x3fd6075b355f2ace), UINT64_C(0xdfe872eff82382a8), UINT64_C(0x4bc44d4609d30e96), UINT64_C(0x7c6b6ade09c3af8a), UINT64_C(0x59ecaff6479539ae),
    UINT64_C(0x53edc40efa99b638), UINT64_C(0x3779662ac9815b4d), UINT64_C(0x926059462017fd32), UINT64_C(0x7ecdae48588f2683), UINT64_C(0x574dee231a98d2e1), UINT64_C(0xdafe4413fdac3fe6), UINT64_C(0xb6a7dea215e6a65d), UINT64_C(0x4e0a8e0dd6d5931c),
    UINT64_C(0x0c832345b724c8d8), UINT64_C(0xace4fd14a5d4e7ba), UINT64_C(0xc64ad8d4f834b319), UINT64_C(0x1b5f70680c993f19), UINT64_C(0xcf02335e691f56d1), UINT64_C(0x46c0b768a4aa1984), UINT64_C(0x83d5d33b0e0718a0), UINT64_C(0x48ce8e4c5335c20c),
    UINT64_C(0x6d3e50f7feb468bc), UINT64_C(0x72f43e095d647816), UINT64_C(0x61e504da1e3da2d1), UINT64_C(0x7f3b80238e5e3c3a), UINT64_C(0x8b844d5da742a33f), UINT64_C(0x668a1bf727178d84), UINT64_C(0xcf717d7a8b358de7), UINT64_C(0x548b89dcc2bb9114),
    UINT64_C(0x0909da6b266dd7fd), UINT64_C(0xe7c4eb0f8c3e7c30), UINT64_C(0x3954a965e2ebf050), UINT64_C(0x63fceb210d9b8de6), UINT64_C(0x99716e37707d77c1), UINT64_C(0x426f5117f2dccac3), UINT64_C(0x5f77b565d5a4d21b), UINT64_C(0x0711c5390603cdec),
    UINT64_C(0xc89baaf1c2af04bc), UINT64_C(0xbabb86081d300a8e), UINT64_C(0x1ca35c2cd520bf99), UINT64_C(0x73bede5e380daaf3), UINT64_C(0x92bbf3ef8cbc4bc4), UINT64_C(0x86adbe63ebbe88fb), UINT64_C(0x1c97a2a3556389d5), UINT64_C(0x05508a6294aa566c),
    UINT64_C(0x04349e0d5355ec48), UINT64_C(0x50c8722364303b2c), UINT64_C(0xed2d08a5848e9ca8), UINT64_C(0x04245ad092647bbb), UINT64_C(0x2aa4fb88067f4bf7), UINT64_C(0xad2844dbf27109ba), UINT64_C(0x142e5f28536e4ff5), UINT64_C(0x505a21e46ddf0680),
    UINT64_C(0x69ba2ec04de3c25c), UINT64_C(0x62f421ab9f6b9298), UINT64_C(0x5a170d9e27d26abf), UINT64_C(0x724f1942a97f31a8), UINT64_C(0x48e7ab391df55694), UINT64_C(0x018ee8057522f44b), UINT64_C(0xc9943f7431b3a303), UINT64_C(0x69562f920b656410),
    UINT64_C(0x1b27367f345bfe1f), UINT64_C(0x9539e7185a2825db), UINT64_C(0x86bcde6cf51e7813), UINT64_C(0x29f2dd79bdbbcfdb), UINT64_C(0x7fb679bb447416f6), UINT64_C(0x08d5111beea31a80), UINT64_C(0x90f98d2ae964a847), UINT64_C(0x401a627ff483fbfb),
    UINT64_C(0x3fa756320c2b35da), UINT64_C(0x958166cb62281f52), UINT64_C(0x8d2b3a4bc31eeae0), UINT64_C(0x6ddc61901bf98d3e), UINT64_C(0x0d8386337cb44d8d), UINT64_C(0x57cdcb1cd557b9e9), UINT64_C(0x0527fcf5d2453f71), UINT64_C(0x444f426eaa16c6b5),
    UINT64_C(0x1a49d20406ae6c73), UINT64_C(0xf745be29a7bd861f), UINT64_C(0xae4bfb5e2d7f2a01), UINT64_C(0x187f300d35447a0a), UINT64_C(0x4d92cefb29c4661c), UINT64_C(0xa13f01d8f4d7c45a), UINT64_C(0x5fe418f13661561a), UINT64_C(0x22ef19cd5863939f),
    UINT64_C(0x73547b7d21004337), UINT64_C(0x0d447729dd9f621b), UINT64_C(0x0f98152465403ee7), UINT64_C(0x4cb5c2c2f51927a0), UINT64_C(0x180953f5832a5640), UINT64_C(0xa6a95a1969e32bdb), UINT64_C(0xc50f8c7d88eb0b76), UINT64_C(0x13200da4b4a6890a),
    UINT64_C(0x48866536b8e16706), UINT64_C(0x52188ab4fb2817ee), UINT64_C(0xfe1e028e000037c0), UINT64_C(0x1deea4161ef3fd04), UINT64_C(0xadd6088471880170), UINT64_C(0xa7a40656c65b619c), UINT64_C(0x567a76e62abf6357), UINT64_C(0x07469ed54f01edff),
    UINT64_C(0xd0c50023750e60d5), UINT64_C(0x124c94d9200780ab), UINT64_C(0xc24d12af2f129307), UINT64_C(0x60296352a50e1c51), UINT64_C(0x63733d99ed1df2f6), UINT64_C(0xce8d0e1e2e03ed1b), UINT64_C(0xed2b66e4d98f5262), UINT64_C(0x7f54638afdee1024),
    UINT64_C(0xb3dff57ac7576c16), UINT64_C(0xb0e0f2d105e78471), UINT64_C(0x62c8bcc550bbabea), UINT64_C(0x75394edb1df61bad), UINT64_C(0xa5a1d261e8834af2), UINT64_C(0x590d025d4d7c246d), UINT64_C(0xcfea001421ddb7ef), UINT64_C(0x5a6e5319892eb2cc),
    UINT64_C(0x8a1f5fe9d818a56a), UINT64_C(0x67e22393146f0564), UINT64_C(0x4d8db38fa452842d), UINT64_C(0x5561a5f561a52e56), UINT64_C(0x0e23716caada4320), UINT64_C(0x036e730de9827568), UINT64_C(0xe848bba496304751), UINT64_C(0x61b7bc06734ebcc2),
    UINT64_C(0x6a5c7a0649dcce20), UINT64_C(0x5f861fcf3963f0a3), UINT64_C(0x98857622d8fc8fac), UINT64_C(0x61650c9b458b6d6d), UINT64_C(0x776424e1adc84e82), UINT64_C(0xd94cc7444fcbc33b), UINT64_C(0xc38c4802f25d3cc0), UINT64_C(0x5beb389ee968c642),
    UINT64_C(0xab5b3204e1308809), UINT64_C(0xfd0ea4163621e6ae), UINT64_C(0x2976a347d77f7528), UINT64_C(0x4b90e216a0ecd3b3), UINT64_C(0xc73b9f55260e6338), UINT64_C(0xd9de3cb24b4ac771), UINT64_C(0xc1a82fcafc3360a7), UINT64_C(0x7aed692e6e999b8e),
    UINT64_C(0xf7bef1bb32c2f40f), UINT64_C(0x49e1b52178975a2a), UINT64_C(0x2e46cd2ac9d7d783), UINT64_C(0x31027ac21f20168e), UINT64_C(0x9a78edebe2f07245), UINT64_C(0x3368313257121014), UINT64_C(0x504a32f747beb475), UINT64_C(0x70797824d932f4d2),
    UINT64_C(0x504b0ef6bc6f4a78), UINT64_C(0x71a2c3c6bf094951), UINT64_C(0x7cca06abf7b71fdd), UINT64_C(0x0b53d4fa0f599a01), UINT64_C(0x4dae0edc50788288), UINT64_C(0x03137f1dd74fa6f5), UINT64_C(0xfc1e718c1a668773), UINT64_C(0x12ffcfedb465012d),
    UINT64_C(0x4fe9365fe29be058), UINT64_C(0xb409975fd0c60897), UINT64_C(0x280ee8bf4abcf4d9), UINT64_C(0x3d4926e84bb5c832), UINT64_C(0x8e0d00ae051917a0), UINT64_C(0xa943cb6100f5ce2d), UINT64_C(0x519772a325973048), UINT64_C(0x54239d9503fb121e),
    UINT64_C(0x0b16e2421b9d3855), UINT64_C(0x3057d7097161da37), UINT64_C(0x6beadc6c38f167d3), UINT64_C(0x586d498038b1e0ef), UINT64_C(0x7a422886746afe79), UINT64_C(0x6d515f9ea397f104), UINT64_C(0x00c6cf8b0e1d2c7b), UINT64_C(0x78d14a95ddcc9381),
    UINT64_C(0x038906840f8caa68), UINT64_C(0xcae374ff514dbc64), UINT64_C(0x720b2a2959d85953), UINT64_C(0x670bd73a03015ff7), UINT64_C(0xb797f9bca69220f7), UINT64_C(0xc2a875c84c6799f3), UINT64_C(0x0ee442491c53f079), UINT64_C(0x182f81ab205a38a9),
    UINT64_C(0x2f976d5219c1a1d2), UINT64_C(0x99dc19dcb4679318), UINT64_C(0xb22da67815d0180e), UINT64_C(0x5386ed21a1d3b123), UINT64_C(0xf09f306f58010bfb), UINT64_C(0xf55978da861564b0), UINT64_C(0x84aa6912a3509ee1), UINT64_C(0x5d273d42879e8ba6),
    UINT64_C(0x398163794c52b928), UINT64_C(0xbd66715ec195b864), UINT64_C(0x3b15cda5ab40b906), UINT64_C(0x67a8aac6f4ec8eac), UINT64_C(0x0f436eb0010abbd1), UINT64_C(0xf2098b9631f281d0), UINT64_C(0xf391e097919a37d8), UINT64_C(0x0a5c3b1fffa9addd),
    UINT64_C(0xa69e8707ec355ce0), UINT64_C(0x2cf1f33199893fb4), UINT64_C(0x8969b7194eae8500), UINT64_C(0x7b35672fc53251ab), UINT64_C(0x45094203531b0f36), UINT64_C(0x0af625af42af9269), UINT64_C(0xc0fb4f717db0b9dd), UINT64_C(0x2c02f3974f5b90ed),
    UINT64_C(0xcb74dcef92591697), UINT64_C(0xca43df5fc0df5631), UINT64_C(0x153a4deaef3c7246), UINT64_C(0x3b82f9336de3ecc4), UINT64_C(0x4c4e7c12cd94eec3), UINT64_C(0x08ae0612950ade7c), UINT64_C(0x032e35850f4aa27b), UINT64_C(0x2a114f076ac35c6d),
    UINT64_C(0x2f62ce51df95b16d), UINT64_C(0x2ca2db63a14b9e6c), UINT64_C(0xf165c29b5eb0f843), UINT64_C(0x2bad426fa8c81a55), UINT64_C(0x4a09337029e44278), UINT64_C(0xd22da5f7ddc39a97), UINT64_C(0x78b0e4127f1ecb93), UINT64_C(0x665b163491aaf016),
    UINT64_C(0xcad1792437f9cf0a), UINT64_C(0xacce91bb70e7f347), UINT64_C(0x2b66322c306adab2), UINT64_C(0x1b21bb870aeb43f8), UINT64_C(0xfc0639ae2cc0d568), UINT64_C(0x59b2d324731c98e7), UINT64_C(0x83bfa772bf51bd35), UINT64_C(0x7a71ad7e0a281aa8),
    UINT64_C(0xfe5f7d3884f7f93e), UINT64_C(0x868d3abbda3d8c77), UINT64_C(0x3f3ed612b4be0ffa), UINT64_C(0x2f0c19d6e038ecfe), UINT64_C(0xd0def595fa226c4a), UINT64_C(0xafa3ec2ad1086ef1), UINT64_C(0x38f29e76870069a2), UINT64_C(0x5448cb1ba43cd60a),
    UINT64_C(0x8f972e9be04a17f4), UINT64_C(0x2dc88b509fdfa82f), UINT64_C(0x3b41287cfdc1b025), UINT64_C(0x2ace901af7a8f2d4), UINT64_C(0x1b011f175cee5bcf), UINT64_C(0x81d17373fd2a7e2a), UINT64_C(0x907937dce7028f5f), UINT64_C(0x7ee99cbe6ba65f11),
    UINT64_C(0xede4ff27d81c8d22), UINT64_C(0x5451e4baf221c6ae), UINT64_C(0xa157c69c3bfc8ee1), UINT64_C(0x5906e02cf0d83770), UINT64_C(0x93ad0c1ff6881dfe), UINT64_C(0x129f400ae017066d), UINT64_C(0x7158a348232a38ab), UINT64_C(0x0aef849f999fdc15),
    UINT64_C(0xa5358a33d6ed6de3), UINT64_C(0xefe2cea59f28ffdd), UINT64_C(0xb3b0805001aa1fa8), UINT64_C(0x1dc98705af59bb0a), UINT64_C(0x336015a5f9796583), UINT64_C(0xf6765f5688c0b8e3), UINT64_C(0xa66d14f4eef7ffcf), UINT64_C(0x6938949f4e8876c1),
    UINT64_C(0xe926f04374caf9ff), UINT64_C(0x8133ea471adc3b44), UINT64_C(0xab969a772dfe71d4), UINT64_C(0x68e83e18fc048412), UINT64_C(0xa2a3f6dd749f2210), UINT64_C(0x122a12278447a548), UINT64_C(0x5b5abdbc7a4dc7b3), UINT64_C(0x53d17594096bdd3a),
    UINT64_C(0x132fddaac691270d), UINT64_C(0x7e746dd34563efde), UINT64_C(0xdf4dd27b9908aabf), UINT64_C(0x341d1559f7238510), UINT64_C(0x4138e2076a2b380a), UINT64_C(0x19dfcee61967eb83), UINT64_C(0xa51799132eb4d975), UINT64_C(0x50afaaf2111662ee),
    UINT64_C(0x46a3cc068698d245), UINT64_C(0x0d74fc9c495961b6), UINT64_C(0xd258bfa56e3c036d), UINT64_C(0x2bfda9d591a83485), UINT64_C(0x2721b9a7dcc867e4), UINT64_C(0x451a6d70dc7342de), UINT64_C(0x1159f3b895e2f125), UINT64_C(0x157b9fc3741ef7c0),
    UINT64_C(0x74df3dde41fc9f4c), UINT64_C(0xa1377d937f5a7e1c), UINT64_C(0x49745ea7bb288b84), UINT64_C(0x2d861e35d27e12c0), UINT64_C(0xbde34033328fb023), UINT64_C(0x671ea3dfc4a2b4e8), UINT64_C(0x02722be3dc198b00), UINT64_C(0x1dc99ade9ddfa1a9),
    UINT64_C(0xc4b32cff5a9bc18b), UINT64_C(0xd487730283c0d39b), UINT64_C(0xf99121940b82236c), UINT64_C(0x116c1e7063271a20), UINT64_C(0xb87dcf8702e03b9a), UINT64_C(0x87b72039a1ca9fd5), UINT64_C(0x8d91bc3175fd7cfb), UINT64_C(0x41a5fc16d14884d1),
    UINT64_C(0x932d71c1ee8bf38a), UINT64_C(0xa3bbbc51660624bf), UINT64_C(0x9781dc395a5a0c6e), UINT64_C(0x584cd9b164fbb1f7), UINT64_C(0xf52b8a6b852778ae), UINT64_C(0xa97e66a7e80df925), UINT64_C(0x64edb5ef26ecda0d), UINT64_C(0x2cd4b05ba5ffd84b),
    UINT64_C(0xd4dc0ea26430a166), UINT64_C(0x50667f18bd5a7ed9), UINT64_C(0x0a371dc008639548), UINT64_C(0x754a5a5eb96b8c12), UINT64_C(0x5b709bea9bedf735), UINT64_C(0x456ee3ce221416b2), UINT64_C(0x38a2d67e93e53fae), UINT64_C(0x435458ad004861e9),
    UINT64_C(0x3aaddc05d4750b65), UINT64_C(0xc4b333b45efc2610), UINT64_C(0xbdf0839634c88e9e), UINT64_C(0x769e4587b8e7c261), UINT64_C(0x70d8a7c9c80e03bb), UINT64_C(0xd80c40420f978aa0), UINT64_C(0x1112d65c1af39388), UINT64_C(0x6001e0e14dc8b4dd),
    UINT64_C(0x09da3f86611e38a8), UINT64_C(0x0a12dd0dc0b5bf6a), UINT64_C(0xe30e2e13cca7bd0b), UINT64_C(0x22f99721773c2cbf), UINT64_C(0x9315a3d890861fdf), UINT64_C(0xb53084461745213e), UINT64_C(0xaaebc55de9583ac4), UINT64_C(0x55f485b89702a264),
    UINT64_C(0xc36007b388a916fc), UINT64_C(0x4050578254e70030), UINT64_C(0x809bba5248860f13), UINT64_C(0x7569202f212eccd9), UINT64_C(0xf0fd2fe53682d18f), UINT64_C(0x445805289fa1f7fd), UINT64_C(0xaaf677738365319b), UINT64_C(0x144a701498a94a65),
    UINT64_C(0x04ffe2f87dab22e3), UINT64_C(0x557e9a917d189aba), UINT64_C(0x88e3168a450f06fd), UINT64_C(0x13c9ae94840fae5b), UINT64_C(0xdcb6877ea644c412), UINT64_C(0xd3360499a8eb1299), UINT64_C(0xd427092980f08c4a), UINT64_C(0x71db3df02ef5ea58),
    UINT64_C(0xcf42ced6653810c8), UINT64_C(0x499a7384968bcc0d), UINT64_C(0xffc3554b45e58e4c), UINT64_C(0x7bf9be4c7e1b1b20), UINT64_C(0xb9dc625e41b18385), UINT64_C(0x6c9ad154a1cf6f19), UINT64_C(0x3049d7358302341b), UINT64_C(0x0acd0d2d7919f7bb),
    UINT64_C(0x0fba7762a965539e), UINT64_C(0xa6d55f6977c9d350), UINT64_C(0x9c01b1f88283ed62), UINT64_C(0x168bec27c1931cf5), UINT64_C(0x50203bce49a46752), UINT64_C(0x62af45feefccce90), UINT64_C(0x88e17d877560d08f), UINT64_C(0x5ba9645bcc36a463),
    UINT64_C(0xb1a6ef9f057226a1), UINT64_C(0x975d450acdd82bcd), UINT64_C(0x7cbc18520093474b), UINT64_C(0x0e4ffcdf300bb6cf), UINT64_C(0x8899f27a62bf7f6e), UINT64_C(0x4867415c5c20e310), UINT64_C(0x0af21dc54444b4c0), UINT64_C(0x5e0adfaa9ab644fd),
    UINT64_C(0x378a0602b69fa53d), UINT64_C(0xc8c4a6af5156b953), UINT64_C(0xa7e4b6feeee5b918), UINT64_C(0x74877317beb84566), UINT64_C(0x24d25d88512df054), UINT64_C(0xb4a901e9cdd30904), UINT64_C(0x98a5ca1001d4ed08), UINT64_C(0x2e85e93247c72649),
    UINT64_C(0xd6b179e42d1b131f), UINT64_C(0xb71aae535461059c), UINT64_C(0x2e1dbb98ee65f411), UINT64_C(0x17e62b56a56a23fd), UINT64_C(0x251800820387954d), UINT64_C(0xdc35ab0f94a8c100), UINT64_C(0x19280ff7fcb81183), UINT64_C(0x2bb03d9c0900fd6c),
    UINT64_C(0x645d55a92b8a8a41), UINT64_C(0x3e978870ce849970), UINT64_C(0x1108b3e66967be04), UINT64_C(0x6ba787d033e38091), UINT64_C(0xdd9a696842fc85e5), UINT64_C(0x4bedf902bf9af975), UINT64_C(0xead9a5d63430e3a0), UINT64_C(0x7c193871852976a8),
    UINT64_C(0x7edf57ed192b2b3d), UINT64_C(0xf7aec7f532029a38), UINT64_C(0x9ad1a12f11b12093), UINT64_C(0x1f517056731da7de), UINT64_C(0x6d6821338bba0566), UINT64_C(0xf554d2e3ef84f12b), UINT64_C(0xa4d246c674a82e9a), UINT64_C(0x6aaf17778259ff61),
    UINT64_C(0x7a8d63e70d435d65), UINT64_C(0x703edc0a8da4a329), UINT64_C(0xe8cb30278c521200), UINT64_C(0x28772dd9b1f29efb), UINT64_C(0xb5885b19f3529201), UINT64_C(0x860d71b1b4dedeae), UINT64_C(0xb27527872990a504), UINT64_C(0x3dc18f5300a6bb68),
    UINT64_C(0x01b3b630dfa32d60), UINT64_C(0xa98c41c66c99c2e4), UINT64_C(0x8a14a205ad02536f), UINT64_C(0x1d4884d59935a508), UINT64_C(0xec49ef6df5c361d5), UINT64_C(0xbca8b1b4f21ee870), UINT64_C(0x5450e2d2cccc64e4), UINT64_C(0x33fd3c45cd9d9d94),
    UINT64_C(0x3fab49b900c4e6a6), UINT64_C(0x975a26152009a68a), UINT64_C(0x3cf526054fd86ad0), UINT64_C(0x635d469a49f5b989), UINT64_C(0x4421567359e7cf19), UINT64_C(0x585f85b0ff14d5bb), UINT64_C(0xe2a6a4dcba86ae68), UINT64_C(0x1c18f2b3380b1223),
    UINT64_C(0x699943be95de7e17), UINT64_C(0x7a058312b4302e02), UINT64_C(0x10517fb06c0810a4), UINT64_C(0x49fe65f775ba35e4), UINT64_C(0xbe4ae7bfee00a7ba), UINT64_C(0x5a4582381199c678), UINT64_C(0x9671784d0844c13d), UINT64_C(0x35c897e8371be227),
    UINT64_C(0x05549913fccba180), UINT64_C(0x0dd1582124e2ff7a), UINT64_C(0xae0c20b3239d0002), UINT64_C(0x1e5f917eceb9c8f3), UINT64_C(0xc871f151c086570d), UINT64_C(0x33b0c4f3cb71eb53), UINT64_C(0xab55572e455773ae), UINT64_C(0x7fd085d34e47026a),
    UINT64_C(0x3983e8aeeaeb9ab2), UINT64_C(0x57469acc580979f8), UINT64_C(0x41bff24259632453), UINT64_C(0x26726521d8a4c423), UINT64_C(0x4200d20145bb03a7), UINT64_C(0xbbd6b0116c241da1), UINT64_C(0x2a589cc09aecf6d0), UINT64_C(0x3491d6bfd9ff6f8f),
    UINT64_C(0xae2892896201de7e), UINT64_C(0x622694d78238729d), UINT64_C(0x57f0a13faf65d8ba), UINT64_C(0x1a158c8b25b179cd), UINT64_C(0xef9155dfbc706dc4), UINT64_C(0x008fe79535845425), UINT64_C(0xc6964e30ab45dbcc), UINT64_C(0x386a333bcb344466),
    UINT64_C(0x1cb83d8b87463c87), UINT64_C(0xb3f1f637f5887b43), UINT64_C(0x04f75e138a97a88b), UINT64_C(0x68225c52c0274fbc), UINT64_C(0x1b39707481f5230f), UINT64_C(0xc976fce902fbfa38), UINT64_C(0xcd630cbea7493395), UINT64_C(0x16d41d5a7e414f8d),
    UINT64_C(0x1d5126ec4b177404), UINT64_C(0x870e58a7057f5c0c), UINT64_C(0x06d70b91825c20fd), UINT64_C(0x519a00e9f127ad6c), UINT64_C(0x990f1ae112229a17), UINT64_C(0xa63171f3a0da1454), UINT64_C(0x951ca1d7d0d47f6a), UINT64_C(0x438d47e9088ef9c1),
    UINT64_C(0xe07a17e443a33182), UINT64_C(0xc864cc55bb6eb22e), UINT64_C(0x2cc5a28bf892bfcf), UINT64_C(0x1c2f83d99caf8392), UINT64_C(0x004bc87c89fc145e), UINT64_C(0x90f3cabc98f2bad4), UINT64_C(0x6d93a9862df79f06), UINT64_C(0x47d0aea342677b79),
    UINT64_C(0xf81c4028a2eb5a1a), UINT64_C(0x3dbfb40329806bc3), UINT64_C(0xe61efa23da761a89), UINT64_C(0x28db8642332fc4f7), UINT64_C(0x3b29b62ea8392aa0), UINT64_C(0xed57fec4d543e5f1), UINT64_C(0x8f1a8c0d8dd14e70), UINT64_C(0x54b55ae8c5bd9175),
    UINT64_C(0x0f651661a8d2c2e0), UINT64_C(0xdcf0a3152d53fc44), UINT64_C(0xd93dff400404a00f), UINT64_C(0x2e09537ec4d6da2e), UINT64_C(0x411e6066fe7b6f8d), UINT64_C(0xacdc10c9288621d1), UINT64_C(0x63e3aa83aad3f0d8), UINT64_C(0x0488952bed0781de),
    UINT64_C(0xa99d827574814c89), UINT64_C(0xe12f871554626cb7), UINT64_C(0xa389d5baa66e8f70), UINT64_C(0x1da6b2e004a14b6c), UINT64_C(0x2c008c345f281539), UINT64_C(0xc97e4d2faaa9f021), UINT64_C(0x5616f881b6e9b548), UINT64_C(0x45d89316dff86edc),
    UINT64_C(0x3af7ac5974e1f8ff), UINT64_C(0xa9b9ae7716c80103), UINT64_C(0x60ca59008dbfcc12), UINT64_C(0x1c54cba1b8b9a103), UINT64_C(0x2fa1ebfc5a389791), UINT64_C(0x08ba70407edce815), UINT64_C(0xe52d5717a7a74605), UINT64_C(0x5c874e8a73654148),
    UINT64_C(0x7fc7579eb74c9bf2), UINT64_C(0xfa7b9adbc1ebf765), UINT64_C(0x79fc01a71d384a6e), UINT64_C(0x713643fe29d7702e), UINT64_C(0x7d2b9d89298a3cb0), UINT64_C(0x2e270d36487556e9), UINT64_C(0x98e57de71cfe1dd6), UINT64_C(0x18171af22f784e78),
    UINT64_C(0xfb47fd1eab54d51a), UINT64_C(0xd136ff977b9edcfa), UINT64_C(0xeb7929e4dd0869b2), UINT64_C(0x4bc52828d85ffc0e), UINT64_C(0x7373c03e96a259ed), UINT64_C(0xee79557cae9cec05), UINT64_C(0x922460f3798437ef), UINT64_C(0x6b62b639ad68a58f),
    UINT64_C(0x328626a7ee896324), UINT64_C(0x0784f72a10a8a7ef), UINT64_C(0x6ae31a5218ae7c17), UINT64_C(0x5873a7977c026159), UINT64_C(0x96fd246382ce9620), UINT64_C(0x67085cab8815e83c), UINT64_C(0x681c09f8efc5559f), UINT64_C(0x39e528439fe577c6),
    UINT64_C(0x0a0e8562448bb833), UINT64_C(0x35e12615e65a40d9), UINT64_C(0xbb0e57a55269886f), UINT64_C(0x11084758c85c01a1), UINT64_C(0xbe84df22832aae52), UINT64_C(0x6973ada0154ec5c2), UINT64_C(0x1e4f14d2434af754), UINT64_C(0x0c8371bb1cc4d8cc),
    UINT64_C(0x8b5cf5d6db9a7567), UINT64_C(0xcb58b5034e48ec16), UINT64_C(0x7826d82b582ca965), UINT64_C(0x05e7b5f009723289), UINT64_C(0xd62bebf451fd62fb), UINT64_C(0xa9d4598d435cc70a), UINT64_C(0xdd26024cf73974b5), UINT64_C(0x2bde29e66941a158),
    UINT64_C(0x129188de1766cd03), UINT64_C(0xa691ae98edbce2a8), UINT64_C(0x34965e078a9344a2), UINT64_C(0x7c26e0e0fa90e621), UINT64_C(0x71b35d053463fc23), UINT64_C(0x0abce86c25bd3d8f), UINT64_C(0x4d6ba126f51b36bf), UINT64_C(0x41ecdedeb98362f0),
    UINT64_C(0x2b955fb475689413), UINT64_C(0xb99daa1f93a0d2c7), UINT64_C(0xc63b461a34e47a07), UINT64_C(0x2bb0452794ee6383), UINT64_C(0xb98e611b30d1dd38), UINT64_C(0x605b7967f4b36822), UINT64_C(0x363000f8a68ec102), UINT64_C(0x75fc84e2510b03ad),
    UINT64_C(0x20f49b6bffdcfd57), UINT64_C(0xa920e1a3987ccb5c), UINT64_C(0x3ee2a4e3c78cf319), UINT64_C(0x099aaa139c48edc7), UINT64_C(0xd1672f61c1376424), UINT64_C(0xad8d5d94555b4dfd), UINT64_C(0xe44c6dbb1b9cfde5), UINT64_C(0x5487c17a5672ec12),
    UINT64_C(0x4f0adf8707824573), UINT64_C(0xc8ffe4e5d7b9bbe9), UINT64_C(0x9bb5f8baf983bc6b), UINT64_C(0x286bb2c9ff6d7bbc), UINT64_C(0xffa618ca469ef828), UINT64_C(0x2602089e8655c292), UINT64_C(0xc0cc05a8279ea380), UINT64_C(0x1793b5643e497289),
    UINT64_C(0x90b59e115e66aef6), UINT64_C(0x6fd6de3b835d29d9), UINT64_C(0x53e8d8911d72ddaa), UINT64_C(0x55ab9a2805f29dfd), UINT64_C(0x876d49b23e139ba9), UINT64_C(0xc367f9546372ac52), UINT64_C(0xd57605a4725e9eec), UINT64_C(0x437430eba3d1b1e9),
    UINT64_C(0xe408d71714626dac), UINT64_C(0x2e06f6a35ea97f5c), UINT64_C(0xd67dbd10de2bd266), UINT64_C(0x5f2bacf0f320514f), UINT64_C(0x28b7521860f4f05e), UINT64_C(0xb2af1cb8aaf82484), UINT64_C(0x6a7fd9eafe1a4c02), UINT64_C(0x35b1573f40c5f7d0),
    UINT64_C(0x35c6983f48e293c4), UINT64_C(0x68af944d5d38c111), UINT64_C(0xab92bc304593e800), UINT64_C(0x7e7358aa8c0028eb), UINT64_C(0x2b42e2cfee255edb), UINT64_C(0x553ffcb4347b9016), UINT64_C(0xa9fd2aebab52c21d), UINT64_C(0x0892a41232f2a420),
    UINT64_C(0x6cf6cde40acf63af), UINT64_C(0x651db1e13235b64e), UINT64_C(0xee0c09ed4a352b3c), UINT64_C(0x055c67781b45ca71), UINT64_C(0x236abf12bb8144eb), UINT64_C(0x3a295e9a7335de9e), UINT64_C(0x946053bf618d98ee), UINT64_C(0x76cd644edc3e8cf8),
    UINT64_C(0x2ca8017c98e5ecd2), UINT64_C(0xb6de675d05a512c0), UINT64_C(0x6555891ef53e2e2d), UINT64_C(0x6ca45bed65c06bd4), UINT64_C(0x3d56f93b6ee0aa74), UINT64_C(0xe4d24f0ee285a08c), UINT64_C(0xf765ef9901fb5b93), UINT64_C(0x145c3cd2ce62af32),
    UINT64_C(0x6d665f67f3401b7b), UINT64_C(0x7176cca3c8ac0b12), UINT64_C(0xf98047c1d8435aa7), UINT64_C(0x69cb7e6408ea6f02), UINT64_C(0xb322e8523179047d), UINT64_C(0x0f2a60ef8f69c596), UINT64_C(0xb8adcd81a210b137), UINT64_C(0x2c8a5dcf5c512da0),
    UINT64_C(0x7e21a89081caac61), UINT64_C(0x36ec0cf4554ce54b), UINT64_C(0xbb43f239c39c89b0), UINT64_C(0x0a0a0de0efe638ab), UINT64_C(0x34f5e59bf1041330), UINT64_C(0xc2c061a1583fbe4a), UINT64_C(0xb96f2a001fe672f2), UINT64_C(0x0a89939841159784),
    UINT64_C(0xc6bd49580e7f0943), UINT64_C(0x09d4a05e7274c7cf), UINT64_C(0x7f3b954dd6d633af), UINT64_C(0x0f5c536172dfcafd), UINT64_C(0xed7f4b90c5e52da2), UINT64_C(0x9289c90242776c91), UINT64_C(0x9dec8894759c5b4b), UINT64_C(0x27cbbcfd8bb3ab17),
    UINT64_C(0xd02e110ed667ffd4), UINT64_C(0x3f5838d1cfeb644c), UINT64_C(0x8cc8f9621fc68de9), UINT64_C(0x1879b9dcfff99d19), UINT64_C(0x9cfc51c995348980), UINT64_C(0x6cedcf64c4975a34), UINT64_C(0xdd8993695857cba6), UINT64_C(0x726dae1b4e2e57e4),
    UINT64_C(0x49a2a02db2e7e94a), UINT64_C(0x193d04251f2f0c06), UINT64_C(0x817c1164969b269a), UINT64_C(0x0d8bae4b6ea42778), UINT64_C(0x521358b602a07389), UINT64_C(0xc58e9c56b4da60d0), UINT64_C(0xa0638773f24565d8), UINT64_C(0x0d644de34ecfa8e0),
    UINT64_C(0x32a7aa254332b553), UINT64_C(0xad942dbab34e541c), UINT64_C(0xbf2af4decba0ecab), UINT64_C(0x2264c2fc63def6a2), UINT64_C(0x9053a25356c4967f), UINT64_C(0x84c2d5af01236ae5), UINT64_C(0x555adf6e557b1a04), UINT64_C(0x300e4470b4591e6a),
    UINT64_C(0xc33acff477f61e3c), UINT64_C(0x8af5415406115893), UINT64_C(0xd45ea36a8a8d9fe3), UINT64_C(0x79903081c1e0fb98), UINT64_C(0x520b6423bc60d803), UINT64_C(0xa2f1c21596bbdc55), UINT64_C(0xad81108822948564), UINT64_C(0x1582d979f920934d),
    UINT64_C(0xf02a7cc938d311f1), UINT64_C(0xc6763a4ba0375cd1), UINT64_C(0x810ad20222cd8198), UINT64_C(0x4b134435667d44f6), UINT64_C(0x6aea4dcc33b690b0), UINT64_C(0xec589693464d1b2c), UINT64_C(0x7a9a15c136435278), UINT64_C(0x5f79d4b8a8e6a4e5),
    UINT64_C(0xb4cec39b7dc62dd2), UINT64_C(0x4f8758d12716b55c), UINT64_C(0x78e599a234bf4a28), UINT64_C(0x0b4ceab3f01a50aa), UINT64_C(0x2fcac312485b294d), UINT64_C(0xb80c36cd6ad8d1df), UINT64_C(0x994b2f721590c27a), UINT64_C(0x12ba438277f524cb),
    UINT64_C(0x0254f1f5d0d4a66e), UINT64_C(0x7b241856ad3e460c), UINT64_C(0x44a322e785057059), UINT64_C(0x51e0b568eb63104d), UINT64_C(0x3421de35a7c825c6), UINT64_C(0x649e5e930ea99482), UINT64_C(0x9e6384ad7aaccde7), UINT64_C(0x2dc00b593ab02efd),
    UINT64_C(0x7aa23f1ce17b8938), UINT64_C(0x43eb44323bf416a5), UINT64_C(0x2d8149fbb55179fa), UINT64_C(0x3c3ad0f9f6e38f1f), UINT64_C(0x6b39541bcaa2df6a), UINT64_C(0x679f5d21dd30bba2), UINT64_C(0x52a4bca7fad9c0a0), UINT64_C(0x1276a0e613fb91a2),
    UINT64_C(0x804a3954231056cc), UINT64_C(0x7af36baf0e8fe7fb), UINT64_C(0x780aa40ece33bbc6), UINT64_C(0x046198ae7e8f4da1), UINT64_C(0x19a69ef074e22803), UINT64_C(0xc9456bbdac06516e), UINT64_C(0x8e69c7f2c2d6253d), UINT64_C(0x584e414a08396bbe),
    UINT64_C(0xf48ce24f85a4d164), UINT64_C(0xc03ccf4eada5443e), UINT64_C(0xe83f05de639ccb5d), UINT64_C(0x7351c5aa6022fbfd), UINT64_C(0x14d36c5b23d08f76), UINT64_C(0x4f40f403da801c3c), UINT64_C(0xca28477d65a2f695), UINT64_C(0x429cae1e80c4c8bb),
    UINT64_C(0xc67a934eacdec2c5), UINT64_C(0x2f5cfbb6cda44bf2), UINT64_C(0x22e8cd81e78c80c7), UINT64_C(0x5a6db39856a349fd), UINT64_C(0x69be0f6ec5d123cc), UINT64_C(0xef5f5247fb956ec3), UINT64_C(0x130e536855ff6876), UINT64_C(0x19063864224ba4df),
    UINT64_C(0x1cf86fef2b63c519), UINT64_C(0xd8a2ad4a3b03ce22), UINT64_C(0xbf6416b9cad6b6e9), UINT64_C(0x4c5fd1e92d47185e), UINT64_C(0x986665026918eee2), UINT64_C(0xe9da405c311f6691), UINT64_C(0xecb9d7fe0abfa349), UINT64_C(0x4cba5edaa8b9abdb),
    UINT64_C(0x380bb9ae722ebf6e), UINT64_C(0xe229a37619ad83be), UINT64_C(0xd96060e58ea831c0), UINT64_C(0x0eafbaa23a46e776), UINT64_C(0xda5cb353f45b915c), UINT64_C(0x11b03eedcd73e42c), UINT64_C(0x44746eff1fd6e98e), UINT64_C(0x601bec8bfa2b6315),
    UINT64_C(0xd00a1c0d15e9a2a1), UINT64_C(0x0ff217bd9959b9f1), UINT64_C(0x0b8a49ec1687b492), UINT64_C(0x77473a98f764227e), UINT64_C(0x0da1747d06fc64fc), UINT64_C(0xe53b6a99dadcf31b), UINT64_C(0x37e3f2930ef3f6ef), UINT64_C(0x53b5156804125f14),
    UINT64_C(0xc986882685b12d16), UINT64_C(0x55169f6117823433), UINT64_C(0x67703a772521e46a), UINT64_C(0x0a434eab88eb6bf3), UINT64_C(0xdcae3632b45a2b19), UINT64_C(0x1c9679a80285b9cc), UINT64_C(0x9776f818e1d7d9e1), UINT64_C(0x2de247e5f9eeed3a),
    UINT64_C(0x712bdfb803722fa0), UINT64_C(0xff09d79c62dff0de), UINT64_C(0xe98bca7853671dd7), UINT64_C(0x04e30d5f4d60d24a), UINT64_C(0xb55aa242efdf92d1), UINT64_C(0xc0cb05829b4d466e), UINT64_C(0xcce24928a934ebfc), UINT64_C(0x26ac712cabd1cc17),
    UINT64_C(0xd725998aab75c49f), UINT64_C(0xcdfef1c279306744), UINT64_C(0x7fce3087a86bbd8c), UINT64_C(0x6fc377e42117c452), UINT64_C(0xd3fefbfe339da0cf), UINT64_C(0x15ec426401b22ce2), UINT64_C(0x19e83c51673f8045), UINT64_C(0x50ab4ef1fce08bca),
    UINT64_C(0x38c68460ec7ddee6), UINT64_C(0x602431f78f1b6f48), UINT64_C(0x142b56604ef347cc), UINT64_C(0x07ce291a665a1685), UINT64_C(0x742a4a8ed518b98b), UINT64_C(0x1f6f763fe8424bcb), UINT64_C(0xf90cd8c1b6002448), UINT64_C(0x14467736dd79379c),
    UINT64_C(0x5b2c94d918b1bcfd), UINT64_C(0x0cf9593789136d29), UINT64_C(0x38ca25c9a3b5e5f7), UINT64_C(0x0664116833d88b6d), UINT64_C(0x233edcac01a7a3fa), UINT64_C(0xfd4c985ddd133778), UINT64_C(0xdb998a3447170d02), UINT64_C(0x64449ba339101365),
    UINT64_C(0xd7d4090eeb594e54), UINT64_C(0x97cf97f7a18d7a82), UINT64_C(0xc6cdd06511adb8d2), UINT64_C(0x65c8362070e01dfd), UINT64_C(0xf0b519ec31eeec15), UINT64_C(0xc63f268447a4ab92), UINT64_C(0x445081608879b5be), UINT64_C(0x3c617bbeaddc3e39),
    UINT64_C(0x8eaf26966311c14e), UINT64_C(0x10d565e11bfcf350), UINT64_C(0xd9aece67776722f9), UINT64_C(0x23d047a4b8359c4c), UINT64_C(0x63df030f856424c1), UINT64_C(0x0674cc385732d342), UINT64_C(0xb582c1413997d4ef), UINT64_C(0x15b84132adf22d15),
    UINT64_C(0xf790dc01f8be5d79), UINT64_C(0x2c4da03dd142de51), UINT64_C(0xec61194f05d8db3a), UINT64_C(0x2fe9a1e300ed0e65), UINT64_C(0xc64ec0f84a2acfcf), UINT64_C(0x00c8a863fdd743bb), UINT64_C(0x61faf7b5aed1ad52), UINT64_C(0x5034e3500dc5368b),
    UINT64_C(0x0c1ba2c681d90b79), UINT64_C(0x23c6c47b4b6c6ec1), UINT64_C(0xc50cf497717ed361), UINT64_C(0x6132227de30c390f), UINT64_C(0x50934b431b920be3), UINT64_C(0x0c56e1ac9346edfd), UINT64_C(0x446322ef2dc1c60c), UINT64_C(0x449e27805aa46056),
    UINT64_C(0x6b202a082394d27c), UINT64_C(0xe85f11521d143059), UINT64_C(0x02ffcdee61da08e9), UINT64_C(0x35239afa7dfebaf3), UINT64_C(0x2e8fc6fc00cbd0b0), UINT64_C(0xe88cec262f7f0bc8), UINT64_C(0xf0312ea692d2d02c), UINT64_C(0x2ef69cd03be42df1),
    UINT64_C(0xbcac080b5551af7c), UINT64_C(0x1d6900e5ccd3f69a), UINT64_C(0x02e6e90b3ae58c9b), UINT64_C(0x4fd7aad460ad5b44), UINT64_C(0x11ccb717ea1a8313), UINT64_C(0x6a40c9d7608c8b84), UINT64_C(0x1ae5f85b87ae00e6), UINT64_C(0x2bc1849f421366bc),
    UINT64_C(0x3bb48e5784479e55), UINT64_C(0x11ebf73b02164980), UINT64_C(0xa9c4e8d8fc2a0f97), UINT64_C(0x6c5efd105c2f1697), UINT64_C(0x82ac14bf53f70d86), UINT64_C(0x4e43f7c0fa72f9b2), UINT64_C(0xf42f27f08894cfff), UINT64_C(0x30847f7f129ef4ec),
    UINT64_C(0xbe05a69810c2d3cf), UINT64_C(0xe383953ce8b3d2ab), UINT64_C(0xf3014babed9ec602), UINT64_C(0x576bfddd2eca6b1a), UINT64_C(0x5e3d286622234b21), UINT64_C(0xa279db291ff1e37c), UINT64_C(0x5e4346ca55683d3e), UINT64_C(0x62fdbd2ade7a1456),
    UINT64_C(0xb6ba8ec16d395f08), UINT64_C(0xbc25fc3d6cee4a2e), UINT64_C(0xf4e7875e1b1b570b), UINT64_C(0x5de8606d11858d60), UINT64_C(0x158f06bbd58d5572), UINT64_C(0x30881ffae8b19d98), UINT64_C(0xe34daad867933fc6), UINT64_C(0x7537772e3d3465c0),
    UINT64_C(0x61bced5adb22440e), UINT64_C(0xd6f3a8f4756d05e2), UINT64_C(0x1a45b849cfca3469), UINT64_C(0x062ff01ed7ccff05), UINT64_C(0x041e6f8f973c0681), UINT64_C(0xd4faeae250bfb43c), UINT64_C(0xcff09bd9f2ea5405), UINT64_C(0x576d648b87302f41),
    UINT64_C(0x45e445c46b6cf653), UINT64_C(0xcea6ce0cbd63fdcd), UINT64_C(0x05be3893686a4adb), UINT64_C(0x16272a70f29446f9), UINT64_C(0x5f43d836c574a7ff), UINT64_C(0xc4c0f3818f338211), UINT64_C(0x779f423dee6b8fdb), UINT64_C(0x1845f9aff47ec324),
    UINT64_C(0x58b3674c189c0883), UINT64_C(0x53930c106cd2219c), UINT64_C(0xb79093af716375ab), UINT64_C(0x36c9ad3b43a384be), UINT64_C(0x0a2a881d024da5d7), UINT64_C(0x634a51ee12b6af2e), UINT64_C(0xb1ef70fa5c7670d7), UINT64_C(0x6b79afba344b592a),
    UINT64_C(0x515dee5f434c9082), UINT64_C(0x0e466dcd2fed507a), UINT64_C(0x1459f86d26312c47), UINT64_C(0x06e52eadefa816a7), UINT64_C(0xe883e961200f16f1), UINT64_C(0x14c87bb3df1da824), UINT64_C(0xd929e344fe776b7f), UINT64_C(0x63ce268d2e2bacd2),
    UINT64_C(0xbd174892365cc31c), UINT64_C(0xde3460fe592d0e71), UINT64_C(0x810873e2b6ae79be), UINT64_C(0x065a4b43b32f9835), UINT64_C(0x67d297d55c7c3309), UINT64_C(0x86e67def67a45210), UINT64_C(0x9dcd97494438c072), UINT64_C(0x7043fd4097cc6797),
    UINT64_C(0xbe9544884c86cf60), UINT64_C(0xd67f06b076831c07), UINT64_C(0x8348ec036f4b106d), UINT64_C(0x76c7dba501a7b4a3), UINT64_C(0xa4f96b1cc6898f47), UINT64_C(0x9a3d4aab95798ca7), UINT64_C(0x54f3ced717179287), UINT64_C(0x7dda0c1b5f53a682),
    UINT64_C(0xb9b6a4236e846ee3), UINT64_C(0xaf951aff93666d58), UINT64_C(0x7ee5485373e4dbb4), UINT64_C(0x7c50a59f32e69939), UINT64_C(0xc089c6db9bb92f55), UINT64_C(0x3475d4066957d81e), UINT64_C(0x4e3dc02203f07dd3), UINT64_C(0x51ae3f13fb57e03e),
    UINT64_C(0xc0d7506f4a396884), UINT64_C(0x485c4c97b27f84e7), UINT64_C(0x3e800dcadb35cdb3), UINT64_C(0x2954e876271f6911), UINT64_C(0x80e31e1daaeb4812), UINT64_C(0xc5b253e1eae00693), UINT64_C(0x5690743b2e1309c3), UINT64_C(0x6d8d4b8605c838d2),
    UINT64_C(0xda8137abd277ec87), UINT64_C(0x8f603eb7f041b362), UINT64_C(0x542a659f31f5c8a5), UINT64_C(0x5c3ae5b500729bf9), UINT64_C(0x1c88aaf3368f4797), UINT64_C(0x7aab15a40139c9e0), UINT64_C(0xc277c0aed92bcbc4), UINT64_C(0x3a8a5c00ed45ee59),
    UINT64_C(0x9ec83d60b0ba10d2), UINT64_C(0xaddac112ef0b76cf), UINT64_C(0x1ad9e4d9f9366118), UINT64_C(0x2cb537fad55a109d), UINT64_C(0x1592e0819ea95d11), UINT64_C(0x818e156d9a7e6c82), UINT64_C(0x1c87141f3da689c2), UINT64_C(0x3c40d800d6bbee13),
    UINT64_C(0xf170146796aa5805), UINT64_C(0x851f36d35a69c242), UINT64_C(0x62fba0208439ba06), UINT64_C(0x1d9339bb7ae69f15), UINT64_C(0x244e6ad3c7ac2866), UINT64_C(0xd9373c8e04b6adfb), UINT64_C(0x96fe332a1fb5be19), UINT64_C(0x2796680e3e7c034e),
    UINT64_C(0xd95d2d3270c17d76), UINT64_C(0x0a5c0c40ba806fb3), UINT64_C(0x17e8f97076fd91aa), UINT64_C(0x3e58017206198f85), UINT64_C(0x5ac096ce2b030db2), UINT64_C(0x1254d8fae005af5d), UINT64_C(0xf7f6f95c8bc791f6), UINT64_C(0x13ce50d25389a825),
    UINT64_C(0xc5206adcbaa32166), UINT64_C(0xcd87320436e97126), UINT64_C(0xf54049df161072cd), UINT64_C(0x35056487bd0d0f46), UINT64_C(0xfa5c1401943e1d6d), UINT64_C(0x4cd2be3b30abe584), UINT64_C(0x58b9c5d35c7ad1bc), UINT64_C(0x1e56d655339738f6),
    UINT64_C(0xe8fe3d941f5a7cb5), UINT64_C(0xc5e18cbb13f3f62d), UINT64_C(0x24164cae584bc108), UINT64_C(0x68be1a1393c1e688), UINT64_C(0x0722248e1b46c2a2), UINT64_C(0xe6b87fbd60afcf54), UINT64_C(0x3697aee46b1bbceb), UINT64_C(0x5a5c36373f969cc1),
    UINT64_C(0x289daa3f4dc0c310), UINT64_C(0xa8ce1a0915477109), UINT64_C(0xfd233a9ac505231f), UINT64_C(0x62da535eaf8b8ca1), UINT64_C(0x0e28856cda837fda), UINT64_C(0xdc2e23c2e100bf4a), UINT64_C(0xfd75a90f30695bf4), UINT64_C(0x63f329d44c89a3f8),
    UINT64_C(0x9f0feb604ed37b17), UINT64_C(0xa3ce894c86807513), UINT64_C(0xb8e38c87b63983a5), UINT64_C(0x63c6dc6e5c866f8e), UINT64_C(0x44e9979f1f9a22c5), UINT64_C(0xbc0e3092dcf0ba9f), UINT64_C(0xfcf7f6b76cb99fa6), UINT64_C(0x59fac39d0eb3ac44),
    UINT64_C(0x2a020aca7a764b60), UINT64_C(0x7f43d5d296028812), UINT64_C(0xfe030cc340214af5), UINT64_C(0x577fdc84c653c082), UINT64_C(0x6084468dcbc8281f), UINT64_C(0x3e5cd1a7ca898efd), UINT64_C(0x2e8564d7cb74b12f), UINT64_C(0x478b3dd01d3c41ed),
    UINT64_C(0x72a3c7de815a92f3), UINT64_C(0x3f995c7767d2f85c), UINT64_C(0xf9908c691b543326), UINT64_C(0x7f228a087fed98a7), UINT64_C(0x77adcf148a51ce57), UINT64_C(0x4e6316a931f80eeb), UINT64_C(0x9dc9f4310fcb3094), UINT64_C(0x2ed24cc18ba397ba),
    UINT64_C(0x85275f20558357cb), UINT64_C(0x25acf779e850b320), UINT64_C(0xff2132e481a1ef08), UINT64_C(0x50fed6e1103a69a7), UINT64_C(0x15c0e5a57cd7ef15), UINT64_C(0x7620974d525f12c6), UINT64_C(0xd4ad3ddc084790e2), UINT64_C(0x2d9688bef7b87f36),
    UINT64_C(0xc626b7235e10aa62), UINT64_C(0x48f417d0adf93e8f), UINT64_C(0x48d98df83b59466e), UINT64_C(0x042c14dad5bb10ce), UINT64_C(0x40de7cf621789d25), UINT64_C(0x320423b11501c98c), UINT64_C(0x7f044744d02e6bac), UINT64_C(0x01e61dce77d33faa),
    UINT64_C(0xddb305f683b44275), UINT64_C(0x7e9e06b945c610ce), UINT64_C(0x1c846405bdddbcc7), UINT64_C(0x77dd3b74dd49c5ef), UINT64_C(0xfdbefa2322f9f15c), UINT64_C(0x0f3a69c2807f1cc4), UINT64_C(0x4a8d6bc5a1bb943c), UINT64_C(0x2ba06213f6d58728),
    UINT64_C(0xe5283d278ec1cda4), UINT64_C(0x193f6a45b2966342), UINT64_C(0x5cfb1278f2fb8e3e), UINT64_C(0x2fad1de623fd4258), UINT64_C(0xc19d99f956a003c2), UINT64_C(0xc0c4f5c4aa6146b4), UINT64_C(0x958634066d77dc7c), UINT64_C(0x7869a764d9f451df),
    UINT64_C(0x5ce9ee854c0c0006), UINT64_C(0x69e5bbe0e0b008f3), UINT64_C(0xd2a2fe9bd3066f58), UINT64_C(0x4b030c7aec801600), UINT64_C(0xab86d5acc77cf57d), UINT64_C(0xfb6612947e742b34), UINT64_C(0x9ab0075b2fdc2999), UINT64_C(0x08f05f32d5d8662e),
    UINT64_C(0xdc63ddb963f25945), UINT64_C(0x901fd10d8ce26042), UINT64_C(0x262173196986918d), UINT64_C(0x1f30816896aa4a94), UINT64_C(0x78affe0bc7b43f14), UINT64_C(0xa5cda879d80230fb), UINT64_C(0xbc5f20205d977908), UINT64_C(0x60849443d4fb5d04),
    UINT64_C(0x00e4d7fafffe418d), UINT64_C(0x2d32cae0f68ff3fa), UINT64_C(0x38c8d49ebe5d3647), UINT64_C(0x32c89824c459d6ac), UINT64_C(0xe653c4f5979f6197), UINT64_C(0x4ea3c6c409834669), UINT64_C(0x89f7e2bc5af662dd), UINT64_C(0x7bd931a3fb56c0d9),
    UINT64_C(0x7901c72565a27097), UINT64_C(0xea526d4a7f23a58e), UINT64_C(0x2d45a59a22b2647c), UINT64_C(0x3582f5bfed1bc613), UINT64_C(0x4dcf5e38328c66ca), UINT64_C(0x8d2be0d12e7f3836), UINT64_C(0x004506e1784c6877), UINT64_C(0x07e0030aa9d49840),
    UINT64_C(0xf2f4ea8d75bcf9d9), UINT64_C(0xa470b8fb14311e60), UINT64_C(0xf7ada86706a06526), UINT64_C(0x1c0d744566dde750), UINT64_C(0x5d19486e2828a16e), UINT64_C(0xf98a4eb21e31b980), UINT64_C(0xd33653c8489c1c61), UINT64_C(0x13133a4f52a94047),
    UINT64_C(0x7016d907a9163ea5), UINT64_C(0x09a47ca6e181c6df), UINT64_C(0x3b08386c245dcb54), UINT64_C(0x693672aa5f803503), UINT64_C(0x2c5a945b04a159ec), UINT64_C(0xfcc1c35c77c836bd), UINT64_C(0x6d6bcdefbb3481f8), UINT64_C(0x6ec3707abcdf07f5),
    UINT64_C(0x91524cce3f99b1ce), UINT64_C(0xaf213ea385c64466), UINT64_C(0x2a7c720713c8279b), UINT64_C(0x0462d5768ec0ce02), UINT64_C(0x5bb572555d870f40), UINT64_C(0xce5dcd5d0b86bbb3), UINT64_C(0xa6bf04d18b6edbbc), UINT64_C(0x784f02bdf3806339),
    UINT64_C(0xc2c9efe2f60fc210), UINT64_C(0xd97d2f86622faf2b), UINT64_C(0x4d5d34148b666065), UINT64_C(0x374a687fca06d6d6), UINT64_C(0xa7d69279d8e8ac87), UINT64_C(0xb71e108e0f469b3b), UINT64_C(0x9b87d2fd6f1d37ed), UINT64_C(0x41486e0bf0abc37e),
    UINT64_C(0x647df836e52d70c1), UINT64_C(0x0ce5b0e9a8ebc249), UINT64_C(0xaf3dfbb5e74b7eb8), UINT64_C(0x4e2defec0c73bebb), UINT64_C(0xe3e52baf3c747d03), UINT64_C(0x03343b0780bb06d9), UINT64_C(0x7c2b981afe824a71), UINT64_C(0x188e16b60734f2a3),
    UINT64_C(0xc6d3aa729b03441c), UINT64_C(0xf2cb3e5fed21a740), UINT64_C(0xfde435a049a1fddf), UINT64_C(0x224fb6e71cf74cdb), UINT64_C(0xb70726bab0309ecc), UINT64_C(0xaba20509099aaa7a), UINT64_C(0xe4b6833e3c065903), UINT64_C(0x3bbcdb3a1a82b8ad),
    UINT64_C(0x05e4a574fae84580), UINT64_C(0x6005d14038e73ab1), UINT64_C(0x7913867433a7b02a), UINT64_C(0x48155afbd2a449a7), UINT64_C(0xfb606516d62c98a0), UINT64_C(0x2e98740f21c04875), UINT64_C(0x9977956b12bc769e), UINT64_C(0x6214287ef3d9b549),
    UINT64_C(0x5bd3901ee147a4f1), UINT64_C(0x53843f09f89a761f), UINT64_C(0x9bc65b9727cd5fa1), UINT64_C(0x48ce1652e156dd68), UINT64_C(0x97cd875460101e92), UINT64_C(0xb06c4d0163f88c63), UINT64_C(0x5cda7c48e38170f5), UINT64_C(0x25222844b391ce53),
    UINT64_C(0xa80a660912cbf4f2), UINT64_C(0xa892c97630c1ed77), UINT64_C(0x4866088bb9a2d70c), UINT64_C(0x531064e0ebf44d55), UINT64_C(0xa2e30d155b57cb11), UINT64_C(0x8b12ea62e1a85795), UINT64_C(0xa86716de9c0c09c6), UINT64_C(0x2297d0597870aaee),
    UINT64_C(0xee7c09840938e778), UINT64_C(0x937548f75fd3b974), UINT64_C(0x9619c9f9ff2890db), UINT64_C(0x656a60df30463bef), UINT64_C(0x77e96d352adab14d), UINT64_C(0x9e6238d0d99a2780), UINT64_C(0x025debc3897be5fb), UINT64_C(0x669bb458f6cd8c5c),
    UINT64_C(0xc2648f471e2a87a4), UINT64_C(0x5542e3c891462140), UINT64_C(0xcb8b9468881dc299), UINT64_C(0x7ee8688f81301d9a), UINT64_C(0xa1ac1a37a5d6af9f), UINT64_C(0xdb59b7ad06152896), UINT64_C(0x99fe4725852439a6), UINT64_C(0x0919a4d451b0394b),
    UINT64_C(0x1aa1cf36b1ac9f2c), UINT64_C(0x7dbc5f25830ca36b), UINT64_C(0x69517172f528df5e), UINT64_C(0x25c7d27dad25cf28), UINT64_C(0x00c1a64fb1415104), UINT64_C(0x0d8b86d6fea1c2a6), UINT64_C(0x528574c98573d7ec), UINT64_C(0x13b7ee24e2dbb548),
    UINT64_C(0x8778fdca185310eb), UINT64_C(0x479987fe78aafcac), UINT64_C(0xa93373b2f4fa026f), UINT64_C(0x0b4af619d676f52f), UINT64_C(0x25bd3cf69ddac556), UINT64_C(0xede84bcd6d779cfd), UINT64_C(0x79183bc93b8fd3c1), UINT64_C(0x6a8506d2cbf3ca9d),
    UINT64_C(0x872ca1d960baea3e), UINT64_C(0xda3524386825dd9a), UINT64_C(0xdae51689512a7067), UINT64_C(0x738068c9029f1463), UINT64_C(0x7cc4beea2716cb61), UINT64_C(0xa4ada74efabbb3bf), UINT64_C(0x92c7174c390a9f82), UINT64_C(0x2e75e12e0e9c6d8e),
    UINT64_C(0x43886a379949df8c), UINT64_C(0x4518b83bf5d8b992), UINT64_C(0x78df38fbb4eac926), UINT64_C(0x11a6a3792e0bdb6c), UINT64_C(0xb4f8ebf2cc7ddef6), UINT64_C(0x48e572fb208a7f65), UINT64_C(0x0bcbf56afe2fa683), UINT64_C(0x5cb092059adeba49),
    UINT64_C(0xf03e64ae20224a4a), UINT64_C(0x5926e69509c3c6c1), UINT64_C(0xd0df6a8b14afe2a9), UINT64_C(0x1301a82f952c0153), UINT64_C(0xac16c5eba213cfc1), UINT64_C(0xde02b21fafe828e3), UINT64_C(0x60e2342fbe8d0936), UINT64_C(0x1ccfec46ef4abae9),
    UINT64_C(0x3b76ec12c42682bc), UINT64_C(0xc7a3a081211baa4f), UINT64_C(0x35cb9af69a860a8e), UINT64_C(0x7df40b448e55ebee), UINT64_C(0x0b9f794ab7907c09), UINT64_C(0xacba366cdb6ddf98), UINT64_C(0x03ce73b6d398422a), UINT64_C(0x21e01fd71d8b25f8),
    UINT64_C(0x2e8db50242e3e65d), UINT64_C(0x2852587fb8194a2d), UINT64_C(0xfe9b2f3dff0b3667), UINT64_C(0x75d2f00d37631d61), UINT64_C(0x0737f1734e5b126c), UINT64_C(0x822f7323d4d9af67), UINT64_C(0x948307921edfd875), UINT64_C(0x7480cdb779f4c453),
    UINT64_C(0xecaa9157aa2ba0d0), UINT64_C(0x0ab2ce1a9d394ef0), UINT64_C(0x9bba31c78c0522ba), UINT64_C(0x7f7d14f744ce7e49), UINT64_C(0x4edeefc175efbde7), UINT64_C(0xaeffef5ac9a81a40), UINT64_C(0xaa13e2aadf05f0c3), UINT64_C(0x7ceabd3fab423a83),
    UINT64_C(0xd44c8d008df67a55), UINT64_C(0x6940a151f89c9b1e), UINT64_C(0xdba82a1248f31324), UINT64_C(0x7a1afcc6dec5eddb), UINT64_C(0xdf19a9decbbe5ca2), UINT64_C(0x4b507df3b7ca9156), UINT64_C(0x124250a259b0046f), UINT64_C(0x2bdf49601c453040),
    UINT64_C(0xd325384a548475e8), UINT64_C(0x36b073aa80ad546e), UINT64_C(0x1396aac9ba0f92b9), UINT64_C(0x1c0ff29cbb05f2b0), UINT64_C(0x1932134be36187f4), UINT64_C(0xf8c71c5c3746b61e), UINT64_C(0x4556987d96caa6d8), UINT64_C(0x690947a243377abd),
    UINT64_C(0xc23a27795f490b52), UINT64_C(0x17259917a2360e98), UINT64_C(0xb103573bb2c2d086), UINT64_C(0x571ee06728f64f87), UINT64_C(0x3044dfd2a70ad6a8), UINT64_C(0x0c0a0360540e77be), UINT64_C(0x38a7e5374dae014a), UINT64_C(0x0233d23716c10437),
    UINT64_C(0x700cca5f9fda8d59), UINT64_C(0x6689c35defb67f9d), UINT64_C(0x43bb4b612aabcb0b), UINT64_C(0x056d69a4e7d87c0c), UINT64_C(0xed1c9fbeb1c95647), UINT64_C(0x28ab9efad883ce36), UINT64_C(0xdd84e7c343951a09), UINT64_C(0x4b271e012941a2ab),
    UINT64_C(0x77e3c83931494717), UINT64_C(0x197ecf16827662fd), UINT64_C(0x74a89304ac536ee4), UINT64_C(0x426f9e982b778682), UINT64_C(0x363c4b3b0bfc72a5), UINT64_C(0x135c1b0eb756ac83), UINT64_C(0x6dbc38c27b59a7d9), UINT64_C(0x110b563163c8c2ad),
    UINT64_C(0xe723cb87f6bfe623), UINT64_C(0xeb1f38f17b505d9d), UINT64_C(0xba0047e1311f3844), UINT64_C(0x798d1c00010efa0d), UINT64_C(0xe0139866ff7a09bb), UINT64_C(0x682c25f1d3c9d63e), UINT64_C(0xf1099f7a4b7b7ac7), UINT64_C(0x3cb4bf3642c4da39),
    UINT64_C(0xd3ad25f883b49c55), UINT64_C(0x0a0ef4c7af877555), UINT64_C(0x9ec0d04c24102476), UINT64_C(0x1ef5ee29a684a680), UINT64_C(0x1411d8a9e4d47361), UINT64_C(0x2b5adaae2f9e2673), UINT64_C(0xe706e92ad6af786b), UINT64_C(0x25a5de21ec87f2d7),
    UINT64_C(0xc6ef780957c46564), UINT64_C(0xcf766757e6ca6db4), UINT64_C(0xdf9a22c43d912ea5), UINT64_C(0x1187e6b17ac4bcf1), UINT64_C(0x1029db7fbc570b70), UINT64_C(0xc54f8d849360b828), UINT64_C(0x0d513976537d6a76), UINT64_C(0x6ecf757bf2df838c),
    UINT64_C(0xc82c010518a09b53), UINT64_C(0xe0e8b8d44437e0a5), UINT64_C(0x9407ffa85b49ca39), UINT64_C(0x6f140fa7d6395780), UINT64_C(0x36d00383e2f66664), UINT64_C(0x824b883ad0dab858), UINT64_C(0x664acf5317c40128), UINT64_C(0x45847f4454e94b11),
    UINT64_C(0x54a2343e35512125), UINT64_C(0xdb4d9b8cb3e2501f), UINT64_C(0x0c8bbc6a2733c086), UINT64_C(0x5f631ba1e3cf488d), UINT64_C(0x81d1a9a5a8ae2f50), UINT64_C(0xdf97743196ca4a88), UINT64_C(0x726e3f4be0258fc1), UINT64_C(0x6b703e9dfc7d7cf4),
    UINT64_C(0x3c1770ee1453f7fe), UINT64_C(0xf9585f4301c89113), UINT64_C(0xd0657db3f1ae263a), UINT64_C(0x50765bdfadb13dfd), UINT64_C(0x179469fd777e8908), UINT64_C(0x84db101940423a35), UINT64_C(0x04213d90d6cb196a), UINT64_C(0x481eb9378437e3c4),
    UINT64_C(0xd8c0b99d5ba2aa33), UINT64_C(0xc3c0f4da8934cddd), UINT64_C(0xc4371a6b1a212640), UINT64_C(0x42b88063567419fd), UINT64_C(0x828480dd7b43fa00), UINT64_C(0xe6b0f7feaa8c5014), UINT64_C(0x4d5de001e5f46187), UINT64_C(0x189713ed3ce4c345),
    UINT64_C(0xd1ad0fd175167470), UINT64_C(0xfc0e9af092ec047a), UINT64_C(0xaf00ef4fc9cf34fb), UINT64_C(0x374b78a1c664d25a), UINT64_C(0xcfc29ab8424ce668), UINT64_C(0xd324b9c1db6a05fb), UINT64_C(0x6868cd0ddfc7cfb2), UINT64_C(0x7fefed8c77af27e7),
    UINT64_C(0x217d500d74c62e20), UINT64_C(0x8a7f0cbf989f45c4), UINT64_C(0xcba800ce7d484d34), UINT64_C(0x46fc5b43e3651366), UINT64_C(0x67a5df6c4a66035b), UINT64_C(0x0c62cdd2c941fcf5), UINT64_C(0xbb407cdca8e73d8b), UINT64_C(0x660bab720d882186),
    UINT64_C(0x3bf844edf49bd47f), UINT64_C(0x6ce464dd83e5804b), UINT64_C(0xb84050707bb1c476), UINT64_C(0x09d0276b5f49bb14), UINT64_C(0x9fb57ee684647670), UINT64_C(0x434e807eb11ab93c), UINT64_C(0xee83bc46be4ee74f), UINT64_C(0x3f0cacd82c16a653),
    UINT64_C(0xfd25e69fb1c2bc96), UINT64_C(0x5e36697b2820280a), UINT64_C(0x1bc430a16abec241), UINT64_C(0x7c32835355d5ff83), UINT64_C(0x84595ae07f18943d), UINT64_C(0x105fff047bf2fb09), UINT64_C(0x0bec4b3ca7315309), UINT64_C(0x663536388b9b3212),
    UINT64_C(0x69ce4d993f9ab510), UINT64_C(0xa11d2cb357fd93b1), UINT64_C(0x5c360415f3fa4b5c), UINT64_C(0x5bf9b6708594040e), UINT64_C(0x9f187428a323b9d9), UINT64_C(0xc44caf4c8f0e5c2d), UINT64_C(0x987dc7e492ce550f), UINT64_C(0x4719330b695e9efe),
    UINT64_C(0x64873563d0e21b42), UINT64_C(0x2cdb2c20080613f8), UINT64_C(0x9fa92c85e54f5ef1), UINT64_C(0x01469ec798c4da1b), UINT64_C(0x12d31ed0d74016c7), UINT64_C(0xfb4842aee517d52b), UINT64_C(0x15dfdedcc7a96507), UINT64_C(0x6e23fb9d645c7da7),
    UINT64_C(0xf37030864dbbb134), UINT64_C(0xd9f79b9af96a2b65), UINT64_C(0xad1223d2e227c0a3), UINT64_C(0x14a20d1c8a34a38d), UINT64_C(0x3af82ed0b8ea0ef8), UINT64_C(0xa73d538330bdfa47), UINT64_C(0xce214e85e3fb4aa5), UINT64_C(0x77a009458bf53bce),
    UINT64_C(0x8c174b0ed04e42df), UINT64_C(0xfa33817ef791bf72), UINT64_C(0x9bd462168665e667), UINT64_C(0x37c0800af587a829), UINT64_C(0x4ce3f0630eddf84f), UINT64_C(0xb11e691106da09f0), UINT64_C(0x45fca819ba7085d0), UINT64_C(0x2b6caf83a236e7ea),
    UINT64_C(0x0258020517684213), UINT64_C(0x1abc3c261e83d23d), UINT64_C(0x31e222bb7688d789), UINT64_C(0x67a91eda3a9ac7ca), UINT64_C(0xa607f3751ba2bf3e), UINT64_C(0xcfa9274f6519a232), UINT64_C(0xf2a5fc5d55946571), UINT64_C(0x4bfa75e65d04a1e7),
    UINT64_C(0xe679b2656dae01c9), UINT64_C(0xc933154710a10358), UINT64_C(0x32405008ba27296e), UINT64_C(0x53ec991b9f3fef74), UINT64_C(0x7356d5ffcca95a53), UINT64_C(0xa2e1254b5a268c77), UINT64_C(0x5096921587d613b6), UINT64_C(0x629f63766edd793d),
    UINT64_C(0x19cd597d6738a703), UINT64_C(0x3e05b619f3fc615d), UINT64_C(0x8da092ef6e1d0396), UINT64_C(0x59dd4fe161a79632), UINT64_C(0x43b6f0356a3a4356), UINT64_C(0xf4c9aa946fbba17b), UINT64_C(0x9207e070267c2785), UINT64_C(0x2ba018d9ab8929f3),
    UINT64_C(0x0404beba8e5c0802), UINT64_C(0x1d0af8c53e6ec007), UINT64_C(0x5a5bbf442eab1026), UINT64_C(0x2c85fab849faaf16), UINT64_C(0x476f6e4fae9a46f8), UINT64_C(0x2409347363afdb4b), UINT64_C(0xd4fcec41214397b5), UINT64_C(0x7f3d161d0dad899f),
    UINT64_C(0x3ea2caaa5b45f800), UINT64_C(0xbb0308a506e16454), UINT64_C(0xc33806e7e94d98b8), UINT64_C(0x6c4395a232d453c3), UINT64_C(0xb2d23f30b6aa2c42), UINT64_C(0xb4a6bf538d349f4a), UINT64_C(0xf4b191d25a014baf), UINT64_C(0x5b50b2e86ab5cc2b),
    UINT64_C(0x5e4b73a0603420fc), UINT64_C(0x9bb2fc94df194853), UINT64_C(0x1a9d275cba9c1ef9), UINT64_C(0x65e63fbb26f1ac66), UINT64_C(0xaa97e10f1c119403), UINT64_C(0x78aa6b5ca7154bb5), UINT64_C(0xbdffecc1630d37d5), UINT64_C(0x2da30619c22ee950),
    UINT64_C(0xffb7e50803a38ed2), UINT64_C(0x9b32d4788833b1d4), UINT64_C(0xe3e62494ea632046), UINT64_C(0x5c02ca0947d59b4f), UINT64_C(0x95475cce91e550e9), UINT64_C(0x7dfc05a6f0221c33), UINT64_C(0xb8c07b0ab34384a3), UINT64_C(0x5fa1867bded5b5eb),
    UINT64_C(0x4364b9baa26c7796), UINT64_C(0xd866e10ff859f778), UINT64_C(0x488798db31242d07), UINT64_C(0x5fc9d73f78edbc32), UINT64_C(0x29a047330b2d3140), UINT64_C(0x6022743b973631ee), UINT64_C(0x0aca6602afa9314e), UINT64_C(0x4e8c133afb925248),
    UINT64_C(0x323279e455104d03), UINT64_C(0xf5e7294f53466541), UINT64_C(0xb2d007589f1e59be), UINT64_C(0x5366983ccbbbc6a2), UINT64_C(0xc119472fbfc3df7c), UINT64_C(0x2a7235c7f9b19953), UINT64_C(0xed72c8398ca853a6), UINT64_C(0x21c28b7c7e243c0e),
    UINT64_C(0x4e989146d9d4e186), UINT64_C(0x366ab88b7c2788d1), UINT64_C(0x78408f87953ca1b0), UINT64_C(0x283473d889445a43), UINT64_C(0x6de8ae12a31b8870), UINT64_C(0x174a45083896b6a7), UINT64_C(0xc73a938ef4be5a93), UINT64_C(0x15a175187e750694),
    UINT64_C(0x0db176aebef1d1db), UINT64_C(0x04f2c3140bed87cc), UINT64_C(0x2e0c3b8882986fbe), UINT64_C(0x3ee17e88c9b83daa), UINT64_C(0x97e54c2fae889b2a), UINT64_C(0x5e129003261e7d98), UINT64_C(0xae96f37b7e130dc5), UINT64_C(0x62d9639168df7bf7),
    UINT64_C(0x3268d53cc35380aa), UINT64_C(0x1ed4d2f2c362a9d4), UINT64_C(0x3bf82931b9bc7850), UINT64_C(0x1692d85c216d3eec), UINT64_C(0x090bbc4c331e6f09), UINT64_C(0x0ee68ad42cf5dce7), UINT64_C(0xd0cc70fd3c24e34e), UINT64_C(0x6e9cf7d2998233a1),
    UINT64_C(0x3b53cad0417d7e44), UINT64_C(0x86f6bbcfd743adb7), UINT64_C(0x83ba2c7908220c37), UINT64_C(0x441815f1553841a7), UINT64_C(0x5f3b80a5a70cc448), UINT64_C(0x5b4ceb73a3adfba7), UINT64_C(0x7935e71f22fc7f2c), UINT64_C(0x38f15d92977d7627),
    UINT64_C(0xe08ad56aece07232), UINT64_C(0xb17db70bc9f73ae0), UINT64_C(0x8b55fb61cf8deecb), UINT64_C(0x21bf323ff8a2c4e4), UINT64_C(0x6b7f662491d9cae1), UINT64_C(0x17b7d72498f09df8), UINT64_C(0xad98b3405f3dbd2b), UINT64_C(0x7c86472754a973b0),
    UINT64_C(0x649b794822ce331f), UINT64_C(0xc1edc81a9da9e1f6), UINT64_C(0x2a19f46435ce43a7), UINT64_C(0x680e3710229bb4e8), UINT64_C(0xfac06346bfa59a84), UINT64_C(0xca0ed95fe0cba54a), UINT64_C(0xe90e6ebc2c3a67f4), UINT64_C(0x77478d7aee22c9b6),
    UINT64_C(0x945347657b108d4c), UINT64_C(0xf9f7932625c3d384), UINT64_C(0xc075eff6ff02b8cb), UINT64_C(0x22879314f64f790f), UINT64_C(0x68d9aaafb9258eed), UINT64_C(0x67c1c8cec162aeea), UINT64_C(0x0583f49ba2969a5b), UINT64_C(0x07cda81f9cc9265c),
    UINT64_C(0x22fc0abbea1bfc8c), UINT64_C(0x1ed8b86b1d3589e2), UINT64_C(0xb89c464e05e59bcc), UINT64_C(0x5b35c566ad74d19b), UINT64_C(0xaa57487a9a1524d4), UINT64_C(0xb6bf0b0cc35a066d), UINT64_C(0x4533403dc6275c70), UINT64_C(0x2ef5e7cbe08f1f8e),
    UINT64_C(0x509df63d7d4ad6b3), UINT64_C(0xa2b2ee8bd24507c5), UINT64_C(0x2194db5b42843b35), UINT64_C(0x15e2450b6e48879f), UINT64_C(0x7997ca45da8755ab), UINT64_C(0xc5556d50905c18ee), UINT64_C(0x2c898e055341df19), UINT64_C(0x538edf169029883b),
    UINT64_C(0x487e4935c07460a1), UINT64_C(0x8a11eb49c92ce5fd), UINT64_C(0x317c13079e9b3015), UINT64_C(0x63b1b3faacb6c811), UINT64_C(0xb2dfde58a8ec6509), UINT64_C(0x3cd8be40992cd21d), UINT64_C(0x5f585d0b251c2594), UINT64_C(0x2091198bdbcb0d2c),
    UINT64_C(0x8213765e56289f76), UINT64_C(0x0817e137ed2dd56c), UINT64_C(0xc62b812a93b968bc), UINT64_C(0x4bd0b1c1949444e5), UINT64_C(0xe037504a60d776bf), UINT64_C(0x71d764f97b72370c), UINT64_C(0x5971565cda20d0a6), UINT64_C(0x3505bbc536d3762b),
    UINT64_C(0x50fcbc9ead2b8757), UINT64_C(0x6e791ffd13f7c439), UINT64_C(0x476bc3b00754f3b1), UINT64_C(0x55a85b4e5c97151b), UINT64_C(0xb059bc1f27f172bf), UINT64_C(0x0d3c97df45e18150), UINT64_C(0xc2650dcdb74f4ff2), UINT64_C(0x6f2ecb1e596376d3),
    UINT64_C(0x38c4fc0b7aa16ce0), UINT64_C(0x83c22ed0d133bcdc), UINT64_C(0x529c7b07f46713f6), UINT64_C(0x108eeae209032af8), UINT64_C(0xdd76613b132e2a80), UINT64_C(0xd80bc168da03a4c9), UINT64_C(0x59bd82bfa5f4dd6f), UINT64_C(0x32bb6bc5f7fbc2d2),
    UINT64_C(0x2ad279ff54a5f913), UINT64_C(0xac79e7bcb37d49eb), UINT64_C(0x05de7b1c657fadfa), UINT64_C(0x10f17affdefe109e), UINT64_C(0x6802c0b62f055cf6), UINT64_C(0x2a0b8c7ed89be629), UINT64_C(0xccbd4b9f7cfd252b), UINT64_C(0x178daed4e25a8ca7),
    UINT64_C(0x2fe7e0711aee91d0), UINT64_C(0xc39caaeb686d0226), UINT64_C(0x6930132d5abd3fbb), UINT64_C(0x7a86b860d669e06b), UINT64_C(0x3f5106996bcd8404), UINT64_C(0xdbcf0bd294264f03), UINT64_C(0x57ccb186d910f004), UINT64_C(0x5ad64fa00b7d73fe),
    UINT64_C(0x54526ee90949ef70), UINT64_C(0x15940740213cbb64), UINT64_C(0x20c4a908ebc95d76), UINT64_C(0x4bd9efe9026764b9), UINT64_C(0x4ebae887b352253e), UINT64_C(0xdd80d4a662699e72), UINT64_C(0xaf931fa8492c7079), UINT64_C(0x0eeb368816c22264),
    UINT64_C(0x123ce22485d535c3), UINT64_C(0x73d291f3c0cd692f), UINT64_C(0x3017566f4500ef28), UINT64_C(0x3c450783b3fc264a), UINT64_C(0x3af95e36135e1f7a), UINT64_C(0x7504eb1d599b4fa3), UINT64_C(0x002d6f7e05759f7e), UINT64_C(0x0502bf6adb712c51),
    UINT64_C(0x2a2c48d964ca459c), UINT64_C(0x395891298b4f1c08), UINT64_C(0xb7767f54206e468a), UINT64_C(0x1052cb9fdda10613), UINT64_C(0xcb5880dadf4eb029), UINT64_C(0x95249dfb10006e03), UINT64_C(0x91f9e80c27a3ea1a), UINT64_C(0x45b60ad61b61cbad),
    UINT64_C(0xc5f71e6a905d8e45), UINT64_C(0x8518bfb36660d25c), UINT64_C(0xf73bce4206b37e93), UINT64_C(0x3a488d47abffa6d5), UINT64_C(0x2b59e19336a4c246), UINT64_C(0x2436810d3b254eaf), UINT64_C(0x4bdc44039f322eb9), UINT64_C(0x134c0396f39924e5),
    UINT64_C(0x20a3f96fb88c20cc), UINT64_C(0xdc72207b1788856a), UINT64_C(0xd5244cdfd54401a1), UINT64_C(0x356873c20f5cbff9), UINT64_C(0x7ca7ad5e268a5e6b), UINT64_C(0xceef44b51ec10808), UINT64_C(0x91fa92584a6a0ccd), UINT64_C(0x67bfb7acede7f32a),
    UINT64_C(0xe3ab03ecadd76b16), UINT64_C(0x0bb6f046996c64ce), UINT64_C(0xf2f6748fe6278ef1), UINT64_C(0x7356e840dbe987e5), UINT64_C(0xd440061ffc61c50c), UINT64_C(0xc12c9894a8b24b0b), UINT64_C(0xe0a058377c45f727), UINT64_C(0x4bcf508e33579f3c),
    UINT64_C(0x62da9b77b5f0649c), UINT64_C(0xf16ad4ba9312cb07), UINT64_C(0x4780e3d9fd0ed2f2), UINT64_C(0x2bacf11090fcf9ec), UINT64_C(0x211c23781d75a20b), UINT64_C(0x13abe8cf991c0afd), UINT64_C(0xb3fb72ccff951d37), UINT64_C(0x24cc40fefd545220),
    UINT64_C(0xa3cdea2bac9ec68b), UINT64_C(0x404da36c6fa63213), UINT64_C(0x88d4bedbe83b38e9), UINT64_C(0x17f16853442b9bd9), UINT64_C(0x8ee73d455c26bbda), UINT64_C(0xfcbd139544db3fa4), UINT64_C(0x703b75fce7be9c9d), UINT64_C(0x54341fcf8dfe37ed),
    UINT64_C(0x23e1b1a08f1094f4), UINT64_C(0x4e965ed98b41f00f), UINT64_C(0xa6e759b3bf6f92c3), UINT64_C(0x5c933357c03573d0), UINT64_C(0x4ab903a1866679b3), UINT64_C(0x862c286082af6cae), UINT64_C(0xe339f8108f7bda08), UINT64_C(0x775ee68a008828aa),
    UINT64_C(0x6f4c4402fcb7e709), UINT64_C(0x2d36facede1c1fa7), UINT64_C(0x6a75afa5af1c0f22), UINT64_C(0x375609f40ba59821), UINT64_C(0x3fd311374bfb73c8), UINT64_C(0x5178c29c66ffb4ce), UINT64_C(0x94085c65f3cbe77f), UINT64_C(0x6b05069c4ad00d22),
    UINT64_C(0xa61230bd03e2bd75), UINT64_C(0x711cf465f9ee490d), UINT64_C(0x7e4017bfa916c26e), UINT64_C(0x1e99ce5bcb141645), UINT64_C(0x7504b6de598e8452), UINT64_C(0x5714b779d4982ab3), UINT64_C(0xe9f998eeed0bba19), UINT64_C(0x02f93b14f1056da2),
    UINT64_C(0x662e325c20247103), UINT64_C(0xce0b440e494895b1), UINT64_C(0xb3d32437a82f9222), UINT64_C(0x335aafefeb8d91e9), UINT64_C(0xfc297351e5409fb2), UINT64_C(0xfd6e5722b4b95cad), UINT64_C(0xd23f9044acb1a3bd), UINT64_C(0x68ccec027f7d866a),
    UINT64_C(0x8e280cae6d5e8a54), UINT64_C(0x7dd162ee2bc105df), UINT64_C(0x5e8ef618f0382d12), UINT64_C(0x7bffbc1ddbf216bd), UINT64_C(0x2ab8bec223ac4e11), UINT64_C(0x4eca17fadab610f4), UINT64_C(0x970c517fc00f314c), UINT64_C(0x561edb251ade45ea),
    UINT64_C(0xa3b4e48f1cdf98db), UINT64_C(0x77e4737995f4965f), UINT64_C(0x5190826e94a0a2c1), UINT64_C(0x5fedd0962034b7ee), UINT64_C(0xe02a9898075838bd), UINT64_C(0x5c43cbca380b95ca), UINT64_C(0xb904b15bf894399b), UINT64_C(0x2065ec1ec829a52b),
    UINT64_C(0xc12384406ea874e1), UINT64_C(0xff2b89a84b18d48a), UINT64_C(0x14d4075a78fb0bca), UINT64_C(0x5aaa17275217a8f2), UINT64_C(0x4b092547e165d56a), UINT64_C(0xa9961c7e7243a817), UINT64_C(0x091c6df1f23228e9), UINT64_C(0x2fd483b3317f19d9),
    UINT64_C(0x61262054a2463109), UINT64_C(0xc35d569775659ea3), UINT64_C(0x945f16e101d5616f), UINT64_C(0x1d3a8a45b7d1b7e4), UINT64_C(0x93dfc9bb83119459), UINT64_C(0xafcd6b17d705552c), UINT64_C(0x1e2b414e2e8b004f), UINT64_C(0x6e16bfa1224b40c2),
    UINT64_C(0xe60461191a27a036), UINT64_C(0xfcd39512c1806746), UINT64_C(0x2997523a7b68eb2c), UINT64_C(0x592ea6b2db6734fa), UINT64_C(0x0f420e50986c608b), UINT64_C(0xd8c6b72d316a988d), UINT64_C(0x541562ce1dbfbd95), UINT64_C(0x59412ff0bc4638c5),
    UINT64_C(0x60dc1869eaf68f46), UINT64_C(0xbbf8a69710787819), UINT64_C(0x5b5050d7b06d981e), UINT64_C(0x18c40f9b39b7c745), UINT64_C(0xff4ee0ae0bcbf468), UINT64_C(0x0ddea7079bc97054), UINT64_C(0xaeeb38fb64cb27e2), UINT64_C(0x05c38fec764ba63f),
    UINT64_C(0x6fd6925dd840412a), UINT64_C(0xc37b09a734623911), UINT64_C(0x68e63ae718ad38e9), UINT64_C(0x726da07578b778ee), UINT64_C(0x1d5dd675e04f8b57), UINT64_C(0xf738ccefe5d218d1), UINT64_C(0x47b8da3071bc00c5), UINT64_C(0x54e39feab35db049),
    UINT64_C(0xaeba08bf53516958), UINT64_C(0x4bc53ea89eba0da8), UINT64_C(0x80b1f52b97dfcc9c), UINT64_C(0x4d4fafdc55cfbe9e), UINT64_C(0xe10296455c6d1557), UINT64_C(0x10c22c16a6f359b6), UINT64_C(0x6434326bb6ed14e7), UINT64_C(0x104f13dc4144cdb5),
    UINT64_C(0xa094eceab8614852), UINT64_C(0x4cf692cbeb8b3c95), UINT64_C(0x33a49fc6410e9cb8), UINT64_C(0x4b760caec378f40a), UINT64_C(0xf2ac66cd0bf7f549), UINT64_C(0xa392a831a1b0e961), UINT64_C(0xb9a059402e137429), UINT64_C(0x33c5cb510669c10b),
    UINT64_C(0xb426ddfc0dfbe28e), UINT64_C(0xc6384b10f9954dbd), UINT64_C(0xf995e78c422f607d), UINT64_C(0x304bed168f5ac1a6), UINT64_C(0xffae5c3757b46141), UINT64_C(0x6745524128bea215), UINT64_C(0x0a018b8aa574eea0), UINT64_C(0x2ad91d9c31e6842c),
    UINT64_C(0x6bbf87d78d2f780d), UINT64_C(0x39d485650ec67521), UINT64_C(0x03c46141b8c6f277), UINT64_C(0x251455c1fa102112), UINT64_C(0x3c4507dd4d202060), UINT64_C(0xb2b643de1d14a001), UINT64_C(0x5463c05187f846ea), UINT64_C(0x5414f2a9eb43a408),
    UINT64_C(0x99e44984fb4664b5), UINT64_C(0x0f50c3ab83275b9a), UINT64_C(0xc5fe502f4e493535), UINT64_C(0x240b68bc8dab7219), UINT64_C(0x90a241ece73b9e8f), UINT64_C(0xb39f0ca4065f4bc5), UINT64_C(0xd8bb194f248cf3c4), UINT64_C(0x2b466352307c21f5),
    UINT64_C(0xec7b7527220c42e0), UINT64_C(0x92247e38a8ba3ea1), UINT64_C(0x22b584827ab8b8df), UINT64_C(0x48c088458fba41f8), UINT64_C(0x38d299dc1ed97fec), UINT64_C(0xed766847240a338a), UINT64_C(0x277a19b9cc58c6d0), UINT64_C(0x751a8e509cc9bfa8),
    UINT64_C(0x31901df6853bf852), UINT64_C(0xafd542b410866f1a), UINT64_C(0x0ea0cc9f90de43ff), UINT64_C(0x7ae454c64fc0ace7), UINT64_C(0xe9111fcf56d6d1ee), UINT64_C(0x099cb09dec4fdbba), UINT64_C(0xef59d247faae7808), UINT64_C(0x4e964893abe10127),
    UINT64_C(0xa2f7179d2feec1b8), UINT64_C(0x57aaf79014607844), UINT64_C(0x118e3b36278578ed), UINT64_C(0x040cc97afbac380d), UINT64_C(0xb44bfcfe33cf1d84), UINT64_C(0xb17b7208a1cc5b7c), UINT64_C(0x4b0ef1f523081f69), UINT64_C(0x0547fa870b964dbe),
    UINT64_C(0x80cd817c38ea8429), UINT64_C(0x44b6318921a7077a), UINT64_C(0xca092a4c4edf0acf), UINT64_C(0x18bbaf6f5d0af518), UINT64_C(0xe68132ab53d5f8b1), UINT64_C(0xc91692080b490631), UINT64_C(0xe4902a43576220d9), UINT64_C(0x763884a67460679d),
    UINT64_C(0x34ace5252e36fcce), UINT64_C(0x206568ad49201ffc), UINT64_C(0xcb624e20a1934519), UINT64_C(0x56f8e2ac8c7eca4e), UINT64_C(0x828651403dc81f77), UINT64_C(0xc4d371c735a83908), UINT64_C(0xa5943eae2004d75a), UINT64_C(0x2eae374b130f0a79),
    UINT64_C(0x4eb64ab0cad50b41), UINT64_C(0x357d15997912f488), UINT64_C(0xba72a71e24cab719), UINT64_C(0x34ada61d0b4f5f7b), UINT64_C(0x2809e13aa81b6e2d), UINT64_C(0x5ea071745dbf5a92), UINT64_C(0x09bd880c52f3bfb7), UINT64_C(0x33cbf2f482d2f595),
    UINT64_C(0xc1b3f5501aa07c89), UINT64_C(0xf9b266601c8a40e8), UINT64_C(0xee6bdc9a03c8ffb6), UINT64_C(0x557b24329ab2c641), UINT64_C(0x51b29ba76b85f911), UINT64_C(0x6928303020ffc3c1), UINT64_C(0xa2fe0dd689d4aa7c), UINT64_C(0x44fc551e28f9270a),
    UINT64_C(0x47aa25e53b392f21), UINT64_C(0x415c56f64cbb750b), UINT64_C(0x3da9bbb5535ba126), UINT64_C(0x3d25cf227f599cdd), UINT64_C(0x2a97c9ded22c7c03), UINT64_C(0x68ae1f4f9e9e0b39), UINT64_C(0x9236b73b26be32f3), UINT64_C(0x1cf5083ef2a311ee),
    UINT64_C(0x43044e4c17836c12), UINT64_C(0x059481bcbf8e7659), UINT64_C(0xa41bcde74750d5dc), UINT64_C(0x4a93e01fd48a1cb0), UINT64_C(0x89ab8cfa1311f2f2), UINT64_C(0xa873ea7cbe0eaf69), UINT64_C(0xe59af117b364c7fb), UINT64_C(0x339a8b4deed13e71),
    UINT64_C(0x971cf9dc9a51aba0), UINT64_C(0xf452f9dfa984d01a), UINT64_C(0x2ab6bba75d96460d), UINT64_C(0x43d45ece6eab88cc), UINT64_C(0xffe1d9363688c373), UINT64_C(0x99c52736f87ce804), UINT64_C(0xe5f9dc2d51f137e9), UINT64_C(0x69fde521d6fefada),
    UINT64_C(0x4236a3176994608c), UINT64_C(0x0f47c4ebbe0dae3c), UINT64_C(0x245b24bbbb4404a5), UINT64_C(0x60e57cdb18537324), UINT64_C(0xb70bc6510d128f24), UINT64_C(0xaa654243e59378a7), UINT64_C(0x51cfb600c400c2e5), UINT64_C(0x31f6725c1f244ec0),
    UINT64_C(0x83d3f6f048545c03), UINT64_C(0x168ae9764f64f7c6), UINT64_C(0xdeaebfb46ae0f4a7), UINT64_C(0x1572521ae7408521), UINT64_C(0x3849963068c2d0ab), UINT64_C(0x9eb9effdc47a6fda), UINT64_C(0x2407b68d2ea08f22), UINT64_C(0x3c22b138e1c52679),
    UINT64_C(0xcb6063bbc2d631ee), UINT64_C(0x6d3c964c758adb4e), UINT64_C(0xa1b9703ee7a0b701), UINT64_C(0x32fb9bcd831c67b0), UINT64_C(0x35247b5ac00bf96f), UINT64_C(0xfe9f9f9fc5e22a6a), UINT64_C(0xeac1845710878547), UINT64_C(0x5e0ff6a569451246),
    UINT64_C(0x2efdacb6b7a33c5b), UINT64_C(0xb6a4e0246d5622cf), UINT64_C(0x40b115aa7892bb4c), UINT64_C(0x63e3afd682ee216c), UINT64_C(0x7adddf552cbb6b79), UINT64_C(0x27445f2a2a71f1a0), UINT64_C(0x810df687824b0a19), UINT64_C(0x7fc5ac21773d927d),
    UINT64_C(0xeb2d1b033bf9ff6d), UINT64_C(0x082fec07101974e0), UINT64_C(0x4763f8413db4232a), UINT64_C(0x31d90065ccad2790), UINT64_C(0xa4f5a8baebb68072), UINT64_C(0x1208f6ea42b717c9), UINT64_C(0x4516aca156c37158), UINT64_C(0x25e8ec576f6791de),
    UINT64_C(0x741785c1c13b0058), UINT64_C(0xbe27dcd8dccaa34b), UINT64_C(0x55c74f81978b67a3), UINT64_C(0x12edbd1f092201d7), UINT64_C(0x1684b4cddc3d0752), UINT64_C(0xb9fd9cfde9410738), UINT64_C(0x8dbf8a122a9001ae), UINT64_C(0x11f910ba17545cd8),
    UINT64_C(0xd194ec42d333ecf7), UINT64_C(0x300dedad3ba27a3a), UINT64_C(0x302813f7182e73ea), UINT64_C(0x2a3f2f3fa51f22e8), UINT64_C(0xa778dd91b404adf7), UINT64_C(0x0f00d4a5959dc3c5), UINT64_C(0x9258eb13a727d5ce), UINT64_C(0x6d434b92e9fd87c9),
    UINT64_C(0x02b97b56e0119bb0), UINT64_C(0x47cdaada17d01534), UINT64_C(0x60ee744017eda289), UINT64_C(0x3f9567a6fb797e78), UINT64_C(0x9537bf6ba0d9cf73), UINT64_C(0x412d59ce53883c5b), UINT64_C(0xff70493391eecb55), UINT64_C(0x45f1105ef1e72150),
    UINT64_C(0x3b7059831a4701b2), UINT64_C(0x4fe32d3056d31965), UINT64_C(0x9cc04464912927c2), UINT64_C(0x574b3263a0cee118), UINT64_C(0x25a07a59df057e9c), UINT64_C(0xbe6fc2bd9d37274e), UINT64_C(0x7387feb32f6c039c), UINT64_C(0x1749822c36dd2da8),
    UINT64_C(0xf3ff06fc322b2eac), UINT64_C(0xe917bf1d3f519ecb), UINT64_C(0x2c7e408688933380), UINT64_C(0x6e14bbe5081cacde), UINT64_C(0x34093f42a3b11564), UINT64_C(0xa73f709f5cf9bb6f), UINT64_C(0x6a5b66f8192ac9c2), UINT64_C(0x775a8d41fd52b5d4),
    UINT64_C(0x0db237345885991b), UINT64_C(0xe7a735ee92ed896e), UINT64_C(0x1a320c497a8a2197), UINT64_C(0x2298638fbe0b5160), UINT64_C(0x2bf2d56619507a61), UINT64_C(0x252e89326c746f94), UINT64_C(0x417837cd03db55cd), UINT64_C(0x098ab88549dc87ab),
    UINT64_C(0x9a10dd468ec403e5), UINT64_C(0x5a60bc68c68eb13f), UINT64_C(0xb1ae8e9bdbcefe79), UINT64_C(0x4e55cf70e7780397), UINT64_C(0xf4dd400a280560ed), UINT64_C(0x22f7f618ed30689c), UINT64_C(0x5513e94b10df3cc0), UINT64_C(0x324f761346605471),
    UINT64_C(0xb97672378e26df7f), UINT64_C(0x73b6d0c4a50c92b0), UINT64_C(0xa5ee6d0a3c853d9d), UINT64_C(0x3471f860d662cfe7), UINT64_C(0xb7fcbc2d7cf1ae70), UINT64_C(0xa752e2af393e9b08), UINT64_C(0xb482e19ee08abaff), UINT64_C(0x1e2b8d208e5525b6),
    UINT64_C(0x30de5b1fdfc7aff8), UINT64_C(0x05089537ec2b19d3), UINT64_C(0x78a35b5591a24675), UINT64_C(0x255ee97df01d5b93), UINT64_C(0x422bf8159f859ade), UINT64_C(0x9561563605b4bbf1), UINT64_C(0x0cba81e3e091b9a0), UINT64_C(0x77770ad042dd7aed),
    UINT64_C(0x887ea22992cde47c), UINT64_C(0x5a27341e8373717e), UINT64_C(0xef328bf7d3045362), UINT64_C(0x49df271706c53112), UINT64_C(0x48c4438bbdba87c6), UINT64_C(0x5357b3805636b1a3), UINT64_C(0x88a8fc2bcaada9bc), UINT64_C(0x39e50a01be668bb7),
    UINT64_C(0x0662c5afb1844371), UINT64_C(0xd565cf7599f80142), UINT64_C(0x63c4d09c7b3b0a6b), UINT64_C(0x657e21b8fb8cda45), UINT64_C(0x6a400c6c137d0160), UINT64_C(0xa1d11bedb51bd793), UINT64_C(0x391c983b5d2bdc2e), UINT64_C(0x163fd09f16146e9f),
    UINT64_C(0xbcd01e996ebeeeb2), UINT64_C(0xd626198d782f8c84), UINT64_C(0xce1b6aa0de295fa5), UINT64_C(0x2c741986bf0c3d85), UINT64_C(0xb3933e03a243e1dd), UINT64_C(0xcf97eb288f2d8115), UINT64_C(0x9aab2aaccde99e9a), UINT64_C(0x223f801f3cf936e7),
    UINT64_C(0xdc14956c3a16197a), UINT64_C(0x6b7522cd1ce3d161), UINT64_C(0x9d31054f4e782292), UINT64_C(0x4e717f7318b0fc6a), UINT64_C(0xa9662f270bf86a19), UINT64_C(0xba72af7d7c9d1a10), UINT64_C(0xed72fbe47e1c8571), UINT64_C(0x4c95c3ef2e2f0e19),
    UINT64_C(0x7d5c93b1441549bf), UINT64_C(0x85043ad48b24c2b1), UINT64_C(0xe8fde1d6d54eccc2), UINT64_C(0x47057a853fc931a0), UINT64_C(0x6d625246f8b54a9f), UINT64_C(0xb85ad2293dfcae0b), UINT64_C(0x36937adcb5693271), UINT64_C(0x048811f9ab67d806),
    UINT64_C(0x1bc87b40ca5faf2d), UINT64_C(0xf949e2d687983510), UINT64_C(0x5262768739c71ccb), UINT64_C(0x08a85544c47c5f9f), UINT64_C(0xa12745bc9f8222c3), UINT64_C(0x06a2127f87e15406), UINT64_C(0xf2b3c13c2508d9e7), UINT64_C(0x0dbcdeff4dd75b84),
    UINT64_C(0xd9ef36204aaf23a1), UINT64_C(0xc176806d5330b25d), UINT64_C(0x2950474103b57bd1), UINT64_C(0x29c33bb720a42b0d), UINT64_C(0x3032f5eef7a96a75), UINT64_C(0x9e5c08502133bd17), UINT64_C(0x770525adaf6a84f1), UINT64_C(0x36ee2aac61958d3c),
    UINT64_C(0xe194b18b587ab68f), UINT64_C(0x16d86f77c639df0e), UINT64_C(0xe7bf1f6827c3ee1b), UINT64_C(0x639a25565f6e8366), UINT64_C(0x35a95e00feccb710), UINT64_C(0x1fac4ece33da99f3), UINT64_C(0x0ff29a2ed444a044), UINT64_C(0x080c211d1ec71b8c),
    UINT64_C(0x373f15534d04cc83), UINT64_C(0xce09ddb0de07c33d), UINT64_C(0x6379b8d2d4bbe3b2), UINT64_C(0x0e71121b96b109b1), UINT64_C(0x319fd08d05fb82e8), UINT64_C(0xddc2c10bcb2db85f), UINT64_C(0x361d517af6d091d3), UINT64_C(0x5907ad2820389af8),
    UINT64_C(0x88d3af323f592547), UINT64_C(0xadd6c561710e99c5), UINT64_C(0xbdb34920529aaae8), UINT64_C(0x54b53ac8d37b254f), UINT64_C(0xde1372021d661d87), UINT64_C(0x326ca844779dc477), UINT64_C(0x073e00e9d6f7f509), UINT64_C(0x18180dd78d69dc63),
    UINT64_C(0x92ee1fd85759eae3), UINT64_C(0xf18a919e4f92dcb5), UINT64_C(0x27b794cecc13a412), UINT64_C(0x24c24fe5c4d852c0), UINT64_C(0x8a2fa06b303775fd), UINT64_C(0x874eede65b41d008), UINT64_C(0xfae81b9292d650e8), UINT64_C(0x74b4f0519f9d8de6),
    UINT64_C(0x212b226cde291bcf), UINT64_C(0xd45d4d66e70675a3), UINT64_C(0x8d33379605c36827), UINT64_C(0x3bee3d35f832ffff), UINT64_C(0x2981075c39ff7ae1), UINT64_C(0x9741c6a94c63193f), UINT64_C(0x8731fb4e15386216), UINT64_C(0x7f9af851c6c56e50),
    UINT64_C(0xc3d162fd9dfaa391), UINT64_C(0x023fa7a4c68caad4), UINT64_C(0x8f29668f5cd44213), UINT64_C(0x36606de95471c8aa), UINT64_C(0xa5b7eb935771d029), UINT64_C(0x049065e5489aa6de), UINT64_C(0x934401c7a1c9da68), UINT64_C(0x0a986281210acd95),
    UINT64_C(0xb79e06a54ded53f5), UINT64_C(0x8bb40f17b16322e7), UINT64_C(0x1ea813272afcd45c), UINT64_C(0x3b20c80a70f6007e), UINT64_C(0xdd3922255d1fa259), UINT64_C(0x5656c1e54fee83cc), UINT64_C(0x442dbee54bfb5ee8), UINT64_C(0x11eff16ed2a93cf4),
    UINT64_C(0x7a5d830f1c35c160), UINT64_C(0xc510a6821fda9649), UINT64_C(0x8f844e88f7f9530a), UINT64_C(0x0a4aa5405be0b322), UINT64_C(0x85ca30839d8cd957), UINT64_C(0xec6abbbc8f4917a3), UINT64_C(0x2adbb394cef7042f), UINT64_C(0x213da89ecbae11e4),
    UINT64_C(0xd8ffc6ea1aae75be), UINT64_C(0x8f60e571df7e09f4), UINT64_C(0x2318599eb9297f53), UINT64_C(0x1cc095e043743a1f), UINT64_C(0x15626dc763f0586a), UINT64_C(0xffd4e2ac1fd67f89), UINT64_C(0xee62606be2b1c6cb), UINT64_C(0x36d6fe66de434839),
    UINT64_C(0x440b0a965a04eafe), UINT64_C(0x3d13cd2dbe011e94), UINT64_C(0xc7fdfb53efc9d2cc), UINT64_C(0x412eb3d0a12ab1f4), UINT64_C(0x690cbc44da7640b3), UINT64_C(0x79d116b5b0f4c785), UINT64_C(0x30b73b9fdaad29ef), UINT64_C(0x6b9bf930c6511000),
    UINT64_C(0xd0a074d0e8093afd), UINT64_C(0xa1764bcb1edcb22e), UINT64_C(0xdc1b88499361e51e), UINT64_C(0x53f7e1fde506f4ee), UINT64_C(0x373616184c35d21f), UINT64_C(0xc44014376c708467), UINT64_C(0x5a0461f0e29671c1), UINT64_C(0x2014fc412a97a40a),
    UINT64_C(0xf6d7541f1fee2da6), UINT64_C(0x8403b08eb8d31737), UINT64_C(0x034c054242c34e35), UINT64_C(0x7045cdfb8a83e5aa), UINT64_C(0x80d2c75642c4b1fb), UINT64_C(0x8151069024c8f671), UINT64_C(0x4bed8a76742b25c0), UINT64_C(0x033dcb8c79cde5fd),
    UINT64_C(0xac1e0a3d6f0b4376), UINT64_C(0xbea631f5782ecb7b), UINT64_C(0x072070590dd9a05c), UINT64_C(0x0bdb91e07757233e), UINT64_C(0x70eee1cf53820a6e), UINT64_C(0x1ad5b5e572e923b2), UINT64_C(0xf68e74f37023a265), UINT64_C(0x3f30b3d861cccb05),
    UINT64_C(0xf009712bfa5dc0a8), UINT64_C(0x1bf8e18c4cafb671), UINT64_C(0x3f5b92fe3429911a), UINT64_C(0x6763724f599616e0), UINT64_C(0x6e970b7409b4d0c8), UINT64_C(0xa2140306bca0987e), UINT64_C(0x6abd555a362d45bd), UINT64_C(0x4031d9b896d55c06),
    UINT64_C(0x4d99941b255a3022), UINT64_C(0x2768b70d2cd6aadf), UINT64_C(0xf6c138377a6e1fb0), UINT64_C(0x2c8ea7237ab37f13), UINT64_C(0x95dc7fd089983549), UINT64_C(0xa6ed57b79041124b), UINT64_C(0x38fd9900275bb8c0), UINT64_C(0x7037def10e75675a),
    UINT64_C(0xc9a532cb8ae98cde), UINT64_C(0x982ac17c21978c41), UINT64_C(0xbc37568d4a51a755), UINT64_C(0x277557a1699a96c9), UINT64_C(0x79691089f896f4e4), UINT64_C(0x3a64dabdad9c8626), UINT64_C(0x0b37abba168b32bc), UINT64_C(0x16b81c1de9f45540),
    UINT64_C(0x8d6b25db6b25543d), UINT64_C(0xa6efc80f239fac56), UINT64_C(0x098fd30147708c91), UINT64_C(0x476f2d202b12eb27), UINT64_C(0x259d12c88b959e0a), UINT64_C(0x5385307b3231dbee), UINT64_C(0xe5c6bb61ffeae8eb), UINT64_C(0x4c15b7a6d0ff2c94),
    UINT64_C(0xde1916eeb7458741), UINT64_C(0xca9cc129e004dc9a), UINT64_C(0x5b3b976bb260f220), UINT64_C(0x23fc3ded03afa6b5), UINT64_C(0x20e39f5f1b980f38), UINT64_C(0x65fd750dee6c49ef), UINT64_C(0xb74c679b086add90), UINT64_C(0x6a844337cc226e6c),
    UINT64_C(0x04d527c90167fa0c), UINT64_C(0x54f5aa9d054fcb12), UINT64_C(0xeef3f53791771f66), UINT64_C(0x318b8b85179e4f6c), UINT64_C(0x1ce2fafa07f1c12a), UINT64_C(0xf16de444f5e95e8d), UINT64_C(0xa70cff28311871b3), UINT64_C(0x1f40a0ca4d235183),
    UINT64_C(0xd9f02748c95b22e5), UINT64_C(0x25322b04a72d9517), UINT64_C(0xcebe062b45183b9f), UINT64_C(0x43338e5e47bbe368), UINT64_C(0xb5babf2c92de4b4a), UINT64_C(0x52ab3eea4d8d9084), UINT64_C(0x4e4caa9574c0cd78), UINT64_C(0x5ad7aa2d4ae5a751),
    UINT64_C(0x7ab49a8a7ba9261a), UINT64_C(0xcff38a5a678a9404), UINT64_C(0x52203efa8e7d9e96), UINT64_C(0x2532f5cb1cf960eb), UINT64_C(0x20ccad335e74d5a0), UINT64_C(0x4116a33088c96ad9), UINT64_C(0xa5b31b065f85a2f6), UINT64_C(0x7080439b7ac56343),
    UINT64_C(0x05cc9bc06a8cd03f), UINT64_C(0x47f54e345e23844b), UINT64_C(0xa5fb1c2f593aab91), UINT64_C(0x7392332553431a75), UINT64_C(0xe4973d50609ab14c), UINT64_C(0x62fc6de6e0a3eaad), UINT64_C(0xb4256f8fd79d15bd), UINT64_C(0x51dae05cce069342),
    UINT64_C(0xcaeb5d266356669e), UINT64_C(0xebbf25332b9a55bc), UINT64_C(0xe8cc1fa7cc6e25a7), UINT64_C(0x173c5ed39d48a8c6), UINT64_C(0xe7bdddb63cca4857), UINT64_C(0xdfa3a94f9ff38a75), UINT64_C(0x779e58a06a8c49c0), UINT64_C(0x47d2c993cc5edd11),
    UINT64_C(0x86b8d0aca019830c), UINT64_C(0x06ed34fd6a300a09), UINT64_C(0x4c12a9f48251bc8e), UINT64_C(0x5fe30bc46aedd8bc), UINT64_C(0x5951514cfcffd56d), UINT64_C(0x20c9ed60e878fc37), UINT64_C(0xdcb65ae0baa63dc4), UINT64_C(0x37f5eaa34cd59370),
    UINT64_C(0x484f07af0698cd65), UINT64_C(0x462a8c4504e585a7), UINT64_C(0xf4b89a7406a665f8), UINT64_C(0x171c0cf2f54833c9), UINT64_C(0x509f54203be60ef3), UINT64_C(0x00069d31187414f4), UINT64_C(0x78f4fe4b65ed14db), UINT64_C(0x633587922859b1b6),
    UINT64_C(0xcbe65c3949b9fa2f), UINT64_C(0x31a10eda32b8695d), UINT64_C(0xb227a55b9000673e), UINT64_C(0x002e7e13c1720885), UINT64_C(0x908b7dd4c797a7a4), UINT64_C(0x7edaa50bf14a199a), UINT64_C(0xe1ca15f1ac5009ff), UINT64_C(0x61a34d6ed3f4c001),
    UINT64_C(0xa505f755b6a21821), UINT64_C(0x97c81785cb7a3633), UINT64_C(0x285d1f6ec752a367), UINT64_C(0x2916b2a89eacc38d), UINT64_C(0x0d84cdc3c7301b66), UINT64_C(0x06682855d1c951de), UINT64_C(0x30dfff2b7e58a4ea), UINT64_C(0x7c4594ac09c22b0c),
    UINT64_C(0x23d379b17c4793cd), UINT64_C(0x2dce6cb90ec080fc), UINT64_C(0x6907fb646050294a), UINT64_C(0x147471733ffd291c), UINT64_C(0x98b1a7c4e96c91ed), UINT64_C(0x1955638eb1446d56), UINT64_C(0x783e478236bd5baa), UINT64_C(0x566198a94e3920ec),
    UINT64_C(0x2e60ec7134768390), UINT64_C(0xeb6128b3d89e53b4), UINT64_C(0x36accde2e58b849d), UINT64_C(0x71fc640f9e29eee8), UINT64_C(0xb140dbd5ed2f3004), UINT64_C(0x9530bf01841bf23b), UINT64_C(0xf398a76eeacc0e5f), UINT64_C(0x0631a7f85548a63f),
    UINT64_C(0x45b33790a76b9ff9), UINT64_C(0x879d695c4b0b1756), UINT64_C(0x7ab6ddda5b351cec), UINT64_C(0x7dc306e176275c47), UINT64_C(0x918d357ffda516bf), UINT64_C(0x0240dc91ccbd4b04), UINT64_C(0xf9e9df2c8f706dd6), UINT64_C(0x63c55c6c5ed1bb9d),
    UINT64_C(0x034fb0d59c881f0d), UINT64_C(0x6df258e4164b0cfa), UINT64_C(0xdbdf13e0365e46e8), UINT64_C(0x4e81a0a5d5a2a107), UINT64_C(0xc53032ce960c4133), UINT64_C(0x109b38cd08ea7d46), UINT64_C(0x7ba0e65fd6909739), UINT64_C(0x5e5ad65539cdc4e7),
    UINT64_C(0x0830bac540b78a0c), UINT64_C(0x6f98207aa614fbf4), UINT64_C(0x12a4dc7bc4acc9d0), UINT64_C(0x1758046b8d542f93), UINT64_C(0x450e994cf4024714), UINT64_C(0x5eaf4cd89c432d3d), UINT64_C(0x8e27b75c9376e00f), UINT64_C(0x67ffa6eb98c9459d),
    UINT64_C(0x2af135f0e286b8bd), UINT64_C(0xa968573d4b860482), UINT64_C(0xacf31c93a17ee63f), UINT64_C(0x477842ab29ef7de3), UINT64_C(0xa4a0f0f59c97fd32), UINT64_C(0xd286a2ea24757ffa), UINT64_C(0x4eee421ed06bbf8c), UINT64_C(0x33f880b87f9d3e55),
    UINT64_C(0x15474538b2ea5bad), UINT64_C(0x59496ed6548f63c1), UINT64_C(0xd121966d58255054), UINT64_C(0x2bf4d78b61efbb88), UINT64_C(0xfd75c1ba7723e0a8), UINT64_C(0x4f0d0f72b37b7298), UINT64_C(0x6d4d8efd9bb7a4fe), UINT64_C(0x5080236b596a779b),
    UINT64_C(0xc873c58cb5c37717), UINT64_C(0x02f42d4d71da534e), UINT64_C(0x73f43bbd0abe3050), UINT64_C(0x6ca7cc287e0c0d66), UINT64_C(0xeb47f62fa7a8c310), UINT64_C(0x502c76d88eff133e), UINT64_C(0x263a220981a35839), UINT64_C(0x0ac61996d3fffd07),
    UINT64_C(0x7308a04298def6b8), UINT64_C(0xbe7bd4599e668c34), UINT64_C(0xf908f8e01443da97), UINT64_C(0x1d846cb085c675dd), UINT64_C(0x82187e22039e57bc), UINT64_C(0xfacda77acc747512), UINT64_C(0x02efb5b15b9eedd8), UINT64_C(0x4e22dda21cb11908),
    UINT64_C(0x6c1d234852648f8b), UINT64_C(0xb30e03a61fe8cbca), UINT64_C(0x8cbc984cda0025d9), UINT64_C(0x2d6af5878ae19e49), UINT64_C(0xe032a6a466a9613b), UINT64_C(0x60540418cb55aab0), UINT64_C(0xc605fe288f8cc717), UINT64_C(0x4621c64ad58cfa76),
    UINT64_C(0x732225b2ad736356), UINT64_C(0xfddb95586ba11dc1), UINT64_C(0x586f837baeb2ba41), UINT64_C(0x7e01b19980d07218), UINT64_C(0xd767da57255e4ed3), UINT64_C(0x14c7e6252e9bd572), UINT64_C(0x0e629c9821077d3b), UINT64_C(0x0c14cee2f110d031),
    UINT64_C(0x306128d422599401), UINT64_C(0xc468433e274ea79e), UINT64_C(0x58f5f8ac1b5d1e82), UINT64_C(0x27b06de8e42ed865), UINT64_C(0x8985ae9585654b88), UINT64_C(0xd54a62fca583a80e), UINT64_C(0x4de25303050c0d04), UINT64_C(0x5e06e76a2f047f3f),
    UINT64_C(0x188378d1d32449d4), UINT64_C(0xa1b165517d395ec0), UINT64_C(0x8045d3626b8a71ab), UINT64_C(0x3859acd4e1b4e78a), UINT64_C(0x6caacdb56f21b51d), UINT64_C(0x7d107956766790b2), UINT64_C(0xefbedcc33251b4c1), UINT64_C(0x11a6252ec80571ab),
    UINT64_C(0x69a1168a2348440c), UINT64_C(0x072eaf5d4d26e0c2), UINT64_C(0xf417b5bc94dbfed2), UINT64_C(0x35b4eb8b66f83b99), UINT64_C(0x153a21e1c2d5dc80), UINT64_C(0xa4accdfccfc41333), UINT64_C(0x0e0213a91a4e6dbf), UINT64_C(0x794fa35014bb6b56),
    UINT64_C(0x7a4978991fdcd90f), UINT64_C(0x7960f9f964b4aff4), UINT64_C(0x3ac33c9e8fa78ccc), UINT64_C(0x1e2f2afb66effa50), UINT64_C(0xb29bc16ef8c9e4d4), UINT64_C(0x80a6911561e12c99), UINT64_C(0xb5ed96216d2176f4), UINT64_C(0x7054470bcc118a86),
    UINT64_C(0x2e80bc2bc895ae27), UINT64_C(0xf7f8fe137e80508d), UINT64_C(0xfe611ba0d850f63c), UINT64_C(0x3e861b8dcaf00971), UINT64_C(0x928c4ed98372c308), UINT64_C(0xabc2431fc3797d0f), UINT64_C(0x7a30e4f0a7953ebe), UINT64_C(0x520e028c7d5dd02f),
    UINT64_C(0x1efa0bcae41adbb9), UINT64_C(0x60d24814778b01d2), UINT64_C(0xe5c23dd2bc37b6f3), UINT64_C(0x742621488b41aa90), UINT64_C(0x9ab9f1b204545273), UINT64_C(0x68f06a4b14539ae9), UINT64_C(0x4f0099c52043cc0b), UINT64_C(0x3a0a5c83f6ec2c84),
    UINT64_C(0xc8216805b2100b4c), UINT64_C(0xc6b327d39c8ce933), UINT64_C(0x8983be0ca85e65b9), UINT64_C(0x17fab29af5d287ae), UINT64_C(0x0a6ded812e7ced30), UINT64_C(0xb9dc0117e073cf2d), UINT64_C(0x883699b6c26202fb), UINT64_C(0x507737db919c47be),
    UINT64_C(0xb74f16a899ef77b2), UINT64_C(0x9fd0b867619b3bae), UINT64_C(0x4e5190a275880ff2), UINT64_C(0x350b5f4c775a4b14), UINT64_C(0xfd4ccffd747546f9), UINT64_C(0x6a3b0e717c8bab57), UINT64_C(0x9b90b6da9c328f6c), UINT64_C(0x7a396d0184fc1d57),
    UINT64_C(0x8f482854faf73871), UINT64_C(0xe6d9c69270a9d3ad), UINT64_C(0xb90151915a0d5667), UINT64_C(0x6d8294c76623bee3), UINT64_C(0x00b77775be36eaa9), UINT64_C(0xa88281dbf042b525), UINT64_C(0x3c12678783f93b1f), UINT64_C(0x3bea15e0e5d0fd81),
    UINT64_C(0x2fb6ed48e7b6b128), UINT64_C(0x53c16b891aeb8741), UINT64_C(0x1f886a45ff2fd8d0), UINT64_C(0x4a0a88bbf1f2eba1), UINT64_C(0xb52c4cfe64a6c200), UINT64_C(0x3b90c95fc7f1e034), UINT64_C(0x0a7e4bf7532e5155), UINT64_C(0x1d5f6617619b81d9),
    UINT64_C(0xa16b80213a2654be), UINT64_C(0xe169ffecd0f52e96), UINT64_C(0x7f43df229dc5a4a8), UINT64_C(0x4c88fdb192f7e41b), UINT64_C(0xa072c93753395ed9), UINT64_C(0x304e5682ea8fe788), UINT64_C(0x3e454aed8ea35ef4), UINT64_C(0x6fba5d1c380fa601),
    UINT64_C(0xec2a611e99ba29d5), UINT64_C(0x824ed0a0c6d510bc), UINT64_C(0x4bd452a1d73b8d33), UINT64_C(0x7e51143514890777), UINT64_C(0x87dc7d417f68c931), UINT64_C(0xc8e523a38c7110a7), UINT64_C(0x7464eaf7fe786d50), UINT64_C(0x30979b3bf793bfc0),
    UINT64_C(0x7366513b49620a07), UINT64_C(0x34108638ba99ee43), UINT64_C(0x9e529458502f03cc), UINT64_C(0x7ca23b15c3ee61cf), UINT64_C(0x2fbb687b52eca43a), UINT64_C(0x5d0b3064bed5c589), UINT64_C(0x47e900fa65e330df), UINT64_C(0x313ce21d22ffab3a),
    UINT64_C(0x465390d0534b393b), UINT64_C(0xafdb9ea97e2f59a1), UINT64_C(0xe4e751753a849674), UINT64_C(0x4f98444226e1b3ed), UINT64_C(0x6501024ff6e2a59f), UINT64_C(0x5232bca6c744d3cc), UINT64_C(0xe00aea284c6b21d2), UINT64_C(0x48f317ad31437326),
    UINT64_C(0x3bb68afd0fc2bf00), UINT64_C(0x4198330fbe9cbba0), UINT64_C(0x3a14721946fc67d8), UINT64_C(0x1cd38b1a4954f514), UINT64_C(0x43d7d578634d18bd), UINT64_C(0x8f494c8bf7f86668), UINT64_C(0x98594d164c08c1e4), UINT64_C(0x11ee56849e87967e),
    UINT64_C(0x093eeca5f783c33b), UINT64_C(0xf9bc18d4b55d1664), UINT64_C(0x6eb7611b7549b030), UINT64_C(0x4c1fb36ce7a741d9), UINT64_C(0xa50239fe996e4bd0), UINT64_C(0x948e73feb520fbe9), UINT64_C(0x52b7f6266926792e), UINT64_C(0x1c6db012d5a357f8),
    UINT64_C(0x3956d9d313022e1f), UINT64_C(0x4be4d50b58069a51), UINT64_C(0x0dedbeafdef7f970), UINT64_C(0x1066d7e7d4fb1f1f), UINT64_C(0x6f359104891cd8a3), UINT64_C(0xc1f96b9e726c07f9), UINT64_C(0x396fee3301713a81), UINT64_C(0x501e0f6cf022854f),
    UINT64_C(0x7c66036005ec1153), UINT64_C(0x08c850551cedc583), UINT64_C(0xac62caebd3a9ece7), UINT64_C(0x43ce0c3b340ca7d5), UINT64_C(0xeb3a3bac3ee0ce89), UINT64_C(0xd9aab3844844bc34), UINT64_C(0x2c3209e9dabed6a8), UINT64_C(0x1664432fb5e466f4),
    UINT64_C(0x44e6a3873c892ae6), UINT64_C(0xd232abba38cf12c4), UINT64_C(0x57c3a9f8ce5a57fd), UINT64_C(0x42a9ee2bf255dd18), UINT64_C(0x02346813e59540fc), UINT64_C(0xb17afbe254a73cc9), UINT64_C(0x46650cc159a4cceb), UINT64_C(0x00cf8dbbdf14ca4c),
    UINT64_C(0xff403d8fdd062aeb), UINT64_C(0x067d1fef36fce3ba), UINT64_C(0xb67b04623c95ef06), UINT64_C(0x7d7d1232de200cf7), UINT64_C(0x2dbf08f6ea30ea4f), UINT64_C(0x286b65b4ea8ce62c), UINT64_C(0x5cbc0aa0214ba9a7), UINT64_C(0x412e23d5789c1a64),
    UINT64_C(0xefac8e1d4002eb94), UINT64_C(0x6ada56310fb3cfd3), UINT64_C(0xee949106be988817), UINT64_C(0x50f74b7a41721b00), UINT64_C(0xfb1d8e19b63af755), UINT64_C(0xc907e72f677bd7f6), UINT64_C(0x60e4bc31a6dfc22b), UINT64_C(0x6434b4c9f734d28a),
    UINT64_C(0xb2cc2febcb8fc615), UINT64_C(0x76e969e7739f8166), UINT64_C(0xecda44c2f5a05c9b), UINT64_C(0x407cdae071fb80ba), UINT64_C(0x4c6d65f0f0e66e34), UINT64_C(0x6a3825a8ea0aa1ed), UINT64_C(0x14be606be03c7cad), UINT64_C(0x3bcc3fcde8be1637),
    UINT64_C(0xe72d2050b1c9acfa), UINT64_C(0x204863ab41f96e5f), UINT64_C(0xfb0e81c39e7a554d), UINT64_C(0x6a1697462ed293c5), UINT64_C(0xdb10db59975ac07c), UINT64_C(0x3f4fde8c14bd3998), UINT64_C(0x9ada20fd07833456), UINT64_C(0x2c6b4ee5aadf9d12),
    UINT64_C(0x4da58f4c54225379), UINT64_C(0x6e2062843b83d604), UINT64_C(0x3ade04ce50a2aa34), UINT64_C(0x677ca93094aed044), UINT64_C(0xe526a10ade138080), UINT64_C(0xef014288cd566efc), UINT64_C(0x2bddc23f59c94238), UINT64_C(0x3671ba36b514b74e),
    UINT64_C(0x3f92615536f1e18c), UINT64_C(0x8c99aa85d6477e60), UINT64_C(0xdc022d2c72575d13), UINT64_C(0x088cd51679ff2085), UINT64_C(0xde305360057b14c5), UINT64_C(0xe287b758f5696c74), UINT64_C(0xa1957772d4180339), UINT64_C(0x11da2c6a4e302997),
    UINT64_C(0xe79eb750cdcf7197), UINT64_C(0xbe59c693aacca1ca), UINT64_C(0x92ea776a9f1e5fc5), UINT64_C(0x305f6132f35df9f7), UINT64_C(0x116f23ea0955f7e8), UINT64_C(0xaba64620b37f2dd3), UINT64_C(0xa443008acaa79869), UINT64_C(0x2a684b5d026fde01),
    UINT64_C(0xfcfa2f509eba2069), UINT64_C(0x76903fe68067ba0f), UINT64_C(0xb922833410b5fd07), UINT64_C(0x7fd04da5799a1c1c), UINT64_C(0x85f1eab3077f96ed), UINT64_C(0x2dd87d039e88b6b1), UINT64_C(0xcc724f69dfa83817), UINT64_C(0x0ef02cd0c0152704),
    UINT64_C(0xe136e6ca19907897), UINT64_C(0x400b5bccc0a3653d), UINT64_C(0x800356e68e73cc58), UINT64_C(0x0978a485b018c05d), UINT64_C(0xcd7e0b7e857c414a), UINT64_C(0xb832247a1e4bc7ef), UINT64_C(0x53b2d96fce000859), UINT64_C(0x08925a6525822e2c),
    UINT64_C(0x234f7ed9ef68a0f1), UINT64_C(0xc54ff3a5f27ea696), UINT64_C(0xe46cd24ba19b7fd1), UINT64_C(0x3ace83b1d24d9460), UINT64_C(0x2437cfb0a81ee241), UINT64_C(0x2660449c534262ed), UINT64_C(0x2acbcf268f2f4ecd), UINT64_C(0x4de48976b537182d),
    UINT64_C(0x4ee394a96f4c1291), UINT64_C(0x816ed787ff56ac45), UINT64_C(0x030325b370dfcd00), UINT64_C(0x608793948dab3674), UINT64_C(0xd8c4560e396ed52b), UINT64_C(0x70501721b3a9182a), UINT64_C(0xbde6c77ac7bc817f), UINT64_C(0x19bc0d13a5fff5da),
    UINT64_C(0xc9fe608c8801e8fb), UINT64_C(0xfa81c806a7d73d50), UINT64_C(0xe5553944fc7d6650), UINT64_C(0x65087a08e50fa021), UINT64_C(0xbd35f4653079f2ea), UINT64_C(0x96d6b4b77cd88ce3), UINT64_C(0xf2c8f2766d81e60f), UINT64_C(0x1d72be78e3e0be1c),
    UINT64_C(0xbc6635cfda2ac361), UINT64_C(0x681893fa37a0396a), UINT64_C(0x4acd4b5215c348ee), UINT64_C(0x425a6adba3481072), UINT64_C(0x1672d31cd8758cf3), UINT64_C(0xb7925cecf285d79c), UINT64_C(0xd4ba3101f798372a), UINT64_C(0x178b78d66a1eff43),
    UINT64_C(0xf1ce096d351da72d), UINT64_C(0x8ec18dae86ad1227), UINT64_C(0x632af5af4c37126c), UINT64_C(0x2b73dcc3994c9db7), UINT64_C(0x073a27f83d37c58b), UINT64_C(0x55a146393d363f53), UINT64_C(0x7a92d8cf58ddb37d), UINT64_C(0x0f1ea1b68e00657c),
    UINT64_C(0x6ff2e78e776d0ca3), UINT64_C(0x4e2faeddbf0dd3b7), UINT64_C(0xff85104956265072), UINT64_C(0x31d6c81acb193ec9), UINT64_C(0xf9b7545fe7456057), UINT64_C(0xf4a0d472643a3158), UINT64_C(0x5637b4f0e75df202), UINT64_C(0x34f9f65d27f6bb4f),
    UINT64_C(0xe0594e93a65c0e94), UINT64_C(0xb827d8833bc23cce), UINT64_C(0x651ec63feee64d3a), UINT64_C(0x1b3c13e022b98d1b), UINT64_C(0x58c28b2415104b1d), UINT64_C(0xa55de3603c266669), UINT64_C(0x6fbab1a157635694), UINT64_C(0x4b23be2a44e573f4),
    UINT64_C(0x612d97986a632e28), UINT64_C(0x95f9b92681c5bba0), UINT64_C(0x9d3217239047a214), UINT64_C(0x252f830e94ece8f2), UINT64_C(0x5de4a69bfbf62b97), UINT64_C(0x8d0e7be0d8397355), UINT64_C(0x5e8fcd979b2fc819), UINT64_C(0x480347534a4ae7a5),
    UINT64_C(0xccd4f2cea85e6f87), UINT64_C(0x0101fd2a577d26b9), UINT64_C(0x3810ad6ee61f059b), UINT64_C(0x0d70965acd1a6eeb), UINT64_C(0xd163ebb28453fb33), UINT64_C(0x1470264a145d28a3), UINT64_C(0xa3261ff040cd5756), UINT64_C(0x17161221df4b1263),
    UINT64_C(0x20cebbd770d19a74), UINT64_C(0x6caadab39ee78a21), UINT64_C(0xce8f1754fc6dcb42), UINT64_C(0x6683ed8e0697a2e8), UINT64_C(0x50e4a7796b2d3200), UINT64_C(0xf8cad45a23bfc354), UINT64_C(0xea54c487e4e891d8), UINT64_C(0x60bec9b99f5839f6),
    UINT64_C(0x1aff9eb9ba503d4d), UINT64_C(0x62b4a5823eab9db4), UINT64_C(0xf261d763be8de603), UINT64_C(0x0fab2196e54bfebb), UINT64_C(0xd4e893fa2df04e71), UINT64_C(0x254618d0e9286a78), UINT64_C(0x2596e0d35a981aa2), UINT64_C(0x75c2cee89ce62d9a),
    UINT64_C(0xbdab64bd27e68570), UINT64_C(0x6ecacc50f59f1ede), UINT64_C(0x4ef90ac511adbdc3), UINT64_C(0x09c81ac115f86107), UINT64_C(0xb72909a35f8a598c), UINT64_C(0x7ac834d466b90471), UINT64_C(0xf8ff1d0fb16afd69), UINT64_C(0x2df32c53f1418584),
    UINT64_C(0x92eda7bb1cd7aebf), UINT64_C(0x47eee8488636f017), UINT64_C(0x248d8a88d58374c5), UINT64_C(0x78040c26797f71e4), UINT64_C(0xc68bb9b316fdf651), UINT64_C(0x8b80e0f0b4bec9df), UINT64_C(0x0756074b58ab2f3b), UINT64_C(0x41ab7ee91fecfb02),
    UINT64_C(0x094ea996dfd94471), UINT64_C(0x8ed51af6f1ec9837), UINT64_C(0x32da7b960a9a3a98), UINT64_C(0x649375c051f6e97a), UINT64_C(0x846d73c05b7671a2), UINT64_C(0x9f8aef3721bfa70a), UINT64_C(0x6c6ccdfc75f21be3), UINT64_C(0x2db519726f883784),
    UINT64_C(0x23de8555fd665c2a), UINT64_C(0x336422e7e60f197c), UINT64_C(0xb58ebdf1afc7f0c1), UINT64_C(0x5fa4cac63830af45), UINT64_C(0x66c7018b4a77da13), UINT64_C(0xafd864b1b54414b2), UINT64_C(0x25d9557224efafd4), UINT64_C(0x4d3c5979d33c25bb),
    UINT64_C(0x0d5c59a0f18dae5d), UINT64_C(0xa6fd2d4106eba4f6), UINT64_C(0xc2008d678589bfe1), UINT64_C(0x7ec74350eb59217a), UINT64_C(0x4f0635ae1f81d51e), UINT64_C(0xce6d4c61caf99c95), UINT64_C(0xbf61e42840fa1cba), UINT64_C(0x1075b9ced8ada4a9),
    UINT64_C(0x082875ff5bb4a211), UINT64_C(0xe41ddae94585dd0d), UINT64_C(0x6c423a563bff9b7a), UINT64_C(0x48369db60fdb6dc3), UINT64_C(0x5f6f2c3cfc656557), UINT64_C(0x4d9eec225a93bb43), UINT64_C(0x0cf23c58092ef53c), UINT64_C(0x149fe418632b9579),
    UINT64_C(0x1c189831745835a5), UINT64_C(0xe1fb37eb157f538a), UINT64_C(0x24298bed28022644), UINT64_C(0x43ded7a7e03258fe), UINT64_C(0x3dbe56806b563664), UINT64_C(0x7ef13a06294172ad), UINT64_C(0xda9dd1efae4528ee), UINT64_C(0x5897c26b7571e67d),
    UINT64_C(0xac844f11623073ec), UINT64_C(0xe1c46bc8bcfb84d1), UINT64_C(0x37f214814692be47), UINT64_C(0x0d63e466b0e2261c), UINT64_C(0x521768f37f3a922c), UINT64_C(0xfaa25ad03e1b6e01), UINT64_C(0x97b4c025b9ea9e45), UINT64_C(0x5770be0452213aff),
    UINT64_C(0xbe447712b1681304), UINT64_C(0x71ef731a0c2704ec), UINT64_C(0x707c32a07196bd2c), UINT64_C(0x721dc7deb553236d), UINT64_C(0xb3c3c080ce797162), UINT64_C(0xe7c4bfc111fa84f8), UINT64_C(0x6c0bc5f69eb078b4), UINT64_C(0x511031e67a38bb98),
    UINT64_C(0x4123a52a1544fccc), UINT64_C(0x8e5245baa94a4ea8), UINT64_C(0xafee959cbfceacf1), UINT64_C(0x11b3000e508d0b86), UINT64_C(0xa74a385f1ef64420), UINT64_C(0x74fc7e62bf06bf1d), UINT64_C(0x8ebb178298479a82), UINT64_C(0x161c2fbcaaa57cec),
    UINT64_C(0xf5b1798fb5860c1f), UINT64_C(0x92d1a4ba268fd5d2), UINT64_C(0x04e9bafdffd343c9), UINT64_C(0x14bc7afbef9c066c), UINT64_C(0xb5c66c48be3bf959), UINT64_C(0xf4d1b2916f590322), UINT64_C(0x2daea17fb4692e7c), UINT64_C(0x4ef2aa78a068fc39),
    UINT64_C(0xd4ed952a57ac1d5c), UINT64_C(0x6f3b38b1318b83a9), UINT64_C(0xb304c195d59d3f73), UINT64_C(0x6b68e60fce89c48e), UINT64_C(0x2efcc0be1aa562f9), UINT64_C(0xf5312e646076ce31), UINT64_C(0x02802ba8aecefe11), UINT64_C(0x4d4399c1050fca08),
    UINT64_C(0x7b47c9d5720cd303), UINT64_C(0xc1ee620f6f1b4b44), UINT64_C(0xc4c35a8f3f6743bd), UINT64_C(0x56970025f3a9bea7), UINT64_C(0xd5ca877599de6ea6), UINT64_C(0x8f73ccd7e5b43692), UINT64_C(0x01614ac4416a0ca0), UINT64_C(0x49cd69c939306cae),
    UINT64_C(0x903aa8dd71aec874), UINT64_C(0x7cdb57d670bbd7a8), UINT64_C(0x03232a8237ab2719), UINT64_C(0x56d8f8f8038b268c), UINT64_C(0xb69fbd38eab7afa9), UINT64_C(0x20631d12716c00e8), UINT64_C(0x2355b325aa77792f), UINT64_C(0x61b43b27f74b07bd),
    UINT64_C(0x01fd5a46dd34068e), UINT64_C(0x8dcc1bf99b1f1a0d), UINT64_C(0x0f59252e10788945), UINT64_C(0x3a7326f4ea983441), UINT64_C(0x91e026a5746b8cf9), UINT64_C(0xc1ff5d077861e92b), UINT64_C(0xd6dcb7d48fb9c50b), UINT64_C(0x774dac44d2046fc4),
    UINT64_C(0xc8b8b9a482be42f6), UINT64_C(0x6f1c9e2b70d21480), UINT64_C(0xefbd6d5eae63a826), UINT64_C(0x49c98545ae0b2944), UINT64_C(0x9dbecc0854cd9e22), UINT64_C(0x2c819f71997a092a), UINT64_C(0x399ffff90a80fd3a), UINT64_C(0x1ddb3feb1f3394e0),
    UINT64_C(0xe6610b0b440b9eff), UINT64_C(0x3971b0c5300ad74c), UINT64_C(0xf201ad94557b4750), UINT64_C(0x39c4cfa9f0a02e79), UINT64_C(0x4d47119ec25c510f), UINT64_C(0x5a7869c7f7520f64), UINT64_C(0xc5b1cfa9e67dd12f), UINT64_C(0x363f039c93532f46),
    UINT64_C(0xc1395701657cc1aa), UINT64_C(0x0e9c9e61f70200cb), UINT64_C(0x13128257175dfbcb), UINT64_C(0x5e044e71ac69d6d3), UINT64_C(0x45c84cb3065a7267), UINT64_C(0xd4f098095c9c464b), UINT64_C(0x6c7c3f26f3b8e90b), UINT64_C(0x679b79568e732caa),
    UINT64_C(0x7bad0309a220c5b5), UINT64_C(0xcf3fb7fa250dac5a), UINT64_C(0xa322144736b84eef), UINT64_C(0x69284cc39bc62583), UINT64_C(0x7b9afebfeab1446e), UINT64_C(0x7ae7a3c1a7b598ab), UINT64_C(0x65cffa765ea12c25), UINT64_C(0x3ce871065b516e74),
    UINT64_C(0x863bfec1e4d7b810), UINT64_C(0x4db0ef699e4c1c1c), UINT64_C(0x535df52d96fd5033), UINT64_C(0x7e82dd30dac51865), UINT64_C(0xb423b3aea1145366), UINT64_C(0x5b3631a2af5ff7ee), UINT64_C(0x05f066c6e0603951), UINT64_C(0x0369b97b8db22943),
    UINT64_C(0xe1f6972a36096c46), UINT64_C(0x49b50318b1b805a4), UINT64_C(0xb370698ef0f3caa4), UINT64_C(0x0e2db1ad10d19bc9), UINT64_C(0xcb0cd60760463579), UINT64_C(0x3cd0ab6d8a575bf9), UINT64_C(0xcb52cf81b7fca603), UINT64_C(0x1038be69e993deba),
    UINT64_C(0x546cc2e7ffb2ec84), UINT64_C(0x4ed55edff844393f), UINT64_C(0x4341f60fce70cd6a), UINT64_C(0x57935833a189d86e), UINT64_C(0x0e7eb59d07581f16), UINT64_C(0x0d83310a4ee95afb), UINT64_C(0xeaecbe1642fbfaa2), UINT64_C(0x16b58b2d35700f8a),
    UINT64_C(0x29c967eb9147f921), UINT64_C(0x6deb83d501e63d4c), UINT64_C(0xdd92af36193047b2), UINT64_C(0x02ebf216a623ba7c), UINT64_C(0x625e7dec95567891), UINT64_C(0x8ed23c74e4e63b1b), UINT64_C(0x180dff77467882a6), UINT64_C(0x78a390d1fe17cc4e),
    UINT64_C(0x33d17d100b213644), UINT64_C(0xbdffeaa6cd1863c7), UINT64_C(0x4525f86288892a27), UINT64_C(0x7644efbb18378211), UINT64_C(0xcfcda09913697043), UINT64_C(0x2fc720f42d1d3a7b), UINT64_C(0x196e65c9f0268806), UINT64_C(0x43717c126cb2c95e),
    UINT64_C(0xa5ca8406ffeab06a), UINT64_C(0xd6fc1b76857fc062), UINT64_C(0xc85796636ccdcb21), UINT64_C(0x635767bc697e90ed), UINT64_C(0x9b3ee96044374bbc), UINT64_C(0x52009ffde1b73986), UINT64_C(0x195154e3e5e124c3), UINT64_C(0x692095e8bf2bf079),
    UINT64_C(0xecee3ea9c36981bd), UINT64_C(0xa98bb710009e53c9), UINT64_C(0xd0969b6dd5eaba20), UINT64_C(0x1557f062ed193c52), UINT64_C(0xc835b5c9c177a0bd), UINT64_C(0xe8f4d0c396883f91), UINT64_C(0x1e34eb985b72591c), UINT64_C(0x1128162203d5c13d),
    UINT64_C(0x4b306886e37b41ab), UINT64_C(0x648132b4eb32ea3a), UINT64_C(0xe28c2fd2cc4630c3), UINT64_C(0x160beb310345818c), UINT64_C(0x4b10e07118756e06), UINT64_C(0xc8d29716562e9eb8), UINT64_C(0x82308c82da2e4709), UINT64_C(0x16ef317667ca5c0a),
    UINT64_C(0x72122fbb0b3dad97), UINT64_C(0x1a837d3294d20fff), UINT64_C(0xc1b44eded9182617), UINT64_C(0x6cee251ad6517298), UINT64_C(0xda8b6c0c48f02cff), UINT64_C(0x510dada714567545), UINT64_C(0x39f2c398b6a13306), UINT64_C(0x4605cff79ed22f16),
    UINT64_C(0xd35382c94b6b9abb), UINT64_C(0x0bcdf8fb29a75846), UINT64_C(0x7ca2ce60d2e676dd), UINT64_C(0x0e24d41fb138cbe7), UINT64_C(0x15faee6356c45df8), UINT64_C(0x62c963b0335bb6cb), UINT64_C(0xbedf64e06d26cca2), UINT64_C(0x0a0ccff84264ea2d),
    UINT64_C(0x292bd9cd06ea6a6a), UINT64_C(0xe351840a906208dd), UINT64_C(0x64bbc32c4d8b7d7d), UINT64_C(0x74a21534a3ad36a3), UINT64_C(0x52f88af529cba041), UINT64_C(0xe04d6309fbe891fe), UINT64_C(0xe37469389a412fa3), UINT64_C(0x14652de3e8ca09c8),
    UINT64_C(0x2214fcc01cabcf84), UINT64_C(0xd06647da591a84a2), UINT64_C(0x2f244ab91cac3c0c), UINT64_C(0x4734296a8dc6f2a6), UINT64_C(0x44fe0b8bcde283ff), UINT64_C(0x93a04372afb6b466), UINT64_C(0x758ca4135a3c8435), UINT64_C(0x7181575307f8251b),
    UINT64_C(0xd5f2df3dbbab62ca), UINT64_C(0x1e63f58296ffd457), UINT64_C(0xa448bc3830be2d25), UINT64_C(0x380b468886d972ed), UINT64_C(0x97c45cc5ddb7f3bf), UINT64_C(0x5e6952d0f9ae1dbb), UINT64_C(0xe21337826e49262e), UINT64_C(0x4e0f7100610a692e),
    UINT64_C(0xd2b60993f932ee40), UINT64_C(0x0112d2c23da1ad93), UINT64_C(0xc4478c58f9fe5e0f), UINT64_C(0x15009ebd9455caa0), UINT64_C(0x41028692cbcfaa62), UINT64_C(0xc1a62aa84aaedd13), UINT64_C(0x5cec7a93f29c1c27), UINT64_C(0x6466a4a41df4ac36),
    UINT64_C(0xed6d37f3bdf850bd), UINT64_C(0x230188120b55d2d6), UINT64_C(0x3b1d2da8346e0fec), UINT64_C(0x6e20e577ae915816), UINT64_C(0xc3422be4750b95a6), UINT64_C(0xdef0cb5f17ee3cf7), UINT64_C(0x129d8b9f68081dc4), UINT64_C(0x0882e8aee9ef92d3),
    UINT64_C(0x069d4b8cb99cdc2b), UINT64_C(0x6086d9107ce37f1a), UINT64_C(0x3c43c2b8bf6c1353), UINT64_C(0x210d79c8c4e8d216), UINT64_C(0x87061e7dd5ec80f8), UINT64_C(0x1c30bc04a45cf7d4), UINT64_C(0xbd308de913a78e40), UINT64_C(0x60630c4839215086),
    UINT64_C(0xe278b98677b69721), UINT64_C(0x95eba35e96dadca4), UINT64_C(0x90d17e6e33eb4626), UINT64_C(0x603edeac57c82636), UINT64_C(0x314dc233b8a4271a), UINT64_C(0x769c308e5a07be1c), UINT64_C(0xcf12b5bbeb12bcfd), UINT64_C(0x6e3379cd2a4f87d9),
    UINT64_C(0x166de9b6a2a01e56), UINT64_C(0x32ae243382d495a8), UINT64_C(0xa1d4986cd32e30aa), UINT64_C(0x60dccb92b5afc54b), UINT64_C(0xa3c64f69fc235f1c), UINT64_C(0x96e78a5e5d641d8f), UINT64_C(0x0c4de1369ce6b990), UINT64_C(0x1cda371f26336583),
    UINT64_C(0x4766da88f99dac0c), UINT64_C(0x0321e60c8cf59ab9), UINT64_C(0x7db6a29bea37f8a9), UINT64_C(0x108fc2e3e6e54183), UINT64_C(0xc700ca7a834b2aab), UINT64_C(0xb2d3038cc50de437), UINT64_C(0x2bfa99b95343b936), UINT64_C(0x09000b6a93d7926d),
    UINT64_C(0x285c87b105074523), UINT64_C(0xa499a84668425747), UINT64_C(0x7e3fb5ddc8c4ec30), UINT64_C(0x06756f5453a7510e), UINT64_C(0xee356b6ddc30a763), UINT64_C(0x090f23c8529e56cf), UINT64_C(0xf867e13c162ddd10), UINT64_C(0x399c101838d87a99),
    UINT64_C(0xa2133dc2ee77f398), UINT64_C(0xbc2a0790a93ff785), UINT64_C(0xf24333d53b67b94d), UINT64_C(0x7f5697a005c6631f), UINT64_C(0x13d8a8c323922277), UINT64_C(0x624bcd6b44970336), UINT64_C(0x6eb8988927a075c8), UINT64_C(0x33339d58a7ed1107),
    UINT64_C(0x3059b23e447cb472), UINT64_C(0x0fd5116a49d37d97), UINT64_C(0x8dfc0c140c03a172), UINT64_C(0x31d572f6d4a14087), UINT64_C(0xeaa760da0287088f), UINT64_C(0x25605c1690b5bc5f), UINT64_C(0xc602f74dd000ee74), UINT64_C(0x02118a67d7b8b63b),
    UINT64_C(0x5ac9a21f5add12a5), UINT64_C(0x373cef57d11cc1ff), UINT64_C(0x0708eaf089547b75), UINT64_C(0x2128cc740791da81), UINT64_C(0x38508b6d103bb824), UINT64_C(0x3c4ba50359e3c5ee), UINT64_C(0x478405a0c144bb0f), UINT64_C(0x5bdd4db3f6a13073),
    UINT64_C(0xec877c69964e2d4f), UINT64_C(0x7b049bb2fc4c1b51), UINT64_C(0xdef86fae04e22a36), UINT64_C(0x6a660b318112a9f8), UINT64_C(0x1e1feff23e6868e5), UINT64_C(0x7bce9ef4b434d25e), UINT64_C(0xf90188d4fe8bdbf3), UINT64_C(0x1b34fe424171ad5b),
    UINT64_C(0x4d4322ef733e4d0a), UINT64_C(0x28fffc3978f2a128), UINT64_C(0x000ec7376eb3de61), UINT64_C(0x7d218f7866932ea3), UINT64_C(0x42d0cc22c8082152), UINT64_C(0x85bf5f818bd380c8), UINT64_C(0x27a005588c8a9978), UINT64_C(0x6e8489ab5d5c8875),
    UINT64_C(0x6b761893e08363b9), UINT64_C(0x793b26069070eb6d), UINT64_C(0xd74921d129adf522), UINT64_C(0x1ed68eb1fb315ce0), UINT64_C(0xc09d2781a7a49f1d), UINT64_C(0x5a519d538cc7e6a1), UINT64_C(0xbf131e1cc4f29cde), UINT64_C(0x405fa564790c08e5),
    UINT64_C(0x6468ca7c39cc411b), UINT64_C(0xc95920b045509b59), UINT64_C(0xc8f0bf520d010b3f), UINT64_C(0x167978c40adb7e2a), UINT64_C(0xe9f246763fde5f08), UINT64_C(0xad9aaeef8d6ce247), UINT64_C(0x31b5393e5e4acc00), UINT64_C(0x772af62f32048851),
    UINT64_C(0x1d463273ade31fec), UINT64_C(0x87c0edae9feb15dd), UINT64_C(0x6ed7b588aca19b5a), UINT64_C(0x4d0384ae86f5b3a0), UINT64_C(0x0bdc1edc8113d973), UINT64_C(0xd040e3b690479410), UINT64_C(0xef63a77e71ab40f6), UINT64_C(0x204cbdc907c54ce5),
    UINT64_C(0x32c8e095ff93190e), UINT64_C(0x380171acd914a679), UINT64_C(0xf124133ebeec3686), UINT64_C(0x73a50354a138a72c), UINT64_C(0xae07eb0c65fe2196), UINT64_C(0x6c49201bd739a197), UINT64_C(0x59e60a08411d7056), UINT64_C(0x48ed394de720998a),
    UINT64_C(0xa46380a1e88e52c2), UINT64_C(0xb9a44b579519099e), UINT64_C(0x950730ddfb9bbb11), UINT64_C(0x13c7a11edb855ba8), UINT64_C(0x3b8a0867159de2d4), UINT64_C(0x567e8ec53765ed3b), UINT64_C(0x7b8ad69b4c52b216), UINT64_C(0x43bbc9c5660f778f),
    UINT64_C(0x8ffcc56231ab2696), UINT64_C(0xa9054f79e90236ac), UINT64_C(0x621426adcf4fd9c0), UINT64_C(0x624b6c2ef279535c), UINT64_C(0x8a9566fcff9314ff), UINT64_C(0x68e39295dfdf3c59), UINT64_C(0xf6bde58beea0d12d), UINT64_C(0x42263801e610a137),
    UINT64_C(0x2e004679da636aee), UINT64_C(0x225bd72f3d4a3a56), UINT64_C(0x850278b7629d5586), UINT64_C(0x76197fea19a0f06a), UINT64_C(0x61d3db7894f2039e), UINT64_C(0x1660feee7a5c6f8e), UINT64_C(0x54a764073b3f1a92), UINT64_C(0x0c48a7da65b75b12),
    UINT64_C(0x078ef3ae42239a0f), UINT64_C(0x84a08e0fcf55949a), UINT64_C(0x7cc8bac58c74b94c), UINT64_C(0x1b227d059dd0c0f4), UINT64_C(0x778e4f1245213aa1), UINT64_C(0x7ea054c2cd64485b), UINT64_C(0xffffc7c836210be4), UINT64_C(0x325f1538776a8841),
    UINT64_C(0xa195092e9145dc24), UINT64_C(0x01bf4d80e8e86609), UINT64_C(0xe14ce7a7a652fda2), UINT64_C(0x3c923c7cc6f2cf0f), UINT64_C(0x037cf5467217d0df), UINT64_C(0xc81f1278cb0e9f3e), UINT64_C(0xedafde92b87e9340), UINT64_C(0x54b0431b0c0adff5),
    UINT64_C(0x27be692a6611e348), UINT64_C(0x13a1b6dcbd48c2e9), UINT64_C(0x87d6ebaedda6494e), UINT64_C(0x027c8e42a37e6c64), UINT64_C(0x1c8090bb59025a36), UINT64_C(0x87a6d3730592a3cb), UINT64_C(0x4d191364de2435a9), UINT64_C(0x415ee7208b7f2777),
    UINT64_C(0xe8ef80f7ff410d63), UINT64_C(0xf7b2c8e5d3616216), UINT64_C(0x542f233d75fc2f92), UINT64_C(0x77b0e47fdad8c57a), UINT64_C(0xe6836659fc092fd7), UINT64_C(0x29cefbb09676c18f), UINT64_C(0x33842e441e1f6fd7), UINT64_C(0x7e08988490eacc42),
    UINT64_C(0xee4527291b19f52d), UINT64_C(0xaee08f7118d2c6d0), UINT64_C(0x93d60d5367e74be5), UINT64_C(0x3f76ea2472b34c4f), UINT64_C(0x53c009bcb3a9b9fa), UINT64_C(0xf4f27fd8775c70c1), UINT64_C(0xb1cfd38ef1ec1f9c), UINT64_C(0x78ff0ad6aa13f930),
    UINT64_C(0xaed5d99bdbaafa18), UINT64_C(0x7901983ce4873e21), UINT64_C(0xcbff2ebd0b8cafa5), UINT64_C(0x59620443ed798b9f), UINT64_C(0x202e2e7a9f403a77), UINT64_C(0xe5230a6254144543), UINT64_C(0x63d1fd20522a6d4b), UINT64_C(0x17bf5442ade1373d),
    UINT64_C(0xb13074d17043ddaa), UINT64_C(0x4b036fed9e565f89), UINT64_C(0x558a92c7d0a9ffe7), UINT64_C(0x7ad789567a11d5dd), UINT64_C(0x65b157052c3d5f71), UINT64_C(0x2379820a1071dae2), UINT64_C(0xdf980d6e15087f6f), UINT64_C(0x51cfd28aa86c9270),
    UINT64_C(0xae7922de12391366), UINT64_C(0xd42f970a09e977c2), UINT64_C(0xf804dc95cabb4487), UINT64_C(0x179217b8c5369d66), UINT64_C(0x2dd4ece835893431), UINT64_C(0x50e6a69e5ba14055), UINT64_C(0x5a3579303149cede), UINT64_C(0x124a25eadd26b5e0),
    UINT64_C(0x69fb66c12d7f2537), UINT64_C(0x7fba934ace9a9230), UINT64_C(0xcff4d8dc971d09c1), UINT64_C(0x6b7ef9440cc01e68), UINT64_C(0xe7041f2b05e54aed), UINT64_C(0x660a16e65eaa40e0), UINT64_C(0xe7ed538e47344770), UINT64_C(0x6f6b69b22f3ef94d),
    UINT64_C(0x0919351deacc3d5c), UINT64_C(0x1667ffabf65362d2), UINT64_C(0x62c7418dd2eeb2e4), UINT64_C(0x26a2a43dc81b4f68), UINT64_C(0x3118851f784e5150), UINT64_C(0xa714650bc482900b), UINT64_C(0x7c39a4a9f2485ee8), UINT64_C(0x15e9cdcf74b45f3f),
    UINT64_C(0x59126510989ca8e0), UINT64_C(0x606ba7cb3b7a3b57), UINT64_C(0x2d47ae08c79406af), UINT64_C(0x0ddc9391dba77c95), UINT64_C(0x693fd50a31eb72cb), UINT64_C(0xc510e0313a4a3c42), UINT64_C(0x3ebd9a0e7951fe88), UINT64_C(0x6a8b5a666ec10173),
    UINT64_C(0x949142ac8973a037), UINT64_C(0x9a25b52ac82df465), UINT64_C(0x6293faad7dc06465), UINT64_C(0x70f36489070d17e7), UINT64_C(0xf71bb1ca8a6da87d), UINT64_C(0xb16672a23c6c1bc5), UINT64_C(0x79558a393e636e27), UINT64_C(0x35645c1a6f035fa2),
    UINT64_C(0x4182136bfb6bc1fc), UINT64_C(0x521a70520d41e810), UINT64_C(0x1262135baf8f2981), UINT64_C(0x16c41da20bfba578), UINT64_C(0x9bca38f38a365162), UINT64_C(0x35defbda3676bad3), UINT64_C(0x7341954bcbc5d311), UINT64_C(0x60672696dd0f7861),
    UINT64_C(0xc437229afe3c7981), UINT64_C(0x06bb5e7388cf5ed2), UINT64_C(0xb31be1ce7840c4e3), UINT64_C(0x76e5a8734c487cf8), UINT64_C(0xa32fd365cdda4eca), UINT64_C(0x0d3ddbc5aa3b29c6), UINT64_C(0x18d5d889709333a2), UINT64_C(0x3ca44730b991c98d),
    UINT64_C(0x04c56e363212c525), UINT64_C(0xd67d6167424d8c39), UINT64_C(0x0aaa0d5fcc97e07b), UINT64_C(0x133ae1b5d4d25ee4), UINT64_C(0xe511ecc0f8b8a033), UINT64_C(0xdc2d63a9f561f865), UINT64_C(0x4172786f492c045f), UINT64_C(0x28181250f57f6e6e),
    UINT64_C(0x7c426e6eadf8c9e0), UINT64_C(0x0f45be9bdc9a96c7), UINT64_C(0x30571fc8c8a7f6ba), UINT64_C(0x56d7f3db6cceea3c), UINT64_C(0x447a12e5a06837ed), UINT64_C(0xea94e905022c2940), UINT64_C(0x0a9f70512d88aecd), UINT64_C(0x1cd54c6ffee88740),
    UINT64_C(0x2705a183c108534a), UINT64_C(0x01e9002e5bd6fe5b), UINT64_C(0x1c365cfe6818250f), UINT64_C(0x0da65f4354cd2c8f), UINT64_C(0x35d2f5d0c747e57c), UINT64_C(0x37810325b74ef602), UINT64_C(0x529f3195cb3afac2), UINT64_C(0x034696571dfc54f2),
    UINT64_C(0xc9d33a6b8daddf87), UINT64_C(0x1640be850250a1d8), UINT64_C(0xa429c2562e49eddb), UINT64_C(0x0168ccb46b37897b), UINT64_C(0xe16b662f3bc1dd92), UINT64_C(0x5197c639c799cab5), UINT64_C(0xfe24c2e81e0b13c7), UINT64_C(0x35e1064a11d85603),
    UINT64_C(0xb5e8c9ddd8c17415), UINT64_C(0x696ea44f875dc99d), UINT64_C(0x9e00844d4be74910), UINT64_C(0x42e68ce6c182c2e4), UINT64_C(0x10e49c16478330ff), UINT64_C(0xe29fe709726f4183), UINT64_C(0xdf92ec6880b6889f), UINT64_C(0x2ea941f3512c81f3),
    UINT64_C(0x8f7e8ad9133811e1), UINT64_C(0x78d7c7e78cbe5ac0), UINT64_C(0x834c93079bcb70f8), UINT64_C(0x264df3a71dea20a0), UINT64_C(0xeecd1b16832e8492), UINT64_C(0x21aeb66fb3cbee7e), UINT64_C(0x5a489bdfafa6e0bf), UINT64_C(0x6bb76fc1a0e67fe1),
    UINT64_C(0x3c376443ed1862fb), UINT64_C(0xb9853aa01aa032e3), UINT64_C(0x7553bf284ac947ce), UINT64_C(0x593238a4097427c5), UINT64_C(0x53d5125989f486da), UINT64_C(0x4d44172132151405), UINT64_C(0x9780799c4d8d958d), UINT64_C(0x72a03bcc2f57b0c3),
    UINT64_C(0xd9513fdbc0d79419), UINT64_C(0x581b33cc934f5df9), UINT64_C(0x873e81fd00b1c22a), UINT64_C(0x3418870ce2c4ade6), UINT64_C(0xbdd4582c35f7193b), UINT64_C(0x0f309c68a7b972fe), UINT64_C(0x1bd673557a6220f5), UINT64_C(0x00f3ad05358eff60),
    UINT64_C(0xb7666f985b087b08), UINT64_C(0x7db53a684a8601ac), UINT64_C(0xb52505438994079e), UINT64_C(0x6eba625da2625f41), UINT64_C(0xc1920ef452ea51ad), UINT64_C(0xf8abfbf1d2e68a46), UINT64_C(0x34106bdd875975c0), UINT64_C(0x2908486d7c09be31),
    UINT64_C(0xedce778d5548c145), UINT64_C(0x6dc4f87be6db4bed), UINT64_C(0xc07e08baea8648e3), UINT64_C(0x6ec73fef278e35ea), UINT64_C(0x31c44be362f00045), UINT64_C(0x018a8104675fd696), UINT64_C(0xe757d0edd36e83d4), UINT64_C(0x20cfdb44dcdda1df),
    UINT64_C(0x8cc67a0f73f500f1), UINT64_C(0x95c498c1f75fea1a), UINT64_C(0xcc4cdcf468b6291b), UINT64_C(0x16eefb5b8e37cac8), UINT64_C(0x84a15e02c5bcd2f0), UINT64_C(0xd0d5658bf39a0027), UINT64_C(0x4b418ec3a3294dce), UINT64_C(0x61873327e966a982),
    UINT64_C(0xbffb94609a702c35), UINT64_C(0xb258668af4de49ae), UINT64_C(0xdbfa3666a6941cf4), UINT64_C(0x4eede5dddbeb49e0), UINT64_C(0xebb9dbf7c8cd3e72), UINT64_C(0x87e665d41dda7bdd), UINT64_C(0x890c38d2a37d95ec), UINT64_C(0x7f9d4b490b2620c3),
    UINT64_C(0x4107c21fb61fcaad), UINT64_C(0x33b24e67d41506aa), UINT64_C(0x33d18a1a8f0d2740), UINT64_C(0x10d7055cb87e9f99), UINT64_C(0x121fa03558a819ca), UINT64_C(0x8bca7fbcc8b4bc16), UINT64_C(0x432959651285ae41), UINT64_C(0x5f7ddd28683211d5),
    UINT64_C(0xad163bccba5eeb8f), UINT64_C(0x7ee073453a49648e), UINT64_C(0x6cb66880309b8130), UINT64_C(0x41a3032ccba0ad35), UINT64_C(0xe2820964cdcd872a), UINT64_C(0x0d2448f0e13f5de9), UINT64_C(0x571893dd05c0492b), UINT64_C(0x11b12f6d90cd92ec),
    UINT64_C(0xb9d55fe15c0403a2), UINT64_C(0x047980cedea9677a), UINT64_C(0x964d9c8771c3cc0b), UINT64_C(0x737365e1eecd973d), UINT64_C(0x18a439578893ceb2), UINT64_C(0x79d0133e562e0828), UINT64_C(0x635bdba3cb21d9be), UINT64_C(0x280735cb42c06ef6),
    UINT64_C(0x8f8b21210824135e), UINT64_C(0xf2091eb3de6b7443), UINT64_C(0x1185f6d4fe117a77), UINT64_C(0x40f8488441f4ec59), UINT64_C(0xae1db8f9cc3bfeb8), UINT64_C(0xac0d351a78acd085), UINT64_C(0x2389c3d1cbbd96ab), UINT64_C(0x1704eae58d7f3631),
    UINT64_C(0xdc706d9c31f946dc), UINT64_C(0x2422081dd409d9fc), UINT64_C(0x2eef69971491fb60), UINT64_C(0x62f5271657c895b4), UINT64_C(0xcbeb106a2aa2642c), UINT64_C(0xe3e88176b2ac2178), UINT64_C(0x61f5191e185dc046), UINT64_C(0x30ab1d6b6a81bffa),
    UINT64_C(0xfbd1d1ddbd9bb33b), UINT64_C(0xe86d55f5debb4216), UINT64_C(0xa8ae2a4237ce494f), UINT64_C(0x5218a1cda4fa805d), UINT64_C(0xaf6de7f9ecf0f134), UINT64_C(0xc29d10d7fa3c6a4a), UINT64_C(0xf3e6bcc408828a7a), UINT64_C(0x3eddf4ffc572bce8),
    UINT64_C(0xa7ba076b099cd4a4), UINT64_C(0x752a5803426ccb61), UINT64_C(0xc34af8164384c7e6), UINT64_C(0x01f83a1c2dc043a6), UINT64_C(0x827fdf410da2d02f), UINT64_C(0x0485cfd684d31c32), UINT64_C(0xd5bb1109c7561f68), UINT64_C(0x28b766ecc85eb902),
    UINT64_C(0xda1c89b85540b007), UINT64_C(0xf276208b9963dc32), UINT64_C(0x9bb74925a20f49e2), UINT64_C(0x7f1ee212b8df9187), UINT64_C(0x2098460684cfe796), UINT64_C(0x7382d97d6d73e3fe), UINT64_C(0x74613785d6229b19), UINT64_C(0x7ad10ba752d60b9c),
    UINT64_C(0xbc9bbff7c4178e24), UINT64_C(0xdaa40ade4afc83e2), UINT64_C(0x0399ea1126e4dbee), UINT64_C(0x3084a2e903e1f62d), UINT64_C(0xe1254f6a196e96a9), UINT64_C(0x8d36766a0b63d4c3), UINT64_C(0xd36dc333ebc682df), UINT64_C(0x56d2c25602a1503e),
    UINT64_C(0x71984ad4e91458d9), UINT64_C(0x65cd723d936689cb), UINT64_C(0x69b09ee38dbf596b), UINT64_C(0x11df1d3e278d0082), UINT64_C(0x96fa0cc6dc0c5ffb), UINT64_C(0x11d8353d6f9ed28b), UINT64_C(0x0979c1dea4b0e397), UINT64_C(0x33efa6854d7a985f),
    UINT64_C(0x34d2cc49a4d3db7d), UINT64_C(0x3576661aacc33411), UINT64_C(0x02e8aa93b9d3d8d5), UINT64_C(0x528df87c6fbde3f3), UINT64_C(0x4d2a9367d6cb885c), UINT64_C(0xfab47f60c31cfaea), UINT64_C(0x8a1451cc33f2d830), UINT64_C(0x14ffa0294d6d50ba),
    UINT64_C(0x97b48336c0a64dca), UINT64_C(0x9d3c5bdd2cedaed0), UINT64_C(0xd7e6fb4235fb7aa5), UINT64_C(0x6ede89d07922525f), UINT64_C(0x92cebba6c55cde29), UINT64_C(0xccaad8f483f40235), UINT64_C(0xa7f22cea9a79eb16), UINT64_C(0x1848bda3eb2f543f),
    UINT64_C(0x2eff0587221e97b7), UINT64_C(0xe4e05488d9bee94e), UINT64_C(0x62e2261d3b03feaf), UINT64_C(0x08f7b4814d501ea2), UINT64_C(0x6f7bcade8d340177), UINT64_C(0x7580abb4e376db8a), UINT64_C(0xc011e0639dd0375f), UINT64_C(0x0eacf9fd7c347c8f),
    UINT64_C(0xb3d3cf44170ba97a), UINT64_C(0xa066421ce0cb4e2d), UINT64_C(0xeb99e14846077648), UINT64_C(0x7bff46541d14bc99), UINT64_C(0x2ca7fe45e873bce3), UINT64_C(0x3008453b4546195b), UINT64_C(0x0d36eb19c0c27954), UINT64_C(0x4e2d4ae73ac1ef50),
    UINT64_C(0x484c7d11b3a8e340), UINT64_C(0x677c378b519377a5), UINT64_C(0x8454e9c3027171b1), UINT64_C(0x15acab4c27b8c9d8), UINT64_C(0xbe9c61ce6d421c65), UINT64_C(0x70a15b228777db1d), UINT64_C(0xfada3ce74102c041), UINT64_C(0x2c8e61f09374aa3c),
    UINT64_C(0x9546f9d6bf830d8c), UINT64_C(0xa9fb368f5d54a22a), UINT64_C(0xe367bca7ac0fea98), UINT64_C(0x7333109a6e957966), UINT64_C(0xd1e57f658ea1ae80), UINT64_C(0x73fd409bbd79f912), UINT64_C(0x1e430941141b2a83), UINT64_C(0x1d9b64ff2e207389),
    UINT64_C(0x9f17106f08644bce), UINT64_C(0x3810811b985d5052), UINT64_C(0x0bedfb5194e3b3ef), UINT64_C(0x7c42e09f3f1af09e), UINT64_C(0x4d79ff0f24d10031), UINT64_C(0x3535464f19cdfa22), UINT64_C(0xc19db94d56ca6e6e), UINT64_C(0x0d859f307f52c9b8),
    UINT64_C(0xd9f39052035cd501), UINT64_C(0xe8f2a0942d36fe22), UINT64_C(0xce99ec86091652d1), UINT64_C(0x1212be99ab61841e), UINT64_C(0x5556297010031520), UINT64_C(0xca7502b0ac7e05ff), UINT64_C(0xc13077bbd3688faa), UINT64_C(0x136ac42a1efe7c5d),
    UINT64_C(0x57ae759b727ed458), UINT64_C(0x0531a06570ea2db4), UINT64_C(0xbaa39759a555cb03), UINT64_C(0x33eb1f92694c0564), UINT64_C(0xc54a93349b761b5e), UINT64_C(0x1a574ae5ac241b16), UINT64_C(0x89760201943a0405), UINT64_C(0x41f5c8c3397f03f9),
    UINT64_C(0x76700d8e9d60d97f), UINT64_C(0x335dff61c31f3e1e), UINT64_C(0xb3b4ff98c8f323b0), UINT64_C(0x7c48095ac6317c8b), UINT64_C(0xf53c5b91f4913f7b), UINT64_C(0x8ddbf9ca23fcc5e6), UINT64_C(0x9051d14ae7aceaec), UINT64_C(0x30a83bcb05838cb2),
    UINT64_C(0x0fce4d13ce74b66c), UINT64_C(0x73bd7f94e5c7abc5), UINT64_C(0x3ef6b27d90dd2183), UINT64_C(0x7d148f610652dfb9), UINT64_C(0x7c2ec32d9848e84b), UINT64_C(0x76df8c0a44b35ce8), UINT64_C(0x472bc99088c9a095), UINT64_C(0x326cfa5c1a4fecc8),
    UINT64_C(0x46b57479322f5d5b), UINT64_C(0xc80878a0229d16f1), UINT64_C(0x3fdcdd317ee5a7f0), UINT64_C(0x68c1b84262780974), UINT64_C(0x9c87056c51c4733a), UINT64_C(0x0684d2543e65d618), UINT64_C(0xd4fe72c97a82eb62), UINT64_C(0x40d2b2a258538440),
    UINT64_C(0x2288ae8b0111b05e), UINT64_C(0xa4a94f6eff3261bc), UINT64_C(0x4fe48a89db563235), UINT64_C(0x413b5b968100bee1), UINT64_C(0x97479f6e274f2bb5), UINT64_C(0x5daf81cb7f6cb838), UINT64_C(0x285c0f63f9aaafb7), UINT64_C(0x55f8d57eb28acae9),
    UINT64_C(0x5f72f9c9b52f8938), UINT64_C(0x9c619637a7ff02dc), UINT64_C(0x07128e5c6350f924), UINT64_C(0x045a2c93a93944dd), UINT64_C(0xda0d0104c2cfaa7a), UINT64_C(0xec9f89fd14a26e13), UINT64_C(0x56d8fb73893f87a4), UINT64_C(0x1823053f1c79494c),
    UINT64_C(0x4fcd8b5068c206bf), UINT64_C(0x8719455d91357ddd), UINT64_C(0x95720b3b976f77c1), UINT64_C(0x243890999d36402d), UINT64_C(0x831dd9e0e80ac595), UINT64_C(0x88d15c9db37a8e32), UINT64_C(0xf253be3d62b02d6b), UINT64_C(0x44ae73aef1cad12a),
    UINT64_C(0x7f92fd94c81b65dd), UINT64_C(0x2d4b9213730114c4), UINT64_C(0x58a3dd48d6f6e553), UINT64_C(0x6c7247ab73337bf6), UINT64_C(0xc9a5c9509655f0a1), UINT64_C(0x76d8aa2adf53fb88), UINT64_C(0xf97cb749ec05dde7), UINT64_C(0x45efda68f6a9d68a),
    UINT64_C(0xf3ae78f58df059f7), UINT64_C(0x12ff20976ce12a04), UINT64_C(0x18b9a450ac38b523), UINT64_C(0x1c62a60e07d88d61), UINT64_C(0x4f4c699d1c43024c), UINT64_C(0x0dfe7f98648f721f), UINT64_C(0x7b872936e7c2769a), UINT64_C(0x18c262aaf3f4bad0),
    UINT64_C(0x58d75641829e2347), UINT64_C(0x8d4b4ab45b8bf363), UINT64_C(0x861f0baf49960b2b), UINT64_C(0x2651786ec4cf54a9), UINT64_C(0x15cb7e30370b902b), UINT64_C(0xc355c4994e1333e0), UINT64_C(0x07859afeaa1c9faf), UINT64_C(0x107f4008a20465ea),
    UINT64_C(0x45346aa726679650), UINT64_C(0xcccb1576cf60c047), UINT64_C(0xae702d86d59d5f84), UINT64_C(0x3269f955e5b237a7), UINT64_C(0x9dfb67c704f67a5c), UINT64_C(0xe1e6f5667501fcbe), UINT64_C(0xa3aaf8cf89adb82e), UINT64_C(0x3d879f4ce6c99fd0),
    UINT64_C(0x75151688395baad5), UINT64_C(0x4038fe9135a91851), UINT64_C(0x177c33b523942152), UINT64_C(0x1acf1040085d57eb), UINT64_C(0x2da5ad682c9b15c0), UINT64_C(0x04168d64eae79d17), UINT64_C(0x132809de64ed245d), UINT64_C(0x341c53746d51bfaa),
    UINT64_C(0xa855f96320d7306b), UINT64_C(0xd1a845d9c946a83d), UINT64_C(0x2cc289173341b41b), UINT64_C(0x4b8cf52f23ab4901), UINT64_C(0x04f39a58584f7955), UINT64_C(0x4cfde1ef3c28a09e), UINT64_C(0xd866ca98c0a9856b), UINT64_C(0x55caf6c3c8dbaf4c),
    UINT64_C(0xdd2f01c0842a695e), UINT64_C(0xd736d538bda0ac52), UINT64_C(0x0746ef2093fdc72b), UINT64_C(0x4b48471825c25004), UINT64_C(0x6d95583045589d84), UINT64_C(0x611c6e20eebe7206), UINT64_C(0x356e7f24ead0667e), UINT64_C(0x31fac9188d9dcdba),
    UINT64_C(0xf703fe99e60911a4), UINT64_C(0x2d4628317c9ccfab), UINT64_C(0xbf744232ae6f5098), UINT64_C(0x4b774da7dcb863bf), UINT64_C(0x450b986c90b56704), UINT64_C(0xc5c7611709f27016), UINT64_C(0x2c0ed98ead2dd7db), UINT64_C(0x2fdd0119beceb333),
    UINT64_C(0x0254fa98b441f4e2), UINT64_C(0x834009b9ab15d5b6), UINT64_C(0x4a3e3cde267a6a10), UINT64_C(0x3711cc22b0aee00f), UINT64_C(0x6c8f1b00584369cc), UINT64_C(0x7373534f0a188fa7), UINT64_C(0xf82811c104eccef7), UINT64_C(0x54a63482089b254a),
    UINT64_C(0xbeb87774e74cdd35), UINT64_C(0x49580fa9decba77d), UINT64_C(0x4e72c817bf97ad53), UINT64_C(0x6cd4c562c016758a), UINT64_C(0xd8a787430b036f7d), UINT64_C(0xc82b0eb93431a18f), UINT64_C(0x7e50930181469243), UINT64_C(0x538f43118c6e3075),
    UINT64_C(0x9b48f1ac91b53f69), UINT64_C(0x7c65f97309757ec9), UINT64_C(0xd41b9357ee7aa3da), UINT64_C(0x1f522e96237fd2a8), UINT64_C(0xdce892664a4a7374), UINT64_C(0xdb54265221d73036), UINT64_C(0x3e7963f0890290b0), UINT64_C(0x2287f323ddf0c726),
    UINT64_C(0x8a2e59513f5c03a1), UINT64_C(0xa4540e9b897a8629), UINT64_C(0xcff1506c5d193a39), UINT64_C(0x5e122c0c9052c1d7), UINT64_C(0x86587724edc7008b), UINT64_C(0xbf0a891f045db629), UINT64_C(0xf8b887412d333a3d), UINT64_C(0x422d7c392ff62559),
    UINT64_C(0xdabcf084d9d257b7), UINT64_C(0x6ff39a3dc2e1f1a1), UINT64_C(0xdb090f398465f6c5), UINT64_C(0x7905103066ca7bb4), UINT64_C(0x5c2849e1c0ac2aea), UINT64_C(0x08e157af5830b89a), UINT64_C(0x2a2619b47cd1797d), UINT64_C(0x66026814335acbc2),
    UINT64_C(0x4061911eccecb5df), UINT64_C(0x25ceac06da3bbe64), UINT64_C(0x30e243bae7b8952e), UINT64_C(0x36eef23350cefbda), UINT64_C(0xe92cc03d5e5c29e3), UINT64_C(0x4cea67a3ece95622), UINT64_C(0xc4634b50c1f4480b), UINT64_C(0x1ac8877af3687155),
    UINT64_C(0x786eb3c0e8c69711), UINT64_C(0x156afc045b546966), UINT64_C(0x8996dd5c443c05cc), UINT64_C(0x0f567ae0968413a4), UINT64_C(0x029d2f7e89a232ab), UINT64_C(0x0eb284802bbc7bc6), UINT64_C(0xeb81625643187d59), UINT64_C(0x4e49929195a12d96),
    UINT64_C(0x6027fe8464d97145), UINT64_C(0x07c07c73c3f536bc), UINT64_C(0xd1cb3870d1287eff), UINT64_C(0x72ef178688e96746), UINT64_C(0x818dfbc57cf78a75), UINT64_C(0xd2c5911cf56b93c4), UINT64_C(0x6746996a126a3c92), UINT64_C(0x37cd73cb450108fd),
    UINT64_C(0xb81a5683eeeae536), UINT64_C(0x5a7e26c708225f7c), UINT64_C(0x91944a866e61596c), UINT64_C(0x6eb392c795425377), UINT64_C(0xda0c1c1219696e11), UINT64_C(0x80c688dbfe0a8ec3), UINT64_C(0x2d243f677888398b), UINT64_C(0x108175f6933bd77b),
    UINT64_C(0x28f7d243551a25fd), UINT64_C(0x1b4f9dd40771e365), UINT64_C(0xc3de7ed6fbc4fb1a), UINT64_C(0x0071fa0a4ee8f257), UINT64_C(0x8ce0f2e2cfc889a8), UINT64_C(0xe340ad2d2e1e9905), UINT64_C(0x06df181fba7077f8), UINT64_C(0x1e7032d7bd4b9501),
    UINT64_C(0xffee072ffd0394e9), UINT64_C(0xfe46547761d4999d), UINT64_C(0x81cb9367431d06c8), UINT64_C(0x1422a8a207d9fbe7), UINT64_C(0x68226512c4d9ca95), UINT64_C(0x1f7643edd85d722c), UINT64_C(0x6ed51dcfa2876dfe), UINT64_C(0x32f612b27fa2cdcd),
    UINT64_C(0xd0d4e81002d83d13), UINT64_C(0x3da8c5cc4a003db4), UINT64_C(0x1aaf31de33c5e636), UINT64_C(0x0dba7b1cc524bc1c), UINT64_C(0x0d1e65662ba8ea36), UINT64_C(0xaec704caa060417d), UINT64_C(0x66d01a16245c7ebb), UINT64_C(0x1e6dc98598ee50ba),
    UINT64_C(0x2bf2235e09f905c3), UINT64_C(0xad6ca6e7b1c0322e), UINT64_C(0x33ba412248657857), UINT64_C(0x2685e886ff99bfc9), UINT64_C(0xf69160832f9ed686), UINT64_C(0x44d4ca16beb00ce9), UINT64_C(0xc954a2d2bcf7cdf8), UINT64_C(0x6864991e9a2598ea),
    UINT64_C(0xbb9e8a346d25bdaa), UINT64_C(0x894f7c27de07df8d), UINT64_C(0x4df2c263282544e8), UINT64_C(0x176c6a74247b1199), UINT64_C(0x0ad5c93edf72ab2d), UINT64_C(0x93ce81f72cc0e38d), UINT64_C(0xc65967c5bb8f3f97), UINT64_C(0x5b0b961733a29eea),
    UINT64_C(0x202e19f100d0b219), UINT64_C(0xe218f56101ffd129), UINT64_C(0x6d014e620da07eca), UINT64_C(0x05b720d2755b605f), UINT64_C(0xf3a790929cddc4b6), UINT64_C(0x355332891d3b05a8), UINT64_C(0x562a80cc6dadf703), UINT64_C(0x3b7541b9b0fb3dd3),
    UINT64_C(0x0fa4d019cef2d184), UINT64_C(0x1aeaae082d12ae2f), UINT64_C(0x7277d279f6ba6e60), UINT64_C(0x2db42d34b617975a), UINT64_C(0xaa61c59177dac60e), UINT64_C(0xfa0a4fd1a0b32443), UINT64_C(0x0609299289360057), UINT64_C(0x227766ad6e1c9c26),
    UINT64_C(0x0d2b088ba28a515e), UINT64_C(0xe7713d9ecbbc6790), UINT64_C(0xae54f5b24e600902), UINT64_C(0x13d7d3120cb98597), UINT64_C(0xcdb8635778faca03), UINT64_C(0xa37ec1876e73ac7c), UINT64_C(0x229464d4169f36d0), UINT64_C(0x742cbb2aa6a29ede),
    UINT64_C(0x6e12b5493ae654c5), UINT64_C(0x3406626cac4fe239), UINT64_C(0x29a28abf33f1f49f), UINT64_C(0x0b46b03a9ade27e5), UINT64_C(0xdec18c1522c8c23f), UINT64_C(0x60d981ec35476720), UINT64_C(0xd5ef7397d82eb846), UINT64_C(0x75f43c8808e6838d),
    UINT64_C(0x68963e78ad2c1634), UINT64_C(0x51cd258dd7ec4213), UINT64_C(0x79dfeb827349f615), UINT64_C(0x656bdbd28ef9785f), UINT64_C(0x14b99e96931b2d87), UINT64_C(0xdc3204f65c2e9108), UINT64_C(0xdfcae2730fd2e290), UINT64_C(0x3223e6e6bc3f2215),
    UINT64_C(0x46242f8983372dd9), UINT64_C(0xe37adbf99e572a6a), UINT64_C(0xb1569dd788468f09), UINT64_C(0x29aa3e72cf5c9d2d), UINT64_C(0xffd7f0b6a9b61583), UINT64_C(0x191b15ac9c5e254f), UINT64_C(0x52608046ad808091), UINT64_C(0x0233313547f97ee4),
    UINT64_C(0x2d42558269a17bfb), UINT64_C(0x245006ab80cbc64f), UINT64_C(0xcc6393d198b3983d), UINT64_C(0x2829f9c8fb5bec01), UINT64_C(0x8fece13a328dff3e), UINT64_C(0x37fbc4d4e94ecdfe), UINT64_C(0xdb5564133fad501d), UINT64_C(0x4318453bfce3adc2),
    UINT64_C(0x7bb17d32794dded2), UINT64_C(0x67b955f085dae9ef), UINT64_C(0x2afbc10fd6b139c4), UINT64_C(0x1a2e40b4f6fd1209), UINT64_C(0x642422d07c8b975f), UINT64_C(0x9034b337509eb8de), UINT64_C(0x6ce9d37f92c1c973), UINT64_C(0x61b2ac842c55f2b2),
    UINT64_C(0x0be8b33ce4ecfc76), UINT64_C(0xb8011d06d0648e8a), UINT64_C(0xaa3f0196b3075c7f), UINT64_C(0x5cb387a3f52acae8), UINT64_C(0xa5b43bc5ea14e617), UINT64_C(0xa3bd9836f06e78d9), UINT64_C(0x36fabacc69d80dae), UINT64_C(0x6a5cc7aa70c78468),
    UINT64_C(0xb2712f5c1896f7e1), UINT64_C(0x9c5775bc3a3284b2), UINT64_C(0xfbe9e364d0f5ee00), UINT64_C(0x39e64aa4c7b2f086), UINT64_C(0x1061264e8496bfaa), UINT64_C(0x0ccac081df94db28), UINT64_C(0x65f3f58fe461a535), UINT64_C(0x3a42b5c69c5ac087),
    UINT64_C(0xdcd6f58dca753a79), UINT64_C(0xa632b4926ac6449f), UINT64_C(0x5bc6c398519f0c01), UINT64_C(0x413f7f0f046b6b9c), UINT64_C(0x45bcd4e056635ee2), UINT64_C(0x5802ca38daf9eee7), UINT64_C(0x08a2a9d1bf12beb5), UINT64_C(0x0a8a3fdfa74ffc62),
    UINT64_C(0x469a61d528edb108), UINT64_C(0x135990ea3d45a7e8), UINT64_C(0x887faba574d157d1), UINT64_C(0x6484c97accb65f21), UINT64_C(0x207cf9570ecb7035), UINT64_C(0x9c8838786527669f), UINT64_C(0x5331a59620e7174b), UINT64_C(0x100e315bdad75a3b),
    UINT64_C(0x5e15810b68e073bb), UINT64_C(0x4f10f4e46f17d9e5), UINT64_C(0x900ea5bc76bc6702), UINT64_C(0x42be5d77141ff8b4), UINT64_C(0x3417b3944eceb1a1), UINT64_C(0x64d31d3600b49383), UINT64_C(0x18964302f9561d91), UINT64_C(0x74e2e3c673246eb4),
    UINT64_C(0x2d88265a25f3e960), UINT64_C(0x1a91cda8e431cd45), UINT64_C(0x6ffa8a755db2658e), UINT64_C(0x362704641e485cd9), UINT64_C(0xb3e1cef1d4fadc3c), UINT64_C(0x8d00b2e6f06e329b), UINT64_C(0xc92ea3f7500e6a07), UINT64_C(0x417564e27dde4923),
    UINT64_C(0xab68a0168b2cabd3), UINT64_C(0x09519b620afc2c32), UINT64_C(0x45367599c53b4490), UINT64_C(0x3fe192785769bb97), UINT64_C(0xb987f9c35a024640), UINT64_C(0xab5067e52c8edc78), UINT64_C(0x4ce28a6ccc776ad3), UINT64_C(0x1b7e7c0a8cc4a5f7),
    UINT64_C(0xc24231026895a110), UINT64_C(0x8c2bb3c01f5a496c), UINT64_C(0x591b7371f6bf7397), UINT64_C(0x427c4deb628fa5f4), UINT64_C(0xe723adecf46173d2), UINT64_C(0x4a2e1ffc4dae30b1), UINT64_C(0x1b1ac1895b3bbb39), UINT64_C(0x33bc2924da9f3c18),
    UINT64_C(0x11d2c0615608376a), UINT64_C(0x23575327badbef2b), UINT64_C(0xa401494b0ccb63d4), UINT64_C(0x44056b24ecf2a212), UINT64_C(0x62bb1c99398ce003), UINT64_C(0xa81bc4eb5299d2b2), UINT64_C(0x779959245c4bb006), UINT64_C(0x0461ea11c8fbd1b3),
    UINT64_C(0x331dcb4243ee569f), UINT64_C(0x4147a681409db1a9), UINT64_C(0x052325a755de93e2), UINT64_C(0x2c57afec41eac251), UINT64_C(0x17f7b85d01a3ff65), UINT64_C(0x5edadfb0944bb06b), UINT64_C(0xf1f57eb6513920ca), UINT64_C(0x6acdb9391a1b6e61),
    UINT64_C(0x50848a660c949747), UINT64_C(0x60e5b0e631f8a227), UINT64_C(0x6108f37df9d7a35d), UINT64_C(0x72424fcae45fc812), UINT64_C(0x949edb625b0645c1), UINT64_C(0xff7ceec5d6438594), UINT64_C(0x3922aa5ddc8b7563), UINT64_C(0x4ee8465b4c29ea43),
    UINT64_C(0xa9c10b5f37c3673c), UINT64_C(0x46c2caf1234b9b0d), UINT64_C(0x37191d0a399b4c9d), UINT64_C(0x75f7a3e9c86c6441), UINT64_C(0xb3ec0618e5d55a84), UINT64_C(0xd3c43c2bb4f462f8), UINT64_C(0xd5d6d17e778f54c3), UINT64_C(0x706f48473047091a),
    UINT64_C(0xd1acb8d0f9fc9fb8), UINT64_C(0x0bdb34503c512c03), UINT64_C(0x93533630cebed2ea), UINT64_C(0x634ede11c2cd3ad0), UINT64_C(0x250348ea6399d179), UINT64_C(0x00aa3d67ae03aedd), UINT64_C(0x6ab032291375ec8e), UINT64_C(0x22c5467b32776838),
    UINT64_C(0xbc4de65d3bc266a3), UINT64_C(0x567c6746fb0ee425), UINT64_C(0x0c732e15ef0b5fd4), UINT64_C(0x3e1af146a59676b9), UINT64_C(0xa5f389fbcb18fbf2), UINT64_C(0xe903abdd7d5b5609), UINT64_C(0x5fd5f12d359b9d19), UINT64_C(0x5b1e6fb8c4433706),
    UINT64_C(0x6eea546f85904714), UINT64_C(0x6b684eba6e94a3c4), UINT64_C(0xc4167dc23fb13a64), UINT64_C(0x400a01e0e7603bb5), UINT64_C(0xd907ef8589164df1), UINT64_C(0x3c3b5b7e7b3c513f), UINT64_C(0xbe02dea76828ac01), UINT64_C(0x0592d4cc296985ee),
    UINT64_C(0x9d77980af5dac642), UINT64_C(0x073d123c14f18304), UINT64_C(0x10c16de6376be2c9), UINT64_C(0x23ea15839abca987), UINT64_C(0x70dfcfb7989d855a), UINT64_C(0xd35778dce5843994), UINT64_C(0xd660d0f11352306e), UINT64_C(0x38946fa0c161222f),
    UINT64_C(0xb11d3c37f52a2188), UINT64_C(0xc59dac0298e95bed), UINT64_C(0x2af7d991b0b8ad71), UINT64_C(0x1e558c9e15ffa4f4), UINT64_C(0x038c341b41ff7dbb), UINT64_C(0x66f217f8d2eb7c04), UINT64_C(0x74d018f20a4f8695), UINT64_C(0x7b3dc2564f14ac2e),
    UINT64_C(0x5aff9e2170469f24), UINT64_C(0x53f2d848cfdf1c21), UINT64_C(0x2d190d933ac011ec), UINT64_C(0x4235bc202751c61f), UINT64_C(0x6a91d235e0200bed), UINT64_C(0x60b8d662c9d517b7), UINT64_C(0x5973853048f1c348), UINT64_C(0x306b4c75043d8325),
    UINT64_C(0xe9d57b2a29d3a0f2), UINT64_C(0x1dbf17328cc6c610), UINT64_C(0xd91ed85a9ac6a756), UINT64_C(0x3f86231879c0bda2), UINT64_C(0x44307619c2673991), UINT64_C(0xb20c22c06bc7b23e), UINT64_C(0x69f3bbe3c2ea8234), UINT64_C(0x7b92df01c6b93a50),
    UINT64_C(0x625655ab476668d2), UINT64_C(0x5e2ace1d585b90aa), UINT64_C(0x890d9ae7e6de1abd), UINT64_C(0x14062a720be63362), UINT64_C(0xdea7eca3a50990a3), UINT64_C(0xd5fdc7939b796c25), UINT64_C(0x247a7a7d700feaac), UINT64_C(0x54fb19baedd7b97b),
    UINT64_C(0xa7237226c003274d), UINT64_C(0x2197bcfdda485746), UINT64_C(0x0e68735618c784eb), UINT64_C(0x465457849198f7a4), UINT64_C(0x6902605a8e12f034), UINT64_C(0x6087036cf551f75d), UINT64_C(0x2fb106edfd6c4362), UINT64_C(0x4748b4b74deff11c),
    UINT64_C(0x08eae596e03f8ba4), UINT64_C(0xf4b58e23702e10ea), UINT64_C(0x326bd91166c17689), UINT64_C(0x5b7af6c787a512ee), UINT64_C(0x3a0198b069f76703), UINT64_C(0x79d39c28b7fa6aad), UINT64_C(0x01a6082a341a0478), UINT64_C(0x72ec995c26eafd51),
    UINT64_C(0x3620cf9c47ec8792), UINT64_C(0x10e0e8f721f8cf74), UINT64_C(0xc8ec9f828ec8f26f), UINT64_C(0x4b394eee56ccce08), UINT64_C(0x8635b187573a6ca7), UINT64_C(0x9b491a052839bc8b), UINT64_C(0xd24fcc41a62d6555), UINT64_C(0x42326cd5a73a1905),
    UINT64_C(0x588d9921dea7e01b), UINT64_C(0x2fe688713896b844), UINT64_C(0xb5981888c2e8ce1a), UINT64_C(0x38123690f0ff09ad), UINT64_C(0x9d4c74c0d60a0359), UINT64_C(0x2f641d67bfbd6034), UINT64_C(0xefc10ab45a51181b), UINT64_C(0x403abfca99e58d5d),
    UINT64_C(0xc5eb75200132ed23), UINT64_C(0xc19aee2b64bf0380), UINT64_C(0xaee6c5fd62e7fe35), UINT64_C(0x6a3db94a72fe1f71), UINT64_C(0x866b871ea50a9321), UINT64_C(0xb2fd3583c7f05675), UINT64_C(0x4ef8114decda616f), UINT64_C(0x306b37f886c38aef),
    UINT64_C(0x6b53613253dd5f19), UINT64_C(0x47b3fbd15f582a50), UINT64_C(0x0053a233ac57df98), UINT64_C(0x48507c3c041d59f3), UINT64_C(0x232f967b3faae8b4), UINT64_C(0x641addf90f87e9f4), UINT64_C(0x52774e8f1a061611), UINT64_C(0x551a64a4dbf37204),
    UINT64_C(0x3d42762802b53d7e), UINT64_C(0xa3cb1971eaa7376a), UINT64_C(0x09fc70a6fd212292), UINT64_C(0x42834d6b265da308), UINT64_C(0x361d0ed68f37bb90), UINT64_C(0x91d469a5ecb4b36e), UINT64_C(0x4314c6945d925318), UINT64_C(0x173eabe45ce0b4f7),
    UINT64_C(0x0f13390e5b8c1fc8), UINT64_C(0x29773096003c41ab), UINT64_C(0x9208b50947b96f92), UINT64_C(0x56d85258a046f0fa), UINT64_C(0x45bd5e36f2011e40), UINT64_C(0x48559f5277a08f73), UINT64_C(0x338b4ec772579179), UINT64_C(0x26cfd727bc7135c8),
    UINT64_C(0xd608adaf4d746dc1), UINT64_C(0x1e28ea62cb885892), UINT64_C(0xa44eb0c28bc91971), UINT64_C(0x3656198d7b18ea99), UINT64_C(0x1260ff35809f3537), UINT64_C(0x6e9bec892f2e310c), UINT64_C(0x3ad1be7f91ab7c8d), UINT64_C(0x1c5ab307a084270c),
    UINT64_C(0x09a1552576b398e4), UINT64_C(0xd197bc29870be8da), UINT64_C(0x2b5726da3c7755e5), UINT64_C(0x193fa3aaaa796181), UINT64_C(0x8354ea7347ca14b6), UINT64_C(0x9fc16baf226a140a), UINT64_C(0x532bdac90daa3b52), UINT64_C(0x3d39b0c14ff44958),
    UINT64_C(0x43c2ac0fa057dd1e), UINT64_C(0x7f8d269766748398), UINT64_C(0x55041dba7a186a51), UINT64_C(0x7f078b1c69b669de), UINT64_C(0xbc3f14fa120059bc), UINT64_C(0x241a35fbf224389d), UINT64_C(0x35359ac4a570e87a), UINT64_C(0x0644d6e072a06b05),
    UINT64_C(0xbea1f8c8bb99de22), UINT64_C(0x1ed18ef1016eaa92), UINT64_C(0xe46b72cd52a9d8f3), UINT64_C(0x36db4e436fb1d07c), UINT64_C(0xf4c16c6e59c3ca43), UINT64_C(0xdf60b04e0e384ccf), UINT64_C(0x744a097d49f97111), UINT64_C(0x7e1922ac5362e867),
    UINT64_C(0xfa14b9bdbf83fb9c), UINT64_C(0x8224fedde5a87808), UINT64_C(0x99245ac8f12e4014), UINT64_C(0x71cf234ad5afeddf), UINT64_C(0x98e3a6c0038a4f75), UINT64_C(0x4df55c962b7b183b), UINT64_C(0x1169aa7ecddecead), UINT64_C(0x5ad492ed449c9a54),
    UINT64_C(0x7b542d40d6b8e17a), UINT64_C(0x0b52ace3eb539d23), UINT64_C(0xe47b974c351abde7), UINT64_C(0x3190b446ad4f63dc), UINT64_C(0x96e27c8872f869a9), UINT64_C(0xcdbc7c463aec999f), UINT64_C(0xc8f5453ab682615f), UINT64_C(0x13dcde8171a60226),
    UINT64_C(0x7c911825f93b4aca), UINT64_C(0xefc06d2ccade3b29), UINT64_C(0xda8b88f00f035d6b), UINT64_C(0x594c861a7ca438c9), UINT64_C(0x6abf204da07cb319), UINT64_C(0x24d9fe8281361130), UINT64_C(0xa87317a15120a25e), UINT64_C(0x369983a3ab8eca70),
    UINT64_C(0x41e6785ad1c51a3e), UINT64_C(0x9633c3eb68235c03), UINT64_C(0x95aadbf0830a9a24), UINT64_C(0x185897913ab39c99), UINT64_C(0x0c4f2ee7a9acadfe), UINT64_C(0xd59b8f2132629328), UINT64_C(0x01f4fc3991854c79), UINT64_C(0x6907ec54a6dc0d66),
    UINT64_C(0x5f7728af160faf18), UINT64_C(0x55093bd4420adcaa), UINT64_C(0x3247ada88bbac635), UINT64_C(0x2b922fc8a7fa835f), UINT64_C(0xc3f2f9b23b313881), UINT64_C(0x9115c30a63d4177c), UINT64_C(0x006366f6bfcdd704), UINT64_C(0x30813fcf1e3d9042),
    UINT64_C(0x8c945d3eda14b33d), UINT64_C(0x028553fefc3fd644), UINT64_C(0x7e6e19bc8fa9cc25), UINT64_C(0x27bed354a61091fa), UINT64_C(0x6f9d319150e2415a), UINT64_C(0x265bb6eb1d3faffb), UINT64_C(0xeb710e48b5c91546), UINT64_C(0x60fe43183bc1bab0),
    UINT64_C(0x6591eefe1b2825cf), UINT64_C(0x8b731b2ff0bd565a), UINT64_C(0xfd84c271926a8b76), UINT64_C(0x537d350b5f08f053), UINT64_C(0x882a23dd910cc1e3), UINT64_C(0x3cda73b428f5b448), UINT64_C(0x6dedb0539c916b02), UINT64_C(0x34a7eb9c3ccd1fe8),
    UINT64_C(0xf6aad67d3f058f30), UINT64_C(0xccbacc1b69ff828d), UINT64_C(0xa9313da5112bb217), UINT64_C(0x2c6c4874dbcb434b), UINT64_C(0x914052501d25d57d), UINT64_C(0x15c918403043a847), UINT64_C(0xda1b949acd7e14eb), UINT64_C(0x2a7b0fade5458770),
    UINT64_C(0x52155cf3c0cae411), UINT64_C(0x68d6082147aa35c3), UINT64_C(0xabf3fd19ca809266), UINT64_C(0x36d3ce6df2b5e47d), UINT64_C(0xe3f0b91a75c15a85), UINT64_C(0x9be6f56db5c1e17a), UINT64_C(0xb0e2f69288a4c2a8), UINT64_C(0x41c9ab9cc1bb821b),
    UINT64_C(0x68ac31366953774a), UINT64_C(0x85b52da84d96be3f), UINT64_C(0xb16fd696c7dce867), UINT64_C(0x5f18617b01f084f8), UINT64_C(0xcc3b41a5ce912551), UINT64_C(0xb5bdcbd959aababe), UINT64_C(0xee23f7f2925e5b23), UINT64_C(0x0a8e6f337b5cd859),
    UINT64_C(0x49f8d702dde18c16), UINT64_C(0x98c3b8789f2f55f7), UINT64_C(0x4010bb59bc986ef0), UINT64_C(0x324b411ef070bf67), UINT64_C(0xc8dbb220073279b5), UINT64_C(0x0c051357f8291eb8), UINT64_C(0x8ed367dfb249e5cc), UINT64_C(0x3cffa34479680106),
    UINT64_C(0x43dec7543bbf9113), UINT64_C(0x7bcffe3885e365fd), UINT64_C(0x24ad12e14f6c5fde), UINT64_C(0x1a8f55f6d9d735b8), UINT64_C(0x4dd94b7160dc8fa8), UINT64_C(0x6c6138e0db2682e1), UINT64_C(0x821835275d40cac0), UINT64_C(0x4610afc671275910),
    UINT64_C(0x3b47f96ca9eb508e), UINT64_C(0x5b75da6f2c3462bf), UINT64_C(0xa69a14f3772b00f8), UINT64_C(0x29472033e085b670), UINT64_C(0x22ad486999c2ec1b), UINT64_C(0xd87d977a5be5b832), UINT64_C(0xd95cb3755968ee0d), UINT64_C(0x704b92fa36925565),
    UINT64_C(0xf91264bf0a038f56), UINT64_C(0x612e94bafe5ce496), UINT64_C(0xb4724d280b6e84ec), UINT64_C(0x2c5f7fcd77503cf0), UINT64_C(0x920b7969f4ef2d26), UINT64_C(0x1bd59134123581c0), UINT64_C(0x6ce81990b98081c4), UINT64_C(0x2ef407b9a9736807),
    UINT64_C(0x78baa5d89ab489bf), UINT64_C(0x6a4a75530f705124), UINT64_C(0x932e0a85015561d9), UINT64_C(0x5e556a28734fc0f3), UINT64_C(0x64439cf60a770e8b), UINT64_C(0xa305703a6f933483), UINT64_C(0x6008a2dbdba6f7b5), UINT64_C(0x7be0be876b8f059a),
    UINT64_C(0x03e18a9e68272b28), UINT64_C(0x76070a43fae769d5), UINT64_C(0x598fa5889c10a405), UINT64_C(0x1d9553b43bb5cbde), UINT64_C(0x3475047b262e1377), UINT64_C(0x7f618ab1e5ab8dff), UINT64_C(0xeee0b91e4667e123), UINT64_C(0x60f9a25f172e6e63),
    UINT64_C(0xd10e5c57bff4ce9d), UINT64_C(0x30b1e4a8c1de3ae5), UINT64_C(0xae946a85e2318cde), UINT64_C(0x1c36cb91e135963b), UINT64_C(0x777db85434d54efa), UINT64_C(0xd3ddd214d2eb917a), UINT64_C(0xcc79872b0f8650a6), UINT64_C(0x3fa64a1e7183a39a),
    UINT64_C(0x21917af33563c999), UINT64_C(0x3e7441bdaafe4a0f), UINT64_C(0x422e930fcfedc703), UINT64_C(0x139266b6610a3547), UINT64_C(0xefefe88528ba90c5), UINT64_C(0xb8a82936d5a187d2), UINT64_C(0x9ebb9cdc2f8538ea), UINT64_C(0x20e7cc64c9665953),
    UINT64_C(0x7187d2c013b70c40), UINT64_C(0xc43f6c8e4c6ab740), UINT64_C(0xe71b881cfc2a8951), UINT64_C(0x0d5b29dd2d23a0c8), UINT64_C(0xc3b6998084be36ca), UINT64_C(0x17bee53937ff0d20), UINT64_C(0x4b4bbccfa04e7f86), UINT64_C(0x73eda7e8c0015c0b),
    UINT64_C(0x586bc1f88427a094), UINT64_C(0xa6ea2c35572a8210), UINT64_C(0x6581e7ab62e19372), UINT64_C(0x418110c983756b7a), UINT64_C(0x8d710c71001f394a), UINT64_C(0x9ef1dd739d583d80), UINT64_C(0xde593834d7e67718), UINT64_C(0x7939492dc9f922a9),
    UINT64_C(0x06fdf9009f1c2fe0), UINT64_C(0x5fa4fc29a3f0ca3d), UINT64_C(0xc8f76727ce4faab9), UINT64_C(0x1312a955c1b2801d), UINT64_C(0x26cdff28d86647f4), UINT64_C(0x72a15e0780846ac3), UINT64_C(0xbac8bf4933f4b367), UINT64_C(0x58f188ae1915c89d),
    UINT64_C(0x97e930d0bedd58b4), UINT64_C(0x622428f9db779d9e), UINT64_C(0x15376585a2c927d7), UINT64_C(0x74e91bac1b6a6f89), UINT64_C(0xce56ddff51702939), UINT64_C(0xab423ddb4de73b33), UINT64_C(0x434df479bf85ca33), UINT64_C(0x73dad52180f13be4),
    UINT64_C(0x5d8ebb0ed4c52530), UINT64_C(0x63b752416c1366fd), UINT64_C(0x1804409501fef7ec), UINT64_C(0x418db09d224019a0), UINT64_C(0x03c85858d9a8638a), UINT64_C(0xf96a10446b63be14), UINT64_C(0xf0a060c35260958f), UINT64_C(0x33ef9523420ae876),
    UINT64_C(0xc2dd61a861eca74d), UINT64_C(0xdd5efc676a095fc8), UINT64_C(0xcf2c274015ae240a), UINT64_C(0x1045013984d65ccc), UINT64_C(0x824c4cd81ccbc278), UINT64_C(0x8b4d1d6925c083a4), UINT64_C(0x3d621b061964324f), UINT64_C(0x73e2fb7f37af443d),
    UINT64_C(0x74b0de9d0c39295b), UINT64_C(0xa0d4359321385019), UINT64_C(0x7f4c80a0d26ee475), UINT64_C(0x6db965323c7957e3), UINT64_C(0x6805c219c0bead1c), UINT64_C(0x2d630dd1ae3c2a43), UINT64_C(0xbd80ded0896a04e9), UINT64_C(0x0960df398d4acab6),
    UINT64_C(0x10a6af5e065aa102), UINT64_C(0x8cb5432a8635b0cc), UINT64_C(0x2a92ed594cbf8b85), UINT64_C(0x3d2888ddd506f6ad), UINT64_C(0xcd3160400cc4956c), UINT64_C(0x4d767eaed664e519), UINT64_C(0x0d162b942c9f34bd), UINT64_C(0x730744954b351321),
    UINT64_C(0x22269419acfac0a3), UINT64_C(0x2713f64109583652), UINT64_C(0x84627ec6d498b875), UINT64_C(0x7c5e1a89ba790951), UINT64_C(0x44c98388a92910db), UINT64_C(0xb345d1a25c37b780), UINT64_C(0x7a1e3656d4379f60), UINT64_C(0x38410cce2ab8c48d),
    UINT64_C(0x5b18ab196059fffb), UINT64_C(0xa16adc94f17c5c77), UINT64_C(0x829b521d78b6f32c), UINT64_C(0x1b599667ec03d04b), UINT64_C(0x4eadb8f608248691), UINT64_C(0x695340ec1aec2272), UINT64_C(0xcadb7642aa2514f2), UINT64_C(0x1250d37205825431),
    UINT64_C(0x991c171400fc3769), UINT64_C(0xb7ae83c3f205d397), UINT64_C(0x15e6ab31bfa57147), UINT64_C(0x525f2f5e3c082d27), UINT64_C(0x0e20996afd412e0c), UINT64_C(0x7e797cb32009c98d), UINT64_C(0x82656fbb483a840f), UINT64_C(0x3c877857343e21c7),
    UINT64_C(0x931bec19204494f3), UINT64_C(0x8f714db169ebcc08), UINT64_C(0x64ab2761f7cdfbaa), UINT64_C(0x29eb2ca021d5b2c2), UINT64_C(0x8fdc1f6a8030310f), UINT64_C(0xe3ad4d690f368087), UINT64_C(0xf45b7ee52ff4043c), UINT64_C(0x45c4fa28344b2979),
    UINT64_C(0xcc97d3c3d28df1f9), UINT64_C(0x32d247db261c5142), UINT64_C(0x5cd806b6f9b519da), UINT64_C(0x4eb9b49df88eae20), UINT64_C(0x9ea0729543e77f88), UINT64_C(0x3bf449359a8d0d19), UINT64_C(0x0414aa204d244e1d), UINT64_C(0x1d930c6b1dbb649e),
    UINT64_C(0xf1d7e1c90edb3f36), UINT64_C(0xa7d25a53ac37fd5f), UINT64_C(0xe68237a881532fec), UINT64_C(0x22bd86999fcf27f4), UINT64_C(0xb3319cee30b74223), UINT64_C(0x81ba554438f6806e), UINT64_C(0xad785934431ec83b), UINT64_C(0x5bd711d0a0f323ec),
    UINT64_C(0xdb22bb5f18e45c83), UINT64_C(0xcdb67e57fc685841), UINT64_C(0x149964986ed59fb0), UINT64_C(0x110081193aa6fb97), UINT64_C(0x1c105466969c7464), UINT64_C(0xfee9b14de5aa3e51), UINT64_C(0x997474f719e10436), UINT64_C(0x12d33bb0a62698ef),
    UINT64_C(0x90d747c3103bf124), UINT64_C(0x8ae8d5e355ef46fd), UINT64_C(0xdd9a9b5b3b04e916), UINT64_C(0x3d4f8d541b71a205), UINT64_C(0x1c5de08e30910bb1), UINT64_C(0xfebc918af28cdd27), UINT64_C(0xf48b123fbbc1ae26), UINT64_C(0x545b849ef18f2803),
    UINT64_C(0xda76c15c68f5dd43), UINT64_C(0x71bbbc9c7b6ac182), UINT64_C(0xddd4a206536ec3b2), UINT64_C(0x2355eb292fecd053), UINT64_C(0xd13cf36314fa1220), UINT64_C(0xff735b43e28ad2d9), UINT64_C(0x6f8e941c4f560d20), UINT64_C(0x2132f1d6dfaa2a06),
    UINT64_C(0x12a8e948d8603f85), UINT64_C(0xcbaf473eaef59fd7), UINT64_C(0x1db8c67a34acc526), UINT64_C(0x33c270a27c2daebf), UINT64_C(0xd77451ddccde006b), UINT64_C(0x4e2efcf14faea2ce), UINT64_C(0xce700ec337d27bde), UINT64_C(0x5cd756b53fae3d55),
    UINT64_C(0x5669c6a1946bb4b4), UINT64_C(0x4535fe3a2dbce5a8), UINT64_C(0xf8493f80d2dd18fe), UINT64_C(0x1558d4d8bc8f2280), UINT64_C(0xc6b5cd722308917f), UINT64_C(0x7b8e465eb58140f0), UINT64_C(0x2fdec52d7aa6c790), UINT64_C(0x0dc16d3bb77ea6de),
    UINT64_C(0x2f2550a4f3b744d3), UINT64_C(0x3b72c574a507564a), UINT64_C(0x27c6de4908da6a72), UINT64_C(0x51bfda9b12d70a57), UINT64_C(0xc851d51c8bcd8176), UINT64_C(0xa2b713b5ff3b92c1), UINT64_C(0xb7cd438df9837c87), UINT64_C(0x0cb73d6aed9a993b),
    UINT64_C(0xbd5f5c4d61b332c3), UINT64_C(0x6ab7c63fd7de1083), UINT64_C(0xa63f87313609d7ab), UINT64_C(0x4dd92378d50cc75a), UINT64_C(0xa3e3524ed598f957), UINT64_C(0xab678f2cfc939b37), UINT64_C(0x112aa125cabe69ad), UINT64_C(0x11e8bfe45138f934),
    UINT64_C(0x3a9268a99c1885dc), UINT64_C(0xb83d37dc970fb0b2), UINT64_C(0x2684b415a86c0a80), UINT64_C(0x57fa48662a714e02), UINT64_C(0x29d08e87c83ea3c3), UINT64_C(0x502b2491d96ad0a1), UINT64_C(0xbd4d8d3ffe5f617a), UINT64_C(0x5c2e6deca17c3816),
    UINT64_C(0xd43daee5e0369ac4), UINT64_C(0x7d5bf5cf47cec40e), UINT64_C(0xbc6c59eadf0f4dd3), UINT64_C(0x4f6547b32978d55e), UINT64_C(0xdad84eee16f4bc88), UINT64_C(0x3a04a1fcd5fcce33), UINT64_C(0xaad2430c9a64d75f), UINT64_C(0x65e9bca7eb097d1a),
    UINT64_C(0x71ebad85dec23131), UINT64_C(0x061704b9d57fa347), UINT64_C(0x114f312fb137ddd8), UINT64_C(0x1d3d48d9e1fe4176), UINT64_C(0xde3d3a25cb6afc70), UINT64_C(0xad2898207e1bd45c), UINT64_C(0x0ced677a4fd7ef8f), UINT64_C(0x06fbd634bfa9b4de),
    UINT64_C(0xcde0f6494d2769ad), UINT64_C(0xd1f6fba8d1ac1f81), UINT64_C(0x21dc36daf41c13b3), UINT64_C(0x52511811fd16400c), UINT64_C(0xe8cba14e0672a653), UINT64_C(0x6e6f54c75b43581a), UINT64_C(0xd085d4dd3e880e22), UINT64_C(0x533ebf682d1cb48d),
    UINT64_C(0x45f643a0b5e92f56), UINT64_C(0xfd9c7e5a6bc28aec), UINT64_C(0xe95fbe2fd14361c3), UINT64_C(0x100daeaa6b2238c3), UINT64_C(0xc88422417ff91e97), UINT64_C(0xeedf327c47b66550), UINT64_C(0x7ca6d2983f21a004), UINT64_C(0x37a42771ae26ddaa),
    UINT64_C(0x7419a6d386ec749f), UINT64_C(0xb04cd5e0c030bf06), UINT64_C(0x97c5b01455b7f014), UINT64_C(0x662faaae4bca0fab), UINT64_C(0x6052d430b4d9193c), UINT64_C(0x37605e4ca2b88af3), UINT64_C(0x7e974a41b354eb15), UINT64_C(0x0298c408f220c103),
    UINT64_C(0xba46e800e2bd3d1f), UINT64_C(0xc7a72594355fea9b), UINT64_C(0x151fa9d9022ba6c3), UINT64_C(0x12860f659474c4ed), UINT64_C(0x30491d1dda49f491), UINT64_C(0x6e8aa95b1fca9dec), UINT64_C(0x56afa677d879288d), UINT64_C(0x05794bdee25c2017),
    UINT64_C(0xf05825a3d800a37c), UINT64_C(0xac1d69a29155513b), UINT64_C(0x7b05aaff6371e5a4), UINT64_C(0x1c1e92e41c34e83e), UINT64_C(0xabd36921564bef01), UINT64_C(0x32a4417faa2ccced), UINT64_C(0x58e47f67ce812a8f), UINT64_C(0x1091ece6cb8eb7c0),
    UINT64_C(0x54cd18005212a459), UINT64_C(0x60e7e3febb7a6660), UINT64_C(0x864fb7b9425b572b), UINT64_C(0x53bcbfebc7befb5b), UINT64_C(0x4630205f74b20d32), UINT64_C(0x0cf4519e3bb5c001), UINT64_C(0x0cd6c078541557f1), UINT64_C(0x180223d6930fe185),
    UINT64_C(0xd4a97caba3435d4e), UINT64_C(0xc7b1a64a60c264bd), UINT64_C(0xd66e024dc45e79ca), UINT64_C(0x39bd00f70bfd33b3), UINT64_C(0x1d92336886d2659e), UINT64_C(0x1e2cfb7e0756d215), UINT64_C(0x2ae9ddd1b826577a), UINT64_C(0x1b33d5e643402e76),
    UINT64_C(0xdfdd3aa31029b3e8), UINT64_C(0xfdab1174b8978472), UINT64_C(0xa30272b6404d98f6), UINT64_C(0x2bd757e771b2ffd4), UINT64_C(0x22a6130405c3566c), UINT64_C(0x772ec5bd1132d132), UINT64_C(0xbcbf7bc2028de8a4), UINT64_C(0x6f89d6be9b96d43e),
    UINT64_C(0xe463b74e59f693f0), UINT64_C(0x8f7b595e6894a25e), UINT64_C(0x254da06755b5f9b9), UINT64_C(0x2cd1618524dbcb35), UINT64_C(0x93f74079ef2a7fda), UINT64_C(0xacfcd8ebc20dec92), UINT64_C(0x7b440384456e43e8), UINT64_C(0x25f5647d90cc0d49),
    UINT64_C(0xdbc2e48eda755ec0), UINT64_C(0x3712b72298963950), UINT64_C(0xc8bf687332325c6c), UINT64_C(0x3fab5f086f3e4186), UINT64_C(0xea8fc8fb73fdf129), UINT64_C(0xf0c155dea6ed8717), UINT64_C(0x2ba62c500a92c635), UINT64_C(0x511920850173081c),
    UINT64_C(0xa534e0fe357f30ca), UINT64_C(0x7e0ed34d27fe78d2), UINT64_C(0x1f01caba57072fad), UINT64_C(0x0629e40ff8e48135), UINT64_C(0xed1b421b1e711d59), UINT64_C(0xcd800024101826cd), UINT64_C(0xf0501a0db0a7e203), UINT64_C(0x230d524446317eb9),
    UINT64_C(0xa9a7f8473ade24d2), UINT64_C(0x23d5c12ae8c140c3), UINT64_C(0x1d4f6ecaed04c2c5), UINT64_C(0x3663a4327f52e23c), UINT64_C(0x0ef4f1983f3a41d1), UINT64_C(0xd1585a3791ffddb4), UINT64_C(0x4a17dc267fb2855a), UINT64_C(0x7ca9e3a7de3a1d3b),
    UINT64_C(0x13244be8c230766b), UINT64_C(0x7c070006126728b8), UINT64_C(0x30b4b0997d044d14), UINT64_C(0x1d888ba8b0eeed0b), UINT64_C(0x9d189c5c97bbbc0d), UINT64_C(0x6d3da1971bfe67c1), UINT64_C(0x65f08a00dc981da2), UINT64_C(0x025bbfe7ede89ea4),
    UINT64_C(0x0a722e9f9701a32b), UINT64_C(0xb1c3fde976b81fb1), UINT64_C(0xd87463c5dfe852aa), UINT64_C(0x3861ed86edf82f16), UINT64_C(0xe9bd1f109ae9ad09), UINT64_C(0x73a9952a40ea1f43), UINT64_C(0x6802bf98894c08c7), UINT64_C(0x7b3db39841e73e8f),
    UINT64_C(0xa02ff74a4912ea82), UINT64_C(0x5f18a455f6034e4f), UINT64_C(0x8e528c6085aa836d), UINT64_C(0x66eb3c5bc3242432), UINT64_C(0x8908bee2c8801823), UINT64_C(0x79fc446216bdb5ca), UINT64_C(0xcc1f7ac0367f7941), UINT64_C(0x249e630e2d4226c5),
    UINT64_C(0xf46a87311ec06a16), UINT64_C(0xddb0e729f83e8402), UINT64_C(0x6504d9d3ae6c69e4), UINT64_C(0x4861a318a30aea0b), UINT64_C(0x546a89dfd0b06113), UINT64_C(0x7a5d4742b0237561), UINT64_C(0xd2f67d0e0da75014), UINT64_C(0x52e61e722803e542),
    UINT64_C(0xd27c374c2a4cab35), UINT64_C(0x36c4e0b7c1e1befa), UINT64_C(0x7164f83e2386ee16), UINT64_C(0x0ddc394de465e254), UINT64_C(0x65a64972f441c8ee), UINT64_C(0x5f43644c45a844f6), UINT64_C(0x999058a9f61ed369), UINT64_C(0x51d8a984c2e50843),
    UINT64_C(0xcd9d47b3905f06f0), UINT64_C(0x5aca5b4f628e4252), UINT64_C(0xdad34c0da66a85df), UINT64_C(0x3080fbedbabdc133), UINT64_C(0x4461485a0d7e90d2), UINT64_C(0x340b0d38304f1815), UINT64_C(0xaed10dea9c64b030), UINT64_C(0x2f2c8ae55e886bf8),
    UINT64_C(0x8f7bdc4a78cf359a), UINT64_C(0xf777578cd3f7b212), UINT64_C(0xaf020094265d930d), UINT64_C(0x4c4e55375a547f5b), UINT64_C(0x0c215155f7ea3db7), UINT64_C(0x3faba8ce612b352d), UINT64_C(0x6c28c6c0cbdadad5), UINT64_C(0x36140044f4cf359e),
    UINT64_C(0xa9aa31b3678ec728), UINT64_C(0xb6b308b6bdf6c846), UINT64_C(0xe3d9e92f61b461f2), UINT64_C(0x4a34c14724dd0333), UINT64_C(0x66330f563189cfe3), UINT64_C(0xf28ef2a7001ba43f), UINT64_C(0xdedf46177bef7df2), UINT64_C(0x19ab3d0706194263),
    UINT64_C(0xd9d20bba35d96acf), UINT64_C(0x59e6333b2e8109ee), UINT64_C(0x657ba533aa5e99d1), UINT64_C(0x0aa739594e73d738), UINT64_C(0x1bf52078dd54bc2c), UINT64_C(0xc960feaf18b449b4), UINT64_C(0xf553ccb7eff6ec36), UINT64_C(0x207a4ee45c1f6996),
    UINT64_C(0x4dcd390cacbe37b4), UINT64_C(0x6aaced59f3c9843d), UINT64_C(0x7556dd982ed4ae4e), UINT64_C(0x5451cb7b7527b229), UINT64_C(0xedacf04b80b32c16), UINT64_C(0x678d2cb5e0b99ad6), UINT64_C(0x1d6c9cf60ff03e2e), UINT64_C(0x63a6eb7147be70c2),
    UINT64_C(0xfb1ce6e64e81b77e), UINT64_C(0x11a931cfeaf3f403), UINT64_C(0xe53ed4c79759950d), UINT64_C(0x54ea0000b169c1c8), UINT64_C(0x5d697b2da327d481), UINT64_C(0x1752c38cdb77a3c2), UINT64_C(0x734465cff7d633f0), UINT64_C(0x36132993e6964d60),
    UINT64_C(0x1c1a1b5bdf0669a9), UINT64_C(0x82bd434fab0a7ad6), UINT64_C(0x94756cac6c6a325c), UINT64_C(0x3ddbf946b0b42e4e), UINT64_C(0x8f69b74321c6559d), UINT64_C(0x315470f2ad0f4c82), UINT64_C(0xe91ac201c315a7b0), UINT64_C(0x31a71f93bcf9c0e4),
    UINT64_C(0x76ffd0e28fabe9e6), UINT64_C(0xfa416449a1922ea4), UINT64_C(0xeb90841ec72be567), UINT64_C(0x2eeba4301745caa8), UINT64_C(0x83d00795bb9c0384), UINT64_C(0xe734fa11a7ac287e), UINT64_C(0x276a03e7c5d3db68), UINT64_C(0x4a51418605ead7e4),
    UINT64_C(0xe79acfa591b7ed84), UINT64_C(0xa8ac556b4718a3f8), UINT64_C(0xe3f737e8da1cc000), UINT64_C(0x2941a0dd26c4eb1f), UINT64_C(0xbd1579630c0d4be1), UINT64_C(0x8e5a303ef2fc23c7), UINT64_C(0x137ab560c998d5aa), UINT64_C(0x2e9e9c23b8af5a07),
    UINT64_C(0xb8e48064d7f9e32d), UINT64_C(0xf38992751078b2f1), UINT64_C(0xf8357795d1adc669), UINT64_C(0x18f02f105611207f), UINT64_C(0x847d6362cf2e062e), UINT64_C(0x288827ac365ad298), UINT64_C(0xbb463b781b07bb57), UINT64_C(0x4d94d6e136c09142),
    UINT64_C(0x3cfc037aa3ede95f), UINT64_C(0x9e4597f906ffa62b), UINT64_C(0x723dda20e41154d0), UINT64_C(0x7421d728056bc882), UINT64_C(0xc0a885efa62bc3da), UINT64_C(0xfdcdb766290449cc), UINT64_C(0x9b75f480e87581bc), UINT64_C(0x05ee248b68627059),
    UINT64_C(0x37078eb1e5a73e23), UINT64_C(0xb6c336fe110a5fe9), UINT64_C(0xc34a933b3860046d), UINT64_C(0x4a0d9fde4e28fb67), UINT64_C(0xaf3c90b8731940fc), UINT64_C(0x345d24602f5ee21a), UINT64_C(0x40a7bdfb61ecdee3), UINT64_C(0x477c4fc49f240476),
    UINT64_C(0x3ad52ada85de4b34), UINT64_C(0xf566266ab6937997), UINT64_C(0xb88cca2a854c6b91), UINT64_C(0x1054fef378a1ac44), UINT64_C(0x97587b1d5f56b335), UINT64_C(0x99ae76b4c2142b95), UINT64_C(0xff000d6968358c75), UINT64_C(0x31bea5fa874f3320),
    UINT64_C(0x7bb0fb16d4c43154), UINT64_C(0x9204007f863192da), UINT64_C(0xdcca614216148299), UINT64_C(0x0fc09ee693ea37ab), UINT64_C(0x411c34728b47723d), UINT64_C(0x7969b897701e3439), UINT64_C(0xffbfca7b831907f0), UINT64_C(0x648915de05d205c9),
    UINT64_C(0x840498d6bdecfdb4), UINT64_C(0x51dcc26dbfbeaf54), UINT64_C(0x38801fa3c1801a9a), UINT64_C(0x52a86229e8662721), UINT64_C(0xc67decffe8da2164), UINT64_C(0x56fc2f213c98c195), UINT64_C(0x729bb9742041b34b), UINT64_C(0x50e1e3fb0fb7bd4e),
    UINT64_C(0x22edecd44f45587b), UINT64_C(0xe047844bd6418175), UINT64_C(0x781bce52282dcba1), UINT64_C(0x49a91d149782844f), UINT64_C(0xe0d27dbed2968f37), UINT64_C(0x0bee87dad50b17a1), UINT64_C(0xb8e8809bc124bde2), UINT64_C(0x4758c636ec6df89b),
    UINT64_C(0x7ae5a6e9047a8d34), UINT64_C(0x8e90534c63535f93), UINT64_C(0x70071b7983ded964), UINT64_C(0x0ac8862e582bc3c7), UINT64_C(0x5937ac8829863ebb), UINT64_C(0xecad08e297b48725), UINT64_C(0x53a8d62555a06698), UINT64_C(0x429d4575132a1d95),
    UINT64_C(0x1f0cd535c36d734e), UINT64_C(0xe28eafab21f0538a), UINT64_C(0xe1dd7b5eaf28948c), UINT64_C(0x730404e34cc4493e), UINT64_C(0xaff716815d4d0e3a), UINT64_C(0x6e24fe99590c08ca), UINT64_C(0x0fb2b2f536ac8733), UINT64_C(0x13d04031111aef39),
    UINT64_C(0x50ade7e3bdd91488), UINT64_C(0x099a8a138ae466b7), UINT64_C(0x4206da70e1d46a87), UINT64_C(0x56af74d28d5c8809), UINT64_C(0xa9ccee4bd623d981), UINT64_C(0xd3966435e1311b5b), UINT64_C(0xb257878769916e6d), UINT64_C(0x48a91181d0486ca8),
    UINT64_C(0xc3e79a6b64a9da50), UINT64_C(0xf7cc1a83c6da7cb4), UINT64_C(0xc76c3abe6f3e5bb4), UINT64_C(0x1869fe66ebd64cc6), UINT64_C(0x4676bb73a870e010), UINT64_C(0xf4805efb47d21048), UINT64_C(0xd30a5674e96e82e2), UINT64_C(0x3710f0f5bcf326b7),
    UINT64_C(0xc4279705d499b41e), UINT64_C(0xdc7f941f7aa1401a), UINT64_C(0xabf482d49e361f8a), UINT64_C(0x7aec8042737a1a99), UINT64_C(0x6159e191e8a58f06), UINT64_C(0x9cb6cc8733ff49c2), UINT64_C(0x298e5724d8ea74d9), UINT64_C(0x602fac1c54de8580),
    UINT64_C(0x04a99a6a2418577e), UINT64_C(0x88a245936a7a2670), UINT64_C(0xe1ec9790d41335e7), UINT64_C(0x743fdfc45e747576), UINT64_C(0x1513913ff5c364dd), UINT64_C(0x448efb334c083157), UINT64_C(0x4ba3eb9cf1ad9a3d), UINT64_C(0x60468d9e519698e0),
    UINT64_C(0x14b9a842ba533ad2), UINT64_C(0xf51121628ed889b9), UINT64_C(0x9ed3c27b265e5048), UINT64_C(0x529aca039d94b71f), UINT64_C(0x298c5396ea18a5ad), UINT64_C(0x24cba1b4541fd0e0), UINT64_C(0x2455f2dbf91353c2), UINT64_C(0x62d78bd586aaf8f2),
    UINT64_C(0x21438bbe4eadd6d7), UINT64_C(0x4e80af61c44d5872), UINT64_C(0x51991c285aa23e6f), UINT64_C(0x17291e7eae172f2c), UINT64_C(0x52799b63bd511edc), UINT64_C(0xcadbbee24ece672d), UINT64_C(0xd585c72acd807ced), UINT64_C(0x665a50b44f561d17),
    UINT64_C(0x4445a663b54c8bee), UINT64_C(0xedb72d47aaf9ab4f), UINT64_C(0x9351d43b7b7643f8), UINT64_C(0x0463a37ad137a036), UINT64_C(0xeb7b0158ce6c89d3), UINT64_C(0x10f377bb41f26643), UINT64_C(0x0bb35c7e6c8caa93), UINT64_C(0x26a13f0e88f68cb6),
    UINT64_C(0xb119519de9228d53), UINT64_C(0xcf293af990f6c07a), UINT64_C(0x63655d2d3cb4f4af), UINT64_C(0x68f1c2f433b88fa7), UINT64_C(0xd5e65e11975aa5fc), UINT64_C(0x525d02c815124749), UINT64_C(0x642b430025eaf6bc), UINT64_C(0x508a3ad740d1c618),
    UINT64_C(0x1af18c6a25e73f71), UINT64_C(0x2dfe6dd50d447d42), UINT64_C(0x6ede7d0ec433c6f6), UINT64_C(0x4440006a88aae6df), UINT64_C(0xfceca3be0ff23d76), UINT64_C(0xce6478567a568ca5), UINT64_C(0x5616299f44e9b450), UINT64_C(0x531d518297b6e86f),
    UINT64_C(0x0a378e34fd3b39eb), UINT64_C(0x9d92f9423ae710e0), UINT64_C(0x6229af3b10789c73), UINT64_C(0x1e9fc171d20e27b2), UINT64_C(0xf2b48977a5c48705), UINT64_C(0x1961a1b4bdc6e757), UINT64_C(0x1d86e5242b78210c), UINT64_C(0x38fce2cf2c93e00b),
    UINT64_C(0x375a75c983edc8ba), UINT64_C(0x8c422d7bf765a0c6), UINT64_C(0xeca072668daf17a0), UINT64_C(0x53bd1e0edc4fd6c2), UINT64_C(0x75222314427f40b1), UINT64_C(0x642276a74a91cf5e), UINT64_C(0x0de7c487df48d5cd), UINT64_C(0x1867bd591bccebf5),
    UINT64_C(0xc39751dfd7a884c1), UINT64_C(0x2517d11a47271f89), UINT64_C(0x3ea9d566220c3346), UINT64_C(0x5beb6202219e825a), UINT64_C(0xdd4d584d10bb4ed5), UINT64_C(0x5b14658b9b71a310), UINT64_C(0xc86ae8b132fece5f), UINT64_C(0x7339d03a1c30d23c),
    UINT64_C(0xfe97f24d37f29930), UINT64_C(0x32476206e6768355), UINT64_C(0x1cdca6d1ee200c41), UINT64_C(0x22493de09de34e8b), UINT64_C(0x4b505dae7f2a7a02), UINT64_C(0x84d1cfb77f3324d1), UINT64_C(0x975206a6f2f02bdd), UINT64_C(0x1dc640845bcbebef),
    UINT64_C(0x92ff342e58af9ac1), UINT64_C(0xe676316718ab11b9), UINT64_C(0xdfb7b35bffb50453), UINT64_C(0x1206a6737f921851), UINT64_C(0xb47bf83a378abc7c), UINT64_C(0x80af72c0cbcc391f), UINT64_C(0x4fe984d5f186b609), UINT64_C(0x1c86709d211a1525),
    UINT64_C(0xf4248574501a6573), UINT64_C(0x932e319323ba3ce0), UINT64_C(0x27b9c312e3211be5), UINT64_C(0x5d357fd5f9a07fb1), UINT64_C(0x414d92a36d5c1f0d), UINT64_C(0xa1e2838f8d85ac67), UINT64_C(0xd771fd0746b5cc92), UINT64_C(0x6a2e7e7c4905758b),
    UINT64_C(0x6dbecfea8a4fbdca), UINT64_C(0xc74079d33ed957b8), UINT64_C(0xe354d3042ba456dc), UINT64_C(0x254bc4b78c14eec7), UINT64_C(0x907e8abc865232db), UINT64_C(0x7a7bfcb789b15493), UINT64_C(0x6942634dce3a814c), UINT64_C(0x395e062b40f9e513),
    UINT64_C(0xf8ae4b8f14375172), UINT64_C(0x8a0f8afd79ff6193), UINT64_C(0x289c72cf695e7971), UINT64_C(0x0efe5954896156b4), UINT64_C(0x422477e1b87d16c6), UINT64_C(0x92d53255f690f73d), UINT64_C(0xc7e0fd10fa85e25e), UINT64_C(0x139ad01c99cea14b),
    UINT64_C(0x06a2f6297fb1ee2e), UINT64_C(0x5af95f15593eaaa2), UINT64_C(0xaab700b4afcb8a67), UINT64_C(0x43037628f6a8d823), UINT64_C(0x949f82584ba231af), UINT64_C(0x4deae683bea291db), UINT64_C(0x01a5a05746a501dc), UINT64_C(0x54221b20d3e7aa8a),
    UINT64_C(0x7469c3a62c6a1167), UINT64_C(0x1d74c120c3afa04f), UINT64_C(0xf10ee205f90ff83b), UINT64_C(0x1bf7cd7ec5f75833), UINT64_C(0x5773a7fd665ded83), UINT64_C(0xd377aefd7eeee19c), UINT64_C(0x41ff35c116eb8514), UINT64_C(0x6caee3a17fcb0784),
    UINT64_C(0x1b2d53c971050e5a), UINT64_C(0x923af035a00dc2f4), UINT64_C(0xb4773a6212e9da21), UINT64_C(0x2b0c54f9da6adee9), UINT64_C(0x4b8f7e9b241b9e9d), UINT64_C(0xd7d021ea6f4b140c), UINT64_C(0xed970d66d2d7a7d8), UINT64_C(0x1cd5d24459c37a89),
    UINT64_C(0xa1dcc177e3225b1b), UINT64_C(0x7cc5560cd674debb), UINT64_C(0xa355acaa85133b42), UINT64_C(0x5570ddbd9a60d5a2), UINT64_C(0xb581b143bb3592eb), UINT64_C(0x49db77c0840bf533), UINT64_C(0x1bf01e697416e739), UINT64_C(0x46be3c427571eea0),
    UINT64_C(0x55e4891f2c0476ae), UINT64_C(0xcea158f740ef50dd), UINT64_C(0xf99d62e4fd6193b0), UINT64_C(0x51d4fcf53dad5d46), UINT64_C(0xb871a0e426e80512), UINT64_C(0xf777279acf4cd4a9), UINT64_C(0xf9ed065b3c66cd51), UINT64_C(0x4a485437d3edc0e9),
    UINT64_C(0x7662fe3a2b642dfa), UINT64_C(0x77ee3199e5d9de7b), UINT64_C(0x9c0e1e1b85ad3650), UINT64_C(0x61638221d6ca6be3), UINT64_C(0x01b9b63892bbd9a7), UINT64_C(0x83aae1a6366318a4), UINT64_C(0xc9bae43b49baf5dc), UINT64_C(0x121ae393e6e49a4b),
    UINT64_C(0x88169512a4490b18), UINT64_C(0x5e1ed8cbdecc6e88), UINT64_C(0x1808738d0ee3853c), UINT64_C(0x325f865df6997f7b), UINT64_C(0x14f01032b0f77f5f), UINT64_C(0xf3e56a72d2dbe747), UINT64_C(0xa1589d5f17c9bfe2), UINT64_C(0x2b87630e80c89e05),
    UINT64_C(0x8ec4a5abb91329f9), UINT64_C(0x70c5b9a4786ed700), UINT64_C(0x677ed5b6ab0633c1), UINT64_C(0x4369b3b3b8ea78f0), UINT64_C(0xb9a2e695599f3d82), UINT64_C(0x1c3e00129e331d2d), UINT64_C(0xcf2e3b66e5a73698), UINT64_C(0x5370b91e6037218f),
    UINT64_C(0x241e4bc76afa5479), UINT64_C(0xa9f031f34d07e1f2), UINT64_C(0x671252ab588444fd), UINT64_C(0x3710df5f438edbdb), UINT64_C(0x25db1c8b0f4cb8be), UINT64_C(0xdc0e174e50a4ea30), UINT64_C(0xcff768d01c2b2cdd), UINT64_C(0x7deb6f153bc952f4),
    UINT64_C(0x01132f72dd2d6399), UINT64_C(0x2840d78056168454), UINT64_C(0xee22d2ebf01c3812), UINT64_C(0x255db25fda78597c), UINT64_C(0x24d1ff98eca9d9ac), UINT64_C(0xb7e71982c70c6888), UINT64_C(0x1c28c19f13ff0811), UINT64_C(0x170e0ead39c9cedd),
    UINT64_C(0x22ae4b9e0c207aaf), UINT64_C(0x8835572b1f4949dc), UINT64_C(0xb1c75ab62e556a6c), UINT64_C(0x1b68db6571e71172), UINT64_C(0x6ec1c58c040d93d3), UINT64_C(0x3bfbfbbf60948e14), UINT64_C(0xa72925733d80b4d7), UINT64_C(0x41717cda8134c4f6),
    UINT64_C(0xa99ff771388c3e44), UINT64_C(0x2afaff7b0b42b0a2), UINT64_C(0xd843a5af9d3f43b9), UINT64_C(0x2dbd8b67ba3d6f65), UINT64_C(0x6c66780f5562f651), UINT64_C(0x8ae72182638815a5), UINT64_C(0x2aabc61ea70df012), UINT64_C(0x597fa293072e2427),
    UINT64_C(0x17b7b7e022baddf4), UINT64_C(0x913fe73c30790bda), UINT64_C(0x5d466489520db3dc), UINT64_C(0x62f13ec643d9ae0d), UINT64_C(0x7fd304ac89dffac1), UINT64_C(0xcb7653c6e091901c), UINT64_C(0x8591d16512ec3ed7), UINT64_C(0x5cf5b50358204116),
    UINT64_C(0xee6e7283718a21a5), UINT64_C(0xcb50077191cc5342), UINT64_C(0x760312caa04c10b4), UINT64_C(0x435f433fbe86d2ef), UINT64_C(0x244638b4856c3146), UINT64_C(0xc7266c71afadf34d), UINT64_C(0xb4144cefdef3f1bd), UINT64_C(0x4453119569761fe6),
    UINT64_C(0x6b4528abd56764e3), UINT64_C(0x0ef7c7e1d29908df), UINT64_C(0x0cfd6453112cff1d), UINT64_C(0x389674a9af60d10e), UINT64_C(0xd10af9ee86bd8f35), UINT64_C(0x0eb5be32a93da78b), UINT64_C(0x0b4a5ad7e29ef53a), UINT64_C(0x63616441d44b19a4),
    UINT64_C(0x335cc7adf72154b6), UINT64_C(0x8c058a3102c6755d), UINT64_C(0x112e294dbdc79a30), UINT64_C(0x7766242631d76c67), UINT64_C(0x9b9f970e2a2a79c1), UINT64_C(0xe45e435d837e8f7c), UINT64_C(0x2ef6f4fd30221814), UINT64_C(0x06341c37f254356b),
    UINT64_C(0x0d849e391a6fa9ad), UINT64_C(0x9195503721887f84), UINT64_C(0x59bbff20275400e8), UINT64_C(0x0df2359cb7011be9), UINT64_C(0x92bade1df6e7268f), UINT64_C(0x2962f4eca534670d), UINT64_C(0x14bd85379a4ac13e), UINT64_C(0x20d4b6cf5fc52af9),
    UINT64_C(0x87ab82b81232192f), UINT64_C(0x2364f39630827715), UINT64_C(0x9ec067f6e7b33ec7), UINT64_C(0x0318c50f713be449), UINT64_C(0x4b4053435163f321), UINT64_C(0xe08758c14aa0638b), UINT64_C(0x025307f81afd767d), UINT64_C(0x30fb9ff567d7db6a),
    UINT64_C(0xc262b0f70aef7278), UINT64_C(0x324e30aae0d2ec0c), UINT64_C(0x6f11c3bdd8fdc114), UINT64_C(0x15b74a0407ddf325), UINT64_C(0x53fc2d5e5922f83e), UINT64_C(0xae12e9a8f37e6852), UINT64_C(0x959e91cb7f4c1d33), UINT64_C(0x213da961e24e3d86),
    UINT64_C(0x10a852734b23f0a5), UINT64_C(0xc78afd4f768ff5ee), UINT64_C(0x42994403f96c2511), UINT64_C(0x3ce2d9982677f4b3), UINT64_C(0xd1993d90698ba074), UINT64_C(0x2de48c15424c950f), UINT64_C(0x54a808e979a5cecf), UINT64_C(0x7b7653dc012ee725),
    UINT64_C(0xc3a501dbd7eddeb0), UINT64_C(0xd13b17ecb85b3667), UINT64_C(0x7faa78dac56c3e60), UINT64_C(0x68aa24806fab0fdd), UINT64_C(0x23f4d396ffc161e3), UINT64_C(0xb4f708cbc94abe06), UINT64_C(0xaff02e95dbb9c347), UINT64_C(0x097f4f9070fdf529),
    UINT64_C(0x6c992d33ad2fb12e), UINT64_C(0x547e7aca4ce18298), UINT64_C(0x5c3afa92f85d1306), UINT64_C(0x673f401e47e4e1ff), UINT64_C(0xe52a9ead324f77f6), UINT64_C(0xf884141ab752b441), UINT64_C(0x66c98fb52b99c324), UINT64_C(0x15289c3878ce531f),
    UINT64_C(0x86bba833448d06cb), UINT64_C(0x12c59cb0cd5dab56), UINT64_C(0x9e62eb86c08ea623), UINT64_C(0x6836a0c403a355af), UINT64_C(0xa9eb059f80f9849e), UINT64_C(0xda4a13a8017c7c56), UINT64_C(0x782336e4fcf95b73), UINT64_C(0x224081aac0d4a20f),
    UINT64_C(0x5c047130be05f24f), UINT64_C(0x42977236dfacbb5c), UINT64_C(0x8bc3d8236598e441), UINT64_C(0x74ddf9afd0ae1395), UINT64_C(0xa3dc2697cc33bea5), UINT64_C(0x0ce97483c4908dcd), UINT64_C(0xb7e0c208fc0b961c), UINT64_C(0x5f6cd2bbc36a670b),
    UINT64_C(0x4e34a28b1951977b), UINT64_C(0x3b575d2408b0186d), UINT64_C(0x0250f03ead179c9d), UINT64_C(0x434ebb8ad161c18f), UINT64_C(0xe7f2b76d26f08921), UINT64_C(0x80605d60651df057), UINT64_C(0x2dd80e39bfc269ee), UINT64_C(0x714831622159faa6),
    UINT64_C(0xdc6bab6b3b28341f), UINT64_C(0x42e943ba18ce8c9e), UINT64_C(0x59a870007a8c9f8b), UINT64_C(0x5d89bd0a7da3bc94), UINT64_C(0xe31948ebdfc0c541), UINT64_C(0x3be7c76b702fe24a), UINT64_C(0x60dc6fdc6aa64e9d), UINT64_C(0x7f3b97148721501e),
    UINT64_C(0xd7c959fcca716475), UINT64_C(0x856a7fe59b57a7c6), UINT64_C(0x7e6be78cb204d9e7), UINT64_C(0x197a8354268fa068), UINT64_C(0x5d60777a191b5c05), UINT64_C(0x15fc178db4053c36), UINT64_C(0x205bf876cb197e0f), UINT64_C(0x4cec9128c9cae4eb),
    UINT64_C(0xcfd305884053a595), UINT64_C(0x3dd62d60533c41eb), UINT64_C(0x6e2d20e732753e07), UINT64_C(0x6840f213af54a5b5), UINT64_C(0x49c90e16ca28a367), UINT64_C(0x66ed25f31317fce8), UINT64_C(0xd161fb4038cdc2a8), UINT64_C(0x75f89234b4bad716),
    UINT64_C(0x29b16d67f198a64d), UINT64_C(0x75e5a45f0213214f), UINT64_C(0xc4af7e2c8aba79bd), UINT64_C(0x7dec3530d5d3efe8), UINT64_C(0x7c344dae3490ab79), UINT64_C(0x143861ee46020f73), UINT64_C(0x35b171dcbea95e20), UINT64_C(0x37a3251c263dd920),
    UINT64_C(0x2cd24039ddadd198), UINT64_C(0x2c1d19e82cff68c8), UINT64_C(0x81354756702d49a4), UINT64_C(0x3ba1543a7464159e), UINT64_C(0x86f1852ff25855c6), UINT64_C(0xced60733be9d67f8), UINT64_C(0x2bca25dd52e12c2f), UINT64_C(0x3fb1b6a2402d4796),
    UINT64_C(0xdc5095a720d2fbf6), UINT64_C(0x167a42361964bdc1), UINT64_C(0x36913ae8bdbc52c5), UINT64_C(0x5770f930b2eb528b), UINT64_C(0x9cdce006575f6d74), UINT64_C(0x573e5abf41f4e9a2), UINT64_C(0xaa0a5896ec4f1be3), UINT64_C(0x5c9a8561eb72e976),
    UINT64_C(0x1bf59bfa37ee7f3a), UINT64_C(0xab70ef39cf087ab2), UINT64_C(0x3f1653175f255388), UINT64_C(0x2ebc5cc074d75651), UINT64_C(0xa486c22457963f7c), UINT64_C(0xf77e621c5a5e7aae), UINT64_C(0xa5829a6207cb7dfc), UINT64_C(0x731fb0b3428e0836),
    UINT64_C(0x4914d6aec081a4d3), UINT64_C(0x225b5e9b79cc2d25), UINT64_C(0x509805250907e7a1), UINT64_C(0x087b24fea1007cca), UINT64_C(0x3b073d703eab727d), UINT64_C(0x1d197c198e58cd3c), UINT64_C(0x486a1eecd1a6ae2c), UINT64_C(0x3266d0fd8f428722),
    UINT64_C(0x8ad7541b3092cbca), UINT64_C(0x9b701b108dcc5264), UINT64_C(0x0552829e5f667e4c), UINT64_C(0x0b96deeadd4f93db), UINT64_C(0x62a89849fae1edcd), UINT64_C(0xda5ff5266a1b90f4), UINT64_C(0x20b2dee0d5f405d6), UINT64_C(0x7dfed105ca793118),
    UINT64_C(0xa4b66867fe4ac26f), UINT64_C(0xd6392fba3353c8ff), UINT64_C(0xee92e15557fb52c9), UINT64_C(0x44c52b6c62a56c11), UINT64_C(0xd1ca3447b24acb89), UINT64_C(0xf83585c22cb65090), UINT64_C(0x632898fe88a51a08), UINT64_C(0x5942fdcb94160963),
    UINT64_C(0xec98bfe1fbeba4ab), UINT64_C(0x91611ce967351892), UINT64_C(0x031908a381a5a9e2), UINT64_C(0x29a6249e459340f1), UINT64_C(0x3ebc6f147764af46), UINT64_C(0x3e0916795252c07a), UINT64_C(0xd90b43fd4a5ae4a9), UINT64_C(0x12ded9892df38d88),
    UINT64_C(0x735176e3a675e240), UINT64_C(0x7222549bc3e7a3ca), UINT64_C(0x01ef1d24f89c9ba3), UINT64_C(0x54db5796bab909e8), UINT64_C(0x4650acbf2cd0a5dc), UINT64_C(0xc3adad807a66ef9c), UINT64_C(0xe9037dfb5de63cb7), UINT64_C(0x47c6efe064fb2b2e),
    UINT64_C(0x54296641f4c0df52), UINT64_C(0x288c54696b4e285e), UINT64_C(0x11f16f89c328a9c3), UINT64_C(0x274a46b66ad5b56f), UINT64_C(0x350199717e6943b0), UINT64_C(0xece45bf2781175e8), UINT64_C(0x29cf6521c52f592a), UINT64_C(0x17996ae9bdd9b9db),
    UINT64_C(0x778b0f76d4096a16), UINT64_C(0x8485dc3681f7142f), UINT64_C(0x0ac3a43f08dc6fe3), UINT64_C(0x7ca89f4f8c435b61), UINT64_C(0xc4227e30d4bfb93f), UINT64_C(0x058bcb33f2dc0e40), UINT64_C(0xb84464a5c1868c93), UINT64_C(0x7822a1a3aa33dd84),
    UINT64_C(0x373ef68e6bc6cf38), UINT64_C(0x4ad6f6312ac1ac75), UINT64_C(0xe6d19813b50e6a53), UINT64_C(0x496e0a7c2df60c0e), UINT64_C(0xb6fc8e9d0dd192bb), UINT64_C(0xe98ac8928016b536), UINT64_C(0xdcb3ae56ef246854), UINT64_C(0x21a1a3f8ebe76932),
    UINT64_C(0x19bcee3348cd90fa), UINT64_C(0x0a503e26fe6cb675), UINT64_C(0x56bf92bdd982fffa), UINT64_C(0x70ae73a0398f152e), UINT64_C(0xe148e7751eec1cff), UINT64_C(0xa32f938cb5d4d30d), UINT64_C(0x4acee68b97725b0f), UINT64_C(0x13b4642988e32ef0),
    UINT64_C(0x7a36ff49b781e553), UINT64_C(0x2c34241a63e084d2), UINT64_C(0xe31e64edd8c4236b), UINT64_C(0x0ecd8d0f1d3c396d), UINT64_C(0x643ae4c3ff857bc4), UINT64_C(0xbb52ce9d65763b29), UINT64_C(0x279b3d82da06849d), UINT64_C(0x65c474e65d0b17c6),
    UINT64_C(0x9c3b2f19aac518f9), UINT64_C(0x8004066aca9389cd), UINT64_C(0xb8e7ca10e0445563), UINT64_C(0x2eefcdf8769ee4eb), UINT64_C(0x5fe4af95fa9915fe), UINT64_C(0x6f4ce01fe548234f), UINT64_C(0x65d925fe6c1af7b5), UINT64_C(0x2e0bc56ca7df838f),
    UINT64_C(0xae4f9b4de0a427b7), UINT64_C(0xdb7e507199cd4126), UINT64_C(0x8db4075357c6d4f4), UINT64_C(0x548a994a14d6d6af), UINT64_C(0x94d7f986aa318f90), UINT64_C(0xb9a460813b31d0cd), UINT64_C(0xae6578ac5db13081), UINT64_C(0x59dc7449293579f9),
    UINT64_C(0xbb211a084df9503e), UINT64_C(0xc75173f5f151a325), UINT64_C(0x38720127e0f64fc5), UINT64_C(0x12daaf094d326ac1), UINT64_C(0xea7f494d8d8ccf19), UINT64_C(0x5d3a4434daf651d5), UINT64_C(0x01af5c3b838f5558), UINT64_C(0x0db91e5b4f090c22),
    UINT64_C(0xb5b3ad779e7e791c), UINT64_C(0x069bb2d522b19678), UINT64_C(0xc7b021f12493c02e), UINT64_C(0x358e04e55d24d2d3), UINT64_C(0x365398c0bf0d302e), UINT64_C(0x9baaef971adf597c), UINT64_C(0x8e3e4a472de7f4cf), UINT64_C(0x200f8756aa437e5d),
    UINT64_C(0x7218a84bd8e64c6c), UINT64_C(0xaf14554934dfa5db), UINT64_C(0x758f920fec94cd80), UINT64_C(0x5126eeda85026969), UINT64_C(0xfa21154063d8c5ef), UINT64_C(0x6b2dde22cd6b0ddc), UINT64_C(0xef5da58d91478303), UINT64_C(0x6fe58a7b6a74bc82),
    UINT64_C(0x1be67c5a7186e79c), UINT64_C(0xc27e3aeb88a44dc0), UINT64_C(0x7a14eee758602e9b), UINT64_C(0x77dc597bf2fe7f37), UINT64_C(0xdc92a03683a32946), UINT64_C(0xc11f90444cac21ac), UINT64_C(0xf741beeb77a550e5), UINT64_C(0x6b14802ea53662d4),
    UINT64_C(0x897bd77a209238a0), UINT64_C(0xd89e94362b09b7b4), UINT64_C(0x8740dc369a84d6b5), UINT64_C(0x4bd00fc4631391e5), UINT64_C(0x1079f024bfcb7b4e), UINT64_C(0x320ff2b49461354b), UINT64_C(0x9e1ed7919985b05d), UINT64_C(0x5b844e95666dd9cf),
    UINT64_C(0x175a5688458e7003), UINT64_C(0xb9121de99f2401e2), UINT64_C(0xd4feaca6385ca5e2), UINT64_C(0x6c1192fb016c2911), UINT64_C(0x217fe0dfb0bfa36b), UINT64_C(0x799d9172146c9788), UINT64_C(0xd3587f6051e7da3d), UINT64_C(0x3a79cfb42cd47c4b),
    UINT64_C(0x4d221f27385eb802), UINT64_C(0xa4cf984b36929fda), UINT64_C(0xc8d51291052ac4cc), UINT64_C(0x272dc5cdf3661e78), UINT64_C(0xa596ccb73a7be2be), UINT64_C(0x87d177ef8b9a8000), UINT64_C(0x5627c25e8ff18052), UINT64_C(0x7a2891a1f3ad58fc),
    UINT64_C(0x80e35c8feb7bf3a1), UINT64_C(0x256c4d174e3919c3), UINT64_C(0xb7c1e2d6a9421e99), UINT64_C(0x40520008b1725cd3), UINT64_C(0x63c4ff86e8d19864), UINT64_C(0xc29dbd56c1dc6837), UINT64_C(0x05765bcb86f30289), UINT64_C(0x5b720d266c85d421),
    UINT64_C(0x55ea9f3c96546eb3), UINT64_C(0x81782787c4b7cd79), UINT64_C(0x7084001a050ad42a), UINT64_C(0x16b19316888dec30), UINT64_C(0x7d6cb3eff96805e4), UINT64_C(0xfcd6c2ecb90b530b), UINT64_C(0x05c27c8da69b23db), UINT64_C(0x09be460df5bbfee2),
    UINT64_C(0xcbc3bf643e02c7c9), UINT64_C(0x2356b55432a7fb3a), UINT64_C(0xdca2bf986d6fd741), UINT64_C(0x347a1297fd7f7198), UINT64_C(0x2b661232e4214dea), UINT64_C(0xcea0f439e3bb5365), UINT64_C(0x2af96017801ecc9f), UINT64_C(0x10b27ac1522d2013),
    UINT64_C(0xe20e5dbb552591e9), UINT64_C(0x01299a392c8113f1), UINT64_C(0x3399693071cfa77e), UINT64_C(0x321098c8eebfdc4c), UINT64_C(0x5fb604b31f34933e), UINT64_C(0x12b2793e20530031), UINT64_C(0x5ca29806094d2768), UINT64_C(0x157b0cff4fac3073),
    UINT64_C(0x9e5304d7a6fc407d), UINT64_C(0x50253067a46f0e76), UINT64_C(0x84472d91904ff8ea), UINT64_C(0x7660cabbefe123c8), UINT64_C(0x78b8c9c5e3b0c593), UINT64_C(0x8e75f64d289ebc9c), UINT64_C(0x8a93a5d27d157f66), UINT64_C(0x1c389b2e8b18ab6e),
    UINT64_C(0xbb101727a1362663), UINT64_C(0xad50833525c15fe8), UINT64_C(0x1a02a11c9d77f21c), UINT64_C(0x23df30b2131237d5), UINT64_C(0x6f76a97ef894fe3c), UINT64_C(0x87ad53b09c530149), UINT64_C(0x792cc96677b3b534), UINT64_C(0x266ddfa98efe21ae),
    UINT64_C(0xe762e95ab166a87b), UINT64_C(0x9c94254b83600e4d), UINT64_C(0x2d5eecba3ada3eeb), UINT64_C(0x3852915337b0e23e), UINT64_C(0xd903dff5e6bd8bda), UINT64_C(0xfc9a8f74dc80eb1b), UINT64_C(0x180a0677343e6cad), UINT64_C(0x1daf9e8aba7f4518),
    UINT64_C(0xeb307f38fbfd6d20), UINT64_C(0x95d289347a3ee9f5), UINT64_C(0xbdc6b300153e12d9), UINT64_C(0x1c4182249eaadc74), UINT64_C(0x393e284e479d11be), UINT64_C(0xf157da3ef46fd1b0), UINT64_C(0xe836b900dc60ecc5), UINT64_C(0x06f17794696ff5c7),
    UINT64_C(0xdc89e5b8be794d9b), UINT64_C(0xd28d2b5932c8cde9), UINT64_C(0x076975903290a27c), UINT64_C(0x086b5d1aabf1d545), UINT64_C(0x22400b0d0b902ab7), UINT64_C(0x6c7003a37ee1c9e8), UINT64_C(0xdf340ce40378b419), UINT64_C(0x0fb9f337825f66e5),
    UINT64_C(0x6e1825c2b7234018), UINT64_C(0x4ac005498b3e8344), UINT64_C(0xbb4d76d6f0056ea7), UINT64_C(0x45ba142e8c9a87ad), UINT64_C(0xc320d2a8ffa92c8f), UINT64_C(0xe4287e04072423c3), UINT64_C(0x94862a9aee43ad2b), UINT64_C(0x390ecb8f44edc8f8),
    UINT64_C(0x3b3166691c26bf11), UINT64_C(0xdcc88baa25cd8e2e), UINT64_C(0x8e61d8e8cf106e14), UINT64_C(0x022851c3120d015c), UINT64_C(0xd66be921f40402e9), UINT64_C(0x887212404295fcab), UINT64_C(0x5d11210881975f59), UINT64_C(0x1d5f6c44387e0db9),
    UINT64_C(0xf20d841cb63f37cb), UINT64_C(0xc439f745816e565b), UINT64_C(0xe4a6f606b1ad9074), UINT64_C(0x2b351dacc2565dcb), UINT64_C(0xdd75c4d9100d87b5), UINT64_C(0x5fd23b449f272f86), UINT64_C(0xc940732a17c8196c), UINT64_C(0x4908c4e0fdd1ee8b),
    UINT64_C(0xd46e28cd6dc54116), UINT64_C(0x6b6dbd17d1c8e7ce), UINT64_C(0xb26df3f00b3ae1d1), UINT64_C(0x2e769fc6207a479e), UINT64_C(0x420529be0d61a8b1), UINT64_C(0xbf9f70a370e3048a), UINT64_C(0xef91be60ad541a3a), UINT64_C(0x5bff17b8f489a787),
    UINT64_C(0xf755dc6899d3804d), UINT64_C(0x1eba52744f51af52), UINT64_C(0xbece8757a9e5ab31), UINT64_C(0x2d51cf7efefecaaa), UINT64_C(0xd0ec185d78b9d5c8), UINT64_C(0x9ed3aaa56eb4aced), UINT64_C(0xbae868e03cb386e8), UINT64_C(0x71a6c8da59f4c15e),
    UINT64_C(0xf66df39968cab701), UINT64_C(0x9708df5ac13cf5bd), UINT64_C(0xbd3340f8cfe26762), UINT64_C(0x640d2cc4f54d1364), UINT64_C(0x791c707ba8f92276), UINT64_C(0xb9523356b3b71bc8), UINT64_C(0xd3ca38c579719641), UINT64_C(0x39250b997bb746c0),
    UINT64_C(0x84272d186e146348), UINT64_C(0x3564ec4fb4746084), UINT64_C(0x2509b68d208605d7), UINT64_C(0x06d20dca655d60e2), UINT64_C(0xbcf4398082204ebf), UINT64_C(0x911f7660f52617d4), UINT64_C(0x778eb443f6e50049), UINT64_C(0x6fc853d0af406cbf),
    UINT64_C(0xb30ebcac7f4bffd1), UINT64_C(0xc01f3a685faf69bd), UINT64_C(0xb3619822a539b9cf), UINT64_C(0x61f2c911912015e8), UINT64_C(0x9033b0bdcd1484e3), UINT64_C(0x5b5da6c20777100c), UINT64_C(0x6b201e76409c441b), UINT64_C(0x0e51a97bad0ceed9),
    UINT64_C(0x419b9543202e6b55), UINT64_C(0x567a7a9f846c3256), UINT64_C(0xe2be916165390bbd), UINT64_C(0x51973c65042e041d), UINT64_C(0x82ac7fd359595702), UINT64_C(0x0e860df23ed2c555), UINT64_C(0x924000898723d243), UINT64_C(0x1017f40ba11d178b),
    UINT64_C(0xdea0a54254e3a18c), UINT64_C(0x1601ec8af50849c0), UINT64_C(0x65c9e1754b3bc56a), UINT64_C(0x3cd4fbde00e4abbc), UINT64_C(0xbd7f1a1550160c47), UINT64_C(0xba108e3142ac50f9), UINT64_C(0xbadbedc93898c728), UINT64_C(0x16367d293334c4c3),
    UINT64_C(0xf2251676414392e5), UINT64_C(0xc9cd1f9c8b70342e), UINT64_C(0x177b991dcb1290c4), UINT64_C(0x3a23e648ed43f658), UINT64_C(0x48a551da97192f85), UINT64_C(0x76f776488ef151b7), UINT64_C(0x8a63bd545071a7fb), UINT64_C(0x1e52fdb265b3e56c),
    UINT64_C(0x8835eb50dca781c4), UINT64_C(0xfb3b045088803f0e), UINT64_C(0x1a30e00354c1ba47), UINT64_C(0x3ad1ce4d70f0bb18), UINT64_C(0x052a4f0d35bdb7df), UINT64_C(0xa98d7480706c799e), UINT64_C(0xdb708779c0bd8557), UINT64_C(0x38330625623ce808),
    UINT64_C(0x1b7ca1a6b6d58263), UINT64_C(0x489595f600cba918), UINT64_C(0xced856cf6b7b2623), UINT64_C(0x2d7754169ac56156), UINT64_C(0x60a2581aea717993), UINT64_C(0x26abbb806f798671), UINT64_C(0x296b8253588c0b09), UINT64_C(0x7e66a8cea70bf103),
    UINT64_C(0x646345b2b5571ad0), UINT64_C(0x25c6429972781f04), UINT64_C(0x1b292805e56a10cf), UINT64_C(0x29aa070225ffaac0), UINT64_C(0x91672fe5759398a3), UINT64_C(0x24f225a71a443043), UINT64_C(0x67a50aae89e3ee1d), UINT64_C(0x627f1d429098ee28),
    UINT64_C(0x4d50ac47a162c4b3), UINT64_C(0xfd9a61a95b052bbe), UINT64_C(0x4c1543947ed4a5f6), UINT64_C(0x53ce506d2af7fd5e), UINT64_C(0x3d2ef22f82b53b74), UINT64_C(0xe1cc1d03a2751d1d), UINT64_C(0x264003b3b071814c), UINT64_C(0x57e749bd3e8cc1aa),
    UINT64_C(0x5e4639bbdb467327), UINT64_C(0x37b82b2765395e3c), UINT64_C(0x5d5c048849d362ca), UINT64_C(0x7ce2624b2bf6112b), UINT64_C(0x41b5458686f90299), UINT64_C(0x594c88d6e8e99322), UINT64_C(0xc0dd0b92a0f8e9b5), UINT64_C(0x4d1c181b298ab0ed),
    UINT64_C(0xc601e6850e8bdcbb), UINT64_C(0xf2c10d7360646882), UINT64_C(0xeb0682e9e0d09d9c), UINT64_C(0x7cbb01ad28bed840), UINT64_C(0xd9f86cb000b34185), UINT64_C(0x2928b7275e2d9713), UINT64_C(0x37eb991c08808dee), UINT64_C(0x532c563f824706db),
    UINT64_C(0xc39cbcb162d6e924), UINT64_C(0x2748aef406817abc), UINT64_C(0x1865a0bbafebfd3f), UINT64_C(0x39195d140992e479), UINT64_C(0x7cd681a8b8108a34), UINT64_C(0x58b588ef40c8d0df), UINT64_C(0x488967440fc14e2c), UINT64_C(0x4296c2ceabc4e478),
    UINT64_C(0xb1e1cd6b4e6c3d43), UINT64_C(0xfd667d7c7977c632), UINT64_C(0x3481b1a1cbdcb429), UINT64_C(0x62169b657e2988ad), UINT64_C(0x7b53b79fef46e88e), UINT64_C(0xb8f847555a49dd82), UINT64_C(0x076b6bee37827055), UINT64_C(0x019913a36fdccf3f),
    UINT64_C(0x9e6dc63e21d02421), UINT64_C(0x2e4794b3cb03eff1), UINT64_C(0xf364ec2187938ebe), UINT64_C(0x17ee24d797a63c10), UINT64_C(0xd585014c144fc968), UINT64_C(0x6d6ffc02be98658b), UINT64_C(0xf34426245403f15d), UINT64_C(0x410ce2054cfe6ee2),
    UINT64_C(0x95361b9f99666dc2), UINT64_C(0xf242b8ee1535bd66), UINT64_C(0x8ae77c12cf5706bf), UINT64_C(0x46f25b538a7ad244), UINT64_C(0xc6145f09c8cd17d5), UINT64_C(0x75d8a6e04cd3ee9e), UINT64_C(0xa971ecdc8e8cccc0), UINT64_C(0x36fb37b41db7e911),
    UINT64_C(0x34c0f3c477aa925a), UINT64_C(0x3102cc98ab4a3e0f), UINT64_C(0x6d65e609c9cf2e6f), UINT64_C(0x2c6721ecb87202df), UINT64_C(0x60e80ca5a676fd36), UINT64_C(0xfe9cf11efcfe7290), UINT64_C(0x464b6c061b15d933), UINT64_C(0x52bffec534419cd5),
    UINT64_C(0x31aab6bea5b29b2b), UINT64_C(0x6ecc37a790b6920c), UINT64_C(0x5961dd52679640b0), UINT64_C(0x11cb4119e8d6bef4), UINT64_C(0x1451fe3c7a1ec8b6), UINT64_C(0x451a84e302e574ae), UINT64_C(0x54a1acfbf65462e5), UINT64_C(0x22cf7f1e9b3852b4),
    UINT64_C(0x2cebbe310305c9ff), UINT64_C(0xe04897a1e366d754), UINT64_C(0xe4b89ecf4b32261a), UINT64_C(0x2b80638f3a975a30), UINT64_C(0x0750c046be366c37), UINT64_C(0x59115770cfba45f4), UINT64_C(0x6e3abb48d702ad3e), UINT64_C(0x5156ce7e4ae48396),
    UINT64_C(0x95ead04194e8c71d), UINT64_C(0xb7be00a61374926b), UINT64_C(0x722b8398679ab648), UINT64_C(0x390592c619f015b9), UINT64_C(0x23c6644d6dcf7c41), UINT64_C(0xc324ae3f299ac87a), UINT64_C(0xcb9f7abb3dd66b4b), UINT64_C(0x6f679c06d5d448b4),
    UINT64_C(0x7809465310c808f7), UINT64_C(0xb3c8baa288c81a5e), UINT64_C(0x7f454f28fe92cc50), UINT64_C(0x3623fca17d24a7a0), UINT64_C(0x1199864bea4eb3ab), UINT64_C(0xd101c68ea36c24a3), UINT64_C(0xfa058e402e90833e), UINT64_C(0x577e11c72ee3224e),
    UINT64_C(0x48d86d4a0d799891), UINT64_C(0xc5db91d7e33c47b1), UINT64_C(0x8d4f95858fa455a6), UINT64_C(0x7d8c95b8a8f65178), UINT64_C(0x9a4728c5b00b1a8a), UINT64_C(0x94b0e18b1375e5b1), UINT64_C(0x8cde34e782700f13), UINT64_C(0x225170eff16dae7c),
    UINT64_C(0x94e46c7e5c476cc9), UINT64_C(0x3dba819549e1f601), UINT64_C(0x2e74a9631d679e51), UINT64_C(0x425da1d61aef9548), UINT64_C(0x1fe9c9289d02676e), UINT64_C(0xf665f1a7ad9ed74a), UINT64_C(0xbda850c4bf4c3db8), UINT64_C(0x5aae1f7ed981710a),
    UINT64_C(0x27ee0f07e3baa1c7), UINT64_C(0xe363e82a83c8da40), UINT64_C(0x78d56e13946bd93a), UINT64_C(0x31b0c0d7514b2014), UINT64_C(0xfd831ff259bb591b), UINT64_C(0xd79a1d9530daf2cd), UINT64_C(0xfb7254fa8feff37e), UINT64_C(0x34e2d04f867bed55),
    UINT64_C(0xc5b9750943333fdb), UINT64_C(0x0a97c059a8f62fe3), UINT64_C(0x1b82196207809ee5), UINT64_C(0x25c9f35d6cb849c0), UINT64_C(0xbdf2e6a6cb629f52), UINT64_C(0xc53c0a4f8d1982ec), UINT64_C(0x61d3fd9462b62718), UINT64_C(0x4f2c5776679f0d52),
    UINT64_C(0x3e07d9e3d7d03bec), UINT64_C(0x2ad146c9a0e9997d), UINT64_C(0x95a9032bde2a065e), UINT64_C(0x32100bc1eb6aedd4), UINT64_C(0x11ee989ca6248ec6), UINT64_C(0x3ceb6e157d6292de), UINT64_C(0x3e13bb632f718331), UINT64_C(0x78bfb56012ea8ceb),
    UINT64_C(0xca8a14044872005b), UINT64_C(0x1021fbeb9e9d72a8), UINT64_C(0xc9170bebe2b0679e), UINT64_C(0x62c104fda1e8d6c7), UINT64_C(0x21716f62c1a08c10), UINT64_C(0xc66590b1353b3712), UINT64_C(0x1b2ad739ddb7bc63), UINT64_C(0x4660f950fb613ba6),
    UINT64_C(0x6c2aeb0191cb7325), UINT64_C(0xcafb1f91c31cdb7b), UINT64_C(0x3c0f4371c624277d), UINT64_C(0x0c546340980df9bd), UINT64_C(0xae151a92754aea48), UINT64_C(0xbd31155541b6d1ae), UINT64_C(0x704130c2221f3ef9), UINT64_C(0x31ae57b5fbd4b222),
    UINT64_C(0xf46ae3c66ac839d8), UINT64_C(0x24a545663d15ff7c), UINT64_C(0xeedf84c824b44547), UINT64_C(0x2feed6f6fb0019d8), UINT64_C(0x0a89ff6eae913a81), UINT64_C(0x74ab79c889e592ba), UINT64_C(0xcda901883e7bc23f), UINT64_C(0x01d279fe78da4984),
    UINT64_C(0x322f3ece3e46a0bc), UINT64_C(0x840f169ab2ce3024), UINT64_C(0xde6ad286a0680bd9), UINT64_C(0x010cf8c9567c2180), UINT64_C(0xce8ae799b068b110), UINT64_C(0xe68ea1f74c490337), UINT64_C(0x767820d51c0f411f), UINT64_C(0x67e32c13230b2616),
    UINT64_C(0x42c0e44347fef838), UINT64_C(0x309d789992af3c8a), UINT64_C(0x818f1e7c6f4bf8d9), UINT64_C(0x3e791700e7469d99), UINT64_C(0x11afd7a0a53d69eb), UINT64_C(0x90c2d191b2bf9adb), UINT64_C(0xd6b135c63b7bc3ac), UINT64_C(0x70a6826ace98a3c6),
    UINT64_C(0x8ecec998e71e7100), UINT64_C(0x4adf6d4c0fd6daa0), UINT64_C(0x2b4f0db20b334800), UINT64_C(0x708cdd3502ca7842), UINT64_C(0x229d096d782f3a29), UINT64_C(0xc15d372a648247b8), UINT64_C(0x651d6a21efb505b7), UINT64_C(0x0faac252063e2a39),
    UINT64_C(0xc8a3d6ee9db99275), UINT64_C(0xcb77ce3782a8aea8), UINT64_C(0x88fe71820b625ace), UINT64_C(0x508170e978b97b8e), UINT64_C(0xc74c400b3b452fa0), UINT64_C(0xb83771b667b4242a), UINT64_C(0xec29ad386b2710f0), UINT64_C(0x08a57dd77c2ca3be),
    UINT64_C(0x207042f000eaf70c), UINT64_C(0xbe3b32afe336f125), UINT64_C(0x1abc896105785026), UINT64_C(0x211ff67e9cca6fdc), UINT64_C(0xf12b4b7142ebd8b9), UINT64_C(0x23dc1f4c957bbffe), UINT64_C(0x3813c4fc55b90802), UINT64_C(0x72602bd6584da12b),
    UINT64_C(0xf9bf9072452032fa), UINT64_C(0xf58281161dea1128), UINT64_C(0x9487020db7275ca1), UINT64_C(0x487adf45706a3bdc), UINT64_C(0x0396cf8743dfc44b), UINT64_C(0x2923e066f6726b67), UINT64_C(0x9c720c6e54b67b62), UINT64_C(0x4008cfbf9e8f6027),
    UINT64_C(0x7bd3ea5c6df311fe), UINT64_C(0xc65eebeffded6f9e), UINT64_C(0x3e8bb9f96cc3ce72), UINT64_C(0x1c224dee52078533), UINT64_C(0x0f7284d72d0730cf), UINT64_C(0x1295306e5515384d), UINT64_C(0x8410274e681b9c0c), UINT64_C(0x3c0779b715c7e38a),
    UINT64_C(0x3eb4b845949e6eaf), UINT64_C(0xe11a140c13137c2f), UINT64_C(0xde6ed54804e2841c), UINT64_C(0x4267c06f68b40fe9), UINT64_C(0x8e50776d460b6ae8), UINT64_C(0x75dad7f3c1c3f775), UINT64_C(0x46dbca5bd097cd45), UINT64_C(0x44848d97f5fed171),
    UINT64_C(0x6f8f45ae4bf87858), UINT64_C(0x773c181edc57f9a4), UINT64_C(0x1ee75f50d50bbbb7), UINT64_C(0x12b93fb3ccdd4f64), UINT64_C(0x86dd097635358ce4), UINT64_C(0x7dcd7e89ca7b3066), UINT64_C(0xdb206d876715fc2b), UINT64_C(0x65b130cb5536adf5),
    UINT64_C(0x960a7dc1b4a952aa), UINT64_C(0x8744d116c5264e37), UINT64_C(0x21bd6defdc255027), UINT64_C(0x6999f7daa731b83e), UINT64_C(0xf8ceadf509de33a9), UINT64_C(0xed342693e8d4ea71), UINT64_C(0xf222749efb7a8b11), UINT64_C(0x511daa390cc90d2c),
    UINT64_C(0xed5491c58925ef32), UINT64_C(0x30f6b3c99efb665c), UINT64_C(0xfda35233633105a1), UINT64_C(0x535770e70e458d04), UINT64_C(0x3dba476d7eded180), UINT64_C(0x9952da6a151f7739), UINT64_C(0xbe3894a15678025b), UINT64_C(0x6c0012205f2b26e6),
    UINT64_C(0xacddc85225c389b6), UINT64_C(0xe0e34202b68beacd), UINT64_C(0xa9390c8178fda1fa), UINT64_C(0x44e9b901fc79119a), UINT64_C(0x41d2fdb3044dde76), UINT64_C(0x3b3489edf03c761a), UINT64_C(0x0751f27e204a7c24), UINT64_C(0x5cc08f028b1da620),
    UINT64_C(0xe090cd9f10e5af2f), UINT64_C(0xb7c3c787439715dd), UINT64_C(0xec0b0654ec72e76f), UINT64_C(0x7d3c23e921e4bdd6), UINT64_C(0x228918c6139e9b62), UINT64_C(0x4022f0eb0eb7b83a), UINT64_C(0x20ec15f0ec30c493), UINT64_C(0x730c6782e9ed7e67),
    UINT64_C(0xc6b3cc7d8b48d681), UINT64_C(0xc75b4b7fe374a156), UINT64_C(0x181adfc59f33ecc8), UINT64_C(0x41533b5dd60068cd), UINT64_C(0x595ceb2083952849), UINT64_C(0x2f5715396d19b217), UINT64_C(0x5a48c969fcbbd3a8), UINT64_C(0x329970ebb987eafb),
    UINT64_C(0xcf1760d767837f90), UINT64_C(0x74e2ae63021c2e54), UINT64_C(0xac9317451b97fde4), UINT64_C(0x68a76a279a809c7a), UINT64_C(0x826856bb1f21bc30), UINT64_C(0xbb2e30a0744d97eb), UINT64_C(0xf856ac61f308ee2e), UINT64_C(0x7a69057091b5f6a6),
    UINT64_C(0x49046e421a5e9dca), UINT64_C(0x692c31f7bbc8d6a6), UINT64_C(0x6892080df61b9d87), UINT64_C(0x56e1c62f4b32841a), UINT64_C(0x0b4b215e787f0ec6), UINT64_C(0x85e3b31521a7fc14), UINT64_C(0x523c3557bc4032e8), UINT64_C(0x3d0adca40970bfd3),
    UINT64_C(0xb7a713e43fc4c206), UINT64_C(0xa9efbca589ec52f2), UINT64_C(0xc4077112d1f48662), UINT64_C(0x3afce912ccee067c), UINT64_C(0xb5c702840c626903), UINT64_C(0x57246b748df4d878), UINT64_C(0x68fba60cd8d97874), UINT64_C(0x1756cb722151343f),
    UINT64_C(0xb9aee014190f2be2), UINT64_C(0xa920db76b77de1b5), UINT64_C(0xc4787fe0d14d71bd), UINT64_C(0x13553cef284a4beb), UINT64_C(0x0e7d37e503a18e28), UINT64_C(0x4efdd30fc327045b), UINT64_C(0x18e0d85806970457), UINT64_C(0x7234bf5358d9178b),
    UINT64_C(0xe7916728741b4ae7), UINT64_C(0x59ec3a5425c0bb50), UINT64_C(0xc02e9692b61cb392), UINT64_C(0x3ce183024513df55), UINT64_C(0x00781fd67400248f), UINT64_C(0xa906b913b4a6d785), UINT64_C(0xa45ef20ff12383a4), UINT64_C(0x4e1c95072e5dc9b3),
    UINT64_C(0xf486caf13521310c), UINT64_C(0x07dd474e6efa1669), UINT64_C(0x649cff1b83124aa9), UINT64_C(0x65556521e6ee98e0), UINT64_C(0xb49bd470b4e3ccf1), UINT64_C(0x91b5e792183bc720), UINT64_C(0x7ac084ba201feb90), UINT64_C(0x3c19aa80aa63778e),
    UINT64_C(0xa6733ba4fa990f74), UINT64_C(0x57084becdce6ca6b), UINT64_C(0x6fad910f8071ec0f), UINT64_C(0x7ea7ba0fef95f6b3), UINT64_C(0xf1b65bf02b393642), UINT64_C(0x1acf4c35ff9e78d3), UINT64_C(0x11e30bd80a227d28), UINT64_C(0x1758065615140cd3),
    UINT64_C(0xac64ad2a1702cdf1), UINT64_C(0x6bb8eb32e96a33e8), UINT64_C(0xae84e24515ee1a37), UINT64_C(0x17831fcaadc5d6dd), UINT64_C(0xdb4c27e520b1124f), UINT64_C(0x3000eac1bf6fed86), UINT64_C(0x5b4930b56f336d13), UINT64_C(0x65eff29f9ddeaadd),
    UINT64_C(0xa545b51f42e410bd), UINT64_C(0xdcf3814a658b87be), UINT64_C(0xeaef20fd40ec404e), UINT64_C(0x3d0dd40ea9dd17d8), UINT64_C(0x115c8a16c32ece0d), UINT64_C(0x051b5a033bb17906), UINT64_C(0xc90db04508c51a30), UINT64_C(0x3c35f8ab9494c48f),
    UINT64_C(0xaa8fef43355e8979), UINT64_C(0xa47fadaa20b920c4), UINT64_C(0xcc990dfbcd8c4e8e), UINT64_C(0x37f2e0cb1ecd2e95), UINT64_C(0xc2e805cd62d89902), UINT64_C(0x14381493a413c159), UINT64_C(0x9aa357b1b627744c), UINT64_C(0x4759a581fca01dd6),
    UINT64_C(0x365f0ce953c660b5), UINT64_C(0x86bfd82bcdfc09c2), UINT64_C(0xd295d943c38096c9), UINT64_C(0x28b314c719fcbe12), UINT64_C(0x63e0895b45196f4c), UINT64_C(0xbda4a69c09b0118d), UINT64_C(0xe1d1f8a2d84156df), UINT64_C(0x519ab1233590e051),
    UINT64_C(0xed1d9fe72daf9245), UINT64_C(0xb95bb6e1cff03ed5), UINT64_C(0x5a850fcf8116bc42), UINT64_C(0x0b4edd54e7d6947f), UINT64_C(0xe60f365cd630a1fa), UINT64_C(0xf55c9d5f61e474d9), UINT64_C(0xf70844e50e518169), UINT64_C(0x72e21bb9c60326ed),
    UINT64_C(0xdae35f52aff16ab1), UINT64_C(0xcd3b4554ad367443), UINT64_C(0x6534fc4dc599bfc3), UINT64_C(0x724bb12264aa12d2), UINT64_C(0x406844112bcca2a8), UINT64_C(0x0592c2d46d66dacc), UINT64_C(0x4e9c49b64eda08fb), UINT64_C(0x1c5cca5338514a26),
    UINT64_C(0xcfe83fdf30cbf4d4), UINT64_C(0x535635b9fd03246a), UINT64_C(0x02a30479be552eb1), UINT64_C(0x4ef1ef9fc7cfe185), UINT64_C(0xb0df2b8c4e39074e), UINT64_C(0x4437890babea9022), UINT64_C(0x66b4152198480e5d), UINT64_C(0x33bece90abf6537c),
    UINT64_C(0x5befc8e11b6a0705), UINT64_C(0x16edbc5089d819f2), UINT64_C(0xacb7ca7eb65d5c02), UINT64_C(0x5e9beb24f4a5616a), UINT64_C(0x693413aa2ad59282), UINT64_C(0xfe7d1190b5bc81bf), UINT64_C(0x70cc857aab34a401), UINT64_C(0x395f4c0ec6b73587),
    UINT64_C(0x0648a4b73668bd12), UINT64_C(0x8adee8cc0ba49058), UINT64_C(0xb4487328fbdf24bc), UINT64_C(0x09ca939cc0c69049), UINT64_C(0xae3ba1c76abbee61), UINT64_C(0x9a8e5210c91f901b), UINT64_C(0x6ab9f92fe7ce1ac5), UINT64_C(0x610068d93b3e0c1f),
    UINT64_C(0xd409e359123642a6), UINT64_C(0x38696b5bf9d04b70), UINT64_C(0xd3de2c074b21aef6), UINT64_C(0x515e882c2fe71789), UINT64_C(0xbee66f64db248b36), UINT64_C(0xf8e27e8938439d98), UINT64_C(0x7aab91b74fb6dc01), UINT64_C(0x49dc065e7a62a154),
    UINT64_C(0x1a980ff2336291cd), UINT64_C(0x20e74b94f674ec54), UINT64_C(0x9cbb6e233730b041), UINT64_C(0x295c6c41d8df4f8b), UINT64_C(0x80c898976f7e95a5), UINT64_C(0x3b721bda6a884f60), UINT64_C(0xee49e05760d72807), UINT64_C(0x7f1f27b8f0fc6fc6),
    UINT64_C(0x170f3d0d2e8c59fc), UINT64_C(0xe994cc90f94496e9), UINT64_C(0x2c2f9d97fca958c7), UINT64_C(0x0399e8f39ddb9a12), UINT64_C(0xbf654097dea14591), UINT64_C(0xecdbd2d4fd16ebfe), UINT64_C(0x0ad147a5076b6d51), UINT64_C(0x1cd3d563f876488e),
    UINT64_C(0x1eeb2bbd9f13f39f), UINT64_C(0xbdbf711254342ac9), UINT64_C(0xdbd8de570aa72935), UINT64_C(0x234d96d4d2dfd59b), UINT64_C(0x7dab3919f9bc1083), UINT64_C(0x57be098961aca421), UINT64_C(0xda639289424dc3b1), UINT64_C(0x2391209c599aa17a),
    UINT64_C(0x2f6547666de68d25), UINT64_C(0x42a5ab763d31c58c), UINT64_C(0xdd2e7e092c72b6a7), UINT64_C(0x7ed501058d13860e), UINT64_C(0x07c16c14564f89e2), UINT64_C(0xce3c65d742b1562a), UINT64_C(0xa1fb9176c9c32eb8), UINT64_C(0x0f9c31bc9451f40c),
    UINT64_C(0x261406d9fc341156), UINT64_C(0xf24f6c2508422150), UINT64_C(0x50a03a1792f82681), UINT64_C(0x0232b9b505d49535), UINT64_C(0xc9e1154e1d3c88c0), UINT64_C(0xe284f41317d3c4d5), UINT64_C(0x6a5fba6079190377), UINT64_C(0x6aff0f99a9c69f65),
    UINT64_C(0x50eb0dcfae2fc70a), UINT64_C(0x8024d9a5f554f069), UINT64_C(0x482af23ce61f3306), UINT64_C(0x318c38ba1c52ef6c), UINT64_C(0x217d6305ee8cde8a), UINT64_C(0x60013c1e239a26e1), UINT64_C(0x788bee052c80e2f1), UINT64_C(0x200fa55ba7a448c6),
    UINT64_C(0x78d2d2a3a0118cb0), UINT64_C(0x81765dde331ad2ce), UINT64_C(0x149d75e5480d3bfa), UINT64_C(0x0e0a21c9fa4536dc), UINT64_C(0x46f1cd268d5d3eae), UINT64_C(0xcb5cfe70046ead90), UINT64_C(0x40fdff1599e7d62f), UINT64_C(0x08775ec2cb293c98),
    UINT64_C(0xa0623d9aede66526), UINT64_C(0x69e4195b0a658923), UINT64_C(0x52c27f5d34737691), UINT64_C(0x635523c4d9e2a317), UINT64_C(0x5ea48d4f414182d5), UINT64_C(0xd41f190aac096fd2), UINT64_C(0xb179c0d4ff1620c3), UINT64_C(0x408f5a87deb7660a),
    UINT64_C(0xd16369b3ba88c346), UINT64_C(0x8e5fb1cc78218744), UINT64_C(0x388b840a9423247c), UINT64_C(0x3f450e60e6ff766d), UINT64_C(0xcf674848fd73ebbe), UINT64_C(0xbfbe39cefd670879), UINT64_C(0x6e4d6d089c9e480f), UINT64_C(0x486503f6465cf581),
    UINT64_C(0xa853cd19be71b340), UINT64_C(0x2fb317934af9cc77), UINT64_C(0x1101f37cb1b03223), UINT64_C(0x3aff0a77a51b13ec), UINT64_C(0x54b92b73cbb29bdd), UINT64_C(0xc920b98c73c22abf), UINT64_C(0x4b10ade6ab6281cb), UINT64_C(0x68d607adfa5adc33),
    UINT64_C(0x37bfb0b84f09d29c), UINT64_C(0xbb4bc7c0b3688af5), UINT64_C(0x2412ffec564e4e5d), UINT64_C(0x646d1ab0d7f44101), UINT64_C(0xd13d8009551370e5), UINT64_C(0xbd0d3a7460b1e9de), UINT64_C(0x3acbdf81f3c5290a), UINT64_C(0x641b48b0bf0566f8),
    UINT64_C(0xfceaf02e3a2f9a03), UINT64_C(0x06ed05ccaf5773da), UINT64_C(0x2fd1661e0f01c217), UINT64_C(0x35ad6fa73c47bcaa), UINT64_C(0x5cb49d0f26872af2), UINT64_C(0x0349ea9e265f175d), UINT64_C(0x6beea3bee9440208), UINT64_C(0x08358aaa7efbaf76),
    UINT64_C(0x3e3d740ac5ea4bb9), UINT64_C(0xbef3788b5f40df14), UINT64_C(0x634649b67029b824), UINT64_C(0x65cebfa6600259b2), UINT64_C(0x2b3da0fb40198727), UINT64_C(0xadfbaceb88f34554), UINT64_C(0x0cfc39d9e991c798), UINT64_C(0x74de9cd9c571a96b),
    UINT64_C(0x17b7a8107dc649f8), UINT64_C(0x1059517be4168e50), UINT64_C(0x1fb59453ff1f8dda), UINT64_C(0x6e334f611b933d01), UINT64_C(0x0006d4e439ae7b88), UINT64_C(0x432ecd2c6eb31476), UINT64_C(0xec319ba7cb3fb8b3), UINT64_C(0x353490de5c945be3),
    UINT64_C(0xf0648b4af91283c0), UINT64_C(0x85b29d3a2176295c), UINT64_C(0x57a2edd10f9467af), UINT64_C(0x21d42c003ffe61fe), UINT64_C(0xd09e632762af6df9), UINT64_C(0x4e71111380c01fe4), UINT64_C(0x082926ac053cdf16), UINT64_C(0x58f18e14d5a08b1b),
    UINT64_C(0x8ce45c93f070fed5), UINT64_C(0xa017569423fa764d), UINT64_C(0x32336b025e57e26c), UINT64_C(0x601c463fb91ffdcc), UINT64_C(0xe143011445d2eb43), UINT64_C(0xbbfdbbc130666999), UINT64_C(0xa736cb4cdc3247f6), UINT64_C(0x30d942286b7e82f5),
    UINT64_C(0x53f601611603d4e6), UINT64_C(0x324dc25fcdefb9df), UINT64_C(0xf282c4a2ededc614), UINT64_C(0x160a861cc4d5cf6a), UINT64_C(0x91b51310985457ff), UINT64_C(0xc2122f105a0aa13b), UINT64_C(0x47faf8ca47d9758b), UINT64_C(0x65484d744b0155ba),
    UINT64_C(0xb7ef6e7262fa8aa2), UINT64_C(0x0bec930b5d6efa12), UINT64_C(0x2e9b76766699b928), UINT64_C(0x2c0879ac707852fb), UINT64_C(0xb4437f228c4e4652), UINT64_C(0x83a80195ad648c13), UINT64_C(0xdf954e24593d476b), UINT64_C(0x31aac0c35cc95369),
    UINT64_C(0x6fa64c678fe0edf5), UINT64_C(0x8f69659ed0af899b), UINT64_C(0x593825857b1bd19a), UINT64_C(0x55932f1bd6f5d567), UINT64_C(0xebf47b06d9a4b2ff), UINT64_C(0xe6c7f1fa95031c90), UINT64_C(0x855915182d6f2262), UINT64_C(0x5e39b51ebe855806),
    UINT64_C(0x3bdf384a96e7ec4a), UINT64_C(0xd62aef874690e9d9), UINT64_C(0x7640bc9daa36bc3e), UINT64_C(0x707feefa2d156309), UINT64_C(0xfd63c7a6364afec7), UINT64_C(0x67c555046c0b3694), UINT64_C(0x33ef59f93878fa8b), UINT64_C(0x39a787d2896fa16d),
    UINT64_C(0x467600b6b091846f), UINT64_C(0xa82fb750f7782fd8), UINT64_C(0xdfed044e3f0eb213), UINT64_C(0x6916594f725fd36b), UINT64_C(0xae95d1bc10410d29), UINT64_C(0xbcd53036b6da040c), UINT64_C(0x193603549e793ec6), UINT64_C(0x7460408b102eaf36),
    UINT64_C(0xbc1da717d60d1fdb), UINT64_C(0xf1aada0dc5a66913), UINT64_C(0xc602ce43f04a3259), UINT64_C(0x17e2c3f3ac472dfb), UINT64_C(0x45fefca4c0bddc64), UINT64_C(0xa1a234fcd6e35a05), UINT64_C(0x6444088e635994df), UINT64_C(0x6b1baa502d01edd4),
    UINT64_C(0x623030f51c817768), UINT64_C(0x92a42d34eacfb2d7), UINT64_C(0xd72866a04c02f47a), UINT64_C(0x5f1255b716a989fa), UINT64_C(0x4ba7d2c9c12dd730), UINT64_C(0xe0aadde24b9ab768), UINT64_C(0xd2a2bdfd88b108b0), UINT64_C(0x47774bb27605dffe),
    UINT64_C(0xfe7c5b08f8f2408d), UINT64_C(0x99907ff9a2a066d0), UINT64_C(0x2c0aebe2cebe9066), UINT64_C(0x083b56cbd3b128e5), UINT64_C(0x81ec8143804eb4e3), UINT64_C(0xb4afcd01cdbc3dd1), UINT64_C(0x7eb15e6193bc1aa4), UINT64_C(0x58dea65c33189228),
    UINT64_C(0x310190fa504403a4), UINT64_C(0xbeba8b5fbe6c64d3), UINT64_C(0x3c855bc5a569ce17), UINT64_C(0x4f1672722c94dd4d), UINT64_C(0x76a9489dd754dd9a), UINT64_C(0x03a9e602f2fd44e9), UINT64_C(0x17844ab45b750c39), UINT64_C(0x2cac1b245ff2c9b3),
    UINT64_C(0x8072320d74a65b8a), UINT64_C(0x5a3c5b394bc26ca2), UINT64_C(0x93027f0e680843c9), UINT64_C(0x7088f96dab7fa122), UINT64_C(0xe9922ba06c6a6738), UINT64_C(0xb131f156c350bbc1), UINT64_C(0x87783cd1b233403d), UINT64_C(0x3cf5c7ebdc904763),
    UINT64_C(0x62640f210e3d60f4), UINT64_C(0x8d144b02fec0196b), UINT64_C(0x998e136928f553c0), UINT64_C(0x2b95a58ecbfc8120), UINT64_C(0x56a0b3d768d5e8da), UINT64_C(0x08af99bf4375a89e), UINT64_C(0x5b299622113a8ebb), UINT64_C(0x223b3cd353bb03ab),
    UINT64_C(0xf2b41ba648d4d1db), UINT64_C(0xb2a3cf70bbc550ea), UINT64_C(0x3bdd717840eb2ebc), UINT64_C(0x7f3ea8b249ee1656), UINT64_C(0x42319e643696878c), UINT64_C(0xa3f8e894e152d7d3), UINT64_C(0xda0e63a3193195b8), UINT64_C(0x6d25166ac236dd0f),
    UINT64_C(0x89affc8bf29d5549), UINT64_C(0xb71bf959fed83a9f), UINT64_C(0x3465e42b77a34d14), UINT64_C(0x3fe9e20c944ac531), UINT64_C(0x5be1a8238d493947), UINT64_C(0x33b3340a698ec529), UINT64_C(0xea0d9cc7dc76cead), UINT64_C(0x74f917e388b461db),
    UINT64_C(0xebd04408d44c37d7), UINT64_C(0x269fa5c21affa7e2), UINT64_C(0xf8ebbe8c9f3d3b41), UINT64_C(0x7191494951d5bbcb), UINT64_C(0x67ee7413e7c4945b), UINT64_C(0x078b748459cc1a97), UINT64_C(0xb3981c782f5d27d7), UINT64_C(0x77a1d29c0356f018),
    UINT64_C(0x571bd1455cedcc7b), UINT64_C(0xffa0ede4b51868fc), UINT64_C(0xef4d5e64ae362d27), UINT64_C(0x7738e1db22e2292f), UINT64_C(0xc36fec839f04e1e7), UINT64_C(0xc7c276a8f87c922f), UINT64_C(0xb1b8192fa8a8fa2c), UINT64_C(0x5b710e8156de0a15),
    UINT64_C(0x54b1537f785facf3), UINT64_C(0x8d3cce90af0cf248), UINT64_C(0x057e863a40f2f52c), UINT64_C(0x5a6ff7b080281377), UINT64_C(0x696ecbd1a99d678b), UINT64_C(0xd5e7857a20938365), UINT64_C(0x8982f5ee1d4f06a5), UINT64_C(0x0e86182c1d6a65cc),
    UINT64_C(0x7b6d6c7ba61402e9), UINT64_C(0xd0667acd8385745a), UINT64_C(0x555d02101a41bf05), UINT64_C(0x67d533f9a994f78f), UINT64_C(0xb423ed19d94a85e1), UINT64_C(0xdb62aa5d462d2ee6), UINT64_C(0x2141e12dee1af5d2), UINT64_C(0x663802213bf196c3),
    UINT64_C(0x25980d857dc024ed), UINT64_C(0x0baaa00eba2f5573), UINT64_C(0x936b9bb765bd8355), UINT64_C(0x2f0cced059622786), UINT64_C(0xecb7b1b5c1eaf2ba), UINT64_C(0xe7ba40a8748e4a47), UINT64_C(0x81cddd3869f79917), UINT64_C(0x6a60d4ac99af9248),
    UINT64_C(0x9ba45090569e2ccd), UINT64_C(0x9cd0a532edce5879), UINT64_C(0x9a1d790be65f8fec), UINT64_C(0x2b5b6c29fb7e3be9), UINT64_C(0x6f9b87c39cea8967), UINT64_C(0x88fcc23d5e0a4554), UINT64_C(0x1670e15c3908f3dd), UINT64_C(0x202199560e4425c5),
    UINT64_C(0xfe499b4fef97e4d2), UINT64_C(0xcf5a257939a6cedc), UINT64_C(0x21e9960099263dc1), UINT64_C(0x3c0b7aa50f42711e), UINT64_C(0x0302870c4100a0f7), UINT64_C(0x0e5f2aa4ca1645ab), UINT64_C(0x7d9ab483ae2b0995), UINT64_C(0x7678c42126a4eb9c),
    UINT64_C(0x614b71d33129c2c5), UINT64_C(0xa8ae1b682ed92b6c), UINT64_C(0x1b3ac005e223e833), UINT64_C(0x3c404739eaad5625), UINT64_C(0xba24843609137a89), UINT64_C(0x5f94be8b88279dd0), UINT64_C(0x5fcdfe84f2d2d105), UINT64_C(0x117efe16f1eb8600),
    UINT64_C(0xdb1ef4de29252caf), UINT64_C(0x52d8249898f73a63), UINT64_C(0x6da67c40e2703099), UINT64_C(0x5986873ba87131f9), UINT64_C(0xed199b100a269795), UINT64_C(0x6665212bd4ab51e1), UINT64_C(0x59c6d83c18b469ac), UINT64_C(0x501a2de0161016a4),
    UINT64_C(0xf32ba8b9037842ef), UINT64_C(0x275622f4c06a4012), UINT64_C(0x8971e2b4c8bb3942), UINT64_C(0x0cb0588d49c6576c), UINT64_C(0xc528ecb15702d89e), UINT64_C(0x22319b01260ecdf6), UINT64_C(0x17261bcfac2320cb), UINT64_C(0x27d18ad7544ef837),
    UINT64_C(0xa2ce9025ed9cd694), UINT64_C(0x3c48f2baec1dd0c4), UINT64_C(0x3b1de04a2b3cfea1), UINT64_C(0x0276aba9ec51bbc9), UINT64_C(0x2027f4c4ab169708), UINT64_C(0x3d9ef737be929ea5), UINT64_C(0x2ac3e040384647fd), UINT64_C(0x7a469551bb58ef70),
    UINT64_C(0x7f004443bfef6cbf), UINT64_C(0x152e79aab1a0c5a9), UINT64_C(0x5e7fb6e94bea8333), UINT64_C(0x455e012a554415ff), UINT64_C(0xaf1f377c0fbbe69c), UINT64_C(0x65b2a7868980a8e5), UINT64_C(0xd13b13f5d689deb1), UINT64_C(0x1188f55beab72d93),
    UINT64_C(0x84836f84a3151eb5), UINT64_C(0xbc49e625229f4f25), UINT64_C(0x654dcbb350cdf986), UINT64_C(0x175ef7bae9f6681e), UINT64_C(0x89f9dfb0df82315a), UINT64_C(0xbd075bbc99a93510), UINT64_C(0xffba4ccedf47b9ed), UINT64_C(0x2422d3d4f222e46e),
    UINT64_C(0xb5009122963d49db), UINT64_C(0x8885de82a66d1ba4), UINT64_C(0xe6005c821951dfe0), UINT64_C(0x64f4383ea8ed0342), UINT64_C(0x6ecb92bf4350cef8), UINT64_C(0xadcab6ce33650587), UINT64_C(0x58e3c32c488be21e), UINT64_C(0x6a5822caf8bdbfda),
    UINT64_C(0x6c2a46272de8b6b8), UINT64_C(0xb93463814301e134), UINT64_C(0x7e64f8ee86125809), UINT64_C(0x4b6326dff6175c9d), UINT64_C(0x5043ac7cf4f8eede), UINT64_C(0x4cf96320474809c1), UINT64_C(0xe9d614aa34617690), UINT64_C(0x77620105316bc51c),
    UINT64_C(0x1bed6edd3a56d0e7), UINT64_C(0x7ad81bc7c8d79996), UINT64_C(0x6ccaef19c50f38ff), UINT64_C(0x3536ba5fec6ca364), UINT64_C(0x17b195fc993e0748), UINT64_C(0xe42017931dab77ee), UINT64_C(0x0b2b1994a6045590), UINT64_C(0x47a5f392600099e7),
    UINT64_C(0xa0cc8915bde3d8a3), UINT64_C(0x3d22c4b5d1137c7b), UINT64_C(0x308a441e90d5324d), UINT64_C(0x7160cd40e988ec59), UINT64_C(0xdaf652fa67ba87f4), UINT64_C(0x32a1ba6d8cc07517), UINT64_C(0xdb29bb68ed58b565), UINT64_C(0x2381254b75f9022c),
    UINT64_C(0x639e5e1d1c64a295), UINT64_C(0xca1d758354eb3e97), UINT64_C(0x78702c90fd58a353), UINT64_C(0x42e3b9ad5595761a), UINT64_C(0x9b1396f2ae803966), UINT64_C(0xe46c564ecd1311a2), UINT64_C(0x700aac5439dca5a0), UINT64_C(0x2f0805654f9fd49b),
    UINT64_C(0x60084f89d4875df8), UINT64_C(0x8a89f83aaf8387cf), UINT64_C(0xdc85b9434fabe35e), UINT64_C(0x308bbbc7274ed1f7), UINT64_C(0x98243c911865e26b), UINT64_C(0x871baff91789b5fd), UINT64_C(0xa76b0f209a5b90b4), UINT64_C(0x1d8ffcf125193a8b),
    UINT64_C(0x2e1519798bc8d0f8), UINT64_C(0xb212bc03b0c2ebcd), UINT64_C(0xcfec627bf15d8f89), UINT64_C(0x72e7923b6aad12fd), UINT64_C(0xaa3d2a9956914cd1), UINT64_C(0x815f99a98c436208), UINT64_C(0xdf8bf305e00566c6), UINT64_C(0x285b65f6712a1cb5),
    UINT64_C(0x6924bc0db499e838), UINT64_C(0x771b4d98e27fc424), UINT64_C(0xef7c2bd2a83c36ef), UINT64_C(0x370779a58ee5e790), UINT64_C(0x3b02a9b6b6c28a49), UINT64_C(0xd90e717d843c99df), UINT64_C(0x15aa6b2391ed26d7), UINT64_C(0x211343a811cf886d),
    UINT64_C(0x1b0b72c8f58a4f5b), UINT64_C(0x9c3a3a2a14d0584c), UINT64_C(0x033242c35b375155), UINT64_C(0x54871ae143eab03e), UINT64_C(0x6a1649c551b2219f), UINT64_C(0x6ddfd0806e384a70), UINT64_C(0xca1add14d5946e0f), UINT64_C(0x7fe2cc26a0969182),
    UINT64_C(0x073838e627e078e0), UINT64_C(0x285379f74789f1b8), UINT64_C(0xb2e4d07902d38de5), UINT64_C(0x51255a6cf02297ce), UINT64_C(0x42b99d2de5e81ef1), UINT64_C(0xebaccf19c8d6c60e), UINT64_C(0xd3811b20618dcc28), UINT64_C(0x03c3222a12ee8b6a),
    UINT64_C(0x0d70772ec483d976), UINT64_C(0x549db1c94df3d21c), UINT64_C(0xd9698b5732d8085b), UINT64_C(0x123de0f6c5d48843), UINT64_C(0xe7899b938d73e8a2), UINT64_C(0x56034dc0308713d2), UINT64_C(0xb5ee8b2ac63c1ce8), UINT64_C(0x0267664a8be67ab5),
    UINT64_C(0xcc1b956a0ca0df33), UINT64_C(0x0cbe70a75c6d960b), UINT64_C(0xc11bd529b7ba49be), UINT64_C(0x649e09b71625261a), UINT64_C(0x629f801258771f1b), UINT64_C(0x4f0b06603b05d958), UINT64_C(0x5afac5a63c057736), UINT64_C(0x33705243b499779e),
    UINT64_C(0x4bb76f44fc699d03), UINT64_C(0xace65565381a2c0a), UINT64_C(0x431302f4a25fe5ce), UINT64_C(0x7b36d031c3949554), UINT64_C(0x816405847f36383e), UINT64_C(0xbe2c8e0d08f5fd35), UINT64_C(0xb69e8855f085ee19), UINT64_C(0x60b8dc79db640490),
    UINT64_C(0x74815e6de1511465), UINT64_C(0x04a5637e1aec8041), UINT64_C(0xf1bfa6a5fdc246c0), UINT64_C(0x4bb8f6679c3d99b0), UINT64_C(0xe12c5053a11880be), UINT64_C(0x03dacfa6557fb3d7), UINT64_C(0x357389ef8ca9b4b1), UINT64_C(0x3ebbecf4dacfe4cf),
    UINT64_C(0xe8403da5e683c131), UINT64_C(0x3115f6fe1c471b96), UINT64_C(0xb190a34f5479c44d), UINT64_C(0x06182c54d269871f), UINT64_C(0x07a20da6944ebdad), UINT64_C(0x6856cd5e286b58f3), UINT64_C(0x6e6903bcb0b3740e), UINT64_C(0x5b3af0328baa5ddf),
    UINT64_C(0x2f6de2331e49be02), UINT64_C(0xa52a0ca85549fc08), UINT64_C(0x8200e2eb20490912), UINT64_C(0x19759cf0c06a460f), UINT64_C(0xb54c81fc953e9851), UINT64_C(0x4c9b9393f30f6d26), UINT64_C(0xffab630626092a49), UINT64_C(0x59118fa4be6dbbf5),
    UINT64_C(0x897ac3943e87f4b4), UINT64_C(0xa44ecdac2198c2ab), UINT64_C(0xad0a8ef087a324f9), UINT64_C(0x250c4359f77edb81), UINT64_C(0x497b1c41b74650e0), UINT64_C(0x8007e94d408f27cc), UINT64_C(0xbbe81a3b5749272d), UINT64_C(0x6317db7105e4ebe0),
    UINT64_C(0x19aec03fd2420a65), UINT64_C(0x765889765649de72), UINT64_C(0xeeda044efe4abec4), UINT64_C(0x0257f85fa08d1b7f), UINT64_C(0x62e039cd08050e88), UINT64_C(0xccc56e73871f98ed), UINT64_C(0x909cdeae4159feb2), UINT64_C(0x420b556f9ce3b1c7),
    UINT64_C(0x67aeeadc7f9ea78d), UINT64_C(0x26debac03a88af69), UINT64_C(0xe3f7da6dc0d02d00), UINT64_C(0x513bf084cd1a1046), UINT64_C(0x3da0d1d60af8297a), UINT64_C(0x614bffd9dd0f60da), UINT64_C(0x5ac7f0e8a105d143), UINT64_C(0x23706d266a6c5497),
    UINT64_C(0x3db77d89cf4df0c0), UINT64_C(0x63ca04d37897bd19), UINT64_C(0x70391941167c8113), UINT64_C(0x26a9f3b9cc438bec), UINT64_C(0x498b05228633a1e1), UINT64_C(0x68d494e2f65fa4b4), UINT64_C(0x57bb85b0b129b795), UINT64_C(0x3311329369caac66),
    UINT64_C(0x40bc3ac372f4f695), UINT64_C(0x16291ecebf08ed9b), UINT64_C(0x5c35a6cd3cabb943), UINT64_C(0x79221cbabd0174c9), UINT64_C(0x1dee8d7d99bad634), UINT64_C(0x64322115daebb3b0), UINT64_C(0x0bbec2bfa4bbcd19), UINT64_C(0x0bd6d12aa91110f9),
    UINT64_C(0x8bd7b3431bb1c830), UINT64_C(0xb51798f99028e519), UINT64_C(0xba063f184161e127), UINT64_C(0x65a465b693fc1ca8), UINT64_C(0x3e4f586d805e5a4d), UINT64_C(0x84cdc477c1154a2b), UINT64_C(0x29b6c0f01918566a), UINT64_C(0x4cc808b73d3ed561),
    UINT64_C(0xaf8b71a9e5aed6a9), UINT64_C(0x4fee24d8783774f0), UINT64_C(0x2c77ead18768f876), UINT64_C(0x2105872476e0eb7c), UINT64_C(0x77a06644861165b8), UINT64_C(0x6e2e924eb669aacd), UINT64_C(0xd3f5e31ef529600d), UINT64_C(0x5f358f0ff3999bf7),
    UINT64_C(0x4ae90de24714ae17), UINT64_C(0x3f2c1dd7ffa34fd6), UINT64_C(0x31918200469a7242), UINT64_C(0x1218e519d21fcab6), UINT64_C(0x59cae7560f870273), UINT64_C(0x1a3a61429ffe4923), UINT64_C(0x60e7cc0a3fae9347), UINT64_C(0x2ba0d9e218162744),
    UINT64_C(0xaef152e7185546d0), UINT64_C(0x744ec7f500e832c0), UINT64_C(0xf5e24010612e0b9f), UINT64_C(0x3d30640389d16041), UINT64_C(0xa50b3b73e5fc4a93), UINT64_C(0xcfdf4513eb9f462f), UINT64_C(0xb7b0c1dd57dbda91), UINT64_C(0x287aaf26525319eb),
    UINT64_C(0x330c0f90b5e2e808), UINT64_C(0xa6e9eab14cfed5ac), UINT64_C(0x7147a1b3d059e1c3), UINT64_C(0x42da3d89b47f3e9a), UINT64_C(0xc4116d056d4ccc14), UINT64_C(0x6ef68e2b590a10d5), UINT64_C(0xd4aea77ed3e021d9), UINT64_C(0x4a9484bd607aac45),
    UINT64_C(0x39695c423c018f0b), UINT64_C(0xa1b2d6c6358bf58f), UINT64_C(0x5a0db49d89a007da), UINT64_C(0x6ee7d4aabdf1d946), UINT64_C(0x01b430891c83ed5d), UINT64_C(0x1a5add613bc2c22d), UINT64_C(0x8950bb635c9166c2), UINT64_C(0x36a4dcce1697e672),
    UINT64_C(0xce9c98dcdee513f4), UINT64_C(0xda483cc9b0e29589), UINT64_C(0x99dd054024dc0826), UINT64_C(0x266ed74ae1571e03), UINT64_C(0xe869c83629644001), UINT64_C(0x569742455b089067), UINT64_C(0x59d9b51e6d1ef9c1), UINT64_C(0x38ba433d8301d76c),
    UINT64_C(0xc0c41c1ea19a2a00), UINT64_C(0xaf644a4b5d754fe4), UINT64_C(0x6b51466ba4a7890a), UINT64_C(0x572a808f4d61a172), UINT64_C(0xc7d8f5b7dc215c2f), UINT64_C(0xf2b18782c8a8a344), UINT64_C(0xfedd6e74b05d5051), UINT64_C(0x5be96fe13292ad32),
    UINT64_C(0x99130a8f37af10a8), UINT64_C(0xdf031a9b2d3b1378), UINT64_C(0xdb51c1e4779f17a8), UINT64_C(0x515beca8a347da6d), UINT64_C(0x5ae07b665837b2c6), UINT64_C(0x5fbcdfdaf9ad4ea5), UINT64_C(0xc8783c728e2b6bb7), UINT64_C(0x57018402879ba3c4),
    UINT64_C(0x3488efd5f72a6249), UINT64_C(0xd17f42555ca5bfdb), UINT64_C(0x5f328b25933696c8), UINT64_C(0x587c3dfeb0cf13a1), UINT64_C(0xdb611e9ce5acb435), UINT64_C(0xbf9dbb05da8a4589), UINT64_C(0x6668fb7e71b8737a), UINT64_C(0x5350d2828056fed2),
    UINT64_C(0xadfd1412b2159a2a), UINT64_C(0xdae30db6d4e4db22), UINT64_C(0x761cab08736f2add), UINT64_C(0x662a16d49a7eb6bc), UINT64_C(0x9d53143c0f82414a), UINT64_C(0xf03fd099684c22a8), UINT64_C(0x7b890167be3df4d6), UINT64_C(0x1eb0a6ce95855d07),
    UINT64_C(0x0f204fa45a1194f0), UINT64_C(0xf161e497bb06ee8f), UINT64_C(0x4ebd7829d8a64f2d), UINT64_C(0x206b9936f1391f8b), UINT64_C(0xceee755cd515a88d), UINT64_C(0xef96251fa21ebef5), UINT64_C(0x843188efbb33cf34), UINT64_C(0x4861b804cd080538),
    UINT64_C(0x28e7158d722c2f0a), UINT64_C(0xb8dc36b2f39184a2), UINT64_C(0xa1fe4aaf12dc758b), UINT64_C(0x32a786dd9cd38945), UINT64_C(0xc8b89ff78aa67eff), UINT64_C(0xc0c7c83d5def8d3f), UINT64_C(0x2e9a62dc141b1702), UINT64_C(0x4f182b8eb6450d75),
    UINT64_C(0x02bfd8f3481944e4), UINT64_C(0x96580bc148f27865), UINT64_C(0xc3825b01c42cba3a), UINT64_C(0x12a4ab84ca285a55), UINT64_C(0x169626bf7c1f23b3), UINT64_C(0xcec3f5043d9fe4c3), UINT64_C(0x21cbaa11cfcbb9cc), UINT64_C(0x7f8f926432bc6d02),
    UINT64_C(0x7c01f7ef21e5adf6), UINT64_C(0xa2ea795c469e13e0), UINT64_C(0x946da15e5eb0ebf0), UINT64_C(0x7bddcd0687016bf8), UINT64_C(0xcf6cff4239bee59a), UINT64_C(0xc3abf917d9d68245), UINT64_C(0x8a2fcedfb84d4aa9), UINT64_C(0x76e4bb89b6d7742c),
    UINT64_C(0x3ced8949669c4901), UINT64_C(0x4286fdaf8ce161c6), UINT64_C(0xc39cce275b8cdbaa), UINT64_C(0x75f71fb6aa24e36d), UINT64_C(0x7263ac88fcd4198c), UINT64_C(0xbfa96ddaa156ce62), UINT64_C(0x6e358d7828c3af01), UINT64_C(0x3af4113386a2224c),
    UINT64_C(0x4278bf1830404db1), UINT64_C(0x50a499c2b655aa7d), UINT64_C(0xf9fc4bd7271f897b), UINT64_C(0x689f6ad10b235029), UINT64_C(0x7f15b101c79cc5da), UINT64_C(0xb6fcb0649ca7dd3c), UINT64_C(0x058fa7b29209749e), UINT64_C(0x48dc06ff4644898f),
    UINT64_C(0x43763286d70fcc60), UINT64_C(0x3ec583b59098acb8), UINT64_C(0x3f07a5bf8bfbd418), UINT64_C(0x1b8ffbac9a9b7b11), UINT64_C(0x3b83d812c2966301), UINT64_C(0x5f32f861f7a9830c), UINT64_C(0x196723f5307a5276), UINT64_C(0x122e206934f8107b),
    UINT64_C(0x4f203f0c2a4c3606), UINT64_C(0x81eff882a9b9c35e), UINT64_C(0xd306910de889ba50), UINT64_C(0x7989429badaf3e9b), UINT64_C(0xc08eb925ee958c01), UINT64_C(0x74679595bb336ba5), UINT64_C(0xf1efd06534791cb5), UINT64_C(0x260729a90966d03b),
    UINT64_C(0xd02732067d8b5d94), UINT64_C(0x636e4806a2da762d), UINT64_C(0xd0cf991567bac940), UINT64_C(0x4a3e059d6d01d0fa), UINT64_C(0x4ac23129c9e63303), UINT64_C(0xb23d76e632b3b54f), UINT64_C(0x38f08a95ffe777b6), UINT64_C(0x409271b448a06b7b),
    UINT64_C(0xc8d9c0897de5f0cd), UINT64_C(0x130d8ff601f2dbd3), UINT64_C(0x7ac8e4d31b8adf61), UINT64_C(0x764934ff6c7c1913), UINT64_C(0xd621bd3bcd1e3180), UINT64_C(0x1d73e2a79fbb67e9), UINT64_C(0x2c84588d7c90cd9d), UINT64_C(0x7b6482937412b249),
    UINT64_C(0x1ce7a23dfcf6634b), UINT64_C(0xa5be9f543fa4b223), UINT64_C(0x96545c5835c6e23e), UINT64_C(0x5e4bf52f45bdc2d1), UINT64_C(0x30cdf6748deae885), UINT64_C(0x6c2383405aaeb051), UINT64_C(0xaf1da0d848c11605), UINT64_C(0x32a68d53270923df),
    UINT64_C(0xfb72e588658a0100), UINT64_C(0x842feefb7b12bc02), UINT64_C(0x2e6662af0d78fe17), UINT64_C(0x6b6339adbb2649ba), UINT64_C(0x5a391f002ddffe8d), UINT64_C(0x8ade57a89412685c), UINT64_C(0x3733c0b089316ab0), UINT64_C(0x62b1e17a2afabdfd),
    UINT64_C(0xf98af98ff740b930), UINT64_C(0xef9a702aa05f2853), UINT64_C(0x13f0ebc860ff83d6), UINT64_C(0x3114e363234db6e1), UINT64_C(0x2e06eceeed9e13f0), UINT64_C(0xbc05e74a28ae6a86), UINT64_C(0x53d692be6b5a53ea), UINT64_C(0x06f5edb1ae554edb),
    UINT64_C(0xaebeff89f7144a95), UINT64_C(0xf56ff862ebc05c26), UINT64_C(0x6581d90e7cbbd428), UINT64_C(0x6cec0a1e733ba761), UINT64_C(0xf8aea2abe7e050ab), UINT64_C(0x0e1ef08e82d8d4aa), UINT64_C(0x2af63f2859e9f435), UINT64_C(0x2da0cbf86b17ed3e),
    UINT64_C(0x9a5174108abcdfcc), UINT64_C(0x10b592fa317300c0), UINT64_C(0x8239eee91e94b0b1), UINT64_C(0x3ff328276e56eb76), UINT64_C(0x3fa0038b606c41be), UINT64_C(0xa140da4ed47da476), UINT64_C(0xdfec78aecafc9da0), UINT64_C(0x20044039e7d7dbd2),
    UINT64_C(0x88a85e71697e4d2a), UINT64_C(0x9a62078c4847e325), UINT64_C(0x58842da0975c755a), UINT64_C(0x0d3ffbbda535997a), UINT64_C(0x6847c8a3d84e3afa), UINT64_C(0x63e3356ca18813b2), UINT64_C(0xbe5d6d88a8de32eb), UINT64_C(0x58f69d67c1ca2c2c),
    UINT64_C(0x59fe4240229a7ae6), UINT64_C(0x99a50bc0e255cedf), UINT64_C(0xebd2e5cd7a5d6c80), UINT64_C(0x0aa039fb508a7420), UINT64_C(0xcbff71057529ec48), UINT64_C(0x8ab4f9dee2c6379f), UINT64_C(0xbe2b05a9aa57c8e5), UINT64_C(0x76b2b41217dd4cf0),
    UINT64_C(0x6e8cf2c91569df85), UINT64_C(0x109070a6995e6274), UINT64_C(0x827890c3820e65ea), UINT64_C(0x6df333cd7827c120), UINT64_C(0xd0c1ca17977d1dbc), UINT64_C(0x03e1c36df98b902d), UINT64_C(0xe3e37e4c107ca342), UINT64_C(0x6a6a420a867e2428),
    UINT64_C(0x8b7a0b4b352c45e8), UINT64_C(0x7c7d46b6eaf9d060), UINT64_C(0x785a8bcddbe7c53f), UINT64_C(0x0c530f4a26865ddb), UINT64_C(0x7b231fa4c85b9e47), UINT64_C(0x8e9928a8c4e22cb0), UINT64_C(0x46ad578f2e138bd3), UINT64_C(0x72442301706b0a07),
    UINT64_C(0x51c78e9112434223), UINT64_C(0x4ad91f52601995db), UINT64_C(0x3af6380e2281ec4f), UINT64_C(0x754772c846a9934f), UINT64_C(0x9eb1d2c73c2b1d20), UINT64_C(0x51ac8ba3850106a7), UINT64_C(0x7c066802b9979a47), UINT64_C(0x26fc800805c3a60b),
    UINT64_C(0x2fe849c1344ea8db), UINT64_C(0x8c8a53fc1616b112), UINT64_C(0x10f17a5160f9e5b6), UINT64_C(0x2476d8b6e79d5c7e), UINT64_C(0x17c59dd90e9970b1), UINT64_C(0x8dbe4bfc24f1e335), UINT64_C(0x1597ee1c7d580bcf), UINT64_C(0x72e68eb182a6b867),
    UINT64_C(0xf7e5ccb6a9a69356), UINT64_C(0x72ebcf706ce00a96), UINT64_C(0x91060d83855d2e9a), UINT64_C(0x71f459fadeb4a0ea), UINT64_C(0xe4184b306bdff877), UINT64_C(0x275fed9e049dd979), UINT64_C(0xc2503e3b532b8f14), UINT64_C(0x012f50593c181b06),
    UINT64_C(0x5e5070c4394291ae), UINT64_C(0x1b7163ab87069d54), UINT64_C(0x5b69d54eb1055fbd), UINT64_C(0x17d934edb780af46), UINT64_C(0xac77e7caf571625f), UINT64_C(0xcf966c75eb11c891), UINT64_C(0x9862b29a69c24299), UINT64_C(0x027948fc4924a217),
    UINT64_C(0xae4701ce3b6d5b08), UINT64_C(0x9dbca4f6d897214b), UINT64_C(0xbc65ea6fe241d8c7), UINT64_C(0x4a79c79c849761f8), UINT64_C(0x1aa8e1846194b4ce), UINT64_C(0x29c02601ada77cb4), UINT64_C(0x3c9f580a1bff8260), UINT64_C(0x0b35641c62e2722e),
    UINT64_C(0xd60550a5d4af67c3), UINT64_C(0x8123c043c026059a), UINT64_C(0x5da9a8428b75ecbd), UINT64_C(0x7a4376dc2cf2ce1a), UINT64_C(0x3da37c84d13850dc), UINT64_C(0x343d0b3a75fdc9f4), UINT64_C(0x96964da5e6a424d9), UINT64_C(0x163c7399cb43a66f),
    UINT64_C(0xa9749dd91c80e289), UINT64_C(0x536f9e4b09216d49), UINT64_C(0xeb4ba67c50a4d644), UINT64_C(0x511a153f13b04565), UINT64_C(0x31bdb615a2e05c5f), UINT64_C(0x30dcb101be0c59b4), UINT64_C(0xfc182006dfbd4ffe), UINT64_C(0x51ab9aac73a249c1),
    UINT64_C(0x16219e9ed28df5a6), UINT64_C(0x8815a27bef8e3cf8), UINT64_C(0xbcdfb2b42407cb98), UINT64_C(0x57827b14e1b1c557), UINT64_C(0x21def4cfd390bab1), UINT64_C(0x8b400e56584c2eb8), UINT64_C(0xdbd49fbe58b3ce95), UINT64_C(0x08e00228a2b591ee),
    UINT64_C(0x128d897fe295ac4b), UINT64_C(0x1a3681455a14521a), UINT64_C(0xa43df0493ae3f7e4), UINT64_C(0x37e6c8b7c1aa1baf), UINT64_C(0xa85ab4a5fb0731c7), UINT64_C(0x26836cbe9f9daea5), UINT64_C(0xfb92a3cf6a129f4f), UINT64_C(0x641a85125bd9d41d),
    UINT64_C(0x27f5e6518dc537d2), UINT64_C(0xfbcca122fb07475e), UINT64_C(0x7e5d36a99b13229a), UINT64_C(0x3b8550db93d43fe9), UINT64_C(0xd1dd328a6beb2ec1), UINT64_C(0xf4e7ab0cbbcabea7), UINT64_C(0x254b75caf0d19100), UINT64_C(0x238518094b0eb4f8),
    UINT64_C(0xef77d29bab1c2423), UINT64_C(0x85f88ed352145974), UINT64_C(0x07b94147b22b452d), UINT64_C(0x5be1e16f2d873dd8), UINT64_C(0xb912bedfd5f0741d), UINT64_C(0x2dbe5bd86268f646), UINT64_C(0x8b8c3ff1d4c05026), UINT64_C(0x2d5abbaa74d7ef25),
    UINT64_C(0x92477a03b36e3e18), UINT64_C(0x2909d097e0af7015), UINT64_C(0x08e8a8722dd4663e), UINT64_C(0x7ee2ab8b50d78447), UINT64_C(0x3a15682787c2975e), UINT64_C(0xbc153c56c68f982f), UINT64_C(0x3bc3de339e154c74), UINT64_C(0x33bded73812cf225),
    UINT64_C(0x5cd04a7eb7cd73ea), UINT64_C(0xce99577b61842b32), UINT64_C(0xfe61639849b00b03), UINT64_C(0x546a1336d35fb01b), UINT64_C(0x6fd82895f162cdd0), UINT64_C(0x4956f6771f097e81), UINT64_C(0x165f03a2835a218c), UINT64_C(0x7f6c799054261f64),
    UINT64_C(0x700d9d200e15b4b3), UINT64_C(0xa5290b7288104036), UINT64_C(0xca2e0d8e3cf40169), UINT64_C(0x1d2ed1a7cb0e9204), UINT64_C(0xf73e458fa455b93f), UINT64_C(0x89ec2e7aa0ba9e05), UINT64_C(0xc20f325d13a1107d), UINT64_C(0x566ef97bb1b953c0),
    UINT64_C(0x99904da7addc3c5c), UINT64_C(0x36fa18a0b299ce95), UINT64_C(0x593b39567a01c8ba), UINT64_C(0x3a3fb45011685bd5), UINT64_C(0x631f3dd8af526899), UINT64_C(0xb0a91ca2b00342f2), UINT64_C(0xac9d04156fc41e62), UINT64_C(0x5a189b9e2ed02463),
    UINT64_C(0xbfa7b0a8e3fa926d), UINT64_C(0x93921414a2d4dc59), UINT64_C(0x3ebd84b3971a858f), UINT64_C(0x4c238c10cd19648c), UINT64_C(0xc903249f873a1c40), UINT64_C(0xf5499374a5cc3b3a), UINT64_C(0xc0e027f31fa3d715), UINT64_C(0x59f773a278bc376c),
    UINT64_C(0x1816ffc5ccc17db2), UINT64_C(0xbe12c30cf69fba6f), UINT64_C(0x3897f8b951123e14), UINT64_C(0x5dc22aca9506a612), UINT64_C(0x03ffc24392ebc170), UINT64_C(0x33775eb6a84d08b7), UINT64_C(0xf734d0425cad9e64), UINT64_C(0x746d2fea7efc2455),
    UINT64_C(0xa730194ec2f0d2b4), UINT64_C(0xd084f8358b27816a), UINT64_C(0x6aca52e426b43583), UINT64_C(0x03f2ecfb68281e66), UINT64_C(0x05c316c8472705cf), UINT64_C(0xb0b4421403562605), UINT64_C(0x7748011826e8f897), UINT64_C(0x45014586aca269cf),
    UINT64_C(0x879b5972d84670ba), UINT64_C(0xc63da0ba84843376), UINT64_C(0x1e147d65cf139340), UINT64_C(0x2ceee498b98951ce), UINT64_C(0x75f4d83373b6467a), UINT64_C(0x8980ee441f2f8cab), UINT64_C(0xe4237ddc70628aef), UINT64_C(0x4025c4b7f328a6de),
    UINT64_C(0x44b45f4fc29dc14c), UINT64_C(0xa9d2db167de52e68), UINT64_C(0x8b245223e4b0db4d), UINT64_C(0x67cf383355dd63ee), UINT64_C(0x2c64b06d5e12f2c6), UINT64_C(0x475ec45aa52d0d5f), UINT64_C(0x0828dc1777ce571d), UINT64_C(0x5c5695c96eb40862),
    UINT64_C(0x1d4cdb9908f237b0), UINT64_C(0x792dc37a5169144d), UINT64_C(0x0a640a49faecd32a), UINT64_C(0x2425f493d33013b1), UINT64_C(0xc46486bd69a36c0c), UINT64_C(0xa342d100c7ca872c), UINT64_C(0x8d473cd654bbe41a), UINT64_C(0x10da67ca4cb88e69),
    UINT64_C(0xc001fab6a77248ad), UINT64_C(0x0819c41a0e5d4b0f), UINT64_C(0xb16c2642eb0765c4), UINT64_C(0x3cc424b786e0c9b5), UINT64_C(0x093cda354388493d), UINT64_C(0xc28d9532d8189352), UINT64_C(0x7880937d2bb134a6), UINT64_C(0x76bc3e999b73a35c),
    UINT64_C(0x2a2edebff79e603f), UINT64_C(0x86fc0d695cc1ecf4), UINT64_C(0x134ce586b08db97a), UINT64_C(0x0d8d269042512f06), UINT64_C(0x07297df05a6cf12a), UINT64_C(0x9fb71edea6056af8), UINT64_C(0x200ab1031f0486c5), UINT64_C(0x20601609702afa4b),
    UINT64_C(0xd287ea36bc09f897), UINT64_C(0x839b85cbbec5fd0e), UINT64_C(0x73b995356c9896ff), UINT64_C(0x5c7c3bac6642e76d), UINT64_C(0x85f45f028ab1dc12), UINT64_C(0xba4dc53004b1c918), UINT64_C(0xf1ae3bb5b5a201e5), UINT64_C(0x148bbc8c801376da),
    UINT64_C(0x2bd6dfd487859712), UINT64_C(0x4596f42b1ad0a2b1), UINT64_C(0xdcc989887c647c03), UINT64_C(0x40102c0e66d880b1), UINT64_C(0x182d678b1e8ccebc), UINT64_C(0x2b7ab940f06e928b), UINT64_C(0x4b0fd09f3968cf84), UINT64_C(0x0d3a9bb768a4646c),
    UINT64_C(0xb3f4adb69d8444c6), UINT64_C(0xd2204b3fa622c529), UINT64_C(0xf115fde00b40d0f0), UINT64_C(0x680a904860d9e38f), UINT64_C(0x22bc563e263b40ac), UINT64_C(0x1e5eb08b18c39931), UINT64_C(0x0bc69c7e46b9f02b), UINT64_C(0x5e018eeda4c2ed61),
    UINT64_C(0xdba3a72e3b78d7eb), UINT64_C(0x45bf65ae631739df), UINT64_C(0x2d05be45461aa13a), UINT64_C(0x0bf8fc3596f96ef0), UINT64_C(0x8bb0f7ac2ceb12b5), UINT64_C(0x467b48971de34afd), UINT64_C(0x64dfa70b5725c8f0), UINT64_C(0x7b42149842dccf85),
    UINT64_C(0xbf6e63f6131a1731), UINT64_C(0x970f77cc6b444ff2), UINT64_C(0xbc35693429b7316a), UINT64_C(0x1b7ae6c7ba4ac510), UINT64_C(0xcfa57c2c6576e45c), UINT64_C(0x4c88830578953248), UINT64_C(0x7931d47440bdb8d7), UINT64_C(0x7bf24f7789da0a91),
    UINT64_C(0x94b8eed747ccd457), UINT64_C(0x1beb221ad67c4611), UINT64_C(0xc7a53a2da1720cc2), UINT64_C(0x561961d09de2babc), UINT64_C(0xb5ce991638b38559), UINT64_C(0x444a10cbe2365e1c), UINT64_C(0xd8f45d54854b23c0), UINT64_C(0x71cea9394bae1b10),
    UINT64_C(0x02616ed9303962f8), UINT64_C(0x647fadc54052ad34), UINT64_C(0x36549c384000b4f2), UINT64_C(0x463f9b938b99e782), UINT64_C(0x902412202d950981), UINT64_C(0x7ac4413d6ea1cca3), UINT64_C(0x573ab8c9f2ed1842), UINT64_C(0x1f9ec904aee7979e),
    UINT64_C(0x226925f916efd330), UINT64_C(0x3b64c5622f15f52c), UINT64_C(0xd443eb5aff17bd63), UINT64_C(0x12c43b2cb53e434d), UINT64_C(0x9c193dc4e86024bf), UINT64_C(0x06dd8c84dcfb3c17), UINT64_C(0x3c91a6c2df4c07e6), UINT64_C(0x003a987523431e34),
    UINT64_C(0x5aa5477e68a4d902), UINT64_C(0xc99835f7334767b0), UINT64_C(0x64fa76a37b00379f), UINT64_C(0x41bab7a2afe02309), UINT64_C(0x9b527f44880bed0e), UINT64_C(0xfbb2bf1704108dbe), UINT64_C(0x3232cb667f26c249), UINT64_C(0x6337dbcc4234ff81),
    UINT64_C(0x5a0e2dfab776145d), UINT64_C(0x553398466d1bb56b), UINT64_C(0x9c56b83ffd4eace4), UINT64_C(0x2342b68b6f5a553f), UINT64_C(0x9633c5444706754f), UINT64_C(0x283d966586923c55), UINT64_C(0x3e4f6c9c8c4b0c13), UINT64_C(0x6be6fc96c89f1c2e),
    UINT64_C(0x55ce7f50e1aaed0b), UINT64_C(0x6bc9e30c17f1da65), UINT64_C(0x45708f931edac956), UINT64_C(0x7472bd222523511b), UINT64_C(0x15433e3b6c0aa1c3), UINT64_C(0xef82223177c69aa8), UINT64_C(0x1002141badfb9d52), UINT64_C(0x4396d8cb124f6826),
    UINT64_C(0x27445b4ab689432d), UINT64_C(0xf1b42403c5e38066), UINT64_C(0x12129990aab16702), UINT64_C(0x65ae553b54c499ed), UINT64_C(0xcd0b2a8c6370c9b9), UINT64_C(0xdc9792319550cc93), UINT64_C(0x8f72d86ebe6863fb), UINT64_C(0x613721a701d52523),
    UINT64_C(0x717bed39ddbb7918), UINT64_C(0x90dadd4c9ec4078a), UINT64_C(0xafadb953d41e6208), UINT64_C(0x0b985525f4d3215a), UINT64_C(0xe5a6985c61550dea), UINT64_C(0x74006daa4d1ed991), UINT64_C(0x7b3f9649a4b807cf), UINT64_C(0x50e607a943ce3142),
    UINT64_C(0x48a4c0866766bc45), UINT64_C(0xa03a57b6ef2914e6), UINT64_C(0xf2a093ce4245ede7), UINT64_C(0x251de5fdacf59b3f), UINT64_C(0xd8e0b7c6e6f6c746), UINT64_C(0xf1c757ade3db4a0d), UINT64_C(0x6b7881df0dd68109), UINT64_C(0x24cf7fb715a0d824),
    UINT64_C(0x4e71cd748db73c37), UINT64_C(0x1c26120e0f010f6c), UINT64_C(0x3a29e95acbcb03c0), UINT64_C(0x1e24fb6005ea2c7a), UINT64_C(0x2aa161b12bdd1e63), UINT64_C(0xa34ea205570c30eb), UINT64_C(0x28c5dfba347edad5), UINT64_C(0x7c0aa7e1c6da8d62),
    UINT64_C(0xd8151ee25583110b), UINT64_C(0x5ed8e768b27d35d5), UINT64_C(0x203841a6ccb9fde4), UINT64_C(0x3017c796cbf264f5), UINT64_C(0x9e1a27c03c4ebb54), UINT64_C(0x12038065f5a56fca), UINT64_C(0x2927f19163f855e4), UINT64_C(0x106022badaa6e188),
    UINT64_C(0xd3a87efb95e5f7e5), UINT64_C(0x1f032cde1de73457), UINT64_C(0x3f32f169272db26e), UINT64_C(0x21cc87c8ea729e05), UINT64_C(0xc9ec768e9c1c82c9), UINT64_C(0x3b2fe753d81750c3), UINT64_C(0x072079a6b8ce98d1), UINT64_C(0x3f74f15f37d5bb7c),
    UINT64_C(0x03a54abff3b04f43), UINT64_C(0x731b279e1c07f2ec), UINT64_C(0x3de092c69f067f86), UINT64_C(0x6e64f9b0b7399e8b), UINT64_C(0x89c57ffc460989b7), UINT64_C(0xfe59cdc99c1f9b8e), UINT64_C(0x6c165b103b6c73ae), UINT64_C(0x54a40469933a1088),
    UINT64_C(0xaf1dd625734f11b1), UINT64_C(0xb9b7a63cc4a101ba), UINT64_C(0xb4cb6485f7c47312), UINT64_C(0x0bb643e4a2b76ef0), UINT64_C(0x1019155885dc7587), UINT64_C(0xac1126dce648141f), UINT64_C(0x83071b11c2f9ef1a), UINT64_C(0x6a73f59331f782e5),
    UINT64_C(0x70dfa55a44a6dcd6), UINT64_C(0xe9327ccbe469da4a), UINT64_C(0x1b80efc232c4125a), UINT64_C(0x4a6ab3aa0c2a802e), UINT64_C(0x31b20ac0f5928ca9), UINT64_C(0xb2b1c5a4be55b4a4), UINT64_C(0xe9e10db26033b6c8), UINT64_C(0x132b807b42afab2b),
    UINT64_C(0xcb00ee2fa1e622a7), UINT64_C(0xa2132e0dc41f7487), UINT64_C(0x9c961315951aa4b1), UINT64_C(0x2bcf1f61bf79ca23), UINT64_C(0x5d135b5ba136b034), UINT64_C(0xa39f6751b68396f2), UINT64_C(0x40712e3122f31859), UINT64_C(0x20563fae04e4fdcf),
    UINT64_C(0xaa882fc13d37df52), UINT64_C(0xb77ca67d41e46f0e), UINT64_C(0xc6b6eb65cc1fd34c), UINT64_C(0x04740e7295f25d3f), UINT64_C(0x88345ba7ec9630ff), UINT64_C(0x0bbc8893cd89abad), UINT64_C(0x4d184731a3d06bce), UINT64_C(0x1fa844112390d46c),
    UINT64_C(0xeda16b9fdaa5aa14), UINT64_C(0x3a4fdc92d3a4712d), UINT64_C(0x23ee5c5617615aa0), UINT64_C(0x30469d0416dd20fc), UINT64_C(0xb090ce7b224bbe7c), UINT64_C(0x92fcfa9006c1ae67), UINT64_C(0x5e4ff4d7c7aaad92), UINT64_C(0x1144c6edef5aa259),
    UINT64_C(0xdf58557a6b8e157f), UINT64_C(0xb777ed60ffee782f), UINT64_C(0x64387d0b6aef9601), UINT64_C(0x5ffe28982a133914), UINT64_C(0x66381a49b43c186a), UINT64_C(0x176d1eb0825a8667), UINT64_C(0x216572aa9962d7ad), UINT64_C(0x1ea8e21928341124),
    UINT64_C(0xda86fac1a2abfe9a), UINT64_C(0xed97427a7e21c9d7), UINT64_C(0xc34c0931f29ed603), UINT64_C(0x1f5645fee406e9cb), UINT64_C(0x228f43163b814cc6), UINT64_C(0x98caffe16e589de6), UINT64_C(0x47288bbb2fc042ea), UINT64_C(0x351e7b2e8be80b25),
    UINT64_C(0x4e53927b51253f7c), UINT64_C(0x1990ebc1fa9aa428), UINT64_C(0xc93b80acf2d7a036), UINT64_C(0x418e5b75315ed683), UINT64_C(0x667fa04f54becf65), UINT64_C(0x8a51dbbce00b30ec), UINT64_C(0x3b6cb16418c6b23d), UINT64_C(0x2e3eeb078e455f91),
    UINT64_C(0x38fbeb01249a1a82), UINT64_C(0xe7642829490e3a6e), UINT64_C(0x494418c4c1bf7f82), UINT64_C(0x2d65b63f6486f624), UINT64_C(0x7ce163a448bb5ab6), UINT64_C(0x28face42b6516eef), UINT64_C(0x0b6f2fdcdc25331e), UINT64_C(0x48ee65189c6db842),
    UINT64_C(0x0e073f91a51234eb), UINT64_C(0x731e59f1a3ec25fd), UINT64_C(0x06c69fd99488527d), UINT64_C(0x4467bd31504e025f), UINT64_C(0x4d2a7f9268530332), UINT64_C(0x72900eabed39aef7), UINT64_C(0x916e4e5e87254dfe), UINT64_C(0x3fc027eb2a0dc54b),
    UINT64_C(0x08b6ffb6ff53f06f), UINT64_C(0x7c480f4d8f33d22c), UINT64_C(0x1e986795b0877f2d), UINT64_C(0x259c9e37cbe96a43), UINT64_C(0x5b86344319d4154a), UINT64_C(0x4e66d1591b72b133), UINT64_C(0x44e3abef9bae0b03), UINT64_C(0x51552d2919abde7f),
    UINT64_C(0xc682ea3900301bd8), UINT64_C(0x141e945708d5f429), UINT64_C(0x49a2cc22d0cc16aa), UINT64_C(0x6084d4ddafb905f2), UINT64_C(0x3b80594c22b02323), UINT64_C(0xfe923147eeebe77c), UINT64_C(0x5e955eb5f5dc5c83), UINT64_C(0x773c2d78c254190c),
    UINT64_C(0x471d4ad3a3919e0b), UINT64_C(0xfaeae89da8c7dc6e), UINT64_C(0xeb8f5b43c31549cc), UINT64_C(0x6d495f6fcaf7a718), UINT64_C(0x2107b98769061680), UINT64_C(0xa88c85bb20fe8818), UINT64_C(0xf7e06cec0b97bea0), UINT64_C(0x5a96c6a677c485ab),
    UINT64_C(0x8e063d477026fe50), UINT64_C(0x98aad1e1100390e6), UINT64_C(0xaef45175d5a39c79), UINT64_C(0x30167eb424066945), UINT64_C(0x826d7b3958b0501a), UINT64_C(0x19b3e1e5421ed099), UINT64_C(0xeec462c0193f2a73), UINT64_C(0x1c347b50fb2965e8),
    UINT64_C(0x3808ff3fa83a9c88), UINT64_C(0xb516f24d7b9a9b60), UINT64_C(0x41f6f48645b8764f), UINT64_C(0x27563607615c6df9), UINT64_C(0x2c8ea97c3f5df8f4), UINT64_C(0xcab966ac5dc4c8cd), UINT64_C(0x1bf9a086e55999f2), UINT64_C(0x647177a2c9607814),
    UINT64_C(0xc04053c842e38421), UINT64_C(0x39b124f63c1d146f), UINT64_C(0x98d65dda9a447b67), UINT64_C(0x153f2a62a8d54e20), UINT64_C(0x45dc71c795930630), UINT64_C(0xee78ea3734d1846a), UINT64_C(0xc5b4267534557d2a), UINT64_C(0x3e9a9a00a4b3d840),
    UINT64_C(0x52be311050b79586), UINT64_C(0xb9cddb2bcf6ac514), UINT64_C(0x7ee09f4398666e5d), UINT64_C(0x0d4dd8a63eaacbc4), UINT64_C(0x8318397f864c5c3c), UINT64_C(0x70a986e543a523d6), UINT64_C(0x4f5b8e6ee8102898), UINT64_C(0x36503d34150ed169),
    UINT64_C(0x566809f610caec59), UINT64_C(0x2887d1d5c8521ebd), UINT64_C(0xbb7198f671301bb6), UINT64_C(0x3e846d31e2ee9e36), UINT64_C(0x52912b72250b1628), UINT64_C(0x9e282bdfd2685d1d), UINT64_C(0x4eb43f46882dab06), UINT64_C(0x69a6ba68d6b5f061),
    UINT64_C(0xba7b21665ed46b7f), UINT64_C(0x6c23c45544dd6165), UINT64_C(0xf49a74f8b3412afb), UINT64_C(0x6d545b5ef9d49441), UINT64_C(0x69afe1319a92a5b2), UINT64_C(0x2a239a037f059610), UINT64_C(0x1a8eba63085f9b9a), UINT64_C(0x194392d6c6d774c6),
    UINT64_C(0x55da8161505fc78e), UINT64_C(0xb39b2286740dc997), UINT64_C(0x6baa44b1ce4de63e), UINT64_C(0x7cea03fddcc3469f), UINT64_C(0x9f39cb0d712b7c49), UINT64_C(0x33704003cd4d71fd), UINT64_C(0x979df1f64e2d75d7), UINT64_C(0x0ae18f0db1a76ede),
    UINT64_C(0xf4e1fab933ddf83d), UINT64_C(0x99c05c472a4692e8), UINT64_C(0xdec77af475db6735), UINT64_C(0x4dccc58b00eecaa3), UINT64_C(0x8998a36376e40c06), UINT64_C(0xda5141e7a24f0627), UINT64_C(0xa0a107fdbf0c2a89), UINT64_C(0x770972777cf7b2cd),
    UINT64_C(0x10c5b67b19bfc269), UINT64_C(0x9bff7984ee1c4381), UINT64_C(0xc6a674ac87c9384e), UINT64_C(0x696a89d4cd0f33ad), UINT64_C(0x256b2643650bacfd), UINT64_C(0x39d0882f76e071c2), UINT64_C(0x28e23d982e1b3761), UINT64_C(0x78ff7e0958b8bd21),
    UINT64_C(0xfa4d95fa10d5dd0f), UINT64_C(0x29e0250c02297a3c), UINT64_C(0xdbeb5c215f0c978d), UINT64_C(0x2e0f79e2dfc2924a), UINT64_C(0xea849e0171858900), UINT64_C(0x3c4cb4fd90043eda), UINT64_C(0x32ceab18144739cc), UINT64_C(0x6f4e9eb5c683450c),
    UINT64_C(0x14a66cd5a1698be9), UINT64_C(0xa44efbe58802c0e1), UINT64_C(0x6af1cdd27bc0d135), UINT64_C(0x774d5f46b1efbacf), UINT64_C(0x239fb70583e276d5), UINT64_C(0x0064045e3d52a761), UINT64_C(0xc633c7cd0a9258d2), UINT64_C(0x070a29d60f055451),
    UINT64_C(0xe2af686468c43cda), UINT64_C(0x437f468d22bc54f4), UINT64_C(0x33577080893657aa), UINT64_C(0x23430517956fa9fe), UINT64_C(0x0b2178348ffa32d1), UINT64_C(0xa38920fd857b9e2f), UINT64_C(0x6207a3f66bb30c75), UINT64_C(0x526b4e8d8a14e0c1),
    UINT64_C(0xed92a6a0fc9e58d4), UINT64_C(0xec6ba8f499f7d3fd), UINT64_C(0x938c047e473bf517), UINT64_C(0x56f17f3de807f30d), UINT64_C(0x1859ae00a0ef351f), UINT64_C(0xfab96c9cb5a9d1df), UINT64_C(0x54fe7ccb7b056b30), UINT64_C(0x6a99aa5fca4d0318),
    UINT64_C(0xa5712f32c1abc188), UINT64_C(0x4cee60ad0fd0e5d2), UINT64_C(0xe655b0e78a0c91e0), UINT64_C(0x02c4499e347998b4), UINT64_C(0x5530f9d9c88b8ebd), UINT64_C(0xbffcbf40fa95d678), UINT64_C(0x7d6442efcd5015da), UINT64_C(0x01152abef55a18b5),
    UINT64_C(0x5cfa923e609bd24c), UINT64_C(0x438cfa9817245f34), UINT64_C(0x30999529fd07b910), UINT64_C(0x78ff8845f55bad6c), UINT64_C(0xfe9481c9601f0e0f), UINT64_C(0x2277b70aea5cfe7f), UINT64_C(0xe73112da745818be), UINT64_C(0x4896514998aa15aa),
    UINT64_C(0x9087b9732920aa61), UINT64_C(0x4f9a02188894d46d), UINT64_C(0x0e02740df463a5c1), UINT64_C(0x557ca331b5d0b49c), UINT64_C(0x725875616486b691), UINT64_C(0xbb45819d7d0a7624), UINT64_C(0xf53abcd59ff3c8dd), UINT64_C(0x5e7428cd203b48e6),
    UINT64_C(0x26a76ea8a4183bf6), UINT64_C(0x578a5674c7b4198c), UINT64_C(0x3eadcfcdcc9a8f26), UINT64_C(0x19fbf95b790502cb), UINT64_C(0xa200540ab5810592), UINT64_C(0xdc890774e24ba0b2), UINT64_C(0x0f22e65efd42398d), UINT64_C(0x26592418a9b44d2c),
    UINT64_C(0x0367726469ff242a), UINT64_C(0x20e8688f6d0b261e), UINT64_C(0x35828d152e41a5b6), UINT64_C(0x4903958602ba147f), UINT64_C(0xdaa0c6ecc93d4e6b), UINT64_C(0x75e8db13db7f58e6), UINT64_C(0x5f09ba36b50218e3), UINT64_C(0x3188fe9493c1e2a8),
    UINT64_C(0xb6ebfe81a6396460), UINT64_C(0xd100a3b0dddfc319), UINT64_C(0xd6fd3eb4e7d82613), UINT64_C(0x10d2440320f80078), UINT64_C(0x726576e7bc6da19a), UINT64_C(0x342c85e1b3de6ee6), UINT64_C(0xef3d66d5324ad02b), UINT64_C(0x76d2b217a683dd68),
    UINT64_C(0xa5159f715c2b0283), UINT64_C(0x91c655ff98494f5e), UINT64_C(0xbd0993ed9d3f6c88), UINT64_C(0x094afbe4a6962838), UINT64_C(0xe95c126eff492648), UINT64_C(0xc3a2684902c02180), UINT64_C(0x3f4cda73cb912764), UINT64_C(0x024abb2f0b39320d),
    UINT64_C(0x5fc10f291d86334c), UINT64_C(0x738d65c13ccd6e83), UINT64_C(0x0e57a0148458b614), UINT64_C(0x7d0f210e98f93dec), UINT64_C(0xf89c557545563051), UINT64_C(0xfff785e14e397bdb), UINT64_C(0x2eeae5788dbd43a7), UINT64_C(0x35caf28de2cb69bf),
    UINT64_C(0xe8133c3bb5fc2bd3), UINT64_C(0x9d2517a16b08e709), UINT64_C(0x0ab3e7b58ec06856), UINT64_C(0x641d18a863520210), UINT64_C(0xa3e2cd378634df03), UINT64_C(0x203d057976bed50a), UINT64_C(0xb325e80aa0b1ab5b), UINT64_C(0x0ab4ec1a82e1162b),
    UINT64_C(0xfd36105bfb6cf0c1), UINT64_C(0x8dbf7c87730b9921), UINT64_C(0x3c82ea12bb90203d), UINT64_C(0x227021bea5c56786), UINT64_C(0xc649a30fd634e79f), UINT64_C(0xe8cc7c6447d4aaad), UINT64_C(0x1fd567c15dd2d2da), UINT64_C(0x1af7ce4472548319),
    UINT64_C(0x51172505e250131d), UINT64_C(0x7500a8e1ed1daf44), UINT64_C(0x016581c6a305a257), UINT64_C(0x52b121efb0fac394), UINT64_C(0xb9146a10fab1e0d9), UINT64_C(0x3d41051cf3b40945), UINT64_C(0x6394ec0a3305eeec), UINT64_C(0x034b9b526e87688e),
    UINT64_C(0x19b54f1ac6361144), UINT64_C(0xd7ddae56056ba21f), UINT64_C(0x370bd5fa6b2de0d6), UINT64_C(0x0e2e69b20ef95d50), UINT64_C(0x18aa0ac74c816613), UINT64_C(0xab09ac707d2105af), UINT64_C(0x3b47f5e6d10a12f4), UINT64_C(0x4e7c8cce5d470d28),
    UINT64_C(0x4d1e5939fed22381), UINT64_C(0x8750a845eb8fe646), UINT64_C(0x46cb62dd3e70ebaf), UINT64_C(0x032a61f584425aa3), UINT64_C(0x0b963d5308ebb2d6), UINT64_C(0x05fc3c381b7e9ccb), UINT64_C(0x14e10f4145c64fd9), UINT64_C(0x5f2738882b984dec),
    UINT64_C(0x7fee731e87636c15), UINT64_C(0x1611057b871182f6), UINT64_C(0x2cd758b73a5b7338), UINT64_C(0x3269c47ab4769f4f), UINT64_C(0x630b821fd9c60b2e), UINT64_C(0x53dfc99b6f31d910), UINT64_C(0xbee4c3e5a5a41201), UINT64_C(0x53b627e837612daf),
    UINT64_C(0x91de54848469ea18), UINT64_C(0x37cdf04bb3bdd13d), UINT64_C(0xbe3bae005b416425), UINT64_C(0x0c45466881af6f8f), UINT64_C(0x3637349988e235d5), UINT64_C(0x400007eb4880cf40), UINT64_C(0xb42d2c58f549053f), UINT64_C(0x43cb48cab6f9c937),
    UINT64_C(0x43438d268f7deb32), UINT64_C(0xce475888242e2bbc), UINT64_C(0xe73c72d863759ced), UINT64_C(0x7227363d56544586), UINT64_C(0x783974ac3a5f447d), UINT64_C(0x26852452eae7c1ce), UINT64_C(0x42f7190e2841a1d8), UINT64_C(0x64cd2bc7d60d1f29),
    UINT64_C(0x3fa41f1d63cdede5), UINT64_C(0x58c522304ca2c130), UINT64_C(0x0cf7df24e4113f65), UINT64_C(0x511cf7e4ed47710f), UINT64_C(0x777a874f7037f848), UINT64_C(0x9abebf78d32760b9), UINT64_C(0xeaaaf7ddcb299809), UINT64_C(0x0e21d04266e1ac86),
    UINT64_C(0xdf9b2458bd2b2b28), UINT64_C(0x85d158246e8bd892), UINT64_C(0x1e0bef97d92f05db), UINT64_C(0x021d617dcda1a7ed), UINT64_C(0x061924dc0129caf0), UINT64_C(0x736ac72b749964b8), UINT64_C(0x9dae091c8337a653), UINT64_C(0x3548c47cd0092e43),
    UINT64_C(0x233be01530c17c76), UINT64_C(0x1631a772c3aaf0b0), UINT64_C(0x560d2a763528f512), UINT64_C(0x62c4d2fcf189b961), UINT64_C(0xa34babccb4d56400), UINT64_C(0x308d89b62cdb9587), UINT64_C(0x13532d18ed53e69d), UINT64_C(0x0789220167de9f94),
    UINT64_C(0x446baea113dd7395), UINT64_C(0x624b91c98696ed99), UINT64_C(0x78871d909f7afa6f), UINT64_C(0x0675126426cf5a10), UINT64_C(0x893eb129772e9080), UINT64_C(0x7b7a5c55b45e5db5), UINT64_C(0x1fb6c9b43206162a), UINT64_C(0x0cb7a403186867e5),
    UINT64_C(0x98e7bb4e6a844aaa), UINT64_C(0xc684adf4e2ffdd47), UINT64_C(0x88b2b35c0441d9af), UINT64_C(0x207fc31dcadd638d), UINT64_C(0x9143c07beacd97bf), UINT64_C(0x5c7e8f51812c48fc), UINT64_C(0xcf94b1be85d43f6b), UINT64_C(0x205af916e9a0b6f4),
    UINT64_C(0x225c7f5afc53101c), UINT64_C(0xee66857d716a59c9), UINT64_C(0x42a2203cce3aefa0), UINT64_C(0x601016baabe57776), UINT64_C(0x26330df86165b5bc), UINT64_C(0x7653d9468e14b5e9), UINT64_C(0x03e8e90ab96f7754), UINT64_C(0x586926bbd5fb71f0),
    UINT64_C(0xdf345feb06673cea), UINT64_C(0x45ad0005a4514187), UINT64_C(0x6a22329c5e7e9f03), UINT64_C(0x51c88c981a86fa7e), UINT64_C(0x7a3e069773e52e5a), UINT64_C(0x00a8ad27c0365cae), UINT64_C(0xce21e38536815ee3), UINT64_C(0x4914b3e3780a0260),
    UINT64_C(0x308618965fd1415d), UINT64_C(0x66e5ae51f41fc157), UINT64_C(0xb4b03be834144d15), UINT64_C(0x703c4dcee147c732), UINT64_C(0x5127e527b3771aca), UINT64_C(0xfa3f2557e64c4df1), UINT64_C(0x6b0c733e33c84bff), UINT64_C(0x5a2e6578afc8b87b),
    UINT64_C(0xa49c3dd4338bb4c3), UINT64_C(0x0a16b957688ee52b), UINT64_C(0xeeca9602bf84fff2), UINT64_C(0x36958564c034883d), UINT64_C(0xdc75a7a38edd7fd3), UINT64_C(0xdf8c48f3fdcc0296), UINT64_C(0x1999a701daf89f20), UINT64_C(0x72b79df40663ee2e),
    UINT64_C(0x19ea3f996162d7e0), UINT64_C(0x8201e2f51059b764), UINT64_C(0x8d9a19b434f7314d), UINT64_C(0x6622cbf4b90c735c), UINT64_C(0xde29964550ae9800), UINT64_C(0x603cc0818967bea4), UINT64_C(0x2bd8aea2ca4e66ad), UINT64_C(0x01c3dc905401ee13),
    UINT64_C(0xe5a25d5338cb9309), UINT64_C(0x7da2e240a8d03e5e), UINT64_C(0xd77576c0c5e00fc0), UINT64_C(0x6ecd204bb2ee8b80), UINT64_C(0x05e030414b0fcc6a), UINT64_C(0xfee95d6d509deebe), UINT64_C(0x9f5456a3caf2a07d), UINT64_C(0x5c7a53b019d50f85),
    UINT64_C(0xc7078e306f440870), UINT64_C(0xcddc5bc4f25e477f), UINT64_C(0x9c58ebbe49df702a), UINT64_C(0x7e7ef27c16866f14), UINT64_C(0x45486c644dce287f), UINT64_C(0xf910613713129787), UINT64_C(0x8ed74dee72978cd6), UINT64_C(0x66607852d2b491d2),
    UINT64_C(0xab1409fbe25a3abe), UINT64_C(0x11ffeb0e20499001), UINT64_C(0x8dda2a64d135d3e4), UINT64_C(0x6e4abd83cfa3de0d), UINT64_C(0x85e95a6affc623bf), UINT64_C(0x94e6fa5a72500e4a), UINT64_C(0x1fffbdb6ac366179), UINT64_C(0x73ae5d03efa2028c),
    UINT64_C(0x791ce65dbeae83be), UINT64_C(0xf7ee73b64af1fd78), UINT64_C(0x6a328ac9dfd06142), UINT64_C(0x267af6f4889f5315), UINT64_C(0x0282562648996be2), UINT64_C(0x2c12bcf6c013a824), UINT64_C(0xca1b605b9791ae58), UINT64_C(0x04b33056ebb84a83),
    UINT64_C(0xad864f098a735058), UINT64_C(0xd93e787d6879ff9f), UINT64_C(0xcc0e1484ffb3fdf7), UINT64_C(0x2b011a52cf6bdc1f), UINT64_C(0x71c5c7c2bf9640a7), UINT64_C(0xa382f8d059e50d5a), UINT64_C(0x93cf233b1df184b8), UINT64_C(0x1a0805f0b4828860),
    UINT64_C(0x20d91a6f15242809), UINT64_C(0xc860dc8fb7a465dc), UINT64_C(0xffd267162c505735), UINT64_C(0x786b94b583bfd608), UINT64_C(0xa4cebbed9a9b76d2), UINT64_C(0xdd16b05245f0a559), UINT64_C(0xb9b2af2efa65ada1), UINT64_C(0x2ff8c0eeab92aa11),
    UINT64_C(0x2a26d23ab82aaf3d), UINT64_C(0xaca3c23369e1165e), UINT64_C(0x15bf3c6442cdf997), UINT64_C(0x512da773198546f1), UINT64_C(0x58569a0ee9efdc51), UINT64_C(0x50140c4cb10a54e0), UINT64_C(0xc2ed114d0c7d302b), UINT64_C(0x385f734f8e32f411),
    UINT64_C(0x1a395c048016114a), UINT64_C(0x13aff10c9ab2394b), UINT64_C(0xff56f8bfd96fe5fa), UINT64_C(0x44d622d7b43b789b), UINT64_C(0x82e20f831f56e0bc), UINT64_C(0xa85a962dafbbd72d), UINT64_C(0xe85d90eb3fbe858b), UINT64_C(0x3f32580013ba5404),
    UINT64_C(0xe6b388b64296717c), UINT64_C(0x4a6b9e8b4df52753), UINT64_C(0xde0dc441dfa5bf8f), UINT64_C(0x1683511933869fc8), UINT64_C(0x30d86c777b719711), UINT64_C(0x305698f2b708269c), UINT64_C(0x13c2c3e52fea80d9), UINT64_C(0x21bc7c804e5f4176),
    UINT64_C(0x688ecb39c6bfbd26), UINT64_C(0x6697041b5c94d6dc), UINT64_C(0x5be62ae3e72e294b), UINT64_C(0x4b391e7b60c98b4a), UINT64_C(0xcf4526c1e2d25864), UINT64_C(0x278d30c8cf70379f), UINT64_C(0xaffbc01397b06553), UINT64_C(0x4296db6769b99c7e),
    UINT64_C(0xdd611fce39028cd9), UINT64_C(0x0e4ee068f2bdbf97), UINT64_C(0xc6b934f07fd73129), UINT64_C(0x3b4c06025bca4b29), UINT64_C(0x8b9c99d0e7ea7c3d), UINT64_C(0x88dcd17cde119373), UINT64_C(0x932c18f67fc99b85), UINT64_C(0x5cde3483bd97914b),
    UINT64_C(0x58b25dc974dbf05d), UINT64_C(0x17dfda1386e29050), UINT64_C(0x5582eb2f35940af2), UINT64_C(0x61d2b0592e12322f), UINT64_C(0x5bb94fb2455aaf2b), UINT64_C(0x2f169ca65535146c), UINT64_C(0x9b8e39b9fac7b302), UINT64_C(0x77906440447bfa84),
    UINT64_C(0x078a0e2f10540cc1), UINT64_C(0xc76ff7297f9102fc), UINT64_C(0x74cf229566aa0b4b), UINT64_C(0x533eacde08c5a0a4), UINT64_C(0x877516addbff910c), UINT64_C(0xa90fbb5f3718ee2b), UINT64_C(0x90f87338b33cb267), UINT64_C(0x516e6b606ba34432),
    UINT64_C(0xc272cc1f2963296b), UINT64_C(0x4e55a50f5d709936), UINT64_C(0xd382e2bf1dc80309), UINT64_C(0x69716d9a081ebd79), UINT64_C(0xc8adae617bdb5735), UINT64_C(0x5602fa52071c83ac), UINT64_C(0x74c4d13c2f52660b), UINT64_C(0x4b53f2f545df50db),
    UINT64_C(0xfe1dee7977399a5b), UINT64_C(0x261a6ccf6fde0b6c), UINT64_C(0xc0409dcf8dff7e92), UINT64_C(0x1aca096eb083749f), UINT64_C(0x08a92b2a68a264de), UINT64_C(0x251f8d787149c2e2), UINT64_C(0xeb76e77623fa0c41), UINT64_C(0x148f0fcb47af59d2),
    UINT64_C(0x519bec8339f6267b), UINT64_C(0x18f270438770301f), UINT64_C(0x85b06b21e7164e1d), UINT64_C(0x41b579fe2ca8334a), UINT64_C(0x698f1ad3e5a8ad19), UINT64_C(0x0110959f375fca2c), UINT64_C(0x1d101f10e2bde16b), UINT64_C(0x293c6a8a777e1dac),
    UINT64_C(0x9c7ca105a7d55ee2), UINT64_C(0x6dd4962ac2bdb9f1), UINT64_C(0x4c35d8f26652d242), UINT64_C(0x79b52bd88b4c4415), UINT64_C(0x6a35cb7605b76828), UINT64_C(0x3e79e9ecc4c346f3), UINT64_C(0xc39c73950dbc9a47), UINT64_C(0x76e2139365f4bce0),
    UINT64_C(0x1af1815a774e503d), UINT64_C(0x748510780b0134fc), UINT64_C(0x2379d5fd29feecc9), UINT64_C(0x07e5f5e75e3a28da), UINT64_C(0xc1339520a1713ae5), UINT64_C(0x2307d99bb89569be), UINT64_C(0x8c5395b2693c70cf), UINT64_C(0x1393b2704fedf734),
    UINT64_C(0x894c539707fe9a95), UINT64_C(0x525421aa7b88506e), UINT64_C(0x8e47fcc13db19fda), UINT64_C(0x6fc292cfe8a09292), UINT64_C(0x71854f4aae00eb08), UINT64_C(0x2a691814dbf49fe5), UINT64_C(0x65700e8f6ff0d8f4), UINT64_C(0x691ee0f3ee9c2c73),
    UINT64_C(0x44f9dee3f1d70a99), UINT64_C(0x53d068de9de8f769), UINT64_C(0x051d0e2f256e7449), UINT64_C(0x185afc2ddf6cd744), UINT64_C(0xea25e4ed92f2d5b3), UINT64_C(0x4fd373a8f837e9fe), UINT64_C(0x85d105ea0ade8855), UINT64_C(0x7d2b80a86d3eea3c),
    UINT64_C(0x3ac0111d90f1ba3d), UINT64_C(0x5282bc99d5b2319d), UINT64_C(0x47f1d86c991eb876), UINT64_C(0x01f3582775aadc2d), UINT64_C(0x9deba7138437bc79), UINT64_C(0xb9671f9c6da625a0), UINT64_C(0x275e836fd0584e1b), UINT64_C(0x20111937f048322d),
    UINT64_C(0xb9691d6720d1cc01), UINT64_C(0xc79d86f411b36514), UINT64_C(0xb33bca6561581a4c), UINT64_C(0x0df31086106156bd), UINT64_C(0x8d09216fb6e74e2a), UINT64_C(0x6b02f625fa3ee6dd), UINT64_C(0xe29716101dfb07fb), UINT64_C(0x4d4be3556475a1a6),
    UINT64_C(0xf902184e093fb31c), UINT64_C(0x2b46efd6bfedb532), UINT64_C(0xf0e311c53ed75106), UINT64_C(0x689ff6964899fbe0), UINT64_C(0xdd30434b9eae40ff), UINT64_C(0x692581b3f6163d69), UINT64_C(0x61a690c6685cfa70), UINT64_C(0x000b3f5b9a6cfc28),
    UINT64_C(0xfb6775d3b96fcc6f), UINT64_C(0xe1867eef7b24c2f3), UINT64_C(0x81e4f65beee8ff81), UINT64_C(0x27fdd57a4e482228), UINT64_C(0xdce25d4585ebbe67), UINT64_C(0x89433fefe73ad819), UINT64_C(0x919fd2ee5223ed82), UINT64_C(0x0d0e234572a11dc3),
    UINT64_C(0x7608710bdbab7943), UINT64_C(0xcf9fadfb1327563d), UINT64_C(0xefad95da28f6d8c5), UINT64_C(0x2b000aa1129476de), UINT64_C(0x0a8eac5e58fc20c1), UINT64_C(0xaa9d558743a9557b), UINT64_C(0x14d7c0e80fdb21a5), UINT64_C(0x0bfd24d994b0be74),
    UINT64_C(0xc213d2c47d66646b), UINT64_C(0x11e9da11c817df4d), UINT64_C(0x57320fd086bb88d5), UINT64_C(0x5433b5959ffced43), UINT64_C(0x3b0b98a0aa1b6378), UINT64_C(0xdafd26c4a3792942), UINT64_C(0x438a453b4fd65c91), UINT64_C(0x6436e500341752f9),
    UINT64_C(0xa57138ac26c10675), UINT64_C(0x93d0e883258edcc0), UINT64_C(0xd5ddb4a33d015f6e), UINT64_C(0x7e491f376966b041), UINT64_C(0x394317509c887153), UINT64_C(0xc71a907caf1eacdc), UINT64_C(0x57d7d6ae38bbc49f), UINT64_C(0x47dcd8db6cc688dd),
    UINT64_C(0xc058a42919ae35f9), UINT64_C(0x222447706045f3db), UINT64_C(0x8f620eec1ea815ac), UINT64_C(0x0fc628bddcab190e), UINT64_C(0xe4fbad9fa3dce565), UINT64_C(0xb7f04829d76fdb56), UINT64_C(0xe41202c45a90f887), UINT64_C(0x31d6773acfe4d17e),
    UINT64_C(0x8cc3cdd0d70f377b), UINT64_C(0x6456092b93e702a8), UINT64_C(0x9d87551e831bcbb2), UINT64_C(0x08f7a56baa27c596), UINT64_C(0x9693954d9988339f), UINT64_C(0xdff0093aacb173e8), UINT64_C(0x6b79ebe4b360fb3b), UINT64_C(0x17c331650a16ec4e),
    UINT64_C(0xe123ba9655eb15de), UINT64_C(0x623af77d2e84bcbc), UINT64_C(0x30af42be4b067e3b), UINT64_C(0x5133eb675769c2e4), UINT64_C(0x652c5aad6ad95014), UINT64_C(0x7d67493dfe7bc814), UINT64_C(0x20e38e19f385ec34), UINT64_C(0x2ce28301c6f7406e),
    UINT64_C(0x483aed01f433a382), UINT64_C(0x5c3f23afd2dcf171), UINT64_C(0x203fd2c19bd3fa5a), UINT64_C(0x42078dc8eb8a671e), UINT64_C(0x66a8bf0f976864b5), UINT64_C(0x1446ee718cb4b93a), UINT64_C(0x0e7d7b710df1802c), UINT64_C(0x0b1f6c5200be83e0),
    UINT64_C(0xd0f0da473045650a), UINT64_C(0xf7be31e625fed6bc), UINT64_C(0x622905e5f5356fac), UINT64_C(0x7b4ed1e9d3ae8868), UINT64_C(0x2725956be485836d), UINT64_C(0x17fa6827d20b578e), UINT64_C(0x0def30c302ab9bd5), UINT64_C(0x7514fd4a4c206397),
    UINT64_C(0x563c571c77230df7), UINT64_C(0x496cfa5a260ae354), UINT64_C(0x8c8cfd3dded32f69), UINT64_C(0x26a14127de4f7a32), UINT64_C(0x34ddd3f2aad1947e), UINT64_C(0x55754dffeda70fd1), UINT64_C(0xf023a0042e4f1ef3), UINT64_C(0x71df73fb4fd27b4e),
    UINT64_C(0x293d9baf4177a3ad), UINT64_C(0x08af2fd896706633), UINT64_C(0x3e05ae6bf654dd11), UINT64_C(0x4da58cc1128afa75), UINT64_C(0xc359ad9eaa0aea82), UINT64_C(0xec90b6f144da2434), UINT64_C(0xd44954f89cf6999a), UINT64_C(0x4b7352286366bb6d),
    UINT64_C(0x3bd8fe8d199cfd1b), UINT64_C(0xcbe1e3733bb6de14), UINT64_C(0xfd975a9d4dac59aa), UINT64_C(0x4b81c91828052733), UINT64_C(0xcd5f820dffde859b), UINT64_C(0x378ba1c946388850), UINT64_C(0x4d407ae8fb2a419d), UINT64_C(0x1f2671e7f17872f9),
    UINT64_C(0xa2cc73891f8f5ccb), UINT64_C(0x8b61a156f0ed1237), UINT64_C(0x17cb156b23ba46a9), UINT64_C(0x07d2677849b34919), UINT64_C(0x9113eb65b7bd090c), UINT64_C(0xb51ff54f43017fe7), UINT64_C(0xe652c5f751eee93f), UINT64_C(0x6db70cdd52a0c2b0),
    UINT64_C(0x3b0368a58f064819), UINT64_C(0x7ceed219f509c0e4), UINT64_C(0x2cd6b784237002e5), UINT64_C(0x5c766746aeef1fc2), UINT64_C(0xa9a8aabe619e86a9), UINT64_C(0x3b1f442f05bc1403), UINT64_C(0x19e56d02bd6f3364), UINT64_C(0x36725797ae661c7a),
    UINT64_C(0x207f7539ad211d80), UINT64_C(0xff4448b47eb74093), UINT64_C(0xece8672817d17559), UINT64_C(0x36be43b946e52e18), UINT64_C(0xf04341a7803f1e0c), UINT64_C(0x0a36957b2d0de249), UINT64_C(0xb8d9888e60a2cc06), UINT64_C(0x04a210f36ea1e432),
    UINT64_C(0x05ea70a2f05cb663), UINT64_C(0x195daebf2ddb2d61), UINT64_C(0xabfafa1d9d5c67d2), UINT64_C(0x1e4bd72f5c4261f8), UINT64_C(0x3c762cfe56d741c4), UINT64_C(0xb8d7770cd88ca523), UINT64_C(0x56443623d5279ac7), UINT64_C(0x79cdaf3199b99e4d),
    UINT64_C(0x936e3a4ca7877f24), UINT64_C(0x59df84dcc02c22ab), UINT64_C(0x3ab3df1e3ab7e736), UINT64_C(0x63e2d6f5677cf1fd), UINT64_C(0xa6f59126ae3f80a0), UINT64_C(0x9326e175d3fa2e1c), UINT64_C(0xc9f9e281052468a8), UINT64_C(0x657afbc695c1fda0),
    UINT64_C(0x0bae4cb0b10f77c1), UINT64_C(0xd1f7f19e4abc7a4c), UINT64_C(0x93def559383ecc26), UINT64_C(0x77ec0a893eac49ad), UINT64_C(0x84247e2a7cd9dfaa), UINT64_C(0x3d3015d9f98fe42e), UINT64_C(0x1dd231ce10d08721), UINT64_C(0x748362c10ae3a923),
    UINT64_C(0x050191fafb889c33), UINT64_C(0x20d9c96f2a3a693d), UINT64_C(0x760a5bafd989ff97), UINT64_C(0x001e2f1b7266d4f7), UINT64_C(0x109b1791b6322f57), UINT64_C(0x357f5da0d87b4944), UINT64_C(0x699ef7e323f138d9), UINT64_C(0x78e50cede0d0c7ea),
    UINT64_C(0x92fe25c2026ead8c), UINT64_C(0xd02ffa523db209cc), UINT64_C(0xc0f929cc83cc1954), UINT64_C(0x4ea9b1a13029bbec), UINT64_C(0x7a048ebb4c88134f), UINT64_C(0xd30297102dbef317), UINT64_C(0x91e636ceafb33838), UINT64_C(0x185511b6bdb840f7),
    UINT64_C(0x0b50bab4ce3cf930), UINT64_C(0xa036441f7bd672ef), UINT64_C(0xbc5a865a523a9a7a), UINT64_C(0x4d2def824ff8ed4d), UINT64_C(0x34524f5de575cb51), UINT64_C(0x3e7cc6329df038e9), UINT64_C(0x1acc9b0c7cfd6db3), UINT64_C(0x7c6b22ee94e9b0b2),
    UINT64_C(0x5f0f11ca78ed7ebd), UINT64_C(0x92dd6b28aa43f482), UINT64_C(0xb1e87d8d3f2451de), UINT64_C(0x08c81b9e7f67e57f), UINT64_C(0x447fb7dcf91f1c9f), UINT64_C(0x0e66c06be1af03af), UINT64_C(0x31c3dd7d7952437e), UINT64_C(0x591bb967cc31a081),
    UINT64_C(0xef8acceee22b7e15), UINT64_C(0xf54089cb7e914e86), UINT64_C(0xbb67d8f78755ab52), UINT64_C(0x5d026a96fb626e6b), UINT64_C(0x598593fcb2703993), UINT64_C(0x0ca40f74007155c3), UINT64_C(0x864604be422555e3), UINT64_C(0x4aedb3f517a81dd6),
    UINT64_C(0x61013e85029ee7bc), UINT64_C(0x711a23aa421c8a61), UINT64_C(0x9a1a4324ca7287da), UINT64_C(0x5f2ca5868007093f), UINT64_C(0xb65e886b193f832e), UINT64_C(0x70c5171b7c03e472), UINT64_C(0x834e17eba160b369), UINT64_C(0x077bcec11b9d0fa5),
    UINT64_C(0x9bcbfe794debf9b0), UINT64_C(0xa2befa33aeeae695), UINT64_C(0x1e4af15f3d7c6012), UINT64_C(0x7a7f8b623bbe9f1a), UINT64_C(0x3e3fa142fcac4151), UINT64_C(0x42d336d269289508), UINT64_C(0xe066a46ecbff66ed), UINT64_C(0x5e0ed4ee553514aa),
    UINT64_C(0xeaf7a3e9b584349f), UINT64_C(0x0f39e65be97a5e27), UINT64_C(0xad4390d116d878b7), UINT64_C(0x165153ac8dc456db), UINT64_C(0x5f3fb87e86012e39), UINT64_C(0x1eb954cbbfde3c2b), UINT64_C(0x9fe8b489189dc0eb), UINT64_C(0x5398b4d0808f8597),
    UINT64_C(0x4286df229ea1c7d2), UINT64_C(0x22256145566cb8d2), UINT64_C(0xd4966669fff1a2fe), UINT64_C(0x2c502992f49ad86f), UINT64_C(0x3cf0f5c7b745da64), UINT64_C(0xe0af8709b7973306), UINT64_C(0xeede8341da9471fe), UINT64_C(0x3d588ffe335e4bc0),
    UINT64_C(0xf9c486a6009dd397), UINT64_C(0x695fa96bb1056441), UINT64_C(0x748d2784beab27d4), UINT64_C(0x5446dcb493338a74), UINT64_C(0x9dda826a7aee258d), UINT64_C(0x7392cb058cce1abf), UINT64_C(0x0b6f22424293e1ea), UINT64_C(0x1140932a87d9f12f),
    UINT64_C(0xfe3e1b6302ec2719), UINT64_C(0x600d5478d3bbac04), UINT64_C(0x874946153ab3d235), UINT64_C(0x0965486ddaa64bb9), UINT64_C(0xd51cb654dd60b9eb), UINT64_C(0x4cf915a6d2f5a304), UINT64_C(0x0fe46ccda8a6df35), UINT64_C(0x79b26802ad8ff075),
    UINT64_C(0xe32c90b6707e1022), UINT64_C(0x8aeb05041ddaa656), UINT64_C(0x32a2dfab854afbcd), UINT64_C(0x5eddacf86434ace8), UINT64_C(0xf8d17c38342ce6cc), UINT64_C(0x7cf8ae6f9f904b05), UINT64_C(0xead89a38d940765f), UINT64_C(0x5a1bc0a75ad6160c),
    UINT64_C(0x1475bdbe7cd42c0d), UINT64_C(0x8d10f6845bbf794e), UINT64_C(0xfcaf8377aed4cf08), UINT64_C(0x0763658a205553c4), UINT64_C(0x8b4e1c4d1ebddc56), UINT64_C(0x365bff9a24a6b1ae), UINT64_C(0x52b6ab3f6d80c830), UINT64_C(0x1c4d1afbb1fab4d9),
    UINT64_C(0xe3b0eda09d92c056), UINT64_C(0xe195b362d30d7733), UINT64_C(0xccacfbcabfd01aac), UINT64_C(0x0c715cd75f1ee3d6), UINT64_C(0xdd63b744a9faadcf), UINT64_C(0x6a834f7df801f1bb), UINT64_C(0x785c47a46b8ddecb), UINT64_C(0x0469451f6460e8e9),
    UINT64_C(0x63a6a4bf5633acd9), UINT64_C(0x83337989ea54765b), UINT64_C(0x636eb0a78f914d86), UINT64_C(0x3145e4b7baac7950), UINT64_C(0x01f48b4b51caa220), UINT64_C(0xeebe0e4130ba8986), UINT64_C(0xa3a8d62a4ede4a5f), UINT64_C(0x7352ef9291a148bc),
    UINT64_C(0x8aa656871600c5d6), UINT64_C(0x30adabad4afa5733), UINT64_C(0xbd0a87ca70570331), UINT64_C(0x0266e14847b3c817), UINT64_C(0xec0041f82bc62337), UINT64_C(0x4064bdac4299c19e), UINT64_C(0x2e399e726db00f5b), UINT64_C(0x09999af303dcc83c),
    UINT64_C(0xf6f97b22c4297c69), UINT64_C(0xdf944a808f346725), UINT64_C(0x65b94e3dae1ac152), UINT64_C(0x13c79f7bdd4eef69), UINT64_C(0xcaf4dcc7cfcda0ca), UINT64_C(0xb136e5d69d39c541), UINT64_C(0xd9ce90ebeb0c9ef8), UINT64_C(0x44c29e6f549dd829),
    UINT64_C(0x46bae9e94b557568), UINT64_C(0x750b40ac8cb8d879), UINT64_C(0xd2ab2da0f43a48ca), UINT64_C(0x79fb6c0a81010e05), UINT64_C(0x9ab3445f959b43c9), UINT64_C(0xecdea16ca9cc9b02), UINT64_C(0xa6ade6ce02cb2180), UINT64_C(0x60f866339b24c5ec),
    UINT64_C(0xcc58fc413bd1a0f6), UINT64_C(0xa7ba7b86bf593131), UINT64_C(0x662e23bda492cbe2), UINT64_C(0x126355ef4dde586d), UINT64_C(0x32cd3bb93b7e238b), UINT64_C(0xf19485696a7b4b61), UINT64_C(0x1761e19e180d5805), UINT64_C(0x1f3d5ce95abeb2a5),
    UINT64_C(0x68e9d869609015ab), UINT64_C(0x56aa4014af3e38c1), UINT64_C(0x173586a7c269ae1d), UINT64_C(0x42f96c278559fb21), UINT64_C(0x28b02b7fdbf0cd32), UINT64_C(0x046957a6edd5abe5), UINT64_C(0xadf8fafd80089086), UINT64_C(0x726b97418a3bc1a2),
    UINT64_C(0xf0f34aef608ad69a), UINT64_C(0x2df70a39deccab69), UINT64_C(0x4028f07e1242d5e4), UINT64_C(0x2ae969410fc4fac9), UINT64_C(0xe9d230d4533b13e8), UINT64_C(0xebcf7c45e849c719), UINT64_C(0xbc6ad9978bb7fc91), UINT64_C(0x27ab8c936effd52e),
    UINT64_C(0x48807ce9d02131ba), UINT64_C(0x9875ff476304f9ae), UINT64_C(0xb5c820943c61cd9b), UINT64_C(0x2d88f687b0a505ee), UINT64_C(0x286a4282fa3ecd10), UINT64_C(0xab529bca8ca3f605), UINT64_C(0x81a0ff7224bf111f), UINT64_C(0x1eaa08be8e2ade5f),
    UINT64_C(0x927c87ed6240f3be), UINT64_C(0x72f6a1ed5cc1bde2), UINT64_C(0x72d627bb063433e8), UINT64_C(0x67f1a3a09494def3), UINT64_C(0xc80b8c5c14e4ef22), UINT64_C(0xccdc573830a35bda), UINT64_C(0xde7c3678e690b586), UINT64_C(0x360912b82a039180),
    UINT64_C(0xc9883a39e3ce29c0), UINT64_C(0x9b9b173213f9751e), UINT64_C(0x56f6db8dc5c62184), UINT64_C(0x757646e8cc91521a), UINT64_C(0x53ee2b8c9bcf767a), UINT64_C(0x78e29725765c27a7), UINT64_C(0x459d18809c09c7c0), UINT64_C(0x7ccf5555d0a4b533),
    UINT64_C(0x1a5995b34b386787), UINT64_C(0x1135731d38e77210), UINT64_C(0x806f108cd597b910), UINT64_C(0x1c4cbf6c40747d8c), UINT64_C(0xd8afaf087624766c), UINT64_C(0xac46762096fa440c), UINT64_C(0xb57a5b3d1388813c), UINT64_C(0x77b6a836e9c669f6),
    UINT64_C(0x3fc1a0f6cf9a83b8), UINT64_C(0xae4bf75c9db5b433), UINT64_C(0x457b3d0f25bf0dd6), UINT64_C(0x0df37e126bcbaffd), UINT64_C(0xe4049a6e4da54ce4), UINT64_C(0x447c554f212a06e3), UINT64_C(0x5c82daa71a8b2dc4), UINT64_C(0x71b9ca8970f27cf8),
    UINT64_C(0xf46d959ec9501bb2), UINT64_C(0x4c04916cec5cf016), UINT64_C(0x8514bf4c3f672d87), UINT64_C(0x649af878afa28e6b), UINT64_C(0xca230cd9ec064c3a), UINT64_C(0x0b3f5d96103c2947), UINT64_C(0x86059482f329cc88), UINT64_C(0x7df1b7c090692edf),
    UINT64_C(0x97233bef5d799720), UINT64_C(0x8e1b711f4748e0f8), UINT64_C(0xced1f83a3a267381), UINT64_C(0x522ec97f0b390eb3), UINT64_C(0x7907d9b4de12fc7d), UINT64_C(0xdb4481b7793cc219), UINT64_C(0xaffbf38faa5a3855), UINT64_C(0x4be8d1e6be02d0c7),
    UINT64_C(0x699b8036288284ab), UINT64_C(0xd70be4b90359a783), UINT64_C(0xa006c5282a7cd339), UINT64_C(0x6f888503c90d0595), UINT64_C(0x7e7eb52bd270de42), UINT64_C(0x59d16fe40a2acad6), UINT64_C(0xa09d010b31b8d49d), UINT64_C(0x23ee7343249e57e3),
    UINT64_C(0x153862ae4e035a5a), UINT64_C(0x50cf91244c6bc20b), UINT64_C(0xdbfd4a49b967af32), UINT64_C(0x4c29836fa3f7f80c), UINT64_C(0x03608e3d2ed8d2f8), UINT64_C(0x6bbe20332e0b2178), UINT64_C(0xc8e83892279a5d4e), UINT64_C(0x1229579f808da3ec),
    UINT64_C(0x08d1d7966107e6cc), UINT64_C(0x4292c3df97735352), UINT64_C(0x7ce28c2906c47fb5), UINT64_C(0x4deb7c371c04127f), UINT64_C(0x7d9b8adedaa161fb), UINT64_C(0xe5470f0fac92e72c), UINT64_C(0x7a75f12f09150d6c), UINT64_C(0x162e739522284b80),
    UINT64_C(0x142a6de21080a252), UINT64_C(0x8dd2e46493c9576c), UINT64_C(0x3015ccd372893637), UINT64_C(0x0585db5a9b54e39d), UINT64_C(0x48b73314c6a1bef8), UINT64_C(0xfb42f436d6377590), UINT64_C(0x43a40a8a16bd6e03), UINT64_C(0x45bb405efeea2162),
    UINT64_C(0x7b44cec0590ed121), UINT64_C(0xdaa76fd4260abd44), UINT64_C(0x2c74af8f04613f69), UINT64_C(0x669fc05ed6bfad85), UINT64_C(0x40c0f705d779750a), UINT64_C(0x81151e40423d6394), UINT64_C(0xc67548ec09835cf1), UINT64_C(0x0bb4cba62d4d1d98),
    UINT64_C(0x5ae132226b3eaea7), UINT64_C(0x3d563faa397cfc97), UINT64_C(0x86dc84d418079872), UINT64_C(0x72a1e4194f6d7dc3), UINT64_C(0xab995fd6ce8ae1cd), UINT64_C(0x08472debabd0a910), UINT64_C(0x77efdb008e053f6e), UINT64_C(0x241bcf111c2df735),
    UINT64_C(0x84497c7ad0b0e684), UINT64_C(0xe338728c07832eb0), UINT64_C(0xa73f0330e96be6e1), UINT64_C(0x287e5e0ef2ff9498), UINT64_C(0x412e91ed17806fe9), UINT64_C(0x2b69cc4f4a7d0a5b), UINT64_C(0xe9eac8bd16d9dc44), UINT64_C(0x102502ed01714c50),
    UINT64_C(0x52e4e7b237cde790), UINT64_C(0x2c21475c97a031fa), UINT64_C(0xc490b56a7f7b448d), UINT64_C(0x41029152ecc32f7e), UINT64_C(0x52bbb23d9ecb7175), UINT64_C(0x103ef62c7312361e), UINT64_C(0x0cb2c16f0348b3c8), UINT64_C(0x2f0767445764aaab),
    UINT64_C(0x591d37b15a6bc6f1), UINT64_C(0xfe7a5673d6a45eb2), UINT64_C(0x44ba0ac2281133bc), UINT64_C(0x35927f9cad2372a2), UINT64_C(0xd6e9f8aa487d09d2), UINT64_C(0x16755aac1733f192), UINT64_C(0xa726e254ffe7d53d), UINT64_C(0x0d988f5209a09157),
    UINT64_C(0x5a8353839293c9b1), UINT64_C(0x359a80f692445bd0), UINT64_C(0x578a5a0498326747), UINT64_C(0x73f3ab21b37999c1), UINT64_C(0x4d295c128b5847b1), UINT64_C(0x518cc309895e468e), UINT64_C(0x229043d4cbbf897f), UINT64_C(0x2b2a7b5dde04c68f),
    UINT64_C(0x8030c40b1c845b0f), UINT64_C(0xd7a806092132aaab), UINT64_C(0xd44323095f0c7052), UINT64_C(0x6af49b812bcd1616), UINT64_C(0x504806c36a5a2385), UINT64_C(0x6cd801df41fa52d4), UINT64_C(0xebeaad2bd74a9328), UINT64_C(0x5d712b47a3e8e49b),
    UINT64_C(0xd61116b8c5a0810d), UINT64_C(0xd7af1748740ce5eb), UINT64_C(0x3148747dd39f06ae), UINT64_C(0x4e02d338059e6464), UINT64_C(0xb6e7db2a832f0ad0), UINT64_C(0xdd6d53b0746831e1), UINT64_C(0x735d1e4a075a50c5), UINT64_C(0x345c7104dc84f383),
    UINT64_C(0xec3232a813028ab5), UINT64_C(0x9e0ea231a1cc0b64), UINT64_C(0xf8ba50970faa31f4), UINT64_C(0x106bb9af8ffea837), UINT64_C(0x77660756cf5e52e8), UINT64_C(0x689928e0deb2a9fc), UINT64_C(0xfe65dea6b48d8281), UINT64_C(0x7d9be4b1be27a4d0),
    UINT64_C(0x7770cf2662a09b82), UINT64_C(0x844cec8450816399), UINT64_C(0x5a29af7c5d1ea855), UINT64_C(0x5c6979c8d849dc6d), UINT64_C(0xd0b1b62b9937acc3), UINT64_C(0xc411667be3150fd9), UINT64_C(0x9124baa9d0267dfe), UINT64_C(0x0f0fde4549ccfa67),
    UINT64_C(0x01fab07a5e98563b), UINT64_C(0xa733b87fb67d1646), UINT64_C(0x5c337c49347cd2b1), UINT64_C(0x0b8511523395242a), UINT64_C(0x0e1dda9042037689), UINT64_C(0x05e97818d93da74e), UINT64_C(0x630858cf2d7f3b85), UINT64_C(0x644b66c9111c9127),
    UINT64_C(0x2a495b6a3d771283), UINT64_C(0x3faf9c905f8bce3c), UINT64_C(0x7ca16b9df7532b58), UINT64_C(0x4b16295c03b59a5c), UINT64_C(0xff33ff232d21c13f), UINT64_C(0x64b6fa433315255a), UINT64_C(0x1660ae611c00705a), UINT64_C(0x07c4e615608508a6),
    UINT64_C(0xc6bdd1937efe5bbf), UINT64_C(0xbc703a143ba212e2), UINT64_C(0x659873141d2c8b90), UINT64_C(0x0de116cab5b3355e), UINT64_C(0x672807f57f9cefaf), UINT64_C(0x167bae7b3e88ebdf), UINT64_C(0xba9157f3d848f22f), UINT64_C(0x47c7aa98a4dcc00a),
    UINT64_C(0xbbaf88285e46143b), UINT64_C(0x6b6b3fc39ec5a3ce), UINT64_C(0x890022a1e55e0667), UINT64_C(0x25f0f8d26306079e), UINT64_C(0xc5546b86c41ffb0a), UINT64_C(0x4dec66cbc3f9b7c5), UINT64_C(0xa31547799ee585f3), UINT64_C(0x6d434fffc45e04cc),
    UINT64_C(0xe96b727343af18ca), UINT64_C(0x9c0460c3261e6ece), UINT64_C(0x34f29c3858d70be1), UINT64_C(0x0ca7a8e18d321ff6), UINT64_C(0x366e6006a4d9fad6), UINT64_C(0xca67bf3e08b1c02a), UINT64_C(0xd96a9febbac086f0), UINT64_C(0x7e5bcf5fcce62b7c),
    UINT64_C(0x9c8e5fd381c0dcfa), UINT64_C(0xeebf3172e48d3f10), UINT64_C(0x5fdea0a229a3cb94), UINT64_C(0x122ac038ade7b16c), UINT64_C(0xe2cb468cd8cc7d50), UINT64_C(0x3136a86fdec4233d), UINT64_C(0x52b8b1d63006a727), UINT64_C(0x58d45a0db47dd192),
    UINT64_C(0x6a480d8da5973bd0), UINT64_C(0x7caf69c8f1551821), UINT64_C(0x2a00f1243b9e3558), UINT64_C(0x10d9db5a15711dce), UINT64_C(0x3b52623d1a9c1a2b), UINT64_C(0x600ae560d84aefb4), UINT64_C(0x2e80a0ce27edaaee), UINT64_C(0x70bf14142787acbd),
    UINT64_C(0x2ca234591aeddde1), UINT64_C(0xf7ad3245f73b068c), UINT64_C(0x746d98fd36a4e3b1), UINT64_C(0x0d9cd8d21f5c069a), UINT64_C(0xe4f72029a179b0e0), UINT64_C(0xe4d30d6d3397fd4c), UINT64_C(0x30762be6fff3e77a), UINT64_C(0x6c3ea6674360c381),
    UINT64_C(0xfdea6002edef2c9f), UINT64_C(0xa994da3aba5bc019), UINT64_C(0xb667d71a0710d5f4), UINT64_C(0x7686f7514125e098), UINT64_C(0xe90379c3c00f75eb), UINT64_C(0x377fdfd69853b975), UINT64_C(0x2b26f933c84e8506), UINT64_C(0x7855afe33b0c1d06),
    UINT64_C(0xcdc6392fca460097), UINT64_C(0xac4d46281a1933c0), UINT64_C(0x2f45cae698c1724b), UINT64_C(0x4965bad7ac303911), UINT64_C(0x31ff666db6d755aa), UINT64_C(0x0c45bca89f06b2e4), UINT64_C(0x86c2a06d6bf63c98), UINT64_C(0x130538d5581ee89b),
    UINT64_C(0x37730ff6d3b31e22), UINT64_C(0xd48ad0ceed77c1f2), UINT64_C(0x2fbecd16a94a936f), UINT64_C(0x4b844cec95cd4672), UINT64_C(0xa648a765cc9dc26f), UINT64_C(0x9eb928d568e940ff), UINT64_C(0x9d82c2b754931958), UINT64_C(0x04f54803dece10fb),
    UINT64_C(0x0abc9681663909ab), UINT64_C(0x2f22c8e89b498c6f), UINT64_C(0x405736d0b1305fd4), UINT64_C(0x6dd8b467af3dbd51), UINT64_C(0x474fa6d11e409bc3), UINT64_C(0x3fde24365cad0ed9), UINT64_C(0xeb5ef9157c11be44), UINT64_C(0x472d14dd226aa667),
    UINT64_C(0x852ed26c0d54e4a6), UINT64_C(0x885c12f9c4a1669d), UINT64_C(0x11f45e9310a75072), UINT64_C(0x3d8c03ab1aa06278), UINT64_C(0xb99175904066db44), UINT64_C(0x6700120c3262858b), UINT64_C(0x243ccd3fe75c5369), UINT64_C(0x62f7d78aea89b757),
    UINT64_C(0x1b647e2a37d22334), UINT64_C(0xadb3525d4bdeddf2), UINT64_C(0xeddd0632f77acb69), UINT64_C(0x710fbfbeea0ff0d6), UINT64_C(0x603f9cb7bc56e3d2), UINT64_C(0xaf52b4bcfb9cd20e), UINT64_C(0x1edab138076f68f3), UINT64_C(0x3e189baf4690e1cc),
    UINT64_C(0xee89ecfe0f7100c2), UINT64_C(0xabad64240ee9d919), UINT64_C(0x2360107405d5a8c5), UINT64_C(0x4b123bf9e961b840), UINT64_C(0x3d92e4aafb122b35), UINT64_C(0xba283d143d615c1a), UINT64_C(0x16803871bbe20f47), UINT64_C(0x65c3ce0d9dff02d3),
    UINT64_C(0xee34e474532cebd6), UINT64_C(0xa332a2f69df1673a), UINT64_C(0x6edb87d41665159f), UINT64_C(0x0f947775944b3a7d), UINT64_C(0x61c318a35909919e), UINT64_C(0x12a38342ddbac1a2), UINT64_C(0x85e673c415d9a6d9), UINT64_C(0x3ef540dc00dbc9b0),
    UINT64_C(0x6d80c6b28e6c48ca), UINT64_C(0x11cbc4a4ea6bf7fc), UINT64_C(0x97c013da85b080b2), UINT64_C(0x3f82fe5012b4a41b), UINT64_C(0x48a7410a6831d544), UINT64_C(0xfda9e18364da17ef), UINT64_C(0x2c9862da2ed3e0b4), UINT64_C(0x0c6007c08e65d20b),
    UINT64_C(0x961a96eb15570522), UINT64_C(0xb8d663493852cd2f), UINT64_C(0xc600198e0ef1a86d), UINT64_C(0x5335ae18f65a5766), UINT64_C(0x8a6828a183efb8e3), UINT64_C(0x37cfc4874ab254f3), UINT64_C(0xb86e4f240eb09a78), UINT64_C(0x1083c31f42912cae),
    UINT64_C(0xcdac83ea10bf6802), UINT64_C(0x59f8d9d8f36de6ee), UINT64_C(0xacca68e9b4e821ec), UINT64_C(0x50ab6f443b49fd39), UINT64_C(0xcb947895ec00cf86), UINT64_C(0x27490ffbb124f87a), UINT64_C(0x83b786381c3e1fa4), UINT64_C(0x616973a1a89e9d7d),
    UINT64_C(0x7ad11dcf3c5543f9), UINT64_C(0x33bf58d4eff610f1), UINT64_C(0xccc8197e990e9dd0), UINT64_C(0x6419bee35ad19193), UINT64_C(0x0707956ca134d230), UINT64_C(0x4f9c094bea4901f4), UINT64_C(0xf4fc6a1c52085724), UINT64_C(0x3fcc795cb06a9cee),
    UINT64_C(0xa04d480648116d56), UINT64_C(0xeb0a336bb683fa15), UINT64_C(0xf73cef63237390a7), UINT64_C(0x65184fcfdeacfa9f), UINT64_C(0x104f0bd47051a7a0), UINT64_C(0x29060ccdbc0b7c7b), UINT64_C(0xbd4a8c45b041702b), UINT64_C(0x676ab8058bc1aed1),
    UINT64_C(0xc61d2bc322a1c323), UINT64_C(0xef1a7a7980d3c2c5), UINT64_C(0x8952f55905a74ae6), UINT64_C(0x339477a6833379d1), UINT64_C(0x349f8d5c6ce826d4), UINT64_C(0x36771d0c77fd7f23), UINT64_C(0x2434648c0db8e5c9), UINT64_C(0x3a15ce032437831f),
    UINT64_C(0xc824f027ddcadb23), UINT64_C(0x354a1804624d7181), UINT64_C(0x42a91e5e5f3064c3), UINT64_C(0x3ae7b2ff6a3a4a63), UINT64_C(0x7239ce86ec2a6089), UINT64_C(0xbc7fc0e65a19c1c6), UINT64_C(0xf1428994081ce17e), UINT64_C(0x6c859a21a62c57d5),
    UINT64_C(0xdc70915f6ea470ff), UINT64_C(0xb66028a3710d0f28), UINT64_C(0x42f6e1a389ef333f), UINT64_C(0x2c387215cc60d37d), UINT64_C(0x8d9632fd965a78ee), UINT64_C(0x9ec773da0a23dbe1), UINT64_C(0x70566b1c6e3eb74a), UINT64_C(0x05d8c5fefd664d27),
    UINT64_C(0xc91fd08f0bd052b8), UINT64_C(0xdb7a009a6f614440), UINT64_C(0xb664bba3a06e06f0), UINT64_C(0x26d0a46ac12c7310), UINT64_C(0x39a62d970388ce53), UINT64_C(0xd872365b3116dd04), UINT64_C(0xaf9f21f022a56fab), UINT64_C(0x45df990dbe2ae773),
    UINT64_C(0xec59b039acf93e08), UINT64_C(0xd08b841ff43883ea), UINT64_C(0xd9c79e83707746db), UINT64_C(0x5c0a48320cf8a31f), UINT64_C(0x6adb0fbf4ae370d3), UINT64_C(0x9d5aa0b103eba752), UINT64_C(0x517c71378f16bc37), UINT64_C(0x19102b03bd6422e9),
    UINT64_C(0x760a2656524882b0), UINT64_C(0x5c5428bf1772d2a4), UINT64_C(0xe61dc7b7d0ab49ac), UINT64_C(0x350bdc4839a461d1), UINT64_C(0xe202aa88850eddf2), UINT64_C(0x25d84d4ffc9baa05), UINT64_C(0x353ab7a7aa3aa197), UINT64_C(0x667abaa70e37d323),
    UINT64_C(0x5c12cd4bd0d9a753), UINT64_C(0xb3d44ab929495734), UINT64_C(0x27e628beaa7b9fdb), UINT64_C(0x2d44a7ee628f3efb), UINT64_C(0xb5ded48f1a8366d0), UINT64_C(0xff79877187f6f375), UINT64_C(0x106ae80cb07a5db3), UINT64_C(0x69dab6fca9262792),
    UINT64_C(0xddae814b4fa6d93c), UINT64_C(0x1e7449cbf8409bd9), UINT64_C(0x178c01e5760da01b), UINT64_C(0x40ecf63baecf56d4), UINT64_C(0xfdba6329f42fb969), UINT64_C(0x6839c26ce0e376c8), UINT64_C(0x77fa004f179798e6), UINT64_C(0x0eac7281fe2fdccf),
    UINT64_C(0xa0e41d575099c1b5), UINT64_C(0x601514357468e2ff), UINT64_C(0xda22e268b46fdba5), UINT64_C(0x6aa49173cca4749f), UINT64_C(0xd372aec3c02c5491), UINT64_C(0x587fddf77789b37a), UINT64_C(0x310a0eeebb6d94a5), UINT64_C(0x472d2e3150c95c79),
    UINT64_C(0xe667b543941efa54), UINT64_C(0xc746da3b859b7f1a), UINT64_C(0x16cd0c7ad1be8a13), UINT64_C(0x68a6eb8f51df0847), UINT64_C(0x89f7adc921126e95), UINT64_C(0x5b399e8cc9f98677), UINT64_C(0x4981b9efb81fbe8f), UINT64_C(0x41df6962c5537f49),
    UINT64_C(0x5cbe3c38f881c994), UINT64_C(0xda41c3980caa4b6b), UINT64_C(0xb434db8b1a0e52c6), UINT64_C(0x2289cf225b4b4678), UINT64_C(0x7c140bc1680d73ef), UINT64_C(0x48a509383f9fa6cd), UINT64_C(0x2f5d75ba8d77cc90), UINT64_C(0x4a4c06d1dcc8aabf),
    UINT64_C(0x2a7b0aa3a3a128de), UINT64_C(0x4e95dadab46e6c32), UINT64_C(0xfd33295b6fae8038), UINT64_C(0x1992026c76d886b6), UINT64_C(0x0f40817535a85c6e), UINT64_C(0x2f5ce48914baf17c), UINT64_C(0x456c424d1cd720d9), UINT64_C(0x6c7a90c115cbae40),
    UINT64_C(0xc3fa73773f015023), UINT64_C(0x8a2a5eddd5d55910), UINT64_C(0x0d3837608d58ba36), UINT64_C(0x2ce8ee7efef48d4a), UINT64_C(0xeea3d87b25296171), UINT64_C(0x95c8b6a2088e6430), UINT64_C(0x36cb8d0016c7fc1f), UINT64_C(0x0780905e75d62266),
    UINT64_C(0x60454c185a4b9649), UINT64_C(0x62cc81135f6a0d84), UINT64_C(0x70d09450db083ff7), UINT64_C(0x22169cd3807503cd), UINT64_C(0x2a4029f41a664789), UINT64_C(0x097b32bb8d59627b), UINT64_C(0xe8e46b2cd42f1c34), UINT64_C(0x344f318815f605b6),
    UINT64_C(0x5d41cc4d697da239), UINT64_C(0x02f4d7e5164e9de7), UINT64_C(0xbc61be4f16d63f9b), UINT64_C(0x70a1737d6d6dbe51), UINT64_C(0x2f5adf3ba2b0269b), UINT64_C(0x07b94bf12d944785), UINT64_C(0x5d922a5461764ed0), UINT64_C(0x5ac11a699a340de6),
    UINT64_C(0x1f4fa30ddff5e19a), UINT64_C(0xb27f148a988ebecb), UINT64_C(0x8d2c65ef431ed962), UINT64_C(0x0c67460fab634bb9), UINT64_C(0x3a2e9d2762515b26), UINT64_C(0x1c182578c61804e9), UINT64_C(0x4cd7d0c7cb0c3b62), UINT64_C(0x362f222cabe3c925),
    UINT64_C(0x146b2a93e1ea3f07), UINT64_C(0x0546a7d8e3a5630a), UINT64_C(0x62070c884ff0deec), UINT64_C(0x7d8dd56d9aec36ef), UINT64_C(0x76bf1f2e3d320e9c), UINT64_C(0xb9ceafa1c361dd86), UINT64_C(0x8077306f8185bda7), UINT64_C(0x0e2a23ba7daff4e3),
    UINT64_C(0x96ebdad0d7686cd1), UINT64_C(0x3bb6a85014a04e39), UINT64_C(0xf2dacfe8ea7d5175), UINT64_C(0x0ee437c697b0f9f9), UINT64_C(0x9e2e3e1ec587be77), UINT64_C(0xc2d161996c9146b4), UINT64_C(0xe986efe0c44285e9), UINT64_C(0x07cd3e4e81501432),
    UINT64_C(0xa20d4a531e7b5e55), UINT64_C(0x1de475f897ef7d01), UINT64_C(0x50f4cd3fd824dfbf), UINT64_C(0x54049b7a398ed07f), UINT64_C(0x3ac008bd0dd98459), UINT64_C(0x5f08a7f282c06832), UINT64_C(0x2f8b2f315bbe6b12), UINT64_C(0x6ed0c75f28092ac0),
    UINT64_C(0x52b366c9fd38031e), UINT64_C(0x1029feeeb13d2d5a), UINT64_C(0xa01789471639c168), UINT64_C(0x63f564c3d9df6a6b), UINT64_C(0x803a249e9b8bb89d), UINT64_C(0xb05eabf3ba85df2a), UINT64_C(0x64dc345dd7fde38f), UINT64_C(0x46457c222c058c8a),
    UINT64_C(0xeb136b205b70d827), UINT64_C(0xbb0d31a83e3adf9e), UINT64_C(0x1490923dea6f7d7a), UINT64_C(0x443b3576d87590b6), UINT64_C(0xf10062e823d834ea), UINT64_C(0x58f4be98b4e49752), UINT64_C(0x3ddbe60a14f0d4d7), UINT64_C(0x248b56a96398cd89),
    UINT64_C(0x4f8bf88e5d2f0cf1), UINT64_C(0xff01722a2bec9a67), UINT64_C(0x1cf3ddb4eb5589c0), UINT64_C(0x27759fd67bdfad90), UINT64_C(0xfc458aaaa7efe571), UINT64_C(0xbb843d34e1a0c55f), UINT64_C(0x6a41926fdf05561b), UINT64_C(0x6304eb205c0b83e1),
    UINT64_C(0xa0133095882e3902), UINT64_C(0xe9a764e62a459e64), UINT64_C(0x36ece9a00edae189), UINT64_C(0x2c3e5a8a080bc177), UINT64_C(0x7ba33a3149fc3f8f), UINT64_C(0xbf93639567d2717b), UINT64_C(0x4dd5eaa4feee7817), UINT64_C(0x4c5fa746306b7f8f),
    UINT64_C(0x0ffc617c136c66f2), UINT64_C(0xa737b0afb0c14f7c), UINT64_C(0xf1464ca0f0fe8912), UINT64_C(0x00cbdb62bb2fb9e9), UINT64_C(0xf1e953dae03baad5), UINT64_C(0x8ed2bfe386aeac31), UINT64_C(0xf479b4a4d6ddead7), UINT64_C(0x18a2cb6cb72f252b),
    UINT64_C(0x0086415fa89059ba), UINT64_C(0x6daf359ae47c0726), UINT64_C(0xae642fee230acf4c), UINT64_C(0x359b12abd6ba5e52), UINT64_C(0x2d0a49d123756a89), UINT64_C(0x941ddbd926f5aae0), UINT64_C(0x4ae685443a0bcc8b), UINT64_C(0x3e666e42815ed63a),
    UINT64_C(0xa430d2ead911bceb), UINT64_C(0x40f72a92c52a23b9), UINT64_C(0x6f95c07756b1d7a1), UINT64_C(0x13a041a018ead3fc), UINT64_C(0x068ef0ab07abfe1e), UINT64_C(0xf6b4fa836fa29baa), UINT64_C(0xa47074669df7cd70), UINT64_C(0x115637cf004bc4a4),
    UINT64_C(0x07748b88ea7103cc), UINT64_C(0xaa7e881c291430ba), UINT64_C(0x913bcd71a74c5f29), UINT64_C(0x15ca8d2a1f06c78a), UINT64_C(0x81949cdb04ecccc0), UINT64_C(0xea39eb6d6381000a), UINT64_C(0xef0b4637cfde2b7d), UINT64_C(0x787c6e192f135c95),
    UINT64_C(0x05e47b3c2e36d88c), UINT64_C(0xd3a3101c7dfe1b74), UINT64_C(0x2c9e89d2896f7fe3), UINT64_C(0x2020067ca755bf98), UINT64_C(0x8711b6368d78a480), UINT64_C(0xe529bc9e24c3f7bf), UINT64_C(0x11197f637d0b20d5), UINT64_C(0x46a9c057f7179a77),
    UINT64_C(0x764fd943b0c83ad2), UINT64_C(0xd2d8ce089187fcce), UINT64_C(0x733f01057833c2e6), UINT64_C(0x23c665129f32d84c), UINT64_C(0xeb7ba6f2d335b164), UINT64_C(0xd51a612e69274527), UINT64_C(0x6bf2f68d3300a28e), UINT64_C(0x722e6ce6c4541b9a),
    UINT64_C(0x11eec0760daae674), UINT64_C(0x7229d1bb3cefac31), UINT64_C(0x4c8e48d131bd26df), UINT64_C(0x48fb21f00ec79fd2), UINT64_C(0x4827548ae83663d2), UINT64_C(0x6598e38d64dc10fd), UINT64_C(0xc8678ada262887be), UINT64_C(0x688e4a79eb573f40),
    UINT64_C(0x9b20f342a8ca7d90), UINT64_C(0xb3a7bdddfad29483), UINT64_C(0xd0d24170f1d5d5d6), UINT64_C(0x36653609e3d05970), UINT64_C(0x2b8c79ae6a023e4b), UINT64_C(0x0e4912007ddd6363), UINT64_C(0x62e997e6d0bb50cb), UINT64_C(0x1863fe9ffbc3958b),
    UINT64_C(0xd661287e87c967d4), UINT64_C(0x87dbe0b287b61df6), UINT64_C(0x05236bb386cf012b), UINT64_C(0x373320fd5cc8dc25), UINT64_C(0x65d42fa18a17b925), UINT64_C(0xd28131a050d9f9fd), UINT64_C(0x80b5e72e638f38a5), UINT64_C(0x736d80b6a4faae84),
    UINT64_C(0x1d2a4ded08a234fa), UINT64_C(0x1481b6eb1826ce9e), UINT64_C(0x469bddfc494e17bc), UINT64_C(0x761f6f1cd62371fe), UINT64_C(0x3b66fc8fec297d8e), UINT64_C(0x953402a619608db8), UINT64_C(0x669ca01f10754a2e), UINT64_C(0x3c78e5a99ca63107),
    UINT64_C(0x77b02c281d414071), UINT64_C(0x3fbef9a34db2a68a), UINT64_C(0xa406a5517c88890d), UINT64_C(0x7504cfa4b7f83217), UINT64_C(0x8ce0858b0f75d333), UINT64_C(0xb006e37d46520d7f), UINT64_C(0x1d89e8181b9be58a), UINT64_C(0x4d290b844760f4ab),
    UINT64_C(0x851a351d29dabfcb), UINT64_C(0xf00e74c827da9703), UINT64_C(0x8ffc834eb01eb890), UINT64_C(0x2696f6b0e239ad1c), UINT64_C(0x4f7ee7bbf3cf4c43), UINT64_C(0x88a6b67c2885c05c), UINT64_C(0x5c245c2dfa45b580), UINT64_C(0x4b05f3d7a81c4a3f),
    UINT64_C(0x437f9ce3a69e64ea), UINT64_C(0x73b188c1dfdc7ecb), UINT64_C(0xb10a0e37bab0e98b), UINT64_C(0x3bedda2e224cb517), UINT64_C(0xb84ddf6336e71013), UINT64_C(0x8e014a87bf84200b), UINT64_C(0x6b741f8ca8d606d0), UINT64_C(0x75ae09656dde437f),
    UINT64_C(0x2826ae3c9ad49ead), UINT64_C(0x9e1f292e2d2b457b), UINT64_C(0x8504ba4d4b0e0fc2), UINT64_C(0x0fdfe30adbedb7d9), UINT64_C(0x3ca7eed775954016), UINT64_C(0x315f732cdf5382b0), UINT64_C(0xfdcb10cdede1d0b0), UINT64_C(0x0038916f9e310348),
    UINT64_C(0x570c3bf02a42eff1), UINT64_C(0xe4da23b3531c2550), UINT64_C(0x50d88537d780f45b), UINT64_C(0x6449538448bef9e8), UINT64_C(0xd86ea13921f1adf3), UINT64_C(0x43214e93e29f6e06), UINT64_C(0x4ab0e76df0b0c7cd), UINT64_C(0x794547e944ff0416),
    UINT64_C(0x3e91db5bd10d1989), UINT64_C(0x35ca3237cd55cc2c), UINT64_C(0xb05cdb756e591b48), UINT64_C(0x761d6f539422ccb4), UINT64_C(0x94fe212b68d9638e), UINT64_C(0x82be7cc01ca6d9ea), UINT64_C(0x6e01da116ee86e16), UINT64_C(0x03473f7d15cfda3d),
    UINT64_C(0x62c145d2c8f86431), UINT64_C(0x75ac2b35d5071e2f), UINT64_C(0xd050dfefac532d03), UINT64_C(0x5c57da498ab65212), UINT64_C(0xd0613bc8efd41104), UINT64_C(0x900df72072ebb5f2), UINT64_C(0x5282df2b312e77df), UINT64_C(0x52db8e2888376e1b),
    UINT64_C(0x9e541680fa479468), UINT64_C(0x97415d221209335b), UINT64_C(0xd0ff3d36601e5f95), UINT64_C(0x08aad60f0d61c8a3), UINT64_C(0xb2b538bd09467030), UINT64_C(0xcf106088d1e210c5), UINT64_C(0x9acdac0f0c66fa8d), UINT64_C(0x5e1e07efe6f527c7),
    UINT64_C(0x1163bd212efea0bd), UINT64_C(0xc29bb3bc30583b39), UINT64_C(0x196a5561c4017791), UINT64_C(0x24de42f8c84a0ae2), UINT64_C(0xe84fe71116487cfa), UINT64_C(0xbff7f8ee20956a98), UINT64_C(0x266175f48e29c3d3), UINT64_C(0x21eca52291aff26c),
    UINT64_C(0x964e01513ce3dee2), UINT64_C(0xff09842fc790873b), UINT64_C(0xd27ca9ece487fb3f), UINT64_C(0x35e299ed85588135), UINT64_C(0x1dcb9d9760cfad86), UINT64_C(0x31d539cf0aa96e8c), UINT64_C(0x8ae5bb457180ef03), UINT64_C(0x4e53151020792ee5),
    UINT64_C(0x6cfbcdf813410955), UINT64_C(0xfeb6ef9da3f0edf6), UINT64_C(0x10177d1b1e33301a), UINT64_C(0x50f0cd3eb590168b), UINT64_C(0xb5c1272f58da5ebf), UINT64_C(0x6355f59ced7d6175), UINT64_C(0xaf8eec78ec4f3ca6), UINT64_C(0x4daf4cf974b10bd0),
    UINT64_C(0x65fdf58d0fe7c926), UINT64_C(0x490eabe1eb5cb918), UINT64_C(0x0c98bf92ca62617c), UINT64_C(0x627141e5372878d5), UINT64_C(0x74b563d3929279c1), UINT64_C(0xb8a0a80b122ec398), UINT64_C(0x370d4a7ef277841f), UINT64_C(0x50cfdd32b421e7da),
    UINT64_C(0x2bb2b7c6734f7129), UINT64_C(0x6d2b9aef35611607), UINT64_C(0x035cd0f47e709a91), UINT64_C(0x597f09dd59c73576), UINT64_C(0xe9ced1773e6b7a41), UINT64_C(0x94929d131ff52a3f), UINT64_C(0xf5ed693f1cb0819e), UINT64_C(0x4bdede0166136ec0),
    UINT64_C(0xbe6ac072e15ed607), UINT64_C(0xcc3ae1b0cb9c2acb), UINT64_C(0xe9888461142f33a2), UINT64_C(0x54d9921fff332f99), UINT64_C(0x6a3d99686853d76f), UINT64_C(0x3c4bbda14467bf0a), UINT64_C(0x1dd7ae01dd0534e2), UINT64_C(0x3416bce497d8d36b),
    UINT64_C(0x43798f297359887d), UINT64_C(0x2c425452625161c1), UINT64_C(0x7eecfbd5d8deff18), UINT64_C(0x1e38e8b877c4d137), UINT64_C(0x806ac27bc3f0b643), UINT64_C(0x2d0eeb7fbe073d7d), UINT64_C(0xbb74184445d82b1d), UINT64_C(0x08698c9f5a5abf6a),
    UINT64_C(0xfea23765cd1192e1), UINT64_C(0x3855daa092beaad0), UINT64_C(0xc2f4d0a7719c3955), UINT64_C(0x0e551f7c6b44a318), UINT64_C(0xa42e69bba8015bc9), UINT64_C(0x49227daf926471a1), UINT64_C(0x03ec3a3962bfcf61), UINT64_C(0x5b01a6356626c976),
    UINT64_C(0xfea23765cd1192e1), UINT64_C(0x3855daa092beaad0), UINT64_C(0xc2f4d0a7719c3955), UINT64_C(0x0e551f7c6b44a318), UINT64_C(0x5bd1964457fea424), UINT64_C(0xb6dd82506d9b8e5e), UINT64_C(0xfc13c5c69d40309e), UINT64_C(0x24fe59ca99d93689),
    UINT64_C(0x43798f297359887d), UINT64_C(0x2c425452625161c1), UINT64_C(0x7eecfbd5d8deff18), UINT64_C(0x1e38e8b877c4d137), UINT64_C(0x7f953d843c0f49aa), UINT64_C(0xd2f1148041f8c282), UINT64_C(0x448be7bbba27d4e2), UINT64_C(0x77967360a5a54095),
    UINT64_C(0xbe6ac072e15ed607), UINT64_C(0xcc3ae1b0cb9c2acb), UINT64_C(0xe9888461142f33a2), UINT64_C(0x54d9921fff332f99), UINT64_C(0x95c2669797ac287e), UINT64_C(0xc3b4425ebb9840f5), UINT64_C(0xe22851fe22facb1d), UINT64_C(0x4be9431b68272c94),
    UINT64_C(0x2bb2b7c6734f7129), UINT64_C(0x6d2b9aef35611607), UINT64_C(0x035cd0f47e709a91), UINT64_C(0x597f09dd59c73576), UINT64_C(0x16312e88c19485ac), UINT64_C(0x6b6d62ece00ad5c0), UINT64_C(0x0a1296c0e34f7e61), UINT64_C(0x342121fe99ec913f),
    UINT64_C(0x65fdf58d0fe7c926), UINT64_C(0x490eabe1eb5cb918), UINT64_C(0x0c98bf92ca62617c), UINT64_C(0x627141e5372878d5), UINT64_C(0x8b4a9c2c6d6d862c), UINT64_C(0x475f57f4edd13c67), UINT64_C(0xc8f2b5810d887be0), UINT64_C(0x2f3022cd4bde1825),
    UINT64_C(0x6cfbcdf813410955), UINT64_C(0xfeb6ef9da3f0edf6), UINT64_C(0x10177d1b1e33301a), UINT64_C(0x50f0cd3eb590168b), UINT64_C(0x4a3ed8d0a725a12e), UINT64_C(0x9caa0a6312829e8a), UINT64_C(0x5071138713b0c359), UINT64_C(0x3250b3068b4ef42f),
    UINT64_C(0x964e01513ce3dee2), UINT64_C(0xff09842fc790873b), UINT64_C(0xd27ca9ece487fb3f), UINT64_C(0x35e299ed85588135), UINT64_C(0xe23462689f305267), UINT64_C(0xce2ac630f5569173), UINT64_C(0x751a44ba8e7f10fc), UINT64_C(0x31aceaefdf86d11a),
    UINT64_C(0x1163bd212efea0bd), UINT64_C(0xc29bb3bc30583b39), UINT64_C(0x196a5561c4017791), UINT64_C(0x24de42f8c84a0ae2), UINT64_C(0x17b018eee9b782f3), UINT64_C(0x40080711df6a9567), UINT64_C(0xd99e8a0b71d63c2c), UINT64_C(0x5e135add6e500d93),
    UINT64_C(0x1163bd212efea0bd), UINT64_C(0xc29bb3bc30583b39), UINT64_C(0x196a5561c4017791), UINT64_C(0x24de42f8c84a0ae2), UINT64_C(0xe84fe71116487cfa), UINT64_C(0xbff7f8ee20956a98), UINT64_C(0x266175f48e29c3d3), UINT64_C(0x21eca52291aff26c),
    UINT64_C(0x964e01513ce3dee2), UINT64_C(0xff09842fc790873b), UINT64_C(0xd27ca9ece487fb3f), UINT64_C(0x35e299ed85588135), UINT64_C(0x1dcb9d9760cfad86), UINT64_C(0x31d539cf0aa96e8c), UINT64_C(0x8ae5bb457180ef03), UINT64_C(0x4e53151020792ee5),
    UINT64_C(0x6cfbcdf813410955), UINT64_C(0xfeb6ef9da3f0edf6), UINT64_C(0x10177d1b1e33301a), UINT64_C(0x50f0cd3eb590168b), UINT64_C(0xb5c1272f58da5ebf), UINT64_C(0x6355f59ced7d6175), UINT64_C(0xaf8eec78ec4f3ca6), UINT64_C(0x4daf4cf974b10bd0),
    UINT64_C(0x65fdf58d0fe7c926), UINT64_C(0x490eabe1eb5cb918), UINT64_C(0x0c98bf92ca62617c), UINT64_C(0x627141e5372878d5), UINT64_C(0x74b563d3929279c1), UINT64_C(0xb8a0a80b122ec398), UINT64_C(0x370d4a7ef277841f), UINT64_C(0x50cfdd32b421e7da),
    UINT64_C(0x2bb2b7c6734f7129), UINT64_C(0x6d2b9aef35611607), UINT64_C(0x035cd0f47e709a91), UINT64_C(0x597f09dd59c73576), UINT64_C(0xe9ced1773e6b7a41), UINT64_C(0x94929d131ff52a3f), UINT64_C(0xf5ed693f1cb0819e), UINT64_C(0x4bdede0166136ec0),
    UINT64_C(0xbe6ac072e15ed607), UINT64_C(0xcc3ae1b0cb9c2acb), UINT64_C(0xe9888461142f33a2), UINT64_C(0x54d9921fff332f99), UINT64_C(0x6a3d99686853d76f), UINT64_C(0x3c4bbda14467bf0a), UINT64_C(0x1dd7ae01dd0534e2), UINT64_C(0x3416bce497d8d36b),
    UINT64_C(0x43798f297359887d), UINT64_C(0x2c425452625161c1), UINT64_C(0x7eecfbd5d8deff18), UINT64_C(0x1e38e8b877c4d137), UINT64_C(0x806ac27bc3f0b643), UINT64_C(0x2d0eeb7fbe073d7d), UINT64_C(0xbb74184445d82b1d), UINT64_C(0x08698c9f5a5abf6a),
    UINT64_C(0xfea23765cd1192e1), UINT64_C(0x3855daa092beaad0), UINT64_C(0xc2f4d0a7719c3955), UINT64_C(0x0e551f7c6b44a318), UINT64_C(0xa42e69bba8015bc9), UINT64_C(0x49227daf926471a1), UINT64_C(0x03ec3a3962bfcf61), UINT64_C(0x5b01a6356626c976),
    UINT64_C(0xfea23765cd1192e1), UINT64_C(0x3855daa092beaad0), UINT64_C(0xc2f4d0a7719c3955), UINT64_C(0x0e551f7c6b44a318), UINT64_C(0x5bd1964457fea424), UINT64_C(0xb6dd82506d9b8e5e), UINT64_C(0xfc13c5c69d40309e), UINT64_C(0x24fe59ca99d93689),
    UINT64_C(0x43798f297359887d), UINT64_C(0x2c425452625161c1), UINT64_C(0x7eecfbd5d8deff18), UINT64_C(0x1e38e8b877c4d137), UINT64_C(0x7f953d843c0f49aa), UINT64_C(0xd2f1148041f8c282), UINT64_C(0x448be7bbba27d4e2), UINT64_C(0x77967360a5a54095),
    UINT64_C(0xbe6ac072e15ed607), UINT64_C(0xcc3ae1b0cb9c2acb), UINT64_C(0xe9888461142f33a2), UINT64_C(0x54d9921fff332f99), UINT64_C(0x95c2669797ac287e), UINT64_C(0xc3b4425ebb9840f5), UINT64_C(0xe22851fe22facb1d), UINT64_C(0x4be9431b68272c94),
    UINT64_C(0x2bb2b7c6734f7129), UINT64_C(0x6d2b9aef35611607), UINT64_C(0x035cd0f47e709a91), UINT64_C(0x597f09dd59c73576), UINT64_C(0x16312e88c19485ac), UINT64_C(0x6b6d62ece00ad5c0), UINT64_C(0x0a1296c0e34f7e61), UINT64_C(0x342121fe99ec913f),
    UINT64_C(0x65fdf58d0fe7c926), UINT64_C(0x490eabe1eb5cb918), UINT64_C(0x0c98bf92ca62617c), UINT64_C(0x627141e5372878d5), UINT64_C(0x8b4a9c2c6d6d862c), UINT64_C(0x475f57f4edd13c67), UINT64_C(0xc8f2b5810d887be0), UINT64_C(0x2f3022cd4bde1825),
    UINT64_C(0x6cfbcdf813410955), UINT64_C(0xfeb6ef9da3f0edf6), UINT64_C(0x10177d1b1e33301a), UINT64_C(0x50f0cd3eb590168b), UINT64_C(0x4a3ed8d0a725a12e), UINT64_C(0x9caa0a6312829e8a), UINT64_C(0x5071138713b0c359), UINT64_C(0x3250b3068b4ef42f),
    UINT64_C(0x964e01513ce3dee2), UINT64_C(0xff09842fc790873b), UINT64_C(0xd27ca9ece487fb3f), UINT64_C(0x35e299ed85588135), UINT64_C(0xe23462689f305267), UINT64_C(0xce2ac630f5569173), UINT64_C(0x751a44ba8e7f10fc), UINT64_C(0x31aceaefdf86d11a),
    UINT64_C(0x1163bd212efea0bd), UINT64_C(0xc29bb3bc30583b39), UINT64_C(0x196a5561c4017791), UINT64_C(0x24de42f8c84a0ae2), UINT64_C(0x17b018eee9b782f3), UINT64_C(0x40080711df6a9567), UINT64_C(0xd99e8a0b71d63c2c), UINT64_C(0x5e135add6e500d93),
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
    uint64_t index = curve13318_words_bits(digits, 5, block * 6 + place, 6);
    uint64_t negative = curve13318_barrier((index >> 5) ^ 1);
    index = (index ^ curve13318_mask(negative)) & 31;
    curve13318_select(q, table + block * 32 * 2 * CURVE13318_WORDS, 32, 2 * CURVE13318_WORDS, index);
    curve13318_fe_cneg(q + CURVE13318_WORDS, q + CURVE13318_WORDS, negative);
}

/* R = [k]G for 0 <= k <= r - 1: jac, signed comb, last entry in prj.
 * Proven for all scalars: 3 statements are complete, 3 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_multiply_base(uint64_t R[CURVE13318_PRJ_WORDS], const uint64_t k[CURVE13318_SCALAR_WORDS])
{
    uint64_t acc[CURVE13318_JAC_WORDS];
    uint64_t q[2 * CURVE13318_WORDS];
    uint64_t d[5];
    uint64_t e;
    uint64_t d_odd[CURVE13318_SCALAR_WORDS];
    size_t b;
    e = curve13318_barrier((k[0] & 1) ^ 1);
    /* k or r - k, whichever is odd */
    curve13318_words_copy(d_odd, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_sub(d, curve13318_order, k, CURVE13318_SCALAR_WORDS);
    curve13318_words_move(d_odd, d, CURVE13318_SCALAR_WORDS, e);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 from 2^255 on */
    curve13318_words_half(d, 5, d_odd, CURVE13318_SCALAR_WORDS);
    d[3] |= UINT64_C(0x8000000000000000);
    d[4] |= UINT64_C(0x3);
    curve13318_multiply_base_C(q, curve13318_multiply_base_table, d, 0, 42);
    curve13318_jac_from_flat(acc, q);
    for (b = 42; b-- > 1;) {
        curve13318_multiply_base_C(q, curve13318_multiply_base_table, d, 0, b);
        curve13318_jac_madd(acc, acc, q);
    }
    curve13318_jac_to_prj(R, acc);
    curve13318_multiply_base_C(q, curve13318_multiply_base_table, d, 0, 0);
    curve13318_prj_madd(R, R, q);
    curve13318_fe_cneg(R + CURVE13318_WORDS, R + CURVE13318_WORDS, e);
}

/* ---- variable-time multiplication: jac, wNAF of width 5; public data only ---- */

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
 * how many places are used. `digits` has room for a multiple of four. The barrier keeps the first loop from becoming a call of memset. */
static size_t curve13318_naf(signed char *digits, size_t count, const uint64_t k[CURVE13318_SCALAR_WORDS], unsigned window)
{
    const size_t look = 63 - window;
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; i += 4)
        digits[i] = digits[i + 1] = digits[i + 2] = digits[i + 3] = (signed char)curve13318_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = curve13318_words_bits(k, CURVE13318_SCALAR_WORDS, i, 63);
        size_t skip = curve13318_trailing_zeros((bits ^ ((uint64_t)0 - carry)) | (uint64_t)1 << look);
        i += skip;
        if (skip == look || i >= count)
            continue;
        bits = (bits >> skip & (((uint64_t)1 << window) - 1)) + carry;
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

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *curve13318_multiply_vartime_T(uint64_t q[CURVE13318_JAC_CACHED_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * CURVE13318_JAC_CACHED_WORDS;
    if (digit >= 0)
        return entry;
    curve13318_words_copy(q, entry, CURVE13318_WORDS);
    curve13318_fe_cneg(q + CURVE13318_WORDS, entry + CURVE13318_WORDS, 1);
    curve13318_words_copy(q + 2 * CURVE13318_WORDS, entry + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_words_copy(q + 3 * CURVE13318_WORDS, entry + 3 * CURVE13318_WORDS, CURVE13318_WORDS);
    curve13318_words_copy(q + 4 * CURVE13318_WORDS, entry + 4 * CURVE13318_WORDS, CURVE13318_WORDS);
    return q;
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
    const uint64_t *q_at;
    signed char d[260];
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
    q_at = curve13318_multiply_vartime_T(q, T, d[top_d]);
    curve13318_jac_from_cached(acc, q_at);
    waiting = 0;
    for (i = top_d; i-- > 0;) {
        if (d[i] != 0) {
            q_at = curve13318_multiply_vartime_T(q, T, d[i]);
            curve13318_multiply_vartime_double(acc, waiting);
            waiting = 0;
            curve13318_jac_dbladd(acc, acc, q_at);
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

/* its body; 5512 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_scalarmult_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
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

/* its body; 2888 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_scalarmult_base_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t scalar[CURVE13318_SCALAR_BYTES])
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

/* A point, neutral where it is refused, from its affine coordinates and the code that reading gave. */
static void curve13318_point_take(curve13318_point *r, const uint64_t x[CURVE13318_WORDS], const uint64_t y[CURVE13318_WORDS], uint64_t code)
{
    uint64_t t[CURVE13318_PRJ_WORDS];
    curve13318_prj_affine(t, x, y);
    curve13318_prj_neutral(r->w);
    curve13318_words_move(r->w, t, CURVE13318_PRJ_WORDS, curve13318_is_nonzero(code) ^ 1);
}

/* its body; 1096 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_decode_work(curve13318_point *r, const uint8_t in[CURVE13318_POINT_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], code;
    if (!curve13318_cpu_supported()) {
        curve13318_prj_neutral(r->w);
        return CURVE13318_ERR_CPU;
    }
    code = curve13318_affine_decode(x, y, in, 0); /* `in` may lie in r: it is read before r is written */
    curve13318_point_take(r, x, y, code);
    return (int)(int64_t)curve13318_barrier(code);
}

/* its body; 2760 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_encode_work(uint8_t out[CURVE13318_POINT_BYTES], const curve13318_point *a)
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

/* The encodings of points one behind the other, with one inversion for all; the worst of their codes. */
static uint64_t curve13318_points_encode(uint8_t *out, const uint64_t *in, size_t count)
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], d[CURVE13318_WORDS], i[CURVE13318_WORDS], all[CURVE13318_WORDS], worst = 0, neutral, lost;
    size_t k;
    /* the product of the divisors before a point waits where the point is to be written */
    curve13318_words_copy(all, curve13318_fe_one, CURVE13318_WORDS);
    for (k = 0; k < count; ++k) {
        curve13318_fe_encode(out + k * CURVE13318_POINT_BYTES, all, ~(uint64_t)0);
        (void)curve13318_point_divisor(d, in + k * CURVE13318_PRJ_WORDS);
        curve13318_fe_mul(all, all, d);
    }
    curve13318_fe_invert(all, all);
    for (k = count; k-- > 0;) {
        const uint64_t *own = in + k * CURVE13318_PRJ_WORDS;
        uint64_t zero = curve13318_point_divisor(d, own), code = 0;
        (void)curve13318_fe_decode(i, out + k * CURVE13318_POINT_BYTES);
        curve13318_fe_mul(i, i, all);
        curve13318_fe_mul(all, all, d);
        curve13318_words_zero(d, CURVE13318_WORDS);
        curve13318_fe_cmov(i, d, zero);
        curve13318_prj_affine_by(x, y, own, i);
        neutral = curve13318_point_is_zero(own);
        lost = curve13318_point_is_lost(own);
        curve13318_code_set(&code, CURVE13318_NEUTRAL, neutral);
        curve13318_code_set(&code, CURVE13318_ERR_ORDER, lost);
        (void)curve13318_result(out + k * CURVE13318_POINT_BYTES, x, y, code);
        curve13318_code_set(&worst, CURVE13318_NEUTRAL, neutral & curve13318_barrier((worst >> 63) ^ 1));
        curve13318_code_set(&worst, CURVE13318_ERR_ORDER, lost);
    }
    return worst;
}

/* its body; 2888 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_encode_many_work(uint8_t *out, const curve13318_point *in, size_t count)
{
    size_t k;
    if (!curve13318_cpu_supported()) {
        for (k = 0; k < count; ++k)
            curve13318_refuse(out + k * CURVE13318_POINT_BYTES);
        return CURVE13318_ERR_CPU;
    }
    return (int)(int64_t)curve13318_barrier(curve13318_points_encode(out, (const uint64_t *)in, count));
}

/* its body; 648 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_add_work(curve13318_point *r, const curve13318_point *a, const curve13318_point *b)
{
    curve13318_point_sum(r->w, a->w, b->w);
}

/* its body; 776 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_sub_work(curve13318_point *r, const curve13318_point *a, const curve13318_point *b)
{
    uint64_t t[CURVE13318_PRJ_WORDS];
    curve13318_words_copy(t, b->w, CURVE13318_PRJ_WORDS);
    curve13318_prj_neg_if(t, 1);
    curve13318_point_sum(r->w, a->w, t);
}

/* its body; 584 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_dbl_work(curve13318_point *r, const curve13318_point *a)
{
    curve13318_point_twice(r->w, a->w);
}

/* its body; 328 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_neg_work(curve13318_point *r, const curve13318_point *a)
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

/* its body; 840 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_equal_work(const curve13318_point *a, const curve13318_point *b)
{
    return (int)curve13318_barrier(curve13318_point_same(a->w, b->w));
}

/* its body; 264 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_is_neutral_work(const curve13318_point *a)
{
    return (int)curve13318_barrier(curve13318_point_is_zero(a->w));
}

/* its body; 392 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_cmov_work(curve13318_point *r, const curve13318_point *a, int flag)
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

/* The same question alone. */
static uint64_t curve13318_point_is_small(const uint64_t a[CURVE13318_PRJ_WORDS])
{
    return curve13318_point_is_zero(a);
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
    if (curve13318_point_is_small(a)) {
        (void)curve13318_point_small_case(other, k, a);
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

/* its body; 5640 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_mul_work(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a)
{
    curve13318_point_times(r->w, k->w, a->w);
}

/* its body; 2568 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_mul_base_work(curve13318_point *r, const curve13318_fr *k)
{
    curve13318_point_times_base(r->w, k->w);
}

void curve13318_point_mul_vartime(curve13318_point *r, const curve13318_fr *k, const curve13318_point *a)
{
    curve13318_point_times_vartime(r->w, k->w, a->w);
}

/* its body; 328 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_clear_cofactor_work(curve13318_point *r, const curve13318_point *a)
{
    curve13318_words_copy(r->w, a->w, CURVE13318_PRJ_WORDS);
}

/* Every point of the curve is. */
/* its body; 200 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_is_in_subgroup_work(const curve13318_point *a)
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

/* its body; 5896 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN void curve13318_point_mul2_work(curve13318_point *r, const curve13318_fr *a, const curve13318_point *p, const curve13318_fr *b, const curve13318_point *q)
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

/* ---- sums of affine points of public lists: chords and tangents, of which many share one inversion; (0, 0), which is no point of the curve, stands for the neutral element ---- */

/* out[k] = x, y of a[k]. */
static void curve13318_list_normalize(uint64_t *out, const curve13318_point *a, size_t n)
{
    uint64_t d[CURVE13318_WORDS], i[CURVE13318_WORDS], all[CURVE13318_WORDS];
    size_t k;
    curve13318_words_copy(all, curve13318_fe_one, CURVE13318_WORDS);
    for (k = 0; k < n; ++k) { /* the product of the divisors before a point waits where it will be */
        curve13318_words_copy(out + k * 2 * CURVE13318_WORDS, all, CURVE13318_WORDS);
        (void)curve13318_point_divisor(d, a[k].w);
        curve13318_fe_mul(all, all, d);
    }
    curve13318_fe_invert(all, all);
    for (k = n; k-- > 0;) {
        uint64_t *x = out + k * 2 * CURVE13318_WORDS, zero = curve13318_point_divisor(d, a[k].w);
        curve13318_fe_mul(i, x, all);
        curve13318_fe_mul(all, all, d);
        curve13318_prj_affine_by(x, x + CURVE13318_WORDS, a[k].w, i);
        if (zero)
            curve13318_words_zero(x, 2 * CURVE13318_WORDS);
    }
}

static int curve13318_list_is_neutral(const uint64_t p[2 * CURVE13318_WORDS])
{
    uint64_t some = 0;
    size_t i;
    for (i = 0; i < 2 * CURVE13318_WORDS; ++i)
        some |= p[i];
    return some == 0;
}

/* Behind the sum in a bucket stands where its points lie in the list: from first on, before end. */
static size_t curve13318_list_first(const uint64_t *bucket)
{
    return (size_t)bucket[2 * CURVE13318_WORDS] & 0xffff;
}

static size_t curve13318_list_end(const uint64_t *bucket)
{
    return (size_t)(bucket[2 * CURVE13318_WORDS] >> 16);
}

/* The list: for each bucket its sum so far and the points of its digit, those of the negative one negated. `codes` are the digits, 0 for neutral points. */
static void curve13318_list_sort(uint64_t *list, uint64_t *codes, uint64_t *buckets, size_t half, const uint64_t *points, const uint64_t *digits, size_t n, size_t words, size_t at, unsigned width)
{
    size_t b, i, first = 0;
    for (b = 1; b <= half; ++b) {
        uint64_t *bucket = buckets + b * CURVE13318_PRJ_WORDS;
        bucket[2 * CURVE13318_WORDS] = !curve13318_list_is_neutral(bucket);
    }
    for (i = 0; i < n; ++i) {
        uint64_t digit = curve13318_words_bits(digits + i * words, words, at, width) - (uint64_t)half;
        codes[i] = curve13318_list_is_neutral(points + i * 2 * CURVE13318_WORDS) ? 0 : digit;
        if (codes[i] != 0)
            ++buckets[(digit >> 63 ? (uint64_t)0 - digit : digit) * CURVE13318_PRJ_WORDS + 2 * CURVE13318_WORDS];
    }
    for (b = 1; b <= half; ++b) {
        uint64_t *bucket = buckets + b * CURVE13318_PRJ_WORDS;
        size_t count = (size_t)bucket[2 * CURVE13318_WORDS], end = first;
        if (!curve13318_list_is_neutral(bucket))
            curve13318_words_copy(list + end++ * 2 * CURVE13318_WORDS, bucket, 2 * CURVE13318_WORDS);
        bucket[2 * CURVE13318_WORDS] = (uint64_t)(first | end << 16);
        first += count;
    }
    for (i = 0; i < n; ++i) {
        uint64_t negative = codes[i] >> 63, *bucket, *to;
        if (codes[i] == 0)
            continue;
        bucket = buckets + (negative ? (uint64_t)0 - codes[i] : codes[i]) * CURVE13318_PRJ_WORDS;
        to = list + curve13318_list_end(bucket) * 2 * CURVE13318_WORDS;
        curve13318_words_copy(to, points + i * 2 * CURVE13318_WORDS, 2 * CURVE13318_WORDS);
        if (negative)
            curve13318_fe_cneg(to + CURVE13318_WORDS, to + CURVE13318_WORDS, 1);
        bucket[2 * CURVE13318_WORDS] += 0x10000;
    }
}

/* d = what the slope of the line through p and q is divided by. 1: of a chord, 2: of a tangent, 0: p = -q, there is none. */
static uint64_t curve13318_list_divisor(uint64_t d[CURVE13318_WORDS], const uint64_t p[2 * CURVE13318_WORDS], const uint64_t q[2 * CURVE13318_WORDS])
{
    curve13318_fe_sub(d, q, p);
    if (!curve13318_fe_is_zero(d))
        return 1;
    curve13318_fe_add(d, p + CURVE13318_WORDS, q + CURVE13318_WORDS); /* y + y, or y - y */
    return curve13318_fe_is_zero(d) ? 0 : 2;
}

/* r = p + q by i = 1 / d; q holds d in the place of its x. r may be q. */
static void curve13318_list_sum(uint64_t r[2 * CURVE13318_WORDS], const uint64_t p[2 * CURVE13318_WORDS], const uint64_t q[2 * CURVE13318_WORDS], const uint64_t i[CURVE13318_WORDS], uint64_t how)
{
    uint64_t slope[CURVE13318_WORDS], t[CURVE13318_WORDS], x[CURVE13318_WORDS];
    curve13318_fe_add(x, p, p);
    if (how == 1) { /* x of q is d more than x of p */
        curve13318_fe_add(x, x, q);
        curve13318_fe_sub(slope, q + CURVE13318_WORDS, p + CURVE13318_WORDS);
    } else { /* (3 x^2 + a) / 2 y */
        curve13318_fe_sqr(t, p);
        curve13318_fe_add(slope, t, t);
        curve13318_fe_add(slope, slope, t);
        curve13318_fe_add(slope, slope, curve13318_curve_a);
    }
    curve13318_fe_mul(slope, slope, i);
    curve13318_fe_sqr(t, slope);
    curve13318_fe_sub(x, t, x);
    curve13318_fe_sub(t, p, x);
    curve13318_fe_mul(t, t, slope);
    curve13318_fe_sub(r + CURVE13318_WORDS, t, p + CURVE13318_WORDS);
    curve13318_words_copy(r, x, CURVE13318_WORDS);
}

/* The points of each bucket are added two by two, half as many are left; how many pairs there were. `codes` say how a pair is added; `products` are those of the divisors before it. */
static size_t curve13318_list_halve(uint64_t *list, uint64_t *products, uint64_t *codes, uint64_t *buckets, size_t half)
{
    uint64_t d[CURVE13318_WORDS], all[CURVE13318_WORDS];
    size_t b, i, pairs = 0, k;
    curve13318_words_copy(all, curve13318_fe_one, CURVE13318_WORDS);
    for (b = 1; b <= half; ++b) {
        const uint64_t *bucket = buckets + b * CURVE13318_PRJ_WORDS;
        for (i = curve13318_list_first(bucket); i + 1 < curve13318_list_end(bucket); i += 2, ++pairs) {
            uint64_t *p = list + i * 2 * CURVE13318_WORDS, *q = p + 2 * CURVE13318_WORDS;
            codes[pairs] = curve13318_list_divisor(d, p, q);
            if (codes[pairs] == 0)
                continue;
            curve13318_words_copy(products + pairs * CURVE13318_WORDS, all, CURVE13318_WORDS);
            curve13318_fe_mul(all, all, d);
            curve13318_words_copy(q, d, CURVE13318_WORDS);
        }
    }
    if (pairs == 0)
        return 0;
    curve13318_fe_invert(all, all);
    for (b = half, k = pairs; b > 0; --b) {
        uint64_t *bucket = buckets + b * CURVE13318_PRJ_WORDS;
        size_t first = curve13318_list_first(bucket), end = curve13318_list_end(bucket), to = end - ((end - first) & 1);
        for (i = to; i > first;) { /* an odd one stays at the end, sums go before it */
            const uint64_t *p = list + (i -= 2) * 2 * CURVE13318_WORDS, *q = p + 2 * CURVE13318_WORDS;
            if (codes[--k] == 0)
                continue;
            curve13318_fe_mul(d, all, products + k * CURVE13318_WORDS);
            curve13318_fe_mul(all, all, q);
            curve13318_list_sum(list + --to * 2 * CURVE13318_WORDS, p, q, d, codes[k]);
        }
        bucket[2 * CURVE13318_WORDS] = (uint64_t)(to | end << 16);
    }
    return pairs;
}

/* buckets[b] = the sum of the points whose digit is b, less those whose digit is -b, `most` points at once. A digit is `width` bits, less half of their range, of `words` words from bit `at` on. */
static void curve13318_list_collect(uint64_t *buckets, uint64_t *room, const uint64_t *points, const uint64_t *digits, size_t n, size_t words, size_t at, unsigned width, size_t most)
{
    size_t half = (size_t)1 << (width - 1), b, i, count;
    uint64_t *list = room, *products = list + (most + half) * 2 * CURVE13318_WORDS, *codes = products + (most + half) * CURVE13318_WORDS;
    for (b = 1; b <= half; ++b)
        curve13318_words_zero(buckets + b * CURVE13318_PRJ_WORDS, 2 * CURVE13318_WORDS);
    for (i = 0; i < n; i += count) {
        count = n - i < most ? n - i : most;
        curve13318_list_sort(list, codes, buckets, half, points + i * 2 * CURVE13318_WORDS, digits + i * words, count, words, at, width);
        while (curve13318_list_halve(list, products, codes, buckets, half) != 0)
            ;
        for (b = 1; b <= half; ++b) {
            uint64_t *bucket = buckets + b * CURVE13318_PRJ_WORDS;
            if (curve13318_list_first(bucket) == curve13318_list_end(bucket))
                curve13318_words_zero(bucket, 2 * CURVE13318_WORDS);
            else
                curve13318_words_copy(bucket, list + curve13318_list_first(bucket) * 2 * CURVE13318_WORDS, 2 * CURVE13318_WORDS);
        }
    }
    for (b = 1; b <= half; ++b) {
        uint64_t *bucket = buckets + b * CURVE13318_PRJ_WORDS, x[2 * CURVE13318_WORDS];
        curve13318_words_copy(x, bucket, 2 * CURVE13318_WORDS);
        if (curve13318_list_is_neutral(x))
            curve13318_prj_neutral(bucket);
        else
            curve13318_prj_affine(bucket, x, x + CURVE13318_WORDS);
    }
}

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *curve13318_point_msm_straus_T(uint64_t q[CURVE13318_PRJ_CACHED_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * CURVE13318_PRJ_CACHED_WORDS;
    if (digit >= 0)
        return entry;
    curve13318_words_copy(q, entry, CURVE13318_WORDS);
    curve13318_fe_cneg(q + CURVE13318_WORDS, entry + CURVE13318_WORDS, 1);
    curve13318_words_copy(q + 2 * CURVE13318_WORDS, entry + 2 * CURVE13318_WORDS, CURVE13318_WORDS);
    return q;
}

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, wNAFs, a table for each point.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_straus(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t sum[CURVE13318_PRJ_WORDS], q[CURVE13318_PRJ_CACHED_WORDS], twice[CURVE13318_PRJ_WORDS];
    uint64_t *T = memory;
    signed char *d = (signed char *)(memory + (n * 8 * CURVE13318_PRJ_CACHED_WORDS));
    const uint64_t *q_at;
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
                q_at = curve13318_point_msm_straus_T(q, T + (p * 8 + 0) * CURVE13318_PRJ_CACHED_WORDS, d[p * 264 + i]);
                curve13318_prj_add(acc, acc, q_at);
            }
        }
    }
}

static const uint64_t curve13318_point_msm_buckets6_d_offset[5] = {UINT64_C(0x820820820820820), UINT64_C(0x2082082082082082), UINT64_C(0x8208208208208208), UINT64_C(0x820820820820820), UINT64_C(0x2)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_buckets6(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS], run[CURVE13318_PRJ_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (33 * CURVE13318_PRJ_WORDS);
    uint64_t *w = memory + (33 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS);
    uint64_t *d = memory + (33 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS + 6208 * 2 * CURVE13318_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        curve13318_words_zero(d + p * 5, 5);
        curve13318_words_copy(d + p * 5, k[p].w, CURVE13318_SCALAR_WORDS);
        curve13318_words_add(d + p * 5, d + p * 5, curve13318_point_msm_buckets6_d_offset, ~(uint64_t)0, 5);
    }
    curve13318_list_normalize(c, point_p, n);
    curve13318_prj_neutral(acc);
    for (i = 43; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_list_collect(B, w, c, d, n, 5, i * 6, 6, 3072);
        curve13318_prj_neutral(run);
        for (j = 33; j-- > 1;) {
            curve13318_prj_to_cached(q, B + j * CURVE13318_PRJ_WORDS);
            curve13318_prj_add(run, run, q);
            curve13318_prj_to_cached(q, run);
            curve13318_prj_add(acc, acc, q);
        }
    }
}

static const uint64_t curve13318_point_msm_buckets8_d_offset[5] = {UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x80)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_buckets8(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS], run[CURVE13318_PRJ_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (129 * CURVE13318_PRJ_WORDS);
    uint64_t *w = memory + (129 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS);
    uint64_t *d = memory + (129 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS + 6400 * 2 * CURVE13318_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        curve13318_words_zero(d + p * 5, 5);
        curve13318_words_copy(d + p * 5, k[p].w, CURVE13318_SCALAR_WORDS);
        curve13318_words_add(d + p * 5, d + p * 5, curve13318_point_msm_buckets8_d_offset, ~(uint64_t)0, 5);
    }
    curve13318_list_normalize(c, point_p, n);
    curve13318_prj_neutral(acc);
    for (i = 33; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_list_collect(B, w, c, d, n, 5, i * 8, 8, 3072);
        curve13318_prj_neutral(run);
        for (j = 129; j-- > 1;) {
            curve13318_prj_to_cached(q, B + j * CURVE13318_PRJ_WORDS);
            curve13318_prj_add(run, run, q);
            curve13318_prj_to_cached(q, run);
            curve13318_prj_add(acc, acc, q);
        }
    }
}

static const uint64_t curve13318_point_msm_buckets10_d_offset[5] = {UINT64_C(0x802008020080200), UINT64_C(0x80200802008020), UINT64_C(0x2008020080200802), UINT64_C(0x200802008020080), UINT64_C(0x8)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_buckets10(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS], run[CURVE13318_PRJ_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (513 * CURVE13318_PRJ_WORDS);
    uint64_t *w = memory + (513 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS);
    uint64_t *d = memory + (513 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS + 7168 * 2 * CURVE13318_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        curve13318_words_zero(d + p * 5, 5);
        curve13318_words_copy(d + p * 5, k[p].w, CURVE13318_SCALAR_WORDS);
        curve13318_words_add(d + p * 5, d + p * 5, curve13318_point_msm_buckets10_d_offset, ~(uint64_t)0, 5);
    }
    curve13318_list_normalize(c, point_p, n);
    curve13318_prj_neutral(acc);
    for (i = 26; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_list_collect(B, w, c, d, n, 5, i * 10, 10, 3072);
        curve13318_prj_neutral(run);
        for (j = 513; j-- > 1;) {
            curve13318_prj_to_cached(q, B + j * CURVE13318_PRJ_WORDS);
            curve13318_prj_add(run, run, q);
            curve13318_prj_to_cached(q, run);
            curve13318_prj_add(acc, acc, q);
        }
    }
}

static const uint64_t curve13318_point_msm_buckets12_d_offset[5] = {UINT64_C(0x800800800800800), UINT64_C(0x80080080080080), UINT64_C(0x8008008008008008), UINT64_C(0x800800800800800), UINT64_C(0x80)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_buckets12(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS], run[CURVE13318_PRJ_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (2049 * CURVE13318_PRJ_WORDS);
    uint64_t *w = memory + (2049 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS);
    uint64_t *d = memory + (2049 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS + 10240 * 2 * CURVE13318_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        curve13318_words_zero(d + p * 5, 5);
        curve13318_words_copy(d + p * 5, k[p].w, CURVE13318_SCALAR_WORDS);
        curve13318_words_add(d + p * 5, d + p * 5, curve13318_point_msm_buckets12_d_offset, ~(uint64_t)0, 5);
    }
    curve13318_list_normalize(c, point_p, n);
    curve13318_prj_neutral(acc);
    for (i = 22; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_list_collect(B, w, c, d, n, 5, i * 12, 12, 3072);
        curve13318_prj_neutral(run);
        for (j = 2049; j-- > 1;) {
            curve13318_prj_to_cached(q, B + j * CURVE13318_PRJ_WORDS);
            curve13318_prj_add(run, run, q);
            curve13318_prj_to_cached(q, run);
            curve13318_prj_add(acc, acc, q);
        }
    }
}

static const uint64_t curve13318_point_msm_buckets14_d_offset[5] = {UINT64_C(0x80020008002000), UINT64_C(0x2000800200080020), UINT64_C(0x20008002000800), UINT64_C(0x800200080020008), UINT64_C(0x200)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: prj, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void curve13318_point_msm_buckets14(uint64_t acc[CURVE13318_PRJ_WORDS], const curve13318_fr *k, const curve13318_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[CURVE13318_PRJ_CACHED_WORDS], run[CURVE13318_PRJ_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (8193 * CURVE13318_PRJ_WORDS);
    uint64_t *w = memory + (8193 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS);
    uint64_t *d = memory + (8193 * CURVE13318_PRJ_WORDS + n * 2 * CURVE13318_WORDS + 22528 * 2 * CURVE13318_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        curve13318_words_zero(d + p * 5, 5);
        curve13318_words_copy(d + p * 5, k[p].w, CURVE13318_SCALAR_WORDS);
        curve13318_words_add(d + p * 5, d + p * 5, curve13318_point_msm_buckets14_d_offset, ~(uint64_t)0, 5);
    }
    curve13318_list_normalize(c, point_p, n);
    curve13318_prj_neutral(acc);
    for (i = 19; i-- > 0;) {
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_prj_dbl(acc, acc);
        curve13318_list_collect(B, w, c, d, n, 5, i * 14, 14, 3072);
        curve13318_prj_neutral(run);
        for (j = 8193; j-- > 1;) {
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
    else if (count < 165)
        curve13318_point_msm_straus(t, k, a, count, (uint64_t *)memory);
    else if (count < 1219)
        curve13318_point_msm_buckets6(t, k, a, count, (uint64_t *)memory);
    else if (count < 6038)
        curve13318_point_msm_buckets8(t, k, a, count, (uint64_t *)memory);
    else if (count < 37618)
        curve13318_point_msm_buckets10(t, k, a, count, (uint64_t *)memory);
    else if (count < 175232)
        curve13318_point_msm_buckets12(t, k, a, count, (uint64_t *)memory);
    else
        curve13318_point_msm_buckets14(t, k, a, count, (uint64_t *)memory);
    curve13318_words_copy(r->w, t, CURVE13318_PRJ_WORDS);
}

/* ---- compressed points ---- */

/* its body; 904 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_compress_work(uint8_t out[CURVE13318_COMPRESSED_BYTES], const uint8_t point[CURVE13318_POINT_BYTES])
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

/* its body; 1352 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_decompress_work(uint8_t out[CURVE13318_POINT_BYTES], const uint8_t compressed[CURVE13318_COMPRESSED_BYTES])
{
    uint64_t x[CURVE13318_WORDS], y[CURVE13318_WORDS], code;
    if (!curve13318_cpu_supported()) {
        curve13318_refuse(out);
        return CURVE13318_ERR_CPU;
    }
    code = curve13318_compressed_read(x, y, compressed);
    return curve13318_result(out, x, y, code);
}

/* its body; 2760 bytes below its caller are cleared (src/curve13318_entry.S). */
CURVE13318_HIDDEN int curve13318_point_encode_compressed_work(uint8_t out[CURVE13318_COMPRESSED_BYTES], const curve13318_point *a)
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

/* For curve13318_entry.S, once: what this compiler may have used of vector registers, and what the library uses where the CPU has it. */
CURVE13318_HIDDEN unsigned curve13318_vector_registers(void)
{
#if defined(__AVX512F__)
    return 3;
#else
    unsigned found = 1;
    if (curve13318_cpu_supported() && found < 2)
        found = 2;
#if defined(__AVX__)
    if (found < 2)
        found = 2;
#endif
    return found;
#endif
}

#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(CURVE13318_SANITIZED)
#pragma clang attribute pop
#endif
#endif
