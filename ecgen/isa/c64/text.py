"""MachineProgram <-> the text of a function in C: what the printer writes the parser reads back to
an equal program, and nothing else.

A function is a signature, declarations, one statement a line, a loop `do {` ... `} while (--count
!= 0);` or none, and `return x;` where a word is returned. Comments are no part of the program. The
parser knows every name from a declaration and looks at its kind, so that a text that it takes is C
of the subset in table.py, with the meaning that is given there.
"""

import functools
import re
import textwrap
from typing import NoReturn

from ecgen.errors import CheckFailure
from ecgen.isa.c64.table import PARTS, ROWS
from ecgen.machine.ir import Imm, Instr, Label, MachineProgram, Mem, Reg, Sum
from ecgen.machine.table import OPERANDS

WIDTH = 140
# the array that a function keeps its elements in; its address is the register STACK
FRAME = "frame"
STACK = "sp"
NAME = r"[A-Za-z_]\w*"
NUMBER = r"0x[0-9a-f]+"
MEMORY = rf"{NAME}\[\d+\]"
CARRIES = "C", "c"


def literal(value: int, bits: int) -> str:
    return f"UINT{bits}_C(0x{value:x})"


def _kinds(bits: int) -> dict[str, str]:
    """Kind of an operand (table.py) -> the expression for its text."""
    word = rf"{NAME}|UINT{bits}_C\({NUMBER}\)"
    return {
        "W": NAME,
        "C": NAME,
        "c": NAME,
        "i": r"\d+",
        "m": MEMORY,
        "w": word,
        "x": rf"{MEMORY}|{NAME}",
        "y": rf"{MEMORY}|{word}",
    }


@functools.cache
def _patterns(bits: int) -> list:
    """(row, the expression that its statement matches)."""
    kinds, found = _kinds(bits), []
    for row in ROWS:
        text = re.escape(row.text).replace(r"\{", "{").replace(r"\}", "}")
        found.append(
            (
                row,
                re.compile(
                    text.format(
                        **{
                            name: f"(?P<{name}>{kinds[kind]})"
                            for name, kind in zip(OPERANDS, row.kinds)
                        }
                    )
                ),
            )
        )
    return found


TEXTS = {row.mnemonic: row for row in (*ROWS, *PARTS)}


# printing


def _operand(operand, bits: int, kind: str) -> str:
    match operand:
        case Imm(value):
            return str(value) if kind == "i" else literal(value, bits)
        case Mem(base, offset):
            return f"{FRAME if base == STACK else base}[{offset // (bits // 8)}]"
        case Sum(base, _, _, offset):
            name = FRAME if base == STACK else base
            return f"{name} + {offset // (bits // 8)}" if offset else name
        case Reg(name):
            return name
    raise CheckFailure(f"{operand} is no operand of a statement.")


def instruction_text(instr: Instr, bits: int = 64) -> str:
    """One statement; of a call the places of its arguments stand before it."""
    row = TEXTS[instr.mnemonic]
    match instr:
        case Instr("lea", (Reg(place), Sum() as address)):
            return f"/* {place}: {_operand(address, bits, 'a')} */"
        case Instr("call", (Label(name),)):
            return f"P_{name}(...);"
    return row.text.format(
        **{
            name: _operand(operand, bits, kind)
            for name, operand, kind in zip(OPERANDS, instr.operands, row.kinds)
        }
    )


def signature(machine: MachineProgram, written: frozenset[str]) -> str:
    """The head of the definition; `written` are the arrays that it stores to."""
    arguments = [
        f"WORD {name}"
        if direction == "word"
        else f"{'' if name in written else 'const '}WORD *{name}"
        for name, direction, _ in machine.arguments
    ]
    return f"P_ABI {'WORD' if machine.returns else 'void'} P_{machine.name}({', '.join(arguments)})"


def function_lines(machine: MachineProgram, written: frozenset[str], bits: int) -> tuple[str, ...]:
    """The definition of the function."""
    lines = [signature(machine, written), "{"]
    lines += _declarations(machine, bits)
    lines += _statements(machine.head, bits)
    if machine.counter:
        lines += [
            "    do {",
            *(f"    {line}" for line in _statements(machine.body, bits)),
            f"    {instruction_text(machine.latch[0], bits)}",
        ]
    else:
        lines += _statements(machine.body, bits)
    lines += _statements(machine.tail, bits)
    lines += [f"    return {machine.returns};"] if machine.returns else []
    return (*lines, "}")


