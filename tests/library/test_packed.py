"""Packed multiplication in an emitted library: checks, other curves, refusals. Fallback and AVX:
test_packed_ways.py.
"""

import json
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from functools import reduce
from types import SimpleNamespace

import pytest

from ecgen.cli import main
from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure, CurveError, EcgenError, TargetError
from ecgen.field.lanes.doubles.fused import RealField
from ecgen.isa.target import load_target
from ecgen.kind.law import contains
from ecgen.library.packed.points import build_packed, check_vectors
from ecgen.library.pipeline.render import render_library, render_vectors
from ecgen.program.pack.text import parse as read_packed
from ecgen.report.routines.stages import render_stage
from ecgen.report.routines.vector_stages import vector_stage
from ecgen.run.check.checks import known_answers, load, run_checks
from ecgen.run.check.conventions import check_calling_convention, check_constant_time, sample_input
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential import packed
from ecgen.run.differential.routines import table_failures
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import known_answers as answers
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import FAILED, PASSED
from tests.support.compilers import quick
from tests.support.isa.avx.batches import WHOLE
from tests.support.isa.avx.vectors import HAS_AVX2
from tests.support.library import standin
from tests.support.library.packed import packing

CURVE, P251 = packing.CURVE, 2**251 - 9
vectors_run = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")


@pytest.mark.parametrize(
    "compiler",
    [
        c if c == "gcc" else pytest.param(c, marks=pytest.mark.long)
        for c in ("gcc", "clang")
        if shutil.which(c)
    ],
)
@vectors_run
def test_the_library_passes_its_checks(library, compiler, tmp_path):
    emitted = read_emitted(library)
    loaded = load(emitted, (*find_compiler(compiler), "-O0"), tmp_path)
    known, _ = known_answers(emitted, packaged_answers(emitted))
    for verdict in (
        answers.check_answers(loaded, known, "vectors"),
        check_calling_convention(loaded),
        packed.check_packed(loaded, 200),
    ):
        assert verdict.status == PASSED, verdict
    if compiler == "gcc" and shutil.which("valgrind"):
        verdict = check_constant_time(
            emitted,
            (*find_compiler(compiler), "-O1"),
            tmp_path,
            ("scalarmult", "scalarmult_vartime"),
        )
        assert verdict.status == PASSED, verdict


@vectors_run
def test_entries_of_every_width_are_right_wherever_arrays_lie(library, tmp_path):
    """Arrays of these libraries lie at another distance from a vector in each test."""
    loaded = load(read_emitted(library), quick(), tmp_path)
    select = next(r for r in loaded.emitted.routines if r.name == "select")
    assert table_failures(loaded, select, 40) == []


def sanitizers(compiler: str, scratch) -> str:
    """Flags that stop a program at the first access out of bounds, or "" where the compiler has no
    such support.
    """
    flags = "-fsanitize=address,undefined -fno-sanitize-recover=all"
    (scratch / "probe.c").write_text("int main(void) { return 0; }\n")
    done = subprocess.run(
        [compiler, *flags.split(), "probe.c", "-o", "probe"], cwd=scratch, capture_output=True
    )
    return "" if done.returncode else flags


