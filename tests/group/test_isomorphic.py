"""Coordinates of an isomorphic curve: on which curves a system has them, and what they keep out of.
That roles and conversions are right in them is tested beside those of other systems.
"""

from types import SimpleNamespace

import pytest

from ecgen.curve.model import StatedEndomorphism
from ecgen.errors import FormulaError
from ecgen.formula.expression import evaluate
from ecgen.formula.parameters import Modular
from ecgen.group import groups_of
from ecgen.group.derived.convert import between
from ecgen.group.isomorphic import is_image, powers
from ecgen.group.symbols import coordinate_values


def groups(form: str, p: int, a: int, c: int = 6, endomorphism=None):
    return groups_of(
        SimpleNamespace(
            form=form, p=p, a=a % p, b=c, d=c, r=3, cofactor=1, endomorphism=endomorphism
        )
    )


@pytest.mark.sample(10)
@pytest.mark.parametrize(
    "form, wanted, power", [("weierstrass", -3, 4), ("twisted_edwards", -1, 2)]
)
@pytest.mark.parametrize("p", [13, 17, 19, 23, 29])
def test_a_system_has_them_where_a_root_leads_to_what_it_assumes(form, wanted, power, p):
    for a in range(1, p):
        reached = any((a * pow(s, power, p) - wanted) % p == 0 for s in range(1, p))
        found = [
            g
            for g in groups(form, p, a)
            if g.system.assumes
            and evaluate(g.system.assumes[0].right, lambda name: None, Modular(p)) == wanted % p
        ]
        assert (len(found) == 2) == reached and all(
            is_image(g.system) == bool((a - wanted) % p) for g in found
        ), a
        for g in found:
            values = dict(g.parameters)
            assert values["a"] == wanted % p and all(
                values[f"into_{n}"] * values[f"back_{n}"] % p == 1
                for n in "xy"
                if f"into_{n}" in values
            )
            point = values | {"x": 5, "y": 7}
            point |= coordinate_values(g.system, Modular(p), point)
            assert all(
                evaluate(e.left, point.__getitem__, Modular(p))
                == evaluate(e.right, point.__getitem__, Modular(p))
                for e in g.system.satisfying
            )


def test_none_of_the_others_and_none_without_a_constant_to_scale():
    assert not any(
        is_image(g.system)
        for p in (13, 17)
        for g in (
            *groups("weierstrass", p, 0),
            *groups("weierstrass", p, -3),
            *groups("montgomery", p, 3),
        )
    )


def test_a_curve_with_an_endomorphism_keeps_its_own_coordinates():
    stated = StatedEndomorphism((4,), ((1, 1), (0, 1)), (("i", 4),))
    named = {g.name: g for g in groups("weierstrass", 17, 3, 0, stated)}
    assert named["shortw/jacobian"].endomorphisms and not any(
        is_image(g.system) for g in named.values()
    )
    assert any(is_image(g.system) for g in groups("weierstrass", 17, 3, 6, stated))


def test_a_conversion_between_two_curves_reads_no_constant_of_one_of_them(monkeypatch):
    plain, image = (
        {g.name: g for g in groups("weierstrass", 19, 4)}[f"shortw/{name}"]
        for name in ("jacobian", "projective-3")
    )
    assert set(between(plain, image).params) == set() and set(between(image, plain).params) <= set(
        powers(dict(image.parameters))
    )
    monkeypatch.setattr(
        "ecgen.group.derived.convert._written", lambda *given: SimpleNamespace(params=("a",))
    )
    between.cache_clear()
    with pytest.raises(FormulaError, match="two curves"):
        between(plain, image)
    between.cache_clear()
