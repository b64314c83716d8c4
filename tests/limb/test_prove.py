"""The prover: what is true is proven, what is false is refused, and what is accepted is never wrong
when run.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.field.lower import lower_program
from ecgen.field.proof import prove_lowering
from ecgen.limb.bounds import Bounds
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import lost_at_random, run_limbs
from ecgen.limb.ir import Element, LimbOp, LimbProgram
from ecgen.limb.prove import prove
from ecgen.limb.validate import LimbError
from tests.support.field.cases import FIELDS, SPECS, expected, one_op, values
from tests.support.limb.mutants import mutants
from tests.support.limb.parser import parse_limbs

CASES = [("2^255-19", name) for name in ("add", "sub", "mul", "half", "trisub")]
CASES += [("2^256-189", name) for name in ("add", "sub", "sqr", "subpair")] + [
    ("2^130-5", "mul"),
    ("2^127-1", "sub2"),
]


@pytest.mark.essential
@pytest.mark.parametrize("field_name, name", CASES)
@pytest.mark.sample(2)
def test_mutants(field_name, name):
    """Every mutant is refused, or agrees with Python integers wherever it is run (it was no real
    change).
    """
    field, program, rng = FIELDS[field_name], one_op(name), random.Random(name)
    limbs = lower_program(program, field, SPECS)
    chosen = list(mutants(limbs))
    chosen = rng.sample(chosen, min(20, len(chosen)))
    refused = 0
    for mutant in chosen:
        try:
            prove_lowering(program, mutant, field, SPECS)
        except (BoundError, CheckFailure):
            refused += 1
            continue
        for _ in range(40):
            inputs = values(field, len(program.inputs), rng)
            result = run_limbs(mutant, dict(zip(program.inputs, inputs)))
            assert [r % field.p for r in result.values()] == expected(
                name, inputs, program.ops[0].const, field.p
            )
    assert refused >= 0.8 * len(chosen)


def test_tighter_claims_are_refused():
    """The lowest true upper bound of each result is known by running; one below it must be
    refused.
    """
    field, program = FIELDS["2^256-189"], one_op("add")
    limbs = lower_program(program, field, SPECS)
    (result,) = limbs.outputs
    top = run_limbs(limbs, {"x0": 2**256 - 1, "x1": 0})["r0"]
    assert top == result.high
    tight = replace(result, high=top - 1)
    with pytest.raises(BoundError, match="`r0` is not proven to be at most"):
        prove(replace(limbs, outputs=(tight,), elements=(tight,)))


def test_bound_errors_name_value_and_interval():
    text = """limbs sum 64
in a = a_0 : 0 .. 0xffffffffffffffff
r_0 c = add a_0 1
zero c
out r = r_0 : 0 .. 0xffffffffffffffff
"""
    with pytest.raises(
        BoundError, match=r"the carry `c` cannot be excluded \(derived interval of r_0..r_0: \[0, "
    ):
        prove(parse_limbs(text))
    assert (
        prove(
            parse_limbs(
                text.replace("0 .. 0xffffffffffffffff\nr_0", "0 .. 0xfffffffffffffffe\nr_0")
            )
        ).zeros
        == 1
    )


def test_a_word_that_may_exceed_one_is_no_flag():
    text = """limbs cast 64
in a = a_0 : 0 .. {}
f = flag a_0
r_0 = mask f
out r = r_0 : 0 .. 0xffffffffffffffff
"""
    assert prove(parse_limbs(text.format(1))).intervals == 1
    with pytest.raises(BoundError, match="used as a flag"):
        prove(parse_limbs(text.format(2)))


def test_lost_carries_cancel_only_when_the_sum_fits():
    """r = a + b - c modulo 2^64 is proven to be the integer a + b - c only if that fits."""
    text = """limbs chain 64
