"""Short steps of reduction: several words at once, multiples folded back, squares in rows; proven,
run on integers, and wrong ones refused.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.cost import count, paced, span
from ecgen.field.lower import PLAINLY, lower_op
from ecgen.field.operation import Operation
from ecgen.field.products.product import square, square_in_rows
from ecgen.field.products.rows import TWO_CHAINS
from ecgen.field.reduction import sparse
from ecgen.field.reduction.fold import Number
from ecgen.field.representation import product_meaning, stored
from ecgen.field.representations.montgomery import (
    Division,
    Montgomery,
    lower_linear_with,
    lower_products_with,
)
from ecgen.field.representations.solinas import Solinas
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import Element, LimbOp
from ecgen.limb.prove import prove
from tests.support.limb.mutants import mutants

P448, P521 = 2**448 - 2**224 - 1, 2**521 - 1
SHAPES = (P448, P521, 2**480 - 2**240 - 1, 2**256 - 2**128 - 1)


def edge(element: Element, p: int, rng) -> int:
    near = rng.choice((0, p, element.high, element.high // 2, 2**64, 2**192))
    return min(
        max(rng.choice((near + rng.randrange(-2, 3), rng.randrange(element.high + 1))), 0),
        element.high,
    )


def steps_program(field: Montgomery, way: sparse.Downs):
    """r = the 2n words a, below R p, divided by R."""
    from ecgen.field.reduction.multiples import subtract_multiples
    from ecgen.field.representations.montgomery import reduce_rows

    b = LimbBuilder("steps", field.bits)
    b.price, b.keeping = TWO_CHAINS.price, True
    a = b.input("a", 2 * field.n, 0, (field.p << field.size) - 1)
    b.begin("r")
    found = subtract_multiples(
        b,
        field,
        reduce_rows(b, field, TWO_CHAINS, (), Division(field.n, way), Number(a.limbs, 0, a.high)),
        field.loose[1],
    )
    return b.build([b.define("r", found.words, 0, found.high)])


@pytest.mark.parametrize("p", SHAPES)
def test_steps_of_several_words_divide_by_the_same_number(p):
    field, rng = Montgomery(p), random.Random(p)
    ways = sparse.downs(field, long=True)
    assert ways and all(way.steps[0].count > 1 and way.steps[-1].count == 1 for way in ways)
    for way in ways:
        program = steps_program(field, way)
        assert prove(program, {"r": {("a",): field.product_scale}}, p).congruences == 1
        for _ in range(50):
            a = edge(program.inputs[0], p, rng)
            assert run_limbs(program, {"a": a})["r"] % p == a * field.product_scale % p


@pytest.mark.parametrize("p", SHAPES)
def test_a_step_with_another_constant_is_refused(p):
    field = Montgomery(p)
    way = sparse.downs(field, long=True)[0]
    first = way.steps[0]
    wrong = replace(first, plus=(first.plus[0] << 64,))
    with pytest.raises((BoundError, CheckFailure)):
        prove(
            steps_program(field, sparse.Downs((wrong, *way.steps[1:]))),
            {"r": {("a",): field.product_scale}},
            p,
        )


P127, P190 = 2**64 * (2**63 - 27443) + 1, 2**128 * (2**62 - 57) + 1


@pytest.mark.parametrize("p, bits", [(P127, 64), (P127, 32), (P190, 64)])
def test_primes_that_are_1_modulo_a_word_have_steps_with_the_negated_word(p, bits):
    """Proven and computed; with the word itself, or without the borrow that its negation leaves,
    refused.
    """
    field, rng, way = Montgomery(p, bits), random.Random(p), sparse.downs(Montgomery(p, bits))[0]
    assert way.steps[-1].negated
    program = steps_program(field, way)
    assert prove(program, {"r": {("a",): field.product_scale}}, p).congruences == 1
    for _ in range(50):
        a = edge(program.inputs[0], p, rng)
        assert run_limbs(program, {"a": a})["r"] % p == a * field.product_scale % p
    wrong = sparse.Downs((replace(way.steps[0], negated=False),))
    with pytest.raises((BoundError, CheckFailure)):
        prove(steps_program(field, wrong), {"r": {("a",): field.product_scale}}, p)
    ops = tuple(
        replace(op, args=(*op.args[:2], "none")) if op.name == "adc" and k == first else op
        for k, op, first in _first_borrow(program)
    )
    with pytest.raises((BoundError, CheckFailure)):
        prove(replace(program, ops=ops), {"r": {("a",): field.product_scale}}, p)


def _first_borrow(program):
    """(place, operation, the place of the first addition that takes a borrow), with a borrow `none`
    that is 0 in front.
    """
    ops = (LimbOp("sub", ("", "none"), (1, 1)), *program.ops)
    borrows = {op.outs[1] for op in ops if op.name == "sub"}
    first = next(k for k, op in enumerate(ops) if op.name == "adc" and op.args[2] in borrows)
    return [(k, op, first) for k, op in enumerate(ops)]


def test_products_modulo_such_a_prime_take_no_factor_and_no_product_by_1():
    """Of two words: six multiplications of words, two of them by G, and none by -1/p or by 1."""
    field = Montgomery(P127)
    b = LimbBuilder("r", 64)
    x, y = b.input("x", 2, *field.loose), b.input("y", 2, *field.loose)
    b.begin("r")
    program = b.build([lower_products_with(TWO_CHAINS)(b, field, "r", [(1, x, y)])])
    prove(program, {"r": product_meaning(field, [(1, "x", "y")])}, P127)
    assert sum(op.name in ("mulwide", "mullo") for op in program.ops) == 6


def test_primes_without_zero_words_have_no_long_steps():
    assert sparse.downs(Montgomery(2**256 - 2**224 + 2**192 + 2**96 - 1), long=True) == ()
    assert sparse.downs(Montgomery(2**255 - 19)) == ()


def multiple(kind, p: int, factor: int):
    field = kind(p)
    b = LimbBuilder("multiple", 64)
    a = b.input("a", field.n, *field.loose)
    linear, products = lower_linear_with(TWO_CHAINS), lower_products_with(TWO_CHAINS)
    return field, b.build(
        lower_op(
            b,
            field,
            Operation(("r",), (f"{factor}*a",), [a]),
            ways=replace(PLAINLY, products=products, linear=linear),
        )
    )


P256, P384 = 2**256 - 2**224 + 2**192 + 2**96 - 1, 2**384 - 2**128 - 2**96 + 2**32 - 1
FACTORS = ((P448, 3), (P448, 39081), (P448, -39081), (P256, 12345), (P521, 376014), (P521, 3))


@pytest.mark.parametrize(
    "kind, p, factor",
    [
        *((Montgomery, *each) for each in FACTORS),
        (Solinas, P448, 39081),
        (Solinas, P448, -39081),
        (Solinas, P384, 12345),
    ],
)
def test_a_multiple_by_a_short_constant_is_a_row(kind, p, factor):
    """n word products and folds of what overflows, not the n^2 of a product of two elements."""
    field, program = multiple(kind, p, factor)
    assert prove(program, {"r": stored(field, {("a",): factor})}, p).congruences == 1
    assert (
        sum(op.name == "mulwide" for op in program.ops) <= 2 * field.n
        and factor <= field.most_multiple
    )
    rng = random.Random(factor)
    for _ in range(50):
        a = edge(program.inputs[0], p, rng)
        found = run_limbs(program, {"a": a})["r"]
        assert found % p == factor * a % p and found <= field.loose[1]


def test_where_a_fold_gains_nothing_constants_are_elements():
    assert (
        Montgomery(0xA9FB57DBA1EEA9BC3E660A909D838D726E3BF623D52620282013481D1F6E5377).most_multiple
        == 16
    )


def squared(way, n: int, high: int):
    b = LimbBuilder("square", 64)
    x = b.input("x", n, 0, high)
    b.begin("r")
    return b.build([b.define("r", way(b, x), 0, high * high)])


@pytest.mark.parametrize("n", range(2, 10))
def test_squares_in_rows(n):
    high, rng = 2 ** (64 * n - 1) - 1, random.Random(n)
    program = squared(square_in_rows, n, high)
    prove(program, {"r": {("x", "x"): 1}}, 2**61 - 1)
    for _ in range(50):
        x = edge(program.inputs[0], high, rng)
        assert run_limbs(program, {"x": x})["r"] == x * x
    with pytest.raises(BoundError):
        squared(square_in_rows, n, high + 1)


@pytest.mark.long
def test_wrong_squares_in_rows_are_refused():
    """A carry of the doubling left out, another shift, another word ...: refused, or the same
    number wherever it is run.
    """
    high, rng, refused = 2**191 - 1, random.Random(3), 0
    program = squared(square_in_rows, 3, high)
    wrong = list(mutants(program))
    for mutant in wrong:
        try:
            prove(mutant, {"r": {("x", "x"): 1}}, 2**61 - 1)
        except (BoundError, CheckFailure):
            refused += 1
            continue
        for x in (edge(program.inputs[0], high, rng) for _ in range(200)):
            assert run_limbs(mutant, {"x": x})["r"] == x * x
    assert refused >= 0.8 * len(wrong) > 30


def test_the_last_result_of_a_square_in_rows_waits_less():
    rows, cross = squared(square_in_rows, 9, 2**524 - 1), squared(square, 9, 2**524 - 1)
    assert span(rows.ops) < span(cross.ops) and paced(rows.ops) < paced(cross.ops)


def test_large_squares_are_taken_in_rows_where_that_is_cheaper():
    """The choice is the rank's: with the instructions alone the other square is taken."""
    field = Montgomery(P521)

    def lowered(rows):
        b = LimbBuilder("r", 64)
        x = b.input("x", field.n, *field.loose)
        b.begin("r")
        program = b.build([lower_products_with(rows)(b, field, "r", [(1, x, x)])])
        prove(program, {"r": product_meaning(field, [(1, "x", "x")])}, P521)
        return program

    by_rank, by_count = (
        lowered(TWO_CHAINS),
        lowered(replace(TWO_CHAINS, name="counted", rank=TWO_CHAINS.price)),
    )
    assert span(by_rank.ops) < span(by_count.ops) and count(by_rank.ops) > count(by_count.ops)


