"""--with batch on curves with points: eight multiplications at once, an instance in each lane of
vectors of 64 bytes where the CPU has AVX-512 IFMA, one after the other elsewhere.
"""

import re
import shutil
from dataclasses import replace
from functools import cache

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.batch import points as batch_points
from ecgen.library.batch.ladders import claimed_batch
from ecgen.library.batch.points import (
    build_points,
    claimed_points,
    digits_of,
    offset_of,
    points_group,
)
from ecgen.library.cycles import compared_cycles, multiplication_cycles
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.limb.lanes.ir import CROSSING
from ecgen.run.binary.objects import read_objects
from ecgen.run.binary.routine_bytes import routines_in
from ecgen.run.check.checks import load
from ecgen.run.check.conventions import check_calling_convention, check_constant_time
from ecgen.run.check.lanes_in_c import stood_in
from ecgen.run.differential.batch import check_batch
from ecgen.run.emitted import read_emitted
from ecgen.run.functions.public_functions import check_functions
from ecgen.run.proof.routines import claims_of, prove_vector_code
from ecgen.run.readback.claims import check_manifest
from ecgen.run.tools import find_compiler, run
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.short_lanes import EIGHT, HAS_IFMA
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.isa.native import FLAGS

TARGET = load_target("zen4", tuning="none")
NAME = "scalarmult_batch8"
LISTS = ("point_mul_batch", "point_mul_base_batch", "point_decode_batch")  # of any number of points
WITHOUT = FLAGS - set(EIGHT.extensions[1:])
needs_avx2 = pytest.mark.skipif(
    not HAS_AVX2, reason="not run: needs a CPU with AVX2, which the C of these libraries takes"
)
CURVES = ("ed25519", "ted256189", "curve13318")
SHORT = (("ed25519", FLAGS),)
LANES = [
    pytest.param(
        curve,
        flags,
        id=f"{curve}-{len(flags)}",
        marks=() if (curve, flags) in SHORT else pytest.mark.long,
    )
    for curve in CURVES
    for flags in ([FLAGS, WITHOUT] if HAS_IFMA else [FLAGS])
]


@cache
def made(curve: str, vector: str = "ifma", cpu: str = "zen4"):
    target = TARGET if cpu == "zen4" else load_target(cpu)
    return build_library(
        load_curve(curve),
        target,
        BuildOptions(
            "v", vector=vector, extras=("batch",), api=",".join(("scalarmult", NAME, *LISTS))
        ),
    )


def written(folder, curve="ed25519", change=lambda text: text, file="src/v.c", flags=FLAGS):
    files = made(curve).files
    write_library(files | {file: change(files[file])}, folder / "v")
    return stood_in(read_emitted(folder / "v"), flags)


def replaced(old: str, new: str):
    def change(text: str) -> str:
        assert old in text, old
        return text.replace(old, new)

    return change


@needs_avx2
@pytest.mark.parametrize("curve, flags", LANES)
def test_every_lane_is_an_instance_of_its_own(curve, flags, tmp_path):
    """By the bytes, and as the C made of them; random and edge inputs in every lane, refused ones
    and neutral results among them.
    """
    emitted = written(tmp_path, curve, flags=flags)
    assert emitted.batch.stem and [
        r.name for r in emitted.batch.routines if r.instructions is None
    ] == ["v_select8", *["v_select_base8"] * (curve != "curve13318")]
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        check_batch(loaded, 200),
        check_functions(loaded, 40, only=(NAME, *LISTS)),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@needs_avx2
@pytest.mark.parametrize(
    "word, instead, routine",
    [
        ("vpmadd52luq", "vpmadd52huq", "v_dbl8"),
        ("vpmadd52luq", "vpmadd52huq", "v_mul8"),
        ("vpaddq", "vpsubq", "v_5sqr8"),
        ("vpmullq", "vpaddq", "v_sqr8"),
        ("vpaddq", "vpsubq", "v_add8"),
        ("vpmullq", "vpaddq", "v_cache8"),
    ],
)
@pytest.mark.sample(2)
def test_a_wrong_instruction_is_found(word, instead, routine, tmp_path):
    def damaged(text: str) -> str:
        at = text.index(word, text.index(f"(v_{routine}))"))
        return text[:at] + instead + text[at + len(word) :]

    verdict = check_batch(
        load(written(tmp_path, change=damaged, file="src/v_vectors.S"), quick(), tmp_path), 40
    )
    assert verdict.status == FAILED and routine in verdict.detail


