"""The x86-64 instruction table: every instruction the back end may emit, one row each.

Read by the selector, the scheduler, the lifter (and so the emulator and the prover), the
constant-time check and the report. `roles` gives one of r, w, rw per operand; `forms` the operand
kinds that exist (r register, m memory, i immediate, s an address sum). `reads`/`writes` are the
flags among C (carry), O (overflow) and Z (zero); "?" after a written flag means its value is
undefined or unused here, as is Z where an instruction writes flags and does not name it. Latency in
core cycles and `uops` are the defaults for recent Intel and AMD cores (A. Fog, "Instruction
tables"; targets/*.toml may override them). `meaning` gives limb operations over the operands d, s,
t (first to third) and flags. `secret_safe`: the time does not depend on the operands' values.
"""

from dataclasses import dataclass

from ecgen.isa.x86_64.words import FLAGS, WORDS
from ecgen.machine.table import InstructionTable


@dataclass(frozen=True)
class Row:
    mnemonic: str
    roles: tuple[str, ...]
    forms: tuple[str, ...]
    meaning: tuple[str, ...]
    reads: str = ""
    writes: str = ""
    latency: int = 1
    uops: int = 1
    ports: str = "alu"
    extension: str = "x86-64"
    implicit_reads: tuple[str, ...] = ()
    implicit_writes: tuple[str, ...] = ()
    secret_safe: bool = True


def _two(
    mnemonic: str, op: str, reads: str = "", flags: str = "C O?", forms=("rr", "rm", "ri"), **more
) -> Row:
    """A two-operand instruction `d = op(d, s)`."""
    result = "d C" if "C" in flags and "C?" not in flags else "d"
    result = "d O" if flags == "O" else result
    tail = f" {reads}" if reads else ""
    return Row(
        mnemonic,
        ("rw", "r"),
        forms,
        (f"{result} = {op} d s{tail}",),
        reads,
        flags.replace(" ", ""),
        **more,
    )


