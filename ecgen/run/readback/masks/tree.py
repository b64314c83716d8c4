"""A C source of an emitted library -> its syntax tree, as one configuration of the preprocessor
leaves it.

GNU attributes go. An empty `asm` with operands "+" becomes a call of HIDDEN on each of them. Of the
system's headers there are stand-ins.
Tables of numbers become {0}: they take the time of a parser and say nothing.
"""

import re
from functools import lru_cache
from pathlib import Path

from pycparser import CParser, c_ast
from pycparser.c_parser import ParseError

from ecgen.errors import CheckFailure
from ecgen.run.tools import run

HIDDEN = "hidden_from_the_compiler"
WIDE = {"unsigned __int128": "unsigned_128", "__int128": "signed_128"}
LANES = "lanes_of_words"
STDINT = """
typedef unsigned char uint8_t; typedef unsigned short uint16_t; typedef unsigned int uint32_t;
typedef signed char int8_t; typedef short int16_t; typedef int int32_t;
typedef unsigned long long uint64_t; typedef long long int64_t; typedef __UINTPTR_TYPE__ uintptr_t;
#define UINT64_MAX 0xffffffffffffffffull
#define UINT64_C(x) x##ull
#define INT64_C(x) x##ll
#define UINT32_C(x) x##u
#define INT32_C(x) x
"""
HEADERS = {
    "stdint.h": STDINT,
    "stddef.h": "typedef __SIZE_TYPE__ size_t;\n",
    "limits.h": "#define CHAR_BIT 8\n#define INT_MAX 2147483647\n#define UINT_MAX 4294967295u\n",
    **dict.fromkeys(("cpuid.h", "immintrin.h", "intrin.h", "x86intrin.h"), ""),
}
VECTOR = re.compile(r"typedef\s+\w+\s+(\w+)\s+(__attribute__\s*\(\(vector_size)")
TABLE = re.compile(r"(?<=\])\s*=\s*\{(?:[\s,{}]|\b\d\w*)*\};")
ATTRIBUTE = re.compile(r"__attribute__\s*\(")
ASM = re.compile(r"__asm__\s*(?:__volatile__|volatile)?\s*\(")
OPERAND = re.compile(r'"\+\w+"\s*\(')


def tree_of(
    source: Path, compiler: tuple[str, ...], scratch: Path, flags: tuple[str, ...]
) -> c_ast.FileAST:
    """The tree of one source; CheckFailure where it is not C of the kind that libraries have."""
    headers = scratch / "headers"
    if not headers.exists():
        headers.mkdir()
        for name, text in HEADERS.items():
            (headers / name).write_text(text)
    command = [*compiler, "-E", "-nostdinc", f"-I{headers}", *flags, source]
    return parsed(run(command).stdout, source.name)


@lru_cache(maxsize=16)
def parsed(text: str, name: str) -> c_ast.FileAST:
    try:
        return CParser().parse(_without_gnu(text), name)
    except ParseError as error:
        raise CheckFailure(f"the C is none that is followed: {error}") from error


def _without_gnu(text: str) -> str:
    text = re.sub(r"\b__extension__\b|\b__restrict\b", "", text)
    for name, own in WIDE.items():
        text = re.sub(rf"\b{name}\b", own, text)
    text = VECTOR.sub(rf"typedef {LANES} \1 \2", text)
    types = "".join(f"typedef unsigned long long {own};" for own in (*WIDE.values(), LANES))
    text = _replaced(TABLE.sub(_without_numbers, types + text), ATTRIBUTE, lambda inside: "")
    return _replaced(text, ASM, _hidden)


def _without_numbers(table: re.Match) -> str:
    return "= {0};" + "\n" * table[0].count("\n")


def _hidden(inside: str) -> str:
    """What stands for an asm, which may have no instruction."""
    if not re.match(r'\s*""', inside):
        raise CheckFailure(f"the C has assembly of its own: {' '.join(inside.split())}")
    if re.search(r'"=', inside):
        raise CheckFailure(f"the C has an asm that writes anew: {' '.join(inside.split())}")
    names: list[str] = []
    _replaced(inside, OPERAND, lambda operand: names.append(operand) or "")
    return f"{HIDDEN}({', '.join(names)})"


def _replaced(text: str, opening: re.Pattern, by) -> str:
    """The text with every balanced group that `opening` begins replaced by what `by` makes of its
    inside.
    """
    found, at = [], 0
    while match := opening.search(text, at):
        found.append(text[at : match.start()])
        depth, end = 1, match.end()
        while depth:
            depth += {"(": 1, ")": -1}.get(text[end], 0)
            end += 1
        found.append(by(text[match.end() : end - 1]))
        at = end
    return "".join(found) + text[at:]
