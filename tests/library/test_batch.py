"""--with batch: eight ladders at once, an instance in each lane of vectors of 64 bytes where the
CPU has AVX-512 IFMA, one after the other elsewhere.
"""

import re
import shutil
from contextlib import suppress
from dataclasses import replace
from functools import cache

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.exchange import MASK
from ecgen.isa.facts import VECTORS
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.kind.montgomery.library import expected
from ecgen.library.batch import ladders as batch
from ecgen.library.batch.ladders import batch_unit, build_batch, claimed_batch, with_batch
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
from tests.support.isa.native import FLAGS, HAS_ADX
from tests.support.library import standin
from tests.support.library.packed import packing

CURVE, TARGET = without_file(load_curve("curve25519")), load_target("zen4", tuning="none")
P, GENERAL = CURVE.p, "scalarmult_x_batch8"
WITHOUT = FLAGS - set(EIGHT.extensions[1:])
needs_avx2 = pytest.mark.skipif(
    not HAS_AVX2, reason="not run: needs a CPU with AVX2, which the C of these libraries takes"
)


@cache
def made():
    code = packing.ladder(CURVE, TARGET)
    spec, code = with_batch(
        replace(standin.spec(CURVE, prefix="v"), packed=code.spec, extras=("batch",)), code, TARGET
    )
    assert spec.batch.width == 8 and [r.name for r in spec.batch.routines] == [
        "v_step8",
        "v_pack8",
        "v_unpack8",
    ]
    return spec, code


def written(folder, change=lambda text: text, file: str = "_vectors.S", flags=FLAGS):
    return stood_in(read_emitted(packing.written(*made(), folder / "v", change, file)), flags)


def eight(loaded, name: str, scalars, points) -> tuple[int, list[bytes]]:
    bits, out = loaded.entry(name, 256, b"".join(scalars), b"".join(points))
    return bits, [out[k : k + 32] for k in range(0, 256, 32)]


@needs_avx2
@pytest.mark.parametrize("flags", [FLAGS, WITHOUT] if HAS_IFMA else [FLAGS], ids=len)
def test_every_lane_is_an_instance_of_its_own(flags, tmp_path):
    """By the bytes, and as the C made of them; random and edge inputs in every lane."""
    emitted = written(tmp_path, flags=flags)
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        check_batch(loaded, 200),
        check_functions(loaded, 60, only=(GENERAL,)),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@needs_avx2
