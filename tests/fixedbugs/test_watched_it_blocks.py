"""A watched core ran the block behind an IT block with a load in it under the IT block's condition,
so that instructions there were skipped.
"""

import pytest

pytest.importorskip("unicorn", reason="unicorn is missing: emulated calls were not tested")
pytest.importorskip("capstone", reason="capstone is missing: emulated calls were not tested")

from ecgen.run.emulated.armv7em.emulate import Core
from tests.support.run.m4.calls import flat_image

# cmp r1, #8; it hi; ldrbhi r2, [r0]; cmp r1, #9; bne 1f; 1: add.w r0, r0, #4; bx lr
HALVES = (0x2908, 0xBF88, 0x7802, 0x2909, 0xD1FF, 0xF100, 0x0004, 0x4770)


@pytest.mark.parametrize("watch", (False, True))
@pytest.mark.parametrize("number", (3, 9, 12))
def test_the_block_behind_is_executed(watch, number):
    core = Core(
        flat_image(b"".join(half.to_bytes(2, "little") for half in HALVES), own=0), watch=watch
    )
    place = core.place(bytes(4))
    for _ in range(3):
        assert core.call("own", place, number).registers[0] == place + 4
