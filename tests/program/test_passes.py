"""Every pass on its fixture pairs ("before => after;"), and on random programs: the results never
change.
"""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import CurveError
from ecgen.program.interpret import interpret
from ecgen.program.ops import OPS, OpSpec, fusion_rows
from ecgen.program.passes import clean
from ecgen.program.passes.bind import bind
from ecgen.program.passes.expand import expand
from ecgen.program.passes.fuse import fuse
from ecgen.program.passes.half import halvings
from ecgen.program.passes.negate import sink_negations
from ecgen.program.passes.number import number_values
from ecgen.program.passes.simplify import simplify
from ecgen.program.text import parse, render
from ecgen.program.validate import validate
from tests.support.program.op3 import load
from tests.support.program.strategies import LINEAR, PLAIN, P, points, programs

pytestmark = pytest.mark.essential

CURVE = {"a": -1, "b": 7, "d": 2**60}
RULES = {
    "number": number_values,
    "simplify": simplify,
    "negate": sink_negations,
    "clean": clean,
    "bind": lambda program: bind(program, CURVE, P),
    "fuse": lambda program: fuse(program, fusion_rows("products")),
    "expand": expand,
}


def _pairs():
    for name in RULES:
        if name == "clean":
            continue
        blocks = (Path(__file__).parent / "fixtures" / f"{name}.txt").read_text().split("\n;\n")
        for i, block in enumerate(blocks):
            yield pytest.param(name, *block.split("\n=>\n"), id=f"{name}-{i}")


@pytest.mark.parametrize("name, before, after", list(_pairs()))
def test_fixture_pair(name, before, after):
    source = parse(f"program x\n{before}")
    result = RULES[name](source)
    assert render(result).split("\n", 1)[1].strip() == after.strip()
    values = {n: 1000 + 7 * i for i, n in enumerate(source.inputs)} | CURVE
    assert interpret(result, values, P) == interpret(source, values, P)


@pytest.mark.parametrize("name", RULES)
@settings(max_examples=150, deadline=None)
@given(data=st.data())
@pytest.mark.sample(2)
def test_pass_keeps_results(name, data):
    names = tuple(OPS) if name in ("expand", "number") else (*PLAIN, "addsub", "sub2")
    source = data.draw(programs(tuple(n for n in names if n != "inv")))
    values = data.draw(points(source))
    if name == "bind":
        values |= CURVE
    result = validate(RULES[name](source))
    assert interpret(result, values, P) == interpret(source, values, P)
    if name in ("number", "negate", "clean", "bind"):
        assert RULES[name](result) == result
    if name in ("number", "simplify", "negate", "fuse"):
        assert sum(op.name not in ("const", "neg") for op in result.ops) <= len(source.ops)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_simplify_modulo_a_prime_keeps_results(data):
    source = data.draw(programs((*PLAIN, "inv")))
    values = data.draw(points(source))
    assert interpret(validate(simplify(source, P)), values, P) == interpret(source, values, P)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_halvings_keep_results(data):
    source = data.draw(programs(("half", "mul", "tpl", "neg", "mulc"), max_ops=7))
    values = data.draw(points(source))
    expected = interpret(source, values, P)
    for moved in halvings(source, limit=12):
        assert interpret(validate(moved), values, P) == expected
        assert sorted(op.name for op in moved.ops) == sorted(op.name for op in source.ops)


def test_halvings_of_doubling_are_all_placements():
    """(t1*3(X-Z^2))/2: the halving on the product, on X+Z^2, on the triple, inside the triple."""
    assert len(halvings(load("dbl"))) == 4


def test_expand_undoes_fuse():
    source = load("dbladd")
    fused = fuse(source, fusion_rows("rich"))
    assert len(fused.ops) < len(source.ops)
    back = expand(fused)
    values = {name: 11 + i for i, name in enumerate(source.inputs)}
    assert {op.name for op in back.ops} <= set(PLAIN)
    assert interpret(back, values, P) == interpret(source, values, P)


def test_expand_reads_quotients():
    table = {**OPS, "quot": OpSpec("quot", 2, ("a/b",))}
    source = parse("program x\ninputs X1 Y1\nq = quot(X1, Y1)\noutputs X3=q\n", table=table)
    assert [op.name for op in expand(source, table).ops] == ["inv", "mul"]
    assert (
        interpret(expand(source, table), {"X1": 6, "Y1": 3}, P)
        == {"X3": 2}
        == interpret(source, {"X1": 6, "Y1": 3}, P, table)
    )


def test_a_parameter_without_value_is_refused():
    with pytest.raises(CurveError, match="needs the curve parameter b"):
        bind(load("rcb_add"), {"a": -3}, P)


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_clean_runs_every_rule(data):
    source = data.draw(programs())
    values = data.draw(points(source))
    assert interpret(clean(source, check=True), values, P) == interpret(source, values, P)


def test_linear_names_are_rows_of_the_table():
    assert set(LINEAR) < set(OPS)
