"""Choosing among the ways of reducing squares modulo 2^521-1 spent a second, half of `ecgen explain
p521`, on one whose proof does not close.
"""

import pytest

from ecgen.errors import BoundError
from ecgen.field.representations.montgomery import Montgomery
from ecgen.isa.represent import _consider
from ecgen.isa.target import load_target
from ecgen.kept import without_kept
from ecgen.limb.builder import LimbBuilder
from ecgen.limb.ir import Element
from ecgen.limb.maxima import Maxima
from ecgen.limb.prove import prove


def test_a_way_that_is_not_proven_soon_is_not_waited_for(monkeypatch):
    bounded, plain = [], Maxima.form_max
    monkeypatch.setattr(
        Maxima, "form_max", lambda self, *given: bounded.append(1) or plain(self, *given)
    )
    target = load_target("zen4")
    with without_kept():
        found = _consider(
            Montgomery, 2**521 - 1, target.isa, target.level, target.word_bits, dict(target.model)
        )
    assert found.field is not None and len(bounded) < 8000  # 14,000 and more before


def test_the_prover_says_that_it_was_not_given_the_time():
    b = LimbBuilder("double", 64)
    x = b.input("x", 1, 0, 2**62)
    b.begin("r")
    total, carry = b.add(x.limbs[0], x.limbs[0])
    b.zero(carry)
    program = b.build([Element("r", (total,), 0, 2**63)])
    assert prove(program).intervals == prove(program, patience=100).intervals == 1
    with pytest.raises(BoundError, match="longer than its caller waits"):
        prove(program, patience=0)
