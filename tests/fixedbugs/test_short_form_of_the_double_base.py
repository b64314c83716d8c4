"""Where [k]P goes in coordinates without a variable that sums need (ted1271gls for the Cortex-M4)
and [a]G + [b]P in those of P_point, a result that lacks it was given to a conversion that no other
function calls, and that was not printed: no library was made."""

from ecgen.curve import load_curve
from ecgen.isa.target import load_target
from ecgen.library.pipeline.options import BuildOptions
from ecgen.library.pipeline.planned import library_spec, plan_library
from ecgen.library.pipeline.refusals import abi_of
from ecgen.library.pipeline.render import reached


def test_the_conversion_of_the_double_base_is_printed():
    curve, target = load_curve("ted1271gls"), load_target("cortex-m4")
    options = BuildOptions("own", abi=abi_of(target, None))
    plan = plan_library(curve, target, options)
    pair = next(planned for _, planned in plan.more if planned.walk.name == "point_double_base")
    assert plan.result(pair) not in {plan.result(planned) for planned in plan.planned}, (
        "the case is another one now"
    )
    text = reached(library_spec(curve, plan, target, options))
    assert f"static void P_{plan.result(pair)}_to_{plan.result(pair)}(" in text
