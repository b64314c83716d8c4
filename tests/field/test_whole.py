"""Residues as whatever n words hold: every lowering proven and computed on edges, damaged ones
refused, and which primes are taken.
"""

import random
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.field.proof import prove_lowering
from ecgen.field.representations.blocks import digits_of
from ecgen.field.representations.full_words import Folded, Whole
from ecgen.isa.armv7em.emit import lower_routine
from ecgen.isa.x86_64.emit import lower_routine as lower_on_x86
from ecgen.limb.interpret import run_limbs
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import extended, fusion_rows
from ecgen.program.routine import Argument, Routine
from tests.support.isa.armv7em.mutants import mutants

SPECS = extended(fusion_rows("products"))
P192, P224, P256 = 2**192 - 2**64 - 1, 2**224 - 2**96 + 1, 2**256 - 2**224 + 2**192 + 2**96 - 1
SM2, P384 = 2**256 - 2**224 - 2**96 + 2**64 - 1, 2**384 - 2**128 - 2**96 + 2**32 - 1
ED448 = 2**448 - 2**224 - 1
SECP256K1, SECP160K1 = 2**256 - 2**32 - 977, 2**160 - 2**32 - 21389
BRAINPOOL = 0xA9FB57DBA1EEA9BC3E660A909D838D726E3BF623D52620282013481D1F6E5377
FIELDS = (
    [Whole(p, 32) for p in (P192, P256, SM2, BRAINPOOL)]
    + [Whole(p, 64) for p in (P192, P256, SM2, ED448)]
    + [Folded(p, 32) for p in (P192, P224, SECP160K1, SECP256K1, P384)]
)
# operation: meaning between residues
OPERATIONS = {
    "mul": lambda a, b: a * b,
    "sqr": lambda a: a * a,
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "neg": lambda a: -a,
    "dbl": lambda a: 2 * a,
    "half": None,
    "muladd": lambda a, b, c, d: a * b + c * d,
    "mulsub": lambda a, b, c, d: a * b - c * d,
}


def routine(name, field):
    inputs = tuple("abcd"[: SPECS[name].arity])
    program = FieldProgram("fe_" + name, inputs, (("r", "r0"),), (Op(name, ("r0",), inputs),))
    return lowered(
        Routine(
            "fe_" + name,
            program,
            (Argument("r", "out", ("r",)), *(Argument(x, "in", (x,)) for x in inputs)),
        ),
        field,
    )


def lowered(made, field):
    return (
        lower_routine(made, field, SPECS, "m4f")
        if field.bits == 32
        else lower_on_x86(made, field, SPECS, "adx")
    )


def wanted(name, field, values):
    residues = [field.decode(v) for v in values]
    return (
        residues[0] * pow(2, -1, field.p) % field.p
        if name == "half"
        else OPERATIONS[name](*residues) % field.p
    )


@pytest.mark.parametrize(
    "field", FIELDS, ids=lambda f: f"{f.kind[:5]}-{f.p.bit_length()}-{f.p % 1000}-{f.bits}"
)
@pytest.mark.sample(14)
def test_every_operation_is_proven_and_right(field):
    rng, edges = (
        random.Random(field.p),
        (
            0,
            1,
            field.p - 1,
            field.p,
            field.p + 1,
            field.full - field.fold,
            field.full - 1,
            field.full,
        ),
    )
    for name in OPERATIONS:
        made = routine(name, field)
        assert prove_lowering(made.program, made.limbs, field, SPECS).congruences == 1
        for _ in range(60):
            values = [
                rng.choice((rng.choice(edges), rng.getrandbits(field.size)))
                for _ in range(SPECS[name].arity)
            ]
            result = run_limbs(made.limbs, dict(zip("abcd", values)))["r"]
            assert 0 <= result <= field.full and field.decode(result) == wanted(name, field, values)


