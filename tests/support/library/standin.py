"""A stand-in for the assembly: the same hidden routines as portable C, traced from the formulas of
the roles that they have.

For tests only. It lets the C of a library, its harness and `ecgen check` be tested for any prime
(also tiny ones, where every scalar and every point can be tried) without the back end, and gives a
second opinion on the assembly.
"""

from dataclasses import replace

from ecgen.curve.model import Curve
from ecgen.group.program import constants, role_program
from ecgen.library.facts.groups import find_routine
from ecgen.library.facts.spec import LadderWalk, LibrarySpec, PowerChain, PowerStep, SourceUnit
from ecgen.library.routines.modulo_order import scalar_routines
from ecgen.library.routines.signatures import field_routine, point_routine, support_routines
from ecgen.library.shared.ladders import called_routines, plan_functions
from ecgen.library.shared.outfits import comb_of, multiply_of, roots_of
from ecgen.library.walks.plan import Wanted, plan_walks, routines_of
from ecgen.verify.algebra.evaluate import run
from ecgen.walk.scalars.recodings import Bits
from ecgen.walk.weights import CostWeights
from tests.support.library.standin_scalars import scalar_c

FIELD_C = r"""
#include "%(prefix)s_internal.h"
enum { N = %(words)d };
typedef %(wide)s u128;
static const WORD P_std_p[N] = {%(p)s};
static const WORD P_std_fold[%(foldn)d] = {%(fold)s};

static WORD P_std_add_n(WORD *r, const WORD *a, const WORD *b)
{
    u128 c = 0;
    for (int i = 0; i < N; ++i) { c += (u128)a[i] + b[i]; r[i] = (WORD)c; c >>= %(W)d; }
    return (WORD)c;
}
static WORD P_std_sub_n(WORD *r, const WORD *a, const WORD *b)
{
    WORD w = 0;
    for (int i = 0; i < N; ++i) {
        u128 t = (u128)a[i] - b[i] - w;
        r[i] = (WORD)t;
        w = (WORD)(t >> %(W)d) & 1;
    }
    return w;
}
/* 2^(W N) = FOLD modulo p; t has N + m words */
static void P_std_reduce(WORD *r, const WORD *t, int m)
{
    if (N == 1) { /* tiny primes: fast, not constant time */
        r[0] = (WORD)((m ? ((u128)t[m] << %(W)d) | t[0] : t[0]) %% P_std_p[0]);
        return;
    }
    WORD s[2 * N + 2] = {0};
    for (int i = 0; i < N + m; ++i) s[i] = t[i];
    for (int round = 0; round < %(rounds)d; ++round) {
        WORD h[N + 2];
        u128 c;
        for (int i = 0; i < N + 2; ++i) { h[i] = s[N + i]; s[N + i] = 0; }
        for (int i = 0; i < N + 2; ++i) {
            c = 0;
            for (int j = 0; j < %(foldn)d; ++j) if (i + j < 2 * N + 2) {
                c += (u128)h[i] * P_std_fold[j] + s[i + j];
                s[i + j] = (WORD)c;
                c >>= %(W)d;
            }
            for (int k = i + %(foldn)d; k < 2 * N + 2; ++k) {
                c += s[k];
                s[k] = (WORD)c;
                c >>= %(W)d;
            }
        }
    }
    /* below 2^(W N): bring the bits above the prime down */
    for (int i = 0; i < N; ++i) r[i] = s[i];
    for (int bit = %(W)d * N - %(bits)d; bit >= 0; --bit) {
        WORD q[N], d[N], keep;
        for (int i = 0; i < N; ++i) q[i] = P_std_p[i];
        for (int k = 0; k < bit; ++k) P_std_add_n(q, q, q);
        keep = (WORD)0 - P_std_sub_n(d, r, q);
        if (bit > 0 && (P_std_p[N - 1] >> (%(W)d - bit)) != 0) continue;
        __asm__("" : "+r"(keep));
        for (int i = 0; i < N; ++i) r[i] = (r[i] & keep) | (d[i] & ~keep);
    }
}
static void P_std_canon(WORD *r, const WORD *a) { P_std_reduce(r, a, 0); }
static void P_std_mul(WORD *r, const WORD *a, const WORD *b)
{
    WORD t[2 * N] = {0};
    for (int i = 0; i < N; ++i) {
        u128 c = 0;
        for (int j = 0; j < N; ++j) {
            c += (u128)a[i] * b[j] + t[i + j];
            t[i + j] = (WORD)c;
            c >>= %(W)d;
        }
        t[i + N] = (WORD)c;
    }
    P_std_reduce(r, t, N);
}
static void P_std_add(WORD *r, const WORD *a, const WORD *b)
{
    WORD t[N + 1];
    t[N] = P_std_add_n(t, a, b);
    P_std_reduce(r, t, 1);
}
static void P_std_sub(WORD *r, const WORD *a, const WORD *b)
{
    WORD x[N], y[N];
    P_std_canon(x, a);
    P_std_canon(y, b);
    P_std_sub_n(y, P_std_p, y);
    P_std_add(r, x, y);
}
"""
SUPPORT_C = r"""
P_ABI void P_fe_add(WORD *r, const WORD *a, const WORD *b) { P_std_add(r, a, b); }
P_ABI void P_fe_sub(WORD *r, const WORD *a, const WORD *b) { P_std_sub(r, a, b); }
P_ABI void P_fe_neg(WORD *r, const WORD *a) { WORD zero[N] = {0}; P_std_sub(r, zero, a); }
P_ABI void P_fe_mul(WORD *r, const WORD *a, const WORD *b) { P_std_mul(r, a, b); }
P_ABI void P_fe_sqr(WORD *r, const WORD *a) { P_std_mul(r, a, a); }
P_ABI void P_fe_nsqr(WORD *r, const WORD *a, WORD n)
{
    P_std_mul(r, a, a);
    while (--n) P_std_mul(r, r, r);
}
P_ABI void P_fe_canon(WORD *r, const WORD *a) { P_std_canon(r, a); }
P_ABI WORD P_fe_is_zero(const WORD *a)
{
    WORD t[N], x = 0;
    P_std_canon(t, a);
    for (int i = 0; i < N; ++i) x |= t[i];
    return ((x | (0 - x)) >> TOPBIT) ^ 1;
}
P_ABI void P_fe_cmov(WORD *r, const WORD *a, WORD flag)
{
    for (int i = 0; i < N; ++i) r[i] ^= (0 - flag) & (r[i] ^ a[i]);
}
P_ABI void P_fe_cswap(WORD *a, WORD *b, WORD flag)
{
    for (int i = 0; i < N; ++i) { WORD t = (0 - flag) & (a[i] ^ b[i]); a[i] ^= t; b[i] ^= t; }
}
P_ABI void P_fe_cneg(WORD *r, const WORD *a, WORD flag)
{
    WORD zero[N] = {0};
    WORD t[N];
    __asm__("" : "+r"(flag));
    P_std_sub(t, zero, a);
    for (int i = 0; i < N; ++i) r[i] = a[i] ^ ((0 - flag) & (a[i] ^ t[i]));
}
P_ABI void P_select(WORD *r, const WORD *table, WORD entries, WORD words, WORD index)
{
    for (WORD k = 0; k < words; ++k) {
        WORD x = 0;
        for (WORD i = 0; i < entries; ++i) {
            WORD d = i ^ index;
            WORD mask = ((d | (0 - d)) >> TOPBIT) - 1;
            __asm__("" : "+r"(mask));
            x |= mask & table[i * words + k];
        }
        r[k] = x;
    }
}
"""


