/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build curve13318 --cpu zen4 --level adx --abi sysv --prefix curve13318
   Do not edit.
   Input curve13318.toml: sha256 4317276d5e5c37a189687495faf90226f03af1aeb9be8993652e3ac55883677c */
/* Marks scalar and point as undefined memory and calls an entry point under valgrind's memcheck, which reports every
 * branch and every address that depends on them. What comes out is marked defined again, as a caller may look at it.
 * Not part of the library.
 *
 *   valgrind --error-exitcode=99 ./ct FUNCTION        FUNCTION as listed by ./ct without an argument
 */
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

#include "../include/curve13318.h"

#define SECRET(x) VALGRIND_MAKE_MEM_UNDEFINED(x, sizeof(x))
#define PUBLIC(x) VALGRIND_MAKE_MEM_DEFINED(x, sizeof(x))

static const char *const names[] = {"scalarmult", "scalarmult_base", "point_validate", "scalar_reduce", "scalar_mul", "scalar_neg", "compress", "decompress", "scalarmult_vartime"};

static int run(const char *name)
{
    uint8_t scalar[CURVE13318_SCALAR_BYTES] = {5, 77, 3}, point[CURVE13318_POINT_BYTES], out[CURVE13318_POINT_BYTES + 1];
    volatile int code = 0;
    memset(out, 0, sizeof out);
    curve13318_base(point);
    {
        uint8_t half[CURVE13318_COMPRESSED_BYTES];
        curve13318_compress(half, point);
        if (!strcmp(name, "decompress")) {
            SECRET(half);
            code = curve13318_decompress(out, half);
        }
    }
    SECRET(scalar);
    SECRET(point);
    if (!strcmp(name, "scalarmult"))
        code = curve13318_scalarmult(out, scalar, point);
    else if (!strcmp(name, "scalarmult_base"))
        code = curve13318_scalarmult_base(out, scalar);
    else if (!strcmp(name, "scalarmult_vartime"))
        code = curve13318_scalarmult_vartime(out, scalar, point);
    else if (!strcmp(name, "point_validate"))
        code = curve13318_point_validate(point);
    else if (!strcmp(name, "scalar_reduce"))
        curve13318_scalar_reduce(out, scalar, sizeof scalar);
    else if (!strcmp(name, "scalar_mul"))
        curve13318_scalar_mul(out, scalar, scalar);
    else if (!strcmp(name, "scalar_neg"))
        curve13318_scalar_neg(out, scalar);
    else if (!strcmp(name, "compress"))
        code = curve13318_compress(out, point);
    else if (!strcmp(name, "decompress"))
        ;
    else
        return 2;
    PUBLIC(out);
    (void)VALGRIND_MAKE_MEM_DEFINED(&code, sizeof code);
    if (code < 0) {
        printf("%s returned %d\n", name, code);
        return 3;
    }
    return 0;
}

int main(int argc, char **argv)
{
    size_t i;
    if (argc == 2)
        return run(argv[1]);
    for (i = 0; i < sizeof names / sizeof names[0]; ++i)
        puts(names[i]);
    return 0;
}
