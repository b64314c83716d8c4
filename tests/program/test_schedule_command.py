"""`ecgen schedule`: the three reports, and one paragraph for every bad input."""

import json
import re

import pytest

from ecgen.cli import main
from ecgen.program.text import render
from tests.support.program.op3 import load


@pytest.fixture
def formula(tmp_path):
    def write(name):
        path = tmp_path / f"{name}.fp"
        path.write_text(render(load(name)))
        return str(path)

    return write


def test_text_report(formula, capsys):
    assert main(["schedule", formula("dbl")]) == 0
    text = capsys.readouterr().out
    assert text.startswith(
        "dbl: 15 operations (4M + 4S + 7 linear), 4 contiguous dependencies, 5 live values"
    )
    assert (
        "proven optimal by search of all orders" in text
        and "source: 16 operations, 6 contiguous" in text
    )
    lines = [line for line in text.splitlines() if re.match(r" +\d+ [ *] ", line)]
    assert len(lines) == 15 and sum("*" in line[:7] for line in lines) == 4
    assert any("X3 = t3_1-2*t5" in line for line in lines)


def test_json_report(formula, capsys):
    main(
        [
            "schedule",
            formula("dbl"),
            "--repeat",
            "3",
            "--then",
            formula("dbladd"),
            "--json",
            "--fusions",
            "rich",
            "--loop",
        ]
    )
    facts = json.loads(capsys.readouterr().out)
    assert facts["proof"]["status"] == "optimal" and facts["dependencies"] == sum(
        line["contiguous"] for line in facts["lines"]
    )
    assert len(facts["lines"]) == facts["operations"] == sum(n for n in facts["counts"].values())
    assert sorted(i for line in facts["lines"] for i in line["members"]) == list(
        range(facts["source"]["operations"])
    )
    assert facts["temporaries"] + 3 == facts["live"]


def test_html_report_stands_alone(formula, capsys, tmp_path):
    page = tmp_path / "page.html"
    assert main(["schedule", formula("edbladd"), "--html", str(page)]) == 0
    text = page.read_text()
    assert "http" not in text and "src=" not in text and "{{" not in text
    assert text.count("<tr") == 5 + 1 + 24 + 26
    # a line and its place in the picture
    assert all(text.count(f'data-op="{i}"') >= 2 for i in range(24))
    main(["schedule", formula("edbladd"), "--html", str(tmp_path / "again.html")])
    assert (tmp_path / "again.html").read_text() == text


def test_choosing_among_formulas(formula, capsys):
    main(
        ["schedule", formula("dbl"), "--or", formula("dbl_variant_F"), "--move-halvings", "--json"]
    )
    facts = json.loads(capsys.readouterr().out)
    assert facts["formula"] == "dbl_variant_F" and facts["dependencies"] == 0
    assert len(facts["candidates"]) > 4


def test_weights_of_a_cpu(formula, capsys, tmp_path):
    cpu = tmp_path / "cpu.toml"
    names = ("mul", "sqr", "add", "sub", "tpl", "half", "sub2")
    cpu.write_text(
        "[field_ops]\n" + "".join(f"{n} = [{4 if n in ('mul', 'sqr') else 1}, 1]\n" for n in names)
    )
    main(["schedule", formula("dbl"), "--cpu", str(cpu), "--objective", "latency", "--json"])
    assert json.loads(capsys.readouterr().out)["model_cycles"] == 23


@pytest.mark.machine
@pytest.mark.parametrize("arguments, why", [
    (["--fusions", "nothing.toml"], "no such file of fused operations"),
    (["--cpu", "abacus"], "no CPU named 'abacus'"),
    (["--pinned", "Q7"], "Q7 is not an input of dbl. Its inputs are X1, Y1, Z1"),
    (["--html", "{absent}/page.html"], "cannot be written"),
    (["--objective", "beauty"], "'beauty' is not one of"),
    (["--repeat", "0"], "0 is not in the range"),
])  # fmt: skip
def test_bad_options(formula, capsys, tmp_path, monkeypatch, arguments, why):
    monkeypatch.chdir(tmp_path)
    arguments = [each.format(absent=tmp_path / "absent") for each in arguments]
    assert main(["schedule", formula("dbl"), *arguments]) != 0
    error = capsys.readouterr().err
    assert why in " ".join(error.split()) and "Traceback" not in error


@pytest.mark.parametrize("text, why", [
    ("program x\ninputs X1\nt = mul(X1)\noutputs X3=t\n", "takes 2"),
    ("program x\ninputs X1\nt := X1\noutputs X3=t\n", "bad.fp:3:"),
])  # fmt: skip
def test_bad_programs(tmp_path, capsys, text, why):
    path = tmp_path / "bad.fp"
    path.write_text(text)
    assert main(["schedule", str(path)]) == 2
    assert why in capsys.readouterr().err


@pytest.mark.parametrize("row, why", [
    ("mul = [3]", "field operation mul has the weight [3]"),
    ("mul = 'fast'", "Expected field_ops.NAME"),
    ("mul = [3, -1]", "Expected field_ops.NAME"),
    ("[", "not a TOML file"),
])  # fmt: skip
def test_bad_weights(formula, tmp_path, capsys, row, why):
    cpu = tmp_path / "cpu.toml"
    cpu.write_text(f"[field_ops]\n{row}\n")
    assert main(["schedule", formula("dbl"), "--cpu", str(cpu)]) == 2
    assert why in capsys.readouterr().err


def test_the_same_formula_over_an_extension(capsys):
    """Fewer contiguous dependencies over F_p than in the written order; two results of one product
    do not depend on each other.
    """
    assert (
        main(
            [
                "schedule",
                "twisted/extended/doubling/dbl-2008-hwcd",
                "--extension",
                "quadratic-1",
                "--json",
            ]
        )
        == 0
    )
    facts = json.loads(capsys.readouterr().out)
    assert facts["settings"]["extension"] == "quadratic-1"
    assert facts["counts"]["complexmul"] >= 4 and facts["counts"]["mul"] == 2 * 4
    assert facts["source"]["dependencies"] > facts["dependencies"] == 0 == facts["proof"]["value"]
    assert main(["schedule", "shortw/jacobian/addition/madd-2007-bl", "--extension", "cubic"]) == 2
    assert (
        "There is no extension 'cubic'. Known: quadratic, quadratic-1." in capsys.readouterr().err
    )


def test_a_loop_over_an_extension_is_wired_by_components(capsys):
    assert (
        main(
            [
                "schedule",
                "shortw/jacobian-3/doubling/dbl-2010-lg",
                "--extension",
                "quadratic-1",
                "--loop",
                "--json",
            ]
        )
        == 0
    )
    assert json.loads(capsys.readouterr().out)["settings"]["loop"] == "yes"
