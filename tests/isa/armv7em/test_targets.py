"""CPU files of the Cortex-M: what they demand, and that the Cortex-M3 is refused with its reason."""

import pytest

from ecgen.errors import TargetError
from ecgen.isa.target import list_targets, load_target, native_target, read_target
from ecgen.isa.x86_64.emit import backend_of


@pytest.mark.parametrize("name, level, features", [("cortex-m4", "m4", ("dsp",)), ("cortex-m4f", "m4f", ("dsp", "fpu"))])
def test_both_variants_are_known(name, level, features):
    target = load_target(name)
    assert (target.isa, target.level, target.features) == ("armv7em", level, features)
    assert target.data["field_ops"]["mul"] >= target.data["field_ops"]["sqr"]
    with pytest.raises(TargetError, match="armv7em CPU"):
        backend_of(target)


def test_cortex_m3_is_refused_with_the_reason():
    with pytest.raises(TargetError, match=r"cortex-m3.toml:\d+: ecgen makes no code for cortex-m3: .*UMULL.*secret") as caught:
        load_target("cortex-m3")
    assert caught.value.exit_code == 2


def test_native_passes_over_files_without_a_match():
    assert any(path.stem == "cortex-m3" for path in list_targets())
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
