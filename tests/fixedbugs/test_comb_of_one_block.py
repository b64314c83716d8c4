"""A comb of one block was refused as not well formed: its digits have an index of the block, its
table one row.
"""

from ecgen.curve import load_curve
from ecgen.library.pipeline.planned import without_file
from ecgen.library.walks.plan import Wanted, plan_walks
from ecgen.walk.weights import CostWeights


def test_one_block_is_planned_and_proven():
    base = plan_walks(
        without_file(load_curve("curve13318")), CostWeights(), Wanted(comb=(4, 1))
    ).base
    assert len(base.walk.inputs[0].multiples) == 1 and base.proof.result.endswith("modulo r")
