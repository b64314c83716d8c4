"""A recorded choice is of a routine, a system and a size; its formula may be one that only some
curves of the system take.

Before, generic128 was not built for Zen 4: of bk128 the choice of a doubling for y^2 = x^5 + b was
recorded there (KeyError).
"""

from dataclasses import replace

from ecgen.curve import load_curve
from ecgen.isa.represent import represent
from ecgen.isa.target import load_target
from ecgen.library.facts.choices import Choice
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines import assembly
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.point_choices import choice_key
from ecgen.library.routines.programs import is_choice
from ecgen.library.routines.signatures import point_routine

GENERAL, SPECIAL = ("genus2/jacobian/doubling/dbl",), ("genus2/jacobian/doubling/dbl-bk",)


def test_a_formula_that_the_curve_does_not_take_is_not_chosen(monkeypatch):
    facts, special, target = (
        without_file(load_curve("generic128")),
        without_file(load_curve("bk128")),
        load_target("zen4"),
    )
    assert (
        is_choice("jac2_dbl", facts, GENERAL)
        and not is_choice("jac2_dbl", facts, SPECIAL)
        and not is_choice("jac2_dbl", facts, GENERAL * 2)
    )
    assert is_choice("jac2_dbl", special, SPECIAL)
    recorded = Choice(
        *choice_key("jac2_dbl", facts, represent(facts.p, target)),
        SPECIAL,
        "products",
        "operations",
        0,
        0,
    )
    monkeypatch.setattr(assembly, "once", lambda stage, inputs, make, *more: make())
    platform = replace(platform_of(facts, target), choices={recorded.key: recorded})
    made = assembly.assemble((point_routine("jac2_dbl", facts, 2),), platform)
    assert made.routines[0].formulas == GENERAL
