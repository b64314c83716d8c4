"""`ecgen check` on stand-in libraries: it passes on right ones, and each check fails when what it
watches is broken.
"""

import json
import shutil
from dataclasses import replace
from itertools import product

import pytest

from ecgen.cli import main
from ecgen.errors import EcgenError, ToolError
from ecgen.library.files.write import write_library
from ecgen.library.pipeline.render import render_library
from ecgen.run.check import conventions
from ecgen.run.check.checks import check_files, load, run_checks
from ecgen.run.check.packaged import packaged_answers
from ecgen.run.differential import point_routines, routines, scalar_routines
from ecgen.run.emitted import read_emitted
from ecgen.run.functions import known_answers, public_functions
from ecgen.run.tools import find_compiler, run
from tests.support.compilers import quick, quick_option
from tests.support.library import curves, standin

SMALL = {"window": 4, "teeth": 3, "blocks": 2}


@pytest.fixture(scope="module")
def vectors(tmp_path_factory):
    def write(name):
        path = tmp_path_factory.mktemp("v") / f"{name}.json"
        shutil.copy(curves.Path(__file__).parent.parent / "vectors" / f"{name}.json", path)
        return path

    return write


@pytest.mark.parametrize(
    "name",
    [
        name if name in ("ted256189", "jac256189") else pytest.param(name, marks=pytest.mark.long)
        for name in curves.LARGE
    ],
)
def test_known_answers_and_differentials_pass(name, folder_of, vectors, tmp_path):
    emitted = read_emitted(folder_of(curves.LARGE[name], name))
    loaded = load(emitted, quick(), tmp_path)
    assert (
        known_answers.check_answers(
            loaded, known_answers.read_answers(vectors(name), emitted), name
        ).status
        == "passed"
    )
    assert routines.check_field(loaded, 500).status == "passed"
    assert point_routines.check_points_law(loaded, 100).status == "passed"


@pytest.mark.essential
@pytest.mark.long
def test_right_library_passes_everything(folder_of, vectors):
    name = "jac256189"
    _, _, verdicts = run_checks(
        folder_of(curves.LARGE[name], name), vectors=vectors(name), scale=0.001
    )
    assert len(verdicts) == len({v.check for v in verdicts}) > 15
    assert [v for v in verdicts if v.status == "failed"] == []
    # the stand-in has no assembly
    assert [v.check for v in verdicts if v.status == "skipped"] in (
        ["code sizes"],
        ["code sizes", "constant time, valgrind memcheck on the binary"],
    )


def test_packaged_answers_are_found_by_the_parameters(folder_of, vectors):
    """Without --vectors: under another prefix and name too; not for another base point, form or a
    curve that ecgen lacks.
    """
    emitted = read_emitted(folder_of(replace(curves.LARGE["ted256189"], name="renamed"), "renamed"))
    (path,) = packaged_answers(emitted)
    assert path.name == "ted256189.json" and known_answers.read_answers(
        path, emitted
    ) == known_answers.read_answers(vectors("ted256189"), emitted)
    _, _, verdicts = run_checks(emitted.folder, only="known answers", cc=quick_option())
    assert [(v.status, "ted256189.json" in v.detail) for v in verdicts] == [("passed", True)]
    for change in (
        {"base": (5, emitted.curve.base[1])},
        {"r": emitted.curve.r + 2},
        {"form": "weierstrass"},
    ):
        assert packaged_answers(replace(emitted, curve=replace(emitted.curve, **change))) == ()


