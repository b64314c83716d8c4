"""A run of doublings that is too long for a CPU is written as single ones, which a library lacked
where no walk named them (ted1271gls for c64).
"""

import re

from ecgen.curve import load_curve
from ecgen.library.pipeline.planned import without_file
from ecgen.library.walks.naming import OfGroups, routine_of
from ecgen.library.walks.plan import plan_walks, routines_of
from ecgen.walk.steps import Name
from ecgen.walk.weights import CostWeights


def test_a_library_has_the_doublings_that_its_runs_are_written_out_in():
    facts = without_file(load_curve("ted1271gls"))
    walks = plan_walks(facts, CostWeights())
    listed = set(routines_of(walks, facts.cofactor))
    runs = {name for name in listed if re.fullmatch(r"\w+_[2-9]dbl", name)}
    assert runs == {"ext_4dbl"} and routine_of(walks.steps, Name("ext", "dbl", 1)) == "ext_1dbl"
    written = OfGroups(walks.steps, listed - runs, 64).call(Name("ext", "dbl", 4), ["acc"], ["acc"])
    assert written == ["P_ext_1dbl(acc, acc);"] * 4 and "ext_1dbl" in listed
