"""CPU files of the Cortex-M: what they demand, and that the Cortex-M3 is refused with its
reason.
"""

from dataclasses import replace

import pytest

from ecgen.curve.library import load_curve
from ecgen.errors import TargetError
from ecgen.isa.armv7em.emit import Backend, emit, model_cycles
from ecgen.isa.target import load_target, native_target, read_target
from ecgen.isa.x86_64.emit import backend_of
from ecgen.library.facts.weights import scalar_weights
from ecgen.library.pipeline.planned import without_file
from ecgen.library.walks.plan import plan_walks
from ecgen.machine.order import settle_flags
from ecgen.machine.segments import load_orders
from ecgen.machine.selection.arrange import program_key
from ecgen.names import known_targets
from ecgen.walk.weights import CostWeights
from tests.support.isa.armv7em.tune import lowered_point

pytestmark = pytest.mark.essential


@pytest.mark.parametrize(
    "name, level, features", [("cortex-m4", "m4", ("dsp",)), ("cortex-m4f", "m4f", ("dsp", "fpu"))]
)
def test_both_variants_are_known(name, level, features):
    target = load_target(name)
    assert (target.isa, target.level, target.features) == ("armv7em", level, features)
    assert target.data["field_ops"]["mul"] >= target.data["field_ops"]["sqr"]
    with pytest.raises(TargetError, match="armv7em CPU"):
        backend_of(target)


def test_cortex_m3_is_refused_with_the_reason():
    with pytest.raises(
        TargetError, match=r"cortex-m3.toml:\d+: ecgen makes no code for cortex-m3: .*UMULL.*secret"
    ) as caught:
        load_target("cortex-m3")
    assert caught.value.exit_code == 2


@pytest.mark.machine
def test_native_passes_over_files_without_a_match():
    assert any(path.stem == "cortex-m3" for path in known_targets().values())
    assert native_target().isa == "x86_64"


@pytest.mark.parametrize("old, new, message", [
    ('"dsp", "fpu"', '"dsp"', "needs the features dsp and fpu"),
    ('"dsp", "fpu"', '"dsp", "fpu", "adx"', "unknown features adx"),
    ('level = "m4f"', 'level = "adx"', "expected one of m4, m4f"),
    ('level = "m4f"', 'level = "m4f"\nrefused = true', "refused is True, not a text"),
])  # fmt: skip
def test_a_wrong_file_is_refused(tmp_path, old, new, message):
    text = load_target("cortex-m4f").path.read_text()
    assert old in text
    path = tmp_path / "cpu.toml"
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(TargetError, match=message):
        read_target(path, untuned=True)


def test_windows_are_weighed_with_the_figures_of_the_cpu():
    """Scanning costs more beside 32-bit products done word by word than beside vectors: a smaller
    table wins.
    """
    curve = without_file(load_curve("curve13318"))
    for cpu in ("cortex-m4", "cortex-m4f"):
        weights = scalar_weights(load_target(cpu), 8)
        assert weights.select_word > 2 * CostWeights().select_word and weights.words == 8
        assert plan_walks(curve, weights).mul.width == 4
    assert (
        replace(scalar_weights(load_target("zen4"), 4), table_bytes=CostWeights().table_bytes)
        == CostWeights()
    )
    assert plan_walks(curve, CostWeights()).mul.width == 5


def test_tuned_orders_are_those_of_the_routines_that_are_built():
    """Every order recorded for whole operations has a routine of today's formulas; a change of the
    lowering asks for new ones.
    """
    for cpu in ("cortex-m4", "cortex-m4f"):
        target = load_target(cpu)
        orders = load_orders(target.orders)
        for curve, name in (("curve13318", "prj_dbl"), ("curve25519", "xz_step")):
            routine = lowered_point(curve, name, target, Backend(target.level, orders))
            tuned = orders[program_key(settle_flags(routine.limbs))]
            cycles = int(tuned.note.split()[1])
            assert model_cycles(emit(routine, Backend(target.level, orders))) <= cycles + 10, (
                cpu,
                name,
            )
