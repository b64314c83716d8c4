"""A law of a shape that is not the curve's is told, so that formulas that are proven against it are
of no use.
"""

from dataclasses import replace

import pytest

from ecgen.curve import load_curve
from ecgen.formula.expression import parse_equation
from ecgen.library.facts.groups import library_groups
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import without_file
from ecgen.library.pipeline.stated_laws import differing, wrong_laws

CURVES = ("ed25519", "p256", "secp256k1", "curve25519", "fourq", "jac1271gls")


def facts(name: str):
    return without_file(load_curve(name), BuildOptions("x"))


@pytest.mark.parametrize("name", CURVES)
def test_laws_are_those_of_the_curve(name):
    curve = facts(name)
    groups = library_groups(curve)
    names = tuple(f"{group.name}/addition/some" for group in groups)
    assert names and wrong_laws(curve, names) == {}
    assert [differing(curve, group) for group in groups] == [""] * len(groups)


@pytest.mark.parametrize("name", CURVES)
def test_a_wrong_law_is_told(name):
    """One coordinate of one law at a time, replaced by that of another point."""
    curve = facts(name)
    for group in library_groups(curve):
        shape = group.system.shape
        for kind in ("addition", "doubling", "negation"):
            for k, _node in enumerate(shape.law(kind)):
                more = parse_equation(f"x = {shape.coordinates[0]}1*{shape.coordinates[1]}1").right
                wrong = tuple(more if i == k else each for i, each in enumerate(shape.law(kind)))
                laws = tuple((law, wrong if law == kind else nodes) for law, nodes in shape.laws)
                other = replace(group.system, shape=replace(shape, laws=laws))
                assert differing(curve, replace(group, system=other)) == kind, (group.name, kind, k)
        other = replace(
            group.system,
            shape=replace(shape, ysquared=parse_equation(f"x = {shape.coordinates[0]}").right),
        )
        assert differing(curve, replace(group, system=other)) == "equation"
