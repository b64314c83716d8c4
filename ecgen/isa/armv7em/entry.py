"""Public functions of secrets on ARMv7E-M: the assembly that calls what a compiler made, then
clears.

As ecgen/isa/x86_64/entry.py: the bytes below the caller are cleared, in lines, from the top down,
and with them the registers that a call need not keep, by those of the FPU where there is one.
"""

WORD, LINE = 4, 64  # bytes
PAIR = 2 * WORD  # what an entry keeps, and what one store of two words clears
PASSED = 4  # arguments in registers
STACKED = 2  # that an entry copies, at most
# bytes that compilers add: a canary, a word that keeps the stack at a multiple of eight
BESIDE = 16
HAS_FPU = "#if defined(__ARM_FP) && !defined(__SOFTFP__)"


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
    bytes.
    """
    stacked = max(arguments - PASSED, 0)
    room = -(-WORD * stacked // PAIR) * PAIR
    made, left = ([f"{sign} sp, sp, #{room}"] if room else [] for sign in ("sub", "add"))
    copied = [
        line
        for at in range(0, WORD * stacked, WORD)
        for line in (f"ldr r4, [sp, #{room + PAIR + at}]", f"str r4, [sp, #{at}]")
    ]
    nothing = [] if has_result else ["movs r0, #0"]
    return [
        "push {r4, lr}",
        *made,
        *copied,
        f"bl P_NAME(P_{name}_work)",
        *left,
        "pop {r4, lr}",
        *nothing,
        f"movw r1, #{size}",
        "b P_NAME(P_erase)",
    ]


def routines() -> dict[str, list[str]]:
    """P_erase, which returns to the caller of the entry: r1 bytes below that are cleared. No
    register is left with anything but 0, an address, or the result."""
    pairs, line = [f"strd r1, r2, [r3, #-{PAIR}]!"] * (LINE // PAIR), ["vstmdb r3!, {s0-s15}"]
    return {
        "erase": [
            "sub ip, sp, r1",
            "mov r3, sp",
            "movs r1, #0",
            "movs r2, #0",
            HAS_FPU,
            *(f"vmov s{i}, r1" for i in range(16)),
            "#endif",
            "1:",
            HAS_FPU,
            *line,
            "#else",
            *pairs,
            "#endif",
            "cmp r3, ip",
            "bne 1b",
            "bx lr",
        ]
    }
