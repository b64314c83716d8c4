"""One library for all tests of the reports, built once for a CPU with MULX and ADX."""

import pytest


@pytest.fixture(scope="session")
def built():
    """(curve, target, library) as `ecgen build` has them before anything is written."""
    from ecgen.curve import load_curve
    from ecgen.isa.target import load_target
    from ecgen.library.pipeline.curve import build_library
    from ecgen.library.pipeline.options import BuildOptions

    curve, target = load_curve("jac256189"), load_target("zen4")
    return curve, target, build_library(curve, target, BuildOptions("jac"))


@pytest.fixture
def no_building(built, monkeypatch):
    """`build_library` gives the library above, so that a command takes no time."""
    import ecgen.library.pipeline.curve

    monkeypatch.setattr(
        ecgen.library.pipeline.curve, "build_library", lambda *given, **more: built[2]
    )
