/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build ted256189 --cpu zen4 --level adx --abi sysv --prefix ted256189
   Do not edit.
   Input ted256189.toml: sha256 3b312e6e98fc1d2ee66ee2a6ddf0b336285994127b0032a8ad6a886fc065d92d */
/* Marks every input of a public function as undefined memory and calls it under valgrind's memcheck, which reports every
 * branch and every address that depends on them. What comes out is marked defined again, as a caller may look at it.
 * Not part of the library.
 *
 *   valgrind --error-exitcode=99 ./ct FUNCTION        FUNCTION as listed by ./ct without an argument
 */
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

#include "../include/ted256189.h"

#define SECRET(x) VALGRIND_MAKE_MEM_UNDEFINED(x, sizeof(x))
#define PUBLIC(x) VALGRIND_MAKE_MEM_DEFINED(x, sizeof(x))

/* The base point and bytes that look random, from which inputs are made (library/api.py says how for each kind). */
static uint8_t sample[TED256189_POINT_BYTES], seed[1024];

static void prepare(void)
{
    uint64_t z = UINT64_C(0x9e3779b97f4a7c15);
    size_t i;
    for (i = 0; i < sizeof seed; ++i) {
        z = z * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
        seed[i] = (uint8_t)(z >> 56);
    }
    ted256189_base(sample);
}

static int run_scalarmult(void)
{
    static uint8_t out[64];
    static uint8_t scalar[32];
    static uint8_t point[64];
    volatile int code = 0;
    ted256189_scalar_reduce(scalar, seed, sizeof seed);
    memcpy(point, sample, sizeof sample);
    SECRET(scalar);
    SECRET(point);
    code = ted256189_scalarmult(out, scalar, point);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalarmult_vartime(void)
{
    static uint8_t out[64];
    static uint8_t scalar[32];
    static uint8_t point[64];
    volatile int code = 0;
    ted256189_scalar_reduce(scalar, seed, sizeof seed);
    memcpy(point, sample, sizeof sample);
    SECRET(scalar);
    SECRET(point);
    code = ted256189_scalarmult_vartime(out, scalar, point);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalarmult_base(void)
{
    static uint8_t out[64];
    static uint8_t scalar[32];
    volatile int code = 0;
    ted256189_scalar_reduce(scalar, seed, sizeof seed);
    SECRET(scalar);
    code = ted256189_scalarmult_base(out, scalar);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_point_validate(void)
{
    static uint8_t point[64];
    volatile int code = 0;
    memcpy(point, sample, sizeof sample);
    SECRET(point);
    code = ted256189_point_validate(point);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_compress(void)
{
    static uint8_t out[33];
    static uint8_t point[64];
    volatile int code = 0;
    memcpy(point, sample, sizeof sample);
    SECRET(point);
    code = ted256189_compress(out, point);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_decompress(void)
{
    static uint8_t out[64];
    static uint8_t compressed[33];
    volatile int code = 0;
    (void)ted256189_compress(compressed, sample);
    SECRET(compressed);
    code = ted256189_decompress(out, compressed);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalar_is_valid(void)
{
    static uint8_t a[32];
    volatile int code = 0;
    ted256189_scalar_reduce(a, seed, sizeof seed);
    SECRET(a);
    code = ted256189_scalar_is_valid(a);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalar_reduce(void)
{
    static uint8_t out[32];
    static uint8_t in[67];
    volatile int code = 0;
    memcpy(in, seed, sizeof in);
    SECRET(in);
    ted256189_scalar_reduce(out, in, 67);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalar_add(void)
{
    static uint8_t out[32];
    static uint8_t a[32];
    static uint8_t b[32];
    volatile int code = 0;
    ted256189_scalar_reduce(a, seed, sizeof seed);
    ted256189_scalar_reduce(b, seed, sizeof seed);
    SECRET(a);
    SECRET(b);
    ted256189_scalar_add(out, a, b);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalar_mul(void)
{
    static uint8_t out[32];
    static uint8_t a[32];
    static uint8_t b[32];
    volatile int code = 0;
    ted256189_scalar_reduce(a, seed, sizeof seed);
    ted256189_scalar_reduce(b, seed, sizeof seed);
    SECRET(a);
    SECRET(b);
    ted256189_scalar_mul(out, a, b);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static int run_scalar_neg(void)
{
    static uint8_t out[32];
    static uint8_t a[32];
    volatile int code = 0;
    ted256189_scalar_reduce(a, seed, sizeof seed);
    SECRET(a);
    ted256189_scalar_neg(out, a);
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    return code;
}

static const struct {
    const char *name;
    int (*run)(void);
} functions[] = {
    {"scalarmult", run_scalarmult},
    {"scalarmult_vartime", run_scalarmult_vartime},
    {"scalarmult_base", run_scalarmult_base},
    {"point_validate", run_point_validate},
    {"compress", run_compress},
    {"decompress", run_decompress},
    {"scalar_is_valid", run_scalar_is_valid},
    {"scalar_reduce", run_scalar_reduce},
    {"scalar_add", run_scalar_add},
    {"scalar_mul", run_scalar_mul},
    {"scalar_neg", run_scalar_neg},
};

int main(int argc, char **argv)
{
    size_t i;
    prepare();
    for (i = 0; i < sizeof functions / sizeof functions[0]; ++i) {
        if (argc != 2) {
            puts(functions[i].name);
        } else if (!strcmp(argv[1], functions[i].name)) {
            int code = functions[i].run();
            if (code < 0)
                printf("%s returned %d\n", functions[i].name, code);
            return code < 0 ? 3 : 0;
        }
    }
    return argc == 2 ? 2 : 0;
}
