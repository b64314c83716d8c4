"""Emitted libraries with packed multiplication, for tests: a stand-in's C with the proven vector
routines of a CPU.
"""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

from ecgen.isa.target import load_target
from ecgen.kept import once
from ecgen.library.files.write import write_library
from ecgen.library.packed.ladders import build_ladder
from ecgen.library.packed.points import build_packed, joined
from ecgen.library.pipeline.render import render_library, render_vectors
from ecgen.run.emitted import read_emitted
from ecgen.run.readback.walk import with_plain_names
from tests.support.library import standin
from tests.support.library.curves import LARGE

CURVE = LARGE["curve13318"]


def packed(curve, target, entries: int, unit: str = "", runs: tuple[str, ...] = ()):
    """What `build_packed` gives, once in a run of the tests, and of libraries that are built in
    it.
    """
    given = curve, target, entries, unit, runs
    return once("packed", given, lambda: build_packed(*given))


def ladder(curve, target, unit: str = ""):
    """The same of `build_ladder`."""
    return once("packed ladder", (curve, target, unit), lambda: build_ladder(curve, target, unit))


@cache
def spec_and_code(cpu: str):
    """(LibrarySpec, PackedCode) of curve13318 for a CPU; its general registers are portable C."""
    spec = standin.spec(CURVE, prefix="v", complete=True, affine_sums=False)
    code = packed(CURVE, load_target(cpu), spec.multiply.entries)
    return replace(spec, packed=code.spec), code


def written(spec, code, folder: Path, change=lambda text: text, file: str = "_vectors.S") -> Path:
    """The library in `folder`, the text of the `file` (its vector routines) changed."""
    files = render_library(spec, (standin.unit(spec), *render_vectors(spec, code)))
    write_library(
        {path: change(text) if path.endswith(file) else text for path, text in files.items()},
        folder,
    )
    return folder


def manifest_and_c(spec, code, folder: Path) -> tuple[dict, str]:
    """The manifest of the library, and its C with plain names, as comparisons of loops read
    them.
    """
    emitted = read_emitted(written(spec, code, folder))
    data = json.loads((emitted.folder / "MANIFEST.json").read_text())
    return data, with_plain_names(data, (emitted.folder / "src/v.c").read_text())


@cache
def with_second(cpu: str):
    """The same, in the best unit of the CPU, with AVX2 beside."""
    spec, code = spec_and_code(cpu)
    return joined(spec, code, packed(CURVE, load_target(cpu), spec.multiply.entries, "avx2"))
