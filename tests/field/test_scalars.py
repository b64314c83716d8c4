"""Arithmetic modulo any odd r: lowered, proven for all inputs, run against Python's integers,
mutants refused.
"""

import itertools
import random
from math import gcd

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.products.rows import MULTIPLY_ADD, ONE_CHAIN, TWO_CHAINS
from ecgen.field.reduction.pseudo_mersenne import Field
from ecgen.field.representation import product_meaning
from ecgen.field.representations.montgomery import Montgomery, lower_products_with
from ecgen.field.scalars.residues import PROGRAMS, Scalars, scalars_modulo
from ecgen.field.support import canon
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import run_limbs
from ecgen.limb.prove import prove
from tests.support.field.scalars import MACHINES, check, edge, meaning_of, value_of
from tests.support.limb.mutants import mutants

SHAPES = {
    "near 2^256": 2**256 - 2**224 + 2**192 - 0x4319055258E8617B0C46353D039CDAAF,
    "near 2^252": 2**252 + 27742317777372353535851937790883648493,
    "below 2^256": 2**256 - 0x14551231950B75FC4402DA1732FC9BEBF,
    "below 2^384": 2**384 - 2**190 + 0x1357,
    "above 2^127": 2**127 + 1,
    "three": 3,
    "five": 5,
    "seven bits": 109,
    "above a byte": 257,
    "below a word of 32 bits": 2**32 - 5,
    "31 bits": 2**31 - 1,
    "below 2^446": 2**446 - 2**223 + 99,
    "one bit above words": 2**128 + 51,
    "33 bits": 2**32 + 15,
    "below 2^521": 2**521 - 2**260 + 987,
}


def moduli(seed: int, count: int) -> list[int]:
    rng = random.Random(seed)
    return [
        rng.getrandbits(bits) | 1 << bits - 1 | 1
        for bits in (rng.randint(33, 400) for _ in range(count))
    ]


@pytest.mark.parametrize(
    "shape, machine",
    [
        pytest.param(
            shape,
            machine,
            marks=pytest.mark.long
            if shape in ("below 2^446", "below 2^521") and machine != "two chains"
            else (),
        )
        for shape in SHAPES
        for machine in MACHINES
    ],
)
@pytest.mark.sample(42)
def test_shapes(shape, machine):
    check(SHAPES[shape], *MACHINES[machine])


@pytest.mark.sample(3)
@pytest.mark.parametrize("machine", MACHINES)
def test_random_moduli(machine):
    for r in moduli(7, 6):
        check(r, *MACHINES[machine], runs=10)


@pytest.mark.parametrize("r", (2**32 + 16, 1, 2**641 + 3))
def test_refused_moduli(r):
    with pytest.raises(BoundError, match="odd orders of 3 or more and at most 640 bits"):
        scalars_modulo(r, 64, TWO_CHAINS)


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", ("sc_mul", "sc_reduce_wide", "sc_add", "sc_sub"))
@pytest.mark.sample(5)
def test_mutants(name, machine):
    """Every mutant is refused, or right wherever it is run; wrong rows, factors and dropped carries
    are among them.
    """
    bits, rows = MACHINES[machine]
    s, rng = scalars_modulo(2**100 + 277 * 2**31 + 1, bits, rows), random.Random(name)
    program, meaning = PROGRAMS[name](s), meaning_of(name, s.field)
    chosen = list(mutants(program))
    chosen = rng.sample(chosen, min(40, len(chosen)))
    refused = 0
    for mutant in chosen:
        try:
            prove(mutant, {"r": meaning}, s.r)
        except (BoundError, CheckFailure):
            refused += 1
            continue
        for _ in range(200):
            inputs = {e.name: edge(e, s.r, bits, rng) for e in program.inputs}
            assert run_limbs(mutant, inputs)["r"] == value_of(meaning, inputs) % s.r
    assert refused >= 0.8 * len(chosen)


QUOTIENTS = {
    "128 bits": 0xEA7B5BF55EB561A4216363698B529B4B,
    "192 bits": 0xF81F9C58D6645FA9E8A8529F035EFA259B08923D10C67FD9,
}


@pytest.mark.parametrize("machine, order", (("two chains", "192 bits"), ("one chain", "128 bits")))
def test_quotients(machine, order):
    """A product modulo an order of full words is reduced by a quotient: quotients next to a change
    by one are met, and mutants are refused, or right.
    """
    r, (bits, rows) = QUOTIENTS[order], MACHINES[machine]
    s, rng = scalars_modulo(r, bits, rows), random.Random(machine)
    program, meaning = PROGRAMS["sc_mul"](s), meaning_of("sc_mul", s.field)
    assert (
        any(op.name == "flag" for op in program.ops)
        and prove(program, {"r": meaning}, r).congruences == 1
    )

    def run(tried, count: int) -> None:
        for _ in range(count):
            x = edge(program.inputs[0], r, bits, rng)
            y = (
                pow(x, -1, r) * rng.randint(-2, 2) % r
                if gcd(x, r) == 1 and rng.random() < 0.5
                else edge(program.inputs[1], r, bits, rng)
            )
            assert run_limbs(tried, {"a": x, "b": y})["r"] == x * y % r

    run(program, 1000)
    accepted = 0
    for mutant in rng.sample(list(mutants(program)), 12):
        try:
            prove(mutant, {"r": meaning}, r)
        except (BoundError, CheckFailure):
            continue
        accepted += 1
        run(mutant, 200)
    assert accepted <= 3


