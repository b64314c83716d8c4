"""Libraries that a user is refused."""

from ecgen.curve.model import Curve
from ecgen.isa.target import Target
from ecgen.library.pipeline.build import Build
from ecgen.library.pipeline.curve import made
from ecgen.library.pipeline.options import BuildOptions


def made_library(curve: Curve, target: Target, options: BuildOptions, answers: tuple = ()) -> Build:
    """The library without a look at the curve's size and strength: over tiny fields, too, where
    every point and scalar can be tried.
    """
    return made(Build(curve, target, options, answers))
