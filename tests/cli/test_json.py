"""What --json prints fits the schemas that come with ecgen; a schema that takes anything would be
noticed.
"""

import json
from dataclasses import asdict
from pathlib import Path

import jsonschema
import pytest

from ecgen.cli import COMMANDS, main
from ecgen.isa.measured import this_processor
from ecgen.report.explain import render_explanation
from ecgen.run.tune import tune_local
from tests.support.compilers import quick_option
from tests.support.cpuinfo import can_tune

ROOT = Path(__file__).parents[2]
SCHEMAS = {
    path.stem: json.loads(path.read_text())
    for path in sorted((ROOT / "ecgen" / "schemas").glob("*.json"))
}
DOUBLING = "shortw/jacobian-3/doubling/dbl-2010-lg"


def fits(command: str, data) -> bool:
    return jsonschema.Draft202012Validator(SCHEMAS[command]).is_valid(data)


def printed(capsys, *words: str, status: int = 0):
    """The data that a command prints, which fit its schema."""
    assert main([*words, "--json"]) == status
    data = json.loads(capsys.readouterr().out)
    jsonschema.validate(data, SCHEMAS["error" if "exit_code" in data else words[0]])
    return data


@pytest.mark.essential
def test_every_command_has_a_schema():
    assert set(SCHEMAS) == {*COMMANDS, "error"}
    for schema in SCHEMAS.values():
        jsonschema.Draft202012Validator.check_schema(schema)
        for wrong in (None, 1, "", {}, [1], {"curves": 1, "x": 2}):
            assert not jsonschema.Draft202012Validator(schema).is_valid(wrong)


@pytest.mark.sample(9)
@pytest.mark.parametrize(
    "words",
    [
        ["list"],
        ["list", "curves"],
        ["list", "formulas"],
        ["list", "targets"],
        ["docs"],
        ["docs", "tutorial"],
        ["verify", DOUBLING],
        ["verify", "twisted/extended-1/doubling"],
        [
            "schedule",
            "shortw/projective-3/doubling/dbl-2019-ss",
            "--lanes",
            "8",
            "--levels",
            "--curve",
            "curve13318",
            "--cpu",
            "zen5",
            "--effort",
            "1",
        ],
        ["schedule", DOUBLING],
        ["schedule", DOUBLING, "--or", "shortw/jacobian-3/doubling/dbl-2001-b"],
        pytest.param(
            ["schedule", "shortw/projective/addition/add-2015-rcb", "--lanes", "4"],
            marks=pytest.mark.long,
        ),
    ],
    ids=str,
)
def test_what_looks_at_formulas_and_lists(words, capsys):
    data = printed(capsys, *words)
    damaged = (
        [*data, {}]
        if isinstance(data, list)
        else {key: value for key, value in data.items() if key not in ("formula", "counts")}
        | {"curves": [{"name": "x"}]}
    )
    assert not fits(words[0], damaged)


def test_explain_and_build(built, no_building, tmp_path, capsys):
    data = printed(capsys, "explain", "jac256189", "--cpu", "zen4", "--routines")
    assert not fits("explain", data | {"field": {}}) and not fits(
        "explain", {key: value for key, value in data.items() if key != "model"}
    )
    assert not {"model", "routines"} & set(printed(capsys, "explain", "jac256189", "--cpu", "zen4"))
    data = printed(capsys, "build", "jac256189", "--cpu", "zen4", "-o", str(tmp_path / "out"))
    assert not fits("build", data | {"more": 1})
    printed(capsys, "compare", "zen4", "haswell", "--curve", "jac256189")


@pytest.mark.long
def test_explain_of_vectors_and_functions(capsys):
    """`explain` knew neither --vector nor --api, and told of another library than the build that
    was meant.
    """
    data = printed(
        capsys,
        "explain",
        "curve25519",
        "--cpu",
        "zen4",
        "--vector",
        "auto",
        "--api",
        "x25519,x25519_base",
    )
    assert data["functions"]["names"] == [
        "cpu_supported",
        "x25519",
        "x25519_base",
    ] and "fe_cmov" not in {row["name"] for row in data["routines"]}
    assert [
        (unit["unit"], [row["name"] for row in unit["multiplications"]])
        for unit in data["vectors"]["units"]
    ] == [(unit, ["x25519", "x25519_base"]) for unit in ("ifma", "avx2")]
    assert [(row["unit"], row["why"]) for row in data["vectors"]["weighed"]] == [
        ("general registers", ""),
        ("ifma", ""),
        ("avx2", ""),
    ]
    assert all(
        0 < row["vectors"] < row["general"]
        for unit in data["vectors"]["units"]
        for row in unit["multiplications"]
    )
    text = render_explanation(data)
    assert (
        "Functions: cpu_supported, x25519, x25519_base\n" in text
        and "  elsewhere where the CPU has AVX2, FMA:\n    x25519  " in text
    )
    assert not fits("explain", data | {"vectors": {}}) and not fits(
        "explain", data | {"functions": {"names": []}}
    )


