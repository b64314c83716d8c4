"""The lane prover: what must fail fails, with the value and its bound in the message."""

from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.doubles.fused import RealField, lower_mul
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.doubles import magic, word_of, word_of_integer
from ecgen.limb.lanes.interpret import evaluate, run_vectors
from ecgen.limb.lanes.ir import LANES, REAL, WORD, Form, VectorOp
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
    """But for bits of a mask where what it masks is always 0."""
    program = product()
    bounds = prove_vectors(program, MEANING, P).bounds
    masked = {op.args[1]: bounds[op.args[0]][1] % 2**64 for op in program.ops if op.name == "and"}
    for index in constants(program):
        name, word = program.ops[index].out, program.ops[index].args[0]
        for change in (1, -1, 1 << 40, 1 << 62):
            if change != 1 << 62 or masked.get(name, change) & change or word & change:
                with pytest.raises((BoundError, CheckFailure)):
                    prove_vectors(with_constant(program, index, word + change), MEANING, P)


def test_a_sum_that_may_wrap_names_the_value_and_its_bound():
    """A constant that takes the least sum just below 0: the shift that cuts it may see a wrapped
    word.
    """
    program = product()
    index, cut = next((i, op) for i, op in enumerate(program.ops) if op.name == "shr")
    lowest = prove_vectors(program, MEANING, P).bounds[cut.args[0]][1] % 2**64
    for less, wraps in ((lowest + 1, True), (0, False)):
        more = (
            VectorOp("const", "less", (-less % 2**64,) * 4),
            VectorOp("add", "moved", (cut.args[0], "less")),
            replace(cut, args=("moved", *cut.immediates)),
        )
        changed = replace(program, ops=(*program.ops[:index], *more, *program.ops[index + 1 :]))
        if not wraps:
            prove_vectors(changed, MEANING, P)
            continue
        with pytest.raises(
            BoundError,
            match=rf"`{cut.out}` = shr .* may overflow 64 bits: derived interval \[\S+, \S+\]",
        ):
            prove_vectors(changed, MEANING, P)


@pytest.mark.parametrize(
    "high, kept, proven",
    [(2**61, 62, True), (2**61 + 1, 62, False), (2**61, 61, True), (2**61 + 1, 61, False)],
)
def test_an_exponent_of_one_kept_bit(high, kept, proven):
    """(x + 2^62 + 2^61) & (2^kept + 51 bits) is a double if the kept bit is 1 for every x: 2^51
    bits more than its digit is a unit.
    """
    b = VectorBuilder("kept")
    x = b.input("x", WORD, [(0, high - 1)], [0])
    digit = b.emit(
        "and", b.emit("add", x.limbs[0], b.words(3 << 61)), b.words(2**51 - 1 | 1 << kept)
    )
    limb = b.emit("fma", digit, b.real(1 << 1075 - (1 << kept - 52)), b.real(-(2**52)))
    result = b.define("r", [limb], [(0, 2**51 - 1)], Form([0]), None)
    program = b.build([result])
    if proven:
        prove_vectors(program)
        assert run_vectors(program, {"x": ((high - 1,) * 4,)}) == {
            "r": (((high - 1) % 2**51,) * 4,)
        }
    else:
        with pytest.raises(BoundError, match="cannot follow"):
            prove_vectors(program)


