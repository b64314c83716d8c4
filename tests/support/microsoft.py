"""The path of 64-bit C for Microsoft's compiler, taken by others: what its intrinsics give, in GNU
C, and the options that choose it.
"""

from pathlib import Path

INTRINSICS = """#include <stdint.h>
#define OWN static inline __attribute__((always_inline))
__extension__ typedef unsigned __int128 own_double;
__extension__ typedef __int128 own_wide;
#if defined(_M_X64)
OWN uint64_t _umul128(uint64_t a, uint64_t b, uint64_t *high)
{
    own_double x = (own_double)a * b;
    *high = (uint64_t)(x >> 64);
    return (uint64_t)x;
}
OWN int64_t _mul128(int64_t a, int64_t b, int64_t *high)
{
    own_wide x = (own_wide)a * b;
    *high = (int64_t)(x >> 64);
    return (int64_t)x;
}
OWN unsigned char _addcarry_u64(unsigned char in, uint64_t a, uint64_t b, uint64_t *out)
{
    own_double x = (own_double)a + b + in;
    *out = (uint64_t)x;
    return (unsigned char)(x >> 64);
}
OWN unsigned char _subborrow_u64(unsigned char in, uint64_t a, uint64_t b, uint64_t *out)
{
    own_double x = (own_double)a - b - in;
    *out = (uint64_t)x;
    return (unsigned char)(x >> 127);
}
#else
OWN uint64_t __umulh(uint64_t a, uint64_t b) { return (uint64_t)((own_double)a * b >> 64); }
OWN int64_t __mulh(int64_t a, int64_t b) { return (int64_t)((own_wide)a * b >> 64); }
#endif
"""
PROCESSORS = ("_M_X64", "_M_ARM64")


def taking_intrinsics(folder: Path, processor: str) -> tuple[str, ...]:
    """Options for GCC or Clang on any 64-bit processor; `folder` gets the header."""
    (folder / "intrin.h").write_text(INTRINSICS)
    return "-U__SIZEOF_INT128__", f"-D{processor}=1", f"-I{folder}"


def taking_those_of_mingw(folder: Path) -> tuple[str, ...]:
    """Options for MinGW, which has the intrinsics of x64 itself; its headers want to see
    __SIZEOF_INT128__.
    """
    (folder / "forced.h").write_text(
        "#include <stdint.h>\n#include <intrin.h>\n#undef __SIZEOF_INT128__\n#undef _M_X64\n#define"
        " _M_X64 100\n"
    )
    return "-include", str(folder / "forced.h")


def for_microsoft(processor: str) -> tuple[str, ...]:
    """Options for Clang in the place of Microsoft's compiler, with its own intrinsics and without
    libraries; `processor` as in targets' names.
    """
    return (
        f"--target={processor}-pc-windows-msvc",
        "-ffreestanding",
        "-mno-stack-arg-probe",
        "-U__SIZEOF_INT128__",
    )
