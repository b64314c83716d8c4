"""Whole emitted libraries for the Cortex-M4, both variants: every check passes, the bars of cycles
hold, and broken ones fail.
"""

import json
import shutil
from dataclasses import replace

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: no library for the Cortex-M4 was run")

from ecgen.cli import main
from ecgen.run.binary.objects import read_objects
from ecgen.run.check.checks import known_answers, run_checks
from ecgen.run.check.erased import check_erased
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential.routines import FIELD_TESTS
from ecgen.run.emitted import read_emitted
from ecgen.run.emulated import checks
from ecgen.run.emulated import toolchain as emulated
from ecgen.run.emulated.armv7em.board import has_qemu
from ecgen.run.emulated.armv7em.emulation import EMULATION
from ecgen.run.emulated.armv7em.loaded import Emulated, build_emulated
from ecgen.run.emulated.armv7em.toolchain import find_toolchain, known_toolchains
from ecgen.run.emulated.known import cases_of
from ecgen.run.measure.bench import run_bench
from ecgen.run.tools import run

pytestmark = pytest.mark.skipif(
    not known_toolchains(), reason="no toolchain for ARM: no library for the Cortex-M4 was built"
)
gnu = pytest.mark.skipif(
    not shutil.which("arm-none-eabi-gcc"),
    reason="arm-none-eabi-gcc is missing: the library's own build files were not run",
)
CPUS = ("cortex-m4f", "cortex-m4")
# functions of each kind: those of all take the emulator four times as long
SHORT = "x25519,scalar_mul"
# the first in the shorter tier
EVERY = [
    ("curve25519", "cortex-m4f", SHORT),
    *(
        (curve, cpu, "full")
        for curve in ("curve25519", "curve13318")
        for cpu in ("cortex-m4", "cortex-m4f")
    ),
]
# of 10^4; tests/isa/armv7em/test_routines.py makes 10^4 tests of each field routine of this prime
FEW = 0.02
# cycles of profile F3, the project's aims
BARS = {
    ("curve25519", "cortex-m4f", "x25519"): 495_000,
    ("curve25519", "cortex-m4", "x25519"): 575_000,
    ("curve13318", "cortex-m4f", "scalarmult"): 1_000_000,
}
# fr_reduce of 64 bytes
BARS |= {
    ("curve13318", cpu, name): bar
    for cpu in CPUS
    for name, bar in {"fr_mul": 900, "fr_add": 150, "fr_reduce": 1500}.items()
}
# without registers of the FPU the sum spills four words: of its cycles 103 clear the stack
BARS["curve13318", "cortex-m4", "fr_add"] = 210


@pytest.mark.parametrize(
    "curve, cpu, api",
    [EVERY[0], *(pytest.param(*case, marks=pytest.mark.long) for case in EVERY[1:])],
)
def test_every_check_passes(m4_library, curve, cpu, api):
    _, compiler, verdicts = run_checks(m4_library(curve, cpu, api), scale=FEW)
    assert [v for v in verdicts if v.status == "failed"] == [] and "in the emulator" in compiler
    skipped = [v.check for v in verdicts if v.status == "skipped"]
    assert skipped == ([] if has_qemu() else ["whole program under QEMU"])
    assert len(verdicts) == 16 + (curve == "curve13318")  # a ladder has no lists


# Prime-field curves up to 384 bits; of the larger ones whole libraries take a minute each to build
# and check.
WHOLE = (
    "p256",
    "secp256k1",
    "sm2",
    "p384",
    "p224",
    "p192",
    "brainpoolp256r1",
    "bn254",
    "pallas",
    "bls12381g1",
    "ed25519",
    "ted256189",
    "numsp256d1",
    "jubjub",
)
# cycles of profile F3
SCALARMULT = {("p256", "cortex-m4f"): 800_000, ("secp256k1", "cortex-m4f"): 700_000}