BREAKS = {
    "mul_top": (
        "c += (u128)a[i] * b[j] + t[i + j]",
        "c += (u128)(a[i] & 0xfffffffffffffffe) * b[j] + t[i + j]",
        "field routines",
    ),
    "lost_carry": (
        "t[i + N] = (uint64_t)c;",
        "t[i + N] = (uint64_t)c & 0x7fffffffffffffff;",
        "field routines",
    ),
    "cswap": ("a[i] ^= t; b[i] ^= t;", "a[i] ^= t; b[i] ^= t & ~1;", "field routines"),
    "select": (
        "x |= mask & table[i * words + k];",
        "x |= mask & table[(i ? i : 1) * words + k];",
        "field routines",
    ),
    "guard": (
        "for (uint64_t k = 0; k < words; ++k) {\n        uint64_t x = 0;",
        "r[words] = 0;\n    for (uint64_t k = 0; k < words; ++k) {\n        uint64_t x = 0;",
        "field routines",
    ),
    "window": ("((digit ^", "((1 + digit ^", "public functions: scalarmult"),
    "naf": ("carry = bits >>", "carry = 0 * bits >>", "public functions: scalarmult_vartime"),
    "comb": (
        "index = (index ^ {P}_mask(negative)) &",
        "index = index &",
        "public functions: scalarmult_base",
    ),
    "order": (
        "code, {U}_ERR_ORDER, valid ^ 1);",
        "code, {U}_ERR_ORDER, 0);",
        "public functions: point_validate",
    ),
    "range": (
        "code, {U}_ERR_SCALAR, valid ^ 1);",
        "code, {U}_ERR_SCALAR, 0);",
        "public functions: scalarmult",
    ),
    "canonical": (
        "canonical &= {P}_fe_decode(y",
        "canonical |= {P}_fe_decode(y",
        "public functions: point_decode",
    ),
    "keep": (
        "keep = {P}_mask((code >> 63) ^ 1);",
        "keep = {P}_mask(1);",
        "public functions: decompress",
    ),
    "scalar_neg": ("{P}_sc_neg(t, t);", "", "public functions: scalar_neg"),
    "scalar_reduce": ("blocks -= 2;", "blocks -= 1;", "public functions: scalar_reduce"),
    "scalar_carry": (
        "carry = (uint64_t)(s < y)",
        "carry = (uint64_t)(i && s < y)",
        "scalar routines",
    ),
    "scalar_wide": ("{P}_std_horner(t, x, 2 * NR,", "{P}_std_horner(t, x, NR,", "scalar routines"),
    "sign": ("{P}_fe_parity(t) ^ parity);", "parity);", "public functions: decompress"),
    "branch": (
        "uint64_t mask = {P}_mask(bit);\n    size_t i;",
        (
            "uint64_t mask = bit ? ~(uint64_t)0 : 0;\n    size_t i;\n    if (bit & 1) { volatile"
            " int x = 1; (void)x; }"
        ),
        "constant time",
    ),
    "index": (
        "{P}_select(q, table, 9, {U}_EXT_CACHED_WORDS, ((digit ^ {P}_mask(negative)) + negative));",
        (
            "{P}_words_copy(q, table + ((digit ^ {P}_mask(negative)) + negative) *"
            " {U}_EXT_CACHED_WORDS, {U}_EXT_CACHED_WORDS);"
        ),
        "constant time",
    ),
    "global": (
        "static void {P}_refuse(",
        "uint64_t {P}_spare[4] = {1};\nstatic void {P}_refuse(",
        "symbols",
    ),
    "namespace": (
        "static void {P}_refuse(",
        "int helper(void) { return 1; }\nstatic void {P}_refuse(",
        "symbols",
    ),
    "foreign": (
        "static void {P}_refuse(",
        (
            "int rand(void);\nint {P}_more(void);\nint {P}_more(void) { return rand(); }\nstatic"
            " void {P}_refuse("
        ),
        "symbols",
    ),
}


@pytest.fixture(scope="module")
def broken():
    """(curve, where to, a change of each source's text) -> the library that was written."""
    made = {}

    def write(name, folder, change):
        if name not in made:
            spec = standin.spec(curves.LARGE[name], prefix="broken", **SMALL)
            made[name] = render_library(spec, (standin.unit(spec),))
        changed = {
            path: change(text) if path.startswith("src/") else text
            for path, text in made[name].items()
        }
        assert changed != made[name], "the text to break was not found"
        write_library(changed, folder)
        return read_emitted(folder)

    return write


