"""The bytes that a printed instruction takes, so that a library's manifest says how large its
routines are without an assembler.

Lengths are those of the shortest encodings, which GNU as and clang take (Intel, Software
Developer's Manual, volume 2, 2.1 to 2.3): prefixes, REX or VEX, opcode, ModRM, SIB, displacement,
immediate. `ecgen check` compares them with the assembled object.
"""

import re

from ecgen.errors import CheckFailure

_LOW = ("ax", "cx", "dx", "bx", "sp", "bp", "si", "di")
_NUMBER = {f"r{name}": n for n, name in enumerate(_LOW)} | {
    f"e{name}": n for n, name in enumerate(_LOW)
}
_NUMBER |= {f"r{n}{end}": n for n in range(8, 16) for end in ("", "d", "b")}
_NUMBER |= {"al": 0, "cl": 1, "dl": 2, "bl": 3, "spl": 4, "bpl": 5, "sil": 6, "dil": 7}
_BYTES = (*(f"r{n}b" for n in range(8, 16)), "al", "cl", "dl", "bl", "spl", "bpl", "sil", "dil")
_WIDE = frozenset((*(f"r{name}" for name in _LOW), *(f"r{n}" for n in range(8, 16))))
_WITH_REX = ("spl", "bpl", "sil", "dil")
_ARITHMETIC = ("add", "or", "adc", "sbb", "and", "sub", "xor", "cmp")
# opcode bytes between REX and ModRM of instructions on registers and memory, legacy prefixes
# included; VEX and its opcode
_OPCODE = {
    name: 1 for name in (*_ARITHMETIC, "mov", "lea", "mul", "not", "neg", "dec", "test", "xchg")
}
_OPCODE |= {
    name: 2
    for name in (
        "imul",
        "movzx",
        "setc",
        "seto",
        "setnc",
        "cmovc",
        "cmovnc",
        "cmovo",
        "cmovz",
        "cmovnz",
        "shld",
        "shrd",
        "bt",
        "btr",
    )
}
_OPCODE |= {"adcx": 4, "adox": 4, "shl": 1, "shr": 1, "sar": 1}
_VEX = {"mulx": 4, "rorx": 4}
_COMMENT = re.compile(r"//|#|/\*")
_ALONE = {"ret": 1, "clc": 1, "stc": 1, "vzeroupper": 3}


def code_bytes(lines: tuple[str, ...] | list[str]) -> int:
    """The bytes of all lines of a routine; comments and labels take none. CheckFailure for an
    instruction that is not known here.
    """
    total, labels = 0, {}
    lengths: dict[str, int] = {}
    for line in lines:
        text = _COMMENT.split(line, 1)[0].strip()
        if not text or text.startswith("."):
            continue
        if text.endswith(":"):
            labels[text[:-1]] = total
        elif text.startswith("j"):
            total += _jump(text, total, labels)
        else:
            if text not in lengths:  # many lines are written several times
                lengths[text] = length(text)
            total += lengths[text]
    return total


def _jump(text: str, at: int, labels: dict[str, int]) -> int:
    """A conditional jump back: short where the distance fits a byte."""
    name = text.split()[1].removesuffix("b")
    if name not in labels:
        raise CheckFailure(f"the length of `{text}` is not known: it jumps forward.")
    return 2 if at + 2 - labels[name] <= 128 else 6


def length(text: str) -> int:
    """The bytes of one instruction."""
    name, _, rest = text.partition(" ")
    operands = [part.strip() for part in rest.split(",")] if rest else []
    if name in _ALONE:
        return _ALONE[name]
    if name == "movabs":
        return 10
    if name == "call":
        return 5
    if name in ("push", "pop"):
        return 1 + (_NUMBER[operands[0]] > 7)
    if name not in _OPCODE and name not in _VEX:
        raise CheckFailure(
            f"the length of `{text}` is not known.",
            hint="Give it a row in ecgen/isa/x86_64/length.py.",
        )
    memory = next((part for part in operands if "[" in part), "")
    immediate = (
        int(operands[-1], 0)
        if re.fullmatch(r"-?(0x)?[0-9a-fA-F]+", operands[-1]) and operands[-1] not in _NUMBER
        else None
    )
    if name in _VEX:
        return _VEX[name] + _place(memory) + (immediate is not None)
    wide = any(part in _WIDE for part in operands) or "qword" in memory
    named = [*operands, *re.findall(r"\w+", memory)]
    rex = (
        wide
        or any(_NUMBER.get(part, 0) > 7 for part in named)
        or any(part in _WITH_REX for part in operands)
    )
    return rex + _OPCODE[name] + _place(memory) + _constant(name, operands[0], immediate, wide)


def _constant(name: str, target: str, value: int | None, wide: bool) -> int:
    """Bytes of the immediate, less what a shorter form without ModRM saves."""
    if value is None:
        return 0
    short = -128 <= value <= 127
    if name in ("shl", "shr", "sar"):
        return int(value != 1)
    if name in ("bt", "btr", "shld", "shrd"):
        return 1
    if name == "mov":
        if "[" in target:
            return 4
        return 4 - (not wide) if -(1 << 31) <= value < 1 << (31 if wide else 32) else 7
    if name == "test":
        return (1 if target in _BYTES else 4) - (target in ("al", "eax", "rax"))
    if name == "imul":
        return (1 if short else 4) - 1
    return 1 if short else 4 - (target in ("rax", "eax"))


def _place(memory: str) -> int:
    """ModRM, SIB and displacement."""
    if not memory:
        return 1
    inside = memory[memory.index("[") + 1 : memory.index("]")].replace(" ", "")
    terms = re.findall(r"[+-]?[^+-]+", inside)
    registers = [term.lstrip("+") for term in terms if term.lstrip("+").split("*")[0] in _NUMBER]
    offset = sum(int(term, 0) for term in terms if term.lstrip("+").split("*")[0] not in _NUMBER)
    base = next((r for r in registers if "*" not in r), None)
    if base is None:
        return 6
    sib = len(registers) > 1 or _NUMBER[base] & 7 == 4
    displacement = 0 if not offset and _NUMBER[base] & 7 != 5 else 1 if -128 <= offset <= 127 else 4
    return 1 + sib + displacement
