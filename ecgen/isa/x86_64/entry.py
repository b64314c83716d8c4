"""Public functions of secrets on x86-64: the assembly that calls what a compiler made, then clears.

Whatever the compiler does with its frames, they lie below the return address of the entry; from
there the bytes are cleared, and with them the registers that a call need not keep. The convention
is the system's own: that of Windows in an object for it, else System V. Clearing stores from
the top down, so that pages of a stack that grows are touched in order. What may be in use of
vector registers the C says, P_vectors_ask, once: it is kept in P_vectors_kept, which is 0 before.
"""

from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.text import instruction_text
from ecgen.machine.ir import Imm, Instr, Mem, Reg

WORD, VECTOR, LINE = 8, 16, 64  # bytes of a general register, of what one store clears, of a turn
KNOWN, WIDE = "dword ptr [rip+P_vectors_kept]", 2
STRAIGHT = 512  # bytes up to which stores follow one another: above, a loop takes no longer
RETURNS = 2 * WORD  # addresses: of the entry, and of what it calls
BESIDE = 40  # bytes that compilers add to what is counted
MORE = 256  # bytes that are cleared beside where frames are larger
LOWER = {"sysv": range(16), "win64": range(6)}  # vector registers that a call need not keep
UPPER = range(16, 32)  # of AVX-512, which no convention keeps
MASKS = range(8)
OTHERS = {  # general registers that a call need not keep, beside the result's
    abi: tuple(r for r in table.CALLER_SAVED if r not in (table.RETURN, *table.ABI_SAVED[abi]))
    for abi in ("sysv", "win64")}  # fmt: skip


