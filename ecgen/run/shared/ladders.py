"""How libraries of points up to sign are checked: what their kinds have in common."""

from ecgen.run.emulated.known import x_cases as cases
from ecgen.run.functions.known_x_answers import check_answers as check_known
from ecgen.run.functions.known_x_answers import known_of as known
from ecgen.run.readback.ladder import ladder_differences as walk_differences

__all__ = ["cases", "check_known", "known", "walk_differences"]
SHARE = 1  # of so many tests of point routines one is made
WITHOUT = ()  # steps of the check that are none here
