"""Vector routines over many inputs at once: a C loop calls the routine, columns of limbs go in and
come out as arrays.
"""

import ctypes
import os
from array import array

from ecgen.isa.avx.emit import emit_vectors
from ecgen.isa.vectors import vector_routine
from ecgen.limb.lanes.ir import LANES, REAL
from tests.support.isa.avx.vectors import assembly
from tests.support.isa.native import shared_object

# inputs of each routine; 100000 for the whole promise
COUNT = int(os.environ.get("ECGEN_PACKED_TESTS", "400"))
WHOLE = COUNT >= 10_000  # whether what takes long runs, too
DRIVER = """
typedef void routine(double *, double *, double *, double *);
void drive(routine *f, long count, double *p[4], const long step[4])
{
    for (long i = 0; i < count; ++i)
        f(p[0] + i * step[0], p[1] + i * step[1], p[2] + i * step[2], p[3] + i * step[3]);
}
"""
PATTERNS = (
    lambda k, low, high: high,
    lambda k, low, high: low,
    lambda k, low, high: (low, high)[k % 2],
    lambda k, low, high: (high, low)[k % 2],
    lambda k, low, high: max(low, 0),
    lambda k, low, high: min(high, max(low, -1)),
    lambda k, low, high: high if k == 0 else max(low, 0),
    lambda k, low, high: high if k else max(low, 0),
)


def columns_at_extremes(rng, element, count: int, argument: int = 0, lanes: int = LANES) -> list:
    """column[limb][lane]: `count` integers within the limb's bounds, half of them ends, zeros and
    their neighbours.

    The first rows have all limbs of an element at an end at once: every pattern beside every
    pattern of another `argument`, another pattern in every lane.
    """
    size = len(PATTERNS)

    def column(k, lane, low, high):
        edges = [x for x in (low, low + 1, -1, 0, 1, high - 1, high) if low <= x <= high]
        whole = [
            PATTERNS[(i // size**argument + lane) % size](k, low, high)
            for i in range(min(count, size * size))
        ]
        return whole + rng.choices(
            edges * 8 + [rng.randint(low, high) for _ in range(8 * len(edges))],
            k=count - len(whole),
        )

    return [
        [column(k, lane, low, high) for lane in range(lanes)]
        for k, (low, high) in enumerate(element.bounds)
    ]


def values_of(element, columns, lane: int) -> list[int]:
    """The integers that a lane stands for, not reduced."""
    rows = zip(*(columns[k][lane] for k in range(len(columns))))
    return [sum(limb << position for limb, position in zip(row, element.positions)) for row in rows]


def stored(element, columns, count: int, width: int = LANES) -> array:
    """The element as it lies in memory: doubles, each limb times its unit, or words; zeros without
    columns.
    """
    code, units = "d" if element.kind == REAL else "Q", element.units
    memory = array(code, bytes(8 * width * len(element.limbs) * count))
    for k, lanes in enumerate(columns):
        for lane, column in enumerate(lanes):
            memory[width * k + lane :: width * len(element.limbs)] = array(
                code, column if units[k] == 1 else [x * units[k] for x in column]
            )
    return memory


def found_in(element, memory: array, width: int = LANES) -> list:
    """column[limb][lane] of integers; a double that is no multiple of its limb's unit is a
    failure.
    """
    columns = []
    for k, unit in enumerate(element.units):
        columns.append(
            [
                list(map(int, memory[width * k + lane :: width * len(element.limbs)]))
                for lane in range(width)
            ]
        )
        if unit > 1:
            assert not any(x % unit for column in columns[-1] for x in column), (
                f"limb {k} of {element.name} is no multiple of its unit"
            )
            columns[-1] = [[x // unit for x in column] for column in columns[-1]]
    return columns


class Unaligned:
    """An array at 8 bytes beside a multiple of 32."""

    def __init__(self, memory: array):
        self.code, self.size = memory.typecode, 8 * len(memory)
        self.room = ctypes.create_string_buffer(self.size + 64)
        self.address = ctypes.addressof(self.room) // 32 * 32 + 32 + 8
        ctypes.memmove(self.address, memory.buffer_info()[0], self.size)

    def read(self) -> array:
        memory = array(self.code)
        memory.frombytes(ctypes.string_at(self.address, self.size))
        return memory


def run_batches(
    folder, programs: dict, rng, count: int = COUNT, isa: str = "avx2", columns: dict | None = None
):
    """Yields (name, columns by input, columns by output) of every program; at most four arguments,
    at unaligned addresses.

    `columns` by program and input are taken instead of limbs at extremes.
    """
    emitted = [
        emit_vectors(vector_routine(name, program), isa=isa) for name, program in programs.items()
    ]
    library = shared_object(folder, assembly(emitted), DRIVER)
    for e in emitted:
        inputs, outputs = e.routine.vectors.inputs, e.routine.vectors.outputs
        elements = (*outputs, *inputs)
        assert len(elements) <= 4
        given = (columns or {}).get(e.name) or {
            x.name: columns_at_extremes(rng, x, count, i) for i, x in enumerate(inputs)
        }
        arrays = [Unaligned(stored(x, given.get(x.name, ()), count)) for x in elements]
        pointers = [memory.address for memory in arrays] + [0] * (4 - len(arrays))
        steps = [LANES * len(x.limbs) for x in elements] + [0] * (4 - len(elements))
        library.drive(
            ctypes.cast(getattr(library, e.name), ctypes.c_void_p),
            ctypes.c_long(count),
            (ctypes.c_void_p * 4)(*pointers),
            (ctypes.c_long * 4)(*steps),
        )
        yield (
            e.name,
            given,
            {x.name: found_in(x, memory.read()) for x, memory in zip(outputs, arrays)},
        )
