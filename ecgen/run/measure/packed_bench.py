"""Times of a packed library's vector routines, and of the multiplication and squaring of four lanes
that they are made of.

`_chained` feeds each result into the next call; other rows have independent calls. Times are of one
call, which works on four elements at once. Operands are random within their bounds.
"""

import ctypes
import re
import statistics
import struct
import tempfile
from pathlib import Path
from random import Random

from ecgen.library.facts.spec import Packed
from ecgen.library.walks.naming import STEPS
from ecgen.resources import data_folder
from ecgen.run.differential.packed import ROUTINES, STEP, has_vectors
from ecgen.run.emitted import Emitted
from ecgen.run.measure.lane_products import assembly_text, emitted_products
from ecgen.run.tools import compile_c

CALLS, ARGUMENTS = 8, 5
RUNS = 500
CHAINED = (*ROUTINES, STEP, *STEPS)
NOTES = {
    "carried": (
        "four products at once, the result ready for the next product; made for this timing,"
        " libraries have them inline"
    ),
    "before_carry": "the same up to the columns, summed and folded, not yet carried",
}
TABLE = """
#include <stdint.h>
{declarations}
void (*const lanes_routines[])(void) = {{{names}}};
"""


def packed_rows(emitted: Emitted, compiler: tuple[str, ...], packed: Packed) -> list[dict]:
    """Rows of a timing report of one unit's routines, of which names begin with its `path` where it
    has one; [] on a machine that cannot run them.
    """
    if not has_vectors(packed):
        return []
    products = emitted_products(packed, emitted.curve.p) if packed in emitted.units else {}
    start = packed.path or "v"
    names = [*(f"{emitted.prefix}_{r.symbol}" for r in packed.routines), *products]
    with tempfile.TemporaryDirectory(prefix="ecgen-") as folder:
        library = _library(
            emitted, compiler, Path(folder), names, assembly_text(tuple(products.values()))
        )
        pointers = (ctypes.c_void_p * len(names)).in_dll(library, "lanes_routines")
        memory, rows = _Memory(packed), []
        for name, pointer in zip(names, pointers):
            label = re.sub(rf"^{emitted.prefix}_{start}_", "v_", name)
            for way in ways(label):
                row = _timed(library, pointer, memory.arguments(label, way), row_name(label, way))
                rows.append(row | {"name": start + row["name"][1:]} | _modelled(packed, label))
    return rows


def _modelled(packed: Packed, label: str) -> dict:
    """The modelled core cycles of a routine of the unit; nothing of what is compiled, or made for
    timing.
    """
    found = next(
        (
            routine
            for routine in packed.routines
            if routine.name == label and routine.model_cycles is not None
        ),
        None,
    )
    return (
        {"model": found.model_cycles, "multiplier_bound": found.multiplier_bound} if found else {}
    )


def ways(label: str) -> tuple[str, ...]:
    """How a routine is called: `chained` where its result is an operand again."""
    if label in CHAINED:
        return ("chained",)
    return ("throughput", "chained") if label.endswith("_carried") else ("throughput",)


def row_name(label: str, way: str) -> str:
    both = label.startswith(("v_mul", "v_sqr"))
    return f"{label}_{way}" if both or way == "chained" else label


def _library(emitted: Emitted, compiler, folder: Path, names, text: str) -> ctypes.CDLL:
    """The library's sources, the products and a table of the routines, which are hidden outside, as
    a shared object.
    """
    (folder / "products.S").write_text(text, encoding="utf-8")
    declarations = "\n".join(f"void {name}(void);" for name in names)
    (folder / "table.c").write_text(
        TABLE.format(declarations=declarations, names=", ".join(names)), encoding="utf-8"
    )
    sources = [
        *(emitted.folder / source for source in emitted.sources),
        folder / "products.S",
        folder / "table.c",
        data_folder("harness") / "lanes.c",
    ]
    compile_c(compiler, sources, folder / "lanes.so", ("-O2", "-fPIC", "-shared"))
    return ctypes.CDLL(str(folder / "lanes.so"))


