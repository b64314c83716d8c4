"""Libraries on x-coordinates: every scalar on tiny curves, the vectors of RFC 7748 with 64- and
32-bit words, and that each check can fail.
"""

import json
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError
from ecgen.kind.montgomery.law import x_multiple
from ecgen.kind.montgomery.library import expected
from ecgen.library.facts.spec import LadderWalk
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from ecgen.run.check import conventions
from ecgen.run.check.checks import load, run_checks
from ecgen.run.differential import point_routines, routines
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import known_answers, public_functions
from ecgen.run.tools import find_compiler
from tests.support.compilers import quick
from tests.support.library import curves, standin
from tests.support.library.x_only import FACTS, tiny, walks

VECTORS = Path(__file__).parent.parent / "vectors"
M221 = str(Path(__file__).parent / "fixtures" / "m221.toml")


@pytest.mark.long
@pytest.mark.parametrize("p, bits", [(467, 64), (991, 32)])
def test_every_scalar_of_a_tiny_curve(p, bits, loaded_of):
    curve = tiny(p)
    standard = (
        LadderWalk("dh", 1, 0xFC, 0x40, curve.bits, 8, False, 2, False)
        if p == 467
        else LadderWalk("dh", 1, 0x7C, 0x40, 16, 7, True, 2, False)
    )
    loaded = loaded_of(curve, f"tinyx{p}_{bits}", bits=bits, standard=standard)
    for u in [*range(8), *range(8, p, 31), p - 2, p - 1, p, p + 1, p | 1 << 15]:
        for k in range(256):
            for walk in loaded.emitted.up_to_sign:
                inputs = (
                    k.to_bytes(walk.scalar_bytes, "little"),
                    u.to_bytes(loaded.emitted.field_bytes, "little"),
                )
                for name in (walk.name, f"{walk.name}_vartime") if walk.strict else (walk.name,):
                    assert not public_functions.failure(
                        loaded, loaded.emitted.function(name), inputs
                    )
    for k in range(256):
        for walk in loaded.emitted.up_to_sign:
            base = loaded.emitted.function(f"{walk.name}_base")
            assert not public_functions.failure(
                loaded, base, (k.to_bytes(walk.scalar_bytes, "little"),)
            )


@pytest.mark.long
@pytest.mark.parametrize("bits", [pytest.param(64, marks=pytest.mark.long), 32])
def test_rfc_7748_with_stand_in_routines(bits, loaded_of):
    loaded = loaded_of(FACTS, f"x{bits}", bits=bits, standard=walks().standard)
    for name in ("x25519", "curve25519")[: 1 + (bits == 32)]:
        known = known_answers.read_answers(VECTORS / f"{name}.json", loaded.emitted)
        verdict = known_answers.check_answers(loaded, known, name)
        assert verdict.status == "passed", verdict.detail
    assert (
        max(
            call.rounds
            for answer in known_answers.read_answers(VECTORS / "x25519.json", loaded.emitted).rows
            for call in answer.calls
        )
        == 1000
    )
    assert point_routines.check_points_law(loaded, 40).status == "passed"
    assert public_functions.check_functions(loaded, 48).status == "passed"


def test_walk_reads_what_the_standard_says():
    assert (
        walks().standard.bits,
        walks().standard.top,
        walks().standard.tail,
        walks().standard.strict,
    ) == (255, True, 3, False)
    nine, p = 9, FACTS.p
    assert (
        expected(FACTS, walks().standard, 0, nine)
        == expected(FACTS, walks().standard, 7, nine | 1 << 255)
        == x_multiple(FACTS, 1 << 254, nine)
    )
    assert (
        expected(FACTS, walks().standard, 1, p) == 0
        and expected(FACTS, walks().general, 1, p) is None
    )


MUTANTS = {
    "the exchange is not undone": ("f ^ d)", "d)", "functions"),
    "the last exchange is missing": ("x_fe_cswap(R0, R0 + X_XZ_WORDS, f);", "", "functions"),
    "one doubling too few": ("for (i = 3; i-- > 0;)", "for (i = 2; i-- > 0;)", "functions"),
    "one step too many": ("for (i = 254; i-- > 3;)", "for (i = 255; i-- > 3;)", "functions"),
    "unused bits are read": ("u[i] &= x_x25519_coordinate[i];", ";", "functions"),
    "p is accepted": (
        "valid = x_fe_decode(u, point);",
        "valid = x_fe_decode(u, point) | 1;",
        "functions",
    ),
    "a multiple of the base point is not reduced": ("x_sc_canon(low, low);", "", "functions"),
    "the way back from the image is another": (
        "x_fe_sub(out + X_WORDS, acc + 2 * X_WORDS, acc + X_WORDS);",
        "x_fe_sub(out + X_WORDS, acc + X_WORDS, acc + 2 * X_WORDS);",
        "functions",
    ),
    "the flag is ignored": ("((0 - swap) &", "((swap & 0) &", "points"),
}


@pytest.mark.parametrize("name", MUTANTS)
@pytest.mark.sample(10)
def test_checks_notice(name, tmp_path):
    old, new, check = MUTANTS[name]

    spec = standin.spec(FACTS, prefix="x", standard=walks().standard)
    files = render_library(spec, (standin.unit(spec),))
    changed = {
        path: text.replace(old, new) if path.startswith("src/") else text
        for path, text in files.items()
    }
    assert changed != files
    write_library(changed, tmp_path / "lib")
    loaded = load(read_emitted(tmp_path / "lib"), quick(), tmp_path)
    run = {
        "functions": lambda: public_functions.check_functions(loaded, 48),
        "points": lambda: point_routines.check_points_law(loaded, 20),
    }[check]
    assert run().status == "failed"


