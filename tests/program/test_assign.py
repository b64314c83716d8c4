"""Temporary assignment, and that its checker sees every kind of mistake."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.program.assign import aliases_of, assign
from ecgen.program.check import contiguous, differs, peak_live, pipeline
from ecgen.program.compose import repeat
from ecgen.program.ops import OPS
from ecgen.program.routine import Argument, Routine
from ecgen.program.schedule import Weight, schedule, separate_results
from ecgen.program.text import parse
from tests.support.program.assignment import check_assignment
from tests.support.program.op3 import load
from tests.support.program.strategies import PLAIN, programs

NAMES = ("dbl", "mdbladd", "dbladd", "edbl", "edbladd", "rcb_dbl", "rcb_add", "dbl_variant_F")


@pytest.mark.parametrize("name", NAMES)
def test_as_many_slots_as_live_values(name):
    source = load(name)
    own = tuple(i for i in source.inputs if i.endswith("1"))
    found = schedule(source, "rich", pinned=tuple(i for i in source.inputs if i not in own))
    assignment = assign(found.program, own, places=False)
    assert check_assignment(found.program, assignment) is None
    assert assignment.temporaries + len(own) == found.live


@pytest.mark.parametrize("name", NAMES)
def test_routine_whose_result_may_be_an_operand(name):
    source = load(name)
    program = schedule(source, "rich").program
    sides = [tuple(i for i in source.inputs if i.endswith(side)) for side in "12"]
    arguments = [Argument("r", "out", tuple(public for public, _ in source.outputs))]
    arguments += [Argument(f"p{i}", "in", side) for i, side in enumerate(sides) if side]
    aliases = aliases_of(Routine(name, program, tuple(arguments)))
    aligned, loose = assign(program, aliases=aliases), assign(program)
    assert check_assignment(program, aligned) is None and check_assignment(program, loose) is None
    assert aligned.temporaries <= loose.temporaries
    # The same slots under no assumption about overlap must be caught.
    careless = replace(assign(program, aliases={}), aliases=aliases)
    assert check_assignment(program, careless) is not None


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_random_programs_on_storage(data):
    program = separate_results(data.draw(programs((*PLAIN, "addsub", "subpair"))))
    own = tuple(i for i in program.inputs if data.draw(st.booleans()))
    assignment = assign(program, own, places=data.draw(st.booleans()))
    assert check_assignment(program, assignment) is None


def test_checker_sees_every_kind_of_mistake():
    program = parse(
        "program x\ninputs X1 Y1\nt = mul(X1, Y1)\nu = add(t, X1)\ns, d = addsub(t, u)\noutputs"
        " X3=s Y3=d\n"
    )
    good = assign(program, ("X1",))
    assert check_assignment(program, good) is None

    def wrong(**slots):
        return check_assignment(program, replace(good, slots={**good.slots, **slots}))

    assert "overwrites an input" in wrong(t="in:Y1")
    assert "share a slot" in wrong(s="t9", d="t9")
    assert "is wrong" in wrong(u=good.slots["t"])
    assert "nothing was written" in check_assignment(
        program, replace(good, slots={**good.slots, "X1": "t7"})
    )
    assert "is wrong" in check_assignment(
        program, replace(good, results={**good.results, "X3": good.slots["d"]})
    )


def test_recounts_by_hand():
    program = parse(
        "program x\ninputs X1 Y1\nt = mul(X1, Y1)\nu = add(t, X1)\nv = sqr(Y1)\nw = sub(u,"
        " v)\noutputs X3=w\n"
    )
    assert contiguous(program) == (1, 3)
    assert contiguous(program, {"X1": "X3"}) == (0, 1, 3)
    assert contiguous(program, {"Q": "X3"}) == (1, 3)
    assert peak_live(program) == 3 and peak_live(program, ("X1", "Y1")) == 2
    assert pipeline(program, {name: Weight(4, 1) for name in OPS}) == 13
    assert (
        differs(program, parse("program x\ninputs X1 Y1\nt = mul(X1, Y1)\noutputs X3=t\n")) == "X3"
    )
    assert differs(repeat(load("dbl"), 2), repeat(load("dbl"), 3)) == "X3"
