"""A routine that saves one register alone stores it with `str.w r4, [sp, #-4]!`, which no source of
assembly was allowed to hold: every check of the manifest of such a library failed.
"""

import pytest

from ecgen.run.delivered.sources import INSTRUCTION


@pytest.mark.parametrize("line", ["str.w r4, [sp, #-4]!", "ldr.w r4, [sp], #4", "mul x, y"])
def test_what_saves_a_register_is_an_instruction(line):
    assert INSTRUCTION.fullmatch(line)


@pytest.mark.parametrize("line", ["mul x!, y", "str r4, [sp]!; nop", "b !done", "x = y]!"])
def test_other_marks_are_none(line):
    assert not INSTRUCTION.fullmatch(line)