class Value:
    """A name in the C under construction; arithmetic appends one line each."""

    def __init__(self, trace, name):
        self.trace, self.name = trace, name

    def __add__(self, other):
        return self.trace.op("add", self, other)

    def __sub__(self, other):
        return self.trace.op("sub", self, other)

    def __mul__(self, other):
        return self.trace.op("mul", self, other)


class Trace:
    def __init__(self, p, words):
        self.p, self.words, self.lines, self.count, self.numbers = p, words, [], 0, {}

    def fresh(self):
        self.count += 1
        return Value(self, f"v{self.count}")

    def number(self, value):
        return (
            Value(self, "k_" + hex(value % self.p))
            if (self.numbers.setdefault("k_" + hex(value % self.p), value % self.p) or True)
            else None
        )

    def op(self, name, a, b):
        out = self.fresh()
        self.lines.append(f"    P_std_{name}({out.name}, {a.name}, {b.name});")
        return out

    def select(self, flag, yes, no):
        out = self.fresh()
        self.lines.append(
            f"    for (int i = 0; i < N; ++i) {out.name}[i] = {no.name}[i] ^ ((0 - {flag}) &"
            f" ({yes.name}[i] ^ {no.name}[i]));"
        )
        return out


class Traced:
    """The field in which a role's program is run to be written down as C."""

    def __init__(self, trace):
        self.trace = trace

    def constant(self, value):
        return self.trace.number(value)

    def add(self, a, b):
        return a + b

    def sub(self, a, b):
        return a - b

    def mul(self, a, b):
        return a * b

    def div(self, a, b):
        return a * self.trace.number(pow(self.trace.numbers[b.name], -1, self.trace.p))


