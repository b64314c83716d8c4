"""Sums of several products modulo 2^127 - 1 are proven as they are lowered first. Once the last
fold's bound was not, every such sum was made again, term by term, and the whole routine proven
again each time: a library of jac1271gls took five minutes."""

from ecgen.curve import load_curve
from ecgen.field import escalate
from ecgen.isa.target import load_target
from ecgen.library.pipeline.planned import without_file
from ecgen.library.routines import assembly, emission
from ecgen.library.routines.platform import platform_of
from ecgen.library.routines.signatures import point_routine


def test_a_doubling_over_the_extension_needs_no_more_care(monkeypatch):
    def refuse(_care, program, error):
        raise AssertionError(f"{program.name} is lowered again: {error}")

    for module in (escalate, emission):
        monkeypatch.setattr(module, "more_care", refuse)
    facts = without_file(load_curve("jac1271gls"))
    made = assembly.assemble(
        (point_routine("jac_dbl", facts, 2 * 2),), platform_of(facts, load_target("zen4"))
    )
    assert [routine.name for routine in made.emitted] == ["jac_dbl"]
