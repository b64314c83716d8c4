"""The laws that formulas are proven against, in the `coordinates` of a shape -> whether they are
the affine law of the curve as Python integers have it (kind/law.py).

A proof of a formula says that it computes what its shape states. A shape that states something else
differs at a random point: a wrong law is a rational function that is right where another vanishes.
Laws of Jacobians are proven from their definition, those of quotients are Cantor's algorithm.
"""

from contextlib import suppress
from random import Random

from ecgen.curve.model import Curve
from ecgen.extension import random_element
from ecgen.formula.expression import evaluate
from ecgen.formula.parameters import Modular
from ecgen.group import Group
from ecgen.kind.law import add, contains, negate
from ecgen.library.facts.groups import library_groups
from ecgen.residues import square_root
from ecgen.verify.laws import generic_points

PAIRS, TRIES = 3, 400


def wrong_laws(curve: Curve, names: tuple[str, ...]) -> dict[str, str]:
    """The files of shapes of the formulas `names` whose law is not that of the curve, with what
    differs; of a curve's image those of the image."""
    systems = {name.rpartition("/")[0].rpartition("/")[0] for name in names}
    found = {}
    for each in filter(None, (curve, curve.image)):
        for group in library_groups(each):
            shape = group.system.shape
            stated = group.name in systems and shape.ysquared is not None and not shape.quotient
            if stated and (what := differing(each, group)):
                found[str(shape.path)] = f"its {what} is not that of points of the curve"
    return found


def differing(curve: Curve, group: Group) -> str:
    """The law of the group's shape that differs from the curve's at random points, "" if none."""
    shape, values = group.system.shape, dict(group.parameters)
    law = generic_points.Curve(shape, Modular(curve.p), values)
    own = curve.with_numbers(**{n: values[n] for n in dict(curve.numbers) if n in values})
    points = _points(law, own, Random(f"{curve.name} {group.name}"))
    if len(points) < 2 * PAIRS:
        return "equation"
    for first, second in zip(points[::2], points[1::2]):
        for kind, stated, wanted in (
            ("addition", lambda: law.add(first, second), add(own, first, second)),
            ("doubling", lambda: law.double(first), add(own, first, first)),
            ("negation", lambda: law.negate(first), negate(own, first)),
        ):
            with suppress(ZeroDivisionError):
                if stated() == wanted:
                    continue
            return kind
    return ""


def _points(law: generic_points.Curve, curve: Curve, random: Random) -> list[tuple]:
    """Random points that the shape says are on the curve whose constants it has, and which are."""
    x_name, p, found = law.shape.coordinates[0], curve.p, []
    for _ in range(TRIES):
        x = random_element(random, p, curve.nonresidue)
        known = dict(law.params) | {x_name: x}
        try:
            y = square_root(evaluate(law.shape.ysquared, known.__getitem__, law.field), p)
        except ZeroDivisionError:
            continue
        if y and x and contains(curve, (x, y)):
            found.append((x, y))
        if len(found) == 2 * PAIRS:
            break
    return found