@pytest.mark.long
@pytest.mark.skipif(
    not shutil.which("valgrind"),
    reason="valgrind is missing: a branch on a secret was not shown to be noticed",
)
def test_a_branch_on_a_scalar_bit_is_noticed(tmp_path):
    spec = standin.spec(FACTS, prefix="x", standard=walks().standard)
    files = render_library(spec, (standin.unit(spec),))
    source = files["src/x.c"].replace(
        "        f = d;\n", "        if (d) f = d; else f = x_barrier(0);\n"
    )
    assert source != files["src/x.c"]
    write_library({**files, "src/x.c": source}, tmp_path / "lib")
    emitted = read_emitted(tmp_path / "lib")
    verdict = conventions.check_constant_time(
        emitted, find_compiler(), tmp_path, ("x25519", "scalarmult_x_vartime")
    )
    assert verdict.status == "failed" and "x25519 ended with 99" in verdict.detail


@pytest.mark.parametrize(
    "content, fragment",
    [
        ('{"function": "x448", "v": []}', "another function: x448"),
        ('{"p": "0x11", "v": []}', "another curve"),
        ("{", "cannot be read"),
        ('{"function": "x25519", "v": [{"k": "00", "u": "00", "out": "00"}]}', "wrong length"),
        ('{"function": "x25519"}', "holds no known answer"),
        ('{"v": [{"K": "0x1", "R": {"u": "0x9"}}]}', r"v\[0\] has no k"),
        ('{"v": [{"k": "0x1", "RR": {"u": "0x9"}}]}', r"v\[0\] has no R"),
        ('{"v": [{"k": 1.5, "R": {"u": "0x9"}}]}', r"v\[0\]: k is '1.5', expected"),
        ('{"v": [{"k": "-0x5", "R": {"u": "0x9"}}]}', r"v\[0\]: k is '-0x5'"),
        (
            '{"v": [{"k": "0x5", "R": {"u": "0x1' + "0" * 70 + '"}}]}',
            r"v\[0\]: the u of the result has more than 32 bytes",
        ),
        ('{"v": [{"k": "0x5", "Q": {"inf": true}, "R": {"inf": true}}]}', r"v\[0\] has no u"),
    ],
)
def test_bad_answers_are_refused(content, fragment, tmp_path, folder_of):
    emitted = read_emitted(folder_of(FACTS, "x64", bits=64, standard=walks().standard))
    (tmp_path / "v.json").write_text(content)
    with pytest.raises(EcgenError, match=fragment):
        known_answers.read_answers(tmp_path / "v.json", emitted)


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        pytest.param("ted256189", marks=pytest.mark.long),
        "jac256189",
        pytest.param("curve13318", marks=pytest.mark.long),
    ],
)
def test_32_bit_words(name, loaded_of):
    """The C of the other strategies with 32-bit words."""
    loaded = loaded_of(curves.LARGE[name], f"w32{name}", bits=32)
    known = known_answers.read_answers(VECTORS / f"{name}.json", loaded.emitted)
    assert known_answers.check_answers(loaded, known, name).status == "passed"
    assert (
        routines.check_field(loaded, 60).status == "passed"
        and point_routines.check_points_law(loaded, 60).status == "passed"
    )
    assert public_functions.check_functions(loaded, 48).status == "passed"


@pytest.mark.skipif(
    not shutil.which("arm-none-eabi-gcc"),
    reason="arm-none-eabi-gcc is missing: bare-metal building was not tested",
)
@pytest.mark.parametrize("name", ["x", pytest.param("ted256189", marks=pytest.mark.long)])
def test_bare_metal_needs_no_library(name, tmp_path):
    """The C of a library for an instruction set that this machine cannot run: no memcpy, no memset,
    no helper of the compiler.
    """
    facts = FACTS if name == "x" else curves.LARGE[name]
    spec = replace(
        standin.spec(facts, prefix="lib", bits=32, standard=walks().standard),
        isa="armv7em",
        abi="aapcs",
        level="m4",
        features=("dsp",),
    )
    files = render_library(spec, ())
    assert not [path for path in files if "abi" in path or "bench" in path or "_ct" in path]
    write_library(files, tmp_path / "lib")
    for level in ("-O2", "-O3", "-Os"):
        subprocess.run(
            ["make", "-s", f"CFLAGS={level} -Werror", f"BUILD={tmp_path}/b{level}"],
            cwd=tmp_path / "lib",
            check=True,
        )
        lines = subprocess.run(
            ["arm-none-eabi-nm", "-u", tmp_path / f"b{level}" / "liblib.a"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        assert [
            line for line in lines.splitlines() if " U " in line and " U lib_" not in line
        ] == [] and " U lib_fe_mul" in lines


@pytest.mark.asm
@pytest.mark.parametrize(
    "curve, cpu, vectors",
    [("curve25519", "zen4", "x25519"), pytest.param(M221, "x86-64", None, marks=pytest.mark.long)],
)
def test_built_ladder_passes_its_checks(curve, cpu, vectors, tmp_path, capsys):
    assert (
        main(["build", curve, "--cpu", cpu, "-o", str(tmp_path / "lib"), "--prefix", "lad"]) == 0
    ), capsys.readouterr().err
    _, _, verdicts = run_checks(
        tmp_path / "lib", vectors=VECTORS / f"{vectors}.json" if vectors else None, scale=0.003
    )
    assert [v for v in verdicts if v.status == "failed"] == []
    manifest = json.loads((tmp_path / "lib" / "MANIFEST.json").read_text())
    assert "lad_scalarmult_x" in manifest["symbols"] and ("lad_x25519" in manifest["symbols"]) == (
        vectors == "x25519"
    )
    assert (
        main(["explain", curve, "--cpu", cpu]) == 0
        and "Montgomery ladder" in capsys.readouterr().out
    )
