"""What `ecgen bench` times of a packed library: its vector routines, and products of four lanes,
carried and before the carry.
"""

import json
import random
from types import SimpleNamespace

import pytest

from ecgen.errors import EcgenError
from ecgen.isa.facts import UNITS
from ecgen.limb.lanes.interpret import lane_value, run_vectors
from ecgen.limb.lanes.ir import LANES
from ecgen.run.differential.packed import has_vectors
from ecgen.run.measure import bench, modelled, packed_bench
from ecgen.run.measure.lane_products import before_carry, emitted_products, product, unit_of_library
from tests.support.isa.avx.vectors import limbs_at_extremes
from tests.support.isa.native import needs_host

PRIMES = (2**255 - 19, 2**251 - 9)
EXTENSIONS = [unit.extensions for unit in UNITS]


@pytest.mark.parametrize("p", PRIMES)
@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.isa)
@pytest.mark.parametrize("name", ["v_mul", "v_sqr"])
def test_columns_are_the_whole_product(unit, p, name):
    """They differ from a * b by one constant modulo p, whatever a and b are: that of the offsets
    that keep words positive.
    """
    vectors, _ = product(unit, p, name)
    columns, rng, constants = before_carry(vectors), random.Random(name), set()
    assert columns is not None and len(columns.ops) < len(vectors.ops)
    for _ in range(10):
        inputs = {e.name: limbs_at_extremes(rng, e) for e in columns.inputs}
        result = run_vectors(columns, inputs)["r"]
        for lane in range(LANES):
            factors = [lane_value(e, inputs[e.name], lane) for e in columns.inputs]
            constants.add(
                (lane_value(columns.outputs[0], result, lane) - factors[0] * factors[-1]) % p
            )
    assert len(constants) == 1


def test_another_number_of_columns_is_no_such_point():
    vectors, _ = product(UNITS[0], PRIMES[0], "v_mul")
    last = next(op for op in vectors.ops if op.name == "shr")
    shorter = [op for op in vectors.ops if op != last]
    assert (
        before_carry(
            SimpleNamespace(
                ops=shorter, outputs=vectors.outputs, inputs=vectors.inputs, name="v_mul"
            )
        )
        is None
    )


def test_lanes_of_another_version_are_refused():
    with pytest.raises(EcgenError, match="avx512"):
        unit_of_library(SimpleNamespace(extensions=("avx512",)))


@needs_host
@pytest.mark.parametrize("extensions", EXTENSIONS, ids="+".join)
def test_rows(extensions, tmp_path, monkeypatch):
    """A library made of nothing but stand-ins for its vector routines, so that the rows and their
    arguments are what is tested.
    """
    packed = fake_library(extensions, tmp_path)
    if not has_vectors(packed):
        pytest.skip(f"not run: needs a CPU with {' and '.join(extensions)}")
    monkeypatch.setattr(packed_bench, "RUNS", 20)
    emitted = SimpleNamespace(
        cleared=(),
        packed=packed,
        units=(packed,),
        prefix="w",
        folder=tmp_path,
        sources=("w.c",),
        curve=SimpleNamespace(p=PRIMES[0]),
    )
    rows = {row["name"]: row for row in packed_bench.packed_rows(emitted, ("gcc",), packed)}
    assert list(rows) == [
        "v_dbl_chained",
        "v_add_chained",
        "v_pack",
        "v_unpack",
        "v_select",
        "v_step_chained",
        "v_mask",
        *(
            f"{v}_{row}"
            for v in ("v_mul", "v_sqr")
            for row in ("carried_throughput", "carried_chained", "before_carry_throughput")
        ),
    ]
    assert all(0 < row["min"] <= row["median"] for row in rows.values())
    assert [name for name, row in rows.items() if "model" in row] == [
        "v_dbl_chained",
        "v_add_chained",
        "v_pack",
        "v_unpack",
        "v_step_chained",
        "v_mask",
    ] and rows["v_pack"]["multiplier_bound"] == 2.0
    for name in ("v_mul", "v_sqr"):
        carried, chained, columns = (
            rows[f"{name}_{row}"]
            for row in ("carried_throughput", "carried_chained", "before_carry_throughput")
        )
        assert (
            columns["min"] < chained["min"]
            and "ready" in carried["note"]
            and "not yet carried" in columns["note"]
        )


LADDER = (SimpleNamespace(name="x25519"),)


