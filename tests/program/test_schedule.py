"""The scheduler: the optima it must reach, each recounted and compared with CP-SAT and with brute
force.
"""

import sys
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecgen.errors import ScheduleError, ToolError
from ecgen.program.assign import assign
from ecgen.program.check import contiguous, differs, peak_live, pipeline
from ecgen.program.compose import compose, feedback, repeat
from ecgen.program.ir import FieldProgram, Op
from ecgen.program.ops import OPS, fusion_rows
from ecgen.program.passes.fuse import fuse
from ecgen.program.passes.number import drop_dead
from ecgen.program.patterns import units_of
from ecgen.program.schedule import Effort, Weight, schedule, separate_results, shortest
from ecgen.program.schedule.cpsat import fewest_dependencies, least_makespan
from ecgen.program.schedule.problem import AIMS, pose
from ecgen.program.schedule.search import solve
from ecgen.program.schedule.variants import variants
from ecgen.program.schedule.weights import read_weights
from ecgen.program.values import sort_ops
from tests.support.program.assignment import check_assignment
from tests.support.program.op3 import load
from tests.support.program.strategies import programs

SECOND = ("X2", "Y2", "Z2", "ZZ2", "ZZZ2", "YP2", "YM2", "TT2")
UNIT = {name: Weight(4, 1) if name in ("mul", "sqr") else Weight(1, 1) for name in OPS}


def _formula(name: str) -> FieldProgram:
    if name == "5dbl_dbladd":
        return compose([repeat(load("dbl"), 5), load("dbladd")])
    copies, _, formula = name.rpartition("*")
    return repeat(load(formula), int(copies or 1))


# (formula, fusions, objective, loop): dependencies, operations, live values (no more than)
OPTIMA = {
    ("dbl", "none", "contiguous", False): (5, 16, 5),
    ("dbl", "paper", "contiguous", False): (4, 15, 5),
    ("4*dbl", "paper", "contiguous", False): (3, 60, 7),
    ("mdbladd", "paper", "contiguous", False): (2, 28, 8),
    ("dbladd", "paper", "contiguous", False): (0, 31, 8),
    ("5dbl_dbladd", "paper", "contiguous", False): (1, 106, 8),
    ("dbl_variant_G", "paper", "operations", False): (3, 15, 5),
    ("dbl_variant_G", "paper", "contiguous", False): (2, 16, 7),
    ("4*dbl_variant_G", "paper", "operations", False): (2, 60, 7),
    ("dbl_variant_F", "paper", "contiguous", True): (0, 16, 7),
    ("4*dbl_variant_F", "paper", "contiguous", True): (0, 64, 7),
    ("edbl", "paper", "contiguous", False): (0, 11, 5),
    ("edbl", "paper", "contiguous", True): (0, 11, 5),
    ("edbladd", "paper", "contiguous", False): (0, 24, 5),
    ("edbladd", "paper", "contiguous", True): (0, 24, 5),
    ("rcb_dbl", "paper", "contiguous", True): (0, 29, 7),
    ("rcb_add", "none", "contiguous", True): (0, 39, 8),
    ("rcb_add", "paper", "contiguous", True): (0, 35, 7),
}


@pytest.mark.parametrize(
    "case", OPTIMA, ids=lambda case: f"{case[0]}-{case[1]}-{case[2]}{'-loop' * case[3]}"
)
def test_proven_optima(case):
    name, fusions, objective, loop = case
    source = _formula(name)
    found = schedule(source, fusions, objective, loop=loop, pinned=SECOND)
    dependencies, operations, live = OPTIMA[case]
    assert (found.dependencies, len(found.units), found.live) == (dependencies, operations, live)
    assert found.proof.status == "optimal" and found.proof.live_optimal
    wiring = feedback(source, source) if loop else None
    assert len(contiguous(found.program, wiring)) == dependencies
    assert differs(source, found.program) is None
    assert sorted(i for members in found.order for i in members) == list(range(len(source.ops)))


@pytest.mark.sample(18)
@pytest.mark.parametrize(
    "case", OPTIMA, ids=lambda case: f"{case[0]}-{case[1]}-{case[2]}{'-loop' * case[3]}"
)
def test_cpsat_agrees(case):
    name, fusions, objective, loop = case
    formula = _formula(name)
    problem = pose(
        formula, units_of(formula, fusion_rows(fusions), OPS), loop=loop, aim=AIMS[objective]
    )
    answer = fewest_dependencies(problem, loop, effort=15.0)
    dependencies, operations, _ = OPTIMA[case]
    first, second = (
        (dependencies, operations) if objective == "contiguous" else (operations, dependencies)
    )
    assert (answer.value >> 20, answer.value & 0xFFFFF) == (first, second)
    assert answer.bound == answer.value


