"""Packed ladder steps in a row as one routine: what they compute, how they are proven, which are
taken, and how the C calls them.
"""

import re
from dataclasses import replace
from functools import cache
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.exchange import MASK
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.cycles import multiplication_cycles
from ecgen.library.packed import ladder_runs as packed_steps
from ecgen.library.packed.ladders import _ways, claimed_routines, ladder_group, try_ladder_law
from ecgen.library.packed.platform import VectorPlatform, vector_cpu, vector_unit
from ecgen.library.packed.points import conversions
from ecgen.library.pipeline.planned import without_file
from ecgen.run.check.checks import load
from ecgen.run.check.conventions import check_calling_convention
from ecgen.run.differential import packed
from ecgen.run.emitted import read_emitted
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.ladders import vector_ladder_differences
from ecgen.run.verdict import PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library import standin
from tests.support.library.packed import packing

vectors_run = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")
CPU = load_target("zen4")
CURVE, SURFACE = (without_file(load_curve(name)) for name in ("curve25519", "kummer1271"))


@cache
def step(curve=CURVE, isa: str = "ifma"):
    """The first packed step, the lanes' field, and what ladders are tried with."""
    unit = vector_unit(CPU, isa)
    field = unit.field(curve.p)
    platform = VectorPlatform(curve, field)
    found = next(step for step, _ in _ways(ladder_group(curve), platform, False) if step)
    return (
        found,
        field,
        {
            name: program
            for name, (program, _) in conversions(field, represent(curve.p, CPU)).items()
        },
    )


@cache
def made():
    """A library's part with the ladder in rows of steps, with AVX2."""
    code = packing.ladder(CURVE, CPU, "avx2")
    return replace(standin.spec(CURVE, prefix="v"), packed=code.spec), code


@pytest.mark.parametrize(
    "curve, isa, name", [(CURVE, "ifma", "v_2step"), (SURFACE, "avx2", "v_4step")]
)
def test_a_row_is_proven_step_by_step_and_tried(curve, isa, name):
    found, field, programs = step(curve, isa)
    run = packed_steps.step_run(found, field, name)
    table = run.proven(curve.p)
    assert (
        table.keys() >= {op.out for op in run.vectors.ops if op.name != "const"}
        and len(run.parts) == packed_steps.STEPS[name]
    )
    try_ladder_law(
        curve,
        ladder_group(curve),
        found,
        programs | {"v_step": found.lowered.ordered, name: run.ordered},
    )


def test_results_between_steps_stay_as_products_leave_them():
    """What the second step takes is wider than a reduced element, so that no carry stands between
    the two, and is what the first one gives.
    """
    found, field, _ = step()
    run = packed_steps.step_run(found, field, "v_2step")
    first, second = run.parts
    given, taken = (
        tuple(e.bounds for e in elements)
        for elements in (first.vectors.outputs, second.vectors.inputs[:1])
    )
    assert given == taken and any(
        high > most for (_, high), (_, most) in zip(taken[0], field.tight)
    )
    assert tuple(e.bounds for e in run.vectors.outputs) == (field.tight,)
    assert sum(op.name == "shr" for op in run.vectors.ops) < 2 * sum(
        op.name == "shr" for op in found.lowered.vectors.ops
    )


def test_a_wrong_step_in_a_row_is_found():
    """Each step is proven for either mask, and the whole is tried: with the masks of two steps, or
    a product, changed.
    """
    found, field, programs = step()
    run = packed_steps.step_run(found, field, "v_2step")
    group = ladder_group(CURVE)
    swapped = {f"{MASK}_0": f"{MASK}_1", f"{MASK}_1": f"{MASK}_0"}
    for ops in (
        tuple(
            replace(op, args=tuple(swapped.get(arg, arg) for arg in op.args))
            for op in run.ordered.ops
        ),
        tuple(
            replace(op, args=(op.args[0], op.args[1] + 1))
            if op.name == "shr" and op.out.endswith("/1")
            else op
            for op in run.ordered.ops
        ),
    ):
        with pytest.raises(CheckFailure, match="v_2step gives"):
            try_ladder_law(
                CURVE,
                group,
                found,
                programs
                | {"v_step": found.lowered.ordered, "v_2step": replace(run.ordered, ops=ops)},
            )
    other = replace(run, exchange=(1, 0, 3, 2))
    with pytest.raises(CheckFailure, match="not proven congruent"):
        other.proven(CURVE.p)


