"""Libraries in lanes of words with 52-bit multiply-add (AVX-512 IFMA): run by their bytes where
this CPU has the instructions, elsewhere as the C made of them; constant time seen although valgrind
does not know them, and seen to fail."""

import re
import shutil
from dataclasses import replace
from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError
from ecgen.isa.target import load_target
from ecgen.library.packed.platform import unit_of
from ecgen.library.pipeline import curve as pipeline
from ecgen.library.pipeline import vectors
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check import checks
from ecgen.run.check.checks import known_answers, load, run_checks
from ecgen.run.check.conventions import check_calling_convention, check_constant_time
from ecgen.run.check.lanes_in_c import can_stand_in, stood_in
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential import packed
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import known_answers as answers
from ecgen.run.readback.claims import check_manifest
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED, SKIPPED
from tests.support.compilers import quick, quick_option
from tests.support.isa.avx.short_lanes import HAS_IFMA, UNIT
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.isa.native import FLAGS
from tests.support.library.packed import packing
from tests.support.library.packed.libraries import made_best as made
from tests.support.library.packed.processors import TIMED, WITHOUT

pytestmark = pytest.mark.skipif(
    not HAS_AVX2, reason="not run: needs a CPU with AVX2, which the C of these libraries takes"
)


def written(name: str, folder, change=lambda text: text, file: str = "_vectors.S", flags=FLAGS):
    """The library as it can be run on a CPU with these flags."""
    return stood_in(read_emitted(packing.written(*made(name), folder / "v", change, file)), flags)


@pytest.mark.parametrize(
    "name, flags",
    [
        pytest.param(
            name,
            flags,
            marks=pytest.mark.long
            if name == "curve13318"
            or name == "ted256189"
            or (name == "ed25519" and flags is WITHOUT and HAS_IFMA)
            else (),
        )
        for name in ("ed25519", "curve25519", "ted256189", "curve13318")
        for flags in ([FLAGS, WITHOUT] if HAS_IFMA else [FLAGS])
    ],
)
def test_the_routines_are_the_group_law(name, flags, tmp_path):
    """Every coordinate of every result, limbs at the ends of their bounds; known answers by way of
    vectors.
    """
    emitted = written(name, tmp_path, flags=flags)
    assert (
        can_stand_in(emitted)
        and emitted.stand_in == (not HAS_IFMA or flags is WITHOUT)
        and emitted.packed.kind == "word"
    )
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        packed.check_packed(loaded, 200),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    assert (
        ("NOT run" in verdicts[0].detail)
        == emitted.stand_in
        == ("NOT called" in verdicts[1].detail)
    )
    if name != "curve25519":
        known, _ = known_answers(emitted, packaged_answers(emitted))
        verdicts.append(answers.check_answers(loaded, known, "vectors"))
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts


@pytest.mark.parametrize(
    "name, word, instead, routine",
    [
        ("ed25519", "vpaddq", "vpsubq", "v_add"),
        ("ed25519", "vpmadd52huq", "vpmadd52luq", "v_dbl"),
        ("ed25519", "vpaddq", "vpsubq", "v_4dbl"),
        ("ed25519", "vpmadd52luq", "vpmadd52huq", "v_dbladd"),
        ("curve25519", "vpmadd52luq", "vpmadd52huq", "v_step"),
        ("ed25519", "vpaddq", "vpsubq", "v_unpack"),
    ],
)
@pytest.mark.long
def test_a_wrong_instruction_is_found(name, word, instead, routine, tmp_path):
    def damaged(text: str) -> str:
        at = text.index(word, text.index(f"(v_{routine}))"))
        return text[:at] + instead + text[at + len(word) :]

    for flags in (FLAGS, WITHOUT) if HAS_IFMA and routine == "v_add" else (FLAGS,):
        folder = tmp_path / str(len(flags))
        folder.mkdir()
        emitted = written(name, folder, damaged, flags=flags)
        verdict = packed.check_packed(load(emitted, quick(), folder), 40)
        assert verdict.status == FAILED and routine in verdict.detail


