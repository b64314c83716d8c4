/* SPDX-License-Identifier: Apache-2.0 OR MIT
   Made by ecgen 0.1.0: ecgen build jac256189 --cpu zen4 --level adx --abi sysv --prefix jac256189
   Do not edit.
   Input jac256189.toml: sha256 66c592e23221a78aba283a6dd4d11781f1167957cdd3d858eb4b46642e7de032 */
/* Marks scalar and point as undefined memory and calls an entry point under valgrind's memcheck, which reports every
 * branch and every address that depends on them. What comes out is marked defined again, as a caller may look at it.
 * Not part of the library.
 *
 *   valgrind --error-exitcode=99 ./ct FUNCTION        FUNCTION as listed by ./ct without an argument
 */
#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

#include "../include/jac256189.h"

#define SECRET(x) VALGRIND_MAKE_MEM_UNDEFINED(x, sizeof(x))
#define PUBLIC(x) VALGRIND_MAKE_MEM_DEFINED(x, sizeof(x))

static const char *const names[] = {"scalarmult", "scalarmult_base", "point_validate", "scalar_reduce", "scalar_mul", "scalar_neg", "compress", "decompress", "scalarmult_vartime"};

static int run(const char *name)
{
    uint8_t scalar[JAC256189_SCALAR_BYTES] = {5, 77, 3}, point[JAC256189_POINT_BYTES], out[JAC256189_POINT_BYTES + 1];
    volatile int code = 0;
    memset(out, 0, sizeof out);
    jac256189_base(point);
    {
        uint8_t half[JAC256189_COMPRESSED_BYTES];
        jac256189_compress(half, point);
        if (!strcmp(name, "decompress")) {
            SECRET(half);
            code = jac256189_decompress(out, half);
        }
    }
    SECRET(scalar);
    SECRET(point);
    if (!strcmp(name, "scalarmult"))
        code = jac256189_scalarmult(out, scalar, point);
    else if (!strcmp(name, "scalarmult_base"))
        code = jac256189_scalarmult_base(out, scalar);
    else if (!strcmp(name, "scalarmult_vartime"))
        code = jac256189_scalarmult_vartime(out, scalar, point);
    else if (!strcmp(name, "point_validate"))
        code = jac256189_point_validate(point);
    else if (!strcmp(name, "scalar_reduce"))
        jac256189_scalar_reduce(out, scalar, sizeof scalar);
    else if (!strcmp(name, "scalar_mul"))
        jac256189_scalar_mul(out, scalar, scalar);
    else if (!strcmp(name, "scalar_neg"))
        jac256189_scalar_neg(out, scalar);
    else if (!strcmp(name, "compress"))
        code = jac256189_compress(out, point);
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
