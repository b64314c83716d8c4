/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189 --vector none
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Encodings, validation, recoding and the loops of jac256189; the arithmetic itself is in the assembly files. Freestanding
 * C99 (with GNU attributes where the compiler has them): no library calls, no heap, no writable globals but kept answers of CPUID. Values that
 * may be secret never steer a branch or an address here; `bit` arguments are 0 or 1, `mask` is 0 or all ones.
 */
#include "jac256189_internal.h"

/* The address sanitizer would put frames on a heap, where nothing clears them. */
#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(JAC256189_SANITIZED)
#pragma clang attribute push(__attribute__((no_sanitize("address"))), apply_to = function)
#endif
#endif

/* ---- words ---- */

/* Hides where a value comes from, so that the compiler cannot turn arithmetic on it into a branch; volatile, so that it
 * cannot turn a loop around it into a call of memset either. Where there is no GNU C, by memory that anybody might change. */
static inline uint64_t jac256189_barrier(uint64_t x)
{
#if defined(__GNUC__)
    __asm__ __volatile__("" : "+r"(x));
    return x;
#else
    volatile uint64_t y = x;
    return y;
#endif
}

static inline uint64_t jac256189_mask(uint64_t bit)
{
    return (uint64_t)0 - jac256189_barrier(bit);
}

static inline uint64_t jac256189_is_nonzero(uint64_t x)
{
    return jac256189_barrier((x | ((uint64_t)0 - x)) >> 63);
}

/* A function with a frame of its own. */
#if defined(__GNUC__)
#define JAC256189_APART __attribute__((noinline))
#elif defined(_MSC_VER)
#define JAC256189_APART __declspec(noinline)
#else
#define JAC256189_APART
#endif

/* One more, whose frame has no word of a stack protector beside its own, and which clears registers that it need not keep. */
#if defined(__GNUC__) && defined(__has_attribute)
#if __has_attribute(no_stack_protector)
#define JAC256189_NO_PROTECTOR __attribute__((no_stack_protector))
#endif
#if __has_attribute(zero_call_used_regs)
#define JAC256189_NO_REGISTERS __attribute__((zero_call_used_regs("all")))
#endif
#endif
#if !defined(JAC256189_NO_PROTECTOR)
#define JAC256189_NO_PROTECTOR
#endif
#if !defined(JAC256189_NO_REGISTERS)
#define JAC256189_NO_REGISTERS
#endif
#define JAC256189_BARE JAC256189_APART JAC256189_NO_PROTECTOR JAC256189_NO_REGISTERS

/* Keeps an array in its frame. */
#if defined(__GNUC__)
#define JAC256189_KEPT(array) __asm__ __volatile__("" : : "r"(array) : "memory")
#else
#define JAC256189_KEPT(array) (void)(*(volatile unsigned char *)(array) = 0)
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
    return jac256189_barrier(borrow);
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
    const size_t whole = bytes / 8;
    for (; i + 4 <= whole; i += 4) { /* the end of a short loop is often guessed wrong */
        out[i + 0] = jac256189_barrier(*(const jac256189_any_word *)(const void *)(in + 8 * (i + 0)));
        out[i + 1] = jac256189_barrier(*(const jac256189_any_word *)(const void *)(in + 8 * (i + 1)));
        out[i + 2] = jac256189_barrier(*(const jac256189_any_word *)(const void *)(in + 8 * (i + 2)));
        out[i + 3] = jac256189_barrier(*(const jac256189_any_word *)(const void *)(in + 8 * (i + 3)));
    }
    for (i = whole & ~(size_t)3; i < whole; ++i) /* each loop says where it begins: gcc 12 warns of ends that it does not see */
        out[i] = jac256189_barrier(*(const jac256189_any_word *)(const void *)(in + 8 * i));
    i = whole;
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

__extension__ typedef __int128 jac256189_wide;

static inline jac256189_wide jac256189_signed_times(int64_t a, int64_t b)
{
    return (jac256189_wide)a * b;
}

static inline jac256189_wide jac256189_wide_sum(jac256189_wide x, jac256189_wide y)
{
    return x + y;
}

/* x / 2^shift, rounded down, for 0 < shift < 64. */
static inline jac256189_wide jac256189_wide_shifted(jac256189_wide x, int shift)
{
    return x >> shift;
}

/* x modulo 2^64. */
static inline uint64_t jac256189_wide_low(jac256189_wide x)
{
    return (uint64_t)x;
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

/* The odd modulus and its inverse modulo 2^60. */
typedef struct {
    int64_t limb[JAC256189_LIMBS];
    uint64_t inverse;
} jac256189_modulus;

/* The lower limb of a sum goes out, the rest stays; shifts of negative numbers keep the sign. */
static inline int64_t jac256189_limb(jac256189_wide *sum)
{
    int64_t low = (int64_t)(jac256189_wide_low(*sum) & JAC256189_LIMB_MASK);
    *sum = jac256189_wide_shifted(*sum, 60);
    return low;
}

/* {f, g} = {m0 f + m1 g, m2 f + m3 g} / 2^60, exactly; |f| and |g| stay at most the modulus. */
static void jac256189_update_fg(int64_t f[JAC256189_LIMBS], int64_t g[JAC256189_LIMBS], const int64_t m[4])
{
    const int64_t a = m[0], b = m[1], c = m[2], d = m[3];
    jac256189_wide x = jac256189_wide_sum(jac256189_signed_times(a, f[0]), jac256189_signed_times(b, g[0])), y = jac256189_wide_sum(jac256189_signed_times(c, f[0]), jac256189_signed_times(d, g[0]));
    int i;
    jac256189_limb(&x);
    jac256189_limb(&y);
    for (i = 1; i < JAC256189_LIMBS; ++i) {
        int64_t u = f[i], v = g[i];
        x = jac256189_wide_sum(x, jac256189_wide_sum(jac256189_signed_times(a, u), jac256189_signed_times(b, v))); /* one sum, so that two additions at most wait for each other */
        f[i - 1] = jac256189_limb(&x);
        y = jac256189_wide_sum(y, jac256189_wide_sum(jac256189_signed_times(c, u), jac256189_signed_times(d, v)));
        g[i - 1] = jac256189_limb(&y);
    }
    f[JAC256189_LIMBS - 1] = (int64_t)jac256189_wide_low(x);
    g[JAC256189_LIMBS - 1] = (int64_t)jac256189_wide_low(y);
}

/* The same for d and e modulo the modulus M; they stay above -2 M and below M. */
static void jac256189_update_de(int64_t d[JAC256189_LIMBS], int64_t e[JAC256189_LIMBS], const int64_t m[4], const jac256189_modulus *p)
{
    int64_t ds = (int64_t)jac256189_barrier((uint64_t)(d[JAC256189_LIMBS - 1] >> 63)), es = (int64_t)jac256189_barrier((uint64_t)(e[JAC256189_LIMBS - 1] >> 63));
    const int64_t m0 = m[0], m1 = m[1], m2 = m[2], m3 = m[3];
    int64_t md = (m0 & ds) + (m1 & es), me = (m2 & ds) + (m3 & es); /* so often M is added: once where negative, */
    jac256189_wide x = jac256189_wide_sum(jac256189_signed_times(m0, d[0]), jac256189_signed_times(m1, e[0])), y = jac256189_wide_sum(jac256189_signed_times(m2, d[0]), jac256189_signed_times(m3, e[0]));
    int i;
    md -= (int64_t)((p->inverse * jac256189_wide_low(x) + (uint64_t)md) & JAC256189_LIMB_MASK); /* then until 2^60 divides */
    me -= (int64_t)((p->inverse * jac256189_wide_low(y) + (uint64_t)me) & JAC256189_LIMB_MASK);
    x = jac256189_wide_sum(x, jac256189_signed_times(md, p->limb[0]));
    y = jac256189_wide_sum(y, jac256189_signed_times(me, p->limb[0]));
    jac256189_limb(&x);
    jac256189_limb(&y);
    for (i = 1; i < JAC256189_LIMBS; ++i) {
        int64_t u = d[i], v = e[i], part = p->limb[i];
        x = jac256189_wide_sum(x, jac256189_wide_sum(jac256189_wide_sum(jac256189_signed_times(m0, u), jac256189_signed_times(m1, v)), jac256189_signed_times(md, part)));
        d[i - 1] = jac256189_limb(&x);
        y = jac256189_wide_sum(y, jac256189_wide_sum(jac256189_wide_sum(jac256189_signed_times(m2, u), jac256189_signed_times(m3, v)), jac256189_signed_times(me, part)));
        e[i - 1] = jac256189_limb(&y);
    }
    d[JAC256189_LIMBS - 1] = (int64_t)jac256189_wide_low(x);
    e[JAC256189_LIMBS - 1] = (int64_t)jac256189_wide_low(y);
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
    int64_t all[4 * JAC256189_LIMBS + 5], *f = all, *g = f + JAC256189_LIMBS, *d = g + JAC256189_LIMBS, *e = d + JAC256189_LIMBS, *m = e + JAC256189_LIMBS;
    size_t i;
    for (i = 0; i < JAC256189_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        uint64_t low = at < words ? in[at] >> shift : 0, high = shift > 0 && at + 1 < words ? in[at + 1] << (64 - shift) : 0;
        f[i] = p->limb[i];
        g[i] = (int64_t)((low | high) & JAC256189_LIMB_MASK);
        d[i] = (int64_t)jac256189_barrier(0);
        e[i] = (int64_t)jac256189_barrier(i == 0);
    }
    for (i = 0; i < 4; ++i)
        m[i] = (int64_t)jac256189_barrier((uint64_t)(i == 0 || i == 3) << 60);
    m[4] = -1; /* zeta */
    /* the matrix m of the batch before is applied, which changes nothing in the first one, then steps are taken */
    for (i = 0; i < 10; ++i)
        jac256189_sc_divsteps((uint64_t *)all, (const uint64_t *)all, (const uint64_t *)p);
    jac256189_update_fg(f, g, m);
    jac256189_update_de(d, e, m, p);
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

/* its body; 456 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_scalar_is_valid_work(const uint8_t a[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    return (int)jac256189_scalar_decode(t, a);
}

/* out = the bytes modulo r, blocks of JAC256189_SCALAR_WORDS words from the top down. */
static void jac256189_order_load(uint64_t out[JAC256189_SCALAR_WORDS], const uint8_t *in, size_t bytes)
{
    const size_t block = JAC256189_SCALAR_WORDS * sizeof(uint64_t);
    size_t blocks = 0, rest = bytes;
    uint64_t t[2 * JAC256189_SCALAR_WORDS];
    for (; rest >= block; rest -= block) /* no division, which compilers without optimisation leave in */
        ++blocks;
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        jac256189_words_load(t, JAC256189_SCALAR_WORDS, in + blocks * block, block);
        jac256189_words_load(t + JAC256189_SCALAR_WORDS, JAC256189_SCALAR_WORDS, in + (blocks + 1) * block, block);
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

/* its body; 584 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_scalar_reduce_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, in, in_bytes);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_scalar_add_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], u[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_order_load(u, b, JAC256189_SCALAR_BYTES);
    jac256189_sc_add(t, t, u);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_scalar_mul_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES], const uint8_t b[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], u[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_order_load(u, b, JAC256189_SCALAR_BYTES);
    jac256189_sc_mul(t, t, u);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 520 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_scalar_neg_work(uint8_t out[JAC256189_SCALAR_BYTES], const uint8_t a[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_order_load(t, a, JAC256189_SCALAR_BYTES);
    jac256189_sc_neg(t, t);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* ---- integers modulo the order as a type of their own: canonical words ---- */

/* its body; 520 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_fr_decode_work(jac256189_fr *r, const uint8_t in[JAC256189_SCALAR_BYTES])
{
    uint64_t t[JAC256189_SCALAR_WORDS], valid = jac256189_scalar_decode(t, in), mask = jac256189_mask(valid);
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        r->w[i] = t[i] & mask;
    return (int)(int64_t)jac256189_barrier(~mask & (uint64_t)(int64_t)JAC256189_ERR_SCALAR);
}

/* its body; 392 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_fr_encode_work(uint8_t out[JAC256189_SCALAR_BYTES], const jac256189_fr *a)
{
    uint64_t t[JAC256189_SCALAR_WORDS];
    jac256189_words_copy(t, a->w, JAC256189_SCALAR_WORDS);
    jac256189_words_store(out, JAC256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_fr_reduce_work(jac256189_fr *r, const uint8_t *in, size_t in_bytes)
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
}

void jac256189_fr_muladd(jac256189_fr *r, const jac256189_fr *a, const jac256189_fr *b, const jac256189_fr *c)
{
    jac256189_sc_muladd(r->w, a->w, b->w, c->w);
}

static const jac256189_modulus jac256189_order_modulus = {{INT64_C(0xd2ffe01b869d35), INT64_C(0x6bd10647eac1cb5), INT64_C(0x9999999999999cc), INT64_C(0x999999999999999), INT64_C(0x1999)}, UINT64_C(0x013660208fc28d1d)};

/* its body; 2504 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_fr_inv_work(jac256189_fr *r, const jac256189_fr *a)
{
    jac256189_invert(r->w, a->w, JAC256189_SCALAR_WORDS, &jac256189_order_modulus);
}

/* its body; 392 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_fr_half_work(jac256189_fr *r, const jac256189_fr *a)
{
    uint64_t odd = a->w[0] & 1, t[JAC256189_SCALAR_WORDS], carry;
    size_t i;
    jac256189_words_copy(t, a->w, JAC256189_SCALAR_WORDS);
    carry = jac256189_words_add(t, t, jac256189_order, jac256189_mask(odd), JAC256189_SCALAR_WORDS);
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        r->w[i] = (t[i] >> 1) | ((i + 1 < JAC256189_SCALAR_WORDS ? t[i + 1] : carry) << 63);
}

/* its body; 328 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_fr_is_zero_work(const jac256189_fr *a)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        any |= a->w[i];
    return (int)(jac256189_is_nonzero(any) ^ 1);
}

/* its body; 328 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_fr_equal_work(const jac256189_fr *a, const jac256189_fr *b)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < JAC256189_SCALAR_WORDS; ++i)
        any |= a->w[i] ^ b->w[i];
    return (int)(jac256189_is_nonzero(any) ^ 1);
}

/* its body; 392 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_fr_cmov_work(jac256189_fr *r, const jac256189_fr *a, int flag)
{
    jac256189_words_move(r->w, a->w, JAC256189_SCALAR_WORDS, (uint64_t)flag & 1);
}

/* its body; 328 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN unsigned jac256189_fr_bits_work(const jac256189_fr *a, size_t position, size_t count)
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

/* An affine point. */
static void jac256189_jac_from_flat(uint64_t out[JAC256189_JAC_WORDS], const uint64_t *flat)
{
    jac256189_words_copy(out, flat, JAC256189_WORDS);
    jac256189_words_copy(out + JAC256189_WORDS, flat + JAC256189_WORDS, JAC256189_WORDS);
    jac256189_words_copy(out + 2 * JAC256189_WORDS, jac256189_fe_one, JAC256189_WORDS);
}

/* acc, scaled by what stands in the place of the coordinate that it is to share with another point. */
static void jac256189_jac_rescale(uint64_t acc[JAC256189_JAC_WORDS])
{
    uint64_t t0[JAC256189_WORDS], t1[JAC256189_WORDS];
    jac256189_fe_sqr(t0, acc + 2 * JAC256189_WORDS);
    jac256189_fe_mul(t1, t0, acc + 2 * JAC256189_WORDS);
    jac256189_fe_mul(acc, acc, t0);
    jac256189_fe_mul(acc + JAC256189_WORDS, acc + JAC256189_WORDS, t1);
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

static void jac256189_prj_to_cached(uint64_t q[JAC256189_PRJ_CACHED_WORDS], const uint64_t acc[JAC256189_PRJ_WORDS])
{
    jac256189_words_copy(q, acc, 3 * JAC256189_WORDS);
}

/* The same point in other coordinates. */
static void jac256189_jac_to_prj(uint64_t *out, const uint64_t *in)
{
    uint64_t t0[JAC256189_WORDS];
    jac256189_fe_mul(out, in, in + 2 * JAC256189_WORDS);
    jac256189_fe_sqr(t0, in + 2 * JAC256189_WORDS);
    jac256189_fe_mul(out + 2 * JAC256189_WORDS, t0, in + 2 * JAC256189_WORDS);
    jac256189_words_copy(out + JAC256189_WORDS, in + JAC256189_WORDS, JAC256189_WORDS);
}

/* The same point in other coordinates. */
static void jac256189_prj_to_jac(uint64_t *out, const uint64_t *in)
{
    uint64_t neutral[JAC256189_JAC_WORDS], zero = jac256189_fe_is_zero(in + 2 * JAC256189_WORDS);
    uint64_t t0[JAC256189_WORDS];
    jac256189_fe_mul(out, in, in + 2 * JAC256189_WORDS);
    jac256189_fe_sqr(t0, in + 2 * JAC256189_WORDS);
    jac256189_fe_mul(out + JAC256189_WORDS, t0, in + JAC256189_WORDS);
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
    return jac256189_barrier(t[0] & 1);
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

/* The square of y for x. */
static void jac256189_lift_square(uint64_t u[JAC256189_WORDS], const uint64_t x[JAC256189_WORDS])
{
    uint64_t t[JAC256189_WORDS];
    /* y^2 = x^3 + a x + b */
    jac256189_fe_sqr(t, x);
    jac256189_fe_add(t, t, jac256189_curve_a);
    jac256189_fe_mul(t, t, x);
    jac256189_fe_add(u, t, jac256189_curve_b);
}

/* y, of the parity that is wanted, from a root t, if `good`: JAC256189_OK, JAC256189_ERR_CURVE if there is none, JAC256189_ERR_ENCODING for an odd 0. */
static uint64_t jac256189_lift_root(uint64_t y[JAC256189_WORDS], const uint64_t t[JAC256189_WORDS], uint64_t parity, uint64_t good)
{
    uint64_t code = 0, odd = jac256189_fe_is_zero(t) & parity;
    jac256189_code_set(&code, JAC256189_ERR_CURVE, good ^ 1);
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, good & odd);
    jac256189_fe_cneg(y, t, jac256189_fe_parity(t) ^ parity);
    return code;
}

/* x of a compressed point and the parity of y; returns 0 if it is not canonical. */
static uint64_t jac256189_compressed_take(uint64_t x[JAC256189_WORDS], uint64_t *parity, const uint8_t in[JAC256189_COMPRESSED_BYTES])
{
    uint64_t good;
    uint8_t bytes[JAC256189_COMPRESSED_BYTES];
    size_t i;
    for (i = 0; i < JAC256189_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)jac256189_barrier(in[i]);
    *parity = jac256189_barrier((uint64_t)bytes[JAC256189_COMPRESSED_BYTES - 1] >> 7);
    bytes[JAC256189_COMPRESSED_BYTES - 1] &= 0x7f;
    good = jac256189_fe_decode(x, bytes);
    good &= jac256189_is_nonzero(bytes[JAC256189_COMPRESSED_BYTES - 1]) ^ 1;
    return good;
}

/* x with the parity of y in the topmost bit: JAC256189_OK, JAC256189_ERR_ENCODING or JAC256189_ERR_CURVE. */
static uint64_t jac256189_compressed_read(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint8_t in[JAC256189_COMPRESSED_BYTES])
{
    uint64_t t[JAC256189_WORDS], u[JAC256189_WORDS], parity, code, good = jac256189_compressed_take(x, &parity, in), square;
    jac256189_lift_square(u, x);
    square = jac256189_fe_sqrt(t, u);
    code = jac256189_lift_root(y, t, parity, square);
    jac256189_code_set(&code, JAC256189_ERR_ENCODING, good ^ 1);
    return code;
}

/* Zeros where the mask is 0. */
static void jac256189_compressed_write(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS], uint64_t mask)
{
    uint64_t parity = jac256189_fe_parity(y);
    out[JAC256189_COMPRESSED_BYTES - 1] = 0;
    jac256189_fe_encode(out, x, mask);
    out[JAC256189_COMPRESSED_BYTES - 1] |= (uint8_t)jac256189_barrier((parity & mask) << 7);
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

/* What is wrong with a point of which reading gave a code: JAC256189_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t jac256189_affine_accept(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], uint64_t code, int with_order)
{
    uint64_t valid = jac256189_is_nonzero(code) ^ 1;
    uint64_t acc[JAC256189_JAC_WORDS];
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

/* Decodes a point and finds that out. */
static uint64_t jac256189_affine_decode(uint64_t x[JAC256189_WORDS], uint64_t y[JAC256189_WORDS], const uint8_t in[JAC256189_POINT_BYTES], int with_order)
{
    uint64_t code = jac256189_affine_read(x, y, in);
    return jac256189_affine_accept(x, y, code, with_order);
}

/* its body; 1288 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_validate_work(const uint8_t point[JAC256189_POINT_BYTES])
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

/* ---- fixed base: jac, signed comb, last entry in prj, 43 blocks of 6 teeth, 1 apart ---- */

/* X, Y of the combinations of powers of two of the base point. */
static const uint64_t jac256189_multiply_base_table[11008] = {
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
    UINT64_C(0xfe963654373ad58a), UINT64_C(0x36f3c43b2afa49b7), UINT64_C(0x787ec7347faa19cc), UINT64_C(0x0b86e0ef3b32a373), UINT64_C(0x13b7dbfe4a4941a9), UINT64_C(0x2131a8d9ca301ed3), UINT64_C(0x0f91d30cbf3ca812), UINT64_C(0x21f916c9bc078410),
    UINT64_C(0x519d7be1c611dfa2), UINT64_C(0x79beaf88a332f9f3), UINT64_C(0x65f082375c55e1e5), UINT64_C(0xc82f9e4435840834), UINT64_C(0xc9dc9cedc92f8140), UINT64_C(0x7c53ac61d8175ebe), UINT64_C(0x2f02fba96959543f), UINT64_C(0x6e0dc6435a6e1192),
    UINT64_C(0x0a44afbf5bbfbfa9), UINT64_C(0xd0881b7750e6188d), UINT64_C(0x8cdac70dd8de1994), UINT64_C(0x11413acbc89ed5d6), UINT64_C(0x9b3fb22f14a0ea03), UINT64_C(0x36f3fad3a4bb37fa), UINT64_C(0xbc55aec2cf7ac6a2), UINT64_C(0xd3d5a6729c2859f4),
    UINT64_C(0xc6bc7e73c2771ccb), UINT64_C(0x3ac595287a2e510e), UINT64_C(0xedb6970c816fe05c), UINT64_C(0x3df65a95b83c9dd8), UINT64_C(0xc54f01fa06077d81), UINT64_C(0xb9b36b16a2fb927a), UINT64_C(0x68001cd4bc61a2ca), UINT64_C(0x566139f515fed553),
    UINT64_C(0x859f6b9a8f2c088e), UINT64_C(0x6a2c3b610bebe788), UINT64_C(0xf3891f2ec8be8be0), UINT64_C(0xacfaefee23658685), UINT64_C(0x40e2878c6f12a30a), UINT64_C(0x907a722b793accae), UINT64_C(0x593a85bc1e338a83), UINT64_C(0x64ca606df3225613),
    UINT64_C(0xc6d72488eab202a6), UINT64_C(0xe7e053be1dba9a0a), UINT64_C(0x7afc8fef4533cc37), UINT64_C(0x60cf74f25af17a81), UINT64_C(0x0e70a80ec9136134), UINT64_C(0x0c173fd9d78ac687), UINT64_C(0xfe54a00df6881d63), UINT64_C(0xc6800bb25c9ea793),
    UINT64_C(0x4c5f67acf1920ec9), UINT64_C(0xa32da97ca0e38790), UINT64_C(0x07fb58fefd297867), UINT64_C(0x93285b459ffa1dab), UINT64_C(0xb322710f3afe889e), UINT64_C(0x31dadecbdc719499), UINT64_C(0xede92e22208038b2), UINT64_C(0xf6eb957ae50e95c4),
    UINT64_C(0x6e50747df63f5393), UINT64_C(0xe0063c5a30a1125c), UINT64_C(0x4166c0300e43f95f), UINT64_C(0xf0728c0a66ceea38), UINT64_C(0x1d938443ddf0b733), UINT64_C(0x4f586fefd4a9694c), UINT64_C(0x32ea7fea5a6af227), UINT64_C(0x4a51dc596bced913),
    UINT64_C(0x2fb2f619cb519334), UINT64_C(0xef527a735acfd21c), UINT64_C(0xa742939a9ca83597), UINT64_C(0x00256fdb7fc3fda6), UINT64_C(0x9d62965e32fb52fd), UINT64_C(0x4a8f092e40d5bb99), UINT64_C(0x18e67330b1667aab), UINT64_C(0x54820ea41dbbc8d2),
    UINT64_C(0x91a2738c103d1354), UINT64_C(0x769faac162bd82d9), UINT64_C(0x3620e83c651fb955), UINT64_C(0xf8b767085ae2bb51), UINT64_C(0xfa678dc6eede9bbf), UINT64_C(0x09b42a22b98b9359), UINT64_C(0x3483ea195ea12a39), UINT64_C(0x4a3e416d5c788d4d),
    UINT64_C(0x78b4654e1adf7985), UINT64_C(0x2668009be33e3f17), UINT64_C(0x2d50bc8cc8c17777), UINT64_C(0x7277f797d7b334d7), UINT64_C(0x3159a49f82dd4302), UINT64_C(0x0ff66c6aef986a8d), UINT64_C(0x6789bbfc290425e1), UINT64_C(0xa18f4718e4559fc2),
    UINT64_C(0x109e717ccc17085d), UINT64_C(0xaa1b7574ad0d399a), UINT64_C(0x3baedc8896ec4edc), UINT64_C(0xcba90d1f7852b542), UINT64_C(0x4618ab15e9bbc1d5), UINT64_C(0x283774a72125e8b4), UINT64_C(0x256f5ba1a9c489e2), UINT64_C(0xbc963b062009c87b),
    UINT64_C(0xe03a5b4fb305c0bb), UINT64_C(0xdf6d813b3acaefb5), UINT64_C(0xb71f260c56bd8de7), UINT64_C(0x8830e1502b7e4780), UINT64_C(0x450053f2dbbd799b), UINT64_C(0x56cfffcaf4e0dee0), UINT64_C(0x071d25fdc6916916), UINT64_C(0xeaced20a3f58580d),
    UINT64_C(0x832470ba035b7cc1), UINT64_C(0x67fb1c024cec8426), UINT64_C(0x6ad578df8e70710f), UINT64_C(0x067a47d5bc837982), UINT64_C(0x94f59a38b5a13bf8), UINT64_C(0xb08bdde36482ec9a), UINT64_C(0x576ef9279a8f7f76), UINT64_C(0xcf4e7eb210a65d6b),
    UINT64_C(0x2aeac4315f4364a3), UINT64_C(0x5005bc68e8d401de), UINT64_C(0xfcc2c107a148f31b), UINT64_C(0xbccbe2e0c7c06933), UINT64_C(0x060283be980ed2e5), UINT64_C(0xbb5084b627cfbc58), UINT64_C(0x85c4a46b01ecfaa6), UINT64_C(0x1edecd37efc07acf),
    UINT64_C(0xdbda0cb7a334b988), UINT64_C(0xd88d4cb5aaff6e00), UINT64_C(0xf4372442e89748fa), UINT64_C(0xcc6862f8e46c537e), UINT64_C(0x485d62935fe12840), UINT64_C(0x196573bc43d4bd61), UINT64_C(0xd952de6095c30333), UINT64_C(0xefa664f32f5cb051),
    UINT64_C(0x709d80da2ba5a5eb), UINT64_C(0x6f6b8c0a8107987c), UINT64_C(0xfe99b09704715839), UINT64_C(0x1155c812c945653c), UINT64_C(0x3110f02938d350a6), UINT64_C(0x52924da0ea0156e8), UINT64_C(0x9fec5eb25bec952d), UINT64_C(0xf33a68a505febfd8),
    UINT64_C(0xd8cf81b2c8a3f3d2), UINT64_C(0x2deca0a63d13a495), UINT64_C(0x0950fe2a135d7a54), UINT64_C(0x1e16910522619e53), UINT64_C(0xb767a35ce2956786), UINT64_C(0x8b988b25cb84ba07), UINT64_C(0x7aea865368cf00df), UINT64_C(0xccda448566f09d4c),
    UINT64_C(0x98eb6acd6d260bd3), UINT64_C(0x9451f2c64c8500f2), UINT64_C(0xab9e2e0985a01172), UINT64_C(0x341821b0920296df), UINT64_C(0x0388cfe8a8217d42), UINT64_C(0x3069d037b58279ab), UINT64_C(0x431458be4a6eb243), UINT64_C(0xc98befc2df408e9a),
    UINT64_C(0x7744ae276243e250), UINT64_C(0xc86d8916f98696af), UINT64_C(0xf683e3de7b45472e), UINT64_C(0xa9f1f0a4bfe9f0d8), UINT64_C(0x9e0849122ecad44f), UINT64_C(0xe0287fc0a7fd15fe), UINT64_C(0xd45f810e67f095a1), UINT64_C(0x3d0bbcd3bdde5741),
    UINT64_C(0x6df7fcdaa452a797), UINT64_C(0xb5106847d2145e84), UINT64_C(0x01120a7c40472bb3), UINT64_C(0x2613c09f2a940452), UINT64_C(0xf18f8f8c808c3ebe), UINT64_C(0x7de8384b69fe1eba), UINT64_C(0x8282176cc66faca3), UINT64_C(0xaeaa5813dd3860de),
    UINT64_C(0xbb52694b0cda7dac), UINT64_C(0xf879f47ace663762), UINT64_C(0x51877a0fc7f45279), UINT64_C(0x241dd84916b1b714), UINT64_C(0xe0616cfdde05f160), UINT64_C(0x561b5b6d84c00bfc), UINT64_C(0x682c66f1862e07e3), UINT64_C(0x92d6667b8328ed43),
    UINT64_C(0x5d19557e4b7375ea), UINT64_C(0x32a2fe79d7495ff8), UINT64_C(0xbad8071ca3694df0), UINT64_C(0x27fd156327856003), UINT64_C(0x290787dde50e2906), UINT64_C(0x23fd59e9f476738a), UINT64_C(0xdd144413f2732f4a), UINT64_C(0xa56f136c444379ad),
    UINT64_C(0x303d03c4712ec875), UINT64_C(0xe1406c2f11d4c782), UINT64_C(0x435d2039bed536d7), UINT64_C(0xdc54ecef788ed799), UINT64_C(0x02b0c0989f23ee61), UINT64_C(0x9f0eda662f3a32b2), UINT64_C(0xe37fafd84f54ef7c), UINT64_C(0xa09902fc06fda6c0),
    UINT64_C(0xc17ba5e5ac6185b5), UINT64_C(0x19ba54925d3abdfa), UINT64_C(0xd0a0b268ba6286f2), UINT64_C(0xabcc9f70b9ec82eb), UINT64_C(0xd2077121d6798b8b), UINT64_C(0xb06550c81713763c), UINT64_C(0xdf8a0c129e46822d), UINT64_C(0xf02029cff2971bc5),
    UINT64_C(0x471bfc4d0f3c366b), UINT64_C(0x64cecca5ffac17a7), UINT64_C(0x78c1cb3328e533db), UINT64_C(0x1c213104324ebf35), UINT64_C(0x89820283e62ccab7), UINT64_C(0x4798837f79b81bdd), UINT64_C(0x1102cd514b94fd23), UINT64_C(0x1cc01d246b4040c5),
    UINT64_C(0xb9b9d620e67483f9), UINT64_C(0xefed6354b749c6cf), UINT64_C(0xfc30c4a8602cd7cb), UINT64_C(0x9fc94ec2196115f9), UINT64_C(0xd8db8d1cdac7c10c), UINT64_C(0x9344f4805f48acdb), UINT64_C(0x970d8ece8be1af7c), UINT64_C(0x1d72a0504135a2ca),
    UINT64_C(0x54a8307e8b102ad4), UINT64_C(0x4aab5e043b0d8f48), UINT64_C(0xa5c65cbb1bb786a0), UINT64_C(0xc81a4d951a9867bb), UINT64_C(0x2e0869fbb33c8b28), UINT64_C(0xf8bc221f6fc70f8a), UINT64_C(0x67cc76ddbaafb769), UINT64_C(0x817a56613ed62165),
    UINT64_C(0x983afa51c8b52d8f), UINT64_C(0x4dd1f85f96ec8dce), UINT64_C(0x0e3f49a634543ed2), UINT64_C(0x704303f7887f8e8d), UINT64_C(0xd4779dac0b2063f6), UINT64_C(0x4368bf577242390c), UINT64_C(0x832255549710446a), UINT64_C(0x69d61c1a01b9b0aa),
    UINT64_C(0x2fab98d34e2b5233), UINT64_C(0x4417e919e77fa949), UINT64_C(0x5d3154d669506b0f), UINT64_C(0xd993a744ea4206b0), UINT64_C(0x208baff8dcfa1336), UINT64_C(0xd5ebba38c347ce87), UINT64_C(0xf98f2d851be776f2), UINT64_C(0x60dc173d2adff2c3),
    UINT64_C(0xc6ae688bd30415ac), UINT64_C(0xddf0bd353a32c42b), UINT64_C(0x0640155db55a93bc), UINT64_C(0x980c97c12bb0ac2a), UINT64_C(0xb3199c088a2a5c07), UINT64_C(0xde5ee716e71c339e), UINT64_C(0xe45cd7ebbad9f1ce), UINT64_C(0xd07903ff2d52ef88),
    UINT64_C(0x5c1022cb87bdbc3b), UINT64_C(0xadf3c6f17a9b1c08), UINT64_C(0xe846111314702ef4), UINT64_C(0x59597e39df9ca2de), UINT64_C(0x3fac6f58924171ec), UINT64_C(0x915ba3c69ff71ce4), UINT64_C(0xb96c0ff3b0a82f7e), UINT64_C(0x4191764c5ceaebff),
    UINT64_C(0xc284d65bf452d850), UINT64_C(0x65a0c23e079c3936), UINT64_C(0x30273a205fca5cc4), UINT64_C(0x60e142b025c64ebe), UINT64_C(0xaae9bbe5e8357e20), UINT64_C(0x69706bfbb7a9e362), UINT64_C(0x056e3c151014cae4), UINT64_C(0x378c3f1f9d3146d5),
    UINT64_C(0xce7dbe94057029cb), UINT64_C(0x665f56419f5862cf), UINT64_C(0xeddf5d108060575f), UINT64_C(0x5a1027922a776ceb), UINT64_C(0x4d8cfbe195e7721a), UINT64_C(0xd987f5516a8458b5), UINT64_C(0x897d8320adbd8dae), UINT64_C(0x0cc895f103b6f458),
    UINT64_C(0x1efbcb2d7adb5265), UINT64_C(0xb101558ef5d3cf8f), UINT64_C(0x83a19bcd5d50d019), UINT64_C(0xa14fa32afa609292), UINT64_C(0x1d007eb963527870), UINT64_C(0x4f62c6fc5090cc71), UINT64_C(0x9b4b9834dd2a1bec), UINT64_C(0xf9d5e78ac28e61f4),
    UINT64_C(0xdb1b17d3a19c17e1), UINT64_C(0xb152b67ae55f5852), UINT64_C(0x5a85836d8aa0912c), UINT64_C(0xd7dd0d049db27274), UINT64_C(0xc71c3ce93d75abea), UINT64_C(0x4dc34eb2be4dfce7), UINT64_C(0x0db08d8b990cc6f8), UINT64_C(0xad6e401829ba29e4),
    UINT64_C(0x39a316d93aa551f4), UINT64_C(0xe465c488a3975673), UINT64_C(0x370a1668293f9a42), UINT64_C(0x128797869a1eb81e), UINT64_C(0x622a8035b71c48c7), UINT64_C(0x267ff79b13de3571), UINT64_C(0xc904680fbafd2e7e), UINT64_C(0x10bc001a3100e911),
    UINT64_C(0xe7a620808c1e12d4), UINT64_C(0xaf8dcfb9ddee0db6), UINT64_C(0xed0e9fb359ba9213), UINT64_C(0x6090285ac9938ea5), UINT64_C(0x8cc3ee5b7b810785), UINT64_C(0xd3c5878a23c67944), UINT64_C(0x38134699c034af21), UINT64_C(0x1eaa86d03bb3fe72),
    UINT64_C(0xad5d27ec57dbe6f5), UINT64_C(0x6d64e53568cd9b51), UINT64_C(0x9a87c7c29bd4106a), UINT64_C(0x77188c5629ae83db), UINT64_C(0x80f94db962db6f00), UINT64_C(0x0a066def9dcb902f), UINT64_C(0x27c7ff32b010d1fe), UINT64_C(0x38f2985e7c2dcaaf),
    UINT64_C(0xee04a70978f9559c), UINT64_C(0x95ac288ffd20a918), UINT64_C(0xc3df6538eb95f2d3), UINT64_C(0x68ed99ce3ed30a0b), UINT64_C(0x5885e74c164b82d4), UINT64_C(0x42e57886750b46cc), UINT64_C(0x07b5542e6c54de6a), UINT64_C(0xdc58ccfad4d37d5f),
    UINT64_C(0x24420464a70751df), UINT64_C(0xb511136ad36f9854), UINT64_C(0x33c30613befe5e75), UINT64_C(0x5c05a3bf91da1c82), UINT64_C(0xf29ce076ae083433), UINT64_C(0x17a385ef35685f8c), UINT64_C(0xce1104740be2e721), UINT64_C(0x2d6f01e8105e827b),
    UINT64_C(0xf4f1bb7444b5eaa8), UINT64_C(0x7100dc6c921cbb5d), UINT64_C(0xc6256ad623e3fcf4), UINT64_C(0x187bf55e71fb3490), UINT64_C(0xc6d880bc653e9312), UINT64_C(0xeafb2dd9ba798867), UINT64_C(0x4a77485f52bbf88d), UINT64_C(0xe883521af7f7d2e0),
    UINT64_C(0x248a11436ba2b396), UINT64_C(0xb0bbd30141edd01a), UINT64_C(0xed5fa47c9d317ca7), UINT64_C(0x5f850aa9ddac5f23), UINT64_C(0xbd83402afff7dce9), UINT64_C(0x644b2263d5411acb), UINT64_C(0xc95f438c77893b7c), UINT64_C(0xf92b5ddcffc7f2fb),
    UINT64_C(0x68ebfb2923716cf0), UINT64_C(0xd0e93d0d9c3ecd2e), UINT64_C(0xe245c0810d421542), UINT64_C(0xd94f87addc5ee784), UINT64_C(0x0e9584441f91432c), UINT64_C(0x8da13f69f1e59236), UINT64_C(0x293d21e468164703), UINT64_C(0xdc7391125f815428),
    UINT64_C(0xaad89754e7451dec), UINT64_C(0x528f9d679f3e83bf), UINT64_C(0x0f812b472c1a8b36), UINT64_C(0x077064db8e54619a), UINT64_C(0x4b417ce03512f543), UINT64_C(0x6c52d2e1498d6aea), UINT64_C(0x1c5f5fdaaaf6fc70), UINT64_C(0x086345f3778be344),
    UINT64_C(0x3a71d8a66083a302), UINT64_C(0xfe571bbbdbf03569), UINT64_C(0x0eb7eb3e536a5724), UINT64_C(0xc15a2f6dcc63cf26), UINT64_C(0x02b04f5e269c7ec7), UINT64_C(0xf9aac0a5d892a481), UINT64_C(0x62c78aa637f76854), UINT64_C(0xfcf1c2b51f8206a9),
    UINT64_C(0x8bd64f34d1b3ebc5), UINT64_C(0x2023c007c96a7795), UINT64_C(0xbee7f4657b340288), UINT64_C(0x9780688d042985d4), UINT64_C(0x7865a184edb0d28e), UINT64_C(0x4c9af7f9bf092dee), UINT64_C(0x113c24a175d5ea9a), UINT64_C(0xf46afbc6c9ec35d1),
    UINT64_C(0x9489ec605a0dd50e), UINT64_C(0xd953bbc96ef1db4e), UINT64_C(0xd6166213ce8e4deb), UINT64_C(0x8a4a5f43687e5c5d), UINT64_C(0xbcbbe96d5ff30c53), UINT64_C(0xeb3a6f9d20749a86), UINT64_C(0xd232171fa48cefe0), UINT64_C(0x887336aac1cfd082),
    UINT64_C(0x4d8930f569f3d037), UINT64_C(0xfd89525fb6a748ac), UINT64_C(0x9ad665eb6753e067), UINT64_C(0xbf71a13b705395a2), UINT64_C(0x291dcbe8af87e5e6), UINT64_C(0xee47cd16a5a5bfca), UINT64_C(0xbeb449784e13defd), UINT64_C(0x3b478ce2a5fec523),
    UINT64_C(0x7d1684c8be3bd27d), UINT64_C(0x59880a4400b364b1), UINT64_C(0x2336c298ac000eb2), UINT64_C(0x83f06c0968b93a43), UINT64_C(0x99a1ddae63049c49), UINT64_C(0xdf047dde3a9157b5), UINT64_C(0x9e9edef855e2b934), UINT64_C(0xe4bc5ab423de9abc),
    UINT64_C(0x4d2c713b0333b79e), UINT64_C(0x66817d312b19504c), UINT64_C(0x4b1694f477e74c9b), UINT64_C(0xd6aca82a3ea38355), UINT64_C(0x429a92264c555d94), UINT64_C(0xf12368fd7b7ffa2f), UINT64_C(0x8284de5433994046), UINT64_C(0x410334438c761bc3),
    UINT64_C(0x9f0df06aded9eac8), UINT64_C(0xa14e77a7e8a392ca), UINT64_C(0x878151f066073c28), UINT64_C(0x2e0fa44b4d53e241), UINT64_C(0xd46b7c51b73d3576), UINT64_C(0x6c84671f57264eaf), UINT64_C(0x2a74d5ff4f98c9ff), UINT64_C(0x8803535754e279dd),
    UINT64_C(0x36d39cdfd01d302f), UINT64_C(0x17419d5450eb2809), UINT64_C(0x944edfb82a1664bb), UINT64_C(0x3fa302032650e7d8), UINT64_C(0x26b2cce192e215a1), UINT64_C(0xa9508e9fcacfdbd7), UINT64_C(0x45ebc23301382135), UINT64_C(0xacef7115b0ab05ea),
    UINT64_C(0xd5c13a929f7fe72b), UINT64_C(0xd2a141b04a6f6c8f), UINT64_C(0xb036678a0241a905), UINT64_C(0xb664c2ac803072b5), UINT64_C(0x2ada03cd3caec718), UINT64_C(0x166f112a9be0ad58), UINT64_C(0x6d6b32004cb9e48f), UINT64_C(0xe0b04e515d8f1f2d),
    UINT64_C(0x9fd79eba680dfb66), UINT64_C(0x515a63c27fc0f04e), UINT64_C(0x0294139724d74e43), UINT64_C(0xedddb6f3c1118986), UINT64_C(0xf69d96e767957617), UINT64_C(0x63b40198484231f1), UINT64_C(0x7d4991331170d71b), UINT64_C(0xa84d9e12a26da4b2),
    UINT64_C(0xee9bf4fe4e0fdef2), UINT64_C(0x4152cc3fa50ba2f4), UINT64_C(0x029cd0e7ed2c35c8), UINT64_C(0x1f27b455b077cd85), UINT64_C(0x1c7181682ad94a19), UINT64_C(0x93498a4179147357), UINT64_C(0x6328f601245413d7), UINT64_C(0xe34b118b69a7f702),
    UINT64_C(0xbabf1eee022e7289), UINT64_C(0xec39f1fb0e8ffe2f), UINT64_C(0x70ed333fed460bc4), UINT64_C(0x99e4f36fbb6b4882), UINT64_C(0x5dc13425e729bb48), UINT64_C(0xa2f592538c870cc5), UINT64_C(0x08ce1e8f00cc4ee4), UINT64_C(0xe240d26b23faca17),
    UINT64_C(0xe3a7c6e198085a83), UINT64_C(0x0001534d20073fd6), UINT64_C(0x52417fe20bbbe00c), UINT64_C(0x1b51c86844bfd5c2), UINT64_C(0xc9cde2b8b81fd826), UINT64_C(0xd7104e898cbb0b3d), UINT64_C(0x64c1525a94e70ea9), UINT64_C(0x2779c4950e7f99d3),
    UINT64_C(0xd582f1dd1fe88041), UINT64_C(0x1d83c9d3fd9ea720), UINT64_C(0xd0badc3160def12f), UINT64_C(0x919faee8ebb5a4ef), UINT64_C(0xc3253256bcde8435), UINT64_C(0x8ea0432b263dac87), UINT64_C(0x074e0f776427d439), UINT64_C(0x819bb89088d3f721),
    UINT64_C(0xa3b7ac68b5fc5e69), UINT64_C(0x890c788268de795f), UINT64_C(0xd4d8f34c8cd2b05c), UINT64_C(0xa03070f821f430fc), UINT64_C(0x045f3dd09c0d8fe4), UINT64_C(0x8bbb323460a64aa0), UINT64_C(0xcd3be665874f417c), UINT64_C(0x6c3823852fe37822),
    UINT64_C(0x0d9fe9c8e01e780f), UINT64_C(0x4cecb60e11724d1e), UINT64_C(0x474ce644096475f6), UINT64_C(0x30fdb5da1bace09b), UINT64_C(0x4cfc08b0b572b565), UINT64_C(0x6e360c55d1a3c1cd), UINT64_C(0x03227dc0c7ef8b0e), UINT64_C(0x616545a580d51800),
    UINT64_C(0x7eb5c3e50c2e0f75), UINT64_C(0x9aeb7811870301b9), UINT64_C(0xa2af1ccd063e3796), UINT64_C(0x5147cda9db0e3303), UINT64_C(0x7da549f35248e1a3), UINT64_C(0x6e7a097535ac65e9), UINT64_C(0xa0554d3062c4ec4a), UINT64_C(0x1329fc11ff8b6c18),
    UINT64_C(0x17930d51bea8c89d), UINT64_C(0xdb775a9aa439d636), UINT64_C(0xef99bc6e65fbc1ef), UINT64_C(0x068d446602e51b51), UINT64_C(0xa1fcfb9e794e7d19), UINT64_C(0x54ed3661df22493f), UINT64_C(0x6d997641460b3390), UINT64_C(0x5ed32a24e6181b71),
    UINT64_C(0xbafbd197d83d7132), UINT64_C(0xaf959f4fda434b13), UINT64_C(0x2b07fca196b54491), UINT64_C(0x937e885146998682), UINT64_C(0xc6a888b86c78ca45), UINT64_C(0x7b611d12edac0dc4), UINT64_C(0x83a40901f4f13d1b), UINT64_C(0xb46bf68cbf30835a),
    UINT64_C(0x3c5a41beb3b48c8e), UINT64_C(0xfbf382724f321dcc), UINT64_C(0xde04f1acb7f48ea3), UINT64_C(0xbc4f81328be52e79), UINT64_C(0xc46858364e567fa7), UINT64_C(0x3237931cfe3ae216), UINT64_C(0x1d9ccc54c9ee0c81), UINT64_C(0x9d5790e3b47e7455),
    UINT64_C(0xbc90fe8650e64b56), UINT64_C(0x8fce49280fddc28b), UINT64_C(0x59a47ab248926989), UINT64_C(0x8bec7880b47c21e7), UINT64_C(0x73d0afcc7df577ce), UINT64_C(0xc0664ce170d5eccb), UINT64_C(0x4602b2de20d21991), UINT64_C(0x4f9cc04a11b15d60),
    UINT64_C(0xd054e05ab04292f7), UINT64_C(0x6a3a055b0cea10e0), UINT64_C(0xd03639a62fd50d5b), UINT64_C(0xcaed36387a5f9a71), UINT64_C(0x459e6743e3303f83), UINT64_C(0x7fa72e6ed9c5f700), UINT64_C(0x2962183bcc672a17), UINT64_C(0x30cd7ad385519ea5),
    UINT64_C(0xbc1a60a70c23dc89), UINT64_C(0x4538de7187ff500a), UINT64_C(0x012476c2fa4fa29f), UINT64_C(0x8c6d033a1d4391b5), UINT64_C(0x3e40c8dc2b6de4c5), UINT64_C(0xa2a6d7bbe4ae6613), UINT64_C(0x6724d56f16593b7d), UINT64_C(0x871ef2709ac8a174),
    UINT64_C(0xce86f545b6aebdae), UINT64_C(0xef55b5fff7b67f0d), UINT64_C(0x27e5198eb90751f1), UINT64_C(0xea61d348a4aff78c), UINT64_C(0x305f38c33c4d04ce), UINT64_C(0xc701d8acbdeaaaa6), UINT64_C(0xa4d82dbb5a9c2c85), UINT64_C(0xe8f58c8234966d82),
    UINT64_C(0x93e19607187928b3), UINT64_C(0x8dca8159210ca604), UINT64_C(0xf582e1358ee1bf23), UINT64_C(0xf01f3cad1a93f520), UINT64_C(0x89293b341bfc2f1c), UINT64_C(0x3f29ee766da30b7c), UINT64_C(0xe6819109a68f62fc), UINT64_C(0xfa578472c3f7b0d7),
    UINT64_C(0x07f463fbe37e7e3c), UINT64_C(0x484a5c46177ad676), UINT64_C(0xd2b2d5c64c4a1a93), UINT64_C(0xd0eb561f67c660d1), UINT64_C(0xa8610f91f4e448aa), UINT64_C(0x99ba3789de62131a), UINT64_C(0x6875ffb201587713), UINT64_C(0x0efd0422ec4f8202),
    UINT64_C(0xdaf834524e6327d8), UINT64_C(0x00fb280a73ba3a16), UINT64_C(0xda2acee6ec921fff), UINT64_C(0x28d9d923828a68c4), UINT64_C(0x382131ced8bb3e7a), UINT64_C(0x29d20373136ac0df), UINT64_C(0x5fdb1ee5edfe9269), UINT64_C(0x9ee062fa5cc0d350),
    UINT64_C(0xbca01d9be4990153), UINT64_C(0x0c2fa75156073ec4), UINT64_C(0x4f7fc689cf00045e), UINT64_C(0x16f2d622dffdd059), UINT64_C(0xad276d9b35ad5035), UINT64_C(0x0d6ceddca8275df3), UINT64_C(0x27c0614aaf782fd6), UINT64_C(0xd028099be151dac8),
    UINT64_C(0x99c08293c48e915e), UINT64_C(0xd86acf14fbc1f04f), UINT64_C(0xfffc17b3649c88d6), UINT64_C(0x134db708b726fafd), UINT64_C(0x204c20106a58b96a), UINT64_C(0xcb05c73561368d6c), UINT64_C(0x0655360504e219f5), UINT64_C(0x9623fa9c47ba54af),
    UINT64_C(0x7141dc78e4343f66), UINT64_C(0xc9cce893d8fb41bb), UINT64_C(0x6f6b1502e45ad6e1), UINT64_C(0xae50445a2b517b1d), UINT64_C(0xc1a25ecaf860bb82), UINT64_C(0x7efe7d57e4bffd1e), UINT64_C(0x635d496e106cdf19), UINT64_C(0x602c6c96a813e97b),
    UINT64_C(0x93b8752a0c7c124d), UINT64_C(0xa59b97027f430ccb), UINT64_C(0x2be8458848eaf8a2), UINT64_C(0xeb49aa5f489e1807), UINT64_C(0x8be1282c854439b1), UINT64_C(0x2bc6f618a5f3524c), UINT64_C(0xe35d71bfc6af4327), UINT64_C(0x8f2449c17d54eec1),
    UINT64_C(0x108ce3476b911d8d), UINT64_C(0x17ec4b3a879835fb), UINT64_C(0x56b842f2301a7052), UINT64_C(0x069b88a051e9a8c2), UINT64_C(0x384d9746a2242a55), UINT64_C(0x0b93725949c372e1), UINT64_C(0xc093ef3e12ac9b43), UINT64_C(0x25367d327429eb87),
    UINT64_C(0x753ec85af58d3340), UINT64_C(0x7ade731cc47f15c0), UINT64_C(0xf0e939fffa5a8cb2), UINT64_C(0xda8e9b74f9dd69ac), UINT64_C(0xbd3bdabd465252e8), UINT64_C(0xdab61249bd7d402d), UINT64_C(0x3162f8a5d2b78bb8), UINT64_C(0x731d0c37c0f3171d),
    UINT64_C(0x497866309d873d3a), UINT64_C(0xf2ac8bf50cb285ee), UINT64_C(0x96c5becfbbacb34e), UINT64_C(0x2bddab556e15de40), UINT64_C(0x3d876240d2a8a656), UINT64_C(0x9c63435a71438193), UINT64_C(0x0ebf9511826c22db), UINT64_C(0xd4dce547e4c676c3),
    UINT64_C(0x378deed0d3eb7250), UINT64_C(0xa51532016d8c648d), UINT64_C(0xac3928525d718aec), UINT64_C(0x3867798028f73b2d), UINT64_C(0xa5e24dd7d4010ea7), UINT64_C(0xe9a2a6369bba0247), UINT64_C(0x03e455ec6747b6d4), UINT64_C(0x02419ebe39c3d1cd),
    UINT64_C(0x135121d8e8a76cdd), UINT64_C(0xc1d8a3cfa2eddcde), UINT64_C(0x3459029d55339798), UINT64_C(0x1bf4483d7b927a89), UINT64_C(0x65bdc6d6a0cfdd0c), UINT64_C(0xd4a7052a1167f192), UINT64_C(0x48d7fdac9af2ec8f), UINT64_C(0xb9ce2e1b93a83871),
    UINT64_C(0x26ce076cd1dd3733), UINT64_C(0xbfa864cd0f5e7b7c), UINT64_C(0xbd422d349150451c), UINT64_C(0xc272b3a732e17746), UINT64_C(0x131e9fd3605b3527), UINT64_C(0x75b7dc1cb0f7dac0), UINT64_C(0x6357659e8bd8fca6), UINT64_C(0xbc084ca91b2a53a3),
    UINT64_C(0x243af2e8474f2f89), UINT64_C(0x111eb815980436ad), UINT64_C(0x428c3ba6966971b6), UINT64_C(0xbc1f624d7447b0b1), UINT64_C(0x6022aa4cd9843044), UINT64_C(0x09e36184075c6341), UINT64_C(0xd1f441c648dda6df), UINT64_C(0x9653ea8b97eedc87),
    UINT64_C(0x23b55809664c4847), UINT64_C(0x0b7312bc848b6bc6), UINT64_C(0x92bbed443ad92b3c), UINT64_C(0x848b82ee40380ea2), UINT64_C(0x080b7b8b37ecb221), UINT64_C(0xd4c106d27f17a498), UINT64_C(0xa1f24a0692dde1ec), UINT64_C(0x397a43d2efef7bd8),
    UINT64_C(0x7a16b9ec1fd2a685), UINT64_C(0x85c79ddb73634995), UINT64_C(0x133afd5b3a2bb339), UINT64_C(0x627ecacb2fca6572), UINT64_C(0x358fc5ce0beb8fe4), UINT64_C(0x3d90afd7101556b8), UINT64_C(0xec10337ff3b5a448), UINT64_C(0x15cd320ca2feaacf),
    UINT64_C(0xa87c313d3aa736fc), UINT64_C(0xa33d8004dbf85b91), UINT64_C(0x89a1c830cfa9f844), UINT64_C(0x48add98597bd4cdb), UINT64_C(0x0277f480d10bb18c), UINT64_C(0xe4eed9eb6f8a4049), UINT64_C(0x530f83ef2e4cf8a2), UINT64_C(0x005a699874126cc6),
    UINT64_C(0x242bbe2a821c2e5b), UINT64_C(0xc27b01ecbb68dc40), UINT64_C(0x18a4cc3020edd26b), UINT64_C(0x60811befbac5b1ca), UINT64_C(0x1c9c7adc99846146), UINT64_C(0x4b6da896a3932b75), UINT64_C(0x9d6108e84a158736), UINT64_C(0x00be926f997d37b5),
    UINT64_C(0xf23f33ed89896182), UINT64_C(0x85ab4b22231197ac), UINT64_C(0xb5eefb3fb7bd9b6b), UINT64_C(0x39ab8470e75559a5), UINT64_C(0x0fb5c8f294dfbae4), UINT64_C(0xcd5647c26859ffd9), UINT64_C(0x418270f340d0d78e), UINT64_C(0xf32ae9f341a8c4df),
    UINT64_C(0x5b19e885eb9587a9), UINT64_C(0x462d5ff085ea9d90), UINT64_C(0x81ab631457569268), UINT64_C(0x4bb1b79a05a3c9b4), UINT64_C(0x2fc848441bee9c47), UINT64_C(0xf426b06d68785b6c), UINT64_C(0x17a4c439ebab8f3d), UINT64_C(0x0a4bf89712375ddc),
    UINT64_C(0x9a3915a396e20503), UINT64_C(0x92c4a802960ae671), UINT64_C(0x054b465e0735e415), UINT64_C(0x2d39760c8697b5cb), UINT64_C(0xf11cd8fee23250ca), UINT64_C(0xdb7c3dc710515a57), UINT64_C(0xb568dd36643139f7), UINT64_C(0xd733f4e2771dddc5),
    UINT64_C(0x4002f8157560e746), UINT64_C(0xa5d5297b6ca29e22), UINT64_C(0xd79ffd3516573806), UINT64_C(0x34822e946cf94d22), UINT64_C(0x63d6d14cb697f71b), UINT64_C(0x6b9a82e061d76d8d), UINT64_C(0x953ecd69a8dfc1df), UINT64_C(0xc4b86ab9c7b961fa),
    UINT64_C(0x6a1ed933c716c6e4), UINT64_C(0x5ce6872955234951), UINT64_C(0xc19f765018719c55), UINT64_C(0x92dbc2dcd80f1f0e), UINT64_C(0xfc223faf76058b63), UINT64_C(0xc91bc27169772f71), UINT64_C(0x00e4310bd7d2a8b9), UINT64_C(0xa613a71ad84db1d9),
    UINT64_C(0x6fb2ba9788596f02), UINT64_C(0x26702667803c200b), UINT64_C(0xde14fc9a42f330dd), UINT64_C(0xb4d190e78da3f43b), UINT64_C(0x1c4af98aead2ec32), UINT64_C(0x72be52dc205ea70a), UINT64_C(0xaa773de66dc36415), UINT64_C(0x6dd1b5cf9cc6d48f),
    UINT64_C(0x020f12edd98e0c6f), UINT64_C(0x8b8005208a51db94), UINT64_C(0x2cca8cdcd7f8f7cf), UINT64_C(0x0deeee9e4405a569), UINT64_C(0x43a54407d8a2cb5d), UINT64_C(0x762bc87996bc8141), UINT64_C(0x68874b66ac4d9412), UINT64_C(0x8665c0389e2c6243),
    UINT64_C(0xd2b2c93312b591ce), UINT64_C(0x547c1633aeb1a142), UINT64_C(0x9ff5e02477d74c70), UINT64_C(0xf233a4deefe28447), UINT64_C(0x508e4f99782dde4e), UINT64_C(0x3a72526d66087354), UINT64_C(0x9e8ded710a1e1d90), UINT64_C(0x94500c71075a65bf),
    UINT64_C(0x605862a228215d1a), UINT64_C(0x059a39ce4cee8f5c), UINT64_C(0x3187410ce99e6b2f), UINT64_C(0x38e57497fed36d31), UINT64_C(0xf1979313303969ef), UINT64_C(0xfad8eb5b37ea63bf), UINT64_C(0x2c79bb895ee53430), UINT64_C(0x2f97b6133715a7e8),
    UINT64_C(0x8189a6f5a8172f62), UINT64_C(0xbdd053cf9be7487f), UINT64_C(0x530b89001a8ac369), UINT64_C(0x66831632c140b4cb), UINT64_C(0xb5c2bc76a2ed1871), UINT64_C(0x5b9ff82420d63ba5), UINT64_C(0x035c78d30131eec6), UINT64_C(0x45e31809b09211f3),
    UINT64_C(0x5c3c4d31c1b5aa54), UINT64_C(0xc7f42737f994d911), UINT64_C(0x4825bb9c860f2846), UINT64_C(0x8782f8bb8329ce2b), UINT64_C(0x5d637afb7d5f1355), UINT64_C(0x30292c9448c0b7f3), UINT64_C(0x4ddf422f436c5f4c), UINT64_C(0x3fc5f9f6d6ef655d),
    UINT64_C(0xa2ae2842d434f6c0), UINT64_C(0x3736107d1282c564), UINT64_C(0x2c9af9bc741a478a), UINT64_C(0x640697fa0f5016bb), UINT64_C(0x3d4efe78eb163148), UINT64_C(0xd208aeb060e9ccee), UINT64_C(0xff22fe9daddaf2d7), UINT64_C(0xbe3f439da2f90f74),
    UINT64_C(0x191738bb92ca94b4), UINT64_C(0x0ced2537ea697a6e), UINT64_C(0x3f7c4ef8b55e6199), UINT64_C(0x0bd2fac8ca85af5c), UINT64_C(0xa94c10aaea1352c3), UINT64_C(0xeeaef1c9b56cb339), UINT64_C(0xc5687ba2f1252203), UINT64_C(0xf0a9a8cbc0b277fa),
    UINT64_C(0xaa0cf132ace7257d), UINT64_C(0x739a7314d1f39c63), UINT64_C(0x7ad6df67aa8e4192), UINT64_C(0xa5218eb4c143e6c8), UINT64_C(0xedbbc2dcf64a6dd8), UINT64_C(0x0ff80f1ef528c777), UINT64_C(0x12b8fb772aa49b42), UINT64_C(0x04464c17056c83fa),
    UINT64_C(0xaa9916450d8393e2), UINT64_C(0x36e5a730794591c3), UINT64_C(0xd60d0b9a97efbdb6), UINT64_C(0xf68e8230da959f4f), UINT64_C(0xc9661d9de68f8810), UINT64_C(0x7d99772712a7dd04), UINT64_C(0x2905c93424a5d64f), UINT64_C(0x6ffdba35b01ff282),
    UINT64_C(0x87570ed300f8256a), UINT64_C(0xafbad2045c8e7f5f), UINT64_C(0x1dc2696c17f5ca76), UINT64_C(0x14bed4d61a96605f), UINT64_C(0xd098a8f9c45920f8), UINT64_C(0x91bfc3b33e279935), UINT64_C(0xc5c9b5f338907f6c), UINT64_C(0x6a1704e8fa8253ef),
    UINT64_C(0xffa74a192709be99), UINT64_C(0x543362c93bcea11c), UINT64_C(0x068d9135047c0087), UINT64_C(0x0fb289e87b341036), UINT64_C(0xded86c026604252b), UINT64_C(0xadc628f2f39f3d54), UINT64_C(0xa0f8663b9ec362a5), UINT64_C(0xe6965c5ad527eb88),
    UINT64_C(0xfe402a016fd209dc), UINT64_C(0x014edd05a92d3a75), UINT64_C(0x38c98980c142b461), UINT64_C(0xf0ee5c6ecb614d00), UINT64_C(0x48a915acf76c594e), UINT64_C(0x3c35648aa784b432), UINT64_C(0x198505f704d57ce0), UINT64_C(0x34f347d786db52f7),
    UINT64_C(0xcee8268f09b0c6ed), UINT64_C(0x34921f9845785b1e), UINT64_C(0xf6a14936be97d20c), UINT64_C(0x4c14bfe6b5e431bb), UINT64_C(0xea9c3a8badf727bf), UINT64_C(0xc06f90af53a031df), UINT64_C(0x87b761480532a74a), UINT64_C(0x5e75878aa94439cf),
    UINT64_C(0xe0e9fd990e51c201), UINT64_C(0x6ea7ece42f36a57e), UINT64_C(0xba28ea5a0d592208), UINT64_C(0xf2f7763f13b7c031), UINT64_C(0x6a696cc0ceccf4f3), UINT64_C(0x6289716ed60d6cde), UINT64_C(0xc99d2ddeed3a8809), UINT64_C(0xad168d2e4695b363),
    UINT64_C(0x252dc8417a3fb60b), UINT64_C(0xc748c6fd767b5638), UINT64_C(0x3f1a3af5289240a7), UINT64_C(0x6d74c4a0bb44a1de), UINT64_C(0xd851c21a150c4c66), UINT64_C(0x1a276b8860ebd724), UINT64_C(0xc22988ecde660c09), UINT64_C(0x2e245fd46b936b60),
    UINT64_C(0x7970ac9f09d358cd), UINT64_C(0x1ada180a4c1220a6), UINT64_C(0x7e410c6ce6b3b471), UINT64_C(0x18c8f3747468442e), UINT64_C(0xe809f757a7cda57f), UINT64_C(0x221a4538cbc80aa6), UINT64_C(0x80831a8df2a8640c), UINT64_C(0x82f52aa96e05f2dd),
    UINT64_C(0xbdd3b738e64e093b), UINT64_C(0x1301ae76c825136d), UINT64_C(0x40f06d5016d6fb4a), UINT64_C(0x9495978bffc8d2be), UINT64_C(0xb3629407990fa5cc), UINT64_C(0x515b7f90f5c83179), UINT64_C(0xff08eb71e9830abc), UINT64_C(0x4f909d7718bd89a6),
    UINT64_C(0x64cb1c42a7fa3c0f), UINT64_C(0x171fcf050bdd5c59), UINT64_C(0x945804e9fc5f9e93), UINT64_C(0x7d0c60e1c7b962a8), UINT64_C(0x0ea27e55b8e1edfd), UINT64_C(0x69a499e2e77f953c), UINT64_C(0x372ed55704340da6), UINT64_C(0x63bb085cde0221aa),
    UINT64_C(0x4852eaf5216d6c39), UINT64_C(0xff2f8667493c7b80), UINT64_C(0xfc66397589fb5345), UINT64_C(0xd110856dbd51c343), UINT64_C(0x15385c81a4ba6938), UINT64_C(0x8a33d6e2ec70cf35), UINT64_C(0x9005310595755b50), UINT64_C(0xa7f4012ace8d0400),
    UINT64_C(0x78368bfc439b7f33), UINT64_C(0x31b54ef2feb23470), UINT64_C(0xfdf5295daf195a5b), UINT64_C(0x2f8292d94019d347), UINT64_C(0x4332393428a38f9e), UINT64_C(0x3abc20e58cd7d4e4), UINT64_C(0x416bfcc1f715c6f1), UINT64_C(0x76c9033f2a574b3a),
    UINT64_C(0x98654c97e3819497), UINT64_C(0x5e076ce252b9d2a6), UINT64_C(0xaf418034eead68c7), UINT64_C(0xae98cbdc2d9c38fa), UINT64_C(0xe1631182f9e91b9b), UINT64_C(0x55448774b3325675), UINT64_C(0x53af3ae2334797e0), UINT64_C(0xcfa3ce2dc9fd2f3e),
    UINT64_C(0x9480a3f9529db707), UINT64_C(0xcd5e6a4a645a09f6), UINT64_C(0x56503533d145980b), UINT64_C(0xe13dd0bb209e44fd), UINT64_C(0xde87afbc6328db87), UINT64_C(0xbbf10393a4f92564), UINT64_C(0xf927c6a4b43a3985), UINT64_C(0x7fd58a30e1ad4bee),
    UINT64_C(0xd12e2ea169aa6a13), UINT64_C(0xcd9300cffd868a27), UINT64_C(0x346cc620755fafca), UINT64_C(0x966443649a8ff180), UINT64_C(0x905fb5fa67be6079), UINT64_C(0x5badf74b8aefb425), UINT64_C(0x5e54530317f5247a), UINT64_C(0x64d0ada4ac131884),
    UINT64_C(0x967667778d420b4a), UINT64_C(0x287ba90d2ddb2e81), UINT64_C(0x52b43082b8c93a8a), UINT64_C(0xfe0715a03b0b9560), UINT64_C(0x29ff2c191abf5cf1), UINT64_C(0x8d907515baae4381), UINT64_C(0x4a2bf0f303036a79), UINT64_C(0x5412687c8f7a9260),
    UINT64_C(0x44e0e88821a8e67f), UINT64_C(0x406dee7383a70e29), UINT64_C(0x957b9e3aa54ac3fe), UINT64_C(0x35a04f2fde38596d), UINT64_C(0xe927da7ed0c4da43), UINT64_C(0x0d1ce24d6694a58c), UINT64_C(0xe9b90cb14bf7c8c1), UINT64_C(0xa218527e1f605159),
    UINT64_C(0x021df5a422a7122a), UINT64_C(0x716d3df542543181), UINT64_C(0x3a166dd30235a87d), UINT64_C(0xc4cb5b1805b6eec4), UINT64_C(0xd1a15e04d7d716a5), UINT64_C(0x0dabe991d6204af7), UINT64_C(0x843b45c58bb7b0f1), UINT64_C(0xedb27f01a4e8cf48),
    UINT64_C(0xc75bf8d3000bc11c), UINT64_C(0xad0c9f84717ad033), UINT64_C(0x3c32066b06b23636), UINT64_C(0x832c272e2a8ce578), UINT64_C(0xdc846ba149203315), UINT64_C(0xb5e858927dff2fc2), UINT64_C(0x74a02dafae2d695a), UINT64_C(0x439d5b66af0de591),
    UINT64_C(0x646fb532624e291b), UINT64_C(0x4ff6e7c81473dd6d), UINT64_C(0xf2384a1d126b5635), UINT64_C(0xec03d0d1e1c19fd7), UINT64_C(0xdf1ebcdece08cdd6), UINT64_C(0x769f325ef903163b), UINT64_C(0x9abf53e315c007a9), UINT64_C(0xeac3c0007075aa0e),
    UINT64_C(0x4cc30ca84f0e63a5), UINT64_C(0xd697c39875dd0ffa), UINT64_C(0x7b76d94c89af1feb), UINT64_C(0xa766d897a0784343), UINT64_C(0x1fafd41e85428733), UINT64_C(0x3aa30a9a1f7b7bd4), UINT64_C(0xb0cf84f0c38458f9), UINT64_C(0x913369d8f2818f86),
    UINT64_C(0xb8a0a4ba2395837a), UINT64_C(0x6d50f06fb0888241), UINT64_C(0xa86dc63f4f9fdf36), UINT64_C(0x3a2f7a16eb2b145e), UINT64_C(0x38a95e2ba051e3be), UINT64_C(0x702d7154f0a7a934), UINT64_C(0xba0393601ba65da9), UINT64_C(0x352a50a47dc1ca8c),
    UINT64_C(0xa51e01392b2caf25), UINT64_C(0x3d57310bb8147c11), UINT64_C(0x3721cad91fd08a7e), UINT64_C(0x3daafef383a45dc7), UINT64_C(0x99ded1df783ccca0), UINT64_C(0x6b925d01405fa39b), UINT64_C(0x2ebbb5b86ba2b215), UINT64_C(0x6dbbd0a29438af13),
    UINT64_C(0x7e3a82655bb1a009), UINT64_C(0xfa54ca8f5073931f), UINT64_C(0xf08b624b0b9924c0), UINT64_C(0x0222230c831f915f), UINT64_C(0x3a7e7362e4773a5c), UINT64_C(0xf76eb165adc3feb1), UINT64_C(0x694f7d5aba856db5), UINT64_C(0x192275015a19b7ce),
    UINT64_C(0x75beae8a93a5d663), UINT64_C(0x9b4029413ece327b), UINT64_C(0xadc07ee64f34ec89), UINT64_C(0x86fc2564fdfd63a8), UINT64_C(0x926482e1e1a69697), UINT64_C(0x1e9b824ce75d46f7), UINT64_C(0x2ffc1d47b2c78626), UINT64_C(0xccd26ee45421abfe),
    UINT64_C(0x155a7b570545a2bc), UINT64_C(0xf4160aea41695aa8), UINT64_C(0x09565a8c88eb9461), UINT64_C(0x11cae4f7f664a587), UINT64_C(0xdd4ee10ded895202), UINT64_C(0xafbc280e46e7b097), UINT64_C(0xd52561a3610b78dc), UINT64_C(0x0d0962ed92847959),
    UINT64_C(0xb0a3cbda0ea6e875), UINT64_C(0xbde531e590135b6a), UINT64_C(0xb1d90f8b69398572), UINT64_C(0xcbf5f34fc4337a97), UINT64_C(0x8f04494992ee1a58), UINT64_C(0x809c0fdc746eb314), UINT64_C(0xe2a070d4ccf82435), UINT64_C(0xda79b12da5a35779),
    UINT64_C(0x7859a93b5256be5b), UINT64_C(0x5b361e3683a56692), UINT64_C(0xb442fbcdbbe27d4b), UINT64_C(0xbe2a156ce022aad3), UINT64_C(0xa7b3606c5d0361e5), UINT64_C(0xb110e7f140ecb63c), UINT64_C(0x009be7502e90cfcd), UINT64_C(0x3c0675053ed4d056),
    UINT64_C(0x65484d5a14c68979), UINT64_C(0x3cac7f54047912bc), UINT64_C(0x8d22cdff655913a2), UINT64_C(0x51ecac79b778cfd6), UINT64_C(0xaae7506898e64630), UINT64_C(0x84aee4d9682d3c31), UINT64_C(0x7abe2b4ed28dcbea), UINT64_C(0xd99c71e0735c5ec7),
    UINT64_C(0x42be03f6d8946019), UINT64_C(0x34ebae264df92b56), UINT64_C(0x6f89e5e74e4214bf), UINT64_C(0x19c672f98153b1d2), UINT64_C(0xd6152b95a1dddc13), UINT64_C(0x16ef32850420b608), UINT64_C(0xeac76db02e865427), UINT64_C(0xb866aa41ee06bd7d),
    UINT64_C(0xf973ade19805b1b6), UINT64_C(0x0ef44befe45a48f8), UINT64_C(0x51ea32af26a79cbb), UINT64_C(0x6069538bb5a5bf78), UINT64_C(0xaed8e61a7c3a4705), UINT64_C(0x8948863c91fae295), UINT64_C(0x01b5c7034487258d), UINT64_C(0x2eb01bfd370617a6),
    UINT64_C(0xb1f77165464f8417), UINT64_C(0x9249f8f4d0f76cfd), UINT64_C(0x61822a17df7bbec5), UINT64_C(0xaf3c71548aa6f4b1), UINT64_C(0x9deea03d9faee370), UINT64_C(0xea7698422903fad8), UINT64_C(0x7199099ef60b8123), UINT64_C(0x900f9f28671b6e13),
    UINT64_C(0xe1a07e8b4b2f1c31), UINT64_C(0x2ceaaf305c9c0d9a), UINT64_C(0x3b05b83ce99b6baa), UINT64_C(0x9cda33a09f3e95b9), UINT64_C(0x4a56918ba8c8583f), UINT64_C(0x23cb6ade2ced007e), UINT64_C(0xf24f438277604ca0), UINT64_C(0xc5f3a274a7958b66),
    UINT64_C(0x1c8f462dbcba818f), UINT64_C(0x855fbb72a7cbbda5), UINT64_C(0x9b75dfb12ca7fdba), UINT64_C(0xe6b135ef23ecbf38), UINT64_C(0x2e0889794a744401), UINT64_C(0xf815f12364eca400), UINT64_C(0x97bb684abb8bc424), UINT64_C(0xbdfa16670c9ccc72),
    UINT64_C(0xe06b9454c46d06ac), UINT64_C(0xd8ebca258d97bd62), UINT64_C(0x7244be217e9703ff), UINT64_C(0x0f42eefc26ee4a79), UINT64_C(0x8f5cc99193dd3c6b), UINT64_C(0x9437c34946e13017), UINT64_C(0x7354f50822509d9b), UINT64_C(0xc16439f36f8e96ac),
    UINT64_C(0x5ea2eb8433a751af), UINT64_C(0xe515ef0ee18600fd), UINT64_C(0xbb783d4bc4cdcdae), UINT64_C(0x1131e4d782a0e0c2), UINT64_C(0xb7a294d0fbcbc93c), UINT64_C(0xbe84d7f83ad266b4), UINT64_C(0x8605b9501d592960), UINT64_C(0xb48089e6a6fa82ff),
    UINT64_C(0xe7a36c2008bf3781), UINT64_C(0x34c06777b1141aa3), UINT64_C(0x32ed417a03c51156), UINT64_C(0x830a59d42e3833e1), UINT64_C(0x05daefce11f12add), UINT64_C(0xdc5fa903297ffd90), UINT64_C(0x4b61fef38e19417b), UINT64_C(0x33a57235ce1fd25c),
    UINT64_C(0xef50fc1155050f94), UINT64_C(0x45c41bb8947b7b7f), UINT64_C(0xb066170e141a2544), UINT64_C(0x990eb54e1645a174), UINT64_C(0xafc6c2fbdc78e88e), UINT64_C(0x123a5450acfcbb37), UINT64_C(0x7b919bdeae933b19), UINT64_C(0x4a9d3d37411fab26),
    UINT64_C(0x324cc295eee244bf), UINT64_C(0x935d08c1611b35a6), UINT64_C(0x21f35162a7892143), UINT64_C(0x3e3f7461e33aec2e), UINT64_C(0x619e59fc5992f1c3), UINT64_C(0x8d485461f39f8266), UINT64_C(0x5f925339ac727a5f), UINT64_C(0x1d59acd581f29104),
    UINT64_C(0x2485bf9ecdf9a941), UINT64_C(0x85ff568b76570812), UINT64_C(0x3f5b11365426f875), UINT64_C(0x971b8576c868d76e), UINT64_C(0x4b8c7d81ff9eb23c), UINT64_C(0x38a53dd1115c763e), UINT64_C(0x192a883c452c967f), UINT64_C(0x7df0af690a627a01),
    UINT64_C(0x72f8c8d8b236ccd0), UINT64_C(0xa8daa0b8c395104d), UINT64_C(0x5b890f95ac27bace), UINT64_C(0x1d2569508b593f43), UINT64_C(0x89cef748174aaeee), UINT64_C(0x9fa51f476fb22fb4), UINT64_C(0x6dda882bb12b3b7c), UINT64_C(0x2b7505ac13e0ee06),
    UINT64_C(0xa99c2300fe59caba), UINT64_C(0x4b3b996bc243f1f9), UINT64_C(0x2c4ea027079855ed), UINT64_C(0xaaf160e4122c67de), UINT64_C(0xfcf092b6fe2e4a66), UINT64_C(0x4de1e20a29f0291f), UINT64_C(0x93a7508374400a13), UINT64_C(0x09236e3c3bf4f151),
    UINT64_C(0x88041bd81d482c52), UINT64_C(0x2de0792d0072fa2b), UINT64_C(0xf9e8bc7fcddfa3de), UINT64_C(0x5fb9396c561a1507), UINT64_C(0x431f2c91723a4b59), UINT64_C(0x11c8cae8ad5cddfb), UINT64_C(0xd621d57bf9b61d80), UINT64_C(0x9ec0d124f6db3be5),
    UINT64_C(0x3269bcc794a09a8c), UINT64_C(0xca870da48f5c15fe), UINT64_C(0x7ba3eef245d05986), UINT64_C(0xc36d1652e424ba39), UINT64_C(0x13bce980cce9b712), UINT64_C(0x9e61a9880aa210b9), UINT64_C(0x2c42dbd9bd74d6d8), UINT64_C(0x45fc1bda2127af53),
    UINT64_C(0xe411246bcaf38604), UINT64_C(0xdf2d71fc889fabee), UINT64_C(0xcfe4876b10f78246), UINT64_C(0xe32b16eb10a22b35), UINT64_C(0xdd100e31fb0392f5), UINT64_C(0x4e3409ccb97553bf), UINT64_C(0x2eba7f7777dc0277), UINT64_C(0xb0a57169f87cf50d),
    UINT64_C(0x50ae6129e6e546aa), UINT64_C(0xf7ae140ee80079c8), UINT64_C(0x8eef1a8208027054), UINT64_C(0xedfe1f8087332c28), UINT64_C(0x9d7df9bf092220b8), UINT64_C(0x25ba9d7b68fdbc25), UINT64_C(0xf86436001d62844e), UINT64_C(0xfbef2eacb2428776),
    UINT64_C(0xf52ba195c18083b4), UINT64_C(0x4a0be8455aaf8c43), UINT64_C(0xd27294fb1b6d6534), UINT64_C(0x7891a21112359776), UINT64_C(0x5209084ac7f00c15), UINT64_C(0xfcf58aef4ac09aea), UINT64_C(0xb1e09106ca72891e), UINT64_C(0xb161bc2386913cb4),
    UINT64_C(0x5895110177ea0861), UINT64_C(0x3663b9e361f808f6), UINT64_C(0xfffe955730f79abd), UINT64_C(0xc17396dd3997d934), UINT64_C(0x7189c9d5abc78223), UINT64_C(0x54e67db66b299a7e), UINT64_C(0xea87dc4f859c87af), UINT64_C(0x764d0e7dafef5410),
    UINT64_C(0x2512e356d7be3b97), UINT64_C(0xd8d69359f272f5b3), UINT64_C(0xae6ce3920bea8234), UINT64_C(0xf4cc22deada06136), UINT64_C(0x80e0eabbc29fabdf), UINT64_C(0x109ad95d8444b2da), UINT64_C(0x76571e3d4ccb7713), UINT64_C(0x654f9df14d5265e3),
    UINT64_C(0x7ce4f918c207bc96), UINT64_C(0x5f780445d9063201), UINT64_C(0xba8fc49ca6862b69), UINT64_C(0xeead036c2ef0f57c), UINT64_C(0x923cfbc45065ce4f), UINT64_C(0xcbb7cef01f9aacae), UINT64_C(0xd33a098880a9eca3), UINT64_C(0x3bb477c077e6d288),
    UINT64_C(0x0d4e07ae15a7f49f), UINT64_C(0x540940c281cabfef), UINT64_C(0xdab04cb873caa266), UINT64_C(0xf41b419fda3d312f), UINT64_C(0x45f9c199b0937372), UINT64_C(0xd616beb7881b8f9e), UINT64_C(0xd18f27bddcc59b6c), UINT64_C(0x75d7b9d864b7a483),
    UINT64_C(0xd940a917b688c751), UINT64_C(0xaf0a89c147e6280f), UINT64_C(0x0f611cc83801d868), UINT64_C(0xddc50517e8229541), UINT64_C(0x01724ea8750a955f), UINT64_C(0xc4cea69ab6aee987), UINT64_C(0x1f9f24d19155c2e1), UINT64_C(0x14251c7fa8969dbd),
    UINT64_C(0xeb9962577685137d), UINT64_C(0xa1bcaf46fa62d862), UINT64_C(0xe84eafc211c973bb), UINT64_C(0x89fc06a0bf0595eb), UINT64_C(0xadc41047623d8a2c), UINT64_C(0xda08244f529543fa), UINT64_C(0x30924833523d22f2), UINT64_C(0xdcd4c16441e4f975),
    UINT64_C(0x7117bf9798a1f3fb), UINT64_C(0x01e91ff610787179), UINT64_C(0xb137089bc839b16e), UINT64_C(0x382e8d6fe3f4ea9b), UINT64_C(0x26856afde896d60a), UINT64_C(0x5b4bb1982d4dbe94), UINT64_C(0x41f94269336b0782), UINT64_C(0x2169e9eae5f6854b),
    UINT64_C(0xd92c5afa369df033), UINT64_C(0x25031a7f5da3be0c), UINT64_C(0xafc773f0d7026bec), UINT64_C(0xc89998cdd0d7b33c), UINT64_C(0x2da43a4ecf83d925), UINT64_C(0xfb2f46c45c933f0a), UINT64_C(0x4ea1a5985c71741b), UINT64_C(0x0f96ae32717d94fb),
    UINT64_C(0x70b9c3650472a073), UINT64_C(0x59e48ef8700e37c8), UINT64_C(0xf173d74a7a49ceb0), UINT64_C(0xd38d71857e8c5fc2), UINT64_C(0x5b0b0ce9d3e64463), UINT64_C(0x4221e4fee4b990d3), UINT64_C(0x5a6b847ad5003da9), UINT64_C(0x3195698a56e7f66c),
    UINT64_C(0xfad7bebf2f60cd74), UINT64_C(0xeff1c12e467db79f), UINT64_C(0x7532a5e13033b42b), UINT64_C(0x226682e450ab0305), UINT64_C(0xfca9b59613cf0bbe), UINT64_C(0xe9e40db9ee3cdacd), UINT64_C(0x8e26871c3af70eb9), UINT64_C(0xa07e4b7c460bd82d),
    UINT64_C(0xd47a5aeafc671794), UINT64_C(0x7bdaee3398261f71), UINT64_C(0x72cf661ea98a586f), UINT64_C(0x0c06f4937b6448a7), UINT64_C(0xfcf8ddf762f666fc), UINT64_C(0x84b80f40a328d7a9), UINT64_C(0xc280e47a2c2b59ec), UINT64_C(0xd26aae8af41ad0e3),
    UINT64_C(0x959ff9c7c9edeaf4), UINT64_C(0x1d5ec820ea250eca), UINT64_C(0x5301266819ce4e1b), UINT64_C(0x53aa3c791dc0e4bd), UINT64_C(0x37c26e782d299918), UINT64_C(0x6241ca09068a076d), UINT64_C(0x2ac772b62f13357b), UINT64_C(0x4f9c2de1d2516409),
    UINT64_C(0xb28125af6a31fecf), UINT64_C(0x4e30d31048bb6f02), UINT64_C(0x8a98759c758e7eba), UINT64_C(0x3265045eef0ae3dd), UINT64_C(0x16d0f0c9c7ed85cc), UINT64_C(0x1266f0e201286e57), UINT64_C(0x18f66c02db0a3b1c), UINT64_C(0x4aaf6594bff74b7c),
    UINT64_C(0x27809dc6368d217f), UINT64_C(0x31a059e1d5ad3934), UINT64_C(0x2511af0bb9528448), UINT64_C(0x2458175b2bf9f56a), UINT64_C(0xb965525b7e0e472b), UINT64_C(0x566b29239e50fe47), UINT64_C(0xf5fa2bca5951a9f6), UINT64_C(0xc59a45455bca6d59),
    UINT64_C(0xb0964e363e14d8df), UINT64_C(0x4b16dec2b5556747), UINT64_C(0x308aea56283621b5), UINT64_C(0x868c23317aecfbe4), UINT64_C(0xd69fafb6a0d62b93), UINT64_C(0xe3ad60d034107d39), UINT64_C(0xa7d4c3783a56ab59), UINT64_C(0x02d735886161d405),
    UINT64_C(0xf86a6ad59b753c46), UINT64_C(0x1d69806a0d4ddefe), UINT64_C(0x01f23936f70948b3), UINT64_C(0xd070be9b79e35c1c), UINT64_C(0xfc9b79ed853cb940), UINT64_C(0x7c121b0f9beb722c), UINT64_C(0xe3bdb11ae5641d39), UINT64_C(0x4ed3bbcc96a026b6),
    UINT64_C(0x81c9810bb3717036), UINT64_C(0x31de8e48cb23bbc3), UINT64_C(0xd030d627675ded3f), UINT64_C(0x044c101268ffebed), UINT64_C(0xab1afec119fcedea), UINT64_C(0x1b8b2631e81f04d3), UINT64_C(0x784898682af27415), UINT64_C(0xf1f51aba91fcb558),
    UINT64_C(0x37ee1d2df4911e90), UINT64_C(0x97f2e8305d0f5c75), UINT64_C(0xa2fed9392726784a), UINT64_C(0x0444a2e8a48efac3), UINT64_C(0x24723de25fc92a24), UINT64_C(0x9e1186f731e5d7d7), UINT64_C(0x740f62fb386a9750), UINT64_C(0x7f28c127015e60e9),
    UINT64_C(0x6b9169a14c56ab6c), UINT64_C(0x732e0f4cec0a70d9), UINT64_C(0x77c4c0bc31f65019), UINT64_C(0xab527ad0257dda60), UINT64_C(0x70b5c9bb68d9f7f1), UINT64_C(0xb93b138b6bb38f4f), UINT64_C(0xb8ee39105b3ff64e), UINT64_C(0xae416ede2356459d),
    UINT64_C(0xd5e8cfa5242ae796), UINT64_C(0x7b47c15ee5236625), UINT64_C(0xabf3a3b1f71a7416), UINT64_C(0x33a58511bec64451), UINT64_C(0x0926a8ff6e2c4251), UINT64_C(0x77cc2aedaeb08599), UINT64_C(0xb9ea070356e4246f), UINT64_C(0x6b124c0d1ed90ed6),
    UINT64_C(0xbf1601c1b12492ee), UINT64_C(0x86de7495940b5eb4), UINT64_C(0xef2fe4e9bf0109e9), UINT64_C(0x9e1f76ee2dcfa17b), UINT64_C(0xc07ab8c160e9e617), UINT64_C(0x968df25c02a45371), UINT64_C(0x7432c207bf4e3330), UINT64_C(0xb676f188a54a96c6),
    UINT64_C(0x935ed3a7787a1c75), UINT64_C(0x3479b6d914260abf), UINT64_C(0xb8831066fc51dd0c), UINT64_C(0x23dac75bcf1d19a2), UINT64_C(0x2b4ebc169e3721bd), UINT64_C(0x2a1ec26022191ef2), UINT64_C(0xe343fb770c9c52d7), UINT64_C(0xf5d6a63f79f6a106),
    UINT64_C(0xba32df0fda4c9db2), UINT64_C(0xafe66d8e29d5e88d), UINT64_C(0xeef706d5a801365f), UINT64_C(0x3122f057a98ccc9a), UINT64_C(0xb086e8a62ddc0456), UINT64_C(0x718ca50435f50a23), UINT64_C(0xba7dab0fcb8abe6f), UINT64_C(0xcc80c2b48151e228),
    UINT64_C(0xa8bd76ee118e2c23), UINT64_C(0xd1a95659f08a4a47), UINT64_C(0x635e18d3d561bd0f), UINT64_C(0x6e99411933567e66), UINT64_C(0x5510627b8bd213c8), UINT64_C(0xb8a219503985e2e8), UINT64_C(0x509f3c4a073765a5), UINT64_C(0xe8e7035b7af3b0e0),
    UINT64_C(0x5fdf9b61a60b5092), UINT64_C(0x310f699731623b8a), UINT64_C(0xe215d44635ff5379), UINT64_C(0x38ef3a6971cc781f), UINT64_C(0xcd0c971a303d81ef), UINT64_C(0xa3fafbda0efb8497), UINT64_C(0x61c9a1281f88eb93), UINT64_C(0xf9f808a4678af37d),
    UINT64_C(0xb29f24c7815e7951), UINT64_C(0x0cd807fa67dac5e9), UINT64_C(0x888cb07d8d168ee4), UINT64_C(0xb65ef31d220d73c9), UINT64_C(0xe10384bc6d1d189e), UINT64_C(0x6900d583e6e521e7), UINT64_C(0x7f7d401d08e14ca2), UINT64_C(0x4190e11da60e2679),
    UINT64_C(0x60cfe1f49d78c369), UINT64_C(0x682c8d15835e140a), UINT64_C(0xc9321d35c46e75e7), UINT64_C(0x11f6bf68a8a6c403), UINT64_C(0xcdb64a8dc3aa644a), UINT64_C(0xa19e51035c9e9709), UINT64_C(0x8e855e1659d37daa), UINT64_C(0xd8da0689f1de3610),
    UINT64_C(0x5f50088731d97e11), UINT64_C(0xed1c942ddfd2730a), UINT64_C(0xadf871bd28d40a56), UINT64_C(0x52f60d38bbb7f296), UINT64_C(0x0eea134a4443a169), UINT64_C(0xa919357ae5dd3751), UINT64_C(0xe28e0731c7bcfbff), UINT64_C(0x24fe9114e658184d),
    UINT64_C(0x388e3ae2845086d9), UINT64_C(0x4595242b499776d2), UINT64_C(0x1a15235922393edf), UINT64_C(0x3b0b1a7c7413112e), UINT64_C(0x034a9f137c89ca33), UINT64_C(0xd626e8be06bff03c), UINT64_C(0x9fbc5664e3306d6e), UINT64_C(0x57f37654843c12f2),
    UINT64_C(0x9f986755f2d11d77), UINT64_C(0xca329ac5d788c1cc), UINT64_C(0xdb67d2fbd8dbeef5), UINT64_C(0xa38ebc9bebeeeff7), UINT64_C(0xc425698633d5d84f), UINT64_C(0x7da7ec49a418ffb8), UINT64_C(0xac5fc5a00efa0312), UINT64_C(0x9bc707a6d5d104ea),
    UINT64_C(0x5ab76fc7ac9459b5), UINT64_C(0x774bd4142762160c), UINT64_C(0xbf86253f4269c289), UINT64_C(0x2dc89fa3618d2f91), UINT64_C(0x4a2a17af8bce6c96), UINT64_C(0x7260f2d0ef52489a), UINT64_C(0x326f9dad91ab0da3), UINT64_C(0x54590d417b8ff550),
    UINT64_C(0xfee0247c6ef78a1f), UINT64_C(0x24f16a2680413be3), UINT64_C(0xb20216ddbf15630c), UINT64_C(0x901c2c8dcca4a072), UINT64_C(0x6722c8cc1fb4edc4), UINT64_C(0xd06267bc9cc8dcfa), UINT64_C(0x8b316f1812d9b931), UINT64_C(0x23338bfa4017b319),
    UINT64_C(0x3302d064385a1dfb), UINT64_C(0xcad50b9ae42fb360), UINT64_C(0x8d670ea54bcc785a), UINT64_C(0x3c4cb6f3b4c9e809), UINT64_C(0x9d59be92e63ffe70), UINT64_C(0x26a92938d3f1454e), UINT64_C(0xc60deff6f2b726d1), UINT64_C(0x041294ae5a7ccc4b),
    UINT64_C(0xdb79dbd022610dfc), UINT64_C(0x8414df22151b12d5), UINT64_C(0xe45aa9f09d420c47), UINT64_C(0x290ac921f53dd2e0), UINT64_C(0x317c09474f758132), UINT64_C(0x4923d9294eee18cd), UINT64_C(0x053fe3eb996b81e9), UINT64_C(0x3653f2a3aed5574e),
    UINT64_C(0x19aa4f0d58d8cc30), UINT64_C(0x2dee996b5a843e49), UINT64_C(0x01eeae9c9a933eb6), UINT64_C(0x2560af8b36cfb269), UINT64_C(0xad2ea244940e282c), UINT64_C(0xacaabfe01f836bc3), UINT64_C(0x54fc87585e629088), UINT64_C(0x6972a8ec303010d6),
    UINT64_C(0xe36b0581cd0339a4), UINT64_C(0x462c2b760b184c60), UINT64_C(0xde50f7c1693cdd1f), UINT64_C(0x31bb89d8fac62fc1), UINT64_C(0x2c00031f8afe0074), UINT64_C(0x0d1dcadfc77b00b7), UINT64_C(0x50fefa87af2f55eb), UINT64_C(0x62cb135e7fafd9f8),
    UINT64_C(0xca77fb210fcfa041), UINT64_C(0x7f57392b8861cea9), UINT64_C(0xde2d2f85ec5f770c), UINT64_C(0x6c4e26761a747e32), UINT64_C(0xb7aac39ec78653d2), UINT64_C(0x7064668b225de60d), UINT64_C(0xb4e6b607ae967c7b), UINT64_C(0x9f9742acd00cb420),
    UINT64_C(0xe8aca577d5058684), UINT64_C(0x0d18c5334e9b7d8a), UINT64_C(0xa09f743872eb1159), UINT64_C(0x22ae7f629c4e74ab), UINT64_C(0x08851a0706eab2aa), UINT64_C(0x7c56f9eea963f1de), UINT64_C(0x96de7eaab022f7b8), UINT64_C(0x1c7db7828d0bd0c7),
    UINT64_C(0x2ffb7f870a34bf41), UINT64_C(0xee660780a5c390db), UINT64_C(0x98dcdff16f2829d9), UINT64_C(0x7eef838d8d23f549), UINT64_C(0x2c566b326bf7027e), UINT64_C(0x5192177c85e0e7e6), UINT64_C(0xb08ba647500a87b7), UINT64_C(0x34ea38fdaa66b34d),
    UINT64_C(0x769135ab45caa995), UINT64_C(0x4e2a0a667835a944), UINT64_C(0xa151bd6d0d3cceb7), UINT64_C(0x541d18fe5468b9d5), UINT64_C(0x062aa2217a9938af), UINT64_C(0xfd4d9e5823c2dfcc), UINT64_C(0x8446e185586a3994), UINT64_C(0x3dc7f6df4af19c12),
    UINT64_C(0x7a89f3a7053bcc03), UINT64_C(0xd706acb150403995), UINT64_C(0xaf1ca706d18d1f57), UINT64_C(0x22a544d357cb90c1), UINT64_C(0x32e0bd8a5eb2fd77), UINT64_C(0x29ae24b34f5eb421), UINT64_C(0x0ed11d396e69d2af), UINT64_C(0x7eb8c3e125ff4025),
    UINT64_C(0xac67827d01ae706c), UINT64_C(0x5c9c1d19526587b0), UINT64_C(0x166da2d612caec36), UINT64_C(0xce253797bbc3aa85), UINT64_C(0x818fbeb62c4c90c8), UINT64_C(0xec22dfdb9f8db666), UINT64_C(0x2c5ce9c96816d189), UINT64_C(0x913d595245913201),
    UINT64_C(0x6acfba04e4403bc6), UINT64_C(0xf2a05b56bf84f4a1), UINT64_C(0x32dad3ee88d106bb), UINT64_C(0x92d1c17f6ad823f8), UINT64_C(0xc03c17c7ff25fbe3), UINT64_C(0xf17b62acd4e135a7), UINT64_C(0xbc17bfa343e95e66), UINT64_C(0x4d9653059deeaff6),
    UINT64_C(0xe3ba11aa2283438f), UINT64_C(0x8cef82305c40198f), UINT64_C(0x2986810576c4b162), UINT64_C(0x74ff804d90c64b4c), UINT64_C(0x468242d742c44ac5), UINT64_C(0x1a79defa8cf0511b), UINT64_C(0x70f830d657062d5f), UINT64_C(0xa7bd11bd4f0dec58),
    UINT64_C(0xa7a68ecec44b0bba), UINT64_C(0x75ff93ce362c6fb2), UINT64_C(0xd42cbec91eb3bd43), UINT64_C(0x37f34647a4a42393), UINT64_C(0x0b3beb609763fc34), UINT64_C(0xe5b9c3738c5cc141), UINT64_C(0xcd59b36e7c75e1e1), UINT64_C(0x1ff4ce91f3d74fd6),
    UINT64_C(0x6e8cd3d5d6a35b7f), UINT64_C(0x873a78b599bc2731), UINT64_C(0x2f062eefbd16b45e), UINT64_C(0xaf7b97d6cbd7d140), UINT64_C(0xc2c1d2d66e1cdb95), UINT64_C(0x01be7707708ffc87), UINT64_C(0x4cf70698058ba404), UINT64_C(0x9c20ae1bf8b7705f),
    UINT64_C(0x0b1a6fc534977667), UINT64_C(0x0f135383da58a3f2), UINT64_C(0x1524a0c28eb2deb5), UINT64_C(0x15c365ff87ca5351), UINT64_C(0x13ac8f6c4e549c99), UINT64_C(0x7e8a8f7b0215eaec), UINT64_C(0xbfcea5f8c0dabe2c), UINT64_C(0xfdea2de5dedc4123),
    UINT64_C(0xe8dee07e98231fc6), UINT64_C(0x9a7ac0450fffa808), UINT64_C(0x6ed929bfde918d9b), UINT64_C(0x460405a071a7a388), UINT64_C(0x2518d3cafbdac9dd), UINT64_C(0x472e7e04d20fdb84), UINT64_C(0x54acbea73b39e1bb), UINT64_C(0xcf8ebfc58d892565),
    UINT64_C(0x8b187c6a5c05a40d), UINT64_C(0x00a4e77173f92c7b), UINT64_C(0xdffc709b2fb15b98), UINT64_C(0x2a5dccc61991ac8b), UINT64_C(0xf968c70c73d46118), UINT64_C(0xe39e124fbcf03849), UINT64_C(0x57b1fd2b7d3cc9b3), UINT64_C(0x8362bc51391ed818),
    UINT64_C(0x0f4d62b2f33ddaf6), UINT64_C(0x9a95e967afc58e46), UINT64_C(0x2895573cad6a0fd4), UINT64_C(0x511d6a7ac0ec1ded), UINT64_C(0xe89afd8a1951c45b), UINT64_C(0x5a3f619242e91500), UINT64_C(0xef418395e4eb4b53), UINT64_C(0x6a1c2998a4190a6c),
    UINT64_C(0x9ba37d84b800fd47), UINT64_C(0xcc398034c6f72c2c), UINT64_C(0x91d3cd23fbe5e21c), UINT64_C(0x932ecf4c1268913c), UINT64_C(0x1c36608d1ecc56cb), UINT64_C(0xbaf9e8d64c3541ba), UINT64_C(0xe1fe2c435f232cce), UINT64_C(0xb0e63dd3e3f9115e),
    UINT64_C(0xed128a42bff9609c), UINT64_C(0xe08770857ac53962), UINT64_C(0x742ffb9d04508968), UINT64_C(0xea58d08052872bb0), UINT64_C(0x0ead69c335741f66), UINT64_C(0x765f60800fb2e4fd), UINT64_C(0x14ced2a126dde59a), UINT64_C(0x7d64476365570c5a),
    UINT64_C(0xe68aa53832623538), UINT64_C(0x46eaadd982e1d09f), UINT64_C(0xfa2ef266670a093c), UINT64_C(0x6c07c94da276ba2e), UINT64_C(0x9174c7657688ca39), UINT64_C(0x0ffdcc9c10c6f016), UINT64_C(0xbda086d2e722ae65), UINT64_C(0x1142bb52dc9d50aa),
    UINT64_C(0x04ae36bf22f285c1), UINT64_C(0x24789693dc673055), UINT64_C(0x4bba58399cf88429), UINT64_C(0xd5e9d22f164bf0db), UINT64_C(0x9345cae08d8468ff), UINT64_C(0x05d1ca8887191144), UINT64_C(0x6fe9b7b6f24e3946), UINT64_C(0x71c7326a891f8e76),
    UINT64_C(0x5871226d7a487d43), UINT64_C(0x71eeea59c83b3742), UINT64_C(0xc718c64890c942f6), UINT64_C(0xae28ad7e7468490a), UINT64_C(0x1dfb060b2cb3dbf7), UINT64_C(0x050428b6e186450a), UINT64_C(0xe40bce3f7a240774), UINT64_C(0xbab39932f9d6898d),
    UINT64_C(0x86df6b843161aa78), UINT64_C(0x4465364d0454a2a7), UINT64_C(0xf0bddf7a78ecf71a), UINT64_C(0xf677ded0e9cbc67a), UINT64_C(0x05bd7b11676e5ba7), UINT64_C(0x1539ca7fcba1883d), UINT64_C(0x46bf749d76bb9523), UINT64_C(0x207a4088f71c82cf),
    UINT64_C(0xfdc115a604e1eee8), UINT64_C(0x036a17126b6bd796), UINT64_C(0x753cee0152ab592e), UINT64_C(0x10fff3219dcca3bc), UINT64_C(0xd315566c1f06a8b9), UINT64_C(0x94a7a461aa3c11a3), UINT64_C(0x618eee79b1e86714), UINT64_C(0xb4f49d13f46d8590),
    UINT64_C(0x593f21a467a00b47), UINT64_C(0x902d259ef3197c32), UINT64_C(0xc8650827242b593c), UINT64_C(0x0806af6e0cab9926), UINT64_C(0xd24e0aea8e7e6157), UINT64_C(0xf3b535a26cd8108b), UINT64_C(0x2c0054ac46b19c27), UINT64_C(0xa7a0e2e3c344a7ba),
    UINT64_C(0x20cd9e605fb9729b), UINT64_C(0x4be1f3117f31681a), UINT64_C(0xd4adbc4923c11afb), UINT64_C(0x94501ced77d0012c), UINT64_C(0x1f0b3c858376d479), UINT64_C(0xfd63667f452d1e44), UINT64_C(0x0db1fc63d17ad88a), UINT64_C(0x12c71ab45bfe551e),
    UINT64_C(0x3cea473666535b8e), UINT64_C(0x9590572b144b1c15), UINT64_C(0x546a459dd7656478), UINT64_C(0x5e15fb69f8e02bfc), UINT64_C(0x591e8805b16b5b6a), UINT64_C(0x99fcd7eac8dcb317), UINT64_C(0xb4b94a4f244ebbda), UINT64_C(0x44e8df1b77dbce85),
    UINT64_C(0x5d4f5a5ed3a7fcca), UINT64_C(0xbbf39b5a87c0c721), UINT64_C(0x3734bf80c7540e5e), UINT64_C(0x2d11bbea773cb856), UINT64_C(0xb024ab6671aebb7c), UINT64_C(0xc3753c537742cc81), UINT64_C(0x4d731d73efc33031), UINT64_C(0x6407f9002e17335c),
    UINT64_C(0xece8b19860b2a53a), UINT64_C(0xb68866afd2726595), UINT64_C(0xfb5c5560f21c6005), UINT64_C(0xf1cb30d75ea08276), UINT64_C(0xda9d3c556deb674f), UINT64_C(0x3334e9851609d6b1), UINT64_C(0xc20579407575b5d6), UINT64_C(0x0712664aad7bfc32),
    UINT64_C(0x9f615a61c40db9a0), UINT64_C(0xe974457f34078731), UINT64_C(0xa977c88accf49667), UINT64_C(0x486939fe874d1868), UINT64_C(0x3f77a5637942645c), UINT64_C(0x807b7f026222d9ae), UINT64_C(0x86e3dca3f3caea65), UINT64_C(0x168c90b56bbac808),
    UINT64_C(0x8304a8a50887cf28), UINT64_C(0xb4aa073e617d2fcd), UINT64_C(0xd1a9bda6d3201749), UINT64_C(0xafb7dcad2fea542d), UINT64_C(0xe5ff3a55c7348a41), UINT64_C(0x4f9d76fe794e60b0), UINT64_C(0x31e11e2090cb5eec), UINT64_C(0x92f3546b64405019),
    UINT64_C(0xdd31cc7e99bb8cdd), UINT64_C(0xf907c2bfc3c25f66), UINT64_C(0x96edfec7a17d1675), UINT64_C(0x97f8bcf97544e830), UINT64_C(0x4c69dc62cf2e5daa), UINT64_C(0xd5cdc0781b8c1a93), UINT64_C(0x7e34fa5e7059c342), UINT64_C(0x224537f3d0f8b7df),
    UINT64_C(0x6b978a84f7114597), UINT64_C(0x6a8138ba3c33e757), UINT64_C(0x5997d1f98e4cc406), UINT64_C(0x3b95c284b535fefb), UINT64_C(0xb4533e43fafa40cc), UINT64_C(0x73af3c0dce728d41), UINT64_C(0x3aa838a4e0271ef4), UINT64_C(0x824c048dd87685ce),
    UINT64_C(0xe1e59a04b46c6849), UINT64_C(0x206ec76d724d9d4f), UINT64_C(0x193adde0ee06c303), UINT64_C(0x8fa92b3944fbb221), UINT64_C(0xab6f2e3304875484), UINT64_C(0xe4e826295b21ddea), UINT64_C(0x9981485644f9a742), UINT64_C(0xe2ccb9d94aa0f12c),
    UINT64_C(0x26e04bcd52b5d965), UINT64_C(0xb38b56ca63aca6b5), UINT64_C(0xb414d39c8bf27fb1), UINT64_C(0x2972008905f6bd91), UINT64_C(0x40e38b13fafef596), UINT64_C(0xfe6e177904691605), UINT64_C(0x51187323bd081b6c), UINT64_C(0xc87f141045ab95d6),
    UINT64_C(0x4bc58cf2642c1b6c), UINT64_C(0x0e8ee3d2ec78fe7c), UINT64_C(0x99c292aa231ebaf1), UINT64_C(0x7205da4b0f1ee615), UINT64_C(0xbd2c81379b72ecd3), UINT64_C(0x21603bc399b75991), UINT64_C(0x06fae6c96fcd56a8), UINT64_C(0x8aef8ac92e751521),
    UINT64_C(0xd4f35766b54df601), UINT64_C(0x438ceeca8733712c), UINT64_C(0x3d82353f4f16c35d), UINT64_C(0xe0090ff60c8408eb), UINT64_C(0x61d02ed3feb43867), UINT64_C(0x5eeb43ac750a838c), UINT64_C(0x58c723181a882610), UINT64_C(0xf1a1a752cd6ec9b5),
    UINT64_C(0xd01cc8a2ba4de95a), UINT64_C(0x846f5f02432ee911), UINT64_C(0xf04baa5c8eccc61f), UINT64_C(0x6c2bffc0c4e27524), UINT64_C(0x519931b9209fb373), UINT64_C(0xff1e3b8b325b2627), UINT64_C(0x974292e11a8767ff), UINT64_C(0x25962f59f03ea069),
    UINT64_C(0x736cabd9968bd9c0), UINT64_C(0xa4de26b1d2deace8), UINT64_C(0xc64c779742317e5d), UINT64_C(0x448097b91f523b3a), UINT64_C(0xbd4ed87999e7c818), UINT64_C(0x86fa2621445fbadb), UINT64_C(0x8840f8636f317f3b), UINT64_C(0x74c0a6f4807d930d),
    UINT64_C(0x01cb382a529a84b6), UINT64_C(0x0e758d43b4bfc9d7), UINT64_C(0xd98b78314b999228), UINT64_C(0x61b8ee064ccce541), UINT64_C(0xf6a9be236c67df31), UINT64_C(0xe997db67bc778e1d), UINT64_C(0x4f628a7aa3fde00e), UINT64_C(0xa92575aae4fad806),
    UINT64_C(0x060e4a18e104fa5d), UINT64_C(0x91fd0031ccbd6def), UINT64_C(0x71a3ed0e31bdb931), UINT64_C(0xfadd760d269f087e), UINT64_C(0x8a671d68bac1ad1d), UINT64_C(0x0ff0c7654cf51428), UINT64_C(0x2e264a5f5a369606), UINT64_C(0xd80356086acad5af),
    UINT64_C(0x2db1231094e55137), UINT64_C(0xa96f07b7a7847d27), UINT64_C(0xf38167a1314a7946), UINT64_C(0x6b09bef224914f49), UINT64_C(0xe9b0d7e5b8accb5b), UINT64_C(0x5ec49eb444fc4057), UINT64_C(0x0f0c1a5688e74cff), UINT64_C(0xa25deb4f55cc97f3),
    UINT64_C(0x370d62c1ca5798f9), UINT64_C(0x5730b07849933fe6), UINT64_C(0xf69f7d80020a9bb3), UINT64_C(0xd9c8a68ac0a205f7), UINT64_C(0xdf9e433697c0fb96), UINT64_C(0xe81d938493672d0b), UINT64_C(0x3f099b5910b2c2ed), UINT64_C(0x2ffb307fa38eb843),
    UINT64_C(0x7eab94cd5bd32116), UINT64_C(0x8e33d09fc21277cd), UINT64_C(0xd26a1aa9fecdcc0c), UINT64_C(0x883e636b2dc1583b), UINT64_C(0xd230b7c56fdb5304), UINT64_C(0x55033d15828d6662), UINT64_C(0xae15a878b0a7c5a1), UINT64_C(0xf6324b4eeac1c0f9),
    UINT64_C(0xce9d3c08a0be25e2), UINT64_C(0x5a0f7d6b84f9efda), UINT64_C(0x602d8fad3a450510), UINT64_C(0x1a6e1f82afd6b523), UINT64_C(0x274c8119878bf7c6), UINT64_C(0xbe5d6f66260adbb2), UINT64_C(0x7431d8b6dfd7e3d1), UINT64_C(0xbe1ac5983437b34a),
    UINT64_C(0xc867d34d52947934), UINT64_C(0xc0927f35b56841f2), UINT64_C(0x28948888d8bd1864), UINT64_C(0xaaaadd52daddcb7c), UINT64_C(0xd36622f34a80d1d5), UINT64_C(0x0f804d151ea32a8c), UINT64_C(0xc4cae6311077f85e), UINT64_C(0x4c5ef163b68111a7),
    UINT64_C(0xccedc6f7cf46dc8d), UINT64_C(0x000a599a9b45f3f7), UINT64_C(0x567eec5b7a6449de), UINT64_C(0xa2aa2cdc0e1f3d69), UINT64_C(0x1bbd49b9ee676572), UINT64_C(0xde803ebd944c7f99), UINT64_C(0x6734fea7667094bf), UINT64_C(0x3c9fd66fbe85938a),
    UINT64_C(0x6262e3047b3d2c84), UINT64_C(0x6ab5ac4cd425ace0), UINT64_C(0xe90ce17fcc9c8abc), UINT64_C(0x5f8916e4f97382da), UINT64_C(0xa4070c8412af9570), UINT64_C(0x7ffe0237c0ee10d6), UINT64_C(0xd1d3af61b8fb9a23), UINT64_C(0x75c387ee45402257),
    UINT64_C(0xf13654dbea649031), UINT64_C(0xd1fc6e4e3047883f), UINT64_C(0x808425cd8d5aa5d6), UINT64_C(0x94ae965022704d80), UINT64_C(0x0e32e0b62a832e1b), UINT64_C(0x54a6a525d10ad91d), UINT64_C(0x4f82057925ec6d14), UINT64_C(0x062aaddd6573368c),
    UINT64_C(0xab5fdbf94e0b9c8f), UINT64_C(0xa2829ab58ad3e4e6), UINT64_C(0xb20c33e96591a7ad), UINT64_C(0x784570f2a8563e0e), UINT64_C(0xa596cb8d91686f1d), UINT64_C(0x47bddd16f83d1103), UINT64_C(0x9b248f7c27e1e34a), UINT64_C(0x224ff239f284050c),
    UINT64_C(0xf6fc541ae596f8e1), UINT64_C(0x41c7ae5705214699), UINT64_C(0xbba11ccc0e02985f), UINT64_C(0x795013b797bf050c), UINT64_C(0xfd9ddeace1c1e266), UINT64_C(0x20dd904f2dab1926), UINT64_C(0x7247ff76466c533f), UINT64_C(0xf80cc179c1d8f302),
    UINT64_C(0x2ff88be2986fd12c), UINT64_C(0x935fc76af980dfed), UINT64_C(0xb4220d465cb99ced), UINT64_C(0x29ce9d9447b6fe2b), UINT64_C(0x586e203d00d4552a), UINT64_C(0xfbe75edf7a87da2c), UINT64_C(0x39c36c39b5fe8125), UINT64_C(0xc4be30ee0885bc80),
    UINT64_C(0x889cd31f106ed8de), UINT64_C(0x9ea78f0c8631c26e), UINT64_C(0xf4398547c2b14506), UINT64_C(0x130aec9c519b97b8), UINT64_C(0xe1e7137e10d5748c), UINT64_C(0x1e5bcef27e0b2e7b), UINT64_C(0x78d9076852252739), UINT64_C(0x7262c4846c86ebaf),
    UINT64_C(0xbf64876c256e2d26), UINT64_C(0xae9ed2da611ecce4), UINT64_C(0xfee8139360cf166f), UINT64_C(0xfdb9555dbe6afd0b), UINT64_C(0x0da1cffbfab659ce), UINT64_C(0xaa105f88938b637b), UINT64_C(0xdb54d0db780b1e54), UINT64_C(0x22a1a80e9d1bc9f8),
    UINT64_C(0xa0d36c2e417d569b), UINT64_C(0x344eaa654dac52f3), UINT64_C(0x09c242fa0217518c), UINT64_C(0x94b32860d7d903a7), UINT64_C(0x7e9796eb941bcf27), UINT64_C(0x355475c5759670bb), UINT64_C(0xecb2b8253b9b93fd), UINT64_C(0xe6021f3ee596743b),
    UINT64_C(0xd83dfbbae8716421), UINT64_C(0x15db48cda3ff7bd6), UINT64_C(0x48f330b0fd041bbf), UINT64_C(0xf8c5e3fb195fda23), UINT64_C(0xdfec3f8e2d6d2182), UINT64_C(0xb0690051c6819990), UINT64_C(0x1945b7c77900a84c), UINT64_C(0xb2a1dd775159e3a7),
    UINT64_C(0x8a5f0f7a35f9e80d), UINT64_C(0xe1231d0a1bf4fca1), UINT64_C(0x2f87ce0a1d3009aa), UINT64_C(0x1a103d5107af5eda), UINT64_C(0xbecd74af69eb6874), UINT64_C(0x4b8157c0b8ff3ae0), UINT64_C(0xfcd67a6933348d77), UINT64_C(0xbdbcc4102f64c92e),
    UINT64_C(0x057594a9666b673c), UINT64_C(0xc381b4b347cc5ead), UINT64_C(0xdcf65b186d1e3350), UINT64_C(0x353123046281b511), UINT64_C(0x5763c83a0dccad1d), UINT64_C(0x8d3e115cc8a71408), UINT64_C(0xe64ffad345fa272e), UINT64_C(0x373f7cf79f3e1667),
    UINT64_C(0x5e6f5214ba4db122), UINT64_C(0xc8d5ddd449557de1), UINT64_C(0xd9d8b4865e43e0fe), UINT64_C(0xb25158104889eb7a), UINT64_C(0xdfa7485a3f09f7ee), UINT64_C(0x68e03835e485efa3), UINT64_C(0x9b1499fd2d715df2), UINT64_C(0xc05a5da621044a15),
    UINT64_C(0x7f2dc59f7a93a2a2), UINT64_C(0x7865109ae4e2eb95), UINT64_C(0x3f5714bb0ec71de1), UINT64_C(0xf283749be675758a), UINT64_C(0x304d584e04569848), UINT64_C(0x20efb7f00ef87c60), UINT64_C(0xb980bd63b6600c55), UINT64_C(0xd89dbe99a4fe01a1),
    UINT64_C(0xcefc556d77b69938), UINT64_C(0x4eabefb9a8f0c806), UINT64_C(0x56a9cba333c07116), UINT64_C(0x1b9f214b8e9af396), UINT64_C(0xd3b7616685cb865a), UINT64_C(0xa1ac1687e48852da), UINT64_C(0xbc525acaf865510f), UINT64_C(0xa3c2600a6c3cf2be),
    UINT64_C(0xaf3c18917cadf1b4), UINT64_C(0x48b4711f305c7f64), UINT64_C(0xf87031e404ba3da6), UINT64_C(0x138f64479386c5db), UINT64_C(0x074962a55f957d54), UINT64_C(0x7407226e40a92357), UINT64_C(0x78eb262f473bb1e1), UINT64_C(0x6e7e1e08b1a48daf),
    UINT64_C(0xc96a1003f6fe8842), UINT64_C(0xbdb0d7bcd4f31b4e), UINT64_C(0x4d89a9fe1963fd78), UINT64_C(0x98754c0bc2ab5ed5), UINT64_C(0xd6c4feebc95b8a37), UINT64_C(0xb77f9333653d8b6e), UINT64_C(0xfd8239c79aa46166), UINT64_C(0x9b66c1007db3b33c),
    UINT64_C(0xfa9532bc91fa9a54), UINT64_C(0x25c148facc88473a), UINT64_C(0x1a78b9ad8f5106f9), UINT64_C(0x8b2858a6223ac16c), UINT64_C(0x93923f564200ad43), UINT64_C(0x60dc02a1bea172c2), UINT64_C(0x7fe75295887e1e41), UINT64_C(0xbabe92f24fa7f0bb),
    UINT64_C(0x3b4960b6bb707337), UINT64_C(0xf7422f69093f2e55), UINT64_C(0x2cfdd02800350fb3), UINT64_C(0x7f7345a88111c483), UINT64_C(0x8d213afc07bbb41c), UINT64_C(0x8d9f04b711f137e3), UINT64_C(0x7e29274473ed283c), UINT64_C(0xe6a571cedcea06eb),
    UINT64_C(0xae74b7436fa8cea7), UINT64_C(0x3aa72039381f9e54), UINT64_C(0x6285af4255e2fd28), UINT64_C(0x04d90088aaaaa7e1), UINT64_C(0xd5546824c9b3c7a9), UINT64_C(0xa65e074519eacc80), UINT64_C(0x1e030323e9486153), UINT64_C(0x35c04b6a6a5f741a),
    UINT64_C(0xb2635e5dd7aade26), UINT64_C(0xb3a9e1fbccabe714), UINT64_C(0xd061bccf8a95809b), UINT64_C(0x560c04313bc3b77d), UINT64_C(0x85808c2d29d51eed), UINT64_C(0xd078fb94895fa61a), UINT64_C(0xd24f76133effd42d), UINT64_C(0xd5ca4d05b0557025),
    UINT64_C(0xe50d06b46da7b283), UINT64_C(0x11f37eeff812cda7), UINT64_C(0x511c39a791502522), UINT64_C(0xe982223ba1800c6f), UINT64_C(0x1af0a5d52edea61c), UINT64_C(0xae138905fae8c8a3), UINT64_C(0x90760fbb4bcb959d), UINT64_C(0x8bf29fe4d11c83dc),
    UINT64_C(0xb8760609422d15e9), UINT64_C(0xe7ec165c1bb22920), UINT64_C(0xdef7d157de4f41cd), UINT64_C(0xb2a4bbe08a73a1fc), UINT64_C(0x44c5cbba7d7fba9b), UINT64_C(0x416536cd914246c9), UINT64_C(0xd8bab064dda305b9), UINT64_C(0xe836116b5daf1d90),
    UINT64_C(0x96b451be78eb325f), UINT64_C(0x50ec87e93a4a090d), UINT64_C(0x7127dec4e7b685cd), UINT64_C(0xa8239435307df719), UINT64_C(0x694ad88941d4d1a6), UINT64_C(0x1fddc7a7f2bf4f9a), UINT64_C(0xf75887038a3e9958), UINT64_C(0x829876d972c91045),
    UINT64_C(0xe365278a7ca5c561), UINT64_C(0xd731008bd59fb81f), UINT64_C(0x706d4ae1f1160a65), UINT64_C(0x64d5fb9e6d4cbddc), UINT64_C(0xedf4919644cd4ad8), UINT64_C(0x6c8f84a35b2e2221), UINT64_C(0xaef077a5a3489db2), UINT64_C(0xfd0d79bf337fe320),
    UINT64_C(0x20f05e50304dac42), UINT64_C(0xe6a93b7026b188b2), UINT64_C(0xefab7f5a00d2fec0), UINT64_C(0x1704fec0a39d37ce), UINT64_C(0xfb0326f820000b2d), UINT64_C(0x00cdcd353f56999b), UINT64_C(0xca125bb51de07706), UINT64_C(0xc5e373d6d09f2023),
    UINT64_C(0x45fa889d9dfc6632), UINT64_C(0xb59deeeb2bd58d90), UINT64_C(0x0f955018d064c18a), UINT64_C(0x70519359df703122), UINT64_C(0x441a08c1a9e12bc8), UINT64_C(0xa75f7aed6475eea2), UINT64_C(0xdc112ccc1c7b7439), UINT64_C(0x0e09d9bc5d6f3ac1),
    UINT64_C(0xa6224e8442133cfe), UINT64_C(0x5e008096dcecc445), UINT64_C(0x9af9c42d16e3f63d), UINT64_C(0x26d43bdb88bc7b4c), UINT64_C(0x6f98cf6afe2cdab5), UINT64_C(0x6ededacf7ac0663f), UINT64_C(0xaa114c21f60f7bbc), UINT64_C(0x77ae6c40517cfe6a),
    UINT64_C(0x8b684ddf2b15cd2d), UINT64_C(0xcbcd8d8e934eee1b), UINT64_C(0x417e83ff92f3d978), UINT64_C(0xa6a5b1fa767afc72), UINT64_C(0x39ebc1d1c2dae220), UINT64_C(0xa6c9b1359996cf34), UINT64_C(0x4c137d750cc6947f), UINT64_C(0x4f724b923861dd00),
    UINT64_C(0xb4ad36c0422d3dcd), UINT64_C(0x8810118938cfa41e), UINT64_C(0xfb142337793e4c41), UINT64_C(0xdee34b97f3f16da0), UINT64_C(0x7eba66713f3c5544), UINT64_C(0x76e897ddb6216d17), UINT64_C(0x7b1dacfbc86239b1), UINT64_C(0x3d6c830a4b6f7bad),
    UINT64_C(0xeb0c0fd41c14d612), UINT64_C(0x52a3f8768819087e), UINT64_C(0xd398a17a2e2e48f3), UINT64_C(0xd9547475ff49d981), UINT64_C(0xf8b914076f43701a), UINT64_C(0x220b0165c1f1dfac), UINT64_C(0x6b9455fa80a84dab), UINT64_C(0xf311ee0cfd76bb5a),
    UINT64_C(0x7bc4395c35e7b759), UINT64_C(0x665db9bd345dd9a7), UINT64_C(0xf2ae8696e0bab4a7), UINT64_C(0xffa7f26e67b33aee), UINT64_C(0x5604cd73d69305f2), UINT64_C(0x49fb2504ea53ec28), UINT64_C(0xf9d52494ad90cee1), UINT64_C(0x06dc3b74b7169c54),
    UINT64_C(0xdb953ee680620051), UINT64_C(0xb81c80df55316d64), UINT64_C(0x4f0145cc962a27dc), UINT64_C(0x54cf97a90a6bb63d), UINT64_C(0xca2c575244839627), UINT64_C(0x764fb0e4b018f24b), UINT64_C(0x9ed9945653285ce8), UINT64_C(0x439a706d3d10caff),
    UINT64_C(0x20982a8f0aabc31d), UINT64_C(0x1a7d546992632041), UINT64_C(0x85b88da7a141bf87), UINT64_C(0xd409adcebb1133a9), UINT64_C(0x5cee55f462acb491), UINT64_C(0x77309302b7ef2744), UINT64_C(0x29064f5c5d23d83b), UINT64_C(0x8a0030fe2c695207),
    UINT64_C(0x7c1a3b9d9990e0fc), UINT64_C(0x949d619223b1da71), UINT64_C(0x444773151f91dbc9), UINT64_C(0xf942e5150b33ea95), UINT64_C(0xbe8eb6108e0c154a), UINT64_C(0x97243c8260e58406), UINT64_C(0xbb0d2caf6ff84d6e), UINT64_C(0xd6e16e4d7099370e),
    UINT64_C(0x1d520dd4049fe4be), UINT64_C(0x79a499e33e967c90), UINT64_C(0xea739fae6102e985), UINT64_C(0xaad5061db35a0f7d), UINT64_C(0x3948788b82f32b18), UINT64_C(0x71c2b057a9c8552e), UINT64_C(0xf56cfc5678811562), UINT64_C(0xfc9302483be99f31),
    UINT64_C(0xd0258e4c13059a02), UINT64_C(0x91b7f3b714cd71ca), UINT64_C(0x2f3aa0c15353f4b8), UINT64_C(0xed5ff329af096e86), UINT64_C(0xcb11f81c24db7f8a), UINT64_C(0xb09e32daa1768270), UINT64_C(0x45cc4aa84055573d), UINT64_C(0x2ee7d2570812ddb2),
    UINT64_C(0x62e8a4091795cb58), UINT64_C(0xb8463d568dc4e408), UINT64_C(0xa7255fe5a7595043), UINT64_C(0x4ffe24fa814a54c4), UINT64_C(0x613608b90a17e3fe), UINT64_C(0xd7b563f1b93932de), UINT64_C(0x904bbae1116e167d), UINT64_C(0x86066837705c2b04),
    UINT64_C(0x80ee5a3f40271d64), UINT64_C(0x65bbf4ff7ee8b502), UINT64_C(0xfc9977b799a47e15), UINT64_C(0x2c49951d236866f0), UINT64_C(0xc1f60b12e66292b5), UINT64_C(0x039f23f8f39761ed), UINT64_C(0xe47658fceb581d38), UINT64_C(0xd5b7098d6c938421),
    UINT64_C(0xeea6af5b6e305acb), UINT64_C(0x8a2f06adbc68b559), UINT64_C(0xb37fad26afaee1d9), UINT64_C(0xea559fb226a59b1b), UINT64_C(0xdf085be1cd85c2d7), UINT64_C(0xa9041e79f1f8069a), UINT64_C(0x949dc8b5eb57cc10), UINT64_C(0xc47362a06358c9a5),
    UINT64_C(0x51dd288b988e7855), UINT64_C(0xf706dd9c22e728da), UINT64_C(0x8af947e3ac4c4d75), UINT64_C(0x802909bebe8e6fcb), UINT64_C(0x5e235d805e063f7c), UINT64_C(0x97171702259dfcf9), UINT64_C(0x7b4c7aa368015fda), UINT64_C(0x46e59b462375cbc9),
    UINT64_C(0xae6f4820c6decbec), UINT64_C(0x6460d239e33d921b), UINT64_C(0xe2ba8a4db48b22d4), UINT64_C(0xd867e8eb679656d8), UINT64_C(0xa32d8802aa1c6ffd), UINT64_C(0xac39b73041fcdb2b), UINT64_C(0xa35802176a84a22a), UINT64_C(0x22db4f122c7b4921),
    UINT64_C(0x65cfe9a01f429ddf), UINT64_C(0xfa05339475081abd), UINT64_C(0xfe1497481cbfc503), UINT64_C(0x0fe806036a8c101e), UINT64_C(0x55919f9b1eed0aab), UINT64_C(0xc490f28d2354dc97), UINT64_C(0xd850810860935c70), UINT64_C(0xbb4d105b021dd4f5),
    UINT64_C(0xef1beddefa0393ca), UINT64_C(0xfe624b191bb9c95e), UINT64_C(0xd2f73f0c7abbe79b), UINT64_C(0x9f370ff8aec39f2b), UINT64_C(0x3ce0368cfe6d4d7f), UINT64_C(0x51e80eaf5db5ac18), UINT64_C(0xc93b6e531bec8c3a), UINT64_C(0x3f97aa2c85c6c924),
    UINT64_C(0x6af914a735f4278f), UINT64_C(0x8255f288dc59efdc), UINT64_C(0xec9882d23152ec41), UINT64_C(0xfd6f930ec67e907d), UINT64_C(0xb96dba26a6906a6d), UINT64_C(0x95dfd38c1a5e9d8a), UINT64_C(0x7ff11c31070baa15), UINT64_C(0xd0c78dda6d84f4a7),
    UINT64_C(0x62c5eb5662168e60), UINT64_C(0x34d1137a9660149f), UINT64_C(0xf57108a89683fab7), UINT64_C(0x7cd5921defd4d30d), UINT64_C(0x6326f3d9031cc9a9), UINT64_C(0xbdd29926b711a2b7), UINT64_C(0x12bae4afd9651b69), UINT64_C(0x545f25e4ec1c1aef),
    UINT64_C(0x4726bb7dc1141f82), UINT64_C(0xa85d9f24a121e0d1), UINT64_C(0xbcf9e02ebe1f6e57), UINT64_C(0x58620621e6ead4cc), UINT64_C(0x8f4f1e42f1daf6f5), UINT64_C(0x4d25f4ad70740df4), UINT64_C(0x6e4272ec7599209b), UINT64_C(0x3406787de8989aaf),
    UINT64_C(0x309efef4cf9f1340), UINT64_C(0x1146822739bc37db), UINT64_C(0xd184ee7a8958337c), UINT64_C(0x6a96ed23146b4815), UINT64_C(0x1f469c49ef535e28), UINT64_C(0xbe61c0716b1e94bc), UINT64_C(0xee0709cc95c2ed95), UINT64_C(0x67c62d8118f1e5d3),
    UINT64_C(0x42ccc7a35561f0f8), UINT64_C(0x456456ff04d6b410), UINT64_C(0xe992fa846146ad5f), UINT64_C(0xa98bdef8a0cb8337), UINT64_C(0xd957dc3f580af376), UINT64_C(0x7b0d20c4fe2c3d03), UINT64_C(0x2976c9ad3f8ead70), UINT64_C(0xb603edf3a04a3ce2),
    UINT64_C(0xda692ec783dda8e1), UINT64_C(0xf6b18227a1279d7d), UINT64_C(0xf320a3ae228c051a), UINT64_C(0xf4c42d45767075b1), UINT64_C(0xc87bd553dbbd86df), UINT64_C(0x682e6232548a5980), UINT64_C(0xef01bb1c46091a2d), UINT64_C(0xdf0c518ac47f3059),
    UINT64_C(0xfa7becdd12248087), UINT64_C(0xd20419ba4be5ef31), UINT64_C(0x5b123baec6e2c2f5), UINT64_C(0x9a036d07cb05d575), UINT64_C(0x68aaf64202282f9e), UINT64_C(0x9de60c60e19256e4), UINT64_C(0x58dd91284c0c79a2), UINT64_C(0x2001334a22992eb6),
    UINT64_C(0x3a0f8bc1a584ad14), UINT64_C(0x6a447194a40e8d80), UINT64_C(0x0c02814a1519a363), UINT64_C(0x51dc0718f051cac3), UINT64_C(0x0e46477f5e880f36), UINT64_C(0x45ef84330231405a), UINT64_C(0xb1bb54ee64182ffd), UINT64_C(0x903608211592fcb9),
    UINT64_C(0x7012ede3f678ff34), UINT64_C(0x9ecc6675b29a8006), UINT64_C(0x050bc70b7c396e2e), UINT64_C(0xa62f14dde271a672), UINT64_C(0xee423b65ef3386f8), UINT64_C(0x73b400563487b4e9), UINT64_C(0x243e0f62d13faaab), UINT64_C(0x0e79e3902b9f4433),
    UINT64_C(0x75e92180d13aa048), UINT64_C(0xe155ce83798744e8), UINT64_C(0x2f97b168c957c714), UINT64_C(0x295096e047f2d888), UINT64_C(0xb8a961d39293f730), UINT64_C(0xe24f05073865040c), UINT64_C(0x08237675335d1ae0), UINT64_C(0x34abd13ede5fb83e),
    UINT64_C(0xbd103d733a5e95bd), UINT64_C(0x6fafbbcc9bf66211), UINT64_C(0xa111e25a675ccd45), UINT64_C(0x6375d9ce7d7a3ac3), UINT64_C(0x3083a8ade9e70053), UINT64_C(0xd34596b38af74c05), UINT64_C(0x922442517409eb87), UINT64_C(0x00502d489faa3cca),
    UINT64_C(0xe825603b12b7be3d), UINT64_C(0xd9e80d39cd30e2d3), UINT64_C(0xd8bf16ad5fb80c0d), UINT64_C(0x65d3e7e16ef3ef75), UINT64_C(0xe25841870609caa5), UINT64_C(0xaeecfc6bba042cb4), UINT64_C(0x4817199fa6071e56), UINT64_C(0x20abfcbaa5db4fcb),
    UINT64_C(0x6d29a99270c0c35b), UINT64_C(0xcc58557df5829394), UINT64_C(0x184efdae84fbf24c), UINT64_C(0x3eb3c494519a41b9), UINT64_C(0xfcde156e42f78572), UINT64_C(0x9a426d3d10ff4dfd), UINT64_C(0xeae8981837ea78ea), UINT64_C(0xd325eb173d9d2941),
    UINT64_C(0x1aaed0fea73e6853), UINT64_C(0xcf4235a4e1764875), UINT64_C(0xfb220f50946adf64), UINT64_C(0xa5cae607563429da), UINT64_C(0xa8e8742564387cc0), UINT64_C(0xfddef243a803c6f9), UINT64_C(0x2e084877ca22ac2c), UINT64_C(0x08b81c370fdda285),
    UINT64_C(0xa67f48b0bbb8ac79), UINT64_C(0x4575ea9e78852521), UINT64_C(0x485ff36d5a2fb02d), UINT64_C(0x72e7223fb84c7087), UINT64_C(0x4dbc4afe7c6604e6), UINT64_C(0x6130a3546940542f), UINT64_C(0xeffefb7a389ce7d8), UINT64_C(0xb06017f93d2d0414),
    UINT64_C(0xa08b16a5851cd53b), UINT64_C(0xf5afd477a6506288), UINT64_C(0xd91d37ded3b2d7c0), UINT64_C(0x3e95a8b39e5bc233), UINT64_C(0xcb49d6088bbb8407), UINT64_C(0x5a480cb882b2dd76), UINT64_C(0x037db83c9b3a33b0), UINT64_C(0x3f23bf2aa0469e96),
    UINT64_C(0xef6591c913e48180), UINT64_C(0x9b5b969a89cef84d), UINT64_C(0x26f7d12067f9b10a), UINT64_C(0x6b4c1c01ea692416), UINT64_C(0xef3ebc07c5114119), UINT64_C(0xde89438ffceb55c3), UINT64_C(0xe2be892eadeac87b), UINT64_C(0xc27b0249b228e60d),
    UINT64_C(0xf9f7776ebaee374a), UINT64_C(0x87274e433f1d9a18), UINT64_C(0x03bc6f3539973483), UINT64_C(0x6059e5214ecaf7c7), UINT64_C(0x6b841b38d4993a74), UINT64_C(0x30ba8e0238aaf6c0), UINT64_C(0x6d50158574893e90), UINT64_C(0x6106da7f7cba9b6e),
    UINT64_C(0x2e7d91998fa038f3), UINT64_C(0xee490c26ba6f3005), UINT64_C(0xe7860b6ad934d2d4), UINT64_C(0xd46bf550a00ff3d7), UINT64_C(0xc0caab31f38d0ffc), UINT64_C(0x9be8a5efcf7af73e), UINT64_C(0xec5fa5ca8ade3d12), UINT64_C(0xe767ddd731199a66),
    UINT64_C(0xf5a9b363826fbfdf), UINT64_C(0x5f78edf76a09ca25), UINT64_C(0x0e11b6f80ed0e435), UINT64_C(0xca49d2afdc26f99c), UINT64_C(0x4ef5d106883a7122), UINT64_C(0x5a5b277c145aaa6a), UINT64_C(0x94f43fa60c0bff19), UINT64_C(0xbd12801822c47f18),
    UINT64_C(0x3e6748117cc6604c), UINT64_C(0xf8ee438ca478e28d), UINT64_C(0x8f58622b952f62b4), UINT64_C(0x4748523413ebc965), UINT64_C(0xf3a66f84affeb9a9), UINT64_C(0xd085c879ca1f55ae), UINT64_C(0x2e33f7b69212dead), UINT64_C(0xfd73d6805f539515),
    UINT64_C(0xc027442d68d2c415), UINT64_C(0x7c39e04a1a68e9b3), UINT64_C(0x631459fc1c227758), UINT64_C(0x163dae63f206e932), UINT64_C(0xdca5da103f26b55a), UINT64_C(0x8ed8230fb3dc6439), UINT64_C(0xa95bb41a25cbf23e), UINT64_C(0x5cf025821bad097e),
    UINT64_C(0x2047b1289c0c882b), UINT64_C(0x90a1d1d256e16ed0), UINT64_C(0x6166bb8d19c688cd), UINT64_C(0xfad33aaf33be4f53), UINT64_C(0xb95d25b8a9b1364a), UINT64_C(0x5a3c4160e0c31ee3), UINT64_C(0xc5d7372b2ad133e9), UINT64_C(0xb638034bb8706295),
    UINT64_C(0x6e8e8e88cac116c4), UINT64_C(0x9febd21e2a9cd336), UINT64_C(0x7631db3658aafd0e), UINT64_C(0x64dee2b5d56dcedc), UINT64_C(0x1838235dd66fad92), UINT64_C(0xe4576dac05411456), UINT64_C(0xdf7680c9c4fc350e), UINT64_C(0xfc2df7a9f976fa1f),
    UINT64_C(0xd489d64ca98faacb), UINT64_C(0xb5178811f63e2fa7), UINT64_C(0x773816a17af80851), UINT64_C(0xe7ae59b76964a693), UINT64_C(0x9b8bf5a84b5b1502), UINT64_C(0xfeaa57feeb2cde5a), UINT64_C(0xdb99771c18021c21), UINT64_C(0xe999f0db030747d5),
    UINT64_C(0xac0354d17a5d1ca3), UINT64_C(0xfbb349502c040bf2), UINT64_C(0xd28175eae1746215), UINT64_C(0x114a9fb0c9d2b892), UINT64_C(0x4acece985dbf0884), UINT64_C(0x9aeeab00f3e5547a), UINT64_C(0xf928fa81a11ec794), UINT64_C(0x24717c91aec75091),
    UINT64_C(0x45831f22c9b328b8), UINT64_C(0x90c08254b8fc9c97), UINT64_C(0xe54c67039ca9456d), UINT64_C(0x0ed70cef43d08e2e), UINT64_C(0xed3ca08ec412b96e), UINT64_C(0x6a7742f64d225a3a), UINT64_C(0x4a81c3710513f56f), UINT64_C(0x82893fcbd4206081),
    UINT64_C(0x948d806bbd9584c6), UINT64_C(0xe8790dc5bbec47ff), UINT64_C(0x893ec9e189db1ac4), UINT64_C(0xda24581436ceffb9), UINT64_C(0xb7e44db1ae671db7), UINT64_C(0x293ba8079c7f2d0e), UINT64_C(0x0b7fcc10c9007525), UINT64_C(0xb9f3fd6c90ab5e48),
    UINT64_C(0x26e948e3de30bb1b), UINT64_C(0x5916be606db2c016), UINT64_C(0x47d0c96e7f15512b), UINT64_C(0xdf4909f1e0fcd150), UINT64_C(0x65a462d34b4ba350), UINT64_C(0xda5910513d834f58), UINT64_C(0x15f109fb798a9e64), UINT64_C(0x561e45506dc2867f),
    UINT64_C(0x9000c49b5e506d75), UINT64_C(0x83251ba666a5d4b0), UINT64_C(0xd39e963f80f6411a), UINT64_C(0x2f875513fa4e27a6), UINT64_C(0x489265e7b3b8d8e7), UINT64_C(0x60289ffbfcf604c7), UINT64_C(0xd50a3e3dbff1bc91), UINT64_C(0x1458fa427accae2b),
    UINT64_C(0xeb93d0e4f8453da2), UINT64_C(0xe8318b0c463fb73f), UINT64_C(0x7c9a4b80a4914d96), UINT64_C(0xb0d93c2a305dbca7), UINT64_C(0xaf6a76752450f50e), UINT64_C(0xc2afd06bd1f55ef9), UINT64_C(0x369ad699acb26acd), UINT64_C(0x1217594e4c430f33),
    UINT64_C(0xed7ebf1ac870d18b), UINT64_C(0xba791cdfed60ca76), UINT64_C(0xdf770f9efbb3d28e), UINT64_C(0x5f96e52cdba2beea), UINT64_C(0x08597e63cc48716f), UINT64_C(0x0c443a360b8adc9d), UINT64_C(0xb137d8e163940d5f), UINT64_C(0xb2d66396fef1154c),
    UINT64_C(0x94475b5cc190b1e3), UINT64_C(0xb0b0a8e024ced28a), UINT64_C(0x85c49fddc03273fb), UINT64_C(0x8a9ddba049c9de56), UINT64_C(0x0e05f565064ef3d0), UINT64_C(0x90851af72021c17d), UINT64_C(0x9f8d573edc1a3559), UINT64_C(0xdfbc6064b64067b6),
    UINT64_C(0x202dd18782bef5a2), UINT64_C(0xb10308a89522aa95), UINT64_C(0x193ef2a1f9498133), UINT64_C(0xa845b82c67337196), UINT64_C(0xd49f7599a972588d), UINT64_C(0xa85b478ffb8285e5), UINT64_C(0xa416698ffd6206ee), UINT64_C(0x4899f50b79145e19),
    UINT64_C(0x2263cbc01917c337), UINT64_C(0x218e6be1b0c70c97), UINT64_C(0xb2df95192f91b041), UINT64_C(0x2438788469251830), UINT64_C(0x7f2761dce4ca6d87), UINT64_C(0x3e4a26b6ed57fc1e), UINT64_C(0x6c25b4f2e223d4a1), UINT64_C(0x68d97dc8dfa40d8a),
    UINT64_C(0x262ad7aaa52761c1), UINT64_C(0x147b407dd40d5f06), UINT64_C(0xbde77d98b7e61fdc), UINT64_C(0x29cbfe0beaad04bb), UINT64_C(0x4a9a7edf9c44dee7), UINT64_C(0x45685b1c8c591835), UINT64_C(0x898c6338a86e995b), UINT64_C(0x77b3767417ba7750),
    UINT64_C(0xc77a2cd771336836), UINT64_C(0xafb8fb8b924feeba), UINT64_C(0x814c4e33ed06c076), UINT64_C(0x91e9228b1d27cebb), UINT64_C(0x0363e2e488cec8ba), UINT64_C(0xa662a9ca3012d4d8), UINT64_C(0x82de484cd2560c5c), UINT64_C(0x255475d41dcd9387),
    UINT64_C(0x07b3b9f57bc29d79), UINT64_C(0xb3e4d311e2e38532), UINT64_C(0x2be60c2e01081fac), UINT64_C(0x570254f15c0eeaa7), UINT64_C(0x95f7e592d13f038c), UINT64_C(0x00b5711978546380), UINT64_C(0x0f5fb0a943338063), UINT64_C(0xa7d931dc6837f9e8),
    UINT64_C(0x6a0446c865bce354), UINT64_C(0xd1b43557bdc74af8), UINT64_C(0x1b5113ac54cd3702), UINT64_C(0x7358c5c4b66c6b7a), UINT64_C(0xf69eb7ce2b8058ca), UINT64_C(0x6286b27d493bc6d8), UINT64_C(0x762eccee2baa68a2), UINT64_C(0x7e52e5f947b296b7),
    UINT64_C(0x0fb8e60fe7f5b766), UINT64_C(0xc1a53e1d651b36bd), UINT64_C(0x06d02ce5f5f2f9ac), UINT64_C(0x45267f0a726ffca7), UINT64_C(0xe92a972d88dcb725), UINT64_C(0x0acc81306de1af68), UINT64_C(0x73f34e4197a5fcf1), UINT64_C(0x6712232678c0300d),
    UINT64_C(0x6513f2703767b05b), UINT64_C(0xb5b61f74f3ae15ef), UINT64_C(0xc6911768f4a75d74), UINT64_C(0x6d4d95c53f0a3de9), UINT64_C(0x72e6e9d6c0825f87), UINT64_C(0x41cdf525c8b8257c), UINT64_C(0xe96383d70848d236), UINT64_C(0x3f1dd42a2f7f9345),
    UINT64_C(0x598be45d14cf5ee0), UINT64_C(0x5a75e5810180325f), UINT64_C(0x6dc3c05d73e4dd54), UINT64_C(0x2c15511c43738d90), UINT64_C(0xa191e702702eac42), UINT64_C(0x5ad195355190e831), UINT64_C(0xf8c19c1fac2d94da), UINT64_C(0x630b3d419ce9d6cd),
    UINT64_C(0xbc929a774edfaf33), UINT64_C(0x23d8a1f6dc39e65f), UINT64_C(0x88c5a9ae1be4686a), UINT64_C(0xd37cc4f4b18fc376), UINT64_C(0x28cb184d6467c777), UINT64_C(0x0f42d55d0ff45fc6), UINT64_C(0xf8470daf751f924c), UINT64_C(0x5a24e0a29f08c1b3),
    UINT64_C(0xd7f45a17f94c23e3), UINT64_C(0x42e948efbb36a002), UINT64_C(0x2f6ab56aea3df53c), UINT64_C(0x52491b23ab45959b), UINT64_C(0x0167f8d62eb0876a), UINT64_C(0x57fe78ba23f11eb7), UINT64_C(0x37e8da870dfcc35c), UINT64_C(0xfba5fad1d97e900e),
    UINT64_C(0x4d70331282e64ca2), UINT64_C(0xbb7150038c5b98d2), UINT64_C(0xd9fad9f4dc9f05ec), UINT64_C(0xcbc07ea4f6840048), UINT64_C(0xf08965fd764c0f3e), UINT64_C(0x135563bb6a6605d1), UINT64_C(0xd4c055813ff26212), UINT64_C(0xe88dfa31dba00331),
    UINT64_C(0x7422a814b86facec), UINT64_C(0xf5c8f1b4e919af40), UINT64_C(0x70a66f331420ad39), UINT64_C(0x169ce245ed88424a), UINT64_C(0x75938c3c637701f4), UINT64_C(0xa2437b576c3c3451), UINT64_C(0x6bee19698ff77552), UINT64_C(0x232e56dfdc750dab),
    UINT64_C(0x6eaa83295f9c723c), UINT64_C(0x654d6b4c03be3ced), UINT64_C(0x311a47ea96ea4f9e), UINT64_C(0xa970d3434cd042ea), UINT64_C(0x31c9183cf18d38c8), UINT64_C(0xeadf0cd1f0dfa1d2), UINT64_C(0x0f198a1836998a47), UINT64_C(0xe582a3025d9827df),
    UINT64_C(0x1d340c28d7fe52b4), UINT64_C(0xca70a218c857258e), UINT64_C(0x7184ca5b436977fa), UINT64_C(0x490da070be8010ee), UINT64_C(0x11621eeff065eb89), UINT64_C(0x9f4bf6ce82962cd7), UINT64_C(0x1885b18700c2e594), UINT64_C(0x30dc2d6ae92f36dc),
    UINT64_C(0xdcf97d9d356663c2), UINT64_C(0x28517471c6109807), UINT64_C(0xffe934af68b1a155), UINT64_C(0x09c9986420cf5b67), UINT64_C(0xc73e06171e854846), UINT64_C(0x93d844db7be7500a), UINT64_C(0x72ac63042852f784), UINT64_C(0xf348a400143a625a),
    UINT64_C(0x7970a5608d488f0f), UINT64_C(0x0d8d838d70fb891f), UINT64_C(0x4b21267b67a6699a), UINT64_C(0x1604ca17d93cbdab), UINT64_C(0x48b13c39e6a8588a), UINT64_C(0x456f767c1d1ac875), UINT64_C(0x640825504bf335af), UINT64_C(0xc5daf890c61f6175),
    UINT64_C(0xe586e8c2f206f1a6), UINT64_C(0x9d81c7a8f1899b17), UINT64_C(0x0b59abb4c9874e92), UINT64_C(0xe7d26226ead538ae), UINT64_C(0xae4d190833a30cee), UINT64_C(0x8498dfe5ce4a818f), UINT64_C(0xbf20adb11d8f3f8d), UINT64_C(0x5a1d34f9b9e17fa0),
    UINT64_C(0x2607a666aec79e8d), UINT64_C(0x410f0195a769ee80), UINT64_C(0x865d2c9fb3021f5e), UINT64_C(0x4184b894591996b5), UINT64_C(0xee5fdd64283c56df), UINT64_C(0x4a5c35d6b6b7bc5a), UINT64_C(0x6a58584339b7dfdf), UINT64_C(0x5c50653bdb91c6ab),
    UINT64_C(0xd330f7f4b6063a86), UINT64_C(0xdd270f6cbcfbad2a), UINT64_C(0x9993f2a46a6ec5b3), UINT64_C(0xe1e5606703b153c6), UINT64_C(0x2a79d5e10ba6befc), UINT64_C(0x968f1e8baf4e523b), UINT64_C(0x9b37a0038b824f37), UINT64_C(0x4b9c0f0164adb193),
    UINT64_C(0x7655d464e9f9eacd), UINT64_C(0x8b9dcf43890e58ee), UINT64_C(0xec4a7468462881e6), UINT64_C(0x9e29c50a1d9ccd8d), UINT64_C(0xa1bd41973642b762), UINT64_C(0xfeca4e15361f95fb), UINT64_C(0xcc8095f9d4a45b19), UINT64_C(0xbf411fd1ad64fa9b),
    UINT64_C(0x2705d620c4f405bc), UINT64_C(0xd2732bb22e4e2cbc), UINT64_C(0x040b7869b9336077), UINT64_C(0x8ba5b2737020ef98), UINT64_C(0xdbc08e3ccbf6c187), UINT64_C(0xafbb6ab061acae97), UINT64_C(0xcba6f0393b3516c9), UINT64_C(0xd0f40bfd9a607e0c),
    UINT64_C(0xda88b76bfecf6834), UINT64_C(0x61d1d5d5cc72e269), UINT64_C(0xa27346d637d79afe), UINT64_C(0xb2684cb2eea7af99), UINT64_C(0x2574a3a25dc213f8), UINT64_C(0x3b205b613e304db3), UINT64_C(0x5997437ca63424a4), UINT64_C(0x8abb69fdd9df7fb1),
    UINT64_C(0x4818ffc9dc30e0a8), UINT64_C(0x9563ff9a58b4ebd8), UINT64_C(0x4ac798f5e6c8b71c), UINT64_C(0xa61548220da430a2), UINT64_C(0x7683a3f5740d599e), UINT64_C(0x253b6765fc3976f6), UINT64_C(0x2218213a7c761f83), UINT64_C(0x0c0f4050230e414d),
    UINT64_C(0xe1dcbb41216fddf8), UINT64_C(0xacba9758ae7e7785), UINT64_C(0x17d1100fd9ece6eb), UINT64_C(0x13481a9dbccd15a6), UINT64_C(0xe6d773e96de84486), UINT64_C(0x5baa8fa52a70ad2a), UINT64_C(0xb6d5841a7319b1a5), UINT64_C(0x1ecd6912dabda213),
    UINT64_C(0x77c2d4fd72cbd067), UINT64_C(0x399dc1cf5973a015), UINT64_C(0x2f1f8dad8dfca42b), UINT64_C(0xede12262a90f3863), UINT64_C(0x85ee6851967b2ad2), UINT64_C(0x3741adf542bc051a), UINT64_C(0x5bc85992b6e2ec3e), UINT64_C(0xa093de6d31fd1210),
    UINT64_C(0x0ad90e9c7717e788), UINT64_C(0x6da86c731726c0a8), UINT64_C(0xc810a6bdc3f5be77), UINT64_C(0xf22737026ceb3ced), UINT64_C(0xeca61471c60fc580), UINT64_C(0x37c46e78bbcb9a0f), UINT64_C(0x0126600b398dc7bb), UINT64_C(0x485d6cefa74aa574),
    UINT64_C(0xd7900cf7b9bafe7a), UINT64_C(0xfc1c835c7b12845e), UINT64_C(0x50824524626ba7bb), UINT64_C(0x5a48951d08dbd505), UINT64_C(0x599e70ed46dc56b8), UINT64_C(0x562dca0a6f1dca12), UINT64_C(0xf95d84b9a8175862), UINT64_C(0xa998bde3b1441c5b),
    UINT64_C(0x403d079088c230dc), UINT64_C(0x5e4357b3dc2f286b), UINT64_C(0xa5d55da978df555f), UINT64_C(0x7b6dd65ba5d7a46f), UINT64_C(0x9e0bbb4c22dedb67), UINT64_C(0x3857a1c9ae288054), UINT64_C(0x2c3ebabb37358b73), UINT64_C(0xee37b98ed2cd722e),
    UINT64_C(0xee1fd2bc5e1c423c), UINT64_C(0x813235db326f472a), UINT64_C(0xcdd294fa2c06834a), UINT64_C(0x446c5aefc2ac9030), UINT64_C(0x0664ca91fa049cdb), UINT64_C(0xf447d8b0c5b6f0b4), UINT64_C(0x42cede9b50353eb9), UINT64_C(0x2f9f4cd90c779f3e),
    UINT64_C(0x3db1520b7540f64c), UINT64_C(0xe50f4f8e403d7f0e), UINT64_C(0xf692847285e90b6e), UINT64_C(0x9963bafd44a3981b), UINT64_C(0x6a79e724c5d74ba3), UINT64_C(0xb1fd5973b35b0011), UINT64_C(0x701fdaf4849e89dc), UINT64_C(0xbe8ae4176b8d734b),
    UINT64_C(0x82aac45e464db4df), UINT64_C(0xf0b4f8117427d150), UINT64_C(0xcd90ba2fe19b3910), UINT64_C(0x1f240d85afb890d2), UINT64_C(0x1d70a60bb76b3d5b), UINT64_C(0x5b5ba74adb23ca04), UINT64_C(0x9dab545c2ae68290), UINT64_C(0x29f45c6c4e5778ef),
    UINT64_C(0xc9cbff6836f48db9), UINT64_C(0x5e2034021bc8c922), UINT64_C(0xe9c865c88fdbac3c), UINT64_C(0xa85036685bdbb4d0), UINT64_C(0xcbe407a19871b46f), UINT64_C(0x5326075ed8b1f26d), UINT64_C(0x862436c2d2d59e9c), UINT64_C(0x7b9540eaf4b28194),
    UINT64_C(0x5d49772c6143b034), UINT64_C(0x9d34317616bd01be), UINT64_C(0xb2caf30c74fb7420), UINT64_C(0xe42adabefd1b2634), UINT64_C(0x75ddc1ed6bed1e13), UINT64_C(0xab79d7bcb2b08f14), UINT64_C(0x21ee6b1e366acd74), UINT64_C(0x17195fdf4d538aa5),
    UINT64_C(0x589bb6b4554ab71c), UINT64_C(0x61b00b498a458244), UINT64_C(0xe9ccaf13a0d11374), UINT64_C(0x86b722035ba2c6c0), UINT64_C(0xe5d09092d9de1679), UINT64_C(0x5f768e6f3f70b489), UINT64_C(0x5fe4bf15b10c8909), UINT64_C(0x907fd5b53b3a64b7),
    UINT64_C(0xccc5ff49a4474393), UINT64_C(0x79b4c85a36860e36), UINT64_C(0x90fa2a1e34ec7bd5), UINT64_C(0x5cf2ebf8e0c5387e), UINT64_C(0x5cbed514035ed438), UINT64_C(0x78d26ab3ed3e01ec), UINT64_C(0xab53bb61bacbcfb7), UINT64_C(0xbe0965503a0cdbb3),
    UINT64_C(0x760e6d3cb9d9907d), UINT64_C(0x5b03967781e456c1), UINT64_C(0x2cb6df318594e225), UINT64_C(0x9fee551695ee66c6), UINT64_C(0xf9c99f92f7dbcdd1), UINT64_C(0xa94025eb54301b43), UINT64_C(0x099a11360005a38c), UINT64_C(0xdb08c57ece7cb18b),
    UINT64_C(0x5ba3a0d9741b6b7b), UINT64_C(0xefae4554509129b5), UINT64_C(0xc57cacc3c50c5470), UINT64_C(0xb04cb549c2a7b5a0), UINT64_C(0xf2e1537c36a68961), UINT64_C(0xd4a4d18765b555ad), UINT64_C(0x38a4df6954b03eb5), UINT64_C(0x1c4a4db9a88f99fd),
    UINT64_C(0xeaaf7f936b5f0e7c), UINT64_C(0x1cdd91ad6014b17d), UINT64_C(0xbb18a13ab252388b), UINT64_C(0xc6a3bb9e3daecdf3), UINT64_C(0xb369291a83d63da9), UINT64_C(0xd5e91259f777db53), UINT64_C(0x6737d917ae77584e), UINT64_C(0xbbe06f41add760f7),
    UINT64_C(0xecf4f38a1fe30a25), UINT64_C(0x7bf320659ace89ad), UINT64_C(0x448b3794869c5762), UINT64_C(0x5dae5939deb0a558), UINT64_C(0x1fa236bd90b4d6a2), UINT64_C(0x2cc334a691cece42), UINT64_C(0x03c643283c698a0b), UINT64_C(0xfbe0c37d09da15ce),
    UINT64_C(0x21991679c675defc), UINT64_C(0x74adcce2bea6c73d), UINT64_C(0x08d2b78ed3f264f2), UINT64_C(0x9f054c264abc1e66), UINT64_C(0x8266f43274ef72aa), UINT64_C(0x9ae0d874b9683efc), UINT64_C(0xd5445eaca58be27b), UINT64_C(0x21fa120676b55ee2),
    UINT64_C(0x567a7cb505610708), UINT64_C(0x8e9033e9de19fda8), UINT64_C(0xcb3c1cc10f9ee950), UINT64_C(0xffe59fc68540ff98), UINT64_C(0x3dfcb72da735dca5), UINT64_C(0x3e64ddcefd9c3b35), UINT64_C(0xfc06514ae4bb2824), UINT64_C(0xae5396f81d56ea14),
    UINT64_C(0x2c0016c3d31d8749), UINT64_C(0x986e2e7240632790), UINT64_C(0xa632be4dcd99fbc7), UINT64_C(0x5699b04180686492), UINT64_C(0x80beca10905621cf), UINT64_C(0x54206c8defa16004), UINT64_C(0x08a804d2c1cb4f8b), UINT64_C(0xdbe50d821b72daa4),
    UINT64_C(0x9325642b8835a0cb), UINT64_C(0x9ac5c627bf24e6e3), UINT64_C(0x4366533689cc8516), UINT64_C(0xedb1fc96a387f6b6), UINT64_C(0x56550e22b8ff333d), UINT64_C(0xaaf1e8bd9b4950d9), UINT64_C(0xafcc3edf843eb6ce), UINT64_C(0x7e1db10648744075),
    UINT64_C(0x6ad9e4af9dda6b50), UINT64_C(0x9c80158409e2ad94), UINT64_C(0x2284bbcbac835340), UINT64_C(0xfddb6c3601276f78), UINT64_C(0x21ce133a30a2679e), UINT64_C(0x551c8478a51ed937), UINT64_C(0xc1557943c8f3534e), UINT64_C(0xa717c328782c3bdb),
    UINT64_C(0x48a3dbe045785e3b), UINT64_C(0x03931fe8acaff276), UINT64_C(0xef071feb2bbc3657), UINT64_C(0xea65d2dd5c83fcf5), UINT64_C(0x9eabffa194bfd716), UINT64_C(0x9c803f2149140418), UINT64_C(0xc509acb123c21cec), UINT64_C(0xca7c0c632f3af2ca),
    UINT64_C(0x02ef94fddcd1ccb3), UINT64_C(0xa3bb20772d70de0e), UINT64_C(0x591de442fca4e545), UINT64_C(0x9d192ba7554af5e5), UINT64_C(0x0bcaa3b14fe558e3), UINT64_C(0xe28564a3ce74d952), UINT64_C(0x0f5b485284e39dd7), UINT64_C(0x56e0b45655fcdaa5),
    UINT64_C(0xd076907ba8330f51), UINT64_C(0xb588a97c416370c4), UINT64_C(0xcd444cb6e5d4814b), UINT64_C(0xcfdb2ae421f7f946), UINT64_C(0x2fc6186d44dc260f), UINT64_C(0xd6cc0bfb8b814f08), UINT64_C(0xdc9314af9a422499), UINT64_C(0xa5900a9c1caf1afc),
    UINT64_C(0x046b3ef086f32e99), UINT64_C(0xfba92b96ec440cf2), UINT64_C(0x4c9e9de62dd604ee), UINT64_C(0xda68c5dee5f0446c), UINT64_C(0xad9a2b43e6327e6c), UINT64_C(0xf5a6c869e573bfea), UINT64_C(0x8fec2c659cf1083b), UINT64_C(0x35981bc89c6ee6b5),
    UINT64_C(0xee20bd63fd9e3cb5), UINT64_C(0x9ce9596122327bb6), UINT64_C(0x42bdbd962473a261), UINT64_C(0xf9d34cb2c9a34198), UINT64_C(0xc550b9acd20b42ff), UINT64_C(0xf356a3b1d475cdab), UINT64_C(0x2a8ad57b3fc04c23), UINT64_C(0x4f0f4399a9ee90f2),
    UINT64_C(0xa1651519318c5ce9), UINT64_C(0xc4eabb104774ff68), UINT64_C(0x0d30765860b1ed19), UINT64_C(0xc7d549109a53f40e), UINT64_C(0x5cd630bd17f47369), UINT64_C(0xa4bfbd28246fff2c), UINT64_C(0xaa37093f07b1dcb9), UINT64_C(0x33c127b6f5516ecf),
    UINT64_C(0xb6680436bb141baf), UINT64_C(0x265bf62debb743fe), UINT64_C(0xf037e7461be954fe), UINT64_C(0x208a6758c62cfebf), UINT64_C(0xcf759c2eb817da7a), UINT64_C(0x2e44b587d3a218f0), UINT64_C(0xfb042843d84a4a84), UINT64_C(0x519c4dab99d2beae),
    UINT64_C(0x37046c00ee55cc6d), UINT64_C(0x102306ed4d8d40d4), UINT64_C(0x257d466d0b154604), UINT64_C(0x7ec598dfa8eddda5), UINT64_C(0x03f4f4469db1606b), UINT64_C(0x16b50dccbf8ac299), UINT64_C(0x55af9b7284ebb551), UINT64_C(0x8bd7babc7b9c7dce),
    UINT64_C(0xf89686430626ca91), UINT64_C(0x0d743b30eaf892b4), UINT64_C(0x90dcd50765e7c1b6), UINT64_C(0x02c74c3330b7cd1e), UINT64_C(0x45739f94e92dcd92), UINT64_C(0x4c8f15185d937526), UINT64_C(0x620ff395d23e3772), UINT64_C(0xeb7ca2db968df391),
    UINT64_C(0x2cefafed7b6d1d45), UINT64_C(0x04ffb5b6aed9ab3f), UINT64_C(0xda76401cb7442ad9), UINT64_C(0x808b62e8becc84a8), UINT64_C(0xdf7551ebf52c1ba7), UINT64_C(0x466ff7f4379cef81), UINT64_C(0xdd4bfb5c73a3a24e), UINT64_C(0xc83848b57b138d00),
    UINT64_C(0x1ae0d26087bd811b), UINT64_C(0x8d60f397fd3eaa5c), UINT64_C(0x4f8b6e3c90763812), UINT64_C(0x2cfe1e1bb3bbafe3), UINT64_C(0x30b0bee277b39c66), UINT64_C(0x29f939f7d472544d), UINT64_C(0x968f2b494fa87fd9), UINT64_C(0xd3564bf6fe63e61c),
    UINT64_C(0x14dad8394934ac20), UINT64_C(0x5a328065af2ccb9a), UINT64_C(0x8747367c96531732), UINT64_C(0x8a3a9305d156acda), UINT64_C(0x3c092a91dc93127a), UINT64_C(0x8bde57f9a6450b53), UINT64_C(0x0595b3849b0be7a4), UINT64_C(0xa38f12b9684d78eb),
    UINT64_C(0x251263e9212c90ce), UINT64_C(0xd9eeb156744354db), UINT64_C(0x85135ba7f8a02ba2), UINT64_C(0x0349d588e76efcd1), UINT64_C(0x3692158a21846e51), UINT64_C(0xc7538c128cc9bde2), UINT64_C(0x1ffceeea5b7fdedf), UINT64_C(0x248ecba5d4fcdb76),
    UINT64_C(0xc012e9a78ff23312), UINT64_C(0x9389dc8dcf5b3e3a), UINT64_C(0x7393960dbb132978), UINT64_C(0x2848a4daa31722d4), UINT64_C(0x18ffdc58ea755fd5), UINT64_C(0x3b0b2cb0daf533da), UINT64_C(0x9e91b2aeea0cb6aa), UINT64_C(0x787ef6cf8e9702c8),
    UINT64_C(0x7bbbc92c595b020a), UINT64_C(0x87d068b0fe8870ea), UINT64_C(0xb71c7d085a35f562), UINT64_C(0x912a2c216eac603c), UINT64_C(0x5f176844f1f2d1aa), UINT64_C(0x59f377499fa85c4e), UINT64_C(0xbc1dc785b1eafb5e), UINT64_C(0xfb16a33fb17c547c),
    UINT64_C(0xb19f6f2ceb50ff22), UINT64_C(0xc8a9166939a7adbb), UINT64_C(0xcc9ca058baf57919), UINT64_C(0x3fc8c35746ec5083), UINT64_C(0x7cefff1f85ddba1d), UINT64_C(0xdcac38d97a976eff), UINT64_C(0x878f0737b2aa95b9), UINT64_C(0x37feb2e58d873e3b),
    UINT64_C(0xc72d79429e0b0e9c), UINT64_C(0xc808a58bb3ad338f), UINT64_C(0x46825f3f243b0b6d), UINT64_C(0xbbee113431cfb2e8), UINT64_C(0x172fd157de036f04), UINT64_C(0xe5d1324c17d717d1), UINT64_C(0x0fb1887619e25b1c), UINT64_C(0xb3fb3b39560897c4),
    UINT64_C(0x88986405d26d18d4), UINT64_C(0xad3936483157f069), UINT64_C(0x6293ea011a812509), UINT64_C(0x360fd47b6abda357), UINT64_C(0x9357982b7e7d48d9), UINT64_C(0xe94d886e39aad31e), UINT64_C(0x36bb96fddf9f4189), UINT64_C(0xc0faf2c45ed0c0fe),
    UINT64_C(0x58d828329688535f), UINT64_C(0x8088e6c30adf50ca), UINT64_C(0x66c4bd66fa9bbfa9), UINT64_C(0x1efe426bbad9c88b), UINT64_C(0xd57f3ff93f8ca430), UINT64_C(0x667726b831e0a8af), UINT64_C(0x94504184a76d47dc), UINT64_C(0x29f3dbd45e22bcaf),
    UINT64_C(0x0d203a5e5fd038dd), UINT64_C(0x8afab61cd4154443), UINT64_C(0x207f8de66fb36cdb), UINT64_C(0x1035558e95252e37), UINT64_C(0x83083c10fde75137), UINT64_C(0x826107531ca490a3), UINT64_C(0x4bf5c70b2eabc277), UINT64_C(0x0ec5e19061ed8223),
    UINT64_C(0x7e990edecaea5720), UINT64_C(0xb9488e8c5513653d), UINT64_C(0x4596c02440522a01), UINT64_C(0x72cb14243f67b2b9), UINT64_C(0x2d1a7176492dc13f), UINT64_C(0x05631cffb020dd28), UINT64_C(0x0adb3da815bda5db), UINT64_C(0x04e129e968d11926),
    UINT64_C(0xad92d17115e16b73), UINT64_C(0xf3280bfabb113787), UINT64_C(0xd423e0b2de3b8d1a), UINT64_C(0x45042de1415dfaea), UINT64_C(0xf933414de7ed4144), UINT64_C(0x2d49d628765606c6), UINT64_C(0xc75cdda27cc98bae), UINT64_C(0x670b8d778e42b937),
    UINT64_C(0xcc98b9ed1889c2ee), UINT64_C(0xec7a4ade3bec7ac2), UINT64_C(0xaf950e44ed49b223), UINT64_C(0xfc0f791df5ae63c5), UINT64_C(0xee5ed1503d624ee8), UINT64_C(0x8612a07b57984b63), UINT64_C(0x30a60f88fbf2fa95), UINT64_C(0xb9d3fe2a006974e5),
    UINT64_C(0x6b051dae032e07fa), UINT64_C(0x49efbb9bdaddfdca), UINT64_C(0x7c1c3fe825b42a9f), UINT64_C(0xd281e56552edc610), UINT64_C(0x75806bb1983d61aa), UINT64_C(0xecc74aef2d2ed442), UINT64_C(0xfb0c7cef381db2ff), UINT64_C(0x758b6185d453d9e8),
    UINT64_C(0xe3bb96d7d37ce604), UINT64_C(0x307a30f552b757c0), UINT64_C(0xb327e8f5ba56414d), UINT64_C(0xa45538093d3f3807), UINT64_C(0xc091b6092a68832e), UINT64_C(0xa12a705fa992fa24), UINT64_C(0xdf00343b67de15d1), UINT64_C(0x98ec860170c74c16),
    UINT64_C(0x1f247a970d008307), UINT64_C(0x4786e4ea7f658007), UINT64_C(0xf74507fa5343f71f), UINT64_C(0xb840f3c3e6eb34d8), UINT64_C(0x48d99ea489fb7e80), UINT64_C(0xae04c9247e2492c0), UINT64_C(0xf14413bae33cc06a), UINT64_C(0x907c88c13d7424b4),
    UINT64_C(0x763d06bb072c6750), UINT64_C(0x3612a7ff5252e70a), UINT64_C(0xba1162072d47eddb), UINT64_C(0x948b2e9c4ea23e5c), UINT64_C(0xa1b04af8781139f7), UINT64_C(0x830a9602bfa21b00), UINT64_C(0xa985abf8e4d6478f), UINT64_C(0x737385b82337c848),
    UINT64_C(0x55c22d352190aab6), UINT64_C(0xc388dfcac65b5e89), UINT64_C(0x22aa3f2bbfbfd4cf), UINT64_C(0x32d3a9f74f2dee1b), UINT64_C(0x8c7ad47a5c65f48f), UINT64_C(0x824dd74ac8012346), UINT64_C(0x8e47f6dd4472abcb), UINT64_C(0x34cab94930624133),
    UINT64_C(0x0c9e5c3cb602a797), UINT64_C(0x288266e677b7254e), UINT64_C(0x3314351573792ae7), UINT64_C(0xb775fa45ea3cc47c), UINT64_C(0xbec3b27c16df7f43), UINT64_C(0x847647adc6f8b4dd), UINT64_C(0x5f73b0cb89904c23), UINT64_C(0x7d53d3ef43a3306b),
    UINT64_C(0xed3717d88eb10bd0), UINT64_C(0xecc536696cec5480), UINT64_C(0x6730fd1b6fade393), UINT64_C(0x7e094544044331c9), UINT64_C(0x76928034bdccf9fc), UINT64_C(0x7b71afb89f6ff827), UINT64_C(0x48930829b6c8c4ed), UINT64_C(0x6adeeebe47414d3e),
    UINT64_C(0xf0fd73759e105880), UINT64_C(0x183f1d5bcba9f59e), UINT64_C(0xbadd30f474a57d20), UINT64_C(0x2a3d2c6d5d5e86b9), UINT64_C(0xbaeafea5d483dfae), UINT64_C(0x5c37bc95f842e5ee), UINT64_C(0x6006b53c59b7b594), UINT64_C(0xd7e9fe988a1ba0d0),
    UINT64_C(0xb98e7cf70c46d2c4), UINT64_C(0x524c6a82ff951e72), UINT64_C(0x8c6ba5740f1c3939), UINT64_C(0x013846085d896484), UINT64_C(0x604c8ccaa222e2ad), UINT64_C(0xd9be62b36b9b8ddc), UINT64_C(0x12a91c4eeba2dd58), UINT64_C(0x1aa865300c963c43),
    UINT64_C(0x166369e67da3a628), UINT64_C(0x18c435f80620de1b), UINT64_C(0x4e2aa473fc8250cf), UINT64_C(0x63d1604f0a337c06), UINT64_C(0x1a6cc05f64cb779c), UINT64_C(0x213ee5ee7a67ee56), UINT64_C(0xe2f5c6a5f1dbb1a9), UINT64_C(0x60ada02b7eaebb03),
    UINT64_C(0x32b733118ed2e109), UINT64_C(0xd3b64cc41b544472), UINT64_C(0xf84301161283d40a), UINT64_C(0x7f4a4bd23970102c), UINT64_C(0x844d152a1e842f38), UINT64_C(0x6fd4cf4d0fa4ec79), UINT64_C(0x6ef241c4947b83ca), UINT64_C(0x240c0d19224c83f3),
    UINT64_C(0x8bd0958eec4ce4fa), UINT64_C(0x89e76bff2231236c), UINT64_C(0x9a716a604e7429a5), UINT64_C(0x0e4b1643d24ebce4), UINT64_C(0x578dbca98f76072c), UINT64_C(0xff4fac2bdd5750c8), UINT64_C(0xe9a4da2a6547f017), UINT64_C(0x489d0f9e5ab0cec6),
    UINT64_C(0x0990c6a0d9cffb59), UINT64_C(0x815f828db32d2cdf), UINT64_C(0xc5449d63a56accce), UINT64_C(0x5a4d983646422483), UINT64_C(0xff7a8d32d3b3d8fd), UINT64_C(0xc957cfd070297dd7), UINT64_C(0xd28cd45721d4ab9d), UINT64_C(0x8b5d806a4255b3a0),
    UINT64_C(0x2b764b8347a572b4), UINT64_C(0xb775c96b7d88404f), UINT64_C(0x0b58622c36b2702c), UINT64_C(0x685398f2ea69d1bc), UINT64_C(0x67ff47f0a468afdf), UINT64_C(0x739040738de672e2), UINT64_C(0xb2dfe0d5f969b763), UINT64_C(0x61c67a709fb3f598),
    UINT64_C(0xa3389e268fc3db10), UINT64_C(0x4e254c56377ed186), UINT64_C(0x7139d76718d99007), UINT64_C(0x8b996a328270ed8a), UINT64_C(0xd6807245f13b4d7e), UINT64_C(0x3c58a9292181346c), UINT64_C(0x0e36d6b84d9b496d), UINT64_C(0xb7e967cd01d4d7a5),
    UINT64_C(0xde7ab5d57c5db258), UINT64_C(0x5f019c15a01f037a), UINT64_C(0xa479c7b2b95a91b8), UINT64_C(0xe5d3c5ad9a1bfc96), UINT64_C(0x4b54019e180c7ba1), UINT64_C(0x6957c35c03c5be73), UINT64_C(0xd17a813721e89f81), UINT64_C(0x09c60134ad426ecc),
    UINT64_C(0x70a033adcb3fbb95), UINT64_C(0x6917da82e53375fd), UINT64_C(0xcbd46a33b723b345), UINT64_C(0x44c728edfd43db4e), UINT64_C(0xac01daca9e828062), UINT64_C(0xf75ca5dbded66325), UINT64_C(0x9938217b7587e77f), UINT64_C(0x9bbf0de061be9239),
    UINT64_C(0xb5440fa58be35d94), UINT64_C(0x5ad14fc64302f673), UINT64_C(0x9b13786cd0c7af2c), UINT64_C(0xdaf81b925cbaa613), UINT64_C(0xca66e3a79de1795f), UINT64_C(0xb3858c69d6e37ed6), UINT64_C(0x1c3d4ae6d9ebf560), UINT64_C(0x728ffab25d80c3b8),
    UINT64_C(0x565712352b0bdb39), UINT64_C(0xed76ea78c78e4cbf), UINT64_C(0x90d40ea384958680), UINT64_C(0x6a5121efcd9bf144), UINT64_C(0x3ea38e37c9d9a237), UINT64_C(0xe0cc9daa84e35fa3), UINT64_C(0xe96722905217059d), UINT64_C(0x9341e9b6dc3bca67),
    UINT64_C(0xc50efedda7bc3232), UINT64_C(0x1eb8fb1101eee0e7), UINT64_C(0xa96ca44d3c44be52), UINT64_C(0x619f93da1fe8b3dc), UINT64_C(0xe11abdadefa79c41), UINT64_C(0xef007d99cc5b48b6), UINT64_C(0x7ba2a08f8e8e989d), UINT64_C(0x058b1332e6bbd51c),
    UINT64_C(0xd73a22122d2a1f46), UINT64_C(0xf6e6ab343d05708b), UINT64_C(0xcb53cdb79b5db907), UINT64_C(0x68f3115db0f99e02), UINT64_C(0x212b4a6e0a709ba2), UINT64_C(0x70bb83a3a849fc21), UINT64_C(0xf636fb4c9ac39414), UINT64_C(0x3aa34ebcbbd8d72c),
    UINT64_C(0x4ce9b4a49af13a74), UINT64_C(0xb78c0fccdbe53f18), UINT64_C(0xbc9e2d35497f15cd), UINT64_C(0x64977390326c73df), UINT64_C(0x72ca2dd3dbd9c8f2), UINT64_C(0xbd9e38868abca531), UINT64_C(0xedc2fdc312076ce8), UINT64_C(0x530c44edeafa5edf),
    UINT64_C(0x627257b992ed4600), UINT64_C(0x6da80deab1ddcbd0), UINT64_C(0x0a0bad60348db159), UINT64_C(0xa60628666b17fbbf), UINT64_C(0x9a00388e005209e3), UINT64_C(0x6c158612e9718c7d), UINT64_C(0xa3622aaf4518bd99), UINT64_C(0x69447011b465ff55),
    UINT64_C(0x76ca6c50f91981d4), UINT64_C(0x633907840e870b72), UINT64_C(0xa2638e3240a9db60), UINT64_C(0xdcb546640fa24ea4), UINT64_C(0x9ce1f52f13494379), UINT64_C(0x115ff170955d72a1), UINT64_C(0x9e61e72549598fea), UINT64_C(0x874f780124728355),
    UINT64_C(0x0e7a154f8b17416d), UINT64_C(0x151d9e236f523cb2), UINT64_C(0x625e359426493837), UINT64_C(0x7b997e3468971911), UINT64_C(0x232550b27857067e), UINT64_C(0x769faedf5aa649dd), UINT64_C(0x7a004a8857e6152a), UINT64_C(0x8de16a1f40407571),
    UINT64_C(0xd4ac8d87b86bcf8a), UINT64_C(0x8e1dee03ee3a69e2), UINT64_C(0xfdba19472d3bdcbc), UINT64_C(0x3609a272c8ef88e1), UINT64_C(0x0fe9675eb786405f), UINT64_C(0xaf85e34b9d781e4f), UINT64_C(0xf8b4571cdd3bb313), UINT64_C(0x754fe47044a28731),
    UINT64_C(0x5e47fae29c43d6de), UINT64_C(0x300690119801497a), UINT64_C(0x8b585a6debe5aa76), UINT64_C(0x444faa60efe6211a), UINT64_C(0x693fedfb583e6206), UINT64_C(0xef0848b94f5b4d6b), UINT64_C(0xf9d6e5d6c41ec927), UINT64_C(0x8eafea3b98bf8767),
    UINT64_C(0xef7f0bcf91249888), UINT64_C(0x151fa577e59a5525), UINT64_C(0x5b6cdfc8b727edf7), UINT64_C(0x035f7417286b7d82), UINT64_C(0x86cd50d7ec68c8f1), UINT64_C(0x064125bab7fa75a6), UINT64_C(0xdaf2e3f03a15355f), UINT64_C(0xd5b3426718e65757),
    UINT64_C(0xad4cec9109b0939e), UINT64_C(0xeac21e5154f93bc8), UINT64_C(0x390ed2d86ee3f0d9), UINT64_C(0xe3080e5e68aa52c3), UINT64_C(0x342db2c74c7bf9ba), UINT64_C(0x4e0597968c48bf85), UINT64_C(0xe9350af22ad61ac2), UINT64_C(0x4c3dcae524b53187),
    UINT64_C(0x5f9519eea3ec405d), UINT64_C(0xcb183594bf80f523), UINT64_C(0xaebc32c8268b8d0b), UINT64_C(0xbbc3f4eb96d005fe), UINT64_C(0xd5157589de93dd6b), UINT64_C(0xb192b38bdb0efd26), UINT64_C(0xd89d00021aab332c), UINT64_C(0x2e451f0e08ef0e0d),
    UINT64_C(0x93ec8ec7e9d0d6e1), UINT64_C(0xf13e3c0a05d3b021), UINT64_C(0x33524d45b1e310ae), UINT64_C(0x8908ac740aecf694), UINT64_C(0x75a0d0a4f76d11ef), UINT64_C(0xb32abe1d8198cd85), UINT64_C(0xe1e7d7609a5d1450), UINT64_C(0xe82c92c4399a2924),
    UINT64_C(0xf35c5e75e251bf52), UINT64_C(0x555c5d7dc7dee5fa), UINT64_C(0xf19310de78fc55ef), UINT64_C(0x6de496e4c2a1cee1), UINT64_C(0x10d429798335ef16), UINT64_C(0xea71238b4c9aaaa0), UINT64_C(0x37de4664dc938471), UINT64_C(0xbe268dbfe825ea53),
    UINT64_C(0x4d22913c69bffdf5), UINT64_C(0x28d9db3b964b2fba), UINT64_C(0x0b997fa6c699b2dc), UINT64_C(0x10e3046c5a68dadd), UINT64_C(0x632e3cf28af3008c), UINT64_C(0x8ce19cdd49663e7a), UINT64_C(0x20fcf6d729d7fed1), UINT64_C(0xef9abc7df684aa59),
    UINT64_C(0x64ab5f02f9857a0d), UINT64_C(0x207e8b0267c87bc7), UINT64_C(0xb08e7ef6d292a8c3), UINT64_C(0x6f3508f50c634877), UINT64_C(0xa3d6a411c83cbb99), UINT64_C(0x473c0792354e2910), UINT64_C(0xa71fbbde13c40bb7), UINT64_C(0x3f26a1ac87b12ece),
    UINT64_C(0x1f0d57639f3a3dba), UINT64_C(0x6f2e6fbfc6e7ba77), UINT64_C(0x64056926cf392153), UINT64_C(0xdd0a0ea774aa0c21), UINT64_C(0x726967f36c7d6e98), UINT64_C(0x79721a598f1fcc3a), UINT64_C(0x17d074d0cf4e2dc7), UINT64_C(0xda64b8c99133943b),
    UINT64_C(0xe9f7df609a5e8932), UINT64_C(0x45a473e4617446df), UINT64_C(0x4d4241d09299bcc9), UINT64_C(0xaa3d934802dffec1), UINT64_C(0x974ad07b4b48332b), UINT64_C(0x03c0fc2775a7439e), UINT64_C(0x47231dab9dd5925e), UINT64_C(0x655535365662ac77),
    UINT64_C(0x682d6e01aeeef263), UINT64_C(0x131b46c12871fa1c), UINT64_C(0xd98124886a831e48), UINT64_C(0xb7fdfcf2c4213f80), UINT64_C(0x4a0025e5d7d00ffa), UINT64_C(0x511d3c620589e859), UINT64_C(0xe3d53d9a8035e9b4), UINT64_C(0x63f9efd466921751),
    UINT64_C(0x1dfe25188552cb35), UINT64_C(0x0742c3723a61fb72), UINT64_C(0x4b3f52a1851428bc), UINT64_C(0x4f70a8e4983efdf6), UINT64_C(0xb7f5317801889bbf), UINT64_C(0x2ad0795ea04a3ff3), UINT64_C(0xb99a3dbe1d2b2a1c), UINT64_C(0x1ad13564396492ef),
    UINT64_C(0x1742c1d392799747), UINT64_C(0x0ea5d19c611948b0), UINT64_C(0xc70a7c54f02d81f3), UINT64_C(0xbd0277c07647b9ba), UINT64_C(0xcd3e2ec3ce3d105d), UINT64_C(0x74f6ba1e23e0abaa), UINT64_C(0x79951c88d7352afb), UINT64_C(0x898554ce8db1c8b2),
    UINT64_C(0xf8d9923b2370b93a), UINT64_C(0x5343eb0a8fec0b69), UINT64_C(0x77a469e51b35774b), UINT64_C(0x0d3a86b0940e4891), UINT64_C(0xabf73a98d02184b9), UINT64_C(0xa954bc4d894e9564), UINT64_C(0x05ed78b892d318ae), UINT64_C(0x57b44929b2679929),
    UINT64_C(0xce4fe6f1b13f0d5f), UINT64_C(0x9c2e7a3aa3d184a9), UINT64_C(0x1be59a9a4a45ea90), UINT64_C(0xdaff56a4071ee6d2), UINT64_C(0x63e028663cc47073), UINT64_C(0xe4ebffc6a47ef99c), UINT64_C(0xc427b19c7e7ba8ea), UINT64_C(0xd89cf4cdc2b5f01d),
    UINT64_C(0xd7e9e5f33766c015), UINT64_C(0x9338ebc075e7f91a), UINT64_C(0xec0eeff76013d0a9), UINT64_C(0xe8dfa5d358f713e9), UINT64_C(0x599b54966ca47238), UINT64_C(0xbe804a00d81c50e9), UINT64_C(0x17b8f30dc40bba8f), UINT64_C(0x0dcdf7998edc00e3),
    UINT64_C(0xbc8b3a77aafe699a), UINT64_C(0xd73bd1a9880e015a), UINT64_C(0x1da32a03d6b39399), UINT64_C(0x467059d561ab9813), UINT64_C(0xc61a43532874c328), UINT64_C(0xb68e19870d3e32fa), UINT64_C(0xc553063639ab152c), UINT64_C(0x420812ea93a64588),
    UINT64_C(0x768907a228add0a4), UINT64_C(0x93e282074cacb2ba), UINT64_C(0x6796ac3c30b61cf1), UINT64_C(0x83bff8ad56c8160c), UINT64_C(0xb4c9d4b63eb8a536), UINT64_C(0x62db7a1a0acbbbd2), UINT64_C(0x754338bf0806188a), UINT64_C(0x0e76774dad9b83c3),
    UINT64_C(0x74aff60294bb8244), UINT64_C(0xe1923d671ad7932b), UINT64_C(0x121f1723d4f58431), UINT64_C(0xc54b29ab22f39562), UINT64_C(0xa80c568a0595a263), UINT64_C(0xf7c36dce633cfe5e), UINT64_C(0x5693c97200c07586), UINT64_C(0xc6e31e8c8eba2655),
    UINT64_C(0x40bc4d4f2d6cf384), UINT64_C(0x8e2b12a9ae75fad1), UINT64_C(0x4293298a878f596e), UINT64_C(0x4b9b533ad652c704), UINT64_C(0xf36e4bc74b581540), UINT64_C(0xf9307cfce6061153), UINT64_C(0x212d58b0c730d8ea), UINT64_C(0xaffaa66782aabe1a),
    UINT64_C(0x9dbb8ed35a45e095), UINT64_C(0xa0d88cc6c49eee97), UINT64_C(0xbb90c9f1f9a81bd3), UINT64_C(0xece4703459c7de61), UINT64_C(0x48e929714c9f0949), UINT64_C(0xee0dc4111e8c8fcc), UINT64_C(0x7d0edd6868502482), UINT64_C(0x5b03be065dd08dd5),
    UINT64_C(0x493be6dade69a9bd), UINT64_C(0x437af4ce106d6fe4), UINT64_C(0xcb02f5739ff98664), UINT64_C(0xc0d54bdce5c99d86), UINT64_C(0x05442c3cdc6088b1), UINT64_C(0xae99838bc849d399), UINT64_C(0x036fdf64be680f28), UINT64_C(0xa11b1807da4ede87),
    UINT64_C(0x15a199738344f27f), UINT64_C(0x0f6f7fe5e26dd884), UINT64_C(0xf5923f3d762c23fa), UINT64_C(0xa6b0878ff4ce4179), UINT64_C(0x4a4dad2b9efdb44e), UINT64_C(0xa0fd872492d73fe6), UINT64_C(0x5f3ba834d3cda25b), UINT64_C(0x2850361249133115),
    UINT64_C(0xfa07d22795bff55f), UINT64_C(0xf73166ebe9d8d6e8), UINT64_C(0xc5a3dbd09795e60f), UINT64_C(0x985cad0e7446033b), UINT64_C(0x6bef4b03cedb20e8), UINT64_C(0xbe77c97284e06212), UINT64_C(0x45ac0cccc335b5d4), UINT64_C(0x1b3b4e951110b3dc),
    UINT64_C(0xa162d3cc5e5ce4ed), UINT64_C(0x470ac2f3e43687d8), UINT64_C(0x766cd4ec10c0fb88), UINT64_C(0xc729684204b9a918), UINT64_C(0x339017929365c678), UINT64_C(0xd8b2e2dacc920156), UINT64_C(0x11e0ca807fed63f5), UINT64_C(0xd32e3b9749f8a2bc),
    UINT64_C(0x675f1b103f693720), UINT64_C(0x659c087e94a7fb3f), UINT64_C(0x67c197214b69dbaa), UINT64_C(0xb46be1a6ca3b6c99), UINT64_C(0x3009d4df9ba3c7c8), UINT64_C(0x1420b94a1b966888), UINT64_C(0x8efac3c6b45a860b), UINT64_C(0xbfa88daaeb4fe6a7),
    UINT64_C(0xfbd328df8cdad6d1), UINT64_C(0x16ebb41d3413c3b4), UINT64_C(0x87a8d55766e07b79), UINT64_C(0xdf0b5b16ae711e3b), UINT64_C(0xe358cbf1144ea570), UINT64_C(0x49dc6f8257f69f4b), UINT64_C(0xdd06201e66f20ed0), UINT64_C(0x6aac080751efb9ba),
    UINT64_C(0x9fa0247056d23309), UINT64_C(0xfe83af8a56caade4), UINT64_C(0x9759cc1e486367b8), UINT64_C(0x8990e0a3e0dde694), UINT64_C(0xd0ac6b4a90923abb), UINT64_C(0xd3d45cc2b778e013), UINT64_C(0x1e33f110aaeaf8aa), UINT64_C(0x8f155cecc1a2e819),
    UINT64_C(0x5a3d7a531f094c81), UINT64_C(0x84d8ed957336d183), UINT64_C(0xbd3610cbddcf4c08), UINT64_C(0x011b7e592a68f833), UINT64_C(0xe7d9719b3e2ef791), UINT64_C(0x8b94cc84d9da45c1), UINT64_C(0xe09044c93b972e18), UINT64_C(0x84082ea79235539b),
    UINT64_C(0x82a4a32838db8284), UINT64_C(0xcff160e5eb57b3c8), UINT64_C(0x2696e2634f8e94e1), UINT64_C(0xde6e24e7beb3caca), UINT64_C(0x4bdc667eaf6f679d), UINT64_C(0x9c8e44c53a86587b), UINT64_C(0x531a9f4385fdd7f1), UINT64_C(0x6e2292a7e454aefe),
    UINT64_C(0xcc0aa6c86b1f47d9), UINT64_C(0xb3934f982ecbdc29), UINT64_C(0x8c307596cb8e1d05), UINT64_C(0xa3f6776d38092f0e), UINT64_C(0xc799d4885ba71038), UINT64_C(0x16212d315f6552b3), UINT64_C(0xa349e4413c754b50), UINT64_C(0x6dbb3a8cbf80e74f),
    UINT64_C(0xe3cf85b3c9e84952), UINT64_C(0xf2a06cc7c4a838ce), UINT64_C(0xf7a6de77801c65f9), UINT64_C(0xa6d9e5dbeb4eb556), UINT64_C(0xd8c9b22796ca06d9), UINT64_C(0x19440ff683a970e2), UINT64_C(0x36e1abb04364131c), UINT64_C(0x5285a8b505ad5634),
    UINT64_C(0x2069765e7e2e1c2f), UINT64_C(0x1c50ab2d08ec5413), UINT64_C(0x3713ea6b90523d17), UINT64_C(0x338fa4df90e59923), UINT64_C(0xc28d0cc0c08a884d), UINT64_C(0xa3a59efa23784dd8), UINT64_C(0x1dc26b1e6c8022c4), UINT64_C(0xbd2828b7c05c7d47),
    UINT64_C(0x30ec603bd4a842a3), UINT64_C(0x28a2971e3179db1f), UINT64_C(0x3550c28ec844257a), UINT64_C(0xa0d1723703782181), UINT64_C(0x8d3eb04ae77952df), UINT64_C(0x074f8aff054a2595), UINT64_C(0x24e79907c634d0f1), UINT64_C(0xcb84dec41756347f),
    UINT64_C(0xc55b1afcfe113db9), UINT64_C(0x81eb51f669e01f4f), UINT64_C(0x16de98b7855cfab2), UINT64_C(0x78f97f8019c42b49), UINT64_C(0x02ad4f7f033b3ff6), UINT64_C(0xea6197e44497c2b6), UINT64_C(0xbdcfc7514aa16c4b), UINT64_C(0x1ac2a2d841717950),
    UINT64_C(0x5437440501250200), UINT64_C(0x3186f9722568742b), UINT64_C(0x50a1d2db347ac060), UINT64_C(0xcca2b2e72cc57e75), UINT64_C(0x49b763886da44433), UINT64_C(0xc0d6c25c1b0a5778), UINT64_C(0x691281a553deb4ed), UINT64_C(0x7c3bf30226606edf),
    UINT64_C(0x2495aae61d5516d1), UINT64_C(0xfe3254baa9c58529), UINT64_C(0x779c66bba2382367), UINT64_C(0xd475fb33f610e030), UINT64_C(0x0dde10952720195b), UINT64_C(0x5ba53995453ae7f9), UINT64_C(0x04aff5b2e661ab75), UINT64_C(0x7b6f9db7f1296f46),
    UINT64_C(0xbee304db1b2afcf7), UINT64_C(0x1e1aad704f410af7), UINT64_C(0x2dde5779068b71fc), UINT64_C(0x31ab8c258ca5354b), UINT64_C(0x2e1de5e3c7a3d613), UINT64_C(0xee3827300b5cfc57), UINT64_C(0x1147a786dede2adb), UINT64_C(0x5dc7620730d044e9),
    UINT64_C(0xbaa9db2336ccbb79), UINT64_C(0x8c26cdcd5e513b15), UINT64_C(0x9e6d97b97ebc917e), UINT64_C(0x51590e19536d6c97), UINT64_C(0xa21da50cfc06b6c8), UINT64_C(0x3d635d92b2607a0f), UINT64_C(0xac1e64c3c564108c), UINT64_C(0xf516d702cd58f795),
    UINT64_C(0xe4a51fd4d5165813), UINT64_C(0xadc964debec3e5d9), UINT64_C(0xd9e1df78e8cd5f3e), UINT64_C(0x0d317057f0e2446b), UINT64_C(0x45f14a5d55f0e5fd), UINT64_C(0xa199a6714c9c87ca), UINT64_C(0x3cfe9bc238237314), UINT64_C(0x47ea2d8eff7c474b),
    UINT64_C(0x549d544bb654cb07), UINT64_C(0xd247d3643d0ef285), UINT64_C(0x13922cdf662844f3), UINT64_C(0xb0dbfe4d54f02e56), UINT64_C(0x867cd55ea127978b), UINT64_C(0xfc01c4591c1527f9), UINT64_C(0xf1cd512b08245f2d), UINT64_C(0x8838348ef76719b1),
    UINT64_C(0x708a6dcce397b1fd), UINT64_C(0xd263edfd8dcda81b), UINT64_C(0x515f8c347159fbe8), UINT64_C(0x1fa10a9b060ae9d9), UINT64_C(0x64ae7a416bc5b242), UINT64_C(0xa7a145accbd37885), UINT64_C(0x8be4700938a07081), UINT64_C(0x963e67785ee64663),
    UINT64_C(0x429752ea330b2415), UINT64_C(0x2760bb26a04dca4c), UINT64_C(0xa24e371ad46c769b), UINT64_C(0x957747590b72073a), UINT64_C(0x328bc50f3e5bfc0b), UINT64_C(0xcf9704469ccea0d2), UINT64_C(0x331d359997d99a1a), UINT64_C(0x8a78fd174487d7c4),
    UINT64_C(0x9222d657abd613e4), UINT64_C(0xebfeaaefe6f71c42), UINT64_C(0xc6dc71e05e602cab), UINT64_C(0x0c150f0aafc90d48), UINT64_C(0xb4e5d635b9c4cd00), UINT64_C(0x6408698efd6b3de8), UINT64_C(0x9fa4c92c586681b3), UINT64_C(0x948bfcfa6eaadf41),
    UINT64_C(0xf7c87b4b6bb51a1a), UINT64_C(0xa637f945d7cd6824), UINT64_C(0x7ed5c538977f3e06), UINT64_C(0xd5a909c1fd2524fa), UINT64_C(0xa6d1d8e21a49a39e), UINT64_C(0x64c2542b2ce88aea), UINT64_C(0x866ca23b7e3a69bc), UINT64_C(0x4b63665e330df7e7),
    UINT64_C(0xfa9249ec24432c55), UINT64_C(0x7caf120c47146ce1), UINT64_C(0x4fa88feee84bf898), UINT64_C(0x16780ede6205378f), UINT64_C(0x34a72e164408f1bc), UINT64_C(0x38d2ae0b8ff5f3c3), UINT64_C(0x6369951e858a08a4), UINT64_C(0x98d2615f76633d35),
    UINT64_C(0xfa666982e08d77c6), UINT64_C(0x3d5992be29b5d67c), UINT64_C(0x9cd97d393c5ee2ee), UINT64_C(0x023e45aafce78140), UINT64_C(0x1c1225f02797d9e7), UINT64_C(0xb5dea1eebc05ccf5), UINT64_C(0x9ef463753b89657b), UINT64_C(0x6a488cb2a6e37e57),
    UINT64_C(0xe4e854d9a6f03342), UINT64_C(0x2bd4dc996d92517d), UINT64_C(0x02a9c0d8de2444cf), UINT64_C(0x83786b57e3d5dce8), UINT64_C(0x94aed06bcfc9f334), UINT64_C(0x54d08a2d56823dae), UINT64_C(0x1c2fe7109cbc1f40), UINT64_C(0x30df1d2e24c0c0ba),
    UINT64_C(0xb127b9041b6e8f28), UINT64_C(0xa068cd57a84879ee), UINT64_C(0xb6f721d334c36b98), UINT64_C(0xabe24475fbe60534), UINT64_C(0x8c847ea69526dce4), UINT64_C(0x1d448aea9c37ea1a), UINT64_C(0x8e399448ed0f7212), UINT64_C(0x9ecdd602c4b4a9f9),
    UINT64_C(0x2578bb5f33a3ea1b), UINT64_C(0x30e78fb351b1d2c7), UINT64_C(0xf915adcb84b4cb95), UINT64_C(0x8161bb73c778ca9d), UINT64_C(0x2bed998f5292e498), UINT64_C(0xbf8d781decdec43f), UINT64_C(0x1f6002cc22d54866), UINT64_C(0x472d7ebf0f79baee),
    UINT64_C(0x58da7c5053db21f5), UINT64_C(0xc0649e35964a4cfa), UINT64_C(0x32281f76bf515ad3), UINT64_C(0xd5aae4bd52fc7adc), UINT64_C(0x98b9d6e813192cf8), UINT64_C(0x6f94dbbff17a7d31), UINT64_C(0xf9abccf2b7b86f57), UINT64_C(0x6c3ac92a80578c04),
    UINT64_C(0xd290f8529999ee07), UINT64_C(0xb1a1f1d8ba8cc79b), UINT64_C(0x8ad0baeaf97749f3), UINT64_C(0xf4f1e71b7460133a), UINT64_C(0xd62401b18aab532a), UINT64_C(0x663f35489270182c), UINT64_C(0xf9bf820f4bcaacbb), UINT64_C(0x3e7b30409b00248f),
    UINT64_C(0x76e44a236d8fef0f), UINT64_C(0x20f93bf6436a38c6), UINT64_C(0xcf59b7840ccbf1e4), UINT64_C(0x6e236e0fe977f8b1), UINT64_C(0x066db7ed526aac64), UINT64_C(0xc1df83e16af85b66), UINT64_C(0xc065e44ba20733dc), UINT64_C(0xd5406a18df87000d),
    UINT64_C(0xc406d0dace728598), UINT64_C(0x96b6a3d53d3a8aad), UINT64_C(0xd4f14d10ac0ffb0c), UINT64_C(0xc415b0fe5f5c74da), UINT64_C(0x95d04084f4dc7686), UINT64_C(0x651fb6f424005b26), UINT64_C(0x2278c42bfd2dcc8f), UINT64_C(0x8c26d2457551b51f),
    UINT64_C(0xa8ad4894bb329085), UINT64_C(0x5036f81fb918ac23), UINT64_C(0x1b8135c0c1b65ffc), UINT64_C(0xd0a37391ea1c4750), UINT64_C(0x912b88951fe97660), UINT64_C(0x03bfb118c7c0eb3d), UINT64_C(0x4e070b8ffc923a90), UINT64_C(0x28e89ca66459da26),
    UINT64_C(0x1536d56eaa2b4b66), UINT64_C(0xdf0efe78f6e08f78), UINT64_C(0x1b7b038384f10bd2), UINT64_C(0x16a1dfa245ff8a3e), UINT64_C(0x132d88429145562b), UINT64_C(0xf9fb79578a9f1f75), UINT64_C(0x3599df4751f4cfc7), UINT64_C(0x8a051b397d3eb591),
    UINT64_C(0x69fdb68e49c949a7), UINT64_C(0xed6dfc0a44379f24), UINT64_C(0x3b5080ad5843d481), UINT64_C(0xc508e5922a64b6f6), UINT64_C(0xa71b1b9215bc443c), UINT64_C(0x99bdafe6c9e87542), UINT64_C(0xcdd5276306138d09), UINT64_C(0x750c28703275a1b9),
    UINT64_C(0xd3174aa1115c443e), UINT64_C(0x6e15fea2d203410b), UINT64_C(0x4d5e04e7ce8e66aa), UINT64_C(0x8ea273cf9c327de8), UINT64_C(0xe3952650f55a5e6e), UINT64_C(0xa04bd0e85daa9962), UINT64_C(0x09ecdbe94c6bf262), UINT64_C(0x9e77cd90d65ca4f5),
    UINT64_C(0xaedd50dff162cc01), UINT64_C(0x607bd6c9bcc9ef43), UINT64_C(0xe0132be007288605), UINT64_C(0xd5797ffb48f9f81a), UINT64_C(0xacf02c2188a4aef2), UINT64_C(0x7a6afd2defab8b1c), UINT64_C(0x2799d830ce572fd3), UINT64_C(0xa0f925ecc2493fd3),
    UINT64_C(0xb0782c56c9c8e101), UINT64_C(0xf8e67e8d09498bce), UINT64_C(0x0e7ed1bd4f5a476b), UINT64_C(0xe84abfbd0749956d), UINT64_C(0xcd9828784161e7db), UINT64_C(0xc714c70c2e77c290), UINT64_C(0x6aab4176e3e9929f), UINT64_C(0xdb5788d080cefb90),
    UINT64_C(0xcca7fe1d0a63dace), UINT64_C(0x74c7de17dfb9d518), UINT64_C(0xeffed2a12f471a77), UINT64_C(0xafa1a1d8edff2de1), UINT64_C(0x7ca85ec4c4d26d30), UINT64_C(0xacd04aa3fc6d99a1), UINT64_C(0x548538602110643e), UINT64_C(0x9284377daf15293f),
    UINT64_C(0xc20bc3226af3dbda), UINT64_C(0xe98ea5ccf84748e7), UINT64_C(0x744a161799cf2f2f), UINT64_C(0xaacef00f9ddba013), UINT64_C(0xe54a8168aa21b865), UINT64_C(0x11d73201d6e2d745), UINT64_C(0x91ed0f9b75e352d7), UINT64_C(0x2b279fc808bd3334),
    UINT64_C(0x2d406a1595797adf), UINT64_C(0x1ae9cf1fe9995001), UINT64_C(0x3cd979d388f8fb0a), UINT64_C(0xd2c1dc1bc7cb5edd), UINT64_C(0x26feab3b4e2a23f0), UINT64_C(0xfdff61501f24d2b4), UINT64_C(0x278b09036f210ba8), UINT64_C(0xce08e56e5bd2ceb3),
    UINT64_C(0xa36315f90a239e57), UINT64_C(0x2e23eaf1087a27a0), UINT64_C(0xc3d86fe2e32b6747), UINT64_C(0xb766f8ec9fe1d43c), UINT64_C(0x51514a522d5f34b7), UINT64_C(0xd95b5dafcfa918f3), UINT64_C(0x27b041659d1196fb), UINT64_C(0xe206a797b78c25c4),
    UINT64_C(0x2ba92cccadd1a852), UINT64_C(0xf5444aa6be6c0d19), UINT64_C(0x2d4fae3e4a0cc541), UINT64_C(0xb3fffd1226d6c81a), UINT64_C(0x3020b9fc7f235eee), UINT64_C(0x48a97f69e0fad51c), UINT64_C(0xbb22b46af9235d3e), UINT64_C(0x0499b477fae146dd),
    UINT64_C(0xc0a63ae498b7c177), UINT64_C(0x0789a8350df83bcc), UINT64_C(0xc0177c548942d60b), UINT64_C(0x523ead73ab000438), UINT64_C(0x80b1b8fd0679e3e3), UINT64_C(0xb336c719adcbbebf), UINT64_C(0x535ff2f157973461), UINT64_C(0xd061ca79e515ad81),
    UINT64_C(0x90c8e407ee9443cd), UINT64_C(0x6e6028f76a229248), UINT64_C(0x55bc4876ecc42dbc), UINT64_C(0x240629d94e1d150f), UINT64_C(0x1c40f2f64a385b52), UINT64_C(0x17013d6f8146ce35), UINT64_C(0xbdcd6b45fc1151c3), UINT64_C(0x4139a6445ed74c44),
    UINT64_C(0x85fbc973f5af886f), UINT64_C(0xde697b18e82c9b9d), UINT64_C(0x20c5d09dfe59bf5e), UINT64_C(0x0fb8c13081c98eff), UINT64_C(0xec540d0ffd2c60bf), UINT64_C(0xff7bf5cbaaff7bc6), UINT64_C(0x15f06ef615eb2437), UINT64_C(0xb01c04f9a6e56ebc),
    UINT64_C(0xadcaad4ffe0036f1), UINT64_C(0x047373483c313835), UINT64_C(0x30a28d003bbe50ca), UINT64_C(0x9bb7e624119e8f8f), UINT64_C(0x5c1b4b01bd886ef3), UINT64_C(0x0f2e717d6df3b844), UINT64_C(0x20b7236743736069), UINT64_C(0xaa397fd6a3070aea),
    UINT64_C(0x5d525f61f051dd63), UINT64_C(0x7e40606d4de6c90e), UINT64_C(0xffc8a4e0307b88bb), UINT64_C(0x4437fa2025c76f1e), UINT64_C(0xdabfecf732f229c5), UINT64_C(0x77a1522d945e9314), UINT64_C(0xbe0d85efe4fe1d13), UINT64_C(0x48073319fe3716b6),
    UINT64_C(0x298690fdb91faf85), UINT64_C(0x398cd47f06190c47), UINT64_C(0x7fc025347e6c0097), UINT64_C(0x1dbb7c91524dcfed), UINT64_C(0xdff9dc4dae945664), UINT64_C(0x12283a33de1e3b09), UINT64_C(0xd71a72ed809d2273), UINT64_C(0xf0340db8f31b7db2),
    UINT64_C(0x46f3ae50485708ac), UINT64_C(0x61316887c195a0be), UINT64_C(0x01ffc9ee84af75ac), UINT64_C(0x86859df26b81de10), UINT64_C(0x57ef80d4b9b772b7), UINT64_C(0x884ded62370b7f75), UINT64_C(0x4b985876c9f84869), UINT64_C(0x9997462a20bcb4e6),
    UINT64_C(0xb8f0642add2cdb00), UINT64_C(0x39b253090289f297), UINT64_C(0x3c3af070e47c70df), UINT64_C(0xea5e013477e8fc3d), UINT64_C(0xb6203ba18e799944), UINT64_C(0x62194960304c5a2e), UINT64_C(0x12b803f7fc316a14), UINT64_C(0x723d1ed77d932168),
    UINT64_C(0x2b2b21a78d6f9dfe), UINT64_C(0xf1ff6361dd30e67b), UINT64_C(0x14263a10dd41325d), UINT64_C(0x511f51fa2d273462), UINT64_C(0x3d7959ce7c50ae84), UINT64_C(0xb6b60fa385e8bd01), UINT64_C(0xe86169511a1605e4), UINT64_C(0x961213446a00bb0f),
    UINT64_C(0x110c25e549efd499), UINT64_C(0xf7580fba741f27a6), UINT64_C(0x90bc033abb645749), UINT64_C(0x2b0db79fa3401dd5), UINT64_C(0x3ad38619e25149c3), UINT64_C(0x4e8de9cb409f8bcb), UINT64_C(0xdb65467bdf133687), UINT64_C(0x92f71c8cc3996eb5),
    UINT64_C(0xc89b07d93f1d951e), UINT64_C(0xf54a62fd36e92b20), UINT64_C(0x54f8c2091aa0d9a0), UINT64_C(0x23d949b5609993de), UINT64_C(0xff291ee17b076fb3), UINT64_C(0xc226a7637f92f872), UINT64_C(0x641b231af1a422e6), UINT64_C(0xe2f55969939dd18e),
    UINT64_C(0x8196093f9e606819), UINT64_C(0x5346eef321514d3c), UINT64_C(0xe59e3cbd2dd4cdf0), UINT64_C(0x128b3197dd79e282), UINT64_C(0xffbe04a44d0de2c8), UINT64_C(0x55030cb3439ac0a5), UINT64_C(0xa64fb7bc249815a7), UINT64_C(0x03de04a4cad8bdc7),
    UINT64_C(0xf262945b75be56dc), UINT64_C(0xe78c7ebc4f360fa7), UINT64_C(0xf862d11da7005c6a), UINT64_C(0x801e26b97eb3d65e), UINT64_C(0xa80a6ee62d7fb59e), UINT64_C(0x3bde3b06e4023ad0), UINT64_C(0x6cd8157c2d4884ca), UINT64_C(0xae9412ef664ea517),
    UINT64_C(0xa36a3828546a180c), UINT64_C(0x3f85054d0683dd48), UINT64_C(0xa82d8556b9987cd5), UINT64_C(0x4baf1077099d08f5), UINT64_C(0x056702fb3b931f11), UINT64_C(0xb809f8c53926b31b), UINT64_C(0xca6d996b98629517), UINT64_C(0xd0be292868cd414a),
    UINT64_C(0xba6b9926656ce6a3), UINT64_C(0x86a606db669f7517), UINT64_C(0x15fd48851c1412c6), UINT64_C(0x38f778aaba969f13), UINT64_C(0x56478f8615c0d4c2), UINT64_C(0x6a0e092eec91f166), UINT64_C(0xb898d088a73261ec), UINT64_C(0xa7d30b7598f7efd0),
    UINT64_C(0x096e7a8f03016ab1), UINT64_C(0xd8e9516b05150cef), UINT64_C(0x6b538c71a862d695), UINT64_C(0x1130b036b9288e6a), UINT64_C(0xa38d8e88c5a606db), UINT64_C(0x810848ef0b78e00a), UINT64_C(0x4fcf0fb234265d3f), UINT64_C(0x0193bdc76392a8d8),
    UINT64_C(0x60420314c412c671), UINT64_C(0xa4e23dbf1200c9a3), UINT64_C(0x47e089988df75799), UINT64_C(0x2745e5065edb1179), UINT64_C(0x3b051c5a3eb20fdb), UINT64_C(0x5a0824905413b34c), UINT64_C(0x936f793a2ea3d733), UINT64_C(0xb44603f37fab7993),
    UINT64_C(0xbc6d14ae5c56be4e), UINT64_C(0xeaf0a708ed6cf1e8), UINT64_C(0xd3f6f1fe5b4462e5), UINT64_C(0x6ace0359b60cba45), UINT64_C(0x5266f38d610c6d83), UINT64_C(0xa59e1cac39c1827f), UINT64_C(0x50f8ad9148a100ba), UINT64_C(0xf088fcc27d5b8661),
    UINT64_C(0xa2ee60162d1b21bd), UINT64_C(0x81133a6166c3d306), UINT64_C(0xa3f39614524433cd), UINT64_C(0x2a98bd1c559ad2a3), UINT64_C(0xf917cef2f80d894d), UINT64_C(0x56219143dbf54430), UINT64_C(0x7dea72af2a78c7f6), UINT64_C(0x3b57065b4666a4fa),
    UINT64_C(0xad5b1f313b5070b5), UINT64_C(0x2f26a63e776182f1), UINT64_C(0xcc90e8e0e849e935), UINT64_C(0x3c224a3e81c31b11), UINT64_C(0x3d75d85f67753987), UINT64_C(0x6ceb0392847750f0), UINT64_C(0x29d752e7d3a5709e), UINT64_C(0xb1a750d9da29bb3f),
    UINT64_C(0xb10078d200516c77), UINT64_C(0x3755a90145561252), UINT64_C(0xdd7b024b6e52d6a8), UINT64_C(0xc4a947f6d6afc980), UINT64_C(0xdd4e678da75f7220), UINT64_C(0x09ec1c9fb1e95e64), UINT64_C(0xe4813535ade421fc), UINT64_C(0x30bc3df84103ccb4),
    UINT64_C(0xe6515f2b5083d3e8), UINT64_C(0x7ecbdb014f01c6e9), UINT64_C(0x1938529a5206bd76), UINT64_C(0xd7b6fb566d076f2f), UINT64_C(0x675088f3ebd3ee6a), UINT64_C(0x00d6e6cd98a4d4d2), UINT64_C(0x6a65df06c480b68c), UINT64_C(0x2aa0d04a229a14db),
    UINT64_C(0x3463497f09ee46ca), UINT64_C(0x17cfb92c249620e5), UINT64_C(0xdca352b7ebd81a34), UINT64_C(0x5fd06108b32eeceb), UINT64_C(0xbb647b2dff65bbe0), UINT64_C(0x51c79314ac938b80), UINT64_C(0x1428e68c7d7fc967), UINT64_C(0xcbe2be35aca6036e),
    UINT64_C(0x7b14f35fc6c49e5e), UINT64_C(0xd64f66e470780166), UINT64_C(0x6fa63342d419acb7), UINT64_C(0x9cc66bf96281bba1), UINT64_C(0xe0baed1273ce4d45), UINT64_C(0xfc155a901ee1777d), UINT64_C(0xbdb45aa1e5a25460), UINT64_C(0x71f1baab1056f7b7),
    UINT64_C(0xaa8c0ea4e8b909c1), UINT64_C(0x31cd36c50b83abc8), UINT64_C(0x89c946f49a4439c4), UINT64_C(0x9f3b478f072c8393), UINT64_C(0x6ffff4f195d33264), UINT64_C(0x107c6bbba6ed8d7c), UINT64_C(0x87a2f5b80b2456b6), UINT64_C(0xb36b853760adff24),
    UINT64_C(0xe4372d06946b8d87), UINT64_C(0xfdb81adf18f4b9c7), UINT64_C(0xded76afe635362fa), UINT64_C(0xf00ab611372aa407), UINT64_C(0xbb5830804efd6835), UINT64_C(0xaf7abd018f63b197), UINT64_C(0x16f0302484b0e39d), UINT64_C(0xcf97c623972f0b06),
    UINT64_C(0x7d478119a39cbbb6), UINT64_C(0x8b9cba2501a7247a), UINT64_C(0x1a94cb28c3900dd0), UINT64_C(0xfaf8b2f4335ee2ad), UINT64_C(0x7e84580bb62769a8), UINT64_C(0xe3f866c58fbb90fc), UINT64_C(0x18a16fb5bee3dc4c), UINT64_C(0x037a23bc0966dcc4),
    UINT64_C(0xc36cda828c3a5492), UINT64_C(0xce4b0aabcc857c60), UINT64_C(0xd729c210512131df), UINT64_C(0x3c70cee5628bb3b0), UINT64_C(0x7582f658a85693db), UINT64_C(0xbba24987b2923bd6), UINT64_C(0x98d2ac248d8e240b), UINT64_C(0xcf70b2871bf85848),
    UINT64_C(0x53966cc122122eb7), UINT64_C(0x214543d0bbec6994), UINT64_C(0x932e3f4a9cf69458), UINT64_C(0x363184de1c75aaa8), UINT64_C(0xcbc34a7f80474197), UINT64_C(0xe0ede051f1db6993), UINT64_C(0x9d0a41383d53af9f), UINT64_C(0x21e2333bc3b4b995),
    UINT64_C(0x74b3ef1c84249a40), UINT64_C(0x0e4413a87a750944), UINT64_C(0x4647c9498a2db7cc), UINT64_C(0x0d273d2a4a9dc19c), UINT64_C(0x6afef1ce1d5c4cad), UINT64_C(0xf61d5ec10a33c20d), UINT64_C(0xc582a6b3b167d44e), UINT64_C(0x64541bd18fc3dd55),
    UINT64_C(0xda28abb724e40cf2), UINT64_C(0x9b795af48791aca3), UINT64_C(0xd2f60a59bdfa1942), UINT64_C(0x9ca7ca33ac53d17e), UINT64_C(0x6adf1630ed96761c), UINT64_C(0x79fd44faefcdda5f), UINT64_C(0x59013ef4ac86543f), UINT64_C(0x473a03925bdef785),
    UINT64_C(0x063950c9c8906d32), UINT64_C(0x97df7eb9cf6724df), UINT64_C(0xce5bc08a08c4ded5), UINT64_C(0x284689340ce8e62b), UINT64_C(0xa73b99246677b4d1), UINT64_C(0xdda8f943527d191b), UINT64_C(0x649fc6a953a58d39), UINT64_C(0xb48bff7dc09d5dc3),
    UINT64_C(0xfe96e1163ec2eb6e), UINT64_C(0xcf0bf6b99908f244), UINT64_C(0x802bd15ea4d5ac49), UINT64_C(0xefb0f85c5adb09a6), UINT64_C(0x07b82f5ea8e0d0cb), UINT64_C(0x7596db6859739160), UINT64_C(0x957cc4b830adc71c), UINT64_C(0x190458ee5350195a),
    UINT64_C(0x3638cb4043d728e8), UINT64_C(0x4433630852d5904e), UINT64_C(0x9aefaf56fd3683cc), UINT64_C(0xc367a0b4ce87719f), UINT64_C(0x22f2b49f92864a33), UINT64_C(0x45cba6f6bba00858), UINT64_C(0x3adedd0e9ab35096), UINT64_C(0x80bddbeae6a0f128),
    UINT64_C(0x902c1b8ce5f19618), UINT64_C(0xa9b13157676b6060), UINT64_C(0x94f1d7a287760ffd), UINT64_C(0x1bf7c0bce7c7cead), UINT64_C(0xb8f308180233725a), UINT64_C(0x38baacd5f07805c4), UINT64_C(0x00bddbff24e4692f), UINT64_C(0x43b72b10edec8e1f),
    UINT64_C(0xf3d6897ca118a287), UINT64_C(0xa50dcbbabce19cb1), UINT64_C(0xb02f4e4c5f602801), UINT64_C(0x5421b4d340927e33), UINT64_C(0xf529011bf787f745), UINT64_C(0xbf08ef3550850e23), UINT64_C(0x2272fba4203c3cd7), UINT64_C(0xf1b951ca8719889b),
    UINT64_C(0xe92824be71de3f87), UINT64_C(0x651fc02874369fd5), UINT64_C(0xfa2df6f3f9775adb), UINT64_C(0x647ab267c9f8c9e5), UINT64_C(0x3b0500c084df0160), UINT64_C(0xd2b9ea9d63cc9508), UINT64_C(0x28d92240347bc30f), UINT64_C(0xef5f93286c237359),
    UINT64_C(0x39914581dce8dcfb), UINT64_C(0xc5f0f7420343f953), UINT64_C(0x43ad8ebf29468f70), UINT64_C(0x8d908c5978c7129c), UINT64_C(0x954b784f77a4f330), UINT64_C(0x212ee4d3731eebf5), UINT64_C(0xaf6ed5a1d5a07596), UINT64_C(0x1127bbc208e94a53),
    UINT64_C(0xfa2b7afcfa56deb5), UINT64_C(0xe9d382192ad8b87a), UINT64_C(0x47d3a0dd3d56ec2c), UINT64_C(0x3b4e0a8acea97c36), UINT64_C(0x9da708661cfc1f34), UINT64_C(0x31ca99bd3a1f9edc), UINT64_C(0x95e0c3fbb6c560cc), UINT64_C(0x79f8e0c1b1bde703),
    UINT64_C(0x16501f22b99c9f7e), UINT64_C(0xc955b057b06dce89), UINT64_C(0x9b4eaad9c0a442b1), UINT64_C(0xe592418f8b63712c), UINT64_C(0x366deb851789d75c), UINT64_C(0xd886cec86c083a44), UINT64_C(0x353be8c9ad0e23af), UINT64_C(0xef74b8fc32aadee7),
    UINT64_C(0x95d92a726e0946b1), UINT64_C(0x861fd7569d849a92), UINT64_C(0xc21a15f0dc1908a2), UINT64_C(0x62ac7bc3653d4340), UINT64_C(0x82fe28327141bc14), UINT64_C(0xe7801d7b5c6d2ac1), UINT64_C(0xa94f6ecacc56c419), UINT64_C(0xabcaccf8b0f62ff2),
    UINT64_C(0xf4187f0a4c81ef65), UINT64_C(0xef72464a6b8fd83e), UINT64_C(0x0b8490353b2376a7), UINT64_C(0xad5c6dfc1884da49), UINT64_C(0x3c9a51069b3b8a59), UINT64_C(0xec92aeda8aa6cd9a), UINT64_C(0xd75b254429ea2286), UINT64_C(0xd8288ff7bfc5fa6f),
    UINT64_C(0x7329f93ce9530ec2), UINT64_C(0x732284aa8e05e783), UINT64_C(0x1fb728df953c2959), UINT64_C(0x8594ac37cea5f395), UINT64_C(0x601da10104049774), UINT64_C(0xb3295766b94fd3bf), UINT64_C(0xec5940c45872fc34), UINT64_C(0x2aad2e55cd892ad8),
    UINT64_C(0xb026e77169c29d2a), UINT64_C(0x8f944da23f0b4ce5), UINT64_C(0x8d7098ca0cfadbe8), UINT64_C(0xa923d16f6c271014), UINT64_C(0xcbf95eca66864905), UINT64_C(0x367b858bc1156606), UINT64_C(0xef21ad87ae55910d), UINT64_C(0xbc0e66d3c3d33603),
    UINT64_C(0x626cf8841a696beb), UINT64_C(0x504b3ec084e1311a), UINT64_C(0x338003622888842f), UINT64_C(0x1dbc6db8e8d9f7c3), UINT64_C(0x626d55b45747b6c9), UINT64_C(0xd0e2d498def36660), UINT64_C(0x42d51f83e8749607), UINT64_C(0xef16b199bf373486),
    UINT64_C(0x8b693fb11017d518), UINT64_C(0x8e619e23d8a08605), UINT64_C(0x053cd078f35743d1), UINT64_C(0x756587d076b326b4), UINT64_C(0xfd518b9a1b906f9c), UINT64_C(0x51d19b398f84452d), UINT64_C(0x138822d6caecaabe), UINT64_C(0xce78c1ddd02c910f),
    UINT64_C(0xa2541965e6757225), UINT64_C(0x8f325f01caf0635b), UINT64_C(0x9786f0d9dece2027), UINT64_C(0x474121ac21d005f5), UINT64_C(0x51e4b3591308b5af), UINT64_C(0x47d00af08cf3528f), UINT64_C(0xa9d931b63aaf380f), UINT64_C(0x4a99b6cbc18ee004),
    UINT64_C(0x8406b0b0e38bbd1c), UINT64_C(0x4e7356b220050e13), UINT64_C(0x954a73528dd9c49c), UINT64_C(0xc741892ff01e6403), UINT64_C(0xff3b2f066aa14d2b), UINT64_C(0x85766ba4f39bf33d), UINT64_C(0xc3b275c0bcb4437b), UINT64_C(0x6ff8bf6ba95f41c9),
    UINT64_C(0x13a06047b325f069), UINT64_C(0x574da4918c81a4d0), UINT64_C(0xeb8a5d56178dc8eb), UINT64_C(0xe27d52d239f8d9ec), UINT64_C(0x05511aee84869360), UINT64_C(0x1473ac603a9080dd), UINT64_C(0x3e4050605cec7dd7), UINT64_C(0x2c0727256d9df68f),
    UINT64_C(0x82e239ab0f6a66a4), UINT64_C(0xc1db0e3ab7296679), UINT64_C(0x94c065840e0f435c), UINT64_C(0xcc0584a9542ab086), UINT64_C(0xb51323a92708f85b), UINT64_C(0x4f0eda06e1fbc052), UINT64_C(0x7eb6eb7d5b018c73), UINT64_C(0x6ad6f42d4c3f748a),
    UINT64_C(0xd7eb02a239b8e62c), UINT64_C(0xbe3eb687abf82df9), UINT64_C(0x0c3d69d6c49f4aa5), UINT64_C(0xdbf8b3ed7421d31f), UINT64_C(0x28a0708094075785), UINT64_C(0xdaf8eaf99c607319), UINT64_C(0x8229e5054f800d22), UINT64_C(0xcbefd33e4f9d21f2),
    UINT64_C(0x44ee42eea50a7937), UINT64_C(0xd4d276f0064f728c), UINT64_C(0x18a92a78d543c2d4), UINT64_C(0xdaecd36d7d4bd73a), UINT64_C(0x71fabb42f22f6b8d), UINT64_C(0x656c84380c706c33), UINT64_C(0x83ea8a33d7e37848), UINT64_C(0xe3650d129085da58),
    UINT64_C(0xdcc7ecdb6751f9b1), UINT64_C(0x44d55680a1fa1812), UINT64_C(0xbf8195e9bf7b4856), UINT64_C(0xc7342df354e1f2e9), UINT64_C(0x2b38f1aad102eae0), UINT64_C(0x032a2a570b0b691f), UINT64_C(0xff64ae68c8a5641a), UINT64_C(0x551bcc86e81800ba),
    UINT64_C(0x2c8bd0450023804a), UINT64_C(0x75482a2535169a0e), UINT64_C(0xd19956802e8ef462), UINT64_C(0xfa04b77ec22a4263), UINT64_C(0xc33bb074eb76f1af), UINT64_C(0x97e41219f858c89c), UINT64_C(0x1a15ebe10b7c1d89), UINT64_C(0xfed6cb832bdb37df),
    UINT64_C(0xc2026b2cc5e20235), UINT64_C(0x79c32e6c4af1e5c3), UINT64_C(0x862a12e149e0129d), UINT64_C(0xcc7f18690b60b289), UINT64_C(0xf92d4b2e68bdfd77), UINT64_C(0xf14fd521fe30e816), UINT64_C(0xcfaf224d68efbc62), UINT64_C(0x8d03c3e50f51de25),
    UINT64_C(0x960275fe83d26ff6), UINT64_C(0x946a3c862fc77e18), UINT64_C(0xdaa360283717e284), UINT64_C(0x1433bdf4cabd51e9), UINT64_C(0x305823b8547abc61), UINT64_C(0xd4f2ccec28add911), UINT64_C(0x56906a08bbee4839), UINT64_C(0x508d62d80d244063),
    UINT64_C(0x03480823e1c1f5b7), UINT64_C(0xf701c1796561d285), UINT64_C(0x5ecc9462ba18f204), UINT64_C(0x66565fa37f282876), UINT64_C(0x44ec2ae66dbeb24b), UINT64_C(0x5539350e788d00d8), UINT64_C(0x41f533c10238eb73), UINT64_C(0x2f4a2a57e5e63a8b),
    UINT64_C(0xe9ea7b7f70725339), UINT64_C(0x6ad75439b1b9f88d), UINT64_C(0x42366e2025f4b84c), UINT64_C(0xa8eb1806cd724d33), UINT64_C(0x850015d7e4a01a6c), UINT64_C(0xfd10776d9906106e), UINT64_C(0x195bae7a75ea65f8), UINT64_C(0x9ba13ffce153497e),
    UINT64_C(0x2524a34eab86374b), UINT64_C(0xa1876e57a50ed9e7), UINT64_C(0x2dfe36011534f294), UINT64_C(0xd9ccc88bdc968337), UINT64_C(0xc78938d3ad911225), UINT64_C(0x8e233bdbce3bf009), UINT64_C(0x3554e36a865f3a48), UINT64_C(0x6a0a9b13f3749292),
    UINT64_C(0x05496c104b9faa7c), UINT64_C(0xcc18864d0683e820), UINT64_C(0x66088f57a3ca0ac5), UINT64_C(0x83647113f9b5315e), UINT64_C(0x943f807972fa1720), UINT64_C(0x97dfee4b082fbe3b), UINT64_C(0x7e84091eba823abb), UINT64_C(0xffc3282894afd8d5),
    UINT64_C(0x72f15781961e00fc), UINT64_C(0x22911d5a58164c2c), UINT64_C(0x0600a517bb3df957), UINT64_C(0x7f5e402158f64805), UINT64_C(0xc41509d5ff370e6c), UINT64_C(0xe91678b59f687d44), UINT64_C(0xe1ea3fc25caebfa0), UINT64_C(0x0162a1114c519564),
    UINT64_C(0x191bdbd7d3413f2e), UINT64_C(0xb886418bf0fe9679), UINT64_C(0xf241bd49652cebb1), UINT64_C(0xe7295fe87c381724), UINT64_C(0x58a08a47b71e2a51), UINT64_C(0x77a187e5fb468062), UINT64_C(0xff261e9a6b61ed10), UINT64_C(0xa9d1b6f9764fcf56),
    UINT64_C(0x377eec05fde28d1a), UINT64_C(0xe287b5d6ae6db336), UINT64_C(0x01104d7ebf99616b), UINT64_C(0x80d2f46cf87bbf19), UINT64_C(0x3f0d49da0054ef25), UINT64_C(0xdee7aefa452a056a), UINT64_C(0x354cf2b16cab44c5), UINT64_C(0xf1f81b734624e870),
    UINT64_C(0x1837caee916cdd6f), UINT64_C(0x53c559a914f96b90), UINT64_C(0x382c90d984e4a415), UINT64_C(0x06285289422c0fcf), UINT64_C(0xf0aa885c03264302), UINT64_C(0x926ed138686cf15e), UINT64_C(0x0eac3a221f596987), UINT64_C(0xcc3a94f7a1da06e5),
    UINT64_C(0x0a8a5420a6e56722), UINT64_C(0xb85b04f3ffde3f01), UINT64_C(0xd8968e9d95ce04ec), UINT64_C(0xc71bc39322273c40), UINT64_C(0xd5db0e800246b85d), UINT64_C(0x1d69b7443725c745), UINT64_C(0xfb6031cf8460629e), UINT64_C(0x6398499abef5ee6d),
    UINT64_C(0xa4a9d807b8f33d30), UINT64_C(0xfb05f603df04fd6e), UINT64_C(0xaf7a89d543671eaa), UINT64_C(0x98ac70df593d2864), UINT64_C(0xe2e84f14a52c4cda), UINT64_C(0x4eed1fc83a96da18), UINT64_C(0xfe82ec9155b0f1ca), UINT64_C(0xb6e0dda9b3ba1d80),
    UINT64_C(0x9e54d13f3d018630), UINT64_C(0x2c3259ebdb425e44), UINT64_C(0xb6c0d419fdf4ccab), UINT64_C(0x93c81eeafabb8061), UINT64_C(0x180821ab45de0b62), UINT64_C(0x2db4e75b0f11be14), UINT64_C(0xb9f34e341cd88235), UINT64_C(0x45f8765ca33151bd),
    UINT64_C(0xc219d8edf3988f0a), UINT64_C(0xd24ef5900ce1c14f), UINT64_C(0x6d006b2e99b5c1b9), UINT64_C(0xe51a00721a1870c8), UINT64_C(0xe6d8c56d85346b51), UINT64_C(0xa476cdbde9404313), UINT64_C(0xf8252aaa88400508), UINT64_C(0x92421b32c031d9eb),
    UINT64_C(0xae133aeff85ea311), UINT64_C(0xb9d0b72172a125bc), UINT64_C(0x975fa789ed094ea5), UINT64_C(0xf7b1a3ad41ac7a89), UINT64_C(0x29c9d35746698ac0), UINT64_C(0x4f5fb2b27b86b383), UINT64_C(0x391b55fa47e63bac), UINT64_C(0x006f17045616957d),
    UINT64_C(0x9f6794fdd43503d3), UINT64_C(0xd3f7c1959e27a043), UINT64_C(0x78b2f5a243e1eafb), UINT64_C(0xf3030210f8dceb25), UINT64_C(0xacbff69398ee2ee6), UINT64_C(0xe9d703bb9b757f1d), UINT64_C(0xc6e98bfd171d5350), UINT64_C(0x33059d0dc8e01d67),
    UINT64_C(0xc0a20fa2e474cfe0), UINT64_C(0x62cfa7e457e123d5), UINT64_C(0xc58ca03842564b9a), UINT64_C(0xbf8fe6195d815d47), UINT64_C(0x40d1ccbda368a3d0), UINT64_C(0xd07a073f2b2ab9c5), UINT64_C(0x9f92d18c09068e7f), UINT64_C(0xf7538c94d5504730),
    UINT64_C(0xced59bda27f7e068), UINT64_C(0x92101389b6900f43), UINT64_C(0xe43fe4e11f8fce1f), UINT64_C(0xeb2005164db5d9b8), UINT64_C(0xc654930f6c2bdea7), UINT64_C(0xa31e56d8254bd1a0), UINT64_C(0x558e5f93192e1878), UINT64_C(0x021a44c197878899),
    UINT64_C(0x76985c697452c1bd), UINT64_C(0x048955bffa58faf7), UINT64_C(0xcbd91280c5bbea8c), UINT64_C(0x0ae656ac8ae860e9), UINT64_C(0x49ad8609f715c648), UINT64_C(0x4a5087c5c44cc88f), UINT64_C(0x4d85566aa58e4ad1), UINT64_C(0x912911b9c28ebb57),
    UINT64_C(0xdd754865b87c148e), UINT64_C(0x158ab50485bbb232), UINT64_C(0x8b119d37a4319c9d), UINT64_C(0x5982413027e4c83e), UINT64_C(0xf577f9aeb54fa669), UINT64_C(0x44d3ed4aead5267f), UINT64_C(0xd38cbb675dfefc86), UINT64_C(0x8c710c603d196471),
    UINT64_C(0xab00669784b0f45e), UINT64_C(0xd098cd4c960036b6), UINT64_C(0x70cfee37195c81a6), UINT64_C(0x0f48fd14c3669aab), UINT64_C(0x61be5c56ccc28dee), UINT64_C(0x6e6219579ac13dd3), UINT64_C(0x130d7f4130187e0f), UINT64_C(0xffd014fb21c8f667),
    UINT64_C(0x91ff1df2b738da21), UINT64_C(0xa8b21910eadf76fb), UINT64_C(0x4e3305ecbb6c39a4), UINT64_C(0x89f5042a6a935adc), UINT64_C(0x043ea899b8be6ca2), UINT64_C(0x97422d1ea44ffaf8), UINT64_C(0xcb9ff3af2567ffd0), UINT64_C(0xfee6d4147e9c661d),
    UINT64_C(0x693d8179ef1d593c), UINT64_C(0x4af7d5d9f135696c), UINT64_C(0xd6d17e6e3d4fdd09), UINT64_C(0x21da5b0f872a70bb), UINT64_C(0x59cef187e97b83cf), UINT64_C(0x73247ffdae149ab3), UINT64_C(0xb7cb87152ee0fe50), UINT64_C(0x4393c8e7913c025f),
    UINT64_C(0x8de1b0781bae38e5), UINT64_C(0xfacfe6ecca8ef9f0), UINT64_C(0x7afd9d5dc54690a9), UINT64_C(0x74b40f65a31c1e1d), UINT64_C(0xa40adf440379d3d3), UINT64_C(0xab07c46f8d129828), UINT64_C(0x0a56c9ab0bb5987d), UINT64_C(0xf43fe3aec51dfe8e),
    UINT64_C(0x64cfc69323191650), UINT64_C(0x36fa7510a2601e98), UINT64_C(0x253d713f2d367321), UINT64_C(0x20787b1bb64bd9e5), UINT64_C(0x8a5100486f087e52), UINT64_C(0x23550c55b8c2f07f), UINT64_C(0x9f992fc30b6c9e59), UINT64_C(0xdc831f0c04958eb6),
    UINT64_C(0x482c05a861a95547), UINT64_C(0x21fbd3d0c4bc532a), UINT64_C(0xf42a07065cfb8a0c), UINT64_C(0x9d778b1179d5961c), UINT64_C(0xd08d1e64d96750ff), UINT64_C(0x50f2ba7fd0832f6c), UINT64_C(0x1b7a9349b4bf6307), UINT64_C(0xfbf62325d108ee34),
    UINT64_C(0xe11b3d43f1b5da3e), UINT64_C(0x70140ae2b0cdbbdf), UINT64_C(0xcb19fdfcd1743e2f), UINT64_C(0xe345bafa4579d1ac), UINT64_C(0xd34675201833b5c1), UINT64_C(0x1bd5d03d7af5d0cc), UINT64_C(0x1506d163bc22e72f), UINT64_C(0x3bd9f060ebbdc8fe),
    UINT64_C(0x9ae012a53f474e10), UINT64_C(0xec830b0be432504b), UINT64_C(0xaffacaecb1d3b61d), UINT64_C(0xf5b47b627460d7bf), UINT64_C(0xe786a036e09c5a72), UINT64_C(0x7cc7b4c66c41facc), UINT64_C(0xcab39dfdf18c7dd0), UINT64_C(0x5e1b69be52e1d27a),
    UINT64_C(0xbabf01ca21567b7d), UINT64_C(0xa2fc739f88df572c), UINT64_C(0xfcdf2f093d90d931), UINT64_C(0x41f83738468a3164), UINT64_C(0xeeaeb7183403dcf6), UINT64_C(0x676a85c0314a5f7c), UINT64_C(0xd6b01b6be28ef4cf), UINT64_C(0x676f253d15672e3e),
    UINT64_C(0xc6abbfe23676c9f2), UINT64_C(0x0fd0ed8bc41439d0), UINT64_C(0x7e502c1227ce60bd), UINT64_C(0xebf668f18b308ea3), UINT64_C(0xeab21829b25ef340), UINT64_C(0xc8086934073abb79), UINT64_C(0x158b6b3ea7f7f409), UINT64_C(0x3a49d5ec32d451bf),
    UINT64_C(0xcdf36b1b13a6c114), UINT64_C(0xf6b0c6597ed143cb), UINT64_C(0x496eb033fdf1cdb9), UINT64_C(0x40a8bb8c2659cdda), UINT64_C(0xe8e1d860b2233e40), UINT64_C(0xd46e39ac201f5cd1), UINT64_C(0x1708fbdbfce62995), UINT64_C(0x0aa2a657cb2925f3),
    UINT64_C(0x4094d569be838e75), UINT64_C(0x16b10d8b686cbdab), UINT64_C(0x7045486085101ec4), UINT64_C(0xbcf70e7b4c1f6e61), UINT64_C(0xbdc1b887c333c131), UINT64_C(0x306c8c618cb9960d), UINT64_C(0x4945a66187879e01), UINT64_C(0x24a2c80f84b924fb),
    UINT64_C(0xfa42416c35787c23), UINT64_C(0x14c96e53e38ace31), UINT64_C(0x8b3ecd18dc0d92b3), UINT64_C(0x3b8175b464ff3dab), UINT64_C(0xdd8d15f74a876f91), UINT64_C(0x83504dec594aa7dc), UINT64_C(0x7565178dab88f980), UINT64_C(0x3b4f65014282ac1b),
    UINT64_C(0x7a6629c6275fc8b5), UINT64_C(0x126c673c8dab5d5a), UINT64_C(0x400de6accdf50af7), UINT64_C(0x4113841119695490), UINT64_C(0x8b2dcc00af632a36), UINT64_C(0x10d43c72d3a417bb), UINT64_C(0xb0842cbd1dd26688), UINT64_C(0xb90d2d5d8e08b02b),
    UINT64_C(0xb38eae11f60e98be), UINT64_C(0x063a2e706541b8a1), UINT64_C(0xfc30f7e63faa0555), UINT64_C(0x7c1ff154c33ac225), UINT64_C(0xc101e7e5c4f6469e), UINT64_C(0xcbf77632bee36fb7), UINT64_C(0xa699221a5674005d), UINT64_C(0x2fd64a7eb57cab8e),
    UINT64_C(0xba0806f373f63548), UINT64_C(0x3656227915e89a51), UINT64_C(0x54dc1ff500685584), UINT64_C(0xa46cb9e5ce33f68c), UINT64_C(0x9333d9cc37d814f4), UINT64_C(0x8c3b63ec91feb3a1), UINT64_C(0xd8a581c43dd0b024), UINT64_C(0x4818ce3c7f7c7478),
    UINT64_C(0xf20217b49c63d1bc), UINT64_C(0x4c5a9870843cc41f), UINT64_C(0x27107a2cd35cff18), UINT64_C(0xe2165f477cdf5673), UINT64_C(0xca3c6aa2d4ee0a96), UINT64_C(0x174bf17d55c97577), UINT64_C(0xe780108fcd9d4c7f), UINT64_C(0x31bb6084a6178bc3),
    UINT64_C(0x8055dffd03abc244), UINT64_C(0x924f43eaf5e56b83), UINT64_C(0x7186373e6bb33016), UINT64_C(0x4165b50fa7769738), UINT64_C(0x728c99455df113a6), UINT64_C(0x646a859dca939e34), UINT64_C(0x6f3c219973a517bd), UINT64_C(0xf322cd13a5a01732),
    UINT64_C(0x7e7b36871ca3bf68), UINT64_C(0xc1576822b2175fde), UINT64_C(0x238ebb6d1d74652f), UINT64_C(0xaa2d82ffbfdbc24f), UINT64_C(0xf46335bcaa17919f), UINT64_C(0x69968b00dbb14392), UINT64_C(0x33dcd0cb3dd20e18), UINT64_C(0x312868ece3727d5d),
    UINT64_C(0xbd3e612019fec3d6), UINT64_C(0x02156f31cc475b98), UINT64_C(0xc6f7960e3fc82221), UINT64_C(0xbd70e5904988d905), UINT64_C(0xababbd26966d0aad), UINT64_C(0xf32cab2417b455c6), UINT64_C(0x1c6aa943ac504e16), UINT64_C(0xb40523289ee16438),
    UINT64_C(0x385298d1241ca72a), UINT64_C(0x03e7069b8124816a), UINT64_C(0x729cc8577ac2cb1a), UINT64_C(0x9653aa55533abfc9), UINT64_C(0xd87c2168b32b622e), UINT64_C(0xc303bb48f8587b03), UINT64_C(0x1537c9f120330817), UINT64_C(0x3828d195640c636d),
    UINT64_C(0xd62e270fbd323739), UINT64_C(0xa1c0027e23b020c4), UINT64_C(0xcc2e05acb09ba8b7), UINT64_C(0x4f2e948f6d92aa1c), UINT64_C(0x37e659b6b86c6e92), UINT64_C(0x5eb6c5f87d609e49), UINT64_C(0x287370943effe4ad), UINT64_C(0x2b525997bd0f9b7b),
    UINT64_C(0xefadc0eebaf391bc), UINT64_C(0x5905a6566cee1ac6), UINT64_C(0x924948b9567bfe31), UINT64_C(0xafc44b491ad9257b), UINT64_C(0xb32d5f9721f9aab2), UINT64_C(0x5f3e64f0038f7108), UINT64_C(0xfa8d9770e0f803e7), UINT64_C(0x43de390a9defdc75),
    UINT64_C(0x8ea712eac6e5575e), UINT64_C(0xec1f05791d365f60), UINT64_C(0x79af47a41fe830ba), UINT64_C(0x631d0c404c791021), UINT64_C(0x0e71299e71c5e466), UINT64_C(0x07d7c2aa24978e57), UINT64_C(0x50cc631fff2d2dae), UINT64_C(0x2dadab85d2c98daa),
    UINT64_C(0x4b5ca71f8f0ce08c), UINT64_C(0xe808b44683f56df7), UINT64_C(0x09c044d0af363d0c), UINT64_C(0x8ad6cac9874dc155), UINT64_C(0x580942ccbdd0b124), UINT64_C(0xd730bfa11d676aad), UINT64_C(0x2f49ac36bbdb31b5), UINT64_C(0xc2268cba2ead3096),
    UINT64_C(0x9427f001eb049d95), UINT64_C(0x6f192b07024839d4), UINT64_C(0xa590267689a8b1b8), UINT64_C(0x9878c1542ab89127), UINT64_C(0xa9275cc3b0588c9b), UINT64_C(0xddf77415d40b7fa7), UINT64_C(0x2d63e4fd064de439), UINT64_C(0xd69bb4d72ea9c58f),
    UINT64_C(0x55adfb8229644028), UINT64_C(0x8594c3a08203cee9), UINT64_C(0xa66d8fcb76d34c73), UINT64_C(0xda781272d9db5e4c), UINT64_C(0xf5121144d9cef7ce), UINT64_C(0x86fe94209593a272), UINT64_C(0x0392df09e6e2b8db), UINT64_C(0xac51b9556ca4f971),
    UINT64_C(0xd64e10c1fdd162fc), UINT64_C(0x265c55217852a7b8), UINT64_C(0xc42fbf98df323f9d), UINT64_C(0xdc2d47e861167723), UINT64_C(0x9281c19fb44e6b55), UINT64_C(0xd54e601d580094de), UINT64_C(0xb0b117d12fe49eb4), UINT64_C(0x0267c57fb73e4e63),
    UINT64_C(0x4b4dc281d32c2666), UINT64_C(0xe6d8dba546857f5c), UINT64_C(0x166a6085f7f5013e), UINT64_C(0x6a8f90acaa73d706), UINT64_C(0x345c5d52ae7905e2), UINT64_C(0x85bed29046c148b9), UINT64_C(0x339fed99c79ef6d5), UINT64_C(0xba8b9d86af1c0748),
    UINT64_C(0xf988b2222a2e5740), UINT64_C(0x09d046c0476249fa), UINT64_C(0xdc4933c101d92150), UINT64_C(0x96fe170abca83524), UINT64_C(0x2b51c9b129f8b5e6), UINT64_C(0x488b8591fd686657), UINT64_C(0x0e4bed0ee74da897), UINT64_C(0x694de1c6f1794855),
    UINT64_C(0x0b4ea9d13655f64d), UINT64_C(0xd953e75c1e21afae), UINT64_C(0x7a5239ced2b75c44), UINT64_C(0x40c8009abfb710e8), UINT64_C(0x123c7e29afc902d8), UINT64_C(0x013482bcd1b1c163), UINT64_C(0xa46e3bfa7b6def18), UINT64_C(0x3b9fb340e3695499),
    UINT64_C(0xb88ed1b272024ee8), UINT64_C(0xce874936fd20e0de), UINT64_C(0x05139264ca421d51), UINT64_C(0x4395d6bf3bf487e9), UINT64_C(0xba3b726e218ca3f1), UINT64_C(0xc87f08622e9ee7d0), UINT64_C(0xbf74afd110bae382), UINT64_C(0x5d9018ef2dc1a0c1),
    UINT64_C(0xe5ae27e513f708f3), UINT64_C(0xc2a1b71ee00fd506), UINT64_C(0x856fdb16cfd50f5f), UINT64_C(0xbb786ac6727683c3), UINT64_C(0xe0657617c1e33da7), UINT64_C(0x17098edac7705ab5), UINT64_C(0x5bc8a9181ff4d61f), UINT64_C(0xed63f2d42e111f88),
    UINT64_C(0x299ba275d0d5885b), UINT64_C(0xc51d16c8c68563bc), UINT64_C(0x76410d563823e1f4), UINT64_C(0x357d79fb8a492dc1), UINT64_C(0x5bd43788ea83260a), UINT64_C(0x582acb9ac9d4d073), UINT64_C(0xfe1985f1b485eaed), UINT64_C(0x19178e24026cfaef),
    UINT64_C(0x091bfd7f63236b7c), UINT64_C(0xf4c7609923119bdf), UINT64_C(0x078eb2a85d7d81f9), UINT64_C(0xbe437f0410abc1f5), UINT64_C(0x13f4d9779f9d59bb), UINT64_C(0xe253124d9da700cf), UINT64_C(0xacf0ef4b4e671ca1), UINT64_C(0x83e2423666058444),
    UINT64_C(0x7e3f4dfdb9f3fcb2), UINT64_C(0x40676da975f128a2), UINT64_C(0x7c7906e5af45927a), UINT64_C(0x333aab01cff9773a), UINT64_C(0x8645afe85632858c), UINT64_C(0xf01df96e926f9bca), UINT64_C(0xf9fed4ac51f20e56), UINT64_C(0x9359211489154164),
    UINT64_C(0x7d3ad2cd3964f657), UINT64_C(0xedb729e29c1c8436), UINT64_C(0xaf77dad89fd54cfe), UINT64_C(0x4147e49d17239d78), UINT64_C(0xf1b357e15eae7bc1), UINT64_C(0xd67f9ba2c7f4c1e6), UINT64_C(0xe15f32b3f0a78277), UINT64_C(0x577eb37a79ce8ec4),
    UINT64_C(0x5ac10c57067f9a46), UINT64_C(0xcd7a933f39232022), UINT64_C(0xff385496d2ce8ad5), UINT64_C(0xd598af47b606ef1f), UINT64_C(0x06a8059f1233aab5), UINT64_C(0xc346eec9105fab95), UINT64_C(0x4026566d942fbebf), UINT64_C(0xbdd3a4ec37f05f09),
    UINT64_C(0x79861217399d72d5), UINT64_C(0x65cb7dc69efc9484), UINT64_C(0x168890d6ba6e271d), UINT64_C(0x97220208a404a43a), UINT64_C(0xa4eab1d194eb4197), UINT64_C(0x30e1204deeef590f), UINT64_C(0x24b6d163de0bfda5), UINT64_C(0xd2ae9dd4370f2031),
    UINT64_C(0xa5ba33880f1d4445), UINT64_C(0xc3f4514c35248e18), UINT64_C(0x633e0c8b23f37283), UINT64_C(0xd1b8c6e307e3694a), UINT64_C(0xa32022cafab54b36), UINT64_C(0x72b16a36a8132f68), UINT64_C(0x4e9238f90a42fdca), UINT64_C(0x0fedc48380484fbe),
    UINT64_C(0xeb14f9ee0933165c), UINT64_C(0xdea1361c76426412), UINT64_C(0x2e361eb9a79791ad), UINT64_C(0xb97ff10abee25025), UINT64_C(0x3093ff5e0115bc4a), UINT64_C(0x1f7c3db2fbf28bdf), UINT64_C(0x4a8ac11312050f7f), UINT64_C(0x7db31f285c141731),
    UINT64_C(0x3a348e8765592cb9), UINT64_C(0x2a2df0f173f88465), UINT64_C(0x2801211e597d62e8), UINT64_C(0x63bdb20136f6de5f), UINT64_C(0x06dd5e752000adfe), UINT64_C(0x3fefc1b616c93a5b), UINT64_C(0x5a0b772b9a83a40f), UINT64_C(0x36409affbba45e71),
    UINT64_C(0xd765be0bedbd4a5e), UINT64_C(0xde12f155b7c7c4ef), UINT64_C(0x5318a8e2003c648d), UINT64_C(0x35c715206dd8bafc), UINT64_C(0x6dfebe32d56a21ea), UINT64_C(0x34e40ad73804d91f), UINT64_C(0xb0e8adcca91c8a68), UINT64_C(0x76e7983f295b0d56),
    UINT64_C(0x3fcbc2262af03dcd), UINT64_C(0xfb94deefa4457297), UINT64_C(0x549f60badf7e27ef), UINT64_C(0x41c2ead45bac2377), UINT64_C(0x5c96b08f18cc4208), UINT64_C(0xe68ddf17d55c6295), UINT64_C(0x53509e7ce5c68fa7), UINT64_C(0xa86d82d75d1fa597),
    UINT64_C(0x38c143c87aa8436d), UINT64_C(0xfaf258f5cde3676f), UINT64_C(0x76f30657927d4173), UINT64_C(0x4a0ae245ca739c8d), UINT64_C(0xa3ff475d238e7d3a), UINT64_C(0xeae4731b70f06bbe), UINT64_C(0x6a0347b3613cd923), UINT64_C(0xd71dd00f352987aa),
    UINT64_C(0xe745126b3db9bb61), UINT64_C(0x9a863c6299f15cd4), UINT64_C(0xf728e3d76efd0fec), UINT64_C(0xb674b247480fa426), UINT64_C(0x706fa06b7335c18e), UINT64_C(0xe96d6345690fbe51), UINT64_C(0xc92a61fc8baee1e6), UINT64_C(0x54c33ed2d31bab5b),
    UINT64_C(0xe660d233c3d220d2), UINT64_C(0x9cf1078d498832e0), UINT64_C(0xd7c496839b509b68), UINT64_C(0x9ce3219637626e1e), UINT64_C(0x08447b74328e0a0a), UINT64_C(0x5c51580f7c7069ef), UINT64_C(0x022330b9f85ffa69), UINT64_C(0x821fcd6c530b4e3b),
    UINT64_C(0x82b3642dc5ee5a3e), UINT64_C(0xb116bb4365e0fc38), UINT64_C(0xcebce4d486854cbb), UINT64_C(0xfe3da7f10beb26cc), UINT64_C(0x85ae1472ca48017c), UINT64_C(0x736bb33130b582d7), UINT64_C(0x94bf1b2a1c402877), UINT64_C(0x754245624046dcf9),
    UINT64_C(0xb7200d23797d2ce4), UINT64_C(0x690136e4f77d2fb5), UINT64_C(0x7de89447fb4ed8b0), UINT64_C(0xcbfa02c063ca45c0), UINT64_C(0x0107a99993ee1aad), UINT64_C(0x0a0a6cb572c24d61), UINT64_C(0x36071f042590d832), UINT64_C(0x0b4fe7347fad0cf9),
    UINT64_C(0x992bf4d979671252), UINT64_C(0x31f6064533ea86ec), UINT64_C(0x07020a5cfd597334), UINT64_C(0x3568967bd451f62d), UINT64_C(0xf3dda1c3b72397f4), UINT64_C(0x30063acba13f114a), UINT64_C(0xe0519e06d976c17e), UINT64_C(0xe51a71a26dd50fb6),
    UINT64_C(0x4dad03a40d21223c), UINT64_C(0x33bf1d160365273c), UINT64_C(0x131c73f4aed22f21), UINT64_C(0x4f8eba9541a7b707), UINT64_C(0x39c7b57b1ff7c7ab), UINT64_C(0xc7585f5975e9f71a), UINT64_C(0x637415963a611762), UINT64_C(0x8799b13f74b5d3f1),
    UINT64_C(0x45230b389f7b1f83), UINT64_C(0xd23f297eb7c8ab90), UINT64_C(0xa93ca4dd33fc6583), UINT64_C(0xc99c2cd31d9254d6), UINT64_C(0x0ef901705e23c4f0), UINT64_C(0x371d87e8f407302f), UINT64_C(0xbd17f8d5375ca417), UINT64_C(0x0394397aba76044d),
    UINT64_C(0x53e3411f90dcefbb), UINT64_C(0xd22e8ebddb972643), UINT64_C(0x39edd1bc0111a9d8), UINT64_C(0x7f3bcebacac0076f), UINT64_C(0xfadbf22d929f30d3), UINT64_C(0x489e66a28d064435), UINT64_C(0x839fb8d2683550e6), UINT64_C(0xcc2f84644f313f5a),
    UINT64_C(0x016a3c21c6061d0d), UINT64_C(0x2e5d7152dd84e927), UINT64_C(0x5c6fa3b6be4f283d), UINT64_C(0x2e462a6ba07bc867), UINT64_C(0xb61e749b0120a965), UINT64_C(0xa5408adeb0fc0349), UINT64_C(0xf712c2ca4d0885b4), UINT64_C(0x87e764ac16915960),
    UINT64_C(0x736335a254a6ea52), UINT64_C(0x69a195b8195b56da), UINT64_C(0x15606cfb5b772403), UINT64_C(0x7fb96dfa40434d5e), UINT64_C(0x0cd5b364c9455b36), UINT64_C(0x55f5300270e840c0), UINT64_C(0x75751a24e2e9ccdc), UINT64_C(0x3a04b4b724f3a97b),
    UINT64_C(0x2e1094751d23ceaf), UINT64_C(0xc3f680856bb29334), UINT64_C(0xd587398879ca0060), UINT64_C(0x9b0a2913f8da68a6), UINT64_C(0xdb83627cb0a2fa56), UINT64_C(0x25985fe713c1a89c), UINT64_C(0xaff4298ada476f3e), UINT64_C(0x728edd8f4d582565),
    UINT64_C(0xbb7ba5413b039c5a), UINT64_C(0xa1a57355ba07b932), UINT64_C(0xfb252a2a71a10363), UINT64_C(0xa4ae56cf3366b5d5), UINT64_C(0x5cf81d986c7237e3), UINT64_C(0x0aa8930c54e58fb4), UINT64_C(0x62dee8152bf53836), UINT64_C(0xb3bba2ffe665344b),
    UINT64_C(0x82518f376d1f893e), UINT64_C(0x9eff1a8d7cb9b44f), UINT64_C(0xf099effb2ee936c0), UINT64_C(0xc4c0ea4cf6510ed8), UINT64_C(0xf36e5ec7478f5193), UINT64_C(0x20275e29e87625a5), UINT64_C(0x80c20ab8f728e2d8), UINT64_C(0xad15788633eb8578),
    UINT64_C(0xa91b1388ec6921b4), UINT64_C(0x7747580e212040a5), UINT64_C(0x986af54da90d1ad9), UINT64_C(0x4e18690d5ecadb62), UINT64_C(0x90304b82de36b668), UINT64_C(0x8d8bde729d2e506c), UINT64_C(0xca7d49e0b7fddb3f), UINT64_C(0x5a931c98afcc5ea4),
    UINT64_C(0xd459a386149d8ad5), UINT64_C(0x858744e58911ef04), UINT64_C(0xe14b8b67b60df0b8), UINT64_C(0x93234b6722a31753), UINT64_C(0x3c49937533019dd1), UINT64_C(0xec7b3112fe0c292f), UINT64_C(0xd7f4f13aefff32f1), UINT64_C(0xa99bee3837f3f012),
    UINT64_C(0x98df5169916ef091), UINT64_C(0x141b62b9e9f40fe0), UINT64_C(0x658b56b08e8a36dc), UINT64_C(0xfbd0e28a53c08d18), UINT64_C(0x519f9ead6b9bc70c), UINT64_C(0xa93f69ce6faf172b), UINT64_C(0xdde09f2b2eb2d4d5), UINT64_C(0xaff06fac406aabca),
    UINT64_C(0xd8d62bfad1b1f85e), UINT64_C(0xa58feee7eb821fb1), UINT64_C(0x071f30d85ea918b6), UINT64_C(0xe4084745d9bb049c), UINT64_C(0x1f44f6cb452ac667), UINT64_C(0x9bf5f0b815ea4888), UINT64_C(0x9b03fc0b645496a8), UINT64_C(0xb6480b72d9c02b23),
    UINT64_C(0x44145fa0c35e8bd9), UINT64_C(0xac863694b0448bea), UINT64_C(0x34fec8804e4ae261), UINT64_C(0xc396cce8f3fd33c2), UINT64_C(0xc8ca88e438a9f222), UINT64_C(0x5d89590ded538e38), UINT64_C(0xc6d47402cdc484c4), UINT64_C(0x160068130a08829b),
    UINT64_C(0x8148dfdbe1c1c2ac), UINT64_C(0xf77f10c6427eebe6), UINT64_C(0x3c57840118fb441c), UINT64_C(0x2af5e22682b54ad0), UINT64_C(0xb6e4436149feb893), UINT64_C(0x54858a4fa9271f32), UINT64_C(0x1419eb402c73ad4f), UINT64_C(0x25ed350171cdc993),
    UINT64_C(0x313f6fdcf0de7900), UINT64_C(0xd807c117b79cf46c), UINT64_C(0xf5f6d713af2f1713), UINT64_C(0xbbad0c686b30b5a0), UINT64_C(0x478db52490b8f91d), UINT64_C(0x7e291ff337bebe21), UINT64_C(0x6519c04e0f58ee15), UINT64_C(0xb6458767d71a6d88),
    UINT64_C(0x6d8936d4b1822a5c), UINT64_C(0xaf3ec94fe8881d1a), UINT64_C(0xe4a8001fa4b13efd), UINT64_C(0xfb9c9b4308424a7f), UINT64_C(0xfc284cc692f9936a), UINT64_C(0x288d3c0ed9ac3553), UINT64_C(0x6712ab36c81ff48a), UINT64_C(0x785b60dc74a0f5fb),
    UINT64_C(0x420dee205b457561), UINT64_C(0x27cebd4da668e5d7), UINT64_C(0x69b47ca04ba22d1f), UINT64_C(0xf3a72af461137029), UINT64_C(0x8c20151b164cf0ca), UINT64_C(0x18b19241cdf9f797), UINT64_C(0xd35a0b71de37486a), UINT64_C(0x022f86681d481ba9),
    UINT64_C(0x02078435aa1b1e6c), UINT64_C(0x48984d266afa6c23), UINT64_C(0x5ae2afcd937c54f7), UINT64_C(0xd04d01388e9375ec), UINT64_C(0xf27a8264507aa0e9), UINT64_C(0xe1a64eaef4adbf58), UINT64_C(0x04bdada7dc4ee064), UINT64_C(0xdd1281721bb96d93),
    UINT64_C(0xc418507deaa0c8f1), UINT64_C(0x39b8b776cadae0cf), UINT64_C(0x0339d21f76ee03df), UINT64_C(0xe23a1feb25d0ed2b), UINT64_C(0x15ffc5cbde1d9db9), UINT64_C(0xa975ea6e55b28060), UINT64_C(0x04b9c33aa2e29223), UINT64_C(0x325de69f1363a807),
    UINT64_C(0xa73f132aa1c312a1), UINT64_C(0xb9d917ce936d9be9), UINT64_C(0x55ee907f2940d6f5), UINT64_C(0x34d1d9f3d3b7bb19), UINT64_C(0x85b48c4f741610c5), UINT64_C(0x29317cd337d33abb), UINT64_C(0x22a30bba1698e72e), UINT64_C(0x1f77fadbdec39734),
    UINT64_C(0xc775dbe1707a67da), UINT64_C(0x0d2d7c8363a11ea0), UINT64_C(0xee944c7b2946b606), UINT64_C(0x9ce476b05a5137d8), UINT64_C(0x905fea4919bf82eb), UINT64_C(0x639524ecbbca8dc0), UINT64_C(0x791e578f16d71060), UINT64_C(0xd658eb193153ebf1),
    UINT64_C(0x9f4d113037db3a8d), UINT64_C(0x051ec3e03f07b2d9), UINT64_C(0x4ecb0ec7af211f95), UINT64_C(0x865c845795e0cb62), UINT64_C(0x18b0d954cec01880), UINT64_C(0x93fd1a4b79f3e00d), UINT64_C(0x23526e89a9a148ee), UINT64_C(0xe97e7341d2c32392),
    UINT64_C(0x2c8130a63a9d895b), UINT64_C(0x0a9bf802e386449e), UINT64_C(0x5f25296c30e8d126), UINT64_C(0x7329607f6bcce8bc), UINT64_C(0x87c915422ec2f8a6), UINT64_C(0x6b5cd69ed80b71e4), UINT64_C(0xafe8366e42c240f2), UINT64_C(0x4474372979adb55b),
    UINT64_C(0x741fbdf8fb72d8e6), UINT64_C(0x062025f707bfe7b6), UINT64_C(0x0cb2eaa025301e98), UINT64_C(0x9040151a39973207), UINT64_C(0xdf18afd3cc11d80b), UINT64_C(0x98438e7366f3a5d2), UINT64_C(0x676d900b3181439e), UINT64_C(0x659520d179a7faa5),
    UINT64_C(0x07abb39c9978be9b), UINT64_C(0x0d897c3b0aa765e2), UINT64_C(0x2618587aa5044c1d), UINT64_C(0x4baf4578cb7e9db5), UINT64_C(0x9951d7e3e8fe4a9c), UINT64_C(0x3e86b6fa9f64785d), UINT64_C(0x5bf5ec782de6ed33), UINT64_C(0x6f75ce737bcf2225),
    UINT64_C(0x3c832cae4e0def50), UINT64_C(0x106f16cb562bf56a), UINT64_C(0xdef997e00b29c3e1), UINT64_C(0x5468173591d01afa), UINT64_C(0x8878e6bb782c52f9), UINT64_C(0x455f0e75e7f6826f), UINT64_C(0xcc299a8876a9792e), UINT64_C(0x2223e6e6b2b3f8b9),
    UINT64_C(0x4f24186a7597c7bd), UINT64_C(0xc3709afadce4829f), UINT64_C(0x863c0ab6fe3d9832), UINT64_C(0x66c99b566c314f5b), UINT64_C(0x5644bc441e06b5f0), UINT64_C(0x11b3994d0877ce7d), UINT64_C(0x7e0a9d39672fedfc), UINT64_C(0xa3a161838d97b846),
    UINT64_C(0x819f8c8cabc32b39), UINT64_C(0x6cf971bf6973b4f5), UINT64_C(0xa0862cc409677daa), UINT64_C(0x0774a80ec1f0ad84), UINT64_C(0xec88851663cbda64), UINT64_C(0x1bf4a85719db579b), UINT64_C(0x304173dc634b20fc), UINT64_C(0x802fc6c627ba5258),
    UINT64_C(0x648134f0e63a7569), UINT64_C(0x59f9e13058518856), UINT64_C(0xa6bf2abc6c557b2c), UINT64_C(0x611f795fd8b23fe6), UINT64_C(0x81225fade24e13cd), UINT64_C(0x80677fce5e29030d), UINT64_C(0x0711acf604381dff), UINT64_C(0xb203de7df07ffc1f),
    UINT64_C(0x0bfe0e395eded069), UINT64_C(0x81ffc179cf7c0c3c), UINT64_C(0xa80356ac868eb598), UINT64_C(0x4fdbf64c28093314), UINT64_C(0x93079218f997b6cb), UINT64_C(0x7c722690f32bd142), UINT64_C(0xdea6733d35d73afc), UINT64_C(0x81d2328cec3bae18),
    UINT64_C(0xb6f1477dafbe3c45), UINT64_C(0x51417c1a99261a6d), UINT64_C(0x9ef52fba1e84c8a4), UINT64_C(0x9dc2b105c8496013), UINT64_C(0x7fd03518695e2844), UINT64_C(0x9dbd2137bf26bf59), UINT64_C(0x5da139005fb7e051), UINT64_C(0xf5c218b8246bdc57),
    UINT64_C(0xd990f13fec2fb06b), UINT64_C(0x57420b26355b9760), UINT64_C(0x70a1b85b62ba38ee), UINT64_C(0x54e582a95e7c6694), UINT64_C(0x76c14d7e5aecdf26), UINT64_C(0xb63385249db71aa2), UINT64_C(0x623d92ceadc26fb8), UINT64_C(0xaafa089d385ebfe3),
    UINT64_C(0x168e941a3d328b64), UINT64_C(0xd1bb8e06fb7a10fa), UINT64_C(0x66cfcc3a761fe174), UINT64_C(0xdef7dd036554cdec), UINT64_C(0x64f0b40e33ff25f1), UINT64_C(0x73691043aa4b6006), UINT64_C(0x47619e9328b81a7d), UINT64_C(0xd5e5da539c88408a),
    UINT64_C(0xa5e2526c44670580), UINT64_C(0xa0cb6e0df2183288), UINT64_C(0x7c4d269e34dbf447), UINT64_C(0xb91cc0f8db63e27f), UINT64_C(0x1f76b97714cfbb10), UINT64_C(0xb0d0ff2b333a4898), UINT64_C(0x990a148dca81a801), UINT64_C(0xdf1d5c6cb4103b2c),
    UINT64_C(0x03f2149e332a4687), UINT64_C(0x7c7c8ecae2e8ca10), UINT64_C(0x3fbd3819260b1412), UINT64_C(0x7594ca7a6f6cb898), UINT64_C(0x125372a857faab3e), UINT64_C(0x905f338f43a674f2), UINT64_C(0x4716c7b868174c76), UINT64_C(0xf508cfa59d9b536a),
    UINT64_C(0x1c8edd334f9a9a6b), UINT64_C(0xaca44bd46e7c7ad5), UINT64_C(0xed9fa541f003f0a5), UINT64_C(0x53705d3f3ebee96f), UINT64_C(0xcb3dfc8c6c0b860c), UINT64_C(0x5f42bcec456160fd), UINT64_C(0x15bd36e9dba477e7), UINT64_C(0x7c4a273d3191ab62),
    UINT64_C(0xc9ba4f350f1f9f07), UINT64_C(0x17bf579e7710e981), UINT64_C(0x93040b058c3f55c0), UINT64_C(0xbf01a1cd722365f2), UINT64_C(0x8703e134768dc3e3), UINT64_C(0x65f72ace50b346fb), UINT64_C(0xa62a8786e63e14e1), UINT64_C(0xa6a9e29b68c87482),
    UINT64_C(0xf4b91a0d6432648b), UINT64_C(0xfaa01e0743107547), UINT64_C(0x12a69eba2b1d1f5f), UINT64_C(0xd21d79cefaa4dbac), UINT64_C(0x8620e002d09b108c), UINT64_C(0x49d637a86779b1c3), UINT64_C(0x29649460c9eed106), UINT64_C(0xa87d496d35fb0873),
    UINT64_C(0x496483284a5373bf), UINT64_C(0xb08c15efd8cc4af0), UINT64_C(0x1172fed86b625d6b), UINT64_C(0xff95f64fdd91c2e8), UINT64_C(0xcdfd628921d4550d), UINT64_C(0xe0ded4461025d83f), UINT64_C(0xa74b67ebcae22b5e), UINT64_C(0x5660ca8c8eb5b252),
    UINT64_C(0x5cec58b9a63ec72c), UINT64_C(0x0117aed4cf8da5fe), UINT64_C(0x3534de2639962452), UINT64_C(0x49962623cbef265c), UINT64_C(0xa281ee497851c1d9), UINT64_C(0x1df7f562f0a409a3), UINT64_C(0x1de61e86c5eefaa5), UINT64_C(0x65dee5898c9c64af),
    UINT64_C(0x748c9dcd1905fd95), UINT64_C(0xd6e5f97dad53c83c), UINT64_C(0x0d81a593226f76f5), UINT64_C(0x9577d368c5f86123), UINT64_C(0xb59fbc8b9c88228b), UINT64_C(0x82712a2b7f02c5ef), UINT64_C(0xfe05e395635d9961), UINT64_C(0x6e471d54d9b56b35),
    UINT64_C(0x5ad937c1dd266a70), UINT64_C(0x55633867b2cbf016), UINT64_C(0x068ac70df7c05084), UINT64_C(0x8cbc579e7971b886), UINT64_C(0x0182c5cafa361230), UINT64_C(0xe33d92d3fbe14906), UINT64_C(0xcb91f26ebf890f8d), UINT64_C(0xfa1a048f1ced47b8),
    UINT64_C(0x0bb838bc6b319025), UINT64_C(0xec7ce5b0588fe11d), UINT64_C(0x17030ad056dc31ca), UINT64_C(0x93804738cf7de16c), UINT64_C(0xfc7c823d1ddd168e), UINT64_C(0x546b395f1a134d07), UINT64_C(0x897d9561bb49d7d8), UINT64_C(0xe3e826cf6666de2c),
    UINT64_C(0xff24b4468b03e296), UINT64_C(0x0455ed7272ea4b6b), UINT64_C(0x0b682f69a8be4e59), UINT64_C(0x0fff28eca06aacde), UINT64_C(0xfe6ed266a662fe0c), UINT64_C(0x80cb97f6528a8559), UINT64_C(0xc4f6a3316627fc79), UINT64_C(0xfe5b22249b08cccd),
    UINT64_C(0x312c60aee84969c3), UINT64_C(0xbf620ae1e6a0c0e1), UINT64_C(0x5e22bcae19ccbfcf), UINT64_C(0x12e855a8ebb6c039), UINT64_C(0xd7aa9221680567c1), UINT64_C(0x7e747aedeedba8fa), UINT64_C(0xedb3400d64e9dd14), UINT64_C(0x583e7a2194e99b53),
    UINT64_C(0x47898271e04c3785), UINT64_C(0xefd21d7558699d12), UINT64_C(0x6b51280a15c5d9a1), UINT64_C(0x4f77ee83c4a89658), UINT64_C(0xce57d19ff4af4676), UINT64_C(0x015669cf53ccadaa), UINT64_C(0xedb3f274662cdd13), UINT64_C(0x2cb8fe1352fc18c5),
    UINT64_C(0x8a9a057c3871e162), UINT64_C(0xecd4455099ec2c5e), UINT64_C(0x85c94f7b4d76ecc4), UINT64_C(0x6ff13cb9ad7a50a3), UINT64_C(0x62e167c60d878f4e), UINT64_C(0xfe7830d6d045621c), UINT64_C(0xff70b26c232ad44e), UINT64_C(0xcb7d7c6f6a3f4d32),
    UINT64_C(0x85de0018e78d0066), UINT64_C(0xcd2b4baccda07fa0), UINT64_C(0xf4217fb6925badb9), UINT64_C(0xa8d1ee63ac8cbab0), UINT64_C(0x417d2a397478c601), UINT64_C(0x060a156dd40e7e37), UINT64_C(0xe779bfeb27c33835), UINT64_C(0xa0ce42759bfcb18b),
    UINT64_C(0x95faf1ba6ef6853a), UINT64_C(0x735425a3370948dc), UINT64_C(0x93e87005b6053e03), UINT64_C(0xc651b9aadd386d37), UINT64_C(0xc6f6008e7331fac2), UINT64_C(0xc60fa6ce0005a660), UINT64_C(0xedf48a6d9ae9cfed), UINT64_C(0x65d167f3aa4f0c2f),
    UINT64_C(0xe7e698fe0e7b0016), UINT64_C(0x31cd0638db6f6a7c), UINT64_C(0x9d10f85965bb21cf), UINT64_C(0x12396fcc6f552ec2), UINT64_C(0xf2fcc89271587fd4), UINT64_C(0xa1b09ddbb127b9f9), UINT64_C(0xc015f86f83ba43db), UINT64_C(0xc4f7cf8262e5a9a3),
    UINT64_C(0xba12f89f88120b77), UINT64_C(0xe3dc9c8d6e133a47), UINT64_C(0xdac29c1d674ca6f9), UINT64_C(0xa03d8b44bf64ab4d), UINT64_C(0x153c10d827bb77d4), UINT64_C(0x7e82c0af1f88a731), UINT64_C(0x54cdc0433e4dc2c3), UINT64_C(0x1c37289d782c588c),
    UINT64_C(0xa62f404c0348d8dd), UINT64_C(0x6f29db58d1bd2fd6), UINT64_C(0xbc5ed508258e4d6e), UINT64_C(0x3df8943e34467752), UINT64_C(0xa0182b052fc68dca), UINT64_C(0x023e93dfdd12fda4), UINT64_C(0x5f30a713f82456cb), UINT64_C(0xfee7d38d63b7a766),
    UINT64_C(0xe2796fed2f29b896), UINT64_C(0x28994b799bbc11ac), UINT64_C(0xd331ad6e16319bbd), UINT64_C(0x64ffae870041647d), UINT64_C(0x30b24961b49dcd19), UINT64_C(0xf26bfe1efc3f9670), UINT64_C(0xc872a7a36cc63c5a), UINT64_C(0xfcb44b52a33220dd),
    UINT64_C(0x54e42094851f856d), UINT64_C(0xac0f924c52dd4c0a), UINT64_C(0xe7a95dd995c1b6e8), UINT64_C(0xa843f8a25c53da51), UINT64_C(0x57397889f113b665), UINT64_C(0xd71d0041b483b43e), UINT64_C(0xbdb730b1d9446bf0), UINT64_C(0xf3eb57343d7760b0),
    UINT64_C(0x93af353dea48b7de), UINT64_C(0xa1bf0c2bd1ba8a82), UINT64_C(0xf5edc4e849fe3d21), UINT64_C(0xa5e0fcabe5ae5ba2), UINT64_C(0xcc8c1305bcd56fe9), UINT64_C(0x097e8b1c56b287fd), UINT64_C(0x76affcca31455319), UINT64_C(0xd01c60daaa9b65fa),
    UINT64_C(0xcd667d6925e504b4), UINT64_C(0xcdcd5caa64cba27f), UINT64_C(0xef8cd4d659ab62ca), UINT64_C(0xa08297f0cb0ad89e), UINT64_C(0x07937c1bb1a896c0), UINT64_C(0xbe90e87a9fe765e5), UINT64_C(0x1b216a16f44695c0), UINT64_C(0x57b269ed44992bb8),
    UINT64_C(0x424daac22ea72133), UINT64_C(0x379627942fb2e45c), UINT64_C(0xb8987e77caecf768), UINT64_C(0x4a23832879e08ade), UINT64_C(0x253f60a1ef099022), UINT64_C(0xe501f0ef6ccba288), UINT64_C(0xe2849a1668b0e08a), UINT64_C(0xa624681b0bdfe9e5),
    UINT64_C(0xfb38303ebd0a26e0), UINT64_C(0x7461a4b74d83afdf), UINT64_C(0xdc42a99b40cedfa2), UINT64_C(0x4621f4d88b0e11e3), UINT64_C(0xec8833552edae00e), UINT64_C(0x5f32af058486658a), UINT64_C(0x93633c8b9e9851e3), UINT64_C(0xfd67a7a2b3f9ae27),
    UINT64_C(0xaaf6ddb5de40fa29), UINT64_C(0xa4bc5881ed27485d), UINT64_C(0x06ec8bde3e18a3ee), UINT64_C(0x5817543665ffdc7f), UINT64_C(0x2e267fb3cadd7f19), UINT64_C(0x67dbf13b11c055f5), UINT64_C(0x11e463200aa86c4b), UINT64_C(0xa8458aba0334c637),
    UINT64_C(0x75a0356417e0aefc), UINT64_C(0x0fab96362f367462), UINT64_C(0xbbc865487da3dd66), UINT64_C(0xf8393059a73beef8), UINT64_C(0x327f907f0cb25ee9), UINT64_C(0x4ed9435858009868), UINT64_C(0xe5bdcd082d076425), UINT64_C(0xe49988bbe6668dda),
    UINT64_C(0x439a676db74fdee5), UINT64_C(0x9060277c01cd71ed), UINT64_C(0x4799d1af3819d5ad), UINT64_C(0xf6a6f1ef1561e1e4), UINT64_C(0x3a934fdd6552d61d), UINT64_C(0x1561364d8d1c415f), UINT64_C(0x6f54be0e120977c1), UINT64_C(0xd49073490fa7f272),
    UINT64_C(0x463d4c0b2d3033b9), UINT64_C(0x2b0abd217563224f), UINT64_C(0xdeb667e84e9a1881), UINT64_C(0xc94c82e75858bc45), UINT64_C(0x4e61512e8f4fbe0d), UINT64_C(0x8090b46671c6116a), UINT64_C(0xf8818ae3fc60b542), UINT64_C(0xb29fd3e79e1832d4),
    UINT64_C(0xe098317a15a1b32a), UINT64_C(0xb6a741c010eb658f), UINT64_C(0x81a814996fc88ca7), UINT64_C(0xa8c9fc18f90df2ca), UINT64_C(0xb806e7ee728b1aec), UINT64_C(0xc38c93ea7a7cbbe0), UINT64_C(0x8db8f8a92cf3d2fd), UINT64_C(0xae277ae09495e41c),
    UINT64_C(0xe3ec95c32b6f1302), UINT64_C(0x52133086e3086616), UINT64_C(0x33f2ecdb0a9dc91e), UINT64_C(0xe4122fbe8f91e06d), UINT64_C(0x8cca0e1262e4fcc5), UINT64_C(0x0a2614131b14ba8c), UINT64_C(0x5698e4d599781f35), UINT64_C(0x892e461549ddd950),
    UINT64_C(0xb11e2c5976b3ec41), UINT64_C(0x2fb57e043a544599), UINT64_C(0x923240e217de7045), UINT64_C(0x22edbda92a7a4949), UINT64_C(0xc531d30134d95dc8), UINT64_C(0xf8548b22e10ad718), UINT64_C(0x0acdbd6f263457c7), UINT64_C(0x20c4e593fccd43e1),
    UINT64_C(0x9cb6d618eadfef92), UINT64_C(0xc39dc8bd7bdaee51), UINT64_C(0x8769431560f6d323), UINT64_C(0xbb19e7d57b002e33), UINT64_C(0xbe28dbd03ea61aff), UINT64_C(0x78d32a712721c464), UINT64_C(0x5c7a0808b801cc23), UINT64_C(0xdac9f67073b602c3),
    UINT64_C(0xf175580398c0e24c), UINT64_C(0xef6e3874f63068a0), UINT64_C(0x4ccf20024bf266a3), UINT64_C(0xa7679e8951db7296), UINT64_C(0xca5a670049661669), UINT64_C(0x4195672473e31e21), UINT64_C(0xd0bb7c06a7e21978), UINT64_C(0x779685393efb2a53),
    UINT64_C(0xa3a0be3dbd2f5d5f), UINT64_C(0x429531b5d6739394), UINT64_C(0xb923fb310b3a8f5d), UINT64_C(0xf064201f5fb20181), UINT64_C(0x4038c8a6d07290b2), UINT64_C(0xb8696f7d4039db8c), UINT64_C(0x5a7af8171ebfbd07), UINT64_C(0x60ab8e87a49e9eff),
    UINT64_C(0x33c1a096282a2d54), UINT64_C(0xdbf869b99ef633d1), UINT64_C(0x20e86d2f3e18c320), UINT64_C(0xdcf666f582cdedca), UINT64_C(0x86cba275724d3cc1), UINT64_C(0xf8cfe148944bee8d), UINT64_C(0x05c93f707c00aca1), UINT64_C(0x6b8875b9c1709193),
    UINT64_C(0x8519a1a5b198638f), UINT64_C(0x88dd319cfd4d34d3), UINT64_C(0xb2351f728f3e4940), UINT64_C(0x49bf27a21a247003), UINT64_C(0x2e4590b45deb5d7e), UINT64_C(0x22dbd90695574393), UINT64_C(0x7e91c5a922dcf992), UINT64_C(0x6a5d850c8db7b63e),
    UINT64_C(0x6de194fbfa87e13b), UINT64_C(0x9cf3e098b1e26ac8), UINT64_C(0x49bebeabf5b191ef), UINT64_C(0x1102a6f088eaab30), UINT64_C(0x3ed93c9ea26fa563), UINT64_C(0x858bb066fb4e1b5b), UINT64_C(0xa27a5222a77495cc), UINT64_C(0xd383bd342d288f83),
    UINT64_C(0xb0dc17b8dbc823dc), UINT64_C(0xbf73c7940e9bdf5c), UINT64_C(0x0266b46e0cbcb76d), UINT64_C(0xa555e5bf5eba3d81), UINT64_C(0x7b7628d5aef69e4d), UINT64_C(0x6a5e80b52b228a2e), UINT64_C(0xe399bb4e6b727d68), UINT64_C(0x45a8a851f6b96daa),
    UINT64_C(0x7b252e7361f27ad6), UINT64_C(0x184fd3368515c8c7), UINT64_C(0x32597bdc78f5aafa), UINT64_C(0x525b6a1bda8755db), UINT64_C(0x0eba1126228cc8ab), UINT64_C(0x7237a454bded083a), UINT64_C(0xbe401609395cf333), UINT64_C(0x6e2c0acba9396cfe),
    UINT64_C(0x34a188b4985bb5e4), UINT64_C(0x3d22b3fd720cc770), UINT64_C(0x4b6bf6010cf00e4b), UINT64_C(0xf1d9cf3029af30cf), UINT64_C(0xf97edcc79fb83628), UINT64_C(0x66a2812f56f442e8), UINT64_C(0x33c9ebc076e8c924), UINT64_C(0xd4f266a00e358812),
    UINT64_C(0xb78c26ac9e2523a9), UINT64_C(0x9927d6e73da6de29), UINT64_C(0x6cf1004a1f8b150f), UINT64_C(0xf37d8d830906c3e8), UINT64_C(0x3c19efe94a153488), UINT64_C(0x154d39b82cc33c7d), UINT64_C(0xebae03fbcc70ce93), UINT64_C(0x78fba05e2ecc4c9f),
    UINT64_C(0x36b5d8fa8d673383), UINT64_C(0x78b0f54bcdd33382), UINT64_C(0xae69179424ad03b0), UINT64_C(0xf9f8acd571a27ad4), UINT64_C(0xa646a26bc5db1d00), UINT64_C(0x29eb205b4e9e56b2), UINT64_C(0x480fb1b411eaa6c9), UINT64_C(0xcdfe738f7fff71e2),
    UINT64_C(0x61d505a662c0e305), UINT64_C(0xab13a2eb7e511894), UINT64_C(0x9e02eb72ebbbf955), UINT64_C(0x3d06f58f92907cff), UINT64_C(0xbd12b156e9b16710), UINT64_C(0x57965c2ef937e307), UINT64_C(0x9b16a996c7d33975), UINT64_C(0xb48dac0b32044f5a),
    UINT64_C(0xd2ae72df0aa9b107), UINT64_C(0x8819866f670c4573), UINT64_C(0x6e039a01af5b09d6), UINT64_C(0x312074c73d641cd8), UINT64_C(0xafbec5deb46c669f), UINT64_C(0xdcf85a822b3d5a51), UINT64_C(0xb4b976e69d8864f6), UINT64_C(0xaf1edc5319425ba9),
    UINT64_C(0x655c2eae491fa6ed), UINT64_C(0x3683cf0b12f2169f), UINT64_C(0xafcfec7c4e528b23), UINT64_C(0xd95079464e3f6185), UINT64_C(0x3948578dfdd66a79), UINT64_C(0x14ac18c41c4fd406), UINT64_C(0xeb3e8d552477144d), UINT64_C(0x5d920a438220f414),
    UINT64_C(0x72f0ecd09456b52a), UINT64_C(0x30c2aa688d3fd527), UINT64_C(0xa4392d6e3caa4ea7), UINT64_C(0xf4e445f44f792e8b), UINT64_C(0xaf9bfb5b193b60eb), UINT64_C(0x81e8ea863a34a3cb), UINT64_C(0xf5db9188f07a24ea), UINT64_C(0xa5c41ac9c68a920a),
    UINT64_C(0xf2ab5bed6b4734be), UINT64_C(0x8b6c7e73b57641cc), UINT64_C(0xda3916e41a4e7fad), UINT64_C(0xfe5444c0312f81d2), UINT64_C(0xf4225e16bf8fa77b), UINT64_C(0x34594b7510a3aa9d), UINT64_C(0x455b1289f5ef46ab), UINT64_C(0x1f385945668ca15f),
    UINT64_C(0xd9b3347423b8fd1d), UINT64_C(0xf89903a020826b9f), UINT64_C(0x07c44a5be70a878c), UINT64_C(0x20a49e78120c964a), UINT64_C(0x818ffc04fbd4caf2), UINT64_C(0x5a149819271bb8e8), UINT64_C(0x500aad797345e2be), UINT64_C(0x7bdd7d03668619c5),
    UINT64_C(0x4e2268c6d7146fb3), UINT64_C(0x80923987df030d76), UINT64_C(0x082def4ca0c7aae6), UINT64_C(0xdc7941c2a8eda4a4), UINT64_C(0x0d97c31bc7e2c349), UINT64_C(0xef8ec6ed5c4e765d), UINT64_C(0x3d3bcc8ca3769d75), UINT64_C(0x187c87a2db26f60b),
    UINT64_C(0x5f9b65ed289cedd1), UINT64_C(0x38bfa50bd2a30f5f), UINT64_C(0x3703ee1bbeb81477), UINT64_C(0x865377711a1096ec), UINT64_C(0x2e253e8c27d74c80), UINT64_C(0xdd87d664db52fa28), UINT64_C(0x31eb5bcc6ce332b9), UINT64_C(0x17aad1a0614899d2),
    UINT64_C(0x35b87e197fe114e8), UINT64_C(0x7ed26e9f0b2a9e52), UINT64_C(0xdfd7efeb3cffaf36), UINT64_C(0x3e6f9f8e058db184), UINT64_C(0x27ac07f70b31e9b5), UINT64_C(0xfb18a4cd50a3e3f1), UINT64_C(0x7a53bbf8d88271f7), UINT64_C(0x4debb4a99ba25607),
    UINT64_C(0x8e8afd8fd872ba00), UINT64_C(0x99a4e81f437a5f4e), UINT64_C(0x872123fbf6189254), UINT64_C(0x79e67811463ec17f), UINT64_C(0xb39d9db041ec2bed), UINT64_C(0x8e6b2992d3d3a5cf), UINT64_C(0x9a46931cf7a212e2), UINT64_C(0x44c282d5f57182c8),
    UINT64_C(0x80a958affe7554e8), UINT64_C(0xd01da5cd312b65a8), UINT64_C(0x190365455965e431), UINT64_C(0xba37ee3282c0ab20), UINT64_C(0xbd4cc178e8e8410c), UINT64_C(0x83a102d3694ba4e4), UINT64_C(0x004f4f0e33861380), UINT64_C(0x38d029e6364e1326),
    UINT64_C(0x20cebf74a2603564), UINT64_C(0x9440d1d3a2e60bec), UINT64_C(0xf1f4804698917e19), UINT64_C(0x6a17455cca40a208), UINT64_C(0x9acdbf5d0dd83524), UINT64_C(0x077bb7d45c076e97), UINT64_C(0xafff3222f127ba31), UINT64_C(0x1c95c2531476f943),
    UINT64_C(0xbad65977192483d8), UINT64_C(0xe74bdff8ce877625), UINT64_C(0x141b55d401873928), UINT64_C(0xed45b5084729cbbd), UINT64_C(0x46c05dd7b8f02b9e), UINT64_C(0xc8f96d1925bc4091), UINT64_C(0x5d4affc89f0d26e5), UINT64_C(0x5cfcb8eb60fd4e5a),
    UINT64_C(0x112b2e7cce484bfb), UINT64_C(0x2b930d3e49b4e339), UINT64_C(0x98ac2b0892428c0a), UINT64_C(0x133c0dd8f2021de4), UINT64_C(0x2feda8b7656d344c), UINT64_C(0x2bbcd2ec80ce5a57), UINT64_C(0xfa24ac4611c123bc), UINT64_C(0x2b67b019a4ec50d4),
    UINT64_C(0xe9897acd0bf55a29), UINT64_C(0xb9bbed861722fc57), UINT64_C(0xea6fafa75a4fa810), UINT64_C(0xab537d0b616a0231), UINT64_C(0x163a3370100855fa), UINT64_C(0x2f039a2d3375b1a9), UINT64_C(0x0f4d2057149a9d1b), UINT64_C(0x85957adc67083b71),
    UINT64_C(0x8b07b4b737013fbb), UINT64_C(0x38b6c2afede580be), UINT64_C(0xc8bd9754662255bd), UINT64_C(0x3b1056266a7942cb), UINT64_C(0xce0e2394af41db89), UINT64_C(0x5b3104f3651d8bcd), UINT64_C(0x2f5af55e030aec60), UINT64_C(0x88cd145a78053a5e),
    UINT64_C(0x9cd7712cca5d7f6f), UINT64_C(0xe714f1a3edfae687), UINT64_C(0x2ac2de3a4dff14c3), UINT64_C(0x317c3bf1129a6994), UINT64_C(0xf352a0740313e9be), UINT64_C(0x7cb7005f5ca37877), UINT64_C(0x914d7aaaa907d60c), UINT64_C(0x8fad9c03cb9fbfbc),
    UINT64_C(0x89d32cc4fec8686f), UINT64_C(0xd7e380cc4dcf53bc), UINT64_C(0x5d0a79e641363f66), UINT64_C(0xc76b83b265c108b7), UINT64_C(0xf5c0362643b8f9e8), UINT64_C(0x00c293fdc60f9b71), UINT64_C(0x7eeb4b8fc7aa1657), UINT64_C(0xa0cd75fc00394c6a),
    UINT64_C(0xabc803a4125fe79e), UINT64_C(0x3fa9d6f8cc425111), UINT64_C(0x4d4b7e5c82e8485b), UINT64_C(0xde7e052fc458cbd7), UINT64_C(0x713c56ac342e6cb4), UINT64_C(0xc941bfc2721dd363), UINT64_C(0xbffc17a7c960dce3), UINT64_C(0x755ebd0441619026),
    UINT64_C(0xc885b37b3f428651), UINT64_C(0xa71c9fe240ac8556), UINT64_C(0x121e30e5f3fd590b), UINT64_C(0x72cfd962518b1784), UINT64_C(0xbbb847821111696c), UINT64_C(0xea9a33faa783ea5d), UINT64_C(0xa875b64a98ac9f89), UINT64_C(0x21c345ede6900adb),
    UINT64_C(0x57367d3352ad4b1a), UINT64_C(0x05f6d3bfe5128102), UINT64_C(0x1256774495476488), UINT64_C(0xe42f8ec1ece7059a), UINT64_C(0xefc08fab9e995e9e), UINT64_C(0xd05496889b4e16cd), UINT64_C(0x04360a5d6db6e5c6), UINT64_C(0xa3e98b6fa01f1423),
    UINT64_C(0x5ed2042f307e37e9), UINT64_C(0x41e16b628232efda), UINT64_C(0x7c9e0e903d8f700e), UINT64_C(0x0302ba91a6e9bfda), UINT64_C(0x4a833fc02885a241), UINT64_C(0xf6dffd6f9c068e16), UINT64_C(0x6ab7f3e2189b1d40), UINT64_C(0x5d99c9b37049fb8a),
    UINT64_C(0xb522c644932db8df), UINT64_C(0xa61d7fd68e9f7626), UINT64_C(0xe4b956cc9ca8bd02), UINT64_C(0xd527b2dddcedc288), UINT64_C(0x540e88112c92f2bf), UINT64_C(0xa6d6711ebd3926d2), UINT64_C(0x2113b3f959539bac), UINT64_C(0xa27e1f7a10e96221),
    UINT64_C(0x2933817ed51d2147), UINT64_C(0x31f41843ed917444), UINT64_C(0x3399ef19c2ede899), UINT64_C(0x468c3c63d1ce79f5), UINT64_C(0xa7399220e44b386f), UINT64_C(0x07ff4aa1cddf32ab), UINT64_C(0xd25fdae2045496d1), UINT64_C(0x2fde9ea91efd2f2e),
    UINT64_C(0x0d268631d155dbb1), UINT64_C(0xff1571c1efa59fb9), UINT64_C(0xe439e206424f348d), UINT64_C(0x667252e100fd2759), UINT64_C(0x5c5a189b0264b2ac), UINT64_C(0xe2ca2b11df63e821), UINT64_C(0x07f53c0527fa8814), UINT64_C(0x8989c56847b81034),
    UINT64_C(0xf24d58639665fded), UINT64_C(0xc49997c8174de68b), UINT64_C(0xe6d14aa1d140f402), UINT64_C(0xd753269c530f8411), UINT64_C(0xfd0d8b8cc1937f44), UINT64_C(0xf1c531552108d9a4), UINT64_C(0xe594fba3e04498ce), UINT64_C(0x0c7e6fba6daaf87a),
    UINT64_C(0x245bb133b417635c), UINT64_C(0x0680fb8018979fa2), UINT64_C(0x675232f6e2aff282), UINT64_C(0x8cd2cb3538e4d4cb), UINT64_C(0x43fa88ca31cbd11b), UINT64_C(0xb7cf2d495c572c0e), UINT64_C(0xacee47b17b5fd673), UINT64_C(0x261ed45f173aaef4),
    UINT64_C(0x7398f1d290d61e11), UINT64_C(0xa502f14810ccf0c5), UINT64_C(0x800784b2628c9e29), UINT64_C(0x91f97cc5ce21d51a), UINT64_C(0x09528e8f8f2b868c), UINT64_C(0x1b47876c02e3044a), UINT64_C(0x89e27994806d12e7), UINT64_C(0x8b8713859b32d248),
    UINT64_C(0xc9a86578ef970782), UINT64_C(0x2cba3b0751c25213), UINT64_C(0xa56a0c1e0edc0518), UINT64_C(0xeaf42229d885ef6c), UINT64_C(0xe2cc455386f1f7bf), UINT64_C(0x7d232f21368284c4), UINT64_C(0x21a913abaf8a0bf7), UINT64_C(0xa2d97543ee62243f),
    UINT64_C(0xc437930c9e19797e), UINT64_C(0xd140807fb9105540), UINT64_C(0x7e842e49ed56c895), UINT64_C(0x0e94d2caa2fbd4d2), UINT64_C(0x7401ecace65756e7), UINT64_C(0xb187b38723075b20), UINT64_C(0x06fcabfa069be36b), UINT64_C(0x10dbe5da1285ecd7),
    UINT64_C(0x330b9d0e091d6cd9), UINT64_C(0x80e5da3e3d38506d), UINT64_C(0xce0185a1042e4707), UINT64_C(0x0bffd58e1933cd8f), UINT64_C(0xd9be395be7e1d3a0), UINT64_C(0xea0924178c819172), UINT64_C(0xd68843d9c28a229e), UINT64_C(0x17aa665f2bf727f0),
    UINT64_C(0xe0ce53a127141f53), UINT64_C(0x08566770f3857cf6), UINT64_C(0x481d08674b969e25), UINT64_C(0xf9b6cb6335b1b832), UINT64_C(0x205a335ae7c7534d), UINT64_C(0x6c4f94a16d816ba0), UINT64_C(0x006316c745705b83), UINT64_C(0x4825f443ebfb41d4),
    UINT64_C(0xe527d92e131d67c8), UINT64_C(0xdda61b0145b4a71c), UINT64_C(0xc63cc08cbb91bf50), UINT64_C(0xd03d5376ff085ff4), UINT64_C(0x7efa8545801d9c12), UINT64_C(0xf918e075016ff62f), UINT64_C(0x4426a10b1130ec32), UINT64_C(0x44357c534ad7c8b4),
    UINT64_C(0x43f0e68660f74207), UINT64_C(0x358a524f692d6089), UINT64_C(0x062ee166ece090d1), UINT64_C(0x77512aec37a07e5a), UINT64_C(0xd96f3f6a3ff6a3b7), UINT64_C(0xc70cb867a95df31d), UINT64_C(0x848427bc74d91f8c), UINT64_C(0x4ab106c90f5ac627),
    UINT64_C(0xf65c75974be63863), UINT64_C(0x1c6c9198657f6252), UINT64_C(0xda082d3405f9b919), UINT64_C(0x07ca439edeb6bc40), UINT64_C(0x6d88aa0cdb1313b8), UINT64_C(0xcb0f7957e700d2d0), UINT64_C(0xaa7f59b33cbe766f), UINT64_C(0x9c5a8539c450b6a2),
    UINT64_C(0x50589b52c05f9dfa), UINT64_C(0x760b89d8d0a77cf9), UINT64_C(0x860f08579b338cf2), UINT64_C(0xf494b6acb95d315a), UINT64_C(0x35d85f5e44d3e2a8), UINT64_C(0x7a943b0935245fc4), UINT64_C(0x2d978a711acca0c9), UINT64_C(0xec88f9dbce6a3830),
    UINT64_C(0x4da3ff47adf0bc44), UINT64_C(0x015dbf0aebfcc5b3), UINT64_C(0x8c06137a4334d1f2), UINT64_C(0xfb8946134fdb5684), UINT64_C(0xec87b4dbda6827d7), UINT64_C(0x8ceefc63e5205cb5), UINT64_C(0x123223ec9993e1a9), UINT64_C(0x5d1ca48fc5ec57f5),
    UINT64_C(0x64c13e56d140a21f), UINT64_C(0x9718cf54797b36b0), UINT64_C(0x0d0ad69d8f5326f1), UINT64_C(0xb7a838b9913851ae), UINT64_C(0x5a35b9e21ca54371), UINT64_C(0x3328dc4518d2627b), UINT64_C(0x2e3e25d00c570244), UINT64_C(0x8c8a90c0ea413608),
    UINT64_C(0x794eb6d2c73e47ea), UINT64_C(0x54cf26de39eedeeb), UINT64_C(0x615635d78c62b348), UINT64_C(0xb37aa521660e8a93), UINT64_C(0x65240649ab98501f), UINT64_C(0x88abbe8978b4b51b), UINT64_C(0x1885517bdedfccbd), UINT64_C(0xe3914643388d7558),
    UINT64_C(0xf72efb2cd3ed9474), UINT64_C(0xacdfc1427091c735), UINT64_C(0x746fcfa5a5af2d53), UINT64_C(0x9603592ab9612843), UINT64_C(0x31c97b8b656ae4ea), UINT64_C(0xf9c85d80fb6845ea), UINT64_C(0x32e66dcaf206973f), UINT64_C(0xa1a133543d92727f),
    UINT64_C(0xa011e526f1aa4fde), UINT64_C(0x3bb27d3d33f284ad), UINT64_C(0xc533870deb80ead1), UINT64_C(0x5d7250c4b9493531), UINT64_C(0x8c8679d672c7dca3), UINT64_C(0x0a0f0872a94126d8), UINT64_C(0x717ba565744bd3e5), UINT64_C(0xc09270c50ea7b110),
    UINT64_C(0x80b7389790b816c5), UINT64_C(0xf6af2f7ef463de2f), UINT64_C(0x21a486bd8bbf6be0), UINT64_C(0x7e8e43bb53f85ac6), UINT64_C(0x7709605f9b080163), UINT64_C(0xdbca4956e039ef61), UINT64_C(0x0963ab84ff3bced0), UINT64_C(0x7eaecc05e76d3957),
    UINT64_C(0xb810fec5b51ebf9a), UINT64_C(0xeeed0d3e73dcd937), UINT64_C(0xb09b336651a64169), UINT64_C(0x0d03f7afe1f9c5d7), UINT64_C(0xf0dc734edae7a218), UINT64_C(0x89f3832778d16362), UINT64_C(0x67f5099f094213b3), UINT64_C(0x0b660d1a57aa9c52),
    UINT64_C(0x15b33c80c2c6a727), UINT64_C(0x7ec59443794fa19b), UINT64_C(0x2083298c29202f4f), UINT64_C(0x24c8d7b9254cefce), UINT64_C(0x8e542c4a10bb6895), UINT64_C(0x3c9dc1732d2bd6cd), UINT64_C(0xa393ab0b4be44ded), UINT64_C(0x25308e0f955de42f),
    UINT64_C(0x6c8a034b2c5bf01e), UINT64_C(0xa7389eb8859f6e1a), UINT64_C(0x63a5409852a7aae6), UINT64_C(0x728455f0c6fe55ab), UINT64_C(0xc712ac1b806182b2), UINT64_C(0x623fbc40114021e7), UINT64_C(0xbe5d98ccdfc7d471), UINT64_C(0xd86a716c76bd1273),
    UINT64_C(0x8c3ac453cf392dbc), UINT64_C(0xdd1d5ec32f1e2abe), UINT64_C(0x72fea958ec751680), UINT64_C(0x1edc4575d693ec74), UINT64_C(0xad78ab4a9466b5d8), UINT64_C(0x4cea1f55760953d2), UINT64_C(0x7dd92ae283aad242), UINT64_C(0xeaf982e6daf6a927),
    UINT64_C(0xebcbba9bade537bc), UINT64_C(0x914d517f1429eb25), UINT64_C(0x0e8382eabe07e0f9), UINT64_C(0x5e8d33a2abd2e2fe), UINT64_C(0xa933021e25fc992f), UINT64_C(0x1ec866179e3f7f81), UINT64_C(0x0a62342b678d3b81), UINT64_C(0xf4742f42564722bf),
    UINT64_C(0xad8c55afe58bc1fd), UINT64_C(0x1f16818cb0e1bed2), UINT64_C(0x7120501a4cb7b962), UINT64_C(0x2dd5fece64f6789f), UINT64_C(0xbc5e3a2a08d380a3), UINT64_C(0x31b89fb9904ba38b), UINT64_C(0xe8c64cd733a30de0), UINT64_C(0x10e924c59985cd39),
    UINT64_C(0x1fd11918da4e5d1f), UINT64_C(0x71e3bc73d9fe77c6), UINT64_C(0xd6f6dd4dece88d5f), UINT64_C(0x6912ed27024a66a1), UINT64_C(0x97b0c0ecd75b04f4), UINT64_C(0x4d459e66c4026f84), UINT64_C(0x42fad660a9203ec0), UINT64_C(0x0adb9092d53a6eb4),
    UINT64_C(0xb75a9e20601e8b9d), UINT64_C(0x12b72d899d2cfdbd), UINT64_C(0x6d709158abd3c951), UINT64_C(0x6e7641d7d36248d5), UINT64_C(0xdb27d37cbd4dda62), UINT64_C(0xcc2a80bf2c25b86c), UINT64_C(0xf143992a1b6b6839), UINT64_C(0xb331d261deeb661d),
    UINT64_C(0xe4981c350a9ab148), UINT64_C(0x42595b2153bb60bd), UINT64_C(0xb70ec5a8957b3829), UINT64_C(0xf4ace7d29c643ee0), UINT64_C(0x0b34994aa22d7b32), UINT64_C(0x7158f3023c611cd9), UINT64_C(0xb9d2657401d34c8a), UINT64_C(0xfb3911ef319f45da),
    UINT64_C(0x4fc3a8168e5ba367), UINT64_C(0xcf67b22c6eb548e2), UINT64_C(0x6f8edeac097d0839), UINT64_C(0xf886fbbf18b84c68), UINT64_C(0xfdb38ca97e88a864), UINT64_C(0x25fae46783e25e28), UINT64_C(0x1aa79af7f18f9bfe), UINT64_C(0xe3e718e0a31f11e2),
    UINT64_C(0xef045c805bf44e04), UINT64_C(0x184af66ce04507d1), UINT64_C(0xc42a419924a6124e), UINT64_C(0x723fe474f484bc1e), UINT64_C(0xbc916a4c150bbffb), UINT64_C(0x28504cbff747a198), UINT64_C(0xc8c76c3249fed9ce), UINT64_C(0x90c9b4188a2f247c),
    UINT64_C(0x90dad014632927dc), UINT64_C(0xb1d1df43395060ac), UINT64_C(0x0ec6c659fcacdfb7), UINT64_C(0x50c6840c7cd7956a), UINT64_C(0x8943746e7f696b88), UINT64_C(0xcf589435d4e0a520), UINT64_C(0xae0e514c60e865ca), UINT64_C(0xb873b001d09b7843),
    UINT64_C(0x735ef946c814a31f), UINT64_C(0x6cfd4798bf2a5af5), UINT64_C(0x5e5546c98380770c), UINT64_C(0xe98d1101dba8eaa1), UINT64_C(0xe5eb3af0dda0e066), UINT64_C(0xf2efac26c8bac748), UINT64_C(0xf18c6b55846ed9b3), UINT64_C(0xf0826b11e5a56c7b),
    UINT64_C(0x184702f4497eb687), UINT64_C(0x84a3eb5fc1d012fe), UINT64_C(0x306114419fa0cda4), UINT64_C(0x80126cbf784d29f2), UINT64_C(0x7fb3020aa5949356), UINT64_C(0xda5b1a0ff6b24638), UINT64_C(0x5d5d48ccf6ccfec6), UINT64_C(0x2b8fd11de95c4efe),
    UINT64_C(0x7c4e5c8423ae2cdc), UINT64_C(0x5c88c1db01c750f8), UINT64_C(0x9ab5dc9b1a806a83), UINT64_C(0xf15587abbf6d0cf3), UINT64_C(0x1849f151cb2f7df4), UINT64_C(0x8bef842bb9af4ded), UINT64_C(0x11ea4305afda64a0), UINT64_C(0x76de028a6b4ac22a),
    UINT64_C(0xe4cac0438c6d3e84), UINT64_C(0xc3ffb4aff9e98663), UINT64_C(0x0774b2847936d1b4), UINT64_C(0x358c27545e316c06), UINT64_C(0xd26ab14d9430255d), UINT64_C(0x04266947cb611cfa), UINT64_C(0xa91df625347d0938), UINT64_C(0x6bfbd17b2a739b99),
    UINT64_C(0xfb02897d79407016), UINT64_C(0xb2ac32e4c17984c5), UINT64_C(0x43122670bcd9e5c4), UINT64_C(0x63a9e6b8f4983d94), UINT64_C(0xeb49418d2d91c1fc), UINT64_C(0x00e2441222402bf8), UINT64_C(0x5bd4556a5d6bf9fc), UINT64_C(0x4a0e498d82d12087),
    UINT64_C(0x3a4aefa93cc3052d), UINT64_C(0x4d481a44f2909ade), UINT64_C(0xbed3968f3cdf357d), UINT64_C(0x0e2efa88d52c7e86), UINT64_C(0xe4a7ed616aa8670e), UINT64_C(0xab95c45f1a53918c), UINT64_C(0x6c22e8d67d9c5405), UINT64_C(0x6ae159b3350ec53e),
    UINT64_C(0xc94fe86f6bb739c6), UINT64_C(0xbe854d94f7342dae), UINT64_C(0xc81b03c5aba4e62a), UINT64_C(0x75c33cd2bd69fce7), UINT64_C(0xf7820926ad1f239a), UINT64_C(0x7b7757d30948a56c), UINT64_C(0x3a8dbf1f39703e39), UINT64_C(0x2b1a9ed95a2c5179),
    UINT64_C(0x24cff4c59688d3d4), UINT64_C(0xa2c904e65a841bbb), UINT64_C(0x892d785f2c827c0c), UINT64_C(0xd72a5125e3034277), UINT64_C(0x2d5bd83f73104b5b), UINT64_C(0x1cbeeb6ad59542a3), UINT64_C(0xd6c1b6a12f3e6f13), UINT64_C(0xfae932fd40a4dd58),
    UINT64_C(0x9b434cfb8298665c), UINT64_C(0x6fcae241cdcdf75e), UINT64_C(0x59003b9b87c18a0f), UINT64_C(0xdbc348bdc471be48), UINT64_C(0x1d63d3fdd87ab16b), UINT64_C(0xb1dc5cdc2acec927), UINT64_C(0xd62cd271122f500e), UINT64_C(0xd0c42425e40cfb15),
    UINT64_C(0x522e20c0ffa53401), UINT64_C(0x5f39015c590e1cac), UINT64_C(0xa4886288207b4b31), UINT64_C(0xb1182f3f484eb2be), UINT64_C(0xc7516e18c33b25b9), UINT64_C(0x8124b257a5297d4e), UINT64_C(0x69a3eb033898a445), UINT64_C(0xc71c20efd59051d1),
    UINT64_C(0x440831a99ec0c106), UINT64_C(0x4291c0b811088e3a), UINT64_C(0x6066448d6ca77d93), UINT64_C(0x08996124328462e1), UINT64_C(0xfcc21324f9716993), UINT64_C(0xa9c2f84d4bdb1356), UINT64_C(0xfef6c03f7228c0d2), UINT64_C(0xf7ca972e76bba745),
    UINT64_C(0x37390938b72027eb), UINT64_C(0x195828e3332f12c5), UINT64_C(0x74b9b95076f81b13), UINT64_C(0xcb6b1150db891901), UINT64_C(0x0115d1ecb0314315), UINT64_C(0x85d51c7f71b7e861), UINT64_C(0x608973719feded4c), UINT64_C(0x13f8d94f9b03bd51),
    UINT64_C(0x57a2b205b58a5fa3), UINT64_C(0xdadaa3fe1233ee6a), UINT64_C(0xcee9821212d129f2), UINT64_C(0x9c0741f543fb96b2), UINT64_C(0xb5c892db3a6b31d4), UINT64_C(0x2aadd49a5d9da67a), UINT64_C(0x34353401006ab361), UINT64_C(0xd73dcc34cab00b8b),
    UINT64_C(0x4f5feee0301b54df), UINT64_C(0x1989cc48f82360b4), UINT64_C(0xc19580ae758c952b), UINT64_C(0x475ecef509a44c39), UINT64_C(0x86269417044a9eda), UINT64_C(0x98e94fcb687d50a8), UINT64_C(0x6f14fa04aba30001), UINT64_C(0x1e296eacc6cfbe15),
    UINT64_C(0xb70dde82b52df453), UINT64_C(0x3d4cb0d53a106472), UINT64_C(0xd8208b7056dccc2d), UINT64_C(0x8e1902bef276900d), UINT64_C(0x54589152db4e7e34), UINT64_C(0xa16d8cb20ecb2671), UINT64_C(0x321776641c2bb5f8), UINT64_C(0xa953087910f1016d),
    UINT64_C(0x086b4a2e213fc909), UINT64_C(0xea5bf4bf10bb7c51), UINT64_C(0x0f2bee33f9fb6f97), UINT64_C(0x006aa811b2f74a4e), UINT64_C(0xd6e955b04eeda281), UINT64_C(0x3c9c43b9fab60d40), UINT64_C(0xb6d20bd851cab57b), UINT64_C(0x35232d1c64818428),
    UINT64_C(0x8e5f15586870397e), UINT64_C(0x4037c1b1ae6094d6), UINT64_C(0xf8641cd675a44a2e), UINT64_C(0x37bdbd79e6b6a97a), UINT64_C(0xb8c088f66dc03107), UINT64_C(0x8f1e878a945bfe39), UINT64_C(0x7ad4a9020a62fe7a), UINT64_C(0x520258e74868fdef),
    UINT64_C(0xaf290c84770b6243), UINT64_C(0x80b60bf2fea946c8), UINT64_C(0x58302475959d3a18), UINT64_C(0x75b610a25a1adbe6), UINT64_C(0x64a67609180a1062), UINT64_C(0x66a2c3362a1f7847), UINT64_C(0x17223d415a68d32e), UINT64_C(0xf6041b566ad5cb95),
    UINT64_C(0xce47da985ba89377), UINT64_C(0x9a92da8a070e3c48), UINT64_C(0xee3150de64871aa5), UINT64_C(0x4eac3d2997244fa9), UINT64_C(0x7f15a4dbfae2d7d4), UINT64_C(0x39b4e56757de1be7), UINT64_C(0x01b4858fbf88f85d), UINT64_C(0x21369616493fb018),
    UINT64_C(0xef842aa23f7368e3), UINT64_C(0x95e673896c96c6b8), UINT64_C(0xd1d2ef3d741f4d0b), UINT64_C(0xb6f0ee0fce2fe0b3), UINT64_C(0x7073ce6644c6cb5b), UINT64_C(0x36582863a1084ec6), UINT64_C(0xb1719e7d2304026e), UINT64_C(0x5c8731100081162e),
    UINT64_C(0xd274e685625bae3b), UINT64_C(0xa16d9b920fa644d3), UINT64_C(0x6830ab45458ded1f), UINT64_C(0x20b9fd68e6fe1783), UINT64_C(0x29813ba67f8649da), UINT64_C(0x9d836cddbcdf181c), UINT64_C(0xb71956b3903c973b), UINT64_C(0x7e04f34c739100ae),
    UINT64_C(0x8def157ce0266cae), UINT64_C(0x0e520bedeb12d478), UINT64_C(0xaab291a8121c0d6c), UINT64_C(0x2d63b763791e047b), UINT64_C(0x6a2434904cd561fa), UINT64_C(0x2d5737afd2a10026), UINT64_C(0x2fb5b290e76d2c86), UINT64_C(0xe9096965425442a3),
    UINT64_C(0xf5e9057173d7e318), UINT64_C(0xe2826498462e221f), UINT64_C(0x7aba8a2f0f405079), UINT64_C(0x9fc80f6abe7c6210), UINT64_C(0x96465b01ae81d1a4), UINT64_C(0x9c165039be2a7acb), UINT64_C(0x58b47c563a02d1a0), UINT64_C(0x2984f8d36b12f79c),
    UINT64_C(0x62dd5cf43ec54b74), UINT64_C(0xd6f3e2c7aeae121e), UINT64_C(0x9261601362348aa6), UINT64_C(0x47041a42a75118fe), UINT64_C(0x7fad468be17d02f7), UINT64_C(0xc7016ae553feff2c), UINT64_C(0x875dfe16d8c024dd), UINT64_C(0x6acbd458a2e45640),
    UINT64_C(0xf4527c7f9540f87d), UINT64_C(0x8e7d94d2e5926bc3), UINT64_C(0xe32d5f8be9ae3622), UINT64_C(0xd52ea326d3e522a4), UINT64_C(0x57baf5cd79559ca5), UINT64_C(0x4be476d12d68440e), UINT64_C(0xe3730c8ca12c6aa1), UINT64_C(0xda36c05a366c3ff3),
    UINT64_C(0xea6d8ac5d28055f4), UINT64_C(0xd189109b2f392a27), UINT64_C(0xb44f3f0f05316ee9), UINT64_C(0x7c427ca0e70a4dac), UINT64_C(0x3e84a2bd57fcebff), UINT64_C(0x6f575272dd7092b6), UINT64_C(0xe14a3ff4791b6422), UINT64_C(0x4101c1e76e7c8183),
    UINT64_C(0xe813a0adf0d4bcbe), UINT64_C(0xbc1a60d8a0d2ebed), UINT64_C(0xa427bfd9d3f428fc), UINT64_C(0xef578bfca18911d4), UINT64_C(0x531326fcf60bf827), UINT64_C(0x2fb8ef012ee4ce81), UINT64_C(0xf45d6eb3db202719), UINT64_C(0x3f92afc336d57b24),
    UINT64_C(0x87cb7b40b9b8c181), UINT64_C(0xc887c97da92a307c), UINT64_C(0x634174a3f03dda6c), UINT64_C(0x979070a01172ea73), UINT64_C(0xbead84137d8fd61b), UINT64_C(0xfd30aa23066011bf), UINT64_C(0xbc895149a39beca9), UINT64_C(0xc3f0cc63d2e421bd),
    UINT64_C(0x5b5b500476839d17), UINT64_C(0x502d58993af4757f), UINT64_C(0x055047292e894aaf), UINT64_C(0x296a569a7eb55fa9), UINT64_C(0x4d9267d0cf019bf5), UINT64_C(0x52429fd78783fadb), UINT64_C(0x966ad7227b6699b0), UINT64_C(0x7a38a4dc2f637574),
    UINT64_C(0x7a1375633c651ae5), UINT64_C(0x44d29260f0e86b64), UINT64_C(0x6d3ddd9d36015849), UINT64_C(0xafcd61b1107236e7), UINT64_C(0xebce528832158d95), UINT64_C(0x3906652492050a2d), UINT64_C(0x21e9784d0ea6da9d), UINT64_C(0xca897f334b3098e2),
    UINT64_C(0x8e0deb34fefa2a65), UINT64_C(0x2725004a0a70faeb), UINT64_C(0x9673ba93585336ce), UINT64_C(0xa470c29ef65bb325), UINT64_C(0x52b96db804f061d7), UINT64_C(0x1ec677d14f9aa222), UINT64_C(0x21a7a4507acb2a0f), UINT64_C(0x94eeb3e36cfc3044),
    UINT64_C(0xd7519423ff3225aa), UINT64_C(0x0ca16bce7e486f5f), UINT64_C(0xb0c72af1f2d564c9), UINT64_C(0xe535cc3e1b9fe11b), UINT64_C(0xfd196875e48495d0), UINT64_C(0x85274cf5232fbbbb), UINT64_C(0xe7d1946234425bb3), UINT64_C(0x7b7318523db8faa2),
    UINT64_C(0x75057696fdcc6d69), UINT64_C(0x986e5f1d5928d8ec), UINT64_C(0x1915f2082c3bcf12), UINT64_C(0x70322cbff5f17c7f), UINT64_C(0xf54c8cce5ca480e8), UINT64_C(0x85bde6858278afc1), UINT64_C(0xbc6f1448508df51b), UINT64_C(0x3461d582b752dc2e),
    UINT64_C(0x30ff12355a975c9a), UINT64_C(0xeb72856193f4260a), UINT64_C(0x581cabdc87bfd97c), UINT64_C(0x671ff34f0af0f610), UINT64_C(0xcc6736eedac25521), UINT64_C(0x70e2987dd371dd78), UINT64_C(0xf896c26c31e7b4b4), UINT64_C(0xca453392d14c42bb),
    UINT64_C(0xf56240cbfaa90b11), UINT64_C(0x4ccaaccbabf7a571), UINT64_C(0x6d3767c844e31d3f), UINT64_C(0xdf942bd55a1e6d4c), UINT64_C(0xc5bc93f77f1522f5), UINT64_C(0xa7dbcdb9c36a5c73), UINT64_C(0xd05d8a594cf6e6c6), UINT64_C(0x62a1fbe5640a1d4a),
    UINT64_C(0x22c67c5c115e1c20), UINT64_C(0xcb7338ee463f708f), UINT64_C(0xc2d1a2c3949e1d1b), UINT64_C(0x4d59aa362e3c495a), UINT64_C(0xad0d815c14c36dd7), UINT64_C(0x83155291c2f4e117), UINT64_C(0xafe5fa29f689ecb4), UINT64_C(0x78d85836941aa872),
    UINT64_C(0x45143b1356957c88), UINT64_C(0x52c38a0dc17968dd), UINT64_C(0x548dfe8c87a75fac), UINT64_C(0xe9f744f007b68297), UINT64_C(0x045a4950e9b77a93), UINT64_C(0xa4834dd8ea8ca6cc), UINT64_C(0x5a18cd7227d31aff), UINT64_C(0x5366e974c45cca5d),
    UINT64_C(0x2e9c69605912fb99), UINT64_C(0x57b932a78848c301), UINT64_C(0xd641bd381a421234), UINT64_C(0x31ccaadc9a99d0b9), UINT64_C(0x96426859468abb64), UINT64_C(0xcbe7cbdb02902974), UINT64_C(0x6b6076e5da8f472d), UINT64_C(0xf7fb1acc47388aa5),
    UINT64_C(0x804e34328e0f297f), UINT64_C(0x8a4404302dfaecbf), UINT64_C(0xcb5b9546a000e41b), UINT64_C(0xecedf49371e03350), UINT64_C(0xd8bffe75118e6fe2), UINT64_C(0x87ac2a92aac58de1), UINT64_C(0x192f3d1c89207d30), UINT64_C(0x9bd0ee9e1d781981),
    UINT64_C(0x2706dbf9585a749b), UINT64_C(0x223466279ffb9ca0), UINT64_C(0x03bfe90eb32609fa), UINT64_C(0x3bff7e4b684eceee), UINT64_C(0x99c4a45b9227e4cf), UINT64_C(0xc4e77bca28ca6cbe), UINT64_C(0x50a32557df968b50), UINT64_C(0xaa88fffa83f205c3),
    UINT64_C(0x414ac476ffc53c9c), UINT64_C(0x75cf7437fdc6205d), UINT64_C(0x238fcb8da00b9301), UINT64_C(0x5847113df440cb59), UINT64_C(0x874eb572517bf18f), UINT64_C(0x1d201cf4c29e11a7), UINT64_C(0x20f01a75057bba2f), UINT64_C(0x1281dc80d6339a9b),
    UINT64_C(0x39df51888305c81c), UINT64_C(0x9fba34fd94e3ef2a), UINT64_C(0xdcbac99e4e452956), UINT64_C(0x2baf07378e04ab03), UINT64_C(0x379129e54f2fc757), UINT64_C(0x82b7db192ff59f3c), UINT64_C(0x11de58cf10a793c2), UINT64_C(0x184aa0b6b31f0f46),
    UINT64_C(0x0c39c61e1772ea90), UINT64_C(0x5a740246a40ba50a), UINT64_C(0x7a7c0c388a165b05), UINT64_C(0x69ba1823a0aad6d3), UINT64_C(0x5882617672dd7b10), UINT64_C(0x80e0084f8a85ce64), UINT64_C(0xa9f4fcbe63af13bc), UINT64_C(0x160720dde3091718),
    UINT64_C(0x95767b69018d1a36), UINT64_C(0x1a8b4444da22f563), UINT64_C(0xbe427f34b250f9c1), UINT64_C(0xe3bec0bf51366e67), UINT64_C(0x1c1b374c379dd936), UINT64_C(0xa5d03de4303a2036), UINT64_C(0x5b69eb52c996817d), UINT64_C(0x2d993dc738031ec0),
    UINT64_C(0xc4206995c278f967), UINT64_C(0x135b27641e8cb1be), UINT64_C(0x4dcfaf306f30065a), UINT64_C(0x4f24965a79a3b3c3), UINT64_C(0x5c367bca1d7b349f), UINT64_C(0xfade958b9c6847fd), UINT64_C(0x7f145c34515277ec), UINT64_C(0x2183b3253fcdd2ab),
    UINT64_C(0xb7d283a116700f56), UINT64_C(0xc371a2f60f72da93), UINT64_C(0xd046292d99a46c23), UINT64_C(0xd6ad9e49b2bc6e49), UINT64_C(0x144d8c4e3d826f13), UINT64_C(0xcea0efa9f5a8b95f), UINT64_C(0x3be544ad31c37505), UINT64_C(0x591edb4578a0cff1),
    UINT64_C(0x3fb027b282a6cdc1), UINT64_C(0x3bbb0b6a450ae748), UINT64_C(0x98a38d40fc28e25f), UINT64_C(0x15304afecd1c8c79), UINT64_C(0x4b82830aae00ce0a), UINT64_C(0xe7811746eaa7a10b), UINT64_C(0x54db02cb5f0fd909), UINT64_C(0x62997a2eba7b7335),
    UINT64_C(0x246eb90420eadc81), UINT64_C(0xd41a3de37188a89a), UINT64_C(0xeeb5a1d2412bc227), UINT64_C(0x819b4b4689f09cc2), UINT64_C(0x0e979185c4efec62), UINT64_C(0x1fcef8d59c1f6d9e), UINT64_C(0x928cd3130a3c3668), UINT64_C(0x9eb1b6a328da41d9),
    UINT64_C(0x65850a0b852671f2), UINT64_C(0x231dafd84d2470b5), UINT64_C(0x0a81a16202d35471), UINT64_C(0x5e7bf29f078033d2), UINT64_C(0xdd66b9c7949417bc), UINT64_C(0xb7a77074def057e2), UINT64_C(0x1b252c904e910159), UINT64_C(0xad85faf4d5d876db),
    UINT64_C(0x6e59932c435a51fa), UINT64_C(0x89c297288ee238a2), UINT64_C(0x13b190b3f91f12ee), UINT64_C(0x85606eaa1835411a), UINT64_C(0xfd815cdd9e729d87), UINT64_C(0x064fac2fe624c7eb), UINT64_C(0xe1af23cebe534923), UINT64_C(0xffb66d644bcc620f),
    UINT64_C(0xcde3d48098f61b8b), UINT64_C(0x80fd677aa74195ac), UINT64_C(0x873872055f42418e), UINT64_C(0x4b4ece664f4b6a19), UINT64_C(0x50a413ec01c4b2ed), UINT64_C(0x7a0dbed7f94a9d77), UINT64_C(0xc5eb106d0a036372), UINT64_C(0xa3bb738fe72d3a88),
    UINT64_C(0x2a6f9a01ea9b56db), UINT64_C(0xed92b3292c60ec5f), UINT64_C(0xe540b5a0a0a76223), UINT64_C(0x1dfbca12632ab104), UINT64_C(0xaa8c60b7055d4181), UINT64_C(0x8d811f9c2d51e87f), UINT64_C(0xab2b04f18250c7f8), UINT64_C(0x791b77d7e2a6ab5e),
    UINT64_C(0x8d50c1232d3e9d96), UINT64_C(0x8a02e748caf3d426), UINT64_C(0xf748147107d06a13), UINT64_C(0x63e4a294d5da7131), UINT64_C(0xb5f2190b02ee3990), UINT64_C(0x15f7e3fc400ea563), UINT64_C(0x33b34a76efa68f9c), UINT64_C(0x3465b9166b1f1d78),
    UINT64_C(0x2928595df372027c), UINT64_C(0x072afbd0bc9a156e), UINT64_C(0x6cc4b3d708f64d5f), UINT64_C(0x1ab95dca341c4b42), UINT64_C(0x977d2bd2cc2dfe3b), UINT64_C(0x04cc03d0e21596f9), UINT64_C(0xead3b8b3480d4d6b), UINT64_C(0xe7b95c7c5ecdde56),
    UINT64_C(0x291d08acbb7d81eb), UINT64_C(0xbe61308568c0c209), UINT64_C(0x38d01bd247a02555), UINT64_C(0x2fdceff90d3fb906), UINT64_C(0xe8e64874ca852827), UINT64_C(0xa96af6786648d477), UINT64_C(0xf3633560c30fb8bf), UINT64_C(0x93bc4da200ec6322),
    UINT64_C(0xa83fe220bcc2ad6c), UINT64_C(0x2622ebe06230fb6c), UINT64_C(0xfd0d24b4b573cde1), UINT64_C(0xf59cb04f16e11fff), UINT64_C(0xa35db9981d5d9253), UINT64_C(0xc04ff7cf7cf9daa8), UINT64_C(0x8052346134a8243d), UINT64_C(0x0d54b2d219391533),
    UINT64_C(0x3a8fbf91600cef44), UINT64_C(0x59c1c097d2a72d65), UINT64_C(0xc8f63903dc0edc13), UINT64_C(0xe926a8d64d4c5009), UINT64_C(0xd9870a132c88cf7a), UINT64_C(0xa3232e2d49df34a5), UINT64_C(0xbf25e1232041889c), UINT64_C(0x0cf2fff12fb23f05),
    UINT64_C(0xdc7adf34e230c229), UINT64_C(0xdef10d232b22f3f9), UINT64_C(0x5e5e5019819f9e1a), UINT64_C(0x929a2d18a797c7b8), UINT64_C(0xa0134e2c6a94c5a8), UINT64_C(0x0e0396b9c7bd64ca), UINT64_C(0x89e94b350a078459), UINT64_C(0xfba4e75abb354de4),
    UINT64_C(0xdf3c7bfc5fd4ebeb), UINT64_C(0xac7662ac06ac34ca), UINT64_C(0xcf5d3242ae23a650), UINT64_C(0x2e3fbe463ce9cc6e), UINT64_C(0x6086092ff09a1d9a), UINT64_C(0x6cdb1318f955a3e9), UINT64_C(0x41b771c0a598b573), UINT64_C(0xf31fc1b90f6faf64),
    UINT64_C(0x7f45e024c1c16ee2), UINT64_C(0x3fa02699041033b7), UINT64_C(0xeab4763cbc20593c), UINT64_C(0xcf6d5663098b79a1), UINT64_C(0xfe41c5b7b71e6f0d), UINT64_C(0x1c2f12d82cd3b1e2), UINT64_C(0x87affacbc10c44a4), UINT64_C(0x2e33b5f52dd292d0),
    UINT64_C(0xb2a598a9656d10b7), UINT64_C(0x9bccd01cff6f9418), UINT64_C(0x09a40319ec64a1df), UINT64_C(0xcc3984ae7e1a9bf4), UINT64_C(0xcf94016e797b5e10), UINT64_C(0xe30ca70f75ab40d7), UINT64_C(0xa605c390b4fe8bea), UINT64_C(0x21afe5a2f88ed729),
    UINT64_C(0xaad293d3dfb83f16), UINT64_C(0x3e2c9109003c0219), UINT64_C(0x19e2d512a841b181), UINT64_C(0xddc02d82e204ff44), UINT64_C(0xa151ba185292ddc0), UINT64_C(0x6e6e83f5ed5f0d0e), UINT64_C(0xd96ca1277b35f127), UINT64_C(0xdc1dbe022230c40b),
    UINT64_C(0xaba18537d7851bc8), UINT64_C(0xed83e7b7e3218677), UINT64_C(0x4ef0b65558216b98), UINT64_C(0x8972a483514a280a), UINT64_C(0xc8bee17ceaf46229), UINT64_C(0x0fe1fc5cc236fa4c), UINT64_C(0xf5c56e3b24e28d04), UINT64_C(0xc774efc5e44e38ae),
    UINT64_C(0x5f12f6ad9bae213e), UINT64_C(0x86f0fab02f0a887d), UINT64_C(0xc470953ab2d959c9), UINT64_C(0x33d794c292962d74), UINT64_C(0x20aa7dbaa18f132f), UINT64_C(0xc4d577b936909a73), UINT64_C(0xc2516d6cf161c88f), UINT64_C(0x8954e835ba31e03c),
    UINT64_C(0xb65c051061496aad), UINT64_C(0xdff4f56f71c037d2), UINT64_C(0xabd61f02b36fa1d5), UINT64_C(0x8ccfe0588279b376), UINT64_C(0x11e624efa516428e), UINT64_C(0xd8a0364fb31452b3), UINT64_C(0xa0b6c5110b1ae20f), UINT64_C(0xc515c20346736fa4),
    UINT64_C(0x1ae0950ef9d6cfda), UINT64_C(0xa84f90469e048ec3), UINT64_C(0x1df6f5beb1bc8691), UINT64_C(0xc662b5df5b25c648), UINT64_C(0x55cf6f2b7009914f), UINT64_C(0xac1942a52cfd82e7), UINT64_C(0x52df48eade80f012), UINT64_C(0x3fee04701b85b274),
    UINT64_C(0x92de18fc8fcd0903), UINT64_C(0x8acd30b1f7d2e67f), UINT64_C(0x50b2fcbec3ba268c), UINT64_C(0x922c9c3c8783ae52), UINT64_C(0xa3ddca0769520649), UINT64_C(0x897e927d9a90507b), UINT64_C(0xc94f8479ef3e58d2), UINT64_C(0xd64a432e021e7d58),
    UINT64_C(0xc7b211d73e7af085), UINT64_C(0x7e67c97994babd14), UINT64_C(0xbff0e5b7de6508b7), UINT64_C(0x92952e000095fcf3), UINT64_C(0x4ae3f110bc84343c), UINT64_C(0xf6ba8f484e34c095), UINT64_C(0x7e2f1ee9c3100a7f), UINT64_C(0xf5e23e0d29e5f779),
    UINT64_C(0x412f284a123b378d), UINT64_C(0x696a945ecec5c52f), UINT64_C(0x85baee14328bb9fd), UINT64_C(0x0db8b0b462910059), UINT64_C(0xcbe6ac397c4597bc), UINT64_C(0x8f1b7a9413c836fb), UINT64_C(0x62392f669e668177), UINT64_C(0x93d8e0c23cc5213f),
    UINT64_C(0xf80bbf7f2a9546e9), UINT64_C(0x4cdb90c70d75afac), UINT64_C(0x55a676b3ea9d6de4), UINT64_C(0xa12cd6ed379f7adc), UINT64_C(0xc5c18d93368a0a5b), UINT64_C(0xeca3541c2bc40dce), UINT64_C(0xbd2fddff4a4891cf), UINT64_C(0x2c97d01c1400ea89),
    UINT64_C(0xd1bd5e16496644ed), UINT64_C(0x72a40b8067254452), UINT64_C(0xa4ee7c4ffb79f1aa), UINT64_C(0xafa130c60ee01b35), UINT64_C(0xe97af7e4717b3202), UINT64_C(0xb820b0ab977c97ed), UINT64_C(0xeaa5f9690c49d79c), UINT64_C(0x8a8ed1bc30c6dd74),
    UINT64_C(0x37106101d17045e5), UINT64_C(0x614d23b3fee6592f), UINT64_C(0x274194b40d250288), UINT64_C(0xffb3a5f8509a5172), UINT64_C(0x3cdfb2e966b2b1ce), UINT64_C(0x6ffc0cc80e07169e), UINT64_C(0x937becf0ec98a012), UINT64_C(0x4a9ff982c9e04093),
    UINT64_C(0x8ae3e5fe97f93620), UINT64_C(0xb54faefa10a68576), UINT64_C(0x0b611d5f84544bf2), UINT64_C(0x2d3e0cc8434109d6), UINT64_C(0x79531acae9cedc30), UINT64_C(0x685b036410d5c926), UINT64_C(0x4f9291156fddd8e5), UINT64_C(0x885e1aeed543aac4),
    UINT64_C(0x0f2aae9afd693fd5), UINT64_C(0x2e048c7d4f5f5669), UINT64_C(0x183146c2fceab7c8), UINT64_C(0xe30033d5edbb4d05), UINT64_C(0xcf36df3e620368c5), UINT64_C(0x4cee0ca2e986d5f3), UINT64_C(0x7d0597443e4a64de), UINT64_C(0x91a5eb21c0b41d9e),
    UINT64_C(0x6fb8ea716a2846ed), UINT64_C(0xa315f173ed95748a), UINT64_C(0xba830db3253ebbd9), UINT64_C(0x2977f4042ac559e9), UINT64_C(0xf8774ea0787d0541), UINT64_C(0x90b1330f118c34f0), UINT64_C(0x6bfe6f4620f4ccf4), UINT64_C(0xe681f0d6633e464e),
    UINT64_C(0x42acc8aba9b51445), UINT64_C(0xca4591cb0096845f), UINT64_C(0x9ac712364c7c94ae), UINT64_C(0x8d9425630f2b3e6b), UINT64_C(0xf71c00ef4acb367c), UINT64_C(0x87282628e7d8ffc6), UINT64_C(0x70576f85588a47bc), UINT64_C(0x0d5468be85967122),
    UINT64_C(0x151526b416d5b219), UINT64_C(0x7999a33769df4e0f), UINT64_C(0x94e2b79759118d96), UINT64_C(0x4699980b48714ec8), UINT64_C(0x49d6bae47bb32a45), UINT64_C(0xfcb7ff6b63930fdd), UINT64_C(0xcfab94e51e267c38), UINT64_C(0x88c7691f87e8b4f0),
    UINT64_C(0x7b23ef521beb9cf4), UINT64_C(0x0f5c609ec2d5a83d), UINT64_C(0xa245bc4d68e283ff), UINT64_C(0xb97a0479ce28f6ea), UINT64_C(0x1b44e55931fb5e50), UINT64_C(0x3f46f3db7a4b2e2c), UINT64_C(0x7ef91f9d712a2a65), UINT64_C(0x4b67dbdbf7dbdf70),
    UINT64_C(0x6795661588b5e9d6), UINT64_C(0xc3bde94541ecaa3a), UINT64_C(0xad121a5d0f55ff4f), UINT64_C(0xa1fd873d0a48274b), UINT64_C(0x1249765ccd66a027), UINT64_C(0x7f9d2a2a15ec99c4), UINT64_C(0xb9a8aa82cb06b13b), UINT64_C(0x29a1ac40580a11ad),
    UINT64_C(0xb5634cb2d7cfe67e), UINT64_C(0x001d5f9519b02d16), UINT64_C(0x14862d3c0f0d48ce), UINT64_C(0xabed1bb7e089aa22), UINT64_C(0x1d26c3a582095a5e), UINT64_C(0xf84739bb4188607c), UINT64_C(0x80290fd31862251f), UINT64_C(0xc294fede1a0480d6),
    UINT64_C(0x0bda77e92b26b982), UINT64_C(0x4606d6442f19edc0), UINT64_C(0x1b6005b2fbdea302), UINT64_C(0x81f1c4827e387663), UINT64_C(0x8f2e74ea205f622a), UINT64_C(0x11d5b319dd7c1548), UINT64_C(0x64cc2e0dd96e165c), UINT64_C(0xcdb571ac0388c463),
    UINT64_C(0xebe63f96938cd935), UINT64_C(0x5db5a93b7938bbe4), UINT64_C(0xf03adfa5fc9aab2c), UINT64_C(0xe47b7f153e7b6927), UINT64_C(0xad452e55bb741c8e), UINT64_C(0x35fa1dc12dd29036), UINT64_C(0xf30f84a390ddd29f), UINT64_C(0x037c0c7fec4e166d),
    UINT64_C(0xe875c9373baa98b4), UINT64_C(0xa77cda9e179ce054), UINT64_C(0x0a6984a4fd623fa4), UINT64_C(0xe465a48218c03d6f), UINT64_C(0xca2c664eec45e552), UINT64_C(0x27d37704d4105e60), UINT64_C(0x9062abc7a91e028e), UINT64_C(0x93b9887e17e1223c),
    UINT64_C(0x7a5c04097a472cf9), UINT64_C(0xc5efe3c397fed74b), UINT64_C(0xf1d1eafc0364a0b1), UINT64_C(0xdbb2da1cc94bb939), UINT64_C(0x4c14909c8dfa0428), UINT64_C(0x917043c0669ea0ec), UINT64_C(0xe332acac53149858), UINT64_C(0xc70b7fa1e2c5b0f7),
    UINT64_C(0xc3fd3d352f1190f0), UINT64_C(0x2217c103f7d9f68f), UINT64_C(0x5edb0d83f54df49f), UINT64_C(0x86019bf2454664be), UINT64_C(0xbb262acc465f2741), UINT64_C(0x77c6dcf6f941026e), UINT64_C(0xfc64b604c7f73bce), UINT64_C(0x4f796cbeb7cf328a),
    UINT64_C(0x89d8380a640a9da8), UINT64_C(0x6894595373855096), UINT64_C(0x386a4bd8c6f91ea3), UINT64_C(0x9e715ef951de40fb), UINT64_C(0xd0c2c09548ccb68b), UINT64_C(0x4a8432b537aace16), UINT64_C(0x804d61debf7e8139), UINT64_C(0xf3c212c08aefef0e),
    UINT64_C(0x5ee5c8bf343e900f), UINT64_C(0x6052a1f2f3653df7), UINT64_C(0x3fa230ab207a03ef), UINT64_C(0x9bbda4e79ea97159), UINT64_C(0x04afc2e205ed4916), UINT64_C(0x3f5d36d61175294e), UINT64_C(0x33031745b6badb11), UINT64_C(0xb5524df2d9150e52),
    UINT64_C(0x354ab3f160a614a1), UINT64_C(0xbd4ed059515d4134), UINT64_C(0x18f50a4d4e193055), UINT64_C(0x55c9901df005f199), UINT64_C(0x9f9396f5be834b63), UINT64_C(0x51dc5dbd28430db6), UINT64_C(0x461edc19725b4da8), UINT64_C(0x09fbd746e0ce3c8c),
    UINT64_C(0x421b0db0ccfa1884), UINT64_C(0x87c397bf8fa177e2), UINT64_C(0x0fff78e021469f2a), UINT64_C(0x966c5d6b33ec964f), UINT64_C(0xe8a12d3df3a25182), UINT64_C(0xc7386298333cf45d), UINT64_C(0xa116085bd94c1814), UINT64_C(0x57f9ae7ec48846d5),
    UINT64_C(0xc091b768815a1495), UINT64_C(0x4309e44b4996af06), UINT64_C(0x62cd69e9a1f82e41), UINT64_C(0x8378b705cd060049), UINT64_C(0xd16c941108f9fa9f), UINT64_C(0xa6001c23b1185d27), UINT64_C(0x267c9b4e476b775a), UINT64_C(0xdb3d441a90d94476),
    UINT64_C(0x83e4f4880d9dc1da), UINT64_C(0xed5b8bc9eb9d1dcb), UINT64_C(0x5a05e68289b2f678), UINT64_C(0xb6d9db2168cb883c), UINT64_C(0x77ee00c46c2bb117), UINT64_C(0x8fe46919a8d9e515), UINT64_C(0x84179a7f8d0052c5), UINT64_C(0xfba76375bd9ec910),
    UINT64_C(0x97e26838d4e62fc4), UINT64_C(0x72dbcb767926e28d), UINT64_C(0x78a3d19a4387b3c1), UINT64_C(0x2fa3cfd1713485c1), UINT64_C(0x539090bdcebd9209), UINT64_C(0xae1c2402eda5eae8), UINT64_C(0xd6422e42367e4a82), UINT64_C(0x7d34bba31ea5b51a),
    UINT64_C(0xe48731bf4071fb14), UINT64_C(0x37d3584c94aeae07), UINT64_C(0x362c8e0a4c688c5b), UINT64_C(0x23528e8682e691aa), UINT64_C(0x05fe393ab12f4cd9), UINT64_C(0x433e56e1c6599bf9), UINT64_C(0xb5f31615ade0faf0), UINT64_C(0x3e527bdbab03aaf6),
    UINT64_C(0x5273d28b94583716), UINT64_C(0x8285ff726cecca4d), UINT64_C(0x31ff482ab70c690b), UINT64_C(0x7b33c7641ddfe1ba), UINT64_C(0x01fd675a79647108), UINT64_C(0x4c6b22e090f00998), UINT64_C(0x5aad5c6e2820e4d7), UINT64_C(0x880fc06e12755ac9),
    UINT64_C(0x23b468153e14ad25), UINT64_C(0x914fc7d7d532c88f), UINT64_C(0x05d7e2e6840287f1), UINT64_C(0xd3109f47e8d44250), UINT64_C(0xabd37e47638c6368), UINT64_C(0xe02c49e5f645c8fa), UINT64_C(0x87a09b7f61956e54), UINT64_C(0x723496af49754235),
    UINT64_C(0x83ff646b5c6799c3), UINT64_C(0x82f1dca3cee70f07), UINT64_C(0xa809e9a52db74287), UINT64_C(0x90eecd03374c2f8e), UINT64_C(0xc0823a5c9862a023), UINT64_C(0x665c83146931d166), UINT64_C(0xc57d42affa7fb6d0), UINT64_C(0x9dedeaf0d6843d19),
    UINT64_C(0xef87842e8f1d2f28), UINT64_C(0x9c763fa46c036d87), UINT64_C(0x6d7b5e7219184d3e), UINT64_C(0xb9b368b5ddde3100), UINT64_C(0x9a4f90629e9d5aa1), UINT64_C(0xc843d9c0b70f56c2), UINT64_C(0xcc685ab053f4bfe8), UINT64_C(0x7524a9c1bfe4e1c4),
    UINT64_C(0xc700923479ba3059), UINT64_C(0xdf152a32b36173da), UINT64_C(0x6dfbec37a183d073), UINT64_C(0x53d95fb6ec1422e4), UINT64_C(0xfe2f0a7ef4e7bd68), UINT64_C(0x32c85410698b89e6), UINT64_C(0x28fdd18aa4c3e12e), UINT64_C(0xcc6cbeb8d2c4381d),
    UINT64_C(0x371dd75bf5dedf10), UINT64_C(0x8f167cf70acf2054), UINT64_C(0xdbd899dc33c7b53d), UINT64_C(0x544516dae70f99c8), UINT64_C(0x9d461a8b77667178), UINT64_C(0x7c2dddef55b2b706), UINT64_C(0xa23b1254fba2f78e), UINT64_C(0xa2fb6bb897a0310d),
    UINT64_C(0x21da0f030a744188), UINT64_C(0x260546ec8d1e464c), UINT64_C(0x216c60802a4a2d9a), UINT64_C(0x46b91f45fa23eaf2), UINT64_C(0xee635317e367e713), UINT64_C(0x2b7325c92635bbc3), UINT64_C(0x350a32f5b52e9d8b), UINT64_C(0xb881b0ab9068bb59),
    UINT64_C(0x00ce547791ebd1a3), UINT64_C(0x19b0118edb398355), UINT64_C(0xb2dc116859e1b328), UINT64_C(0x104a3585ffb2cfa1), UINT64_C(0x05b89bf51bd1aaa8), UINT64_C(0xc3da2af888177512), UINT64_C(0xa39c1f8a019ef4ed), UINT64_C(0xcb1a49419c246eb6),
    UINT64_C(0x756b8b41ea05dbf5), UINT64_C(0x5b3bf8b36d03793c), UINT64_C(0xf14ee5ad44135244), UINT64_C(0xda6e88927ed999f1), UINT64_C(0x1539ea1b2c957b5e), UINT64_C(0x5b0afcf910b67114), UINT64_C(0x24696645bd4f8065), UINT64_C(0xdce96d7898cb731c),
    UINT64_C(0x75a0d0b582276769), UINT64_C(0xc6fda0c3aeaa2bf2), UINT64_C(0x1c6418293d2cdeec), UINT64_C(0x7d21553ef49d5adf), UINT64_C(0xd79316760950ec21), UINT64_C(0xa8496014fb2d2210), UINT64_C(0x5a914431018b5cbc), UINT64_C(0x01ba5d8964d13f4f),
    UINT64_C(0xce185aed7e79dae6), UINT64_C(0x75d51168bee51a10), UINT64_C(0x1c89f27b38d318fc), UINT64_C(0x19ccc689ce795f82), UINT64_C(0xdc738b8a819decc6), UINT64_C(0x77b42837fc195261), UINT64_C(0x450760aa88f4d336), UINT64_C(0x78a009a4de567a35),
    UINT64_C(0x76255da956649342), UINT64_C(0xbd31f09721e41713), UINT64_C(0xa82335fc407263f3), UINT64_C(0x2e657e1e09ac18d1), UINT64_C(0xed92d3fb2b76b312), UINT64_C(0x9e6619eb48b2cea2), UINT64_C(0x4d8a9de24d8cb011), UINT64_C(0x22d79b70b4285d91),
    UINT64_C(0x9e4827c6c304a84a), UINT64_C(0x3665d2f1346ac27e), UINT64_C(0xa6f382b5e8c46084), UINT64_C(0xf7fdce8cf62dfe1b), UINT64_C(0xcffc87a44dc6c712), UINT64_C(0x2c11bdbf14bcd19b), UINT64_C(0xe81877390c9429ac), UINT64_C(0x5666550b36ad5e4f),
    UINT64_C(0x849f80ce77d90803), UINT64_C(0x820cba79ea99af0b), UINT64_C(0x3b7a1d563acd8abe), UINT64_C(0x5be0bf7de347e488), UINT64_C(0xc5e719139598ee3e), UINT64_C(0xa51c46f5adbd45e9), UINT64_C(0x5ee6accfcf324a01), UINT64_C(0x35b2532106c8e70e),
    UINT64_C(0x1c580b7f10d01111), UINT64_C(0x4e09e2b3eb9e388c), UINT64_C(0x06bd99c9e392166e), UINT64_C(0x757ee8979d878e74), UINT64_C(0x641cdd45d344ae6a), UINT64_C(0x1767f2e58a7e818a), UINT64_C(0x16e771572a080e09), UINT64_C(0x248aa9ff42565644),
    UINT64_C(0x7bb9646146ccdf1b), UINT64_C(0x3718da173a3266c5), UINT64_C(0xc1a872ecef05cdf5), UINT64_C(0xe2b8bdab5f7c6193), UINT64_C(0x6ceb8640dc439a97), UINT64_C(0x5afd26add9260f1d), UINT64_C(0xffafc968214411f7), UINT64_C(0x9dbe1a69810ee425),
    UINT64_C(0xbb12cd0da6e9b796), UINT64_C(0x79a0f1a0ca485968), UINT64_C(0x9f0dec264d0a55ff), UINT64_C(0x03df4c8ed65b78ce), UINT64_C(0xc6b99aa907d49c0a), UINT64_C(0xadfb79ebbbf54a7f), UINT64_C(0x54b75c7f22e1a08f), UINT64_C(0x31cc4e396b127fbe),
    UINT64_C(0xc1a774e32452726e), UINT64_C(0x054ffd617cc932e4), UINT64_C(0x44813ab6f5ccb4f4), UINT64_C(0xec10b4bf67bcdb15), UINT64_C(0xab57250b8abafe0f), UINT64_C(0x77e37fcbe949521f), UINT64_C(0x7d76724d196b2733), UINT64_C(0x339706cb8422140e),
    UINT64_C(0xb350a53dffc8805c), UINT64_C(0xf1bed26ef1c9ef00), UINT64_C(0xd16cae505c46d0c6), UINT64_C(0x867abf4c8112bf77), UINT64_C(0x2bd38e0c6a1b6b4e), UINT64_C(0xe955601d17d4fd4a), UINT64_C(0xff1f62c16fcb1272), UINT64_C(0xea8a4d5931102777),
    UINT64_C(0xeda045dbab352e50), UINT64_C(0x0611e48178b4f313), UINT64_C(0xd89b6dca3ddc39ef), UINT64_C(0x4c96dafe2f0d0c6b), UINT64_C(0x748f13849e6aafce), UINT64_C(0xde4ccc1b10e05508), UINT64_C(0xaaf1ebb01716319a), UINT64_C(0xc1de59a114bbf824),
    UINT64_C(0x578ebae0168dd0ad), UINT64_C(0xe6b2467191032ace), UINT64_C(0x0493dd9d1063cc8c), UINT64_C(0x8bf9ff2e49319703), UINT64_C(0xf00eb9b9bf1b7cd0), UINT64_C(0x3e5d1662b65019fc), UINT64_C(0x1221520bbb5aae3e), UINT64_C(0xd47019bea5aa90a5),
    UINT64_C(0x8ad16f0275fd2b92), UINT64_C(0x1fd9ebff865bfe1c), UINT64_C(0xd56e1c2e297b4a75), UINT64_C(0x04cc5e6d5d603069), UINT64_C(0xbb0e9593d8051ce6), UINT64_C(0xc737c00f7f5fd17e), UINT64_C(0xe0acee6e3950d490), UINT64_C(0x6014f56b521dac90),
    UINT64_C(0xc147604ea4e128d3), UINT64_C(0xdccf39bc48fdaf48), UINT64_C(0x7b6df815188375d2), UINT64_C(0xc137a41af5b73034), UINT64_C(0x14557de000311c1b), UINT64_C(0x2b11fb0ea931cc33), UINT64_C(0x52add74511056795), UINT64_C(0x5a5e0df2ce023127),
    UINT64_C(0x2f48768d4b9ff18e), UINT64_C(0x547c74f6cfc67827), UINT64_C(0x2c6bf08b27ee6e18), UINT64_C(0x1d1449fb587177e4), UINT64_C(0xa7bac12bafc83b75), UINT64_C(0xf4b3f7b7361628f3), UINT64_C(0xf2da69af33383bd7), UINT64_C(0x0d2d92a62868cf18),
    UINT64_C(0x8fc6836b3ddc254f), UINT64_C(0xd7411456b1ed3ad5), UINT64_C(0xaf9048da229f1197), UINT64_C(0x45df0166b3d00b0e), UINT64_C(0xb68a694dda5668c9), UINT64_C(0x977eda4f8c1e21bd), UINT64_C(0xebaaaf0f6476687d), UINT64_C(0x7f9a225f0f11555e),
    UINT64_C(0x6aa0af2c9b4d6f65), UINT64_C(0x62e72017037d2d6e), UINT64_C(0xa046152984431e70), UINT64_C(0xf050cfef0fec0c2a), UINT64_C(0xbc01f5ee181fc7f1), UINT64_C(0xcf3aa4721dd994e6), UINT64_C(0x2f9dbc12320d6a86), UINT64_C(0x6138dd6af59eeb5b),
    UINT64_C(0x4b024da8eb46e822), UINT64_C(0x963c612364be1319), UINT64_C(0x749bfc1dbe05cfd0), UINT64_C(0x7f8223dcb1833519), UINT64_C(0xa01f81e611654959), UINT64_C(0x0ad758550cbeb257), UINT64_C(0x38f51c6215497a8b), UINT64_C(0xf99dd111b11ebc0b),
    UINT64_C(0x86e8c5e013f8b99e), UINT64_C(0x7af6ff3cafae7dfc), UINT64_C(0xd12820162ff033b1), UINT64_C(0x2d5951546894b432), UINT64_C(0x68c6c2347b12289c), UINT64_C(0x8ed14534ae0eb360), UINT64_C(0xc4e7246d7fb617fe), UINT64_C(0x72100283397d5d97),
    UINT64_C(0x26128f09d7e69ff9), UINT64_C(0x1266b43787932bc4), UINT64_C(0x7653b3cd0cf453a4), UINT64_C(0x5f71cc3857f302e6), UINT64_C(0xa3c389cab9948e8f), UINT64_C(0x595dcd7017d862a6), UINT64_C(0x5be81017592ffb16), UINT64_C(0x2ff66069d6ae0914),
    UINT64_C(0x1e33cc102633fa64), UINT64_C(0x5215d511b06591f5), UINT64_C(0x3eed0de46ed34156), UINT64_C(0xbe2420956b039965), UINT64_C(0xcd71b4f31f279286), UINT64_C(0x4343adba88bca535), UINT64_C(0x846fa8c376cba066), UINT64_C(0xb873cdedc81b75fb),
    UINT64_C(0xf195e1cc76474ba6), UINT64_C(0x9cc725e29798a31c), UINT64_C(0xdb745efc1e3b400f), UINT64_C(0x41ae8310ae7ca247), UINT64_C(0xa9690dbce9142860), UINT64_C(0x0b460ca5781d4cc4), UINT64_C(0xbc915e8d12a3faa3), UINT64_C(0x3480334f352cf2de),
    UINT64_C(0x79318990a11577e2), UINT64_C(0x38c9ce637d8ce569), UINT64_C(0xc0195dd04737cf5d), UINT64_C(0x17ad00a5dc30ecc8), UINT64_C(0xb544277fdd855594), UINT64_C(0x75998228a524e0b7), UINT64_C(0x348df3197a01109b), UINT64_C(0xf8965d3728fc977b),
    UINT64_C(0x693ced1d60a22f78), UINT64_C(0x6f86547fba864a7d), UINT64_C(0xb361a1f0fd0e97d7), UINT64_C(0xd86e49294a57804a), UINT64_C(0xe5f1f9a802ece427), UINT64_C(0x381a0cd4d1efb29e), UINT64_C(0x3f360f51df19772a), UINT64_C(0xf80dd5bcfa11a689),
    UINT64_C(0x2927543a4f3a28ca), UINT64_C(0x1ddbe8a61032890b), UINT64_C(0x6014302585aacd2b), UINT64_C(0xf873472f888a1a3d), UINT64_C(0x08853530022e3956), UINT64_C(0x82a5a8d5f3b24d38), UINT64_C(0x2a5b5f6ad8bb0026), UINT64_C(0xe98c3cf73d39e1bf),
    UINT64_C(0x9de75f4f27bcbb95), UINT64_C(0xb6d3534148f18fd7), UINT64_C(0x2d5af3fb2d7f87a9), UINT64_C(0xc03f3ea245c7fa3e), UINT64_C(0x691e416d79b79d4c), UINT64_C(0x49f5f7dd2c797c0c), UINT64_C(0x14b8440e8895708e), UINT64_C(0x58671966d91dfe64),
    UINT64_C(0x93f3975debd368b7), UINT64_C(0x87dc7e8674b67c0c), UINT64_C(0x25368b2cb2c0bf3e), UINT64_C(0x032e3552565cbd71), UINT64_C(0x25fd290fc6c8fde9), UINT64_C(0xd2db42e9bdfaeb05), UINT64_C(0xcdec5371383007e4), UINT64_C(0x8aaa1302b91412ae),
    UINT64_C(0x87e077c07927c20e), UINT64_C(0x60cbb53220a92113), UINT64_C(0x81a8e9946af76d15), UINT64_C(0xe2de926ad2a41245), UINT64_C(0xd8bc2296dc53eb4f), UINT64_C(0xfa76f5448039858c), UINT64_C(0x98fa2aa280aed2f9), UINT64_C(0x32a17a328e9687e6),
    UINT64_C(0x481e5cce16c00438), UINT64_C(0x7973db0f2f59b105), UINT64_C(0x108d8d83fab0afe0), UINT64_C(0x7d84ad3c89aeb882), UINT64_C(0x136d3df753484d5a), UINT64_C(0x9be58364170d3d93), UINT64_C(0xe44e85a7e3db1f90), UINT64_C(0x5a4207a593adb7bb),
    UINT64_C(0xc45da0aec33517f3), UINT64_C(0xef8f9a7899b84190), UINT64_C(0x85f4ac847ab6e69d), UINT64_C(0x8f4ec6a59706c558), UINT64_C(0xf2a65c9064568554), UINT64_C(0xbce62e5b60602c5f), UINT64_C(0x255135220c6eb56e), UINT64_C(0xafc6ba1e38195d02),
    UINT64_C(0x10745a82ed89b22f), UINT64_C(0x37fa66e0e50ae6eb), UINT64_C(0xc2601c7c873c78fa), UINT64_C(0x11acc88c5371f746), UINT64_C(0x0f3dc8ac78b50220), UINT64_C(0x138999f6146732ff), UINT64_C(0x7438581e78592b2e), UINT64_C(0x1eb709f9d773b500),
    UINT64_C(0x9d060f4061f3afd8), UINT64_C(0x6e93bbc7b4a7e4c4), UINT64_C(0x590823562e01e8f5), UINT64_C(0x239498e0ecbe203d), UINT64_C(0x8cf7c5ff0ef08d71), UINT64_C(0xad98dc8caca97d0b), UINT64_C(0xb38de3bc92e5d867), UINT64_C(0xf54c6e689b078664),
    UINT64_C(0x27251be5d0f03cee), UINT64_C(0x7330f01332f5e4ae), UINT64_C(0xef3e6aa1d2fe9b80), UINT64_C(0x2de24d2c63478e2a), UINT64_C(0xc8ec444a69734e0d), UINT64_C(0x085d51c3a7ac1671), UINT64_C(0xa37be180e745898b), UINT64_C(0x3738e234d3772bc6),
    UINT64_C(0x89b5e8af4305014c), UINT64_C(0x905de4642832285f), UINT64_C(0xf449b2d3cc6360dc), UINT64_C(0xe32fcba3a40b16f2), UINT64_C(0x006feda5eabfcc03), UINT64_C(0xa0bf9559268a4ee0), UINT64_C(0x6278f5ca5b8bd819), UINT64_C(0x96c5ee68bc1d87e0),
    UINT64_C(0x0c9b8b78968732c0), UINT64_C(0x91e467da5198e738), UINT64_C(0xb728d612f2990f58), UINT64_C(0x92ce834f14c7eb51), UINT64_C(0x2df36e162ef70141), UINT64_C(0x03aa9fa535d30f3d), UINT64_C(0x41fe233f314e5fa8), UINT64_C(0xdde7653a723fa667),
    UINT64_C(0x308eb6c509217dda), UINT64_C(0x388f7b4d98a3b513), UINT64_C(0x52635159d44e28df), UINT64_C(0x3b817390d9d4fa62), UINT64_C(0x4f74e8aee6b85913), UINT64_C(0xcf5576f35ec1fc06), UINT64_C(0xcaa556b2c695346f), UINT64_C(0x2f1668b5cd4c35dc),
    UINT64_C(0x1ec998da28f92183), UINT64_C(0x69235a165dd21933), UINT64_C(0x73bcc6eea3996306), UINT64_C(0x619b31a0f1dce48b), UINT64_C(0x9f38c71fc7031339), UINT64_C(0x4e50007657669d4d), UINT64_C(0xbea20fe858f5b65c), UINT64_C(0x48bacd84add0cd96),
    UINT64_C(0xfbbd0fb2c96a232a), UINT64_C(0x029a15df6a993a64), UINT64_C(0x3af8e3f103bc39fe), UINT64_C(0x5e7956dd09d6c311), UINT64_C(0xdd66c9a8b1dfead7), UINT64_C(0x3d747d4ce9405919), UINT64_C(0xba27e6beab9b8931), UINT64_C(0x6b2435c0d5700873),
    UINT64_C(0xbdd9feb53b4f2337), UINT64_C(0xf8346879e6a427e0), UINT64_C(0xff9089099a587456), UINT64_C(0x5e07d7e13f3eb936), UINT64_C(0x8ec74dc67bab537e), UINT64_C(0xfbe567a4622bd0d2), UINT64_C(0x6fd118a98f27a0cf), UINT64_C(0x5386a7b0413bd295),
    UINT64_C(0x84c747508a3fa19a), UINT64_C(0xf2587339ce2cd501), UINT64_C(0x785095ba7660b343), UINT64_C(0x3b17e35abb602329), UINT64_C(0x648e3c990fbe661b), UINT64_C(0x9903c346f3df1be4), UINT64_C(0xc740f29869de1a6a), UINT64_C(0xb783e20711bb6ef7),
    UINT64_C(0x60cea1968de867a7), UINT64_C(0xd46ef3cd84c64d47), UINT64_C(0xf7839d1fadb68a97), UINT64_C(0x81fd9a3faf350b73), UINT64_C(0x946a9750d2640262), UINT64_C(0xca62fdcc835078fa), UINT64_C(0x65c02c24b56f7011), UINT64_C(0x9f55b0dbf2bb9aff),
    UINT64_C(0x411eb45d3da2ebce), UINT64_C(0x14fb7b455e794f28), UINT64_C(0xc1b64276380cb5d1), UINT64_C(0xdbf29eab1c3731e0), UINT64_C(0xc5c11cd88e7ddf2d), UINT64_C(0xf2e9ca0bb5d30e76), UINT64_C(0xa9aa073aa109872f), UINT64_C(0xdb869c8be0064b1e),
    UINT64_C(0xfd29f0eb9f5d7d10), UINT64_C(0xfc84a0b6c836ba35), UINT64_C(0x1ff7a42d7fc8b4f7), UINT64_C(0x5b632284b34d3dcb), UINT64_C(0x35f57fa5d6bf7395), UINT64_C(0x94fa3cac8b964ebd), UINT64_C(0xad59b0ad02046f06), UINT64_C(0x9163fa6919839656),
    UINT64_C(0x208fdc51aaf9ceac), UINT64_C(0xfdd1dca2f4430666), UINT64_C(0xcd5ce55dc67c189a), UINT64_C(0x90fd40b05feb512f), UINT64_C(0xcd5fd207767fd136), UINT64_C(0x06db048279b4443c), UINT64_C(0x8ad1b3115c989a93), UINT64_C(0x0f357f88e7ed6eff),
    UINT64_C(0xa637b8ab6ee9ca24), UINT64_C(0x4d4e95824c61a32b), UINT64_C(0xbc0882c903609ae0), UINT64_C(0x14e663a64ec7741f), UINT64_C(0xca7342a6e66e6192), UINT64_C(0x0e8d4454e06ee90e), UINT64_C(0x8b0e04b6aa5cce11), UINT64_C(0xb4a3416cc65cdb14),
    UINT64_C(0xf2be1f22093e2233), UINT64_C(0x6f8c9f1d715adae8), UINT64_C(0xb136468a872ea7f4), UINT64_C(0x333744507bbf5c3d), UINT64_C(0xf6425dab98296724), UINT64_C(0xed0da1aa7a5f3f02), UINT64_C(0x040f3fa1631399ca), UINT64_C(0x0a98b63d93b7e8d7),
    UINT64_C(0xd4734bfef61a5dd7), UINT64_C(0x58d8e1549acb7091), UINT64_C(0x53705c9761973c6c), UINT64_C(0x95307af78370a772), UINT64_C(0x9503320a7e46f53e), UINT64_C(0xe252fa4605c82df6), UINT64_C(0x8321c90a2e64406f), UINT64_C(0x82812f53bb2e155f),
    UINT64_C(0x6e4789f3149698e3), UINT64_C(0xb089847808918aa3), UINT64_C(0x117d87062f7d2d2d), UINT64_C(0xde186b9ff303a4bd), UINT64_C(0xb4e831a5eac774a2), UINT64_C(0x7d63a61dc8b8bdd5), UINT64_C(0x51bb2dcfdbe98c47), UINT64_C(0x64d4c835734e08f5),
    UINT64_C(0x07409f3e41cfb963), UINT64_C(0x1fad69f73fc8c509), UINT64_C(0xb0c36d07cb27ab1d), UINT64_C(0xd811358adaff995a), UINT64_C(0x9c6b7dff29bec283), UINT64_C(0xbcb4d844eed482b6), UINT64_C(0xc5a08e42f0eedee5), UINT64_C(0x4e38d1f9e60f5763),
    UINT64_C(0x05d3454568d3d4c4), UINT64_C(0x5b99e993fb8459f7), UINT64_C(0xd2dc75dd1be5b1dc), UINT64_C(0x989f985282eb042e), UINT64_C(0x804b03f5b71071d5), UINT64_C(0x5ba55523f8b57a34), UINT64_C(0x9d66df37f1cd5eed), UINT64_C(0xfad68c0ed875ff22),
    UINT64_C(0x2123339ec848170f), UINT64_C(0x3b9b5a9090035e0e), UINT64_C(0x4dab3b53259bd9f8), UINT64_C(0x558336e81cb20d66), UINT64_C(0x693a5d4aa6d7a0d3), UINT64_C(0xf0b8b92fbeb68efd), UINT64_C(0xb6a4f4e5db63a8fe), UINT64_C(0xc00440c4c3fe39b4),
    UINT64_C(0xfe6f97191c0339dd), UINT64_C(0x58cd2b9779278de5), UINT64_C(0x7ce149dfd3e5846d), UINT64_C(0x00e95bd8c0d35f86), UINT64_C(0x0a9d4ed9d72825d3), UINT64_C(0x1952c615e57aecdd), UINT64_C(0x90ce0d93b21a1aac), UINT64_C(0xfe1cdeed5c5a4520),
    UINT64_C(0xccd06cfe25b8dd7c), UINT64_C(0x3a625558327c21c1), UINT64_C(0xf898d79edfd13a60), UINT64_C(0x385a50537b81a33b), UINT64_C(0x68b8b1aca3277958), UINT64_C(0x269e3e51bae5ea09), UINT64_C(0x213161e64616d32f), UINT64_C(0xda74f9c46d9d6363),
    UINT64_C(0x0204309d003e9eb9), UINT64_C(0x168326765b7976b4), UINT64_C(0x92ed1954966d9cd5), UINT64_C(0x0edecc0a6b2849c5), UINT64_C(0x5897279c604f46c7), UINT64_C(0x8b1cb673c92a0628), UINT64_C(0xb216a92d5bbdecb0), UINT64_C(0x4ffc84bb608d2f95),
    UINT64_C(0x3d0c37ac52331e47), UINT64_C(0xcc22bc72706d69e7), UINT64_C(0x573a4853df285a69), UINT64_C(0x6caad5823871f660), UINT64_C(0xaaa7d494b067661f), UINT64_C(0xbe2ae7ddfeb66fe4), UINT64_C(0xccbb7d578d0ac030), UINT64_C(0x7d589bd428c7f2c5),
    UINT64_C(0xabe05c3759f599e4), UINT64_C(0x691a82d6b5d408a6), UINT64_C(0x6f8197d02b59ec83), UINT64_C(0xe27e745446788ae3), UINT64_C(0xb677c61a71c347f8), UINT64_C(0x9da3acad23ea56c1), UINT64_C(0xa89bf8c96c5e75a0), UINT64_C(0x4c13c4e40135436f),
    UINT64_C(0x345c16e72a301bdd), UINT64_C(0x309487ca3baf99c0), UINT64_C(0xa06caf33fccca83b), UINT64_C(0x2451cc92f0af571b), UINT64_C(0x9e218057812dcf02), UINT64_C(0xbe345114846cc34d), UINT64_C(0xf8068043358a4114), UINT64_C(0x4f1dd86feb147e84),
    UINT64_C(0x890400a62a433bc5), UINT64_C(0x712582487acff3db), UINT64_C(0x4c3faf8c7a71125b), UINT64_C(0x4418ed346dcbe6bb), UINT64_C(0xf48032908d0ebd0c), UINT64_C(0x43b84d77db1ac030), UINT64_C(0x6c70aafdc9c329f5), UINT64_C(0xf7b765d14117b830),
    UINT64_C(0xce8e8c240d34cb4f), UINT64_C(0xfe8d643ca33e4606), UINT64_C(0xa235e6ac442e2a1d), UINT64_C(0x141274f68de2fd90), UINT64_C(0xc3950fff61e5cb3c), UINT64_C(0xe763e00d0a15f5c7), UINT64_C(0x04a6461dfbd6525a), UINT64_C(0xba83545d96486415),
    UINT64_C(0x1617ff1ce0f01bac), UINT64_C(0xba50a551180b2fbc), UINT64_C(0x880b3954f7c7e440), UINT64_C(0xc4b2d0292819d592), UINT64_C(0x6f88ceee442b0502), UINT64_C(0xcce343b8039b5865), UINT64_C(0x6d602390680ebed5), UINT64_C(0x062fceebb400084a),
    UINT64_C(0x15b552797c7c3fc9), UINT64_C(0xc99294267ee5add3), UINT64_C(0x7be964fa01464b0d), UINT64_C(0x1a858d4be0dc6754), UINT64_C(0x289775319796cee4), UINT64_C(0xb447e19cd7f5e1a9), UINT64_C(0x517018f432442fda), UINT64_C(0xfb267dd50a76b5a4),
    UINT64_C(0x151266a00ceed61e), UINT64_C(0x1d0eb0f4c92c7d84), UINT64_C(0x5cb1ae82714d8b7e), UINT64_C(0x754124d8eff8c222), UINT64_C(0x6368499a98a77696), UINT64_C(0x52b404230869962a), UINT64_C(0xc733efdfa67f0226), UINT64_C(0xaf1208244ef9fd64),
    UINT64_C(0x9b90d4de4086658b), UINT64_C(0xe81be087b7520dcd), UINT64_C(0x06bc4f5e58f83f57), UINT64_C(0xfb66539706eb0fc5), UINT64_C(0x116c1764a9392fc4), UINT64_C(0x117f817871e6a421), UINT64_C(0x8977b2e424c05c43), UINT64_C(0xce4cfe147475aef7),
    UINT64_C(0xef202f2803f2cab2), UINT64_C(0x61ba2a38e6bd4282), UINT64_C(0xa22167f118101e26), UINT64_C(0xfe4fd1db56df51c4), UINT64_C(0x2bbca8b471a901b6), UINT64_C(0x671108a03f6d796e), UINT64_C(0x967e8f71546f0e5d), UINT64_C(0x46947470d0996319),
    UINT64_C(0x23a2804ad4654263), UINT64_C(0x3d6ae2547f2f0103), UINT64_C(0x1ee23b441b46e101), UINT64_C(0x3efb90a9c6970e17), UINT64_C(0xedecc5fd8b5d49cd), UINT64_C(0x298495fcc1aa2e77), UINT64_C(0x6899b00dbb773ef3), UINT64_C(0x5c6bdce12f176ce7),
    UINT64_C(0xa237629ad6f92441), UINT64_C(0x5c8fa25f7971b918), UINT64_C(0x6570164f605a5f73), UINT64_C(0x6e05f6591a83364e), UINT64_C(0x9ddac3de3d464f1e), UINT64_C(0x4cdc6e22175dbccc), UINT64_C(0xaf584c0ab8a5e07e), UINT64_C(0xa3ae49469dfb2a2d),
    UINT64_C(0xed580e9e47f16e8c), UINT64_C(0x1587c4181459e46d), UINT64_C(0x7cd9f6aa98295947), UINT64_C(0x7c2e1c4d63cab6b1), UINT64_C(0x8e2773e322bee746), UINT64_C(0x9295eba4df131c91), UINT64_C(0xf775a84da49db55b), UINT64_C(0x43f12f335834fbbe),
    UINT64_C(0x00704218874ae2d3), UINT64_C(0x6f9d2537e5e99a33), UINT64_C(0xc2f44d21479d83aa), UINT64_C(0x3a7713afcfd2694c), UINT64_C(0xdccb64fe76438e18), UINT64_C(0x57d69c784298a4e1), UINT64_C(0x6cab168ff710f1bf), UINT64_C(0x5281d101d2b7e899),
    UINT64_C(0xeab0dcb2ba5f886d), UINT64_C(0xb8b2e11b77abf1bd), UINT64_C(0x4654946a2b4c7539), UINT64_C(0x4434801f5f3697f5), UINT64_C(0x5f78fe7da6a0339e), UINT64_C(0xd0ca86aac121efda), UINT64_C(0xa54297007bbbb32b), UINT64_C(0xee6725581029daa0),
    UINT64_C(0xc8a5c028918ec075), UINT64_C(0x070ef1d3ee1c872f), UINT64_C(0x9c8689386c43cadd), UINT64_C(0xe1e8beb9e0265287), UINT64_C(0x5e987b365f8d2a9f), UINT64_C(0xc4595cf173ad1301), UINT64_C(0x72f15c33829ebec5), UINT64_C(0xdf07b7a3f478a344),
    UINT64_C(0xc23d4c8badd02c16), UINT64_C(0x627f9c47852671ef), UINT64_C(0x7444ba49cd818fbf), UINT64_C(0x0fa7c2922393fa27), UINT64_C(0x0cb19c4531446a00), UINT64_C(0xbac9ed2e76e69b11), UINT64_C(0xe796a4861880a4db), UINT64_C(0x4ece8eae25f52687),
    UINT64_C(0x9042ce76cd875c2d), UINT64_C(0x9ba26d6e71c616be), UINT64_C(0x6c1fc9d73b30c011), UINT64_C(0xe7c9cd8a6a897b69), UINT64_C(0x0fce791bf94cf5f1), UINT64_C(0x6482f4e0a4aad010), UINT64_C(0xb7af4c8792e2a4c4), UINT64_C(0xedfbbaf991f9119a),
    UINT64_C(0xa2d914327c091e69), UINT64_C(0xac2b5cff938649e1), UINT64_C(0x4112cc537a3022c6), UINT64_C(0x109c02fdc08a0169), UINT64_C(0x33303634caa7c54a), UINT64_C(0x902637c2cf7c02ba), UINT64_C(0x0c2496828b353f3b), UINT64_C(0x98e4c4efad8e6209),
    UINT64_C(0x99c5c82b3c3ae833), UINT64_C(0xdb8d47f93e5e6dee), UINT64_C(0x519c602a71970bae), UINT64_C(0x4858331e8cc6c1b0), UINT64_C(0xc8fb362a592f701b), UINT64_C(0x1f406c414bb6fd86), UINT64_C(0x221ef59b37767ad6), UINT64_C(0x0cd0fcc9e00fbb5c),
    UINT64_C(0xd41de167a7372065), UINT64_C(0x196ca7444a89b3b1), UINT64_C(0xd840d83ac30b64c6), UINT64_C(0x5d099182d8d22b02), UINT64_C(0x40107feaeaa49268), UINT64_C(0xcc3c05a15a74e1bd), UINT64_C(0x49e00b463e06d25a), UINT64_C(0x363254f5f5a8d713),
    UINT64_C(0x855f056ad40fcebe), UINT64_C(0xfb809475e7d989d7), UINT64_C(0xdd712167781cf30d), UINT64_C(0x6048e79394f65f6b), UINT64_C(0x25e0ca81452960f5), UINT64_C(0x0d9e97172dd7bbee), UINT64_C(0x15f809cba13d2dda), UINT64_C(0xca1be66e1c1bbca3),
    UINT64_C(0x4a7a7b0ab703043b), UINT64_C(0x34cd29be08a455f1), UINT64_C(0x4dd1832a1ab948c1), UINT64_C(0x88e33866d7f88a2d), UINT64_C(0x5219a0a483a12aa5), UINT64_C(0xdb647de4291ce5be), UINT64_C(0x08e84f55d326a176), UINT64_C(0x6310a89f872c151c),
    UINT64_C(0xc883b3e8a48ddb8d), UINT64_C(0xc5097a4f60dd5c24), UINT64_C(0x59a9865634b5d3f6), UINT64_C(0x5ea5e2f327f911e5), UINT64_C(0x490cb927f03c091e), UINT64_C(0x0a328fec130119f9), UINT64_C(0x368f49cce5c7edf4), UINT64_C(0x03dea89f17400c7d),
    UINT64_C(0x7271a17315d06327), UINT64_C(0x1ef9e9357b6b014d), UINT64_C(0x2221f036116bca39), UINT64_C(0x6acd9843748b792a), UINT64_C(0x4537f8305bed8d48), UINT64_C(0x219de89b86819c14), UINT64_C(0x99ee8ef02731080a), UINT64_C(0x01a846fd9f7e38ed),
    UINT64_C(0xf581ebb4278d7edf), UINT64_C(0x36c581fee003728f), UINT64_C(0x5e4177bcc8f094fa), UINT64_C(0x30193b68e74bf312), UINT64_C(0x7316b076801113bc), UINT64_C(0xa5800113f2c4763e), UINT64_C(0xbc0c1ebfbc7e0465), UINT64_C(0x167b9998b2359fd2),
    UINT64_C(0x4f0ea12231b2474d), UINT64_C(0xe9b5da7e3c1bc900), UINT64_C(0x34cc8011dbf3bb4b), UINT64_C(0x1292858203560c14), UINT64_C(0x528dfb826f60deff), UINT64_C(0xe4556a3afc31334d), UINT64_C(0x3bc84e8155668d32), UINT64_C(0x6babba17449642eb),
    UINT64_C(0x66d8e534f2d983df), UINT64_C(0x0be91026fe29d7bc), UINT64_C(0x7646b8f925bb697d), UINT64_C(0xebdb142af3a1661d), UINT64_C(0x66af9dae8536070a), UINT64_C(0xd4c981966444bc07), UINT64_C(0xe155ea9fcb83ec53), UINT64_C(0xef118804efeb6132),
    UINT64_C(0xcae5ce1dea0eb129), UINT64_C(0xc72b55319374678a), UINT64_C(0xa3c517c6368727b6), UINT64_C(0x3ba20d750d756779), UINT64_C(0x08252aee822c2405), UINT64_C(0x7138e56759e01f3e), UINT64_C(0x8873af05742019df), UINT64_C(0xdda8987caccac24f),
    UINT64_C(0x7c04534e936c44fb), UINT64_C(0x4ea342676bf5240a), UINT64_C(0x803c7ea99c009264), UINT64_C(0xd5a6a2da3ddba1df), UINT64_C(0x8045852bee9e66aa), UINT64_C(0xcfd9d719bee3dd3d), UINT64_C(0xcc203a520aa9cf56), UINT64_C(0x48a5725445c39428),
    UINT64_C(0x298945a2f084f5eb), UINT64_C(0xba215a86ee20599b), UINT64_C(0xa7167facf3fc15f1), UINT64_C(0x360ad06c6d4c3def), UINT64_C(0xbe181658132cf521), UINT64_C(0x3ba04d91caa1d016), UINT64_C(0xf24956351883676f), UINT64_C(0x4e842fba5d4100f9),
    UINT64_C(0x350dc90421d1b076), UINT64_C(0x9a0d33d5f32fe45d), UINT64_C(0x31d29576827430d4), UINT64_C(0x6cd2a861b4c72d4f), UINT64_C(0xd1d0e6dee7260cf0), UINT64_C(0x5debddf23f99bbfe), UINT64_C(0x01d1421930fd0fdb), UINT64_C(0xe2451c821765dcc6),
    UINT64_C(0x1cc58b5121bbf2f8), UINT64_C(0x659d15e9dbc4a6c3), UINT64_C(0xde100e4da0671fcf), UINT64_C(0x9b9acb50f8e8cb02), UINT64_C(0x01d6ee744e879937), UINT64_C(0x8f68ccd06f05af69), UINT64_C(0x3c9423ebbfb20592), UINT64_C(0x192e75d43393d3b2),
    UINT64_C(0xb705795aebe5b76d), UINT64_C(0x827e855ec2ce0315), UINT64_C(0x2545486446b8f3f5), UINT64_C(0x05a89af1fe9c7ba7), UINT64_C(0x71a613642e7b6d1c), UINT64_C(0x9a350518fb99fa22), UINT64_C(0xdcd7f0633aaecb64), UINT64_C(0x9c95bf2aacb40d8b),
    UINT64_C(0x5cce76851350347d), UINT64_C(0x42c6582683167435), UINT64_C(0x5688572cab498974), UINT64_C(0x790fb451fc3d1d45), UINT64_C(0x9117ae2f3fe565b1), UINT64_C(0x65898dda9ce927a7), UINT64_C(0x71f618a13e37230d), UINT64_C(0x87d4f43f2477020d),
    UINT64_C(0x3e6157121ef2371f), UINT64_C(0x7d1792b30840d255), UINT64_C(0x5dfb839d68f53a31), UINT64_C(0x6922e551517afd15), UINT64_C(0x35d265b25a8945af), UINT64_C(0x32818a6e07be31d6), UINT64_C(0x26b8fcf99b54308e), UINT64_C(0xdb7c13c48802b530),
    UINT64_C(0xef6d9c6ed704ddb6), UINT64_C(0xf3b6ed06c5ae4725), UINT64_C(0xf00bfb4517933deb), UINT64_C(0x5b764eb10dc74a1f), UINT64_C(0xf144306b403ace39), UINT64_C(0x055437fe705c3451), UINT64_C(0x96af68d1a3684b2d), UINT64_C(0x8532439b699d7d7a),
    UINT64_C(0xcbeae61f34dcccf4), UINT64_C(0xa9e4b1e867157cfd), UINT64_C(0xfd521ce34451ce89), UINT64_C(0x57603dec9ba72ec4), UINT64_C(0xc24b974bcf982062), UINT64_C(0x992a6cafea4d13d6), UINT64_C(0xed70509ea58875fb), UINT64_C(0xa4fe9d5268d08e03),
    UINT64_C(0xb6f9610591ace881), UINT64_C(0x88e7baad1a8753a4), UINT64_C(0x035081d215c92a50), UINT64_C(0x3039052e81d245dd), UINT64_C(0xa291e846e245eebc), UINT64_C(0x8e9162490aaa9999), UINT64_C(0x470af954698a1959), UINT64_C(0x5afa774e616020f4),
    UINT64_C(0x6cb8bc7ad303f58f), UINT64_C(0x244bac64d140aff6), UINT64_C(0xf1f6a18c20133dc8), UINT64_C(0x66c72d648fffd0f6), UINT64_C(0x914a688ef63651e7), UINT64_C(0xad199c732273445a), UINT64_C(0xb003a023dd63bd71), UINT64_C(0x1d8056fc768846e5),
    UINT64_C(0x6f030aa0a5f6c80e), UINT64_C(0xfd4d2cb5a5caa736), UINT64_C(0x04e4a5d0c81c973a), UINT64_C(0x9d8e10d225fb7302), UINT64_C(0x644195d6fef31b82), UINT64_C(0x9fef5668087061a7), UINT64_C(0x9fdf35af29744bde), UINT64_C(0xb5a6f7f6786533af),
    UINT64_C(0xcb070b32be4b112b), UINT64_C(0x4f9468c76adebb2c), UINT64_C(0xb35a04dc0a1e3a1d), UINT64_C(0xe5f11592dda8cfc8), UINT64_C(0xf579ee213d1c4dbc), UINT64_C(0x4460d0c1576b3d4d), UINT64_C(0x4e0adf885a9f5cde), UINT64_C(0xfa0caf0cb2bc984c),
    UINT64_C(0x18cf363ac15e7119), UINT64_C(0x126afd99af9e94fe), UINT64_C(0x6a6030f7f3df5f70), UINT64_C(0xacf27f6d4005b512), UINT64_C(0xef754275dbb311a3), UINT64_C(0x353a3e940c8c230f), UINT64_C(0xff6cbfe1ee203324), UINT64_C(0xef1cbe51610be274),
    UINT64_C(0xc2b1c413d0a1b365), UINT64_C(0xd1b9bf2b8e5e8c29), UINT64_C(0xbc4a2496b2e6f4a6), UINT64_C(0x14796987b7d04597), UINT64_C(0xa50fdd30a9450f02), UINT64_C(0x5028a87aae541b24), UINT64_C(0xd5db26d099a8d230), UINT64_C(0xa73855c8778a62f3),
    UINT64_C(0x41cd65d9acbb1769), UINT64_C(0x802dff5ff56e098c), UINT64_C(0xa6e54d2e3fb981a9), UINT64_C(0xcc1e36b67ac57af4), UINT64_C(0x844535fc7f9ffd6c), UINT64_C(0x9dfedb78f247efbf), UINT64_C(0xd367b58775e13e5f), UINT64_C(0xb97626f67248041c),
    UINT64_C(0x1064aadd15167b82), UINT64_C(0xfcf3fe3922fc9a0f), UINT64_C(0x3380b3d80e6f6b36), UINT64_C(0x747dea443041abd6), UINT64_C(0x955559d0bbad8381), UINT64_C(0xa3251a91fbd6cd9a), UINT64_C(0x2e14885099d5437a), UINT64_C(0x0c01f9686e95610c),
    UINT64_C(0x1d77c87f86da6fce), UINT64_C(0x1ae80476f96304d5), UINT64_C(0x82ada22c525f3d17), UINT64_C(0xb8b1cafd4a90266e), UINT64_C(0x7381008f05eee9ca), UINT64_C(0x4a2dcad3e17aa0db), UINT64_C(0x0f4e545369bacfac), UINT64_C(0x501ce3d113a15f0d),
    UINT64_C(0x3eec8e30c35af4b8), UINT64_C(0xf187ac3fc7483d31), UINT64_C(0xf759980aab3cf76a), UINT64_C(0xc41f4aa6c8571547), UINT64_C(0x8556f61b68952855), UINT64_C(0xf2d0c1602c83be61), UINT64_C(0xb22eb73dcd2d74c6), UINT64_C(0xf99046643a21a251),
    UINT64_C(0x2801d8e6050c04d7), UINT64_C(0x5fd76262ee8b5527), UINT64_C(0xf88affdfa278e7d3), UINT64_C(0x4a7358620322a9c3), UINT64_C(0x003837e095a35fc6), UINT64_C(0xbcb44628f136f06b), UINT64_C(0x8a20b1f9aa87aad5), UINT64_C(0x0cb88be9c955094f),
    UINT64_C(0xaccd9f5afcca5c68), UINT64_C(0x7f368cf1b56b7468), UINT64_C(0xc69c4027d3bb33ec), UINT64_C(0x0438b8a567f1ae95), UINT64_C(0xbdb96c37f565c730), UINT64_C(0x4da31e8001b836e7), UINT64_C(0xfd606cb5ebb473a0), UINT64_C(0x36436651faf0112a),
    UINT64_C(0xe299434aaafdab87), UINT64_C(0x6db31529e9346eef), UINT64_C(0xfaf8534a90a202bf), UINT64_C(0x3423a83095f3fff8), UINT64_C(0xcc40529284ff2553), UINT64_C(0x756cb9f3aee12902), UINT64_C(0xee933573ef196434), UINT64_C(0x3376bbcd6a764cf3),
    UINT64_C(0x12feca6f4387f7c8), UINT64_C(0xf421cc4458714629), UINT64_C(0x42dd316f1a3232b6), UINT64_C(0xec251bb438c48fd3), UINT64_C(0xd9aa7c4b8cc32bd0), UINT64_C(0x4999a98c53df1fa2), UINT64_C(0xfcfa843e4ce5f03e), UINT64_C(0xd1a60f93c0a84225),
    UINT64_C(0xa1f39128282c8b9c), UINT64_C(0x3b532650d59111b9), UINT64_C(0xa6e598279328694d), UINT64_C(0xb4fd2d5c5b3161c7), UINT64_C(0xb8869565e35014f4), UINT64_C(0x5cbbcfb90222a695), UINT64_C(0xba44112700b9f8b1), UINT64_C(0xba344409b230057e),
    UINT64_C(0xc655a40167272130), UINT64_C(0x0a3c51d17fa5187b), UINT64_C(0xd7dbfa35d46b0aa2), UINT64_C(0x0e124f6ed1eebe48), UINT64_C(0xef56b68223e413e9), UINT64_C(0x2e3ed951e44f3050), UINT64_C(0x81a6c7238bb02448), UINT64_C(0x039f9fe48850a35e),
    UINT64_C(0x140bef59550804b9), UINT64_C(0x0636af517c2c44a5), UINT64_C(0x305412aa053bd236), UINT64_C(0xeb42e0f24c1b59a1), UINT64_C(0xd158bd6d062a7a06), UINT64_C(0xf82d02ed7c305b35), UINT64_C(0xbac45b15f43f1c2b), UINT64_C(0xa2d67406a740d789),
    UINT64_C(0x7447233df3535e91), UINT64_C(0xb89f8519934aab4b), UINT64_C(0x0c0350e9be75d7e4), UINT64_C(0xa57291e0df71bfb6), UINT64_C(0x91858927a8dcf719), UINT64_C(0x256f6191490c0b9b), UINT64_C(0x6021030ed84523f9), UINT64_C(0x646702007fd740ce),
    UINT64_C(0xf0f3d2cb42da0815), UINT64_C(0xb734ca537d1dca24), UINT64_C(0x13817fc2a5293d95), UINT64_C(0x368ec5b8e448118e), UINT64_C(0x8b49122796ea7a6a), UINT64_C(0xb00ee3a98317ba6c), UINT64_C(0x3e68599fd1d1c5c2), UINT64_C(0xd6944ad7076652cb),
    UINT64_C(0x2abb6965b97487b5), UINT64_C(0x736ebd3aefb38f25), UINT64_C(0xed4c2c7b84556f5a), UINT64_C(0xa06c7c3baaa6275a), UINT64_C(0x0103a0cec53474ee), UINT64_C(0xd2599b1ce656bde9), UINT64_C(0x01a744c23284f7f1), UINT64_C(0x9289f8bb60a0fc9f),
    UINT64_C(0x6f8deb3a915e366f), UINT64_C(0x893b14839598bc15), UINT64_C(0x148adb0240752e71), UINT64_C(0x446c40208e4b7ee1), UINT64_C(0x96bd8a66d24fe1e7), UINT64_C(0x8ee9267fa82a1315), UINT64_C(0xce2df75081c5ef8b), UINT64_C(0x93e430404040f05b),
    UINT64_C(0xa29d24fe64e13cf3), UINT64_C(0x0c31fcff9926db0b), UINT64_C(0xca0b4c67fd2d63de), UINT64_C(0xcf9a9cc87fe98e69), UINT64_C(0x43c6db38dbceb8b8), UINT64_C(0x94350cb90663a7ae), UINT64_C(0x319bf9b6defc259c), UINT64_C(0x0156cd423051f616),
    UINT64_C(0x559ad3bf69a977d4), UINT64_C(0x0d7fcbb2dbdf3956), UINT64_C(0x6b0532ea35a0603c), UINT64_C(0xe2e72c00e3cfe5ef), UINT64_C(0x689f96a4b57b97bd), UINT64_C(0x723152cbd2bb1127), UINT64_C(0xdf4fbc67d55a5700), UINT64_C(0xd651149acc661ff4),
    UINT64_C(0x533f710703002b66), UINT64_C(0x56cfc2057119528c), UINT64_C(0xfd421ca034fedcf4), UINT64_C(0x088c388e15d91891), UINT64_C(0x63ec00650e97d87f), UINT64_C(0xa6b99673feff50e1), UINT64_C(0x472791d7e65fd6f6), UINT64_C(0x279e995ac4fb474f),
    UINT64_C(0x264e2e7357e41b7b), UINT64_C(0x977868ea3be0a991), UINT64_C(0x417718123ae3c401), UINT64_C(0x0ac55d6709cf7e3b), UINT64_C(0xa3fd3fa6bbe22ad0), UINT64_C(0xa55620fb23bbb415), UINT64_C(0x10d6088842e11b9d), UINT64_C(0x9dc3747933d8eb3f),
    UINT64_C(0x870880ebe5bad925), UINT64_C(0xeb5a143dd1dd5846), UINT64_C(0x8d82ade4c0511f7c), UINT64_C(0xfc6470b2be372de0), UINT64_C(0x395588c5076bf09b), UINT64_C(0x1e8084d10c7c1e5c), UINT64_C(0x78368a3b813b3ecc), UINT64_C(0x935443cb18131ac9),
    UINT64_C(0x4709c3af8cfa8484), UINT64_C(0x9c7f378d92ce078d), UINT64_C(0x8880231dc64107f4), UINT64_C(0xec4f9c972dcab316), UINT64_C(0x1c933785fa1376db), UINT64_C(0x1ec01b8c0184bd69), UINT64_C(0x42acb6d74f958469), UINT64_C(0x3e39914fe8245fd3),
    UINT64_C(0xe8f96eb396c90499), UINT64_C(0xfd34d75c0ba74b7f), UINT64_C(0x08ed6fc4aa30318a), UINT64_C(0x678ed601d5918b45), UINT64_C(0x10ce132767ac21fb), UINT64_C(0xa60342c44980c2c7), UINT64_C(0xc9e9db13b563a10e), UINT64_C(0xb6c4bd7eda2ae267),
    UINT64_C(0x0ceeee685b24d3ab), UINT64_C(0x505d11115b719c59), UINT64_C(0x0e97676bf8e7322e), UINT64_C(0x31f4fddb54559539), UINT64_C(0xd7bc7e105fcff6ca), UINT64_C(0x6a8301fdb7795928), UINT64_C(0x78da6d6c26260392), UINT64_C(0x6f72b7b6959d45c2),
    UINT64_C(0xa4168b853312d749), UINT64_C(0x78f529e7e653bc34), UINT64_C(0x2842f93899ce4a19), UINT64_C(0xac32717d4a107555), UINT64_C(0x4d8d5871a66813c0), UINT64_C(0xb62ea71b612ee966), UINT64_C(0x58649f2bf8636c88), UINT64_C(0x6837d10d3277516d),
    UINT64_C(0x0ef4f7dd6001040a), UINT64_C(0x343716b85a7f5337), UINT64_C(0xaf76476b140c0f56), UINT64_C(0xb0222594c27b2565), UINT64_C(0x0087b2d69113691d), UINT64_C(0x89c563b2c9def770), UINT64_C(0x70553cefd2c05082), UINT64_C(0xd7cbbe493572b795),
    UINT64_C(0x3bf66cad36b927cc), UINT64_C(0xba8f334616555b96), UINT64_C(0x0e88ff29495b3330), UINT64_C(0x305c291416a52e5f), UINT64_C(0x51c34e4377f064d3), UINT64_C(0xc4af021533633171), UINT64_C(0x5981548c168bf75d), UINT64_C(0xee3ecd582de8d80f),
    UINT64_C(0x7f55e91fc5dcdd82), UINT64_C(0x14641fc16a6a12ef), UINT64_C(0x640a4c0a7a8a397a), UINT64_C(0xe205957744a2da51), UINT64_C(0xb7538684cacce3e4), UINT64_C(0xa68ad90e76ae3d07), UINT64_C(0x179371d06ebb24bd), UINT64_C(0xe301997a73fa6bd8),
    UINT64_C(0x462d68c4af5e3f33), UINT64_C(0x1a73b19d0eede19a), UINT64_C(0xb1e733be68289f1f), UINT64_C(0x7202be5589fbb6b1), UINT64_C(0xf602c206af113cfe), UINT64_C(0x3e04bc08a7705f26), UINT64_C(0xf56d05a0d157c3a5), UINT64_C(0x4df799f1b27f36f6),
    UINT64_C(0x5f9b72e7a822fa91), UINT64_C(0xc5c990eba279a4b3), UINT64_C(0xb318883617f5d3b7), UINT64_C(0xf67113efbb2b38b4), UINT64_C(0x801520d7ffd4c13c), UINT64_C(0xbb9d550be49c1257), UINT64_C(0x03f8ca1a0a935c15), UINT64_C(0xc7a13c76f4bf3c63),
    UINT64_C(0x15072b4137240aa9), UINT64_C(0xa9ae2c343a7c418e), UINT64_C(0x1d8f94058013d1ae), UINT64_C(0x9187f74065ee2911), UINT64_C(0x243a5373b3fa3b11), UINT64_C(0x480862c02d67b60f), UINT64_C(0xe96ee6cd340bc0c7), UINT64_C(0xf7a417752e972255),
    UINT64_C(0xa9fcca86d1d7c7a1), UINT64_C(0x5e68d6207ecbf646), UINT64_C(0xb7c51e1ae4932a69), UINT64_C(0x0af8c09b29e367c4), UINT64_C(0xb79e9249dff4e9f6), UINT64_C(0xeb0463c7dc9219e9), UINT64_C(0xaa1f0eb66a9f87e9), UINT64_C(0x39096352cbc0cc38),
    UINT64_C(0xce103f4194f5f5ed), UINT64_C(0x26ddf80fa57c481f), UINT64_C(0xbbc9c4e9bfa427ff), UINT64_C(0xe45ff736723c8ac5), UINT64_C(0x58e3ae84b6bf78e5), UINT64_C(0x57d7059187235357), UINT64_C(0xdabf0ae525be9a10), UINT64_C(0x7efa9bc76f9cd1bf),
    UINT64_C(0x3ef9e68939f3a887), UINT64_C(0x963a9f7931cfac6e), UINT64_C(0x403a0dbf97772a3f), UINT64_C(0xcfe1e1e72bee61ab), UINT64_C(0x8853fdceefa7f206), UINT64_C(0x7bec1d49ce5912a4), UINT64_C(0x3b2eea6326c8def7), UINT64_C(0x744afd85485c10fa),
    UINT64_C(0xa12c0c2ead756787), UINT64_C(0x159bfdce9b4b8d78), UINT64_C(0xe623f64c0b5d8b81), UINT64_C(0x937ee93c05f68ff5), UINT64_C(0xc1d73453523c005e), UINT64_C(0xb7ad959ffa75a1dd), UINT64_C(0xec026a2b3791665f), UINT64_C(0x6d59f0b4ac28f274),
    UINT64_C(0x17cd4a3bf664fe9f), UINT64_C(0x4373e3cbc04b2f40), UINT64_C(0x7404ab5148232f5d), UINT64_C(0x9e2350d500d38825), UINT64_C(0x0a9ed8a19d0b102e), UINT64_C(0x5fa7f219e37530a4), UINT64_C(0x5ed87e827d2d13c5), UINT64_C(0x7e7fa3b247d088f9),
    UINT64_C(0x2068aabdac81a5b5), UINT64_C(0x193c78ecb54d335f), UINT64_C(0x83761ecfc1495282), UINT64_C(0x4bde1efc7cc1ec5e), UINT64_C(0x99b2e3e14e595796), UINT64_C(0xcfaaba1c9a45f400), UINT64_C(0xc01d8c72a5e5ce41), UINT64_C(0xba7aeb653e52468d),
    UINT64_C(0xeb739497aa2535ae), UINT64_C(0xbe8ffb48843771c9), UINT64_C(0xa5bb15c8fefbf207), UINT64_C(0xc5fcea0115b66cf0), UINT64_C(0xc2ee944eaa998f5a), UINT64_C(0xd722e5b3d6466f44), UINT64_C(0x4883ab748e000205), UINT64_C(0xa9263f74e7dc5134),
    UINT64_C(0x12a95ced2cd57f08), UINT64_C(0xc97a215389b8a1a1), UINT64_C(0xc0c883857b35d4ca), UINT64_C(0x0d932a7a2b7cd81b), UINT64_C(0xd2948afbb8cb2c70), UINT64_C(0x7590549156cd90da), UINT64_C(0xb2102c4db0e9a5b2), UINT64_C(0x56790d01e1b65e12),
    UINT64_C(0xdf7b78313f855fed), UINT64_C(0x7e91ccec522679d5), UINT64_C(0x1eb1a114acb0221a), UINT64_C(0x2152a62563f8bfad), UINT64_C(0x210a1cd1531cd376), UINT64_C(0x9ad742c0db8628e6), UINT64_C(0x51543bf60b2859d4), UINT64_C(0x2c986ef54d2da0ca),
    UINT64_C(0xdb14a4611e72d550), UINT64_C(0xe44dba7b5d7f1b6d), UINT64_C(0x6f393eaf4d215b59), UINT64_C(0x943f1342d99527de), UINT64_C(0x045dc3297fc8e837), UINT64_C(0x05213d46cc1fab24), UINT64_C(0xad7223bee82ad413), UINT64_C(0x927a6a774d8b7911),
    UINT64_C(0x8c5daeb0920ba5aa), UINT64_C(0xe83bfb361b399bcd), UINT64_C(0xd3b56c42331e2f0d), UINT64_C(0x6f3f60634e2447b9), UINT64_C(0xda3cc91611703e9b), UINT64_C(0x924f2770ad595088), UINT64_C(0x4621a7f2307811dc), UINT64_C(0x4fbdd056b09fdc2f),
    UINT64_C(0x8c8a32b56bbd2c41), UINT64_C(0x2f84f62f99dc06d0), UINT64_C(0xa12fd2e594087cb5), UINT64_C(0x9217ede8640bcb25), UINT64_C(0x3c37765a213f878e), UINT64_C(0x0e782916d45ec2bf), UINT64_C(0xede1af062d7667d0), UINT64_C(0xda99d43a5a8f3233),
    UINT64_C(0x0a59e0f06345102f), UINT64_C(0x704713ea7715fff3), UINT64_C(0x72abb7f24c5e05f1), UINT64_C(0x5f34c1d56cd40fd3), UINT64_C(0xe5716c51bab2e61b), UINT64_C(0x6853a6558bee0599), UINT64_C(0x9291f4c02157d0da), UINT64_C(0x5f5936c31c6d63c5),
    UINT64_C(0xb43456eb313857c8), UINT64_C(0xe449d86dc52ed516), UINT64_C(0x7370f640aab9cd19), UINT64_C(0x3d9d235a8b086f13), UINT64_C(0x34697d19d3a7ef45), UINT64_C(0x63e159473afbf389), UINT64_C(0x42c67d3e9864dd56), UINT64_C(0x722ed85d25a60d34),
    UINT64_C(0x9f4e5bab198e4643), UINT64_C(0x4aec1f4646ecd7dc), UINT64_C(0xf797de34f09c6c63), UINT64_C(0xbc8ccbb1b33de9eb), UINT64_C(0x5b404b915c9fac80), UINT64_C(0x4fa0662851ec71de), UINT64_C(0xbafb8add7dd21c56), UINT64_C(0x0d1b116c53e5683c),
    UINT64_C(0x549226407fe795ba), UINT64_C(0x1c481a0e6457adbc), UINT64_C(0x41f533a42e8aafaf), UINT64_C(0x769181361a400d30), UINT64_C(0xe9a1219c03bcc30e), UINT64_C(0x51d686394b29b12c), UINT64_C(0xa2878a5bfec25315), UINT64_C(0x6efec29535430912),
    UINT64_C(0x21ef6f9e23e38a06), UINT64_C(0x5fde07f2978ff647), UINT64_C(0x91c0203735380ae9), UINT64_C(0x2c03cc5e633ee457), UINT64_C(0x418c8bcc5ceb6c23), UINT64_C(0x2733c313b9482fa8), UINT64_C(0xb5fc4d68cf16d850), UINT64_C(0xbc43e66bebfe8588),
    UINT64_C(0xfbd4221ad1cd27e3), UINT64_C(0xaf0912e1fc683d52), UINT64_C(0xa421b1bb512fd8ce), UINT64_C(0x405c355affa64e71), UINT64_C(0xc9a0e6c521c3b041), UINT64_C(0x55308f050cbe48b3), UINT64_C(0x85cec84d14e1341a), UINT64_C(0xa820b9f9f7f873ab),
    UINT64_C(0x72a900dbfcdb09b5), UINT64_C(0xe194b684add66a73), UINT64_C(0x8900261c127a94ec), UINT64_C(0x0042418aa0c67f17), UINT64_C(0xc42977fdfef3becd), UINT64_C(0x7d779612ebba3a23), UINT64_C(0x2501bd430af60c49), UINT64_C(0x1826067c0a66e895),
    UINT64_C(0xae42a6cb3a70b485), UINT64_C(0x0f62b0ddf753eada), UINT64_C(0xdb2b5f80665b31ad), UINT64_C(0x5728d4b85932d979), UINT64_C(0x777e27178bacb6bf), UINT64_C(0x0f010791b467d9e7), UINT64_C(0xcba81cea8007fcd9), UINT64_C(0x12375eba9ee1147e),
    UINT64_C(0xe6bfc1a899109646), UINT64_C(0x2dec182ddf4b69d5), UINT64_C(0xb41463a0bbe0dfc4), UINT64_C(0xd16bac462be938f8), UINT64_C(0xe6e5b39fb1c32a7b), UINT64_C(0x55bdaf70bfd3c940), UINT64_C(0x1c34e1198010f398), UINT64_C(0x40e200398f0c9c78),
    UINT64_C(0x9b1a5afadb85222e), UINT64_C(0x9a1f4f8c734b9cb2), UINT64_C(0x71bc86fcc89c9ee3), UINT64_C(0xd5041121bb5dfb6d), UINT64_C(0x981914bc155f3d95), UINT64_C(0xb246a38792f4fb58), UINT64_C(0xf91ca972a396f31c), UINT64_C(0x479afb71e7e399e8),
    UINT64_C(0x6c2d04daced5f031), UINT64_C(0xca335c8b07d57d6e), UINT64_C(0x54e49c0b489a8f8b), UINT64_C(0xb111c9872fcae8f0), UINT64_C(0xde64147f64f70785), UINT64_C(0x53ae695116289ebf), UINT64_C(0x47310b4375a12d07), UINT64_C(0xe8f8953b7aa27ece),
    UINT64_C(0xeb5092db92979040), UINT64_C(0xf4c0b49066f354ee), UINT64_C(0x489003cdc7d75c2f), UINT64_C(0x82abc837fe4c4c2a), UINT64_C(0xe52c5d5571411b00), UINT64_C(0x94a28a9077f825f7), UINT64_C(0xc61490a72eb703a3), UINT64_C(0x2c00706c3e05e46c),
    UINT64_C(0x8e2c9adc514ca070), UINT64_C(0x9b308f92ef9e254d), UINT64_C(0xd366b175828f9156), UINT64_C(0xd94b08aec7d78015), UINT64_C(0x952540d5e4af5548), UINT64_C(0x69ff7869ac07445e), UINT64_C(0x82f159313c0bb840), UINT64_C(0x9e36ba421416d173),
    UINT64_C(0x0358c6d6c47367af), UINT64_C(0x6b5aad10b7836d46), UINT64_C(0x1c27fcdb81206396), UINT64_C(0x45749cb6053434aa), UINT64_C(0x625aa59d195c847b), UINT64_C(0xa7d50e537e8478b8), UINT64_C(0x7e8271e4a1537402), UINT64_C(0x25397888321c45bc),
    UINT64_C(0x71003268bc0829b9), UINT64_C(0xcce4f9211444715a), UINT64_C(0x73b93cb66f521886), UINT64_C(0x89a4c42ccf3134c8), UINT64_C(0x435b904dd71bd490), UINT64_C(0x86e1528f68a7022b), UINT64_C(0xe14f64f6dc94a96b), UINT64_C(0xd06f998e73b0759d),
    UINT64_C(0x2672878ab3e2f008), UINT64_C(0x119b9de96d93e4a2), UINT64_C(0x826b04509f028456), UINT64_C(0xe1208340dd1a548a), UINT64_C(0x9edb0da791ad3fc3), UINT64_C(0x9eb098a048591327), UINT64_C(0x4e8c41646f530f58), UINT64_C(0xf4253a3c1ed1c494),
    UINT64_C(0x2584c3b40cc382e7), UINT64_C(0x9353ce063d325947), UINT64_C(0xb1f28846ec389bce), UINT64_C(0xaa06c896946c137a), UINT64_C(0x35b7be7d2d7e4949), UINT64_C(0xab5501ad9fb2d5e4), UINT64_C(0x5b908ecbbb12d15c), UINT64_C(0x3595e8bc376df6ee),
    UINT64_C(0x2982020f86dbeddb), UINT64_C(0x1375ea2e4548596d), UINT64_C(0x5368b6400355c171), UINT64_C(0x22908aaecb367011), UINT64_C(0x95e7cacc705fbd72), UINT64_C(0x31eef965321279c5), UINT64_C(0x3f96057102d3437d), UINT64_C(0xdbcd3db9ea5ec2ab),
    UINT64_C(0xde76477fc88587c6), UINT64_C(0xfa75cc9ad4ca8cf9), UINT64_C(0x7848b8dd137433cd), UINT64_C(0x87af9fca024f5f75), UINT64_C(0xa0f111eb7e839e7c), UINT64_C(0xe6eceb75280cff23), UINT64_C(0x07a974b8afd9ef63), UINT64_C(0x9a0709b50b54edfa),
    UINT64_C(0x7bae48d0fa234191), UINT64_C(0x7790ef6d6a034775), UINT64_C(0x1ed11302b55bec33), UINT64_C(0x6d521408ad1f3873), UINT64_C(0x7a5ca61e1932a55a), UINT64_C(0x0ab40d72d06cec4e), UINT64_C(0xc18a96d050318dba), UINT64_C(0x198a55fcef1eacb0),
    UINT64_C(0xe689bece583a06ad), UINT64_C(0x2315b4f1088533bd), UINT64_C(0x93c8b3d414a34baf), UINT64_C(0xa9a760b502206785), UINT64_C(0x8fbc86387784f4c8), UINT64_C(0x78b00050b428b6d7), UINT64_C(0xd2a4bc3fe4023f6e), UINT64_C(0xf376cb5b2738e037),
    UINT64_C(0x7d702592a4a68b82), UINT64_C(0x5fdcb7bae99490c8), UINT64_C(0xe972d8b0e7371420), UINT64_C(0xd7394479acf88226), UINT64_C(0x00ac8d872e41a530), UINT64_C(0xa7ba979855d23f13), UINT64_C(0x48be18f3808b8edc), UINT64_C(0xdde71e6f2d2133c8),
    UINT64_C(0x8992e5d731ded5ee), UINT64_C(0xa2b155f7e614b781), UINT64_C(0x2758d3bab2fb5d8b), UINT64_C(0x89d9318b11526a1b), UINT64_C(0x61f12654972f4e8d), UINT64_C(0x5e8e092f32bf1404), UINT64_C(0xa2f59dbf9d20ac07), UINT64_C(0x70421cbccff6a1cf),
    UINT64_C(0xdcf0459ed30814bc), UINT64_C(0x2a6c26cad2f8bf75), UINT64_C(0x9ebef2a5a75e7e00), UINT64_C(0x858532374742a773), UINT64_C(0xf6e516f043b19bb2), UINT64_C(0x4bbcdca28a8e4e72), UINT64_C(0x43162be38037d25c), UINT64_C(0x24e2d70061423367),
    UINT64_C(0xe765e8642da868d9), UINT64_C(0x2f780de15cf91fc2), UINT64_C(0xf9b54bfd9d8f2953), UINT64_C(0x315320cd8dcd2f9c), UINT64_C(0x5f7202c10b6fc7fa), UINT64_C(0x15be60a1e87c370f), UINT64_C(0x2521c73d59536c8c), UINT64_C(0xcf1863fe357a7f19),
    UINT64_C(0x714c8b441bf2f1e2), UINT64_C(0x2e756b58f59b1ee2), UINT64_C(0xe072d49b81a1a262), UINT64_C(0xc1991c527f3864b4), UINT64_C(0xd8fb2339de7e90b0), UINT64_C(0xce2ad5035c44a33e), UINT64_C(0xe5c8dce7bc82bad5), UINT64_C(0x491270867b9d376d),
    UINT64_C(0x0ecfa951200f6d6a), UINT64_C(0x74b0a96f4b39539c), UINT64_C(0xf8dc9d3493ff2cd5), UINT64_C(0xd840a45083a939eb), UINT64_C(0xc03483244c3b4891), UINT64_C(0x10d4ea6ce0ef9001), UINT64_C(0x0f147b8d2ea64dde), UINT64_C(0xe3ade201339ecc38),
    UINT64_C(0x8fd70abd9a75cd09), UINT64_C(0x9fc91e4cffafab13), UINT64_C(0x8d62a9f1c987aba9), UINT64_C(0x51d3d42d6f093383), UINT64_C(0x4544c6260b1b9acb), UINT64_C(0xf9d462a5d2634e99), UINT64_C(0xd8a70d28580b84cf), UINT64_C(0x292bcbd5d73da3c4),
    UINT64_C(0xa4a932aff8fd0e11), UINT64_C(0x21376eb3ecabb3af), UINT64_C(0xedfe7df5bb5506be), UINT64_C(0x41c3b20e62396e58), UINT64_C(0x8f1f9ee5865c8c4d), UINT64_C(0xfd55a97cfaff2a5f), UINT64_C(0x84b27ae3071a830c), UINT64_C(0xeb1b25ca96c17a3a),
    UINT64_C(0xc2d9882f10552b4e), UINT64_C(0xfeb64e6d7930d71a), UINT64_C(0x748f6a57b9c16312), UINT64_C(0x3af6da0f55ad1b97), UINT64_C(0xfcbbdf048cd7d8af), UINT64_C(0x5af97d2f1bc72c31), UINT64_C(0x99121754ebf126d5), UINT64_C(0xba5dcc17909f26d6),
    UINT64_C(0xc64bae3fdd1743a4), UINT64_C(0x04266d227108d515), UINT64_C(0x341976e2fdf44d20), UINT64_C(0x0c02c52f925470f1), UINT64_C(0xbfaa192d7f4671f1), UINT64_C(0xe753135e0c31ef8e), UINT64_C(0x413d74d79740c0a7), UINT64_C(0xa808312dbb974f21),
    UINT64_C(0xedc4c05a6f723a80), UINT64_C(0xa7560650cace3f97), UINT64_C(0xfe0ad62411f82664), UINT64_C(0x4660cc008de254da), UINT64_C(0xa9f2cd00fe03506c), UINT64_C(0x10f3a9174ef33926), UINT64_C(0xc2740c2b437116c7), UINT64_C(0x62efe9bce029a212),
    UINT64_C(0x28964125e5d42c68), UINT64_C(0x293800a34007a0f5), UINT64_C(0x4b5b6bd5e092acf5), UINT64_C(0x7e8e5b393f6b8d65), UINT64_C(0xe1df943ed070ef0a), UINT64_C(0x498bd7d465d57e12), UINT64_C(0xf7885407b90f4f68), UINT64_C(0x09180bbec448a1b3),
    UINT64_C(0x52780b53ad28a828), UINT64_C(0xebb86fa0411366d5), UINT64_C(0x12c3a997f322e75a), UINT64_C(0xfbe1e54be9ec1f52), UINT64_C(0x53d76a07a6910453), UINT64_C(0x278f3e99a3e00bd4), UINT64_C(0x55097b1d2c1ad375), UINT64_C(0xe964006b5c5622df),
    UINT64_C(0x34002793c19a8cd4), UINT64_C(0xfded3ff6f72a253c), UINT64_C(0xcaefdeb41bb66d3c), UINT64_C(0xea6be8d5fc8ee8dc), UINT64_C(0x40a9525b65b52dc8), UINT64_C(0x97add5fe78d2e83b), UINT64_C(0x9673243de6cc972a), UINT64_C(0x7dab3d60f332bc6e),
    UINT64_C(0x306035349bff4eaa), UINT64_C(0xb9e6974f4270f4e0), UINT64_C(0x9d3037a6fac5fa26), UINT64_C(0x6793def6ae0d9265), UINT64_C(0x63bb3cfec363a1a7), UINT64_C(0xfdc866aaeac2bc98), UINT64_C(0x4cb2e6c752d11825), UINT64_C(0x7092ae9b4e2302e5),
    UINT64_C(0x8830a912dafd444b), UINT64_C(0xde69e80279bd0853), UINT64_C(0xe2b49ce06e84e7a5), UINT64_C(0x329deecc3af9155a), UINT64_C(0xc50674f5589fd0e0), UINT64_C(0xa0ac72745edd37e2), UINT64_C(0x88423932197c2093), UINT64_C(0xdb25b44232d9c596),
    UINT64_C(0x5f134cb26f7fcef4), UINT64_C(0x3517c8163f24e7e2), UINT64_C(0x45049892c1a3c283), UINT64_C(0x15a6c5189ba1743f), UINT64_C(0x5c8edfc4e56c2f80), UINT64_C(0x7b1ed09e0afe96ad), UINT64_C(0xf961be79748eb301), UINT64_C(0xc4d26fe39c046334),
    UINT64_C(0x93aad2e5eec6729e), UINT64_C(0xd2deae95447d7128), UINT64_C(0x2c06104be926a724), UINT64_C(0xc838524ae3aae5d5), UINT64_C(0xb3e033a8cfd1c8a6), UINT64_C(0xd4261b5ff6aa9a67), UINT64_C(0x22b38c6ceed7dd91), UINT64_C(0xb8e0916c36aa9d1d),
    UINT64_C(0x23ee0fa82e09d53c), UINT64_C(0xddae7125804e2736), UINT64_C(0x8792aa3174a15210), UINT64_C(0x8da834716e06d77e), UINT64_C(0x33b48ab8fc53eb56), UINT64_C(0xdc6a3d9404364823), UINT64_C(0x16daedd39976afca), UINT64_C(0x5c3848db52ceab5b),
    UINT64_C(0x8530a50583a35ae2), UINT64_C(0xcb1ff3215fb51612), UINT64_C(0x5c73affc414fb892), UINT64_C(0xaecae0d7fd0793d6), UINT64_C(0x1b8b5d9dd4eceb03), UINT64_C(0x67c1a8cbc3cf07f9), UINT64_C(0x5aaf564920440bd9), UINT64_C(0x1eff02ee3722e742),
    UINT64_C(0x1ba8cb7ac281a443), UINT64_C(0x1eef8ff93a161cad), UINT64_C(0x5b649afd43f2a2fc), UINT64_C(0x51c58feebe93e513), UINT64_C(0x91effef52943c898), UINT64_C(0xc78ae82e0e7a3981), UINT64_C(0xbb4b791258914676), UINT64_C(0x71a243b0e4d2ad97),
    UINT64_C(0x49c95d01b94e1497), UINT64_C(0x1dd58fd666d51f7b), UINT64_C(0x935a887cfab172a9), UINT64_C(0xf35121eb16603b86), UINT64_C(0xc7e4942a2f38c806), UINT64_C(0x9b4a45dfc9c2f202), UINT64_C(0xa8ae63fc02909d3b), UINT64_C(0x2438b96e6e57e899),
    UINT64_C(0x8ec3b57b03ee84d6), UINT64_C(0xb2c98720b3f5869d), UINT64_C(0x38674ba0b76121a2), UINT64_C(0x75ccd68df1d20581), UINT64_C(0x60d850402aa8c5f2), UINT64_C(0x767f5bb772854999), UINT64_C(0x5909122ffccf7164), UINT64_C(0x8b3460c2e9817826),
    UINT64_C(0x274ec9bdcaba025c), UINT64_C(0x26107481dd21a9f8), UINT64_C(0x8cf497495e080baa), UINT64_C(0x328925eb4eb28528), UINT64_C(0x3e647b0bd0036519), UINT64_C(0x94369cbc89c43611), UINT64_C(0xb746457145bcc88d), UINT64_C(0xff35fc7bc9950ea4),
    UINT64_C(0xa4dafb0a3bb095b2), UINT64_C(0xe40d8045d5eba328), UINT64_C(0xe05f58c93429db3b), UINT64_C(0x3b4ccc9def8cc5dd), UINT64_C(0xb2e8eed39b3cc11d), UINT64_C(0x87cd173f4513c046), UINT64_C(0x75a602c0774f6d49), UINT64_C(0xa4fc4a9f58e5b300),
    UINT64_C(0xe9cf96c52532b136), UINT64_C(0xbea32b45b66e848f), UINT64_C(0xd01599df5d752f8b), UINT64_C(0x71b422e83f4f1311), UINT64_C(0xbbeb1ee6fe954401), UINT64_C(0xf9b64008519b8414), UINT64_C(0xc09918ac4722cbc0), UINT64_C(0x11a644173be3af5b),
    UINT64_C(0x52260274745e50d1), UINT64_C(0x8843b0843f7ca39c), UINT64_C(0x81b07047f8a64d81), UINT64_C(0xa03c6861841f34c6), UINT64_C(0x7c24faff0e173769), UINT64_C(0x705690443cc7643b), UINT64_C(0x7a868f9ca90cc0e8), UINT64_C(0x1bbcd8cc4da7e29d),
    UINT64_C(0x8d3a3d6bea85bd09), UINT64_C(0xd566b637805727c7), UINT64_C(0xaa862820b2c61687), UINT64_C(0x549e35ddcbb7cc72), UINT64_C(0x62f436aa3ba870d8), UINT64_C(0xf4e2ca9a91e2d097), UINT64_C(0xf9ee347c30db7bf8), UINT64_C(0xe394d498362481a2),
    UINT64_C(0xb36c7c3cf96afe94), UINT64_C(0x2893d390be935d93), UINT64_C(0x90ac0fe36c11d90d), UINT64_C(0x42ddd7d31c631041), UINT64_C(0x773e65b1c8be1b14), UINT64_C(0x0a4c87cf0af34c6d), UINT64_C(0x9db8df6b4a629e0a), UINT64_C(0x5334b8e685d38f58),
    UINT64_C(0x873cfca94ade52ee), UINT64_C(0xd4b5c4af65f086e5), UINT64_C(0xbfdba90e4f84d872), UINT64_C(0x9114c5c66582b566), UINT64_C(0xc94928c130e60c58), UINT64_C(0x6e98ffe1b527c3a6), UINT64_C(0xc0608b161bb242d6), UINT64_C(0x2999ab77364c5445),
    UINT64_C(0xe9a018c4c591aeb0), UINT64_C(0xe004e0bda4396e87), UINT64_C(0x91c04aa43a5315b2), UINT64_C(0xdeed5ad51324bff9), UINT64_C(0x499f22c83236b9b7), UINT64_C(0xf5f7ded8147c1341), UINT64_C(0x22e54100f7d79705), UINT64_C(0x2cd930aa188e2cc7),
    UINT64_C(0xde3c9a9955bf6550), UINT64_C(0x15c4ec26932def5c), UINT64_C(0x8beb62680408f176), UINT64_C(0x7f0905d70b70b32f), UINT64_C(0x7d4f871ab5ebf940), UINT64_C(0x4ee2d0bb6a05b2de), UINT64_C(0xeca8b6db8a69071a), UINT64_C(0x3576c35b191b4e3c),
    UINT64_C(0xa38fe466c8485540), UINT64_C(0xc3bf303c59be3be6), UINT64_C(0x6984acfb51dfd158), UINT64_C(0xb1b38036fd5fca22), UINT64_C(0x391bbc47ada686b8), UINT64_C(0xa1e0535f8390919a), UINT64_C(0xd6425f5ed19cccad), UINT64_C(0x4f11cdb81036f0df),
    UINT64_C(0x02eff35a72a52cd7), UINT64_C(0xf40b6e1d8c221f6f), UINT64_C(0xe427c4fc7742fbdf), UINT64_C(0x371f121ed58dd6ab), UINT64_C(0xc1c8c4e2ad9aa05f), UINT64_C(0xd1b92b499d3ec7be), UINT64_C(0xf4b46cb4953d2e4e), UINT64_C(0xdfabaa103ed006d9),
    UINT64_C(0x6f67a48a064d866f), UINT64_C(0x863e304f4a0a37a6), UINT64_C(0x90b683808fe29318), UINT64_C(0x4e223c8348e0c07e), UINT64_C(0xd33fc6bccddd7754), UINT64_C(0x336584d6939bf6eb), UINT64_C(0x39f863da9d9ef7f3), UINT64_C(0xc5224a69670a5ea5),
    UINT64_C(0x9e89bc5ee6fb93d7), UINT64_C(0x4abe7a39455100f1), UINT64_C(0xb0b7ed26fca345a1), UINT64_C(0x8360735a6ab4db20), UINT64_C(0xacfbf702bba8782d), UINT64_C(0x7817ded2c6a17d52), UINT64_C(0x93c8a8d93a7f530e), UINT64_C(0x3a25dc59d1129d64),
    UINT64_C(0x243d07ad9c64388e), UINT64_C(0xac9eb3fdf364ad62), UINT64_C(0x79499ce82af223f7), UINT64_C(0x5e4ef9f2dd017c71), UINT64_C(0xf91a208f1b40bb14), UINT64_C(0x6632603138f1616f), UINT64_C(0xd6e30a9d820578b2), UINT64_C(0x8c0b37221622b5e7),
    UINT64_C(0x6e356d795e8ca3f0), UINT64_C(0xf9dc00b5cf3960ff), UINT64_C(0x3feaba6a1fb614b3), UINT64_C(0x8114d512c58f8b90), UINT64_C(0xa38063b1bfbbfaa9), UINT64_C(0xfe88255bb4cecd02), UINT64_C(0x3e4cf11e4df202ab), UINT64_C(0x5b824c06112e0ce6),
    UINT64_C(0x78b42540395b6f28), UINT64_C(0x6b26772efbe894ee), UINT64_C(0x4f863b28e9648546), UINT64_C(0x22b147275f17b0ce), UINT64_C(0x00472faef99ca938), UINT64_C(0x3fd0cdef9b6d7ecb), UINT64_C(0x015c29aa8217f225), UINT64_C(0xf55a4687c3d72a2a),
    UINT64_C(0xccd55e550019504c), UINT64_C(0x4a41ca4c49350916), UINT64_C(0x91fb42b74401f645), UINT64_C(0x3eaf0782e3d761de), UINT64_C(0x13d4f3907786de9e), UINT64_C(0xa27cf7d71176a57c), UINT64_C(0x3ea14e846f97f1f7), UINT64_C(0x6f531ee48498f7d3),
    UINT64_C(0xcaf27def3a2591ce), UINT64_C(0x06657b1a492efef1), UINT64_C(0x42df8c3eb2801515), UINT64_C(0x377babb05efc7192), UINT64_C(0x113535c621889810), UINT64_C(0x437993a705f9a959), UINT64_C(0xf761a128c8e3c2f8), UINT64_C(0xe445ad3154544026),
    UINT64_C(0x58382fab8d478aa7), UINT64_C(0x940faa1a1f5abd53), UINT64_C(0x701d3685b8987f67), UINT64_C(0x1e68d25456fc1aa3), UINT64_C(0x2354e6ffe9466da7), UINT64_C(0xb409213f1a85e877), UINT64_C(0x6e3376a5059eb529), UINT64_C(0x0f480714a837d158),
    UINT64_C(0x77023bc2f86b40b0), UINT64_C(0x10506b3fe25bd12f), UINT64_C(0x06ab2a7a5fa9acbf), UINT64_C(0x9743c27d6cbfe514), UINT64_C(0x8a23e5eea14b6637), UINT64_C(0xdb4da9fdd0efe437), UINT64_C(0xc9a05d4f71cc9dbd), UINT64_C(0x89e66c1501b310d7),
    UINT64_C(0x26d3c0f3360235c6), UINT64_C(0x149fe880b5b4c81f), UINT64_C(0xef4b2a9dec4ef9d2), UINT64_C(0x9ffe8a3932c6ae74), UINT64_C(0xe08e503bec45259b), UINT64_C(0x878698143c8d7cd2), UINT64_C(0x77917f94511222a1), UINT64_C(0xfb0058b05c306d70),
    UINT64_C(0x9e807b831a9b5bf0), UINT64_C(0xae1f667be1796dc6), UINT64_C(0xf3c086aac348aabe), UINT64_C(0xc72719f5ca0d68c4), UINT64_C(0xa5dee3f998536554), UINT64_C(0xa23690d5fde4e71e), UINT64_C(0x939c7cabbbdd7852), UINT64_C(0xdd5ad961fde19996),
    UINT64_C(0x23e4eab41f0b89d3), UINT64_C(0x73e628331e454dc1), UINT64_C(0x14aa26356d21b8e6), UINT64_C(0x8b4143fa256e392d), UINT64_C(0x5a1601bd2c3aeae6), UINT64_C(0xa67761a3b7185d24), UINT64_C(0x9b58cba33b286152), UINT64_C(0xead9ea19ecd6bf40),
    UINT64_C(0x27b59d3b6b96cc98), UINT64_C(0xa5edfd56c41c3b6d), UINT64_C(0xa2548fc380d25906), UINT64_C(0xfdaf92c13845734f), UINT64_C(0xedd13b933e8502d2), UINT64_C(0x043d3b59bc08c52a), UINT64_C(0x8383e0a3495ea9ae), UINT64_C(0xadf70d6783cd0775),
    UINT64_C(0xfabacac158ef38df), UINT64_C(0x6fddfe2d58fad982), UINT64_C(0x5be22d2e6d721745), UINT64_C(0xc40ec38535380fbc), UINT64_C(0x5eb7a81ecc88e44b), UINT64_C(0x996438d5ce304f4e), UINT64_C(0x1ebfd49c87842827), UINT64_C(0x0cf96a64e50491f1),
    UINT64_C(0x69ae304371904e14), UINT64_C(0x3aec83327cae039e), UINT64_C(0xf13a488cbdc28343), UINT64_C(0x23bf29d6acdb6b37), UINT64_C(0xe265ef8d233a9f72), UINT64_C(0x35ccafdaeca0df1c), UINT64_C(0x24686a5cbc1e6612), UINT64_C(0x8aacd7d2ab8cece4),
    UINT64_C(0x5013b0e0e568b88d), UINT64_C(0xc2b7256d4f4c10e9), UINT64_C(0xcdfc89db76ca4ff5), UINT64_C(0x993cfa78cbfa35c3), UINT64_C(0x9292e49baca46c18), UINT64_C(0xd3ac2e5818db10ab), UINT64_C(0xdb8b23a77c012268), UINT64_C(0x4c51e242199523f6),
    UINT64_C(0x3b149e3351662dc8), UINT64_C(0x8f7931fd18bf679f), UINT64_C(0xe5939827647baad2), UINT64_C(0x5e385dbbabddc799), UINT64_C(0x568a22f87a6e2746), UINT64_C(0x2f831a271a60a9d3), UINT64_C(0xcd3d9b3d4eab56f4), UINT64_C(0x6863311f70a80847),
    UINT64_C(0xa1d29c228526d09f), UINT64_C(0x248c3b5295eb80fb), UINT64_C(0x5cb51a5818747d98), UINT64_C(0x618a955d10e5d223), UINT64_C(0x0fe34c356d2fa43d), UINT64_C(0xde0eb5f3bca35867), UINT64_C(0xd422e921d4280680), UINT64_C(0xd27156fc8c9086be),
    UINT64_C(0xd60fa5fd92988819), UINT64_C(0xb8a7f8f3a552ecc1), UINT64_C(0xfdd04be6dc5c848e), UINT64_C(0xb8f6b108b9e7bd86), UINT64_C(0xcb7d451b75c7149a), UINT64_C(0xa3491a679f921dc5), UINT64_C(0xbf34fd50cf6f8d14), UINT64_C(0x2c3c5f5cec5409e8),
    UINT64_C(0x266e49768e0c6519), UINT64_C(0x8302796dd95b0589), UINT64_C(0x3fdc6e00d948cf20), UINT64_C(0x26b1513e45283221), UINT64_C(0xfe31ec4dc45ead83), UINT64_C(0x00a5447775c8bf26), UINT64_C(0xccbc5bbe536bb85b), UINT64_C(0xa714f7667ce483f9),
    UINT64_C(0x52abe23df97baf28), UINT64_C(0xbc92ca983a36b725), UINT64_C(0x8a7f8034a112591b), UINT64_C(0x59234e3c0b7bfbe6), UINT64_C(0xc0da90199b7b1e0d), UINT64_C(0x4f05f0c76dbe88b1), UINT64_C(0x9a8a8e733441d678), UINT64_C(0xc61bf7531550d7a0),
    UINT64_C(0xf2d56bb8f3d51f53), UINT64_C(0xd855a895e8550a2a), UINT64_C(0xb5423748588f127b), UINT64_C(0xe25145d3357beb40), UINT64_C(0xd727e0745934ca7b), UINT64_C(0x5cb0188189033078), UINT64_C(0xa2c2b8a348416466), UINT64_C(0x9430be98d320bf36),
    UINT64_C(0x76b77dce01a3d451), UINT64_C(0xbbd218294ab66911), UINT64_C(0x7015d3a8c808dbcb), UINT64_C(0xfaa0755ecd7ccd27), UINT64_C(0x1cde1f5fdf9d1ebd), UINT64_C(0x1485605db6284bf4), UINT64_C(0xc6c95dedc037ac4d), UINT64_C(0x2589837aca9ee98a),
    UINT64_C(0x6875040630872c84), UINT64_C(0x3d8301eeb3b452e1), UINT64_C(0xc6793d429925f0ac), UINT64_C(0x556b6ae418fdb2df), UINT64_C(0x19eaadae0942e611), UINT64_C(0x6e2ad120adbb8438), UINT64_C(0xc5597af80ca40d6b), UINT64_C(0xcd95b50316eaa88f),
    UINT64_C(0xf4eda1cf147693d0), UINT64_C(0x08ddec345ade3a41), UINT64_C(0xfef48cc100806d73), UINT64_C(0x21bcb9edc3b96731), UINT64_C(0xcf92bb1574cb9150), UINT64_C(0xd79dd4d84d6b35fd), UINT64_C(0x0c820715e2e331ab), UINT64_C(0x057d61abc18929d7),
    UINT64_C(0x27f8fea3e46b3326), UINT64_C(0x38212475432f5bfe), UINT64_C(0x7dbfe7f0512c3941), UINT64_C(0x02b413e4f416c0f8), UINT64_C(0xa21ba29236ce7473), UINT64_C(0x2a6b3e29e7cf8d45), UINT64_C(0x55bea91d4b66e437), UINT64_C(0x167423846b2736d1),
    UINT64_C(0xa7380551e794f76f), UINT64_C(0x474ebcf51bc16280), UINT64_C(0xc22aee30bf5ab6dd), UINT64_C(0x8c7eb4b1477fbe88), UINT64_C(0xfccf887c8a4d18f4), UINT64_C(0x146f880c094faea8), UINT64_C(0x6794da3fb71d0a2b), UINT64_C(0x7fbc48fc60b23bdd),
    UINT64_C(0x8b1978cdd6007b70), UINT64_C(0x2f3ac43f42604e1e), UINT64_C(0x8c08cdd679c5eb4a), UINT64_C(0x3ee89f28f07a385c), UINT64_C(0x37e6fe82101ab539), UINT64_C(0xa0d6e86d2a7555fe), UINT64_C(0xb8e6e029b6a96027), UINT64_C(0x47cb8c0d91385510),
    UINT64_C(0x190e7909fbbe1b41), UINT64_C(0xd2b642a515c7a3e4), UINT64_C(0x04f1478ba86ab15a), UINT64_C(0x9854ca1e8d6b3f0b), UINT64_C(0xed404a8f6c659c44), UINT64_C(0xf2e06d648635a455), UINT64_C(0x586e3d08ec0cf2f4), UINT64_C(0x1449b4d78523e0fd),
    UINT64_C(0x3ae1df3b0065e21f), UINT64_C(0xc80db8dcc442d306), UINT64_C(0xd3d7a59e8ff77523), UINT64_C(0xbdc061cf69780f1c), UINT64_C(0x5d52a7f3c0ddb160), UINT64_C(0x829069e41b8b505f), UINT64_C(0x871d9cb5cc21537e), UINT64_C(0x0e9f3e6b5584299f),
    UINT64_C(0x7996303f9840945f), UINT64_C(0xe44f948cf18d2443), UINT64_C(0xe34f6fe5486c5998), UINT64_C(0x9fdaeec711239703), UINT64_C(0x554f251b03488237), UINT64_C(0xcee2549c0dea5825), UINT64_C(0x052b991b82f4357a), UINT64_C(0xc30ed0da166ead2a),
    UINT64_C(0xc9677bdab5f55ee2), UINT64_C(0x34d2d19530f87eef), UINT64_C(0x0ada08597dd02707), UINT64_C(0x6297fbab44c32bb2), UINT64_C(0x6e64b681dd5ac57b), UINT64_C(0x704e70275f3597f2), UINT64_C(0xb59f20862a10d930), UINT64_C(0xfc4cd88a9de0c1db),
    UINT64_C(0xa278c39106e939ac), UINT64_C(0x5d4dd0a05f354c93), UINT64_C(0xe190bd11c5aa4e13), UINT64_C(0x573accb2ea2ace57), UINT64_C(0xbe0a3ae981dd0b1c), UINT64_C(0x7ea22312976ab126), UINT64_C(0x6a742edce1f0fcb7), UINT64_C(0x8bfd7db6a4756edd),
    UINT64_C(0x52cdb547d97c3d01), UINT64_C(0x919da437be3f737a), UINT64_C(0xcf85f8e8948a8942), UINT64_C(0xccce0528a433ee53), UINT64_C(0xa17a82a4d32b9aa0), UINT64_C(0x4b0e4901025e3eb5), UINT64_C(0x9e3c08adec0765c1), UINT64_C(0xf9c8a42f0da2d997),
    UINT64_C(0x6d66fc3a0afc7734), UINT64_C(0xcccae1dc3ea838a5), UINT64_C(0xef90bb84489c327b), UINT64_C(0x2665701034e447ff), UINT64_C(0xd651e455eb175a18), UINT64_C(0x4ed38ebdd6418750), UINT64_C(0xa66afb038eadcf91), UINT64_C(0x977069c74863b9af),
    UINT64_C(0x3fb15c07ccd11050), UINT64_C(0x0c73fe3d65adec92), UINT64_C(0xdaa58d083990782e), UINT64_C(0xb183ae3827e0c52b), UINT64_C(0x496d2f5170b9256f), UINT64_C(0xf8c9a535cd3f716b), UINT64_C(0x76d400fb2104e31b), UINT64_C(0x8b23bf7c59819957),
    UINT64_C(0x46bd7314a42535d8), UINT64_C(0x0cc5795319d63b09), UINT64_C(0x3d5d278d700311a4), UINT64_C(0x4fe11b105ad183a1), UINT64_C(0x8a18953454ad0859), UINT64_C(0x31a171f2f0751bc4), UINT64_C(0xbc5702cd1f8a37f5), UINT64_C(0x3802bf57bfae10e1),
    UINT64_C(0x9e4d2355612978e5), UINT64_C(0x5d08b6ed8ec6f60c), UINT64_C(0xc1a60655c7664305), UINT64_C(0x460e216fe216605d), UINT64_C(0x3dfc3ea942f12fea), UINT64_C(0xd2797471c3bf8f56), UINT64_C(0x8bafe49441a98013), UINT64_C(0xbedc1b559eb2f0dc),
    UINT64_C(0x6b7ef88f2fd7c1a5), UINT64_C(0x8c4171f6ecb2c9f4), UINT64_C(0x438cfd0d2a07c603), UINT64_C(0x1673cafa1dc62b28), UINT64_C(0x8b1a20c093e4186f), UINT64_C(0x3b0749b2c3f97dff), UINT64_C(0xbcd9a83b04b88abc), UINT64_C(0x2248e225f32eb2f3),
    UINT64_C(0xb42942c41ce080b9), UINT64_C(0xd60721a4ddab609a), UINT64_C(0x06f4afa530099deb), UINT64_C(0xfd4398158cf89e08), UINT64_C(0x0940a4b746b31763), UINT64_C(0x4f648903ce754dc5), UINT64_C(0x507ae53a49998bb6), UINT64_C(0x2f0a8903a92693d5),
    UINT64_C(0x8be06fd460421533), UINT64_C(0x5d40cf380a29b6dc), UINT64_C(0x1699c79f14f1537d), UINT64_C(0xae5a09485dba138d), UINT64_C(0xe1bd0441863c185c), UINT64_C(0xc9d81a130db4d0fd), UINT64_C(0x0049b30eb522e968), UINT64_C(0xff9fc4781168d2a1),
    UINT64_C(0x76d919893b52a5c1), UINT64_C(0x3db45def769044b1), UINT64_C(0xd658cc016ca20507), UINT64_C(0xbb3645cd8d920c59), UINT64_C(0xd2cff791a8dd9a88), UINT64_C(0xdab355f58af10440), UINT64_C(0x818f66cd1bdc477a), UINT64_C(0x50c22859a81a4d9d),
    UINT64_C(0xcb6296a99f5ad3be), UINT64_C(0x3f0b848e49dc7e3c), UINT64_C(0x07c7d1fc9f9aa95f), UINT64_C(0xcf9d0a9c4f343ea3), UINT64_C(0x4567f2aa190b19c0), UINT64_C(0x358bb09a86c481d6), UINT64_C(0x9659808642707957), UINT64_C(0x383b9d8d46804458),
    UINT64_C(0xbbf4c6535828fa9c), UINT64_C(0x4f1024ef643cb286), UINT64_C(0x5a0fc3103107cb3a), UINT64_C(0xa8dc7045eb8d1a2b), UINT64_C(0x6dce9db766c24793), UINT64_C(0xf087f3e5e041c87f), UINT64_C(0x2b23647637308bf0), UINT64_C(0x696fc3c5213fb082),
    UINT64_C(0x8ce391e3fae64d0a), UINT64_C(0x85f1def1d786a587), UINT64_C(0x057de4e0cc0eabec), UINT64_C(0xd35c2b90c2ecc8b8), UINT64_C(0xd6faf650845b5ec9), UINT64_C(0x60bb5071e4805cc2), UINT64_C(0x7a371c4f3c19bb22), UINT64_C(0x12220cf16cbed17b),
    UINT64_C(0xb77af3797fc7ce7e), UINT64_C(0xd5a01ca7dc1bfef8), UINT64_C(0x23eaef10495a01f7), UINT64_C(0xac0caf68c48412bd), UINT64_C(0xfd501842c8f09ce2), UINT64_C(0x0a1bcbed5aec4ac9), UINT64_C(0x6a9fa8028292d96b), UINT64_C(0x45c2db19d943656f),
    UINT64_C(0xd85389e2129ddcfd), UINT64_C(0x47402b49789dfaf5), UINT64_C(0xcd039eb18a3b855e), UINT64_C(0xf19146ecce50561b), UINT64_C(0xe7dad30baef75bb6), UINT64_C(0x1204ab331d531c71), UINT64_C(0x736cffce2744f0d6), UINT64_C(0x7a0557a3eca4f94a),
    UINT64_C(0x2d3cb6cf74edb6d5), UINT64_C(0x6bc4015f060ed79c), UINT64_C(0xf67e95c069e88585), UINT64_C(0xb73ab4f9e8088525), UINT64_C(0x931219da39622b12), UINT64_C(0x8da45c014477ae04), UINT64_C(0xb52f4344c8ef92ce), UINT64_C(0xcc30a3a2e1b400c1),
    UINT64_C(0xb1c1ef844076cca1), UINT64_C(0x9e3bcfad4a4d7be0), UINT64_C(0x4a19006259766a39), UINT64_C(0xdc9bf37f6d17187f), UINT64_C(0x49cee4ecf3abc031), UINT64_C(0x1427291134e085ae), UINT64_C(0x89d5db984e8f40fd), UINT64_C(0x21057b8dd3e393a4),
    UINT64_C(0xc339c3eb43d0c4a3), UINT64_C(0x18a45ee6889c4da4), UINT64_C(0x38cd93eba68537a4), UINT64_C(0x2d2a3c30030349bd), UINT64_C(0xbc26b0477fb214c0), UINT64_C(0x9e53306bc85e20fe), UINT64_C(0x7b15c787c15cc0db), UINT64_C(0xd366d3d5fc78d72d),
    UINT64_C(0xca7f84b2d6454872), UINT64_C(0x72e56953092ee199), UINT64_C(0xda639782fa2450e0), UINT64_C(0x96ca8ceaf786be90), UINT64_C(0x7c31ed3d0e8c587e), UINT64_C(0xb72eeee163b53e36), UINT64_C(0x8372f0d6523d9300), UINT64_C(0x964137eaf9151f37),
    UINT64_C(0x25c9e2ff6b2939fd), UINT64_C(0x8051aff0db8d0b47), UINT64_C(0xd04d9d21fd5f7431), UINT64_C(0xe3df15f99de6c946), UINT64_C(0xdac58518070594a2), UINT64_C(0x3c01df74295aee14), UINT64_C(0x1538c7748991dd8c), UINT64_C(0xce1706529d497705),
    UINT64_C(0xf4ba1305fe8196e5), UINT64_C(0xac8ef9a36f9c8b77), UINT64_C(0xedf02f17beac5c3b), UINT64_C(0x528e75b69ad0ffb2), UINT64_C(0x732e4134df3c7228), UINT64_C(0x0f0c17ad3aa7f859), UINT64_C(0x1301c089bb7a53f6), UINT64_C(0x9a5c68a50b7f925d),
    UINT64_C(0xbb37660d39aaff23), UINT64_C(0x0ba0f07cc90ead3d), UINT64_C(0x083d03f4113535f4), UINT64_C(0x77e1027cdc277c75), UINT64_C(0x007cf3c59f87c7a2), UINT64_C(0xc246fb19e3568df9), UINT64_C(0xfe896ed1658e4b85), UINT64_C(0xc94b253dac78e2ba),
    UINT64_C(0x30c79ddb7aedebec), UINT64_C(0xad6b15c5e04d7cb9), UINT64_C(0xc8cc2e0507cc841c), UINT64_C(0x52f9788ca80032a9), UINT64_C(0x8ff14f36f1abe3fb), UINT64_C(0xc6a71a7afd993f17), UINT64_C(0x55b337915305027d), UINT64_C(0x7b83d9e857736eca),
    UINT64_C(0x6e522a7117d6479e), UINT64_C(0x12d1c5236d2acc88), UINT64_C(0xdb0b5991c706f9cc), UINT64_C(0xcfe68d6a866c7f12), UINT64_C(0x9f1586a8fd315dcb), UINT64_C(0x59cba050dab1c0aa), UINT64_C(0xdc1a2c0894a6065e), UINT64_C(0x42974e19b45ce6e4),
    UINT64_C(0xf8757d55cbcc9189), UINT64_C(0xa05284b9ef5bd82e), UINT64_C(0xf349624fbbd2fe31), UINT64_C(0xc427e501f2974512), UINT64_C(0x804c3e1dfa491001), UINT64_C(0xcf762b5acd8aaf0a), UINT64_C(0x6f49fa3c4d282b10), UINT64_C(0x9c66a7fd559c8bf0),
    UINT64_C(0x40996a2c43d7aad6), UINT64_C(0x4e2dabdb60f8a843), UINT64_C(0xd607874484aeb6e1), UINT64_C(0x532e0b95df5c2463), UINT64_C(0xfd0e055ab7ca1df6), UINT64_C(0x0612c8da0aedee65), UINT64_C(0xdcd7a5beca442e1e), UINT64_C(0x9da6016148673b41),
    UINT64_C(0x5114d9fef8cf891f), UINT64_C(0x0eff21bfc3bda44a), UINT64_C(0x0d7f3a14f32d00d8), UINT64_C(0x722071428bd01821), UINT64_C(0x3a0abcd6e96b74ea), UINT64_C(0xdb667170ad99daf2), UINT64_C(0x54d7576d7a8bc07e), UINT64_C(0x1def7c8a918e6aff),
    UINT64_C(0xa42a7cf6ec235a8e), UINT64_C(0xb13c16823a30e6bb), UINT64_C(0x69266d34d76edf9d), UINT64_C(0x8b1f16c9ce9868bd), UINT64_C(0x80a7718ae8c54013), UINT64_C(0x188853ae00a91863), UINT64_C(0x8cf76ae2a0ea84fa), UINT64_C(0xdf12b2e21f0e9b9f),
    UINT64_C(0x1851c65d96cb1fc5), UINT64_C(0xe09626e2e773e1bb), UINT64_C(0x22f356d994d8e430), UINT64_C(0xeffa90990db1436f), UINT64_C(0xb18f0626aeeb31fb), UINT64_C(0x7731e9d43582ec8a), UINT64_C(0x5f463a7e3954b4f8), UINT64_C(0xc4be3f03cd693956),
    UINT64_C(0x511be9462aebeed7), UINT64_C(0x2771e702935c6af6), UINT64_C(0x5caa8857dd14d8d4), UINT64_C(0x1343854781b050f6), UINT64_C(0xdd2133da01204ba0), UINT64_C(0x250ce55a2aeafbfa), UINT64_C(0xf29f0753cba0b601), UINT64_C(0x37ad32be6c366bba),
    UINT64_C(0x8ac6e3d3abb7f422), UINT64_C(0xcd46f442ba0894e6), UINT64_C(0x082fbd9a80d755ad), UINT64_C(0x98c44f0f9a3c7e2d), UINT64_C(0x55905463cfac9171), UINT64_C(0x3f88a541f3c809eb), UINT64_C(0x6789e9c3f8bb6f08), UINT64_C(0x2c6df073fd4ca6bd),
    UINT64_C(0x66f5f9b8041b2ff2), UINT64_C(0x31f59742c9ec60c8), UINT64_C(0xd3454ab366cfa719), UINT64_C(0x99480019a963e601), UINT64_C(0xaf7d2f7d556139de), UINT64_C(0x3a9a9770593bf8c5), UINT64_C(0xa3fcccf4644ff8b0), UINT64_C(0x42d1445490c22dfc),
    UINT64_C(0x4db4a5d82769ba21), UINT64_C(0x2873d41a669113a5), UINT64_C(0x50cd94e281e816d9), UINT64_C(0x7672d0991f574023), UINT64_C(0xa108361e6d0834bf), UINT64_C(0xc2b2b5333bd851ce), UINT64_C(0x275e408199ae56dd), UINT64_C(0xf4b8b13b1a0fc457),
    UINT64_C(0xf6d8cf475dc80aee), UINT64_C(0xfa3a3eabab1fafcf), UINT64_C(0x805b7e1e0f8ec6de), UINT64_C(0x72574802cce9516c), UINT64_C(0x8bd8c808d2bca9c0), UINT64_C(0xf9e0ff7976ffb6cd), UINT64_C(0xf64f4df68deaf807), UINT64_C(0xd4744364fdc8b129),
    UINT64_C(0x00f286218e384fa6), UINT64_C(0x9e4f12e1584c0976), UINT64_C(0x1700762fd9510e16), UINT64_C(0x389762ab7e2289e5), UINT64_C(0x84659e40ba89981e), UINT64_C(0x594cf2cb455edc91), UINT64_C(0x685ea2fdf98dbbbd), UINT64_C(0xef21bc32689b888a),
    UINT64_C(0x7441ed0c64ee9fb8), UINT64_C(0xf77365aefba828e6), UINT64_C(0x71bfcf0f090614d0), UINT64_C(0x71fc004279ae2df8), UINT64_C(0xb7faa496ec5f310b), UINT64_C(0xfbca669a12a289e4), UINT64_C(0xbbfb1f1fd13f45b6), UINT64_C(0xb524a7f976a0562e),
    UINT64_C(0x4611e0f1fb40c708), UINT64_C(0x75037fffc35c2db0), UINT64_C(0xd632034c1008ee02), UINT64_C(0x3c7d6a78503272ea), UINT64_C(0x84da358111ded79f), UINT64_C(0xa5d5f71d907ace5e), UINT64_C(0xffd22039c98b9734), UINT64_C(0xe32eef662b9d3024),
    UINT64_C(0x5f96af4624e87926), UINT64_C(0xd0cc0ddaa5a2c5ec), UINT64_C(0x33124ddb5affda91), UINT64_C(0x035625451cfa095c), UINT64_C(0x26b811921da6b6b6), UINT64_C(0xbefa62daf4be8a51), UINT64_C(0xfd7bc4465b30723f), UINT64_C(0x621861f0fb8cd9a0),
    UINT64_C(0xcddd03d4e811f475), UINT64_C(0x7b07e2f8ee17bc19), UINT64_C(0xdf24203ab401d405), UINT64_C(0x7f9c0d1a028b9295), UINT64_C(0xe4d1f435bf14a341), UINT64_C(0xd85c4381a460012c), UINT64_C(0x8aeb8280d7bdd6d4), UINT64_C(0x4e299680d9a3978a),
    UINT64_C(0xe2806b6a02b610f1), UINT64_C(0x642bfdf79abd3c98), UINT64_C(0xa45c297fb9ee0160), UINT64_C(0x02a511e869fdead6), UINT64_C(0xaff17e6c81c94c53), UINT64_C(0x37f9227e3241d02d), UINT64_C(0xf433534deef357bd), UINT64_C(0x9b88ce8a72ee07f7),
    UINT64_C(0x9e184a4a5a4318c0), UINT64_C(0xc13474b38f44fc79), UINT64_C(0xa90498b857783122), UINT64_C(0x206642580998cd1e), UINT64_C(0x90c41fcb784baeea), UINT64_C(0xa3928be88b7707fe), UINT64_C(0x893ca308955e711d), UINT64_C(0x11a008bcf5e8d5d8),
    UINT64_C(0x1015959611c092c3), UINT64_C(0x7e94a4e9d8eb2de4), UINT64_C(0x31650c75a5d481d2), UINT64_C(0x810752efa1a7040b), UINT64_C(0xf7d953a572c52c88), UINT64_C(0xd58c8b49881be7c9), UINT64_C(0x00ded0f64ec596d3), UINT64_C(0x5a23f9e276789322),
    UINT64_C(0x4962d7969aa18ead), UINT64_C(0xd93a5ba65f97314b), UINT64_C(0xc5b12750a6469221), UINT64_C(0x4d7f16a73624a7da), UINT64_C(0xf12e8cea17cd8f4c), UINT64_C(0xed07e8e330672117), UINT64_C(0x88f7fcb3313fb43d), UINT64_C(0xc6f1bd42a981b38f),
    UINT64_C(0x811559c19547de1a), UINT64_C(0x21d54bed104b72e5), UINT64_C(0x84c4341b75119538), UINT64_C(0xd322b10c001e110b), UINT64_C(0x3c1ab4619f17a763), UINT64_C(0x62c62951fa8a98e7), UINT64_C(0x0639d8c94546815e), UINT64_C(0xaf132ca76c72f936),
    UINT64_C(0xfff025af7bd2ca84), UINT64_C(0x86fd1cef32fcdb82), UINT64_C(0x209c8585bee42403), UINT64_C(0x0b78ee71dd478d9c), UINT64_C(0xec6cd780747700f2), UINT64_C(0x9c6e6d2d134fdd98), UINT64_C(0x95e461ec89261b22), UINT64_C(0x639daa4d9c91be19),
    UINT64_C(0x1bcc6c2ca1c90ae3), UINT64_C(0x93348a29ef95b3a6), UINT64_C(0x973b89659076f89d), UINT64_C(0x7f280048aff9cb26), UINT64_C(0x4e28527138c1419d), UINT64_C(0x68c2b23df9c233d7), UINT64_C(0x360385533351024c), UINT64_C(0xd8de952a6df36c2e),
    UINT64_C(0xbcde5a439f23ffa4), UINT64_C(0xcbbccc0aff058d38), UINT64_C(0xa10d9383e9336957), UINT64_C(0xe5cd61fef63f863a), UINT64_C(0x6e807452f9ef6169), UINT64_C(0x840c1ae3a431802e), UINT64_C(0x44ca5f12946be45d), UINT64_C(0x39cf326bda97070e),
    UINT64_C(0xd044b8fe969e8dcd), UINT64_C(0x18e3d883dff0d601), UINT64_C(0x6390222daf90f70f), UINT64_C(0x9ef74f93c5547ce2), UINT64_C(0x3ce0626feebd8669), UINT64_C(0x114d8f37c020bff5), UINT64_C(0xb2627d0e34f10b29), UINT64_C(0x120db07a3f83af92),
    UINT64_C(0xd365a5f551142648), UINT64_C(0xe407a5c7c3a59018), UINT64_C(0x23e478686ba14e7f), UINT64_C(0xfe42a1c3b436126d), UINT64_C(0x64dedd35a95618cf), UINT64_C(0x3a1a996ddccf0bab), UINT64_C(0xf69509a3a3c1adf9), UINT64_C(0x5c1a18d0318bda27),
    UINT64_C(0x10447c3f2b4c9992), UINT64_C(0xd40621d6e8c707c5), UINT64_C(0xab64a9dcb005e425), UINT64_C(0x7530c415188164c2), UINT64_C(0x1255f393e046d54e), UINT64_C(0x9c5e1d557fadc156), UINT64_C(0x1d1ecd25dc87f4fa), UINT64_C(0xc76b0ea05a809834),
    UINT64_C(0xe5c7182cb13adedb), UINT64_C(0x006b09d0c243e15c), UINT64_C(0xb5e3b241bd86c5e8), UINT64_C(0x7f118a83ef09f5ab), UINT64_C(0x7fb09cb61eba18e7), UINT64_C(0xac7048ddcc4bcbcb), UINT64_C(0x68919792a946b8a7), UINT64_C(0x5bb3d414010ab0fa),
    UINT64_C(0xfc95e717bb700c03), UINT64_C(0x128f1525547272f0), UINT64_C(0x0c56ed2d5e95b84f), UINT64_C(0x7392fac31d6f7064), UINT64_C(0x9979f6b44bd2649b), UINT64_C(0x26f4351463a8c406), UINT64_C(0xd6d54ec1e84f38e7), UINT64_C(0x57cf79b3f0a5d5d8),
    UINT64_C(0xf88478871be984cc), UINT64_C(0x39b005571547778b), UINT64_C(0x02ab3034e7d98632), UINT64_C(0x9e2e3ac77ae88b60), UINT64_C(0x11cde313bb0f3599), UINT64_C(0xae67d5cd66c1ecf6), UINT64_C(0xf938115cba7ca557), UINT64_C(0x20f2059e87c3162f),
    UINT64_C(0x1585722bcc435fbb), UINT64_C(0x6564d2055475e883), UINT64_C(0x7b7f08ff191d4497), UINT64_C(0x9486a0bda3aca6ba), UINT64_C(0x8436d48d51ba9f78), UINT64_C(0x5af620c736ff5ae3), UINT64_C(0x532b5b64b8db78f9), UINT64_C(0xd529082aa8fd5d69),
    UINT64_C(0xf4cd1f570964e65a), UINT64_C(0x3bcefb076bd72711), UINT64_C(0x6874e09f68680cdd), UINT64_C(0xa3baa5f33b9a04db), UINT64_C(0xad8c465a6fb9f74e), UINT64_C(0x0a77e746d1af3864), UINT64_C(0xd7f9b299f93f2fdc), UINT64_C(0x44b1a16948fad4f9),
    UINT64_C(0x5337ea86e23b24e0), UINT64_C(0x1cf16e39a0c82881), UINT64_C(0x0b453567e6845f82), UINT64_C(0xe4ca699779e7259f), UINT64_C(0x0edc923f30252f77), UINT64_C(0x3bcdde2fbc7a27cf), UINT64_C(0xd117ad60b525288a), UINT64_C(0xd80d0355d332ec30),
    UINT64_C(0x36044a642a60d75d), UINT64_C(0xe6a4045ac27e02da), UINT64_C(0x96b33fa61106d4c2), UINT64_C(0x530655623bfa8ef9), UINT64_C(0x38a53074596db633), UINT64_C(0xedb69031d037c89b), UINT64_C(0x0f673c4c0b07be38), UINT64_C(0xc43c009ba389cf2b),
    UINT64_C(0x71fa59cef3387802), UINT64_C(0x5cd6b50d66dce1b9), UINT64_C(0xc76eba0d65d5caea), UINT64_C(0xb25895ee2a1400fc), UINT64_C(0xcd67e31f97ce8026), UINT64_C(0xf9fafbccf4ffa366), UINT64_C(0x038bdfbb6e9eeca5), UINT64_C(0x33bc1091e1e0d5a7),
    UINT64_C(0x86985df5de60c373), UINT64_C(0x76e3c60c3c3aa37d), UINT64_C(0xb24710d97ec3f02e), UINT64_C(0xd7d2e98087ec2cde), UINT64_C(0x70f19823d1127acf), UINT64_C(0xc322f6fbb263e990), UINT64_C(0x41822e89bb5c99d6), UINT64_C(0x311dc465f187c1ae),
    UINT64_C(0x392e47c6b0c1e85c), UINT64_C(0x42360253f31f31fd), UINT64_C(0x0e0a93ead1dd5ebd), UINT64_C(0x738a9eca85335a06), UINT64_C(0xfe6e1dacc3b7db85), UINT64_C(0x67ddefc764a7e317), UINT64_C(0x1e6bfd80cec9a361), UINT64_C(0xd438eb2e5585906b),
    UINT64_C(0x8483d1388c1197f8), UINT64_C(0xf7c20f9ff4c4cf6e), UINT64_C(0x9cf463cdfe6cfb3d), UINT64_C(0x8d7a659fbe2b04f9), UINT64_C(0x7ddb96ecd2866d11), UINT64_C(0xe83e4405feab4957), UINT64_C(0xc91813566cc483ca), UINT64_C(0xf60260ef479a75a3),
    UINT64_C(0x3631b6e5782774dc), UINT64_C(0xab21d969619de738), UINT64_C(0x2d76d0424ade1cab), UINT64_C(0x7541cb209b228533), UINT64_C(0xc744e8859fce2e2a), UINT64_C(0x006943129ec618d1), UINT64_C(0x591458f6c832c37d), UINT64_C(0xc5ef7a769d1c510e),
    UINT64_C(0x9c8111e39df94473), UINT64_C(0x9dca8f0514dc44f2), UINT64_C(0x4e3fbc2d892660e7), UINT64_C(0x1393a344bdc47809), UINT64_C(0xdf85ec2aedb7dbc6), UINT64_C(0x90ea2f3cedc6f2dc), UINT64_C(0x5b24d18153a25dc2), UINT64_C(0x42d9525acc36e1f8),
    UINT64_C(0x7805661506dd65ef), UINT64_C(0x39c3596272d1e80f), UINT64_C(0x55fb1c4fd4d1c884), UINT64_C(0xb52d60134f51a09c), UINT64_C(0x9d330f7c7f48f718), UINT64_C(0x6d299ef70f40cdbe), UINT64_C(0x388e427dd4653b39), UINT64_C(0x4003138f81292e71),
    UINT64_C(0xcbc742d232351331), UINT64_C(0x2a3e39d119e90622), UINT64_C(0xa056aef0451743df), UINT64_C(0x54526169099846d2), UINT64_C(0xb25f2e10eeec8085), UINT64_C(0x450210a17c52477d), UINT64_C(0x2be6d3da111c0ae0), UINT64_C(0xa1a4f23944bc68a7),
    UINT64_C(0xd8ca6be1862f26c7), UINT64_C(0xd1fe1ef8eee39356), UINT64_C(0xcde05fb1d16b1377), UINT64_C(0xedd7cb2138d98ef1), UINT64_C(0xa93ec52c8f5e47ec), UINT64_C(0xeb280f20e72e8d4c), UINT64_C(0x47f8c0894bd0e81a), UINT64_C(0x81f55f9649714750),
    UINT64_C(0xa78eaeda4b9d9d08), UINT64_C(0xd25d62d2ca003337), UINT64_C(0x8d4f1e4caba64b63), UINT64_C(0x2265542cb0595608), UINT64_C(0xdc36f8c35f6d13c0), UINT64_C(0xac69b84f38fd9837), UINT64_C(0x970d55c7b7ed88d2), UINT64_C(0x16d0aa481bacbf00),
    UINT64_C(0xf530e1d20a074d6b), UINT64_C(0x92ccc8864fd935d2), UINT64_C(0x7bf7bc3a2d868601), UINT64_C(0x8c8fc3e402293c73), UINT64_C(0x7d009a4f63930a8e), UINT64_C(0x96468a0b9518e8e6), UINT64_C(0xed07cc326e7c09f5), UINT64_C(0xd6d17fafd15e7ee8),
    UINT64_C(0xe9a153351bd87ca2), UINT64_C(0xf963ac15a43fcab3), UINT64_C(0xe491225ac07103dd), UINT64_C(0xb076f07f29f82e93), UINT64_C(0x8698b0947992dc98), UINT64_C(0x31a3aa4db9c78899), UINT64_C(0x70f383eff99c63d5), UINT64_C(0x10fff113b2b9bb30),
    UINT64_C(0x2fd5668d6aaa8896), UINT64_C(0x1c60b2bf399bea23), UINT64_C(0xb5c348adcad64e7c), UINT64_C(0x7de1815061e8e4df), UINT64_C(0x0b8bfa3da7ceb52c), UINT64_C(0xb8ea46aa1323c224), UINT64_C(0xad192657e85bfa41), UINT64_C(0xa52ec5fe5ecbfa97),
    UINT64_C(0xcc019202f146cc8c), UINT64_C(0x543a386c300fe9e8), UINT64_C(0xbc22db2815a956e0), UINT64_C(0x5aa4bde56f5a92c8), UINT64_C(0xcb4ed347b3ba2fa6), UINT64_C(0xb4de42560d798045), UINT64_C(0x6660bd32b86b3316), UINT64_C(0x88ebfbcce51c41c4),
    UINT64_C(0x7532e0e2c10c3eaa), UINT64_C(0x1cd150b172a93ba2), UINT64_C(0xbea227f6a7bc52d2), UINT64_C(0xf3c445dfb79409b7), UINT64_C(0x238ba62a7272d92f), UINT64_C(0xd57077a7fe0d48f8), UINT64_C(0xbdbad8124095c114), UINT64_C(0x1bcc61e064565939),
    UINT64_C(0x7bbb2371484d8e23), UINT64_C(0x9a50bc1f77be5f38), UINT64_C(0x93068a188db39ffc), UINT64_C(0xccd3b98dd62314a9), UINT64_C(0x0f3fd6d8fde23568), UINT64_C(0x7257212d4f466b5a), UINT64_C(0x46f16488c86285d1), UINT64_C(0x7bee89c380aab802),
    UINT64_C(0x90188b5024ff87a4), UINT64_C(0x26ff4382751a633a), UINT64_C(0xc65f06f6d0df0ac2), UINT64_C(0x446b9087cb6fba67), UINT64_C(0x5edafd6662da131f), UINT64_C(0x9865c8e43c80ac76), UINT64_C(0x379fbc75e77708c1), UINT64_C(0x262cf3244fd28d58),
    UINT64_C(0xc43eca2e9deba2e4), UINT64_C(0xdbf8eb57bdef9bd7), UINT64_C(0x67c464d4134b3019), UINT64_C(0x84cb4c7b82e915aa), UINT64_C(0x553a2d87845971ab), UINT64_C(0xea562b780abec3a4), UINT64_C(0xf33949613c81a1fd), UINT64_C(0x438f2d0dd7f039ca),
    UINT64_C(0x86a1375d06ca6c38), UINT64_C(0xfacbe139d73be9b2), UINT64_C(0x7bd1dfe9383a8e07), UINT64_C(0xd6f45dc99684d718), UINT64_C(0x7bf8a562f891ee1b), UINT64_C(0x1bb77770ae874a0f), UINT64_C(0x2818f3ed7810cd67), UINT64_C(0xa0885ba5d88d2745),
    UINT64_C(0xe22c9b25d380deb5), UINT64_C(0x4ac1756e44013cdb), UINT64_C(0x733b40ff83cfe150), UINT64_C(0xabe9c4048fa5ac8b), UINT64_C(0xe61c794c54a36ee4), UINT64_C(0x4933aff169095934), UINT64_C(0x5c9d3a0f944abe79), UINT64_C(0x81882b88c9c43bc5),
    UINT64_C(0x58562bf998ec2460), UINT64_C(0xad4605c098ab00b2), UINT64_C(0x03c4e89fcfcc8d94), UINT64_C(0xc85bfd726724e27d), UINT64_C(0x581b481359598c77), UINT64_C(0x76c78dda733d6dc0), UINT64_C(0x70ae323e4edd66f0), UINT64_C(0xf9053c54f7b2a8e7),
    UINT64_C(0x7bb665800b77651c), UINT64_C(0xae75e85f8ab03064), UINT64_C(0xe2c1c61369ef9078), UINT64_C(0x96c29430c5fd3e49), UINT64_C(0xab068f9204bf71d3), UINT64_C(0xadb23216f3a58fee), UINT64_C(0xaec21c5d36beca5c), UINT64_C(0x23b16885de86ede0),
    UINT64_C(0xb80e2df9f3e282d8), UINT64_C(0xc893cd275c6faabe), UINT64_C(0x7dd95a01e2fc634c), UINT64_C(0x7567326583f56c7f), UINT64_C(0xe0cbd07a5d0876f7), UINT64_C(0x070c29371feb3797), UINT64_C(0x16eb308ab5a2ad73), UINT64_C(0x2bae25e6222310fc),
    UINT64_C(0x32665d24c8914b5e), UINT64_C(0x1f4e1999ab829176), UINT64_C(0x0af0d575bb916927), UINT64_C(0x519cdf3471260697), UINT64_C(0xa7044f80ec6c10c1), UINT64_C(0xb63025a78e33484d), UINT64_C(0x27ef9b2733834815), UINT64_C(0x6cacf27cfc785ef9),
    UINT64_C(0x683c530eafe1c07d), UINT64_C(0x1617c5e9d158f27f), UINT64_C(0xbdaf5f16d1225c61), UINT64_C(0x848073b9df09199f), UINT64_C(0xd531103dac21d406), UINT64_C(0x384e87690811f3a6), UINT64_C(0x62819e573f47d009), UINT64_C(0xce3aa5e3f1395c58),
    UINT64_C(0x3e51275904d198cd), UINT64_C(0x60b56398d0ebcb9f), UINT64_C(0x836c417895fd39df), UINT64_C(0xd0127a73f17c2ea3), UINT64_C(0x4a9715646a2bce5e), UINT64_C(0x0b5e4b69750f26b4), UINT64_C(0xaff48b4f793bedfe), UINT64_C(0x727a8e9096094dad),
    UINT64_C(0xda1b3998a41401d2), UINT64_C(0x9b67dcb319c93189), UINT64_C(0xf612bd46f648caf6), UINT64_C(0x86a75a3c3878bdb0), UINT64_C(0xe13842406f010345), UINT64_C(0xa36f28be848d7266), UINT64_C(0x871a7189794af444), UINT64_C(0x7966a138ccfc5659),
    UINT64_C(0x96299885afe930d0), UINT64_C(0xd02ef54cf315056f), UINT64_C(0x898b39824b9b92ef), UINT64_C(0x3429b19978fef82d), UINT64_C(0x2bca219ad807b870), UINT64_C(0x65a7c15d9bd4530b), UINT64_C(0x581b863cca58fba2), UINT64_C(0xb3e7b6592555d5cb),
    UINT64_C(0xd5ae85dcd3b758c7), UINT64_C(0x543289f7fabeb0b2), UINT64_C(0x9e6b97a6555239e5), UINT64_C(0xc2e19e40d53b90dc), UINT64_C(0xc014e365ae034d96), UINT64_C(0x9d90976b0ff05303), UINT64_C(0x451291bb523f119c), UINT64_C(0xd581e8acd02e5e12),
    UINT64_C(0xd8875bc0211a77b8), UINT64_C(0x36eb05b7cbd6c017), UINT64_C(0x042cd8f55de78ce8), UINT64_C(0x0814bd5201a17248), UINT64_C(0x2e44ce98bd9a465f), UINT64_C(0xdc04faf3b440c25d), UINT64_C(0xdad0205f2f9f0223), UINT64_C(0x93d8a2ac6bc11d8d),
    UINT64_C(0x872252c8daff7633), UINT64_C(0x7715e38389101e4c), UINT64_C(0x4f054e605386d7a3), UINT64_C(0xdbcb7442a678b211), UINT64_C(0xe64932da7920a161), UINT64_C(0x2ea2b7e23f9e57df), UINT64_C(0xa6a8d8e5c4d2d22c), UINT64_C(0x904db370f743fa7d),
    UINT64_C(0x597539e3c40548f1), UINT64_C(0x262e712835abade1), UINT64_C(0x25f04b3f1bc1b613), UINT64_C(0x261e50bb56be146e), UINT64_C(0x9f89b77a6ae0d8aa), UINT64_C(0x64632731a16f9e85), UINT64_C(0x353e940f2195e3e6), UINT64_C(0x0428ae9f995f70bc),
    UINT64_C(0x7460ecb392f3a0d9), UINT64_C(0xab08e3a5fec3bf84), UINT64_C(0x613755b45317c8f6), UINT64_C(0xd15f6af114526600), UINT64_C(0xc1cb1e381b08ee0d), UINT64_C(0x40dd41663dd3aac1), UINT64_C(0x24c93cd98a3a0dc9), UINT64_C(0x01cc4a57c7a1ac03),
    UINT64_C(0xfe29b2b3a694f0bc), UINT64_C(0xa092c828a1953f73), UINT64_C(0x1ea23be4ff8e5c06), UINT64_C(0x54ab9107b1f7a6c3), UINT64_C(0x308234e9b5a0b620), UINT64_C(0x46a5576c148810f0), UINT64_C(0x275ac3e725327e73), UINT64_C(0xba2dd3cb7e5c3b03),
    UINT64_C(0xda7de2cc5f7ff1cc), UINT64_C(0x7dea5c4dd30fe7d6), UINT64_C(0xd348e23ff7f34414), UINT64_C(0x7ab0a61916b2192c), UINT64_C(0xe1596cf548ce1d9e), UINT64_C(0xdc48bb615c766289), UINT64_C(0x5a3f363841f9c4ac), UINT64_C(0x0eb7c9951b61ed2e),
    UINT64_C(0x8e28d386595bb8f7), UINT64_C(0xd46d80a1e3f85063), UINT64_C(0x02d173f66f8df272), UINT64_C(0x3e927a8724f0ccac), UINT64_C(0x9f13a240488c078e), UINT64_C(0x69ec84ffd3676fc5), UINT64_C(0x1cb1ff7f7f7533b0), UINT64_C(0x705068296889eeff),
    UINT64_C(0x470032dad2e20fc8), UINT64_C(0x575c4a1d1fa8dbc8), UINT64_C(0xf2a9363064928935), UINT64_C(0x7d1660e3112c0f80), UINT64_C(0x4e5d46f0c8cd73ba), UINT64_C(0x273f83ef3f76ee1e), UINT64_C(0x7da1fa269753fb34), UINT64_C(0x01dad581f8badeb7),
    UINT64_C(0x192b9a46c7b8f212), UINT64_C(0x4e26cf4a4b44e34d), UINT64_C(0x7f706aa6084056d7), UINT64_C(0x5afec9b3025fea86), UINT64_C(0x6d1366d8b6e8fd72), UINT64_C(0x7d961b3d3367d886), UINT64_C(0xedba1d2fd5830e0d), UINT64_C(0xefe717a149352427),
    UINT64_C(0xce7acc92d2c00f54), UINT64_C(0xbd6046ef6b12f91a), UINT64_C(0x8695b41af072c8a5), UINT64_C(0x0cb9406b84f693fb), UINT64_C(0x3c3691e0e2ff9325), UINT64_C(0x732edbfd7d57abb7), UINT64_C(0x27ca8ad40d4f4680), UINT64_C(0x95dab75638d32f4f),
    UINT64_C(0x733c154f6c6916b6), UINT64_C(0x4113e72cdc4102c8), UINT64_C(0xe5738d97e93aac08), UINT64_C(0x172e1ed70f82b14f), UINT64_C(0x21b5cf03c8db22d9), UINT64_C(0x115f932139e08d05), UINT64_C(0x8d736890255feb56), UINT64_C(0x36799ff880aa5e24),
    UINT64_C(0x7532b54d1b5ec808), UINT64_C(0x92a0548f073b1bf3), UINT64_C(0xad2b8d59d48d43f2), UINT64_C(0x8e6978cce2074039), UINT64_C(0xd77634c4ed3ceaa5), UINT64_C(0x090200f0feab43c0), UINT64_C(0x12542c11ce957399), UINT64_C(0x3aadb0e5e916f4be),
    UINT64_C(0x8786d3658c923fb4), UINT64_C(0x680447eb1e1fe431), UINT64_C(0x9736da80c230540f), UINT64_C(0x7f20bd2751850d9d), UINT64_C(0x849ea729d3783013), UINT64_C(0x962f0176fcaa6183), UINT64_C(0x2db0fd25b4445dd5), UINT64_C(0x7c8c951a282e944f),
    UINT64_C(0xadb3a909f3cb3f1d), UINT64_C(0x1e6a7a8accc18a2b), UINT64_C(0xe02da9fda8629b5d), UINT64_C(0x59bbaeed51e735fb), UINT64_C(0x32880f78ead14578), UINT64_C(0xb11f22f040493d6c), UINT64_C(0x9abebd6900403ac8), UINT64_C(0x67b0635b06990734),
    UINT64_C(0x37125544207f85ac), UINT64_C(0xcc93588b850c8cf9), UINT64_C(0xadebfb807191f01b), UINT64_C(0xf07352df1bfd89d2), UINT64_C(0xbddaf3168e3812e1), UINT64_C(0x8596f5beaa9672fa), UINT64_C(0x1e6d4b98508b516c), UINT64_C(0xf1d2c464cbcb1ca9),
    UINT64_C(0x660ee32a98035b85), UINT64_C(0x8213319caa787fd8), UINT64_C(0xfe0c2ea8c363274d), UINT64_C(0x29a1b2aa25a5cdfb), UINT64_C(0xe144df81839433d5), UINT64_C(0xa213a9e626fb5a63), UINT64_C(0xdca5a8b2a077aa03), UINT64_C(0x62d504481a82ce54),
    UINT64_C(0x040e03212e45674e), UINT64_C(0xcdef7089d56f8a32), UINT64_C(0x195003d8ac9fd646), UINT64_C(0xfd194e5ec38235cf), UINT64_C(0x30bc48f39778b43c), UINT64_C(0x28f9d808e5936555), UINT64_C(0x1065e6c23b722710), UINT64_C(0x79d2bde51c97bbe2),
    UINT64_C(0x4068338682a8858a), UINT64_C(0x8f1efbf0d9f20305), UINT64_C(0x67f259024b4acc47), UINT64_C(0xd8606f9793781bd1), UINT64_C(0x2a2c7c2c89438465), UINT64_C(0xd80b8e009dcd168f), UINT64_C(0x9448f055595ca1b4), UINT64_C(0xac12a9973fe7911b),
    UINT64_C(0x347fc02cffa205c5), UINT64_C(0x5d78983dd6cdc053), UINT64_C(0xdd4c660cb5960e7f), UINT64_C(0xa5cc4e132636e4e6), UINT64_C(0x5ccb18327ed507b4), UINT64_C(0x1f6ea401eab3107d), UINT64_C(0xc8b4bd69f8033f2d), UINT64_C(0xede60508c77d401b),
    UINT64_C(0xe9afbdd0c457a966), UINT64_C(0xf08555aa2d2c06db), UINT64_C(0x543b03e606ce17a0), UINT64_C(0x020c6c55078fff50), UINT64_C(0x7e91cc619b691d37), UINT64_C(0x265681fce53ea72b), UINT64_C(0xe91c234155f0c296), UINT64_C(0x85f3c2132b956263),
    UINT64_C(0x8364c43e68d24fee), UINT64_C(0xf26f43121266ee6f), UINT64_C(0x19a8b597a18deba0), UINT64_C(0xc21d46f7d6add764), UINT64_C(0x6543d955ea1d6dc5), UINT64_C(0xf0e4c90f11340297), UINT64_C(0x051f2ad657f55b34), UINT64_C(0xfaebce9f6f854791),
    UINT64_C(0x9b70b386cdf97541), UINT64_C(0x6c9da3a7540c902a), UINT64_C(0x0d8797f6d8c62cc9), UINT64_C(0x47e5da7bb02c8601), UINT64_C(0xc7da838fac352382), UINT64_C(0x05de6402c25d880a), UINT64_C(0xfe293366e5c4e484), UINT64_C(0x50c170742cc61be0),
    UINT64_C(0x566e617761eac7aa), UINT64_C(0x441978ffd3259917), UINT64_C(0xf0ba1f4969055b94), UINT64_C(0x6da603d98c05cf1b), UINT64_C(0xa910d8e24a1a909a), UINT64_C(0xa7f326aa067c97fe), UINT64_C(0x9db38f2eb79fe220), UINT64_C(0x592a7248b1512081),
    UINT64_C(0x0965cc85433f664e), UINT64_C(0xd6d59afd53e94c07), UINT64_C(0x24653cfcd5dd4f15), UINT64_C(0x152268906fb68edf), UINT64_C(0x5a5ee9ba0ad0dfe5), UINT64_C(0xbce8c67557a747de), UINT64_C(0x6478e7d03492f6d9), UINT64_C(0x278676aa8020fadd),
    UINT64_C(0x17ea2b479f6f5345), UINT64_C(0x5fb9c3050a3d01c3), UINT64_C(0xb6997de088a66031), UINT64_C(0x8e2b7f26843125ae), UINT64_C(0xcd4c963fe2ee4545), UINT64_C(0xb34dee4655754eed), UINT64_C(0x9988769427d7292f), UINT64_C(0x501e8ce96b8fada3),
    UINT64_C(0x00ebf9d67ea03ddb), UINT64_C(0xbe4d5b0a4bd99982), UINT64_C(0x12c76c290e669486), UINT64_C(0xc517660143c12451), UINT64_C(0xc18951e1623403b6), UINT64_C(0x63156f6f83f07f1c), UINT64_C(0xe5efd19f60f3b118), UINT64_C(0xb131d9fa91135e89),
    UINT64_C(0xb4396e3d84b0fa10), UINT64_C(0xb8a59493c5f4c4a6), UINT64_C(0xb7a59837999c2801), UINT64_C(0x7c948eecc6bea224), UINT64_C(0x171dd6e5e19fc20a), UINT64_C(0x32a3fe11765c0120), UINT64_C(0x626ca01932073ee1), UINT64_C(0xaa7e5b757ec1ad0f),
    UINT64_C(0x89d9a88feacdd6d0), UINT64_C(0xf16c5b578b9c7503), UINT64_C(0xa2540ef34025c96c), UINT64_C(0x0c741caabc76e50f), UINT64_C(0x015091484f5c7ffd), UINT64_C(0x304a242566cc2cf8), UINT64_C(0x4916abd8f72d52ea), UINT64_C(0x37c718765e1f5312),
    UINT64_C(0x5d8661a204caa484), UINT64_C(0xe26b23b63f6bf901), UINT64_C(0xf642e0c67f70583a), UINT64_C(0x5d526fb488a92fa4), UINT64_C(0xae54c3841e83b679), UINT64_C(0xc661ed76c91d13bd), UINT64_C(0x4740a384c6a211d2), UINT64_C(0x22399f46f97af4c2),
    UINT64_C(0x25d4280ff80b41b2), UINT64_C(0x74527c54d12f6f83), UINT64_C(0x63f67ffe4e656859), UINT64_C(0xe346ecdd0a84fda8), UINT64_C(0x6266bee64f01f88e), UINT64_C(0xeed70892eb888473), UINT64_C(0xd7101a5bad4621a7), UINT64_C(0x9d59047d1db2505a),
    UINT64_C(0x98eec439324c3036), UINT64_C(0x93a017afbc8f0d2b), UINT64_C(0x15aa731ac1db5bad), UINT64_C(0x4e1d95ccb4db867a), UINT64_C(0x4fe6a56d40d514f4), UINT64_C(0x95eece8d502aabf6), UINT64_C(0x2f0ab98c49fef451), UINT64_C(0x2761d65863e2dea7),
    UINT64_C(0xeb7920b13f7e764c), UINT64_C(0xac84ec57efac4bc3), UINT64_C(0xec17cd623ee26c14), UINT64_C(0xa2a71f2b662f1e1e), UINT64_C(0xa9fa0076442a0883), UINT64_C(0x173c17dd7f41e4ae), UINT64_C(0x905b111f13e353b8), UINT64_C(0x967ea4daef325cf8),
    UINT64_C(0x1763c72672929618), UINT64_C(0x387ab41c03b965a9), UINT64_C(0xeb83a7798cf368e9), UINT64_C(0xe839a62cbc7ac44d), UINT64_C(0x9870ece8e24b80f6), UINT64_C(0x4ed0f4fa8a3a0c2a), UINT64_C(0xa888f7d9c1af0037), UINT64_C(0x710499153cf8aef5),
    UINT64_C(0x32946506e7abe64f), UINT64_C(0xc0ac97bf82995a7f), UINT64_C(0xf12f6ef53fd44a44), UINT64_C(0xe288a378ceb2c7c2), UINT64_C(0x4565ca4320dc33a5), UINT64_C(0xa5da339c62262147), UINT64_C(0xae2bf5934d9cb61f), UINT64_C(0x6414dfe6ba752f37),
    UINT64_C(0x0f8e3f473dd09583), UINT64_C(0x1821f7da225b7950), UINT64_C(0xae68a3229438d533), UINT64_C(0xb04c6f078cb8c47a), UINT64_C(0x8b263877ca7a3f9c), UINT64_C(0xb81320f2799192ca), UINT64_C(0xb0aed157ec73235f), UINT64_C(0xc1f1a467bea0f67f),
    UINT64_C(0xa0120c45650a4869), UINT64_C(0xde55255e678548ce), UINT64_C(0x259bc574efc9171d), UINT64_C(0x154bb80584e806cc), UINT64_C(0x385890b6e7c3a0e8), UINT64_C(0x2af14b0f84ed96ae), UINT64_C(0x190e91afe25a1105), UINT64_C(0xe12709ec52fc51da),
    UINT64_C(0x0dc2c4c5b5185173), UINT64_C(0x8033d1960e1b33e4), UINT64_C(0x381c234531d4249c), UINT64_C(0xe8b92a9ecd29f892), UINT64_C(0xbc728e4c1261c581), UINT64_C(0x38ca1e5b268f9817), UINT64_C(0x43f389755d90774a), UINT64_C(0x57efdf67e39cb2b3),
    UINT64_C(0xc93baf4e9cc44f5f), UINT64_C(0xa51e534a34522a15), UINT64_C(0xc8ad60a2febf4d87), UINT64_C(0x6c15d46898ae003a), UINT64_C(0x97b4b1e2bf188d87), UINT64_C(0x3093f8a060d01635), UINT64_C(0x6da625dd6ad7c9e5), UINT64_C(0x0defb9c07c8793c8),
    UINT64_C(0xcf37b401f83e2928), UINT64_C(0x16717170784454ad), UINT64_C(0x13ccd778761bd51a), UINT64_C(0xdd8fd8b340ae4258), UINT64_C(0x58c60f986e096f67), UINT64_C(0xc605c65a3990c162), UINT64_C(0xf49852b1fbcac143), UINT64_C(0x5dc642d09a1fdae7),
    UINT64_C(0x5b8931c3bb91c173), UINT64_C(0x83b5ad87739245ca), UINT64_C(0xcb0a7e08d1526bbd), UINT64_C(0xf529c755d597b2d1), UINT64_C(0x2bde1ae56dbfa87a), UINT64_C(0x8357f331443c9a07), UINT64_C(0xe80f83f14c283a33), UINT64_C(0x304d5e0ac5330db2),
    UINT64_C(0x5b45b7b645332cb8), UINT64_C(0x328d358ff47bec9a), UINT64_C(0x4f63927ed042df8e), UINT64_C(0xa1e30451b59fdc4b), UINT64_C(0x353fb1c83e7d1119), UINT64_C(0xc9fe20a72b5c8d13), UINT64_C(0xa0a58d601f9640d4), UINT64_C(0x74f115557fa1631a),
    UINT64_C(0x55a77253bc37de57), UINT64_C(0xb27f5aedbc61a0ce), UINT64_C(0x31c10de403679714), UINT64_C(0x695ec06f575faa6c), UINT64_C(0x08a3cd1c77d66f21), UINT64_C(0x3a6091e2210ca1a8), UINT64_C(0x84c433c515eca06c), UINT64_C(0xf3cbc5c48e4f2094),
    UINT64_C(0x45c109a7554cfc0c), UINT64_C(0xfa4bcc3fe8f347a3), UINT64_C(0xe72fe692d2735fcb), UINT64_C(0x2c82bdfc6d91ba19), UINT64_C(0xcf6488c0c09084be), UINT64_C(0x92571660e761159f), UINT64_C(0x61e5e7dfd581854c), UINT64_C(0x334349ae05297bd3),
    UINT64_C(0x66e85811a3685434), UINT64_C(0xecbd304b1d29b861), UINT64_C(0xd79e26d6a6fa1486), UINT64_C(0xf31d79748448823e), UINT64_C(0xd9ad7f159ee1199f), UINT64_C(0x42bf51a71761a9ec), UINT64_C(0x26a110ff53737265), UINT64_C(0x5a20f4984a93d3bc),
    UINT64_C(0xd4e4f9a5d97ebe88), UINT64_C(0x85f85d7b1d359b01), UINT64_C(0xe1e3dd3a2b0c6aae), UINT64_C(0xeaad84b849b0df63), UINT64_C(0x4ad7c75dff37e7ff), UINT64_C(0xf9e8a36bc7e3b448), UINT64_C(0xbdc898d7e93192c7), UINT64_C(0xc9133485662aba7e),
    UINT64_C(0x1b1954ed3ec0141f), UINT64_C(0xe9bdf6c1e83773b9), UINT64_C(0xaf3cb3283b18d48f), UINT64_C(0xed6f7708801059ac), UINT64_C(0xfbbcbd6b8d4edaf7), UINT64_C(0x9df42ed0b78d2acd), UINT64_C(0x3b31d750bfed94ff), UINT64_C(0x9065dd141c933458),
    UINT64_C(0x4129859a4b1b0682), UINT64_C(0xad7fd368bacef98b), UINT64_C(0x233aee8a862ae827), UINT64_C(0x955f69a5febd3bb5), UINT64_C(0x2265012b679d4c6b), UINT64_C(0x15bb399d9b2081ec), UINT64_C(0xb2fbd5ce8da92fda), UINT64_C(0xb101148b31ecd71e),
    UINT64_C(0xe6fbe7d50d59da92), UINT64_C(0xf3ede52715e8e7e2), UINT64_C(0x8fed6d66850676c9), UINT64_C(0x6092400d40f2e819), UINT64_C(0x56f6253a2276eafa), UINT64_C(0xd79c1fcda7c46bb3), UINT64_C(0xbf3d6ecdd4902999), UINT64_C(0x34d15dfc00c160c1),
    UINT64_C(0x573c87758259ee7a), UINT64_C(0xe11179478c24cf6f), UINT64_C(0x6e73f77d3ff6afbc), UINT64_C(0xc70a116b8b8e8933), UINT64_C(0xb2c9e7de05b79e4f), UINT64_C(0xbe6007ca8e67deb2), UINT64_C(0x2ff7eaacc29ed97e), UINT64_C(0xa11d0e2029e0439d),
    UINT64_C(0x39c9931b44524e33), UINT64_C(0xac4323b2d225a368), UINT64_C(0x5d205fafa6389bed), UINT64_C(0xe601881a0f4c08f3), UINT64_C(0x3c3c724eb343a008), UINT64_C(0x57ce7df24bf0510f), UINT64_C(0xf169c111fd314404), UINT64_C(0x2f323e122efd74a2),
    UINT64_C(0x24d0c9618511c602), UINT64_C(0x12236ed786d85f2f), UINT64_C(0x848772db8d199da0), UINT64_C(0x1c1e11b7aefa003b), UINT64_C(0xcda6ee66acc0fdae), UINT64_C(0xd2fa9b6602ce0fa5), UINT64_C(0x25725bca6a493b27), UINT64_C(0x3db141db889e38f3),
    UINT64_C(0xf27831039a448045), UINT64_C(0x4d64d5bbd382816a), UINT64_C(0x4608d4b8cdae2a17), UINT64_C(0xf05e649f69dbc506), UINT64_C(0x2654c9accf970a6b), UINT64_C(0xb3075c1c2f959e16), UINT64_C(0xd7757c7775b240c4), UINT64_C(0xee818422c503e50a),
    UINT64_C(0x2fffe8d1b8cdd6aa), UINT64_C(0x8f109d288b985f69), UINT64_C(0xfc26d2ef6fd88426), UINT64_C(0x7ccf9e23b2c13b69), UINT64_C(0xca31b1a6729c8e13), UINT64_C(0x76c8d75266e2642e), UINT64_C(0x31b12d3206b716a4), UINT64_C(0x0d7fd9f10cd475a4),
    UINT64_C(0x747220c2b0dd6495), UINT64_C(0x4a3b0dfae5fe6a22), UINT64_C(0x862e3c2c535ac283), UINT64_C(0x53b9343fb757bfd6), UINT64_C(0xcb4f15eb9d25e81d), UINT64_C(0x611de17a3567c46a), UINT64_C(0x979965ffb62b214b), UINT64_C(0xee8440447d2e2aaf),
    UINT64_C(0x5a776c806447c0fc), UINT64_C(0x0956e1e701d2d737), UINT64_C(0xe1b4d4b52d945212), UINT64_C(0xce8d967db37e6970), UINT64_C(0x599687dd0515737f), UINT64_C(0x1fcc757ec0397dd0), UINT64_C(0xb08491cfaa11b909), UINT64_C(0x48996d12883d074f),
    UINT64_C(0xd897f3042abf3a2c), UINT64_C(0xeb72f515b60f045c), UINT64_C(0xda0010ce08d415b6), UINT64_C(0xa127d67cff083b99), UINT64_C(0xc8539f714c3bde25), UINT64_C(0x38a7c760de13cae5), UINT64_C(0x4b8f9e82159a1ab9), UINT64_C(0x16769c93cfeed204),
    UINT64_C(0xe841a165235528d9), UINT64_C(0x98b2e21bd901fbde), UINT64_C(0x80aeb333a1ec3a4e), UINT64_C(0xf5cdc70f5904a77f), UINT64_C(0x30026ee84ea79bf8), UINT64_C(0x579cd6a2b8f526c4), UINT64_C(0x48abb22805737cd0), UINT64_C(0x133d2fba6bfde1f8),
    UINT64_C(0xf92f24552546be61), UINT64_C(0xb0019ae17fc3defc), UINT64_C(0x748fb0b560a70939), UINT64_C(0x0c9983b48e5ad8e7), UINT64_C(0x38405a41a4ebeff0), UINT64_C(0xc2a79560d59d3117), UINT64_C(0xeb7795e5da4a4e0c), UINT64_C(0x80646cac4c655d18),
    UINT64_C(0xec121163ac2246e5), UINT64_C(0x2c9c3de90583851b), UINT64_C(0x1d7a389434afdb4c), UINT64_C(0x636d5d78c8af6525), UINT64_C(0x298c76a67b26f6ed), UINT64_C(0xd1bde68f14bb9b3b), UINT64_C(0xcd5636a929f2821f), UINT64_C(0xf224b0e07383efa2),
    UINT64_C(0xfd20b27ff54b1318), UINT64_C(0xaf7674e61612b87a), UINT64_C(0x5f6dfd541b3a05c2), UINT64_C(0x4d716ff60c46d27b), UINT64_C(0x9235c3ab9651b8c3), UINT64_C(0x55d01ead58401afa), UINT64_C(0xe7275f9e26443539), UINT64_C(0x9f6ad5941f79fa3b),
    UINT64_C(0xd88a91622632ef02), UINT64_C(0xf2246d636d7626ac), UINT64_C(0x27a09f57d3cbaf2f), UINT64_C(0x75cbc5ea33cb167a), UINT64_C(0x4873668069692d68), UINT64_C(0x9e5428ad9ca68569), UINT64_C(0xedeba19381bfc790), UINT64_C(0xe2f92e837e84a708),
    UINT64_C(0x27a546705c9fb149), UINT64_C(0x71f3e3f8d44a9b2e), UINT64_C(0x2895a14456ebae6f), UINT64_C(0x4a2809bc56c11850), UINT64_C(0x6d9e2b659c9a25db), UINT64_C(0x5d2e50c56b65b7c6), UINT64_C(0xb473e0a611093578), UINT64_C(0x52e5affb272fbf26),
    UINT64_C(0xdca031e9bc592fd7), UINT64_C(0x374295fbacadfd5c), UINT64_C(0xdcea12b86d664c4e), UINT64_C(0xf640298b14f6979f), UINT64_C(0xcc7e73cb4caf3143), UINT64_C(0x8a8f57eb0fb6690f), UINT64_C(0x45721ce189d40581), UINT64_C(0x6ee33463169a634e),
    UINT64_C(0x476052fa146aa21f), UINT64_C(0xabc7220ecbd0035b), UINT64_C(0xb508b2c28e96192b), UINT64_C(0xbc9aa9afd821aecf), UINT64_C(0xa7ce7c76a793a33d), UINT64_C(0x049ee90153524c27), UINT64_C(0x00b365355043de98), UINT64_C(0x50f8e73a573545f2),
    UINT64_C(0xedd79a2582b0cf67), UINT64_C(0x2c53adbcbf6a4010), UINT64_C(0xd371b3e7f47f0135), UINT64_C(0xb2d8a823005d6a47), UINT64_C(0x69d0a0f037bb5275), UINT64_C(0x645bb6edefb38cd6), UINT64_C(0xc43fe19aa8cd53ac), UINT64_C(0x1adef53623967e40),
    UINT64_C(0xe4c7ef269f97a5b2), UINT64_C(0x79e3028db395ac99), UINT64_C(0x8a419a64beff0706), UINT64_C(0xaa4168bece8efa07), UINT64_C(0x4a4fcd7ebbc7af53), UINT64_C(0x5c4c873a2a48b31a), UINT64_C(0xcea0d9e6e8a6b9eb), UINT64_C(0x8ac945f9cdf8d383),
    UINT64_C(0x83e5f34882a49dec), UINT64_C(0xad50130fa90b5a16), UINT64_C(0x9f5d05506e566d10), UINT64_C(0x6479ff008ff08ae8), UINT64_C(0x5912e13f9ab33ec1), UINT64_C(0x0e2fb8707d3a6f45), UINT64_C(0x40753629f462cdfd), UINT64_C(0x7bb2e53404c372f5),
    UINT64_C(0xe02fc26aa69c8339), UINT64_C(0x708b968cf9e02d17), UINT64_C(0x8d97ed4f55fedefe), UINT64_C(0x58c9be9e068466ea), UINT64_C(0x414d190100b569c0), UINT64_C(0xe6c3c8461c9cb332), UINT64_C(0x64362c5ad34db5f2), UINT64_C(0xffcae07a34ba0048),
    UINT64_C(0x3940eda6bf69c544), UINT64_C(0x19ca6f18286bbe1b), UINT64_C(0x2715253a6105a155), UINT64_C(0xeb8d0b7a544b895c), UINT64_C(0x3255178b99d4f8a7), UINT64_C(0xd031532917289469), UINT64_C(0x701d24dcf0bab453), UINT64_C(0xa2f484de4b83a756),
    UINT64_C(0xd95e464f8df3768f), UINT64_C(0x8c023d9a28f85b78), UINT64_C(0x01c9e09583738f8d), UINT64_C(0x7ac27b466f7293c5), UINT64_C(0xf0fe092616146800), UINT64_C(0x2af1bc8b057d300d), UINT64_C(0x17f5ad38cf5e16e1), UINT64_C(0x7cf4c00dd463da44),
    UINT64_C(0xd16a6c6f63f63743), UINT64_C(0x63a578a76c318fa9), UINT64_C(0x73e13143727ddd93), UINT64_C(0xa51f835f5e567ada), UINT64_C(0xd4ddf57aa2d48da2), UINT64_C(0x75c3ebfa015c51e0), UINT64_C(0x003efc5f69bc2fe0), UINT64_C(0x3ecaa160f25fbb8d),
    UINT64_C(0x40889e40044b99de), UINT64_C(0xd25af11a6763d9c2), UINT64_C(0x9103f753b67fd21e), UINT64_C(0x0999c6b459082088), UINT64_C(0x73bcc5a703a8ab97), UINT64_C(0x57e8b38cf7a4addc), UINT64_C(0xbd4496b9a438dc41), UINT64_C(0xf197be50dc261b2b),
    UINT64_C(0xb05373c5f320205d), UINT64_C(0xbcf401e9f5a781f0), UINT64_C(0xd37cd3490a03bdbc), UINT64_C(0x918314d4f375a69e), UINT64_C(0x1eeaa5592300c4c4), UINT64_C(0x95249b5a876aa201), UINT64_C(0x9dbf9b4e01521749), UINT64_C(0xcf61a0fb20c79d0f),
    UINT64_C(0xbfb7bb4a6ab08dee), UINT64_C(0x7f748b7da3fad928), UINT64_C(0x1ef528d7056029b2), UINT64_C(0x04a327de45237283), UINT64_C(0x6e25b483785d20dc), UINT64_C(0xdcc2e17fcf8dd08b), UINT64_C(0x6e61b0be18652894), UINT64_C(0x9cab26db41791f79),
    UINT64_C(0x105d8610e2200921), UINT64_C(0xe3d3601480063d57), UINT64_C(0xbdef07f4e1a859ca), UINT64_C(0x328a671a122d38c5), UINT64_C(0x6b7bbbac0524ac7b), UINT64_C(0xec2e121df92eaa5c), UINT64_C(0x37aeae63a6c759bb), UINT64_C(0x27b2654f4e82db2c),
    UINT64_C(0x86e0e93afc208c82), UINT64_C(0xed0f83040c770dc9), UINT64_C(0x186d6508adb910c3), UINT64_C(0x93902b931e1008e4), UINT64_C(0x5d3ef5874c96181c), UINT64_C(0x2423bfbcc2bd09e7), UINT64_C(0x1e0e3256566d7528), UINT64_C(0xaabaa2e27e797afa),
    UINT64_C(0xa02da478439175a2), UINT64_C(0x8b69c27b255f4518), UINT64_C(0xb795f526632846d5), UINT64_C(0x41ed923eccc9b3aa), UINT64_C(0x56c02bc94ba706e4), UINT64_C(0x71c8dcc615aa6433), UINT64_C(0x0a3e6f9e6af959ce), UINT64_C(0xfa55790b64b3eafe),
    UINT64_C(0x6d876f61058a18a4), UINT64_C(0xcf8a3a443dde18b1), UINT64_C(0x364e5504ee37a54c), UINT64_C(0x2e8cd547f479e282), UINT64_C(0x0859da722d29dfcf), UINT64_C(0x4a48956c442fe2d3), UINT64_C(0x4b265ec4811a0b60), UINT64_C(0xa81a094a08f5dbe1),
    UINT64_C(0x2555dd56731d0d43), UINT64_C(0x222fc5dbb83305b0), UINT64_C(0x2a8ad827c916080c), UINT64_C(0x290e83a40bab374f), UINT64_C(0x1bc5450d815cb644), UINT64_C(0x43c1779a0e441f2d), UINT64_C(0x836ee428df31f1e6), UINT64_C(0x2d7a6b097d67f6c8),
    UINT64_C(0x2c3f82f507c972bd), UINT64_C(0x9e542dc01a4a0644), UINT64_C(0x44e15260cf612afd), UINT64_C(0x6e6d91332499786a), UINT64_C(0x75ad3f3e277bec81), UINT64_C(0x37249dcbb424ef15), UINT64_C(0xcdc0278aee634f67), UINT64_C(0x585721fa78c79ea9),
    UINT64_C(0x0a3665b6f39315fb), UINT64_C(0x54b9fd538caf34c7), UINT64_C(0x97b98d90a942e782), UINT64_C(0xd5d18911851ec4c8), UINT64_C(0x8999a03430b06e84), UINT64_C(0x47c4614f3c1cfbc1), UINT64_C(0x5fe6212580219b22), UINT64_C(0xe012fd3521cdfc1a),
    UINT64_C(0xabf20eadfae63724), UINT64_C(0x1449ed91bdd74384), UINT64_C(0x8ebb24e82085c1f6), UINT64_C(0x33610441e7115861), UINT64_C(0x8b0134bf8fd48a0e), UINT64_C(0xda97bdc462c1b275), UINT64_C(0xe81301475f9135ce), UINT64_C(0xb2021bbfc6c8c047),
    UINT64_C(0xe7c1da5feace6dd4), UINT64_C(0x0a9cdf1157ff59b4), UINT64_C(0x1566bd4fcc4db096), UINT64_C(0xfcdaac8eba73aaf7), UINT64_C(0x6ca289a881f81f52), UINT64_C(0xdfdd0ece70beb65d), UINT64_C(0x32a3775a0f5e9ab8), UINT64_C(0xea75569b0aa3af51),
    UINT64_C(0xeef82c148df6b7a6), UINT64_C(0x93ede5adfc233d1a), UINT64_C(0xb7ea1601a5a78a93), UINT64_C(0xe2f2a863eb3025c9), UINT64_C(0xe8a4f17a641176f9), UINT64_C(0xaee191e8139b4758), UINT64_C(0x17ada42d18f24404), UINT64_C(0xf037ea93fd16d9ce),
    UINT64_C(0xd49016a5c759616b), UINT64_C(0x774ca3e1311cd6f9), UINT64_C(0x7c4d0ee00231dd15), UINT64_C(0x627fbf9bfc592470), UINT64_C(0xe2aecc25519e3809), UINT64_C(0x15c4c45f6f78a090), UINT64_C(0x1239d1a555a05231), UINT64_C(0x77610eadbed6632f),
    UINT64_C(0x25228e2b8c9d95ec), UINT64_C(0xb9f46ffe73adb3a5), UINT64_C(0xde1939cc20020860), UINT64_C(0x655f97d5df65180b), UINT64_C(0xf638f609dc648a8c), UINT64_C(0x19bbafd3456b0f15), UINT64_C(0x097ad70842bc2eca), UINT64_C(0xa5d385b647d04c77),
    UINT64_C(0x5d2bf3a1997838af), UINT64_C(0xb74449ad05af8e68), UINT64_C(0x4a90853886e36462), UINT64_C(0x793c6523f4cee84d), UINT64_C(0x77867b02aa8fe96e), UINT64_C(0x8a115e636b3fca97), UINT64_C(0x84e42f04af251819), UINT64_C(0x4a7020dc3c81d0e0),
    UINT64_C(0x0d5a6860fdf9c695), UINT64_C(0x46716652097db4c8), UINT64_C(0xfd31cf4838217120), UINT64_C(0x504d3fdcf3843062), UINT64_C(0x71870675e156d712), UINT64_C(0xe20b9c778adf4673), UINT64_C(0x0939d8819dadc211), UINT64_C(0xf9f7381b3f5ddd59),
    UINT64_C(0xc1e537d4ef509bd8), UINT64_C(0xac227a0531aeebff), UINT64_C(0xfee090a1dbf57caa), UINT64_C(0xa8ddc7d14fb82365), UINT64_C(0xd225e13d6da40e46), UINT64_C(0x469b613dc1ea18c3), UINT64_C(0xe9ee0298d8fc9cbd), UINT64_C(0x971365fc8bc103fd),
    UINT64_C(0xbd4e21a93c781f9a), UINT64_C(0x7e2175ec479b0cb4), UINT64_C(0x4f8bcdb76032d989), UINT64_C(0x11d58e2eb8b37e29), UINT64_C(0xd1741beeaf1c5a29), UINT64_C(0x29a71135711efd6b), UINT64_C(0x57ea965938975991), UINT64_C(0x88a604e64a23c716),
    UINT64_C(0x12f015ab3731227e), UINT64_C(0xe223988e8a4d93bb), UINT64_C(0x682ec6079a591172), UINT64_C(0x03406dec6e3adc47), UINT64_C(0x5dd2ce8b8766e056), UINT64_C(0x701534015e6a9410), UINT64_C(0x190baa71bf186cc0), UINT64_C(0xe125cf64b4d06151),
    UINT64_C(0xc003f1cb4ee1f280), UINT64_C(0xdd6e84a905496043), UINT64_C(0x223e8d0cf1c5f8b9), UINT64_C(0x1c42b69e7fa4810b), UINT64_C(0xa098119ac153c54a), UINT64_C(0x7eafb0532c03dd46), UINT64_C(0x69defb69a379767c), UINT64_C(0x40fa5770e9722d7c),
    UINT64_C(0xcadeef118f5ec027), UINT64_C(0x53835e1d6624d822), UINT64_C(0x3bf1a088a4772b06), UINT64_C(0x5ac802696a7c5ac1), UINT64_C(0x9726cc7df07517eb), UINT64_C(0xa882bd1a2f3778b6), UINT64_C(0xbebdf36ae16af266), UINT64_C(0x702aea5e0078b91b),
    UINT64_C(0x02a4e9cf701c0816), UINT64_C(0x56028c26cc64b03b), UINT64_C(0xc0148431086b6b0c), UINT64_C(0xb37aae596f303eab), UINT64_C(0x6167a93c51da88ab), UINT64_C(0x2fb166db76393ff6), UINT64_C(0x522a919de32e112b), UINT64_C(0x730aa55c2fabfb0c),
    UINT64_C(0xfbf3e19500a36e5f), UINT64_C(0x905674431867b902), UINT64_C(0x0b2a31abed0a8dfc), UINT64_C(0x0ed8ac80166fea73), UINT64_C(0x61c2de157a01248c), UINT64_C(0x476bb8a6015d6206), UINT64_C(0x59b6198d7d2963bc), UINT64_C(0x8fc9389d8de0aa8f),
    UINT64_C(0x92ececa2d2ba207d), UINT64_C(0x4fcf8d006f522f67), UINT64_C(0xc37a8417a61ecb15), UINT64_C(0x44f797e4c6867b88), UINT64_C(0xcec45552b734b5b1), UINT64_C(0x75bac5b841d9c8a4), UINT64_C(0x3fae59734ad8e46c), UINT64_C(0xa50cbf793fc21c46),
    UINT64_C(0x3a54ce065c37d9df), UINT64_C(0xfcd8f35615054529), UINT64_C(0x62e7df0a51d260f8), UINT64_C(0x434e5183cb9e090f), UINT64_C(0xafba37f1c3daa1c2), UINT64_C(0x080e20671e2c8e70), UINT64_C(0xf89016805b43830d), UINT64_C(0xf1d0c73dee418411),
    UINT64_C(0xb88e1c5e70e0324b), UINT64_C(0x938171ad417362d3), UINT64_C(0xe608e9241d7ff12a), UINT64_C(0x62f488af760c164b), UINT64_C(0x50e81dc03e3bdf81), UINT64_C(0x5609725eb74adeb6), UINT64_C(0x7d40a17edfe7d8eb), UINT64_C(0xd4a98c7d25af6740),
    UINT64_C(0x422fdb4bc5178981), UINT64_C(0xfec4baa75abd93c2), UINT64_C(0xd656a9cf35ac400e), UINT64_C(0x97c131dbcf89022d), UINT64_C(0x7566d0be7e9bc9f5), UINT64_C(0x33684e0f0fe20810), UINT64_C(0x13dc76fa133933c4), UINT64_C(0xa7957cc9e944582e),
    UINT64_C(0x2f341abed857931c), UINT64_C(0x38ffbb4e5c0bc926), UINT64_C(0x3115b6ee12221801), UINT64_C(0x58c88e2ab4531417), UINT64_C(0xde1d1980b7ca5237), UINT64_C(0xb7984f2f476d7acb), UINT64_C(0xbbc5c4a2dad2af23), UINT64_C(0x33f683e5e24b966e),
    UINT64_C(0x475376d5dd4d4ff3), UINT64_C(0x0a88ed22eaf72294), UINT64_C(0x093a0db98b2e6974), UINT64_C(0x8708f3c995a6583b), UINT64_C(0x9751c7cabd409ad2), UINT64_C(0x01aa8498a5952bf9), UINT64_C(0x198c7e83b325af1e), UINT64_C(0xd77a3974dd427cf6),
    UINT64_C(0x063d4bcf39c63d9f), UINT64_C(0xca7d84dc04a775c2), UINT64_C(0x87fbc81600405282), UINT64_C(0x3ba71983799ae3d9), UINT64_C(0x875591638f7c39bf), UINT64_C(0x31b818f11c552a2b), UINT64_C(0x4ae41db23fff3507), UINT64_C(0x51182251149be476),
    UINT64_C(0xcaab76f3368448c6), UINT64_C(0xb2a6b36143b7c290), UINT64_C(0xea7228fb8bac21b1), UINT64_C(0xba062bc77d42ab24), UINT64_C(0x210e2a577f747290), UINT64_C(0xd3365ce11e7f5251), UINT64_C(0xe2092aee8452dd8c), UINT64_C(0x87c6171d7872fb7c),
    UINT64_C(0x04c7e66b08a27571), UINT64_C(0x6348c534e497a989), UINT64_C(0x694d44f29e5b8986), UINT64_C(0xa36da9c9e52f16be), UINT64_C(0xdeaffb6e08febfa7), UINT64_C(0x28eb4a969420ea81), UINT64_C(0x314eac144c836879), UINT64_C(0xdadd2ed665398c3d),
    UINT64_C(0xb23fcf76b223e33d), UINT64_C(0x5e44adc048032d44), UINT64_C(0xc408edccc5d001d4), UINT64_C(0x575406207f0d0839), UINT64_C(0x071807146fdcc50e), UINT64_C(0x1a403cbff86b7df1), UINT64_C(0xcd437b522d26a098), UINT64_C(0xb7849b88c8f7e429),
    UINT64_C(0x16547a47aadfa813), UINT64_C(0x421e4d93838f05a5), UINT64_C(0xc7f404cc606f777e), UINT64_C(0xde350d75ee015377), UINT64_C(0x12e4dc8c66dc3653), UINT64_C(0x21252454ddc54983), UINT64_C(0xf8cb3babda9ef45f), UINT64_C(0xc17e471120d0585a),
    UINT64_C(0xe108c594c008c69f), UINT64_C(0x07cc59af11239950), UINT64_C(0x75379467c6136ecc), UINT64_C(0x4ef4510e090b3fbd), UINT64_C(0xb5351a8e43d509a7), UINT64_C(0x9010e2fdc47a3499), UINT64_C(0x41efe1b1fe36fcf7), UINT64_C(0xf86c72c329af7a9e),
    UINT64_C(0xeac88be5f5b50ff3), UINT64_C(0xb05baf35fe8a4369), UINT64_C(0xd673fdcb164ff4c1), UINT64_C(0x84ed03eb8ccf9121), UINT64_C(0x2e6a47ecb6a1f694), UINT64_C(0x599f29187a254775), UINT64_C(0xcb3b1a0c63552de2), UINT64_C(0x866d7354b3d5c9d8),
    UINT64_C(0xc8f309c65c29e5a7), UINT64_C(0x07b603dc42904bd1), UINT64_C(0x0ac86eb2d1c0839f), UINT64_C(0xdd4da25332c7a650), UINT64_C(0xd1cf4680391c3daf), UINT64_C(0x8e6c91ae26616499), UINT64_C(0x4e266b9f3a1b4db2), UINT64_C(0xe433f9ef4c7e393a),
    UINT64_C(0xdd5ae04b382d6206), UINT64_C(0xf925245f45ed4a64), UINT64_C(0x3affabcd56046cb1), UINT64_C(0x283ea1e0a97bee81), UINT64_C(0x21a4cb67622c27df), UINT64_C(0x66e288ff4b53c93e), UINT64_C(0x8855f09d52b81555), UINT64_C(0x2dcc478c54e9b214),
    UINT64_C(0x715e9732d60224ab), UINT64_C(0x6738375fa5d3e08d), UINT64_C(0x1fb5076fb236e0f3), UINT64_C(0x916f0f592e8c0684), UINT64_C(0x15f4c5521b3eb73e), UINT64_C(0x8ea5fec117c05c05), UINT64_C(0x19fcec07beb6502f), UINT64_C(0xcd6bbb4f2b0dcd7e),
    UINT64_C(0x546a52d5bf07e375), UINT64_C(0x018a6cb746969ea0), UINT64_C(0xa8df2c0d84df29d1), UINT64_C(0xc49e726eb31e4737), UINT64_C(0xa2578cdb51704289), UINT64_C(0xe6f7a0568896be43), UINT64_C(0xa4d4af602d91ac4e), UINT64_C(0x20716fd48b6e0b05),
    UINT64_C(0x03899e3653fa209d), UINT64_C(0xef4059438626216d), UINT64_C(0xa39169b4ec7cf9b5), UINT64_C(0xe7f92aa874932dcd), UINT64_C(0x5a55dee6f6a1f47c), UINT64_C(0xa8cec6a6c3d7b2ce), UINT64_C(0x8e344ba360a36811), UINT64_C(0xe0dbf3dcece51dcb),
    UINT64_C(0x336cf9af374eb50a), UINT64_C(0xc9ff1321f3233a0d), UINT64_C(0xcffc6a986611c856), UINT64_C(0x8d1a06dd3478bf37), UINT64_C(0x6b92fb5212067a1f), UINT64_C(0xf05078646f69309f), UINT64_C(0x87c2aef196ce9c8e), UINT64_C(0x6d364f61bba7c436),
    UINT64_C(0x59455ddf3c2d3cf2), UINT64_C(0xe896d5a0316d107d), UINT64_C(0xe065404935a8f0e2), UINT64_C(0xf32b053ba39f37d9), UINT64_C(0x6bd1735d784712e8), UINT64_C(0x9e755db88b2bfcad), UINT64_C(0x1f4736daa2cf6ee1), UINT64_C(0x80ae17b139c65647),
    UINT64_C(0xd48e88d5d81cd038), UINT64_C(0xd747c2870d32c341), UINT64_C(0xd9d9cfe12169986c), UINT64_C(0xb08be89e038d0176), UINT64_C(0xac0ed23d2f88b795), UINT64_C(0x011243c1173b35b0), UINT64_C(0xc99688a2a779b745), UINT64_C(0xe5b86a8b23fee495),
    UINT64_C(0xdc3f75ed23d8ec4f), UINT64_C(0x95c6c2a8fb58db1a), UINT64_C(0xfc3443ebd42d41e9), UINT64_C(0x78338bfe24423c27), UINT64_C(0x6e7152bf8617ab38), UINT64_C(0x9490be37d9a91fcd), UINT64_C(0x82b7805695860771), UINT64_C(0x2711e0e596b703c3),
    UINT64_C(0x9290ec263125354e), UINT64_C(0x0d7e5a02740b4bd6), UINT64_C(0x167e5636bae4b263), UINT64_C(0xcd02ec01674ec24c), UINT64_C(0x00dbf493679e29ce), UINT64_C(0xfa99f0c44ff9e0f1), UINT64_C(0x1049f26517bec1d6), UINT64_C(0x5043f841026aac41),
    UINT64_C(0x0261698801bb30f7), UINT64_C(0xcc3b4deb00e9f398), UINT64_C(0x2c9d49024b052e64), UINT64_C(0x8a716af7ebdddefc), UINT64_C(0x5a5b8131a5c4c2d1), UINT64_C(0x8ef8ac61097d769d), UINT64_C(0x58fea3869c29566d), UINT64_C(0x991109fd0c15564c),
    UINT64_C(0xf141be3e46399984), UINT64_C(0xed2eda52a513ff25), UINT64_C(0xeacad8f221dd12cf), UINT64_C(0xdf991f4c65857f66), UINT64_C(0x9aef65d55ac73716), UINT64_C(0x3cbeaefb481541e5), UINT64_C(0xaf526f5f36bd1a20), UINT64_C(0x23574287cd3944c9),
    UINT64_C(0x62d8e658ea4a992e), UINT64_C(0x554dead0ffbf409b), UINT64_C(0x20ea994aad3bd623), UINT64_C(0x57a7b365ef5b41a2), UINT64_C(0xba6611a8b1df411d), UINT64_C(0x2d29a8351f8d903e), UINT64_C(0x82096d5da5832c18), UINT64_C(0xed804aac06a43b55),
    UINT64_C(0x3c8a0830870cb239), UINT64_C(0x7d829c5d2b97eaa0), UINT64_C(0x026f0272f6a1e581), UINT64_C(0x2a18c44837aa43de), UINT64_C(0x99ac2eac85d2ef19), UINT64_C(0x1ff331f52dc9e4c0), UINT64_C(0xaae23727b01c2ff9), UINT64_C(0xcfaff11cd40490b6),
    UINT64_C(0xc227b59435812230), UINT64_C(0xbf7f7dc7dd9cd2f4), UINT64_C(0x73fa276c5aa01c3f), UINT64_C(0x5cccddc0f2e7a28e), UINT64_C(0x88f0c48e56d4fa58), UINT64_C(0x43a9e41473b70b2b), UINT64_C(0x4a10903c4cfaaadd), UINT64_C(0xf3c2a9981259ace1),
    UINT64_C(0x30c0d632aef935e1), UINT64_C(0x7989cc56c54e619e), UINT64_C(0xfaf798d1f84c2de5), UINT64_C(0x98b57c66b4a4dbd7), UINT64_C(0xef7b987ac966cda7), UINT64_C(0xaab78bdc47a7e54f), UINT64_C(0xb9b191b9177be856), UINT64_C(0x50456887a39085a1),
    UINT64_C(0x1ba40a0b83a251de), UINT64_C(0x7bc0ae26dc9fdb5a), UINT64_C(0x68f787555d5b4e5a), UINT64_C(0x03b49fd9f79eb1ab), UINT64_C(0x2afa7faa2df365ac), UINT64_C(0xa50a947d6caa7123), UINT64_C(0x407db888ce8b1d46), UINT64_C(0x092d6a4c9fe8f91d),
    UINT64_C(0xb6f778341b55d688), UINT64_C(0x28fcf94101b91091), UINT64_C(0x9196997ef3b9f8de), UINT64_C(0xae5bed8688613a68), UINT64_C(0x95988b7cd8ce9968), UINT64_C(0xeb81099bd6305361), UINT64_C(0xfa03bfba1ed91bf9), UINT64_C(0x5cf7067f16075f3b),
    UINT64_C(0xfcc2eb0ed4a65c1b), UINT64_C(0x636463559e1286bc), UINT64_C(0x1fded8b9d79e6324), UINT64_C(0x3e07a8c7aba4964e), UINT64_C(0xbfa70433c2dfefc3), UINT64_C(0x782b202514afcea8), UINT64_C(0x245b662369745f4b), UINT64_C(0x55af640795abe1e5),
    UINT64_C(0x2beb71d5323f5f1e), UINT64_C(0xb98663579707f88a), UINT64_C(0x262bcb7b86222ad1), UINT64_C(0x3ef7530446a4342c), UINT64_C(0xf1d379c8d1da1ef9), UINT64_C(0x4dd6091ba9e9f86a), UINT64_C(0xeaefa076d489ee4d), UINT64_C(0x0f9b42b6a7e95f06),
    UINT64_C(0x93ae3af3e74a9c8d), UINT64_C(0x242428c66f85b046), UINT64_C(0xd19019f80c35985b), UINT64_C(0xf58cb8711f394ef8), UINT64_C(0x75eba336e5c0da8c), UINT64_C(0xe5ea97f1333a975d), UINT64_C(0xfd2bab683e89e9e0), UINT64_C(0x44bb9c100bdb0c09),
    UINT64_C(0xaaa1c69a1e09ea0a), UINT64_C(0xc2a99b3d78dbe29f), UINT64_C(0x4f7fd75fa73a7666), UINT64_C(0x6705ea2300a6f564), UINT64_C(0xa9798bb621c27c44), UINT64_C(0xa4c77237353db9e7), UINT64_C(0xbc173b604cdcdca5), UINT64_C(0xad3bef0015a2cf3d),
    UINT64_C(0x32e8c9e4c0654894), UINT64_C(0x26e8bcfef3b5aae0), UINT64_C(0x5055121a4512545a), UINT64_C(0x5eebbc7812c28782), UINT64_C(0x85f05f589843c224), UINT64_C(0xea5bc402289edde7), UINT64_C(0x44147f396b909a9c), UINT64_C(0xe17cb328e7306bea),
    UINT64_C(0xa1f1047d2b5bc8cc), UINT64_C(0x893c791df4f2a3a7), UINT64_C(0xe8e25f0db9827d0c), UINT64_C(0x96df765963381a7d), UINT64_C(0x38ab297e6b67197d), UINT64_C(0xbf9fba1b588a5a37), UINT64_C(0x38f764e3ab552446), UINT64_C(0xa782d14eef6fe95a),
    UINT64_C(0x4632efc3087cc144), UINT64_C(0x2a6467cfd2ed4c97), UINT64_C(0x0ffdf3674a43630b), UINT64_C(0x7688ae76bf9b0081), UINT64_C(0x7a55cf5b1ea4e6c5), UINT64_C(0xd9dee000e32de647), UINT64_C(0x37f41864ab80a6fc), UINT64_C(0x721f544a4dbcffc1),
    UINT64_C(0x81b8353495e8e6e3), UINT64_C(0x6d8854e3b8523e5f), UINT64_C(0xbc0de4e90fa6b2b4), UINT64_C(0x8cb6c1a47bd58f64), UINT64_C(0xac9c94f7ba715e88), UINT64_C(0x6d4104ce2a2bad5b), UINT64_C(0x8f6e3b36d76e60ed), UINT64_C(0x6e4060db8e9c1e8f),
    UINT64_C(0x50c47d9559c112aa), UINT64_C(0x1bd42809283b110f), UINT64_C(0xa38bb9eabbf70b8f), UINT64_C(0x5a4754d647021460), UINT64_C(0xc42cd6683f2296ad), UINT64_C(0xa8c7426a9bb93d4a), UINT64_C(0xebc10de3362d0db6), UINT64_C(0x0043ca65ccdebc29),
    UINT64_C(0x2742930b9f689588), UINT64_C(0x325db26ce774ce28), UINT64_C(0x6331bb4f9020cbc0), UINT64_C(0x6bb13e9a867fd683), UINT64_C(0x6a0c680957e7f4f3), UINT64_C(0x81177a3744e749f6), UINT64_C(0xade22bdcbdd3c26c), UINT64_C(0x6df3d1100e7f8fd0),
    UINT64_C(0x967b350587bdec71), UINT64_C(0x18ce6044d9908e1e), UINT64_C(0x7664f64ce9eaee73), UINT64_C(0x12ae0e218c682cac), UINT64_C(0x98843b6e37998928), UINT64_C(0x0de5534f3ca315fc), UINT64_C(0x679135acbeac829f), UINT64_C(0x0e78348a8772ad0e),
    UINT64_C(0xc11238351645a7e9), UINT64_C(0x40fe336e0d44df20), UINT64_C(0x47b2fefd0307a76a), UINT64_C(0xb8eebe88ae5cee1c), UINT64_C(0x2cb4d79f0c0939e8), UINT64_C(0x97cbae0b2f5a9351), UINT64_C(0xeb0cac4672c827e7), UINT64_C(0xc80ca1234530d998),
    UINT64_C(0x07754c038bfb123b), UINT64_C(0x2ca8043ea1c490ce), UINT64_C(0xf52f9b2ca9609655), UINT64_C(0xebce46090458b85a), UINT64_C(0x13831f3585a73ed5), UINT64_C(0x61310b039e9a15a6), UINT64_C(0xc1b9b70b05d3be5a), UINT64_C(0x6393358b4a2c9fa9),
    UINT64_C(0xd0702cb443be1c01), UINT64_C(0x52a92c7bdac85b10), UINT64_C(0xbfb14d7ccbf5969c), UINT64_C(0xddf2198d7ae57a64), UINT64_C(0x6496221d7beab34c), UINT64_C(0xf6c1798c13aeddf2), UINT64_C(0xc10a35f785dc9277), UINT64_C(0x83a1407dcb4c35c7),
    UINT64_C(0xb76caad5d4a9c269), UINT64_C(0xaf0eeedfa56113ce), UINT64_C(0x2602b503703f18a9), UINT64_C(0x6782a063557d167a), UINT64_C(0xd733789b4014de72), UINT64_C(0x12bd1c47f7554aa8), UINT64_C(0x23d07af2b4aaa695), UINT64_C(0xe594d35b72ea5dd1),
    UINT64_C(0x5ac00ce4d485475a), UINT64_C(0x898c96b920cd04b3), UINT64_C(0x52ec9748994c5682), UINT64_C(0xdb541918e0115f05), UINT64_C(0xf31cf3e09519ccf6), UINT64_C(0x578951e6dec72a73), UINT64_C(0xf8e4acea94302b07), UINT64_C(0xd2fdc50c0ef70479),
    UINT64_C(0x9fadf356bab2a144), UINT64_C(0x8c6fe57bdc04cc0d), UINT64_C(0x6c4c5fd0fdc54810), UINT64_C(0x14057d8eff84c283), UINT64_C(0x01f77d1a015e4748), UINT64_C(0x1f14e9481ff327fa), UINT64_C(0xa76db633611ef3c6), UINT64_C(0xf9173dd0159c12e1),
    UINT64_C(0x50dc2b394cad7720), UINT64_C(0x7cf47780615859f5), UINT64_C(0x43974aacf5c569e5), UINT64_C(0x027d520585c91602), UINT64_C(0x3cf1adbad5f14502), UINT64_C(0xd11ed936e4c3ad43), UINT64_C(0x3a0961f4fe137d35), UINT64_C(0x5ccaa0aa223b61c1),
    UINT64_C(0xc0f68139e676752f), UINT64_C(0x5a038ca0b33f1333), UINT64_C(0x8ce25a0859a970ab), UINT64_C(0x3f73de85af7bc7d4), UINT64_C(0x1a7e232ed51bc440), UINT64_C(0xa8c8c5581275650a), UINT64_C(0x8c1da3f7ba674e49), UINT64_C(0xb4e0e6a7f4a7d69f),
    UINT64_C(0x5f31dd033c4cb629), UINT64_C(0x76f2611a5145a466), UINT64_C(0x0cd78365b19b2601), UINT64_C(0xf37fe1b4f6e99bfa), UINT64_C(0xa6f35b6bd84637c6), UINT64_C(0x8e933e47cd151ec1), UINT64_C(0xac77c8255001c018), UINT64_C(0x18d39578ddadc4ad),
    UINT64_C(0x688c95b6cdeee7e3), UINT64_C(0xeade6f6f41242ec7), UINT64_C(0xa005e7e62c3e0a23), UINT64_C(0xd2f3002b739cb145), UINT64_C(0x7e885c8b6daba7c6), UINT64_C(0x586db0488509f6bc), UINT64_C(0xff563a9690730440), UINT64_C(0x898d4ec3b1eda5fc),
    UINT64_C(0xdb5394b93ff75253), UINT64_C(0x64e6f1c0092e8a8c), UINT64_C(0xf747c2baedbce11b), UINT64_C(0xa6ecc57d01d407b6), UINT64_C(0xe23f76873dcbcef6), UINT64_C(0xdf702fe3d566f43e), UINT64_C(0xc8adcdb642155527), UINT64_C(0x55797a0ee73c6e9c),
    UINT64_C(0x90a1b931ff1a3761), UINT64_C(0x91aca974a25d5554), UINT64_C(0x45141d8be1e88d5a), UINT64_C(0xb635c622b84eed1e), UINT64_C(0x1b04bbc100a4efdd), UINT64_C(0x352a3615c6a87f7e), UINT64_C(0x009af825af8a9c55), UINT64_C(0xd9c2cc23d99cb61a),
    UINT64_C(0xcda51f4e4cb26a72), UINT64_C(0x01536781ce994c7e), UINT64_C(0x1037df0d3c42f388), UINT64_C(0xa9e616c6b1d81555), UINT64_C(0x7065ff9e5811785c), UINT64_C(0x8718bfcea8ef1b4e), UINT64_C(0xb3ebb6d4be217e16), UINT64_C(0x7c4f53272e5b975a),
    UINT64_C(0x18e726d5aa947297), UINT64_C(0xc863af5180e594cd), UINT64_C(0xd950a7efa96e581a), UINT64_C(0xc033d88a6e6c3b38), UINT64_C(0x5164aa36dc193064), UINT64_C(0xe986f72b29e7fecb), UINT64_C(0x1310d49d6826951b), UINT64_C(0x54407f61777e10e3),
    UINT64_C(0x1a2b59a4a4030ed8), UINT64_C(0x168008af05f4be7f), UINT64_C(0xc0478acb8828b6e9), UINT64_C(0x9c94f9d2305c2f02), UINT64_C(0xefcd1487c9cd5f10), UINT64_C(0xecc8ce3a2dbab1c2), UINT64_C(0xa1d70379210923a0), UINT64_C(0xe08e9702f90cd25a),
    UINT64_C(0x2225c23d9f8f17e3), UINT64_C(0xad05b61c7d50acfa), UINT64_C(0x18e9f2e1db9097b6), UINT64_C(0x648a756f22348069), UINT64_C(0xa92dbb9b4e14fa06), UINT64_C(0x3c561364f386b2ef), UINT64_C(0x0072df441a79b846), UINT64_C(0x38b3201c3d433418),
    UINT64_C(0x13e5c4cb8b6bf5f0), UINT64_C(0xfaab411200e9b824), UINT64_C(0x0afd3db5f19013cc), UINT64_C(0x37d7230fcd0efc0e), UINT64_C(0x71f6dc6b9aa5b9d8), UINT64_C(0x88c22ad93d3046ae), UINT64_C(0xf5ed70b6894e48e6), UINT64_C(0xb70c35ea488d5709),
    UINT64_C(0x63daad25d642fe99), UINT64_C(0x7906b1a7d6890e18), UINT64_C(0x06a3ae3cc19e6ce3), UINT64_C(0xf7c520b8a01c8669), UINT64_C(0x497bc200e7b6891e), UINT64_C(0x6d23414872c35631), UINT64_C(0x0a46e2477c08d7e9), UINT64_C(0x566d8d6db6f9ce35),
    UINT64_C(0x3f7e80b2a7b79599), UINT64_C(0xc693a3f85c707647), UINT64_C(0x9c86d00c3c1dba75), UINT64_C(0xe3dd66cb21218cc0), UINT64_C(0x6bb842de36d9000e), UINT64_C(0x156140be629617bc), UINT64_C(0x6e0438d4d796736d), UINT64_C(0x8bbb267db8fd1936),
    UINT64_C(0x562d8e1b6cca1d43), UINT64_C(0x8ea2b91a32087552), UINT64_C(0x8d8dcc43be1f9ae8), UINT64_C(0x03c31e7651bdd500), UINT64_C(0x33fc4df404ff125a), UINT64_C(0xa60006e036a95e8f), UINT64_C(0x2bae057adcb1926a), UINT64_C(0xae37e37f58c32471),
    UINT64_C(0x080d62ade6ff6775), UINT64_C(0xa488762799bff1e7), UINT64_C(0x6376037b1a8684ae), UINT64_C(0x15861f9ef65d7104), UINT64_C(0x2e3da60bbb0fdf13), UINT64_C(0x05ee9aeb12d7faab), UINT64_C(0xabf03ee537f825a3), UINT64_C(0x51c36935858b3c52),
    UINT64_C(0xf28bb36d4c45b6cb), UINT64_C(0xf56c61fc70613156), UINT64_C(0x4f5365913bcd2f97), UINT64_C(0x92203471e09e6ca8), UINT64_C(0x0f6e19b43d3d6baf), UINT64_C(0x4bd51c9105026d31), UINT64_C(0x883fed1098f9a4e9), UINT64_C(0x237a5d5daa041efe),
    UINT64_C(0xc66b9a01a836d3a4), UINT64_C(0xe4775bb81be1df01), UINT64_C(0x6636bdaa7333044b), UINT64_C(0x0032030749a2bf9e), UINT64_C(0xc9811404f15eb378), UINT64_C(0xd885952b4576da30), UINT64_C(0x3857b510d782bc34), UINT64_C(0xe6e549a839b8d361),
    UINT64_C(0xaf13c200f10b38b6), UINT64_C(0xe26c9db891c1df7c), UINT64_C(0x1692c884acdefd40), UINT64_C(0x1ddfebb1065c9a48), UINT64_C(0x8f6d19c2717585ea), UINT64_C(0xc1e84e32e8c854c1), UINT64_C(0x0e495d9bbe144619), UINT64_C(0x7f5c331b06f71d2a),
    UINT64_C(0x2a96b8c5f2d733d0), UINT64_C(0x06e4c6a4a4958e1f), UINT64_C(0x8d31ee4e5c3f7cba), UINT64_C(0xb24fe2a21f9171fc), UINT64_C(0x40d0070f67e40489), UINT64_C(0x64e7abe5e0cb3396), UINT64_C(0x095ff57d6644ef6d), UINT64_C(0x74387747fb82dcfd),
    UINT64_C(0x3defd2e7dcded8f1), UINT64_C(0xc3eb206af2ace057), UINT64_C(0xc078036b138ed7bc), UINT64_C(0xa9316a615b13dc38), UINT64_C(0xd03f20f1e62f6bb4), UINT64_C(0x56c2a8165e5bdcde), UINT64_C(0x92e4a1020cee42ea), UINT64_C(0xf0adb52823cc8f4b),
    UINT64_C(0x604fff6f4770d2f5), UINT64_C(0xe998afa46ffb83db), UINT64_C(0x04904f9d01cf3fe4), UINT64_C(0x1a4d170bf42a8229), UINT64_C(0xa4ccba84d3fbdae0), UINT64_C(0xdf3e6b0031966b54), UINT64_C(0xa6e119d1f8ae85ea), UINT64_C(0x1137eaa423fab6b8),
    UINT64_C(0x342fc267d6fc6c24), UINT64_C(0xbd41b11068c0ba63), UINT64_C(0xeed7f615dd34752d), UINT64_C(0xc45bb9ab9e5b213c), UINT64_C(0x3e50f26b454d3dd4), UINT64_C(0xb6d01986cac52d7a), UINT64_C(0xfe56e9ac0b93323e), UINT64_C(0xd02acd1567d1d612),
    UINT64_C(0xb21c008b2dd72369), UINT64_C(0xfca87f71f439f5f5), UINT64_C(0x2f41c0898a84c69c), UINT64_C(0xc30f58835ef4c831), UINT64_C(0xbabf6864c48aed95), UINT64_C(0xc3ef8942bbd7c93b), UINT64_C(0xf95e5695352b62ce), UINT64_C(0x40aa3733bdaf674d),
    UINT64_C(0x31be21049f91b943), UINT64_C(0x6f61a11786565483), UINT64_C(0x07d96d85ee76ba08), UINT64_C(0x863126ca69f28da9), UINT64_C(0x35b4bf62178dca7d), UINT64_C(0x1b8ee2b94df5ab5f), UINT64_C(0xd2b7bb38c5315068), UINT64_C(0xd4cdca6b270f2461),
    UINT64_C(0x1e56b04f729b1a74), UINT64_C(0x3b4fe461030263db), UINT64_C(0x7f3612f8d5b5a501), UINT64_C(0xac021f38af3db0be), UINT64_C(0x07f472d0ea2ff955), UINT64_C(0x706bb41e1285c822), UINT64_C(0x04d5dabea43c68dc), UINT64_C(0xdc3dc51b4883cca4),
    UINT64_C(0xf934aded49b9b500), UINT64_C(0xad2ad1c6b50b6904), UINT64_C(0x7430004a25f637ae), UINT64_C(0xf605604def376810), UINT64_C(0x1facf5184c9c5e1d), UINT64_C(0xbeeb7498cac56502), UINT64_C(0x5f28a8599d01ec5d), UINT64_C(0xca79fa1b60245b62),
    UINT64_C(0x56f600f8aec1d69f), UINT64_C(0x82a33e3a03f480e8), UINT64_C(0xe6d75316a076a3b7), UINT64_C(0x4a1869c978f93517), UINT64_C(0x17d57dabab694ba5), UINT64_C(0xb8c2f5cf9f07fbc6), UINT64_C(0x512c1bd0ae0420dd), UINT64_C(0xab478d310c28d0cd),
    UINT64_C(0xc666ed34573046b5), UINT64_C(0x6daa13fa9aa29ffd), UINT64_C(0xe79242d74fe6d8a0), UINT64_C(0xe4fac09bb984414a), UINT64_C(0xdb80e1d5ff25ac97), UINT64_C(0x6945c3e71b8f8ab4), UINT64_C(0xcd91356cdb4889d7), UINT64_C(0xcbc3b275267c6fd2),
    UINT64_C(0xfc24496eb421b0c0), UINT64_C(0x91a47d356798508a), UINT64_C(0xbe90ea358f9a680f), UINT64_C(0xc2bd1a62995b1dcf), UINT64_C(0xb6170feb7fa125f1), UINT64_C(0x858e40e28e344a51), UINT64_C(0x670f5883c2b088b9), UINT64_C(0x21193a173d1db7c3),
    UINT64_C(0x403a3a5ce8e3c070), UINT64_C(0xc2f70e78e66a6a9f), UINT64_C(0x5067a1dd04c2f468), UINT64_C(0xbcff8573361327ab), UINT64_C(0x75dd68379a858340), UINT64_C(0x9888076d11037cf4), UINT64_C(0x381d1c62215b14ee), UINT64_C(0xba8ccb7fbec94ca0),
    UINT64_C(0x263bd421189aa23c), UINT64_C(0x05ef4d31c3b49d0a), UINT64_C(0xf676a41df945f977), UINT64_C(0xb6a5c9059ebdedab), UINT64_C(0x68a3e7587e2786dd), UINT64_C(0xf493e9afd06d8dc4), UINT64_C(0xf9187320b821336b), UINT64_C(0xb9f8c2039283b933),
    UINT64_C(0xaaaadfeb44dc6e87), UINT64_C(0xef635920fb98b72d), UINT64_C(0xf910703a709ee0b2), UINT64_C(0xf90aa209f2815023), UINT64_C(0xbcdffd141b12d1c4), UINT64_C(0xdafae2adc3872308), UINT64_C(0x5834d7b4adfb2c13), UINT64_C(0xf9e68ce4fd9c6d0f),
    UINT64_C(0xb3e32e51426e581c), UINT64_C(0x1e9d4b90d94f5cfd), UINT64_C(0xde1499a6eef58542), UINT64_C(0xa55b12a97f9a4eb5), UINT64_C(0x0f240b2a2cb89f84), UINT64_C(0x604b2553c048d033), UINT64_C(0x5a5a0d9f752a25a1), UINT64_C(0x97da8b0b519927b7),
    UINT64_C(0x2e0aeccc71f66ba9), UINT64_C(0x9daa7853802ab4a8), UINT64_C(0x6f53c001613211e0), UINT64_C(0x29ffcdb474fb7f53), UINT64_C(0x72da958f27293a14), UINT64_C(0x025e0115d629853c), UINT64_C(0xd75121e311ad1108), UINT64_C(0xc95fe215188d9e1e),
    UINT64_C(0x3a6a0f9cc9f8ffbe), UINT64_C(0x4899d4b7aa62b35b), UINT64_C(0x8db80982e269e948), UINT64_C(0x578870a6dd253749), UINT64_C(0x844498e3891c5d9a), UINT64_C(0xf47d7da3d81f5a10), UINT64_C(0x22afc110f43b5816), UINT64_C(0x8ab0c919363a52a9),
    UINT64_C(0x22a8db3685d51981), UINT64_C(0xc935af78186e8b47), UINT64_C(0x6e88377f9d11e34c), UINT64_C(0x225409acd10264f5), UINT64_C(0x15e3ea1629049d79), UINT64_C(0x8c3e6d6f08ce5da4), UINT64_C(0xc34bc44e3e837a1d), UINT64_C(0x88e418b575519728),
    UINT64_C(0x242ec00b822ce808), UINT64_C(0x3edec7235f3f3b64), UINT64_C(0x522d477c022fd15a), UINT64_C(0x642004866b4213b2), UINT64_C(0x668a31819fe2064b), UINT64_C(0x4167ce512cfeb80d), UINT64_C(0xaa37184bd84b6b8d), UINT64_C(0xa86401f317da44d6),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0xc32fdaac7d99d9d2), UINT64_C(0x59e6e2437a75a344), UINT64_C(0x0ddcc782d33eb4e0), UINT64_C(0x28b16c4ee7119133),
    UINT64_C(0x1ece095de2b88ae4), UINT64_C(0xcd724e76009672e2), UINT64_C(0xce9c1007bc4ef96b), UINT64_C(0x2d0772ce8135869f), UINT64_C(0x3cd0255382662571), UINT64_C(0xa6191dbc858a5cbb), UINT64_C(0xf223387d2cc14b1f), UINT64_C(0xd74e93b118ee6ecc),
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
    uint64_t index = jac256189_words_bits(digits, 5, block * 6 + place, 6);
    uint64_t negative = jac256189_barrier((index >> 5) ^ 1);
    index = (index ^ jac256189_mask(negative)) & 31;
    jac256189_select(q, table + block * 32 * 2 * JAC256189_WORDS, 32, 2 * JAC256189_WORDS, index);
    jac256189_fe_cneg(q + JAC256189_WORDS, q + JAC256189_WORDS, negative);
}

/* R = [k]G for 0 <= k <= r - 1: jac, signed comb, last entry in prj.
 * Proven for all scalars: 3 statements are complete, 3 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_multiply_base(uint64_t R[JAC256189_PRJ_WORDS], const uint64_t k[JAC256189_SCALAR_WORDS])
{
    uint64_t acc[JAC256189_JAC_WORDS];
    uint64_t q[2 * JAC256189_WORDS];
    uint64_t d[5];
    uint64_t e;
    uint64_t d_odd[JAC256189_SCALAR_WORDS];
    size_t b;
    e = jac256189_barrier((k[0] & 1) ^ 1);
    /* k or r - k, whichever is odd */
    jac256189_words_copy(d_odd, k, JAC256189_SCALAR_WORDS);
    jac256189_words_sub(d, jac256189_order, k, JAC256189_SCALAR_WORDS);
    jac256189_words_move(d_odd, d, JAC256189_SCALAR_WORDS, e);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 from 2^252 on */
    jac256189_words_half(d, 5, d_odd, JAC256189_SCALAR_WORDS);
    d[3] |= UINT64_C(0xf000000000000000);
    d[4] |= UINT64_C(0x3);
    jac256189_multiply_base_C(q, jac256189_multiply_base_table, d, 0, 42);
    jac256189_jac_from_flat(acc, q);
    for (b = 42; b-- > 1;) {
        jac256189_multiply_base_C(q, jac256189_multiply_base_table, d, 0, b);
        jac256189_jac_madd(acc, acc, q);
    }
    jac256189_jac_to_prj(R, acc);
    jac256189_multiply_base_C(q, jac256189_multiply_base_table, d, 0, 0);
    jac256189_prj_madd(R, R, q);
    jac256189_fe_cneg(R + JAC256189_WORDS, R + JAC256189_WORDS, e);
}

/* ---- variable-time multiplication: jac, wNAF of width 5; public data only ---- */

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
 * how many places are used. `digits` has room for a multiple of four. The barrier keeps the first loop from becoming a call of memset. */
static size_t jac256189_naf(signed char *digits, size_t count, const uint64_t k[JAC256189_SCALAR_WORDS], unsigned window)
{
    const size_t look = 63 - window;
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; i += 4)
        digits[i] = digits[i + 1] = digits[i + 2] = digits[i + 3] = (signed char)jac256189_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = jac256189_words_bits(k, JAC256189_SCALAR_WORDS, i, 63);
        size_t skip = jac256189_trailing_zeros((bits ^ ((uint64_t)0 - carry)) | (uint64_t)1 << look);
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

/* The width-`window` NAF of k: digits 0 or odd of magnitude < 2^(window - 1), no two nonzero ones within `window` places; returns
 * how many places are used. `digits` has room for a multiple of four. The barrier keeps the first loop from becoming a call of memset. */
static size_t jac256189_naf_wide(int16_t *digits, size_t count, const uint64_t k[JAC256189_SCALAR_WORDS], unsigned window)
{
    const size_t look = 63 - window;
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; i += 4)
        digits[i] = digits[i + 1] = digits[i + 2] = digits[i + 3] = (int16_t)jac256189_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = jac256189_words_bits(k, JAC256189_SCALAR_WORDS, i, 63);
        size_t skip = jac256189_trailing_zeros((bits ^ ((uint64_t)0 - carry)) | (uint64_t)1 << look);
        i += skip;
        if (skip == look || i >= count)
            continue;
        bits = (bits >> skip & (((uint64_t)1 << window) - 1)) + carry;
        carry = bits >> (window - 1);
        digits[i] = (int16_t)((int)bits - (int)(carry << window));
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

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *jac256189_multiply_vartime_T(uint64_t q[JAC256189_JAC_CACHED_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * JAC256189_JAC_CACHED_WORDS;
    if (digit >= 0)
        return entry;
    jac256189_words_copy(q, entry, JAC256189_WORDS);
    jac256189_fe_cneg(q + JAC256189_WORDS, entry + JAC256189_WORDS, 1);
    jac256189_words_copy(q + 2 * JAC256189_WORDS, entry + 2 * JAC256189_WORDS, JAC256189_WORDS);
    jac256189_words_copy(q + 3 * JAC256189_WORDS, entry + 3 * JAC256189_WORDS, JAC256189_WORDS);
    jac256189_words_copy(q + 4 * JAC256189_WORDS, entry + 4 * JAC256189_WORDS, JAC256189_WORDS);
    return q;
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
    const uint64_t *q_at;
    signed char d[256];
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
    q_at = jac256189_multiply_vartime_T(q, T, d[top_d]);
    jac256189_jac_from_cached(acc, q_at);
    waiting = 0;
    for (i = top_d; i-- > 0;) {
        if (d[i] != 0) {
            q_at = jac256189_multiply_vartime_T(q, T, d[i]);
            jac256189_multiply_vartime_double(acc, waiting);
            waiting = 0;
            jac256189_jac_dbladd(acc, acc, q_at);
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

/* its body; 5896 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_scalarmult_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
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

/* its body; 2888 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_scalarmult_base_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t scalar[JAC256189_SCALAR_BYTES])
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

/* What has no affine coordinates is O, or where the formula has an exceptional case: only where 2a = O. It is given the neutral element's coordinates. */
static void jac256189_point_twice_vartime(uint64_t r[JAC256189_JAC_WORDS], const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t twice[JAC256189_JAC_WORDS];
    jac256189_jac_dbl(twice, a);
    if (jac256189_point_is_zero(twice))
        jac256189_jac_neutral(twice);
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

/* A point, neutral where it is refused, from its affine coordinates and the code that reading gave. */
static void jac256189_point_take(jac256189_point *r, const uint64_t x[JAC256189_WORDS], const uint64_t y[JAC256189_WORDS], uint64_t code)
{
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_jac_affine(t, x, y);
    jac256189_jac_neutral(r->w);
    jac256189_words_move(r->w, t, JAC256189_JAC_WORDS, jac256189_is_nonzero(code) ^ 1);
}

/* its body; 1480 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_decode_work(jac256189_point *r, const uint8_t in[JAC256189_POINT_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], code;
    if (!jac256189_cpu_supported()) {
        jac256189_jac_neutral(r->w);
        return JAC256189_ERR_CPU;
    }
    code = jac256189_affine_decode(x, y, in, 0); /* `in` may lie in r: it is read before r is written */
    jac256189_point_take(r, x, y, code);
    return (int)(int64_t)jac256189_barrier(code);
}

/* its body; 2824 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_encode_work(uint8_t out[JAC256189_POINT_BYTES], const jac256189_point *a)
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

/* The encodings of points one behind the other, with one inversion for all; the worst of their codes. */
static uint64_t jac256189_points_encode(uint8_t *out, const uint64_t *in, size_t count)
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], d[JAC256189_WORDS], i[JAC256189_WORDS], all[JAC256189_WORDS], worst = 0, neutral, lost;
    size_t k;
    /* the product of the divisors before a point waits where the point is to be written */
    jac256189_words_copy(all, jac256189_fe_one, JAC256189_WORDS);
    for (k = 0; k < count; ++k) {
        jac256189_fe_encode(out + k * JAC256189_POINT_BYTES, all, ~(uint64_t)0);
        (void)jac256189_point_divisor(d, in + k * JAC256189_JAC_WORDS);
        jac256189_fe_mul(all, all, d);
    }
    jac256189_fe_invert(all, all);
    for (k = count; k-- > 0;) {
        const uint64_t *own = in + k * JAC256189_JAC_WORDS;
        uint64_t zero = jac256189_point_divisor(d, own), code = 0;
        (void)jac256189_fe_decode(i, out + k * JAC256189_POINT_BYTES);
        jac256189_fe_mul(i, i, all);
        jac256189_fe_mul(all, all, d);
        jac256189_words_zero(d, JAC256189_WORDS);
        jac256189_fe_cmov(i, d, zero);
        jac256189_jac_affine_by(x, y, own, i);
        neutral = jac256189_point_is_zero(own);
        lost = jac256189_point_is_lost(own);
        jac256189_code_set(&code, JAC256189_NEUTRAL, neutral);
        jac256189_code_set(&code, JAC256189_ERR_ORDER, lost);
        (void)jac256189_result(out + k * JAC256189_POINT_BYTES, x, y, code);
        jac256189_code_set(&worst, JAC256189_NEUTRAL, neutral & jac256189_barrier((worst >> 63) ^ 1));
        jac256189_code_set(&worst, JAC256189_ERR_ORDER, lost);
    }
    return worst;
}

/* its body; 2888 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_encode_many_work(uint8_t *out, const jac256189_point *in, size_t count)
{
    size_t k;
    if (!jac256189_cpu_supported()) {
        for (k = 0; k < count; ++k)
            jac256189_refuse(out + k * JAC256189_POINT_BYTES);
        return JAC256189_ERR_CPU;
    }
    return (int)(int64_t)jac256189_barrier(jac256189_points_encode(out, (const uint64_t *)in, count));
}

/* its body; 1224 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_add_work(jac256189_point *r, const jac256189_point *a, const jac256189_point *b)
{
    jac256189_point_sum(r->w, a->w, b->w);
}

/* its body; 1352 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_sub_work(jac256189_point *r, const jac256189_point *a, const jac256189_point *b)
{
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_words_copy(t, b->w, JAC256189_JAC_WORDS);
    jac256189_jac_neg_if(t, 1);
    jac256189_point_sum(r->w, a->w, t);
}

/* its body; 904 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_dbl_work(jac256189_point *r, const jac256189_point *a)
{
    jac256189_point_twice(r->w, a->w);
}

/* its body; 328 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_neg_work(jac256189_point *r, const jac256189_point *a)
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

/* its body; 840 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_equal_work(const jac256189_point *a, const jac256189_point *b)
{
    return (int)jac256189_barrier(jac256189_point_same(a->w, b->w));
}

/* its body; 264 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_is_neutral_work(const jac256189_point *a)
{
    return (int)jac256189_barrier(jac256189_point_is_zero(a->w));
}

/* its body; 392 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_cmov_work(jac256189_point *r, const jac256189_point *a, int flag)
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

/* The same question alone. */
static uint64_t jac256189_point_is_small(const uint64_t a[JAC256189_JAC_WORDS])
{
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_point_by_cofactor(t, a);
    return jac256189_point_is_zero(t);
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
    if (jac256189_point_is_small(a)) {
        (void)jac256189_point_small_case(other, k, a);
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

/* its body; 6024 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_mul_work(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a)
{
    jac256189_point_times(r->w, k->w, a->w);
}

/* its body; 2568 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_mul_base_work(jac256189_point *r, const jac256189_fr *k)
{
    jac256189_point_times_base(r->w, k->w);
}

void jac256189_point_mul_vartime(jac256189_point *r, const jac256189_fr *k, const jac256189_point *a)
{
    jac256189_point_times_vartime(r->w, k->w, a->w);
}

/* its body; 1352 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_clear_cofactor_work(jac256189_point *r, const jac256189_point *a)
{
    uint64_t t[JAC256189_JAC_WORDS];
    jac256189_words_copy(t, a->w, JAC256189_JAC_WORDS);
    jac256189_point_by_cofactor(r->w, t);
}

/* [r - 1] a = -a, which is [r] a = O, for the points of the subgroup alone. */
/* its body; 6152 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_is_in_subgroup_work(const jac256189_point *a)
{
    uint64_t t[JAC256189_JAC_WORDS], k[JAC256189_SCALAR_WORDS], own;
    jac256189_words_copy(k, jac256189_order, JAC256189_SCALAR_WORDS);
    k[0] -= 1;
    jac256189_point_times(t, k, a->w);
    jac256189_jac_neg_if(t, 1);
    own = jac256189_point_same(t, a->w);
    return (int)jac256189_barrier(own);
}

/* its body; 6216 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN void jac256189_point_mul2_work(jac256189_point *r, const jac256189_fr *a, const jac256189_point *p, const jac256189_fr *b, const jac256189_point *q)
{
    uint64_t t[JAC256189_JAC_WORDS], u[JAC256189_JAC_WORDS];
    jac256189_point_times(t, a->w, p->w);
    jac256189_point_times(u, b->w, q->w);
    jac256189_point_sum(r->w, t, u);
}

/* X, Y of odd multiples of the base point. */
static const uint64_t jac256189_point_double_base_table[2048] = {
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
    UINT64_C(0x75f28932b899618e), UINT64_C(0xa7aba401b733b1ab), UINT64_C(0x0915e9d2dc2ffd77), UINT64_C(0x69c90286423c579d), UINT64_C(0x48f7dabd5fd5f30f), UINT64_C(0x86a6d3218e18d9c6), UINT64_C(0xd9a060f5988e79cb), UINT64_C(0x82506a743f487df4),
    UINT64_C(0xc211874434961c13), UINT64_C(0xec983bec9411b07b), UINT64_C(0xdac91f8f0b122edd), UINT64_C(0x61826f6011bc89d8), UINT64_C(0x7018d33841054a40), UINT64_C(0x0afc85a4b2f91856), UINT64_C(0x17ec39aadbaa3682), UINT64_C(0x459383c796e480b0),
    UINT64_C(0xed116eaae75ec7b2), UINT64_C(0x74b9e2533129e07f), UINT64_C(0xb6778cfcec6c322c), UINT64_C(0xc815aaa41ddc3568), UINT64_C(0x425cefc79dc17827), UINT64_C(0x794ccf39af72f9f7), UINT64_C(0xe81eb77a3f3a8c1e), UINT64_C(0xa57a778dca2e0101),
    UINT64_C(0x36b34e7ba2af04c4), UINT64_C(0xf9cf3a12f3b64a0b), UINT64_C(0x73d077f4587c77cb), UINT64_C(0x3335b4c17543256d), UINT64_C(0xd37c68f32ab76cf8), UINT64_C(0x6453da6c6bb63985), UINT64_C(0x1b8c5d34df40bd3d), UINT64_C(0xdd319c748a26d026),
    UINT64_C(0xc5c3a095f68c76c7), UINT64_C(0x2398b012aaf95a51), UINT64_C(0x9823077a782efa4f), UINT64_C(0x27b981bd5a0ea767), UINT64_C(0xee5fc7a7f71df20f), UINT64_C(0x6ecb994f6292930f), UINT64_C(0x138d6dbb7b957c44), UINT64_C(0xc9d2cfe1ae3f43ea),
    UINT64_C(0x3f7a7a250a850ec5), UINT64_C(0x6c03120adc5e3cdb), UINT64_C(0x7599664432bd1266), UINT64_C(0xca20104838b27b07), UINT64_C(0xc72686c745b1ed70), UINT64_C(0x6c0fd90e63dba533), UINT64_C(0x025b5d82ddd04330), UINT64_C(0x9841d8bb3f746381),
    UINT64_C(0x1d858d49f75b0545), UINT64_C(0x5a76f9129865fe61), UINT64_C(0xd1e780c42a83dadc), UINT64_C(0xaea5928ff3c85a64), UINT64_C(0x209d40684b6c0ac3), UINT64_C(0xa3056a6bfd766d11), UINT64_C(0x78984f1847d58b57), UINT64_C(0x3f7ea96b76000ac2),
    UINT64_C(0xd1e19426c6714f82), UINT64_C(0xeb7cd17f6b6bf742), UINT64_C(0xfcf43e1325a99734), UINT64_C(0xeee5fdd762f43727), UINT64_C(0xc4be04b9cc6993a2), UINT64_C(0xa1074031ff3c3f0b), UINT64_C(0x0869b1b32a5a19cf), UINT64_C(0x05eb908fe337d5d5),
    UINT64_C(0xeb22d27552828871), UINT64_C(0x5fdd65098e55c19e), UINT64_C(0x8cce0ff49048291c), UINT64_C(0xb32ad39a27ca38c1), UINT64_C(0xf26fc4f6dfba71b0), UINT64_C(0xdbfb92d556dc0238), UINT64_C(0x14501cdb57f94825), UINT64_C(0x55ace50d5caa84fd),
    UINT64_C(0xdce5cc10a0915760), UINT64_C(0x890d10e732179c20), UINT64_C(0x7b9620f1a6c958a7), UINT64_C(0x8868bc1d3f2ee6ba), UINT64_C(0x868858be2d647ade), UINT64_C(0x559fe0a762a531ad), UINT64_C(0x378b2a642c6d421f), UINT64_C(0xb90c5c7649f07307),
    UINT64_C(0xf7152d7614f8e629), UINT64_C(0x6ee9d5cf3f78f966), UINT64_C(0x2a20aa663450b0dd), UINT64_C(0x1ce8fb52ddd06cd6), UINT64_C(0xdab1dd93b56c5dbe), UINT64_C(0x479ca25699d8b802), UINT64_C(0x864c842f86c324e8), UINT64_C(0x38b8e4f8f98dcebf),
    UINT64_C(0x050778adad1997ac), UINT64_C(0x1bf2cc860dc4833c), UINT64_C(0x20f0e9e6f7a8814d), UINT64_C(0xeabd744cb3868cc4), UINT64_C(0x2229b8e245c9bacd), UINT64_C(0x407b7448ae56b31c), UINT64_C(0xed82f3ddd0e0e09d), UINT64_C(0xf966cd589e326020),
    UINT64_C(0xfadf37484942560d), UINT64_C(0xbeea6b4c199e7a1f), UINT64_C(0xbe77539434990519), UINT64_C(0x0235ec863d7d4b5f), UINT64_C(0x6d1c7c4112f6756b), UINT64_C(0x411e2925018c1893), UINT64_C(0xf258896a93bb14cb), UINT64_C(0x3f7f4e5ec62127e6),
    UINT64_C(0xb971aa553ebbd214), UINT64_C(0x5d16509388c98378), UINT64_C(0x63ea6de8c0f2fd72), UINT64_C(0xc72d12566120f95d), UINT64_C(0x52e907b2bcbab020), UINT64_C(0x241ca4a3d755b7d0), UINT64_C(0x49db875a8effea19), UINT64_C(0x07cfb2596f05b7b5),
    UINT64_C(0xd973663c9ec15f11), UINT64_C(0xf8332b2f15d4fb36), UINT64_C(0xe65ce289cd67fed3), UINT64_C(0x3a52086cdd89eeec), UINT64_C(0x1ecff4214acd5def), UINT64_C(0x8cb7534dc4d67c8c), UINT64_C(0x0b7df35ef45346cb), UINT64_C(0xb633baf7f88f0c55),
    UINT64_C(0xc523dfd519398da9), UINT64_C(0x775a00abbafe922e), UINT64_C(0xb652143e9a14aa3a), UINT64_C(0xa6d85023523de377), UINT64_C(0x05cccbf9006c053d), UINT64_C(0x6bfac5bfb4849ce4), UINT64_C(0xe8c312ce395b7356), UINT64_C(0x35b10ee8e7c35ac9),
    UINT64_C(0xf25f07d9e4caeff0), UINT64_C(0xefb98472dee1a077), UINT64_C(0xe2bcdec85baa51be), UINT64_C(0xb56d11209b178e7f), UINT64_C(0x1e76bf8d2a99f151), UINT64_C(0x189666fe20d02b63), UINT64_C(0x2d999686ebee9366), UINT64_C(0xb41e7105fc46992f),
    UINT64_C(0x154476932159739b), UINT64_C(0x335f287d1754c557), UINT64_C(0x1a36e3ff0ae4407a), UINT64_C(0x0497d9cd18edb2e6), UINT64_C(0xf475e8b14f39a299), UINT64_C(0x4652a1275bc47d01), UINT64_C(0x8341b3b97e916f80), UINT64_C(0xc70cc84610901b25),
    UINT64_C(0xd0d62fecf92ed104), UINT64_C(0xfb21ffed2cbd36b2), UINT64_C(0x342bb50257eeee63), UINT64_C(0xf7aa322a6c2c34b9), UINT64_C(0x2ec97ccd09c422ac), UINT64_C(0x712bc7fadd58eaab), UINT64_C(0xdb16d91d256b3256), UINT64_C(0x56e6d669c600e246),
    UINT64_C(0xbeae42d157b6e768), UINT64_C(0x060bbceffef74a16), UINT64_C(0x14bd724365bbbe44), UINT64_C(0xd6b385e849c2ca8a), UINT64_C(0x8fc2270e8d6e3f51), UINT64_C(0x50bfa7e9f08f100e), UINT64_C(0x291a0dbbecd3c919), UINT64_C(0x635a92ea690ddf39),
    UINT64_C(0x878545f7dd51b3c4), UINT64_C(0x5104b79fb9296487), UINT64_C(0x95b591595efcc0f8), UINT64_C(0x6bd5f3f286feed58), UINT64_C(0x29ba8039124fbc9c), UINT64_C(0x0dca0b095c24c193), UINT64_C(0xc50dc768d6db70f9), UINT64_C(0xc745a17ea0fbef1e),
    UINT64_C(0xea8f0af1502c01b0), UINT64_C(0x73eef4b9dc297920), UINT64_C(0xa9b558e8ef38837e), UINT64_C(0xf8b75a054c4266bf), UINT64_C(0xef7f37f0e3b4430c), UINT64_C(0x5c640e6a843e28fe), UINT64_C(0x9cef25e130226375), UINT64_C(0xf019fa3d28d2ae84),
    UINT64_C(0xa21bd450c67c32c7), UINT64_C(0x0e3102b8ef01ccc9), UINT64_C(0x0b82f138134656c6), UINT64_C(0xcfe661e27161e49e), UINT64_C(0x647839aecb2d8c4c), UINT64_C(0x52cf27eeeed58313), UINT64_C(0x7fdab28929ffba76), UINT64_C(0x8edd51260a417684),
    UINT64_C(0x8c8089d9f647f945), UINT64_C(0xac406b969d76d149), UINT64_C(0xc39d1fc852151d04), UINT64_C(0xace5ed0d57d12066), UINT64_C(0x038bd28be9ff4024), UINT64_C(0xe6783303b4154d65), UINT64_C(0x751345ee64c67924), UINT64_C(0x4351d8041697c598),
    UINT64_C(0xa38ccd6e624266a8), UINT64_C(0x33985292fc227800), UINT64_C(0x1266edae3d9300c0), UINT64_C(0xf3f8313129596ba2), UINT64_C(0xa8f74c35ae1536e1), UINT64_C(0x1964ebb0bab66e02), UINT64_C(0x567b48f3a73e3c43), UINT64_C(0x3107cecfe004a6ec),
    UINT64_C(0x56f4511fcaa8b25c), UINT64_C(0xb7cda910b6368705), UINT64_C(0xbb1524f94f2dd7fe), UINT64_C(0x7699b4dfd166dde0), UINT64_C(0xe75cdb50424b8deb), UINT64_C(0x3609d99b63914da0), UINT64_C(0x897f236da4d6999e), UINT64_C(0x2342204e8a8c15e1),
    UINT64_C(0x8a48d3969e2f48f4), UINT64_C(0xfdd92e9a0ce9a3fd), UINT64_C(0x5a00144049383480), UINT64_C(0x45591ab4f0be1540), UINT64_C(0xcba8401f44fc832f), UINT64_C(0x0bcaafeba4b89f60), UINT64_C(0x383835f4e792c2f8), UINT64_C(0x7b1198887f23ad10),
    UINT64_C(0x614038a681ff1136), UINT64_C(0xccfe3570a5557f67), UINT64_C(0x1d597685d270fb4b), UINT64_C(0x7cbecbf417fb09c0), UINT64_C(0xa4c0824701d36b96), UINT64_C(0x489e7cf89ae49b95), UINT64_C(0x43bd4750c909e890), UINT64_C(0x988d6dd56b4a0335),
    UINT64_C(0x03319b6d2785f8d3), UINT64_C(0xcee173dc84f80437), UINT64_C(0x877c231583f72ec3), UINT64_C(0xf74bcd8a40155780), UINT64_C(0x949bddcc9ce1ea6a), UINT64_C(0x1d983b98a7109f2e), UINT64_C(0xb489a95ed5e95840), UINT64_C(0x468bd2cbf67aaf39),
    UINT64_C(0x0092cfbff74d83dc), UINT64_C(0x3698cb97e98e74ad), UINT64_C(0xd81f800d609fae29), UINT64_C(0x7787b973ab2c77c8), UINT64_C(0xbb5ea4242b2b0ec7), UINT64_C(0xf0a7e7a36e2a18aa), UINT64_C(0x25cdf001d3351a83), UINT64_C(0xad7bec02fbb06ad3),
    UINT64_C(0x75e741a5087ecaa9), UINT64_C(0xc163fca94084e9ab), UINT64_C(0x9c24a934c2f51379), UINT64_C(0x9c3638f1d5474864), UINT64_C(0xd6f92fdb3d9a213e), UINT64_C(0x25c21444245d0d10), UINT64_C(0x7882f73eee64beef), UINT64_C(0x05895528c32e516c),
    UINT64_C(0x52fa4a2ba5bab0a4), UINT64_C(0xe6cf340351d5fa84), UINT64_C(0x5ba0ebb98df77ba7), UINT64_C(0x8823a4f596fa5eb2), UINT64_C(0x5bcabe7ca4c8de7c), UINT64_C(0x61b2b375519da5fd), UINT64_C(0x7e348fa208d03211), UINT64_C(0x60e28fd3446bc3e9),
    UINT64_C(0xb1c21ef911fa0dbc), UINT64_C(0x0ff7fb8c1a53b7c2), UINT64_C(0x63a04e6db79c2bff), UINT64_C(0xcb06e73491793e86), UINT64_C(0x2155fb94d23eef16), UINT64_C(0xb7eafc3e9128a08e), UINT64_C(0xaa24a4c667b8d117), UINT64_C(0xfd9cd7d0d30d40f6),
    UINT64_C(0x4056d02b7b427525), UINT64_C(0x249c0e3c024eced1), UINT64_C(0xcc13df0838ccf845), UINT64_C(0x5debba0a7ce15d75), UINT64_C(0x8b04a61f036e83fa), UINT64_C(0x98028741728be5e6), UINT64_C(0x8a444b23a1c172d3), UINT64_C(0x8eed29a0c67bc257),
    UINT64_C(0xa99da7052310ed9a), UINT64_C(0x40ffc780aa566dfb), UINT64_C(0xb12addb68ea89a0f), UINT64_C(0xdfa5a2e90936dd79), UINT64_C(0xee4569f4789420ae), UINT64_C(0xaafe892802ca5c9f), UINT64_C(0x9da8699b6ea00cea), UINT64_C(0xa992ad533e7ab047),
    UINT64_C(0x83906a5200e6fb2b), UINT64_C(0x67eb7f211a58bb14), UINT64_C(0x58a9754e7c4626f5), UINT64_C(0xe387645fcf344449), UINT64_C(0x12c77e4ef93ed629), UINT64_C(0x50d524f7060b13b3), UINT64_C(0x0421b684283ba708), UINT64_C(0x153741e2c0216cd6),
    UINT64_C(0xefe9d24d7ffe6565), UINT64_C(0xe54bbb71ee436e8f), UINT64_C(0xf8dc8973c407c6d2), UINT64_C(0x1aba08730627dcff), UINT64_C(0x9ce78bb8174f8156), UINT64_C(0x492da96b6c30719e), UINT64_C(0x9279eab808792aaa), UINT64_C(0x47d0b0cf1995618b),
    UINT64_C(0x4bbfa8d13f2d9530), UINT64_C(0x5564fe805fd8666c), UINT64_C(0x0f7ac4ff0cc0755e), UINT64_C(0xd9505d7f93e81245), UINT64_C(0xb5e06047f41416d0), UINT64_C(0x5a830fc5c44bb9b7), UINT64_C(0xda051fa00c3e0233), UINT64_C(0xb67dd67f8ba4a903),
    UINT64_C(0x624335fa2545643f), UINT64_C(0xbb8b39d4280e3f49), UINT64_C(0x8bb3fe410861e9e1), UINT64_C(0x353d5534b15477ac), UINT64_C(0x8d4d985adffcb915), UINT64_C(0x2fe5cf86a985f830), UINT64_C(0x141bf08da96dfd8c), UINT64_C(0x057a10c56c8a1104),
    UINT64_C(0x7098cc5f6a697aa2), UINT64_C(0x6123675908776e57), UINT64_C(0xabf7dc0dceb00603), UINT64_C(0x86e8304c968f6413), UINT64_C(0x94bd9a341d3ddfcb), UINT64_C(0xe9c333e1b22a0593), UINT64_C(0xc1dc8cccdfaf619e), UINT64_C(0x6aafd875fcb24dea),
    UINT64_C(0x32a7a58e83084c01), UINT64_C(0xaad92caca2f8d3e3), UINT64_C(0xed660f0ed759694c), UINT64_C(0xecb1349985bef96b), UINT64_C(0xd06fc76a04db19d2), UINT64_C(0x05147d2adc7bbfe7), UINT64_C(0xe2d6cc1cdb1f08a7), UINT64_C(0xadef88e6fb6a352e),
    UINT64_C(0x1da811785b8136ed), UINT64_C(0x9a795a90234f240a), UINT64_C(0xb386bfb31aba5581), UINT64_C(0xd57d3f9462e3b9a8), UINT64_C(0xcbf9bd5261f64b9c), UINT64_C(0xd31f6afd63abc257), UINT64_C(0x5b348fee48679909), UINT64_C(0xea68739e4769c0a9),
    UINT64_C(0x0450ea3df0a135e8), UINT64_C(0xcce10ed4f5b15624), UINT64_C(0x9e914ca10d8e60d6), UINT64_C(0x25719ff2cce04f01), UINT64_C(0x14754c209684a09c), UINT64_C(0xe15ecba98733cb68), UINT64_C(0x2491aee1974b9113), UINT64_C(0x0fa80ee05c6c52c5),
    UINT64_C(0x47d969148168d227), UINT64_C(0x08a8b70066a4aba3), UINT64_C(0x1a407277bf1d0e08), UINT64_C(0xab492da211c967f1), UINT64_C(0x0854b9fcbd3cd6db), UINT64_C(0x2f0b740226487dbc), UINT64_C(0x03bacd916f01291d), UINT64_C(0xe11584ec1f3462dc),
    UINT64_C(0x5d787fc4535b3568), UINT64_C(0x428aad27e87658b6), UINT64_C(0x773791e98eb47bf9), UINT64_C(0x1cac6faebe8c8433), UINT64_C(0xa7c93958f62abba2), UINT64_C(0x7491e8279f362a0d), UINT64_C(0x0d7e410bd5cc3a39), UINT64_C(0xa9e6e4bd9e745f4c),
    UINT64_C(0x213b26ff29e43aee), UINT64_C(0xe1d02e46a52eb53b), UINT64_C(0x386efc25863b579d), UINT64_C(0xd6f687477cfcbae3), UINT64_C(0x7567f1073671b732), UINT64_C(0x38586c807eeaab2a), UINT64_C(0xb9e66e2c9ba627dc), UINT64_C(0xf34b072e08744546),
    UINT64_C(0xcb94ae685e90e7b0), UINT64_C(0x022e1268b512f26a), UINT64_C(0x50d8754fadd6e640), UINT64_C(0x1ab8116097eb9480), UINT64_C(0x5ae12eac2549c5a4), UINT64_C(0xd2dd28ba82274cf3), UINT64_C(0x1cb1ab2c2e56c5a0), UINT64_C(0x7d76cd6c0d759da7),
    UINT64_C(0x7859a29e6cfde83b), UINT64_C(0x2a611488892c96d3), UINT64_C(0x29ea3cfa708f7e58), UINT64_C(0x07a92e71cd64baa0), UINT64_C(0x10dfdf9984738f4f), UINT64_C(0x3fa3b00112bf3bdd), UINT64_C(0xe13477b9fd6fdb63), UINT64_C(0xe1ed7b77dfb7ad9d),
    UINT64_C(0x6f2dbc121e3f9692), UINT64_C(0x9b8dc30cf62eca7e), UINT64_C(0x378cf89280a86a22), UINT64_C(0xbc0cc7296c562bdd), UINT64_C(0x3b106c760edbad17), UINT64_C(0xa604044e91201e01), UINT64_C(0xe802fda5660eccb0), UINT64_C(0x36cc438e1638ddb6),
    UINT64_C(0x751e1d450d63cc5f), UINT64_C(0x3041f30a0309d0a5), UINT64_C(0x970496e5316fd651), UINT64_C(0x716c52fccbaaa585), UINT64_C(0x575fcc1c2bc1f1d3), UINT64_C(0x346fe52becc81910), UINT64_C(0x72667c84cb2c6d69), UINT64_C(0xf53176de5ec3c5ec),
    UINT64_C(0x31a89bd6f7b0dd2a), UINT64_C(0xb4312424bc9c67bd), UINT64_C(0xa1a7637134e057a2), UINT64_C(0x40c6a2128cfc1edb), UINT64_C(0x406c5a6722d0d8c8), UINT64_C(0x992e93be240ef9ad), UINT64_C(0x6187c7c22e722a0f), UINT64_C(0x42c581f9952d16be),
    UINT64_C(0xdc9dd422773afc71), UINT64_C(0x5b071f0ad6e50ced), UINT64_C(0xb8914bdca2a5567c), UINT64_C(0xaea416736feb4cd1), UINT64_C(0x53fb0eb088505ab0), UINT64_C(0x345d0f5fd387fa52), UINT64_C(0x5012cb2172f73b42), UINT64_C(0x78021cb8d734fae0),
    UINT64_C(0x135b0b13f4c25c8e), UINT64_C(0xec25a55da27e62cb), UINT64_C(0x9c2ce423cd335989), UINT64_C(0xa15ce23d60c6f330), UINT64_C(0x6670b2c788927bf9), UINT64_C(0x93c50fc03fcfa33a), UINT64_C(0x520666e00635e0d2), UINT64_C(0x87a20223f318908d),
    UINT64_C(0xfbf6791d00c415d0), UINT64_C(0x1e61bb803f3715a0), UINT64_C(0x7e02468993b8daae), UINT64_C(0x5ec9e104da3c5a5a), UINT64_C(0xe91947018c2b8c83), UINT64_C(0xaa4ec414dc5eec35), UINT64_C(0x4b896481edf47be5), UINT64_C(0x48f1d6d006e83176),
    UINT64_C(0x15d5fcc3c30f2627), UINT64_C(0x4282b01b8eebc5c1), UINT64_C(0x1172533828a70f4d), UINT64_C(0x6e5fcf6acdc44c2a), UINT64_C(0x68a3dd933d4c7535), UINT64_C(0x6cb4d498062f6bd3), UINT64_C(0x22d17e56c63feb45), UINT64_C(0x886bc2b82a2d4d47),
    UINT64_C(0xa5bf2a3d3b79fd05), UINT64_C(0x1413a7f604bd06c5), UINT64_C(0xaa53d9ba2d14dfc1), UINT64_C(0x10ddeb78b080143c), UINT64_C(0x082c08415b79cf0d), UINT64_C(0xc8dc01b028725aad), UINT64_C(0xf1f0717260e7d0f2), UINT64_C(0x9be7bad968e94ecc),
    UINT64_C(0x07199d97febc491b), UINT64_C(0x21ed4e995f763d4b), UINT64_C(0xfd54484ab66da597), UINT64_C(0xf0a47afa782489b7), UINT64_C(0x79e737dc09ae8787), UINT64_C(0xf349a64b72683477), UINT64_C(0x568dccae386f8f96), UINT64_C(0xf5ae1b34df2359e8),
    UINT64_C(0x0f9af9e624ecfbed), UINT64_C(0x5a2f3ae298171716), UINT64_C(0xe7e50fb2f346da8f), UINT64_C(0x5678eaa6b2ac48ee), UINT64_C(0x09179cb5fd2956dd), UINT64_C(0xf9f494af6f4e71c5), UINT64_C(0x40fcaa9fb8e8b78a), UINT64_C(0x44c5fceed5c13da4),
    UINT64_C(0x10277e3c3e437476), UINT64_C(0x7ac679ad2fe6e15a), UINT64_C(0x8df12eb592bf1834), UINT64_C(0xaf7a1f96d8a264ff), UINT64_C(0x2d6287d5f49e388f), UINT64_C(0x1b1d509d2be3f377), UINT64_C(0xbaa9023fa480dd4a), UINT64_C(0xc022331c781dff36),
    UINT64_C(0x2853f5605174f5d1), UINT64_C(0x207b14832efd6e8d), UINT64_C(0xae56b4022595cad8), UINT64_C(0x20e8eb87577c451b), UINT64_C(0x378a118c0634f016), UINT64_C(0x2c577cf0ad6a6848), UINT64_C(0xa2391b19152209b2), UINT64_C(0xf2a49f0fc02b338f),
    UINT64_C(0x454c792908fc1886), UINT64_C(0x980e4543beb58e9d), UINT64_C(0x2a05be428a3ef09b), UINT64_C(0x79a78427e9aa7fbf), UINT64_C(0x7a1474cd269ee44c), UINT64_C(0x36cfe7676570b976), UINT64_C(0xf97a5bdb66c790fb), UINT64_C(0xbfa2ae4439a65707),
    UINT64_C(0x72df0c3bf0fd50d6), UINT64_C(0xf93d52eac8883427), UINT64_C(0x15595f07aa8fcb1e), UINT64_C(0x5108a3cc90f19aea), UINT64_C(0xcf84b09c9a5c4ab2), UINT64_C(0xe0ee93fa425ea910), UINT64_C(0xf80cd19cf0a8ba2a), UINT64_C(0xca6212db6f256017),
    UINT64_C(0xb289fd5be56d226c), UINT64_C(0xc2306931a9c919d7), UINT64_C(0x068cfd23fd560d1b), UINT64_C(0xcba73d6343890b16), UINT64_C(0xc998a275e5606ffd), UINT64_C(0x1d59006ec3b09c9d), UINT64_C(0x7a94bada12190403), UINT64_C(0x1067a249dfc7a810),
    UINT64_C(0x6271cb0a0cf48efe), UINT64_C(0x03f40f3176f3c324), UINT64_C(0xeb89009b98ea2427), UINT64_C(0x2d03b5e0c3e54d77), UINT64_C(0x2fc2d59758214530), UINT64_C(0x9830389fa848b848), UINT64_C(0x8c2108c063f11ea8), UINT64_C(0xb0575a297b7c291c),
    UINT64_C(0x9109bbb58ae08419), UINT64_C(0xccb4a69fb976b6e4), UINT64_C(0x0452de44249649f7), UINT64_C(0x17702596282ca522), UINT64_C(0xd3c65a57ca0c7816), UINT64_C(0xc9303f35f34238c0), UINT64_C(0xf6f877f1d5399d7d), UINT64_C(0x36b486ffdc6a90fd),
    UINT64_C(0xb61fddf0e4211e7a), UINT64_C(0xb48ef062992da4ef), UINT64_C(0x223b96d4df3186d1), UINT64_C(0x65ca4b21f057d585), UINT64_C(0x6bc6f3d70c6d6609), UINT64_C(0xb255b6cbfaad67b9), UINT64_C(0xfcc9bc6de1ef4c15), UINT64_C(0x255f1538c977e09d),
    UINT64_C(0x13e74bf40c3a41b5), UINT64_C(0x9487f7d1f5ee2cf4), UINT64_C(0x54142ffaf014112f), UINT64_C(0x6bd8a99bf02ec7f8), UINT64_C(0x1a4759e016d4adfa), UINT64_C(0x764bd36c639e99a9), UINT64_C(0xa17acb5e96d92deb), UINT64_C(0xfc094898716d4a1e),
    UINT64_C(0xf2238369507ed462), UINT64_C(0xc5bf8f07e8804cbf), UINT64_C(0x35486e04655a6494), UINT64_C(0xe6b487a70fa9c752), UINT64_C(0x822be26d02813f40), UINT64_C(0x7a683f2827097271), UINT64_C(0x04e6837d3a535567), UINT64_C(0xd242e1465b895541),
    UINT64_C(0xc1e7c7c9f9733e10), UINT64_C(0xb86dd3cb30cf37af), UINT64_C(0xf16d308fd5de4e6f), UINT64_C(0x25b480778b504378), UINT64_C(0x87a825125c92b606), UINT64_C(0x1f72d6978393a6f2), UINT64_C(0xa6fcb267f3517e5a), UINT64_C(0x9e9c89186c984ace),
    UINT64_C(0xff251dc6d3a0aaaf), UINT64_C(0x4da7f304b65f7d0f), UINT64_C(0x6f027c0ea0d6ebd8), UINT64_C(0x4e1f7b6634c2065f), UINT64_C(0x017335ebb334f887), UINT64_C(0x77a8f537154459d9), UINT64_C(0xdb266c962aa631af), UINT64_C(0xf2b8bb1da8f1ac7b),
    UINT64_C(0xb01e8f46d27b3788), UINT64_C(0x6aba754c09cf3e97), UINT64_C(0x2e9ef89613187dc9), UINT64_C(0x4dc83df41080213b), UINT64_C(0x7122b4c95215ace7), UINT64_C(0xfe3d0dea7f582543), UINT64_C(0x10270d1c8d10afa0), UINT64_C(0x89d1b12c45462d15),
    UINT64_C(0x5b540fbbdc62f4c4), UINT64_C(0x1b7adf9dbb84fb35), UINT64_C(0x4ca113c2648c0819), UINT64_C(0xc0e5c3ebdb00548f), UINT64_C(0xeca460200a4e1ff8), UINT64_C(0x684fa6fb76821c55), UINT64_C(0x7d363cccf437750d), UINT64_C(0x081e797cc9e5c1ef),
    UINT64_C(0x64b95f03027a82e7), UINT64_C(0xd44367eaa9797416), UINT64_C(0x082012c789c5933e), UINT64_C(0x39bcf896b9252aef), UINT64_C(0xe7150596d134507b), UINT64_C(0xf2c8e58f9dc35437), UINT64_C(0x6bf92b52db3a1443), UINT64_C(0xd28a56fb848f8d89),
    UINT64_C(0x93c0690078a6e007), UINT64_C(0x3d56a294adb0a16f), UINT64_C(0x529314f5a00cf757), UINT64_C(0x5c2dca39decf285a), UINT64_C(0x2470be9bff647263), UINT64_C(0x015372375cd02b17), UINT64_C(0x558b078e8d77f9bb), UINT64_C(0x888edbb02997a3bc),
    UINT64_C(0x7f51a93f46fdd0c9), UINT64_C(0x26935c31151ea9ea), UINT64_C(0xe12547013f39f848), UINT64_C(0xbd94cbe3d0262725), UINT64_C(0x152259f11ed8b33c), UINT64_C(0xce2b43728b07e6f8), UINT64_C(0xd2c602d7db311e6c), UINT64_C(0xd61cac2ad32609f4),
    UINT64_C(0xac292457cb1c5323), UINT64_C(0xc287094249118310), UINT64_C(0x932a2c96620150be), UINT64_C(0xabf40434b27df9ae), UINT64_C(0x55626e0289c0fc2c), UINT64_C(0x09abd913d3bbd0f4), UINT64_C(0x5cd3852670252dc0), UINT64_C(0x900cf900a34f94ca),
    UINT64_C(0xa1807345a55a3076), UINT64_C(0x6287a275704d5a89), UINT64_C(0x4ba22b8a075fef82), UINT64_C(0xe97b8e19f5725dc5), UINT64_C(0x903484d0d2b1b404), UINT64_C(0x0b688f2d88e1d12d), UINT64_C(0x0ff3a99396e5f111), UINT64_C(0x7a2c5974e60fd17b),
    UINT64_C(0x429ad47b578e762e), UINT64_C(0xb4339b4606b1166e), UINT64_C(0x509c3266916ebacc), UINT64_C(0xa47409cbde230009), UINT64_C(0x86c2139406958655), UINT64_C(0x24df1365d2f1dd45), UINT64_C(0x628c74454c217386), UINT64_C(0x88c6ddbd284533a5),
    UINT64_C(0xa720bc11c9522a3d), UINT64_C(0x336f9dd179c35f9d), UINT64_C(0x599f6a29477ecaf8), UINT64_C(0x25d8d7707f5977f4), UINT64_C(0x1d92000f89307e94), UINT64_C(0xc2587310d5785cd1), UINT64_C(0xa463e8c0be2e1246), UINT64_C(0x145c85fa416f7f3b),
    UINT64_C(0x62527e4101bca050), UINT64_C(0x24e08c35302c3aa1), UINT64_C(0x47e79448808d2485), UINT64_C(0x6b99fde7a3483f8c), UINT64_C(0x3f0d267bd467e5df), UINT64_C(0xefc5fd27fccf181d), UINT64_C(0x50a40dc31bf397d2), UINT64_C(0x7f6620e282f1a910),
    UINT64_C(0x8179592fdf370045), UINT64_C(0x77aabf4cb8f3d040), UINT64_C(0x124de37cbede7d37), UINT64_C(0x17d611c2c7789bf4), UINT64_C(0xdb74464418117a6f), UINT64_C(0x70d2148e630fdfad), UINT64_C(0xa1b1eed8833d7b5d), UINT64_C(0xaee9a66ec876523d),
    UINT64_C(0xdf88822f069b4431), UINT64_C(0x4fc1049b71d754fb), UINT64_C(0x8fc39bc9951c925a), UINT64_C(0xfeb92472f2185e26), UINT64_C(0xe31997f8489903c7), UINT64_C(0xc77ac18c8a07262d), UINT64_C(0xe328396823840cae), UINT64_C(0x0c3fafa192c27683),
    UINT64_C(0x85f2d4f6e922f869), UINT64_C(0x9893229250ff3764), UINT64_C(0x87275523996dc328), UINT64_C(0x44c7bcf414a2fa41), UINT64_C(0xcdfe5522af47e7c4), UINT64_C(0x646a274f8df42c4c), UINT64_C(0x39f4eac12395f749), UINT64_C(0xf0173772940edd7c),
    UINT64_C(0x9adaca1aee3711e4), UINT64_C(0x6c4ffc3548a24e33), UINT64_C(0x56dbb73811f61cba), UINT64_C(0xff334a89a66a74c6), UINT64_C(0xace20e95109a22f8), UINT64_C(0x0bed67324071a207), UINT64_C(0xe2d3300dc3a923b1), UINT64_C(0xb96f5c6904aec452),
    UINT64_C(0x1aa65d938adfad7a), UINT64_C(0x5c74e13aa21633c1), UINT64_C(0x4e5cc433bcc1f7bd), UINT64_C(0x6f1bde06edf6546d), UINT64_C(0x0ab76845c0504385), UINT64_C(0x3fd4ce1183bf3cdb), UINT64_C(0x2f9b99916753acf4), UINT64_C(0x204064548a1a3446),
    UINT64_C(0x87aa62844a972ce3), UINT64_C(0xf90a09fe4bcb005c), UINT64_C(0x7b106ff56cf1c699), UINT64_C(0x7743927999e6d40f), UINT64_C(0x877975e3c0653f62), UINT64_C(0xe8c5b7a3e73abf03), UINT64_C(0x9a432576a3599c75), UINT64_C(0xc4dc7ce99e892f14),
    UINT64_C(0xa6f918726ae31caa), UINT64_C(0x815be567b3e278bb), UINT64_C(0x5e2cfb7e5dc831a2), UINT64_C(0xaedd051ee0db5362), UINT64_C(0xad426eaea0a9dd79), UINT64_C(0x3406d78c905914cb), UINT64_C(0x107fc8210badbc18), UINT64_C(0xb20614b62fb5d6ef),
    UINT64_C(0xc60d7fc19383e078), UINT64_C(0x3b72989427425149), UINT64_C(0x6cfccef3463f5d37), UINT64_C(0x5cf29ae562e3f43c), UINT64_C(0x23ce5c1f48aa4b71), UINT64_C(0x1ff9cc1941da334f), UINT64_C(0x28f9978ee9cf67c1), UINT64_C(0x151dd3428a0b49c2),
    UINT64_C(0xbe0410922c802d2d), UINT64_C(0x68505e3f080f0688), UINT64_C(0xfc7e165131d31cf7), UINT64_C(0x783115df3656be7d), UINT64_C(0xf3bfa0b64bd92409), UINT64_C(0xf2be38064e5c8ef6), UINT64_C(0x8431660b160dcd86), UINT64_C(0x99614cec813950e5),
    UINT64_C(0x2d739ef71af8f936), UINT64_C(0xf25efdfe5c45ce03), UINT64_C(0xf54450402e5abdf2), UINT64_C(0xc6e9608b01cb27a4), UINT64_C(0x64a2c62182711385), UINT64_C(0x0da6b6b13691189f), UINT64_C(0xee10cada1fa454ef), UINT64_C(0xed1bb39fce909571),
    UINT64_C(0x1f5a3606352b6dc9), UINT64_C(0xbf47017f60488492), UINT64_C(0x7dc8b34e74485556), UINT64_C(0xf7b0497c6d462f87), UINT64_C(0xd8b5481b4b3e16d9), UINT64_C(0xcaaacaa41c36c746), UINT64_C(0x539beec576767abb), UINT64_C(0x8002c2316eefefca),
    UINT64_C(0x530155f5c6d54d7e), UINT64_C(0xdec249db5e198435), UINT64_C(0x29e9c33a9b6610ea), UINT64_C(0x21408cf408636f86), UINT64_C(0x38007552dc4ad074), UINT64_C(0x941999356d608629), UINT64_C(0x545de1f50932ffb3), UINT64_C(0x273830dc42778907),
    UINT64_C(0x2e7fbc0acbed60af), UINT64_C(0x3f9e6b7142c194e4), UINT64_C(0xc6d1c91d0b141388), UINT64_C(0xb913334dcf3c769e), UINT64_C(0x7fbc7dc0e6c2de22), UINT64_C(0x66037dfa3cf98c65), UINT64_C(0x12e6c71618949b46), UINT64_C(0x565d6bddd6995376),
    UINT64_C(0x3a78536b36e43cd5), UINT64_C(0x549f91b01a811b81), UINT64_C(0x3a49996e513f397c), UINT64_C(0x484f6974840a8cc2), UINT64_C(0x3993494de50475a9), UINT64_C(0xac134be409057848), UINT64_C(0xdf300a6a4befa4fd), UINT64_C(0x197d488ca62b9de1),
    UINT64_C(0x4aff27e81c5aa5dd), UINT64_C(0x7ff49f0fad440d8f), UINT64_C(0x2a2fae5ed8628b8b), UINT64_C(0xcb1a482114b80eb7), UINT64_C(0x2e2b0da7ab0be262), UINT64_C(0x459cccd38616d7c8), UINT64_C(0xf681e529756f4353), UINT64_C(0xca60bc2f9111731e),
    UINT64_C(0x5f8960e9def4ff9b), UINT64_C(0xe4d23aface8ae7eb), UINT64_C(0x679d6c91187d1ce8), UINT64_C(0x1b8c336538258978), UINT64_C(0xe6119b0ce31d7d16), UINT64_C(0x66aa83fa60170d69), UINT64_C(0x2051b2ec233f8bfd), UINT64_C(0xbde7f6777c005f27),
    UINT64_C(0x5ae87d20533422b1), UINT64_C(0xd334c53e8a52efd1), UINT64_C(0xa4680df1cd08356f), UINT64_C(0x51be0ea4759b0045), UINT64_C(0x614464e016baad76), UINT64_C(0x4df88fd5f304c11e), UINT64_C(0x52fcba5c360e3373), UINT64_C(0xbd3da6c616ee91c5),
    UINT64_C(0xdc03cde9822fb4b6), UINT64_C(0x0ff194525c8552ce), UINT64_C(0x37c182a11ff4e349), UINT64_C(0x635deaa9c938390c), UINT64_C(0x617a3722a5901a99), UINT64_C(0xc1856736ac31e377), UINT64_C(0x537175fe68ab801d), UINT64_C(0x93f36efcbd4751b5),
    UINT64_C(0xd71f6d28a1542f58), UINT64_C(0xd3d38ec420f3c4af), UINT64_C(0xf3f1aa5622b8d9e6), UINT64_C(0x731924541e34b350), UINT64_C(0x9b65be2a0a7c1816), UINT64_C(0x5578f028dcf20496), UINT64_C(0x3322046940c8d5ee), UINT64_C(0x61b3cd3b64ab574f),
    UINT64_C(0x967fa6e3339fe121), UINT64_C(0xd5303477f34cc782), UINT64_C(0xb9f4d843ce6a68ef), UINT64_C(0x09945f4b5115a1c6), UINT64_C(0x93ee9ea71b1d1ecb), UINT64_C(0x27cb20dc9759108c), UINT64_C(0xc5ef1421c0f23421), UINT64_C(0xa7618eba5de20eec),
    UINT64_C(0xce5cef891b145d43), UINT64_C(0xc512ea1ed193dbd6), UINT64_C(0x244dca410ba087ad), UINT64_C(0xa3d5314a2bfac1c5), UINT64_C(0x2303fc46d9778599), UINT64_C(0x5e6946dc36836e0a), UINT64_C(0x4155840db5024a5d), UINT64_C(0xa72b0e3a9c3d7946),
    UINT64_C(0xf4eec3e051b9e9ed), UINT64_C(0x60eed0a61f4a85fe), UINT64_C(0x5712c0b22609af7a), UINT64_C(0xb5b1d72c9faa2979), UINT64_C(0xcde5fc9d4ef6b3c2), UINT64_C(0x0b5d8c59d68efd8c), UINT64_C(0xa32bf4e2c92a6c34), UINT64_C(0x8a5ec229b2913bcd),
    UINT64_C(0xfba1e763f484965d), UINT64_C(0xd6e648b6c8359a67), UINT64_C(0xef90404e3c4f2682), UINT64_C(0x705158c6b1bd10a9), UINT64_C(0x586d97216be36fc7), UINT64_C(0xb6c41af596f3f9e1), UINT64_C(0xc7a2acb00162f49b), UINT64_C(0xd6ff48dace2e5a81),
    UINT64_C(0xd390ac1af94df5a9), UINT64_C(0x5bbbfd78c6c47a8f), UINT64_C(0x48b55ceb415f6211), UINT64_C(0x2f0a44089b775acd), UINT64_C(0x552c47ff72122583), UINT64_C(0x1d9af8eaed182267), UINT64_C(0x001a35dfb0aab762), UINT64_C(0x80b6d7fbcc3eb9c1),
    UINT64_C(0xf39d7c61d158226c), UINT64_C(0xcf5b7b750d2dbc0d), UINT64_C(0xb70d8ddcd1be31f4), UINT64_C(0x0ff7e43158204cca), UINT64_C(0x75340d9d06060bcd), UINT64_C(0x33e4deed0320a711), UINT64_C(0xa03b4d311e3de666), UINT64_C(0x08d4cd6a566f8396),
    UINT64_C(0x8a686084e324bb4e), UINT64_C(0x9408999c8a9d4d0d), UINT64_C(0x25af1b1a5b4c9c47), UINT64_C(0x4ddda87e6a0d5b55), UINT64_C(0x431af8b447b5a25e), UINT64_C(0x79c35e594881a60f), UINT64_C(0xa4a76aba76c418f3), UINT64_C(0x1ac485a564ca2342),
    UINT64_C(0xb79252ea60320b62), UINT64_C(0xa119c751e00267e7), UINT64_C(0x6914215896f12064), UINT64_C(0x3399992bc45a5074), UINT64_C(0x8ba57111f2279088), UINT64_C(0x377cc8be3df5bbc3), UINT64_C(0x28be956326cc0956), UINT64_C(0x68c150823e76a1a7),
    UINT64_C(0x31892dc51992aa5e), UINT64_C(0x476b3a15b3cfc466), UINT64_C(0x4073ee25d5783cdb), UINT64_C(0x0db8871536c71d4c), UINT64_C(0x586b3499100347fa), UINT64_C(0x4f312ad1210789ec), UINT64_C(0x07cc1b074106bd64), UINT64_C(0xeb435294ab232425),
    UINT64_C(0xb669c83711bd8a51), UINT64_C(0x78cc4173a1eb4796), UINT64_C(0xfe29d4949a7778f4), UINT64_C(0x92d6d28d4d388d05), UINT64_C(0x90ccc5a61a4c5754), UINT64_C(0xdac65f11b83e6e83), UINT64_C(0xe01f91c658d206ec), UINT64_C(0x7724fc4c7768f33f),
    UINT64_C(0x23cee6b0f983b070), UINT64_C(0xb2028ea6645d484b), UINT64_C(0x8fc25b241fd70c73), UINT64_C(0x9bdb1b3ab9c91902), UINT64_C(0xb3f063ca39aa87a5), UINT64_C(0x8bef647584e4d7a2), UINT64_C(0x221896bbde7225e4), UINT64_C(0x5ba8b9d4b9ec8bba),
    UINT64_C(0xe6e7cb21e82d4609), UINT64_C(0xc9625a5208fb8419), UINT64_C(0x4e5f3e7d1dec5c9b), UINT64_C(0x56331bbbf711e985), UINT64_C(0x5784833074ea552b), UINT64_C(0x066711c96bcea7f3), UINT64_C(0xac6e68c9ed8239f5), UINT64_C(0xc6c8f729880503ef),
    UINT64_C(0x6fe27fa83ab8b616), UINT64_C(0x029ac64691e6b21c), UINT64_C(0xda8577b13721f99f), UINT64_C(0x4d4ad050852ba3fb), UINT64_C(0x47fd72ecb4f175fb), UINT64_C(0x23388584040c2466), UINT64_C(0x87f7560aebc046e2), UINT64_C(0x74a8aec9a9bf665a),
    UINT64_C(0xe415619312457e37), UINT64_C(0x6e60fd151bb42198), UINT64_C(0x1572fd917cf84797), UINT64_C(0x6f939708721b6b9a), UINT64_C(0x28bc9857fb791a17), UINT64_C(0x254069d67fdbcd95), UINT64_C(0xd8e5164441cd9a93), UINT64_C(0xd62b353829f3ed9c),
    UINT64_C(0x7f4016140ae77f07), UINT64_C(0x75bcf18a5898b59d), UINT64_C(0x17cf9e4a48e6b9da), UINT64_C(0xd33207f6f199f969), UINT64_C(0x7190daeceab091d3), UINT64_C(0x03d1f6f996a724ff), UINT64_C(0x6c77b336249181e9), UINT64_C(0x6bef49bc89e3a677),
    UINT64_C(0xc6e1b39b5d2aca6e), UINT64_C(0x0390fefa87b4d9d3), UINT64_C(0x3cddabae2fdc11e6), UINT64_C(0x596257ed94220ba5), UINT64_C(0xbc90268db495015a), UINT64_C(0x1851466dcd6f6b1c), UINT64_C(0x791d2d3ec368457d), UINT64_C(0x25f9e8496c505bec),
    UINT64_C(0x7c1d0f0a59697be3), UINT64_C(0x3b703cbee513661a), UINT64_C(0xaa61564409cb0b26), UINT64_C(0xf0acfa72c3a5ec7f), UINT64_C(0xfd9d4de1a547d863), UINT64_C(0xf45e0d1764c25593), UINT64_C(0x12bb4f3e1fdffbde), UINT64_C(0x85c3ffe1a97ecaf7),
    UINT64_C(0xe535f35a44780d9d), UINT64_C(0x07a09502d171d692), UINT64_C(0x29368e379c5f3127), UINT64_C(0x7cce87d25d8b4a25), UINT64_C(0x0aaee326e7a1a28f), UINT64_C(0x718da9d624a8b8ba), UINT64_C(0x7bbf8d6982f5617e), UINT64_C(0xb6293fed8b95ce95),
    UINT64_C(0x93eff54cb94ebf71), UINT64_C(0x9a7dd0a87b242ddd), UINT64_C(0xf212bcbdaf3850f7), UINT64_C(0x4374843ce8344f7c), UINT64_C(0x54dd79278d0a9844), UINT64_C(0xcc304e9c59ae62b3), UINT64_C(0x00318c33d2153205), UINT64_C(0xbe2ac60d2418be6a),
    UINT64_C(0xb4beee4da55a1e19), UINT64_C(0x7e45a66829d24d2e), UINT64_C(0xaa6cf34c21b86efe), UINT64_C(0x6ae00dd374d9bf2e), UINT64_C(0x987e831aa8a2e1c1), UINT64_C(0xd0b6be4ecf177c4b), UINT64_C(0xb5dadd6781b77c2b), UINT64_C(0xee5e79dc6ca9e386),
    UINT64_C(0x14231cbbc3ded61e), UINT64_C(0x727cd73a707c7e00), UINT64_C(0x7d8da6c22fda6da8), UINT64_C(0xfc16b6ec16bb5213), UINT64_C(0xa82f8b2aa196a411), UINT64_C(0x762f3b966e333300), UINT64_C(0xc1c52f0d1a5dc963), UINT64_C(0x4408106d861cc68c),
    UINT64_C(0x83c1c7ec56617bf6), UINT64_C(0xf15378fc9158849e), UINT64_C(0x96986284ecc7b6da), UINT64_C(0x88cac2a874e486f4), UINT64_C(0x333c13e9ddf7167a), UINT64_C(0x0f4484fc54e92efc), UINT64_C(0x86cb63b4db0cc3a2), UINT64_C(0xb6d14cbae0b427ec),
    UINT64_C(0xa940a85204448331), UINT64_C(0x791f2362574c1e76), UINT64_C(0x5a1928452418979f), UINT64_C(0x5d93d8289e8a4308), UINT64_C(0xbc8bf3c7f11cec05), UINT64_C(0x1ca5783ee42418c5), UINT64_C(0x027812ee9a6fcb32), UINT64_C(0xf51acdc2431db21b),
    UINT64_C(0xe0cb98bbe748d47b), UINT64_C(0x8b0a4efe2ae7e45c), UINT64_C(0x694b135f03f9c3f3), UINT64_C(0x04de03af17c7e4e4), UINT64_C(0x3a0acbc7abe45df6), UINT64_C(0xc65058bf419e52ef), UINT64_C(0x80308306970688a6), UINT64_C(0xd81d23076ed9a4b8),
    UINT64_C(0x7a9cdfd3076b478c), UINT64_C(0x801e6ec07224f09b), UINT64_C(0x4a89c32409480ad4), UINT64_C(0x3599f8449a157977), UINT64_C(0xbbe8eecd3ae1e273), UINT64_C(0x190ab6ca6bd1cf58), UINT64_C(0xb4c82a2999707aa0), UINT64_C(0x5d0b672b6273c055),
    UINT64_C(0x29f0472e90dbbf56), UINT64_C(0x4492fc1ef07c52d4), UINT64_C(0x7877c9a1b01aff7d), UINT64_C(0x76cb8d0b26644d89), UINT64_C(0xed7358357be55ce5), UINT64_C(0x511f499c678e8e68), UINT64_C(0x8963d4ad971088d4), UINT64_C(0xbeb62e5bfe5474b5),
    UINT64_C(0x97eb63ec483a588e), UINT64_C(0xaddd8c8812d8c185), UINT64_C(0x12a621a3e2c1376b), UINT64_C(0xd72dd3317702c499), UINT64_C(0xee56f11032fcf537), UINT64_C(0x00e4064f56467f1a), UINT64_C(0xa82c0c5973f52f8d), UINT64_C(0x723243536de7bdb8),
    UINT64_C(0xd1703b2cbb4a0436), UINT64_C(0xc83dbb83d10c32bc), UINT64_C(0x45788a6b3953c9ed), UINT64_C(0x81e60a0c3677ad3e), UINT64_C(0xcf029f43bf35538e), UINT64_C(0xb30e5c4bf5c23b6a), UINT64_C(0x14f8d4cba87fc2e5), UINT64_C(0xc4a7da8dcca74ade),
    UINT64_C(0xdd9a950ab57b7630), UINT64_C(0xe50cba9f712b16d4), UINT64_C(0xecee68e2f4f12db4), UINT64_C(0x3139985ffecdf950), UINT64_C(0x5fabb8ba997f693d), UINT64_C(0x1ac3f524a79dae15), UINT64_C(0x97ea0d4d6248f71e), UINT64_C(0x434076ee9965e0be),
    UINT64_C(0x659184e7889b75fe), UINT64_C(0x53fc3f32b6c9b5af), UINT64_C(0x73b98faec541162e), UINT64_C(0xa2671ce4a0a90ef2), UINT64_C(0xde7936f6187a8f94), UINT64_C(0x5778839ef47e01b5), UINT64_C(0xeae35cd9e35e586b), UINT64_C(0x0aaa51931a5de657),
    UINT64_C(0x3fa590b7f6172cd2), UINT64_C(0xdf3c24311eb7186e), UINT64_C(0x5601c1d290a7e33c), UINT64_C(0x99bf24436d35dad5), UINT64_C(0x403e1b00a048b77a), UINT64_C(0x1061870a5bb0502d), UINT64_C(0x0b088545131a2ee5), UINT64_C(0x4a36082eed339ef7),
    UINT64_C(0xfaf240631847f952), UINT64_C(0x9a97283c4572ab2c), UINT64_C(0x7579eca7664abf71), UINT64_C(0xdddd78e9e6aef7a2), UINT64_C(0x9c22ec905260606e), UINT64_C(0x8f65972bfbab6719), UINT64_C(0x1a31b49dd5bf1774), UINT64_C(0x11085cb30b3b7d13),
    UINT64_C(0xc42103fbd6651c6d), UINT64_C(0xc6fb24384bf101a9), UINT64_C(0x2d53023995bd5196), UINT64_C(0x4c021d42fb156074), UINT64_C(0x45e058e9f0233bcf), UINT64_C(0xee4fe8243a6a2fc2), UINT64_C(0x679de4db0b4fbd0e), UINT64_C(0x174ba3fae71a31ec),
    UINT64_C(0xac718287f0ace604), UINT64_C(0xedde9f45f709f30e), UINT64_C(0x270bab83477003da), UINT64_C(0x25e00bc03f12b481), UINT64_C(0x0822a9ed0fc8f68a), UINT64_C(0x7db49b83d33c5683), UINT64_C(0x10e8d234b20947fe), UINT64_C(0x251587aba9057d80),
    UINT64_C(0xc0ff924eadba6a6b), UINT64_C(0xb105242256bba655), UINT64_C(0xc3b8fa90f3bef06f), UINT64_C(0x1afc37d9e59cf99b), UINT64_C(0x78dee936bc96aa51), UINT64_C(0x612b718148f04e2f), UINT64_C(0x5bd92df387420e81), UINT64_C(0xc9ee266ac5218820),
    UINT64_C(0x53245ecf31120456), UINT64_C(0x58ecfb7a89a58d7d), UINT64_C(0xe979f23f111d2457), UINT64_C(0xee1c45edd9bf2af9), UINT64_C(0x76f464882b73536e), UINT64_C(0x0a4f50889b5ae13d), UINT64_C(0x39611f753a67613f), UINT64_C(0x115a9e57ecf8fbbc),
    UINT64_C(0x5cdbaf27cc92208e), UINT64_C(0x4e2d1ce24b4162b4), UINT64_C(0x81dd05510f1c4461), UINT64_C(0x05be9bd190fcedce), UINT64_C(0x4b215d081aba607e), UINT64_C(0x21448c675c53741d), UINT64_C(0xbe9b59ea45ade8bb), UINT64_C(0x6bd5ba723caa91fa),
    UINT64_C(0x134dc845a5140ca5), UINT64_C(0x23ab55d26dd0b1d0), UINT64_C(0x72f8bf398e465979), UINT64_C(0xad0f1890549e62a7), UINT64_C(0x8bcd723d5623c854), UINT64_C(0x57cc65f4bc6c033a), UINT64_C(0xd4ad9cf0b9945d1c), UINT64_C(0x90fea4680f325b1d),
    UINT64_C(0x65c3cb7a4331ab48), UINT64_C(0xc5472af3c170bb9f), UINT64_C(0x5f4c3a64ff6feb17), UINT64_C(0xc0d878d80eb8a937), UINT64_C(0x445c6d7a67ba08e9), UINT64_C(0x82f1ad54770402fd), UINT64_C(0xfbf9436b9c77e42a), UINT64_C(0x647a524075ee2e6b),
    UINT64_C(0xa3b0d5f3137016f4), UINT64_C(0xbdea48f003d22f5a), UINT64_C(0x4472ec2ed3ad7ca2), UINT64_C(0xaefc4254fa77457d), UINT64_C(0x42bdcb09d532fdd8), UINT64_C(0x21a04b8e0816d562), UINT64_C(0xfa46a32a1d5da36b), UINT64_C(0x2693c2e0b1d5b868),
    UINT64_C(0xc7ad7d2c0ab633bd), UINT64_C(0x57fd52ab1006b17f), UINT64_C(0x79753b0ed076cb8c), UINT64_C(0xce5cebd7d15729e6), UINT64_C(0xc39d2e261098776a), UINT64_C(0x0e8bc8f11eb59fd0), UINT64_C(0x0059e6b57a32f996), UINT64_C(0xd5dd19b0f7a6cdcd),
    UINT64_C(0x994370d38a0dd1b4), UINT64_C(0x7f943b8075338d44), UINT64_C(0x838c8d79c20b6a1d), UINT64_C(0x9f941371b8f0e6e8), UINT64_C(0xc596308854f9eb5a), UINT64_C(0xb02fa0598bbc852e), UINT64_C(0x9100ecdb8940f530), UINT64_C(0xea1c8a7abbdb16ff),
    UINT64_C(0x0d2b40473a4cc088), UINT64_C(0x2c35d00faef5b625), UINT64_C(0x1a6163de5b3b0963), UINT64_C(0xd42607c7433b482b), UINT64_C(0x10ca4148ae998a41), UINT64_C(0x925d1624b6a7ab20), UINT64_C(0x89b5497a1fd09f5d), UINT64_C(0xfa198ede04e685ca),
    UINT64_C(0x10e761dc54064be4), UINT64_C(0x2f078e5292bbb755), UINT64_C(0x02d22fda0496fb7f), UINT64_C(0x229831abf32e9a37), UINT64_C(0xedbdfb1b8586ef7f), UINT64_C(0x28d15e474d1e22a1), UINT64_C(0x9753d261dfd0246c), UINT64_C(0x51391314c77701da),
    UINT64_C(0xfd7c5bfc8dad9e2b), UINT64_C(0xf176a6e38218e453), UINT64_C(0x641ddcd2055eed0e), UINT64_C(0x784e8b5460abc2c2), UINT64_C(0x6bab4f05b8e37d17), UINT64_C(0x3c068190d8496313), UINT64_C(0xcd568908d545c88a), UINT64_C(0x457d9519ee3dd6b8),
    UINT64_C(0x529c57c8e27726a8), UINT64_C(0xda6b58e9802c9e49), UINT64_C(0xde0ab08e74ac43db), UINT64_C(0x115a55ae94f69935), UINT64_C(0x6fb3c5418b48ddb0), UINT64_C(0xa2a76487545b897d), UINT64_C(0x42ce1065b961c3c7), UINT64_C(0x809781754e785326),
    UINT64_C(0x5028d772800984ab), UINT64_C(0x4c35505dd835f3c1), UINT64_C(0xf21f4fae37221ae3), UINT64_C(0x3e6e987c72a96ef1), UINT64_C(0xec0e84fce0abe738), UINT64_C(0x5827d7a1172c777a), UINT64_C(0x283650933fe00267), UINT64_C(0xf3963a7b07a26ff2),
    UINT64_C(0x7caf3d5269fc5e9e), UINT64_C(0x6f2a533cf3a3b87e), UINT64_C(0x1b6ebd854a555567), UINT64_C(0x0fed021458026c64), UINT64_C(0x469e2a21e7127e87), UINT64_C(0xe794caa27b3b6f3b), UINT64_C(0x2b21f39d95a655a3), UINT64_C(0x271290ae6e3ed4c0),
    UINT64_C(0x502ab28d1114db82), UINT64_C(0xea9d6c1164554ff0), UINT64_C(0xe948ee246c4075a7), UINT64_C(0x699aa7a1fb2153cf), UINT64_C(0x0515d9016fde8cce), UINT64_C(0xba79196ec941784f), UINT64_C(0x3d0d7575021b58cb), UINT64_C(0x876ade1f7f62d59e),
    UINT64_C(0xcfb0ac80012a883a), UINT64_C(0x747e8f7b724d214d), UINT64_C(0x222c92a50c0f4f3c), UINT64_C(0x45191831490928cb), UINT64_C(0x1976a1bcc157ee38), UINT64_C(0x21957b41b151b5ee), UINT64_C(0x8fdba8aac6428cce), UINT64_C(0xa1e2b7534980d315),
    UINT64_C(0x2cb53ab8948e2b8c), UINT64_C(0xf299d4f87e5afd75), UINT64_C(0xf2e1b123cdb16521), UINT64_C(0x079e706b88abea84), UINT64_C(0xc87adccce98540f5), UINT64_C(0x8887445c2c1265ad), UINT64_C(0x1cdd74fb93cad026), UINT64_C(0xa4e01ca82420f47b),
    UINT64_C(0x31a59ba72eae262a), UINT64_C(0x39a6870d65d0682b), UINT64_C(0xfb9579e212ba9d86), UINT64_C(0x20991c331c3f978d), UINT64_C(0x665015a5e555742d), UINT64_C(0xbdfc881aa213c052), UINT64_C(0xdced62eb1a260863), UINT64_C(0x199a3e22c48a17c7),
    UINT64_C(0x516f7cbdf635b3c6), UINT64_C(0x51d9d06fa2029e65), UINT64_C(0x903470c0d15e560f), UINT64_C(0xd7a9ab3dc8048d0d), UINT64_C(0x7301dc3cd4f6d4a7), UINT64_C(0x8475d5b7cd5cd4fa), UINT64_C(0xcd78325e5c8ef5a2), UINT64_C(0x84afb585e9de9c78),
    UINT64_C(0xe45ae06294582f9e), UINT64_C(0x4673e15966e5ad72), UINT64_C(0x05ed3c1740a8ce87), UINT64_C(0xb3c4032f2dd497a0), UINT64_C(0x49b2fc1f3fc3ed52), UINT64_C(0x709ae0401eefb459), UINT64_C(0xc290629762bbc092), UINT64_C(0xf5265e8e7c26ff2a),
    UINT64_C(0x073e075615b46287), UINT64_C(0x7d1ed09dac879e14), UINT64_C(0x9b072d61ed2e7078), UINT64_C(0xcdd15220d0ba01d4), UINT64_C(0xf389673ce80a5acf), UINT64_C(0x6a9b2b240241ec75), UINT64_C(0x9963b6c190e17958), UINT64_C(0x1a82413629ee3044),
    UINT64_C(0x4ae08e394de491c5), UINT64_C(0xa35a70c0e63fa5a5), UINT64_C(0xcf71fe23a213e1e2), UINT64_C(0x09185ac5e2c22adb), UINT64_C(0x3ab72aa514c1c8d2), UINT64_C(0x7b12f73a7a8748e6), UINT64_C(0x56fac2b7d8e9be16), UINT64_C(0x7b10eadd8a0c5bde),
    UINT64_C(0xe925ecd791182ec7), UINT64_C(0x386d17ce893457cf), UINT64_C(0x572e32149bc1f1a0), UINT64_C(0x39253211e6e8465f), UINT64_C(0xb598b25e98080d0f), UINT64_C(0xbe949eb0570af6a4), UINT64_C(0xc54524b0580741b1), UINT64_C(0x01ce0eb87ec8718d),
    UINT64_C(0x3c8ab5a5abf3549a), UINT64_C(0x3ef60b909ac60e20), UINT64_C(0x826884c10881710d), UINT64_C(0xc508d773bdde8a8d), UINT64_C(0xb72c2fb604b6a32d), UINT64_C(0xed2bfe580fa3da29), UINT64_C(0xb32eb9701c0b7393), UINT64_C(0x84ce34adab9b0639),
    UINT64_C(0x31a414dd89fe0e88), UINT64_C(0xf9a9b49d356f8727), UINT64_C(0x1a76e7111646ddfa), UINT64_C(0xea404f7328df8b43), UINT64_C(0xc44e847146e70b8c), UINT64_C(0x3b1b8de447125123), UINT64_C(0x2f45bc829279ff73), UINT64_C(0xe6c8775c2ea75da2),
    UINT64_C(0x4ab5f8b246ab7e4d), UINT64_C(0xa7b63834def3f00d), UINT64_C(0xe0b6c22dcdf5ce73), UINT64_C(0xb0a92bec0428390a), UINT64_C(0xb17a3571de907020), UINT64_C(0x9faa58b8a5f36db2), UINT64_C(0x6d9707035ba2409a), UINT64_C(0x449373035daed875),
    UINT64_C(0xd4a7dc9a7ec22a9d), UINT64_C(0x0109d8fc887c149d), UINT64_C(0x4fc69a3c105d9189), UINT64_C(0x520b69ef0ceea874), UINT64_C(0x42c323b8d4ff1d57), UINT64_C(0x3ff4fba3e23c1ec9), UINT64_C(0x52eb7e873be87ad8), UINT64_C(0x15f14dd896eaff03),
    UINT64_C(0x987fc4ff298d54ea), UINT64_C(0x2ec6f793051d3a54), UINT64_C(0x749d6e9591d06d52), UINT64_C(0xc4df8d88957e60a7), UINT64_C(0x826bec7cd138ec63), UINT64_C(0x43e10142ec348ee0), UINT64_C(0xe1b6add62c843cae), UINT64_C(0x8cac2698e1bf97f5),
    UINT64_C(0x4060a046e5413509), UINT64_C(0x061dfb079c1fedc9), UINT64_C(0x8d208af6453e94de), UINT64_C(0xb52be1a370110dd8), UINT64_C(0xb1524542894afc55), UINT64_C(0x364ca51d7bad1e1c), UINT64_C(0xf65218a90095c617), UINT64_C(0x9b4eb48aa59806ec),
    UINT64_C(0xa8a1c334282c4c68), UINT64_C(0xaab98590df801932), UINT64_C(0x3bb573326fd33fff), UINT64_C(0x2ca1573c359f6e84), UINT64_C(0x89be8397aea9175d), UINT64_C(0x6a5ebcac47183e09), UINT64_C(0x9607ec09ed92bb2e), UINT64_C(0x42945f1e24f6c4aa),
    UINT64_C(0xc65dd5640bde9f81), UINT64_C(0x623435e964d0d9bb), UINT64_C(0xd05cdad7f470ab29), UINT64_C(0xf96c92201cdf7fe4), UINT64_C(0xabbf2e1ca06596c3), UINT64_C(0xd1b045085a013f11), UINT64_C(0x5f9095a1e0bf61d6), UINT64_C(0x0e8e3470c2c6ab5f),
    UINT64_C(0xe7192e6dae6a450b), UINT64_C(0x842e3558a2851d4c), UINT64_C(0x7ad682b17bf96837), UINT64_C(0x697c46452691695a), UINT64_C(0x20a74d3e8ef186e4), UINT64_C(0x86d451e880ab8ed8), UINT64_C(0x4c93ed3f55af7c20), UINT64_C(0xc91bfeff88f3d321),
    UINT64_C(0x026b1dc699b0b459), UINT64_C(0xf56269f68f645d26), UINT64_C(0x35130609464b74e4), UINT64_C(0xa3057d7e95177d05), UINT64_C(0xe91f093df8d19430), UINT64_C(0xbd99c53cb242420b), UINT64_C(0x57a8ef6348cbbd4f), UINT64_C(0xfd6e33ca5a8f0b29),
    UINT64_C(0xec3556b20f64080f), UINT64_C(0x267e02ba2149a4d1), UINT64_C(0xa720011ebdfeadf5), UINT64_C(0xd9ccd3fe216ebf44), UINT64_C(0x5e4797104868733d), UINT64_C(0xcb606438e98facd6), UINT64_C(0x076f80fb1da22255), UINT64_C(0x7057004ba0aea839),
    UINT64_C(0xf690994e0313f492), UINT64_C(0x3e8693d49e83a8c0), UINT64_C(0xa0b757eb4a5c21e6), UINT64_C(0xc8d046f3799f8eab), UINT64_C(0xebd9b785b3442938), UINT64_C(0xd308a77cc7337e95), UINT64_C(0xbf76a21d0ada2371), UINT64_C(0xb155031f57409435),
    UINT64_C(0x9ec9870fe4d6594a), UINT64_C(0x4696e12ee8ee5d1d), UINT64_C(0x7b10379beb4075d3), UINT64_C(0xaec8e3d2122f0502), UINT64_C(0xe7b477bbe1d4b17f), UINT64_C(0xfb334d2870c8422d), UINT64_C(0x01fd0ec6d69c7411), UINT64_C(0xa003183a0ffd437f),
    UINT64_C(0xfc6827ea319bfae7), UINT64_C(0xabc31a6990285e90), UINT64_C(0x26df8440eabd2d16), UINT64_C(0x60d930b927ff5111), UINT64_C(0x2c8bb267d85934e0), UINT64_C(0x3a4ef34cca953bd3), UINT64_C(0xc23c92b250095ae4), UINT64_C(0xd9f2022a779de272),
    UINT64_C(0xd13afcd5aa907dbc), UINT64_C(0x6de635b80652c31f), UINT64_C(0x63b6c1671717f44a), UINT64_C(0xd05fdffa76bcba02), UINT64_C(0x1bd9b18c52dd4dc1), UINT64_C(0x9a1c871f3ed10834), UINT64_C(0xde70260734465029), UINT64_C(0xf42d288144f34a87),
    UINT64_C(0xfb9bc9e69d8a66fc), UINT64_C(0x755b1daeb3e2b0c4), UINT64_C(0x306133e38716baad), UINT64_C(0x1cd517cb698083f5), UINT64_C(0x0eb535ec2e129532), UINT64_C(0x00e90c8c8eb6970d), UINT64_C(0xb50455c5a09ccfa0), UINT64_C(0x37a414c2272be2df),
    UINT64_C(0x9b528490a1c277a9), UINT64_C(0x7f087e2600f6e9ae), UINT64_C(0x7157de54e6c1a42e), UINT64_C(0x9bce793a5b2e60fa), UINT64_C(0x50be4520ecee4d15), UINT64_C(0x126589a64aadc5e6), UINT64_C(0xcca39ec44980995e), UINT64_C(0xb13fe95c96bffab6),
    UINT64_C(0x8bab5b488600d438), UINT64_C(0x646bc8e2f2d7cb53), UINT64_C(0xf38ac2832655473f), UINT64_C(0x83201334e3141bef), UINT64_C(0x104ce0972a433cc4), UINT64_C(0xf62b6624a544d8fd), UINT64_C(0xbfd82be5146952ad), UINT64_C(0xe620fbd97137f640),
    UINT64_C(0x57331e37dbb00b15), UINT64_C(0x10246d4291872ee4), UINT64_C(0x5e755bf1ca1acf59), UINT64_C(0x8c2c6b280d71087f), UINT64_C(0x9442523ad5021ce2), UINT64_C(0xdd0b235eb81faa0f), UINT64_C(0xcd222f80b5c4d6cc), UINT64_C(0xb833df3318e91cb7),
    UINT64_C(0x1102aacd899e39be), UINT64_C(0xaa9e42b2689e8db7), UINT64_C(0x9074d86ca786b305), UINT64_C(0x252cab78bbb10e49), UINT64_C(0x7da91d3bc7e78e3b), UINT64_C(0x9665d42510fe1a76), UINT64_C(0x1e2cef37f6c36820), UINT64_C(0x3f5a23e218137faa),
    UINT64_C(0x1cfec8ddce00f713), UINT64_C(0xd16d5efbf4e26f98), UINT64_C(0x9519d79e143ab652), UINT64_C(0xe155e989b80ae16a), UINT64_C(0x19399f6ca59cca59), UINT64_C(0x944047e5bf6dab03), UINT64_C(0x7565887a2b3fb765), UINT64_C(0xce0070dd70c96229),
    UINT64_C(0x92f63b24ec57b623), UINT64_C(0x7ca6928fbc26bee5), UINT64_C(0x0d73ba729b7d7451), UINT64_C(0xbcaa1df030dd88dc), UINT64_C(0x8b94e9017de27c0b), UINT64_C(0x397a952b67296335), UINT64_C(0xec630cc8742ceffb), UINT64_C(0xffb3a2af12551e5e),
    UINT64_C(0xfca05121fb222437), UINT64_C(0xd80005cda98b21ab), UINT64_C(0x8776e50fb479fd48), UINT64_C(0x3d10536d0a7a3542), UINT64_C(0xb18414b63b057ebe), UINT64_C(0x4cf985bfe4247e41), UINT64_C(0x6eb3aed7c94e0a0c), UINT64_C(0xad8a424c59033062),
    UINT64_C(0x1d956fc651aa8a09), UINT64_C(0xb48d49c40776e081), UINT64_C(0x15b57215f2f1c3b8), UINT64_C(0xd6f1f13b6358d6f7), UINT64_C(0x3fa4386ece31819a), UINT64_C(0x72d77a1d22d4ff57), UINT64_C(0x1343d8eb5cd45a56), UINT64_C(0xcd2a9f953cf948ee),
    UINT64_C(0x5c8f39c2be08b032), UINT64_C(0x374eba00e11a27ff), UINT64_C(0x0b47a45b20f2321b), UINT64_C(0x4795350affbdaea6), UINT64_C(0x881e22764cfcc913), UINT64_C(0xa36e2f74335f2287), UINT64_C(0xb027642c79602bf8), UINT64_C(0x5acd26d4a02ffd94),
    UINT64_C(0x1f0c4107eea77799), UINT64_C(0xb929c4949520c857), UINT64_C(0xbd798bea8c8ff173), UINT64_C(0x77d65c61995feea0), UINT64_C(0x01cf19da65af73ba), UINT64_C(0x851b2080f6e27e56), UINT64_C(0x4df5434457f8e4ee), UINT64_C(0x1587c153842e2835),
    UINT64_C(0x133c2dc5cfea2ec2), UINT64_C(0x0ec3e27c71332602), UINT64_C(0x9c5917274225c83c), UINT64_C(0xeb7fd04286ddf288), UINT64_C(0xbe5feb5d79b6724b), UINT64_C(0x50abfc16dfa79cd9), UINT64_C(0x347b7462d4405eb7), UINT64_C(0x692746c8dcda8565),
    UINT64_C(0xf094396f17fa1cd8), UINT64_C(0x2060c976bfd81a47), UINT64_C(0x84c35adaa7fe56af), UINT64_C(0xe79100baf5b3d8aa), UINT64_C(0x82ef5b752bab2637), UINT64_C(0xa45b8e19a35b469a), UINT64_C(0x45ef351070b53f2b), UINT64_C(0x0b4ac3ef269dea0d),
    UINT64_C(0xf82da58cca831981), UINT64_C(0xb0bf3678c5de59f1), UINT64_C(0x05bf2004f923ff97), UINT64_C(0x5852c2f9a876d50b), UINT64_C(0xb35832d1613aa6e0), UINT64_C(0x0f12ffed6501ce95), UINT64_C(0xe627a1027d1eaf8e), UINT64_C(0xc77b0705c94d6bb2),
    UINT64_C(0xfd739c3314326a37), UINT64_C(0x49f6343262b65082), UINT64_C(0x6905ae9ad3c24eb5), UINT64_C(0x1be837a9a94ff0d0), UINT64_C(0xa806e8ff1b09346c), UINT64_C(0xe3d28c556efc99fe), UINT64_C(0xc89de0cc80396d96), UINT64_C(0xb140f03a861c7270),
    UINT64_C(0xebc34748e2c6058b), UINT64_C(0x678d59c4a4741e10), UINT64_C(0x7c4f025d225e9b62), UINT64_C(0x37506b6d86c10565), UINT64_C(0xfa83d031947b0dcc), UINT64_C(0x3ce37a15760980fa), UINT64_C(0x58c3a8c8a3bff401), UINT64_C(0xe12fe8ddd935bf8a),
    UINT64_C(0x113c17b6542a975d), UINT64_C(0x93286a492b6891d4), UINT64_C(0xcb2481a304ab8053), UINT64_C(0x4cb210d04f419439), UINT64_C(0x13037f652298c2ac), UINT64_C(0xb1bc7b10037ea782), UINT64_C(0xf4b30d7df3add138), UINT64_C(0x6e0242711d5fb5a8),
    UINT64_C(0x3e6269747ffddb2f), UINT64_C(0x01189889d7068d5a), UINT64_C(0x9fc8ada1f109d8e4), UINT64_C(0x8ff5144041edf99b), UINT64_C(0x40096b0e0478cf7c), UINT64_C(0xb3b4bc991b4d78e7), UINT64_C(0xd393804bf56672b7), UINT64_C(0x07621a184a92ca87),
    UINT64_C(0xf187781aaeb18e61), UINT64_C(0xb9fa7a56870d2af3), UINT64_C(0x6c14a2523c53ffd5), UINT64_C(0x62b6f832ef2698a2), UINT64_C(0x921efb32d93e7554), UINT64_C(0x17ff72a37e5aad04), UINT64_C(0xf0517dcefc56c80e), UINT64_C(0x64973352878d2196),
    UINT64_C(0xa8bd966826795302), UINT64_C(0xb806a37b7be4b114), UINT64_C(0xbba29e9ce16163b0), UINT64_C(0xf1f5f265e6a90fa0), UINT64_C(0xf717b92df3410149), UINT64_C(0x5f25f55378946637), UINT64_C(0x1bfe7fc55458b6a9), UINT64_C(0x21ac9871dfb85e4f),
    UINT64_C(0x3b279a10d4c0ff1e), UINT64_C(0xba9333f16fe986c3), UINT64_C(0xf5ed9e23e1355c9e), UINT64_C(0x8b00853867fc08df), UINT64_C(0xbe20ac14880ac129), UINT64_C(0x04d29f5f8474b44c), UINT64_C(0xf9f4deefd8b4c0b1), UINT64_C(0x4ef0e47b60458531),
};

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *jac256189_point_double_base_C(uint64_t q[2 * JAC256189_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * 2 * JAC256189_WORDS;
    if (digit >= 0)
        return entry;
    jac256189_words_copy(q, entry, JAC256189_WORDS);
    jac256189_fe_cneg(q + JAC256189_WORDS, entry + JAC256189_WORDS, 1);
    return q;
}

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *jac256189_point_double_base_T(uint64_t q[JAC256189_JAC_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * JAC256189_JAC_WORDS;
    if (digit >= 0)
        return entry;
    jac256189_words_copy(q, entry, JAC256189_WORDS);
    jac256189_fe_cneg(q + JAC256189_WORDS, entry + JAC256189_WORDS, 1);
    jac256189_words_copy(q + 2 * JAC256189_WORDS, entry + 2 * JAC256189_WORDS, JAC256189_WORDS);
    return q;
}

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
    const uint64_t *m_at;
    const uint64_t *q_at;
    int16_t d[256];
    signed char e[256];
    size_t i, j, top_d, top_e;
    top_d = jac256189_naf_wide(d, 254, a, 10) - 1;
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
            m_at = jac256189_point_double_base_C(m, jac256189_point_double_base_table, d[i]);
            jac256189_point_twice_vartime(acc, acc);
            jac256189_point_madd_vartime(acc, acc, m_at);
            if (e[i] != 0) {
                q_at = jac256189_point_double_base_T(q, T, e[i]);
                jac256189_point_sum_vartime(acc, acc, q_at);
            }
        } else {
            if (e[i] != 0) {
                q_at = jac256189_point_double_base_T(q, T, e[i]);
                jac256189_point_twice_vartime(acc, acc);
                jac256189_point_sum_vartime(acc, acc, q_at);
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

/* ---- sums of affine points of public lists: chords and tangents, of which many share one inversion; (0, 0), which is no point of the curve, stands for the neutral element ---- */

/* out[k] = x, y of a[k]. */
static void jac256189_list_normalize(uint64_t *out, const jac256189_point *a, size_t n)
{
    uint64_t d[JAC256189_WORDS], i[JAC256189_WORDS], all[JAC256189_WORDS];
    size_t k;
    jac256189_words_copy(all, jac256189_fe_one, JAC256189_WORDS);
    for (k = 0; k < n; ++k) { /* the product of the divisors before a point waits where it will be */
        jac256189_words_copy(out + k * 2 * JAC256189_WORDS, all, JAC256189_WORDS);
        (void)jac256189_point_divisor(d, a[k].w);
        jac256189_fe_mul(all, all, d);
    }
    jac256189_fe_invert(all, all);
    for (k = n; k-- > 0;) {
        uint64_t *x = out + k * 2 * JAC256189_WORDS, zero = jac256189_point_divisor(d, a[k].w);
        jac256189_fe_mul(i, x, all);
        jac256189_fe_mul(all, all, d);
        jac256189_jac_affine_by(x, x + JAC256189_WORDS, a[k].w, i);
        if (zero)
            jac256189_words_zero(x, 2 * JAC256189_WORDS);
    }
}

static int jac256189_list_is_neutral(const uint64_t p[2 * JAC256189_WORDS])
{
    uint64_t some = 0;
    size_t i;
    for (i = 0; i < 2 * JAC256189_WORDS; ++i)
        some |= p[i];
    return some == 0;
}

/* Behind the sum in a bucket stands where its points lie in the list: from first on, before end. */
static size_t jac256189_list_first(const uint64_t *bucket)
{
    return (size_t)bucket[2 * JAC256189_WORDS] & 0xffff;
}

static size_t jac256189_list_end(const uint64_t *bucket)
{
    return (size_t)(bucket[2 * JAC256189_WORDS] >> 16);
}

/* The list: for each bucket its sum so far and the points of its digit, those of the negative one negated. `codes` are the digits, 0 for neutral points. */
static void jac256189_list_sort(uint64_t *list, uint64_t *codes, uint64_t *buckets, size_t half, const uint64_t *points, const uint64_t *digits, size_t n, size_t words, size_t at, unsigned width)
{
    size_t b, i, first = 0;
    for (b = 1; b <= half; ++b) {
        uint64_t *bucket = buckets + b * JAC256189_JAC_WORDS;
        bucket[2 * JAC256189_WORDS] = !jac256189_list_is_neutral(bucket);
    }
    for (i = 0; i < n; ++i) {
        uint64_t digit = jac256189_words_bits(digits + i * words, words, at, width) - (uint64_t)half;
        codes[i] = jac256189_list_is_neutral(points + i * 2 * JAC256189_WORDS) ? 0 : digit;
        if (codes[i] != 0)
            ++buckets[(digit >> 63 ? (uint64_t)0 - digit : digit) * JAC256189_JAC_WORDS + 2 * JAC256189_WORDS];
    }
    for (b = 1; b <= half; ++b) {
        uint64_t *bucket = buckets + b * JAC256189_JAC_WORDS;
        size_t count = (size_t)bucket[2 * JAC256189_WORDS], end = first;
        if (!jac256189_list_is_neutral(bucket))
            jac256189_words_copy(list + end++ * 2 * JAC256189_WORDS, bucket, 2 * JAC256189_WORDS);
        bucket[2 * JAC256189_WORDS] = (uint64_t)(first | end << 16);
        first += count;
    }
    for (i = 0; i < n; ++i) {
        uint64_t negative = codes[i] >> 63, *bucket, *to;
        if (codes[i] == 0)
            continue;
        bucket = buckets + (negative ? (uint64_t)0 - codes[i] : codes[i]) * JAC256189_JAC_WORDS;
        to = list + jac256189_list_end(bucket) * 2 * JAC256189_WORDS;
        jac256189_words_copy(to, points + i * 2 * JAC256189_WORDS, 2 * JAC256189_WORDS);
        if (negative)
            jac256189_fe_cneg(to + JAC256189_WORDS, to + JAC256189_WORDS, 1);
        bucket[2 * JAC256189_WORDS] += 0x10000;
    }
}

/* d = what the slope of the line through p and q is divided by. 1: of a chord, 2: of a tangent, 0: p = -q, there is none. */
static uint64_t jac256189_list_divisor(uint64_t d[JAC256189_WORDS], const uint64_t p[2 * JAC256189_WORDS], const uint64_t q[2 * JAC256189_WORDS])
{
    jac256189_fe_sub(d, q, p);
    if (!jac256189_fe_is_zero(d))
        return 1;
    jac256189_fe_add(d, p + JAC256189_WORDS, q + JAC256189_WORDS); /* y + y, or y - y */
    return jac256189_fe_is_zero(d) ? 0 : 2;
}

/* r = p + q by i = 1 / d; q holds d in the place of its x. r may be q. */
static void jac256189_list_sum(uint64_t r[2 * JAC256189_WORDS], const uint64_t p[2 * JAC256189_WORDS], const uint64_t q[2 * JAC256189_WORDS], const uint64_t i[JAC256189_WORDS], uint64_t how)
{
    uint64_t slope[JAC256189_WORDS], t[JAC256189_WORDS], x[JAC256189_WORDS];
    jac256189_fe_add(x, p, p);
    if (how == 1) { /* x of q is d more than x of p */
        jac256189_fe_add(x, x, q);
        jac256189_fe_sub(slope, q + JAC256189_WORDS, p + JAC256189_WORDS);
    } else { /* (3 x^2 + a) / 2 y */
        jac256189_fe_sqr(t, p);
        jac256189_fe_add(slope, t, t);
        jac256189_fe_add(slope, slope, t);
        jac256189_fe_add(slope, slope, jac256189_curve_a);
    }
    jac256189_fe_mul(slope, slope, i);
    jac256189_fe_sqr(t, slope);
    jac256189_fe_sub(x, t, x);
    jac256189_fe_sub(t, p, x);
    jac256189_fe_mul(t, t, slope);
    jac256189_fe_sub(r + JAC256189_WORDS, t, p + JAC256189_WORDS);
    jac256189_words_copy(r, x, JAC256189_WORDS);
}

/* The points of each bucket are added two by two, half as many are left; how many pairs there were. `codes` say how a pair is added; `products` are those of the divisors before it. */
static size_t jac256189_list_halve(uint64_t *list, uint64_t *products, uint64_t *codes, uint64_t *buckets, size_t half)
{
    uint64_t d[JAC256189_WORDS], all[JAC256189_WORDS];
    size_t b, i, pairs = 0, k;
    jac256189_words_copy(all, jac256189_fe_one, JAC256189_WORDS);
    for (b = 1; b <= half; ++b) {
        const uint64_t *bucket = buckets + b * JAC256189_JAC_WORDS;
        for (i = jac256189_list_first(bucket); i + 1 < jac256189_list_end(bucket); i += 2, ++pairs) {
            uint64_t *p = list + i * 2 * JAC256189_WORDS, *q = p + 2 * JAC256189_WORDS;
            codes[pairs] = jac256189_list_divisor(d, p, q);
            if (codes[pairs] == 0)
                continue;
            jac256189_words_copy(products + pairs * JAC256189_WORDS, all, JAC256189_WORDS);
            jac256189_fe_mul(all, all, d);
            jac256189_words_copy(q, d, JAC256189_WORDS);
        }
    }
    if (pairs == 0)
        return 0;
    jac256189_fe_invert(all, all);
    for (b = half, k = pairs; b > 0; --b) {
        uint64_t *bucket = buckets + b * JAC256189_JAC_WORDS;
        size_t first = jac256189_list_first(bucket), end = jac256189_list_end(bucket), to = end - ((end - first) & 1);
        for (i = to; i > first;) { /* an odd one stays at the end, sums go before it */
            const uint64_t *p = list + (i -= 2) * 2 * JAC256189_WORDS, *q = p + 2 * JAC256189_WORDS;
            if (codes[--k] == 0)
                continue;
            jac256189_fe_mul(d, all, products + k * JAC256189_WORDS);
            jac256189_fe_mul(all, all, q);
            jac256189_list_sum(list + --to * 2 * JAC256189_WORDS, p, q, d, codes[k]);
        }
        bucket[2 * JAC256189_WORDS] = (uint64_t)(to | end << 16);
    }
    return pairs;
}

/* buckets[b] = the sum of the points whose digit is b, less those whose digit is -b, `most` points at once. A digit is `width` bits, less half of their range, of `words` words from bit `at` on. */
static void jac256189_list_collect(uint64_t *buckets, uint64_t *room, const uint64_t *points, const uint64_t *digits, size_t n, size_t words, size_t at, unsigned width, size_t most)
{
    size_t half = (size_t)1 << (width - 1), b, i, count;
    uint64_t *list = room, *products = list + (most + half) * 2 * JAC256189_WORDS, *codes = products + (most + half) * JAC256189_WORDS;
    for (b = 1; b <= half; ++b)
        jac256189_words_zero(buckets + b * JAC256189_JAC_WORDS, 2 * JAC256189_WORDS);
    for (i = 0; i < n; i += count) {
        count = n - i < most ? n - i : most;
        jac256189_list_sort(list, codes, buckets, half, points + i * 2 * JAC256189_WORDS, digits + i * words, count, words, at, width);
        while (jac256189_list_halve(list, products, codes, buckets, half) != 0)
            ;
        for (b = 1; b <= half; ++b) {
            uint64_t *bucket = buckets + b * JAC256189_JAC_WORDS;
            if (jac256189_list_first(bucket) == jac256189_list_end(bucket))
                jac256189_words_zero(bucket, 2 * JAC256189_WORDS);
            else
                jac256189_words_copy(bucket, list + jac256189_list_first(bucket) * 2 * JAC256189_WORDS, 2 * JAC256189_WORDS);
        }
    }
    for (b = 1; b <= half; ++b) {
        uint64_t *bucket = buckets + b * JAC256189_JAC_WORDS, x[2 * JAC256189_WORDS];
        jac256189_words_copy(x, bucket, 2 * JAC256189_WORDS);
        if (jac256189_list_is_neutral(x))
            jac256189_jac_neutral(bucket);
        else
            jac256189_jac_affine(bucket, x, x + JAC256189_WORDS);
    }
}

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *jac256189_point_msm_straus_T(uint64_t q[JAC256189_JAC_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * JAC256189_JAC_WORDS;
    if (digit >= 0)
        return entry;
    jac256189_words_copy(q, entry, JAC256189_WORDS);
    jac256189_fe_cneg(q + JAC256189_WORDS, entry + JAC256189_WORDS, 1);
    jac256189_words_copy(q + 2 * JAC256189_WORDS, entry + 2 * JAC256189_WORDS, JAC256189_WORDS);
    return q;
}

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, wNAFs, a table for each point.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_straus(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t sum[JAC256189_JAC_WORDS], q[JAC256189_JAC_WORDS], twice[JAC256189_JAC_WORDS];
    uint64_t *T = memory;
    signed char *d = (signed char *)(memory + (n * 8 * JAC256189_JAC_WORDS));
    const uint64_t *q_at;
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
                q_at = jac256189_point_msm_straus_T(q, T + (p * 8 + 0) * JAC256189_JAC_WORDS, d[p * 256 + i]);
                jac256189_point_sum_vartime(acc, acc, q_at);
            }
        }
    }
}

static const uint64_t jac256189_point_msm_buckets6_d_offset[5] = {UINT64_C(0x820820820820820), UINT64_C(0x2082082082082082), UINT64_C(0x8208208208208208), UINT64_C(0x820820820820820), UINT64_C(0x2)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_buckets6(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[JAC256189_JAC_WORDS], run[JAC256189_JAC_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (33 * JAC256189_JAC_WORDS);
    uint64_t *w = memory + (33 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS);
    uint64_t *d = memory + (33 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS + 6208 * 2 * JAC256189_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        jac256189_words_zero(d + p * 5, 5);
        jac256189_words_copy(d + p * 5, k[p].w, JAC256189_SCALAR_WORDS);
        jac256189_words_add(d + p * 5, d + p * 5, jac256189_point_msm_buckets6_d_offset, ~(uint64_t)0, 5);
    }
    jac256189_list_normalize(c, point_p, n);
    jac256189_jac_neutral(acc);
    for (i = 43; i-- > 0;) {
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_list_collect(B, w, c, d, n, 5, i * 6, 6, 3072);
        jac256189_jac_neutral(run);
        for (j = 33; j-- > 1;) {
            jac256189_words_copy(q, B + j * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(run, run, q);
            jac256189_words_copy(q, run, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(acc, acc, q);
        }
    }
}

static const uint64_t jac256189_point_msm_buckets8_d_offset[5] = {UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x0)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_buckets8(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[JAC256189_JAC_WORDS], run[JAC256189_JAC_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (129 * JAC256189_JAC_WORDS);
    uint64_t *w = memory + (129 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS);
    uint64_t *d = memory + (129 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS + 6400 * 2 * JAC256189_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        jac256189_words_zero(d + p * 5, 5);
        jac256189_words_copy(d + p * 5, k[p].w, JAC256189_SCALAR_WORDS);
        jac256189_words_add(d + p * 5, d + p * 5, jac256189_point_msm_buckets8_d_offset, ~(uint64_t)0, 5);
    }
    jac256189_list_normalize(c, point_p, n);
    jac256189_jac_neutral(acc);
    for (i = 32; i-- > 0;) {
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_list_collect(B, w, c, d, n, 5, i * 8, 8, 3072);
        jac256189_jac_neutral(run);
        for (j = 129; j-- > 1;) {
            jac256189_words_copy(q, B + j * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(run, run, q);
            jac256189_words_copy(q, run, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(acc, acc, q);
        }
    }
}

static const uint64_t jac256189_point_msm_buckets10_d_offset[5] = {UINT64_C(0x802008020080200), UINT64_C(0x80200802008020), UINT64_C(0x2008020080200802), UINT64_C(0x200802008020080), UINT64_C(0x8)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_buckets10(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[JAC256189_JAC_WORDS], run[JAC256189_JAC_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (513 * JAC256189_JAC_WORDS);
    uint64_t *w = memory + (513 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS);
    uint64_t *d = memory + (513 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS + 7168 * 2 * JAC256189_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        jac256189_words_zero(d + p * 5, 5);
        jac256189_words_copy(d + p * 5, k[p].w, JAC256189_SCALAR_WORDS);
        jac256189_words_add(d + p * 5, d + p * 5, jac256189_point_msm_buckets10_d_offset, ~(uint64_t)0, 5);
    }
    jac256189_list_normalize(c, point_p, n);
    jac256189_jac_neutral(acc);
    for (i = 26; i-- > 0;) {
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_list_collect(B, w, c, d, n, 5, i * 10, 10, 3072);
        jac256189_jac_neutral(run);
        for (j = 513; j-- > 1;) {
            jac256189_words_copy(q, B + j * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(run, run, q);
            jac256189_words_copy(q, run, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(acc, acc, q);
        }
    }
}

static const uint64_t jac256189_point_msm_buckets12_d_offset[5] = {UINT64_C(0x800800800800800), UINT64_C(0x80080080080080), UINT64_C(0x8008008008008008), UINT64_C(0x800800800800800), UINT64_C(0x80)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_buckets12(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[JAC256189_JAC_WORDS], run[JAC256189_JAC_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (2049 * JAC256189_JAC_WORDS);
    uint64_t *w = memory + (2049 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS);
    uint64_t *d = memory + (2049 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS + 10240 * 2 * JAC256189_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        jac256189_words_zero(d + p * 5, 5);
        jac256189_words_copy(d + p * 5, k[p].w, JAC256189_SCALAR_WORDS);
        jac256189_words_add(d + p * 5, d + p * 5, jac256189_point_msm_buckets12_d_offset, ~(uint64_t)0, 5);
    }
    jac256189_list_normalize(c, point_p, n);
    jac256189_jac_neutral(acc);
    for (i = 22; i-- > 0;) {
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_list_collect(B, w, c, d, n, 5, i * 12, 12, 3072);
        jac256189_jac_neutral(run);
        for (j = 2049; j-- > 1;) {
            jac256189_words_copy(q, B + j * JAC256189_JAC_WORDS, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(run, run, q);
            jac256189_words_copy(q, run, JAC256189_JAC_WORDS);
            jac256189_point_sum_vartime(acc, acc, q);
        }
    }
}

static const uint64_t jac256189_point_msm_buckets14_d_offset[5] = {UINT64_C(0x80020008002000), UINT64_C(0x2000800200080020), UINT64_C(0x20008002000800), UINT64_C(0x800200080020008), UINT64_C(0x200)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of any order: jac, buckets.
 * Proven for all scalars: 7 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void jac256189_point_msm_buckets14(uint64_t acc[JAC256189_JAC_WORDS], const jac256189_fr *k, const jac256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[JAC256189_JAC_WORDS], run[JAC256189_JAC_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (8193 * JAC256189_JAC_WORDS);
    uint64_t *w = memory + (8193 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS);
    uint64_t *d = memory + (8193 * JAC256189_JAC_WORDS + n * 2 * JAC256189_WORDS + 22528 * 2 * JAC256189_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        jac256189_words_zero(d + p * 5, 5);
        jac256189_words_copy(d + p * 5, k[p].w, JAC256189_SCALAR_WORDS);
        jac256189_words_add(d + p * 5, d + p * 5, jac256189_point_msm_buckets14_d_offset, ~(uint64_t)0, 5);
    }
    jac256189_list_normalize(c, point_p, n);
    jac256189_jac_neutral(acc);
    for (i = 19; i-- > 0;) {
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_point_twice_vartime(acc, acc);
        jac256189_list_collect(B, w, c, d, n, 5, i * 14, 14, 3072);
        jac256189_jac_neutral(run);
        for (j = 8193; j-- > 1;) {
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
    else if (count < 194)
        jac256189_point_msm_straus(t, k, a, count, (uint64_t *)memory);
    else if (count < 905)
        jac256189_point_msm_buckets6(t, k, a, count, (uint64_t *)memory);
    else if (count < 6337)
        jac256189_point_msm_buckets8(t, k, a, count, (uint64_t *)memory);
    else if (count < 33309)
        jac256189_point_msm_buckets10(t, k, a, count, (uint64_t *)memory);
    else if (count < 155220)
        jac256189_point_msm_buckets12(t, k, a, count, (uint64_t *)memory);
    else
        jac256189_point_msm_buckets14(t, k, a, count, (uint64_t *)memory);
    jac256189_words_copy(r->w, t, JAC256189_JAC_WORDS);
}

/* ---- compressed points ---- */

/* its body; 1288 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_compress_work(uint8_t out[JAC256189_COMPRESSED_BYTES], const uint8_t point[JAC256189_POINT_BYTES])
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

/* its body; 1352 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_decompress_work(uint8_t out[JAC256189_POINT_BYTES], const uint8_t compressed[JAC256189_COMPRESSED_BYTES])
{
    uint64_t x[JAC256189_WORDS], y[JAC256189_WORDS], code;
    if (!jac256189_cpu_supported()) {
        jac256189_refuse(out);
        return JAC256189_ERR_CPU;
    }
    code = jac256189_compressed_read(x, y, compressed);
    return jac256189_result(out, x, y, code);
}

/* its body; 2824 bytes below its caller are cleared (src/jac256189_entry.S). */
JAC256189_HIDDEN int jac256189_point_encode_compressed_work(uint8_t out[JAC256189_COMPRESSED_BYTES], const jac256189_point *a)
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

/* For jac256189_entry.S, once: what this compiler may have used of vector registers, and what the library uses where the CPU has it. */
JAC256189_HIDDEN unsigned jac256189_vector_registers(void)
{
#if defined(__AVX512F__)
    return 3;
#else
    unsigned found = 1;
    if (jac256189_cpu_supported() && found < 2)
        found = 2;
#if defined(__AVX__)
    if (found < 2)
        found = 2;
#endif
    return found;
#endif
}

#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(JAC256189_SANITIZED)
#pragma clang attribute pop
#endif
#endif
