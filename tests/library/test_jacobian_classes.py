"""P_point of libraries of Jacobians: over tiny fields every pair of classes and every class with
every scalar, beside Cantor's algorithm; known sums of other implementations; what is neither a
class nor neutral is never taken for one."""

import json
from itertools import product
from pathlib import Path

import pytest

from ecgen.curve import load_curve
from ecgen.kind.jacobian.divisors import NEUTRAL, to_class, to_numbers
from ecgen.kind.jacobian.law import jacobian_of
from ecgen.kind.jacobian.library import classes as class_type
from ecgen.run.functions.public_functions import invoke
from ecgen.run.oracle.point_values import held, normal_of, read, words
from tests.support.curve.classes import every_class
from tests.support.library.jacobians import (
    ERR_EXCEPTION,
    OF_NEUTRAL,
    OK,
    Library,
    loaded_library,
    tiny,
)

CASES = [
    (7, 1),
    (11, 4),
    *(
        pytest.param(*case, marks=pytest.mark.long)
        for case in (
            (11, 1),
            (11, 2),
            (11, 3),
            (13, 1),
            (13, 6),
            (17, 1),
            (17, 7),
            (19, 4),
            (23, 1),
            (23, 16),
            (29, 2),
            (31, 1),
            (31, 16),
        )
    ),
]
PAIRS = 60_000  # at most; a tenth of them outside the longer tier
CALLS = 30_000