@pytest.mark.essential
@pytest.mark.parametrize("bits, r", ((3, 5), (3, 7), (3, 37), (3, 63), (4, 9), (4, 15)))
@pytest.mark.sample(2)
def test_tiny_words_enumerated(bits, r):
    """Words of 3 and 4 bits: the program and every mutant that the prover accepts are right for all
    inputs.
    """
    s = Scalars(Montgomery(r, bits), MULTIPLY_ADD if r % 4 == 1 else ONE_CHAIN)
    for name in ("sc_mul", "sc_reduce_wide", "sc_add", "sc_sub", "sc_canon"):
        program, meaning = PROGRAMS[name](s), meaning_of(name, s.field)
        for accepted in [program, *mutants(program)]:
            try:
                prove(accepted, {"r": meaning}, r)
            except (BoundError, CheckFailure):
                assert accepted is not program
                continue
            for values in itertools.product(*(range(e.low, e.high + 1) for e in program.inputs)):
                inputs = dict(zip((e.name for e in program.inputs), values))
                assert run_limbs(accepted, inputs)["r"] == value_of(meaning, inputs) % r, (
                    name,
                    inputs,
                )


@pytest.mark.long
@pytest.mark.parametrize("r", (145,))
def test_tiny_quotients_enumerated(r):
    """Words of 4 bits: a product reduced by a quotient, and every mutant of it that the prover
    accepts, are right for all inputs.
    """
    program = PROGRAMS["sc_mul"](Scalars(Montgomery(r, 4), ONE_CHAIN))
    assert any(op.name == "flag" for op in program.ops)
    for accepted in [program, *mutants(program)]:
        try:
            prove(accepted, {"r": {("a", "b"): 1}}, r)
        except (BoundError, CheckFailure):
            assert accepted is not program
            continue
        for a, b in itertools.product(range(r), repeat=2):
            assert run_limbs(accepted, {"a": a, "b": b})["r"] == a * b % r, (a, b)


def products(field: Montgomery, rows, terms, limit=None):
    b = LimbBuilder("sum", field.bits)
    b.price, b.keeping = rows.price, True
    names = sorted({name for _, *pair in terms for name in pair})
    values = {name: b.input(name, field.n, *field.loose) for name in names}
    b.begin("r")
    result = lower_products_with(rows)(
        b, field, "r", [(sign, values[x], values[y]) for sign, x, y in terms], limit
    )
    return b.build([result])


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize(
    "terms",
    ([(1, "x", "y")], [(1, "x", "x")], [(1, "x", "y"), (-1, "z", "w")]),
    ids=("mul", "sqr", "difference"),
)
@pytest.mark.sample(2)
def test_montgomery_products(terms, machine):
    """A product means x*y/R, as the representation says; bounds are proven."""
    bits, rows = MACHINES[machine]
    for p in (SHAPES["near 2^256"], 2**255 - 19, 2**130 - 5):
        field = Montgomery(p, bits)
        for limit in (None, p - 1) if len(terms) == 1 else (p - 1,):
            program, meaning = products(field, rows, terms, limit), product_meaning(field, terms)
            assert prove(program, {"r": meaning}, p).congruences == 1
            rng = random.Random(p)
            for _ in range(20):
                inputs = {e.name: edge(e, p, bits, rng) for e in program.inputs}
                found = run_limbs(program, inputs)["r"]
                expected = sum(
                    sign * field.decode(inputs[x]) * field.decode(inputs[y]) for sign, x, y in terms
                )
                assert field.decode(found) == expected % p and (limit is None or found <= limit)


def test_wrong_row_factor_is_refused():
    """m = t0 * n0 with a wrong n0 leaves a low word that is not 0; a row of another modulus has the
    wrong value.
    """
    field = Montgomery(SHAPES["near 2^256"])
    program = products(field, TWO_CHAINS, [(1, "x", "y")])
    meaning = {"r": product_meaning(field, [(1, "x", "y")])}
    assert prove(program, meaning, field.p).congruences == 1
    for constant in (field.factor, *field.limbs(field.p)):
        ops = tuple(
            type(op)(op.name, op.outs, (constant ^ 2,))
            if op.name == "const" and op.args == (constant,)
            else op
            for op in program.ops
        )
        assert ops != program.ops
        with pytest.raises((BoundError, CheckFailure)):
            prove(
                type(program)(
                    program.name,
                    program.bits,
                    program.inputs,
                    program.outputs,
                    ops,
                    program.elements,
                ),
                meaning,
                field.p,
            )


def test_representations_say_what_they_store():
    for field in (Field(2**255 - 19), Montgomery(2**255 - 19), Montgomery(2**255 - 19, 32)):
        a, b = 12345, 2**254 + 99
        product = field.encode(a) * field.encode(b) * field.product_scale % field.p
        assert field.decode(product) == a * b % field.p and field.decode(field.encode(a)) == a


@pytest.mark.parametrize("machine", MACHINES)
def test_canonical_form(machine):
    bits, _rows = MACHINES[machine]
    for p in (2**256 - 189, 2**253 + 39, 2**64 - 59):
        program = canon(Montgomery(p, bits))
        assert prove(program, {"r": {("a",): 1}}, p).congruences == 1
        for a in (0, p - 1, program.inputs[0].high):
            assert run_limbs(program, {"a": a})["r"] == a % p
