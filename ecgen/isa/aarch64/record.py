"""AArch64 as one record: general registers, for processors whose multipliers take 64-bit factors at
the full rate; the procedure call standard that Linux, Apple and Windows share as far as a routine
can tell; run in an emulator.
"""

from ecgen.isa.aarch64 import emit, entry
from ecgen.isa.aarch64.table import TABLE
from ecgen.isa.aarch64.text import with_frame_notes
from ecgen.isa.record import InstructionSet

RECORD = InstructionSet(
    name="aarch64",
    title="AArch64",
    word_bits=64,
    levels=("halves", "sparing", "wide"),
    level_hint=(
        "`wide` takes few instructions, `sparing` fewer products of words and more of others;"
        " `halves` has products of 32 bits alone, for processors on which the time of others"
        " depends on the factors."
    ),
    halved=("halves",),
    features=(),
    needed={"halves": (), "sparing": (), "wide": ()},
    table=TABLE,
    backend=emit,
    guard="defined(__aarch64__) && !defined(__ILP32__) && !defined(__AARCH64EB__)",
    wants="it cannot be built for this processor, for pointers of 32 bits or for big-endian words",
    abis={"aapcs64": ("", "The routines follow the AAPCS64, and leave x18 alone.")},
    abi="aapcs64",
    emulation="ecgen.run.emulated.aarch64.emulation",
    compiler="aarch64-linux-gnu-gcc",
    shell="asm_aarch64.S.j2",
    entries=entry,
    entry_shell="entry_aarch64.S.j2",
    frame_notes=with_frame_notes,
    machines=("aarch64", "armv8", "arm64"),
    triples=("aarch64-", "arm64-"),
    elf="64-bit ARM",
    vcpkg="arm64",
    figures=("model.multiply", "model.integer", "field_ops.mul", "limits.decoded"),
)
