/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189 --vector none
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Lets a test call every hidden routine on arrays of inputs, with its arguments aliased in any way, inside guard words;
 * and once more through a trampoline that watches registers, flags and stack. Not part of the library.
 */
#include "../src/ted256189_internal.h"

#define TED256189_SHIM_GUARD 4
#define TED256189_SHIM_ARGS 6
#define TED256189_SHIM_WORDS 272
#define TED256189_SHIM_CANARY UINT64_C(0x5afeca9a5e77ed0b)
#define TED256189_SHIM_STACK 8192

__attribute__((visibility("default"))) uint64_t ted256189_shim_run(int routine, uint64_t count, const int *alias, const uint64_t *in, uint64_t *out);
__attribute__((visibility("default"))) int ted256189_shim_find(const char *name);
__attribute__((visibility("default"))) const char *ted256189_shim_name(int routine);
__attribute__((visibility("default"))) size_t ted256189_shim_memory(size_t count);
__attribute__((visibility("default"))) uint64_t ted256189_shim_left(int routine, const uint64_t *in);
__attribute__((visibility("default"))) int ted256189_shim_abi(int routine, const uint64_t *in, uint64_t *depth);

typedef struct {
    const char *name;
    void (*function)(void);
    int count, returns;
    unsigned char is_in[TED256189_SHIM_ARGS], is_out[TED256189_SHIM_ARGS];
    unsigned words[TED256189_SHIM_ARGS]; /* 0: a plain word, not a pointer */
} ted256189_shim_routine;

static const ted256189_shim_routine ted256189_shim_table[] = {
    {"fe_add", (void (*)(void))ted256189_fe_add, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 4, } },
    {"fe_sub", (void (*)(void))ted256189_fe_sub, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 4, } },
    {"fe_mul", (void (*)(void))ted256189_fe_mul, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 4, } },
    {"fe_sqr", (void (*)(void))ted256189_fe_sqr, 2, 0, {0, 1, }, {1, 0, }, {4, 4, } },
    {"fe_nsqr", (void (*)(void))ted256189_fe_nsqr, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 0, } },
    {"fe_canon", (void (*)(void))ted256189_fe_canon, 2, 0, {0, 1, }, {1, 0, }, {4, 4, } },
    {"fe_is_zero", (void (*)(void))ted256189_fe_is_zero, 1, 1, {1, }, {0, }, {4, } },
    {"fe_cmov", (void (*)(void))ted256189_fe_cmov, 3, 0, {1, 1, 1, }, {1, 0, 0, }, {4, 4, 0, } },
    {"fe_cswap", (void (*)(void))ted256189_fe_cswap, 3, 0, {1, 1, 1, }, {1, 1, 0, }, {4, 4, 0, } },
    {"fe_cneg", (void (*)(void))ted256189_fe_cneg, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 0, } },
    {"select", (void (*)(void))ted256189_select, 5, 0, {0, 1, 1, 1, 1, }, {1, 0, 0, 0, 0, }, {16, 272, 0, 0, 0, } },
    {"sc_add", (void (*)(void))ted256189_sc_add, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 4, } },
    {"sc_sub", (void (*)(void))ted256189_sc_sub, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 4, } },
    {"sc_neg", (void (*)(void))ted256189_sc_neg, 2, 0, {0, 1, }, {1, 0, }, {4, 4, } },
    {"sc_mul", (void (*)(void))ted256189_sc_mul, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 4, } },
    {"sc_muladd", (void (*)(void))ted256189_sc_muladd, 4, 0, {0, 1, 1, 1, }, {1, 0, 0, 0, }, {4, 4, 4, 4, } },
    {"sc_canon", (void (*)(void))ted256189_sc_canon, 2, 0, {0, 1, }, {1, 0, }, {4, 4, } },
    {"sc_fold", (void (*)(void))ted256189_sc_fold, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {4, 4, 4, } },
    {"sc_reduce_wide", (void (*)(void))ted256189_sc_reduce_wide, 2, 0, {0, 1, }, {1, 0, }, {4, 8, } },
    {"sc_divsteps", (void (*)(void))ted256189_sc_divsteps, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {25, 25, 6, } },
    {"ext_to_cached", (void (*)(void))ted256189_ext_to_cached, 2, 0, {0, 1, }, {1, 0, }, {16, 16, } },
    {"ext_readd", (void (*)(void))ted256189_ext_readd, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {16, 16, 16, } },
    {"ext_4dbl", (void (*)(void))ted256189_ext_4dbl, 2, 0, {0, 1, }, {1, 0, }, {12, 12, } },
    {"ext_dbladd", (void (*)(void))ted256189_ext_dbladd, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {12, 12, 16, } },
    {"ext_dbl", (void (*)(void))ted256189_ext_dbl, 2, 0, {0, 1, }, {1, 0, }, {16, 12, } },
    {"ext_1dbl", (void (*)(void))ted256189_ext_1dbl, 2, 0, {0, 1, }, {1, 0, }, {12, 12, } },
    {"ext_mreadd", (void (*)(void))ted256189_ext_mreadd, 3, 0, {0, 1, 1, }, {1, 0, 0, }, {16, 16, 12, } },
};