@pytest.mark.parametrize(
    "name, pattern, new",
    [
        ("ed25519", r"(u\} - a0\)) & flips", r"\1 & ~flips"),
        ("ed25519", r"\d+u(\} - a2\))", r"0\1"),
        ("ed25519", r"\d+u - a4\)", "0 - a4)"),
        ("ted256189", "& 189u", "& 188u"),
        ("ted256189", r"n1 \+= c0", "n1 += c1"),
        ("ted256189", "n0 &= ", "n0 |= 0 & "),
    ],
)
@pytest.mark.sample(6)
def test_a_negation_that_is_none_is_found(name, pattern, new, tmp_path):
    def changed(text: str) -> str:
        found = re.sub(pattern, new, text, count=1)
        assert found != text
        return found

    emitted = written(name, tmp_path, changed, "_packed.c")
    verdict = packed.check_packed(load(emitted, quick(), tmp_path), 40)
    assert verdict.status == FAILED and "v_select" in verdict.detail


# constant time

needs_valgrind = pytest.mark.skipif(
    not shutil.which("valgrind"), reason="not run: valgrind is missing"
)


def timed(tmp_path, change=lambda text: text, file: str = "_vectors.S"):
    return check_constant_time(
        written("ed25519", tmp_path, change, file), (*find_compiler("gcc"), "-O1"), tmp_path, TIMED
    )


@pytest.mark.long
@needs_valgrind
def test_constant_time_is_seen_although_valgrind_knows_no_avx512(tmp_path):
    verdict = timed(tmp_path)
    assert (
        verdict.status == PASSED
        and "the bytes of 8 vector routines were decoded" in verdict.detail
        and "valgrind knows no avx512f" in verdict.detail
    )


@pytest.mark.long
@needs_valgrind
def test_a_branch_on_a_digit_in_the_vector_way_is_found(tmp_path):
    def branch(text: str) -> str:
        return text.replace(
            "v_v_select(q, table",
            "if (negative) { volatile int x = 1; (void)x; }\n    v_v_select(q, table",
        )

    verdict = timed(tmp_path, branch, "src/v.c")
    assert verdict.status == FAILED and "scalarmult ended with 99" in verdict.detail


SECRET = {
    "a branch": (
        r"(\tvpmadd52luq ymm\d+, ymm(\d+))",
        r"\tvmovq rax, xmm0\n\ttest rax, rax\n\tjz 9f\n9:\n\1",
    ),
    "an address": (
        r"(\tvpmadd52luq ymm\d+, ymm(\d+))",
        r"\tvmovdqu64 ymm31, ymmword ptr [rsi+rdx]\n\1",
    ),
    "a mask": (r"(\tvpmadd52luq) (ymm\d+),", r"\1 \2{k1},"),
    "another instruction": (
        r"(\tvpmadd52luq ymm\d+, ymm(\d+))",
        r"\tvpgatherqq ymm31{k1}, [rsi+ymm0]\n\1",
    ),
}


@pytest.mark.sample(4)
@needs_valgrind
@pytest.mark.parametrize("what", SECRET)
def test_what_hangs_on_a_secret_in_the_bytes_is_found(what, tmp_path):
    """No memcheck sees them: the decoder and the scan of its instructions do."""
    pattern, new = SECRET[what]

    def changed(text: str) -> str:
        found = re.sub(pattern, new, text, count=1)
        assert found != text
        return found

    verdict = timed(tmp_path, changed)
    assert verdict.status == FAILED and "the bytes of the vector routines" in verdict.detail, (
        verdict
    )


# where it cannot run


