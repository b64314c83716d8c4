"""A group that was taken from the file of results is equal to the one made here, and no slower a
key: both were compared field by field at every look-up, thirty times as long as a check's call.
"""

import pickle

from ecgen.curve import load_curve
from ecgen.formula.model import System
from ecgen.group import groups_of, represent


def test_equal_groups_are_compared_once(monkeypatch):
    made = groups_of(load_curve("p256"))[0]
    taken, other = pickle.loads(pickle.dumps(made)), groups_of(load_curve("p256"))[1]
    compared, plain = [], System.__eq__
    monkeypatch.setattr(
        System, "__eq__", lambda self, one: compared.append(one) or plain(self, one)
    )
    known = {made: "made"}
    # once for each formula, not for each look-up
    assert (
        [known.get(taken) for _ in range(100)] == ["made"] * 100
        and taken == made != other
        and len(compared) < 100
    )


def test_a_group_is_written_without_what_is_remembered_of_it():
    curve = load_curve("p256")
    group = groups_of(curve)[0]
    before = len(pickle.dumps(group))
    represent.coordinates(group, "point", curve.base)
    assert len(pickle.dumps(group)) == before and group == pickle.loads(pickle.dumps(group))