def _timed(library, pointer, arguments, name: str) -> dict:
    samples = (ctypes.c_double * RUNS)()
    table = (ctypes.c_uint64 * ARGUMENTS * CALLS)(
        *((ctypes.c_uint64 * ARGUMENTS)(*row) for row in arguments)
    )
    turns = 4 if name.startswith("v_select") else 16 if name.startswith(CHAINED) else 256
    library.lanes_time(ctypes.c_void_p(pointer), table, RUNS, turns, samples)
    note = next((text for part, text in NOTES.items() if f"_{part}" in name), "")
    return {
        "name": name,
        "min": round(min(samples), 2),
        "median": round(statistics.median(samples), 2),
        "runs": RUNS,
    } | ({"note": note} if note else {})


class _Memory:
    """Aligned arrays: eight results, eight first and second operands in lanes, words of elements, a
    table.
    """

    def __init__(self, packed: Packed):
        """Fills the arrays of CALLS calls with random elements, the same in every run."""
        self.packed, self.random = packed, Random("lanes")
        self.entries = (
            next(
                (a.words for r in packed.routines for a in r.arguments if a.name == "table"),
                packed.words,
            )
            // packed.words
        )
        self.kept: list = []
        self.element = next(
            (a.words for r in packed.routines for a in r.arguments if a.name == "w0"), packed.width
        )
        self.results = [self._array(8 * packed.words * 2) for _ in range(CALLS)]
        self.first, self.second = (
            [self._array(self._lanes() * packed.vectors) for _ in range(CALLS)] for _ in range(2)
        )
        self.words = [
            [
                self._array(
                    self.random.getrandbits(64 * self.element - 64).to_bytes(
                        8 * self.element, "little"
                    )
                )
                for _ in range(packed.width)
            ]
            for _ in range(CALLS)
        ]
        self.masks = [
            self._array(
                b"".join(
                    bytes([255 * (k >> step & 1)]) * packed.bytes
                    for step in range(max(STEPS.values()))
                )
            )
            for k in range(CALLS)
        ]
        self.table = self._array(b"".join(self._lanes() for _ in range(self.entries)))

    def _array(self, content) -> int:
        """The address of a copy of the bytes, or of that many zeros."""
        data = bytes(content)
        room = ctypes.create_string_buffer(len(data) + 64)
        self.kept.append(room)
        address = (ctypes.addressof(room) + 63) // 64 * 64
        ctypes.memmove(address, data, len(data))
        return address

    def _lanes(self) -> bytes:
        """Four random elements within their bounds."""
        packed, scales = self.packed, self.packed.scales or (0,) * self.packed.limbs
        if packed.kind == "word":
            return b"".join(
                struct.pack("<Q", self.random.randint(0, high))
                for high in packed.limits * packed.degree
                for _ in range(packed.width)
            )
        return b"".join(
            struct.pack("<d", float(self.random.randint(-high, high) << scale))
            for high, scale in zip(packed.limits, scales)
            for _ in range(packed.width)
        )

    def arguments(self, label: str, way: str) -> list[tuple]:
        """The five arguments of each of the eight calls of a turn."""
        rows = []
        for k in range(CALLS):
            result, first = (
                (self.results[0], self.results[0])
                if way == "chained"
                else (self.results[k], self.first[k])
            )
            match label:
                case "v_pack":
                    row = (result, *self.words[k])
                case "v_unpack":
                    row = (*self.words[k], first)
                case "v_select":
                    row = (result, self.table, self.entries, k % self.entries, k % 2)
                case "v_step" | "v_2step" | "v_4step":
                    row = (result, first, self.second[k], self.masks[k], 0)
                case "v_mask":
                    row = (result, k % 2, 0, 0, 0)
                case "v_dbl" | "v_2dbl" | "v_4dbl" | "v_cache":
                    row = (result, first, 0, 0, 0)
                case _:
                    row = (result, first, self.second[k], 0, 0)
            rows.append(row)
        if way == "chained":
            ctypes.memmove(
                self.results[0], self.first[0], 8 * self.packed.words * self.packed.vectors
            )
        return rows