@pytest.mark.essential
@pytest.mark.parametrize("name", BREAKS)
def test_each_check_can_fail(name, broken, tmp_path):
    old, new, expected = BREAKS[name]
    old, new = (text.replace("{P}", "broken").replace("{U}", "BROKEN") for text in (old, new))
    emitted = broken("ted256189", tmp_path / "broken", lambda text: text.replace(old, new, 1))
    check, _, function = expected.partition(": ")
    verdict = CHECKS[check](
        emitted,
        find_compiler() if check == "constant time" else quick(),
        tmp_path,
        *filter(None, [function]),
    )
    if verdict.status == "skipped":
        pytest.skip(f"not tested that this can fail: {verdict.detail}")
    assert verdict.status == "failed", verdict


CHECKS = {
    "field routines": lambda e, cc, at: routines.check_field(load(e, cc, at), 400),
    "public functions": lambda e, cc, at, name: public_functions.check_functions(
        load(e, cc, at), 48, (name,)
    ),
    "scalar routines": lambda e, cc, at: scalar_routines.check_scalar_routines(
        load(e, cc, at), 400
    ),
    "constant time": lambda e, cc, at: conventions.check_constant_time(
        e, cc, at, ("scalarmult", "scalarmult_vartime")
    ),
    "symbols": conventions.check_symbols,
}


def test_refusing_good_points_is_no_pass(broken, vectors, tmp_path):
    emitted = broken(
        "ted256189",
        tmp_path / "broken",
        lambda text: text.replace("valid = broken_ext_is_small(acc) ^ 1;", "valid = 0;"),
    )
    verdict = known_answers.check_answers(
        load(emitted, quick(), tmp_path),
        known_answers.read_answers(vectors("ted256189"), emitted),
        "t",
    )
    assert verdict.status == "failed" and "code -4" in verdict.detail


POINT_BREAKS = {
    "coordinate": ("o[1 * N + i] = v", "o[1 * N + i] = 2 + v"),
    "alias": ("    uint64_t v1[N];\n", "    uint64_t v1[N];\n    r[0] ^= 1;\n"),
    "guard": (
        "    for (int i = 0; i < 12; ++i) r[i] = o[0 + i];",
        "    for (int i = 0; i < 12; ++i) r[i] = o[0 + i];\n    r[12] = 7;",
    ),
}


@pytest.mark.long
@pytest.mark.parametrize("name", POINT_BREAKS)
def test_point_differential_can_fail(name, broken, tmp_path):
    old, new = POINT_BREAKS[name]

    def change(text):
        return text.replace(old, new) if "_jac_dbladd(uint64_t" in text else text

    verdict = point_routines.check_points_law(
        load(broken("jac256189", tmp_path / "broken", change), quick(), tmp_path), 60
    )
    assert verdict.status == "failed" and "jac_" in verdict.detail, verdict


def test_co_z_pair_is_checked_in_both_results(broken, tmp_path):
    def change(text):
        return text.replace("u[i] = o[3 * N + i]", "u[i] = o[3 * N + i] + (i == 0)").replace(
            "u[i] = o[12 + i]", "u[i] = o[12 + i] ^ (i == 0)"
        )

    verdict = point_routines.check_points_law(
        load(broken("jac256189", tmp_path / "broken", change), quick(), tmp_path), 60
    )
    assert verdict.status == "failed" and "jac_coz_add" in verdict.detail, verdict


EITHER = (("ted256189", "gcc"), ("jac256189", "clang"))  # each form of curve and each compiler


@pytest.mark.parametrize(
    "name, compiler",
    [
        row if row in EITHER else pytest.param(*row, marks=pytest.mark.long)
        for row in product(curves.LARGE, ("gcc", "clang"))
    ],
)
def test_the_library_c_calls_nothing_foreign(compiler, name, folder_of, tmp_path):
    if not shutil.which(compiler):
        pytest.skip(f"{compiler} is missing: what the library's C needs was not tested with it")
    for level in ("-O2", "-O3"):
        run(
            [
                compiler,
                level,
                "-c",
                folder_of(curves.LARGE[name], name) / f"src/{name}.c",
                "-o",
                tmp_path / "c.o",
            ]
        )
        needed = [
            line.split()[-1] for line in run(["nm", "-u", tmp_path / "c.o"]).stdout.splitlines()
        ]
        assert [
            symbol
            for symbol in needed
            if not symbol.startswith(f"{name}_") and symbol not in conventions.ALLOWED_FOREIGN
        ] == []


