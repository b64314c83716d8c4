"""Coordinates that a library gives, against what is expected: every tuple of residues, of each
system, beside every point.
"""

from itertools import product
from random import Random
from types import SimpleNamespace

import pytest

from ecgen.group import represent
from ecgen.kind import law
from ecgen.library.facts.point_type import PARTIAL
from ecgen.run.oracle.point_values import held, kind_of, normal, normal_of
from ecgen.run.oracle.reference import residue
from tests.support.library import curves
from tests.support.library.curves import curve_of

P, LOOSE = 7, 20  # an element is a byte below 20
SHAPES = {  # system: form, a, b or d, order, cofactor
    "shortw/projective-3": ("weierstrass", 4, 1, 5, 1),
    "shortw/projective-0": ("weierstrass", 0, 3, 13, 1),
    "shortw/projective": ("weierstrass", 3, 5, 7, 1),
    "shortw/jacobian-3": ("weierstrass", 4, 3, 3, 2),
    "shortw/jacobian-0": ("weierstrass", 0, 1, 3, 4),
    "shortw/jacobian": ("weierstrass", 3, 4, 5, 2),
    "twisted/extended-1": ("twisted_edwards", 6, 1, 2, 4),
    "twisted/extended": ("twisted_edwards", 1, 3, 1, 4),
    "twisted/extended partial": ("twisted_edwards", 1, 2, 2, 4),
}


@pytest.fixture(params=SHAPES)
def emitted(request):
    form, a, other, r, cofactor = SHAPES[request.param]
    curve = curve_of(
        "tiny", form, P, a, r, cofactor, 0, 0, **{"d" if form == "twisted_edwards" else "b": other}
    )
    found = SimpleNamespace(
        curve=curve,
        words=1,
        word_bits=8,
        element_bytes=1,
        loose=LOOSE,
        one=1,
        stored=lambda value: value % P,
        residue=lambda value: value % P,
        parts=list,
        elements=tuple,
    )
    assert kind_of(found).group.name == request.param.split()[0]
    return found


@pytest.mark.sample(9)
def test_every_tuple_is_read_as_the_point_that_it_is(emitted):
    """By the definition: the coordinates of scaling one, scaled; lost are those with Z = 0, if
    there are any. With what is expected told and without it (of tuples that are no point, every
    ninth), the same is found."""
    kind = kind_of(emitted)
    points = [
        law.neutral(emitted.curve),
        *(point for point in curves.points(emitted.curve) if point != law.neutral(emitted.curve)),
    ]
    tuples = {
        represent.coordinates(kind.group, "point", point, scale): point
        for point in points
        for scale in range(1, P)
    }
    z = kind.group.form("point").coordinates.index("Z")
    forms = {point: normal_of(emitted, point) for point in points}
    for turn, values in enumerate(product(range(P), repeat=kind.size)):
        data = bytes(values)
        lost = kind.how == PARTIAL and values[z] == 0
        right = forms[tuples[values]] if values in tuples else bytes(kind.size) if lost else data
        assert normal(emitted, data) == right
        if values in tuples or lost or turn % 9 == 0:
            assert all(
                normal(emitted, data, (form,)) == right
                for form in (*forms.values(), bytes(kind.size))
            )


def test_words_that_no_function_takes_are_not_read(emitted):
    """A representative below `loose` is as good as another, one above is none."""
    good = held(emitted, next(iter(curves.points(emitted.curve))), Random(1))
    small = bytes(value % P for value in good)
    form = normal(emitted, small)
    assert (
        len(form) == len(good)
        and normal(emitted, bytes([small[0] + P, *small[1:]]), (form,)) == form
    )
    for place in range(len(good)):
        data = bytes(value + 3 * P * (i == place) for i, value in enumerate(small))
        assert (
            normal(emitted, data, (form,)) == data
            and residue(emitted, data[place : place + 1]) == data[place : place + 1]
        )
