"""Proofs piece by piece: what is true is proven, and nothing that the proof of the whole would
refuse, whatever is changed or wherever it is cut.
"""

import random
from collections import Counter
from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure, EcgenError
from ecgen.field.lower import lower_program
from ecgen.field.proof import meanings_of
from ecgen.field.representation import stored
from ecgen.limb.interpret import run_limbs
from ecgen.limb.ir import Element, LimbProgram
from ecgen.limb.pieces import cut, numbered, prove_in_pieces, prove_pieces
from ecgen.limb.printer import print_limbs
from ecgen.limb.prove import prove
from tests.support.field.cases import FIELDS, SPECS, values
from tests.support.field.programs import EDWARDS, EXPECTED, JACOBIAN, program
from tests.support.limb.claims import claims, random_program, traces
from tests.support.limb.mutants import mutants
from tests.support.limb.pieces import MEANS, changed

FIELD = FIELDS["2^127-1"]


def lowered(text: str):
    point = program(text)
    limbs = lower_program(point, FIELD, SPECS)
    return limbs, {
        name: stored(FIELD, meaning, frozenset())
        for name, meaning in meanings_of(point, SPECS).items()
    }


def test_a_program_of_two_pieces():
    limbs, meanings, p = changed("t", "t")
    first, second = cut(limbs, meanings)
    assert [e.name for e in first[0].inputs] == ["a", "b"] and [
        e.name for e in second[0].inputs
    ] == ["s"]
    assert [op.name for op in second[0].ops] == ["const", "add", "zero"] and set(second[1]) == {"t"}
    assert (
        prove_pieces(limbs, meanings, p).congruences == 2 == prove(limbs, meanings, p).congruences
    )


@pytest.mark.essential
@pytest.mark.parametrize(
    "old, new",
    [
        (
            "element s = s0 : 0 .. 200",
            "element s = s0 : 0 .. 199",
        ),  # an interval that is wrong, though the next piece would only gain by it
        ("element s = s0 : 0 .. 200", "element s = s0 : 1 .. 200"),
        ("element t = t0 : 5 .. 205", "element t = t0 : 5 .. 204"),
        ("a0 : 0 .. 100", "a0 : 0 .. 101"),
        ("out r = t0 : 0 .. 205", "out r = t0 : 0 .. 204"),
        ("const 5", "const 6"),
        ("const 5", "const 56"),
        ("add a0 b0", "add a0 a0"),
        ("add a0 b0", "sub a0 b0"),
        ("add s0 k", "add s0 a0"),
    ],
)
def test_a_piece_that_is_wrong_is_refused(old, new):
    with pytest.raises((BoundError, CheckFailure)):
        prove_pieces(*changed(old, new))
    with pytest.raises((BoundError, CheckFailure)):
        prove_in_pieces(*changed(old, new))


@pytest.mark.parametrize(
    "old, new, meanings",
    [
        (
            "element s = s0 : 0 .. 200\n",
            "",
            {"t": {("a",): 1, ("b",): 1, (): 5}},
        ),  # a word of no element is read by the next piece
        ("add s0 k", "adc s0 k c", MEANS),  # a carry crosses
        ("zero c\nelement s", "element s", MEANS | {"u": {("a",): 1}}),  # a meaning of nothing
        ("out r = t0 : 0 .. 205", "out r = a0 : 0 .. 99", MEANS),
        ("element t", "element s", {"s": MEANS["s"]}),  # one name, two elements
        (
            "out r = t0",
            "element x = a0 : 0 .. 99\nout r = t0",
            MEANS,
        ),  # an element of inputs' words alone
        ("out r = t0", "element x = t0 : 0 .. 205\nelement x = s0 : 0 .. 200\nout r = t0", MEANS),
    ],
)
def test_what_cannot_be_cut(old, new, meanings):
    limbs, _, _ = changed(old, new)
    assert cut(limbs, meanings) is None


def test_a_meaning_of_what_comes_later_is_none():
    limbs, _, p = changed("t", "t")
    meanings = {"s": {("t",): 1, (): -5}, "t": MEANS["t"]}
    assert cut(limbs, meanings) is None
    with pytest.raises(CheckFailure, match="not computed before"):
        prove_in_pieces(limbs, meanings, p)


