"""Routines of an assembly that was made before are taken for the same spec, on the same curve, CPU,
prime and back end; else they are made.
"""

from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.isa.represent import considered
from ecgen.isa.target import load_target
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines import assembly
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.signatures import field_routine

CURVE = without_file(load_curve("curve25519"))
CPU = load_target("zen4")
PLATFORM = platform_of(CURVE, CPU)
ADD, SUB = (field_routine(*row, 2, 4) for row in (("fe_add", ("a+b",)), ("fe_sub", ("a-b",))))
OTHERS = {
    "CPU": platform_of(CURVE, load_target("x86-64")),
    "calling convention": platform_of(CURVE, CPU, None, "win64"),
    "curve": replace(PLATFORM, curve=replace(CURVE, name="other")),
    "prime": platform_of(CURVE, CPU, considered(CURVE.p, CPU)[1].field),
}


@pytest.fixture
def before(monkeypatch):
    """An assembly of one routine, which is told by a line of its own."""
    monkeypatch.setattr(assembly, "once", lambda stage, inputs, make, *more: make())
    made = assembly.assemble((ADD,), PLATFORM)
    marked = replace(made.emitted[0], lines=("// of before", *made.emitted[0].lines))
    return replace(made, made=(assembly.Made(ADD, marked, marked),))


def is_taken(made):
    return "// of before" in made.emitted[0].lines


@pytest.mark.essential
def test_a_routine_of_before_is_taken(before):
    assert is_taken(assembly.assemble((ADD, SUB), PLATFORM, before=before))


@pytest.mark.parametrize("spec", [SUB, replace(ADD, path="avx")], ids=["name", "unit"])
def test_another_routine_is_not(spec, before):
    assert not is_taken(assembly.assemble((spec,), PLATFORM, before=before))


@pytest.mark.parametrize("what", OTHERS)
def test_that_of_another_platform_is_not(what, before):
    assert not is_taken(assembly.assemble((ADD,), OTHERS[what], before=before))
