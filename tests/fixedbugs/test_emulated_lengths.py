"""Known answers in the emulator called functions that take a length without it: every library of
SEC 1's encodings failed its check.
"""

from types import SimpleNamespace

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: emulated calls were not tested")

from ecgen.run.emulated.armv7em.loaded import Emulated  # noqa: E402


def test_a_length_follows_each_input_that_has_several():
    calls, memory = [], {}
    core = SimpleNamespace(
        free=0,
        place=lambda data: memory.setdefault(0x100 + len(memory), data) and 0xFF + len(memory),
        read=lambda place, size: memory[place][:size],
    )
    inputs = (SimpleNamespace(counted=False), SimpleNamespace(counted=True))
    loaded = Emulated.__new__(Emulated)
    loaded.emitted, loaded.core, loaded.first = (
        SimpleNamespace(prefix="own", function=lambda name: SimpleNamespace(inputs=inputs)),
        core,
        0,
    )
    loaded.call = lambda name, *arguments: (
        calls.append((name, *arguments)) or SimpleNamespace(registers=(0xFFFFFFFE,))
    )
    assert loaded.entry("scalarmult", 2, b"scalar", b"point") == (-2, b"\xa5\xa5")
    assert calls == [("scalarmult", 0x100, 0x101, 0x102, 5)] and memory[0x102] == b"point"