@pytest.mark.long
@vectors_run
@pytest.mark.skipif(
    not (shutil.which("make") and shutil.which("gcc")), reason="not run: needs make and gcc"
)
def test_make_check_of_the_library(library, tmp_path):
    """The library's own test calls every hidden routine, those on vectors too, and reads nothing
    out of bounds.
    """
    flags = f"CFLAGS=-O1 {sanitizers('gcc', tmp_path)}"
    done = subprocess.run(
        ["make", "-s", "CC=gcc", flags, f"BUILD={tmp_path}/build", "VALGRIND=none", "check"],
        cwd=library,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0 and ", 0 failures" in done.stdout, done.stdout + done.stderr
    assert "NOT called" not in done.stdout
    ways = [line.rpartition("; ")[2] for line in done.stdout.splitlines() if ", 0 failures" in line]
    # one line was printed twice, and nothing told which way it was
    assert ways == ["in the vectors that this CPU has", "without vectors"]


@vectors_run
@pytest.mark.parametrize("routine", ["v_add", "v_unpack"])
def test_a_wrong_instruction_is_found(spec_and_code, routine, tmp_path):
    """One instruction of each routine replaced: the differential test must report that routine."""

    def damaged(text: str) -> str:
        at = text.index("vpaddq", text.index(f"(v_{routine}))"))
        return text[:at] + "vpsubq" + text[at + 6 :]

    emitted = read_emitted(packing.written(*spec_and_code, tmp_path / "v", damaged))
    verdict = packed.check_packed(load(emitted, quick(), tmp_path), 40)
    assert verdict.status != PASSED and routine in verdict.detail


def without(word: str, routine: str, instead: str = ""):
    """One instruction of a routine taken out or replaced."""

    def change(text: str) -> str:
        at = text.index(word, text.index(f"(v_{routine}))"))
        return text[:at] + instead + text[at + len(word) :]

    return change


@pytest.mark.long
@vectors_run
@pytest.mark.parametrize("cpu", ["zen3", "sandybridge"] if WHOLE else ["sandybridge"])
def test_registers_in_use_and_a_red_zone_are_found(cpu, tmp_path):
    """v_dbl and v_unpack without VZEROUPPER, v_pack with a write below its frame, v_add as it
    is.
    """
    changes = (
        without("vzeroupper", "v_dbl"),
        without("vzeroupper", "v_unpack"),
        without("\tret\n", "v_pack", "\tmov [rsp-472], rax\n\tret\n"),
    )
    emitted = read_emitted(
        packing.written(
            *packing.spec_and_code(cpu),
            tmp_path / "v",
            lambda text: reduce(lambda t, change: change(t), changes, text),
        )
    )
    loaded = load(emitted, quick(), tmp_path)
    seen = {
        r.name: loaded.calling_convention(r, sample_input(emitted, r))
        for r in emitted.packed.routines
    }
    assert {name: fault for name, (fault, _) in seen.items()} == {
        "v_dbl": 32,
        "v_add": 0,
        "v_pack": 0,
        "v_unpack": 32,
        "v_select": 0,
    }
    assert seen["v_pack"][1] == 472
    # the three: v_dbl, v_unpack, the stack of v_pack; the entry of scalarmult clears behind its
    # body
    verdict = check_calling_convention(loaded)
    assert (
        verdict.status != PASSED
        and "v_dbl leaves upper halves" in verdict.detail
        and "and 2 more" in verdict.detail
    )


@vectors_run
@pytest.mark.skipif(
    not WHOLE, reason="not run: takes two builds; runs with ECGEN_PACKED_TESTS=100000"
)
def test_an_instruction_that_needs_alignment_is_found(tmp_path):
    """It would stop the process: the check runs in one of its own."""
    folder = packing.written(
        *packing.spec_and_code("sandybridge"),
        tmp_path / "v",
        without("vmovdqu", "v_dbl", "vmovdqa"),
    )
    _, _, verdicts = run_checks(folder, only="vector routines", scale=0.01)
    assert [v.status for v in verdicts] == [FAILED]


@pytest.mark.long
@vectors_run
@pytest.mark.skipif(not shutil.which("valgrind"), reason="not run: valgrind is missing")
def test_a_branch_on_a_digit_in_the_vector_way_is_found(tmp_path):
    def branch(text: str) -> str:
        return text.replace(
            "v_v_select(q, table",
            "if (negative) { volatile int x = 1; (void)x; }\n    v_v_select(q, table",
        )

    emitted = read_emitted(
        packing.written(*packing.spec_and_code("sandybridge"), tmp_path / "v", branch, "src/v.c")
    )
    verdict = check_constant_time(
        emitted, (*find_compiler("gcc"), "-O1"), tmp_path, ("scalarmult", "scalarmult_vartime")
    )
    assert verdict.status != PASSED and "scalarmult ended with 99" in verdict.detail


def test_every_vector_value_has_its_bounds_in_the_manifest(spec_and_code, library):
    section = json.loads((library / "MANIFEST.json").read_text())["packed"]
    for emitted in spec_and_code[1].emitted:
        names = {op.out for op in emitted.routine.vectors.ops if op.name != "const"}
        assert names <= set(section["bounds"][emitted.name])
        assert all(low <= high for _, low, high in section["bounds"][emitted.name].values())
    assert sorted(section["lanes"]) == ["", "X", "Y", "Z"] and section["limits"] == [
        high for _, high in RealField(CURVE.p).tight
    ]


def test_the_header_states_the_stack_of_vector_routines(spec_and_code):
    """They take more than the others, if those say that they take none."""
    spec, code = spec_and_code
    spec = replace(spec, routines=tuple(replace(r, stack=0) for r in spec.routines))
    deepest = max(r.stack for r in spec.packed.routines if r.stack is not None)
    header = render_library(spec, (standin.unit(spec), *render_vectors(spec, code)))["include/v.h"]
    assert deepest > 312 and f"The assembly takes at most {deepest} bytes of stack." in header


def test_the_report_has_rows_of_the_vector_routines(spec_and_code, library):
    text, code = (library / "report.html").read_text(), spec_and_code[1]
    rows = {
        name: row
        for row in text.split("<tr>")
        for name in (r.name for r in code.spec.routines)
        if f"<code>{name}</code>" in row
    }
    for emitted in code.emitted:
        assert (
            f">{emitted.instructions}</td>" in rows[emitted.name]
            and f">{emitted.stack}</td>" in rows[emitted.name]
        )
    for name, program in code.programs.items():
        products = sum(op.name in ("mul", "sqr") for op in program.ops)
        assert f"packed into {products} batches of four products" in rows[name]
    assert (
        "compiled" in rows["v_select"]
        and "where the CPU has AVX2 and FMA" in text
        and "V_NO_VECTORS, in general registers" in text
    )


def test_stages_of_vector_routines_are_printed(spec_and_code):
    spec, code = spec_and_code
    for each in code.emitted:
        machine = vector_stage(code, spec, "machine", each.name)
        assert (
            sum(line.startswith("    ") for line in machine.splitlines())
            == len(each.machine.body)
            > 50
        )
        assert [
            line.strip() for line in vector_stage(code, spec, "asm", each.name).splitlines()
        ] == [f"{each.name}:", *each.lines]
    for name, program in code.programs.items():
        assert read_packed(vector_stage(code, spec, "field", name)).ops == program.ops
    library = SimpleNamespace(assembly=SimpleNamespace(emitted=()), packed=code, spec=spec)
    assert render_stage(library, CURVE, "machine", "v_dbl") == vector_stage(
        code, spec, "machine", "v_dbl"
    )
    assert re.findall(r"^# routine (\w+)$", render_stage(library, CURVE, "asm"), re.MULTILINE) == [
        each.name for each in code.emitted
    ]
    with pytest.raises(EcgenError, match="converts elements"):
        vector_stage(code, spec, "field", "v_pack")
    with pytest.raises(EcgenError, match="There are v_dbl, v_add"):
        vector_stage(code, spec, "asm", "v_tpl")


@pytest.mark.parametrize(
    "options, said",
    [
        (["--vector", "--annotate"], "--emit=machine"),
        (["--vector", "--emit=limb"], "no stage `limb`"),
        (["--emit=asm"], "Add --vector"),
    ],
)
def test_listings_that_there_are_not_are_refused_at_once(options, said, monkeypatch, capsys):
    def building(*given):
        raise AssertionError("something is built")

    monkeypatch.setattr("ecgen.library.pipeline.curve.build_library", building)
    assert main(["build", "curve13318", "--cpu", "zen3", "--routine", "v_dbl", *options]) == 2
    assert said in capsys.readouterr().err


def curve_251(b: int):
    x = next(x for x in range(2, 99) if pow(x**3 - 3 * x + b, (P251 - 1) // 2, P251) == 1)
    root = pow(x**3 - 3 * x + b, (P251 + 1) // 4, P251)
    curve = replace(
        CURVE, name="toy251", p=P251, r=P251, base=(x, root), numbers=(("a", P251 - 3), ("b", b))
    )
    assert contains(curve, (x, root))
    return curve


@pytest.mark.long
@vectors_run
@pytest.mark.parametrize(
    "b",
    [
        pytest.param(777, id="small b"),
        pytest.param(pow(3, 200, P251), id="large b", marks=pytest.mark.long),
    ],
)
def test_other_curves(b, tmp_path):
    """Another prime; a constant too large for a factor becomes an operand of a product."""
    curve = curve_251(b)
    spec = standin.spec(curve, prefix="v", complete=True)
    code = packing.packed(curve, load_target("zen3"), spec.multiply.entries)
    emitted = read_emitted(packing.written(replace(spec, packed=code.spec), code, tmp_path / "v"))
    verdict = packed.check_packed(load(emitted, quick(), tmp_path), 60)
    assert verdict.status == PASSED, verdict


def test_what_cannot_be_packed_is_refused():
    zen4 = load_target("zen3")
    with pytest.raises(TargetError, match="AVX2"):
        check_vectors(load_curve("curve13318"), load_target("x86-64"), "sysv")
    with pytest.raises(EcgenError, match="System V"):
        check_vectors(load_curve("curve13318"), zen4, "win64")
    for curve in ("jac256189",):
        with pytest.raises(CurveError, match="this curve has neither"):
            check_vectors(load_curve(curve), zen4, "sysv")
    with pytest.raises(TargetError, match="does not list AVX2 and FMA"):
        check_vectors(load_curve("ed25519"), load_target("sandybridge"), "sysv", "avx2")
    with pytest.raises(
        TargetError, match="does not list AVX512F.*: icelake, sapphirerapids, zen4, zen5"
    ):
        check_vectors(load_curve("ed25519"), load_target("haswell"), "sysv", "ifma")
    with pytest.raises(BoundError, match="at most four"):
        build_packed(replace(CURVE.with_numbers(a=2**257 - 96), p=2**257 - 93), zen4, 17)


def shifted(constant: int):
    """`lower_packed`, except that one constant is larger by 2^62."""
    from ecgen.field.lanes.packed import lower_packed

    def lower(*arguments, **options):
        lowered = lower_packed(*arguments, **options)
        places = [i for i, op in enumerate(lowered.vectors.ops) if op.name == "const"]
        ops = list(lowered.vectors.ops)
        op = ops[places[constant]]
        ops[places[constant]] = replace(
            op, args=tuple((word + (1 << 62)) % (1 << 64) for word in op.args)
        )
        vectors = replace(lowered.vectors, ops=tuple(ops))
        return replace(lowered, vectors=vectors, ordered=vectors)

    return lower


@pytest.mark.parametrize(
    "cpu, constant", [("zen3", 0), ("zen3", 3), ("zen3", 9), ("zen3", -1), ("sandybridge", 5)]
)
@pytest.mark.sample(6)
def test_a_shifted_constant_makes_the_build_fail(cpu, constant, monkeypatch):
    monkeypatch.setattr("ecgen.library.packed.runs.lower_packed", shifted(constant))
    with pytest.raises((BoundError, CheckFailure)) as caught:
        build_packed(CURVE, load_target(cpu), 17)
    assert "\n" not in str(caught.value)


def test_the_command_refuses_in_one_paragraph(tmp_path):
    for curve, cpu, said in (("curve13318", "x86-64", "AVX2"),):
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "ecgen",
                "build",
                curve,
                "--cpu",
                cpu,
                "--vector",
                "-o",
                str(tmp_path / "x"),
            ],
            capture_output=True,
            text=True,
        )
        assert done.returncode != 0
        assert said in done.stderr and "--vector" in done.stderr and "Traceback" not in done.stderr
