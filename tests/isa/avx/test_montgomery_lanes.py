"""Lanes of words in Montgomery's form: primes that no lanes fold, operations executed with limbs at
their extremes, what the proof refuses.
"""

import random
from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.curve.primality import is_prime
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.lanes.ifma import ShortField
from ecgen.field.lanes.lowering import lowering_of
from ecgen.field.lanes.montgomery import MontgomeryField, field_of
from ecgen.field.lanes.radix import digits_at, value_at
from ecgen.field.lanes.words import (
    number_in_rows,
    pack_program,
    pack_rows_program,
    rows_of,
    unpack_program,
    unpack_rows_program,
    words_in_rows,
)
from ecgen.library.packed.points import minuends_of, require_negation
from ecgen.limb.forms import combine
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.interpret import run_vectors
from ecgen.limb.lanes.ir import BITS, LANES, Form
from ecgen.limb.lanes.prove import prove_vectors
from ecgen.limb.lanes.states import Atoms
from tests.support.isa.avx.batches import COUNT
from tests.support.isa.avx.short_lanes import EIGHT, SUMS, UNIT, reduced, run_both
from tests.support.isa.native import needs_host
from tests.support.primes import next_prime, previous_prime

# -1 and 1 modulo 2^52, neither; words that reach beyond the limbs; 52 bits and fewer
CURVES = (
    "p256",
    "secp256k1",
    "brainpoolp256r1",
    "p384",
    "p224",
    "sm2",
    "brainpoolp512r1",
    "bls12381g1",
)
PRIMES = {name: load_curve(name).p for name in CURVES} | {
    "two words": 2**128 - 159,
    "fewest bits": 2**103 + 81,
    "most bits": 2**828 - 423,
    "2^521 - 1": 2**521 - 1,
    "just above a power": 2**255 + 95,
    "small lowest digit": 2**200 + 114 * 2**52 + 3,
}
pytestmark = needs_host


def values(field, column, lane: int) -> list:
    """The residues that the limbs of one lane stand for, row by row."""
    return [
        value_at(limbs, field.radix.positions, field.p)
        for limbs in zip(*(limb[lane] for limb in column))
    ]


def within(field, column, lane: int) -> bool:
    return all(
        low <= x <= high for (low, high), limb in zip(field.tight, column) for x in limb[lane]
    )


@pytest.mark.parametrize("unit", [UNIT, EIGHT], ids=["four", "eight"])
@pytest.mark.parametrize("name", PRIMES)
@pytest.mark.sample(30)
def test_products_and_their_sums_are_proven_and_computed(name, unit, tmp_path):
    field = MontgomeryField(PRIMES[name])
    made = {"mul": of_factors(field, 2), "sqr": of_factors(field, 1), "dot": of_factors(field, 3)}
    for program, meanings in made.values():
        assert prove_vectors(program, meanings, field.p).congruences
    for how, kind, given, found in run_both(
        tmp_path, {kind: program for kind, (program, _) in made.items()}, COUNT, unit
    ):
        for lane in range(unit.lanes):
            rows = list(zip(*(values(field, given[x.name], lane) for x in made[kind][0].inputs)))
            wanted = [
                (row[0] * row[-1] if kind != "dot" else row[0] * row[1] + row[1] * row[2]) % field.p
                for row in rows
            ]
            (column,) = found.values()
            assert values(field, column, lane) == wanted and within(field, column, lane), (
                how,
                kind,
            )


def of_factors(field, count: int):
    """(program, meanings) of a^2, a b or a b + b c, of reduced elements, carried where they are no
    factors.
    """
    b, by = VectorBuilder(f"of{count}"), lowering_of(field)
    whole = [field.input(b, name) for name in "abc"[:count]]
    factors = [x if by.fits(field, x, x) else by.carry(b, field, f"{x.name}c", x) for x in whole]
    factors = (
        factors * 2
        if count == 1
        else factors
        if count == 2
        else [factors[0], factors[1], factors[1], factors[2]]
    )
    return b.build([reduced(b, field, by.mul(b, field, "r", *factors))]), b.meanings


