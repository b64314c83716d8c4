"""Merged doublings that are too long for the cache of decoded instructions are told before they are
made: none is left out that the code itself would have kept.
"""

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.routines import assembly


@pytest.mark.long
@pytest.mark.parametrize(
    "curve, cpu, any_told",
    [
        ("p192", "icelake", True),
        ("p256", "icelake", True),
        ("ted256189", "icelake", True),
        ("p192", "alderlake", False),
    ],
)
def test_what_is_told_beforehand_is_what_the_code_says(monkeypatch, curve, cpu, any_told):
    told = set[str]()
    surely = assembly._surely_too_long

    def noted(spec, *rest) -> bool:
        told.update({spec.name} if surely(spec, *rest) else ())
        return False

    monkeypatch.setattr(assembly, "_surely_too_long", noted)
    options = BuildOptions("own")
    made = build_library(load_curve(curve), load_target(cpu), options, texts=False)
    assert told.isdisjoint(routine.name for routine in made.spec.routines)
    assert bool(told) == any_told
