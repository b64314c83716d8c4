"""The C of the public functions of secrets: each runs apart and then has the stack wiped on which it ran.

What compilers spill, and what assembly routines keep in their frames, lies below the caller of a public function when that
returns. So the templates' function becomes `P_NAME_work`, which is not inlined, and the public function calls it and then
a function that overwrites as many bytes below itself as library/stack.py says that it may have used. A function that does nothing but
call one routine needs no such frame: the wipe of the routine's frame follows the call, and none is needed where that is known to hold no secret in the end: nothing but
saved registers and words that are public. ecgen/run/erased.py tests that this is enough.
"""

import re
from itertools import count

from ecgen.library.api import RESULTS, Function, functions_of, kinds_of, prototype, sizes_of
from ecgen.library.reach import blocks, reachable
from ecgen.library.spec import LibrarySpec
from ecgen.library.stack import Stack

UNKNOWN = 1536  # bytes of stack of a routine that does not say: scans of tables, which are C
# Wipes are of 2^k or 3 2^k bytes, so that functions share them. On 64 bits none fits a red zone of 128 bytes: there compilers align the
# stack by pushing a register, whose value may be a secret. 32-bit ARM has no red zone.
LEAST = {64: 192, 32: 64}
STRAIGHT = 64  # bytes up to which stores come one after the other: there a loop takes as long as they


def stack_of(text: str, spec: LibrarySpec) -> Stack:
    """The depths of the functions of the C `text` of a library."""
    element, sizes = spec.word_bits // 8, sizes_of(spec)
    macros = {f"P_{kind.upper()}_BYTES": size for kind, size in sizes.items()} | {"P_WORDS": spec.words, "P_FE2_WORDS": spec.element_words, "P_PART_BYTES": spec.format.part_bytes, "P_FIELD_BYTES": spec.field_bytes}
    types = {f"P_{name}": sizes[kind] for name, kind in (("fr", "fr"), ("point", "pt")) if kind in sizes}
    outside = {f"P_{routine.symbol}": (routine.frame or UNKNOWN) if routine.stack is None else routine.stack + element for routine in spec.called}
    return Stack(text, element, macros, types, outside)


def with_erasure(text: str, spec: LibrarySpec) -> str:
    """The C with its public functions of secrets set apart and called by functions that wipe. Depths are those of the C that these functions reach: what one function of it
    alone calls, compilers merge with it."""
    reached, _ = reachable(text, [f"P_{function.name}" for function in functions_of(spec)])
    stack, kinds, sizes, added = stack_of(reached, spec), kinds_of(spec), set(), []
    clean = {f"P_{routine.symbol}" for routine in spec.called if routine.clean}
    for function in functions_of(spec):
        name = f"P_{function.name}"
        if function.vartime or not function.takes_secrets or name not in stack.bodies:
            continue
        if routine := _only_routine(stack, name):
            size = 0 if routine in clean else _frame(stack, routine, spec.word_bits)
            after = "".join(f"{line}\n" for line in (*_forget(function), *([f"    P_wipe_stack_{size}();"] if size else [])))
            text = re.sub(rf"^(void {name}\([^;{{]*\)\n{{\n[^}}]*)^}}", rf"\1{after}}}", text, count=1, flags=re.MULTILINE)
            sizes |= {size} - {0}
            continue
        size = _rounded(stack.of(name), spec.word_bits)
        text = re.sub(rf"^(int|void|unsigned) {name}\(", rf"static P_APART \1 {name}_work(", text, count=1, flags=re.MULTILINE)
        sizes.add(size)
        added.append(_public(function, prototype(function, kinds), size))
    wipers = "".join(_wiper(size, spec.word_bits // 8) for size in sorted(sizes))
    text = "".join(block.text + (wipers if "P_wipe" in block.defines else "") for block in blocks(text))
    title = "/* ---- public functions of secrets: run apart, then the stack is wiped on which they ran ---- */"
    return "\n".join([text.rstrip("\n"), "", title, "", *added])


def wiped_bytes(text: str) -> int:
    """The most that a function of the C overwrites below its caller."""
    return max(map(int, re.findall(r"\bP_wipe_stack_(\d+)\(void\)", text)), default=0)


def _only_routine(stack: Stack, name: str) -> str:
    """The routine that the function calls, if that is all it does; "" else."""
    call = re.fullmatch(r"\s*(P_\w+)\([^;{}]*\);\s*", stack.bodies[name].text)
    return call[1] if call and call[1] in stack.outside and stack.bodies[name].names == {call[1]} else ""


def _frame(stack: Stack, routine: str, bits: int) -> int:
    """Bytes to wipe after a call of the routine: a word more than there are, for the function that calls it may align the stack, and no longer does when it ends with the wipe."""
    return _rounded(stack.outside[routine] + bits // 8, bits)


def _rounded(size: int, bits: int) -> int:
    return next(wiped for k in count(5) for wiped in (2 << k, 3 << k) if wiped >= max(size, LEAST[bits]))


def _wiper(size: int, word: int) -> str:
    count = size // word
    wipe = [f"    P_wipe(below, {count});"]
    if size <= STRAIGHT:
        wipe = ["#if defined(__GNUC__)", *(line for first in range(0, count, 8) for line in _eight(first)), "#else", *wipe, "#endif"]
    return "\n".join(["/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */",
                      f"static P_BARE void P_wipe_stack_{size}(void)", "{", f"    WORD below[{count}];", *wipe, "}", "", ""])  # fmt: skip


def _eight(first: int) -> list[str]:
    """Eight stores, as P_wipe makes them."""
    return [f"    {' = '.join(f'below[{first + i}]' for i in range(8))} = 0;", '    __asm__ __volatile__("" : : "r"(below) : "memory");']


def _forget(function: Function) -> list[str]:
    """Secrets that are passed as they are leave the frame of the caller."""
    return [f"    {a.name} = (int)P_barrier(0);" for a in function.inputs if a.value and a.secret]


def _public(function: Function, head: str, size: int) -> str:
    names = ", ".join(name for a in function.arguments for name in ([a.name, f"{a.name}_bytes"] if a.counted else [a.name]))
    call, code = f"P_{function.name}_work({names});", RESULTS[function.returns] if function.returns else ""
    return "\n".join([head, "{", f"    {code} result = {call}" if code else f"    {call}", *_forget(function), f"    P_wipe_stack_{size}();",
                      *(["    return result;"] if code else []), "}", ""])  # fmt: skip
