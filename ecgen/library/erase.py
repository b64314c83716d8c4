"""The C of the public functions of secrets: each runs apart and then has the stack wiped on which it ran.

What compilers spill, and what assembly routines keep in their frames, lies below the caller of a public function when that
returns. So the templates' function becomes `P_NAME_work`, which is not inlined, and the public function calls it and then
a function that overwrites as many bytes below itself as any of this depth may use with any compiler. ecgen/run/erased.py
tests that this is enough.
"""

import re

from ecgen.library.api import RESULTS, Function, functions_of, kinds_of, prototype
from ecgen.library.spec import LibrarySpec

SAVED = {64: 6, 32: 9}  # registers that a routine may push: what they hold is the caller's
ONE_ROUTINE = {"fr_add": "sc_add", "fr_sub": "sc_sub", "fr_neg": "sc_neg", "fr_mul": "sc_mul", "fr_muladd": "sc_muladd"}
SCALARS = ("fr", "scalar", "number", "flag", "position", "count")
DECODING = ("point_validate", "compress", "decompress")
UNKNOWN = 4096  # bytes of stack of a routine that does not say; the scan of a table is C and keeps next to nothing
# What the C keeps besides arrays, without optimisation: words for functions of scalars, else bytes.
CALL, SHORT, DECODED, DEEP = 6, 22, 256, 768
DECODED_ELEMENTS, ROOT_ELEMENTS, DEEP_ELEMENTS = 8, 12, 26  # coordinates in arrays at once: validation, a root besides, multiplication with its inversion


def wiped_bytes(spec: LibrarySpec, function: Function) -> int:
    """How much of the stack below its caller `function` overwrites, a multiple of 64; 0 where it leaves nothing to overwrite."""
    if function.vartime or not function.takes_secrets:
        return 0
    word, stacks = spec.word_bits // 8, {routine.name: UNKNOWN if routine.stack is None else routine.stack for routine in spec.called if routine.name != "select"}
    scalar = max((stack for name, stack in stacks.items() if name.startswith("sc_")), default=0)
    if function.name in ONE_ROUTINE:
        frame = stacks.get(ONE_ROUTINE[function.name], 0)
        return 0 if frame <= SAVED[spec.word_bits] * word else _rounded(frame + CALL * word)
    if function.name == "fr_inv":
        return _rounded(5 * spec.inverter.limbs * word + DEEP)
    if all(a.kind in SCALARS for a in function.arguments):
        moves = function.name.startswith("fr_") and function.name != "fr_reduce"
        return _rounded((SHORT + 2 * spec.scalar_words) * word if moves else scalar + (SHORT + 4 * spec.scalar_words) * word)
    element = word * max(spec.words, spec.scalar_words)
    if function.name in DECODING:
        more = ROOT_ELEMENTS + spec.root.registers if function.name == "decompress" else 0
        return _rounded(max(stacks.values()) + (DECODED_ELEMENTS + more) * element + DECODED)
    registers = spec.invert.registers if spec.invert else 0
    table = _table_bytes(spec) if function.name == "scalarmult" else 0
    return _rounded(max(stacks.values()) + (DEEP_ELEMENTS + registers) * element + DEEP + table)


def _table_bytes(spec: LibrarySpec) -> int:
    """The table of a multiplication and, in vectors, the points beside it."""
    words = max((a.words for r in spec.called for a in r.arguments if r.name == "select" and a.name == "table"), default=0)
    vectors = spec.packed.words * (spec.multiply.entries + 4) if spec.packed else 0
    return max(words * spec.word_bits // 8, vectors * 8)


def _rounded(size: int) -> int:
    return size + 63 & ~63


def with_erasure(text: str, spec: LibrarySpec) -> str:
    """The C with its public functions of secrets set apart and called by functions that wipe."""
    kinds, sizes, added = kinds_of(spec), set(), []
    for function in functions_of(spec):
        size = wiped_bytes(spec, function)
        head = re.compile(rf"^(int|void|unsigned) P_{function.name}\(", re.MULTILINE)
        if not size or not head.search(text):
            continue
        text = head.sub(rf"static P_APART \1 P_{function.name}_work(", text)
        sizes.add(size)
        added.append(_public(function, prototype(function, kinds), size))
    wipers = [_wiper(size, spec.word_bits // 8) for size in sorted(sizes)]
    return "\n".join([text.rstrip("\n"), "", "/* ---- public functions of secrets: run apart, then the stack is wiped on which they ran ---- */", "", *wipers, *added])


def _wiper(size: int, word: int) -> str:
    return "\n".join(["/* Nothing but the array lies in its frame, so that it covers the frames of the function that ran before. */",
                      f"static P_APART void P_wipe_stack_{size}(void)", "{", f"    WORD below[{size // word}];", f"    P_wipe(below, {size // word});", "}", ""])  # fmt: skip


def _public(function: Function, head: str, size: int) -> str:
    names = ", ".join(name for a in function.arguments for name in ([a.name, f"{a.name}_bytes"] if a.counted else [a.name]))
    call, code = f"P_{function.name}_work({names});", RESULTS[function.returns] if function.returns else ""
    forget = [f"    {a.name} = (int)P_barrier(0);" for a in function.inputs if a.value and a.secret]
    return "\n".join([head, "{", f"    {code} result = {call}" if code else f"    {call}", *forget, f"    P_wipe_stack_{size}();",
                      *(["    return result;"] if code else []), "}", ""])  # fmt: skip