def variables(machine: MachineProgram) -> tuple[list[str], list[str]]:
    """(variables of words, variables of carries), in the order in which they are assigned first."""
    given = {register for _, _, register in machine.arguments}
    found: dict = {}
    for instr in machine.instructions:
        row = TEXTS[instr.mnemonic]
        for operand, kind, role in zip(instr.operands, row.kinds, row.roles):
            if (
                isinstance(operand, Reg)
                and role == "w"
                and operand.name not in given
                and instr.mnemonic != "lea"
            ):
                found.setdefault(operand.name, kind in CARRIES)
    return [name for name in found if not found[name]], [name for name in found if found[name]]


def _declarations(machine: MachineProgram, bits: int) -> list[str]:
    words, carries = variables(machine)
    lines = [f"    WORD {FRAME}[{machine.slots}];"] if machine.slots else []
    for kind, names in (("WORD", words), ("P_carry", carries)):
        lines += [
            f"    {kind} {line.rstrip(',')};"
            for line in textwrap.wrap(", ".join(names), WIDTH, break_long_words=False)
        ]
    return lines


def _statements(instrs, bits: int) -> list[str]:
    lines, places = [], []
    for instr in instrs:
        if instr.note:
            lines.append(f"    /* {instr.note} */")
        match instr:
            case Instr("lea", (_, address)):
                places.append(_operand(address, bits, "a"))
            case Instr("call", (Label(name),)):
                lines.append(f"    P_{name}({', '.join(places)});")
                places = []
            case _:
                lines.append(f"    {instruction_text(instr, bits)}")
    return lines


# reading


class _Reader:
    """One function's text; `prefix` begins its names and `word` is the type of a word, as in the
    file.
    """

    def __init__(self, machine: MachineProgram, bits: int, prefix: str, word: str):
        self.expected, self.bits, self.bytes, self.prefix, self.word = (
            machine,
            bits,
            bits // 8,
            prefix,
            word,
        )
        self.words: set[str] = set()
        self.carries: set[str] = set()
        self.arrays: set[str] = set()
        self.slots = 0
        self.line = ""

    def fail(self, why: str) -> NoReturn:
        raise CheckFailure(
            f"{self.expected.name}: the line `{self.line.strip()}` {why}.",
            hint="The text is not the C that was proven.",
        )

    def declare(self, names: set[str], name: str) -> None:
        if (
            name in self.words
            or name in self.carries
            or name in self.arrays
            or not re.fullmatch(NAME, name)
        ):
            self.fail(f"declares {name} once more")
        names.add(name)

    def head(self) -> tuple[tuple[str, str, str], ...]:
        """The arguments of the signature, with the direction that they have in the program that is
        expected.
        """
        match = re.fullmatch(
            rf"{self.prefix.upper()}_ABI (void|{self.word}) {self.prefix}_(\w+)\((.*)\)", self.line
        )
        if (
            not match
            or match[2] != self.expected.name
            or (match[1] != "void") != bool(self.expected.returns)
        ):
            self.fail("is not the head of the function")
        known, found = {name: direction for name, direction, _ in self.expected.arguments}, []
        for text in match[3].split(", "):
            own = re.fullmatch(rf"(const )?{self.word} (\*?)({NAME})", text)
            if not own or own[3] not in known or bool(own[2]) == (known[own[3]] == "word"):
                self.fail(f"has the argument {text}, which is none of the function")
            self.declare(self.arrays if own[2] else self.words, own[3])
            found.append((own[3], known[own[3]], own[3]))
        return tuple(found)

    def declaration(self) -> bool:
        match = re.fullmatch(rf"    ({self.word}|{self.prefix}_carry) (.*);", self.line)
        if not match:
            return False
        if frame := re.fullmatch(rf"{FRAME}\[(\d+)\]", match[2]):
            if self.slots or match[1] != self.word:
                self.fail("declares another frame")
            self.slots = int(frame[1])
            self.arrays.add(FRAME)
            return True
        for name in match[2].split(", "):
            self.declare(self.words if match[1] == self.word else self.carries, name)
        return True

    def statement(self, text: str) -> list[Instr]:
        """The instructions of one line."""
        if call := re.fullmatch(rf"{self.prefix}_((?!w_)\w+)\((.*)\);", text):
            places = [
                Instr("lea", (Reg(f"#{k}"), self.address(place)))
                for k, place in enumerate(call[2].split(", "))
            ]
            return [*places, Instr("call", (Label(call[1]),))]
        plain = (
            text.replace(f"{self.prefix}_w_", "P_w_")
            .replace(f"({self.prefix}_carry)", "(P_carry)")
            .replace(f"({self.word})", "(WORD)")
        )
        found = [
            (row, match)
            for row, pattern in _patterns(self.bits)
            if (match := pattern.fullmatch(plain))
        ]
        if len(found) != 1:
            self.fail("is no statement of the subset")
        row, match = found[0]
        instr = Instr(
            row.mnemonic,
            tuple(self.operand(match[name], kind) for name, kind in zip(OPERANDS, row.kinds)),
        )
        results = [operand for operand, role in zip(instr.operands, row.roles) if role == "w"]
        if len(set(results)) < len(results):
            self.fail("has one variable for two results")
        return [instr]

    def address(self, text: str) -> Sum:
        match = re.fullmatch(rf"({NAME})(?: \+ (\d+))?", text)
        if not match or match[1] not in self.arrays:
            self.fail(f"passes {text}, which is no place of an array")
        return Sum(STACK if match[1] == FRAME else match[1], "", 1, self.bytes * int(match[2] or 0))

    def operand(self, text: str, kind: str):
        if match := re.fullmatch(rf"({NAME})\[(\d+)\]", text):
            if match[1] not in self.arrays:
                self.fail(f"reads {match[1]}, which is no array")
            base = STACK if match[1] == FRAME else match[1]
            return Mem(base, self.bytes * int(match[2]), "slot" if base == STACK else base)
        if match := re.fullmatch(rf"UINT{self.bits}_C\(({NUMBER})\)", text):
            if int(match[1], 16) >> self.bits:
                self.fail(f"has the constant {match[1]}, which is no word")
            return Imm(int(match[1], 16))
        if kind == "i":
            if not 0 < int(text) < self.bits:
                self.fail(f"shifts by {text}")
            return Imm(int(text))
        if text not in (self.carries if kind in CARRIES else self.words):
            self.fail(f"has {text} where a {'carry' if kind in CARRIES else 'word'} has to stand")
        return Reg(text)


