"""A tiny curve whose multiplications use the endomorphism whether it pays or not: emitted C and assembly, every scalar; what the tests report when
a constant of a decomposition is another one. One of the roundings may be: the parts are others then, and their sum the same, which only the comparison
with the manifest reports."""

import re
from random import Random
from shutil import copytree

import curves
import pytest
import test_exhaustive_emitted as exhaustive

from ecgen.library import walks
from ecgen.run.checks import load
from ecgen.run.claims import check_manifest
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import failure, places
from ecgen.run.tools import find_compiler

pytestmark = pytest.mark.asm
NAMES = {"multiply": "point_mul", "multiply_vartime": "point_mul_vartime"}


def results(loaded, functions, most):
    random = Random(1)
    for function in (f for f in loaded.emitted.functions if f.name in functions):
        lists = [list(exhaustive.every(loaded.emitted, argument, random)) for argument in function.inputs]
        for inputs in exhaustive.calls(lists, most, random):
            yield failure(loaded, function, inputs, random.choice(places(function)))


@pytest.fixture
def library(emitted_of, monkeypatch):
    for name in ("strategies", "vartime_strategies"):
        own = getattr(walks, name)
        monkeypatch.setattr(walks, name, lambda room, own=own: tuple(way for way in own(room) if "endomorphism" in way.kind))
    loaded = emitted_of(curves.tiny("weierstrass", 1, 139, 0), window=2, window_vartime=2)
    assert set(re.findall(r"static void P?\w*?_(multiply\w*)_k_parts\(", (loaded.emitted.folder / f"src/{loaded.emitted.prefix}.c").read_text())) == set(NAMES)
    return loaded


def test_every_scalar(library):
    names = {f.name for f in library.emitted.functions if "scalarmult" in f.name or "mul" in f.name}
    found = list(results(library, names, 2000))
    assert not any(found) and len(found) > 2000 * len(names) // 2


@pytest.mark.parametrize("routine, constant", [*((name, f"b{i}{j}") for name in NAMES for i in (0, 1) for j in (0, 1)), ("multiply_vartime", "o0"), ("multiply_vartime", "o1")])
def test_another_constant_is_found(routine, constant, library, tmp_path):
    folder = copytree(library.emitted.folder, tmp_path / "broken")
    path = folder / f"src/{library.emitted.prefix}.c"
    text, count = re.subn(rf"(_{routine}_k_parts_{constant}\[\d+\] = \{{UINT64_C\()(0x[0-9a-f]+)", lambda m: m[1] + hex(int(m[2], 16) ^ 2), path.read_text())
    assert count == 1
    path.write_text(text)
    assert check_manifest(read_emitted(folder)).status == "failed"
    assert any(results(load(read_emitted(folder), find_compiler(), tmp_path), {NAMES[routine]}, 2000))
