"""The C of the public functions of secrets, and how many bytes below their callers are cleared.

What compilers spill, and what assembly routines keep in their frames, lies below the caller of a
public function when that returns. So the templates' function becomes its body, P_NAME_work. Where
the instruction set has `entries`, the public function is assembly (src/P_entry.S): it calls the
body and clears what lies below its own return address, wherever a compiler put its frames, and the
registers that a call need not keep. Elsewhere the public function calls the body, then a function
whose array lies where that ran; in libraries in C, of which nobody knows how frames are aligned,
P_NAME_below calls the body below an array of PAD bytes, so that the other begins above it. How many
bytes is what library/c/stack.py counts, and a room for what compilers add. A function that does
nothing but call one routine that leaves nothing in its frame, and has no secret in a register of
its own, stays as it is. ecgen/run/check/erased.py tests that this is enough.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import count

from ecgen.isa.facts import FACTS
from ecgen.library.api import (
    RESULTS,
    Function,
    function_names,
    functions_of,
    kinds_of,
    prototype,
    sizes_of,
)
from ecgen.library.c.reach import blocks, reachable
from ecgen.library.c.stack import Stack
from ecgen.library.facts.spec import LibrarySpec

UNKNOWN = 1536  # bytes of stack of a routine that does not say: scans of tables, which are C
# bytes cleared by C; sizes are 2^k or 3 2^k, so that functions share them
LEAST = {64: 192, 32: 64}
STRAIGHT = 64  # bytes up to which stores come one after the other: there a loop takes as long
# bytes that compilers add in C: frames aligned to 64, canaries, vectors that they save
BESIDE = 128
SPILLED = 16  # one part of so many is added to what assembly clears
PAD = 192  # bytes of the array above a body in C: no compiler aligns a frame to more than 64
BODY = "its body; {size} bytes below its caller are cleared"
TITLE = (
    "/* ---- public functions of secrets: run apart, then the stack is cleared on which they ran"
    " ---- */"
)


@dataclass(frozen=True)
class Entry:
    """A public function of secrets whose body is called by assembly; `size` bytes are cleared."""

    function: Function
    size: int

    @property
    def arguments(self) -> int:
        """Words that it is given: a counted argument is followed by its length."""
        return len(self.function.arguments) + sum(a.counted for a in self.function.arguments)


def stack_of(text: str, spec: LibrarySpec) -> Stack:
    """The depths of the functions of the C `text` of a library."""
    element, sizes = spec.word_bits // 8, sizes_of(spec)
    macros = {f"P_{kind.upper()}_BYTES": size for kind, size in sizes.items()} | {
        "P_WORDS": spec.words,
        "P_FE2_WORDS": spec.element_words,
        "P_PART_BYTES": spec.format.part_bytes,
        "P_FIELD_BYTES": spec.field_bytes,
    }
    types = {
        f"P_{name}": sizes[kind] for name, kind in (("fr", "fr"), ("point", "pt")) if kind in sizes
    }
    outside = {
        f"P_{routine.symbol}": (
            (routine.frame or UNKNOWN) if routine.stack is None else routine.stack + element
        )
        for routine in spec.called
    }
    return Stack(text, element, macros, types, outside)


def with_erasure(text: str, spec: LibrarySpec) -> str:
    """The C with the bodies of its public functions of secrets set apart. Depths are those of the C
    that these reach: what one function of it alone calls, compilers merge with it."""
    reached, _ = reachable(text, [f"P_{name}" for name in function_names(spec)])
    stack, kinds, sizes, added = stack_of(reached, spec), kinds_of(spec), {}, []
    clean = {f"P_{routine.symbol}" for routine in spec.called if routine.clean}
    for function in functions_of(spec):
        name = f"P_{function.name}"
        if function.vartime or not function.takes_secrets or name not in stack.bodies:
            continue
        if _only_routine(stack, name) not in clean or _values(function):
            sizes[function] = _cleared(stack.of(name), spec)
    isa = FACTS[spec.isa]
    for function in sizes:
        text = _renamed(text, function, sizes[function], isa.entries is not None)
        if isa.entries is None:
            added += [_below(function, kinds)] if isa.compiled else []
            added.append(
                _public(function, kinds, sizes[function], "below" if isa.compiled else "work")
            )
    if isa.entries is not None:
        return text
    wipers = "".join(_wiper(size, spec.word_bits // 8) for size in sorted({*sizes.values()}))
    text = "".join(
        block.text + (wipers if "P_wipe" in block.defines else "") for block in blocks(text)
    )
    return "\n".join([text.rstrip("\n"), "", TITLE, "", *added])


def entries_of(spec: LibrarySpec, code: str) -> tuple[Entry, ...]:
    """The public functions that are assembly, by the bodies in the C of the library."""
    rows = {name: int(size) for size, name in _bodies(code)}
    return tuple(Entry(f, rows[f.name]) for f in functions_of(spec) if f.name in rows)


def cleared_sizes(spec: LibrarySpec, code: str) -> list[int]:
    """The sizes of what is cleared by assembly."""
    return (
        sorted({entry.size for entry in entries_of(spec, code)}) if FACTS[spec.isa].entries else []
    )


def bodies_declared(spec: LibrarySpec, code: str) -> list[str]:
    """The prototypes of the bodies that assembly calls."""
    kinds = kinds_of(spec)
    return [body_declared(entry.function, kinds) for entry in entries_of(spec, code)]


def body_declared(function: Function, kinds) -> str:
    return _head(function, kinds, "work")


def roots(spec: LibrarySpec, text: str) -> list[str]:
    """The names in the C that nothing in it has to call: public functions, bodies."""
    bodies = {name for _, name in _bodies(text)}
    found = [f"P_{f}_work" if f in bodies else f"P_{f}" for f in function_names(spec)]
    return [*found, "P_vector_registers"] if bodies and FACTS[spec.isa].watched else found


def cleared_bytes(code: str) -> dict[str, int]:
    """By public function of the C: the bytes below its caller that are cleared."""
    wiped = r"^\w+ P_(\w+)\([^;{]*\)\n\{\n[^}]*?\bP_wipe_stack_(\d+)\(\);"
    return {name: int(size) for size, name in _bodies(code)} | {
        name: int(size) for name, size in re.findall(wiped, code, re.MULTILINE)
    }


def _bodies(code: str) -> Iterable[tuple[str, str]]:
    mark = re.escape(BODY).replace(re.escape("{size}"), r"(\d+)")
    return re.findall(rf"{mark}.*\*/\nP_HIDDEN \w+ P_(\w+)_work\(", code)


def _cleared(depth: int, spec: LibrarySpec) -> int:
    """The bytes below a caller that are cleared after a body whose C counts `depth`."""
    isa = FACTS[spec.isa]
    if isa.entries is None:
        return _rounded(depth + (BESIDE + PAD if isa.compiled else 0), spec.word_bits)
    # what an optimising compiler spills grows with the C: without this 3,528 bytes were cleared of
    # 3,576 that GCC 12 took for a multiplication of classes with -O3 -march=native (Zen 4)
    return isa.entries.rounded(depth + depth // SPILLED + isa.entries.own_bytes())


def _renamed(text: str, function: Function, size: int, has_entry: bool) -> str:
    """The C with the function's body under the name P_NAME_work, called so in the C, too. Patterns
    begin with the name, for which they are searched as fast as for a string.
    """
    name = f"P_{function.name}"
    text = re.sub(rf"{name}\((?<!\w{name}\()", f"{name}_work(", text)
    comment = f"/* {BODY.format(size=size)} (src/P_entry.S). */\n"
    first = f"{comment}P_HIDDEN" if has_entry else "static P_APART"
    for place in re.finditer(rf"{name}_work\(", text):
        line = text.rfind("\n", 0, place.start()) + 1
        if text[line : place.start()] in ("int ", "void ", "unsigned "):
            return f"{text[:line]}{first} {text[line:]}"
    return text


def _only_routine(stack: Stack, name: str) -> str:
    """The routine that the function calls, if that is all it does; "" else."""
    call = re.fullmatch(r"\s*(P_\w+)\([^;{}]*\);\s*", stack.bodies[name].text)
    return (
        call[1]
        if call and call[1] in stack.outside and stack.bodies[name].names == {call[1]}
        else ""
    )


def _values(function: Function) -> list[str]:
    """The secrets that are passed as they are, not by address."""
    return [a.name for a in function.inputs if a.value and a.secret]


def _rounded(size: int, bits: int) -> int:
    return next(
        wiped for k in count(5) for wiped in (2 << k, 3 << k) if wiped >= max(size, LEAST[bits])
    )


def _wiper(size: int, word: int) -> str:
    number = size // word
    wipe = [f"    P_wipe(below, {number});"]
    if size <= STRAIGHT:
        wipe = [
            "#if defined(__GNUC__)",
            *(line for first in range(0, number, 8) for line in _eight(first)),
            "#else",
            *wipe,
            "#endif",
        ]
    return "\n".join(
        [
            (
                "/* Nothing but the array lies in its frame, which begins above where a body's"
                " does. */"
            ),
            f"static P_BARE void P_wipe_stack_{size}(void)",
            "{",
            f"    WORD below[{number}];",
            *wipe,
            "}",
            "",
            "",
        ]
    )


def _eight(first: int) -> list[str]:
    """Eight stores, as P_wipe makes them."""
    return [
        f"    {' = '.join(f'below[{first + i}]' for i in range(8))} = 0;",
        '    __asm__ __volatile__("" : : "r"(below) : "memory");',
    ]


def _forget(function: Function) -> list[str]:
    """Secrets that are passed as they are leave the frame of the caller."""
    return [f"    {name} = (int)P_barrier(0);" for name in _values(function)]


def _head(function: Function, kinds, suffix: str) -> str:
    name = f"P_{function.name}"
    return prototype(function, kinds).replace(f" {name}(", f" {name}_{suffix}(", 1)


def _calls(function: Function, suffix: str, after: list[str]) -> list[str]:
    """The body of a C function that calls P_NAME_suffix, does what is to be done after, returns."""
    names = ", ".join(
        name
        for a in function.arguments
        for name in ([a.name, f"{a.name}_bytes"] if a.counted else [a.name])
    )
    call, code = f"P_{function.name}_{suffix}({names});", RESULTS[function.returns]
    has = code != "void"
    return [
        "{",
        f"    {code} result = {call}" if has else f"    {call}",
        *_forget(function),
        *after,
        *(["    return result;"] if has else []),
        "}",
        "",
    ]


def _below(function: Function, kinds) -> str:
    head, call, *rest = (
        f"static P_APART {_head(function, kinds, 'below')}",
        *_calls(function, "work", ["    P_KEPT(above);"]),
    )
    return "\n".join([head, call, f"    unsigned char above[{PAD}];", "    P_KEPT(above);", *rest])


def _public(function: Function, kinds, size: int, suffix: str) -> str:
    return "\n".join(
        [prototype(function, kinds), *_calls(function, suffix, [f"    P_wipe_stack_{size}();"])]
    )
