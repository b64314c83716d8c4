"""A ladder's library whose base point is multiplied in lanes on its Edwards image: each routine
there, the loop and its table are checked as those of a library of that curve, in either unit.
"""

import json
import re
import shutil
from dataclasses import replace
from functools import cache
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.kind.montgomery import library as montgomery
from ecgen.library import cycles
from ecgen.library.packed.points import joined, with_image
from ecgen.library.pipeline import vectors
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.run.binary.routine_bytes import assembled_objects, routines_in
from ecgen.run.check.checks import known_answers, load
from ecgen.run.check.conventions import check_calling_convention, check_constant_time
from ecgen.run.check.lanes_in_c import stood_in
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential import packed
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.known_answers import check_answers
from ecgen.run.proof.routines import _vector_verdicts
from ecgen.run.readback.claims import check_manifest
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick, quick_option
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library import standin
from tests.support.library.packed import packing
from tests.support.library.packed.processors import WITHOUT

needs_avx2 = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")
CURVE, TARGET = without_file(load_curve("curve25519")), load_target("zen4")
BASES = ("x25519_base", "scalarmult_x_base")


def in_unit(spec, unit: str):
    return with_image(
        packing.ladder(CURVE, TARGET, unit),
        packing.packed(spec.curve.image, TARGET, spec.comb.size, unit),
    )


@cache
def made():
    """Both units, AVX-512 IFMA as on a CPU that lacks it."""
    spec = standin.spec(CURVE, prefix="v")
    code, other = (in_unit(spec, unit) for unit in ("ifma", "avx2"))
    return joined(replace(spec, packed=code.spec), code, other)


def written(folder, change=lambda text: text, file: str = "_vectors.S"):
    return read_emitted(packing.written(*made(), folder / "v", change, file))


@pytest.fixture(scope="module")
def plain(tmp_path_factory):
    return written(tmp_path_factory.mktemp("image"))


@pytest.mark.long
def test_points_of_the_image_share_elements_and_conversions_with_the_ladder(plain):
    assert [(part.unit, part.stem, bool(part.exchange)) for part in plain.lanes] == [
        ("ifma", "xz", True),
        ("ifma", "ext", False),
        ("avx2", "xz", True),
        ("avx2", "ext", False),
    ]
    for ladder, image in zip(plain.lanes[::2], plain.lanes[1::2]):
        assert (ladder.limits, ladder.positions, ladder.kind) == (
            image.limits,
            image.positions,
            image.kind,
        )
        assert not {"v_pack", "v_unpack"} & {routine.name for routine in image.routines} and {
            "v_dbl",
            "v_add",
            "v_select",
        } <= {routine.name for routine in image.routines}
    assert "v_multiply_base_here(acc, low)" in (plain.folder / "src/v.c").read_text()


@pytest.mark.long
def test_the_report_has_each_routine_in_its_own_file(plain):
    report = (plain.folder / "report.html").read_text()
    for symbol, file in (("v_add", "v_vectors.S"), ("avx2_add", "v_avx2_vectors.S")):
        row = next(
            line
            for line in report.splitlines()
            if line.startswith("<tr")
            and f"<code>{symbol}</code>" in line
            and "batches of four products" in line
        )
        assert f'href="src/{file}"' in row and "packed into 2 batches" in row


@pytest.mark.long
def test_conversions_of_another_curve_are_refused():
    code, image = made()[1], packing.packed(made()[0].curve.image, TARGET, 16, "ifma")
    assert with_image(code, image).image
    wrong = tuple(
        replace(row, lines=row.lines[:-1]) if row.name == "v_unpack" else row
        for row in image.emitted
    )
    with pytest.raises(CheckFailure, match="^v_unpack of the ladder"):
        with_image(code, replace(image, emitted=wrong))


@needs_avx2
def test_both_units_are_checked(plain, tmp_path):
    emitted = stood_in(plain, WITHOUT)
    loaded = load(emitted, quick(), tmp_path)
    known, _ = known_answers(emitted, packaged_answers(emitted))
    verdicts = [
        *(packed.check_packed(loaded, 200, part) for part in emitted.lanes),
        check_calling_convention(loaded),
        check_manifest(emitted),
        check_answers(loaded, known, "vectors"),
    ]
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts
    assert sum("curve of the base point" in v.check for v in verdicts) == 2


@pytest.mark.long
@needs_avx2
@pytest.mark.parametrize(
    "unit, name, word, instead",
    [
        ("ifma", "v_add", "vpaddq", "vpsubq"),
        pytest.param("avx2", "avx2_dbl", "vfmadd", "vfmsub", marks=pytest.mark.long),
    ],
)
def test_a_wrong_instruction_is_found(unit, name, word, instead, tmp_path):
    def damaged(text: str) -> str:
        at = text.index(word, text.index(f"(v_{name}))"))
        return text[:at] + instead + text[at + len(word) :]

    emitted = stood_in(
        written(tmp_path, damaged, {"ifma": "src/v_vectors.S", "avx2": "avx2_vectors.S"}[unit]),
        WITHOUT,
    )
    part = next(part for part in emitted.lanes if part.unit == unit and not part.exchange)
    verdict = packed.check_packed(load(emitted, quick(), tmp_path), 40, part)
    assert verdict.status == FAILED and name.rpartition("_")[2] in verdict.detail
    codes = routines_in(assembled_objects(emitted, quick_option(), tmp_path)[0], emitted)
    proven = {
        v.check: v.status
        for v in _vector_verdicts(
            emitted,
            represent(emitted.curve.p, TARGET),
            codes,
            name.rpartition("_")[2],
            lambda name: None,
        )
    }
    assert proven.pop(name) == FAILED and proven and set(proven.values()) == {PASSED}


