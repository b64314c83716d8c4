"""Portable C on words of 64 bits as one record; ../c32 is the same on words of 32."""

from ecgen.isa.c64 import emit
from ecgen.isa.c64.table import TABLE
from ecgen.isa.record import InstructionSet

RECORD = InstructionSet(
    name="c64",
    title="portable C (64-bit words)",
    word_bits=64,
    levels=emit.LEVELS,
    level_hint=(
        "`portable` is C99 with products of 128 bits: unsigned __int128 of GCC and Clang, or the"
        " intrinsics of Microsoft's compiler."
    ),
    features=(),
    needed={},
    table=TABLE,
    backend=emit,
    guard="defined(__SIZEOF_INT128__) || defined(_M_X64) || defined(_M_ARM64)",
    wants=(
        "it wants unsigned __int128 (GCC, Clang), or Microsoft's compiler for x64 or ARM64; c32"
        " wants neither"
    ),
    abis={"c": ("", "The routines are C, too: they follow the convention of the compiler.")},
    abi="c",
    compiler="cc",
    shell="portable.c.j2",
    trampoline="abi.S.j2",  # on x86-64
    compiled=True,
    figures=("model.multiply", "model.integer", "field_ops.mul", "limits.inline"),
)
