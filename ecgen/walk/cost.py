"""What a walk costs, in field multiplications, modelled: every step as often as it runs, and the
scans of its tables.
"""

from ecgen.walk.ir import (
    AffineEntries,
    Body,
    Call,
    Collect,
    Exchange,
    For,
    Lookup,
    Normalize,
    Scatter,
    Statement,
    Walk,
    When,
    recodes,
)
from ecgen.walk.scalars.recodings import Recoding, Wnaf
from ecgen.walk.steps import Steps, known
from ecgen.walk.weights import CostWeights


def cost_of(walk: Walk, steps: Steps, weights: CostWeights, points: int = 1) -> float:
    """The sum over all statements; a digit of a wNAF of width w is nonzero once in w + 1 places;
    lists have `points` points.
    """
    return round(_body(walk.body, walk, steps, weights, points), 1)


def _body(body: Body, walk: Walk, steps: Steps, weights: CostWeights, points: int) -> float:
    return sum(_statement(s, walk, steps, weights, points) for s in body)


def _statement(s: Statement, walk: Walk, steps: Steps, weights: CostWeights, points: int) -> float:
    match s:
        case Call() | Exchange() | Scatter():
            return known(steps, s.step).cost
        case Normalize():
            return weights.normalize(points)
        case AffineEntries():
            return weights.normalize(walk.entries(s.source))
        case Collect():
            return weights.collect(points)
        case Lookup() if s.scan:
            form = walk.storage(s.table.name).form
            return weights.select(walk.entries(s.table.name), len(steps.coordinates(form)))
        case For():
            return _turns(s, walk, points) * _body(s.body, walk, steps, weights, points)
        case When():
            share = _density(recodes(walk)[s.digit.name].recoding)
            return share * _body(s.body, walk, steps, weights, points) + (1 - share) * _body(
                s.otherwise, walk, steps, weights, points
            )
    return 0.0


def _turns(s: For, walk: Walk, points: int) -> int:
    if s.over:
        return points
    if s.top:
        return max(recodes(walk)[name].recoding.count for name in s.top) - 1
    return abs(s.first.offset - s.last.offset) + 1


def _density(recoding: Recoding) -> float:
    """Nonzero digits among all, on average."""
    return 1 / (recoding.window + 1) if isinstance(recoding, Wnaf) else 1.0
