"""Tiny curves with an endomorphism, their steps, and their walks with the very formulas on
integers.
"""

from dataclasses import replace
from functools import cache
from itertools import product

from ecgen.group.represent import coordinates, to_affine
from ecgen.kind import law
from ecgen.library.facts.groups import library_groups
from ecgen.library.facts.point_type import point_type
from ecgen.library.pipeline.planned import without_file
from ecgen.walk.interpret import interpret
from ecgen.walk.ir import Fixed
from ecgen.walk.of_groups import GroupSteps
from ecgen.walk.plan import Room, strategies, vartime_strategies
from ecgen.walk.scalars.endomorphism import endomorphism_of
from ecgen.walk.weights import CostWeights
from tests.support.scalar.smallcurves import small_curve
from tests.support.walk.arithmetic import GroupArithmetic

# p, a, b of y^2 = x^3 + a x + b
TINY = {
    "r = 31": (43, 0, 7),
    "r = 97": (79, 0, 3),
    "r = 283": (277, 0, 5),
    "r = 109, cofactor 2": (233, 3, 0),
}


@cache
def room(name: str) -> Room:
    """What plans are made of."""
    facts = without_file(small_curve("weierstrass", *TINY[name]))
    groups, weights = library_groups(facts), CostWeights()
    return Room(
        facts,
        GroupSteps(groups, weights, point_type(groups).sums, endomorphism_of(facts, groups)),
        weights,
    )


def walks_of(name: str) -> dict:
    """Those that use the endomorphism, for points of order r, by kind and width."""
    own = room(name)
    ways = [
        way for way in (*strategies(own), *vartime_strategies(own)) if "endomorphism" in way.kind
    ]
    walks = {f"{way.kind}, {w}": way.build(w) for way, w in product(ways, (2, 3))}
    return {
        kind: replace(
            walk,
            inputs=tuple(replace(i, order="r") if i in walk.points else i for i in walk.inputs),
        )
        for kind, walk in walks.items()
    }


@cache
def multiples(name: str) -> tuple:
    """[k]G in affine coordinates, None for O."""
    own, found = room(name).curve, [None]
    while len(found) < own.r:
        found.append(law.add(own, found[-1], own.base))
    return tuple(found)


def entry_of(group, name: str, point) -> dict:
    """An affine point in a form."""
    return dict(zip(group.form(name).coordinates, coordinates(group, name, point)))


def result(name: str, walk, m: int, k: int, source, **more: int):
    """[k]([m]G) by the walk, affine, or what it is with `more` scalars and a table of constants;
    the point is scaled at random.
    """
    own = room(name)
    (point,) = walk.points
    group = own.steps.group(point.form.stem)
    form = point.form.own
    value = dict(
        zip(
            group.form(form).coordinates,
            coordinates(group, form, multiples(name)[m], source.randrange(1, group.p)),
        )
    )
    (scalar,) = (s for s in walk.scalars if s.name not in more)
    fixed = {
        table.name: [
            [entry_of(group, table.form.own, multiples(name)[x % own.curve.r]) for x in row]
            for row in table.multiples
        ]
        for table in walk.inputs
        if isinstance(table, Fixed)
    }
    found = interpret(
        walk, GroupArithmetic(own.steps), {point.name: value, scalar.name: k, **more, **fixed}
    )
    stem = walk.register(walk.result.name).form.stem
    target = own.steps.group(stem)
    return to_affine(target, tuple(found[c] for c in target.form("point").coordinates))
