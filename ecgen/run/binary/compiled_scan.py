"""The compiled scan of tables in vectors that valgrind does not know -> what in its bytes hangs on
the index or the sign.

The bytes are decoded and followed on every way through them. Secret are the last two arguments,
whatever is loaded, whatever a vector or a mask register holds, and what an instruction makes of
something secret; an address or a branch that hangs on it is told, and so are instructions that end
the view: calls, computed jumps, gathers, divisions.
"""

import re
from collections.abc import Mapping
from pathlib import Path

from ecgen.errors import EcgenError
from ecgen.isa.disassembler import disassembler, text_of
from ecgen.run.binary.objects import read_objects
from ecgen.run.emitted import Emitted
from ecgen.run.tools import run, with_flags

SCAN, EIGHT = "v_select", ("v_select8", "v_select_base8")
# pointers and the number of entries; index and sign come in rcx and r8,
PUBLIC = frozenset({"rdi", "rsi", "rdx", "rsp", "rip", "fs"})
OF_EIGHT = PUBLIC | {"rcx"}  # those of eight lanes in memory
BLIND = re.compile(r"v?p?(gather|scatter)|call|syscall|int|loop|[ui]?div|v?div|v?sqrt|rep|xlat")
# write flags, of which the disassembler does not tell each
FLAGS = re.compile(r"k(or)?test|v?p?test|v?u?comis")
# of a register: a write to it leaves the rest
PART = re.compile(r"r\d+[wb]|[abcd][hlx]|(si|di|bp|sp)l?")
# read the carry, which these leave as it was:
CARRY = re.compile(r"(j|cmov|set)(n?[abc]e?|n[ab]e)|adc|sbb|rc[lr]|lahf|pushf")
WITHOUT_CARRY = ("inc", "dec")
POINTERS = ("rsp", "rbp")  # of the frame
NOTHING = ("lea", "nop", "endbr64")  # name memory that they do not read


def compiled_scan(
    emitted: Emitted, compiler: tuple[str, ...], scratch: Path
) -> tuple[int, list[str]]:
    """(instructions seen, what hangs on a secret) of the library's scans as the compiler makes
    them, at the level of `compiler` or -O2.
    """
    target, listed = scratch / "scan.o", {routine.name for routine in emitted.vector_routines}
    run(
        [
            *with_flags(compiler, ("-O2", "-c", "-fPIC")),
            emitted.folder / f"src/{emitted.prefix}_packed.c",
            "-o",
            target,
        ]
    )
    known = {
        f"{emitted.prefix}_{name}": name
        for name in (SCAN, *(name for name in EIGHT if name in listed))
    }
    found = {}
    told = []
    for file in read_objects(target):
        for symbol, section in file.functions():
            if name := known.get(symbol.name.removeprefix("_")):
                relocated = {
                    each.offset - symbol.value: each.symbol.name if each.symbol else ""
                    for each in file.relocations.get(symbol.section, ())
                }
                found[name], lines = scan_of(
                    section.data[symbol.value : symbol.value + symbol.size],
                    relocated,
                    OF_EIGHT if name in EIGHT else PUBLIC,
                )
                told += [f"{name} as it is compiled: {line}" for line in lines]
    if len(found) == len(known):
        return sum(found.values()), told
    raise EcgenError(
        f"the object has no {', '.join(name for name, own in known.items() if own not in found)}.",
        where=target,
        hint=(
            "Give flags with which the compiler makes code, not what a linker is to make code of"
            " (-flto); or build the library again."
        ),
    )


def scan_of(
    code: bytes, relocated: Mapping[int, str] | None = None, public: frozenset = PUBLIC
) -> tuple[int, list[str]]:
    """The same of the bytes of a function under the System V convention, whose registers hold
    nothing secret if `public`, of which a linker puts those at `relocated` for a symbol.

    What a word of the frame holds is known from the move that put it there, until another one may
    have changed it: one by any pointer, where an address of the frame is taken."""
    relocated = relocated or {}
    capstone, machine = disassembler("X86", "64")
    rows = {raw.address: raw for raw in machine.disasm(code, 0)}
    taken = any(
        raw.mnemonic in ("lea", "mov")
        and not raw.op_str.startswith(POINTERS)
        and re.search(r", (\[?)r[sb]p", raw.op_str)
        and (raw.mnemonic == "lea" or "[" not in raw.op_str)
        for raw in rows.values()
    )
    found: dict = {}
    known: dict = {}
    waiting = [(0, public | {CANARY})]
    while waiting:
        at, public = waiting.pop()
        if at in known and known[at] <= public:
            continue
        known[at] = public = known.get(at, public) & public
        if at not in rows:
            found[at] = "no instruction that is known"
            continue
        raw = rows[at]
        if raw.mnemonic == "call" and ENDS in _symbols(raw, relocated):
            continue
        if why := _refused(capstone, raw, public, relocated):
            found[at] = f"`{text_of(raw)}` {why}"
        waiting += [(after, _after(capstone, raw, public, taken)) for after in _next(capstone, raw)]
    return len(known), [found[at] for at in sorted(found)]