@pytest.mark.long
@pytest.mark.parametrize(
    "curve, cpu, more",
    [("secp112r1", "cortex-m4f", ("--api", "scalarmult"))]
    + [pytest.param(curve, cpu, (), marks=pytest.mark.long) for cpu in CPUS for curve in WHOLE],
)
def test_other_curves_pass_every_check(tmp_path, curve, cpu, more):
    folder = tmp_path / "own"
    assert main(["build", curve, "--cpu", cpu, "-o", str(folder), "--allow-weak", *more]) == 0
    _, _, verdicts = run_checks(folder, scale=FEW / 10)
    assert [v for v in verdicts if v.status == "failed"] == []
    assert "passed" in [v.status for v in verdicts if v.check.startswith("known answers")]
    if bar := SCALARMULT.get((curve, cpu)):
        assert (
            next(row for row in run_bench(folder)["results"] if row["name"] == "scalarmult")[
                "profiles"
            ]["F3"]["cycles"]
            <= bar
        )


@pytest.mark.long
def test_encodings_of_sec1_pass_every_check(tmp_path):
    folder, names = (
        tmp_path / "own",
        {"point_decode", "point_encode", "point_encode_compressed", "point_encode_many"},
    )
    assert (
        main(
            [
                "build",
                "jac256189",
                "--cpu",
                "cortex-m4",
                "--encoding",
                "sec1",
                "--api",
                ",".join(sorted(names)),
                "-o",
                str(folder),
            ]
        )
        == 0
    )
    assert names <= {function.name for function in read_emitted(folder).functions}
    _, _, verdicts = run_checks(folder, scale=FEW)
    assert not [v for v in verdicts if v.status == "failed"]
    assert "passed" in [v.status for v in verdicts if v.check.startswith("public functions")]


@pytest.mark.long
@pytest.mark.parametrize("optimisation", ["-O0", "-O1", "-O2", "-O3", "-Os"])
@pytest.mark.parametrize("compiler", known_toolchains(), ids=lambda compiler: compiler.name)
@pytest.mark.parametrize("cpu", CPUS)
def test_nothing_is_left(m4_library, cpu, compiler, optimisation, tmp_path, monkeypatch):
    """Whatever the compiler makes; an entry that clears nothing, or no register, is found."""
    monkeypatch.setattr(
        emulated,
        "FREESTANDING",
        tuple(optimisation if flag == "-O2" else flag for flag in emulated.FREESTANDING),
    )
    folder = shutil.copytree(m4_library("curve13318", cpu), tmp_path / "own")
    source = folder / "src/lib_entry.S"
    right = source.read_text()
    wrong = [
        right.replace("b LIB_NAME(lib_erase)", "bx lr", 1),
        *([right.replace("vmov s5, r1", "")] if cpu == "cortex-m4f" else []),
    ]
    for number, text in enumerate((right, *wrong)):
        source.write_text(text)
        (made := tmp_path / f"{number}").mkdir()
        emitted = read_emitted(folder)
        assert check_erased(Emulated(emitted, build_emulated(emitted, compiler, made))).status == (
            "failed" if number else "passed"
        )


def test_known_answers_are_those_of_the_standard(m4_library):
    """RFC 7748's vectors, iterated 1000 times too, in the emulator and on the board alike."""
    emitted = read_emitted(m4_library("curve25519", "cortex-m4f"))
    known, source = known_answers(emitted, packaged_answers(emitted))
    assert (
        source == "curve25519.json and x25519.json"
        and max(call.rounds for answer in known.rows for call in answer.calls) == 1000
    )
    cases = cases_of(emitted, known)
    assert len(cases) == sum(len(answer.calls) for answer in known.rows) and {
        case.rounds for case in cases
    } >= {1, 1000}


def test_ten_thousand_tests_are_the_default():
    assert FIELD_TESTS * EMULATION.share == 10_000