@needs_avx2
@pytest.mark.parametrize(
    "file, old, new",
    [
        ("src/v.c", "digit >> {top}) ^ 1)", "digit >> {top}))"),
        ("src/v.c", "(digit - {half}) ^", "(digit - {half} + 1) ^"),
        (
            "src/v.c",
            "v_words_add(own, own, v_v_offset8, ~(uint64_t)0",
            "v_words_add(own, own, v_v_offset8, 0",
        ),
        ("src/v.c", "n < {window} && i", "n < {top} && i"),
        ("src/v.c", "for (i = 2; i < {entries}", "for (i = 3; i < {entries}"),
        (
            "src/v.c",
            "v_v_scatter8(r + V_WORDS * i, acc + V_V8_WORDS * i,",
            "v_v_scatter8(r + V_WORDS * i, acc,",
        ),
        ("src/v.c", "] & keep);", "]);"),
        ("src/v.c", "refusals + j)", "refusals)"),
        ("src/v_packed.c", "(const v_words8 *)negative", "(const v_words8 *)index"),
        ("src/v_packed.c", "(n0 & flip)", "(a0 & flip)"),
        ("src/v_packed.c", "(const v_words8 *)index,", "(const v_words8 *)index + 1,"),
        ("src/v_packed.c", "+ entry[5])", "+ entry[9])"),
    ],
)
@pytest.mark.sample(12)
def test_wrong_c_is_found(file, old, new, tmp_path):
    window = made("ed25519").spec.batch.window
    numbers = {
        "window": window,
        "top": window - 1,
        "half": 1 << window - 1,
        "entries": (1 << window - 1) + 1,
    }
    emitted = written(
        tmp_path, change=replaced(old.format(**numbers), new.format(**numbers)), file=file
    )
    verdict = check_functions(
        load(emitted, quick(), tmp_path), 40, only=(NAME, "point_mul_base_batch")
    )
    assert verdict.status == FAILED, verdict


@needs_avx2
@pytest.mark.parametrize(
    "old, new",
    [
        ("for (; count > 0; --count)", "for (; count > 1; --count)"),
        ("a + count, n);", "a + count, n < 8 ? n : 7);"),
        ("v_v_times_some(r + count, k + count, a", "v_v_times_some(r + count, k, a"),
        (
            "P_point_times(r[count - 1].w, k[count - 1].w, a[count - 1].w)",
            "P_point_times(r[count - 1].w, k[count - 1].w, a[0].w)",
        ),
        (
            "P_words_copy(r[j].w, own + V_EXT_WORDS * j",
            "P_words_copy(r[j].w, own + V_EXT_WORDS * (j & 3)",
        ),
        ("sign[j]);", "sign[0]);"),
        ("index[j] = digit[0]", "index[j] = digit[1]"),
        ("k[j].w, V_SCALAR_WORDS);\n        sign", "k[0].w, V_SCALAR_WORDS);\n        sign"),
        ("good[j] ^ 1);", "good[0] ^ 1);"),
        ("parity[j], square[j])", "parity[j], square[0])"),
        ("parity[j], square[j])", "parity[0], square[j])"),
        ("n -= 5, a = r)", "n -= 5)"),
        ("(value - *least)", "(*least - value)"),
        ("* count ? in[i] : 0", "* 4 ? in[i] : 0"),
        ("r + j, x + V_WORDS * j, y", "r + j, x, y"),
        ("codes + i + j, &least, own[j]", "codes + i + j, &least, own[0]"),
        ("v_point_take(r + i, x, y, own[0])", "v_point_take(r + i, x, y, 0)"),
    ],
)
@pytest.mark.sample(18)
def test_wrong_c_of_lists_is_found(old, new, tmp_path):
    """An end that is not reached, a number, a point, a sign, a flag or a result of another place, a
    power or a code that is not what it is to be; counts of every rest.
    """
    emitted = written(tmp_path, change=replaced(old.replace("P_", "v_"), new.replace("P_", "v_")))
    verdict = check_functions(load(emitted, quick(), tmp_path), 40, only=LISTS)
    assert verdict.status == FAILED, verdict


@pytest.mark.long
@needs_avx2
@pytest.mark.skipif(not shutil.which("valgrind"), reason="not run: valgrind is missing")
@pytest.mark.parametrize(
    "new",
    [
        pytest.param("", marks=pytest.mark.long),
        "if (negative[0]) { volatile int x = 1; (void)x; }\n        ",
    ],
)
def test_constant_time_is_seen_and_a_branch_is_found(new, tmp_path):
    call = "v_v_select8(q, T, index, negative);"
    verdict = check_constant_time(
        written(tmp_path, change=replaced(call, new + call)),
        (*find_compiler("gcc"), "-O1"),
        tmp_path,
        (NAME,) if new else (NAME, *LISTS),
    )
    assert verdict.status == (FAILED if new else PASSED) and bool(new) == (
        f"{NAME} ended with 99" in verdict.detail
    ), verdict


