"""One point operation in three ways: four lanes of AVX2, four lanes of AVX, general registers. Each
takes and gives field elements by name.
"""

import ctypes
from dataclasses import dataclass

from ecgen.curve.model import Curve
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.field.lanes.doubles.plain import ScaledField
from ecgen.field.lanes.packed import lower_packed
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.formula import load, parameter_values, to_field_program
from ecgen.isa.x86_64.emit import Backend, emit, lower_routine
from ecgen.library.packed.contract import Law
from ecgen.library.packed.platform import VectorPlatform
from ecgen.library.packed.points import bound_formula, packings
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.program.ops import BASIC
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.program.routine import Argument, Routine
from tests.support.isa.avx.batches import columns_at_extremes, run_batches, values_of
from tests.support.isa.native import load_gas

SPECS = {spec.name: spec for spec in BASIC}


@dataclass(frozen=True)
class PackedWay:
    """Lanes of a CPU: `cpu` names its file, `isa` and `field` what the library takes for it."""

    cpu: str
    isa: str
    field: type


AVX2, AVX = PackedWay("zen3", "avx2", RealField), PackedWay("sandybridge", "avx", ScaledField)


@dataclass(frozen=True)
class PackedPoint:
    """A proven packed point operation; `lanes` are the names in each lane of every input and
    output.
    """

    way: PackedWay
    field: RealField | ScaledField
    vectors: object
    inputs: tuple
    outputs: tuple
    batches: int


def packed_point(name: str, curve: Curve, way: PackedWay, proves: bool = True) -> PackedPoint:
    """The recorded packing of a formula, lowered for the way."""
    program, params = bound_formula(name, curve)
    field = way.field(curve.p)
    law = Law(None, None, program, params)
    packed = packings(law, VectorPlatform(curve, field), False)[0]
    lowered = lower_packed(packed, field, {k: v for k, v in params.items() if k in packed.params})
    if proves:
        assert prove_vectors(lowered.vectors, lowered.meanings, curve.p).congruences >= 4 * sum(
            op.name not in ("perm", "blend") for op in packed.ops
        )
    return PackedPoint(
        way,
        field,
        lowered.vectors,
        *(tuple(x.lanes for x in rows) for rows in (packed.inputs, packed.outputs)),
        packed.batches,
    )


def digits(field, value: int) -> list[int]:
    """Balanced limbs of a residue."""
    p, radix, limbs = field.p, field.radix, []
    value = (value + p // 2) % p - p // 2
    for k in range(radix.n - 1):
        half = 1 << radix.width(k) - 1
        limbs.append((value + half) % (2 * half) - half)
        value = value - limbs[-1] >> radix.width(k)
    return [*limbs, value]


def extremes(point: PackedPoint, rng, count: int) -> tuple[dict, dict]:
    """(columns, values): limbs at the ends of their bounds in every lane, and the residues by name
    that they stand for.
    """
    given = {
        e.name: columns_at_extremes(rng, e, count, i) for i, e in enumerate(point.vectors.inputs)
    }
    values: dict = {}
    for e, lanes in zip(point.vectors.inputs, point.inputs):
        for lane, name in enumerate(lanes):
            if name:
                assert name not in values, "a coordinate in two places"
                values[name] = [x % point.field.p for x in values_of(e, given[e.name], lane)]
    return given, values


def columns_of(point: PackedPoint, values: dict, rng) -> dict:
    """Residues by name as columns; idle lanes get limbs at extremes."""
    size = len(next(iter(values.values())))
    given = {
        e.name: columns_at_extremes(rng, e, size, i) for i, e in enumerate(point.vectors.inputs)
    }
    for e, lanes in zip(point.vectors.inputs, point.inputs):
        for lane, name in enumerate(lanes):
            for k, column in enumerate(
                zip(*(digits(point.field, x) for x in values[name])) if name else ()
            ):
                given[e.name][k][lane] = list(column)
    return given


def run_packed(folder, points: dict, columns: dict, count: int) -> dict:
    """name -> residues by coordinate, of every point operation in `points` (all of one way)."""
    (way,) = {point.way for point in points.values()}
    folder.mkdir(exist_ok=True)
    results = {}
    for name, _, found in run_batches(
        folder, {n: x.vectors for n, x in points.items()}, None, count, way.isa, columns
    ):
        point = points[name]
        results[name] = {
            public: [x % point.field.p for x in values_of(e, found[e.name], lane)]
            for e, lanes in zip(point.vectors.outputs, point.outputs)
            for lane, public in enumerate(lanes)
            if public
        }
    return results


def general_point(name: str, curve: Curve, level: str, label: str):
    """The same formula on general registers: results in one array, inputs in another."""
    formula, known = (
        load(name),
        {"a": curve.a, "d": curve.d}
        if curve.form == "twisted_edwards"
        else {"a": curve.a, "b": curve.b},
    )
    program = clean(
        bind(to_field_program(formula), known | parameter_values(formula, known, curve.p), curve.p)
    )
    arguments = (
        Argument("r", "out", tuple(public for public, _ in program.outputs)),
        Argument("p", "in", program.inputs),
    )
    return emit(
        lower_routine(Routine(label, program, arguments), Field(curve.p), SPECS, level),
        Backend(level),
    ), program


def run_general(folder, names: dict, curves: dict, level: str, values: dict) -> dict:
    """label -> residues by coordinate, of the formulas `names` by label, over general registers."""
    folder.mkdir(exist_ok=True)
    emitted = {
        label: general_point(name, curves[label], level, label) for label, name in names.items()
    }
    calls, results = load_gas(folder, {label: e for label, (e, _) in emitted.items()}), {}
    for label, (_, program) in emitted.items():
        p, given, rows = curves[label].p, values[label], []
        size, publics = 8 * -(-p.bit_length() // 64), [public for public, _ in program.outputs]
        out = ctypes.create_string_buffer(size * len(publics))
        for row in zip(*(given[name] for name in program.inputs)):
            data = ctypes.create_string_buffer(b"".join(x.to_bytes(size, "little") for x in row))
            calls[label](ctypes.addressof(out), ctypes.addressof(data))
            rows.append(
                [
                    int.from_bytes(out.raw[size * k : size * (k + 1)], "little") % p
                    for k in range(len(publics))
                ]
            )
        results[label] = dict(zip(publics, map(list, zip(*rows))))
    return results
