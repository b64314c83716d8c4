"""Operations that are not proven by themselves are lowered with more care, and a routine is emitted
again once, when all of it is proven.

Before, each refusal of a piece was followed by a proof of the whole program, which named the same
operation, and by emitting the whole routine again before the next: BN254's and Pasta's libraries
took 25 s to build, half of it for one routine of four doublings.
"""

from dataclasses import replace

import pytest

from ecgen.errors import BoundError, CheckFailure
from ecgen.field.escalate import APART, until_proven
from ecgen.isa.routine import EmittedRoutine, LimbRoutine
from ecgen.library.routines import routine_proof
from ecgen.library.routines.platform import Platform
from ecgen.library.routines.signatures import field_routine
from ecgen.limb import pieces
from ecgen.limb.pieces import prove_in_pieces, prove_pieces
from ecgen.program.ir import FieldProgram, Op
from tests.support.limb.pieces import MEANS, changed

PROGRAM = FieldProgram(
    "two", ("a", "b"), (("r", "t"),), (Op("add", ("s",), ("a", "b")), Op("add", ("t",), ("s", "s")))
)


@pytest.mark.parametrize(
    "old, new, value",
    [
        ("element t = t0 : 5 .. 205", "element t = t0 : 5 .. 204", "t"),
        ("const 5", "const 6", "t"),
        ("element s = s0 : 0 .. 200", "element s = s0 : 0 .. 199", "s"),
        ("b0 : 0 .. 100", "b0 : 0 .. 200", "c"),
    ],
)
def test_a_refused_piece_names_the_value_of_its_program(old, new, value):
    with pytest.raises((BoundError, CheckFailure)) as caught:
        prove_pieces(*changed(old, new))
    assert caught.value.value == value and (value == "c" or f"`{value}`" in str(caught.value))


def test_without_the_whole_a_piece_that_is_refused_is_not_proven_otherwise(monkeypatch):
    limbs, _, p = changed("t", "t")
    meanings = MEANS | {"t": {("a",): 1, ("b",): 1, (): 5}}
    assert prove_in_pieces(limbs, meanings, p).congruences == 2
    seen = []
    monkeypatch.setattr(
        pieces,
        "prove_once",
        lambda program, *more, prove=pieces.prove_once: (
            seen.append(program) or prove(program, *more)
        ),
    )
    with pytest.raises(CheckFailure, match="congruent"):
        prove_in_pieces(limbs, meanings, p, whole=False)
    assert limbs not in seen


def refusing(until: int, value: str, asked: list):
    """A proof that accepts the care of `value` from the step `until` on."""

    def prove(care):
        asked.append(dict(care))
        if care.get(value, 0) < until:
            raise BoundError("it does not close", value=value)

    return prove


@pytest.mark.parametrize(
    "until, steps, whole", [(0, 0, 0), (1, 1, 0), (APART, APART, 0), (APART + 1, APART, 1)]
)
def test_the_whole_is_asked_where_no_care_is_left(until, steps, whole):
    first, last = [], []
    made = until_proven({}, PROGRAM, last.append, lambda care: care, refusing(until, "s", first))
    assert made.get("s", 0) == steps and len(first) == steps + 1 and len(last) == whole


def test_what_neither_proves_is_refused():
    asked = []
    with pytest.raises(BoundError):
        until_proven({}, PROGRAM, refusing(9, "t", asked), lambda care: care, refusing(9, "t", []))
    with pytest.raises(BoundError):
        until_proven({}, None, refusing(9, "t", asked), lambda care: care, lambda made: None)
    assert len(asked) == 2


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_routine_is_emitted_again_once_it_is_proven(steps, monkeypatch):
    """What is proven is what is emitted, and nothing is emitted that is not proven."""
    lowered = [
        LimbRoutine(f"with care {k}", None, (), program=PROGRAM, choice="as before")
        for k in range(steps + 1)
    ]
    proven, emitted = [], []

    def prove(spec, routine, prime, table, whole=True, curve=None):
        if routine is not lowered[-1] or whole:
            raise BoundError("it does not close", value="s")
        proven.append(routine)

    monkeypatch.setattr(routine_proof, "prove_routine", prove)
    monkeypatch.setattr(
        routine_proof,
        "choice_routine",
        lambda *more: (lowered[more[-1]["s"]], "back end") if more[1] == "as before" else None,
    )
    monkeypatch.setattr(
        routine_proof,
        "emit_lowered",
        lambda routine, moved: emitted.append(routine) or replace(plain, routine=routine),
    )
    plain = EmittedRoutine("dbl", (), None, lowered[0], 0, 0)
    made = routine_proof.proven(
        field_routine("dbl", (), 1, 2), plain, Platform(None, None, None, None, None)
    )
    assert made.routine is lowered[-1] and proven == lowered[-1:] and emitted == lowered[1:][-1:]
