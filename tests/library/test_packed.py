"""Packed multiplication in an emitted library: checks, fallback on a CPU without vectors, other curves, refusals."""

import json
import shutil
import struct
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
import standin
from curves import LARGE

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure, CurveError, EcgenError, TargetError
from ecgen.field.lanes.reals import RealField
from ecgen.isa.target import load_target
from ecgen.library.check_points import is_on_curve
from ecgen.library.packed import build_packed, check_vectors
from ecgen.library.render import render_library, render_vectors
from ecgen.library.write import write_library
from ecgen.run import answers, packed
from ecgen.run.binary import check_calling_convention, check_constant_time
from ecgen.run.checks import known_answers, load
from ecgen.run.emitted import read_emitted
from ecgen.run.packaged import packaged_answers
from ecgen.run.tools import find_compiler
from ecgen.run.verdict import PASSED
from tests.isa.avx.vectors import HAS_AVX2
from tests.isa.native import needs_host

CURVE, P251 = LARGE["curve13318"], 2**251 - 9
STUB = r"""
#include "include/v.h"
static const uint8_t scalar[32] = {200, 7, 9, 1};
static uint8_t point[64], out[64];
void _start(void)
{
    __builtin_cpu_init();
    v_base(point);
    v_scalarmult(out, scalar, point);
    __asm__ volatile("hlt" : : "a"(out));
}
"""
vectors_run = pytest.mark.skipif(not HAS_AVX2, reason="not run: needs a CPU with AVX2 and FMA")


@pytest.fixture(scope="session")
def spec_and_code():
    spec = standin.spec(CURVE, prefix="v")
    code = build_packed(CURVE, load_target("zen4"), spec.multiply.entries)
    return replace(spec, packed=code.spec), code


def written(spec, code, folder: Path, change=lambda text: text) -> Path:
    files = render_library(spec, (standin.unit(spec), *render_vectors(spec, code)))
    write_library({path: change(text) if path.endswith("_vectors.S") else text for path, text in files.items()}, folder)
    return folder


@pytest.fixture(scope="session")
def library(spec_and_code, tmp_path_factory):
    return written(*spec_and_code, tmp_path_factory.mktemp("packed") / "v")


@pytest.mark.parametrize("compiler", [c for c in ("gcc", "clang") if shutil.which(c)])
@vectors_run
def test_the_library_passes_its_checks(library, compiler, tmp_path):
    emitted = read_emitted(library)
    loaded = load(emitted, find_compiler(compiler), tmp_path)
    known, _ = known_answers(emitted, packaged_answers(emitted))
    for verdict in (answers.check_answers(loaded, known, "vectors"), check_calling_convention(loaded), packed.check_packed(loaded, 200)):
        assert verdict.status == PASSED, verdict
    if compiler == "gcc" and shutil.which("valgrind"):
        verdict = check_constant_time(emitted, find_compiler(compiler), tmp_path, ("scalarmult", "scalarmult_vartime"))
        assert verdict.status == PASSED, verdict


@vectors_run
@pytest.mark.parametrize("routine", ["v_add", "v_unpack"])
def test_a_wrong_instruction_is_found(spec_and_code, routine, tmp_path):
    """One instruction of each routine replaced: the differential test must report that routine."""

    def damaged(text: str) -> str:
        at = text.index("vpaddq", text.index(f"(v_{routine}))"))
        return text[:at] + "vpsubq" + text[at + 6:]

    emitted = read_emitted(written(*spec_and_code, tmp_path / "v", damaged))
    verdict = packed.check_packed(load(emitted, find_compiler(), tmp_path), 40)
    assert verdict.status != PASSED and routine in verdict.detail


def test_every_vector_value_has_its_bounds_in_the_manifest(spec_and_code, library):
    section = json.loads((library / "MANIFEST.json").read_text())["packed"]
    for emitted in spec_and_code[1].emitted:
        names = {op.out for op in emitted.routine.vectors.ops if op.name != "const"}
        assert names <= set(section["bounds"][emitted.name])
        assert all(low <= high for _, low, high in section["bounds"][emitted.name].values())
    assert sorted(section["lanes"]) == ["", "X", "Y", "Z"] and section["limits"] == [high for _, high in RealField(CURVE.p).tight]


def image(folder: Path, scratch: Path, *flags: str) -> Path:
    """A program without operating system: one multiplication, then HLT."""
    (scratch / "stub.c").write_text(STUB)
    sources = [scratch / "stub.c", *sorted((folder / "src").glob("*.[cS]"))]
    command = ["gcc", "-O1", "-I", str(folder), "-ffreestanding", "-fno-stack-protector", "-nostdlib", "-static", "-no-pie", *flags]
    subprocess.run([*command, "-o", str(scratch / "image"), *map(str, sources), "-lgcc"], check=True, capture_output=True)
    return scratch / "image"