def _refused(capstone, raw, public: frozenset, relocated: Mapping[int, str]) -> str:
    """Why the instruction may take a time, or go to an address, that hangs on a secret; "" if it
    does not.
    """
    x86 = capstone.x86
    if BLIND.match(raw.mnemonic) or (
        raw.group(capstone.CS_GRP_JUMP) and raw.operands[0].type != x86.X86_OP_IMM
    ):
        return "is none that is followed"
    if raw.group(capstone.CS_GRP_JUMP) and _symbols(raw, relocated):
        return "leads out of the function and is none that is followed"
    for operand in () if raw.mnemonic.startswith(NOTHING) else raw.operands:
        if operand.type == x86.X86_OP_MEM and any(
            part and _place(raw.reg_name(part)) not in public
            for part in (operand.mem.base, operand.mem.index)
        ):
            return "has an address that hangs on a secret"
    hangs = any(place not in public for place in _read(raw))  # on flags, or on rcx
    return (
        "is a branch that hangs on a secret"
        if raw.group(capstone.CS_GRP_JUMP) and raw.mnemonic != "jmp" and hangs
        else ""
    )


def _read(raw) -> set[str]:
    """The places that the instruction reads beside memory."""
    return {_place(raw.reg_name(each)) for each in raw.regs_access()[0]} | (
        {"carry"} if CARRY.match(raw.mnemonic) else set()
    )


def _after(capstone, raw, public: frozenset, taken: bool) -> frozenset:
    """The places that hold nothing secret behind the instruction; `taken`: addresses of the frame
    may be in any register.
    """
    x86, written = capstone.x86, raw.regs_access()[1]
    names = [raw.reg_name(each) for each in written]
    changed = {_place(name) for name in names} | (
        {"rflags"} if FLAGS.match(raw.mnemonic) else set()
    )
    changed |= {"carry"} if "rflags" in changed and raw.mnemonic not in WITHOUT_CARRY else set()
    # hold what they held, too
    kept = {_place(name) for name in names if PART.fullmatch(name)} | (
        changed if raw.mnemonic.startswith("cmov") else set()
    )
    memory = (
        []
        if raw.mnemonic.startswith(NOTHING)
        else [operand for operand in raw.operands if operand.type == x86.X86_OP_MEM]
    )
    loads = any(
        operand.access & capstone.CS_AC_READ and _word(raw, operand) not in public
        for operand in memory
    ) or raw.mnemonic in ("pop", "leave")
    is_secret = raw.mnemonic[0] in "vk" or loads or any(place not in public for place in _read(raw))
    zero = (
        raw.mnemonic in ("xor", "sub")
        and raw.op_str.count(",") == 1
        and len(set(raw.op_str.split(", "))) == 1
    )
    after = (public - changed if is_secret and not zero else public | changed - kept) | {
        "rsp",
        "rip",
    }
    for operand in memory:
        if operand.access & capstone.CS_AC_WRITE:
            after = frozenset(
                place for place in after if not _overlaps(place, raw, operand, taken)
            ) | (
                {_word(raw, operand)} - {""}
                if (raw.mnemonic == "mov" or operand.access & capstone.CS_AC_READ) and not is_secret
                else set()
            )
    if moved := {place for place in changed & set(POINTERS)} | (
        {"rsp"} if raw.mnemonic in ("push", "pop", "leave", "ret") else set()
    ):
        after = frozenset(
            place for place in after if not isinstance(place, tuple) or place[0] not in moved
        )
    return after | {CANARY}


def _symbols(raw, relocated: Mapping[int, str]) -> list[str]:
    return [name for at, name in relocated.items() if raw.address < at < raw.address + raw.size]


ENDS = "__stack_chk_fail"
CANARY = ("fs", 0x28)  # of a stack protector, which no argument changes


def _word(raw, operand) -> tuple[str, int] | str:
    """A word of 64 bits of the frame that an operand names, or the canary; "" of another one."""
    segment, base = (
        raw.reg_name(each) if each else "" for each in (operand.mem.segment, operand.mem.base)
    )
    if operand.size != 8 or operand.mem.index or (segment and base):
        return ""
    return (segment or base, operand.mem.disp) if segment or base in POINTERS else ""


def _overlaps(place, raw, operand, taken: bool) -> bool:
    """Whether a store may change a word of the frame: one by another of the frame's pointers always
    may, one by another register where addresses of the frame were taken.
    """
    if not isinstance(place, tuple) or place == CANARY:
        return False
    base = raw.reg_name(operand.mem.base) if operand.mem.base else ""
    if base not in POINTERS:
        return taken
    return (
        base != place[0]
        or bool(operand.mem.index)
        or (operand.mem.disp < place[1] + 8 and place[1] < operand.mem.disp + operand.size)
    )


def _next(capstone, raw) -> list[int]:
    """Where the function goes on."""
    if raw.group(capstone.CS_GRP_RET) or raw.mnemonic in ("ud2", "hlt"):
        return []
    jumps = raw.group(capstone.CS_GRP_JUMP) and raw.operands[0].type == capstone.x86.X86_OP_IMM
    return [
        *([raw.operands[0].imm] if jumps else []),
        *([] if raw.mnemonic == "jmp" else [raw.address + raw.size]),
    ]


def _place(name: str) -> str:
    """The whole register of which `name` is a part."""
    for pattern in (
        r"(r\d+)[dwb]?",
        r"[re]?(ax|bx|cx|dx|si|di|bp|sp)",
        r"([abcd])[hl]",
        r"(si|di|bp|sp)l",
    ):
        if found := re.fullmatch(pattern, name):
            return (
                found[1]
                if found[1][0] == "r"
                else f"r{found[1]}x"
                if len(found[1]) == 1
                else f"r{found[1]}"
            )
    return {"eflags": "rflags", "flags": "rflags"}.get(name, name)
