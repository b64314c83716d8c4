"""Vectors that cannot win are not made: what their doublings take alone is said instead."""

from types import SimpleNamespace

import pytest

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.cycles import multiplication_cycles
from ecgen.library.pipeline import vectors
from ecgen.library.pipeline.curve import build_library
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.library.shared.points import least_in_vectors


def spec_of(name: str, endomorphism=None, takes_eight: bool = False) -> SimpleNamespace:
    """As much of a library on general registers as is asked for."""
    steps = SimpleNamespace(endomorphism=endomorphism)
    return SimpleNamespace(
        curve=without_file(load_curve(name)),
        walks=SimpleNamespace(steps=steps),
        part=SimpleNamespace(least_in_vectors=least_in_vectors),
        takes_eight=takes_eight,
    )


def slower(monkeypatch, general: float, spec: SimpleNamespace, system: str = "") -> float:
    monkeypatch.setattr(vectors, "multiplication_cycles", lambda *given: general)
    build = SimpleNamespace(
        spec=spec, target=load_target("icelake"), options=BuildOptions("own", system=system)
    )
    return vectors._slower(build, "ifma", 1.0)


def test_vectors_are_left_out_where_doublings_alone_are_slower(monkeypatch):
    least = slower(monkeypatch, 100_000, spec_of("p256"))
    assert 100_000 < least < 198_378  # the latter is modelled for the whole multiplication
    assert slower(monkeypatch, least + 1, spec_of("p256")) == 0


def test_vectors_are_made_where_doublings_do_not_tell(monkeypatch):
    """Fewer doublings with an endomorphism, eight at once, or coordinates that are asked for."""
    for spec, system in (
        (spec_of("p256", endomorphism=object()), ""),
        (spec_of("p256", takes_eight=True), ""),
        (spec_of("p256"), "jacobian"),
    ):
        assert slower(monkeypatch, 1, spec, system) == 0


@pytest.mark.long
@pytest.mark.parametrize("curve, cpu", [("p256", "zen4"), ("p384", "icelake"), ("ed25519", "zen5")])
def test_no_multiplication_takes_less(curve, cpu):
    options = BuildOptions("own", vector="ifma", api="scalarmult")
    made = build_library(load_curve(curve), load_target(cpu), options, texts=False)
    least = least_in_vectors(made.spec, load_target(cpu), "ifma")
    assert 0 < least < multiplication_cycles(made.spec)
