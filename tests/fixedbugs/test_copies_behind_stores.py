"""An output word that is a word of an argument is read before anything is stored to the place of
that word: the output may be that argument.

Before, generic1271 was refused for the Cortex-M4: its last step of a complete sum hands on a
coordinate, whose words were read behind the stores.
"""

import pytest

from ecgen.isa.armv7em import emit as armv7em
from ecgen.isa.routine import LimbRoutine
from ecgen.isa.target import load_target
from ecgen.limb.ir import Element, LimbOp, LimbProgram


@pytest.mark.parametrize("count", [2, 12])
def test_words_handed_on_are_read_before_their_place_is_written(count):
    given = tuple(f"a{i}" for i in range(2 * count))
    ops = tuple(LimbOp("add", (f"t{i}", ""), (f"a{i}", f"a{count + i}")) for i in range(count))
    sums = tuple(f"t{i}" for i in range(count))
    most = (1 << 32) - 1
    inputs, outputs = (
        tuple(Element(word, (word,), 0, most) for word in words)
        for words in (given, (*sums, *given[:count]))
    )
    program = LimbProgram("hand_on", bits=32, inputs=inputs, ops=ops, outputs=outputs)
    routine = LimbRoutine(
        "hand_on", program, (("r", "out", (*sums, *given[:count])), ("a", "in", given))
    )
    made = armv7em.emit(routine, armv7em.backend_of(load_target("cortex-m4")))
    assert made.instructions