@pytest.mark.parametrize("twice", [False, True])
@pytest.mark.parametrize("name", PRIMES)
@pytest.mark.sample(36)
def test_sums_are_proven_and_computed(name, twice, tmp_path):
    """Every pattern of signs and factors, of reduced elements and of products."""
    field, programs = MontgomeryField(PRIMES[name]), {}
    for k, (xs, ys) in enumerate(SUMS):
        program, meanings = reduced_sum(field, xs, ys, twice)
        assert prove_vectors(program, meanings, field.p).congruences >= 4
        programs[f"linear{k}"] = replace(program, name=f"linear{k}")
    for how, kind, given, found in run_both(tmp_path, programs, max(COUNT // 8, 64)):
        (xs, ys), (column,) = SUMS[int(kind[6:])], found.values()
        for lane in range(LANES):
            a, c = (values(field, given[x.name], lane) for x in (programs[kind].inputs * 2)[:2])
            if twice:
                a, c = [x * x for x in a], [x * y for x, y in zip(a, c)]
            assert values(field, column, lane) == [
                (xs[lane] * x + (ys[lane] * y if ys else 0)) % field.p for x, y in zip(a, c)
            ], (how, xs, ys)


def reduced_sum(field, xs, ys, twice: bool):
    """(program, meanings) of xs * a + ys * b, lane by lane, reduced; with `twice` of products."""
    b, by = VectorBuilder("linear"), lowering_of(field)
    a = field.input(b, "a")
    c = field.input(b, "b") if ys else a
    if twice:
        factors = {
            x.name: x if by.fits(field, x, x) else by.carry(b, field, f"{x.name}c", x)
            for x in dict.fromkeys((a, c))
        }
        a, c = (
            by.mul(b, field, "aa", factors["a"], factors["a"]),
            by.mul(b, field, "ab", factors["a"], factors[c.name]),
        )
    r = by.total(b, field, "r", (a, xs), (c, ys)) if ys else by.scale(b, field, "r", a, xs)
    return b.build([reduced(b, field, r)]), b.meanings


@pytest.mark.parametrize("name", PRIMES)
@pytest.mark.sample(4)
def test_words_go_into_lanes_and_back(name):
    field, rng = MontgomeryField(PRIMES[name]), random.Random(4)
    p, size, rows = field.p, 64 * field.radix.words, rows_of(field.radix)
    (packing, first), (unpacking, second) = pack_program(field), unpack_program(field)
    assert (
        prove_vectors(packing, first, p).congruences >= 5
        and prove_vectors(unpacking, second, p).congruences >= 8
    )
    for _ in range(50):
        numbers = [
            rng.choice((0, p - 1, p, 2**size - 1, rng.getrandbits(size))) for _ in range(LANES)
        ]
        # what the last vector holds behind an element is not read
        beside = [
            rng.getrandbits(256 * rows - size) << size if 256 * rows > size else 0
            for _ in range(LANES)
        ]
        packed = run_vectors(
            packing,
            {
                f"w{e}": words_in_rows(n + more, rows)
                for e, (n, more) in enumerate(zip(numbers, beside))
            },
        )["r"]
        assert [
            value_at([limb[e] for limb in packed], field.radix.positions, p) for e in range(LANES)
        ] == [n % p for n in numbers]
        ends = tuple(
            tuple(rng.choice((0, high, rng.randint(0, high))) for _ in range(LANES))
            for _, high in field.tight
        )
        words = run_vectors(unpacking, {"a": ends})
        found = [number_in_rows(words[f"w{e}"]) for e in range(LANES)]
        assert max(found) <= p and [n % p for n in found] == [
            value_at([x[e] for x in ends], field.radix.positions, p) for e in range(LANES)
        ]


FOLDED = {
    "2^255 - 19": 2**255 - 19,
    "p192": load_curve("p192").p,
    "2^448 - 2^224 - 1": load_curve("curve448").p,
    "2^521 - 1": 2**521 - 1,
}


@pytest.mark.parametrize(
    "field",
    [
        *(pytest.param(MontgomeryField(p), id=name) for name, p in PRIMES.items()),
        *(pytest.param(field_of(p), id=f"folded {name}") for name, p in FOLDED.items()),
    ],
)
@pytest.mark.sample(8)
def test_words_of_elements_that_stand_for_others(field):
    """Elements in memory hold a multiple of the residue: `one` for 1. That is taken off, and put
    on, by the conversions.
    """
    rng = random.Random(5)
    p, one, places = field.p, pow(2, 64 * field.radix.words, field.p), range(field.radix.words)
    (packing, first), (unpacking, second) = (
        pack_rows_program(field, "pack", one),
        unpack_rows_program(field, "unpack", one),
    )
    assert (
        prove_vectors(packing, first, p).congruences
        and prove_vectors(unpacking, second, p).congruences
    )
    for _ in range(20):
        held = [rng.choice((0, 1, p - 1, rng.randrange(p))) for _ in range(LANES)]
        words = tuple(
            tuple(value * one % p >> BITS * k & (1 << BITS) - 1 for value in held) for k in places
        )
        limbs = run_vectors(packing, {"w": words})["r"]
        assert [
            value_at([limb[e] for limb in limbs], field.radix.positions, p) for e in range(LANES)
        ] == held
        back = run_vectors(unpacking, {"a": limbs})["w"]
        assert [
            sum(word[e] << BITS * k for k, word in enumerate(back)) % p for e in range(LANES)
        ] == [value * one % p for value in held]
        full = tuple(
            tuple(rng.choice((0, (1 << BITS) - 1, rng.getrandbits(BITS))) for _ in range(LANES))
            for _ in places
        )
        limbs = run_vectors(packing, {"w": full})["r"]
        numbers = [sum(word[e] << BITS * k for k, word in enumerate(full)) for e in range(LANES)]
        assert [
            value_at([limb[e] for limb in limbs], field.radix.positions, p) * one % p
            for e in range(LANES)
        ] == [n % p for n in numbers] and all(
            word <= high for limb, (_, high) in zip(limbs, field.tight) for word in limb
        )
    for program, meanings in (
        ((packing, first), (unpacking, second)) if not isinstance(field, MontgomeryField) else ()
    ):
        (factor,) = meanings["scaled.wide"].values()
        with pytest.raises(CheckFailure):
            prove_vectors(
                program,
                meanings | {"scaled.wide": dict.fromkeys(meanings["scaled.wide"], factor + 1)},
                p,
            )


@pytest.mark.parametrize("name", PRIMES)
def test_what_is_taken_from_the_limits_is_the_negative(name):
    field = MontgomeryField(PRIMES[name])
    highs = tuple(high for _, high in field.tight)
    assert (
        highs == field.minuends
        and minuends_of(field) == ()
        and value_at(highs, field.radix.positions, field.p) == 0
    )
    require_negation(field)


@pytest.mark.parametrize("name", PRIMES)
@pytest.mark.sample(4)
def test_an_element_of_any_size_is_reduced(name):
    """All that fits its words: the multiple of p that is taken off leaves a reduced element."""
    field = MontgomeryField(PRIMES[name])
    for bits in (53, 56, 60):
        b = VectorBuilder("large")
        large = field.input(b, "a", tuple((0, high << bits - 52) for _, high in field.tight))
        program = b.build([reduced(b, field, large)])
        assert (
            len(program.elements) <= 4 and prove_vectors(program, b.meanings, field.p).congruences
        )
        rng = random.Random(bits)
        for _ in range(20):
            given = tuple(
                tuple(rng.choice((0, high, rng.randint(0, high))) for _ in range(LANES))
                for _, high in large.bounds
            )
            found = run_vectors(program, {"a": given})[program.outputs[0].name]
            assert all(
                value_at(x, field.radix.positions, field.p)
                == value_at(y, field.radix.positions, field.p)
                for x, y in zip(zip(*found), zip(*given))
            )
            assert all(word <= high for limb, (_, high) in zip(found, field.tight) for word in limb)


def test_primes():
    assert all(is_prime(p) for p in PRIMES.values())
    assert PRIMES["fewest bits"] == next_prime(2**103) and PRIMES["most bits"] == previous_prime(
        2**828
    )


def test_residues_and_limbs():
    rng = random.Random(6)
    for p in PRIMES.values():
        positions = MontgomeryField(p).radix.positions
        assert positions[0] < 0 and all(
            value_at(digits_at(x, positions, p), positions, p) == x
            for x in (0, 1, p - 1, rng.randrange(p))
        )
        assert MontgomeryField(p).radix.digits(5) == tuple(digits_at(5, positions, p))


def test_lanes_that_fold_are_preferred():
    assert type(field_of(2**255 - 19)) is ShortField and type(field_of(2**521 - 1)) is ShortField
    assert all(type(field_of(PRIMES[name])) is MontgomeryField for name in CURVES)
    for p in (next_prime(2**80), previous_prime(2**829)):
        with pytest.raises(
            BoundError, match="bits does not fit lanes of words.*Take one of 104 to 828 bits"
        ):
            field_of(p)


@pytest.mark.parametrize("bits", range(104, 829, 4))
@pytest.mark.sample(192)
def test_primes_of_every_length_are_proven(bits):
    rng = random.Random(bits)
    for _ in range(4):
        field = MontgomeryField(
            next_prime(rng.getrandbits(bits - 1) | 1 << bits - 1)
            if bits < 828
            else previous_prime(2**828)
        )
        for count in (1, 2):
            program, meanings = of_factors(field, count)
            assert prove_vectors(program, meanings, field.p).congruences


@pytest.mark.parametrize("bits", range(104, 829, 4))
@pytest.mark.sample(184)
def test_conversions_of_every_length_are_proven(bits):
    """Words that are full, or reach beyond the limbs, leave more than a reduced element before they
    are carried: some primes of 224 and 309 bits were refused.
    """
    rng = random.Random(bits + 1)
    for _ in range(3 if bits < 400 else 1):
        field = MontgomeryField(previous_prime(rng.getrandbits(bits - 1) | 1 << bits - 1))
        for program, meanings in (
            pack_program(field),
            unpack_program(field),
            pack_rows_program(field, "pack", pow(2, 64 * field.radix.words, field.p)),
        ):
            assert prove_vectors(program, meanings, field.p).congruences


# the proof


def test_what_is_a_multiple_of_a_power_of_two():
    """v + c q for the q that makes it one: known by what q is the low bits of, with the right
    factor alone, of enough bits, and of the same v.
    """
    k, n = 20, 0xABCDF
    factor = -pow(n, -1, 1 << k) % (1 << k)
    for times, places, c, other, right in (
        (factor, k, n, False, True),
        (factor, k + 5, n, False, True),
        (factor + 1, k, n, False, False),
        (factor, k - 1, n, False, False),
        (factor, k, n + 1, False, False),
        (factor, k, n, True, False),
    ):
        atoms = Atoms()
        v, w = (combine((1, atoms.new(0, 1 << 40)), (3, atoms.new(0, 9))) for _ in "vw")
        low = atoms.residue(v, k, 0, (1 << k) - 1)
        q = atoms.residue(combine((times, low)), places, 0, (1 << places) - 1)
        assert atoms.is_multiple(combine((1, w if other else v), (c, q)), k) == right, (
            times,
            places,
            c,
            other,
        )


def test_lanes_that_hold_something_else_beside_their_numbers_are_proven_each():
    """Where the offsets of lanes differ, one lane does not stand for all, whatever the
    operations.
    """
    b = VectorBuilder("offsets")
    x = b.input("x", "word", [(0, 10)], [0], (), [(0, 100, 0, 0)])
    r = b.define(
        "r", [b.emit("add", x.limbs[0], b.words(0))], [(0, 10)], Form([0], "word"), {("x",): 1}
    )
    with pytest.raises((BoundError, CheckFailure)):
        prove_vectors(b.build([r]), b.meanings, 2**61 - 1)


@pytest.mark.parametrize("name", ["p256", "brainpoolp256r1", "p224", "p384"])
@pytest.mark.sample(2)
def test_every_shifted_constant_breaks_the_proof(name):
    """The digits of p, -1/p, masks; but for a bit of a mask that nothing masked by it has."""
    p = PRIMES[name]
    for program, meanings in (
        of_factors(MontgomeryField(p), 2),
        unpack_program(MontgomeryField(p)),
    ):
        bounds = prove_vectors(program, meanings, p).bounds
        masked = {}
        for op in program.ops:
            if op.name == "and":
                masked[op.reads[1]] = max(masked.get(op.reads[1], 0), bounds[op.reads[0]][2])
        for index, op in enumerate(program.ops):
            for change in (1, -1, 1 << 40) if op.name == "const" and any(op.args) else ():
                if change > masked.get(op.out, change):
                    continue
                ops = list(program.ops)
                ops[index] = replace(op, args=tuple((word + change) % 2**64 for word in op.args))
                with pytest.raises((BoundError, CheckFailure)):
                    prove_vectors(replace(program, ops=tuple(ops)), meanings, p)


def test_another_meaning_is_refused():
    field = MontgomeryField(PRIMES["p256"])
    program, meanings = of_factors(field, 2)
    for wrong in ({("ac", "bc"): 2}, {("ac", "ac"): 1}, {("ac", "bc"): pow(2, -260, field.p)}):
        with pytest.raises(CheckFailure):
            prove_vectors(program, meanings | {"r": wrong}, field.p)


def test_a_number_that_may_be_larger_than_it_says_is_refused():
    p = PRIMES["p384"]
    program, meanings = unpack_rows_program(MontgomeryField(p), "unpack")
    whole = next(e for e in program.elements if e.limit)
    assert whole.limit == whole.most == p
    for limit, refused in ((p, False), (p - 1, True)):
        other = replace(
            program,
            elements=tuple(replace(e, limit=limit) if e is whole else e for e in program.elements),
        )
        if refused:
            with pytest.raises(BoundError, match="not proven to be at most"):
                prove_vectors(other, meanings, p)
        else:
            prove_vectors(other, meanings, p)
