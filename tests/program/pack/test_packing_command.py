"""`ecgen schedule --lanes`: the table, the JSON, and one paragraph for bad input."""

import json
import sys
from dataclasses import replace
from html import escape

import pytest

from ecgen.cli import main
from ecgen.program.pack import G1, G2, Effort, pack, record
from ecgen.program.pack.text import parse
from ecgen.report.pack import describe_packing, packing_text
from ecgen.report.routines.lane_bounds import lane_bounds
from tests.support.program.pack.problems import LIBRARY, program


def test_text(capsys):
    assert main(["schedule", LIBRARY["edwards_add"], "--lanes", "4", "--glue", "G2"]) == 0
    text = capsys.readouterr().out
    assert (
        "8 products in 2 batches of 4 (proven least by bound max(count, depth))" in text
        and "recorded" in text
    )
    assert (
        "cost:  11 in the model G2 (recorded as least, CP-SAT" in text
        and "input  P: " in text
        and "output R1 = m2" in text
    )
    rows = [line.split() for line in text.splitlines() if line.startswith("mul")]
    assert len(rows) == 2 and any("X3 = E*F" in line for line in text.splitlines())


def test_json(capsys):
    main(["schedule", LIBRARY["ladder"], "--lanes", "4", "--glue", "G1", "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert (
        facts["batches"] == facts["batches_bound"] == 3
        and facts["cost"] == facts["cost_bound"] == 13
    )
    assert (
        sum(step["kind"] == "product" for step in facts["steps"]) == 3 == facts["counts"]["batches"]
    )
    assert (
        sum(step["idle"] for step in facts["steps"] if step["kind"] == "product")
        == facts["counts"]["idle"]
    )


def test_page(capsys, tmp_path):
    """Every row of the table as text, and nothing from elsewhere."""
    page, arguments = (
        tmp_path / "page.html",
        ["schedule", LIBRARY["edwards_add"], "--lanes", "4", "--glue", "G2"],
    )
    assert main([*arguments, "--html", str(page)]) == 0
    assert capsys.readouterr().out == ""
    main([*arguments, "--json"])
    facts, text = json.loads(capsys.readouterr().out), page.read_text()
    assert text.count('<tr class="line waits"') == facts["batches"] and text.count(
        "<tr"
    ) == 1 + len(facts["steps"])
    for step in facts["steps"]:
        cells = [escape(lane or "—") for lane in step["lanes"]]
        assert (
            "".join(
                f'<td class="mono">{cell}</td>' for cell in (step["op"], step["vector"], *cells)
            )
            in text
        )
    assert "http" not in text and "proven least" in text
    assert main([*arguments, "--html", str(tmp_path / "nowhere" / "page.html")]) == 2
    assert main([*arguments, "--html", str(page), "--annotate"]) == 2


def test_candidates_and_curve(capsys):
    assert (
        main(
            [
                "schedule",
                LIBRARY["dbl"],
                "--or",
                LIBRARY["plain_dbl"],
                "--lanes",
                "4",
                "--curve",
                "curve13318",
                "--effort",
                "50",
            ]
        )
        == 0
    )
    text = capsys.readouterr().out
    assert text.count("candidate ") == 2 and "b*v" not in text


@pytest.mark.parametrize(
    "cpu, doubles, tight",
    [("zen3", "5 doubles with", "2^50"), ("sandybridge", "12 doubles without", "2^21.01")],
)
def test_intervals_of_every_step(cpu, doubles, tight, capsys):
    """Text and JSON of the same run of the prover; the operands of a product have room for it."""
    arguments = [
        "schedule",
        LIBRARY["edwards_add"],
        "--lanes",
        "4",
        "--cpu",
        cpu,
        "--effort",
        "200",
    ]
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert doubles in text and "p = 2^255 - 19" in text and f"inputs and outputs +-{tight}" in text
    table = [line for line in text.splitlines() if line.startswith(("op ", "mul ", "add "))]
    assert "before" in table[0] and all("+-2^" in line or ", 2^" in line for line in table[1:])
    main([*arguments, "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert int(facts["bounds"]["prime"], 16) == 2**255 - 19 and len(
        facts["bounds"]["elements"]
    ) == int(doubles.split()[0])
    for step in facts["steps"]:
        assert step["before"] and all(low <= high for low, high in step["after"])
        assert all(len(limbs) == len(step["after"]) for limbs in step["before"].values())


def test_a_sum_is_wider_than_its_operands_and_what_cannot_be_shown_is_said():
    found = pack(program("edwards_add"), 4, G2)
    bounds = lane_bounds(found.packed, {}, "any", None)
    for op in found.packed.ops:
        step = bounds.steps[op.out]
        if op.name == "add":
            sides = list(step.before.values())
            first, second, after = (
                [max(map(abs, pair)) for pair in limbs]
                for limbs in (sides[0], sides[-1], step.after)
            )
            assert all(max(x, y) < r <= x + y for x, y, r in zip(first, second, after))
    assert "before" not in packing_text(describe_packing(found))
    for packed, data, why in (
        (found.packed, {"features": []}, "no lanes"),
        (replace(found.packed, width=2), {}, "2 lanes"),
        (replace(found.packed, params=("k",)), {}, "k has no value without --curve"),
    ):
        missing = lane_bounds(packed, data, "it", None)
        assert why in missing.missing and not missing.steps
        assert f"bounds: not shown, since {missing.missing}" in packing_text(
            describe_packing(found, missing)
        )


TRIPLES = """packed triples width 4
input P = P [X1 Y1 Z1 T1]
t = add(P, P) {a+b a+b a+b a+b} -> [* * * *]
s = lin(t, t) {3:3 3:-3 -3:3 1:3} -> [* * * *]
output R = s [X3 Y3 Z3 T3]
"""


def test_bounds_of_two_products_that_fit_while_their_sum_does_not():
    """3*t and 3*t' hold 53 bits, their sum would take 54: one is split. A factor that no double
    holds: the report says what to try.
    """
    packed = parse(TRIPLES)
    steps = lane_bounds(packed, {}, "any", None).steps
    (_low, high), *_ = steps["t"].after
    assert 3 * high <= 2**53 < 6 * high and all(
        -(2**53) <= low <= high <= 2**53 for low, high in steps["s"].after
    )
    for factor in (2**70, 2**70 + 1):
        assert (
            "try another packing"
            in lane_bounds(parse(TRIPLES.replace("1:3", f"1:{factor}")), {}, "any", None).missing
        )


@pytest.mark.parametrize("bound", [22, 19, 0])
def test_a_recorded_bound_is_not_called_proven(tmp_path, bound):
    """Whatever a file claims; a search proves its own."""
    first = pack(program("dbl"), 4, G1)
    path = record(first, tmp_path)
    data = json.loads(path.read_text())
    data["packings"][0]["bound"] = bound
    path.write_text(json.dumps(data))
    facts = describe_packing(again := pack(program("dbl"), 4, G1, folder=tmp_path))
    assert again.recorded and again.bound.value == max(bound, 8) and again.proven.value == 8
    assert facts["cost_bound_is_proven"] == (bound <= 8) and facts["cost_bound_proven"] == 8
    text = packing_text(facts)
    assert "proven least" not in text.replace("(proven least by bound max(count, depth))", "")
    assert (
        bound <= 8
        or ("recorded as least" if bound == 22 else f"recorded as at least {bound}") in text
    )


def test_a_live_bound_is_called_proven():
    found = pack(program("edwards_add"), 4, G1, effort=Effort(moves=2000, runs=1), recorded=False)
    assert not found.recorded and found.proven == found.bound and found.cost == found.bound.value
    assert "in the model G1 (proven least)" in packing_text(describe_packing(found))


WRONG = """# model: shortw/projective-3/doubling
a = 2*X1
X3 = a*Y1
Y3 = a*Z1
Z3 = Y1*Z1
"""


def test_a_wrong_formula_is_called_not_proven(tmp_path, capsys):
    """The packing equals the formula all the same, and the exit code stays 0."""
    path = tmp_path / "wrong.op3"
    path.write_text(WRONG)
    arguments = ["schedule", str(path), "--lanes", "4", "--glue", "G2", "--effort", "50"]
    assert main(arguments) == 0
    text = capsys.readouterr().out
    assert "NOT proven: refused; " in text and "equals the formula in every lane, proven" in text
    main([*arguments, "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert [row["status"] for row in facts["formulas"]] == ["refused"] and facts[
        "equivalence"
    ].startswith("proven")
    assert main(["schedule", LIBRARY["edwards_add"], "--lanes", "4", "--glue", "G2"]) == 0
    text = capsys.readouterr().out
    assert f"law:   the formula {LIBRARY['edwards_add']} is proven" in text and "NOT" not in text


@pytest.mark.parametrize(
    "arguments, why",
    [
        (["shortw/jacobian-3/doubling/dbl-2010-lg", "--lanes", "4"], "half"),
        (
            ["shortw/projective-3/doubling/dbl-2019-ss", "--lanes", "4", "--glue", "G9"],
            "glue model",
        ),
        (
            ["shortw/projective-3/doubling/dbl-2019-ss", "--lanes", "4", "--curve", "nothing"],
            "nothing",
        ),
        (["nothing", "--lanes", "4"], "nothing"),
    ],
)
def test_bad_input_is_one_paragraph(capsys, arguments, why):
    assert main(["schedule", *arguments]) == 2
    text = capsys.readouterr().err
    assert why in text and text.startswith("ecgen: ") and text.count("\n") == 1


@pytest.mark.parametrize(
    ("terminal", "more", "shown"), [(True, [], True), (True, ["--json"], False), (False, [], False)]
)
def test_a_search_says_what_it_is_at(terminal, more, shown, capsys, monkeypatch):
    """At a terminal only; a search of a minute was silent."""
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    assert (
        main(
            [
                "schedule",
                LIBRARY["edwards_add"],
                "--lanes",
                "2",
                "--glue",
                "G1",
                "--effort",
                "200",
                *more,
            ]
        )
        == 0
    )
    told = capsys.readouterr().err
    steps = [
        told.find(stage)
        for stage in (
            "fewest batches",
            "annealing",
            "(run 1 of 2)",
            "(run 2 of 2)",
            "bounding",
            "solving",
            "proving the packing of",
        )
    ]
    assert steps == sorted(steps) and min(steps) >= 0 if shown else not told