def emulate(program: Path, model: int) -> "bytes | None":
    """The result of the program on an emulated CPU; None if that CPU has not got one of its instructions."""
    unicorn = pytest.importorskip("unicorn")
    uc = unicorn.Uc(unicorn.UC_ARCH_X86, unicorn.UC_MODE_64)
    uc.ctl_set_cpu_model(model)
    data = program.read_bytes()
    entry, table = struct.unpack_from("<QQ", data, 24)
    uc.mem_map(0x400000, 1 << 22)
    for k in range(struct.unpack_from("<H", data, 56)[0]):
        kind, _, offset, address, _, size = struct.unpack_from("<IIQQQQ", data, table + 56 * k)
        if kind == 1:  # PT_LOAD
            uc.mem_write(address, data[offset:offset + size])
    uc.mem_map(1 << 32, 1 << 20)
    uc.reg_write(unicorn.x86_const.UC_X86_REG_RSP, (1 << 32) + (1 << 19) - 8)
    cr4 = uc.reg_read(unicorn.x86_const.UC_X86_REG_CR4)
    uc.reg_write(unicorn.x86_const.UC_X86_REG_CR4, cr4 | 1 << 9)
    try:
        uc.emu_start(entry, 0)
    except unicorn.UcError as error:
        assert error.errno == unicorn.UC_ERR_INSN_INVALID, error
        return None
    return bytes(uc.mem_read(uc.reg_read(unicorn.x86_const.UC_X86_REG_RAX), 64))


@needs_host
def test_a_cpu_without_avx2_gets_the_fallback(library, tmp_path):
    unicorn = pytest.importorskip("unicorn", reason="unicorn is missing: the fallback was not run")
    old = unicorn.x86_const.UC_CPU_X86_NEHALEM
    from ecgen.library.check_points import multiply

    x, y = multiply(CURVE, 200 + (7 << 8) + (9 << 16) + (1 << 24), (CURVE.gx, CURVE.gy))
    wanted = x.to_bytes(32, "little") + y.to_bytes(32, "little")
    assert emulate(image(library, tmp_path), old) == wanted
    assert emulate(image(library, tmp_path, "-DV_ASSUME_CPU"), old) is None  # the vectors are what this CPU lacks


def curve_251(b: int):
    x = next(x for x in range(2, 99) if pow(x**3 - 3 * x + b, (P251 - 1) // 2, P251) == 1)
    root = pow(x**3 - 3 * x + b, (P251 + 1) // 4, P251)
    curve = replace(CURVE, name="toy251", p=P251, a=P251 - 3, b=b, r=P251, gx=x, gy=root)
    assert is_on_curve(curve, (x, root))
    return curve


@vectors_run
@pytest.mark.parametrize("b", [777, pow(3, 200, P251)], ids=["small b", "large b"])
def test_other_curves(b, tmp_path):
    """Another prime; a constant too large for a factor becomes an operand of a product."""
    curve = curve_251(b)
    spec = standin.spec(curve, prefix="v")
    code = build_packed(curve, load_target("zen4"), spec.multiply.entries)
    emitted = read_emitted(written(replace(spec, packed=code.spec), code, tmp_path / "v"))
    verdict = packed.check_packed(load(emitted, find_compiler(), tmp_path), 60)
    assert verdict.status == PASSED, verdict


def test_what_cannot_be_packed_is_refused():
    zen4 = load_target("zen4")
    with pytest.raises(TargetError, match="AVX2"):
        check_vectors(load_curve("curve13318"), load_target("x86-64"), "sysv")
    with pytest.raises(EcgenError, match="System V"):
        check_vectors(load_curve("curve13318"), zen4, "win64")
    with pytest.raises(CurveError, match="odd order"):
        check_vectors(load_curve("ed25519"), zen4, "sysv")
    with pytest.raises(BoundError, match="255 bits"):
        build_packed(replace(CURVE, p=2**256 - 189, a=2**256 - 192), zen4, 17)


def shifted(constant: int):
    """`lower_packed`, except that one constant is larger by 2^62."""
    from ecgen.field.lanes.packed import lower_packed

    def lower(*arguments, **options):
        lowered = lower_packed(*arguments, **options)
        places = [i for i, op in enumerate(lowered.vectors.ops) if op.name == "const"]
        ops = list(lowered.vectors.ops)
        op = ops[places[constant]]
        ops[places[constant]] = replace(op, args=tuple((word + (1 << 62)) % (1 << 64) for word in op.args))
        vectors = replace(lowered.vectors, ops=tuple(ops))
        return replace(lowered, vectors=vectors, ordered=vectors)

    return lower


@pytest.mark.parametrize("constant", [0, 3, 9, -1])
def test_a_shifted_constant_makes_the_build_fail(constant, monkeypatch):
    monkeypatch.setattr("ecgen.library.packed.lower_packed", shifted(constant))
    with pytest.raises((BoundError, CheckFailure)) as caught:
        build_packed(CURVE, load_target("zen4"), 17)
    assert "\n" not in str(caught.value)


def test_the_command_refuses_in_one_paragraph(tmp_path):
    for curve, cpu, said in (("curve13318", "x86-64", "AVX2"),):
        done = subprocess.run([sys.executable, "-m", "ecgen", "build", curve, "--cpu", cpu, "--vector", "-o", str(tmp_path / "x")],
                              capture_output=True, text=True)  # fmt: skip
        assert done.returncode != 0
        assert said in done.stderr and "--vector" in done.stderr and "Traceback" not in done.stderr
