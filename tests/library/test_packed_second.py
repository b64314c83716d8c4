"""Libraries with two units of vectors, AVX-512 IFMA and AVX2: which one is taken on which CPU, each
checked as the only one is, and what a change of the second's code or constants is found by.
"""

import json
import re
import shutil
from dataclasses import replace
from types import SimpleNamespace

import pytest

from ecgen.cli.cmd_build import _summary
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.kind import law
from ecgen.library import cycles
from ecgen.library.files.harness import render_test
from ecgen.library.pipeline import vectors
from ecgen.library.walks.vectors import planned_in_vectors
from ecgen.run.binary.routine_bytes import assembled_objects, routines_in
from ecgen.run.check.checks import build_shared, known_answers, load
from ecgen.run.check.conventions import check_calling_convention, check_constant_time
from ecgen.run.check.lanes_in_c import stood_in
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential import packed
from ecgen.run.emitted import Loaded, read_emitted
from ecgen.run.functions import known_answers as answers
from ecgen.run.proof.routines import _vector_verdicts
from ecgen.run.readback.claims import check_manifest
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick, quick_option
from tests.support.isa.avx.short_lanes import HAS_IFMA
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.isa.native import needs_host
from tests.support.library.packed import packing
from tests.support.library.packed.libraries import made_best as made_of_best
from tests.support.library.packed.libraries import made_both as made
from tests.support.library.packed.machines import SCALAR, Machine, emulate, image, stops_in
from tests.support.library.packed.processors import HASWELL, LACKING, TIMED, WITHOUT, WORDS

CURVE = packing.CURVE
needs_avx2 = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")


def written(name: str, folder, change=lambda text: text, file: str = "_vectors.S"):
    return read_emitted(packing.written(*made(name), folder / "v", change, file))


@pytest.mark.long
def test_build_lists_routines_of_both_units_under_names_of_their_own():
    names = [
        row["name"]
        for row in _summary(SimpleNamespace(spec=made("ed25519")[0], files={}), None)["routines"]
    ]
    assert {"v_dbl", "avx2_dbl"} <= set(names) and len(set(names)) == len(names)


def test_each_way_of_make_check_has_its_name():
    text = render_test(made("ed25519")[0])
    assert re.findall(r'(?:if defined\((\w+)\)|else)\n#define WAY "; (.*)"', text) == [
        ("V_NO_VECTORS", "without vectors"),
        ("V_NO_IFMA", "without IFMA"),
        ("", "in the vectors that this CPU has"),
    ]


# which is taken


def ways():
    """(what is missing, machine, the beginning of the functions that are taken, "" on general
    registers)
    """
    for lacks, (flags, saved) in LACKING["ifma"].items():
        has_avx2 = lacks != "AVX2" and "XSAVE" not in lacks
        yield lacks, Machine(flags, saved), "v_avx2_" if has_avx2 else ""
    yield "nothing", Machine(WORDS, 0xE7), "v_v_"
    yield "all of AVX-512", Machine(HASWELL), "v_avx2_"
    for lacks, (flags, saved) in LACKING["avx2"].items():
        yield f"all of AVX-512, {lacks}", Machine(flags, saved), ""
    yield "FMA, which AVX-512 does without", Machine(WORDS - {"fma"}, 0xE7), "v_v_"


@pytest.mark.long
@needs_host
@pytest.mark.parametrize("compiler", ["gcc", pytest.param("clang", marks=pytest.mark.long)])
def test_the_best_unit_that_the_cpu_has_is_taken(compiler, tmp_path):
    if not shutil.which(compiler):
        pytest.skip(f"not run: {compiler} is missing")
    x, y = law.multiply(CURVE, SCALAR, CURVE.base)
    program = image(
        packing.written(*packing.with_second("zen4"), tmp_path / "v"), tmp_path, compiler
    )
    taken = {lacks: stops_in(program, machine) for lacks, machine, _ in ways()}
    assert [
        lacks
        for lacks, _, start in ways()
        if not taken[lacks].startswith(start) or (not start and taken[lacks])
    ] == [], taken
    for lacks, machine, start in ways():
        assert start or emulate(program, machine) == x.to_bytes(32, "little") + y.to_bytes(
            32, "little"
        ), lacks


