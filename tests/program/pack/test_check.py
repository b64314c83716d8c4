"""Packed programs: round trips, the meaning of every operation, and mutants that the checks must
refuse.
"""

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import FormulaError, ScheduleError
from ecgen.program.interpret import interpret as run_field
from ecgen.program.pack import G1, G2, REALS, Effort, pack
from ecgen.program.pack.check import differs, recount
from ecgen.program.pack.ir import Layout, PackedOp, PackedProgram
from ecgen.program.pack.rewrite.lanewise import lanewise
from ecgen.program.pack.text import parse, render
from ecgen.program.pack.validate import validate
from tests.support.program.pack.copies import copied
from tests.support.program.pack.interpret import differs_at_random, interpret
from tests.support.program.pack.problems import program
from tests.support.program.strategies import P, points, programs

QUICK = Effort(moves=300, runs=1)
NAMES = ("dbl", "add", "ladder", "edwards_add", "edwards_dbl", "jacobian", "kummer_ladder")
BASIC = ("mul", "sqr", "add", "sub", "neg", "dbl", "tpl", "mulc", "copy", "const", "mul")


@pytest.fixture(scope="module")
def packed():
    return {
        name: pack(program(name), 4, G2, effort=QUICK, solver=0.1, recorded=False) for name in NAMES
    }


@pytest.mark.essential
@pytest.mark.parametrize("name", NAMES)
def test_round_trip_and_equality(packed, name):
    found = packed[name]
    assert parse(render(found.packed)) == found.packed
    assert (
        differs(found.program, found.packed) is None
        and differs_at_random(found.program, found.packed) is None
    )
    assert found.counts == recount(found.packed) and found.counts.batches == found.plan.batches
    assert found.counts.g2 <= found.cost  # what steps share is made once


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_random_programs(data):
    source = data.draw(programs(names=BASIC, max_ops=10))
    lanes, model = data.draw(st.sampled_from((2, 4))), data.draw(st.sampled_from((G1, G2, REALS)))
    try:
        found = pack(
            source, lanes, model, effort=Effort(moves=60, runs=1), solver=0.05, recorded=False
        )
    except ScheduleError as error:
        assert "always zero" in str(error) or "is the input or constant" in str(error)
        return
    values = data.draw(points(source))
    assert interpret(found.packed, values, P) == run_field(source, values, P)
    assert parse(render(found.packed)) == found.packed and found.bound.value <= found.cost


def test_compositions_return_to_the_lanes_they_came_from():
    """Two doublings and an addition as one program, results in the lanes of the inputs, so that it
    can be run again.
    """
    found = pack(program("2*plain_dbl+add"), 4, REALS, effort=QUICK, solver=0.1, recorded=False)
    assert (
        found.plan.batches == len(found.batching.batches)
        and differs(found.program, found.packed) is None
    )
    back = {name: public for public, name in found.problem.ties}
    assert [back.get(name) for name in found.packed.inputs[0].lanes] == list(
        found.packed.outputs[0].lanes
    ) and len(back) == 3
    free = pack(program("dbl"), 4, G2, effort=QUICK, solver=0.1, recorded=False, loop=False)
    assert differs(free.program, free.packed) is None and not free.problem.ties


def test_routines_agree_on_a_layout():
    layout = ("Z", None, "X1", "Y")
    for name in ("dbl", "add"):
        found = pack(program(name), 4, G2, layout=layout)
        assert (
            next(x.lanes for x in found.packed.inputs) == ("Z1", None, "X1", "Y1")
            and found.cost == pack(program(name), 4, G2).cost
        )
        assert (
            found.packed.outputs[0].lanes == ("Z3", None, "X3", "Y3")
            and differs(found.program, found.packed) is None
        )
    for bad in (("X", "Y", "Z"), ("X", "Y", None, None), ("X", "X", "Y", "Z")):
        with pytest.raises(ScheduleError, match="does not name every input"):
            pack(program("dbl"), 4, G2, layout=bad)


@pytest.mark.parametrize("name", ("dbl", "ladder", "edwards_add", "jacobian"))
def test_lanewise_is_four_copies(name):
    source = program(name)
    for shared in ((), source.inputs[:1]):
        whole, copies = lanewise(source, 4, shared), copied(source, 4, shared)
        assert parse(render(whole)) == whole
        assert differs(copies, whole) is None and differs_at_random(copies, whole) is None
        counts = recount(whole)
        assert counts.permutes == counts.blends == counts.idle == 0
    with pytest.raises(ScheduleError, match="not an input"):
        lanewise(source, 4, ("nothing",))


def test_lanewise_mutants(name="dbl"):
    source = program(name)
    assert differs(copied(source, 4), lanewise(source, 4, ("X1",)))
    # inner values differ
    assert differs(copied(program("plain_dbl"), 4), lanewise(source, 4)) is not None