def test_changed_files_are_noticed(folder_of, tmp_path):
    folder = tmp_path / "copy"
    shutil.copytree(folder_of(curves.LARGE["ted256189"], "ted256189"), folder)
    (folder / "example.c").write_text("int main(void) { return 0; }\n")
    verdict = check_files(read_emitted(folder))
    assert verdict.status == "failed" and "example.c was changed" in verdict.detail


def test_wrong_known_answers_fail(folder_of, vectors, capsys):
    folder = folder_of(curves.LARGE["ted256189"], "ted256189")
    path = vectors("ted256189")
    data = json.loads(path.read_text())
    data["base_vectors"][3]["R"]["x"] = "0x5"
    path.write_text(json.dumps(data))
    assert (
        main(
            [
                "check",
                str(folder),
                "--vectors",
                str(path),
                "--only",
                "known answers",
                "--json",
                "--cc",
                quick_option(),
            ]
        )
        == 1
    )
    checks = json.loads(capsys.readouterr().out)["checks"]
    assert [row["check"] for row in checks if row["status"] == "failed"] == ["known answers"]
    assert "base_vectors[3]" in checks[0]["detail"]


@pytest.mark.parametrize(
    "change, message",
    [
        ({"p": "0x11"}, "for another curve: p differs"),
        ({"r": "0x11"}, "for another curve: r differs"),
        ({"G": {"x": "0x1", "y": "0x1"}}, "another base point"),
        (
            {"base_vectors": [{"k": "zz", "R": {"inf": True}}]},
            "base_vectors[0].k is not an integer",
        ),
        ({"base_vectors": [{"k": "1", "R": 7}]}, "base_vectors[0].R is not a point"),
        ({"base_vectors": [], "point_vectors": [], "edge_vectors": []}, "holds no known answer"),
    ],
)
def test_malformed_vectors(change, message, folder_of, vectors):
    path = vectors("ted256189")
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))
    with pytest.raises(EcgenError) as error:
        run_checks(folder_of(curves.LARGE["ted256189"], "ted256189"), vectors=path, scale=0.001)
    assert message in error.value.paragraph() and str(path) in error.value.paragraph()


def test_bad_folders_and_tools(folder_of, tmp_path, monkeypatch, capsys):
    with pytest.raises(EcgenError, match="no such folder"):
        run_checks(tmp_path / "none")
    with pytest.raises(EcgenError, match="no MANIFEST.json"):
        run_checks(tmp_path)
    (tmp_path / "MANIFEST.json").write_bytes(b"\xff\x00")
    with pytest.raises(EcgenError, match="manifest cannot be read"):
        run_checks(tmp_path)
    (tmp_path / "MANIFEST.json").write_text('{"generator": "ecgen"}')
    with pytest.raises(EcgenError, match="not of the expected form"):
        run_checks(tmp_path)
    with pytest.raises(ToolError, match="'nocc' was not found"):
        find_compiler("nocc")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    with pytest.raises(ToolError, match="no C compiler was found"):
        find_compiler()
    assert main(["check", str(folder_of(curves.LARGE["ted256189"], "ted256189"))]) == 2
    assert "Traceback" not in capsys.readouterr().err


@pytest.mark.long  # of a library in assembly: tests/cli/test_json.py
def test_bench_is_json(folder_of, capsys):
    folder = folder_of(curves.tiny("twisted_edwards", 4, 467, -1), "tinybench", **SMALL)
    assert main(["bench", str(folder), "--json"]) == 0
    result = json.loads(capsys.readouterr().out)
    rows = {row["name"]: row for row in result["results"]}
    assert {"cpu", "counter", "unit"} <= set(result)
    assert {
        "fe_mul_throughput",
        "fe_mul_latency",
        "scalarmult",
        "scalarmult_vartime",
        "scalarmult_base",
        "ext_dbl",
    } <= set(rows)
    assert all(0 < row["min"] <= row["median"] and row["runs"] >= 100 for row in rows.values())