def results_of(routine, curve, trace, inputs):
    """The first candidate of the routine's role, as its program says, on traced values."""
    point = find_routine(routine.name, curve)
    candidate = point.role.candidates[0]
    program = role_program(point.group, point.role, candidate)
    values = {
        name: trace.number(value)
        for name, value in constants(point.group, candidate.stages).items()
    }
    if point.role.flag:
        pair, (u,), flag = inputs
        half = len(pair) // 2
        pair = [trace.select(flag, pair[(i + half) % len(pair)], pair[i]) for i in range(len(pair))]
        values |= dict(zip(program.inputs, (*pair, u), strict=True))
        found = run(program, values, Traced(trace))
        return [found[value] for _, value in program.outputs]
    for _ in range(point.count):
        found = run(
            program,
            values | dict(zip(program.inputs, (v for given in inputs for v in given), strict=True)),
            Traced(trace),
        )
        inputs = [tuple(found[value] for _, value in program.outputs)]
    return inputs[0]


def routine_c(routine, curve, words, bits=64):
    """The point routine as C text, through temporaries so that outputs may be inputs."""
    trace = Trace(curve.p, words)
    inputs = []
    outs = [argument for argument in routine.arguments if argument.direction == "out"]
    for argument in routine.arguments[len(outs) :]:
        count = argument.words // words
        inputs.append(
            tuple(Value(trace, f"({argument.name} + {i} * N)") for i in range(count))
            if argument.words
            else argument.name
        )
    results = results_of(routine, curve, trace, inputs)
    count = sum(argument.words for argument in outs) // words
    lines = [f"    WORD v{i}[N];" for i in range(1, trace.count + 1)]
    for name, value in trace.numbers.items():
        lines.insert(0, f"    const WORD {name}[N] = {{{_words(value, words, bits)}}};")
    lines += [*trace.lines, f"    WORD o[{count} * N];"]
    for i, value in enumerate(results[:count]):
        lines.append(f"    for (int i = 0; i < N; ++i) o[{i} * N + i] = {value.name}[i];")
    place = 0
    for argument in outs:
        lines.append(
            f"    for (int i = 0; i < {argument.words}; ++i) {argument.name}[i] = o[{place} + i];"
        )
        place += argument.words
    arguments = ", ".join(
        ("const " if a.direction == "in" else "")
        + (f"WORD *{a.name}" if a.words else f"WORD {a.name}")
        for a in routine.arguments
    )
    return f"P_ABI void P_{routine.name}({arguments})\n{{\n" + "\n".join(lines) + "\n}\n"


def _words(value, words, bits):
    return ", ".join(
        f"UINT{bits}_C({value >> bits * i & (1 << bits) - 1:#x})" for i in range(words)
    )