@pytest.mark.parametrize(
    "curve, cpu",
    [
        ("curve25519", "cortex-m4"),
        ("curve25519", "cortex-m4f"),
        *(pytest.param("curve13318", cpu, marks=pytest.mark.long) for cpu in CPUS),
    ],
)
def test_bench_is_modelled_and_within_the_bars(m4_library, curve, cpu):
    result = run_bench(m4_library(curve, cpu))
    assert (result["counter"], result["unit"], result["modelled"]) == ("model F3", "cycles", True)
    rows = {row["name"]: row for row in result["results"]}
    for (name, level, entry), bar in BARS.items():
        if (name, level) == (curve, cpu):
            assert rows[entry]["profiles"]["F3"]["cycles"] <= bar
    for routine in read_emitted(m4_library(curve, cpu)).routines:
        row = rows[routine.name]
        assert row["profiles"]["F3m"]["cycles"] >= row["min"] > 0
        if routine.name.startswith("fe_") and routine.profiles:
            assert row["profiles"]["F3"]["fetch_stalls"] == 0, routine.name
            assert (row["stack"], row["code_bytes"]) == (routine.stack, routine.code_bytes)


@pytest.fixture(scope="module")
def built(m4_library, tmp_path_factory):
    emitted = read_emitted(m4_library("curve25519", "cortex-m4f"))
    return emitted, build_emulated(emitted, find_toolchain(), tmp_path_factory.mktemp("built"))


def test_wrong_claims_are_found(built):
    """Stack, code size and cycles of the manifest, each wrong by the least amount."""
    emitted, program = built
    wrong = [
        replace(
            r,
            stack=r.stack + 4,
            code_bytes=r.code_bytes - 2,
            profiles=((*r.profiles[0][:1], r.profiles[0][1] + 1, 0), *r.profiles[1:]),
        )
        if r.name == "fe_canon"
        else r
        for r in emitted.routines
    ]
    loaded = Emulated(replace(emitted, routines=tuple(wrong)), program, timed=True)
    for check, text in (
        (checks.check_calls, "bytes of stack and claims"),
        (checks.check_sizes, "bytes of code and claims"),
        (checks.check_cycles, "in profile F3; claimed"),
    ):
        verdict = check(loaded)
        assert (
            verdict.status == "failed"
            and verdict.detail.startswith("fe_canon")
            and text in verdict.detail
            and "more" not in verdict.detail
        )


BREAKS = {
    "lost register": (
        "_field.S",
        "\tpop.w {r4, ",
        "\tadd sp, #4\n\tpop.w {",
        "calling convention",
        "does not keep r4",
    ),
    "wrong product": ("_field.S", "umaal", "umlal", "field routines", "gave"),
    "secret branch": (
        ".c",
        "lib_xz_step(R0, R0, point_p, f ^ d);",
        "lib_xz_step(R0, R0, point_p, f ^ d);\n        if (d) lib_fe_canon(R0, R0);",
        "constant time",
        "branches or addresses depend on secrets",
    ),
    "division": (
        ".c",
        "lib_xz_step(R0, R0, point_p, f ^ d);",
        "lib_xz_step(R0, R0, point_p, f ^ d);\n        R0[0] += 0xffffffffu / (R0[1] | 1);",
        "constant time",
        "divides: the time of udiv",
    ),
    "writable data": (
        ".c",
        "int lib_cpu_supported(void)\n{",
        "int lib_state = 1;\nint lib_cpu_supported(void)\n{",
        "symbols",
        "holds writable data: lib_state",
    ),
    "wrong constant": (
        ".c",
        "lib_fe_one[8] = {UINT32_C(0x00000001)",
        "lib_fe_one[8] = {UINT32_C(0x00000003)",
        "whole program",
        "FAILED",
    ),
}


