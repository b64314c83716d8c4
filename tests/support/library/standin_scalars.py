"""Stand-ins for the routines modulo the order, for any order: portable C, one doubling and one
addition a bit.
"""

SCALAR_C = r"""
enum { NR = %(words)d };
static const WORD P_std_r[NR] = {%(r)s};

/* a = a + (b & mask) modulo r, for a, b < r */
static void P_std_sum(WORD *a, const WORD *b, WORD mask)
{
    WORD d[NR], carry = 0, borrow = 0;
    for (int i = 0; i < NR; ++i) {
        WORD y = b[i] & mask, s = a[i] + y, t = s + carry;
        carry = (WORD)(s < y) | (WORD)(t < s);
        a[i] = t;
    }
    for (int i = 0; i < NR; ++i) {
        WORD s = a[i] - P_std_r[i], t = s - borrow;
        borrow = (WORD)(a[i] < P_std_r[i]) | (WORD)(s < t);
        d[i] = t;
    }
    for (int i = 0; i < NR; ++i) {
        WORD keep = (WORD)0 - (borrow & (carry ^ 1));
        a[i] = (a[i] & keep) | (d[i] & ~keep);
    }
}
/* a = 2^(W size) a + b * x modulo r */
static void P_std_horner(WORD *a, const WORD *x, int size, const WORD *b)
{
    for (int i = %(W)d * size; i-- > 0;) {
        WORD t[NR];
        for (int k = 0; k < NR; ++k) t[k] = a[k];
        P_std_sum(a, t, ~(WORD)0);
        P_std_sum(a, b, (WORD)0 - ((x[i / %(W)d] >> (i %% %(W)d)) & 1));
    }
}
static void P_std_store(WORD *r, WORD *a)
{
    for (int i = 0; i < NR; ++i) {
        r[i] = a[i];
        a[i] = 0;
    }
    __asm__ __volatile__("" : : "r"(a) : "memory");
}
static const WORD P_std_unit[NR] = {%(one)s};
P_ABI void P_sc_add(WORD *r, const WORD *a, const WORD *b)
{
    WORD t[NR] = {0};
    P_std_sum(t, a, ~(WORD)0);
    P_std_sum(t, b, ~(WORD)0);
    P_std_store(r, t);
}
P_ABI void P_sc_neg(WORD *r, const WORD *a)
{
    WORD t[NR] = {0}, m[NR] = {%(minus_one)s};
    P_std_horner(t, m, NR, a);
    P_std_store(r, t);
}
P_ABI void P_sc_sub(WORD *r, const WORD *a, const WORD *b)
{
    WORD t[NR] = {0}, m[NR] = {%(minus_one)s};
    P_std_horner(t, m, NR, b);
    P_std_sum(t, a, ~(WORD)0);
    P_std_store(r, t);
}
P_ABI void P_sc_mul(WORD *r, const WORD *a, const WORD *b)
{
    WORD t[NR] = {0};
    P_std_horner(t, a, NR, b);
    P_std_store(r, t);
}
P_ABI void P_sc_muladd(WORD *r, const WORD *a, const WORD *b, const WORD *c)
{
    WORD t[NR] = {0};
    P_std_horner(t, a, NR, b);
    P_std_sum(t, c, ~(WORD)0);
    P_std_store(r, t);
}
P_ABI void P_sc_canon(WORD *r, const WORD *a)
{
    WORD t[NR] = {0};
    P_std_horner(t, a, NR, P_std_unit);
    P_std_store(r, t);
}
P_ABI void P_sc_fold(WORD *r, const WORD *a, const WORD *x)
{
    WORD t[NR] = {0};
    P_std_sum(t, a, ~(WORD)0);
    P_std_horner(t, x, NR, P_std_unit);
    P_std_store(r, t);
}
P_ABI void P_sc_reduce_wide(WORD *r, const WORD *x)
{
    WORD t[NR] = {0};
    P_std_horner(t, x, 2 * NR, P_std_unit);
    P_std_store(r, t);
}
"""


def scalar_c(spec) -> str:
    """The routines for the order of the spec's curve."""
    r, bits = spec.curve.r, spec.word_bits
    words = -(-r.bit_length() // bits)

    def limbs(value: int) -> str:
        return ", ".join(
            hex(value >> bits * i & (1 << bits) - 1) + ("ULL" if bits == 64 else "U")
            for i in range(words)
        )

    return SCALAR_C % {
        "words": words,
        "W": bits,
        "r": limbs(r),
        "one": limbs(1),
        "minus_one": limbs(r - 1),
    }