static uint64_t ted256189_shim_call(int routine, uint64_t *const *p, const uint64_t *w)
{
    uint64_t result = 0;
    (void)p;
    (void)w;
    switch (routine) {
    case 0:
        ted256189_fe_add(p[0], p[1], p[2]);
        break;
    case 1:
        ted256189_fe_sub(p[0], p[1], p[2]);
        break;
    case 2:
        ted256189_fe_mul(p[0], p[1], p[2]);
        break;
    case 3:
        ted256189_fe_sqr(p[0], p[1]);
        break;
    case 4:
        ted256189_fe_nsqr(p[0], p[1], w[2]);
        break;
    case 5:
        ted256189_fe_canon(p[0], p[1]);
        break;
    case 6:
        result = ted256189_fe_is_zero(p[0]);
        break;
    case 7:
        ted256189_fe_cmov(p[0], p[1], w[2]);
        break;
    case 8:
        ted256189_fe_cswap(p[0], p[1], w[2]);
        break;
    case 9:
        ted256189_fe_cneg(p[0], p[1], w[2]);
        break;
    case 10:
        ted256189_select(p[0], p[1], w[2], w[3], w[4]);
        break;
    case 11:
        ted256189_sc_add(p[0], p[1], p[2]);
        break;
    case 12:
        ted256189_sc_sub(p[0], p[1], p[2]);
        break;
    case 13:
        ted256189_sc_neg(p[0], p[1]);
        break;
    case 14:
        ted256189_sc_mul(p[0], p[1], p[2]);
        break;
    case 15:
        ted256189_sc_muladd(p[0], p[1], p[2], p[3]);
        break;
    case 16:
        ted256189_sc_canon(p[0], p[1]);
        break;
    case 17:
        ted256189_sc_fold(p[0], p[1], p[2]);
        break;
    case 18:
        ted256189_sc_reduce_wide(p[0], p[1]);
        break;
    case 19:
        ted256189_sc_divsteps(p[0], p[1], p[2]);
        break;
    case 20:
        ted256189_ext_to_cached(p[0], p[1]);
        break;
    case 21:
        ted256189_ext_readd(p[0], p[1], p[2]);
        break;
    case 22:
        ted256189_ext_4dbl(p[0], p[1]);
        break;
    case 23:
        ted256189_ext_dbladd(p[0], p[1], p[2]);
        break;
    case 24:
        ted256189_ext_dbl(p[0], p[1]);
        break;
    case 25:
        ted256189_ext_1dbl(p[0], p[1]);
        break;
    case 26:
        ted256189_ext_mreadd(p[0], p[1], p[2]);
        break;
    }
    return result;
}