@pytest.mark.long
def test_a_machine_without_the_instructions_is_told_what_was_not_run(tmp_path, monkeypatch):
    monkeypatch.setattr(checks, "runnable", lambda: WITHOUT)
    folder = packing.written(*made("curve25519"), tmp_path / "v")
    found = {
        verdict.check: verdict
        for only in ("vector routines", "erasure", "calling convention")
        for verdict in run_checks(
            folder, only=only, scale=0.01, cc=None if only == "erasure" else quick_option()
        )[2]
    }
    assert (
        "as C made of what their bytes decode to, since this CPU lacks"
        in found[packed.CHECK].detail
        and found[packed.CHECK].status == PASSED
    )
    assert (
        found["secrets are erased from the stack"].status == SKIPPED
        and found["secrets are erased from the stack, without vectors"].status == PASSED
    )
    assert "NOT called" in found["calling convention and stack"].detail


def test_without_avx2_nothing_stands_in(tmp_path):
    emitted = read_emitted(packing.written(*made("curve25519"), tmp_path / "v"))
    assert (
        not stood_in(emitted, WITHOUT - {"avx2"}).stand_in
        and not stood_in(emitted, set(UNIT.extensions)).stand_in
    )


# which unit is taken


def test_units_are_taken_by_what_the_cpu_file_lists():
    data = load_target("zen4").data
    assert (
        unit_of(data).isa == "ifma"
        and unit_of(data, "avx2").isa == "avx2"
        and unit_of(data | {"features": ["avx2", "fma"]}).isa == "avx2"
    )
    assert unit_of(load_target("zen3").data, "ifma") is None
    assert (
        unit_of(data | {"vector": {k: v for k, v in data["vector"].items() if k != "maddlo"}}).isa
        == "avx2"
    )


def test_a_prime_that_one_unit_does_not_hold_is_taken_by_the_next(monkeypatch):
    """--vector without a name; a unit that is named is not left."""
    tried = []

    def lowered(build, unit):
        tried.append(unit)
        if unit == UNIT.isa:
            raise BoundError("the prime does not fit.")
        return unit

    monkeypatch.setattr(vectors, "_in_unit", lowered)
    target, part = (
        load_target("zen4", tuning="none"),
        SimpleNamespace(check_packed=lambda *given: None),
    )

    def code(vector: str):
        options = BuildOptions("own", vector=vector)
        given = Build(None, target, options, general=target, spec=SimpleNamespace(part=part))
        return vectors.vector_code(given)

    assert code("best") == "avx2" and tried == ["ifma", "avx2"]
    with pytest.raises(BoundError):
        code("ifma")


@pytest.mark.parametrize(
    "cycles, chosen",
    [
        ({"": 5, "ifma": 3, "avx2": 4}, "ifma"),
        ({"": 5, "ifma": 6, "avx2": 4}, "avx2"),
        ({"": 2, "ifma": 3, "avx2": 4}, ""),
        ({"": 5, "avx2": 4}, "avx2"),
    ],
)
def test_auto_takes_what_is_modelled_fastest(cycles, chosen, monkeypatch):
    def library(build, stages):
        unit = build.options.vector
        if unit not in cycles:
            raise BoundError("the prime does not fit.")
        return replace(
            build,
            spec=SimpleNamespace(in_vectors=("scalarmult",), cycles=cycles[unit]),
            packed=unit and SimpleNamespace(spec=SimpleNamespace(unit=unit)),
        )

    monkeypatch.setattr(pipeline, "run", library)
    monkeypatch.setattr(vectors, "_slower", lambda *given: 0)
    monkeypatch.setattr(vectors, "compared_cycles", lambda spec, chained: (spec.cycles, 0))
    monkeypatch.setattr(
        vectors,
        "_with_second",
        lambda best, others, chained: replace(
            best, plan=[other.packed.spec.unit for other in others]
        ),
    )
    options = BuildOptions("own", vector="auto")
    asked = Build(load_curve("curve25519"), load_target("zen4", tuning="none"), options)
    found = pipeline.made(asked, texts=False)
    assert (found.packed.spec.unit if found.packed else "") == chosen and (
        chosen != "ifma" or found.plan == ["avx2"]
    )
    assert {each.unit: each.cycles for each in found.weighed} == {"ifma": None} | cycles and all(
        each.why for each in found.weighed if each.cycles is None
    )
