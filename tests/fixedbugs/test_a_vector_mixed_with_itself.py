"""A blend of two vectors of which a limb is the same constant (curve1174 in lanes of words) read
one value twice, and the allocator of registers ended with a ValueError.
"""

import pytest

from ecgen.field.lanes.ifma import ShortField
from ecgen.isa.avx.emit import emit_vectors
from ecgen.isa.vectors import vector_routine
from ecgen.limb.lanes.builder import VectorBuilder
from ecgen.limb.lanes.ir import PackedElement

FIELD = ShortField(2**251 - 9)


@pytest.mark.parametrize("again", [False, True], ids=["read no more", "read later"])
@pytest.mark.parametrize("constant", [False, True])
def test_is_allocated(again, constant):
    """The translation is compared with the program where it is made."""
    b = VectorBuilder("w")
    x = FIELD.input(b, "x")
    value = b.words(1, 2, 3, 4) if constant else x.limbs[0]
    mixed = b.emit("mix", value, value, b.words(0, 0, -1, -1))
    limbs = (b.emit("and", mixed, value) if again else mixed, *x.limbs[1:])
    made = emit_vectors(
        vector_routine("w", b.build([PackedElement("r", limbs, x.kind, x.bounds, x.positions)])),
        isa="ifma",
    )
    assert any("vpternlogq" in line for line in made.lines)