@pytest.mark.long
def test_explain_of_functions_beside_and_of_what_is_not_used(capsys):
    """`--api fp_mul` was refused with the advice to give `--with field`, which `explain` did not
    take; nor did it take `--without`.
    """
    found = printed(
        capsys,
        "explain",
        "secp256k1",
        "--cpu",
        "zen4",
        "--with",
        "field",
        "--api",
        "fp_mul,scalarmult",
    )
    assert {"fp_mul", "scalarmult"} < set(found["functions"]["names"]) and "endomorphism" in found[
        "scalar"
    ]
    assert (
        "endomorphism"
        not in printed(
            capsys, "explain", "secp256k1", "--cpu", "zen4", "--without", "endomorphism"
        )["scalar"]
    )


@pytest.mark.long
def test_explain_says_where_no_vectors_are_taken(capsys):
    data = printed(
        capsys, "explain", "p256", "--cpu", "haswell", "--vector", "auto", "--api", "scalarmult"
    )
    assert data["vectors"]["units"] == [] and data["functions"]["notices"] == []
    text = render_explanation(data)
    assert "\n  none: no unit fits the curve\n    avx2 cannot be had: the prime 2^256 - c" in text


@pytest.mark.long
def test_explain_says_what_vectors_were_compared_with(capsys):
    data = printed(
        capsys, "explain", "p192", "--cpu", "zen4", "--vector", "auto", "--api", "scalarmult"
    )
    general, ifma = data["vectors"]["weighed"][:2]
    assert data["vectors"]["units"] == [] and 0 < general["cycles"] < ifma["cycles"]
    assert (
        f"    compared, the multiplication in constant time: general registers {general['cycles']},"
        f" ifma {'at least ' * ifma['at_least']}{ifma['cycles']}\n" in render_explanation(data)
    )


@pytest.mark.long
def test_rows_of_vectors_have_the_names_of_functions(capsys):
    data = printed(
        capsys,
        "explain",
        "ed25519",
        "--cpu",
        "zen4",
        "--vector",
        "ifma",
        "--api",
        "scalarmult,point_mul_vartime,point_mul2_base_vartime",
    )
    names = [row["name"] for row in data["vectors"]["units"][0]["multiplications"]]
    assert {"scalarmult", "point_mul_vartime", "point_mul2_base_vartime"} <= set(names) and data[
        "vectors"
    ]["weighed"] == []


def test_field(tmp_path, capsys):
    printed(capsys, "field", "2^61-1", "--cpu", "x86-64", "-o", str(tmp_path / "out"))


def test_field_tells_costs_and_writes_nothing(tmp_path, monkeypatch, capsys):
    """Without -o it was refused, though the page on curves of your own says that it tells costs."""
    monkeypatch.chdir(tmp_path)
    data = printed(capsys, "field", "2^251-9", "--cpu", "zen4")
    assert (
        not list(tmp_path.iterdir())
        and data["field"]["kind"] == "pseudo_mersenne"
        and data["field"]["considered"][0]["cycles"]["mul"] > 0
    )
    routines = {row["name"]: row for row in data["routines"]}
    assert (
        0
        < routines["fe_sqr"]["multiplier_bound"]
        < routines["fe_sqr"]["model_cycles"]
        < routines["fe_mul"]["model_cycles"]
    )
    assert not fits("field", data | {"output": "x"})
    assert {
        row["name"]
        for row in printed(
            capsys,
            "field",
            "2^127-1",
            "--degree",
            "2",
            "--cpu",
            "c64",
            "--api",
            "fp2_mul,fp2_decode",
        )["routines"]
    } >= {"fe2_mul"}
    assert main(["field", "2^251-9", "--cpu", "zen4"]) == 0 and capsys.readouterr().out.endswith(
        "Nothing was written: -o DIR writes the library.\n"
    )


