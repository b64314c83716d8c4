"""Public functions of secrets on AArch64: assembly that calls what a compiler made, then clears.

As ecgen/isa/x86_64/entry.py: the bytes below the caller are cleared, in lines, from the top down,
and with them the registers that a call need not keep: x1 to x17, v0 to v7, v16 to v31, the upper
halves of v8 to v15, and predicates where the compiler has them. The convention is AAPCS64 on every
system; x18 is the system's.
"""

WORD, PAIR, LINE = 8, 16, 64  # bytes: of a register, of what one store clears, of a turn
PASSED = 8  # arguments in registers
STACKED = 2  # that an entry copies, at most
# bytes that compilers add: a canary and callee-saved registers, to a multiple of sixteen
BESIDE = 48
SHORT = 16  # bits of a number that one instruction takes
GENERAL = range(5, 18)  # that nothing else is done with while memory is cleared


def rounded(size: int) -> int:
    """The bytes to clear for a depth of `size`: whole lines."""
    return -(-size // LINE) * LINE


def larger(size: int) -> int:
    """The bytes to clear where frames are larger: nowhere."""
    return size


def own_bytes() -> int:
    """What lies between the caller of an entry and the frame of what it calls, at most, and what
    compilers add there."""
    return PAIR + WORD * STACKED + BESIDE


def entry_lines(name: str, arguments: int, has_result: bool, size: int) -> list[str]:
    """The lines of the entry `name`, which calls NAME_work and goes on to what clears `size`
    bytes. A result has 32 bits: what lies above is anything.
    """
    stacked = max(arguments - PASSED, 0)
    room = -(-WORD * stacked // PAIR) * PAIR
    made = [f"sub sp, sp, #{room}", f"P_LOWERED({room})"] if room else []
    left = [f"add sp, sp, #{room}", f"P_RAISED({room})"] if room else []
    copied = [
        line
        for at in range(0, WORD * stacked, WORD)
        for line in (f"ldr x9, [sp, #{room + PAIR + at}]", f"str x9, [sp, #{at}]")
    ]
    return [
        f"stp x29, x30, [sp, #-{PAIR}]!",
        "P_SAVED_PAIR(x29, x30)",
        "mov x29, sp",
        "P_FRAME_POINTER",
        *made,
        "P_FRAME_MADE",
        *copied,
        f"bl P_NAME(P_{name}_work)",
        "P_FRAME_LEFT",
        *left,
        f"ldp x29, x30, [sp], #{PAIR}",
        "P_RESTORED_PAIR(x29, x30)",
        "P_FRAME_GONE",
        "mov w0, w0" if has_result else "mov x0, xzr",
        *_number("w2", size),
        "b P_NAME(P_erase)",
    ]


def routines() -> dict[str, list[str]]:
    """P_erase, which returns to the caller of the entry: w2 bytes below that are cleared. No
    register is left with anything but 0, an address, or the result."""
    vectors = (
        f"movi v{i}.16b, #0" if i not in range(8, 16) else f"mov v{i}.d[1], xzr" for i in range(32)
    )
    return {
        "erase": [
            "P_FRAME_MADE",
            "mov x3, sp",
            "sub x4, x3, x2",
            "mov x1, x3",
            *_of_systems_with_signals(["mov sp, x4", "P_FRAME_AT(x3)"]),
            *(f"mov x{i}, xzr" for i in GENERAL),
            "#if defined(__ARM_NEON)",
            *vectors,
            "#endif",
            "#if defined(__ARM_FEATURE_SVE)",
            *(f"pfalse p{i}.b" for i in range(16)),
            "#endif",
            "1:",
            *[f"stp xzr, xzr, [x1, #-{PAIR}]!"] * (LINE // PAIR),
            "cmp x1, x4",
            "b.ne 1b",
            *_of_systems_with_signals(["mov sp, x3", "P_FRAME_AT(sp)"]),
            "ret",
        ]
    }


def _of_systems_with_signals(lines: list[str]) -> list[str]:
    """Below the stack pointer a signal's frame may come, and valgrind wants nothing to be written;
    on Windows a leaf function, which has no unwind data, must not move it."""
    return ["#if !P_COFF", *lines, "#endif"]


def _number(register: str, value: int) -> list[str]:
    low, high = value % (1 << SHORT), value >> SHORT
    return [
        f"mov {register}, #{low}",
        *([f"movk {register}, #{high}, lsl #{SHORT}"] if high else []),
    ]