@pytest.mark.parametrize(
    "macros, start",
    [
        ((), "v_v_"),
        (("NO_IFMA",), "v_avx2_"),
        (("NO_AVX2",), "v_v_"),
        (("NO_IFMA", "NO_AVX2"), ""),
        (("NO_VECTORS",), ""),
    ],
)
@needs_host
@pytest.mark.long
def test_macros_leave_units_out(macros, start, tmp_path):
    program = image(
        packing.written(*packing.with_second("zen4"), tmp_path / "v"),
        tmp_path,
        "gcc",
        *(f"-DV_{macro}" for macro in (*macros, "ASSUME_VECTORS")),
    )
    data = program.read_bytes()
    # nobody asks what the system saves
    program.write_bytes(data if b"\x0f\x01\xd0" in data else data + b"\x0f\x01\xd0")
    found = stops_in(program, Machine(WORDS, 0xE7))
    assert found.startswith(start) and bool(found) == bool(start)


# each is checked


@needs_avx2
@pytest.mark.parametrize("name", ["ed25519", pytest.param("curve25519", marks=pytest.mark.long)])
def test_both_units_are_checked(name, tmp_path):
    emitted = stood_in(written(name, tmp_path), WITHOUT)  # as on a CPU without the first
    assert (
        emitted.stand_in
        and [part.unit for part in emitted.lanes] == ["ifma", "avx2"]
        and emitted.second.path == "avx2"
    )
    loaded = load(emitted, quick(), tmp_path)
    verdicts = [
        *(packed.check_packed(loaded, 200, part) for part in emitted.lanes),
        check_calling_convention(loaded),
        check_manifest(emitted),
    ]
    assert [("NOT run" in v.detail, v.check.endswith("avx2")) for v in verdicts[:2]] == [
        (True, False),
        (False, True),
    ]
    if name == "ed25519":
        known, _ = known_answers(emitted, packaged_answers(emitted))
        other = replace(emitted, stand_in=False)
        verdicts.append(
            answers.check_answers(
                Loaded(other, build_shared(other, quick(), tmp_path, ("-DV_NO_IFMA",), "without")),
                known,
                "vectors",
            )
        )
    assert [v.status for v in verdicts] == [PASSED] * len(verdicts), verdicts
    if HAS_IFMA:
        assert (
            packed.check_packed(
                load(written(name, tmp_path / "own"), quick(), tmp_path / "own"), 60
            ).status
            == PASSED
        )


@pytest.mark.long
@needs_avx2
@pytest.mark.parametrize(
    "name, word, instead, routine",
    [
        ("ed25519", "vfmadd", "vfmsub", "add"),
        pytest.param("curve25519", "vfmadd", "vfmsub", "step", marks=pytest.mark.long),
        pytest.param("ed25519", "vaddpd", "vsubpd", "unpack", marks=pytest.mark.long),
    ],
)
def test_a_wrong_instruction_of_the_second_is_found(name, word, instead, routine, tmp_path):
    def damaged(text: str) -> str:
        at = text.index(word, text.index(f"(v_avx2_{routine}))"))
        return text[:at] + instead + text[at + len(word) :]

    emitted = written(name, tmp_path, damaged, "avx2_vectors.S")
    verdict = packed.check_packed(
        load(stood_in(emitted, WITHOUT), quick(), tmp_path), 40, emitted.second
    )
    assert verdict.status == FAILED and routine in verdict.detail
    codes = routines_in(assembled_objects(emitted, quick_option(), tmp_path)[0], emitted)
    proven = {
        verdict.check: verdict.status
        for verdict in _vector_verdicts(
            emitted,
            represent(emitted.curve.p, load_target("zen4")),
            codes,
            f"_{routine}",
            lambda name: None,
        )
    }
    assert (proven[f"avx2_{routine}"], proven[f"v_{routine}"]) == (FAILED, PASSED)


@pytest.mark.long
@pytest.mark.parametrize(
    "pattern, new",
    [
        (r"v_avx2_dbl\(acc, acc\);", "v_avx2_add(acc, acc, q);"),
        (r"(v_avx2_multiply_T\(q, T, d, )(\w+)", r"\1 0 * \2"),
        (r"(v_avx2_multiply_base_table\[\d+\][^{]*{\n[^0]*UINT64_C\(0x)", r"\g<1>1"),
    ],
)
def test_another_multiplication_in_the_second_is_found(pattern, new, tmp_path):
    def changed(text: str) -> str:
        found, count = re.subn(pattern, new, text, count=1)
        assert count
        return found

    assert check_manifest(written("ed25519", tmp_path, changed, "src/v.c")).status == FAILED


