"""Reduction modulo r where a multiple of r is 2^f + c, c short: proven, right at the edges, cheaper
than rows where it applies, mutants refused.
"""

import random

import pytest

from ecgen.curve import load_curve
from ecgen.errors import BoundError, CheckFailure
from ecgen.field.reduction.fold import Number
from ecgen.field.scalars import residues
from ecgen.field.scalars.short_multiple import cuts, reduce_short
from ecgen.isa.target import load_target
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines.assembly import assemble
from ecgen.library.routines.modulo_order import scalar_routines
from ecgen.library.routines.platform import platform_of
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.interpret import run_limbs
from ecgen.limb.prove import prove
from tests.support.field.scalars import MACHINES, check
from tests.support.limb.mutants import mutants

MODULI = {
    "2^252 and 125 bits": 2**252 + 27742317777372353535851937790883648493,
    "2^254 and 126 bits": 2**254 + 0x304447E4B9C528A59DA0C73C6565E08D,
    "2^255 and 1": 2**255 + 1,
    "2^200 and 99 bits": 2**200 + 0x5F2A4C01B3D7E9A6180F3C5D1,
    "2^383 and 190 bits": 2**383 + 0x2F2A4C01B3D7E9A6180F3C5D1AA55F0F1E2D3C4B5A697887,
    "2^191 and a word": 2**191 + 2**63 + 2**33 + 5,
    "2^255 and 128 bits": 2**255 + 0xF4F654F83DEB8D16EB7D12DC4DC2CBE3,
    "a fifth of 2^255 and 128 bits": (2**255 + 0xFE1B151F6795C8F8941EFF6089A11209) // 5,
    "a third of 2^250 and 100 bits": (2**250 + 0x5F2A4C01B3D7E9A6180F3C5D3) // 3,
}
NONE = {
    "2^252 and 130 bits": 2**252 + 2**129 + 1,
    "below 2^256": 2**256 - 2**128 - 51,
    "at the end of words": 2**128 + 51,
    "a word of 0": 2**191 + 2**127 + 5,
}


def reduction(r: int, bits: int, rows, words: int, f: int):
    s = residues.scalars_modulo(r, bits, rows)
    b = LimbBuilder("t mod r", bits)
    b.price, b.keeping = rows.price, True
    t = b.input("t", words)
    b.begin("r", "t mod r")
    number = reduce_short(b, s.field, rows, t.limbs, t.high, f)
    return b.build([b.define("r", number.words, 0, number.high)])


def edges(r: int, high: int, rng: random.Random) -> int:
    near = (
        0,
        high,
        r,
        r * r,
        r << rng.randrange(1, 200),
        (high // r) * r,
        1 << rng.randrange(high.bit_length()),
        rng.randrange(high),
    )
    return min(max(rng.choice(near) + rng.randint(-2, 2), 0), high)


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", MODULI)
@pytest.mark.sample(4)
def test_every_cut_is_proven_and_right(name, machine):
    (bits, rows), r, rng = MACHINES[machine], MODULI[name], random.Random(name)
    field = residues.scalars_modulo(r, bits, rows).field
    assert cuts(field)
    closed = 0
    for f in cuts(field):
        for words in (field.n + 1, 2 * field.n):
            try:
                program = reduction(r, bits, rows, words, f)
            except BoundError:
                continue
            closed += 1
            assert (
                prove(program, {"r": {("t",): 1}}, r).congruences == 1
                and program.outputs[0].high == r - 1
            )
            for _ in range(300):
                t = edges(r, (1 << bits * words) - 1, rng)
                assert run_limbs(program, {"t": t})["r"] == t % r
    assert closed


@pytest.mark.parametrize("machine", MACHINES)
def test_every_operation_is_proven_for_random_orders(machine):
    rng = random.Random(4)
    for e in (rng.randrange(100, 400) for _ in range(4)):
        check(
            2**e + rng.getrandbits(e // 2 - 3 - rng.randrange(20)) * 2 + 1,
            *MACHINES[machine],
            runs=10,
        )


@pytest.mark.parametrize("machine", MACHINES)
@pytest.mark.parametrize("name", NONE)
def test_other_moduli_have_no_cut(name, machine):
    bits, rows = MACHINES[machine]
    assert cuts(residues.scalars_modulo(NONE[name], bits, rows).field) == ()


@pytest.mark.parametrize("machine", MACHINES)
def test_it_is_taken_where_it_is_cheaper(machine, monkeypatch):
    bits, rows = MACHINES[machine]
    s = residues.scalars_modulo(MODULI["2^254 and 126 bits"], bits, rows)
    with_it = rows.price(residues.mul(s).ops)
    monkeypatch.setattr(residues, "cuts", lambda field: ())
    assert rows.price(residues.mul(s).ops)[0] > 1.2 * with_it[0]


def test_mutants_are_refused():
    r, rng = MODULI["2^252 and 125 bits"], random.Random(9)
    bits, rows = MACHINES["one chain"]
    program = reduction(r, bits, rows, 6, 252)
    chosen = rng.sample(list(mutants(program)), 40)
    refused = 0
    for mutant in chosen:
        try:
            prove(mutant, {"r": {("t",): 1}}, r)
        except (BoundError, CheckFailure):
            refused += 1
            continue
        for _ in range(200):
            t = edges(r, (1 << 384) - 1, rng)
            assert run_limbs(mutant, {"t": t})["r"] == t % r
    assert refused >= 32


def test_a_routine_whose_proof_does_not_close_does_without(monkeypatch):
    curve, target = without_file(load_curve("ed25519")), load_target("x86-64")
    specs = tuple(s for s in scalar_routines(curve.r, 64) if s.name == "sc_mul")
    usual = assemble(specs, platform_of(curve, target)).routines[0].instructions
    monkeypatch.setattr(
        residues,
        "reduce_short",
        lambda b, field, rows, words, high, f: Number(words[: field.n], 0, field.p - 1),
    )
    found = assemble(specs, platform_of(curve, target))
    assert found.routines[0].instructions > usual
    assert run_limbs(found.emitted[0].routine.limbs, {"a": curve.r - 1, "b": curve.r - 2})["r"] == 2