def unit(spec):
    """src/P_field.c: every hidden routine of the spec."""
    from ecgen.library.c.text import with_prefix, with_words

    p, words, bits = spec.curve.p, spec.words, spec.word_bits
    fold = (1 << bits * words) % p
    count = max(1, (fold.bit_length() + bits - 1) // bits)
    text = FIELD_C % {
        "prefix": spec.prefix,
        "words": words,
        "p": _words(p, words, bits),
        "W": bits,
        "top": bits - 1,
        "wide": {64: "unsigned __int128", 32: "uint64_t"}[bits],
        "foldn": count,
        "fold": _words(fold, count, bits),
        "bits": p.bit_length(),
        "rounds": 3 + bits * (count == words),
    }
    support = SUPPORT_C if spec.has("select") else SUPPORT_C.partition("P_ABI void P_select")[0]
    text += support.replace("TOPBIT", str(bits - 1)) + scalar_c(spec)
    for routine in spec.routines:
        if routine.meaning and "law: " in routine.meaning[0]:
            text += routine_c(routine, spec.curve, words, bits)
    return SourceUnit(
        f"src/{spec.prefix}_field.c", with_words(with_prefix(text, spec.prefix), bits)
    )


def chain(exponent):
    """The binary method as a power chain."""
    steps, run = [], 0
    for bit in format(exponent, "b")[1:]:
        run += 1
        if bit == "1":
            steps += [PowerStep("nsqr", 1, 1 if steps else 0, run), PowerStep("mul", 1, 1, 0)]
            run = 0
    if run:
        steps.append(PowerStep("nsqr", 1, 1 if steps else 0, run))
    return PowerChain(exponent, 2, tuple(steps))


def ladder_spec(curve: Curve, prefix="lib", bits=64, standard=None, vectors=()):
    """A LibrarySpec of a Montgomery curve; `standard` is a LadderWalk or None."""
    words, size = -(-curve.bits // bits), (curve.r.bit_length() + 7) // 8
    general = LadderWalk(
        "scalarmult_x",
        size,
        (1 << 8 * size) - 1,
        0,
        8 * ((curve.bits + 7) // 8),
        8 * size,
        False,
        0,
        True,
    )
    plan = plan_functions(
        curve,
        CostWeights(words=words),
        standard
        and (standard.name, Bits(standard.bits - standard.top, standard.top, standard.tail)),
    )
    curve, comb, table = replace(curve, image=plan.image), None, (0, 0)
    if plan.base:
        comb = comb_of(plan.base.walk)
        table = (
            comb.size,
            len(plan.image_steps.coordinates(plan.base.walk.register("q").form)) * words,
        )
    routines = (
        *field_routines(words),
        *scalar_routines(curve.r, bits),
        *support_routines(words, *table),
        *(point_routine(name, curve, words) for name in called_routines(plan)),
    )
    return LibrarySpec(
        prefix=prefix,
        curve=curve,
        words=words,
        loose=1 << bits * words,
        multiply=None,
        comb=comb,
        up_to_sign=(general, standard) if standard else (general,),
        walks=plan,
        invert=chain(curve.p - 2),
        roots=None,
        routines=routines,
        target="any",
        isa="x86_64",
        level="generic",
        abi="sysv",
        features=(),
        command=f"standin {curve.name}",
        version="0",
        vectors=tuple(vectors),
        word_bits=bits,
    )


def field_routines(words):
    return (
        field_routine("fe_add", ("a+b",), 2, words),
        field_routine("fe_sub", ("a-b",), 2, words),
        field_routine("fe_neg", ("-a",), 1, words),
        field_routine("fe_mul", ("a*b",), 2, words),
        field_routine("fe_sqr", ("a*a",), 1, words),
    )


STACK = 1 << 14  # bytes that a stand-in, which is C, and what it calls may take


def spec(
    curve: Curve,
    prefix="lib",
    window=5,
    window_vartime=5,
    teeth=4,
    blocks=2,
    vectors=(),
    bits=64,
    standard=None,
    complete=False,
    encoding="",
    extras=(),
    map_to=None,
    affine_sums=True,
):
    """A LibrarySpec with the walks that are planned and proven for the curve, stand-in routines,
    plain chains.
    """
    if curve.form == "montgomery":
        return ladder_spec(curve, prefix, bits, standard, vectors)
    words = -(-curve.bits // bits)
    walks = plan_walks(
        curve,
        CostWeights(words=words),
        Wanted(window, window_vartime, complete, (teeth, blocks), affine_sums=affine_sums),
    )
    multiply, own = multiply_of(walks), walks.mul.walk.register("T").form
    routines = (
        *field_routines(words),
        *scalar_routines(curve.r, bits),
        *support_routines(words, multiply.entries, len(walks.steps.coordinates(own)) * words),
        *(point_routine(name, curve, words) for name in routines_of(walks, curve.cofactor)),
    )
    routines = tuple(replace(routine, stack=STACK) for routine in routines)
    return LibrarySpec(
        prefix=prefix,
        curve=curve,
        words=words,
        loose=1 << bits * words,
        multiply=multiply,
        comb=comb_of(walks.base.walk),
        walks=walks,
        invert=chain(curve.p - 2),
        roots=roots_of(curve.p, chain),
        routines=routines,
        target="any",
        isa="x86_64",
        level="generic",
        abi="sysv",
        features=(),
        command=f"standin {curve.name}",
        version="0",
        vectors=tuple(vectors),
        word_bits=bits,
        encoding=encoding,
        extras=extras,
        map=map_to,
    )
