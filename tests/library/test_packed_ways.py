"""Which way a packed library takes on which CPU, and that all ways agree: AVX2, AVX and general
registers on the same points.

`ECGEN_PACKED_TESTS=100000` builds each library with each compiler.
"""

import ctypes
import random
import shutil

import pytest

from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.isa.target import load_target
from ecgen.isa.x86_64.emit import Backend
from ecgen.kind import law
from ecgen.library.routines.emission import emit_choice
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.point_choices import default_choices
from ecgen.library.routines.signatures import point_routine
from ecgen.program.ops import extended, fusion_rows
from tests.support.isa.avx.batches import COUNT, WHOLE
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.isa.avx.ways import AVX, AVX2, PackedPoint, columns_of, run_packed
from tests.support.isa.native import edge_numbers, load_gas, needs_host
from tests.support.library.packed import packing
from tests.support.library.packed.machines import SCALAR, Machine, emulate, image
from tests.support.library.packed.processors import HASWELL, LACKING, SANDY, WORDS

CURVE = packing.CURVE
PAIRS = [
    (isa, c)
    for isa, c in (
        ("avx", "gcc"),
        ("avx2", "clang"),
        ("ifma", "clang"),
        ("avx", "clang"),
        ("avx2", "gcc"),
        ("ifma", "gcc"),
    )[: None if WHOLE else 3]
    if shutil.which(c)
]
ABLE = {"avx2": Machine(HASWELL), "avx": Machine(SANDY), "ifma": Machine(WORDS, 0xE7)}


@pytest.mark.long
@needs_host
@pytest.mark.parametrize("isa, compiler", PAIRS)
def test_a_cpu_that_lacks_something_gets_the_fallback(
    isa, compiler, library, avx_library, tmp_path
):
    folder = (
        packing.written(*packing.spec_and_code("zen4"), tmp_path / "v")
        if isa == "ifma"
        else {"avx2": library, "avx": avx_library}[isa]
    )
    x, y = law.multiply(CURVE, SCALAR, CURVE.base)
    wanted = x.to_bytes(32, "little") + y.to_bytes(32, "little")
    program = image(folder, tmp_path, compiler)
    assert emulate(program) == wanted
    for lacks, (flags, saved) in LACKING[isa].items():
        assert emulate(program, Machine(flags, saved)) == wanted, lacks
    assert emulate(program, ABLE[isa]) is None, (
        "a CPU that has all of it takes the vectors, which the emulator lacks"
    )


ROUTINES = {"v_dbl": ("prj_dbl", 1), "v_add": ("prj_add", 2)}
P = CURVE.p


def packed_points(way, cpu: str) -> dict:
    """v_dbl and v_add of a library as functions of X1 ... Z2."""
    spec, code = packing.spec_and_code(cpu)
    found = {}
    for emitted in code.emitted:
        if emitted.name in ROUTINES:
            vectors = emitted.routine.vectors
            inputs = tuple(
                tuple(c and f"{c}{k + 1}" for c in spec.packed.lanes)
                for k in range(len(vectors.inputs))
            )
            found[emitted.name] = PackedPoint(
                way,
                way.field(P),
                vectors,
                inputs,
                (tuple(c and f"{c}3" for c in spec.packed.lanes),),
                0,
            )
    return found


def general(folder, name: str, values: dict) -> dict:
    """The same law on general registers, by the library's routine of that name."""
    routine = point_routine(name, CURVE, 4)
    prime = Field(P)
    table = extended(fusion_rows("constants"))
    platform = Platform(CURVE, load_target("x86-64"), prime, Backend("generic"), table)
    emitted = emit_choice(routine, default_choices(name, CURVE, prime)[0], platform)
    call = load_gas(folder, {name: emitted})[name]
    out, rows = ctypes.create_string_buffer(96), []
    size = len(values["X1"])
    for i in range(size):
        points = [
            ctypes.create_string_buffer(
                b"".join(values[f"{c}{k}"][i].to_bytes(32, "little") for c in "XYZ")
            )
            for k in range(1, len(routine.arguments))
        ]
        call(ctypes.addressof(out), *map(ctypes.addressof, points))
        rows.append([int.from_bytes(out.raw[32 * k : 32 * k + 32], "little") % P for k in range(3)])
    return dict(zip(("X3", "Y3", "Z3"), map(list, zip(*rows))))


def coordinates(point, z: int) -> tuple:
    return (0, z, 0) if point is None else (point[0] * z % P, point[1] * z % P, z)


def chosen_points(rng, arity: int, count: int) -> tuple[dict, list]:
    """(values by coordinate, pairs of affine points): any Z, edges among them; P + P, P - P, P + 0,
    0 + P, 0 + 0 among the pairs.
    """
    pool = [*law.random_points(CURVE, 8, rng), CURVE.base, None, None]
    edges = [x % P for x in edge_numbers(P, 4) if x % P]
    values, pairs = {f"{c}{k}": [] for k in range(1, arity + 1) for c in "XYZ"}, []
    for _ in range(count):
        first = rng.choice(pool)
        second = rng.choice(
            (first, first and law.negate(CURVE, first), None, rng.choice(pool), rng.choice(pool))
        )
        pairs.append((first, first if arity == 1 else second))
        for k, point in enumerate(pairs[-1][:arity], 1):
            for c, value in zip(
                "XYZ", coordinates(point, rng.choice((rng.choice(edges), rng.randrange(1, P))))
            ):
                values[f"{c}{k}"].append(value)
    return values, pairs


def affine(result: dict) -> list:
    """Canonical affine points; None for the neutral element (0 : Y : 0)."""
    rows = zip(result["X3"], result["Y3"], result["Z3"])
    return [
        (x * (i := pow(z, -1, P)) % P, y * i % P) if z else "no point" if x or not y else None
        for x, y, z in rows
    ]


@needs_host
@pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")
@pytest.mark.parametrize("routine", ROUTINES)
def test_all_ways_give_the_same_points(routine, tmp_path):
    """Points of the curve on v_dbl and v_add of AVX2 and AVX and on the general registers' routine:
    equal affine results.
    """
    name, arity = ROUTINES[routine]
    rng, count = random.Random(routine), max(COUNT // 50, 100)
    values, pairs = chosen_points(rng, arity, count)
    found = {"general registers": affine(general(tmp_path, name, values))}
    for way in (AVX2, AVX):
        point = packed_points(way, way.cpu)[routine]
        result = run_packed(
            tmp_path / way.isa, {routine: point}, {routine: columns_of(point, values, rng)}, count
        )[routine]
        found[way.isa] = affine(result)
    for i, pair in enumerate(pairs):
        wanted = law.add(CURVE, *pair)
        assert {way: rows[i] for way, rows in found.items()} == dict.fromkeys(found, wanted), pair
