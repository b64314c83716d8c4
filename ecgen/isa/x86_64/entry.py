"""Public functions of secrets on x86-64: the assembly that calls what a compiler made, then clears.

Whatever the compiler does with its frames, they lie below the return address of the entry; from
there the bytes are cleared, and with them the registers that a call need not keep. The convention
is the system's own: that of Windows in an object for it, else System V. What may be in use of
vector registers the C says, P_vector_registers, once; P_vectors_kept holds it, and 0 before.
"""

from ecgen.isa.x86_64 import table
from ecgen.isa.x86_64.text import instruction_text
from ecgen.machine.ir import Imm, Instr, Mem, Reg

WORD, VECTOR, LINE = 8, 16, 64  # bytes of a general register, of what one store clears, of a turn
KEPT, WIDE = "dword ptr [rip+P_vectors_kept]", 2
RETURNS = 2 * WORD  # addresses: of the entry, and of what it calls
BESIDE = 40  # bytes that compilers add to what is counted
MORE = 256  # bytes that are cleared beside where frames are larger
ASKING = 56  # bytes of a frame: the room of Windows, what is kept, alignment
LOWER = {"sysv": range(16), "win64": range(6)}  # vector registers that a call need not keep
UPPER = range(16, 32)  # of AVX-512, which no convention keeps
MASKS = range(8)
OTHERS = {  # general registers that a call need not keep, beside the result's
    abi: tuple(r for r in table.CALLER_SAVED if r not in (table.RETURN, *table.ABI_SAVED[abi]))
    for abi in ("sysv", "win64")}  # fmt: skip