def some(values: list, most: int) -> list:
    """All of them, or about so many, spread evenly, neither every other one of a repeating
    pattern.
    """
    step = -(-len(values) // most)
    return values[:: step + (step % 2 == 0)]


@pytest.mark.parametrize("p, cofactor", CASES)
def test_every_pair_of_classes(p, cofactor, request):
    """Sums, differences, comparisons: equal, opposite and neutral classes, those of degree 1 and of
    order two among them.
    """
    library = tiny(p, cofactor)
    jacobian, elements = jacobian_of(library.curve), every_class(jacobian_of(library.curve))
    most = PAIRS if request.node.get_closest_marker("long") else PAIRS // 10
    pairs = [
        *((e, other) for e in elements for other in (e, jacobian.negate(e), NEUTRAL)),
        *((NEUTRAL, e) for e in elements),
        *some(list(product(elements, repeat=2)), most),
    ]
    for a, b in pairs:
        inputs = library.point(a), library.point(b)
        assert library.gives("point_add", inputs, jacobian.add(a, b)), (a, b)
        assert library.gives("point_sub", inputs, jacobian.add(a, jacobian.negate(b))), (a, b)
        assert library.says("point_equal", *inputs) == (a == b), (a, b)


@pytest.mark.parametrize("p, cofactor", CASES)
def test_every_class(p, cofactor):
    library = tiny(p, cofactor)
    jacobian, form = jacobian_of(library.curve), library.emitted.format
    for e in every_class(jacobian):
        point, data = library.point(e), form.point(to_numbers(e))
        code = OF_NEUTRAL if e == NEUTRAL else OK
        assert invoke(library.loaded, library.emitted.function("point_encode"), (point,)) == (
            code,
            data,
        )
        assert invoke(library.loaded, library.emitted.function("point_decode"), (data,)) == (
            code,
            normal_of(library.emitted, to_numbers(e)),
        )
        assert library.gives("point_dbl", (point,), jacobian.add(e, e)) and library.gives(
            "point_neg", (point,), jacobian.negate(e)
        )
        assert library.says("point_is_neutral", point) == (e == NEUTRAL)
        assert library.gives("point_clear_cofactor", (point,), jacobian.multiply(cofactor, e))
        assert library.says("point_is_in_subgroup", point) == (
            jacobian.multiply(library.curve.r, e) == NEUTRAL
        )
    assert library.gives("point_neutral", (), NEUTRAL) and library.gives(
        "point_base", (), to_class(library.curve.base)
    )


@pytest.mark.parametrize("p, cofactor", CASES)
def test_every_class_with_every_scalar(p, cofactor):
    library = tiny(p, cofactor)
    jacobian, size = (
        jacobian_of(library.curve),
        next(a.bytes for a in library.emitted.function("point_mul").inputs if a.kind == "fr"),
    )
    for e in some(every_class(jacobian), CALLS // library.curve.r):
        multiple = NEUTRAL
        for k in range(library.curve.r):
            assert library.gives(
                "point_mul", (k.to_bytes(size, "little"), library.point(e)), multiple
            ), (e, k)
            multiple = jacobian.add(multiple, e)


def test_a_lost_sum_stays_lost():
    """Coordinates that no law is known to give: Z is 0, and v1 is not. Whatever is made of them is
    refused, equals nothing and is not neutral.
    """
    library = tiny(7, 1)
    e, size = (
        to_class(library.curve.base),
        next(a.bytes for a in library.emitted.function("point_mul").inputs if a.kind == "fr"),
    )
    for values in ((0, 0, 1, 0, 0), (3, 2, 5, 0, 0), (1, 2, 3, 4, 0)):
        lost = words(library.emitted, map(library.emitted.stored, values))
        assert isinstance(read(library.emitted, lost), bytes)
        for name, inputs in (
            ("point_add", (lost, library.point(e))),
            ("point_add", (library.point(e), lost)),
            ("point_add", (lost, lost)),
            ("point_sub", (lost, lost)),
            ("point_dbl", (lost,)),
            ("point_neg", (lost,)),
            ("point_add", (lost, library.point(NEUTRAL))),
            ("point_mul", ((5).to_bytes(size, "little"), lost)),
        ):
            _, found = invoke(library.loaded, library.emitted.function(name), inputs)
            assert (
                library.says("point_is_neutral", found)
                == 0
                == library.says("point_equal", found, found)
            ), name
            assert invoke(library.loaded, library.emitted.function("point_encode"), (found,)) == (
                ERR_EXCEPTION,
                bytes(library.emitted.format.point_bytes),
            ), name


@pytest.mark.sample(3)
@pytest.mark.parametrize("p", [7, 11, 13])
def test_the_coordinates_of_every_class(p):
    """They go there and back, whatever the scaling, and differ for different classes."""
    library = tiny(p, 1)
    elements = every_class(jacobian_of(library.curve))
    facts = library.emitted.curve
    found = {class_type.coordinates(facts, to_numbers(e)): to_numbers(e) for e in elements}
    assert len(found) == len(elements)
    for values, numbers in found.items():
        assert class_type.class_of(facts, tuple(c * 3 % p for c in values)) == numbers


@pytest.mark.long
@pytest.mark.parametrize(
    "name",
    [
        "bk127",
        *(
            pytest.param(name, marks=pytest.mark.long)
            for name in ("generic1271", "generic128", "bk128", "jac1271")
        ),
    ],
)
def test_sums_of_other_implementations(name, tmp_path):
    curve = load_curve(name)
    library = Library(curve, loaded_library(curve, "c64", tmp_path))
    rows = json.loads(
        (Path(__file__).resolve().parent.parent / f"vectors/{name}.json").read_text()
    )["add_vectors"]

    def read_class(row):
        keys = {0: (), 1: ("u0", "v0"), 2: ("u1", "u0", "v1", "v0")}[row["deg"]]
        return tuple(int(row[key], 16) for key in keys) or None

    for row in rows:
        for name, given, result in (
            ("point_add", "PQ", "P+Q"),
            ("point_add", "PP", "2P"),
            ("point_dbl", "P", "2P"),
            ("point_neg", "P", "-P"),
        ):
            inputs = tuple(
                held(library.emitted, read_class(row[key]), library.random) for key in given
            )
            assert invoke(library.loaded, library.emitted.function(name), inputs) == (
                None,
                normal_of(library.emitted, read_class(row[result])),
            ), (name, row)
    assert len(rows) >= 8