@pytest.mark.parametrize(
    "old, new", [("t0 d = add", "s0 d = add"), ("s0 c = add a0 b0", "s0 c = add a0 t0")]
)
def test_names_assigned_twice_or_late_are_refused(old, new):
    with pytest.raises(EcgenError):
        prove_pieces(*changed(old, new))


def test_the_whole_is_proven_where_pieces_are_not():
    """The second piece is t = s + 5 alone: that s is a + b is no business of its own."""
    limbs, _, p = changed("t", "t")
    meanings = MEANS | {"t": {("a",): 1, ("b",): 1, (): 5}}
    with pytest.raises(CheckFailure, match="congruent"):
        prove_pieces(limbs, meanings, p)
    assert prove_in_pieces(limbs, meanings, p) == prove(limbs, meanings, p)


@pytest.mark.parametrize("text", EXPECTED, ids=["edwards", "jacobian"])
def test_points_are_cut_and_proven(text):
    limbs, meanings = lowered(text)
    parts = cut(limbs, meanings)
    assert len(parts) >= len(meanings) and sum(len(own) for _, own in parts) == len(meanings)
    assert prove_pieces(limbs, meanings, FIELD.p).congruences == len(meanings)
    again = {numbered(part, own) for part, own in parts}
    assert len(again) < len(parts)


@pytest.mark.sample(2)
@pytest.mark.parametrize("text", [EDWARDS, JACOBIAN], ids=["edwards", "jacobian"])
def test_mutants(text):
    """Every mutant is refused by its pieces alone, or agrees with Python integers wherever it is
    run.
    """
    rng = random.Random(text)
    limbs, meanings = lowered(text)
    chosen, refused = rng.sample(list(mutants(limbs)), 90), 0
    for mutant in chosen:
        try:
            accepted = prove_pieces(mutant, meanings, FIELD.p) is not None
        except EcgenError:
            accepted = False
        refused += not accepted
        for _ in range(20 if accepted else 0):
            inputs = values(FIELD, 3, rng)
            results = run_limbs(mutant, dict(zip("XYZ", inputs)))
            assert [r % FIELD.p for r in results.values()] == [
                v % FIELD.p for v in EXPECTED[text](*inputs)
            ]
    assert refused >= 0.8 * len(chosen)


def ways(rng: random.Random, program: LimbProgram, flags) -> tuple[tuple[Element, ...], tuple]:
    """An element of every word with its true interval, and notes at random places that no flag
    crosses.
    """
    runs, found = traces(program), []
    for word in [out for op in program.ops for out in op.outs if out and out not in flags]:
        seen = [run[word] for run in runs]
        found.append(Element(f"way {word}", (word,), min(seen), max(seen)))
    live, places = set(), []
    for at in range(len(program.ops), -1, -1):
        places += [] if live else [at]
        if at:
            live = live - set(program.ops[at - 1].outs) | {
                a for a in program.ops[at - 1].args if a in flags
            }
    return tuple(found), tuple((at, "") for at in sorted(rng.sample(places, min(3, len(places)))))


@pytest.mark.long
@pytest.mark.parametrize(
    "seeds", [range(100), pytest.param(range(100, 300), marks=pytest.mark.long)], ids=str
)
def test_no_false_claim_is_proven_in_pieces(seeds):
    """As for the whole (test_random_claims.py), programs cut at random places."""
    met = Counter()
    for seed in seeds:
        rng = random.Random(f"pieces {seed}")
        made, numbers, flags = random_program(rng)
        elements, notes = ways(rng, made, flags)
        for claim in claims(rng, made, numbers, flags):
            limbs = replace(
                claim.program, elements=(*elements, *claim.program.elements), notes=notes
            )
            try:
                proven = prove_pieces(limbs, claim.meanings, claim.modulus)
            except (BoundError, CheckFailure):
                proven = False
            assert claim.is_true or not proven, (
                f"seed {seed}: {claim.what} is false\n{print_limbs(limbs)}"
            )
            met[
                claim.kind, claim.is_true, {None: "whole", False: "refused"}.get(proven, "proven")
            ] += 1
    for kind in ("bound", "zero", "congruence", "flag"):
        assert met[kind, False, "refused"] >= len(seeds) // 15, met
        assert met[kind, True, "proven"] >= len(seeds) // 100, met
