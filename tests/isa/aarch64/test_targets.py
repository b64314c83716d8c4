"""CPU files of AArch64: what they say, and that a build refuses instructions whose time depends on
secrets there.
"""

import platform
import re

import pytest

from ecgen.cli import main
from ecgen.errors import TargetError
from ecgen.isa.aarch64.emit import backend_of, emit, least_cycles, model_cycles
from ecgen.isa.target import load_target, native_target, read_target, require_safe
from tests.support.isa.aarch64.routines import OPERATIONS, limb_routine

pytestmark = pytest.mark.essential
CPUS = ("aarch64", "neoverse-v1", "neoverse-v2", "neoverse-n1", "apple-m1", "cortex-a72")
NARROW = ("cortex-a53", "cortex-a55")
LEVELS = dict.fromkeys(("neoverse-v2", "apple-m1"), "sparing")
LEVELS |= dict.fromkeys(("neoverse-n1", "cortex-a72", *NARROW), "halves")


@pytest.mark.parametrize("name", (*CPUS, *NARROW))
def test_files_are_read(name):
    target = load_target(name)
    assert (target.isa, target.level, target.features) == ("aarch64", LEVELS.get(name, "wide"), ())
    assert target.data["field_ops"]["mul"] > target.data["field_ops"]["sqr"]
    assert bool(target.unsafe) == (name in NARROW)
    require_safe("r", ("mul", "umulh") if name not in NARROW else ("umaddl",), target)


@pytest.mark.parametrize("name", NARROW)
def test_products_of_secrets_are_refused_where_their_time_depends_on_them(name, tmp_path, capsys):
    """With the line of the CPU file that says so; sums alone are taken."""
    target = load_target(name)
    with pytest.raises(TargetError, match=rf"{name}.toml:\d+: r uses umulh, whose time depends"):
        require_safe("r", ("add", "umulh"), target)
    require_safe("r", ("add", "adcs", "ldp"), target)
    folder = tmp_path / "out"
    asked = ["build", "curve25519", "--cpu", name, "-o", str(folder)]
    assert main([*asked, "--level", "sparing"]) == 2
    said = capsys.readouterr().err
    assert (
        re.search(rf"{name}:\d+: ", said)
        and "mul, whose time depends" in said
        and not folder.exists()
    )
    assert "--level halves" in said


@pytest.mark.parametrize("curve", ["curve25519", "p256", "p521"])
def test_a_level_without_products_of_words_has_none(curve):
    for name in OPERATIONS:
        made = emit(limb_routine(name, curve), backend_of(load_target(NARROW[0])))
        require_safe(name, (i.mnemonic for i in made.machine.instructions), load_target(NARROW[0]))


def test_an_instruction_that_there_is_not_is_refused(tmp_path):
    path = tmp_path / "cpu.toml"
    text = load_target("cortex-a53").path.read_text()
    path.write_text(text.replace('"madd"', '"mad"'))
    with pytest.raises(TargetError, match=r"cpu.toml:\d+: .*'mad' .*Did you mean madd"):
        read_target(path)


def test_a_machine_that_calls_itself_so_has_a_native_target(monkeypatch):
    for name in ("aarch64", "arm64"):
        monkeypatch.setattr(platform, "machine", lambda name=name: name)
        assert native_target().isa == "aarch64"


@pytest.mark.parametrize("cpu", (*CPUS, *NARROW))
def test_the_lower_bound_of_the_model_is_one(cpu):
    """A core that starts instructions in their order waits for more."""
    target, share = load_target(cpu), 0.2 if cpu in NARROW else 0.3
    for name in OPERATIONS:
        made = emit(limb_routine(name, "curve25519"), backend_of(target))
        bound, modelled = least_cycles(made.routine.limbs, target), model_cycles(made, target)
        assert share * modelled < bound <= modelled, (name, bound, modelled)