def read_function(
    lines, expected: MachineProgram, bits: int, prefix: str = "P", word: str = "WORD"
) -> MachineProgram:
    """The machine program that the lines of a definition are; CheckFailure where they are none.

    Of `expected` are taken the name, the directions of arguments and what no text says; whether the
    instructions are right is not looked at here.
    """
    reader = _Reader(expected, bits, prefix, word)
    parts = {"head": [], "body": [], "latch": [], "tail": []}
    returns = ""
    rows = [
        line
        for line in re.sub(r"/\*.*?\*/", "", "\n".join(lines), flags=re.DOTALL).split("\n")
        if line.strip()
    ]
    reader.line = rows[0] if rows else ""
    arguments = reader.head()
    if (
        [line for line in rows if line in ("{", "}")] != ["{", "}"]
        or rows[1] != "{"
        or rows[-1] != "}"
    ):
        reader.fail("is not followed by one block")
    loops = any(line == "    do {" for line in rows)
    place, declaring = "head" if loops else "body", True
    for reader.line in rows[2:-1]:
        if returns:
            reader.fail("stands behind the end")
        if declaring and reader.declaration():
            continue
        declaring = False
        if reader.line == "    do {" and place == "head":
            place = "body"
        elif match := re.fullmatch(rf"    \}} while \(--({NAME}) != 0\);", reader.line):
            if not loops or place != "body":
                reader.fail("ends no loop")
            parts["latch"].append(Instr("countdown", (reader.operand(match[1], "W"),)))
            place = "tail"
        elif match := re.fullmatch(rf"    return ({NAME});", reader.line):
            returns = reader.operand(match[1], "w").name
        else:
            indent = "        " if loops and place == "body" else "    "
            if (
                not reader.line.startswith(indent)
                or reader.line[len(indent) :] != reader.line.strip()
            ):
                reader.fail("is not indented as its block")
            parts[place] += reader.statement(reader.line.strip())
    if (loops and place != "tail") or bool(returns) != bool(expected.returns):
        reader.fail("is the last one, and the loop has no end or nothing is returned")
    counter = parts["latch"][0].operands[0] if loops else None
    return MachineProgram(
        name=expected.name,
        isa=expected.isa,
        abi=expected.abi,
        arguments=arguments,
        body=tuple(parts["body"]),
        saved=expected.saved,
        slots=reader.slots,
        red_zone=False,
        head=tuple(parts["head"]),
        tail=tuple(parts["tail"]),
        counter=counter,
        latch=tuple(parts["latch"]),
        returns=returns,
    )
