"""P_point on tiny curves: every function on pairs of points of all orders, with random scalings,
against the affine group law.
"""

from itertools import product
from random import Random

import pytest

from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import COMPLETE, PARTIAL, SELECTED, point_type
from ecgen.run.functions.public_functions import failure, inputs_of
from ecgen.run.oracle.point_values import LOST, held
from tests.support.library import curves
from tests.support.library.placing import places
from tests.support.library.points import spread

CASES = {
    "odd order": ("weierstrass", 1, 131, -3, COMPLETE),
    "cofactor 3": ("weierstrass", 3, 419, -3, COMPLETE),
    "cofactor 10": ("weierstrass", 10, 1019, -3, SELECTED),
    "cofactor 4": ("weierstrass", 4, 491, 7, SELECTED),
    "complete Edwards": ("twisted_edwards", 4, 491, 1, COMPLETE),
    "Edwards with points at infinity": ("twisted_edwards", 4, 467, -1, PARTIAL),
}


@pytest.fixture(params=CASES)
def case(request, loaded_of):
    form, cofactor, p, a, how = CASES[request.param]
    curve = curves.tiny(form, cofactor, p, a)
    return how, loaded_of(
        curve, f"points_{how}_{cofactor}_{p}", window=3, window_vartime=3, teeth=3, blocks=2
    )


@pytest.mark.sample(6)
def test_every_pair(case):
    how, loaded = case
    emitted, random = loaded.emitted, Random(1)
    curve, tried = emitted.curve, 0
    assert point_type(library_groups(curve)).how == how
    points = spread(curve) + [LOST] * (how == PARTIAL)
    for a, b in product(points, points):
        for name in ("point_add", "point_sub", "point_equal"):
            assert not failure(
                loaded,
                emitted.function(name),
                (held(emitted, a, random), held(emitted, b, random)),
                random.choice(places(emitted.function(name))),
            )
            tried += 1
    assert tried > 1000


@pytest.mark.long
def test_every_function(case):
    _, loaded = case
    for function in loaded.emitted.functions:
        if function.name.startswith("point_") and function.inputs:
            for inputs, _ in zip(inputs_of(loaded.emitted, function), range(300)):
                assert not failure(loaded, function, inputs)