/* Runs `count` tests. `alias[i]` is the argument (<= i) whose buffer argument i shares. Per test, `in` holds the words of
 * every argument that is read, in order, and `out` takes those of every one that is written, then the returned word.
 * Returns how many tests touched a guard word or changed an input that is not an output. */
__attribute__((visibility("default"))) uint64_t ted256189_shim_run(int routine, uint64_t count, const int *alias, const uint64_t *in, uint64_t *out)
{
    const ted256189_shim_routine *r = &ted256189_shim_table[routine];
    uint64_t memory[TED256189_SHIM_ARGS][TED256189_SHIM_WORDS + 2 * TED256189_SHIM_GUARD], before[TED256189_SHIM_ARGS][TED256189_SHIM_WORDS + 2 * TED256189_SHIM_GUARD];
    uint64_t *p[TED256189_SHIM_ARGS], w[TED256189_SHIM_ARGS];
    uint64_t test, bad = 0;
    unsigned size[TED256189_SHIM_ARGS], written[TED256189_SHIM_ARGS];
    int i;
    for (i = 0; i < TED256189_SHIM_ARGS; ++i)
        size[i] = written[i] = 0;
    for (i = 0; i < r->count; ++i) {
        if (r->words[i] > size[alias[i]])
            size[alias[i]] = r->words[i];
        if (r->is_out[i] && r->words[i] > written[alias[i]])
            written[alias[i]] = r->words[i];
        p[i] = memory[alias[i]] + TED256189_SHIM_GUARD;
    }
    for (test = 0; test < count; ++test) {
        uint64_t result;
        unsigned k;
        int broken = 0;
        for (i = 0; i < r->count; ++i)
            for (k = 0; k < TED256189_SHIM_WORDS + 2 * TED256189_SHIM_GUARD; ++k)
                memory[i][k] = TED256189_SHIM_CANARY + k; /* the same behind an output in every test */
        for (i = 0; i < r->count; ++i) {
            if (r->words[i] == 0)
                w[i] = *in++;
            else if (r->is_in[i])
                for (k = 0; k < r->words[i]; ++k)
                    p[i][k] = *in++;
        }
        for (i = 0; i < r->count; ++i)
            for (k = 0; k < TED256189_SHIM_WORDS + 2 * TED256189_SHIM_GUARD; ++k)
                before[i][k] = memory[i][k];
        result = ted256189_shim_call(routine, p, w);
        for (i = 0; i < r->count; ++i)
            for (k = 0; k < TED256189_SHIM_WORDS + 2 * TED256189_SHIM_GUARD; ++k)
                if ((k < TED256189_SHIM_GUARD || k >= TED256189_SHIM_GUARD + written[i]) && memory[i][k] != before[i][k])
                    broken = 1;
        bad += (uint64_t)broken;
        for (i = 0; i < r->count; ++i)
            if (r->is_out[i])
                for (k = 0; k < r->words[i]; ++k)
                    *out++ = p[i][k];
        if (r->returns)
            *out++ = result;
    }
    return bad;
}

/* A call of a routine on words that are kept: a control for what watches for secrets that are left. */
uint64_t ted256189_shim_left(int routine, const uint64_t *in)
{
    const ted256189_shim_routine *r = &ted256189_shim_table[routine];
    uint64_t memory[TED256189_SHIM_ARGS][TED256189_SHIM_WORDS], *p[TED256189_SHIM_ARGS], w[TED256189_SHIM_ARGS];
    int i;
    unsigned k;
    for (i = 0; i < r->count; ++i) {
        p[i] = memory[i];
        w[i] = r->words[i] == 0 ? *in++ : 0;
        for (k = 0; k < r->words[i]; ++k)
            memory[i][k] = r->is_in[i] ? *in++ : 0;
    }
    return ted256189_shim_call(routine, p, w);
}

