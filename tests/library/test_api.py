"""The table of public functions reaches everything that lists functions: a row that one of them
misses fails here.
"""

import json
import re
from dataclasses import replace
from types import MappingProxyType

import pytest

from ecgen.library import api
from ecgen.library.api import timed_bytes
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from ecgen.run.emitted import read_emitted
from ecgen.run.emulated.checks import entry_calls
from ecgen.run.measure.modelled import timed_inputs
from ecgen.run.oracle.reference import reference
from tests.support.library import standin
from tests.support.library.extras import spec_of

NAMES = ("ted256189", "jac256189", "curve13318")
VARIANTS = (*NAMES, "x25519")


@pytest.fixture(params=VARIANTS, scope="module")
def library(request):
    spec = spec_of(request.param)
    return spec, MappingProxyType(render_library(spec, (standin.unit(spec),)))


def test_header_declares_exactly_the_rows(library):
    spec, files = library
    declared = re.findall(
        r"^(?:int|void|unsigned) lib_(\w+)\(", files["include/lib.h"], re.MULTILINE
    )
    assert declared == [f.name for f in api.functions_of(spec)] and len(declared) == len(
        set(declared)
    )


def test_source_defines_every_row(library):
    spec, files = library
    defined = re.findall(
        r"^(?:int|void|unsigned) lib_(\w+)\([^;]*?\)\n\{", files["src/lib.c"], re.MULTILINE
    )
    defined += re.findall(
        r"_PUBLIC\(\w+_NAME\(lib_(\w+)\)\)$", files["src/lib_entry.S"], re.MULTILINE
    )
    assert sorted(set(defined)) == sorted(f.name for f in api.functions_of(spec))


def test_every_row_is_timed_and_watched(library):
    spec, files = library
    rows = [f.name for f in api.functions_of(spec) if f.inputs]
    assert set(rows) <= set(re.findall(r'\{"(\w+)", bench_', files["bench/lib_bench.c"]))
    assert set(re.findall(r'\{"(\w+)", run_', files["test/lib_ct.c"])) == set(rows)


def test_reductions_are_timed_at_the_length_of_a_hash_that_becomes_a_scalar(library, tmp_path):
    spec, files = library
    write_library(files, tmp_path / "lib")
    emitted, bytes_ = read_emitted(tmp_path / "lib"), 2 * spec.scalar_bytes
    for name in {f.name for f in emitted.functions} & {"fr_reduce", "scalar_reduce"}:
        assert re.search(rf"\blib_{name}\([^;]*, {bytes_}\);", files["bench/lib_bench.c"])
        function = next(f for f in emitted.functions if f.name == name)
        assert (
            [len(data) for data in timed_inputs(emitted, function)]
            == [bytes_]
            == [a.bytes for a in timed_bytes(function, spec.scalar_bytes).inputs]
        )


@pytest.mark.sample(4)
def test_no_refusal_is_timed(library, tmp_path):
    _, files = library
    write_library(files, tmp_path / "lib")
    emitted = read_emitted(tmp_path / "lib")
    for function in (f for f in emitted.functions if f.inputs):
        outcomes = reference(emitted, function.name)(emitted, *timed_inputs(emitted, function))
        assert min(code or 0 for code, _ in outcomes) >= 0, function.name


@pytest.mark.sample(4)
def test_every_row_has_a_reference_and_emulated_calls(library, tmp_path):
    spec, files = library
    write_library(files, tmp_path / "lib")
    emitted = read_emitted(tmp_path / "lib")
    assert emitted.functions == tuple(replace(f, doc="") for f in api.functions_of(spec))
    for function in emitted.functions:
        assert callable(reference(emitted, function.name))
    calls = entry_calls(emitted)
    assert set(calls) == {f.name for f in emitted.functions if f.inputs}
    assert all(len(rows) > 1 for _, rows in calls.values())


def test_manifest_lists_the_rows(library):
    spec, files = library
    manifest = json.loads(files["MANIFEST.json"])
    assert manifest["symbols"] == sorted(f"lib_{f.name}" for f in api.functions_of(spec))


def test_vartime_functions_say_so():
    for name in VARIANTS:
        for function in api.functions_of(spec_of(name)):
            assert function.vartime == function.name.endswith("vartime")
            assert not (function.vartime and function.takes_secrets)
