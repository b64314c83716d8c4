"""The compiled scan of tables in vectors that valgrind does not know -> what in its bytes hangs on the index or the sign.

The bytes are decoded and followed on every way through them. Secret are the last two arguments, whatever is loaded, whatever a vector or a mask register holds, and what an instruction makes of something secret;
an address or a branch that hangs on it is told, and so are instructions that end the view: calls, computed jumps, gathers, divisions.
"""

import re
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.isa.disassembler import disassembler, text_of
from ecgen.run.emitted import Emitted
from ecgen.run.objects import read_objects
from ecgen.run.tools import run, with_flags

SCAN = "v_select"
PUBLIC = frozenset({"rdi", "rsi", "rdx", "rsp", "rip"})  # pointers and the number of entries; index and sign come in rcx and r8
BLIND = re.compile(r"v?p?(gather|scatter)|call|syscall|int|loop|[ui]?div|v?div|v?sqrt|rep")


def compiled_scan(emitted: Emitted, compiler: tuple[str, ...], scratch: Path) -> tuple[int, list[str]]:
    """(instructions seen, what hangs on a secret) of the library's scan as the compiler makes it, at the level of `compiler` or -O2."""
    target = scratch / "scan.o"
    run([*with_flags(compiler, ("-O2", "-c", "-fPIC")), emitted.folder / f"src/{emitted.prefix}_packed.c", "-o", target])
    for file in read_objects(target):
        for symbol, section in file.functions():
            if symbol.name.removeprefix("_") == f"{emitted.prefix}_{SCAN}":
                return scan_of(section.data[symbol.value:symbol.value + symbol.size])
    raise EcgenError(f"the object has no {emitted.prefix}_{SCAN}.", where=target, hint="Build the library again.")


def scan_of(code: bytes) -> tuple[int, list[str]]:
    """The same of the bytes of a function under the System V convention."""
    capstone, machine = disassembler("X86", "64")
    rows = {raw.address: raw for raw in machine.disasm(code, 0)}
    found, known, waiting = {}, {}, [(0, PUBLIC)]
    while waiting:
        at, public = waiting.pop()
        if at in known and known[at] <= public:
            continue
        known[at] = public = known.get(at, public) & public
        if at not in rows:
            found[at] = "no instruction that is known"
            continue
        raw = rows[at]
        if why := _refused(capstone, raw, public):
            found[at] = f"`{text_of(raw)}` {why}"
        waiting += [(after, _after(capstone, raw, public)) for after in _next(capstone, raw)]
    return len(known), [found[at] for at in sorted(found)]


def _refused(capstone, raw, public: frozenset) -> str:
    """Why the instruction may take a time, or go to an address, that hangs on a secret; "" if it does not."""
    x86 = capstone.x86
    if BLIND.match(raw.mnemonic) or raw.group(capstone.CS_GRP_JUMP) and raw.operands[0].type != x86.X86_OP_IMM:
        return "is none that is followed"
    for operand in raw.operands:
        if operand.type == x86.X86_OP_MEM and any(part and _place(raw.reg_name(part)) not in public for part in (operand.mem.base, operand.mem.index)):
            return "has an address that hangs on a secret"
    return "is a branch that hangs on a secret" if raw.group(capstone.CS_GRP_JUMP) and raw.mnemonic != "jmp" and "rflags" not in public else ""


def _after(capstone, raw, public: frozenset) -> frozenset:
    """The places that hold nothing secret behind the instruction."""
    x86, (read, written) = capstone.x86, raw.regs_access()
    changed = {_place(raw.reg_name(each)) for each in written}
    loads = raw.mnemonic != "lea" and any(operand.type == x86.X86_OP_MEM and operand.access & capstone.CS_AC_READ for operand in raw.operands) or raw.mnemonic in ("pop", "leave")
    is_secret = raw.mnemonic[0] in "vk" or loads or any(_place(raw.reg_name(each)) not in public for each in read)
    zero = raw.mnemonic in ("xor", "sub") and raw.op_str.count(",") == 1 and len(set(raw.op_str.split(", "))) == 1
    return (public - changed if is_secret and not zero else public | changed) | {"rsp", "rip"}


def _next(capstone, raw) -> list[int]:
    """Where the function goes on."""
    if raw.group(capstone.CS_GRP_RET) or raw.mnemonic in ("ud2", "hlt"):
        return []
    jumps = raw.group(capstone.CS_GRP_JUMP) and raw.operands[0].type == capstone.x86.X86_OP_IMM
    return [*([raw.operands[0].imm] if jumps else []), *([] if raw.mnemonic == "jmp" else [raw.address + raw.size])]


def _place(name: str) -> str:
    """The whole register of which `name` is a part."""
    for pattern in (r"(r\d+)[dwb]?", r"[re]?(ax|bx|cx|dx|si|di|bp|sp)", r"([abcd])[hl]", r"(si|di|bp|sp)l"):
        if found := re.fullmatch(pattern, name):
            return found[1] if found[1][0] == "r" else f"r{found[1]}x" if len(found[1]) == 1 else f"r{found[1]}"
    return {"eflags": "rflags", "flags": "rflags"}.get(name, name)