def test_a_chain_that_starts_where_it_has_no_room_is_refused():
    """The start of a chain, and what takes it off again, moved alike: the sum of the upper parts
    leaves its power of two.
    """
    program = product()
    chains = {op.args[2] for op in program.ops if op.name == "fma"}
    starts = [
        i
        for i in constants(program)
        if program.ops[i].out in chains and program.ops[i].args[0] >> 52 == 1023 + 103
    ]
    assert starts
    for index in starts:
        name, word = program.ops[index].out, program.ops[index].args[0]
        fused = next(op for op in program.ops if op.name == "fma" and op.args[2] == name)
        taken = next(
            op.args[1]
            for op in program.ops
            if op.name == "fsub" and op.args[0] == fused.out and op.args[1] not in chains
        )
        other = next(i for i in constants(program) if program.ops[i].out == taken)
        change = -(word + 1) % 2**52
        moved = with_constant(program, index, word + change)
        with pytest.raises(BoundError, match="may leave"):
            prove_vectors(
                with_constant(moved, other, program.ops[other].args[0] + change), MEANING, P
            )


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
        if op.name not in ("add", "fsub", "fadd", "fma", "fms", "shr", "and", "mul"):
            continue
        first, second = op.args[0], op.reads[-1]
        number = op.immediates[0] - 1 if op.immediates else 0
        changed = {
            "add": VectorOp("sub", op.out, op.args),
            "fsub": VectorOp("fsub", op.out, op.args[::-1]),
            "fma": VectorOp("fma", op.out, (first, first, second)),
            "fms": VectorOp("fma", op.out, op.args),
            "fadd": VectorOp("fsub", op.out, op.args),
            "shr": VectorOp("shr", op.out, (first, number)),
            "and": VectorOp("or", op.out, op.args),
            "mul": VectorOp("add", op.out, op.args),
        }[op.name]
        if changed.args == op.args and changed.name == op.name:
            continue
        ops = (*program.ops[:index], changed, *program.ops[index + 1 :])
        with pytest.raises((BoundError, CheckFailure)):
            prove_vectors(replace(program, ops=ops), MEANING, P)