def rounded(size: int) -> int:
    """The bytes to clear for a depth of `size`: a word, below which two lines or more are
    aligned.
    """
    return max(-(-(size - WORD) // LINE), 2) * LINE + WORD


def larger(size: int) -> int:
    """The bytes to clear where frames are larger: on Windows each has room below it, and vectors
    are saved; GCC's sanitizer puts guards around arrays."""
    return (size + size // 8 + MORE) // LINE * LINE + WORD


def own_bytes() -> int:
    """What lies between the caller of an entry and the frame of what it calls, and what compilers
    add there.
    """
    return RETURNS + WORD + BESIDE


def entry_lines(name: str, arguments: int, has_result: bool, size: int) -> list[str]:
    """The lines of the entry `name`, which calls NAME_work and goes on to what clears `size`
    bytes.
    """
    low = table.NARROW[table.RETURN]  # results have 32 bits: what lies above is anything
    result = f"mov {low}, {low}" if has_result else _zero(table.RETURN)
    windows, others = (_call(name, arguments, result, size, abi) for abi in ("win64", "sysv"))
    return [*either(windows, others), "jmp P_NAME(P_erase)"]


def routines() -> dict[str, list[str]]:
    """P_erase, which returns to the caller of the entry: edx bytes below its return address are
    cleared, or `larger` ones, then the registers. P_erase_asking comes before it the first time."""
    asked = [f"mov r10d, {KEPT}", "test r10d, r10d", "jz P_NAME(P_erase_asking)"]
    kept = [("rax", "[rsp+32]"), ("rdx", "[rsp+40]")]
    return {
        "erase": [*asked, *_frame(), *_lowered(), *_lines_and_vectors(), *_general_and_return()],
        "erase_asking": [
            *reserve(ASKING), *(f"mov qword ptr {place}, {register}" for register, place in kept),
            "call P_NAME(P_vector_registers)", f"mov {KEPT}, eax",
            *(f"mov {register}, qword ptr {place}" for register, place in kept),
            *release(ASKING), "jmp P_NAME(P_erase)"],
    }  # fmt: skip


def _frame() -> list[str]:
    """What leads back to the caller while the stack is lowered by a size that differs: rbp, the
    only kind that Windows knows, or r9."""
    return either(
        ["push rbp", "P_PUSHED(rbp)", "mov rbp, rsp", "P_FRAME_AT(rbp)", "P_FRAME_MADE"],
        ["mov r9, rsp", "P_FRAME_AT(r9)", "push 0"])  # fmt: skip


def _lowered() -> list[str]:
    """edx bytes of lines, from rcx down to the stack pointer."""
    return ["#if P_COFF || defined(__SANITIZE_ADDRESS__)",
            "mov r8d, edx", "shr r8d, 3", f"lea edx, [rdx+r8+{MORE}]", "#endif",
            f"and edx, -{LINE}", "mov rcx, rsp", "sub rsp, rdx"]  # fmt: skip


def _lines_and_vectors() -> list[str]:
    """By stores of 16 bytes, or, where the CPU is known to have them, of 32, each within a line:
    then one of 16 comes first, which may be half of such a one, and two last."""
    plain = [f"movaps xmmword ptr [rcx{at:+d}], xmm0" for at in range(-VECTOR, -LINE - 1, -VECTOR)]
    twice = 2 * VECTOR
    wide = [f"vmovaps ymmword ptr [rcx{at:+d}], ymm0" for at in range(-twice, -LINE - 1, -twice)]
    upper = [f"vpxord zmm{i}, zmm{i}, zmm{i}" for i in UPPER]
    return [
        f"cmp r10d, {WIDE}",
        "jae 2f",
        *_of_system(_clear_vector),
        *_turns("1", plain, "rsp"),
        "jmp 4f",
        "2:",
        *_of_system(_clear_whole),
        f"vmovaps xmmword ptr [rcx-{VECTOR}], xmm0",
        f"and rcx, -{twice}",
        f"lea r8, [rcx+{LINE}]",
        "sub r8, rdx",
        *_turns("3", wide, "r8"),
        wide[0],
        f"vmovaps xmmword ptr [rsp+{VECTOR}], xmm0",
        "vmovaps xmmword ptr [rsp], xmm0",
        "vzeroupper",
        f"cmp r10d, {WIDE}",
        "jbe 4f",
        *upper,
        *(f"kxorw k{i}, k{i}, k{i}" for i in MASKS),
        "4:",
    ]


def _general_and_return() -> list[str]:
    """r9 last, which leads back."""
    more = [_zero(r) for r in OTHERS["sysv"] if r not in OTHERS["win64"]]
    return [
        *(_zero(r) for r in OTHERS["win64"] if r != "r9"),
        *either([_zero("r9"), "lea rsp, [rbp]", "pop rbp"],
                 [*more, "mov rsp, r9", "P_FRAME_LEFT(r9)", _zero("r9")]), "ret"]  # fmt: skip


def either(windows: list[str], others: list[str]) -> list[str]:
    """The lines in an object for Windows, and in others."""
    return ["#if P_COFF", *windows, "#else", *others, "#endif"]


def _turns(label: str, stores: list[str], end: str) -> list[str]:
    """Down from rcx by lines: pages of a stack that grows are touched in order."""
    return [f"{label}:", *stores, f"sub rcx, {LINE}", f"cmp rcx, {end}", f"jne {label}b"]


def _of_system(pick) -> list[str]:
    """A line for each vector register that a call need not keep."""
    lines, split = [pick(i) for i in LOWER["sysv"]], len(LOWER["win64"])
    return [*lines[:split], "#if !P_COFF", *lines[split:], "#endif"]


def _call(name: str, arguments: int, result: str, size: int, abi: str) -> list[str]:
    """The call on an aligned stack, with the arguments that lie there copied to where it looks.
    Nothing stands between the end of the frame and the jump: Windows knows an epilogue by that."""
    stacked = max(arguments - len(table.ARGUMENTS[abi]), 0)
    room = table.SHADOW[abi] + WORD * stacked
    room += WORD if (room + WORD) % VECTOR else 0
    lines = reserve(room)
    for i in range(stacked):
        at = table.SHADOW[abi] + WORD * i
        lines += [_mov(Reg(table.RETURN), Mem("rsp", room + WORD + at, "frame")),
                  _mov(Mem("rsp", at, "frame"), Reg(table.RETURN))]  # fmt: skip
    return [*lines, f"call P_NAME(P_{name}_work)", result, f"mov edx, {size}", *release(room)]


def reserve(size: int) -> list[str]:
    """The lines that make a frame, which is all that a routine keeps on the stack."""
    return [instruction_text(Instr("sub", (Reg("rsp"), Imm(size)))),
            f"P_LOWERED({size})", "P_FRAME_MADE"]  # fmt: skip


def release(size: int) -> list[str]:
    """The lines that leave it."""
    return [instruction_text(Instr("add", (Reg("rsp"), Imm(size)))), f"P_RAISED({size})"]


def _mov(to, source) -> str:
    return instruction_text(Instr("mov", (to, source)))


def _zero(register: str) -> str:
    return instruction_text(Instr("zero", (Reg(register),)))


def _clear_vector(i: int) -> str:
    return f"pxor xmm{i}, xmm{i}"


def _clear_whole(i: int) -> str:
    return f"vpxor xmm{i}, xmm{i}, xmm{i}"