in a = a_0 : {low} .. 0xffffffffffffffff
in b = b_0 : 0 .. 5
in c = c_0 : 5 .. 9
s _ = add a_0 b_0
r_0 _ = sub s c_0
out r = r_0 : 0 .. 0xffffffffffffffff
"""
    meaning = {"r": {("a",): 1, ("b",): 1, ("c",): -1}}
    modulus = 2**61 - 1
    assert prove(parse_limbs(text.format(low=9)), meaning, modulus).congruences == 1
    with pytest.raises(CheckFailure, match="not proven congruent"):
        prove(parse_limbs(text.format(low=8)), meaning, modulus)


def test_proof_follows_the_data_flow_not_names_or_order():
    """Renamed, and with the operations of two independent additions interleaved, the program is
    proven as before.
    """
    field, program = FIELDS["2^255-19"], one_op("addsub")
    limbs = lower_program(program, field, SPECS)
    rng = random.Random(5)
    kept = {limb for e in (*limbs.inputs, *limbs.elements, *limbs.outputs) for limb in e.limbs}
    fresh = {
        out: out if out in kept else f"v{rng.random()}"
        for op in limbs.ops
        for out in op.outs
        if out
    }
    ops = [
        LimbOp(
            o.name, tuple(fresh.get(x, x) for x in o.outs), tuple(fresh.get(a, a) for a in o.args)
        )
        for o in limbs.ops
    ]
    ready, order = {limb for e in limbs.inputs for limb in e.limbs}, []
    while ops:
        able = [o for o in ops if all(isinstance(a, int) or a in ready for a in o.args)]
        order.append(rng.choice(able))
        ops.remove(order[-1])
        ready.update(order[-1].outs)
    shuffled = replace(limbs, ops=tuple(order), notes=())
    assert prove_lowering(program, shuffled, field, SPECS).congruences == 2


def test_products_are_proven_without_hints():
    """A program whose only elements are its result, as one lifted from machine code, is proven
    too.
    """
    for field_name in ("2^255-19", "2^256-189", "2^127-1"):
        field, program = FIELDS[field_name], one_op("mul")
        limbs = lower_program(program, field, SPECS)
        bare = replace(limbs, elements=tuple(e for e in limbs.elements if e.name == "r0"))
        assert len(bare.elements) < len(limbs.elements)
        assert prove_lowering(program, bare, field, SPECS).congruences == 1


def test_unknown_meanings_are_refused():
    field, program = FIELDS["2^255-19"], one_op("add")
    limbs = lower_program(program, field, SPECS)
    with pytest.raises(EcgenError, match="never computed"):
        prove(limbs, {"nobody": {}}, field.p)


HOSTILE = {
    "two definitions": (
        LimbOp("add", ("s", "c"), ("a_0", 1)),
        LimbOp("zero", (), ("c",)),
        LimbOp("add", ("s", "d"), ("a_0", 2)),
        LimbOp("zero", (), ("d",)),
    ),
    "a name of the prover's": (
        LimbOp("add", ("s", ""), ("a_0", 1)),
        LimbOp("add", ("t", "lost carry of s"), ("a_0", "a_0")),
    ),
}


@pytest.mark.essential
@pytest.mark.parametrize("ops", HOSTILE.values(), ids=HOSTILE)
def test_programs_that_are_not_well_formed_are_refused(ops):
    """A value of two definitions, or named as the prover names its own, would let a proof speak of
    another value than the code's.
    """
    given, result = Element("a", ("a_0",), 0, 9), Element("r", ("s",), 0, 20)
    program = LimbProgram("hostile", 8, (given,), (result,), ops, (result,))
    with pytest.raises(LimbError, match="assigned twice|no name of a value"):
        prove(program, {"r": {("a",): 1, (): 1}}, 101)


@pytest.mark.parametrize(
    "doubled, room, holds",
    [(True, 62, True), (True, 63, False), (False, 63, True), (False, 64, False)],
)
def test_the_sign_of_a_difference_is_its_borrow_where_bits_are_left(doubled, room, holds):
    """x - y of one word, or twice that: the top bit is claimed to be the borrow, which it is for
    numbers below 2^63 and 2^62.
    """
    b = LimbBuilder("sign", 64)
    x, y = (b.input(name, 1, 0, (1 << room) - 1) for name in "xy")
    word, borrow = b.sub(x.limbs[0], y.limbs[0])
    sign = b.word("shr", b.add(word, word)[0] if doubled else word, 63)
    rest, lost = b.sub(sign, b.word("word", borrow))
    b.zero(lost)
    program = b.build([b.define("r", (rest,), 0, 1)])
    assert any(op.name == "zero" for op in program.ops)
    if holds:
        prove(program, {})
    else:
        with pytest.raises((BoundError, CheckFailure)):
            prove(program, {})


def added_and_subtracted(first, second, high=2**64 - 1):
    """r = x + first - second in one word, whose carry and borrow nobody reads."""
    b = LimbBuilder("t")
    word = {name: b.input(name, 1, 0, high).limbs[0] for name in "xyz"}
    b.begin("r")
    total, _ = b.add(word["x"], word[first])
    left, _ = b.sub(total, word[second])
    return b.build([b.define("r", (left,), 0, 2**64 - 1)])


@pytest.fixture
def tried(monkeypatch):
    """What of lost carries it was tried to bound."""
    asked, is_at_most = [], Bounds.is_at_most

    def noted(self, goal, most, *more, **how):
        asked.extend([most] if how.get("splits") == 1 else [])
        return is_at_most(self, goal, most, *more, **how)

    monkeypatch.setattr(Bounds, "is_at_most", noted)
    return asked


def test_lost_carries_that_cancel_are_cancelled(tried):
    assert prove(added_and_subtracted("y", "y"), {"r": {("x",): 1}}, 2**61 - 1).congruences == 1
    assert tried


def test_lost_carries_that_do_not_cancel_in_a_run_are_not_tried(tried):
    with pytest.raises(CheckFailure):
        prove(added_and_subtracted("y", "z"), {"r": {("x",): 1, ("y",): 1, ("z",): -1}}, 2**61 - 1)
    assert not tried


def test_lost_carries_of_runs():
    program = added_and_subtracted("y", "z")
    (total, left), runs = (op.outs[0] for op in program.ops), lost_at_random(program, 20)
    found = {(run[total], run[left]) for run in runs}
    assert len(runs) == 20 and found >= {(0, 0), (0, 1), (1, 0)}
    small = added_and_subtracted("y", "z", 2**62)
    assert {run[total] for run in lost_at_random(small, 20)} == {0}
    claimed = replace(program, elements=(replace(program.elements[0], high=2**62),))
    assert 0 < len(lost_at_random(claimed, 20)) < 20  # a run in which a claim is false says nothing