def test_tight_claims_fail_beyond_what_is_derived():
    program = product()
    result = program.outputs[0]
    for bounds in (
        tuple((low // 2, high) for low, high in result.bounds),
        tuple((low, high // 2) for low, high in result.bounds),
    ):
        claimed = replace(result, bounds=bounds)
        with pytest.raises(BoundError, match="is not proven to lie in"):
            prove_vectors(replace(program, outputs=(claimed,), elements=()), MEANING, P)


def test_interpreter_follows_the_words():
    half = word_of_integer(magic(52))
    op = VectorOp("fma", "x", ("a", "b", "c"))
    exact = evaluate(
        op, [(word_of_integer(2**49 + 1),) * 4, (word_of_integer(3),) * 4, (half,) * 4]
    )
    assert exact == (word_of_integer(3 * 2**49 + 3 + magic(52)),) * 4
    rounded = evaluate(
        op,
        [
            (word_of_integer(2**51 + 1),) * 4,
            (word_of_integer(2**50 + 1),) * 4,
            (word_of_integer(magic(103)),) * 4,
        ],
    )
    assert rounded == (word_of_integer(magic(103) + 2**51 * (2**50 + 2)),) * 4
    assert (
        evaluate(
            VectorOp("fms", "x", ("a", "b", "c")), [(word_of_integer(k),) * 4 for k in (5, 7, 36)]
        )
        == (word_of_integer(-1),) * 4
    )
    assert (
        evaluate(VectorOp("smul", "x", ("a", "b")), [(2**32 - 1,) * 4, (5,) * 4])
        == (2**64 - 5,) * 4
    )
    assert evaluate(VectorOp("halves", "x", ("a", "b", 1, 2)), [(0, 1, 2, 3), (4, 5, 6, 7)]) == (
        2,
        3,
        4,
        5,
    )


def test_a_value_outside_its_bounds_is_refused():
    program = product()
    good = tuple((0,) * 4 for _ in program.inputs[0].limbs)
    bad = ((1 << 52,) * 4, *good[1:])
    run_vectors(program, {"a": good, "b": good})
    with pytest.raises(CheckFailure, match="leaves its interval"):
        run_vectors(program, {"a": bad, "b": good})


@pytest.mark.essential
@pytest.mark.parametrize(
    "op, message",
    [
        (VectorOp("nonsense", "x", ()), "is not a vector operation"),
        (VectorOp("add", "x", ("a_0",)), "has 1 arguments, expected 2"),
        (VectorOp("add", "x", ("a_0", "nobody")), "before it is assigned"),
        (VectorOp("shl", "x", ("a_0", 64)), r"is not in \[1, 63\]"),
        (VectorOp("perm", "x", ("a_0", 0, 1, 2, 4)), r"is not in \[0, 3\]"),
        (VectorOp("const", "a_0", (0, 0, 0, 0)), "assigned twice"),
    ],
)
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
    result = b.define("r", [whole], [(0, 2**40)], Form([0], WORD), {("x",): 3})
    with pytest.raises(CheckFailure):
        prove_vectors(b.build([result]), b.meanings, P)
    assert REAL != WORD


def scaled_and_back(*factors, high=2**53, plus=None, unit=1):
    """x in [0, high] times each factor, and `plus` in the last product, as an integer in [0,
    high].
    """
    b = VectorBuilder("scaled")
    value = b.input("x", REAL, [(0, high)], [0]).limbs[0]
    for k, factor in enumerate(factors):
        last = plus is not None and k == len(factors) - 1
        value = b.emit(
            "fma" if last else "fmul",
            value,
            b.words(word_of(factor)),
            *([b.words(word_of(plus))] if last else []),
        )
    return b.build([b.define("r", [value], [(0, high)], Form([0]), None)])


@pytest.mark.parametrize(
    "factors, plus",
    [
        ((2.0**-60,), 1.0),
        ((2.0**-53,), 1.0),
        ((2.0**-1000, 2.0**-100, 2.0**600, 2.0**500), None),
        ((2.0**-1000, 2.0**-23, 2.0**1000, 2.0**23), None),
        ((2.0**1000, 2.0**1000, 2.0**-1000, 2.0**-1000), None),
        ((2.0**-1074, 2.0**1000, 2.0**74), None),
        ((0.5,), None),
        ((0.1, 10.0), None),
    ],
)
def test_what_doubles_lose_is_not_proven(factors, plus):
    """Fractions between integers; subnormal products, also those that would be exact; infinite
    ones.
    """
    with pytest.raises(BoundError):
        prove_vectors(scaled_and_back(*factors, plus=plus))


@pytest.mark.parametrize(
    "factors, plus",
    [
        ((2.0**-52, 2.0**52), None),
        ((2.0**-1000, 2.0**1000), None),
        ((2.0**-1022, 2.0**1000, 2.0**22), None),
        ((2.0**900, 2.0**-900), None),
        ((1.0,), 0.0),
    ],
)
def test_exact_scales_are_proven(factors, plus):
    prove_vectors(scaled_and_back(*factors, plus=plus))
    program = scaled_and_back(*factors, plus=plus)
    for x in (0, 1, 2**53 - 1, 2**53):
        assert run_vectors(program, {"x": ((x,) * LANES,)}) == {"r": ((x,) * LANES,)}


def test_a_rounded_fraction_keeps_its_residue():
    """1 + x * 2^-60 rounds to a multiple of 2^-52: taken off and multiplied by 2^52 it is an
    integer, x to the nearest 2^8.
    """
    b = VectorBuilder("fraction")
    x = b.input("x", REAL, [(0, 2**53)], [0]).limbs[0]
    near = b.emit("fma", x, b.words(word_of(2.0**-60)), b.real(1))
    back = b.emit("fmul", b.emit("fsub", near, b.real(1)), b.words(word_of(2.0**60)))
    rest = b.emit("fsub", x, back)
    program = b.build(
        [b.define("r", [rest, back], [(-(2**7), 2**7), (0, 2**53)], Form([0, 0]), {("x",): 1})]
    )
    prove_vectors(program, b.meanings, P)
    for value in (0, 127, 128, 129, 2**53 - 129, 2**53):
        low, high = run_vectors(program, {"x": ((value,) * LANES,)})["r"]
        assert low[0] + high[0] == value and not high[0] % 2**8
    narrow = replace(program.outputs[0], bounds=((-127, 127), (0, 2**53)))
    with pytest.raises(BoundError):
        prove_vectors(replace(program, outputs=(narrow,), elements=()), {}, P)