@pytest.mark.parametrize(
    "up_to_sign, image, names",
    [
        ((), None, ["scalarmult", "scalarmult_base", "point_mul2", "point_msm_vartime"]),
        (LADDER, None, ["x25519"]),
        (LADDER, "ext", ["x25519", "x25519_base"]),
    ],
)
def test_multiplications_are_timed_on_every_way(up_to_sign, image, names, tmp_path, monkeypatch):
    """With vectors, those of a second unit and without, each by a program of its own; nothing else
    is repeated, and a CPU without them has one way.
    """
    best, second = (
        SimpleNamespace(extensions=(unit,), unit=unit, path=path, image=image)
        for unit, path in (("ifma", ""), ("avx2", "avx2"))
    )
    known = (
        "point_add",
        "scalarmult",
        "scalarmult_base",
        "point_mul2",
        "point_msm_vartime",
        "x25519",
        "x25519_base",
    )
    emitted = SimpleNamespace(
        cleared=(),
        host=True,
        isa="c64",
        packed=best,
        lanes=(best,),
        units=(best,),
        prefix="w",
        folder=tmp_path,
        sources=(),
        up_to_sign=up_to_sign,
        curve=SimpleNamespace(name="w"),
        routine=lambda name: None,
        modelled=((names[0], 3.0, 1.0),),
    )
    flags = {}
    monkeypatch.setattr(bench, "read_emitted", lambda folder: emitted)
    monkeypatch.setattr(
        bench, "compile_c", lambda compiler, sources, program, given: flags.update({program: given})
    )
    monkeypatch.setattr(
        bench,
        "run",
        lambda command: SimpleNamespace(
            stdout=json.dumps(
                {
                    "counter": bench.TSC,
                    "results": [
                        {
                            "counter": bench.TSC,
                            "name": name,
                            "min": 2.0
                            if "-DW_NO_VECTORS" in flags[command[0]]
                            else 1.5
                            if "-DW_NO_IFMA" in flags[command[0]]
                            else 1.0,
                        }
                        for name in known
                    ],
                }
            )
        ),
    )
    monkeypatch.setattr(
        bench, "packed_rows", lambda emitted, compiler, part: [{"name": f"{part.path or 'v'}_add"}]
    )

    def machine_has(computes):
        for module in (bench, modelled):
            monkeypatch.setattr(module, "has_vectors", computes)

    machine_has(lambda packed: True)
    rows = bench.run_bench(tmp_path)["results"]
    assert [row["name"] for row in rows] == [
        *known,
        *(f"{name}_without_vectors" for name in names),
        "v_add",
    ]
    assert all(row["min"] == 1.0 + row["name"].endswith("_without_vectors") for row in rows[:-1])
    assert [(row["name"], row["model"]) for row in rows if "model" in row] == [(names[0], 3.0)]
    emitted.lanes = emitted.units = best, second
    rows = bench.run_bench(tmp_path)["results"]
    assert [row["name"] for row in rows] == [
        *known,
        *(f"{name}_avx2" for name in names),
        *(f"{name}_without_vectors" for name in names),
        "v_add",
        "avx2_add",
    ]
    assert all(row["min"] == 1.5 for row in rows if row["name"].endswith("_avx2"))
    machine_has(lambda packed: packed is second)
    found = bench.run_bench(tmp_path)
    assert [row["name"] for row in found["results"]] == [
        *known,
        *(f"{name}_without_vectors" for name in names),
        "avx2_add",
    ]
    assert "lacks ifma" in found["not_timed"] and "those in avx2 vectors" in found["not_timed"]
    machine_has(lambda packed: False)
    rows = bench.run_bench(tmp_path)["results"]
    # the model is of lanes
    assert [row["name"] for row in rows] == list(known) and not any("model" in row for row in rows)


def fake_library(extensions, folder):
    unit = next(unit for unit in UNITS if unit.extensions == extensions)
    field = unit.field(PRIMES[0])
    names = ("v_dbl", "v_add", "v_pack", "v_unpack", "v_select", "v_step", "v_mask")
    (folder / "w.c").write_text(
        "".join(
            f'void w_{name}(void);\nvoid w_{name}(void) {{ __asm__ volatile(""); }}\n'
            for name in names
        )
    )
    words = LANES * field.radix.n
    table = SimpleNamespace(name="table", words=17 * words)
    routines = tuple(
        SimpleNamespace(
            name=name,
            symbol=name,
            arguments=(table,),
            model_cycles=None if name == "v_select" else 9.0,
            multiplier_bound=2.0,
        )
        for name in names
    )
    return SimpleNamespace(
        extensions=extensions,
        path="",
        routines=routines,
        limbs=field.radix.n,
        words=words,
        width=LANES,
        vectors=1,
        degree=1,
        bytes=8 * LANES,
        scales=field.scales,
        kind=field.kind,
        limits=tuple(high for _, high in field.tight),
    )


def test_timed_products_are_emitted_for_their_lanes():
    for unit in UNITS:
        emitted = emitted_products(SimpleNamespace(extensions=unit.extensions), PRIMES[0])
        assert list(emitted) == [
            "v_mul_carried",
            "v_mul_before_carry",
            "v_sqr_carried",
            "v_sqr_before_carry",
        ]
        assert all(e.machine.isa == unit.isa for e in emitted.values())