int ted256189_shim_find(const char *name)
{
    int i;
    for (i = 0; i < (int)(sizeof ted256189_shim_table / sizeof ted256189_shim_table[0]); ++i) {
        const char *a = ted256189_shim_table[i].name, *b = name;
        while (*a && *a == *b)
            ++a, ++b;
        if (*a == *b)
            return i;
    }
    return -1;
}

const char *ted256189_shim_name(int routine)
{
    return routine < (int)(sizeof ted256189_shim_table / sizeof ted256189_shim_table[0]) ? ted256189_shim_table[routine].name : 0;
}

/* What the header's macro says of a list that is not known when this is compiled. */
size_t ted256189_shim_memory(size_t count)
{
    return TED256189_MSM_MEMORY(count);
}

/* The trampoline of ted256189_abi.S: calls the function on the given stack with known values in every register that the calling
 * convention preserves, and writes down what it finds there afterwards: 8 general registers, the stack pointer, the
 * flags, 10 vector registers of two words. It takes its own arguments by the System V convention on every system. */
__attribute__((sysv_abi)) uint64_t ted256189_abi_call(void (*function)(void), const uint64_t args[6], uint64_t *stack_top,
                                              uint64_t report[81], const uint64_t preset[28]);

/* Calls a routine once. Returns 0 if it keeps the calling convention, else a bit set: 1 a general register, 2 the stack
 * pointer, 4 the direction flag, 8 a vector register, 16 memory above its frame. `depth` is how many bytes below the
 * return address it wrote. */
__attribute__((visibility("default"))) int ted256189_shim_abi(int routine, const uint64_t *in, uint64_t *depth)
{
    static uint64_t stack[TED256189_SHIM_STACK + 16] __attribute__((aligned(64)));
    const ted256189_shim_routine *r = &ted256189_shim_table[routine];
    uint64_t memory[TED256189_SHIM_ARGS][TED256189_SHIM_WORDS];
    uint64_t args[TED256189_SHIM_ARGS] = {0}, report[81] = {0}, preset[28];
    uint64_t *top = stack + TED256189_SHIM_STACK;
    int i, fault = 0;
    unsigned k;
#if defined(_WIN32) || defined(__CYGWIN__) /* C, by the compiler's convention there */
    *depth = 0;
    if (r->function == (void (*)(void))ted256189_select)
        return 0;
#endif
    for (i = 0; i < 28; ++i)
        preset[i] = UINT64_C(0x0123456789abcdef) * (uint64_t)(2 * i + 3);
    for (k = 0; k < TED256189_SHIM_STACK + 16; ++k)
        stack[k] = TED256189_SHIM_CANARY ^ k;
    for (i = 0; i < r->count; ++i) {
        if (r->words[i] == 0) {
            args[i] = *in++;
            continue;
        }
        if (r->is_in[i])
            for (k = 0; k < r->words[i]; ++k)
                memory[i][k] = *in++;
        args[i] = (uint64_t)(uintptr_t)memory[i];
    }
    ted256189_abi_call(r->function, args, top, report, preset);
    for (i = 0; i < 6; ++i)
        fault |= report[i] != preset[i] ? 1 : 0;
    fault |= report[8] != report[29] ? 2 : 0;
    fault |= (report[9] & 0x400) != 0 ? 4 : 0;
    for (k = 0; k < 16; ++k)
        fault |= stack[TED256189_SHIM_STACK + k] != (TED256189_SHIM_CANARY ^ (uint64_t)(TED256189_SHIM_STACK + k)) ? 16 : 0;
    for (k = 0; k < TED256189_SHIM_STACK && stack[k] == (TED256189_SHIM_CANARY ^ k); ++k)
        ;
    *depth = 8 * (uint64_t)(TED256189_SHIM_STACK - k);
    *depth = *depth > report[28] ? *depth - report[28] : 0;
    return fault;
}