@pytest.mark.parametrize("name", NAMES)
def test_every_mutant_is_refused(packed, name):
    chance = random.Random(name)
    source, whole = packed[name].program, packed[name].packed
    refused = 0
    for index, op in enumerate(whole.ops):
        for lane in range(4):
            if op.holds[lane] is None:
                continue
            for other in _mutants(op, lane, chance):
                broken = replace(whole, ops=(*whole.ops[:index], other, *whole.ops[index + 1 :]))
                assert _is_refused(source, broken), f"{op} -> {other}"
                refused += 1
    for k, layout in enumerate(whole.outputs):
        turned = replace(layout, lanes=layout.lanes[1:] + layout.lanes[:1])
        assert _is_refused(
            source, replace(whole, outputs=(*whole.outputs[:k], turned, *whole.outputs[k + 1 :]))
        )
    assert refused > 30


def _mutants(op: PackedOp, lane: int, chance: random.Random):
    def entry(value):
        return replace(op, lanes=(*op.lanes[:lane], value, *op.lanes[lane + 1 :]))

    match op.name:
        case "add" | "lin":
            a, b = op.lanes[lane]
            yield entry((a, -b) if type(b) is int and b else (-a if type(a) is int else 5, b))
        case "mulc":
            yield entry(7)
        case "perm":
            yield entry((op.lanes[lane] + chance.randrange(1, 4)) % 4)
        case "blend":
            yield entry(1 - op.lanes[lane])
        case "sqr":
            yield replace(op, name="add", args=op.args * 2, lanes=((1, 1),) * 4)
        case "mul":
            yield replace(op, args=(op.args[0], op.args[0]))
    swapped = list(op.holds)
    i = (lane + 1) % 4
    if swapped[i] != swapped[lane]:
        swapped[i], swapped[lane] = swapped[lane], swapped[i]
        yield replace(op, holds=tuple(swapped))


def _is_refused(source, broken: PackedProgram) -> bool:
    """Refused by the validator, or by symbolic execution; equal lanes (a value held twice) may make
    a mutant harmless.
    """
    try:
        validate(broken)
        if differs(source, broken):
            return True
    except (FormulaError, TypeError):
        return True
    return _is_harmless(source, broken)


def _is_harmless(source, broken: PackedProgram) -> bool:
    """Every lane still holds what it names: the mutant permuted between two lanes of one value, or
    blended equal ones.
    """
    return differs_at_random(source, broken) is None


def test_most_mutants_are_not_harmless(packed):
    source, whole = packed["dbl"].program, packed["dbl"].packed
    real = harmless = 0
    for index, op in enumerate(whole.ops):
        for lane in (i for i in range(4) if op.holds[i] is not None):
            for other in _mutants(op, lane, random.Random(1)):
                broken = replace(whole, ops=(*whole.ops[:index], other, *whole.ops[index + 1 :]))
                try:
                    wrong = differs(source, validate(broken))
                except FormulaError:
                    wrong = "invalid"
                real, harmless = real + bool(wrong), harmless + (not wrong)
    assert real > 20 * harmless


VALID = """packed t width 2
params b
input P = P [X1 Y1]
s = add(P, P) {a+b a-b} -> [d z]
m = lin(s, P) {3:-1 b:1} -> [u v]
output R = m [X3 Y3]
"""


def test_text_is_read():
    whole = parse(VALID + "# a remark\n")
    assert interpret(whole, {"X1": 3, "Y1": 5, "b": 7}, 101) == {"X3": 15, "Y3": 5}
    assert whole.inputs == (Layout("P", "P", ("X1", "Y1")),)


@pytest.mark.essential
@pytest.mark.parametrize(
    "old, new, why",
    [
        ("add(P, P)", "add(P)", "takes 2"),
        ("add(P, P)", "add(P, q)", "not assigned before"),
        ("s = add", "P = add", "assigned twice"),
        ("{a+b a-b}", "{a+b}", "does not speak of 2 lanes"),
        ("[d z]", "[d]", "does not speak of 2 lanes"),
        ("a-b", "a*b", "not what add says"),
        ("add(P", "twist(P", "not a packed operation"),
        ("b:1", "c:1", "expected factors"),
        ("[X1 Y1]", "[X1 _]", "holds nothing"),
        ("= m [X3", "= w [X3", "never assigned"),
        ("[u v]", "[u _]", "holds nothing"),
        ("packed t width 2", "# packed", "no line"),
        ("params b", "params", "not a packed operation"),
        ("width 2", "width 3", "lanes"),
        ("[X3 Y3]", "[X3]", "lanes"),
    ],
)
def test_bad_text_is_one_paragraph(old, new, why):
    with pytest.raises(FormulaError, match=why) as caught:
        parse(VALID.replace(old, new, 1), "file.packed")
    assert "\n" not in str(caught.value)


def test_missing_values_are_named():
    with pytest.raises(FormulaError, match="no value for Y1, b"):
        interpret(parse(VALID), {"X1": 3}, 101)