@pytest.mark.parametrize("factor", (977, 39082, 2**20 - 3))
@pytest.mark.parametrize(
    "kind, p, bits",
    [*((Folded, p, 32) for p in (P192, P224, P384, ED448)), (Whole, ED448, 64)],
    ids=("P-192", "P-224", "P-384", "448", "448-64"),
)
def test_small_multiples_fold_at_digits(kind, p, bits, factor):
    """Where 2^(w n) mod p is several words: 39082 times a residue modulo 2^448 - 2^224 - 1, of
    which curve448's ladder is made, was refused.
    """
    field, rng = kind(p, bits), random.Random(factor)
    program = FieldProgram(
        "fe_times", ("a",), (("r", "r0"),), (Op("mulc", ("r0",), ("a",), factor),)
    )
    made = lowered(
        Routine("fe_times", program, (Argument("r", "out", ("r",)), Argument("a", "in", ("a",)))),
        field,
    )
    assert prove_lowering(program, made.limbs, field, SPECS).congruences == 1
    for _ in range(60):
        value = rng.choice(
            (
                0,
                p - 1,
                p,
                field.full,
                field.full - field.fold,
                rng.getrandbits(field.size),
                field.full - rng.getrandbits(p.bit_length() // 2),
            )
        )
        assert run_limbs(made.limbs, {"a": value})["r"] % p == factor * value % p


@pytest.mark.parametrize("field", (Whole(P256, 32), Folded(SECP160K1, 32)), ids=("whole", "folded"))
def test_damaged_products_are_not_proven(field):
    for name in ("mul", "sqr"):
        made = routine(name, field)
        some = list(mutants(made.limbs))
        assert len(some) >= 10
        for mutant in some[:: len(some) // 10]:
            with pytest.raises(EcgenError):
                prove_lowering(made.program, mutant, field, SPECS)


@pytest.mark.parametrize(
    "p", (P192, SM2, pytest.param(ED448, marks=pytest.mark.long)), ids=("P-192", "SM2", "448")
)
def test_a_lost_carry_or_another_constant_is_not_proven(p):
    """A fold left out, the second one of a sum among them, a carry not taken in, and a constant
    next to 2^(w n) - p.
    """
    field, refused = Whole(p, 64), 0
    for name in ("mul", "sqr", "add", "sub"):
        made = routine(name, field)
        folds = [k for k, op in enumerate(made.limbs.ops) if op.name == "select"]
        assert len(folds) >= (1 if name in ("mul", "sqr") else 2)
        for k, op in enumerate(made.limbs.ops):
            flag = op.args[2:] if op.name in ("adc", "sbb") and op.args[1] == 0 else ()
            changed = (
                [replace(op, args=(op.args[0], value, 0)) for value in (0, op.args[1] ^ 1)]
                if op.name == "select"
                else [replace(op, name={"adc": "add", "sbb": "sub"}[op.name], args=op.args[:2])]
                if flag
                else []
            )
            for each in changed:
                with pytest.raises(EcgenError):
                    prove_lowering(
                        made.program,
                        replace(
                            made.limbs, ops=(*made.limbs.ops[:k], each, *made.limbs.ops[k + 1 :])
                        ),
                        field,
                        SPECS,
                    )
                refused += 1
    assert refused > 30


def test_a_number_with_one_word_at_two_places_is_not_proven():
    """It made the prover stop with an IndexError; builds take Folded for this prime, and lower what
    is not proven with more care.
    """
    made = routine("muladd", Whole(P384, 32))
    with pytest.raises(CheckFailure):
        prove_lowering(made.program, made.limbs, Whole(P384, 32), SPECS)


def test_primes_that_are_not_taken():
    for p, bits, kind in (
        (2**255 - 19, 32, Whole),
        (2**255 - 19, 64, Whole),
        (2**521 - 1, 64, Whole),
        (P256, 64, Folded),
        (BRAINPOOL, 64, Whole),
        (SECP256K1, 64, Whole),
        (P384, 64, Whole),
        (BRAINPOOL, 32, Folded),
        (SM2, 32, Folded),
        (2**31 - 1, 32, Whole),
    ):
        with pytest.raises(BoundError):
            kind(p, bits)


def test_digits_are_the_constant():
    rng = random.Random(1)
    for _ in range(300):
        value = (
            sum(rng.choice((-1, 1, 1, 977)) << 32 * rng.randrange(1, 7) for _ in range(3))
            + (1 << 32 * 7)
            + 1
        )
        digits = digits_of(value, 32)
        assert value == sum(f << 32 * i for i, f in digits.times) + sum(
            1 << 32 * i for i in digits.plus
        ) - sum(1 << 32 * i for i in digits.minus)
    with pytest.raises(BoundError, match="more than"):
        digits_of(rng.getrandbits(512), 32)