@pytest.mark.parametrize("start", ["v", "avx2"])
@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"v_START_dbl\(acc, acc\);", "v_START_add(acc, acc, q);"),
        (r"v_START_negate\(acc, e\);\n", ""),
        (r"(v_START_multiply_base_table\[\d+\][^{]*{\n[^0]*UINT64_C\(0x)", r"\g<1>1"),
        (r"(v_START_multiply_base_C\(q, \w+, d, )i", r"\g<1>0"),
        (
            r"(static void v_START_negate\(.*\n{\n.*\n.*\n    v_START_select\(q, q, 1, 0, )flag",
            r"\g<1>1",
        ),
    ],
)
@pytest.mark.sample(12)
def test_another_loop_or_table_is_found(start, pattern, new, tmp_path):
    def changed(text: str) -> str:
        found, count = re.subn(
            pattern.replace("START", start), new.replace("START", start), text, count=1
        )
        assert count
        return found

    assert check_manifest(written(tmp_path, changed, "src/v.c")).status == FAILED


@pytest.mark.long
def test_another_formula_or_missing_lanes_in_the_manifest_are_found(tmp_path):
    emitted = written(tmp_path)
    assert check_manifest(emitted).status == PASSED
    path = emitted.folder / "MANIFEST.json"
    text = path.read_text()
    for change in (
        lambda data: data["packed"].pop("image"),
        lambda data: data["second"]["image"]["made_of"].update(v_add="another"),
        lambda data: data["packed"]["image"]["routines"][0].update(instructions=1),
    ):
        data = json.loads(text)
        change(data)
        path.write_text(json.dumps(data))
        assert check_manifest(read_emitted(emitted.folder)).status == FAILED


@needs_avx2
@pytest.mark.skipif(not shutil.which("valgrind"), reason="not run: valgrind is missing")
@pytest.mark.long  # beside test_packed.py (one unit) and test_packed_second.py (either of two)
@pytest.mark.parametrize("start", ["v_v", "v_avx2"])
def test_a_branch_on_a_digit_is_found(start, tmp_path):
    def branching(text: str) -> str:
        head = re.search(
            rf"static void {start}_multiply_base_C\(.*\n{{\n(?:    \w.*;\n)*?(?=   "
            rf" {start}_select)",
            text,
        )
        return text[: head.end()] + '    if (negative) __asm__ volatile("");\n' + text[head.end() :]

    verdict = check_constant_time(
        written(tmp_path, branching, "src/v.c"),
        (*find_compiler("gcc"), "-O1"),
        tmp_path,
        (*BASES, "scalarmult_x_vartime"),
    )
    assert verdict.status == FAILED and "base" in verdict.detail, verdict


@pytest.mark.parametrize("ratio", [0.99, 1.01])
def test_lanes_are_taken_where_they_are_modelled_faster(ratio, monkeypatch):
    spec, _ = made()
    asked = []
    monkeypatch.setattr(
        cycles,
        "walk_cycles",
        lambda spec, planned, chained, in_vectors: (
            asked.append(spec.curve) or (ratio if in_vectors else 1.0)
        ),
    )
    assert cycles.image_gains(spec, 1.0) == (ratio < 1) and asked == [spec.curve.image] * 2


@pytest.mark.parametrize(
    "own, gains, has", [("ext", True, True), ("ext", False, False), (None, True, False)]
)
def test_the_second_has_them_where_the_first_has_and_they_are_worth_it(
    own, gains, has, monkeypatch
):
    spec, code = made()
    best, other = (
        SimpleNamespace(spec=spec, packed=part)
        for part in (SimpleNamespace(image=own), replace(code.second, image=code.image))
    )
    asked = []
    monkeypatch.setattr(
        vectors, "image_gains", lambda spec, chained, share: asked.append(share) or gains
    )
    assert bool(vectors._beside(best, other, 1.0).spec.image) == has and set(asked) <= {
        cycles.WORTH
    }


@pytest.mark.sample(2)
@pytest.mark.parametrize("refused", ["complete_group", "build_packed"])
def test_the_ladder_alone_is_in_lanes_where_the_image_cannot_be(refused, monkeypatch):
    """An image without complete formulas, or one that does not fit the lanes."""

    def refuse(*given):
        raise {"complete_group": EcgenError, "build_packed": BoundError}[refused]("no")

    spec, _ = made()
    options = BuildOptions("x", vector="ifma")
    build = Build(load_curve("curve25519"), TARGET, options, general=TARGET, spec=spec)
    monkeypatch.setattr(vectors, "once", lambda kind, key, make: make())
    assert vectors._of_image(build, "ifma").spec.stem == "ext"
    monkeypatch.setattr(montgomery, refused, refuse)
    assert vectors._of_image(build, "ifma") is None


@pytest.mark.long
@pytest.mark.parametrize("api, has", [("x25519", False), ("x25519,x25519_base", True)])
def test_only_what_multiplies_the_base_point_has_lanes_for_it(api, has):
    library = build_library(
        load_curve("curve25519"), load_target("zen5"), BuildOptions("x", vector="auto", api=api)
    )
    assert (
        bool(library.spec.packed.image)
        == has
        == ("v_dbl" in {routine.name for routine in library.spec.vector_routines})
    )
    assert ("v_multiply_base" in library.files["src/x.c"]) == has