def test_the_printed_orders_have_the_printed_counts():
    """Longa and Gebotys, appendix A: 5 for DBL; their order of DBLADD has 4 when only a-2b is
    merged.
    """
    paper = fusion_rows("paper")
    assert len(contiguous(fuse(load("lg_dbl"), paper))) == 5
    assert len(contiguous(load("lg_dbladd"))) == 6
    assert len(contiguous(fuse(load("lg_edbl"), paper))) == 0
    assert len(contiguous(fuse(load("lg_edbladd"), paper))) == 0
    edbl = fuse(load("lg_edbl"), paper)
    assert contiguous(edbl, feedback(edbl, edbl)) == (0,), (
        "iterated as printed, X_out is read at once by 2*X1"
    )
    assert schedule(load("lg_edbl"), loop=True).dependencies == 0


def test_halvings_turn_the_doubling_of_the_paper_into_variant_g():
    best = variants([load("dbl")], "paper", "operations").schedule
    assert (len(best.units), best.dependencies) == (15, 3)
    choice = variants(
        [load(n) for n in ("dbl", "dbl_variant_G", "dbl_variant_F")], "paper", "contiguous"
    )
    assert choice.schedule.source.name == "dbl_variant_F" and choice.schedule.dependencies == 0
    assert len(choice.scores) > 3


def test_variants_weigh_operations_against_stalls():
    formulas = [load("dbl_variant_G"), load("dbl_variant_F")]
    cheap = variants(formulas, "paper", "cycles", stall=1, equal=True).schedule
    dear = variants(formulas, "paper", "cycles", stall=40, equal=True).schedule
    assert (cheap.source.name, dear.source.name) == ("dbl_variant_G", "dbl_variant_F")
    with pytest.raises(ScheduleError, match="different values"):
        variants([load("dbl"), load("edbl")], equal=True)


@pytest.mark.parametrize(
    "name, makespan",
    [
        ("dbl", 23),
        ("2*dbl", 39),
        ("4*dbl", 71),
        ("mdbladd", 40),
        ("dbladd", 40),
        ("edbl", 14),
        ("edbladd", 29),
        ("rcb_dbl", 29),
    ],
)
def test_latency_objective(name, makespan):
    """Makespans proven optimal when products take 4 steps, additions 1, one issue a step."""
    source = _formula(name)
    found = schedule(source, "paper", "latency", weights=UNIT, pinned=SECOND)
    assert (
        found.makespan
        == found.proof.value
        == found.proof.bound
        == makespan
        == pipeline(found.program, UNIT)
    )
    assert differs(source, found.program) is None
    order = schedule(source, "paper", "contiguous", pinned=SECOND).program
    assert pipeline(order, UNIT) >= makespan


@settings(max_examples=60, deadline=None)
@given(programs(max_ops=5), st.integers(1, 4))
def test_no_order_is_shorter_than_heads_and_tails_say(program, throughput):
    program, weights = (
        separate_results(drop_dead(program)),
        {
            name: Weight(6, throughput) if name in ("mul", "sqr") else Weight(2, min(throughput, 2))
            for name in OPS
        },
    )
    problem = pose(program)
    bound = shortest(problem, [weights[unit.op.name] for unit in problem.units])
    constants, ops = (
        [op for op in program.ops if (op.name == "const") == is_const] for is_const in (True, False)
    )
    spans = []
    for order in permutations(ops):
        made = {*program.inputs, *program.params, *(op.outs[0] for op in constants)}
        if all(set(op.args) <= made and not made.update(op.outs) for op in order):
            spans.append(
                pipeline(
                    FieldProgram(
                        "p", program.inputs, program.outputs, (*constants, *order), program.params
                    ),
                    weights,
                )
            )
    assert spans and bound <= min(spans)


def test_a_schedule_that_meets_that_bound_needs_no_solver(monkeypatch):
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    dear = UNIT | {name: Weight(30, 20) for name in ("mul", "sqr")}
    proof = schedule(load("dbl"), "none", "latency", weights=dear).proof
    assert (proof.status, proof.bound) == ("optimal", proof.value)
    with pytest.raises(ToolError):
        schedule(load("dbl"), "paper", "latency", weights=dear)


