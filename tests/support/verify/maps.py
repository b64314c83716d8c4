"""Maps tried at points."""

from random import Random

from ecgen.formula.formula import Formula
from ecgen.program.ir import FieldProgram
from ecgen.verify.maps.curve_map import Ground, _Map


def is_map_at_points(
    formula: Formula, program: FieldProgram, ground: Ground, count: int = 3
) -> bool:
    """Whether the images of random points, scaled at random, lie on the curve and O goes to O:
    quick, and no proof.
    """
    own, source = _Map(formula, program, ground), Random(1)
    try:
        return own.neutral() is None and all(
            own.image(own.random_point(source), source) is not None for _ in range(count)
        )
    except ZeroDivisionError:
        return False
