"""--api: the chosen functions, all that lists functions, and a library that holds no more than they
call.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.errors import EcgenError
from ecgen.isa.target import load_target
from ecgen.library.facts.known_answers import embedded_vectors
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.run.check.checks import run_checks
from ecgen.run.emitted import read_emitted
from ecgen.run.readback.claims import check_manifest
from ecgen.run.verdict import FAILED, PASSED, SKIPPED, Verdict, verdict_of

ROWS = (
    (
        "ed25519",
        "minimal",
        (
            "base cpu_supported point_validate scalar_is_valid scalar_reduce scalarmult"
            " scalarmult_base"
        ),
    ),
    ("curve25519", "minimal", "base cpu_supported x25519 x25519_base"),
    ("jac256189", "scalarmult_vartime,scalar_mul", "cpu_supported scalar_mul scalarmult_vartime"),
    ("ed25519", "fr_half", "cpu_supported fr_half"),
    (
        "secp256k1",
        "fp_decode,fp_mul,fp_inv,fp_equal",
        "cpu_supported fp_decode fp_equal fp_inv fp_mul",
    ),
)
SELECTIONS = [
    row if row[0] != "ed25519" else pytest.param(row, marks=pytest.mark.long) for row in ROWS
]

WALKS = {
    "scalarmult": "mul",
    "scalarmult_vartime": "mul_vartime",
    "scalarmult_base": "mul_base",
    "x25519": "x25519",
    "x25519_base": "mul_base",
}
SHOWN = {
    "variable base, constant time": "mul",
    "variable base, variable time": "mul_vartime",
    "fixed base, constant time": "mul_base",
    "<th>x25519<": "x25519",
    "<th>scalarmult_x<": "none",
}
GENERATED = Path(__file__).resolve().parents[2] / "generated"


@pytest.fixture(scope="module", params=SELECTIONS, ids=lambda row: f"{row[0]} {row[1]}")
def selected(request, tmp_path_factory):
    curve, api, names = request.param
    loaded = load_curve(curve)
    library = build_library(
        loaded,
        load_target("x86-64"),
        BuildOptions("own", api=api, extras=("field",) if "fp_" in api else ()),
        embedded_vectors(loaded),
    )
    folder = tmp_path_factory.mktemp("api") / "own"
    write_library(library.files, folder)
    return library, folder, names.split()


@pytest.mark.sample(3)
def test_header_manifest_and_drivers_have_the_chosen_functions(selected):
    library, _folder, names = selected
    manifest = json.loads(library.files["MANIFEST.json"])
    assert (
        manifest["symbols"] == [f"own_{name}" for name in names]
        and sorted(manifest["api"]) == names
    )
    header = library.files["include/own.h"]
    assert sorted(re.findall(r"^(?:int|void|unsigned) own_(\w+)\(", header, re.MULTILINE)) == names
    for prototype in re.findall(r"^(.*)\n(?:int|void|unsigned) own_\w+\(", header, re.MULTILINE):
        assert prototype.endswith("*/"), "a function without a text"
    timed = set(re.findall(r'\{"(\w+)", bench_', library.files["bench/own_bench.c"]))
    assert timed - {r.name for r in library.spec.routines} >= set(names) - {"base", "cpu_supported"}
    assert ("own_fr;" in header) == any(name.startswith("fr_") for name in names)


@pytest.mark.sample(3)
def test_manifest_and_report_have_the_walks_of_the_chosen_functions_alone(selected, tmp_path):
    library, folder, names = selected
    manifest, report = json.loads(library.files["MANIFEST.json"]), library.files["report.html"]
    wanted = {walk for name, walk in WALKS.items() if name in names}
    assert manifest["walks"].keys() == wanted
    assert {text for text in SHOWN if text in report} == {
        text for text, walk in SHOWN.items() if walk in wanted
    }
    assert ("comb" in manifest) == ("mul_base" in wanted) and (
        "window" in manifest.get("multiply", {})
    ) == ("mul" in wanted)
    shutil.copytree(folder, tmp_path / "own")
    other = json.loads((GENERATED / "ted256189/MANIFEST.json").read_text())["walks"]
    (tmp_path / "own/MANIFEST.json").write_text(
        json.dumps(
            manifest | {"walks": manifest["walks"] | {"point_double": other["point_double"]}}
        )
    )
    assert check_manifest(read_emitted(tmp_path / "own")).status == FAILED, (
        "a walk that the C does not have was not told"
    )


@pytest.mark.sample(3)
def test_every_program_compiles_without_warning_and_runs(selected):
    _, folder, names = selected
    flags = (
        "CFLAGS=-O1 -Wall -Wextra -Werror -Wno-unused-function -Wno-unused-variable"
        " -Wno-unused-const-variable"
    )
    subprocess.run(
        ["make", "-s", "-C", folder, flags, "build/bench", "build/test", "build/example"],
        check=True,
    )
    done = subprocess.run([folder / "build/test"], check=True, capture_output=True, text=True)
    called = any(name.startswith(("scalarmult", "x25519")) for name in names)
    assert (
        ("known answers" in done.stdout)
        == called
        == ("NONE of the chosen functions" not in done.stdout)
    )
    subprocess.run([folder / "build/example"], check=True)


@pytest.mark.long
@pytest.mark.parametrize(
    "selected",
    [row if row[0] == "jac256189" else pytest.param(row, marks=pytest.mark.long) for row in ROWS],
    indirect=True,
    ids=lambda row: f"{row[0]} {row[1]}",
)
def test_every_check_passes_or_has_nothing_to_look_at(selected):
    _, folder, _names = selected
    _, _, verdicts = run_checks(folder, scale=0.001)
    assert {v.status for v in verdicts} <= {PASSED, SKIPPED}, verdicts
    assert [v.status for v in verdicts if v.check.startswith("constant time")] == [PASSED]
    skipped = [v.check for v in verdicts if v.status == SKIPPED]
    reasons = ("multiplication", "nothing of that kind", "no assembly", "none of the functions")
    assert all(
        any(reason in v.detail for reason in reasons) for v in verdicts if v.check in skipped
    )


def test_a_selection_holds_less_code():
    sizes = {}
    for api in ("full", "minimal"):
        library = build_library(
            load_curve("ed25519"), load_target("x86-64"), BuildOptions("own", api=api)
        )
        sizes[api] = {r.name for r in library.spec.routines}
        assert ("own_order_modulus" in library.files["src/own.c"]) == (api == "full")
    assert {"sc_mul", "sc_add", "sc_neg"} <= sizes["full"] - sizes["minimal"] and sizes[
        "minimal"
    ] < sizes["full"]


@pytest.mark.parametrize(
    "api, words",
    [
        ("foo,scalarmult", "no function foo"),
        ("base", "no function that computes"),
        (",", "an empty name"),
        ("decompress", "no function decompress"),
    ],
)
def test_bad_selections_are_refused_with_the_known_names(api, words):
    with pytest.raises(EcgenError, match=words) as caught:
        build_library(load_curve("curve25519"), load_target("x86-64"), BuildOptions("own", api=api))
    assert "x25519_base" in str(caught.value.hint)


def test_vectors_need_the_function_that_takes_them():
    with pytest.raises(EcgenError, match="--vector makes scalarmult faster"):
        build_library(
            load_curve("curve13318"),
            load_target("zen4"),
            BuildOptions("own", vector="best", api="scalarmult_base"),
        )


def test_a_check_of_nothing_is_said_to_be_skipped():
    assert verdict_of("x", [], "0 things", 0, 0) == Verdict(
        "x", SKIPPED, "the library has nothing of that kind"
    )
    assert verdict_of("x", [], "0 things", 0, 1).status == "failed"
