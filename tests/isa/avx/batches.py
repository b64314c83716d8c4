"""Vector routines over many inputs at once: a C loop calls the routine, columns of limbs go in and come out as arrays."""

import ctypes
import os
from array import array

from ecgen.isa.avx.emit import emit_vectors, vector_routine
from ecgen.limb.lanes.ir import LANES
from tests.isa.avx.vectors import assembly
from tests.isa.native import shared_object

COUNT = int(os.environ.get("ECGEN_PACKED_TESTS", "1000"))  # inputs of each routine; 100000 for the whole promise
DRIVER = """
typedef void routine(double *, double *, double *, double *);
void drive(routine *f, long count, double *p[4], const long step[4])
{
    for (long i = 0; i < count; ++i)
        f(p[0] + i * step[0], p[1] + i * step[1], p[2] + i * step[2], p[3] + i * step[3]);
}
"""


def columns_at_extremes(rng, element, count: int) -> list:
    """column[limb][lane]: `count` integers within the limb's bounds, half of them ends, zeros and their neighbours."""
    def column(low, high):
        edges = [x for x in (low, low + 1, -1, 0, 1, high - 1, high) if low <= x <= high]
        return rng.choices(edges * 8 + [rng.randint(low, high) for _ in range(8 * len(edges))], k=count)

    return [[column(low, high) for _ in range(LANES)] for low, high in element.bounds]


def values_of(element, columns, lane: int) -> list[int]:
    """The integers that a lane stands for, not reduced."""
    rows = zip(*(columns[k][lane] for k in range(len(columns))))
    return [sum(limb << position for limb, position in zip(row, element.positions)) for row in rows]


def run_batches(folder, programs: dict, rng, count: int = COUNT):
    """Yields (name, columns by input, columns by output) of every program; doubles only, at most four arguments."""
    emitted = [emit_vectors(vector_routine(name, program)) for name, program in programs.items()]
    library = shared_object(folder, assembly(emitted), DRIVER)
    for e in emitted:
        elements = (*e.routine.vectors.outputs, *e.routine.vectors.inputs)
        assert len(elements) <= 4
        given = {x.name: columns_at_extremes(rng, x, count) for x in e.routine.vectors.inputs}
        arrays = [array("d", bytes(8 * LANES * len(x.limbs) * count)) for x in elements]
        for memory, element in zip(arrays, elements):
            for k, lanes in enumerate(given.get(element.name, ())):
                for lane, column in enumerate(lanes):
                    memory[LANES * k + lane::LANES * len(element.limbs)] = array("d", column)
        pointers = [memory.buffer_info()[0] for memory in arrays] + [0] * (4 - len(arrays))
        steps = [LANES * len(x.limbs) for x in elements] + [0] * (4 - len(elements))
        library.drive(ctypes.cast(getattr(library, e.name), ctypes.c_void_p), ctypes.c_long(count), (ctypes.c_void_p * 4)(*pointers),
                      (ctypes.c_long * 4)(*steps))  # fmt: skip
        found = {x.name: [[list(map(int, memory[LANES * k + lane::LANES * len(x.limbs)])) for lane in range(LANES)] for k in range(len(x.limbs))]
                 for x, memory in zip(elements, arrays)}  # fmt: skip
        yield e.name, given, {x.name: found[x.name] for x in e.routine.vectors.outputs}