def test_latency_without_solver_is_worse_or_equal_and_claims_nothing():
    found = schedule(load("mdbladd"), "paper", "latency", weights=UNIT, greedy=True)
    assert found.makespan >= 40 and found.proof.status == "none" and found.proof.bound == 0


def test_without_or_tools_the_error_says_how_to_get_them(monkeypatch):
    """No other schedule instead: the same input has to give the same bytes on every host."""
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    with pytest.raises(ToolError, match=r"pip install 'ecgen-asm\[solver\]'"):
        fewest_dependencies(pose(load("dbl")))


def test_large_programs_fall_back_to_cpsat_and_say_so():
    source = repeat(load("dbl"), 2)
    exact = schedule(source)
    found = schedule(source, effort=Effort(states=5))
    assert found.dependencies == exact.dependencies and found.proof.method == "CP-SAT"
    assert found.proof.status == "optimal" and not found.proof.live_optimal
    hasty = schedule(source, effort=Effort(states=5, solver=0.0001))
    assert (
        hasty.proof.status == "bound"
        and hasty.proof.bound <= exact.dependencies <= hasty.dependencies
    )
    assert differs(source, hasty.program) is None


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_against_all_orders(data):
    """No permutation of a small random program does better, in dependencies or then in live values,
    looped or not.
    """
    source = separate_results(
        drop_dead(
            data.draw(programs(("mul", "sqr", "add", "sub", "addsub"), max_ops=6, params=False))
        )
    )
    loop = data.draw(st.booleans())
    wiring = feedback(source, source) if loop else None
    found = schedule(source, "none", loop=loop)
    orders = [
        FieldProgram("o", source.inputs, source.outputs, ops)
        for ops in permutations(source.ops)
        if sort_ops(source, list(ops)) == ops
    ]
    best = min((len(contiguous(o, wiring)), peak_live(o)) for o in orders)
    assert (found.dependencies, found.live) == best


@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_fused_schedules_keep_results(data):
    source = data.draw(
        programs(("mul", "sqr", "add", "sub", "dbl", "tpl", "neg", "const", "half"), max_ops=10)
    )
    fusions = data.draw(st.sampled_from(("paper", "rich", "products")))
    found = schedule(
        source, fusions, data.draw(st.sampled_from(("contiguous", "operations", "cycles")))
    )
    assert differs(source, found.program) is None
    assert check_assignment(found.program, assign(found.program)) is None


@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_search_and_cpsat_agree_on_random_programs(data):
    source = separate_results(
        drop_dead(data.draw(programs(("mul", "add", "sub", "dbl"), max_ops=9, params=False)))
    )
    loop = data.draw(st.booleans())
    units, aim = (
        units_of(source, fusion_rows("rich"), OPS),
        data.draw(st.sampled_from(sorted(AIMS))),
    )
    problem = pose(source, units, loop=loop, aim=AIMS[aim])
    found, answer = solve(problem, loop=loop), fewest_dependencies(problem, loop)
    assert found.score[:2] == (answer.value >> 20, answer.value & 0xFFFFF)


def test_schedules_do_not_depend_on_the_run():
    one, two = (schedule(load("rcb_add"), "rich", "cycles") for _ in range(2))
    assert one == two
    assert least_makespan(pose(load("dbl")), [Weight(4, 1)] * 16) == least_makespan(
        pose(load("dbl")), [Weight(4, 1)] * 16
    )


def test_constants_and_passed_through_inputs():
    source = FieldProgram("x", ("X1", "Y1"), (("X3", "t"), ("Y3", "Y1"), ("Z3", "c")),
                          (Op("const", ("c",), (), 7), Op("mul", ("t",), ("X1", "c"))))  # fmt: skip
    found = schedule(source)
    assert found.dependencies == 0 and len(found.units) == 3
    assert differs(source, found.program) is None


def test_weights_are_estimated_where_the_target_gives_none():
    weights = read_weights(
        {"field_ops": {"mul": [40, 30], "sqr": {"latency": 33, "throughput": 22}, "add": [8, 6]}}
    )
    assert (weights["mul"], weights["sqr"]) == (Weight(40, 30), Weight(33, 22))
    assert 6 < weights["sub2"].throughput < 12 < weights["subpair"].throughput + 1 < 18
    assert 52 // 2 < weights["mulsubsqr"].throughput < 52 < weights["muladd"].throughput < 60
    assert set(weights) == set(OPS)


def test_unknown_objective_is_refused():
    with pytest.raises(ScheduleError, match="no scheduling objective 'speed'"):
        schedule(load("dbl"), objective="speed")