def test_a_step_for_other_bounds_is_not_proven():
    """A second step lowered for reduced elements does not take what the first one leaves."""
    found, field, _ = step()
    run = packed_steps.step_run(found, field, "v_2step")
    wide, tight = run.parts[1].vectors, found.lowered.vectors
    assert wide.ops != tight.ops
    inputs = (replace(tight.inputs[0], bounds=wide.inputs[0].bounds), *tight.inputs[1:])
    with pytest.raises((BoundError, CheckFailure)):
        packed_steps.prove_exchanged(
            replace(found.lowered, vectors=replace(tight, inputs=inputs)), found.exchange, CURVE.p
        )


def test_sums_that_do_not_fit_make_no_row():
    found, field, _ = step()

    def lower(bounds=None, is_reduced=True):
        raise BoundError("too large")

    assert packed_steps.step_run(replace(found, lower=lower), field, "v_2step") is None


@pytest.mark.parametrize(
    "decoded, wait, name",
    [(6750, 7, "v_4step"), (4000, 7, "v_2step"), (1000, 7, None), (6750, -1000, None)],
)
def test_the_longest_row_is_taken_that_is_modelled_faster_and_fits_the_cache(decoded, wait, name):
    found, _, _ = step()
    unit = vector_unit(CPU, "ifma")
    cpu = SimpleNamespace(data={"limits": {"decoded": decoded}}, model={"store_forward": wait})
    assert list(
        packed_steps.faster_steps(found, replace(vector_cpu(CURVE, CPU, unit), target=cpu))
    ) == ([name] if name else [])


def test_the_model_counts_a_row_once_for_its_steps():
    """Of a library the ladder takes less with the row than it takes with its steps alone, and more
    than half of that.
    """
    spec, code = made()
    name = next(name for name in packed_steps.STEPS if name in code.spec.made_of)
    alone = replace(
        spec,
        packed=replace(code.spec, routines=tuple(r for r in code.spec.routines if r.name != name)),
    )
    assert (
        0.8 * multiplication_cycles(alone)
        < multiplication_cycles(spec)
        < 1.02 * multiplication_cycles(alone)
    )


@pytest.mark.long
def test_what_a_manifest_says_of_rows_is_made_again():
    said = made()[1].spec
    name = next(name for name in packed_steps.STEPS if name in said.made_of)
    prime = represent(CURVE.p, CPU)
    assert name in dict(claimed_routines(CURVE, said, prime))
    other = replace(said, made_of=said.made_of | {name: "3 times: something"})
    assert name not in dict(claimed_routines(CURVE, other, prime))


@vectors_run
def test_rows_of_steps_in_a_library(tmp_path):
    emitted = read_emitted(packing.written(*made(), tmp_path / "v"))
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        packed.check_packed(loaded, 200),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@vectors_run
def test_a_wrong_row_in_a_library_is_found(tmp_path):
    """The second mask of a row is not read."""
    name = next(name for name in packed_steps.STEPS if name in made()[1].spec.made_of)

    def broken(text: str) -> str:
        at = text.index(f"{name}(")
        before, body = text[:at], text[at:]
        changed = re.sub(r"\[rcx\+32\]", "[rcx]", body, count=1)
        assert changed != body
        return before + changed

    emitted = read_emitted(packing.written(*made(), tmp_path / "v", broken, "_vectors.S"))
    verdict = packed.check_packed(load(emitted, quick(), tmp_path), 100)
    assert verdict.status != PASSED and name in verdict.detail


@pytest.fixture(scope="module")
def manifest_and_c(tmp_path_factory):
    return packing.manifest_and_c(*made(), tmp_path_factory.mktemp("x") / "v")


def test_the_c_is_the_walk(manifest_and_c):
    assert vector_ladder_differences(*manifest_and_c) == []


@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"\+ 4 \* waiting, f \^ d", "+ 4 * waiting, d"),
        (r"\+\+waiting == \d", "++waiting == 3"),
        (r"waiting = 0;\n(\s*\})", r"waiting = 1;\n\1"),
        (r"size_t waiting = 0", "size_t waiting = 1"),
        (r"for \(w = 0; w < waiting; w\+\+\)", "for (w = 1; w < waiting; w++)"),
        (r"mask \+ 4 \* w\)", "mask)"),
        (r"\s*for \(w = 0; w < waiting; w\+\+\)\n.*\n", "\n"),
        (r"P_v_\dstep\(pair, pair, given, mask\)", "P_v_step(pair, pair, given, mask)"),
        (r"mask \+ 4 \* waiting", "mask"),
        (r"(\n\s*for \(w = 0)", r"\n    waiting = 0;\1"),
    ],
)
def test_another_walk_is_reported(pattern, new, manifest_and_c):
    data, text = manifest_and_c
    changed = re.sub(pattern, new, text, count=1)
    assert changed != text and vector_ladder_differences(data, changed)
