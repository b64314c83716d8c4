"""A Montgomery ladder in lanes: the pair in one vector, exchanged inside the step, which is proven
for both masks; its loops read back from the C.
"""

import json
import re
from dataclasses import replace
from functools import cache

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.exchange import cases, prove_exchanged
from ecgen.field.lanes.words import pack_program, unpack_program
from ecgen.isa.target import load_target
from ecgen.library.files.write import write_library
from ecgen.library.packed.ladders import _ways, ladder_group, try_ladder_law
from ecgen.library.packed.platform import VectorPlatform, vector_unit
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.run.check.checks import load
from ecgen.run.check.conventions import check_calling_convention
from ecgen.run.differential import packed
from ecgen.run.emitted import read_emitted
from ecgen.run.readback.claims import check_manifest
from ecgen.run.readback.ladders import vector_ladder_differences
from ecgen.run.readback.walk import with_plain_names
from ecgen.run.verdict import PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library.packed import packing
from tests.support.library.packed.libraries import CURVE
from tests.support.library.packed.libraries import made_ladder as made

vectors_run = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")


@cache
def step():
    """The packed step, and the lanes' field."""
    target = load_target("zen3")
    field = vector_unit(target).field(CURVE.p)
    platform = VectorPlatform(CURVE, field)
    return next(step for step, _ in _ways(ladder_group(CURVE), platform, False)), field


@vectors_run
@pytest.mark.parametrize("cpu", ["zen3", pytest.param("sandybridge", marks=pytest.mark.long)])
def test_the_step_doubles_and_adds_under_either_mask(cpu, tmp_path):
    emitted = read_emitted(packing.written(*made(cpu), tmp_path / "v"))
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        packed.check_packed(loaded, 200),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@vectors_run
def test_a_mask_that_is_none_is_found(tmp_path):
    emitted = read_emitted(
        packing.written(
            *made(),
            tmp_path / "v",
            lambda text: text.replace("mask = 0 - bit", "mask = bit"),
            "_packed.c",
        )
    )
    verdict = packed.check_packed(load(emitted, quick(), tmp_path), 40)
    assert verdict.status != PASSED and "v_mask" in verdict.detail


def test_an_exchange_of_other_lanes_is_not_proven():
    found, _field = step()
    with pytest.raises(CheckFailure, match="not proven congruent"):
        prove_exchanged(found.lowered, (1, 0, 3, 2), CURVE.p)


def test_a_mask_that_is_not_known_is_refused():
    found, _ = step()
    (_, meanings), _ = cases(found.lowered, found.exchange)
    with pytest.raises(BoundError, match="no constant"):
        prove_vectors(found.lowered.vectors, meanings, CURVE.p)


def test_a_step_that_exchanges_otherwise_does_not_pass_the_trial():
    """With the lanes moved wrongly the same proof could be asked for: the group law says what the
    exchange has to be.
    """
    found, field = step()
    programs = {
        "v_pack": pack_program(field, "v_pack")[0],
        "v_unpack": unpack_program(field, "v_unpack")[0],
    }
    group = ladder_group(CURVE)
    try_ladder_law(CURVE, group, found, programs | {"v_step": found.lowered.ordered})
    ops = tuple(
        replace(op, args=(op.args[1], op.args[0], op.args[2])) if op.name == "choose" else op
        for op in found.lowered.ordered.ops
    )
    with pytest.raises(CheckFailure, match="v_step gives"):
        try_ladder_law(
            CURVE, group, found, programs | {"v_step": replace(found.lowered.ordered, ops=ops)}
        )


def test_the_lanes_of_the_pair_are_those_of_the_two_points():
    section = made()[0].packed
    assert sorted(section.lanes) == ["X2", "X3", "Z2", "Z3"] and set(section.entry) == {"X1"}
    moved = [section.lanes[k] for k in section.exchange]
    assert [name[0] for name in moved] == [name[0] for name in section.lanes] and all(
        a[1] != b[1] for a, b in zip(moved, section.lanes)
    )


@pytest.mark.long
def test_a_surface_has_its_pair_in_two_vectors(tmp_path):
    """Of four coordinates a point fills a vector; the step, either mask, conversions of elements of
    two words, and the loops of the C.
    """
    surface = without_file(load_curve("kummer1271"))
    for unit in ("ifma", "avx2"):
        code = packing.ladder(surface, load_target("zen4"), unit)
        assert (
            [name[1] for name in code.spec.lanes] == ["2"] * 4 + ["3"] * 4
            and code.spec.exchange == (4, 5, 6, 7, 0, 1, 2, 3)
            and sorted(code.spec.entry) == ["", "XT1", "XY1", "XZ1"]
        )
        with pytest.raises(CheckFailure, match="not proven congruent"):
            moved = next(
                step
                for step, _ in _ways(
                    ladder_group(surface),
                    VectorPlatform(
                        surface, vector_unit(load_target("zen4"), unit).field(surface.p)
                    ),
                    False,
                )
            )
            prove_exchanged(moved.lowered, (5, 4, 6, 7, 0, 1, 2, 3), surface.p)


@vectors_run
@pytest.mark.long
def test_the_ladder_of_a_surface_in_vectors(tmp_path):
    library = build_library(
        load_curve("kummer1271"),
        load_target("zen4"),
        BuildOptions("k", vector="avx2", api="scalarmult"),
    )
    write_library(library.files, tmp_path / "k")
    emitted = read_emitted(tmp_path / "k")
    data = json.loads((tmp_path / "k" / "MANIFEST.json").read_text())
    text = with_plain_names(data, (tmp_path / "k" / "src" / "k.c").read_text())
    assert vector_ladder_differences(data, text) == []
    for pattern, new in (
        (r"(P_v_pack_words\(pair \+ 1 \* P_V_WORDS), R0", r"\1, R0 + P_WORDS"),
        (r"(P_v_unpack_words\(.*), pair\);", r"\1, given);"),
        (r"(P_v_pack_words\(given), point_p", r"\1, R0"),
    ):
        changed = re.sub(pattern, new, text, count=1)
        assert changed != text and vector_ladder_differences(data, changed), pattern
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        packed.check_packed(loaded, 200),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@pytest.fixture(scope="module")
def manifest_and_c(tmp_path_factory):
    return packing.manifest_and_c(*made(), tmp_path_factory.mktemp("x") / "v")


def test_the_c_is_the_walk(manifest_and_c):
    assert vector_ladder_differences(*manifest_and_c) == []


@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"P_v_mask\(mask, f \^ d\);", "P_v_mask(mask, d);"),
        (r"P_v_step\(pair, pair, given, mask\);\n", ""),
        (r"(P_v_pack\(pair, )([^,]+), ([^,]+)", r"\1\3, \2"),
        (r"P_v_pack\(given, point_p,", "P_v_pack(given, R0,"),
        (r"(P_v_unpack\(R0[^,]*, )([^,]+), ([^,]+)", r"\1\3, \2"),
        (r"(P_v_pack\(given.*\n\s*for \(i = )(\d+)", r"\g<1>1\2"),
        (r"(P_v_unpack\(R0.*\n\s*P_fe_cswap\([^;]*), f\);", r"\1, d);\n    P_xz_dbl(R0, R0);"),
        (r"\bP_v_ladder_scalarmult_x\(WORD", "P_v_ladder_other(WORD"),
    ],
)
def test_another_walk_is_reported(pattern, new, manifest_and_c):
    data, text = manifest_and_c
    changed = re.sub(pattern, new, text, count=1)
    assert changed != text and vector_ladder_differences(data, changed)
