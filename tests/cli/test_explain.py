"""`ecgen explain`: figures recounted from the routines, reasons that follow the choice, text and JSON alike."""

import json
from dataclasses import replace

import pytest

from ecgen.cli import main
from ecgen.field.prime import Field
from ecgen.program.check import contiguous
from ecgen.report.explain import explain, render_explanation


@pytest.fixture(scope="module")
def facts(built):
    curve, target, library = built
    return explain(library, curve, target)


def routine(facts, name):
    return next(row for row in facts["routines"] if row["name"] == name)


def test_field(facts, built):
    prime, field = Field(built[0].p), facts["field"]
    assert (field["words"], field["c"], field["room"], int(field["loose"], 16)) == (prime.n, 189, 0, 2**256 - 1)
    assert field["kind"] == "pseudo_mersenne" and "incomplete reduction" in field["representation"]


def test_chains(facts):
    """The counts are those of a chain that computes x^(p-2): as many squarings as bits, less one."""
    assert facts["inversion"]["squarings"] == 255 and 8 < facts["inversion"]["multiplications"] < 20
    assert int(facts["inversion"]["exponent"], 16) == 2**256 - 191


def test_word_multiplications_are_counted_in_the_text(facts, built):
    for each in built[2].assembly.emitted:
        row = routine(facts, each.name)
        lines = [line for line in each.lines if line.startswith(("mulx ", "mul ", "imul "))]
        assert row["word_multiplications"] == len(lines)
        assert row["model_cycles"] - row["multiplier_bound"] == pytest.approx(row["distance"])
        assert row["multiplier_bound"] <= row["model_cycles"]
    assert routine(facts, "fe_mul")["word_multiplications"] == 20 and routine(facts, "fe_sqr")["word_multiplications"] == 14


def test_windows(facts):
    part = facts["scalar"]["vartime"]
    costs = {int(w): cost for w, cost in part["alternatives"].items()}
    assert part["window"] == min(costs, key=costs.get) and part["modelled_cost"] == min(costs.values()) and part["why"] == "the least modelled cost"
    constant = facts["scalar"]["constant_time"]
    assert constant["window"] == 5 and min(constant["alternatives"].values()) < constant["modelled_cost"] and "width 4" in constant["why"]
    assert all(c["holds"] for c in constant["conditions"]) and "odd" in constant["argument"]


def test_a_window_that_was_asked_for(built):
    curve, target, library = built
    multiply = replace(library.spec.multiply, window_vartime=3)
    changed = explain(replace(library, spec=replace(library.spec, multiply=multiply)), curve, target)
    assert changed["scalar"]["vartime"]["window"] == 3 and changed["scalar"]["vartime"]["why"] == "asked for"


def test_formulas(facts, built):
    for each in built[2].assembly.emitted:
        row = routine(facts, each.name)
        if each.routine.choice:
            assert row["formulas"] == list(each.routine.formulas) and row["made_of"] not in row["instead_of"]
            assert row["contiguous"] >= len(contiguous(each.routine.program))
            assert sum(row["operations"].values()) == sum(op.name != "const" for op in each.routine.program.ops)
    assert routine(facts, "jac_dbl")["cost"].startswith("4M + 4S + ") and len(routine(facts, "jac_dbl")["instead_of"]) == 6
    assert routine(facts, "jac_dbl")["loop_counted"] and not routine(facts, "jac_add")["loop_counted"]


def test_measured_or_modelled(built):
    curve, target, library = built

    def chosen(cycles):
        emitted = tuple(
            replace(e, routine=replace(e.routine, choice=e.routine.choice and replace(e.routine.choice, cycles=cycles))) for e in library.assembly.emitted)
        return routine(explain(replace(library, assembly=replace(library.assembly, emitted=emitted)), curve, target), "jac_dbl")

    assert chosen(0.0)["chosen"] == "modelled"
    assert chosen(223.5)["chosen"] == "measured" and "223.5 TSC cycles" in chosen(223.5)["why"]


def test_text(facts):
    text = render_explanation(facts)
    for row in facts["routines"]:
        assert any(line.split()[:1] == [row["name"]] and f"{row['model_cycles']:g}" in line for line in text.splitlines())
    for words in ("2^256 = 189", "255 squarings", "cost by width   2:", "why             the least modelled cost", "contiguous dependencies", "loose 2^256 - 1"):
        assert words in text


def test_the_command(facts, no_building, capsys):
    assert main(["explain", "jac256189", "--cpu", "zen4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == json.loads(json.dumps(facts))
    assert main(["explain", "jac256189", "--cpu", "zen4"]) == 0
    assert capsys.readouterr().out == render_explanation(facts)