BLS381 = int(
    "1A0111EA397FE69A4B1BA7B6434BACD764774B84F38512BF"
    "6730D2A0F6B0F6241EABFFFEB153FFFFB9FEFFFFFFFFAAAB",
    16,
)
BRAINPOOL256 = 0xA9FB57DBA1EEA9BC3E660A909D838D726E3BF623D52620282013481D1F6E5377


@pytest.mark.parametrize("p", (BLS381, BRAINPOOL256))
def test_squares_replace_all_low_words_but_two_by_multiples_of_an_inverse(p):
    """Two quotients are left to wait for; what is made is proven, is right at the edges, and
    another constant is refused.
    """
    field, rng = Montgomery(p), random.Random(5)
    b = LimbBuilder("r", 64)
    b.keeping = True
    x = b.input("x", field.n, *field.loose)
    b.begin("r")
    program = b.build([lower_products_with(TWO_CHAINS)(b, field, "r", [(1, x, x)])])
    meaning = {"r": product_meaning(field, [(1, "x", "x")])}
    prove(program, meaning, p)
    assert sum(op.name == "mullo" for op in program.ops) == 2
    for _ in range(200):
        value = edge(x, p, rng)
        assert (
            run_limbs(program, {"x": value})["r"] % p
            == value * value * pow(2, -64 * field.n, p) % p
        )
    lowest = pow(2**64, -1, p) % 2**64
    wrong = tuple(
        (
            LimbOp(op.name, op.outs, (lowest - 1,))
            if op.name == "const" and op.args == (lowest,)
            else op
        )
        for op in program.ops
    )
    assert wrong != tuple(program.ops)
    with pytest.raises(CheckFailure):
        prove(replace(program, ops=wrong), meaning, p)
