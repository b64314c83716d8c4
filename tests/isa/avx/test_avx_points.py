"""Point operations of other shapes, packed and emitted: the X25519 ladder step, Edwards addition
and doubling, Jacobian doubling-addition. AVX2, AVX and general registers give the same residues as
the formula in integers, limbs at the ends of their bounds. The complete projective formulas are
those of packed libraries: tests/library/test_packed_ways.py.

`ECGEN_PACKED_TESTS=100000` runs all inputs, proves every operation for AVX, too, not only the
ladder step, and takes general registers with ADX as well.
"""

import random

import pytest

from ecgen.library.packed.points import bound_formula
from ecgen.program.interpret import interpret
from tests.support.isa.avx.batches import COUNT, WHOLE
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.isa.avx.ways import (
    AVX,
    AVX2,
    columns_of,
    extremes,
    packed_point,
    run_general,
    run_packed,
)
from tests.support.isa.native import edge_numbers, levels, needs_host
from tests.support.library.curves import curve_of

P = 2**255 - 19
MONTGOMERY = curve_of("m", "montgomery", P, 486662, 0, 8, 9, 0, b=1)
EDWARDS = curve_of("e", "twisted_edwards", P, P - 1, 0, 8, 0, 1, d=-121665 * pow(121666, -1, P) % P)
WEIERSTRASS = curve_of("w", "weierstrass", P, P - 3, 0, 1, 0, 0, b=13318)
FORMULAS = {
    "montgom/xz/ladder/mladd-1987-m": (MONTGOMERY, 3),
    "twisted/extended-1/addition/readd-2008-hwcd-3": (EDWARDS, 2),
    "twisted/extended-1/doubling/dbl-2008-hwcd-n": (EDWARDS, 2),
    "twisted/extended-1/doubling/dbl-2010-lg-t": (EDWARDS, 2),
    "shortw/jacobian-3/doubling-addition/dadd-2010-lg": (WEIERSTRASS, 0),
}
LABELS = {f"point_{k}": name for k, name in enumerate(FORMULAS)}
CURVES = {label: FORMULAS[name][0] for label, name in LABELS.items()}
SHARE = max(COUNT // 100, 30)
pytestmark = [
    needs_host,
    pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA"),
]


@pytest.fixture(scope="module")
def points():
    """way -> label -> packed point operation."""
    return {
        way: {
            label: packed_point(
                name, FORMULAS[name][0], way, way is AVX2 or "ladder" in name or WHOLE
            )
            for label, name in LABELS.items()
        }
        for way in (AVX2, AVX)
    }


def joined(parts) -> dict:
    """Columns, or values by name, one below the other."""
    first, *rest = parts
    for part in rest:
        first = {
            k: first[k] + part[k]
            if isinstance(first[k][0], int)
            else [[a + b for a, b in zip(x, y)] for x, y in zip(first[k], part[k])]
            for k in first
        }
    return first


def inputs(points, label: str, rng) -> tuple[dict, dict]:
    """(values by name, columns by way): extremes of each way's limbs, edges of the field."""
    own = {way: extremes(points[way][label], rng, SHARE) for way in points}
    names = list(own[AVX2][1])
    edges = [x % P for x in edge_numbers(P, 4)]
    plain = {
        name: [rng.choice(edges) if rng.random() < 0.7 else rng.randrange(P) for _ in range(SHARE)]
        for name in names
    }
    parts = [*(values for _, values in own.values()), plain]
    columns = {}
    for way in points:
        columns[way] = joined(
            [
                own[way][0] if other is way else columns_of(points[way][label], own[other][1], rng)
                for other in points
            ]
            + [columns_of(points[way][label], plain, rng)]
        )
    return joined(parts), columns


def test_batches_are_those_of_the_records(points):
    for way in points:
        for label, name in LABELS.items():
            assert points[way][label].batches == FORMULAS[name][1] or not FORMULAS[name][1]


def test_all_ways_give_the_same_residues(points, tmp_path):
    rng = random.Random(7)
    for label, name in LABELS.items():
        values, columns = inputs(points, label, rng)
        count = len(next(iter(values.values())))
        found = {
            way.isa: run_packed(
                tmp_path / f"{label}{way.isa}",
                {label: points[way][label]},
                {label: columns[way]},
                count,
            )[label]
            for way in points
        }
        for level in levels() if WHOLE else ("generic",):
            found[level] = run_general(
                tmp_path / f"{label}{level}", {label: name}, CURVES, level, {label: values}
            )[label]
        program, params = bound_formula(name, CURVES[label])
        rows = [
            interpret(program, dict(zip(values, row)) | params, P) for row in zip(*values.values())
        ]
        expected = {public: [row[public] for row in rows] for public, _ in program.outputs}
        for way, result in found.items():
            assert result == expected, (name, way)
