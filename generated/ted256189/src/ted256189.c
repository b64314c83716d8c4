/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Encodings, validation, recoding and the loops of ted256189; the arithmetic itself is in the assembly files. Freestanding
 * C99 (with GNU attributes where the compiler has them): no library calls, no heap, no writable globals but kept answers of CPUID. Values that
 * may be secret never steer a branch or an address here; `bit` arguments are 0 or 1, `mask` is 0 or all ones.
 */
#include "ted256189_internal.h"

/* The address sanitizer would put frames on a heap, where nothing clears them. */
#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(TED256189_SANITIZED)
#pragma clang attribute push(__attribute__((no_sanitize("address"))), apply_to = function)
#endif
#endif

/* ---- words ---- */

/* Hides where a value comes from, so that the compiler cannot turn arithmetic on it into a branch; volatile, so that it
 * cannot turn a loop around it into a call of memset either. Where there is no GNU C, by memory that anybody might change. */
static inline uint64_t ted256189_barrier(uint64_t x)
{
#if defined(__GNUC__)
    __asm__ __volatile__("" : "+r"(x));
    return x;
#else
    volatile uint64_t y = x;
    return y;
#endif
}

static inline uint64_t ted256189_mask(uint64_t bit)
{
    return (uint64_t)0 - ted256189_barrier(bit);
}

static inline uint64_t ted256189_is_nonzero(uint64_t x)
{
    return ted256189_barrier((x | ((uint64_t)0 - x)) >> 63);
}

/* A function with a frame of its own. */
#if defined(__GNUC__)
#define TED256189_APART __attribute__((noinline))
#elif defined(_MSC_VER)
#define TED256189_APART __declspec(noinline)
#else
#define TED256189_APART
#endif

/* One more, whose frame has no word of a stack protector beside its own, and which clears registers that it need not keep. */
#if defined(__GNUC__) && defined(__has_attribute)
#if __has_attribute(no_stack_protector)
#define TED256189_NO_PROTECTOR __attribute__((no_stack_protector))
#endif
#if __has_attribute(zero_call_used_regs)
#define TED256189_NO_REGISTERS __attribute__((zero_call_used_regs("all")))
#endif
#endif
#if !defined(TED256189_NO_PROTECTOR)
#define TED256189_NO_PROTECTOR
#endif
#if !defined(TED256189_NO_REGISTERS)
#define TED256189_NO_REGISTERS
#endif
#define TED256189_BARE TED256189_APART TED256189_NO_PROTECTOR TED256189_NO_REGISTERS

/* Keeps an array in its frame. */
#if defined(__GNUC__)
#define TED256189_KEPT(array) __asm__ __volatile__("" : : "r"(array) : "memory")
#else
#define TED256189_KEPT(array) (void)(*(volatile unsigned char *)(array) = 0)
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
    return ted256189_barrier(borrow);
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
    const size_t whole = bytes / 8;
    for (; i + 4 <= whole; i += 4) { /* the end of a short loop is often guessed wrong */
        out[i + 0] = ted256189_barrier(*(const ted256189_any_word *)(const void *)(in + 8 * (i + 0)));
        out[i + 1] = ted256189_barrier(*(const ted256189_any_word *)(const void *)(in + 8 * (i + 1)));
        out[i + 2] = ted256189_barrier(*(const ted256189_any_word *)(const void *)(in + 8 * (i + 2)));
        out[i + 3] = ted256189_barrier(*(const ted256189_any_word *)(const void *)(in + 8 * (i + 3)));
    }
    for (i = whole & ~(size_t)3; i < whole; ++i) /* each loop says where it begins: gcc 12 warns of ends that it does not see */
        out[i] = ted256189_barrier(*(const ted256189_any_word *)(const void *)(in + 8 * i));
    i = whole;
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

__extension__ typedef __int128 ted256189_wide;

static inline ted256189_wide ted256189_signed_times(int64_t a, int64_t b)
{
    return (ted256189_wide)a * b;
}

static inline ted256189_wide ted256189_wide_sum(ted256189_wide x, ted256189_wide y)
{
    return x + y;
}

/* x / 2^shift, rounded down, for 0 < shift < 64. */
static inline ted256189_wide ted256189_wide_shifted(ted256189_wide x, int shift)
{
    return x >> shift;
}

/* x modulo 2^64. */
static inline uint64_t ted256189_wide_low(ted256189_wide x)
{
    return (uint64_t)x;
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

/* The odd modulus and its inverse modulo 2^60. */
typedef struct {
    int64_t limb[TED256189_LIMBS];
    uint64_t inverse;
} ted256189_modulus;

/* The lower limb of a sum goes out, the rest stays; shifts of negative numbers keep the sign. */
static inline int64_t ted256189_limb(ted256189_wide *sum)
{
    int64_t low = (int64_t)(ted256189_wide_low(*sum) & TED256189_LIMB_MASK);
    *sum = ted256189_wide_shifted(*sum, 60);
    return low;
}

/* {f, g} = {m0 f + m1 g, m2 f + m3 g} / 2^60, exactly; |f| and |g| stay at most the modulus. */
static void ted256189_update_fg(int64_t f[TED256189_LIMBS], int64_t g[TED256189_LIMBS], const int64_t m[4])
{
    const int64_t a = m[0], b = m[1], c = m[2], d = m[3];
    ted256189_wide x = ted256189_wide_sum(ted256189_signed_times(a, f[0]), ted256189_signed_times(b, g[0])), y = ted256189_wide_sum(ted256189_signed_times(c, f[0]), ted256189_signed_times(d, g[0]));
    int i;
    ted256189_limb(&x);
    ted256189_limb(&y);
    for (i = 1; i < TED256189_LIMBS; ++i) {
        int64_t u = f[i], v = g[i];
        x = ted256189_wide_sum(x, ted256189_wide_sum(ted256189_signed_times(a, u), ted256189_signed_times(b, v))); /* one sum, so that two additions at most wait for each other */
        f[i - 1] = ted256189_limb(&x);
        y = ted256189_wide_sum(y, ted256189_wide_sum(ted256189_signed_times(c, u), ted256189_signed_times(d, v)));
        g[i - 1] = ted256189_limb(&y);
    }
    f[TED256189_LIMBS - 1] = (int64_t)ted256189_wide_low(x);
    g[TED256189_LIMBS - 1] = (int64_t)ted256189_wide_low(y);
}

/* The same for d and e modulo the modulus M; they stay above -2 M and below M. */
static void ted256189_update_de(int64_t d[TED256189_LIMBS], int64_t e[TED256189_LIMBS], const int64_t m[4], const ted256189_modulus *p)
{
    int64_t ds = (int64_t)ted256189_barrier((uint64_t)(d[TED256189_LIMBS - 1] >> 63)), es = (int64_t)ted256189_barrier((uint64_t)(e[TED256189_LIMBS - 1] >> 63));
    const int64_t m0 = m[0], m1 = m[1], m2 = m[2], m3 = m[3];
    int64_t md = (m0 & ds) + (m1 & es), me = (m2 & ds) + (m3 & es); /* so often M is added: once where negative, */
    ted256189_wide x = ted256189_wide_sum(ted256189_signed_times(m0, d[0]), ted256189_signed_times(m1, e[0])), y = ted256189_wide_sum(ted256189_signed_times(m2, d[0]), ted256189_signed_times(m3, e[0]));
    int i;
    md -= (int64_t)((p->inverse * ted256189_wide_low(x) + (uint64_t)md) & TED256189_LIMB_MASK); /* then until 2^60 divides */
    me -= (int64_t)((p->inverse * ted256189_wide_low(y) + (uint64_t)me) & TED256189_LIMB_MASK);
    x = ted256189_wide_sum(x, ted256189_signed_times(md, p->limb[0]));
    y = ted256189_wide_sum(y, ted256189_signed_times(me, p->limb[0]));
    ted256189_limb(&x);
    ted256189_limb(&y);
    for (i = 1; i < TED256189_LIMBS; ++i) {
        int64_t u = d[i], v = e[i], part = p->limb[i];
        x = ted256189_wide_sum(x, ted256189_wide_sum(ted256189_wide_sum(ted256189_signed_times(m0, u), ted256189_signed_times(m1, v)), ted256189_signed_times(md, part)));
        d[i - 1] = ted256189_limb(&x);
        y = ted256189_wide_sum(y, ted256189_wide_sum(ted256189_wide_sum(ted256189_signed_times(m2, u), ted256189_signed_times(m3, v)), ted256189_signed_times(me, part)));
        e[i - 1] = ted256189_limb(&y);
    }
    d[TED256189_LIMBS - 1] = (int64_t)ted256189_wide_low(x);
    e[TED256189_LIMBS - 1] = (int64_t)ted256189_wide_low(y);
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
    int64_t all[4 * TED256189_LIMBS + 5], *f = all, *g = f + TED256189_LIMBS, *d = g + TED256189_LIMBS, *e = d + TED256189_LIMBS, *m = e + TED256189_LIMBS;
    size_t i;
    for (i = 0; i < TED256189_LIMBS; ++i) {
        size_t at = 60 * i / 64, shift = 60 * i % 64;
        uint64_t low = at < words ? in[at] >> shift : 0, high = shift > 0 && at + 1 < words ? in[at + 1] << (64 - shift) : 0;
        f[i] = p->limb[i];
        g[i] = (int64_t)((low | high) & TED256189_LIMB_MASK);
        d[i] = (int64_t)ted256189_barrier(0);
        e[i] = (int64_t)ted256189_barrier(i == 0);
    }
    for (i = 0; i < 4; ++i)
        m[i] = (int64_t)ted256189_barrier((uint64_t)(i == 0 || i == 3) << 60);
    m[4] = -1; /* zeta */
    /* the matrix m of the batch before is applied, which changes nothing in the first one, then steps are taken */
    for (i = 0; i < 10; ++i)
        ted256189_sc_divsteps((uint64_t *)all, (const uint64_t *)all, (const uint64_t *)p);
    ted256189_update_fg(f, g, m);
    ted256189_update_de(d, e, m, p);
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

/* its body; 456 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_scalar_is_valid_work(const uint8_t a[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS];
    return (int)ted256189_scalar_decode(t, a);
}

/* out = the bytes modulo r, blocks of TED256189_SCALAR_WORDS words from the top down. */
static void ted256189_order_load(uint64_t out[TED256189_SCALAR_WORDS], const uint8_t *in, size_t bytes)
{
    const size_t block = TED256189_SCALAR_WORDS * sizeof(uint64_t);
    size_t blocks = 0, rest = bytes;
    uint64_t t[2 * TED256189_SCALAR_WORDS];
    for (; rest >= block; rest -= block) /* no division, which compilers without optimisation leave in */
        ++blocks;
    if (rest == 0 && blocks > 1) {
        blocks -= 2;
        ted256189_words_load(t, TED256189_SCALAR_WORDS, in + blocks * block, block);
        ted256189_words_load(t + TED256189_SCALAR_WORDS, TED256189_SCALAR_WORDS, in + (blocks + 1) * block, block);
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

/* its body; 584 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_scalar_reduce_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t *in, size_t in_bytes)
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, in, in_bytes);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_scalar_add_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS], u[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, a, TED256189_SCALAR_BYTES);
    ted256189_order_load(u, b, TED256189_SCALAR_BYTES);
    ted256189_sc_add(t, t, u);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_scalar_mul_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES], const uint8_t b[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS], u[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, a, TED256189_SCALAR_BYTES);
    ted256189_order_load(u, b, TED256189_SCALAR_BYTES);
    ted256189_sc_mul(t, t, u);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 520 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_scalar_neg_work(uint8_t out[TED256189_SCALAR_BYTES], const uint8_t a[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_order_load(t, a, TED256189_SCALAR_BYTES);
    ted256189_sc_neg(t, t);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* ---- integers modulo the order as a type of their own: canonical words ---- */

/* its body; 520 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_fr_decode_work(ted256189_fr *r, const uint8_t in[TED256189_SCALAR_BYTES])
{
    uint64_t t[TED256189_SCALAR_WORDS], valid = ted256189_scalar_decode(t, in), mask = ted256189_mask(valid);
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        r->w[i] = t[i] & mask;
    return (int)(int64_t)ted256189_barrier(~mask & (uint64_t)(int64_t)TED256189_ERR_SCALAR);
}

/* its body; 392 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_fr_encode_work(uint8_t out[TED256189_SCALAR_BYTES], const ted256189_fr *a)
{
    uint64_t t[TED256189_SCALAR_WORDS];
    ted256189_words_copy(t, a->w, TED256189_SCALAR_WORDS);
    ted256189_words_store(out, TED256189_SCALAR_BYTES, t, ~(uint64_t)0);
}

/* its body; 584 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_fr_reduce_work(ted256189_fr *r, const uint8_t *in, size_t in_bytes)
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
}

void ted256189_fr_muladd(ted256189_fr *r, const ted256189_fr *a, const ted256189_fr *b, const ted256189_fr *c)
{
    ted256189_sc_muladd(r->w, a->w, b->w, c->w);
}

static const ted256189_modulus ted256189_order_modulus = {{INT64_C(0xda0c73c6565e08d), INT64_C(0x4447e4b9c528a59), INT64_C(0x30), INT64_C(0x0), INT64_C(0x4000)}, UINT64_C(0x0bcb76655806e245)};

/* its body; 2504 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_fr_inv_work(ted256189_fr *r, const ted256189_fr *a)
{
    ted256189_invert(r->w, a->w, TED256189_SCALAR_WORDS, &ted256189_order_modulus);
}

/* its body; 392 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_fr_half_work(ted256189_fr *r, const ted256189_fr *a)
{
    uint64_t odd = a->w[0] & 1, t[TED256189_SCALAR_WORDS], carry;
    size_t i;
    ted256189_words_copy(t, a->w, TED256189_SCALAR_WORDS);
    carry = ted256189_words_add(t, t, ted256189_order, ted256189_mask(odd), TED256189_SCALAR_WORDS);
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        r->w[i] = (t[i] >> 1) | ((i + 1 < TED256189_SCALAR_WORDS ? t[i + 1] : carry) << 63);
}

/* its body; 328 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_fr_is_zero_work(const ted256189_fr *a)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        any |= a->w[i];
    return (int)(ted256189_is_nonzero(any) ^ 1);
}

/* its body; 328 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_fr_equal_work(const ted256189_fr *a, const ted256189_fr *b)
{
    uint64_t any = 0;
    size_t i;
    for (i = 0; i < TED256189_SCALAR_WORDS; ++i)
        any |= a->w[i] ^ b->w[i];
    return (int)(ted256189_is_nonzero(any) ^ 1);
}

/* its body; 392 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_fr_cmov_work(ted256189_fr *r, const ted256189_fr *a, int flag)
{
    ted256189_words_move(r->w, a->w, TED256189_SCALAR_WORDS, (uint64_t)flag & 1);
}

/* its body; 328 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN unsigned ted256189_fr_bits_work(const ted256189_fr *a, size_t position, size_t count)
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
    uint64_t t0[TED256189_WORDS], t1[TED256189_WORDS];
    ted256189_fe_mul(t0, in, in + 2 * TED256189_WORDS);
    ted256189_fe_mul(t1, in + TED256189_WORDS, in + 2 * TED256189_WORDS);
    ted256189_fe_sqr(out + 2 * TED256189_WORDS, in + 2 * TED256189_WORDS);
    ted256189_fe_mul(out + 3 * TED256189_WORDS, in, in + TED256189_WORDS);
    ted256189_words_copy(out, t0, TED256189_WORDS);
    ted256189_words_copy(out + TED256189_WORDS, t1, TED256189_WORDS);
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
    return ted256189_barrier(t[0] & 1);
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

/* The square of x for y, as u/v. */
static void ted256189_lift_square(uint64_t u[TED256189_WORDS], uint64_t v[TED256189_WORDS], const uint64_t y[TED256189_WORDS])
{
    uint64_t t[TED256189_WORDS];
    /* x^2 = (1 - y^2) / (a - d y^2) */
    ted256189_fe_sqr(t, y);
    ted256189_fe_sub(u, ted256189_fe_one, t);
    ted256189_fe_mul(v, t, ted256189_curve_d);
    ted256189_fe_sub(v, ted256189_curve_a, v);
}

/* x, of the parity that is wanted, from a root t, if `good`: TED256189_OK, TED256189_ERR_CURVE if there is none, TED256189_ERR_ENCODING for an odd 0. */
static uint64_t ted256189_lift_root(uint64_t x[TED256189_WORDS], const uint64_t t[TED256189_WORDS], uint64_t parity, uint64_t good)
{
    uint64_t code = 0, odd = ted256189_fe_is_zero(t) & parity;
    ted256189_code_set(&code, TED256189_ERR_CURVE, good ^ 1);
    ted256189_code_set(&code, TED256189_ERR_ENCODING, good & odd);
    ted256189_fe_cneg(x, t, ted256189_fe_parity(t) ^ parity);
    return code;
}

/* y of a compressed point and the parity of x; returns 0 if it is not canonical. */
static uint64_t ted256189_compressed_take(uint64_t y[TED256189_WORDS], uint64_t *parity, const uint8_t in[TED256189_COMPRESSED_BYTES])
{
    uint64_t good;
    uint8_t bytes[TED256189_COMPRESSED_BYTES];
    size_t i;
    for (i = 0; i < TED256189_COMPRESSED_BYTES; ++i)
        bytes[i] = (uint8_t)ted256189_barrier(in[i]);
    *parity = ted256189_barrier((uint64_t)bytes[TED256189_COMPRESSED_BYTES - 1] >> 7);
    bytes[TED256189_COMPRESSED_BYTES - 1] &= 0x7f;
    good = ted256189_fe_decode(y, bytes);
    good &= ted256189_is_nonzero(bytes[TED256189_COMPRESSED_BYTES - 1]) ^ 1;
    return good;
}

/* y with the parity of x in the topmost bit: TED256189_OK, TED256189_ERR_ENCODING or TED256189_ERR_CURVE. */
static uint64_t ted256189_compressed_read(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], const uint8_t in[TED256189_COMPRESSED_BYTES])
{
    uint64_t t[TED256189_WORDS], u[TED256189_WORDS], v[TED256189_WORDS], parity, code, good = ted256189_compressed_take(y, &parity, in), square;
    ted256189_lift_square(u, v, y);
    square = ted256189_fe_sqrt_ratio(t, u, v);
    code = ted256189_lift_root(x, t, parity, square);
    ted256189_code_set(&code, TED256189_ERR_ENCODING, good ^ 1);
    return code;
}

/* Zeros where the mask is 0. */
static void ted256189_compressed_write(uint8_t out[TED256189_COMPRESSED_BYTES], const uint64_t x[TED256189_WORDS], const uint64_t y[TED256189_WORDS], uint64_t mask)
{
    uint64_t parity = ted256189_fe_parity(x);
    out[TED256189_COMPRESSED_BYTES - 1] = 0;
    ted256189_fe_encode(out, y, mask);
    out[TED256189_COMPRESSED_BYTES - 1] |= (uint8_t)ted256189_barrier((parity & mask) << 7);
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

/* What is wrong with a point of which reading gave a code: TED256189_OK or an error code. A refused point is replaced by the base
 * point, so that the caller may go on without a branch. */
static uint64_t ted256189_affine_accept(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], uint64_t code, int with_order)
{
    uint64_t valid = ted256189_is_nonzero(code) ^ 1;
    uint64_t acc[TED256189_EXT_WORDS];
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

/* Decodes a point and finds that out. */
static uint64_t ted256189_affine_decode(uint64_t x[TED256189_WORDS], uint64_t y[TED256189_WORDS], const uint8_t in[TED256189_POINT_BYTES], int with_order)
{
    uint64_t code = ted256189_affine_read(x, y, in);
    return ted256189_affine_accept(x, y, code, with_order);
}

/* its body; 1096 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_validate_work(const uint8_t point[TED256189_POINT_BYTES])
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

/* ---- fixed base: ext, signed comb, 17 blocks of 5 teeth, 3 apart ---- */

/* YpX, YmX, Tk of the combinations of powers of two of the base point. */
static const uint64_t ted256189_multiply_base_table[3264] = {
    UINT64_C(0xe8c87111864a4021), UINT64_C(0xcda1f0e13e290e2b), UINT64_C(0xc85327f383459da8), UINT64_C(0xefb4a21d886f817c), UINT64_C(0x5ae7e124c95ab994), UINT64_C(0xef9cb4eb27d42594), UINT64_C(0xd0999f9d46a9adf3), UINT64_C(0xab5bc1264361a14f), UINT64_C(0x2c354a4bc7a45c87), UINT64_C(0x51f3363dad981854), UINT64_C(0x6f2a6b156cf87be0), UINT64_C(0xf6ade888e780b645),
    UINT64_C(0x04aa0de6ef64ccb6), UINT64_C(0xd8848fb42623a821), UINT64_C(0x2e80337f78c1b0ca), UINT64_C(0x784b636dc4f48377), UINT64_C(0xff8a68083b254971), UINT64_C(0xf1ff71254dae0e5a), UINT64_C(0xa6987ebcd138d854), UINT64_C(0x048eb814da540ac5), UINT64_C(0x4f73bf3b2465288e), UINT64_C(0xe3d7dffc33fe9cb7), UINT64_C(0x232fa6a0561d6852), UINT64_C(0xb0f68ca9bed501c6),
    UINT64_C(0x382ff2dbade0ec54), UINT64_C(0x737bacd6da37988f), UINT64_C(0xd11c1977fc7e977e), UINT64_C(0x1d9e4e8888dcca50), UINT64_C(0xe483f89ae033a317), UINT64_C(0x73ceeaf9a1f9488e), UINT64_C(0x0e7574e4ca07e338), UINT64_C(0xc508e9ee1e5b8eef), UINT64_C(0xef1ab9866fc7484f), UINT64_C(0xbc07e990cfbbc2c8), UINT64_C(0xfbdcda3caa014aaf), UINT64_C(0xcd09256265453c34),
    UINT64_C(0x89c679736cdc0e76), UINT64_C(0x6cfe5129a83bd5f1), UINT64_C(0xc7b246cdee14bac7), UINT64_C(0x7dfa737727d01e52), UINT64_C(0x4327f5e19909bfdb), UINT64_C(0x8f68ab66acbd78e2), UINT64_C(0xf90cfd72d06aa890), UINT64_C(0xccb37d631210808b), UINT64_C(0x8216df0db54e5a35), UINT64_C(0x5ddbcd36370937ad), UINT64_C(0xbb3869ab6fb3989e), UINT64_C(0xab3f1eeb0f50f6ac),
    UINT64_C(0x4ee2ea9b3f8f3d91), UINT64_C(0x3805e9633728658a), UINT64_C(0x3fab14469ecefd7c), UINT64_C(0xe438bf456ceaa827), UINT64_C(0x8e85f9896b80f2f3), UINT64_C(0x7b305909a01b55cf), UINT64_C(0x32224bd764009f03), UINT64_C(0x6558975f70be5c27), UINT64_C(0x750ef337825d40fc), UINT64_C(0xb2b931455eede21c), UINT64_C(0xdf482f2bef47903e), UINT64_C(0x00457ff46814d671),
    UINT64_C(0x8e644f05f5637f05), UINT64_C(0x6f953ad934d226e4), UINT64_C(0xa7919c9c84195179), UINT64_C(0xfae4301fdf11d615), UINT64_C(0x71af1f2504f2c58e), UINT64_C(0xf57417cb8916ef10), UINT64_C(0x80ee940784a20319), UINT64_C(0xec6483f9441d5b8f), UINT64_C(0x4b60771b05e087ee), UINT64_C(0xb3081b665e06b00c), UINT64_C(0x68754ae25aad1d9a), UINT64_C(0xd0c1dc8c7a4843b8),
    UINT64_C(0x78cfa602c3f984fb), UINT64_C(0x4c4d95b9cefe5d88), UINT64_C(0x09c78f02751bbbb3), UINT64_C(0xcd530cf52dd403c0), UINT64_C(0xf2a29363e1327e89), UINT64_C(0x06bcf37c4d009d02), UINT64_C(0x278b0fcee24212d7), UINT64_C(0x5110ac22299783fe), UINT64_C(0x991292d817f060b7), UINT64_C(0x8cd4526e033b2ce2), UINT64_C(0x39c3ff65a9db8471), UINT64_C(0x2db93260385c0537),
    UINT64_C(0xb76334673d9d168d), UINT64_C(0x2ab0f6cd61a2f1dc), UINT64_C(0x707b5572cd180c12), UINT64_C(0x8c626a2d47cadd46), UINT64_C(0xc3fc6f5ca2e92497), UINT64_C(0xef249b50f8a234dc), UINT64_C(0x56db6c8b01693d89), UINT64_C(0x74ebc1643d95fe1d), UINT64_C(0xf352927a16ee21af), UINT64_C(0x6ab585fb463fd8bd), UINT64_C(0xbee763cde725a178), UINT64_C(0x2f69cfd194822bca),
    UINT64_C(0xb2c2ea3ec876e18e), UINT64_C(0xa445f50bbb2f1175), UINT64_C(0x8d44f84399de33f1), UINT64_C(0xdc37949d8a95a8b3), UINT64_C(0x408d10fddd3537d8), UINT64_C(0x79d3cd8e1cb0515d), UINT64_C(0xf21641fe8a3b9400), UINT64_C(0x02e11cc4a5c7234e), UINT64_C(0xa7d4e953906f8e84), UINT64_C(0x9070e0deed9fdd90), UINT64_C(0xd9ae86b65cba8703), UINT64_C(0x7136c2bc0cafc155),
    UINT64_C(0x4417fadfd30a3b88), UINT64_C(0xb3161d0231d14b1c), UINT64_C(0x3f86cea073e7a577), UINT64_C(0xad2be10ba6a29993), UINT64_C(0xb6b644d037d20f2a), UINT64_C(0x477d3117f3fb2f5c), UINT64_C(0xefa1cca1b203e339), UINT64_C(0xa252f63e46ce138d), UINT64_C(0xca7534add72777f3), UINT64_C(0x829c689eee1fff02), UINT64_C(0x18a9edafb9c67558), UINT64_C(0x3ca8860212aa1117),
    UINT64_C(0x7cc84ed2a2a2f5ba), UINT64_C(0x4182572c0b76bed6), UINT64_C(0x9ec547d758f7124c), UINT64_C(0xe6c8755a46afc554), UINT64_C(0xe831c4041fee8c69), UINT64_C(0x79e79193d2019939), UINT64_C(0x978b0be732646ec5), UINT64_C(0x27b31982dffde0cd), UINT64_C(0x0674629bdf65da4b), UINT64_C(0x2c76a48459d17e4d), UINT64_C(0xa417cafe0e54878d), UINT64_C(0x6a9e2a51447f08ac),
    UINT64_C(0x5e203c15d23cc159), UINT64_C(0x0c5d8b83344dc32f), UINT64_C(0xd60fc803923dc9af), UINT64_C(0xf43310f791c51944), UINT64_C(0xafd84c163353b96a), UINT64_C(0x732eb358f7cbea8a), UINT64_C(0x3fd8a8182bf1edcc), UINT64_C(0x43cf569706863977), UINT64_C(0x4d6e9a3e98c6d615), UINT64_C(0x17eb7ba23840c371), UINT64_C(0x5018560909bfc442), UINT64_C(0x07a3d995ccfddd3b),
    UINT64_C(0x5756d9167a852511), UINT64_C(0x1ce60e6a1c4e8a25), UINT64_C(0x3e1e10207e2a39fb), UINT64_C(0xadf72624f2c2fe25), UINT64_C(0xa96ac283545e1085), UINT64_C(0xcb0420e48639defa), UINT64_C(0x5fa55a70a241dc18), UINT64_C(0x78287dca4e767ae8), UINT64_C(0xbaa7eeade1ac292a), UINT64_C(0xfce5a58ba31a8bbf), UINT64_C(0x37b4ac9fc9a9705d), UINT64_C(0x7f7f3bfa4354a59a),
    UINT64_C(0xc92e98e1be6fd4cc), UINT64_C(0x5d3cebf31cd19167), UINT64_C(0xe4c3ab3da357053c), UINT64_C(0x4c8d15a6a0ff2d34), UINT64_C(0x51483f6fcf7c0ea1), UINT64_C(0x24eede1ef8d02898), UINT64_C(0xdc2959acbcee6386), UINT64_C(0x0b527580a8e9480a), UINT64_C(0x9bb5520a8017b6d9), UINT64_C(0xa5be81f703314c2b), UINT64_C(0xfa84403d7ff7d4e1), UINT64_C(0xd0e505c63a36f835),
    UINT64_C(0xca8237b359494472), UINT64_C(0x17061972b87cb432), UINT64_C(0x3972b5e9288e1d20), UINT64_C(0xe7f0a4fe8c232a43), UINT64_C(0x3bdb18038620ab8b), UINT64_C(0x758f23c6325d09c8), UINT64_C(0x968cd8a19789ee52), UINT64_C(0x364652fed140e1d0), UINT64_C(0xeaa67a3c64413676), UINT64_C(0x1616f9d382aa3e3e), UINT64_C(0x9847e1c3ada8e28a), UINT64_C(0x02caf76d7cc6acad),
    UINT64_C(0xb6b5c5c5db5c8d23), UINT64_C(0x8f49fb68549bf768), UINT64_C(0xfa146995f08ff34e), UINT64_C(0xfc4f077374715978), UINT64_C(0xb2e67d8f9b0ce16c), UINT64_C(0x76cc31102b15e782), UINT64_C(0xf5b5767db918ef15), UINT64_C(0x11a182a5cdc07187), UINT64_C(0xd143a7418dc84dae), UINT64_C(0xd851449d4dfcc7c7), UINT64_C(0x1bd6fd53000a45c1), UINT64_C(0xc6663c8a16f31be6),
    UINT64_C(0xaae3b09a40c89a9f), UINT64_C(0x977b9f976c48b45c), UINT64_C(0xc774f6225d70b62e), UINT64_C(0x02ae83a9a4132bfb), UINT64_C(0x53daa3244412e8fa), UINT64_C(0x4a0a737d000a7049), UINT64_C(0x062511cbf4bce47c), UINT64_C(0x98ad08f084f9be36), UINT64_C(0xce5b06cb2f30244f), UINT64_C(0x5322ed5cb1846966), UINT64_C(0xbe7e46ffec18d126), UINT64_C(0x4cd596cf052acb26),
    UINT64_C(0x779a81a400ddb1ca), UINT64_C(0x2d25c914f764a4c7), UINT64_C(0xcce1b309057838a1), UINT64_C(0xbf1a33529940cd13), UINT64_C(0x265f31e0b27628e5), UINT64_C(0x60e36674b7b6a401), UINT64_C(0xa5ef09ad441801f1), UINT64_C(0x2988f5947c99406f), UINT64_C(0x0e80bd1994d498d3), UINT64_C(0x322de57a45613a1d), UINT64_C(0xc1634bdf7a15eb0c), UINT64_C(0x64cb40e23d206ce0),
    UINT64_C(0xeb8a31f65ac558be), UINT64_C(0x69d089758039bd04), UINT64_C(0xec60d999867ab347), UINT64_C(0xf4388c545dc8e222), UINT64_C(0xd76252798c75d5fa), UINT64_C(0x2080ae9f783a382d), UINT64_C(0x730978cab8bc8279), UINT64_C(0x846009c7da5ca721), UINT64_C(0x976235fc2a1b56ef), UINT64_C(0x958c231dd338d789), UINT64_C(0x35de70d94962c9d0), UINT64_C(0xcc0661737e930dc1),
    UINT64_C(0xb6713a79ad9df8a1), UINT64_C(0x4df7ccc30c90431c), UINT64_C(0xd8b496b036ca33bc), UINT64_C(0xc9f7869d28421c83), UINT64_C(0x492c0997a4fa2aed), UINT64_C(0x66af851d867bac1b), UINT64_C(0x484a68730d98ff55), UINT64_C(0x49f7ac09d89b04e2), UINT64_C(0x12df658638241235), UINT64_C(0x961c3862e0f2c5b8), UINT64_C(0x66ebbb662eaa733a), UINT64_C(0xfea3f042d18552c2),
    UINT64_C(0xf735836648dbb6ad), UINT64_C(0xf9d64e6917f65e5d), UINT64_C(0x01ec2a763d0ca20d), UINT64_C(0xc1295e680bbf4e8d), UINT64_C(0x0aa2b6d5b19bedb5), UINT64_C(0x419a89380d1f6bb6), UINT64_C(0xa6d3237d090dc773), UINT64_C(0x7968c06abafba2f2), UINT64_C(0x0b1192a4060aab89), UINT64_C(0x308186548ccc942c), UINT64_C(0xe089bcf02593b762), UINT64_C(0xb951ea33790d6e5e),
    UINT64_C(0x93d6b45c3c8aed9c), UINT64_C(0x71b5fc027bffbd63), UINT64_C(0x9acd0298243c0e3c), UINT64_C(0x8beb1833dad15e72), UINT64_C(0x5848e15df151cd79), UINT64_C(0x6c99f6b0a4200cff), UINT64_C(0x5ccee781e70e9500), UINT64_C(0xe25d5585f5a51b3e), UINT64_C(0x82f1617395cbf081), UINT64_C(0x2d358a752812a05c), UINT64_C(0xb61152058b7855a0), UINT64_C(0x0604029b9e0bbbc0),
    UINT64_C(0x0b92dcbf8f0ff800), UINT64_C(0x1cb902db8430feae), UINT64_C(0xfe408603d941cb49), UINT64_C(0xba6b6273ab65c79d), UINT64_C(0xa3b5f06780bb3e71), UINT64_C(0xb0a1eef36e789405), UINT64_C(0xf4a4e1762cf17bc8), UINT64_C(0xfb3e757797a24486), UINT64_C(0xe43a60110a11abc0), UINT64_C(0x87bc9b9f7673c2be), UINT64_C(0xf306a1dae9047cf4), UINT64_C(0x84f85a83fc57f40f),
    UINT64_C(0xff888934ff4d5f28), UINT64_C(0x3b84c1eb886893b2), UINT64_C(0xb7a6981e78990545), UINT64_C(0xdb597d5f84ebf8ba), UINT64_C(0xfb66f6eba4d79e11), UINT64_C(0x69421c3ae8bcb092), UINT64_C(0x2ba7b02314e6b0ba), UINT64_C(0x5d908fbb821d881e), UINT64_C(0x6f803c136ef11579), UINT64_C(0xed7c4f163542df64), UINT64_C(0x713bbbfb51f002bc), UINT64_C(0x53dd7417f0739705),
    UINT64_C(0x01bdae600dce027c), UINT64_C(0x51a0f06a9f7fc5d3), UINT64_C(0x8e7abcc6be7e1653), UINT64_C(0xd204b9b238087eac), UINT64_C(0x25519772920c0f0e), UINT64_C(0x18e8183e99526868), UINT64_C(0xcc48d6fafe6fbf5a), UINT64_C(0x4ee7eced68cf4109), UINT64_C(0x72f1334a4d8ce40d), UINT64_C(0xb8e32cd3ca0fdc6e), UINT64_C(0x8b0a04c7b91db0d8), UINT64_C(0x792b2ef3242a4695),
    UINT64_C(0x9ceea9d8bb3a4fa1), UINT64_C(0xb0bcc2691486abd4), UINT64_C(0x979848fd96876602), UINT64_C(0xd6f8a6885940cba6), UINT64_C(0xc92782311d52f0b6), UINT64_C(0x4b5533088782a5d0), UINT64_C(0x0468e88e4fd4800c), UINT64_C(0xe996ee84a113135b), UINT64_C(0x8dd96308d532bcc4), UINT64_C(0x517b851c852e6c42), UINT64_C(0x1bf5f9c3bb01c7f2), UINT64_C(0x63a15227ac6c735e),
    UINT64_C(0x13d7134aeaaf62ae), UINT64_C(0xac58805038528330), UINT64_C(0x488732e2a23c0b5b), UINT64_C(0xebaa0b669aca9d26), UINT64_C(0x0c67fb346017b6ec), UINT64_C(0xe6a4061203626066), UINT64_C(0x2dd56f1d7eb30b55), UINT64_C(0x9840c985650ddc63), UINT64_C(0x7f0ae27b3d0370c9), UINT64_C(0xfe62c2fc5f2a871a), UINT64_C(0xb36309bd04bf5a64), UINT64_C(0x43deca9b5e31667d),
    UINT64_C(0xe525e4963cd89fb8), UINT64_C(0x3076debdaaecff63), UINT64_C(0x2ec011b14d128f1e), UINT64_C(0xab647a064f097f7e), UINT64_C(0x941a59b574262bed), UINT64_C(0x8558798f923333db), UINT64_C(0x985c09318797fefe), UINT64_C(0x4348cf03a45484b8), UINT64_C(0x3d5181ceab08802d), UINT64_C(0xffecd461e6c7ade8), UINT64_C(0xa5da42d5b9f9b412), UINT64_C(0xac44659af634739d),
    UINT64_C(0x20f03a82be2743bc), UINT64_C(0x0aee54e759160c30), UINT64_C(0xbde29edcc0f91d2b), UINT64_C(0xd6d1c27ef8b3fe25), UINT64_C(0x8dd89169998d0eb2), UINT64_C(0x602e2e70ae80def0), UINT64_C(0xdef68cd6001e25e2), UINT64_C(0x1b2ffcd876eda8bb), UINT64_C(0x91cf928762a4fa8f), UINT64_C(0x4e6afc2c8342b509), UINT64_C(0x0aad044ad770a1be), UINT64_C(0xaa6671b09c9be92f),
    UINT64_C(0x26afad5780725d30), UINT64_C(0xe2902dd3db2acdcb), UINT64_C(0x34cd1fa3d5206cbe), UINT64_C(0x7721d7805d973e5e), UINT64_C(0x8dc935066182763c), UINT64_C(0xfcb51cad958ccc67), UINT64_C(0xe308019304acb810), UINT64_C(0xb1d2db7cb3e1cabd), UINT64_C(0x8da6fb44ca33d83f), UINT64_C(0x77835a7285bf37d4), UINT64_C(0x4fcae5c9b809c4dc), UINT64_C(0xdc445e6ee481ecbd),
    UINT64_C(0xe96291234059485a), UINT64_C(0xcd9715f84c8371c8), UINT64_C(0x97b6cf549c140c70), UINT64_C(0x51c6ec078ef8ead1), UINT64_C(0xddf3df22375206c5), UINT64_C(0x55bc669b68920bdb), UINT64_C(0xc6a2f5aea291d61e), UINT64_C(0x92468714e5a95e8e), UINT64_C(0xdbb7a8071d89dc36), UINT64_C(0xfc613fba2a77f4a6), UINT64_C(0xef40696d5b76aed7), UINT64_C(0xcff0ab574b3f78d7),
    UINT64_C(0x53b2cac8f402f98e), UINT64_C(0x1bda69095e1ba532), UINT64_C(0x38c0b8e5b5ac3f4f), UINT64_C(0x29fbd9c9578f3754), UINT64_C(0x51538db08b668ed9), UINT64_C(0x6837d89f4ec0eb9e), UINT64_C(0xf40cf209f02a8dab), UINT64_C(0x5b72a65657ba056d), UINT64_C(0x301095b0b3386712), UINT64_C(0xea3cba39655f7530), UINT64_C(0x8750d1439ac3d2c3), UINT64_C(0xf2987deec17c7211),
    UINT64_C(0x09d79ec11d56975d), UINT64_C(0x3a2ed9213b8ec7c3), UINT64_C(0x67cf681d2036919a), UINT64_C(0xc8e1fc2a0850944a), UINT64_C(0x888428301fbbbd3e), UINT64_C(0x5b98a7ae578ab5b7), UINT64_C(0xf41ca3f21790fa22), UINT64_C(0x1f5f72bae15b016d), UINT64_C(0x92c29666590758cb), UINT64_C(0xf54cadadc8a60f64), UINT64_C(0x7ed086d9e72e5335), UINT64_C(0xf214f124244cee86),
    UINT64_C(0x89dc0b4e13088807), UINT64_C(0x1bb08cc1a444b8ea), UINT64_C(0xd89b9fe159ab717b), UINT64_C(0x1f7333c32ac72da9), UINT64_C(0xec913a40cff0bb03), UINT64_C(0x057b697f19eb61e8), UINT64_C(0xc3f23e452a070a9d), UINT64_C(0x7c6f2527ebc3dec3), UINT64_C(0x2b682644b8b082d3), UINT64_C(0x8b97b62b5036cee5), UINT64_C(0x306ea1480aeb6c01), UINT64_C(0x93bc3f4862959141),
    UINT64_C(0x9d3c6dcea18bf46c), UINT64_C(0x5651574e19788aa2), UINT64_C(0xb7b979aa37ab2b79), UINT64_C(0xade2545968f168b2), UINT64_C(0x5404770ccc782b75), UINT64_C(0x5befdc089e001697), UINT64_C(0xe5df16de327f12ca), UINT64_C(0x28776330c2f13eca), UINT64_C(0x445574f173b2cfd2), UINT64_C(0xc9e270775546320d), UINT64_C(0xea0bf582e59e31c4), UINT64_C(0x87032a658ce71849),
    UINT64_C(0xefeeedc8cf6e38f7), UINT64_C(0xe1fdeb28090bbd3e), UINT64_C(0x307c0b970841dc73), UINT64_C(0x22d42f03636459d9), UINT64_C(0x992f443675950476), UINT64_C(0xd9bdffd4424e86d3), UINT64_C(0xe0f611c02d0cb4aa), UINT64_C(0x77fe0f7305a63e3d), UINT64_C(0x57d3353568fddafd), UINT64_C(0xa996c51a312549cc), UINT64_C(0x7f8f439bc69e0a75), UINT64_C(0x6df58ef5a404db90),
    UINT64_C(0xd1c498a5c2acb6d3), UINT64_C(0xa0cc4e3a3d8b03d5), UINT64_C(0xf3b19ff4ec9650ff), UINT64_C(0xb05deaba3a5cfc33), UINT64_C(0xc9369c1c258d80a2), UINT64_C(0xfd3afbc6b38b13be), UINT64_C(0x42d9e2843615b4a6), UINT64_C(0x937237d3d081a649), UINT64_C(0xbd6d620e7bbeffd7), UINT64_C(0x9d4f8fd6dc22f27f), UINT64_C(0x945fdd369dd977c5), UINT64_C(0x3bcd7305e21d258b),
    UINT64_C(0x086cf3ed114e4a67), UINT64_C(0xff7129fbdae4d918), UINT64_C(0x49d3d98dcef3f430), UINT64_C(0x807dff61a9574dfa), UINT64_C(0x914c14fd5d5fb671), UINT64_C(0xf9b3d83b254dfc18), UINT64_C(0x5087cb34d8c39435), UINT64_C(0x6fcf1505f10cff8a), UINT64_C(0x57c7ed7702046081), UINT64_C(0x831d8496f48fd3fb), UINT64_C(0x1b1e9fbf5de65762), UINT64_C(0x041b8e9b431e8fa2),
    UINT64_C(0x821405c0812abd2e), UINT64_C(0x14e711d2bcc5027e), UINT64_C(0x65ed984faf56fb35), UINT64_C(0xdd74c3733c4f54a0), UINT64_C(0x2ec31be503323fe6), UINT64_C(0xa36c8ccbfd6a691e), UINT64_C(0x42cfb84efdfba89c), UINT64_C(0x4be689b2d5a0dcce), UINT64_C(0x2eb5e265d5938f96), UINT64_C(0x7803f5ed3d4ab3ed), UINT64_C(0xbec0537297c9d1a4), UINT64_C(0xcb1f04b638b80d9f),
    UINT64_C(0x8855d24d721c02a9), UINT64_C(0xf735e5bd562f4f6f), UINT64_C(0x3c8bf24981d55ef8), UINT64_C(0xb25e6835d370690f), UINT64_C(0x18b01f939fdc9aa4), UINT64_C(0x74b0b4c012564442), UINT64_C(0xffdde7107aff3f2b), UINT64_C(0xb36ca0cbaac3ed2f), UINT64_C(0x4c9f36cc2b945ea5), UINT64_C(0x854ead3bb889f642), UINT64_C(0x96be9bc221b83e5d), UINT64_C(0x6d15573ac6e24d17),
    UINT64_C(0xc951afe52a212f53), UINT64_C(0xd94a4c76af1b085f), UINT64_C(0x636ebb666951658d), UINT64_C(0xec41670a28b4ad50), UINT64_C(0xd530d4891a7963b5), UINT64_C(0x9ea2c32a86acaff0), UINT64_C(0x0d8355b92a98810d), UINT64_C(0x6564749f074efc90), UINT64_C(0x8175409f3e923ed1), UINT64_C(0x64d7446f27b74a49), UINT64_C(0x9443b2eb46e69b92), UINT64_C(0xd0989ed3267bb925),
    UINT64_C(0x096ae4c309ad020a), UINT64_C(0x6c498b8d776c3f32), UINT64_C(0xc6722f42c542f1f9), UINT64_C(0xde0987008292936e), UINT64_C(0xe4ed4130a5dfc151), UINT64_C(0xd5d313da5458d379), UINT64_C(0x8bf191a85ad52b1d), UINT64_C(0xda7f502d2f82d653), UINT64_C(0x9f335c50522ffcaf), UINT64_C(0xad669411356012a5), UINT64_C(0xf1a38c76046e312a), UINT64_C(0xaa051990f439604b),
    UINT64_C(0x949f803a0a17381c), UINT64_C(0xd68885aa98107fa5), UINT64_C(0x54a2811be7f7fb46), UINT64_C(0x3ae3eb3c89fa5ccb), UINT64_C(0x3329184f1f47fdc4), UINT64_C(0x298057101a0328b9), UINT64_C(0xcb70f5d4c3926fb1), UINT64_C(0xde678146819266d6), UINT64_C(0x2c287c04fb048eab), UINT64_C(0x1073b75ed9389995), UINT64_C(0x0685bc409e7da57c), UINT64_C(0xb5d277efff4d1f22),
    UINT64_C(0x4fddfd8188db5127), UINT64_C(0xd10c8c875b0c5549), UINT64_C(0xf69e9da20695a411), UINT64_C(0x3f2be1da47b59d8d), UINT64_C(0xa9dcebbfb4e18caf), UINT64_C(0x79b2df35f2677b8f), UINT64_C(0x6d8568ce8369c7c9), UINT64_C(0xadb901e65c1bacae), UINT64_C(0xbe79097d105f066e), UINT64_C(0x0ebbed33788fddb4), UINT64_C(0x07b9190cc6ef42d8), UINT64_C(0xaba1cf2f6d895f30),
    UINT64_C(0x21032c54fc359592), UINT64_C(0xcce1bbb4d540efe8), UINT64_C(0x1001df9093b968fd), UINT64_C(0x79a29b5636b3d46e), UINT64_C(0xff10b1939ec5f9cb), UINT64_C(0x9ac47fe7c084dfff), UINT64_C(0x8c4d5233b12ad6ae), UINT64_C(0x38997144a4542d80), UINT64_C(0x2999f3f00c55f291), UINT64_C(0xed296b06cf7ae49e), UINT64_C(0xd71c0248489fe07e), UINT64_C(0x8da8965e1aabb211),
    UINT64_C(0x3dfef0b1f79879f8), UINT64_C(0x10002e4c503e75d9), UINT64_C(0x3d63fc1f8f721005), UINT64_C(0x8e858971a7b942f1), UINT64_C(0x25d3bb531ccc8e0c), UINT64_C(0x290895f9dd9a6034), UINT64_C(0xe285a91272631db1), UINT64_C(0x146415c51f811dfa), UINT64_C(0x3435559f6bba8db2), UINT64_C(0x570024e12b6c2595), UINT64_C(0x827dfb388e2616f5), UINT64_C(0x1e253e1681b8a334),
    UINT64_C(0x26bd226db3d097b9), UINT64_C(0x2d3f366276f264fc), UINT64_C(0x0c8d719fd8be1c93), UINT64_C(0x5c67058782d60333), UINT64_C(0x8214552fb6e31172), UINT64_C(0x8ab13ec0fe80e104), UINT64_C(0x73a236d0510c4cd3), UINT64_C(0xd99d8b51d3d97968), UINT64_C(0xcd45059093958f41), UINT64_C(0xc716219825fb4de2), UINT64_C(0x3a74bb6f2919cd54), UINT64_C(0x3d8da14be5cb920f),
    UINT64_C(0x10e3fcee84c20a9e), UINT64_C(0xe0b35a2217822272), UINT64_C(0x38c74d30551b7cba), UINT64_C(0x96668eef104bebee), UINT64_C(0x7fbd958bd7a68f8b), UINT64_C(0xae83c52ed48d5ae6), UINT64_C(0x19b4fae2cac23507), UINT64_C(0x1eb233e986760278), UINT64_C(0x3cfb282f94eb1a8e), UINT64_C(0x826e6e4475ae5788), UINT64_C(0x74060aaf50ad6caa), UINT64_C(0x6111611c772082e5),
    UINT64_C(0x81bf24f0d6d1cb03), UINT64_C(0x56fcc8c9966b5bd9), UINT64_C(0xf7dabf8ebf08ae74), UINT64_C(0xb40215b8c0955cf0), UINT64_C(0x66b7953ce855f469), UINT64_C(0x1db54a47ec4aa779), UINT64_C(0xccafc586166e29ec), UINT64_C(0x8cc019a2a3bff583), UINT64_C(0xe2f7c449f9adbe3d), UINT64_C(0x3d455c1917646dd6), UINT64_C(0x55b1bcaba4b5af43), UINT64_C(0xfc26e0d3778ab1bb),
    UINT64_C(0x039a1ae005f89cf9), UINT64_C(0xa7cb647a0d95cfc3), UINT64_C(0xc39912db77272390), UINT64_C(0x2be807a341989d8e), UINT64_C(0xab0debc99fd9ac5c), UINT64_C(0x55f2ef8a9cb6e6c0), UINT64_C(0x52dfdf9c2a63f3f4), UINT64_C(0xcc599b348fcbb11f), UINT64_C(0x74e367179e844ba2), UINT64_C(0x413de7940b662f32), UINT64_C(0x41e059bf4789f2d2), UINT64_C(0x7ea4026dbabd9e23),
    UINT64_C(0x79ca4580ea8eb8bc), UINT64_C(0x5f9974f63f7a0a47), UINT64_C(0x8a39a75362908a28), UINT64_C(0xc8779ae62406a14b), UINT64_C(0xa556c1d4e34c8272), UINT64_C(0xd9c126638c7dd98e), UINT64_C(0xeec97b4c0222e41c), UINT64_C(0x9046c8a330e6a197), UINT64_C(0x6c6d35fd32d4f745), UINT64_C(0xac30fc961650e235), UINT64_C(0x8e0c4844715702e2), UINT64_C(0xbec8ee098a9524b1),
    UINT64_C(0x27b7dd8e2de0a4ea), UINT64_C(0xde1cad4f4a3c425f), UINT64_C(0x0cf161f4370dd9fd), UINT64_C(0x651905b22c51b3b5), UINT64_C(0x1c3b53630d88ccf3), UINT64_C(0x1ca82bc456042296), UINT64_C(0x8d54d8cafda425a7), UINT64_C(0xb460fe7edd0d18d7), UINT64_C(0xa7681d864176e485), UINT64_C(0x30907fc2fa8f7b11), UINT64_C(0x57460f88d0e9088a), UINT64_C(0xf4fe5b830e6cbbdb),
    UINT64_C(0xab356f7d9fde5a77), UINT64_C(0x8ab0dcf1475ec735), UINT64_C(0x479a0a3dc9ec08c8), UINT64_C(0x1300667fa7a8e23c), UINT64_C(0xf9ca2797e5893589), UINT64_C(0x5804f24697b07acf), UINT64_C(0x9dc71ceabf4258a7), UINT64_C(0xc28fbf24aab65291), UINT64_C(0xf429a3c94ec195a3), UINT64_C(0x0b5a33ece425fa10), UINT64_C(0x24c28f9413b2ca14), UINT64_C(0xc7b3c500d10aa825),
    UINT64_C(0x97060116e9e52ed0), UINT64_C(0x64133d4534f78d1b), UINT64_C(0x8a2e0a008a6e0912), UINT64_C(0x46c16945cd26d40a), UINT64_C(0xe87e7591afcbda8d), UINT64_C(0x7918b0c3861c1222), UINT64_C(0x983f8d6f83edf836), UINT64_C(0x22e5465d176f08ad), UINT64_C(0xe6d4c2545c509e48), UINT64_C(0x9ad60bf8e19067bd), UINT64_C(0x3ca7d43a7eda9ada), UINT64_C(0x6f9b58c0f09cc2ff),
    UINT64_C(0x6de2a2adbde3f92d), UINT64_C(0x065531c01443b074), UINT64_C(0x40279da01d7366da), UINT64_C(0xcdda7b92f3f75721), UINT64_C(0xff370df48c18c6d0), UINT64_C(0xa292735e26c5bac4), UINT64_C(0xe32d5251c17b8255), UINT64_C(0x18f8e03a2a5bbe88), UINT64_C(0x4a0da4dba2d3d4c7), UINT64_C(0x1d83837f069b9ae0), UINT64_C(0x5cbf571bd4a6ad66), UINT64_C(0x60860f47afef7e36),
    UINT64_C(0xe2788a5c354faeec), UINT64_C(0x66f165993c8f9cd7), UINT64_C(0xe3cf495197100474), UINT64_C(0x97382ba92bc71c6e), UINT64_C(0xa1cf9b64c1174d20), UINT64_C(0xd365c98ec8e3ad2a), UINT64_C(0x78993bff6ce6ddd4), UINT64_C(0x7e26c375e5112876), UINT64_C(0x4a5a89310578d0b9), UINT64_C(0x1efe948d896d198e), UINT64_C(0xded6c9e7a33b501a), UINT64_C(0xb66ae59b08e262c0),
    UINT64_C(0x346f697cad53161c), UINT64_C(0x3a0c70d036a5df1d), UINT64_C(0x6eb9d859114555cd), UINT64_C(0xb79ca99133c84540), UINT64_C(0xc86754c489a415ed), UINT64_C(0x5c0c2eafcc4e81c2), UINT64_C(0xcbfc4da7783a4fed), UINT64_C(0x3a737d69c4c9c5ef), UINT64_C(0x64a692594208edff), UINT64_C(0xbe0c30b50108222d), UINT64_C(0x2ee317815fd92488), UINT64_C(0x13507dfb41dd0d79),
    UINT64_C(0x2443a90705639cf6), UINT64_C(0x486f770dbc65a294), UINT64_C(0x75ddcc15a985a69a), UINT64_C(0x409d1748f7c66bac), UINT64_C(0x6d76dc48cb0cf369), UINT64_C(0xab5fa69fa52f4f35), UINT64_C(0x5b74547ac2a16a78), UINT64_C(0x168578f335380ff0), UINT64_C(0x41837e0c8b78087d), UINT64_C(0x0027544cc77911d0), UINT64_C(0x73d39888a13e7f44), UINT64_C(0x2083821c7ebb7c39),
    UINT64_C(0x11b328ef6b523c85), UINT64_C(0xcc79af11f425085d), UINT64_C(0x8f7a32466090959f), UINT64_C(0x934a84515650a538), UINT64_C(0xfd689b96a4b6e00c), UINT64_C(0xcbcedc0b4864c7c2), UINT64_C(0x33ae5faf4b470b91), UINT64_C(0x722212f0b404c733), UINT64_C(0x8a8070dbc8fe116d), UINT64_C(0x13f08d30dd68c9ed), UINT64_C(0x9d3a46da97b5d7f1), UINT64_C(0x5aec0800a038bcc3),
    UINT64_C(0x9edbc3cc1e3307d7), UINT64_C(0xad6a90e2a6378859), UINT64_C(0x12ecdb266c69ed77), UINT64_C(0x485c9e7080303e3a), UINT64_C(0xba4d7c580904c9d1), UINT64_C(0xc73113262d5b8344), UINT64_C(0x2a93f23767cca4a9), UINT64_C(0x055f7ea5b221d835), UINT64_C(0xe1590341b3fed7ab), UINT64_C(0x7f46bae8ebe9412c), UINT64_C(0x77a7b1ce53054d57), UINT64_C(0x854dba96be067d50),
    UINT64_C(0x575d3d01ec392d8a), UINT64_C(0x878b5becc0dfaf65), UINT64_C(0x77487d69ba25f70f), UINT64_C(0xc43afe6d2c35b934), UINT64_C(0x67a69c7c04193847), UINT64_C(0x42082d65e4d7af1e), UINT64_C(0xdfafa27c30cee5a8), UINT64_C(0x7f8afbc203346806), UINT64_C(0xff69f13d948a5a79), UINT64_C(0xd75858a260a4a655), UINT64_C(0x130442932f1546a3), UINT64_C(0x4bf10f609e195829),
    UINT64_C(0xc722f4c086cef1d6), UINT64_C(0x37d8e7cb500a6e9f), UINT64_C(0x3112cb80dd41341b), UINT64_C(0xf00ca2b1e928009f), UINT64_C(0x136eddb0ad185806), UINT64_C(0x3d8ea4394fe24dcc), UINT64_C(0x5f7cc2d4eae8885e), UINT64_C(0x2a10e3d1c3dc72bb), UINT64_C(0x9b416403a6da18f5), UINT64_C(0x6b00857f02241c73), UINT64_C(0xd203e06b6ed5b05d), UINT64_C(0xde9483ac8971a93d),
    UINT64_C(0x7093353f75a175a5), UINT64_C(0xf403fc761a82fb92), UINT64_C(0x2b56e21e796a9c84), UINT64_C(0x95a751e22ed78677), UINT64_C(0xc7ea819fc382aaab), UINT64_C(0x664cc8e51a740a11), UINT64_C(0x1a4793f28d3dea8c), UINT64_C(0xebdeb46be27ca2bf), UINT64_C(0x1ab43aefa1d55300), UINT64_C(0xaf44b5a04c695fc6), UINT64_C(0xf8ee559d394ea334), UINT64_C(0x44d6e99fbed989ff),
    UINT64_C(0xf283f9e4cf8da963), UINT64_C(0xaccba6e316cb327b), UINT64_C(0xefa76310437ff9a0), UINT64_C(0x28cae2229200f203), UINT64_C(0x787ed7c707a09e07), UINT64_C(0x78a494563eac97b3), UINT64_C(0xdfc0230ed8a229cf), UINT64_C(0xc167927752aeaa77), UINT64_C(0xda46b55692e12209), UINT64_C(0xf7a79b21cc6c3296), UINT64_C(0x9359987ec426695e), UINT64_C(0x0ac3065f7f588cb0),
    UINT64_C(0x45615f3aa0025a5c), UINT64_C(0x94573ff6c17b6d82), UINT64_C(0x35359d2ed8e0e217), UINT64_C(0x01b1fdc402c72dc7), UINT64_C(0x8c5ec0d309cc8e10), UINT64_C(0xcd97e57866ce506f), UINT64_C(0xf2f7f34e98d87b13), UINT64_C(0xbd2cf627a2602f6e), UINT64_C(0xa264ae24da20b258), UINT64_C(0xd377b6d027f65fa2), UINT64_C(0xe7fcd3ef4684274c), UINT64_C(0x22e8dc48c2eb9514),
    UINT64_C(0xe63136e736a8d269), UINT64_C(0x65d8f79f1b8773d2), UINT64_C(0xbdf129378dc75abc), UINT64_C(0x114d7d2b60e3aff4), UINT64_C(0xb9060f313915f86e), UINT64_C(0x3aba866dc93eec50), UINT64_C(0xc3408b7d41f20985), UINT64_C(0x61e26df559ecfa9a), UINT64_C(0x41ce4d6a1bb7b912), UINT64_C(0xdbb0d2b076da8bb8), UINT64_C(0x3e0c9f307b2346fb), UINT64_C(0xc6e61cfff020f154),
    UINT64_C(0x88efbfbefc38f103), UINT64_C(0x292c31683a8a0cbc), UINT64_C(0xe8c142160ddbfbfa), UINT64_C(0xb6b26e0aae12069d), UINT64_C(0xbc78df0271f3eb52), UINT64_C(0x354559e80109bd69), UINT64_C(0xc29af8a627bcf5cc), UINT64_C(0xfe50b954ee78d93a), UINT64_C(0x59bd569dafe9dfbf), UINT64_C(0x8269a6ee21507af3), UINT64_C(0x7c30e5e396414957), UINT64_C(0x62f4ceb9ad932067),
    UINT64_C(0x27e92916c2ae3382), UINT64_C(0xc8e592426ff87bf3), UINT64_C(0x1a73d7f318b6be9a), UINT64_C(0xdb72a8f11fc90a1d), UINT64_C(0x0877d9d67818455c), UINT64_C(0xcc9cbbb477add7d0), UINT64_C(0x2408aba85eaa2099), UINT64_C(0x0702eb6b83a6d8d8), UINT64_C(0xcc3a4aa46cea008e), UINT64_C(0x78aaf03987d3f6d1), UINT64_C(0x204c040050b97efb), UINT64_C(0xaa241817c2cd4844),
    UINT64_C(0xe1a322bb70cc48e5), UINT64_C(0xa4328289bee08ec1), UINT64_C(0xbfe60185855f2fa6), UINT64_C(0x1ebcd6b2c92c69c6), UINT64_C(0x7961d32c4313db30), UINT64_C(0xe614292414387707), UINT64_C(0x7f6c771984ee3565), UINT64_C(0x44cfcdaa2aceae1b), UINT64_C(0x3f20686603373107), UINT64_C(0x2fd9a5c0675abcf8), UINT64_C(0xf65215fdeeaf0836), UINT64_C(0x81d7fc73eed9d678),
    UINT64_C(0xabae06d509093ad6), UINT64_C(0xba8dc6957d27f941), UINT64_C(0x036f32b532a51d7c), UINT64_C(0xaa37a4fd4181b16d), UINT64_C(0xbe1295de687f5fa6), UINT64_C(0x4503ad21841b4946), UINT64_C(0xce1b95fef15580a8), UINT64_C(0xbe87f664bb211fd8), UINT64_C(0xc13af5050f546df2), UINT64_C(0x5b500c465a0d89ab), UINT64_C(0x739e13862b664869), UINT64_C(0xd059f2b6f089d839),
    UINT64_C(0xd9b2745e6e786a6e), UINT64_C(0x3bf40d468637b75b), UINT64_C(0x823a5b15552e9711), UINT64_C(0xcc129bf6a7e32fab), UINT64_C(0xc1ff24e64fe953cb), UINT64_C(0xee75f73b54387372), UINT64_C(0xb972db539385f998), UINT64_C(0xeab50de4a5111f22), UINT64_C(0xa2125b06a35d8c5f), UINT64_C(0x385f0044698e49aa), UINT64_C(0x1b43769e12ee04c3), UINT64_C(0x39d57192876241fd),
    UINT64_C(0x88b206518864b035), UINT64_C(0xc01a423b0abb001a), UINT64_C(0x9c6e7e0dba41eab1), UINT64_C(0x5b287cd121334067), UINT64_C(0x8f1ccf4a92c7055d), UINT64_C(0xf5fd0b5f57f0f4a5), UINT64_C(0xb1f5e44747b08e2f), UINT64_C(0x7969282f6e056643), UINT64_C(0xd044b124085ad134), UINT64_C(0x573ff62891d3fac8), UINT64_C(0x3842caadb88f0675), UINT64_C(0x4617836b693006b3),
    UINT64_C(0x8fb3681c5913a6dd), UINT64_C(0xbda17aaccdc70a96), UINT64_C(0x7f2bf562eb4de483), UINT64_C(0x6c628d77d01a9fb1), UINT64_C(0x505cb7f6ba5fc608), UINT64_C(0x7021daeb4a4c7b0c), UINT64_C(0x50e953d366f18741), UINT64_C(0x03887bf1301d7f99), UINT64_C(0x49770ec059069b33), UINT64_C(0x2400ec364ff4eaa5), UINT64_C(0x6cb69f4cc8dca984), UINT64_C(0x7e6a819f60a4812b),
    UINT64_C(0xc4bc8db15c177af1), UINT64_C(0xca03d446c80c177a), UINT64_C(0xac15312cffc5bf84), UINT64_C(0x235a16113eb3a76a), UINT64_C(0xef447a529ddc3d75), UINT64_C(0xfebd34d5f23074c0), UINT64_C(0x144143c51800abef), UINT64_C(0xdfc71b0daa8212e4), UINT64_C(0x17180e6306d8e189), UINT64_C(0xbd92aa174c7a45f2), UINT64_C(0xbe6eee7c1d0a81b3), UINT64_C(0x204ca694409506eb),
    UINT64_C(0x8fb450d52ea538cf), UINT64_C(0x98bf86195789f179), UINT64_C(0x3242187fbcbf7bb5), UINT64_C(0x129be0368e6de803), UINT64_C(0x4a0da861246819c6), UINT64_C(0xba8265654f544009), UINT64_C(0x657b5691b1c6757d), UINT64_C(0x90892b64c07a2975), UINT64_C(0x88bd7dfdcc44a7bb), UINT64_C(0xf7330caa71019415), UINT64_C(0x8eef80e1a2ffcefb), UINT64_C(0x86d1a7d288ceb529),
    UINT64_C(0xa46431617e9fb869), UINT64_C(0x714ce2fd549ce2a3), UINT64_C(0x73087c542d3552e2), UINT64_C(0x469d702192de85ce), UINT64_C(0xdc58ac564f5aaba8), UINT64_C(0x399dc63ad2ade52b), UINT64_C(0x29df57abed314255), UINT64_C(0xf0d71134380cc10e), UINT64_C(0x13eff3cf80afd322), UINT64_C(0xff0eac14d9475069), UINT64_C(0x5cf3021a62cbc9ee), UINT64_C(0xe5cba0591526afca),
    UINT64_C(0x18c97ec58fc7f9e9), UINT64_C(0x93226cc18a5a53d3), UINT64_C(0x20ea9b629eff5c5d), UINT64_C(0x22524422b96cdd8a), UINT64_C(0x85c493d811887870), UINT64_C(0xa1b00e1a7cfcc882), UINT64_C(0x9a4387b453b2e161), UINT64_C(0xe4317f8dd15019ae), UINT64_C(0x41af9c372b8724cb), UINT64_C(0x85384b089e059dff), UINT64_C(0xa16e66aa389f5e24), UINT64_C(0xf672a687809a29b9),
    UINT64_C(0xa9beffbbe29cdbfd), UINT64_C(0xd45c2866c514a4d1), UINT64_C(0xfda1c0d2b8b3321c), UINT64_C(0x6c98e0fc0b013fd6), UINT64_C(0x1c198000ce2a8ab5), UINT64_C(0xc961e7b9b74b53f1), UINT64_C(0x78766178d4d3e985), UINT64_C(0x7487024731fe310f), UINT64_C(0xb7e3513577ced451), UINT64_C(0x6bf59f5f99bb7e89), UINT64_C(0x201a7bc02601977a), UINT64_C(0xe3a2e0db6ceadd73),
    UINT64_C(0xcd97cad78848ccab), UINT64_C(0x21740b02572ee1dc), UINT64_C(0xcbfa3d50e7484cd7), UINT64_C(0x0003695dba9e13d3), UINT64_C(0x50432284a5a30215), UINT64_C(0xf777d10821beb1bd), UINT64_C(0x4d11cf1b77d00da1), UINT64_C(0x209652e21a2d3b27), UINT64_C(0xd31f83570118c7b4), UINT64_C(0xb6bf9830ea65ffd9), UINT64_C(0x8c9ab004b6d50f1b), UINT64_C(0x64ff1c51227dc757),
    UINT64_C(0x2a4ee884820bb990), UINT64_C(0xef2b2830792161c8), UINT64_C(0x6e6d1fa1e4672cc7), UINT64_C(0x73099761de6eed5b), UINT64_C(0x64179f3b39472dec), UINT64_C(0xe03a092db8e912fa), UINT64_C(0xa3850f268257395c), UINT64_C(0x1a052ec94e9976d1), UINT64_C(0x1b43d6ba8c7efe70), UINT64_C(0x6b5217e8d877e3a9), UINT64_C(0xdeb5fe889b0b9f73), UINT64_C(0xae2d20b5198a0bfc),
    UINT64_C(0xcc5203d48db1a6cb), UINT64_C(0x453fa76d6d303164), UINT64_C(0xafd6ba6bb9cb700d), UINT64_C(0xd813765d3a8e367c), UINT64_C(0x5d4aad1f116078ef), UINT64_C(0xa21c10150ac6ab98), UINT64_C(0xfffd77e5d8a69859), UINT64_C(0x94f4fdf176dfce27), UINT64_C(0xd3690dfa03de5e56), UINT64_C(0x6beeb955c5f3b217), UINT64_C(0xace75c1b8b1464f4), UINT64_C(0x9028f980a5147dce),
    UINT64_C(0x4a1887b3f1617aac), UINT64_C(0x4acb9b23ad5e85d9), UINT64_C(0xb20586d51b58c597), UINT64_C(0x943f8b799ff13776), UINT64_C(0x4f653cfe078554dc), UINT64_C(0x9bc0875dd73d0690), UINT64_C(0xb37e417ebc2a28ba), UINT64_C(0x41e73143da2c0fba), UINT64_C(0x05194dbac75bb6ff), UINT64_C(0x0fc5e5d8fc29fd87), UINT64_C(0x9d01d781bc16d129), UINT64_C(0xbe960d00ce4927c3),
    UINT64_C(0x02f9b86418a8845c), UINT64_C(0x00fc19047ce07020), UINT64_C(0x686b24fa64d6462d), UINT64_C(0x056e5dbfedfe3e05), UINT64_C(0xa13a4378550f7c11), UINT64_C(0x1688615317d1930c), UINT64_C(0x0b54db9e3aa4cce7), UINT64_C(0xa47489cfdf40bf3c), UINT64_C(0xa95e1a3c83ddfe78), UINT64_C(0x9bda125c07643e08), UINT64_C(0xc23da25b2b5cac30), UINT64_C(0x94f7d9b1276eb9b7),
    UINT64_C(0xaa0d7ee4a24d4d51), UINT64_C(0x1a8c7785cb3faba7), UINT64_C(0x08c8483f97cf1e46), UINT64_C(0x36707fd23d803a81), UINT64_C(0x89d410af093a372c), UINT64_C(0xce83a29d6fee36d0), UINT64_C(0xa9fbab6c59ab1f22), UINT64_C(0x0bce1acebcad9682), UINT64_C(0x3f34390587cb2a25), UINT64_C(0x92aee12f5cbae043), UINT64_C(0x517df17756313e1f), UINT64_C(0xce661d86c7c1aa4b),
    UINT64_C(0xc0d95ab2825bf62d), UINT64_C(0x5398daeb50b8f7c1), UINT64_C(0xf403113bed0cbc10), UINT64_C(0x8940848d11610665), UINT64_C(0xe839b1d00a5c5b64), UINT64_C(0x72b9851f05f53e44), UINT64_C(0x91b39b9e54886c1c), UINT64_C(0xd44fa46e5806617b), UINT64_C(0x5ce4dfe3a91afb11), UINT64_C(0xeb084215cc474b0f), UINT64_C(0x12c4514bee418252), UINT64_C(0x20da5d689880335b),
    UINT64_C(0x28f50ec223d4fa81), UINT64_C(0x92dbab6c2165eb94), UINT64_C(0x94bf8fcc751f7109), UINT64_C(0x8aaad62fc5b6bdb6), UINT64_C(0x598ef3dd63f395c2), UINT64_C(0xff3963297fbbb7df), UINT64_C(0x459899b0e4cec0a5), UINT64_C(0xd3a320814fe03da7), UINT64_C(0x0228f2dd2c16a51e), UINT64_C(0x3b125b7aab4d4cc8), UINT64_C(0x31033916b21f3e42), UINT64_C(0xc60979f8a6e04ad1),
    UINT64_C(0x10783295e28de25a), UINT64_C(0xf7b10df01272509f), UINT64_C(0xaa45b08b926c92b6), UINT64_C(0x79bfde64865fba55), UINT64_C(0x472b5958a2ef5fae), UINT64_C(0x5b5dfc26a0e79877), UINT64_C(0x4c855a81cd1eaa28), UINT64_C(0x1de2ff2761ffbf8b), UINT64_C(0x1c5289e94f5a320e), UINT64_C(0x05f936b75331212c), UINT64_C(0xd984e1ee81ed6917), UINT64_C(0x5fb0d8f9a4595f62),
    UINT64_C(0xf0a919d097fc2f84), UINT64_C(0x37b263804c5b109a), UINT64_C(0xe69b2b79216c9fd4), UINT64_C(0x6aea0819742ee6c8), UINT64_C(0xdfd523d28f2f89cc), UINT64_C(0x24511f2a2d9d0540), UINT64_C(0x3559d84efe33219a), UINT64_C(0x689b0ff7e6d7ae21), UINT64_C(0xfb28250eb37fc326), UINT64_C(0xf3894a216e82f7b0), UINT64_C(0x6450266745d8f083), UINT64_C(0x26dd05d5eec46ff2),
    UINT64_C(0x8aa345c2021261db), UINT64_C(0x3b0583f38ff76929), UINT64_C(0xdcb60bc061a62435), UINT64_C(0xb08595b13cd9f4d6), UINT64_C(0xb21c63af34307efc), UINT64_C(0x8f351f787df2c3d2), UINT64_C(0xcaa2dd30b0af5b57), UINT64_C(0x731f7535191d281d), UINT64_C(0xea5d610cc16e6d58), UINT64_C(0xc9f5f0c768a1fdfe), UINT64_C(0x043dd794f0842cda), UINT64_C(0x3e40e78e6776cff3),
    UINT64_C(0xbc475030d17e3d1e), UINT64_C(0x1bbfee8f83a62f55), UINT64_C(0x770029486203bbce), UINT64_C(0x226293a765c57356), UINT64_C(0x891745a02bd72f84), UINT64_C(0x283f5853c1ca3a24), UINT64_C(0x5bcf01336c9f1657), UINT64_C(0x389d77f56d586320), UINT64_C(0x2c09a51d23bcc274), UINT64_C(0x62550e6498d4a790), UINT64_C(0xb2866f7933cb0fdc), UINT64_C(0x8448649e38645fd5),
    UINT64_C(0xf0d0113ab47bd987), UINT64_C(0x48530d99d97ae31f), UINT64_C(0xb9ff504e17401bdc), UINT64_C(0x639e810d67122962), UINT64_C(0xc5a17bff16fad8a1), UINT64_C(0xe38da7b5d2e9744e), UINT64_C(0xe68db16a8f86d604), UINT64_C(0xdeccce7ba076ca07), UINT64_C(0x0e54dae1a2a0787d), UINT64_C(0x622772ea859d17da), UINT64_C(0xf7fd499c19b383be), UINT64_C(0xdd465afb909c507a),
    UINT64_C(0xf908af662ed100e8), UINT64_C(0x1cfa9025cb997257), UINT64_C(0x8ff4a92e0cda74fb), UINT64_C(0x53b97a6a03ce2d50), UINT64_C(0x65b0c55a20cc2e31), UINT64_C(0xe0cec5d9e1f31d88), UINT64_C(0x92535faeb03f8f78), UINT64_C(0x0a288afe90fc3700), UINT64_C(0x48d25f6e338e61ac), UINT64_C(0x56e4c28556a43f17), UINT64_C(0xb91b1cc2ef2b4835), UINT64_C(0xdbadb850002297c0),
    UINT64_C(0x667c778d9114d582), UINT64_C(0xb61fae5b5a3b8571), UINT64_C(0xe6b2101c57c2ed45), UINT64_C(0xc9973e99a6eba148), UINT64_C(0x3bb771d7bc4d5844), UINT64_C(0x8c19f12c8c51e639), UINT64_C(0x59d75bd852e6319b), UINT64_C(0xc5d0e02f92e410d9), UINT64_C(0xe345498beabe4c68), UINT64_C(0xa56046b703f9b300), UINT64_C(0x4e0c7df680713a18), UINT64_C(0xdf1f66baf9cb8072),
    UINT64_C(0xfb0221d1196c2a4b), UINT64_C(0x3ab502a171e2c79b), UINT64_C(0x1d10142c9646a4e3), UINT64_C(0x9ed41f3f19600b52), UINT64_C(0x1f42394c6415e5df), UINT64_C(0x66a6048105dbfac2), UINT64_C(0x1438ccb0a735ece7), UINT64_C(0x39fcfaab4f66af20), UINT64_C(0x369f0c4a3ef25667), UINT64_C(0xdbc60367897e558e), UINT64_C(0x7f49c8f7d99ad820), UINT64_C(0xbd3e4fdeac607e2f),
    UINT64_C(0xbac7a5171f46c3e9), UINT64_C(0xc00c6453fc8478a1), UINT64_C(0xd0d9da2c656313d9), UINT64_C(0x64b7722a37aa8a98), UINT64_C(0x48a1db2ae9ee4881), UINT64_C(0x70170bd9f2ff06c1), UINT64_C(0xbd68425b8fcb19fe), UINT64_C(0x23b17f519a8c93b1), UINT64_C(0x5f0aae70cfe27b7a), UINT64_C(0xdc74ccf7a77e6ad0), UINT64_C(0x3c802b18940c2b2f), UINT64_C(0x2984d9d0aa7a44c9),
    UINT64_C(0xc52a9ad90b8eaa97), UINT64_C(0xeefa1abdfd51410e), UINT64_C(0x75f045c35a860fbc), UINT64_C(0x24fde130905f2d04), UINT64_C(0x4a5ce56b78c81801), UINT64_C(0x5ff98a245d6e0e31), UINT64_C(0x9ea8d948f44ac8c1), UINT64_C(0x42801e6a995a7043), UINT64_C(0x0332db59d894fc55), UINT64_C(0xd4d8433485ff42b5), UINT64_C(0x2a6604d9cf2dbcca), UINT64_C(0x506ee3c621b6f405),
    UINT64_C(0xda55178ec7aa015c), UINT64_C(0x8fd89d86cbb92870), UINT64_C(0x5ffd9f1907984978), UINT64_C(0xac5159f837656b61), UINT64_C(0xefa2a7577cff640a), UINT64_C(0xeb607624cd3f3b0d), UINT64_C(0x9416855b2f1000ff), UINT64_C(0x8949231c0a330619), UINT64_C(0xb550aa2116e48a9d), UINT64_C(0xa9f205576aaef706), UINT64_C(0x6f4a61fe9b555400), UINT64_C(0xdef8528e979811fa),
    UINT64_C(0xf5910b0f9b4da2ce), UINT64_C(0xb371828ce4efb820), UINT64_C(0xf0cd9230f05a8ab2), UINT64_C(0xc1e9bc7b88000db3), UINT64_C(0x01758409aa247fe0), UINT64_C(0x15bcee6a9528345a), UINT64_C(0x7d88cba7f79b751d), UINT64_C(0x1ba12a9b1e38412f), UINT64_C(0x8fcb968b0369b50b), UINT64_C(0x9fd74b8b84c332f8), UINT64_C(0xe91ee7e38c513d58), UINT64_C(0x0f5f06a7c39527d0),
    UINT64_C(0x49bb9c181c990706), UINT64_C(0x8928ad2c33268c5b), UINT64_C(0x1be208ebca7124e8), UINT64_C(0xe3f1cdcd23d0492d), UINT64_C(0x4ff8d973c51ac60b), UINT64_C(0xced77852269dc04a), UINT64_C(0x9838b04537830db7), UINT64_C(0xdbcc717a7f19cdfe), UINT64_C(0xde08040662cd7596), UINT64_C(0x2eb9aae189158ee0), UINT64_C(0x93d0eb1a25c8e1c7), UINT64_C(0xea98d935afdfedf9),
    UINT64_C(0x35a5ce5f2cbe7798), UINT64_C(0xebd406e876fe58ef), UINT64_C(0x98eeb5f5772bf24a), UINT64_C(0xb56fef2c4327a14a), UINT64_C(0xfb3e703a8fee49d2), UINT64_C(0xb9f6a44ce6400100), UINT64_C(0x69086d4983c79f92), UINT64_C(0xfda49184229ec536), UINT64_C(0x6675fcb9f8338ea8), UINT64_C(0x787fdbf2f2e16825), UINT64_C(0x2d7a1a4acc8d50ca), UINT64_C(0x50b0acb6d7f14491),
    UINT64_C(0xf632cfe7817c06dd), UINT64_C(0xcc8295eff4c1eae0), UINT64_C(0x242b9967125344ed), UINT64_C(0xa65411a012253bdd), UINT64_C(0x6febab9e69d0517f), UINT64_C(0xf3972f48c11bc5db), UINT64_C(0x90b39f13850b31a2), UINT64_C(0x77441b6a178a0554), UINT64_C(0x7c5afc8dc4b346ae), UINT64_C(0x196f251be1f69ca6), UINT64_C(0xfe34f575b3d27f52), UINT64_C(0x88d09d60b68b12e2),
    UINT64_C(0xcc29401fe35425f3), UINT64_C(0x2fd9ddce0338d441), UINT64_C(0x5a90a5fc860c6365), UINT64_C(0x853dee2d21d48e7c), UINT64_C(0xed8499681166a9c7), UINT64_C(0x38885dc28716c77e), UINT64_C(0xd548856088f6f57f), UINT64_C(0xa7be0b027c1d95bf), UINT64_C(0x31f75b499874cc97), UINT64_C(0xd619de5f8a081cbc), UINT64_C(0xe4b763e002b8311d), UINT64_C(0xede92cb5f11e237c),
    UINT64_C(0x40c608e0949a9062), UINT64_C(0x79c6ca0c9309faba), UINT64_C(0x8215e9bf3c442f3f), UINT64_C(0x3b87d9c0c935139a), UINT64_C(0xf6f975c5312db1a4), UINT64_C(0xbd768017b757feb6), UINT64_C(0xd8ecab98f91b9bf3), UINT64_C(0xd4d79620ae9a696f), UINT64_C(0x3813f79369a45d9c), UINT64_C(0x536610541ded7fc3), UINT64_C(0x1bfbae2ea59dbb0f), UINT64_C(0x94991ff2c1621278),
    UINT64_C(0xd4b952bf86e49973), UINT64_C(0x3029b7652b9a8e77), UINT64_C(0x85c502aae2935cae), UINT64_C(0x5b7a7548914caacc), UINT64_C(0xe8b4e052db5407bd), UINT64_C(0xedeae1d8d3509e3c), UINT64_C(0x5ad7646985bb968f), UINT64_C(0xeff1e0c7411f7312), UINT64_C(0x90906d2730cf84a2), UINT64_C(0xa9038ce71f286dfe), UINT64_C(0x35c6535151746152), UINT64_C(0xa382f9232bfe5f68),
    UINT64_C(0x08f9e41dd88c7d50), UINT64_C(0xbe856a5dd1993075), UINT64_C(0x4e82dd5c9475ca03), UINT64_C(0x6661b2f15946a9e8), UINT64_C(0xd0551d6414df5fb6), UINT64_C(0xf29aae0ca6d781ec), UINT64_C(0xbec2ac0b737361f2), UINT64_C(0x7aa700deae969463), UINT64_C(0xacd8c39204e983ab), UINT64_C(0x7f68e16db68226df), UINT64_C(0x767d90ea3f72ec8b), UINT64_C(0x33f975264761a241),
    UINT64_C(0x016e58bd25a657dd), UINT64_C(0x775df714bf4a0562), UINT64_C(0x6eef68f7314f067e), UINT64_C(0xd02698722fb73adf), UINT64_C(0x1fecbaa67a8324e9), UINT64_C(0xcbe7b5f00639fbf1), UINT64_C(0x151c4b0d44028ac3), UINT64_C(0x362aceab66f2d051), UINT64_C(0xb79b723bf07b1f68), UINT64_C(0x66ba2ed7035ffff6), UINT64_C(0x88460c76bb5e1b3c), UINT64_C(0x42baaeb8d8cd1835),
    UINT64_C(0x8c6dd529932a87d7), UINT64_C(0xe05163e117f7e2f4), UINT64_C(0x43cf7ab82cdf8cb8), UINT64_C(0xb01c1108cc05e0e4), UINT64_C(0xdc17d3e7d4082c40), UINT64_C(0xe9e6cbdeafd40595), UINT64_C(0xc90edca287914021), UINT64_C(0x3c99c34fdf72e688), UINT64_C(0x0742abc052b65a6a), UINT64_C(0xa6a390ef0625ed7a), UINT64_C(0x4f6284c339ce5b5d), UINT64_C(0x9abaacabcfac7b5e),
    UINT64_C(0x31220f8516a50427), UINT64_C(0xe88d5babde43c5ee), UINT64_C(0x955ae2544787af7c), UINT64_C(0x94f0778699ec7528), UINT64_C(0xa3e06c96c50d1b75), UINT64_C(0xe8a12e96dd785dab), UINT64_C(0x0027873b85e882ad), UINT64_C(0x210cc051f81509c5), UINT64_C(0x2699b6ee1054b05d), UINT64_C(0x90fa9a23a359fcc6), UINT64_C(0x831d6f6b8ad70220), UINT64_C(0xc1dab600ffba13a8),
    UINT64_C(0xd97634718021b786), UINT64_C(0x7b2ec7a303c56cda), UINT64_C(0x37df13f3c7fffd61), UINT64_C(0x178afe132e49a56f), UINT64_C(0x14b38e90b7e1c54f), UINT64_C(0xf9291a1253bda57e), UINT64_C(0x9085ea09892336c4), UINT64_C(0x23c82f35f3466f01), UINT64_C(0xf2d48969a061ee40), UINT64_C(0x0e2241a458aa2493), UINT64_C(0x2d2bd608c838a209), UINT64_C(0x1697eb50f69d1ceb),
    UINT64_C(0x16a090508d15b9a7), UINT64_C(0xb9fc5d53c263c71d), UINT64_C(0xe257e75d48aa110c), UINT64_C(0x52df4be3804d1d81), UINT64_C(0x48ed0efaecd8a3ce), UINT64_C(0x86343a7575a658a4), UINT64_C(0x35ccb145dcee1485), UINT64_C(0x93808e9758656a91), UINT64_C(0x66fe5433363ef00c), UINT64_C(0x6c2cd8115c3e33a1), UINT64_C(0x7a41a3521e5f46f9), UINT64_C(0x210eabb39c8c246b),
    UINT64_C(0xb77e7e7b4d8182ab), UINT64_C(0x3165a32e21863df4), UINT64_C(0xb6acc204c3ec3c4a), UINT64_C(0x2039b46f9ccb2a04), UINT64_C(0x9164c02a238f0f27), UINT64_C(0xafdd3666ef10e276), UINT64_C(0x4f40863b1e19dd97), UINT64_C(0xc60ad9e34b31bd54), UINT64_C(0xb00cbe6d2dec4230), UINT64_C(0xb606dec8c6d93b27), UINT64_C(0x5587c6ed1efd1ebc), UINT64_C(0x1f529c2bd78369e9),
    UINT64_C(0x1d70e3a9108ba91f), UINT64_C(0x23c20058ad92a68d), UINT64_C(0x0a24b76a6fe3c147), UINT64_C(0xe68cd2690e757a49), UINT64_C(0xc1100510a5ae1e23), UINT64_C(0xeb24805284cbacfc), UINT64_C(0x76cb9bbf836e3f92), UINT64_C(0x9952006f3491260d), UINT64_C(0x966eeda98dc2bd1f), UINT64_C(0x01ed72256750be99), UINT64_C(0xc2ac3bd00626ec99), UINT64_C(0x7d20430cd043aa5e),
    UINT64_C(0x62372b4f8dd13b8c), UINT64_C(0xbed4f76fbd76a578), UINT64_C(0xa57a6b10b3914a0b), UINT64_C(0xdb20172f46cc3265), UINT64_C(0xe0b2d29cbdc05d55), UINT64_C(0x49c4ac4eb9f73445), UINT64_C(0x3063cd949420338d), UINT64_C(0x2747e157be1b3303), UINT64_C(0xab29b2562d83cbb3), UINT64_C(0x9b247b52aa172a38), UINT64_C(0x1483a3699d52c61b), UINT64_C(0x24a5bfa507f60f27),
    UINT64_C(0xa4dff1b0e1da2541), UINT64_C(0x25cfb49e7e641b0e), UINT64_C(0x2b936155cc2db9ac), UINT64_C(0x0439b80c7b404bf2), UINT64_C(0xa27619f54b2ec66c), UINT64_C(0x9fdb0cf6e182d4ab), UINT64_C(0x488fa584a7ef2126), UINT64_C(0xa97685c5d3b6aca3), UINT64_C(0x5285d6bc30fb31e2), UINT64_C(0xde3e26e08d7ff617), UINT64_C(0xa66dcf78630d4926), UINT64_C(0x08ac23bea22b611b),
    UINT64_C(0x8485829aeca99c95), UINT64_C(0xb172d2705df9e020), UINT64_C(0xb1ee39e1091bbf17), UINT64_C(0xeb944da0df6b07d8), UINT64_C(0xd499001a549c88d8), UINT64_C(0x04f923b57bd5f7c0), UINT64_C(0x3b9ebc9efc0ff447), UINT64_C(0xf02bf657fa7a4ac2), UINT64_C(0x50dfcd39f456bc1c), UINT64_C(0x85a82c98d74dcefd), UINT64_C(0x59a4ad92f54b9019), UINT64_C(0xbc572775bbbb68d6),
    UINT64_C(0x9ca87ef3094cec2d), UINT64_C(0x57a7dc09a1770c5d), UINT64_C(0x90a4acbbc01c00e9), UINT64_C(0x2a416fc956828f8d), UINT64_C(0x0b7fb065a8d55594), UINT64_C(0x6427bd50dfcb34d5), UINT64_C(0x9343ed1152b0e41c), UINT64_C(0x54eac5da9e2548bd), UINT64_C(0x9941545169490e29), UINT64_C(0xd28350da1c56595a), UINT64_C(0x0b969144da6fc32e), UINT64_C(0x7ddecde52e0d1bd3),
    UINT64_C(0xc246071486b4208c), UINT64_C(0xc7211a767ff66e83), UINT64_C(0xd4167e9ef2d2bd6e), UINT64_C(0xaa19bad32351020a), UINT64_C(0x71a56971df85e77d), UINT64_C(0x2a86996f42bf248a), UINT64_C(0x36ce0fa81cf31fae), UINT64_C(0x793da173911138b5), UINT64_C(0xf8b64b39f635c14f), UINT64_C(0x6a17da51b6dcb553), UINT64_C(0xdae6eef772f93f48), UINT64_C(0xd3ea11feebded848),
    UINT64_C(0xd52de9743e019994), UINT64_C(0xb7987e889e8bf90f), UINT64_C(0xcec249f6474384b6), UINT64_C(0x6739e57928c0ddf1), UINT64_C(0x3e2cacc9de8c617d), UINT64_C(0x869083951f17358a), UINT64_C(0x9b2f7fb768cdcf59), UINT64_C(0xddfe553e37691cb0), UINT64_C(0xbc0c6ac033999dc1), UINT64_C(0xbc4743afbf67fe6a), UINT64_C(0xb8555687d0f6a418), UINT64_C(0xe707465eddce522b),
    UINT64_C(0xaef8e72048ce8af8), UINT64_C(0x1f0a8662fe05b5e0), UINT64_C(0xf1524e96755432a3), UINT64_C(0x44f7d277e4eeaab0), UINT64_C(0xf25a3bf3d1a47d52), UINT64_C(0xa31914f4504d0a9a), UINT64_C(0xb110a47966dfcbcc), UINT64_C(0x86577363edd1f5bb), UINT64_C(0x9da327d1058ce51d), UINT64_C(0xca9f512d38233239), UINT64_C(0x9e65ff2906a61114), UINT64_C(0xd21df6cf34e0cc35),
    UINT64_C(0x5f240df8b09f9fe6), UINT64_C(0x9e16967c34fe1d5e), UINT64_C(0xc61db59f2a755c2d), UINT64_C(0xa0482d19383f97a3), UINT64_C(0x43e3db072a63e384), UINT64_C(0x5d64d5cb05431cae), UINT64_C(0x628421e6c43362e9), UINT64_C(0x896261427fd802d0), UINT64_C(0xc5a67dd4dd1db1dc), UINT64_C(0xde2875284872dbd4), UINT64_C(0xb18f017051c4c02b), UINT64_C(0x9f526ea80b464ab5),
    UINT64_C(0x7eaa2ef60f0a5ffd), UINT64_C(0x06a3616643d9fe79), UINT64_C(0xbe7b69f0858384d8), UINT64_C(0xac0902c7b6b22052), UINT64_C(0x1672a2af98c19397), UINT64_C(0xd2f4a353f18482ed), UINT64_C(0x296ee65f442c6ce4), UINT64_C(0x18c1dd977054aee8), UINT64_C(0xe97bc9025a99f378), UINT64_C(0x491ff77f7c665b8f), UINT64_C(0x5b3277b2e4980a35), UINT64_C(0xab32dc1067beffd2),
    UINT64_C(0x00cb0882c782115f), UINT64_C(0xaec15190401585be), UINT64_C(0x4d08cc053ae661e7), UINT64_C(0x9e7b3a113d129036), UINT64_C(0xa9d1fc305b20af44), UINT64_C(0xdd76d85c67e59bec), UINT64_C(0x5fa0cbeb702cf2ca), UINT64_C(0x7ab928d60c128103), UINT64_C(0x157a809a7d570649), UINT64_C(0xb8d9547f0d907f3a), UINT64_C(0xbb239a9d58e5e082), UINT64_C(0x13476fbf186b9e8e),
    UINT64_C(0x6e99163252288052), UINT64_C(0xcf89ff84d9996920), UINT64_C(0x64cb2582aa9f4aae), UINT64_C(0xfb01c8dc9a844403), UINT64_C(0xfd59bf92996a0f73), UINT64_C(0x7d90026332b903bd), UINT64_C(0x64a0756e964d4510), UINT64_C(0x42a231b37f416a14), UINT64_C(0xbb6e3aad5d088573), UINT64_C(0xa32aa23fda45c661), UINT64_C(0x07440977da4e6728), UINT64_C(0x7f7b13d667015085),
    UINT64_C(0x7e0a14bcddd3b3a7), UINT64_C(0x91ab42c8db78cfca), UINT64_C(0x8612fa38e96ec622), UINT64_C(0xffd2b44287a39be8), UINT64_C(0x96264ef23b068854), UINT64_C(0x9b2a1f326e5bbf7a), UINT64_C(0xfced97f52e95cf14), UINT64_C(0x7a8c525aa47b1f27), UINT64_C(0xad4e060491b34526), UINT64_C(0xe9ae73d534158f4f), UINT64_C(0xd61f670d054f6c98), UINT64_C(0xcded097a5bd10e1c),
    UINT64_C(0xdf118bcebf4b2fb9), UINT64_C(0x0cc744637ad5d589), UINT64_C(0x8a6144e5a9ca0cac), UINT64_C(0xfcb5f81c904cfec9), UINT64_C(0x49e324ac5c236b4e), UINT64_C(0xa7a6444422cda403), UINT64_C(0x912cfcd4b38e0e01), UINT64_C(0x3d77667fd0f1c67f), UINT64_C(0x8ee7fbe8f7607605), UINT64_C(0xc10bab1879f4a2d1), UINT64_C(0xd6f2cdaa7014b49a), UINT64_C(0x59b020beaa0cb848),
    UINT64_C(0xd05f7367d2d9d0a0), UINT64_C(0xd1806b4a2d032789), UINT64_C(0xdd159132758e937d), UINT64_C(0x75d75bcb9dab6073), UINT64_C(0xf09866db75f69974), UINT64_C(0x8c2d834c3de8e542), UINT64_C(0x7b7192944fcc608a), UINT64_C(0x7fec9a2b99507ab7), UINT64_C(0x3fea459c919ed1e6), UINT64_C(0xa5136325f7f43bbf), UINT64_C(0x5c07bd173e78fb11), UINT64_C(0x5ed8df3ad49ed56c),
    UINT64_C(0x331ec12d4e17f439), UINT64_C(0xb60f8e448c03814a), UINT64_C(0xdc730cd89f0bd4db), UINT64_C(0x90fc39979e108a60), UINT64_C(0x3259cd2d664700c5), UINT64_C(0x3380575cd0eb61e7), UINT64_C(0x517130b29a84b07b), UINT64_C(0x61e2502fcb149755), UINT64_C(0xa21cd951740a3b06), UINT64_C(0x19a1874d1f773c59), UINT64_C(0x47b42d165a2f0fba), UINT64_C(0x1d97c7bbaf352d53),
    UINT64_C(0xd99ecac035c7a60c), UINT64_C(0x04f891270c92d29a), UINT64_C(0x8a262e42ad47f6ac), UINT64_C(0xf4d7f33752d7f4ca), UINT64_C(0x2c205a83a67b4843), UINT64_C(0xbbf2660f45231dad), UINT64_C(0xdef1ae91e9e4e37e), UINT64_C(0x16094f1dc9c0c7a6), UINT64_C(0x2529337845d920ce), UINT64_C(0xb9d88a732fc4b0b4), UINT64_C(0x1c494fde6c4716cc), UINT64_C(0x5dacb0611e34b19e),
    UINT64_C(0x6b4cd503b72825ec), UINT64_C(0x188812a175e5154e), UINT64_C(0x2b372b92f401878a), UINT64_C(0xc62505d670048ff3), UINT64_C(0xf73b2bdf890dfbb0), UINT64_C(0x5bd5d8f6a3bbe10f), UINT64_C(0x200994d6fcec444b), UINT64_C(0x22bbaf34890dbca3), UINT64_C(0x7f89c6ecbbb72acf), UINT64_C(0xd93fd8525921fc32), UINT64_C(0x7c372fb3d6356803), UINT64_C(0xcbd8b046cbbd33f7),
    UINT64_C(0xda196cf2a4265609), UINT64_C(0xf141a492c386323f), UINT64_C(0x3f2a2532a67380ba), UINT64_C(0x640d5536ef26a97c), UINT64_C(0x566531b0ccf1534e), UINT64_C(0x0c20fb2c655debb7), UINT64_C(0xe3bb87dfdbfa2c8e), UINT64_C(0x52d0e046221a4d27), UINT64_C(0x97a8949360eb6cfb), UINT64_C(0x69d2eaeff99bac5d), UINT64_C(0x485174c7d756f696), UINT64_C(0xdb2984b248edb387),
    UINT64_C(0x38fb079c64d4cd35), UINT64_C(0x027fdd7d57636006), UINT64_C(0x1e616391da469ff8), UINT64_C(0xced1bea8c85c6d0e), UINT64_C(0x202f5edfb248f894), UINT64_C(0x6c26a804dd8d0c7f), UINT64_C(0x51023e0a5bca4fc6), UINT64_C(0x528f20f64d2e861a), UINT64_C(0x2d02bbd91a141019), UINT64_C(0xf467e07ccd295116), UINT64_C(0xe6ce20a704340f3d), UINT64_C(0x46d9f4a1fe657211),
    UINT64_C(0xde2804083295c068), UINT64_C(0x1e9e15369c45b9b4), UINT64_C(0x6f58c137224ba93d), UINT64_C(0x70195fe078776922), UINT64_C(0xdf430e5bc488a713), UINT64_C(0x6aaf1f4fb8bf7ce9), UINT64_C(0xe7d9e4e2543e2be8), UINT64_C(0xbad15569e11f5293), UINT64_C(0x624950546ee047a4), UINT64_C(0xf95e556cee0d1259), UINT64_C(0xdadad8c1ca35c47a), UINT64_C(0x63cc7ab5acaaf596),
    UINT64_C(0x78a497de7f69a1bd), UINT64_C(0xa1fd3bc3b3749932), UINT64_C(0x3c1af9cb01a95984), UINT64_C(0xd1a576f9c5f2d261), UINT64_C(0x4a88f532488bee46), UINT64_C(0xc804adec01a5c819), UINT64_C(0xe16e30251b679ada), UINT64_C(0x4955d4876d34f6ef), UINT64_C(0x90833099c42a5970), UINT64_C(0x7dbc6356964746ad), UINT64_C(0x7354b110c49e452e), UINT64_C(0x7dab009ea68619af),
    UINT64_C(0xa7d56c1e87fa0432), UINT64_C(0x98c72e9f55b14d94), UINT64_C(0x867ac6cb6dca4fc8), UINT64_C(0x0dcf357bd15363ad), UINT64_C(0xbe70c6c1cc2e17a5), UINT64_C(0x1556f44af21845d8), UINT64_C(0xecb11429f75c4b9a), UINT64_C(0x56aac5d6ac6d7690), UINT64_C(0x21bc720dfc591feb), UINT64_C(0x5e5d9ca268cc40a0), UINT64_C(0x5c471328704ce2ec), UINT64_C(0xeaed578e675c13db),
    UINT64_C(0x0148392a5bf69edd), UINT64_C(0xc0527e1cff29b1b4), UINT64_C(0xd7896b09fc5762ef), UINT64_C(0xeee6fce3a6bcbe7b), UINT64_C(0x651259f667cb07aa), UINT64_C(0x213a0d7b065dd369), UINT64_C(0xdb737e01f887ae92), UINT64_C(0xf12cc120c045a84a), UINT64_C(0x066cf2d97c358ccd), UINT64_C(0xdaa1f4905e9a777d), UINT64_C(0xda13f5cfe2fa1530), UINT64_C(0xfa5dfe532551ec56),
    UINT64_C(0xc038eb6ee9b0a99c), UINT64_C(0xe89c113e0f676ffd), UINT64_C(0xdfa8c0909932eeda), UINT64_C(0xa5fb2db34a97c6bb), UINT64_C(0x1ab9cf2ded384ed5), UINT64_C(0xe9a067570687e6e4), UINT64_C(0x3c56970368449bb1), UINT64_C(0xe675721ec957b1a8), UINT64_C(0x508938ed0b85e8f7), UINT64_C(0xe1069d20e6d33dd9), UINT64_C(0xe3e27b224505b206), UINT64_C(0xf53ac91bafa4cc5e),
    UINT64_C(0xe5252abaa3adb0b8), UINT64_C(0x084537cbd90881c3), UINT64_C(0x15c71385b96fc218), UINT64_C(0xb6c7f99d14238bfd), UINT64_C(0x46c5a06f2acdcd22), UINT64_C(0x3c48cc679535ca40), UINT64_C(0xecf323a4a0e59e2b), UINT64_C(0x2db4595d4c872aa4), UINT64_C(0x0e715c1ba88f673e), UINT64_C(0x5d2b8a83e562432b), UINT64_C(0x708c865d65f8e2b7), UINT64_C(0x18b1f3c8080ec0a0),
    UINT64_C(0xdd7f6feb64be59a5), UINT64_C(0x160db518b75e1407), UINT64_C(0x84ba8da4db1a9513), UINT64_C(0x088d5d63ef49339c), UINT64_C(0xb1cde21be2c6a64f), UINT64_C(0xd5f80969d721efdd), UINT64_C(0x28783ba6d5d8ef30), UINT64_C(0xd32e45f661d5f575), UINT64_C(0x4ddf8091e6b79e5a), UINT64_C(0x6eda84bda09bc104), UINT64_C(0x035d93691133636d), UINT64_C(0x45cc3c891ebb874a),
    UINT64_C(0xf4be25d5e851f4bc), UINT64_C(0x6ae45417b36288f9), UINT64_C(0x08b749b49ceacedf), UINT64_C(0xf6764009ec863547), UINT64_C(0x7737bf50ad63a7c0), UINT64_C(0x1152525f1bcf2fba), UINT64_C(0xa3e6aa8c7f467dd1), UINT64_C(0x186eb250c5cd0db0), UINT64_C(0xc72a7d54e9ad9639), UINT64_C(0x270594064870c69b), UINT64_C(0x3f61106c4496b291), UINT64_C(0x572b7129ce4ba23b),
    UINT64_C(0x6e097544b5e9507c), UINT64_C(0xece818dd174b544f), UINT64_C(0x767f2143422d55db), UINT64_C(0xce62e649995bda76), UINT64_C(0xff37602730daada3), UINT64_C(0xe29a1b47bac8f0a2), UINT64_C(0x38c04f05209e0e14), UINT64_C(0x19bbeab229f1270d), UINT64_C(0x0246da88861a9943), UINT64_C(0xc2f932e02d1d5d05), UINT64_C(0x61170f08f8a0934c), UINT64_C(0x10f2c7fc03e15579),
    UINT64_C(0xb3a823b2e952becb), UINT64_C(0xa79e197df4862541), UINT64_C(0xe74e9768df50d029), UINT64_C(0xf1b6f9dc47eb5482), UINT64_C(0x6e89ce1fa72a749c), UINT64_C(0xe697528f64d46fcb), UINT64_C(0x89f45d39d4c6a6c8), UINT64_C(0x4545d2b8aca24945), UINT64_C(0xc62951258bb5f5fe), UINT64_C(0x126d3746271bfe0f), UINT64_C(0x6614b6e053a9c018), UINT64_C(0x6f8714c5dd64dd39),
    UINT64_C(0x14a700a48d834fe0), UINT64_C(0x324805dfcdb4c342), UINT64_C(0x9a1e494818e2fb17), UINT64_C(0x48ec2ef8a2a2f3c2), UINT64_C(0xddfa442be9f899de), UINT64_C(0xbb49e5390fc385ee), UINT64_C(0xd627f709e9c44bfb), UINT64_C(0x45f0864415bb73aa), UINT64_C(0x4441e9b26fb08a96), UINT64_C(0x2a44e4eb923579a3), UINT64_C(0x81f93e4fca6a6349), UINT64_C(0x47632e5ac7cfed66),
    UINT64_C(0x5055461b4eb4d51f), UINT64_C(0xa5d8c90c3bda18af), UINT64_C(0xb732bcd37631abda), UINT64_C(0xaf6630152574c2ea), UINT64_C(0x024246ea733b219e), UINT64_C(0xe48a8bf700d3c832), UINT64_C(0x92d5cf1bcf350c46), UINT64_C(0x501111b2b23e5ba4), UINT64_C(0x737f69fb86f71988), UINT64_C(0x1eb884bc506d8a12), UINT64_C(0xdccb6c4ab210ab41), UINT64_C(0xc773061ebbd141f0),
    UINT64_C(0xf0cff5bb14e5196e), UINT64_C(0xd855969b6795b66a), UINT64_C(0x14eabe2003a7cca7), UINT64_C(0x721f36992e911c1a), UINT64_C(0xfd3839a620538645), UINT64_C(0xb3d61d4a9a219810), UINT64_C(0x67552bd24acc0c16), UINT64_C(0x4cc3798665e255a4), UINT64_C(0x7523c5e2156432e4), UINT64_C(0xb37c20798e7882e8), UINT64_C(0x7373c645fd6bd3ab), UINT64_C(0xe3696e4945f32e30),
    UINT64_C(0xb81fb19fe86503a6), UINT64_C(0x3b303e259ac06254), UINT64_C(0x29424c2154acb1bc), UINT64_C(0xdff1c7056082de4e), UINT64_C(0xd7019f911a8a0135), UINT64_C(0xb860b642b8fa96a7), UINT64_C(0xce542fcf3235a6b7), UINT64_C(0xca0e57a1a9c73a33), UINT64_C(0x0c93f71e4e149006), UINT64_C(0x588436eb21ae6f9a), UINT64_C(0x75cb0d3cf63f4456), UINT64_C(0x279b4f95a4b1f3be),
    UINT64_C(0x86f1be511bff71e0), UINT64_C(0xe9ec1f09d69b472b), UINT64_C(0x1a0c5caa13593d6e), UINT64_C(0x3bb900da86acbedc), UINT64_C(0xbc15306d0a5ac1c4), UINT64_C(0x2bf78b351d669979), UINT64_C(0x5c9fe6e2fd9e8ae6), UINT64_C(0xb072e54d843bf086), UINT64_C(0xfaf8a51b10317cbf), UINT64_C(0x30c0603c678d2c03), UINT64_C(0xea57096c00146034), UINT64_C(0xf6e063e6c782258e),
    UINT64_C(0xa319593b6458e198), UINT64_C(0x6f3f9feabc2a36c9), UINT64_C(0xa3ea3b5d53afd2dc), UINT64_C(0x7bc6056998135adb), UINT64_C(0x801ace68fbe2b937), UINT64_C(0x26b3acff9d85e6d5), UINT64_C(0x8920f877ed2a2f6d), UINT64_C(0xf9422e17dca9bf2a), UINT64_C(0x04196bcbba978667), UINT64_C(0xc4b6ae47e998c101), UINT64_C(0x44eb150006dbb8a8), UINT64_C(0x3db9f5dd5428a022),
    UINT64_C(0x9ea6c7c62a67d732), UINT64_C(0x5f4705ea47d3ee4d), UINT64_C(0xf95615e266efec1c), UINT64_C(0x4262c271e410976e), UINT64_C(0xfef437e852866728), UINT64_C(0x53afef5587814d25), UINT64_C(0x68e92a13a46c82f9), UINT64_C(0xa2fbcb353918c10a), UINT64_C(0xfdd72668a8f4d542), UINT64_C(0x5ed21d5a110bbe76), UINT64_C(0x1f7529a694c22689), UINT64_C(0x9e646d1ea88aba04),
    UINT64_C(0xa16402d6f72d8e93), UINT64_C(0x5e7ab0d82756bd13), UINT64_C(0xedff6b144ca05678), UINT64_C(0xa287216202c42d92), UINT64_C(0x90b841d97fe57cb4), UINT64_C(0x6efa6486be164f3c), UINT64_C(0x3e00796c70d3083a), UINT64_C(0x332d111ee928c068), UINT64_C(0xa8977ba0352d9dfd), UINT64_C(0xcdc42a712ad9e8cd), UINT64_C(0x70ab7671236357b3), UINT64_C(0x1f27dc89a0f38db3),
    UINT64_C(0xac1fc89d47fde009), UINT64_C(0x475f9167df03d6bc), UINT64_C(0xc1fbe4c7db8cc865), UINT64_C(0x567bdd69706464ca), UINT64_C(0xef62a635292b9f80), UINT64_C(0xde2d04695e16f404), UINT64_C(0xc0d23eb41963e0e6), UINT64_C(0xf1a693980e4fc02b), UINT64_C(0x1df8f06cbe8e1eb3), UINT64_C(0x3d6f0eb67e77d848), UINT64_C(0xdee4a213c90f7c4f), UINT64_C(0x211fb0881f6e425a),
    UINT64_C(0xec7f60998afad624), UINT64_C(0x1da1a46d807ed4c2), UINT64_C(0x0f688992b5505842), UINT64_C(0x521fd3811b72139d), UINT64_C(0x4a4524e9189f525d), UINT64_C(0x7a3e9c648f5ba047), UINT64_C(0x0f064557f47f05b3), UINT64_C(0xbe7226ec43f41bb9), UINT64_C(0x8402b9d038c83b1a), UINT64_C(0x6fa2b6b35af5c213), UINT64_C(0x001871ae7e2c9033), UINT64_C(0xaa97227027a42cbe),
    UINT64_C(0x45d27cff3d8501f5), UINT64_C(0xbeff4645a6ff51c2), UINT64_C(0x0ef8ac3960018903), UINT64_C(0xe932ae09c349fdb8), UINT64_C(0x7d9ffc91815a2755), UINT64_C(0x753eae2735013645), UINT64_C(0xb03e49f5b5d526bf), UINT64_C(0x3c7a6b854f1f1e09), UINT64_C(0xe90f0e0319cb8244), UINT64_C(0x7fc8e909ecd3202d), UINT64_C(0xaee3a9e3d26cf219), UINT64_C(0x3f24eed6e5767248),
    UINT64_C(0x545708d86ed400dc), UINT64_C(0xe4aaab579b7b1cd9), UINT64_C(0xbf85c6980046f29a), UINT64_C(0x7cd4686a9d21b823), UINT64_C(0x543b19acbbf783c7), UINT64_C(0x37f0d3f3315ffe0d), UINT64_C(0x8932b3f5eb658adc), UINT64_C(0xf746ca718aca9616), UINT64_C(0x74b7ee2c3f0fb353), UINT64_C(0xfb3fd1277fb2dd97), UINT64_C(0x9915e0406a602a93), UINT64_C(0x6ded4b9cd1df78da),
    UINT64_C(0xa65c01ff8bcfc9e3), UINT64_C(0x589c248cf381ce31), UINT64_C(0xc79efea4d045c0fa), UINT64_C(0x8ed2fce676068fca), UINT64_C(0xfb10501dd14dd59b), UINT64_C(0x75f64188d44898ac), UINT64_C(0xf43fa0336001cbd8), UINT64_C(0xb545b7969b380f2f), UINT64_C(0xfc353c464c0b856b), UINT64_C(0x32125bc0d5f1600f), UINT64_C(0x6d354f1a1e127290), UINT64_C(0xbd0ec67808339cac),
    UINT64_C(0xac49adf475f7af12), UINT64_C(0x2755d0686bc2d114), UINT64_C(0xfb0c52af7c91a308), UINT64_C(0xfec8d31f6d2a25cd), UINT64_C(0x7575f9945c248933), UINT64_C(0x4e6d17df27707ff5), UINT64_C(0x77c9e02063a7d27c), UINT64_C(0x9fe907eb2a68bf38), UINT64_C(0x560fbab1a697254f), UINT64_C(0x940ec773b9d4c1d3), UINT64_C(0x2973690abab4e638), UINT64_C(0x7fd801a861585193),
    UINT64_C(0x17eac7125d2d3d18), UINT64_C(0xbd2dc147517dc443), UINT64_C(0x7bfcb45871f365ac), UINT64_C(0x7d86abe7a95ee0c3), UINT64_C(0x7968e35b011324fd), UINT64_C(0xa151fa0d196c01d5), UINT64_C(0x7735aa1af6881d11), UINT64_C(0xc095c63f8259484d), UINT64_C(0x71a6093fab5ba349), UINT64_C(0xb2ccfc02f53fea7d), UINT64_C(0x47d8d44bc5a85541), UINT64_C(0xf1c087e5674d57e0),
    UINT64_C(0x05e47ea9a0e1562d), UINT64_C(0x7344bdd6eaab8e4e), UINT64_C(0x6cc1ecb0050d0e5d), UINT64_C(0xe2d1d29db4599ec4), UINT64_C(0xabe13bf3b3be4a11), UINT64_C(0xf606765732e95ce5), UINT64_C(0xe6eaf0271c78577b), UINT64_C(0x8028c0913dfb70e7), UINT64_C(0x9f2caea3f205b2ef), UINT64_C(0x92e96c3e44a1acba), UINT64_C(0xae94d75cdb5f069b), UINT64_C(0x7a08cb7702bcf18f),
    UINT64_C(0x99ba74079e66a77c), UINT64_C(0x8c91183e94b6e25a), UINT64_C(0x32feda264e208fc9), UINT64_C(0x02b6f31c6dd4406e), UINT64_C(0xc704dff18c73c99a), UINT64_C(0x560044760d5027bd), UINT64_C(0x1bf18382650748b0), UINT64_C(0xf18c3ec5ce4a3e02), UINT64_C(0xb3ddea7170f4ba94), UINT64_C(0x5a20c73bcd806670), UINT64_C(0x1c66811176862a69), UINT64_C(0xaee7849652d373af),
    UINT64_C(0x43bfff10bb59ea46), UINT64_C(0x2c2029ed2646bf4f), UINT64_C(0x23a820e6f786bee9), UINT64_C(0xe4335901094e9513), UINT64_C(0x4a431800aacd36dd), UINT64_C(0x89d17bc6d522ae3f), UINT64_C(0x71c52758fa995a0e), UINT64_C(0x6e09bbd17a755a34), UINT64_C(0xbb8cd160919b8f5f), UINT64_C(0xc98730aec9905d00), UINT64_C(0xc696ed73f4885416), UINT64_C(0x893ffe5c78dfb394),
    UINT64_C(0xf825d6cf995966a4), UINT64_C(0x96c78fbd40289abf), UINT64_C(0xb052ecfa9197b9e4), UINT64_C(0xe81c83fce841549d), UINT64_C(0xc1fdcef7c2cbd14b), UINT64_C(0x7edc2d44b0e789d1), UINT64_C(0x6437e1306947bd8d), UINT64_C(0x0eeb9ac774daaf41), UINT64_C(0x496cfc7be305bf59), UINT64_C(0x15e32efc8cc643fe), UINT64_C(0x2e047e2d16edf4f8), UINT64_C(0x65d0301cdefac773),
    UINT64_C(0xb1c69b6dad7ef960), UINT64_C(0x26c2475e1cb48cff), UINT64_C(0x0c24d7ab573878a2), UINT64_C(0xb18c85fa36463290), UINT64_C(0x037e583305be8acd), UINT64_C(0x460ec3ae4ea859de), UINT64_C(0x85c7c97514200a12), UINT64_C(0xb8d30843b270cfa3), UINT64_C(0xe1723db3f13537ee), UINT64_C(0xbf06d98a4d65a165), UINT64_C(0x6a6c2d14bd8edadd), UINT64_C(0x65cddad01b7cf48f),
    UINT64_C(0x4ff17cd10b7579de), UINT64_C(0x02772d3ff6fed98f), UINT64_C(0x73acee2de636a96f), UINT64_C(0x1cd7bcb6ea6d6c53), UINT64_C(0xde50cbcf4f762835), UINT64_C(0xce7e2f433bd1e227), UINT64_C(0x8c9fe1eb2c5c2d78), UINT64_C(0x657c1a09bcb0d0c6), UINT64_C(0x04979b44650bd57b), UINT64_C(0xf41864b876c37735), UINT64_C(0x8ea88f50adec3f89), UINT64_C(0x90560c1ee8ad767e),
    UINT64_C(0xa74a2671ef88c134), UINT64_C(0x51db70c3bf835f0a), UINT64_C(0x04f1ea591d6a77d5), UINT64_C(0x196a60e3a458bebc), UINT64_C(0xe5bee6dc07200cc3), UINT64_C(0xe7e33c792564fea0), UINT64_C(0x4cbddb24f4cefd0d), UINT64_C(0x8a733ed1a116c382), UINT64_C(0x836ca2867b0fc63d), UINT64_C(0xedefa271c667497f), UINT64_C(0x6d7fbb0a94304a4a), UINT64_C(0xc0e91f738377c3f4),
    UINT64_C(0xf454d3650b6e71b9), UINT64_C(0x193dbae7a0b9b072), UINT64_C(0x13a585b4c2210a78), UINT64_C(0x09caec01510181ad), UINT64_C(0x3bd2243bc7da7dba), UINT64_C(0x7961a4b261e0b297), UINT64_C(0x70ed2e84dfd5aa48), UINT64_C(0xd938d7ba68afbbf8), UINT64_C(0xed1cbdcf37c30f26), UINT64_C(0x9d147a7bb198db6e), UINT64_C(0xf7e932ffff7249ff), UINT64_C(0xd1071d52b2712eee),
    UINT64_C(0x9ed5ea4dcea23a02), UINT64_C(0x732f59a25caf9cc4), UINT64_C(0x260754b79992f248), UINT64_C(0x3f2f0447e48dd5ee), UINT64_C(0xd24f84d99fbc94be), UINT64_C(0x82c755703a47df3e), UINT64_C(0xe1f1a409b2d301a5), UINT64_C(0x749236eaf609a5ec), UINT64_C(0x305c0830ae872314), UINT64_C(0x1ffa1cf9982e75c7), UINT64_C(0xae5085be854b4ed7), UINT64_C(0xae9ced9f3a54f574),
    UINT64_C(0xf0f54b530695660a), UINT64_C(0xcaeba295fc1f79d1), UINT64_C(0xb282e67c731f26f7), UINT64_C(0xed00f032ebba6497), UINT64_C(0xf519b8d764492ddb), UINT64_C(0x64486d6f726268df), UINT64_C(0x83e1c6e5d146c3da), UINT64_C(0xeb6094e8f1a39fe2), UINT64_C(0x2361d346c4fdf083), UINT64_C(0x69b2e6002ed793a0), UINT64_C(0x33e15bdc963578bf), UINT64_C(0xcc2f614a242655ee),
    UINT64_C(0x878632dc7de78372), UINT64_C(0x8ab8e96f0d637dab), UINT64_C(0x30bc64af5dbe0772), UINT64_C(0xa1c31a25f49353f1), UINT64_C(0xaa95d308242a1daf), UINT64_C(0xe4af16aef192188c), UINT64_C(0xc6b31a24ac2f4b30), UINT64_C(0xcfe666eae3d5b12f), UINT64_C(0xbd4054e85007ea07), UINT64_C(0x91de7f1fed2f5110), UINT64_C(0x580ada3360e9a37b), UINT64_C(0x84f30b25d74f367d),
    UINT64_C(0x31538b7f2830a7bd), UINT64_C(0xd021a215d037c644), UINT64_C(0x04caef8d48729e4a), UINT64_C(0x786edacb2e51f970), UINT64_C(0x3eaf1fc761e3a46b), UINT64_C(0xd4ded85c50f11289), UINT64_C(0x379212c6bd31a14c), UINT64_C(0xa347606948df2985), UINT64_C(0x7c556ffcbaa706d8), UINT64_C(0xc8c04db8d89caea5), UINT64_C(0x665e79ae18909dfb), UINT64_C(0xda24b4c0980bb970),
    UINT64_C(0x84cac917039e61c4), UINT64_C(0x6e554930a1bc190b), UINT64_C(0x0dc6487b7175f358), UINT64_C(0x932680274a6d60b8), UINT64_C(0x7575009239ac75d6), UINT64_C(0xd627b12b235e450d), UINT64_C(0x6c786bc0046e6a86), UINT64_C(0x2e847ee890acfc41), UINT64_C(0xf602163e568c7aa1), UINT64_C(0xfe81119e163ad4c5), UINT64_C(0xff8ef733b53a38bd), UINT64_C(0x0597400e1ff3f32d),
    UINT64_C(0xbdacdc1520bd2887), UINT64_C(0x6fbd4f2634e95ad7), UINT64_C(0x3dce40e29bc5690a), UINT64_C(0x85198ac53976f3ba), UINT64_C(0x3b8ab5764dc87b71), UINT64_C(0xc257c1cc70e90999), UINT64_C(0x813dff798e47919c), UINT64_C(0xa50ef70a9e1e7dc2), UINT64_C(0x8698360c4b73a7e7), UINT64_C(0xb176a8d321cdda30), UINT64_C(0xe4cafa0b8271509a), UINT64_C(0x3edfa3e6d238ddf9),
    UINT64_C(0xa7b39a9798c462ed), UINT64_C(0xdf289a6d4f52455d), UINT64_C(0x6d6f1ac21e9a3701), UINT64_C(0x56ba83670a8c5203), UINT64_C(0x086b33a775ae3dbe), UINT64_C(0x8f065b217193a926), UINT64_C(0x544f5db6b1341cce), UINT64_C(0xe25c4d584118fc11), UINT64_C(0xde769500be10b68d), UINT64_C(0x42856f80a6f1e439), UINT64_C(0xf8c61f8fdb7f2c46), UINT64_C(0x59f88789cea681be),
    UINT64_C(0xeaf0691fc59da85c), UINT64_C(0x846b7aab4bd971d5), UINT64_C(0x01817e51ef250214), UINT64_C(0x8948b16da25536d3), UINT64_C(0xa4ceb862bbf8d713), UINT64_C(0x420c5a180a820e63), UINT64_C(0x222fe60c7daaa60a), UINT64_C(0xf7e58fc92dc893e2), UINT64_C(0x61a6ec54b996efae), UINT64_C(0xea0ec6915c52281a), UINT64_C(0x6a22753045444e75), UINT64_C(0xc1b4c3efb8671ab2),
    UINT64_C(0xbe364893321f2a42), UINT64_C(0xfb845d8f1ea75262), UINT64_C(0xeb23374378eb1a49), UINT64_C(0xec7f268f6bd3643c), UINT64_C(0xcd2b97be2aa688e9), UINT64_C(0x6066c1c977f2d703), UINT64_C(0xcd98bc4b2ee5a98f), UINT64_C(0x9d5d00a25d35a6a4), UINT64_C(0xddb2fd7a2b4d96ca), UINT64_C(0xf0b8f37fe6bd09f9), UINT64_C(0x4242f7a1072a8a44), UINT64_C(0x5ebd6d83c218ccf9),
    UINT64_C(0x4353a50d60fca114), UINT64_C(0x041879d9ecd281fa), UINT64_C(0x86360beda5abb676), UINT64_C(0x08e5d83f84ae4b4d), UINT64_C(0x95946150f8829e88), UINT64_C(0x0b482fab45af9d28), UINT64_C(0xb99e4c9bcbb804bb), UINT64_C(0xca84116eb5613279), UINT64_C(0x9e76a6648c511124), UINT64_C(0x438699a331ed6e27), UINT64_C(0xff604192b9faf183), UINT64_C(0x1ac57864d963b5f3),
    UINT64_C(0x3e69e9a737ff93bf), UINT64_C(0xbb1bad52096cab8b), UINT64_C(0xd6d1c937e37c34f0), UINT64_C(0xbac23b841902f580), UINT64_C(0x3c20cc88bc166e04), UINT64_C(0xf878344bd1e3eaad), UINT64_C(0x5f114c38154efa6b), UINT64_C(0xe14ec06f7c7c751e), UINT64_C(0x463530f73f0ed70d), UINT64_C(0x9cd9a1149802e10f), UINT64_C(0x030bb80985f13357), UINT64_C(0xe0af9a0951afc3ee),
    UINT64_C(0x1a1d3682345fb85c), UINT64_C(0xce2c89ef9d831f0f), UINT64_C(0x2343ae96801c68fd), UINT64_C(0x3442d9823f0d7f94), UINT64_C(0xa676e2ee21a80664), UINT64_C(0x2963314527529571), UINT64_C(0x6108d62ef36c020c), UINT64_C(0xb884393c5ec657e0), UINT64_C(0x5b4be301f68c4754), UINT64_C(0xfa5b11563217fc5d), UINT64_C(0x3b70677cec6b45e5), UINT64_C(0x623bb39d0be75ca6),
    UINT64_C(0xf6f3b3d5f7550113), UINT64_C(0xbeeb42da37253896), UINT64_C(0xda75cf44c4302070), UINT64_C(0x8e0a0c4c6563fb46), UINT64_C(0x14c84758a9d1a41b), UINT64_C(0x5bbfdc614d9bbb76), UINT64_C(0x9ce05a19cfdd81b9), UINT64_C(0x8a063809d7774bb1), UINT64_C(0xc3095e296b51e554), UINT64_C(0xd14c4d8a9e25cf14), UINT64_C(0x7c2bc77eb5ec3acc), UINT64_C(0x07b9bfe02fb3f4bf),
    UINT64_C(0x3c53e835bdcac9ac), UINT64_C(0x51e3ce85eef90a3e), UINT64_C(0x71446b15d664d4a1), UINT64_C(0x06fc208e5c783f52), UINT64_C(0xae109646c8064233), UINT64_C(0xebd32bfaf167a3ab), UINT64_C(0x8baa3b4b101447a5), UINT64_C(0x4e58c4a182caf529), UINT64_C(0xb60a05f84ca140eb), UINT64_C(0x3b6c853087269e99), UINT64_C(0x26db9fdc9f7e638f), UINT64_C(0x1ddc20a009bbc120),
    UINT64_C(0x7d28fb7b5a7fecfb), UINT64_C(0x79cc00f2fe492e28), UINT64_C(0xcb95a86e9b705e30), UINT64_C(0xf75ee9b74696f855), UINT64_C(0x471d5626639339cd), UINT64_C(0x4b02925bebf1275a), UINT64_C(0xd7cb490f686c55c5), UINT64_C(0xb3489f5538bc3f59), UINT64_C(0x6d9eb1a9d9488d1d), UINT64_C(0x925c36736140517a), UINT64_C(0x62a74ce14d6c9f26), UINT64_C(0x7c387c83b63d1b93),
    UINT64_C(0x429d92a9deda3077), UINT64_C(0x2d8f873a679b0603), UINT64_C(0xb683311c39e6d97f), UINT64_C(0xe811724a5864dbba), UINT64_C(0x6b74941c78154eec), UINT64_C(0x89ea51f6dd6967e5), UINT64_C(0xb9f55b252c9f5798), UINT64_C(0x3f5fb74608f59fc7), UINT64_C(0x2991ad8e14ea1087), UINT64_C(0x8a10594c47ffa2cc), UINT64_C(0x0785f27e039cbf9a), UINT64_C(0x117edef577633fec),
    UINT64_C(0x05f7a2ebc1c01f96), UINT64_C(0x03795990d73b4c33), UINT64_C(0x6d412594f9d64800), UINT64_C(0x9f7505a80f497fd6), UINT64_C(0xb1e7da45984eaafd), UINT64_C(0x02d4921a5fff0442), UINT64_C(0xa02cbc733bb48659), UINT64_C(0xb15c640f84dc2ff6), UINT64_C(0xb512f83d608f5acf), UINT64_C(0x08ec8a387d1dcc7f), UINT64_C(0x8990c69649987183), UINT64_C(0x2d5fa8ec8f2c9105),
    UINT64_C(0xc61d88bd64c7c764), UINT64_C(0x1ab510c621a1224f), UINT64_C(0x1c7d1851f54e0150), UINT64_C(0xc8c6900024e11245), UINT64_C(0x8f77176c3f931ff8), UINT64_C(0x4d183900dd78f420), UINT64_C(0x57791cf89388f141), UINT64_C(0xcec782d891e4ace5), UINT64_C(0x86818ee72c8976eb), UINT64_C(0x306675ac17ebed97), UINT64_C(0xd7d467efb6716962), UINT64_C(0x11119a60edf6c619),
    UINT64_C(0xcddf6cf04ba71d1a), UINT64_C(0x2f87e6dbe22e01c3), UINT64_C(0x05dedf2a1fe5250e), UINT64_C(0xd1b114f5f3da5949), UINT64_C(0x061d4bc3c1dcc2cd), UINT64_C(0x8089e32d9722c785), UINT64_C(0xc819be7697f8461a), UINT64_C(0x9102a2d91eed48e0), UINT64_C(0x7f851cd3f4afe958), UINT64_C(0x37257f7599b63b59), UINT64_C(0xbd60daa3b481e937), UINT64_C(0xc818385d2e52ff90),
    UINT64_C(0x230458a634799e21), UINT64_C(0x82268b71374de4d0), UINT64_C(0x85de16b3b0cb54cc), UINT64_C(0xbc2601de8a9eb7c9), UINT64_C(0x4921787c538bfe4d), UINT64_C(0x70e4a91c34082e97), UINT64_C(0xd4020ac3de20547c), UINT64_C(0xcdc6cc2126c39c46), UINT64_C(0x34d5f735f8734c04), UINT64_C(0xbd48e8618bde67e1), UINT64_C(0xbab67fe2f9d291cf), UINT64_C(0x4241c2d379d42bfc),
    UINT64_C(0x2c5cc6e732fbae91), UINT64_C(0xc9e377003ab05bce), UINT64_C(0x7844ab40deada879), UINT64_C(0x00c4514244d34870), UINT64_C(0x76a102c9c7f9b49c), UINT64_C(0x81e3a370e24e27a1), UINT64_C(0xf61cf3b724e81392), UINT64_C(0xe182ba5bd22d12c5), UINT64_C(0x8dd2f1b1a4812a3f), UINT64_C(0x759438dcf532675a), UINT64_C(0x57950999d0b4691e), UINT64_C(0xc22f010da1f99eb6),
    UINT64_C(0x51a507e3178f395a), UINT64_C(0x1b6b1ae3fc267bb2), UINT64_C(0x69f523e4da6ab116), UINT64_C(0x9a350c7bdf5280cf), UINT64_C(0xf99c9a8f9648ceb5), UINT64_C(0x9922156e91fb1fb5), UINT64_C(0xf67d030451c6d4bf), UINT64_C(0x9ee677239abe575b), UINT64_C(0xfbeea66e895d8943), UINT64_C(0x8e951afaeca0982e), UINT64_C(0xa7f2019ba7374696), UINT64_C(0x7df27ac62534e77c),
    UINT64_C(0xf0ca13aba65eeb41), UINT64_C(0x19cdcf58596dad2b), UINT64_C(0x105d133b93f62724), UINT64_C(0x684c470d36e35e42), UINT64_C(0x2c9df58a267c796e), UINT64_C(0x8193f9518fcc17cd), UINT64_C(0x4346ee6a5bb47423), UINT64_C(0xff7dc5950b345df2), UINT64_C(0x6174d029b8806321), UINT64_C(0x12af11d9bbf6ac42), UINT64_C(0xeb07efb4b6efbbd6), UINT64_C(0xcae48a203b7a8053),
    UINT64_C(0x59838c8a9373dd79), UINT64_C(0xe7be4ba70088ec7b), UINT64_C(0x7ec4d4bf3c34a19d), UINT64_C(0xf7df9f47948bdffa), UINT64_C(0x5bbcddfa5668a69b), UINT64_C(0x354301a88a17f9e4), UINT64_C(0xb344610460e5d6dd), UINT64_C(0x359c9bab5f7f24e9), UINT64_C(0x0a8ed56d393ab4ef), UINT64_C(0x661c3ffde2ec4e4d), UINT64_C(0x65ec17429da4bac0), UINT64_C(0xddfa75f12b2066fc),
    UINT64_C(0x06dcccdcf1362f9a), UINT64_C(0xb9e9eca5da253568), UINT64_C(0x22fa7fe1220e79e8), UINT64_C(0xa694deb882a17f69), UINT64_C(0x38761bf7a0871bbf), UINT64_C(0x4d41e70318b18ed5), UINT64_C(0x1f15dcfa1b07dc5d), UINT64_C(0x056a274179a3c61a), UINT64_C(0x950b45ebd06a2bec), UINT64_C(0xa91b8d425b5a2a13), UINT64_C(0x92cedce127db2dd3), UINT64_C(0xf7e7bf53e6ac8634),
    UINT64_C(0x5fc19755bc1ec2e8), UINT64_C(0x68f16d96d4907139), UINT64_C(0x66ed172dbaaedcf5), UINT64_C(0x0e191f0da3edb97c), UINT64_C(0x396abaca2864bc48), UINT64_C(0x010383b7c32f4e8b), UINT64_C(0x7ae3231d24805ddc), UINT64_C(0x17b12e84e081d75c), UINT64_C(0x3a030fd51d917066), UINT64_C(0xe25ec88f90a4a29c), UINT64_C(0x410799ac6bf1d72e), UINT64_C(0x42f86c426212418b),
    UINT64_C(0x685743865b68c39e), UINT64_C(0xd79a80ff2089d3ae), UINT64_C(0x0cae28848b882483), UINT64_C(0x0030106175490351), UINT64_C(0xb594622d8ffb577a), UINT64_C(0x8326879ff3b9fc82), UINT64_C(0x140deff989be3649), UINT64_C(0x824aa6b7f685a2b4), UINT64_C(0xb90912d9cedf1a81), UINT64_C(0x24fcbfcabf201dc2), UINT64_C(0xd90e4a385f31d179), UINT64_C(0xd389d90fb5f09bde),
    UINT64_C(0x9cea43e2addacc97), UINT64_C(0xa78a1cd7da175299), UINT64_C(0x3fb87f6637370c23), UINT64_C(0x57fb00d56ea8c8f4), UINT64_C(0x57c0b97fb713337f), UINT64_C(0xcb79a90732581768), UINT64_C(0x47b5c6b5ca1cb94a), UINT64_C(0x628824791e533f11), UINT64_C(0x32355d539f5a2da8), UINT64_C(0x7801c17bdf09a416), UINT64_C(0x765b3eb598f2ce30), UINT64_C(0x3154d553eeb64152),
    UINT64_C(0x6a0036a4ac5b95c4), UINT64_C(0x97006c0a4609609b), UINT64_C(0x2bee9649a04b0099), UINT64_C(0xd462f5fcf64a0c9e), UINT64_C(0x77bfd40693faf9d5), UINT64_C(0x809ec803d6e08e36), UINT64_C(0xfea52f115804616e), UINT64_C(0x6bce38d662262b84), UINT64_C(0x70bccef9f88fd808), UINT64_C(0x4edff2f64cb5179f), UINT64_C(0xdcba41441444151d), UINT64_C(0xb398d95b0e83828a),
    UINT64_C(0x8617f435ac22b1d5), UINT64_C(0x7c420cc694848d27), UINT64_C(0xeb4a2547db91a3e3), UINT64_C(0x72373a87eba57965), UINT64_C(0x1b8076510b422e44), UINT64_C(0x3e8e47ff2f323f6a), UINT64_C(0xa96a8450681cc03b), UINT64_C(0xe48f91c28b87b0df), UINT64_C(0x77298e180f8322f7), UINT64_C(0xea2d5fc5a1e954af), UINT64_C(0xc3d06893e43b513b), UINT64_C(0xffb6c98d8e731cc8),
    UINT64_C(0x23d5e0c952239bb0), UINT64_C(0xa70f69d2a2506ad2), UINT64_C(0xd768da140408b232), UINT64_C(0xc3f604e54c414f5f), UINT64_C(0x09cf3b79ae7d16c1), UINT64_C(0x4019819ff5f3a6df), UINT64_C(0x23fd98015acfa3bf), UINT64_C(0x58e040346ae1f223), UINT64_C(0xb566804e6c7feb16), UINT64_C(0xd6fd28ad2e519d06), UINT64_C(0x324b70ae6dbf6c4e), UINT64_C(0x5b71605f784ec4a1),
    UINT64_C(0x702f252e6bf02293), UINT64_C(0x4b6699e2a3354d46), UINT64_C(0x5aafaa62f70f315b), UINT64_C(0x8cb34c4cec422344), UINT64_C(0xe02d4fe593dc4f15), UINT64_C(0x5b567cedb01ede5c), UINT64_C(0x6accd981a322e09c), UINT64_C(0xd59fe42ea209a779), UINT64_C(0xdda3f1bfad59e543), UINT64_C(0xca8bee41b7ad8c30), UINT64_C(0xf4466b0f3aee8e0b), UINT64_C(0xad82ac69298d4321),
    UINT64_C(0xfa3eaf2a3b817f6b), UINT64_C(0xd46f626ac42e2242), UINT64_C(0xb223947389dedcde), UINT64_C(0xebb1aba1efa57c38), UINT64_C(0x41b3a648430bd084), UINT64_C(0x2dbab699e6beb16f), UINT64_C(0x3129afe547b6a686), UINT64_C(0xcbff725e5f51b323), UINT64_C(0x169f22f9f218b722), UINT64_C(0x982029b3110f104c), UINT64_C(0xf6acffd7ed38507e), UINT64_C(0xa4882ad384009d50),
    UINT64_C(0x2152e9515df33d7e), UINT64_C(0x3051aceb397014ac), UINT64_C(0x6239625dcc4486df), UINT64_C(0x928dc6fb7ca198a1), UINT64_C(0x44960ddcc8a9b01f), UINT64_C(0xcbdf61c219aff7bc), UINT64_C(0xb9bf7c30d5364fef), UINT64_C(0x107d710a16c5e85a), UINT64_C(0x97dce4d56d84ff61), UINT64_C(0xb25c79950b07f6d5), UINT64_C(0x127a379f45c2dab0), UINT64_C(0x04aea6aaccb97f6f),
    UINT64_C(0xf4c9365e008de31b), UINT64_C(0x66ebaf3993c12a5d), UINT64_C(0x31f006cf072503df), UINT64_C(0xb50454d09f7a555d), UINT64_C(0x5b42e540da64a2d4), UINT64_C(0xee681493a545ea21), UINT64_C(0x4c90bdb627910cb0), UINT64_C(0x6b948891efbf7878), UINT64_C(0xedaaa0b3f5a53b6b), UINT64_C(0x49a03fc74c017ac7), UINT64_C(0x824df4da5e7c3404), UINT64_C(0xbbc598480803ccee),
    UINT64_C(0xf93d37c1b152a309), UINT64_C(0xccdffbb04a600f28), UINT64_C(0x59190955024e3b41), UINT64_C(0xe0d1db912060f497), UINT64_C(0xabfaf59cd82c2168), UINT64_C(0xac20ee98b1b8266f), UINT64_C(0x6659ad66ef9e7ba5), UINT64_C(0x1dd506ed98c554d1), UINT64_C(0x05f2e339a1fc2ec2), UINT64_C(0xe36894188ac42eb6), UINT64_C(0x08bb43150be07126), UINT64_C(0xb51ab3b1a9cd221a),
    UINT64_C(0x68dc76cbc26db0b8), UINT64_C(0x3b9237b3d717035f), UINT64_C(0x429ed9b8aeebf5df), UINT64_C(0xa425842a9b5bb950), UINT64_C(0xf5e152875c058f38), UINT64_C(0x22e540fc3b00f927), UINT64_C(0x07713abf38178159), UINT64_C(0xc95f9844d35750db), UINT64_C(0x5afeb7d8cf16bac1), UINT64_C(0x47a67c68b96e6d4d), UINT64_C(0x4e85e329af80fcc2), UINT64_C(0x0b42be9c75e89b8a),
    UINT64_C(0x8cda27fd78037cf5), UINT64_C(0xfcbaf13e140fa0ea), UINT64_C(0x0c79a408ffd00bb1), UINT64_C(0x5e5d17d4d79eb144), UINT64_C(0x2a1183d666ccdcb4), UINT64_C(0xfa0bd5520a183237), UINT64_C(0x162e6b9a74b313ce), UINT64_C(0x4de55bf27a716c0d), UINT64_C(0xc76d7c6c7b4c68e6), UINT64_C(0x37b3d8e0e9cd6582), UINT64_C(0x4900b0464e8791e4), UINT64_C(0xe1691859870eecfc),
    UINT64_C(0x8896f3923f2fb7ac), UINT64_C(0x4ba285b68c85a2d8), UINT64_C(0x00e00ab5b463294a), UINT64_C(0x366ffd5362008715), UINT64_C(0xdf6e4db59cef2c3e), UINT64_C(0x809501866a6297e4), UINT64_C(0x8cba478c9aed3d00), UINT64_C(0x744892fc177fb6e7), UINT64_C(0xabf5b9a7ee46b530), UINT64_C(0x502c514718013053), UINT64_C(0xbad3c2b70289b190), UINT64_C(0xe979ebb874b3276f),
    UINT64_C(0x606773c3b977e18d), UINT64_C(0xe062f0fa31b8af34), UINT64_C(0xdb5adeeddebce583), UINT64_C(0x6caa5b92ed21b13f), UINT64_C(0xb47efa80a439e445), UINT64_C(0x5bdc74602172ecd8), UINT64_C(0xec2c1d14c294c2b6), UINT64_C(0xedc3f2280b0c9139), UINT64_C(0x959be076bf451682), UINT64_C(0x60fe63827d16c780), UINT64_C(0xe4107f664d2b5a9d), UINT64_C(0xf9a1ab3a0dbabaee),
    UINT64_C(0x2b82d971881aa884), UINT64_C(0xb98766247234607d), UINT64_C(0xe8e38d80a810a688), UINT64_C(0xb3c8d9faed571c8d), UINT64_C(0x68ae8be6441dba43), UINT64_C(0x97c9ad4bbcf65a9b), UINT64_C(0xa052e0ca012ef957), UINT64_C(0x17b738b6a77fa19d), UINT64_C(0x923eab5ed42797d3), UINT64_C(0xe9da078bd2b0bd42), UINT64_C(0xdd846a5f165b0a20), UINT64_C(0xb60d52e3a3de88f6),
    UINT64_C(0xfd1c0300d3cba4a8), UINT64_C(0x83cf3fa9dbabcae4), UINT64_C(0xbef2904e316ef4a5), UINT64_C(0x08bbd91b422b7917), UINT64_C(0xbce4d82cfbeb1623), UINT64_C(0xe4b4e2369c177636), UINT64_C(0x10f29902e050c166), UINT64_C(0x8193aeb8eb6a9a44), UINT64_C(0x8dbaf34dcdee885b), UINT64_C(0x2d4fd8ed18920d8e), UINT64_C(0x6e88c24eb91e263a), UINT64_C(0xc6d5e56c5646d946),
    UINT64_C(0xb6be2b86cafc3c46), UINT64_C(0x44d4bdaf1c31d878), UINT64_C(0xda66298bea76d67d), UINT64_C(0x7b0fe4e905387a52), UINT64_C(0xa389da0dbf55b334), UINT64_C(0x5af5dac5bf7fb673), UINT64_C(0x2f8c41aef8403fe8), UINT64_C(0xcb4a408c58024ee1), UINT64_C(0x08f9bd3c624269d5), UINT64_C(0x44b209d6bc8f4fc8), UINT64_C(0x9db15c1c8ca5346c), UINT64_C(0x4731079c302a2f05),
    UINT64_C(0x661cbfc372e81301), UINT64_C(0x778385a1df004a01), UINT64_C(0x37696e80d4204bbe), UINT64_C(0x1264dca854604e1e), UINT64_C(0x32255eef1e8b2be5), UINT64_C(0xdba09284ff5e8566), UINT64_C(0xa095f86f5eb92c95), UINT64_C(0xb564547508ab9f33), UINT64_C(0xfda12940d0581de7), UINT64_C(0xfbe8cd9433b888d6), UINT64_C(0xa512a3f33ac4f93f), UINT64_C(0x06f59827c909f15c),
    UINT64_C(0x18fab5c22551fb68), UINT64_C(0xc20f4c7bc6ad17a9), UINT64_C(0xaad61d258ced1612), UINT64_C(0x51a7b42fd62dbe31), UINT64_C(0xdb3c69668f577cc7), UINT64_C(0x60fb85f7bedb5432), UINT64_C(0x5c2afe0e0b3253a2), UINT64_C(0x89d2e84d38e85eb0), UINT64_C(0xb986134b3fd50d84), UINT64_C(0x8a01e26eaae16d3b), UINT64_C(0x1091a81f2ddb79c1), UINT64_C(0xdc39e9e4ba274ae8),
    UINT64_C(0x16b6f9a479efa6df), UINT64_C(0x28e1432c50befd21), UINT64_C(0x17c69add0868cbc7), UINT64_C(0x4310319bc5bb6bb5), UINT64_C(0x8c6734c14250d7fc), UINT64_C(0xec3ce01ba1302388), UINT64_C(0x34663f267db3767d), UINT64_C(0x5df9de02d3858223), UINT64_C(0x7e39a8aeef1e9389), UINT64_C(0xd739b26dd07b5856), UINT64_C(0xd0a189cdd51259f7), UINT64_C(0xe1948a75f1fd9acf),
    UINT64_C(0x5cc24183aa744c39), UINT64_C(0x9f8d29786dfc4514), UINT64_C(0x04e3f2b388e443d3), UINT64_C(0xa17695952bf2887e), UINT64_C(0x96f8257f2dc6dcf0), UINT64_C(0x643575092082ee7c), UINT64_C(0x676205a825c47e6a), UINT64_C(0x0db4423d8bc0de5a), UINT64_C(0xd75a40713843912b), UINT64_C(0xb8ffc8972befeb28), UINT64_C(0xbc9059de8a5be7d1), UINT64_C(0xfe99f740832c1847),
    UINT64_C(0x187cbcae0a5b47bc), UINT64_C(0xcf4ac74a86c98ce1), UINT64_C(0x76962d5c35f16de1), UINT64_C(0x0bc801a6d3273a0f), UINT64_C(0x91d381191324debe), UINT64_C(0x7bd4fa086895545c), UINT64_C(0xb50e68c2c26b95e2), UINT64_C(0x5c419780d39ad97c), UINT64_C(0xe8fa94437f0dc081), UINT64_C(0x3af93f526884b4ad), UINT64_C(0x527e6ea4246b35e0), UINT64_C(0xd0ab4d26fb4df7a3),
    UINT64_C(0x330962280eadd3d7), UINT64_C(0x2dcfd4b250774718), UINT64_C(0x39d846ca64f5331d), UINT64_C(0xb68833b48b1b900c), UINT64_C(0x37951cff92be2417), UINT64_C(0xaa5b17ae064f29ea), UINT64_C(0xd81ffc614f2e4c72), UINT64_C(0x3b19e98efa1be6d1), UINT64_C(0x6ac2c9e11e34e83b), UINT64_C(0xf18b9845cf796d90), UINT64_C(0x2bb0ecc485273702), UINT64_C(0xdfc129928bcb89b8),
    UINT64_C(0xae9b69edb98278ca), UINT64_C(0x5b415962ceb9e0bb), UINT64_C(0x1901cf26e5a76c0d), UINT64_C(0x3a69abb1790fc8a8), UINT64_C(0x22330e20af81d6a4), UINT64_C(0xcafd8d63b4b91b97), UINT64_C(0xccc57b1b9b13a50a), UINT64_C(0xa731abea3bebc958), UINT64_C(0xdc99dfc9031293c1), UINT64_C(0x7afa128c551a625e), UINT64_C(0x0c30bbdd98dd3c96), UINT64_C(0x14a43e833dc182b8),
    UINT64_C(0x7c1261704cfa347a), UINT64_C(0x436cb5b201d0fc15), UINT64_C(0x11c396394079d197), UINT64_C(0x7e2ab4b8d1bb9da8), UINT64_C(0xcb01abf4f4f5ee28), UINT64_C(0x4c74fbc25e6c96f8), UINT64_C(0x0051d91d3c285d6e), UINT64_C(0x7e35e20e8aa8a706), UINT64_C(0x5261aaa3cad4ba3f), UINT64_C(0x7c542456ecd43a13), UINT64_C(0xb3eb907804ddb1f7), UINT64_C(0x10b1bff1c7096124),
    UINT64_C(0xb262888a5af92011), UINT64_C(0x816da9df739d0029), UINT64_C(0xcd43ba824f11f12a), UINT64_C(0xf9f9417ec61ea223), UINT64_C(0x50355b28c88b7bb9), UINT64_C(0x660f8fbd6de1a0b6), UINT64_C(0x6b0eaa3815e18a7f), UINT64_C(0x1998b0ed1862b7df), UINT64_C(0x58ae7aedb8edcc14), UINT64_C(0xe2ec4b1fc5873156), UINT64_C(0x6641aa57d4eb02a8), UINT64_C(0xa9e7ccf55a370ddc),
    UINT64_C(0x0a746d7c602f20be), UINT64_C(0x6f5d83e6c75524ba), UINT64_C(0xabe84e412135a824), UINT64_C(0x725413f7757c33ab), UINT64_C(0xf08b3246e9931bb4), UINT64_C(0xa0bf55a223cdc8bc), UINT64_C(0xb7844729020d26f3), UINT64_C(0x91b8262572dfe85f), UINT64_C(0x24859500547fe2a5), UINT64_C(0xf8357e94d4854fa4), UINT64_C(0x521d33947d734403), UINT64_C(0xa96934445019571c),
    UINT64_C(0x4992b204f1b770d5), UINT64_C(0x59d06e80ce188eb2), UINT64_C(0xaa8fd81fe9abed19), UINT64_C(0x742b400c1342f94e), UINT64_C(0x2bbc0bd4d16547b0), UINT64_C(0x3e9d072d8d962ae5), UINT64_C(0xa486402cf91aa3fc), UINT64_C(0x9bce8a1a5e7d560c), UINT64_C(0x97ab73dd0078ef81), UINT64_C(0x8e5f73986f66217f), UINT64_C(0x79e3a7e08bce2d4d), UINT64_C(0xd328c1881c2430cf),
    UINT64_C(0x24fd980c6435c172), UINT64_C(0x402ddb6b28277b35), UINT64_C(0xd235e9622b675398), UINT64_C(0x0113c9a29842a89d), UINT64_C(0x7a701c4d13baea55), UINT64_C(0x2eee6bc99b86e5b9), UINT64_C(0x1d54d190e0ff663e), UINT64_C(0x1b24f02eda070e54), UINT64_C(0xe69fff6bb406ba99), UINT64_C(0x71e0e2c916bf7353), UINT64_C(0x4d4ded10e5728334), UINT64_C(0xbf8536d2e05bb44f),
    UINT64_C(0x2a1bf1a942dd38c6), UINT64_C(0xa61b73d522e355bd), UINT64_C(0x9dfd8b98d0133e2b), UINT64_C(0x66f530ebc7c8173f), UINT64_C(0xdd93cfd7de5f135a), UINT64_C(0x77d189f63c2b02c1), UINT64_C(0xdc55bed660911ba8), UINT64_C(0x7693c12efa9caf86), UINT64_C(0x3091f65134beed0d), UINT64_C(0x86d1f467da9fda4a), UINT64_C(0xfbf910b19e388918), UINT64_C(0xd11fa190c3e158cc),
    UINT64_C(0x0fd7c5ace50144af), UINT64_C(0x7f9408f0ec409f1f), UINT64_C(0x0ace608ca09fefab), UINT64_C(0x25025e22ac701616), UINT64_C(0xf8b6e52779a40669), UINT64_C(0x7e61cba9bc29cc9b), UINT64_C(0xb2bd6e84f66a86ca), UINT64_C(0xbc92089fd4016e57), UINT64_C(0x3de3abacbd43c30f), UINT64_C(0x1653bc518acf5734), UINT64_C(0x0cb94b81e503044b), UINT64_C(0x92ebbd96eaa2973a),
    UINT64_C(0x55d6497756b4642f), UINT64_C(0x7841c04be2e1b4cf), UINT64_C(0x5c088b4abfe1443e), UINT64_C(0x91fdd91d6be52255), UINT64_C(0x6b3b34e90b6d3b64), UINT64_C(0xd41db8462661681e), UINT64_C(0x323e7e50e2b2915c), UINT64_C(0xdb9f96c178d5460e), UINT64_C(0x4eb5ace16a04b600), UINT64_C(0x85d9ec5baacd6ea1), UINT64_C(0xe8063b674bcaa8c2), UINT64_C(0x0d703492cbb4c7f8),
    UINT64_C(0x3a74b013d9fd8387), UINT64_C(0x0a1994b291302d1c), UINT64_C(0x179f5370b5a8f37b), UINT64_C(0x79f2f1a94107fc67), UINT64_C(0x4c54aedc6da5526a), UINT64_C(0xab2dab67ba63e6bc), UINT64_C(0x0099e625c0d4dc35), UINT64_C(0x62126854aa00cb82), UINT64_C(0x27e9ed1e3e05beae), UINT64_C(0xbbac3632381bc338), UINT64_C(0xe130156eadf29950), UINT64_C(0xc10468cc6d0b4ca0),
    UINT64_C(0xef73d69383a40ad1), UINT64_C(0x17bfaec436927381), UINT64_C(0x8f6a1408eacc5acd), UINT64_C(0x4186be882d0ca7db), UINT64_C(0xb4060bcab4fc9b82), UINT64_C(0x5fb6fac4bd99c2f7), UINT64_C(0x02ef1a04572428ee), UINT64_C(0x9da1a92873f3e229), UINT64_C(0xba874231dec473d1), UINT64_C(0xd75cfee927f88cf0), UINT64_C(0xe95a8939c626bc08), UINT64_C(0xfba140961f19e221),
    UINT64_C(0x1bd29fb58c04c1aa), UINT64_C(0xc5b461a303a6bbc2), UINT64_C(0xa7c36961a80f9718), UINT64_C(0xdb3952a5bbd73103), UINT64_C(0x7df0a11c51d730f4), UINT64_C(0xe669d6703e30d05b), UINT64_C(0xc3698b7a01452abf), UINT64_C(0x6bad1ae6e9e74aff), UINT64_C(0x8bb02c64af3dbc16), UINT64_C(0x653c05972d523fce), UINT64_C(0x81437505447e585b), UINT64_C(0xe74f978a86a3f611),
    UINT64_C(0xf9cb7d667deb7f54), UINT64_C(0x428d9d8eeaa2a642), UINT64_C(0xe8c8be67d7e819cf), UINT64_C(0x027ba194b23f44ee), UINT64_C(0x4001ba5ccdfb8eeb), UINT64_C(0xc1c979ecac78deb2), UINT64_C(0xe85974d870bd6902), UINT64_C(0xf1638616b6b443f7), UINT64_C(0x11b210a98b4519c6), UINT64_C(0x6ceb4c5d527318a4), UINT64_C(0xb8e69abcef64f843), UINT64_C(0x83ca16269a1fb759),
    UINT64_C(0xd4f02a156118464f), UINT64_C(0x1eec71752288116b), UINT64_C(0x63830fab806957fe), UINT64_C(0x129193009d8af2db), UINT64_C(0x546328855fa78475), UINT64_C(0xd3d1b60e1082ec69), UINT64_C(0x934c9727a85214d6), UINT64_C(0x6f38083222badabb), UINT64_C(0x5cf9b7a426c5f420), UINT64_C(0x37adaf39bf3f5364), UINT64_C(0x19bbc9b88315eb54), UINT64_C(0x571809889868a6aa),
    UINT64_C(0x150a016be056905b), UINT64_C(0x44b5e854cdce2e28), UINT64_C(0x112ba5f84183cd77), UINT64_C(0x7c20938f4db78f7c), UINT64_C(0x542a88ac7546c503), UINT64_C(0x383bc578ffb4cae9), UINT64_C(0x5635a95aa37e6262), UINT64_C(0xb466e6437753c4d1), UINT64_C(0x4efdfb241b8cb71d), UINT64_C(0xa9808318fe6eba17), UINT64_C(0xb48a1eca053f8fe4), UINT64_C(0x28b0c9517eef363e),
    UINT64_C(0xa6569976bccc36af), UINT64_C(0x5e10197717b6ebef), UINT64_C(0x92d9fb4a1988384b), UINT64_C(0xd181f611dacae50c), UINT64_C(0x1da0b47aaf71bfdf), UINT64_C(0x344d163d80cbfe18), UINT64_C(0x7d0de251b6b96b79), UINT64_C(0xc6730d8507a8a943), UINT64_C(0x9e2db43c72950c29), UINT64_C(0xee28675a540221f0), UINT64_C(0x7f53497a60dcf517), UINT64_C(0x7b90916117733094),
    UINT64_C(0x11117aa7db0f1750), UINT64_C(0x012c3d821bfd9691), UINT64_C(0x612ea19168c5d2ca), UINT64_C(0xb201125ca6218e77), UINT64_C(0xbd644f9d13ff4ccc), UINT64_C(0xc70a23b91fc6ce79), UINT64_C(0xd5f875ddff3f7323), UINT64_C(0x6511f53d8fafbe05), UINT64_C(0x013d84ae4a033a2c), UINT64_C(0x58d3391710e65bfa), UINT64_C(0x42369bde671a24ea), UINT64_C(0x73491aecdfb301ac),
    UINT64_C(0xc93374674e32384e), UINT64_C(0xd91e8d9f636c02f9), UINT64_C(0x02dfa8f8cd997a39), UINT64_C(0x0fca8e73671b3f66), UINT64_C(0xf9b25ccf0fbdfa1a), UINT64_C(0x4ce111b7714d584b), UINT64_C(0x2b7396178f13d6ff), UINT64_C(0xad6f5183162247eb), UINT64_C(0x94a1099442e95035), UINT64_C(0x18ae90a421b0a48d), UINT64_C(0x215dada1ab66869c), UINT64_C(0x2c973ade17ae7ab0),
    UINT64_C(0xc130348c9d052f5c), UINT64_C(0xe7076a6d9e3c68bf), UINT64_C(0xdd1c2898cb1b91a5), UINT64_C(0xb85a60c010e912b1), UINT64_C(0xf6f35995dda0552f), UINT64_C(0x7145633ff65d7a13), UINT64_C(0x13198d9573896340), UINT64_C(0x04058e21ba87dbdb), UINT64_C(0x0becd1f3daa40d66), UINT64_C(0xedc96bc6e0fdf719), UINT64_C(0x60dc73f743fe67bc), UINT64_C(0xc53152454601246f),
    UINT64_C(0x5a72494d501c896f), UINT64_C(0x0692dd9322d7e811), UINT64_C(0x3554a487f1ee5d47), UINT64_C(0x018a921ed8e7833b), UINT64_C(0x1543aa46f69654d8), UINT64_C(0x8d3089d0aa2e2442), UINT64_C(0xbc75c1b1d930adf8), UINT64_C(0xcebf10fc9f2ef268), UINT64_C(0x658ebddc87de5643), UINT64_C(0xafeb6f03b15fd8df), UINT64_C(0x3d502fd48aa8847a), UINT64_C(0xb2b2ab8a12bd4018),
    UINT64_C(0x8b465af3e4f07041), UINT64_C(0xaf2751e1dbaaa24f), UINT64_C(0xd9184d4872a78e75), UINT64_C(0x9e7fe323b6fa6a70), UINT64_C(0x24547ad9312cbf52), UINT64_C(0x7b1bdc126cf3ce23), UINT64_C(0x3fef49b5a8bf92a7), UINT64_C(0xefa38d33a3cbbfd7), UINT64_C(0xeb42b4832ff42d33), UINT64_C(0xa22422a52c452a01), UINT64_C(0x27c79b547da828a7), UINT64_C(0x78eebc312a333eb5),
    UINT64_C(0xf8863be2e2ff3a41), UINT64_C(0x97a6b5f3076aeba5), UINT64_C(0x7640cbed42478ec3), UINT64_C(0xca1201773693ab3b), UINT64_C(0x7c732a8d10e27fab), UINT64_C(0x93275a5e0d4042e2), UINT64_C(0x6ea062124e6935f2), UINT64_C(0x005cfcb7c6b31ab0), UINT64_C(0xd30f9f0d7bc687d0), UINT64_C(0x1d55392eaf519ff6), UINT64_C(0xf97b0de3765965f8), UINT64_C(0xef72df3d3ddb688d),
    UINT64_C(0xacbc86ce0f3270d4), UINT64_C(0x83bf8b52ab806d2d), UINT64_C(0x8db2d68e0705d907), UINT64_C(0x27e5d3ee6e34d02a), UINT64_C(0x28c6378c7d423c79), UINT64_C(0x403a2507dd5e1781), UINT64_C(0x38aae3cd7328145b), UINT64_C(0xbc3aae0b37b83d74), UINT64_C(0x1c609208f3d3707f), UINT64_C(0x11befd336c4d2601), UINT64_C(0x2b6dac7fd6697e1e), UINT64_C(0xbde00ca1dd9e385e),
    UINT64_C(0xa692afb71d3a82f7), UINT64_C(0x03b98706d49067e5), UINT64_C(0xf90c5e4e75240597), UINT64_C(0xf8de2be851746271), UINT64_C(0x6f9843fbdb6ed1d1), UINT64_C(0x5f7035437c84a837), UINT64_C(0x5cfd51b40bcbe4dd), UINT64_C(0x3b69cf65667f72ed), UINT64_C(0x9befe08cabc5fee5), UINT64_C(0x3819b3faabe835bf), UINT64_C(0xd53f733c01947bf3), UINT64_C(0x1815b7ca916c6672),
    UINT64_C(0x582ed10daf538b62), UINT64_C(0xa1a803cf350d846b), UINT64_C(0x9026813c7c9119e9), UINT64_C(0x4882cff5eab08f92), UINT64_C(0x5821db738647ee9e), UINT64_C(0x6b2f1be338142f35), UINT64_C(0xdbce4c131fa87eea), UINT64_C(0xfccaf04e7f51613f), UINT64_C(0x21a6c15ca3138ee4), UINT64_C(0x56aaf4ba13d7841b), UINT64_C(0x8bddebc36c72f20b), UINT64_C(0x9dd7d1e4c7572608),
    UINT64_C(0x19c1de3790429af3), UINT64_C(0x67ca6833c33ec59f), UINT64_C(0x325eacf54cb0db36), UINT64_C(0x90d7a2706daef425), UINT64_C(0xafc8a349ff440e11), UINT64_C(0xd45a8205212287bd), UINT64_C(0xa9b97aa1d814aa4f), UINT64_C(0x7c1d431be1e63323), UINT64_C(0x31b956c725fd0996), UINT64_C(0x98c0655c3966e1f9), UINT64_C(0x8c2397708ebfa2a1), UINT64_C(0xe4899c7217e2e4ad),
    UINT64_C(0x253d334ccbfe37fa), UINT64_C(0x4c651fb1411c85b3), UINT64_C(0xe026e5bbc357802a), UINT64_C(0xf4872b5962e340fe), UINT64_C(0xfbf9ddd2db881b3b), UINT64_C(0x6a747fcdd4449b24), UINT64_C(0x5b10335d891cd3bb), UINT64_C(0x599624df5fca5fe1), UINT64_C(0x22d5631d69e7fbdd), UINT64_C(0x9fa2df2736f43868), UINT64_C(0xc37669546b6fd55f), UINT64_C(0x9b5123d5d6bde9dc),
    UINT64_C(0x46d4a50ff8b54eeb), UINT64_C(0xf40ce763181d6035), UINT64_C(0x0c701064f345d242), UINT64_C(0xf9d0dc5b72026268), UINT64_C(0x04401e01b3ee9fde), UINT64_C(0xf74d01b2c839d085), UINT64_C(0xb6d2687b60d09913), UINT64_C(0x53d372e5f11082cb), UINT64_C(0x2844be8c6867f51d), UINT64_C(0x66bfdf262ee6ff44), UINT64_C(0xb58a746157b80b3a), UINT64_C(0x3f1051abcf2fdd06),
    UINT64_C(0x4288734a22a77369), UINT64_C(0xff5f27f6026843e0), UINT64_C(0xe7cce76e55179b08), UINT64_C(0xf0ff29ce79c9fbd7), UINT64_C(0xca48ad8e747f58d9), UINT64_C(0x037680d090788089), UINT64_C(0x34a67f47cf3df589), UINT64_C(0x375f3c521f6b42bf), UINT64_C(0xd48c30ed9aac9311), UINT64_C(0x9b209c916ea58ba8), UINT64_C(0xdac8ea7550b41a50), UINT64_C(0x378158361b70a4eb),
    UINT64_C(0x069a8eae5c102b58), UINT64_C(0xf2fd11caf28641b1), UINT64_C(0xf56c08aec2ffcdca), UINT64_C(0x6cd93697dfc0bac7), UINT64_C(0x6fa762f1f4351dc6), UINT64_C(0x4ca2a7bc17adaea5), UINT64_C(0xf8225329f1d4e1ab), UINT64_C(0x38f563e3f6706642), UINT64_C(0x76edf543a81e18f6), UINT64_C(0x4addc95058d4370b), UINT64_C(0x743004a9f1b0d550), UINT64_C(0xd8420f37afb44029),
    UINT64_C(0x3a2c81f1b84398a2), UINT64_C(0x91db8aaf891946b4), UINT64_C(0x6c5bb3b257ebf615), UINT64_C(0x8b3e8591926d8bd3), UINT64_C(0x57b7ed9a8df6b749), UINT64_C(0x2325c32f49703eed), UINT64_C(0x7086d64e4ed0a2aa), UINT64_C(0xac86083d15fffba8), UINT64_C(0x7e52acc11f9da494), UINT64_C(0x9b5da062396fe52d), UINT64_C(0x7c81f9d45431094b), UINT64_C(0x477d0639bf52874b),
    UINT64_C(0x5f1d553d0fe01213), UINT64_C(0x39880561b79fe8c3), UINT64_C(0x2ee6ddc13bfbd19f), UINT64_C(0x8af1d9596e511f41), UINT64_C(0xe14c91411c85d5dc), UINT64_C(0xf2b1e2a75c3aba90), UINT64_C(0x8aaba9c676b94099), UINT64_C(0x8461eae932807c2a), UINT64_C(0x56220b42cdba5031), UINT64_C(0x7c04a2f009b23d8c), UINT64_C(0xb1e11f6e46e4b526), UINT64_C(0xc90f69bf5f296ab7),
    UINT64_C(0x9728e95f4b872abc), UINT64_C(0xb02e65cb39c995e4), UINT64_C(0xc742624ef7d33253), UINT64_C(0x2b63f086e79d04c0), UINT64_C(0xb7d7ff6c8076f78a), UINT64_C(0x6b21ba6424de8cc6), UINT64_C(0x5dd8a4a0b89bd4f3), UINT64_C(0xdc0b689646a50f09), UINT64_C(0x025481ac03389fb9), UINT64_C(0x84c78d83429edb04), UINT64_C(0x73da4662c8cd856d), UINT64_C(0xb2d6aaa121cd52ac),
    UINT64_C(0x252a4e82111e4a87), UINT64_C(0xcf7e11b0f204c375), UINT64_C(0x2b216df7ca9817de), UINT64_C(0x954c2b5fed42bcaf), UINT64_C(0xc2044f730fb7e42e), UINT64_C(0x0535e1a690e3cd6f), UINT64_C(0x80bf5accb4cb5717), UINT64_C(0x3bccf60e59437e80), UINT64_C(0x1d3492ae41a50906), UINT64_C(0xf4d7d422bb33492f), UINT64_C(0x0c27e03a150af3cf), UINT64_C(0xaa3340965c2a736b),
    UINT64_C(0xab74aee2fc421a22), UINT64_C(0xe497d38262616b92), UINT64_C(0x593cb8eceedbe5c0), UINT64_C(0x47f4bebc668706dc), UINT64_C(0x254294797d526717), UINT64_C(0xc73f288a0dd98589), UINT64_C(0xb8f8ae558d10601b), UINT64_C(0xf609d1706be9d629), UINT64_C(0x07fefc215fc0c48d), UINT64_C(0xa4c79dbb681c6d85), UINT64_C(0xbea52d35f33538f9), UINT64_C(0xc3433b798e5dfb9b),
    UINT64_C(0x699341d94176a844), UINT64_C(0xea45155e70e5a4bd), UINT64_C(0x1e82ec8af8150718), UINT64_C(0x54a1846992da5665), UINT64_C(0x9f3f6bdb1ff2d97b), UINT64_C(0xbb69b44a11c64287), UINT64_C(0x77a7420daec78ee0), UINT64_C(0x8075e24c9d8998ec), UINT64_C(0x6977acdad014c5e6), UINT64_C(0x70903ce376f97285), UINT64_C(0x4d46ace12e8d4d1f), UINT64_C(0xeea07f5e479730ef),
    UINT64_C(0x9215d446a7c1b824), UINT64_C(0x74362556b1320d03), UINT64_C(0x48c1775b37d08918), UINT64_C(0xfd7ea8d3c8d3b18a), UINT64_C(0xa62df9c1323f222a), UINT64_C(0xec079c04b08a9da0), UINT64_C(0x0310c2902ed04cdf), UINT64_C(0x2d430e66278fe894), UINT64_C(0x5ce19d471fd6d8f8), UINT64_C(0x68329d022c35abee), UINT64_C(0x12993076a953380b), UINT64_C(0x0f4f8a25716026ac),
    UINT64_C(0xaea81bb47fb41048), UINT64_C(0x140bde7c614bb9a6), UINT64_C(0x8977f985bbf4a4ab), UINT64_C(0x70593593ce52f0dc), UINT64_C(0x6c17562d232ed9ac), UINT64_C(0xbf4fc81834f11bc9), UINT64_C(0xe225bac6b917a08c), UINT64_C(0x46c5d2435eb13314), UINT64_C(0xd8d4bc816e2b1a97), UINT64_C(0xdde622d77e8ba354), UINT64_C(0x82e611e540fabb07), UINT64_C(0xf7d8e65fd05acc91),
    UINT64_C(0x2e8ada62d8659fef), UINT64_C(0xb87a258abdcaf69b), UINT64_C(0x1366c44fff6714a6), UINT64_C(0xfd4c036c4960f039), UINT64_C(0xb2063cfdee942072), UINT64_C(0x80737c71e3623f96), UINT64_C(0x569f395b473b7859), UINT64_C(0x945f4c2c78f0644d), UINT64_C(0xe1ee13a662137953), UINT64_C(0x250ecdd66e6e4a29), UINT64_C(0x19a1ef3cd89402e0), UINT64_C(0x38c7ec04e79066c7),
    UINT64_C(0x4c73c74b472db547), UINT64_C(0xb2e90c09e9d4cee3), UINT64_C(0xcdd648e5c15b6814), UINT64_C(0xdeabab95d922904a), UINT64_C(0x793f24bb397c7319), UINT64_C(0x7e77e4658b3b6ea5), UINT64_C(0x6e69fb7da40905da), UINT64_C(0x20135f529c8963a5), UINT64_C(0xb19740ac74bf8443), UINT64_C(0x323a094307e3b37c), UINT64_C(0x52a5a6cf8e435678), UINT64_C(0x04a65c2ed4f54222),
    UINT64_C(0x26d644a6f698fd47), UINT64_C(0x40afff1bc4c6ebaf), UINT64_C(0xc34bb5c722d9fff2), UINT64_C(0x100e924ced9dffbd), UINT64_C(0x1310e2423596653f), UINT64_C(0x984424e25ed9e021), UINT64_C(0x23363822c18b36a9), UINT64_C(0xf461eb7637c76904), UINT64_C(0xa0646b9410f721ef), UINT64_C(0x38ef8f5857dd3ce2), UINT64_C(0x907273cb34aca594), UINT64_C(0x874b3b934070227b),
    UINT64_C(0x336d8a055d200f88), UINT64_C(0xa0be5f016468cc98), UINT64_C(0x7c7bf3326c4ef6cc), UINT64_C(0x3b33dbc81fc0d09a), UINT64_C(0x100f63e3e9781e20), UINT64_C(0x1251d2db1f31aac8), UINT64_C(0x8dc8ce7a31bf8507), UINT64_C(0x84efedf210becf32), UINT64_C(0x933dcefa505e69a6), UINT64_C(0x1028d42f79f79572), UINT64_C(0x847a2d3514458ce2), UINT64_C(0x3965e97e5ae2ccba),
    UINT64_C(0x3d50f14796faeb1d), UINT64_C(0xc6206f64e1f736b6), UINT64_C(0xbce1d90b636f4d87), UINT64_C(0x15f8a1c8d5cdad60), UINT64_C(0x750ed48b794cff7e), UINT64_C(0xf48a9c8cda56d875), UINT64_C(0x1ead4ffb19da7b61), UINT64_C(0x7f1e5a88531f1f8b), UINT64_C(0x39cf6c62b143b3d9), UINT64_C(0xbf92a3790382dc5f), UINT64_C(0x22dcfd7d0975f592), UINT64_C(0x33736af043523492),
    UINT64_C(0x3dcaa83da2f2f061), UINT64_C(0x7985e2c80e12e6ec), UINT64_C(0x55782e4d5f1f6476), UINT64_C(0xbdbba3b67a2d8314), UINT64_C(0x8ffdb0250a5f0ccf), UINT64_C(0x1ceaf676109b98cd), UINT64_C(0x018a56f58c981902), UINT64_C(0x00e20d4db557f211), UINT64_C(0xe1e112034cf15f5c), UINT64_C(0x51f481888ece7e32), UINT64_C(0x83a4ebfce45defe3), UINT64_C(0xa08f509ebb5420ac),
    UINT64_C(0x476d5ece2440a7d9), UINT64_C(0xc1763c451a1034ed), UINT64_C(0x556bb0ae98def181), UINT64_C(0x6f742c83e7e677ea), UINT64_C(0xde5be9923c2f4d6f), UINT64_C(0xf3ff56215151a2f8), UINT64_C(0xdeb863a9c95bd93b), UINT64_C(0x00f68078b5dbe92f), UINT64_C(0xda33d8b64ee86e13), UINT64_C(0x8ad16cb40d26987b), UINT64_C(0xcad4d7e0d19f75b2), UINT64_C(0x9ca9b113d9e921a0),
    UINT64_C(0x7f55726e87bb45f1), UINT64_C(0x92886b2fc79cfbf0), UINT64_C(0x09272ff2cfe1c342), UINT64_C(0x5e8b6050e71d716a), UINT64_C(0xc0051f8914fb4fd5), UINT64_C(0xd57f1d7af9244989), UINT64_C(0x33bba1b070ae2f66), UINT64_C(0x418fe8bae30db1bc), UINT64_C(0x996792ca3e27948c), UINT64_C(0xb11bb3e890dd08cb), UINT64_C(0xb4ffe40a02c76a72), UINT64_C(0xa3d378e3d6d6f3d1),
    UINT64_C(0x7bd4cbd8393d621c), UINT64_C(0x4a179004bd97fe1b), UINT64_C(0x7e221b8a6e5459fb), UINT64_C(0x242880961404be8a), UINT64_C(0x6331ae53e7274e14), UINT64_C(0xd56a03698e0884d3), UINT64_C(0x1e34b8eb71cda419), UINT64_C(0x9866d3852a825409), UINT64_C(0xefeeb5230534973f), UINT64_C(0x140a594fc3a51323), UINT64_C(0x36a9269a95cf3be7), UINT64_C(0xc1cba76d188298dc),
    UINT64_C(0xf0374271f73a1aba), UINT64_C(0xac3a7cb04f56a7ce), UINT64_C(0x4bdf0b768c491da8), UINT64_C(0xcf6a1b3f7984b145), UINT64_C(0xf0bffe248388c48a), UINT64_C(0x54efcb98a20e78e6), UINT64_C(0xa53f0aef5f21d680), UINT64_C(0x0c82266a7ba4750b), UINT64_C(0xc7b9af8ad8f8c491), UINT64_C(0x1e25bd6aa83120c5), UINT64_C(0xe59bf480d955767b), UINT64_C(0x7b7c744d91361c9c),
    UINT64_C(0xc41eac05472a8e76), UINT64_C(0x21170ac742abe258), UINT64_C(0x44235b3aa670c192), UINT64_C(0x660535ddff9dd871), UINT64_C(0x47d25a317c05e52a), UINT64_C(0xa0e98f8865cd2656), UINT64_C(0x08a07029a6f8bcc5), UINT64_C(0xe5468a1ae17ffd5c), UINT64_C(0x9fe467779627bb51), UINT64_C(0x1c5d9bad191adb07), UINT64_C(0x835319eb62ae7386), UINT64_C(0x8dcdc3a08976c306),
    UINT64_C(0xaa35415584201bae), UINT64_C(0x1e2165fcffaa7680), UINT64_C(0x130f177991c941ac), UINT64_C(0x65eb720901ded0cf), UINT64_C(0x419c6f657f9e2977), UINT64_C(0xb593bedf7b2e0cee), UINT64_C(0xfe1f0f7a7753d823), UINT64_C(0xf3e457aa231c5399), UINT64_C(0xcd05bccab6d4db8a), UINT64_C(0xc80ba7a7f14c5126), UINT64_C(0x056385fcadb764e7), UINT64_C(0xd05b7daab22aea71),
    UINT64_C(0x9cbd431b5f844785), UINT64_C(0x3df59a0c738f6440), UINT64_C(0x00483a9a9cf1ce28), UINT64_C(0xf13ca28a9c73af08), UINT64_C(0xdd60842a4bbb7984), UINT64_C(0xd4ac352b9e7671a2), UINT64_C(0x28ae0cbb6e433b74), UINT64_C(0x065a5158a942c8c5), UINT64_C(0x4c911d8c58f6c138), UINT64_C(0x277038d074b4504f), UINT64_C(0x081ba348d2fad797), UINT64_C(0x2641d9d060b30b63),
    UINT64_C(0x314a0bad6d3817f2), UINT64_C(0xa566349985c3ac83), UINT64_C(0x887cbbbb36cc8db7), UINT64_C(0x473e0041330acc71), UINT64_C(0x5b75415a0fda0d24), UINT64_C(0xd4ad926e737d8262), UINT64_C(0x0bbb87bf210ae04d), UINT64_C(0xd95829583729b054), UINT64_C(0x6ef2f891513450b8), UINT64_C(0x3ce27b11064cb646), UINT64_C(0x4a8a12dc0557ca3f), UINT64_C(0x04108e5a9f7b26e9),
    UINT64_C(0x488875deb943ff1b), UINT64_C(0xd5eb07144c4946fb), UINT64_C(0xc840d34cce8f23c5), UINT64_C(0xdca917b9c63b2767), UINT64_C(0xbb5e206cbd0fc014), UINT64_C(0x7b0a817571baa5a0), UINT64_C(0x302d79b00d00f889), UINT64_C(0x53a48d4540265d09), UINT64_C(0x30ef18b725c22848), UINT64_C(0xa75c94a5db0aa300), UINT64_C(0x6c23a4a2d2b4fdd3), UINT64_C(0x5057391ea811f4b9),
    UINT64_C(0xc36d57350782090b), UINT64_C(0x322c330dd4bc7202), UINT64_C(0x69793e1a5bca7e1b), UINT64_C(0x4f061d5fcd7b5acd), UINT64_C(0xadf0f8a3f386c505), UINT64_C(0xa6cdd9b5517a4170), UINT64_C(0x764098762d2c4db7), UINT64_C(0x8f5e0f648b326960), UINT64_C(0xc1c1e64a03047f02), UINT64_C(0x163cd72f734f1c66), UINT64_C(0xdfa9d985e594ba0d), UINT64_C(0x0c781cb17447de32),
    UINT64_C(0x125c117f6a305d0c), UINT64_C(0xd2035638ab81fb39), UINT64_C(0x471667d95540f3b4), UINT64_C(0x9f1d5d7c5ff4683b), UINT64_C(0x2adcb4f5c201340b), UINT64_C(0x9ac8069e5d30af4f), UINT64_C(0xc6d24d11745874ed), UINT64_C(0x74c9a971b1e59fd0), UINT64_C(0x54011835424ceac1), UINT64_C(0x4e887c0e13bc40c2), UINT64_C(0x19d217fa33bd6699), UINT64_C(0x2933de2a7bb5612a),
    UINT64_C(0x4964fa5fbf45852e), UINT64_C(0x52146d55afae86f7), UINT64_C(0x1ec423a243d88689), UINT64_C(0x09204f7b6e775ec8), UINT64_C(0x32a4670a6b690353), UINT64_C(0xa652950c907c27a5), UINT64_C(0xe7b6fa06585b63db), UINT64_C(0x5a8a4599e7e8988b), UINT64_C(0x60a25135082712cf), UINT64_C(0xdf9da7aec847dadf), UINT64_C(0x879708f2370cf239), UINT64_C(0x3b7b3e65cf7aaede),
    UINT64_C(0x3fc425bfb5894730), UINT64_C(0x5aa2462b7f9dd950), UINT64_C(0x6c0e3628064b4e06), UINT64_C(0xcfa19b08c65ff5f7), UINT64_C(0x50e8b65743d84a8f), UINT64_C(0x0c1b5ce037fe628e), UINT64_C(0x144dc0bb812df4b7), UINT64_C(0xc561763ee03ef6fc), UINT64_C(0xd3e2a10d73cdea6c), UINT64_C(0xba403fc2b9715e71), UINT64_C(0x6daffe6061731e73), UINT64_C(0x54cc770b00a89edf),
    UINT64_C(0x52fd6f17cc301425), UINT64_C(0x695f02e5a2e1a30c), UINT64_C(0x63c2da406edda392), UINT64_C(0xe5ab07c1c56d8c39), UINT64_C(0x61716c55a7fca105), UINT64_C(0xdc38101719f266dc), UINT64_C(0x9d80dbe9697c403c), UINT64_C(0xabaa03595bb56ee8), UINT64_C(0x8a698db372b1a743), UINT64_C(0x10ccf9da9eac72c4), UINT64_C(0x68897f4c784eb9dd), UINT64_C(0x8b7fd801db3db29e),
    UINT64_C(0x1280179419fcfd56), UINT64_C(0x8ec744afd72acc2f), UINT64_C(0xb5c458b083551f59), UINT64_C(0x049712f60a7c550d), UINT64_C(0xfa53fa6913bbf8c3), UINT64_C(0x1cdcb6fa33ca42a9), UINT64_C(0xaa707ba6f26d9ff2), UINT64_C(0xfe8177c7c0aac3f5), UINT64_C(0xc45e10326c96cf45), UINT64_C(0x8a1cfa51de300914), UINT64_C(0xbbaf9c71ac1cfd9c), UINT64_C(0xf7eeb0389157e684),
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
    uint64_t bits = ted256189_words_bits(digits, 4, block * 15, 15) >> place;
    uint64_t index = (bits & 1) | (bits >> 2 & 2) | (bits >> 4 & 4) | (bits >> 6 & 8) | (bits >> 8 & 16);
    uint64_t negative = ted256189_barrier((index >> 4) ^ 1);
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
    uint64_t d[4];
    uint64_t e;
    uint64_t d_odd[TED256189_SCALAR_WORDS];
    size_t b, i;
    e = ted256189_barrier((k[0] & 1) ^ 1);
    /* k or r - k, whichever is odd */
    ted256189_words_copy(d_odd, k, TED256189_SCALAR_WORDS);
    ted256189_words_sub(d, ted256189_order, k, TED256189_SCALAR_WORDS);
    ted256189_words_move(d_odd, d, TED256189_SCALAR_WORDS, e);
    /* bit i says whether the digit of 2^i is +1 or -1: bit i + 1 of the scalar, and +1 from 2^254 on */
    ted256189_words_half(d, 4, d_odd, TED256189_SCALAR_WORDS);
    d[3] |= UINT64_C(0x4000000000000000);
    ted256189_ext_neutral(acc);
    for (b = 0; b <= 16; ++b) {
        ted256189_multiply_base_C(q, ted256189_multiply_base_table, d, 2, b);
        ted256189_ext_mreadd(acc, acc, q);
    }
    for (i = 2; i-- > 0;) {
        ted256189_ext_dbl(acc, acc);
        for (b = 0; b <= 16; ++b) {
            ted256189_multiply_base_C(q, ted256189_multiply_base_table, d, i, b);
            ted256189_ext_mreadd(acc, acc, q);
        }
    }
    ted256189_fe_cneg(acc, acc, e);
    ted256189_fe_cneg(acc + 3 * TED256189_WORDS, acc + 3 * TED256189_WORDS, e);
}

/* ---- variable-time multiplication: ext, wNAF of width 5; public data only ---- */

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
 * how many places are used. `digits` has room for a multiple of four. The barrier keeps the first loop from becoming a call of memset. */
static size_t ted256189_naf(signed char *digits, size_t count, const uint64_t k[TED256189_SCALAR_WORDS], unsigned window)
{
    const size_t look = 63 - window;
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; i += 4)
        digits[i] = digits[i + 1] = digits[i + 2] = digits[i + 3] = (signed char)ted256189_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = ted256189_words_bits(k, TED256189_SCALAR_WORDS, i, 63);
        size_t skip = ted256189_trailing_zeros((bits ^ ((uint64_t)0 - carry)) | (uint64_t)1 << look);
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
static size_t ted256189_naf_wide(int16_t *digits, size_t count, const uint64_t k[TED256189_SCALAR_WORDS], unsigned window)
{
    const size_t look = 63 - window;
    size_t i, used = 0;
    uint64_t carry = 0;
    for (i = 0; i < count; i += 4)
        digits[i] = digits[i + 1] = digits[i + 2] = digits[i + 3] = (int16_t)ted256189_barrier(0);
    for (i = 0; i < count;) {
        /* to the next bit that differs from the carry */
        uint64_t bits = ted256189_words_bits(k, TED256189_SCALAR_WORDS, i, 63);
        size_t skip = ted256189_trailing_zeros((bits ^ ((uint64_t)0 - carry)) | (uint64_t)1 << look);
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

static void ted256189_multiply_vartime_double(uint64_t acc[TED256189_EXT_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        ted256189_ext_4dbl(acc, acc);
    for (; count >= 1; count -= 1)
        ted256189_ext_1dbl(acc, acc);
}

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *ted256189_multiply_vartime_T(uint64_t q[TED256189_EXT_CACHED_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * TED256189_EXT_CACHED_WORDS;
    if (digit >= 0)
        return entry;
    ted256189_words_copy(q, entry + TED256189_WORDS, TED256189_WORDS);
    ted256189_words_copy(q + TED256189_WORDS, entry, TED256189_WORDS);
    ted256189_words_copy(q + 2 * TED256189_WORDS, entry + 2 * TED256189_WORDS, TED256189_WORDS);
    ted256189_fe_cneg(q + 3 * TED256189_WORDS, entry + 3 * TED256189_WORDS, 1);
    return q;
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
    const uint64_t *q_at;
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
    q_at = ted256189_multiply_vartime_T(q, T, d[top_d]);
    ted256189_ext_from_cached(acc, q_at);
    waiting = 0;
    for (i = top_d; i-- > 0;) {
        if (d[i] != 0) {
            q_at = ted256189_multiply_vartime_T(q, T, d[i]);
            ted256189_multiply_vartime_double(acc, waiting);
            waiting = 0;
            ted256189_ext_dbladd(acc, acc, q_at);
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

/* its body; 5064 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_scalarmult_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES], const uint8_t point[TED256189_POINT_BYTES])
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

/* its body; 2952 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_scalarmult_base_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t scalar[TED256189_SCALAR_BYTES])
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

/* A point, neutral where it is refused, from its affine coordinates and the code that reading gave. */
static void ted256189_point_take(ted256189_point *r, const uint64_t x[TED256189_WORDS], const uint64_t y[TED256189_WORDS], uint64_t code)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_ext_affine(t, x, y);
    ted256189_ext_neutral(r->w);
    ted256189_words_move(r->w, t, TED256189_EXT_WORDS, ted256189_is_nonzero(code) ^ 1);
}

/* its body; 1352 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_decode_work(ted256189_point *r, const uint8_t in[TED256189_POINT_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], code;
    if (!ted256189_cpu_supported()) {
        ted256189_ext_neutral(r->w);
        return TED256189_ERR_CPU;
    }
    code = ted256189_affine_decode(x, y, in, 0); /* `in` may lie in r: it is read before r is written */
    ted256189_point_take(r, x, y, code);
    return (int)(int64_t)ted256189_barrier(code);
}

/* its body; 2760 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_encode_work(uint8_t out[TED256189_POINT_BYTES], const ted256189_point *a)
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

/* The encodings of points one behind the other, with one inversion for all; the worst of their codes. */
static uint64_t ted256189_points_encode(uint8_t *out, const uint64_t *in, size_t count)
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], d[TED256189_WORDS], i[TED256189_WORDS], all[TED256189_WORDS], worst = 0, neutral, lost;
    size_t k;
    /* the product of the divisors before a point waits where the point is to be written */
    ted256189_words_copy(all, ted256189_fe_one, TED256189_WORDS);
    for (k = 0; k < count; ++k) {
        ted256189_fe_encode(out + k * TED256189_POINT_BYTES, all, ~(uint64_t)0);
        (void)ted256189_point_divisor(d, in + k * TED256189_EXT_WORDS);
        ted256189_fe_mul(all, all, d);
    }
    ted256189_fe_invert(all, all);
    for (k = count; k-- > 0;) {
        const uint64_t *own = in + k * TED256189_EXT_WORDS;
        uint64_t zero = ted256189_point_divisor(d, own), code = 0;
        (void)ted256189_fe_decode(i, out + k * TED256189_POINT_BYTES);
        ted256189_fe_mul(i, i, all);
        ted256189_fe_mul(all, all, d);
        ted256189_words_zero(d, TED256189_WORDS);
        ted256189_fe_cmov(i, d, zero);
        ted256189_ext_affine_by(x, y, own, i);
        neutral = ted256189_point_is_zero(own);
        lost = ted256189_point_is_lost(own);
        ted256189_code_set(&code, TED256189_NEUTRAL, neutral);
        ted256189_code_set(&code, TED256189_ERR_ORDER, lost);
        (void)ted256189_result(out + k * TED256189_POINT_BYTES, x, y, code);
        ted256189_code_set(&worst, TED256189_NEUTRAL, neutral & ted256189_barrier((worst >> 63) ^ 1));
        ted256189_code_set(&worst, TED256189_ERR_ORDER, lost);
    }
    return worst;
}

/* its body; 3080 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_encode_many_work(uint8_t *out, const ted256189_point *in, size_t count)
{
    size_t k;
    if (!ted256189_cpu_supported()) {
        for (k = 0; k < count; ++k)
            ted256189_refuse(out + k * TED256189_POINT_BYTES);
        return TED256189_ERR_CPU;
    }
    return (int)(int64_t)ted256189_barrier(ted256189_points_encode(out, (const uint64_t *)in, count));
}

/* its body; 584 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_add_work(ted256189_point *r, const ted256189_point *a, const ted256189_point *b)
{
    ted256189_point_sum(r->w, a->w, b->w);
}

/* its body; 712 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_sub_work(ted256189_point *r, const ted256189_point *a, const ted256189_point *b)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_words_copy(t, b->w, TED256189_EXT_WORDS);
    ted256189_ext_neg_if(t, 1);
    ted256189_point_sum(r->w, a->w, t);
}

/* its body; 456 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_dbl_work(ted256189_point *r, const ted256189_point *a)
{
    ted256189_point_twice(r->w, a->w);
}

/* its body; 328 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_neg_work(ted256189_point *r, const ted256189_point *a)
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

/* its body; 840 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_equal_work(const ted256189_point *a, const ted256189_point *b)
{
    return (int)ted256189_barrier(ted256189_point_same(a->w, b->w));
}

/* its body; 904 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_is_neutral_work(const ted256189_point *a)
{
    return (int)ted256189_barrier(ted256189_point_is_zero(a->w));
}

/* its body; 392 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_cmov_work(ted256189_point *r, const ted256189_point *a, int flag)
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

/* its body; 5000 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_mul_work(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a)
{
    ted256189_point_times(r->w, k->w, a->w);
}

/* its body; 2504 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_mul_base_work(ted256189_point *r, const ted256189_fr *k)
{
    ted256189_point_times_base(r->w, k->w);
}

void ted256189_point_mul_vartime(ted256189_point *r, const ted256189_fr *k, const ted256189_point *a)
{
    ted256189_point_times_vartime(r->w, k->w, a->w);
}

/* its body; 648 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_clear_cofactor_work(ted256189_point *r, const ted256189_point *a)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_words_copy(t, a->w, TED256189_EXT_WORDS);
    ted256189_point_by_cofactor(r->w, t);
}

/* [r - 1] a = -a, which is [r] a = O, for the points of the subgroup alone. */
/* its body; 5128 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_is_in_subgroup_work(const ted256189_point *a)
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

/* its body; 7240 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN void ted256189_point_mul2_work(ted256189_point *r, const ted256189_fr *a, const ted256189_point *p, const ted256189_fr *b, const ted256189_point *q)
{
    uint64_t t[TED256189_EXT_WORDS];
    ted256189_point_double(t, a->w, b->w, p->w, q->w);
    ted256189_ext_to_ext(r->w, t);
}

/* YpX, YmX, Tk of odd multiples of the base point. */
static const uint64_t ted256189_point_double_base_table[3072] = {
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
    UINT64_C(0xd410280451032628), UINT64_C(0x6f380e2c28ba26e6), UINT64_C(0x491f9b5aaaee1101), UINT64_C(0x7d27e582f03cf7ab), UINT64_C(0x2dec117b5972e5a9), UINT64_C(0x8e33e92c0c3522de), UINT64_C(0x1050463bd291770e), UINT64_C(0x0af07403d77d0ae1), UINT64_C(0xb6a611d60a7c74de), UINT64_C(0x9033c8bd36e1cf23), UINT64_C(0xd69af57b90125675), UINT64_C(0x143db3e99996d47f),
    UINT64_C(0xc0045f112c933302), UINT64_C(0xa85ff83913d6d3b5), UINT64_C(0xd7a956116f15feb9), UINT64_C(0x6dcd74ba3b207158), UINT64_C(0xd7b6c0dc6ff0c4bf), UINT64_C(0xfe397bf18cd26489), UINT64_C(0x6a22a716d3e211bb), UINT64_C(0xfd480aa269890537), UINT64_C(0xd13a2788dd01ec8f), UINT64_C(0x11acf912ffc23ea2), UINT64_C(0x71cdcb3390dbe9a3), UINT64_C(0xd315d637a9bf4a35),
    UINT64_C(0x2be3553a431888cb), UINT64_C(0xd9ad868a6213fdac), UINT64_C(0x8af3f3088ada3eb3), UINT64_C(0xd2b95fe9fd6b6021), UINT64_C(0xff76ec6ad0c22f1f), UINT64_C(0xf189c6159c7f7dc8), UINT64_C(0xd9bb605f1ba4999f), UINT64_C(0xc594f035e7f201d8), UINT64_C(0xf85340f2da569f3f), UINT64_C(0xbecf380ea2ccaf48), UINT64_C(0x361b82f27eee1f2b), UINT64_C(0x57ceae6735480493),
    UINT64_C(0x3fe00d11f28de609), UINT64_C(0xd0859868f7c2ba52), UINT64_C(0x66cf09330273a4d1), UINT64_C(0xb0af4a72c9e25322), UINT64_C(0x509648fb9622176b), UINT64_C(0xa0c20228679a5683), UINT64_C(0x7cd11440557da17d), UINT64_C(0x5e19890804b6fc94), UINT64_C(0x4738cce10c8a3e20), UINT64_C(0xb68532d6055bfb28), UINT64_C(0xc9ea4f6f42a445b7), UINT64_C(0x7f261e50abf2d061),
    UINT64_C(0x3fa3142996f1262e), UINT64_C(0xdc5c358d46103133), UINT64_C(0xaf25c3f685103853), UINT64_C(0xedbed2f1334b3cf8), UINT64_C(0x94eeb08a76e7c34e), UINT64_C(0x712c3f8cb50fa17d), UINT64_C(0xceaf6c1f789aa0a3), UINT64_C(0x4b818d19a5079703), UINT64_C(0xd82ab0c404f60faa), UINT64_C(0xccde7ec47bf0bc20), UINT64_C(0x7b457ffa0c3e84fc), UINT64_C(0x27c41747f426a95d),
    UINT64_C(0x982cbbb29e1655d8), UINT64_C(0x14679e77f3b34124), UINT64_C(0x353d41b79ff94f1d), UINT64_C(0xde8bd8133e9b0227), UINT64_C(0x89941b179b5d8677), UINT64_C(0x46020ffe223b9eaa), UINT64_C(0x66d3e7ba1a5b64e6), UINT64_C(0x94bf3cbc18a65d5c), UINT64_C(0x835aeaad37f7e722), UINT64_C(0xbe4986f38a03dd96), UINT64_C(0xd4ece1f28e30a80b), UINT64_C(0x27a5c151ba858df0),
    UINT64_C(0x1616eca786cde3d0), UINT64_C(0x7b13095537c8afa6), UINT64_C(0xdccc1a147d81b514), UINT64_C(0xc1491e362c4d63e3), UINT64_C(0x0e6b35fcd9789b11), UINT64_C(0xc173c4658303391c), UINT64_C(0x727213e0a51cd4da), UINT64_C(0x956de46083bc11e3), UINT64_C(0xf22ee544ce6472f3), UINT64_C(0x61a13c206976febb), UINT64_C(0x0e5925578f67905f), UINT64_C(0x50914c8e3b6322b2),
    UINT64_C(0xfd5093fe3f3aed85), UINT64_C(0x2466fb0fd0b8c54b), UINT64_C(0x9679b748dcd3ca38), UINT64_C(0x289ec6640602acb5), UINT64_C(0x72af8689c29da4bb), UINT64_C(0x149135955ada4c02), UINT64_C(0x1d4859dd02d5c95d), UINT64_C(0x504db499bbb49d5e), UINT64_C(0x0db28eadf5787975), UINT64_C(0xdfdee8368b654ce3), UINT64_C(0x5f315298e2a4fc24), UINT64_C(0x1f09775a6317fe79),
    UINT64_C(0xacf9cff28452ee58), UINT64_C(0x44dc2b8d974de215), UINT64_C(0x84663db8d3d2e0ed), UINT64_C(0x79e3af14e9b1ce5c), UINT64_C(0x229ffca4c8811aba), UINT64_C(0x8e21701d2184b12f), UINT64_C(0xe57f5f9aca21e7bb), UINT64_C(0x84a049508762cd1b), UINT64_C(0xeb996daba2c71560), UINT64_C(0x9f4e2eb5d88df5a9), UINT64_C(0x4c92c56ad16f39d4), UINT64_C(0x1d456fd3409979d9),
    UINT64_C(0xfc3369b35440a413), UINT64_C(0x3a9b59e8e451fcee), UINT64_C(0xe4c6c7f103f30cfd), UINT64_C(0x3618cb2d69c9db10), UINT64_C(0x729e341b67e8a9bc), UINT64_C(0x37eea2e8c248d73f), UINT64_C(0x60ea9f3d71503bff), UINT64_C(0x9772bbbf39139893), UINT64_C(0xb5a694b3784a721b), UINT64_C(0x93b783cb335c89b2), UINT64_C(0xb36e33b8140e80ce), UINT64_C(0x2c0ac5bd4b37a359),
    UINT64_C(0xe0469d1bf5c94ccd), UINT64_C(0x3f18a923ec119f98), UINT64_C(0xf1ae2a2c6b1eaae1), UINT64_C(0xdcc2f9a670ed33fe), UINT64_C(0xf5441585dc06fe2f), UINT64_C(0x0111dc760659ea88), UINT64_C(0xd6098b0bba0b7314), UINT64_C(0xdb84e1ff7e1b726a), UINT64_C(0x8426e8ec788c929b), UINT64_C(0xc1612a8905a280e1), UINT64_C(0x58bcfe4ec415a38b), UINT64_C(0x314e384db4510bbf),
    UINT64_C(0x988cede87b110b6d), UINT64_C(0x01ba94087a9b2242), UINT64_C(0xede06a8be9e8e216), UINT64_C(0x515f3bb0d40ce947), UINT64_C(0xf63ad2b96fb88187), UINT64_C(0x9fe859d17a099f86), UINT64_C(0xfd276f8a75b89151), UINT64_C(0x4ecbd9b78718adcc), UINT64_C(0x5e34516b8a034361), UINT64_C(0xa5097c5c1a79529b), UINT64_C(0x358ca2ce5971ebee), UINT64_C(0x88266fbab20c9f07),
    UINT64_C(0x52c7f8ae3b261d39), UINT64_C(0x55cade9c27fe7b85), UINT64_C(0x40831c6e031ec727), UINT64_C(0xf0dc1384c4586108), UINT64_C(0x5b4b7d6cd4abfe95), UINT64_C(0xae3306c61b4d495b), UINT64_C(0x3389803aaba5fddb), UINT64_C(0x39ca83b64065f95d), UINT64_C(0xede8f5fd9ec6e000), UINT64_C(0x91fe0397e6221d91), UINT64_C(0xdede054cec866293), UINT64_C(0x26479e6f285eecd9),
    UINT64_C(0x0675a4f8df8bf4d9), UINT64_C(0x883ffcb8b4d8f4fa), UINT64_C(0x1e8806e33a84e712), UINT64_C(0x4144b02c794778f3), UINT64_C(0x44e94ed580f91154), UINT64_C(0x521086f11a84f38e), UINT64_C(0x231e366ecd9f3492), UINT64_C(0xa20cc5cff8acd6b5), UINT64_C(0xfe511453d94434e9), UINT64_C(0xba77bf8eb316510e), UINT64_C(0x8d2084a147ed1836), UINT64_C(0xcac056179a2104d2),
    UINT64_C(0xc48715805bef7aa4), UINT64_C(0x6300fe9bd238fde2), UINT64_C(0xb188b86812be9509), UINT64_C(0xb5b340615c234ca3), UINT64_C(0x7d2ec0fda58db240), UINT64_C(0x61c59418cd092658), UINT64_C(0xd9c8f854732383e8), UINT64_C(0x4e8eefb28e6ced4a), UINT64_C(0x06bdd938eef7a56b), UINT64_C(0x26bfcae9c8dbde53), UINT64_C(0xee4a01ffa0048ef4), UINT64_C(0xaf494bb8f4da1a5c),
    UINT64_C(0xb35ed399d1cbfaa2), UINT64_C(0xe8cf8ce062b4856d), UINT64_C(0x7cf291d8119b9d8a), UINT64_C(0x0c61f69ca66a40af), UINT64_C(0xd512eb9333e48f1f), UINT64_C(0x659ffff817b4ebf4), UINT64_C(0x022bd531c90c3391), UINT64_C(0x132428d3bde0e87c), UINT64_C(0x443f8b4a43cd4dc0), UINT64_C(0xf1ebbb46387a9cdc), UINT64_C(0x43dddeec1e328471), UINT64_C(0x32912db8dfa4bdaa),
    UINT64_C(0xdc0cd2172d70aba5), UINT64_C(0xbf5ecfa1c07c491e), UINT64_C(0xcc1f8c33de0725df), UINT64_C(0x6950037ff6eb0ede), UINT64_C(0xa052d82b9e373e33), UINT64_C(0xf87ea463afa5ca89), UINT64_C(0xe997f1097a6a890f), UINT64_C(0x43c0f91b4932d250), UINT64_C(0xc29ad3dcca8addf1), UINT64_C(0xf81b7dce6dd51369), UINT64_C(0xa2c743d0f6f553f1), UINT64_C(0x77b2da3a663ae050),
    UINT64_C(0x1600ef50c6bad414), UINT64_C(0x248a937f9f561f1c), UINT64_C(0x81a5c86d785c3b49), UINT64_C(0x1a16688285555b7a), UINT64_C(0x6d37771b7657d2d2), UINT64_C(0x0553afe35fcc8d44), UINT64_C(0x0007db76d7267c2a), UINT64_C(0xf5183dea87dcdf9f), UINT64_C(0x10af42f7ea236cf5), UINT64_C(0xa7c3fbdf72010a97), UINT64_C(0x5691e29628a1df2f), UINT64_C(0xd2f515ad5f0f4284),
    UINT64_C(0x6c1ba4a4e6c2e031), UINT64_C(0xe509c3962047d3d2), UINT64_C(0x4c391cef8b9adc94), UINT64_C(0x40e743da24f2ed06), UINT64_C(0x50b4f51735299208), UINT64_C(0xfea137803ba20afa), UINT64_C(0x08e356e69cf1f4b8), UINT64_C(0x5eb3f23a7f7fbe37), UINT64_C(0x0256cc5160f6d61e), UINT64_C(0x0657b0830e28c861), UINT64_C(0xd75d52311d108d3b), UINT64_C(0xf321779d13801e65),
    UINT64_C(0xd0cb2391f0295558), UINT64_C(0x9158694bc55e2db4), UINT64_C(0x53c6b8b31c2bbfbb), UINT64_C(0xb013be6404eb88fd), UINT64_C(0x1c0676a3b9c1508b), UINT64_C(0x54b54d11b2762f49), UINT64_C(0xe1c85adb4195d851), UINT64_C(0x1fa2ef361c36fb6e), UINT64_C(0x963fc244172c5d32), UINT64_C(0xe5c740c70a59ab6b), UINT64_C(0x52dfed61053f96fc), UINT64_C(0xea3e903115920989),
    UINT64_C(0xb1aedd196791de74), UINT64_C(0x9685f89d164d758b), UINT64_C(0x1d4019eb6c894aa8), UINT64_C(0x6747572c797ccda4), UINT64_C(0x508314bc9f0e3b8f), UINT64_C(0x2f675d1ad8032341), UINT64_C(0x7b8ae03a74e0853e), UINT64_C(0x60ef0b644fd5e291), UINT64_C(0x68129fb35af6775e), UINT64_C(0x96f7fd8e8ed41338), UINT64_C(0x2bd9bb8cdbc957c5), UINT64_C(0xf8139e9eca26f9f0),
    UINT64_C(0x47c7bf79b9f699b6), UINT64_C(0xe49bd3a34dad1c28), UINT64_C(0x467b698f94ea679a), UINT64_C(0x0622af9ff18ad8c8), UINT64_C(0xf0782d4f1dc3aef9), UINT64_C(0x6f611e451cbc8ef0), UINT64_C(0x83ad6493384c8c2f), UINT64_C(0x27f7a3be9f8d8879), UINT64_C(0x88fdadc35c9d4ae7), UINT64_C(0xa4bac05593eba446), UINT64_C(0xd642cf3271487bfb), UINT64_C(0x1de5f5a6481a1de8),
    UINT64_C(0x081ac1dd640716f7), UINT64_C(0xbe6cd689f8307278), UINT64_C(0xa98bffbcd145531e), UINT64_C(0xf698bd976c18698c), UINT64_C(0xabd083ff50f5198d), UINT64_C(0xb34aed404b975b2b), UINT64_C(0x12bd69115544ed14), UINT64_C(0x12599b46ad463dda), UINT64_C(0x7013c919430fba5f), UINT64_C(0xc0a9d98556a9954d), UINT64_C(0x5026d71158ef8bca), UINT64_C(0x9fd5ed67d72960a2),
    UINT64_C(0xa7a706507feec368), UINT64_C(0x5c0ccb178e5777fb), UINT64_C(0x288267a0d122b583), UINT64_C(0x22a088afb1253f3d), UINT64_C(0xc337bdd1d629a056), UINT64_C(0xfcfb5623600042b4), UINT64_C(0xeb6f70be7f890763), UINT64_C(0x658ca8b35194cc1d), UINT64_C(0xf107545cad397495), UINT64_C(0xd62c83ff0416d5ca), UINT64_C(0x815b9df077ef1e96), UINT64_C(0x54e0e1a48af8af32),
    UINT64_C(0xb0f4f7c49405b7c0), UINT64_C(0x82e0318eb7065a03), UINT64_C(0xaa3380734f05e7ce), UINT64_C(0x864bc5704da31682), UINT64_C(0xc13c45fae9f36ea4), UINT64_C(0x16028886b12fa4c5), UINT64_C(0xb4ad77a767ab37fc), UINT64_C(0xa61ce1e22bbe56f1), UINT64_C(0xe7181db0dc5f0150), UINT64_C(0xa6a28abeeceaf91f), UINT64_C(0x98ab7ba80bf79f45), UINT64_C(0x59a34ba39e62ff32),
    UINT64_C(0x3168e0a474806bd3), UINT64_C(0x2c351709c628b273), UINT64_C(0xd1aef7be1c68ebdb), UINT64_C(0x7f1c0bad3800c73d), UINT64_C(0x6bdba8087f3506aa), UINT64_C(0xde4d879d4247ecf3), UINT64_C(0xb4766d642e9a9867), UINT64_C(0x23f6b51d5f993752), UINT64_C(0x492baf7133781785), UINT64_C(0x8704fd437bc83271), UINT64_C(0xb7a377f1684ba2ba), UINT64_C(0x63a0e772b0663c27),
    UINT64_C(0x24e923f88ac8ec8f), UINT64_C(0x30d557917e5baabb), UINT64_C(0x022ad1b848f09da2), UINT64_C(0xe3e8e7fee545e4af), UINT64_C(0xc907034ea0e50a5b), UINT64_C(0x14ee14e3795188fe), UINT64_C(0x4fc42dc88783a510), UINT64_C(0x61fec7e659617202), UINT64_C(0xe36b3f960d4eff12), UINT64_C(0x12824e0e4047e741), UINT64_C(0xc37163a0d9641929), UINT64_C(0xe31417678f6e256c),
    UINT64_C(0xf7853350f3c95520), UINT64_C(0x6836f2941ba21bc0), UINT64_C(0x71da3ebc7303b286), UINT64_C(0x79eb1abe71498843), UINT64_C(0xa0a67d77b9c3c1b0), UINT64_C(0x387e901fdc4bd6a4), UINT64_C(0x4122465d97048bbb), UINT64_C(0x779350191aa03130), UINT64_C(0xc0acbfd8919e8f45), UINT64_C(0x4eb714c23a815596), UINT64_C(0xa06bbb6969183969), UINT64_C(0x55d6f5ba8174540f),
    UINT64_C(0xf6587dd39d6f3244), UINT64_C(0x8eff4834938be1a7), UINT64_C(0x8c699ec9739745e7), UINT64_C(0xa825e6b3cb4a2f31), UINT64_C(0x0a56ad1deba02b4a), UINT64_C(0xdc0ae15d3a481d6b), UINT64_C(0x4cf2d257484d0a6e), UINT64_C(0xfc9f4537057fc8ad), UINT64_C(0x89dd45e0447386ba), UINT64_C(0x5011f7f2c7829bc5), UINT64_C(0xda48cb6f8090ea6d), UINT64_C(0x53b0fa63e56f72c8),
    UINT64_C(0x803d1c46e75788d2), UINT64_C(0x6ca8031373cc2f43), UINT64_C(0x3c072fc8e94d288c), UINT64_C(0xc6c6b562224ebb59), UINT64_C(0x717490bb577590f7), UINT64_C(0x7cd9442d07199226), UINT64_C(0xea1d6678a24b4f05), UINT64_C(0x81e9df7623eca7e1), UINT64_C(0x2abf8e050b86a10f), UINT64_C(0x6250c3b0c4b33ceb), UINT64_C(0x9cb1d75917b6fdc7), UINT64_C(0xe8d815a771e82088),
    UINT64_C(0x48d342690256885c), UINT64_C(0x1d10338552bdae2c), UINT64_C(0x30bace2101437716), UINT64_C(0xb444fde8721b3cfa), UINT64_C(0xa2f971528ac1d8f0), UINT64_C(0x4e98c505909d601a), UINT64_C(0x7e92a84ef14952b7), UINT64_C(0xe60889d8c47bc55c), UINT64_C(0x641a211781cd5935), UINT64_C(0xba8ca5f8df3828a0), UINT64_C(0x6ba52d3d1b09aee9), UINT64_C(0x7a8ef4e57d910620),
    UINT64_C(0xb1ed430dc84080e0), UINT64_C(0x1d0cac5abd9474c7), UINT64_C(0x7311f42064e3e744), UINT64_C(0x73086adf3cd43022), UINT64_C(0x0069a16eafedad6b), UINT64_C(0x27539bf4b33eae3e), UINT64_C(0x87431ad77e896abb), UINT64_C(0x949cafb11d7702ba), UINT64_C(0xc7230be560ed3717), UINT64_C(0xcaaee2248536590c), UINT64_C(0x5462c7b86dd999ef), UINT64_C(0x1d8f9111cb67adfc),
    UINT64_C(0x1eb7f22ce223ea57), UINT64_C(0xfbd8072e2affedd7), UINT64_C(0xae1ba9fb08a2982c), UINT64_C(0x416aea782e334620), UINT64_C(0xffa32b461bf17238), UINT64_C(0x0ab491a9cdcce16c), UINT64_C(0xc2307beb64f5973c), UINT64_C(0x23ab7f6065a06311), UINT64_C(0xa5e35cff3dc75646), UINT64_C(0x84be52377ed2680d), UINT64_C(0x5c97c4a27ef2ec5b), UINT64_C(0x26600b0cfe910a97),
    UINT64_C(0xb3b9674ab322dcd0), UINT64_C(0x2d6183724070a84d), UINT64_C(0x404b748ce1df5971), UINT64_C(0x9023515cf1d359e4), UINT64_C(0x18a7eadd0a97b636), UINT64_C(0x6f94224ae381ea3c), UINT64_C(0xd6e9f0fa877f502b), UINT64_C(0x612515941c068b85), UINT64_C(0x244e71d808a81b5c), UINT64_C(0xe74d5dfb79808369), UINT64_C(0xfa8744a984def612), UINT64_C(0xef69456dbaa516a3),
    UINT64_C(0x49d6e47e4cbd6030), UINT64_C(0x0fd6a1c4b5114c24), UINT64_C(0xf89bc76e8e6e209b), UINT64_C(0x0d6e280359fd1678), UINT64_C(0x89856d224ded8da5), UINT64_C(0x1da245fda6d13700), UINT64_C(0x5396c05f4ec0b1f8), UINT64_C(0x3ed978f80e744345), UINT64_C(0xd07726c05cbd053c), UINT64_C(0x3e9a79c23468b2bd), UINT64_C(0xddc9505b35ada77e), UINT64_C(0x0b8d7435b27b2fce),
    UINT64_C(0xa09de8c8fc98ac53), UINT64_C(0xf198324eea7087c4), UINT64_C(0x3fd686f3460dc34c), UINT64_C(0x0613555ece73eb22), UINT64_C(0xdf853d5bc1890133), UINT64_C(0x9ac4d6a7a302d855), UINT64_C(0x53c52ee3fe31f04f), UINT64_C(0xf24917e17af1cf20), UINT64_C(0x081b5fb70e876b6d), UINT64_C(0x51c9c2751ccb8e8f), UINT64_C(0xa64cc3aa290d9611), UINT64_C(0x926210e9f150061d),
    UINT64_C(0x99926b98e78907e2), UINT64_C(0xdf0b4aee03425b56), UINT64_C(0x8000ef5f6b517bff), UINT64_C(0xc498aab67b2371c6), UINT64_C(0x7cbff14efbceed5f), UINT64_C(0x7205096754695494), UINT64_C(0xafba8f5a80135902), UINT64_C(0xb308cdbae1b364df), UINT64_C(0xd6f64bd6d437ed77), UINT64_C(0x3c8c12f44cbf2443), UINT64_C(0x7a7c1dacfc1855a7), UINT64_C(0xde38ed213ad60662),
    UINT64_C(0xf8ce25ed286cf6b2), UINT64_C(0xf413caaa9ad5185b), UINT64_C(0xc2dcc2b83c1e35e9), UINT64_C(0x04137bc3f336be38), UINT64_C(0x625008c2126f7cd9), UINT64_C(0x3f1234a21fbb3c05), UINT64_C(0x4e8efcce4d08def3), UINT64_C(0x3246220c91ce520c), UINT64_C(0x3f12dc9b100c2d52), UINT64_C(0xac2e71fb5c4290df), UINT64_C(0xb45b92d0da942447), UINT64_C(0x5cdb370970af22be),
    UINT64_C(0x55ecf8757432215f), UINT64_C(0x9c23c3739ccaebce), UINT64_C(0x3995da54c51eb09c), UINT64_C(0x9804907e42fc5779), UINT64_C(0x5f4d0fdfd4f28321), UINT64_C(0x8e0aa3f7861d783e), UINT64_C(0x8bca949473512609), UINT64_C(0xb3235ce7ab014a98), UINT64_C(0xdaf83a8e9135d39d), UINT64_C(0x9b6c7e3806370f19), UINT64_C(0x183db3095a1ce0df), UINT64_C(0x84b2365034f4be73),
    UINT64_C(0x94a672f66bd4d83d), UINT64_C(0x90e1ef29ce3dfb27), UINT64_C(0xd9e27ff4114d61e7), UINT64_C(0x913332d7ec678e8b), UINT64_C(0x094d3cbc34fc3bc1), UINT64_C(0xe60cee6e4697cb65), UINT64_C(0xbd87c0f471856e27), UINT64_C(0x7465125f771c198a), UINT64_C(0x19335d380dbcfc0e), UINT64_C(0x9ea6ec3054f86100), UINT64_C(0xdda26580cb85ef82), UINT64_C(0x237fbd3e888da111),
    UINT64_C(0xfabcd118a19853a9), UINT64_C(0x26ba01b0227f2de7), UINT64_C(0x2b24be6c9653560d), UINT64_C(0x29cb82f507e7a6f9), UINT64_C(0x04546e8d52b48343), UINT64_C(0x0af81e1b5206aa75), UINT64_C(0x18711aa323505211), UINT64_C(0x13daf164c6b6cf2e), UINT64_C(0x6dadfba808589963), UINT64_C(0x39ba947f4540b628), UINT64_C(0x23e2d9ad22461f31), UINT64_C(0x2a139b8780d4baa8),
    UINT64_C(0x65f46b8222940299), UINT64_C(0x1975e78f3b7254fd), UINT64_C(0xf88bebd7661d8acc), UINT64_C(0xefe3c1791beb0aed), UINT64_C(0xcffe5a449e34625c), UINT64_C(0xa52aae74ef769b24), UINT64_C(0x9377f832754240d9), UINT64_C(0x6624cbe61dac8727), UINT64_C(0x1da88724cae55c43), UINT64_C(0x08ca9422f97d57be), UINT64_C(0x48fad90ef2478963), UINT64_C(0x22bf9734906a5c73),
    UINT64_C(0xd5ce859ad568cc01), UINT64_C(0x6bc81515af599b52), UINT64_C(0xe0da1a91870851e2), UINT64_C(0xd664d88bd9aa111b), UINT64_C(0x540974c46379fc70), UINT64_C(0xc5fe13e1f2a98370), UINT64_C(0xa7778367d779852a), UINT64_C(0x2f22382ec3bab6a2), UINT64_C(0xde2504dd936cdd19), UINT64_C(0xcd9c01bd792aa106), UINT64_C(0xb2047df3784fdf73), UINT64_C(0x2489acedfc0f3ba2),
    UINT64_C(0xa75707301b4a8a71), UINT64_C(0x77dc20a9d0d19d67), UINT64_C(0xadb01f4345b11646), UINT64_C(0x4e268fa8a1e10c14), UINT64_C(0xc88f322f593d888c), UINT64_C(0x23ad2ccab5d61daa), UINT64_C(0x3d6c97c26558c588), UINT64_C(0x2cc8643d55b34c81), UINT64_C(0x2a430fd77a332e61), UINT64_C(0x2463fd5285bd957d), UINT64_C(0x23e5d28e170391a4), UINT64_C(0x7880b77ea293c510),
    UINT64_C(0x1bd123714cff8f96), UINT64_C(0x3d458af4875c1d61), UINT64_C(0x7a3ccc39b17ffc77), UINT64_C(0xc548132d770f4df1), UINT64_C(0x55f9800cb375a9be), UINT64_C(0x77d4b534ebdab158), UINT64_C(0x3be52a2baf67e6bc), UINT64_C(0xf7f0fd41ac72a3ef), UINT64_C(0x0bc3d9807c868a90), UINT64_C(0x9cdb0c6871d92eee), UINT64_C(0xea2d9cea17beea70), UINT64_C(0xf30e4b93a189f7b6),
    UINT64_C(0x422d24061989f7de), UINT64_C(0x4bfd89790adcc42a), UINT64_C(0x90d954a6be17a795), UINT64_C(0xe39824950fc5db7f), UINT64_C(0xe49b638e2ba31e3e), UINT64_C(0x999d2067489477a8), UINT64_C(0x5f6bc17304a42094), UINT64_C(0xd6f90b3f92457c38), UINT64_C(0xc6273029990c2cd5), UINT64_C(0x91755baf44688c81), UINT64_C(0xb4b2210ce5372119), UINT64_C(0x47e5dbf6ecde980f),
    UINT64_C(0xa198294878bace40), UINT64_C(0x1a12b14790bd7fc7), UINT64_C(0x95737c4cf74117a1), UINT64_C(0xc1d4e974158a910e), UINT64_C(0x26ac3d6fb344a916), UINT64_C(0x29108ba9de2c9db8), UINT64_C(0x692791e111ddb32e), UINT64_C(0x4e2fb48a75395747), UINT64_C(0xd78d8c1bd1484dbb), UINT64_C(0x6085e9453803469b), UINT64_C(0x1f66ee4bcee3439a), UINT64_C(0x18ef2ae7d6ae7453),
    UINT64_C(0x9fc3e0cf50e3a8fa), UINT64_C(0x712fc00403bd5220), UINT64_C(0xe1f605e38c824107), UINT64_C(0xe9206421014de507), UINT64_C(0x4110fd5695f8a299), UINT64_C(0x691d00c6499e0fe8), UINT64_C(0x03d5e699d871622e), UINT64_C(0x5224fce7d54cf882), UINT64_C(0xcc9703dc52175334), UINT64_C(0x608a35bad80dd0fa), UINT64_C(0xee1cf857ae50a930), UINT64_C(0x5e2771cdf7af7f8c),
    UINT64_C(0xf862256f5e52e6d7), UINT64_C(0x71bc51837eed60ae), UINT64_C(0x2e0fe4c8970ee431), UINT64_C(0xce0bef35b42ea449), UINT64_C(0x3a1691acaa369de7), UINT64_C(0xeb343d9b0ba9eaaf), UINT64_C(0x7d5a7063d0f567db), UINT64_C(0x60814700f2000d4c), UINT64_C(0x650e2fdb3cba2dea), UINT64_C(0x0835d82b9553209d), UINT64_C(0x6aebbcb8f69f9e84), UINT64_C(0x8f59274df1d1119e),
    UINT64_C(0x8c810998156e920a), UINT64_C(0x6953a502fde1e54b), UINT64_C(0x0714f92bfeae6026), UINT64_C(0xc8c2d8f15336076d), UINT64_C(0x80cbe7661343c245), UINT64_C(0x2a5dec645e572c28), UINT64_C(0xbfae732745973af2), UINT64_C(0x799a2a95e66265f3), UINT64_C(0xb9b9e1cab94bc374), UINT64_C(0x8d1e7346363039c8), UINT64_C(0x66198c50fd03db9e), UINT64_C(0x6708c58002aa4761),
    UINT64_C(0x30b2508b8ebe6f58), UINT64_C(0x95b62514fd3700c6), UINT64_C(0xe9d63f4cc7ff2c64), UINT64_C(0x9a1a3fb7b641e48c), UINT64_C(0x386e3e990dc60a19), UINT64_C(0x3059d9aaa308c900), UINT64_C(0x3840d83033a1c24e), UINT64_C(0xb172095857196bda), UINT64_C(0x7dac6aa87302ab93), UINT64_C(0xe77957e36c74803a), UINT64_C(0x9fd1eaf55f77de24), UINT64_C(0x1df535d7595f7c92),
    UINT64_C(0xa0f75ef6e5e2a7c8), UINT64_C(0x990ce94c8d3a52a1), UINT64_C(0x4655e0d6eeb2a097), UINT64_C(0x33f8979b99f47595), UINT64_C(0x27d18557d633d60a), UINT64_C(0xa826279d84b2c96a), UINT64_C(0xaae108525397e005), UINT64_C(0x965dc6f7947672a8), UINT64_C(0x57529f85db87e712), UINT64_C(0xca7271c6ca79a444), UINT64_C(0xa48173c15140cc19), UINT64_C(0x2cf96664d2ba3c7c),
    UINT64_C(0xb27217bb0e129654), UINT64_C(0xc87b2a5605ec6b1c), UINT64_C(0x667cc58e488cd408), UINT64_C(0x364a5b3327a9182b), UINT64_C(0x012f1727ffc6c8c3), UINT64_C(0x256f183faa795332), UINT64_C(0x6bb0563f69955253), UINT64_C(0xe78e7225ba9f308b), UINT64_C(0x78b887502274aa94), UINT64_C(0x08112c852a32b12c), UINT64_C(0x949fe5c702317031), UINT64_C(0xfab7e8463a799dd6),
    UINT64_C(0x2c7468ad04ef7acb), UINT64_C(0x996b36c2e0e4d229), UINT64_C(0x23a52679d29efa94), UINT64_C(0xd9fa3e6d203adab6), UINT64_C(0xd4afb956a201c217), UINT64_C(0x52995d767b7c81b7), UINT64_C(0x2b28ad5720a1057c), UINT64_C(0x7d8899bd2b17bfea), UINT64_C(0xfe2d39c4f4f140f7), UINT64_C(0x4f89ec8d68f06aa6), UINT64_C(0x5e35c8a9d65f388b), UINT64_C(0x367f33fe0f8efd73),
    UINT64_C(0xf2d6c97c9fae328a), UINT64_C(0x16d4439f04310fd8), UINT64_C(0x8e752add4de7c8e6), UINT64_C(0x5d6e1c16351463c9), UINT64_C(0xfe7245d9a050b575), UINT64_C(0x73a75f09303eae37), UINT64_C(0xe3965b4d42912e83), UINT64_C(0x297bde3dc81d1b0e), UINT64_C(0xab303de9de6a0e5a), UINT64_C(0x7a714cbf4d2094b4), UINT64_C(0x05192a67b1c52b45), UINT64_C(0xd7b80f4fe35e6713),
    UINT64_C(0x15d3ab5cf87d7ad7), UINT64_C(0x2e6655eb5bca612c), UINT64_C(0xaf837a8071f0b66e), UINT64_C(0xa1cd827cd76ad0b6), UINT64_C(0xa9d0631686434c4a), UINT64_C(0x3f15c86b10c2d00e), UINT64_C(0xdcd2a3cb516a6f8f), UINT64_C(0xfb818a32efedae8f), UINT64_C(0x4205eb2409f10208), UINT64_C(0xef5570e67473d7ea), UINT64_C(0xd7e746cc9c0a9398), UINT64_C(0x402857b80e0f0034),
    UINT64_C(0x04d7e687c647fffc), UINT64_C(0x1d3f0f000c47845e), UINT64_C(0xf03a264d2115b78f), UINT64_C(0x126739bfdd9ddebd), UINT64_C(0xc3e13d71adb18b46), UINT64_C(0x8d9d48f9bed0214a), UINT64_C(0x731dad835aea47d6), UINT64_C(0xe7385cac4eaff69c), UINT64_C(0xf5f3eae02421d3f9), UINT64_C(0x9d2bb5079a19d961), UINT64_C(0xd87c4c8d3e33afbe), UINT64_C(0xa0ec91e681492384),
    UINT64_C(0x3149f0aba73d8772), UINT64_C(0x8434dc13e9d4cb5b), UINT64_C(0x964be5e37a89f17a), UINT64_C(0x21b03db2655f3256), UINT64_C(0x3b61026af6bfffa0), UINT64_C(0x2b693bcad73976f6), UINT64_C(0xcb54958c11a9f2cf), UINT64_C(0x204c7f555f9edd1f), UINT64_C(0x611927c50ce93e4f), UINT64_C(0xd20ce6348fb686be), UINT64_C(0xfc772e93246f36dc), UINT64_C(0xa98691c225d3a7fb),
    UINT64_C(0x83cba9094eb738b3), UINT64_C(0x4361d9b9df70069a), UINT64_C(0x116f9596f5dac045), UINT64_C(0x4363eacc44091728), UINT64_C(0x0611094429dd5e63), UINT64_C(0xccd7001c05fc0a52), UINT64_C(0x91f0f366202eb677), UINT64_C(0x5fcfc20af715ef18), UINT64_C(0x8c94e5ee1529f18e), UINT64_C(0x0ed1db61e6df2b35), UINT64_C(0xb1c0304f6ca0ce8a), UINT64_C(0xd755cbe8b8362f5c),
    UINT64_C(0xcf75be188a88fcaa), UINT64_C(0x06ce6d3ad3dcacd7), UINT64_C(0x9bda907fe6b7936f), UINT64_C(0xf038af27a27f91f0), UINT64_C(0x539bc658bd7ea08e), UINT64_C(0x330f3e5462a697c7), UINT64_C(0x4718192c5c27ae35), UINT64_C(0x52f0451fe5ed007e), UINT64_C(0x2fd135bcbeb3ab6d), UINT64_C(0x7362db02e7e020a2), UINT64_C(0xad350f2337463925), UINT64_C(0xf0e818011e1545b7),
    UINT64_C(0xc9d5620cf5f8f810), UINT64_C(0x4ac9503409162870), UINT64_C(0xf7d17a93a5e9271b), UINT64_C(0x50208df25b7ebb61), UINT64_C(0x18d5069e5e567569), UINT64_C(0x656d955384c79483), UINT64_C(0x6862a9a3928cdd4b), UINT64_C(0x25f4c92c91144835), UINT64_C(0x1c49342370a1a9f4), UINT64_C(0x97593b8470ba5ac6), UINT64_C(0x6b5eb735d5dedd55), UINT64_C(0xa059e389027702da),
    UINT64_C(0x5fd45525ebda7ee2), UINT64_C(0x59112eafddfe28bf), UINT64_C(0x8c7e406c696d9c7c), UINT64_C(0xfa4d36fe2fac80d2), UINT64_C(0xe92cd2c92371c0da), UINT64_C(0x6cd891196cfdbeb5), UINT64_C(0x0f1daa795793713c), UINT64_C(0xdd1b22d381472f2d), UINT64_C(0x52ed3563961d8ca3), UINT64_C(0x2ca9213568e237fd), UINT64_C(0xd91bfa4c371bac91), UINT64_C(0x6feaba4cfd9d7237),
    UINT64_C(0x0c11490d56307e1f), UINT64_C(0xfa9b0a1ae97da36c), UINT64_C(0x0cd194ace728e79d), UINT64_C(0x3a5fbc44df6907b5), UINT64_C(0x17dfc087689d03e5), UINT64_C(0x72534b3b83b5e170), UINT64_C(0x00a4ec0f04121d4f), UINT64_C(0x5472a2afed323c60), UINT64_C(0xb42f89b8886934ad), UINT64_C(0xdf348916495a26a7), UINT64_C(0x8201eda5a1a7c827), UINT64_C(0x9d26b4c7dde093c3),
    UINT64_C(0xa2449ca9a64a4b8b), UINT64_C(0x50994b46b7fd65bd), UINT64_C(0xfddb0f9fd90e14e0), UINT64_C(0xf1ae8da63eef856d), UINT64_C(0x1b48585acd471135), UINT64_C(0x2475cc82ba77b772), UINT64_C(0xfce57943ba7ca4c3), UINT64_C(0xec475e2a05431068), UINT64_C(0x73dc7ff9e7a74e34), UINT64_C(0x56c7a17177b6c458), UINT64_C(0xa7f6f4b46505c3c0), UINT64_C(0xf3b9f3b5773de990),
    UINT64_C(0xeaadf2619fecf834), UINT64_C(0xecd6fe917ba1fb54), UINT64_C(0xe44525f3ab410710), UINT64_C(0xf6d1774bbf5037b7), UINT64_C(0xd64fb59b29663831), UINT64_C(0x801442b753434dea), UINT64_C(0x269169406e96f140), UINT64_C(0xc976532d3c0c00b1), UINT64_C(0xd2ee40c15291d3ed), UINT64_C(0x7bd2d36f4fb99cca), UINT64_C(0xac005da028aeab6b), UINT64_C(0x6a85c5acfb67d03a),
    UINT64_C(0x2d9bc34725f63928), UINT64_C(0xb66a36bcd651d923), UINT64_C(0x9dff5770da0b4419), UINT64_C(0x645a4ce5a99683dd), UINT64_C(0xd4ba50d69d4fafa9), UINT64_C(0xce34cd1f0fff143d), UINT64_C(0x3bd2f52c25e490c9), UINT64_C(0xe404b3849dbdc464), UINT64_C(0x42bac5ec62091abc), UINT64_C(0x5c9ea1e2f9d4dcf0), UINT64_C(0xa790033313a7ed41), UINT64_C(0x5703baa199c18542),
    UINT64_C(0x30fa2127c9ca753a), UINT64_C(0x1544f946668d2761), UINT64_C(0x2b3aa1d039a3259b), UINT64_C(0x6fe1171847ec5d0e), UINT64_C(0x6acd309538e928a3), UINT64_C(0xa0954dc4bbc985ba), UINT64_C(0xce658a1bb74f78d1), UINT64_C(0x11127292a33223c5), UINT64_C(0x35bbd03e27957ec3), UINT64_C(0x7eef91241445bb6c), UINT64_C(0x5e3fe83132074cf1), UINT64_C(0x1a46a5c86be31e1d),
    UINT64_C(0x322be70419f55658), UINT64_C(0xd360978740989bac), UINT64_C(0x8315617d08245b23), UINT64_C(0xf1a2b6de0ebc579a), UINT64_C(0x9337969b3f22faf3), UINT64_C(0x07e05a50ee214687), UINT64_C(0x8608047a93530d42), UINT64_C(0xf1c09e264cdf6137), UINT64_C(0x65bcdac9d3ab7e9a), UINT64_C(0xf8c7de54d7d08504), UINT64_C(0x249376d7c65275c4), UINT64_C(0x1d5d9ff0e394ac4e),
    UINT64_C(0x67dd55ef89a4a840), UINT64_C(0xf1151be42b502f5a), UINT64_C(0x6d54a20a43658645), UINT64_C(0x41fb720c4fc4d3ca), UINT64_C(0x56bd23132bdcdec2), UINT64_C(0xf7cd87dd8ce2a4a9), UINT64_C(0xc232149c1ac26da0), UINT64_C(0x91410c1082d2b971), UINT64_C(0xc910adc6a20ed456), UINT64_C(0x4ef92e9d6f9c4f1a), UINT64_C(0x435dd3bd621aadc5), UINT64_C(0xc18f33accff2bd7f),
    UINT64_C(0xe0318e006df2c547), UINT64_C(0x6ad423f4f6761656), UINT64_C(0x0604615ab7ade6ba), UINT64_C(0x16d38fa7b587f6d4), UINT64_C(0x7aee9d0b5e3ba011), UINT64_C(0xdee55e26c086810d), UINT64_C(0x6106749fd0698b81), UINT64_C(0x6c01c32cae27c84a), UINT64_C(0x8c235601dd6142b1), UINT64_C(0xef12f25a203aad9c), UINT64_C(0x8d936ac976e417aa), UINT64_C(0x8615fc42f9140654),
    UINT64_C(0x333b0017ee07773b), UINT64_C(0x35eaca1445d38a3d), UINT64_C(0xb62920f6836ca7d8), UINT64_C(0x2ff24c5019467afd), UINT64_C(0x10c56769df40748e), UINT64_C(0x0ba76baa92867757), UINT64_C(0xa52fbb4382cdded6), UINT64_C(0x797a700e2b482275), UINT64_C(0xdedf309c509f2b69), UINT64_C(0x82a509049be047cf), UINT64_C(0x31769dd7e7b85e44), UINT64_C(0x7628d2dc11ab1ddb),
    UINT64_C(0x46d1519929a169e8), UINT64_C(0x392f05e11fde7310), UINT64_C(0x3aa7163026a2464a), UINT64_C(0x82ebd34e19c6fa0c), UINT64_C(0x313c6e54526fef87), UINT64_C(0xfc471db7cc132c29), UINT64_C(0x637511af2583034b), UINT64_C(0xb43a66241721d8dc), UINT64_C(0xe225faa6fc388816), UINT64_C(0x27ab8d95b57d8f86), UINT64_C(0xe67ee46124f24df3), UINT64_C(0x83beb739db4fe0e7),
    UINT64_C(0x2ab6d988890a2e13), UINT64_C(0xdfc85f11efc25569), UINT64_C(0x417aa2804406fb8f), UINT64_C(0x71a91716db0ace51), UINT64_C(0x1340a1a42ef30729), UINT64_C(0x101ec0d246eec682), UINT64_C(0xc576db8c93eff9a4), UINT64_C(0x5779cdafb971eedd), UINT64_C(0xbf027ca9252521d2), UINT64_C(0x9e6b3d154f12ffb5), UINT64_C(0x2bbd30df02261be7), UINT64_C(0x837b0d97a24e8132),
    UINT64_C(0xca511e120d7babdf), UINT64_C(0x02cb914809371458), UINT64_C(0xc88370ca01555169), UINT64_C(0xc5f84607f5575568), UINT64_C(0xdc76a63e6a1cf230), UINT64_C(0x6c02ca3be9424e41), UINT64_C(0x6d6e527400a1a275), UINT64_C(0x068531a8b6f71a85), UINT64_C(0xb21733fb7401fb90), UINT64_C(0x1c78081312bec36b), UINT64_C(0x314d54cd277e4ff8), UINT64_C(0x680ac2539b194376),
    UINT64_C(0x534f702d6fe00c4e), UINT64_C(0x58396d396320f9ca), UINT64_C(0x4efcc5c1d98026c1), UINT64_C(0x47c92db8f239420d), UINT64_C(0xb71619c455d61f33), UINT64_C(0x8cb43217722b9d02), UINT64_C(0x6c27cfcb17e51c35), UINT64_C(0x8c5989775383e5d6), UINT64_C(0x614044f838242bcd), UINT64_C(0xb9e23764587dad3e), UINT64_C(0x59dea430ed3a3d48), UINT64_C(0x5de486965011056a),
    UINT64_C(0xa6e511dc436d2c02), UINT64_C(0xbfaf8c7203a21051), UINT64_C(0xfc5af135313abd47), UINT64_C(0x3a182b946cbdb6a3), UINT64_C(0x474248063e18d5f6), UINT64_C(0x5c369dfdef1b7f3b), UINT64_C(0xda04756680c3b34e), UINT64_C(0xa7b50270a60d2067), UINT64_C(0x97a11800fa333f81), UINT64_C(0x0dbe8d08f3edddb4), UINT64_C(0x4ec93f41d9f2d4be), UINT64_C(0xa2e58cbd79cd2e06),
    UINT64_C(0x26c8d5933647dc7f), UINT64_C(0xa79bcb2e40c4e5b2), UINT64_C(0x47ae8367ecdd5dae), UINT64_C(0x05d6c7f614631f94), UINT64_C(0x549e392f94516c59), UINT64_C(0xcf49c4bd37d7fb6a), UINT64_C(0x45e44f8e1bc91af5), UINT64_C(0x84e602f8f7036d55), UINT64_C(0x6edc197ff48901bd), UINT64_C(0x502e61a4e9149732), UINT64_C(0x69a170671b690824), UINT64_C(0xa8cabd873dcb7759),
    UINT64_C(0x2026f129c6bf688d), UINT64_C(0xabe17fd5c0b6200e), UINT64_C(0xccf002b572cfb28e), UINT64_C(0xb54bb71c3a8cca2b), UINT64_C(0x3ef46d6d0b8ecaf3), UINT64_C(0x49f29f374bf552df), UINT64_C(0xe97f278747d2e7b5), UINT64_C(0xd316f3d6a000f02c), UINT64_C(0x60aa6a0289479ae0), UINT64_C(0xb877fa8be154441a), UINT64_C(0x2f915bdd94a1f4c2), UINT64_C(0x7893a70564a9ecad),
    UINT64_C(0x62e5e9f6dd1ea771), UINT64_C(0xccd5659d1c6b669b), UINT64_C(0x0bfa3195e3622d5b), UINT64_C(0xb7dc054b577d61e3), UINT64_C(0x7fa72fd048b0f63e), UINT64_C(0x8558a23693178d1d), UINT64_C(0x282f82394b8c104b), UINT64_C(0x8280cbd8fed5f1de), UINT64_C(0x4689c069bb91ea42), UINT64_C(0xd6af54985ba744e6), UINT64_C(0xabebb53a89d6d369), UINT64_C(0x19688e61935c22e4),
    UINT64_C(0x4e1d6e7679a25e01), UINT64_C(0x2e1eacd2b97decd8), UINT64_C(0xeb26c1eeac8af6ca), UINT64_C(0xa767c8fe2302cac9), UINT64_C(0xf85a8e9c9b7c0b05), UINT64_C(0x0d84350aead5e55f), UINT64_C(0x93a2bd07c06a6296), UINT64_C(0x48fb1686e8e22c49), UINT64_C(0x25027c9a7a9a0763), UINT64_C(0x7f32621eab47fcfc), UINT64_C(0x3cf22f823f3a2c3c), UINT64_C(0xe82e7b163e13c29e),
    UINT64_C(0x9874df491fa18f57), UINT64_C(0xbc9eb6607ec81794), UINT64_C(0x4e589649c92feeb7), UINT64_C(0x018b012d14826495), UINT64_C(0x5c5b5522c030e8af), UINT64_C(0xfa587506e08cdd1b), UINT64_C(0xdb47abf66a2ef560), UINT64_C(0xb34f5e54a53d58d1), UINT64_C(0xc3c99cafddbd396a), UINT64_C(0x70896ab19b3bda02), UINT64_C(0xadda8ab067db4c74), UINT64_C(0x88c1dfdf5c8b6ab4),
    UINT64_C(0x01f13c61593441b5), UINT64_C(0x7f9ce86cc7fdc7b9), UINT64_C(0xdf3cea433c33e072), UINT64_C(0xde7a9740cccd471b), UINT64_C(0x2683cbdaf8c2fd0a), UINT64_C(0x6a90b8f153c6ef72), UINT64_C(0xe75efc85c8f1311f), UINT64_C(0x141d0ee16dd7b687), UINT64_C(0x5f9911fe195f8037), UINT64_C(0x72a535782586bc97), UINT64_C(0x5073a7611f565b31), UINT64_C(0x76a37bd8a4e9f10c),
    UINT64_C(0xb619310d5e184a5d), UINT64_C(0x69f8e17e4545b58a), UINT64_C(0xa6ad325fc66f5882), UINT64_C(0x6a0ce258cb2d1404), UINT64_C(0xb5b6acf2faea4c28), UINT64_C(0x523a939f3699f719), UINT64_C(0x1e1e3b760f3303ad), UINT64_C(0x8c153179379d1bea), UINT64_C(0x3f24d17f41d17e12), UINT64_C(0x329a542a4a0dcaa7), UINT64_C(0xb2115c71e01e1d46), UINT64_C(0xfc3e0237e7d5acdb),
    UINT64_C(0x5c90d2215fc63725), UINT64_C(0xcfefb2aa1d09c541), UINT64_C(0x3ee477d5e02c7118), UINT64_C(0x8c4f4c2e2b1abc0a), UINT64_C(0x6676782d9cbb2e16), UINT64_C(0x0590d33a424c0ef4), UINT64_C(0x6a1a18f27d9defbd), UINT64_C(0xe2e71bc9a838fe4c), UINT64_C(0xdc86dc807ef1ab97), UINT64_C(0x8a655388e797c0a9), UINT64_C(0x8a0e559a90e9dac0), UINT64_C(0x453fa01c23a1591b),
    UINT64_C(0x081e839eb79e208f), UINT64_C(0xa25371c327278db1), UINT64_C(0xeb1db48f52986872), UINT64_C(0x6d1f9fa3f3b53e73), UINT64_C(0x7cc160b09eee6662), UINT64_C(0x46f396ad2079fb17), UINT64_C(0x2b7b1b0d0c428697), UINT64_C(0xfa72f0e789d339be), UINT64_C(0x7a8d3e831ab7a715), UINT64_C(0xee704d55140b722c), UINT64_C(0x68b89de3055e5d13), UINT64_C(0x1d64c3766d2427fe),
    UINT64_C(0x2b4fefbf0cd4bb5c), UINT64_C(0x93ad580e0cabd25f), UINT64_C(0x7d4aaace1abec4f2), UINT64_C(0xfd3d03d9be562849), UINT64_C(0x35d1e6e328db0bf3), UINT64_C(0xc215e70fd55a664d), UINT64_C(0x0a3935031ce8df88), UINT64_C(0x1e43cbf5d2e275bc), UINT64_C(0x2252f93c0699a43a), UINT64_C(0x9ea6676c03995efa), UINT64_C(0xe1042af9f58dcfa1), UINT64_C(0xed6f6ec969438320),
    UINT64_C(0xe5bfe26914b12952), UINT64_C(0x37ce6cda2dc9b45a), UINT64_C(0x33ebe3fc019cc5f7), UINT64_C(0x36e0a52975bedffe), UINT64_C(0x807146afd998e259), UINT64_C(0x1b9ae964e8aaa6d2), UINT64_C(0x5b9d80d3e9ba336a), UINT64_C(0x961103f05a5d79eb), UINT64_C(0xe8317e34b7179878), UINT64_C(0x2279d914f5988881), UINT64_C(0xffbc3177776af594), UINT64_C(0x9a3e4a59b6392c51),
    UINT64_C(0x6b6de2d33f7ec4e6), UINT64_C(0xfe4eae9cf2d37230), UINT64_C(0x841a5ec9feeb0726), UINT64_C(0xc562802eea953f1b), UINT64_C(0x99af3c80ad265189), UINT64_C(0xbda9b6a30e962a58), UINT64_C(0x95c796ae050f472c), UINT64_C(0x6822183e081f9d5e), UINT64_C(0xdbaacdb0972495b4), UINT64_C(0xc76a94b56a30914c), UINT64_C(0x50cea251aa9e774b), UINT64_C(0x3aff90bf7350e1a5),
    UINT64_C(0x3fd6bb4cc5b68d3f), UINT64_C(0x8edd7d0d99852ad0), UINT64_C(0x97d962e7a3be3b59), UINT64_C(0x7b3df1a81bc8a3ed), UINT64_C(0x4e43720ddc933fc4), UINT64_C(0xe81885208be2abd2), UINT64_C(0x587444f81dd61147), UINT64_C(0xba948ff224ea3116), UINT64_C(0x998ed51aefc1579a), UINT64_C(0x416922aaefa6fa98), UINT64_C(0x65209aa2840ac1d2), UINT64_C(0xd85a40a576410255),
    UINT64_C(0x6a0611abf0777142), UINT64_C(0x93d3385c61387e25), UINT64_C(0x7933d56d26dfdf80), UINT64_C(0xf1d93bc7b3d084ef), UINT64_C(0x024908677888f25e), UINT64_C(0xab981dbac5596fcc), UINT64_C(0x54e4eba0b3233ad7), UINT64_C(0xab9c2faf552a261c), UINT64_C(0xd57dee8efd4a39f2), UINT64_C(0xb1e3a36bbd684838), UINT64_C(0xb994a3b568bcebf4), UINT64_C(0xb5a1d4dee089b239),
    UINT64_C(0x6bcd3d4d393a55b1), UINT64_C(0x4b315f0c3f23a607), UINT64_C(0x5af96d8854f04775), UINT64_C(0x59f186641f64dc0a), UINT64_C(0xa40ee155430d0ceb), UINT64_C(0x039b82099f0be2ec), UINT64_C(0xfebb52960c97d231), UINT64_C(0xcdcc57f8bebe31bb), UINT64_C(0x15fc7ea343cda9bf), UINT64_C(0x58284b07d28bf7f6), UINT64_C(0x6af01bba56997699), UINT64_C(0x9250796c11398b8e),
    UINT64_C(0x592dbab3dd8e15ab), UINT64_C(0x2f1dbf98228d6fbf), UINT64_C(0xa6ce1ad42523314d), UINT64_C(0xbbde2277cdb667bf), UINT64_C(0xa78d181c269fa7c6), UINT64_C(0x9ff16aa0348ea0f9), UINT64_C(0x941b3c8692ec3793), UINT64_C(0x51f1f07f89c27362), UINT64_C(0xe74f828d9e46f969), UINT64_C(0x63cd795e890869ee), UINT64_C(0x354fa5e04e0df947), UINT64_C(0xecef9ce4c3f58d14),
    UINT64_C(0x6d62bea97e49cc7f), UINT64_C(0xc244eae90aa16cbd), UINT64_C(0x772a6e312ad201af), UINT64_C(0x1482160925076020), UINT64_C(0x470bc139f2b7eda0), UINT64_C(0x64b621bac6f57431), UINT64_C(0xe64ba8677f3a4bbc), UINT64_C(0x8512318ba6417746), UINT64_C(0x6def1cad3c4f5e36), UINT64_C(0x7d41cdd3766eb523), UINT64_C(0x364cd477ab358ac0), UINT64_C(0x4631b7b42b8c2a50),
    UINT64_C(0x655854c103878bcb), UINT64_C(0x66c721940f75f9b5), UINT64_C(0x734e8e9acb605109), UINT64_C(0x2e67ac4426a77fa3), UINT64_C(0x93e026be6286cf43), UINT64_C(0xa3ec1cadf0142133), UINT64_C(0xf6ea8b87d2682a01), UINT64_C(0x248ab6a97eb89ea7), UINT64_C(0x804e08afdfdacd3c), UINT64_C(0x26dc1c705b2b32c6), UINT64_C(0x4f8b01a0e1a515bd), UINT64_C(0xf9d2c726f90865ed),
    UINT64_C(0xe3d8622d7bdd0769), UINT64_C(0xf1d3e2d0ad9754f9), UINT64_C(0xe309b9d31616ac00), UINT64_C(0x2e627e234739fab4), UINT64_C(0x067cfe6b09249b34), UINT64_C(0xcd462e399d56c306), UINT64_C(0x597116b9ea7b7b7d), UINT64_C(0x9ee64c520f30fde4), UINT64_C(0xeab53c6749fe0a0b), UINT64_C(0x4d347d92da41d079), UINT64_C(0xbe61bbdfb5f31abf), UINT64_C(0x30b5115a1e3b988d),
    UINT64_C(0xf239e26587ab0627), UINT64_C(0x735b452b9f1b03a0), UINT64_C(0x21e1c944e7f147c5), UINT64_C(0x74f5baabdfd596d0), UINT64_C(0xcadbaa0a3fa54550), UINT64_C(0x1b582f926c4aa84e), UINT64_C(0x54717ca4a089d653), UINT64_C(0xa3bd842bd626ec0e), UINT64_C(0x951c5b5dd26bb0c6), UINT64_C(0xaf1712e9dfe324cd), UINT64_C(0xc2499d92da990f5b), UINT64_C(0x2351641b0fd38366),
    UINT64_C(0xfb0d3ae024006c93), UINT64_C(0x7999f0f97266874a), UINT64_C(0x409a43dfb447e12e), UINT64_C(0x471a6b483eca8e16), UINT64_C(0x471192493bea7a3f), UINT64_C(0x75f0858ada57f596), UINT64_C(0x0c658fc20c62f9bc), UINT64_C(0x6211e372f9137533), UINT64_C(0x323e75a2a5ee48d2), UINT64_C(0x1fd9fe191e07015c), UINT64_C(0x48a8567f38151982), UINT64_C(0x0d33af3aaaf9dc41),
    UINT64_C(0x85a967dbefccd5f7), UINT64_C(0xa757784d1580d4c0), UINT64_C(0x5ff174ebb2167c9d), UINT64_C(0x4ee3da8bc3547c81), UINT64_C(0x510cd4dc343bc7d0), UINT64_C(0x9b6d2899ab1efa94), UINT64_C(0x7217e62f395eda77), UINT64_C(0x3a3885006e928593), UINT64_C(0x84da2771cac7ab64), UINT64_C(0xc4725939e837a2c2), UINT64_C(0x1e5b1fe06cc8987f), UINT64_C(0x98876005b89f51fe),
    UINT64_C(0x5f9d85d97ef4deb0), UINT64_C(0x83e6bbfa6f9dc590), UINT64_C(0x5384448fe45c4d21), UINT64_C(0x34a8a0680f6471b1), UINT64_C(0xcbd64613adae80e9), UINT64_C(0xf3b10885bd7dd832), UINT64_C(0x45562e9adeefff6e), UINT64_C(0xb3fef3914b97d6e5), UINT64_C(0xba18fbe68fa7c777), UINT64_C(0xe354cca30d2105cd), UINT64_C(0x5299656d5d35cda6), UINT64_C(0x492abac1db4d78d6),
    UINT64_C(0x61e3c1651665e19a), UINT64_C(0xc499772df3f75eb5), UINT64_C(0x7ca88f14e2185993), UINT64_C(0x3aafc843f55ebdf0), UINT64_C(0xe55d0e1928ff3a72), UINT64_C(0x8a5e98488133b36a), UINT64_C(0x48cacfe6ff4f10a2), UINT64_C(0xac17d52c615fba7d), UINT64_C(0x926a2d075ac87873), UINT64_C(0x8d64edb6290ccd8a), UINT64_C(0x93cb7ab2bebc6c88), UINT64_C(0xb99b04ef11119dad),
    UINT64_C(0x38021a329d2a4c59), UINT64_C(0xccda23318af8f7df), UINT64_C(0xff3bb8cfe2112f6d), UINT64_C(0x822530e351f3637e), UINT64_C(0xc5f1235770ef0156), UINT64_C(0x0427bded75f4679a), UINT64_C(0x9a28fa8fa2bf86dc), UINT64_C(0xa4a6b7770b79d405), UINT64_C(0x629ea674ebd51038), UINT64_C(0x21ee6e0c45b95cf7), UINT64_C(0x0994a7386094ce3b), UINT64_C(0x5d4280726e53ded4),
    UINT64_C(0xad5c263456fd81c4), UINT64_C(0x11109d6804e4c4f4), UINT64_C(0x0fef2c10ff9afcb7), UINT64_C(0x0ecb136d31eab00e), UINT64_C(0x3aa73eecab6f1470), UINT64_C(0xa217b61894404aca), UINT64_C(0x9995c6cea433dc83), UINT64_C(0x112c21ee938cfdd4), UINT64_C(0xfbd4394813fd426a), UINT64_C(0xf384a41037b59ae1), UINT64_C(0x16f00096ed3ac53c), UINT64_C(0xc9c77377a9d261aa),
    UINT64_C(0x83222978729017f0), UINT64_C(0x7bc1dd6c0ad57065), UINT64_C(0x96b4f764de38882e), UINT64_C(0x6b89f5e16ccfe90a), UINT64_C(0x760289ab9e8ce608), UINT64_C(0x8c072ef17635f02e), UINT64_C(0x2ec8fe906ce84c3f), UINT64_C(0x9f39cc97c4883a72), UINT64_C(0xb445b97651711a28), UINT64_C(0xecef0aa1f85f428a), UINT64_C(0x69ae3f2ccc4526e8), UINT64_C(0xd2744c287cde4ab0),
    UINT64_C(0x039fc84b40e13dca), UINT64_C(0xece0e9f6698259db), UINT64_C(0x0f2d6568abef0374), UINT64_C(0x0b8552c4579a3df5), UINT64_C(0xb92c0ac2ef365328), UINT64_C(0xd6edf460b7590905), UINT64_C(0xbedd3b989022db37), UINT64_C(0xd6325789093d7b31), UINT64_C(0x22da9b1e28d23828), UINT64_C(0xd8ac62d7ab4d02b7), UINT64_C(0x75d510c30702f773), UINT64_C(0xdd4f1e7c333dee2c),
    UINT64_C(0x104e3da908cf6447), UINT64_C(0xf11326f893589f9a), UINT64_C(0xd8244892173a3dde), UINT64_C(0x0699bb6d339695d1), UINT64_C(0x8f00b3ea57a9746d), UINT64_C(0x33717a6bb12b4bf3), UINT64_C(0x0a50f43d133e8ffe), UINT64_C(0xc3da4644f239df35), UINT64_C(0x9eab2b6dc5086b9c), UINT64_C(0x5eee7bfc035bb598), UINT64_C(0x4137be658049f000), UINT64_C(0x1d10dedc8eef93e6),
    UINT64_C(0x227c8f23c798b99b), UINT64_C(0x37581e888f9ff29e), UINT64_C(0xa9f791cab066c3a8), UINT64_C(0x3c5ad0b4f24cc3c8), UINT64_C(0xb48a6fec1b8ef84a), UINT64_C(0x67576d1797843579), UINT64_C(0x06e43a472661aeab), UINT64_C(0x55fcee4309575817), UINT64_C(0x6c0de3022a161008), UINT64_C(0x961e1af365d0a7e7), UINT64_C(0xda0339671a2686dd), UINT64_C(0xd4251177bee0302b),
    UINT64_C(0x1d786076575d3784), UINT64_C(0x5d7df53ebc2258a1), UINT64_C(0x0e8dd9d320fce805), UINT64_C(0xf0217a6da38dd756), UINT64_C(0xf4a33417b5c3fd25), UINT64_C(0xc603c1a4f3709fe7), UINT64_C(0x3110ce3040a3fda1), UINT64_C(0xa1062ffddadc4299), UINT64_C(0xa8528a74a971660c), UINT64_C(0xfdc2af6a5d5f4caf), UINT64_C(0x6403cdd6e9b69890), UINT64_C(0x1a10e6b995e21d75),
    UINT64_C(0xa90f89f38c891881), UINT64_C(0xb740b9a0d4cc3584), UINT64_C(0xca46e7cc0ed8d313), UINT64_C(0x5c96ab00a355ed3c), UINT64_C(0x2f7fa193bf2ee0ec), UINT64_C(0x7125b7b5b0c8956e), UINT64_C(0x29af60f141f092c2), UINT64_C(0x28cfb17637728c4b), UINT64_C(0xa532fedb5b2eec8a), UINT64_C(0x680d1d2949ec112f), UINT64_C(0x37421df53f6bd5a2), UINT64_C(0xe9b9d8512dfaa025),
    UINT64_C(0x6dd51d1e6e978d68), UINT64_C(0xc67649bc37e1403f), UINT64_C(0x9bd8e3dd6023abc3), UINT64_C(0xc21032255efa64bf), UINT64_C(0x6a804d5b0a737f86), UINT64_C(0x0112183b0bea6e3a), UINT64_C(0x8a113e3f2492853f), UINT64_C(0x8ff99b021575fc07), UINT64_C(0x733b8e1a8c8265ba), UINT64_C(0x45dee9df1005aee8), UINT64_C(0x1e8237bdbd89ca63), UINT64_C(0xc9d9d4f0246ba75c),
    UINT64_C(0x80366d0e7c429a54), UINT64_C(0xe1e444818b1a5a1a), UINT64_C(0x5b01c057cd51bf73), UINT64_C(0x32f4dff9d12c597c), UINT64_C(0x5d59866a869b30a4), UINT64_C(0x1d0c5cad62161345), UINT64_C(0x6edd554c8e76189f), UINT64_C(0xcc7458a3b2d30a0b), UINT64_C(0x1d40b888bf2a86b1), UINT64_C(0x8b1bbb84702fa148), UINT64_C(0xe55e89423436d8ea), UINT64_C(0x2768a198c1d79255),
    UINT64_C(0x71c745db736271da), UINT64_C(0x537d05c0ff930423), UINT64_C(0x203fe9663585aa07), UINT64_C(0x84e5d318d3402caa), UINT64_C(0xbbb89fdce5447bd4), UINT64_C(0x59017147f909b6a5), UINT64_C(0x2c762ae5256f2016), UINT64_C(0x49ff5dc882a23bf5), UINT64_C(0xb049d82f21f75419), UINT64_C(0xb8f1e45407f87449), UINT64_C(0x2e69b88e9ca05151), UINT64_C(0xcd2b306a16a0425c),
    UINT64_C(0xbbcbdfc7c7270037), UINT64_C(0xc9e1271835d628c6), UINT64_C(0xafa8200c0d39aa3f), UINT64_C(0x54f1ca6576efb9a6), UINT64_C(0x20ed43c889f7ad46), UINT64_C(0x11690eff9d512a57), UINT64_C(0x7f47cb579a05287d), UINT64_C(0x488b12b1cee4a78a), UINT64_C(0xaa4184a4f26fb9a9), UINT64_C(0xbc1c70dc8f7eaca4), UINT64_C(0xb09b4163fa8414f7), UINT64_C(0xa987544c2d295e9c),
    UINT64_C(0x76b93d0450b7527b), UINT64_C(0xa37c1ed89805b0d1), UINT64_C(0x8e9d0cecaf7fc149), UINT64_C(0xeb0aca6324fb9dd7), UINT64_C(0x5613b94eaf4ae21a), UINT64_C(0x4cf5bcc5a1c7ac25), UINT64_C(0x68d470d677f24c8a), UINT64_C(0xcdaec3281e787311), UINT64_C(0x7eabc793f98f8422), UINT64_C(0x50401b33a2e8dfc4), UINT64_C(0x14792c8f973e7faf), UINT64_C(0x5ac0b3faf450f326),
    UINT64_C(0x898f5421103804d8), UINT64_C(0x092d3456e5e234e4), UINT64_C(0xb5e9d9413a23af17), UINT64_C(0x3d352aae80e67275), UINT64_C(0x3f0eac3cf53c0b04), UINT64_C(0xc8f96df098c9abf1), UINT64_C(0x7cacc562a1f61940), UINT64_C(0x0d5291fffb18b4f4), UINT64_C(0x4ae137c051a701f4), UINT64_C(0xce20dd3998eca8fd), UINT64_C(0x60ce4268251166ce), UINT64_C(0x4fe64f12720aac2c),
    UINT64_C(0xeabb385d7c71b786), UINT64_C(0xe2e5b1ebe2c7523b), UINT64_C(0xb1ba3ba688c3fc63), UINT64_C(0x1a621c118e1e51df), UINT64_C(0xf2cdee5acaf34d0c), UINT64_C(0x05151d524f091872), UINT64_C(0x7972d0049bb64cf5), UINT64_C(0x3e99aaa2ac3ee68b), UINT64_C(0x44050106344149c6), UINT64_C(0xbb910f3e635544b0), UINT64_C(0x0f10f2e260a83502), UINT64_C(0x8824e9ef409621d5),
    UINT64_C(0x89f3964cb2fe2a4d), UINT64_C(0xa0f5f5ad15729978), UINT64_C(0x55fa50b662ef99f9), UINT64_C(0x31ae306e9bd9d28f), UINT64_C(0x0f7f7544114470d7), UINT64_C(0xc38e7eaa3cdbec8d), UINT64_C(0xbd2eda4adc811e8b), UINT64_C(0xeb07b795b7d05062), UINT64_C(0x79901d74d8769bd7), UINT64_C(0x61b18063f3f3cb9a), UINT64_C(0xc3f1bcc963a01e8e), UINT64_C(0x380150f4f1298dbf),
    UINT64_C(0x05415bc28561f154), UINT64_C(0xf23aefa1ce967278), UINT64_C(0xf2018716ab536cac), UINT64_C(0xe10fc97d5f1f0ce0), UINT64_C(0x5cb9df949edd1973), UINT64_C(0x96bf656b611f18e3), UINT64_C(0x853ff6c0b62d60a3), UINT64_C(0x43d82595a896e669), UINT64_C(0x18e0bd51758f00ba), UINT64_C(0xb69dff9c2dda5a35), UINT64_C(0x10d667d1c7148ba6), UINT64_C(0x62c6d2b7439b2b02),
    UINT64_C(0xa2e4146725c349f9), UINT64_C(0x5bd4d571e361d773), UINT64_C(0x7860847e0dc44ab8), UINT64_C(0xd11896cb5f30b787), UINT64_C(0xdaa8e3d90afd8b5d), UINT64_C(0x13016901b86c1856), UINT64_C(0x4e4039ff40aef8f0), UINT64_C(0xea50b28570867836), UINT64_C(0x913628a56d48a5c7), UINT64_C(0xa33c31806d014e1a), UINT64_C(0x675177de7335b3f5), UINT64_C(0x1871fa8b0c2a0a0b),
    UINT64_C(0x9aa85e902d9f537c), UINT64_C(0x619eaaff466a7873), UINT64_C(0x2407c7c6b9e538fb), UINT64_C(0x8c1071dcd5759779), UINT64_C(0x0418aa4a91e4fc8e), UINT64_C(0xd2b4c8b0bce56fa6), UINT64_C(0x6fe71b79825b6cb6), UINT64_C(0xbdb51b56cc02746b), UINT64_C(0x78fed6532792aa98), UINT64_C(0xd846acb3158c1976), UINT64_C(0x1b8cbac585d41938), UINT64_C(0x398f4b42677751e6),
    UINT64_C(0x3f08f9d4f73ded24), UINT64_C(0x0e32f5db3c32a5ac), UINT64_C(0xf92a598b4b530c2c), UINT64_C(0x723a7afdae2fe931), UINT64_C(0x75668bcb9433dfbd), UINT64_C(0x70d1038096806673), UINT64_C(0x6494ba320bcc58cc), UINT64_C(0xd8609f8e98dbeb11), UINT64_C(0xcd833c3d3b92f030), UINT64_C(0x0bf3be0b772d1c4d), UINT64_C(0xf1b59d3ef06110c7), UINT64_C(0x7ddf3168aab8555c),
    UINT64_C(0x1f7e513328f9f93b), UINT64_C(0x7fbaeff010ea23c0), UINT64_C(0x245289ca2d21e196), UINT64_C(0x3f243875fcf95ce8), UINT64_C(0x531fbc81e2cba87b), UINT64_C(0x4a4ef17a8e1b6fe2), UINT64_C(0x135bbc74c37a5c9c), UINT64_C(0x2e2df1f809cf7983), UINT64_C(0xbfdf158791d06001), UINT64_C(0xbc8d526dadcfed07), UINT64_C(0xb85d25b7c36ff178), UINT64_C(0x5721f2115d9d04d9),
    UINT64_C(0x9a9806fb54d89efe), UINT64_C(0x2dd4a70be55ba273), UINT64_C(0xad342a44039a35a3), UINT64_C(0xc00f1cdce23ff5cb), UINT64_C(0x01b7523dac89b1d0), UINT64_C(0xc929a6a9c2342e6c), UINT64_C(0x43de4caef8f4c0e3), UINT64_C(0x13c03281b813fc55), UINT64_C(0xa9b1e494826b5899), UINT64_C(0x2f5e2a4b9b94af25), UINT64_C(0x0022c97ed90bf2f4), UINT64_C(0x4c2cd1b39cbc0ae4),
    UINT64_C(0x8deb996c8dc1baca), UINT64_C(0xe677b7ff705feade), UINT64_C(0x6b2a69b5e4a9b848), UINT64_C(0xb20dc51ae0c6c1db), UINT64_C(0x11178b03ba86f540), UINT64_C(0xa83f2163cbc54bf6), UINT64_C(0xaceab2eab084b5de), UINT64_C(0x223c94dfda06e1af), UINT64_C(0x9aff0b49839aacc3), UINT64_C(0x8e4f6e399ba21379), UINT64_C(0xc75526e43306093b), UINT64_C(0x6403f4f33bcf189a),
    UINT64_C(0xa33bda1e4856777d), UINT64_C(0xcde6062c66301c55), UINT64_C(0x57a48d06c1e766b4), UINT64_C(0x4c638fb46f8c8e40), UINT64_C(0x0e2b50e0d1a236e1), UINT64_C(0x5f180f6eb38eef4b), UINT64_C(0x630d45022ef7f10a), UINT64_C(0x0e429bc75a85d70e), UINT64_C(0x17dee155094a1395), UINT64_C(0x771b39acedafde8d), UINT64_C(0x624122e73c5edb31), UINT64_C(0x9b0f760343e6cbf7),
    UINT64_C(0x8d5d899fc4e75b8e), UINT64_C(0x3a26dbf4978b3433), UINT64_C(0x5fd72f062a0c62a6), UINT64_C(0xcf819511d1e31def), UINT64_C(0x58a090f1d4a91d41), UINT64_C(0xb1e0f227e321404b), UINT64_C(0xb3a67307f5a8f2cc), UINT64_C(0x9fa9f2cc3e70ba8c), UINT64_C(0xf25674b1fb177e26), UINT64_C(0x674da8a15fbd9bcd), UINT64_C(0x4ef778d39d5b8a38), UINT64_C(0x191e1b760de09c6c),
    UINT64_C(0x4183d5d9989d9cc0), UINT64_C(0xcf09cb9492fed534), UINT64_C(0x16abbb7bbe0ce541), UINT64_C(0xdc6b778ec7b0ea5c), UINT64_C(0x4a9ee21ab00e06f8), UINT64_C(0x057f6c827afdc870), UINT64_C(0x3b80d2d83596cd2e), UINT64_C(0x3d86318fe424bb81), UINT64_C(0xe769f972daea11c7), UINT64_C(0x5ffece5e07bb5080), UINT64_C(0xe62577806330dcdc), UINT64_C(0x727eaf0d4674c4d7),
    UINT64_C(0x4205ca45ffc07fc1), UINT64_C(0xb6b114bf26364700), UINT64_C(0xd6b8878e9b088541), UINT64_C(0xd10fd33188c5f88e), UINT64_C(0xa44b53f9a8c78f5d), UINT64_C(0xc636ad162c1d4440), UINT64_C(0xae649c3d808a0410), UINT64_C(0x02c293e847974239), UINT64_C(0xff6dba0a58b562ac), UINT64_C(0x11eab9a37538a43e), UINT64_C(0xc72abe50959021f3), UINT64_C(0xdca82b9b09845b03),
    UINT64_C(0x6f84c7e9ce658b41), UINT64_C(0xd423c8e97c2231c9), UINT64_C(0x7953980e011bcb98), UINT64_C(0xdd9ee3b26075fdad), UINT64_C(0xfb9286ea4b312d84), UINT64_C(0xc6564d643493a05e), UINT64_C(0x25bb9c0d0a4b9f8f), UINT64_C(0xf57943db770c2df0), UINT64_C(0x9b00fdb12dc8c29a), UINT64_C(0xf4351e355cbac462), UINT64_C(0x15f256ccdc79927a), UINT64_C(0x6b52b8047cf5e7a5),
    UINT64_C(0x74e3367ea550e4a7), UINT64_C(0x91794ebc47ee40d3), UINT64_C(0xc5bf553d44c4aa57), UINT64_C(0xf902b8ada6349322), UINT64_C(0xd29e8ea913a5a8a5), UINT64_C(0x86b162d3616b1471), UINT64_C(0xfa8c71c0ec8b579d), UINT64_C(0xbbb6f92c3e4d0544), UINT64_C(0xcafda628fd89245e), UINT64_C(0x5f7ed739a7e009ef), UINT64_C(0x182cb8321df1625d), UINT64_C(0x1d57bc5bbf3b3fe6),
    UINT64_C(0xec4a5c40a4adab79), UINT64_C(0xe03d97eddbe45848), UINT64_C(0x3f497a0091d57ead), UINT64_C(0x58c59690300a7c4b), UINT64_C(0x75dd7062b6ab8447), UINT64_C(0xa0d595930e5ee2a5), UINT64_C(0xc7ec7b9e145a1dab), UINT64_C(0xd5a3e051a43f8133), UINT64_C(0xea867125b7c04e6b), UINT64_C(0x07caf8171f96c6fa), UINT64_C(0x61eac3127149f352), UINT64_C(0x543e397484bdb263),
    UINT64_C(0x43a14d71490f1bd2), UINT64_C(0xb7c937dcd12ea5f9), UINT64_C(0xb80a7729d0fc598b), UINT64_C(0x175b21f668a03f0c), UINT64_C(0x45e5f7dc78dbfbea), UINT64_C(0x567d894fa2702f88), UINT64_C(0xbe5f05a6867ec2b6), UINT64_C(0x51390478d6a351f8), UINT64_C(0xa659fa1fd787c6a3), UINT64_C(0xbdd6f567f7a17bef), UINT64_C(0x3cd19255f34073cb), UINT64_C(0x8ed98d67efa3dc9a),
    UINT64_C(0xa007d036bdb6d67f), UINT64_C(0x314e5e4882129320), UINT64_C(0xed8ba4256cad9aa7), UINT64_C(0xa244779bc027cac1), UINT64_C(0x60843ca9f1824ef4), UINT64_C(0xc22ef20e1df29a2c), UINT64_C(0x478c709e6bb4e5cb), UINT64_C(0x1442f162f2d8a0dc), UINT64_C(0x201e4e3a2d5ffea5), UINT64_C(0xecba2fb444899f88), UINT64_C(0xff2b5a684b286ea2), UINT64_C(0x2ffa6a0c5314e5e5),
    UINT64_C(0x1a3a57f6bb4770e6), UINT64_C(0x7dd01b9aa88df1e8), UINT64_C(0xb5d03e9c51cdf5d8), UINT64_C(0x3122cec2d9c84993), UINT64_C(0x70e5b438bfef86da), UINT64_C(0x4866326798c99f8d), UINT64_C(0x3b93b3786cb7ae08), UINT64_C(0xf2c4683e5578b317), UINT64_C(0x065d43d7cac61b39), UINT64_C(0xa37106ec01435a61), UINT64_C(0xa4958ca105919caa), UINT64_C(0x3035f44b1c95b540),
    UINT64_C(0x38fe28438bdd87b3), UINT64_C(0x27a5283534963c2f), UINT64_C(0xba3ad410141c8a50), UINT64_C(0x1b9a4308002e4b57), UINT64_C(0x47701ba50c4f83cf), UINT64_C(0x26621a8bc517ce7d), UINT64_C(0x792ad427c255c13c), UINT64_C(0x61ce000c1a931e33), UINT64_C(0xd39a8abb70c622d1), UINT64_C(0x723f03ad2af42502), UINT64_C(0x5e22f34b21b8d2bb), UINT64_C(0xac82ddcba5e595c7),
    UINT64_C(0xf59446451d443f08), UINT64_C(0xa4a8366317290dc7), UINT64_C(0x5115ffaa1a3e6c0d), UINT64_C(0x6bca853ca95650ee), UINT64_C(0x93988ee3ff6ff4fe), UINT64_C(0xd91fbe9ffbba3045), UINT64_C(0x2b297d9c759eaed0), UINT64_C(0xb0bd9d7a29989923), UINT64_C(0x47cabce752ae02a5), UINT64_C(0xa355a36ef09136a7), UINT64_C(0xd28e22d1ff746b81), UINT64_C(0x50f03d3bfc06aa18),
    UINT64_C(0x0f8ef79b91634215), UINT64_C(0xd844479d8e80cded), UINT64_C(0x0aaa26601e7c7161), UINT64_C(0x928583989485bd94), UINT64_C(0xfcedc54cbbc0e98e), UINT64_C(0xc056c6f152ee3065), UINT64_C(0x6cfb0dbfd70eb129), UINT64_C(0xd8d823edbfcd328b), UINT64_C(0x6dfeaf5b1d4f22d5), UINT64_C(0xd92e4fecbf01b32a), UINT64_C(0xca4afff437889d6a), UINT64_C(0x6b157d4406a25cb2),
    UINT64_C(0x801430dcd55e82d2), UINT64_C(0xd0336909de711882), UINT64_C(0x6f61748777c5bb37), UINT64_C(0x7b337fe49b7ecfed), UINT64_C(0xa1d3761c2a420835), UINT64_C(0xba72a39a8c3ba0b6), UINT64_C(0x6c07dc0cab2bdc3d), UINT64_C(0x2f9b7e6ebb959d38), UINT64_C(0x4bda80b7c4876851), UINT64_C(0x79af1b33ec15c0c4), UINT64_C(0x1deeed519c0c3650), UINT64_C(0x5d177f5a8f61fbee),
    UINT64_C(0xf15fe41a3f50bf91), UINT64_C(0x2c0cc78e5901fe47), UINT64_C(0x6684a8da59f20694), UINT64_C(0xc1844c1effa3340b), UINT64_C(0xa6c91c1904e0609b), UINT64_C(0xf6cfd859606ab355), UINT64_C(0xef67b2479859584f), UINT64_C(0xb8ed55510f0bce08), UINT64_C(0x787a59963da2890e), UINT64_C(0xe85fca7b8e005fd9), UINT64_C(0x27418dc9d5e84aba), UINT64_C(0xb68cd88542d9522a),
    UINT64_C(0x997254af15d5afd0), UINT64_C(0xd44fbe8b5d43a32f), UINT64_C(0xf57788c25277913c), UINT64_C(0xcac89f93b882cc64), UINT64_C(0x79460fa48bc23fa3), UINT64_C(0x116aa3319f15590e), UINT64_C(0x9354ff00a539f7d1), UINT64_C(0xc5c597595daf200f), UINT64_C(0x094150f39ad8c5fe), UINT64_C(0x50a385e63574bf21), UINT64_C(0xf623aca167d81095), UINT64_C(0xd13333998f767700),
    UINT64_C(0x1ce083e172ba900b), UINT64_C(0x370e014c7bf75b05), UINT64_C(0x19efb9a78353408a), UINT64_C(0x04d7c1c7c6b32e70), UINT64_C(0x988d47f951b0d9ef), UINT64_C(0x45cb902f649b263f), UINT64_C(0xa6bd3fc737144821), UINT64_C(0x1640c34475d2a7d0), UINT64_C(0xe7818261976d5b2c), UINT64_C(0x568169de560bc17e), UINT64_C(0xb286cb0a777d60b1), UINT64_C(0x10efb308c9497b9a),
    UINT64_C(0x122e05dd6f08c8f0), UINT64_C(0x7dc6ad0c249236dc), UINT64_C(0xaa8e76187ffe4ba2), UINT64_C(0xac92438571e03872), UINT64_C(0x84cd3e8d72ad1d1f), UINT64_C(0x95fd18a3823b2b4e), UINT64_C(0xf4482f638db05e9a), UINT64_C(0x4928e7c9f82d624b), UINT64_C(0x49d69ac72f2dd41e), UINT64_C(0x3dc17885504f575d), UINT64_C(0xd1abc1a2f6f82c89), UINT64_C(0x64bbcbcc71de5944),
    UINT64_C(0x7b52845adcd0e94a), UINT64_C(0x90ceda3ab1258c98), UINT64_C(0x4d2550a530ffdc7e), UINT64_C(0x8a07da688e1ec630), UINT64_C(0x93c32363adec7645), UINT64_C(0x145c38ff0658c10f), UINT64_C(0x7a91fec6be21e9d0), UINT64_C(0xaebc9cfa8156aac0), UINT64_C(0x0d308890dc489179), UINT64_C(0x7126241c1f4f42b4), UINT64_C(0x7f260ca60ad6213b), UINT64_C(0x823b031a68fccea2),
    UINT64_C(0x3e89e602a8873f8b), UINT64_C(0x5384a71d7bb1a83a), UINT64_C(0x9a957a360899196e), UINT64_C(0x09428a3f349e92ee), UINT64_C(0xe30364af5a8d5032), UINT64_C(0x2c956428c077ea81), UINT64_C(0xa75e034cdf72c350), UINT64_C(0x51cb5859be60319b), UINT64_C(0x22107766ea09491a), UINT64_C(0x290e5ef1ceef3ea4), UINT64_C(0x7f802f1e5234a612), UINT64_C(0xa44b910fad96a4d1),
    UINT64_C(0x40aa06ab9cc6ef4e), UINT64_C(0xa8a02717b521e54c), UINT64_C(0x7c20163761fd8001), UINT64_C(0x5c59e625d03a97cb), UINT64_C(0x04a6ac44ea8f8711), UINT64_C(0x2ed1ee88ae891e6b), UINT64_C(0xc5b939a138e61295), UINT64_C(0x1a1aebf64a13394f), UINT64_C(0x37d9e437d1f79843), UINT64_C(0xe5bc84f37bbc21fc), UINT64_C(0xc9e59ad903cee0ef), UINT64_C(0x5f4e29fa6ea57fc6),
    UINT64_C(0xd68bf17dd1219abb), UINT64_C(0x8cf24a357b8ee209), UINT64_C(0xcb287cc3920c91df), UINT64_C(0xcde363139285b5c2), UINT64_C(0x970ae1f1489e3eb1), UINT64_C(0xfe0fec89f68e8446), UINT64_C(0x24677a6b5419dedf), UINT64_C(0x1680bfeaf47a619c), UINT64_C(0xcc67ee84471f7431), UINT64_C(0x56dc4f62e4c29c70), UINT64_C(0xa220e06b3da5c085), UINT64_C(0x20226863a439e2b0),
    UINT64_C(0xe0983f0ebd0e6e74), UINT64_C(0xc2a5f7390cc420ff), UINT64_C(0x05b313af8f1f37fd), UINT64_C(0xa98cd2278352d773), UINT64_C(0x24fbc917232a92c1), UINT64_C(0x6ba0d97a44381179), UINT64_C(0xfb4853e32c043b14), UINT64_C(0x725c5dddb73b6500), UINT64_C(0x59c1fd0cda5bf92f), UINT64_C(0xb8b27cb023fb8337), UINT64_C(0x96ce55d61c1918ea), UINT64_C(0x621a497bd1edcc94),
    UINT64_C(0xdffed0462edee56a), UINT64_C(0x1dd0703a6c79f7d1), UINT64_C(0x662a974e724acc9d), UINT64_C(0x45ee6c0cb0b76c99), UINT64_C(0x5d38d88c7b3db84c), UINT64_C(0xd35abcb14a12afe5), UINT64_C(0x854a1d5ded0db809), UINT64_C(0x2ba08e8745659292), UINT64_C(0x61d48c7abcdf1602), UINT64_C(0x3e926bd7ff72a7e6), UINT64_C(0xdc56bc9677f74d9d), UINT64_C(0x149228780dfb5fa4),
    UINT64_C(0x5697eb514a85f1df), UINT64_C(0x989f1263c7a6af79), UINT64_C(0x6c8b956805408d29), UINT64_C(0x7c32f300a49c93f7), UINT64_C(0x9ad6a8f64443354f), UINT64_C(0x05e337d684736c33), UINT64_C(0x34d35ba3eb3c0949), UINT64_C(0x83199b8bc488a364), UINT64_C(0xb0c31cfb19082843), UINT64_C(0x1ca288b6397d8437), UINT64_C(0x589a209840243d0f), UINT64_C(0xe5d84405345d90c8),
    UINT64_C(0x76d58839e5f88e83), UINT64_C(0x6a639388e9b7a517), UINT64_C(0xa022ae9e60200946), UINT64_C(0x87b22c711a701a58), UINT64_C(0xd727a5329a47a044), UINT64_C(0xab875078895f00e4), UINT64_C(0x7cfbff5ebcd8edbe), UINT64_C(0x85ea99fcc519ec02), UINT64_C(0x5bf40e80a9a07ae3), UINT64_C(0xda2cf6aee523cecd), UINT64_C(0x9979e0d94a3e1fe9), UINT64_C(0x558ec6c4a2edbb6a),
    UINT64_C(0x9dea86584a86a7ed), UINT64_C(0x4f4bffb134a21433), UINT64_C(0x8aac32e75de63050), UINT64_C(0xc8b0a32ca9d2304c), UINT64_C(0xf559b069f9763e68), UINT64_C(0x7b47f1e523b7bb37), UINT64_C(0xfe91375df0998481), UINT64_C(0x1834b220c2018bd1), UINT64_C(0xcbf22697601c9431), UINT64_C(0x8ecc6d7681336e3c), UINT64_C(0xfcb4d440c874881f), UINT64_C(0x18b17ad16e4bd7d6),
    UINT64_C(0x5001245a7ceb30b0), UINT64_C(0x6ba42a4718aa11f6), UINT64_C(0xf01393fe6f277846), UINT64_C(0xa0ba95cbc5fdf70e), UINT64_C(0x238f1dbff41483c9), UINT64_C(0x7be5330a23c1f8a9), UINT64_C(0x912069994b4742e9), UINT64_C(0x15143b9777b84dfc), UINT64_C(0x31db3b377e9d6d56), UINT64_C(0x8a63aa177c3643be), UINT64_C(0xd64b13f098547d67), UINT64_C(0xe32738c2677e91b7),
    UINT64_C(0x0f6756fcbda342e8), UINT64_C(0xb44325de8ce0ade8), UINT64_C(0x1fad84e4808448d6), UINT64_C(0x715204cc3c201329), UINT64_C(0x4b1374546fca6160), UINT64_C(0xa1ba5dce31a7b55c), UINT64_C(0xb733430e0cadf6f1), UINT64_C(0xa04a08d3926dd1d0), UINT64_C(0x2a7cda1955526e51), UINT64_C(0xf60d5db992e8aac1), UINT64_C(0x34b7cc71e726b1cc), UINT64_C(0xdceae069ee903a95),
    UINT64_C(0x4b4a3fae7ec16c1b), UINT64_C(0x4bdd07386b5e6cd9), UINT64_C(0x4138d6fb70b81f63), UINT64_C(0xdf46e59f5ca9446e), UINT64_C(0x1e4d2c979d56ae8c), UINT64_C(0x526ec69475681487), UINT64_C(0x33a52b49953477bf), UINT64_C(0x4ce7748fec53e937), UINT64_C(0x9ed8eea6f7fc59f3), UINT64_C(0x2f9847cc974fe6ec), UINT64_C(0xba4431d6975b8d10), UINT64_C(0x478a3af2c8cd31b1),
    UINT64_C(0xd40143025d0c03ac), UINT64_C(0x944fa4595f369087), UINT64_C(0x9249bdd5ded9144a), UINT64_C(0x00a75d1b9d7e069a), UINT64_C(0x572a084fc791ccb1), UINT64_C(0xb6bcd9ce5a08a4a7), UINT64_C(0xcc8eb493ff196601), UINT64_C(0x023e07ff6cc1b16a), UINT64_C(0x3e9632049979d6d7), UINT64_C(0x692c21268a6575c2), UINT64_C(0xfa0ff8eb389d691c), UINT64_C(0x15241b4f7f904096),
    UINT64_C(0x6648423ac7d234e9), UINT64_C(0x20ed5dd907367aa2), UINT64_C(0xf78f9558c9c64b13), UINT64_C(0x5f414d4c2aa9c5f9), UINT64_C(0x49af1e9aa8eaf225), UINT64_C(0xad05af98df4e18a1), UINT64_C(0x50b8238f5b0848ec), UINT64_C(0xabfc85650cb85965), UINT64_C(0xa7385846780c1fe5), UINT64_C(0xa8ea50c7d138562d), UINT64_C(0x82e28fdd331e96cd), UINT64_C(0xc343309df71b42cd),
    UINT64_C(0x8cb0034c0586843b), UINT64_C(0x8478fef2289ee73c), UINT64_C(0xcc9403c63e306a98), UINT64_C(0xc80bebcec6723c9b), UINT64_C(0xd44a26cb86d60cff), UINT64_C(0x1b460791235f6551), UINT64_C(0xc67f6efd86082b85), UINT64_C(0x4cc268ab8343157a), UINT64_C(0x8919de6e0109db26), UINT64_C(0x92658ff5ad104a43), UINT64_C(0x3763299f6ac5a3db), UINT64_C(0x820b92387ce31ecc),
    UINT64_C(0x2800d880bcd36d19), UINT64_C(0xe0a154531b724bf0), UINT64_C(0x161bc39dc3545f34), UINT64_C(0xaa7ce6f00195a7a2), UINT64_C(0x27671f020525e6d6), UINT64_C(0x6a0d39b7bff56cce), UINT64_C(0xe5b5c688d0afd498), UINT64_C(0xbe572afccc98633f), UINT64_C(0x1489e6008a496784), UINT64_C(0xc7c7b939b88470ef), UINT64_C(0x0f468f98055e8856), UINT64_C(0xcde868a5896aa5a0),
    UINT64_C(0xe50388066c922a3d), UINT64_C(0xd8a0a18781238b03), UINT64_C(0x4df5652ccf65848f), UINT64_C(0x6fd8a76d65d2a3c1), UINT64_C(0x38ff627e2ca4c056), UINT64_C(0xd0f382dff3b26b8e), UINT64_C(0x103c092711325de9), UINT64_C(0xd4f1b647ff27f2a8), UINT64_C(0x7d8f3a22a9f67cec), UINT64_C(0xac45766535ee231e), UINT64_C(0xe8614208e987d20a), UINT64_C(0xda0643a8adef3a9b),
    UINT64_C(0x951a1ceaf68ab777), UINT64_C(0x8ba868cd02743601), UINT64_C(0x131653239cf16fa2), UINT64_C(0x6fbbba8de9022a8e), UINT64_C(0x49e55bae6e171d30), UINT64_C(0x9bf733e7908c1ec1), UINT64_C(0x83478a79f91594e7), UINT64_C(0xdf46836212fc25e9), UINT64_C(0x0ecfd8ce95f94ace), UINT64_C(0x4f7d8b7c7c4696b8), UINT64_C(0x2cb19af8685b309d), UINT64_C(0x7e33abf251b0984c),
    UINT64_C(0x7a8175ffdc01a9d0), UINT64_C(0xfae52a110c4aaabb), UINT64_C(0xd03b75b018385c91), UINT64_C(0x8c9abef6c2978a8d), UINT64_C(0x9c8bfc96be0acb90), UINT64_C(0x964c272635e92f10), UINT64_C(0x5c8592237b88149f), UINT64_C(0x851ca6a26cafda83), UINT64_C(0x467e2e3dbe325f2e), UINT64_C(0x5c84420bb33f9727), UINT64_C(0x57f6c029cef75011), UINT64_C(0xc65b6e70c9be13e4),
    UINT64_C(0xca88faae3055f574), UINT64_C(0xf9a39f59cbe0139e), UINT64_C(0x225ea54e6851cfee), UINT64_C(0x053368d08d59ca04), UINT64_C(0xb824f60b2d6e946b), UINT64_C(0x00540ce549eb8e8d), UINT64_C(0xb8bcc023a092abdd), UINT64_C(0xf61e21d88c37d84f), UINT64_C(0x9599b9deead8a1e4), UINT64_C(0x50bdb06b245bd9a7), UINT64_C(0x5f9d21c71037904f), UINT64_C(0x22c297b69f35575c),
    UINT64_C(0xfbeee3a85a673620), UINT64_C(0x0036d2556f11367c), UINT64_C(0xca2166e52effd970), UINT64_C(0x9f44e2c4ccbdaabb), UINT64_C(0x9cd5f4507d40378d), UINT64_C(0x1e6c2fbc110994ce), UINT64_C(0xd3de68cee463e510), UINT64_C(0x5a8a839c932b3855), UINT64_C(0x531d79b3a53b3904), UINT64_C(0x89fd458fb4222be3), UINT64_C(0xc68397e3c8af9910), UINT64_C(0xf89895131d89db27),
    UINT64_C(0x9d2acd3b59c607b1), UINT64_C(0x6f765825a962c2c5), UINT64_C(0x3a61806f48fff5e9), UINT64_C(0x9d8950975bea52e0), UINT64_C(0xf31bd345518f33bd), UINT64_C(0xb04eab4e9e42c5e0), UINT64_C(0x9806240f5a23dff4), UINT64_C(0xafa9213e6809b3e6), UINT64_C(0x7244e898a05d3d2e), UINT64_C(0xb20fce52dd86a738), UINT64_C(0x3f7e6bdfc8016bf9), UINT64_C(0x6a43fdeff49b5dd9),
    UINT64_C(0x554fe5ea46dfaf9f), UINT64_C(0x0852f4ab6101df6c), UINT64_C(0x8c73a1cc4c93b585), UINT64_C(0x04f0b96089e225a9), UINT64_C(0x1c70860ce580d158), UINT64_C(0x0c614c6573c1266a), UINT64_C(0xc0f2c7935c5d5ff9), UINT64_C(0x4832dee56bffed52), UINT64_C(0xce71e6eec357f1c8), UINT64_C(0x68b4eae3c8342969), UINT64_C(0xba8e925df3479e9c), UINT64_C(0x0b355ad19ccfefa5),
    UINT64_C(0x41af4c34a7b27ff8), UINT64_C(0xce520de8bfdff140), UINT64_C(0x367804b7944bee83), UINT64_C(0xde2830fa45e7fd2c), UINT64_C(0x2f63c01f498fe9bc), UINT64_C(0x3f58b0a1d1cae6fc), UINT64_C(0x8ee54eedad42c39b), UINT64_C(0x1215f693f48444f0), UINT64_C(0xdf9d276558e9330f), UINT64_C(0x0bbaf91320f8de1f), UINT64_C(0xc4047c7ca9940abc), UINT64_C(0xc043115e8ddee87f),
    UINT64_C(0x9b2d214f644d7f91), UINT64_C(0xe11eea1fea29f2ba), UINT64_C(0xc8c6089b8bbcfba4), UINT64_C(0x6643c15426471c46), UINT64_C(0x2219d3d2182eb0de), UINT64_C(0xf171c24e04531df1), UINT64_C(0x0c3fbbca1c6f5e43), UINT64_C(0x591c4023ae517e04), UINT64_C(0x3fe955cb3b6c0be5), UINT64_C(0x4c1f3eb2d9999f1b), UINT64_C(0xb48ae5d51dfa8a9f), UINT64_C(0xfa9cdd61eec77ae2),
    UINT64_C(0xa5024081eff64802), UINT64_C(0xd780c597c68c04b0), UINT64_C(0xeb4dab8949c9dde7), UINT64_C(0xa4d2662a6b592e08), UINT64_C(0xfb8085f331655ba8), UINT64_C(0xc37709c4c02fc353), UINT64_C(0x8c444a9cfab262f2), UINT64_C(0x46387bc4f39d4a12), UINT64_C(0xda534c0867edece1), UINT64_C(0xf17a24fb411015f0), UINT64_C(0xc90016e6d5746660), UINT64_C(0x6020c5d9cdd18216),
    UINT64_C(0x2dc8dae6e5c87eca), UINT64_C(0x45fb52a5f14896e8), UINT64_C(0x8469259c36757954), UINT64_C(0x6f960573a79434b3), UINT64_C(0x0f889e4f647ce6d2), UINT64_C(0x6fcb28b889987c06), UINT64_C(0x6f65be27c8233707), UINT64_C(0xbdb172da04f1a234), UINT64_C(0x4d3507c7c71f85d1), UINT64_C(0x8aa6e26822394a21), UINT64_C(0xfcde0ed0ed9d77d7), UINT64_C(0x703a3ce2139d0f36),
    UINT64_C(0xd1c10b469ab10112), UINT64_C(0xcbdd4f3fcde83c7d), UINT64_C(0x8389a44fd520d176), UINT64_C(0xb9d24108eceff024), UINT64_C(0xdcb21036070759cb), UINT64_C(0xb21cb43d5bd753ec), UINT64_C(0x633500f9fd556d2b), UINT64_C(0xa9d7c17c22788bb1), UINT64_C(0xed1d8540bf00566a), UINT64_C(0xac53214fc1d4e5bf), UINT64_C(0x76fb3baef24425a0), UINT64_C(0x8691551fbf3c73fd),
    UINT64_C(0x665fac9370e42534), UINT64_C(0xc6df061099323582), UINT64_C(0x5b7a96fa8e634528), UINT64_C(0x5d41c90820ae0b4c), UINT64_C(0xc24f74a83bb88c58), UINT64_C(0x5cee7460568024eb), UINT64_C(0xd401ec541ffa3c95), UINT64_C(0xed201da73cc40094), UINT64_C(0x23be172c17a91aff), UINT64_C(0x4b5b1aeba794299e), UINT64_C(0xea20c4aa2ae41966), UINT64_C(0x7975c4e6ffcd9415),
    UINT64_C(0x4d3ededf2a5bf92c), UINT64_C(0x0fdd76c6a0af46ea), UINT64_C(0x349a7dcc87041984), UINT64_C(0x440b26008b3562c3), UINT64_C(0x3e2b2dd067f6e3a5), UINT64_C(0x006ca7f9a3115e22), UINT64_C(0x72026167b67860b3), UINT64_C(0x042672e76c61c5b3), UINT64_C(0x1b73cfe5ac491e44), UINT64_C(0xe55036b5aaa45836), UINT64_C(0xc10a4679e5b6ed81), UINT64_C(0xd48c8af80f1062f0),
    UINT64_C(0xba666d2c058c375b), UINT64_C(0xef07b5c5048ed6ae), UINT64_C(0xd747021d605206e6), UINT64_C(0x44eddfc7e41c23cc), UINT64_C(0x73ee26ff18311628), UINT64_C(0x062e7edcf5c54214), UINT64_C(0x34911c6dada5f93b), UINT64_C(0x9b3981f6a9add820), UINT64_C(0x2c5b03d0bc2b1043), UINT64_C(0x06842c00936c2d87), UINT64_C(0x5cc944d172968e7d), UINT64_C(0xf7fe62c51c4386b3),
    UINT64_C(0x205dd83e72d804b5), UINT64_C(0xd928381ecef99eb2), UINT64_C(0x41255f1c4aeab066), UINT64_C(0xe33b338779aba7fe), UINT64_C(0x8d00a6388cf28cc6), UINT64_C(0xca880839aa46a28b), UINT64_C(0xe2fc44fc3b006816), UINT64_C(0x1dc151fb37bfc21d), UINT64_C(0x56e597272ac9570f), UINT64_C(0x60d859c6509e152c), UINT64_C(0xba028f13c6ff39fd), UINT64_C(0x899536f89816659d),
    UINT64_C(0x84a6a7ae304af77a), UINT64_C(0xfabd7816a8d61bca), UINT64_C(0xf4c26e14bfda6233), UINT64_C(0x907dcb54248ae6d1), UINT64_C(0xdc5769faa088f031), UINT64_C(0xf873c19524fcd220), UINT64_C(0x88e1d4c309c69d50), UINT64_C(0x80dd22d11a1b6c76), UINT64_C(0x4645016254d39396), UINT64_C(0xca52858a006eb36e), UINT64_C(0xc371e522eff9d6f8), UINT64_C(0x0eacba3fc0bbbd9f),
    UINT64_C(0x2a95bb6c1bf667ca), UINT64_C(0x77c0f6dadeb8afe3), UINT64_C(0xc31f21f55c27e2a6), UINT64_C(0xb57cd814d6bfdcda), UINT64_C(0xa0a4c75d242ebef1), UINT64_C(0x524670105b22fa4f), UINT64_C(0xc8f05d06ad8d8774), UINT64_C(0x59ee91f5ed00f8f2), UINT64_C(0x03cc639da81d42bd), UINT64_C(0x5c921632b83d9f26), UINT64_C(0xa2b96044bb59ac5c), UINT64_C(0x88d2170cf588e7f7),
    UINT64_C(0xf8e4a54cb6377b8c), UINT64_C(0xbe7a42d145cf2666), UINT64_C(0x04cb32fda5c184c0), UINT64_C(0x35400cdd3e20e240), UINT64_C(0x904f6d8a04ceceb8), UINT64_C(0x33f374ee644a42a5), UINT64_C(0x87dcf65c763efe94), UINT64_C(0xcb60ded18c817a7e), UINT64_C(0x9299446e4befe413), UINT64_C(0x9f75853436b5ea4f), UINT64_C(0xda4001fc1064df5b), UINT64_C(0xc94131ea366f24f1),
    UINT64_C(0x95cb23ecb1365bdc), UINT64_C(0xe34ed01d2b7b416f), UINT64_C(0x213f40198c0a065c), UINT64_C(0xb6894cd4c39e34f1), UINT64_C(0xe2806e16f15aa1a2), UINT64_C(0x818a303eab9c301f), UINT64_C(0xe0df51ed062ca3cc), UINT64_C(0x4f24b4312fdaf514), UINT64_C(0x2cd7f172cd97122a), UINT64_C(0x95aadf9add62f78c), UINT64_C(0x6e4271d736873db7), UINT64_C(0x7eeb98723f9ec510),
    UINT64_C(0x18c2dc77877acfef), UINT64_C(0xba256eb41951ec6d), UINT64_C(0xe50fbd0baf0d1e22), UINT64_C(0xae62a6dfb7e54e76), UINT64_C(0x323997d89ac3ab78), UINT64_C(0xd892913e710c5e5e), UINT64_C(0xd81c1aa8a1713da3), UINT64_C(0x4396cb84d61a5664), UINT64_C(0x2bbaf34eeac470e4), UINT64_C(0x317dd69b2b70513f), UINT64_C(0x6f75305e1d6f301b), UINT64_C(0x722e4f39a2949aa1),
    UINT64_C(0x8f44a23370b03659), UINT64_C(0xc1f4b5ae11510e32), UINT64_C(0xd95499c2780c5fe0), UINT64_C(0x12c0e686bc4a439c), UINT64_C(0xe3a8ecb21b25e26d), UINT64_C(0xe77df6fc59a4d50a), UINT64_C(0x5dbe4b91832435f4), UINT64_C(0xc4a23bee26e18ddd), UINT64_C(0x9a7bb77ea9988656), UINT64_C(0x7ade8e5a10067546), UINT64_C(0x25076fb785c8019e), UINT64_C(0x136013eb5f5a9ee9),
    UINT64_C(0x799b5cfbf76741c2), UINT64_C(0x5e91bf9d0ad587ba), UINT64_C(0x7019ba7ced15b68e), UINT64_C(0x24c12fd6f0a84d63), UINT64_C(0x0cee307d5bf44d28), UINT64_C(0xc4bf0d568ec769bc), UINT64_C(0x68ea0e0a8cf0436e), UINT64_C(0x48b67f1d5c2c5f49), UINT64_C(0x2e6d626b99453709), UINT64_C(0xb5a6dac38ec67ab4), UINT64_C(0x1452fe9916ed2f72), UINT64_C(0x2719482d4a0e25ab),
    UINT64_C(0xcf0ea8d86f961576), UINT64_C(0x44f4797d9a5a8d1d), UINT64_C(0x7067c827f6f40ebe), UINT64_C(0x549fe1ad5e7cb7e2), UINT64_C(0x33ec362022203ba7), UINT64_C(0xa90c7cda2393e4fe), UINT64_C(0x51523c45c8fafd3c), UINT64_C(0xa6ef0662feacb692), UINT64_C(0x5fd1405fa9657b59), UINT64_C(0xfb3167fee99d7aff), UINT64_C(0x736951af74bf7cd2), UINT64_C(0x3b5b94240a6bbe31),
    UINT64_C(0xc51b7bc7f5929501), UINT64_C(0x3d725684a96fa065), UINT64_C(0x9b714775c75bb75b), UINT64_C(0xfc83da57a0a60407), UINT64_C(0x48a3f51c03e3e240), UINT64_C(0x47019d44a10a4c40), UINT64_C(0x651a3f84105e144f), UINT64_C(0x86f731e1ac62566c), UINT64_C(0x2bfaafb8c7e79e6a), UINT64_C(0x2557c6d2497d8566), UINT64_C(0x5a245c62c5f471d0), UINT64_C(0x943f7d7ef4095f26),
    UINT64_C(0x19320b9abf232e29), UINT64_C(0x53a20884be8dee18), UINT64_C(0xb07ca2424d1e08ff), UINT64_C(0xbe30e49b7d226d4b), UINT64_C(0xfecba260f2703d94), UINT64_C(0x3e2310eb594b5c5f), UINT64_C(0x264d311b0876d67d), UINT64_C(0x4ffc5099de52a1a3), UINT64_C(0x5a73c74a024603c2), UINT64_C(0x5be64e0397ee88ea), UINT64_C(0x35385337527d7ae7), UINT64_C(0x460e2e20ffb52377),
    UINT64_C(0x931ff013127981e1), UINT64_C(0x0d174603b2ef7eaa), UINT64_C(0x8dc638a62312ae79), UINT64_C(0xca92a6ff13d115ca), UINT64_C(0x629d09731357d004), UINT64_C(0x9a0792d75a150c1d), UINT64_C(0xb8311803cb9cdeb3), UINT64_C(0x0e413193dbab4738), UINT64_C(0x8ca3b1927ba548bd), UINT64_C(0xccc5223bf510e9c5), UINT64_C(0x0396748d1fd31d54), UINT64_C(0x1dcdf6d035fc3927),
    UINT64_C(0x566c0b95a8d2ae1c), UINT64_C(0x85552686d7ece1d1), UINT64_C(0x2d2c7fa1b1e16497), UINT64_C(0x86205d0707b83dd8), UINT64_C(0x6b41f394e61d218e), UINT64_C(0x56f0ca7078228706), UINT64_C(0x20030d6204a49b4c), UINT64_C(0xec66a6abed50db2a), UINT64_C(0xd59ddd7de9714765), UINT64_C(0x018f37da444ad36c), UINT64_C(0x92adc27753a04089), UINT64_C(0xf31c0412987660cc),
    UINT64_C(0xe5d4204586fda18d), UINT64_C(0x69872563eda60ea0), UINT64_C(0xd4a36a7c6eec5e05), UINT64_C(0xfbacba6fb702f7b7), UINT64_C(0x778a67ad2790bbf0), UINT64_C(0x3974edeebc4a982c), UINT64_C(0x5ccfbc367d84f932), UINT64_C(0x246109a15d8d7ad4), UINT64_C(0x2d7e02d189e5d62a), UINT64_C(0x5b1bb35a204ac41e), UINT64_C(0x38939f74111e3aa7), UINT64_C(0xbc4851370aa41537),
    UINT64_C(0xf77d130a3e1f05b8), UINT64_C(0x634bcf63dd3c4eb1), UINT64_C(0xc3fd51e2dd6f139f), UINT64_C(0x7a10d19f5b0d0f5d), UINT64_C(0x4ea462ee7cccbf4a), UINT64_C(0xd7912cd0c94044df), UINT64_C(0x839cf3838a5dd36c), UINT64_C(0xe84cc978e4302f83), UINT64_C(0x76b2acf3e748426d), UINT64_C(0xc1de13012c1530eb), UINT64_C(0x011800c5a4116570), UINT64_C(0x5eb6c0589a3831a1),
    UINT64_C(0x2337f2655254b260), UINT64_C(0x8d03960496914493), UINT64_C(0x56030b4265fde1ea), UINT64_C(0x4a8e93800bc38b79), UINT64_C(0x838b6a1771782857), UINT64_C(0x71fcf9bc17dd43ab), UINT64_C(0xcf9439a1f3baee17), UINT64_C(0xbc8d6bc863e27822), UINT64_C(0x2c99cdf12bb0973b), UINT64_C(0xaef2ba3f792eff48), UINT64_C(0x52397edc55b163a3), UINT64_C(0x1170ad6898f5561d),
    UINT64_C(0xac14373bd8d38963), UINT64_C(0xace55bab23b18ffc), UINT64_C(0x8c91e4c74d38337b), UINT64_C(0xd978b30d1a4af6e0), UINT64_C(0x89bf2fcf3a312f0d), UINT64_C(0x5a41b4d2b73a7c68), UINT64_C(0x20f4299a811148dd), UINT64_C(0xcff9610e4cf7c844), UINT64_C(0x52e25f0a097bb029), UINT64_C(0x8562724306e66403), UINT64_C(0x064bb6da404f78fc), UINT64_C(0x38295224a1705469),
    UINT64_C(0x22431eea55689eba), UINT64_C(0x4e92b43cd3bfdd6c), UINT64_C(0xbbf1f9d99f5b92b1), UINT64_C(0x662aead683930e79), UINT64_C(0xce2a45c483556927), UINT64_C(0x9ecfdcef58ad85f0), UINT64_C(0xd9ee2fc98f227a0d), UINT64_C(0xeb7401b66c343178), UINT64_C(0xf857a012886d37e9), UINT64_C(0x0af1537977c744eb), UINT64_C(0xd9b2862ffb0e7085), UINT64_C(0x275b347234d79555),
    UINT64_C(0x44cb7571cd86d202), UINT64_C(0x3fba6983033ce410), UINT64_C(0xbea5c3a2a1f1c855), UINT64_C(0xc01f7817d9457325), UINT64_C(0xf396d343284ced7e), UINT64_C(0x1268850ec331842b), UINT64_C(0x2de1fccb76f5aa90), UINT64_C(0xa419582b68359206), UINT64_C(0x4b6a41b33e3f0ef5), UINT64_C(0x712d62a737cf1f87), UINT64_C(0x36e9d4da5c81ca4f), UINT64_C(0xdddc6e7483415483),
    UINT64_C(0x5d63ab0f62a7ee54), UINT64_C(0x56219a1dd97bc7d9), UINT64_C(0xb923aea73254fc93), UINT64_C(0x4d5b6f2171e73fc6), UINT64_C(0x4ba2b0f59069a101), UINT64_C(0x80d568eaca24c8f0), UINT64_C(0x888d1b49ecc5f8e4), UINT64_C(0xba7c8c7cb605addb), UINT64_C(0xc8a1e91099d2a8bc), UINT64_C(0x20f32af29339ceba), UINT64_C(0xe2b2731eb54ce2ed), UINT64_C(0x68fe0a7dde4f574f),
};

static void ted256189_point_double_base_double(uint64_t acc[TED256189_EXT_WORDS], size_t count)
{
    for (; count >= 4; count -= 4)
        ted256189_ext_4dbl(acc, acc);
    for (; count >= 1; count -= 1)
        ted256189_ext_1dbl(acc, acc);
}

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *ted256189_point_double_base_C(uint64_t q[3 * TED256189_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * 3 * TED256189_WORDS;
    if (digit >= 0)
        return entry;
    ted256189_words_copy(q, entry + TED256189_WORDS, TED256189_WORDS);
    ted256189_words_copy(q + TED256189_WORDS, entry, TED256189_WORDS);
    ted256189_fe_cneg(q + 2 * TED256189_WORDS, entry + 2 * TED256189_WORDS, 1);
    return q;
}

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *ted256189_point_double_base_T(uint64_t q[TED256189_EXT_CACHED_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * TED256189_EXT_CACHED_WORDS;
    if (digit >= 0)
        return entry;
    ted256189_words_copy(q, entry + TED256189_WORDS, TED256189_WORDS);
    ted256189_words_copy(q + TED256189_WORDS, entry, TED256189_WORDS);
    ted256189_words_copy(q + 2 * TED256189_WORDS, entry + 2 * TED256189_WORDS, TED256189_WORDS);
    ted256189_fe_cneg(q + 3 * TED256189_WORDS, entry + 3 * TED256189_WORDS, 1);
    return q;
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
    const uint64_t *m_at;
    const uint64_t *q_at;
    int16_t d[256];
    signed char e[256];
    size_t i, j, waiting, top_d, top_e;
    top_d = ted256189_naf_wide(d, 256, a, 10) - 1;
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
            m_at = ted256189_point_double_base_C(m, ted256189_point_double_base_table, d[i]);
            ted256189_point_double_base_double(acc, waiting);
            waiting = 0;
            ted256189_ext_dbl(acc, acc);
            ted256189_ext_mreadd(acc, acc, m_at);
            if (e[i] != 0) {
                q_at = ted256189_point_double_base_T(q, T, e[i]);
                ted256189_ext_readd(acc, acc, q_at);
            }
        } else {
            if (e[i] != 0) {
                q_at = ted256189_point_double_base_T(q, T, e[i]);
                ted256189_point_double_base_double(acc, waiting);
                waiting = 0;
                ted256189_ext_dbladd(acc, acc, q_at);
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

/* Where the entry of one digit is, in q if it had to be negated. */
static const uint64_t *ted256189_point_msm_straus_T(uint64_t q[TED256189_EXT_CACHED_WORDS], const uint64_t *table, int digit)
{
    const uint64_t *entry = table + (size_t)((digit < 0 ? -digit : digit) >> 1) * TED256189_EXT_CACHED_WORDS;
    if (digit >= 0)
        return entry;
    ted256189_words_copy(q, entry + TED256189_WORDS, TED256189_WORDS);
    ted256189_words_copy(q + TED256189_WORDS, entry, TED256189_WORDS);
    ted256189_words_copy(q + 2 * TED256189_WORDS, entry + 2 * TED256189_WORDS, TED256189_WORDS);
    ted256189_fe_cneg(q + 3 * TED256189_WORDS, entry + 3 * TED256189_WORDS, 1);
    return q;
}

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of odd order: ext, wNAFs, a table for each point.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_msm_straus(uint64_t acc[TED256189_EXT_WORDS], const ted256189_fr *k, const ted256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t sum[TED256189_EXT_WORDS], q[TED256189_EXT_CACHED_WORDS], twice[TED256189_EXT_WORDS];
    uint64_t *T = memory;
    signed char *d = (signed char *)(memory + (n * 8 * TED256189_EXT_CACHED_WORDS));
    const uint64_t *q_at;
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
                q_at = ted256189_point_msm_straus_T(q, T + (p * 8 + 0) * TED256189_EXT_CACHED_WORDS, d[p * 256 + i]);
                ted256189_ext_readd(acc, acc, q_at);
            }
        }
    }
}

static const uint64_t ted256189_point_msm_buckets6_d_offset[5] = {UINT64_C(0x820820820820820), UINT64_C(0x2082082082082082), UINT64_C(0x8208208208208208), UINT64_C(0x820820820820820), UINT64_C(0x2)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of odd order: ext, buckets.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_msm_buckets6(uint64_t acc[TED256189_EXT_WORDS], const ted256189_fr *k, const ted256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[TED256189_EXT_CACHED_WORDS], run[TED256189_EXT_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (33 * TED256189_EXT_WORDS);
    uint64_t *d = memory + (33 * TED256189_EXT_WORDS + n * TED256189_EXT_CACHED_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        ted256189_words_zero(d + p * 5, 5);
        ted256189_words_copy(d + p * 5, k[p].w, TED256189_SCALAR_WORDS);
        ted256189_words_add(d + p * 5, d + p * 5, ted256189_point_msm_buckets6_d_offset, ~(uint64_t)0, 5);
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

static const uint64_t ted256189_point_msm_buckets8_d_offset[5] = {UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x8080808080808080), UINT64_C(0x0)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of odd order: ext, buckets.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_msm_buckets8(uint64_t acc[TED256189_EXT_WORDS], const ted256189_fr *k, const ted256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[TED256189_EXT_CACHED_WORDS], run[TED256189_EXT_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (129 * TED256189_EXT_WORDS);
    uint64_t *d = memory + (129 * TED256189_EXT_WORDS + n * TED256189_EXT_CACHED_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        ted256189_words_zero(d + p * 5, 5);
        ted256189_words_copy(d + p * 5, k[p].w, TED256189_SCALAR_WORDS);
        ted256189_words_add(d + p * 5, d + p * 5, ted256189_point_msm_buckets8_d_offset, ~(uint64_t)0, 5);
    }
    for (p = 0; p < n; ++p) {
        ted256189_ext_to_cached(c + p * TED256189_EXT_CACHED_WORDS, point_p[p].w);
    }
    ted256189_ext_neutral(acc);
    for (i = 32; i-- > 0;) {
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        for (j = 1; j <= 128; ++j) {
            ted256189_ext_neutral(B + j * TED256189_EXT_WORDS);
        }
        for (p = 0; p < n; ++p) {
            {
                uint64_t one[TED256189_EXT_CACHED_WORDS], negative, digit = ted256189_words_bits(d + p * 5, 5, i * 8, 8) - 128;
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
        for (j = 129; j-- > 1;) {
            ted256189_ext_to_cached(q, B + j * TED256189_EXT_WORDS);
            ted256189_ext_readd(run, run, q);
            ted256189_ext_to_cached(q, run);
            ted256189_ext_readd(acc, acc, q);
        }
    }
}

static const uint64_t ted256189_point_msm_buckets10_d_offset[5] = {UINT64_C(0x802008020080200), UINT64_C(0x80200802008020), UINT64_C(0x2008020080200802), UINT64_C(0x200802008020080), UINT64_C(0x8)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of odd order: ext, buckets.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_msm_buckets10(uint64_t acc[TED256189_EXT_WORDS], const ted256189_fr *k, const ted256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[TED256189_EXT_CACHED_WORDS], run[TED256189_EXT_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (513 * TED256189_EXT_WORDS);
    uint64_t *d = memory + (513 * TED256189_EXT_WORDS + n * TED256189_EXT_CACHED_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        ted256189_words_zero(d + p * 5, 5);
        ted256189_words_copy(d + p * 5, k[p].w, TED256189_SCALAR_WORDS);
        ted256189_words_add(d + p * 5, d + p * 5, ted256189_point_msm_buckets10_d_offset, ~(uint64_t)0, 5);
    }
    for (p = 0; p < n; ++p) {
        ted256189_ext_to_cached(c + p * TED256189_EXT_CACHED_WORDS, point_p[p].w);
    }
    ted256189_ext_neutral(acc);
    for (i = 26; i-- > 0;) {
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        for (j = 1; j <= 512; ++j) {
            ted256189_ext_neutral(B + j * TED256189_EXT_WORDS);
        }
        for (p = 0; p < n; ++p) {
            {
                uint64_t one[TED256189_EXT_CACHED_WORDS], negative, digit = ted256189_words_bits(d + p * 5, 5, i * 10, 10) - 512;
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
        for (j = 513; j-- > 1;) {
            ted256189_ext_to_cached(q, B + j * TED256189_EXT_WORDS);
            ted256189_ext_readd(run, run, q);
            ted256189_ext_to_cached(q, run);
            ted256189_ext_readd(acc, acc, q);
        }
    }
}

static const uint64_t ted256189_point_msm_buckets12_d_offset[5] = {UINT64_C(0x800800800800800), UINT64_C(0x80080080080080), UINT64_C(0x8008008008008008), UINT64_C(0x800800800800800), UINT64_C(0x80)};

/* acc = the sum over the list of [k]P for 0 <= k <= r - 1, P of odd order: ext, buckets.
 * Proven for all scalars: 10 statements are complete, 0 relations of inputs excluded (MANIFEST.json).
 */
static void ted256189_point_msm_buckets12(uint64_t acc[TED256189_EXT_WORDS], const ted256189_fr *k, const ted256189_point *point_p, size_t n, uint64_t *memory)
{
    uint64_t q[TED256189_EXT_CACHED_WORDS], run[TED256189_EXT_WORDS];
    uint64_t *B = memory;
    uint64_t *c = memory + (2049 * TED256189_EXT_WORDS);
    uint64_t *d = memory + (2049 * TED256189_EXT_WORDS + n * TED256189_EXT_CACHED_WORDS);
    size_t i, j, p;
    for (p = 0; p < n; ++p) {
        ted256189_words_zero(d + p * 5, 5);
        ted256189_words_copy(d + p * 5, k[p].w, TED256189_SCALAR_WORDS);
        ted256189_words_add(d + p * 5, d + p * 5, ted256189_point_msm_buckets12_d_offset, ~(uint64_t)0, 5);
    }
    for (p = 0; p < n; ++p) {
        ted256189_ext_to_cached(c + p * TED256189_EXT_CACHED_WORDS, point_p[p].w);
    }
    ted256189_ext_neutral(acc);
    for (i = 22; i-- > 0;) {
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        ted256189_ext_dbl(acc, acc);
        for (j = 1; j <= 2048; ++j) {
            ted256189_ext_neutral(B + j * TED256189_EXT_WORDS);
        }
        for (p = 0; p < n; ++p) {
            {
                uint64_t one[TED256189_EXT_CACHED_WORDS], negative, digit = ted256189_words_bits(d + p * 5, 5, i * 12, 12) - 2048;
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
        for (j = 2049; j-- > 1;) {
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
    else if (count < 528)
        ted256189_point_msm_buckets6(t, k, a, count, (uint64_t *)memory);
    else if (count < 3280)
        ted256189_point_msm_buckets8(t, k, a, count, (uint64_t *)memory);
    else if (count < 16943)
        ted256189_point_msm_buckets10(t, k, a, count, (uint64_t *)memory);
    else
        ted256189_point_msm_buckets12(t, k, a, count, (uint64_t *)memory);
    ted256189_words_copy(r->w, t, TED256189_EXT_WORDS);
}

/* ---- compressed points ---- */

/* its body; 1096 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_compress_work(uint8_t out[TED256189_COMPRESSED_BYTES], const uint8_t point[TED256189_POINT_BYTES])
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

/* its body; 1416 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_decompress_work(uint8_t out[TED256189_POINT_BYTES], const uint8_t compressed[TED256189_COMPRESSED_BYTES])
{
    uint64_t x[TED256189_WORDS], y[TED256189_WORDS], code;
    if (!ted256189_cpu_supported()) {
        ted256189_refuse(out);
        return TED256189_ERR_CPU;
    }
    code = ted256189_compressed_read(x, y, compressed);
    return ted256189_result(out, x, y, code);
}

/* its body; 2760 bytes below its caller are cleared (src/ted256189_entry.S). */
TED256189_HIDDEN int ted256189_point_encode_compressed_work(uint8_t out[TED256189_COMPRESSED_BYTES], const ted256189_point *a)
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

/* For ted256189_entry.S, once: what this compiler may have used of vector registers, and what the library uses where the CPU has it. */
TED256189_HIDDEN unsigned ted256189_vector_registers(void)
{
#if defined(__AVX512F__)
    return 3;
#else
    unsigned found = 1;
    if (ted256189_cpu_supported() && found < 2)
        found = 2;
#if defined(__AVX__)
    if (found < 2)
        found = 2;
#endif
    return found;
#endif
}

#if defined(__clang__)
#if __has_feature(address_sanitizer) && !defined(TED256189_SANITIZED)
#pragma clang attribute pop
#endif
#endif