@pytest.mark.parametrize("name", BREAKS)
@pytest.mark.sample(6)
def test_broken_libraries_fail(m4_library, tmp_path, name):
    ending, old, new, step, said = BREAKS[name]
    if step == "whole program" and not has_qemu():
        pytest.skip("qemu-system-arm is missing: no whole program was run")
    folder = shutil.copytree(m4_library("curve25519", "cortex-m4f", SHORT), tmp_path / "lib")
    path = folder / f"src/lib{ending}"
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1) if name != "wrong product" else _break_product(text))
    _, _, verdicts = run_checks(folder, only=step, scale=FEW)
    assert [v.status for v in verdicts] == ["failed"] and said in verdicts[0].detail


def _break_product(text: str) -> str:
    """The first UMAAL of the multiplication adds one word less."""
    head, label, rest = text.partition("\nlib_fe_mul:\n")
    return head + label + rest.replace("umaal", "umlal", 1)


@gnu
def test_cortex_m3_is_refused_by_the_files(m4_library, tmp_path):
    """Every source stops with #error where the DSP extension is missing; a soft-float build of the
    FPU variant, too.
    """
    folder = m4_library("curve25519", "cortex-m4f")
    for flags, said in (
        (("-mcpu=cortex-m3",), "Cortex-M3 multiplies in secret-dependent time"),
        (("-mcpu=cortex-m4", "-mfloat-abi=soft"), "FPU registers"),
    ):
        for part in ("field", "point"):
            done = run(
                [
                    "arm-none-eabi-gcc",
                    *flags,
                    "-mthumb",
                    "-c",
                    folder / f"src/lib_{part}.S",
                    "-o",
                    tmp_path / "x.o",
                ],
                accept=(0, 1),
            )
            assert done.returncode == 1 and "#error" in done.stderr and said in done.stderr
    done = run(
        [
            "arm-none-eabi-gcc",
            "-mcpu=cortex-m3",
            "-mthumb",
            "-c",
            folder / "src/lib.c",
            "-o",
            tmp_path / "x.o",
        ],
        accept=(0, 1),
    )
    assert done.returncode == 1 and "cannot be built for this processor" in done.stderr


@gnu
def test_no_stack_is_executable(m4_library, tmp_path):
    """Where programs have one, as Linux on a processor that runs the same code."""
    folder, flags = (
        m4_library("curve25519", "cortex-m4f"),
        ("-mcpu=cortex-m4", "-mthumb", "-mfloat-abi=hard", "-mfpu=fpv4-sp-d16"),
    )
    for part in ("field", "point"):
        run(
            [
                "arm-none-eabi-gcc",
                *flags,
                "-c",
                folder / f"src/lib_{part}.S",
                "-o",
                tmp_path / "x.o",
            ]
        )
        (file,) = read_objects(tmp_path / "x.o")
        assert [
            section.flags for section in file.sections if section.name == ".note.GNU-stack"
        ] == [0]


def test_cortex_m3_is_refused_by_the_generator(capsys):
    assert main(["build", "curve25519", "--cpu", "cortex-m3", "-o", "never"]) == 2
    assert "cortex-m3" in capsys.readouterr().err


@gnu
@pytest.mark.skipif(not shutil.which("make"), reason="make is missing")
def test_makefile_cross_compiles(m4_library, tmp_path):
    folder = shutil.copytree(m4_library("curve25519", "cortex-m4"), tmp_path / "lib")
    run(["env", "-u", "CC", "make", "-C", folder])
    assert "v7E-M" in run(["arm-none-eabi-readelf", "-A", folder / "build/liblib.a"]).stdout


def test_json_of_check_and_bench(m4_library, capsys):
    folder = str(m4_library("curve25519", "cortex-m4"))
    assert main(["check", folder, "--only", "code sizes", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["ok"] and [row["check"] for row in found["checks"]] == ["code sizes"]
    assert main(["bench", folder]) == 0
    assert "modelled" in capsys.readouterr().out


def test_an_unknown_toolchain_is_an_error(m4_library, capsys):
    assert main(["check", str(m4_library("curve25519", "cortex-m4")), "--cc", "nosuch"]) == 2
    assert "no toolchain for the Cortex-M4 named 'nosuch'" in capsys.readouterr().err
