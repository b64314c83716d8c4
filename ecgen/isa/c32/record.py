"""Portable C on words of 32 bits as one record."""

from dataclasses import replace

from ecgen.isa.c64 import record

RECORD = replace(
    record.RECORD,
    name="c32",
    title="portable C (32-bit words)",
    word_bits=32,
    guard="defined(UINT64_MAX) && UINT_MAX >= 0xffffffff",
    wants="it wants uint64_t, and an int of 32 bits or more",
    level_hint="`portable` is plain C99.",
)
