"""`ecgen schedule --lanes`: the table, the JSON, and one paragraph for bad input."""

import json

import pytest

from ecgen.cli import main
from ecgen.program.pack import G2, pack
from ecgen.report.pack import describe_packing, packing_text
from tests.program.pack.problems import LIBRARY, program


def test_text(capsys):
    assert main(["schedule", LIBRARY["edwards_add"], "--lanes", "4", "--glue", "G2"]) == 0
    text = capsys.readouterr().out
    assert "8 products in 2 batches of 4 (proven least by bound max(count, depth))" in text and "recorded" in text
    assert "cost:  11 in the model G2 (proven least)" in text and "input  P: " in text and "output R1 = m2" in text
    rows = [line.split() for line in text.splitlines() if line.startswith("mul")]
    assert len(rows) == 2 and any("X3 = E*F" in line for line in text.splitlines())


def test_json(capsys):
    main(["schedule", LIBRARY["ladder"], "--lanes", "4", "--glue", "G1", "--json"])
    facts = json.loads(capsys.readouterr().out)
    assert facts["batches"] == facts["batches_bound"] == 3 and facts["cost"] == facts["cost_bound"] == 13
    assert sum(step["kind"] == "product" for step in facts["steps"]) == 3 == facts["counts"]["batches"]
    assert sum(step["idle"] for step in facts["steps"] if step["kind"] == "product") == facts["counts"]["idle"]


def test_candidates_and_curve(capsys):
    assert main(["schedule", LIBRARY["dbl"], "--or", LIBRARY["plain_dbl"], "--lanes", "4", "--curve", "curve13318", "--effort", "50"]) == 0
    text = capsys.readouterr().out
    assert text.count("candidate ") == 2 and "b*v" not in text


def test_intervals_fill_two_columns():
    found = pack(program("edwards_add"), 4, G2)
    facts = describe_packing(found, lambda packed: {op.out: ("[0, 2^26]", f"after {op.out}") for op in packed.ops})
    text = packing_text(facts)
    assert "before" in text and "after m2" in text and facts["steps"][0]["before"] == "[0, 2^26]"
    assert "before" not in packing_text(describe_packing(found))


@pytest.mark.parametrize("arguments, why", [
    (["shortw/jacobian-3/doubling/dbl-2010-lg", "--lanes", "4"], "half"), (["shortw/projective-3/doubling/dbl-2019-ss", "--lanes", "4", "--glue", "G9"], "glue model"),
    (["shortw/projective-3/doubling/dbl-2019-ss", "--lanes", "4", "--curve", "nothing"], "nothing"), (["nothing", "--lanes", "4"], "nothing"),
])  # fmt: skip
def test_bad_input_is_one_paragraph(capsys, arguments, why):
    assert main(["schedule", *arguments]) == 2
    text = capsys.readouterr().err
    assert why in text and text.startswith("ecgen: ") and text.count("\n") == 1