ROWS = (
    Row("mov", ("w", "r"), ("rr", "rm", "mr", "ri", "mi"), ("d = copy s",), ports="alu/load/store"),
    Row("lea", ("w", "r"), ("rs",), ("d = lea s",)),
    Row(
        "mulx",
        ("w", "w", "r"),
        ("rrr", "rrm"),
        ("d s = mulwide rdx t",),
        latency=4,
        uops=2,
        ports="mul",
        extension="bmi2",
        implicit_reads=("rdx",),
    ),
    Row(
        "mul",
        ("r",),
        ("r", "m"),
        ("rdx rax = mulwide rax d",),
        writes="C?O?",
        latency=4,
        uops=2,
        ports="mul",
        implicit_reads=("rax",),
        implicit_writes=("rax", "rdx"),
    ),
    Row(
        "imul", ("rw", "r"), ("rr", "rm"), ("d = mullo d s",), writes="C?O?", latency=3, ports="mul"
    ),
    Row(
        "imul3",
        ("w", "r", "r"),
        ("rri", "rmi"),
        ("d = mullo s t",),
        writes="C?O?",
        latency=3,
        ports="mul",
    ),
    _two("add", "add"),
    _two("adc", "adc", "C"),
    _two("sub", "sub"),
    _two("sbb", "sbb", "C"),
    _two("adcx", "adc", "C", flags="C", forms=("rr", "rm"), extension="adx"),
    _two("adox", "adc", "O", flags="O", forms=("rr", "rm"), extension="adx"),
    _two("and", "and", flags="C?O?"),
    _two("or", "or", flags="C?O?"),
    _two("xor", "xor", flags="C?O?"),
    Row("zero", ("w",), ("r",), ("d C O = clear",), writes="CO"),
    Row("not", ("rw",), ("r",), ("d = not d",)),
    Row("shl", ("rw", "r"), ("ri",), ("d = shl d s",), writes="C?O?"),
    Row("shr", ("rw", "r"), ("ri",), ("d = shr d s",), writes="C?O?"),
    Row("sar", ("rw", "r"), ("ri",), ("C = out d s", "d = sar d s"), writes="CO?"),
    Row("shld", ("rw", "r", "r"), ("rri",), ("d = shld d s t",), writes="C?O?", latency=3, uops=6),
    Row("shrd", ("rw", "r", "r"), ("rri",), ("d = shrd s d t",), writes="C?O?", latency=3, uops=6),
    Row("rorx", ("w", "r", "r"), ("rri", "rmi"), ("d = ror s t",), extension="bmi2"),
    Row("mask", ("w",), ("r",), ("d = mask C", "C = copy C"), reads="C", writes="CO?"),
    Row("setc", ("w",), ("r",), ("d = word C",), reads="C", uops=2),
    Row("seto", ("w",), ("r",), ("d = word O",), reads="O", uops=2),
    Row("cmovc", ("rw", "r"), ("rr", "rm"), ("d = select C s d",), reads="C"),
    Row("cmovnc", ("rw", "r"), ("rr", "rm"), ("d = select C d s",), reads="C"),
    Row("cmovo", ("rw", "r"), ("rr", "rm"), ("d = select O s d",), reads="O"),
    Row("cmovz", ("rw", "r"), ("rr", "rm"), ("d = select Z s d",), reads="Z"),
    Row("cmovnz", ("rw", "r"), ("rr", "rm"), ("d = select Z d s",), reads="Z"),
    Row("test", ("r", "r"), ("rr", "ri"), ("Z = common d s",), writes="C?O?Z"),
    Row("bt", ("r", "r"), ("ri",), ("C = bit d s",), writes="C O?"),
    Row("btr", ("rw", "r"), ("ri",), ("C = bit d s", "d = clearbit d s"), writes="C O?"),
    Row("cmp1", ("r",), ("r", "m"), ("C = iszero d",), writes="CO?"),
    Row("clc", (), ("",), ("C = false",), writes="C"),
    Row("dec", ("rw",), ("r", "m"), ("d Z = countdown d",), writes="O?Z"),
)
TABLE = InstructionTable({row.mnemonic: row for row in ROWS}, FLAGS, WORDS, frame="rsp")
# A call has no meaning over words: machine/validation/calls.py follows it. The registers are those
# that both
# conventions leave to the callee.
CALL = Row(
    "call",
    ("",),
    ("l",),
    (),
    writes="C?O?",
    ports="branch",
    implicit_writes=("rax", "rcx", "rdx", "r8", "r9", "r10", "r11"),
)
WITH_CALLS = TABLE | {"call": CALL}

CALLER_SAVED = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")
CALLEE_SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
RETURN = "rax"
ARGUMENTS = {"sysv": ("rdi", "rsi", "rdx", "rcx", "r8", "r9"), "win64": ("rcx", "rdx", "r8", "r9")}
ABI_SAVED = {
    "sysv": CALLEE_SAVED,
    "win64": ("rbx", "rbp", "r12", "r13", "r14", "r15", "rdi", "rsi"),
}
RED_ZONE = {"sysv": 128, "win64": 0}
# bytes of a frame after which Windows wants the stack touched: a page, less what may align it
PROBED = 4032
SHADOW = {"sysv": 0, "win64": 32}  # bytes above the return address that a callee may overwrite
ALIGNMENT = 16  # of the stack pointer before a call pushes its return address
NARROW = {
    "rax": "eax",
    "rbx": "ebx",
    "rcx": "ecx",
    "rdx": "edx",
    "rsi": "esi",
    "rdi": "edi",
    "rbp": "ebp",
    "rsp": "esp",
} | {f"r{i}": f"r{i}d" for i in range(8, 16)}
BYTE = {
    "rax": "al",
    "rbx": "bl",
    "rcx": "cl",
    "rdx": "dl",
    "rsi": "sil",
    "rdi": "dil",
    "rbp": "bpl",
} | {f"r{i}": f"r{i}b" for i in range(8, 16)}


def narrowest(register, number) -> str:
    """The name of the part of a register that TEST needs for a number below 2^31."""
    return (BYTE if number.value < 128 else NARROW)[register.name]
