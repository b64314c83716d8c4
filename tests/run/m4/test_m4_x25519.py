"""A whole library for the Cortex-M4, both variants, in the emulator: RFC 7748, constant cycles, the bars of the project."""

import pytest

from ecgen.curve.library import load_curve
from ecgen.isa.target import load_target
from ecgen.library.build import BuildOptions, build_library
from ecgen.run.m4.emulate import Core
from ecgen.run.m4.image import read_image
from ecgen.run.m4.toolchain import build_program, known_toolchains

pytest.importorskip("unicorn", reason="not run: unicorn is not installed")
pytestmark = pytest.mark.skipif(not known_toolchains(), reason="not run: no toolchain for ARM")
# RFC 7748, section 5.2: scalar, coordinate, result
VECTORS = (
    ("a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4", "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c",
     "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552"),
    ("4b66e9d4d1b4673c5ad22691957d6af5c11b6421e0ea01d42ca4169e7918ba0d", "e5210f12786811d3f4b7959d0538ae2c31dbe7106fc03c3efc4cd549c715a493",
     "95cbde9476e8907d7aade45cb4b873f88b595a68799fa152e6f8f7647aac7957"),
)  # fmt: skip


@pytest.mark.parametrize("cpu, bar", (("cortex-m4f", 495_000), ("cortex-m4", 575_000)))
def test_x25519(cpu, bar, tmp_path):
    target = load_target(cpu)
    library = build_library(load_curve("curve25519"), target, BuildOptions("x", abi="aapcs"))
    for name, text in library.files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    sources = sorted(p for p in (tmp_path / "src").iterdir() if p.suffix in (".c", ".S"))
    program = build_program(sources, tmp_path / "build", target.level, include=tmp_path / "include", flags=("-O2",))
    core = Core(read_image(program))
    out, cycles = core.space(32), set()
    for scalar, coordinate, result in VECTORS:
        outcome = core.call("x_x25519", out, core.place(bytes.fromhex(scalar)), core.place(bytes.fromhex(coordinate)))
        assert core.read(out, 32).hex() == result and not outcome.clobbered
        cycles.add(outcome.cycles["F3"])
    assert len(cycles) == 1 and cycles.pop() <= bar
