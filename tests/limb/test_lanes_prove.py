"""The lane prover: what must fail fails, with the value and its bound in the message."""

from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.reals import RealField, lower_mul
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import magic, word_of_integer
from ecgen.limb.lanes.interpret import evaluate, run_vectors
from ecgen.limb.lanes.ir import REAL, WORD, VectorOp
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.validate import VectorError, validate

P = 2**255 - 19
MEANING = {"r": {("a", "b"): 1}}


def product():
    field, b = RealField(P), VectorBuilder("mul")
    return b.build([lower_mul(b, field, "r", field.input(b, "a"), field.input(b, "b"))])


def constants(program):
    return [i for i, op in enumerate(program.ops) if op.name == "const"]


def with_constant(program, index, word):
    ops = list(program.ops)
    ops[index] = replace(ops[index], args=(word % 2**64,) * 4)
    return replace(program, ops=tuple(ops))


def test_every_shifted_constant_breaks_the_proof():
    program = product()
    prove_vectors(program, MEANING, P)
    for index in constants(program):
        word = program.ops[index].args[0]
        for change in (1, -1, 1 << 40, 1 << 62):
            with pytest.raises((BoundError, CheckFailure)):
                prove_vectors(with_constant(program, index, word + change), MEANING, P)


def offset_of(program, name):
    """The constant among the terms of a sum of words."""
    made = {op.out: op for op in program.ops}
    if name not in made or made[name].name != "add":
        return name if name in made and made[name].name == "const" else None
    return next(filter(None, (offset_of(program, a) for a in made[name].args)), None)


def test_an_offset_too_small_names_the_value_and_its_bound():
    """The multiple of p that keeps a coefficient positive, made smaller: the shift that cuts it may see a wrapped word."""
    program = product()
    cut = next(op for op in program.ops if op.name == "shr")
    offset = offset_of(program, cut.args[0])
    index = next(i for i in constants(program) if program.ops[i].out == offset)
    lowest = prove_vectors(program, MEANING, P).bounds[cut.args[0]][1] % 2**64
    with pytest.raises(BoundError, match=rf"`{cut.out}` = shr .* may overflow 64 bits: derived interval \[.*\*2\^69, .*\*2\^69\]"):
        prove_vectors(with_constant(program, index, program.ops[index].args[0] - lowest - 1), MEANING, P)


def test_wider_inputs_break_the_proof():
    program = product()
    element = program.inputs[0]
    wide = replace(element, bounds=tuple((4 * low, 4 * high) for low, high in element.bounds))
    with pytest.raises(BoundError):
        prove_vectors(replace(program, inputs=(wide, program.inputs[1])), MEANING, P)
    with pytest.raises(BoundError, match="does not fit two doubles"):
        b, field = VectorBuilder("mul"), RealField(P)
        lower_mul(b, field, "r", field.input(b, "a", wide.bounds), field.input(b, "b"))


def test_every_dropped_or_changed_operation_is_noticed():
    program = product()
    for index, op in enumerate(program.ops):
        if op.name not in ("add", "fsub", "fma", "shr", "and", "mul"):
            continue
        first, second = op.args[0], op.reads[-1]
        number = op.immediates[0] - 1 if op.immediates else 0
        changed = {"add": VectorOp("sub", op.out, op.args), "fsub": VectorOp("fsub", op.out, op.args[::-1]),
                   "fma": VectorOp("fma", op.out, (first, first, second)), "shr": VectorOp("shr", op.out, (first, number)),
                   "and": VectorOp("or", op.out, op.args), "mul": VectorOp("add", op.out, op.args)}[op.name]
        if changed.args == op.args and changed.name == op.name:
            continue
        ops = (*program.ops[:index], changed, *program.ops[index + 1:])
        with pytest.raises((BoundError, CheckFailure)):
            prove_vectors(replace(program, ops=ops), MEANING, P)


def test_tight_claims_fail_beyond_what_is_derived():
    program = product()
    result = program.outputs[0]
    for bounds in (tuple((low // 2, high) for low, high in result.bounds), tuple((low, high // 2) for low, high in result.bounds)):
        claimed = replace(result, bounds=bounds)
        with pytest.raises(BoundError, match="is not proven to lie in"):
            prove_vectors(replace(program, outputs=(claimed,), elements=()), MEANING, P)


def test_interpreter_follows_the_words():
    half = word_of_integer(magic(52))
    op = VectorOp("fma", "x", ("a", "b", "c"))
    exact = evaluate(op, [(word_of_integer(2**49 + 1),) * 4, (word_of_integer(3),) * 4, (half,) * 4])
    assert exact == (word_of_integer(3 * 2**49 + 3 + magic(52)),) * 4
    rounded = evaluate(op, [(word_of_integer(2**51 + 1),) * 4, (word_of_integer(2**50 + 1),) * 4, (word_of_integer(magic(103)),) * 4])
    assert rounded == (word_of_integer(magic(103) + 2**51 * (2**50 + 2)),) * 4
    assert evaluate(VectorOp("smul", "x", ("a", "b")), [(2**32 - 1,) * 4, (5,) * 4]) == (2**64 - 5,) * 4
    assert evaluate(VectorOp("halves", "x", ("a", "b", 1, 2)), [(0, 1, 2, 3), (4, 5, 6, 7)]) == (2, 3, 4, 5)


def test_a_value_outside_its_bounds_is_refused():
    program = product()
    good = tuple((0,) * 4 for _ in program.inputs[0].limbs)
    bad = ((1 << 52,) * 4, *good[1:])
    run_vectors(program, {"a": good, "b": good})
    with pytest.raises(CheckFailure, match="leaves its interval"):
        run_vectors(program, {"a": bad, "b": good})


@pytest.mark.parametrize("op, message", [
    (VectorOp("nonsense", "x", ()), "is not a vector operation"),
    (VectorOp("add", "x", ("a_0",)), "has 1 arguments, expected 2"),
    (VectorOp("add", "x", ("a_0", "nobody")), "before it is assigned"),
    (VectorOp("shl", "x", ("a_0", 64)), r"is not in \[1, 63\]"),
    (VectorOp("perm", "x", ("a_0", 0, 1, 2, 4)), r"is not in \[0, 3\]"),
    (VectorOp("const", "a_0", (0, 0, 0, 0)), "assigned twice"),
])
def test_malformed_programs(op, message):
    program = product()
    with pytest.raises(VectorError, match=message):
        validate(replace(program, ops=(op, *program.ops)))


def test_words_settle_and_products_cut():
    """Word lanes: 32-bit products add up, a wrap on purpose is followed, one by accident is not."""
    b = VectorBuilder("words")
    x = b.input("x", WORD, [(0, 2**33)], [0])
    low = b.emit("mul", x.limbs[0], b.words(3))
    upper = b.emit("shl", b.emit("shr", x.limbs[0], 32), 32)
    whole = b.emit("add", low, b.emit("mul", b.emit("shr", upper, 32), b.words(3 << 4)))
    result = b.define("r", [whole], [(0, 2**40)], [0], {("x",): 3}, WORD)
    with pytest.raises(CheckFailure):
        prove_vectors(b.build([result]), b.meanings, P)
    assert REAL != WORD