@pytest.mark.long
def test_a_hundred_thousand_steps_and_conversions(tmp_path):
    """10^5 instances of a step for each way of aliasing, 10^6 of each conversion."""
    loaded = load(written(tmp_path), quick(), tmp_path)
    verdict = check_batch(loaded, 1_000_000 // 8)
    assert verdict.status == PASSED, verdict


@needs_avx2
def test_a_point_of_small_order_in_a_lane_leaves_the_others_alone(tmp_path):
    """One inversion serves all, so a denominator of 0 would spoil every result; every number of
    them, in every place.
    """
    loaded = load(written(tmp_path), quick(), tmp_path)
    for places in (1, 2, 0x80, 0x55, 0xFE, 0xFF, 0):
        scalars = [(9 + 8 * k).to_bytes(32, "little") for k in range(8)]
        points = [(0 if places >> k & 1 else 9 + k).to_bytes(32, "little") for k in range(8)]
        bits, found = eight(loaded, GENERAL, scalars, points)
        wanted = [
            expected(CURVE, made()[0].up_to_sign[0], 9 + 8 * k, 0 if places >> k & 1 else 9 + k)
            for k in range(8)
        ]
        assert bits == places and [int.from_bytes(each, "little") for each in found] == wanted
    # not canonical: refused, alone
    top = [P.to_bytes(32, "little"), *[(9).to_bytes(32, "little")] * 7]
    bits, found = eight(loaded, GENERAL, scalars, top)
    assert bits == 1 and not any(found[0]) and all(map(any, found[1:]))


@pytest.mark.sample(4)
@needs_avx2
@pytest.mark.parametrize(
    "word, instead, routine",
    [
        ("vpmadd52luq", "vpmadd52huq", "v_step8"),
        ("vpternlogq", "vpmullq", "v_step8"),
        ("vpaddq", "vpsubq", "v_unpack8"),
        ("vpandq", "vporq", "v_pack8"),
    ],
)
def test_a_wrong_instruction_is_found(word, instead, routine, tmp_path):
    def damaged(text: str) -> str:
        at = text.index(word, text.index(f"(v_{routine}))"))
        end = text.index("\n", at)
        line = text[at:end].replace(word, instead)
        return text[:at] + (line.rpartition(",")[0] if word == "vpternlogq" else line) + text[end:]

    emitted = written(tmp_path, damaged)
    verdict = check_batch(load(emitted, quick(), tmp_path), 40)
    assert verdict.status == FAILED and routine in verdict.detail


@needs_avx2
@pytest.mark.parametrize(
    "old, new",
    [
        ("mask + 8 * (i & 1)", "mask + 8 * (~i & 1)"),
        ("k[words * j] & 1)", "0)"),
        (">> 1) | (i + 1 < words", ">> 1) | (i + 2 < words"),
        ("8 * i + j] = u[", "8 * i + (j ^ 1)] = u["),
        ("P_fe_mul(inverse, inverse, own + P_WORDS)", "P_fe_mul(inverse, inverse, own)"),
        ("neutral, P_WORDS, none", "neutral, P_WORDS, 0"),
        ("zero |= v_fe_is_zero(t) << j", "zero |= v_fe_is_zero(t)"),
    ],
)
@pytest.mark.sample(8)
def test_wrong_c_is_found(old, new, tmp_path):
    def changed(text: str) -> str:
        before, after = (
            re.sub(r"\bP_(?=[a-z])", "v_", each).replace("P_WORDS", "V_WORDS")
            for each in (old, new)
        )
        assert before in text, before
        return text.replace(before, after)

    verdict = check_functions(
        load(written(tmp_path, changed, "src/v.c"), quick(), tmp_path), 40, only=(GENERAL,)
    )
    assert verdict.status == FAILED, verdict


# constant time

needs_valgrind = pytest.mark.skipif(
    not shutil.which("valgrind"), reason="not run: valgrind is missing"
)


@pytest.mark.long
@needs_avx2
@needs_valgrind
@pytest.mark.parametrize(
    "old, new",
    [
        pytest.param("", "", marks=pytest.mark.long),
        (
            "v_masks8(mask + 8 * ((i - 1) & 1), turns, i - 1);",
            (
                "{ if (turns[0] >> 7 & 1) { volatile int x = 1; (void)x; } v_v_masks8(mask + 8 *"
                " ((i - 1) & 1), turns, i - 1); }"
            ),
        ),
    ],
)
def test_constant_time_is_seen_and_a_branch_is_found(old, new, tmp_path):
    emitted = written(
        tmp_path, (lambda text: text.replace(f"v_{old}", new) if old else text), "src/v.c"
    )
    verdict = check_constant_time(
        emitted, (*find_compiler("gcc"), "-O1"), tmp_path, (GENERAL, "scalarmult_x_vartime")
    )
    assert verdict.status == (FAILED if old else PASSED) and (
        "bytes of 7 vector routines" in verdict.detail
        or (old and f"{GENERAL} ended with 99" in verdict.detail)
    ), verdict


# proofs


@pytest.mark.long
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
    codes = routines_in(read_objects(tmp_path / "v.o"), emitted)
    ways = list(
        claimed_batch(
            emitted.curve,
            emitted.batch,
            claims_of(emitted).prime if emitted.representation else represent(P, TARGET),
        )
    )

    def proven(code, row) -> int:
        """The words of the results, by one of the ways in which the routine may be lowered, or
        0.
        """
        for routine in (routine for name, routine in ways if name == row.name):
            with suppress(CheckFailure):
                return prove_vector_code(code, routine, row, emitted).words
        return 0

    for row in emitted.batch.routines:
        assert (
            proven(codes[row.name], row) == {"v_step8": 20, "v_pack8": 5, "v_unpack8": 4}[row.name]
        )
        data, refused = bytearray(codes[row.name].data), 0
        for at in range(9, len(data) - 5, max(len(data) // 40, 1)):
            changed = bytes(data[:at]) + bytes([data[at] ^ 4]) + bytes(data[at + 1 :])
            refused += not proven(replace(codes[row.name], data=changed), row)
        assert refused >= 35


def test_a_manifest_that_says_otherwise_is_refused():
    spec, prime = made()[0].batch, represent(P, TARGET)
    for change in (
        {"limbs": 6},
        {"width": 4},
        {"limits": spec.limits[::-1]},
        {"extensions": ("avx2",)},
    ):
        with pytest.raises(CheckFailure, match="the manifest"):
            list(claimed_batch(CURVE, replace(spec, **change), prime))
    assert [
        name
        for name, _ in claimed_batch(CURVE, replace(spec, made_of={"v_step8": "another"}), prime)
    ] == ["v_pack8", "v_unpack8"]


@pytest.mark.parametrize("p", [2**251 - 9, 2**255 - 31, 2**224 - 63, 2**383 - 187, 2**127 - 1])
@pytest.mark.sample(2)
def test_primes_that_fit_make_steps_of_any_length_of_words(p):
    """Constants as for a curve, which nothing here looks at; words of memory are as many as the
    prime has.
    """
    spec, emitted = build_batch(replace(CURVE, p=p), TARGET, EIGHT, represent(p, TARGET))
    words = -(-p.bit_length() // 64)
    sizes = {r.name: [a.words for a in r.arguments] for r in spec.routines}
    assert sizes == {
        "v_step8": [32 * spec.limbs, 32 * spec.limbs, 8 * spec.limbs, 8],
        "v_pack8": [8 * spec.limbs, 8 * words],
        "v_unpack8": [8 * words, 8 * spec.limbs],
    }
    for e in emitted:
        assert (
            e.routine.vectors.is_lanewise
            and not any(op.name in CROSSING for op in e.routine.vectors.ops)
            and all("ymm" not in line for line in e.lines)
        )
    assert (
        set(spec.bounds) == {"v_step8", "v_pack8", "v_unpack8"}
        and MASK in emitted[0].routine.arguments[-1][0]
    )


@pytest.mark.long
def test_a_prime_that_does_not_fit_is_refused():
    p = 2**1279 - 1
    with pytest.raises(BoundError):
        build_batch(replace(CURVE, p=p), TARGET, EIGHT, represent(p, TARGET))


def test_an_exchange_of_other_points_does_not_pass_the_trial(monkeypatch):
    monkeypatch.setattr(batch, "PLACES", (*range(4, 8), *range(4), *range(8, 16)))
    with pytest.raises(CheckFailure, match="v_step8 gives another"):
        build_batch(CURVE, TARGET, EIGHT, represent(P, TARGET))


def test_the_unit_is_taken_by_what_the_cpu_file_lists():
    assert batch_unit(TARGET) is EIGHT is VECTORS["x86_64"].batches[0]
    assert (
        batch_unit(load_target("zen3")) is None
        and batch_unit(load_target("c64")) is None
        and batch_unit(load_target("cortex-m4")) is None
    )


# the option


@pytest.mark.skipif(
    not HAS_ADX or not HAS_AVX2, reason="not run: needs a CPU with BMI2, ADX and AVX2"
)
@pytest.mark.parametrize(
    "vector, api",
    [
        ("", "x25519,x25519_batch8"),
        pytest.param("avx2", "x25519,x25519_batch8", marks=pytest.mark.long),
        pytest.param("ifma", "full", marks=pytest.mark.long),
    ],
)
def test_without_lanes_they_are_computed_one_after_the_other(vector, api, tmp_path):
    library = build_library(
        load_curve("curve25519"),
        TARGET,
        BuildOptions("own", vector=vector, extras=("batch",), api=api),
    )
    assert (library.spec.batch is not None) == (vector == "ifma")
    write_library(library.files, tmp_path / "own")
    emitted = stood_in(read_emitted(tmp_path / "own"), FLAGS)
    loaded = load(emitted, quick(), tmp_path)
    verdict = check_functions(
        loaded, 40, only=("x25519_batch8", *((GENERAL,) if api == "full" else ()))
    )
    assert verdict.status == PASSED, verdict
    (tmp_path / "refusing").mkdir()
    refusing = load(emitted, (*quick(), "-DOWN_REFUSE_CPU"), tmp_path / "refusing")
    assert eight(refusing, "x25519_batch8", [bytes(32)] * 8, [bytes(31) + b"\1"] * 8) == (
        255,
        [bytes(32)] * 8,
    )


@pytest.mark.long
def test_where_no_function_of_eight_is_wanted_there_are_no_routines():
    library = build_library(
        load_curve("curve25519"),
        TARGET,
        BuildOptions("own", vector="ifma", extras=("batch",), api="x25519"),
        texts=False,
    )
    assert library.spec.batch is None
    named = build_library(
        load_curve("curve448"),
        load_target("c64"),
        BuildOptions("own", extras=("batch",), api="x448_batch8"),
    )
    assert (
        "unsigned own_x448_batch8(" in named.files["include/own.h"]
        and "one after the other" in named.files["include/own.h"]
    )


@pytest.mark.parametrize("curve", ["generic1271", "kummer1271"])
def test_other_curves_are_told(curve, tmp_path, capsys):
    assert (
        main(["build", curve, "--cpu", "zen4", "--with", "batch", "-o", str(tmp_path / "x")]) == 2
    )
    assert (
        "--with batch is for points of curves and x-coordinates of Montgomery curves"
        in capsys.readouterr().err
    )
