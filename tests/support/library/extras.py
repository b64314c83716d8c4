"""Libraries with every function that is emitted on request."""

from dataclasses import replace

from ecgen.curve.maps import map_plan
from ecgen.library import api
from ecgen.library.facts.spec import MapToCurve
from tests.support.library import curves, standin, x_only


def spec_of(name: str):
    """A library around stand-ins, with all that is emitted on request."""
    if name != "x25519":
        own = MapToCurve(map_plan(curves.LARGE[name]), 48, "own_")
        return standin.spec(curves.LARGE[name], prefix="lib", extras=tuple(api.EXTRAS), map_to=own)
    return replace(
        standin.spec(x_only.FACTS, prefix="lib", standard=x_only.walks().standard),
        extras=tuple(api.EXTRAS),
    )
