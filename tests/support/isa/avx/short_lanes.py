"""Routines of lanes of words made callable: by the bytes where this CPU has AVX-512 IFMA, and
always by the C that stands in for them.
"""

import ctypes
import random
import subprocess
from array import array
from functools import partial

from ecgen.field.lanes.lowering import lowering_of
from ecgen.isa.avx.emit import emit_vectors
from ecgen.isa.avx.record import RECORD
from ecgen.isa.vectors import vector_routine
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.run.check.lanes_in_c import HEAD, function_text
from tests.support.isa.avx.batches import DRIVER, columns_at_extremes, found_in, stored
from tests.support.isa.avx.vectors import assembly
from tests.support.isa.native import FLAGS, shared_object

UNIT, EIGHT = RECORD.unit("ifma"), RECORD.unit("ifma8")
HAS_IFMA = set(UNIT.extensions) <= FLAGS
NOT_RUN = (
    f"not run: needs a CPU with {' and '.join(flag.upper() for flag in UNIT.extensions)}; the C"
    " made of the bytes was"
)


def reduced(b: VectorBuilder, field, value):
    """The element carried until it is reduced."""
    while any(have > want for (_, have), (_, want) in zip(value.bounds, field.tight)):
        value = lowering_of(field).carry(b, field, f"{value.name}c", value)
    return value


def product(field, is_square: bool):
    """(program, meanings) of r = a * b or a squared, reduced."""
    b = VectorBuilder("sqr" if is_square else "mul")
    a = field.input(b, "a")
    return (
        b.build(
            [
                reduced(
                    b,
                    field,
                    lowering_of(field).mul(
                        b, field, "r", a, a if is_square else field.input(b, "b")
                    ),
                )
            ]
        ),
        b.meanings,
    )


def dot(field):
    """(program, meanings) of r = a * b + b * c, reduced once; factors may be sums of two reduced
    elements.
    """
    b = VectorBuilder("dot")
    x, y, z = (
        field.input(b, name, tuple((0, 2 * high) for _, high in field.tight)) for name in "abc"
    )
    return (
        b.build([reduced(b, field, lowering_of(field).mul(b, field, "r", x, y, y, z))]),
        b.meanings,
    )


def linear(field, xs, ys=None, twice: bool = False):
    """(program, meanings) of xs * a, or xs * a + ys * b, lane by lane; with `twice` of products,
    not carried, in place of a and b.
    """
    b, by = VectorBuilder("linear"), lowering_of(field)
    a = field.input(b, "a")
    c = field.input(b, "b") if ys else a
    if twice:
        a, c = by.mul(b, field, "aa", a, a), by.mul(b, field, "ab", a, c)
    return (
        b.build(
            [by.total(b, field, "r", (a, xs), (c, ys)) if ys else by.scale(b, field, "r", a, xs)]
        ),
        b.meanings,
    )


def emitted(programs: dict, unit=UNIT) -> list:
    return [
        emit_vectors(vector_routine(name, program), isa=unit.isa)
        for name, program in programs.items()
    ]


def constants_of(routine) -> list:
    return list(dict.fromkeys(op.args for op in routine.routine.vectors.ops if op.name == "const"))


def libraries(folder, routines):
    """(how, library with a driver): the routines as C, and as they are where they can run."""
    (folder / "c").mkdir(parents=True)
    text = HEAD.format(source="") + "\n".join(
        function_text(e.name, e.machine, constants_of(e), RECORD) for e in routines
    )
    yield "as C", shared_object(folder / "c", "", text + DRIVER)
    if HAS_IFMA:
        (folder / "own").mkdir()
        yield "its bytes", shared_object(folder / "own", assembly(routines), DRIVER)


def run_both(folder, programs: dict, count: int, unit=UNIT):
    """Yields (how, name, columns by input, columns by output); limbs at the ends of their bounds,
    every lane with its own.
    """
    routines = emitted(programs, unit)
    for how, library in libraries(folder, routines):
        rng = random.Random(5)
        for e in routines:
            elements = (*e.routine.vectors.outputs, *e.routine.vectors.inputs)
            given = {
                x.name: columns_at_extremes(rng, x, count, i, unit.lanes)
                for i, x in enumerate(e.routine.vectors.inputs)
            }
            memory = [stored(x, given.get(x.name, ()), count, unit.lanes) for x in elements]
            pointers = [m.buffer_info()[0] for m in memory] + [0] * (4 - len(memory))
            steps = [unit.lanes * len(x.limbs) for x in elements] + [0] * (4 - len(elements))
            library.drive(
                ctypes.cast(getattr(library, e.name), ctypes.c_void_p),
                ctypes.c_long(count),
                (ctypes.c_void_p * 4)(*pointers),
                (ctypes.c_long * 4)(*steps),
            )
            yield (
                how,
                e.name,
                given,
                {
                    x.name: found_in(x, m, unit.lanes)
                    for x, m in zip(e.routine.vectors.outputs, memory)
                },
            )


def instructions(folder, texts, lanes: int, kind: str) -> list:
    """Of each instruction on registers 17, 18, 19 of a kind (y, z) and memory at [rsi], a function
    of these four vectors that gives the first afterwards, by the processor.
    """
    moves = "\n".join(f"vmovdqu64 {kind}mm{17 + k}, [rdi+{8 * lanes * k}]" for k in range(3))
    rows = (
        f".globl one{n}\none{n}:\n{moves}\n{text}\nvmovdqu64 [rdi], {kind}mm17\nvzeroupper\nret\n"
        for n, text in enumerate(texts)
    )
    library = shared_object(folder, "".join(rows))

    def call(function, vectors) -> list:
        memory, other = array("Q", [w for v in vectors[:3] for w in v]), array("Q", vectors[3])
        function(ctypes.c_void_p(memory.buffer_info()[0]), ctypes.c_void_p(other.buffer_info()[0]))
        return list(memory[:lanes])

    return [partial(call, getattr(library, f"one{n}")) for n in range(len(texts))]


def assembled(folder, lines) -> bytes:
    """The bytes of instructions, by GNU as."""
    (folder / "x.s").write_text(".intel_syntax noprefix\n" + "\n".join(lines) + "\n")
    subprocess.run(["as", folder / "x.s", "-o", folder / "x.o"], check=True)
    subprocess.run(
        ["objcopy", "-O", "binary", "-j", ".text", folder / "x.o", folder / "x.bin"], check=True
    )
    return (folder / "x.bin").read_bytes()


SUMS = [
    ((1,) * 4, (1,) * 4),
    ((1, -1, 1, -1), (1,) * 4),
    ((-1,) * 4, (-1,) * 4),
    ((-1,) * 4, (1,) * 4),
    ((3, -5, 0, 2), (1, 1, -7, -1)),
    ((-1, 1, 1, -1), (1, -1, -1, -1)),
    ((121665, -121665, 1, -(2**26)), (1, -1, 1, 1)),
    ((2,) * 4, None),
    ((-1,) * 4, None),
    ((1, -1, 4, 0), None),
    ((2**26 - 1, -(2**25), 121666, 1), None),
]