@pytest.mark.asm
@pytest.mark.parametrize("name", ["ted256189", pytest.param("curve13318", marks=pytest.mark.long)])
def test_check_and_bench(name, capsys):
    folder = str(ROOT / "generated" / name)
    assert printed(capsys, "check", folder, "--only", "files", "--cc", quick_option())["ok"]
    data = printed(capsys, "bench", folder)
    rows = {row["name"]: row for row in data["results"]}
    assert {
        "fe_mul_throughput",
        "fe_mul_latency",
        "scalarmult",
        "scalarmult_vartime",
        "scalarmult_base",
    } <= set(rows) and "" not in (data["cpu"], data["counter"], data["unit"])
    assert all(0 < row["min"] <= row["median"] and row["runs"] >= 50 for row in rows.values())
    assert all(
        rows[name]["multiplier_bound"] < rows[name]["model"] and rows[name]["whole"]
        for name in ("scalarmult", "scalarmult_vartime", "scalarmult_base")
    )
    assert not fits("bench", data | {"results": [{"name": "fe_mul"}]})


def test_costs_of_instructions(monkeypatch, capsys):
    from ecgen.run.measure import instruction_costs

    found = {
        "instructions": {"mulx": (4.0, 0.667)},
        "vector": {"fma": (4.1, 0.5)},
        "model": {"multiply": 0.45, "integer": 0.22, "error": 0.04},
        "pairs": {("shl", "fma"): 24.04},
    }
    monkeypatch.setattr(instruction_costs, "measure_costs", lambda: found)
    assert printed(capsys, "bench", "--instructions") == {
        "instructions": {"mulx": {"latency": 4.0, "throughput": 0.667}},
        "vector": {"fma": {"latency": 4.1, "throughput": 0.5}},
        "model": found["model"],
        "pairs": [{"operations": ["shl", "fma"], "cycles": 24.0}],
    }


@pytest.mark.long
@pytest.mark.asm
def test_compare_of_a_library_with_itself(capsys):
    folder = str(ROOT / "generated" / "curve13318")
    found = printed(capsys, "compare", folder, folder, "--rounds", "1")
    assert (
        found["measured"]
        and len(found["rows"]) > 20
        and not found["only_a"]
        and not found["only_b"]
    )


def test_tune(tmp_path, monkeypatch, capsys):
    """What a run found is invented: tests/run/test_tuning.py has real ones."""
    if not can_tune():
        pytest.skip("not tested: this machine has no ADX, for which routines are tuned")
    row = {"name": "fe_mul", "alone": 70.0, "ratio": 0.99, "taken": True}
    outcome = {
        "choices": [],
        "orders": [],
        "routines": [row],
        "old": {"scalarmult": 2.0},
        "new": {"scalarmult": 1.0},
        "repeated": 0,
        "slower": False,
    }
    found = {
        "processor": asdict(this_processor()),
        "target": "zen3",
        "name": "x",
        "outcome": outcome,
        "seconds": {"total": 1.0, "foretold": None, "took": None},
    }
    monkeypatch.setattr(tune_local, "tune_alone", lambda *given: found)
    data = printed(
        capsys,
        "tune",
        "curve13318",
        "--cpu",
        "native",
        "-o",
        str(tmp_path / "t"),
        "--db",
        str(tmp_path / "db"),
    )
    assert data["cpus"][0]["folder"] == str(tmp_path / "t") and not fits(
        "tune", data | {"runs": []}
    )
    assert printed(capsys, "tune", "--status", "--db", str(tmp_path / "db")) == {
        "db": str(tmp_path / "db"),
        "runs": [],
    }


@pytest.mark.parametrize(
    "words",
    [
        ["build", "nosuch"],
        ["list", "nonsense"],
        ["check", "nowhere"],
        ["new", "curve", "1"],
        ["compare", "x", "y"],
        ["doctor", "--x"],
        ["nonsense"],
        ["tune", "nosuch"],
    ],
    ids=" ".join,
)
def test_errors(words, capsys):
    data = printed(capsys, *words, status=2)
    assert data["error"] and data["try"] and data["exit_code"] == 2


def test_the_line_of_an_error_is_a_number(tmp_path, capsys):
    path = tmp_path / "c.toml"
    path.write_text('name = "c"\nform = "oval"\n')
    data = printed(capsys, "explain", str(path), status=2)
    assert (data["file"], data["line"]) == (str(path), 2) and "oval" in data["error"]