@needs_avx2
@pytest.mark.skipif(not shutil.which("valgrind"), reason="not run: valgrind is missing")
@pytest.mark.long
@pytest.mark.parametrize("scan", ["v_select8", "v_select_base8"])
def test_a_branch_of_a_scan_in_vectors_that_valgrind_does_not_know_is_found(scan, tmp_path):
    branch = (
        "#if !defined(V_NARROW_SCAN)\n    if (index[1]) { volatile int x = 1; (void)x; }\n#endif\n"
    )

    def change(text: str) -> str:
        at = text.index("    number = ", text.index(f"v_{scan}("))
        return text[:at] + branch + text[at:]

    verdict = check_constant_time(
        written(tmp_path, change=change, file="src/v_packed.c"),
        (*find_compiler("gcc"), "-O1"),
        tmp_path,
        (NAME,),
    )
    assert (
        verdict.status == FAILED
        and f"{scan} as it is compiled" in verdict.detail
        and "branch" in verdict.detail
    ), verdict


def test_the_bytes_are_proven_and_a_changed_one_is_refused(tmp_path):
    emitted = written(tmp_path)
    run(
        [
            *find_compiler("gcc"),
            "-c",
            "-fPIC",
            emitted.folder / "src/v_vectors.S",
            "-o",
            tmp_path / "v.o",
        ]
    )
    codes, ways = routines_in(read_objects(tmp_path / "v.o"), emitted), {}
    for name, routine in claimed_batch(
        emitted.curve,
        emitted.batch,
        claims_of(emitted).prime if emitted.representation else represent(emitted.curve.p, TARGET),
        claimed_points,
    ):
        ways.setdefault(name, []).append(routine)
    for row in (row for row in emitted.batch.routines if row.name in ways):
        data, refused, way = (
            bytearray(codes[row.name].data),
            0,
            next(way for way in ways[row.name] if proves(codes[row.name], way, row, emitted)),
        )
        for at in range(9, len(data) - 5, max(len(data) // 20, 1)):
            changed = bytes(data[:at]) + bytes([data[at] ^ 4]) + bytes(data[at + 1 :])
            refused += not proves(replace(codes[row.name], data=changed), way, row, emitted)
        # of 20 and more; places of constants are written by a linker, and bytes there mean nothing
        assert refused >= 12, row.name
    assert set(ways) == {
        "v_dbl8",
        "v_add8",
        "v_cache8",
        "v_pack8",
        "v_unpack8",
        "v_mul8",
        "v_sqr8",
        "v_5sqr8",
    }


def proves(code, way, row, emitted) -> bool:
    try:
        return bool(prove_vector_code(code, way, row, emitted).words)
    except CheckFailure:
        return False


def test_a_manifest_that_says_otherwise_is_refused():
    curve = without_file(load_curve("ed25519"))
    spec, prime = made("ed25519").spec.batch, represent(curve.p, TARGET)
    for change in (
        {"limbs": 6},
        {"stem": "prj"},
        {"entry": spec.entry[::-1]},
        {"negation": ()},
        {"minuends": (1,)},
        {"point": spec.point[::-1]},
    ):
        with pytest.raises(CheckFailure, match="the manifest"):
            list(claimed_batch(curve, replace(spec, **change), prime, claimed_points))
    others = spec.made_of | {"v_add8": "another"}
    assert "v_add8" not in dict(
        claimed_batch(curve, replace(spec, made_of=others), prime, claimed_points)
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "curve, api, wanted",
    [
        ("ed25519", "point_decode_batch", {"v_mul8", "v_sqr8", "v_5sqr8", "v_pack8", "v_unpack8"}),
        pytest.param("curve13318", "point_mul_base_batch", set(), marks=pytest.mark.long),
    ],
)
def test_a_library_has_what_its_functions_call(curve, api, wanted, tmp_path):
    """Routines of eight lanes that no function calls are left out, and what is left is claimed,
    proven and compared without them.
    """
    library = build_library(
        load_curve(curve),
        TARGET,
        BuildOptions("v", vector="ifma", extras=("batch",), api=f"scalarmult,{api}"),
    )
    write_library(library.files, tmp_path / "v")
    emitted = read_emitted(tmp_path / "v")
    assert {
        row.name for row in emitted.vector_routines if row.name.endswith("8")
    } == wanted and check_manifest(emitted).status == PASSED
    assert (emitted.batch is None) == (not wanted) and (
        not wanted
        or wanted
        <= {
            name
            for name, _ in claimed_batch(
                emitted.curve, emitted.batch, represent(emitted.curve.p, TARGET), claimed_points
            )
        }
    )
    if HAS_AVX2:
        loaded = load(stood_in(emitted, FLAGS), quick(), tmp_path)
        assert [
            verdict.status
            for verdict in (check_batch(loaded, 60), check_functions(loaded, 30, only=(api,)))
            if verdict
        ] == [PASSED] * (1 + bool(wanted))


def test_no_lane_meets_another():
    """No instruction moves lanes, whole registers alone are named, and every lane has the same
    constants.
    """
    curve = without_file(load_curve("ed25519"))
    spec, emitted = build_points(curve, TARGET, EIGHT, represent(curve.p, TARGET))
    for e in emitted:
        assert (
            e.routine.vectors.is_lanewise
            and not any(op.name in CROSSING for op in e.routine.vectors.ops)
            and all("ymm" not in line for line in e.lines)
        )
    assert set(spec.bounds) == {
        "v_dbl8",
        "v_add8",
        "v_cache8",
        "v_pack8",
        "v_unpack8",
        "v_mul8",
        "v_sqr8",
        "v_5sqr8",
    }


def test_another_sum_does_not_pass_the_trial(monkeypatch):
    curve = without_file(load_curve("ed25519"))
    monkeypatch.setattr(batch_points, "add", lambda curve, x, y: y)
    with pytest.raises(CheckFailure, match="v_dbl8 gives|v_add8 gives"):
        build_points(curve, TARGET, EIGHT, represent(curve.p, TARGET))


@pytest.mark.parametrize("bits, window", [(255, 4), (252, 3), (256, 5), (521, 6), (253, 4)])
def test_digits_reach_every_scalar(bits, window):
    """With half a digit's range at every digit added, a number of so many bits still has no more
    digits; of fewer digits some number has.
    """
    digits, half = digits_of(bits, window), 1 << window - 1
    for k in (0, 1, (1 << bits) - 1, 1 << bits - 1, 12345):
        total = k + offset_of(digits, window)
        assert (
            total >> window * digits == 0
            and sum(
                ((total >> window * i & 2 * half - 1) - half) << window * i for i in range(digits)
            )
            == k
        )
    assert (1 << bits) - 1 + offset_of(digits - 1, window) >> window * (digits - 1)


def test_points_that_are_not_in_lanes():
    curve = without_file(load_curve("fourq"))
    with pytest.raises(BoundError):
        points_group(curve)
        build_points(curve, TARGET, EIGHT, represent(curve.p, TARGET))


@pytest.mark.long
@pytest.mark.parametrize(
    "curve, cpu",
    [
        ("p256", "c64"),
        *(pytest.param(name, "c64", marks=pytest.mark.long) for name in ("ed448", "fourq")),
    ],
)
def test_without_lanes_they_are_computed_one_after_the_other(curve, cpu, tmp_path):
    library = made(curve, "", cpu)
    assert library.spec.batch is None and re.search(
        r"one after the other", library.files["include/v.h"]
    )
    write_library(library.files, tmp_path / "v")
    verdict = check_functions(
        load(read_emitted(tmp_path / "v"), quick(), tmp_path), 30, only=(NAME, *LISTS)
    )
    assert verdict.status == PASSED, verdict


def test_the_header_names_all_that_the_cpu_is_asked_for():
    """The lanes of eight alone need no AVX512VL, the one question that is asked does."""
    header = " ".join(re.sub(r"\n \*", " ", made("ed25519").files["include/v.h"]).split())
    assert header.count("AVX512IFMA") == header.count("AVX512IFMA and AVX512VL") >= 5


def test_one_of_eight_is_weighed_where_such_are_asked_for():
    """--vector auto looked at one multiplication alone: SM2 had no lanes on Zen 4, in which eight
    at once take half of the time.
    """
    spec = made("ed25519").spec
    own, times = (
        multiplication_cycles(spec),
        {routine.name: routine.model_cycles for routine in spec.batch.routines},
    )
    doublings, additions = 5 * 50, 51 + 15
    assert compared_cycles(spec)[0] == own and compared_cycles(spec)[1] == pytest.approx(
        (doublings * times["v_dbl8"] + additions * times["v_add8"]) / 8, rel=0.25
    )
    assert compared_cycles(replace(spec, batch=None)) == (own, own) and compared_cycles(
        replace(spec, batch=None, extras=())
    ) == (own, 0)