@pytest.mark.long
def test_the_manifest_names_routines_as_the_files_do(tmp_path):
    emitted = written("curve25519", tmp_path)
    assert check_manifest(emitted).status == PASSED
    path = emitted.folder / "MANIFEST.json"
    data = json.loads(path.read_text())
    assert {"v_avx2_step", "v_v_step"} <= set(data["hidden"])
    data["second"]["routines"][0]["instructions"] += 1
    path.write_text(json.dumps(data))
    assert check_manifest(read_emitted(emitted.folder)).status == FAILED


@pytest.mark.long
@needs_avx2
@pytest.mark.skipif(not shutil.which("valgrind"), reason="not run: valgrind is missing")
@pytest.mark.parametrize("status", [pytest.param(PASSED, marks=pytest.mark.long), FAILED])
def test_a_branch_on_a_digit_in_the_second_is_found(status, tmp_path):
    def branching(text: str) -> str:
        head = re.search(
            r"static void v_avx2_multiply_T\(.*\n{\n(?:    \w.*;\n)*?(?=    v_avx2_select)", text
        )
        return text[: head.end()] + '    if (negative) __asm__ volatile("");\n' + text[head.end() :]

    changed = branching if status == FAILED else str
    verdict = check_constant_time(
        written("ed25519", tmp_path, changed, "src/v.c"),
        (*find_compiler("gcc"), "-O1"),
        tmp_path,
        TIMED,
    )
    assert verdict.status == status and ("without ifma" in verdict.detail) == (status == FAILED), (
        verdict
    )


# what is chosen


@pytest.mark.parametrize(
    "ratio, chosen", [(0.8, ("multiply", "multiply_vartime", "multiply_base")), (0.9, ())]
)
def test_walks_that_are_faster_are_taken(ratio, chosen, monkeypatch):
    spec, _ = made_of_best("ed25519")
    assert set(chosen) <= set(planned_in_vectors(spec))
    monkeypatch.setattr(
        cycles,
        "walk_cycles",
        lambda spec, planned, chained, in_vectors: ratio if in_vectors else 1.0,
    )
    assert (
        tuple(name for name in cycles.walks_of_second(spec) if name.startswith("multiply"))
        == chosen
    )
    slow = spec.walks.vartime
    monkeypatch.setattr(
        cycles,
        "walk_cycles",
        lambda spec, planned, chained, in_vectors: 1.0 + (planned is slow) if in_vectors else 1.5,
    )
    assert "multiply_vartime" not in cycles.walks_of_second(spec)
    monkeypatch.setattr(
        cycles,
        "walk_cycles",
        lambda spec, planned, chained, in_vectors: (
            1.0 + (planned is spec.walks.mul) if in_vectors else 1.5
        ),
    )
    assert cycles.walks_of_second(spec) == ()


def test_a_walk_that_is_left_out_stays_on_general_registers(tmp_path):
    spec, code = made("ed25519")
    spec = replace(spec, second=replace(spec.second, walks=("multiply",)))
    emitted = read_emitted(packing.written(spec, code, tmp_path / "v"))
    text = (emitted.folder / "src/v.c").read_text()
    assert (
        "v_avx2_multiply(" in text
        and not re.search(r"v_avx2_multiply_(base|vartime)\(", text)
        and check_manifest(emitted).status == PASSED
    )


@pytest.mark.parametrize("worth, second", [(("multiply",), "avx2"), ((), None)])
def test_auto_adds_the_second_where_it_is_worth_it(worth, second, monkeypatch):
    asked = []
    parts = {
        unit: SimpleNamespace(
            spec=SimpleNamespace(packed=SimpleNamespace(stem="ext"), unit=unit), packed=unit
        )
        for unit in ("ifma", "avx2")
    }
    monkeypatch.setattr(
        vectors, "walks_of_second", lambda spec, chained: asked.append(spec.unit) or worth
    )
    monkeypatch.setattr(vectors, "_beside", lambda best, other, chained: other.packed)
    monkeypatch.setattr(
        vectors, "joined", lambda spec, code, other, walks: (spec, (code, other, walks))
    )
    monkeypatch.setattr(
        vectors, "replace", lambda value, **changes: SimpleNamespace(**vars(value) | changes)
    )
    found = vectors._with_second(parts["ifma"], [parts["avx2"]], 1.0)
    assert asked == ["avx2"] and found.packed == (("ifma", second, worth) if second else "ifma")