def rounded(size: int) -> int:
    """The bytes to clear for a depth of `size`: a word, below which a frame is aligned, and whole lines."""
    return -(-(size - WORD) // LINE) * LINE + WORD


def larger(size: int) -> int:
    """The bytes to clear on Windows, where each frame has room below it and vectors are saved, and where GCC's sanitizer puts guards around arrays."""
    return rounded(size + MORE + size // 8)


def own_bytes() -> int:
    """What lies between the caller of an entry and the frame of what it calls, and what compilers add there."""
    return RETURNS + WORD + BESIDE


def entry_lines(name: str, arguments: int, has_result: bool, size: int) -> list[str]:
    """The lines of the entry `name`, which calls NAME_work and goes on to the routine that clears."""
    low = table.NARROW[table.RETURN]  # results have 32 bits: what lies above is anything
    result = f"mov {low}, {low}" if has_result else _zero(table.RETURN)
    windows, others = (_call(name, arguments, result, abi) for abi in ("win64", "sysv"))
    tail = f"jmp P_NAME(P_erase_{size})"
    return ["#if P_COFF", *windows, "#else", *others, "#endif", tail]


def eraser_lines(size: int) -> list[str]:
    """The lines of P_erase_SIZE: as many bytes below its return address are cleared, or those of `larger`."""
    return ["#if !P_COFF && !defined(__SANITIZE_ADDRESS__)", *_clear(size), "#else", *_clear(larger(size)), "#endif", "jmp P_NAME(P_erase_registers)"]


def _clear(size: int) -> list[str]:
    """By stores twice as wide where the CPU is known to have them."""
    plain, wide = (_stores(size - WORD, at_once, line) for at_once, line in ((VECTOR, _store), (2 * VECTOR, _store_wide)))
    top = f"movq qword ptr [rsp{size - WORD:+d}], xmm0"
    return [*_reserve(size), f"cmp {KNOWN}, {WIDE}", "jae 1f", _clear_vector(0), top, *plain, "jmp 2f",
            "1:", _clear_whole(0), f"v{top}", *wide, "2:", *_release(size)]  # fmt: skip


def _stores(size: int, at_once: int, store) -> list[str]:
    """What clears whole lines from rsp on, the last byte first."""
    if size <= STRAIGHT:
        return [store("rsp", at) for at in range(size - at_once, -at_once, -at_once)]
    turn = [store("rsp+rcx", at) for at in range(-at_once, -LINE - 1, -at_once)]
    return [_mov(Reg("rcx"), Imm(size)), "3:", *turn, instruction_text(Instr("sub", (Reg("rcx"), Imm(LINE)))), "jnz 3b"]


def registers() -> "dict[str, list[str]]":
    """The routines behind: P_erase_registers, which returns to the caller of the entry, and what asks the C for it, once."""
    plain, wide = ([f"{pick(i)}" for i in LOWER["sysv"]] for pick in (_clear_vector, _clear_whole))
    split = len(LOWER["win64"])

    def of_system(lines: list[str]) -> list[str]:
        return [*lines[:split], "#if !P_COFF", *lines[split:], "#endif"]

    general = [_zero(r) for r in OTHERS["win64"]]
    more = [_zero(r) for r in OTHERS["sysv"] if r not in OTHERS["win64"]]
    upper = [f"vpxord zmm{i}, zmm{i}, zmm{i}" for i in UPPER]
    return {
        "erase_registers": [
            f"mov ecx, {KNOWN}", f"cmp ecx, {WIDE}", "jae 1f", "test ecx, ecx", "jz P_NAME(P_erase_asking)",
            *of_system(plain), "jmp 2f", "1:", *of_system(wide), "vzeroupper", "jbe 2f",
            *upper, *(f"kxorw k{i}, k{i}, k{i}" for i in MASKS), "2:",
            *general, "#if !P_COFF", *more, "#endif", "ret"],
        "erase_asking": ["#if P_COFF", *_asked("win64"), "#else", *_asked("sysv"), "#endif", "jmp P_NAME(P_erase_registers)"],
    }  # fmt: skip


def _asked(abi: str) -> list[str]:
    """The question, with the result kept, and not left there."""
    room, result = table.SHADOW[abi] + WORD, Mem("rsp", table.SHADOW[abi], "frame")
    return [*_reserve(room), _mov(result, Reg(table.RETURN)), "call P_NAME(P_vectors_ask)",
            f"mov {KNOWN}, {table.NARROW[table.RETURN]}", _mov(Reg(table.RETURN), result), _mov(result, Imm(0)), *_release(room)]  # fmt: skip


def _call(name: str, arguments: int, result: str, abi: str) -> list[str]:
    """The call on an aligned stack, with the arguments that lie there copied to where it looks.
    Nothing stands between the end of the frame and the jump: Windows knows an epilogue by that."""
    stacked = max(arguments - len(table.ARGUMENTS[abi]), 0)
    room = table.SHADOW[abi] + WORD * stacked
    room += WORD if (room + WORD) % VECTOR else 0
    lines = _reserve(room)
    for i in range(stacked):
        at = table.SHADOW[abi] + WORD * i
        lines += [_mov(Reg(table.RETURN), Mem("rsp", room + WORD + at, "frame")),
                  _mov(Mem("rsp", at, "frame"), Reg(table.RETURN))]  # fmt: skip
    return [*lines, f"call P_NAME(P_{name}_work)", result, *_release(room)]


def _reserve(size: int) -> list[str]:
    return [instruction_text(Instr("sub", (Reg("rsp"), Imm(size)))),
            f"P_LOWERED({size})", "P_FRAME_MADE"]  # fmt: skip


def _release(size: int) -> list[str]:
    return [instruction_text(Instr("add", (Reg("rsp"), Imm(size)))), f"P_RAISED({size})"]


def _mov(to, source) -> str:
    return instruction_text(Instr("mov", (to, source)))


def _zero(register: str) -> str:
    return instruction_text(Instr("zero", (Reg(register),)))


def _store(base: str, at: int) -> str:
    return f"movaps xmmword ptr [{base}{at:+d}], xmm0"


def _store_wide(base: str, at: int) -> str:
    return f"vmovups ymmword ptr [{base}{at:+d}], ymm0"


def _clear_vector(i: int) -> str:
    return f"pxor xmm{i}, xmm{i}"


def _clear_whole(i: int) -> str:
    return f"vpxor xmm{i}, xmm{i}, xmm{i}"
